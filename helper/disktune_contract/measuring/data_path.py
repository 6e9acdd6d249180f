"""What lies between a directory and the drives: as much as has to be known to measure there, and to tell of it."""

from __future__ import annotations

from disktune_contract.record import record


@record
class PathLayer:
    """One block device that all reads and writes of the directory, or a part of them, go through."""

    name: str
    """The kernel name."""
    kind: str
    """A word of `disktune_contract.layers.layer.LayerKind`."""
    label: str = ""
    """What its administrator calls it."""
    form: str = ""
    """Which of its kind: ``LUKS2``, ``raid1``."""


@record
class DataPath:
    """The way of data between a file system and its drives. All names are the kernel's."""

    file_system: str
    """By which the file system is meant: `disktune_contract.layers.layer.FileSystem.name`."""
    kind: str
    """``ext4``."""
    layers: tuple[PathLayer, ...] = ()
    """Upper layers first, the drives last; partitions are left out."""
    read_ahead: str = ""
    """The device whose read-ahead and share of the writeback cache files follow; empty if the file system has its
    own, or that is unknown."""
    own_read_ahead: bool = False
    queues: tuple[str, ...] = ()
    """Whose request queues everything goes through: where schedulers and queue sizes take hold."""
    drives: tuple[str, ...] = ()
    members: tuple[str, ...] = ()
    """Those of ``drives`` that all take part in whatever is written, as members of one array."""


_NAMES = {
    "array": "md",
    "crypt": "dm-crypt",
    "volume": "LVM",
    "linear": "LVM",
    "striped": "LVM",
    "mirror": "LVM",
    "raid": "LVM RAID",
    "thin": "LVM thin",
    "thin-pool": "LVM thin pool",
    "cache": "LVM cache",
    "integrity": "dm-integrity",
}
"""What people call the kinds of layers; the others are called by their own word."""


def between(path: DataPath) -> tuple[PathLayer, ...]:
    """Return the layers above the drives, upper ones first."""
    return tuple(layer for layer in path.layers if layer.name not in path.drives)


def called(layer: PathLayer) -> str:
    """Return what a layer is called: ``LUKS2 (sda5_crypt)``, ``LVM (debian/home)``, ``md (media)``."""
    name = layer.form if layer.kind == "crypt" and layer.form else _NAMES.get(layer.kind, layer.kind)
    return f"{name} ({layer.label})" if layer.label else name


def in_words(path: DataPath) -> str:
    """Return all layers as one text, the drives last: ``LVM (debian/home), LUKS2 (sda5_crypt), sda``."""
    return ", ".join((*map(called, between(path)), *path.drives))
