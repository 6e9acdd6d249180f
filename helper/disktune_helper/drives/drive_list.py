"""The list of drives: what the kernel shows to every user, temperatures that cost nothing, and counters.
Needs no privilege, opens no drive, wakes nothing.
"""

from __future__ import annotations

import re
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from disktune_contract.drives import recognition
from disktune_contract.drives.drive import EMMC, ArrayInfo, Drive, DriveKind, Member, VolumeFact, VolumeInfo
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_contract.messages.faults import out_of_range
from disktune_contract.messages.look import ActivitySample
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_helper.decode import diskstats
from disktune_helper.drives import identity, usage
from disktune_helper.drives.usage import Mounts
from disktune_helper.system import errors, sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import text_of

if TYPE_CHECKING:
    from disktune_contract.arrays.mdstat import MdArray


# -- which temperatures may be read while drives are only listed -------------------------------------------
#
# Listing must keep no disk from standby.
#
# For a hard disk the kernel's drivetemp asks the drive by a command, which restarts the standby timer of some
# disks (Documentation/hwmon/drivetemp.rst, "Limitations"), and the window lists drives every 30 s. CHECK POWER
# MODE would be no way out: the class browse opens no drive, and some firmware counts that question as activity as
# well. What costs the drive nothing is the kernel's own count: a disk that read or wrote since it was listed last
# was awake, and its timer was restarted by that work anyway. Of any other one the temperature is unknown.

_SECTORS = (2, 6, 13)
"""Of ``stat`` (Documentation/block/stat.rst): the sectors that were read, written and discarded.

Not the commands: old kernels count those without data among them.
"""
AGAIN_S = 10.0
"""Within that time a list repeats the temperature of the one before it."""


class _Seen(NamedTuple):
    at: float
    diskseq: int | None
    work: tuple[str, ...]
    celsius: float | None


class DriveTemperatures:
    """Remembers of each hard disk what it had done when it was listed last."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: dict[str, _Seen] = {}

    def celsius(self, ports: Ports, name: str, *, rotating: bool) -> float | None:
        """Return the temperature in °C; of what may be a hard disk only if it is known to be awake."""
        if not rotating or name.startswith("nvme"):
            return _read(ports, name)
        now, diskseq, work = self._clock(), sysfs.number(ports, name, "diskseq"), work_done(ports, name)
        seen = self._seen.get(name)
        if seen is not None and seen.diskseq != diskseq:
            seen = None
        if seen is not None and now - seen.at < AGAIN_S:
            return seen.celsius
        awake = bool(work) and seen is not None and seen.work != work
        found = _read(ports, name) if awake else None
        self._seen[name] = _Seen(now, diskseq, work, found)
        return found


def work_done(ports: Ports, name: str) -> tuple[str, ...]:
    """Return how much a disk has read and written; empty where the count proves nothing."""
    # Switched on, the kernel counts questions such as our own as well (Linux 6.12).
    if sysfs.number(ports, name, "queue/iostats_passthrough") == 1:
        return ()
    numbers = (sysfs.text(ports, name, "stat") or "").split()
    return tuple(numbers[place] for place in _SECTORS if place < len(numbers))


def _read(ports: Ports, name: str) -> float | None:
    for place in sysfs.sensors(ports, name):
        value = text_of(ports, f"{place}/temp1_input")
        if value.lstrip("-").isdigit():
            return int(value) / 1000
    return None


# -- counters of all drives at a steady pace, from /proc/diskstats -----------------------------------------

MIN_INTERVAL_MS, MAX_INTERVAL_MS = 250, 10_000


class ActivityWatch:
    """A thread that exists only while it is wanted."""

    def __init__(self, ports: Ports, emit: Callable[[str, object], None]) -> None:
        self._ports = ports
        self._emit = emit
        self._lock = threading.Lock()
        self._stop: threading.Event | None = None

    def start(self, interval_ms: int) -> None:
        """Send a sample now and every *interval_ms*; replaces an earlier pace."""
        if not MIN_INTERVAL_MS <= interval_ms <= MAX_INTERVAL_MS:
            raise out_of_range(f"{MIN_INTERVAL_MS} ms", f"{MAX_INTERVAL_MS} ms")
        self.stop()
        stop = threading.Event()
        errors.start(lambda: self._work(interval_ms / 1000, stop), "activity")
        with self._lock:
            self._stop = stop

    def stop(self) -> None:
        """Send no more samples."""
        with self._lock:
            if self._stop is not None:
                self._stop.set()
            self._stop = None

    def _work(self, interval_s: float, stop: threading.Event) -> None:
        while True:
            try:
                stats = diskstats.parse(self._ports.read_text("/proc/diskstats"))
            except OSError:
                stats = {}
            self._emit("activity", ActivitySample(self._ports.monotonic(), tuple(stats.values())))
            if stop.wait(interval_s):
                return


# -- the list of every whole drive and array ---------------------------------------------------------------

_BCACHE_FACTS = ("cache_mode", "state", "dirty_data", "writeback_percent", "sequential_cutoff")
"""Files below ``bcache`` that every user may read (Documentation/admin-guide/bcache.rst)."""


def drives(ports: Ports, temperatures: DriveTemperatures | None = None) -> tuple[Drive, ...]:
    """Return every drive, array and volume, in the kernel's order; without *temperatures* none of them is read."""
    mounts = usage.read_mounts(ports)
    found_arrays = arrays(ports)
    found = [
        describe(ports, name, mounts, found_arrays, temperatures)
        for name in ports.names(sysfs.ROOT)
        if recognition.is_whole(ports, name)
    ]
    listed = [drive for drive in found if drive.size_bytes or drive.kind in recognition.MAY_BE_EMPTY]
    return _with_twins(_with_upkeep(ports, listed))


def describe(
    ports: Ports,
    name: str,
    mounts: Mounts,
    known: dict[str, MdArray] | str,
    temperatures: DriveTemperatures | None = None,
) -> Drive:
    """Return what is known of one drive."""
    kind = recognition.kind_of(ports, name)
    wwn = identity.identity_of(ports, name)
    names = identity.names(ports, name)
    return Drive(
        name=name,
        kind=kind,
        identity=wwn,
        diskseq=sysfs.number(ports, name, "diskseq"),
        model=recognition.model_of(ports, name, kind, names.model),
        serial=names.serial,
        firmware=names.firmware,
        wwn=wwn.partition(":")[2] if wwn.startswith(("wwn:", "eui:", "nguid:")) else "",
        size_bytes=recognition.size_bytes(ports, name),
        logical_sector_bytes=sysfs.number(ports, name, "queue/logical_block_size") or SECTOR_BYTES,
        physical_sector_bytes=sysfs.number(ports, name, "queue/physical_block_size") or SECTOR_BYTES,
        rotational=recognition.rotational(ports, name, kind),
        removable=sysfs.number(ports, name, "removable") == 1,
        read_only=sysfs.number(ports, name, "ro") == 1,
        link=link(ports, name, kind),
        temperature_c=_temperature(ports, name, temperatures),
        partitions=usage.partitions(ports, name, mounts),
        usage=usage.usage(ports, name, mounts),
        array=_array_info(ports, name, known) if kind is DriveKind.ARRAY else None,
        volume=volume_info(ports, name) if kind is DriveKind.VOLUME else None,
    )


def _temperature(ports: Ports, name: str, temperatures: DriveTemperatures | None) -> float | None:
    if temperatures is None:
        return None
    return temperatures.celsius(ports, name, rotating=sysfs.number(ports, name, "queue/rotational") != 0)


def link(ports: Ports, name: str, kind: DriveKind) -> str:
    """Return the connection in words, with its present speed where the kernel knows it."""
    place = sysfs.place(ports, name)
    if kind is DriveKind.ATA:
        return _ata_link(ports, name)
    if kind is DriveKind.NVME:
        return _pci_link(ports, place)
    if kind is DriveKind.USB:
        return _usb_link(ports, place)
    if kind is DriveKind.MMC and sysfs.text(ports, name, "device/type") == "MMC":
        return EMMC
    return {
        DriveKind.SCSI: "SCSI",
        DriveKind.VIRTIO: Sentence("virtual"),
        DriveKind.MMC: Sentence("card slot"),
    }.get(kind, "")


def _ata_link(ports: Ports, name: str) -> str:
    port = sysfs.libata_directory(ports, name) or ""
    for child in ports.names(port):
        if child.startswith("link"):
            speed = text_of(ports, f"{port}/{child}/ata_link/{child}/sata_spd")
            if speed and "Gbps" in speed:
                return Sentence("SATA {speed}", speed=speed.replace("Gbps", "Gb/s").replace(".0 ", " "))
    return "SATA" if _has_ncq(ports, name) else "ATA"


def _has_ncq(ports: Ports, name: str) -> bool:
    return (sysfs.number(ports, name, "device/queue_depth") or 1) > 1


def _pci_link(ports: Ports, place: str) -> str:
    folder = re.match(r".*/[0-9a-f]{4}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7](?=/nvme/)", place)
    if not folder:
        return "NVMe"
    speed, width = (text_of(ports, f"{folder.group()}/current_link_{what}") for what in ("speed", "width"))
    return (
        Sentence("PCIe {speed} ×{width}", speed=speed.replace(" PCIe", ""), width=width)
        if speed and width
        else "PCIe"
    )


def _usb_link(ports: Ports, place: str) -> str:
    device = re.match(r".*/usb\d+(?:/\d+-[\d.]+)+(?=/)", place)
    speed = text_of(ports, f"{device.group()}/speed") if device else None
    if not speed or not speed.replace(".", "", 1).isdigit():
        return "USB"
    if float(speed) >= 1000:
        return Sentence("USB {speed}", speed=f"{float(speed) / 1000:g} Gb/s")
    return Sentence("USB {speed}", speed=f"{float(speed):g} Mb/s")


def arrays(ports: Ports) -> dict[str, MdArray] | str:
    """Return the arrays in /proc/mdstat, by name; empty where md is not loaded.

    Where it cannot be read, or is not understood, return a sentence stating so: there may be arrays.
    """
    from disktune_contract.arrays import mdstat  # noqa: PLC0415  # not before the hello: most machines have none

    try:
        return {array.name: array for array in mdstat.parse(ports.read_text("/proc/mdstat")).arrays}
    except FileNotFoundError:
        return {}
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        return Sentence("{file} could not be read: {why}.", file="/proc/mdstat", why=why)
    except mdstat.NotMdstat:
        return Sentence("{file} could not be read: {why}.", file="/proc/mdstat", why=Sentence("unknown format"))


_MOST = "md/sync_speed_max"


def _array_info(ports: Ports, name: str, known: dict[str, MdArray] | str) -> ArrayInfo:
    stat = None if isinstance(known, str) else known.get(name)
    alarm, why = "", known if isinstance(known, str) else Sentence("/proc/mdstat does not list this array.")
    if stat is not None:
        from disktune_contract.arrays import alarms, forecast  # noqa: PLC0415  # where there are arrays

        if not alarms.stalled(stat):
            turns, most = sysfs.number(ports, name, "queue/rotational"), sysfs.text(ports, name, _MOST)
            minutes = forecast.from_kernel(stat, None if turns is None else turns > 0, most or "")
            stat = replace(stat, finish_minutes=minutes)
        found = alarms.verdict(stat)
        alarm, why = found.alarm.value, found.why
    return ArrayInfo(
        level=sysfs.text(ports, name, "md/level") or (stat.level if stat else None) or "",
        state=sysfs.text(ports, name, "md/array_state") or "",
        raid_disks=stat.raid_disks if stat else None,
        working_disks=stat.working_disks if stat else None,
        operation=stat.operation if stat else None,
        progress_percent=stat.progress_percent if stat else None,
        speed_kib_s=stat.speed_kib_s if stat else None,
        finish_minutes=stat.finish_minutes if stat else None,
        members=tuple(
            _member(ports, name, child.removeprefix("dev-"))
            for child in ports.names(f"{sysfs.ROOT}/{name}/md")
            if child.startswith("dev-")
        ),
        alarm=alarm,
        why=why,
    )


def _member(ports: Ports, array: str, member: str) -> Member:
    slot = sysfs.number(ports, array, f"md/dev-{member}/slot")
    return Member(member, slot, sysfs.text(ports, array, f"md/dev-{member}/state") or "")


def volume_info(ports: Ports, name: str) -> VolumeInfo:
    """Return what is particular to a volume."""
    # Neither is imported before the hello: most sessions end without a volume.
    # Not before the hello: most machines have none.
    from disktune_helper.drives import layers, trim_targets  # noqa: PLC0415

    layer = layers.layer(ports, name)
    shown = ((fact, sysfs.text(ports, name, f"bcache/{fact}")) for fact in _BCACHE_FACTS)
    of_bcache = name.startswith("bcache")
    where, why = trim_targets.stopped(ports, name)
    return VolumeInfo(
        kind=layer.kind.value if layer is not None else "",
        form=layer.form if layer is not None else "",
        on=layer.below if layer is not None else (),
        drives=recognition.bottoms(ports, name),
        makes_requests=layer is not None and layer.has_requests,
        stops_trim=why,
        trim_stopped_at=where,
        thin_pool=trim_targets.thin_pool(ports, name),
        facts=tuple(VolumeFact(fact, recognition.one_line(text)) for fact, text in shown if of_bcache and text),
    )


def _with_upkeep(ports: Ports, found: list[Drive]) -> list[Drive]:
    """Add `Drive.upkeep`: none of hundreds of drives where there are neither arrays nor what is scrubbed."""
    if not any(drive.usage.arrays or drive.usage.checked or drive.kind is DriveKind.ARRAY for drive in found):
        return found
    from disktune_helper.drives.upkeep import UpkeepReader  # noqa: PLC0415  # most machines have none

    reader = UpkeepReader(ports)
    return [
        replace(drive, upkeep=reader.of((drive.name,)))
        if drive.array or drive.volume or drive.usage.arrays or drive.usage.checked
        else drive
        for drive in found
    ]


def _with_twins(found: list[Drive]) -> tuple[Drive, ...]:
    """Add to each drive which others claim the same identity; the kernel believes them, this program does not."""
    shared = {
        key for key, count in Counter(drive.identity for drive in found if drive.identity).items() if count > 1
    }
    names = {key: tuple(drive.name for drive in found if drive.identity == key) for key in shared}
    return tuple(
        replace(drive, same_identity_as=tuple(n for n in names[drive.identity] if n != drive.name))
        if drive.identity in shared
        else drive
        for drive in found
    )
