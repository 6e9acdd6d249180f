"""The members of an array, a row each."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QModelIndex, pyqtSignal

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.drives.drive import Drive
from disktune_gui.arrays import wording
from disktune_gui.text.plain import as_tip
from disktune_gui.text.tabular import DataTable
from disktune_gui.widgets.table_twin import TableTwin


class MemberTable(TableTwin):
    """Names the drives of a member on request."""

    wanted = pyqtSignal(tuple)
    """Kernel names of the drives of a member that the user wants to see."""

    def __init__(self) -> None:
        super().__init__()
        self._drives: tuple[tuple[str, ...], ...] = ()
        """Of each member, their kernel names."""
        self.setAccessibleName(self.tr("Array members"))
        self.stretch_first_column()
        self.setAccessibleDescription(self.tr("Press Enter or double-click a member to show its drive."))
        self.setToolTip(as_tip(self.accessibleDescription()))
        self.activated.connect(self._on_activated)

    def forget(self) -> None:
        """Show nothing."""
        self._drives = ()
        self.set_table(DataTable((), ()))
        self.fit_height()

    def show_report(self, report: ArrayReport, drives: Mapping[str, Drive]) -> None:
        """Show the members that *report* names; *drives* are those in the list, by kernel name."""
        self._drives = tuple(member.drives for member in report.members)
        self.set_table(wording.members(report, drives))
        self.fit_height()

    def _on_activated(self, index: QModelIndex) -> None:
        if index.row() < len(self._drives):
            self.wanted.emit(self._drives[index.row()])
