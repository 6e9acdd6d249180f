"""Controls differ visibly from the window they are on, also where the desktop's palette has no shades."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PyQt6.QtCore import QPoint, QRect, QSize, Qt
from PyQt6.QtGui import QColor, QFontInfo, QImage, QPainter, QPalette, QPixmap
from PyQt6.QtWidgets import (
    QApplication,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOption,
    QStyleOptionFrame,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from disktune_gui.controls.cards import Card
from disktune_gui.controls.controls import ChoiceBox, SearchField
from disktune_gui.theming import colours, icons
from disktune_gui.theming import style as style_module
from disktune_gui.theming.style import dress, unit_after_number
from disktune_gui.theming.theme import Theme, palette_of
from tests.gui.support import added
from tests.narrowed import present


def black_and_white() -> QPalette:
    """Return a palette of high contrast: everything black, all words white."""
    palette = QPalette()
    for role in QPalette.ColorRole:
        if role is not QPalette.ColorRole.NColorRoles:
            words = "Text" in role.name or role is QPalette.ColorRole.Highlight
            palette.setColor(role, QColor("white" if words else "black"))
    return palette


def brightest(widget: QWidget) -> int:
    """Return the lightness of the brightest pixel along the widget's middle, which crosses its edges."""
    picture = widget.grab().toImage()
    y = picture.height() // 2
    return max(
        picture.pixelColor(x, y).lightness() for x in (*range(4), *range(picture.width() - 4, picture.width()))
    )


@pytest.mark.parametrize("make", [QLineEdit, QSpinBox, lambda: QSlider(Qt.Orientation.Horizontal)])
def test_a_control_has_an_edge_where_everything_is_black(qtbot: QtBot, make: type[QWidget]) -> None:
    control = added(qtbot, make())
    control.setPalette(black_and_white())
    control.resize(120, 30)
    control.show()
    assert brightest(control) > 200


@pytest.mark.parametrize("which", [Theme.LIGHT, Theme.DARK])
def test_the_chosen_button_differs_from_the_others(qtbot: QtBot, which: Theme) -> None:
    def look(*, chosen: bool) -> QImage:
        button = added(qtbot, QPushButton("Quick"))
        button.setPalette(palette_of(which))
        button.setCheckable(True)
        button.setChecked(chosen)
        button.setAutoDefault(False)
        button.resize(90, 30)
        button.show()
        return button.grab().toImage()

    def lightness(picture: QImage) -> list[int]:
        return [picture.pixelColor(x, 15).lightness() for x in range(12)]

    pairs = zip(lightness(look(chosen=True)), lightness(look(chosen=False)), strict=True)
    assert max(abs(one - other) for one, other in pairs) > 20


@pytest.mark.parametrize("which", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("pixmap", ["SP_DialogCloseButton", "SP_LineEditClearButton"])
def test_the_cross_follows_the_theme_without_a_new_icon(qapp: QApplication, pixmap: str, which: Theme) -> None:
    icon = present(qapp.style()).standardIcon(QStyle.StandardPixmap[pixmap])
    kept = qapp.palette()
    try:
        qapp.setPalette(palette_of(which))
        drawn = icon.pixmap(QSize(24, 24)).toImage()
    finally:
        qapp.setPalette(kept)
    middle, words = drawn.pixelColor(12, 12), palette_of(which).color(QPalette.ColorRole.WindowText)
    assert abs(middle.lightness() - words.lightness()) < 40
    assert drawn.pixelColor(1, 12).alpha() == 0


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("128 KiB", "\u200e128 KiB"),
        ("61.3 %", "\u200e61.3 %"),
        ("1 h 30 min", "\u200e1 h \u200e30 min"),
        ("32 °C, 4.2 µs", "\u200e32 °C, \u200e4.2 µs"),
        ("sda1", "sda1"),
        ("2, 3", "2, 3"),
        ("RAID 5 of 3", "RAID \u200e5 of 3"),
    ],
)
def test_a_number_before_a_unit_stays_before_it(text: str, shown: str) -> None:
    assert unit_after_number(text) == shown


def test_a_table_that_runs_from_right_to_left_has_the_unit_behind_the_number(qtbot: QtBot) -> None:
    def drawn(text: str) -> QImage:
        table = added(qtbot, QTableWidget(1, 1))
        table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        table.setItem(0, 0, QTableWidgetItem(text))
        table.show()
        return table.grab().toImage()

    # Written from left to right whatever is around it: an embedding (UAX #9, X2).
    assert drawn("23.3 MB/s") == drawn("\u202a23.3 MB/s\u202c")


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_words_of_a_heading_end_before_the_arrow_of_the_order(
    qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    def drawn(*, words: str, arrow: bool) -> set[int]:
        """Return the columns of pixels that differ from an empty heading's."""
        table = added(qtbot, QTableWidget(1, 1))
        table.setLayoutDirection(direction)
        head = QTableWidgetItem(words)
        head.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        table.setHorizontalHeaderItem(0, head)
        header = present(table.horizontalHeader())
        header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        header.setSortIndicatorShown(arrow)
        table.show()
        left, wide = header.sectionViewportPosition(0), header.sectionSize(0)
        picture = header.grab(QRect(left, 2, wide, header.height() - 4)).toImage()
        ground = picture.pixelColor(picture.width() // 2, 0)
        every = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
        return {x for x, y in every if abs(picture.pixelColor(x, y).lightness() - ground.lightness()) > 40}

    arrow = drawn(words="", arrow=True)
    words = drawn(words="mmmmmmmmmmmmmmmmmmmmmmmm", arrow=True) - arrow
    ltr = direction is Qt.LayoutDirection.LeftToRight
    gap = min(arrow) - max(words) if ltr else min(words) - max(arrow)
    assert 2 <= gap <= 12


@pytest.mark.parametrize("which", [Theme.LIGHT, Theme.DARK])
def test_a_table_has_the_ground_of_its_card_and_stripes_in_its_text_colour(qtbot: QtBot, which: Theme) -> None:
    card, table = Card(), QTableWidget(3, 1)
    qtbot.addWidget(card)
    dress(table)
    card.column().addWidget(table)
    palette = palette_of(which)
    card.setPalette(palette)
    card.resize(200, 300)
    card.show()
    viewport = present(table.viewport())
    seen = card.grab().toImage()
    rows = [
        seen.pixelColor(viewport.mapTo(card, QPoint(40, table.rowViewportPosition(row) + 5))) for row in range(3)
    ]
    below = seen.pixelColor(viewport.mapTo(card, QPoint(40, viewport.height() - 5)))
    assert rows[0] == rows[2] == below == colours.card(palette)
    assert rows[1].lightness() == pytest.approx(colours.hovered(palette).lightness(), abs=1)
    assert rows[1] != rows[0]


@pytest.mark.parametrize("which", [Theme.LIGHT, Theme.DARK])
def test_the_selected_row_of_a_tree_has_one_colour_from_its_branch_on(qtbot: QtBot, which: Theme) -> None:
    tree, top = QTreeWidget(), QTreeWidgetItem(["Raw drive"])
    qtbot.addWidget(tree)
    tree.setPalette(palette_of(which))
    tree.addTopLevelItem(top)
    below = QTreeWidgetItem(top, ["Quick"])
    top.setExpanded(True)
    tree.setCurrentItem(below)
    tree.show()
    seen = tree.grab().toImage()
    place, viewport = tree.visualItemRect(below), tree.viewport()
    assert viewport is not None
    for x in (3, place.right() - 5):
        found = seen.pixelColor(viewport.mapTo(tree, QPoint(x, place.center().y())))
        assert found == colours.selection(palette_of(which))


def test_a_frame_that_pyqt_takes_for_a_list_entry_is_not_read_as_one(qapp: QApplication) -> None:
    """It lies where an entry's option lay before: reading or writing its text ends the program."""
    option = QStyleOptionViewItem()
    option.direction = Qt.LayoutDirection.RightToLeft
    option.text = "12 GB"
    style = present(qapp.style())
    option.type = QStyleOption.OptionType.SO_Frame.value  # type: ignore[assignment]  # an int
    painter = QPainter(canvas := QPixmap(40, 20))
    style.drawControl(QStyle.ControlElement.CE_ShapedFrame, option, painter)
    assert option.text == "12 GB"
    option.type = QStyleOption.OptionType.SO_ViewItem.value  # type: ignore[assignment]  # an int
    style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter)
    assert option.text == unit_after_number("12 GB") != "12 GB"
    painter.end()
    assert not canvas.isNull()


@pytest.mark.parametrize("points", [9, 10, 12, 20])
@pytest.mark.parametrize("make", [lambda: QPushButton("Try"), QLineEdit, QSpinBox, ChoiceBox])
def test_controls_are_as_high_as_drawn_at_every_size_of_letters(
    qtbot: QtBot, make: Callable[[], QWidget], points: int
) -> None:
    control = added(qtbot, make())
    font = control.font()
    font.setPointSize(points)
    control.setFont(font)
    high = control.sizeHint().height()
    assert high == pytest.approx(30 * QFontInfo(font).pixelSize() / 13, abs=2)
    assert high >= control.fontMetrics().height() + 6


def test_a_button_with_an_icon_alone_is_a_square(qtbot: QtBot) -> None:
    button = added(qtbot, QPushButton(icons.icon("more"), ""))
    assert button.sizeHint().width() == button.sizeHint().height()


def picture(widget: QWidget, which: Theme) -> QImage:
    """Return what a widget looks like in one of the program's palettes."""
    widget.setPalette(palette_of(which))
    widget.resize(widget.sizeHint())
    return widget.grab().toImage()


@pytest.mark.parametrize("which", [Theme.LIGHT, Theme.DARK])
def test_the_one_primary_button_is_filled_while_it_can_be_pressed(qtbot: QtBot, which: Theme) -> None:
    button = added(qtbot, QPushButton("Try"))
    own = palette_of(which)
    plain = picture(button, which).pixelColor(8, 8)
    button.setProperty("primary", True)
    assert plain == colours.button(own)
    assert picture(button, which).pixelColor(8, 8) == own.color(QPalette.ColorRole.Highlight)
    button.setEnabled(False)
    assert picture(button, which).pixelColor(8, 8) != own.color(QPalette.ColorRole.Highlight)


@pytest.mark.parametrize("make", [QLineEdit, QSpinBox, ChoiceBox])
def test_a_field_that_was_changed_has_the_edge_of_the_accent(qtbot: QtBot, make: type[QWidget]) -> None:
    field = added(qtbot, make())
    own = palette_of(Theme.LIGHT)
    middle = field.sizeHint().height() // 2
    assert picture(field, Theme.LIGHT).pixelColor(0, middle) == colours.field_edge(own)
    field.setProperty("changed", True)
    assert [picture(field, Theme.LIGHT).pixelColor(x, middle) for x in (0, 1)] == [colours.accent(own)] * 2


@pytest.mark.parametrize("text", ["", "40%"])
def test_a_progress_bar_is_thin_and_its_text_is_beside_it(qtbot: QtBot, text: str) -> None:
    bar = added(qtbot, QProgressBar())
    bar.setTextVisible(bool(text))
    bar.setValue(40)
    bar.setPalette(own := palette_of(Theme.LIGHT))
    bar.resize(200, 20)
    shown = bar.grab().toImage()
    middle = shown.height() // 2
    assert shown.pixelColor(20, middle) == colours.accent(own)
    column = [shown.pixelColor(20, y) for y in range(shown.height())]
    assert 5 <= sum(colour == colours.accent(own) for colour in column) <= 7
    assert (shown.pixelColor(192, middle) == colours.track(own)) is not bool(text)


def test_a_progress_bar_runs_from_right_to_left_where_text_does(qtbot: QtBot) -> None:
    bar = added(qtbot, QProgressBar())
    bar.setTextVisible(False)
    bar.setValue(40)
    bar.setPalette(own := palette_of(Theme.LIGHT))
    bar.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    bar.resize(200, 20)
    shown = bar.grab().toImage()
    ends = [shown.pixelColor(x, shown.height() // 2) for x in (20, 180)]
    assert ends == [colours.track(own), colours.accent(own)]


def test_an_option_at_the_address_of_another_is_what_qt_says(qapp: QApplication) -> None:
    """PyQt keeps an option of which a member was read, and gives it again for the next one at its address."""
    frame = QStyleOptionFrame()
    assert style_module._as(frame, QStyleOptionFrame) is not None
    assert style_module._as(frame, QStyleOptionViewItem) is None
    assert style_module._as(QStyleOption(), QStyleOptionFrame) is None
    frame.lineWidth = 3
    assert present(style_module._as(frame, QStyleOptionFrame)).lineWidth == 3


def test_the_text_of_a_search_field_is_behind_its_icon(qtbot: QtBot) -> None:
    plain, search = QLineEdit(), SearchField("Find a drive")
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        starts = []
        for field in (plain, search):
            qtbot.addWidget(field)
            field.setLayoutDirection(direction)
            field.resize(200, 30)
            option = QStyleOptionFrame()
            field.initStyleOption(option)
            inside = present(field.style()).subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
            starts.append(inside.left() if direction is Qt.LayoutDirection.LeftToRight else 199 - inside.right())
        assert starts[1] - starts[0] >= 16


def test_the_words_of_a_button_keep_off_its_icon(qtbot: QtBot) -> None:
    button = added(qtbot, QPushButton(icons.icon("again"), "Illi"), 120, 32)
    picture = button.grab().toImage()
    ground = picture.pixelColor(20, 16)
    drawn = [x for x in range(20, 100) if any(picture.pixelColor(x, y) != ground for y in range(8, 24))]
    gap = max(after - before for before, after in pairwise(drawn))
    assert gap - 1 >= 5
