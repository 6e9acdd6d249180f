"""What is on trial on which drive: a bar for each, until it is kept, put back, or the helper has ended."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from disktune_contract.drive import Drive, DriveRef
from disktune_contract.messages import Applied, Class, OfTrial, TrialEnded
from disktune_gui.pages.trial_bar import TrialBar
from disktune_gui.session import Session


class Trials(QWidget):
    """The bars, one below the other; hidden while nothing is on trial."""

    ended = pyqtSignal(object, object)
    """The bar and the `TrialEnded` of a trial that was shown here and is over."""
    lost = pyqtSignal()
    """The helper has ended, and with it every trial."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.bars: dict[str, TrialBar] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 12)
        self.hide()
        session.trial_ended.connect(self._on_ended)
        session.privilege_changed.connect(self._on_privilege)

    def begin(self, drive: Drive, applied: Applied) -> None:
        """Ask whether to keep what *applied* put on trial; putting it back has the focus."""
        bar = TrialBar(applied.trial, drive.ref, drive.title, applied.trial_s)
        bar.answered.connect(self._on_answered)
        self.bars[applied.trial] = bar
        self._column.addWidget(bar)
        self.show()
        bar.show()
        bar.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def of(self, drive: DriveRef) -> bool:
        """Whether something is on trial on *drive*."""
        return any(bar.drive == drive for bar in self.bars.values())

    def _on_answered(self, trial: str, keep: bool) -> None:
        self._session.request(
            "keep" if keep else "put-back",
            OfTrial(trial),
            self._on_ended,
            lambda _fault, why: self._on_answer_lost(trial, why),
        )

    def _on_answer_lost(self, trial: str, why: str) -> None:
        if trial in self.bars:
            self.bars[trial].failed(why)

    def _on_ended(self, ended: TrialEnded) -> None:
        """A trial is over, told by the answer or by the event, whichever comes first."""
        bar = self.bars.pop(ended.trial, None)
        if bar is not None:
            self._remove(bar)
            self.ended.emit(bar, ended)

    def _on_privilege(self, privilege: Class) -> None:
        if privilege is Class.TUNE or not self.bars:
            return
        bars = list(self.bars.values())
        self.bars.clear()
        for bar in bars:
            self._remove(bar)
        self.lost.emit()

    def _remove(self, bar: TrialBar) -> None:
        self._column.removeWidget(bar)
        self.setVisible(bool(self.bars))
        bar.hide()
        bar.deleteLater()
