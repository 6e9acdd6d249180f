"""How soon a fast cache that was full is free again: pauses, and after each a write until it is full once more."""

from __future__ import annotations

import threading
from collections.abc import Callable

from disktune_contract.measuring import speed_drops
from disktune_contract.measuring.long_write import REST_WRITES, RESTS_S, Drop, Rest
from disktune_contract.sentence import Sentence
from disktune_contract.units import duration, size
from disktune_helper.bench import remarks
from disktune_helper.bench.long_write_runs.limits import Limits
from disktune_helper.bench.long_write_runs.parts import PartWriter
from disktune_helper.system.bench_io.noise import Noise
from disktune_helper.system.file_bench_ports import Scratch
from disktune_helper.system.ports import Ports

STEP_S = 0.2
"""A pause is this long at a time: it can be cancelled in between."""
PARTS = 100
"""A cache that is all free is measured in so many parts."""
SLOW_PARTS = 6
"""So many slow parts say that it is full. They are more than a pause of the drive takes, and little to write."""

Resting = Callable[[float, int, float, float], None]
"""Hears the seconds since the pause or the write began, the bytes of the write and its speed, and how much of all
is done, 0 to 1."""


class Pauses:
    """Pause and write, longer from one to the next, until the whole cache was free or a limit is reached."""

    def __init__(
        self,
        ports: Ports,
        scratch: Scratch,
        noise: Noise,
        limits: Limits,
        *,
        drop: Drop,
        length: int,
        seconds: int,
        tell: Resting,
        cancelled: threading.Event,
    ) -> None:
        """*drop* is where the cache was full, *length* that of the file: these writes are to the same bytes.

        They take *seconds* at most, pauses not counted, and the last of them what it needs to its end.
        """
        self._ports, self._scratch, self._noise, self._limits = ports, scratch, noise, limits
        self._drop, self._tell, self._cancelled = drop, tell, cancelled
        self._most = REST_WRITES * length
        self._seconds, self._spent_s = seconds, 0.0
        self.done: tuple[Rest, ...] = ()
        self.written_bytes = 0
        self.why = ""
        """Why it ended before the whole cache was free, where a limit did."""

    def measure(self) -> tuple[Rest, ...]:
        """Return what came of each pause. Raises OSError, and Refusal if it is cancelled."""
        for number, pause_s in enumerate(RESTS_S):
            if self._most - self.written_bytes < self._drop.position_bytes:
                self.why = Sentence(
                    "The pauses ended after {size} of short writes, which are limited to twice the long write.",
                    size=size(self.written_bytes),
                )
                break
            self._pause(number, pause_s)
            self.done = (*self.done, self._write(number, pause_s))
            if self.why or self.done[-1].whole:
                break
        return self.done

    def _pause(self, number: int, pause_s: int) -> None:
        begun, told = self._ports.monotonic(), 0.0
        while (passed := self._ports.monotonic() - begun) < pause_s:
            if self._cancelled.is_set():
                raise remarks.cancelled()
            if passed - told >= 1:
                told = passed
                self._tell(passed, 0, 0.0, (sum(RESTS_S[:number]) + passed) / sum(RESTS_S))
            self._scratch.pause(min(STEP_S, pause_s - passed))

    def _write(self, number: int, pause_s: int) -> Rest:
        """Write until it is slow, or the whole cache is written; return how much of it was fast."""
        drop, block = self._drop, len(self._noise.draw())
        part = max(1, drop.position_bytes // (PARTS * block)) * block
        writer = PartWriter(self._ports, self._scratch, self._noise, part)
        # Not more than it surely holds: one part too many would be slow.
        wanted = max(1, drop.low_bytes // part)
        speeds: list[float] = []
        begun, share = self._ports.monotonic(), sum(RESTS_S[: number + 1]) / sum(RESTS_S)
        at, low, high = 0, 0, 0
        while len(speeds) < wanted and len(speeds) - at < SLOW_PARTS:
            speeds.append(writer.part(part, None, 0, self._cancelled))
            self.written_bytes += part
            self._tell(self._ports.monotonic() - begun, writer.done_bytes, speeds[-1], share)
            at, low, high = speed_drops.fast_parts(speeds, drop.before.bytes_s, drop.after.bytes_s)
            self.why = self._limits.reached(self.written_bytes, timed=False)
            if self.why:
                break
        whole = at == wanted
        self._spent_s += writer.seconds
        if not whole and self._spent_s > self._seconds:
            self.why = self.why or Sentence(
                "The time limit of {time} was reached by the short writes after pauses.",
                time=duration(self._seconds),
            )
        if whole:
            return Rest(pause_s, writer.done_bytes, drop.position_bytes, drop.low_bytes, drop.high_bytes, whole)
        # The drop may lie anywhere in the part that is counted last.
        least, most = max(0, low - 1) * part, min(len(speeds), high + 1) * part
        back = min(at * part, drop.position_bytes)
        return Rest(pause_s, writer.done_bytes, back, min(least, back), max(back, most), whole)
