"""A btrfs of the demo and its scrub: the kernel's files, the tools that run it, and its speed limits.

The scrub is under way when the machine is switched on, and takes minutes: the drive is fast and not full. Like the
rebuild of the array, it is a function of the clock, evaluated when it is read.
"""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from disktune_contract.messages.privilege import Level
from disktune_gui.demo.diary import Diary, DiaryEntry
from disktune_gui.demo.kernel.knobs import Knob, between
from disktune_gui.demo.tree import SimulatedTree
from disktune_helper.decode import file_system_tools
from disktune_helper.scrub.keeper import HoldKeeper, Holds, ScrubStopped
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.drive_commands.nodes import KernelDevice
from disktune_helper.system.files import Folder
from disktune_helper.system.machine_tools import RunningScrub
from disktune_helper.system.ports import Ports

# -- the file system: files of the kernel and btrfs-progs, start and cancel --------------------------------

UUID = "5d1c2a64-0b0e-4a53-9c52-8a1f6be2d7c3"
DRIVE, DEVICE, POINT = "sda", "sda1", "/srv/projects"
DEED = "scrub"
"""The name by which the processes of the demo report changes of the scrub to each other."""

_FOLDER = f"/sys/fs/btrfs/{UUID}"
_BDI = "/sys/devices/virtual/bdi/btrfs-1"
LIMIT = f"{_FOLDER}/devinfo/1/scrub_speed_max"
_BYTES_S = 480e6
_ALLOCATED, _USED = 260 << 30, 222 << 30
_START = 0.38
_BAD_AT = 0.21
"""Position of a block of metadata whose checksum is wrong; its copy is right."""
_TREE_SHARE = 0.012
_BLOCK = 1 << 16


@dataclass
class _Run:
    """The state of the scrub at its last change."""

    at_s: float
    done: float
    running: bool
    finished: bool
    cancelled: bool
    started: float
    resumed: float
    seconds: float


class SimulatedScrub:
    """The file system, within one process."""

    def __init__(self, elapsed: Callable[[], float], size_bytes: int) -> None:
        self._elapsed, self._size = elapsed, size_bytes
        begun = _START * _USED / _BYTES_S
        self._run = _Run(elapsed(), _START * _USED, True, False, False, time.time() - begun, 0.0, begun)
        self.limit = 0
        self._order = threading.RLock()

    def lay_out(self, tree: SimulatedTree) -> None:
        """Add its files (fs/btrfs/sysfs.c), and the record of btrfs-progs."""
        tree.files(
            _FOLDER,
            {
                "label": "projects",
                "allocation/data/disk_used": f"{round(_USED * (1 - _TREE_SHARE))}",
                "allocation/data/disk_total": f"{round(_ALLOCATED * (1 - _TREE_SHARE))}",
                "allocation/metadata/disk_used": f"{round(_USED * _TREE_SHARE)}",
                "allocation/metadata/disk_total": f"{round(_ALLOCATED * _TREE_SHARE)}",
                "devinfo/1/missing": "0",
                "devinfo/1/error_stats": self._counters,
            },
        )
        tree.link(f"{_FOLDER}/devices/{DEVICE}", f"/sys/class/block/{DEVICE}")
        # open_ctree: at least 4 MiB.
        own = Knob("4096", between(0))
        tree.link(f"{_FOLDER}/bdi", _BDI)
        tree.file(f"{_BDI}/read_ahead_kb", own.show, own.store)
        tree.file(LIMIT, lambda: f"{self.limit}\n", self.store_limit)
        tree.file(f"/var/lib/btrfs/scrub.status.{UUID}", self._record)

    # -- changes -------------------------------------------------------------------------------------------

    def store_limit(self, text: str) -> None:
        """Write ``scrub_speed_max``."""
        if not text.strip().isdecimal():
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        with self._order:
            self._advance()
            self.limit = int(text)

    def act(self, word: str) -> None:
        """Start, resume or cancel the scrub, as btrfs-progs does."""
        with self._order:
            run = self._advance()
            if word == "cancel":
                if not run.running:
                    raise OSError(errno.ENOTCONN, os.strerror(errno.ENOTCONN))
                run.running, run.finished, run.cancelled = False, True, True
            elif not run.running:
                again = word == "resume" and run.cancelled
                done, began, took = (run.done, run.started, run.seconds) if again else (0.0, time.time(), 0.0)
                resumed = time.time() if again else 0.0
                self._run = _Run(self._elapsed(), done, True, False, False, began, resumed, took)

    # -- state ---------------------------------------------------------------------------------------------

    def device(self) -> KernelDevice:
        """Return the kernel's data about its one device."""
        with self._order:
            run = self._advance()
            progress = self._progress(run) if run.running else None
            return KernelDevice(_ALLOCATED, self._size, f"/dev/{DEVICE}", progress)

    def _advance(self) -> _Run:
        run, now = self._run, self._elapsed()
        if run.running:
            speed = min(_BYTES_S, self.limit or _BYTES_S)
            passed = min(now - run.at_s, (_USED - run.done) / speed)
            run.done += passed * speed
            run.seconds += passed
            if run.done >= _USED - 1:
                run.done, run.running, run.finished = _USED, False, True
        run.at_s = now
        return run

    def _progress(self, run: _Run) -> tuple[int, ...]:
        tree = round(run.done * _TREE_SHARE) // _BLOCK * _BLOCK
        data = round(run.done) // _BLOCK * _BLOCK - tree
        bad = int(run.done > _BAD_AT * _USED)
        place = round(run.done / _USED * _ALLOCATED) // _BLOCK * _BLOCK
        return (data // _BLOCK, tree // _BLOCK, data, tree, 0, 0, bad, 0, 0, 0, 0, 0, bad, place, 0)

    def _counters(self) -> str:
        with self._order:
            bad = self._progress(self._advance())[6]
        return f"write_errs 0\nread_errs 0\nflush_errs 0\ncorruption_errs {bad}\ngeneration_errs 0\n"

    def _record(self) -> str:
        """Return the record of btrfs-progs, which only root may read."""
        ioctls.check(Level.LOOK, "record")
        with self._order:
            run = self._advance()
            values = self._progress(run)
        parts = [f"{name}:{value}" for name, value in zip(file_system_tools.PROGRESS, values, strict=False)]
        parts += [f"t_start:{run.started:.0f}", f"t_resumed:{run.resumed:.0f}", f"duration:{run.seconds:.0f}"]
        parts += [f"canceled:{int(run.cancelled)}", f"finished:{int(run.finished)}"]
        return f"scrub status:1\n{UUID}:1|{'|'.join(parts)}\n"


def repeat(scrub: SimulatedScrub, arguments: tuple[str, ...]) -> None:
    """Apply a change that another process has made."""
    word, *more = arguments
    if word == "limit":
        scrub.store_limit(more[0])
    elif word != "cancel" or scrub.device().progress is not None:
        scrub.act(word)


# -- scrub tools of the demo: threads in place of units ----------------------------------------------------

_LOOK_S = 0.5


class SimulatedScrubTools:
    """`disktune_helper.system.machine_tools.ScrubTools` over it; threads replace the units that keep limits."""

    def __init__(self, ports: Ports, scrub: SimulatedScrub, runtime: Folder, diary: Diary | None) -> None:
        self._ports, self._scrub, self._runtime, self._diary = ports, scrub, runtime, diary
        self._keepers: dict[str, threading.Thread] = {}
        self._end = threading.Event()

    def device(self, _point: str, _uuid: str, devid: int) -> KernelDevice:
        ioctls.check(Level.LOOK, "request")
        if devid != 1:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        # Reading a file first applies what other processes of the demo have done.
        self._ports.read_text(LIMIT)
        return self._scrub.device()

    def cancel(self, _point: str, _uuid: str) -> None:
        self._act("cancel")

    def set_limit(self, _uuid: str, _devid: int, bytes_s: int) -> None:
        ioctls.check(Level.CHANGE, "attribute")
        self._scrub.store_limit(f"{bytes_s}")
        self._tell("limit", f"{bytes_s}")

    def installed(self) -> bool:
        return True

    def start_unit(self, word: str, uuid: str) -> None:
        if word != "hold":
            self._act(word)
            return
        self._end = threading.Event()
        keeper = HoldKeeper(self._ports, self, Holds(self._ports, self._runtime), uuid)
        self._keepers[uuid] = threading.Thread(target=keeper.run, name=f"limits of {uuid}", daemon=True)
        self._keepers[uuid].start()

    def stop_unit(self, _word: str, uuid: str) -> None:
        thread = self._keepers.pop(uuid, None)
        if thread is not None:
            self._end.set()
            thread.join(30)

    def run(self, word: str, point: str, mount: int) -> RunningScrub:  # noqa: ARG002
        # There are no units that run a scrub here: the simulation runs it on its own.
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))

    def wait(self, seconds: float) -> None:
        if self._end.wait(min(seconds, _LOOK_S)):
            raise ScrubStopped

    def _act(self, word: str) -> None:
        ioctls.check(Level.CHANGE, "request")
        self._scrub.act(word)
        self._tell(word)

    def _tell(self, *arguments: str) -> None:
        if self._diary is not None:
            self._diary.add(DiaryEntry(DRIVE, DEED, arguments))
