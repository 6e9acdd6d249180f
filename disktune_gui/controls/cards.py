"""Parts of the window that Qt has not: cards, rows that open, choices side by side, links, badges."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PyQt6.QtCore import QEvent, QRect, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PyQt6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import flush, pixels, unit_after_number

PADDING, GAP = 16, 12
"""Pixels of the drawings within a card, and between cards; `pixels` fits them to a font."""
RADIUS = 8


def focus_by_key(widget: QWidget) -> bool:
    """Return whether *widget* has the focus, and its window shows where that is."""
    window = widget.window()
    shown = window is not None and window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    return shown and widget.hasFocus()


def paint_focus(painter: QPainter, box: QRectF, palette: QPalette, radius: float) -> None:
    """Paint the frame of what has the focus, just within *box*."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.accent(palette), 2))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)


# -- labels in the sizes of the window ---------------------------------------------------------------------

CAPTION, TITLE, FACT, FIGURE = 0.9, 1.1, 1.35, 2.0
"""Sizes of text by that of the window's font."""


class SizedLabel(PlainLabel):
    """A label in one of the sizes, whatever the font of the window becomes; *faint* is secondary text."""

    def __init__(self, text: str = "", factor: float = 1.0, *, bold: bool = False, faint: bool = False) -> None:
        super().__init__(text)
        self._factor, self._bold = factor, bold
        if faint:
            self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._resize()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ApplicationFontChange:
            self._resize()

    def _resize(self) -> None:
        font = theme.scaled(QApplication.font(), self._factor, bold=self._bold)
        if 0 < font.pointSizeF() < 8:
            font.setPointSizeF(min(8.0, QApplication.font().pointSizeF()))
        self.setFont(font)


def caption(text: str = "") -> SizedLabel:
    """Return a label of secondary text."""
    return SizedLabel(text, CAPTION, faint=True)


def card_title(text: str = "") -> SizedLabel:
    """Return the title of a card."""
    return SizedLabel(text, TITLE, bold=True)


# -- a card ------------------------------------------------------------------------------------------------


class Card(QFrame):
    """A raised part of a page with round corners. Its contents reach its edge; `column` keeps them off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(1, 1, 1, 1)

    def column(self, padding: float = PADDING) -> QVBoxLayout:
        """Give the card a layout of rows, with space around them, and return it."""
        layout = QVBoxLayout(self)
        around = pixels(self.font(), padding) - 1 if padding else 0
        layout.setContentsMargins(around, around, around, around)
        layout.setSpacing(pixels(self.font(), 8) if padding else 0)
        return layout

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.line(palette), 1))
        painter.setBrush(theme.card(palette))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.end()


# -- a row that opens what is below it ---------------------------------------------------------------------


class Opener(QAbstractButton):
    """The row itself: a chevron, a title, and a count at the end."""

    _HEIGHT, _CHEVRON, _SIDE = 38, 16, 16

    def __init__(self, title: str, count: str) -> None:
        super().__init__()
        self.setText(title)
        self.count = count
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        font, metrics = self.font(), self.fontMetrics()
        words = metrics.horizontalAdvance(self.text()) + metrics.horizontalAdvance(self.count)
        height = max(pixels(font, self._HEIGHT), metrics.height() + 8)
        return QSize(words + pixels(font, 2 * self._SIDE + self._CHEVRON + 24), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(pixels(self.font(), 120), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None:
            return
        ahead = Qt.Key.Key_Right if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else Qt.Key.Key_Left
        if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            self.setChecked(event.key() == ahead)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter, font, palette = QPainter(self), self.font(), self.palette()
        if self.underMouse() and self.isEnabled():
            painter.fillRect(self.rect(), theme.hovered(palette))
        side, chevron = pixels(font, self._SIDE), pixels(font, self._CHEVRON)
        row = self.rect().adjusted(side, 0, -side, 0)

        def there(box: QRect) -> QRect:
            return QStyle.visualRect(self.layoutDirection(), row, box)

        ltr = self.layoutDirection() is Qt.LayoutDirection.LeftToRight
        ahead = "right" if ltr else "left"
        arrow = there(QRect(row.left(), row.center().y() - chevron // 2, chevron, chevron))
        faint = theme.secondary(palette)
        if self.isEnabled():
            icons.draw(painter, QRectF(arrow), "down" if self.isChecked() else ahead, faint)
        words = row.adjusted(chevron + pixels(font, 8), 0, 0, 0)
        metrics = QFontMetrics(font)
        count = self.count if ltr else unit_after_number(self.count)
        wide = metrics.horizontalAdvance(count)
        middle = Qt.AlignmentFlag.AlignVCenter
        if self.count:
            painter.setPen(faint)
            end = QRect(words.right() - wide, words.top(), wide + 1, words.height())
            painter.drawText(there(end), middle | Qt.AlignmentFlag.AlignLeft, count)
            words.setRight(end.left() - pixels(font, 8))
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, words.width())
        at = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        painter.drawText(there(words), middle | at, shown)
        if focus_by_key(self):
            paint_focus(painter, QRectF(self.rect()), palette, 4)
        painter.end()


class Disclosure(QWidget):
    """A row that opens its details below; they are made when it is opened for the first time.

    In a `Card`, a line separates it from the row above.
    """

    toggled = pyqtSignal(bool)
    """It was opened or closed."""

    def __init__(self, title: str, make: Callable[[], QWidget], count: str = "") -> None:
        super().__init__()
        self._make = make
        self.body: QWidget | None = None
        """The details, once they were opened."""
        self.row = Opener(title, count)
        self.row.toggled.connect(self._on_toggled)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 1, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addWidget(self.row)
        self.set_count(count)

    @property
    def opened(self) -> bool:
        """Whether the details are shown."""
        return self.row.isChecked()

    @opened.setter
    def opened(self, opened: bool) -> None:
        self.row.setChecked(opened)

    def set_count(self, count: str) -> None:
        """Show *count* at the end of the row."""
        name = f"{self.row.text()}, {count}" if count else self.row.text()
        if (count, name) == (self.row.count, self.row.accessibleName()):
            return
        self.row.count = count
        self.row.setAccessibleName(name)
        self.row.updateGeometry()
        self.row.update()

    def set_title(self, title: str) -> None:
        """Show *title*."""
        self.row.setText(title)
        self.set_count(self.row.count)

    def _on_toggled(self, opened: bool) -> None:
        if opened and self.body is None:
            self.body = self._make()
            self._rows.addWidget(self.body)
        if self.body is not None:
            self.body.setVisible(opened)
        self.toggled.emit(opened)

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        if isinstance(self.parent(), Card) and self.y() > 2:
            painter = QPainter(self)
            painter.setPen(theme.line(self.palette()))
            painter.drawLine(0, 0, self.width(), 0)
            painter.end()


# -- choices side by side, of which one is in force --------------------------------------------------------


_SEGMENT_SIDE = 15
"""Pixels of the drawings beside the words of a segment."""


class _Segment(QPushButton):
    """One of them. It has room for its text in bold, so that nothing moves when another is chosen."""

    def sizeHint(self) -> QSize:
        bold = QFontMetrics(theme.scaled(self.font(), 1.0, bold=True))
        # Not as wide as a button, which has a least width.
        words = bold.size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        return QSize(words + 2 * pixels(self.font(), _SEGMENT_SIDE), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class SegmentedControl(QWidget):
    """Buttons side by side, one of which is chosen, or none while that is unknown. Arrow keys move the choice."""

    chosen = pyqtSignal(int)
    """The user chose another one."""

    def __init__(self, names: Sequence[str], name: str = "") -> None:
        """*name* is for screen readers: what is chosen here."""
        super().__init__()
        self.setAccessibleName(name)
        self.buttons: tuple[QPushButton, ...] = tuple(_Segment(text) for text in names)
        self._group = QButtonGroup(self)
        self._now = -1
        row = flush(QHBoxLayout(self), 0)
        for place, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setAutoDefault(False)
            if name:
                button.setAccessibleDescription(name)
            self._group.addButton(button, place)
            row.addWidget(button, 1)
        self._group.idClicked.connect(self._on_clicked)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.offer(range(len(names)))

    @property
    def current(self) -> int:
        """Which one is chosen; -1 if none is."""
        return self._group.checkedId()

    def choose(self, place: int) -> None:
        """Show that one is chosen, without `chosen`; none for -1."""
        if place < 0:
            self._group.setExclusive(False)
        for at, button in enumerate(self.buttons):
            button.setChecked(at == place)
        self._group.setExclusive(True)
        self._now = self.current

    def offer(self, places: Collection[int]) -> None:
        """Show only these buttons."""
        for at, button in enumerate(self.buttons):
            button.setVisible(at in places)
            shown = [place for place in range(len(self.buttons)) if place in places]
            ends = [name for name, end in (("first", shown[:1]), ("last", shown[-1:])) if at in end]
            button.setProperty("segment", " ".join(ends) or "middle")
            button.update()

    def _on_clicked(self, place: int) -> None:
        if place != self._now:
            self._now = place
            self.chosen.emit(place)


# -- a button that looks like a link -----------------------------------------------------------------------


class LinkButton(QPushButton):
    """A button in a line of text."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setFlat(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        words = self.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
        return QSize(metrics.horizontalAdvance(words) + 4, metrics.height() + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter, palette = QPainter(self), self.palette()
        font = self.font()
        font.setUnderline(self.underMouse() and self.isEnabled())
        painter.setFont(font)
        role = QPalette.ColorRole.Link if self.isEnabled() else QPalette.ColorRole.PlaceholderText
        painter.setPen(palette.color(role))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(self.rect(), flags, self.text())
        if focus_by_key(self):
            paint_focus(painter, QRectF(self.rect()), palette, 3)
        painter.end()


# -- a badge -----------------------------------------------------------------------------------------------


class Badge(PlainLabel):
    """A mark and a word or two on a rounded ground, in the colour of a meaning; without one in that of text."""

    _HEIGHT, _MARK, _BEFORE, _AFTER, _BETWEEN = 26, 16, 8, 10, 6

    def __init__(self, text: str = "", tone: str = "", mark: str = "") -> None:
        super().__init__(text)
        self._tone, self._mark = tone, mark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._resize()

    def set_tone(self, tone: str, mark: str = "") -> None:
        """Take the colour of a meaning, and an icon."""
        if (tone, mark) == (self._tone, self._mark):
            return
        self._tone, self._mark = tone, mark
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        font, metrics = self.font(), self.fontMetrics()
        drawn = self._BEFORE + self._AFTER + (self._MARK + self._BETWEEN if self._mark else 0)
        height = max(pixels(font, self._HEIGHT), metrics.height() + 4)
        return QSize(metrics.horizontalAdvance(self.text()) + pixels(font, drawn) + 2, height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ApplicationFontChange:
            self._resize()

    def _resize(self) -> None:
        self.setFont(theme.scaled(QApplication.font(), 1.0, bold=True))

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter, palette, font = QPainter(self), self.palette(), self.font()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = palette.color(QPalette.ColorRole.WindowText)
        tone = QColor(theme.meaning(self._tone)) if self._tone else text
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.tinted(palette, tone) if self._tone else theme.track(palette))
        box = QRectF(self.rect())
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        words = self.rect().adjusted(pixels(font, self._BEFORE), 0, -pixels(font, self._AFTER), 0)
        if self._mark:
            side = pixels(font, self._MARK)
            mark = QRect(words.left(), (self.height() - side) // 2, side, side)
            icons.draw(
                painter, QRectF(QStyle.visualRect(self.layoutDirection(), self.rect(), mark)), self._mark, tone
            )
            words.setLeft(mark.right() + 1 + pixels(font, self._BETWEEN))
        painter.setPen(tone)
        there = QStyle.visualRect(self.layoutDirection(), self.rect(), words)
        painter.drawText(there, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter, self.text())
        painter.end()
