"""The words below both ends of a scale, which give way before the scale does."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QRect, QSize, Qt
from PyQt6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import QSizePolicy, QStyle, QWidget

from disktune_gui.text.plain import PlainLabel, as_tip

_APART = 10
"""Pixels between the words of both ends."""


class EndLabel(PlainLabel):
    """Breaks into lines; a word longer than a line ends in an ellipsis, and the tool tip says all of it."""

    def __init__(self, text: str, side: Qt.AlignmentFlag, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setWordWrap(True)
        self.setAlignment(side | Qt.AlignmentFlag.AlignTop)
        self.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 0.85)
        self.setFont(font)

    def line(self) -> int:
        """Return the width of the whole text on one line, 0 if there is none."""
        text = self.text()
        return self.fontMetrics().horizontalAdvance(text) + 2 if text else 0

    def shown(self) -> str:
        """Return the text with the words that have room."""
        metrics, width = self.fontMetrics(), self.width()
        if all(metrics.horizontalAdvance(word) <= width for word in self.text().split()):
            return self.text()
        words = self.text().split()
        return " ".join(metrics.elidedText(word, Qt.TextElideMode.ElideRight, width) for word in words)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        text = self.text()
        self.setToolTip(as_tip("" if self.shown() == text else text))

    def paintEvent(self, event: QPaintEvent | None) -> None:
        shown = self.shown()
        if shown == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        side = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        painter.drawText(self.rect(), side | Qt.TextFlag.TextWordWrap, shown)
        painter.end()


class ScaleEnds(QWidget):
    """Two labels side by side, one below the other where a line has no room for both."""

    def __init__(self, less: str, more: str) -> None:
        super().__init__()
        self.less = EndLabel(less, Qt.AlignmentFlag.AlignLeft, self)
        self.more = EndLabel(more, Qt.AlignmentFlag.AlignRight, self)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        width = self.less.line() + _APART + self.more.line()
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((box.bottom() + 1 for box in self._boxes(width)), default=0)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.LayoutDirectionChange:
            self._place()

    def _place(self) -> None:
        for label, box in zip((self.less, self.more), self._boxes(self.width()), strict=True):
            label.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), box))

    def _boxes(self, width: int) -> tuple[QRect, QRect]:
        """Return where the labels lie, read from left to right."""
        first, second = self.less.line(), self.more.line()
        if first + _APART + second <= width or not (first and second):
            high = max(self._height(self.less, width), self._height(self.more, width))
            return QRect(0, 0, width - second, high), QRect(width - second, 0, second, high)
        high = self._height(self.less, width)
        return QRect(0, 0, width, high), QRect(0, high, width, self._height(self.more, width))

    def _height(self, label: EndLabel, width: int) -> int:
        return label.heightForWidth(width) if label.text() else 0
