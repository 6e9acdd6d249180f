"""Tools of systemd, mdadm, fstrim and the kernel's log on the simulated machine: threads in place of units."""

from __future__ import annotations

import errno
import os
import signal
import threading
from collections.abc import Callable

from disktune_contract.drives import recognition
from disktune_contract.messages.long_trial import SPAN_S, LongSpan
from disktune_contract.messages.privilege import Class
from disktune_gui.demo.drive import SimulatedDrive
from disktune_gui.demo.world import SimulatedPorts
from disktune_helper.drives import usage
from disktune_helper.long_trials.keeper import LongTrialKeeper, LongTrialStopped
from disktune_helper.long_trials.order_files import LongOrders
from disktune_helper.raid.boost_runner import BoostRunner, BoostStopped
from disktune_helper.raid.boost_state import BoostOrders
from disktune_helper.session.session import SessionContext
from disktune_helper.settings.journal import Journal
from disktune_helper.system import sysfs
from disktune_helper.system.config_folder import Locks, MemoryLocks
from disktune_helper.system.device_news import Changed
from disktune_helper.system.files import Folder
from disktune_helper.system.long_trial_tools import KernelLog, KernelMessage
from disktune_helper.system.machine_tools import ArrayWaiter, Room, RunningTrim, TrimEnd
from disktune_helper.system.ports import ChangingNode
from disktune_helper.system.text_files import text_of

# -- fstrim: it takes its time, and the kernel counts what it discards -------------------------------------

_FREE_SHARE = 0.37
_BYTES_S = 60e9
"""Bytes that a solid-state drive discards in a second."""


class SimulatedTrim:
    """`disktune_helper.system.machine_tools.TrimTools` over a simulated machine."""

    def __init__(self, ports: SimulatedPorts) -> None:
        self._ports = ports
        self._trimmed: set[str] = set()

    def room(self, point: str) -> Room | None:
        """Return the size of the partition mounted there, and the part of it that is free."""
        found = self._mounted(point)
        return None if found is None else Room(found[1], int(found[1] * _FREE_SHARE) // 4096 * 4096)

    def start(self, point: str, _mount: int) -> RunningTrim:
        """Begin to trim it; what was trimmed before is not trimmed again, as with ext4."""
        found, room = self._mounted(point), self.room(point)
        if found is None or room is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), point)
        length = 0 if point in self._trimmed else room.free_bytes
        return _Running(self._ports, found[0], length, lambda: self._trimmed.add(point))

    def _mounted(self, point: str) -> tuple[SimulatedDrive, int] | None:
        """Return the drive, and the bytes of what is mounted at *point*."""
        lines = usage.mount_lines(self._ports, own=True)
        # For a btrfs the number of its device, not its own.
        number = next((line.numbers[0] for line in lines if line.point == point and line.numbers), "")
        name = self._ports.resolve(f"/sys/dev/block/{number}").rpartition("/")[2]
        if (device := self._ports.world.device(name)) is not None:
            return device, device.size_bytes
        for drive in self._ports.world.drives.values():
            for partition in drive.partitions:
                if drive.partition_name(partition) == name:
                    return drive, partition.sectors * recognition.SECTOR_BYTES
        return None


class _Running:
    def __init__(
        self, ports: SimulatedPorts, drive: SimulatedDrive, length: int, done: Callable[[], None]
    ) -> None:
        self._clocks, self._drive, self._length, self._done = ports.world.clocks, drive, length, done
        self._ends = self._clocks.clock() + length / _BYTES_S
        self._stopped = False

    def wait(self, timeout_s: float) -> TrimEnd | None:
        left = self._ends - self._clocks.clock()
        if self._stopped:
            return TrimEnd(-signal.SIGKILL, "", "")
        self._clocks.sleep(max(0.0, min(timeout_s, left)))
        if left > timeout_s:
            return None
        self._drive.counters.add_discarded(self._length)
        self._done()
        return TrimEnd(0, f"/proc/self/fd/3: {self._length / 2**30:.1f} GiB ({self._length} bytes) trimmed\n", "")

    def stop(self) -> None:
        self._stopped = True

    def close(self) -> None:
        self._stopped = True


# -- arrays: systemd, mdadm and sysfs_notify; a thread keeps a boost ---------------------------------------

_LOOK_S = 0.5
"""The simulation does not announce changes, so the watch polls at this interval."""


class SimulatedTools:
    """`disktune_helper.system.machine_tools.ArrayTools` over a simulated machine."""

    def __init__(self, ports: SimulatedPorts, folders: tuple[Folder, Folder]) -> None:
        self._ports, self._folders = ports, folders
        self._locks = MemoryLocks()
        self._keepers: dict[str, tuple[threading.Thread, threading.Event]] = {}
        self._end = threading.Event()

    def add_bitmap(self, array: str) -> None:
        """Refuse: the simulated kernel has no bitmap to add."""
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP), array)

    def start_boost(self, array: str) -> None:
        """Run the boost in a thread."""
        self._end = end = threading.Event()
        journal = Journal(self._ports, self._folders[0])
        keeper = BoostRunner(
            self._ports, self, BoostOrders(self._ports, self._folders[1], self._locks), journal, array
        )
        thread = threading.Thread(target=keeper.run, name=f"boost of {array}", daemon=True)
        self._keepers[array] = (thread, end)
        thread.start()

    def stop_boost(self, array: str) -> None:
        """End the thread and wait until it has restored everything."""
        thread, end = self._keepers.pop(array, (None, None))
        if thread is not None and end is not None:
            end.set()
            thread.join(30)

    def attributes(self, name: str) -> ChangingNode:
        """Open the simulated drive, which does not wake it."""
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
        """Nothing is kept open."""


# -- events of a machine on which drives neither come nor go -----------------------------------------------


class QuietNews:
    """Reports no events until it is stopped."""

    def __init__(self) -> None:
        self._stopped = threading.Event()

    def wait(self, seconds: float | None) -> Changed:
        """Wait."""
        return Changed.STOPPED if self._stopped.wait(seconds) else Changed.NOTHING

    def stop(self) -> None:
        """Let `wait` return."""
        self._stopped.set()

    def close(self) -> None:
        """Nothing is kept open."""


# -- long trials: systemd and /dev/kmsg; a thread keeps a trial --------------------------------------------
#
# Whatever its span, a trial takes a minute. Most succeed. The SSD's link fails with min_power: after a third of
# the time the kernel logs the messages that it logs on a real machine.

TAKES_S = 60.0
"""How long a trial takes, whatever its span."""
_FAILS_AFTER_S = TAKES_S / 3
_FRAIL, _PORT = "sda", "ata1"
_POLICY = "host0/scsi_host/host0/link_power_management_policy"
_LINES = (
    f"{_PORT}.00: exception Emask 0x10 SAct 0x4000 SErr 0x4050000 action 0x6 frozen",
    f"{_PORT}: SError: {{ PHYRdyChg CommWake DevExch }}",
    f"{_PORT}.00: failed command: WRITE FPDMA QUEUED",
    f"{_PORT}: hard resetting link",
)
"""Messages of Linux 6.1 (drivers/ata/libata-eh.c)."""


class SimulatedLongTrials:
    """`disktune_helper.system.long_trial_tools.LongTrialTools` over a simulated machine."""

    def __init__(self, ports: SimulatedPorts, folders: tuple[Folder, Folder], locks: Locks | None = None) -> None:
        self._ports, self._folders = ports, folders
        self._locks = locks or MemoryLocks()
        self._keepers: dict[str, tuple[threading.Thread, threading.Event]] = {}

    def pace(self, span: LongSpan) -> float:
        """Return the factor by which every trial takes `TAKES_S`."""
        return SPAN_S[span] / TAKES_S

    def start(self, drive: str) -> None:
        """Run the trial in a thread."""
        end = threading.Event()
        session = SessionContext(self._ports, Class.TUNE, self._folders, lambda _event, _args: None, lambda: None)
        orders = LongOrders(self._ports, self._folders[0], self._locks)
        keeper = LongTrialKeeper(session, _OfDrive(self, self._ports, drive, end), orders)
        thread = threading.Thread(target=_until_stopped, args=(keeper.run, drive), daemon=True)
        thread.name = f"long trial of {drive}"
        self._keepers[drive] = (thread, end)
        thread.start()

    def stop(self, drive: str) -> None:
        """End the thread and wait until it has finished."""
        thread, end = self._keepers.pop(drive, (None, None))
        if thread is not None and end is not None:
            end.set()
            thread.join(30)

    def attributes(self, name: str) -> ChangingNode:
        """Open the simulated drive, which does not wake it."""
        return self._ports.open_for_change(name)

    def log(self, _after: int | None) -> tuple[KernelLog, int]:
        """Return the log of a kernel without messages."""
        return SimulatedLog(self._ports, "", threading.Event()), 0


class _OfDrive(SimulatedLongTrials):
    """The tools for the keeper of one drive."""

    def __init__(
        self, whole: SimulatedLongTrials, ports: SimulatedPorts, drive: str, end: threading.Event
    ) -> None:
        super().__init__(ports, whole._folders, whole._locks)  # it is one of them
        self._drive, self._end = drive, end

    def log(self, _after: int | None) -> tuple[KernelLog, int]:
        return SimulatedLog(self._ports, self._drive, self._end), 0


class SimulatedLog:
    """The kernel's messages about one drive, for the simulated failure."""

    lost = False

    def __init__(self, ports: SimulatedPorts, drive: str, end: threading.Event) -> None:
        self._ports, self._drive, self._end = ports, drive, end
        self._frail_since: float | None = None
        self._said = False

    def read(self) -> list[KernelMessage]:
        """Return the messages of the failing link, once."""
        if self._said or self._drive != _FRAIL:
            return []
        now = self._ports.monotonic()
        policy = text_of(self._ports, f"{sysfs.libata_directory(self._ports, _FRAIL)}/{_POLICY}").strip()
        self._frail_since = (self._frail_since or now) if policy == "min_power" else None
        if self._frail_since is None or now - self._frail_since < _FAILS_AFTER_S:
            return []
        self._said = True
        return [KernelMessage(number, line) for number, line in enumerate(_LINES, 1)]

    def wait(self, seconds: float) -> None:
        """Wait; raises LongTrialStopped when the trial is to end."""
        if self._end.wait(seconds):
            raise LongTrialStopped

    def close(self) -> None:
        """Nothing is kept open."""


def _until_stopped(run: Callable[[str], bool], drive: str) -> None:
    try:
        run(drive)
    except LongTrialStopped:
        return
