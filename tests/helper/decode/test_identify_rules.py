"""Rules by which the words of old drives are read, each alone: real pages meet few of them."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from disktune_contract.health.identification import Chs, DeviceClass, NvCache
from disktune_helper.decode import identify_standard, identify_transfer
from disktune_helper.decode.identify import decode
from disktune_helper.decode.identify_standard import Version


def words(**changes: int) -> tuple[int, ...]:
    """Return a page of zeros but for words like ``w83``."""
    page = [0] * 256
    for name, value in changes.items():
        page[int(name.removeprefix("w"))] = value
    return tuple(page)


@pytest.mark.parametrize(
    ("kind", "specific", "version"),
    [
        (DeviceClass.ATA, 0, 1),
        (DeviceClass.ATAPI, 0, 3),
        (DeviceClass.COMPACT_FLASH, 0, 4),
        (DeviceClass.ATA, 0x37C8, 5),
        (DeviceClass.ATAPI, 0xC837, 5),
    ],
)
def test_the_kind_of_device_suggests_a_version(kind: DeviceClass, specific: int, version: int) -> None:
    assert identify_standard._first_guess(words(w2=specific), kind) == version


@pytest.mark.parametrize(("newest", "oldest"), [(3, 1), (4, 1), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4)])
def test_each_new_version_makes_an_old_bit_obsolete(newest: int, oldest: int) -> None:
    assert identify_standard._oldest_with(newest) == oldest


@pytest.mark.parametrize(
    ("page", "uses"),
    [
        (words(), False),
        (words(w83=0x4000), False),
        (words(w83=0x4001), True),
        # The highest two bits of word 83 say whether it counts.
        (words(w83=0x0001), False),
        (words(w83=0x0001, w84=0x4001), False),
        (words(w83=0x4000, w84=0x4001), False),
        (words(w82=0x0010), False),
        (words(w82=0x0010, w83=0x4000), True),
        (words(w82=0x880F, w83=0x4000), False),
        (words(w50=0x4000), True),
        (words(w53=4), False),
        (words(w53=4, w88=1), True),
        (words(w88=1), False),
        (words(w127=1), True),
        (words(w127=2), False),
        (words(w127=3), False),
    ],
)
def test_ata_4_is_known_by_what_it_brought(page: tuple[int, ...], uses: bool) -> None:
    assert identify_standard._uses_ata_4(page) is uses


SECTORS = 0x21000
"""132 cylinders, 16 heads and 64 sectors."""


@pytest.mark.parametrize(
    ("page", "likely", "sectors"),
    [
        (words(w57=0x1000, w58=0x0002), 1, SECTORS),
        (words(w57=0x0002, w58=0x1000), 1, SECTORS),
        (words(w57=0x0002, w58=0x1000), 2, SECTORS),
        # From ATA-3 on the order is certain.
        (words(w57=0x0002, w58=0x1000), 3, 0x10000002),
    ],
)
def test_the_current_sectors_of_old_drives_may_be_swapped(
    page: tuple[int, ...], likely: int, sectors: int
) -> None:
    version = Version(DeviceClass.ATA, cd_rom=False, claimed=0, likely=likely, oldest=1, supported=None)
    assert identify_transfer._current_sectors(page, version, Chs(132, 16, 64)) == sectors


HYBRID = {"w80": 0x1F8, "w214": 0x0110, "w215": 0x0000, "w216": 0x0008, "w219": 0x0008}
"""256 MiB of a drive of ATA8-ACS."""


@pytest.mark.parametrize(
    ("changes", "cache"),
    [
        ({}, NvCache(256 << 20, enabled=True, spin_up_s=8)),
        ({"w214": 0x0101, "w219": 0}, NvCache(256 << 20, enabled=False, spin_up_s=None)),
        # The low word comes first.
        ({"w215": 1, "w216": 0}, NvCache(512, enabled=True, spin_up_s=8)),
        ({"w214": 0}, None),
        ({"w214": 0xFFFF}, None),
        ({"w216": 0}, None),
        ({"w215": 0xFFFF, "w216": 0xFFFF}, None),
        # Before ATA-7 there was none.
        ({"w80": 0x007E}, None),
        ({"w0": 0x8580}, None),
    ],
)
def test_the_non_volatile_cache_of_a_hybrid_drive(changes: dict[str, int], cache: NvCache | None) -> None:
    assert decode(words(**{**HYBRID, **changes})).nv_cache == cache


SECURITY = {"w80": 0x1F8, "w82": 2, "w83": 0x4000, "w89": 1}
FLAGS = ("supported", "enabled", "locked", "frozen", "expired", "enhanced_erase")


@pytest.mark.parametrize("number", range(len(FLAGS)))
def test_each_bit_of_word_128_says_one_thing_of_the_password(number: int) -> None:
    found = asdict(decode(words(**SECURITY, w128=1 << number)).security)
    assert [name for name in FLAGS if found[name]] == [FLAGS[number]]
    assert not {found[name] for name in FLAGS} & {None}


def test_nothing_is_known_of_a_password_where_word_128_is_empty() -> None:
    found = asdict(decode(words(**SECURITY)).security)
    assert {found[name] for name in FLAGS} == {None}
    assert found["erase_minutes"] == 2


@pytest.mark.parametrize(("word", "takes"), [(0, False), (1, True), (2, False), (3, False), (5, True)])
def test_two_bits_of_word_127_say_whether_removable_media_are_announced(word: int, takes: bool) -> None:
    assert decode(words(w127=word)).removable_media_notification is takes


@pytest.mark.parametrize(("kind", "listed"), [(0x848A, True), (0x0040, False)])
def test_only_a_compact_flash_card_has_its_power_level(kind: int, listed: bool) -> None:
    identity = decode(words(w0=kind, w160=0x8064))
    assert ("CFA Power Level 1  (max 100mA)" in {one.name for one in identity.features}) is listed
    assert (identity.compact_flash is not None) is listed
