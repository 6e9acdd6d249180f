"""Which file systems fstrim could trim, in trees as Linux 6.12 makes them; nothing is opened or woken."""

from __future__ import annotations

import pytest

from disktune_contract.messages.action import TrimList, TrimTarget
from disktune_gui.demo.tree import SimulatedTree
from disktune_helper.drives import trim_targets
from disktune_helper.system.machine_tools import Room
from tests.helper.conftest import Bench

PORT = "/sys/devices/pci0000:00/0000:00:1f.2/ata5"
SDX = f"{PORT}/host4/target4:0:0/4:0:0:0/block/sdx"
DM = "/sys/devices/virtual/block/dm-9"
PASSES, STOPS = "2147450880", "0"


@pytest.fixture
def tree(onlooker: Bench) -> SimulatedTree:
    return onlooker.world.tree


def device(tree: SimulatedTree, place: str, number: str, discard: str | None = PASSES, **files: str) -> None:
    name = place.rpartition("/")[2]
    tree.link(f"/sys/class/block/{name}", place)
    tree.link(f"/sys/dev/block/{number}", place)
    limit = {} if discard is None else {"queue/discard_max_bytes": discard}
    tree.files(place, {"dev": number, **limit, **{key.replace("__", "/"): text for key, text in files.items()}})
    tree.folder(f"{place}/holders")


def stacked(tree: SimulatedTree, below: str, above: str) -> None:
    tree.link(f"{below}/holders/{above.rpartition('/')[2]}", above)
    tree.link(f"{above}/slaves/{below.rpartition('/')[2]}", below)


def mounts(tree: SimulatedTree, *lines: str) -> None:
    tree.file("/proc/self/mountinfo", "".join(f"{line}\n" for line in lines))


def mounted(tree: SimulatedTree, number: str = "8:240", kind: str = "ext4", options: str = "rw") -> None:
    mounts(tree, f"40 1 {number} / /data rw,relatime shared:1 - {kind} /dev/any {options}")


def found(onlooker: Bench, name: str = "sdx") -> TrimTarget:
    (target,) = listed(onlooker, name).targets
    return target


def listed(onlooker: Bench, name: str = "sdx") -> TrimList:
    return trim_targets.targets(onlooker.ports, name, lambda _: Room(1 << 40, 1 << 39))


def test_a_file_system_on_a_partition(onlooker: Bench, tree: SimulatedTree) -> None:
    device(tree, SDX, "8:240")
    device(tree, f"{SDX}/sdx1", "8:241", None, partition="1", start="2048", size="4096")
    mounted(tree, "8:241", options="rw,discard")
    assert found(onlooker) == TrimTarget("8:241", "/data", "ext4", ("sdx",), 1 << 40, 1 << 39, discards=True)


def test_mounts_that_cannot_be_read_are_unknown_and_not_none(onlooker: Bench, tree: SimulatedTree) -> None:
    device(tree, SDX, "8:240")
    mounts(tree)
    assert listed(onlooker) == TrimList((), known=False)


def test_only_mounts_of_this_process_count(onlooker: Bench, tree: SimulatedTree) -> None:
    """What only the first process has mounted cannot be reached from the fence of a unit."""
    device(tree, SDX, "8:240")
    tree.file("/proc/1/mountinfo", "41 1 8:240 / /home rw shared:1 - ext4 /dev/sdx rw\n")
    mounts(tree, "40 1 8:1 / / rw shared:1 - ext4 /dev/sda1 rw")
    assert listed(onlooker) == TrimList(())


def test_a_btrfs_on_two_drives_is_one_file_system(onlooker: Bench, tree: SimulatedTree) -> None:
    device(tree, SDX, "8:240")
    device(tree, SDX.replace("sdx", "sdy").replace("ata5", "ata6"), "8:250")
    for name in ("sdx", "sdy"):
        tree.link(f"/sys/fs/btrfs/0123/devices/{name}", f"/sys/class/block/{name}")
    mounts(
        tree,
        "40 1 0:45 /@ / rw shared:1 - btrfs /dev/sdy rw,subvol=/@",
        "41 1 0:45 /@home /home rw shared:1 - btrfs /dev/sdy rw,subvol=/@home",
    )
    target = found(onlooker)
    assert (target.number, target.point, target.drives) == ("0:45", "/", ("sdx", "sdy"))


@pytest.mark.parametrize(
    ("kind", "options", "why"),
    [
        ("ext4", "rw", ""),
        ("vfat", "rw", ""),
        ("ext4", "ro", "read-only"),
        ("iso9660", "rw", "support iso9660"),
        ("gfs2", "rw", "Several computers"),
    ],
)
def test_the_file_system_itself(onlooker: Bench, tree: SimulatedTree, kind: str, options: str, why: str) -> None:
    device(tree, SDX, "8:240")
    mounted(tree, kind=kind, options=options)
    refusal = found(onlooker).refusal
    assert why in refusal
    assert bool(refusal) == bool(why)


@pytest.mark.parametrize(
    ("uuid", "why"),
    [
        ("LVM-abc", ""),
        ("CRYPT-LUKS2-abc-home", ""),
        ("part1-mpath-36001", ""),
        ("LVM-abc-tpool", "TRIM can fill a thin pool's metadata, which fails it. Check lvs first."),
        ("LVM-abc-vpool", "TRIM can fill a thin pool's metadata, which fails it. Check lvs first."),
        (
            "stratis-1-private-abc-thin-fs-def",
            "TRIM can fill a thin pool's metadata, which fails it. Check lvs first.",
        ),
        ("", "Whether the kernel sends TRIM is unknown"),
        ("VENDOR-1", "Whether the kernel sends TRIM is unknown"),
    ],
)
def test_volumes(onlooker: Bench, tree: SimulatedTree, uuid: str, why: str) -> None:
    device(tree, SDX, "8:240")
    device(tree, DM, "253:9", dm__uuid=uuid, dm__name="home")
    stacked(tree, SDX, DM)
    mounted(tree, "253:9")
    target = found(onlooker)
    assert why in target.refusal
    assert bool(target.refusal) == bool(why)
    assert target.drives == ("sdx",)


def test_a_thin_volume_is_known_by_the_pool_below_it(onlooker: Bench, tree: SimulatedTree) -> None:
    pool, volume = DM.replace("dm-9", "dm-8"), DM
    device(tree, SDX, "8:240")
    device(tree, pool, "253:8", dm__uuid="LVM-abc-tpool", dm__name="vg-pool")
    device(tree, volume, "253:9", dm__uuid="LVM-abcdef", dm__name="vg-thin")
    stacked(tree, SDX, pool)
    stacked(tree, pool, volume)
    mounted(tree, "253:9")
    assert "TRIM can fill a thin pool's metadata, which fails it. Check lvs first." in found(onlooker).refusal


@pytest.mark.slow
@pytest.mark.parametrize(
    "place",
    [
        "/sys/devices/platform/host9/session1/target9:0:0/9:0:0:1/block/sdx",
        "/sys/devices/pci0000:00/0000:00:03.0/host9/rport-9:0-1/target9:0:1/9:0:1:0/block/sdx",
        "/sys/devices/virtual/block/nbd0",
    ],
    ids=["iSCSI", "Fibre Channel", "nbd"],
)
def test_storage_of_the_network(onlooker: Bench, tree: SimulatedTree, place: str) -> None:
    device(tree, place, "8:240")
    mounted(tree)
    assert "storage network" in found(onlooker, place.rpartition("/")[2]).refusal


@pytest.mark.parametrize(
    ("transport", "refuses"), [("pcie", False), ("tcp", True), ("rdma", True), ("fc", True), ("loop", True)]
)
@pytest.mark.parametrize("multipath", [False, True])
def test_nvme_over_fabrics(
    onlooker: Bench, tree: SimulatedTree, transport: str, multipath: bool, refuses: bool
) -> None:
    controller = "/sys/devices/virtual/nvme-fabrics/ctl/nvme7"
    subsystem = "/sys/devices/virtual/nvme-subsystem/nvme-subsys7"
    place = f"{subsystem if multipath else controller}/nvme7n1"
    device(tree, place, "259:77")
    tree.link(f"{place}/device", subsystem if multipath else controller)
    tree.link(f"{subsystem}/nvme7", controller)
    tree.files(controller, {"transport": transport})
    mounted(tree, "259:77")
    assert ("storage network" in found(onlooker, "nvme7n1").refusal) is refuses


def test_a_file_that_is_mounted(onlooker: Bench, tree: SimulatedTree) -> None:
    device(tree, "/sys/devices/virtual/block/loop3", "7:3")
    mounted(tree, "7:3")
    assert "holes" in found(onlooker, "loop3").refusal


# -- where TRIM stops --------------------------------------------------------------------------------------


def test_encryption_that_lets_nothing_pass(onlooker: Bench, tree: SimulatedTree) -> None:
    crypt, volume = DM.replace("dm-9", "dm-8"), DM
    device(tree, SDX, "8:240")
    device(tree, crypt, "253:8", STOPS, dm__uuid="CRYPT-LUKS2-abc-root", dm__name="root")
    device(tree, volume, "253:9", STOPS, dm__uuid="LVM-abcdef", dm__name="vg-root")
    stacked(tree, SDX, crypt)
    stacked(tree, crypt, volume)
    mounted(tree, "253:9")
    assert "/etc/crypttab" in found(onlooker).refusal


@pytest.mark.parametrize(
    ("uuid", "label", "why"),
    [
        ("CRYPT-PLAIN-swap", "swap", "/etc/crypttab"),
        ("CRYPT-INTEGRITY-sealed", "sealed", "sealed blocks TRIM"),
        ("CRYPT-INTEGRITY-sealed", "sealed", "allow-discards in /etc/integritytab"),
        # Below an encrypted volume with integrity no option does.
        ("CRYPT-INTEGRITY-vault_dif", "vault_dif", "does not pass TRIM on"),
        ("CRYPT-SUBDEV-vault_dif", "vault_dif", "does not pass TRIM on"),
        ("CRYPT-VERITY-abc-usr", "usr", "does not pass TRIM on"),
    ],
)
def test_what_cryptsetup_makes(onlooker: Bench, tree: SimulatedTree, uuid: str, label: str, why: str) -> None:
    device(tree, SDX, "8:240")
    device(tree, DM, "253:9", STOPS, dm__uuid=uuid, dm__name=label)
    stacked(tree, SDX, DM)
    mounted(tree, "253:9")
    assert why in found(onlooker).refusal


@pytest.mark.parametrize(("safe", "why"), [("N", "parity"), ("Y", "does not pass TRIM on")])
def test_an_array_with_parity(onlooker: Bench, tree: SimulatedTree, safe: str, why: str) -> None:
    array = "/sys/devices/virtual/block/md9"
    device(tree, SDX, "8:240")
    device(tree, array, "9:9", STOPS, md__level="raid5")
    stacked(tree, SDX, array)
    tree.file("/sys/module/raid456/parameters/devices_handle_discard_safely", f"{safe}\n")
    mounted(tree, "9:9")
    assert why in found(onlooker).refusal


def test_an_array_that_passes_it_on(onlooker: Bench, tree: SimulatedTree) -> None:
    array = "/sys/devices/virtual/block/md9"
    device(tree, SDX, "8:240")
    device(tree, array, "9:9", PASSES, md__level="raid1")
    stacked(tree, SDX, array)
    mounted(tree, "9:9")
    assert found(onlooker).refusal == ""


@pytest.mark.parametrize(
    ("trim", "why"),
    [("forced_unsupported", "loses data by it"), ("unsupported", "offers no TRIM"), ("", "offers no TRIM")],
)
def test_a_drive_to_which_the_kernel_sends_none(onlooker: Bench, tree: SimulatedTree, trim: str, why: str) -> None:
    device(tree, SDX, "8:240", STOPS)
    tree.files(f"{PORT}/link5/dev5.0/ata_device/dev5.0", {"trim": trim})
    mounted(tree)
    assert why in found(onlooker).refusal


def test_a_limit_that_is_not_known(onlooker: Bench, tree: SimulatedTree) -> None:
    device(tree, SDX, "8:240", None)
    mounted(tree)
    assert "unknown" in found(onlooker).refusal
