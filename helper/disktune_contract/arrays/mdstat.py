"""``/proc/mdstat``: the md arrays of a machine, from a live kernel or pasted from a mail.

The kernel prints an array as a header followed by clauses. Mails re-wrap, indent and quote them, and kernels of
two decades differ in their order, so lines mean little here: the text is scanned clause by clause, and a clause
may be broken wherever the kernel prints a blank. A text is often pasted with other text around it, so a clause
counts only where the kernel can have printed it: members before the size, a status once, nothing after the end of
the list. Words that start no such clause are kept as "unparsed".

It is in the contract because two programs read the file: the helper for its drive list, and the tray, which
runs no helper while nothing happens.

Sources: drivers/md/md.c md_seq_show, status_resync and status_unused, md-bitmap.c md_bitmap_status, and the status
functions of raid0.c, raid1.c, raid10.c, raid5.c and md-linear.c of Linux 6.12; for the forms of 2.2 and 2.4, the
comment at the head of mdadm's mdstat.c.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence

# -- the md arrays of a machine ----------------------------------------------------------------------------
#
# Sources: drivers/md/md.c (md_seq_show, status_resync), md-bitmap.c and raid*.c of Linux 6.12. Sizes are in KiB,
# as the kernel prints them. None is unknown or absent, never zero.

MOST_MEMBERS = 1920
"""What the superblock has room for (md.c, super_1_load: a page less 256 bytes, two bytes each)."""


class ArrayState(StrEnum):
    """Whether the array works."""

    ACTIVE = "active"
    INACTIVE = "inactive"
    """Not started. Healthy for a container of external metadata, a failed assembly for anything else."""
    BROKEN = "broken"
    """Too many members failed; everything but reading what is still there fails."""


class ReadOnly(StrEnum):
    """Why nothing is written to the array."""

    READ_ONLY = "read-only"
    AUTO = "auto-read-only"
    """Until the first write: nothing is written, not even by a resync, before a program writes to it."""


def noun(operation: str) -> str:
    """Return what people call an operation of ``/proc/mdstat`` or ``sync_action``: a recovery is a rebuild."""
    return _NOUNS.get(operation, operation)


_NOUNS = {
    "recovery": Sentence("rebuild"),
    "recover": Sentence("rebuild"),
    "resync": Sentence("resync"),
    "reshape": Sentence("reshape"),
    "check": Sentence("check"),
    "repair": Sentence("repair"),
}


class Waiting(StrEnum):
    """Why an operation that is due does not run."""

    DELAYED = "delayed"
    """Another array that shares a drive with this one goes first."""
    PENDING = "pending"
    """The array is read-only; the first write, or making it writable, starts the operation."""
    REMOTE = "remote"
    """Another node of the cluster does it."""


@record
class MdMember:
    """A device of an array, in the order printed."""

    name: str
    """Kernel name without ``/dev``, e.g. ``sda1``, ``nvme0n1p2``, ``md126``."""
    index: int
    """The kernel's descriptor number. It is not the place in `MdArray.slots`, and may exceed ``raid_disks``."""
    flags: tuple[str, ...] = ()
    """Letters: W write-mostly, J journal, F faulty, S spare, R replacement. Some vendors add others."""


@record
class MdBitmap:
    """The write-intent bitmap, which limits a resync to what was being written."""

    used_pages: int
    total_pages: int
    memory_kib: int
    chunk_bytes: int
    """How much of each member one bit covers."""
    file: str | None = None
    """Path of an external bitmap; None if it is on the members."""


@record
class MdArray:
    """One array."""

    name: str
    state: ArrayState
    read_only: ReadOnly | None = None
    level: str | None = None
    """``raid0``, ``raid1``, ``raid5``, ``raid10``, ``linear`` …; None for an inactive array."""
    members: tuple[MdMember, ...] = ()
    blocks_kib: int | None = None
    """Usable size; for an inactive array the sum of what its members offer."""
    metadata: str | None = None
    """``1.2``, ``0.90``, ``non-persistent``, ``external:imsm`` (container), ``external:/md127/0`` (in it)."""
    raid_disks: int | None = None
    """Slots, used or not; None for levels without redundancy."""
    working_disks: int | None = None
    """Slots that are not degraded."""
    slots: str | None = None
    """One character per slot: ``U`` in sync, ``_`` missing, failed or being rebuilt, ``E`` kept in spite of read
    errors (Synology)."""
    near_copies: int | None = None
    """RAID 10: copies on neighbouring drives at the same place; not printed where it is 1."""
    far_copies: int | None = None
    """RAID 10: copies further down ("far") or in the next stripe ("offset"); not printed where it is 1."""
    operation: str | None = None
    """``resync`` (also for a repair), ``recovery``, ``reshape`` or ``check``. While ``waiting`` is DELAYED the
    kernel prints ``resync``, whatever the operation will be."""
    progress_percent: float | None = None
    done: int | None = None
    """KiB finished, of each member; of the whole array for the resync of a RAID 10."""
    total: int | None = None
    """KiB to do, counted as ``done``."""
    finish_minutes: float | None = None
    """The kernel's estimate over the last half minute; absurdly large when the operation is stalled."""
    speed_kib_s: int | None = None
    """Per member."""
    waiting: Waiting | None = None
    bitmap: MdBitmap | None = None


@record
class MdStat:
    """The content of ``/proc/mdstat``."""

    arrays: tuple[MdArray, ...]
    unused: tuple[str, ...] = ()
    """Devices that belong to no array yet."""
    unparsed: tuple[str, ...] = ()
    """What was not understood, at most one entry per line: prompts, mail text, and what future kernels may add."""


# -- parsing ``/proc/mdstat`` ------------------------------------------------------------------------------


class NotMdstat(ValueError):
    """The text is not that of ``/proc/mdstat``; the message is one sentence."""


_INT = r"(\d{1,18})"
"""Bounded, so that no input becomes a number too large for what uses it."""
_DECIMAL = r"(-?\d{1,15}(?:\.\d{1,6})?)"
_OPERATION = r"\[?(resync|recovery|recover|reshape|check|repair)\]?\s*=\s*"
"""The brackets are those of Linux 2.2: ``[resync]=12%``."""

_HEADER = pattern_of(
    r"(md[^\s:]*)\s*:\s*(active|inactive|broken)\b"
    r"(?:\s*\((read-only|auto-read-only)\))?"
    r"(?:[ \t]+(?!super\b)([a-z][\w-]*)(?=\s|$)|\s+(raid\d+|linear|multipath|faulty)(?=\s|$))?",
    re.ASCII,
)
_PREAMBLE = pattern_of(
    r"Personalities\s*:\s*((?:\[(?:\d+ )?[\w-]+\]\s*)*)|read_ahead\s+(?:\d+\s+sectors|not\s+set)|Event:\s*\d+",
    re.ASCII,
)
_UNUSED = pattern_of(r"unused devices:(\s*<none>|.*)", re.ASCII)
_WORD = pattern_of(r"\S+")
_OCTAL = pattern_of(r"\\([0-3][0-7]{2})", re.ASCII)
_QUOTING = pattern_of(r"^[>|\s]+", re.ASCII | re.MULTILINE)
_BLANKS = {ord(blank): " " for blank in "\u00a0\u2000\u2001\u2002\u2003\u2007\u2009\u200a\u202f\u3000\ufeff"}
"""What mail programs and web pages put in the place of the second of two blanks, and a byte order mark."""
_SOFT_BREAK = pattern_of(r"=[ \t]*\r?\n")
_ENCODED = pattern_of(r"=([0-9A-F]{2})")
_ESCAPED = pattern_of(r"\\([\[\]()_>=.*<])")


_Apply: TypeAlias = Callable[[MdArray, re.Match[str]], MdArray | None]
"""Returns the array with the content of a clause, None where the kernel cannot have printed the clause."""


class _Clause(NamedTuple):
    """A pattern, and the function that adds its match to an array."""

    pattern: re.Pattern[str]
    apply: _Apply


def _clause(pattern: str, apply: _Apply) -> _Clause:
    return _Clause(pattern_of(pattern.replace(" ", r"\s+"), re.ASCII), apply)


def _nothing(array: MdArray, _found: re.Match[str]) -> MdArray:
    """Accept a clause whose content the contract has no field for."""
    return array


def _member(array: MdArray, found: re.Match[str]) -> MdArray | None:
    """Take a member; after the size ``word[1]`` is something else, a process in a log above all."""
    if array.blocks_kib is not None or array.raid_disks is not None or len(array.members) == MOST_MEMBERS:
        return None
    flags = tuple(letter for letter in found[3] if letter.isalpha())
    return replace(array, members=(*array.members, MdMember(found[1], int(found[2]), flags)))


def _counts(array: MdArray, found: re.Match[str]) -> MdArray | None:
    if array.raid_disks is not None:
        return None
    return replace(array, raid_disks=int(found[1]), working_disks=int(found[2]))


def _slots(array: MdArray, found: re.Match[str]) -> MdArray | None:
    """Take the slots; what is not of the kernel's own letters only where it is as long as there are slots."""
    letters = found[1]
    if array.slots is not None or not (set(letters) <= {"U", "_"} or len(letters) == array.raid_disks):
        return None
    return replace(array, slots=letters)


def _blocks(array: MdArray, found: re.Match[str]) -> MdArray:
    """Take the size; the kernel names every metadata format after it but 0.90."""
    return replace(array, blocks_kib=int(found[1]), metadata=found[2] or array.metadata or "0.90")


def _progress(array: MdArray, found: re.Match[str]) -> MdArray:
    return replace(array, operation=_operation(found[1]), progress_percent=float(found[2]))


def _waiting(array: MdArray, found: re.Match[str]) -> MdArray:
    return replace(array, operation=_operation(found[1]), waiting=Waiting(found[2].lower()))


def _operation(word: str) -> str:
    """Return the usual word: of a cluster's other node the kernel prints "recover", elsewhere "recovery"."""
    return "recovery" if word == "recover" else word


def _bitmap(array: MdArray, found: re.Match[str]) -> MdArray:
    used, pages, memory_kib, chunk = (int(found[group]) for group in range(1, 5))
    chunk_bytes = chunk * 1024 if found[5] == "KB" else chunk
    # seq_file_path() writes blanks and backslashes of a path as three octal digits.
    file = _OCTAL.sub(lambda octal: chr(int(octal[1], 8)), found[6]) if found[6] else None
    return replace(array, bitmap=MdBitmap(used, pages, memory_kib, chunk_bytes, file))


_METADATA = r"super (\d{1,3}\.\d{1,3}|external:\S+|non-persistent)"

_CLAUSES = (
    _clause(rf"([^\s\[\]()]+)\[{_INT}\]((?:\([A-Za-z]\))*)(?=\s|$)", _member),
    _clause(rf"{_INT} blocks(?: {_METADATA})?", _blocks),
    _clause(_METADATA, lambda array, found: replace(array, metadata=found[1])),
    # What the levels print about their layout: RAID 4/5/6, RAID 10, RAID 0, linear, faulty.
    _clause(r"level \d+,|algorithm \d+|\d+[kK]B? chunks?,?|\d+k rounding", _nothing),
    _clause(r"(\d{1,3}) near-copies", lambda array, found: replace(array, near_copies=int(found[1]))),
    _clause(r"(\d{1,3}) (?:far|offset)-copies", lambda array, found: replace(array, far_copies=int(found[1]))),
    _clause(r"\d+ devices per set", _nothing),
    _clause(r"(?:Read|Write)(?:Transient|Persistent|Fixable|All)(?:=\d+\(\d+\))?|nfaults=\d+", _nothing),
    _clause(rf"\[{_INT}\s*/\s*{_INT}\]", _counts),
    _clause(r"\[([A-Z_]+)\s*\]", _slots),
    _clause(r"\[=*>?\.*\]", _nothing),
    _clause(rf"{_OPERATION}{_DECIMAL}%", _progress),
    _clause(rf"{_OPERATION}(DELAYED|PENDING|REMOTE)", _waiting),
    _clause(
        rf"\({_INT}\s*/\s*{_INT}\)",
        lambda array, found: replace(array, done=int(found[1]), total=int(found[2])),
    ),
    _clause(rf"finish=\s*{_DECIMAL}min", lambda array, found: replace(array, finish_minutes=float(found[1]))),
    _clause(rf"speed=\s*{_INT}K/sec", lambda array, found: replace(array, speed_kib_s=int(found[1]))),
    _clause(
        rf"bitmap: {_INT}/{_INT} pages \[{_INT}KB\], {_INT}(KB|B) chunk(?:, file: (\S*/\S*))?",
        _bitmap,
    ),
)


class _Scanner:
    """The state of one pass over the text."""

    def __init__(self) -> None:
        self.arrays: list[MdArray] = []
        self.unused: tuple[str, ...] = ()
        self.unparsed: list[str] = []
        self.recognised = False
        """Whether anything was seen that only ``/proc/mdstat`` contains."""
        self.headless = False
        """Whether what follows is about an array whose header was lost: none of it belongs to another array."""

    def scan(self, text: str) -> None:
        """Consume the whole text."""
        strange: list[str] = []
        position = 0
        while word := _WORD.search(text, position):
            if "\n" in text[position : word.start()]:
                self._keep(strange)
            position = self._understood(text, word.start())
            if position == word.start():
                strange.append(word[0])
                position = word.end()
            elif "\n" in text[word.start() : position]:
                self._keep(strange)
        self._keep(strange)

    def _keep(self, strange: list[str]) -> None:
        """Keep what a line left over."""
        if strange:
            self.unparsed.append(" ".join(strange))
            strange.clear()

    def _understood(self, text: str, start: int) -> int:
        """Return where what begins at *start* ends; *start* itself if nothing known begins there."""
        if found := _HEADER.match(text, start):
            self.recognised, self.headless = True, False
            read_only = ReadOnly(found[3]) if found[3] else None
            self.arrays.append(MdArray(found[1], ArrayState(found[2]), read_only, level=found[4] or found[5]))
            return found.end()
        if found := _PREAMBLE.match(text, start):
            if found[1] is not None:
                self.recognised = self.headless = True
            return found.end()
        if found := _UNUSED.match(text, start):
            self.unused, self.headless = tuple(_devices(found[1])), True
            return found.end()
        return self._clause(text, start) if self.arrays and not self.headless else start

    def _clause(self, text: str, start: int) -> int:
        for pattern, apply in _CLAUSES:
            if found := pattern.match(text, start):
                if apply is _blocks and self.arrays[-1].blocks_kib is not None:
                    self.headless = True
                    return start
                if said := apply(self.arrays[-1], found):
                    self.arrays[-1] = said
                    return found.end()
        return start


def _devices(words: str) -> Iterable[str]:
    """Return the devices of the last line; "none" comes with angle brackets or, before 2.4, without."""
    return (word for word in words.split() if word not in {"<none>", "none", "&lt;none&gt;"})


def _as_printed(text: str) -> str:
    """Return *text* without what a mail or a web page has made of it: encoding, escapes, blanks, quoting.

    The kernel prints neither ``=3D`` nor a backslash before a bracket: if there is one, all of the text is coded.
    """
    if "=3D" in text:  # RFC 2045, 6.7: each "=" is written so, lines are broken behind one
        text = _ENCODED.sub(lambda code: chr(int(code[1], 16)), _SOFT_BREAK.sub("", text))
    if "\\[" in text:  # CommonMark, 2.4
        text = _ESCAPED.sub(r"\1", text)
    return _QUOTING.sub("", text.translate(_BLANKS))


def parse(text: str) -> MdStat:
    """Parse the text of ``/proc/mdstat``.

    A text with several snapshots yields the arrays of all of them, in order.

    Raises:
        NotMdstat: the text has neither a Personalities line nor an array.
    """
    scanner = _Scanner()
    scanner.scan(_as_printed(text))
    if not scanner.recognised:
        raise NotMdstat("This is not the text of /proc/mdstat: it has neither a Personalities line nor an array.")
    return MdStat(tuple(scanner.arrays), scanner.unused, tuple(scanner.unparsed))
