"""Which values of a setting are tried, and which settings may be tried together. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from disktune_contract.catalog import BY_ID
from disktune_contract.rules import rules
from disktune_contract.settings.setting import Choice, Domain, Offer, Range, Setting, Table, Toggle
from tests.lab.judges.programs import Value

FEW = 6
"""Up to so many codes of a table are tried all; of more, the ends, the middle and two in between."""

Plan = Mapping[str, Sequence[Value]]
"""Values to try, by the id of the setting."""


def sample(setting: Setting, state: Mapping[str, Any]) -> tuple[Value, ...]:
    """Return the values to try: both ends of the drive's offer, the middle, "off", every choice, both switches.

    *state* is the setting's state as the wire has it. The value of now comes last: each value, and back.
    """
    told: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in state["offer"].items()
    }
    found = list(dict.fromkeys(_values(setting.domain, Offer(**told))))
    now = state["value"]
    if now is not None and setting.domain.problem(now) is None:
        found = [*(value for value in found if value != now), now]
    return tuple(found)


def _values(domain: Domain, offer: Offer) -> Iterator[Value]:
    match domain:
        case Toggle():
            yield from (True, False)
        case Choice(values=values):
            yield from (value for value in values if offer.choices is None or value in offer.choices)
        case Table(rows=rows):
            yield from _spread([row.code for row in rows if offer.codes is None or row.code in offer.codes])
        case Range():
            low, high = rules.bounds(domain, offer)
            middle = low + (high - low) // 2 // domain.step * domain.step
            yield from (low, middle, high)
            if domain.off is not None:
                yield domain.off


def _spread(codes: Sequence[int]) -> Iterator[int]:
    last = len(codes) - 1
    yield from codes if len(codes) <= FEW else (codes[at] for at in (0, 1, last // 2, last - 1, last))


def rounds(plan: Plan) -> Iterator[dict[str, Value]]:
    """Yield values for all settings at a time until each has had all of its own; all end with their last one."""
    turns = max((len(values) for values in plan.values()), default=0)
    for turn in range(-turns, 0):
        yield {name: values[turn % len(values)] for name, values in plan.items()}


def apart(settings: Iterable[str]) -> list[list[str]]:
    """Return *settings* in groups within which none disturbs another: none names another in ``after``."""
    groups: list[list[str]] = []
    for name in settings:
        group = next((group for group in groups if not any(related(name, other) for other in group)), None)
        if group is None:
            groups.append([name])
        else:
            group.append(name)
    return groups


def related(first: str, second: str) -> bool:
    """Return whether a change of one of the two may disturb the other, directly or by way of a third."""
    return first in before(second) or second in before(first)


def before(name: str) -> frozenset[str]:
    """Return every setting whose change may disturb *name*."""
    found: set[str] = set()
    waiting = list(BY_ID[name].after)
    while waiting:
        earlier = waiting.pop()
        if earlier not in found:
            found.add(earlier)
            waiting += BY_ID[earlier].after
    return frozenset(found)
