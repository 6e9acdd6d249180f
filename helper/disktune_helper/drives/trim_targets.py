"""Which file systems on a drive fstrim could trim, and why not the others; from the kernel's files alone.

The mounts are those that this process has itself: it can trim no others.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from posixpath import basename
from typing import TYPE_CHECKING

from disktune_contract.drives import recognition
from disktune_contract.messages.action import TrimList, TrimTarget
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.drives import usage
from disktune_helper.drives.usage import MountLine
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import text_of

if TYPE_CHECKING:
    from disktune_helper.system.machine_tools import Room

_TRIMMED = frozenset(
    "bcachefs btrfs exfat ext2 ext3 ext4 f2fs jfs nilfs2 ntfs3 vfat xfs".split()  # noqa: SIM905  # a list of words
)
"""Kinds of file systems with FITRIM (Linux 6.12, fs/*/ioctl.c, fs/*/file.c); ext2 where ext4 drives it."""
_SHARED = frozenset({"gfs2", "ocfs2"})
"""Of several computers at once."""

_RAID456_SAFE = "/sys/module/raid456/parameters/devices_handle_discard_safely"
_PARITY = frozenset({"raid4", "raid5", "raid6"})

_THIN = pattern_of(r"LVM-.*-(tpool|vpool)|stratis-.*-(thin|pool).*")
"""``dm/uuid`` of thin pools (lvm2 lib/activate), VDO pools (the same) and Stratis, whose volumes are thin."""
_LVM_POOL = pattern_of(r"LVM-.*-tpool")
_KNOWN_VOLUME = pattern_of(r"(part\d+-)?(LVM|CRYPT|mpath|DMRAID|INTEGRITY|stratis)-")
"""``dm/uuid`` of volumes whose makers are known to hand TRIM on by the limits that they declare."""

_FROM_AFAR = pattern_of(r"(nbd|rbd|drbd)\d+")
"""Kernel names of drives that are other computers'."""
_NETWORK = pattern_of(r"/session\d+/|/rport-|/fc_remote_ports/")
"""In the place of a SCSI drive: iSCSI (drivers/scsi/scsi_transport_iscsi.c) and Fibre Channel."""
_CONTROLLER = pattern_of(r"nvme\d+")
_LOCAL_NVME = frozenset({"pcie", "apple-nvme", ""})
"""``transport`` of controllers in the computer; there is none of other drives."""


@record
class TrimPlaces:
    """A target, and where it is mounted."""

    target: TrimTarget
    places: tuple[tuple[str, int], ...]
    """Mount points, each with the number of the mount, the first field of /proc/self/mountinfo."""


def targets(ports: Ports, name: str, room: Callable[[str], Room | None]) -> TrimList:
    """Return the file systems on a drive; *room* returns how much there is in one."""
    lines = usage.mount_lines(ports, own=True)
    return TrimList(tuple(one.target for one in found(ports, name, lines, room)), known=bool(lines))


def found(ports: Ports, name: str, lines: list[MountLine], room: Callable[[str], Room | None]) -> list[TrimPlaces]:
    """Return the same as they are among *lines*, each file system once however often it is mounted."""
    targets: dict[str, TrimPlaces] = {}
    for device in dict.fromkeys(usage.stack(ports, name)):
        number = sysfs.text(ports, device, "dev")
        for line in lines:
            if number in line.numbers and line.number not in targets:
                same = (one for one in lines if one.number == line.number)
                places = tuple((one.point, one.mount) for one in same)
                targets[line.number] = TrimPlaces(_target(ports, line, room), places)
    return list(targets.values())


def _target(ports: Ports, line: MountLine, room: Callable[[str], Room | None]) -> TrimTarget:
    tops = [basename(ports.resolve(f"/sys/dev/block/{number}")) for number in line.numbers]
    layers = list(dict.fromkeys(one for top in tops for one in _layers(ports, top)))
    space = room(line.point)
    return TrimTarget(
        number=line.number,
        point=line.point,
        kind=line.kind,
        drives=tuple(sorted(one for one in layers if not recognition.below(ports, one))),
        size_bytes=None if space is None else space.size_bytes,
        free_bytes=None if space is None else space.free_bytes,
        usable_bytes=None if space is None else space.usable_bytes,
        discards=any(option.partition("=")[0] == "discard" for option in line.options),
        refusal=_of_system(line)
        or _first(_of_layer(ports, one) for one in layers)
        or _first(_of_limit(ports, top) for top in tops),
    )


def stopped(ports: Ports, name: str) -> tuple[str, str]:
    """Return which layer keeps TRIM for a volume from all that it is on, the lowest, and why; empty if none does.

    What keeps a pool of space, as a thin pool does, takes TRIM though the layer below it may not.
    """
    stopping = [one for one in _layers(ports, name) if _most(ports, one) == 0]
    # A partition has no queue, and so the limit of its drive.
    lowest = [one for one in stopping if not set(recognition.below(ports, one)).intersection(stopping)]
    return (lowest[0], _of_limit(ports, lowest[0])) if lowest else ("", "")


def thin_pool(ports: Ports, name: str) -> str:
    """Return the label of LVM's thin pool that a volume is on, empty if it is on none.

    Whether a pool passes TRIM on is in its table (``no_discard_passdown``), which the kernel shows to root alone.
    Older kernels have no limit that shows it; newer ones report none for a pool that does not
    (drivers/md/dm-thin.c, pool_io_hints).
    """
    pools = (one for one in _layers(ports, name) if _LVM_POOL.fullmatch(sysfs.text(ports, one, "dm/uuid") or ""))
    pool = next(pools, "")
    return (recognition.volume_label(ports, pool).removesuffix("-tpool") or pool) if pool else ""


def _first(reasons: Iterable[str]) -> str:
    return next(filter(None, reasons), "")


# -- what is below a file system -----------------------------------------------------------------------------


def _layers(ports: Ports, name: str) -> Iterator[str]:
    """Yield *name* and whatever it is on, down to the drives."""
    yield name
    for one in recognition.below(ports, name):
        yield from _layers(ports, one)


# -- why not -------------------------------------------------------------------------------------------------


def _of_system(line: MountLine) -> str:
    """Return why such a file system, or one so mounted, is not trimmed; empty if it can be."""
    if line.kind in _SHARED:
        return Sentence("Several computers share the file system.")
    if line.kind not in _TRIMMED:
        return Sentence("fstrim does not support {kind}.", kind=line.kind)
    if "ro" in line.options:
        return Sentence("This file system is read-only.")
    return ""


def _of_layer(ports: Ports, name: str) -> str:
    """Return why nothing is trimmed that is on this device; empty if it may be."""
    if name.startswith("loop"):
        return Sentence("The file system is in a file ({device}): TRIM would punch holes.", device=name)
    if name.startswith("dm-"):
        return _of_volume(ports, name)
    if _FROM_AFAR.fullmatch(name) or _NETWORK.search(f"{sysfs.place(ports, name)}/") or _over_fabrics(ports, name):
        return Sentence(
            "{device} is on the storage network.",
            device=name,
        )
    return ""


def _over_fabrics(ports: Ports, name: str) -> bool:
    """Return whether any controller of an NVMe drive is reached by anything but PCIe (nvme sysfs, transport)."""
    device = f"{sysfs.ROOT}/{name}/device"
    # With native multipath it is the subsystem, which has links to its controllers.
    controllers = [device, *(f"{device}/{child}" for child in ports.names(device) if _CONTROLLER.fullmatch(child))]
    return any(text_of(ports, f"{one}/transport") not in _LOCAL_NVME for one in controllers)


def _of_volume(ports: Ports, name: str) -> str:
    uuid = sysfs.text(ports, name, "dm/uuid") or ""
    if _THIN.fullmatch(uuid):
        # lvmthin(7), metadata space exhaustion; Documentation/admin-guide/device-mapper/thin-provisioning.rst.
        return Sentence("TRIM can fill a thin pool's metadata, which fails it. Check lvs first.")
    if not _KNOWN_VOLUME.match(uuid):
        return Sentence("Whether the kernel sends TRIM is unknown.")
    return ""


def _of_limit(ports: Ports, name: str) -> str:
    """Return why TRIM does not get from *name* to the drive, in the words of the layer that stops it."""
    if _most(ports, name):
        return ""
    below = recognition.below(ports, name)
    if why := _first(_of_limit(ports, one) for one in below):
        return why
    level = sysfs.text(ports, name, "md/level")
    if level in _PARITY and text_of(ports, _RAID456_SAFE) == "N":
        # drivers/md/raid5.c: parity is right only if a drive returns zeros for what was trimmed.
        return Sentence(
            "{device} has parity: TRIM needs devices_handle_discard_safely.",
            device=name,
        )
    if why := _of_cryptsetup(
        sysfs.text(ports, name, "dm/uuid") or "", recognition.volume_label(ports, name) or name
    ):
        return why
    if below:
        return Sentence("{device} does not pass TRIM on.", device=name)
    return _of_drive(ports, name)


def _of_cryptsetup(uuid: str, volume: str) -> str:
    """Return why a volume that one of cryptsetup's programs made stops TRIM; empty if it is none that can pass it.

    dm-integrity below an encrypted volume has no such option (cryptsetup lib/luks2/luks2_json_metadata.c).
    """
    kind = uuid.split("-")[1] if uuid.startswith("CRYPT-") else ""
    if kind == "INTEGRITY" and not volume.endswith("_dif"):
        return Sentence(
            "{volume} blocks TRIM: needs allow-discards in /etc/integritytab.",
            volume=volume,
        )
    if kind in ("", "INTEGRITY", "SUBDEV", "VERITY"):
        return ""
    return Sentence(
        "{volume} blocks TRIM: needs discard in /etc/crypttab, which shows unused blocks.",
        volume=volume,
    )


def _of_drive(ports: Ports, name: str) -> str:
    if _most(ports, name) is None:
        return Sentence("Whether the kernel sends TRIM is unknown.")
    port = sysfs.libata_directory(ports, name)
    address = re.search(r"/\d+:0:(\d+):\d+/block/", sysfs.place(ports, name))
    if port is not None and address is not None:
        number = basename(port).removeprefix("ata")
        device = f"dev{number}.{address.group(1)}"
        # drivers/ata/libata-transport.c, ATA_QUIRK_NOTRIM.
        if text_of(ports, f"{port}/link{number}/{device}/ata_device/{device}/trim") == "forced_unsupported":
            return Sentence("The kernel sends no TRIM: this model loses data by it.")
    return Sentence("{device} or its bridge offers no TRIM.", device=name)


def _most(ports: Ports, name: str) -> int | None:
    """Return the most bytes that one TRIM may cover; of a partition that of its drive."""
    own = sysfs.number(ports, name, "queue/discard_max_bytes")
    if own is not None or not recognition.is_partition(ports, name):
        return own
    return sysfs.number(ports, recognition.below(ports, name)[0], "queue/discard_max_bytes")
