"""A translation reaches the labels of the Overview and the sentences about changes."""

from __future__ import annotations

import pytest

from disktune_contract.messages.change import ChangeResult
from disktune_contract.units import UnitSystem
from disktune_gui.editing import change_summary
from disktune_gui.editing.planned_values import Draft
from disktune_gui.overview import identify_text
from disktune_gui.overview.identify_text import overview
from disktune_gui.text import facts, wording
from tests.gui.scripted_session import a_drive, hard_disk


class Shouting:
    """Replaces Qt's translation, which would inform every window left from another test of the new language."""

    @staticmethod
    def translate(_context: str, text: str) -> str:
        """Return the text in capitals; what is in braces does not change."""
        head, *rest = text.split("{")
        parts = (part.partition("}") for part in rest)
        return head.upper() + "".join("{" + name + "}" + words.upper() for name, _, words in parts)


@pytest.fixture(autouse=True)
def shouting(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (change_summary, wording, facts, identify_text):
        monkeypatch.setattr(module, "translate", Shouting.translate)
    monkeypatch.setattr(change_summary, "said", str.upper)


def test_labels_of_the_overview() -> None:
    sections = overview(a_drive(), None, UnitSystem.SI)
    assert sections[0].title == "IDENTITY"
    assert [row.label for row in sections[0].rows] == [row.label.upper() for row in sections[0].rows]


def test_sentences_of_the_plan() -> None:
    [change] = Draft(hard_disk()).with_value("ata.apm", 254).reviewed()
    line = change_summary.of_change(change)
    assert line.risk == "FASTER RESPONSE, BUT MORE POWER."
    [other] = Draft(hard_disk()).with_value("ata.standby_timer", 240).reviewed()
    assert change_summary.of_change(other).risk == "COSTS NOISE, POWER OR WEAR."
    assert (
        change_summary.result_words(ChangeResult("ata.apm", 128, 254, 254, changed=True))
        == "SET TO 254, CONFIRMED."
    )
