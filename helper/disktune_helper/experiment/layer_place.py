"""Where a volume's data are on the device below it, so that both can be read at the same place.

What a volume is on is asked of the kernel, by root's own process: nothing of it comes from the window.
"""

from __future__ import annotations

from contextlib import closing

from disktune_contract.drives import recognition
from disktune_contract.drives.drive import DriveRef
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_contract.layers.layer import Layer, LayerKind
from disktune_contract.layers.stack import Stack
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.experiment import luks_header
from disktune_helper.experiment.luks_header import LuksHeader
from disktune_helper.inventory import identity, layers
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Node, Ports


@record
class LayerPlace:
    """A volume and what is below it. Offsets are in bytes from the beginning of ``whole``."""

    volume: Layer
    below: Layer
    whole: DriveRef
    """What is opened to read below the volume: the drive that ``below`` is a partition of, else ``below``."""
    start_bytes: int
    """Where ``below`` begins."""
    drives: tuple[str, ...]
    """Kernel names of the drives that both are on."""
    counted: str
    """Kernel name of the lowest device that all reads of both go through."""


@record
class LayerData:
    """Where to read: ``span_bytes`` from ``offset_bytes`` of the whole device, as many from 0 of the volume."""

    offset_bytes: int
    span_bytes: int
    same_place: bool
    cipher: str = ""


def find(ports: Ports, name: str) -> LayerPlace:
    """Return what the volume with a kernel name is on; raises Refusal if that is not one single device."""
    stack = Stack(layers.layers(ports))
    volume = stack.layer(name)
    if volume is None:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("{drive} is no longer available.", drive=name))
    below = stack.below(volume)
    if len(volume.below) != 1 or len(below) != 1 or volume.kind is LayerKind.PARTITION:
        why = Sentence(
            "The cost of a layer is measured for volumes on one single device. {volume} is on {count}.",
            volume=volume.label or name,
            count=len(volume.below),
        )
        raise Refusal(Fault.NOT_SUPPORTED, why)
    (lower,) = below
    whole, start = lower.name, 0
    if recognition.is_partition(ports, lower.name):
        whole, start = lower.below[0], (sysfs.number(ports, lower.name, "start") or 0) * SECTOR_BYTES
    return LayerPlace(
        volume=volume,
        below=lower,
        whole=DriveRef(whole, identity.identity_of(ports, whole), sysfs.number(ports, whole, "diskseq")),
        start_bytes=start,
        drives=tuple(layer.name for layer in stack.drives(below)),
        counted=_counted(stack, lower),
    )


def _counted(stack: Stack, layer: Layer) -> str:
    """Return the lowest device that everything goes through; what is in a file may be in memory below that."""
    while layer.kind is not LayerKind.LOOP and len(stack.below(layer)) == 1:
        (layer,) = stack.below(layer)
    return layer.name


def data(node: Node, place: LayerPlace) -> LayerData:
    """Return where the same data are, by *node*, the opened whole device; else as much as both have.

    Raises OSError if it cannot be read.
    """
    header = read_header(node, place) if place.volume.kind is LayerKind.CRYPT else None
    if header is not None and _fits(header, place):
        offset = place.start_bytes + header.offset_bytes
        return LayerData(offset, place.volume.size_bytes, same_place=True, cipher=header.cipher)
    span = min(place.volume.size_bytes, place.below.size_bytes)
    return LayerData(place.start_bytes, span, same_place=False)


def _fits(header: LuksHeader, place: LayerPlace) -> bool:
    """Return whether a header is that of the mapping, and the mapping is all of what it describes.

    A header elsewhere, or one that was left behind, says nothing of this mapping. Its UUID is in ``dm/uuid``
    without hyphens (cryptsetup lib/libdevmapper.c, dm_prepare_uuid).
    """
    fields = place.volume.uuid.split("-")
    named = len(fields) > 2 and fields[2] == header.uuid.replace("-", "")
    return named and header.offset_bytes + place.volume.size_bytes == place.below.size_bytes


def read_header(node: Node, place: LayerPlace) -> LuksHeader | None:
    """Return the header of LUKS at the beginning of what is below the volume; None if there is none."""
    head = _read(node, place.start_bytes, luks_header.HEAD_BYTES)
    wanted = luks_header.header_bytes(head)
    if not wanted:
        return None
    return luks_header.header(head if wanted == len(head) else _read(node, place.start_bytes, wanted))


def _read(node: Node, offset: int, length: int) -> bytes:
    with closing(node.reader(direct=True, buffer_bytes=length)) as reader:
        return reader.content(offset, length)
