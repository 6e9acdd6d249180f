"""The button that asks in which form something is to leave the program, and the panels that have one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.benchmark.details import ResultDetails
from disktune_gui.controls.controls import ExportButton
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.experiment.view import ExperimentView


def trigger_all(button: ExportButton) -> list[str]:
    """Choose every entry of the menu in turn; return what they are called."""
    menu = button.menu()
    assert menu is not None
    for action in menu.actions():
        action.trigger()
    return [action.text() for action in menu.actions()]


def test_each_entry_says_its_own_key(qtbot: QtBot) -> None:
    button = ExportButton("Export", {"csv": "As CSV", "json": "As JSON"})
    qtbot.addWidget(button)
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
    panel = make()
    qtbot.addWidget(panel)
    assert isinstance(panel, (ResultDetails, ExperimentView))
    said: list[str] = []
    panel.export.connect(said.append)
    trigger_all(panel.export_button)
    assert said == forms
