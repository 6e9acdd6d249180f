"""What DiskTune changed, from what to what: one JSON object a line, readable by all users, written by root.

It answers two questions: what did we do to this drive, and how is a setting that the drive cannot be asked for.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import ChangeResult
from disktune_contract.messages.look import JournalEntry
from disktune_helper.drives import identity
from disktune_helper.system.files import Folder
from disktune_helper.system.log import log_mistake
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import text_of

FILE = "journal.jsonl"
OLDER = "journal.1.jsonl"

Recorder = Callable[[tuple[ChangeResult, ...], str], None]
"""Writes down results and their cause."""

_Line = tuple[JournalEntry, str, int | None, float]
"""What is in one: the change, and the start, appearance and time asleep of its moment."""

ASLEEP_S = 0.5
"""More than the two clocks that show suspend are apart when they are read one after the other."""

ROTATE_AT = 1 << 20
"""Bytes after which a new file is begun; the one before is kept, the one before that is not."""


class Journal:
    """The journal in one folder; safe to use from several lanes at once."""

    def __init__(self, ports: Ports, folder: Folder, who: str = "") -> None:
        self._ports = ports
        self._folder = folder
        self._who = who
        """By whose wish, as a login name."""
        self._lock = threading.Lock()
        self._boot = boot_id(ports)

    def record(self, ref: DriveRef, results: tuple[ChangeResult, ...], cause: str) -> None:
        """Write down every step that changed something.

        A journal that cannot be written is a mistake for the log: the drive has changed already, an answer that
        states otherwise would be worse.
        """
        with self.steps(ref) as step:
            step(results, cause)

    @contextmanager
    def steps(self, ref: DriveRef) -> Iterator[Recorder]:
        """Give what writes down step after step on one drive: each at once, and all are on the disk at the end.

        Should the machine stop before, a few lines are missing; the boot guard's mark names what was done.
        """
        model: list[str] = []

        def step(results: tuple[ChangeResult, ...], cause: str) -> None:
            changed = tuple(result for result in results if result.changed)
            if not changed:
                return
            if not model:
                model.append(identity.names(self._ports, ref.name).model)
                self._rotate()
            lines = self._lines(ref, model[0], changed, cause)
            with self._logged():
                self._write(lines)

        try:
            yield step
        finally:
            if model:
                with self._logged():
                    self._folder.settle(FILE)

    @contextmanager
    def _logged(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            log_mistake("journal", error)

    def _lines(self, ref: DriveRef, model: str, results: tuple[ChangeResult, ...], cause: str) -> str:
        lines = []
        for result in results:
            entry = JournalEntry(
                at=self._ports.now(),
                drive=ref.name,
                identity=ref.identity,
                model=model,
                setting=result.setting,
                before=result.before,
                after=result.wanted if result.after is None else result.after,
                cause=cause,
                asked=result.wanted,
                who=self._who,
            )
            record = {
                "boot": self._boot,
                "slept": self._ports.suspended(),
                "diskseq": ref.diskseq,
                "entry": wire.plain(entry),
            }
            lines.append(json.dumps(record, ensure_ascii=False) + "\n")
        return "".join(lines)

    def _rotate(self) -> None:
        with self._lock, suppress(OSError):  # better a long file than one that lacks a line
            self._folder.set_aside(FILE, OLDER, ROTATE_AT)

    def _write(self, lines: str) -> None:
        with self._lock:
            self._folder.append(FILE, lines, settled=False)

    def entries(self, identity_wanted: str, limit: int) -> tuple[JournalEntry, ...]:
        """Return the newest entries first, of one identity or (empty) of all."""
        found = [entry for entry, *_ in self._read() if identity_wanted in ("", entry.identity)]
        return tuple(reversed(found[-limit:]))

    def last_set(self, ref: DriveRef, setting: str) -> JournalEntry | None:
        """Return the newest change of *setting* that may still be in force: same boot, not unplugged, no suspend.

        In suspend a drive loses power, and with it what it cannot be asked for. Of thousands of lines only those
        that name *setting* are taken apart, the newest first.
        """
        named = f'"{setting}"'
        for line in reversed(self._text().splitlines()):
            if named in line and (found := _taken_apart(line)) is not None:
                entry = found[0]
                if (entry.identity, entry.setting) == (ref.identity, setting):
                    return self._holding(ref, found)
        return None

    def read_once(self) -> Callable[[DriveRef, str], JournalEntry | None]:
        """Return `last_set` for many questions, by one reading of the journal."""
        newest = {(found[0].identity, found[0].setting): found for found in self._read()}

        def last_set(ref: DriveRef, setting: str) -> JournalEntry | None:
            found = newest.get((ref.identity, setting))
            return None if found is None else self._holding(ref, found)

        return last_set

    def _holding(self, ref: DriveRef, found: _Line) -> JournalEntry | None:
        """Return the entry of a line if it is still in force for the drive *ref*, None if that has no identity."""
        entry, boot, diskseq, slept = found
        holds = bool(ref.identity) and (boot, diskseq) == (self._boot, ref.diskseq)
        return entry if holds and self._ports.suspended() - slept < ASLEEP_S else None

    def _read(self) -> list[_Line]:
        """Return all entries, oldest first, each with what shows whether it is still in force."""
        return [found for line in self._text().splitlines() if (found := _taken_apart(line)) is not None]

    def _text(self) -> str:
        with self._lock:
            return self._folder.read(OLDER) + self._folder.read(FILE)


def _taken_apart(line: str) -> _Line | None:
    """Return the contents of a line; None of one that was cut short by a power failure."""
    try:
        record = wire.parse(line, limit=ROTATE_AT)
        entry = wire.load(JournalEntry, record["entry"])
        return entry, str(record["boot"]), record["diskseq"], float(record["slept"])
    except (wire.WireError, KeyError, TypeError, ValueError):
        return None


def boot_id(ports: Ports) -> str:
    """Return the id of this start of the machine; empty if the kernel does not show it."""
    return text_of(ports, "/proc/sys/kernel/random/boot_id")
