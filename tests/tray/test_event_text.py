"""What a notification of each event says, how urgent it is, and which earlier one it replaces."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.tray.array_events import ArrayEvent, ArrayEventKind
from disktune_gui.tray.array_monitor import MemberQuery, Names
from disktune_gui.tray.event_text import Named, member, message
from disktune_gui.tray.notification import Urgency

NAMES = {"sda": Named("Blue", 0), "sdb": Named("", 1), "sdc": Named("Old")}
K = ArrayEventKind


def test_a_member_has_its_drive_and_slot_as_far_as_known() -> None:
    assert [member(name, NAMES) for name in ("sda", "sdb", "sdc", "sdd")] == [
        *("sda (Blue, slot 0)", "sdb (slot 1)", "sdc (Old)", "sdd")
    ]


def event(kind: ArrayEventKind, **facts: Any) -> ArrayEvent:
    return ArrayEvent(kind, "md0", **facts)


@pytest.mark.parametrize(
    ("told_of", "title", "body"),
    [
        (event(K.GONE), "md0 disappeared", "Stopped or disconnected."),
        (event(K.GONE, earlier=True), "md0 disappeared", "Missing since the restart."),
        (
            event(K.MEMBER_FAILED, failed=("sda",), vanished=("sdd",)),
            "md0: member failed",
            "sda (Blue, slot 0) failed. sdd disappeared.",
        ),
        (
            event(K.DEGRADED, failed=("sdd",), why="One is missing."),
            "md0 is degraded",
            "sdd failed. One is missing.",
        ),
        (event(K.BETTER, why="One is missing."), "md0 is degraded", "One is missing."),
        (
            event(K.FINISHED, operation="recovery", took_s=61.4, failed=("sdc", "sdd"), why="Whole.", mended=True),
            "md0: rebuild finished",
            "Took 1 min 1 s. Lost: sdc (Old), sdd. Whole.",
        ),
        (event(K.WHOLE, why="Whole."), "md0 is complete", "Whole."),
        (
            event(K.FAILED, why="Two are missing."),
            "md0 failed",
            "Two are missing. Do not write to its drives: most such arrays can be reassembled.",
        ),
        (event(K.INACTIVE, why="Not started."), "md0 is inactive", "Not started. Its data is inaccessible."),
        (event(K.SPARE_USED, member="sdc"), "md0: no spare", "sdc (Old) replaces it."),
        (
            event(K.STARTED, operation="recovery", missing=1, percent=1.6),
            "md0: rebuild started",
            "1.6%. Redundancy is reduced.",
        ),
        (event(K.STARTED, operation="recovery", percent=1.6), "md0: rebuild started", "1.6%."),
        (event(K.STARTED, operation="check", missing=1), "md0: check started", ""),
        (
            event(K.PROGRESS, operation="reshape", percent=49.5, minutes_left=12.0),
            "md0: reshape running",
            "49.5%, about 12 min left.",
        ),
        (
            event(K.FINISHED, operation="resync", took_s=61.4, why="Whole."),
            "md0: resync finished",
            "Took 1 min 1 s. Whole.",
        ),
        (event(K.FINISHED, operation="resync", took_s=0.1), "md0: resync finished", "Took 1 s."),
        (
            event(K.FINISHED, operation="check", mismatches=0, why="Whole."),
            "md0: check finished",
            "No mismatches.",
        ),
        (
            event(K.FINISHED, operation="check", mismatches=8),
            "md0: check finished",
            "Mismatches were found in 8 sectors.",
        ),
        (
            event(K.FINISHED, operation="repair", mismatches=8),
            "md0: repair finished",
            "The repair corrected mismatches in 8 sectors.",
        ),
        (event(K.BROKEN_OFF, operation="check", percent=41.7), "md0: check stopped early", "Ended at about 42%."),
        (event(K.BROKEN_OFF, operation="check"), "md0: check stopped early", "Ended at about 0%."),
        (
            event(K.PAUSED, operation="check", percent=41.7),
            "md0: check not running",
            "Paused or waiting, at least 42% done.",
        ),
        (
            event(K.STALLED, operation="check", percent=41.74),
            "md0: check stalled",
            "At 41.7% for a minute: a failing drive or other load.",
        ),
    ],
)
def test_each_event_in_words(told_of: ArrayEvent, title: str, body: str) -> None:
    told = message(told_of, NAMES)
    assert (told.title, told.body) == (title, body)


URGENT = {K.MEMBER_FAILED, K.DEGRADED, K.FAILED, K.INACTIVE, K.BETTER, K.BROKEN_OFF}
STATES = {K.GONE, K.DEGRADED, K.FAILED, K.INACTIVE, K.BETTER, K.WHOLE}


@pytest.mark.parametrize("kind", list(ArrayEventKind))
def test_how_urgent_it_is_and_what_it_replaces(kind: ArrayEventKind) -> None:
    told = message(ArrayEvent(kind, "md0", operation="check"), {})
    urgency = Urgency.CRITICAL if kind in URGENT else Urgency.NORMAL
    assert told.urgency is (Urgency.LOW if kind in {K.PROGRESS, K.PAUSED} else urgency)
    assert told.stays == (kind in URGENT)
    assert told.key == ("md0/state" if kind in STATES else "md0/check")
    assert told.running == (kind in {K.STARTED, K.PROGRESS, K.STALLED, K.LATER})
    assert told.passing == (kind in {K.STARTED, K.PROGRESS, K.STALLED, K.LATER, K.PAUSED})
    assert told.update == (kind in {K.PROGRESS, K.PAUSED, K.BETTER})


def test_messages_about_other_members_are_others() -> None:
    def key(**facts: Any) -> str:
        return message(ArrayEvent(K.MEMBER_FAILED, "md0", **facts), {}).key

    assert key(failed=("sda",), vanished=("sdb",)) == "md0/sda+sdb"
    assert key() == "md0/member-failed"
    assert message(ArrayEvent(K.SPARE_USED, "md0", member="sdc"), {}).key == "md0/sdc"


def test_an_end_before_its_time_is_urgent_only_where_redundancy_lacks() -> None:
    told = message(ArrayEvent(K.BROKEN_OFF, "md0", operation="check", whole=True), {})
    assert (told.urgency, told.stays) == (Urgency.NORMAL, False)
    assert message(ArrayEvent(K.WHOLE, "md0", failed=("sda",)), {}).stays, "somebody is to see which drive it was"


# -- Asking which drives the members are: answers that come at once, late, or never --


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
