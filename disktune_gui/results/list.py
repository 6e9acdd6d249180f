"""The list of stored results: the runs in its lines, its filter and its sort order."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter

from PyQt6.QtCore import (
    QCoreApplication,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QSignalBlocker,
    Qt,
    pyqtSignal,
)
from PyQt6.QtWidgets import QAbstractItemView, QCheckBox, QSizePolicy, QTableView, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.workload import Profile, Workload
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, listed
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import PROFILE_BY_ID, known
from disktune_gui.controls.controls import ChoiceBox, SearchField
from disktune_gui.controls.page import ChartsAhead
from disktune_gui.controls.table_twin import NOWHERE, HeadedModel
from disktune_gui.controls.wrapping import Flow
from disktune_gui.desktop.preferences import KeptColumns, Preferences
from disktune_gui.profiles.own import OWN
from disktune_gui.store import results_text
from disktune_gui.store.entry import ResultSummary
from disktune_gui.text import wording
from disktune_gui.text.harmless import harmless
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.theming.style import dress

# -- a line of the list: one result or a whole set; without widgets ----------------------------------------

translate = QCoreApplication.translate


@record
class ListedRun:
    """One result, or the tests of one set, in the order in which they were measured."""

    parts: tuple[ResultSummary, ...]
    whole: bool = False
    """Whether it represents a set, of which there may be only one test left."""

    @property
    def first(self) -> ResultSummary:
        """The part that represents the whole: the first test of its profile that was measured."""
        if len(self.parts) == 1:
            return self.parts[0]
        order = {step: number for number, step in enumerate(self.steps)}
        return min(self.parts, key=lambda one: order.get(one.workload, len(order)))

    @property
    def id(self) -> str:
        """A unique id in the list."""
        return self.parts[0].batch if self.whole else self.parts[0].id

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of its results."""
        return tuple(one.id for one in self.parts)

    @property
    def at(self) -> float:
        """When it began, in seconds since the epoch."""
        return self.parts[0].at

    @property
    def profile(self) -> Profile | None:
        """The profile; None for one workload alone, and for a profile of another version."""
        return PROFILE_BY_ID.get(self.parts[0].profile) if self.whole else None

    @property
    def steps(self) -> tuple[str, ...]:
        """The workloads that belong to it, whether they were measured or not."""
        return self.profile.steps if self.profile is not None else tuple(one.workload for one in self.parts)

    @property
    def workloads(self) -> tuple[Workload, ...]:
        """Those that this version knows."""
        return known(self.steps)

    @property
    def what(self) -> str:
        """What was measured, in a few words."""
        if not self.whole:
            return results_text.what(self.parts[0].kind, self.parts[0].workload)
        return said(listed(filter(None, (self._name, Sentence.counted(len(self.parts), "{n} test", "{n} tests")))))

    @property
    def _name(self) -> str:
        """Return the name of the profile; “Default” is clear only with the program that it comes from."""
        if self.profile is None:
            return self.parts[0].profile.removeprefix(OWN)
        name = said(self.profile.label)
        if not self.profile.id.startswith("file.") or not self.profile.counterpart:
            return name
        return translate("Results", "CrystalDiskMark-style, {profile}").format(profile=name)

    @property
    def note(self) -> str:
        """The user's note; for a set, the notes of its tests, each once."""
        return said(listed(dict.fromkeys(one.note for one in self.parts if one.note)))

    @property
    def own_note(self) -> str:
        """The note of the whole; a test may have another one from the time when each had its own."""
        return next((one.note for one in self.parts if one.note), "")

    @property
    def noted(self) -> tuple[str, ...]:
        """The results that share the note of the whole: a test with its own note keeps it."""
        return tuple(one.id for one in self.parts if one.note in ("", self.own_note))

    def part(self, workload: str) -> ResultSummary:
        """Return the test of that workload, the first one if there is none."""
        return next((one for one in self.parts if one.workload == workload), self.first)


def runs(summaries: Iterable[ResultSummary], *, single: bool) -> list[ListedRun]:
    """Return a line for each set and for each result that is in none; *single*: one for each result."""
    sets: dict[str, list[ResultSummary]] = {}
    for summary in summaries:
        together = summary.batch if not single else ""
        sets.setdefault(together or summary.id, []).append(summary)
    return [_run(parts, whole=not single and bool(parts[0].batch)) for parts in sets.values()]


def _run(parts: Sequence[ResultSummary], *, whole: bool) -> ListedRun:
    return ListedRun(tuple(parts if len(parts) == 1 else sorted(parts, key=lambda one: one.at)), whole)


# -- the model, table and filter of the list ---------------------------------------------------------------

DAY_S = 24 * 3600
DRIVE, FIGURE, NOTE, COLUMNS = 1, 3, 4, 5
"""The columns of the drive, of the figure and of the note, and the number of columns."""
_NEAR = (DRIVE, NOTE)
"""The columns whose text takes no time to build."""

MEASURED_LINES = 100
"""The number of lines that decide the width of a column."""


def periods() -> tuple[tuple[str, int], ...]:
    """Return the ages to filter by, in words and in seconds; 0 is no limit."""
    translate = QCoreApplication.translate
    return (
        (translate("Results", "Any time"), 0),
        (translate("Results", "Last day"), DAY_S),
        (translate("Results", "Last week"), 7 * DAY_S),
        (translate("Results", "Last month"), 30 * DAY_S),
    )


@record
class Filter:
    """What to list."""

    text: str = ""
    identity: str | None = None
    """Identity of the drive; None is all drives."""
    name: str = ""
    """Its kernel name, which identifies a drive without an identity."""
    workload: str = ""
    """Empty is all workloads."""
    since_s: int = 0
    single: bool = False
    """List each test of a set alone, as also with a *workload*."""

    @property
    def grouping(self) -> tuple[str | None, str, bool]:
        """What the result of `groups` depends on."""
        return self.identity, self.name, self.single or bool(self.workload)

    def groups(self, summaries: Sequence[ResultSummary]) -> list[ListedRun]:
        """Return the lines of the drive, before the other filters."""
        return runs([one for one in summaries if self._of_drive(one)], single=self.grouping[2])

    def _of_drive(self, summary: ResultSummary) -> bool:
        if self.identity is None:
            return True
        return summary.identity == self.identity if self.identity else summary.drive == self.name

    def admitted(
        self, runs: Sequence[ListedRun], now: float, found: Callable[[ListedRun, Sequence[str]], bool]
    ) -> list[ListedRun]:
        """Return those of *runs* that are wanted; *found* returns whether one contains words (`SearchedWords`)."""
        if self.workload:
            runs = [one for one in runs if one.first.workload == self.workload]
        if self.since_s:
            runs = [one for one in runs if one.at >= now - self.since_s]
        if wanted := self.text.casefold().split():
            runs = [one for one in runs if found(one, wanted)]
        return list(runs)


class SearchedWords:
    """The searchable text of lines, by their ids. Formatting dates, figures and names of all takes longest.

    So names and notes are searched first, and for a line that matches there nothing else is formatted.
    """

    def __init__(self) -> None:
        self._near: dict[str, str] = {}
        self._all: dict[str, str] = {}
        self._named: dict[str, str] = {}
        """Id and name of a workload, by the id: there are few of them."""

    def clear(self) -> None:
        """Forget all texts: the results have changed."""
        self._near.clear()
        self._all.clear()
        self._named.clear()

    def found(self, run: ListedRun, wanted: Sequence[str]) -> bool:
        """Return whether a line contains all words of *wanted*, which are casefolded and have no spaces."""
        one = run.id
        near = self._near.get(one)
        if near is None:
            near = self._near[one] = self._names(run)
        if all(word in near for word in wanted):
            return True
        place = self._all.get(one)
        if place is None:
            shown = (words(run, UnitSystem.SI, column) for column in range(COLUMNS) if column not in _NEAR)
            place = self._all[one] = " ".join((near, *shown)).casefold()
        return all(word in place for word in wanted)

    def _names(self, run: ListedRun) -> str:
        shown = (words(run, UnitSystem.SI, column) for column in _NEAR)
        tests = (self._workload(one.workload) for one in run.parts)
        return " ".join((*shown, run.first.drive, *tests)).casefold()

    def _workload(self, workload: str) -> str:
        if workload not in self._named:
            self._named[workload] = f"{workload} {results_text.workload_name(workload)}"
        return self._named[workload]


def words(run: ListedRun, units: UnitSystem, column: int) -> str:
    """Return the text of a cell; the figure of a set is that of its first test."""
    if column == 0:
        return wording.moment(run.at)
    if column == DRIVE:
        first = run.first
        return f"{first.title} ({first.drive})" if first.drive else first.title
    if column == FIGURE:
        first = run.first
        return results_text.figure_words(first.figure, first.unit, units)
    return run.note if column == NOTE else run.what


def tip(run: ListedRun, units: UnitSystem, column: int) -> str:
    """Return the full text of a cell that may be cut short."""
    if column == FIGURE and run.whole:
        return f"{results_text.workload_name(run.first.workload)}: {words(run, units, column)}"
    return words(run, units, column)


class ResultsModel(HeadedModel):
    """Results and sets of them under a filter, in the order that the user chose; newest first until then."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.header = (self.tr("Date"), self.tr("Drive"), self.tr("Workload"), self.tr("Result"), self.tr("Note"))
        self.all: tuple[ResultSummary, ...] = ()
        self.rows: list[ListedRun] = []
        self.units = UnitSystem.SI
        self._filter = Filter()
        self._grouping: object = None
        self._groups: list[ListedRun] = []
        """All lines of the drive, until the results change."""
        self._searched = SearchedWords()
        self._order = (0, Qt.SortOrder.DescendingOrder)

    def show_results(self, summaries: Sequence[ResultSummary], wanted: Filter | None = None) -> None:
        """List those of *summaries* that *wanted* admits, if the filter has changed."""
        self.all = tuple(summaries)
        self._grouping = None
        self._searched.clear()
        self._filter = wanted or self._filter
        self._refill()

    def narrow(self, wanted: Filter) -> None:
        """List only the lines that *wanted* admits."""
        self._filter = wanted
        self._refill()

    def use_units(self, units: UnitSystem) -> None:
        """Show figures in *units*."""
        self.units = units
        self._refill()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column: times and figures by their size, all else by its text."""
        self._order = (column, order)
        self._refill()

    def _refill(self) -> None:
        column, order = self._order
        if self._grouping != self._filter.grouping:
            self._grouping, self._groups = self._filter.grouping, self._filter.groups(self.all)
        kept = self._filter.admitted(self._groups, time.time(), self._searched.found)
        key = attrgetter("at") if column == 0 else lambda one: self._key(one, column)
        kept.sort(key=key, reverse=order is Qt.SortOrder.DescendingOrder)
        self.beginResetModel()
        self.rows = kept
        self.endResetModel()

    def _key(self, run: ListedRun, column: int) -> tuple[float, str]:
        if column == FIGURE:
            return (run.first.figure if run.first.figure is not None else -1.0), ""
        return 0.0, words(run, self.units, column).casefold()

    def rowCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            # Results of another computer come from a file, and show its drives by name.
            run, column = self.rows[index.row()], index.column()
            if role == Qt.ItemDataRole.ToolTipRole:
                return as_tip(harmless(tip(run, self.units, column)))
            return harmless(words(run, self.units, column))
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == FIGURE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Align the heading of the figures with them."""
        if role == Qt.ItemDataRole.TextAlignmentRole and section == FIGURE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return super().headerData(section, orientation, role)


class ResultsTable(QTableView):
    """The list itself; selected lines stay selected by their ids when the list is filled again."""

    def __init__(self, model: ResultsModel) -> None:
        super().__init__()
        self._results = model
        self._kept: KeptColumns | None = None
        self.setModel(model)
        self.setAccessibleName(self.tr("Results"))
        dress(self)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setWordWrap(False)
        self.setSortingEnabled(True)
        self.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        if (places := self.viewport()) is not None:
            # Selected results are drawn.
            ChartsAhead(self).heed(places)
        lines, columns = self.verticalHeader(), self.horizontalHeader()
        if lines is not None and columns is not None:
            lines.setDefaultSectionSize(self.fontMetrics().height() + 8)
            columns.setStretchLastSection(True)
            columns.setResizeContentsPrecision(MEASURED_LINES)
            columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def keep_columns(self, preferences: Preferences) -> None:
        """Restore the widths and the order of columns that the user has set."""
        columns = self.horizontalHeader()
        if columns is not None:
            self._kept = KeptColumns(columns, preferences, "results")

    def fit_columns(self) -> None:
        """Make the columns as wide as their content, within limits; the note gets what is left.

        Widths that the user has set stay.
        """
        if self._kept is not None and self._kept.chosen:
            return
        for column, most in ((0, 150), (1, 260), (2, 260), (3, 120)):
            self.setColumnWidth(
                column, min(most, max(self.sizeHintForColumn(column), self._title_width(column)) + 20)
            )

    def _title_width(self, column: int) -> int:
        header = self.horizontalHeader()
        return header.sectionSizeHint(column) if header is not None else 0

    def selected_runs(self) -> list[ListedRun]:
        """Return the selected lines, in the order of the list."""
        selection = self.selectionModel()
        found = sorted(index.row() for index in selection.selectedRows()) if selection is not None else []
        return [self._results.rows[row] for row in found if row < len(self._results.rows)]

    def selected_ids(self) -> list[str]:
        """Return the ids of the selected results, for a set those of all its tests."""
        return [one for run in self.selected_runs() for one in run.ids]

    def select_ids(self, ids: Sequence[str]) -> None:
        """Select the lines with these ids, as far as they are listed."""
        wanted, selection = set(ids), self.selectionModel()
        if selection is None:
            return
        again = QItemSelection()
        for row, run in enumerate(self._results.rows if wanted else ()):
            if wanted.intersection(run.ids):
                index = self._results.index(row, 0)
                again.select(index, index)
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        selection.select(again, flags)


# -- the filter bar above the list -------------------------------------------------------------------------


class ResultsBar(QWidget):
    """Text to search for, a measurement, an age, and whether of one drive only."""

    changed = pyqtSignal()
    """The filter has changed."""

    def __init__(self) -> None:
        super().__init__()
        self._drive: Drive | None = None
        self.search = SearchField(self.tr("Search"), self.tr("Search results"))
        self.workload = ChoiceBox()
        self.period = ChoiceBox()
        self.only = QCheckBox(translate("HistoryPage", "This drive onl&y"))
        self.single = QCheckBox(self.tr("Single tests"))
        self._dress()
        row = Flow(self, wide=self.search)
        for widget in (self.search, self.workload, self.period, self.only, self.single):
            row.addWidget(widget)
        policy = self.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.search.textChanged.connect(lambda _text: self.changed.emit())
        for box in (self.only, self.single):
            box.toggled.connect(lambda _on: self.changed.emit())
        self.workload.activated.connect(lambda _index: self.changed.emit())
        self.period.activated.connect(lambda _index: self.changed.emit())

    def _dress(self) -> None:
        self.workload.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.workload.setAccessibleName(self.tr("Workload"))
        self.period.setAccessibleName(self.tr("Age"))
        for words, seconds in periods():
            self.period.addItem(words, seconds)
        self.only.setChecked(True)

    def show_drive(self, drive: Drive | None) -> None:
        """Offer to list only results of *drive*; None offers no such choice."""
        self._drive = drive
        self.only.setVisible(drive is not None)

    def offer(self, summaries: Iterable[ResultSummary]) -> None:
        """Offer the measurements that exist; the choice stays."""
        summaries = tuple(summaries)
        before = self.workload.currentData()
        # Where nothing was measured in sets there are none to split.
        self.single.setVisible(any(one.batch for one in summaries))
        workloads = {one.workload for one in summaries}
        found = {one: results_text.workload_name(one) for one in workloads}
        with QSignalBlocker(self.workload):
            self.workload.clear()
            self.workload.addItem(self.tr("All workloads"), "")
            for workload, words in sorted(found.items(), key=lambda item: item[1]):
                self.workload.addItem(words, workload)
            self.workload.setCurrentIndex(max(0, self.workload.findData(before)))

    def wanted(self) -> Filter:
        """Return the filter."""
        drive = self._drive if self.only.isChecked() else None
        return Filter(
            self.search.text(),
            drive.identity if drive is not None else None,
            drive.name if drive is not None else "",
            self.workload.currentData() or "",
            self.period.currentData() or 0,
            self.single.isChecked(),
        )

    @property
    def narrows(self) -> bool:
        """Whether less is wanted than everything of the drive."""
        return bool(self.search.text().strip() or self.workload.currentData() or self.period.currentData())

    def clear(self) -> None:
        """Want everything of the drive."""
        with QSignalBlocker(self.search):
            self.search.clear()
        self.workload.setCurrentIndex(0)
        self.period.setCurrentIndex(0)
        self.changed.emit()

    def why_nothing(self) -> str:
        """Return why the filter admits nothing, and what to do about it."""
        if self._drive is not None and self.only.isChecked() and not self.narrows:
            return self.tr("No results of this drive.")
        return self.tr("No matching results.")
