"""The list of drives as a Qt model: "All drives", then groups with their drives.

New lists are merged by difference, so that the selection, the scroll position and a screen reader's place survive.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PyQt6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from disktune_contract.arrays.alarms import TROUBLE, called
from disktune_contract.drives.drive import Drive
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.sentence import listed
from disktune_contract.units import UnitSystem
from disktune_gui.drives import groups
from disktune_gui.drives.groups import DriveGroup, Selection, grouped, key
from disktune_gui.drives.headline import progress, type_of
from disktune_gui.health.badge import KnownHealth, accessible, has_health, label, shown_state
from disktune_gui.text.plain import as_tip, in_lines
from disktune_gui.text.said import said

DRIVE_ROLE = Qt.ItemDataRole.UserRole
"""The `Drive` of a row; None for "All drives" and for headings."""
SUBTITLE_ROLE = Qt.ItemDataRole.UserRole + 1
"""The second line of a row."""
HEADING_ROLE = Qt.ItemDataRole.UserRole + 2
"""Whether a row is the heading of a group."""

HEALTH_ROLE = Qt.ItemDataRole.UserRole + 3
"""The `HealthVerdict` of a row; None where there is none to know."""

_BAD = (HealthVerdict.CAUTION, HealthVerdict.FAILING)
_ROOT = QModelIndex()
_NO_GROUP = 0


class DriveModel(QAbstractItemModel):
    """Top level: row 0 is "All drives", then one row per group; below a group its drives. One column."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[Drive, ...] = ()
        self._selection = Selection()
        self._units = UnitSystem.SI
        self._health: Callable[[Drive], KnownHealth | None] = lambda _drive: None
        self._note: Callable[[Drive], str] = lambda _drive: ""
        self._groups: list[DriveGroup] = []
        self._drives: dict[DriveGroup, list[Drive]] = {}

    # -- what it shows -------------------------------------------------------------------------------------

    def set_drives(self, drives: Iterable[Drive]) -> None:
        """Show this list from now on."""
        self._all = tuple(drives)
        self._merge()

    def set_selection(self, selection: Selection) -> None:
        """Show another part of the list."""
        self._selection = selection
        self._merge()

    def set_units(self, units: UnitSystem) -> None:
        """Show sizes in other units."""
        self._units = units
        self._all_changed()

    def set_health(self, of: Callable[[Drive], KnownHealth | None]) -> None:
        """Show how drives are, as *of* knows it; to be called again when that changes."""
        self._health = of
        self._all_changed([HEALTH_ROLE, SUBTITLE_ROLE, Qt.ItemDataRole.AccessibleTextRole])

    def set_notes(self, of: Callable[[Drive], str]) -> None:
        """Show and find what the user noted on drives, as *of* knows it; to be called again when that changes."""
        self._note = of
        self._merge()

    def _all_changed(self, roles: Iterable[int] = ()) -> None:
        for row, group in enumerate(self._groups, start=1):
            top = self.createIndex(0, 0, int(group))
            bottom = self.index(len(self._drives[group]) - 1, 0, self.index(row, 0))
            self.dataChanged.emit(top, bottom, list(roles))

    def index_of(self, name: str) -> QModelIndex:
        """Return where the drive of a kernel name is; invalid if it is not listed."""
        for group, drives in self._drives.items():
            for row, drive in enumerate(drives):
                if drive.name == name:
                    return self.createIndex(row, 0, int(group))
        return QModelIndex()

    def first(self) -> QModelIndex:
        """Return the first drive, or "All drives" if there is none."""
        if self._groups:
            return self.createIndex(0, 0, int(self._groups[0]))
        return self.index(0, 0)

    # -- merging -------------------------------------------------------------------------------------------

    def _merge(self) -> None:
        wanted = grouped(self._all, self._selection, self._note)
        for group in [group for group in self._groups if group not in wanted]:
            row = self._row_of(group)
            self.beginRemoveRows(QModelIndex(), row, row)
            self._groups.remove(group)
            del self._drives[group]
            self.endRemoveRows()
        for place, (group, drives) in enumerate(wanted.items()):
            if group in self._drives:
                self._merge_group(group, drives)
                continue
            self.beginInsertRows(QModelIndex(), place + 1, place + 1)
            self._groups.insert(place, group)
            self._drives[group] = list(drives)
            self.endInsertRows()

    def _merge_group(self, group: DriveGroup, wanted: tuple[Drive, ...]) -> None:
        shown, top = self._drives[group], self.index(self._row_of(group), 0)
        stay = {key(drive) for drive in wanted}
        # Rows that come or go together are reported together: a view does its work again for each signal.
        for first, last in reversed(_runs(row for row, drive in enumerate(shown) if key(drive) not in stay)):
            self.beginRemoveRows(top, first, last)
            del shown[first : last + 1]
            self.endRemoveRows()
        known = {key(drive) for drive in shown}
        # Both lists are in natural order, so each run ends up where it belongs.
        for first, last in _runs(row for row, drive in enumerate(wanted) if key(drive) not in known):
            self.beginInsertRows(top, first, last)
            shown[first:first] = wanted[first : last + 1]
            self.endInsertRows()
        for row, drive in enumerate(wanted):
            if shown[row] != drive:
                shown[row] = drive
                index = self.index(row, 0, top)
                self.dataChanged.emit(index, index)

    def _row_of(self, group: DriveGroup) -> int:
        return self._groups.index(group) + 1

    # -- QAbstractItemModel --------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: QModelIndex = _ROOT) -> QModelIndex:
        if not 0 <= row < self.rowCount(parent) or column != 0:
            return QModelIndex()
        return self.createIndex(row, 0, int(self._groups[parent.row() - 1]) if parent.isValid() else _NO_GROUP)

    def parent(self, child: QModelIndex = _ROOT) -> QModelIndex:  # type: ignore[override]  # overload
        if not child.isValid() or child.internalId() == _NO_GROUP:
            return QModelIndex()
        group = DriveGroup(child.internalId())
        return self.createIndex(self._row_of(group), 0, _NO_GROUP) if group in self._drives else QModelIndex()

    def rowCount(self, parent: QModelIndex = _ROOT) -> int:
        if not parent.isValid():
            return 1 + len(self._groups)
        if parent.internalId() != _NO_GROUP or parent.row() == 0:
            return 0
        return len(self._drives[self._groups[parent.row() - 1]])

    def columnCount(self, _parent: QModelIndex = _ROOT) -> int:
        return 1

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self._is_heading(index):
            # Not enabled, so that arrow keys pass over it and no removal makes it the current row.
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == HEADING_ROLE:
            return self._is_heading(index)
        if index.internalId() == _NO_GROUP:
            return self._top_data(index.row(), role)
        return self._drive_data(self._drives[DriveGroup(index.internalId())][index.row()], role)

    def _drive_data(self, drive: Drive, role: int) -> object:
        if role == DRIVE_ROLE:
            return drive
        if role == Qt.ItemDataRole.DisplayRole:
            return drive.title
        if role == SUBTITLE_ROLE:
            return self.subtitle(drive)
        if role == HEALTH_ROLE:
            return shown_state(self._health(drive)) if has_health(drive) else None
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            health = [accessible(self._health(drive))] if has_health(drive) else []
            words = said(listed([drive.title, type_of(drive), self.subtitle(drive), *health]))
            if note := self._note(drive):
                words = f"{words}\n{in_lines(note)}"
            return as_tip(words) if role == Qt.ItemDataRole.ToolTipRole else words
        return None

    def _top_data(self, row: int, role: int) -> object:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return groups.all_drives()[0] if row == 0 else groups.heading(self._groups[row - 1])
        if role == SUBTITLE_ROLE and row == 0:
            return groups.all_drives()[1]
        return None

    def _is_heading(self, index: QModelIndex) -> bool:
        return index.internalId() == _NO_GROUP and index.row() > 0

    # -- words ---------------------------------------------------------------------------------------------

    def subtitle(self, drive: Drive) -> str:
        """Return the second line: kernel name, what is going on, size."""
        capacity = groups.capacity(drive, self._units)
        known = self._health(drive) if has_health(drive) else None
        # What is wrong first: a narrow list cuts the end off.
        last = known is not None and known.last is not None
        parts = [drive.name, *([label(known)] if last or shown_state(known) in _BAD else []), capacity]
        if drive.array is not None:
            # What is going on first: a narrow list cuts the end off.
            trouble = said(called(drive.array.alarm)) if drive.array.alarm in TROUBLE else ""
            if not drive.array.alarm:
                trouble = self.tr("state unknown")
            parts = [drive.name, trouble, progress(drive.array) or drive.array.level, capacity]
        if drive.volume is not None:
            parts = [drive.name, type_of(drive), capacity]
        if drive.usage.system:
            parts.append(self.tr("system"))
        return " · ".join(part for part in parts if part)


def _runs(rows: Iterable[int]) -> list[tuple[int, int]]:
    """Return the first and last of each run of *rows*, which ascend."""
    found: list[tuple[int, int]] = []
    for row in rows:
        if found and found[-1][1] == row - 1:
            found[-1] = (found[-1][0], row)
        else:
            found.append((row, row))
    return found
