"""The parts of a pasted text as a table: meaning, drives, values now and then, verdict, and a tick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PyQt6.QtCore import QCoreApplication, QModelIndex, QRect, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from disktune_contract.catalog import BY_ID
from disktune_contract.explain.outcomes import PartOutcome, PartVerdict
from disktune_contract.said.changes import action_name
from disktune_contract.sentence import listed
from disktune_gui.controls.cards import CAPTION
from disktune_gui.text import wording
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import labelled, said
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import dress, pixels

PART, MEANING, DRIVES, VALUES, VERDICT, TICK = range(6)
_CHECKED, _UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked
_LOOKS = {
    PartVerdict.CHANGES: ("good", "good"),
    PartVerdict.CARE: ("caution", "caution"),
    PartVerdict.ALREADY: ("same", ""),
    PartVerdict.IMPOSSIBLE: ("no", ""),
    PartVerdict.NO_EFFECT: ("info", "info"),
    PartVerdict.UNREAD: ("timer", ""),
    PartVerdict.WHICH: ("unknown", "caution"),
    PartVerdict.REFUSED: ("failing", "danger"),
    PartVerdict.MEASUREMENT: ("gauge", ""),
    PartVerdict.ACTS: ("play", ""),
    PartVerdict.LOOKS: ("search", ""),
    PartVerdict.ELSEWHERE: ("info", ""),
    PartVerdict.UNKNOWN: ("unknown", "caution"),
}
"""The icon of a verdict, and its tone."""
_WIDTHS = (115, 170, 120, 140)
"""Pixels of the drawings for the columns before the verdict, at most; narrower windows take from all."""
_START, _SIDE, _ICON = 3, 8, 16

translate = QCoreApplication.translate


def values(outcome: PartOutcome) -> str:
    """Return the value now and then in words; of what sets nothing, the value."""
    setting = BY_ID.get(outcome.part.setting or "")
    if outcome.verdict is PartVerdict.IMPOSSIBLE:
        return "–"
    if setting is None or not outcome.drives or outcome.verdict is PartVerdict.UNREAD:
        return ""
    now = wording.value_words(setting, outcome.now)
    if not outcome.can_be_tried:
        return now
    words = translate("RestoreDialog", "{now} → {then}")
    return words.format(now=now, then=wording.value_words(setting, outcome.part.value))


def meaning(outcome: PartOutcome) -> str:
    """Return what a part is about: the name of its setting, or what it does."""
    setting, part = BY_ID.get(outcome.part.setting or ""), outcome.part
    return said(setting.label if setting is not None else action_name(part) or part.why)


def verdict(outcome: PartOutcome) -> str:
    """Return the verdict and the reason for it, where the meaning does not say it."""
    word, why = said(outcome.verdict.value), outcome.why
    shown = why and why != outcome.part.why
    return labelled(word, said(why)) if shown else word


class PartTable(QTableWidget):
    """A row for each outcome, those of a part together; what can be tried has a tick."""

    ticked_changed = pyqtSignal()

    def __init__(self) -> None:
        super().__init__(0, TICK + 1)
        self.found: tuple[PartOutcome, ...] = ()
        self._ticks: dict[object, bool] = {}
        """What the user has ticked or left out, by the keys of the rows."""
        self._delegate = PartDelegate(self)
        self.setItemDelegate(self._delegate)
        titles = (self.tr("Part"), self.tr("Meaning"), self.tr("Drives"), self.tr("Now → then"))
        self.setHorizontalHeaderLabels([*titles, self.tr("Verdict"), ""])
        self.setAccessibleName(self.tr("Parts"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        dress(self)
        self.setAlternatingRowColors(False)
        header, rows = self.horizontalHeader(), self.verticalHeader()
        if header is not None and rows is not None:
            header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            rows.setMinimumSectionSize(pixels(self.font(), 34))
        self.itemChanged.connect(self._on_changed)

    def show_outcomes(self, found: Sequence[PartOutcome]) -> None:
        """Show *found*; what the user has ticked or left out stays so."""
        self.found = tuple(found)
        self.blockSignals(True)
        self.clearSpans()
        self.setRowCount(len(self.found))
        for row, one in enumerate(self.found):
            self._fill_row(row, one)
        for column in (PART, MEANING):
            for first, count in self._groups(column):
                if count > 1:
                    self.setSpan(first, column, count, 1)
        self.blockSignals(False)
        self._fit()
        self.ticked_changed.emit()

    def ticked(self) -> tuple[PartOutcome, ...]:
        """Return what is to be tried."""
        rows = ((self.item(row, TICK), one) for row, one in enumerate(self.found))
        return tuple(one for item, one in rows if item is not None and item.checkState() is _CHECKED)

    def begins(self, row: int, column: int) -> bool:
        """Return whether a part begins in *row*; several that are written as one have one cell for their text."""
        part, above = self.found[row].part, self.found[row - 1].part
        as_one = column == PART and (part.text, part.line) == (above.text, above.line)
        return row == 0 or not (as_one or part is above)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Let Space tick the row, whichever its column."""
        if event is not None and event.key() == Qt.Key.Key_Space:
            item = self.item(self.currentRow(), TICK)
            if item is not None and item.flags() & Qt.ItemFlag.ItemIsUserCheckable:
                item.setCheckState(_UNCHECKED if item.checkState() is _CHECKED else _CHECKED)
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Give the columns their widths, and the rows the height that their words need in them."""
        super().resizeEvent(event)
        self._fit()

    def _groups(self, column: int) -> Iterable[tuple[int, int]]:
        starts = [row for row in range(len(self.found)) if self.begins(row, column)]
        return zip(starts, (after - row for row, after in zip(starts, [*starts[1:], len(self.found)])))  # noqa: B905

    def _fill_row(self, row: int, one: PartOutcome) -> None:
        drives = said(listed(one.drives or one.part.targets))
        texts = (one.part.text, meaning(one), drives, values(one), verdict(one))
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            item.setToolTip(as_tip(text))
            self.setItem(row, column, item)
        tick = QTableWidgetItem()
        if one.can_be_tried:
            tick.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable)
            ticked = self._ticks.get(_key(one), not one.doubtful)
            tick.setCheckState(_CHECKED if ticked else _UNCHECKED)
            tick.setData(Qt.ItemDataRole.AccessibleTextRole, f"{texts[MEANING]}, {drives}: {texts[VALUES]}")
        else:
            tick.setFlags(Qt.ItemFlag.NoItemFlags)
        self.setItem(row, TICK, tick)

    def _on_changed(self, item: QTableWidgetItem) -> None:
        self._ticks[_key(self.found[item.row()])] = item.checkState() is _CHECKED
        self.ticked_changed.emit()

    def _fit(self) -> None:
        port = self.viewport()
        if port is None:
            return
        tick, room = pixels(self.font(), 34), port.width()
        share = min(1.0, room / pixels(self.font(), 850))
        widths = [round(pixels(self.font(), width) * share) for width in _WIDTHS]
        for column, width in enumerate((*widths, room - sum(widths) - tick, tick)):
            self.setColumnWidth(column, max(width, tick))
        self.resizeRowsToContents()


def _key(one: PartOutcome) -> tuple[object, ...]:
    return one.part.line, one.part.text, one.part.setting, one.part.value, one.drives


# -- how a cell is painted: words that wrap, an icon before the verdict, a line above each part -----------


class PartDelegate(QStyledItemDelegate):
    """Paints the words of a cell in one or two weights; the tick is painted as usual."""

    def __init__(self, table: PartTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        shown.text = ""
        style = self._table.style()
        if painter is None or style is None:
            return
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, self._table)
        row, column, palette = index.row(), index.column(), option.palette
        one = self._table.found[row]
        painter.save()
        if row and self._table.begins(row, column):
            painter.setPen(theme.line(palette))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        box = self._box(option.rect, column)
        if column == VERDICT:
            name, tone = _LOOKS[one.verdict]
            side = pixels(self._table.font(), _ICON)
            top = option.rect.center().y() - side / 2
            before = option.rect.left() + pixels(self._table.font(), _START)
            colour = QColor(theme.meaning(tone)) if tone else theme.secondary(palette)
            icons.draw(painter, QRectF(before, top, side, side), name, colour)
        texts = self._texts(index)
        whole = sum(self._height(text, font, box.width()) for text, font, _ in texts)
        top = box.top() + max(0, (self._room(option.rect, column) - whole) // 2)
        for text, font, faint in texts:
            painter.setFont(font)
            weak = faint or (column in (DRIVES, VALUES) and not one.can_be_tried)
            painter.setPen(theme.secondary(palette) if weak else palette.color(QPalette.ColorRole.Text))
            height = self._height(text, font, box.width())
            flags = _COMMAND if column == PART else _WORDS
            painter.drawText(QRect(box.left(), top, box.width(), height), flags, text)
            top += height
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        width = self._table.columnWidth(index.column())
        if index.column() <= MEANING and not self._table.begins(index.row(), index.column()):
            # Within what spans the rows of the part.
            return QSize(width, 0)
        box = self._box(QRect(0, 0, width, 0), index.column())
        height = sum(self._height(text, font, box.width()) for text, font, _ in self._texts(index))
        return QSize(width, height + 2 * pixels(self._table.font(), 7))

    def _room(self, rect: QRect, column: int) -> int:
        """Return the height in which words are centred: of what spans several rows, that of the first."""
        if column > MEANING:
            return rect.height() - 2 * pixels(self._table.font(), 7)
        return 0

    def _box(self, rect: QRect, column: int) -> QRect:
        font = self._table.font()
        side, above = pixels(font, _SIDE), pixels(font, 7)
        before = pixels(font, _START) + (pixels(font, _ICON) + side if column == VERDICT else 0)
        return rect.adjusted(before, above, -side, -above)

    def _texts(self, index: QModelIndex) -> list[tuple[str, QFont, bool]]:
        text, column = str(index.data() or ""), index.column()
        font = QFont(self._table.font())
        if column == PART:
            fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
            fixed.setPointSizeF(font.pointSizeF())
            fixed.setBold(True)
            return [(text, fixed, False)]
        why = said(self._table.found[index.row()].part.why) if column == MEANING else ""
        below = [(why, theme.scaled(font, CAPTION), True)] if why and why != text else []
        return [*([(text, font, False)] if text else []), *below]

    @staticmethod
    def _height(text: str, font: QFont, width: int) -> int:
        flags = _COMMAND if QFontInfo(font).fixedPitch() else _WORDS
        return QFontMetrics(font).boundingRect(QRect(0, 0, max(width, 1), 100_000), flags, text).height()


_WORDS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
_COMMAND = int(Qt.TextFlag.TextWrapAnywhere | Qt.AlignmentFlag.AlignLeft)
"""Paths have no spaces."""
