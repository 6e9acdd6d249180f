"""Questions about layers: what is below a file system, what is on a drive, which read-ahead and queues count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from posixpath import normpath

from disktune_contract.layers.layer import FileSystem, Layer, LayerKind, Layers
from disktune_contract.record import record, replace

MOST_CHAINS = 256
"""Chains of one file system at most: what is on many drives in many ways has more than anybody reads."""


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
    """The device whose it is; None if it is the file system's own."""


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
        """Return the lowest layers below *tops*: the drives, and what does not tell what it is on."""
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
        while layer.kind is LayerKind.PARTITION and layer.read_ahead_kib is None:
            below = self.below(layer)
            if not below:
                break
            layer = below[0]
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
