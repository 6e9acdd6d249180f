"""How a drive says it is doing, asked by whoever may; a drive that sleeps is left alone."""

from __future__ import annotations

import pytest

from disktune_contract.identity.health import Health, HealthVerdict
from disktune_contract.messages.protocol import VERBS, Class, OfDrive
from disktune_contract.sentence import NamedText, wordings
from disktune_contract.settings.ata_access import SMART, SMART_SIGNATURE
from disktune_gui.demo.ata.device import Power
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_helper.inventory import health
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.drive_commands.ioctls import SgReply
from disktune_helper.transport import ata as disk_ata
from tests.helper.changes.test_drive_actions import SLEEPER
from tests.helper.conftest import Bench
from tests.helper.sas_disk import REQUEST_SENSE, SasDisk


def ask(bench: Bench, name: str) -> Health:
    found = HANDLERS["health"](bench.session, OfDrive(bench.drive(name).ref))
    assert isinstance(found, Health)
    return found


def ata(bench: Bench, name: str = "sdb") -> AtaDrive:
    drive = bench.world.drives[name].ata
    assert drive is not None
    return drive


def smart_of(bench: Bench, name: str = "sdb") -> list[int]:
    """Return the features of every SMART command that the drive was sent."""
    return [task.feature for task in ata(bench, name).log if task.command == 0xB0]


def test_only_who_may_open_a_drive_has_anything_to_ask() -> None:
    assert VERBS["health"].classes == {Class.INSPECT, Class.TUNE}


def test_a_drive_in_good_health(bench: Bench) -> None:
    found = ask(bench, "sdb")
    assert (found.verdict, found.why, found.note) == (HealthVerdict.GOOD, (), "")
    assert found.ata is not None
    assert found.ata.passed is True
    hours = next(one for one in found.ata.attributes if one.number == 9)
    assert (hours.value, hours.raw, hours.threshold) == (74, 19042, 0)
    # Data, thresholds, status; no test is begun, and nothing is switched.
    assert smart_of(bench) == [0xD0, 0xD1, 0xDA]


def test_a_drive_that_expects_to_fail(bench: Bench) -> None:
    one = next(one for one in ata(bench).smart.attributes if one.number == 5)
    one.value = one.worst = 100
    found = ask(bench, "sdb")
    assert found.verdict is HealthVerdict.FAILING
    assert found.why == (
        "The drive's SMART status predicts a failure.",
        "Attribute 5 has reached its threshold, which predicts a failure.",
    )


def test_a_reason_carries_what_it_was_made_of(bench: Bench) -> None:
    one = next(one for one in ata(bench).smart.attributes if one.number == 5)
    one.value = one.worst = 100
    told = {one.template: one.values for one in wordings(ask(bench, "sdb"))}
    named = told["Attribute {number} has reached its threshold, which predicts a failure."]
    assert named == (NamedText("number", "5"),)


def test_what_was_bad_once_is_a_warning_and_no_failure(bench: Bench) -> None:
    one = next(one for one in ata(bench).smart.attributes if one.number == 5)
    one.worst = 100
    found = ask(bench, "sdb")
    assert (found.verdict, found.why) == (
        HealthVerdict.WARNS,
        ("Attribute 5 was at its threshold in the past.",),
    )


def test_a_sleeping_drive_is_not_asked(bench: Bench) -> None:
    found = ask(bench, SLEEPER)
    assert (found.verdict, found.note) == (HealthVerdict.UNKNOWN, health.ASLEEP)
    assert smart_of(bench, SLEEPER) == []
    assert (ata(bench, SLEEPER).power, ata(bench, SLEEPER).wakeups) == (Power.STANDBY, 0)


def test_smart_that_is_off_stays_off(bench: Bench) -> None:
    node = bench.ports.open_drive("sdb")
    disk_ata.send(node, SMART, feature=0xD9, lba=SMART_SIGNATURE)
    ata(bench).log.clear()
    assert ask(bench, "sdb").note == health.OFF
    assert smart_of(bench) == []


def test_an_nvme_drive(bench: Bench) -> None:
    found = ask(bench, "nvme0n1")
    assert found.nvme is not None
    assert found.verdict is HealthVerdict.GOOD
    drive = bench.world.drives["nvme0n1"].nvme
    assert drive is not None
    for warning, verdict in ((1 << 1, HealthVerdict.WARNS), (1 << 3, HealthVerdict.FAILING)):
        drive.smart = bytes((warning,)) + drive.smart[1:]
        assert ask(bench, "nvme0n1").verdict is verdict
    drive.smart = bytes(1) + drive.smart[1:5] + bytes((101,)) + drive.smart[6:]
    worn = ask(bench, "nvme0n1")
    assert worn.verdict is HealthVerdict.WARNS
    assert worn.why[0].startswith("101% of its estimated life is used")


@pytest.mark.parametrize("name", ["md0"])
def test_what_has_no_counters_says_so(bench: Bench, name: str) -> None:
    found = ask(bench, name)
    assert (found.verdict, found.note) == (HealthVerdict.UNKNOWN, health.NONE_THERE)


class Sas:
    """A SAS disk whose REQUEST SENSE is answered first as given, and then as usual."""

    name = "sda"

    def __init__(self, *answers: bytes) -> None:
        self.disk, self._answers = SasDisk(), list(answers)

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 0, outgoing: bytes = b"") -> SgReply:
        if cdb[0] == REQUEST_SENSE and self._answers:
            return SgReply(0, 0, 0, b"", self._answers.pop(0))
        return self.disk.sg_io(cdb, reply_bytes, outgoing)


NOTHING = bytes(18)
"""As a bridge answers that does not know the question."""
WAS_RESET = bytes((0x70, 0, 6, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0x29, 0, 0, 0, 0, 0))


def test_a_sas_disk_that_does_not_say_whether_it_sleeps_is_not_asked_for_its_counters() -> None:
    node = Sas(NOTHING, NOTHING)
    found = health._scsi(node)  # type: ignore[arg-type]
    assert (found.verdict, found.note, found.scsi) == (HealthVerdict.UNKNOWN, health.UNSURE, None)
    assert node.disk.read_logs == []


def test_one_that_foretells_its_failure_instead_is_failing_all_the_same() -> None:
    """As SPC-5 has it for disks that warn when they are asked (MRIE 6 of the informational exceptions page)."""
    predicts = bytes((0x70, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0x5D, 0x10, 0, 0, 0, 0))
    node = Sas(predicts, predicts)
    found = health._scsi(node)  # type: ignore[arg-type]
    assert (found.verdict, found.note) == (HealthVerdict.FAILING, health.UNSURE)
    assert node.disk.read_logs == []


def test_one_that_tells_first_that_it_was_reset_is_asked_again() -> None:
    node = Sas(WAS_RESET)
    found = health._scsi(node)  # type: ignore[arg-type]
    assert found.scsi is not None
    assert node.disk.read_logs
