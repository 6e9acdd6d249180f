"""Where a setting takes effect for the files on a device, and the text where that is not the device itself."""

from __future__ import annotations

from disktune_contract.layers.stack import FileSystem, Layer, LayerKind, Stack
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import EffectLayer, Setting, SysfsAttribute
from disktune_contract.units import Unit, quantity

MOST_SAID = 3
"""File systems that are named one by one; more are only counted."""


@record
class UnaffectedFileSystem:
    """A file system whose files do not follow the value of a device that they are on."""

    system: FileSystem
    layer: Layer | None
    """The layer that counts, or that stops it; None if that is the file system itself."""
    words: str


def where(setting: Setting) -> EffectLayer:
    """Return at which layer a setting counts; files of ``queue`` at the queue, all else at the device."""
    if setting.takes_hold is not None:
        return setting.takes_hold
    access = setting.access
    in_queue = isinstance(access, SysfsAttribute) and access.attribute.startswith("queue/")
    return EffectLayer.QUEUE if in_queue else EffectLayer.DEVICE


def elsewhere(setting: Setting, name: str, stack: Stack) -> tuple[UnaffectedFileSystem, ...]:
    """Return the file systems on the device *name* whose files a value of *setting* on it does not affect.

    None is returned where it is not certain. Swap follows none of these values.
    """
    device = stack.layer(name)
    find = _FINDERS.get(where(setting))
    if device is None or find is None:
        return ()
    systems = (system for system in stack.systems_on(device) if not system.swap)
    return tuple(found for system in systems if (found := find(setting, device, system, stack)) is not None)


def words(found: tuple[UnaffectedFileSystem, ...]) -> tuple[str, ...]:
    """Return *found* in words: a sentence for each, and one that counts the rest."""
    said = tuple(one.words for one in found[:MOST_SAID])
    more = len(found) - MOST_SAID
    if more <= 0:
        return said
    rest = Sentence.counted(
        more,
        "{n} more file system is not affected.",
        "{n} more file systems are not affected.",
    )
    return (*said, rest)


def device_words(layer: Layer) -> str:
    """Return what a layer is called: the kernel's name, and in brackets the administrator's."""
    if not layer.label or layer.label == layer.name:
        return layer.name
    return f"{layer.name} ({layer.label})"


# -- the read-ahead, and what else belongs to a backing_dev_info -------------------------------------------


def _of_read_ahead(
    setting: Setting, device: Layer, system: FileSystem, stack: Stack
) -> UnaffectedFileSystem | None:
    followed = stack.read_ahead(system)
    if followed.layer == device or _through_a_file(device, system, stack):
        return None
    if followed.layer is None:
        # A file system whose device is gone follows nothing that could be named.
        return UnaffectedFileSystem(system, None, _own_words(setting, system)) if system.own_read_ahead else None
    kib = followed.kib if setting.id == "block.read_ahead" else None
    told = _follows(system, device_words(followed.layer), kib)
    return UnaffectedFileSystem(system, followed.layer, told)


def _own_words(setting: Setting, system: FileSystem) -> str:
    kib = system.read_ahead_kib if setting.id == "block.read_ahead" else None
    return _follows(system, Sentence("their file system ({kind})", kind=system.kind), kib)


def _follows(system: FileSystem, what: str, kib: int | None) -> str:
    told = Sentence("Files on {place} follow {what} instead.", place=system.title, what=what)
    return told if kib is None else in_turn(told, Sentence("Value: {size}.", size=quantity(kib, Unit.KIB)))


def _through_a_file(device: Layer, system: FileSystem, stack: Stack) -> bool:
    """Return whether a loop device is between: it may read its file through the page cache of what is below.

    drivers/block/loop.c, lo_rw_aio: only with LO_FLAGS_DIRECT_IO it does not.
    """
    above = stack.on(device)
    between = stack.down(stack.tops(system))
    return any(layer.kind is LayerKind.LOOP and layer in above and layer != device for layer in between)


# -- requests ----------------------------------------------------------------------------------------------


def _of_requests(
    _setting: Setting, device: Layer, system: FileSystem, stack: Stack
) -> UnaffectedFileSystem | None:
    """Return that a device above makes the requests: multipath sends them past the schedulers of its paths."""
    queues = stack.request_queues(stack.tops(system))
    if device in queues or not device.has_requests:
        return None
    above = stack.on(device)
    maker = next((layer for layer in queues if layer in above), None)
    if maker is None:
        return None
    told = Sentence(
        "{device} makes the requests for {place} instead.",
        place=system.title,
        device=device_words(maker),
    )
    return UnaffectedFileSystem(system, maker, told)


# -- discard -----------------------------------------------------------------------------------------------


def _of_discard(_setting: Setting, device: Layer, system: FileSystem, stack: Stack) -> UnaffectedFileSystem | None:
    """Return the lowest layer above a device that stops discard, if the device itself takes any."""
    if not device.discard_max_bytes:
        return None
    above = stack.on(device)[1:]
    on_the_way = {layer.name for layer in stack.down(stack.tops(system))}
    stops = (layer for layer in above if layer.name in on_the_way and layer.discard_max_bytes == 0)
    stopping = next(stops, None)
    if stopping is None:
        return None
    told = Sentence(
        "{device} does not pass TRIM on.",
        device=device_words(stopping),
    )
    return UnaffectedFileSystem(system, stopping, told)


_FINDERS = {
    EffectLayer.READ_AHEAD: _of_read_ahead,
    EffectLayer.MAKING_REQUESTS: _of_requests,
    EffectLayer.EVERY_LAYER: _of_discard,
}
