"""Above the list of results: what of it is wanted."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QSignalBlocker, pyqtSignal
from PyQt6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from disktune_contract.drives.drive import Drive
from disktune_gui.results.list import Filter, periods
from disktune_gui.store import results_text
from disktune_gui.store.entry import ResultSummary
from disktune_gui.widgets.choice_box import ChoiceBox
from disktune_gui.widgets.search_field import SearchField
from disktune_gui.widgets.wrapping import Flow


class ResultsBar(QWidget):
    """Words to search for, a measurement, an age, and whether of one drive only."""

    changed = pyqtSignal()
    """Something else is wanted now."""

    def __init__(self) -> None:
        super().__init__()
        self._drive: Drive | None = None
        self.search = SearchField(self.tr("Search drives, workloads and notes"), self.tr("Search results"))
        self.workload = ChoiceBox()
        self.period = ChoiceBox()
        self.only = QCheckBox(self.tr("&This drive only"))
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
        self.single.setToolTip(self.tr("Lists each test of a profile in a row of its own."))

    def show_drive(self, drive: Drive | None) -> None:
        """Offer to leave out what is not of *drive*; there is nothing to leave out if that is None."""
        self._drive = drive
        self.only.setVisible(drive is not None)

    def offer(self, summaries: Iterable[ResultSummary]) -> None:
        """Offer the measurements that there are; what was chosen stays."""
        summaries = tuple(summaries)
        before = self.workload.currentData()
        # Where nothing was measured in sets there is nothing to take apart.
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
        """Return what is wanted."""
        drive = self._drive if self.only.isChecked() else None
        return Filter(
            self.search.text(),
            drive.identity if drive is not None else None,
            drive.name if drive is not None else "",
            self.workload.currentData() or "",
            self.period.currentData() or 0,
            self.single.isChecked(),
        )

    def why_nothing(self) -> str:
        """Return why nothing that there is is wanted, and what to do about it."""
        narrowed = self.search.text().strip() or self.workload.currentData() or self.period.currentData()
        if self._drive is not None and self.only.isChecked() and not narrowed:
            return self.tr("No results are stored for this drive. Clear “This drive only” to show other drives.")
        return self.tr("No matching results.")
