"""How samples are kept: which of them, and as what text. Pure; whoever keeps a file of them calls this.

A file is lines of JSON, a sample in each, oldest first. Its size is bounded: the last two days have at most one
sample in ten minutes, two years have one a day, so there are at most `MOST` lines of at most `LONGEST_LINE` bytes.
Usual lines have 150 to 350 bytes. Versions may read each other's files: a key that a reader does not know is
passed over, and one that is missing is None.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from disktune_contract.fingerprint import fingerprint
from disktune_contract.health_history.sample import HealthSample, Origin
from disktune_contract.identity.verdict import Counter, CounterValue, HealthVerdict
from disktune_contract.record import replace

DAY_S = 86_400
FULL_S, SLOT_S = 2 * DAY_S, 600
"""How far back one sample in each ten minutes is kept."""
KEPT_S = 2 * 366 * DAY_S
"""How far back one sample a day is kept."""
MOST = FULL_S // SLOT_S + KEPT_S // DAY_S + 64
"""Samples of a drive; the 64 are for ends of days and slots, and for samples of a clock that was set wrong."""
LONGEST_LINE = 2048
"""Bytes."""
MOST_BYTES = MOST * LONGEST_LINE
"""Of a file; what is longer was written by nobody of ours."""
SUFFIX = ".jsonl"
LAST_S = 253_370_764_800
"""The beginning of the year 9999, the last that Python's dates have."""

_NUMBERS = (
    "temperature_c",
    "coolest_c",
    "hottest_c",
    "wear_percent",
    "spare_percent",
    "power_on_hours",
    "starts",
    "loads",
    "bytes_written",
    "spare_threshold_percent",
)
_ANSWERS = ("failing", "failed_test")
_STATUSES = {one.value: one for one in HealthVerdict if one is not HealthVerdict.UNKNOWN}
_MOST_BITS = 128
"""Of a number: NVMe's counters have 16 bytes."""


def file_name(identity: str) -> str:
    """Return the name of a drive's file: a digest, because an identity may have any characters.

    It also shows no serial number to whoever may list the folder and not ask the drive.
    """
    return fingerprint(identity) + SUFFIX


# -- which are kept ----------------------------------------------------------------------------------------


def kept(samples: Iterable[HealthSample], now: float) -> tuple[HealthSample, ...]:
    """Return which of *samples* are kept at *now*, oldest first.

    The oldest is always among them, so that there is something to compare with. Samples later than *now* are kept
    as well: either they or the clock are wrong, and nobody can tell which.
    """
    ordered = sorted({one.at: one for one in samples if one.at > now - KEPT_S}.values(), key=lambda one: one.at)
    found: dict[tuple[str, int], HealthSample] = {}
    for one in ordered[1:]:
        recent = one.at > now - FULL_S
        place = ("slot", int(one.at // SLOT_S)) if recent else ("day", int(one.at // DAY_S))
        found[place] = one if recent or place not in found else _as_day(found[place], one)
    # Too many there are only where samples lie in the future, and then these go first.
    return (*ordered[:1], *found.values())[:MOST]


def _as_day(one: HealthSample, later: HealthSample) -> HealthSample:
    """Return the later of two samples of a day, with the extremes of both."""
    coolest = [
        value for each in (one, later) for value in (each.coolest_c, each.temperature_c) if value is not None
    ]
    hottest = [
        value for each in (one, later) for value in (each.hottest_c, each.temperature_c) if value is not None
    ]
    return replace(later, coolest_c=min(coolest, default=None), hottest_c=max(hottest, default=None))


def merged(*many: Iterable[HealthSample]) -> tuple[HealthSample, ...]:
    """Return the samples of several keepers, oldest first; of two at the same time that of the first keeper."""
    found: dict[float, HealthSample] = {}
    for samples in many:
        for one in samples:
            found.setdefault(one.at, one)
    return tuple(sorted(found.values(), key=lambda one: one.at))


# -- as text -----------------------------------------------------------------------------------------------


def dumped(one: HealthSample) -> str:
    """Return a sample as a line, without its end; what is not reported is left out."""
    numbers = {name: value for name in _NUMBERS if (value := getattr(one, name)) is not None}
    counted = {each.counter.value: each.value for each in one.counters}
    said: dict[str, bool | str] = {name: value for name in _ANSWERS if (value := getattr(one, name)) is not None}
    if one.status is not None:
        said["status"] = one.status.value
    line = {"at": _tenth_before(one.at), "origin": one.origin.value, **numbers, **said, "counters": counted}
    return json.dumps(line, separators=(",", ":"))


def _tenth_before(at: float) -> float:
    """Return the last tenth of a second not after *at*: no sample becomes later than one that followed it."""
    tenth = round(at, 1)
    return tenth if tenth <= at else round(tenth - 0.1, 1)


def loaded(text: str) -> tuple[HealthSample, ...]:
    """Return the samples in a text, oldest first; a line that is none, or torn, is passed over. Raises nothing."""
    lines = text[-MOST_BYTES:].split("\n")
    found = (one for line in lines if len(line) <= LONGEST_LINE and (one := _sample(line)) is not None)
    return tuple(sorted(found, key=lambda one: one.at))


def text_of(samples: Iterable[HealthSample]) -> str:
    """Return the content of a file."""
    return "".join(dumped(one) + "\n" for one in samples)


def _sample(line: str) -> HealthSample | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict):
        return None
    at, origin, counted = data.get("at"), data.get("origin"), data.get("counters")
    if (
        not _is_moment(at)
        or not isinstance(origin, str)
        or origin not in set(Origin)
        or not isinstance(counted, dict)
    ):
        return None
    known = [(name, value) for name, value in counted.items() if name in set(Counter)]
    numbers = {name: data[name] for name in _NUMBERS if name in data}
    if not all(_is_count(value) for _, value in known) or not all(_is_number(value) for value in numbers.values()):
        return None
    values = tuple(CounterValue(Counter(name), value) for name, value in known)
    answers = {name: data[name] for name in _ANSWERS if isinstance(data.get(name), bool)}
    return HealthSample(
        float(data["at"]),
        Origin(origin),
        values,
        status=_STATUSES.get(str(data.get("status"))),
        **answers,
        **numbers,
    )


def _is_moment(value: object) -> bool:
    # Not a number is neither below nor above anything.
    return isinstance(value, int | float) and type(value) is not bool and 0 <= value <= LAST_S


def _is_number(value: object) -> bool:
    return type(value) is int and value.bit_length() <= _MOST_BITS


def _is_count(value: object) -> bool:
    return _is_number(value) and value >= 0  # type: ignore[operator]  # it is an int by then
