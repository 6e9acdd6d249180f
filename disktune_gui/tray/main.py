"""``disktune --tray``: one for each session, from login to logout."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment
from PyQt6.QtDBus import QDBusConnection
from PyQt6.QtWidgets import QApplication

from disktune_contract.version import VERSION
from disktune_gui.client.mdstat_watcher import MdstatWatcher
from disktune_gui.desktop import autostart, dbus_service, language, problems
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.tray.array_monitor import ArrayMonitor
from disktune_gui.tray.health_monitor import HealthMonitor
from disktune_gui.tray.indicator import Indicator
from disktune_gui.tray.long_trial_news import LongTrialNews
from disktune_gui.tray.notification import Matter
from disktune_gui.tray.notifier import APPLICATION, MUTE, SHOW, Notifier
from disktune_gui.tray.scrub_monitor import ScrubMonitor, uuid_in

REFUSED = 2
HEALTH, SCRUB = "health", "scrub"
"""What the window is to show of a drive."""

_WITHOUT = {"QT_QPA_PLATFORMTHEME": "generic", "QT_STYLE_OVERRIDE": "Fusion", "QT_IM_MODULE": "none"}
"""The desktop's theme (GTK takes 25 MB), its style and input methods: not needed without windows."""
_BEFORE = {name: os.environ.get(name) for name in _WITHOUT}
"""The values of the user's session, for the window that is started from here."""


def run() -> int:
    """Run the tray and return its exit status. A second one exits at once with success."""
    # Python would handle a signal when it runs next, which may be never. Nothing is lost: everything is stored.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        return _refuse("the tray needs a desktop session, and none was found")
    application = _application()
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return _refuse("the tray needs the D-Bus session bus, which cannot be reached")
    entrance = dbus_service.TrayBusObject(application.quit, application)
    if not dbus_service.open_door(bus, dbus_service.TRAY, entrance):
        sys.stdout.write("disktune: the tray is already running\n")
        return 0
    notifier = Notifier(bus)
    arrays, health = ArrayMonitor(MdstatWatcher(), notifier), HealthMonitor(notifier)
    tray = Tray(bus, notifier, arrays, health, ScrubMonitor(notifier))
    problems.go_on()
    tray.begin()
    return application.exec()


def _refuse(why: str) -> int:
    sys.stderr.write(f"disktune: {why}\n")
    return REFUSED


def _application() -> QApplication:
    os.environ.update(_WITHOUT)
    application = QApplication(sys.argv[:1])
    application.setApplicationName("disktune")
    application.setApplicationDisplayName("DiskTune")
    application.setOrganizationName("disktune")
    application.setApplicationVersion(VERSION)
    application.setDesktopFileName(APPLICATION)
    application.setQuitOnLastWindowClosed(False)
    language.speak(application, Preferences(application).language)
    return application


class Tray(QObject):
    """Connects the parts of the tray."""

    def __init__(
        self,
        bus: QDBusConnection,
        notifier: Notifier,
        keeper: ArrayMonitor,
        health: HealthMonitor,
        scrubs: ScrubMonitor,
    ) -> None:
        super().__init__()
        self._bus, self.notifier, self.keeper, self.health, self.scrubs = bus, notifier, keeper, health, scrubs
        self.long_trials = LongTrialNews(notifier, parent=self)
        self.indicator = Indicator(bus, self)
        keeper.changed.connect(self.indicator.show)
        keeper.unknown.connect(self.indicator.show_unknown)
        notifier.chosen.connect(self._on_chosen)
        self.indicator.opened.connect(self.open_window)
        self.indicator.offered.connect(self.open_window)
        self.indicator.left.connect(QCoreApplication.quit)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(notifier.leave)
            application.aboutToQuit.connect(health.end)

    def begin(self) -> None:
        """Start all parts, beginning with a reading of the arrays."""
        self.keeper.look()
        self.health.begin()
        self.long_trials.begin()
        self.scrubs.begin()

    def _on_chosen(self, subject: str, button: str, token: str) -> None:
        matter = Matter.of(subject)
        if uuid := uuid_in(subject):
            name = self.scrubs.drive_of(uuid)
            self.open_window(name, SCRUB if name else "", token)
        elif matter is None:
            self.open_window(subject, "" if button == SHOW else button, token)
        elif button == MUTE:
            self.health.mute(matter)
        else:
            name = self.health.name_of(matter.identity)
            self.open_window(name, HEALTH if name else "", token)

    def open_window(self, drive: str, offer: str = "", token: str = "") -> None:
        """Raise the open window with a drive or an array, or open one."""
        name = drive.replace("/", "!")
        start = partial(_start_window, name, offer, token)
        dbus_service.ask(self._bus, dbus_service.WINDOW, "Show", [name, offer, token], start)


def _start_window(drive: str, offer: str, token: str) -> None:
    arguments = [f"--drive={drive}"] if drive else []
    arguments += [f"--offer={offer}"] if offer else []
    program, *rest = autostart.command(*arguments)
    process = QProcess()
    process.setProgram(program)
    process.setArguments(rest)
    process.setWorkingDirectory(str(autostart.folder()))
    environment = QProcessEnvironment.systemEnvironment()
    for name, value in _BEFORE.items():
        environment.remove(name)
        if value is not None:
            environment.insert(name, value)
    if token:
        environment.insert("XDG_ACTIVATION_TOKEN", token)
    process.setProcessEnvironment(environment)
    process.startDetached()
