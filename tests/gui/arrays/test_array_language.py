"""What a helper says of an array reaches a window of another language, over the pipe, with what it is made of."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.messages.action import ActionList
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.client.session import Session
from disktune_gui.drives.model import DriveModel
from disktune_gui.text.said import heard, said
from tests.gui.support import running_demo

GERMAN = {
    "Busy: {what}. Wait, or stop it.": "Warten Sie, denn es läuft {what}.",
    "a rebuild is running": "ein Neuaufbau",
    "{n} of {of} members missing or not rebuilt (slots {slots}).": "Von {of} fehlt {n}, Platz {slots}.",
    "A {name} is at {percent}, {time} left.": "Noch {time} für {percent}: {name}.",
    "about {time}": "rund {time}",
    "rebuild": "Neuaufbau",
    "degraded": "degradiert",
    "{before}, {last}": "{before} zu {last}",
}


@pytest.fixture
def session(german: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    monkeypatch.setattr(heard, "wanted", True)
    with running_demo() as running:
        yield running


@pytest.mark.slow
def test_state_progress_and_refusal_of_an_array(qtbot: QtBot, session: Session) -> None:
    array = next(drive for drive in session.drives if drive.name == "md0")
    assert array.array is not None
    assert re.fullmatch(
        r"Von 3 fehlt 1, Platz 2\. Noch rund [\dhmin ]+ für [\d.]+%: Neuaufbau\.", said(array.array.why)
    )
    model = DriveModel()
    model.set_drives([array])
    line = model.subtitle(array)
    assert re.match(r"md0 · degradiert · Neuaufbau zu [\d.]+% · ", line)
    answers: list[ActionList] = []
    session.request(session, "actions", OfDrive(array.ref), answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    check = next(one for one in answers[0].actions if one.action == "array-check")
    assert check.refusal.startswith("Busy: ")
    assert said(check.refusal) == "Warten Sie, denn es läuft ein Neuaufbau."
