"""The layers of a device as boxes on top of each other, drawn under a heading that folds them away."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from PyQt6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, pyqtSignal
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
from PyQt6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.drives.drive import Drive
from disktune_contract.layers import words
from disktune_contract.layers.stack import FileSystem, Layer, LayerKind, Stack
from disktune_contract.record import record, replace
from disktune_contract.sentence import listed
from disktune_gui.desktop import clipboard
from disktune_gui.services.services import Services
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme

# -- the layers of a device as boxes on top of each other (no widgets) -------------------------------------

MOST_BESIDE = 6
"""Boxes on one box, or below it, at most; the last one shows how many more there are."""
MOST_ROWS = 12
"""Boxes on top of each other at most, the one that is selected included."""


class BoxKind(Enum):
    """What a box represents."""

    SYSTEM = "system"
    LAYER = "layer"
    DRIVE = "drive"
    """A drive or a partition."""
    MORE = "more"


@record
class Box:
    """A box: its row from the top, and where it is in the width of the picture, which is 1."""

    row: int
    left: float
    width: float
    kind: BoxKind
    title: str
    note: str
    tip: str
    """All that is known of it, in a sentence."""
    device: str = ""
    """Its kernel name; empty if it is no device."""
    selected: bool = False


@record
class Picture:
    """Boxes from the top to the bottom, and in each row from the left."""

    boxes: tuple[Box, ...] = ()
    rows: int = 0
    text: str = ""
    """The same as indented lines."""


def is_layered(stack: Stack, name: str) -> bool:
    """Return whether there is more on a device, or below it, than its partitions and what is mounted on them."""
    device = stack.layer(name)
    if device is None:
        return False
    on = stack.on(device)
    return (
        bool(stack.below(device))
        or any(layer.kind is not LayerKind.PARTITION for layer in on[1:])
        or any(len(one.devices) > 1 or one.own_read_ahead for one in stack.systems_on(device))
    )


def picture(stack: Stack, name: str) -> Picture:
    """Return the picture of the device *name*; empty if it is no layer."""
    device = stack.layer(name)
    if device is None:
        return Picture()
    lower = _Side(stack, stack.below, with_systems=False)
    upper = _Side(stack, stack.above, with_systems=True)
    boxes = [*upper.boxes(device), *(replace(box, row=-box.row) for box in lower.boxes(device) if box.row)]
    top = max(box.row for box in boxes)
    placed = [replace(box, row=top - box.row) for box in boxes]
    ordered = tuple(sorted(placed, key=lambda box: (box.row, box.left)))
    return Picture(ordered, max(box.row for box in ordered) + 1, as_text(stack, device))


def as_text(stack: Stack, device: Layer) -> str:
    """Return the layers of a device as indented lines, what it is on first if it is on anything."""
    below = (f"{'  ' * depth}{said(line)}" for depth, line in _lines_below(stack, device))
    above = (f"{'  ' * depth}{said(line)}" for depth, line in words.of_device(stack, device))
    return "\n".join((*above, *below))


def _lines_below(stack: Stack, device: Layer) -> Iterable[words.Line]:
    lower = stack.down((device,))[1:]
    if lower:
        yield 0, QCoreApplication.translate("Layers", "It is on:")
        yield from ((1, words.layer_line(stack, layer)) for layer in lower)


@record
class _Node:
    about: Layer | FileSystem | int
    """A number is how many are left out."""
    children: tuple[_Node, ...] = ()

    @property
    def leaves(self) -> int:
        return sum(child.leaves for child in self.children) or 1


class _Side:
    """What is on a device, or what it is on. Each layer has one box, however many ways lead to it."""

    def __init__(self, stack: Stack, further: Callable[[Layer], tuple[Layer, ...]], *, with_systems: bool) -> None:
        self._stack, self._further, self._with_systems = stack, further, with_systems
        self._seen: set[str] = set()

    def boxes(self, device: Layer) -> list[Box]:
        """Return the boxes; the row counts from the device, which has row 0."""
        found: list[Box] = []
        self._place(found, self._node(device, 1), 0, 0.0, 1.0)
        return [replace(box, selected=not box.row) for box in found]

    def _node(self, layer: Layer, depth: int) -> _Node:
        self._seen.add(layer.name)
        about: list[Layer | FileSystem] = []
        if self._with_systems:
            about += [one for one in self._stack.layers.file_systems if layer.name in one.devices]
        about += [one for one in self._further(layer) if one.name not in self._seen]
        if depth >= MOST_ROWS:
            return _Node(layer)
        shown = about if len(about) <= MOST_BESIDE else about[: MOST_BESIDE - 1]
        children = [self._node(one, depth + 1) if isinstance(one, Layer) else _Node(one) for one in shown]
        if len(shown) < len(about):
            children.append(_Node(len(about) - len(shown)))
        return _Node(layer, tuple(children))

    def _place(self, found: list[Box], node: _Node, row: int, left: float, width: float) -> None:
        found.append(self._box(node.about, row, left, width))
        for child in node.children:
            share = width * child.leaves / node.leaves
            self._place(found, child, row + 1, left, share)
            left += share

    def _box(self, about: Layer | FileSystem | int, row: int, left: float, width: float) -> Box:
        stack = self._stack
        if isinstance(about, int):
            text = QCoreApplication.translate("Layers", "%n more", "", about)
            return Box(row, left, width, BoxKind.MORE, text, "", text)
        if isinstance(about, FileSystem):
            own = words.read_ahead_words(about, stack) if about.own_read_ahead else ""
            note = said(listed(filter(None, (words.system_kind(about), own))))
            title = ", ".join(about.points[:3]) or note
            tip = said(words.system_line(stack, about))
            return Box(row, left, width, BoxKind.SYSTEM, title, note if about.points else "", tip)
        plain = about.kind in (LayerKind.DRIVE, LayerKind.PARTITION)
        name = (about.name,) if about.label and about.label != about.name else ()
        note = said(listed((*name, words.kind_words(about), *words.facts(about, stack, that_count=True))))
        tip = said(words.layer_line(stack, about))
        kind = BoxKind.DRIVE if plain else BoxKind.LAYER
        return Box(row, left, width, kind, about.label or about.name, note, tip, about.name)


# -- the drawing of the layers; the arrow keys go from box to box ------------------------------------------

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
    """The picture. The text of each box can be reached by mouse, keyboard and screen reader."""

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
            behind = theme.mixed(edge, behind, _TINT)
        elif box.kind is BoxKind.DRIVE:
            behind = theme.mixed(edge, behind, _TINT)
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
        for line, wanted in (
            (box.title, self.palette().color(QPalette.ColorRole.WindowText)),
            (box.note, theme.secondary(self.palette())),
        ):
            if room.width() < metrics.averageCharWidth() * 3:
                return
            painter.setPen(theme.legible(wanted, [behind]) or wanted)
            shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width())
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


# -- the picture of the layers under a heading that folds it away ------------------------------------------


class LayerSection(QWidget):
    """For drives with more than partitions and mounts; hidden for all others, and as long as nothing is known."""

    device_wanted = pyqtSignal(str)
    """The user wants to see the device of this kernel name, which is in the list of drives."""

    def __init__(self, services: Services, key: str, *, opened: bool) -> None:
        """*key* is where the open state is kept, *opened* what it is until the user changes it."""
        super().__init__()
        self._services, self._key, self._usual = services, f"layers/{key}", opened
        self._drive: Drive | None = None
        self.heading = QToolButton()
        self.heading.setAutoRaise(True)
        self.heading.setText(self.tr("Layers"))
        self.heading.setToolTip(self.tr("What is between the files and the drive"))
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.copy = QPushButton(self.tr("Copy as Text"))
        self.view = LayerPicture()
        bar = QHBoxLayout()
        bar.addWidget(self.heading)
        bar.addStretch(1)
        bar.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(bar)
        column.addWidget(self.view)
        self.heading.clicked.connect(self._turn)
        self.copy.clicked.connect(self.view.copy_text)
        self.view.device_wanted.connect(self._on_wanted)
        services.layers.changed.connect(self._show)
        self._show()

    @property
    def opened(self) -> bool:
        """Whether the picture is shown."""
        return (self._services.preferences.text(self._key) or ("yes" if self._usual else "no")) == "yes"

    def show_drive(self, drive: Drive | None) -> None:
        """Show the layers of another drive."""
        self._drive = drive
        self._show()

    def _turn(self) -> None:
        self._services.preferences.keep(self._key, "no" if self.opened else "yes")
        self._show()

    def _show(self) -> None:
        stack, drive = self._services.layers.stack, self._drive
        layered = stack is not None and drive is not None and is_layered(stack, drive.name)
        self.view.show_picture(picture(stack, drive.name) if layered and stack and drive else Picture())
        opened = self.opened
        self.heading.setArrowType(Qt.ArrowType.DownArrow if opened else Qt.ArrowType.RightArrow)
        self.heading.setAccessibleDescription(self.tr("expanded") if opened else self.tr("collapsed"))
        self.view.setVisible(opened)
        self.copy.setVisible(opened)
        self.setVisible(layered)

    def _on_wanted(self, name: str) -> None:
        if any(drive.name == name for drive in self._services.session.drives):
            self.device_wanted.emit(name)
