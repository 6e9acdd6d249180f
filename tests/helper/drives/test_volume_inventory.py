"""Volumes as things with settings: which there are, by what they are known again, what they have of a queue."""

from __future__ import annotations

import pytest

from disktune_contract.drives.drive import HIDDEN_KINDS, Drive, DriveKind, DriveRef, VolumeFact
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.settings.setting import Status
from disktune_helper.drives import drive_list, identity
from disktune_helper.drives.drive_snapshot import look
from disktune_helper.settings import engine
from tests.helper.conftest import Bench
from tests.helper.drives.block_stacks import GROUP, BlockTree
from tests.narrowed import present

LUKS = "5eb6c4a98c794e9ba23ee0885ce8740c"
UUID = "5eb6c4a9-8c79-4e9b-a23e-e0885ce8740c"
VOLUME = "F9bnMtbEtbF7581CKBK7PvmadeGrpqim"
LVM = f"LVM-{GROUP}{VOLUME}"


@pytest.fixture
def blocks() -> BlockTree:
    made = BlockTree()
    made.disk("sda")
    made.partition("sda", "sda5", holds="crypto_LUKS")
    return made


def listed(onlooker: Bench, made: BlockTree) -> dict[str, Drive]:
    onlooker.world.tree = made.tree
    return {drive.name: drive for drive in drive_list.drives(onlooker.ports)}


@pytest.mark.parametrize(
    ("uuid", "known"),
    [
        (f"CRYPT-LUKS2-{LUKS}-data", f"luks:{UUID}"),
        (f"CRYPT-LUKS1-{LUKS}-a-b", f"luks:{UUID}"),
        (f"CRYPT-LUKS2-{LUKS.upper()}-data", f"dm:CRYPT-LUKS2-{LUKS.upper()}-data"),
        ("CRYPT-PLAIN-swap", "dm:CRYPT-PLAIN-swap"),
        (LVM, "lv:F9bnMt-bEtb-F758-1CKB-K7Pv-made-Grpqim"),
        ("mpath-360a98000", "dm:mpath-360a98000"),
        ("part1-mpath-360a98000", "dm:part1-mpath-360a98000"),
        ("odd\x1b[2J name", "dm:odd [2J name"),
        ("", ""),
    ],
)
def test_a_volume_is_known_by_what_it_carries(onlooker: Bench, blocks: BlockTree, uuid: str, known: str) -> None:
    blocks.volume("dm-0", "data", uuid, "sda5")
    found = listed(onlooker, blocks)["dm-0"]
    assert (found.kind, found.identity, found.model) == (DriveKind.VOLUME, known, "data")
    assert identity.identity_of(onlooker.ports, "dm-0") == known


def test_root_and_user_need_no_file_that_is_root_s(onlooker: Bench, blocks: BlockTree) -> None:
    blocks.volume("dm-0", "data", f"CRYPT-LUKS2-{LUKS}-data", "sda5")
    onlooker.world.tree = blocks.tree
    read, real = list[str](), onlooker.ports.read_bytes

    def noted(path: str) -> bytes:
        read.append(path)
        return real(path)

    onlooker.ports.read_bytes = noted  # type: ignore[method-assign]
    assert identity.identity_of(onlooker.ports, "dm-0")
    assert read == ["/sys/class/block/dm-0/dm/uuid"]


def test_bcache_is_known_by_its_backing_device(onlooker: Bench, blocks: BlockTree) -> None:
    files = {"bcache__backing_dev_uuid": UUID, "bcache__cache_mode": "writethrough [writeback] writearound none"}
    blocks.device("bcache0", "sda5", bcache__state="dirty", bcache__label="", **files)
    blocks.device("bcache1", "sda5", bcache__backing_dev_uuid="00000000-0000-0000-0000-000000000000")
    found = listed(onlooker, blocks)
    assert (found["bcache0"].identity, found["bcache1"].identity) == (f"bcache:{UUID}", "")
    volume = present(found["bcache0"].volume)
    assert (volume.kind, volume.form, volume.drives) == ("bcache", "writeback", ("sda",))
    assert VolumeFact("state", "dirty") in volume.facts


@pytest.mark.parametrize(
    ("label", "uuid"),
    [
        ("vg-pool_tdata", f"{LVM}-tdata"),
        ("vg-pool-tpool", f"{LVM}-tpool"),
        ("vg-root-real", f"{LVM}-real"),
        ("vg-root_rimage_0", LVM),
        ("vg-root_rmeta_1", LVM),
        ("vg-lvol0_pmspare", LVM),
        ("vg-fast_cvol", LVM),
        ("data_dif", f"CRYPT-SUBDEV-{LUKS}-data_dif"),
        ("temporary-cryptsetup-7", "CRYPT-TEMP-temporary-cryptsetup-7"),
    ],
)
def test_what_volumes_are_made_of_is_neither_listed_nor_opened(
    onlooker: Bench, blocks: BlockTree, label: str, uuid: str
) -> None:
    blocks.volume("dm-0", label, uuid, "sda5")
    assert "dm-0" not in listed(onlooker, blocks)
    with pytest.raises(Refusal) as refused:
        identity.check_present(onlooker.ports, DriveRef("dm-0", "", None))
    assert refused.value.fault is Fault.NO_SUCH_DRIVE


def test_a_name_that_only_looks_like_one_of_lvm_s_is_listed(onlooker: Bench, blocks: BlockTree) -> None:
    blocks.volume("dm-0", "vg-my_images", LVM, "sda5")
    blocks.volume("dm-1", "backup_rimage_0", f"CRYPT-LUKS2-{LUKS}-backup_rimage_0", "sda5")
    assert {"dm-0", "dm-1"} <= listed(onlooker, blocks).keys()


def test_a_device_without_a_table_is_not_there_yet(onlooker: Bench, blocks: BlockTree) -> None:
    blocks.volume("dm-0", "data", f"CRYPT-LUKS2-{LUKS}-data", size="0")
    assert "dm-0" not in listed(onlooker, blocks)


def test_two_of_one_header_are_twins(onlooker: Bench, blocks: BlockTree) -> None:
    blocks.volume("dm-0", "one", f"CRYPT-LUKS2-{LUKS}-one", "sda5")
    blocks.volume("dm-1", "two", f"CRYPT-LUKS2-{LUKS}-two", "sda5")
    found = listed(onlooker, blocks)
    assert found["dm-0"].same_identity_as == ("dm-1",)
    assert found["dm-1"].same_identity_as == ("dm-0",)


def test_a_volume_is_no_use_of_itself(onlooker: Bench, blocks: BlockTree) -> None:
    blocks.volume("dm-0", "data", f"CRYPT-LUKS2-{LUKS}-data", "sda5")
    blocks.logical("dm-1", "vg-home", "dm-0")
    blocks.mount("dm-1", "/home")
    found = listed(onlooker, blocks)
    assert (found["dm-0"].usage.volumes, found["dm-0"].usage.mounts) == (("vg-home",), ("/home",))
    assert (found["dm-1"].usage.volumes, found["dm-1"].usage.mounts) == ((), ("/home",))


def test_its_drives_are_those_at_the_bottom_and_arrays(onlooker: Bench, blocks: BlockTree) -> None:
    blocks.disk("sdb")
    blocks.device("md0", "sda", "sdb")
    blocks.volume("dm-0", "data", f"CRYPT-LUKS2-{LUKS}-data", "md0")
    blocks.logical("dm-1", "vg-home", "dm-0", "sdb")
    volume = present(listed(onlooker, blocks)["dm-1"].volume)
    assert (volume.on, volume.drives) == (("dm-0", "sdb"), ("sdb", "md0"))


def test_volumes_are_hidden_until_asked_for() -> None:
    assert DriveKind.VOLUME in HIDDEN_KINDS


# -- settings ------------------------------------------------------------------------------------------------

REQUESTS = (
    "scheduler",
    "nr_requests",
    "rq_affinity",
    "nomerges",
    "wbt",
    "max_sectors",
    "add_random",
    "io_timeout",
)


def states(onlooker: Bench, made: BlockTree, name: str) -> dict[str, tuple[Status, str]]:
    onlooker.world.tree = made.tree
    ref = DriveRef(name, identity.identity_of(onlooker.ports, name), None)
    sight = look(onlooker.ports, ref, None, lambda _ref, _setting: None)
    return {one.setting: (one.status, one.reason) for one in engine.states(sight)}


def test_what_is_about_requests_is_not_offered_where_none_are_made(onlooker: Bench, blocks: BlockTree) -> None:
    """As Linux 6.1 shows them; later kernels leave most of these files out (block/blk-sysfs.c)."""
    files = {"scheduler": "none", "nr_requests": "128", "rq_affinity": "0", "nomerges": "0", "add_random": "0"}
    of_queue = {f"queue__{name}": text for name, text in files.items()}
    of_queue |= {"queue__max_sectors_kb": "1280", "queue__max_hw_sectors_kb": "2560", "queue__rotational": "0"}
    blocks.volume("dm-0", "data", f"CRYPT-LUKS2-{LUKS}-data", "sda5", bdi__max_ratio="100", **of_queue)
    found = states(onlooker, blocks, "dm-0")
    for name in REQUESTS:
        status, reason = found[f"block.{name}"]
        assert status is Status.UNSUPPORTED, name
        assert reason == "This volume makes no requests: change sda instead."
    assert found["deadline.read_expire"][0] is Status.UNSUPPORTED
    for name in ("read_ahead", "unwritten_share", "rotational"):
        assert found[f"block.{name}"][0] is Status.OK, name
    assert found["block.discard_limit"][0] is Status.LOCKED


def test_multipath_that_makes_requests_has_them(onlooker: Bench, blocks: BlockTree) -> None:
    files = {"queue__scheduler": "none [mq-deadline]", "mq__0__nr_tags": "128", "queue__nr_requests": "64"}
    blocks.volume("dm-0", "mpatha", "mpath-360a98000", "sda", **files)
    found = states(onlooker, blocks, "dm-0")
    assert found["block.scheduler"][0] is Status.OK
    assert found["block.nr_requests"][0] is Status.OK


def test_nothing_is_asked_of_the_drive_below(onlooker: Bench) -> None:
    """The device mapper hands ioctls on to what is below (drivers/md/dm.c, dm_blk_ioctl)."""
    drive = onlooker.drive("dm-0")
    with onlooker.session.look(drive.ref) as sight:
        found = {one.setting: one for one in engine.states(sight)}
    for setting in ("ata.apm", "block.pio_width", "nvme.write_cache", "scsi.write_cache"):
        assert found[setting].status is Status.UNSUPPORTED, setting


# -- TRIM ----------------------------------------------------------------------------------------------------


def stops(onlooker: Bench, made: BlockTree, name: str) -> str:
    return present(listed(onlooker, made)[name].volume).stops_trim


def stopped_at(onlooker: Bench, made: BlockTree, name: str) -> str:
    return present(listed(onlooker, made)[name].volume).trim_stopped_at


def test_a_drive_that_takes_no_trim_is_what_stops_it(onlooker: Bench) -> None:
    made = BlockTree()
    made.disk("sda", queue__discard_max_bytes="0")
    made.partition("sda", "sda5")
    made.volume("dm-0", "data", f"CRYPT-LUKS2-{LUKS}-data", "sda5")
    assert stopped_at(onlooker, made, "dm-0") == "sda"


def test_the_layer_that_stops_trim_is_named(onlooker: Bench, blocks: BlockTree) -> None:
    blocks.volume("dm-0", "data", f"CRYPT-LUKS2-{LUKS}-data", "sda5")
    blocks.logical("dm-1", "vg-home", "dm-0")
    for name in ("dm-0", "dm-1"):
        assert stopped_at(onlooker, blocks, name) == "dm-0"
        assert "data blocks TRIM" in stops(onlooker, blocks, name)


def test_trim_that_passes_is_not_stopped(onlooker: Bench, blocks: BlockTree) -> None:
    blocks.volume("dm-0", "data", f"CRYPT-LUKS2-{LUKS}-data", "sda5", queue__discard_max_bytes="2147450880")
    assert stops(onlooker, blocks, "dm-0") == ""


def test_a_pool_takes_trim_that_the_drive_does_not_get(onlooker: Bench, blocks: BlockTree) -> None:
    passes = {"queue__discard_max_bytes": "65536"}
    blocks.volume("dm-0", "data", f"CRYPT-LUKS2-{LUKS}-data", "sda5")
    blocks.volume("dm-1", "vg-pool_tdata", f"{LVM}-tdata", "dm-0")
    blocks.volume("dm-2", "vg-pool-tpool", f"{LVM}-tpool", "dm-1", **passes)
    blocks.volume("dm-3", "vg-thin", f"LVM-{GROUP}{'a' * 32}", "dm-2", **passes)
    assert "data blocks TRIM" in stops(onlooker, blocks, "dm-3")


def test_the_thin_pool_below_is_named(onlooker: Bench, blocks: BlockTree) -> None:
    """It may keep what it takes, which its table alone tells: lvmthin(7), thin_pool_discards."""
    passes = {"queue__discard_max_bytes": "65536"}
    blocks.volume("dm-1", "my--vg-pool_tdata", f"{LVM}-tdata", "sda5", **passes)
    blocks.volume("dm-2", "my--vg-pool-tpool", f"{LVM}-tpool", "dm-1", **passes)
    blocks.volume("dm-3", "my--vg-thin", f"LVM-{GROUP}{'a' * 32}", "dm-2", **passes)
    blocks.volume("dm-4", "vault", f"CRYPT-LUKS2-{LUKS}-vault", "dm-3", **passes)
    blocks.volume("dm-5", "my--vg-plain", f"LVM-{GROUP}{'b' * 32}", "sda5", **passes)
    found = listed(onlooker, blocks)
    pools = {name: drive.volume.thin_pool for name, drive in found.items() if drive.volume is not None}
    assert pools == {"dm-3": "my-vg/pool", "dm-4": "my-vg/pool", "dm-5": ""}
