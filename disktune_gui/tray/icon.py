"""The icon: three drives on top of each other, a mark for trouble, a ring for what is under way."""

from __future__ import annotations

from enum import IntEnum

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from disktune_contract.arrays.alarms import Alarm
from disktune_gui.tray.array_events import Story

SIZES = (22, 32, 48)
"""Pixels: of a panel's icons at one, one and a half and two dots a pixel. Each is sent over the bus."""


class IconState(IntEnum):
    """What the icon says; the worst of all arrays."""

    NONE = 0
    """There are no arrays."""
    HEALTHY = 1
    BUSY = 2
    DEGRADED = 3
    FAILED = 4
    UNKNOWN = 5
    """Nobody knows which arrays there are, and how they are."""


_STATES = {
    Alarm.HEALTHY: IconState.HEALTHY,
    Alarm.CONTAINER: IconState.NONE,
    Alarm.BUSY: IconState.BUSY,
    Alarm.DEGRADED: IconState.DEGRADED,
    Alarm.INACTIVE: IconState.FAILED,
    Alarm.FAILED: IconState.FAILED,
}

_LIGHT, _DARK = "#f2f4f7", "#3b4049"
"""A drive and its outline: one of the two can be seen on any panel."""
_TRACK = "#8b919b"
_COLOURS = {
    IconState.BUSY: "#2f7fd6",
    IconState.DEGRADED: "#e39a1c",
    IconState.FAILED: "#d8392f",
    IconState.UNKNOWN: "#5b626d",
}


def state(story: Story) -> IconState:
    """Return the worst state of all arrays."""
    return max((_STATES[chapter.look.alarm] for chapter in story.chapters.values()), default=IconState.NONE)


def percent(story: Story) -> int | None:
    """Return how far what runs has come, of several the least; None if nothing runs."""
    looks = [chapter.look for chapter in story.chapters.values()]
    return min((int(look.percent) for look in looks if look.running and look.percent is not None), default=None)


def icon(shown: IconState, progress: int | None) -> QIcon:
    """Return the icon for a state, with a ring that is closed to *progress* per cent."""
    made = QIcon()
    for size in SIZES:
        made.addPixmap(_picture(size, shown, progress))
    return made


def _picture(size: int, shown: IconState, progress: int | None) -> QPixmap:
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 24, size / 24)
    _drives(painter, small=progress is not None)
    if progress is not None:
        _ring(painter, progress, QColor(_COLOURS.get(shown, _COLOURS[IconState.BUSY])))
    if shown in (IconState.DEGRADED, IconState.FAILED, IconState.UNKNOWN):
        _mark(painter, shown)
    painter.end()
    return picture


def _drives(painter: QPainter, *, small: bool) -> None:
    painter.save()
    if small:
        painter.translate(12, 12)
        painter.scale(0.62, 0.62)
        painter.translate(-12, -12)
    painter.setPen(QPen(QColor(_DARK), 1.6))
    painter.setBrush(QColor(_LIGHT))
    for top in (2.5, 9.0, 15.5):
        painter.drawRoundedRect(QRectF(3, top, 18, 6), 1.6, 1.6)
    painter.setBrush(QColor(_DARK))
    for top in (5.5, 12.0, 18.5):
        painter.drawEllipse(QPointF(17.4, top), 0.7, 0.7)
    painter.restore()


def _ring(painter: QPainter, progress: int, colour: QColor) -> None:
    """Draw a ring from twelve o'clock, clockwise; angles are sixteenths of a degree, counter-clockwise."""
    box = QRectF(1.8, 1.8, 20.4, 20.4)
    track = QColor(_TRACK)
    track.setAlpha(150)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(track, 2.6))
    painter.drawEllipse(box)
    painter.setPen(QPen(colour, 2.8, cap=Qt.PenCapStyle.FlatCap))
    painter.drawArc(box, 90 * 16, -round(progress * 3.6 * 16))


def _mark(painter: QPainter, shown: IconState) -> None:
    """Draw what tells trouble by its shape, not only by its colour: a triangle, a disc with a cross or a dash."""
    painter.setPen(QPen(QColor("#ffffff"), 1.2, join=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(_COLOURS[shown]))
    if shown is IconState.DEGRADED:
        painter.drawPolygon(QPolygonF([QPointF(16.8, 11), QPointF(23.2, 23.2), QPointF(10.4, 23.2)]))
        painter.setPen(QPen(QColor("#ffffff"), 1.7, cap=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(16.8, 15.2), QPointF(16.8, 18.6))
        painter.drawPoint(QPointF(16.8, 21.2))
    else:
        painter.drawEllipse(QPointF(17, 17), 6.2, 6.2)
        painter.setPen(QPen(QColor("#ffffff"), 2.0, cap=Qt.PenCapStyle.RoundCap))
        if shown is IconState.UNKNOWN:
            painter.drawLine(QPointF(14.2, 17), QPointF(19.8, 17))
            return
        painter.drawLine(QPointF(14.6, 14.6), QPointF(19.4, 19.4))
        painter.drawLine(QPointF(19.4, 14.6), QPointF(14.6, 19.4))
