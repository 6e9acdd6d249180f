"""The tray over drives with scripted counters: each thing is told once, and no drive is disturbed for it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import DriveRef
from disktune_contract.health import sample as keeping
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health, ScsiHealth
from disktune_contract.health.health_notices import QUIET_S
from disktune_contract.health.sample import HealthSample, Origin, sample
from disktune_contract.health.self_tests import SelfTestKind, SelfTestOutcome, SelfTestResult
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.demo.ata.device import Power
from disktune_gui.demo.ata.self_tests import EXTENDED, READ_FAILED, LoggedTest
from disktune_gui.desktop.preferences import DEGREE
from disktune_gui.text.formats import formats
from disktune_gui.tray import notification
from disktune_gui.tray.health_monitor import BATTERY_S, COOL_LOOK_S, FIRST_S, HOT_S, ROUND_S, PolledDrive
from disktune_gui.tray.notification import Matter, Urgency
from disktune_helper.cli.sample import Sampler
from disktune_helper.drives import drive_list
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.files import MemoryFolder
from tests.helper.conftest import Bench, make_bench
from tests.narrowed import present
from tests.tray.health.drive_tree import DriveTree
from tests.tray.health.hours import BEGAN, Hours, heard, patched

HOUR = 3600.0


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no write wait for the disk: what a power failure leaves is tested elsewhere."""
    monkeypatch.setattr("os.fsync", lambda _descriptor: None)


def disk(pending: int = 0, reallocated: int = 0, crc: int = 0, *, passed: bool = True) -> Health:
    raw = {5: reallocated, 197: pending, 199: crc}
    attributes = tuple(AtaAttribute(number, 100, 100, 10, value, number == 5) for number, value in raw.items())
    return Health(ata=AtaHealth(passed, attributes, rotating=True))


FAILED_TEST = SelfTestResult(
    SelfTestKind.EXTENDED, SelfTestOutcome.FAILED_READ, hours=19_042, remaining_percent=60, lba=20_391_463
)


class Drives:
    """Two disks whose counters a test writes."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tree = DriveTree(folder / "machine")
        self.health: dict[str, Health | None] = {"sda": disk(8, 5, 700), "sdb": disk()}
        for name in self.health:
            self.tree.drive(name)
        self.present = True
        self.hours = patched(Hours(folder, self.tree, self.answer), monkeypatch)

    def answer(self, wanted: Collection[str]) -> tuple[PolledDrive, ...] | None:
        if not self.present:
            return None
        return tuple(heard(name, told if name in wanted else None) for name, told in self.health.items())

    def work(self) -> None:
        for name in self.health:
            self.tree.works(name)

    def busy(self, hours: float) -> list[str]:
        """Let time pass in which both disks work all the time; return the titles that were told."""
        self.hours.pass_by(hours * HOUR, self.work)
        return self.hours.titles()


@pytest.fixture
def drives(qapp: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Drives]:
    for name in ("XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    yield Drives(tmp_path, monkeypatch)
    notification.store().clear()


# -- what is told ------------------------------------------------------------------------------------------


def test_old_errors_that_stand_still_are_not_told(drives: Drives) -> None:
    assert drives.busy(8) == []
    assert len(drives.hours.asked) == 8


def test_new_errors_are_told_once_each(drives: Drives) -> None:
    assert drives.busy(3) == []
    drives.health["sda"] = disk(9, 5, 700)
    drives.health["sdb"] = disk(reallocated=1, crc=2)
    assert drives.busy(5) == [
        "Example (sda): New pending sectors",
        "Example (sdb): New reallocated sectors",
        "Example (sdb): New CRC errors on the link",
    ]


def test_a_drive_that_begins_to_fail_is_told_once_and_waits_to_be_seen(drives: Drives) -> None:
    drives.busy(2)
    drives.health["sdb"] = disk(passed=False)
    drives.hours.pass_by(5 * HOUR, drives.work)
    (told,) = drives.hours.told
    assert told.title == "Predicted failure"
    assert told.body == ("Example (sdb): The SMART status predicts a failure. Back up now. Replace the drive.")
    assert (told.urgency, told.stays, told.mutable) == (Urgency.CRITICAL, True, True)
    assert Matter.of(told.subject) == Matter("failing", "wwn:sdb")


def test_a_failed_self_test_is_told_once_with_the_block_and_what_to_do(drives: Drives) -> None:
    assert drives.busy(2) == []
    drives.health["sdb"] = replace(disk(), self_tests=(FAILED_TEST,))
    drives.hours.pass_by(5 * HOUR, drives.work)
    (told,) = drives.hours.told
    assert told.title == "Failed self-test"
    assert told.body == (
        "Example (sdb): Extended self-test failed at block 20,391,463. That was at 19,042 power-on hours. Passing "
        "an extended self-test clears this. Back up now."
    )
    assert (told.urgency, told.stays, told.mutable) == (Urgency.CRITICAL, True, True)
    assert Matter.of(told.subject) == Matter("self-test", "wwn:sdb")
    drives.hours.told.clear()
    drives.hours.start()
    assert drives.busy(5) == [], "it is remembered"
    drives.hours.now += QUIET_S
    passed = replace(FAILED_TEST, outcome=SelfTestOutcome.PASSED, lba=None)
    drives.health["sdb"] = replace(disk(), self_tests=(passed, FAILED_TEST))
    assert drives.busy(2) == []
    drives.health["sdb"] = replace(disk(), self_tests=(FAILED_TEST, passed, FAILED_TEST))
    assert drives.busy(2) == ["Example (sdb): Failed self-test"]


def test_a_failed_self_test_is_muted_for_its_drive_alone(drives: Drives) -> None:
    drives.busy(2)
    drives.hours.monitor.mute(Matter("self-test", "wwn:sda"))
    drives.health["sda"] = replace(disk(9, 5, 700), self_tests=(FAILED_TEST,))
    drives.health["sdb"] = replace(disk(), self_tests=(FAILED_TEST,))
    assert drives.busy(2) == ["Example (sda): New pending sectors", "Example (sdb): Failed self-test"]


def test_a_tray_that_starts_again_repeats_nothing_and_misses_nothing(drives: Drives) -> None:
    drives.busy(2)
    drives.health["sda"] = disk(9, 5, 700)
    assert len(drives.busy(1)) == 1
    drives.hours.start()
    assert drives.busy(5) == []
    drives.health["sdb"] = disk(pending=1)
    drives.hours.start()
    assert drives.busy(1) == ["Example (sdb): New pending sectors"]


def test_a_drive_that_is_moved_to_another_port_is_the_same(drives: Drives) -> None:
    drives.busy(2)
    drives.health["sda"] = disk(9, 5, 700)
    assert len(drives.busy(1)) == 1
    drives.tree.drive("sdz")
    moved = replace(heard("sdz", drives.health.pop("sda")), identity="wwn:sda")
    drives.health["sdz"] = moved.health
    before = drives.answer

    def answer(wanted: Collection[str]) -> tuple[PolledDrive, ...] | None:
        return tuple(
            replace(one, identity=moved.identity) if one.name == "sdz" else one for one in before(wanted) or ()
        )

    drives.hours._answer = answer
    assert drives.busy(4) == []
    assert drives.hours.monitor.name_of("wwn:sda") == "sdz"


def test_a_home_that_cannot_be_written_loses_no_notice(drives: Drives, tmp_path: Path) -> None:
    (tmp_path / "health-notices.json").mkdir()
    drives.busy(2)
    drives.health["sda"] = disk(9, 5, 700)
    assert drives.busy(5) == ["Example (sda): New pending sectors"]


def test_a_file_that_is_damaged_counts_as_none(drives: Drives, tmp_path: Path) -> None:
    drives.busy(2)
    (tmp_path / "health-notices.json").write_text("{")
    drives.hours.start()
    assert drives.busy(5) == []


# -- muting ------------------------------------------------------------------------------------------------


def test_what_is_muted_is_not_told_and_the_rest_is(drives: Drives) -> None:
    drives.busy(2)
    matter = Matter("pending", "wwn:sda")
    drives.hours.monitor.mute(matter)
    assert drives.hours.withdrawn == [matter.text]
    assert notification.muted_matters(notification.store()) == {matter: "Example (sda)"}
    drives.health["sda"] = disk(9, 6, 700)
    drives.health["sdb"] = disk(pending=1)
    assert drives.busy(1) == ["Example (sda): New reallocated sectors", "Example (sdb): New pending sectors"]
    # What came while it was muted is not told when it is no longer; what comes after that is.
    notification.mute_matter(notification.store(), matter, "", on=False)
    drives.hours.now += QUIET_S
    assert drives.busy(2) == []
    drives.health["sda"] = disk(10, 6, 700)
    assert drives.busy(1) == ["Example (sda): New pending sectors"]


# -- who is asked when -------------------------------------------------------------------------------------


def test_a_drive_that_does_nothing_is_not_asked_again(drives: Drives) -> None:
    drives.hours.pass_by(12 * HOUR, lambda: drives.tree.works("sdb"))
    assert {name for _, wanted in drives.hours.asked for name in wanted} == {"sdb"}
    drives.hours.asked.clear()
    drives.hours.pass_by(12 * HOUR)
    assert drives.hours.asked == [], "nobody works, so no helper is started"


def test_a_drive_that_the_kernel_has_suspended_is_not_asked(drives: Drives) -> None:
    (drives.tree.root / "sys/block/sda/device/power/runtime_status").write_text("suspended\n")
    drives.busy(3)
    assert {name for _, wanted in drives.hours.asked for name in wanted} == {"sdb"}


def test_rounds_are_an_hour_apart_and_rarer_on_a_battery(drives: Drives) -> None:
    drives.busy(4)
    assert [at for at, _ in drives.hours.asked] == [FIRST_S + ROUND_S * number for number in range(4)]
    drives.tree.supply("AC", "Mains", online="0")
    drives.hours.asked.clear()
    drives.busy(12)
    assert len(drives.hours.asked) == 3
    assert drives.hours.asked[2][0] - drives.hours.asked[1][0] == BATTERY_S


def test_drives_are_listed_once_and_again_when_one_comes_or_is_exchanged(drives: Drives) -> None:
    drives.busy(8)
    assert drives.hours.lists == 1, "a list reads the sensors of drives that sleep, too"
    drives.tree.drive("sdc")
    drives.busy(3)
    assert drives.hours.lists == 2
    (drives.tree.root / "sys/block/sda/diskseq").write_text("9\n")
    drives.busy(1)
    assert drives.hours.lists == 3


def test_a_machine_whose_drives_have_no_counters_is_left_alone(drives: Drives) -> None:
    drives.health.clear()
    drives.hours.pass_by(6 * HOUR, lambda: drives.tree.works("sda"))
    assert len(drives.hours.asked) == 1


def test_where_no_helper_can_be_had_it_goes_on_trying(drives: Drives) -> None:
    drives.present = False
    assert drives.busy(3) == []
    drives.present = True
    drives.busy(1)
    assert len(drives.hours.asked) == 4
    drives.health["sdb"] = disk(pending=1)
    assert drives.busy(1) == ["Example (sdb): New pending sectors"]


# -- temperatures ------------------------------------------------------------------------------------------


def warm(drives: Drives, celsius: int, limit: int = 60) -> None:
    drives.tree.sensor("sdb", temp1_input=celsius * 1000, temp1_max=limit * 1000)


@pytest.fixture
def sensed(drives: Drives) -> Drives:
    (drives.tree.root / "sys/block/sdb/device/hwmon/hwmon3").mkdir(parents=True)
    warm(drives, 40)
    return drives


@pytest.mark.slow
def test_a_unit_that_the_window_chose_since_is_used(sensed: Drives, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(formats, "fahrenheit", False)
    notification.store().setValue(DEGREE, "F")
    warm(sensed, 63)
    sensed.hours.pass_by(COOL_LOOK_S + HOT_S + 90, sensed.work)
    (told,) = sensed.hours.told
    assert "145 °F, above its limit of 140 °F" in told.body


@pytest.mark.slow
def test_a_drive_above_its_limit_for_five_minutes_is_told_once(sensed: Drives) -> None:
    assert sensed.busy(2) == []
    warm(sensed, 63)
    began = sensed.hours.now
    sensed.hours.pass_by(COOL_LOOK_S + HOT_S + 90, sensed.work)
    (told,) = sensed.hours.told
    assert told.title == "Temperature above the limit"
    assert told.body == ("Example (sdb): 63 °C, above its limit of 60 °C for 5 minutes. Improve cooling.")
    assert sensed.hours.now - began > HOT_S
    sensed.hours.told.clear()
    assert sensed.busy(2) == []


def test_a_drive_that_rests_is_not_asked_for_its_temperature(sensed: Drives) -> None:
    sensed.busy(2)
    assert sensed.tree.read
    sensed.tree.read.clear()
    warm(sensed, 63)
    # The disk falls asleep, or is about to; the other one works.
    sensed.hours.pass_by(6 * HOUR, lambda: sensed.tree.works("sda"))
    assert sensed.tree.read == []
    assert sensed.hours.titles() == []


def test_sensors_are_looked_at_more_often_only_near_the_limit(sensed: Drives) -> None:
    sensed.busy(2)
    sensed.tree.read.clear()
    sensed.busy(3)
    assert len(sensed.tree.read) == pytest.approx(3 * HOUR / COOL_LOOK_S, abs=2)
    warm(sensed, 55)
    sensed.tree.read.clear()
    assert sensed.busy(1) == []
    assert len(sensed.tree.read) > 45


def test_without_a_sensor_nothing_is_looked_at(drives: Drives) -> None:
    drives.busy(6)
    assert drives.hours.wakes == 6


@pytest.mark.slow
def test_a_disk_without_a_sensor_that_was_too_hot_is_asked_again_in_five_minutes(drives: Drives) -> None:
    hot, cool = (
        Health(scsi=ScsiHealth(0, 0, celsius, 60, None, None, None, None, None, (), None)) for celsius in (65, 40)
    )
    drives.health["sdb"] = cool
    assert drives.busy(2) == []
    drives.health["sdb"] = hot
    assert drives.busy(2) == ["Example (sdb): Temperature above the limit"]
    drives.hours.asked.clear()
    drives.busy(3)
    assert sum("sda" in wanted for _, wanted in drives.hours.asked) in (2, 3), "the others are asked as ever"
    drives.health["sdb"] = cool
    drives.busy(1)
    drives.hours.asked.clear()
    drives.busy(3)
    assert len(drives.hours.asked) == 3


# -- samples that others keep ------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", ["own", "system"])
def test_what_a_window_or_the_timer_has_kept_is_told_too(drives: Drives, tmp_path: Path, folder: str) -> None:
    drives.busy(2)
    new = present(sample(disk(12, 5, 700), drives.hours.now - 5))
    file = tmp_path / folder / keeping.file_name("wwn:sda")
    file.parent.mkdir(exist_ok=True)
    file.write_text(keeping.text_of([new]))
    drives.hours.monitor.read_samples()
    drives.hours.monitor.read_samples()
    assert drives.hours.titles() == ["Example (sda): New pending sectors"]
    drives.health["sda"] = disk(12, 5, 700)
    assert drives.busy(6) == []


@pytest.mark.parametrize(
    ("more", "title"),
    [
        ({"failing": True}, "Example (sda): Predicted failure"),
        ({"failed_test": True}, "Example (sda): Failed self-test"),
        ({"spare_percent": 9, "spare_threshold_percent": 10}, "Example (sda): Spare below the threshold"),
    ],
)
def test_what_the_drive_said_of_itself_is_told_from_samples(
    drives: Drives, tmp_path: Path, more: dict[str, Any], title: str
) -> None:
    drives.busy(2)
    drives.hours.titles()
    file = tmp_path / "system" / keeping.file_name("wwn:sda")
    file.parent.mkdir(exist_ok=True)
    file.write_text(keeping.text_of([HealthSample(drives.hours.now - 5, Origin.TIMER, **more)]))
    drives.hours.monitor.read_samples()
    drives.hours.monitor.read_samples()
    assert drives.hours.titles() == [title]


def test_what_a_drive_answers_becomes_part_of_its_history(drives: Drives) -> None:
    drives.busy(3)
    kept = drives.hours.monitor._samples._files.read("wwn:sda")
    assert [one.at - BEGAN for one in kept] == [FIRST_S + ROUND_S * number for number in range(3)]


# -- the drive's own log -----------------------------------------------------------------------------------


@pytest.fixture
def bench() -> Bench:
    return make_bench()


def through_the_helper(bench: Bench, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Hours, DriveTree]:
    """Return a tray whose questions the helper puts to virtual ATA drives."""
    tree = DriveTree(folder / "machine")
    for name in ("sdb", "sdd"):
        tree.drive(name)

    def answer(wanted: Collection[str]) -> tuple[PolledDrive, ...]:
        def health(ref: DriveRef) -> Health | None:
            told = HANDLERS["health"](bench.session, OfDrive(ref)) if ref.name in wanted else None
            assert told is None or isinstance(told, Health)
            return told

        found = [one for one in drive_list.drives(bench.ports) if one.name in ("sdb", "sdd")]
        return tuple(PolledDrive(one.name, one.identity, one.name, 512, None, health(one.ref)) for one in found)

    return patched(Hours(folder, tree, answer), monkeypatch), tree


def commands(bench: Bench, name: str) -> list[int]:
    drive = present(bench.world.drives[name].ata)
    return [task.command for task in drive.log]


def test_an_awake_drive_is_asked_each_hour_and_told_of_and_a_sleeping_one_gets_no_command_at_all(
    qapp: QCoreApplication, bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    hours, tree = through_the_helper(bench, tmp_path, monkeypatch)
    awake, sleeper = bench.world.drives["sdb"].ata, bench.world.drives["sdd"].ata
    assert awake is not None
    assert sleeper is not None
    assert sleeper.power is Power.STANDBY
    hours.pass_by(6 * HOUR, lambda: tree.works("sdb"))
    assert commands(bench, "sdb").count(0xB0) == 6 * 3
    assert hours.titles() == []
    next(one for one in awake.smart.attributes if one.number == 197).raw = 3
    hours.pass_by(6 * HOUR, lambda: tree.works("sdb"))
    assert hours.titles() == ["sdb: New pending sectors"]
    for drive in (awake, sleeper):
        drive.self_tests.tests.append(LoggedTest(EXTENDED, READ_FAILED, 100, 4, 4711))
    hours.pass_by(6 * HOUR, lambda: tree.works("sdb"))
    assert hours.titles() == ["sdb: Failed self-test"]
    assert commands(bench, "sdd") == []
    assert sleeper.power is Power.STANDBY


def test_an_hour_of_tray_and_timer_wakes_no_drive(
    qapp: QCoreApplication, bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The timer does not know at first whether the drive did anything, and asks it whether it sleeps."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    hours, tree = through_the_helper(bench, tmp_path, monkeypatch)
    sleeper = present(bench.world.drives["sdd"].ata)
    kept, runtime = MemoryFolder(), MemoryFolder()
    read, opened = bench.ports.read_bytes, list[str]()

    def read_bytes(path: str) -> bytes:
        opened.append(path)
        return read(path)

    monkeypatch.setattr(bench.ports, "read_bytes", read_bytes)
    for _ in range(3):
        Sampler(bench.ports, bench.session, kept, runtime, lambda: hours.now).take()
        hours.pass_by(0.5 * HOUR, lambda: tree.works("sdb"))
    assert sleeper.power is Power.STANDBY
    assert set(commands(bench, "sdd")) <= {0xEC, 0xE5}, "IDENTIFY DEVICE, CHECK POWER MODE"
    assert opened
    assert not [path for path in opened if "/hwmon" in path], "a sensor asks its drive"
    assert 0xB0 in commands(bench, "sdb"), "the other one was asked"


def test_a_drive_that_fell_asleep_after_its_work_is_asked_once_whether_it_sleeps_and_left(
    qapp: QCoreApplication, bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    hours, tree = through_the_helper(bench, tmp_path, monkeypatch)
    sleeper = present(bench.world.drives["sdd"].ata)
    tree.works("sdd")
    hours.pass_by(6 * HOUR)
    # IDENTIFY DEVICE and CHECK POWER MODE, which no drive wakes up for.
    assert commands(bench, "sdd") == [0xEC, 0xE5]
    assert sleeper.power is Power.STANDBY
