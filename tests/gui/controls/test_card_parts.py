"""The parts of the window that Qt has not: their sizes, keys, names and colours."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QFont, QFontInfo
from PyQt6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.benchmark.details import ResultDetails
from disktune_gui.controls.cards import Badge, Card, Disclosure, LinkButton, SegmentedControl, caption
from disktune_gui.controls.columns import CardColumns
from disktune_gui.controls.controls import ExportButton, SteadyScroll
from disktune_gui.controls.message import MessageBar
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.experiment.view import ExperimentView
from disktune_gui.theming import theme
from disktune_gui.theming.theme import Theme
from tests.gui.support import added
from tests.narrowed import present

POINTS = [9, 10, 12, 20]


def sized(widget: QWidget, points: int) -> float:
    """Give letters of a size to a widget; return how much larger they are than those of the drawings."""
    font = QFont(widget.font())
    font.setPointSize(points)
    widget.setFont(font)
    return QFontInfo(font).pixelSize() / 13


@pytest.mark.parametrize("points", POINTS)
def test_parts_are_as_large_as_drawn_at_every_size_of_letters(qtbot: QtBot, points: int) -> None:
    opening, badge = Disclosure("Performance", QLabel, "21"), Badge("Good", "good", "good")
    for widget in (opening, badge):
        qtbot.addWidget(widget)
    for part, high in ((opening.row, 38), (badge, 26)):
        factor = sized(part, points)
        assert part.sizeHint().height() == pytest.approx(high * factor, abs=1)
        assert part.sizeHint().height() > part.fontMetrics().height()
    assert badge.sizeHint().width() > badge.fontMetrics().horizontalAdvance("Good") + round(16 * factor)


def test_details_are_made_once_when_they_are_opened(qtbot: QtBot) -> None:
    made: list[QLabel] = []
    card = added(qtbot, Card())

    def make() -> QLabel:
        made.append(QLabel("details"))
        return made[-1]

    opening = Disclosure("Performance", make, "21 settings")
    card.column(0).addWidget(opening)
    card.show()
    seen: list[bool] = []
    opening.toggled.connect(seen.append)
    assert (opening.opened, opening.body, opening.row.accessibleName()) == (
        False,
        None,
        "Performance, 21 settings",
    )
    for opened in (True, False, True):
        opening.opened = opened
        assert opening.body is not None
        assert opening.body.isVisible() is opened
    assert (len(made), seen) == (1, [True, False, True])
    opening.set_title("Power")
    opening.set_count("")
    assert opening.row.accessibleName() == "Power"


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_arrow_keys_open_and_close_details(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    opening = added(qtbot, Disclosure("Performance", QLabel))
    opening.setLayoutDirection(direction)
    opening.show()
    ahead, back = Qt.Key.Key_Right, Qt.Key.Key_Left
    if direction is Qt.LayoutDirection.RightToLeft:
        ahead, back = back, ahead
    for key, opened in ((ahead, True), (ahead, True), (back, False), (back, False), (Qt.Key.Key_Return, True)):
        qtbot.keyClick(opening.row, key)  # type: ignore[no-untyped-call]  # pytest-qt's
        assert opening.opened is opened


def test_one_segment_is_chosen_or_none_and_only_the_user_is_reported(qtbot: QtBot) -> None:
    choice = SegmentedControl(["off", "on"], "Write cache")
    qtbot.addWidget(choice)
    choice.show()
    seen: list[int] = []
    choice.chosen.connect(seen.append)
    assert choice.current == -1
    choice.choose(1)
    assert (choice.current, seen) == (1, [])
    choice.buttons[1].click()
    choice.buttons[0].click()
    assert (choice.current, seen) == (0, [0])
    choice.choose(-1)
    assert (choice.current, seen) == (-1, [0])
    choice.buttons[0].click()
    assert (choice.current, seen) == (0, [0, 0])
    assert [button.accessibleDescription() for button in choice.buttons] == ["Write cache"] * 2


def test_arrow_keys_move_the_choice(qtbot: QtBot) -> None:
    choice = SegmentedControl(["Settings", "Experiment", "History"])
    qtbot.addWidget(choice)
    choice.show()
    choice.activateWindow()
    choice.choose(0)
    choice.buttons[0].setFocus()
    qtbot.waitUntil(choice.buttons[0].hasFocus)
    seen: list[int] = []
    choice.chosen.connect(seen.append)
    qtbot.keyClick(choice.buttons[0], Qt.Key.Key_Right)  # type: ignore[no-untyped-call]  # pytest-qt's
    assert (choice.current, seen) == (1, [1])


def test_segments_that_are_not_offered_are_hidden_and_the_ends_stay_round(qtbot: QtBot) -> None:
    choice = SegmentedControl(["Settings", "Experiment", "History"])
    qtbot.addWidget(choice)
    choice.show()
    choice.offer([0, 1])
    assert [button.isVisible() for button in choice.buttons] == [True, True, False]
    assert [button.property("segment") for button in choice.buttons[:2]] == ["first", "last"]


def test_a_choice_moves_nothing(qtbot: QtBot) -> None:
    choice = added(qtbot, SegmentedControl(["Settings", "Experiment"]))
    wide = [button.sizeHint() for button in choice.buttons]
    choice.choose(1)
    assert [button.sizeHint() for button in choice.buttons] == wide


def colours(widget: QWidget) -> set[str]:
    """Return the colours that a widget is drawn in."""
    picture = widget.grab().toImage()
    return {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}


@pytest.mark.parametrize("tone", ["good", "caution", "danger"])
def test_the_mark_of_a_message_is_coloured_and_its_sentence_is_not(qtbot: QtBot, tone: str) -> None:
    bar = added(qtbot, MessageBar())
    bar.resize(500, 50)
    bar.show_text("Changes kept.", tone=tone)
    assert theme.meaning(tone) in colours(bar.mark)
    assert bar.palette().color(bar.palette().ColorRole.WindowText).name() in colours(bar.text)
    assert theme.meaning(tone) not in colours(bar.text)
    ground = theme.card(bar.palette())
    picture = bar.grab().toImage()
    assert picture.pixelColor(12, 4) == ground
    assert picture.pixelColor(0, 0) == bar.palette().color(bar.palette().ColorRole.Window), "its corners are round"


def test_a_link_is_a_button_in_the_colour_of_links(qtbot: QtBot) -> None:
    link = LinkButton("Details")
    qtbot.addWidget(link)
    link.show()
    assert link.palette().color(link.palette().ColorRole.Link).name() in colours(link)
    with qtbot.waitSignal(link.clicked):
        qtbot.keyClick(link, Qt.Key.Key_Space)  # type: ignore[no-untyped-call]  # pytest-qt's


def test_a_card_is_raised_and_its_text_is_legible(qtbot: QtBot) -> None:
    for which in (Theme.LIGHT, Theme.DARK):
        card = added(qtbot, Card())
        own = theme.palette_of(which)
        card.setPalette(own)
        card.column().addWidget(caption("Caption"))
        card.resize(100, 60)
        ground = card.grab().toImage().pixelColor(50, 6)
        assert ground == theme.card(own)
        assert theme.ratio(own.color(own.ColorRole.PlaceholderText), ground) >= theme.FLOOR


@pytest.mark.parametrize("which", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("tone", ["good", "caution", "danger", "info"])
def test_a_badge_can_be_read(which: Theme, tone: str) -> None:
    own = theme.palette_of(which)
    colour = QColor(theme.meaning(tone, dark=which is Theme.DARK))
    assert theme.ratio(colour, theme.tinted(own, colour)) >= 5


def test_columns_are_below_each_other_where_their_content_is_too_wide_for_both(qtbot: QtBot) -> None:
    columns, one, other = CardColumns(), QWidget(), QWidget()
    columns.wide.add(one)
    columns.narrow.add(other)
    area = added(qtbot, SteadyScroll())
    area.setWidgetResizable(True)
    area.setWidget(columns)
    area.resize(900, 300)
    area.show()
    one.setMinimumWidth(500)
    other.setMinimumWidth(200)
    qtbot.waitUntil(lambda: one.width() >= 500 and not columns.is_one)
    other.setMinimumWidth(400)
    qtbot.waitUntil(lambda: columns.is_one)
    across = present(area.horizontalScrollBar())
    qtbot.waitUntil(lambda: across.maximum() == 0)
    other.setMinimumWidth(200)
    qtbot.waitUntil(lambda: not columns.is_one)


def test_a_column_with_nothing_to_show_takes_no_room(qtbot: QtBot) -> None:
    columns, hidden, other = CardColumns(), QWidget(), QWidget()
    columns.wide.add(hidden)
    columns.narrow.add(other)
    qtbot.addWidget(columns)
    columns.resize(900, 600)
    columns.show()
    hidden.hide()
    other.setMinimumHeight(50)
    columns.make_single(single=True)
    qtbot.waitUntil(lambda: other.width() > 800)
    assert other.mapTo(columns, other.rect().topLeft()).y() <= 20
    columns.make_single(single=False)
    assert not columns.is_one


# -- the button that asks in which form something is to leave the program, and the panels that have one --


def trigger_all(button: ExportButton) -> list[str]:
    """Choose every entry of the menu in turn; return what they are called."""
    menu = present(button.menu())
    for action in menu.actions():
        action.trigger()
    return [action.text() for action in menu.actions()]


def test_each_entry_says_its_own_key(qtbot: QtBot) -> None:
    button = added(qtbot, ExportButton("Export", {"csv": "As CSV", "json": "As JSON"}))
    said: list[str] = []
    button.chosen.connect(said.append)
    assert trigger_all(button) == ["As CSV", "As JSON"]
    assert said == ["csv", "json"]


@pytest.mark.parametrize(
    ("make", "forms"),
    [
        (lambda: ResultDetails(Preferences()), ["text", "crystal", "data", "copy", "csv", "json", "png", "svg"]),
        (lambda: ExperimentView(Preferences()), ["text", "csv", "ranking", "json", "png", "svg"]),
    ],
)
def test_a_panel_hands_on_what_was_chosen(qtbot: QtBot, make: Callable[[], QWidget], forms: list[str]) -> None:
    panel = added(qtbot, make())
    assert isinstance(panel, (ResultDetails, ExperimentView))
    said: list[str] = []
    panel.export.connect(said.append)
    trigger_all(panel.export_button)
    assert said == forms
