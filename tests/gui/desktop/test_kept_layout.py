"""Columns and parts of a page stay as the user has drawn them; what the program sizes is not kept."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QSplitter, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.desktop.kept_layout import KeptColumns, keep_split
from disktune_gui.desktop.preferences import Preferences


def table(qtbot: QtBot, preferences: Preferences, columns: int = 3) -> tuple[QTableWidget, KeptColumns]:
    made = QTableWidget(2, columns)
    qtbot.addWidget(made)
    made.setSortingEnabled(True)
    made.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    header = made.horizontalHeader()
    assert header is not None
    return made, KeptColumns(header, preferences, "test")


def draw(monkeypatch: pytest.MonkeyPatch, made: QTableWidget, width: int) -> None:
    """Draw the second column to *width* as a mouse does."""
    monkeypatch.setattr(QApplication, "mouseButtons", lambda: Qt.MouseButton.LeftButton)
    made.setColumnWidth(1, width)
    monkeypatch.undo()


def test_widths_that_were_drawn_and_the_order_are_kept(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    preferences = Preferences()
    first, kept = table(qtbot, preferences)
    assert not kept.chosen
    draw(monkeypatch, first, 217)
    assert kept.chosen
    first.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    again, kept = table(qtbot, preferences)
    assert kept.chosen
    assert again.columnWidth(1) == 217
    header = again.horizontalHeader()
    assert header is not None
    assert (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (2, Qt.SortOrder.DescendingOrder)


def test_what_the_program_sizes_is_not_kept(qtbot: QtBot) -> None:
    preferences = Preferences()
    first, kept = table(qtbot, preferences)
    first.setColumnWidth(1, 217)
    assert not kept.chosen
    assert not table(qtbot, preferences)[1].chosen


def test_widths_of_another_number_of_columns_are_not_taken_over(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = Preferences()
    draw(monkeypatch, table(qtbot, preferences)[0], 217)
    assert not table(qtbot, preferences, columns=4)[1].chosen


def split(qtbot: QtBot, preferences: Preferences) -> QSplitter:
    made = QSplitter()
    qtbot.addWidget(made)
    for _ in range(2):
        part = QWidget()
        part.setMinimumWidth(20)
        made.addWidget(part)
    made.resize(400, 100)
    made.show()
    made.setSizes([200, 200])
    keep_split(made, preferences, "test")
    return made


def test_a_page_stays_divided_as_it_was_divided_by_hand(qtbot: QtBot) -> None:
    preferences = Preferences()
    first = split(qtbot, preferences)
    first.setSizes([300, 100])
    assert split(qtbot, preferences).sizes() != first.sizes(), "the program did that"
    handle = first.handle(1)
    assert handle is not None
    first.moveSplitter(120, 1)  # what a handle calls
    first.splitterMoved.emit(first.sizes()[0], 1)
    assert split(qtbot, preferences).sizes() == first.sizes()
