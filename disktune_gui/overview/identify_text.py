"""What is known of a drive or volume, as sections of rows: the text of the Overview, its copies and exports.

From dataclasses to words; of Qt only the translation. A row is shown only for what is known: what a drive does not
report is left out rather than shown as "no" or 0; the few rows that every reader expects show "unknown".
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.arrays.alarms import TROUBLE, time_left
from disktune_contract.drives.drive import ArrayInfo, Drive, Partition, PowerMode, VolumeFact, VolumeInfo, node_of
from disktune_contract.health.figures import temperature_c
from disktune_contract.health.health import Health
from disktune_contract.health.identification import Geometry, Identification
from disktune_contract.layers.stack import LayerKind
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import Source
from disktune_contract.units import UnitSystem
from disktune_gui.drives.headline import progress, type_of
from disktune_gui.health.badge import KnownHealth
from disktune_gui.health.wording import array_health
from disktune_gui.overview.ata_text import ata_sections
from disktune_gui.overview.nvme_scsi_text import namespace_section, nvme_sections, scsi_sections
from disktune_gui.store.drive_database import FamilyFacts
from disktune_gui.text import facts
from disktune_gui.text.facts import (
    IDENTITY,
    USAGE,
    Chapter,
    FactRow,
    FactSection,
    Line,
    filled,
    in_bytes,
    listed,
    section,
    word,
    worded,
)
from disktune_gui.text.formats import number, rate, size, temperature
from disktune_gui.text.said import said
from disktune_gui.text.wording import array_state, member_state, moment, unknown

# -- what is known of a volume: layers below, TRIM, bcache, dm-crypt ---------------------------------------

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
    """Return the facts of a volume that a drive does not have."""
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
    """Return the UUID in its header, which the tools of its maker show, too."""
    kind, _, uuid = drive.identity.partition(":")
    return uuid if kind in ("luks", "lv", "bcache") else ""


def _trim(volume: VolumeInfo) -> FactRow:
    label = translate("Overview", "TRIM")
    if volume.stops_trim:
        return FactRow(label, translate("Overview", "stays above"), said(volume.stops_trim))
    return FactRow(label, translate("Overview", "passes through"))


def _fact(fact: VolumeFact) -> str:
    """Return the content of a file; of several words the one in brackets."""
    if fact.name == "writeback_percent" and fact.text.isdecimal():
        return f"{fact.text}%"
    chosen = fact.text.partition("[")[2].partition("]")[0]
    return chosen or fact.text


def _crypt(drive: Drive, volume: VolumeInfo) -> list[FactRow]:
    """Return the settings of dm-crypt's work queues, which only the device mapper's table shows."""
    if volume.kind != LayerKind.CRYPT:
        return []
    note = translate("Overview", "root sees them: cryptsetup status {name}")
    return [
        FactRow(
            translate("Overview", "Options in /etc/crypttab"),
            ", ".join(CRYPTTAB),
            note.format(name=drive.model or drive.name),
        )
    ]


# -- what is known of a drive, as sections of rows ---------------------------------------------------------

SECTOR_BYTES = 512
"""The unit in which the kernel gives the start of a partition."""

SOURCES = {
    Source.LIVE: Sentence("Read from the drive."),
    Source.CACHED: Sentence("From the kernel's record, not from the device."),
    Source.REMEMBERED: Sentence("From DiskTune's record, not from the device."),
    Source.FILE: Sentence("From a file."),
}


def _power(mode: PowerMode) -> str:
    return {
        PowerMode.ACTIVE_OR_IDLE: translate("Overview", "active or idle"),
        PowerMode.IDLE: translate("Overview", "idle"),
        PowerMode.IDLE_A: translate("Overview", "idle_a"),
        PowerMode.IDLE_B: translate("Overview", "idle_b (heads unloaded)"),
        PowerMode.IDLE_C: translate("Overview", "idle_c (reduced speed)"),
        PowerMode.NV_CACHE_RUNNING: translate("Overview", "NV cache mode (spun up)"),
        PowerMode.NV_CACHE_STOPPED: translate("Overview", "NV cache mode (spun down)"),
        PowerMode.STANDBY_Y: translate("Overview", "standby_y"),
        PowerMode.STANDBY: translate("Overview", "standby (spun down)"),
        PowerMode.SLEEP: translate("Overview", "sleep"),
        PowerMode.UNKNOWN: unknown(),
    }[mode]


def overview(
    drive: Drive, found: Identification | None, units: UnitSystem, health: Health | None = None
) -> tuple[FactSection, ...]:
    """Return what *drive* is and is used for, the plain words first; *found* is None until it was asked.

    Its *health*, of which only the temperature is shown here, has a page of its own; an array, which has no such
    page, shows its state here.
    """
    parts = [_what(drive, found, units, health), _use(drive), _partitions(drive, units)]
    if drive.array is not None:
        # What is urgent is read first.
        parts.insert(0 if drive.array.alarm in TROUBLE else 2, array_health(drive.array))
        parts += [_array(drive.array, units), _members(drive.array), _details(drive, drive.array)]
    if drive.volume is not None:
        parts.insert(1, volume_section(drive, drive.volume))
    if found is not None:
        if found.geometry is not None and drive.volume is None:
            parts.append(section("Geometry Assumed by the Kernel", _GEOMETRY, found.geometry))
        if found.ata is not None:
            parts += _chapter("ata", translate("Overview", "ATA (IDENTIFY DEVICE)"), ata_sections(found.ata))
        nvme = nvme_sections(found.nvme, units) if found.nvme is not None else []
        if found.namespace is not None:
            nvme.append(namespace_section(found.namespace, units))
        parts += _chapter("nvme", translate("Overview", "NVMe (Identify)"), nvme)
        parts += _chapter("scsi", translate("Overview", "SCSI (INQUIRY)"), scsi_sections(found))
    return filled(parts)


def _chapter(key: str, title: str, sections: Iterable[FactSection]) -> list[FactSection]:
    """Return *sections* as a chapter: what is in a standard's own words, for readers who know it."""
    chapter = Chapter(key, title)
    return [replace(one, chapter=chapter) for one in sections]


def with_note(sections: tuple[FactSection, ...], note: str, unread: str = "") -> tuple[FactSection, ...]:
    """Return *sections* with the user's note behind the model; *unread* states why it is unknown."""
    value, why = " · ".join(filter(None, map(str.strip, note.split("\n")))), ""
    if not value and unread:
        value, why = unknown(), translate("Overview", "notes unreadable: {why}").format(why=unread)
    if not value:
        return sections
    row = FactRow(translate("Overview", "Note"), value, why)
    return tuple(
        replace(part, rows=(*part.rows[:1], row, *part.rows[1:])) if part.key == IDENTITY else part
        for part in sections
    )


def plain(
    drive: Drive, found: Identification | None, units: UnitSystem, health: Health | None = None
) -> tuple[FactSection, ...]:
    """Return the general facts of *drive*: what it is and is used for, and if it is an array, of what."""
    parts = [_what(drive, found, units, health), _use(drive), _partitions(drive, units)]
    if drive.array is not None:
        parts += [_array(drive.array, units), _members(drive.array), _details(drive, drive.array)]
    if drive.volume is not None:
        parts.insert(1, volume_section(drive, drive.volume))
    return filled(parts)


def provenance(found: Identification, at: float | None = None) -> str:
    """Return the source of the facts, its time (seconds since the epoch), and what could not be read.

    In English, for the window to translate.
    """
    # With the day: a window may stay open for days.
    words = SOURCES[found.source]
    if found.source is Source.LIVE and at is not None:
        words = Sentence("Read from the drive at {moment}.", moment=moment(at, seconds=True))
    elif found.source is Source.FILE and at is not None:
        words = Sentence("From a file, read {moment}.", moment=moment(at, seconds=True))
    return in_turn(words, found.note)


# -- in plain words ----------------------------------------------------------------------------------------


def capacity(size_bytes: int, units: UnitSystem) -> tuple[str, str]:
    """Return a size in the chosen units, and exactly in the others."""
    other = UnitSystem.IEC if units is UnitSystem.SI else UnitSystem.SI
    return size(size_bytes, units), f"{size(size_bytes, other)} · {in_bytes(size_bytes)}"


def sector_sizes(drive: Drive) -> tuple[str, str]:
    """Return logical and physical sector size, and the name of the combination."""
    logical, physical = drive.logical_sector_bytes, drive.physical_sector_bytes
    if logical == physical:
        native = {512: translate("Overview", "512n (native)"), 4096: translate("Overview", "4Kn (native)")}
        return in_bytes(logical), native.get(logical, "")
    emulated = translate("Overview", "512e (512-byte emulation)")
    name = emulated if (logical, physical) == (512, 4096) else ""
    words = translate("Overview", "{logical} logical, {physical} physical")
    return words.format(logical=in_bytes(logical), physical=in_bytes(physical)), name


def in_five_lines(drive: Drive, found: Identification | None, family: FamilyFacts | None) -> tuple[FactRow, ...]:
    """Return what identifies a drive, and whether it is awake; without what is not known."""
    entry = family.entry if family is not None else None
    size, kind = sector_sizes(drive)
    power = _power(found.power) if found is not None and found.power is not None else ""
    rows = (
        FactRow(translate("Overview", "Family"), entry.name if entry is not None else ""),
        FactRow(translate("Overview", "Firmware"), drive.firmware),
        FactRow(translate("Overview", "Serial number"), drive.serial),
        FactRow(translate("Overview", "Sector size"), size, kind),
        FactRow(translate("Overview", "Power"), power),
    )
    return tuple(row for row in rows if row.value)


def _what(drive: Drive, found: Identification | None, units: UnitSystem, health: Health | None) -> FactSection:
    ata = found.ata if found is not None else None
    named = drive.array is not None or drive.volume is not None
    warm = temperature_c(drive, health)
    rows = [
        FactRow(
            translate("Overview", "Name") if named else translate("Overview", "Model"),
            drive.model or ("" if named else unknown()),
        ),
        FactRow(translate("Overview", "Type"), type_of(drive, found)),
        FactRow(translate("Overview", "Capacity"), *capacity(drive.size_bytes, units)),
        FactRow(translate("Overview", "Connection"), said(drive.link)),
        FactRow(translate("Overview", "Serial number"), drive.serial or ("" if named else unknown())),
        FactRow(translate("Overview", "Firmware"), drive.firmware),
        FactRow(translate("Overview", "World Wide Name (WWN)"), drive.wwn),
        FactRow(translate("Overview", "Form factor"), (ata and worded(ata.form_factor)) or ""),
        FactRow(translate("Overview", "Sector size"), *sector_sizes(drive)),
        FactRow(
            translate("Overview", "Temperature"),
            "" if warm is None else temperature(warm),
        ),
        FactRow(
            translate("Overview", "Power"),
            _power(found.power) if found is not None and found.power is not None else "",
        ),
        FactRow(translate("Overview", "Device"), node_of(drive.name)),
        FactRow(translate("Overview", "Read-only"), word(True) if drive.read_only else ""),
        FactRow(translate("Overview", "Removable"), word(True) if drive.removable else ""),
        FactRow(translate("Overview", "Same identity as"), listed(drive.same_identity_as) or ""),
    ]
    return FactSection(translate("Overview", "Identity"), tuple(row for row in rows if row.value), IDENTITY)


def _use(drive: Drive) -> FactSection:
    use = drive.usage
    rows = [
        FactRow(
            translate("Overview", "System drive"),
            word(True) if use.system else "",
            translate("Overview", "holds /, /usr or /boot"),
        ),
        FactRow(translate("Overview", "Mount points"), listed(use.mounts) or ""),
        FactRow(translate("Overview", "Swap"), word(True) if use.swap else ""),
        FactRow(translate("Overview", "Member of"), listed(use.arrays) or ""),
        FactRow(
            translate("Overview", "Volumes"),
            listed(use.volumes) or "",
            translate("Overview", "Device-mapper volumes"),
        ),
        FactRow(
            translate("Overview", "Scrubs"),
            listed(tuple(one.replace(":", " ") for one in use.checked)) or "",
            translate("Overview", "see Scrub"),
        ),
    ]
    if not use.known and not drive.saved:
        rows.append(
            FactRow(
                translate("Overview", "Mounts and swap"),
                unknown(),
                translate("Overview", "mounts unreadable"),
            )
        )
    elif use.idle:
        rows.append(FactRow(translate("Overview", "Use"), translate("Overview", "no known use")))
    return FactSection(translate("Overview", "Usage"), tuple(row for row in rows if row.value), USAGE)


def _partitions(drive: Drive, units: UnitSystem) -> FactSection:
    rows = tuple(partition_row(part, drive, units) for part in drive.partitions)
    return FactSection(translate("Overview", "Partitions"), rows, "partitions")


def partition_row(part: Partition, drive: Drive, units: UnitSystem) -> FactRow:
    """Return a partition: its size and use, and where it starts."""
    uses = [
        *part.mounts,
        *([translate("Overview", "swap")] if part.swap else []),
        *(translate("Overview", "used by {name}").format(name=name) for name in part.holders),
    ]
    value = " · ".join((size(part.size_bytes, units), *uses))
    start_bytes = part.start * SECTOR_BYTES
    note = translate("Overview", "sector {sector}")
    if drive.physical_sector_bytes and start_bytes % drive.physical_sector_bytes:
        note = translate("Overview", "sector {sector}, not aligned to {bytes} bytes: slow small writes")
    sector = number(start_bytes // max(1, drive.logical_sector_bytes))
    return FactRow(part.name, value, note.format(sector=sector, bytes=number(drive.physical_sector_bytes)))


# -- arrays ------------------------------------------------------------------------------------------------

_NOT_WRITTEN = ("readonly", "read-auto", "suspended")
"""Values of md's ``array_state`` of an array that cannot be written to, or not without another step."""


def _array(array: ArrayInfo, units: UnitSystem) -> FactSection:
    rows = [FactRow(translate("Overview", "Level"), array.level)]
    if array.state in _NOT_WRITTEN:
        rows.append(FactRow(translate("Overview", "Access"), array_state(array.state)))
    if array.raid_disks is not None:
        missing = array.raid_disks - (array.working_disks or 0) if array.working_disks is not None else 0
        rows.append(
            FactRow(
                translate("Overview", "Slots"),
                f"{array.raid_disks}",
                said(Sentence.counted(missing, "{n} missing or rebuilding", "{n} missing or rebuilding"))
                if missing
                else "",
            )
        )
    if array.operation:
        rows.append(FactRow(translate("Overview", "Operation"), progress(array)))
    if array.speed_kib_s is not None:
        rows.append(
            FactRow(
                translate("Overview", "Speed"),
                rate(array.speed_kib_s * 1024, units),
                translate("Overview", "per member"),
            )
        )
    if array.finish_minutes is not None:
        rows.append(
            FactRow(
                translate("TrialBar", "Time left"),
                said(time_left(array.finish_minutes)),
                translate("Overview", "estimated by the kernel"),
            )
        )
    return FactSection(translate("Overview", "RAID Array"), tuple(rows), "array")


def _details(drive: Drive, array: ArrayInfo) -> FactSection:
    """Return md's own state: “active” means that it can be written, also without all of its members."""
    note = translate("Overview", "array_state in /sys/block/{array}/md")
    row = FactRow(translate("Overview", "md state"), array.state, note.format(array=drive.name))
    return FactSection(translate("Overview", "Details"), (row,) if array.state else (), "details")


def _members(array: ArrayInfo) -> FactSection:
    rows = (FactRow(member.name, member_state(member.state), _slot(member.slot)) for member in array.members)
    return FactSection(translate("Overview", "Members"), tuple(rows), "members")


def _slot(slot: int | None) -> str:
    if slot is None:
        return translate("Overview", "no slot")
    return translate("Overview", "slot {number}").format(number=slot)


# -- the rest ----------------------------------------------------------------------------------------------

_GEOMETRY: tuple[Line[Geometry], ...] = (
    ("Cylinders", lambda g: g.cylinders),
    ("Heads", lambda g: g.heads),
    ("Sectors per track", lambda g: g.sectors),
    ("Start sector", lambda g: g.start),
)


# -- copies and exports of the Overview --------------------------------------------------------------------


@record
class OverviewDocument:
    """The content of the Overview at one moment, whatever is shown later."""

    heading: str
    drive: Drive
    sections: tuple[FactSection, ...]
    found: Identification | None
    read_at: float | None
    """When *found* was read, in seconds since the epoch, if that is known."""
    known: KnownHealth | None
    note: str

    def text(self) -> str:
        """Return everything as text."""
        source = said(provenance(self.found, self.read_at)) if self.found is not None else ""
        return facts.as_text(self.heading, self.sections, source)

    def for_file(self, path: Path) -> str:
        """Return the content of a file of that name: JSON for ``.json``, else text."""
        if path.suffix != ".json":
            return self.text()
        health, judged = (self.known.health, self.known.judged) if self.known is not None else (None, None)
        source = provenance(self.found) if self.found is not None else ""
        read_at = self.read_at if self.found is not None else None
        return facts.as_json(self.drive, self.found, health, source, read_at, judged=judged, note=self.note)
