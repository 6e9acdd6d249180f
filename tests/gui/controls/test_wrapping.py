"""Check boxes that have too little room in one line take more of them."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QLabel, QScrollArea, QTabWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.controls.wrapping import GAP, Flow, SnugButton, WrappingCheckBox, held
from disktune_gui.text.plain import PlainLabel
from tests.gui.support import added, opened


def of_width(qtbot: QtBot, widget: QWidget, width: int) -> QWidget:
    holder = QWidget()
    holder.setFixedWidth(width)
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(widget)
    column.addStretch(1)
    qtbot.addWidget(holder)
    holder.show()
    settle()
    return holder


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


@pytest.mark.parametrize(
    "text",
    [
        "Include &noisy or wearing values, as far as the drive has such",
        "ノイズ、電力、消耗を犠牲にする値も含めて、ドライブが対応する値をすべて試します",
    ],
)
def test_a_long_text_is_broken_and_all_of_it_is_there(qtbot: QtBot, text: str) -> None:
    box = WrappingCheckBox(text)
    holder = of_width(qtbot, box, 260)
    assert "\n" in box.text()
    assert box.text().replace("\n", "").replace(" ", "") == text.replace(" ", "")
    needed = box.fontMetrics().size(Qt.TextFlag.TextShowMnemonic.value, box.text())
    assert needed.width() <= box.width()
    assert needed.height() <= box.height()
    holder.setFixedWidth(2000)
    settle()
    assert box.text() == text


def test_a_text_that_changes_out_of_sight_has_its_room_when_it_is_seen_again(qtbot: QtBot) -> None:
    label, place, tabs = PlainLabel("Short."), QScrollArea(), QTabWidget()
    label.setWordWrap(True)
    place.setWidgetResizable(True)
    place.setWidget(held(label))
    tabs.addTab(place, "Words")
    tabs.addTab(QWidget(), "Other")
    tabs.resize(400, 120)
    qtbot.addWidget(tabs)
    tabs.show()
    settle()
    tabs.setCurrentIndex(1)
    settle()
    label.setText("A sentence that is no longer short. " * 60)
    settle()
    tabs.setCurrentIndex(0)
    settle()
    assert label.height() >= label.heightForWidth(label.width())


# -- a row that goes on in the next line where a line is too short --


def a_row(qtbot: QtBot, *widths: int, wide: int | None = None) -> tuple[QWidget, list[QLabel]]:
    holder = added(qtbot, QWidget())
    labels = [QLabel() for _ in widths]
    for label, width in zip(labels, widths, strict=True):
        label.setFixedSize(width, 20) if label is not (labels[wide] if wide is not None else None) else None
    flow = Flow(holder, wide=labels[wide] if wide is not None else None)
    for label in labels:
        flow.addWidget(label)
    return holder, labels


def places(holder: QWidget, labels: list[QLabel], width: int) -> list[tuple[int, int]]:
    layout = holder.layout()
    assert layout is not None
    holder.resize(width, layout.heightForWidth(width))
    layout.setGeometry(holder.rect())
    return [(label.x(), label.y()) for label in labels]


def test_goes_on_in_the_next_line(qtbot: QtBot) -> None:
    holder, labels = a_row(qtbot, 100, 100, 100)
    assert places(holder, labels, 320) == [(0, 0), (100 + GAP, 0), (200 + 2 * GAP, 0)]
    assert places(holder, labels, 300) == [(0, 0), (100 + GAP, 0), (0, 20 + GAP)]
    assert holder.height() == 40 + GAP
    assert places(holder, labels, 100) == [(0, 0), (0, 20 + GAP), (0, 40 + 2 * GAP)]


def test_begins_at_the_right_where_the_language_does(qtbot: QtBot) -> None:
    holder, labels = a_row(qtbot, 100, 50)
    holder.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert places(holder, labels, 320) == [(220, 0), (170 - GAP, 0)]


def test_one_takes_what_the_others_leave(qtbot: QtBot) -> None:
    holder, labels = a_row(qtbot, 0, 100, wide=0)
    places(holder, labels, 320)
    assert labels[0].width() == 320 - 100 - GAP
    assert labels[1].x() == 220


@pytest.mark.parametrize("words", ["Go", "&Quick", "A longer text"])
def test_a_snug_button_is_as_wide_as_its_words_need(qtbot: QtBot, words: str) -> None:
    button = opened(qtbot, SnugButton(words))
    button.resize(button.sizeHint())
    QApplication.processEvents()
    needed = button.fontMetrics().horizontalAdvance(words.replace("&", ""))
    assert needed < button.width() < needed + 40
