"""SMART pages and log pages: smartctl's view of real drives is the judge."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest

from disktune_contract import wire
from disktune_contract.health.health import AtaAttribute, Failed, OfflineState, ScsiHealth
from disktune_gui.demo.ata.smart import Smart
from disktune_helper.decode import smart
from disktune_helper.decode.fields import DecodeError

_OWN = Path(__file__).parents[2] / "corpus/smart"


def tables() -> list[Any]:
    """Return every table of attributes that smartctl has made of a real drive's pages."""
    found = []
    for path in sorted(_OWN.glob("*.json")):
        table = json.loads(path.read_text("utf-8")).get("ata_smart_attributes", {}).get("table")
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
        assert ours.flags is not None
        shown_flags = dict(vars(ours.flags))
        # smartctl's name is an older one.
        told = {**theirs["flags"], "self_preserving": theirs["flags"]["auto_keep"]}
        assert shown_flags == {name: told[name] for name in shown_flags}


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
    with pytest.raises(DecodeError, match="511 bytes"):
        smart.attributes(values[:-1], None)
    assert {one.threshold for one in smart.attributes(values, None)} == {None}


OFFLINE = {
    OfflineState.NEVER: "was never started",
    OfflineState.COMPLETED: "was completed without error",
    OfflineState.RUNNING: "is in progress",
    OfflineState.SUSPENDED: "was suspended by an interrupting command from host",
    OfflineState.ABORTED: "was aborted by an interrupting command from host",
    OfflineState.FAILED: "was aborted by the device with a fatal error",
    OfflineState.VENDOR: "is in a Vendor Specific state",
    OfflineState.UNKNOWN: "is in a Reserved state",
}
"""smartctl's words."""


def collections() -> list[Any]:
    """Return what smartctl has said of the off-line data collection of real drives."""
    found = []
    for path in sorted(_OWN.glob("*.json")):
        told = json.loads(path.read_text("utf-8")).get("ata_smart_data", {})
        if "offline_data_collection" in told and "capabilities" in told:
            found.append(pytest.param(told, id=path.stem))
    return found


def data_with(status: int, capabilities: int, seconds: int) -> bytes:
    made = bytearray(512)
    made[362], made[367] = status, capabilities
    struct.pack_into("<H", made, 364, seconds)
    made[511] = -sum(made) % 256
    return bytes(made)


@pytest.mark.parametrize("told", collections())
def test_the_off_line_data_collection_is_what_smartctl_shows(told: dict[str, Any]) -> None:
    theirs, can = told["offline_data_collection"], told["capabilities"]
    value = theirs["status"]["value"]
    found = smart.offline(data_with(value, can["values"][0], theirs["completion_seconds"]))
    assert OFFLINE[found.state] == theirs["status"]["string"]
    # It prints this bit as "Auto Offline Data Collection" in its text alone.
    assert found.automatic == (value >= 0x80)
    assert found.seconds == theirs["completion_seconds"]
    assert found.immediate == can["exec_offline_immediate_supported"]
    assert found.aborted_by_commands == can["offline_is_aborted_upon_new_cmd"]
    assert found.surface_scan == can["offline_surface_scan_supported"]


def test_the_corpus_has_drives_that_collect_by_themselves_and_others() -> None:
    values = {one.values[0]["offline_data_collection"]["status"]["value"] for one in collections()}
    assert {0x00, 0x82} <= values


@pytest.mark.parametrize(
    ("status", "state"),
    [
        (0x00, OfflineState.NEVER),
        (0x80, OfflineState.NEVER),
        (0x01, OfflineState.UNKNOWN),
        (0x02, OfflineState.COMPLETED),
        (0x03, OfflineState.RUNNING),
        (0x83, OfflineState.UNKNOWN),
        (0x84, OfflineState.SUSPENDED),
        (0x05, OfflineState.ABORTED),
        (0x06, OfflineState.FAILED),
        (0x07, OfflineState.UNKNOWN),
        (0x3F, OfflineState.UNKNOWN),
        (0x40, OfflineState.VENDOR),
        (0xC0, OfflineState.VENDOR),
        (0xFF, OfflineState.VENDOR),
    ],
)
def test_states_of_the_off_line_data_collection(status: int, state: OfflineState) -> None:
    assert smart.offline(data_with(status, 0, 0)).state is state


def test_the_switch_of_the_off_line_data_collection_is_bit_1() -> None:
    assert [smart.offline(data_with(0, 1 << bit, 0)).switchable for bit in range(4)] == [False, True, False, False]


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
    with pytest.raises(DecodeError, match="another page"):
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
