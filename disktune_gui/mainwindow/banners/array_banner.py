"""A sentence in the window for each array in trouble, from its start on, tray or not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject

from disktune_contract.arrays.alarms import TROUBLE, Alarm
from disktune_contract.drives.drive import Drive
from disktune_gui.client.session import Session
from disktune_gui.mainwindow.banners.banner import Banner
from disktune_gui.mainwindow.banners.strip import Strip
from disktune_gui.text.said import said
from disktune_gui.tray import mutes


class ArrayBanner(QObject):
    """Says it once for each turn for the worse; takes it away when the array is well again."""

    def __init__(
        self,
        session: Session,
        banner: Banner,
        show: Callable[[str], None],
        shown: Callable[[str], bool] = lambda _array: False,
    ) -> None:
        """*show* goes to the page of an array, *shown* says whether that is in front already."""
        super().__init__(banner)
        self._shown = shown
        self._session, self._banner, self._show = session, banner, show
        self._said: dict[str, tuple[str, Strip]] = {}
        """By array: what was said to be the matter, and where."""
        session.drives_changed.connect(self._look)
        self._look(session.drives)

    def look_again(self) -> None:
        """Take in that an array was muted."""
        self._look(self._session.drives)

    def _look(self, drives: tuple[Drive, ...]) -> None:
        # What is muted are arrays of this computer.
        own = any(drive.array for drive in drives) and not self._session.place.host
        muted = mutes.muted(mutes.store()) if own else frozenset()
        troubled = {
            drive.name: (drive, drive.array.alarm, drive.array.why)
            for drive in drives
            if drive.array is not None and drive.array.alarm in TROUBLE and drive.name not in muted
        }
        unread = {drive.name: drive for drive in drives if drive.array and not drive.array.alarm}
        for name in self._said.keys() - troubled.keys():
            if name in unread and name not in muted:
                self._say_unread(unread[name])
            else:
                self._banner.withdraw(self._said.pop(name)[1])
        for drive, alarm, why in troubled.values():
            self._say(drive, Alarm(alarm), why)

    def _say_unread(self, drive: Drive) -> None:
        """Take back nothing that was said of an array whose state is unknown now, and say that."""
        why = said(drive.array.why) if drive.array is not None else ""
        words = self.tr(
            "{array} needed attention when its state was last read. Its current state is unknown: {why}"
        )
        self._said[drive.name][1].retell(words.format(array=_known(drive), why=why))

    def _say(self, drive: Drive, alarm: Alarm, why: str) -> None:
        name = drive.name
        words = {
            Alarm.DEGRADED: self.tr("{array} is degraded. {why}"),
            Alarm.INACTIVE: self.tr("{array} is inactive. {why}"),
            Alarm.FAILED: self.tr("{array} has failed. {why}"),
        }
        text = words[alarm].format(array=_known(drive), why=said(why))
        if name in self._said:
            before, strip = self._said[name]
            if before == alarm:
                strip.retell(text)
                return
            self._banner.withdraw(strip)
        strip = self._banner.say(text, "caution" if alarm is Alarm.DEGRADED else "danger")
        strip.lead(
            self.tr("Show Array"),
            self.tr("Show what the array does and what helps it"),
            partial(self._show, name),
            partial(self._shown, name),
        )
        self._said[name] = (alarm, strip)


def _known(drive: Drive) -> str:
    """Return an array's name as the list of drives has it, and as mdadm does."""
    return drive.name if drive.title == drive.name else f"{drive.title} ({drive.name})"
