"""Layers and file systems in words, for a terminal, the window and its pictures."""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.layers.layer import FileSystem, Layer, LayerKind
from disktune_contract.layers.stack import Stack
from disktune_contract.layers.takes_hold import device_words
from disktune_contract.sentence import Sentence
from disktune_contract.units import Unit, quantity

_KINDS: dict[LayerKind, str] = {
    LayerKind.DRIVE: Sentence("drive"),
    LayerKind.PARTITION: Sentence("partition"),
    LayerKind.ARRAY: Sentence("array"),
    LayerKind.CRYPT: Sentence("encryption"),
    LayerKind.VOLUME: Sentence("logical volume"),
    LayerKind.LINEAR: Sentence("linear volume"),
    LayerKind.STRIPED: Sentence("striped volume"),
    LayerKind.MIRROR: Sentence("mirror volume"),
    LayerKind.RAID: Sentence("RAID volume"),
    LayerKind.THIN: Sentence("thin volume"),
    LayerKind.THIN_POOL: Sentence("thin pool"),
    LayerKind.CACHE: Sentence("cached volume"),
    LayerKind.WRITECACHE: Sentence("volume with write cache"),
    LayerKind.SNAPSHOT: Sentence("snapshot"),
    LayerKind.ORIGIN: Sentence("volume with snapshots"),
    LayerKind.INTEGRITY: Sentence("integrity"),
    LayerKind.VERITY: Sentence("verity"),
    LayerKind.VDO: Sentence("VDO volume"),
    LayerKind.MULTIPATH: Sentence("multipath"),
    LayerKind.BCACHE: Sentence("bcache"),
    LayerKind.LOOP: Sentence("loop device"),
    LayerKind.ZRAM: Sentence("zram"),
    LayerKind.OTHER: Sentence("unknown layer"),
}

_HOLDS_NOTHING_ELSE = frozenset({"crypto_LUKS", "LVM2_member", "linux_raid_member", "bcache", "zfs_member"})
"""What blkid finds on devices that something is built on, once it is opened or assembled."""


def kind_words(layer: Layer) -> str:
    """Return what a layer is, with its form: "encryption (LUKS2)"."""
    kind = _KINDS[layer.kind]
    return Sentence("{kind} ({form})", kind=kind, form=layer.form) if layer.form else kind


def facts(layer: Layer, stack: Stack, *, that_count: bool = False) -> Iterator[str]:
    """Yield what matters of a layer to what is on it: read-ahead, scheduler, discard, what is closed in it.

    With *that_count* the read-ahead only where some file system follows it.
    """
    followed = not that_count or any(stack.read_ahead(one).layer == layer for one in stack.systems_on(layer))
    if layer.read_ahead_kib is not None and followed:
        yield Sentence("read-ahead {size}", size=quantity(layer.read_ahead_kib, Unit.KIB))
    if layer.has_requests and layer.scheduler:
        yield Sentence("scheduler {name}", name=layer.scheduler)
    if stops_discard(layer, stack):
        yield Sentence("does not pass TRIM on")
    if layer.content in _HOLDS_NOTHING_ELSE and not stack.above(layer) and not stack.systems_on(layer):
        yield Sentence("not in use ({content})", content=layer.content)
    if layer.file:
        yield Sentence("in the file {file}", file=layer.file)


def stops_discard(layer: Layer, stack: Stack) -> bool:
    """Return whether discard gets to all that a layer is on and no farther up."""
    below = [stack.with_queue(one) for one in stack.below(layer)]
    return layer.discard_max_bytes == 0 and bool(below) and all(one.discard_max_bytes for one in below)


def title(layer: Layer) -> str:
    """Return the kernel's name of a layer, and in brackets the administrator's."""
    return device_words(layer)


def read_ahead_words(system: FileSystem, stack: Stack) -> str:
    """Return which read-ahead files follow; empty of swap, and where it is not known."""
    if system.swap:
        return ""
    found = stack.read_ahead(system)
    if found.kib is None:
        return ""
    size = quantity(found.kib, Unit.KIB)
    if found.layer is None:
        return Sentence("read-ahead {size}, its own", size=size)
    return Sentence("read-ahead {size} of {device}", size=size, device=found.layer.name)


def system_kind(system: FileSystem) -> str:
    """Return the kind of a file system: the kernel's word, or swap."""
    return Sentence("swap") if system.swap else system.kind
