"""Layers as they are read from trees of real shapes, and the questions about them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from disktune_contract import wire
from disktune_contract.layers import words
from disktune_contract.layers.stack import MOST_POINTS, FileSystem, LayerKind, Layers, Stack, short
from disktune_helper.drives import layers
from tests.helper.conftest import Bench
from tests.helper.drives import block_stacks
from tests.helper.drives.block_stacks import GROUP, BlockTree
from tests.narrowed import present

Look = Callable[[BlockTree], Stack]


@pytest.fixture
def look(onlooker: Bench) -> Look:
    """Return the layers of a tree."""

    def read(made: BlockTree) -> Stack:
        onlooker.world.tree = made.tree
        found = layers.layers(onlooker.ports)
        assert wire.load(Layers, wire.parse(wire.dump(found), 1 << 20)) == found
        return Stack(found)

    return read


def at(stack: Stack, path: str) -> FileSystem:
    return present(stack.file_system_at(path))


def chains(stack: Stack, path: str) -> list[str]:
    return [" ".join(layer.name for layer in chain) for chain in stack.chains(at(stack, path))]


def kinds(stack: Stack) -> dict[str, str]:
    return {layer.name: layer.kind.value for layer in stack.layers.layers}


def queues(stack: Stack, path: str) -> list[str]:
    return [layer.name for layer in stack.request_queues(stack.tops(at(stack, path)))]


def follows(stack: Stack, path: str) -> tuple[str | None, int | None]:
    found = stack.read_ahead(at(stack, path))
    return found.layer.name if found.layer else None, found.kib


def test_the_installers_encrypted_layout(look: Look) -> None:
    stack = look(block_stacks.installers_encrypted())
    assert kinds(stack) == {
        **{"sda": "drive", "sda1": "partition", "sda5": "partition"},
        **{"dm-0": "crypt", "dm-1": "volume", "dm-2": "volume"},
    }
    assert chains(stack, "/") == ["dm-1 dm-0 sda5 sda"]
    assert chains(stack, "/boot") == ["sda1 sda"]
    assert queues(stack, "/") == ["sda"]
    assert follows(stack, "/") == ("dm-1", 128)
    assert follows(stack, "/boot") == ("sda", 128)
    crypt, root = stack.layer("dm-0"), stack.layer("dm-1")
    assert crypt is not None
    assert (crypt.form, crypt.label, crypt.content) == ("LUKS2", "sda5_crypt", "LVM2_member")
    assert present(root).label == "laptop-vg/root"
    sda = present(stack.layer("sda"))
    assert [(one.title, one.swap) for one in stack.systems_on(sda)] == [
        ("/", False),
        ("/boot", False),
        ("swap", True),
    ]
    assert at(stack, "/").uuid == "uuid-of-dm-1"


def test_a_swap_is_named_by_its_device(look: Look) -> None:
    stack = look(block_stacks.installers_encrypted())
    (swap,) = (system for system in stack.layers.file_systems if system.swap)
    assert swap.devices == ("dm-2",)
    assert stack.file_system_at(swap.name) is swap


def test_luks_on_lvm_on_md_leads_to_both_drives(look: Look) -> None:
    stack = look(block_stacks.luks_on_lvm_on_md())
    assert chains(stack, "/home/") == ["dm-1 dm-0 md0 sda1 sda", "dm-1 dm-0 md0 sdb1 sdb"]
    assert queues(stack, "/home") == ["sda", "sdb"]
    md = present(stack.layer("md0"))
    assert (md.kind, md.form, md.scheduler, md.has_requests) == (LayerKind.ARRAY, "raid1", "", False)
    assert [layer.name for layer in stack.on(md)] == ["md0", "dm-0", "dm-1"]
    assert [layer.name for layer in stack.drives([md])] == ["sda", "sdb"]


def test_a_thin_volume_and_its_pool(look: Look) -> None:
    stack = look(block_stacks.thin_pool())
    found = kinds(stack)
    assert found["dm-2"] == found["dm-3"] == "thin-pool"
    assert found["dm-4"] == found["dm-5"] == "thin"
    assert chains(stack, "/srv") == ["dm-4 dm-2 dm-0 sda", "dm-4 dm-2 dm-1 sda", "dm-4 dm-2 dm-1 sdb"]
    assert [layer.name for layer in stack.down(stack.tops(at(stack, "/srv")))] == [
        *("dm-4", "dm-2", "dm-0", "dm-1", "sda", "sdb")
    ]


def test_bcache_tells_its_mode(look: Look) -> None:
    stack = look(block_stacks.bcache())
    layer = present(stack.layer("bcache0"))
    assert (layer.kind, layer.form) == (LayerKind.BCACHE, "writeback")
    assert follows(stack, "/srv") == ("bcache0", 512)
    assert queues(stack, "/srv") == ["sda", "sdb"]


def test_a_btrfs_follows_its_own_read_ahead(look: Look) -> None:
    stack = look(block_stacks.btrfs_on_two())
    (system,) = stack.layers.file_systems
    assert (system.points, system.devices, system.uuid) == (("/", "/home"), ("sda", "sdb"), "6f06f871")
    assert follows(stack, "/home") == (None, 4096)
    assert chains(stack, "/") == ["sda", "sdb"]


def test_requests_of_multipath_pass_the_schedulers_of_its_paths(look: Look) -> None:
    stack = look(block_stacks.multipath())
    assert kinds(stack) == {"sda": "drive", "sdb": "drive", "dm-0": "multipath", "dm-1": "partition"}
    assert queues(stack, "/san") == ["dm-0"]
    assert follows(stack, "/san") == ("dm-1", 128)


def test_a_loop_device_is_on_the_file_system_of_its_file(look: Look) -> None:
    stack = look(block_stacks.loop())
    assert "loop1" not in kinds(stack)
    assert chains(stack, "/mnt/image") == ["loop0 sda1 sda"]
    assert queues(stack, "/mnt/image") == ["loop0", "sda"]


@pytest.mark.parametrize("kind", ["tmpfs", "overlay"])
def test_a_file_below_a_mount_of_no_device_is_on_no_drive(look: Look, kind: str) -> None:
    made = block_stacks.loop()
    made.mount("", "/var/lib/images", kind, number="0:70", source=kind)
    assert chains(look(made), "/mnt/image") == ["loop0"]


def test_a_pool_of_zfs_is_one_file_system(look: Look) -> None:
    stack = look(block_stacks.zfs())
    (system,) = stack.layers.file_systems
    assert (system.name, system.points, system.devices) == ("zfs:tank", ("/tank", "/tank/home"), ("sda1", "sdb1"))
    assert follows(stack, "/tank") == (None, None)


@pytest.mark.parametrize(
    ("parts", "kind"),
    [
        ([("vg-lv_corig", "-real"), ("vg-fast_cdata", "-cdata"), ("vg-fast_cmeta", "-cmeta")], LayerKind.CACHE),
        ([("vg-lv_rimage_0", ""), ("vg-lv_rmeta_0", "")], LayerKind.RAID),
        ([("vg-lv_mimage_0", ""), ("vg-lv_mlog", "")], LayerKind.MIRROR),
        ([("vg-lv_wcorig", "-real"), ("vg-fast_cvol", "")], LayerKind.WRITECACHE),
        ([("vg-lv_iorig", ""), ("vg-lv_imeta", "")], LayerKind.INTEGRITY),
        ([("vg-lv-real", "-real"), ("vg-snap-cow", "-cow")], LayerKind.SNAPSHOT),
        ([("vg-lv-real", "-real")], LayerKind.ORIGIN),
        ([("vg-vpool0-vpool", "-vpool")], LayerKind.VDO),
    ],
)
def test_a_volume_is_known_by_its_parts(look: Look, parts: list[tuple[str, str]], kind: LayerKind) -> None:
    made = BlockTree()
    made.disk("sda")
    for index, (label, layer) in enumerate(parts):
        made.logical(f"dm-{index}", label, "sda", layer=layer)
    made.logical("dm-9", "vg-lv", *(f"dm-{index}" for index in range(len(parts))))
    assert present(look(made).layer("dm-9")).kind is kind


@pytest.mark.parametrize(
    ("uuid", "kind", "form"),
    [
        ("CRYPT-PLAIN-swap", LayerKind.CRYPT, "PLAIN"),
        ("CRYPT-BITLK-0011-disk", LayerKind.CRYPT, "BITLK"),
        ("CRYPT-VERITY-00112233-usr", LayerKind.VERITY, ""),
        ("CRYPT-INTEGRITY-tags", LayerKind.INTEGRITY, ""),
        ("DMRAID-isw_abc_Volume0", LayerKind.RAID, ""),
        ("stratis-1-private-0123456789abcdef-thin-fs-0123", LayerKind.THIN, ""),
        ("", LayerKind.OTHER, ""),
        ("LVM-short", LayerKind.OTHER, ""),
        (f"LVM-{GROUP}{GROUP}", LayerKind.VOLUME, ""),
    ],
)
def test_what_a_volumes_maker_calls_it(look: Look, uuid: str, kind: LayerKind, form: str) -> None:
    made = BlockTree()
    made.disk("sda")
    made.volume("dm-0", "it", uuid, "sda")
    layer = present(look(made).layer("dm-0"))
    assert (layer.kind, layer.form) == (kind, form)


@pytest.mark.parametrize(
    ("label", "shown"),
    [("vg-root", "vg/root"), ("a--b-c--d", "a-b/c-d"), ("a---b", "a-/b"), ("vg-pool-tpool", "vg/pool-tpool")],
)
def test_a_name_of_lvm(look: Look, label: str, shown: str) -> None:
    made = BlockTree()
    made.disk("sda")
    made.logical("dm-0", label, "sda")
    assert present(look(made).layer("dm-0")).label == shown


def test_a_volume_that_vanishes_is_left_out(look: Look) -> None:
    made = block_stacks.installers_encrypted()

    def gone() -> str:
        raise OSError(19, "No such device")

    made.tree.file("/sys/devices/virtual/block/dm-0/size", gone)
    stack = look(made)
    assert "dm-0" not in kinds(stack)
    assert chains(stack, "/") == ["dm-1"]


def test_devices_in_a_circle_end(look: Look) -> None:
    made = block_stacks.installers_encrypted()
    made.tree.link("/sys/devices/virtual/block/dm-0/slaves/dm-1", "/sys/devices/virtual/block/dm-1")
    stack = look(made)
    assert chains(stack, "/") == ["dm-1 dm-0 sda5 sda"]
    assert "sda" in [layer.name for layer in stack.drives(stack.tops(at(stack, "/")))]


def test_loop_devices_in_files_of_each_other_end(look: Look) -> None:
    made = BlockTree()
    for index in range(200):
        made.device(f"loop{index}", loop__backing_file=f"/{index - 1}/a.img", mq__0__nr_tags="1")
        made.mount(f"loop{index}", f"/{index}")
    stack = look(made)
    assert [len(chain) for chain in stack.chains(at(stack, "/199"))] == [64]
    assert len(stack.down(stack.tops(at(stack, "/199")))) == 200


def test_mounts_that_cannot_be_read_are_unknown(look: Look) -> None:
    made = BlockTree()
    made.disk("sda")
    assert not look(made).layers.known


def test_many_mounts_of_one_file_system_are_cut_short(look: Look) -> None:
    made = block_stacks.installers_encrypted()
    for index in range(100):
        made.mount("dm-1", f"/var/lib/containers/{index}")
    found = look(made).layers
    system = at(Stack(short(found)), "/")
    assert len(system.points) == MOST_POINTS
    assert system.points_left_out == 101 - MOST_POINTS
    assert len(at(Stack(found), "/").points) == 101


def test_a_bind_mount_is_no_second_file_system(look: Look) -> None:
    made = block_stacks.installers_encrypted()
    made.mount("dm-1", "/srv/bound")
    stack = look(made)
    assert at(stack, "/srv/bound") is at(stack, "/")


@pytest.mark.slow
def test_a_thousand_devices_fit_an_answer(look: Look) -> None:
    made = BlockTree()
    made.disk("sda")
    for index in range(1000):
        made.logical(f"dm-{index}", f"vg-{index}", "sda", holds="ext4")
        made.mount(f"dm-{index}", f"/srv/{index}")
    stack = look(made)
    assert len(stack.layers.file_systems) == 1000
    assert len(wire.dump(stack.layers)) < 1 << 20


def test_what_blkid_found_is_told_of_what_is_on_a_device(look: Look) -> None:
    made = BlockTree()
    made.disk("sda")
    made.partition("sda", "sda1")
    one, other = made._number("sda"), made._number("sda1")
    made.tree.file(f"/run/udev/data/b{one}", "E:ID_PART_TABLE_TYPE=dos\n")
    label = r"E:ID_FS_LABEL_ENC=Meine\x20Daten\xc3\xa4"
    made.tree.file(
        f"/run/udev/data/b{other}", f"E:ID_FS_TYPE=ext4\nE:ID_FS_UUID=12\nE:ID_PART_TABLE_TYPE=dos\n{label}\n"
    )
    stack = look(made)
    disk, data = stack.layer("sda"), stack.layer("sda1")
    assert disk is not None
    assert data is not None
    assert (disk.table, data.table) == ("dos", "")
    assert (data.content, data.content_label, data.content_uuid) == ("ext4", "Meine Datenä", "12")
    assert words.layer_line(stack, disk).endswith(", MBR partition table")
    assert words.layer_line(stack, data).endswith(", label Meine Datenä, UUID 12, ext4")
