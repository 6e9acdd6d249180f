"""What the page says of an eMMC: its wear, which the kernel read when it appeared."""

from __future__ import annotations

import pytest

from disktune_gui.demo.machine import NAME
from tests.helper.metrics.scraped import Scraped


@pytest.fixture
def scraped() -> Scraped:
    return Scraped()


@pytest.mark.slow
@pytest.mark.parametrize(("life", "ratio"), [("0x01 0x01", 0.0), ("0x03 0x0a", 0.9), ("0x0b 0x01", 1.0)])
def test_the_wear_of_an_emmc_is_what_is_used_for_sure(scraped: Scraped, life: str, ratio: float) -> None:
    device = f"/sys/class/block/{NAME}/device"
    scraped.bench.world.tree.files(scraped.bench.ports.resolve(device), {"type": "MMC", "life_time": life})
    page = scraped.scrape()
    assert page["disktune_drive_wear_ratio"].values[(("device", NAME),)] == pytest.approx(ratio)


def test_an_sd_card_has_none(scraped: Scraped) -> None:
    page = scraped.scrape()
    assert (("device", NAME),) not in page["disktune_drive_wear_ratio"].values
