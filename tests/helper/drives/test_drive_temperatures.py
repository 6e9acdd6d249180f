"""Temperatures in the list of drives: of a hard disk only while it works, so that none is kept from standby."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.look import DriveList
from disktune_contract.messages.protocol import Nothing
from disktune_helper.drives import drive_list
from disktune_helper.drives.drive_list import AGAIN_S, DriveTemperatures
from disktune_helper.rpc.handlers import HANDLERS
from tests.helper.conftest import Bench

LATER_S = 30.0
"""How often the window asks."""
DISK, SSD = "sdb", "sda"


class List:
    """The list of drives, asked for again and again."""

    def __init__(self, bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bench, self.now, self.asked = bench, 0.0, list[str]()
        self._place = bench.world.drives[DISK].place
        self._temperatures = DriveTemperatures(lambda: self.now)
        self.work(100)
        real = bench.ports.read_bytes

        def read_bytes(path: str) -> bytes:
            if "/hwmon" in path:
                self.asked.append(path)
            return real(path)

        monkeypatch.setattr(bench.ports, "read_bytes", read_bytes)

    def write(self, attribute: str, text: str) -> None:
        self.bench.world.tree.file(f"{self._place}/{attribute}", f"{text}\n")

    def work(self, sectors: int, *, commands: int = 7, flushes: int = 0) -> None:
        """Let the kernel have counted so many sectors that were read, and so many commands."""
        self.write("stat", f"{commands} 0 {sectors} 5 1 0 8 2 0 7 7 0 0 0 0 {flushes} 0")

    def look(self, after_s: float = LATER_S) -> float | None:
        """Return the temperature of the disk in the next list."""
        self.now += after_s
        self.asked.clear()
        found = drive_list.drives(self.bench.ports, self._temperatures)
        return next(drive for drive in found if drive.name == DISK).temperature_c

    @property
    def disk_was_asked(self) -> bool:
        return any(f"/{DISK}/" in path for path in self.asked)


@pytest.fixture
def listed(onlooker: Bench, monkeypatch: pytest.MonkeyPatch) -> List:
    return List(onlooker, monkeypatch)


@pytest.mark.slow
def test_a_disk_that_did_nothing_is_not_asked_however_often_drives_are_listed(listed: List) -> None:
    assert [listed.look() for _ in range(20)] == [None] * 20
    assert not listed.disk_was_asked


def test_a_disk_that_worked_since_the_last_list_is_asked_and_one_that_stopped_is_not(listed: List) -> None:
    listed.look()
    listed.work(108)
    assert listed.look() is not None
    assert listed.disk_was_asked
    # The value of before is not shown as if it were of now.
    assert listed.look() is None
    assert not listed.disk_was_asked


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda disk: disk.work(100, commands=9), id="commands without data"),
        pytest.param(lambda disk: disk.work(100, flushes=3), id="flushes"),
    ],
)
def test_what_reads_and_writes_nothing_proves_no_motor(listed: List, change: Callable[[List], None]) -> None:
    listed.look()
    change(listed)
    assert listed.look() is None
    assert not listed.disk_was_asked


def test_where_the_kernel_counts_our_own_questions_the_count_proves_nothing(listed: List) -> None:
    listed.write("queue/iostats_passthrough", "1")
    listed.look()
    listed.work(108)
    assert listed.look() is None
    assert not listed.disk_was_asked


def test_another_disk_under_the_same_name_is_not_the_one_that_worked(listed: List) -> None:
    listed.look()
    listed.work(108)
    listed.write("diskseq", "4711")
    assert listed.look() is None
    assert not listed.disk_was_asked


def test_a_second_list_at_once_says_the_same_without_asking(listed: List) -> None:
    listed.look()
    listed.work(108)
    first = listed.look()
    assert listed.look(AGAIN_S / 2) == first is not None
    assert not listed.disk_was_asked


def test_a_disk_that_the_kernel_has_suspended_is_not_asked(listed: List) -> None:
    """The kernel would start it for the question."""
    listed.look()
    listed.work(108)
    place = listed.bench.world.drives[DISK].place.rpartition("/block/")[0]
    listed.bench.world.tree.file(f"{place}/power/runtime_status", "suspended\n")
    assert listed.look() is None
    assert not listed.disk_was_asked


def test_a_drive_without_a_motor_is_asked(onlooker: Bench) -> None:
    found = {drive.name: drive.temperature_c for drive in drive_list.drives(onlooker.ports, DriveTemperatures())}
    assert (found[SSD] is None, found["nvme0n1"] is None, found[DISK]) == (False, False, None)


def test_the_operation_that_lists_remembers_what_it_saw(onlooker: Bench) -> None:
    def disk() -> Drive:
        found = HANDLERS["drives"](onlooker.session, Nothing())
        assert isinstance(found, DriveList)
        return next(drive for drive in found.drives if drive.name == DISK)

    now = 0.0
    onlooker.session.temperatures = DriveTemperatures(lambda: now)
    assert disk().temperature_c is None
    now = LATER_S
    place = onlooker.world.drives[DISK].place
    onlooker.world.tree.file(f"{place}/stat", "900000000 0 900000000 5 1 0 8 2 0 7 7\n")
    assert disk().temperature_c is not None
