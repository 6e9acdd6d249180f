"""What long trials need of the machine beyond files and drives: an interface, and the one that is real."""

from __future__ import annotations

from typing import Protocol

from disktune_contract.messages.long_trial import LongSpan
from disktune_helper.system import programs
from disktune_helper.system.long_trials import kernel_log
from disktune_helper.system.long_trials.kernel_log import KernelLog, SystemKernelLog
from disktune_helper.system.ports import ChangingNode
from disktune_helper.system.system_ports import attributes_of


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

    def __init__(self) -> None:
        self._messages: int | OSError | None = None

    def open_now(self) -> None:
        """Open the kernel's messages for the one `log` to come: a process that is shut in could not."""
        try:
            self._messages = kernel_log.opened()
        except OSError as error:
            self._messages = error

    def pace(self, _span: LongSpan) -> float:
        return 1.0

    def start(self, drive: str) -> None:
        programs.start_long_trial(drive)

    def stop(self, drive: str) -> None:
        programs.stop_long_trial(drive)

    def log(self, after: int | None) -> tuple[KernelLog, int]:
        if isinstance(self._messages, OSError):
            raise self._messages
        log = SystemKernelLog(kernel_log.opened() if self._messages is None else self._messages, after)
        return log, log.last

    def attributes(self, name: str) -> ChangingNode:
        return attributes_of(name)
