"""``disktune-helper sample``: keep what drives report of their health, for the history that the window shows.

disktune-health.timer starts it; it asks, writes and leaves. Only drives that are known to be awake are asked, as
by the operation `health`. Two things more would keep a hard disk from standby, and are not done:

- A disk that did nothing since it was asked last is not asked: some firmware counts the question as activity and
  starts its standby timer again. Once a day it is asked all the same.
- Nothing is written while a disk with the folder sleeps, or while it did nothing since the last time.

Exit status 0 if all went well, 1 if something could not be written, 2 for wrong usage.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Sequence
from typing import TextIO

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.folders import SAMPLED, SAMPLES, STATE
from disktune_contract.health import sample as keeping
from disktune_contract.health.health import Health
from disktune_contract.health.sample import HealthSample, Origin, sample
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.privilege import Class
from disktune_helper.drives import drive_list, health
from disktune_helper.faces import FACES
from disktune_helper.session.session import SessionContext
from disktune_helper.system import sysfs
from disktune_helper.system.files import Folder, MemoryFolder, RootFolder
from disktune_helper.system.held_files import are_held, folder_of_root
from disktune_helper.system.ports import Ports
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.text_files import printable

EX_USAGE = 2
ANSWER_S = 20.0
"""A drive that is awake answers within that time; one that hangs does not delay the others."""
DAILY_S = 86_400
MOST_FILES = 256
"""Drives that are remembered: a user who plugs in one stick after the other does not fill the disk."""
SPARE_LINES = 50
"""A file is rewritten only when so many lines are too many; until then a line is added, which writes less."""

_KINDS = frozenset({DriveKind.ATA, DriveKind.NVME, DriveKind.SCSI, DriveKind.USB})
_BUSY = "busy.json"


def run(arguments: Sequence[str], stdout: TextIO, stderr: TextIO) -> int:
    """Sample every drive that is awake; return the exit status."""
    if arguments:
        print(FACES["sample"].how, file=stderr)
        return EX_USAGE
    # Root's process is nobody's by now.
    if not are_held():
        print("disktune-helper: sample asks drives and must be started by root", file=stderr)
        return EX_USAGE
    ports = SystemPorts()
    session = SessionContext(
        ports, Class.INSPECT, (RootFolder(STATE), MemoryFolder()), lambda _event, _args: None, lambda: None
    )
    problems = Sampler(ports, session, folder_of_root(SAMPLES), folder_of_root(SAMPLED)).take()
    for problem in problems:
        print(printable(problem), file=stdout, flush=True)
    return 1 if problems else 0


class Sampler:
    """One round over all drives."""

    def __init__(
        self,
        ports: Ports,
        session: SessionContext,
        kept: Folder,
        runtime: Folder,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._ports, self._session, self._clock = ports, session, clock
        self._kept, self._runtime = kept, runtime
        self._busy = _statistics(runtime.read(_BUSY))

    def take(self) -> list[str]:
        """Sample what may be asked, and return what went wrong, in sentences."""
        drives = drive_list.drives(self._ports)
        if not all(self._may_be_written(drive) for drive in _holding(drives)):
            return []
        problems = []
        for drive in drives:
            if drive.kind in _KINDS and drive.identity and not drive.same_identity_as and self._is_due(drive):
                problems += self._sample(drive)
        # After the last word is written: what it took is no sign of life.
        after = {drive.name: self._statistic(drive) for drive in drives if drive.kind in _KINDS}
        try:
            self._runtime.replace(_BUSY, json.dumps(after))
        except OSError as error:
            problems.append(f"{SAMPLED}: {error.strerror}.")
        return problems

    # -- what may be asked ---------------------------------------------------------------------------------

    def _may_be_written(self, drive: Drive) -> bool:
        """Return whether a write keeps no disk from standby that is there or nearly there."""
        if drive.rotational is False:
            return True
        if self._is_idle(drive):
            return False
        try:
            with self._session.look(drive.ref) as sight:
                return not sight.asleep
        except (Refusal, OSError):
            return True

    def _is_due(self, drive: Drive) -> bool:
        if drive.rotational is False or not self._is_idle(drive):
            return True
        there = self._read(drive)
        now = self._clock()
        return not any(now - DAILY_S < one.at <= now for one in there)

    def _is_idle(self, drive: Drive) -> bool:
        """Return whether a drive read and wrote nothing since the last round; the kernel counts no questions."""
        return self._busy.get(drive.name) == self._statistic(drive)

    def _statistic(self, drive: Drive) -> str:
        return sysfs.text(self._ports, drive.name, "stat") or ""

    # -- one drive -----------------------------------------------------------------------------------------

    def _sample(self, drive: Drive) -> list[str]:
        found = self._health(drive)
        if found is None:
            return [f"{drive.name} did not answer within {ANSWER_S:.0f} s."]
        one = sample(found, self._clock(), Origin.TIMER, drive.logical_sector_bytes)
        if one is None:
            return []
        try:
            return self._keep(drive, one)
        except OSError as error:
            return [f"{SAMPLES}: {error.strerror}."]

    def _health(self, drive: Drive) -> Health | None:
        """Return what a drive reports, None if it does not answer. A thread waits for it."""
        answered: list[Health] = []

        def ask() -> None:
            try:
                with self._session.look(drive.ref) as sight:
                    answered.append(health.health(sight))
            except (Refusal, OSError):
                # It left, or may not be opened: there is nothing to keep.
                answered.append(Health())

        asking = threading.Thread(target=ask, daemon=True)
        asking.start()
        asking.join(ANSWER_S)
        return answered[0] if answered else None

    def _read(self, drive: Drive) -> tuple[HealthSample, ...]:
        return keeping.loaded(self._kept.read(keeping.file_name(drive.identity)))

    def _keep(self, drive: Drive, one: HealthSample) -> list[str]:
        """Add a sample to the file of its drive; raises OSError."""
        name = keeping.file_name(drive.identity)
        text = self._kept.read(name)
        if not text and len(self._kept.names()) >= MOST_FILES and not self._forget(one.at):
            return [f"{SAMPLES} has the samples of {MOST_FILES} drives; {drive.name} is not added."]
        there = keeping.loaded(text)
        kept = keeping.kept((*there, one), one.at)
        whole = text.endswith("\n") or not text
        if whole and text.count("\n") < len(kept) + SPARE_LINES:
            self._kept.append(name, keeping.text_of((one,)))
        else:
            self._kept.replace(name, keeping.text_of(kept))
        return []

    def _forget(self, now: float) -> bool:
        """Remove files in which nothing is left to keep; return whether there was one. Raises OSError."""
        old = [name for name in self._kept.names() if not keeping.kept(keeping.loaded(self._kept.read(name)), now)]
        for name in old:
            self._kept.discard(name)
        return bool(old)


def _holding(drives: Sequence[Drive]) -> list[Drive]:
    """Return the drives on which the folder is stored: those of the longest mount point above it."""
    above = {
        point
        for drive in drives
        for point in drive.usage.mounts
        if f"{SAMPLES}/".startswith(f"{point.rstrip('/')}/")
    }
    place = max(above, key=len, default="")
    return [drive for drive in drives if drive.kind in _KINDS and place in drive.usage.mounts]


def _statistics(text: str) -> dict[str, str]:
    """Return the kernel's statistics at the last round by drive; none if they cannot be read."""
    try:
        found = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return {str(name): str(value) for name, value in found.items()} if isinstance(found, dict) else {}
