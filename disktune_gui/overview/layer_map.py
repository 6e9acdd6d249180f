"""What a device is on and used by, as boxes from left to right: drive, partition, layers, mount; no widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import Drive
from disktune_contract.layers import words
from disktune_contract.layers.stack import FileSystem, Layer, LayerKind, Layers, Stack
from disktune_contract.messages.action import TrimTarget
from disktune_contract.record import record, replace
from disktune_contract.sentence import listed
from disktune_contract.units import UnitSystem
from disktune_gui.overview.identify_text import SECTOR_BYTES
from disktune_gui.text.formats import percent, size
from disktune_gui.text.said import said

translate = QCoreApplication.translate

MOST_BESIDE = 6
"""Boxes on one box, or below it, at most; the last one shows how many more there are."""
MOST_COLUMNS = 12
"""Boxes on each other at most, the one that is selected included."""
_GAP_SHARE = 0.004
"""Free space smaller than this share of the drive is alignment, and is not shown."""


class BoxKind(Enum):
    """What a box represents."""

    SYSTEM = "system"
    LAYER = "layer"
    DRIVE = "drive"
    """A drive or a partition."""
    REST = "rest"
    """Free space, or how many boxes are left out."""


@record
class Box:
    """A box: its column from the left, and where it is in the height of the map, which is 1."""

    column: int
    top: float
    height: float
    kind: BoxKind
    title: str
    note: str
    tip: str
    """All that is known of it, in a sentence."""
    device: str = ""
    """Its kernel name; empty if it is no device."""
    selected: bool = False
    points: tuple[str, ...] = ()
    """Where it is mounted, as in the title."""
    used: float | None = None
    """The part of a file system that is in use, 0 to 1; None if that is unknown."""
    before: float | None = None
    """The middle of the box that it is on; None of the first one."""


@record
class LayerMap:
    """Boxes from the left to the right, and in each column from the top."""

    boxes: tuple[Box, ...] = ()
    columns: int = 0
    lines: int = 0
    """Boxes below each other, at most."""
    text: str = ""
    """The same as indented lines."""


def is_layered(stack: Stack, name: str) -> bool:
    """Return whether there is more on a device, or below it, than its partitions and what is mounted on them."""
    device = stack.layer(name)
    if device is None:
        return False
    on = stack.on(device)
    return (
        bool(stack.below(device))
        or any(layer.kind is not LayerKind.PARTITION for layer in on[1:])
        or any(len(one.devices) > 1 or one.own_read_ahead for one in stack.systems_on(device))
    )


def layer_map(
    stack: Stack, name: str, units: UnitSystem, free_bytes: int = 0, rooms: Iterable[TrimTarget] = ()
) -> LayerMap:
    """Return the map of the device *name*, with *free_bytes* that no partition has; empty if it is no layer.

    *rooms* have the sizes of file systems on it, as far as they are known.
    """
    device = stack.layer(name)
    if device is None:
        return LayerMap()
    lower = _Side(stack, stack.below, units, with_systems=False)
    sizes = {one.number: one for one in rooms}
    upper = _Side(stack, stack.above, units, with_systems=True, free_bytes=free_bytes, rooms=sizes)
    above, below = upper.tree(device), lower.tree(device)
    boxes = [*upper.boxes(above), *(replace(box, column=-box.column) for box in lower.boxes(below) if box.column)]
    first = min(box.column for box in boxes)
    placed = sorted(
        (replace(box, column=box.column - first) for box in boxes), key=lambda box: (box.column, box.top)
    )
    columns = max(box.column for box in placed) + 1
    return LayerMap(tuple(placed), columns, max(above.leaves, below.leaves), as_text(stack, device))


def known_stack(drive: Drive) -> Stack:
    """Return what the list of drives shows of the layers on *drive*, before the kernel's are read."""
    array = drive.array is not None
    kind = LayerKind.ARRAY if array else LayerKind.VOLUME if drive.volume is not None else LayerKind.DRIVE
    layers = [Layer(drive.name, kind, size_bytes=drive.size_bytes, label=drive.title if array else "")]
    systems = []
    for part in drive.partitions:
        layers.append(Layer(part.name, LayerKind.PARTITION, (drive.name,), size_bytes=part.size_bytes))
        layers += [Layer(name, LayerKind.OTHER, (part.name,)) for name in part.holders]
        systems += [FileSystem(point, "", (part.name,), (point,)) for point in part.mounts]
    if not drive.partitions:
        systems += [FileSystem(point, "", (drive.name,), (point,)) for point in drive.usage.mounts]
    return Stack(Layers(tuple(layers), tuple(systems)))


def free_bytes(drive: Drive) -> int:
    """Return the space of *drive* that no partition has; 0 where there are none, or it is only alignment."""
    if not drive.partitions or drive.size_bytes <= 0:
        return 0
    end = free = 0
    for part in sorted(drive.partitions, key=lambda one: one.start):
        start = part.start * SECTOR_BYTES
        free += gap if (gap := start - end) > drive.size_bytes * _GAP_SHARE else 0
        # An extended partition contains others; the space that it covers is not free.
        end = max(end, start + part.size_bytes)
    return free + (gap if (gap := drive.size_bytes - end) > drive.size_bytes * _GAP_SHARE else 0)


def as_text(stack: Stack, device: Layer) -> str:
    """Return the layers of a device as indented lines, what it is on first if it is on anything."""
    below = (f"{'  ' * depth}{said(line)}" for depth, line in _lines_below(stack, device))
    above = (f"{'  ' * depth}{said(line)}" for depth, line in words.of_device(stack, device))
    return "\n".join((*above, *below))


def _lines_below(stack: Stack, device: Layer) -> Iterable[words.Line]:
    lower = stack.down((device,))[1:]
    if lower:
        yield 0, translate("Layers", "It is on:")
        yield from ((1, words.layer_line(stack, layer)) for layer in lower)


@record
class _Node:
    about: Layer | FileSystem | str
    """A text is what is shown in place of a device."""
    children: tuple[_Node, ...] = ()
    note: str = ""

    @property
    def leaves(self) -> int:
        return sum(child.leaves for child in self.children) or 1


class _Side:
    """What is on a device, or what it is on. Each layer has one box, however many ways lead to it."""

    def __init__(
        self,
        stack: Stack,
        further: Callable[[Layer], tuple[Layer, ...]],
        units: UnitSystem,
        *,
        with_systems: bool,
        free_bytes: int = 0,
        rooms: Mapping[str, TrimTarget] | None = None,
    ) -> None:
        self._stack, self._further, self._units = stack, further, units
        self._with_systems, self._free, self._rooms = with_systems, free_bytes, rooms or {}
        self._seen: set[str] = set()

    def tree(self, device: Layer) -> _Node:
        """Return the device and what it leads to."""
        return self._node(device, 1)

    def boxes(self, tree: _Node) -> list[Box]:
        """Return the boxes; the column counts from the device, which has column 0."""
        found: list[Box] = []
        self._place(found, tree, 0, 0.0, 1.0, None)
        return [replace(box, selected=not box.column) for box in found]

    def _node(self, layer: Layer, depth: int) -> _Node:
        self._seen.add(layer.name)
        about: list[Layer | FileSystem] = []
        if self._with_systems:
            about += [one for one in self._stack.layers.file_systems if layer.name in one.devices]
        about += [one for one in self._further(layer) if one.name not in self._seen]
        if depth >= MOST_COLUMNS:
            return _Node(layer)
        shown = about if len(about) <= MOST_BESIDE else about[: MOST_BESIDE - 1]
        children = [self._node(one, depth + 1) if isinstance(one, Layer) else _Node(one) for one in shown]
        if len(shown) < len(about):
            children.append(_Node(translate("Layers", "%n more", "", len(about) - len(shown))))
        if depth == 1 and self._free:
            children.append(_Node(translate("Layers", "free"), note=size(self._free, self._units)))
        return _Node(layer, tuple(children))

    def _place(
        self, found: list[Box], node: _Node, column: int, top: float, height: float, before: float | None
    ) -> None:
        box = replace(self._box(node, column, top, height), before=before)
        found.append(box)
        for child in node.children:
            share = height * child.leaves / node.leaves
            self._place(found, child, column + 1, top, share, box.top + box.height / 2)
            top += share

    def _box(self, node: _Node, column: int, top: float, height: float) -> Box:
        stack, about = self._stack, node.about
        if isinstance(about, str):
            tip = said(listed(filter(None, (about, node.note))))
            return Box(column, top, height, BoxKind.REST, about, node.note, tip)
        if isinstance(about, FileSystem):
            return self._system_box(about, column, top, height)
        plain = about.kind in (LayerKind.DRIVE, LayerKind.PARTITION)
        bytes_ = size(about.size_bytes, self._units) if about.size_bytes else ""
        is_array = about.kind is LayerKind.ARRAY and about.form.startswith("raid")
        kind_of_layer = about.form.upper().replace("RAID", "RAID ") if is_array else words.kind_words(about)
        label, table = about.content_label, words.table_words(about)
        content = "" if stack.above(about) or stack.systems_on(about) else about.content
        if plain and (label or content or table):
            # That it is a drive, or a partition, is plain where there is more to show.
            kind_of_layer = ""
        note = said(listed(filter(None, (label, kind_of_layer, content, bytes_, table))))
        tip = said(words.layer_line(stack, about))
        kind_of_box = BoxKind.DRIVE if plain else BoxKind.LAYER
        return Box(column, top, height, kind_of_box, about.label or about.name, note, tip, about.name)

    def _system_box(self, system: FileSystem, column: int, top: float, height: float) -> Box:
        stack, units, kind = self._stack, self._units, said(words.system_kind(system))
        about = [word for layer in stack.tops(system)[:1] for word in words.content_words(layer)]
        notes, used = [kind] if system.points else [], None
        room = self._rooms.get(system.name)
        if room is not None and room.size_bytes and room.free_bytes is not None:
            usable = room.free_bytes if room.usable_bytes is None else room.usable_bytes
            # As df has it: what is kept for root is neither free nor in use.
            whole = max(1, room.size_bytes - room.free_bytes + usable)
            share = usable / whole
            in_brackets = {"free": size(usable, units), "size": size(whole, units), "share": percent(share)}
            notes.append(translate("Layers", "{free} free ({share})").format_map(in_brackets))
            about.append(translate("Layers", "{free} of {size} free ({share})").format_map(in_brackets))
            used = 1 - share
        points = system.points[:3]
        title = ", ".join(points) or kind
        tip = said(listed((words.system_line(stack, system), *about)))
        return Box(column, top, height, BoxKind.SYSTEM, title, said(listed(notes)), tip, points=points, used=used)
