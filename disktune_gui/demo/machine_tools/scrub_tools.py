"""What runs scrubs and holds their limits in the demo: threads in place of units."""

from __future__ import annotations

import errno
import os
import threading

from disktune_contract.messages.protocol import Level
from disktune_gui.demo.diary import Diary, DiaryEntry
from disktune_gui.demo.scrub import DEED, DRIVE, LIMIT, SimulatedScrub
from disktune_helper.scrub.holds import Holds
from disktune_helper.scrub.keeper import HoldKeeper, ScrubStopped
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.drive_commands.mounted_btrfs import KernelDevice
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import Ports
from disktune_helper.system.scrubs.scrub_tools import RunningScrub

_LOOK_S = 0.5


class SimulatedScrubTools:
    """`disktune_helper.system.scrubs.scrub_tools.ScrubTools` over it; threads keep what units keep."""

    def __init__(self, ports: Ports, scrub: SimulatedScrub, runtime: Folder, diary: Diary | None) -> None:
        self._ports, self._scrub, self._runtime, self._diary = ports, scrub, runtime, diary
        self._keepers: dict[str, threading.Thread] = {}
        self._end = threading.Event()

    def device(self, _point: str, _uuid: str, devid: int) -> KernelDevice:
        ioctls.check(Level.LOOK, "request")
        if devid != 1:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        # Whoever reads a file hears first what other processes of the demo have done.
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
        # Units that run a scrub are none here: the simulation runs it by itself.
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
