"""Labels: limited to a few lines, elided, coloured by their tone, at the ends of a scale."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QPointF, QRect, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent, QTextLayout, QTextOption
from PyQt6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.theming import theme

# -- a label limited to a few lines, with an ellipsis ------------------------------------------------------

_SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class BriefLabel(PlainLabel):
    """Plain text in as many lines as it needs, or in at most so many; whole, it can be selected and copied."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._most = 0
        self.setWordWrap(True)
        self.keep_to(0)

    def keep_to(self, most: int) -> None:
        """Show at most so many lines; 0 is no limit."""
        self._most = most
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction if most else _SELECTABLE)
        self.updateGeometry()

    @property
    def brief(self) -> bool:
        """Whether the number of lines is limited; the whole text is shown elsewhere."""
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
        """Return the lines of the text in *width*."""
        # As shown: numbers keep their units, and control characters are replaced.
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


# -- a label that does not widen the window, with an ellipsis ----------------------------------------------


class ElidedLabel(PlainLabel):
    """One line of plain text; if it is cut off, the tooltip shows all of it."""

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


# -- a label whose colour has a meaning --------------------------------------------------------------------


class ToneLabel(PlainLabel):
    """A label whose colour shows its meaning; the words state it as well."""

    _setting = True
    """Whether a colour is being set, which changes the palette as well; also before the first one is."""

    def __init__(self, text: str = "", tone: str = "") -> None:
        super().__init__(text)
        self._tone = tone
        self._colour()

    def set_tone(self, tone: str) -> None:
        """Take the colour of ``good``, ``caution``, ``danger``, ``info`` or ``faint`` text; empty is normal."""
        if tone != self._tone:
            self._tone = tone
            self._colour()

    def _colour(self) -> None:
        tone, self._setting = self._tone, True
        self.setForegroundRole(
            QPalette.ColorRole.PlaceholderText if tone == "faint" else QPalette.ColorRole.WindowText
        )
        # The application's colours, not this label's, which are set here.
        palette = QPalette()
        if tone not in ("", "faint"):
            palette.setColor(QPalette.ColorRole.WindowText, QColor(theme.meaning(tone)))
        self.setPalette(palette)
        self._setting = False

    def changeEvent(self, event: QEvent | None) -> None:
        """Follow the application from light to dark."""
        super().changeEvent(event)
        # Only windows receive a change of the application's palette; their children receive one of their own.
        if event is not None and event.type() == QEvent.Type.PaletteChange and not self._setting:
            self._colour()


# -- labels below both ends of a scale, which shrink before it does ----------------------------------------

_APART = 10
"""Pixels between the texts of both ends."""


class EndLabel(PlainLabel):
    """Breaks into lines; a word longer than a line ends in an ellipsis, and the tooltip shows all of it."""

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
        """Return the text with the words that fit."""
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
    """Two labels side by side, one below the other where a line has no space for both."""

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
        """Return the positions of the labels, read from left to right."""
        first, second = self.less.line(), self.more.line()
        if first + _APART + second <= width or not (first and second):
            high = max(self._height(self.less, width), self._height(self.more, width))
            return QRect(0, 0, width - second, high), QRect(width - second, 0, second, high)
        high = self._height(self.less, width)
        return QRect(0, 0, width, high), QRect(0, high, width, self._height(self.more, width))

    def _height(self, label: EndLabel, width: int) -> int:
        return label.heightForWidth(width) if label.text() else 0
