"""Which queue depth of the members lets a rebuild run fastest: a plan of turns, and the verdict. Without Qt.

Each depth has two turns, the second round in reverse, so that a disk that slows down by and by favours none. A
gain that is not larger than what the two turns of one depth differ by is none.
"""

from __future__ import annotations

from disktune_contract.record import record

SETTLE_S = 4.0
"""After a change, before it is measured: what was queued with the old depth has to be through."""
TURN_S = 14.0
LEAST_GAIN = 0.05
_CANDIDATES = (1, 8, 32)


@record
class DepthVerdict:
    """What came out: the depth to keep, and by how much it is faster than the one there was (0 if it is that)."""

    depth: int
    gain: float
    noise: float
    """By how much the two turns of one depth differed at most, as a fraction."""
    means: tuple[tuple[int, float], ...]
    """Bytes per second at each depth."""


class DepthTrial:
    """The turns of one experiment."""

    def __init__(self, now: int, most: int) -> None:
        """Begin with the depth there is; *most* is the largest that the drives take."""
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
        """Take in what this turn's speed was."""
        self._speeds.append(bytes_s)

    def verdict(self) -> DepthVerdict:
        """Return what to keep. All turns have to be over."""
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
