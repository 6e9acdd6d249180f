"""The counters behind a verdict, each with its rule."""

from __future__ import annotations

import re

from disktune_contract.health.health import (
    AtaAttribute,
    AtaHealth,
    DeviceStatistic,
    Health,
    KernelErrors,
    PhyEvent,
)
from disktune_contract.health.verdict import Counter, CounterValue, Reading, judge
from disktune_contract.units import UnitSystem
from disktune_gui.health import wording
from disktune_gui.health.wording import health_sections
from disktune_gui.text.facts import FactRow
from disktune_helper.decode import smart

HEALTH = Health(
    ata=AtaHealth(
        True,
        (
            AtaAttribute(5, 100, 100, 10, 8, pre_failure=True),
            AtaAttribute(199, 200, 200, 0, 12_345, pre_failure=False),
        ),
        rotating=True,
        statistics=(DeviceStatistic(1, 0x10, 19_042), DeviceStatistic(7, 0x08, 3)),
        phy_events=(PhyEvent(0x001, 7, full=False), PhyEvent(0x00D, 0xFFFF, full=True)),
    ),
    kernel=KernelErrors(requests=338_975, errors=4),
)


def test_sectors_are_said_in_bytes_where_their_size_is_known() -> None:
    written = Health(ata=AtaHealth(True, (), statistics=(DeviceStatistic(1, 0x18, 2_000_000),)))
    for sector_bytes, note in ((0, ""), (512, "1.02 GB"), (4096, "8.19 GB")):
        [row] = health_sections(written, UnitSystem.SI, None, sector_bytes)[-1].rows
        assert row == FactRow("Sectors written", "2,000,000", note)


def rows(title: str, earlier: Reading | None = None) -> list[FactRow]:
    sections = health_sections(HEALTH, UnitSystem.SI, judge(HEALTH, 60.0, earlier))
    [found] = [part for part in sections if part.title == title]
    return list(found.rows)


def test_what_was_judged_says_when_it_counts_and_by_whose_statistics() -> None:
    assert rows("Counters Behind the Verdict")[:2] == [
        FactRow("Reallocated sectors", "8", "caution from 5 on; Backblaze 2016, Google 2007"),
        FactRow("Interface CRC errors", "12,345", "caution if it rises"),
    ]


def test_a_rise_names_the_value_before_and_its_time() -> None:
    before = Reading(30.0, (CounterValue(Counter.INTERFACE_CRC, 12_344), CounterValue(Counter.REALLOCATED, 8)))
    reallocated, interface, *_ = rows("Counters Behind the Verdict", before)
    assert re.search(r"Google 2007; compared with .*1970", reallocated.note)
    assert re.fullmatch(r"caution: 12,344 before; compared with .*1970.*", interface.note)
    assert rows("Health (SMART)", before)[:3] == [
        FactRow("Condition", "Caution: reallocated sectors"),
        FactRow("Reason", "Reallocated sectors: 8."),
        FactRow("Details", "Interface CRC errors: 1 new. Check the cable."),
    ]


def test_what_drive_link_and_kernel_count_beyond_that() -> None:
    assert rows("Device Statistics") == [FactRow("Power-on time", "19,042 h"), FactRow("Percentage used", "3%")]
    assert rows("SATA PHY Event Counters") == [
        FactRow("001h Commands failed by a CRC error", "7"),
        FactRow("00Dh", "65,535", "or more"),
    ]
    assert rows("Errors Counted by the Kernel") == [
        FactRow("Commands", "338,975"),
        FactRow("Commands ended with an error", "4", "counts SMART queries"),
    ]


def test_a_drive_that_told_nothing_has_what_the_kernel_counts() -> None:
    titles = [part.title for part in health_sections(Health(kernel=HEALTH.kernel, note="Asleep."), UnitSystem.SI)]
    assert titles == ["Health (SMART)", "Errors Counted by the Kernel"]


def test_every_statistic_that_is_read_has_a_name() -> None:
    entry = (0xC0 << 56 | 1).to_bytes(8, "little")
    found = {
        (one.page, one.offset)
        for page in smart.PAGES
        for one in smart.statistics(page, bytes((1, 0, page, 0, 0, 0, 0, 0)) + entry * 63)
    }
    assert found == set(wording.STATISTICS)
