"""The window's side of the tray: whether it is started at login, and what is not to be heard of."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QObject, QProcess, pyqtSignal
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu, QWidget

from disktune_contract.drives.drive import Drive
from disktune_gui.desktop import autostart, launch
from disktune_gui.mainwindow.banners.banner import Banner
from disktune_gui.services.services import Services
from disktune_gui.text.plain import as_entry
from disktune_gui.tray import mutes
from disktune_gui.tray.health_text import named
from disktune_gui.tray.mutes import Matter

_GRANTED = "tray_at_login"
"""Kept where the desktop does not let its own list be seen."""


class TrayMenu(QObject):
    """Three entries of a menu."""

    muted = pyqtSignal()
    """An array was muted, or is no longer."""

    def __init__(self, services: Services, banner: Banner, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._preferences, self._banner = services.session, services.preferences, banner
        self._watch = QAction(self.tr("&Monitor Drives and Arrays at Login"), parent)
        self._watch.setCheckable(True)
        self._watch.setChecked(self._is_on())
        self._watch.setToolTip(
            self.tr(
                "Shows an icon in the tray, if the desktop has one, and a notification when a drive or an array "
                "needs attention"
            )
        )
        self._watch.triggered.connect(self._switch)
        self._muted = QMenu(self.tr("Muted &Arrays"), parent)
        self._muted.aboutToShow.connect(self._list_arrays)
        self._matters = QMenu(self.tr("Muted Drive &Notifications"), parent)
        self._matters.aboutToShow.connect(self._list_matters)

    def fill(self, menu: QMenu) -> None:
        """Add the entries to *menu*."""
        menu.addSeparator()
        menu.addAction(self._watch)
        menu.addMenu(self._muted)
        menu.addMenu(self._matters)
        menu.aboutToShow.connect(self._look)

    # -- at login --------------------------------------------------------------------------------------------

    def _look(self) -> None:
        self._watch.setChecked(self._is_on())

    def _is_on(self) -> bool:
        if self._session.place.sandboxed:
            return self._preferences.text(_GRANTED) == "yes"
        return autostart.enabled()

    def _switch(self, on: bool) -> None:
        if self._session.place.sandboxed:
            self._ask_portal(on)
            return
        try:
            (autostart.enable if on else autostart.disable)()
        except OSError as error:
            self._watch.setChecked(not on)
            words = self.tr("The choice could not be saved in {file}: {why}.")
            self._banner.say(words.format(file=autostart.path(), why=error.strerror or error), "danger")
            return
        self._begin_or_end(on)

    def _ask_portal(self, on: bool) -> None:
        from PyQt6.QtDBus import QDBusConnection  # noqa: PLC0415  # only here, and in the tray

        from disktune_gui.desktop.portal import AutostartRequest  # noqa: PLC0415

        reason = self.tr("Notify you when a drive or a RAID array needs attention")
        request = AutostartRequest(QDBusConnection.sessionBus(), reason, ["disktune", "--tray"], self)
        request.send(partial(self._on_portal, on), self._on_no_portal, on=on)

    def _on_portal(self, wanted: bool, granted: bool) -> None:
        self._preferences.keep(_GRANTED, "yes" if granted else "")
        self._watch.setChecked(granted)
        if granted == wanted:
            self._begin_or_end(wanted)
        elif wanted:
            self._banner.say(self.tr("The desktop does not allow DiskTune to start at login."))
        else:
            self._banner.say(self.tr("The desktop still starts DiskTune at login."))

    def _on_no_portal(self, why: str) -> None:
        self._watch.setChecked(self._is_on())
        words = self.tr("DiskTune could not ask the desktop about its start at login. {why}")
        self._banner.say(words.format(why=why))

    def _begin_or_end(self, on: bool) -> None:
        """Let the tray come or go at once as well; a second one leaves by itself."""
        if on:
            program, *rest = launch.command("--tray")
            QProcess.startDetached(program, rest, str(launch.folder()))
            return
        from PyQt6.QtDBus import QDBusConnection  # noqa: PLC0415

        from disktune_gui.desktop import dbus_service  # noqa: PLC0415

        bus = QDBusConnection.sessionBus()
        if bus.isConnected():
            dbus_service.ask(bus, dbus_service.TRAY, "Quit", [], lambda: None)

    # -- silence ---------------------------------------------------------------------------------------------

    def _list_arrays(self) -> None:
        """Offer the arrays there are, and those that are muted and not there now."""
        self._muted.clear()
        settings = mutes.store()
        muted = mutes.muted(settings)
        arrays = {drive.name for drive in self._session.drives if _may_be_heard_of(drive)}
        for name in sorted(arrays | muted):
            entry = self._muted.addAction(as_entry(name))
            if entry is not None:
                entry.setCheckable(True)
                entry.setChecked(name in muted)
                entry.toggled.connect(partial(self._mute, name))
        if self._muted.isEmpty():
            words = self.tr("No RAID arrays")
            if not self._session.listed:
                words = self.tr("The list of RAID arrays is unknown")
            nothing = self._muted.addAction(words)
            if nothing is not None:
                nothing.setEnabled(False)

    def _mute(self, name: str, on: bool) -> None:
        mutes.mute(mutes.store(), name, on=on)
        self.muted.emit()

    def _list_matters(self) -> None:
        """Offer what was muted by the button of a notification: unticked, it is told again."""
        self._matters.clear()
        for matter, title in mutes.muted_matters(mutes.store()).items():
            entry = self._matters.addAction(as_entry(named(matter, title)))
            if entry is not None:
                entry.setCheckable(True)
                entry.setChecked(True)
                entry.toggled.connect(partial(self._mute_matter, matter, title))
        if self._matters.isEmpty() and (nothing := self._matters.addAction(self.tr("None"))) is not None:
            nothing.setEnabled(False)

    def _mute_matter(self, matter: Matter, title: str, on: bool) -> None:
        mutes.mute_matter(mutes.store(), matter, title, on=on)


def _may_be_heard_of(drive: Drive) -> bool:
    return drive.array is not None and drive.array.alarm != "container"
