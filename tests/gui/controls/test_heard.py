"""What a screen reader hears of small parts that many pages use."""

from __future__ import annotations

from PyQt6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from disktune_gui.controls.controls import SearchField
from disktune_gui.controls.line_chart import LineChart
from disktune_gui.text.plain import TitledLabel
from tests.gui.support import added


def test_a_value_is_heard_with_its_title(qtbot: QtBot) -> None:
    label = added(qtbot, TitledLabel("Median result"))
    assert (label.text(), label.accessibleName()) == ("", "Median result")
    label.setText("190 MB/s")
    assert (label.text(), label.accessibleName()) == ("190 MB/s", "Median result: 190 MB/s")
    label.clear()
    assert label.accessibleName() == "Median result"


def test_the_button_that_empties_a_search_has_a_name(qtbot: QtBot) -> None:
    field = added(qtbot, SearchField("Find a drive"))
    (button,) = field.findChildren(QToolButton)
    assert button.accessibleName() == "Clear the search"


def test_of_a_chart_there_is_one_thing_to_focus(qtbot: QtBot) -> None:
    chart = added(qtbot, LineChart())
    viewport = chart.viewport()
    assert viewport is not None
    assert viewport.focusPolicy() is viewport.focusPolicy().NoFocus
