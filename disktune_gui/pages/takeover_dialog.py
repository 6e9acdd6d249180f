"""What other tools set on a drive, to be saved here instead: a preview from which nothing happens by itself."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.drive import Drive
from disktune_gui import lasting, plan
from disktune_gui.lasting import Takeover

_CHECKED, _UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class TakeoverDialog(QDialog):
    """A row per setting with what it is, what it would be, and which line says so."""

    chosen = pyqtSignal(object)
    """tuple[Takeover, ...]"""

    def __init__(
        self,
        drive: Drive,
        found: tuple[Takeover, ...],
        unread: tuple[str, ...] = (),
        parent: QWidget | None = None,
    ) -> None:
        """*unread* are the files of other tools that could not be read."""
        super().__init__(parent)
        self.found = found
        self._unread = unread
        self.setWindowTitle(self.tr("Take over from other tools – {drive}").format(drive=drive.title))
        self.resize(860, 420)
        self.table = QTableWidget(len(found), 6)
        self.take = QPushButton()
        self._lay_out()
        self._fill()
        self.table.itemChanged.connect(lambda _item: self._count())
        self._count()

    def ticked(self) -> tuple[Takeover, ...]:
        """Return what is ticked."""
        return tuple(one for row, one in enumerate(self.found) if self._item(row).checkState() == _CHECKED)

    def _item(self, row: int) -> QTableWidgetItem:
        item = self.table.item(row, 0)
        assert item is not None  # noqa: S101  # every row has been filled
        return item

    def _fill(self) -> None:
        for row, one in enumerate(self.found):
            cells = (
                one.setting.label,
                plan.value_words(one.setting, one.live),
                plan.value_words(one.setting, one.saved) if one.saved is not None else "–",
                plan.value_words(one.setting, one.claim.value),
                lasting.tool(one.claim),
                lasting.place(one.claim),
            )
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                item.setToolTip(one.problem or one.claim.problem)
                if column == 0:
                    self._make_tickable(item, one)
                if one.problem:
                    item.setFlags(Qt.ItemFlag.ItemIsSelectable)
                self.table.setItem(row, column, item)
        self.table.resizeColumnsToContents()

    def _make_tickable(self, item: QTableWidgetItem, one: Takeover) -> None:
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        # What overwrites a choice of the user's own is for the user to choose.
        item.setCheckState(_UNCHECKED if one.problem or one.chosen else _CHECKED)
        if one.problem:
            item.setText(self.tr("{setting} ({problem})").format(setting=one.setting.label, problem=one.problem))

    def _count(self) -> None:
        ticked = self.ticked()
        changes = sum(one.changes for one in ticked)
        self.take.setEnabled(bool(ticked))
        self.take.setText(self.tr("Lay out the changes…") if changes else self.tr("Save for the next boot"))

    def _take(self) -> None:
        ticked = self.ticked()
        self.accept()
        self.chosen.emit(ticked)

    def _words(self) -> str:
        """Return what stands above the table."""
        words = (
            self.tr(
                "DiskTune saves the selected settings and applies them last at boot. The other tools' files are "
                "not changed. Settings that you saved or changed yourself are not selected."
            )
            if self.found
            else self.tr("No file that could be read sets anything on this drive.")
            if self._unread
            else self.tr("No other tool sets anything on this drive.")
        )
        if not self._unread:
            return words
        return words + " " + self.tr("Not read: {files}.").format(files=lasting.unread_words(self._unread))

    def _lay_out(self) -> None:
        words = QLabel(self._words())
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setWordWrap(True)
        titles = [
            self.tr("Setting"),
            self.tr("Current"),
            self.tr("Saved"),
            self.tr("Other tool"),
            self.tr("Set by"),
            self.tr("Where"),
        ]
        self.table.setHorizontalHeaderLabels(titles)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setAccessibleName(self.tr("What other tools set on this drive"))
        self.table.setVisible(bool(self.found))
        self.table.setTabKeyNavigation(False)
        header, rows = self.table.horizontalHeader(), self.table.verticalHeader()
        if header is not None and rows is not None:
            header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
            header.setStretchLastSection(True)
            rows.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        if self.found:
            buttons.addButton(self.take, QDialogButtonBox.ButtonRole.AcceptRole)
            self.take.clicked.connect(self._take)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        column.addWidget(words)
        column.addWidget(self.table, 1)
        if not self.found:
            column.addStretch(1)
        column.addWidget(buttons)
