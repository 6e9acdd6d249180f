"""A label that does not decide how wide a window must be: what does not fit ends in an ellipsis."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import QSizePolicy

from disktune_gui.text.plain import PlainLabel, as_tip


class ElidedLabel(PlainLabel):
    """One line of plain text; cut short, it shows all of itself in its tool tip."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def fits(self) -> bool:
        """Whether all of the text can be seen."""
        return self.fontMetrics().horizontalAdvance(self.text()) <= self.contentsRect().width()

    def setText(self, text: str | None) -> None:
        super().setText(text)
        self._tell()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._tell()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        if self.fits:
            super().paintEvent(event)
            return
        box = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, box.width())
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(box, self.alignment(), shown)
        painter.end()

    def _tell(self) -> None:
        self.setToolTip(as_tip("" if self.fits else self.text()))
