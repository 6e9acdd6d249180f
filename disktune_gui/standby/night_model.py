"""What the picture of a night shows: spans of the power mode, and when each culprit began bursts. No widgets."""

from __future__ import annotations

from disktune_contract.accesses.culprit_rules import by_rule
from disktune_contract.accesses.night import Night
from disktune_contract.drives.power import PowerMode
from disktune_contract.record import record

MOST_LANES = 5
"""Culprits with a lane of their own; the table has all."""


@record
class NightSpan:
    """Part of a night, in seconds from its beginning."""

    begin: float
    end: float
    standby: bool | None
    """None is unknown."""


@record
class Lane:
    """One culprit, and the parts of the night in which it began bursts: begin and end in seconds."""

    name: str
    marks: tuple[tuple[float, float], ...]


def spans(night: Night) -> tuple[NightSpan, ...]:
    """Return the night as spans in which the drive was in standby or not; neighbours of one kind are one."""
    recording = night.recording
    found: list[NightSpan] = []
    moments = [one.since - recording.began for one in recording.spans]
    for number, one in enumerate(recording.spans):
        begin = max(0.0, moments[number])
        end = moments[number + 1] if number + 1 < len(moments) else recording.seconds
        standby = None if one.mode is PowerMode.UNKNOWN else one.mode.asleep
        if found and found[-1].standby is standby:
            found[-1] = NightSpan(found[-1].begin, end, standby)
        elif end > begin:
            found.append(NightSpan(begin, end, standby))
    return tuple(found)


def lanes(night: Night) -> tuple[Lane, ...]:
    """Return who began most bursts, each with the parts in which it did."""
    slot_s, most = night.recording.slot_s, night.recording.seconds
    groups = sorted(
        (group for _rule, group in by_rule(night, night.recording.culprits)), key=lambda one: -one.began
    )
    found = []
    for group in groups[:MOST_LANES]:
        slots = sorted({slot for one in group.culprits for slot in one.slots})
        marks = tuple((slot * slot_s, min(most, (slot + 1) * slot_s)) for slot in slots)
        if marks:
            found.append(Lane(group.name, marks))
    return tuple(found)


def hours(seconds: float) -> tuple[float, ...]:
    """Return where the axis is marked, in seconds from the beginning: 4 to 9 marks."""
    for step in (60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200):
        if seconds / step <= 9:
            return tuple(float(at * step) for at in range(int(seconds // step) + 1))
    return (0.0, seconds)
