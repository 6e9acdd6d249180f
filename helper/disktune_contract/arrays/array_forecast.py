"""How long what runs on an array still takes, from its reports: pure computation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from disktune_contract.arrays import forecast
from disktune_contract.arrays.array import ArrayMember, ArrayReport
from disktune_contract.arrays.forecast import WHOLE, ProgressMark, Span

_SECTORS_PER_KIB = 2


def remaining_s(report: ArrayReport, marks: Sequence[ProgressMark]) -> float | None:
    """Return the seconds that the operation still takes, None if that cannot be told or nothing runs.

    *marks* say how many sectors were done at earlier moments and at the one of the report.
    """
    if not report.operation or not report.total_sectors:
        return None
    known = [member.rotational for member in report.members if member.rotational is not None]
    return forecast.remaining_s(
        marks,
        report.total_sectors,
        rotational=any(known) if known else None,
        span=span(report.members),
        most_per_s=report.fastest.kib_s * _SECTORS_PER_KIB if report.fastest is not None else None,
    )


def span(members: Iterable[ArrayMember]) -> Span:
    """Return which part of its drive the first member on a hard disk covers; they are laid out alike."""
    for member in members:
        if member.rotational and member.drive_bytes and member.size_bytes and member.start_bytes is not None:
            start = member.start_bytes / member.drive_bytes
            return Span(min(start, 1.0), min(start + member.size_bytes / member.drive_bytes, 1.0))
    return WHOLE
