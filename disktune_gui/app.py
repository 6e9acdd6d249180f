"""Putting the program together: arguments, application, session, window.

The window is on the screen first, with the list of drives as the kernel reports them. All else is imported after
that, where it is needed: it takes longer than Qt itself.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PyQt6 import sip
from PyQt6.QtCore import QLockFile, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PyQt6.QtWidgets import QApplication

from disktune_gui.desktop import problems
from disktune_gui.desktop.event_loop import RESTART, QuitOnSignals
from disktune_gui.desktop.preferences import DEGREE, Preferences
from disktune_gui.drives.groups import selected_kinds
from disktune_gui.mainwindow import first_look, window_place
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.options import Options
from disktune_gui.owned import later
from disktune_gui.theming import theme

if TYPE_CHECKING:
    from pathlib import Path

    from disktune_contract.health.saved_drive import SavedDrive
    from disktune_gui.client.session import Session
    from disktune_gui.machines.machines import Machines
    from disktune_gui.mainwindow.first_look import FirstList, ListedRow

# -- one window a session: a second start brings the first window to the front and ends --------------------

ANSWER_MS = 2_000
"""Time in ms after which a first window that does not answer counts as none: it may hang, or only begin."""


class FirstWindow:
    """Whether this process has the window of the session, by a locked file in the folder of the session."""

    def __init__(self, folder: str) -> None:
        """*folder* is ``XDG_RUNTIME_DIR``; without one every window is the first."""
        self._lock = QLockFile(f"{folder}/disktune-window.lock") if folder else None
        if self._lock is not None:
            # However long the window is open, the lock is its own until its process ends.
            self._lock.setStaleLockTime(0)

    def claim(self) -> bool:
        """Return whether there is no other window, and be the first from now on, until this process ends."""
        # A file that cannot be written says nothing of another window.
        return (
            self._lock is None
            or self._lock.tryLock(0)
            or self._lock.error() is not QLockFile.LockError.LockFailedError
        )

    def leave(self) -> None:
        """Let another window be the first."""
        if self._lock is not None:
            self._lock.unlock()


def show_first(drive: str, offer: str) -> bool:
    """Bring the first window to the front, with *drive* and *offer* if given; return whether it answered."""
    from PyQt6.QtDBus import QDBus, QDBusConnection, QDBusMessage  # noqa: PLC0415  # a first window needs it later

    from disktune_gui.desktop.dbus_service import ACTION, INTERFACES, PATH, WINDOW, action  # noqa: PLC0415

    call = QDBusMessage.createMethodCall(WINDOW, PATH, INTERFACES[WINDOW], ACTION)
    token = os.environ.get("XDG_ACTIVATION_TOKEN") or os.environ.get("DESKTOP_STARTUP_ID") or ""
    call.setArguments(action(drive, offer, token))
    call.setAutoStartService(False)
    answer = QDBusConnection.sessionBus().call(call, QDBus.CallMode.Block, ANSWER_MS)
    return answer.type() is QDBusMessage.MessageType.ReplyMessage


def without_display(environ: dict[str, str]) -> bool:
    """Return whether there is no display to open a window on."""
    return not any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def run(options: Options) -> int:
    """Run the program as the command line requests, and return its exit status."""
    blind = without_display(dict(os.environ))
    if blind and os.environ.get("DBUS_STARTER_BUS_TYPE"):
        # The desktop wants its window, and the session bus does not know its display.
        sys.stderr.write("disktune: the session bus knows no display\n")
        return 2
    if options.report or options.screenshots or blind:
        return _run_without_window(options)
    # Nothing that is loaded becomes garbage: collecting would take a tenth of the start.
    gc.disable()
    application, preferences = _bare_application()
    first = FirstWindow(os.environ.get("XDG_RUNTIME_DIR", ""))
    # The demo and other computers have windows of their own.
    alone = not (options.demo or options.host or options.file)
    if alone and not first.claim() and show_first(options.drive, options.offer):
        return 0
    saved, why = _read_saved(options.file)
    if why:
        sys.stderr.write(f"disktune: {why}\n")
        return 2
    status = _Program(application, preferences, options, saved).run()
    if application.property(RESTART):
        first.leave()
        os.execv(sys.executable, (sys.executable, *sys.orig_argv[1:]))  # noqa: S606  the program itself
    return status


def _read_saved(files: list[Path]) -> tuple[dict[Path, SavedDrive], str]:
    """Return the drives in *files*, and why one describes none, in a sentence; empty if each does."""
    if not files:
        return {}, ""
    from PyQt6.QtCore import QEventLoop  # noqa: PLC0415

    from disktune_gui.client.saved_session import SavedDriveFile  # noqa: PLC0415

    saved: dict[Path, SavedDrive] = {}
    why: list[str] = []
    for path in files:
        loop, file = QEventLoop(), SavedDriveFile(path)
        file.found.connect(partial(saved.__setitem__, path))
        file.refused.connect(why.append)
        for over in (file.found, file.refused):
            over.connect(loop.quit)
        file.read()
        loop.exec()
        if why:
            break
    return saved, "".join(why)


def _run_without_window(options: Options) -> int:
    from disktune_gui.client import elevation  # noqa: PLC0415
    from disktune_gui.client.session import Session  # noqa: PLC0415
    from disktune_gui.services.services import Services  # noqa: PLC0415

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    qInstallMessageHandler(_only_what_matters)
    _application, preferences = make_application()
    far = options.host[0] if options.host else ""
    session = _far_session(far) if far else Session(elevation.survey(demo=options.demo))
    services = Services(session, preferences)
    if options.report:
        from disktune_gui.report import making  # noqa: PLC0415

        return making.run(services, options.report, options.drive, options.output, unmasked=options.unmasked)
    from pathlib import Path  # noqa: PLC0415

    from disktune_gui.headless import run as run_headless  # noqa: PLC0415

    return run_headless(services, options.drive, options.screenshots or Path("screenshots"))


def _far_session(host: str) -> Session:
    """Return a session for a run without a window, which prints why it has no connection."""
    from disktune_gui.client.remote.remote_session import Reach, RemoteSession  # noqa: PLC0415

    session = RemoteSession(host)

    def tell() -> None:
        if session.reach in (Reach.REFUSED, Reach.LOST):
            session.notice.emit(session.gone)

    session.reach_changed.connect(tell)
    return session


def _only_what_matters(_kind: QtMsgType, _context: QMessageLogContext, text: str | None) -> None:
    """Print the messages of Qt, except those that mean nothing without a display."""
    if text and not any(known in text for known in _NO_NEWS):
        sys.stderr.write(text + "\n")


_NO_NEWS = ("does not support propagateSizeHints", "XDG_RUNTIME_DIR not set")
"""Messages of Qt without a display: no least size of a window, no desktop session."""


def make_application() -> tuple[QApplication, Preferences]:
    """Return the application with its name, icon, language and colours, and what the user chose."""
    application, preferences = _bare_application()
    _complete(application, preferences)
    return application, preferences


def _bare_application() -> tuple[QApplication, Preferences]:
    """Return it as far as the first paint of the window needs it."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("disktune")
    application.setApplicationDisplayName("DiskTune")
    application.setOrganizationName("disktune")
    application.setDesktopFileName(theme.APPLICATION)
    preferences = Preferences(application)
    if not _is_english(preferences, os.environ.get):
        _speak(application, preferences)
    theme.begin(application, preferences.text(theme.KEPT))
    theme.apply(application, preferences.theme)
    return application, preferences


def _complete(application: QApplication, preferences: Preferences) -> None:
    from disktune_contract.version import VERSION  # noqa: PLC0415

    application.setApplicationVersion(VERSION)
    application.setWindowIcon(theme.application_icon())
    _speak(application, preferences)


def _speak(application: QApplication, preferences: Preferences) -> None:
    from disktune_gui.desktop import language  # noqa: PLC0415

    if not language.is_spoken(application):
        language.speak(application, preferences.language, degree=preferences.text(DEGREE))


def _is_english(preferences: Preferences, environ: Callable[[str], str | None]) -> bool:
    """Return whether text and numbers surely are English, so that no locale need be loaded before they are shown.

    The variables are those of which gettext uses the first that is set; Qt, too, uses them.
    """

    def first(*names: str) -> str:
        return next(filter(None, map(environ, names)), "").split(":")[0].partition(".")[0]

    speaks = preferences.language or first("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    writes = first("LC_ALL", "LC_NUMERIC", "LANG")
    return speaks.partition("_")[0] in ("", "C", "POSIX", "en") and writes in ("", "C", "POSIX", *_WITH_A_POINT)


_WITH_A_POINT = ("en", *(f"en_{land}" for land in ("US", "GB", "CA", "AU", "NZ", "IE", "IN", "PH", "SG", "HK")))
"""Locales in which 1.5 is written so."""


class _Program:
    """From the first paint of the window to its end."""

    def __init__(
        self,
        application: QApplication,
        preferences: Preferences,
        options: Options,
        saved: dict[Path, SavedDrive],
    ) -> None:
        self._saved = saved
        self._application, self._preferences, self._options = application, preferences, options
        self._machines: Machines | None = None
        self._window = MainWindow()

    def run(self) -> int:
        """Show the window and return when it is closed; what is on trial is restored before."""
        window, options = self._window, self._options
        window_place.restore(window, self._preferences)
        rows = [] if options.demo or options.host else self._rows()
        first = first_look.lay_out(window, rows, self._preferences, drive=options.drive)
        first.painted.connect(partial(self._load, first))
        window.show()
        first.wait()
        problems.go_on(self._tell)
        QuitOnSignals(self._application)
        return self._leave(self._application.exec())

    def _rows(self) -> list[ListedRow]:
        chosen = self._preferences
        return first_look.listed(first_look.SystemFiles(), selected_kinds(chosen))

    def _load(self, first: FirstList) -> None:
        try:
            self._fill(first)
        except ImportError as error:
            sys.stderr.write(f"disktune: a required library is not installed: {error}\n")
            self._application.exit(2)
        gc.freeze()
        gc.enable()

    def _fill(self, first: FirstList) -> None:
        """Start the helper, which takes as long as the rest of the program, and load that meanwhile."""
        from disktune_gui.client import elevation  # noqa: PLC0415
        from disktune_gui.client.session import Session  # noqa: PLC0415

        options, window, chosen = self._options, self._window, self._preferences
        session = Session(elevation.survey(demo=options.demo))
        early: list[str] = []
        session.notice.connect(early.append)
        session.start()
        _complete(self._application, self._preferences)
        from disktune_gui.desktop import colour_scheme  # noqa: PLC0415
        from disktune_gui.machines.machines import Machines  # noqa: PLC0415
        from disktune_gui.mainwindow.window import WindowRequests  # noqa: PLC0415
        from disktune_gui.services.services import Services  # noqa: PLC0415

        colour_scheme.follow(self._application, chosen)
        picked = first.chosen if first.clicked else None
        window.fill(Services(session, chosen), drive=options.drive)
        session.notice.disconnect(early.append)
        for words in early:
            # That there is no helper is known before there is anything to show it on.
            session.notice.emit(words)
        if picked is not None:
            window.panel.choose(picked)
        if first.rows and not session.listed:
            # It stays in place until there is the list: nothing flickers.
            window.panel.stand_in(first, window.header, window.tabs)
            first.picked.connect(window.panel.choose)
            session.notice.connect(window.panel.step_in)
        self._machines = machines = Machines(window, chosen)
        visitors = WindowRequests(window)
        if options.offer:
            visitors.offer(options.drive, options.offer)
        machines.begin(options.host, self._saved)
        machines.top.show()
        if not session.place.demo:
            later(visitors, visitors.let_in)

    def _tell(self, words: str) -> None:
        if self._machines is not None:
            self._machines.tell(words)

    def _leave(self, status: int) -> int:
        """End the helpers in order, then the window."""
        if self._machines is None:
            # Closed before there was anything in it.
            sip.delete(self._window)
            return status
        # The window is gone; what is on trial is being restored.
        top = self._machines.top
        top.hide()
        if not self._machines.close():
            # A normal exit would destroy the helper's QProcess and so kill it while it restores settings.
            os._exit(status)
        # PyQt deletes what is left at the end of the interpreter, and may then meet destroyed widgets.
        sip.delete(top)
        return status
