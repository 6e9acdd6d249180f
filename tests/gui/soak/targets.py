"""What a hand could click or type at this moment, found among the widgets that can be seen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PyQt6.QtCore import QEvent, QPoint, QPointF, Qt
from PyQt6.QtGui import QKeyEvent, QMouseEvent
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QScrollArea,
    QTabBar,
    QTextEdit,
    QWidget,
)

from tests.gui.scripted_session import keyboard

_NEVER = ("quit", "close disktune")
"""How the words begin that would end what is tried."""
_ONCE = "connect"
"""How the words begin that bring another machine, whose helpers are two more processes."""
_TEXTS = ("sd", "apm", "12 MiB", "-5", "99999999999", "50 %", "%s{0}", "ä€ 日本", "x" * 300, "nas", "0")
"""What is typed; no path and no command."""
_KEYS = (
    *(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_Home),
    *(Qt.Key.Key_Delete, Qt.Key.Key_F5, Qt.Key.Key_Menu),
)
_CONTROL = "12345678907FKRHLZAC"
"""Keys that are pressed with Control; Q and W would end what is tried."""


class Target(NamedTuple):
    """Something to do."""

    words: str
    do: Callable[[], object]


def targets(chance: random.Random, tops: list[QWidget], folder: Path, *, alone: bool) -> Target:
    """Choose by *chance* among what *tops* show, the kind first: there are hundreds of cells and one menu bar.

    What is saved goes to *folder*. *alone*: there is one machine, and another one may be connected to.
    """
    popup = QApplication.activePopupWidget()
    modal = QApplication.activeModalWidget()
    where = popup or modal or chance.choice(tops)
    if isinstance(where, QFileDialog):
        return _of_file_dialog(where, folder, chance)
    if isinstance(where, QMenu) and chance.random() < 0.8:
        return _of_menu(where, chance, alone=alone)
    kinds: dict[str, list[Target]] = {"key": [_key(where, chance)]}
    for widget in where.findChildren(QWidget):
        if widget.isVisible() and widget.isEnabled() and widget.window() is where:
            for kind, target in _of(widget, chance, alone=alone):
                kinds.setdefault(kind, []).append(target)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def _forbidden(words: str, *, alone: bool) -> bool:
    plain = words.replace("&", "").lower()
    return plain.startswith(_NEVER) or (not alone and plain.startswith(_ONCE))


def _of(widget: QWidget, chance: random.Random, *, alone: bool) -> Iterator[tuple[str, Target]]:
    """Yield what can be done with a widget, and the kind of thing that it is."""
    name = f"{type(widget).__name__} {widget.accessibleName()[:30]!r}"
    if isinstance(widget, QMenuBar):
        for action in widget.actions():
            yield "menu bar", _click(widget, f"{name} {action.text()!r}", widget.actionGeometry(action).center())
    elif isinstance(widget, QTabBar):
        for number in range(widget.count()):
            if widget.isTabVisible(number):
                yield "tab", _click(widget, f"tab {widget.tabText(number)!r}", widget.tabRect(number).center())
    elif isinstance(widget, QAbstractButton):
        if not _forbidden(widget.text(), alone=alone):
            yield type(widget).__name__, _click(widget, f"{name} {widget.text()!r}")
    elif isinstance(widget, QComboBox):
        yield "choice", _click(widget, f"{name} {widget.currentText()!r}")
    elif isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit):
        text = chance.choice(_TEXTS)
        yield "field", Target(f"{name} types {text[:20]!r}", partial(_type, widget, text))
    elif isinstance(widget, QAbstractSpinBox | QAbstractSlider | QHeaderView):
        yield "spot", _somewhere(widget, name, chance)
    elif isinstance(widget, QAbstractItemView):
        port = widget.viewport()
        if port is not None and port.height() > 1 and port.width() > 1:
            yield "list", _somewhere(port, name, chance)


def _click(widget: QWidget, words: str, at: QPoint | None = None) -> Target:
    return Target(words, partial(press, widget, at))


def press(widget: QWidget, at: QPoint | None = None, *, double: bool = False) -> None:
    """Click where *widget* can be seen, after scrolling there; nothing happens where it cannot."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()
    place = at if at is not None else widget.rect().center()
    if widget.visibleRegion().contains(place):
        (keyboard.mouseDClick if double else keyboard.mouseClick)(widget, Qt.MouseButton.LeftButton, pos=place)


def press_as_queued(widget: QWidget, at: QPoint) -> None:
    """Click in the window that *widget* is in, as Qt hands on a click that waited behind others."""
    window = widget.window()
    handle = window.windowHandle() if window is not None else None
    assert handle is not None
    place, on_screen = QPointF(widget.mapTo(window, at)), QPointF(widget.mapToGlobal(at))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
        click = QMouseEvent(kind, place, on_screen, left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(handle, click)


def _somewhere(widget: QWidget, name: str, chance: random.Random) -> Target:
    place = QPoint(chance.randrange(max(1, widget.width())), chance.randrange(max(1, widget.height())))
    double = chance.random() < 0.1
    words = f"{name} at {place.x()}, {place.y()}{' twice' if double else ''}"
    return Target(words, partial(press, widget, place, double=double))


def _type(widget: QWidget, text: str) -> None:
    press(widget)
    if widget.hasFocus():
        keyboard.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        for sign in text:
            # Not by QTest, which knows no other letters than those of ASCII.
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(widget, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, sign))


def _key(where: QWidget, chance: random.Random) -> Target:
    key, modifier = chance.choice(_KEYS), Qt.KeyboardModifier.NoModifier
    if chance.random() < 0.2:
        key, modifier = Qt.Key(ord(chance.choice(_CONTROL))), Qt.KeyboardModifier.ControlModifier
    words = f"key {key.name} {modifier.name if modifier.value else ''}"

    def do() -> None:
        keyboard.keyClick(QApplication.focusWidget() or where, key, modifier)

    return Target(words, do)


def _of_menu(menu: QMenu, chance: random.Random, *, alone: bool) -> Target:
    entries = [
        action
        for action in menu.actions()
        if action.isVisible() and not action.isSeparator() and not _forbidden(action.text(), alone=alone)
    ]
    if not entries:
        return Target("menu closes", menu.close)
    entry = chance.choice(entries)
    return _click(menu, f"menu {entry.text()!r}", menu.actionGeometry(entry).center())


def _of_file_dialog(dialog: QFileDialog, folder: Path, chance: random.Random) -> Target:
    """Answer it: nothing but *folder* is ever written to."""
    if chance.random() < 0.5:
        return Target("file dialog is cancelled", dialog.reject)

    def save() -> None:
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        asks_for_file = dialog.fileMode() is QFileDialog.FileMode.AnyFile
        field.setText(str(folder / "saved" if asks_for_file else folder))
        keyboard.keyClick(field, Qt.Key.Key_Return)

    return Target("file dialog is answered", save)
