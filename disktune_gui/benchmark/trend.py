"""The results of a drive over time: dots of one workload, two of them compared, and the list of all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import QCoreApplication, QSignalBlocker, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from disktune_contract.sentence import in_turn, listed
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark.trend_chart import TrendChart, short
from disktune_gui.benchmark.view import factor_of
from disktune_gui.controls.cards import GAP, PADDING, Card, Disclosure, caption
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.page import LowerHalf
from disktune_gui.store.differences import FigureChange, PastFigure, changed, comparable, compare, noise
from disktune_gui.store.results_text import workload_name
from disktune_gui.text.formats import formats, percent
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment
from disktune_gui.theming import theme
from disktune_gui.theming.style import pixels

translate = QCoreApplication.translate


def compared_words(first: PastFigure, second: PastFigure, scatter: float | None) -> str:
    """Return what may be said of two results, and which settings changed between them."""
    ratio = second.bytes_s / first.bytes_s if first.bytes_s else 1.0
    words = {
        FigureChange.FASTER: translate("Trend", "{second} is {share} faster than {first}."),
        FigureChange.SLOWER: translate("Trend", "{second} is {share} slower than {first}."),
        FigureChange.SAME: translate("Trend", "{second} and {first} are about the same."),
        FigureChange.ABOUT_SAME: translate("Trend", "{second} and {first} are about the same."),
        FigureChange.UNKNOWN: translate("Trend", "{second} differs by {share}, perhaps by chance."),
    }[compare(second.bytes_s, first.bytes_s, scatter)]
    days = [formats.day(one.at) for one in (first, second)]
    when = days if days[0] != days[1] else [moment(one.at) for one in (first, second)]
    told = words.format(second=when[1], first=when[0], share=percent(abs(ratio - 1)))
    found = [f"{short(one.name)} {one.first} → {one.second}" for one in changed(first, second)]
    between = translate("Trend", "Between them: {settings}.").format(settings=said(listed(found)))
    return said(in_turn(told, between if found else ""))


class TrendView(QWidget):
    """Chart, comparison and list; what is selected in one is selected in the other."""

    picked = pyqtSignal(str)
    """The user wants to see another workload."""

    def __init__(self, earlier: LowerHalf) -> None:
        """*earlier* lists all results; what is selected in it is shown below the comparison."""
        super().__init__()
        self.earlier = earlier
        self._past: Mapping[str, Sequence[PastFigure]] = {}
        self.workload = ""
        """The one whose results are in the chart."""
        self._units = UnitSystem.SI
        self.which = ChoiceBox()
        self.which.setAccessibleName(self.tr("Workload"))
        self.which.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.which.setFont(theme.scaled(self.font(), 1, bold=True))
        self.legend = caption(self.tr("Line: slowest to fastest"))
        self.chart = TrendChart()
        self.chart.setAccessibleName(self.tr("Results over time"))
        self.words = PlainLabel()
        self.words.setWordWrap(True)
        self.details = Disclosure(self.tr("Details"), lambda: self._held(earlier.selected))
        self.list = Disclosure(self.tr("All results"), lambda: self._held(earlier))
        self._lay_out()
        self.list.opened = True
        earlier.show_selected(False)
        self.details.toggled.connect(earlier.show_selected)
        self.which.activated.connect(lambda _index: self.picked.emit(str(self.which.currentData())))
        self.chart.selected.connect(earlier.select_ids)
        earlier.selection_changed.connect(self._on_selection)

    def _held(self, widget: QWidget) -> QWidget:
        """Return *widget* with space around it."""
        holder = QWidget()
        column = QVBoxLayout(holder)
        around = pixels(self.font(), PADDING)
        column.setContentsMargins(around, 0, around, around)
        column.addWidget(widget)
        widget.show()
        return holder

    def _lay_out(self) -> None:
        self._chart_card, self._compared, listed_card = Card(), Card(), Card()
        inner = self._chart_card.column()
        head = QHBoxLayout()
        head.addWidget(self.which)
        head.addStretch(1)
        head.addWidget(self.legend)
        inner.addLayout(head)
        inner.addWidget(self.chart, 1)
        words = QHBoxLayout()
        around = pixels(self.font(), PADDING)
        words.setContentsMargins(around, around // 2, around, around // 2)
        words.addWidget(self.words)
        beside = self._compared.column(0)
        beside.addLayout(words)
        beside.addWidget(self.details)
        listed_card.column(0).addWidget(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(pixels(self.font(), GAP))
        column.addWidget(self._chart_card, 1)
        column.addWidget(self._compared)
        column.addWidget(listed_card)
        column.addStretch()

    def show_past(self, past: Mapping[str, Sequence[PastFigure]], workload: str, units: UnitSystem) -> None:
        """Show the results of *workload*, or of the first that has some, as far as they can be compared."""
        self._past, self._units = {one: found for one, found in past.items() if found}, units
        self.workload = workload if workload in self._past else next(iter(self._past), "")
        with QSignalBlocker(self.which):
            self.which.clear()
            for one in self._past:
                self.which.addItem(f"{workload_name(one)}, {factor_of(units)[1]}", one)
            self.which.setCurrentIndex(self.which.findData(self.workload))
        figures = self._past.get(self.workload, ())
        self.chart.show_figures(comparable(figures), units)
        self._chart_card.setVisible(bool(figures))
        self._compared.setVisible(bool(figures))
        if self.workload:
            self.earlier.show_test(self.workload)
        newest = [one.id for one in comparable(figures)[-2:]]
        if newest and not self.earlier.selected_ids():
            # One click from the grid to a comparison.
            self.earlier.select_ids(newest)
        self._on_selection()

    def _on_selection(self, _any: bool = False) -> None:
        """Mark what is selected in the list, and compare two."""
        ids = self.earlier.selected_ids()
        self.chart.choose(ids)
        chosen = self.chart.chosen()
        self.details.setVisible(bool(ids))
        words = self.tr("Select two dots.")
        if len(chosen) == 2:
            figures = comparable(self._past.get(self.workload, ()))
            words = compared_words(chosen[0], chosen[1], noise(figures))
        self.words.setText(words)
