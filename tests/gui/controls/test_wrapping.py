"""Check boxes that have too little room in one line take more of them."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QScrollArea, QTabWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.controls.wrapping import WrappingCheckBox, held
from disktune_gui.text.plain import PlainLabel


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
