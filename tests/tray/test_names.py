"""Asking which drives the members are: answers that come at once, late, or never."""

from __future__ import annotations

import json
import sys
import time

import pytest
from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from disktune_gui.elevation import Command
from disktune_gui.tray.names import Asking, Names
from disktune_gui.tray.words import Named

DRIVE: dict[str, object] = {
    "name": "sda",
    "model": "WD Blue",
    "partitions": [{"name": "sda1"}],
    "usage": {"volumes": []},
    "array": None,
}
ANSWER = json.dumps({"id": 1, "ok": {"drives": [DRIVE]}})
KNOWN = {"sda": Named("WD Blue"), "sda1": Named("WD Blue")}


def helper(seconds: float) -> Command:
    """Return a helper that takes so long to answer."""
    code = f"import sys, time; sys.stdin.read(); time.sleep({seconds}); print({ANSWER!r})"
    return Command(sys.executable, ("-c", code), ())


@pytest.mark.parametrize(
    ("takes_s", "answers"),
    [(0.0, [KNOWN]), (1.5, [{}, KNOWN]), (60.0, [{}, {}])],
    ids=["at once", "late", "never"],
)
def test_what_is_told_does_not_wait_for_ever_and_a_late_answer_still_serves(
    qtbot: QtBot, takes_s: float, answers: list[Names]
) -> None:
    given: list[Names] = []
    parent = QObject()
    began = time.monotonic()
    asking = Asking(given.append, parent, helper(takes_s), patience_ms=700, limit_ms=4000)
    with qtbot.waitSignal(asking.destroyed, timeout=20_000):
        pass
    assert given == answers
    assert time.monotonic() - began < 15
