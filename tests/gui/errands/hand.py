"""A hand on the mouse, and one on the keyboard, for tests that count: they use what is to be seen."""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, QPoint, QRect, Qt
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QMenu,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionViewItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from disktune_gui.controls.number_spin import NumberSpin
from disktune_gui.drives.groups import your_drives
from disktune_gui.home.list_view import HomeList
from disktune_gui.mainwindow.search_dialog import SearchDialog
from disktune_gui.mainwindow.tabs import PLACES, Tab
from disktune_gui.mainwindow.window import MainWindow
from tests.gui.scripted_session import keyboard
from tests.narrowed import present


class Hand:
    """Clicks in *window*, and counts: opening a list and choosing from it are two clicks, a tick is one."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.clicks = 0
        self._qtbot, self._window = qtbot, window

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click *widget* where it is in sight, by default in its middle."""
        self._qtbot.waitUntil(lambda: widget.isVisible() and widget.isEnabled())
        place = at if at is not None else widget.rect().center()
        self._qtbot.waitUntil(lambda: widget.visibleRegion().contains(place))
        self.clicks += 1
        keyboard.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)

    def press(self, button: QAbstractButton) -> None:
        """Click a button, or the box of a tick."""
        if button.isCheckable() and not isinstance(button, QPushButton) and button.text():
            option = QStyleOptionButton()
            option.initFrom(button)
            box = present(button.style()).subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, button)
            self.click(button, box.center())
        else:
            self.click(button)

    def turn_to(self, tab: Tab) -> None:
        """Click the place of a page, and then its view."""
        tabs, place = self._window.tabs, tab.declared.place
        if tabs.front.declared.place is not place:
            self.click(tabs.bar, tabs.bar.tabRect(PLACES.index(place)).center())
        if tabs.front is not tab:
            self.click(tabs.button_of(tab))

    def select(self, drive: str) -> None:
        """Click a drive in the list on the left; all of them if it is empty."""
        panel = self._window.panel
        index = panel.model.index_of(drive) if drive else panel.model.index(0, 0)
        panel.view.scrollTo(index)
        self._click_in(panel.view, index)

    def pick(self, button: QPushButton, words: str) -> None:
        """Open the menu of a button, and click the entry that begins with *words*."""
        self.click(button)
        menu = present(button.menu())
        self._qtbot.waitUntil(menu.isVisible)
        self._pick_from(menu, words)

    def _pick_from(self, menu: QMenu, words: str) -> None:
        action = next(one for one in menu.actions() if one.text().replace("&", "").startswith(words))
        assert action.isEnabled()
        self.click(menu, menu.actionGeometry(action).center())

    def pick_from_bar(self, title: str, submenu: str, words: str) -> None:
        """Click a menu of the window, point at one in it, and click the entry that begins with *words*."""
        bar = present(self._window.menuBar())
        top = next(one for one in bar.actions() if one.text().replace("&", "") == title)
        self.click(bar, bar.actionGeometry(top).center())
        menu = present(top.menu())
        self._qtbot.waitUntil(menu.isVisible)
        entry = next(one for one in menu.actions() if one.text().replace("&", "") == submenu)
        below = present(entry.menu())
        keyboard.mouseMove(menu, menu.actionGeometry(entry).center() - QPoint(3, 0))
        keyboard.mouseMove(menu, menu.actionGeometry(entry).center())
        self._qtbot.waitUntil(below.isVisible)
        self._pick_from(below, words)

    def choose(self, combo: QComboBox, row: int) -> None:
        """Open a list, and click one of its entries."""
        self.click(combo)
        view = present(combo.view())
        self._qtbot.waitUntil(view.isVisible)
        # Qt takes what comes sooner for the end of the click that opened the list.
        keyboard.qWait(QApplication.doubleClickInterval() + 50)
        self._click_in(view, combo.model().index(row, 0))  # type: ignore[union-attr]

    def tick(self, view: QAbstractItemView, index: QModelIndex) -> None:
        """Click the box of a row."""
        option = QStyleOptionViewItem()
        option.initFrom(view)
        option.rect = view.visualRect(index)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
        style = present(view.style())
        box = style.subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, view)
        self._click_in(view, index, box)

    def write(self, box: NumberSpin, number: str) -> None:
        """Write a number into a box, and leave it."""
        self.click(box)
        self._fill(number)

    def _fill(self, number: str) -> None:
        field = present(self._window.focusWidget())
        keyboard.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        keyboard.keyClicks(field, number)
        keyboard.keyClick(field, Qt.Key.Key_Tab)

    def press_in_row(self, view: HomeList, index: QModelIndex) -> None:
        """Click the button of a row of Your Drives."""
        rect, port = view.visualRect(index), present(view.viewport())
        places = (QPoint(x, rect.bottom() - 12) for x in range(rect.right(), rect.left(), -4))
        self.click(port, next(place for place in places if view.button_at(place) == index.row()))

    def _click_in(self, view: QAbstractItemView, index: QModelIndex, box: QRect | None = None) -> None:
        assert index.isValid()
        port = present(view.viewport())
        place = (box if box is not None else view.visualRect(index)).center()
        keyboard.mouseMove(port, place)
        self.click(port, place)


MOST_TABS = 200


class Keys(Hand):
    """The same with keys alone: Tab and Space, Ctrl+K for what has a name; each counts as its click does."""

    def _type(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        keyboard.keyClick(present(self._focus()), key, modifiers)

    def _focus(self) -> QWidget | None:
        front = QApplication.activeModalWidget() or self._window
        if not front.isActiveWindow():
            front.activateWindow()
            self._qtbot.waitUntil(front.isActiveWindow)
        return front.focusWidget()

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        raise AssertionError((widget, at))

    def press(self, button: QAbstractButton) -> None:
        self._qtbot.waitUntil(lambda: button.isVisible() and button.isEnabled())
        self._tab_to(button)
        self.clicks += 1
        self._type(Qt.Key.Key_Space)

    def _tab_to(self, widget: QWidget) -> None:
        for _ in range(MOST_TABS):
            if self._focus() is widget:
                return
            self._type(Qt.Key.Key_Tab)
        raise AssertionError(widget)

    def write(self, box: NumberSpin, number: str) -> None:
        self._tab_to(box)
        self.clicks += 1
        self._fill(number)

    def find(self, words: str) -> None:
        """Go to what the search of the whole program finds first."""
        self.clicks += 1
        self._type(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        dialog = next(one for one in self._window.findChildren(SearchDialog) if one.isVisible())
        keyboard.keyClicks(dialog.field, words)
        keyboard.keyClick(dialog.field, Qt.Key.Key_Return)

    def turn_to(self, tab: Tab) -> None:
        self.find(tab.declared.title())

    def select(self, drive: str) -> None:
        self.find(drive or your_drives())

    def pick_from_bar(self, title: str, submenu: str, words: str) -> None:
        del title, submenu
        self.find(words)

    def press_in_row(self, view: HomeList, index: QModelIndex) -> None:
        self._tab_to(view)
        while view.currentIndex().row() != index.row():
            self._type(Qt.Key.Key_Down if view.currentIndex().row() < index.row() else Qt.Key.Key_Up)
        self.clicks += 1
        self._type(Qt.Key.Key_Space)
