"""What the demo's drives were like in the last months, what they were measured at, and how its rebuild goes.

They end with the present values (`disktune_gui.demo.ata.smart`, ``data/nvme_smart.bin``) and are always the same,
except for the day on which they end. They are only in memory: the demo has no file of samples.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import cache
from itertools import accumulate
from pathlib import Path

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.operation_record import MOST, STEP_S, OperationRecord, Stretch
from disktune_contract.checkup.usual import read_speed
from disktune_contract.drives.drive import Drive
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health, hour_unit_s
from disktune_contract.health.nvme import DATA_UNIT_BYTES
from disktune_contract.health.sample import DAY_S, HealthSample, Origin, sample
from disktune_contract.health.verdict import Counter, CounterValue, HealthVerdict
from disktune_contract.measuring.measurement import Measurement, Run
from disktune_contract.record import field, record, replace
from disktune_contract.workloads import BY_ID
from disktune_gui.demo.activity import YIELDING
from disktune_gui.demo.ata import smart

DAYS = 150
RECENT_H = 48
"""In the last this many hours there is one sample an hour, as the timer takes them; before that one a day."""
_NVME_LOG = Path(__file__).with_name("data") / "nvme_smart.bin"
_WARMEST_H = 15
"""Hour of the day."""

Steps = tuple[tuple[float, int], ...]
"""Days ago, and the value from then on, oldest first; before the first it was 0."""


@record
class DriveUsageProfile:
    """The use of a drive of the demo."""

    name: str
    hours_a_day: float
    warmth: tuple[float, float]
    """The mean temperature in °C, and the amplitude of its daily change."""
    loads_a_day: float = 0.0
    starts_a_day: float = 0.0
    written_a_day: float = 0.0
    """Bytes."""
    wear: Steps = ()
    counted: Mapping[Counter, Steps] = field(default_factory=dict)
    worse: tuple[tuple[float, HealthVerdict], ...] = ()
    """Days ago, and the drive's own verdict from then on, oldest first; before the first it was good."""
    asleep_for: float = 0.0
    """Days since the drive was last asked."""
    reads: float = 0.0
    """Bytes per second that it was measured at, as the medium has it; 0 if it never was."""


_LIVES = {
    "PB1601R00000000000": DriveUsageProfile(
        "nvme0n1", 11.0, (41.0, 7.0), written_a_day=21e9, wear=((400.0, 1), (63.0, 2)), reads=3180e6
    ),
    "S59VNG0M000000X": DriveUsageProfile(
        "sda", 10.0, (31.0, 4.0), wear=((900.0, 1), (128.0, 2), (41.0, 3)), reads=540e6
    ),
    "JPW9K000000000": DriveUsageProfile(
        "sdb", 10.0, (34.0, 5.0), loads_a_day=118.0, starts_a_day=1.4, reads=185e6
    ),
    "Y3200000": DriveUsageProfile(
        "sdc",
        9.0,
        (36.0, 4.0),
        loads_a_day=35.0,
        starts_a_day=2.0,
        counted={
            Counter.REALLOCATED: ((118.0, 2), (46.0, 5), (9.0, 8)),
            Counter.PENDING: ((20.0, 1), (3.0, 3)),
            Counter.OFFLINE: ((20.0, 1), (3.0, 3)),
        },
        # Its last extended self-test failed 26 hours of work ago.
        worse=((2.9, HealthVerdict.CAUTION),),
        reads=55e6,
    ),
    "WD-WX1100000000": DriveUsageProfile(
        "sdd", 3.0, (30.0, 3.0), loads_a_day=22.0, starts_a_day=2.6, asleep_for=0.6, reads=174e6
    ),
    "WD-WCAPW0000000": DriveUsageProfile(
        "sde",
        24.0,
        (38.0, 3.0),
        loads_a_day=6.0,
        starts_a_day=0.1,
        counted={
            Counter.REALLOCATED: (
                *((140.0, 12), (97.0, 40), (71.0, 96), (52.0, 208), (38.0, 397), (27.0, 640), (19.0, 902)),
                *((12.0, 1188), (6.0, 1310), (2.0, 1432)),
            )
        },
        worse=((12.0, HealthVerdict.FAILING),),
        reads=87.5e6,
    ),
    "WD-WCAPW0000001": DriveUsageProfile(
        "sdf", 24.0, (37.0, 3.0), loads_a_day=6.0, starts_a_day=0.1, reads=87.5e6
    ),
    "WD-WCAPW0000002": DriveUsageProfile(
        "sdg", 24.0, (36.0, 3.0), loads_a_day=6.0, starts_a_day=0.1, reads=87.5e6
    ),
}
"""By serial number. The USB disk does not report its power mode, so it was never asked."""


def past(drive: Drive, now: float) -> tuple[HealthSample, ...]:
    """Return the samples of a drive up to an hour before *now*, oldest first; none if it is not the demo's."""
    life = _LIVES.get(drive.serial)
    if life is None:
        return ()
    today = _today(life, drive, now)
    return tuple(_at(life, today, days) for days in _days() if days > life.asleep_for)


def _days() -> Iterator[float]:
    """Yield the age of each sample in days, oldest first."""
    yield from (float(day) for day in range(DAYS, RECENT_H // 24, -1))
    yield from (hour / 24 for hour in range(RECENT_H, 0, -1))


def _today(life: DriveUsageProfile, drive: Drive, now: float) -> HealthSample:
    """Return a sample with the drive's present values."""
    if life.name == "nvme0n1":
        return _of_nvme(_NVME_LOG.read_bytes(), now)
    attributes = tuple(
        AtaAttribute(one.number, one.value, one.worst, one.threshold, one.raw, bool(one.flags & smart.PRE_FAILURE))
        for one in smart.of_demo(life.name)
    )
    passed = not any(one.pre_failure and one.failed for one in attributes)
    unit_s = hour_unit_s(drive.model)
    found = sample(Health(ata=AtaHealth(passed, attributes, drive.rotational, hour_unit_s=unit_s)), now)
    if found is None:
        raise ValueError(drive.serial)
    # A solid-state drive has neither heads nor a motor.
    return found if drive.rotational else replace(found, loads=None, starts=None)


def _of_nvme(log: bytes, now: float) -> HealthSample:
    """Return the sample of a SMART log (NVM Express Base Specification 2.0c, log 02h)."""

    def number(at: int, length: int = 16) -> int:
        return int.from_bytes(log[at : at + length], "little")

    return HealthSample(
        now,
        counters=(CounterValue(Counter.MEDIA, number(160)),),
        wear_percent=log[5],
        spare_percent=log[3],
        spare_threshold_percent=log[4],
        power_on_hours=number(128),
        bytes_written=number(48) * DATA_UNIT_BYTES,
        failing=False,
        status=HealthVerdict.GOOD,
    )


def _at(life: DriveUsageProfile, today: HealthSample, days: float) -> HealthSample:
    """Return the sample of this many *days* before *today*."""
    at = today.at - days * DAY_S
    status = next((worse for since, worse in reversed(life.worse) if since >= days), HealthVerdict.GOOD)
    whole_day = days * 24 > RECENT_H
    mean, swing = life.warmth
    mean += 3 * (_share(f"{life.name} warmth {int(days)}") - 0.5)
    return replace(
        today,
        at=at,
        origin=Origin.TIMER,
        counters=tuple(
            CounterValue(one.counter, _step(life.counted[one.counter], days))
            if one.counter in life.counted
            else one
            for one in today.counters
        ),
        temperature_c=round(mean + swing * _rhythm(at)),
        coolest_c=round(mean - swing) if whole_day else None,
        hottest_c=round(mean + swing) if whole_day else None,
        wear_percent=_step(life.wear, days) if life.wear else today.wear_percent,
        power_on_hours=_before(today.power_on_hours, life.hours_a_day, days, ""),
        starts=_before(today.starts, life.starts_a_day, days, life.name),
        loads=_before(today.loads, life.loads_a_day, days, life.name),
        bytes_written=_before(today.bytes_written, life.written_a_day, days, life.name),
        failing=status is HealthVerdict.FAILING,
        status=status,
    )


def _rhythm(at: float) -> float:
    """Return -1 at the coolest time of the day and 1 at the warmest."""
    then = datetime.fromtimestamp(at)
    return math.cos((then.hour + then.minute / 60 - _WARMEST_H) / 24 * 2 * math.pi)


def _step(steps: Steps, days: float) -> int:
    return next((value for since, value in reversed(steps) if since >= days), 0)


def _before(now: int | None, a_day: float, days: float, seed: str) -> int | None:
    """Return an earlier value of a counter; with a *seed* its daily increase varies."""
    if now is None:
        return None
    whole = int(days)
    sums = _sums(seed)
    return max(0, now - round(a_day * (sums[whole] + (days - whole) * (sums[whole + 1] - sums[whole]))))


@cache
def _sums(seed: str) -> tuple[float, ...]:
    """Return, for each number of days up to now, the sum of their shares of a usual day's use."""
    shares = (0.5 + _share(f"{seed} {day}") if seed else 1.0 for day in range(DAYS + 1))
    return tuple(accumulate(shares, initial=0.0))


def _share(seed: str) -> float:
    """Return a number from 0 up to 1 that depends on *seed* alone."""
    return zlib.crc32(seed.encode()) / 2**32


# -- results: the read speed, once a week ------------------------------------------------------------------

_WEEKS, _RUNS, _RUN_S = 9, 3, 3


def results(drive: Drive, now: float) -> Iterator[tuple[float, Measurement]]:
    """Yield what a drive was measured at, and when, oldest first; nothing if it is not the demo's."""
    life = _LIVES.get(drive.serial)
    if life is None or not life.reads:
        return
    workload = BY_ID[read_speed(drive.kind)]
    block, depth, jobs = workload.block_bytes, workload.depth, workload.jobs
    for week in range(_WEEKS, 0, -1):
        speeds = (life.reads * (0.97 + 0.06 * _share(f"{life.name} {week} {run}")) for run in range(_RUNS))
        moved = [round(speed * _RUN_S) for speed in speeds]
        runs = tuple(Run(one, 0, _RUN_S, one // block, 0, 0.1, foreign_bytes=0) for one in moved)
        span = drive.size_bytes
        found = Measurement(workload.id, workload.engine, "", 0, span, block, depth, jobs, _RUN_S, runs)
        yield now - 7 * week * DAY_S, found


# -- the rebuild: quick until a program began to use the array, to which it yields since then ----------------

_USED_FOR = 100
"""Minutes."""


def operation(report: ArrayReport, now: float) -> OperationRecord:
    """Return what runs on the demo's array from its beginning to *now*."""
    done, slow = (report.done_sectors or 0) / 2, float(report.speed_kib_s or 1)
    limit, found = report.fastest.kib_s if report.fastest is not None else None, list[Stretch]()
    for minute in range(MOST):
        used = minute < _USED_FOR
        speed = (slow if used else slow / YIELDING) * (0.96 + 0.08 * _share(f"rebuild {minute}"))
        if done < speed * STEP_S:
            break
        program = "borg" if used else ""
        at = now - STEP_S * minute
        found.append(Stretch(at - STEP_S, at, done, speed, limit, 90.0 if used else 2.0, program))
        done -= speed * STEP_S
    return OperationRecord(report.operation or "", (report.total_sectors or 0) / 2, tuple(reversed(found)))
