"""smartmontools' drivedb.h as it is installed here: its entry for a model, as smartctl would find it. No Qt.

The file is a list of rows of five texts in C's notation (its own comment describes it, and `parse_drive_database`
and `lookup_drive` in smartmontools' knowndrives.cpp read it). The first row whose expressions match model and
firmware counts. The file may be broken: reading it ends with a `DatabaseError` at worst.
"""

from __future__ import annotations

import re
import stat
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum, auto
from functools import cache
from pathlib import Path

from disktune_contract.record import field, record
from disktune_gui.store.posix_pattern import PatternError, PosixPattern
from disktune_gui.text.harmless import harmless

# -- smartmontools' drivedb.h (no Qt) ----------------------------------------------------------------------

MOST_BYTES = 4 << 20
"""That of 2022 has 234 kB."""
MOST_ENTRIES = 20_000
LONGEST_NAME = 120
"""Characters of a family that are shown."""
LONGEST_WARNING = 1000
_FIELDS = 5
_TOKEN = re.compile(r'"((?:[^"\\\n]|\\[^\n]|\\\n)*)"|//[^\n]*|/\*.*?\*/|([{},])|\s+', re.DOTALL)
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_ESCAPED = {"n": "\n", "\n": "", "\\": "\\", '"': '"'}
_OPTION = re.compile(r"-v +(\d{1,3}),([^, ]+)(?:,([^, ]+))?")
_MARKUP = re.compile(r"<[^<>]*>")
_OTHER_KINDS = ("USB:", "$", "VERSION", "DEFAULT")
"""How a row begins that is not about a drive."""


class DatabaseError(ValueError):
    """The file is not what smartctl reads."""


@record
class FamilyEntry:
    """The database's entry for a kind of drive."""

    name: str
    """The model's family; empty where it has no name."""
    warning: str = ""
    """About this firmware, in plain text."""
    attributes: Mapping[int, str] = field(default_factory=dict)
    """Names of attributes, by number, that differ from those of drives that are not in the database."""


@record
class _Entry:
    family: str
    model: str
    firmware: str
    warning: str
    presets: str


@record
class DriveDatabase:
    """A file that was read."""

    version: str
    """Such as ``7.3``; empty if the file has none."""
    entries: tuple[_Entry, ...]
    usual: Mapping[int, str]
    """The names of attributes of drives that are not in it."""

    def look_up(self, model: str, firmware: str) -> FamilyEntry | None:
        """Return the entry of a drive, None if it is not in the database.

        Raise a `DatabaseError` if that cannot be determined, because an expression is not understood.
        """
        try:
            found = next((one for one in self.entries if _is_of(one, model, firmware)), None)
        except PatternError as error:
            raise DatabaseError(str(error)) from error
        if found is None:
            return None
        names = {number: name for number, name in names_of(found.presets) if self.usual.get(number) != name}
        return FamilyEntry(_plain(found.family, LONGEST_NAME), _plain(found.warning, LONGEST_WARNING), names)


def read(text: str) -> DriveDatabase:
    """Return the database that *text* is; raise a `DatabaseError` if it is none."""
    version, usual, entries = "", dict[int, str](), list[_Entry]()
    for one in _rows(text):
        if one.family.startswith("VERSION"):
            found = re.match(r"VERSION: ([\w./-]{1,20})", one.family)
            version = found[1] if found is not None else ""
        elif one.family.startswith("DEFAULT"):
            usual = dict(names_of(one.presets))
        elif not one.family.startswith(_OTHER_KINDS):
            entries.append(one)
            if len(entries) > MOST_ENTRIES:
                raise DatabaseError("it has too many entries")
    if not entries:
        raise DatabaseError("it has no entries")
    return DriveDatabase(version, tuple(entries), usual)


def names_of(presets: str) -> Iterator[tuple[int, str]]:
    """Yield number and name of each attribute that options name: ``-v N,FORMAT,NAME``."""
    for option in _OPTION.finditer(presets):
        if option[3] and 0 < int(option[1]) < 256:
            yield int(option[1]), _plain(option[3], 40)


def _is_of(one: _Entry, model: str, firmware: str) -> bool:
    return _pattern(one.model).matches(model) and (not one.firmware or _pattern(one.firmware).matches(firmware))


@cache
def _pattern(text: str) -> PosixPattern:
    return PosixPattern(text)


def _rows(text: str) -> Iterator[_Entry]:
    """Yield the rows; texts that follow each other are one."""
    row: list[str] | None = None
    words: list[str] | None = None
    for mark, string, line in _tokens(text):
        if string is not None and row is not None:
            words = [*(words or ()), string]
        elif mark == "{" and row is None:
            row, words = [], None
        elif mark in (",", "}") and row is not None:
            # A comma may follow the last text.
            if words is not None:
                row.append("".join(words))
            elif mark == ",":
                raise DatabaseError(f"line {line}: a text is missing")
            words = None
            if mark == "}":
                if len(row) != _FIELDS:
                    raise DatabaseError(f"line {line}: {len(row)} texts in place of {_FIELDS}")
                yield _Entry(*row)
                row = None
        elif mark != "," or row is not None:
            raise DatabaseError(f"line {line}: unexpected {mark or 'text'}")
    if row is not None:
        raise DatabaseError("the last entry does not end")


def _tokens(text: str) -> Iterator[tuple[str, str | None, int]]:
    """Yield marks and texts with their lines."""
    place, line = 0, 1
    while place < len(text):
        found = _TOKEN.match(text, place)
        if found is None:
            raise DatabaseError(f"line {line}: unexpected {harmless(text[place])!r}")
        if found[1] is not None:
            yield "", _ESCAPE.sub(_unescaped, found[1]), line
        elif found[2] is not None:
            yield found[2], None, line
        line += text.count("\n", place, found.end())
        place = found.end()


def _unescaped(found: re.Match[str]) -> str:
    if found[1] not in _ESCAPED:
        raise DatabaseError(f"unknown escape {harmless(found[0])!r}")
    return _ESCAPED[found[1]]


def _plain(text: str, most: int) -> str:
    """Return words of the database as one line without markup, of at most *most* characters."""
    words = " ".join(harmless(_MARKUP.sub("", text)).split())
    return words if len(words) <= most else words[: most - 1] + "…"


# -- the database that is installed, read as the user (no Qt) ----------------------------------------------

PLACES = tuple(
    Path(folder, "drivedb.h")
    for folder in ("/var/lib/smartmontools/drivedb", "/usr/share/smartmontools", "/usr/local/share/smartmontools")
)
"""Where smartmontools has it: first the place that Debian's update-smart-drivedb renews."""
HOST = Path("/run/host")
"""Where a Flatpak sees files of the computer, if it may see them (flatpak-metadata(5), ``host-os``)."""


class DatabaseUnavailable(Enum):
    """Why the database is not available."""

    ABSENT = auto()
    """There is none."""
    HIDDEN = auto()
    """The sandbox shows none; there may be one."""
    BROKEN = auto()
    """It cannot be read, or not be understood."""


@record
class FamilyFacts:
    """The database's entry for a drive, or why it is unknown."""

    entry: FamilyEntry | None
    """None if the drive is not in it, or if that is not known."""
    unread: DatabaseUnavailable | None = None
    file: str = ""
    version: str = ""


@record
class InstalledDatabase:
    """The result of reading it."""

    database: DriveDatabase | None
    unread: DatabaseUnavailable | None = None
    file: str = ""

    def of(self, model: str, firmware: str) -> FamilyFacts:
        """Return what is known of a drive."""
        if self.database is None:
            return FamilyFacts(None, self.unread, self.file)
        try:
            entry = self.database.look_up(model, firmware)
        except DatabaseError:
            return FamilyFacts(None, DatabaseUnavailable.BROKEN, self.file)
        return FamilyFacts(entry, None, self.file, self.database.version)


def load(places: Iterable[Path] | None = None, *, sandboxed: bool = False) -> InstalledDatabase:
    """Read the first database that is there; in a sandbox the computer's own, as far as it is shown."""
    found = tuple(PLACES if places is None else places)
    if sandboxed:
        found += tuple(HOST / place.relative_to("/") for place in found)
    for place in found:
        try:
            text = _text(place)
        except FileNotFoundError:
            continue
        except OSError:
            return InstalledDatabase(None, DatabaseUnavailable.BROKEN, str(place))
        try:
            return InstalledDatabase(read(text), file=str(place))
        except DatabaseError:
            return InstalledDatabase(None, DatabaseUnavailable.BROKEN, str(place))
    return InstalledDatabase(None, DatabaseUnavailable.HIDDEN if sandboxed else DatabaseUnavailable.ABSENT)


def _text(place: Path) -> str:
    """Return the contents of a file; raise an `OSError` if it is no plain file, or too long."""
    # To open a pipe would wait.
    if not stat.S_ISREG(place.stat().st_mode):
        raise OSError(None, "not a regular file", str(place))
    with place.open("rb") as opened:
        found = opened.read(MOST_BYTES + 1)
    if len(found) > MOST_BYTES:
        raise OSError(None, "too long", str(place))
    return found.decode("utf-8", "replace")
