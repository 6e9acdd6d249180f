"""``disktune-helper layers``: what is on each drive, and the layers between a mount point and its drives."""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.drives.drive import kernel_name
from disktune_contract.layers import words
from disktune_contract.layers.layer import FileSystem, Layer, LayerKind
from disktune_contract.layers.stack import MOST_CHAINS, MOST_POINTS, Stack
from disktune_contract.units import size
from disktune_helper.cli.common import drive_choice
from disktune_helper.cli.common.ending import bad_input
from disktune_helper.cli.common.outputs import FileSystemLayers, LayersOutput
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import CommandWork
from disktune_helper.inventory import layers

Line = tuple[int, str]
"""How far it is indented, and its text."""


def run(work: CommandWork) -> int:
    """Print the layers; return the exit status."""
    stack = Stack(layers.layers(work.session.ports))
    named = work.line.names
    wanted = [_named(work, stack, name) for name in named] if named else _everything(stack)
    for one in wanted:
        lines = _down(stack, one) if isinstance(one, FileSystem) else _up(stack, one)
        (_, heading), *rest = list(lines)[:MOST_CHAINS]
        work.terminal.say(heading, Tone.HEADING)
        for depth, text in rest:
            work.terminal.say("  " * depth + text)
    if not stack.layers.known:
        work.terminal.say("The list of mounts could not be read. More may be mounted than is shown.", Tone.BAD)
    systems = _systems(stack, wanted) if named else stack.layers.file_systems
    work.terminal.result(LayersOutput(_involved(stack, wanted), tuple(_output(stack, one) for one in systems)))
    return 0


def _everything(stack: Stack) -> list[Layer | FileSystem]:
    """Return the drives, and what else is on nothing, if something is on it."""
    return [
        layer
        for layer in stack.layers.layers
        if not stack.below(layer) and (layer.kind is LayerKind.DRIVE or stack.systems_on(layer))
    ]


def _named(work: CommandWork, stack: Stack, name: str) -> Layer | FileSystem:
    """Return what a word of the command line means; raises `CommandEnds`."""
    system = stack.file_system_at(name) if name.startswith("/") and not name.startswith("/dev/") else None
    if system is not None:
        return system
    layer = stack.layer(kernel_name(name)) or next((one for one in stack.layers.layers if name == one.label), None)
    if layer is None:
        layer = stack.layer(kernel_name(work.session.ports.resolve(name))) if name.startswith("/dev/") else None
    if layer is None and name.startswith("/") and not name.startswith("/dev/"):
        raise bad_input(f"Nothing on a block device is mounted at {name[:64]!r}.")
    return layer or _of_drive(work, stack, name)


def _of_drive(work: CommandWork, stack: Stack, name: str) -> Layer:
    drive = drive_choice.one(work.drives, name)
    layer = stack.layer(drive.name)
    if layer is None:
        raise bad_input(f"{drive.name} has no medium.")
    return layer


def _up(stack: Stack, layer: Layer, depth: int = 0, way: tuple[str, ...] = ()) -> Iterator[Line]:
    """Yield a layer and what is on it, one step further in for each."""
    yield depth, _of_layer(stack, layer)
    for system in stack.layers.file_systems:
        if layer.name in system.devices:
            yield depth + 1, _of_system(stack, system)
    for above in stack.above(layer):
        if above.name not in way:
            yield from _up(stack, above, depth + 1, (*way, layer.name))


def _down(stack: Stack, system: FileSystem) -> Iterator[Line]:
    """Yield a file system and what it is on, one step further in for each."""
    yield 0, _of_system(stack, system)
    said: tuple[Layer, ...] = ()
    for chain in stack.chains(system):
        # What the chain has in common with the one before is there already.
        same = next((at for at, layer in enumerate(chain) if said[at : at + 1] != (layer,)), len(chain))
        for depth, layer in enumerate(chain[same:], same + 1):
            yield depth, _of_layer(stack, layer)
        said = chain


def _of_layer(stack: Stack, layer: Layer) -> str:
    about = (words.kind_words(layer), size(layer.size_bytes), *words.facts(layer, stack))
    return f"{words.title(layer)}: {', '.join(about)}"


def _of_system(stack: Stack, system: FileSystem) -> str:
    about = ", ".join(filter(None, (words.system_kind(system), words.read_ahead_words(system, stack))))
    if not system.points:
        return about
    more = len(system.points) - MOST_POINTS
    left_out = f" and {more} more" if more > 0 else ""
    return f"{', '.join(system.points[:MOST_POINTS])}{left_out}: {about}"


def _systems(stack: Stack, wanted: list[Layer | FileSystem]) -> tuple[FileSystem, ...]:
    found = [
        system for one in wanted for system in ((one,) if isinstance(one, FileSystem) else stack.systems_on(one))
    ]
    return tuple(dict.fromkeys(found))


def _involved(stack: Stack, wanted: list[Layer | FileSystem]) -> tuple[Layer, ...]:
    """Return all layers that were printed, in the kernel's order."""
    names: set[str] = set()
    for one in wanted:
        some = stack.down(stack.tops(one)) if isinstance(one, FileSystem) else stack.on(one)
        names.update(layer.name for layer in some)
    return tuple(layer for layer in stack.layers.layers if layer.name in names)


def _output(stack: Stack, system: FileSystem) -> FileSystemLayers:
    followed = stack.read_ahead(system)
    return FileSystemLayers(
        file_system=system,
        chains=tuple(tuple(layer.name for layer in chain) for chain in stack.chains(system)),
        read_ahead_kib=None if system.swap else followed.kib,
        read_ahead_of=followed.layer.name if followed.layer is not None and not system.swap else "",
        queues=tuple(layer.name for layer in stack.request_queues(stack.tops(system))),
    )
