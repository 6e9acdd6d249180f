"""Adds up the requests of a run, and reports several times a second on the time since the last sample."""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import repeat

from disktune_contract.measuring.latency import BITS, Latency, bucket, latency, middle_ns, percentile
from disktune_contract.measuring.measurement import Run, Stage
from disktune_contract.record import record
from disktune_helper.bench import remarks

SAMPLE_S = 0.2
"""Seconds between samples: each costs up to a tenth of a millisecond, as much as reading 2 MiB. A drive that needs
longer for one block gives one sample per block."""

MIN_SAMPLE_S = 0.05
"""The remainder of a run is a sample of its own from this length on: never more than 20 a second."""

_FINER_BITS = 3
"""An eighth."""


@record
class Tick:
    """What one interval of a run was like; ``share`` is how much of the run is done, 0 to 1."""

    run: int
    stage: Stage
    elapsed_s: float
    position_bytes: int
    bytes_s: float
    iops: float
    latency_s: float | None
    worst_s: float | None
    depth: float
    share: float
    temperature_c: float | None = None


Tell = Callable[[Tick], None]


class Meter:
    """One run's figures. Times are seconds since the start of the run, latencies nanoseconds."""

    def __init__(self, run: int, tell: Tell) -> None:
        self._run, self._tell = run, tell
        self.bytes = 0
        self.requests = 0
        self.sampled_s = 0.0
        """When the last sample was."""
        self._histogram: Counter[int] = Counter()
        self._recent: dict[int, Counter[int]] = {}
        """Latencies since the last sample: how many there were of each, in steps of so many bits."""
        self._recent_ns = 0
        self._total_ns = 0
        self._longest_ns = 0

    def take(self, latencies: Sequence[int]) -> None:
        """Take in the latencies of some requests; they are part of the next sample."""
        if not latencies:
            return
        fine = _fineness(latencies)
        # The steps of each are counted by C, and only each step is put into its bucket.
        self._recent.setdefault(fine, Counter()).update(map(operator.rshift, latencies, repeat(fine)))
        self._recent_ns += sum(latencies)
        self._longest_ns = max(self._longest_ns, *latencies)

    def sample(
        self, elapsed_s: float, position: int, count: int, requests: int, latencies: Sequence[int], share: float
    ) -> None:
        """Take in what was completed since the last call, and report it: *latencies*, and those taken before."""
        seconds = max(elapsed_s - self.sampled_s, 1e-9)
        self.take(latencies)
        total, found = self._recent_ns, self._fold()
        self._tell(
            Tick(
                run=self._run,
                stage=Stage.RUNNING,
                elapsed_s=elapsed_s,
                position_bytes=position,
                bytes_s=count / seconds,
                iops=requests / seconds,
                latency_s=percentile(found, 0.5),
                worst_s=middle_ns(max(found)) / 1e9 if found else None,
                # Little's law: time in flight, summed, over time.
                depth=total / 1e9 / seconds if found else 1.0,
                share=min(1.0, share),
            )
        )
        self._add(elapsed_s, count, requests)

    def rest(
        self, elapsed_s: float, position: int, count: int, requests: int, latencies: Sequence[int], share: float
    ) -> None:
        """Take in the remainder of the run; report it if it is long enough, or all there is."""
        if elapsed_s - self.sampled_s >= MIN_SAMPLE_S or not self.bytes:
            self.sample(elapsed_s, position, count, requests, latencies, share)
        else:
            self.take(latencies)
            self._add(elapsed_s, count, requests)

    def note(
        self, elapsed_s: float, position: int, bytes_s: float, requests: int, last_ns: int, share: float
    ) -> None:
        """Report how fast one long read was, without adding it to the totals."""
        seconds = max(elapsed_s - self.sampled_s, 1e-9)
        self._tell(
            Tick(
                run=self._run,
                stage=Stage.RUNNING,
                elapsed_s=elapsed_s,
                position_bytes=position,
                bytes_s=bytes_s,
                iops=requests / seconds,
                latency_s=last_ns / 1e9,
                worst_s=last_ns / 1e9,
                depth=1.0,
                share=min(1.0, share),
            )
        )
        self.sampled_s = elapsed_s

    def reads(
        self, seconds: float, busy_s: float, limit: float = remarks.ENGINE_LIMIT, waited_s: float = 0.0
    ) -> Run:
        """Return a run of *seconds* that only read, for which the processor was busy *busy_s*.

        *limit*: from which share of the time on that was too busy, with what was waited for the processor.
        """
        return Run(
            bytes_read=self.bytes,
            bytes_written=0,
            seconds=seconds,
            reads=self.requests,
            writes=0,
            processor_s=busy_s,
            read_latency=self.latency(),
            engine_limited=busy_s + waited_s >= limit * seconds,
        )

    def latency(self) -> Latency | None:
        """Return the latencies of the run so far."""
        self._fold()
        count = sum(self._histogram.values())
        if not count:
            return None
        return latency(self._histogram, mean_s=self._total_ns / count / 1e9, max_s=self._longest_ns / 1e9)

    def _add(self, elapsed_s: float, count: int, requests: int) -> None:
        self.bytes += count
        self.requests += requests
        self.sampled_s = elapsed_s

    def _fold(self) -> Counter[int]:
        """Put the latencies that are in no bucket yet into theirs; return how many went into each."""
        found: Counter[int] = Counter()
        for fine, steps in self._recent.items():
            for step, count in steps.items():
                found[bucket(step << fine)] += count
        self._histogram.update(found)
        self._total_ns += self._recent_ns
        self._recent, self._recent_ns = {}, 0
        return found


def _fineness(latencies: Sequence[int]) -> int:
    """Return in steps of how many bits some latencies, in nanoseconds, may be counted.

    A step is at most an eighth of the bucket of `disktune_contract.measuring.latency` that the shortest of them
    falls into, so that all values in it belong to one bucket.
    """
    return max(0, min(latencies).bit_length() - 1 - BITS - _FINER_BITS)
