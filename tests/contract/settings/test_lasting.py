"""How long a value lasts: what is said of an array is not what is said of a drive that can be unplugged."""

from __future__ import annotations

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import DriveKind
from disktune_contract.settings.setting import SysfsAttribute
from disktune_contract.settings.setting_names import lasting

UNPLUGGED = "Lasts until restart or unplugging."
STOPPED = "Lasts until restart or stopping the array."


@pytest.mark.parametrize(
    ("setting", "kind", "words"),
    [
        ("block.read_ahead", DriveKind.ATA, UNPLUGGED),
        ("block.read_ahead", None, UNPLUGGED),
        ("block.read_ahead", DriveKind.ARRAY, STOPPED),
        ("block.read_ahead", DriveKind.VOLUME, "Lasts until restart or deactivation."),
        ("md.stripe_cache", DriveKind.ARRAY, STOPPED),
        ("md.stripe_cache", None, STOPPED),
        ("md.speed_limit_max", DriveKind.ARRAY, "Lasts until restart."),
        ("power.link", DriveKind.ATA, "Lasts until restart."),
        ("md.bitmap_location", DriveKind.ARRAY, "Permanent."),
        ("ata.apm", DriveKind.ATA, "Lasts until power-off or suspend."),
    ],
)
def test_how_long_a_value_lasts(setting: str, kind: DriveKind | None, words: str) -> None:
    assert lasting(BY_ID[setting], kind) == words


def test_what_the_bitmap_keeps_is_permanent() -> None:
    kept = [
        one
        for one in BY_ID.values()
        if isinstance(one.access, SysfsAttribute) and "bitmap/" in one.access.attribute
    ]
    assert kept
    assert all(lasting(one, DriveKind.ARRAY).startswith("Permanent") for one in kept)
