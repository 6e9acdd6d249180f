"""What the boot guard writes down: that something risky is being done to a drive, and that it once ended badly.

A mark is on the disk before the first write to the drive and goes when machine and drive have lived on for a
minute. One that is found by a later start was left by a machine that stopped: what it names is held back until the
user decides. If it cannot be read, everything that is risky on that drive is. Marks and held settings are files
beside the journal.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TypeVar

from disktune_contract import wire
from disktune_contract.catalog import BY_ID
from disktune_contract.record import record
from disktune_contract.settings.saved import Family, FileRef, HeldBy, risky
from disktune_helper.settings.journal import boot_id
from disktune_helper.settings.saved_file import name_of
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import Ports

T = TypeVar("T")

MARK, HELD = "mark-", "held-"
UNREAD = ".bad"
"""Suffix of a mark that could not be read and was turned into held settings."""
_LIMIT = 64 << 10

PROVEN_S = 60.0
"""Machine and drive have to live on for so long before a mark goes."""


@record
class Watched:
    """A setting that is being, or has just been, written to a drive."""

    setting: str
    at_s: float
    """Monotonic, so of meaning only in the same start."""
    trial: bool = False
    """Whether it was changed by hand, and not restored."""


@record
class GuardMark:
    """What is being, or has just been, done to a drive."""

    file: FileRef
    drive: str
    """Kernel name."""
    boot: str
    diskseq: int | None
    watched: tuple[Watched, ...]

    @property
    def at_s(self) -> float:
        """When the last of it was done."""
        return max(one.at_s for one in self.watched)

    @property
    def settings(self) -> tuple[str, ...]:
        """What it names."""
        return tuple(one.setting for one in self.watched)


@record
class HeldSettings:
    """Settings that are not restored until the user confirms it, and since when (seconds since the epoch)."""

    file: FileRef
    since: float
    settings: tuple[str, ...]
    """Those that were being restored."""
    tried: tuple[str, ...] = ()
    """Those that were being changed by hand."""
    unreadable: bool = False
    """Whether it is not known what was being done: everything that is risky is held back."""

    def by(self, setting: str) -> HeldBy | None:
        """Return why *setting* is not restored, None if it is."""
        if setting in self.settings:
            return HeldBy.RESTORED
        if setting in self.tried:
            return HeldBy.TRIAL
        suspected = self.unreadable and setting in BY_ID and risky(BY_ID[setting])
        return HeldBy.UNREADABLE if suspected else None

    def holds(self, setting: str) -> bool:
        """Whether *setting* is not restored."""
        return self.by(setting) is not None


HELD_BY = {
    HeldBy.RESTORED: (
        "the computer stopped, or the drive failed or was disconnected, shortly after this was restored"
    ),
    HeldBy.TRIAL: (
        "the computer stopped, or the drive failed or was disconnected, shortly after this was changed by hand"
    ),
    HeldBy.UNREADABLE: (
        "the boot guard's mark for this drive cannot be read, so every risky setting is held back"
    ),
}
"""Ends of sentences."""


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
        """Write a note, or rewrite it; return whether there was none. Raises OSError."""
        name = self._kind + _file_name(file)
        new = name not in self._folder.names()
        self._folder.replace(name, wire.dump(Note(file, drive, self._ports.monotonic())) + "\n")
        return new

    def remove(self, file: FileRef) -> None:
        """Take a note away if there is one."""
        self._folder.remove(self._kind + _file_name(file))

    def linger(self) -> bool:
        """Return whether there is any file of theirs, readable or not."""
        return any(name.startswith(self._kind) for name in self._folder.names())

    def sweep(self) -> list[str]:
        """Put out of sight what systemd takes for a note and is never read; return the names. Raises OSError."""
        return self._folder.sweep(self._kind)

    def all(self) -> list[Note]:
        """Return the notes; what is none is removed."""
        return _load_all(self._folder, self._kind, Note)


class GuardMarks:
    """All marks and all held settings, in the folder of what outlives a restart."""

    def __init__(self, ports: Ports, folder: Folder) -> None:
        self._ports = ports
        self._folder = folder
        self._boot = boot_id(ports)

    def begin(
        self, file: FileRef, drive: str, diskseq: int | None, settings: tuple[str, ...], *, trial: bool = False
    ) -> GuardMark:
        """Write a mark down, durably, before anything is written to the drive; raises OSError.

        What an earlier mark of this start names stays under watch until its own minute is over. *trial*: it is
        changed by hand.
        """
        self.set_aside(file)
        now = self._ports.monotonic()
        before = self._mark(file)
        old = before.watched if before is not None and before.boot == self._boot else ()
        every = {one.setting: one for one in old if now - one.at_s < PROVEN_S}
        every |= {setting: Watched(setting, now, trial) for setting in settings}
        mark = GuardMark(file, drive, self._boot, diskseq, tuple(every.values()))
        self._write(mark)
        return mark

    def narrow(self, mark: GuardMark) -> None:
        """The writing went well: leave only what is risky under watch. Raises OSError."""
        left = tuple(one for one in mark.watched if one.setting in BY_ID and risky(BY_ID[one.setting]))
        if left == mark.watched:
            return
        if left:
            self._write(GuardMark(mark.file, mark.drive, mark.boot, mark.diskseq, left))
        else:
            self.clear(mark)

    def _write(self, mark: GuardMark) -> None:
        self._folder.replace(MARK + _file_name(mark.file), wire.dump(mark) + "\n")

    def clear(self, mark: GuardMark) -> None:
        """Take a mark away: machine and drive live."""
        self._folder.remove(MARK + _file_name(mark.file))

    def all(self) -> list[GuardMark]:
        """Return the marks of this start."""
        return [mark for mark in self._readable() if mark.boot == self._boot]

    def left(self) -> list[GuardMark]:
        """Return the marks that an earlier start left."""
        return [mark for mark in self._readable() if mark.boot != self._boot]

    def linger(self) -> bool:
        """Return whether there is any file of a mark, of whatever start and readable or not."""
        return any(name.startswith(MARK) for name in self._folder.names())

    def sweep(self) -> list[str]:
        """Put out of sight what systemd takes for a mark and is never read; return the names. Raises OSError."""
        return self._folder.sweep(MARK)

    def _readable(self) -> list[GuardMark]:
        names = [name for name in self._folder.names() if name.startswith(MARK)]
        return [mark for name in names if (mark := _load(self._folder, GuardMark, name)) is not None]

    def set_aside_unreadable(self) -> list[str]:
        """Turn every mark that cannot be read into held settings; return their names. Raises OSError."""
        found = [name for name in self._folder.names() if name.startswith(MARK) and self._is_unreadable(name)]
        for name in found:
            self._folder.rename(name, HELD + name.removeprefix(MARK) + UNREAD)
        return found

    def set_aside(self, file: FileRef) -> None:
        """Do so with the mark of one file, before another takes its place; raises OSError."""
        name = MARK + _file_name(file)
        if self._is_unreadable(name):
            self._folder.rename(name, HELD + _file_name(file) + UNREAD)

    def held(self, file: FileRef, diskseq: int | None = None) -> HeldSettings | None:
        """Return what of *file* is held back, by decision of an earlier start or because a mark was left."""
        held = self._load(HeldSettings, HELD + _file_name(file))
        if any(map(self._is_unreadable, _places(file))):
            # What it names is not known; what it may have named is what could stop the machine once more.
            before = held or HeldSettings(file, self._ports.now(), ())
            held = HeldSettings(file, before.since, before.settings, before.tried, unreadable=True)
        mark = self._mark(file)
        if mark is None or not self._was_left(mark, diskseq):
            return held
        return self.suspect(mark, held)

    def suspect(self, mark: GuardMark, held: HeldSettings | None = None) -> HeldSettings:
        """Return what is to be held back because of a mark, in addition to what is *held* already."""
        held = held or HeldSettings(mark.file, self._ports.now(), ())
        put_back = tuple(one.setting for one in mark.watched if not one.trial)
        tried = tuple(one.setting for one in mark.watched if one.trial)
        return HeldSettings(
            mark.file,
            held.since,
            tuple(dict.fromkeys((*held.settings, *put_back))),
            tuple(dict.fromkeys((*held.tried, *tried))),
            held.unreadable,
        )

    def settle(self, file: FileRef, diskseq: int | None) -> HeldSettings | None:
        """Return the same, and turn a mark that was left into held settings, durably; raises OSError."""
        held = self.held(file, diskseq)
        mark = self._mark(file)
        if held is not None and mark is not None and self._was_left(mark, diskseq):
            self.hold(held)
        return held

    def hold(self, held: HeldSettings) -> None:
        """Hold settings back from now on, durably, and remove the mark; raises OSError."""
        self._folder.replace(HELD + _file_name(held.file), wire.dump(held) + "\n")
        self._folder.remove(MARK + _file_name(held.file))

    def release(self, file: FileRef) -> None:
        """Stop holding back anything of *file*."""
        mark = self._mark(file)
        if mark is not None and self._was_left(mark, mark.diskseq):
            self.clear(mark)
        for name in _places(file):
            if not name.startswith(MARK) or self._is_unreadable(name):
                self._folder.remove(name)

    def _mark(self, file: FileRef) -> GuardMark | None:
        return self._load(GuardMark, MARK + _file_name(file))

    def _is_unreadable(self, name: str) -> bool:
        """Return whether there is such a file that cannot be understood or could have been written by others."""
        try:
            text = self._folder.text(name)
        except OSError:
            return True
        kind = GuardMark if name.startswith(MARK) else HeldSettings
        return text is not None and (name.endswith(UNREAD) or _loaded(kind, text) is None)

    def _was_left(self, mark: GuardMark, diskseq: int | None) -> bool:
        if mark.boot != self._boot:
            return True
        # An array is stopped and assembled by people; a drive that was thrown off its bus comes back on its own.
        replugged = mark.file.family is Family.DRIVE and None not in (diskseq, mark.diskseq)
        return replugged and diskseq != mark.diskseq

    def _load(self, kind: type[T], name: str) -> T | None:
        return _load(self._folder, kind, name)


def held_file(file_name: str, family: Family) -> str:
    """Return the name of the file with what is held back of *file_name*, a saved file without its suffix."""
    return f"{HELD}{family.value}-{file_name}"


def held_in(text: str) -> HeldSettings | None:
    """Return the contents of such a file, None if it has none."""
    return _loaded(HeldSettings, text)


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
                # A note, not a mark: nothing can be learned from it, and what waits for its going would wait on.
                with suppress(OSError):
                    folder.remove(name)
            else:
                found.append(one)
    return found


def _places(file: FileRef) -> tuple[str, ...]:
    """Return the names of all files that may hold back something of *file*."""
    name = _file_name(file)
    return (MARK + name, HELD + name, HELD + name + UNREAD)


def _file_name(file: FileRef) -> str:
    return f"{file.family.value}-{name_of(file)}"
