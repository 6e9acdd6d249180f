"""Why a drive does not stay in standby: all rules over one recording, ranked, and the verdict.

Bursts that something began count, not bytes: a drive is as awake after one request as after a thousand.
"""

from __future__ import annotations

from collections.abc import Iterable

from disktune_contract.checkup.check import Certainty, ReadFact
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.settings.setting import NO_POWER_MODE
from disktune_contract.standby.culprit_rules import CulpritRule, by_rule
from disktune_contract.standby.drive_rules import (
    DRIVE_RULES,
    MOST_STARTS_H,
    SHORTEST_S,
    StandbyTimer,
    in_force,
    set_timer,
)
from disktune_contract.standby.night import (
    SHORT_S,
    CulpritGroup,
    Grade,
    RecordingContext,
    Remedy,
    StandbyFinding,
    counts,
    did,
    often,
)
from disktune_contract.standby.recording import AccessKind, RecordingEnd, RecordingStage
from disktune_contract.units import number

_LEAST_SHARE = 0.02
"""A culprit that began a smaller share of the bursts and never started the drive is in the table only."""
_STAYED = 0.9
"""A drive that was in standby for this share of the time needs nothing."""
_BUSY_S = 60.0
"""A drive without a longer pause than that is in use all the time."""
_LOST_SHARE = 0.05
"""More unnamed requests than this share may change the order of the culprits."""

KIND_WORDS: dict[AccessKind, str] = {
    AccessKind.READ: Sentence("reads"),
    AccessKind.WRITE: Sentence("writes"),
    AccessKind.WRITE_BACK: Sentence("write-back"),
    AccessKind.ACCESS_TIMES: Sentence("access times"),
    AccessKind.JOURNAL: Sentence("journal commits"),
    AccessKind.COMMAND: Sentence("commands"),
    AccessKind.PROBE: Sentence("probes by udev"),
    AccessKind.ARRAY: Sentence("array metadata"),
    AccessKind.KERNEL: Sentence("the kernel"),
    AccessKind.UNKNOWN: Sentence("unknown"),
}
"""Kinds of access, as a table or a list shows them."""


@record
class Diagnosis:
    """The findings of a recording, the most important first."""

    verdict: str
    """One sentence: how much of the time the drive was in standby."""
    findings: tuple[StandbyFinding, ...]


def diagnose(night: RecordingContext) -> Diagnosis:
    """Return all reasons in a recording why its drive does not stay in standby."""
    recording = night.recording
    if recording.stage is RecordingStage.FAILED:
        says = recording.why or Sentence("The recording could not be made.")
        return Diagnosis(says, (StandbyFinding("failed", Grade.UNKNOWN, says),))
    found = [*_own(night), *_culprits(night), *_honest(night)]
    together = _busy(night) or _together(night, found)
    found += [together] if together is not None else []
    well = _well(night)
    if well is not None:
        # If the drive did stay in standby, nothing forbade it, whatever was set in between.
        found = [well, *(one for one in found if one.grade is not Grade.FORBIDS)]
    return Diagnosis(verdict(night), tuple(sorted(found, key=lambda one: one.rank)))


def verdict(night: RecordingContext) -> str:
    """Return how much of the time the drive was in standby, in a sentence."""
    recording, share = night.recording, night.standby_share
    length = often(recording.seconds)
    if share is None:
        return Sentence("Recorded for {time}; the power mode is unknown.", time=length)
    if share <= 0:
        return Sentence("The drive was never in standby in {time}.", time=length)
    return Sentence.counted(
        recording.starts,
        "In standby for {share}% of {time}, with {n} start.",
        "In standby for {share}% of {time}, with {n} starts.",
        share=percent(share),
        time=length,
    )


def percent(share: float) -> str:
    """Return a share as a whole percentage; a small share is ``<1``, not 0, and a large one ``>99``, not 100."""
    return "<1" if 0 < share < 0.005 else ">99" if 0.995 <= share < 1 else f"{share * 100:.0f}"


def _own(night: RecordingContext) -> Iterable[StandbyFinding]:
    judged = (rule.judge(night) for rule in DRIVE_RULES)
    return [finding for finding in judged if finding is not None]


# -- culprits ----------------------------------------------------------------------------------------------


def _culprits(night: RecordingContext) -> Iterable[StandbyFinding]:
    timer = in_force(night)
    for rule, group in by_rule(night, night.recording.culprits):
        share = group.began / night.recording.bursts if night.recording.bursts else 0.0
        if group.woke or share >= _LEAST_SHARE:
            yield _finding(night, rule, group, share, timer)


def _finding(
    night: RecordingContext, rule: CulpritRule, group: CulpritGroup, share: float, timer: StandbyTimer | None
) -> StandbyFinding:
    grade, effect = _effect(night, rule, group, timer)
    says = in_turn(did(night, group), counts(group.began, night.recording.bursts), effect, rule.adds)
    remedies = rule.remedies(night, group)
    if grade is Grade.KEEPS and group.every_s is not None:
        remedies = (*remedies, *shorter_timer(night, group.every_s))
    return StandbyFinding(
        rule.id,
        grade,
        says,
        _facts(group, timer),
        Certainty.CERTAIN if rule.certain and not _doubtful(night) else Certainty.LIKELY,
        remedies,
        group.culprits,
        group.began,
        share,
        group.woke,
    )


def _effect(
    night: RecordingContext, rule: CulpritRule, group: CulpritGroup, timer: StandbyTimer | None
) -> tuple[Grade, str]:
    """Return a culprit's grade and a sentence that explains it, empty if none is needed."""
    if group.woke:
        return Grade.WAKES, _woke(group.woke, timer)
    every_s = group.every_s
    if rule.id == "power-mode" or every_s is None:
        return Grade.NOTE, ""
    awake = night.recording.standby_s <= 0
    if timer is None or timer.seconds is None:
        never = Sentence("A timer of {time} or more never elapses.", time=often(every_s))
        return (Grade.KEEPS, never) if awake else (Grade.NOTE, "")
    if every_s >= timer.seconds:
        return Grade.NOTE, ""
    length = often(timer.seconds)
    if awake:
        return Grade.KEEPS, Sentence("This keeps the drive awake: its timer is {time}.", time=length)
    return Grade.KEEPS, Sentence("While it did, the drive stayed awake (timer {time}).", time=length)


def _woke(times: int, timer: StandbyTimer | None) -> str:
    woke = Sentence.counted(times, "It started the drive {n} time.", "It started the drive {n} times.")
    if timer is None or timer.seconds is None:
        return woke
    awake = Sentence("Each time the drive stays awake for {time}.", time=often(timer.seconds))
    return in_turn(woke, awake)


def _busy(night: RecordingContext) -> StandbyFinding | None:
    """Return who used a drive that was never quiet: then bursts are endless, and requests count."""
    recording, quiet = night.recording, night.recording.quiet_awake_s
    if recording.standby_s > 0 or quiet is None or quiet >= _BUSY_S or not recording.culprits:
        return None
    most = max(by_rule(night, recording.culprits), key=lambda pair: _requests(pair[1]))
    rule, group = most
    share = _requests(group) / max(1, recording.requests)
    says = Sentence(
        "{name} made {share}% of all requests; longest pause {quiet}.",
        quiet=often(quiet),
        name=group.name,
        share=percent(share),
    )
    facts, remedies = _facts(group, in_force(night)), rule.remedies(night, group)
    sure = Certainty.LIKELY if _doubtful(night) else Certainty.CERTAIN
    # Before all who began bursts of which there are too few.
    return StandbyFinding("busy", Grade.KEEPS, says, facts, sure, remedies, group.culprits, group.began, 1.0)


def _together(night: RecordingContext, found: Iterable[StandbyFinding]) -> StandbyFinding | None:
    """Return that programs which are rare enough each are too often together."""
    timer, recording = in_force(night), night.recording
    if timer is None or timer.seconds is None or not recording.bursts or recording.standby_s > 0:
        return None
    if any(one.grade in (Grade.FORBIDS, Grade.KEEPS) for one in found):
        return None
    every_s = recording.seconds / recording.bursts
    if every_s >= timer.seconds:
        return None
    says = Sentence(
        "Programs reach the drive every {every}, within its timer of {timer}.",
        every=often(every_s),
        timer=often(timer.seconds),
    )
    fact = ReadFact(Sentence("Bursts"), number(recording.bursts), Sentence("recorded"))
    return StandbyFinding(
        "together", Grade.KEEPS, says, (fact,), remedies=shorter_timer(night, every_s), share=1.0
    )


def _requests(group: CulpritGroup) -> int:
    return sum(one.requests for one in group.culprits)


def shorter_timer(night: RecordingContext, every_s: float) -> tuple[Remedy, ...]:
    """Return a timer that elapses between two accesses, if that leaves most of the time for standby."""
    seconds = every_s / 2
    return set_timer(night, seconds) if seconds >= SHORTEST_S else ()


def _facts(group: CulpritGroup, timer: StandbyTimer | None) -> tuple[ReadFact, ...]:
    recorded = Sentence("recorded")
    facts = [
        ReadFact(Sentence("Kinds of access"), listed(_kinds(group)), recorded),
        ReadFact(Sentence("Requests"), number(sum(one.requests for one in group.culprits)), recorded),
        ReadFact(Sentence("Times it kept the drive awake"), number(group.began), recorded),
        ReadFact(Sentence("Times it started the drive"), number(group.woke), recorded),
    ]
    if group.every_s is not None:
        facts.append(ReadFact(Sentence("Usual interval"), often(group.every_s), recorded))
    if group.main.unit:
        facts.append(ReadFact(Sentence("Unit or control group"), group.main.unit, "cgroup"))
    if group.commands:
        facts.append(ReadFact(Sentence("Commands"), ", ".join(group.commands), recorded))
    if timer is not None and timer.seconds is not None:
        facts.append(ReadFact(Sentence("Timer in force"), often(timer.seconds), timer.origin))
    return tuple(facts)


def _kinds(group: CulpritGroup) -> list[str]:
    return [KIND_WORDS[kind] for kind in dict.fromkeys(one.kind for one in group.culprits)]


def _doubtful(night: RecordingContext) -> bool:
    """Return whether so many requests have no name that the order of the culprits may be another."""
    recording = night.recording
    return recording.unnamed > recording.requests * _LOST_SHARE


# -- limits of the recording -------------------------------------------------------------------------------


def _well(night: RecordingContext) -> StandbyFinding | None:
    share, recording = night.standby_share, night.recording
    often_started = recording.starts >= MOST_STARTS_H * recording.seconds / 3600
    if share is not None and share >= _STAYED and recording.seconds >= SHORT_S and not often_started:
        says = Sentence(
            "In standby for {share}% of {time}.",
            share=percent(share),
            time=often(recording.seconds),
        )
        return StandbyFinding("stays", Grade.WELL, says)
    return None


def _honest(night: RecordingContext) -> Iterable[StandbyFinding]:
    """Yield what this recording cannot show, and why."""
    recording = night.recording
    for rule, says in _doubts(night):
        yield StandbyFinding(rule, Grade.UNKNOWN, says)
    if not recording.bursts and not recording.requests:
        says = Sentence("Nothing reached the drive.")
        yield StandbyFinding(
            "quiet", Grade.NOTE, says, (ReadFact(Sentence("Requests"), "0", Sentence("recorded")),)
        )


def _doubts(night: RecordingContext) -> Iterable[tuple[str, str]]:
    recording = night.recording
    length = often(recording.seconds)
    if recording.end in (RecordingEnd.DRIVE_GONE, RecordingEnd.KILLED):
        yield "cut-off", _CUT_OFF[recording.end]
    if recording.seconds < SHORT_S:
        yield (
            "short",
            Sentence(
                "Only {time} long: rare events are missing.",
                time=length,
            ),
        )
    if not recording.spans:
        yield "mode-unknown", NO_POWER_MODE
    elif recording.unasked_s > recording.seconds / 10:
        unknown = often(recording.unasked_s)
        yield "mode-partly-unknown", Sentence("The power mode is unknown for {time}.", time=unknown)
    if recording.lost:
        lost = Sentence.counted(recording.lost, "The kernel dropped {n} event.", "The kernel dropped {n} events.")
        yield "lost", Sentence("{lost} Their programs are missing.", lost=lost)
    if _doubtful(night):
        yield (
            "unnamed",
            Sentence(
                "The program of {unnamed} of {requests} requests is unknown.",
                unnamed=number(recording.unnamed),
                requests=number(recording.requests),
            ),
        )
    if recording.blind:
        kinds = listed(KIND_WORDS[kind] for kind in recording.blind)
        yield "blind", Sentence("The kernel does not show: {kinds}.", kinds=kinds)


_CUT_OFF: dict[RecordingEnd, str] = {
    RecordingEnd.DRIVE_GONE: Sentence("The recording was interrupted."),
    RecordingEnd.KILLED: Sentence("The recording was interrupted."),
}
