"""A label that may be kept to a few lines: what does not fit ends in an ellipsis."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QSize, Qt
from PyQt6.QtGui import QPainter, QPaintEvent, QTextLayout, QTextOption
from PyQt6.QtWidgets import QLabel

from disktune_gui.text.plain import PlainLabel

_SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class BriefLabel(PlainLabel):
    """Plain text in as many lines as it needs, or in at most so many; whole, it can be selected and copied."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._most = 0
        self.setWordWrap(True)
        self.keep_to(0)

    def keep_to(self, most: int) -> None:
        """Show at most so many lines; 0 shows them all."""
        self._most = most
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction if most else _SELECTABLE)
        self.updateGeometry()

    @property
    def brief(self) -> bool:
        """Whether what does not fit is left out; somewhere else it is shown whole."""
        return bool(self._most)

    def fits(self, width: int) -> bool:
        """Whether all of the text can be seen in *width*."""
        return not self._most or len(self._broken(width)) <= self._most

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._most * self.fontMetrics().lineSpacing()) if self._most else super().minimumSizeHint()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint() if self._most else super().sizeHint()

    def hasHeightForWidth(self) -> bool:
        return not self._most and super().hasHeightForWidth()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        box = self.contentsRect()
        if self.fits(box.width()):
            super().paintEvent(event)
            return
        shown, metrics = self._broken(box.width()), self.fontMetrics()
        rest = "".join(shown[self._most - 1 :])
        shown = [*shown[: self._most - 1], metrics.elidedText(rest, Qt.TextElideMode.ElideRight, box.width())]
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, "\n".join(shown))
        painter.end()

    def _broken(self, width: int) -> list[str]:
        """Return the lines in which the text is shown in *width*."""
        # What is shown: numbers keep their units, nothing is taken for an order to the screen.
        text = QLabel.text(self).replace("\n", "\u2028")
        layout = QTextLayout(text, self.font())
        option = QTextOption(self.alignment())
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(option)
        found: list[str] = []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width, 1))
            line.setPosition(QPointF())
            found.append(text[line.textStart() : line.textStart() + line.textLength()].replace("\u2028", ""))
        layout.endLayout()
        return found
