"""Lanes outlive what is done in them, and go on where the system grants no more threads."""

from __future__ import annotations

import threading

import pytest

from disktune_helper.session.session import DriveWorkers
from tests.amounts import PATIENCE_S


def test_a_task_that_fails_takes_its_lane_with_it_for_nobody() -> None:
    def fail() -> None:
        raise KeyError("a setting of another version")

    lanes, done = DriveWorkers(), threading.Event()
    lanes.submit("sda", fail)
    lanes.submit("sda", done.set)
    assert done.wait(PATIENCE_S)


def test_without_another_thread_a_drive_shares_the_lane_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is in a unit with TasksMax and on a machine with more drives than that."""
    lanes, done = DriveWorkers(), []
    lanes.submit("", lambda: None)

    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    for drive in ("sda", "sdb", "sda"):
        lanes.submit(drive, lambda drive=drive: done.append(drive))  # type: ignore[misc]
    monkeypatch.undo()
    assert lanes.drain(PATIENCE_S)
    assert done == ["sda", "sdb", "sda"]


def test_what_has_not_begun_is_counted() -> None:
    lanes, begun, go = DriveWorkers(), threading.Event(), threading.Event()

    def hang() -> None:
        begun.set()
        go.wait(PATIENCE_S)

    lanes.submit("sda", hang)
    assert begun.wait(PATIENCE_S)
    lanes.submit("sda", lambda: None)
    assert (lanes.waiting("sda"), lanes.waiting("sdb")) == (1, 0)
    go.set()
    assert lanes.drain(PATIENCE_S)
