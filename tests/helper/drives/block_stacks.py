"""Trees of /sys, /proc and udev of machines with layers, as Linux 6.12, LVM 2.03 and cryptsetup 2.7 make them."""

from __future__ import annotations

from disktune_gui.demo.tree import SimulatedTree

GROUP = "q0sT9fWvYxLh3aZc2RkUe7MnBd5JgPi8"
"""A volume group's UUID as it is in ``dm/uuid``: 32 letters and digits without hyphens."""


class BlockTree:
    """Block devices one on another."""

    def __init__(self) -> None:
        self.tree = SimulatedTree()
        self._places: dict[str, str] = {}
        self._minors: dict[str, int] = {}
        self._mounts: list[str] = []
        self._swaps = ["Filename\t\t\t\tType\t\tSize\t\tUsed\t\tPriority"]
        self._write()

    def device(self, name: str, *below: str, place: str = "", holds: str = "", **files: str) -> None:
        """Put a device on those *below*; of its *files*, ``queue__scheduler`` is queue/scheduler."""
        place = place or f"/sys/devices/virtual/block/{name}"
        number = self._number(name)
        self._places[name] = place
        self.tree.link(f"/sys/class/block/{name}", place)
        self.tree.link(f"/sys/dev/block/{number}", place)
        known = {"dev": number, "size": "2097152", **{key.replace("__", "/"): text for key, text in files.items()}}
        self.tree.files(place, dict(known))
        for folder in ("holders", "slaves"):
            self.tree.folder(f"{place}/{folder}")
        for one in below:
            self.tree.link(f"{place}/slaves/{one}", self._places[one])
            self.tree.link(f"{self._places[one]}/holders/{name}", place)
        if holds:
            self.tree.file(f"/run/udev/data/b{number}", f"E:ID_FS_TYPE={holds}\nE:ID_FS_UUID=uuid-of-{name}\n")

    def disk(self, name: str, **files: str) -> None:
        """Put a drive in place that makes requests."""
        place = f"/sys/devices/pci0000:00/0000:00:17.0/{name}/block/{name}"
        limits = {
            "queue__read_ahead_kb": "128",
            "queue__discard_max_bytes": "2147450880",
            "queue__rotational": "0",
        }
        scheduler = {"queue__scheduler": "none [mq-deadline] kyber bfq", "mq__0__nr_tags": "32"}
        self.device(name, place=place, **(limits | scheduler | files))

    def partition(self, disk: str, name: str, holds: str = "") -> None:
        """Put a partition on a disk."""
        self.device(name, place=f"{self._places[disk]}/{name}", holds=holds, partition=name[-1], start="2048")

    def volume(self, name: str, label: str, uuid: str, *below: str, holds: str = "", **files: str) -> None:
        """Put a device of the device mapper in place."""
        limits = {"queue__read_ahead_kb": "128", "queue__discard_max_bytes": "0"}
        self.device(name, *below, holds=holds, dm__name=label, dm__uuid=uuid, **(limits | files))

    def logical(self, name: str, label: str, *below: str, layer: str = "", holds: str = "") -> None:
        """Put a logical volume in place; *layer* is what LVM adds to the UUID of those that it hides."""
        uuid = f"LVM-{GROUP}{name.removeprefix('dm-'):0>32}{layer}"
        self.volume(name, label, uuid, *below, holds=holds, queue__discard_max_bytes="2147450880")

    def mount(self, name: str, point: str, kind: str = "ext4", *, number: str = "", source: str = "") -> None:
        """Mount a device, or *source* by a *number* of no device."""
        at = len(self._mounts) + 30
        known = number or self._number(name)
        self._mounts.append(f"{at} 1 {known} / {point} rw,relatime - {kind} {source or f'/dev/{name}'} rw")
        self._write()

    def swap(self, name: str) -> None:
        """Swap to a device."""
        self._swaps.append(f"/dev/{name}\tpartition\t1048572\t0\t-2")
        self._write()

    def _number(self, name: str) -> str:
        return f"253:{self._minors.setdefault(name, len(self._minors))}"

    def _write(self) -> None:
        self.tree.file("/proc/1/mountinfo", "".join(f"{line}\n" for line in self._mounts))
        self.tree.file("/proc/swaps", "".join(f"{line}\n" for line in self._swaps))


def installers_encrypted() -> BlockTree:
    """Return what Debian's installer makes: "Guided – use entire disk and set up encrypted LVM"."""
    made = BlockTree()
    made.disk("sda")
    made.partition("sda", "sda1", "ext4")
    made.partition("sda", "sda5", "crypto_LUKS")
    made.volume(
        "dm-0",
        "sda5_crypt",
        "CRYPT-LUKS2-0f2d6c1e4b7a4d5c9e8f1a2b3c4d5e6f-sda5_crypt",
        "sda5",
        holds="LVM2_member",
        queue__discard_max_bytes="2147450880",
    )
    made.logical("dm-1", "laptop--vg-root", "dm-0", holds="ext4")
    made.logical("dm-2", "laptop--vg-swap_1", "dm-0", holds="swap")
    made.mount("dm-1", "/")
    made.mount("sda1", "/boot")
    made.swap("dm-2")
    return made


def luks_on_lvm_on_md() -> BlockTree:
    """Return an encrypted volume of a group on a mirror of two partitions."""
    made = BlockTree()
    for disk in ("sda", "sdb"):
        made.disk(disk)
        made.partition(disk, f"{disk}1", "linux_raid_member")
    made.device(
        "md0",
        *("sda1", "sdb1"),
        md__level="raid1",
        md__uuid="3b6f0c1e-7d2a-4e55-9a1c-8f2051d7e6a4",
        queue__read_ahead_kb="256",
        queue__scheduler="none",
        queue__discard_max_bytes="2147450880",
    )
    made.logical("dm-0", "data-home", "md0", holds="crypto_LUKS")
    made.volume("dm-1", "home", "CRYPT-LUKS1-00112233445566778899aabbccddeeff-home", "dm-0", holds="xfs")
    made.mount("dm-1", "/home", "xfs")
    return made


def thin_pool() -> BlockTree:
    """Return a thin volume with a snapshot, in a pool on two drives."""
    made = BlockTree()
    for disk in ("sda", "sdb"):
        made.disk(disk)
    made.logical("dm-0", "vg-pool_tmeta", "sda", layer="-tmeta")
    made.logical("dm-1", "vg-pool_tdata", "sda", "sdb", layer="-tdata")
    made.logical("dm-2", "vg-pool-tpool", "dm-0", "dm-1", layer="-tpool")
    made.logical("dm-3", "vg-pool", "dm-2", layer="-pool")
    made.logical("dm-4", "vg-thin", "dm-2", holds="ext4")
    made.logical("dm-5", "vg-snap", "dm-2", holds="ext4")
    made.mount("dm-4", "/srv")
    return made


def bcache() -> BlockTree:
    """Return a hard disk with a cache on a solid-state drive."""
    made = BlockTree()
    made.disk("sda", queue__rotational="1")
    made.disk("sdb")
    made.device(
        "bcache0",
        *("sda", "sdb"),
        bcache__cache_mode="writethrough [writeback] writearound none",
        queue__read_ahead_kb="512",
    )
    made.mount("bcache0", "/srv", "xfs")
    return made


def btrfs_on_two() -> BlockTree:
    """Return a btrfs on two drives with two subvolumes mounted."""
    made = BlockTree()
    for disk in ("sda", "sdb"):
        made.disk(disk)
        made.tree.link(f"/sys/fs/btrfs/6f06f871/devices/{disk}", f"/sys/class/block/{disk}")
    made.tree.link("/sys/fs/btrfs/6f06f871/bdi", "/sys/devices/virtual/bdi/btrfs-1")
    made.tree.file("/sys/devices/virtual/bdi/btrfs-1/read_ahead_kb", "4096\n")
    made.tree.folder("/sys/fs/btrfs/features")
    made.mount("sda", "/", "btrfs", number="0:39")
    made.mount("sda", "/home", "btrfs", number="0:39")
    return made


def multipath() -> BlockTree:
    """Return a disk with two ways to it, and a partition that kpartx has made of it."""
    made = BlockTree()
    for disk in ("sda", "sdb"):
        made.disk(disk)
    wwid = "mpath-3600140512345678900000000000000001"
    requests = {"queue__scheduler": "none [bfq]", "mq__0__nr_tags": "2048"}
    made.volume("dm-0", "mpatha", wwid, "sda", "sdb", holds="", **requests)
    made.volume("dm-1", "mpatha-part1", f"part1-{wwid}", "dm-0", holds="ext4")
    made.mount("dm-1", "/san")
    return made


def loop() -> BlockTree:
    """Return a file system in a file on a partition, next to a loop device that nothing is in."""
    made = BlockTree()
    made.disk("sda")
    made.partition("sda", "sda1", "ext4")
    made.mount("sda1", "/")
    made.device(
        "loop0", loop__backing_file="/var/lib/images/a.img", queue__read_ahead_kb="128", mq__0__nr_tags="128"
    )
    made.device("loop1", size="0")
    made.mount("loop0", "/mnt/image", "squashfs")
    return made


def zfs() -> BlockTree:
    """Return a pool on two drives with two data sets mounted."""
    made = BlockTree()
    for disk in ("sda", "sdb"):
        made.disk(disk)
        made.partition(disk, f"{disk}1")
        number = made.tree.read(f"/sys/class/block/{disk}1/dev").decode().strip()
        made.tree.file(
            f"/run/udev/data/b{number}", "E:ID_FS_TYPE=zfs_member\nE:ID_FS_LABEL=tank\nE:ID_FS_UUID=1234567890\n"
        )
    made.mount("", "/tank", "zfs", number="0:50", source="tank")
    made.mount("", "/tank/home", "zfs", number="0:51", source="tank/home")
    return made
