"""A sentence in the window for each array in trouble, from its start on, tray or not."""

from __future__ import annotations

from PyQt6.QtCore import QObject

from disktune_contract.alarms import Alarm
from disktune_contract.drive import Drive
from disktune_gui.banner import Banner, Strip
from disktune_gui.session import Session
from disktune_gui.tray import mutes

TROUBLE = {Alarm.DEGRADED: "caution", Alarm.INACTIVE: "danger", Alarm.FAILED: "danger"}
"""What is worth a sentence, and its tone."""


class ArrayBanner(QObject):
    """Says it once for each turn for the worse; takes it away when the array is well again."""

    def __init__(self, session: Session, banner: Banner) -> None:
        super().__init__(session)
        self._banner = banner
        self._said: dict[str, tuple[str, Strip]] = {}
        """By array: what was said to be the matter, and where."""
        session.drives_changed.connect(self._look)
        self._look(session.drives)

    def _look(self, drives: tuple[Drive, ...]) -> None:
        muted = mutes.muted(mutes.store()) if any(drive.array for drive in drives) else frozenset()
        troubled = {
            drive.name: (drive.array.alarm, drive.array.why)
            for drive in drives
            if drive.array is not None and drive.array.alarm in TROUBLE and drive.name not in muted
        }
        for name in self._said.keys() - troubled.keys():
            self._banner.withdraw(self._said.pop(name)[1])
        for name, (alarm, why) in troubled.items():
            self._say(name, Alarm(alarm), why)

    def _say(self, name: str, alarm: Alarm, why: str) -> None:
        if name in self._said:
            if self._said[name][0] == alarm:
                return
            self._banner.withdraw(self._said[name][1])
        words = {
            Alarm.DEGRADED: self.tr("{array} is degraded. {why}"),
            Alarm.INACTIVE: self.tr("{array} was not started. {why}"),
            Alarm.FAILED: self.tr("{array} has failed. {why}"),
        }
        strip = self._banner.say(words[alarm].format(array=name, why=why), TROUBLE[alarm])
        self._said[name] = (alarm, strip)
