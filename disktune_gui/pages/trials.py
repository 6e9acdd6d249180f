"""What is on trial on which drive: a bar for each, until it is kept, put back, or the helper has ended."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from disktune_contract.changing import Applied, OfTrial, TrialEnded
from disktune_contract.drive import Drive, DriveRef
from disktune_contract.messages import Class
from disktune_gui.pages.trial_bar import TrialBar
from disktune_gui.session import Session

MOST_IN_SIGHT = 2
"""Bars that are shown at once; more of them scroll."""


class Trials(QWidget):
    """The bars, one below the other; hidden while nothing is on trial."""

    began = pyqtSignal(object, object)
    """The drive and the `Applied` whose trial is shown from now on."""
    ended = pyqtSignal(object, object)
    """The bar and the `TrialEnded` of a trial that was shown here and is over."""
    lost = pyqtSignal()
    """The helper has ended, and with it every trial."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.bars: dict[str, TrialBar] = {}
        self._bars = QWidget()
        self._column = QVBoxLayout(self._bars)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._scroll = QScrollArea()
        self.together = QWidget()
        """Answers all questions at once, where there are several."""
        self.back_all = QPushButton(self.tr("Put &all back"))
        self.keep_all = QPushButton(self.tr("Keep a&ll"))
        self._lay_out()
        self.hide()
        session.trial_ended.connect(self._on_ended)
        session.privilege_changed.connect(self._on_privilege)

    def begin(self, drive: Drive, applied: Applied) -> None:
        """Ask whether to keep what *applied* put on trial; putting it back has the focus."""
        bar = TrialBar(applied.trial, drive.ref, drive.title, applied.trial_s)
        bar.answered.connect(self._on_answered)
        self.bars[applied.trial] = bar
        self._column.addWidget(bar)
        bar.show()
        self._fit()
        bar.back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.began.emit(drive, applied)

    def of(self, drive: DriveRef) -> bool:
        """Whether something is on trial on *drive*."""
        return any(bar.drive == drive for bar in self.bars.values())

    def _on_answered(self, trial: str, keep: bool) -> None:
        self._session.request(
            self,
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
            bar.note_focus()
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
        bar.hide()
        bar.deleteLater()
        self._fit()

    def _fit(self) -> None:
        """Take the room that the bars need, but not so much that they push the page out of the window."""
        self.setVisible(bool(self.bars))
        self.together.setVisible(len(self.bars) > 1)
        tallest = max((bar.sizeHint().height() for bar in self.bars.values()), default=0)
        count = min(len(self.bars), MOST_IN_SIGHT)
        self._scroll.setFixedHeight(count * tallest + max(0, count - 1) * self._column.spacing())

    def _answer_all(self, *, keep: bool) -> None:
        for bar in list(self.bars.values()):
            (bar.keep if keep else bar.back).click()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self.together)
        row.setContentsMargins(0, 0, 15, 0)
        row.setSpacing(12)
        row.addStretch(1)
        row.addWidget(self.back_all)
        row.addWidget(self.keep_all)
        self.back_all.clicked.connect(lambda: self._answer_all(keep=False))
        self.keep_all.clicked.connect(lambda: self._answer_all(keep=True))
        self.together.hide()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidget(self._bars)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 12)
        layout.addWidget(self.together)
        layout.addWidget(self._scroll)
