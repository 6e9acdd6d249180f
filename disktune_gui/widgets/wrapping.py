"""What takes more height where its texts are too wide, as they are in some languages."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, Qt
from PyQt6.QtGui import QFont, QResizeEvent, QTextLayout, QTextOption
from PyQt6.QtWidgets import QBoxLayout, QCheckBox, QSizePolicy, QStyle, QStyleOptionButton, QWidget


class WrappingRow(QWidget):
    """Widgets side by side, or one below the other where they have too little room for that."""

    def __init__(self, *widgets: QWidget, wide: QWidget, leading: bool = False) -> None:
        """*wide* takes the room that is left; with *leading* it stays as wide as it is, at the beginning of it."""
        super().__init__()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        for widget in widgets:
            self._row.addWidget(widget, int(widget is wide))
        if leading:
            self._row.setAlignment(wide, Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def event(self, event: QEvent | None) -> bool:
        """Place the widgets anew where they or the row have another width."""
        if event is not None and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        items = (self._row.itemAt(number) for number in range(self._row.count()))
        hints = [item.sizeHint().width() for item in items if item is not None and not item.isEmpty()]
        needed = sum(hints) + self._row.spacing() * (len(hints) - 1)
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(beside if needed <= self.width() else below)


class WrappingCheckBox(QCheckBox):
    """A check box whose text goes on in the next line where a line is too short."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._whole = text
        self.setAccessibleName(text.replace("&", ""))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Break the text at this width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent | None) -> None:
        """Break the text for another font."""
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
    """Return *text* in lines of at most *room* pixels, where words are no wider."""
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
