"""Trial of queue depths during a rebuild: a boost for each depth, each measured, the best kept until the end.

Each depth has two turns, the second round in reverse, so that a disk that slows down gradually favours none. A
gain that is not larger than the difference between the two turns of one depth is none.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import DriveChanges
from disktune_contract.record import record
from disktune_contract.sentence import listed, noted
from disktune_contract.settings.setting import Change
from disktune_contract.units import rate
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.text.formats import percent
from disktune_gui.text.said import said

# -- plan and verdict of a trial of queue depths (no Qt) ---------------------------------------------------

SETTLE_S = 4.0
"""Wait after a change before measuring: requests queued with the old depth have to be done."""
TURN_S = 14.0
LEAST_GAIN = 0.05
_CANDIDATES = (1, 8, 32)


@record
class DepthVerdict:
    """The result: the depth to keep, and by how much it is faster than the one before (0 if it is that)."""

    depth: int
    gain: float
    noise: float
    """By how much the two turns of one depth differed at most, as a fraction."""
    means: tuple[tuple[int, float], ...]
    """Bytes per second at each depth."""


class DepthTrial:
    """The turns of one experiment."""

    def __init__(self, now: int, most: int) -> None:
        """Begin with the depth *now*; *most* is the largest that the drives take."""
        others = tuple(depth for depth in _CANDIDATES if depth != now and depth <= most)
        self.now = now
        self.depths = (now, *others)
        self._order = (*self.depths, *reversed(self.depths))
        self._speeds: list[float] = []

    @property
    def turn(self) -> int | None:
        """The depth whose turn it is; None when all have had theirs."""
        return self._order[len(self._speeds)] if len(self._speeds) < len(self._order) else None

    @property
    def left(self) -> int:
        """How many turns are to come."""
        return len(self._order) - len(self._speeds)

    def add(self, bytes_s: float) -> None:
        """Add the speed of this turn."""
        self._speeds.append(bytes_s)

    def verdict(self) -> DepthVerdict:
        """Return the verdict. All turns have to be over."""
        both = {
            depth: [speed for one, speed in zip(self._order, self._speeds, strict=True) if one == depth]
            for depth in self.depths
        }
        means = {depth: sum(speeds) / len(speeds) for depth, speeds in both.items()}
        noise = max((abs(first - second) / max(means[d], 1.0) for d, (first, second) in both.items()), default=0.0)
        best = max(self.depths, key=lambda depth: means[depth])
        gain = means[best] / means[self.now] - 1 if means[self.now] > 0 else 0.0
        if best == self.now or gain <= max(LEAST_GAIN, noise):
            best, gain = self.now, 0.0
        return DepthVerdict(best, gain, noise, tuple(means.items()))


# -- trial of queue depths during a rebuild ----------------------------------------------------------------

Failed = Callable[[str], None]
Order = Callable[[tuple[DriveChanges, ...], Callable[[], None], Failed], None]
"""Orders a boost; calls the first function when it is in force, the second with a sentence if it fails."""
Unorder = Callable[[Callable[[], None], Failed], None]
DEPTH = "scsi.queue_depth"


class DepthTrialRunner(QObject):
    """Each turn is a boost of its own, which its keeper reverts: nothing remains, however the trial ends."""

    said = pyqtSignal(str)
    """The progress, or the result, as a sentence."""
    ended = pyqtSignal()

    def __init__(
        self,
        order: Order,
        unorder: Unorder,
        done_bytes: Callable[[], tuple[float, float] | None],
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        """*done_bytes* returns the time of the last reading (seconds), and the bytes done of each member."""
        super().__init__(parent)
        self._order, self._unorder, self._done_bytes = order, unorder, done_bytes
        self._preferences = preferences
        self._trial: DepthTrial | None = None
        self._base: tuple[DriveChanges, ...] = ()
        self._members: tuple[tuple[DriveRef, int], ...] = ()
        self._begun: tuple[float, float] | None = None
        self.settle_s, self.turn_s = SETTLE_S, TURN_S
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)

    @property
    def running(self) -> bool:
        """Whether turns are still to come."""
        return self._trial is not None

    def start(self, base: tuple[DriveChanges, ...], members: tuple[tuple[DriveRef, int], ...], most: int) -> None:
        """Begin; *base* is what else is changed in every turn, *members* the drives with their depths now."""
        self._trial = DepthTrial(members[0][1], most)
        self._base, self._members = base, members
        self._next()

    def stop(self) -> None:
        """End the trial; the caller ends the boost of the present turn."""
        self._trial = None
        self._timer.stop()
        self.ended.emit()

    def _next(self) -> None:
        trial = self._trial
        if trial is None:
            return
        if trial.turn is None:
            self._keep(trial.verdict())
            return
        words = self.tr("Queue depth {depth}, runs left: {left}.")
        self.said.emit(words.format(depth=trial.turn, left=trial.left))
        self._order(self._changes(trial.turn), partial(self._after, self.settle_s, self._begin_turn), self._fail)

    def _changes(self, depth: int) -> tuple[DriveChanges, ...]:
        found = {one.drive: one.changes for one in self._base}
        for ref, now in self._members:
            if now != depth:
                found[ref] = (Change(DEPTH, now, depth), *found.get(ref, ()))
        return tuple(DriveChanges(ref, changes) for ref, changes in found.items())

    def _after(self, seconds: float, then: Callable[[], None]) -> None:
        if self._trial is None:
            return
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(then)
        self._timer.start(round(1000 * seconds))

    def _begin_turn(self) -> None:
        self._begun = self._done_bytes()
        self._after(self.turn_s, self._end_turn)

    def _end_turn(self) -> None:
        now = self._done_bytes()
        if self._trial is None:
            return
        if now is None or self._begun is None or now[0] <= self._begun[0] or now[1] < self._begun[1]:
            self._fail(self.tr("Ended too soon; no result."))
            return
        self._trial.add((now[1] - self._begun[1]) / (now[0] - self._begun[0]))
        self._unorder(self._next, self._fail)

    def _keep(self, verdict: DepthVerdict) -> None:
        """Use the best depth until the operation is done."""
        self._trial = None
        self._order(self._changes(verdict.depth), lambda: None, self._fail)
        self.said.emit(self._words(verdict))
        self.ended.emit()

    def _words(self, verdict: DepthVerdict) -> str:
        units = self._preferences.units
        speeds = said(listed(noted(rate(speed, units), str(depth)) for depth, speed in verdict.means))
        if not verdict.gain:
            words = self.tr("No difference above {noise} noise; depth stays {depth}. By depth: {speeds}.")
            noise = percent(max(verdict.noise, LEAST_GAIN))
            return words.format(noise=noise, depth=verdict.depth, speeds=speeds)
        words = self.tr("Queue depth {depth} is {gain} faster and used until the end. By depth: {speeds}.")
        return words.format(depth=verdict.depth, gain=percent(verdict.gain), speeds=speeds)

    def _fail(self, why: str) -> None:
        self._trial = None
        self._timer.stop()
        self.said.emit(why)
        self.ended.emit()
