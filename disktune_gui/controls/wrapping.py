"""Widgets that become taller where their texts are too wide, as they are in some languages."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QRect, QSize, Qt
from PyQt6.QtGui import QFont, QResizeEvent, QTextLayout, QTextOption
from PyQt6.QtWidgets import (
    QCheckBox,
    QLabel,
    QLayout,
    QLayoutItem,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from disktune_gui.theming.style import flush

GAP = 8
"""Pixels between widgets of a `Flow`, and between its lines."""


def held(label: QLabel) -> QWidget:
    """Return *label* in a widget that a scroll area can show.

    A label alone there keeps the height of an earlier text if it gets another one out of sight: without a layout
    Qt notifies only visible parents that a widget needs another size.
    """
    holder = QWidget()
    column = flush(QVBoxLayout(holder))
    column.addWidget(label)
    return holder


class WrappingCheckBox(QCheckBox):
    """A check box whose text wraps where a line is too short."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._whole = text
        self.setAccessibleName(text.replace("&", ""))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Wrap the text at this width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent | None) -> None:
        """Wrap the text for another font."""
        super().changeEvent(event)
        if event is not None and event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        option, style = QStyleOptionButton(), self.style()
        self.initStyleOption(option)
        if style is not None:
            room = style.subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self).width()
            self.setText("\n".join(_lines(self._whole, self.font(), room)))


def _lines(text: str, font: QFont, room: int) -> list[str]:
    """Return *text* in lines of at most *room* pixels, unless a word is wider."""
    layout, found = QTextLayout(text, font), []
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, room))
        found.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return found


AROUND = 22
"""Pixels of a snug button around its text."""


class SnugButton(QPushButton):
    """No wider than its text needs: other buttons are at least as wide as in a dialog."""

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.text().replace("&", ""))
        return QSize(words + AROUND, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Flow(QLayout):
    """Places widgets side by side, each as wide as its text, in as many lines as that takes."""

    def __init__(self, parent: QWidget | None = None, *, wide: QWidget | None = None) -> None:
        """*wide* takes the width that the others of its line leave."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._wide = wide
        self._heights: dict[int, int] = {}
        """By width, until something in it changes: layouts around it ask many times."""
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem | None) -> None:
        if item is not None:
            self._items.append(item)
            self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        self._heights.clear()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._place(QRect(0, 0, width, 0), apply=False)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, apply=True)

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + GAP * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        """Return the size of the widest widget."""
        least = QSize()
        for item in self._shown():
            least = least.expandedTo(item.minimumSize())
        return least

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, *, apply: bool) -> int:
        """Return the height of the lines in the width of *rect*; with *apply* move the widgets there."""
        y = 0
        for line in self._lines(rect.width()):
            height = max(item.sizeHint().height() for item in line)
            if apply:
                self._place_line(line, QRect(rect.left(), rect.top() + y, rect.width(), height))
            y += height + GAP
        return max(0, y - GAP)

    def _lines(self, room: int) -> list[list[QLayoutItem]]:
        """Return the items of each line."""
        found: list[list[QLayoutItem]] = []
        used = room
        for item in self._shown():
            width = min(item.sizeHint().width(), room)
            if used + GAP + width > room or not found:
                found.append([])
                used = -GAP
            found[-1].append(item)
            used += GAP + width
        return found

    def _place_line(self, line: list[QLayoutItem], box: QRect) -> None:
        parent = self.parentWidget()
        mirrored = parent is not None and parent.isRightToLeft()
        widths = [min(item.sizeHint().width(), box.width()) for item in line]
        left = box.width() - sum(widths) - GAP * (len(line) - 1)
        x = 0
        for item, width in zip(line, widths, strict=True):
            wider = width + (left if self._wide is not None and item.widget() is self._wide else 0)
            place = box.right() + 1 - x - wider if mirrored else box.left() + x
            height = item.sizeHint().height()
            item.setGeometry(QRect(place, box.top() + (box.height() - height) // 2, wider, height))
            x += wider + GAP
