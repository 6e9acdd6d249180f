"""Scroll areas: one safe for screen readers while its bars come and go, one that shrinks in low windows."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtWidgets import QAbstractSlider, QFrame, QScrollArea, QScrollBar, QSizePolicy, QWidget

# -- a scroll area that is safe for screen readers ---------------------------------------------------------


class SteadyScroll(QScrollArea):
    """Has one child for a screen reader, the content, with or without scroll bars.

    Qt counts a bar among the children while it is visible, and reads past their list when a reader asks for a bar
    that has gone in the meantime (QAccessibleAbstractScrollArea::child, Qt 6.4 to 6.11): SIGSEGV. Here Qt's bars
    are never visible. Qt shows and hides their place as before, whose size is what a bar would prefer; a second
    bar in it does what the first one does.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        across, down = _UnseenBar(Qt.Orientation.Horizontal), _UnseenBar(Qt.Orientation.Vertical)
        self.setHorizontalScrollBar(across)
        self.setVerticalScrollBar(down)
        for bar, side in ((across, Qt.AlignmentFlag.AlignRight), (down, Qt.AlignmentFlag.AlignBottom)):
            bar.hide()
            self.addScrollBarWidget(bar.seen, side)


class _UnseenBar(QScrollBar):
    """The bar by which Qt scrolls; `seen` shows it and moves it."""

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.seen = QScrollBar(orientation)
        self.seen.valueChanged.connect(self.setValue)

    def sliderChange(self, change: QAbstractSlider.SliderChange) -> None:
        """Pass on any change; that of a step has no signal."""
        super().sliderChange(change)
        self.seen.setRange(self.minimum(), self.maximum())
        self.seen.setPageStep(self.pageStep())
        self.seen.setSingleStep(self.singleStep())
        self.seen.setValue(self.value())


# -- a place for text that is as tall as the text, or less in low windows ----------------------------------

LEAST = 36
"""Least height in pixels: two lines, enough to see that there is more."""


class YieldingScroll(SteadyScroll):
    """Between `LEAST` and *tallest* pixels high, as its content needs; the rest is scrolled to."""

    def __init__(self, tallest: int) -> None:
        super().__init__()
        self._tallest = tallest
        self._needed = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    @property
    def line(self) -> int:
        """Height in pixels of a line of text here; before the place is shown, as if it were 200 wide."""
        port = self.viewport()
        return max(200, port.width() if port is not None else 0)

    def need(self, pixels: int) -> None:
        """Set the height of the content."""
        if pixels != self._needed:
            self._needed = max(0, pixels)
            self.updateGeometry()

    def limit(self, pixels: int) -> None:
        """Set the maximum height."""
        if pixels != self._tallest:
            self._tallest = max(LEAST, pixels)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), min(self._tallest, self._needed))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), min(LEAST, self._needed))
