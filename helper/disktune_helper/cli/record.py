"""``disktune-helper record DRIVE [end]``: record which programs access a drive; started only by systemd.

Without ``end`` it makes the recording that was ordered for the drive; with it, it puts away what a recorder that
was killed has left. Exit status 0 if all went well, 1 if not, 2 for wrong usage, 64 if not started by systemd.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from typing import TextIO

from disktune_contract.folders import RECORDINGS, RUNTIME, STATE
from disktune_contract.messages.faults import Refusal
from disktune_contract.patterns import pattern_of
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_contract.standby.recording import AccessKind, Recording, RecordingStage
from disktune_helper.cli import by_systemd
from disktune_helper.decode.fields import DecodeError
from disktune_helper.drives import identity
from disktune_helper.standby import recording_files
from disktune_helper.standby.attribution import Attribution, ProgramLookup
from disktune_helper.standby.kernel_trace import BUFFER_KIB, KernelTrace
from disktune_helper.standby.recorder import Recorder, RecordingStopped
from disktune_helper.standby.recording_files import RecordingOrder, RecordingOrders, as_it_stands
from disktune_helper.standby.watched_drive import SystemClock, Volumes, WatchedDrive
from disktune_helper.system import privilege, processes, trace_instance
from disktune_helper.system.companion import shutting_in
from disktune_helper.system.config_folder import RootLocks
from disktune_helper.system.files import RootFolder
from disktune_helper.system.ports import Ports
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.trace_instance import TraceInstance

_OK, _TROUBLE, _USAGE = 0, 1, 2
_DRIVE = pattern_of(r"[a-z][a-z0-9_]{0,31}")
_KEEP_S = 3600.0
"""How often what there is so far is kept where it outlasts a power cut, if that is not on the drive itself."""


def run(arguments: Sequence[str], stderr: TextIO) -> int:
    """Record the drive named by the first argument; return the exit status."""
    if not 1 <= len(arguments) <= 2 or not _DRIVE.fullmatch(arguments[0]) or arguments[1:] not in ([], ["end"]):
        print(
            "disktune-helper: record takes the name of a drive, e.g. sda, and optionally the word end", file=stderr
        )
        return _USAGE
    if not by_systemd.is_started(f"disktune-recording@{arguments[0]}", stderr):
        return privilege.EX_NOPERM
    by_systemd.settle((privilege.CAP_SYS_RAWIO,), RecordingStopped)
    if not arguments[1:]:
        # As with a boost.
        shutting_in.shut_in_or_go_on("record")
    job = _Job(SystemPorts(), arguments[0])
    if arguments[1:]:
        job.clear()
        return _OK
    return _OK if job.make() else _TROUBLE


class _Job:
    """One recording as this machine keeps it."""

    def __init__(self, ports: Ports, name: str) -> None:
        self._ports, self._name = ports, name
        self._orders = RecordingOrders(ports, RootFolder(RUNTIME), RootLocks(RUNTIME))
        self._kept = RootFolder(RECORDINGS)
        self._kept_at: float | None = None

    def clear(self) -> None:
        """Put away what a recorder that is no more has left, in the kernel as well."""
        if (root := trace_instance.place()) is not None:
            trace_instance.sweep(root, lambda mark: processes.lives(self._ports, mark))
        recording_files.put_away(self._kept, self._orders, self._name)

    def make(self) -> bool:
        """Make the recording that is ordered; return whether it could be made."""
        self.clear()
        order = self._orders.read(self._name)
        if order is None or order.recording.stage is not RecordingStage.ASKED:
            return True
        order = replace(order, owner=processes.own_mark(self._ports))
        drive = WatchedDrive(self._ports, order.recording.drive)
        try:
            identity.check_present(self._ports, order.recording.drive)
            found = drive.volumes()
        except Refusal as error:
            return self._failed(order, error.why)
        if found is None:
            return self._failed(order, Sentence("{drive} is no longer available.", drive=self._name))
        self._record(order, drive, found)
        recording_files.put_away(self._kept, self._orders, self._name)
        return True

    def _failed(self, order: RecordingOrder, why: str) -> bool:
        self._orders.write(order.became(replace(order.recording, stage=RecordingStage.FAILED, why=why)))
        return False

    def _record(self, order: RecordingOrder, drive: WatchedDrive, volumes: Volumes) -> None:
        trace, why = self._trace(order.owner, drive, volumes)
        elsewhere = _is_elsewhere(volumes)

        def write(recording: Recording) -> None:
            now = order.became(recording)
            self._orders.write(now)
            if elsewhere and recording.until - (self._kept_at or recording.began) >= _KEEP_S:
                self._kept_at = recording.until
                recording_files.keep(self._kept, now.became(as_it_stands(now, lives=False)))

        ended = dict if trace is None else trace.command_lines
        try:
            recorder = Recorder(
                replace(order.recording, why=why),
                drive,
                trace,
                Attribution(volumes, ProgramLookup(self._ports, ended), drive.own),
                SystemClock(self._ports),
                write,
                can_be_asked=drive.can_be_asked,
                blind=tuple(AccessKind) if trace is None else trace.blind(volumes),
            )
            self._orders.write(order.became(recorder.run()))
        finally:
            if trace is not None:
                trace.close()

    def _trace(self, owner: str, drive: WatchedDrive, volumes: Volumes) -> tuple[KernelTrace | None, str]:
        """Return the kernel's trace, or None and why there is none."""
        root = trace_instance.place()
        if root is None:
            return None, _less(Sentence("no tracefs"))
        made: TraceInstance | None = None
        try:
            made = TraceInstance(root, owner, BUFFER_KIB)
            return KernelTrace(made, volumes, drive.address, drive.controller), ""
        except (OSError, DecodeError) as error:
            if made is not None:
                made.close()
            return None, _why_no_trace(error)


def _why_no_trace(error: OSError | DecodeError) -> str:
    if isinstance(error, OSError) and error.errno in (errno.EINVAL, errno.EPERM):
        return _less(Sentence("kernel lockdown"))
    return _less((error.strerror if isinstance(error, OSError) else None) or str(error))


def _less(reason: str) -> str:
    return Sentence("Only power mode and number of requests: {reason}.", reason=reason)


def _is_elsewhere(volumes: Volumes) -> bool:
    """Return whether what is kept is not stored on the drive that is recorded, as far as that can be known."""
    try:
        number = os.stat(STATE).st_dev
    except OSError:
        return False
    # A number without a driver is that of a file system on several devices.
    return os.major(number) != 0 and (os.major(number) << 20 | os.minor(number)) not in volumes.blocks
