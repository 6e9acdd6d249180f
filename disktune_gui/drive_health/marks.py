"""The shape of a verdict in its colour, a line of a card with a mark, and two columns that become one."""

from __future__ import annotations

from PyQt6.QtCore import QRectF, QSize
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import QBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from disktune_contract.health.verdict import HealthVerdict
from disktune_gui.controls.cards import GAP
from disktune_gui.health.badge import TONES
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import pixels

SMALL, LARGE = 16, 20
_ICONS = {
    HealthVerdict.GOOD: "good",
    HealthVerdict.CAUTION: "caution",
    HealthVerdict.FAILING: "failing",
    HealthVerdict.UNKNOWN: "unknown",
}


class Mark(QWidget):
    """The words next to it say the same."""

    def __init__(self, side: int = SMALL) -> None:
        super().__init__()
        self.state: HealthVerdict | None = None
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_state(self, state: HealthVerdict | None) -> None:
        """Show the shape of *state*, nothing for None."""
        self.state = state
        self.update()

    def sizeHint(self) -> QSize:
        side = pixels(self.font(), self._side)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        if self.state is not None:
            painter = QPainter(self)
            colour = QColor(theme.meaning(TONES[self.state]))
            icons.draw(painter, QRectF(self.rect()), _ICONS[self.state], colour)
            painter.end()


class TwoColumns(QWidget):
    """A wide column and a narrow one; in a narrow window the second is below the first."""

    _NARROW, _LEAST = 300, 940

    def __init__(self) -> None:
        super().__init__()
        self.left, self.right = QVBoxLayout(), QVBoxLayout()
        self._narrow = QWidget()
        self._narrow.setLayout(self.right)
        gap = pixels(self.font(), GAP)
        for column in (self.left, self.right):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(gap)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(gap)
        self._row.addLayout(self.left, 1)
        self._row.addWidget(self._narrow)
        self._single = False
        self._turn(beside=True)

    @property
    def beside(self) -> bool:
        """Whether the columns are beside each other."""
        return self._row.direction() is not QBoxLayout.Direction.TopToBottom

    def make_single(self, *, single: bool) -> None:
        """Give the second column all the width where the first one has nothing to show, or let it have its own."""
        if single is not self._single:
            self._single = single
            self._arrange()

    def end(self) -> None:
        """Keep what is in the columns together at their top."""
        for column in (self.left, self.right):
            column.addStretch(1)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        beside = not self._single and self.width() >= pixels(self.font(), self._LEAST) - 2 * pixels(
            self.font(), 24
        )
        if beside is not self.beside:
            self._turn(beside=beside)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        # Beside each other they need more, but there they are only where that is.
        return QSize(min(hint.width(), pixels(self.font(), 480)), hint.height())

    def _turn(self, *, beside: bool) -> None:
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        if beside:
            self._narrow.setFixedWidth(pixels(self.font(), self._NARROW))
        else:
            self._narrow.setMinimumWidth(0)
            self._narrow.setMaximumWidth(16_777_215)
        self._row.setStretch(0, 1)


def clear(layout: QLayout) -> None:
    """Remove everything from a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
