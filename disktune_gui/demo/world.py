"""The simulated machine behind the interface through which the helper sees every machine."""

from __future__ import annotations

import errno
import os
import shutil
import threading
import time
import weakref
from collections.abc import Callable

from disktune_contract.messages.protocol import Level
from disktune_gui.demo import eject, machine, other_tools, scrub
from disktune_gui.demo.diary import Diary
from disktune_gui.demo.drive import SimulatedDrive, SimulatedNode
from disktune_gui.demo.file_benchmarks import SimulatedOutside
from disktune_gui.demo.kernel import proc_tree, supplies, sys_tree
from disktune_gui.demo.layers import encryption, volumes
from disktune_gui.demo.layers.encryption import EncryptedMedium
from disktune_gui.demo.layers.volumes import SimulatedVolume
from disktune_gui.demo.machine import Clocks
from disktune_gui.demo.medium import SimulatedTime
from disktune_gui.demo.sharing import SharedNode, UseTeller, repeat
from disktune_gui.demo.tree import SimulatedTree
from disktune_helper.system.file_bench_ports import Outside
from disktune_helper.system.ports import ChangingNode, Node


class World:
    """Drives, and the files that the kernel and udev write about them.

    The same *seed* gives the same machine; time passes by *clock*, and whatever takes time calls *sleep*.
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
        supplies.lay_out_supplies(self.tree)
        decrypting = next(one.drive.medium for one in stacked if isinstance(one.drive.medium, EncryptedMedium))
        encryption.lay_out(self.tree, decrypting, self.clocks.elapsed)
        self.scrub = scrub.SimulatedScrub(self.clocks.elapsed, self.drives[scrub.DRIVE].size_bytes)
        self.scrub.lay_out(self.tree)

    def device(self, name: str) -> SimulatedDrive | None:
        """Return a drive, array or volume."""
        volume = self.volumes.get(name)
        return self.drives.get(name) if volume is None else volume.drive


class SimulatedPorts:
    """`disktune_helper.system.ports.Ports` over a `World`."""

    def __init__(self, world: World, diary: Diary | None = None) -> None:
        """With a *diary* it is the machine of all who have the same one."""
        self.world = world
        self._diary = diary
        self._order = threading.RLock()
        self._folder = ""
        self._passed = 0.0
        """Seconds of recordings that took less in reality."""
        self._tellers: list[UseTeller] = []
        if diary is not None:
            for name, drive in world.drives.items():
                teller = UseTeller(name, diary, world.clocks.clock)
                drive.counters.tell = teller.add
                self._tellers.append(teller)

    @property
    def root(self) -> str:
        """A directory with the configuration of other tools, made when it is first asked for."""
        if not self._folder:
            self._folder = other_tools.lay_out()
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

    def outside(self) -> Outside:
        world = self.world
        return SimulatedOutside(self, world.drives, world.clocks.time, world.clocks.seed, self._catch_up)

    def _catch_up(self) -> None:
        """Do what others have done to the drives in the meantime."""
        if self._diary is None:
            return
        for teller in self._tellers:
            teller.tell()
        # What happened later must not be done first by another thread.
        with self._order:
            for deed in self._diary.news():
                if deed.what == scrub.DEED:
                    scrub.repeat(self.world.scrub, deed.arguments)
                elif deed.what == eject.DEED:
                    eject.repeat(self.world.drives.get(deed.drive), self.world.tree, deed.arguments)
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
        """Let the machine's clock run ahead of the real one by so much more."""
        self._passed += seconds

    def thread_time(self) -> float:
        return time.thread_time()

    def keep_to(self, processors: frozenset[int]) -> frozenset[int]:  # noqa: ARG002
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))
