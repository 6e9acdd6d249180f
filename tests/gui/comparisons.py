"""What the tests of comparisons share: helpers that carry one out as the test says, and choosing its values."""

from __future__ import annotations

from random import Random

from PyQt6.QtCore import Qt

from disktune_contract.experiments.comparison_verdict import Course
from disktune_contract.messages.comparison import CompareEnded, CompareRound, CompareRun, Comparison
from disktune_contract.messages.look import DriveList, StateList
from disktune_contract.messages.measurement import EngineList
from disktune_contract.workloads import BY_ID
from disktune_gui.experiment.page import ExperimentPage
from tests.gui.scripted_session import ScriptedSession, a_drive, hard_disk

SDA = a_drive()


class Comparer:
    """The helpers' side of a comparison; it measures what the test says."""

    verb = ""
    """The operation that begins to measure."""

    def __init__(self, session: ScriptedSession) -> None:
        self.session = session
        self.job = 0
        """The number of the last that was begun."""
        session.drives = (SDA,)
        session.answers |= {
            "settings": lambda _args: StateList(hard_disk()),
            "drives": lambda _args: DriveList((SDA,)),
            "engines": lambda _args: EngineList(()),
        }

    def switch(self, arm: int) -> None:
        """Do what comes before the first run with other values."""

    def carry_out(self, *gains: float, rounds: int | None = None, end: bool = True) -> Comparison:
        """Report runs in which candidate n is ``gains[n - 1]`` times as fast, round by round."""
        asked = self.session.of(self.verb)[-1]
        # What a layer costs is a comparison with one.
        found = getattr(asked, "candidates", 1)
        candidates = found if isinstance(found, int) else len(found)
        metric = BY_ID[asked.workload].metric
        dice = Random(self.job)  # noqa: S311  the same every time
        course = Course(candidates, asked.rounds, dice=dice, metric=metric)
        arm = 0
        for index, leg in enumerate(course.legs()):
            if index == rounds:
                break
            for turn in leg:
                if turn.arm != arm:
                    self.switch(turn.arm)
                    arm = turn.arm
                gain = gains[turn.arm - 1] if turn.arm else 1.0
                value = 2e-3 / gain if metric.lower_is_better else 100e6 * gain
                value *= 1 + 0.001 * (course.done % 3)
                course.add(turn, value)
                run = CompareRun(self.job, turn.round, turn.arm, value, "", course.done, course.total, 60.0)
                self.session.compare_run.emit(run)
            self.session.compare_round.emit(CompareRound(self.job, index, 1.02, course.end_leg()))
        result = course.result(asked.workload, asked.seconds, asked.warm_up_s)
        if end:
            self.session.compare_ended.emit(CompareEnded(self.job, result))
        return result


def choose(page: ExperimentPage, setting: str, *rows: int) -> None:
    """Choose a setting, and tick only the values in these rows."""
    page.form.setting.setCurrentIndex(page.form.setting.findData(setting))
    for row in range(page.form.values.count()):
        item = page.form.values.item(row)
        assert item is not None
        item.setCheckState(Qt.CheckState.Checked if row in rows else Qt.CheckState.Unchecked)
