"""What fails of an inspection hides nothing else: each command that it sends is let fail in each way.

Who may not be asked is decided by IDENTIFY and by the power mode (ATA), by sense data (SCSI) and by Identify
Controller (NVMe): those are asked before, and without them nothing else is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from disktune_contract.health.health import Health
from disktune_contract.health.verdict import HealthVerdict, judge
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import contents, replace
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_gui.demo.ata.sat import ABORTED, AtaResult, TaskFile
from disktune_gui.demo.ata.self_tests import EXTENDED, READ_FAILED, LoggedTest
from disktune_gui.demo.nvme_drive import NvmeDrive, NvmeTest
from disktune_helper.drives import health
from disktune_helper.drives.drive_snapshot import MOST_LOST
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from tests.helper.conftest import Bench, make_bench
from tests.helper.sas_disk import LOG_SENSE, LOGS, SasDisk, log_page
from tests.narrowed import of_kind, present

Facts = dict[str, object]
Damage = Callable[[bytes], bytes | None]

WAYS: dict[str, Damage] = {
    "error": lambda _data: None,
    "wrong sum": lambda data: bytes((*data[:-1], data[-1] ^ 0xFF)) if data else None,
    "short": lambda data: data[: len(data) // 3],
    "zeros": lambda data: bytes(len(data)),
}
"""What an answer becomes; None is an error of the drive."""


def facts(found: Health) -> Facts:
    """Return everything in *found* that was read, by a name for each part."""
    told: Facts = {f"test {place}": one for place, one in enumerate(found.self_tests)}
    if found.ata is not None:
        told["status"] = found.ata.passed
        told["off-line"] = found.ata.offline
        for one in found.ata.attributes:
            told[f"attribute {one.number}"] = replace(one, threshold=None)
            told[f"threshold {one.number}"] = one.threshold
        told |= {f"statistic {one.page} {one.offset}": one.value for one in found.ata.statistics or ()}
        told |= {f"link {one.number}": one.count for one in found.ata.phy_events or ()}
    told |= dict(contents(found.nvme)) if found.nvme is not None else {}
    if found.scsi is not None:
        told |= {name: value for name, value in contents(found.scsi).items() if name != "errors"}
        told |= {f"{one.kind} errors": one for one in found.scsi.errors}
    told["kernel"] = found.kernel
    return {name: value for name, value in told.items() if value is not None}


def lost(whole: Facts, rest: Facts) -> set[str]:
    """Return what is missing in *rest*; what there is, is what it was."""
    assert all(whole[name] == value for name, value in rest.items()), rest
    return whole.keys() - rest.keys()


def judged(found: Health) -> HealthVerdict:
    return judge(found).verdict


# -- ATA ---------------------------------------------------------------------------------------------------

_SMART, _READ_LOG = 0xB0, 0x2F
STATUS = (_SMART, 0xDA, 0)
BRINGS: dict[tuple[int, int, int], tuple[str, ...]] = {
    STATUS: ("status",),
    (_SMART, 0xD0, 0): ("attribute", "threshold", "off-line"),
    (_SMART, 0xD1, 0): ("threshold",),
    (_READ_LOG, 0, 0x000): ("statistic", "link"),
    (_READ_LOG, 0, 0x004): ("statistic",),
    **{(_READ_LOG, 0, page << 8 | 0x04): (f"statistic {page} ",) for page in (1, 3, 4, 6)},
    (_READ_LOG, 0, 0x011): ("link",),
    # The short log takes its place.
    (_READ_LOG, 0, 0x007): (),
    (_SMART, 0xD5, 0x06): ("test",),
}
"""What each command brings, by command, feature and log: nothing else may be missing without it."""
UNSUMMED = {(_READ_LOG, 0, log) for log in (0x000, 0x004, 0x104, 0x304, 0x404, 0x604)}
"""Pages without a checksum: a wrong last byte is no fault of theirs."""


def question(task: TaskFile) -> tuple[int, int, int]:
    return task.command, task.feature, task.lba & 0xFFFF & (0xFF if task.command == _SMART else 0xFFFF)


def asked_of(drive: AtaDrive) -> set[tuple[int, int, int]]:
    return {question(one) for one in drive.log if one.command in (_SMART, _READ_LOG)}


class Ailing:
    """A machine whose drive sdb has every log and a failed self-test, and answers one question wrongly."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bench: Bench = make_bench()
        drive = present(self.bench.world.drives["sdb"].ata)
        drive.self_tests.tests.append(LoggedTest(EXTENDED, READ_FAILED, 19_000, tenths=8, lba=4711))
        for one in drive.smart.attributes:
            one.raw = 3 if one.number in (5, 197) else one.raw
        self.drive, self.monkeypatch, self.execute = drive, monkeypatch, drive.execute

    def ask(self) -> Health:
        self.drive.log.clear()
        return of_kind(Health, HANDLERS["health"](self.bench.session, OfDrive(self.bench.drive("sdb").ref)))

    def fail(self, where: tuple[int, int, int], damage: Damage) -> None:
        before = self.drive.execute

        def execute(task: TaskFile) -> AtaResult:
            result = before(task)
            if question(task) != where:
                return result
            data = damage(result.data)
            if where == STATUS:
                return ABORTED if data is None else replace(result, lba=0)
            return ABORTED if data is None else replace(result, data=data)

        self.monkeypatch.setattr(self.drive, "execute", execute)


@pytest.fixture
def ailing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ailing]:
    made = Ailing(monkeypatch)
    yield made
    made.bench.session.stop_work()


def its_short_log(ailing: Ailing) -> None:
    ailing.fail((_READ_LOG, 0, 0x007), WAYS["error"])


def test_every_command_of_the_inspection_is_let_fail_here(ailing: Ailing) -> None:
    ailing.ask()
    asked = asked_of(ailing.drive)
    its_short_log(ailing)
    ailing.ask()
    assert {question for question in asked | asked_of(ailing.drive) if question[2] != 0xC24F} == set(BRINGS)


@pytest.mark.slow
@pytest.mark.parametrize("where", BRINGS, ids=lambda where: f"{where[0]:02X}-{where[1]:02X}-{where[2]:03X}")
def test_one_answer_that_fails_hides_no_other(ailing: Ailing, where: tuple[int, int, int]) -> None:
    if where == (_SMART, 0xD5, 0x06):
        its_short_log(ailing)
    before, asked = ailing.ask(), ailing.drive.execute
    for way, damage in WAYS.items():
        ailing.monkeypatch.setattr(ailing.drive, "execute", asked)
        ailing.fail(where, damage)
        only_that_is_missing(before, ailing.ask(), where, way)


def only_that_is_missing(before: Health, found: Health, where: tuple[int, int, int], way: str) -> None:
    missing = lost(facts(before), facts(found))
    assert all(name.startswith(BRINGS[where]) for name in missing), (way, missing)
    if way == "wrong sum" and where != STATUS:
        assert missing == set()
        assert ("Wrong checksum" in found.note) is (where not in UNSUMMED)
    elif where != STATUS:
        assert "Not read: " in found.note
    assert bool(missing) is not (way == "wrong sum" or not BRINGS[where]) or where == STATUS
    # It has pending sectors and a failed self-test: whatever is left says so.
    assert judged(found) is HealthVerdict.CAUTION


@pytest.mark.parametrize("way", WAYS)
def test_a_drive_that_foretells_its_failure_says_so_whatever_becomes_of_its_pages(
    ailing: Ailing, way: str
) -> None:
    next(one for one in ailing.drive.smart.attributes if one.number == 5).value = 1

    def execute(task: TaskFile) -> AtaResult:
        result = ailing.execute(task)
        if task.command not in (_SMART, _READ_LOG) or question(task)[1] == STATUS[1]:
            return result
        data = WAYS[way](result.data)
        return ABORTED if data is None else replace(result, data=data)

    ailing.monkeypatch.setattr(ailing.drive, "execute", execute)
    assert judged(ailing.ask()) is HealthVerdict.FAILING


def test_after_answers_that_were_lost_nothing_more_is_asked(
    ailing: Ailing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each may take 20 s: a drive that no longer answers is not asked twelve times."""
    answer, tried = ailing.drive.sg_io, []

    def sg_io(cdb: bytes, reply_bytes: int = 0, outgoing: bytes = b"") -> SgReply:
        if cdb[0] == 0x85 and cdb[14] in (_SMART, _READ_LOG):
            tried.append(cdb)
            return SgReply(0, 3, 0, b"", b"")
        return answer(cdb, reply_bytes, outgoing)

    monkeypatch.setattr(ailing.drive, "sg_io", sg_io)
    found = ailing.ask()
    assert (found.ata, len(tried)) == (None, 1 + MOST_LOST)
    assert "Earlier answers were lost." in found.note


# -- NVMe --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("log", [0x02, 0x06])
def test_each_log_of_an_nvme_drive_stands_alone(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, log: int, way: str
) -> None:
    drive = of_kind(NvmeDrive, bench.world.drives["nvme0n1"].nvme)
    drive.self_tests.tests.append(NvmeTest(2, 7, 40, segment=3))
    answer = drive.admin

    def ask() -> Health:
        return of_kind(Health, HANDLERS["health"](bench.session, OfDrive(bench.drive("nvme0n1").ref)))

    def admin(opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0) -> NvmeReply:
        reply = answer(opcode, cdw10, reply_bytes, namespace, cdw11)
        if opcode != 0x02 or cdw10 & 0xFF != log:
            return reply
        data = WAYS[way](reply.data)
        return replace(reply, status=0x4109) if data is None else replace(reply, data=data)

    before = ask()
    monkeypatch.setattr(drive, "admin", admin)
    found = ask()
    assert (found.nvme is None or log == 0x06) is True if way != "wrong sum" else found.nvme is not None
    if log == 0x02:
        assert found.self_tests == before.self_tests
        assert judged(found) is HealthVerdict.CAUTION
    else:
        assert found.nvme == before.nvme
    # These pages have no checksum.
    assert bool(found.note) is (way != "wrong sum")


# -- SCSI --------------------------------------------------------------------------------------------------

TESTS = log_page(0x10, (1, bytes((0x27, 0, 0x30, 0x39)) + b"\xff" * 8 + bytes(4)))
OF_PAGE: dict[int, tuple[str, ...]] = {
    0x00: ("",),
    0x02: ("write errors",),
    0x03: ("read errors",),
    0x05: ("verify errors",),
    0x06: ("other_errors",),
    0x0D: ("temperature_c", "reference_temperature_c"),
    0x0E: ("starts", "loads", "rated_"),
    0x10: ("test",),
    0x2F: ("asc", "ascq"),
}


@pytest.mark.parametrize("way", ["error", "short", "zeros"])
@pytest.mark.parametrize("page", OF_PAGE, ids=lambda page: f"{page:02X}h")
def test_each_log_page_of_a_scsi_disk_stands_alone(page: int, way: str) -> None:
    disk = SasDisk(logs={**LOGS, 0x10: TESTS})

    class Node:
        name, broken = "sda", False

        def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 0, outgoing: bytes = b"") -> SgReply:
            reply = disk.sg_io(cdb, reply_bytes, outgoing)
            if not self.broken or cdb[0] != LOG_SENSE or cdb[2] & 0x3F != page:
                return reply
            data = WAYS[way](reply.data)
            if data is None:
                return disk.sg_io(bytes((LOG_SENSE, 0, 0x40 | 0x3E, *cdb[3:])), reply_bytes, outgoing)
            return replace(reply, data=data)

    node = Node()
    before = facts(health._scsi(node))  # type: ignore[arg-type]
    assert set(disk.read_logs) == set(OF_PAGE)
    node.broken = True
    found = health._scsi(node)  # type: ignore[arg-type]
    missing = lost(before, facts(found))
    assert missing
    assert all(name.startswith(OF_PAGE[page]) for name in missing), missing
    assert "Not read: " in found.note
