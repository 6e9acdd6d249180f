"""How the parts of controls are painted, in the colours of a palette (`colours`)."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PyQt6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPalette, QPen, QPolygonF
from PyQt6.QtWidgets import QStyle, QStyleOption, QStyleOptionSpinBox

from disktune_gui.theming import colours

RADIUS = 6.0
"""Of the corners of buttons and fields, in pixels."""
_Role = QPalette.ColorRole
_State = QStyle.StateFlag


def is_on(option: QStyleOption, *flags: QStyle.StateFlag) -> bool:
    """Return whether one of *flags* is set in the state of a control."""
    return any(option.state & flag for flag in flags)


def focused_by_key(option: QStyleOption) -> bool:
    """Return whether a control has the focus, and its window shows where that is."""
    return is_on(option, _State.State_HasFocus) and is_on(option, _State.State_KeyboardFocusChange)


def box(
    painter: QPainter, rect: QRect, fill: QColor | None, edge: QColor | None, width: float = 1, ends: str = ""
) -> None:
    """Paint a rounded box. *ends* are the round ends of a part of a row: ``first``, ``last`` or both."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = width / 2
    inside = QRectF(rect).adjusted(half, half, -half, -half)
    painter.setPen(QPen(edge, width) if edge is not None else Qt.PenStyle.NoPen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    if not ends:
        painter.drawRoundedRect(inside, RADIUS, RADIUS)
    else:
        # Two neighbours share an edge.
        inside.setLeft(inside.left() - (0 if "first" in ends else 1))
        painter.setClipRect(rect)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(inside, RADIUS, RADIUS)
        for name, left in (("first", inside.left()), ("last", inside.center().x())):
            if name not in ends:
                path.addRect(QRectF(left, inside.top(), inside.width() / 2, inside.height()))
        painter.drawPath(path.simplified())
    painter.restore()


def button(option: QStyleOption, painter: QPainter, *, primary: bool, default: bool, segment: str) -> None:
    """Paint the ground of a button; *segment* are the round ends of one in a row."""
    palette = option.palette
    chosen, pressed = is_on(option, _State.State_On), is_on(option, _State.State_Sunken)
    enabled = is_on(option, _State.State_Enabled)
    under = enabled and is_on(option, _State.State_MouseOver)
    text = palette.color(_Role.WindowText)
    if primary and enabled:
        fill = palette.color(_Role.Highlight)
        if pressed or under:
            fill = colours.mixed(text, fill, 0.16 if pressed else 0.08)
        edge = text if colours.is_bare(palette) else fill
    else:
        fill, edge = colours.button(palette), colours.edge(palette)
        if chosen or pressed:
            fill = colours.selection(palette) if chosen else colours.mixed(text, fill, 0.1)
            edge = colours.field_edge(palette)
        elif under:
            fill = colours.mixed(text, fill, 0.04)
        if segment:
            edge = colours.field_edge(palette)
        elif default and enabled:
            edge = colours.accent(palette)
    if option.direction is Qt.LayoutDirection.RightToLeft:
        segment = {"first": "last", "last": "first"}.get(segment, segment)
    box(painter, option.rect, fill, edge, ends=segment)
    if focused_by_key(option):
        ring = option.rect.adjusted(2, 2, -2, -2) if primary else option.rect
        box(painter, ring, None, palette.color(_Role.HighlightedText) if primary else colours.accent(palette), 2)


def flat_button(option: QStyleOption, painter: QPainter) -> None:
    """Paint the ground of a flat button, which has one under the pointer only."""
    if is_on(option, _State.State_Enabled) and is_on(option, _State.State_MouseOver):
        box(painter, option.rect, colours.hovered(option.palette), None)
    if focused_by_key(option):
        box(painter, option.rect, None, colours.accent(option.palette), 2)


def tool_button(option: QStyleOption, painter: QPainter) -> None:
    """Paint the ground of a tool button: like a button, or none while it is not touched and rises then."""
    if not is_on(option, _State.State_AutoRaise) or is_on(option, _State.State_On):
        button(option, painter, primary=False, default=False, segment="")
        return
    if is_on(option, _State.State_Sunken):
        box(
            painter,
            option.rect,
            colours.mixed(option.palette.color(_Role.WindowText), colours.card(option.palette), 0.1),
            None,
        )
    else:
        flat_button(option, painter)


def step(
    option: QStyleOptionSpinBox,
    painter: QPainter,
    place: QRect,
    towards: str,
    *,
    can: bool,
    part: QStyle.SubControl,
) -> None:
    """Paint the arrow of a spin box: strong under the pointer, weak where it leads nowhere."""
    enabled = can and is_on(option, _State.State_Enabled)
    under = enabled and bool(option.activeSubControls & part)
    palette = option.palette
    colour = (
        palette.color(_Role.WindowText if under else _Role.PlaceholderText) if enabled else colours.edge(palette)
    )
    chevron(painter, QRectF(place).center(), colour, towards, 3)


def frame(option: QStyleOption, painter: QPainter) -> None:
    """Paint the frame around a list, a table or a longer text."""
    focused = is_on(option, _State.State_HasFocus)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colours.accent(option.palette) if focused else colours.edge(option.palette), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    painter.restore()


def header(option: QStyleOption, painter: QPainter) -> None:
    """Paint the ground of a column's heading."""
    palette = option.palette
    under = is_on(option, _State.State_MouseOver) and is_on(option, _State.State_Enabled)
    painter.fillRect(option.rect, colours.hovered(palette) if under else colours.card(palette))
    line_at(option, painter, below=True)


def field(option: QStyleOption, painter: QPainter, *, changed: bool) -> None:
    """Paint the ground of a field, with a strong edge if it has the focus or was changed."""
    palette = option.palette
    strong = is_on(option, _State.State_Enabled) and (changed or is_on(option, _State.State_HasFocus))
    edge = colours.accent(palette) if strong else colours.field_edge(palette)
    ground = palette.color(_Role.Base if is_on(option, _State.State_Enabled) else _Role.Window)
    box(painter, option.rect, ground, edge, 2 if strong else 1)


def chevron(painter: QPainter, middle: QPointF, colour: QColor, towards: str, reach: float = 4) -> None:
    """Paint an arrow without a shaft: ``up``, ``down``, ``left`` or ``right``."""
    deep = reach / 2
    points = {
        "down": ((-reach, -deep), (0, deep), (reach, -deep)),
        "up": ((-reach, deep), (0, -deep), (reach, deep)),
        "right": ((-deep, -reach), (deep, 0), (-deep, reach)),
        "left": ((deep, -reach), (-deep, 0), (deep, reach)),
    }[towards]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.5, cap=Qt.PenCapStyle.RoundCap, join=Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(QPolygonF([middle + QPointF(x, y) for x, y in points]))
    painter.restore()


def arrow(option: QStyleOption, painter: QPainter, towards: str) -> None:
    """Paint an arrow in the middle of its place."""
    role = _Role.WindowText if is_on(option, _State.State_Enabled) else _Role.PlaceholderText
    side = min(option.rect.width(), option.rect.height())
    chevron(
        painter, QRectF(option.rect).center(), option.palette.color(role), towards, max(3.5, min(4.5, side / 2.4))
    )


def check(option: QStyleOption, painter: QPainter, *, round_: bool) -> None:
    """Paint a check box, or a radio button if *round_*."""
    palette, enabled = option.palette, is_on(option, _State.State_Enabled)
    on, partly = is_on(option, _State.State_On), is_on(option, _State.State_NoChange)
    side = float(min(option.rect.width(), option.rect.height()))
    place = QRectF(0, 0, side, side)
    place.moveCenter(QRectF(option.rect).center())
    fill = palette.color(_Role.Base)
    edge = colours.field_edge(palette)
    if on or partly:
        fill = palette.color(_Role.Highlight) if enabled else colours.usual(palette)
        # Beside text that is selected, its own ground must be seen.
        edge = palette.color(_Role.HighlightedText) if is_on(option, _State.State_Selected) else fill
        edge = palette.color(_Role.WindowText) if colours.is_bare(palette) else edge
    elif enabled and is_on(option, _State.State_MouseOver):
        edge = colours.accent(palette)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(fill)
    inside = place.adjusted(0.5, 0.5, -0.5, -0.5)
    mark = palette.color(_Role.HighlightedText)
    if round_:
        painter.drawEllipse(inside)
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mark)
            painter.drawEllipse(place.center(), side / 5, side / 5)
    else:
        painter.drawRoundedRect(inside, 3, 3)
        painter.setPen(QPen(mark, side / 8, cap=Qt.PenCapStyle.RoundCap, join=Qt.PenJoinStyle.RoundJoin))
        shape = ((0.25, 0.53), (0.43, 0.71), (0.77, 0.31)) if on else ((0.28, 0.5), (0.72, 0.5))
        if on or partly:
            painter.drawPolyline(QPolygonF([place.topLeft() + QPointF(x, y) * side for x, y in shape]))
    painter.restore()


def focus(option: QStyleOption, painter: QPainter) -> None:
    """Paint the frame around what has the focus, if that came by a key."""
    if is_on(option, _State.State_KeyboardFocusChange):
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.accent(option.palette), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 3, 3)
        painter.restore()


# -- tabs --------------------------------------------------------------------------------------------------

TAB_LINE = 3


def tab(option: QStyleOption, painter: QPainter, inset: int) -> None:
    """Paint the line below a tab that is selected or under the pointer; *inset* is free at each side."""
    selected = is_on(option, _State.State_Selected)
    if not selected and not (is_on(option, _State.State_MouseOver) and is_on(option, _State.State_Enabled)):
        return
    rect, palette = option.rect, option.palette
    colour = colours.accent(palette) if selected else colours.edge(palette)
    painter.fillRect(
        QRect(rect.left() + inset, rect.bottom() - TAB_LINE + 1, rect.width() - 2 * inset, TAB_LINE), colour
    )


def line_at(option: QStyleOption, painter: QPainter, *, below: bool) -> None:
    """Paint the line between tabs and their page."""
    rect = option.rect
    top = rect.bottom() if below else rect.top()
    painter.fillRect(QRect(rect.left(), top, rect.width(), 1), colours.line(option.palette))


# -- progress bars and sliders -----------------------------------------------------------------------------


def bar(painter: QPainter, place: QRectF, palette: QPalette, share: float, *, backwards: bool = False) -> None:
    """Paint *share* (0 to 1) of a bar, its end round; from the right if *backwards*."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    radius = min(place.width(), place.height()) / 2
    painter.setBrush(colours.track(palette))
    painter.drawRoundedRect(place, radius, radius)
    if share > 0:
        done = QRectF(
            place.topLeft(), QSizeF(max(place.height(), place.width() * min(1.0, share)), place.height())
        )
        if backwards:
            done.moveRight(place.right())
        painter.setBrush(colours.accent(palette))
        painter.drawRoundedRect(done, radius, radius)
    painter.restore()


def hatched(painter: QPainter, place: QRectF, palette: QPalette) -> None:
    """Paint a bar without a known end that may not move: it does not look like a share."""
    bar(painter, place, palette, 0)
    painter.fillRect(place, QBrush(palette.color(_Role.Highlight), Qt.BrushStyle.BDiagPattern))


def handle(painter: QPainter, place: QRectF, palette: QPalette, *, strong: bool) -> None:
    """Paint the handle of a slider; *strong* if it has the focus."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(place.width(), place.height())
    circle = QRectF(0, 0, side, side)
    circle.moveCenter(place.center())
    painter.setPen(QPen(colours.accent(palette) if strong else colours.field_edge(palette), 2 if strong else 1))
    painter.setBrush(colours.button(palette))
    painter.drawEllipse(circle.adjusted(1, 1, -1, -1))
    painter.restore()


def scroll_handle(painter: QPainter, place: QRectF, palette: QPalette, *, strong: bool) -> None:
    """Paint the handle of a scroll bar; *strong* while the pointer is on it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.color(_Role.PlaceholderText) if strong else colours.field_edge(palette))
    radius = min(place.width(), place.height()) / 2
    painter.drawRoundedRect(place, radius, radius)
    painter.restore()
