"""The monitor on a clock that a test moves: its timers run out when their time has come."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, cast

from PyQt6.QtCore import QObject

from disktune_contract.health.health import Health
from disktune_gui.tray import health_monitor
from disktune_gui.tray.drive_files import DriveFiles, SampleNews
from disktune_gui.tray.health_monitor import Answered, HealthMonitor, PolledDrive
from disktune_gui.tray.notification import Notification
from disktune_gui.tray.notifier import Notifier

BEGAN = 1_800_000_000.0


class Timer:
    """A timer of the test's clock."""

    def __init__(self, hours: Hours, due: Callable[[], None]) -> None:
        self._hours, self._due = hours, due
        self.at: float | None = None

    def start(self, wait_ms: int) -> None:
        self.at = self._hours.now + wait_ms / 1000

    def stop(self) -> None:
        self.at = None

    def isActive(self) -> bool:
        return self.at is not None

    def run_out(self) -> None:
        self.at = None
        self._due()


class Hours:
    """A tray, whose drives are those that the test names, and all that it told."""

    def __init__(
        self, folder: Path, files: DriveFiles, answer: Callable[[Collection[str]], tuple[PolledDrive, ...] | None]
    ) -> None:
        self.now = BEGAN
        self.timers: list[Timer] = []
        self.told: list[Notification] = []
        self.withdrawn: list[str] = []
        self.asked: list[tuple[float, frozenset[str]]] = []
        """When which drives were asked."""
        self.lists = 0
        """How often a list of all drives was asked for, which reads every sensor."""
        self.wakes = 0
        """How often a timer ran out."""
        self._folder, self._files, self._answer = folder, files, answer
        self.monitor = self.start()

    def start(self) -> HealthMonitor:
        """Start the tray, or start it again."""
        self.timers.clear()
        hours = self

        class Monitor(HealthMonitor):
            def _timer(self, due: Callable[[], None]) -> Any:
                hours.timers.append(Timer(hours, due))
                return hours.timers[-1]

            def end(self) -> None:
                hours.timers.clear()

        samples = SampleNews((self._folder / "own", self._folder / "system"))
        file = self._folder / "health-notices.json"
        self.monitor = Monitor(
            cast(Notifier, self),
            file=file,
            files=self._files,
            ask=self._ask,
            samples=samples,
            clock=lambda: self.now,
        )
        self.monitor.begin()
        return self.monitor

    def later(self, _owner: QObject, call: Callable[[], None], milliseconds: int = 0) -> None:
        """Take the place of `health_monitor.later`."""
        timer = Timer(self, call)
        timer.start(milliseconds)
        self.timers.append(timer)

    def _ask(
        self, wanted: Collection[str], answered: Answered, parent: QObject, *, known: Sequence[PolledDrive]
    ) -> None:
        del parent
        self.asked.append((self.now - BEGAN, frozenset(wanted)))
        self.lists += not known
        answered(self._answer(wanted))

    # -- what a notifier does ------------------------------------------------------------------------------

    def show(self, message: Notification) -> None:
        self.told.append(message)

    def withdraw(self, subject: str) -> None:
        self.withdrawn.append(subject)

    # -- time ----------------------------------------------------------------------------------------------

    def pass_by(self, seconds: float, work: Callable[[], None] = lambda: None) -> None:
        """Let time pass; *work* is called after each second in which a timer waits to see what works."""
        end = self.now + seconds
        while True:
            waiting = [one for one in self.timers if one.at is not None and one.at <= end]
            if not waiting:
                break
            first = min(waiting, key=lambda one: one.at or 0.0)
            self.now = max(self.now, first.at or 0.0)
            work()
            self.wakes += 1
            first.run_out()
        self.now = end

    def titles(self) -> list[str]:
        """Return the drives and titles since the last call."""
        found, self.told = [f"{one.body.partition(': ')[0]}: {one.title}" for one in self.told], []
        return found


def heard(name: str, health: Health | None) -> PolledDrive:
    return PolledDrive(name, f"wwn:{name}", f"Example ({name})", 512, None, health)


def patched(hours: Hours, monkeypatch: Any) -> Hours:
    monkeypatch.setattr(health_monitor, "later", hours.later)
    return hours
