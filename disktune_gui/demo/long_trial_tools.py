"""What systemd and /dev/kmsg do for long trials, on the simulated machine: a thread keeps a trial.

Whatever its span, a trial takes a minute. Most go well. The SSD's link does not stand min_power: after a third of
the time the kernel says what it says then on a real machine.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from disktune_contract.messages.long_trial import SPAN_S, LongSpan
from disktune_contract.messages.protocol import Class
from disktune_gui.demo.world import SimulatedPorts
from disktune_helper.long_trials.keeper import LongTrialKeeper, LongTrialStopped
from disktune_helper.long_trials.order_files import LongOrders
from disktune_helper.session.session import SessionContext
from disktune_helper.system import sysfs
from disktune_helper.system.config_folder import Locks, MemoryLocks
from disktune_helper.system.files import Folder
from disktune_helper.system.long_trials.kernel_log import KernelLog, KernelMessage
from disktune_helper.system.ports import ChangingNode
from disktune_helper.system.text_files import text_of

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
"""As of Linux 6.1 (drivers/ata/libata-eh.c)."""


class SimulatedLongTrials:
    """`disktune_helper.system.long_trials.tools.LongTrialTools` over a simulated machine."""

    def __init__(self, ports: SimulatedPorts, folders: tuple[Folder, Folder], locks: Locks | None = None) -> None:
        self._ports, self._folders = ports, folders
        self._locks = locks or MemoryLocks()
        self._keepers: dict[str, tuple[threading.Thread, threading.Event]] = {}

    def pace(self, span: LongSpan) -> float:
        """Let every trial take as long."""
        return SPAN_S[span] / TAKES_S

    def start(self, drive: str) -> None:
        """Keep the trial in a thread."""
        end = threading.Event()
        session = SessionContext(self._ports, Class.TUNE, self._folders, lambda _event, _args: None, lambda: None)
        orders = LongOrders(self._ports, self._folders[0], self._locks)
        keeper = LongTrialKeeper(session, _OfDrive(self, self._ports, drive, end), orders)
        thread = threading.Thread(target=_until_stopped, args=(keeper.run, drive), daemon=True)
        thread.name = f"long trial of {drive}"
        self._keepers[drive] = (thread, end)
        thread.start()

    def stop(self, drive: str) -> None:
        """End the thread and wait until it has done what is wished."""
        thread, end = self._keepers.pop(drive, (None, None))
        if thread is not None and end is not None:
            end.set()
            thread.join(30)

    def attributes(self, name: str) -> ChangingNode:
        """Open the simulated drive, which wakes nothing."""
        return self._ports.open_for_change(name)

    def log(self, _after: int | None) -> tuple[KernelLog, int]:
        """Return the messages of a kernel that says nothing."""
        return SimulatedLog(self._ports, "", threading.Event()), 0


class _OfDrive(SimulatedLongTrials):
    """The tools of one keeper."""

    def __init__(
        self, whole: SimulatedLongTrials, ports: SimulatedPorts, drive: str, end: threading.Event
    ) -> None:
        super().__init__(ports, whole._folders, whole._locks)  # it is one of them
        self._drive, self._end = drive, end

    def log(self, _after: int | None) -> tuple[KernelLog, int]:
        return SimulatedLog(self._ports, self._drive, self._end), 0


class SimulatedLog:
    """The kernel's messages about one drive, as the story goes."""

    lost = False

    def __init__(self, ports: SimulatedPorts, drive: str, end: threading.Event) -> None:
        self._ports, self._drive, self._end = ports, drive, end
        self._frail_since: float | None = None
        self._said = False

    def read(self) -> list[KernelMessage]:
        """Return what the frail link has come to, once."""
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
        """Wait, or learn that the trial is to end."""
        if self._end.wait(seconds):
            raise LongTrialStopped

    def close(self) -> None:
        """Nothing is held open."""


def _until_stopped(run: Callable[[str], bool], drive: str) -> None:
    try:
        run(drive)
    except LongTrialStopped:
        return
