"""Common parts of dialogs: proposals to tick, and text fields that are not lost on closing."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPlainTextEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.record import record
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.desktop.preferences import KeptColumns, Preferences
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import noted

# -- dialogs with a text field, whose text is not lost unnoticed -------------------------------------------


class TypedDialog(QDialog):
    """Has a text field and a message line, which the subclass places.

    Closing it with a text that is not stored shows a warning; closing it again with the same text drops it.
    """

    def __init__(self, name: str, text: str, parent: QWidget | None = None) -> None:
        """*name* is the accessible name of the text."""
        super().__init__(parent)
        self.edit = QPlainTextEdit()
        self.edit.setAccessibleName(name)
        self.edit.setTabChangesFocus(True)
        self.edit.setPlainText(text)
        self.told = ToneLabel()
        self.told.setWordWrap(True)
        self.told.hide()
        self._dropped = ""
        self.let_go()

    def let_go(self) -> None:
        """Note that the present text may be dropped."""
        self._dropped = self.edit.toPlainText()

    def loss(self) -> str:
        """Return the warning before a text is lost."""
        raise NotImplementedError

    def tell(self, words: str, tone: str) -> None:
        """Show a sentence below the text; hide the line if it is empty."""
        self.told.setText(words)
        self.told.set_tone(tone)
        self.told.setVisible(bool(words))

    def reject(self) -> None:
        """Close, if the text may be dropped or the warning was shown before."""
        if self.edit.toPlainText() == self._dropped:
            super().reject()
            return
        self.let_go()
        self.tell(self.loss(), "caution")


# -- a table of proposals to tick, whose ticks survive updates ---------------------------------------------

_CHECKED, _UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked


@record
class TickRow:
    """One proposal: its cells, whether it is ticked at first, and why it cannot be ticked, if so."""

    key: Hashable
    cells: tuple[str, ...]
    ticked: bool = False
    problem: str = ""
    tip: str = ""


class TickTable(QTableWidget):
    """Rows with a tick in the first column."""

    changed = pyqtSignal()
    """The ticks or the rows changed."""

    def __init__(self, titles: Sequence[str], name: str) -> None:
        super().__init__(0, len(titles))
        self.rows: tuple[TickRow, ...] = ()
        self._kept: KeptColumns | None = None
        self._needed: list[int] = []
        """The width that each column needs, in pixels."""
        self.setHorizontalHeaderLabels(list(titles))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setAccessibleName(name)
        self.setTabKeyNavigation(False)
        header, rows = self.horizontalHeader(), self.verticalHeader()
        if header is not None and rows is not None:
            header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
            header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            rows.hide()
            rows.setMinimumSectionSize(rows.defaultSectionSize())
        self.itemChanged.connect(lambda _item: self.changed.emit())

    def keep_columns(self, preferences: Preferences, key: str) -> None:
        """Restore the widths that the user has set under *key*, in this dialog or an earlier one."""
        header = self.horizontalHeader()
        if header is not None:
            self._kept = KeptColumns(header, preferences, f"dialog-{key}")
            self._fill()

    def show_rows(self, rows: Sequence[TickRow]) -> None:
        """Show *rows*; rows that were here before keep their ticks."""
        if tuple(rows) == self.rows:
            return
        before = {row.key: row.key in self.ticked() for row in self.rows if not row.problem}
        self.rows = tuple(rows)
        self.blockSignals(True)
        self.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, text in enumerate(row.cells):
                self.setItem(number, column, self._made(row, column, text, ticked=before.get(row.key, row.ticked)))
        self.blockSignals(False)
        header = self.horizontalHeader()
        if header is not None:
            each = range(self.columnCount())
            self._needed = [max(self.sizeHintForColumn(one), header.sectionSizeHint(one)) for one in each]
        self._fill()
        self.changed.emit()

    @property
    def wanted_width(self) -> int:
        """The width in pixels at which nothing is cut off."""
        return sum(self._needed) + 2 * self.frameWidth()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._fill()

    def _fill(self) -> None:
        """Give each column what it needs, as far as there is room, and the last one all that is left."""
        header, view, last = self.horizontalHeader(), self.viewport(), self.columnCount() - 1
        if header is None or view is None or not self._needed:
            return
        needed = self._needed
        if self._kept is None or not self._kept.chosen:
            needed = _shared(self._needed, view.width())
            for column, width in enumerate(needed):
                self.setColumnWidth(column, width)
        self.setColumnWidth(last, max(needed[last], view.width() - header.sectionPosition(last)))
        # What does not fit into a line takes several.
        self.resizeRowsToContents()

    def ticked(self) -> tuple[Hashable, ...]:
        """Return the keys of the ticked rows."""
        items = ((row.key, self.item(number, 0)) for number, row in enumerate(self.rows))
        return tuple(key for key, item in items if item is not None and item.checkState() == _CHECKED)

    def tick_all(self) -> None:
        """Tick every row that can be ticked."""
        for number, row in enumerate(self.rows):
            item = self.item(number, 0)
            if item is not None and not row.problem:
                item.setCheckState(_CHECKED)

    def _made(self, row: TickRow, column: int, text: str, *, ticked: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        item.setToolTip(as_tip(row.problem or row.tip))
        if column == 0:
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(_CHECKED if ticked and not row.problem else _UNCHECKED)
            if row.problem:
                item.setText(noted(text, row.problem))
        if row.problem:
            item.setFlags(Qt.ItemFlag.ItemIsSelectable)
        return item


def _shared(needed: Sequence[int], room: int) -> list[int]:
    """Return widths that fit into *room*: the widest become one width, the others have what they need."""
    most = max(needed, default=0)
    if sum(needed) > room:
        for place, width in enumerate(narrowest := sorted(needed)):
            most = room // (len(narrowest) - place)
            if width > most:
                break
            room -= width
    return [min(width, most) for width in needed]


# -- dialogs that propose settings to be ticked ------------------------------------------------------------


class TickDialog(QDialog):
    """A sentence, a table of proposals, and a button for the ticked ones; a subclass shows what they amount to."""

    chosen = pyqtSignal(tuple)
    """What `ticked` returned when the button was pressed."""

    table: TickTable

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = PlainLabel()
        self._empty: bool | None = None

    def ticked(self) -> tuple[object, ...]:
        """Return the ticked proposals."""
        raise NotImplementedError

    def lay_out(self, button: QPushButton, *below: QWidget, extra: QPushButton | None = None) -> None:
        """Arrange the widgets: the *button* that accepts, an *extra* one, those *below* the table."""
        self.words.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        if extra is not None:
            buttons.addButton(extra, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(button, QDialogButtonBox.ButtonRole.AcceptRole)
        button.clicked.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        column.addWidget(self.words)
        column.addWidget(self.table, 1)
        for widget in below:
            column.addWidget(widget)
        column.addStretch()
        column.addWidget(buttons)

    def fit(self, size: QSize, *, empty: bool) -> None:
        """Use *size*, or the size of a sentence while the table is *empty*, unless the user has chosen a size."""
        layout = self.layout()
        if empty != self._empty and layout is not None:
            self._empty = empty
            width = size.width() * 2 // 3
            self.resize(QSize(width, layout.totalHeightForWidth(width)) if empty else size)

    def _choose(self) -> None:
        ticked = self.ticked()
        self.accept()
        self.chosen.emit(ticked)
