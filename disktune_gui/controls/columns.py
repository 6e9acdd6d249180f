"""Cards in two columns, or in one where there is too little space; a card of facts with rows that open."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QVBoxLayout, QWidget

from disktune_gui.controls.cards import GAP, PADDING, Card
from disktune_gui.controls.controls import SteadyScroll
from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.text.facts import FactRow
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import flush, pixels

_SIDES, _TOP = 24, 16
_NARROW = 720
"""Pixels of the drawings; a page that is narrower has one column."""
_ANY = 16_777_215
"""QWIDGETSIZE_MAX."""


class _Column(QVBoxLayout):
    """Widgets below each other, from the top."""

    def __init__(self, side: QWidget) -> None:
        super().__init__(side)
        self.setContentsMargins(0, 0, 0, 0)
        self.addStretch(1)

    def add(self, widget: QWidget) -> None:
        """Add a widget below the others."""
        self.insertWidget(self.count() - 1, widget)


class CardColumns(QWidget):
    """The wide column takes two thirds; in a narrow window its cards are above those of the other one."""

    def __init__(self, *, narrow: int = 0, least: int = _NARROW) -> None:
        """*narrow* is the width of the other column, if it is always the same; below *least* there is one column.

        Both are in pixels of the drawings. Where *narrow* is given, the margins are those of the page around it.
        """
        super().__init__()
        self._least, self._single = pixels(self.font(), least), False
        self._sides = sides = QWidget(), QWidget()
        self._narrow_width = pixels(self.font(), narrow)
        self.wide, self.narrow = (_Column(side) for side in sides)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        gap = pixels(self.font(), GAP)
        around, top = (0 if narrow else pixels(self.font(), size) for size in (_SIDES, _TOP))
        self._both.setContentsMargins(around, top, around, top)
        self._both.setSpacing(gap)
        for side, column, share in zip(sides, (self.wide, self.narrow), (1, 0) if narrow else (2, 1), strict=True):
            column.setSpacing(gap)
            self._both.addWidget(side, share)
        self._turn(below=False)
        sides[1].installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Give the narrow column the width that its buttons take in this language."""
        if event is not None and event.type() is QEvent.Type.LayoutRequest and not self.is_one:
            self._turn(below=False)
        return super().eventFilter(watched, event)

    def event(self, event: QEvent | None) -> bool:
        """Arrange the columns again where what they contain has become wider or narrower."""
        done = super().event(event)
        if event is not None and event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return done

    @property
    def is_one(self) -> bool:
        """Whether the columns are below each other."""
        return self._both.direction() is QBoxLayout.Direction.TopToBottom

    def make_single(self, *, single: bool) -> None:
        """Give the second column all the width where the first one has nothing to show, or let it have its own."""
        if single is not self._single:
            self._single = single
            self._sides[0].setVisible(not single)
            self._arrange()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        # Beside each other they need more, but there they are only where that is.
        least = pixels(self.font(), 480) if self._narrow_width else self._around() + max(self._widths())
        return QSize(min(hint.width(), least), hint.height())

    def _widths(self) -> list[int]:
        return [side.minimumSizeHint().width() for side in self._sides]

    def _around(self) -> int:
        margins = self._both.contentsMargins()
        return margins.left() + margins.right()

    def _arrange(self) -> None:
        needed = 0 if self._narrow_width else self._around() + self._both.spacing() + sum(self._widths())
        below = self._single or self.width() < max(self._least, needed)
        if below != self.is_one:
            self._turn(below=below)

    def _turn(self, *, below: bool) -> None:
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._both.setDirection(down if below else across)
        if self._narrow_width:
            side = self._sides[1]
            needed = max(self._narrow_width, side.minimumSizeHint().width())
            side.setMinimumWidth(0 if below else needed)
            side.setMaximumWidth(_ANY if below else needed)


def clear(layout: QLayout) -> None:
    """Remove everything from a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def reveal(widget: QWidget) -> None:
    """Scroll what is around *widget* until it can be seen."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, SteadyScroll):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()


class FactRows(QWidget):
    """Facts below each other: the label on one side, the value on the other."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = flush(QGridLayout(self))
        self._grid.setHorizontalSpacing(pixels(self.font(), PADDING))
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self.rows: tuple[FactRow, ...] = ()
        self._labels: list[tuple[PlainLabel, ElidedLabel]] = []

    def show_rows(self, rows: Iterable[FactRow]) -> None:
        """Show these facts; the note of one is its tooltip."""
        self.rows = tuple(rows)
        while len(self._labels) < len(self.rows):
            label, value = PlainLabel(), ElidedLabel()
            label.setForegroundRole(self.palette().ColorRole.PlaceholderText)
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._grid.addWidget(label, len(self._labels), 0)
            self._grid.addWidget(value, len(self._labels), 1)
            self._labels.append((label, value))
        for number, (label, value) in enumerate(self._labels):
            row = self.rows[number] if number < len(self.rows) else None
            label.setVisible(row is not None)
            value.setVisible(row is not None)
            if row is not None:
                label.setText(row.label)
                label.setToolTip(as_tip(row.note))
                value.setText(row.value)
                value.setAccessibleDescription(row.note)


class FactCard(Card):
    """The most important facts, and rows that open for all others."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Facts"))
        self.facts = FactRows()
        around = pixels(self.font(), PADDING)
        self.facts.setContentsMargins(around, around, around, around)
        self._column = self.column(0)
        self._column.addWidget(self.facts)

    def add_row(self, row: QWidget) -> None:
        """Add what opens."""
        self._column.addWidget(row)


def inset(*widgets: QWidget) -> QWidget:
    """Return *widgets* below each other with the margins of a card's content."""
    place = QWidget()
    column = QVBoxLayout(place)
    around = pixels(place.font(), PADDING)
    column.setContentsMargins(around, 0, around, around)
    for widget in widgets:
        column.addWidget(widget)
    return place


MARKS = {"good": "done", "caution": "caution", "danger": "failing"}
"""The icon of a message by its tone; of any other, that of a fact."""


class IconMark(QWidget):
    """A small icon in the colour of secondary text, or in that of a meaning."""

    def __init__(self, name: str = "", size: float = 16, *, tone: str = "") -> None:
        super().__init__()
        self._name, self._tone = name, tone
        side = pixels(self.font(), size)
        self.setFixedSize(side, side)

    def show_icon(self, name: str, tone: str = "") -> None:
        """Show another icon, in the colour of *tone*."""
        if (name, tone) != (self._name, self._tone):
            self._name, self._tone = name, tone
            self.update()

    def show_tone(self, tone: str) -> None:
        """Show the icon of a message of *tone*."""
        self.show_icon(MARKS.get(tone, "info"), tone if tone in MARKS else "info")

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        if self._name:
            painter = QPainter(self)
            plain = self._tone in ("", "faint")
            colour = theme.secondary(self.palette()) if plain else QColor(theme.meaning(self._tone))
            icons.draw(painter, QRectF(self.rect()), self._name, colour)
            painter.end()
