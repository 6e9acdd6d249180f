"""Power-on hours of drives that count something else by attribute 9."""

from __future__ import annotations

import pytest

from disktune_contract.health.health import AtaAttribute, AtaHealth, DeviceStatistic, Health, hour_unit_s
from disktune_contract.health.sample import sample
from tests.narrowed import present

OTHERS = {
    "TOSHIBA MK1651GSY": (378_645, 6310),
    "SAMSUNG MP0804H": (557_429, 4645),
    "FUJITSU MHV2080BH PL": (129_691, 36),
    "FUJITSU MHZ2160BJ FFS G2": (600_000, 10_000),
    "Maxtor 6B200M0": (1_200_000, 20_000),
    "Maxtor 98196H8": (60, 1),
    "HITACHI_DK23DA-30": (6000, 100),
    "SAMSUNG SP1614C": (1200, 10),
}
HOURS = (
    "ST9320423AS",
    "WDC WD10EFRX-68PJCN0",
    "FUJITSU MHZ2250BH G2",
    "FUJITSU MHW2120BH",
    "Maxtor 6V300F0",
    "Maxtor 7H500F0",
    "SAMSUNG HD103SI",
    "SAMSUNG SP2504C",
    "TOSHIBA MK5055GSX",
    "Hitachi HDS5C3020ALA632",
    "",
)


def of(model: str, raw: int, *statistics: DeviceStatistic) -> AtaHealth:
    attribute = AtaAttribute(9, 50, 50, 0, raw, pre_failure=False)
    return AtaHealth(True, (attribute,), True, statistics or None, hour_unit_s=hour_unit_s(model))


@pytest.mark.parametrize("model", OTHERS)
def test_another_unit_becomes_hours(model: str) -> None:
    raw, hours = OTHERS[model]
    assert of(model, raw).power_on_hours == hours
    assert present(sample(Health(ata=of(model, raw)), 1.0)).power_on_hours == hours
    assert of(model, raw, DeviceStatistic(1, 0x10, 4711)).power_on_hours == 4711


@pytest.mark.parametrize("model", HOURS)
def test_other_families_of_the_same_vendors_count_hours(model: str) -> None:
    assert of(model, 4711).power_on_hours == 4711


def test_what_a_vendor_keeps_above_the_hours_is_none_of_them() -> None:
    assert of("ST2000DM008-2FR102", 0x00F4_5A00_1234).power_on_hours == 0x1234
