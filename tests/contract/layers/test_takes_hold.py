"""Where settings count: each of the catalogue, and what is said below layers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.layers.stack import FileSystem, Layer, LayerKind, Layers, Stack
from disktune_contract.layers.takes_hold import elsewhere, where, words
from disktune_contract.settings.setting import EffectLayer, SysfsAttribute

SDA = Layer("sda", LayerKind.DRIVE, read_ahead_kib=256, discard_max_bytes=1 << 30, has_requests=True)
PART = Layer("sda1", LayerKind.PARTITION, ("sda",))
CRYPT = Layer("dm-0", LayerKind.CRYPT, ("sda1",), label="home", read_ahead_kib=128, discard_max_bytes=0)
HOME = FileSystem("253:0", "ext4", ("dm-0",), ("/home",))
READ_AHEAD, SCHEDULER, TRIM = (BY_ID[f"block.{name}"] for name in ("read_ahead", "scheduler", "discard_limit"))
ENCRYPTED = Stack(Layers((SDA, PART, CRYPT), (HOME,)))


def said(setting: str, name: str, stack: Stack) -> tuple[str, ...]:
    return words(elsewhere(BY_ID[setting], name, stack))


def test_each_setting_of_a_drive_itself_counts_at_the_drive() -> None:
    for setting in SETTINGS:
        attribute = setting.access.attribute if isinstance(setting.access, SysfsAttribute) else ""
        if not attribute.startswith(("queue/", "bdi/")):
            assert where(setting) is EffectLayer.DEVICE, setting.id


def test_tunables_of_schedulers_count_where_the_scheduler_does() -> None:
    tunables = [setting for setting in SETTINGS if setting.id.startswith(("bfq.", "deadline.", "kyber."))]
    assert tunables
    assert {where(setting) for setting in (*tunables, SCHEDULER)} == {EffectLayer.MAKING_REQUESTS}


def test_nothing_of_the_queue_is_forgotten() -> None:
    """A new file of ``queue`` counts at the queue until its declaration says more."""
    at_the_queue = {setting.id for setting in SETTINGS if where(setting) is EffectLayer.QUEUE}
    assert at_the_queue == {
        *("block.nr_requests", "block.rq_affinity", "block.max_sectors"),
        *("block.add_random", "block.io_timeout", "block.io_poll"),
    }


def test_a_volume_has_its_own_read_ahead() -> None:
    told = "Files on /home follow dm-0 (home) instead. Value: 128 KiB."
    assert said("block.read_ahead", "sda", ENCRYPTED) == (told,)
    assert said("block.read_ahead", "dm-0", ENCRYPTED) == ()


def test_a_partition_has_that_of_its_drive() -> None:
    plain = Stack(Layers((SDA, PART), (FileSystem("8:1", "ext4", ("sda1",), ("/",)),)))
    assert said("block.read_ahead", "sda", plain) == ()


def test_the_scheduler_of_the_drive_counts_below_encryption() -> None:
    assert said("block.scheduler", "sda", ENCRYPTED) == ()


def test_the_share_of_the_writeback_cache_is_that_of_the_volume() -> None:
    assert said("block.unwritten_share", "sda", ENCRYPTED) == ("Files on /home follow dm-0 (home) instead.",)


def test_btrfs_follows_itself() -> None:
    own = FileSystem("0:40", "btrfs", ("sda1",), ("/srv",), read_ahead_kib=4096)
    found = said("block.read_ahead", "sda", Stack(Layers((SDA, PART), (own,))))
    assert found == ("Files on /srv follow their file system (btrfs) instead. Value: 4096 KiB.",)
    unknown = Stack(Layers((SDA, PART), (replace(own, read_ahead_kib=None),)))
    assert said("block.read_ahead", "sda", unknown) == ("Files on /srv follow their file system (btrfs) instead.",)


def test_a_scheduler_of_a_path_counts_for_nothing() -> None:
    paths = tuple(replace(SDA, name=name) for name in ("sda", "sdb"))
    many = Layer("dm-0", LayerKind.MULTIPATH, ("sda", "sdb"), label="mpatha", has_requests=True)
    system = FileSystem("253:0", "xfs", ("dm-0",), ("/san",))
    stack = Stack(Layers((*paths, many), (system,)))
    for setting in ("block.scheduler", "bfq.slice_idle", "block.wbt", "block.nomerges"):
        assert said(setting, "sdb", stack) == ("dm-0 (mpatha) makes the requests for /san instead.",)
        assert said(setting, "dm-0", stack) == ()
    assert said("block.nr_requests", "sdb", stack) == ()
    by_bios = Stack(Layers((*paths, replace(many, has_requests=False)), (system,)))
    assert said("block.scheduler", "sdb", by_bios) == ()


def test_encryption_that_stops_trim_is_named() -> None:
    assert said("block.discard_limit", "sda", ENCRYPTED) == ("dm-0 (home) does not pass TRIM on.",)
    passing = Stack(Layers((SDA, PART, replace(CRYPT, discard_max_bytes=1 << 30)), (HOME,)))
    assert said("block.discard_limit", "sda", passing) == ()
    none = Stack(Layers((replace(SDA, discard_max_bytes=0), PART, CRYPT), (HOME,)))
    assert said("block.discard_limit", "sda", none) == ()


def test_of_a_loop_device_nothing_is_said() -> None:
    loop = Layer("loop0", LayerKind.LOOP, file="/a.img", file_system="8:1", read_ahead_kib=128)
    root = FileSystem("8:1", "ext4", ("sda1",), ("/",))
    image = FileSystem("7:0", "squashfs", ("loop0",), ("/image",))
    assert said("block.read_ahead", "sda", Stack(Layers((SDA, PART, loop), (root, image)))) == ()


def test_swap_follows_none() -> None:
    swap = FileSystem("swap:253:0", "swap", ("dm-0",))
    assert elsewhere(READ_AHEAD, "sda", Stack(Layers((SDA, PART, CRYPT), (swap,)))) == ()


@pytest.mark.parametrize("setting", [READ_AHEAD, SCHEDULER, TRIM], ids=lambda setting: setting.id)
def test_an_unknown_device_is_no_layer(setting: object) -> None:
    assert elsewhere(setting, "sdz", ENCRYPTED) == ()  # type: ignore[arg-type]


def test_many_file_systems_are_counted() -> None:
    tops = tuple(replace(CRYPT, name=f"dm-{index}", label="") for index in range(5))
    systems = tuple(FileSystem(f"253:{index}", "ext4", (f"dm-{index}",), (f"/{index}",)) for index in range(5))
    found = said("block.read_ahead", "sda", Stack(Layers((SDA, PART, *tops), systems)))
    assert len(found) == 4
    assert found[0].startswith("Files on /0 follow dm-0 instead. Value: 128")
    assert found[-1] == "2 more file systems are not affected."
