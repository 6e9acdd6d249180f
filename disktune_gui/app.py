"""Putting the program together: arguments, application, session, window."""

from __future__ import annotations

import os
import signal
import sys
from argparse import Namespace
from pathlib import Path
from types import FrameType

from PyQt6 import sip
from PyQt6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PyQt6.QtWidgets import QApplication

from disktune_contract.version import VERSION
from disktune_gui.client import elevation
from disktune_gui.client.remote.remote_session import Reach, RemoteSession
from disktune_gui.client.session import Session
from disktune_gui.desktop import language
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.owned import later
from disktune_gui.services.services import Services
from disktune_gui.theming import icons, theme

SIGNAL_POLL_MS = 200
"""Python handles a signal only when it runs, and Qt's event loop gives it no reason to."""


def without_display(environ: dict[str, str]) -> bool:
    """Return whether there is nothing to open a window on."""
    return not any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def run(options: Namespace) -> int:
    """Run the program as the command line says, and return its exit status."""
    headless = bool(options.report or options.screenshots) or without_display(dict(os.environ))
    if headless:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        qInstallMessageHandler(_only_what_matters)
    application, preferences = make_application()
    far = options.host[0] if options.host and (options.report or headless) else ""
    session = _far_session(far) if far else Session(elevation.survey(demo=options.demo))
    services = Services(session, preferences)
    if options.report:
        from disktune_gui.report import command  # noqa: PLC0415

        return command.run(services, options.report, options.drive, options.output, unmasked=options.unmasked)
    if headless:
        # Only then: the window of every day does not need it.
        from disktune_gui.headless import run as run_headless  # noqa: PLC0415

        return run_headless(services, options.drive, options.screenshots or Path("screenshots"))
    return _run_window(application, services, options)


def _far_session(host: str) -> Session:
    """Return a session for a run without a window, which says itself why it has no connection."""
    session = RemoteSession(host)

    def tell() -> None:
        if session.reach in (Reach.REFUSED, Reach.LOST):
            session.notice.emit(session.gone)

    session.reach_changed.connect(tell)
    return session


def _only_what_matters(_kind: QtMsgType, _context: QMessageLogContext, text: str | None) -> None:
    """Hand on what Qt says, but not what is no news to somebody without a display."""
    if text and not any(known in text for known in _NO_NEWS):
        sys.stderr.write(text + "\n")


_NO_NEWS = ("does not support propagateSizeHints", "XDG_RUNTIME_DIR not set")
"""What Qt complains of: a window nobody sees cannot be told its least size; there is no desktop session."""


def make_application() -> tuple[QApplication, Preferences]:
    """Return the application with its name, icon and colours, and what the user chose."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("disktune")
    application.setApplicationDisplayName("DiskTune")
    application.setOrganizationName("disktune")
    application.setApplicationVersion(VERSION)
    application.setDesktopFileName(icons.APPLICATION)
    application.setWindowIcon(icons.application_icon())
    language.speak(application)
    preferences = Preferences(application)
    theme.apply(application, preferences.theme)
    return application, preferences


def _run_window(application: QApplication, services: Services, options: Namespace) -> int:
    from disktune_gui.desktop import colour_scheme  # noqa: PLC0415
    from disktune_gui.machines.machines import Machines  # noqa: PLC0415
    from disktune_gui.mainwindow.window import MainWindow  # noqa: PLC0415
    from disktune_gui.mainwindow.window_activation import Visitors  # noqa: PLC0415

    session = services.session
    colour_scheme.follow(application, services.preferences)
    window = MainWindow(services, drive=options.drive)
    machines = Machines(window, services.preferences)
    visitors = Visitors(window)
    if options.offer:
        visitors.offer(options.drive, options.offer)
    machines.begin(options.host)
    machines.top.show()
    if not session.place.demo:
        later(visitors, visitors.let_in)
    session.start()
    poll = _quit_on_signals(application)
    status = application.exec()
    poll.stop()
    # The window is gone; what is on trial is being put back.
    top = machines.top
    top.hide()
    if not machines.close():
        # Leaving in order would destroy the helper's QProcess and so kill what is still putting settings back.
        os._exit(status)
    # PyQt deletes what is left at the end of the interpreter, and may then meet widgets that are gone.
    sip.delete(top)
    return status


def _quit_on_signals(application: QApplication) -> QTimer:
    def leave(_number: int, _frame: FrameType | None) -> None:
        application.closeAllWindows()
        application.quit()

    signal.signal(signal.SIGINT, leave)
    signal.signal(signal.SIGTERM, leave)
    poll = QTimer()
    poll.timeout.connect(lambda: None)
    poll.start(SIGNAL_POLL_MS)
    return poll
