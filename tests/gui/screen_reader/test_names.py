"""Whatever can be used has a name for those who do not see it: on every page, and in every dialog."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QScrollBar,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from disktune_gui.client.session import Session
from disktune_gui.mainwindow import help_texts
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.settings.page import SettingsPage
from tests.gui.support import services_of

pytestmark = pytest.mark.slow

DRIVES = ("sda", "nvme0n1", "sdh", "md0", "")
"""One of each kind, and all at once."""
LOOK_MS = 300
"""Until most answers are there. More is then looked at; nothing fails that comes late."""


@pytest.fixture
def window(qtbot: QtBot, demo_session: Session) -> Iterator[MainWindow]:
    found = MainWindow(services_of(demo_session))
    qtbot.addWidget(found)
    found.resize(1180, 740)
    found.show()
    yield found
    for other in QApplication.topLevelWidgets():
        if other is not found and other.isVisible():
            other.close()
    found.close()


def _says_nothing(widget: QWidget) -> bool:
    """Return whether a widget is none that a person uses, or the inside of one that has the name."""
    if isinstance(widget, QScrollBar | QHeaderView | QLabel) or widget.isWindow():
        return True
    corner = isinstance(widget, QAbstractButton) and isinstance(widget.parent(), QTableView)
    return corner or isinstance(widget.parent(), QComboBox | QAbstractSpinBox)


def _name(widget: QWidget) -> str:
    if widget.accessibleName():
        return widget.accessibleName()
    if isinstance(widget, QAbstractButton):
        return widget.text()
    if isinstance(widget, QGroupBox):
        return widget.title()
    top = widget.window()
    labels = top.findChildren(QLabel) if top is not None else []
    return next((label.text() for label in labels if label.buddy() is widget), "")


def nameless(top: QWidget) -> list[str]:
    """Return what can be used below a widget and has no name, with what it is in."""
    found = []
    for widget in top.findChildren(QWidget):
        usable = isinstance(widget, QAbstractButton) or widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
        if not widget.isVisible() or not usable or _says_nothing(widget) or _name(widget).strip():
            continue
        parent = widget.parentWidget()
        found.append(f"{type(widget).__name__} in {type(parent).__name__}")
    return found


def unheard(top: QWidget) -> list[str]:
    """Return the labels with a name that does not say what they show: a screen reader says the name alone."""
    found = []
    for label in top.findChildren(QLabel):
        heard = label.accessibleName() + label.accessibleDescription()
        if label.isVisible() and label.accessibleName() and label.text() not in heard:
            found.append(f"{label.text()!r} is called {label.accessibleName()!r}")
    return found


@pytest.mark.parametrize("tab", list(Tab), ids=lambda tab: tab.name.lower())
def test_every_control_of_every_page_has_a_name(qtbot: QtBot, window: MainWindow, tab: Tab) -> None:
    shown = 0
    for name in DRIVES:
        window.panel.choose(name)
        if window.tabs.isTabEnabled(tab) and window.tabs.isTabVisible(tab):
            window.tabs.setCurrentIndex(tab)
            qtbot.wait(LOOK_MS)
            shown += 1
            assert nameless(window) == [], name
            assert unheard(window) == [], name
    assert shown


def _settings(window: MainWindow) -> SettingsPage:
    window.panel.choose("sda")
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    page = window.page(Tab.SETTINGS)
    assert isinstance(page, SettingsPage)
    return page


def _trim(window: MainWindow) -> None:
    window.dialogs.trim(next(drive for drive in window.session.drives if drive.name == "nvme0n1"))


def _note(window: MainWindow) -> None:
    window.dialogs.edit_note(window.session.drives[0])


DIALOGS: dict[str, Callable[[MainWindow], object]] = {
    "shortcuts": help_texts.show_shortcuts,
    "search": lambda window: window.dialogs.search(None),
    "report": lambda window: window.parts.report_problem(),
    "results": lambda window: window.dialogs.show_results(),
    "hdparm": lambda window: window.routes.hdparm(),
    "trim": _trim,
    "note": _note,
}


@pytest.mark.parametrize("dialog", DIALOGS)
def test_every_control_of_every_dialog_has_a_name(qtbot: QtBot, window: MainWindow, dialog: str) -> None:
    _settings(window)
    qtbot.wait(LOOK_MS)
    DIALOGS[dialog](window)

    def others() -> list[QWidget]:
        return [one for one in QApplication.topLevelWidgets() if one is not window and one.isVisible()]

    qtbot.waitUntil(lambda: bool(others()))
    qtbot.wait(LOOK_MS)
    for one in others():
        assert one.windowTitle() or not isinstance(one, QDialog)
        assert nameless(one) == []
        assert unheard(one) == []
