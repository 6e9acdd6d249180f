"""A sentence in the window for each array in trouble, from its start on, tray or not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject

from disktune_contract.alarms import TROUBLE, Alarm
from disktune_contract.drive import Drive
from disktune_gui.banner import Banner, Strip
from disktune_gui.session import Session
from disktune_gui.tray import mutes


class ArrayBanner(QObject):
    """Says it once for each turn for the worse; takes it away when the array is well again."""

    def __init__(self, session: Session, banner: Banner, show: Callable[[str], None]) -> None:
        super().__init__(banner)
        self._session, self._banner, self._show = session, banner, show
        self._said: dict[str, tuple[str, Strip]] = {}
        """By array: what was said to be the matter, and where."""
        session.drives_changed.connect(self._look)
        self._look(session.drives)

    def look_again(self) -> None:
        """Take in that an array was muted."""
        self._look(self._session.drives)

    def _look(self, drives: tuple[Drive, ...]) -> None:
        muted = mutes.muted(mutes.store()) if any(drive.array for drive in drives) else frozenset()
        troubled = {
            drive.name: (drive, drive.array.alarm, drive.array.why)
            for drive in drives
            if drive.array is not None and drive.array.alarm in TROUBLE and drive.name not in muted
        }
        for name in self._said.keys() - troubled.keys():
            self._banner.withdraw(self._said.pop(name)[1])
        for drive, alarm, why in troubled.values():
            self._say(drive, Alarm(alarm), why)

    def _say(self, drive: Drive, alarm: Alarm, why: str) -> None:
        name = drive.name
        words = {
            Alarm.DEGRADED: self.tr("{array} is degraded. {why}"),
            Alarm.INACTIVE: self.tr("{array} was not started. {why}"),
            Alarm.FAILED: self.tr("{array} has failed. {why}"),
        }
        # As the list of drives has it, and as mdadm does.
        known = name if drive.title == name else f"{drive.title} ({name})"
        text = words[alarm].format(array=known, why=why)
        if name in self._said:
            said, strip = self._said[name]
            if said == alarm:
                strip.retell(text)
                return
            self._banner.withdraw(strip)
        strip = self._banner.say(text, "caution" if alarm is Alarm.DEGRADED else "danger")
        strip.offer(self.tr("Show"), self.tr("Show this array"), partial(self._show, name))
        self._said[name] = (alarm, strip)
