"""``disktune-helper layers``: what is on each drive, and the layers between a mount point and its drives."""

from __future__ import annotations

from disktune_contract.drives.drive import kernel_name
from disktune_contract.layers import words
from disktune_contract.layers.stack import FileSystem, Layer, LayerKind, Stack
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import bad_input
from disktune_helper.cli.common.outputs import FileSystemLayers, LayersOutput
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import CommandWork
from disktune_helper.drives import layers


def run(work: CommandWork) -> int:
    """Print the layers; return the exit status."""
    stack = Stack(layers.layers(work.session.ports))
    named = work.line.names
    wanted = [_named(work, stack, name) for name in named] if named else _everything(stack)
    for one in wanted:
        if isinstance(one, FileSystem):
            (_, heading), *rest = words.of_system(stack, one)
        else:
            (_, heading), *rest = words.of_device(stack, one)
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
    drive = selection.one(work.drives, name)
    layer = stack.layer(drive.name)
    if layer is None:
        raise bad_input(f"{drive.name} has no medium.")
    return layer


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
