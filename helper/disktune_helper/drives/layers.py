"""The layers between file systems and drives, from sysfs, /proc and udev's database.

Needs no privilege, opens no device, wakes nothing. What kind of volume a device of the device mapper is follows
from ``dm/uuid``, which each of its makers begins with a word of its own, and for LVM from the parts that it is on:
the table itself is shown to root alone. A device that vanishes while this is read is left out.
"""

from __future__ import annotations

from posixpath import basename

from disktune_contract.drives import recognition
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_contract.layers.stack import (
    OWN_READ_AHEAD,
    SWAP,
    FileSystem,
    Layer,
    LayerKind,
    Layers,
)
from disktune_contract.patterns import pattern_of
from disktune_helper.drives import usage
from disktune_helper.drives.usage import MountLine
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable, text_of

_KIND_BY_NAME = (
    (recognition.ARRAY_NAME, LayerKind.ARRAY),
    (pattern_of(r"bcache\d+"), LayerKind.BCACHE),
    (pattern_of(r"loop\d+"), LayerKind.LOOP),
    (pattern_of(r"zram\d+"), LayerKind.ZRAM),
)

_CRYPTSETUP = {"VERITY": LayerKind.VERITY, "INTEGRITY": LayerKind.INTEGRITY}
"""What follows ``CRYPT-`` where it is not encryption (cryptsetup lib/libdevmapper.c, dm_prepare_uuid)."""

_KIND_BY_MAKER = (
    (pattern_of(r"part\d+-"), LayerKind.PARTITION),
    (pattern_of(r"mpath-"), LayerKind.MULTIPATH),
    (pattern_of(r"DMRAID-"), LayerKind.RAID),
    (pattern_of(r"stratis-\d+-private-[0-9a-f]+-thin-"), LayerKind.THIN),
    (pattern_of(r"stratis-\d+-private-[0-9a-f]+-flex-thinpool"), LayerKind.THIN_POOL),
)
"""What ``dm/uuid`` begins with: kpartx and multipath-tools, dmraid, stratisd."""

_LVM_LAYER = {"tpool": LayerKind.THIN_POOL, "pool": LayerKind.THIN_POOL, "vpool": LayerKind.VDO}
"""Layers that are a kind of their own. All others contain data or metadata of the volume above."""

_PARTS = (
    (pattern_of(r"LVM-.*-tpool"), LayerKind.THIN),
    (pattern_of(r"LVM-.*-vpool"), LayerKind.VDO),
    (pattern_of(r"LVM-.*-cow"), LayerKind.SNAPSHOT),
    (pattern_of(r"LVM-.*-(?:cdata|cmeta)"), LayerKind.CACHE),
)
"""What a volume of LVM is by the ``dm/uuid`` of what it is on."""
_PARTS_BY_NAME = (
    (pattern_of(r".*_(?:rimage|rmeta)_\d+"), LayerKind.RAID),
    (pattern_of(r".*_(?:mimage_\d+|mlog)"), LayerKind.MIRROR),
    (pattern_of(r".*_iorig|.*_imeta"), LayerKind.INTEGRITY),
    (pattern_of(r".*_wcorig"), LayerKind.WRITECACHE),
)
"""And by its name, which LVM reserves for itself (lvm2 lib/misc/lvm-string.c, _lvname_has_reserved_string)."""

_SELECTED = pattern_of(r"\[([^\]]+)\]")
_ESCAPED = pattern_of(rb"\\x([0-9a-fA-F]{2})")


def layers(ports: Ports) -> Layers:
    """Return every block device as a layer, and what is mounted on them and swapped to."""
    mounts = usage.mount_lines(ports)
    swaps = usage.swap_lines(ports)
    names = ports.names(sysfs.ROOT)
    found = [one for name in names if not _hidden(name) and (one := _layer(ports, name, mounts))]
    there = {one.name for one in found}
    systems = [*_mounted(ports, mounts), *_swapped(ports, swaps or [])]
    return Layers(
        tuple(found),
        tuple(one for one in systems if there.intersection(one.devices)),
        known=bool(mounts) and swaps is not None,
    )


def _hidden(name: str) -> bool:
    return recognition.NOT_DRIVES.fullmatch(name) is not None


def layer(ports: Ports, name: str) -> Layer | None:
    """Return one device, None if it is gone. In what a file is that it may be on is left out."""
    return _layer(ports, name, [])


# -- one device --------------------------------------------------------------------------------------------


def _layer(ports: Ports, name: str, mounts: list[MountLine]) -> Layer | None:
    """Return one device; None if it is gone, or is one of the many that are there for want of a use."""
    size = sysfs.number(ports, name, "size")
    if sysfs.text(ports, name, "dev") is None or size is None:
        return None
    partition = recognition.is_partition(ports, name)
    below = tuple(recognition.below(ports, name))
    uuid = sysfs.text(ports, name, "dm/uuid") or sysfs.text(ports, name, "md/uuid") or ""
    kind = LayerKind.PARTITION if partition else _kind(ports, name, uuid, below)
    file = _shown(sysfs.text(ports, name, "loop/backing_file")) if kind is LayerKind.LOOP else ""
    if not size and not below and not file and kind in _MANY:
        return None
    rotational = sysfs.number(ports, name, "queue/rotational")
    selected = _SELECTED.search(sysfs.text(ports, name, "queue/scheduler") or "")
    told = sysfs.udev(ports, name)
    return Layer(
        name=name,
        kind=kind,
        below=below,
        label=_label(ports, name),
        uuid=_shown(uuid),
        form=_form(ports, name, kind, uuid),
        size_bytes=size * SECTOR_BYTES,
        read_ahead_kib=sysfs.number(ports, name, "queue/read_ahead_kb"),
        discard_max_bytes=sysfs.number(ports, name, "queue/discard_max_bytes"),
        scheduler=selected.group(1) if selected else "",
        has_requests=bool(ports.names(f"{sysfs.ROOT}/{name}/mq")),
        rotational=None if rotational is None else bool(rotational),
        content=_shown(told.get("ID_FS_TYPE")),
        content_label=_shown(_decoded(told.get("ID_FS_LABEL_ENC", ""))),
        content_uuid=_shown(told.get("ID_FS_UUID")),
        # udev's rules import that of the drive for each partition as well.
        table="" if partition else _shown(told.get("ID_PART_TABLE_TYPE")),
        file=file,
        file_system=_system_of(file, mounts) if file else "",
    )


_MANY = frozenset({LayerKind.LOOP, LayerKind.ZRAM, LayerKind.DRIVE})
"""Kinds whose devices are there before they are used: without a size nothing is in them."""


def _shown(text: str | None) -> str:
    return printable(text or "")


def _decoded(text: str) -> str:
    """Return a label without the escapes of blkid: ``\\x20`` for each byte that a file name may not have."""
    plain = _ESCAPED.sub(lambda found: bytes.fromhex(found[1].decode()), text.encode())
    return plain.decode("utf-8", "replace").strip()


def _kind(ports: Ports, name: str, uuid: str, below: tuple[str, ...]) -> LayerKind:
    """Return the kind of a whole device."""
    if name.startswith("dm-"):
        return _kind_of_volume(ports, uuid, below)
    for pattern, kind in _KIND_BY_NAME:
        if pattern.fullmatch(name):
            return kind
    # Whatever is on something else, and is none of these, is of an unknown kind.
    return LayerKind.OTHER if below else LayerKind.DRIVE


def _kind_of_volume(ports: Ports, uuid: str, below: tuple[str, ...]) -> LayerKind:
    if uuid.startswith("CRYPT-"):
        return _CRYPTSETUP.get(uuid.split("-")[1], LayerKind.CRYPT)
    for pattern, kind in _KIND_BY_MAKER:
        if pattern.match(uuid):
            return kind
    lvm = recognition.OF_LVM.fullmatch(uuid)
    return _kind_in_lvm(ports, lvm["layer"] or "", below) if lvm else LayerKind.OTHER


def _kind_in_lvm(ports: Ports, layer: str, below: tuple[str, ...]) -> LayerKind:
    if layer in _LVM_LAYER:
        return _LVM_LAYER[layer]
    uuids = [sysfs.text(ports, one, "dm/uuid") or "" for one in below]
    names = [sysfs.text(ports, one, "dm/name") or "" for one in below]
    for patterns, texts in ((_PARTS, uuids), (_PARTS_BY_NAME, names)):
        for pattern, kind in patterns:
            if any(pattern.fullmatch(text) for text in texts):
                return kind
    # What snapshots need of it is below: only the origin of some is on nothing else.
    if len(below) == 1 and uuids[0].endswith("-real"):
        return LayerKind.ORIGIN
    return LayerKind.VOLUME


def _label(ports: Ports, name: str) -> str:
    """Return what its administrator calls it; ``group/volume`` of LVM, which writes it ``group-volume``."""
    if name.startswith("md"):
        return _shown(sysfs.udev(ports, name).get("MD_DEVNAME"))
    return _shown(recognition.volume_label(ports, name))


def _form(ports: Ports, name: str, kind: LayerKind, uuid: str) -> str:
    if kind is LayerKind.ARRAY:
        return _shown(sysfs.text(ports, name, "md/level"))
    if kind is LayerKind.CRYPT:
        return _shown(uuid.split("-")[1])
    if kind is LayerKind.BCACHE:
        mode = _SELECTED.search(sysfs.text(ports, name, "bcache/cache_mode") or "")
        return mode.group(1) if mode else ""
    return ""


def _system_of(file: str, mounts: list[MountLine]) -> str:
    """Return the `FileSystem.name` of that in which a file is; empty if it is on no block device.

    The kernel names the file from the root of the process that reads; what was mounted last on a place hides the
    others.
    """
    best: MountLine | None = None
    for line in mounts:
        prefix = line.point.rstrip("/") + "/"
        if file.startswith(prefix) and (best is None or len(line.point) >= len(best.point)):
            best = line
    return _name_of(best) if best is not None and best.numbers else ""


# -- file systems ------------------------------------------------------------------------------------------


def _name_of(line: MountLine) -> str:
    return f"zfs:{line.source.partition('/')[0]}" if line.kind == "zfs" else line.number


def _mounted(ports: Ports, mounts: list[MountLine]) -> list[FileSystem]:
    """Return the file systems on block devices, each once however often it is mounted."""
    lines: dict[str, list[MountLine]] = {}
    for line in mounts:
        lines.setdefault(_name_of(line), []).append(line)
    found = []
    for name, same in lines.items():
        devices = tuple(dict.fromkeys(_device(ports, number) for number in same[0].numbers))
        if any(devices):
            found.append(_file_system(ports, name, same, tuple(filter(None, devices))))
    return found


def _device(ports: Ports, number: str) -> str:
    """Return the kernel name of the block device with a number; empty if there is none."""
    place = ports.resolve(f"/sys/dev/block/{number}")
    return basename(place) if "/devices/" in place else ""


def _file_system(ports: Ports, name: str, same: list[MountLine], devices: tuple[str, ...]) -> FileSystem:
    kind = same[0].kind
    points = tuple(dict.fromkeys(_shown(line.point) for line in same))
    uuid = _shown(sysfs.udev(ports, devices[0]).get("ID_FS_UUID"))
    bdi = ""
    if kind == "btrfs":
        mounted = usage.btrfs_uuid(ports, devices[0])
        uuid = mounted or uuid
        bdi = f"/sys/fs/btrfs/{mounted}/bdi" if mounted else ""
    elif kind in OWN_READ_AHEAD:
        # The name is the device's number and the kind (fs/fuse/inode.c, fuse_bdi_init).
        bdi = f"/sys/class/bdi/{same[0].number}-{kind}"
    size = text_of(ports, f"{bdi}/read_ahead_kb") if bdi else ""
    return FileSystem(name, kind, devices, points, uuid, int(size) if size.isdigit() else None)


def _swapped(ports: Ports, swaps: list[str]) -> list[FileSystem]:
    found = []
    for line in swaps:
        name = usage.swap_device(ports, line)
        if number := sysfs.text(ports, name, "dev"):
            uuid = _shown(sysfs.udev(ports, name).get("ID_FS_UUID"))
            found.append(FileSystem(f"{SWAP}:{number}", SWAP, (name,), uuid=uuid))
    return found
