"""The verdict on every dump of the corpus, beside smartctl's, as kept in ``tests/corpus/smart/verdicts.txt``.

``health.jsonl`` has a dump in each line, as smartctl told it, without serial numbers and WWNs; it is made into the
bytes that the drive must have sent. ``python -m tests.helper.decode.test_corpus_verdicts`` writes the table again.
"""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

from disktune_contract.health.health import AtaHealth, DeviceStatistic, Health, PhyEvent
from disktune_contract.health.self_tests import SelfTestOutcome, SelfTestResult
from disktune_contract.health.verdict import STILL_S, HealthVerdict, Reading, counters, judge
from disktune_helper.decode import nvme, self_tests, smart
from tests.helper.decode.test_ata_logs import events, page_of

SMART = Path(__file__).parents[2] / "corpus/smart"
DUMPS: list[dict[str, Any]] = [json.loads(line) for line in (SMART / "health.jsonl").read_text().splitlines()]
BY_NAME = {dump["dump"]: dump for dump in DUMPS}
TABLE = SMART / "verdicts.txt"

ARGUED = {
    "se_MB0500EBNCR_13": "Backblaze looks into every hard disk with an uncorrectable error; the drive's own "
    "status, which is smartctl's, says nothing of single errors. It counts until it has stood still for 60 days.",
    "scr_smart-nvme-failed": "Data could not be read 7 times. The critical warning passes over that; it counts "
    "as an uncorrectable error of a disk does.",
    **dict.fromkeys(
        ("ubuntu_ST9320423AS", "ubuntu_ST9160827AS", "ubuntu_FUJITSU_MHZ2250BH_G2"),
        "An extended self-test could not read a block, and none passed since: smartctl says so in bit 7 of its "
        "exit status, and not in its verdict. The pending sectors say the same.",
    ),
}
"""Why a verdict differs from smartctl's, by dump."""

KELVIN = 273
NVME_FIELDS = (
    *(
        (name, at)
        for at, name in enumerate(("data_units_read", "data_units_written", "host_reads", "host_writes"), 2)
    ),
    ("controller_busy_time", 6),
    *((name, at) for at, name in enumerate(("power_cycles", "power_on_hours", "unsafe_shutdowns"), 7)),
    ("media_errors", 10),
    ("num_err_log_entries", 11),
)
"""Counters of 16 bytes, by their place in the log."""


def ata_of(dump: dict[str, Any]) -> AtaHealth:
    values, limits = bytearray(512), bytearray(512)
    for index, (number, flags, value, worst, threshold, raw) in enumerate(dump["attributes"]):
        at = 2 + 12 * index
        struct.pack_into("<BHBB", values, at, number, flags, value, worst)
        values[at + 5 : at + 11] = raw.to_bytes(6, "little")
        limits[at : at + 2] = bytes((number, threshold or 0))
    for page in (values, limits):
        page[511] = -sum(page) % 256
    attributes = smart.attributes(bytes(values), bytes(limits))
    return AtaHealth(dump["passed"], attributes, dump["rotating"], statistics_of(dump), events_of(dump))


def statistics_of(dump: dict[str, Any]) -> tuple[DeviceStatistic, ...] | None:
    told = dump.get("statistics")
    if told is None:
        return None
    return tuple(one for page in smart.PAGES for one in smart.statistics(page, page_of(page, told)))


def events_of(dump: dict[str, Any]) -> tuple[PhyEvent, ...] | None:
    told = dump.get("phy_events")
    return None if told is None else smart.phy_events(events(*((n, size // 2, count) for n, size, count in told)))


def nvme_of(told: dict[str, int]) -> bytes:
    page = bytearray(nvme.SMART_LOG_BYTES)
    spare = (told["available_spare"], told["available_spare_threshold"], told["percentage_used"])
    struct.pack_into("<BH3B", page, 0, told["critical_warning"], told["temperature"] + KELVIN, *spare)
    for name, place in NVME_FIELDS:
        page[16 * place : 16 * place + 16] = told.get(name, 0).to_bytes(16, "little")
    return bytes(page)


def scsi_pages(dump: dict[str, Any]) -> dict[int, dict[int, bytes]]:
    told = dump["scsi"]
    codes = {kind: code for code, kind in smart.ERRORS.items()}
    pages = {codes[kind]: {6: count.to_bytes(8, "big")} for kind, count in told["uncorrected"].items()}
    pages[smart.INFORMATIONAL] = {0: bytes((0 if dump["passed"] else 0x5D, 0))}
    if "percentage_used" in told:
        pages[smart.SOLID_STATE] = {1: bytes((0, 0, 0, told["percentage_used"]))}
    return pages


def logged(dump: dict[str, Any]) -> tuple[SelfTestResult, ...]:
    """Return the log of self-tests: kind, status, hours and first failing block of each, the newest first."""
    told = dump.get("self_tests", [])
    if "scsi" in dump:
        none = bytes((0xFF,)) * 8
        entries = (struct.pack(">BBH", code << 5 | result, 0, hours) + none for code, result, hours in told)
        return self_tests.scsi_results({place: entry + bytes(4) for place, entry in enumerate(entries, 1)})
    log = bytearray(512)
    log[508] = len(told)
    for place, (kind, status, hours, lba) in enumerate(reversed(told)):
        struct.pack_into("<BBHBI", log, 2 + 24 * place, kind, status, hours & 0xFFFF, 0, lba or 0)
    log[511] = -sum(log) % 256
    return self_tests.ata_results(bytes(log))


def health_of(dump: dict[str, Any]) -> Health:
    tested = logged(dump)
    if "attributes" in dump:
        return Health(ata=ata_of(dump), self_tests=tested)
    if "nvme" in dump:
        return Health(nvme=nvme.smart_log(nvme_of(dump["nvme"])))
    return Health(scsi=smart.scsi(scsi_pages(dump)), self_tests=tested)


def theirs(dump: dict[str, Any]) -> str:
    return {True: "passed", False: "failed", None: "unknown"}[dump["passed"]]


def differs(dump: dict[str, Any]) -> bool:
    """Return whether smartctl, which knows two states, says otherwise."""
    same = {True: HealthVerdict.GOOD, False: HealthVerdict.FAILING, None: HealthVerdict.UNKNOWN}[dump["passed"]]
    return judge(health_of(dump)).verdict is not same


def row(dump: dict[str, Any]) -> str:
    judged = judge(health_of(dump))
    cells = (dump["dump"], dump["model"] or "-", theirs(dump), judged.verdict, " ".join(judged.why) or "-")
    return " | ".join((*cells, ARGUED[dump["dump"]]) if differs(dump) else cells)


def table() -> str:
    return "".join(f"{row(dump)}\n" for dump in sorted(DUMPS, key=lambda dump: str(dump["dump"])))


def test_every_verdict_is_the_one_that_is_kept() -> None:
    assert table().splitlines() == TABLE.read_text("utf-8").splitlines()


def test_every_difference_from_smartctl_is_argued_and_no_argument_is_left_over() -> None:
    assert {dump["dump"] for dump in DUMPS if differs(dump)} == set(ARGUED)


def test_a_second_reading_of_the_same_counters_excuses_what_is_old_and_accuses_nobody() -> None:
    for dump in DUMPS:
        found = health_of(dump)
        later = judge(found, STILL_S, Reading(0.0, counters(found))).verdict
        if any(one.outcome.failed for one in found.self_tests):
            # What was found then is so until a test finds otherwise.
            assert later in (HealthVerdict.CAUTION, HealthVerdict.FAILING), dump["dump"]
        else:
            good = HealthVerdict.UNKNOWN if dump["passed"] is None else HealthVerdict.GOOD
            assert later is good, dump["dump"]


def test_a_failed_test_is_said_of_the_drives_that_failed_one_and_of_no_other() -> None:
    failed = {
        dump["dump"] for dump in DUMPS if any(status >> 4 in range(4, 9) for _, status, *_ in ata_tests(dump))
    }
    accused = {dump["dump"] for dump in DUMPS if "failed at block" in " ".join(judge(health_of(dump)).why)}
    assert accused == failed
    assert len(failed) == 4
    aborted = [one.outcome for one in logged(BY_NAME["ubuntu_FUJITSU_MHZ2250BH_G2"])]
    assert aborted[2:4] == [SelfTestOutcome.STOPPED, SelfTestOutcome.INTERRUPTED]


def ata_tests(dump: dict[str, Any]) -> list[list[int]]:
    return dump.get("self_tests", []) if "attributes" in dump else []


def test_the_dumps_name_nobody() -> None:
    known = {"dump", "model", "passed", "rotating", "attributes", "statistics", "phy_events", "nvme", "scsi"}
    known.add("self_tests")
    assert {key for dump in DUMPS for key in dump} <= known


if __name__ == "__main__":
    TABLE.write_text(table(), "utf-8")
