"""The list that opens above the strip: all work and all messages, in full, with everything that can be done."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject, QPoint, Qt, pyqtSignal
from PyQt6.QtGui import QHideEvent, QPalette
from PyQt6.QtWidgets import QApplication, QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import Applied, TrialExtended
from disktune_gui.client.jobs import WorkKind
from disktune_gui.client.session import Session
from disktune_gui.controls.cards import LinkButton, caption
from disktune_gui.controls.columns import MARKS, IconMark
from disktune_gui.controls.controls import SteadyScroll
from disktune_gui.controls.labels import BriefLabel
from disktune_gui.editing.trial_bar import TrialBar
from disktune_gui.editing.trials import TrialBars
from disktune_gui.mainwindow.strip.items import BAR_HIGH, GAP, PARTS, link
from disktune_gui.mainwindow.strip.messages import Message
from disktune_gui.services.running import ICONS, RunningWork, Work, WorkAct, named
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import labelled
from disktune_gui.theming import theme
from disktune_gui.theming.icons import CrossButton
from disktune_gui.theming.style import flush

WIDE = 560
_BAR_WIDE = 96


class _Row(QWidget):
    """An icon, a column of text, and links."""

    def __init__(self, icon: str, tone: str) -> None:
        super().__init__()
        self.links: list[LinkButton] = []
        self.column = QVBoxLayout()
        self.column.setSpacing(2)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 4, 0, 4)
        self.row.setSpacing(GAP)
        self.row.addWidget(IconMark(icon, tone=tone), 0, Qt.AlignmentFlag.AlignTop)
        self.row.addLayout(self.column, 1)

    def add_link(self, button: LinkButton) -> None:
        self.links.append(button)
        self.row.addWidget(button)


class WorkRow(_Row):
    """One work, in full."""

    def __init__(self, work: Work, choose: Callable[[Work], None]) -> None:
        super().__init__(ICONS[work.kind], "")
        self.work = work
        self.name, self.left, self.note = PlainLabel(), caption(), BriefLabel()
        self.name.setFont(theme.scaled(self.font(), 1, bold=True))
        self.left.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, PARTS)
        self.bar.setFixedSize(_BAR_WIDE, BAR_HIGH)
        how_far = QHBoxLayout()
        how_far.setSpacing(GAP)
        how_far.addWidget(self.bar)
        how_far.addWidget(self.left, 1)
        self.column.addWidget(self.name)
        self.column.addLayout(how_far)
        self.column.addWidget(self.note)
        for number, act in enumerate(work.acts):
            name = f"{act.words}: {work.title}, {work.what}"
            self.add_link(link(act.words, name, partial(self._do, number), bold=act.main))
        name = f"{self.tr('Show')}: {work.title}, {work.what}"
        self.add_link(link(self.tr("Show"), name, lambda: choose(self.work)))
        self.show_work(work)

    def show_work(self, work: Work) -> None:
        """Show how far it is now."""
        self.work = work
        self.name.setText(labelled(work.title, work.what))
        self.note.setText(work.note)
        self.note.setVisible(bool(work.note))
        self.bar.setVisible(work.progress is not None)
        self.bar.setValue(round(PARTS * (work.progress or 0)))
        self.bar.setAccessibleName(self.name.text())
        self.tick()

    def tick(self) -> None:
        """Show the time that is left now."""
        left = self.work.about()
        self.left.setText(left)
        self.left.setVisible(bool(left))

    def _do(self, number: int) -> None:
        if number < len(self.work.acts):
            self.work.acts[number].do()


class WorkList(QFrame):
    """Escape or a click outside closes it."""

    chosen = pyqtSignal(Work)
    """The user wants to see it."""
    dismissed = pyqtSignal(Message)
    closed = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Running work"))
        self._over: QWidget | None = None
        self.rows: dict[str, WorkRow] = {}
        self.messages: list[_Row] = []
        self._body = QWidget()
        self._works, self._told = QVBoxLayout(), QVBoxLayout()
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(16, 10, 16, 10)
        self._column.setSpacing(0)
        self._column.addLayout(self._told)
        self._column.addLayout(self._works)
        self._area = SteadyScroll()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidget(self._body)
        self._area.setAccessibleName(self.accessibleName())
        outer = flush(QVBoxLayout(self))
        outer.addWidget(self._area)

    def show_works(self, works: tuple[Work, ...]) -> None:
        """Show *works*; rows that stay are not replaced, so that no button disappears under a click."""
        acts = {work.key: [act.words for act in work.acts] for work in works}
        kept = {key: [act.words for act in row.work.acts] for key, row in self.rows.items()}
        if list(kept) != list(acts) or kept != acts:
            self._clear(list(self.rows.values()), self._works)
            self.rows = {work.key: WorkRow(work, self.chosen.emit) for work in works}
            for row in self.rows.values():
                self._works.addWidget(row)
                row.show()
            self._fit()
        for work in works:
            self.rows[work.key].show_work(work)

    def show_messages(self, messages: list[Message]) -> None:
        """Show *messages*, each with its actions."""
        self._clear(self.messages, self._told)
        self.messages = [self._row_of(message) for message in messages]
        for row in self.messages:
            self._told.addWidget(row)
            row.show()
        self._fit()

    def _row_of(self, message: Message) -> _Row:
        row = _Row(MARKS.get(message.tone, "info"), message.tone if message.tone in MARKS else "info")
        row.setAccessibleName(message.text)
        row.column.addWidget(BriefLabel(message.text))
        for offer in message.useful:
            button = link(offer.text(), f"{offer.text()}: {message.text}", offer.trigger)
            button.setEnabled(offer.isEnabled())
            button.setToolTip(offer.toolTip())
            row.add_link(button)
        if not message.question and message.parent() is not self.parent():
            close = CrossButton(self.tr("Dismiss"), self.tr("Dismiss"))
            close.clicked.connect(lambda _checked: self.dismissed.emit(message))
            row.row.addWidget(close)
        return row

    def answers(self) -> list[LinkButton]:
        """Return the links of the first message."""
        return self.messages[0].links if self.messages else []

    def tick(self) -> None:
        """Show the time that is left now."""
        for row in self.rows.values():
            row.tick()

    def _clear(self, rows: list[WorkRow] | list[_Row], column: QVBoxLayout) -> None:
        for row in rows:
            column.removeWidget(row)
            row.hide()
            row.deleteLater()

    def open_over(self, strip: QWidget) -> None:
        """Show it above *strip*, at its end."""
        self._over = strip
        self._fit()
        self.show()
        first = next((one for row in (*self.messages, *self.rows.values()) for one in row.links), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.PopupFocusReason)

    def _fit(self) -> None:
        """Set the size to that of the contents, within the window."""
        strip = self._over
        if strip is None:
            return
        if not (self.rows or self.messages):
            self.close()
            return
        wide = min(WIDE, strip.width() - 16)
        frame = 2 * self.frameWidth()
        self._column.activate()
        inside = wide - frame
        high = self._column.totalHeightForWidth(inside)
        high = high if high > 0 else self._column.totalSizeHint().height()
        top = strip.mapTo(strip.window(), QPoint(0, 0)).y()
        self.setFixedSize(wide, min(high + frame, max(top - 16, 60)))
        end = strip.width() - wide - 8 if not QApplication.isRightToLeft() else 8
        self.move(strip.mapToGlobal(QPoint(end, -self.height() - 4)))

    def hideEvent(self, event: QHideEvent | None) -> None:
        super().hideEvent(event)
        self.closed.emit()


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
