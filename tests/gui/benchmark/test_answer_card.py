"""At the end of a measurement one line says whether the drive is as fast as it should be."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QRect
from pytestqt.qtbot import QtBot

from disktune_contract.checkup.usual import Expected, ReadSpeed
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark.grid_view import parts
from disktune_gui.benchmark.measured import AnswerCard

USUAL = Expected(100e6, 200e6, "hard disks of this size")


def card(qtbot: QtBot, *rates: float, limited: str = "") -> AnswerCard:
    found = AnswerCard()
    qtbot.addWidget(found)
    found.show_speeds([ReadSpeed(rate, 0.0, USUAL) for rate in rates], limited, UnitSystem.SI)
    return found


@pytest.mark.parametrize(
    ("rates", "limited", "words", "bad"),
    [
        ((150e6,), "", "As fast as it should be", False),
        ((150e6, 60e6), "", "Slower than it should be (100–200 MB/s)", True),
        ((150e6,), "slow slot", "Slower than it should be: slow slot", True),
    ],
)
def test_it_is_a_yes_or_a_no_and_a_no_leads_to_the_causes(
    qtbot: QtBot, rates: tuple[float, ...], limited: str, words: str, bad: bool
) -> None:
    found = card(qtbot, *rates, limited=limited)
    assert found.isVisibleTo(None)
    assert found.words.text() == words
    assert found.button.isVisibleTo(found) is bad
    assert "hard disks of this size" in found.words.toolTip()


def test_where_nothing_is_known_nothing_is_said(qtbot: QtBot) -> None:
    assert not card(qtbot).isVisibleTo(None)


def test_in_a_narrow_grid_the_usual_figures_are_left_out_before_the_last_ones() -> None:
    found = {wide: [not one.isEmpty() for one in parts(QRect(0, 0, wide, 74), 1.0, ("Last", "Usual"))]
             for wide in (460, 300, 200)}  # fmt: skip
    assert found == {460: [True, True, True], 300: [True, True, False], 200: [True, False, False]}
    _, last, usual = parts(QRect(0, 0, 300, 74), 1.0, ("", "Usual"))
    assert last.isEmpty()
    assert not usual.isEmpty()
