"""A comparison while it runs and when it is over: estimates, pairs, ranking, and what to do with it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.experiments import comparison_verdict
from disktune_contract.measuring import statistics
from disktune_contract.sentence import Sentence, in_turn
from disktune_gui.controls.controls import ChoiceBox, ExportButton
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop.preferences import Preferences, keep_split
from disktune_gui.experiment import summary
from disktune_gui.experiment.model import Progress
from disktune_gui.store.results_text import workload_name
from disktune_gui.text import tabular, wording
from disktune_gui.text.plain import PlainLabel, TitledLabel
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush

if TYPE_CHECKING:
    from disktune_gui.controls.effects import Effect, EffectChart, PairChart

EXPORTS = ("csv", "ranking", "json", "png", "svg")


class ExperimentView(QWidget):
    """Shows one comparison; where there were several, they can be chosen from."""

    keep = pyqtSignal(int)
    """The user wants the values of this arm."""
    leave = pyqtSignal()
    export = pyqtSignal(str)
    """One of `EXPORTS`, or ``text`` for the clipboard."""
    chosen = pyqtSignal(int)
    """The user wants to see the comparison of this number."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.progress: Progress | None = None
        self.which = ChoiceBox()
        self.heading = PlainLabel()
        self.about = ToneLabel(tone="faint")
        self.verdict = TitledLabel(self.tr("Verdict"))
        self.table_button = QPushButton(self.tr("T&able"))
        self.export_button = ExportButton(
            self.tr("&Export"),
            {
                "text": QCoreApplication.translate("Export", "&Copy as Text"),
                "csv": self.tr("C&SV Pairs…"),
                "ranking": self.tr("CSV &Ranking…"),
                "json": QCoreApplication.translate("Export", "All &JSON…"),
                "png": self.tr("&PNG Charts…"),
                "svg": self.tr("S&VG Charts…"),
            },
        )
        self.of = ChoiceBox()
        self.ranking = TableTwin()
        self.detail = ToneLabel(tone="faint")
        """The whole finding of the row that is selected."""
        self.pairs_heading = PlainLabel()
        self.pairs_table = TableTwin()
        self.keep_button = QPushButton()
        self.leave_button = QPushButton(self.tr("Keep Current Va&lue"))
        self.effects: EffectChart | None = None
        self.pairs: PairChart | None = None
        self._charts = QVBoxLayout()
        self._places = QStackedWidget()
        self._lay_out()
        self._connect()
        self.clear("")

    # -- what is shown -------------------------------------------------------------------------------------

    def clear(self, words: str) -> None:
        """Show no comparison, and *words* in its place."""
        self.progress = None
        self.heading.setText("")
        self.about.hide()
        self.verdict.setText(words)
        for widget in (
            self._body,
            self.ranking,
            self.detail,
            self.which,
            self._buttons,
            self.export_button,
            self.table_button,
        ):
            widget.hide()

    def list_all(self, all_of_them: Sequence[Progress], current: int) -> None:
        """Let the user choose among several comparisons."""
        with QSignalBlocker(self.which):
            self.which.clear()
            for number, one in enumerate(all_of_them, 1):
                words = self.tr("{number} of {count}: {setting}")
                self.which.addItem(
                    words.format(number=number, count=len(all_of_them), setting=one.task.shown_title)
                )
            self.which.setCurrentIndex(current)
        self.which.setVisible(len(all_of_them) > 1)

    def show_progress(self, progress: Progress) -> None:
        """Show *progress*, a comparison that runs or is over."""
        other = progress is not self.progress
        self.progress = progress
        self.make_charts()
        task, result = progress.task, progress.result
        heading = self.tr("{setting} on {drive}")
        self.heading.setText(heading.format(setting=task.shown_title, drive=task.switched.full_title))
        about = [
            self.tr("{workload}, by {metric}.").format(
                workload=workload_name(task.workload), metric=wording.name(task.metric)
            ),
        ]
        about += [task.where.notes] if task.where is not None else []
        if result is not None and result.layer is not None:
            about.append(comparison_verdict.facts(result.layer))
        self.about.setText(said(in_turn(*about)))
        self.about.show()
        self.pairs_heading.setText(
            self.tr("Without the layer (gray) and through it")
            if task.is_layer
            else self.tr("Current (gray) and tested value")
        )
        if other:
            with QSignalBlocker(self.of):
                self.of.clear()
                self.of.addItems([arm.shown for arm in task.arms[1:]])
        self.of.setVisible(len(task.arms) > 2)
        for widget in (self._body, self.export_button, self.table_button):
            widget.show()
        words = summary.verdict(task, result) if result is not None else self.tr("Comparing…")
        self.verdict.setText(words)
        self.ranking.setVisible(result is not None)
        self.detail.setVisible(result is not None)
        if result is not None:
            table = summary.ranking_table(task, result)
            # The other costs are below in full; here they would only be cut off.
            self.ranking.set_table(DataTable(table.header[:-1], [row[:-1] for row in table.rows]))
            self.ranking.resizeColumnsToContents()
            self._show_detail()
        self._offer(progress)
        self.redraw()

    def _offer(self, progress: Progress) -> None:
        """Offer to keep what was found, where there is something to keep."""
        result, task = progress.result, progress.task
        self._buttons.setVisible(result is not None and not result.void and not task.is_layer)
        if result is None or task.is_layer:
            return
        arm = result.best or (1 if task.single else 0)
        self.keep_button.setVisible(bool(arm))
        if arm:
            self.keep_button.setText(self.tr("&Apply {value}…").format(value=task.arms[arm].shown))
            self.keep_button.setDefault(bool(result.best))

    def redraw(self) -> None:
        """Draw what there is of the comparison that is shown."""
        if self.progress is None or self.effects is None or self.pairs is None:
            return
        progress = self.progress
        metric, units = progress.task.metric, self._preferences.units
        self.effects.draw(self._effects(progress), progress.margin, waits=metric.lower_is_better)
        shown = max(1, self.of.currentIndex() + 1)
        rounds = progress.result.rounds if progress.result is not None else progress.task.rounds
        self.pairs.draw(
            progress.pairs(shown), shown - 1, rounds, lambda figure: wording.words(figure, metric, units)
        )
        for chart in (self.effects, self.pairs):
            chart.setAccessibleDescription(self.verdict.text())
        if self._places.currentWidget() is self.pairs_table:
            self.pairs_table.set_table(summary.pairs_table(progress))

    def _effects(self, progress: Progress) -> list[Effect]:
        """Return a row of the chart for every value that is tried."""
        from disktune_gui.controls.effects import Dot, Effect  # noqa: PLC0415  loaded with the first chart

        waits = progress.task.metric.lower_is_better
        standings = {standing.arm: standing for standing in progress.standings()}
        rows = []
        for number, arm in enumerate(progress.task.arms[1:], 1):
            standing = standings.get(number)
            found = standing.estimate if standing is not None else None
            ratio, low, high = statistics.of_figure(found, waits=waits) if found else (None, None, None)
            dots = [
                Dot(pair.after / pair.before, bool(pair.disturbed))
                for pair in progress.pairs(number)
                if pair.before > 0 and pair.after > 0
            ]
            faint = standing is not None and standing.dropped
            rows.append(Effect(arm.shown, dots, ratio, low, high, faint=faint, note=self._note(progress, number)))
        return rows

    def _note(self, progress: Progress, arm: int) -> str:
        standing = next((one for one in progress.standings() if one.arm == arm), None)
        if progress.result is not None:
            word = next(one.verdict for one in progress.result.findings if one.arm == arm)
            return summary.short(word)
        if standing is not None and standing.dropped:
            return self.tr("stopped early")
        return said(Sentence.counted(len(progress.pairs(arm)), "{n} pair", "{n} pairs"))

    def make_charts(self) -> None:
        """Make the charts when they are first needed."""
        if self.effects is not None:
            return
        from disktune_gui.controls.effects import EffectChart, PairChart  # noqa: PLC0415  loaded with the first chart

        self.effects, self.pairs = EffectChart(), PairChart()
        self.effects.setAccessibleName(self.tr("Changes"))
        self.pairs.setAccessibleName(self.tr("Pairs"))
        self._upper.addWidget(self.effects, 1)
        self._lower.addWidget(self.pairs, 1)

    def save_charts(self, path: Path) -> None:
        """Write both charts as one picture or drawing, by the end of its name; raises OSError."""
        from PyQt6.QtGui import QBrush, QColor  # noqa: PLC0415  as the charts

        from disktune_gui.controls import drawn  # noqa: PLC0415

        drawn.save(self._drawn, path, QBrush(QColor(theme.chart_background())))

    def as_text(self) -> str:
        """Return the comparison that is shown as text; empty if there is none."""
        if self.progress is None or self.progress.result is None:
            return ""
        task, result = self.progress.task, self.progress.result
        table = tabular.as_tsv(summary.ranking_table(task, result))
        began = f"{self.progress.began:%Y-%m-%d %H:%M}"
        return f"{self.heading.text()}, {began}\n{summary.verdict(task, result)}\n\n{table}"

    # -- layout --------------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """Return the least size with the text wrapped at the present width: the charts would be cut off."""
        hint, layout = super().minimumSizeHint(), self.layout()
        needed = layout.minimumHeightForWidth(self.width()) if layout is not None else 0
        return QSize(hint.width(), max(hint.height(), needed))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if event is not None and event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _connect(self) -> None:
        self.of.currentIndexChanged.connect(lambda _index: self.redraw())
        self.which.currentIndexChanged.connect(self.chosen)
        self.table_button.toggled.connect(self._on_table)
        self.keep_button.clicked.connect(self._on_keep)
        selection = self.ranking.selectionModel()
        if selection is not None:
            selection.currentRowChanged.connect(lambda _now, _before: self._show_detail())
        self.leave_button.clicked.connect(self.leave)
        self._preferences.changed.connect(self.redraw)

    def _show_detail(self) -> None:
        """Show in full what was found of the selected value, of the fastest if none is."""
        progress = self.progress
        if progress is None or progress.result is None:
            return
        rows = summary.ranking(progress.task, progress.result)
        first = next((number for number, (_, finding) in enumerate(rows) if finding is not None), 0)
        row = self.ranking.currentIndex().row()
        arm, finding = rows[row if 0 <= row < len(rows) else first]
        words = self.tr("The value before.")
        if progress.task.is_layer:
            words = self.tr("Read without the layer.")
        if finding is not None:
            words = said(finding.words)
        told = said(in_turn(words, summary.costs(progress.task, arm)))
        self.detail.setText(f"{arm.shown}: {told}")

    def _on_table(self, on: bool) -> None:
        self._places.setCurrentWidget(self.pairs_table if on else self._drawn)
        self.redraw()

    def _on_keep(self) -> None:
        result = self.progress.result if self.progress is not None else None
        if result is not None:
            self.keep.emit(result.best or 1)

    def _lay_out(self) -> None:
        self.heading.setFont(theme.scaled(self.font(), 1.15, bold=True))
        self.verdict.setFont(theme.scaled(self.font(), 1.15))
        for label in (self.heading, self.verdict, self.about, self.detail):
            label.wrap_selectable()
        self.which.setAccessibleName(self.tr("Experiment"))
        self.of.setAccessibleName(self.tr("Value shown"))
        self.table_button.setCheckable(True)
        self.pairs_table.setAccessibleName(self.tr("Pairs"))
        self.ranking.setAccessibleName(self.tr("Ranking"))
        self.export_button.chosen.connect(self.export)
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self.heading, 1)
        top.addWidget(self.which)
        top.addWidget(self.table_button)
        top.addWidget(self.export_button)
        column = flush(QVBoxLayout(self), 8)
        column.addLayout(top)
        column.addWidget(self.about)
        column.addWidget(self.verdict)
        column.addWidget(self._made_body(), 1)
        column.addWidget(self.detail)
        column.addWidget(self._made_buttons())
        column.addStretch(0)

    def _made_body(self) -> QWidget:
        """Return charts or table above the ranking."""
        self._drawn = QSplitter(Qt.Orientation.Vertical)
        self._drawn.setChildrenCollapsible(False)
        self._upper, self._lower = QVBoxLayout(), QVBoxLayout()
        for layout, widgets in ((self._upper, ()), (self._lower, (self._pairs_heading(),))):
            holder = QWidget()
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(6)
            for widget in widgets:
                layout.addWidget(widget)
            holder.setLayout(layout)
            self._drawn.addWidget(holder)
        keep_split(self._drawn, self._preferences, "experiment-charts")
        self._places.addWidget(self._drawn)
        self._places.addWidget(self.pairs_table)
        self._body = QSplitter(Qt.Orientation.Vertical)
        self._body.setChildrenCollapsible(False)
        self._body.addWidget(self._places)
        self._body.addWidget(self.ranking)
        self._body.setStretchFactor(0, 3)
        self._body.setStretchFactor(1, 1)
        keep_split(self._body, self._preferences, "experiment-ranking")
        return self._body

    def _pairs_heading(self) -> QWidget:
        holder = QWidget()
        row = flush(QHBoxLayout(holder))
        row.addWidget(self.pairs_heading, 1)
        row.addWidget(self.of)
        return holder

    def _made_buttons(self) -> QWidget:
        self._buttons = QWidget()
        row = flush(QHBoxLayout(self._buttons))
        row.addStretch(1)
        row.addWidget(self.leave_button)
        row.addWidget(self.keep_button)
        return self._buttons
