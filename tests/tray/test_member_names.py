"""Asking which drives the members are: answers that come at once, late, or never."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.tray.array_monitor import MemberQuery, Names
from disktune_gui.tray.event_text import Named

DRIVE: dict[str, object] = {
    "name": "sda",
    "model": "WD Blue",
    "partitions": [{"name": "sda1"}],
    "usage": {"volumes": []},
    "array": None,
}
ANSWER = json.dumps({"id": 1, "ok": {"drives": [DRIVE]}})
KNOWN = {"sda": Named("WD Blue"), "sda1": Named("WD Blue")}


def helper(awaited: Path) -> HelperLauncher:
    """Return a helper that answers when a file is there, whatever becomes of its input."""
    code = f"""#!{sys.executable} -S
import os, sys, time
print('{{"hello": 1}}', flush=True)
sys.stdin.readline()
while not os.path.exists({str(awaited)!r}):
    time.sleep(0.01)
print({ANSWER!r}, flush=True)
"""
    program = awaited.with_name("helper")
    program.write_text(code)
    program.chmod(0o755)
    return HelperLauncher(root=True, checkout=program)


NEVER_MS = 120_000


@pytest.mark.parametrize(
    ("patience_ms", "limit_ms", "answers"),
    [(NEVER_MS, NEVER_MS, [KNOWN]), (200, NEVER_MS, [{}, KNOWN]), (200, 400, [{}, {}])],
    ids=["at once", "late", "never"],
)
def test_what_is_told_does_not_wait_for_ever_and_a_late_answer_still_serves(
    qtbot: QtBot, tmp_path: Path, patience_ms: int, limit_ms: int, answers: list[Names]
) -> None:
    given: list[Names] = []
    parent, awaited = QObject(), tmp_path / "awaited"
    if patience_ms == NEVER_MS:
        awaited.touch()

    def answered(names: Names) -> None:
        given.append(names)
        if limit_ms == NEVER_MS:
            awaited.touch()

    asking = MemberQuery(answered, parent, helper(awaited), patience_ms=patience_ms, limit_ms=limit_ms)
    with qtbot.waitSignal(asking.destroyed):
        pass
    assert given == answers
