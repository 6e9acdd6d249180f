"""Settings on trial, as work in the strip: the time left, and the two answers."""

from __future__ import annotations

import time
from collections.abc import Iterable

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import Applied, TrialExtended
from disktune_gui.client.jobs import WorkKind
from disktune_gui.client.session import Session
from disktune_gui.editing.trial_bar import TrialBar
from disktune_gui.editing.trials import TrialBars
from disktune_gui.services.running import RunningWork, Work, WorkAct, named

translate = QCoreApplication.translate


class TrialWork(QObject):
    """Follows the trial bars; the helper's clock decides when a trial ends."""

    changed = pyqtSignal()

    def __init__(self, session: Session, running: RunningWork, place: TrialBars) -> None:
        super().__init__(place)
        self._place = place
        self._ends: dict[str, float] = {}
        place.began.connect(self._on_began)
        for signal in (place.ended, place.lost, place.vanished):
            signal.connect(self.changed)
        session.work_answered.connect(self._on_answered)
        running.add(self._works, self.changed)

    def _on_began(self, _drive: Drive, applied: Applied) -> None:
        self._ends[applied.trial] = time.monotonic() + applied.trial_s
        self.changed.emit()

    def _on_answered(self, _verb: str, _args: object, reply: object) -> None:
        if isinstance(reply, TrialExtended) and reply.trial in self._ends:
            self._ends[reply.trial] = time.monotonic() + reply.seconds_left
            self.changed.emit()

    def _works(self) -> Iterable[Work]:
        bars = self._place.bars
        self._ends = {trial: at for trial, at in self._ends.items() if trial in bars}
        for trial, bar in bars.items():
            yield self._work(trial, bar)

    def _work(self, trial: str, bar: TrialBar) -> Work:
        lost = bar.orphaned
        what = translate("Work", "reverting the trial") if lost else named(WorkKind.TRIAL)
        acts = (
            WorkAct(translate("Work", "Revert"), bar.back.click),
            WorkAct(translate("Work", "Keep"), bar.keep.click, main=True),
        )
        return Work(
            WorkKind.TRIAL,
            drive=bar.drive.name,
            name=bar.drive.name,
            title=bar.title,
            what=what,
            key=f"trial {trial}",
            ends_at=None if lost else self._ends.get(trial),
            to_the_second=not lost,
            note=bar.text.text() if lost else "",
            acts=() if lost and not bar.back.isEnabled() else acts[:1] if lost else acts,
        )
