"""Samples of a drive's health: their content, which are kept, their format, and what a verdict uses of them.

Raw values of ATA attributes are in the vendor's own format (ACS-4 leaves them to it), so what a standard defines
comes first: the device statistics (log 04h), the NVMe SMART log, the SCSI log pages. Of attributes only those are
read that nearly all vendors use alike, and only as far as the number is a plausible one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from enum import StrEnum

from disktune_contract.fingerprint import fingerprint
from disktune_contract.health import self_tests
from disktune_contract.health.health import (
    HEAD_LOADS,
    LOADS_ATTRIBUTE,
    MOST_HOURS,
    PERCENTAGE_USED,
    AtaHealth,
    Health,
    ScsiHealth,
    plausible_c,
)
from disktune_contract.health.nvme import NvmeSmartLog
from disktune_contract.health.verdict import (
    RULES,
    Counter,
    CounterEvidence,
    CounterValue,
    HealthVerdict,
    Reading,
    counters,
    own_status,
    predicts,
    weighed,
    worst,
)
from disktune_contract.record import record, replace

# -- one sample of a drive's health ------------------------------------------------------------------------

_LOW_HALF = 0xFFFFFFFF
"""Raw values of counters: some vendors keep something else in the upper 16 bits."""
_TEMPERATURES = (194, 190)
"""In this order: 190 is that of the air in some drives."""
_STARTS = 4
_WRITTEN = (1, 0x18)
"""Page and offset in the device statistics (ACS-4, 9.5)."""


class Origin(StrEnum):
    """Who took a sample."""

    LOOK = "look"
    """A window, because its user wanted to see the drive."""
    TIMER = "timer"
    """``disktune-health.timer``."""
    SMARTD = "smartd"
    """smartd, in its attribute log."""


@record
class HealthSample:
    """What a drive counted at one time. None is not reported, which is not 0."""

    at: float
    """Seconds since 1970, UTC, by the clock of the computer."""
    origin: Origin = Origin.LOOK
    counters: tuple[CounterValue, ...] = ()
    """Those that a verdict compares."""
    temperature_c: int | None = None
    coolest_c: int | None = None
    """Of the day, where a sample represents a whole day; otherwise None."""
    hottest_c: int | None = None
    wear_percent: int | None = None
    """Of the endurance that the vendor estimated, 0 to 255; 100 and more is worn out."""
    spare_percent: int | None = None
    """Spare blocks that are left (NVMe), 0 to 100."""
    power_on_hours: int | None = None
    starts: int | None = None
    """Start-stop cycles of the motor."""
    loads: int | None = None
    """Load cycles: how often the heads were parked."""
    bytes_written: int | None = None
    """By the host, over the life of the drive."""
    spare_threshold_percent: int | None = None
    """The drive's own: below it the spare blocks are no longer enough (NVMe), 0 to 100."""
    failing: bool | None = None
    """Whether the drive predicted its failure (`disktune_contract.health.verdict.predicts`)."""
    status: HealthVerdict | None = None
    """The drive's own status, without its counters; never UNKNOWN."""
    failed_test: bool | None = None
    """Whether its log had a failed self-test that counts (`disktune_contract.health.self_tests`)."""

    def count(self, counter: Counter) -> int | None:
        """Return the value of a counter, None if it is not reported."""
        # A page asks it some thousand times; a generator takes twice as long.
        for one in self.counters:
            if one.counter is counter:
                return one.value
        return None

    @property
    def reading(self) -> Reading:
        """What `disktune_contract.health.verdict.judge` compares with."""
        return Reading(self.at, self.counters)


def sample(
    health: Health, at: float, origin: Origin = Origin.LOOK, sector_bytes: int = 512
) -> HealthSample | None:
    """Return what of *health* is kept, None if the drive itself reported nothing.

    *at* is the time in seconds since 1970, *sector_bytes* the size of a logical sector, in which ATA counts.
    """
    if health.ata is not None:
        more = _of_ata(health.ata, sector_bytes)
    elif health.nvme is not None:
        more = _of_nvme(health.nvme)
    elif health.scsi is not None:
        more = _of_scsi(health.scsi)
    elif health.emmc is not None:
        more = {"wear_percent": health.emmc.wear_percent}
    else:
        return None
    why = predicts(health)
    failing = bool(why) if why is not None else None
    test = self_tests.told(health.self_tests)
    return HealthSample(
        at,
        origin,
        counters(health),
        failing=failing,
        status=own_status(health),
        failed_test=bool(test) if test is not None else None,
        **more,
    )


def _of_ata(found: AtaHealth, sector_bytes: int) -> dict[str, int | None]:
    written = found.statistic(*_WRITTEN)
    return {
        "temperature_c": ata_temperature_c(found),
        "wear_percent": found.statistic(*PERCENTAGE_USED),
        "power_on_hours": found.power_on_hours,
        "starts": _low(found.raw(_STARTS)),
        "loads": _first(found.statistic(*HEAD_LOADS), _low(found.raw(LOADS_ATTRIBUTE))),
        "bytes_written": written * sector_bytes if written is not None else None,
    }


def _of_nvme(found: NvmeSmartLog) -> dict[str, int | None]:
    return {
        "temperature_c": plausible_c(found.temperature_c),
        "wear_percent": found.percentage_used,
        "spare_percent": found.available_spare_percent,
        "spare_threshold_percent": found.available_spare_threshold_percent,
        "power_on_hours": _hours(found.power_on_hours),
        "bytes_written": found.bytes_written,
    }


def _of_scsi(found: ScsiHealth) -> dict[str, int | None]:
    written = next((one.bytes_processed for one in found.errors if one.kind == "write"), None)
    return {
        "temperature_c": plausible_c(found.temperature_c),
        "wear_percent": found.percentage_used,
        "starts": found.starts,
        "loads": found.loads,
        "bytes_written": written,
    }


def ata_temperature_c(found: AtaHealth) -> int | None:
    """Return the temperature that SMART attributes show, in °C; None if they show none in a known format."""
    warm = (one.temperature_c for number in _TEMPERATURES if (one := found.attribute(number)) is not None)
    return _first(*warm)


def _hours(hours: int | None) -> int | None:
    return hours if hours is not None and hours <= MOST_HOURS else None


def _low(raw: int | None) -> int | None:
    return raw & _LOW_HALF if raw is not None else None


def _first(*values: int | None) -> int | None:
    return next((value for value in values if value is not None), None)


# -- how samples are kept: which of them, and in what format -----------------------------------------------
#
# A file is lines of JSON, a sample in each, oldest first. Its size is bounded: the last two days have at most one
# sample in ten minutes, two years have one a day, so there are at most `MOST` lines of at most `LONGEST_LINE`
# bytes. Usual lines have 150 to 350 bytes. Versions may read each other's files: a key that a reader does not
# know is passed over, and one that is missing is None.

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
"""Of a file; a longer one was not written by DiskTune."""
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

    It also hides the serial number from users who may list the folder but not ask the drive.
    """
    return fingerprint(identity) + SUFFIX


# -- which are kept ----------------------------------------------------------------------------------------


def kept(samples: Iterable[HealthSample], now: float) -> tuple[HealthSample, ...]:
    """Return which of *samples* are kept at *now*, oldest first.

    The oldest is always among them, so that there is something to compare with. Samples later than *now* are kept
    as well: either they or the clock are wrong, and it is unknown which.
    """
    ordered = sorted({one.at: one for one in samples if one.at > now - KEPT_S}.values(), key=lambda one: one.at)
    found: dict[tuple[str, int], HealthSample] = {}
    for one in ordered[1:]:
        recent = one.at > now - FULL_S
        place = ("slot", int(one.at // SLOT_S)) if recent else ("day", int(one.at // DAY_S))
        found[place] = one if recent or place not in found else _as_day(found[place], one)
    # There are too many only where samples are in the future, and then these are dropped first.
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


# -- what a verdict compares with: earlier values of each counter ------------------------------------------


def earlier(samples: Iterable[HealthSample], counted: Iterable[CounterValue], now: float) -> Reading | None:
    """Return the reading that the counters *counted* at *now* are compared with, None without a sample before.

    A rise counts for as long as the rule of its counter sets (`CounterRule.counts_s`). So each counter is compared
    with the last sample from before that time, or with the first if none is as old. In between every rise is added
    up: some counters begin at 0 when the computer starts (`iotmo_cnt`) or the drive does (PHY events), and pending
    sectors come and go.

    Samples later than *now* are passed over: the clock was wrong then, or is now.
    """
    past = sorted((one for one in samples if one.at < now), key=lambda one: one.at)
    bases = (_base(past, one, now - RULES[one.counter].counts_s) for one in counted)
    found = tuple(base for base in bases if base is not None)
    times = [one.at for one in found if one.at is not None]
    return Reading(min(times), found) if times else None


def risen(samples: Iterable[HealthSample], counted: CounterValue, since: float, now: float) -> CounterValue | None:
    """Return how much a counter rose from *since*, or from the first sample, to *now*, and from when on."""
    base = _base(sorted((one for one in samples if one.at < now), key=lambda one: one.at), counted, since)
    return replace(base, value=counted.value - base.value) if base is not None else None


def _base(past: list[HealthSample], counted: CounterValue, since: float) -> CounterValue | None:
    """Return what a counter was before all its rises from *since* on, and from when on that is known."""
    values = [(one.at, value) for one in past if (value := one.count(counted.counter)) is not None]
    if not values:
        return None
    first = max((place for place, (at, _) in enumerate(values) if at <= since), default=0)
    at, before = values[first]
    rises = 0
    for value in (*(value for _, value in values[first + 1 :]), counted.value):
        if value >= before:
            rises += value - before
        elif RULES[counted.counter].restarts:
            rises += value
        before = value
    return CounterValue(counted.counter, max(0, counted.value - rises), at)


# -- the last verdict on a drive, for one that is in standby now -------------------------------------------


@record
class LastVerdict:
    """What was made of a sample."""

    at: float
    """When it was taken, in seconds since 1970."""
    verdict: HealthVerdict
    """Never UNKNOWN."""
    why: tuple[str, ...] = ()
    """What counted against the drive, a sentence each. Its own status is kept as a verdict alone."""
    evidence: tuple[CounterEvidence, ...] = ()
    """The counters of the sample."""
    failed_test: bool = False
    """Whether a self-test that counts had failed."""


def last_verdict(samples: Iterable[HealthSample], now: float) -> LastVerdict | None:
    """Return the verdict on the last sample that has the drive's own status; None if none has.

    It is judged as it was at its time: by the drive's own status, and by its counters beside those of the samples
    before it. Samples without a status are passed over: smartd's of ATA drives.
    """
    past = [one for one in samples if one.at <= now]
    last = max((one for one in past if one.status is not None), key=lambda one: one.at, default=None)
    if last is None or last.status is None:
        return None
    before = earlier(past, last.counters, last.at)
    evidence, findings = weighed(last.counters, last.at, before)
    verdict = worst(last.status, *(weight for weight, _ in findings))
    why = tuple(why for _, why in findings)
    return LastVerdict(last.at, verdict, why, tuple(evidence), failed_test=bool(last.failed_test))
