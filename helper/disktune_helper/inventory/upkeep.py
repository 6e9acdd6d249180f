"""What slows a drive besides its users: an array that lacks members or is worked on, a scrub of a file system.

From files that every user may read; opens no device, wakes nothing. A scrub of btrfs is known by the process that
runs it: the kernel reports it to root alone. Whether a pool of ZFS is being scrubbed is not in any file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from disktune_contract.arrays.array import OPERATIONS
from disktune_contract.arrays.md import noun
from disktune_contract.drives import recognition
from disktune_contract.drives.drive import kernel_name
from disktune_contract.sentence import Sentence
from disktune_helper.inventory import usage
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable, text_of

_BTRFS = "/sys/fs/btrfs"
_POOLS = "/proc/spl/kstat/zfs"
"""A folder for each pool, in which ``state`` is its health (OpenZFS, module/os/linux/spl/spl-kstat.c)."""
_EXCLUSIVE = {
    "balance": Sentence("balance"),
    "device replace": Sentence("device replacement"),
    "device remove": Sentence("device removal"),
}
"""Words of ``exclusive_operation`` that keep drives busy (fs/btrfs/sysfs.c)."""


class UpkeepReader:
    """Reads for several drives in a row; processes are gone through once."""

    def __init__(self, ports: Ports) -> None:
        self._ports = ports

    def of(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return noun phrases about everything that shares a drive with the devices of these kernel names."""
        devices: dict[str, None] = {}
        for name in names:
            for low in self._lowest(name):
                devices.update(dict.fromkeys(usage.stack(self._ports, low)))
        found: dict[str, None] = {}
        for device in devices:
            if recognition.ARRAY_NAME.fullmatch(device):
                found.update(dict.fromkeys(self._of_array(device)))
        for one in usage.checked(self._ports, list(devices)):
            kind, _, name = one.partition(":")
            found.update(dict.fromkeys(self._of_btrfs(name) if kind == "btrfs" else self._of_pool(name)))
        return tuple(found)

    def _lowest(self, name: str) -> tuple[str, ...]:
        """Return the drives below a device; the device itself if it is one."""
        below = recognition.below(self._ports, name)
        return tuple(low for one in below for low in self._lowest(one)) if below else (name,)

    def _of_array(self, name: str) -> Iterator[str]:
        if sysfs.number(self._ports, name, "md/degraded"):
            yield Sentence("degraded array {array}", array=name)
        work = sysfs.text(self._ports, name, "md/sync_action")
        # One that waits for another array on the same drives does nothing (md.c, sync_completed_show).
        if work in OPERATIONS and sysfs.text(self._ports, name, "md/sync_completed") != "delayed":
            yield Sentence("{work} of {name}", work=noun(work), name=name)

    def _of_btrfs(self, uuid: str) -> Iterator[str]:
        name = printable(text_of(self._ports, f"{_BTRFS}/{uuid}/label")) or "btrfs"
        work = _EXCLUSIVE.get(text_of(self._ports, f"{_BTRFS}/{uuid}/exclusive_operation"))
        if work is not None:
            yield Sentence("{work} of {name}", work=work, name=name)
        if any(self._is_of(scrub, uuid) for scrub in self._scrubs):
            yield Sentence("{work} of {name}", work=Sentence("scrub"), name=name)

    def _of_pool(self, pool: str) -> Iterator[str]:
        if text_of(self._ports, f"{_POOLS}/{pool}/state") not in ("", "ONLINE"):
            yield Sentence("degraded pool {pool}", pool=pool)

    @cached_property
    def _scrubs(self) -> tuple[tuple[str, str], ...]:
        """What each running ``btrfs scrub`` was given, a path or a device, and its control group."""
        found = []
        for number in self._ports.names("/proc"):
            if number.isdigit() and text_of(self._ports, f"/proc/{number}/comm") == "btrfs":
                words = text_of(self._ports, f"/proc/{number}/cmdline").rstrip("\0").split("\0")
                if words[1:3] in (["scrub", "start"], ["scrub", "resume"]):
                    found.append((words[-1], text_of(self._ports, f"/proc/{number}/cgroup")))
        return tuple(found)

    @cached_property
    def _points(self) -> dict[str, str]:
        """The UUID of the btrfs at each mount point of one."""
        return {
            line.point: uuid
            for line in usage.mount_lines(self._ports)
            if line.kind == "btrfs" and line.source.startswith("/dev/")
            for uuid in [self._uuid(line.source)]
        }

    def _is_of(self, scrub: tuple[str, str], uuid: str) -> bool:
        """Whether a scrub is of this file system, as far as can be known; of the only one it is."""
        path, group = scrub
        if path.startswith("/dev/"):
            return self._uuid(path) == uuid
        # DiskTune's own unit names a descriptor, and is itself named by the file system.
        within = [point for point in self._points if f"{path}/".startswith(f"{point.rstrip('/')}/")]
        if within and not path.startswith("/proc/"):
            return self._points[max(within, key=len)] == uuid
        return uuid in group or set(self._points.values()) == {uuid}

    def _uuid(self, node: str) -> str:
        return usage.btrfs_uuid(self._ports, kernel_name(self._ports.resolve(node)))
