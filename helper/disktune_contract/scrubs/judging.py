"""What follows from the figures of a scrub: how much there is to do, how far it is, how it stands as a whole."""

from __future__ import annotations

from collections.abc import Iterable

from disktune_contract.record import record
from disktune_contract.scrubs.file_system import (
    ScrubDevice,
    ScrubErrors,
    ScrubFigures,
    ScrubReport,
    ScrubState,
)

LEAST_LIMIT, MOST_LIMIT = 1_000_000, 100_000_000_000
"""Bytes per second that may be set: with less a large drive takes years, and no drive does more."""

_AS_A_WHOLE = (
    ScrubState.RUNNING,
    ScrubState.INTERRUPTED,
    ScrubState.STOPPED,
    ScrubState.UNKNOWN,
    ScrubState.FINISHED,
    ScrubState.NEVER,
)
"""What the first device that is so makes of the whole."""


def expected_bytes(allocated: int | None, used: int | None, of_all: int | None) -> int | None:
    """Return what a scrub of a device reads in bytes, None if that is unknown.

    It reads what files use within the chunks that are *allocated* on the device. How full these are is known of
    all devices together: *used* bytes of *of_all* allocated ones (``allocation/*/disk_used``, ``disk_total``). So
    it is exact for copies on every device, and an estimate where devices are filled differently.
    """
    if allocated is None or used is None or not of_all:
        return None
    return min(allocated, round(allocated * used / of_all))


def fraction(device: ScrubDevice) -> float | None:
    """Return how far the scrub of a device is, 0 to 1; None if unknown. While it runs it is never 1."""
    if device.state is ScrubState.FINISHED:
        return 1.0
    if device.figures is None or not device.total_bytes:
        return None
    most = 0.999 if device.state is ScrubState.RUNNING else 1.0
    return min(most, device.figures.done_bytes / device.total_bytes)


def state(report: ScrubReport) -> ScrubState:
    """Return how the scrub of the file system stands: running if it runs on any device."""
    found = {device.state for device in report.devices if not device.missing}
    return next((one for one in _AS_A_WHOLE if one in found), ScrubState.UNKNOWN)


@record
class WholeScrub:
    """A scrub over all devices."""

    done_bytes: int
    total_bytes: int | None
    errors: ScrubErrors
    no_csum: int
    started: float | None
    seconds: int | None

    @property
    def fraction(self) -> float | None:
        """How far it is, 0 to 1; None if unknown."""
        return min(1.0, self.done_bytes / self.total_bytes) if self.total_bytes else None


def whole(report: ScrubReport) -> WholeScrub:
    """Return the sums over the devices that have been scrubbed, or are."""
    devices = [device for device in report.devices if device.figures is not None]
    figures = [device.figures for device in devices if device.figures is not None]
    totals = [device.total_bytes for device in devices]
    return WholeScrub(
        done_bytes=sum(one.done_bytes for one in figures),
        total_bytes=None if None in totals or not totals else sum(total or 0 for total in totals),
        errors=added(one.errors for one in figures),
        no_csum=sum(one.no_csum for one in figures),
        started=min((device.started for device in devices if device.started is not None), default=None),
        seconds=max((device.seconds for device in devices if device.seconds is not None), default=None),
    )


def added(errors: Iterable[ScrubErrors]) -> ScrubErrors:
    """Return the sum of the errors of several devices."""
    rows = [tuple(one.__dict__.values()) for one in errors]
    return ScrubErrors(*(sum(column) for column in zip(*rows, strict=True))) if rows else ScrubErrors()


def continued(before: ScrubFigures, now: ScrubFigures) -> ScrubFigures:
    """Return the figures of a scrub that was stopped and goes on."""
    return ScrubFigures(
        before.data_bytes + now.data_bytes,
        before.tree_bytes + now.tree_bytes,
        added((before.errors, now.errors)),
        before.no_csum + now.no_csum,
        now.last_physical,
    )


def limited(report: ScrubReport) -> bool:
    """Return whether any device has a limit."""
    return any(device.limit_bytes_s for device in report.devices)


def may_resume(report: ScrubReport) -> bool:
    """Return whether btrfs-progs has a position from which a scrub goes on."""
    return state(report) in (ScrubState.STOPPED, ScrubState.INTERRUPTED)
