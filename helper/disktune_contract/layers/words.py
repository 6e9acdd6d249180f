"""Layers and file systems in words and as indented lines, for a terminal, the window and its pictures."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from disktune_contract.layers.stack import MOST_CHAINS, MOST_POINTS, FileSystem, Layer, LayerKind, Stack
from disktune_contract.layers.takes_hold import device_words
from disktune_contract.sentence import Sentence, labelled, listed, noted
from disktune_contract.units import Unit, quantity, size

# -- layers and file systems in words ----------------------------------------------------------------------

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
    return noted(kind, layer.form) if layer.form else kind


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
    if layer.table:
        yield Sentence("{kind} partition table", kind=table_words(layer))
    if layer.content and not stack.above(layer):
        yield from content_words(layer)
        if not stack.systems_on(layer):
            member = layer.content in _HOLDS_NOTHING_ELSE
            yield Sentence("not in use ({content})", content=layer.content) if member else layer.content
    if layer.file:
        yield Sentence("in the file {file}", file=layer.file)


def content_words(layer: Layer) -> Iterator[str]:
    """Yield label and UUID of what is on a layer."""
    if layer.content_label:
        yield Sentence("label {label}", label=layer.content_label)
    if layer.content_uuid:
        yield Sentence("UUID {uuid}", uuid=layer.content_uuid)


def table_words(layer: Layer) -> str:
    """Return the kind of a partition table as it is known; the word of blkid for any other."""
    return {"dos": "MBR", "gpt": "GPT"}.get(layer.table, layer.table)


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


# -- layers as indented lines ------------------------------------------------------------------------------

Line = tuple[int, str]
"""How far it is indented, in steps, and its text."""


def of_device(stack: Stack, layer: Layer) -> tuple[Line, ...]:
    """Return a layer and what is on it, one step further in for each; `MOST_CHAINS` lines at most."""
    return tuple(islice(_up(stack, layer, 0, ()), MOST_CHAINS))


def of_system(stack: Stack, system: FileSystem) -> tuple[Line, ...]:
    """Return a file system and what it is on, one step further in for each; `MOST_CHAINS` lines at most."""
    return tuple(islice(_down(stack, system), MOST_CHAINS))


def layer_line(stack: Stack, layer: Layer) -> str:
    """Return a layer in a line."""
    about = (kind_words(layer), size(layer.size_bytes), *facts(layer, stack))
    return labelled(title(layer), listed(about))


def system_line(stack: Stack, system: FileSystem) -> str:
    """Return a file system in a line, with its mount points."""
    about = listed(filter(None, (system_kind(system), read_ahead_words(system, stack))))
    if not system.points:
        return about
    shown = system.points[:MOST_POINTS]
    more = len(system.points) - len(shown) + system.points_left_out
    if more:
        return Sentence("{what} and {n} more: {facts}", what=", ".join(shown), n=more, facts=about)
    return labelled(", ".join(shown), about)


def _up(stack: Stack, layer: Layer, depth: int, way: tuple[str, ...]) -> Iterator[Line]:
    yield depth, layer_line(stack, layer)
    for system in stack.layers.file_systems:
        if layer.name in system.devices:
            yield depth + 1, system_line(stack, system)
    for above in stack.above(layer):
        if above.name not in way:
            yield from _up(stack, above, depth + 1, (*way, layer.name))


def _down(stack: Stack, system: FileSystem) -> Iterator[Line]:
    yield 0, system_line(stack, system)
    said: tuple[Layer, ...] = ()
    for chain in stack.chains(system):
        # What the chain has in common with the one before is there already.
        same = next((at for at, layer in enumerate(chain) if said[at : at + 1] != (layer,)), len(chain))
        for depth, layer in enumerate(chain[same:], same + 1):
            yield depth, layer_line(stack, layer)
        said = chain
