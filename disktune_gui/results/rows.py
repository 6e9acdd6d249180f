"""What a line of the list stands for: a result, or all that were measured in one go. Without widgets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.measuring.workload import Profile, Workload
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, listed
from disktune_contract.workloads import BY_ID, PROFILE_BY_ID
from disktune_gui.store import results_text
from disktune_gui.store.entry import ResultSummary
from disktune_gui.text.said import said

translate = QCoreApplication.translate


@record
class ListedRun:
    """One result, or the tests of one set, in the order in which they were measured."""

    parts: tuple[ResultSummary, ...]
    whole: bool = False
    """Whether it stands for a set, of which there may be only one test left."""

    @property
    def first(self) -> ResultSummary:
        """The part by which the whole goes: the first test of its profile that was measured."""
        if len(self.parts) == 1:
            return self.parts[0]
        order = {step: number for number, step in enumerate(self.steps)}
        return min(self.parts, key=lambda one: order.get(one.workload, len(order)))

    @property
    def id(self) -> str:
        """What nothing else in the list is called."""
        return self.parts[0].batch if self.whole else self.parts[0].id

    @property
    def ids(self) -> tuple[str, ...]:
        """The results in it."""
        return tuple(one.id for one in self.parts)

    @property
    def at(self) -> float:
        """When it began, in seconds since the epoch."""
        return self.parts[0].at

    @property
    def profile(self) -> Profile | None:
        """What was measured; None for one workload alone, and for a profile of another version."""
        return PROFILE_BY_ID.get(self.parts[0].profile) if self.whole else None

    @property
    def steps(self) -> tuple[str, ...]:
        """The workloads that belong to it, whether they were measured or not."""
        return self.profile.steps if self.profile is not None else tuple(one.workload for one in self.parts)

    @property
    def workloads(self) -> tuple[Workload, ...]:
        """The same, as far as this version knows them."""
        return tuple(BY_ID[step] for step in self.steps if step in BY_ID)

    @property
    def what(self) -> str:
        """What was measured, in a few words."""
        if not self.whole:
            return results_text.what(self.parts[0].kind, self.parts[0].workload)
        return said(listed(filter(None, (self._name, Sentence.counted(len(self.parts), "{n} test", "{n} tests")))))

    @property
    def _name(self) -> str:
        """What the profile is called; “Default” means something only with the program that calls it so."""
        if self.profile is None:
            return self.parts[0].profile
        name = said(self.profile.label)
        if not self.profile.id.startswith("file.") or not self.profile.counterpart:
            return name
        return translate("Results", "CrystalDiskMark-style, {profile}").format(profile=name)

    @property
    def note(self) -> str:
        """What the user wrote about it; of a set what was written about its tests, each once."""
        return said(listed(dict.fromkeys(one.note for one in self.parts if one.note)))

    @property
    def own_note(self) -> str:
        """The note of the whole; a test may have another one from the time when each was noted alone."""
        return next((one.note for one in self.parts if one.note), "")

    @property
    def noted(self) -> tuple[str, ...]:
        """The results that get what is written about the whole: a note of a test's own stays."""
        return tuple(one.id for one in self.parts if one.note in ("", self.own_note))

    def part(self, workload: str) -> ResultSummary:
        """Return the test of that workload, the first one if there is none."""
        return next((one for one in self.parts if one.workload == workload), self.first)


def runs(summaries: Iterable[ResultSummary], *, single: bool) -> list[ListedRun]:
    """Return a line for each set and for each result that is in none; *single*: one for each result."""
    sets: dict[str, list[ResultSummary]] = {}
    for summary in summaries:
        together = summary.batch if not single else ""
        sets.setdefault(together or summary.id, []).append(summary)
    return [_run(parts, whole=not single and bool(parts[0].batch)) for parts in sets.values()]


def _run(parts: Sequence[ResultSummary], *, whole: bool) -> ListedRun:
    return ListedRun(tuple(parts if len(parts) == 1 else sorted(parts, key=lambda one: one.at)), whole)
