"""What ran on an array, as a table; where there is none, why."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_gui.arrays import wording
from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import Operation
from disktune_gui.widgets.table_twin import TableTwin
from disktune_gui.widgets.tone_label import ToneLabel

_MOST = 20


class ArrayPast(QWidget):
    """Reads the history anew whenever it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.table = TableTwin()
        self.table.setAccessibleName(self.tr("Operations on this array"))
        self.table.stretch_first_column()
        self.none = ToneLabel("", "faint")
        self.none.setWordWrap(True)
        self.none.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.table, self.none):
            column.addWidget(part)

    def show_drive(self, drive: Drive | None) -> None:
        """Show what is remembered of the array *drive*."""
        found, words = self._read(drive.identity if drive is not None else "")
        self.none.setText(words)
        self.table.set_table(wording.history(found[:_MOST]))
        self.table.fit_height()
        self.table.setVisible(bool(found))
        self.none.setVisible(not found)

    def _read(self, identity: str) -> tuple[tuple[Operation, ...], str]:
        """Return what ran, and what to say if nothing did."""
        if not identity:
            return (), self.tr("The array has no UUID, so DiskTune cannot record its history.")
        file = operation_history.path()
        try:
            found = operation_history.read(file, identity)
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            words = self.tr("The history of this array is unknown. DiskTune could not read {file}: {why}.")
            return (), words.format(file=file, why=why)
        return found, self.tr(
            "No operations recorded. DiskTune records them while its window or tray icon is open."
        )
