"""An eMMC on the page Health: its wear in words, and which cards have a badge at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.drives.drive import EMMC, DriveKind
from disktune_contract.health.health import EmmcHealth, Health, Reserve
from disktune_contract.units import UnitSystem
from disktune_gui.health.badge import has_health
from disktune_gui.health.wording import health_sections
from disktune_gui.text.facts import FactRow
from tests.contract.checkup import sample_facts


def test_wear_in_words() -> None:
    condition, wear = health_sections(Health(emmc=EmmcHealth(2, 11, Reserve.URGENT)), UnitSystem.SI)
    assert condition.rows[0] == FactRow("Condition", "Failing: back up now")
    assert wear.title == "Wear and Errors"
    assert list(wear.rows) == [
        FactRow("Life used (A)", "10 to 20%", "estimate"),
        FactRow("Life used (B)", "more than 100%", "estimate"),
        FactRow("Spare blocks", "90% used"),
    ]


@pytest.mark.parametrize(("link", "has"), [(EMMC, True), ("card slot", False)])
def test_a_card_of_a_slot_has_no_badge(link: str, has: bool) -> None:
    drive = replace(sample_facts.drive(DriveKind.MMC), link=link)
    assert has_health(drive) is has
