"""The news of a machine on which drives neither come nor go."""

from __future__ import annotations

import threading

from disktune_helper.system.news.kernel_news import Changed


class QuietNews:
    """There are none until it is stopped."""

    def __init__(self) -> None:
        self._stopped = threading.Event()

    def wait(self, seconds: float | None) -> Changed:
        """Wait."""
        return Changed.STOPPED if self._stopped.wait(seconds) else Changed.NOTHING

    def stop(self) -> None:
        """Let `wait` return."""
        self._stopped.set()

    def close(self) -> None:
        """Nothing is open."""
