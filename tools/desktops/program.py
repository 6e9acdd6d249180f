"""The program's window over the demo's drives, which also answers the judge; runs on either Qt.

A line is a question, and gets one of JSON. ``state``: what it is and has. ``export``: asks for a file as the entry
of its menu does. ``cancel``: closes that dialog. ``background``: asks the portal whether it may start at login.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from PyQt6.QtCore import QT_VERSION_STR, QSocketNotifier, Qt, QTimer
from PyQt6.QtDBus import QDBusConnection
from PyQt6.QtGui import QPalette
from PyQt6.QtWidgets import QApplication, QFileDialog, QWidget

from disktune_gui import app
from disktune_gui.desktop.autostart import AutostartRequest
from disktune_gui.mainwindow.menus import ReportMenu
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.options import parsed
from disktune_gui.theming import theme


def _window() -> MainWindow | None:
    found = (one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    return next(found, None)


def _state() -> dict[str, Any]:
    window = _window()
    if window is None or not hasattr(window, "session"):  # it is painted before it is filled
        return {"qt": QT_VERSION_STR, "drives": False}
    palette = QApplication.palette()
    screen = window.screen()
    behind = theme.grounds(palette)
    chosen = palette.color(QPalette.ColorRole.HighlightedText), palette.color(QPalette.ColorRole.Highlight)
    return {
        "qt": QT_VERSION_STR,
        "drives": window.session.listed and bool(window.session.drives),
        "title": window.windowTitle(),
        "icon": not QApplication.windowIcon().pixmap(48).isNull(),
        "ratio": window.devicePixelRatioF(),
        "inside": screen is not None and screen.geometry().contains(window.frameGeometry()),
        "size": [window.width(), window.height()],
        "screen": [screen.geometry().width(), screen.geometry().height()] if screen is not None else [],
        "dark": theme.is_dark(),
        "dialog": _dialog(),
        "secondary": min(theme.ratio(theme.secondary(palette), ground) for ground in behind),
        "selection": theme.ratio(*chosen),
    }


def _dialog() -> str:
    """Return who draws the dialog that asks for a file; empty if there is none."""
    for one in QApplication.topLevelWidgets():
        if isinstance(one, QFileDialog) and one.isVisible():
            native = one.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            return "the desktop" if native else "Qt"
    return ""


def _answer(**answer: Any) -> None:
    print(json.dumps(answer), flush=True)


def _export(window: QWidget) -> None:
    menu = window.findChild(ReportMenu)
    if menu is not None:
        # It returns when the dialog is closed.
        QTimer.singleShot(0, menu.all.trigger)
    _answer(asked=menu is not None)


def _cancel() -> None:
    shown = [one for one in QApplication.allWidgets() if isinstance(one, QFileDialog)]
    for dialog in shown:
        dialog.reject()
    _answer(cancelled=len(shown))


def _background(window: QWidget) -> None:
    request = AutostartRequest(QDBusConnection.sessionBus(), "To notify of drives", ["disktune", "--tray"], window)
    request.send(lambda granted: _answer(granted=granted), lambda why: _answer(refused=why), on=True)


def _listen(application: QApplication) -> None:
    lines = QSocketNotifier(0, QSocketNotifier.Type.Read, application)  # type: ignore[call-overload]

    def read() -> None:
        line, window = sys.stdin.readline().strip(), _window()
        if not line:
            lines.setEnabled(False)
            application.closeAllWindows()
            application.quit()
        elif line == "state" or window is None:
            _answer(**_state())
        elif line == "export":
            _export(window)
        elif line == "cancel":
            _cancel()
        elif line == "background":
            _background(window)

    lines.activated.connect(read)


def main() -> int:
    """Run the program as its command does, and listen as soon as it has a window."""
    sys.argv = ["disktune", "--demo", *sys.argv[1:]]
    made = app._bare_application  # there is nothing to listen in before

    def make() -> tuple[QApplication, Any]:
        application, preferences = made()
        _listen(application)
        return application, preferences

    app._bare_application = make
    return app.run(parsed())


if __name__ == "__main__":
    sys.exit(main())
