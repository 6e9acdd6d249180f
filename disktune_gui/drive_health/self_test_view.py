"""Self-tests: choose one or a range, start or cancel it, see how far it is, and what earlier ones found."""

from __future__ import annotations

import time

from PyQt6.QtCore import QEvent, Qt, pyqtSignal
from PyQt6.QtGui import QHideEvent, QShowEvent
from PyQt6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.health.self_tests import (
    HARMLESS,
    HELP,
    SelfTestKind,
    SelfTestOffer,
    SelfTests,
)
from disktune_contract.said.changes import NO_SUSPEND
from disktune_contract.sentence import in_turn
from disktune_gui.client.session import Session
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.message import MessageBar
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop import clipboard
from disktune_gui.drive_health import self_testing
from disktune_gui.drive_health.parts import FilledPlace
from disktune_gui.drive_health.self_test_text import (
    SPAN_WORDS_IN,
    WORDS_IN,
    conclusion,
    line,
    offered,
    offers_line,
    progress,
    schedule,
    span_tone,
    spans,
    spins_down,
    table,
    tone,
)
from disktune_gui.drive_health.self_testing import BlockRange, SelfTesting, Typed
from disktune_gui.text.formats import number
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment
from disktune_gui.theming.style import lines

# -- the row in which the range of a selective self-test is entered ----------------------------------------

_DIGITS = "18,446,744,073,709,551,615"
"""As wide as a block's number can be."""


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

    def changeEvent(self, event: QEvent | None) -> None:
        """Keep the fields as wide as their numbers."""
        super().changeEvent(event)
        if event is not None and event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        for field in (self.first, self.last):
            field.setFixedWidth(field.fontMetrics().horizontalAdvance(_DIGITS[:15]) + 24)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        for field, words in (
            (self.first, self.tr("&First block (LBA):")),
            (self.last, self.tr("Last &block (LBA):")),
        ):
            label = PlainLabel(words)
            label.setBuddy(field)
            row.addWidget(label)
            row.addWidget(field)
        row.addWidget(self.around)
        row.addStretch(1)
        self.around.setToolTip(
            self.tr("Enters the 1 GiB before and behind the block at which the last test failed")
        )
        self.words.setWordWrap(True)
        self.words.setMinimumHeight(lines(self, 1.2))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.words)
        self._fit()


# -- self-tests: choice, start, cancel, progress, and earlier results --------------------------------------

CHOICES = (SelfTestKind.SHORT, SelfTestKind.EXTENDED, SelfTestKind.CONVEYANCE, SelfTestKind.SELECTIVE)
"""What can be begun here, in this order; a selective test needs a range of blocks."""
AFTERWARDS_S = 0.7
"""Seconds after the button changes its function in which a click is ignored: it is the second of two."""


class SelectiveRanges(QWidget):
    """The ranges of the last selective self-test, where a drive has made one: five rows at most."""

    def __init__(self) -> None:
        super().__init__()
        self.table = TableTwin()
        self.table.mix(SPAN_WORDS_IN, span_tone)
        self.table.setAccessibleName(self.tr("Ranges of the last selective self-test"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(PlainLabel(self.tr("Ranges of the last selective self-test:")))
        column.addWidget(self.table)

    def show_ranges(self, tests: SelfTests | None) -> None:
        """Show the ranges in *tests*; nothing of a drive that has made no selective test."""
        found = spans(tests)
        self.table.set_table(found)
        self.table.fit_height()
        self.setVisible(bool(found.rows))


class SelfTestView(QWidget):
    """The test that is chosen stays chosen as long as the drive offers it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.testing = SelfTesting(session, self)
        self._offers: tuple[SelfTestOffer, ...] = ()
        self._stops = False
        """Whether the button cancels."""
        self._turned_at = 0.0
        self.choices = {kind: QRadioButton() for kind in CHOICES}
        self._helps = {kind: PlainLabel() for kind in CHOICES}
        self._group = QButtonGroup(self)
        self.chosen_range = RangeRow()
        self.button = QPushButton()
        self.bar = QProgressBar()
        self.state = ToneLabel()
        self.remark = PlainLabel()
        self.schedule = PlainLabel()
        self.copy_line = QPushButton(self.tr("Copy &Line"))
        self.message = MessageBar()
        self.table = TableTwin()
        self.place = FilledPlace(self.table)
        self.ranges = SelectiveRanges()
        self._lay_out()
        self.testing.changed.connect(self._show)
        self.button.clicked.connect(self._on_button)
        self._group.buttonToggled.connect(self._show_range)
        self.chosen_range.changed.connect(self._show_range)
        self.chosen_range.entered.connect(self._on_entered)
        self.message.acted.connect(self._on_agreed)
        self.message.close_button.clicked.connect(self.testing.dismiss)
        self.copy_line.clicked.connect(self._on_copy_line)
        self._show()

    @property
    def chosen(self) -> SelfTestKind | None:
        """The test that is chosen, None if none is offered."""
        return next(
            (kind for kind, one in self.choices.items() if one.isChecked() and one.isVisibleTo(self)), None
        )

    # -- seen or not -----------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self.testing.watch(True)

    def hideEvent(self, event: QHideEvent | None) -> None:
        super().hideEvent(event)
        self.testing.watch(False)

    # -- what the user does ------------------------------------------------------------------------------------

    def _on_button(self) -> None:
        if time.monotonic() - self._turned_at < AFTERWARDS_S:
            return
        if self._stops:
            self.testing.stop()
        elif (kind := self.chosen) is SelfTestKind.SELECTIVE:
            if (span := self.chosen_range.span) is not None:
                self.testing.start(kind, span)
        elif kind is not None:
            self.testing.start(kind)

    def _on_entered(self) -> None:
        if self.button.isEnabled() and not self._stops:
            self._on_button()

    def _on_agreed(self) -> None:
        if self.testing.question is not None:
            self.testing.start(self.testing.question[0], agreed=True)

    # -- what is shown -----------------------------------------------------------------------------------------

    def _show(self) -> None:
        testing = self.testing
        tests = testing.tests
        running = tests.running if tests is not None else None
        self._show_choices()
        self._show_button(running is not None)
        self._show_range()
        self._show_state()
        known = running is not None and running.remaining_percent is not None
        self.bar.setVisible(known)
        self.bar.setValue(100 - (running.remaining_percent or 0) if running is not None and known else 0)
        self.remark.setText(self._remarks(tests) if tests is not None and self._offers else "")
        self._show_message()
        self._show_schedule()
        self.table.set_table(table(tests, testing.drive))
        if tests is None:
            nothing = testing.asked.answer.why_not or self.tr("Reading the self-test log…")
        else:
            nothing = said(tests.note or tests.refusal) or self.tr("The drive has recorded no self-tests.")
        self.place.show_state(filled=tests is not None and bool(tests.results), why_not=nothing)
        self.ranges.show_ranges(tests)

    def _show_choices(self) -> None:
        tests = self.testing.tests
        self._offers = tests.offers if tests is not None else ()
        offers = {offer.kind: offer for offer in self._offers}
        free = tests is not None and tests.running is None and not tests.refusal and not self.testing.busy
        for kind, choice in self.choices.items():
            offer = offers.get(kind)
            choice.setVisible(offer is not None)
            self._helps[kind].setVisible(offer is not None)
            choice.setEnabled(free)
            if offer is not None:
                choice.setText(offered(offer))
                self._helps[kind].setText(said(HELP[kind]))
        there = [kind for kind in CHOICES if kind in offers]
        if there and self.chosen not in there:
            self.choices[there[0]].setChecked(True)
        self.chosen_range.show_tests(self.testing.drive, tests)
        self.chosen_range.setEnabled(free)

    def _show_range(self) -> None:
        """Show the range of a selective test while one is chosen; without one nothing is started."""
        self.chosen_range.setVisible(self.chosen is SelfTestKind.SELECTIVE)
        self._show_button(self._stops)

    def _show_button(self, stops: bool) -> None:
        tests = self.testing.tests
        if stops is not self._stops:
            self._stops, self._turned_at = stops, time.monotonic()
        self.button.setText(self._words(stops=stops))
        ranged = self.chosen is not SelfTestKind.SELECTIVE or self.chosen_range.span is not None
        possible = tests is not None and (stops or (bool(self._offers) and not tests.refusal and ranged))
        # Not while the drive is asked to start or stop: a button that is disabled loses the focus.
        self.button.setEnabled(possible)
        if stops:
            self.button.setToolTip(self.tr("Stops the test that runs on the drive, whichever program started it"))
        else:
            self.button.setToolTip(self.tr("The drive tests itself; no data is changed"))

    def _words(self, *, stops: bool) -> str:
        return self.tr("Cancel Self-&Test") if stops else self.tr("Start Self-&Test")

    def _show_state(self) -> None:
        testing, tests = self.testing, self.testing.tests
        words, meant = "", ""
        if testing.busy:
            words = {
                "start": self.tr("Starting…"),
                "stop": self.tr("Cancelling…"),
                "unlock": self.tr("Waiting for the password…"),
            }[testing.busy]
        elif tests is None:
            # The reason is in the place of the log.
            words = ""
        elif tests.running is not None:
            words = progress(tests.running, testing.asked.answer.at)
            if testing.awake():
                words = said(in_turn(words, NO_SUSPEND))
            if testing.paused:
                at = self.tr("Read at {time}. Press F5 to read it again.")
                words = said(in_turn(words, at.format(time=moment(testing.asked.answer.at))))
        elif tests.refusal:
            # Where there is no log, the refusal is in the place of the log.
            words = said(tests.refusal) if tests.results else ""
        elif testing.drive is not None:
            words, meant = conclusion(tests, testing.drive, testing.kinds)
        self.state.setText(words)
        self.state.set_tone(meant)

    def _show_message(self) -> None:
        testing = self.testing
        if testing.question is not None:
            words = self.tr("{why} Start it nevertheless?")
            self.message.show_text(
                words.format(why=said(testing.question[1])),
                tone="caution",
                action=self.tr("Start &Nevertheless"),
                about="question",
            )
        elif testing.told:
            self.message.show_text(said(testing.told), tone="danger", about="told")
        elif self.message.about:
            self.message.dismiss()

    def _remarks(self, tests: SelfTests) -> str:
        claims, drive = self.testing.claims, self.testing.drive
        by_others = spins_down(claims, drive) if claims is not None and drive is not None else ""
        return said(in_turn(HARMLESS, tests.remark, by_others))

    def _show_schedule(self) -> None:
        claims, drive = self.testing.claims, self.testing.drive
        # What cannot be started here cannot be scheduled either.
        offered = bool(self._offers)
        self.schedule.setText(
            schedule(claims, drive) if claims is not None and drive is not None and offered else ""
        )
        self.copy_line.setVisible(claims is not None and offered and offers_line(claims))

    def _on_copy_line(self) -> None:
        if self.testing.drive is not None:
            clipboard.copy(line(self.testing.drive))

    # -- putting it together -------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_button()

    def _fit_button(self) -> None:
        """Make the button as wide as the longer of its texts: it must not move."""
        before, widths = self.button.text(), []
        for stops in (False, True):
            self.button.setText(self._words(stops=stops))
            widths.append(self.button.sizeHint().width())
        self.button.setText(before)
        self.button.setFixedWidth(max(widths))

    def _choices_laid_out(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        for row, (kind, choice) in enumerate(self.choices.items()):
            self._group.addButton(choice)
            helps = self._helps[kind]
            helps.setForegroundRole(self.palette().ColorRole.PlaceholderText)
            helps.setWordWrap(True)
            grid.addWidget(choice, row, 0)
            grid.addWidget(helps, row, 1)
        grid.addWidget(self.chosen_range, len(self.choices), 0, 1, 2)
        grid.setColumnStretch(1, 1)
        return grid

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addLayout(self._choices_laid_out(), 1)
        top.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        self._fit_button()
        self.bar.setRange(0, 100)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Progress of the self-test"))
        keeps = self.bar.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(keeps)
        self.bar.setMaximumHeight(8)
        self.remark.setWordWrap(True)
        self.remark.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.state.setWordWrap(True)
        self.state.setMinimumHeight(lines(self, 1.2))
        self.state.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.schedule.setWordWrap(True)
        self.schedule.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.schedule.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.schedule.setMinimumHeight(lines(self, 2.2))
        self.schedule.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.copy_line.setToolTip(self.tr("Copies the line for smartd.conf; DiskTune does not change that file"))
        self.table.mix(WORDS_IN, tone)
        self.table.setAccessibleName(self.tr("Earlier self-tests"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.remark)
        column.addWidget(self.state)
        column.addWidget(self.bar)
        column.addWidget(self.message)
        column.addWidget(self.place, 1)
        column.addWidget(self.ranges)
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.schedule, 1)
        below.addWidget(self.copy_line, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(below)
