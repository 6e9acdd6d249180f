"""Beginning and stopping self-tests: what goes to the drive, what is refused, and what is read back."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from disktune_contract.drives.drive import DriveKind, DriveRef
from disktune_contract.health.health import DriveLogs
from disktune_contract.health.self_tests import (
    RunningSelfTest,
    SelfTestKind,
    SelfTestOffer,
    SelfTestOutcome,
    SelfTestResult,
    SelfTests,
)
from disktune_contract.messages.action import SelfTestStart
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class, Level
from disktune_contract.messages.protocol import VERBS, OfDrive
from disktune_gui.demo.ata.device import Power
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_gui.demo.ata.self_tests import ABORT, EXTENDED, SELECTIVE, SHORT, Failure, SelfTester
from disktune_helper.changes import maintenance
from disktune_helper.drives import health, self_tests
from disktune_helper.drives.drive_snapshot import OpenDriveSnapshot
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.ports import Node
from tests.helper.conftest import Bench, only_looks
from tests.helper.sas_disk import SasDisk, SasNode, log_page
from tests.narrowed import of_kind, present

KIND = SelfTestKind
SDZ = DriveRef("sdz", "wwn:5000c500deadbeef")


def ask(bench: Bench, verb: str, name: str, kind: SelfTestKind | None = None, **more: object) -> SelfTests:
    ref = bench.drive(name).ref
    request = OfDrive(ref) if kind is None else SelfTestStart(ref, kind, **more)  # type: ignore[arg-type]
    return of_kind(SelfTests, HANDLERS[verb](bench.session, request))


def look(bench: Bench, name: str) -> SelfTests:
    return ask(bench, "self-tests", name)


def logs_of(bench: Bench, name: str) -> DriveLogs:
    return of_kind(DriveLogs, HANDLERS["drive-logs"](bench.session, OfDrive(bench.drive(name).ref)))


def begin(bench: Bench, name: str, kind: SelfTestKind, **more: object) -> SelfTests:
    return ask(bench, "self-test-start", name, kind, **more)


def refused(bench: Bench, name: str, kind: SelfTestKind, **more: object) -> tuple[Fault, str]:
    with pytest.raises(Refusal) as caught:
        begin(bench, name, kind, **more)
    return caught.value.fault, caught.value.why


def ata(bench: Bench, name: str = "sdb") -> AtaDrive:
    return present(bench.world.drives[name].ata)


def inside(bench: Bench, name: str = "sdb") -> SelfTester:
    return ata(bench, name).self_tests


# -- what is allowed ---------------------------------------------------------------------------------------


def test_looking_changes_nothing_and_beginning_is_for_those_who_may_change_something(bench: Bench) -> None:
    for verb in ("self-tests", "drive-logs"):
        assert VERBS[verb].classes == {Class.INSPECT, Class.TUNE}
        assert VERBS[verb].reaches is Level.LOOK
    for verb in ("self-test-start", "self-test-abort"):
        assert VERBS[verb].classes == {Class.TUNE}
    for name in ("sda", "sdb", "sdc", "sde", "nvme0n1"):
        look(bench, name)
        HANDLERS["drive-logs"](bench.session, OfDrive(bench.drive(name).ref))
    for name in ("sda", "sdb", "sdc", "sde"):
        assert all(only_looks(task) for task in ata(bench, name).log)


# -- ATA ---------------------------------------------------------------------------------------------------


def test_a_short_test_from_its_beginning_to_its_end(bench: Bench) -> None:
    before = look(bench, "sdb")
    assert before.offers[:2] == (SelfTestOffer(KIND.SHORT, 1), SelfTestOffer(KIND.EXTENDED, 112))
    assert (before.running, before.refusal, before.rebuilding, before.note) == (None, "", "", "")
    begun = begin(bench, "sdb", KIND.SHORT)
    assert begun.running == RunningSelfTest(KIND.SHORT, 90, 1)
    assert begun.refusal == self_tests.RUNS
    assert begun.results == before.results, "one that runs is no result yet"
    bench.clock.now += 21
    assert look(bench, "sdb").running == RunningSelfTest(KIND.SHORT, 40, 1)
    bench.clock.now += 20
    after = look(bench, "sdb")
    assert (after.running, after.refusal, after.last) == (None, "", SelfTestOutcome.PASSED)
    assert after.results == (SelfTestResult(KIND.SHORT, SelfTestOutcome.PASSED, hours=19042), *before.results)
    assert (after.power_on_hours, after.sector_bytes) == (19042, 512)
    assert inside(bench).begun == [SHORT]


def test_an_estimate_is_the_drives_own_figure_for_what_is_left(bench: Bench) -> None:
    begin(bench, "sdb", KIND.EXTENDED)
    bench.clock.now += 0.5 * 55 * 112
    running = present(look(bench, "sdb").running)
    assert running.remaining_percent == 50
    assert running.minutes_left == 56


def test_a_test_is_stopped_and_stopping_none_does_nothing(bench: Bench) -> None:
    assert ask(bench, "self-test-abort", "sdb").running is None
    assert inside(bench).begun == []
    begin(bench, "sdb", KIND.EXTENDED)
    after = ask(bench, "self-test-abort", "sdb")
    assert after.running is None
    assert (after.results[0].kind, after.results[0].outcome) == (KIND.EXTENDED, SelfTestOutcome.STOPPED)
    assert inside(bench).begun == [EXTENDED, ABORT]


def test_a_second_test_does_not_end_the_first(bench: Bench) -> None:
    begin(bench, "sdb", KIND.EXTENDED)
    assert refused(bench, "sdb", KIND.SHORT) == (Fault.BUSY, self_tests.RUNS)
    assert inside(bench).begun == [EXTENDED]


def test_a_drive_that_sleeps_is_left_asleep(bench: Bench) -> None:
    found = look(bench, "sdd")
    assert (found.asleep, found.offers, found.refusal) == (True, (), self_tests.WOULD_WAKE)
    assert refused(bench, "sdd", KIND.SHORT) == (Fault.WOULD_WAKE, self_tests.WOULD_WAKE)
    with pytest.raises(Refusal) as caught:
        ask(bench, "self-test-abort", "sdd")
    assert caught.value.fault is Fault.WOULD_WAKE
    logs = HANDLERS["drive-logs"](bench.session, OfDrive(bench.drive("sdd").ref))
    assert logs == DriveLogs(note=health.ASLEEP, asleep=True)
    assert (ata(bench, "sdd").power, ata(bench, "sdd").wakeups) == (Power.STANDBY, 0)
    assert not [task for task in ata(bench, "sdd").log if task.command == 0xB0]


def test_a_member_of_an_array_that_rebuilds_is_tested_if_that_was_asked_twice(bench: Bench) -> None:
    found = look(bench, "sde")
    assert found.rebuilding.startswith("The array md0 is busy.")
    assert (found.refusal, look(bench, "sdb").rebuilding) == ("", "")
    fault, why = refused(bench, "sde", KIND.SHORT)
    assert fault is Fault.BUSY
    assert why.startswith(found.rebuilding)
    assert inside(bench, "sde").begun == []
    assert begin(bench, "sde", KIND.SHORT, although_rebuilding=True).running is not None


@pytest.mark.parametrize(
    ("action", "words"),
    [("check", "is busy"), ("repair", "is busy"), ("resync", "is busy"), ("idle", "")],
)
def test_what_an_array_does_is_named(bench: Bench, action: str, words: str) -> None:
    bench.world.tree.file("/sys/devices/virtual/block/md0/md/sync_action", f"{action}\n")
    found = look(bench, "sdf").rebuilding
    assert (words in found) if words else not found


def test_what_a_drive_does_not_offer_is_refused(bench: Bench) -> None:
    fault, why = refused(bench, "sdc", KIND.CONVEYANCE)
    assert (fault, why) == (Fault.NOT_SUPPORTED, "This drive does not support it.")
    for kind in (KIND.OFFLINE, KIND.VENDOR, KIND.UNKNOWN):
        assert refused(bench, "sdb", kind)[0] is Fault.NOT_SUPPORTED
    assert refused(bench, "sdh", KIND.SHORT)[0] is Fault.NOT_SUPPORTED, "a bridge that passes nothing on"
    assert refused(bench, "md0", KIND.SHORT) == (Fault.NOT_SUPPORTED, self_tests.NONE_OFFERED)


def test_a_failed_test_names_the_sector(bench: Bench) -> None:
    newest = look(bench, "sdc").results[0]
    assert newest.outcome is SelfTestOutcome.FAILED_READ
    bad = inside(bench, "sdc").bad_lba
    assert newest.lba == bad is not None
    begin(bench, "sdc", KIND.EXTENDED)
    bench.clock.now += 55 * 58
    found = look(bench, "sdc")
    assert (found.running, found.last) == (None, SelfTestOutcome.FAILED_READ)
    assert [one.lba for one in found.results[:2]] == [bad, bad]


def test_a_drive_that_was_never_tested_has_not_passed(bench: Bench) -> None:
    found = look(bench, "sda")
    assert (found.results, found.last) == ((), None)


def test_the_short_log_takes_the_place_of_one_that_cannot_be_read(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = bytes(512)
    whole = look(bench, "sdb").results
    monkeypatch.setattr(inside(bench), "extended_log", lambda: broken)
    missing = "Not read: extended log of self-tests. The drive sent only zeros."
    assert (look(bench, "sdb").results, look(bench, "sdb").note) == (whole, missing)
    monkeypatch.setattr(inside(bench), "log", lambda _address: broken)
    found = look(bench, "sdb")
    assert found.offers
    assert (found.results, found.note) == (
        (),
        f"{missing} Not read: log of self-tests. The drive sent only zeros.",
    )


def test_the_summary_takes_the_place_of_an_error_log_that_cannot_be_read(bench: Bench) -> None:
    ata(bench).error_logs.failures = [Failure(0x25, 0x40, 5, 9), Failure(0x60, 0x40, 1 << 30, 10)]
    long = logs_of(bench, "sdb").errors
    ata(bench).error_logs.refused.add(0x03)
    short = logs_of(bench, "sdb").errors
    assert long is not None
    assert short is not None
    assert [one.lba for one in long.entries] == [1 << 30, 5]
    assert [one.number for one in short.entries] == [one.number for one in long.entries]
    assert short.entries[1] == long.entries[1]


# -- which logs there are ----------------------------------------------------------------------------------


def test_the_directories_say_which_logs_there_are(bench: Bench) -> None:
    found = {one.address: (one.gp_pages, one.smart_pages) for one in logs_of(bench, "sdb").listed}
    assert (found[0x00], found[0x01], found[0x03], found[0x04]) == ((1, 1), (0, 1), (1, 0), (8, 8))
    assert (found[0x06], found[0x07], found[0x09], found[0x9F]) == ((0, 1), (1, 0), (0, 1), (16, 16))
    assert 0x02 not in found


@pytest.mark.slow
@pytest.mark.parametrize(("model", "kind"), [("INTEL SSDSA2CW160G3", DriveKind.ATA), ("", DriveKind.USB)])
def test_a_drive_that_may_freeze_at_the_question_and_one_behind_usb_are_not_asked_which_logs_they_have(
    bench: Bench, model: str, kind: DriveKind
) -> None:
    drive = ata(bench)
    with bench.session.look(bench.drive("sdb").ref) as sight:
        words = list(sight.words or ())
        if model:
            text = model.ljust(40).encode()
            words[27:47] = [int.from_bytes(text[at : at + 2], "big") for at in range(0, 40, 2)]
        drive.log.clear()
        found = self_tests.look_at_logs(replace(sight, words=tuple(words), kind=kind))
    assert found.errors is not None
    assert found.listed == ()
    assert not [task for task in drive.log if task.command == 0x2F or (task.feature, task.lba & 0xFF) == (0xD5, 0)]


def test_a_directory_that_the_drive_refuses_leaves_the_other_one(bench: Bench) -> None:
    ata(bench).error_logs.refused.add(0x00)
    found = {one.address: (one.gp_pages, one.smart_pages) for one in logs_of(bench, "sdb").listed}
    assert (found[0x01], found[0x04]) == ((0, 1), (0, 8))
    assert 0x03 not in found


# -- a range of sectors ------------------------------------------------------------------------------------


def test_a_selective_test_reads_the_range_and_nothing_else(bench: Bench) -> None:
    begun = begin(bench, "sdb", KIND.SELECTIVE, first_lba=1000, last_lba=2_000_000)
    assert present(begun.running).kind is KIND.SELECTIVE
    assert inside(bench).begun == [SELECTIVE]
    page = present(inside(bench).log(0x09))
    assert (int.from_bytes(page[2:10], "little"), int.from_bytes(page[10:18], "little")) == (1000, 2_000_000)
    assert not any(page[18:492])
    assert not any(page[502:511])


@pytest.mark.parametrize("span", [(None, None), (0, None), (5, 4), (-1, 4), (0, 1 << 50)])
def test_a_range_that_is_not_on_the_drive_is_refused(bench: Bench, span: tuple[int | None, int | None]) -> None:
    fault, _ = refused(bench, "sdb", KIND.SELECTIVE, first_lba=span[0], last_lba=span[1])
    assert fault is Fault.OUT_OF_RANGE
    assert inside(bench).begun == []


def test_the_last_sector_of_a_drive_may_be_read_and_the_one_behind_may_not(bench: Bench) -> None:
    last = bench.drive("sdb").size_bytes // 512 - 1
    assert refused(bench, "sdb", KIND.SELECTIVE, first_lba=last, last_lba=last + 1)[0] is Fault.OUT_OF_RANGE
    assert begin(bench, "sdb", KIND.SELECTIVE, first_lba=last, last_lba=last).running is not None


def test_the_range_of_the_last_selective_test_is_read_with_what_became_of_it(bench: Bench) -> None:
    assert look(bench, "sde").spans == ()
    begin(bench, "sdb", KIND.SELECTIVE, first_lba=1000, last_lba=10_000_999)
    [running] = look(bench, "sdb").spans
    assert (running.number, running.first, running.last) == (1, 1000, 10_000_999)
    assert running.outcome is SelfTestOutcome.RUNNING
    inside(bench).bad_lba = 5_001_000
    bench.clock.now += 3600
    [ended] = look(bench, "sdb").spans
    assert (ended.outcome, ended.lba) == (SelfTestOutcome.FAILED_READ, 5_001_000)
    # The status is that of the next test, and the log goes on naming the span.
    begin(bench, "sdb", KIND.SHORT)
    [left] = look(bench, "sdb").spans
    assert (left.current, left.outcome, left.lba) == (True, None, 5_001_000)


def test_a_drive_without_selective_tests_is_not_asked_for_their_log(bench: Bench) -> None:
    # As drives are from before there were conveyance and selective tests.
    inside(bench, "sdc").capabilities = 0x1B
    assert look(bench, "sdc").spans == ()
    assert not [task for task in ata(bench, "sdc").log if task.lba & 0xFF == 0x09]


def test_no_other_test_takes_a_range(bench: Bench) -> None:
    assert refused(bench, "sdb", KIND.SHORT, first_lba=0, last_lba=9)[0] is Fault.OUT_OF_RANGE


# -- NVMe --------------------------------------------------------------------------------------------------


def test_an_nvme_drive_tests_itself_as_well(bench: Bench) -> None:
    found = look(bench, "nvme0n1")
    assert found.offers == (SelfTestOffer(KIND.SHORT, 2), SelfTestOffer(KIND.EXTENDED, 30))
    assert begin(bench, "nvme0n1", KIND.EXTENDED).running == RunningSelfTest(KIND.EXTENDED, 100, 30)
    assert refused(bench, "nvme0n1", KIND.SHORT) == (Fault.BUSY, self_tests.RUNS)
    assert ask(bench, "self-test-abort", "nvme0n1").running is None
    begin(bench, "nvme0n1", KIND.SHORT)
    bench.clock.now += 41
    outcomes = [(one.kind, one.outcome) for one in look(bench, "nvme0n1").results]
    assert outcomes == [(KIND.SHORT, SelfTestOutcome.PASSED), (KIND.EXTENDED, SelfTestOutcome.STOPPED)]
    assert present(bench.world.drives["nvme0n1"].nvme).self_tests.begun == [0x2, 0xF, 0x1]


def test_the_errors_of_an_nvme_drive_are_read(bench: Bench) -> None:
    nvme = present(bench.world.drives["nvme0n1"].nvme)
    page = bytearray(nvme.smart)
    page[176:192] = (70).to_bytes(16, "little")
    nvme.smart = bytes(page)
    found = of_kind(DriveLogs, HANDLERS["drive-logs"](bench.session, OfDrive(bench.drive("nvme0n1").ref)))
    assert found.errors is not None
    assert (found.errors.total, len(found.errors.entries)) == (70, 64)
    assert (found.errors.entries[0].number, found.errors.entries[0].what) == (70, "Invalid Field in Command")


# -- SCSI --------------------------------------------------------------------------------------------------


@pytest.fixture
def sas() -> tuple[SasDisk, OpenDriveSnapshot]:
    """Return a disk whose extended self-test takes 100 minutes, and the disk as it is seen."""
    disk = SasDisk()
    disk.logs[0x10] = log_page(0x10)
    disk.pages[0x0A] = bytes.fromhex("8A 0A 02 00 00 00 00 00 00 00 17 70")
    seen = SimpleNamespace(
        kind=DriveKind.SCSI,
        node=SasNode(disk),
        words=None,
        is_scsi_disk=True,
        may_be_ata=True,
        asleep=False,
        name="sdz",
    )
    seen.used = SimpleNamespace(arrays=())
    seen.ports = SimpleNamespace(read_bytes=lambda _path: b"512\n", read_text=lambda _path: "512\n")
    return disk, cast(OpenDriveSnapshot, seen)


def test_a_sas_disk_tests_itself_in_the_background(sas: tuple[SasDisk, OpenDriveSnapshot]) -> None:
    disk, seen = sas
    assert self_tests.look(seen).offers == (SelfTestOffer(KIND.SHORT, None), SelfTestOffer(KIND.EXTENDED, 100))
    request = SelfTestStart(SDZ, KIND.EXTENDED)
    assert maintenance.begin(seen, request).running == RunningSelfTest(KIND.EXTENDED, 100, 100)
    disk.progress = 0x8000
    assert self_tests.look(seen).running == RunningSelfTest(KIND.EXTENDED, 50, 50)
    with pytest.raises(Refusal) as caught:
        maintenance.begin(seen, SelfTestStart(SDZ, KIND.SHORT))
    assert caught.value.fault is Fault.BUSY
    after = maintenance.stop(seen)
    assert after.running is None
    assert [(one.kind, one.outcome, one.hours) for one in after.results] == [
        (KIND.EXTENDED, SelfTestOutcome.STOPPED, 12345)
    ]
    assert disk.self_tests == [2, 4]


def test_a_sas_disk_without_the_log_offers_no_tests_and_one_that_sleeps_is_left_asleep(
    sas: tuple[SasDisk, OpenDriveSnapshot],
) -> None:
    disk, seen = sas
    disk.condition = 3
    assert self_tests.look(seen).asleep
    assert self_tests.look_at_logs(seen).asleep
    disk.condition = None
    del disk.logs[0x10]
    assert self_tests.look(seen).refusal == self_tests.NONE_OFFERED
    assert disk.self_tests == []


EXTENDED_INQUIRY = b"\0\x86\0\x3c" + bytes(6) + (1_340).to_bytes(2, "big") + bytes(52)


@pytest.mark.parametrize("field", ["FF FF", "00 00"])
def test_a_test_too_long_for_the_mode_page_takes_what_inquiry_says(
    sas: tuple[SasDisk, OpenDriveSnapshot], field: str
) -> None:
    disk, seen = sas
    disk.pages[0x0A] = disk.pages[0x0A][:10] + bytes.fromhex(field)
    assert self_tests.look(seen).offers[1] == SelfTestOffer(KIND.EXTENDED, None)
    disk.vpd[0x86] = EXTENDED_INQUIRY
    assert self_tests.look(seen).offers[1] == SelfTestOffer(KIND.EXTENDED, 1340)


def test_a_disk_that_does_not_list_the_page_is_not_asked_for_it(sas: tuple[SasDisk, OpenDriveSnapshot]) -> None:
    disk, seen = sas
    disk.pages[0x0A], disk.vpd[0x86] = disk.pages[0x0A][:10] + b"\xff\xff", EXTENDED_INQUIRY
    pages = {"device/vpd_pg0": b"\0\0\0\2\0\x80"}

    def read(path: str) -> bytes:
        return pages.get(path.partition("sdz/")[2], b"512\n")

    seen.ports.read_bytes = read  # type: ignore[method-assign]
    assert self_tests.look(seen).offers[1].minutes is None
    pages["device/vpd_pg0"] = b"\0\0\0\3\0\x80\x86"
    assert self_tests.look(seen).offers[1].minutes == 1340


def test_grown_defects_are_counted_by_the_header_of_their_list(sas: tuple[SasDisk, OpenDriveSnapshot]) -> None:
    disk, seen = sas
    assert (self_tests.look_at_logs(seen).grown_defects, disk.defects_asked) == (7, [0xB7])
    disk.grown = 0
    assert self_tests.look_at_logs(seen).grown_defects == 0
    disk.grown = None
    assert self_tests.look_at_logs(seen).grown_defects is None
    assert len(self_tests.look_at_logs(seen).counters) == 3 * 7


def test_a_disk_that_knows_the_short_command_alone_is_asked_by_that(
    sas: tuple[SasDisk, OpenDriveSnapshot],
) -> None:
    disk, seen = sas
    disk.first_defects_only = True
    assert (self_tests.look_at_logs(seen).grown_defects, disk.defects_asked) == (7, [0xB7, 0x37])


def test_a_sleeping_disk_is_not_asked_for_its_defects(sas: tuple[SasDisk, OpenDriveSnapshot]) -> None:
    disk, seen = sas
    disk.condition = 3
    assert self_tests.look_at_logs(seen).asleep
    assert health._scsi(disk_node(seen)).asleep
    assert disk.defects_asked == []
    disk.condition = None
    assert present(health._scsi(disk_node(seen)).scsi).grown_defects == 7


def disk_node(seen: OpenDriveSnapshot) -> Node:
    return present(seen.node)


def test_the_counters_of_a_sas_disk_are_a_table(sas: tuple[SasDisk, OpenDriveSnapshot]) -> None:
    found = self_tests.look_at_logs(sas[1])
    assert len(found.counters) == 3 * 7
    assert {(one.kind, one.value) for one in found.counters if one.parameter == 6} == {
        ("write", 0),
        ("read", 2),
        ("verify", 0),
    }
