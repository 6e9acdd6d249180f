"""Many reads at a time by the program's own engine, and by fio where that engine would be the limit."""

from __future__ import annotations

import errno
import sys
import threading
from collections.abc import Callable

from disktune_contract.measuring.workload import Engine, Pattern
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.version import VERSION
from disktune_helper.bench import reader as places
from disktune_helper.bench import remarks
from disktune_helper.bench.bench import Maker, RunResult
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.meter import SAMPLE_S, Meter, Tell, Tick
from disktune_helper.bench.reader import PRIME_BYTES, waited_s
from disktune_helper.system import errors
from disktune_helper.system.ports import Node, Ports, Queue, Turn

# -- the program's own read engine with many requests at a time --------------------------------------------

FOLD = 512
"""So many latencies are put into their buckets at once, which takes the time of some twenty requests: a few at a
time cost more, and those of a whole sample would delay the next requests by milliseconds."""


class QueueMaker:
    """Keeps a number of reads in flight; each is replaced as soon as it is done."""

    def __init__(self, node: Node, ports: Ports, step: BenchStep) -> None:
        """Open the drive of *node* again, which may be closed afterwards; raises Refusal."""
        self._name, self._ports, self._step = node.name, ports, step
        try:
            self._queue: Queue = node.queue(step.workload.depth, step.workload.block_bytes)
        except OSError as error:
            if error.errno == errno.ENOSYS:
                why = Sentence("Asynchronous reads are not supported on this architecture.")
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
        # Closing waits for the requests in flight, on a hard disk for seconds: a thread does that, no caller.
        try:
            errors.start(self._queue.close, "close queue")
        except Refusal:
            self._queue.close()

    def prepare(self, index: int, _tell: Tell, _cancelled: threading.Event) -> None:
        """Nothing is cached, and the first run was preceded by a read."""

    def make(
        self,
        index: int,
        tell: Tell,
        cancelled: threading.Event,
        gives_up: Callable[[float, float], bool] = lambda _elapsed_s, _busy_s: False,
    ) -> RunResult:
        """Do a run. It ends early if *gives_up*, which is called at each sample, returns True."""
        meter, step = Meter(index, tell), self._step
        try:
            turn = self._queue.begin(places.places(step), self._ports.monotonic_ns)
            busy, waited = self._ports.thread_time(), waited_s(self._ports)

            def used_s() -> float:
                return self._ports.thread_time() - busy + waited_s(self._ports) - waited

            seconds, left = self._read(meter, turn, cancelled, lambda now: gives_up(now, used_s()))
        except OSError as error:
            raise self._refusal(error) from error
        busy, waited = self._ports.thread_time() - busy, waited_s(self._ports) - waited
        run = meter.reads(seconds, busy, remarks.QUEUE_LIMIT, waited)
        left_bytes = left * self._step.workload.block_bytes
        return RunResult(run, untimed_bytes=left_bytes, ended_early=remarks.drive_ends(run, self._step.seconds))

    def _refusal(self, error: OSError) -> Refusal:
        place = getattr(error, "place", None)
        if error.errno == errno.ENODATA and place is not None:
            end = self._step.offset_bytes + self._step.span_bytes
            return remarks.ended_early(self._ports, self._name, place, end)
        return remarks.refusal(error, self._ports, self._name, place)

    def _read(
        self, meter: Meter, turn: Turn, cancelled: threading.Event, gives_up: Callable[[float], bool]
    ) -> tuple[float, int]:
        """Keep the queue full until the time is over or the drive ends.

        Returns the seconds that took, and how many requests were left to be waited for. A request's time is from
        just before the turn that begins it to just after the one that finds it done, so at most what the program
        does for the others of the same turn, a few microseconds, is in it that is not the drive's.
        """
        clock, sample, blocks = self._ports.monotonic_ns, round(SAMPLE_S * 1e9), self._blocks()
        count = begun = min(self._step.workload.depth, blocks)
        done = counted = 0
        waits: list[int] = []
        start = now = clock()
        over = start + self._step.seconds * 1_000_000_000
        due = min(start + sample, over)
        while begun > done:
            times = turn(count)
            now = clock()
            waits += map(now.__sub__, times)
            count = len(times)
            done += count
            if len(waits) >= FOLD:
                meter.take(waits)
                waits.clear()
            if now >= due:
                if cancelled.is_set():
                    raise remarks.cancelled()
                if now >= over:
                    break
                if done > counted:
                    meter.take(waits)
                    waits.clear()
                    elapsed = now - start
                    self._sample(meter.sample, elapsed / 1e9, begun, done - counted, elapsed / (over - start))
                    counted = done
                    due = min(max(due + sample, now), over)
                    if gives_up(elapsed / 1e9):
                        break
            if begun + count > blocks:
                count = blocks - begun
            begun += count
        seconds = max((now - start) / 1e9, 1e-9)
        meter.take(waits)
        self._sample(meter.rest, seconds, begun, done - counted, 1.0)
        self._drain(turn, begun - done, cancelled)
        return seconds, begun - done

    def _sample(self, told: Callable[..., None], elapsed_s: float, begun: int, count: int, share: float) -> None:
        """Report the *count* requests since the last sample; *begun* have been since the start of the run."""
        step, block = self._step, self._step.workload.block_bytes
        # As if in order, the same as for fio's requests.
        position = step.offset_bytes + begun * block % max(1, step.span_bytes)
        told(elapsed_s, position, count * block, count, (), share)

    def _drain(self, turn: Turn, in_flight: int, cancelled: threading.Event) -> None:
        """Wait for what was begun and does not count any more."""
        while in_flight and not cancelled.is_set():
            in_flight -= len(turn(0))

    def _blocks(self) -> int:
        """Return how many there are to read."""
        step = self._step
        at_random = step.workload.pattern is Pattern.RANDOM
        return sys.maxsize if at_random else step.span_bytes // step.workload.block_bytes


# -- the program's own engine, and fio in its place where that would be the limit instead of the drive -----
#
# The criterion is measured: the share of the first moments of the first run for which the engine kept a processor
# busy, or waited for one that others kept busy. From then on fio makes all the runs, so that those of one result
# are always of one engine.

TRIAL_S = 0.4
"""After so much of a run the engine's share of the processor is known; a run takes one second at least."""


class OwnThenFio:
    """Begins the first run itself, and hands all of them to fio if the engine is the limit."""

    def __init__(self, own: QueueMaker, fio: Callable[[], Maker]) -> None:
        """Take over *own*. *fio* returns what makes runs in its place; raises Refusal with the reason."""
        self._own, self._fio = own, fio
        self._use(own)
        self._tried = False
        self._remark = ""

    def close(self) -> None:
        self._own.close()
        self._leave_fio()

    def prepare(self, index: int, tell: Tell, cancelled: threading.Event) -> None:
        self._maker.prepare(index, tell, cancelled)

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> RunResult:
        untimed = 0
        if not self._tried:
            self._tried = True
            trial = _Trial(tell)
            made = self._own.make(index, trial.tell, cancelled, trial.is_lost)
            if not trial.lost:
                trial.release()
                return made
            # Neither what it has read nor the read that wakes fio's drive counts as use by other programs.
            untimed = made.run.bytes_read + made.untimed_bytes + PRIME_BYTES
            self._hand_over()
        made = self._made(index, tell, cancelled)
        engine = None if self._maker is self._own else Engine.FIO
        return replace(made, untimed_bytes=made.untimed_bytes + untimed, engine=engine, engine_remark=self._remark)

    def _hand_over(self) -> None:
        try:
            self._use(self._fio())
        except Refusal as error:
            self._keep(error)
        else:
            self._remark = Sentence("DiskTune uses fio for such fast drives.")

    def _made(self, index: int, tell: Tell, cancelled: threading.Event) -> RunResult:
        try:
            return self._maker.make(index, tell, cancelled)
        except Refusal as error:
            # The own engine reports more exactly what is wrong with the drive.
            if index or self._maker is self._own or error.fault is not Fault.IO_ERROR:
                raise
            self._leave_fio()
            self._keep(error)
            return self._own.make(index, tell, cancelled)

    def _keep(self, error: Refusal) -> None:
        """Stay with the own engine, and note the reason."""
        self._remark = in_turn(Sentence("DiskTune uses fio for such fast drives."), error.why)

    def _leave_fio(self) -> None:
        if self._maker is not self._own:
            self._maker.close()
            self._use(self._own)

    def _use(self, maker: Maker) -> None:
        self._maker, self.program = maker, maker.program


class _Trial:
    """The first moments of a run: samples are kept back until it is clear which engine makes it."""

    def __init__(self, tell: Tell) -> None:
        self._tell, self._held = tell, list[Tick]()
        self._over = False
        self.lost = False

    def tell(self, tick: Tick) -> None:
        if self._over:
            self._tell(tick)
        else:
            self._held.append(tick)

    def is_lost(self, elapsed_s: float, used_s: float) -> bool:
        """Return whether the engine is the limit, which is found out once."""
        if self._over or elapsed_s < TRIAL_S:
            return False
        self.lost = used_s >= remarks.QUEUE_LIMIT * elapsed_s
        if not self.lost:
            self.release()
        return self.lost

    def release(self) -> None:
        """Pass on the samples that were kept back."""
        self._over = True
        for tick in self._held:
            self._tell(tick)
        self._held.clear()
