"""What is on trial on which drive, a bar for each until it is kept or reverted, and how the last trials ended.

If the helper is gone, a service of systemd restores everything; helpers of any class are asked until it has.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from PyQt6.QtCore import QEvent, QObject, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import (
    Applied,
    OfTrial,
    TrialEnded,
    TrialExtended,
    TrialStage,
    TrialState,
)
from disktune_contract.messages.privilege import Class
from disktune_contract.record import record
from disktune_gui.client.session import Session
from disktune_gui.controls.cards import Card, LinkButton
from disktune_gui.controls.columns import IconMark
from disktune_gui.controls.controls import SteadyScroll
from disktune_gui.editing.trial_bar import HEIGHT, PRESSES, TICK_MS, TrialBar
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import flush, lines

# -- how the last trials ended -----------------------------------------------------------------------------
#
# A failure must not be hidden by a success.

IN_SIGHT = 3
"""Trials that ended well and are still shown; of those that did not, all are."""
_BY_WEIGHT = ("good", "caution", "danger")


@record
class _End:
    drive: DriveRef
    words: str
    tone: str


class TrialEnds:
    """The sentences since the last other message."""

    def __init__(self) -> None:
        self._ends: list[_End] = []

    def clear(self) -> None:
        """Forget all: another message has been shown since."""
        self._ends.clear()

    def add(self, drive: DriveRef, words: str, tone: str) -> None:
        """Add the end of a trial of *drive*; an earlier one that ended well is removed."""
        self.began(drive)
        self._ends.append(_End(drive, words, tone))

    def began(self, drive: DriveRef) -> None:
        """Remove the ends of earlier trials of *drive*, of which another one runs, except those that failed."""
        self._ends = [end for end in self._ends if end.drive != drive or end.tone == "danger"]

    def told(self) -> tuple[str, str]:
        """Return the text to show, and its tone; empty if there is nothing."""
        failures = [end for end in self._ends if end.tone == "danger"]
        said = failures + [end for end in self._ends if end.tone != "danger"][-IN_SIGHT:]
        worst = max((end.tone for end in said), key=_BY_WEIGHT.index, default="")
        return "\n".join(end.words for end in said), worst


# -- what is on trial on which drive: a bar for each -------------------------------------------------------

LOOK_MS = 500
"""How often it is asked what became of a trial whose helper is gone."""

LOOKS_LEFT = 8
"""So many checks in a row that find a trial unattended: there is no service, or it cannot do its work."""

MOST_IN_SIGHT = 2
"""Bars that are shown at once; more of them scroll."""


class TrialBars(QWidget):
    """The bars, one below the other; hidden while nothing is on trial."""

    began = pyqtSignal(Drive, Applied)
    """The drive, and the change whose trial is shown from now on."""
    ended = pyqtSignal(TrialBar, TrialEnded)
    """The bar, and the end of a trial that was shown here and is over."""
    lost = pyqtSignal()
    """The helper is gone, and with it every question."""
    boot_wanted = pyqtSignal(str)
    """The trial whose changes are to be saved when they are kept."""
    vanished = pyqtSignal(TrialBar)
    """The bar of a trial that is over, without a report of how."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.bars: dict[str, TrialBar] = {}
        self._left: dict[str, int] = {}
        """How many checks in a row have found a trial unattended."""
        self._unanswered: set[str] = set()
        """Trials of which no helper could report anything at the last check."""
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(self.look)
        self._bars = QWidget()
        self._column = flush(QVBoxLayout(self._bars))
        self._scroll = SteadyScroll()
        self.together = Card()
        """Answers all questions at once, where there are several; each has its own bar behind `each`."""
        self.words = PlainLabel()
        self.more_all = LinkButton(self.tr("&More Time"))
        self.each = LinkButton(self.tr("&Each Drive"))
        self.back_all = QPushButton(self.tr("Revert &All"))
        self.keep_all = QPushButton(self.tr("Keep A&ll"))
        self.boot_all = QPushButton(icons.icon("pin"), self.tr("Keep All at &Boot"))
        self._ticking = QTimer(self)
        self._ticking.setInterval(TICK_MS)
        self._ticking.timeout.connect(self._tick)
        self._in_view: DriveRef | None = None
        self._lay_out()
        self.hide()
        session.trial_ended.connect(self._on_ended)
        session.privilege_changed.connect(self._on_privilege)
        session.drives_changed.connect(self._on_drives)

    def begin(self, drive: Drive, applied: Applied) -> None:
        """Ask whether to keep what *applied* put on trial; the button that reverts has the focus."""
        # What is simulated has no process that could be killed alone.
        kept = applied.kept or self._session.place.demo
        lasting = bool(drive.identity) and not drive.same_identity_as and not self._session.hopeless("save")
        title = self._session.title(drive)
        bar = TrialBar(applied.trial, drive.ref, title, applied.trial_s, kept=kept, lasting=lasting)
        bar.in_view = drive.ref == self._in_view
        bar.tick()
        bar.answered.connect(self._on_answered)
        bar.boot_wanted.connect(self.boot_wanted)
        bar.extend_asked.connect(self._on_extend)
        bar.rescue_asked.connect(self._on_rescue)
        self.bars[applied.trial] = bar
        self._column.addWidget(bar)
        bar.show()
        self._fit()
        revert = self.back_all if self.together.isVisibleTo(self) else bar.back
        revert.setFocus(Qt.FocusReason.OtherFocusReason)
        self.began.emit(drive, applied)

    def adopt(self, drive: Drive, trial: str) -> None:
        """Find out what becomes of values on trial that can no longer be kept; show that until it is known."""
        bar = TrialBar(trial, drive.ref, self._session.title(drive), 0, kept=False)
        bar.rescue_asked.connect(self._on_rescue)
        self.bars[trial] = bar
        self._column.addWidget(bar)
        bar.show()
        self._orphaned([bar])

    def show_drive(self, drive: DriveRef | None) -> None:
        """Leave out the name of the drive that the page shows anyway."""
        self._in_view = drive
        for bar in self.bars.values():
            bar.in_view = bar.drive == drive
            if not bar.orphaned and bar.back.isEnabled():
                bar.tick()

    def answer(self, *, keep: bool) -> None:
        """Keep or revert what is on trial on the drive that the page shows, or on all if it shows all."""
        for bar in [bar for bar in self.bars.values() if self._in_view in (None, bar.drive)]:
            button = bar.keep if keep else bar.back
            if button.isEnabled() and not (keep and bar.deaf):
                button.click()

    def of(self, drive: DriveRef) -> bool:
        """Whether something is on trial on *drive*."""
        return any(bar.drive == drive for bar in self.bars.values())

    def orphaned(self, drive: DriveRef) -> bool:
        """Whether the helper of a trial on *drive* is gone, so that it cannot be kept."""
        return any(bar.orphaned for bar in self.bars.values() if bar.drive == drive)

    def question(self, drive: DriveRef) -> str:
        """Return why nothing else can be changed on *drive* now, as a sentence; empty if it can."""
        bars = [bar for bar in self.bars.values() if bar.drive == drive]
        if self.orphaned(drive):
            return self.tr("Revert the earlier trial first.")
        return self.tr("Keep or revert the trial first.") if bars else ""

    def _on_answered(self, trial: str, keep: bool) -> None:
        self._session.request(
            self,
            "keep" if keep else "put-back",
            OfTrial(trial),
            self._on_ended,
            lambda _fault, why: self._on_answer_lost(trial, why),
        )

    def _on_extend(self, trial: str) -> None:
        self._session.request(
            self,
            "extend",
            OfTrial(trial),
            self._on_extended,
            lambda _fault, why: self._on_answer_lost(trial, why),
        )

    def _on_extended(self, extended: TrialExtended) -> None:
        if extended.trial in self.bars:
            self.bars[extended.trial].extend(extended.seconds_left)

    def _on_answer_lost(self, trial: str, why: str) -> None:
        if trial in self.bars:
            self.bars[trial].failed(why)

    def _on_ended(self, ended: TrialEnded) -> None:
        """Handle the end of a trial, reported by the answer or by the event, whichever comes first."""
        bar = self.bars.pop(ended.trial, None)
        if bar is not None:
            bar.note_focus()
            self._remove(bar)
            self.ended.emit(bar, ended)

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        """Ask nothing more of drives that are gone: there is nothing that could be kept."""
        here = {drive.ref for drive in drives}
        for bar in [bar for bar in self.bars.values() if bar.drive not in here and not bar.orphaned]:
            bar.back.click()

    def _on_privilege(self, privilege: Class) -> None:
        if privilege is Class.TUNE or not self.bars:
            return
        self._orphaned([bar for bar in self.bars.values() if not bar.orphaned])

    def _orphaned(self, bars: Iterable[TrialBar]) -> None:
        """Ask nothing more of *bars*; ask what becomes of the values instead."""
        for bar in bars:
            bar.orphan(self._session.gone)
        self._fit()
        self._looking.start()
        self.lost.emit()
        self.look()

    def look(self) -> None:
        """Ask what became of the trials whose helper is gone."""
        orphans = [trial for trial, bar in self.bars.items() if bar.orphaned]
        if not orphans:
            self._looking.stop()
        for trial in orphans:
            self._look_at(trial)

    def _look_at(self, trial: str) -> None:
        self._session.request(
            self,
            "trial",
            OfTrial(trial),
            lambda look: self._on_told(trial, look),
            lambda _fault, _why: self._on_no_look(trial),
        )

    def _on_no_look(self, trial: str) -> None:
        """No helper can report it: restoring is offered all the same, unless the machine cannot be reached."""
        if self._session.gone:
            return
        self._unanswered.add(trial)
        self._on_look(trial, TrialState(TrialStage.LEFT))

    def _on_told(self, trial: str, look: TrialState) -> None:
        if trial in self._unanswered:
            # The message that was shown without an answer is replaced.
            self._unanswered.discard(trial)
            if self._left.pop(trial, 0) >= LOOKS_LEFT and trial in self.bars:
                self.bars[trial].show_restoring()
        self._on_look(trial, look)

    def _on_look(self, trial: str, look: TrialState) -> None:
        bar = self.bars.get(trial)
        if bar is None:
            return
        if look.stage is TrialStage.OVER:
            if look.ended is not None:
                self._on_ended(look.ended)
            else:
                self._remove(self.bars.pop(trial))
                self.vanished.emit(bar)
            return
        before = self._left.get(trial, 0)
        self._left[trial] = before + 1 if look.stage is TrialStage.LEFT else 0
        if self._left[trial] == LOOKS_LEFT:
            bar.show_stranded(known=trial not in self._unanswered)
        elif before >= LOOKS_LEFT and not self._left[trial]:
            bar.show_restoring()

    def _on_rescue(self, trial: str) -> None:
        """Start a helper that may change settings: it restores what others have left."""

        def refused(why: str) -> None:
            if trial in self.bars:
                self.bars[trial].show_stranded(why, known=trial not in self._unanswered)

        self._session.unlock(self, lambda: None, refused)

    def _remove(self, bar: TrialBar) -> None:
        self._column.removeWidget(bar)
        bar.hide()
        bar.deleteLater()
        self._fit()

    def _fit(self) -> None:
        """Take the room that the bars need, but not so much that they push the page out of the window."""
        self.setVisible(bool(self.bars))
        several = len(self._live()) > 1
        self.together.setVisible(several)
        self._scroll.setVisible(not several or self.each.isChecked() or len(self._live()) < len(self.bars))
        self.setFocusProxy(self.back_all if several else next((bar.back for bar in self.bars.values()), None))
        if several:
            self._tick()
            self._ticking.start()
        else:
            self._ticking.stop()
        port = self._scroll.viewport()
        width = port.width() if port is not None else 0
        tallest = max((_height(bar, width) for bar in self.bars.values()), default=0)
        count = min(len(self.bars), MOST_IN_SIGHT)
        self._scroll.setFixedHeight(count * tallest + max(0, count - 1) * self._column.spacing())

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Make room for words that need more lines now."""
        super().resizeEvent(event)
        self._fit()

    def _live(self) -> list[TrialBar]:
        """Return the bars of trials that can be kept."""
        return [bar for bar in self.bars.values() if not bar.orphaned]

    def _tick(self) -> None:
        """Show on how many drives something is tried, and when the first reverts."""
        live = self._live()
        left = math.ceil(min((bar.left for bar in live), default=0.0))
        words = self.tr("Trying on {count} drives: reverts in {seconds} s")
        self.words.setText(words.format(count=len(live), seconds=left))
        self.more_all.setEnabled(any(bar.more.isEnabled() for bar in live))
        may = any(bar.keep.isEnabled() for bar in live)
        for button in (self.back_all, self.keep_all, self.boot_all):
            button.setEnabled(may)
        self.boot_all.setVisible(not any(bar.keep_at_boot.isHidden() for bar in live))

    def _extend_all(self) -> None:
        for bar in self._live():
            bar.more.click()

    def _answer_all(self, *, keep: bool, at_boot: bool = False) -> None:
        held = any(button.hasFocus() for button in (self.back_all, self.keep_all, self.boot_all))
        for bar in list(self.bars.values()):
            bar.had_focus |= held
            button = bar.keep_at_boot if at_boot else bar.keep if keep else bar.back
            button.click()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Take the clicks on the buttons of a bar that has just appeared."""
        if event is not None and event.type() in PRESSES and any(bar.deaf for bar in self.bars.values()):
            return True
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        self.together.setMinimumHeight(lines(self, HEIGHT))
        self.words.setFont(theme.scaled(self.font(), 1.0, bold=True))
        self.keep_all.setProperty("primary", True)
        self.each.setCheckable(True)
        row = QHBoxLayout(self.together)
        row.setContentsMargins(16, 0, 10, 0)
        row.setSpacing(8)
        for part in (IconMark("timer", 18, tone="info"), self.words, self.more_all, self.each):
            row.addWidget(part)
        row.addStretch(1)
        for button in (self.back_all, self.keep_all, self.boot_all):
            button.installEventFilter(self)
            button.setAutoDefault(False)
            row.addWidget(button)
        self.back_all.clicked.connect(lambda: self._answer_all(keep=False))
        self.keep_all.clicked.connect(lambda: self._answer_all(keep=True))
        self.boot_all.clicked.connect(lambda: self._answer_all(keep=True, at_boot=True))
        self.more_all.clicked.connect(self._extend_all)
        self.each.toggled.connect(lambda _on: self._fit())
        self.together.hide()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        # The buttons in it have the focus; it follows them.
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._bars)
        layout = QVBoxLayout(self)
        # No margin below: the question takes the place of the changes that it is about.
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.together)
        layout.addWidget(self._scroll)


def _height(bar: TrialBar, width: int) -> int:
    """Return the pixels that *bar* needs in *width*, in which its words may take several lines."""
    layout = bar.layout()
    wrapped = layout.totalHeightForWidth(width) if layout is not None and width > 0 else 0
    return max(wrapped, bar.sizeHint().height(), bar.minimumHeight())
