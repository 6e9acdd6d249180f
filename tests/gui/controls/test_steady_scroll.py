"""A scroll area has one child for a screen reader, and is otherwise like Qt's."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtGui import QWheelEvent
from PyQt6.QtWidgets import QApplication, QPushButton, QScrollArea, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

import disktune_gui
from disktune_gui.controls.controls import SteadyScroll
from tests.narrowed import present

ROOM = 200
"""Pixels that the area is wide and high."""


def bars(area: QScrollArea) -> tuple[QScrollBar, QScrollBar]:
    across, down = area.horizontalScrollBar(), area.verticalScrollBar()
    assert down is not None
    return present(across), down


def filled(qtbot: QtBot, area: QScrollArea, direction: Qt.LayoutDirection) -> QScrollArea:
    qtbot.addWidget(area)
    area.setLayoutDirection(direction)
    area.setWidgetResizable(True)
    area.setWidget(QPushButton("Inside"))
    # Away from the pointer.
    area.setGeometry(100, 100, ROOM, ROOM)
    area.show()
    return area


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_it_looks_and_measures_as_qts_does(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    plain, steady = (filled(qtbot, area, direction) for area in (QScrollArea(), SteadyScroll()))
    seen = set()
    # Fits, fits only without the other bar, does not fit; and back.
    for width, height in product((50, 190, 500, 50), repeat=2):
        for area in (plain, steady):
            present(area.widget()).setMinimumSize(width, height)
        for _ in range(3):
            QApplication.processEvents()
        for one, other in zip(bars(plain), bars(steady), strict=True):
            one.setValue(width // 3)
            other.setValue(width // 3)
            assert (one.maximum(), one.pageStep()) == (other.maximum(), other.pageStep())
            assert not other.isVisible()
        seen.add(tuple(bar.isVisible() for bar in bars(plain)))
        assert steady.grab().toImage() == plain.grab().toImage(), (width, height)
        assert (steady.sizeHint(), steady.minimumSizeHint()) == (plain.sizeHint(), plain.minimumSizeHint())
    assert len(seen) == 4, "each bar alone, both, none"


def test_its_bar_moves_it_and_follows_the_wheel_and_the_focus(qtbot: QtBot) -> None:
    area = filled(qtbot, SteadyScroll(), Qt.LayoutDirection.LeftToRight)
    inside, port = area.widget(), area.viewport()
    assert inside is not None
    assert port is not None
    inside.setMinimumSize(50, 1000)
    last = QWidget(inside)
    last.setGeometry(0, 990, 10, 10)
    QApplication.processEvents()
    (seen,) = (bar for bar in area.findChildren(QScrollBar) if bar.isVisible())
    seen.setValue(100)
    assert inside.y() == -100
    QApplication.sendEvent(port, _turned(-120))
    assert inside.y() == -seen.value() < -100
    area.ensureWidgetVisible(last)
    assert inside.y() == -seen.value() == -seen.maximum()


def _turned(delta: int) -> QWheelEvent:
    no, at = QPoint(), QPointF(5, 5)
    keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton
    return QWheelEvent(at, at, no, QPoint(0, delta), buttons, keys, Qt.ScrollPhase.NoScrollPhase, False)


def test_no_other_scroll_area_is_made() -> None:
    made = re.compile(r"\bQ(Abstract)?ScrollArea(\(|\)\s*:)")
    room = Path(disktune_gui.__file__).parent
    assert [file.name for file in room.rglob("*.py") if made.search(file.read_text())] == ["controls.py"]
