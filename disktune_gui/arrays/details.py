"""The tables of an array: its members, its past operations, and the values that md reports."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from PyQt6.QtCore import QCoreApplication, QModelIndex, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QIcon, QPalette, QResizeEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QHeaderView, QPushButton, QWidget

from disktune_contract.arrays import array_details
from disktune_contract.arrays.array import ArrayMember, ArrayReport
from disktune_contract.arrays.array_details import ArraySuperblock
from disktune_contract.drives.activity import Activity
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.health.figures import temperature_c
from disktune_contract.health.sample import HealthSample
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.record import replace
from disktune_contract.said.health_words import sector_counts
from disktune_contract.sentence import listed
from disktune_contract.units import UnitSystem
from disktune_gui.arrays import wording
from disktune_gui.controls.cards import Card, Disclosure, caption, card_title
from disktune_gui.controls.columns import IconMark, inset
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.health.badge import MARKS, TONES, KnownHealth, shown_state, word
from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import Operation
from disktune_gui.text.formats import number
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import labelled, said
from disktune_gui.text.series import History
from disktune_gui.text.tabular import Cell, DataTable
from disktune_gui.text.wording import day
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import pixels

translate = QCoreApplication.translate

# -- members of an array, a row each -----------------------------------------------------------------------


_BY_WEIGHT = (HealthVerdict.FAILING, HealthVerdict.CAUTION, HealthVerdict.UNKNOWN, HealthVerdict.GOOD)
_HIGH = 30
"""Pixels of the drawings: a row, with its button."""
_SLOT, _ERRORS = 1, 4
"""The columns that give way in a narrow window."""


class MemberTable(TableTwin):
    """The verdict on each member's drive and what it does now. Names the drives of a member on request."""

    wanted = pyqtSignal(tuple)
    """Kernel names of the drives of a member that the user wants to see."""

    def __init__(
        self, health: Callable[[Drive], KnownHealth | None], past: Callable[[Drive], tuple[HealthSample, ...]]
    ) -> None:
        """*health* returns what is known of a drive's health, None if nothing is; *past* its earlier samples."""
        super().__init__()
        self._health, self._past = health, past
        self._samples: dict[DriveRef, tuple[float, tuple[HealthSample, ...]]] = {}
        """Of each drive, when its health was read, and its earlier samples: they are in files."""
        self._drives: tuple[tuple[str, ...], ...] = ()
        """Of each member, their kernel names."""
        self._ways: tuple[tuple[str, str], ...] = ()
        """Of each member, its name, and the name of the drive that its button leads to; empty without one."""
        self.setAccessibleName(self.tr("Array members"))
        self.mix((0, 1, 2))
        self.setAccessibleDescription(translate("Window", "Enter or double-click shows the drive."))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.fit_columns()
        self._printed: dict[str, str] = {}
        """Of each member, its name, what distinguishes its drive from others, and the verdict on it."""
        self._verdicts: dict[str, HealthVerdict] = {}
        """Of each member with a drive in the list, that on its drive, or the worst of several."""
        self._model.mark = self._mark
        if (rows := self.verticalHeader()) is not None:
            rows.setDefaultSectionSize(pixels(self.font(), _HIGH))
        self.explain(self._told)
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
        found = ((one.name, self._verdict(one, drives)) for one in report.members)
        self._verdicts = {name: verdict for name, verdict in found if verdict is not None}
        self._printed = {one.name: self._explained(one, drives) for one in report.members}
        errors = {member.name: self._errors(member, report, drives) for member in report.members}
        self.set_table(wording.members(report, self._warm(report, drives), does, errors, units))
        self._lead(
            tuple(
                (member.name, next((name for name in member.drives if name in drives), ""))
                for member in report.members
            )
        )
        self._share_width()
        self.fit_height()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Give each column what it needs, and the names what is left.

        Where it is too little, the slot is left out, and errors end in an ellipsis: the tooltip has them.
        """
        columns, view = self.horizontalHeader(), self.viewport()
        if columns is None or view is None or not self.table.header:
            return
        self.showColumn(_SLOT)
        columns.setMinimumSectionSize(0)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        each = range(len(self.table.header))
        needed = [max(self.sizeHintForColumn(one), columns.sectionSizeHint(one)) for one in each]
        if sum(needed) > view.width():
            self.hideColumn(_SLOT)
            needed[_SLOT] = 0
        least = columns.sectionSizeHint(_ERRORS)
        needed[_ERRORS] = max(least, needed[_ERRORS] - max(0, sum(needed) - view.width()))
        needed[0] += max(0, view.width() - sum(needed))
        for one in each:
            columns.resizeSection(one, needed[one])

    def _verdict(self, member: ArrayMember, drives: Mapping[str, Drive]) -> HealthVerdict | None:
        """Return the worst verdict on the drives of a member, None if none of them is in the list."""
        found = [shown_state(self._health(drives[name])) for name in member.drives if name in drives]
        return min(found, key=_BY_WEIGHT.index, default=None)

    def _explained(self, member: ArrayMember, drives: Mapping[str, Drive]) -> str:
        verdict = self._verdicts.get(member.name)
        printed = wording.printed(member, drives)
        return printed if verdict is None else said(listed((printed, word(verdict))))

    def _told(self, row: tuple[Cell, ...]) -> str:
        """Return what distinguishes a member, and its errors, which may be cut off."""
        errors = labelled(self.table.header[_ERRORS], str(row[_ERRORS])) if row[_ERRORS] else ""
        return said(listed(filter(None, (self._printed.get(str(row[0]), ""), errors))))

    def _mark(self, row: tuple[Cell, ...]) -> QIcon | None:
        verdict = self._verdicts.get(str(row[0]))
        if verdict is None:
            return None
        known = verdict is not HealthVerdict.UNKNOWN
        colour = QColor(theme.meaning(TONES[verdict])) if known else theme.secondary(self.palette())
        return icons.icon(MARKS[verdict], colour)

    def _errors(self, member: ArrayMember, report: ArrayReport, drives: Mapping[str, Drive]) -> str:
        """Return what the drives of a member count of bad sectors, and how many are new since what runs began."""
        words = [self._of_drive(drives[name], report) for name in member.drives if name in drives]
        return said(listed(filter(None, words)))

    def _of_drive(self, drive: Drive, report: ArrayReport) -> str:
        known = self._health(drive)
        if known is None:
            return ""
        if self._samples.get(drive.ref, (None, ()))[0] != known.at:
            self._samples[drive.ref] = known.at, self._past(drive)
        began = report.began(time.time())
        # What was read before shows nothing of what runs.
        since = began if began is not None and began <= known.at else None
        return said(listed(sector_counts(known.health, self._samples[drive.ref][1], since, known.at)))

    def _warm(self, report: ArrayReport, drives: Mapping[str, Drive]) -> dict[str, Drive]:
        """Return the drives of the members, each with its own temperature where the kernel has none."""
        names = {name for member in report.members for name in member.drives if name in drives}
        return {name: self._with_temperature(drives[name]) for name in names}

    def _with_temperature(self, drive: Drive) -> Drive:
        known = self._health(drive)
        return replace(drive, temperature_c=temperature_c(drive, known.health if known is not None else None))

    def _lead(self, ways: tuple[tuple[str, str], ...]) -> None:
        """Add a button to each row that has a drive to show; rows that stay keep theirs under the pointer."""
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
            rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            button = QPushButton(icons.icon("left" if rtl else "right", QPalette.ColorRole.PlaceholderText), "")
            button.setFlat(True)
            button.setProperty("small", True)
            button.setAccessibleName(self.tr("Show {member}").format(member=member))
            button.setToolTip(as_tip(button.accessibleName()))
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
        return None  # Its counters do not change, as those of an idle drive.
    own = history.latest(member.name)
    return history.latest(member.drives[0]) if own is None and len(member.drives) == 1 else own


# -- past operations of an array, and its last check -------------------------------------------------------

_MOST = 20


class PastOperations(Disclosure):
    """Reads the history again at each request."""

    def __init__(self) -> None:
        super().__init__(self.tr("Earlier operations"), self._make_table)
        self.table = TableTwin()
        self.table.setAccessibleName(self.tr("Operations"))
        self.table.stretch_first_column()
        self.none = ToneLabel("", "faint")
        self.none.wrap_selectable()
        self.operations: tuple[Operation, ...] = ()

    def show_drive(self, drive: Drive | None) -> None:
        """Show the recorded operations of the array *drive*."""
        self.operations, words = self._read(drive.identity if drive is not None else "")
        self.none.setText(words)
        self.table.set_table(wording.history(self.operations[:_MOST]))
        self.table.fit_height()
        self.table.setVisible(bool(self.operations))
        self.none.setVisible(not self.operations)
        self.set_count(number(len(self.operations)) if self.operations else "")

    def _make_table(self) -> QWidget:
        return inset(self.table, self.none)

    def _read(self, identity: str) -> tuple[tuple[Operation, ...], str]:
        """Return the past operations, and the reason if there are none."""
        if not identity:
            return (), self.tr("No UUID: none are recorded.")
        file = operation_history.path()
        try:
            found = operation_history.read(file, identity)
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            return (), translate("Window", "{file} is unreadable: {why}.").format(file=file, why=why)
        return found, self.tr("None recorded.")


class LastCheck(Card):
    """When the members were last compared, and what was found."""

    def __init__(self) -> None:
        super().__init__()
        self.when, self.mark, self.words = caption(), IconMark(), PlainLabel()
        self.words.setWordWrap(True)
        head, below = QHBoxLayout(), QHBoxLayout()
        head.addWidget(card_title(self.tr("Last check")), 1)
        head.addWidget(self.when)
        below.addWidget(self.mark)
        below.addWidget(self.words, 1)
        column = self.column()
        column.addLayout(head)
        column.addLayout(below)
        self.hide()

    def show_report(self, report: ArrayReport, past: Iterable[Operation]) -> None:
        """Show what *report* has of it, with the date by what is recorded of the *past*, newest first."""
        self.setVisible(report.action is not None)
        last = next((one for one in past if one.operation in ("check", "repair")), None)
        self.when.setText(day(last.ended) if last is not None else "")
        words = wording.mismatches(report)
        if last is not None and last.mismatches is not None and report.last_action not in ("check", "repair"):
            words = wording.found_by(last.mismatches)
        bad = bool(report.mismatch_sectors)
        self.words.setText(words)
        self.mark.show_icon("caution" if bad else "good", "caution" if bad else "good")
        self.mark.setVisible(bad or last is not None or report.last_action == "check")


# -- values that md reports of an array --------------------------------------------------------------------


class KernelValues(Disclosure):
    """All of them, by the names of mdadm and by the files of the kernel."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(translate("Window", "Values of the kernel"), self._make_table)
        self.values = TableTwin()
        self.values.hold_words(preferences, "array-details")
        self.values.setAccessibleName(translate("Window", "Values of the kernel"))
        self._report: ArrayReport | None = None
        self.superblock: ArraySuperblock | None = None
        """Of a member, if it may be read."""
        self.toggled.connect(self._fill)

    def show_report(self, report: ArrayReport | None) -> None:
        """Show the contents of *report* while the row is open; None shows nothing."""
        self._report = report
        self._fill()

    def _fill(self) -> None:
        if not self.opened:
            return
        header = (
            translate("Scrub", "Name"),
            translate("Array", "Value"),
        )
        rows: list[tuple[Cell, ...]] = []
        if self._report is not None:
            found = array_details.details(self._report, self.superblock)
            rows = [*array_details.lines(found), *array_details.member_lines(found), *raw(self._report)]
        self.values.set_table(DataTable(header if rows else (), rows))
        self.values.fit_height()

    def _make_table(self) -> QWidget:
        return inset(self.values)


def raw(report: ArrayReport) -> Iterator[tuple[Cell, Cell]]:
    """Yield the values below ``/sys/block/<array>/md`` by their files (md.rst), None where one is unknown.

    They are in the units of the report: bytes, sectors of 512 bytes, KiB/s.
    """
    for file, value in (
        ("array_state", report.state),
        ("level", report.level),
        ("metadata_version", report.metadata),
        ("raid_disks", report.raid_disks),
        ("degraded", report.degraded),
        ("sync_action", report.action),
        ("last_sync_action", report.last_action),
    ):
        yield file, _word(value)
    done = (report.done_sectors, report.total_sectors)
    yield "sync_completed", None if None in done else f"{done[0]} / {done[1]}"
    for file, limit in (("sync_speed_min", report.slowest), ("sync_speed_max", report.fastest)):
        yield file, None if limit is None else f"{limit.kib_s} ({'local' if limit.own else 'system'})"
    for file, value in (
        ("mismatch_cnt", report.mismatch_sectors),
        ("consistency_policy", report.policy),
        ("bitmap/location", None if report.bitmap is None else report.bitmap.location),
        ("bitmap/chunksize", None if report.bitmap is None else report.bitmap.chunk_bytes),
        ("chunk_size", report.chunk_bytes),
        ("layout", report.layout),
        ("stripe_cache_size", report.stripe_cache),
        ("stripe_cache_active", report.stripe_cache_used),
        ("group_thread_cnt", report.threads),
    ):
        yield file, _word(value)
    for member in report.members:
        below = f"dev-{member.name.replace('/', '!')}"
        yield f"{below}/state", ",".join(member.states) or None
        yield f"{below}/errors", _word(member.errors)


def _word(value: str | int | None) -> str | None:
    """Return a value as the kernel writes it, without digit grouping; None if there is none."""
    return None if value is None or value == "" else str(value)
