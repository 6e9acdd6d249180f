"""The program's own engine, and fio in its place where that would be the limit instead of the drive.

What tells is measured: the share of the first moments of the first run for which the engine kept a processor busy,
or waited for one that others kept busy.
From then on fio makes all the runs, so that those of one result are always of one engine.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from disktune_contract.measuring.workload import Engine
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_helper.bench import remarks
from disktune_helper.bench.bench import Made, Maker
from disktune_helper.bench.many_reads.queued import QueueMaker
from disktune_helper.bench.meter import Tell, Tick
from disktune_helper.bench.reader import PRIME_BYTES

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

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> Made:
        untimed = 0
        if not self._tried:
            self._tried = True
            trial = _Trial(tell)
            made = self._own.make(index, trial.tell, cancelled, trial.is_lost)
            if not trial.lost:
                trial.release()
                return made
            # What it has read is nobody else's use of the drive, nor what fio's drive is woken with.
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
            self._remark = Sentence("The CPU limited DiskTune's own engine, so fio made these runs.")

    def _made(self, index: int, tell: Tell, cancelled: threading.Event) -> Made:
        try:
            return self._maker.make(index, tell, cancelled)
        except Refusal as error:
            # What is wrong with the drive, its own engine says more exactly.
            if index or self._maker is self._own or error.fault is not Fault.IO_ERROR:
                raise
            self._leave_fio()
            self._keep(error)
            return self._own.make(index, tell, cancelled)

    def _keep(self, error: Refusal) -> None:
        """Stay with the own engine, and say why."""
        self._remark = in_turn(Sentence("DiskTune uses fio for drives that are this fast."), error.why)

    def _leave_fio(self) -> None:
        if self._maker is not self._own:
            self._maker.close()
            self._use(self._own)

    def _use(self, maker: Maker) -> None:
        self._maker, self.program = maker, maker.program


class _Trial:
    """The first moments of a run: nothing is told of them until it is clear whose they are."""

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
        """Tell what was held back."""
        self._over = True
        for tick in self._held:
            self._tell(tick)
        self._held.clear()
