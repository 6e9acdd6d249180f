"""The map of a device drawn from left to right, and the cards of what a drive is used by."""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import partial

from PyQt6.QtCore import QCoreApplication, QEvent, QLineF, QPointF, QRectF, QSize, Qt, QTimer, QUrl, pyqtSignal
from PyQt6.QtGui import (
    QContextMenuEvent,
    QDesktopServices,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QShowEvent,
)
from PyQt6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QSizePolicy,
    QToolTip,
    QWidget,
)

from disktune_contract.arrays.alarms import in_a_word, time_left
from disktune_contract.arrays.mdstat import noun
from disktune_contract.drives.drive import Drive
from disktune_contract.layers.stack import Stack
from disktune_contract.messages.action import TrimList, TrimTarget
from disktune_contract.units import UnitSystem
from disktune_gui.client.asked import AskedDrives
from disktune_gui.controls.cards import CAPTION, Card, LinkButton, SizedLabel, card_title
from disktune_gui.controls.columns import IconMark
from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.desktop import clipboard
from disktune_gui.overview.layer_map import Box, BoxKind, LayerMap, free_bytes, is_layered, known_stack, layer_map
from disktune_gui.services.recorder import Operations
from disktune_gui.services.services import Services
from disktune_gui.text.formats import percent, rate
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush, pixels

ROOM_MS = 10_000
"""How often the free space of the file systems in view is read."""

# -- the drawing; the arrow keys go from box to box --------------------------------------------------------

_BETWEEN, _BETWEEN_MANY = 28.0, 20.0
"""Pixels between columns, for the arrow; the second where not all texts fit."""
_ABOVE = 8.0
"""Pixels between boxes of a column."""
_PADDING = 9.0
_LEAST = 40.0
_STEPS = {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
}


class LayerView(QWidget):
    """The map. The text of each box can be reached by mouse, keyboard and screen reader."""

    device_wanted = pyqtSignal(str)
    """The user wants to see the device of this kernel name."""
    links = False
    """Whether mount points can be opened: they are of this computer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.map = LayerMap()
        self.current: Box | None = None
        """The box that the keyboard is on."""
        self._pressed = ""
        """The mount point on which the mouse button went down."""
        self._between = _BETWEEN
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_map(self, found: LayerMap) -> None:
        """Draw another map; the keyboard stays on the same thing, if that is still there."""
        if found == self.map:
            return
        before = self.current
        self.map = found
        self.setAccessibleDescription(found.text)
        same = [box for box in found.boxes if before is not None and (box.device, box.title) == _key(before)]
        self._go_to(next(iter(same), next((box for box in found.boxes if box.selected), None)))
        self.updateGeometry()
        self.update()

    def copy_text(self) -> None:
        """Put the layers on the clipboard as indented lines."""
        clipboard.copy(self.map.text)

    def sizeHint(self) -> QSize:
        return QSize(300, round(self.map.lines * (self._box_height() + _ABOVE) - _ABOVE + 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def place_of(self, box: Box) -> QRectF:
        """Return where a box is drawn."""
        return next(place for one, place in self._places() if one is box)

    def _places(self) -> list[tuple[Box, QRectF]]:
        """Return each box, and where it is drawn."""
        found, columns = [], self._columns()
        one, all_of_them = self._box_height(), self.sizeHint().height() - 1 + _ABOVE
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for box in self.map.boxes:
            left, width = columns[box.column]
            if mirrored:
                left = self.width() - left - width
            middle = (box.top + box.height / 2) * all_of_them - _ABOVE / 2
            found.append((box, QRectF(left + 0.5, middle - one / 2 + 0.5, width - 1, one)))
        return found

    def _columns(self) -> list[tuple[float, float]]:
        """Return left edge and width of each column: as wide as its texts, and what is left shared out.

        Where not all texts fit, the titles have precedence over the notes below them.
        """
        bold, caption = QFontMetricsF(self._title_font(bold=True)), QFontMetricsF(self._caption_font())
        titles = [_LEAST] * self.map.columns
        wanted = list(titles)
        for box in self.map.boxes:
            title = bold.horizontalAdvance(box.title) + 2 * _PADDING + 2
            titles[box.column] = max(titles[box.column], title)
            note = caption.horizontalAdvance(box.note) + 2 * _PADDING + 2
            wanted[box.column] = max(wanted[box.column], title, note)
        gaps = len(wanted) - 1
        self._between = _BETWEEN if sum(wanted) + _BETWEEN * gaps <= self.width() else _BETWEEN_MANY
        widths = _shared(titles, wanted, max(0.0, self.width() - self._between * gaps))
        found, left = [], 0.0
        for width in widths:
            found.append((left, width))
            left += width + self._between
        return found

    def _box_height(self) -> float:
        lines = QFontMetricsF(self.font()).height() + QFontMetricsF(self._caption_font()).height()
        return round(lines + 12.0)

    def _title_font(self, *, bold: bool) -> QFont:
        return theme.scaled(self.font(), 1.0, bold=bold)

    def _caption_font(self) -> QFont:
        return theme.scaled(self.font(), CAPTION)

    def _placed_at(self, point: QPointF) -> tuple[Box, QRectF] | None:
        return next((one for one in self._places() if one[1].contains(point)), None)

    def _box_at(self, point: QPointF) -> Box | None:
        found = self._placed_at(point)
        return found[0] if found is not None else None

    def _go_to(self, box: Box | None) -> None:
        self.current = box
        words = QCoreApplication.translate("UsedByCard", "Used by")
        self.setAccessibleName(words if box is None else self.tr("Used by: {box}").format(box=box.tip))
        self.update()

    # -- drawing -------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box, place in self._places():
            self._paint_box(painter, box, place)
        painter.end()

    def _paint_box(self, painter: QPainter, box: Box, place: QRectF) -> None:
        palette = self.palette()
        on_it = self.hasFocus() and box == self.current
        pen = QPen(
            palette.color(QPalette.ColorRole.Highlight) if on_it else theme.line(palette), 2 if on_it else 1
        )
        if box.kind is BoxKind.REST:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        rest = box.kind is BoxKind.REST
        painter.setBrush(Qt.BrushStyle.NoBrush if rest else palette.color(QPalette.ColorRole.Window))
        painter.drawRoundedRect(place, 6, 6)
        if box.before is not None:
            self._paint_arrow(painter, place)
        if box.used is not None:
            self._paint_use(painter, place, box.used)
        inside = place.adjusted(_PADDING, 6, -_PADDING, -6)
        faint = theme.secondary(palette)
        line = QFontMetricsF(self._title_font(bold=box.selected)).height()
        top = inside.top() if box.note else inside.center().y() - line / 2
        for text, font, colour in (
            (box.title, self._title_font(bold=box.selected), palette.color(self._title_role(box))),
            (box.note, self._caption_font(), faint),
        ):
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(colour)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
            row = QRectF(inside.left(), top, inside.width(), metrics.height())
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, shown)
            top += metrics.height()

    def _title_role(self, box: Box) -> QPalette.ColorRole:
        return QPalette.ColorRole.Link if self.links and box.points else QPalette.ColorRole.WindowText

    def _paint_use(self, painter: QPainter, place: QRectF, used: float) -> None:
        """Draw how much of a file system is in use, along the lower edge of its box."""
        bar = QRectF(place.left() + _PADDING, place.bottom() - 5, place.width() - 2 * _PADDING, 3)
        full = QRectF(bar)
        full.setWidth(bar.width() * used)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            full.moveRight(bar.right())
        for part, colour in ((bar, theme.line(self.palette())), (full, theme.secondary(self.palette()))):
            painter.fillRect(part, colour)

    def _paint_arrow(self, painter: QPainter, place: QRectF) -> None:
        turned = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        beside = self._between / 2
        x = place.right() + beside if turned else place.left() - beside
        tip = QPointF(x - 3 if turned else x + 3, place.center().y())
        back = 5.0 if turned else -5.0
        painter.setPen(QPen(theme.secondary(self.palette()), 1.5, cap=Qt.PenCapStyle.RoundCap))
        for up in (-5.0, 5.0):
            painter.drawLine(QLineF(tip, tip + QPointF(back, up)))

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
            self._pressed = self._link_at(event.position())
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        if event is not None and event.button() == Qt.MouseButton.LeftButton:
            point, self._pressed = self._pressed, ""
            # Not with the second release of a double click, nor after a drag from elsewhere.
            if point and point == self._link_at(event.position()):
                _visit(point)
        super().mouseReleaseEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        if event is not None:
            over = bool(self._link_at(event.position()))
            self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
        super().mouseMoveEvent(event)

    def _link_at(self, place: QPointF) -> str:
        """Return the mount point that is there; empty if none can be opened."""
        found = self._placed_at(place) if self.links else None
        if found is None:
            return ""
        box, around = found
        line = QFontMetricsF(self._title_font(bold=False))
        inside = around.adjusted(_PADDING, 0, -_PADDING, 0)
        turned = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        beside = inside.right() - place.x() if turned else place.x() - inside.left()
        if beside > inside.width() or (box.note and place.y() > inside.top() + 6 + line.height()):
            return ""
        for point in box.points:
            wide = line.horizontalAdvance(point)
            if 0 <= beside <= wide:
                return point
            beside -= wide + line.horizontalAdvance(", ")
        return ""

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        if event is not None and (box := self._box_at(event.position())) is not None and not box.points:
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

    def _step(self, right: int, down: int) -> bool:
        """Go to the nearest box in a direction; return whether there is one."""
        here = self.current
        if here is None:
            return False
        beside = [box for box in self.map.boxes if box.column == here.column + right and box != here]
        if down:
            beside = [box for box in beside if (box.top > here.top) == (down > 0)]
        middle = here.top + here.height / 2
        nearest = min(beside, key=lambda box: abs(box.top + box.height / 2 - middle), default=None)
        if nearest is not None:
            self._go_to(nearest)
            corner = self.mapToGlobal(self.place_of(nearest).bottomLeft().toPoint())
            QToolTip.showText(corner, as_tip(nearest.tip), self)
        return nearest is not None

    def _open(self, box: Box) -> None:
        if box.points and self.links:
            _visit(box.points[0])
        elif box.device and not box.selected:
            self.device_wanted.emit(box.device)

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:
        if event is None:
            return
        menu = QMenu(self)
        copy = menu.addAction(QCoreApplication.translate("Export", "&Copy as Text"))
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


def _visit(point: str) -> None:
    """Open a folder of this computer in the desktop's file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(point))


def _shared(titles: list[float], wanted: list[float], room: float) -> list[float]:
    """Return widths that fill *room*: as *wanted* and more, or what the *titles* take and part of the rest."""
    if sum(wanted) <= room:
        return [width + (room - sum(wanted)) / len(wanted) for width in wanted]
    if sum(titles) > room:
        return _capped(titles, room)
    rest = _capped(
        [all_of_it - title for all_of_it, title in zip(wanted, titles, strict=True)], room - sum(titles)
    )
    return [title + more for title, more in zip(titles, rest, strict=True)]


def _capped(wanted: list[float], room: float) -> list[float]:
    """Return widths that fill *room*: the widest are cut to the same, the others are as wanted."""
    left = room
    for place, width in enumerate(sorted(wanted)):
        share = left / (len(wanted) - place)
        if width > share:
            return [min(one, share) for one in wanted]
        left -= width
    return wanted


def _key(box: Box) -> tuple[str, str]:
    return box.device, box.title


class DeviceMap(LayerView):
    """The map of a drive, kept up to date; what the list of drives knows until the kernel's layers are read.

    While it can be seen, free space is read every `ROOM_MS`: nothing announces its changes.
    """

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._drive: Drive | None = None
        self.links = not (services.session.place.elsewhere or services.session.place.sandboxed)
        self._rooms: AskedDrives[TrimList] = AskedDrives(self, services.session, "trim-targets")
        self._rooms.changed.connect(self._show)
        self._timer = QTimer(self)
        self._timer.setInterval(ROOM_MS)
        self._timer.timeout.connect(self._ask_room)
        self._shown: tuple[Stack, Drive, UnitSystem, int, tuple[TrimTarget, ...]] | None = None
        """What the map was made of: the page shows it again with each answer about the drive."""
        services.layers.changed.connect(self._show)
        services.layers.changed.connect(self._ask_room)
        services.preferences.changed.connect(self._show)

    @property
    def layered(self) -> bool:
        """Whether there is more to see than partitions and what is mounted on them."""
        stack = self._services.layers.stack
        return stack is not None and self._drive is not None and is_layered(stack, self._drive.name)

    def show_drive(self, drive: Drive | None) -> None:
        """Show the layers of another drive."""
        self._drive = drive
        if self._rooms.turn(drive, forget=False):
            self._ask_room()
        self._show()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self._timer.start()
        self._ask_room()

    def hideEvent(self, event: QHideEvent | None) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def _ask_room(self) -> None:
        """Ask how much is free on the drive in view, one question at a time."""
        session, drive, stack = self._services.session, self._drive, self._services.layers.stack
        layer = stack.layer(drive.name) if stack is not None and drive is not None else None
        if drive is None or stack is None or layer is None or not self.isVisible() or session.hidden:
            return
        mounted = any(one.points for one in stack.systems_on(layer))
        if mounted and session.may("trim-targets") and not self._rooms.of(drive).awaited:
            self._rooms.ask(drive)

    def _show(self) -> None:
        stack, drive = self._services.layers.stack, self._drive
        if drive is None:
            self._shown = None
            self.show_map(LayerMap())
            return
        if stack is None or stack.layer(drive.name) is None:
            stack = known_stack(drive)
        rooms = self._rooms.of(drive).fresh
        targets = rooms.targets if rooms is not None else ()
        shown = stack, drive, self._services.preferences.units, free_bytes(drive), targets
        if self._shown is None or shown[0] is not self._shown[0] or shown[1:] != self._shown[1:]:
            self._shown = shown
            self.show_map(layer_map(stack, drive.name, *shown[2:]))

    def _open(self, box: Box) -> None:
        if box.points or any(drive.name == box.device for drive in self._services.session.drives):
            super()._open(box)


# -- What a drive is used by: the map, and the arrays that it is in ----------------------------------------


class UsedByCard(Card):
    """The map under its title."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.view = DeviceMap(services)
        self.copy = LinkButton(self.tr("Copy as Text"))
        self.copy.clicked.connect(self.view.copy_text)
        head = QHBoxLayout()
        head.addWidget(card_title(self.tr("Used by")), 1)
        head.addWidget(self.copy)
        column = self.column()
        column.addLayout(head)
        column.addWidget(self.view)


class _ArrayLine(QWidget):
    """One array: what it does, how far that is, and a link to it."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.state = SizedLabel("", bold=True), PlainLabel()
        self.detail = ElidedLabel()
        self.detail.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.progress = QProgressBar()
        self.progress.setRange(0, 1000)
        self.progress.setTextVisible(False)
        self.progress.setFixedSize(pixels(self.font(), 120), pixels(self.font(), 6))
        self.link = LinkButton(self.tr("Show Array"))
        row = flush(QHBoxLayout(self), pixels(self.font(), 10))
        row.addWidget(IconMark("array", 18))
        for part in (self.name, self.progress, self.state):
            row.addWidget(part)
        row.addWidget(self.detail, 1)
        row.addWidget(self.link)

    def show_array(self, drive: Drive, left_s: float | None, units: UnitSystem) -> None:
        """Show an array; what runs on it still takes *left_s* if that is known."""
        array = drive.array
        assert array is not None  # noqa: S101  # the caller takes only arrays
        self.name.setText(drive.title)
        self.link.setAccessibleDescription(drive.title)
        share = array.progress_percent
        runs = array.operation is not None and share is not None
        self.progress.setVisible(runs)
        self.progress.setValue(round(10 * (share or 0)))
        self.progress.setAccessibleName(self.tr("Progress"))
        words = said(in_a_word(array))
        if array.operation is not None and share is not None:
            words = self.tr("{operation} {percent}")
            words = words.format(operation=said(noun(array.operation)), percent=percent(share / 100))
        self.state.setText(words)
        parts = [rate(array.speed_kib_s * 1024, units) if runs and array.speed_kib_s is not None else ""]
        if runs and left_s is not None:
            parts.append(
                QCoreApplication.translate("Work", "{time} left").format(time=said(time_left(left_s / 60)))
            )
        self.detail.setText(" · ".join(filter(None, parts)))


class ArrayLines(Card):
    """The arrays that a drive is a member of; hidden without any."""

    array_wanted = pyqtSignal(str)
    """The user wants to see the array of this kernel name."""

    def __init__(self, operations: Operations) -> None:
        super().__init__()
        self._operations = operations
        self._lines: dict[str, _ArrayLine] = {}
        self._column = self.column()

    def show_arrays(self, drive: Drive | None, drives: Iterable[Drive], units: UnitSystem) -> None:
        """Show the arrays of *drive*."""
        names = drive.usage.arrays if drive is not None else ()
        found = {one.name: one for one in drives if one.name in names and one.array is not None}
        for name in [name for name in self._lines if name not in found]:
            self._lines.pop(name).deleteLater()
        for name, array in found.items():
            if name not in self._lines:
                line = self._lines[name] = _ArrayLine()
                line.link.clicked.connect(partial(self._on_link, name))
                self._column.addWidget(line)
            at = self._operations.ends_at(array)
            left = max(0.0, at - time.monotonic()) if at is not None else None
            self._lines[name].show_array(array, left, units)
        self.setVisible(bool(found))

    def _on_link(self, name: str, _checked: bool = False) -> None:
        self.array_wanted.emit(name)
