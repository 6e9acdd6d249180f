"""The program's own icons: drawn in the colour of the text around them, sharp at every size.

Each is a drawing on a grid of 20 by 20 units with lines of 1.5. No plugin of Qt is needed, and no file.
"""

from __future__ import annotations

import math
import re
from functools import lru_cache

from PyQt6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import (
    QColor,
    QFontInfo,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QImage,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
)
from PyQt6.QtWidgets import QToolButton

from disktune_gui.text.plain import as_tip

GRID = 20
_LINE, _SMALL, _LARGE = 1.5, 1.7, 1.0
"""The width of lines; of those in an icon of at most 16 pixels of the drawings, and of more than 24."""
DRAWN_PX = 13
"""The font size in the drawings, in pixels."""

_DRAWN = {
    "again": "M16.5 10a6.5 6.5 0 1 1-2-4.7M16.8 2.8v3.4h-3.4",
    "array": "R3 2.5 14 4 1.3R3 8 14 4 1.3R3 13.5 14 4 1.3M5.8 4.5h.01M5.8 10h.01M5.8 15.5h.01",
    "bolt": "M11 2L4.6 11.4h4.6L8.6 18l6.8-9.6h-4.8z",
    "card": (
        "M5.8 2.5h6.7l3.2 3.2v10.1a1.7 1.7 0 0 1-1.7 1.7H5.8"
        "a1.7 1.7 0 0 1-1.7-1.7V4.2a1.7 1.7 0 0 1 1.7-1.7zM7 5.3v2.4M9.5 5.3v2.4M12 5.3v2.4"
    ),
    "caution": "*M10 2.4L18.6 17H1.4z|-M10 7.4v4.4M10 14.3v.01",
    "close": "M5 5l10 10M15 5L5 15",
    "copy": (
        "R7 7 10.2 10.2 1.8M4.6 12.9A1.7 1.7 0 0 1 2.9 11.2V4.6a1.7 1.7 0 0 1 1.7-1.7h6.6a1.7 1.7 0 0 1 1.7 1.7"
    ),
    "disc": "O10 10 7.2O10 10 2",
    "done": "M3.8 10.6l4 4 8.4-9.2",
    "down": "M4.5 7.5L10 13l5.5-5.5",
    "drives": "R3 3.5 14 5.5 1.5R3 11 14 5.5 1.5M6 6.25h.01M6 13.75h.01M11 6.25h3M11 13.75h3",
    "failing": "*M6.6 1.8h6.8l4.8 4.8v6.8l-4.8 4.8H6.6l-4.8-4.8V6.6z|-M7.2 7.2l5.6 5.6M12.8 7.2l-5.6 5.6",
    "faster": "M10 16V4.5M5.2 9.2L10 4.4l4.8 4.8",
    "file": (
        "M5.6 2.5h5.7l3.9 3.9v9.4a1.7 1.7 0 0 1-1.7 1.7H5.6a1.7 1.7 0 0 1-1.7-1.7V4.2a1.7 1.7 0 0 1 1.7-1.7"
        "zM11.2 2.7v3.9h3.9"
    ),
    "flask": "M8 2.5h4M8.6 2.8v5L4 15.6a1.3 1.3 0 0 0 1.1 1.9h9.8a1.3 1.3 0 0 0 1.1-1.9L11.4 7.8v-5M6.3 12.3h7.4",
    "gauge": "M3.6 15.2a7.6 7.6 0 1 1 12.8 0M10 11l3.2-3.6O10 11.2 .9",
    "good": "O10 10 7.2M6.6 10.2l2.4 2.4 4.4-4.9",
    "hdd": "R4 2 12 16 2O10 8 4O10 8 .9M7 15.2l2.4-3.6",
    "heat": "M8 11.6V4.2a2 2 0 0 1 4 0v7.4a3.7 3.7 0 1 1-4 0zM10 8.5v5.6",
    "history": "M3.5 10a6.5 6.5 0 1 0 2-4.7M3.2 2.8v3.4h3.4M10 6.4V10l2.6 1.6",
    "info": "O10 10 7.2M10 9.2v4.4M10 6.4v.01",
    "layer": "M10 3.4l7.5 4.1-7.5 4.1-7.5-4.1zM2.5 11.6l7.5 4.1 7.5-4.1",
    "left": "M12.5 4.5L7 10l5.5 5.5",
    "light": (
        "M10 2.2v1.6M4.5 4.5l1.1 1.1M2.2 10h1.6M16.2 10h1.6M14.4 5.6l1.1-1.1M7.8 15.7h4.4"
        "M8.6 17.8h2.8M7.9 13.4a4.4 4.4 0 1 1 4.2 0z"
    ),
    "lock": "R4 9 12 8.5 1.8M6.7 9V6.6a3.3 3.3 0 0 1 6.6 0V9",
    "moon": "M16.3 12.1A6.8 6.8 0 0 1 7.9 3.7a6.8 6.8 0 1 0 8.4 8.4z",
    "more": "+M4.5 10h.01M10 10h.01M15.5 10h.01",
    "no": "O10 10 7.2M5 5l10 10",
    "nvme": "R1.5 6.5 17 7 1.2R6 8.5 3.2 3 .4R11 8.5 3.2 3 .4M3.5 9v2M16.6 9.2v1.6",
    "paste": "R4 3.8 12 14 1.8M7.4 3.8V2.3h5.2v2.9H7.4zM7.2 9.2l2 1.9-2 1.9M10.9 13.4h2.4",
    "pause": "M7 4.5v11M13 4.5v11",
    "pin": "M7.2 2.8h5.6l-.7 5.2 2.7 3.2H5.2l2.7-3.2zM10 11.2v6",
    "play": "M6 3.8v12.4L16 10z",
    "pulse": "M2 10.5h3.6L8 4l4.2 12 2.3-5.5H18",
    "right": "M7.5 4.5L13 10l-5.5 5.5",
    "same": "M4.5 7.6h11M4.5 12.4h11",
    "search": "O8.7 8.7 5.2M12.6 12.6L17 17",
    "sliders": "M3 6h8M15 6h2M3 14h2M9 14h8O13 6 2O7 14 2",
    "slower": "M10 4v11.5M5.2 10.8l4.8 4.8 4.8-4.8",
    "ssd": "R3.5 2.5 13 15 2R6.5 5.5 3 3.5 .5R11 5.5 2.5 3.5 .5M7 14.5v-2M10 14.5v-2M13 14.5v-2",
    "stop": "R5 5 10 10 1.5",
    "timer": "O10 11.3 6.2M10 8v3.4l2.2 1.6M8 2.3h4",
    "tool": (
        "M16.8 5.9l-3 3-2.7-2.7 3-3a4.2 4.2 0 0 0-5.5 5.3L3.3 13.8"
        "a2 2 0 1 0 2.9 2.9l5.3-5.3a4.2 4.2 0 0 0 5.3-5.5z"
    ),
    "undo": "M6.8 4L3.2 7.6l3.6 3.6M3.4 7.6h8.1a4.6 4.6 0 0 1 0 9.2H8",
    "unknown": ":O10 10 7.2|M7.9 8.1a2.1 2.1 0 1 1 3 1.9c-.6.3-.9.7-.9 1.4M10 13.9v.01",
    "up": "M4.5 12.5L10 7l5.5 5.5",
    "usb": "R4 8 12 10 1.8M7 8V2.5h6V8M9 5h.01M11 5h.01M7 15h3",
    "virtual": ":R4 2 12 16 2|O10 8 2.6M7 14.8h6",
}
"""Paths of SVG 1.1 (8.3) by name, and of its shapes: ``R`` x y width height radius, ``O`` x y radius.

Parts are separated by ``|``; before one, ``*`` fills it, ``-`` cuts it out, ``+`` draws it bold, ``:`` dashed.
"""

NAMES = frozenset(_DRAWN)


def draw(painter: QPainter, box: QRectF, name: str, colour: QColor) -> None:
    """Draw an icon in *colour* in the middle of *box*."""
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    side = min(box.width(), box.height())
    # With larger letters all icons are larger, and so are their lines.
    drawn = side * DRAWN_PX / QFontInfo(QGuiApplication.font()).pixelSize()
    width = _SMALL if drawn < 17 else _LARGE if drawn > 25 else _LINE
    image = _image(name, round(side * ratio), colour.rgba(), width)
    corner = box.center() - QPointF(side / 2, side / 2)
    # On whole pixels of the screen, or its lines are blurred.
    at = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
    painter.drawImage(QRectF(at.x(), at.y(), image.width() / ratio, image.height() / ratio), image)


def icon(name: str, colour: QPalette.ColorRole | QColor = QPalette.ColorRole.WindowText) -> QIcon:
    """Return an icon in *colour*; that of a role is of the palette in force when it is painted."""
    return QIcon(_Engine(name, colour))


def recoloured(given: QIcon, role: QPalette.ColorRole) -> QIcon:
    """Return *given* in the colour of *role*, if it is one of these icons."""
    name = given.name()
    return icon(name.removeprefix(_OURS), role) if name.startswith(_OURS) else given


_OURS = "disktune-"


class _Engine(QIconEngine):
    """Draws at each paint, so that another theme needs no other icon."""

    def __init__(self, name: str, colour: QPalette.ColorRole | QColor) -> None:
        super().__init__()
        self._name, self._colour = name, colour

    def paint(self, painter: QPainter | None, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        if painter is not None:
            group = QPalette.ColorGroup.Disabled if mode is QIcon.Mode.Disabled else QPalette.ColorGroup.Active
            colour = self._colour
            if not isinstance(colour, QColor):
                colour = QGuiApplication.palette().color(group, colour)
            draw(painter, QRectF(rect), self._name, colour)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        drawn = QPixmap(size)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return drawn

    def iconName(self) -> str:
        return _OURS + self._name

    def clone(self) -> QIconEngine:
        return _Engine(self._name, self._colour)


class CrossButton(QToolButton):
    """A flat button with a cross: it closes, dismisses or clears."""

    def __init__(self, tip: str, name: str) -> None:
        """*tip* is the tooltip, *name* is for screen readers."""
        super().__init__()
        self.setIcon(icon("close"))
        self.setAutoRaise(True)
        self.setToolTip(as_tip(tip))
        self.setAccessibleName(name)


# -- how they are drawn ------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _image(name: str, side: int, colour: int, line: float) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / GRID, side / GRID)
    ink = QColor.fromRgba(colour)
    for part in _DRAWN[name].split("|"):
        kind = part[0]
        pen = QPen(ink, line, cap=Qt.PenCapStyle.RoundCap, join=Qt.PenJoinStyle.RoundJoin)
        if kind == "+":
            pen.setWidthF(2.2)
        elif kind == ":":
            pen.setDashPattern([2.6 / pen.widthF(), 2.3 / pen.widthF()])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        elif kind == "-":
            pen.setWidthF(1.9)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.setPen(pen)
        painter.setBrush(ink if kind == "*" else Qt.BrushStyle.NoBrush)
        painter.drawPath(_path(part.lstrip("*-+:")))
    painter.end()
    return image


_COMMANDS = re.compile(r"([MLHVCAZRO])([^MLHVCAZRO]*)", re.IGNORECASE)
_NUMBERS = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "R": 5, "O": 3}


def _path(text: str) -> QPainterPath:
    """Return what is drawn by a path of SVG."""
    path, here, start = QPainterPath(), QPointF(), QPointF()
    for command, words in _COMMANDS.findall(text):
        if command in "zZ":
            path.closeSubpath()
            here = start
            continue
        numbers = [float(word) for word in _NUMBERS.findall(words)]
        takes = _TAKES[command.upper()]
        for first in range(0, len(numbers), takes):
            given = numbers[first : first + takes]
            from_ = here if command.islower() else QPointF()
            kind = command.upper()
            if kind in "RO":
                _add_shape(path, given)
                continue
            if kind == "H":
                here = QPointF(from_.x() + given[0], here.y())
            elif kind == "V":
                here = QPointF(here.x(), from_.y() + given[0])
            else:
                end = from_ + QPointF(*given[-2:])
                if kind == "C":
                    path.cubicTo(from_ + QPointF(*given[:2]), from_ + QPointF(*given[2:4]), end)
                elif kind == "A":
                    _add_arc(path, here, end, given)
                here = end
            if kind == "M" and first == 0:
                path.moveTo(here)
                start = here
            elif kind not in "CA":
                path.lineTo(here)
    return path


def _add_shape(path: QPainterPath, given: list[float]) -> None:
    if len(given) == 5:
        x, y, width, height, radius = given
        path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    else:
        x, y, radius = given
        path.addEllipse(QPointF(x, y), radius, radius)


def _add_arc(path: QPainterPath, start: QPointF, end: QPointF, given: list[float]) -> None:
    """Add an arc of a circle: the large one if the fourth number says so, clockwise if the fifth does."""
    radius, large, clockwise = given[0], bool(given[3]), bool(given[4])
    half = (end - start) / 2
    reach = math.hypot(half.x(), half.y())
    radius = max(radius, reach)
    away = math.sqrt(radius**2 - reach**2) / reach * (1 if large != clockwise else -1)
    middle = start + half + QPointF(-half.y(), half.x()) * away
    angles = [math.degrees(math.atan2(middle.y() - at.y(), at.x() - middle.x())) for at in (start, end)]
    sweep = (angles[1] - angles[0]) % 360 - (360 if clockwise else 0)
    path.arcTo(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), angles[0], sweep)
