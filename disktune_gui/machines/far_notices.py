"""Notifications of arrays on other machines, and of a connection that is lost, while nobody looks at the window.

The tray watches this computer's arrays, with or without a window. Another machine is heard of only while it is
connected, so the window tells of it.
"""

from __future__ import annotations

from typing import Protocol

from PyQt6.QtCore import QObject
from PyQt6.QtWidgets import QApplication

from disktune_contract.arrays.alarms import TROUBLE, Alarm
from disktune_contract.drives.drive import Drive
from disktune_gui.client.remote.host import short
from disktune_gui.client.remote.remote_session import Reach, RemoteSession
from disktune_gui.text.said import said
from disktune_gui.tray.notification import Notification, Urgency


class Shows(Protocol):
    """What shows notifications."""

    def show(self, message: Notification) -> None:
        """Show a message, or bring the one with its key up to date."""


class FarNotices(QObject):
    """Of one machine. What was so when it was connected is in the window, and no news."""

    def __init__(self, session: RemoteSession, shows: Shows) -> None:
        super().__init__(session)
        self._session, self._shows = session, shows
        self._known: dict[str, str] | None = None
        """By array its alarm; None before the machine's first list."""
        session.drives_changed.connect(self._on_drives)
        session.reach_changed.connect(self._on_reach)

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        before, now = self._known, {drive.name: drive for drive in drives if drive.array is not None}
        # An array whose state is unknown for a moment is what it was.
        self._known = {name: drive.array.alarm or (before or {}).get(name, "") for name, drive in now.items()}  # type: ignore[union-attr]
        if before is None:
            return
        for name, drive in now.items():
            alarm, was = self._known[name], before.get(name, "")
            if alarm != was and alarm in TROUBLE:
                self._tell(drive, Alarm(alarm))
            elif was in TROUBLE and alarm and alarm not in TROUBLE:
                words = self.tr("{array} on {host} is in order again.")
                self._show(f"{name}/state", self._named(words, drive), "", Urgency.LOW)

    def _tell(self, drive: Drive, alarm: Alarm) -> None:
        words = {
            Alarm.DEGRADED: self.tr("{array} on {host} is degraded"),
            Alarm.INACTIVE: self.tr("{array} on {host} is inactive"),
            Alarm.FAILED: self.tr("{array} on {host} has failed"),
        }[alarm]
        why = said(drive.array.why) if drive.array is not None else ""
        self._show(f"{drive.name}/state", self._named(words, drive), why, Urgency.CRITICAL)

    def _named(self, words: str, drive: Drive) -> str:
        return words.format(array=drive.title, host=short(self._session.host))

    def _on_reach(self) -> None:
        if self._session.reach is Reach.LOST and QApplication.activeWindow() is None:
            words = self.tr("The connection to {host} was lost").format(host=short(self._session.host))
            self._show("connection", words, self._session.gone, Urgency.NORMAL)

    def _show(self, about: str, title: str, body: str, urgency: Urgency) -> None:
        host = self._session.host
        critical = urgency is Urgency.CRITICAL
        self._shows.show(Notification(f"{host} {about}", f"{host} {about}", title, body, urgency, stays=critical))
