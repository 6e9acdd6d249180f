"""The workloads in the groups in which a user looks them up, and what a choice amounts to. Without Qt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.measuring.measurement import RESTS_S
from disktune_contract.measuring.workload import (
    FILE_MIB,
    LIMIT_S,
    Bounds,
    Engine,
    Pattern,
    Profile,
    Target,
    Workload,
)
from disktune_contract.record import record
from disktune_contract.workloads import BY_ID, PROFILES, WORKLOADS
from disktune_gui.text.said import said

translate = QCoreApplication.translate

SETS = QT_TRANSLATE_NOOP("Benchmark", "Profiles")
OWN_SETS = QT_TRANSLATE_NOOP("Benchmark", "My profiles")


@record
class WorkloadChoice:
    """One workload, or a profile: several of one target, one after the other."""

    id: str
    label: str
    purpose: str
    counterpart: str
    workloads: tuple[Workload, ...]
    profile: Profile | None = None
    named_by_user: bool = False

    @property
    def title(self) -> str:
        """The label in the language of the window; a name that the user gave is not translated."""
        return self.label if self.named_by_user else said(self.label)

    @property
    def target(self) -> Target:
        """What it is measured on."""
        return self.workloads[0].target

    @property
    def engines(self) -> frozenset[Engine]:
        """The programs that make the requests."""
        return frozenset(workload.engine for workload in self.workloads)

    @property
    def writes(self) -> bool:
        """Whether anything is written."""
        return any(workload.writes for workload in self.workloads)

    @property
    def offset(self) -> bool:
        """Whether the place on the drive to start at can be chosen."""
        return all(workload.offset for workload in self.workloads)

    @property
    def seconds(self) -> Bounds | None:
        """Range of the duration of a run, None where it cannot be chosen."""
        return _common([workload.seconds for workload in self.workloads])

    @property
    def runs(self) -> Bounds | None:
        """Range of the number of runs."""
        return _common([workload.runs for workload in self.workloads])

    @property
    def may_end_early(self) -> bool:
        """Whether a run is over when its work is done, not when its time is."""
        by_work = (Pattern.SURFACE, Pattern.FILE_SYSTEM, Pattern.LONG_WRITE)
        return any(workload.total_bytes is not None or workload.pattern in by_work for workload in self.workloads)

    @property
    def chooses_size(self) -> bool:
        """Whether the size of the file can be chosen."""
        return self.target is Target.FOLDER and any(workload.file_bytes is None for workload in self.workloads)

    @property
    def file_mib(self) -> Bounds:
        """Range of the file size, in MiB."""
        return _common([workload.file_mib for workload in self.workloads]) or FILE_MIB

    @property
    def is_long_write(self) -> bool:
        """Whether it writes so much that it asks first."""
        return any(workload.pattern is Pattern.LONG_WRITE for workload in self.workloads)

    def duration_s(self, seconds: int | None, runs: int | None) -> int:
        """Return the approximate duration, the maximum where a run may also end earlier."""
        return sum(self._each_s(workload, seconds) * (runs or workload.runs.usual) for workload in self.workloads)

    def _each_s(self, workload: Workload, seconds: int | None) -> int:
        if workload.seconds is None:
            return LIMIT_S
        each = seconds or workload.seconds.usual
        # The short writes after the pauses have as much time again.
        return 2 * each + sum(RESTS_S) if workload.rests else each

    def needs_bytes(self, file_mib: int | None) -> int:
        """Return the space that the largest takes, all its files together."""
        chosen = (file_mib or self.file_mib.usual) << 20
        return max(((workload.file_bytes or chosen) * workload.files for workload in self.workloads), default=0)


@record
class WorkloadGroup:
    """Choices that belong together, under a heading."""

    title: str
    choices: tuple[WorkloadChoice, ...]


def of_workload(workload: Workload) -> WorkloadChoice:
    """Return the choice of one workload."""
    return WorkloadChoice(workload.id, workload.label, workload.purpose, workload.counterpart, (workload,))


def of_profile(profile: Profile) -> WorkloadChoice:
    """Return the choice of a profile."""
    steps = tuple(BY_ID[step] for step in profile.steps)
    return WorkloadChoice(
        f"profile:{profile.id}", profile.label, profile.purpose, profile.counterpart, steps, profile
    )


def groups(target: Target, text: str = "", own: Sequence[WorkloadChoice] = ()) -> tuple[WorkloadGroup, ...]:
    """Return the choices for *target* in which all words of *text* occur, by group; no group is empty.

    The user's *own* profiles come first.
    """
    found: dict[str, list[WorkloadChoice]] = {}
    for title, choice in (*((OWN_SETS, one) for one in own), *_choices()):
        found.setdefault(title, []).append(choice)
    kept = (
        WorkloadGroup(title, tuple(one for one in choices if one.target is target and matches(one, text)))
        for title, choices in found.items()
    )
    return tuple(group for group in kept if group.choices)


@cache
def _choices() -> tuple[tuple[str, WorkloadChoice], ...]:
    """Return every choice there is, with the title of its group."""
    sets = ((SETS, of_profile(profile)) for profile in PROFILES if len(profile.steps) > 1)
    return (*sets, *((_title(workload), of_workload(workload)) for workload in WORKLOADS))


def matches(choice: WorkloadChoice, text: str) -> bool:
    """Return whether every word of *text* occurs in the name, other names or purpose of the choice.

    In English or in the language of the window.
    """
    steps = " ".join(workload.id for workload in choice.workloads)
    words = (choice.label, choice.purpose)
    place = " ".join((*words, *map(said, words), choice.counterpart, steps)).casefold()
    return all(word in place for word in text.casefold().split())


def find(wanted: str, own: Sequence[WorkloadChoice] = ()) -> WorkloadChoice | None:
    """Return the choice of that id, which may be among the user's *own*."""
    return next((one for one in (*own, *(choice for _, choice in _choices())) if one.id == wanted), None)


def _title(workload: Workload) -> str:
    """Return the heading of the group of a workload."""
    if workload.target is Target.FOLDER:
        family = workload.id.partition(".")[0]
        if workload.engine is Engine.BONNIE:
            return QT_TRANSLATE_NOOP("Benchmark", "File system")
        return {
            "use": QT_TRANSLATE_NOOP("Benchmark", "Real-world use"),
            "dd": "dd",
            "write": QT_TRANSLATE_NOOP("Benchmark", "Long writes"),
        }.get(family, QT_TRANSLATE_NOOP("Benchmark", "Single tests"))
    if workload.engine is Engine.FIO:
        return QT_TRANSLATE_NOOP("Benchmark", "fio, very fast drives")
    return {
        Pattern.SURFACE: QT_TRANSLATE_NOOP("Benchmark", "Full surface"),
        Pattern.RANDOM: QT_TRANSLATE_NOOP("Benchmark", "Random"),
    }.get(workload.pattern, QT_TRANSLATE_NOOP("Benchmark", "Sequential"))


def _common(bounds: list[Bounds | None]) -> Bounds | None:
    """Return the range that all admit, None if one admits no choice or they have nothing in common."""
    known = [one for one in bounds if one is not None]
    if len(known) != len(bounds) or not known:
        return None
    least, most = max(one.least for one in known), min(one.most for one in known)
    usual = {one.usual for one in known}
    return Bounds(least, min(most, max(least, min(usual))), most) if least <= most else None


def usual_words(bounds: list[Bounds | None]) -> str:
    """Return the usual values in words."""
    values = sorted({one.usual for one in bounds if one is not None})
    return " to ".join(str(value) for value in {values[0], values[-1]}) if values else ""
