"""A translator reaches the labels of the Overview and the sentences of the plan."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from disktune_contract.messages import StepResult
from disktune_contract.units import UnitSystem
from disktune_gui import plan
from disktune_gui.draft import Draft
from disktune_gui.pages.identify_text import overview
from tests.gui.scripted_session import a_drive, hard_disk


class Shouting(QTranslator):
    """Says everything in capitals; what stands in braces stays as it is."""

    def translate(
        self,
        _context: str | None,
        text: str | None,
        _disambiguation: str | None = None,
        _number: int = -1,
    ) -> str:
        """Return the text in capitals."""
        head, *rest = (text or "").split("{")
        return head.upper() + "".join(
            "{" + name + "}" + words.upper() for name, _, words in (part.partition("}") for part in rest)
        )

    def isEmpty(self) -> bool:
        """Return that there is something to translate with."""
        return False


@pytest.fixture
def shouting(qtbot: QtBot) -> Iterator[None]:
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.mark.usefixtures("shouting")
def test_labels_of_the_overview() -> None:
    sections = overview(a_drive(), None, UnitSystem.SI)
    assert sections[0].title == "WHAT IT IS"
    assert [row.label for row in sections[0].rows] == [row.label.upper() for row in sections[0].rows]


@pytest.mark.usefixtures("shouting")
def test_sentences_of_the_plan() -> None:
    [change] = Draft(hard_disk()).with_value("ata.apm", 254).changes()
    line = plan.line(change)
    assert "TOWARDS “fast”." in line.meaning
    assert line.risk == "COSTS: NOISE, POWER OR MECHANICAL WEAR."
    assert plan.summary(2) == "2 CHANGES: WHAT WILL HAPPEN"
    assert plan.outcome(StepResult("ata.apm", 128, 254, 254, changed=True)) == "NOW 254, AS READ BACK."
