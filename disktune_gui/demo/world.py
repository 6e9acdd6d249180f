"""The simulated machine behind `Ports`, the helper's interface to every machine; one machine for all helpers."""

from __future__ import annotations

import errno
import os
import shutil
import threading
import time
import weakref
from collections.abc import Callable
from contextlib import suppress
from dataclasses import astuple
from pathlib import Path
from tempfile import mkdtemp

from disktune_contract.messages.privilege import Level
from disktune_gui.demo import machine, scrub, volumes
from disktune_gui.demo.activity import ProgramUse
from disktune_gui.demo.ata import sat
from disktune_gui.demo.ata.sat import CHECK_POWER_MODE
from disktune_gui.demo.diary import EJECT, Diary, DiaryEntry, repeat_eject
from disktune_gui.demo.drive import SimulatedDrive, SimulatedNode
from disktune_gui.demo.file_benchmarks import SimulatedOutside
from disktune_gui.demo.kernel import proc_tree, sys_tree
from disktune_gui.demo.machine import Clocks
from disktune_gui.demo.medium import SimulatedTime
from disktune_gui.demo.tree import SimulatedTree
from disktune_gui.demo.volumes import EncryptedMedium, SimulatedVolume
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from disktune_helper.system.ports import ChangingNode, FileBenchPorts, Node

# -- a node that records changes of its drive, and repeats recorded ones -----------------------------------

_ATA = (sat.ATA_PASS_THROUGH_16, sat.ATA_PASS_THROUGH_12)
_CHANGING = frozenset({0x09, 0x14})
"""Set Features, Device Self-test (NVM Express base specification 2.0, figure 139)."""
_TELL_EVERY_S = 0.2
"""Least time between entries about reads and writes: there can be thousands of requests a second."""
_USE = "use"


class UseRecorder:
    """Writes to the diary what this process reads from a drive and writes to it, a few times a second."""

    def __init__(self, drive: str, diary: Diary, clock: Callable[[], float]) -> None:
        self._drive, self._diary, self._clock = drive, diary, clock
        self._untold, self._told_at = ProgramUse(), float("-inf")
        self._lock = threading.Lock()

    def add(self, use: ProgramUse) -> None:
        """Count another use, and write an entry if it is time."""
        with self._lock:
            self._untold += use
        self.tell()

    def tell(self) -> None:
        """Write an entry about what is not written yet, unless the last one is too recent."""
        with self._lock:
            now = self._clock()
            if self._untold == ProgramUse() or now - self._told_at < _TELL_EVERY_S:
                return
            told, self._untold, self._told_at = self._untold, ProgramUse(), now
            self._diary.add(DiaryEntry(self._drive, _USE, tuple(map(repr, astuple(told)))))


class SharedNode(SimulatedNode):
    """Writes to a diary everything that changes the drive, once it has been done."""

    def __init__(self, drive: SimulatedDrive, tree: SimulatedTree, diary: Diary, most: Level) -> None:
        super().__init__(drive, tree, most)
        self._diary = diary

    def _tell(self, what: str, *arguments: str) -> None:
        self._diary.add(DiaryEntry(self.name, what, arguments))

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 20_000, outgoing: bytes = b"") -> SgReply:
        reply = super().sg_io(cdb, reply_bytes, timeout_ms, outgoing)
        # A command that returns data changes nothing, nor does CHECK POWER MODE, which is sent all the time.
        if cdb[0] in _ATA and not reply_bytes and sat.pass_through(cdb).task.command != CHECK_POWER_MODE:
            self._tell("sg_io", cdb.hex(), outgoing.hex())
        return reply

    def nvme_admin(
        self, opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0
    ) -> NvmeReply:
        reply = super().nvme_admin(opcode, cdw10, reply_bytes, namespace, cdw11)
        if opcode in _CHANGING:
            self._tell("nvme_admin", *map(str, (opcode, cdw10, reply_bytes, namespace, cdw11)))
        return reply

    def write_attribute(self, attribute: str, text: str) -> None:
        super().write_attribute(attribute, text)
        self._tell("write_attribute", attribute, text)

    def set_read_only(self, *, on: bool) -> None:
        super().set_read_only(on=on)
        self._tell("set_read_only", "on" if on else "")

    def set_wide_pio(self, *, on: bool) -> None:
        super().set_wide_pio(on=on)
        self._tell("set_wide_pio", "on" if on else "")


class _Repeating(SimulatedNode):
    """Repeats what another process has done with the privilege for it."""

    def _admit(self, level: int, what: str) -> None:
        """Permit everything."""


def repeat(deed: DiaryEntry, drive: SimulatedDrive, tree: SimulatedTree) -> None:
    """Apply to *drive* what another process did, which succeeded there."""
    if deed.what == _USE:
        reads, read, read_s, writes, written, write_s, busy_s, discarded = deed.arguments
        drive.counters.take(
            ProgramUse(
                *(int(reads), int(read), float(read_s)),
                *(int(writes), int(written), float(write_s)),
                *(float(busy_s), int(discarded)),
            )
        )
        return
    node = _Repeating(drive, tree)
    first, *more = deed.arguments
    # A drive that was removed here and not there cannot be changed.
    with suppress(OSError):
        match deed.what:
            case "sg_io":
                node.sg_io(bytes.fromhex(first), outgoing=bytes.fromhex(more[0]))
            case "nvme_admin":
                opcode, cdw10, reply_bytes, namespace, cdw11 = map(int, deed.arguments)
                node.nvme_admin(opcode, cdw10, reply_bytes, namespace, cdw11)
            case "write_attribute":
                node.write_attribute(first, more[0])
            case "set_read_only":
                node.set_read_only(on=bool(first))
            case "set_wide_pio":
                node.set_wide_pio(on=bool(first))


# -- configuration files of other tools, mistakes included -------------------------------------------------

_FILES: dict[str, str] = {
    "/etc/hdparm.conf": """\
# quiet, and let the old disk rest
quiet

/dev/sdb {
\tapm = 127
\tspindown_time = 241
\twrite_cache = on
}

/dev/sdc {
\tAPM_level = 254
\tspindown_time = 12
}
""",
    "/etc/tlp.conf": """\
TLP_ENABLE=1
DISK_DEVICES="nvme0n1 sdb"
DISK_APM_LEVEL_ON_AC="keep 254"
DISK_APM_LEVEL_ON_BAT="keep 128"
DISK_SPINDOWN_TIMEOUT_ON_AC="keep 0"
DISK_IOSCHED="none bfq"
SATA_LINKPWR_ON_AC="max_performance"
SATA_LINKPWR_ON_BAT="med_power_with_dipm"
""",
    "/etc/udev/rules.d/60-ioschedulers.rules": """\
# flash needs no scheduler, disks need a fair one
ACTION=="add|change", KERNEL=="nvme[0-9]*n[0-9]*", ATTR{queue/scheduler}="none"
ACTION=="add|change", KERNEL=="sd[a-z]", ATTR{queue/rotational}=="0", ATTR{queue/scheduler}="mq-deadline"
ACTION=="add|change", KERNEL=="sd[a-z]", ATTR{queue/rotational}=="1", ATTR{queue/scheduler}="cfq"
ACTION=="add|change", KERNEL=="md*", ATTR{md/stripe_cache_size}="8192", ATTR{queue/read_ahead_kb}="4096"
""",
    "/etc/smartd.conf": """\
/dev/sdb -a -s (S/../.././02|L/../../6/03)
/dev/sdc -a
""",
    "/etc/sysctl.d/90-raid.conf": """\
dev.raid.speed_limit_min = 50000
dev.raid.speed_limit_max = 2000000
""",
    "/usr/lib/systemd/system-sleep/hdparm": """\
#!/bin/sh
case $1 in post)
\t/usr/sbin/hdparm -B 254 /dev/sdb
\t;;
esac
""",
}


def lay_out() -> str:
    """Write the files into a new directory, which the caller has to remove, and return its path."""
    folder = mkdtemp(prefix="disktune-demo-")
    for path, text in _FILES.items():
        place = Path(folder, path.lstrip("/"))
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)
        place.chmod(0o755 if text.startswith("#!") else 0o644)
    return folder


# -- the simulated machine behind the helper's interface ---------------------------------------------------


class World:
    """Drives, and the files of the kernel and of udev about them.

    The same *seed* gives the same machine; *clock* returns its time, and whatever takes time calls *sleep*.
    """

    def __init__(
        self,
        seed: int = 1,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.clocks = Clocks(seed, clock, sleep, clock(), SimulatedTime(clock, sleep))
        found, self.rebuild = machine.drives(self.clocks)
        self.drives: dict[str, SimulatedDrive] = {drive.name: drive for drive in found}
        self.tree = SimulatedTree()
        stacked = volumes.volumes(found, self.clocks)
        self.volumes: dict[str, SimulatedVolume] = {volume.drive.name: volume for volume in stacked}
        sys_tree.lay_out(self.tree, found, stacked, self.rebuild, self.clocks.elapsed)
        proc_tree.lay_out(self.tree, found, stacked, self.rebuild, self.clocks.elapsed)
        proc_tree.lay_out_supplies(self.tree)
        decrypting = next(one.drive.medium for one in stacked if isinstance(one.drive.medium, EncryptedMedium))
        volumes.lay_out(self.tree, decrypting, self.clocks.elapsed)
        self.scrub = scrub.SimulatedScrub(self.clocks.elapsed, self.drives[scrub.DRIVE].size_bytes)
        self.scrub.lay_out(self.tree)

    def device(self, name: str) -> SimulatedDrive | None:
        """Return a drive, array or volume."""
        volume = self.volumes.get(name)
        return self.drives.get(name) if volume is None else volume.drive


class SimulatedPorts:
    """`disktune_helper.system.ports.Ports` over a `World`."""

    def __init__(self, world: World, diary: Diary | None = None) -> None:
        """With a *diary*, all processes that use the same one share one machine."""
        self.world = world
        self._diary = diary
        self._order = threading.RLock()
        self._folder = ""
        self._passed = 0.0
        """By how many seconds recordings took less than their simulated time."""
        self._tellers: list[UseRecorder] = []
        if diary is not None:
            for name, drive in world.drives.items():
                teller = UseRecorder(name, diary, world.clocks.clock)
                drive.counters.tell = teller.add
                self._tellers.append(teller)

    @property
    def root(self) -> str:
        """A directory with the configuration of other tools, made at the first use."""
        if not self._folder:
            self._folder = lay_out()
            weakref.finalize(self, shutil.rmtree, self._folder, ignore_errors=True)
        return self._folder

    def read_text(self, path: str) -> str:
        return self.read_bytes(path).decode("utf-8", "replace")

    def read_bytes(self, path: str) -> bytes:
        self._catch_up()
        return self.world.tree.read(path)

    def names(self, path: str) -> list[str]:
        self._catch_up()
        return self.world.tree.names(path)

    def resolve(self, path: str) -> str:
        return self.world.tree.resolve(path)

    def modified(self, path: str) -> float | None:
        return self.world.tree.modified(path)

    def outside(self) -> FileBenchPorts:
        world = self.world
        return SimulatedOutside(self, world.drives, world.clocks.time, world.clocks.seed, self._catch_up)

    def _catch_up(self) -> None:
        """Apply what other processes have done to the drives in the meantime."""
        if self._diary is None:
            return
        for teller in self._tellers:
            teller.tell()
        # Another thread must not apply a later entry first.
        with self._order:
            for deed in self._diary.news():
                if deed.what == scrub.DEED:
                    scrub.repeat(self.world.scrub, deed.arguments)
                elif deed.what == EJECT:
                    repeat_eject(self.world.drives.get(deed.drive), self.world.tree, deed.arguments)
                elif (device := self.world.device(deed.drive)) is not None:
                    repeat(deed, device, self.world.tree)

    def open_drive(self, name: str) -> Node:
        return self._open(name, Level.LOOK)

    def open_for_change(self, name: str) -> ChangingNode:
        return self._open(name, Level.CHANGE)

    def _open(self, name: str, most: Level) -> SimulatedNode:
        self._catch_up()
        drive = self.world.device(name)
        if drive is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), f"/dev/{name}")
        if drive.gone:
            raise FileNotFoundError(errno.ENODEV, "the node is not the drive that the kernel lists", name)
        if self._diary is not None:
            return SharedNode(drive, self.world.tree, self._diary, most)
        return SimulatedNode(drive, self.world.tree, most)

    def monotonic(self) -> float:
        return self.world.clocks.clock()

    def monotonic_ns(self) -> int:
        return round(self.world.clocks.time.now() * 1e9)

    def suspended(self) -> float:
        return 0.0

    def now(self) -> float:
        return time.time() + self._passed

    def pass_time(self, seconds: float) -> None:
        """Advance the machine's clock by this many seconds more than the real one."""
        self._passed += seconds

    def thread_time(self) -> float:
        return time.thread_time()

    def keep_to(self, processors: frozenset[int]) -> frozenset[int]:  # noqa: ARG002
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))
