"""The end of something whose estimates jump, so that every place shows the same calm figure."""

from __future__ import annotations

_SHARE = 0.2
"""How much of a new estimate counts."""
_JUMP = 0.4
"""A change of more than this share of the time left means other circumstances, such as another limit."""
_LEAST_S = 60.0


class SteadyEnd:
    """When something ends, by a clock of the caller's."""

    def __init__(self) -> None:
        self.at: float | None = None

    def forget(self) -> None:
        """Begin again, with the next estimate alone."""
        self.at = None

    def add(self, now: float, left_s: float | None) -> float | None:
        """Take in an estimate made *now* of the time left, None if there is none; return the end."""
        if left_s is None:
            return self.at
        end = now + left_s
        if self.at is None or abs(end - self.at) > max(_JUMP * max(left_s, self.at - now), _LEAST_S):
            self.at = end
        else:
            self.at += _SHARE * (end - self.at)
        return self.at
