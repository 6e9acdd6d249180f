"""One worker thread per drive, so that a drive that needs ten seconds to spin up holds up only itself."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from contextvars import Context

from disktune_helper.system.log import log_mistake

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
                tasks = self._queues[lane] = self._open(lane)
        tasks.put(task)

    def _open(self, lane: str) -> queue.SimpleQueue[Task]:
        """Return the queue of a new lane; where the system grants no more threads, that of one there is.

        Raises RuntimeError if there is none, either.
        """
        tasks: queue.SimpleQueue[Task] = queue.SimpleQueue()
        try:
            # Whatever opens the lane, its tasks are bound by nothing but their own operations.
            threading.Thread(target=Context().run, args=(_work, tasks), name=f"lane {lane}", daemon=True).start()
        except RuntimeError:
            if not self._queues:
                raise
            # The last one: it is the least likely to be held up by whatever the others wait for.
            tasks = next(reversed(self._queues.values()))
        return tasks

    def waiting(self, lane: str) -> int:
        """Return how many tasks of *lane* have not begun."""
        with self._lock:
            return self._queues[lane].qsize() if lane in self._queues else 0

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
        task = tasks.get()
        try:
            task()
        except Exception as error:
            # Without its lane nothing could be done with the drive any more, and every window would wait for ever.
            log_mistake("lane", error)
