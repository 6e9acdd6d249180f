"""Where the system grants no further thread, a request is refused in a sentence and leaves nothing half begun."""

from __future__ import annotations

import os
import threading

import pytest

from disktune_contract.messages.faults import Fault, Refusal
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.bench import disturbance, queued
from disktune_helper.bench.bench import Bench
from disktune_helper.drives.drive_list import ActivityWatch
from disktune_helper.raid import actions
from disktune_helper.rpc import output
from tests.amounts import PATIENCE_S


def no_threads(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Refuse every thread, or those of these names."""
    start = threading.Thread.start

    def refuse(thread: threading.Thread) -> None:
        if names and thread.name not in names:
            return start(thread)
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)


def test_activity(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = ActivityWatch(SimulatedPorts(World()), lambda *_: None)
    no_threads(monkeypatch)
    with pytest.raises(Refusal) as caught:
        watch.start(1000)
    assert caught.value.fault is Fault.BUSY
    assert watch._stop is None


def test_a_word_for_an_array(monkeypatch: pytest.MonkeyPatch) -> None:
    node = SimulatedPorts(World()).open_for_change("md0")
    no_threads(monkeypatch)
    with pytest.raises(Refusal) as caught:
        actions.write(node, "md/sync_action", "check")
    assert caught.value.fault is Fault.BUSY


def test_a_run_does_not_begin_and_its_watch_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench.__new__(Bench)
    bench._cancelled, bench._lock = threading.Event(), threading.Lock()
    bench._ports, bench._drives, bench._heeds_heat = SimulatedPorts(World()), (), False
    no_threads(monkeypatch, "run")
    monkeypatch.setattr(disturbance, "too_hot", lambda *_: "")
    with pytest.raises(Refusal):
        bench._in_thread(0)
    for thread in threading.enumerate():
        if thread.name == "heat":
            thread.join(PATIENCE_S)
            assert not thread.is_alive()


def test_a_queue_is_closed_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    class Queue:
        closed = False

        def close(self) -> None:
            self.closed = True

    maker = queued.QueueMaker.__new__(queued.QueueMaker)
    maker._queue = queue = Queue()  # type: ignore[assignment]
    no_threads(monkeypatch)
    maker.close()
    assert queue.closed


def test_a_terminal_counts_as_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Written to without a thread it could stop the one that has trials to end."""
    near, far = os.openpty()
    broken: list[bool] = []
    out = output.Output(far, lambda: broken.append(True))
    no_threads(monkeypatch)
    out.line("{}")
    assert broken == [True]
    os.close(near)
    os.close(far)
