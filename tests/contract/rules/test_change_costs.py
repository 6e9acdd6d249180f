"""What a change brings and costs, in its direction."""

from __future__ import annotations

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.rules.change_costs import _costs, cost_words
from disktune_contract.settings.setting import Value


@pytest.mark.parametrize(
    ("setting", "before", "after", "words"),
    [
        ("ata.aam", 254, 128, "Quieter, but slower seeks."),
        ("ata.aam", 128, 254, "Faster seeks, but louder."),
        # What a drive without acoustic management does is its maker's choice.
        ("ata.aam", 0, 128, ""),
        ("ata.apm", 255, 128, "Saves power, but load cycles wear"),
        ("ata.apm", 255, 254, ""),
        ("ata.apm", 128, 255, "Faster response, but more power."),
        ("ata.standby_timer", 0, 240, "Quieter, saves power, but spin-ups wear."),
        ("ata.standby_timer", 241, 0, "Fewer spin-ups, but more power."),
        # 21 min has the code 252, 30 min 241.
        ("ata.standby_timer", 252, 241, "Fewer spin-ups, but more power."),
        ("scsi.idle_b_after", -1, 1200, "Saves power, but load cycles wear."),
        ("ata.write_cache", True, False, "Safer in a power failure, but slower small writes."),
        ("nvme.power_state", 0, 1, "Cooler, but slower."),
        ("power.runtime_delay", -1, 5000, "Quieter, saves power, but spin-ups wear."),
        ("block.read_ahead", 128, 128, ""),
        ("block.read_ahead", None, 128, ""),
        ("block.scheduler", "none", "bfq", ""),
    ],
)
def test_the_cost_is_told_in_the_direction_of_the_change(
    setting: str, before: Value | None, after: Value, words: str
) -> None:
    found = cost_words(BY_ID[setting], before, after)
    assert found.startswith(words)
    assert bool(found) == bool(words)


def test_every_cost_is_of_a_setting_and_both_directions_differ() -> None:
    for name, (raised, lowered) in _costs().items():
        assert name in BY_ID
        assert raised != lowered
        assert raised.endswith(".")
        assert lowered.endswith(".")
