"""The list of drives: what they are, what they are used for, and who they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from disktune_contract.drives.drive import HIDDEN_KINDS, DriveKind
from disktune_helper.drives import drive_list, identity, usage
from disktune_helper.drives.drive_list import DriveTemperatures
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.system_ports import SystemPorts
from tests.helper.conftest import Bench
from tests.narrowed import present


def test_every_drive_has_its_kind(onlooker: Bench) -> None:
    kinds = {
        drive.name: drive.kind for drive in drive_list.drives(onlooker.ports) if drive.kind not in HIDDEN_KINDS
    }
    assert kinds == {
        "md0": DriveKind.ARRAY,
        "nvme0n1": DriveKind.NVME,
        **{f"sd{letter}": DriveKind.ATA for letter in "abcdefg"},
        "sdh": DriveKind.USB,
        "mmcblk0": DriveKind.MMC,
    }


def test_partitions_are_not_drives(onlooker: Bench) -> None:
    names = {drive.name for drive in drive_list.drives(onlooker.ports)}
    assert not names & {"sda1", "nvme0n1p1"}


def test_the_full_model_is_shown_not_the_16_characters_of_scsi(onlooker: Bench) -> None:
    drive = onlooker.drive("sdb")
    assert (drive.model, len(drive.firmware)) == ("Hitachi HUA722010CLA330", 8)


def test_who_needs_no_temperature_asks_no_drive_for_it(onlooker: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    real, read = onlooker.ports.read_bytes, list[str]()

    def read_bytes(path: str) -> bytes:
        read.append(path)
        return real(path)

    monkeypatch.setattr(onlooker.ports, "read_bytes", read_bytes)
    found = drive_list.drives(onlooker.ports)
    assert not [path for path in read if "/hwmon" in path]
    assert {one.temperature_c for one in found} == {None}
    drive_list.drives(onlooker.ports, DriveTemperatures())
    assert [path for path in read if "/hwmon" in path]


@pytest.mark.slow
def test_the_temperature_behind_native_multipath_is_that_of_the_controller(onlooker: Bench) -> None:
    tree, subsystem = onlooker.world.tree, "/sys/devices/virtual/nvme-subsystem/nvme-subsys8"
    controller = "/sys/devices/pci0000:00/0000:08:00.0/nvme/nvme8"
    tree.files(f"{subsystem}/nvme8n1", {"dev": "259:80", "size": "2048"})
    tree.link("/sys/class/block/nvme8n1", f"{subsystem}/nvme8n1")
    tree.link(f"{subsystem}/nvme8n1/device", subsystem)
    tree.link(f"{subsystem}/nvme8", controller)
    tree.files(f"{controller}/hwmon8", {"name": "nvme", "temp1_input": "43850"})
    assert onlooker.drive("nvme8n1").temperature_c == 43.85


def test_the_system_drive_is_known_as_such(onlooker: Bench) -> None:
    system = [drive for drive in drive_list.drives(onlooker.ports) if drive.usage.system]
    assert [drive.name for drive in system] == ["nvme0n1"]
    assert {"/", "/boot/efi"} <= set(system[0].usage.mounts)
    assert system[0].usage.swap


def test_a_system_on_btrfs_is_known_as_such(onlooker: Bench) -> None:
    """Its mounts have a number of no device; of several devices /proc names one."""
    tree = onlooker.world.tree
    tree.file(
        "/proc/self/mountinfo",
        "28 1 0:26 /@ / rw,relatime shared:1 - btrfs /dev/sda1 rw,ssd,subvol=/@\n"
        "40 28 0:26 /@home /home rw,relatime shared:2 - btrfs /dev/sda1 rw,ssd,subvol=/@home\n"
        "41 28 0:40 / /run rw - tmpfs tmpfs rw\n",
    )
    tree.files("/sys/fs/btrfs/0123/devices", {"sda1": "", "sde1": ""})
    found = {drive.name: drive.usage for drive in drive_list.drives(onlooker.ports) if drive.usage.mounts}
    assert set(found) == {"sda", "sde"}
    for usage_ in found.values():
        assert (usage_.mounts, usage_.system) == (("/", "/home"), True)


@pytest.mark.parametrize("kind", ["fuse", "fuse.sshfs", "overlay"])
def test_a_user_s_own_file_system_is_on_no_drive_whatever_it_is_called(onlooker: Bench, kind: str) -> None:
    """fusermount takes any name of a source from anybody: a drive would look busy and be kept from settings."""
    line = f"60 28 0:57 / /home/eve/x rw,nosuid,nodev shared:3 - {kind} /dev/sda1 rw,user_id=1000\n"
    onlooker.world.tree.file("/proc/self/mountinfo", line)
    assert usage.read_mounts(onlooker.ports).points == {"0:57": ("/home/eve/x",)}
    assert onlooker.drive("sda").usage.idle


@pytest.mark.parametrize("end", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028"])
def test_a_mount_point_cannot_end_its_line(onlooker: Bench, end: str) -> None:
    text = f"36 35 98:0 / /media/a{end}b rw - ext3 /dev/x rw\n37 35 98:1 / /media/c rw - ext3 /dev/y rw\n"
    onlooker.world.tree.file("/proc/self/mountinfo", text)
    assert usage.read_mounts(onlooker.ports).points == {"98:0": (f"/media/a{end}b",), "98:1": ("/media/c",)}


def test_a_label_cannot_say_something_else_of_its_drive(onlooker: Bench) -> None:
    number = onlooker.ports.read_text("/sys/class/block/sda/dev").strip()
    label = "x\u2028E:ID_SERIAL_SHORT=ANOTHER\u2028E:MD_UUID=0"
    onlooker.world.tree.file(f"/run/udev/data/b{number}", f"E:ID_SERIAL_SHORT=OWN\nE:ID_FS_LABEL={label}\n")
    assert sysfs.udev(onlooker.ports, "sda") == {"ID_SERIAL_SHORT": "OWN", "ID_FS_LABEL": label}


def test_of_a_long_list_of_mounts_none_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred mounts of a user's, each with a long name, hid those that came after them."""
    mounts = tmp_path / "mountinfo"
    longest = "/".join([r"\134" * 255] * 16)
    mounts.write_text("".join(f"{n} 1 0:{n} / /{longest} rw - fuse x rw\n" for n in range(100)) + "the last\n")
    assert SystemPorts().read_text(str(mounts)).endswith("the last\n")
    monkeypatch.setattr("disktune_helper.system.system_ports.READ_LIMIT", 1 << 20)
    with pytest.raises(OSError, match="large"):
        SystemPorts().read_bytes(str(mounts))


def test_a_system_on_zfs_is_known_as_such(onlooker: Bench) -> None:
    """Its mounts name a pool and a dataset; which devices are in the pool only udev's database tells."""
    tree = onlooker.world.tree
    tree.file(
        "/proc/self/mountinfo",
        "28 1 0:26 / / rw,relatime shared:1 - zfs rpool/ROOT/debian rw,xattr\n"
        "40 28 0:29 / /srv rw shared:2 - zfs tank/srv rw\n",
    )
    for device, pool in (("sda1", "rpool"), ("sde1", "tank")):
        number = onlooker.ports.read_text(f"/sys/class/block/{device}/dev").strip()
        tree.file(f"/run/udev/data/b{number}", f"E:ID_FS_TYPE=zfs_member\nE:ID_FS_LABEL={pool}\n")
    found = {drive.name: drive.usage for drive in drive_list.drives(onlooker.ports) if drive.usage.mounts}
    assert {name: (one.mounts, one.system) for name, one in found.items()} == {
        "sda": (("/",), True),
        "sde": (("/srv",), False),
    }


def test_a_member_knows_its_array_and_what_is_mounted_on_it(onlooker: Bench) -> None:
    member = onlooker.drive("sde")
    assert member.usage.arrays == ("md0",)
    assert member.usage.mounts == onlooker.drive("md0").usage.mounts
    assert not member.usage.system


def test_a_degraded_array_tells_members_and_progress(onlooker: Bench) -> None:
    array = present(onlooker.drive("md0").array)
    assert (array.level, array.raid_disks, array.working_disks, array.operation) == ("raid5", 3, 2, "recovery")
    assert {member.name for member in array.members} == {"sde1", "sdf1", "sdg1"}
    before = array.progress_percent
    onlooker.clock.sleep(600)
    later = present(onlooker.drive("md0").array)
    assert later.progress_percent is not None
    assert later.progress_percent > present(before)


def test_partitions_come_in_the_order_on_the_drive(onlooker: Bench) -> None:
    starts = [partition.start for partition in onlooker.drive("nvme0n1").partitions]
    assert starts == sorted(starts)
    assert len(starts) > 1


def test_identities_are_unique_and_survive_a_look_by_another_class(onlooker: Bench, bench: Bench) -> None:
    mine = {drive.name: drive.identity for drive in drive_list.drives(onlooker.ports)}
    theirs = {drive.name: drive.identity for drive in drive_list.drives(bench.ports)}
    shown = {name: found for name, found in mine.items() if found}
    assert mine == theirs
    assert len(set(shown.values())) == len(shown)


def test_two_drives_with_one_identity_say_so(onlooker: Bench) -> None:
    twin = onlooker.world.tree
    place = onlooker.ports.resolve("/sys/class/block/sdb")
    other = onlooker.ports.resolve("/sys/class/block/sda")
    wwid = f"{place}/device"
    twin.file(f"{onlooker.ports.resolve(other + '/device')}/wwid", twin.read(f"{wwid}/wwid"))
    assert onlooker.listed()["sda"].same_identity_as == ("sdb",)
    assert onlooker.listed()["sdb"].same_identity_as == ("sda",)


def test_text_from_a_drive_cannot_move_the_cursor(onlooker: Bench) -> None:
    place = onlooker.ports.resolve("/sys/class/block/sdh/device")
    onlooker.world.tree.file(f"{place}/model", "evil\x1b[2J\x07 disk\n")
    assert identity.names(onlooker.ports, "sdh").model.isprintable()


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("36 35 98:0 / /mnt/a rw - ext3 /dev/x rw", {"98:0": ("/mnt/a",)}),
        (r"36 35 98:0 / /media/My\040Disk rw - ext3 /dev/x rw", {"98:0": ("/media/My Disk",)}),
        ("broken", {}),
        ("", {}),
    ],
)
def test_mount_points_are_read_with_their_escapes(
    onlooker: Bench, line: str, points: dict[str, tuple[str, ...]]
) -> None:
    onlooker.world.tree.file("/proc/self/mountinfo", line + "\n")
    assert usage.read_mounts(onlooker.ports).points == points


def test_mounts_are_those_of_the_machine_and_not_of_a_unit_s_fence(onlooker: Bench) -> None:
    """ProtectHome hides mounts below /home: what is there would look idle, and might be put to sleep."""
    onlooker.world.tree.file("/proc/self/mountinfo", "36 35 98:0 / /etc/disktune rw - ext3 /dev/x rw\n")
    onlooker.world.tree.file("/proc/1/mountinfo", "36 35 98:1 / /home rw - ext3 /dev/y rw\n")
    assert usage.read_mounts(onlooker.ports).points == {"98:1": ("/home",)}


def test_a_flatpak_s_mounts_say_nothing_of_the_machine_s(onlooker: Bench) -> None:
    onlooker.world.tree.file("/proc/1/mountinfo", "36 35 98:0 / /app ro - ext3 /dev/x rw\n")
    onlooker.world.tree.file("/.flatpak-info", "[Application]\n")
    assert usage.read_mounts(onlooker.ports).points == {}


def test_a_machine_without_proc_files_still_has_drives(onlooker: Bench) -> None:
    def missing() -> str:
        raise FileNotFoundError

    for path in ("/proc/self/mountinfo", "/proc/swaps", "/proc/mdstat"):
        onlooker.world.tree.file(path, missing)
    used = onlooker.drive("sda").usage
    assert not used.known
    assert not used.idle


def test_the_state_of_arrays_is_unknown_where_mdstat_cannot_be_read(onlooker: Bench) -> None:
    def fail(error: type[OSError], why: str) -> Callable[[], str]:
        def read() -> str:
            raise error(13, why)

        return read

    tree = onlooker.world.tree
    for made, why in (
        (fail(PermissionError, "Permission denied"), "/proc/mdstat could not be read: permission denied."),
        ("something else\n", "/proc/mdstat could not be read: unknown format."),
        (fail(FileNotFoundError, ""), "/proc/mdstat does not list this array."),
    ):
        tree.file("/proc/mdstat", made)
        array = present(onlooker.drive("md0").array)
        assert (array.alarm, array.why) == ("", why)
        found = drive_list.arrays(onlooker.ports)
        assert found == {} if "list" in why else found == why


def test_what_uses_a_drive_is_unknown_where_swap_cannot_be_read(onlooker: Bench) -> None:
    def denied() -> str:
        raise PermissionError

    onlooker.world.tree.file("/proc/swaps", denied)
    assert not onlooker.drive("sda").usage.known


def test_a_kernel_without_swap_uses_no_drive_for_it(onlooker: Bench) -> None:
    def missing() -> str:
        raise FileNotFoundError

    onlooker.world.tree.file("/proc/swaps", missing)
    assert onlooker.drive("sda").usage.known


@pytest.mark.parametrize("hubs", ["", "/1-2.1", "/1-2.1/1-2.1.4"])
def test_the_serial_number_of_a_usb_device_is_found_at_any_depth(hubs: str) -> None:
    device = f"/sys/devices/pci0000:00/0000:00:14.0/usb1/1-2{hubs}"
    place = f"{device}/{device.rpartition('/')[2]}:1.0/host6/target6:0:0/6:0:0:0/block/sdx"
    files = {f"{device}/serial": "  0123ABC\n"}
    ports = SimpleNamespace(resolve=lambda _path: place, read_text=files.__getitem__)
    assert identity._usb_serial(cast("Ports", ports), "sdx") == "0123ABC"
