"""Where a volume's data are on the device below it, also by the header of a LUKS volume.

What a volume is on is read from the kernel, by root's own process: nothing of it comes from the window.
"""

from __future__ import annotations

import json
import struct
from contextlib import closing

from disktune_contract.drives import recognition
from disktune_contract.drives.drive import DriveRef
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_contract.layers.stack import Layer, LayerKind, Stack
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.drives import identity, layers
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Node, Ports

# -- data offset and cipher in the header of a LUKS volume; keys are not read ------------------------------
#
# LUKS1 On-Disk Format Specification 1.2.3, table of the phdr; LUKS2 On-Disk Format Specification 1.1.3, 2.1
# (binary header) and 3.3 (segments).

HEAD_BYTES = 4096
"""The binary header of LUKS2; that of LUKS1 is shorter."""
MOST_BYTES = 4 << 20
"""The longest header with its JSON that LUKS2 has."""

_MAGIC = b"LUKS\xba\xbe"
_SECTOR = 512
_UUID = slice(168, 208)
"""At the same place in both versions."""
_WORD = pattern_of(r"[a-z0-9_:()-]{1,64}")
"""What a cipher's name is made of: ``aes-xts-plain64``, ``capi:xts(aes)-plain64``."""
_DIGITS = pattern_of(r"[0-9]{1,20}")


@record
class LuksHeader:
    """Where the data of a volume begin, in bytes from the beginning of its device, and how they are encrypted."""

    version: int
    uuid: str
    offset_bytes: int
    cipher: str
    """In cryptsetup's form: ``aes-xts-plain64``."""


def header_bytes(head: bytes) -> int:
    """Return how many bytes have to be read for `header`, from the first `HEAD_BYTES`; 0 for what is not LUKS."""
    version = _version(head)
    if version == 1:
        return HEAD_BYTES
    if version != 2:
        return 0
    (size,) = struct.unpack_from(">Q", head, 8)
    # 16 KiB to 4 MiB, each twice the one before.
    return size if HEAD_BYTES < size <= MOST_BYTES and size & (size - 1) == 0 else 0


def header(data: bytes) -> LuksHeader | None:
    """Decode a header; None if it is not understood.

    None, too, for a volume that is being re-encrypted, which has its data in several parts.
    """
    version = _version(data)
    if version == 1:
        name, mode = (_text(data[first : first + 32]) for first in (8, 40))
        (sectors,) = struct.unpack_from(">I", data, 104)
        cipher = f"{name}-{mode}"
        return LuksHeader(1, _text(data[_UUID]), sectors * _SECTOR, cipher if _WORD.fullmatch(cipher) else "")
    if version == 2 and len(data) == header_bytes(data):
        return _second(data)
    return None


def _version(data: bytes) -> int:
    if len(data) < HEAD_BYTES or not data.startswith(_MAGIC):
        return 0
    (found,) = struct.unpack_from(">H", data, 6)
    return int(found)


def _second(data: bytes) -> LuksHeader | None:
    try:
        found = json.loads(data[HEAD_BYTES:].partition(b"\0")[0])
        segments = found["segments"]
        (segment,) = segments.values()
        offset, cipher = segment["offset"], segment["encryption"]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    if segment.get("type") != "crypt" or not isinstance(offset, str) or not _DIGITS.fullmatch(offset):
        return None
    known = isinstance(cipher, str) and _WORD.fullmatch(cipher)
    return LuksHeader(2, _text(data[_UUID]), int(offset), cipher if known else "")


def _text(field: bytes) -> str:
    """Return a field up to the zero that ends it."""
    return field.partition(b"\0")[0].decode("ascii", "replace")


# -- where a volume's data are on the device below it ------------------------------------------------------
#
# It is needed so that both can be read at the same place.


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
            "{volume} is on {count} devices.",
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
        whole=identity.ref_of(ports, whole),
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

    A header elsewhere, or one that was left behind, does not describe this mapping. Its UUID is in ``dm/uuid``
    without hyphens (cryptsetup lib/libdevmapper.c, dm_prepare_uuid).
    """
    fields = place.volume.uuid.split("-")
    named = len(fields) > 2 and fields[2] == header.uuid.replace("-", "")
    return named and header.offset_bytes + place.volume.size_bytes == place.below.size_bytes


def read_header(node: Node, place: LayerPlace) -> LuksHeader | None:
    """Return the header of LUKS at the beginning of what is below the volume; None if there is none."""
    head = _read(node, place.start_bytes, HEAD_BYTES)
    wanted = header_bytes(head)
    if not wanted:
        return None
    return header(head if wanted == len(head) else _read(node, place.start_bytes, wanted))


def _read(node: Node, offset: int, length: int) -> bytes:
    with closing(node.reader(direct=True, buffer_bytes=length)) as reader:
        return reader.content(offset, length)
