"""Reading the scrub of a mounted btrfs: sysfs for all users, btrfs-progs' record for root, the kernel live.

Nothing here reads a drive: the kernel answers from memory, and the record is a small file of /var.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Collection, Iterable

from disktune_contract import scrub
from disktune_contract.drives import recognition
from disktune_contract.drives.drive import kernel_name
from disktune_contract.messages.privilege import Class
from disktune_contract.patterns import FORM_OF_UUID, pattern_of
from disktune_contract.record import record
from disktune_contract.scrub import (
    ErrorCounters,
    ScrubDevice,
    ScrubFigures,
    ScrubReport,
    ScrubState,
    TemporaryScrubLimits,
)
from disktune_contract.sentence import Sentence
from disktune_helper.decode import file_system_tools
from disktune_helper.decode.fields import DecodeError
from disktune_helper.decode.file_system_tools import KeptScrub
from disktune_helper.drives import usage
from disktune_helper.raid import reading as arrays
from disktune_helper.system import sysfs
from disktune_helper.system.drive_commands.nodes import KernelDevice
from disktune_helper.system.listed_files import SCRUB_RECORDS
from disktune_helper.system.machine_tools import ScrubTools
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable, text_of

FOLDER = "/sys/fs/btrfs"

UUID = pattern_of(FORM_OF_UUID)
_COUNTERS = {
    "write_errs": "write",
    "read_errs": "read",
    "flush_errs": "flush",
    "corruption_errs": "corruption",
    "generation_errs": "generation",
}


@record
class BtrfsMount:
    """A place where a file system is mounted, and the number of that mount in /proc/self/mountinfo."""

    point: str
    number: int
    read_only: bool


def on_drive(ports: Ports, name: str) -> list[str]:
    """Return the UUIDs of the mounted btrfs that are on a drive, or partly so."""
    devices = set(usage.stack(ports, name))
    return [
        uuid
        for uuid in ports.names(FOLDER)
        if UUID.fullmatch(uuid) and devices.intersection(ports.names(f"{FOLDER}/{uuid}/devices"))
    ]


def mounts(ports: Ports, uuid: str) -> list[BtrfsMount]:
    """Return where this process has a btrfs mounted, the shortest path first; empty if nowhere."""
    numbers = {sysfs.text(ports, name, "dev") for name in ports.names(f"{FOLDER}/{uuid}/devices")} - {None}
    found = {
        line.point: BtrfsMount(line.point, line.mount, "ro" in line.options)
        for line in usage.mount_lines(ports, own=True)
        if line.kind == "btrfs" and numbers.intersection(line.numbers)
    }
    return sorted(found.values(), key=lambda mount: (len(mount.point), mount.point))


def report(
    ports: Ports,
    uuid: str,
    privilege: Class,
    tools: ScrubTools,
    hold: TemporaryScrubLimits | None = None,
    failed: str = "",
) -> ScrubReport:
    """Return what is known of a mounted btrfs; *hold* and *failed* are of the limits that DiskTune keeps."""
    places = mounts(ports, uuid)
    kept, why = _kept(ports, uuid, privilege)
    numbers = devids(ports, uuid)
    asked: dict[int, KernelDevice] = {}
    if privilege is not Class.BROWSE:
        asked, why_not = _ask(places, uuid, numbers, tools)
        why = why_not or why
    used, of_all = _disk(ports, uuid, "disk_used"), _disk(ports, uuid, "disk_total")
    devices = _devices(ports, uuid, numbers, asked)
    return ScrubReport(
        uuid=uuid,
        label=printable(text_of(ports, f"{FOLDER}/{uuid}/label")),
        points=tuple(mount.point for mount in places),
        at_s=ports.monotonic(),
        devices=tuple(_with_scrub(one, asked.get(one.devid or 0), kept, (used, of_all)) for one in devices),
        used_bytes=used,
        live=bool(asked),
        why=why,
        read_only=bool(places) and all(mount.read_only for mount in places),
        tool=tools.installed(),
        hold=hold,
        failed=failed,
    )


def runs(places: Iterable[BtrfsMount], uuid: str, numbers: Collection[int], tools: ScrubTools) -> bool:
    """Return whether a scrub runs on any device; raises OSError if the kernel cannot be asked."""
    failed: OSError | None = None
    for mount in places:
        try:
            found = [_one(mount.point, uuid, devid, tools) for devid in numbers]
        except OSError as error:
            failed = failed or error
        else:
            return any(one is not None and one.progress is not None for one in found)
    raise failed or OSError(errno.ENOENT, os.strerror(errno.ENOENT))


def devids(ports: Ports, uuid: str) -> list[int]:
    """Return the numbers of the devices of a mounted btrfs; empty if it is not mounted."""
    return sorted(int(entry) for entry in ports.names(f"{FOLDER}/{uuid}/devinfo") if entry.isdecimal())


# -- the kernel, live --------------------------------------------------------------------------------------


def _ask(
    places: list[BtrfsMount], uuid: str, devids: list[int], tools: ScrubTools
) -> tuple[dict[int, KernelDevice], str]:
    """Return what the kernel reports of each device, and why it could not be asked."""
    if not places:
        return {}, Sentence("DiskTune cannot see where the file system is mounted.")
    failed: OSError | None = None
    for mount in places:
        try:
            found = {devid: one for devid in devids if (one := _one(mount.point, uuid, devid, tools))}
        except OSError as error:
            # Something else may hide this mount; another place may lead there.
            failed = failed or error
        else:
            return found, ""
    why = failed.strerror or str(failed) if failed is not None else ""
    return {}, Sentence("It could not be read: {why}.", why=why)


def _one(point: str, uuid: str, devid: int, tools: ScrubTools) -> KernelDevice | None:
    """Ask for one device; None if it is missing."""
    try:
        return tools.device(point, uuid, devid)
    except OSError as error:
        if error.errno == errno.ENODEV:
            return None
        raise


# -- sysfs -------------------------------------------------------------------------------------------------


def _disk(ports: Ports, uuid: str, what: str) -> int | None:
    """Return a sum over data, metadata and system, in bytes with copies (fs/btrfs/sysfs.c); None if unknown."""
    kinds = ("data", "metadata", "system", "mixed")
    texts = [text_of(ports, f"{FOLDER}/{uuid}/allocation/{kind}/{what}") for kind in kinds]
    numbers = [int(text) for text in texts if text.isdecimal()]
    return sum(numbers) if numbers else None


def _devices(ports: Ports, uuid: str, devids: list[int], asked: dict[int, KernelDevice]) -> list[ScrubDevice]:
    """Return the devices: by their numbers where it is known which is which, else by name alone."""
    names = ports.names(f"{FOLDER}/{uuid}/devices")
    by_devid = {devid: name for devid, found in asked.items() if (name := _name(ports, names, found.path))}
    present = [devid for devid in devids if _flag(ports, uuid, devid, "missing") is not True]
    if not asked and len(present) == len(names) == 1:
        by_devid = {present[0]: names[0]}
    if not by_devid and not asked:
        unknown = [_device(ports, None, name) for name in names]
        return [*unknown, *(_device(ports, devid, "", uuid) for devid in devids if devid not in present)]
    return [_device(ports, devid, by_devid.get(devid, ""), uuid) for devid in devids]


def _name(ports: Ports, names: list[str], path: str) -> str:
    """Return the kernel name of a device by the path that the kernel has of it; empty if that leads elsewhere."""
    name = kernel_name(ports.resolve(path)) if path.startswith("/dev/") else ""
    return name if name in names else ""


def _device(ports: Ports, devid: int | None, name: str, uuid: str = "") -> ScrubDevice:
    drives = tuple(dict.fromkeys(arrays.drives_below(ports, name))) if name else ()
    turning = [sysfs.number(ports, drive, "queue/rotational") for drive in drives]
    known = devid is not None
    return ScrubDevice(
        devid=devid,
        name=name,
        drives=drives,
        missing=devid is not None and _flag(ports, uuid, devid, "missing") is True,
        rotational=None if not turning or None in turning else any(turning),
        size_bytes=recognition.size_bytes(ports, name) or None if name else None,
        limit_bytes_s=limit(ports, uuid, devid) if known and devid is not None else None,
        counters=_counters(ports, uuid, devid) if known and devid is not None else None,
    )


def limit(ports: Ports, uuid: str, devid: int) -> int | None:
    """Return the limit of a device in bytes per second, 0 for none; None where the kernel has no limits."""
    text = text_of(ports, f"{FOLDER}/{uuid}/devinfo/{devid}/scrub_speed_max")
    return int(text) if text.isdecimal() else None


def _flag(ports: Ports, uuid: str, devid: int, what: str) -> bool | None:
    text = text_of(ports, f"{FOLDER}/{uuid}/devinfo/{devid}/{what}")
    return bool(int(text)) if text.isdecimal() else None


def _counters(ports: Ports, uuid: str, devid: int) -> ErrorCounters | None:
    lines = text_of(ports, f"{FOLDER}/{uuid}/devinfo/{devid}/error_stats").splitlines()
    pairs = [line.split() for line in lines]
    found = {_COUNTERS[pair[0]]: int(pair[1]) for pair in pairs if len(pair) == 2 and pair[0] in _COUNTERS}
    return ErrorCounters(**found) if len(found) == len(_COUNTERS) else None


# -- the record --------------------------------------------------------------------------------------------


def _kept(ports: Ports, uuid: str, privilege: Class) -> tuple[dict[int, KeptScrub] | None, str]:
    """Return the record of btrfs-progs, None if unknown, and why it is."""
    try:
        return file_system_tools.parse_scrub_status(ports.read_text(f"{SCRUB_RECORDS}{uuid}"), uuid), ""
    except FileNotFoundError:
        return {}, ""
    except OSError as error:
        if privilege is Class.BROWSE:
            return None, Sentence("Unlock to see the state of a scrub.")
        return None, Sentence("It could not be read: {why}.", why=error.strerror)
    except DecodeError:
        return None, Sentence("The last scrub's record is damaged.")


def _with_scrub(
    device: ScrubDevice,
    asked: KernelDevice | None,
    kept: dict[int, KeptScrub] | None,
    filled: tuple[int | None, int | None],
) -> ScrubDevice:
    """Return the device with its scrub."""
    progress = None if asked is None else asked.progress
    old = None if kept is None or device.devid is None else kept.get(device.devid)
    allocated = None if asked is None else asked.allocated_bytes
    return ScrubDevice(
        **device.__dict__
        | {
            "allocated_bytes": allocated,
            "total_bytes": scrub.expected_bytes(allocated, *filled),
            "size_bytes": device.size_bytes if asked is None else asked.size_bytes,
            "state": _state(asked, old, known=kept is not None),
            "started": float(old.started) if old is not None and old.started else None,
            "resumed": float(old.resumed) if old is not None and old.resumed else None,
            "seconds": old.seconds if old is not None and old.started else None,
            "figures": _figures(progress, old),
        }
    )


def _figures(progress: tuple[int, ...] | None, old: KeptScrub | None) -> ScrubFigures | None:
    """Return the figures: the kernel's of a scrub that runs, else the record's.

    When a scrub is resumed, the kernel counts from 0 again. btrfs-progs writes down what was before, without a
    place, and from then on every 5 seconds the sum of both, with the moment of resuming (cmds/scrub.c).
    """
    if progress is None:
        return old.figures if old is not None and old.started else None
    live = file_system_tools.figures(progress)
    if old is None or old.finished or not old.started:
        return live
    if old.resumed:
        return old.figures if old.figures.done_bytes >= live.done_bytes else live
    return scrub.continued(old.figures, live) if not old.figures.last_physical else live


def _state(asked: KernelDevice | None, old: KeptScrub | None, *, known: bool) -> ScrubState:
    if asked is not None and asked.progress is not None:
        return ScrubState.RUNNING
    if old is None or not old.started:
        # Of one that has only just begun the record has no moment yet.
        return ScrubState.NEVER if known and (old is None or asked is not None) else ScrubState.UNKNOWN
    if old.finished:
        return ScrubState.STOPPED if old.cancelled else ScrubState.FINISHED
    return ScrubState.UNKNOWN if asked is None else ScrubState.INTERRUPTED
