"""Reading a drive in a rhythm, so that its activity light tells which one it is; nothing is written.

The places are drawn anywhere on the drive: what its own cache holds would not reach the medium, and a hard disk
without a light is heard by its heads.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable

from disktune_contract.messages.measurement import FLICKER_BEATS, FLICKER_ON_S, FLICKER_PERIOD_S
from disktune_helper.bench import remarks
from disktune_helper.system.ports import Node, Ports

BLOCK_BYTES = 64 << 10
"""A multiple of every sector size (`reader.PRIME_BYTES`): small enough that a read of a slow drive ends with the
beat that it belongs to."""

Wait = Callable[[float], bool]
"""Waits so many seconds, or until it is over; returns whether it is."""


class DriveLight:
    """The activity light of a drive, as far as reading makes it blink."""

    def __init__(self, node: Node, ports: Ports, cancelled: threading.Event, wait: Wait | None = None) -> None:
        """Open the drive of *node* again, past the kernel's cache; raises `Refusal`."""
        self._name, self._ports, self._cancelled = node.name, ports, cancelled
        self._wait = wait or cancelled.wait
        self._blocks = node.size_bytes() // BLOCK_BYTES
        if not self._blocks:
            raise remarks.ended_early(ports, node.name, 0, BLOCK_BYTES)
        try:
            self._reader = node.reader(direct=True, buffer_bytes=BLOCK_BYTES)
        except OSError as error:
            raise remarks.refusal(error, ports, node.name, 0) from error

    def close(self) -> None:
        """Let go of the drive."""
        self._reader.close()

    def flicker(self, tell: Callable[[int, bool], None]) -> None:
        """Go through all beats, or until it is cancelled; *tell* hears the number of each and whether it reads.

        Raises `Refusal` for a place that cannot be read, and when it is cancelled.
        """
        # A drive that has to spin up first does so before the rhythm begins.
        self._read()
        start = self._now()
        for beat in range(FLICKER_BEATS):
            begin = start + beat * FLICKER_PERIOD_S
            if self._now() >= begin + FLICKER_ON_S:
                # A read took longer than its beat: the next beat is in time again.
                continue
            tell(beat, True)
            while self._now() < begin + FLICKER_ON_S:
                self._read()
            tell(beat, False)
            if self._wait(max(0.0, begin + FLICKER_PERIOD_S - self._now())):
                raise remarks.cancelled()

    def _now(self) -> float:
        return self._ports.monotonic_ns() / 1e9

    def _read(self) -> None:
        if self._cancelled.is_set():
            raise remarks.cancelled()
        place = random.randrange(self._blocks) * BLOCK_BYTES  # noqa: S311  not a secret
        try:
            count = self._reader.read(place, BLOCK_BYTES)
        except OSError as error:
            raise remarks.refusal(error, self._ports, self._name, place) from error
        if count != BLOCK_BYTES:
            raise remarks.ended_early(self._ports, self._name, place + count, place + BLOCK_BYTES)
