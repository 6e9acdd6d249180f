"""The picture of layers: which boxes, where, and what they say."""

from __future__ import annotations

import pytest

from disktune_contract.layers.stack import FileSystem, Layer, LayerKind, Layers, Stack
from disktune_gui.overview.layers_view import (
    MOST_BESIDE,
    MOST_ROWS,
    Box,
    BoxKind,
    is_layered,
    picture,
)
from disktune_helper.drives import layers
from tests.helper.conftest import make_bench
from tests.helper.drives import block_stacks
from tests.helper.drives.block_stacks import BlockTree


def read(made: BlockTree) -> Stack:
    bench = make_bench()
    bench.world.tree = made.tree
    return Stack(layers.layers(bench.ports))


def rows(stack: Stack, name: str) -> list[str]:
    """Return the titles of each row from the top."""
    found = picture(stack, name)
    return [" | ".join(box.title for box in found.boxes if box.row == row) for row in range(found.rows)]


def box(stack: Stack, name: str, title: str) -> Box:
    return next(one for one in picture(stack, name).boxes if one.title == title)


def test_the_installers_layout_from_the_files_to_the_drive() -> None:
    stack = read(block_stacks.installers_encrypted())
    assert rows(stack, "sda") == [
        "/ | swap",
        "laptop-vg/root | laptop-vg/swap_1",
        "/boot | sda5_crypt",
        "sda1 | sda5",
        "sda",
    ]
    drive, root, volume = (box(stack, "sda", title) for title in ("sda", "/", "laptop-vg/root"))
    assert (drive.left, drive.width, drive.selected) == (0.0, 1.0, True)
    assert (root.left, root.width) == (volume.left, volume.width)
    assert root.width == pytest.approx(1 / 3)
    assert volume.note == "dm-1, logical volume, read-ahead 128 KiB"
    assert drive.note == "drive, read-ahead 128 KiB, scheduler mq-deadline"
    assert box(stack, "sda", "sda5_crypt").note == "dm-0, encryption (LUKS2)"


def test_an_array_is_between_files_and_members() -> None:
    stack = read(block_stacks.luks_on_lvm_on_md())
    assert rows(stack, "md0") == ["/home", "home", "data/home", "md0", "sda1 | sdb1", "sda | sdb"]
    assert box(stack, "md0", "md0").selected
    assert rows(stack, "sda") == ["/home", "home", "data/home", "md0", "sda1", "sda"]


def test_a_pool_on_two_parts_of_a_drive_has_one_box() -> None:
    titles = [one.title for one in picture(read(block_stacks.thin_pool()), "sda").boxes]
    assert titles.count("vg/pool-tpool") == 1
    assert "/srv" in titles


def test_btrfs_tells_its_own_read_ahead() -> None:
    stack = read(block_stacks.btrfs_on_two())
    assert box(stack, "sda", "/, /home").note == "btrfs, read-ahead 4096 KiB, its own"


@pytest.mark.parametrize("shape", ["multipath", "loop", "bcache", "zfs", "thin_pool"])
def test_every_box_lies_within_the_one_below(shape: str) -> None:
    stack = read(getattr(block_stacks, shape)())
    boxes = picture(stack, "sda").boxes
    drive = next(one for one in boxes if one.selected)
    for one in boxes:
        if one.row < drive.row:
            below = [two for two in boxes if two.row == one.row + 1]
            assert any(_within(one, two) for two in below)


def _within(one: Box, two: Box) -> bool:
    spare = 1e-9
    return two.left - spare <= one.left and one.left + one.width <= two.left + two.width + spare


def test_many_are_counted() -> None:
    drive = Layer("sda", LayerKind.DRIVE)
    parts = tuple(Layer(f"sda{index}", LayerKind.PARTITION, ("sda",)) for index in range(20))
    found = picture(Stack(Layers((drive, *parts))), "sda").boxes
    assert len(found) == 1 + MOST_BESIDE
    assert (found[MOST_BESIDE - 1].title, found[MOST_BESIDE - 1].kind) == ("15 more", BoxKind.MORE)


def test_a_tower_ends() -> None:
    tower = tuple(Layer(f"dm-{index}", LayerKind.CRYPT, (f"dm-{index - 1}",)) for index in range(40))
    assert picture(Stack(Layers(tower)), "dm-0").rows == MOST_ROWS


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


def test_the_text_has_both_directions() -> None:
    text = picture(read(block_stacks.luks_on_lvm_on_md()), "md0").text
    assert text.splitlines() == [
        "md0: array (raid1), 1.07 GB, read-ahead 256 KiB",
        "  dm-0 (data/home): logical volume, 1.07 GB, read-ahead 128 KiB",
        "    dm-1 (home): encryption (LUKS1), 1.07 GB, read-ahead 128 KiB, does not pass TRIM on",
        "      /home: xfs, read-ahead 128 KiB of dm-1",
        "It is on:",
        "  sda1: partition, 1.07 GB",
        "  sda: drive, 1.07 GB, read-ahead 128 KiB, scheduler mq-deadline",
        "  sdb1: partition, 1.07 GB",
        "  sdb: drive, 1.07 GB, read-ahead 128 KiB, scheduler mq-deadline",
    ]
