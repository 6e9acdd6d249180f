"""The tray in the language of the desktop: every word of its notifications and of its menu."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import pytest
from PyQt6.QtWidgets import QApplication

from disktune_contract import scrub
from disktune_contract.arrays import mdstat
from disktune_contract.arrays.alarms import Alarm, lasting
from disktune_contract.arrays.operation_record import Fall
from disktune_contract.health.health_notices import NOTICES, Notice
from disktune_contract.messages.long_trial import LongEnd, LongStage
from disktune_contract.record import replace
from disktune_contract.scrub import ScrubErrors, ScrubState
from disktune_gui.desktop import language
from disktune_gui.text.said import CATALOGUE, SENTENCES
from disktune_gui.tray import indicator, main, notifier, scrub_monitor
from disktune_gui.tray.array_events import ArrayEvent, ArrayEventKind
from disktune_gui.tray.array_snapshot import ArraySnapshot
from disktune_gui.tray.event_text import Named, message
from disktune_gui.tray.notification import MOST
from disktune_gui.tray.notification import message as health_message
from disktune_gui.tray.notifier import notify_arguments
from tests.gui.mainwindow.pseudo_locale import Brackets, unmarked
from tests.gui.settings.test_long_trials_page import a_trial
from tools import translation_marks

CORPUS = Path(__file__).parents[1] / "corpus" / "mdstat"
NAMES = {"sda": Named("Blue", 0), "sdb": Named("Old", 1)}
PROPER = frozenset({"sda", "sdb", "Blue", "Old", "RAID"})
TOLD: dict[str, Any] = {
    "failed": ("sda",),
    "vanished": ("sdb",),
    "member": "sda",
    "operation": "recovery",
    "missing": 1,
    "percent": 12.0,
    "minutes_left": 90.0,
    "took_s": 60.0,
    "later_s": 36_000.0,
    "fall": Fall(1e9, 1e9, 118_000.0, 12_000.0),
}


@pytest.fixture(scope="module")
def translator() -> Brackets:
    """Return a translator of the sentences that the tray makes; one around sentences in turn would hide theirs."""
    folders = ("disktune_gui/tray", "helper/disktune_contract/arrays")
    trees = [tree for folder in folders for tree in translation_marks._trees(folder)]
    said = {template for template, _ in translation_marks.sentences(trees)}
    return Brackets({CATALOGUE: set(translation_marks.catalogue()), SENTENCES: said})


@pytest.fixture
def brackets(qapp: QApplication, translator: Brackets) -> Iterator[None]:
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def outside(*texts: str, names: Iterable[str] = ()) -> list[str]:
    known = PROPER | {word for name in names for word in re.findall("[A-Za-z]+", name)}
    return [text for text in texts if unmarked(text, known)]


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("kind", list(ArrayEventKind))
def test_every_word_of_a_notification_is_translated(kind: ArrayEventKind) -> None:
    for facts in (
        {"mismatches": 8},
        {"mismatches": 8, "operation": "repair"},
        {"mismatches": 0},
        {"earlier": True},
    ):
        told = message(ArrayEvent(kind, "md0", **(TOLD | facts)), NAMES)
        _, _, _, title, body, *_ = notify_arguments(told, 0, frozenset())
        assert outside(title, body, *notifier._buttons(replace(told, running=True, mutable=True))[1::2]) == []


@pytest.mark.usefixtures("brackets")
def test_every_state_of_an_array_is_translated() -> None:
    arrays = [array for path in sorted(CORPUS.iterdir()) for array in mdstat.parse(path.read_text()).arrays]
    told = [message(ArrayEvent(ArrayEventKind.WHOLE, "md0", why=lasting(array)), {}).body for array in arrays]
    members = [member.name for array in arrays for member in array.members]
    # "Linear" is the name of a level, as "RAID 5" is.
    assert outside(*told, names=[*members, "Linear"]) == []
    assert len(told) > 100


@pytest.fixture(params=["en", "de", "ja"])
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    translation = language.Translation()
    assert request.param == "en" or translation.load(str(language.FOLDER / f"disktune_{request.param}.qm"))
    qapp.installTranslator(translation)
    yield
    qapp.removeTranslator(translation)


def _titles(name: str) -> Iterator[str]:
    """Yield every title there is, of arrays, drives, file systems and trials called *name*."""
    for kind in ArrayEventKind:
        for operation in mdstat._NOUNS:
            yield message(ArrayEvent(kind, name, **(TOLD | {"operation": operation})), NAMES).title
    for rule in NOTICES:
        yield health_message(Notice(rule.kind, "…"), "wwn:1", name).title
    for shown, uncorrectable, found, counted in product(ScrubState, (0, 1), (0, 1), (0, 1)):
        with (
            patch.object(scrub, "state", lambda _report, shown=shown: shown),
            patch.object(
                scrub,
                "whole",
                lambda _report, u=uncorrectable, f=found: Mock(errors=ScrubErrors(csum=f, uncorrectable=u)),
            ),
        ):
            told = scrub_monitor.ended("uuid", name, Mock(), counted)
            yield from () if told is None else (told.title,)
    yield scrub_monitor.began("uuid", name).title
    for end in LongEnd:
        trial = a_trial(stage=LongStage.ENDED, end=end)
        yield main.message(replace(trial, drive=replace(trial.drive, name=name))).title


@pytest.mark.usefixtures("spoken")
def test_no_title_is_longer_than_every_desktop_shows() -> None:
    long, short = list(_titles("abcdefghijklmnopqrstuvwxyz0123456789")), list(_titles("md127"))
    assert [title for title in long if len(title) > MOST] == []
    assert [title for title in long if "…" in title and "abcd" not in title] == [], "what it is about is cut away"
    assert [title for title in short if "…" in title] == []
    assert len(set(long)) > 25


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("alarm", list(Alarm))
def test_every_line_of_the_menu_is_translated(alarm: Alarm) -> None:
    runs = ArraySnapshot("md0", alarm, "", operation="check", percent=12.0, minutes_left=3000.0)
    waits = ArraySnapshot("md0", alarm, "", operation="recovery", paused=True)
    assert outside(indicator.line(runs), indicator.line(waits)) == []
