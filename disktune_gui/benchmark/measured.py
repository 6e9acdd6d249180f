"""What was measured, or is being: the grid of the set, what changed since the last one, and how to see more."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette
from PyQt6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QSizePolicy, QStyle, QVBoxLayout, QWidget

from disktune_contract.catalog import BY_ID as SETTINGS
from disktune_contract.checkup.usual import Expected, ReadSpeed
from disktune_contract.measuring.workload import Workload
from disktune_contract.sentence import Sentence, listed
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import find, known
from disktune_gui.benchmark import grid as cells
from disktune_gui.benchmark.details import ComparedRun, ResultDetails, ResultPanel
from disktune_gui.benchmark.grid import column_of, figure
from disktune_gui.benchmark.grid_view import ResultGrid
from disktune_gui.benchmark.how_long import Amount, HowLongRow
from disktune_gui.benchmark.job import BenchmarkJob
from disktune_gui.benchmark.view import factor_of
from disktune_gui.benchmark.wording import Result
from disktune_gui.controls import speed_gauge
from disktune_gui.controls.cards import CAPTION, GAP, PADDING, Card, Disclosure, focus_by_key, paint_focus
from disktune_gui.controls.columns import IconMark
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.store.differences import FigureChange, PastFigure, changed, changed_values, noise
from disktune_gui.store.results_text import workload_name
from disktune_gui.text.formats import formats
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import flush, pixels

if TYPE_CHECKING:
    from disktune_gui.benchmark.view_panel import ViewPanel

# -- a line of small dots, one for each result of a workload, on the row that opens them all ---------------

_YEAR_S = 330 * 86400
MOST = 40
"""Dots that are drawn, the newest."""


def colour_of(workload: str) -> QColor:
    """Return the colour of reads or writes."""
    declared = find(workload)
    return QColor(theme.series(int(column_of(declared)) if declared is not None else 0).colour)


def since(at: float) -> str:
    """Return the month of a moment, or its year if that is long ago."""
    month = time.localtime(at)
    if time.time() - at > _YEAR_S:
        return str(month.tm_year)
    return formats.locale.standaloneMonthName(month.tm_mon)


def counted(figures: Sequence[PastFigure]) -> str:
    """Return how many results there are, and since when."""
    words = Sentence.counted(
        len(figures), "{n} result since {month}", "{n} results since {month}", month=since(figures[0].at)
    )
    return said(words)


class PastRow(QAbstractButton):
    """How many results there are, their dots, and the newest figure; a click shows all of them."""

    _HEIGHT, _ROOM, _SIDE, _CHEVRON, _DOT = 54, 372, 16, 16, 4

    def __init__(self) -> None:
        super().__init__()
        self._figures: Sequence[PastFigure] = ()
        self._units = UnitSystem.SI
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_figures(self, figures: Sequence[PastFigure], units: UnitSystem) -> None:
        """Show *figures*, oldest first; hidden without any."""
        self._figures, self._units = figures, units
        self.setVisible(bool(figures))
        if figures:
            self.setText(counted(figures))
            newest = f"{figure(figures[-1].bytes_s, units)} {factor_of(units)[1]}"
            named = (self.text(), workload_name(figures[-1].workload), newest)
            self.setAccessibleName(said(listed(named)))
        self.update()

    def sizeHint(self) -> QSize:
        font = self.font()
        return QSize(pixels(font, 420), max(pixels(font, self._HEIGHT), 3 * self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(pixels(self.font(), 200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        if not self._figures:
            return
        painter, font, palette = QPainter(self), self.font(), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.fillRect(self.rect(), theme.hovered(palette))
        side, chevron = pixels(font, self._SIDE), pixels(font, self._CHEVRON)
        row = self.rect().adjusted(side, 0, -side, 0)
        ahead = "right" if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else "left"
        arrow = QRect(row.right() - chevron + 1, row.center().y() - chevron // 2, chevron, chevron)
        icons.draw(painter, QRectF(self._there(arrow)), ahead, theme.secondary(palette))
        room = min(pixels(font, self._ROOM), row.width() // 2)
        dots = QRect(arrow.left() - pixels(font, 12) - room, row.top(), room, row.height())
        words = QRect(row.left(), row.top(), dots.left() - row.left() - side, row.height())
        self._write(painter, words)
        self._draw(painter, dots)
        if focus_by_key(self):
            paint_focus(painter, QRectF(self.rect()), palette, 4)
        painter.end()

    def _there(self, box: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), box)

    def _write(self, painter: QPainter, box: QRect) -> None:
        line = self.fontMetrics().height()
        top = box.center().y() - line
        side = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        strong = theme.scaled(self.font(), 1.0)
        strong.setWeight(QFont.Weight.DemiBold)
        faint = theme.secondary(self.palette())
        normal = self.palette().color(QPalette.ColorRole.WindowText)
        name = workload_name(self._figures[-1].workload)
        small = theme.scaled(self.font(), CAPTION)
        for number, (words, font, colour) in enumerate(((self.text(), strong, normal), (name, small, faint))):
            painter.setFont(font)
            painter.setPen(colour)
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, box.width())
            place = QRect(box.left(), top + number * line, box.width(), line)
            painter.drawText(self._there(place), side | Qt.AlignmentFlag.AlignVCenter, shown)

    def _draw(self, painter: QPainter, box: QRect) -> None:
        """Draw a dot for each figure at equal distances, the newest larger and with its value."""
        figures = self._figures[-MOST:]
        radius, line = pixels(self.font(), self._DOT), self.fontMetrics().height()
        least, most = min(one.bytes_s for one in figures), max(one.bytes_s for one in figures)
        # A scale that makes a wave of the noise would lie.
        middle, half = (least + most) / 2, max((most - least) / 2, 0.1 * most)
        small = theme.scaled(self.font(), CAPTION)
        small.setWeight(QFont.Weight.DemiBold)
        painter.setFont(small)
        newest = figure(figures[-1].bytes_s, self._units)
        wide = painter.fontMetrics().horizontalAdvance(newest) + 2 * radius
        inner = box.adjusted(radius, line // 2 + radius, -wide - 2 * radius, -line // 2 - radius)
        colour = colour_of(figures[-1].workload)
        painter.setBrush(colour)
        for number, one in enumerate(figures):
            share = number / (len(figures) - 1) if len(figures) > 1 else 1.0
            y = inner.center().y() - (one.bytes_s - middle) / half * inner.height() / 2
            last = number == len(figures) - 1
            place = QRect(round(inner.left() + share * inner.width()), round(y), 0, 0)
            painter.setPen(Qt.PenStyle.NoPen)
            size = radius + 1 if last else radius - 0.5
            painter.drawEllipse(QPointF(self._there(place).topLeft()), size, size)
            if last:
                painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
                text = QRect(place.left() + 2 * radius, place.top() - line // 2, wide, line)
                painter.drawText(self._there(text), Qt.AlignmentFlag.AlignCenter, newest)


# -- is it as fast as it should be, and what changed since the last result ---------------------------------

MOST_NAMED = 3
"""Settings that are named; all are among the conditions of the results."""


class LineCard(Card):
    """A mark, one line, and a button."""

    def __init__(self, button: str) -> None:
        super().__init__()
        self.mark = IconMark()
        self.words = PlainLabel()
        self.words.wrap_selectable()
        self.button = QPushButton(button)
        row = QHBoxLayout(self)
        around = pixels(self.font(), PADDING)
        row.setContentsMargins(around, around // 2, around // 2, around // 2)
        row.setSpacing(pixels(self.font(), 8))
        row.addWidget(self.mark)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        self.hide()


class AnswerCard(LineCard):
    """Whether the drive is as fast as it should be; the button leads to what may slow it."""

    def __init__(self) -> None:
        super().__init__(QCoreApplication.translate("AnswerCard", "&Causes"))

    def show_speeds(self, speeds: Sequence[ReadSpeed], limited: str, units: UnitSystem) -> None:
        """Show the worst of *speeds*; hidden without one. *limited* is what slows the drive, in two words."""
        worst = next((one for one in speeds if one.slow), next(iter(speeds), None))
        self.setVisible(worst is not None)
        if worst is None or worst.usual is None:
            return
        bad = bool(limited) or worst.slow
        self.mark.show_icon(*("caution", "caution") if bad else ("good", "good"))
        self.words.setText(speed_gauge.answer(worst, limited, units))
        self.words.setToolTip(as_tip(speed_gauge.basis(worst.usual, units)))
        self.button.setVisible(bad)


class ChangedCard(LineCard):
    """What changed in the settings, and a button that leads to a comparison of both values."""

    asked = pyqtSignal(str, object, object)  # id, Value, Value
    """Compare a setting's value of now, which comes last, with the one before."""

    def __init__(self) -> None:
        super().__init__(QCoreApplication.translate("ChangedCard", "Com&pare Values…"))
        self._setting: tuple[str, object, object] | None = None
        self.button.clicked.connect(self._on_button)

    def show_changes(
        self, before: PastFigure | None, after: PastFigure | None, verdicts: set[FigureChange]
    ) -> None:
        """Show in which settings two results differ; hidden without a difference."""
        found = changed(before, after) if before is not None and after is not None else ()
        self.setVisible(bool(found))
        if before is None or after is None or not found:
            return
        named = [f"{one.name} {one.first} → {one.second}" for one in found[:MOST_NAMED]]
        more = ["…"] if len(found) > MOST_NAMED else []
        words = self.tr("Changed since: {settings}")
        self.words.setText(words.format(settings=said(listed([*named, *more]))))
        self._setting = next((one for one in changed_values(before, after) if one[0] in SETTINGS), None)
        self.button.setVisible(self._setting is not None)
        signs = {FigureChange.SLOWER: ("slower", "caution"), FigureChange.FASTER: ("faster", "good")}
        self.mark.show_icon(*next((sign for one, sign in signs.items() if one in verdicts), ("history", "")))

    def _on_button(self) -> None:
        if self._setting is not None:
            self.asked.emit(*self._setting)


# -- grid, changes, earlier results, details ---------------------------------------------------------------


class MeasuredView(QWidget):
    """Shows one set: of a finished benchmark, or of the one under way."""

    chosen = pyqtSignal(str)
    """The user chose the cell of a workload."""
    opened = pyqtSignal()
    """The details were opened or closed."""
    causes_asked = pyqtSignal()
    """The user wants to see what slows the drive."""
    past_asked = pyqtSignal()
    """The user wants to see all results over time."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.grid = ResultGrid()
        self.answer = AnswerCard()
        self.changed = ChangedCard()
        self.past = PastRow()
        self.how_long = HowLongRow()
        self.places: Sequence[Amount] = ()
        """What the line of a result names, with its amount."""
        self.details = ResultDetails(preferences)
        self.disclosure = Disclosure(self.tr("Details"), self._hold, self.tr("latency, runs, conditions"))
        self._held: QVBoxLayout | None = None
        self._alone = False
        self.usual: Mapping[str, Expected] = {}
        self._limited = ""
        self._lay_out()
        self.grid.chosen.connect(self.chosen)
        self.answer.button.clicked.connect(self.causes_asked)
        self.past.clicked.connect(self.past_asked)
        self.disclosure.toggled.connect(self._on_opened)

    def _lay_out(self) -> None:
        self._grid_card, self._more_card, self._whole_card = Card(), Card(), Card()
        for card, widgets in (
            (self._grid_card, (self.grid,)),
            (self._more_card, (self.past, self.how_long, self.disclosure)),
        ):
            inner = card.column(0)
            for widget in widgets:
                inner.addWidget(widget)
        self._whole = self._whole_card.column(0)
        self._whole_card.hide()
        column = flush(QVBoxLayout(self), pixels(self.font(), GAP))
        column.addWidget(self._grid_card)
        column.addWidget(self.answer)
        column.addWidget(self.changed)
        column.addWidget(self._more_card)
        column.addWidget(self._whole_card, 1)
        column.addStretch()

    def _hold(self) -> QWidget:
        """Return the place of the details below their row."""
        holder = QWidget()
        self._held = flush(QVBoxLayout(holder))
        if not self._alone:
            self._held.addWidget(self.details)
        return holder

    def show_alone(self, alone: bool) -> None:
        """Show the chart alone, as large as the page: that of a surface; or grid and cards."""
        if alone is self._alone:
            return
        self._alone = alone
        for card in (self._grid_card, self._more_card):
            card.setVisible(not alone)
        self._whole_card.setVisible(alone)
        if alone:
            self.answer.hide()
            self.changed.hide()
        place = self._whole if alone else self._held
        if place is not None:
            place.addWidget(self.details)
        self.details.setVisible(place is not None)

    @property
    def shows_details(self) -> bool:
        """Whether the details are open."""
        return self._alone or self.disclosure.opened

    def _on_opened(self, on: bool) -> None:
        self.grid.mark(on)
        self.opened.emit()

    # -- parts of the details ------------------------------------------------------------------------------

    @property
    def result(self) -> ResultPanel:
        """The words about the chosen result."""
        return self.details.result

    @property
    def views(self) -> ViewPanel | None:
        """The charts, once there are any."""
        return self.details.views

    # -- what is seen --------------------------------------------------------------------------------------

    def expect(self, usual: Mapping[str, Expected], limited: str) -> None:
        """Compare with what is *usual* for each workload; *limited* is what slows the drive, in two words."""
        self.usual, self._limited = usual, limited

    def clear(self, why: str, workloads: Sequence[Workload], units: UnitSystem) -> None:
        """Show that nothing was measured of *workloads*, and *why*."""
        self.grid.show_grid(cells.grid(workloads, {}, {}, usual=self.usual), units)
        self.answer.hide()
        self.changed.hide()
        self.how_long.hide()
        self.disclosure.hide()
        self._more_card.setVisible(not self._alone and not self.past.isHidden())
        self.details.clear(why, units)

    def show_past(self, figures: Sequence[PastFigure], units: UnitSystem) -> None:
        """Show how many results there are of the chosen cell."""
        self.past.show_figures(figures, units)

    def show_job(
        self,
        job: BenchmarkJob,
        units: UnitSystem,
        before: ComparedRun | None,
        compared: str,
        past: Mapping[str, Sequence[PastFigure]],
    ) -> None:
        """Show how far *job* is: the grid fills."""
        step = job.steps[job.current]
        live = (step.workload, step.trace.samples[-1].bytes_s, job.step_share()) if step.trace.samples else None
        done = {one.workload: one.result for one in job.steps if one.result is not None}
        then = before.results if before is not None else {}
        scatter = {workload: noise(figures) for workload, figures in past.items()}
        shown = cells.grid(job.choice.workloads, done, then, live, scatter, self.usual)
        self.grid.show_grid(shown, units, step.workload, compared)
        self.answer.hide()
        self.changed.hide()
        self.how_long.hide()
        self._show_more()
        if self.shows_details:
            self.details.show_job(job, units)

    def show_result(
        self,
        shown: Result,
        batch: Sequence[Result],
        units: UnitSystem,
        before: ComparedRun | None,
        compared: str,
        past: Mapping[str, Sequence[PastFigure]],
    ) -> None:
        """Show *shown*, one of what was measured in one go, beside what came out *before*."""
        every = batch or (shown,)
        ids = (
            shown.profile.steps if shown.profile is not None else tuple(one.measurement.workload for one in every)
        )
        found = {one.measurement.workload: one.measurement for one in every}
        then = before.results if before is not None else {}
        earlier = {
            workload: [one for one in figures if one.at < shown.began_at] for workload, figures in past.items()
        }
        scatter = {workload: noise(figures) for workload, figures in earlier.items()}
        steps = known(ids)
        grid = cells.grid(steps, found, then, None, scatter, self.usual)
        self.grid.show_grid(grid, units, shown.measurement.workload, compared)
        rates = (cell.bytes_s for cell in grid.cells if cell.measured is shown.measurement and cell.of_drive)
        self.how_long.show_rate(next(rates, None), self.places, units)
        speeds = [cell.speed for cell in grid.cells if cell.speed is not None] if not self._alone else []
        self.answer.show_speeds(speeds, self._limited, units)
        self._show_changed(shown, before, past, {cell.change for cell in grid.cells})
        self._show_more()
        if self.shows_details:
            self.details.show_result(shown, batch, units, before)

    def _show_changed(
        self,
        shown: Result,
        before: ComparedRun | None,
        past: Mapping[str, Sequence[PastFigure]],
        verdicts: set[FigureChange],
    ) -> None:
        """Show in which settings the shown result differs from what it is compared with."""
        figures = past.get(shown.measurement.workload, ())
        after = next((one for one in figures if one.at >= shown.began_at), None)
        ids = before.ids if before is not None else ()
        then = next((one for one in figures if one.id in ids), None)
        self.changed.show_changes(then, None if self._alone else after, verdicts)

    def _show_more(self) -> None:
        self.disclosure.show()
        self._more_card.setVisible(not self._alone)
