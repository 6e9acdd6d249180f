"""The files below /proc about the machine's drives, and its power supply."""

from __future__ import annotations

import time

from disktune_gui.demo import activity
from disktune_gui.demo.activity import Counters, NoTraffic, Rebuild
from disktune_gui.demo.drive import SimulatedDrive, SimulatedPartition
from disktune_gui.demo.kernel.sys_tree import Elapsed
from disktune_gui.demo.machine import RAID_CHUNK_BYTES
from disktune_gui.demo.tree import SimulatedTree
from disktune_gui.demo.volumes import SimulatedVolume

# -- power supply: a mains adapter, plugged in, and a laptop's battery -------------------------------------
#
# So that a value for battery can be saved in the demo; the kernel's Documentation/ABI/testing/sysfs-class-power.

_CLASS = "/sys/class/power_supply"


def lay_out_supplies(tree: SimulatedTree) -> None:
    """Add both power supplies."""
    tree.files(f"{_CLASS}/AC", {"type": "Mains", "online": "1"})
    tree.files(f"{_CLASS}/BAT0", {"type": "Battery", "status": "Full", "capacity": "100"})


def plug(tree: SimulatedTree, *, connected: bool) -> None:
    """Connect or disconnect the mains adapter."""
    tree.files(f"{_CLASS}/AC", {"type": "Mains", "online": f"{connected:d}"})
    tree.files(f"{_CLASS}/BAT0", {"status": "Full" if connected else "Discharging"})


def take_away(tree: SimulatedTree) -> None:
    """Make it a machine that does not report its power supply: the files have no type."""
    tree.files(_CLASS, {"AC/type": "", "BAT0/type": ""})


# -- /proc: statistics, arrays, mounts and swap ------------------------------------------------------------

_ARRAY_MOUNT = "/srv/media"
_UNUSED = Counters(NoTraffic(), bytes_s=1.0, request_bytes=4096, since_boot=0)
"""For partitions without any traffic."""


def lay_out(
    tree: SimulatedTree,
    drives: list[SimulatedDrive],
    volumes: list[SimulatedVolume],
    rebuild: Rebuild,
    elapsed: Elapsed,
) -> None:
    """Add all files."""
    array = next(drive for drive in drives if drive.name == "md0")
    tree.file("/proc/diskstats", lambda: _diskstats(drives, elapsed()))
    tree.file("/proc/mdstat", lambda: _mdstat(array, rebuild, elapsed()))
    tree.file(f"/proc/{_THREAD}/comm", "md0_raid5\n")
    tree.file(f"/proc/{_THREAD}/stat", lambda: _thread(elapsed()))
    tree.file("/proc/self/mountinfo", lambda: _mountinfo(drives, volumes))
    tree.file("/proc/swaps", _swaps(drives))
    tree.file("/proc/meminfo", "MemTotal:       32806912 kB\nMemAvailable:   21203168 kB\n")
    tree.link("/etc/systemd/system/timers.target.wants/fstrim.timer", "/lib/systemd/system/fstrim.timer")
    tree.file("/lib/systemd/system/fstrim.timer", "[Timer]\nOnCalendar=weekly\n")
    tree.folder("/run/systemd/system")
    tree.stamp("/var/lib/systemd/timers/stamp-fstrim.timer", time.time() - 3 * 86400)
    tree.file("/proc/uptime", lambda: f"{5 * 86400 + elapsed():.2f} 900000.00\n")
    # udisks runs: systemd's control group of the service.
    tree.file("/sys/fs/cgroup/system.slice/udisks2.service/cgroup.procs", "1103\n")


def _diskstats(drives: list[SimulatedDrive], at_s: float) -> str:
    """Return one line per drive and partition; the traffic of a drive goes to its busiest partition."""
    lines = []
    for drive in (drive for drive in drives if not drive.switched_off):
        major, minor = drive.number
        lines.append((major, minor, drive.name, drive.counters))
        used = max(drive.partitions, key=lambda partition: partition.mount == "/", default=None)
        for partition in drive.partitions:
            counters = drive.counters if partition is used else _UNUSED
            lines.append((major, minor + partition.number, drive.partition_name(partition), counters))
    return "".join(
        f"{major:4} {minor:7} {name.replace('!', '/')} {activity.fields(counters.stat(name, at_s))}\n"
        for major, minor, name, counters in lines
    )


_THREAD = 212


def _thread(at_s: float) -> str:
    """Return the line of the thread that computes parity (proc_pid_stat(5)): it takes 4% of a processor."""
    return f"{_THREAD} (md0_raid5) S 2 0 0 0 -1 {0x00208040} 0 0 0 0 0 {round(4 * at_s)} 0 0 20 0 1 0 88 0 0\n"


def _mdstat(array: SimulatedDrive, rebuild: Rebuild, at_s: float) -> str:
    """Return /proc/mdstat (drivers/md/md.c md_seq_show, status_resync): sizes in KiB."""
    total, done = rebuild.component_bytes >> 10, rebuild.done_bytes(at_s) >> 10
    speed = max(1, int(rebuild.reported_rate(at_s)) >> 10)
    tenths = done * 1000 // total
    bar = "=" * (tenths // 50) + ">" + "." * (20 - tenths // 50)
    there = "[3/3] [UUU]" if rebuild.over else "[3/2] [UU_]"
    head = _MDSTAT_HEAD.format(blocks=array.size_bytes >> 10, chunk=RAID_CHUNK_BYTES >> 10, there=there)
    if not rebuild.runs:
        return head + _MDSTAT_TAIL
    minutes = (total - done) * 10 // speed // 60 + 1
    return (
        head + f"      [{bar}]  recovery = {tenths // 10:2}.{tenths % 10}% ({done}/{total}) "
        f"finish={minutes // 10}.{minutes % 10}min speed={speed}K/sec\n" + _MDSTAT_TAIL
    )


_MDSTAT_HEAD = (
    "Personalities : [raid6] [raid5] [raid4] \n"
    "md0 : active raid5 sdg1[3] sdf1[1] sde1[0]\n"
    "      {blocks} blocks super 1.2 level 5, {chunk}k chunk, algorithm 2 {there}\n"
)
_MDSTAT_TAIL = "      bitmap: 1/4 pages [4KB], 65536KB chunk\n\nunused devices: <none>\n"


def _mountinfo(drives: list[SimulatedDrive], volumes: list[SimulatedVolume]) -> str:
    """Return /proc/self/mountinfo (proc_pid_mountinfo(5)): file systems on drives, after those on none."""
    lines = [
        "23 28 0:21 / /sys rw,nosuid,nodev,noexec,relatime shared:7 - sysfs sysfs rw",
        "24 28 0:22 / /proc rw,nosuid,nodev,noexec,relatime shared:12 - proc proc rw",
        "25 28 0:5 / /dev rw,nosuid,relatime shared:2 - devtmpfs udev rw,size=16324700k,mode=755",
    ]
    # The root first: its number is the parent of the others.
    mounted = sorted([*_mounted(drives), *_mounted_volumes(volumes)], key=lambda entry: entry[1].mount != "/")
    for index, (device, partition, number) in enumerate(mounted):
        path = partition.mount.replace(" ", "\\040")
        parent = 1 if partition.mount == "/" else 28
        kind = partition.filesystem
        # A btrfs has a number of its own, of no device (fs/btrfs, get_anon_bdev).
        own = "0:45" if kind == "btrfs" else number
        lines.append(
            f"{28 + index} {parent} {own} / {path} rw,relatime shared:{index + 1} - {kind} /dev/{device} rw"
        )
    return "\n".join(lines) + "\n"


def _mounted(drives: list[SimulatedDrive]) -> list[tuple[str, SimulatedPartition, str]]:
    """Return kernel name, partition and device number of everything that is mounted."""
    found = []
    for drive in drives:
        major, minor = drive.number
        for partition in drive.partitions:
            if drive.is_mounted(partition):
                number = f"{major}:{minor + partition.number}"
                found.append((drive.partition_name(partition), partition, number))
        if drive.name == "md0":
            found.append(
                (drive.name, SimulatedPartition(0, 0, drive.size_bytes // 512, _ARRAY_MOUNT), f"{major}:{minor}")
            )
    return found


def _mounted_volumes(volumes: list[SimulatedVolume]) -> list[tuple[str, SimulatedPartition, str]]:
    """Return the same for volumes, by the names of their links in /dev/mapper."""
    found = []
    for one in volumes:
        if one.mount:
            whole = SimulatedPartition(0, 0, one.drive.size_bytes // 512, one.mount, one.content)
            found.append((f"mapper/{one.label}", whole, one.number))
    return found


def _swaps(drives: list[SimulatedDrive]) -> str:
    lines = ["Filename\t\t\t\tType\t\tSize\t\tUsed\t\tPriority"]
    for drive in drives:
        for partition in drive.partitions:
            if partition.filesystem == "swap":
                # The header page is not counted (mm/swapfile.c).
                size = partition.sectors // 2 - 4
                lines.append(f"/dev/{drive.partition_name(partition):<34}partition\t{size}\t0\t\t-2")
    return "\n".join(lines) + "\n"
