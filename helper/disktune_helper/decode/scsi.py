"""INQUIRY and vital product data, as sysfs has them in ``device/inquiry`` and ``device/vpd_pg*``.

Devices send what they like: short pages, wrong lengths, pages of other numbers. Nothing here raises; what is not
there is None or empty.

Sources: SPC-5 (INQUIRY, VPD pages), SBC-4 (block VPD pages, READ DEFECT DATA), SAT-5 (page 89h).
"""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.health.scsi_identity import (
    Association,
    BlockCharacteristics,
    BlockLimits,
    Designator,
    DesignatorKind,
    FormFactor,
    ScsiInquiry,
)
from disktune_contract.sentence import Sentence
from disktune_helper.decode.fields import printable

_PERIPHERALS = {
    0x00: "disk",
    0x01: "tape",
    0x02: "printer",
    0x03: "processor",
    0x04: "write-once disk",
    0x05: "optical drive",
    0x07: "optical memory",
    0x08: "medium changer",
    0x0C: "storage array controller",
    0x0D: "enclosure",
    0x0E: "simplified disk",
    0x11: "object storage",
    0x14: "zoned disk",
    0x1E: "well known logical unit",
    0x1F: "nothing",
}

_VERSIONS = {1: "SCSI-1", 2: "SCSI-2", 3: "SPC", 4: "SPC-2", 5: "SPC-3", 6: "SPC-4", 7: "SPC-5", 8: "SPC-6"}


def inquiry(data: bytes) -> ScsiInquiry | None:
    """Return standard INQUIRY data, None if there are fewer than the 5 bytes every device sends."""
    if len(data) < 5:
        return None
    kind = data[0] & 0x1F
    return ScsiInquiry(
        peripheral_type=kind,
        peripheral=_PERIPHERALS.get(kind, Sentence("device of type {code}h", code=f"{kind:02X}")),
        removable=bool(data[1] & 0x80),
        version=_VERSIONS.get(data[2], ""),
        vendor=printable(data[8:16]),
        product=printable(data[16:32]),
        revision=printable(data[32:36]),
    )


# -- vital product data ------------------------------------------------------------------------------------


def _body(data: bytes, page: int) -> bytes | None:
    """Return a VPD page without its header, cut at its length field; None if it is another page or none at all."""
    if len(data) < 4 or data[1] != page:
        return None
    return data[4 : 4 + int.from_bytes(data[2:4], "big")]


def unit_serial(data: bytes) -> str | None:
    """Return the serial number on page 80h; None if the page is not there or blank."""
    return printable(_body(data, 0x80) or b"") or None


def block_limits(data: bytes) -> BlockLimits | None:
    """Return page B0h; the last two fields are missing from the pages of SBC-2."""
    body = _body(data, 0xB0)
    if body is None:
        return None

    def number(offset: int, size: int) -> int | None:
        """Return the number at *offset* of the page; 0 and all ones are no limit."""
        raw = body[offset - 4 : offset - 4 + size]
        value = int.from_bytes(raw, "big")
        return value if len(raw) == size and value not in {0, (1 << 8 * size) - 1} else None

    return BlockLimits(number(6, 2), number(8, 4), number(12, 4), number(20, 4), number(28, 4))


_FORM_FACTORS = dict(enumerate(FormFactor, start=1))


def block_characteristics(data: bytes) -> BlockCharacteristics | None:
    """Return page B1h. Rates from 0401h to FFFEh are revolutions per minute, 1 is a medium that does not turn."""
    body = _body(data, 0xB1)
    if body is None or len(body) < 2:
        return None
    rate = int.from_bytes(body[:2], "big")
    turning = 0x0401 <= rate <= 0xFFFE
    return BlockCharacteristics(
        rotational=True if turning else False if rate == 1 else None,
        rpm=rate if turning else None,
        form_factor=_FORM_FACTORS.get(body[3] & 0x0F) if len(body) > 3 else None,
    )


# -- page 83h ----------------------------------------------------------------------------------------------

_KINDS = {
    0x0: DesignatorKind.VENDOR,
    0x1: DesignatorKind.T10,
    0x2: DesignatorKind.EUI64,
    0x3: DesignatorKind.NAA,
    0x8: DesignatorKind.NAME,
    0xA: DesignatorKind.UUID,
}
_ASSOCIATIONS = {association.value: association for association in Association}
_BINARY, _ASCII, _UTF8 = 1, 2, 3


def designators(data: bytes) -> tuple[Designator, ...]:
    """Return the designators on page 83h in the device's order; one that is cut off ends the list."""
    return tuple(_designators(_body(data, 0x83) or b""))


def _designators(body: bytes) -> Iterator[Designator]:
    at = 0
    while at + 4 <= len(body):
        code_set, kind, association = body[at] & 0x0F, body[at + 1] & 0x0F, body[at + 1] >> 4 & 3
        end = at + 4 + body[at + 3]
        value = body[at + 4 : end]
        if not value or end > len(body):
            return
        yield Designator(
            _ASSOCIATIONS.get(association),
            _KINDS.get(kind, DesignatorKind.OTHER),
            _value(code_set, value),
        )
        at = end


def _value(code_set: int, value: bytes) -> str:
    """Return text for the two code sets that are text, and hexadecimal digits for anything else."""
    if code_set == _ASCII:
        return printable(value)
    if code_set == _UTF8:
        text = value.rstrip(b"\0").decode("utf-8", "replace")
        return "".join(char if char.isprintable() else "?" for char in text)
    return value.hex()


def wwn(known: tuple[Designator, ...]) -> str | None:
    """Return the World Wide Name of the unit, in hexadecimal digits, None if it has none.

    Of several NAA designators the longest is the most specific: NAA 6h names a unit of an array in 16 bytes, where
    the 8 bytes of an additional NAA 5h may name the array. EUI-64 is second choice.
    """
    for kind in (DesignatorKind.NAA, DesignatorKind.EUI64):
        values = [each.value for each in known if each.association is Association.UNIT and each.kind is kind]
        if values:
            return max(values, key=len)
    return None


# -- defects and self-tests ----------------------------------------------------------------------------------

EXTENDED_INQUIRY = 0x86
_MINUTES = slice(10, 12)
"""EXTENDED SELF-TEST COMPLETION MINUTES of the Extended INQUIRY Data VPD page."""
_GROWN, _PRIMARY, _FORMAT = 1 << 3, 1 << 4, 0b111
_ELEMENT_BYTES = {0: 4, 1: 8, 2: 8, 3: 8, 4: 8, 5: 8}
"""By defect list format (SBC-4, address descriptors): short blocks have 4 bytes, all others 8."""


def grown_defects(header: bytes) -> int | None:
    """Return how many elements a grown defect list has, by its header of 4 or 8 bytes; None if it is not given."""
    if len(header) not in (4, 8) or header[1] & (_GROWN | _PRIMARY) != _GROWN:
        return None
    length = int.from_bytes(header[2:4] if len(header) == 4 else header[4:8], "big")
    one = _ELEMENT_BYTES.get(header[1] & _FORMAT)
    if one is None:
        return None if length else 0
    return length // one


def extended_self_test_minutes(page: bytes) -> int | None:
    """Return the minutes of an extended self-test by VPD page 86h, None if it is another page or has none."""
    if len(page) < _MINUTES.stop or page[1] != EXTENDED_INQUIRY:
        return None
    return int.from_bytes(page[_MINUTES], "big") or None
