"""Which facts make which verdict: the drive's own words, counters that predict, old errors that stand still."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.health.attribute_meanings import RATES
from disktune_contract.health.health import (
    AtaAttribute,
    AtaHealth,
    DeviceStatistic,
    Health,
    KernelErrors,
    PhyEvent,
    ScsiErrors,
    ScsiHealth,
)
from disktune_contract.health.verdict import (
    MORE_OFTEN,
    REPLACED_FROM,
    RULES,
    STILL_S,
    Counter,
    CounterValue,
    HealthJudgement,
    HealthVerdict,
    Reading,
    counters,
    judge,
)
from tests.contract.health.test_health_notices import SMART_LOG

GOOD, CAUTION, FAILING, UNKNOWN = (HealthVerdict(name) for name in ("good", "caution", "failing", "unknown"))
NOW = 1_700_000_000.0


def attribute(number: int, raw: int, value: int = 100, worst: int = 100, threshold: int = 10) -> AtaAttribute:
    return AtaAttribute(number, value, worst, threshold, raw, pre_failure=number == 5)


def disk(*attributes: AtaAttribute, rotating: bool | None = True, passed: bool | None = True) -> Health:
    return Health(ata=AtaHealth(passed, attributes, rotating))


def before(health: Health, days: float) -> Reading:
    """Return what is kept of *health* for later, read so many days before `NOW`."""
    return Reading(NOW - days * 86_400, counters(health))


def of(judged: HealthJudgement) -> tuple[HealthVerdict, tuple[str, ...]]:
    return judged.verdict, judged.why


def test_every_counter_has_a_rule_and_a_source() -> None:
    assert set(RULES) == set(Counter)
    assert all(rule.source for rule in RULES.values())


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (187, "Reported uncorrectable errors: 2."),
        (197, "Pending sectors: 2."),
        (198, "Offline uncorrectable sectors: 2."),
    ],
)
def test_a_hard_disk_with_a_counter_that_predicts_is_a_caution(number: int, says: str) -> None:
    assert of(judge(disk(attribute(number, 2)))) == (CAUTION, (says, MORE_OFTEN))
    assert of(judge(disk(attribute(number, 0)))) == (GOOD, ())


def ssd(numbers: dict[int, int]) -> Health:
    return disk(*(attribute(number, raw) for number, raw in numbers.items()), rotating=False)


@pytest.mark.parametrize(
    ("numbers", "says"),
    [
        ({5: 0, 187: 207}, "Reported uncorrectable errors: 207."),
        ({5: 331, 187: 16}, "Reported uncorrectable errors: 16."),
        ({5: 0, 197: 1}, "Pending sectors: 1."),
        ({5: 0, 198: 3}, "Offline uncorrectable sectors: 3."),
    ],
    ids=["Samsung 850 EVO 500GB", "MZ7LM480", "pending", "offline"],
)
def test_a_solid_state_drive_that_lost_data_is_a_caution(numbers: dict[int, int], says: str) -> None:
    found = ssd(numbers)
    assert of(judge(found)) == (CAUTION, (says, MORE_OFTEN))
    if 197 not in numbers:
        assert judge(found, NOW, before(found, STILL_S / 86_400)).verdict is GOOD


@pytest.mark.parametrize("number", [5, 188, 199])
def test_wear_and_cables_of_a_solid_state_drive_are_none(number: int) -> None:
    assert judge(ssd({number: 2})).verdict is GOOD


@pytest.mark.parametrize("number", [5, 187, 197, 198, 199])
def test_a_rise_counts_of_a_solid_state_drive_without_statistics(number: int) -> None:
    old, new = ssd({5: 0, number: 2}), ssd({5: 0, number: 5})
    assert of(judge(new, NOW, before(old, 1)))[0] is CAUTION
    assert judge(new, NOW, before(old, 1)).why[0].split(". ")[0].removesuffix(".").endswith(": 3 new")


OCZ = {5: 0, 12: 9, 187: 4, 197: 3, 198: 900, 199: 700, 210: 0, 212: 1}
"""Barefoot 3: 198 and 199 are GiB read and written, and 210 is what 199 is elsewhere."""
MICRON = {5: 0, 187: 0, 197: 1, 198: 0, 199: 0, 210: 2}


@pytest.mark.parametrize(
    ("numbers", "meant"),
    [
        (OCZ, {187, 197, 198, 199}),
        (MICRON, {197}),
        ({1: 0, 197: 7}, {197}),
        ({3: 0, 5: 0, 187: 9, 234: 1}, {187}),
    ],
    ids=["OCZ", "Micron", "Xcel-10", "JMicron"],
)
def test_what_a_family_means_otherwise_is_not_counted(numbers: dict[int, int], meant: set[int]) -> None:
    found = ssd(numbers)
    later = ssd({number: raw + (number in meant) for number, raw in numbers.items()})
    assert judge(found).verdict is GOOD
    assert judge(later, NOW, before(found, 1)).verdict is GOOD


def test_the_standard_s_count_of_a_solid_state_drive_comes_before_its_attribute() -> None:
    found = AtaHealth(True, (attribute(187, 40),), False, (DeviceStatistic(4, 0x08, 0),))
    assert of(judge(Health(ata=found))) == (GOOD, ())


@pytest.mark.parametrize(("number", "raw"), [(188, 29), (199, 644), (199, 3_118_119)])
def test_what_a_cable_causes_counts_only_while_it_rises(number: int, raw: int) -> None:
    old, new = disk(attribute(number, raw)), disk(attribute(number, raw + 1))
    assert judge(old).verdict is GOOD
    assert judge(old, NOW, before(old, 1)).verdict is GOOD
    risen = judge(new, NOW, before(old, 1))
    assert risen.verdict is CAUTION
    assert risen.why[0].split(". ")[0].removesuffix(".").endswith(": 1 new")
    assert "Check" in risen.why[0]
    assert (risen.evidence[0].before, risen.evidence[0].value, risen.evidence[0].since) == (
        raw,
        raw + 1,
        NOW - 86_400,
    )


def test_a_few_replaced_sectors_count_only_while_they_rise() -> None:
    """Disks with 1 to 4 fail no more often than others."""
    assert RATES[5][1].lowest == 1
    assert RATES[5][1].rate < 1.1 * RATES[5][0].rate
    assert RATES[5][2].rate > 2.5 * RATES[5][0].rate
    few, more = disk(attribute(5, REPLACED_FROM - 1)), disk(attribute(5, REPLACED_FROM))
    assert of(judge(few)) == (GOOD, ())
    assert of(judge(more)) == (CAUTION, ("Reallocated sectors: 5.", MORE_OFTEN))
    fewer = before(disk(attribute(5, REPLACED_FROM - 2)), 1)
    assert judge(few, NOW, fewer).why == ("Reallocated sectors: 1 new.",)
    for number in (187, 197, 198):
        assert RATES[number][1].rate > 10 * RATES[number][0].rate, "from the first"


@pytest.mark.parametrize("number", [5, 187, 198])
def test_old_errors_that_stand_still_no_longer_count(number: int) -> None:
    found = disk(attribute(number, 7))
    days = STILL_S / 86_400
    assert judge(found, NOW, before(found, days - 1)).verdict is CAUTION
    assert judge(found, NOW, before(found, days)).verdict is GOOD
    more = judge(disk(attribute(number, 8)), NOW, before(found, days))
    assert more.verdict is CAUTION
    assert more.why[0].split(". ")[0].removesuffix(".").endswith(": 1 new")
    assert MORE_OFTEN not in more.why


def test_a_pending_sector_counts_as_long_as_it_is_pending() -> None:
    found = disk(attribute(197, 1))
    assert judge(found, NOW, before(found, 1000)).verdict is CAUTION
    assert judge(disk(attribute(197, 0)), NOW, before(found, 1)).verdict is GOOD


def test_a_reading_from_the_future_or_of_more_errors_excuses_nothing() -> None:
    found = disk(attribute(5, 7))
    assert judge(found, NOW, before(found, -1000)).verdict is CAUTION
    # As after a repair that cleared the counters.
    fewer = judge(disk(attribute(199, 3)), NOW, before(disk(attribute(199, 9)), 1))
    assert (fewer.verdict, fewer.evidence[0].new) == (GOOD, 0)


@pytest.mark.parametrize(
    ("number", "raw"),
    [(188, 17_180_131_332), (188, 51_540_393_996), (5, 8_589_934_592_000), (197, 1 << 16), (187, 1 << 32 | 1)],
)
def test_a_raw_value_that_may_be_several_numbers_is_not_read_as_a_count(number: int, raw: int) -> None:
    found = judge(disk(attribute(number, raw)))
    assert (found.verdict, found.evidence) == (GOOD, ())


def test_where_the_raw_value_is_no_count_the_standard_s_statistic_is() -> None:
    statistics = (DeviceStatistic(3, 0x20, 6), DeviceStatistic(4, 0x08, 0))
    found = AtaHealth(True, (attribute(5, 8_589_934_592_000),), True, statistics)
    assert judge(Health(ata=found)).why[0] == "Reallocated sectors: 6."


def test_a_drive_that_does_not_say_whether_it_spins_has_counted_its_motor() -> None:
    pending, spin_up = attribute(197, 1), attribute(3, 4175)
    assert judge(disk(pending, spin_up, rotating=None)).verdict is CAUTION
    assert judge(disk(pending, attribute(3, 0), attribute(4, 0), rotating=None)).verdict is GOOD
    assert judge(disk(pending, spin_up, rotating=False)).verdict is GOOD


def test_thresholds_of_the_drive_s_own() -> None:
    assert judge(disk(attribute(5, 0, 10, 10))).verdict is FAILING
    assert judge(disk(attribute(5, 0, 100, 10))).verdict is CAUTION
    assert judge(disk(attribute(9, 0, 10, 10))).verdict is CAUTION
    # The temperature of a hot day years ago.
    assert of(judge(disk(attribute(190, 0, 60, 40, 45)))) == (GOOD, ())
    assert of(judge(disk(attribute(190, 0, 40, 40, 45)))) == (
        CAUTION,
        ("Too hot (attribute 190). Improve cooling.",),
    )
    assert judge(disk(attribute(190, 0x3C19_003C, 40, 40, 45))).why == (
        "Too hot: 60 °C (attribute 190). Improve cooling.",
    )
    assert judge(disk(passed=False)).verdict is FAILING


def test_a_status_that_did_not_come_through_is_unknown_and_hides_nothing() -> None:
    assert of(judge(disk(passed=None))) == (UNKNOWN, ("The SMART status could not be read.",))
    assert judge(disk(attribute(197, 1), passed=None)).verdict is CAUTION


def test_wear_of_a_solid_state_drive_by_its_statistics() -> None:
    for percent, verdict in ((99, GOOD), (100, CAUTION)):
        found = AtaHealth(True, (), False, (DeviceStatistic(7, 0x08, percent),))
        assert judge(Health(ata=found)).verdict is verdict


def test_a_warning_of_an_nvme_drive_counts_by_its_own_bit() -> None:
    hot, worn = ("hot",), ("media errors",)
    for bits, words, verdict in (
        (0b0000_0000, (), GOOD),
        (0b0000_0010, hot, CAUTION),
        (0b0000_0100, worn, FAILING),
        (0b1000_0000, (), CAUTION),
        (0b1000_0010, hot, CAUTION),
        (0b0100_0100, worn, FAILING),
    ):
        found = judge(Health(nvme=replace(SMART_LOG, critical_warning=bits, warnings=words)))
        assert found.verdict is verdict, bits
        assert len(found.why) == bits.bit_count()
    assert found.why[-1] == "Unknown warning of the drive (40h)."


def test_the_link_s_own_counter_counts_while_it_rises() -> None:
    def link(failed: int) -> Health:
        return Health(
            ata=AtaHealth(True, (), True, phy_events=(PhyEvent(0x00A, 9, False), PhyEvent(1, failed, False)))
        )

    assert judge(link(3)).verdict is GOOD
    assert judge(link(3), NOW, before(link(3), 1)).verdict is GOOD
    assert judge(link(4), NOW, before(link(3), 1)).verdict is CAUTION


def test_what_the_kernel_counts() -> None:
    def kernel(**counts: int) -> Health:
        return Health(ata=AtaHealth(True, ()), kernel=KernelErrors(**counts))

    old = kernel(requests=100, errors=10, timeouts=1, pcie_correctable=5, pcie_nonfatal=1, pcie_fatal=0)
    assert judge(old).verdict is GOOD
    # Every question of smartctl's, and of ours, raises `errors`; corrected errors of a link cost nothing.
    more = kernel(requests=900, errors=400, timeouts=1, pcie_correctable=900, pcie_nonfatal=1, pcie_fatal=0)
    assert judge(more, NOW, before(old, 1)).verdict is GOOD
    for counts in ({"timeouts": 2}, {"pcie_nonfatal": 1, "pcie_fatal": 1}):
        assert judge(kernel(**counts), NOW, before(old, 1)).verdict is CAUTION
    # A drive that told nothing is unknown, whatever the kernel saw.
    assert judge(Health(kernel=KernelErrors(timeouts=9))) == HealthJudgement(UNKNOWN)


def test_a_scsi_disk_is_measured_by_the_same_scale() -> None:
    def sas(read: int | None, asc: int | None = 0, defects: int | None = None) -> Health:
        errors = (ScsiErrors("read", 5, read, None), ScsiErrors("write", 5, 0, None))
        return Health(scsi=ScsiHealth(asc, 0, None, None, None, None, None, None, None, errors, None, defects))

    # ST373453LC.
    assert judge(sas(536, defects=260)).why == ("Uncorrected errors: 536.", "Grown defects: 260.", MORE_OFTEN)
    assert [judge(sas(0, defects=n)).verdict for n in (4, 5)] == [GOOD, CAUTION]
    assert judge(sas(0, defects=5), NOW, before(sas(0, defects=5), STILL_S / 86_400)).verdict is GOOD
    assert judge(sas(0, defects=2), NOW, before(sas(0, defects=1), 1)).why == ("Grown defects: 1 new.",)
    assert judge(sas(3), NOW, before(sas(2), 1)).why == ("Uncorrected errors: 1 new.",)
    assert judge(sas(None)).evidence == (judge(sas(0)).evidence)
    assert [judge(sas(0, asc)).verdict for asc in (0x5D, 0x0B, 0, None)] == [FAILING, CAUTION, GOOD, UNKNOWN]


def test_a_reading_is_what_a_later_one_needs() -> None:
    assert counters(disk(attribute(5, 1), attribute(199, 2))) == (
        CounterValue(Counter.REALLOCATED, 1),
        CounterValue(Counter.INTERFACE_CRC, 2),
    )
    assert counters(Health()) == ()


def test_media_errors_of_an_nvme_drive_count_from_the_first() -> None:
    # MZ1WV480.
    found = Health(nvme=replace(SMART_LOG, media_errors=10))
    assert of(judge(found)) == (CAUTION, ("Media and data errors: 10.", MORE_OFTEN))
    assert judge(found, NOW, before(found, STILL_S / 86_400)).verdict is GOOD
