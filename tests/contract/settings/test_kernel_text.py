"""What the kernel's files take: a flag's words, a number in the file's own unit, or the word for "off"."""

from __future__ import annotations

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.settings.setting import Value
from disktune_contract.settings.value_text import kernel_text


@pytest.mark.parametrize(
    ("setting", "value", "text"),
    [
        ("block.rotational", True, "1"),
        ("block.read_ahead", 128, "128"),
        ("md.sync_speed_min", 5000, "5000"),
        ("md.sync_speed_min", 0, "system"),
        ("md.safe_mode_delay", 200, "0.200"),
        ("md.safe_mode_delay", 12_005, "12.005"),
        ("block.scheduler", "mq-deadline", "mq-deadline"),
    ],
)
def test_a_value_as_its_file_takes_it(setting: str, value: Value, text: str) -> None:
    assert kernel_text(BY_ID[setting], value) == text
