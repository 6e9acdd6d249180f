"""The logs of a drive, one in front: errors, temperatures, self-tests, counters, samples, and the directory."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtGui import QHideEvent, QShowEvent
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from disktune_contract.health.health import DriveLogs
from disktune_contract.health.self_tests import SelfTests
from disktune_gui.controls.cards import PADDING, SegmentedControl
from disktune_gui.controls.controls import SearchField
from disktune_gui.controls.page import FrontStack
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.drive_health import drive_logs, self_test_text
from disktune_gui.drive_health.drive_logs import LogReading
from disktune_gui.drive_health.samples_view import SamplesView
from disktune_gui.drive_health.self_test_card import SelectiveRanges
from disktune_gui.drive_health.self_testing import SelfTesting
from disktune_gui.overview.fact_view import FactView
from disktune_gui.text.facts import FactSection
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable
from disktune_gui.theming.style import flush, lines, pixels

translate = QCoreApplication.translate

_HEIGHT = 300
"""Pixels: of a table, which scrolls by itself."""


class FilledPlace(FrontStack):
    """Never an empty box without a sentence."""

    def __init__(self, view: QWidget) -> None:
        super().__init__()
        self._view = view
        self.sentence = PlainLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = QWidget()
        column = QVBoxLayout(self._words)
        column.addWidget(self.sentence)
        self.addWidget(self._words)
        self.addWidget(view)

    def show_state(self, *, filled: bool, why_not: str) -> None:
        """Show the table, or *why_not*."""
        self.sentence.setText(why_not)
        self.setCurrentWidget(self._view if filled else self._words)


class LogView(QWidget):
    """A sentence, and the table of which it speaks."""

    def __init__(self, reading: LogReading, name: str) -> None:
        super().__init__()
        self._reading = reading
        self.words = PlainLabel()
        self.words.wrap_selectable()
        self.table = TableTwin()
        self.table.setAccessibleName(name)
        self.place = FilledPlace(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.words)
        column.addWidget(self.place, 1)

    def show_log(self, words: str, table: DataTable) -> None:
        """Show *words* above *table*; where there are no rows, in its place."""
        self.table.set_table(table)
        filled = bool(table.rows)
        self.words.setVisible(filled and bool(words))
        self.words.setText(words)
        self.place.show_state(filled=filled, why_not=words)

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self._reading.watch(self, True)

    def hideEvent(self, event: QHideEvent | None) -> None:
        super().hideEvent(event)
        self._reading.watch(self, False)


class TestLog(QWidget):
    """Earlier self-tests, and the ranges of the last selective one."""

    __test__ = False

    def __init__(self, testing: SelfTesting) -> None:
        super().__init__()
        self._testing = testing
        self.table = TableTwin()
        self.table.mix(self_test_text.WORDS_IN, self_test_text.tone)
        self.table.setAccessibleName(self.tr("Earlier self-tests"))
        self.place, self.ranges = FilledPlace(self.table), SelectiveRanges()
        column = flush(QVBoxLayout(self))
        column.addWidget(self.place, 1)
        column.addWidget(self.ranges)
        testing.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        tests = self._testing.tests
        self.table.set_table(self_test_text.table(tests, self._testing.drive))
        self.place.show_state(filled=tests is not None and bool(tests.results), why_not=self._nothing(tests))
        self.ranges.show_ranges(tests)

    def _nothing(self, tests: SelfTests | None) -> str:
        if tests is None:
            return self._testing.asked.answer.why_not
        return said(tests.note or tests.refusal) or translate("Window", "No self-test so far.")


class LogsBody(QWidget):
    """Made when it is opened first; the drive is asked for its logs while one of them is in front."""

    def __init__(self, logs: LogReading, testing: SelfTesting, samples: SamplesView) -> None:
        super().__init__()
        self._logs = logs
        self.errors = LogView(logs, self.tr("Error log"))
        self.temperatures = LogView(logs, self.tr("Temperature log"))
        self.directory = LogView(logs, self.tr("Log directory"))
        self.tests, self.samples = TestLog(testing), samples
        self.counters, self.search = FactView(), SearchField(self.tr("Search"))
        self.counters.setAccessibleName(self.tr("Counters"))
        self.search.textChanged.connect(self.counters.narrow)
        self.counted = QWidget()
        """The counters below their search."""
        inside = flush(QVBoxLayout(self.counted))
        inside.addWidget(self.search)
        inside.addWidget(self.counters)
        self.errors.table.mix(drive_logs.error_words_in(None))
        self.directory.table.mix(drive_logs.WORDS_IN)
        # Two columns of numbers over the whole width would be hard to read.
        self.temperatures.table.setMaximumWidth(lines(self, 36))
        self.switch = SegmentedControl(
            (
                self.tr("Errors"),
                self.tr("Temperature"),
                self.tr("Self-tests"),
                self.tr("Counters"),
                self.tr("Samples"),
                self.tr("Directory"),
            ),
            self.tr("Log"),
        )
        self.stack = FrontStack()
        for view in self.views:
            self.stack.addWidget(view)
        self.stack.setMinimumHeight(pixels(self.font(), _HEIGHT))
        self.switch.choose(0)
        self.switch.chosen.connect(self.stack.setCurrentIndex)
        self.stack.currentChanged.connect(self.switch.choose)
        side = pixels(self.font(), PADDING)
        column = QVBoxLayout(self)
        column.setContentsMargins(side, 0, side, side)
        column.addWidget(self.switch)
        column.addWidget(self.stack)
        logs.answered.connect(self.show_logs)
        self.show_logs()

    @property
    def views(self) -> tuple[QWidget, ...]:
        """The logs in the order of the switch."""
        return (self.errors, self.temperatures, self.tests, self.counted, self.samples, self.directory)

    def bring(self, view: QWidget) -> None:
        """Bring one of `views` to the front."""
        self.stack.setCurrentWidget(view)

    @property
    def front(self) -> DataTable | None:
        """The table of the log in front; None where that is no table."""
        view = self.stack.currentWidget()
        if isinstance(view, SamplesView):
            return view.table
        return view.table.table if isinstance(view, LogView | TestLog) else None

    def show_kind(self, *, ata: bool) -> None:
        """Show only the logs that a drive of this kind can have."""
        self.switch.offer([at for at, view in enumerate(self.views) if ata or view not in self._of_ata])
        if not ata and self.stack.currentWidget() in self._of_ata:
            self.bring(self.errors)

    @property
    def _of_ata(self) -> tuple[QWidget, ...]:
        return (self.temperatures, self.directory)

    def show_counters(self, sections: tuple[FactSection, ...]) -> None:
        """Show what drive, link and kernel count."""
        self.counters.show_sections(list(sections))

    def show_logs(self) -> None:
        """Show what the drive answered last."""
        logs = self._logs.answer.fresh
        waiting = self._logs.answer.why_not
        self.errors.table.mix(drive_logs.error_words_in(logs))
        shown: tuple[tuple[LogView, Callable[[DriveLogs], str], DataTable], ...] = (
            (self.errors, drive_logs.error_words, drive_logs.errors(logs)),
            (self.temperatures, drive_logs.temperature_words, drive_logs.temperatures(logs)),
            (self.directory, drive_logs.directory_words, drive_logs.directory(logs)),
        )
        for view, words, table in shown:
            view.show_log(words(logs) if logs is not None else waiting, table)
