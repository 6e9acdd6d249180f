"""The lists to choose from, as screen readers have them."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

import disktune_gui
from disktune_gui.controls.controls import ChoiceBox

SOURCE = Path(disktune_gui.__file__).parent


def test_the_name_of_a_choice_is_its_description_as_well(qtbot: QtBot) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.setAccessibleName("Period")
    assert (box.accessibleName(), box.accessibleDescription()) == ("Period", "Period")


def test_no_other_list_is_used() -> None:
    found = {path.name for path in SOURCE.rglob("*.py") if "QComboBox" in path.read_text()}
    # The style paints them.
    assert found == {"controls.py", "style.py"}
