"""The layers of a device as boxes on top of each other: where each is, and what it says. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from PyQt6.QtCore import QCoreApplication

from disktune_contract.layers import outline, words
from disktune_contract.layers.layer import FileSystem, Layer, LayerKind
from disktune_contract.layers.stack import Stack
from disktune_contract.record import record, replace
from disktune_contract.sentence import listed
from disktune_gui.text.said import said

MOST_BESIDE = 6
"""Boxes on one box, or below it, at most; the last one says how many more there are."""
MOST_ROWS = 12
"""Boxes on top of each other at most, the one that is selected included."""


class BoxKind(Enum):
    """What a box stands for."""

    SYSTEM = "system"
    LAYER = "layer"
    DRIVE = "drive"
    """A drive or a partition."""
    MORE = "more"


@record
class Box:
    """A box: its row from the top, and where it is in the width of the picture, which is 1."""

    row: int
    left: float
    width: float
    kind: BoxKind
    title: str
    note: str
    tip: str
    """All that is known of it, in a sentence."""
    device: str = ""
    """Its kernel name; empty if it is no device."""
    selected: bool = False


@record
class Picture:
    """Boxes from the top to the bottom, and in each row from the left."""

    boxes: tuple[Box, ...] = ()
    rows: int = 0
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


def picture(stack: Stack, name: str) -> Picture:
    """Return the picture of the device *name*; empty if it is no layer."""
    device = stack.layer(name)
    if device is None:
        return Picture()
    lower = _Side(stack, stack.below, with_systems=False)
    upper = _Side(stack, stack.above, with_systems=True)
    boxes = [*upper.boxes(device), *(replace(box, row=-box.row) for box in lower.boxes(device) if box.row)]
    top = max(box.row for box in boxes)
    placed = [replace(box, row=top - box.row) for box in boxes]
    ordered = tuple(sorted(placed, key=lambda box: (box.row, box.left)))
    return Picture(ordered, max(box.row for box in ordered) + 1, as_text(stack, device))


def as_text(stack: Stack, device: Layer) -> str:
    """Return the layers of a device as indented lines, what it is on first if it is on anything."""
    below = (f"{'  ' * depth}{said(line)}" for depth, line in _lines_below(stack, device))
    above = (f"{'  ' * depth}{said(line)}" for depth, line in outline.of_device(stack, device))
    return "\n".join((*above, *below))


def _lines_below(stack: Stack, device: Layer) -> Iterable[outline.Line]:
    lower = stack.down((device,))[1:]
    if lower:
        yield 0, QCoreApplication.translate("Layers", "It is on:")
        yield from ((1, outline.layer_line(stack, layer)) for layer in lower)


@record
class _Node:
    about: Layer | FileSystem | int
    """A number is how many are left out."""
    children: tuple[_Node, ...] = ()

    @property
    def leaves(self) -> int:
        return sum(child.leaves for child in self.children) or 1


class _Side:
    """What is on a device, or what it is on. Each layer has one box, however many ways lead to it."""

    def __init__(self, stack: Stack, further: Callable[[Layer], tuple[Layer, ...]], *, with_systems: bool) -> None:
        self._stack, self._further, self._with_systems = stack, further, with_systems
        self._seen: set[str] = set()

    def boxes(self, device: Layer) -> list[Box]:
        """Return the boxes; the row counts from the device, which has row 0."""
        found: list[Box] = []
        self._place(found, self._node(device, 1), 0, 0.0, 1.0)
        return [replace(box, selected=not box.row) for box in found]

    def _node(self, layer: Layer, depth: int) -> _Node:
        self._seen.add(layer.name)
        about: list[Layer | FileSystem] = []
        if self._with_systems:
            about += [one for one in self._stack.layers.file_systems if layer.name in one.devices]
        about += [one for one in self._further(layer) if one.name not in self._seen]
        if depth >= MOST_ROWS:
            return _Node(layer)
        shown = about if len(about) <= MOST_BESIDE else about[: MOST_BESIDE - 1]
        children = [self._node(one, depth + 1) if isinstance(one, Layer) else _Node(one) for one in shown]
        if len(shown) < len(about):
            children.append(_Node(len(about) - len(shown)))
        return _Node(layer, tuple(children))

    def _place(self, found: list[Box], node: _Node, row: int, left: float, width: float) -> None:
        found.append(self._box(node.about, row, left, width))
        for child in node.children:
            share = width * child.leaves / node.leaves
            self._place(found, child, row + 1, left, share)
            left += share

    def _box(self, about: Layer | FileSystem | int, row: int, left: float, width: float) -> Box:
        stack = self._stack
        if isinstance(about, int):
            text = QCoreApplication.translate("Layers", "%n more", "", about)
            return Box(row, left, width, BoxKind.MORE, text, "", text)
        if isinstance(about, FileSystem):
            own = words.read_ahead_words(about, stack) if about.own_read_ahead else ""
            note = said(listed(filter(None, (words.system_kind(about), own))))
            title = ", ".join(about.points[:3]) or note
            tip = said(outline.system_line(stack, about))
            return Box(row, left, width, BoxKind.SYSTEM, title, note if about.points else "", tip)
        plain = about.kind in (LayerKind.DRIVE, LayerKind.PARTITION)
        name = (about.name,) if about.label and about.label != about.name else ()
        note = said(listed((*name, words.kind_words(about), *words.facts(about, stack, that_count=True))))
        tip = said(outline.layer_line(stack, about))
        kind = BoxKind.DRIVE if plain else BoxKind.LAYER
        return Box(row, left, width, kind, about.label or about.name, note, tip, about.name)
