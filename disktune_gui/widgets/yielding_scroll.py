"""A place for words that is as tall as they are, and gives way where a low window has no room for them."""

from __future__ import annotations

from PyQt6.QtCore import QSize
from PyQt6.QtWidgets import QFrame, QSizePolicy

from disktune_gui.widgets.steady_scroll import SteadyScroll

LEAST = 36
"""Pixels that remain of it in the lowest window: two lines, enough to see that there is more."""


class YieldingScroll(SteadyScroll):
    """Between `LEAST` and *tallest* pixels high, as far as its content needs them; what does not fit scrolls."""

    def __init__(self, tallest: int) -> None:
        super().__init__()
        self._tallest = tallest
        self._needed = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    @property
    def line(self) -> int:
        """Pixels that a line of words has here; before the place is shown, as if it were 200 wide."""
        port = self.viewport()
        return max(200, port.width() if port is not None else 0)

    def need(self, pixels: int) -> None:
        """Say how tall the content is."""
        if pixels != self._needed:
            self._needed = max(0, pixels)
            self.updateGeometry()

    def limit(self, pixels: int) -> None:
        """Let it be so tall at most from now on."""
        if pixels != self._tallest:
            self._tallest = max(LEAST, pixels)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), min(self._tallest, self._needed))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), min(LEAST, self._needed))
