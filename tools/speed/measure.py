"""Figures of several contenders taken side by side, and goals for their ratios.

Single times say little on a computer that does other things as well. So contenders take turns, in another order
each round, and what is judged is the ratio of their medians.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Runs = Mapping[str, Callable[[], float]]
"""How each contender is run once; returns its figure. The first one is ours."""


@dataclass(frozen=True)
class Figure:
    """What the runs of one contender gave, in the unit of its row."""

    name: str
    values: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle one."""
        return statistics.median(self.values)


@dataclass(frozen=True)
class Goal:
    """What a row should reach, and what it reached."""

    words: str
    reached: float
    """A ratio, or a figure in the unit of the row."""
    most: float

    @property
    def met(self) -> bool:
        """Whether it does."""
        return self.reached <= self.most


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    id: str
    what: str
    unit: str
    figures: tuple[Figure, ...]
    """Ours first. Empty where it could not be measured here."""
    goals: tuple[Goal, ...] = ()
    note: str = ""
    """What a reader has to know: how it was measured, or why it could not be."""
    counts: Mapping[str, float] = field(default_factory=dict)
    """What was counted besides: system calls, processes, bytes."""


def side_by_side(runs: Runs, rounds: int, *, warm_ups: int = 1, seed: int = 1) -> tuple[Figure, ...]:
    """Run all contenders *rounds* times in turn, each round in another order; *warm_ups* do not count."""
    order, shuffled = [*runs], random.Random(seed)  # noqa: S311  an order, no secret
    taken: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(warm_ups + rounds):
        shuffled.shuffle(order)
        for name in order:
            value = runs[name]()
            if number >= warm_ups:
                taken[name].append(value)
    return tuple(Figure(name, tuple(values)) for name, values in taken.items())


def at_most(most: float, figures: tuple[Figure, ...], against: tuple[str, ...], called: str) -> Goal:
    """Return the goal that ours is at most *most* times the least of *against*, which is *called* so."""
    least = min(one.median for one in figures if one.name in against)
    return Goal(f"≤ {most:g} × {called}", figures[0].median / least, most)


def within(most: float, figures: tuple[Figure, ...], unit: str) -> Goal:
    """Return the goal that ours is at most *most* in its own unit."""
    return Goal(f"≤ {most:g} {unit}", figures[0].median, most)
