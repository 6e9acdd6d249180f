"""A hand on the mouse, for tests that count: it clicks what is to be seen, where it is, and nothing else."""

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

    def _click_in(self, view: QAbstractItemView, index: QModelIndex, box: QRect | None = None) -> None:
        assert index.isValid()
        port = present(view.viewport())
        place = (box if box is not None else view.visualRect(index)).center()
        keyboard.mouseMove(port, place)
        self.click(port, place)
