"""Off-line data collection of an ATA drive in words. Without widgets."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.identity.health import OfflineCollection, OfflineState
from disktune_gui.text.amounts import duration
from disktune_gui.text.facts import FactRow, FactSection
from disktune_gui.text.wording import unknown

translate = QCoreApplication.translate


def offline_section(found: OfflineCollection) -> FactSection:
    """Return what a drive says of it; no rows where it neither offers nor ever did it."""
    title = translate("Health", "Off-Line Data Collection")
    offered = found.immediate or found.automatic or found.switchable
    if not offered and found.state is OfflineState.NEVER:
        return FactSection(title, ())
    yes, no = translate("Health", "yes"), translate("Health", "no")
    rows = (
        (
            translate("Health", "Automatic"),
            translate("Health", "on") if found.automatic else translate("Health", "off"),
        ),
        (translate("Health", "Last collection"), _state(found.state)),
        (translate("Health", "Duration"), duration(found.seconds) if found.seconds else unknown()),
        (translate("Health", "Started on request"), yes if found.immediate else no),
        (translate("Health", "Reads the medium"), yes if found.surface_scan else no),
        (
            translate("Health", "When a command arrives"),
            translate("Health", "aborted") if found.aborted_by_commands else translate("Health", "suspended"),
        ),
    )
    return FactSection(title, tuple(FactRow(label, value) for label, value in rows))


def _state(state: OfflineState) -> str:
    return {
        OfflineState.NEVER: translate("Health", "never started"),
        OfflineState.COMPLETED: translate("Health", "completed without error"),
        OfflineState.RUNNING: translate("Health", "running"),
        OfflineState.SUSPENDED: translate("Health", "suspended by a command"),
        OfflineState.ABORTED: translate("Health", "aborted by a command"),
        OfflineState.FAILED: translate("Health", "aborted by the drive because of a fatal error"),
        OfflineState.VENDOR: translate("Health", "vendor-specific state"),
        OfflineState.UNKNOWN: unknown(),
    }[state]
