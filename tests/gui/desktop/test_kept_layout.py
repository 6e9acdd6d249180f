"""Columns and parts of a page stay as the user has drawn them; what the program sizes is not kept."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QSplitter, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.desktop.preferences import KeptColumns, KeptWidths, Preferences, keep_split
from tests.gui.desktop.hand import draw_column, draw_parts
from tests.gui.support import added
from tests.narrowed import present


def table(qtbot: QtBot, preferences: Preferences, columns: int = 3) -> tuple[QTableWidget, KeptColumns]:
    made = added(qtbot, QTableWidget(2, columns))
    made.setSortingEnabled(True)
    made.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    header = present(made.horizontalHeader())
    return made, KeptColumns(header, preferences, "test")


def draw(made: QTableWidget, width: int) -> None:
    """Draw the second column to *width* as a mouse does."""
    made.show()
    header = present(made.horizontalHeader())
    draw_column(header, 1, width - made.columnWidth(1))


def test_widths_that_were_drawn_and_the_order_are_kept(qtbot: QtBot) -> None:
    preferences = Preferences()
    first, kept = table(qtbot, preferences)
    assert not kept.chosen
    draw(first, 217)
    assert kept.chosen
    first.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    again, kept = table(qtbot, preferences)
    assert kept.chosen
    assert again.columnWidth(1) == 217
    header = present(again.horizontalHeader())
    assert (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (2, Qt.SortOrder.DescendingOrder)


def test_what_the_program_sizes_is_not_kept(qtbot: QtBot) -> None:
    preferences = Preferences()
    first, kept = table(qtbot, preferences)
    first.setColumnWidth(1, 217)
    assert not kept.chosen
    assert not table(qtbot, preferences)[1].chosen


def test_what_the_program_sizes_while_something_else_is_drawn_is_not_kept(qtbot: QtBot) -> None:
    preferences = Preferences()
    first, kept = table(qtbot, preferences)
    draw(first, 217)
    preferences.forget()
    kept.restore()
    # As when a splitter beside the table is drawn.
    first.setColumnWidth(1, 80)
    assert not kept.chosen
    assert not table(qtbot, preferences)[1].chosen


def test_columns_that_come_later_have_what_was_kept_for_so_many(qtbot: QtBot) -> None:
    preferences = Preferences()
    draw(table(qtbot, preferences)[0], 217)
    empty, kept = table(qtbot, preferences, columns=0)
    assert not kept.chosen
    empty.setColumnCount(3)
    kept.restore()
    assert kept.chosen
    assert empty.columnWidth(1) == 217


def test_widths_under_names_stay_with_their_columns(qtbot: QtBot) -> None:
    preferences = Preferences()
    for names in ("abc", "xb"):
        made = added(qtbot, QTableWidget(2, len(names)))
        header = present(made.horizontalHeader())
        kept = KeptWidths(header, preferences, "test", names.__getitem__)
        made.setColumnWidth(0, 150)
        if names == "abc":
            assert [kept.width(column) for column in range(3)] == [0, 0, 0]
            draw(made, 217)
        assert [kept.width(column) for column in range(2)] == [0, 217]


def test_widths_of_another_number_of_columns_are_not_taken_over(qtbot: QtBot) -> None:
    preferences = Preferences()
    draw(table(qtbot, preferences)[0], 217)
    assert not table(qtbot, preferences, columns=4)[1].chosen


def split(qtbot: QtBot, preferences: Preferences) -> QSplitter:
    made = added(qtbot, QSplitter())
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
    draw_parts(first, -180)
    assert first.sizes()[0] < 150
    assert split(qtbot, preferences).sizes() == first.sizes()
