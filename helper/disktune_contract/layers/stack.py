"""What is between a file system and its drives: each device as a layer, and what is below or on which."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from itertools import islice
from posixpath import normpath

from disktune_contract.measuring.measurement import DataPath, PathLayer
from disktune_contract.record import record, replace

# -- block devices as layers, and what is mounted on them --------------------------------------------------
#
# Everything here is what the kernel and udev show to every user. What only root could ask (the tables of the
# device mapper) is left unknown: a logical volume whose parts do not show its mapping is a `LayerKind.VOLUME`.


class LayerKind(StrEnum):
    """What a block device is to what is on it."""

    DRIVE = "drive"
    PARTITION = "partition"
    ARRAY = "array"
    """md."""
    CRYPT = "crypt"
    """dm-crypt: LUKS, plain, BitLocker …"""
    VOLUME = "volume"
    """A logical volume of LVM, linear or striped: the kernel shows only root which."""
    LINEAR = "linear"
    STRIPED = "striped"
    MIRROR = "mirror"
    RAID = "raid"
    """dm-raid, as LVM makes it; BIOS RAID by dmraid."""
    THIN = "thin"
    THIN_POOL = "thin-pool"
    CACHE = "cache"
    WRITECACHE = "writecache"
    SNAPSHOT = "snapshot"
    ORIGIN = "origin"
    """A volume that has snapshots: what is written to it is copied first (dm-snapshot)."""
    INTEGRITY = "integrity"
    VERITY = "verity"
    VDO = "vdo"
    MULTIPATH = "multipath"
    BCACHE = "bcache"
    LOOP = "loop"
    ZRAM = "zram"
    OTHER = "other"


OWN_READ_AHEAD = frozenset({"btrfs", "bcachefs", "fuseblk", "zfs"})
"""Kinds of file systems with a read-ahead of their own, whatever they are on.

They call super_setup_bdi (Linux 6.12: fs/btrfs/super.c, fs/bcachefs/fs.c, fs/fuse/inode.c); all other kinds that
are on a block device share its backing_dev_info (fs/super.c, setup_bdev_super). ZFS reads ahead in its own cache.
"""

SWAP = "swap"
"""The kind of what the kernel swaps to, a file system for all that matters here."""


@record
class Layer:
    """One block device. Sizes in bytes; unknown text is empty, unknown numbers are None."""

    name: str
    """The kernel name: ``sda1``, ``dm-0``."""
    kind: LayerKind
    below: tuple[str, ...] = ()
    """Kernel names of what it is directly on; none of a drive, and of a loop device see `file_system`."""
    label: str = ""
    """What its administrator calls it: ``sda5_crypt``, ``vg/root``, the name of an array."""
    uuid: str = ""
    """As the kernel reports it: ``dm/uuid`` (``CRYPT-LUKS2-…``, ``LVM-…``), ``md/uuid``."""
    form: str = ""
    """Which of its kind: ``LUKS2``, ``raid1``, the cache mode of bcache."""
    size_bytes: int = 0
    read_ahead_kib: int | None = None
    """None of a partition, too: it has that of its drive."""
    discard_max_bytes: int | None = None
    """The most that one discard may cover; 0 where discard does not pass."""
    scheduler: str = ""
    """The selected one; empty where the device has none to select from."""
    has_requests: bool = False
    """Whether it makes requests of what is written and read (blk-mq); else it passes on what it gets."""
    rotational: bool | None = None
    content: str = ""
    """What is on it, as udev found by blkid: ``crypto_LUKS``, ``LVM2_member``, ``ext4``."""
    content_label: str = ""
    content_uuid: str = ""
    """Of that content, by the same."""
    table: str = ""
    """The kind of its partition table, by the same: ``gpt``, ``dos``."""
    file: str = ""
    """The file that a loop device is in, as the kernel names it."""
    file_system: str = ""
    """The `FileSystem.name` of that in which this file is, if that is on a block device."""


@record
class FileSystem:
    """What is mounted, or swapped to. Sizes in KiB."""

    name: str
    """By which this one and no other is meant: the kernel's device number, ``zfs:POOL`` or ``swap:NUMBER``."""
    kind: str
    devices: tuple[str, ...]
    """Kernel names of what it is on."""
    points: tuple[str, ...] = ()
    """Where it is mounted, in the order of the kernel's list; none of swap."""
    uuid: str = ""
    read_ahead_kib: int | None = None
    """Its own, of the kinds in `OWN_READ_AHEAD`, as far as the kernel shows it."""
    points_left_out: int = 0
    """How many more mount points there are."""

    @property
    def swap(self) -> bool:
        """Whether it is swap."""
        return self.kind == SWAP

    @property
    def own_read_ahead(self) -> bool:
        """Whether it does not follow the read-ahead of the device that it is on."""
        return self.kind in OWN_READ_AHEAD

    @property
    def title(self) -> str:
        """What a person calls it: where it is mounted first, else its kind."""
        return self.points[0] if self.points else self.kind


@record
class Layers:
    """Every block device, in the kernel's order, and everything mounted on them."""

    layers: tuple[Layer, ...] = ()
    file_systems: tuple[FileSystem, ...] = ()
    known: bool = True
    """Whether the kernel's lists of mounts and swap could be read. If not, more may be mounted than is named."""


# -- queries: what is below a file system, and what is on a drive ------------------------------------------

MOST_CHAINS = 256
"""Chains of one file system at most: what is on many drives in many ways has more than a reader needs."""


MOST_POINTS = 32
"""Mount points of one file system at most: containers have it mounted hundreds of times."""

_DEEPEST = 64
"""Layers of one chain at most. Few have ten; loop devices in files on loop devices can be as deep as one likes."""


@record
class ReadAhead:
    """Which read-ahead the files of a file system follow."""

    kib: int | None
    """None if the kernel does not show it."""
    layer: Layer | None
    """The device that it belongs to; None if it is the file system's own."""


class Stack:
    """`Layers` as they are on each other. Answers are in the kernel's order, with each layer only once."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self._named = {layer.name: layer for layer in layers.layers}
        self._systems = {system.name: system for system in layers.file_systems}
        self._above: dict[str, list[Layer]] = {}
        for layer in layers.layers:
            for name in self._names_below(layer):
                self._above.setdefault(name, []).append(layer)

    def layer(self, name: str) -> Layer | None:
        """Return the layer with a kernel name."""
        return self._named.get(name)

    def file_system_at(self, path: str) -> FileSystem | None:
        """Return what is mounted at *path*, or named so; of several on one place what was mounted last."""
        clean = normpath(path) if path else path
        found = [one for one in self.layers.file_systems if path == one.name or clean in one.points]
        return found[-1] if found else None

    def below(self, layer: Layer) -> tuple[Layer, ...]:
        """Return what a layer is directly on; a loop device is on what the file system of its file is on."""
        return self._of(self._names_below(layer))

    def above(self, layer: Layer) -> tuple[Layer, ...]:
        """Return what is directly on a layer."""
        return tuple(self._above.get(layer.name, ()))

    def tops(self, system: FileSystem) -> tuple[Layer, ...]:
        """Return the devices that a file system is on."""
        return self._of(system.devices)

    def down(self, tops: Iterable[Layer]) -> tuple[Layer, ...]:
        """Return *tops* and everything below them, upper layers first."""
        return _closure(tops, self.below)

    def on(self, layer: Layer) -> tuple[Layer, ...]:
        """Return a layer and everything that is on it, lower layers first."""
        return _closure((layer,), self.above)

    def drives(self, tops: Iterable[Layer]) -> tuple[Layer, ...]:
        """Return the lowest layers below *tops*: the drives, and layers that do not show what they are on."""
        return tuple(layer for layer in self.down(tops) if not self.below(layer))

    def systems_on(self, layer: Layer) -> tuple[FileSystem, ...]:
        """Return the file systems and swap that are, with any part, on a layer."""
        names = {one.name for one in self.on(layer)}
        return tuple(system for system in self.layers.file_systems if names.intersection(system.devices))

    def chains(self, system: FileSystem) -> list[tuple[Layer, ...]]:
        """Return each way from a file system down to a drive, `MOST_CHAINS` at most."""
        ways = (way for top in self.tops(system) for way in self._ways((top,)))
        return list(islice(ways, MOST_CHAINS))

    def read_ahead(self, system: FileSystem) -> ReadAhead:
        """Return the read-ahead that files follow: the file system's own, else that of what it is mounted from."""
        if system.own_read_ahead:
            return ReadAhead(system.read_ahead_kib, None)
        tops = self.tops(system)
        # A partition has no queue: its inodes use the backing_dev_info of the whole disk (block/bdev.c).
        holder = self.with_queue(tops[0]) if tops else None
        return ReadAhead(holder.read_ahead_kib if holder else None, holder)

    def with_queue(self, layer: Layer) -> Layer:
        """Return the device whose queue a layer uses: a partition that of its drive or array, others their own."""
        passed = {layer.name}
        while layer.kind is LayerKind.PARTITION and layer.read_ahead_kib is None:
            below = self.below(layer)
            # What was reported may be of two moments, in which names are those of other devices.
            if not below or below[0].name in passed:
                break
            layer = below[0]
            passed.add(layer.name)
        return layer

    def request_queues(self, tops: Iterable[Layer]) -> tuple[Layer, ...]:
        """Return the layers whose request queues what is on *tops* goes through: scheduler, queue size, merging.

        Mostly those of the drives. Multipath that makes requests sends them past the schedulers of its paths
        (drivers/md/dm-rq.c, blk_insert_cloned_request); what a loop device makes goes to a file, and from there
        through the queues below that.
        """
        found = []
        for layer in _closure(tops, self._below_requests):
            if layer.has_requests or not self.below(layer):
                found.append(layer)
        return tuple(found)

    def _below_requests(self, layer: Layer) -> tuple[Layer, ...]:
        return () if layer.has_requests and layer.kind is LayerKind.MULTIPATH else self.below(layer)

    def _names_below(self, layer: Layer) -> tuple[str, ...]:
        system = self._systems.get(layer.file_system) if layer.file_system else None
        return layer.below or (system.devices if system else ())

    def _of(self, names: Iterable[str]) -> tuple[Layer, ...]:
        return tuple(self._named[name] for name in names if name in self._named)

    def _ways(self, way: tuple[Layer, ...]) -> Iterator[tuple[Layer, ...]]:
        below = [layer for layer in self.below(way[-1]) if layer not in way]
        if not below or len(way) >= _DEEPEST:
            yield way
            return
        for layer in below:
            yield from self._ways((*way, layer))


def short(layers: Layers) -> Layers:
    """Return *layers* with `MOST_POINTS` mount points of each file system at most, as they go over the pipe."""
    return replace(layers, file_systems=tuple(_short(system) for system in layers.file_systems))


def _short(system: FileSystem) -> FileSystem:
    more = len(system.points) - MOST_POINTS
    return replace(system, points=system.points[:MOST_POINTS], points_left_out=more) if more > 0 else system


def _closure(first: Iterable[Layer], further: Callable[[Layer], tuple[Layer, ...]]) -> tuple[Layer, ...]:
    """Return *first* and all that *further* leads to, each after everything that leads to it."""
    done: list[Layer] = []
    seen: set[str] = set()
    for one in reversed(tuple(first)):
        waiting = [(one, iter(further(one)[::-1]))] if one.name not in seen else []
        seen.add(one.name)
        while waiting:
            layer, rest = waiting[-1]
            following = next((other for other in rest if other.name not in seen), None)
            if following is None:
                done.append(layer)
                waiting.pop()
            else:
                seen.add(following.name)
                waiting.append((following, iter(further(following)[::-1])))
    return tuple(reversed(done))


# -- the data path of one file system ----------------------------------------------------------------------


def data_path(stack: Stack, system: FileSystem) -> DataPath:
    """Return the way between *system*, which need not be one that *stack* names, and its drives."""
    tops = stack.tops(system)
    down = [layer for layer in stack.down(tops) if layer.kind is not LayerKind.PARTITION]
    holder = stack.read_ahead(system).layer
    drives = tuple(layer.name for layer in stack.drives(tops))
    arrays = [layer for layer in down if layer.kind is LayerKind.ARRAY]
    # md joins linear members one behind the other: a file is on one of them, and it is unknown on which.
    together = len(arrays) == 1 and arrays[0].form != "linear"
    members = tuple(layer.name for layer in stack.drives(arrays)) if together else ()
    return DataPath(
        file_system=system.name,
        kind=system.kind,
        layers=tuple(PathLayer(layer.name, layer.kind.value, layer.label, layer.form) for layer in down),
        read_ahead=holder.name if holder is not None else "",
        own_read_ahead=system.own_read_ahead,
        queues=tuple(layer.name for layer in stack.request_queues(tops)),
        drives=drives,
        members=members if members == drives else (),
    )
