"""The members of an array, a row each: what they are to it, what they do now, and the way to their drives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PyQt6.QtCore import QModelIndex, pyqtSignal
from PyQt6.QtWidgets import QPushButton

from disktune_contract.arrays.array import ArrayMember, ArrayReport
from disktune_contract.drives.activity import Activity
from disktune_contract.drives.drive import Drive
from disktune_contract.record import replace
from disktune_contract.units import UnitSystem
from disktune_gui.arrays import wording
from disktune_gui.health.badge import KnownHealth
from disktune_gui.health.shown import temperature_c
from disktune_gui.text.plain import as_tip
from disktune_gui.text.series import History
from disktune_gui.text.tabular import DataTable
from disktune_gui.widgets.table_twin import TableTwin


class MemberTable(TableTwin):
    """Names the drives of a member on request."""

    wanted = pyqtSignal(tuple)
    """Kernel names of the drives of a member that the user wants to see."""

    def __init__(self, health: Callable[[Drive], KnownHealth | None]) -> None:
        """*health* returns what is known of a drive's own, None if nothing is."""
        super().__init__()
        self._health = health
        self._drives: tuple[tuple[str, ...], ...] = ()
        """Of each member, their kernel names."""
        self._ways: tuple[tuple[str, str], ...] = ()
        """Of each member, its name, and the name of the drive that its button leads to; empty without one."""
        self.setAccessibleName(self.tr("Array members"))
        self.mix((0, 1, 2))
        self.setAccessibleDescription(self.tr("Press Enter or double-click a member to show its drive."))
        self.setToolTip(as_tip(self.accessibleDescription()))
        self.activated.connect(self._on_activated)

    def forget(self) -> None:
        """Show nothing."""
        self._drives = self._ways = ()
        self.set_table(DataTable((), ()))
        self.fit_height()

    def show_report(
        self, report: ArrayReport, drives: Mapping[str, Drive], history: History, units: UnitSystem
    ) -> None:
        """Show the members that *report* names; *drives* are those in the list, by kernel name."""
        self._drives = tuple(member.drives for member in report.members)
        does = [activity(member, history) for member in report.members]
        self.set_table(wording.members(report, self._warm(report, drives), does, units))
        self._lead(
            tuple(
                (member.name, next((name for name in member.drives if name in drives), ""))
                for member in report.members
            )
        )
        self.fit_height()

    def _warm(self, report: ArrayReport, drives: Mapping[str, Drive]) -> dict[str, Drive]:
        """Return the drives of the members, each with its own temperature where the kernel has none."""
        names = {name for member in report.members for name in member.drives if name in drives}
        return {name: self._with_temperature(drives[name]) for name in names}

    def _with_temperature(self, drive: Drive) -> Drive:
        known = self._health(drive)
        return replace(drive, temperature_c=temperature_c(drive, known.health if known is not None else None))

    def _lead(self, ways: tuple[tuple[str, str], ...]) -> None:
        """Put a button into each row that leads to a drive; those that stay are left alone under the pointer."""
        if ways == self._ways:
            return
        self._ways = ways
        model = self.model()
        assert model is not None  # noqa: S101  # the constructor sets one
        for row, (member, drive) in enumerate(ways):
            place = model.index(row, model.columnCount() - 1)
            if not drive:
                self.setIndexWidget(place, None)
                continue
            button = QPushButton(self.tr("Show Drive"))
            button.setFlat(True)
            button.setAccessibleName(self.tr("Show the drive of {member}").format(member=member))
            button.clicked.connect(partial(self._on_button, drive))
            self.setIndexWidget(place, button)

    def _on_button(self, drive: str, _checked: bool = False) -> None:
        self.wanted.emit((drive,))

    def _on_activated(self, index: QModelIndex) -> None:
        if index.row() < len(self._drives):
            self.wanted.emit(self._drives[index.row()])


def activity(member: ArrayMember, history: History) -> Activity | None:
    """Return what *member* does now, None if unknown: its own figures, or its drive's where it has none."""
    if member.counts_use is False:
        return None  # Its counters stand still, which looks like an idle drive.
    own = history.latest(member.name)
    return history.latest(member.drives[0]) if own is None and len(member.drives) == 1 else own
