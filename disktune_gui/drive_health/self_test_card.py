"""Self-tests: the last result, a button for each test with its duration, and how far the one is that runs."""

from __future__ import annotations

import time
from functools import partial

from PyQt6.QtCore import QCoreApplication, Qt, pyqtSignal
from PyQt6.QtGui import QHideEvent, QShowEvent
from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QProgressBar, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.health.self_tests import HELP, SelfTestKind, SelfTestOffer, SelfTests
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.said.changes import NO_SUSPEND
from disktune_contract.sentence import in_turn
from disktune_gui.client.session import Session
from disktune_gui.controls.cards import PADDING, Card, Disclosure, caption, card_title
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.message import MessageBar
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop import clipboard
from disktune_gui.drive_health import self_testing
from disktune_gui.drive_health.self_test_text import (
    SPAN_WORDS_IN,
    age,
    conclusion,
    failing_block,
    line,
    offered,
    offers_line,
    progress,
    run,
    schedule,
    span_tone,
    spans,
    spins_down,
)
from disktune_gui.drive_health.self_testing import BlockRange, SelfTesting, Typed
from disktune_gui.drive_health.verdict_card import Mark
from disktune_gui.text.formats import number
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment
from disktune_gui.theming.style import flush, lines, pixels

translate = QCoreApplication.translate

# -- The range of a selective self-test: its row, and the table of the last ones ---------------------------


class RangeRow(QWidget):
    """What was typed stays until another drive is shown, or another block has failed."""

    changed = pyqtSignal()
    entered = pyqtSignal()
    """Enter was pressed in one of the fields."""

    def __init__(self) -> None:
        super().__init__()
        self._drive: Drive | None = None
        self._tests: SelfTests | None = None
        self._filled: tuple[DriveRef, int | None] | None = None
        """For which drive, and which block that failed, a range was proposed."""
        self.first, self.last = QLineEdit(), QLineEdit()
        self.around = QPushButton(self.tr("A&round Failed Block"))
        self.words = ToneLabel()
        self._lay_out()
        for field in (self.first, self.last):
            field.textChanged.connect(self._on_typed)
            field.returnPressed.connect(self.entered)
        self.around.clicked.connect(self.propose)

    @property
    def span(self) -> BlockRange | None:
        """What is entered, None if it is no range of blocks of the drive."""
        return self._typed().span

    def show_tests(self, drive: Drive | None, tests: SelfTests | None) -> None:
        """Show what is known of *drive*; a range is proposed once for each block that failed."""
        self._drive, self._tests = drive, tests
        block = self_testing.failed_block(tests)
        self.around.setVisible(block is not None)
        now = (drive.ref, block) if drive is not None else None
        if now != self._filled and self_testing.highest(drive, tests) is not None:
            self._filled = now
            self.propose()
        self._say()

    def propose(self) -> None:
        """Enter the surroundings of the block that failed, or the whole drive where none did."""
        span = self_testing.proposed(self._drive, self._tests)
        if span is not None:
            self.first.setText(number(span.first))
            self.last.setText(number(span.last))

    def _on_typed(self) -> None:
        self._say()
        self.changed.emit()

    def _typed(self) -> Typed:
        most = self_testing.highest(self._drive, self._tests)
        return self_testing.typed(self.first.text(), self.last.text(), most)

    def _say(self) -> None:
        typed = self._typed()
        if typed.span is None:
            self.words.setText(typed.why_not)
        else:
            self.words.setText(self_testing.estimate(typed.span, self._drive, self._tests))
        self.words.set_tone("danger" if typed.span is None else "faint")

    def _lay_out(self) -> None:
        grid = flush(QGridLayout(self))
        for place, (field, words) in enumerate(
            ((self.first, self.tr("&First block:")), (self.last, self.tr("Last &block:")))
        ):
            label = PlainLabel(words)
            label.setBuddy(field)
            grid.addWidget(label, place, 0)
            grid.addWidget(field, place, 1)
        self.around.setToolTip(self.tr("1 GiB before and behind the failed block"))
        self.words.setWordWrap(True)
        self.words.setMinimumHeight(lines(self, 1.2))
        grid.addWidget(self.around, 2, 0, 1, 2)
        grid.addWidget(self.words, 3, 0, 1, 2)
        grid.setColumnStretch(1, 1)


class SelectiveRanges(QWidget):
    """The ranges of the last selective self-test, where a drive has made one: five rows at most."""

    def __init__(self) -> None:
        super().__init__()
        self.table = TableTwin()
        self.table.mix(SPAN_WORDS_IN, span_tone)
        self.table.setAccessibleName(self.tr("Last tested ranges"))
        column = flush(QVBoxLayout(self), 4)
        column.addWidget(PlainLabel(self.tr("Last tested ranges:")))
        column.addWidget(self.table)

    def show_ranges(self, tests: SelfTests | None) -> None:
        """Show the ranges in *tests*; nothing of a drive that has made no selective test."""
        found = spans(tests)
        self.table.set_table(found)
        self.table.fit_height()
        self.setVisible(bool(found.rows))


USUAL = (SelfTestKind.EXTENDED, SelfTestKind.SHORT)
"""The tests with a button on the card."""
AFTERWARDS_S = 0.7
"""Seconds after a test began in which a click on Cancel is ignored: it is the second of two."""
_SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


def _inside(widget: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(widget)
    side = pixels(widget.font(), PADDING)
    column.setContentsMargins(side, 0, side, side)
    return column


class OtherTests(QWidget):
    """The tests that are rarely needed: after transport, and of a range of blocks."""

    def __init__(self, testing: SelfTesting) -> None:
        super().__init__()
        self._testing = testing
        self.conveyance, self.selective = QPushButton(), QPushButton()
        self.chosen_range = RangeRow()
        self.conveyance.setToolTip(as_tip(said(HELP[SelfTestKind.CONVEYANCE])))
        self.selective.setToolTip(as_tip(said(HELP[SelfTestKind.SELECTIVE])))
        column = _inside(self)
        for widget in (self.conveyance, self.chosen_range, self.selective):
            column.addWidget(widget)
        self.conveyance.clicked.connect(lambda _checked: testing.start(SelfTestKind.CONVEYANCE))
        self.selective.clicked.connect(lambda _checked: self._start())
        self.chosen_range.entered.connect(self._start)
        self.chosen_range.changed.connect(self.show_state)
        testing.changed.connect(self.show_state)
        self.show_state()

    def show_state(self) -> None:
        """Show what the drive offers."""
        tests = self._testing.tests
        offers = {one.kind: one for one in tests.offers} if tests is not None else {}
        for kind, button in (
            (SelfTestKind.CONVEYANCE, self.conveyance),
            (SelfTestKind.SELECTIVE, self.selective),
        ):
            button.setVisible(kind in offers)
            button.setEnabled(self._testing.free)
            if kind in offers:
                button.setText(run(offers[kind]))
        self.chosen_range.setVisible(SelfTestKind.SELECTIVE in offers)
        self.chosen_range.show_tests(self._testing.drive, tests)
        if self.chosen_range.span is None:
            self.selective.setEnabled(False)

    def _start(self) -> None:
        span = self.chosen_range.span
        if span is not None and self.selective.isEnabled():
            self._testing.start(SelfTestKind.SELECTIVE, span)


class Schedule(QWidget):
    """Who starts self-tests of the drive by itself, or the line that has smartd do it."""

    def __init__(self, testing: SelfTesting) -> None:
        super().__init__()
        self._testing = testing
        self.words = PlainLabel()
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(_SELECTABLE)
        self.copy_line = QPushButton(self.tr("Copy &Line"))
        self.copy_line.clicked.connect(self._copy)
        column = _inside(self)
        column.addWidget(self.words)
        column.addWidget(self.copy_line, 0, Qt.AlignmentFlag.AlignLeading)
        testing.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        claims, drive = self._testing.claims, self._testing.drive
        known = claims is not None and drive is not None
        self.words.setText(schedule(claims, drive) if claims is not None and drive is not None else "")
        self.copy_line.setVisible(known and claims is not None and offers_line(claims))

    def _copy(self) -> None:
        if self._testing.drive is not None:
            clipboard.copy(line(self._testing.drive))


class SelfTestCard(Card):
    """Reads the self-tests of the drive while it is visible."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.testing = SelfTesting(session, self)
        self._offers: tuple[SelfTestOffer, ...] = ()
        self._began_at = 0.0
        self._runs = False
        self._shown: tuple[object, ...] = ()
        """What the card was made of."""
        self._urgent = False
        self.age, self.mark, self.state, self.note = caption(), Mark(), PlainLabel(), caption()
        self.bar = QProgressBar()
        self.buttons = {kind: QPushButton() for kind in USUAL}
        self.extended = self.buttons[SelfTestKind.EXTENDED]
        self.extended.setText(run(SelfTestOffer(SelfTestKind.EXTENDED, None)))
        self.cancel = QPushButton(self.tr("Cancel Self-&Test"))
        self.message = MessageBar()
        self.block = Disclosure(self.tr("Failing block"), self._block_made)
        self.others = Disclosure(self.tr("Other tests"), lambda: OtherTests(self.testing))
        self.schedule = Disclosure(self.tr("Schedule"), lambda: Schedule(self.testing))
        self._lay_out()
        self.testing.changed.connect(self._show)
        for kind, button in self.buttons.items():
            button.clicked.connect(partial(self._on_start, kind))
        self.cancel.clicked.connect(self._on_cancel)
        self.message.acted.connect(self._on_agreed)
        self.message.close_button.clicked.connect(self.testing.dismiss)
        self._show()

    def recommend(self, *, urgent: bool) -> None:
        """Make the extended test what the page is about if it would clear what counts against the drive."""
        if urgent is not self._urgent:
            self._urgent = urgent
            self.extended.setProperty("primary", urgent)
            self.extended.update()

    # -- seen or not -----------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self.testing.watch(True)

    def hideEvent(self, event: QHideEvent | None) -> None:
        super().hideEvent(event)
        self.testing.watch(False)

    # -- what the user does ------------------------------------------------------------------------------------

    def _on_start(self, kind: SelfTestKind, _checked: bool) -> None:
        self.testing.start(kind)

    def _on_cancel(self) -> None:
        if time.monotonic() - self._began_at >= AFTERWARDS_S:
            self.testing.stop()

    def _on_agreed(self) -> None:
        if self.testing.question is not None:
            self.testing.start(self.testing.question[0], agreed=True)

    # -- what is shown -----------------------------------------------------------------------------------------

    def _show(self) -> None:
        self._show_message()
        testing, answer = self.testing, self.testing.asked.answer
        tests = testing.tests
        at = answer.at if tests is not None and tests.running is not None else 0.0
        told = (answer.value, answer.why_not, at, testing.claims, tuple(testing.kinds.items()))
        shown = (testing.drive, told, testing.busy, testing.awake(), testing.paused)
        if shown == self._shown:
            return
        self._shown = shown
        self._offers = tests.offers if tests is not None else ()
        running = tests.running if tests is not None else None
        self._show_buttons(running is not None)
        self._show_state(tests)
        known = running is not None and running.remaining_percent is not None
        self.bar.setVisible(known)
        self.bar.setValue(100 - (running.remaining_percent or 0) if running is not None and known else 0)
        self._show_block()

    def _show_buttons(self, runs: bool) -> None:
        if runs is not self._runs:
            self._runs, self._began_at = runs, time.monotonic()
        offers = {one.kind: one for one in self._offers}
        for kind, button in self.buttons.items():
            button.setVisible(kind in offers and not runs)
            # Not while the drive is asked to start: a button that is disabled loses the focus.
            button.setEnabled(self.testing.free)
            if kind in offers:
                button.setText(run(offers[kind]))
                button.setToolTip(as_tip(f"{said(HELP[kind])} {offered(offers[kind])}"))
        self.cancel.setVisible(runs)
        rare = offers.keys() - {*USUAL}
        self.others.setVisible(bool(rare))
        # What cannot be started here cannot be scheduled either.
        self.schedule.setVisible(bool(offers))

    def _show_state(self, tests: SelfTests | None) -> None:
        testing = self.testing
        words, mark, note = "", None, ""
        if testing.busy:
            words = {
                "start": self.tr("Starting…"),
                "stop": self.tr("Cancelling…"),
                "unlock": translate("Window", "Waiting for the password…"),
            }[testing.busy]
        elif tests is None:
            words = said(testing.asked.answer.why_not)
        elif tests.running is not None:
            words = progress(tests.running, testing.asked.answer.at)
            if testing.awake():
                note = NO_SUSPEND
            if testing.paused:
                at = self.tr("Read at {time}; F5 refreshes.")
                note = in_turn(note, at.format(time=moment(testing.asked.answer.at)))
        elif testing.drive is not None:
            words, tone = conclusion(tests)
            mark = {"good": HealthVerdict.GOOD, "danger": HealthVerdict.CAUTION}.get(tone)
            none = translate("Window", "No self-test so far.") if self._offers else ""
            words = words or said(tests.note) or none
            note = said(in_turn(tests.refusal, self._remarks(tests)))
        self.age.setText(age(tests) if tests is not None and tests.running is None else "")
        self.state.setText(words)
        self.mark.setVisible(mark is not None)
        self.mark.show_state(mark)
        self.note.setText(said(note))
        self.note.setVisible(bool(note))

    def _block_words(self) -> str:
        tests, drive = self.testing.tests, self.testing.drive
        return failing_block(tests, drive, self.testing.kinds) if tests is not None and drive is not None else ""

    def _block_made(self) -> QWidget:
        body, words = QWidget(), PlainLabel(self._block_words())
        words.setWordWrap(True)
        words.setTextInteractionFlags(_SELECTABLE)
        _inside(body).addWidget(words)
        return body

    def _show_block(self) -> None:
        told = self._block_words()
        self.block.setVisible(bool(told))
        if self.block.body is not None and (label := self.block.body.findChild(PlainLabel)) is not None:
            label.setText(told)

    def _remarks(self, tests: SelfTests) -> str:
        if not self._offers or tests.refusal:
            return ""
        claims, drive = self.testing.claims, self.testing.drive
        by_others = spins_down(claims, drive) if claims is not None and drive is not None else ""
        return in_turn(tests.remark, by_others) or self.tr("The drive stays usable.")

    def _show_message(self) -> None:
        testing = self.testing
        if testing.question is not None:
            words = self.tr("{why} Start it anyway?")
            self.message.show_text(
                words.format(why=said(testing.question[1])),
                tone="caution",
                action=self.tr("Start &Anyway"),
                about="question",
            )
        elif testing.told:
            self.message.show_text(said(testing.told), tone="danger", about="told")
        elif self.message.about:
            self.message.dismiss()

    # -- putting it together -------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.bar.setRange(0, 100)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.bar.setMaximumHeight(pixels(self.font(), 6))
        for label in (self.state, self.note):
            label.setWordWrap(True)
            label.setTextInteractionFlags(_SELECTABLE)
        head = QHBoxLayout()
        head.addWidget(card_title(self.tr("Self-test")), 1)
        head.addWidget(self.age)
        words = QHBoxLayout()
        words.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        words.addWidget(self.state, 1)
        inside = QWidget()
        column = _inside(inside)
        side = pixels(self.font(), PADDING)
        column.setContentsMargins(side, pixels(self.font(), 14), side, side)
        column.addLayout(head)
        column.addLayout(words)
        for widget in (self.bar, self.note, *self.buttons.values(), self.cancel, self.message):
            column.addWidget(widget)
        whole = self.column(0)
        whole.addWidget(inside)
        whole.addWidget(self.block)
        whole.addWidget(self.others)
        whole.addWidget(self.schedule)
