"""What is known of a volume: what it is on, whether TRIM passes, what bcache shows, and where dm-crypt is set."""

from __future__ import annotations

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.drives.drive import Drive, VolumeFact, VolumeInfo
from disktune_contract.layers.layer import LayerKind
from disktune_gui.text.facts import FactRow, FactSection, listed
from disktune_gui.text.said import said

translate = QCoreApplication.translate

CRYPTTAB = ("no-read-workqueue", "no-write-workqueue", "same-cpu-crypt", "submit-from-crypt-cpus", "discard")
"""The options of crypttab(5) for what dm-crypt does with requests; systemd and Debian have the same names."""

_BCACHE = {
    "cache_mode": QT_TRANSLATE_NOOP("Overview", "Cache mode"),
    "state": QT_TRANSLATE_NOOP("Overview", "Cache state"),
    "dirty_data": QT_TRANSLATE_NOOP("Overview", "Data only in the cache"),
    "writeback_percent": QT_TRANSLATE_NOOP("Overview", "Writeback target"),
    "sequential_cutoff": QT_TRANSLATE_NOOP("Overview", "Sequential cutoff"),
}
"""Names of files of bcache (Documentation/admin-guide/bcache.rst)."""


def volume_section(drive: Drive, volume: VolumeInfo) -> FactSection:
    """Return what is particular to a volume."""
    rows = [
        FactRow(translate("Overview", "UUID"), _uuid(drive)),
        FactRow(translate("Overview", "On"), listed(volume.on) or ""),
        FactRow(translate("Overview", "Drives"), listed(volume.drives) or ""),
        _trim(volume),
        *(
            FactRow(translate("Overview", _BCACHE[fact.name]), _fact(fact))
            for fact in volume.facts
            if fact.name in _BCACHE
        ),
        *_crypt(drive, volume),
    ]
    return FactSection(translate("Overview", "Volume"), tuple(row for row in rows if row.value), "volume")


def _uuid(drive: Drive) -> str:
    """Return the UUID in its header, which its maker's tools show, too."""
    kind, _, uuid = drive.identity.partition(":")
    return uuid if kind in ("luks", "lv", "bcache") else ""


def _trim(volume: VolumeInfo) -> FactRow:
    label = translate("Overview", "TRIM")
    if volume.stops_trim:
        return FactRow(label, translate("Overview", "does not reach the drives"), said(volume.stops_trim))
    return FactRow(label, translate("Overview", "passes all layers"))


def _fact(fact: VolumeFact) -> str:
    """Return what a file shows: of several words the one in brackets."""
    if fact.name == "writeback_percent" and fact.text.isdecimal():
        return f"{fact.text}%"
    chosen = fact.text.partition("[")[2].partition("]")[0]
    return chosen or fact.text


def _crypt(drive: Drive, volume: VolumeInfo) -> list[FactRow]:
    """Return how the work queues of dm-crypt are set, which only the device mapper's table shows."""
    if volume.kind != LayerKind.CRYPT:
        return []
    note = translate("Overview", "the kernel shows only root which are in force: cryptsetup status {name}")
    return [
        FactRow(
            translate("Overview", "Options in /etc/crypttab"),
            ", ".join(CRYPTTAB),
            note.format(name=drive.model or drive.name),
        )
    ]
