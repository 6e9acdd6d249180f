"""What md itself says of an array: its layout in words, and its values by the names of the kernel's files."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.units import UnitSystem
from disktune_gui.arrays import wording
from disktune_gui.arrays.fold import Fold
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.tabular import Cell, DataTable
from disktune_gui.widgets.table_twin import TableTwin


class ArrayDetails(Fold):
    """Folded away until it is wanted."""

    def __init__(self, preferences: Preferences) -> None:
        inside = QWidget()
        super().__init__(QCoreApplication.translate("Array", "Details"), inside)
        self.facts = PlainLabel()
        self.facts.setWordWrap(True)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.values = TableTwin()
        self.values.hold_words(preferences, "array-details")
        self.values.setAccessibleName(QCoreApplication.translate("Array", "Values of the kernel"))
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.facts)
        column.addWidget(self.values)

    def forget(self) -> None:
        """Show nothing."""
        self.facts.clear()
        self.values.set_table(DataTable((), ()))
        self.values.fit_height()

    def show_report(self, report: ArrayReport, units: UnitSystem) -> None:
        """Show what *report* says."""
        line = self.tr("{label}: {text}")
        facts = wording.facts(report, units)
        self.facts.setText("\n".join(line.format(label=label, text=text) for label, text in facts))
        header = (
            QCoreApplication.translate("Array", "Kernel file"),
            QCoreApplication.translate("Array", "Value"),
        )
        self.values.set_table(DataTable(header, list(raw(report))))
        self.values.fit_height()


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
    """Return a value as the kernel writes it, without marks between its digits; None if there is none."""
    return None if value is None or value == "" else str(value)
