"""The row in which the range of a selective self-test is entered."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.identity.self_tests import SelfTests
from disktune_gui.drive_health.self_tests import block_range
from disktune_gui.drive_health.self_tests.block_range import BlockRange, Typed
from disktune_gui.text.amounts import number
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.font_metrics import lines
from disktune_gui.widgets.tone_label import ToneLabel

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
        block = block_range.failed_block(tests)
        self.around.setVisible(block is not None)
        now = (drive.ref, block) if drive is not None else None
        if now != self._filled and block_range.highest(drive, tests) is not None:
            self._filled = now
            self.propose()
        self._say()

    def propose(self) -> None:
        """Enter the surroundings of the block that failed, or the whole drive where none did."""
        span = block_range.proposed(self._drive, self._tests)
        if span is not None:
            self.first.setText(number(span.first))
            self.last.setText(number(span.last))

    def _on_typed(self) -> None:
        self._say()
        self.changed.emit()

    def _typed(self) -> Typed:
        most = block_range.highest(self._drive, self._tests)
        return block_range.typed(self.first.text(), self.last.text(), most)

    def _say(self) -> None:
        typed = self._typed()
        if typed.span is None:
            self.words.setText(typed.why_not)
        else:
            self.words.setText(block_range.estimate(typed.span, self._drive, self._tests))
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
