"""What makes a drive slower than usual: for the array, its members, and for what lies on it."""

from __future__ import annotations

import pytest

from disktune_helper.drives import drive_list
from disktune_helper.drives.upkeep import UpkeepReader
from tests.helper.conftest import Bench
from tests.helper.drives import block_stacks
from tests.helper.drives.block_stacks import BlockTree

MD = "/sys/devices/virtual/block/md0/md"
DATA, BACKUP = "11111111-2222-3333-4444-555555555555", "66666666-7777-8888-9999-000000000000"


def two_btrfs() -> BlockTree:
    made = BlockTree()
    for disk, uuid, point in (("sda", DATA, "/data"), ("sdb", BACKUP, "/data/backup")):
        made.disk(disk)
        made.mount(disk, point, "btrfs", number=f"0:{ord(disk[-1])}")
        made.tree.folder(f"/sys/fs/btrfs/{uuid}/devices/{disk}")
        made.tree.file(f"/dev/{disk}", "")
        made.tree.file(f"/sys/fs/btrfs/{uuid}/label", f"{point.rpartition('/')[2]}\n")
    return made


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({"degraded": "0", "sync_action": "idle", "sync_completed": "none"}, ()),
        ({"degraded": "1", "sync_action": "idle", "sync_completed": "none"}, ("degraded array md0",)),
        (
            {"degraded": "1", "sync_action": "recover", "sync_completed": "8 / 4096"},
            ("degraded array md0", "rebuild of md0"),
        ),
        ({"degraded": "0", "sync_action": "check", "sync_completed": "8 / 4096"}, ("check of md0",)),
        ({"degraded": "0", "sync_action": "reshape", "sync_completed": "8 / 4096"}, ("reshape of md0",)),
        ({"degraded": "0", "sync_action": "resync", "sync_completed": "delayed"}, ()),
        ({"degraded": "0", "sync_action": "frozen", "sync_completed": "none"}, ()),
    ],
)
def test_the_array_its_members_and_what_is_on_it_have_the_same_upkeep(
    onlooker: Bench, files: dict[str, str], expected: tuple[str, ...]
) -> None:
    made = block_stacks.luks_on_lvm_on_md()
    made.disk("sdc")
    made.tree.files(MD, {**files})
    onlooker.world.tree = made.tree
    reader = UpkeepReader(onlooker.ports)
    for name in ("md0", "sda", "sdb", "dm-0", "dm-1"):
        assert reader.of((name,)) == expected, name
    assert reader.of(("sdc",)) == ()
    listed = {drive.name: drive.upkeep for drive in drive_list.drives(onlooker.ports)}
    assert listed["sdb"] == listed["md0"] == expected
    assert listed["sdc"] == ()


SOCKETS = """\
Num       RefCount Protocol Flags    Type St Inode Path
000000003510caf7: 00000002 00000000 00010000 0001 01 979839 /var/lib/btrfs/scrub.progress.{}
00000000a1b2c3d4: 00000003 00000000 00000000 0001 03 979840
"""
OWN = "/sys/fs/cgroup/system.slice/system-disktune\\x2dscrub.slice/disktune-scrub@{}-{}.service"


@pytest.mark.parametrize("path", ["/proc/1/net/unix", "/proc/self/net/unix"])
def test_a_scrub_is_known_by_the_socket_of_btrfs_progs(onlooker: Bench, path: str) -> None:
    """A process that is shut in may read no command line."""
    made = two_btrfs()
    made.tree.file(path, SOCKETS.format(BACKUP))
    onlooker.world.tree = made.tree
    reader = UpkeepReader(onlooker.ports)
    assert reader.of(("sda",)) == ()
    assert reader.of(("sdb",)) == ("scrub of backup",)


@pytest.mark.parametrize(
    ("word", "expected"), [("start", ("scrub of data",)), ("resume", ("scrub of data",)), ("hold", ())]
)
def test_a_scrub_of_our_own_is_known_by_its_unit(onlooker: Bench, word: str, expected: tuple[str, ...]) -> None:
    made = two_btrfs()
    made.tree.folder(OWN.format(word, DATA))
    onlooker.world.tree = made.tree
    assert UpkeepReader(onlooker.ports).of(("sda", "sdb")) == expected


def test_a_balance_is_upkeep_and_a_resize_is_not(onlooker: Bench) -> None:
    made = two_btrfs()
    made.tree.file(f"/sys/fs/btrfs/{DATA}/exclusive_operation", "balance\n")
    made.tree.file(f"/sys/fs/btrfs/{BACKUP}/exclusive_operation", "resize\n")
    onlooker.world.tree = made.tree
    assert UpkeepReader(onlooker.ports).of(("sda", "sdb")) == ("balance of data",)


def test_a_pool_that_is_not_online_is_degraded(onlooker: Bench) -> None:
    made = BlockTree()
    for disk in ("sda", "sdb"):
        made.device(disk, holds="zfs_member")
    for disk, pool, state in (("sda", "tank", "DEGRADED"), ("sdb", "fast", "ONLINE")):
        number = made._number(disk)
        made.tree.file(f"/run/udev/data/b{number}", f"E:ID_FS_TYPE=zfs_member\nE:ID_FS_LABEL={pool}\n")
        made.tree.file(f"/proc/spl/kstat/zfs/{pool}/state", f"{state}\n")
    onlooker.world.tree = made.tree
    assert UpkeepReader(onlooker.ports).of(("sda",)) == ("degraded pool tank",)
    assert UpkeepReader(onlooker.ports).of(("sdb",)) == ()
