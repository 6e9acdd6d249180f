"""Layers as indented lines: what is on a device, and what a file system is on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from disktune_contract.layers import words
from disktune_contract.layers.layer import FileSystem, Layer
from disktune_contract.layers.stack import MOST_CHAINS, MOST_POINTS, Stack
from disktune_contract.sentence import Sentence, listed
from disktune_contract.units import size

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
    about = (words.kind_words(layer), size(layer.size_bytes), *words.facts(layer, stack))
    return Sentence("{what}: {facts}", what=words.title(layer), facts=listed(about))


def system_line(stack: Stack, system: FileSystem) -> str:
    """Return a file system in a line, with its mount points."""
    about = listed(filter(None, (words.system_kind(system), words.read_ahead_words(system, stack))))
    if not system.points:
        return about
    shown = system.points[:MOST_POINTS]
    more = len(system.points) - len(shown) + system.points_left_out
    if more:
        return Sentence("{what} and {n} more: {facts}", what=", ".join(shown), n=more, facts=about)
    return Sentence("{what}: {facts}", what=", ".join(shown), facts=about)


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
