"""How headings and facts are painted."""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QPolygonF
from PyQt6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from disktune_gui.overview.fact_list.model import HEADING, FactHeading
from disktune_gui.text.facts import absent
from disktune_gui.theming import theme

_ARROW = 12
"""Width kept for the arrow of a heading that folds."""
_GAP = 12
"""Between the title of a closed section and what is in it."""
_INSET = 14
"""How much further in the sections of a chapter begin."""


class FactDelegate(QStyledItemDelegate):
    """Headings large, labels and notes quiet, values plain."""

    def __init__(self, *, folds: bool) -> None:
        super().__init__()
        self._folds = folds

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        height = option.fontMetrics.height()
        if self._folds:
            # As tall open as closed: what is below a heading moves by the facts under it alone.
            return QSize(80, height + 10)
        return QSize(80, height + 30 if heading_at(index) is not None else height + 11)

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return
        heading = heading_at(index)
        if heading is not None:
            painter.save()
            if self._folds:
                _paint_fold(painter, option, index, heading)
            else:
                _paint_title(painter, option, heading)
            painter.restore()
            return
        # The view hands the same option to every cell; a change to it would stain the next one.
        own = QStyleOptionViewItem(option)
        if index.column() != 1:
            own.palette.setColor(QPalette.ColorRole.Text, theme.secondary(option.palette))
        elif not index.siblingAtColumn(2).data():
            # A value without a note may use the room of the note.
            if option.direction == Qt.LayoutDirection.RightToLeft:
                own.rect.setLeft(24)
            else:
                own.rect.setRight(option.widget.width() - 24)
        if index.column() == 1 and index.data() == absent():
            own.palette.setColor(QPalette.ColorRole.Text, theme.secondary(option.palette))
        super().paint(painter, own, index)


def heading_at(index: QModelIndex) -> FactHeading | None:
    """Return the heading of an index, None for a row of facts."""
    found = index.siblingAtColumn(0).data(HEADING)
    return found if isinstance(found, FactHeading) else None


def _large(font: QFont) -> QFont:
    return theme.scaled(font, 1.1, bold=True)


def _paint_title(painter: QPainter, option: QStyleOptionViewItem, heading: FactHeading) -> None:
    painter.setFont(_large(option.font))
    painter.setPen(option.palette.color(QPalette.ColorRole.Text))
    box = QRect(option.rect).adjusted(4, 0, -4, -7)
    side = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
    painter.drawText(box, Qt.AlignmentFlag.AlignBottom | side, heading.title)
    painter.setPen(QPen(theme.line(option.palette), 1))
    y = option.rect.bottom() - 2
    painter.drawLine(option.rect.left() + 4, y, option.rect.right(), y)


def _paint_fold(painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex, heading: FactHeading) -> None:
    """Paint an arrow and the title; of a closed section also how many facts it has, and which."""
    view, palette = option.widget, option.palette
    if not isinstance(view, QTreeView):
        return
    closed = not view.isExpanded(index)
    selected = bool(option.state & QStyle.StateFlag.State_Selected)
    if selected:
        painter.fillRect(option.rect, palette.color(QPalette.ColorRole.Highlight))
    strong = palette.color(QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text)
    # Measured as from left to right, and mirrored where letters run the other way.
    line = QRect(option.rect).adjusted(4, 0, -4, 0)
    if heading.inner:
        line.setLeft(line.left() + _INSET)
    arrow = QRect(line)
    arrow.setWidth(_ARROW)
    _paint_arrow(painter, option, _seen(option, arrow), strong, closed)
    font = theme.scaled(option.font, 1.0, bold=True) if heading.inner else _large(option.font)
    title = QRect(line).adjusted(_ARROW + 4, 0, 0, 0)
    words = heading.words if closed else heading.title
    _paint_words(painter, option, title, words, font, strong)
    if closed:
        wide = QFontMetrics(font).horizontalAdvance(words) + _GAP
        # Where the values of open sections are, or behind the title if that is longer.
        inside = QRect(line)
        inside.setLeft(max(title.left() + wide, option.rect.left() + view.columnWidth(0) + 3))
        faint = strong if selected else theme.secondary(palette)
        _paint_words(painter, option, inside, heading.holds, option.font, faint)
    elif not selected:
        painter.setPen(QPen(theme.line(palette), 1))
        under = _seen(option, line)
        painter.drawLine(under.bottomLeft(), under.bottomRight())
    if option.state & QStyle.StateFlag.State_HasFocus and not selected:
        painter.setPen(QPen(strong, 1))
        painter.drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5))


def _seen(option: QStyleOptionViewItem, box: QRect) -> QRect:
    return QStyle.visualRect(option.direction, option.rect, box)


def _paint_words(
    painter: QPainter, option: QStyleOptionViewItem, box: QRect, words: str, font: QFont, colour: QColor
) -> None:
    painter.setFont(font)
    painter.setPen(colour)
    side = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
    short = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(_seen(option, box), Qt.AlignmentFlag.AlignVCenter | side, short)


def _paint_arrow(
    painter: QPainter, option: QStyleOptionViewItem, box: QRect, colour: QColor, closed: bool
) -> None:
    centre, half = QRectF(box).center(), 3.5
    if closed:
        towards = -half if option.direction == Qt.LayoutDirection.RightToLeft else half
        points = [QPointF(-towards, -half - 1), QPointF(-towards, half + 1), QPointF(towards, 0)]
    else:
        points = [QPointF(-half - 1, -half), QPointF(half + 1, -half), QPointF(0, half)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([centre + point for point in points]))
    painter.restore()
