"""The tray and scrubs: told when one begins and what came of it, by what everybody may see; no timer at rest."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import pytest
from PyQt6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from disktune_contract.scrub import ScrubDevice, ScrubErrors, ScrubFigures, ScrubReport, ScrubState
from disktune_gui.tray.notification import Notification, Urgency
from disktune_gui.tray.notifier import Notifier
from disktune_gui.tray.scrub_monitor import Answered, ScrubMonitor, subject_of, uuid_in
from tests.amounts import PATIENCE_S

UUID = "63b8f770-c23d-47a9-b82d-a8afc22cc42a"


@dataclass
class Desk:
    """Files as btrfs and btrfs-progs leave them, a clock, and what was told and asked."""

    folder: Path
    now: float = 1_800_000_000.0
    shown: list[Notification] = field(default_factory=list)
    withdrawn: list[str] = field(default_factory=list)
    asked: list[tuple[str, str]] = field(default_factory=list)
    report: ScrubReport | None = None

    def __post_init__(self) -> None:
        sysfs = self.folder / "sys" / UUID
        (sysfs / "devinfo/1").mkdir(parents=True)
        (sysfs / "devices/sdb1").mkdir(parents=True)
        (sysfs / "label").write_text("pool\n", encoding="utf-8")
        (self.folder / "block/sdb/sdb1").mkdir(parents=True)
        (self.folder / "block/sdb1").symlink_to(self.folder / "block/sdb/sdb1")
        (self.folder / "block/sdb/sdb1/partition").touch()
        (self.folder / "lib").mkdir()
        self.count(0)
        self.monitor = ScrubMonitor(
            cast(Notifier, self),
            folder=self.folder / "lib/btrfs",
            sysfs=self.folder / "sys",
            block=self.folder / "block",
            ask=self._ask,
            clock=lambda: self.now,
        )

    def show(self, message: Notification) -> None:
        self.shown.append(message)

    def withdraw(self, subject: str) -> None:
        self.withdrawn.append(subject)

    def _ask(self, uuid: str, drive: str, answered: Answered, parent: QObject) -> None:
        assert parent is self.monitor
        self.asked.append((uuid, drive))
        answered(self.report)

    def count(self, errors: int) -> None:
        text = f"write_errs 0\nread_errs 0\nflush_errs 0\ncorruption_errs {errors}\ngeneration_errs 0\n"
        (self.folder / "sys" / UUID / "devinfo/1/error_stats").write_text(text, encoding="ascii")

    def write(self, uuid: str = UUID) -> None:
        """Write the record anew as btrfs-progs does: beside it, then renamed."""
        (self.folder / "lib/btrfs").mkdir(exist_ok=True)
        new = self.folder / f"lib/btrfs/scrub.status.{uuid}_tmp"
        new.write_text("root's alone", encoding="ascii")
        new.chmod(0)
        os.utime(new, (self.now, self.now))
        new.rename(self.folder / f"lib/btrfs/scrub.status.{uuid}")

    def run(self, writes: int) -> None:
        """Let a scrub run for so many records."""
        for _ in range(writes):
            self.now += 5
            self.write()
            self.monitor.look()

    def rest(self) -> None:
        """Let nothing be written for as long as it takes."""
        self.now += 12
        self.monitor.look()

    @property
    def ticking(self) -> bool:
        return any(timer.isActive() for timer in self.monitor.findChildren(QTimer))


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Desk:
    del qtbot
    return Desk(tmp_path)


def report(state: ScrubState, **errors: int) -> ScrubReport:
    device = ScrubDevice(1, "sdb1", state=state, figures=ScrubFigures(1, 1, ScrubErrors(**errors)))
    return ScrubReport(UUID, "pool", (), 0.0, (device,), live=True)


def test_one_that_runs_is_told_and_so_is_its_end(desk: Desk) -> None:
    desk.monitor.begin()
    desk.run(1)
    assert not desk.shown, "a file that is written once may be of a scrub that took a moment"
    desk.run(3)
    assert [message.title for message in desk.shown] == ["pool: scrub started"]
    assert desk.shown[0].passing
    assert desk.ticking
    desk.report = report(ScrubState.FINISHED)
    desk.rest()
    assert desk.asked == [(UUID, "sdb")]
    assert desk.shown[-1].title == "pool: scrub finished"
    assert desk.shown[-1].key == desk.shown[0].key, "it takes the place of the beginning"
    assert not desk.ticking


def test_nothing_ticks_while_nothing_runs_and_the_kernel_says_when_one_does(desk: Desk, qtbot: QtBot) -> None:
    desk.monitor.begin()
    assert not desk.ticking
    # The folder is made by the first scrub of all.
    desk.write()
    qtbot.waitUntil(lambda: desk.ticking, timeout=round(PATIENCE_S * 1000))
    desk.now += 5
    desk.write()
    qtbot.waitUntil(lambda: bool(desk.shown), timeout=round(PATIENCE_S * 1000))


@pytest.mark.parametrize(
    ("errors", "title", "urgency"),
    [
        ({"csum": 2, "uncorrectable": 2}, "pool: damaged data", Urgency.CRITICAL),
        ({"csum": 2, "corrected": 1, "uncorrectable": 1}, "pool: damaged data", Urgency.CRITICAL),
        ({"verify": 1, "corrected": 1}, "pool: errors corrected", Urgency.NORMAL),
    ],
)
def test_errors_are_told_and_stay(desk: Desk, errors: dict[str, int], title: str, urgency: Urgency) -> None:
    desk.monitor.begin()
    desk.run(2)
    desk.report = report(ScrubState.FINISHED, **errors)
    desk.rest()
    last = desk.shown[-1]
    assert (last.title, last.urgency, last.stays) == (title, urgency, True)


def test_what_somebody_paused_is_withdrawn_and_what_was_interrupted_is_told(desk: Desk) -> None:
    desk.monitor.begin()
    desk.run(2)
    desk.report = report(ScrubState.STOPPED)
    desk.rest()
    assert desk.withdrawn == [subject_of(UUID)]
    desk.run(2)
    desk.report = report(ScrubState.INTERRUPTED)
    desk.rest()
    assert desk.shown[-1].title == "pool: scrub interrupted"


@pytest.mark.parametrize(
    ("counted", "title"), [(0, "pool: scrub ended"), (1, "pool: scrub found errors")], ids=["none", "some"]
)
def test_without_a_helper_it_says_what_the_counters_say_and_no_more(desk: Desk, counted: int, title: str) -> None:
    desk.count(4)
    desk.monitor.begin()
    desk.run(2)
    desk.count(4 + counted)
    desk.rest()
    assert desk.shown[-1].title == title
    assert "Open DiskTune" in desk.shown[-1].body, "whether they were corrected nobody knows here"


def test_a_tray_that_starts_in_the_middle_tells_the_end_alone(desk: Desk) -> None:
    desk.write()
    desk.now += 4
    desk.monitor.begin()
    desk.run(2)
    assert not desk.shown
    desk.report = report(ScrubState.FINISHED)
    desk.rest()
    assert [message.title for message in desk.shown] == ["pool: scrub finished"]


def test_an_old_record_is_no_scrub(desk: Desk) -> None:
    desk.write()
    desk.now += 3600
    desk.monitor.begin()
    desk.monitor.look()
    assert not desk.shown
    assert not desk.ticking


def test_a_record_of_what_is_not_mounted_is_nothing(desk: Desk) -> None:
    desk.monitor.begin()
    other = UUID.replace("6", "7")
    for _ in range(3):
        desk.now += 5
        desk.write(other)
        desk.monitor.look()
    assert not desk.shown
    assert desk.monitor.drive_of(other) == ""


def test_a_subject_is_a_file_system_or_something_else() -> None:
    assert uuid_in(subject_of(UUID)) == UUID
    assert uuid_in("md0") == ""
