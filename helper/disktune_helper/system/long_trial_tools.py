"""What long trials need of the machine beyond files and drives: the kernel's messages, and interfaces."""

from __future__ import annotations

import errno
import os
import select
from collections.abc import Iterator
from typing import Protocol

from disktune_contract.messages.long_trial import LongSpan
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_helper.system import held_files, processes, programs
from disktune_helper.system.ports import ChangingNode
from disktune_helper.system.system_ports import attributes_of

# -- the kernel's messages, from /dev/kmsg -----------------------------------------------------------------
#
# Each read(2) gives one record: ``priority,sequence,microseconds,flags;text``, then lines that begin with a space
# and name what it is about (Documentation/ABI/testing/dev-kmsg).

KMSG = "/dev/kmsg"
_RECORD_BYTES = 8192
"""CONSOLE_EXT_LOG_MAX of kernel/printk; a shorter buffer gets EINVAL."""
_MOST = 4096
"""Records that are taken at once, so that endless messages of the kernel do not delay what is due."""
_HEAD = pattern_of(r"(\d{1,10}),(\d{1,20}),(\d{1,20}),[^;]*;")
_ESCAPED = pattern_of(r"\\x([0-9a-f]{2})")
_KERNEL = 0
"""The facility of the kernel itself. What a program writes to /dev/kmsg gets another (devkmsg_write)."""


@record
class KernelMessage:
    """One message of the kernel's own."""

    sequence: int
    text: str
    device: str = ""
    """What it is about, as the driver core names devices: ``+scsi:0:0:0:0``, ``b8:0``. Empty if it names none."""


class KernelLog(Protocol):
    """The kernel's messages, read from a certain one on."""

    lost: bool
    """Whether messages were dropped before they could be read."""

    def read(self) -> list[KernelMessage]:
        """Return what has come since the last time."""

    def wait(self, seconds: float) -> None:
        """Return when there is more, or after so long; the one place where a keeper may be asked to end."""

    def close(self) -> None:
        """Close it."""


def parsed(data: bytes) -> tuple[int, KernelMessage | None]:
    """Return the sequence number of a record, and the message if it is the kernel's own; raises ValueError."""
    head, _, about = data.decode("utf-8", "replace").partition("\n")
    found = _HEAD.match(head)
    if found is None:
        raise ValueError("not a record of /dev/kmsg")
    sequence = int(found.group(2))
    if int(found.group(1)) >> 3 != _KERNEL:
        return sequence, None
    text = _ESCAPED.sub(lambda one: chr(int(one.group(1), 16)), head[found.end() :])
    device = next((line[8:] for line in about.split("\n") if line.startswith(" DEVICE=")), "")
    return sequence, KernelMessage(sequence, text.strip(), device.strip())


class SystemKernelLog:
    """/dev/kmsg, which only root may read where kernel.dmesg_restrict is set (CAP_SYSLOG)."""

    def __init__(self, fd: int, after: int | None) -> None:
        """Pass over everything up to message *after*, or up to now if that is None; raises OSError."""
        self._fd = fd
        self._poll = select.poll()
        self._poll.register(self._fd, select.POLLIN)
        self.lost = False
        self.last = -1 if after is None else after
        if after is None:
            self._pass_over()
        else:
            os.lseek(self._fd, 0, os.SEEK_SET)

    def read(self) -> list[KernelMessage]:
        found = []
        for sequence, message in self._records():
            if sequence <= self.last:
                continue
            self.last = sequence
            if message is not None:
                found.append(message)
        return found

    def wait(self, seconds: float) -> None:
        with processes.may_be_ended():
            self._poll.poll(max(0.0, seconds) * 1000)

    def close(self) -> None:
        os.close(self._fd)

    def _pass_over(self) -> None:
        """Take the sequence number of the last message there is."""
        os.lseek(self._fd, 0, os.SEEK_SET)
        while records := list(self._records()):
            self.last = records[-1][0]
        self.lost = False

    def _records(self) -> Iterator[tuple[int, KernelMessage | None]]:
        for _ in range(_MOST):
            try:
                yield parsed(os.read(self._fd, _RECORD_BYTES))
            except BlockingIOError:
                return
            except ValueError:
                continue
            except OSError as error:
                if error.errno != errno.EPIPE:
                    raise
                # Overwritten in the meantime; the next read is of the oldest that is left.
                self.lost = True


# -- what long trials need besides files and drives --------------------------------------------------------
#
# An interface, and its implementation for this machine.


class LongTrialTools(Protocol):
    """A service that keeps a trial, and the kernel's messages."""

    def pace(self, span: LongSpan) -> float:
        """Return the seconds of a trial in a second of the clock: 1, but where everything is simulated."""

    def start(self, drive: str) -> None:
        """Let a process that outlives this one keep the trial of *drive*; raises OSError."""

    def stop(self, drive: str) -> None:
        """End that process, and wait until it has done what is written down; raises OSError."""

    def log(self, after: int | None) -> tuple[KernelLog, int]:
        """Open the kernel's messages after one of them, or after the last one; return its number. Raises
        OSError."""

    def attributes(self, name: str) -> ChangingNode:
        """Return a node through which attributes of a drive can be written, without opening the drive."""


class SystemLongTrialTools:
    """The machine this program runs on."""

    def pace(self, _span: LongSpan) -> float:
        return 1.0

    def start(self, drive: str) -> None:
        programs.start_long_trial(drive)

    def stop(self, drive: str) -> None:
        programs.stop_long_trial(drive)

    def log(self, after: int | None) -> tuple[KernelLog, int]:
        # For the one log there is: a process that has left root could not open them.
        log = SystemKernelLog(held_files.opened_before(KMSG), after)
        return log, log.last

    def attributes(self, name: str) -> ChangingNode:
        return attributes_of(name)
