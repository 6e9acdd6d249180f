"""The list of drives as a Qt model: all drives, then groups with their drives.

New lists are merged by difference, so that the selection, the scroll position and a screen reader's place survive.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from PyQt6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from disktune_contract.arrays.alarms import TROUBLE, called
from disktune_contract.drives.drive import Drive
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.sentence import Sentence, listed
from disktune_contract.units import UnitSystem
from disktune_gui.drives import groups
from disktune_gui.drives.groups import DriveGroup, Selection, grouped, key
from disktune_gui.drives.headline import progress, type_of
from disktune_gui.drives.row_look import Words
from disktune_gui.health.badge import (
    MARKS,
    TONES,
    KnownHealth,
    accessible,
    has_health,
    label,
    shown_state,
    state_of_array,
)
from disktune_gui.text.plain import as_tip, in_lines
from disktune_gui.text.said import said

DRIVE_ROLE = Qt.ItemDataRole.UserRole
"""The `Drive` of a row; None for all drives, for headings, and for one that was disconnected."""
WORDS_ROLE = Qt.ItemDataRole.UserRole + 1
"""The `Words` of a row that is no heading."""
HEADING_ROLE = Qt.ItemDataRole.UserRole + 2
"""Whether a row is the heading of a group."""

HEALTH_ROLE = Qt.ItemDataRole.UserRole + 3
"""The `HealthVerdict` of a row; None where there is none to know."""

_BAD = (HealthVerdict.CAUTION, HealthVerdict.FAILING)
_OF_HEALTH = (HEALTH_ROLE, WORDS_ROLE, Qt.ItemDataRole.AccessibleTextRole)
_ROOT = QModelIndex()
_NO_GROUP = 0


class DriveModel(QAbstractItemModel):
    """Top level: row 0 is all drives, then one row per group; below a group its drives. One column."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[Drive, ...] = ()
        self._problems = 0
        self._gone: frozenset[tuple[str, str]] = frozenset()
        self._selection = Selection()
        self._units = UnitSystem.SI
        self._health: Callable[[Drive], KnownHealth | None] = lambda _drive: None
        self._known: dict[tuple[str, str], KnownHealth | None] = {}
        """What the rows show of the health."""
        self._note: Callable[[Drive], str] = lambda _drive: ""
        self._groups: list[DriveGroup] = []
        self._drives: dict[DriveGroup, list[Drive]] = {}

    # -- what it shows -------------------------------------------------------------------------------------

    def set_drives(self, drives: Iterable[Drive], gone: Collection[Drive] = ()) -> None:
        """Show this list from now on, and in their places drives that are *gone*, which cannot be selected."""
        self._all, before = (*drives, *gone), self._gone
        self._gone = frozenset(map(key, gone))
        self._merge()
        if self._gone != before:
            self._all_changed(_OF_HEALTH)

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
        before, self._known = self._known, {key(drive): of(drive) for drive in self._all}
        for row, group in enumerate(self._groups, start=1):
            top = self.index(row, 0)
            for place, drive in enumerate(self._drives[group]):
                if self._known.get(key(drive)) is not before.get(key(drive)):
                    index = self.index(place, 0, top)
                    self.dataChanged.emit(index, index, list(_OF_HEALTH))

    def set_problems(self, count: int) -> None:
        """Show how many drives and arrays need attention, whatever is searched for."""
        if count == self._problems:
            return
        self._problems = count
        first = self.index(0, 0)
        self.dataChanged.emit(first, first, list(_OF_HEALTH))

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
                if drive.name == name and key(drive) not in self._gone:
                    return self.createIndex(row, 0, int(group))
        return QModelIndex()

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
        drive = self._drive_at(index)
        if drive is not None and key(drive) in self._gone:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == HEADING_ROLE:
            return self._is_heading(index)
        drive = self._drive_at(index)
        return self._top_data(index.row(), role) if drive is None else self._drive_data(drive, role)

    def _drive_at(self, index: QModelIndex) -> Drive | None:
        if index.internalId() == _NO_GROUP:
            return None
        return self._drives[DriveGroup(index.internalId())][index.row()]

    def _drive_data(self, drive: Drive, role: int) -> object:
        gone = key(drive) in self._gone
        if role == DRIVE_ROLE:
            return None if gone else drive
        if role == Qt.ItemDataRole.DisplayRole:
            return drive.title
        if role == WORDS_ROLE:
            return self._words(drive, gone=gone)
        if role == HEALTH_ROLE:
            return shown_state(self._health(drive)) if has_health(drive) and not gone else None
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            words = self._sentence(drive, gone=gone, serial=role == Qt.ItemDataRole.ToolTipRole)
            return as_tip(words) if role == Qt.ItemDataRole.ToolTipRole else words
        return None

    def _top_data(self, row: int, role: int) -> object:
        if row > 0:
            named = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            return groups.heading(self._groups[row - 1]) if named else None
        if role == Qt.ItemDataRole.DisplayRole:
            return groups.your_drives()
        if role == WORDS_ROLE:
            return Words(groups.your_drives(), mark="drives", problems=self._problems)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            problems = Sentence.counted(self._problems, "{n} problem", "{n} problems")
            return said(listed([groups.your_drives(), *([problems] if self._problems else [])]))
        return None

    def _is_heading(self, index: QModelIndex) -> bool:
        return index.internalId() == _NO_GROUP and index.row() > 0

    # -- words ---------------------------------------------------------------------------------------------

    def _verdict(self, drive: Drive) -> HealthVerdict | None:
        """Return how a drive or an array is; None where nothing can be known of it."""
        if drive.array is not None:
            return state_of_array(drive.array)
        return shown_state(self._health(drive)) if has_health(drive) else None

    def _words(self, drive: Drive, *, gone: bool) -> Words:
        plain = groups.plain_words(drive)
        if gone:
            return plain._replace(device=self.tr("disconnected"), gone=True)
        state, known = self._verdict(drive), self._health(drive) if has_health(drive) else None
        if state is not None:
            tone = "" if state is HealthVerdict.UNKNOWN else TONES[state]
            plain = plain._replace(mark=MARKS[state], tone=tone)
        done = drive.array.progress_percent if drive.array is not None else None
        return plain._replace(
            moon=known is not None and known.health.asleep, done=None if done is None else done / 100
        )

    def _sentence(self, drive: Drive, *, gone: bool, serial: bool) -> str:
        """Return all that is known of a row, for the tooltip and for screen readers."""
        if gone:
            return said(listed([drive.title, drive.name, self.tr("disconnected")]))
        health = [accessible(self._health(drive))] if has_health(drive) else []
        numbers = (
            [self.tr("serial number {serial}").format(serial=drive.serial)] if serial and drive.serial else []
        )
        words = said(listed([drive.title, type_of(drive), *numbers, self.subtitle(drive), *health]))
        note = self._note(drive)
        return f"{words}\n{in_lines(note)}" if note else words

    def subtitle(self, drive: Drive) -> str:
        """Return what else a list says of a drive: its kernel name, what is going on, its size."""
        capacity = groups.capacity(drive, self._units)
        known = self._health(drive) if has_health(drive) else None
        # What is wrong first: a narrow list cuts the end off.
        last = known is not None and known.last is not None
        parts = [drive.name, *([label(known)] if last or shown_state(known) in _BAD else []), capacity]
        if drive.array is not None:
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
