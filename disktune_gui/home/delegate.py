"""Where the parts of a row of Your Drives are, and how it is painted. For screen readers the model has it all."""

from __future__ import annotations

from typing import NamedTuple

from PyQt6.QtCore import QCoreApplication, QModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PyQt6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from disktune_contract.arrays.mdstat import noun
from disktune_contract.sentence import Sentence
from disktune_gui.controls.cards import CAPTION, RADIUS
from disktune_gui.controls.speed_gauge import HEIGHT, WIDTH, paint_gauge
from disktune_gui.drives.groups import short_name
from disktune_gui.home.model import ROW_ROLE, HomeModel
from disktune_gui.home.rows import NONE, Now, Row
from disktune_gui.text.formats import duration, percent
from disktune_gui.text.said import said
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import pixels, unit_after_number

# -- where the parts of a row are, for the rows and for the headings above them ----------------------------

translate = QCoreApplication.translate

_WIDE = 215
"""From this width on, in units, the power-on time has a column of its own."""


class Columns(NamedTuple):
    """The left edges of the columns, in pixels from the left of the card; None is a column that is not there."""

    icon: int
    name: int
    health: int
    age: int | None
    warmth: int
    speed: int | None
    now: int
    end: int
    """The right edge of the contents."""

    def after(self, left: int) -> int:
        """Return where the next column begins."""
        return min(edge for edge in (*self, self.end) if edge is not None and edge > left)


def unit(font: QFont) -> float:
    """Return the unit of all distances: 4 px of the drawings."""
    return pixels(font, 400) / 100


def columns(font: QFont, width: int, *, age: bool, speed: bool) -> Columns:
    """Return the columns of a card of *width*; *age* and *speed* are whether these have any content."""
    u = unit(font)
    wide = width >= _WIDE * u
    age = age and wide
    share = (1.0 if wide else 0.94) * (1.0 if speed else 1.25)
    now = max(round((40 if wide else 38) * u * (1.0 if speed else 1.25)), _widest_work(font))
    at_now = width - now
    at_speed = at_now - round(30 * u * share)
    at_warmth = (at_speed if speed else at_now) - round(16 * u * share)
    at_age = at_warmth - round(24 * u)
    health = max(round(33 * u * share), _widest_verdict(font))
    at_health = (at_age if age else at_warmth) - health
    return Columns(
        round(4.5 * u),
        round(15 * u),
        at_health,
        at_age if age else None,
        at_warmth,
        at_speed if speed else None,
        at_now,
        width - round(4 * u),
    )


def _widest_verdict(font: QFont) -> int:
    """Return the width of the mark and of the longest verdict, in whatever language."""
    bold = QFontMetrics(theme.scaled(font, 1, bold=True))
    words = (
        translate("Health", "Failing"),
        translate("Health", "Caution"),
        translate("Home", "Degraded"),
        translate("Home", "Inactive"),
    )
    small = QFontMetrics(theme.scaled(font, CAPTION))
    below = (translate("Home", "no redundancy"), said(Sentence("hidden by USB")))
    widest = max(*map(bold.horizontalAdvance, words), *map(small.horizontalAdvance, below))
    return widest + round(9 * unit(font))


def _widest_work(font: QFont) -> int:
    """Return the width of a rebuild with its time left."""
    small = QFontMetrics(theme.scaled(font, CAPTION))
    words = f"{said(noun('recovery'))} {percent(0.99)}, {duration(23 * 3600 + 55 * 60)}"
    return small.horizontalAdvance(words) + round(5 * unit(font))


class Headings(QWidget):
    """The names of the columns, above the list."""

    def __init__(self) -> None:
        super().__init__()
        self._columns: Columns | None = None
        self.setAccessibleName(translate("Home", "Columns"))

    def show_columns(self, found: Columns) -> None:
        """Show the names at their places."""
        height = QFontMetrics(theme.scaled(self.font(), CAPTION)).height()
        self.setFixedHeight(height + round(2.5 * unit(self.font())))
        self._columns = found
        self.update()

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        found = self._columns
        if found is None:
            return
        painter = QPainter(self)
        painter.setFont(theme.scaled(self.font(), CAPTION))
        painter.setPen(theme.secondary(self.palette()))
        named = (
            (found.name, translate("Drive", "Drive")),
            (found.health, translate("Tab", "Health")),
            (found.age, translate("Home", "Powered on")),
            (found.warmth, translate("Home", "Temp.")),
            (found.speed, translate("Home", "Read speed")),
            (found.now, translate("Home", "Now")),
        )
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        area = QRect(0, 0, found.end, self.height())
        for left, words in named:
            if left is not None:
                box = QRect(left, 0, found.after(left) - left, self.height())
                place = QStyle.visualRect(self.layoutDirection(), area, box)
                shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, box.width())
                painter.drawText(place, QStyle.visualAlignment(self.layoutDirection(), align), shown)
        painter.end()


# -- how a row is painted ----------------------------------------------------------------------------------

_BUTTON_RADIUS = 6
_TONES = {"failing": "danger", "caution": "caution", "good": "good"}
"""Names of meanings in the theme, by the icon of a verdict."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class RowFonts(NamedTuple):
    """The letters of a row."""

    body: QFont
    bold: QFont
    small: QFont

    @classmethod
    def of(cls, font: QFont) -> RowFonts:
        """Return those that go with *font*."""
        # A copy: that of an option goes with it.
        return cls(QFont(font), theme.scaled(font, 1, bold=True), theme.scaled(font, CAPTION))


class Measures(NamedTuple):
    """The letters of a row, and the heights of its parts in pixels."""

    fonts: RowFonts
    unit: float
    above: int
    """Of the first line."""
    lines: int
    """Both lines, and the space around them."""
    problem: int
    button: int
    gap: int
    """Between the two groups."""

    @classmethod
    def of(cls, font: QFont) -> Measures:
        """Return those that go with *font*."""
        key = font.key()
        if key not in _MEASURED:
            _MEASURED.clear()
            u, fonts = unit(font), RowFonts.of(font)
            above = QFontMetrics(fonts.body).height()
            both = above + QFontMetrics(fonts.small).height()
            _MEASURED[key] = cls(
                fonts, u, above, both + round(2 * u), round(8.25 * u), round(6.5 * u), round(2.25 * u)
            )
        return _MEASURED[key]


_MEASURED: dict[str, Measures] = {}
"""Those of the font in use: a list has a thousand rows."""


class HomeDelegate(QStyledItemDelegate):
    """Paints a row: two lines in columns and, where there is a problem, a sentence with its button below them."""

    def __init__(self, model: HomeModel) -> None:
        super().__init__()
        self._model = model
        self.columns: Columns | None = None
        self.filled = True
        """Whether the button of the first row is filled: only one of a page is."""
        self.hovered_button = -1
        """The number of the row whose button the pointer is on."""
        self.pressed_button = -1

    # -- places --------------------------------------------------------------------------------------------

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        row = self._model.row_at(index)
        heights = Measures.of(option.font)
        height = heights.lines + 1 + (heights.problem if row is not None and row.problem is not None else 0)
        return QSize(100, height + self._gap(index, heights))

    def _gap(self, index: QModelIndex, heights: Measures) -> int:
        return heights.gap if index.row() and self._model.is_first(index.row()) else 0

    def _box(self, option: QStyleOptionViewItem, index: QModelIndex) -> QRect:
        """Return the place of the row within its card."""
        end = self.columns.end if self.columns is not None else option.rect.width()
        measures = Measures.of(option.font)
        width = end + round(4 * measures.unit)
        top = option.rect.top() + self._gap(index, measures)
        box = QRect(option.rect.left(), top, width, option.rect.bottom() - top + 1)
        return QStyle.visualRect(option.direction, option.rect, box)

    def button_rect(self, option: QStyleOptionViewItem, index: QModelIndex) -> QRect:
        """Return where the button of a row is; nowhere without a problem."""
        row = self._model.row_at(index)
        if row is None or row.problem is None or self.columns is None:
            return QRect()
        box, heights = self._box(option, index), Measures.of(option.font)
        bold = QFontMetrics(heights.fonts.bold)
        width = bold.horizontalAdvance(row.problem.button) + round(5.5 * heights.unit)
        place = QRect(box.left() + self.columns.end - width, box.top() + heights.lines, width, heights.button)
        return QStyle.visualRect(option.direction, box, place)

    # -- painting ------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if painter is None or self.columns is None or not isinstance(row, Row):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._box(option, index)
        self._paint_ground(painter, option, index, box)
        pen = _RowPainter(painter, option, box, self.columns)
        pen.paint(row)
        if row.problem is not None:
            place = self.button_rect(option, index)
            pen.paint_problem(row.problem.sentence, place)
            first = self.filled and index.row() == 0
            hovered, pressed = self.hovered_button == index.row(), self.pressed_button == index.row()
            pen.paint_button(place, row.problem.button, primary=first, hovered=hovered, pressed=pressed)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex, box: QRect
    ) -> None:
        """Paint the row's part of its card, and whether it is selected or under the pointer."""
        palette = option.palette
        first, last = self._model.is_first(index.row()), self._model.is_last(index.row())
        card = QRectF(box).adjusted(0.5, 0.5 if first else -2 * RADIUS, -0.5, -0.5 if last else 2 * RADIUS)
        painter.save()
        painter.setClipRect(box)
        state = option.state
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        ground = theme.card(palette)
        if state & QStyle.StateFlag.State_Selected and focused:
            ground = theme.selection(palette)
        elif state & QStyle.StateFlag.State_MouseOver:
            ground = theme.hovered(palette)
        painter.setBrush(ground)
        painter.setPen(QPen(theme.line(palette), 1))
        painter.drawRoundedRect(card, RADIUS, RADIUS)
        if not last:
            below = QRectF(box.left() + 1, box.bottom(), box.width() - 2, 1)
            painter.fillRect(below, theme.line(palette))
        if focused and state & QStyle.StateFlag.State_KeyboardFocusChange:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.accent(palette), 2))
            painter.drawRoundedRect(QRectF(box).adjusted(2, 2, -2, -2), RADIUS - 2, RADIUS - 2)
        painter.restore()


class _RowPainter:
    """Paints the contents of one row."""

    def __init__(self, painter: QPainter, option: QStyleOptionViewItem, box: QRect, columns: Columns) -> None:
        self._painter, self._box, self._columns = painter, box, columns
        self._direction, self._palette = option.direction, option.palette
        self._heights = Measures.of(option.font)
        self._fonts, self._u = self._heights.fonts, self._heights.unit
        self._above, self._below = QFontMetrics(self._fonts.body), QFontMetrics(self._fonts.small)
        flag = QStyle.StateFlag
        selected = bool(option.state & flag.State_Selected and option.state & flag.State_HasFocus)
        self._text = theme.selected(option.palette) if selected else option.palette.color(QPalette.ColorRole.Text)
        self._faint = self._text if selected else theme.secondary(option.palette)
        full = theme.selection(option.palette) == option.palette.color(QPalette.ColorRole.Highlight)
        self._bare = selected and full
        """Whether colours of meanings could be illegible: on the selection of high contrast."""

    def paint(self, row: Row) -> None:
        """Paint both lines."""
        columns, fonts = self._columns, self._fonts
        self._icon(row.icon, columns.icon, round(5 * self._u), self._faint, self._heights.lines)
        room = columns.health - columns.name - round(2 * self._u)
        title = row.drive.title
        if QFontMetrics(fonts.bold).horizontalAdvance(title) > room:
            title = short_name(row.drive)
        self._two(columns.name, room, title, self._about(row, room), bold=True)
        self._paint_verdict(row)
        if columns.age is not None:
            self._two(columns.age, columns.warmth - columns.age, row.age, row.wear, faint=row.age == NONE)
        room = columns.after(columns.warmth) - columns.warmth
        self._two(columns.warmth, room, row.temperature, "", faint=row.temperature == NONE)
        if columns.speed is not None:
            self._paint_speed(row, columns.speed, columns.now - columns.speed - round(2 * self._u))
        self._paint_now(row.now, fonts)

    def _paint_speed(self, row: Row, left: int, room: int) -> None:
        """Paint the read speed, and below it the gauge of the usual one as far as its word leaves room."""
        tone = self._meaning("caution") if row.is_slow else self._faint
        if not row.speed:
            self._two(left, room, row.speed_word, "", above=tone)
            return
        wide, gap = round(WIDTH / 4 * self._u), round(1.5 * self._u)
        both = wide + gap + self._below.horizontalAdvance(row.speed_word) <= room
        if row.gauge is not None and both:
            self._two(left, room, row.speed, " ")
            top, high = round(self._u) + self._above.height(), round(HEIGHT / 4 * self._u)
            bar = self._there(left, top + (self._below.height() - high) / 2, wide, high)
            mirrored = self._direction is Qt.LayoutDirection.RightToLeft
            paint_gauge(self._painter, bar, self._palette, row.gauge, mirrored=mirrored)
            place = self._there(left + wide + gap, top, room - wide - gap, self._below.height())
            self._write(place, row.speed_word, self._fonts.small, tone)
            return
        self._two(left, room, row.speed, row.speed_word, faint=row.speed == NONE, below=tone)

    def _about(self, row: Row, room: int) -> str:
        """Return the second line: as much as there is room for, the use before the size."""
        device, size, link, use = row.parts
        age = row.age if self._columns.age is None and row.age != NONE else ""
        for parts in ((device, size, link, age, use), (device, size, age, use), (device, age, use)):
            words = " · ".join(filter(None, parts))
            if self._below.horizontalAdvance(words) <= room:
                return words
        return words

    def _paint_verdict(self, row: Row) -> None:
        columns, bad = self._columns, row.mark in ("failing", "caution")
        side = round(5 * self._u)
        colour = self._meaning(_TONES[row.mark]) if row.mark in _TONES else self._faint
        if row.mark:
            self._icon(row.mark, columns.health, side, colour, self._heights.lines)
        left = columns.health + side + round(1.75 * self._u)
        room = columns.after(columns.health) - left - round(self._u)
        self._two(left, room, row.word, row.reason, bold=bad, above=colour if bad else None, faint=not row.mark)

    def _paint_now(self, now: Now, fonts: RowFonts) -> None:
        left, room = self._columns.now, self._columns.end - self._columns.now
        if now.share is not None:
            bar = QRectF(left, round(self._u) + self._above.height() / 2 - 3, min(room, round(30 * self._u)), 6)
            self._bar(bar, now.share)
            self._two(left, room, "", now.note)
            return
        if now.icon:
            side = round(4 * self._u)
            lines = self._heights.lines if not now.note else round(2 * self._u) + self._above.height()
            self._icon(now.icon, left, side, self._faint, lines)
            left, room = left + side + round(self._u), room - side - round(self._u)
            self._two(left, room, now.text, "" if not now.note else " ")
            if now.note:
                # The note begins below the icon.
                self._two(self._columns.now, room + side, "", now.note)
            return
        self._two(left, room, now.text, now.note, faint=now.quiet)
        if now.heights:
            used = QFontMetrics(fonts.body).horizontalAdvance(now.text) + round(1.5 * self._u)
            chart = QRectF(left + used, round(1.5 * self._u), round(14 * self._u), self._above.height() - self._u)
            if used + chart.width() <= room:
                self._line(chart, now.heights)

    # -- parts ---------------------------------------------------------------------------------------------

    def _there(self, left: float, top: float, width: float, height: float) -> QRectF:
        """Return a place in the row, mirrored where text is read from right to left."""
        box = QRect(round(self._box.left() + left), round(self._box.top() + top), round(width), round(height))
        return QRectF(QStyle.visualRect(self._direction, self._box, box))

    def _two(
        self,
        left: int,
        room: int,
        first: str,
        second: str,
        *,
        bold: bool = False,
        faint: bool = False,
        above: QColor | None = None,
        below: QColor | None = None,
    ) -> None:
        """Write two lines, or one in the middle."""
        top = round(self._u)
        if first:
            height = self._above.height() if second else self._above.height() + self._below.height()
            font = self._fonts.bold if bold else self._fonts.body
            colour = above or (self._faint if faint else self._text)
            self._write(self._there(left, top, room, height), first, font, colour)
        if second.strip():
            place = self._there(left, top + self._above.height(), room, self._below.height())
            self._write(place, second, self._fonts.small, below or self._faint)

    def _write(self, place: QRectF, words: str, font: QFont, colour: QColor) -> None:
        if self._direction is Qt.LayoutDirection.RightToLeft:
            words = unit_after_number(words)
        self._painter.setFont(font)
        self._painter.setPen(colour)
        shown = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, round(place.width()))
        self._painter.drawText(place, int(QStyle.visualAlignment(self._direction, _LEFT)), shown)

    def _icon(self, name: str, left: int, side: int, colour: QColor, height: int) -> None:
        place = self._there(left, (height - side) / 2, side, side)
        icons.draw(self._painter, place, name, colour)

    def _meaning(self, name: str) -> QColor:
        return self._text if self._bare else QColor(theme.meaning(name))

    def _bar(self, at: QRectF, share: float) -> None:
        place = self._there(at.left(), at.top(), at.width(), at.height())
        done = self._there(at.left(), at.top(), max(6.0, at.width() * min(1.0, max(0.0, share))), at.height())
        self._painter.setPen(Qt.PenStyle.NoPen)
        for box, colour in ((place, theme.track(self._palette)), (done, theme.accent(self._palette))):
            self._painter.setBrush(colour)
            self._painter.drawRoundedRect(box, 3, 3)

    def _line(self, at: QRectF, heights: tuple[float, ...]) -> None:
        """Draw the throughput of the last minute; time goes from left to right in every language."""
        place = self._there(at.left(), at.top(), at.width(), at.height())
        step = place.width() / max(1, len(heights) - 1)
        points = [
            QPointF(place.left() + i * step, place.bottom() - 1 - h * (place.height() - 2))
            for i, h in enumerate(heights)
        ]
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(QColor(theme.series(0).colour), 1.2))
        self._painter.drawPolyline(QPolygonF(points))

    def paint_problem(self, sentence: str, button: QRect) -> None:
        """Write the sentence before its button."""
        left, right = self._columns.name, self._columns.end
        room = right - left - button.width() - round(4 * self._u)
        place = self._there(left, self._heights.lines, room, self._heights.button)
        self._write(place, sentence, self._fonts.body, self._text)

    def paint_button(self, place: QRect, words: str, *, primary: bool, hovered: bool, pressed: bool) -> None:
        """Paint a button; the first on the page is filled."""
        palette = self._palette
        ground = palette.color(QPalette.ColorRole.Highlight) if primary else theme.button(palette)
        ink = palette.color(QPalette.ColorRole.HighlightedText if primary else QPalette.ColorRole.ButtonText)
        if pressed or hovered:
            ground = theme.mixed(ink, ground, 0.14 if pressed else 0.06)
        self._painter.setBrush(ground)
        self._painter.setPen(Qt.PenStyle.NoPen if primary else QPen(theme.edge(palette), 1))
        box = QRectF(place) if primary else QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5)
        self._painter.drawRoundedRect(box, _BUTTON_RADIUS, _BUTTON_RADIUS)
        self._painter.setPen(ink)
        self._painter.setFont(self._fonts.bold if primary else self._fonts.body)
        self._painter.drawText(QRectF(place), int(Qt.AlignmentFlag.AlignCenter), words)
