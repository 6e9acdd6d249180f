"""The program's own read engine with many requests at a time: anywhere, or in order."""

from __future__ import annotations

import errno
import threading
from collections.abc import Callable, Sequence
from itertools import islice

from disktune_contract.measuring.workload import Pattern
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_contract.version import VERSION
from disktune_helper.bench import remarks
from disktune_helper.bench.bench import Made
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.meter import SAMPLE_S, Meter, Tell
from disktune_helper.bench.reader import PRIME_BYTES, anywhere
from disktune_helper.system import threads
from disktune_helper.system.ports import Node, Ports, Queue, Turn

Places = Callable[[int], list[int]]
"""Returns so many places to read next; fewer when the drive ends."""


class QueueMaker:
    """Keeps a number of reads in flight; each is replaced as soon as it is done."""

    def __init__(self, node: Node, ports: Ports, step: BenchStep) -> None:
        """Open the drive of *node* again, which may be closed afterwards; raises Refusal."""
        self._name, self._ports, self._step = node.name, ports, step
        try:
            self._queue: Queue = node.queue(step.workload.depth, step.workload.block_bytes)
        except OSError as error:
            if error.errno == errno.ENOSYS:
                why = Sentence("DiskTune supports no asynchronous reads on this computer's architecture.")
                raise Refusal(Fault.NOT_SUPPORTED, why) from error
            raise remarks.refusal(error, ports, node.name, step.offset_bytes) from error
        self.program = f"DiskTune {VERSION}, {self._queue.kind}"
        try:
            # Spins the drive up.
            reader = node.reader(direct=True, buffer_bytes=PRIME_BYTES)
            try:
                reader.read(step.offset_bytes, min(PRIME_BYTES, step.span_bytes))
            finally:
                reader.close()
        except OSError as error:
            self._queue.close()
            raise remarks.refusal(error, ports, node.name, step.offset_bytes) from error

    def close(self) -> None:
        # Waits for what is in flight, which a hard disk may need seconds for: nobody else has to.
        try:
            threads.start(self._queue.close, "close queue")
        except Refusal:
            self._queue.close()

    def prepare(self, index: int, _tell: Tell, _cancelled: threading.Event) -> None:
        """Nothing is cached, and the first run was preceded by a read."""

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> Made:
        meter, step = Meter(index, tell), self._step
        try:
            turn = self._queue.begin()
            busy = self._ports.thread_time()
            seconds, left = self._read(meter, turn, self._places(), cancelled)
        except OSError as error:
            place = getattr(error, "place", step.offset_bytes)
            if error.errno == errno.ENODATA:
                end = step.offset_bytes + step.span_bytes
                raise remarks.ended_early(self._ports, self._name, place, end) from error
            raise remarks.refusal(error, self._ports, self._name, place) from error
        busy = self._ports.thread_time() - busy
        run = meter.reads(seconds, busy, remarks.QUEUE_LIMIT)
        left_bytes = left * self._step.workload.block_bytes
        return Made(run, untimed_bytes=left_bytes, ended_early=remarks.drive_ends(run, self._step.seconds))

    def _read(self, meter: Meter, turn: Turn, places: Places, cancelled: threading.Event) -> tuple[float, int]:
        """Keep the queue full until the time is over or the drive ends.

        Returns the seconds that took, and how many requests were left to be waited for. A request's time is from
        just before the turn that begins it to just after the one that finds it done, so at most what the program
        does for the others of the same turn, a few microseconds, is in it that is not the drive's.
        """
        clock, block, depth = self._ports.monotonic_ns, self._step.workload.block_bytes, self._step.workload.depth
        sample = round(SAMPLE_S * 1e9)
        pending: list[int] = []
        note = pending.append
        offsets = places(depth)
        slots: Sequence[int] = range(len(offsets))
        in_flight, last = len(offsets), offsets[-1]
        start = now = clock()
        over = start + self._step.seconds * 1_000_000_000
        due = min(start + sample, over)
        sent = [start] * depth
        while in_flight:
            done = turn(slots, offsets)
            now = clock()
            for slot in done:
                note(now - sent[slot])
            if now >= due:
                if cancelled.is_set():
                    raise remarks.cancelled()
                if now >= over:
                    in_flight -= len(done)
                    break
                if pending:
                    elapsed, count = now - start, len(pending)
                    share = elapsed / (over - start)
                    meter.sample(elapsed / 1e9, last + block, count * block, count, pending, share)
                    pending.clear()
                    due = min(max(due + sample, now), over)
            offsets, slots = places(len(done)), done
            if len(offsets) < len(done):
                in_flight -= len(done) - len(offsets)
                slots = done[: len(offsets)]
            if offsets:
                last = offsets[-1]
            now = clock()
            for slot in slots:
                sent[slot] = now
        seconds = max((now - start) / 1e9, 1e-9)
        meter.rest(seconds, last + block, len(pending) * block, len(pending), pending, 1.0)
        self._drain(turn, in_flight, cancelled)
        return seconds, in_flight

    def _drain(self, turn: Turn, in_flight: int, cancelled: threading.Event) -> None:
        """Wait for what was begun and does not count any more."""
        while in_flight and not cancelled.is_set():
            in_flight -= len(turn((), ()))

    def _places(self) -> Places:
        step, block = self._step, self._step.workload.block_bytes
        first, blocks = step.offset_bytes, step.span_bytes // block
        if step.workload.pattern is Pattern.RANDOM:
            at_random = anywhere(step)
            return lambda count: list(islice(at_random, count))
        in_order = iter(range(first, first + blocks * block, block))
        return lambda count: list(islice(in_order, count))
