"""What finds faults in what is in sight finds one that was put there, and nothing where there is none."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PyQt6.QtCore import QStringListModel, Qt
from PyQt6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QStyle,
    QTabBar,
    QTableWidget,
    QTableWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.controls.line_chart import LineChart
from disktune_gui.text.series import ChartLine
from tests.gui.support import added, opened
from tests.narrowed import present
from tools.screens import faults
from tools.screens.colours import Colours

WORDS = "Words that take a good deal of room"


@pytest.fixture
def top(qtbot: QtBot) -> Iterator[QWidget]:
    """Give a window in sight, into which a test puts something."""
    made = opened(qtbot, QWidget(), 600, 400)
    yield made
    made.close()


def put(top: QWidget, widget: QWidget, *box: int) -> None:
    """Show *widget* in *top* at a place."""
    widget.setParent(top)
    widget.setGeometry(*box)
    widget.show()
    QApplication.processEvents()


def table_with(heading: str) -> QTableWidget:
    table = QTableWidget(1, 1)
    table.setHorizontalHeaderLabels([heading])
    return table


def wrapping() -> QLabel:
    label = QLabel(WORDS)
    label.setWordWrap(True)
    return label


# -- cut off ---------------------------------------------------------------------------------------------------

MADE: list[Callable[[], QWidget]] = [
    lambda: QLabel(WORDS),
    wrapping,
    lambda: QPushButton(WORDS),
    lambda: QCheckBox(WORDS),
]


@pytest.mark.parametrize("make", MADE, ids=["label", "lines", "button", "tick"])
def test_words_without_room_are_found(top: QWidget, make: Callable[[], QWidget]) -> None:
    made = make()
    put(top, made, 0, 0, 500, 60)
    assert list(faults.clipped(top)) == []
    made.resize(40, 20)
    assert list(faults.clipped(top)) == [WORDS]


def test_a_line_that_is_too_low_is_found(top: QWidget) -> None:
    put(top, QLabel(WORDS), 0, 0, 500, 6)
    assert list(faults.clipped(top)) == [WORDS]


def test_a_tick_needs_room_beside_its_box(top: QWidget) -> None:
    tick = QCheckBox(WORDS)
    words = tick.fontMetrics().horizontalAdvance(WORDS)
    box = present(tick.style()).pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, tick)
    put(top, tick, 0, 0, words + box - 1, 30)
    assert list(faults.clipped(top)) == [WORDS]


def test_a_number_without_room_is_found(top: QWidget) -> None:
    box = QSpinBox()
    box.setSpecialValueText(WORDS)
    put(top, box, 0, 0, 500, 30)
    assert list(faults.clipped(top)) == []
    box.resize(80, 30)
    assert list(faults.clipped(top)) == [WORDS]
    box.resize(500, 8)
    assert list(faults.clipped(top)) == [WORDS]


def test_the_head_of_a_narrow_column_is_found(top: QWidget) -> None:
    table = table_with(WORDS)
    put(top, table, 0, 0, 500, 200)
    table.setColumnWidth(0, 400)
    assert list(faults.clipped(top)) == []
    table.setColumnWidth(0, 60)
    assert list(faults.clipped(top)) == [WORDS]


def test_a_cell_that_is_cut_is_found_unless_a_tip_has_it_whole(top: QWidget) -> None:
    table, item = table_with("A"), QTableWidgetItem(WORDS)
    table.setItem(0, 0, item)
    put(top, table, 0, 0, 500, 200)
    table.setColumnWidth(0, 400)
    assert list(faults.cut_cells(top)) == []
    table.setColumnWidth(0, 60)
    assert len(list(faults.cut_cells(top))) == 1
    item.setToolTip(WORDS)
    assert list(faults.cut_cells(top)) == []


def test_a_cut_branch_of_a_tree_is_found(top: QWidget) -> None:
    tree = QTreeWidget()
    tree.setHeaderLabels(["A", "B"])
    for words in ("First", WORDS):
        tree.addTopLevelItem(QTreeWidgetItem([words, "C"]))
    put(top, tree, 0, 0, 500, 200)
    tree.setColumnWidth(0, 400)
    assert list(faults.cut_cells(top)) == []
    tree.setColumnWidth(0, 60)
    [said] = faults.cut_cells(top)
    assert WORDS in said


def test_what_is_elided_on_purpose_is_no_fault(top: QWidget) -> None:
    label = ElidedLabel(WORDS)
    put(top, label, 0, 0, 40, 20)
    assert label.toolTip()
    assert faults.faults(top) == []
    label.resize(40, 6)
    assert list(faults.clipped(top)) == [WORDS]


def test_the_title_of_a_narrow_box_is_found(top: QWidget) -> None:
    box = QGroupBox(WORDS)
    QVBoxLayout(box).addWidget(QLabel("A"))
    put(top, box, 0, 0, 500, 100)
    assert list(faults.cut_titles(top)) == []
    box.resize(60, 100)
    assert list(faults.cut_titles(top)) == [WORDS]


def test_a_tab_out_of_sight_is_found(top: QWidget) -> None:
    bar = QTabBar()
    bar.setUsesScrollButtons(False)
    bar.setElideMode(Qt.TextElideMode.ElideNone)
    for text in ("One", "Two", WORDS):
        bar.addTab(text)
    put(top, bar, 0, 0, 580, 40)
    assert list(faults.cut_titles(top)) == []
    bar.resize(150, 40)
    assert WORDS in list(faults.cut_titles(top))


def test_an_elided_tab_is_found(top: QWidget) -> None:
    bar = QTabBar()
    bar.setUsesScrollButtons(False)
    bar.setElideMode(Qt.TextElideMode.ElideRight)
    bar.addTab(WORDS)
    bar.addTab("B")
    put(top, bar, 0, 0, 120, 40)
    assert WORDS in list(faults.cut_titles(top))


def test_a_chosen_value_without_room_is_found(top: QWidget) -> None:
    box = QComboBox()
    box.addItem(WORDS)
    put(top, box, 0, 0, 500, 30)
    assert list(faults.cut_titles(top)) == []
    box.resize(80, 30)
    assert list(faults.cut_titles(top)) == [WORDS]
    box.setToolTip(WORDS)
    assert list(faults.cut_titles(top)) == []


# -- over each other and beyond ----------------------------------------------------------------------------------


def test_two_in_one_place_are_found(top: QWidget) -> None:
    first, second = QPushButton("First"), QPushButton("Second")
    put(top, first, 0, 0, 100, 30)
    put(top, second, 100, 0, 100, 30)
    assert list(faults.overlapping(top)) == []
    second.move(80, 10)
    [said] = faults.overlapping(top)
    assert "First" in said
    assert "Second" in said


def test_a_place_that_holds_nothing_just_now_covers_nothing(top: QWidget) -> None:
    put(top, QPushButton("First"), 0, 0, 100, 30)
    place = QWidget()
    put(top, place, 50, 0, 100, 30)
    assert list(faults.overlapping(top)) == []
    put(place, QLabel("Second"), 0, 0, 100, 30)
    assert len(list(faults.overlapping(top))) == 1


def test_what_reaches_beyond_its_box_is_found(top: QWidget) -> None:
    box, button = QGroupBox("Box"), QPushButton("Beyond")
    put(top, box, 0, 0, 200, 100)
    put(box, button, 10, 30, 100, 30)
    assert list(faults.outside(top)) == []
    button.move(150, 30)
    [said] = faults.outside(top)
    assert "Beyond" in said


def scrolled(width: int) -> QScrollArea:
    area, inner = QScrollArea(), QWidget()
    area.setAccessibleName("Name")
    inner.setFixedSize(width, 900)
    area.setWidget(inner)
    return area


def test_what_scrolls_down_may_be_larger_than_its_place(top: QWidget) -> None:
    put(top, scrolled(100), 0, 0, 300, 300)
    assert faults.faults(top) == []


def test_what_scrolls_sideways_is_found(top: QWidget) -> None:
    put(top, scrolled(800), 0, 0, 300, 300)
    assert len(list(faults.sideways(top))) == 1
    assert list(faults.outside(top)) == []


def test_two_main_buttons_are_found(top: QWidget) -> None:
    first, second = QPushButton("First"), QPushButton("Second")
    put(top, first, 0, 0, 100, 30)
    put(top, second, 100, 0, 100, 30)
    first.setDefault(True)
    assert list(faults.main_buttons(top)) == []
    second.setDefault(True)
    assert len(list(faults.main_buttons(top))) == 2


def test_letters_of_buttons_are_found_that_press_none(qtbot: QtBot) -> None:
    dialog = added(qtbot, QDialog())
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, dialog)
    button = present(box.addButton("&Copy", QDialogButtonBox.ButtonRole.ActionRole))
    dialog.show()
    [said] = faults.letters(dialog)
    assert said.startswith("Alt+C: "), "the desktop's Cancel has that letter"
    button.setText("C&opy")
    assert list(faults.letters(dialog)) == []
    button.setText("Copy")
    assert list(faults.letters(dialog)) == ["QPushButton “Copy”"]
    # On a page letters are for what is pressed often.
    page = added(qtbot, QWidget())
    for text in ("&One", "Two"):
        QPushButton(text, page)
    page.show()
    assert list(faults.letters(page)) == []


# -- empty -------------------------------------------------------------------------------------------------------


def test_an_empty_box_is_found(top: QWidget) -> None:
    box = QGroupBox("Empty")
    put(top, box, 0, 0, 200, 100)
    [said] = faults.empty_boxes(top)
    assert "Empty" in said
    row = QHBoxLayout(box)
    row.addWidget(QLabel("Something"))
    QApplication.processEvents()
    assert list(faults.empty_boxes(top)) == []


def test_an_empty_table_is_found_unless_a_sentence_says_why(top: QWidget) -> None:
    table = QTableWidget(0, 2)
    put(top, table, 0, 0, 300, 200)
    assert len(list(faults.empty_boxes(top))) == 1
    put(top, QLabel("Nothing was measured."), 20, 80, 200, 20)
    assert list(faults.empty_boxes(top)) == []


def test_an_empty_list_is_found(top: QWidget) -> None:
    listed, model = QListView(), QStringListModel([])
    listed.setModel(model)
    put(top, listed, 0, 0, 300, 200)
    assert len(list(faults.empty_boxes(top))) == 1
    model.setStringList(["One"])
    assert list(faults.empty_boxes(top)) == []


def test_a_chart_without_lines_is_found(top: QWidget) -> None:
    chart = LineChart()
    put(top, chart, 0, 0, 400, 200)
    assert len(list(faults.empty_boxes(top))) == 1
    chart.draw_lines([ChartLine("Read", 0, (0.0, 1.0), (1.0, 2.0))])
    assert list(faults.empty_boxes(top)) == []


# -- for those who do not see it ---------------------------------------------------------------------------------


def test_what_can_be_used_and_has_no_name_is_found(top: QWidget) -> None:
    button, field, label = QPushButton(), QLineEdit(), QLabel("Name:")
    put(top, button, 0, 0, 100, 30)
    put(top, field, 0, 40, 100, 30)
    assert len(list(faults.nameless(top))) == 2
    button.setAccessibleName("Close")
    put(top, label, 100, 40, 100, 30)
    label.setBuddy(field)
    assert list(faults.nameless(top)) == []


def test_the_inside_of_what_has_the_name_needs_none(top: QWidget) -> None:
    for number, made in enumerate((QSpinBox(), QComboBox(), table_with("A"))):
        made.setAccessibleName("Name")
        put(top, made, 0, number * 100, 200, 90)
    assert list(faults.nameless(top)) == []


def test_a_dialog_without_a_title_is_found(qtbot: QtBot) -> None:
    dialog = added(qtbot, QDialog())
    assert list(faults.nameless(dialog)) == ["QDialog"]
    dialog.setWindowTitle("Title")
    assert list(faults.nameless(dialog)) == []


def test_a_label_whose_name_does_not_say_what_it_shows_is_found(top: QWidget) -> None:
    label = QLabel("20 MB/s")
    put(top, label, 0, 0, 200, 30)
    label.setAccessibleName("Speed")
    assert len(list(faults.unheard(top))) == 1
    label.setAccessibleDescription("20 MB/s")
    assert list(faults.unheard(top)) == []


def test_words_that_only_a_colour_tells_apart_are_found() -> None:
    colours = Colours()
    seen = {"35 °C": "", "60 °C": "danger", "0 °C": "info", "Good": "good", "No 1": "faint", "No 2": ""}
    for words, tone in seen.items():
        colours.add("overview", "label", words, tone)
    colours.add("settings", "label", "35 °C", "caution")
    [said] = colours.told_apart_by_colour_alone()
    assert "# °C" in said
    assert "danger" in said
