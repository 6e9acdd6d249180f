"""What the boot guard writes down: that something risky is being done to a drive, and that it once ended badly.

A mark is on the disk before the first write to the drive and goes when machine and drive have lived on for a
minute. One that is found by a later start was left by a machine that stopped: what it names, and all else that is
risky on that drive, is held back until a person decides. Marks and held settings are files beside the journal.
"""

from __future__ import annotations

from typing import TypeVar

from disktune_contract import wire
from disktune_contract.catalog import BY_ID
from disktune_contract.record import record
from disktune_contract.saved import Family, FileRef, risky
from disktune_helper.files import Folder
from disktune_helper.journal import boot_id
from disktune_helper.ports import Ports
from disktune_helper.saved_file import name_of

T = TypeVar("T")

MARK, HELD = "mark-", "held-"
_LIMIT = 64 << 10

PROVEN_S = 60.0
"""Machine and drive have to live on for so long before a mark goes."""


@record
class Mark:
    """Settings that are being, or have just been, written to a drive."""

    file: FileRef
    drive: str
    """Kernel name."""
    boot: str
    diskseq: int | None
    at_s: float
    """Monotonic, so of meaning only in the same start."""
    settings: tuple[str, ...]


@record
class Held:
    """Settings that are not put back until a person says so, and since when (seconds since the epoch)."""

    file: FileRef
    since: float
    settings: tuple[str, ...]

    def holds(self, setting: str) -> bool:
        """Whether *setting* is not put back: what was being written, and whatever else is risky."""
        return setting in self.settings or (setting in BY_ID and risky(BY_ID[setting]))


FRESH, PENDING = "fresh-", "pending-"


@record
class Note:
    """That something is still to be done about a file: a second look (`FRESH`), or a first one (`PENDING`)."""

    file: FileRef
    drive: str
    """Kernel name."""
    at_s: float
    """Monotonic."""


class Notes:
    """Notes of one kind, in the folder that a restart empties; units of systemd watch for them."""

    def __init__(self, ports: Ports, folder: Folder, kind: str) -> None:
        self._ports = ports
        self._folder = folder
        self._kind = kind

    def put(self, file: FileRef, drive: str) -> bool:
        """Write a note, or write it anew; return whether there was none. Raises OSError."""
        name = self._kind + _file_name(file)
        new = name not in self._folder.names()
        self._folder.replace(name, wire.dump(Note(file, drive, self._ports.monotonic())) + "\n")
        return new

    def remove(self, file: FileRef) -> None:
        """Take a note away if there is one."""
        self._folder.remove(self._kind + _file_name(file))

    def all(self) -> list[Note]:
        """Return the notes; what is none is removed."""
        return _load_all(self._folder, self._kind, Note)


class Marks:
    """All marks and all that is held, in the folder of what outlives a restart."""

    def __init__(self, ports: Ports, folder: Folder) -> None:
        self._ports = ports
        self._folder = folder
        self._boot = boot_id(ports)

    def begin(self, file: FileRef, drive: str, diskseq: int | None, settings: tuple[str, ...]) -> Mark:
        """Write a mark down, durably, before anything is written to the drive; raises OSError.

        What an earlier mark of this start still names stays under watch.
        """
        before = self._mark(file)
        named = before.settings if before is not None and before.boot == self._boot else ()
        every = tuple(dict.fromkeys((*named, *settings)))
        mark = Mark(file, drive, self._boot, diskseq, self._ports.monotonic(), every)
        self._folder.replace(MARK + _file_name(file), wire.dump(mark) + "\n")
        return mark

    def narrow(self, mark: Mark) -> None:
        """The writing went well: leave only what is risky under watch. Raises OSError."""
        left = tuple(name for name in mark.settings if name in BY_ID and risky(BY_ID[name]))
        if left == mark.settings:
            return
        if left:
            rest = Mark(mark.file, mark.drive, mark.boot, mark.diskseq, mark.at_s, left)
            self._folder.replace(MARK + _file_name(mark.file), wire.dump(rest) + "\n")
        else:
            self.clear(mark)

    def clear(self, mark: Mark) -> None:
        """Take a mark away: machine and drive live."""
        self._folder.remove(MARK + _file_name(mark.file))

    def all(self) -> list[Mark]:
        """Return the marks of this start."""
        return [mark for mark in _load_all(self._folder, MARK, Mark) if mark.boot == self._boot]

    def left(self) -> list[Mark]:
        """Return the marks that an earlier start left."""
        return [mark for mark in _load_all(self._folder, MARK, Mark) if mark.boot != self._boot]

    def held(self, file: FileRef, diskseq: int | None = None) -> Held | None:
        """Return what of *file* is held back, by decision of an earlier start or because a mark was left."""
        held = self._load(Held, HELD + _file_name(file))
        mark = self._mark(file)
        if mark is None or not self._was_left(mark, diskseq):
            return held
        since = held.since if held is not None else self._ports.now()
        return Held(file, since, tuple(dict.fromkeys((*(held.settings if held else ()), *mark.settings))))

    def settle(self, file: FileRef, diskseq: int | None) -> Held | None:
        """The same, and turn a mark that was left into what is held, durably; raises OSError."""
        held = self.held(file, diskseq)
        mark = self._mark(file)
        if held is not None and mark is not None and self._was_left(mark, diskseq):
            self.hold(held)
        return held

    def hold(self, held: Held) -> None:
        """Hold settings back from now on, durably, and take the mark away; raises OSError."""
        self._folder.replace(HELD + _file_name(held.file), wire.dump(held) + "\n")
        self._folder.remove(MARK + _file_name(held.file))

    def release(self, file: FileRef) -> None:
        """Hold nothing of *file* back any more."""
        mark = self._mark(file)
        if mark is not None and self._was_left(mark, mark.diskseq):
            self.clear(mark)
        self._folder.remove(HELD + _file_name(file))

    def _mark(self, file: FileRef) -> Mark | None:
        return self._load(Mark, MARK + _file_name(file))

    def _was_left(self, mark: Mark, diskseq: int | None) -> bool:
        if mark.boot != self._boot:
            return True
        # An array is stopped and assembled by people; a drive that was thrown off its bus comes back by itself.
        replugged = mark.file.family is Family.DRIVE and None not in (diskseq, mark.diskseq)
        return replugged and diskseq != mark.diskseq

    def _load(self, kind: type[T], name: str) -> T | None:
        return _load(self._folder, kind, name)


def held_file(file_name: str, family: Family) -> str:
    """Return the name of the file that says what is held of a file of saved settings, called so without suffix."""
    return f"{HELD}{family.value}-{file_name}"


def held_in(text: str) -> Held | None:
    """Return what such a file says, None if it says nothing."""
    return _loaded(Held, text)


def _load(folder: Folder, kind: type[T], name: str) -> T | None:
    return _loaded(kind, folder.read(name))


def _loaded(kind: type[T], text: str) -> T | None:
    try:
        return wire.load(kind, wire.parse(text.strip(), limit=_LIMIT))
    except wire.WireError:
        return None


def _load_all(folder: Folder, prefix: str, kind: type[T]) -> list[T]:
    found: list[T] = []
    for name in folder.names():
        if name.startswith(prefix):
            one = _load(folder, kind, name)
            if one is None:
                # Nothing can be learned from it, and what waits for its going would wait for ever.
                folder.remove(name)
            else:
                found.append(one)
    return found


def _file_name(file: FileRef) -> str:
    return f"{file.family.value}-{name_of(file)}"
