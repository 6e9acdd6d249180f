"""The map of what a drive is used by: which boxes, where, and what they say."""

from __future__ import annotations

import pytest

from disktune_contract.drives.drive import Partition, Usage
from disktune_contract.layers.stack import FileSystem, Layer, LayerKind, Layers, Stack
from disktune_contract.units import UnitSystem
from disktune_gui.overview.layer_map import (
    MOST_BESIDE,
    MOST_COLUMNS,
    Box,
    BoxKind,
    LayerMap,
    free_bytes,
    is_layered,
    known_stack,
    layer_map,
)
from disktune_helper.drives import layers
from tests.helper.conftest import make_bench
from tests.helper.drives import block_stacks
from tests.helper.drives.block_stacks import BlockTree
from tests.sample_drive import make_drive


def read(made: BlockTree) -> Stack:
    bench = make_bench()
    bench.world.tree = made.tree
    return Stack(layers.layers(bench.ports))


def picture(stack: Stack, name: str) -> LayerMap:
    return layer_map(stack, name, UnitSystem.SI)


def columns(found: LayerMap) -> list[str]:
    """Return the titles of each column from the left."""
    return [" | ".join(box.title for box in found.boxes if box.column == at) for at in range(found.columns)]


def rows(stack: Stack, name: str) -> list[str]:
    return columns(picture(stack, name))


def box(stack: Stack, name: str, title: str) -> Box:
    return next(one for one in picture(stack, name).boxes if one.title == title)


def test_the_installers_layout_from_the_files_to_the_drive() -> None:
    stack = read(block_stacks.installers_encrypted())
    assert rows(stack, "sda") == [
        "sda",
        "sda1 | sda5",
        "/boot | sda5_crypt",
        "laptop-vg/root | laptop-vg/swap_1",
        "/ | swap",
    ]
    drive, root, volume = (box(stack, "sda", title) for title in ("sda", "/", "laptop-vg/root"))
    assert (drive.top, drive.height, drive.selected) == (0.0, 1.0, True)
    assert (root.top, root.height) == (volume.top, volume.height)
    assert root.height == pytest.approx(1 / 3)
    assert volume.note.startswith("logical volume, ")
    assert "read-ahead 128 KiB" in volume.tip
    assert drive.note == "drive, 1.07 GB"
    assert drive.tip.endswith("scheduler mq-deadline")
    assert box(stack, "sda", "sda5_crypt").note.startswith("encryption (LUKS2), ")


def test_an_array_is_between_files_and_members() -> None:
    stack = read(block_stacks.luks_on_lvm_on_md())
    assert rows(stack, "md0") == ["sda | sdb", "sda1 | sdb1", "md0", "data/home", "home", "/home"]
    assert box(stack, "md0", "md0").selected
    assert rows(stack, "sda") == ["sda", "sda1", "md0", "data/home", "home", "/home"]
    assert box(stack, "sda", "md0").note == "RAID 1, 1.07 GB"


def test_a_pool_on_two_parts_of_a_drive_has_one_box() -> None:
    titles = [one.title for one in picture(read(block_stacks.thin_pool()), "sda").boxes]
    assert titles.count("vg/pool-tpool") == 1
    assert "/srv" in titles


def test_btrfs_tells_its_own_read_ahead() -> None:
    stack = read(block_stacks.btrfs_on_two())
    assert "read-ahead 4096 KiB, its own" in box(stack, "sda", "/, /home").tip


@pytest.mark.parametrize("shape", ["multipath", "loop", "bcache", "zfs", "thin_pool"])
def test_every_box_lies_within_the_one_below(shape: str) -> None:
    stack = read(getattr(block_stacks, shape)())
    boxes = picture(stack, "sda").boxes
    drive = next(one for one in boxes if one.selected)
    for one in boxes:
        if one.column > drive.column:
            below = [two for two in boxes if two.column == one.column - 1]
            assert any(_within(one, two) for two in below)


def _within(one: Box, two: Box) -> bool:
    spare = 1e-9
    return two.top - spare <= one.top and one.top + one.height <= two.top + two.height + spare


def test_many_are_counted() -> None:
    drive = Layer("sda", LayerKind.DRIVE)
    parts = tuple(Layer(f"sda{index}", LayerKind.PARTITION, ("sda",)) for index in range(20))
    found = picture(Stack(Layers((drive, *parts))), "sda").boxes
    assert len(found) == 1 + MOST_BESIDE
    assert (found[-1].title, found[-1].kind) == ("15 more", BoxKind.REST)


def test_a_tower_ends() -> None:
    tower = tuple(Layer(f"dm-{index}", LayerKind.CRYPT, (f"dm-{index - 1}",)) for index in range(40))
    assert picture(Stack(Layers(tower)), "dm-0").columns == MOST_COLUMNS


def test_a_device_that_is_no_layer_has_no_picture() -> None:
    assert picture(Stack(Layers()), "sda").boxes == ()
    assert not is_layered(Stack(Layers()), "sda")


def test_partitions_alone_need_no_picture() -> None:
    drive = Layer("sda", LayerKind.DRIVE)
    part = Layer("sda1", LayerKind.PARTITION, ("sda",))
    root = FileSystem("8:1", "ext4", ("sda1",), ("/",))
    assert not is_layered(Stack(Layers((drive, part), (root,))), "sda")
    own = FileSystem("0:30", "btrfs", ("sda1",), ("/",))
    assert is_layered(Stack(Layers((drive, part), (own,))), "sda")
    assert is_layered(read(block_stacks.installers_encrypted()), "sda")


def test_before_the_layers_are_read_the_list_of_drives_is_shown() -> None:
    parts = (
        Partition("sda1", 2048, 400_000_000_000, mounts=("/home",)),
        Partition("sda2", 781_252_048, 200_000_000_000, holders=("md0",)),
    )
    drive = make_drive(partitions=parts)
    found = layer_map(known_stack(drive), "sda", UnitSystem.SI, free_bytes(drive))
    assert columns(found) == ["sda", "sda1 | sda2 | free", "/home | md0"]
    free = next(one for one in found.boxes if one.kind is BoxKind.REST)
    assert (free.title, free.note) == ("free", "400 GB")
    whole = make_drive(partitions=(), usage=Usage(mounts=("/srv",)))
    assert columns(layer_map(known_stack(whole), "sda", UnitSystem.SI)) == ["sda", "/srv"]


def test_logical_partitions_do_not_count_twice_and_alignment_is_not_free() -> None:
    size = 1_000_204_886_016
    parts = (Partition("sda2", 4096, 900_000_000_000), Partition("sda5", 6144, 899_000_000_000))
    assert free_bytes(make_drive(partitions=parts)) == size - 900_000_000_000 - 4096 * 512
    assert free_bytes(make_drive(partitions=(Partition("sda1", 2048, size - 4096 * 512),))) == 0
    assert free_bytes(make_drive(partitions=())) == 0


def test_the_text_has_both_directions() -> None:
    text = picture(read(block_stacks.luks_on_lvm_on_md()), "md0").text
    assert text.splitlines() == [
        "md0: array (raid1), 1.07 GB, read-ahead 256 KiB",
        "  dm-0 (data/home): logical volume, 1.07 GB, read-ahead 128 KiB",
        "    dm-1 (home): encryption (LUKS1), 1.07 GB, read-ahead 128 KiB, does not pass TRIM on, "
        "UUID uuid-of-dm-1",
        "      /home: xfs, read-ahead 128 KiB of dm-1",
        "It is on:",
        "  sda1: partition, 1.07 GB",
        "  sda: drive, 1.07 GB, read-ahead 128 KiB, scheduler mq-deadline",
        "  sdb1: partition, 1.07 GB",
        "  sdb: drive, 1.07 GB, read-ahead 128 KiB, scheduler mq-deadline",
    ]
