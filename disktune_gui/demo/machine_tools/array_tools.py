"""What systemd, mdadm and sysfs_notify do for arrays, on the simulated machine: a thread keeps a boost."""

from __future__ import annotations

import errno
import os
import threading

from disktune_gui.demo.world import SimulatedPorts
from disktune_helper.raid.boost_runner import BoostRunner, BoostStopped
from disktune_helper.raid.boost_state import Orders
from disktune_helper.settings.journal import Journal
from disktune_helper.system.array_tools import ArrayWaiter
from disktune_helper.system.config_folder import MemoryLocks
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import ChangingNode

_LOOK_S = 0.5
"""The simulation tells nobody of changes, so the watch looks again so often."""


class SimulatedTools:
    """`disktune_helper.system.array_tools.ArrayTools` over a simulated machine."""

    def __init__(self, ports: SimulatedPorts, folders: tuple[Folder, Folder]) -> None:
        self._ports, self._folders = ports, folders
        self._locks = MemoryLocks()
        self._keepers: dict[str, tuple[threading.Thread, threading.Event]] = {}
        self._end = threading.Event()

    def add_bitmap(self, array: str) -> None:
        """Refuse: the simulated kernel has no bitmap to add."""
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP), array)

    def start_boost(self, array: str) -> None:
        """Keep the boost in a thread."""
        self._end = end = threading.Event()
        journal = Journal(self._ports, self._folders[0])
        keeper = BoostRunner(self._ports, self, Orders(self._ports, self._folders[1], self._locks), journal, array)
        thread = threading.Thread(target=keeper.run, name=f"boost of {array}", daemon=True)
        self._keepers[array] = (thread, end)
        thread.start()

    def stop_boost(self, array: str) -> None:
        """End the thread and wait until it has put everything back."""
        thread, end = self._keepers.pop(array, (None, None))
        if thread is not None and end is not None:
            end.set()
            thread.join(30)

    def attributes(self, name: str) -> ChangingNode:
        """Open the simulated drive, which wakes nothing."""
        return self._ports.open_for_change(name)

    def watch(self, _array: str) -> ArrayWaiter:
        """Return a watch that ends with the boost."""
        return _Watch(self._end)


class _Watch:
    def __init__(self, end: threading.Event) -> None:
        self._end = end

    def wait(self, timeout_s: float) -> None:
        if self._end.wait(min(timeout_s, _LOOK_S)):
            raise BoostStopped

    def close(self) -> None:
        """Nothing is held open."""
