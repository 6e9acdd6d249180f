"""Nothing moves where the desktop asks for no motion; elsewhere, only Qt's bar that has no end does."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QEvent, QObject
from PyQt6.QtGui import QColor, QPalette
from PyQt6.QtWidgets import QApplication, QProgressBar
from pytestqt.qtbot import QtBot

from disktune_gui.theming import style, theme
from disktune_gui.theming.theme import Theme
from tests.amounts import PATIENCE_S
from tests.gui.sources import trees

PATIENCE_MS = round(PATIENCE_S * 1000)

MOVES = frozenset(
    {
        "QAbstractAnimation",
        "QGraphicsOpacityEffect",
        "QMovie",
        "QParallelAnimationGroup",
        "QPropertyAnimation",
        "QScroller",
        "QSequentialAnimationGroup",
        "QTimeLine",
        "QVariantAnimation",
    }
)
"""What Qt moves things with. Whoever takes one has to ask the desktop first."""


def test_no_module_animates_anything() -> None:
    found = []
    for path, tree in trees(*MOVES, "setAnimated"):
        for node in ast.walk(tree):
            names = [one.name for one in node.names] if isinstance(node, ast.ImportFrom) else []
            if isinstance(node, ast.Attribute):
                names = [node.attr]
            found += [f"{path.name}: {name}" for name in names if name in MOVES or name == "setAnimated"]
    assert found == []
    assert any(trees("QProgressBar")), "there is source"


class Paints(QObject):
    """Counts how often a bar is drawn."""

    count = 0

    def eventFilter(self, _watched: QObject | None, event: QEvent | None) -> bool:
        self.count += event is not None and event.type() == QEvent.Type.Paint
        return False


@pytest.fixture(params=[Theme.LIGHT, Theme.DARK])
def bar(request: pytest.FixtureRequest, qtbot: QtBot, qapp: QApplication) -> Iterator[QProgressBar]:
    theme.apply(qapp, request.param)
    made = QProgressBar()
    made.setRange(0, 0)
    made.setTextVisible(False)
    made.resize(300, 24)
    qtbot.addWidget(made)
    yield made
    style.tell(qapp, still=False)
    theme.apply(qapp, Theme.SYSTEM)


def colours(bar: QProgressBar) -> set[str]:
    """Return the colours across the whole bar."""
    image = bar.grab().toImage()
    return {QColor(image.pixel(x, image.height() // 2)).name() for x in range(image.width())}


def test_a_busy_bar_moves_and_stops_where_the_desktop_asks_for_no_motion(
    qtbot: QtBot, qapp: QApplication, bar: QProgressBar
) -> None:
    paints = Paints()
    bar.installEventFilter(paints)
    bar.show()
    qtbot.waitUntil(lambda: paints.count > 5, timeout=PATIENCE_MS)
    style.tell(qapp, still=True)
    qtbot.wait(300)
    before = paints.count
    qtbot.wait(300)
    assert paints.count == before
    style.tell(qapp, still=False)
    qtbot.waitUntil(lambda: paints.count > before + 5, timeout=PATIENCE_MS)


def test_a_busy_bar_that_stands_still_is_neither_empty_nor_full(qapp: QApplication, bar: QProgressBar) -> None:
    style.tell(qapp, still=True)
    busy = colours(bar)
    assert bar.palette().color(QPalette.ColorRole.Highlight).name() in busy
    assert len(busy) > 1
    assert (bar.minimum(), bar.maximum()) == (0, 0)


def test_a_bar_that_has_an_end_is_drawn_as_ever(qapp: QApplication, bar: QProgressBar) -> None:
    bar.setRange(0, 10)
    bar.setValue(4)
    before = bar.grab().toImage()
    style.tell(qapp, still=True)
    assert bar.grab().toImage() == before
