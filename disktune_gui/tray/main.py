"""``disktune --tray``: one for each session, from login to logout."""

from __future__ import annotations

import json
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QFileSystemWatcher, QObject, QProcess, QProcessEnvironment, QSettings
from PyQt6.QtDBus import QDBusConnection
from PyQt6.QtWidgets import QApplication

from disktune_contract import wire
from disktune_contract.messages.long_trial import LongEnd, LongStage, LongTrialState
from disktune_contract.version import VERSION
from disktune_gui.client import elevation
from disktune_gui.client.mdstat_watcher import MDSTAT, MdstatWatcher, Pace
from disktune_gui.desktop import autostart, dbus_service, language, problems
from disktune_gui.desktop.preferences import DEGREE, Preferences
from disktune_gui.tray.array_monitor import ArrayMonitor, MemberQuery
from disktune_gui.tray.drive_files import DriveFiles, SampleNews
from disktune_gui.tray.health_monitor import HealthMonitor, HealthRound
from disktune_gui.tray.indicator import Indicator
from disktune_gui.tray.notification import Matter, Notification, Urgency, fitted
from disktune_gui.tray.notifier import APPLICATION, MUTE, SHOW, Notifier
from disktune_gui.tray.scrub_monitor import ScrubMonitor, uuid_in

FOLDER = Path("/var/lib/disktune/long-trials")
_MOST_BYTES = 1 << 20
_ASKED = (LongEnd.KEPT, LongEnd.REVERTED)
"""The user who ended it knows that it has ended."""

translate = QCoreApplication.translate


class LongTrialNews(QObject):
    """Watches the folder where the service stores the state of trials; that costs nothing without a change."""

    def __init__(self, notifier: Notifier, folder: Path = FOLDER, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notifier, self._folder = notifier, folder
        self._open: set[str] = set()
        """Trials that were open at the last reading."""
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self.look)

    def begin(self) -> None:
        """Record the trials that are open now, and watch."""
        self._watch()
        self._open = {state.trial for state in self._states() if state.open}

    def look(self) -> None:
        """Report the trials that have ended since the last reading."""
        self._watch()
        states = self._states()
        for state in states:
            if state.trial in self._open and state.stage is LongStage.ENDED and state.end not in _ASKED:
                self._notifier.show(message(state))
        self._open = {state.trial for state in states if state.open}

    def _watch(self) -> None:
        """Watch only the folder; while there is none, its nearest parent, where other programs write, too."""
        place = next((one for one in (self._folder, *self._folder.parents) if one.is_dir()), self._folder)
        watched = self._watcher.directories()
        if str(place) not in watched:
            if watched:
                self._watcher.removePaths(watched)
            self._watcher.addPath(str(place))

    def _states(self) -> list[LongTrialState]:
        found = []
        with suppress(OSError):
            for path in self._folder.glob("[!.]*"):
                # A file that is being written or removed is read after the next event.
                with suppress(OSError, ValueError, KeyError, TypeError, wire.WireError):
                    text = path.read_text(encoding="utf-8")[:_MOST_BYTES]
                    found.append(wire.load(LongTrialState, json.loads(text)["state"]))
        return found


def message(state: LongTrialState) -> Notification:
    """Return the notification of a trial that has ended."""
    from disktune_gui.editing import change_summary  # noqa: PLC0415  # the catalogue, which the tray does without

    name = state.model or state.drive.name
    harm = state.end is LongEnd.HARM
    title = translate("Tray", "{drive}: long trial ended")
    if harm:
        title = translate("Tray", "{drive}: long trial reverted")
    return Notification(
        key=f"long-trial/{state.trial}",
        subject=state.drive.name,
        title=fitted(title, drive=state.drive.name),
        body=change_summary.verdict(state, name),
        urgency=Urgency.CRITICAL if harm else Urgency.NORMAL,
        stays=harm,
    )


REFUSED = 2
HEALTH, SCRUB = "health", "scrub"
"""What the window is to show of a drive."""

_WITHOUT = {"QT_QPA_PLATFORMTHEME": "generic", "QT_STYLE_OVERRIDE": "Fusion", "QT_IM_MODULE": "none"}
"""The desktop's theme (GTK takes 25 MB), its style and input methods: not needed without windows."""
_STATE = "XDG_STATE_HOME"
_BEFORE = {name: os.environ.get(name) for name in (*_WITHOUT, _STATE)}
"""The values of the user's session, for the window that is started from here."""


def run(*, demo: bool = False) -> int:
    """Run the tray, on simulated drives if it is a *demo*, and return its exit status.

    A second one exits at once with success. One with simulated drives is not in its way.
    """
    # Python would handle a signal when it runs next, which may be never. Nothing is lost: everything is stored.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        return _refuse("the tray needs a desktop session, and none was found")
    application = _application()
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return _refuse("the tray needs the D-Bus session bus, which cannot be reached")
    if demo:
        return _run_demo(application, bus)
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


def _run_demo(application: QApplication, bus: QDBusConnection) -> int:
    from disktune_gui.desktop.event_loop import QuitOnSignals  # noqa: PLC0415  # it has a folder to remove

    QuitOnSignals(application)
    with tempfile.TemporaryDirectory(prefix="disktune-tray-") as folder:
        os.environ[_STATE] = folder
        # What is muted here is not muted on this computer.
        QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, folder)
        notifier = Notifier(bus)
        tray = Tray(bus, notifier, *_simulated(notifier, Path(folder)), Path(folder, "trials"), demo=True)
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
    preferences = Preferences(application)
    language.speak(application, preferences.language, degree=preferences.text(DEGREE))
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
        trials: Path = FOLDER,
        *,
        demo: bool = False,
    ) -> None:
        super().__init__()
        self._demo = demo
        self._bus, self.notifier, self.keeper, self.health, self.scrubs = bus, notifier, keeper, health, scrubs
        self.long_trials = LongTrialNews(notifier, trials, self)
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
            application.aboutToQuit.connect(keeper.end)

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
        if self._demo:
            # Its window is not found by name: the one that has a name shows this computer.
            _start_window(name, offer, token, "--demo")
            return
        start = partial(_start_window, name, offer, token)
        action = dbus_service.action(name, offer, token)
        dbus_service.ask(self._bus, dbus_service.WINDOW, dbus_service.ACTION, action, start)


def _start_window(drive: str, offer: str, token: str, *arguments_before: str) -> None:
    arguments = [*arguments_before, *([f"--drive={drive}"] if drive else [])]
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


# -- the demo: the tray on simulated drives; the files that it reads are copied to a folder, which ends with it

_BLOCKS = "/sys/block"
_OF_DRIVES = ("stat", "diskseq", "queue/rotational", "device/power/runtime_status")


class SimulatedFiles(MdstatWatcher):
    """The files of the simulated computer, read at a steady pace: no kernel announces a change of them."""

    def __init__(self, root: Path, parent: QObject | None = None) -> None:
        """Copy them below *root* at each reading."""
        from disktune_gui.demo.world import SimulatedPorts, World  # noqa: PLC0415  # only the demo has it

        super().__init__(parent=parent)
        self._root, self._ports = root, SimulatedPorts(World())

    def read(self) -> str:
        """Return the simulated ``/proc/mdstat``; the other files are those of the same moment."""
        for path in self._paths():
            with suppress(OSError):
                text = self._ports.read_text(path)
                copy = self._root / path.lstrip("/")
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_text(text, encoding="utf-8")
        return self._ports.read_text(str(MDSTAT))

    def follow(self, pace: Pace) -> None:  # noqa: ARG002
        """Read at the pace of an operation, whatever runs."""
        super().follow(Pace.PROGRESS)

    def _paths(self) -> Iterator[str]:
        for name in self._ports.names(_BLOCKS):
            folder = f"{_BLOCKS}/{name}"
            if "device" in self._ports.names(folder):
                yield from (f"{folder}/{one}" for one in _OF_DRIVES)
                yield from (f"{folder}/{one}/stat" for one in self._ports.names(folder) if one.startswith(name))
            if "md" in self._ports.names(folder):
                yield f"{folder}/stat"
                yield from (f"{folder}/md/{one}" for one in self._ports.names(f"{folder}/md"))


def _simulated(notifier: Notifier, root: Path) -> tuple[ArrayMonitor, HealthMonitor, ScrubMonitor]:
    """Return what follows arrays, drives and scrubs of the simulated computer, with files below *root*."""
    place = elevation.survey(demo=True)
    arrays = ArrayMonitor(SimulatedFiles(root), notifier, root=root, ask=partial(MemberQuery, place=place))
    samples = SampleNews((root / "samples", root / "samples-of-timer"))
    health = HealthMonitor(
        notifier, files=DriveFiles(root), ask=partial(HealthRound, place=place), samples=samples
    )
    return arrays, health, ScrubMonitor(notifier, folder=root / "scrubs")
