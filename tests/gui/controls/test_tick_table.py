"""The table of proposals: columns that were drawn by hand stay so, in the next dialog as well."""

from __future__ import annotations

from PyQt6.QtWidgets import QHeaderView
from pytestqt.qtbot import QtBot

from disktune_gui.controls.dialogs import TickRow, TickTable
from disktune_gui.desktop.preferences import Preferences
from tests.gui.desktop.hand import draw_column
from tests.gui.support import added
from tests.narrowed import present

ROWS = (TickRow("a", ("/home", "ext4", "12 GB")), TickRow("b", ("/srv", "xfs", "3 GB")))


def table(qtbot: QtBot, key: str = "trim") -> TickTable:
    made = added(qtbot, TickTable(("File system", "Type", "Trims at most"), "File systems"), 700, 200)
    made.keep_columns(Preferences(), key)
    made.show_rows(ROWS)
    made.show()
    return made


def head(made: TickTable) -> QHeaderView:
    return present(made.horizontalHeader())


def test_a_width_that_was_drawn_is_there_in_the_next_dialog_of_that_kind(qtbot: QtBot) -> None:
    first = table(qtbot)
    untouched = first.columnWidth(1)
    draw_column(head(first), 1, 90)
    drawn = first.columnWidth(1)
    assert drawn == untouched + 90
    again = table(qtbot)
    assert again.columnWidth(1) == drawn
    again.show_rows((*ROWS, TickRow("c", ("/var", "btrfs", "1 GB"))))
    assert again.columnWidth(1) == drawn, "rows that come change nothing"
    assert table(qtbot, "save").columnWidth(1) == untouched


def test_the_last_column_takes_what_is_left_after_drawing_as_before(qtbot: QtBot) -> None:
    draw_column(head(table(qtbot)), 1, 90)
    again = table(qtbot)
    viewport = present(again.viewport())
    assert head(again).length() == viewport.width()
    again.resize(900, 200)
    assert head(again).length() == viewport.width()


def test_without_room_the_widest_columns_take_several_lines_and_none_is_out_of_sight(
    qtbot: QtBot,
) -> None:
    made = table(qtbot)
    name, kind = "/a/mount/point/far/down/in/a/tree/of/folders", "a type of file system with a long name"
    made.show_rows((TickRow("c", (name, kind, "1 GB")), *ROWS))
    widths = [made.columnWidth(column) for column in range(3)]
    made.resize(260, 200)
    assert head(made).length() == present(made.viewport()).width()
    assert made.columnWidth(0) == made.columnWidth(1) < min(widths[:2])
    assert made.columnWidth(2) >= made.sizeHintForColumn(2)
    assert made.rowHeight(0) > made.rowHeight(1)
    made.resize(2 * sum(widths), 200)
    assert [made.columnWidth(column) for column in range(2)] == widths[:2]


def test_what_the_program_sizes_is_not_kept(qtbot: QtBot) -> None:
    table(qtbot).resize(900, 200)
    long = table(qtbot)
    long.show_rows((TickRow("c", ("/a/long/mount/point", "a long type of file system", "1 GB")),))
    assert long.columnWidth(1) > table(qtbot).columnWidth(1)
