"""One worker thread per drive, so that a drive that needs ten seconds to spin up holds up only itself."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable

Task = Callable[[], None]


class Lanes:
    """Queues of tasks by name; tasks of one lane run in order, lanes beside each other."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._queues: dict[str, queue.SimpleQueue[Task]] = {}

    def submit(self, lane: str, task: Task) -> None:
        """Run *task* after everything submitted to *lane* before. A task handles its own errors."""
        with self._lock:
            tasks = self._queues.get(lane)
            if tasks is None:
                tasks = self._queues[lane] = queue.SimpleQueue()
                threading.Thread(target=_work, args=(tasks,), name=f"lane {lane}", daemon=True).start()
        tasks.put(task)

    def drain(self, timeout_s: float) -> bool:
        """Wait until every lane has done what it was given so far; return whether all made it in time."""
        done = []
        with self._lock:
            lanes = list(self._queues.values())
        for tasks in lanes:
            event = threading.Event()
            tasks.put(event.set)
            done.append(event)
        return all(event.wait(timeout_s) for event in done)


def _work(tasks: queue.SimpleQueue[Task]) -> None:
    while True:
        tasks.get()()
