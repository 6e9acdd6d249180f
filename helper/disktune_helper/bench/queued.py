"""The program's own read engine with many requests at a time: anywhere, or in order."""

from __future__ import annotations

import errno
import random
import threading
from collections.abc import Callable
from itertools import islice

from disktune_contract.faults import Fault, Refusal
from disktune_contract.version import VERSION
from disktune_contract.workload import Pattern
from disktune_helper.bench import remarks
from disktune_helper.bench.bench import Made
from disktune_helper.bench.meter import SAMPLE_S, Meter, Tell
from disktune_helper.bench.plan import Plan
from disktune_helper.bench.reader import PRIME_BYTES
from disktune_helper.ports import Node, Ports, Queue

PATIENCE_S = 0.1
"""How long to wait for an answer before looking whether the run was cancelled."""

Places = Callable[[int], list[int]]
"""Returns so many places to read next; fewer when the drive ends."""


class QueueMaker:
    """Keeps a number of reads in flight; each is replaced as soon as it is done."""

    program = f"DiskTune {VERSION}, io_submit"

    def __init__(self, node: Node, ports: Ports, plan: Plan) -> None:
        """Open the drive of *node* again, which may be closed afterwards; raises Refusal."""
        self._name, self._ports, self._plan = node.name, ports, plan
        self._offsets = [plan.offset_bytes] * plan.workload.depth
        try:
            self._queue: Queue = node.queue(plan.workload.depth, plan.workload.block_bytes)
        except OSError as error:
            if error.errno == errno.ENOSYS:
                why = "This kind of machine has no way to keep several reads in flight that this program knows."
                raise Refusal(Fault.NOT_SUPPORTED, why) from error
            raise remarks.refusal(error, ports, node.name, plan.offset_bytes) from error
        try:
            # Spins the drive up.
            reader = node.reader(direct=True, buffer_bytes=PRIME_BYTES)
            try:
                reader.read(plan.offset_bytes, min(PRIME_BYTES, plan.span_bytes))
            finally:
                reader.close()
        except OSError as error:
            self._queue.close()
            raise remarks.refusal(error, ports, node.name, plan.offset_bytes) from error

    def close(self) -> None:
        # Waits for what is in flight, which a hard disk may need seconds for: nobody else has to.
        threading.Thread(target=self._queue.close, name="close queue", daemon=True).start()

    def prepare(self, index: int, _tell: Tell, _cancelled: threading.Event) -> None:
        """Nothing is cached, and the first run was preceded by a read."""

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> Made:
        meter = Meter(index, tell)
        busy = self._ports.thread_time()
        try:
            seconds, left = self._read(meter, self._places(), cancelled)
        except OSError as error:
            place = self._offsets[getattr(error, "slot", 0)]
            if error.errno == errno.ENODATA:
                raise remarks.ended_early(
                    self._ports, self._name, place, self._plan.offset_bytes + self._plan.span_bytes
                ) from error
            raise remarks.refusal(error, self._ports, self._name, place) from error
        busy = self._ports.thread_time() - busy
        run = meter.reads(seconds, busy)
        left_bytes = left * self._plan.workload.block_bytes
        return Made(run, untimed_bytes=left_bytes, ended_early=remarks.drive_ends(run, self._plan.seconds))

    def _read(self, meter: Meter, places: Places, cancelled: threading.Event) -> tuple[float, int]:
        """Keep the queue full until the time is over or the drive ends.

        Returns the seconds that took, and how many requests were left to be waited for.
        """
        queue, clock, block = self._queue, self._ports.monotonic_ns, self._plan.workload.block_bytes
        depth, offsets = self._plan.workload.depth, self._offsets
        limit, sample = self._plan.seconds * 1_000_000_000, round(SAMPLE_S * 1e9)
        pending: list[int] = []
        wanted = places(depth)
        offsets[: len(wanted)] = wanted
        in_flight, last = len(wanted), wanted[-1]
        start = sampled = now = clock()
        sent = [start] * depth
        queue.submit(range(in_flight), wanted)
        while in_flight:
            done = queue.collect(PATIENCE_S)
            now = clock()
            if cancelled.is_set():
                raise Refusal(Fault.CANCELLED, "The measurement was cancelled.")
            pending += [now - sent[slot] for slot in done]
            if now - start >= limit:
                in_flight -= len(done)
                break
            if now - sampled >= sample and pending:
                elapsed = now - start
                count = len(pending)
                meter.sample(elapsed / 1e9, last + block, count * block, count, pending, elapsed / limit)
                pending.clear()
                sampled = now
            wanted = places(len(done))
            if wanted:
                last = wanted[-1]
                now = clock()
                for slot, place in zip(done, wanted, strict=False):
                    sent[slot] = now
                    offsets[slot] = place
                queue.submit(done[: len(wanted)], wanted)
            in_flight -= len(done) - len(wanted)
        seconds = max((now - start) / 1e9, 1e-9)
        meter.rest(seconds, last + block, len(pending) * block, len(pending), pending, 1.0)
        self._drain(in_flight, cancelled)
        return seconds, in_flight

    def _drain(self, in_flight: int, cancelled: threading.Event) -> None:
        """Wait for what was begun and does not count any more."""
        while in_flight and not cancelled.is_set():
            in_flight -= len(self._queue.collect(PATIENCE_S))

    def _places(self) -> Places:
        plan, block = self._plan, self._plan.workload.block_bytes
        first, blocks = plan.offset_bytes, plan.span_bytes // block
        if plan.workload.pattern is Pattern.RANDOM:
            # Other places in every run: the same again would come from the drive's own cache.
            draw = random.Random().random  # noqa: S311  not a secret
            return lambda count: [first + int(draw() * blocks) * block for _ in range(count)]
        in_order = iter(range(first, first + blocks * block, block))
        return lambda count: list(islice(in_order, count))
