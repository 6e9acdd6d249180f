"""What the page knows of one file system: its last report, its past, and what follows from both. Without Qt."""

from __future__ import annotations

from disktune_contract.arrays.forecast import WHOLE, ProgressMark, Span, extended, remaining_s
from disktune_contract.scrubs.file_system import ScrubDevice, ScrubReport, ScrubState

_LEAST_STEP_S = 3.0
"""Speeds over less than this jump: the kernel holds a limit by pausing for a part of each second."""
_RECORD_STEP_S = 12.0
"""The same of a scrub that was resumed, whose figures come every 5 seconds."""


class ScrubModel:
    """One file system while it is looked at."""

    def __init__(self) -> None:
        self.report: ScrubReport | None = None
        self._marks: dict[int, tuple[ProgressMark, ...]] = {}

    def add(self, report: ScrubReport) -> None:
        """Take in the newest report."""
        before = {} if self.report is None else {device.devid: device for device in self.report.devices}
        self.report = report
        for device in report.devices:
            if device.devid is None:
                continue
            marks = self._marks.get(device.devid, ())
            old = before.get(device.devid)
            if old is None or _another(old, device):
                marks = ()
            elif old.limit_bytes_s != device.limit_bytes_s:
                # With another limit the past says nothing of what is to come.
                marks = marks[-1:]
            if device.state is ScrubState.RUNNING and device.figures is not None:
                marks = extended(marks, ProgressMark(report.at_s, device.figures.done_bytes))
            self._marks[device.devid] = marks

    def rate(self, device: ScrubDevice) -> float | None:
        """Return how fast a device is scrubbed in bytes per second; None if that is not known yet."""
        marks = self._marks.get(device.devid or 0, ())
        if device.state is not ScrubState.RUNNING or not marks:
            return None
        least = _RECORD_STEP_S if device.resumed else _LEAST_STEP_S
        last = marks[-1]
        base = next((mark for mark in reversed(marks) if last.at_s - mark.at_s >= least), None)
        return None if base is None else (last.done - base.done) / (last.at_s - base.at_s)

    @property
    def whole_rate(self) -> float | None:
        """The sum over the devices that are scrubbed; None unless it is known of all."""
        if self.report is None:
            return None
        rates = [self.rate(one) for one in self.report.devices if one.state is ScrubState.RUNNING]
        known = [rate for rate in rates if rate is not None]
        return sum(known) if known and len(known) == len(rates) else None

    @property
    def left_s(self) -> float | None:
        """How long the scrub still takes: as long as the slowest device; None if that cannot be told."""
        if self.report is None:
            return None
        found = [self._left_s(one) for one in self.report.devices if one.state is ScrubState.RUNNING]
        known = [left for left in found if left is not None]
        return max(known) if known and len(known) == len(found) else None

    def _left_s(self, device: ScrubDevice) -> float | None:
        marks = self._marks.get(device.devid or 0, ())
        if not device.total_bytes or not marks:
            return None
        return remaining_s(
            marks,
            # More than is expected may be read; then it is about to end.
            max(float(device.total_bytes), marks[-1].done + 1),
            rotational=device.rotational,
            span=_span(device),
            most_per_s=float(device.limit_bytes_s) if device.limit_bytes_s else None,
        )


def _another(old: ScrubDevice, now: ScrubDevice) -> bool:
    """Return whether another scrub runs than before, or the same one again after a pause."""
    return (old.state, old.resumed) != (now.state, now.resumed) and old.state is not ScrubState.RUNNING


def _span(device: ScrubDevice) -> Span:
    """Return which part of its drive the device covers as far as it is known: btrfs fills it from the front."""
    if not device.size_bytes or not device.allocated_bytes:
        return WHOLE
    return Span(0.0, min(1.0, device.allocated_bytes / device.size_bytes))
