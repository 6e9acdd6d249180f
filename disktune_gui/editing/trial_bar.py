"""Settings on trial, short or long: how long it still goes, its two answers, and at the end its verdict."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PyQt6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import EXTENDED_TRIAL_S
from disktune_contract.messages.long_trial import LongStage, LongTrialState
from disktune_contract.sentence import in_turn
from disktune_gui.controls.cards import Card, LinkButton
from disktune_gui.controls.columns import IconMark
from disktune_gui.editing import change_summary
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import lines

# -- a long trial of the drive in view: time left, answers, verdict ----------------------------------------

_LONG_TICK_MS = 1000
_STEPS = 1000


class LongTrialBar(Card):
    """Hidden while the drive has no long trial. It only shows the time: the service's clock decides."""

    ended = pyqtSignal()
    """The user kept or reverted the trial: the drive may have other values now."""

    def __init__(self, trials: LongTrials) -> None:
        super().__init__()
        self._trials = trials
        self._drive: Drive | None = None
        self._answering = ""
        """The trial that was answered, until it is over."""
        self.state: LongTrialState | None = None
        self.mark, self.text = IconMark(), PlainLabel()
        self.progress = QProgressBar()
        self.back = QPushButton(self.tr("Re&vert Long Trial"))
        self.keep = QPushButton(self.tr("Keep &Changes"))
        self.close_result = QPushButton(self.tr("&Close Result"))
        self._lay_out()
        self.back.clicked.connect(lambda: self._answer(keep=False))
        self.keep.clicked.connect(lambda: self._answer(keep=True))
        self.close_result.clicked.connect(self._on_close)
        self._timer = QTimer(self)
        self._timer.setInterval(_LONG_TICK_MS)
        self._timer.timeout.connect(self._show)
        trials.changed.connect(self._on_changed)
        self.hide()

    def show_drive(self, drive: Drive | None) -> None:
        """Show the trial of *drive*, if it has one."""
        self._drive = drive
        self._on_changed()

    def _on_changed(self) -> None:
        before = self.state
        self.state = self._trials.of(self._drive.ref) if self._drive is not None else None
        if self.state is None or not self.state.open:
            self._answering = ""
        self._show()
        same = self.state is not None and before is not None and self.state.trial == before.trial
        if before is not None and before.open and not (same and self.state is not None and self.state.open):
            self.ended.emit()

    def _show(self) -> None:
        state = self.state
        self.setVisible(state is not None)
        if state is None or self._drive is None:
            self._timer.stop()
            return
        for widget in (self.progress, self.back, self.keep):
            widget.setVisible(state.open)
        self.close_result.setVisible(not state.open)
        if not state.open:
            self._timer.stop()
            self.mark.show_tone(change_summary.tone(state))
            self.text.setText(change_summary.verdict(state, self._trials.session.title(self._drive)))
            return
        self._timer.start()
        left_s = self._trials.seconds_left(state)
        passed = 1 - left_s / state.seconds if state.seconds else 1
        self.progress.setValue(round(_STEPS * min(1, max(0, passed))))
        may = state.stage is LongStage.ON and state.end is None and self._answering != state.trial
        self.back.setEnabled(may)
        self.keep.setEnabled(may)
        if self._answering != state.trial:
            self.mark.show_icon(*(("caution", "caution") if state.why else ("timer", "info")))
            self.text.setText(change_summary.running(state, self._trials.session.title(self._drive), left_s))

    def _answer(self, *, keep: bool) -> None:
        if self.state is None:
            return
        trial = self._answering = self.state.trial
        keeping = self.tr("Keeping…") if keep else self.tr("Reverting…")
        self.text.setText(keeping)
        self._show()

        def failed(why: str) -> None:
            self._answering = ""
            self._show()
            self.mark.show_tone("danger")
            self.text.setText(said(why))

        self._trials.end(trial, keep=keep, then=lambda: None, failed=failed)

    def _on_close(self) -> None:
        if self.state is not None:
            self._trials.dismiss(self.state.trial)

    def _lay_out(self) -> None:
        self.setAccessibleName(self.tr("Long trial"))
        self.text.wrap_selectable()
        self.progress.setRange(0, _STEPS)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(6)
        self.progress.setAccessibleName(QCoreApplication.translate("TrialBar", "Time left"))
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.mark)
        row.addWidget(self.text, 1)
        for button in (self.back, self.keep, self.close_result):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 14, 8)
        layout.setSpacing(6)
        layout.addLayout(row)
        layout.addWidget(self.progress)


# -- settings on trial: the time left, and the two answers -------------------------------------------------

TICK_MS = 200
"""How often the countdown is redrawn. Whole seconds are shown; five updates a second keep it from stuttering."""

HEIGHT = 3.3
"""Height of the bar below the settings, in lines, 50 pixels: changes, the question of their trial, or its result.

All have the same height, so that the settings stay where they are when one takes the place of another."""

DEAF_S = 0.7
"""For how long a new bar takes no click: the second one of a double click on "Try" is no answer."""

_GAIN_S = 30
"""What an extension has to bring to be offered, in seconds."""

READING_S = 4
"""How long a sentence is shown in place of the countdown."""


class TrialBar(Card):
    """Asks whether to keep. It only shows the time: the helper's clock decides.

    The safe answer is Revert: it has the focus. Escape, which closes a list or a help, is no answer.
    """

    answered = pyqtSignal(str, bool)
    """The trial, and whether to keep."""
    boot_wanted = pyqtSignal(str)
    """The trial, whose changes are to be saved when they are kept; `answered` follows."""
    extend_asked = pyqtSignal(str)
    """The trial: the user wants more time to decide."""
    rescue_asked = pyqtSignal(str)
    """The trial: nothing restores it, and a new helper is to do so."""

    def __init__(
        self,
        trial: str,
        drive: DriveRef,
        title: str,
        seconds: int,
        clock: Callable[[], float] = time.monotonic,
        parent: QWidget | None = None,
        *,
        kept: bool = True,
        lasting: bool = True,
    ) -> None:
        """*kept*: whether the values are restored even if the helper is killed.

        *lasting*: whether they can be saved for the next boot.
        """
        super().__init__(parent)
        self.trial = trial
        self.drive = drive
        self.title = title
        self.had_focus = False
        """Whether it had the keyboard focus when it was answered, which then has to move elsewhere."""
        self.in_view = False
        """Whether the page shows the drive anyway, so that its name is left out."""
        self.orphaned = False
        """Whether its helper is gone: the question is over, and what became of the values is to be found out."""
        self.gone = ""
        """The sentence for another machine to which the connection was lost; empty for this one."""
        self._kept = kept
        self._asked = False
        """Whether more time has been asked for, and no answer has come."""
        self._clock = clock
        self._seconds = seconds
        self._until = clock() + seconds
        self._read_until = self._until - seconds
        self._hears_from = clock() + DEAF_S
        self.icon = IconMark("timer", 18, tone="info")
        self.text = PlainLabel()
        self.progress = QProgressBar()
        self.more = LinkButton(self.tr("&More Time"))
        self.back = QPushButton(self.tr("&Revert"))
        self.keep = QPushButton(self.tr("&Keep"))
        self.keep_at_boot = QPushButton(icons.icon("pin"), self.tr("Keep at &Boot"))
        self._lay_out()
        self.keep_at_boot.setVisible(lasting)
        self.back.clicked.connect(lambda: self._answer(keep=False))
        self.keep.clicked.connect(lambda: self._answer(keep=True))
        self.keep_at_boot.clicked.connect(self._on_boot)
        self.more.clicked.connect(self._on_more)
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)
        self._timer.start()
        self.tick()

    @property
    def left(self) -> float:
        """How many seconds are left."""
        return max(0.0, self._until - self._clock())

    @property
    def deaf(self) -> bool:
        """Whether clicks are not answers yet."""
        return self._clock() < self._hears_from

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Break the text into lines where the buttons leave it no room for one."""
        super().resizeEvent(event)
        taken = sum(button.sizeHint().width() + 8 for button in self._buttons if not button.isHidden())
        room = self.width() - taken - self.icon.width() - lines(self, 3)
        wide = self.text.fontMetrics().horizontalAdvance(self.text.text()) > room
        self.text.setWordWrap(wide)
        across = QSizePolicy.Policy.Expanding if wide else QSizePolicy.Policy.Maximum
        self.text.setSizePolicy(across, QSizePolicy.Policy.Preferred)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Take the clicks on the buttons of a bar that has just appeared."""
        if event is not None and event.type() in PRESSES and self.deaf:
            return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the edge in the accent colour: it asks something."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.accent(self.palette()), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.end()

    def _on_boot(self) -> None:
        self.boot_wanted.emit(self.trial)
        self._answer(keep=True)

    def tick(self) -> None:
        """Show how much time is left."""
        left = self.left
        self.progress.setValue(round(left * 1000))
        self.more.setEnabled(0 < left < EXTENDED_TRIAL_S - _GAIN_S and not self._asked)
        if left > 0 and self._clock() < self._read_until:
            return
        if left > 0:
            question = self.tr("Trying on {drive}: reverts in {seconds} s")
            if self.in_view:
                question = self.tr("Trying: reverts in {seconds} s")
            if not self._kept:
                question = self.tr("Trying on {drive}: reverts in {seconds} s, if the helper runs")
            self.text.setText(question.format(drive=self.title, seconds=math.ceil(left)))
        else:
            self._wait(self.tr("Reverting the changes on {drive}…"))

    def extend(self, seconds: int) -> None:
        """Count on from *seconds*: the helper waits so long from now on."""
        self._asked = False
        self._seconds = seconds
        self._until = self._clock() + seconds
        self._read_until = self._clock()
        self.progress.setRange(0, seconds * 1000)
        if not self.orphaned and self.back.isEnabled():
            self.tick()

    def _on_more(self) -> None:
        """Ask for more time; the keyboard focus moves to the safe answer."""
        self._asked = True
        if self.more.hasFocus():
            self.back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.more.setEnabled(False)
        self.extend_asked.emit(self.trial)

    def orphan(self, gone: str = "") -> None:
        """Take note that the helper is gone, and its question; the service that keeps the values decides now.

        *gone* is the sentence for another machine, which cannot be asked either.
        """
        self.orphaned, self.gone = True, gone
        self._timer.stop()
        self.progress.hide()
        self.keep.hide()
        self.keep_at_boot.hide()
        self.more.hide()
        self.show_restoring()

    def show_restoring(self) -> None:
        """Show that the values are about to be restored; that the helper exited is in the line of messages."""
        self.back.setEnabled(False)
        words = self.tr("Checking {drive}…")
        if self._kept:
            words = self.tr("Reverting the changes on {drive}…")
        if self.gone:
            words = self.tr("The helper there reverts the changes on {drive} within 10 s; not yet confirmed.")
        self.text.setText(said(in_turn(self.gone, words.format(drive=self.title))))

    def show_stranded(self, why: str = "", *, known: bool = True) -> None:
        """Show that nothing restores the values, and offer to; *why* that did not succeed before.

        *known*: whether a helper has reported so.
        """
        words = self.tr("Changes on {drive} not reverted.")
        if not known:
            words = self.tr("Changes on {drive}: reverted or not is unknown.")
        self.text.setText(said(in_turn(words.format(drive=self.title), why)))
        self.back.setEnabled(True)

    def failed(self, why: str) -> None:
        """Show that the answer did not arrive; the clock goes on, and the answer may be given again."""
        if self.orphaned:
            return
        self._asked = False
        self.text.setText(why)
        self._read_until = self._clock() + READING_S
        for button in (self.back, self.keep, self.keep_at_boot):
            button.setEnabled(True)
        if self.hasFocus():
            self.back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.had_focus = False
        self._timer.start()

    def _answer(self, *, keep: bool) -> None:
        if self.orphaned:
            self._wait(self.tr("Reverting the changes on {drive}…"))
            self.rescue_asked.emit(self.trial)
            return
        sentence = self.tr("Keeping the changes on {drive}…")
        self._wait(sentence if keep else self.tr("Reverting the changes on {drive}…"))
        self.answered.emit(self.trial, keep)

    def note_focus(self) -> bool:
        """Remember whether it has the keyboard focus, and return that; to be called before it is removed."""
        self.had_focus = self.had_focus or any(one.hasFocus() for one in (self, *self._buttons))
        return self.had_focus

    def _wait(self, sentence: str) -> None:
        self._timer.stop()
        if self.note_focus():
            # From a button that is disabled the focus would move to wherever the next one is.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        for button in self._buttons:
            button.setEnabled(False)
        self.text.setText(sentence.format(drive=self.title))

    def _lay_out(self) -> None:
        self.setAccessibleName(self.tr("Settings on trial"))
        self._buttons = (self.more, self.back, self.keep, self.keep_at_boot)
        for button in self._buttons:
            button.installEventFilter(self)
            button.setAutoDefault(False)
        self.keep.setProperty("primary", True)
        self.text.setFont(theme.scaled(self.font(), 1.0, bold=True))
        self.text.setMinimumWidth(lines(self, 8))
        self.progress.setRange(0, self._seconds * 1000)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(3)
        self.progress.setAccessibleName(self.tr("Time left"))
        self.setMinimumHeight(lines(self, HEIGHT))
        row = QHBoxLayout()
        row.setContentsMargins(16, 0, 10, 0)
        row.setSpacing(8)
        row.addWidget(self.icon)
        # In one line it is as wide as its words, which "More Time" follows; in several it takes all that is free.
        row.addWidget(self.text, 1)
        row.addWidget(self.more)
        row.addStretch()
        for button in self._buttons[1:]:
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 1)
        layout.setSpacing(4)
        layout.addLayout(row, 1)
        layout.addWidget(self.progress)


PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease)
