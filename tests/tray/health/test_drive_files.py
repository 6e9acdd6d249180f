"""What the kernel's files say of drives."""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_gui.tray.drive_files import DriveFiles, SensorReading
from tests.tray.health.drive_tree import DriveTree


@pytest.fixture
def tree(tmp_path: Path) -> DriveTree:
    return DriveTree(tmp_path)


def test_without_files_there_is_nothing(tmp_path: Path) -> None:
    files = DriveFiles(tmp_path)
    assert files.names() == ()
    assert files.work("sda") is None
    assert not files.suspended("sda")
    assert files.warmth("sda") is None
    assert not files.on_battery()


def test_only_devices_are_drives(tree: DriveTree) -> None:
    tree.drive("sda")
    (tree.root / "sys/block/loop0").mkdir()
    (tree.root / "sys/block/md0").mkdir()
    assert tree.names() == ("sda",)


def test_work_is_data_that_was_moved_and_not_time(tree: DriveTree) -> None:
    tree.drive("sda")
    before = tree.work("sda")
    stat = tree.root / "sys/block/sda/stat"
    fields = stat.read_text().split()
    for place in (0, 3, 4, 8, 9, 10):
        # Commands, ticks, and requests under way: a drive that wakes up has one, and is not awake yet.
        fields[place] = "77"
    stat.write_text(" ".join(fields))
    assert tree.work("sda") == before
    tree.works("sda")
    assert tree.work("sda") != before


def test_old_kernels_count_no_discards(tree: DriveTree) -> None:
    tree.drive("sda")
    (tree.root / "sys/block/sda/stat").write_text("1 2 3 4 5 6 7 8 9 10 11\n")
    assert tree.work("sda") == (3, 7)
    (tree.root / "sys/block/sda/stat").write_text("torn\n")
    assert tree.work("sda") is None


@pytest.mark.parametrize("name", ["sda", "nvme0n1"])
@pytest.mark.parametrize(
    ("files", "warmth"),
    [
        ({"temp1_input": 41_850, "temp1_max": 81_850, "temp1_crit": 84_850}, SensorReading(41.85, 81.85)),
        ({"temp1_input": 41_000, "temp1_crit": 84_850}, SensorReading(41.0, 84.85)),
        ({"temp1_input": -5_000, "temp1_max": 60_000}, SensorReading(-5.0, 60.0)),
        ({"temp1_input": 41_000}, SensorReading(41.0, None)),
        ({"temp1_input": 41_000, "temp1_max": 0}, SensorReading(41.0, None)),
        ({"temp1_input": 41_000, "temp1_max": 65_261_850}, SensorReading(41.0, None)),
        ({"temp1_input": 300_000, "temp1_max": 60_000}, None),
    ],
)
def test_a_limit_is_the_drives_own_or_none(
    tree: DriveTree, name: str, files: dict[str, int], warmth: SensorReading | None
) -> None:
    tree.drive(name, sensor=True)
    assert not tree.has_sensor(name), "it has no reading"
    tree.sensor(name, **files)
    assert tree.has_sensor(name)
    assert tree.read == [], "to find a sensor asks nothing"
    assert tree.warmth(name) == warmth


@pytest.mark.parametrize(("status", "suspended"), [("suspended", True), ("suspending", True), ("active", False)])
def test_a_drive_that_the_kernel_has_suspended(tree: DriveTree, status: str, suspended: bool) -> None:
    tree.drive("sda", runtime_status=status)
    assert tree.suspended("sda") is suspended


def test_a_computer_runs_on_its_battery_when_its_socket_feeds_nothing(tree: DriveTree) -> None:
    tree.supply("BAT0", "Battery")
    assert not tree.on_battery(), "nobody says whether it is fed"
    tree.supply("ucsi-1", "USB", online="0")
    assert not tree.on_battery()
    tree.supply("AC", "Mains", online="0")
    assert tree.on_battery()
    tree.supply("ucsi-1", "USB", online="1")
    assert not tree.on_battery()
    tree.supply("ucsi-1", "USB", online="0")
    tree.supply("mouse", "Mains", online="1", scope="Device")
    assert tree.on_battery()
