"""Draws the layers of a device; the arrow keys go from box to box."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PyQt6.QtWidgets import QMenu, QSizePolicy, QToolTip, QWidget

from disktune_gui.desktop import clipboard
from disktune_gui.layers.picture import Box, BoxKind, Picture
from disktune_gui.text.plain import as_tip
from disktune_gui.theming import contrast, theme

_TINT = 46 / 255
"""How much of a box's colour fills it."""
_GAP = 2.0
_SERIES = {BoxKind.SYSTEM: 2, BoxKind.LAYER: 0}
"""Colours of boxes; a drive and its partitions have none."""
_STEPS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class LayerPicture(QWidget):
    """The picture. What each box says can be reached by mouse, keyboard and screen reader."""

    device_wanted = pyqtSignal(str)
    """The user wants to see the device of this kernel name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = Picture()
        self.current: Box | None = None
        """The box that the keyboard is on."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_picture(self, picture: Picture) -> None:
        """Draw another picture; the keyboard stays on the same thing, if that is still there."""
        if picture == self.picture:
            return
        before = self.current
        self.picture = picture
        self.setAccessibleDescription(picture.text)
        same = [box for box in picture.boxes if before is not None and (box.device, box.title) == _key(before)]
        self._go_to(next(iter(same), next((box for box in picture.boxes if box.selected), None)))
        self.updateGeometry()
        self.update()

    def copy_text(self) -> None:
        """Put the layers on the clipboard as indented lines."""
        clipboard.copy(self.picture.text)

    def sizeHint(self) -> QSize:
        return QSize(300, round(self.picture.rows * self._height() + 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def place_of(self, box: Box) -> QRectF:
        """Return where a box is drawn."""
        width = self.width() - 1.0
        left, right = round(box.left * width), round((box.left + box.width) * width)
        top = box.row * self._height()
        return QRectF(left + 0.5, top + 0.5, max(2.0, right - left - _GAP), self._height() - _GAP)

    def _height(self) -> float:
        return self.fontMetrics().height() + 10.0

    def _box_at(self, point: QPointF) -> Box | None:
        return next((box for box in self.picture.boxes if self.place_of(box).contains(point)), None)

    def _go_to(self, box: Box | None) -> None:
        self.current = box
        words = self.tr("Layers")
        self.setAccessibleName(words if box is None else self.tr("Layers: {box}").format(box=box.tip))
        self.update()

    # -- drawing -------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box in self.picture.boxes:
            self._paint_box(painter, box)
        painter.end()

    def _paint_box(self, painter: QPainter, box: Box) -> None:
        place, palette = self.place_of(box), self.palette()
        behind = palette.color(QPalette.ColorRole.Window)
        edge = theme.line(palette)
        if box.kind in _SERIES:
            edge = QColor(theme.series(_SERIES[box.kind]).colour)
            behind = contrast.mixed(edge, behind, _TINT)
        elif box.kind is BoxKind.DRIVE:
            behind = contrast.mixed(edge, behind, _TINT)
        on_it = self.hasFocus() and box == self.current
        pen = QPen(palette.color(QPalette.ColorRole.Highlight) if on_it else edge, 2 if on_it else 1)
        if box.kind is BoxKind.MORE:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(behind)
        painter.drawRoundedRect(place, 4, 4)
        self._paint_words(painter, place.adjusted(8, 0, -6, 0), box, behind)

    def _paint_words(self, painter: QPainter, room: QRectF, box: Box, behind: QColor) -> None:
        font = theme.scaled(self.font(), 1.0, bold=box.selected)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        for words, wanted in (
            (box.title, self.palette().color(QPalette.ColorRole.WindowText)),
            (box.note, theme.secondary(self.palette())),
        ):
            if room.width() < metrics.averageCharWidth() * 3:
                return
            painter.setPen(contrast.legible(wanted, [behind]) or wanted)
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, middle, shown)
            room.setLeft(room.left() + metrics.horizontalAdvance(shown) + metrics.averageCharWidth() * 1.5)
            painter.setFont(self.font())
            metrics = QFontMetricsF(self.font())

    # -- mouse and keyboard --------------------------------------------------------------------------------

    def event(self, event: QEvent | None) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            box = self._box_at(event.pos().toPointF())
            if box is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), as_tip(box.tip), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        if event is not None and (box := self._box_at(event.position())) is not None:
            self._go_to(box)
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        if event is not None and (box := self._box_at(event.position())) is not None:
            self._open(box)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None:
            return
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None and self._step(*step):
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_text()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current is not None:
            self._open(self.current)
        else:
            super().keyPressEvent(event)

    def _step(self, down: int, right: int) -> bool:
        """Go to the nearest box in a direction; return whether there is one."""
        here = self.current
        if here is None:
            return False
        beside = [box for box in self.picture.boxes if box.row == here.row + down and box != here]
        if right:
            beside = [box for box in beside if (box.left > here.left) == (right > 0)]
        middle = here.left + here.width / 2
        nearest = min(beside, key=lambda box: abs(box.left + box.width / 2 - middle), default=None)
        if nearest is not None:
            self._go_to(nearest)
            corner = self.mapToGlobal(self.place_of(nearest).bottomLeft().toPoint())
            QToolTip.showText(corner, as_tip(nearest.tip), self)
        return nearest is not None

    def _open(self, box: Box) -> None:
        if box.device and not box.selected:
            self.device_wanted.emit(box.device)

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:
        if event is None:
            return
        menu = QMenu(self)
        copy = menu.addAction(self.tr("&Copy as Text"))
        if copy is not None:
            copy.triggered.connect(self.copy_text)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(event.globalPos())

    def focusInEvent(self, event: QFocusEvent | None) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent | None) -> None:
        super().focusOutEvent(event)
        self.update()


def _key(box: Box) -> tuple[str, str]:
    return box.device, box.title
