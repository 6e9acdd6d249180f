"""Directories: what lies below, what distorts, what is refused; and programs that are missing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from disktune_contract import workloads
from disktune_contract.measuring.measurement import FolderFacts, elsewhere
from disktune_contract.measuring.own import OwnWorkload
from disktune_contract.measuring.workload import Engine, Pattern, Target
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import MeasureFolder
from disktune_contract.record import replace
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.bench import folders, opening
from disktune_helper.bench.folders import Mount
from disktune_helper.system import file_bench
from disktune_helper.system.file_bench import SystemFileBenchPorts
from disktune_helper.system.ports import FolderLook, Ports
from disktune_helper.system.system_ports import SystemPorts


class Files:
    """Ports over a few files of /sys; a link is a file that begins with ``->``."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def read_text(self, path: str) -> str:
        real = self.resolve(path)
        if real not in self.files:
            raise FileNotFoundError(path)
        return self.files[real]

    def resolve(self, path: str) -> str:
        for link, target in self.files.items():
            if target.startswith("->") and (path == link or path.startswith(f"{link}/")):
                return self.resolve(target[2:] + path[len(link) :])
        return path

    def names(self, path: str) -> list[str]:
        real = self.resolve(path)
        return sorted({name[len(real) + 1 :].split("/")[0] for name in self.files if name.startswith(f"{real}/")})


STACK = Files(
    {
        "/sys/class/block/sda": "->/sys/devices/ata1/block/sda",
        "/sys/class/block/sda2": "->/sys/devices/ata1/block/sda/sda2",
        "/sys/class/block/sdb": "->/sys/devices/ata2/block/sdb",
        "/sys/class/block/dm-0": "->/sys/devices/virtual/block/dm-0",
        "/sys/class/block/dm-1": "->/sys/devices/virtual/block/dm-1",
        "/sys/class/block/md0": "->/sys/devices/virtual/block/md0",
        "/sys/devices/ata1/block/sda/dev": "8:0\n",
        "/sys/devices/ata1/block/sda/sda2/dev": "8:2\n",
        "/sys/devices/ata1/block/sda/sda2/partition": "2\n",
        "/sys/devices/ata2/block/sdb/dev": "8:16\n",
        "/sys/devices/virtual/block/dm-0/dev": "253:0\n",
        "/sys/devices/virtual/block/dm-0/dm/uuid": "CRYPT-LUKS2-0123\n",
        "/sys/devices/virtual/block/dm-0/slaves/sda2": "",
        "/sys/devices/virtual/block/dm-1/dev": "253:1\n",
        "/sys/devices/virtual/block/dm-1/dm/uuid": "LVM-0123\n",
        "/sys/devices/virtual/block/dm-1/slaves/dm-0": "",
        "/sys/devices/virtual/block/dm-1/slaves/sdb": "",
        "/sys/devices/virtual/block/md0/dev": "9:0\n",
        "/sys/devices/virtual/block/md0/slaves/sda2": "",
        "/sys/class/block/sdb1": "->/sys/devices/ata2/block/sdb/sdb1",
        "/sys/devices/ata2/block/sdb/sdb1/dev": "8:17\n",
        "/sys/devices/ata2/block/sdb/sdb1/partition": "1\n",
        "/sys/devices/virtual/block/md0/slaves/sdb1": "",
        "/sys/devices/virtual/block/md0/md/level": "raid1\n",
        "/sys/class/block/md1": "->/sys/devices/virtual/block/md1",
        "/sys/devices/virtual/block/md1/dev": "9:1\n",
        "/sys/devices/virtual/block/md1/slaves/sda2": "",
        "/sys/devices/virtual/block/md1/slaves/sdb1": "",
        "/sys/devices/virtual/block/md1/md/level": "linear\n",
        "/sys/fs/btrfs/features/x": "",
        "/sys/fs/btrfs/0123/devices/sdb1": "",
        "/sys/fs/btrfs/0123/devices/dm-0": "",
        "/dev/sda2": "",
        "/dev/sdb1": "",
    }
)


@pytest.mark.parametrize(
    ("device", "source", "below"),
    [
        ((8, 2), "/dev/sda2", (("sda",), False)),
        ((8, 16), "/dev/sdb", (("sdb",), False)),
        ((253, 0), "/dev/mapper/x", (("sda",), True)),
        ((253, 1), "/dev/mapper/y", (("sda", "sdb"), True)),
        ((9, 0), "/dev/md0", (("md0",), False)),
        ((0, 35), "/dev/sda2", (("sda",), False)),
        ((0, 40), "server:/export", ((), False)),
        ((8, 99), "/dev/gone", ((), False)),
    ],
)
def test_a_directory_lies_on_whole_drives(
    device: tuple[int, int], source: str, below: tuple[tuple[str, ...], bool]
) -> None:
    mount = Mount(1, device, "/", frozenset(), "ext4", source)
    ports: Ports = STACK  # type: ignore[assignment]  # what is asked of it is there
    assert folders.below(ports, mount) == below


class TestWhetherItLiesOnADrive:
    """Through partitions, LUKS, LVM, md, and the devices of a btrfs."""

    def found(self, device: tuple[int, int], kind: str = "ext4", source: str = "/dev/x") -> FolderFacts:
        ports: Ports = STACK  # type: ignore[assignment]
        drives, _ = folders.below(ports, Mount(1, device, "/@home", frozenset(), kind, source))
        return FolderFacts("/home", kind, drives, 1 << 40, members=folders.shared_by(ports, drives))

    def test_of_a_partition_and_through_encryption(self) -> None:
        for device in ((8, 2), (253, 0)):
            assert elsewhere(self.found(device), "sda") == ""
            assert elsewhere(self.found(device), "sdb") == ("This is on sda. Select a folder on sdb.")

    def test_of_a_volume_on_two_drives_nobody_knows(self) -> None:
        assert "Select a folder on" in elsewhere(self.found((253, 1)), "sda")

    def test_every_member_of_an_array_takes_part_and_so_does_the_array(self) -> None:
        for name in ("md0", "sda", "sdb"):
            assert elsewhere(self.found((9, 0)), name) == ""
        assert "This is on md0" in elsewhere(self.found((9, 0)), "sdc")

    def test_members_that_stand_one_behind_the_other_do_not(self) -> None:
        assert elsewhere(self.found((9, 1)), "md1") == ""
        assert "This is on md1" in elsewhere(self.found((9, 1)), "sda")

    def test_a_subvolume_of_a_btrfs_on_one_device_and_on_two(self) -> None:
        assert elsewhere(self.found((0, 35), "btrfs", "/dev/sda2"), "sda") == ""
        assert "Select a folder on" in elsewhere(self.found((0, 36), "btrfs", "/dev/sdb1"), "sdb")

    def test_what_lies_on_nothing_that_is_known(self) -> None:
        assert "Select a folder on" in elsewhere(self.found((0, 40), "zfs", "tank/home"), "sda")


MOUNTINFO = r"""36 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw,errors=remount-ro
40 36 0:35 /@home /home rw,noatime shared:2 - btrfs /dev/sdb1 rw,compress=zstd:3,space_cache
41 36 0:36 / /tmp rw,nosuid - tmpfs tmpfs rw,size=1g
42 36 0:50 / /mnt/a\040b rw shared:9 master:2 - nfs4 server:/x\040y rw
43 36 8:17 / /mnt/old ro,relatime - ext3 /dev/sdb1 rw
nonsense
"""


class TestNotes:
    def facts(self, number: int) -> str:
        found = folders.mounts(MOUNTINFO)[number]
        return " ".join(folders.notes(found, encrypted=False))

    def test_an_ordinary_one_has_none(self) -> None:
        assert self.facts(36) == ""

    def test_copy_on_write_and_compression(self) -> None:
        assert "Copy-on-write" in self.facts(40)
        assert "Compression" in self.facts(40)

    def test_memory(self) -> None:
        assert "not on a drive" in self.facts(41)

    def test_network(self) -> None:
        assert "not on a drive" in self.facts(42)
        assert folders.mounts(MOUNTINFO)[42].place == "/mnt/a b"

    def test_encryption(self) -> None:
        assert "Encrypted" in folders.notes(folders.mounts(MOUNTINFO)[36], encrypted=True)[0]

    @pytest.mark.parametrize("kind", ["zfs", "bcachefs", "overlay", "fuseblk", "fuse.unknown", "f2fs", "cifs"])
    def test_each_kind_of_which_something_is_known(self, kind: str) -> None:
        assert folders.notes(Mount(1, (0, 1), "/", frozenset(), kind, "x"), encrypted=False)


class TestRefusals:
    look = FolderLook("/mnt/old", 43, 10 << 30, 100 << 30, writable=True)

    def test_read_only(self) -> None:
        mount = folders.mounts(MOUNTINFO)[43]
        assert folders.refusal(self.look, mount) == "This file system is read-only."

    def test_not_ones_own(self) -> None:
        look = FolderLook("/", 36, 10 << 30, 100 << 30, writable=False)
        assert "cannot write here" in folders.refusal(look, folders.mounts(MOUNTINFO)[36])

    @pytest.mark.parametrize("path", ["relative", "", "/nonesuch/at/all", "/etc/hostname", "/a\0b"])
    def test_what_is_no_directory(self, path: str) -> None:
        with pytest.raises(Refusal) as caught:
            folders.facts(SystemPorts(), SystemFileBenchPorts(), path)
        assert caught.value.fault in (Fault.OUT_OF_RANGE, Fault.PERMISSION)

    def test_no_room(self) -> None:
        ports = SimulatedPorts(World(1))
        found = folders.facts(ports, ports.outside(), "/home/alex")
        folders.room_for(ports.outside(), found, 1 << 30)
        with pytest.raises(Refusal) as caught:
            folders.room_for(ports.outside(), found, found.free_bytes - (1 << 30))
        assert caught.value.fault is Fault.NO_ROOM
        assert "Not enough space" in caught.value.why

    def test_files_of_random_data_and_of_zeros_need_their_room_at_once(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        rooms: list[int] = []
        monkeypatch.setattr(folders, "room_for", lambda _outside, _found, wanted: rooms.append(wanted))
        own = OwnWorkload(Target.FOLDER, Pattern.SEQUENTIAL)
        for asked in ((own,), (own, replace(own, zeros=True), replace(own, depth=2))):
            opening.FolderBenches(
                SimulatedPorts(World(1)), MeasureFolder("/home/alex", (), workloads.DIGEST, 64, own=asked)
            )
        assert rooms == [64 << 20, 128 << 20]


class Nothing:
    """A system on which nothing is installed, or something old."""

    def __init__(self, version: str = "") -> None:
        self._version = version

    def find(self, program: str) -> str:
        return f"/usr/bin/{program}" if self._version else ""

    def version(self, _path: str) -> str:
        return self._version


@pytest.mark.parametrize(
    ("release", "command"),
    [
        ('ID=debian\nVERSION_ID="12"\n', "sudo apt install fio"),
        ("ID=linuxmint\nID_LIKE=ubuntu debian\n", "sudo apt install fio"),
        ('ID="opensuse-tumbleweed"\nID_LIKE="opensuse suse"\n', "sudo zypper install fio"),
        ('ID="almalinux"\nID_LIKE="rhel centos fedora"\n', "sudo dnf install fio"),
        ("ID=arch\n", "sudo pacman -S fio"),
        ("ID=plan9\n", "package “fio”"),
        ("", "package “fio”"),
    ],
)
def test_a_missing_program_is_a_sentence_with_the_command(release: str, command: str) -> None:
    ports: Ports = Files({"/etc/os-release": release})  # type: ignore[assignment]
    with pytest.raises(Refusal) as caught:
        folders.program(ports, Nothing(), Engine.FIO)  # type: ignore[arg-type]
    assert caught.value.fault is Fault.NOT_INSTALLED
    assert caught.value.why.startswith("fio is not installed.")
    assert command in caught.value.why


def test_in_a_flatpak_no_program_can_be_installed() -> None:
    ports: Ports = Files({"/etc/os-release": "ID=debian\n", "/.flatpak-info": "[Application]\n"})  # type: ignore[assignment]
    with pytest.raises(Refusal, match=r"^fio is not installed\. The Flatpak does not contain it"):
        folders.program(ports, Nothing(), Engine.FIO)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("version", "usable"),
    [("fio-3.33", True), ("fio-3.42-135-gf534", True), ("fio-4.0", True), ("fio-3.28", False), ("x", False)],
)
def test_fio_is_new_enough_or_not(version: str, usable: bool) -> None:  # noqa: FBT001, RUF100
    ports: Ports = Files({})  # type: ignore[assignment]
    found = folders.engines(ports, Nothing(version)).engines  # type: ignore[arg-type]
    assert [one.engine for one in found] == [Engine.READER, Engine.FIO, Engine.BONNIE]
    assert (found[1].why == "") is usable


def test_a_file_without_a_name_is_written_and_read_and_leaves_nothing(tmp_path: Path) -> None:
    fd = file_bench.unnamed(str(tmp_path))
    try:
        assert (os.write(fd, b"data"), os.pread(fd, 8, 0)) == (4, b"data")
        assert not os.get_inheritable(fd)
        assert list(tmp_path.iterdir()) == []
    finally:
        os.close(fd)
