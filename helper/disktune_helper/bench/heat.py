"""A benchmark heats a drive up. It ends before the drive gets hotter than it may be."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from disktune_contract.sentence import Sentence
from disktune_helper.bench import disturbance
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports

INTERVAL_S = 5.0
"""Seconds between two looks. drivetemp asks by a command that waits until the drive's queue is empty, which costs
time that is measured; no drive warms up by more than a degree or two meanwhile."""

LIMIT_ROTATING_C, LIMIT_C = 60.0, 70.0
"""Taken where the drive names no limit: the highest temperatures that makers of hard disks and of solid-state
drives commonly allow in operation."""


class Stop(threading.Event):
    """Is set when the drive is too hot, or when the user has cancelled."""

    def __init__(self, cancelled: threading.Event) -> None:
        super().__init__()
        self._cancelled = cancelled

    def is_set(self) -> bool:
        return super().is_set() or self._cancelled.is_set()


def warmest(ports: Ports, drives: Sequence[str]) -> tuple[float | None, float | None]:
    """Return the highest temperature of *drives* and the lowest of their limits, None where none is known."""
    degrees, limits = [], []
    for drive in drives:
        celsius, own = disturbance.temperature(ports, drive)
        if celsius is not None:
            degrees.append(celsius)
            limits.append(own or _usual_limit(ports, drive))
    return max(degrees, default=None), min(limits, default=None)


def _usual_limit(ports: Ports, drive: str) -> float:
    return LIMIT_ROTATING_C if sysfs.number(ports, drive, "queue/rotational") else LIMIT_C


def too_hot(ports: Ports, drives: Sequence[str]) -> str:
    """Return the sentence that says which drive is too hot; empty if none is known to be. Wakes no drive."""
    for drive in drives:
        celsius, own = disturbance.temperature(ports, drive)
        if celsius is None:
            continue
        limit = own or _usual_limit(ports, drive)
        if celsius > limit:
            return _stopped(drive, f"{celsius:.0f} °C", f"{limit:.0f} °C", own=own is not None)
    return ""


def _stopped(drive: str, now: str, limit: str, *, own: bool) -> str:
    if own:
        return Sentence(
            "The drive {drive} is at {temperature}. That is above {limit}, its own limit, so the benchmark was "
            "stopped. Let the drive cool down, or improve its cooling.",
            drive=drive,
            temperature=now,
            limit=limit,
        )
    return Sentence(
        "The drive {drive} is at {temperature}. That is above {limit}, DiskTune's limit for drives that report "
        "none, so the benchmark was stopped. Let the drive cool down, or improve its cooling.",
        drive=drive,
        temperature=now,
        limit=limit,
    )
