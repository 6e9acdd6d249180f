"""``disktune-helper guard``: see drives through their first minute with what was restored.

systemd starts it when there are notes or marks, and it ends when there are none. After a minute it checks each
drive once more: what is not as saved is restored a last time, and the boot guard's mark goes if the drive answers.
A machine that hangs before that keeps the mark, and the next start knows.

Where a folder cannot be written to it stays, prints that once, and tries again each minute: systemd would start it
again as soon as it ended, until it gives the unit up.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TextIO

from disktune_contract.drives.drive import Drive
from disktune_contract.folders import RUNTIME, STATE
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.saved import Family, FileRef
from disktune_helper.changes import restore
from disktune_helper.changes.restore import Occasion, RestoreVerdict
from disktune_helper.cli.apply import EX_USAGE, ApplyRun, line
from disktune_helper.drives import drive_list
from disktune_helper.faces import FACES
from disktune_helper.settings.guard_marks import PROVEN_S, GuardMark, Note
from disktune_helper.settings.store import of_root
from disktune_helper.system.files import NotWritten, RootFolder
from disktune_helper.system.ports import Ports
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.text_files import printable

ANSWER_S = 20.0
"""A drive that has to spin up answers within that time."""
LAST_ANSWER_S = 3.0
"""The same while the machine is being shut down."""
BREATH_S = 5.0
"""Between two checks where something cannot be done yet."""

_BLOCK = 4096

Wait = Callable[[float], bool]
"""Waits for so many seconds; returns whether to end."""


def run(arguments: Sequence[str], stdout: TextIO, stderr: TextIO) -> int:
    """Watch until there is nothing to watch over; return the exit status."""
    if arguments:
        print(FACES["guard"].how, file=stderr)
        return EX_USAGE
    if os.geteuid() != 0:
        print("disktune-helper: guard accesses drives and must be started by root", file=stderr)
        return EX_USAGE
    from disktune_helper.system import privilege  # noqa: PLC0415  # as in `apply`

    privilege.settle()
    # Blocked here, it comes as the end of a wait; a thread would inherit it otherwise.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    privilege.drop_to(Class.TUNE)
    ports = SystemPorts()
    work = ApplyRun(ports, RootFolder(STATE), RootFolder(RUNTIME), of_root, stdout)
    Guard(ports, work, _wait_for_signal, stdout).watch()
    return 0


def _wait_for_signal(seconds: float) -> bool:
    return signal.sigtimedwait({signal.SIGTERM}, seconds) is not None


class Guard:
    """One watch."""

    def __init__(self, ports: Ports, work: ApplyRun, wait: Wait, stdout: TextIO) -> None:
        self._ports = ports
        self._work = work
        self._session = work.session
        self._marks = work.session.store.marks
        self._wait = wait
        self._stdout = stdout
        self._stuck = False
        """Whether something could not be written."""
        self._looked_at: dict[Note | GuardMark, bool] = {}
        """What was found, of that whose file may have stayed: whether all was well."""

    def watch(self) -> None:
        """Wait for every mark and note to be a minute old, deal with it, and return when there are none."""
        with self._writing():
            # systemd would start this service again and again because of them.
            for name in (*self._marks.sweep(), *self._work.fresh.sweep()):
                self._say(
                    f"{name[:40]!a} is not a name that DiskTune gives to its files. The file was "
                    "renamed and is ignored."
                )
        self._settle()
        while (begun := self._begun()) or self._marks.linger() or self._work.fresh.linger():
            pause = max(min(begun) + PROVEN_S - self._ports.monotonic(), BREATH_S) if begun else PROVEN_S
            if self._wait(pause):
                self._end()
                return
            self._settle()
            self._look()

    def _settle(self) -> None:
        """Turn marks that an earlier start left, or that cannot be read, into held settings."""
        with self._writing():
            for name in self._marks.set_aside_unreadable():
                self._say(f"{STATE}/{name} cannot be read. DiskTune holds back the risky settings of that drive.")
        with self._writing():
            for held in self._session.store.settle_marks():
                name = held.file.identity or "the system"
                self._say(
                    f"The computer stopped or the drive was disconnected while settings of {name} were new. "
                    "DiskTune holds them back."
                )

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Print once that something cannot be written; what it was about stays as it is, and is held back so."""
        try:
            yield
        except OSError as error:
            if not self._stuck:
                why = error.sentence if isinstance(error, NotWritten) else f"{STATE}: {error.strerror}."
                self._say(
                    f"{why} Until that is solved, DiskTune holds back the risky settings of the drives concerned."
                )
            self._stuck = True

    def _begun(self) -> list[float]:
        """Return when the minute began of what has still to be checked."""
        every: list[Note | GuardMark] = [*self._work.fresh.all(), *self._marks.all()]
        return [one.at_s for one in every if one not in self._looked_at]

    def _look(self) -> None:
        """Check each drive whose minute is over; where only the writing failed, do that again."""
        drives = drive_list.drives(self._ports)
        for note in self._work.fresh.all():
            if self._is_due(note):
                self._look_again(note, _drive_for(drives, note.file, note.drive))
        for mark in self._marks.all():
            if self._is_due(mark):
                self._decide(mark, _drive_for(drives, mark.file, mark.drive))

    def _is_due(self, one: Note | GuardMark) -> bool:
        return self._ports.monotonic() - one.at_s >= PROVEN_S

    # -- what is not as saved ------------------------------------------------------------------------------

    def _look_again(self, note: Note, drive: Drive | None) -> None:
        """Restore what is not as saved, once; two programs that insist would go on indefinitely.

        Another program may have changed it, the drive may have lost it, or it could not be restored before.
        """
        if drive is not None and self._session.trials.on(drive.name):
            return
        with self._writing():
            self._work.fresh.remove(note.file)
        if drive is None or note in self._looked_at:
            return
        # In case the note could not be removed.
        self._looked_at[note] = True
        report = restore.restore(self._session, drive, note.file, Occasion.LATER)
        if report is not None and report.having(RestoreVerdict.DONE, RestoreVerdict.FAILED):
            self._say(f"Some values differed from the saved ones a minute later: {line(report)}")

    # -- the drive's verdict -------------------------------------------------------------------------------

    def _decide(self, mark: GuardMark, drive: Drive | None) -> None:
        """Remove the mark if the drive lives or the array was stopped, else hold its settings back."""
        if mark not in self._looked_at:
            stopped = drive is None and mark.file.family is not Family.DRIVE
            trouble = "" if stopped else "disappeared"
            if drive is not None:
                trouble = self._trouble(drive, ANSWER_S)
            self._looked_at[mark] = not trouble
            if trouble:
                self._say(
                    f"{mark.drive} {trouble} after its settings were changed. DiskTune holds back the risky "
                    "ones from now on."
                )
        with self._writing():
            if self._looked_at[mark]:
                self._marks.clear(mark)
            else:
                # Where that cannot be written the mark stays, and the next start knows.
                self._marks.hold(self._marks.suspect(mark, self._marks.held(mark.file)))

    def _trouble(self, drive: Drive, limit_s: float) -> str:
        """Return what is wrong with a drive, as a verb and the rest; empty if it answers in time.

        In a thread: a drive that hangs blocks its reader indefinitely.
        """
        answered: list[str] = []
        asking = threading.Thread(target=lambda: answered.append(self._ask(drive)), daemon=True)
        try:
            asking.start()
        except RuntimeError:
            # No thread is left. If it hangs, the mark stays, and the next start knows.
            return self._ask(drive)
        asking.join(limit_s)
        return answered[0] if answered else "did not answer"

    def _ask(self, drive: Drive) -> str:
        """Return what is wrong with a drive that answers; empty if nothing is."""
        if self._session.rests(drive.ref):
            # The kernel could put it to sleep, to which it has to answer, and asking would wake it.
            return ""
        try:
            with self._session.look(drive.ref) as sight:
                if sight.asleep:
                    return ""
                node = sight.node
                if node is None or not drive.size_bytes:
                    return "" if node is not None else "could not be opened"
                reader = node.reader(direct=True, buffer_bytes=_BLOCK)
                try:
                    return "" if reader.read(0, _BLOCK) > 0 else "returned no data"
                finally:
                    reader.close()
        except Refusal as error:
            return f"could not be read ({error.why.rstrip('.')})"
        except OSError as error:
            return f"could not be read ({error.strerror or 'an error'})"

    def _end(self) -> None:
        """Leave in order: the machine is being shut down and has not hung; drives that answer have not, either."""
        drives = drive_list.drives(self._ports)
        for mark in self._marks.all():
            drive = _drive_for(drives, mark.file, mark.drive)
            if drive is not None and not self._trouble(drive, LAST_ANSWER_S):
                with self._writing():
                    self._marks.clear(mark)

    def _say(self, words: str) -> None:
        print(printable(words), file=self._stdout, flush=True)


def _drive_for(drives: Sequence[Drive], file: FileRef, name: str) -> Drive | None:
    """Return the drive of a file; of the system's it is whichever array it was restored through."""
    return next(
        (drive for drive in drives if file in restore.files_of(drive) and (file.identity or drive.name == name)),
        None,
    )
