"""A window in another language says what a comparison is of and what came of it, and keeps it in English."""

from __future__ import annotations

import math

import pytest

from disktune_contract.measuring import statistics
from disktune_contract.measuring.statistics import Verdict
from disktune_contract.settings.setting import Change
from disktune_gui.experiment import model, summary
from disktune_gui.experiment.model import Progress
from disktune_gui.text.said import said
from tests.gui.scripted_session import a_drive
from tests.gui.text.speaking import piped

pytestmark = pytest.mark.usefixtures("german")

GERMAN = {
    "Read-ahead": "Vorauslesen",
    "Faster by {change}.": "Um {change} schneller.",
    "{change} ({low} to {high})": "{change} ({low} bis {high})",
}


def test_what_is_compared_is_kept_in_english() -> None:
    change = Change("block.read_ahead", 128, 4096)
    task = model.before_and_after(a_drive(), (change,), "drive.direct", 240)
    assert task.shown_title == "Vorauslesen"
    assert summary.body(Progress(task))["title"] == "Read-ahead"


def test_a_verdict_of_the_helper() -> None:
    found = statistics.estimate([math.log(1.25)] * 6)
    told = statistics.sentence(Verdict.FASTER, found, 0.0)
    assert told == "Faster by 25% (+25% to +25%)."
    assert said(piped(told)) == "Um 25% (+25% bis +25%) schneller."
