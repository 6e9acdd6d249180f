"""Where a setting takes hold for files, on the ways that data take on people's computers."""

from __future__ import annotations

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.experiments import recipes
from disktune_contract.layers.stack import FileSystem, Layer, LayerKind, Layers, Stack, data_path
from disktune_contract.measuring.measurement import DataPath, in_words

READ_AHEAD, SCHEDULER, CACHE, SHARE = (
    "block.read_ahead",
    "block.scheduler",
    "ata.write_cache",
    "block.unwritten_share",
)


def _queue(
    name: str, kind: LayerKind, *below: str, label: str = "", form: str = "", requests: bool = False
) -> Layer:
    return Layer(name, kind, below, label, form=form, read_ahead_kib=128, has_requests=requests)


def _drive(name: str) -> Layer:
    return _queue(name, LayerKind.DRIVE)


def _part(name: str, below: str) -> Layer:
    return Layer(name, LayerKind.PARTITION, (below,))


def path(*layers: Layer, on: tuple[str, ...], kind: str = "ext4") -> DataPath:
    system = FileSystem("254:1", kind, on, ("/home",))
    return data_path(Stack(Layers(layers, (system,))), system)


PLAIN = path(_drive("sda"), _part("sda1", "sda"), on=("sda1",))
DEBIAN = path(
    _drive("sda"),
    _part("sda5", "sda"),
    _queue("dm-0", LayerKind.CRYPT, "sda5", label="sda5_crypt", form="LUKS2"),
    _queue("dm-1", LayerKind.VOLUME, "dm-0", label="debian/home"),
    on=("dm-1",),
)
BTRFS = path(_drive("sda"), _part("sda1", "sda"), on=("sda1",), kind="btrfs")
BTRFS_OVER_TWO = path(_drive("sda"), _drive("sdb"), on=("sda", "sdb"), kind="btrfs")
RAID = path(_drive("sda"), _drive("sdb"), _queue("md0", LayerKind.ARRAY, "sda", "sdb", form="raid1"), on=("md0",))
JOINED = path(
    _drive("sda"), _drive("sdb"), _queue("md0", LayerKind.ARRAY, "sda", "sdb", form="linear"), on=("md0",)
)
LVM_OVER_TWO = path(_drive("sda"), _drive("sdb"), _queue("dm-0", LayerKind.VOLUME, "sda", "sdb"), on=("dm-0",))


@pytest.mark.parametrize(
    ("setting", "way", "names"),
    [
        (READ_AHEAD, PLAIN, ("sda",)),
        (READ_AHEAD, DEBIAN, ("dm-1",)),
        (SHARE, DEBIAN, ("dm-1",)),
        (READ_AHEAD, RAID, ("md0",)),
        (READ_AHEAD, LVM_OVER_TWO, ("dm-0",)),
        (SCHEDULER, DEBIAN, ("sda",)),
        ("block.nr_requests", DEBIAN, ("sda",)),
        (CACHE, DEBIAN, ("sda",)),
        (SCHEDULER, BTRFS, ("sda",)),
        (SCHEDULER, RAID, ("sda", "sdb")),
        ("md.stripe_cache", RAID, ("md0",)),
    ],
)
def test_a_setting_takes_hold_at_its_layer(setting: str, way: DataPath, names: tuple[str, ...]) -> None:
    found = recipes.counting(BY_ID[setting], way)
    assert (found.names, found.why_not) == (names, "")
    assert all(not recipes.refusal(setting, name, way) for name in names)


def test_elsewhere_it_is_refused_and_said_where_it_would_count() -> None:
    assert recipes.refusal(READ_AHEAD, "sda", DEBIAN) == (
        "“Read-ahead” of sda has no effect here, but at debian/home (dm-1)."
    )
    assert recipes.refusal(SCHEDULER, "dm-1", DEBIAN) == (
        "“I/O scheduler” of dm-1 has no effect here, but at sda."
    )
    # The layer between has a read-ahead of its own, which no file follows.
    assert "but at debian/home (dm-1)." in recipes.refusal(READ_AHEAD, "dm-0", DEBIAN)


def test_files_of_a_file_system_with_its_own_read_ahead_follow_no_device() -> None:
    assert recipes.refusal(READ_AHEAD, "sda", BTRFS) == ("Files on btrfs have their own “Read-ahead”.")


@pytest.mark.parametrize("way", [BTRFS_OVER_TWO, JOINED, LVM_OVER_TWO])
def test_what_several_drives_would_have_to_change_together_is_refused(way: DataPath) -> None:
    why = recipes.refusal(SCHEDULER, "sda", way)
    assert why.startswith("Files here are on several devices: sda, sdb.")


def test_every_member_of_an_array_takes_part_in_what_is_written() -> None:
    assert recipes.refusal(CACHE, "sdb", RAID) == ""


def test_what_is_set_on_nothing_there_is_refused() -> None:
    assert recipes.refusal("md.stripe_cache", "sda", PLAIN).startswith("No device here has ")


def test_a_read_past_the_page_cache_feels_no_read_ahead() -> None:
    assert "bypasses the page cache" in recipes.unfelt(READ_AHEAD, "file.seq1m-q1t1.read")
    assert recipes.unfelt(READ_AHEAD, "use.video-play") == ""
    assert recipes.unfelt(SCHEDULER, "file.seq1m-q1t1.read") == ""


def test_the_way_is_told_from_the_top_to_the_drive() -> None:
    assert in_words(DEBIAN) == "LVM (debian/home), LUKS2 (sda5_crypt), sda"
    assert in_words(RAID) == "md, sda, sdb"
