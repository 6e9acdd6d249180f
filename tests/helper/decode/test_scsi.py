"""INQUIRY and VPD pages: what libata, arrays and bridges send, and what sg3-utils makes of it."""

from __future__ import annotations

import re
import struct
import subprocess
from pathlib import Path

import pytest

from disktune_contract.drives import recognition
from disktune_contract.health.scsi_identity import (
    Association,
    BlockCharacteristics,
    BlockLimits,
    Designator,
    DesignatorKind,
    FormFactor,
    ScsiInquiry,
)
from disktune_helper.decode import scsi


def _page(number: int, body: bytes) -> bytes:
    return struct.pack(">BBH", 0, number, len(body)) + body


def _designator(association: int, kind: int, code_set: int, value: bytes) -> bytes:
    return bytes([code_set, association << 4 | kind, 0, len(value)]) + value


_LIBATA = bytes([0x00, 0x00, 0x05, 0x02, 0x5B, 0, 0, 2]) + b"ATA     Samsung SSD 860 2B6Q"
_BRIDGE = bytes([0x00, 0x80, 0x06, 0x02, 0x1F, 0, 0, 0]) + b"JMicron\0Tech\x01x".ljust(24, b"\0") + b"0209"
_LIBATA_83 = _page(
    0x83,
    _designator(0, 0, 2, b"MASKED00000001".ljust(20))
    + _designator(0, 1, 2, b"ATA     Samsung SSD 860 EVO 1TB".ljust(48) + b"MASKED00000001".ljust(20))
    + _designator(0, 3, 1, bytes.fromhex("5002538e00000001")),
)


# -- INQUIRY -----------------------------------------------------------------------------------------------


def test_inquiry_of_a_drive_behind_libata() -> None:
    assert scsi.inquiry(_LIBATA) == ScsiInquiry(
        0, "disk", removable=False, version="SPC-3", vendor="ATA", product="Samsung SSD 860", revision="2B6Q"
    )


def test_inquiry_of_a_bridge_that_pads_with_zeros() -> None:
    answer = scsi.inquiry(_BRIDGE)
    assert answer
    assert answer.removable
    assert (answer.vendor, answer.product, answer.revision) == ("JMicron", "Tech?x", "0209")


def test_inquiry_as_short_as_it_gets() -> None:
    assert scsi.inquiry(_LIBATA[:5]) == ScsiInquiry(0, "disk", False, "SPC-3", "", "", "")
    assert scsi.inquiry(_LIBATA[:20]) == ScsiInquiry(0, "disk", False, "SPC-3", "ATA", "Sams", "")
    assert scsi.inquiry(_LIBATA[:4]) is None


def test_peripheral_types_without_a_name() -> None:
    answer = scsi.inquiry(bytes([0x1D]) + _LIBATA[1:])
    assert answer
    assert (answer.peripheral_type, answer.peripheral) == (0x1D, "device of type 1Dh")


# -- VPD pages ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "serial"),
    [
        (_page(0x80, b"      MASKED01"), "MASKED01"),
        (_page(0x80, b"MASKED01\0\0\0"), "MASKED01"),
        (_page(0x80, b"        "), None),
        (_page(0x80, b""), None),
        (_page(0x83, b"MASKED01"), None),
        (b"", None),
    ],
)
def test_unit_serial(data: bytes, serial: str | None) -> None:
    assert scsi.unit_serial(data) == serial


def test_designators_of_a_drive_behind_libata() -> None:
    found = scsi.designators(_LIBATA_83)
    assert [each.kind for each in found] == [DesignatorKind.VENDOR, DesignatorKind.T10, DesignatorKind.NAA]
    assert {each.association for each in found} == {Association.UNIT}
    assert found[0].value == "MASKED00000001"
    assert scsi.wwn(found) == "5002538e00000001"


_NAA_5, _NAA_6 = bytes.fromhex("5000c50000000001"), bytes.fromhex("6000c50000000001" + "00" * 8)
_EUI = bytes.fromhex("0025380000000001")


@pytest.mark.parametrize(
    ("entries", "wwn"),
    [
        ([(1, 3, 1, _NAA_5)], None),
        ([(2, 3, 1, _NAA_6), (0, 3, 1, _NAA_5)], _NAA_5.hex()),
        ([(0, 3, 1, _NAA_5), (0, 3, 1, _NAA_6)], _NAA_6.hex()),
        ([(0, 2, 1, _EUI), (0, 3, 1, _NAA_5)], _NAA_5.hex()),
        ([(0, 2, 1, _EUI), (1, 3, 1, _NAA_5)], _EUI.hex()),
        ([(0, 1, 2, b"SEAGATE ST600MP0036")], None),
        ([], None),
    ],
)
def test_the_wwn_is_that_of_the_unit(entries: list[tuple[int, int, int, bytes]], wwn: str | None) -> None:
    body = b"".join(_designator(*entry) for entry in entries)
    assert scsi.wwn(scsi.designators(_page(0x83, body))) == wwn


@pytest.mark.parametrize(
    ("entry", "designator"),
    [
        ((0, 8, 3, b"naa.5000C5\xc3\xa9\0\0"), Designator(Association.UNIT, DesignatorKind.NAME, "naa.5000C5é")),
        ((0, 8, 3, b"a\x1b[2J\xff"), Designator(Association.UNIT, DesignatorKind.NAME, "a?[2J\ufffd")),
        ((1, 4, 1, b"\0\0\0\1"), Designator(Association.PORT, DesignatorKind.OTHER, "00000001")),
        ((3, 0xA, 1, b"\x10\0"), Designator(None, DesignatorKind.UUID, "1000")),
    ],
)
def test_other_designators(entry: tuple[int, int, int, bytes], designator: Designator) -> None:
    assert scsi.designators(_page(0x83, _designator(*entry))) == (designator,)


def test_a_designator_that_is_cut_off_ends_the_list() -> None:
    assert len(scsi.designators(_LIBATA_83[:-1])) == 2
    assert scsi.designators(_LIBATA_83[:7]) == ()


def test_identify_data_of_the_translation() -> None:
    identify = bytes(range(256)) * 2
    page = _page(0x89, b"\0" * 4 + b"linux   libata          6.12" + b"\0" * 24 + identify)
    assert page[60:572] == identify
    assert recognition.in_vpd(page) == identify
    assert recognition.in_vpd(page[:-1]) is None
    assert recognition.in_vpd(_page(0x89, bytes(568))) is None
    assert recognition.in_vpd(_LIBATA_83) is None


def test_block_limits() -> None:
    body = bytearray(60)
    body[2:4], body[4:8], body[8:12] = b"\0\x08", b"\0\0\xff\xff", b"\0\0\x08\0"
    body[16:20], body[24:28] = b"\xff" * 4, b"\0\0\0\x08"
    assert scsi.block_limits(_page(0xB0, bytes(body))) == BlockLimits(8, 65535, 2048, None, 8)
    assert scsi.block_limits(_page(0xB0, bytes(body[:12]))) == BlockLimits(8, 65535, 2048, None, None)
    assert scsi.block_limits(b"\0\xb0") is None


@pytest.mark.parametrize(
    ("rate", "form", "expected"),
    [
        (0x0001, 3, BlockCharacteristics(False, None, FormFactor.INCH_2_5)),
        (0x1C20, 2, BlockCharacteristics(True, 7200, FormFactor.INCH_3_5)),
        (0x0401, 5, BlockCharacteristics(True, 1025, FormFactor.SMALLER)),
        (0x0000, 0, BlockCharacteristics(None, None, None)),
        (0x0400, 6, BlockCharacteristics(None, None, None)),
        (0xFFFF, 1, BlockCharacteristics(None, None, FormFactor.INCH_5_25)),
    ],
)
def test_block_characteristics(rate: int, form: int, expected: BlockCharacteristics) -> None:
    page = _page(0xB1, struct.pack(">HBB", rate, 0, form).ljust(60, b"\0"))
    assert scsi.block_characteristics(page) == expected
    assert scsi.block_characteristics(page[:5]) is None


# -- sg3-utils as judge ------------------------------------------------------------------------------------


def _sg(tool: str, data: bytes, where: Path) -> str:
    """Return what a tool of sg3-utils says about *data*."""
    file = where / "page.hex"
    file.write_text(data.hex(" "))
    return subprocess.run(
        [f"/usr/bin/{tool}", f"--inhex={file}"], check=True, capture_output=True, text=True
    ).stdout


@pytest.mark.tools
@pytest.mark.parametrize("data", [_LIBATA, _LIBATA.replace(b"\x05\x02\x5b", b"\x07\x02\x5b")])
def test_sg_inq_agrees(data: bytes, tmp_path: Path) -> None:
    answer = scsi.inquiry(data)
    assert answer
    text = _sg("sg_inq", data, tmp_path)
    for name, ours in (
        ("Vendor identification", answer.vendor),
        ("Product identification", answer.product),
        ("Product revision level", answer.revision),
        ("Peripheral device type", answer.peripheral),
    ):
        assert re.search(rf"{name}: {re.escape(ours)} *$", text, re.MULTILINE)
    assert f"[{answer.version}]" in text


@pytest.mark.tools
def test_sg_vpd_agrees(tmp_path: Path) -> None:
    text = _sg("sg_vpd", _LIBATA_83, tmp_path)
    assert f"0x{scsi.wwn(scsi.designators(_LIBATA_83))}" in text
    numbers = "00000008 0000ffff 00000800 00000000 00400000 00000001 00000010"
    limits = _page(0xB0, bytes.fromhex(numbers).ljust(60, b"\0"))
    ours, text = scsi.block_limits(limits), _sg("sg_vpd", limits, tmp_path)
    assert ours
    for name, number in (
        ("Optimal transfer length granularity", ours.optimal_granularity),
        ("Maximum transfer length", ours.maximum_transfer),
        ("Optimal transfer length", ours.optimal_transfer),
        ("Maximum unmap LBA count", ours.maximum_unmap),
        ("Optimal unmap granularity", ours.unmap_granularity),
    ):
        # sg3-utils prints decimal numbers on Debian 12 and hexadecimal ones on Debian 13.
        printed = re.search(rf"^  {name}: (0x[0-9a-f]+|\d+)", text, re.MULTILINE)
        assert printed
        assert int(printed.group(1), 0) == number
    turning = _page(0xB1, bytes.fromhex("1c20 00 02").ljust(60, b"\0"))
    # sg3-utils of Debian 13 leaves the rotation rate out of what it decodes from a file.
    assert "3.5 inch" in _sg("sg_vpd", turning, tmp_path)
    found = scsi.block_characteristics(turning)
    assert found is not None
    assert (found.rpm, found.form_factor) == (7200, FormFactor.INCH_3_5)


# -- defects and self-tests ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "elements"),
    [
        # READ DEFECT DATA (10): bytes from index, and short blocks, of which each has half as many bytes.
        ("00 0C 00 38", 7),
        ("00 08 00 38", 14),
        ("00 0C 00 00", 0),
        # (12): a generation code stands before a length of four bytes.
        ("00 0C 00 01 00 00 00 38", 7),
        ("00 0B 00 00 00 08 00 00", 65_536),
        ("00 0D 00 00 00 00 00 10", 2),
        # The vendor's own format; an empty list has no elements in any.
        ("00 0E 00 38", None),
        ("00 0E 00 00", 0),
        # The primary list, both lists, neither.
        ("00 14 00 38", None),
        ("00 1C 00 38", None),
        ("00 04 00 38", None),
        ("00 0C 00", None),
        ("", None),
    ],
)
def test_grown_defects_by_the_header_of_their_list(header: str, elements: int | None) -> None:
    assert scsi.grown_defects(bytes.fromhex(header)) == elements


@pytest.mark.parametrize(
    ("data", "minutes"),
    [
        (_page(0x86, bytes(6) + b"\x05\x3c" + bytes(52)), 1340),
        (_page(0x86, bytes(60)), None),
        (_page(0x86, bytes(7)), None),
        (_page(0x80, bytes(6) + b"\x05\x3c" + bytes(52)), None),
        (b"", None),
    ],
)
def test_the_minutes_of_an_extended_self_test(data: bytes, minutes: int | None) -> None:
    assert scsi.extended_self_test_minutes(data) == minutes
