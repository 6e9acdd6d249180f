"""Several views of one thing behind a choice: as chart or table, copied or written to a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QSignalBlocker, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_gui.benchmark.view import View
from disktune_gui.controls.controls import ChoiceBox, ExportButton, figure_forms
from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.controls.panel import ChartPanel
from disktune_gui.desktop import user_files
from disktune_gui.text import tabular, wording
from disktune_gui.text.plain import as_tip
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush

translate = QCoreApplication.translate

FORMATS = ("csv", "json", "png", "svg")
LEAST_HEIGHT = 100
"""Of the chart, in pixels: axes and a curve can still be distinguished."""
LEAST = 1e-6
"""The scale of a still chart ends where its values do, however small they are."""


class ViewPanel(QWidget):
    """Shows one of the views it was given; the choice stays as long as there is a view of that key."""

    chosen = pyqtSignal(str)
    """The user wants to see the view of this key."""
    told = pyqtSignal(str, bool)
    """The outcome of an export, and whether it succeeded."""

    def __init__(self, table_button: QPushButton | None = None, export_button: ExportButton | None = None) -> None:
        """With a *table_button* of the caller's the panel has no head: the caller shows its subject.

        An *export_button* of the caller's also exports other things; the panel handles its own formats.
        """
        super().__init__()
        self._headed = table_button is None
        self._view: View | None = None
        self._scale: tuple[str, str] | None = None
        self.file_name = "disktune"
        """What an exported file is called, without what the view adds and without its ending."""
        self.choice = ChoiceBox()
        self.choice.setAccessibleName(translate("Activity", "Chart view"))
        self.choice.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        # Not `or`: Qt objects have a truth value of their own.
        self.table_button = QPushButton(translate("Export", "&Table")) if table_button is None else table_button
        self.table_button.setCheckable(True)
        self.export_button = (
            export_button
            if export_button is not None
            else ExportButton(
                self.tr("&Export"),
                {
                    "copy": self.tr("&Copy Table"),
                    **figure_forms(),
                },
            )
        )
        self.subject = ElidedLabel()
        self.subject.setFont(theme.scaled(self.font(), 1, bold=True))
        self.panel = ChartPanel("", self.choice)
        # There is a grid above it, and a list below.
        self.panel.chart.setMinimumHeight(LEAST_HEIGHT)
        column = flush(QVBoxLayout(self), 4)
        if self._headed:
            head = QHBoxLayout()
            head.setSpacing(8)
            head.addWidget(self.subject, 1)
            head.addWidget(self.table_button)
            head.addWidget(self.export_button)
            column.addLayout(head)
        column.addWidget(self.panel, 1)
        self.table_button.toggled.connect(self.panel.show_table)
        self.table_button.toggled.connect(lambda _on: self._fill_table())
        self.export_button.chosen.connect(self.ask)
        self.choice.activated.connect(lambda _index: self.chosen.emit(self.key))

    # -- what is shown -------------------------------------------------------------------------------------

    @property
    def key(self) -> str:
        """Which view is chosen; empty before there is any."""
        return str(self.choice.currentData() or "")

    @property
    def view(self) -> View | None:
        """What is shown."""
        return self._view

    def offer(self, choices: Sequence[tuple[str, str]]) -> None:
        """Offer views by key and title; the chosen one stays chosen if it is among them."""
        now = [(self.choice.itemData(index), self.choice.itemText(index)) for index in range(self.choice.count())]
        if now == list(choices):
            return
        before = self.key
        with QSignalBlocker(self.choice):
            self.choice.clear()
            for key, title in choices:
                self.choice.addItem(title, key)
            self.choice.setCurrentIndex(max(0, self.choice.findData(before)))

    def choose(self, key: str) -> None:
        """Choose a view, if it is offered, without emitting `chosen`."""
        if (index := self.choice.findData(key)) >= 0:
            self.choice.setCurrentIndex(index)

    def draw(self, view: View, *, growing: bool = False) -> None:
        """Show *view*. While it is *growing*, its scale never shrinks."""
        self._view = view
        panel, chart = self.panel, self.panel.chart
        scale = (view.key, view.y_label)
        if scale != self._scale or not growing:
            self._scale = scale
            # A scale of millionths is for figures that are that small, not for none.
            least = LEAST if any(line.y for line in view.lines) else 1.0
            chart.set_y_axis(view.y_label, wording.figure, unit=f" {view.y_label}", least=least)
        panel.set_heading(f"{self.subject.text()}: {view.title}")
        panel.show_heat(view.heat)
        if view.heat:
            panel.heat.draw_values(view.lines[0].x, view.lines[0].y, view.words, view.y_label)
        else:
            chart.set_x_axis(view.left, view.right, view.places, view.words)
            panel.draw(view.lines)
        panel.set_summary(view.summary)
        self._fill_table()

    def set_subject(self, subject: str) -> None:
        """Set the subject of the views; before `draw`, which passes it to screen readers."""
        if self.subject.text() != subject:
            self.subject.setText(subject)
            self.subject.setToolTip(as_tip(subject))

    def _fill_table(self) -> None:
        """Give the table its rows only while it is seen: that of a long run has thousands."""
        if self._view is not None and self.panel.shows_table:
            self.panel.set_table(self._view.table)

    # -- export --------------------------------------------------------------------------------------------

    def ask(self, kind: str) -> None:
        """Copy the table, or ask for the file to write to."""
        if self._view is None or kind not in ("copy", *FORMATS):
            return
        if kind == "copy":
            self.panel.set_table(self._view.table)
            self.panel.table.clearSelection()
            self.panel.table.copy()
            self.told.emit(translate("Export", "Copied."), True)
            return
        proposed = f"{self.file_name}-{self._view.key}.{kind}"
        path, _ = user_files.ask_where(self, self.tr("Export"), proposed, f"*.{kind}")
        if path is not None:
            self.export(kind, path)

    def export(self, kind: str, path: Path) -> None:
        """Write what is shown to *path* as one of `FORMATS`; `told` reports the outcome."""
        if self._view is None:
            return
        path = path if path.suffix.lower() == f".{kind}" else path.with_name(f"{path.name}.{kind}")
        write = tabular.as_csv if kind == "csv" else tabular.as_json
        picture = kind in ("png", "svg")
        self.told.emit(*user_files.export(path, self.panel.save if picture else write(self._view.table)))
