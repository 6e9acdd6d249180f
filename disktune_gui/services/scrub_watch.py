"""Scrubs of btrfs and scans of pools of ZFS that run, by the answers that pages get and a look now and then."""

from __future__ import annotations

import time
from collections.abc import Callable

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract import scrub
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.action import Scrub, ScrubDeed
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import record
from disktune_contract.scrub import PoolList, ScrubList, ScrubReport, ScrubState
from disktune_gui.client.presence import SeenTimer
from disktune_gui.client.session import Session
from disktune_gui.text.steady import SteadyEnd

LOOK_MS = 10_000
"""How often what runs is read, while the window can be seen."""


@record
class ScrubNow:
    """A scrub that runs."""

    drive: DriveRef
    title: str
    fraction: float | None
    ends_at: float | None
    """By the monotonic clock."""
    uuid: str = ""
    """Of a btrfs; a pool has none."""


class ScrubWatch(QObject):
    """One for each session. Asks once for what was there before the window, then only while something runs."""

    changed = pyqtSignal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._running: dict[str, ScrubNow] = {}
        self._ends: dict[str, SteadyEnd] = {}
        self._asked: set[str] = set()
        """What is scrubbed, of which was asked."""
        self._timer = SeenTimer(session, self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        session.work_answered.connect(self._on_answered)
        session.drives_changed.connect(self._on_drives)
        self._on_drives(session.drives)

    def running(self) -> tuple[ScrubNow, ...]:
        """Return those that run."""
        return tuple(self._running.values())

    def pause(self, one: ScrubNow, send: Callable[[str, object], None]) -> None:
        """Let *send* request that a scrub is paused; btrfs keeps the position."""
        send("scrub", Scrub(one.drive, one.uuid, ScrubDeed.STOP))

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        here = {ref: drive for drive in drives for ref in drive.usage.checked}
        for ref in here.keys() - self._asked:
            self._ask(here[ref].ref, ref)
        self._asked = set(here)

    def _ask(self, drive: DriveRef, what: str) -> None:
        verb = "scrubs" if what.startswith("btrfs:") else "pools"
        if self._session.may(verb):
            self._session.request(self, verb, OfDrive(drive), lambda _reply: None, lambda _fault, _why: None)

    def _look(self) -> None:
        for one in self._running.values():
            self._ask(one.drive, "btrfs:" if one.uuid else "zfs:")

    def _on_answered(self, _verb: str, args: object, reply: object) -> None:
        drive = getattr(args, "drive", None)
        if not isinstance(drive, DriveRef) or not isinstance(reply, ScrubList | ScrubReport | PoolList):
            return
        if isinstance(reply, PoolList):
            self._take_pools(drive, reply)
        else:
            for report in reply.file_systems if isinstance(reply, ScrubList) else (reply,):
                self._take(drive, report)
        if bool(self._running) != self._timer.isActive():
            (self._timer.start if self._running else self._timer.stop)()
        self.changed.emit()

    def _take(self, drive: DriveRef, report: ScrubReport) -> None:
        if scrub.state(report) is not ScrubState.RUNNING:
            self._running.pop(report.uuid, None)
            return
        whole = scrub.whole(report)
        left = whole.seconds * (1 / whole.fraction - 1) if whole.seconds and whole.fraction else None
        self._keep(report.uuid, ScrubNow(drive, report.title, whole.fraction, None, report.uuid), left)

    def _take_pools(self, drive: DriveRef, reply: PoolList) -> None:
        for pool in reply.pools:
            runs = next((scan for scan in pool.scans if scan.running and not scan.paused), None)
            if runs is None:
                self._running.pop(pool.name, None)
            else:
                self._keep(pool.name, ScrubNow(drive, pool.name, runs.fraction, None), runs.left_s)

    def _keep(self, key: str, one: ScrubNow, left_s: float | None) -> None:
        ends = self._ends.setdefault(key, SteadyEnd())
        if key not in self._running:
            ends.forget()
        at = ends.add(time.monotonic(), left_s)
        self._running[key] = ScrubNow(one.drive, one.title, one.fraction, at, one.uuid)
