"""The way of data of one file system, from all layers."""

from __future__ import annotations

from disktune_contract.layers.layer import FileSystem, LayerKind
from disktune_contract.layers.stack import Stack
from disktune_contract.measuring.data_path import DataPath, PathLayer


def data_path(stack: Stack, system: FileSystem) -> DataPath:
    """Return the way between *system*, which need not be one that *stack* names, and its drives."""
    tops = stack.tops(system)
    down = [layer for layer in stack.down(tops) if layer.kind is not LayerKind.PARTITION]
    holder = stack.read_ahead(system).layer
    drives = tuple(layer.name for layer in stack.drives(tops))
    arrays = [layer for layer in down if layer.kind is LayerKind.ARRAY]
    # md joins linear members one behind the other: a file lies on one of them, and nobody can tell on which.
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
