"""What slows a drive apart from its users: an incomplete or busy array, a scrub of a file system.

From files that every user may read; opens no device, wakes nothing. A scrub of btrfs is known by the socket that
btrfs-progs listens at: the kernel reports it to root alone. Whether a pool of ZFS is being scrubbed is in no file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from disktune_contract.arrays.array import OPERATIONS
from disktune_contract.arrays.mdstat import noun
from disktune_contract.drives import recognition
from disktune_contract.sentence import Sentence
from disktune_helper.drives import usage
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable, text_of

_BTRFS = "/sys/fs/btrfs"
_SOCKETS = ("/proc/1/net/unix", "/proc/self/net/unix")
"""Of the machine; a confined process has a network of its own. The second is for hidden processes."""
_SCRUB_SOCKET = "/var/lib/btrfs/scrub.progress."
"""And the UUID (btrfs-progs, cmds/scrub.c)."""
_SCRUB_UNITS = "/sys/fs/cgroup/system.slice/system-disktune\\x2dscrub.slice"
"""DiskTune's own scrubs, which have a network of their own, too: a folder for each unit that runs."""
_POOLS = "/proc/spl/kstat/zfs"
"""A folder for each pool, in which ``state`` is its health (OpenZFS, module/os/linux/spl/spl-kstat.c)."""
_EXCLUSIVE = {
    "balance": Sentence("balance"),
    "device replace": Sentence("device replacement"),
    "device remove": Sentence("device removal"),
}
"""Words of ``exclusive_operation`` that keep drives busy (fs/btrfs/sysfs.c)."""


class UpkeepReader:
    """Reads for several drives in a row; sockets are listed once."""

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
        if uuid in self._scrubs:
            yield Sentence("{work} of {name}", work=Sentence("scrub"), name=name)

    def _of_pool(self, pool: str) -> Iterator[str]:
        if text_of(self._ports, f"{_POOLS}/{pool}/state") not in ("", "ONLINE"):
            yield Sentence("degraded pool {pool}", pool=pool)

    @cached_property
    def _scrubs(self) -> frozenset[str]:
        """The UUID of each btrfs that btrfs-progs scrubs."""
        sockets = next(filter(None, (text_of(self._ports, path) for path in _SOCKETS)), "")
        found = {line.partition(_SCRUB_SOCKET)[2] for line in sockets.splitlines() if _SCRUB_SOCKET in line}
        for unit in self._ports.names(_SCRUB_UNITS):
            word, _, uuid = unit.removeprefix("disktune-scrub@").removesuffix(".service").partition("-")
            if word in ("start", "resume"):
                found.add(uuid)
        return frozenset(found)
