"""The range of a selective self-test: the row in which it is entered, and the table of the last ones."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.health.self_tests import SelfTests
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.drive_health import self_testing
from disktune_gui.drive_health.self_test_text import SPAN_WORDS_IN, span_tone, spans
from disktune_gui.drive_health.self_testing import BlockRange, Typed
from disktune_gui.text.formats import number
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.style import lines


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
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(PlainLabel(self.tr("Last tested ranges:")))
        column.addWidget(self.table)

    def show_ranges(self, tests: SelfTests | None) -> None:
        """Show the ranges in *tests*; nothing of a drive that has made no selective test."""
        found = spans(tests)
        self.table.set_table(found)
        self.table.fit_height()
        self.setVisible(bool(found.rows))
