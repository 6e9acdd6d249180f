"""A comparison over the real pipes: the end of input, what a kill leaves behind, and what goes on beside it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from disktune_contract.messages.privilege import Class
from disktune_contract.workloads import DIGEST
from tests.amounts import until
from tests.helper.rpc.helper_window import Window

SSD, READ_AHEAD, SMALL = "sda", "block.read_ahead", 4


@pytest.fixture
def window() -> Iterator[Window]:
    made = Window(Class.TUNE)
    yield made
    leave(made)


def leave(window: Window) -> None:
    """Close both ends and wait until the helper is gone."""
    if not window._lines.closed:
        window.rest()
        window._lines.close()


def compare(window: Window, rounds: int = 64) -> int:
    step = {"setting": READ_AHEAD, "expected": window.value(SSD, READ_AHEAD), "value": SMALL}
    asked = {"workload": "drive.direct", "catalogue": DIGEST, "candidates": [{"changes": [step]}]}
    answer = window.ask("compare", drive=window.ref(SSD), **asked, rounds=rounds, seconds=1, warm_up_s=0)
    job: int = answer["ok"]["job"]
    return job


def test_the_answer_names_the_trial_that_any_helper_can_be_asked_about(window: Window) -> None:
    step = {"setting": READ_AHEAD, "expected": window.value(SSD, READ_AHEAD), "value": SMALL}
    asked = {"workload": "drive.direct", "catalogue": DIGEST, "candidates": [{"changes": [step]}]}
    answer = window.ask("compare", drive=window.ref(SSD), **asked, rounds=64, seconds=1, warm_up_s=0)
    assert window.ask("trial", trial=answer["ok"]["trial"])["ok"]["stage"] == "open"
    leave(window)


def in_force(window: Window) -> int:
    return window.world.drives[SSD].queue.read_ahead_kib


def until_tried(window: Window) -> None:
    until(lambda: in_force(window) == SMALL)


def test_the_end_of_input_puts_back_before_the_helper_leaves(window: Window) -> None:
    before = in_force(window)
    compare(window)
    until_tried(window)
    window.rest()
    assert in_force(window) == before
    assert window.folders[1].names() == []


def test_a_helper_that_starts_after_one_was_killed_puts_back(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = in_force(window)
    compare(window)
    until_tried(window)
    name = window.folders[1].names()[0]
    # What a killed process leaves behind: the file, of an owner that is no more, and the value in force.
    left = window.folders[1].read(name)
    window.rest()
    token, _, until, drive = name.split(".", 3)
    window.folders[1].replace(f"{token}.999999999-1.{until}.{drive}", left)
    window.world.drives[SSD].queue.read_ahead_kib = SMALL
    second = Window(Class.TUNE, window.folders, world=window.world)
    assert second.hello["unfinished"] == 1
    assert second.event("trial-ended")["end"] == "session-ended"
    assert in_force(second) == before
    leave(second)


def test_the_session_answers_while_it_compares_and_cancel_ends_it(window: Window) -> None:
    before = in_force(window)
    job = compare(window)
    assert window.event("compare-run")["job"] == job
    assert "ok" in window.ask("settings", drive=window.ref(SSD))
    assert (
        window.ask("measure", drive=window.ref(SSD), workloads=["drive.direct"], catalogue=DIGEST)["fault"]
        == "busy"
    )
    window.ask("cancel", job=job)
    ended = window.event("compare-ended")
    assert (ended["job"], ended["fault"], ended["stuck"]) == (job, "cancelled", [])
    assert in_force(window) == before


def test_only_a_helper_that_may_change_things_compares() -> None:
    onlooker = Window(Class.INSPECT)
    assert onlooker.ask("compare")["fault"] == "not-allowed"
    leave(onlooker)
