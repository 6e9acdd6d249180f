"""The drive's own logs: errors, and temperatures. Read when one of them is looked at."""

from __future__ import annotations

from PyQt6.QtCore import QObject, Qt
from PyQt6.QtGui import QHideEvent, QShowEvent
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.identity.drive_logs import DriveLogs
from disktune_gui.client.session import Session
from disktune_gui.drive_health.drive_question import DriveQuestion
from disktune_gui.drive_health.filled_place import FilledPlace
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.tabular import DataTable
from disktune_gui.widgets.table_twin import TableTwin


class LogReading(DriveQuestion):
    """The logs of one drive, asked for by whichever view is seen."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(session, "drive-logs", parent)
        self._watching: set[QObject] = set()
        """The views that are seen."""
        self.logs: DriveLogs | None = None
        session.privilege_changed.connect(self.look)

    def show_drive(self, drive: Drive | None) -> None:
        """Turn to *drive*; of the one before nothing is known any more."""
        if self._turn(drive):
            self.logs = None
            self.changed.emit()
            self.look()

    def watch(self, view: QObject, on: bool) -> None:
        """Look while *view*, or another one, is seen."""
        if on:
            self._watching.add(view)
            self.look()
        else:
            self._watching.discard(view)

    def look(self) -> None:
        """Ask the drive, if anybody looks."""
        if self._watching:
            self._put()

    def _learn(self, answer: DriveLogs) -> None:
        self.logs, self.why_not = answer, ""
        self.changed.emit()

    def _forget(self, why: str) -> None:
        self.logs, self.why_not = None, why
        self.changed.emit()


class LogView(QWidget):
    """A sentence, and the table of which it speaks."""

    def __init__(self, reading: LogReading, name: str) -> None:
        super().__init__()
        self._reading = reading
        self.words = PlainLabel()
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.table = TableTwin()
        self.table.setAccessibleName(name)
        self.place = FilledPlace(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.words)
        column.addWidget(self.place, 1)

    def show_log(self, words: str, table: DataTable) -> None:
        """Show *words* above *table*; where there are no rows, in its place."""
        self.table.set_table(table)
        filled = bool(table.rows)
        self.words.setVisible(filled and bool(words))
        self.words.setText(words)
        self.place.show_state(filled=filled, why_not=words)

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self._reading.watch(self, True)

    def hideEvent(self, event: QHideEvent | None) -> None:
        super().hideEvent(event)
        self._reading.watch(self, False)
