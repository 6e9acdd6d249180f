"""What a hand does with the mouse where two columns or two parts of a page meet: press, draw, let go."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QPoint, QPointF, Qt
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QApplication, QHeaderView, QSplitter, QWidget

from tests.narrowed import present

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


def _send(widget: QWidget, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
    place = QPointF(widget.mapToGlobal(at))
    QApplication.sendEvent(
        widget, QMouseEvent(kind, QPointF(at), place, button, held, Qt.KeyboardModifier.NoModifier)
    )


def drag(widget: QWidget, start: QPoint, way: QPoint) -> None:
    """Press the left button at *start*, draw by *way* in two steps, and let go."""
    # A handle moves with its first step, so that places are reckoned from where it was.
    begun = widget.mapToGlobal(start)
    _send(widget, QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
    for part in (way / 2, way):
        _send(widget, QEvent.Type.MouseMove, widget.mapFromGlobal(begun + part), NONE, LEFT)
    _send(widget, QEvent.Type.MouseButtonRelease, widget.mapFromGlobal(begun + way), LEFT, NONE)


def draw_column(header: QHeaderView, column: int, by: int) -> None:
    """Draw the right edge of a column; the header is to be seen."""
    viewport = present(header.viewport())
    edge = header.sectionViewportPosition(column) + header.sectionSize(column) - 2
    drag(viewport, QPoint(edge, viewport.height() // 2), QPoint(by, 0))


def draw_parts(splitter: QSplitter, by: int) -> None:
    """Draw what is between the first two parts."""
    handle = present(splitter.handle(1))
    across = splitter.orientation() is Qt.Orientation.Horizontal
    drag(handle, handle.rect().center(), QPoint(by, 0) if across else QPoint(0, by))
