"""The drive of a recording on this machine: its counter, its power mode, what lies on it. It is opened to ask
alone."""

from __future__ import annotations

import os
import re
import time
from contextlib import closing

from disktune_contract.drives import recognition
from disktune_contract.drives.drive import DriveKind, DriveRef
from disktune_contract.drives.power import PowerMode
from disktune_contract.messages.faults import Refusal
from disktune_contract.patterns import pattern_of
from disktune_helper.inventory import drive_snapshot, identity
from disktune_helper.recording import volumes
from disktune_helper.recording.volumes import Volumes
from disktune_helper.system import processes, sysfs
from disktune_helper.system.companion import new_process
from disktune_helper.system.ports import Ports
from disktune_helper.transport import ata

_STAT_REQUESTS = (0, 4, 11, 15)
"""Completed reads, writes, discards and flushes (Documentation/block/stat.rst)."""
_WRAP = 1 << 32
"""The atomic_t that counts commands (include/scsi/scsi_device.h); a quick drive wraps it within days."""
_ADDRESS = pattern_of(r"\d+:\d+:\d+:\d+")


class WatchedDrive:
    """A drive that must stay the one that was meant."""

    def __init__(self, ports: Ports, ref: DriveRef) -> None:
        self._ports, self._ref = ports, ref
        self._kind = recognition.kind_of(ports, ref.name)
        self._counted = self._passed = 0
        self.own = {os.getpid()}
        """The threads that ask it."""

    @property
    def can_be_asked(self) -> bool:
        """Whether CHECK POWER MODE may be sent to it."""
        return drive_snapshot.speaks_ata(self._ports, self._ref.name, self._kind)

    @property
    def address(self) -> str:
        """Host, channel, target and LUN of a SCSI device, ``4:0:0:0``; empty if it is none."""
        found = self._ports.resolve(f"{sysfs.ROOT}/{self._ref.name}/device").rpartition("/")[2]
        return found if _ADDRESS.fullmatch(found) else ""

    @property
    def controller(self) -> int | None:
        """The number of its NVMe controller, None if it has none."""
        found = re.match(r"nvme(\d+)", self._ref.name) if self._kind is DriveKind.NVME else None
        return None if found is None else int(found[1])

    def counter(self) -> int | None:
        """Return how many requests the kernel has counted, None if the drive is gone.

        That of the SCSI layer counts commands of programs as well (drivers/scsi/scsi_lib.c, iorequest_cnt).
        """
        name = self._ref.name
        found = sysfs.text(self._ports, name, "device/iorequest_cnt") or sysfs.text(self._ports, name, "stat")
        if found is None or self._moved():
            return None
        fields = found.split()
        if len(fields) == 1:
            return self._wrapped(int(fields[0], 16))
        return sum(int(fields[number]) for number in _STAT_REQUESTS if number < len(fields))

    def _wrapped(self, counted: int) -> int:
        """Return a number that goes on where the kernel's wraps: 32 bits, a sign that is drawn out to 64."""
        passed = (counted - self._counted) % _WRAP
        self._counted = counted
        # One that went back is that of a drive that was attached anew.
        self._passed += passed if passed < _WRAP // 2 or not self._passed else 0
        return self._passed

    def _moved(self) -> bool:
        sequence = sysfs.number(self._ports, self._ref.name, "diskseq")
        return None not in (sequence, self._ref.diskseq) and sequence != self._ref.diskseq

    def suspended(self) -> bool:
        """Return whether the kernel has suspended it."""
        return sysfs.suspended(self._ports, self._ref.name)

    def power_mode(self) -> PowerMode:
        """Ask for the power mode, through a node that is open for reading."""
        try:
            with closing(identity.open_checked(self._ports, self._ref)) as node:
                return ata.check_power_mode(node)
        except (OSError, Refusal):
            return PowerMode.UNKNOWN
        finally:
            # Looked at before the events of it are.
            self.own |= new_process.threads()

    def volumes(self) -> Volumes | None:
        """Return what lies on it, None if it is gone."""
        try:
            return volumes.look(self._ports, self._ref.name)
        except OSError:
            return None


class SystemClock:
    """This machine's time. It does not jump when somebody sets the clock, and goes on while the machine sleeps."""

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        self._epoch = ports.now() - self.boot_ns() / 1e9

    def now(self) -> float:
        return self._epoch + self.boot_ns() / 1e9

    def boot_ns(self) -> int:
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)

    def suspended(self) -> float:
        return self._ports.suspended()

    def sleep(self, seconds: float) -> None:
        with processes.may_be_ended():
            time.sleep(seconds)
