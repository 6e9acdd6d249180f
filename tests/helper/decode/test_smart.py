"""SMART pages and log pages: smartctl's view of real drives is the judge."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest

from disktune_contract import wire
from disktune_contract.identity.health import AtaAttribute, Failed, ScsiHealth
from disktune_gui.demo.ata.smart import Smart
from disktune_helper.decode import smart
from disktune_helper.decode.error import DecodeError

_OWN = Path(__file__).parents[2] / "corpus/smart"
_SHARED = Path(__file__).parents[4] / "shared/corpus/smartctl-json"


def tables() -> list[Any]:
    """Return every table of attributes that smartctl has made of a real drive's pages."""
    found = []
    for path in [*sorted(_OWN.glob("*.json")), *sorted(_SHARED.glob("*.json"))]:
        try:
            table = json.loads(path.read_text("utf-8")).get("ata_smart_attributes", {}).get("table")
        except (ValueError, AttributeError):
            continue
        if table:
            found.append(pytest.param(table, id=path.stem))
    return found


def pages(table: list[dict[str, Any]]) -> tuple[bytes, bytes]:
    """Return the pages that smartctl must have had, as SFF-8035i lays them out."""
    values, limits = bytearray(512), bytearray(512)
    for index, one in enumerate(table):
        at = 2 + 12 * index
        struct.pack_into("<BHBB", values, at, one["id"], one["flags"]["value"], one["value"], one["worst"])
        # Of some vendors' attributes, such as 240 of Seagate's, smartctl counts the byte after the six as well.
        values[at + 5 : at + 12] = one["raw"]["value"].to_bytes(7, "little")
        if "thresh" in one:  # some drives give none
            limits[at : at + 2] = bytes((one["id"], one["thresh"]))
    for page in (values, limits):
        page[511] = -sum(page) % 256
    return bytes(values), bytes(limits)


@pytest.mark.parametrize("table", tables())
def test_attributes_are_those_that_smartctl_shows(table: list[dict[str, Any]]) -> None:
    for ours, theirs in zip(smart.attributes(*pages(table)), table, strict=True):
        shown = (ours.number, ours.value, ours.worst, ours.threshold, ours.raw, ours.pre_failure)
        flags, raw = theirs["flags"]["prefailure"], theirs["raw"]["value"] & (1 << 48) - 1
        assert shown == (theirs["id"], theirs["value"], theirs["worst"], theirs.get("thresh"), raw, flags)
        assert ours.failed == theirs.get("when_failed", "")


@pytest.mark.parametrize(
    ("value", "worst", "threshold", "failed"),
    [
        (100, 100, 50, Failed.NEVER),
        (51, 50, 50, Failed.PAST),
        (50, 50, 50, Failed.NOW),
        (1, 1, 0, Failed.NEVER),
        (1, 1, None, Failed.NEVER),
    ],
)
def test_a_value_at_its_threshold_has_failed(
    value: int, worst: int, threshold: int | None, failed: Failed
) -> None:
    assert AtaAttribute(5, value, worst, threshold, 0, pre_failure=True).failed is failed


def test_pages_that_are_damaged_are_refused() -> None:
    _, values = Smart().answer(0xD0)
    with pytest.raises(DecodeError, match="checksum"):
        smart.attributes(values[:-1] + bytes((values[-1] ^ 1,)), None)
    with pytest.raises(DecodeError, match="511 bytes"):
        smart.attributes(values[:-1], None)
    assert {one.threshold for one in smart.attributes(values, None)} == {None}


def page(code: int, *parameters: tuple[int, bytes]) -> bytes:
    body = b"".join(struct.pack(">HBB", number, 3, len(data)) + data for number, data in parameters)
    return struct.pack(">BBH", code, 0, len(body)) + body


def test_log_pages() -> None:
    given = {
        0x2F: page(0x2F, (0, bytes((0x5D, 0x10, 34)))),
        0x0D: page(0x0D, (0, bytes((0, 34))), (1, bytes((0, 60)))),
        0x0E: page(
            0x0E,
            (1, b"201950"),
            *((number, count.to_bytes(4, "big")) for number, count in ((3, 10000), (4, 1090), (6, 0xFFFFFFFF))),
        ),
        0x11: page(0x11, (1, bytes((0, 0, 0, 7)))),
        0x03: page(0x03, (3, (170693715).to_bytes(8, "big")), (5, (88818000000).to_bytes(8, "big")), (6, b"\2")),
        0x06: page(0x06, (0, b"\1\0")),
    }
    found = smart.scsi({code: smart.log_parameters(data, code) for code, data in given.items()})
    assert (found.asc, found.ascq, found.temperature_c, found.reference_temperature_c) == (0x5D, 0x10, 34, 60)
    assert (found.rated_starts, found.starts, found.rated_loads, found.loads) == (10000, 1090, None, None)
    assert (found.percentage_used, found.other_errors) == (7, 256)
    [errors] = found.errors
    assert (errors.kind, errors.corrected, errors.uncorrected) == ("read", 170693715, 2)
    assert errors.bytes_processed == 88818000000


def test_an_answer_that_is_not_the_page_is_refused() -> None:
    with pytest.raises(DecodeError, match="not the log page"):
        smart.log_parameters(page(0x0D), 0x2F)
    with pytest.raises(DecodeError, match="truncated"):
        smart.log_parameters(page(0x0D, (0, b"\0\42"))[:-1], 0x0D)
    assert smart.scsi({}).asc is None


def test_a_counter_that_nothing_can_have_counted_says_nothing() -> None:
    """It would be more than an answer may hold, and more than the window can show."""
    found = {code: bytes(8) + b"\xff" * 16 for code in (3, 6)} | {5: b"\xff" * 255}
    health = smart.scsi({0x03: smart.log_parameters(page(0x03, *found.items()), 0x03), 0x06: {0: b"\xff" * 17}})
    assert [one.bytes_processed for one in health.errors] == [None]
    assert (health.errors[0].corrected, health.other_errors) == (2**128 - 1, None)
    assert wire.load(ScsiHealth, wire.parse(wire.dump(health), 1 << 20)) == health
