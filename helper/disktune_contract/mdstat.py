"""``/proc/mdstat``, from a live kernel or pasted from a mail.

The kernel prints an array as a header followed by clauses. Mails re-wrap, indent and quote them, and kernels of
two decades differ in their order, so lines mean little here: the text is scanned clause by clause, and words that
start no known clause are kept as "unparsed". It stands in the contract because two programs read the file: the
helper for its drive list, and the tray, which runs no helper while nothing happens.

Sources: drivers/md/md.c md_seq_show, status_resync and status_unused, md-bitmap.c md_bitmap_status, and the status
functions of raid0.c, raid1.c, raid10.c, raid5.c and md-linear.c of Linux 6.12; for the forms of 2.2 and 2.4, the
comment at the head of mdadm's mdstat.c.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import NamedTuple

from disktune_contract.md import ArrayState, MdArray, MdBitmap, MdMember, MdStat, ReadOnly, Waiting


class NotMdstat(ValueError):
    """The text is something else. Says so in one sentence."""


_INT = r"(\d{1,18})"
"""Bounded, so that no input becomes a number that nothing downstream can hold."""
_DECIMAL = r"(-?\d{1,15}(?:\.\d{1,6})?)"
_OPERATION = r"\[?(resync|recovery|recover|reshape|check|repair)\]?\s*=\s*"
"""The brackets are those of Linux 2.2: ``[resync]=12%``."""

_HEADER = re.compile(
    r"(md[^\s:]*)\s*:\s*(active|inactive|broken)\b"
    r"(?:[ \t]*\((read-only|auto-read-only)\))?"
    r"(?:[ \t]+(?!super\b)([a-z][\w-]*)(?=\s|$))?",
    re.ASCII,
)
_PREAMBLE = re.compile(
    r"Personalities\s*:[ \t]*((?:\[[\w-]+\][ \t]*)*)|read_ahead[ \t]+(?:\d+ sectors|not set)|Event:[ \t]*\d+",
    re.ASCII,
)
_UNUSED = re.compile(r"unused devices:(.*)", re.ASCII)
_WORD = re.compile(r"\S+")
_OCTAL = re.compile(r"\\([0-3][0-7]{2})", re.ASCII)
_QUOTING = re.compile(r"^[>|\s]+", re.ASCII | re.MULTILINE)


class _Clause(NamedTuple):
    """A pattern, and what it says about the array it stands in."""

    pattern: re.Pattern[str]
    apply: Callable[[MdArray, re.Match[str]], MdArray]


def _clause(pattern: str, apply: Callable[[MdArray, re.Match[str]], MdArray]) -> _Clause:
    return _Clause(re.compile(pattern, re.ASCII), apply)


def _nothing(array: MdArray, _found: re.Match[str]) -> MdArray:
    """Accept a clause that says nothing the contract has a place for."""
    return array


def _member(array: MdArray, found: re.Match[str]) -> MdArray:
    flags = tuple(letter for letter in found[3] if letter.isalpha())
    return replace(array, members=(*array.members, MdMember(found[1], int(found[2]), flags)))


def _blocks(array: MdArray, found: re.Match[str]) -> MdArray:
    """Take the size; the kernel names every metadata format after it but 0.90."""
    return replace(array, blocks_kib=int(found[1]), metadata=found[2] or array.metadata or "0.90")


def _progress(array: MdArray, found: re.Match[str]) -> MdArray:
    return replace(array, operation=_operation(found[1]), progress_percent=float(found[2]))


def _waiting(array: MdArray, found: re.Match[str]) -> MdArray:
    return replace(array, operation=_operation(found[1]), waiting=Waiting(found[2].lower()))


def _operation(word: str) -> str:
    """Return the usual word: a cluster's other node is said to "recover" where all else is a "recovery"."""
    return "recovery" if word == "recover" else word


def _bitmap(array: MdArray, found: re.Match[str]) -> MdArray:
    used, pages, memory_kib, chunk = (int(found[group]) for group in range(1, 5))
    chunk_bytes = chunk * 1024 if found[5] == "KB" else chunk
    # seq_file_path() writes blanks and backslashes of a path as three octal digits.
    file = _OCTAL.sub(lambda octal: chr(int(octal[1], 8)), found[6]) if found[6] else None
    return replace(array, bitmap=MdBitmap(used, pages, memory_kib, chunk_bytes, file))


_METADATA = r"super (\d{1,3}\.\d{1,3}|external:\S+|non-persistent)"

_CLAUSES = (
    _clause(rf"([^\s\[\]()]+)\[{_INT}\]((?:\([A-Za-z]\))*)", _member),
    _clause(rf"{_INT} blocks(?:\s+{_METADATA})?", _blocks),
    _clause(_METADATA, lambda array, found: replace(array, metadata=found[1])),
    # What the levels print about their layout: RAID 4/5/6, RAID 10, RAID 0, linear, faulty.
    _clause(r"level \d+,|algorithm \d+|\d+[kK]B? chunks?,?|\d+k rounding", _nothing),
    _clause(r"(\d{1,3}) near-copies", lambda array, found: replace(array, near_copies=int(found[1]))),
    _clause(r"(\d{1,3}) (?:far|offset)-copies", lambda array, found: replace(array, far_copies=int(found[1]))),
    _clause(r"\d+ devices per set", _nothing),
    _clause(r"(?:Read|Write)(?:Transient|Persistent|Fixable|All)(?:=\d+\(\d+\))?|nfaults=\d+", _nothing),
    _clause(
        rf"\[{_INT}/{_INT}\]",
        lambda array, found: replace(array, raid_disks=int(found[1]), working_disks=int(found[2])),
    ),
    _clause(r"\[([A-Z_]+)\]", lambda array, found: replace(array, slots=found[1])),
    _clause(r"\[=*>?\.*\]", _nothing),
    _clause(rf"{_OPERATION}{_DECIMAL}%", _progress),
    _clause(rf"{_OPERATION}(DELAYED|PENDING|REMOTE)", _waiting),
    _clause(
        rf"\({_INT}/{_INT}\)",
        lambda array, found: replace(array, done=int(found[1]), total=int(found[2])),
    ),
    _clause(rf"finish={_DECIMAL}min", lambda array, found: replace(array, finish_minutes=float(found[1]))),
    _clause(rf"speed={_INT}K/sec", lambda array, found: replace(array, speed_kib_s=int(found[1]))),
    _clause(
        rf"bitmap: {_INT}/{_INT} pages \[{_INT}KB\], {_INT}(KB|B) chunk(?:, file: (\S+))?",
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
        """Whether anything was seen that only ``/proc/mdstat`` says."""
        self.headless = False
        """Whether what follows is about an array whose header was lost: nothing of it may be told of another."""

    def line(self, line: str) -> None:
        """Consume one line."""
        strange: list[str] = []
        position = 0
        while word := _WORD.search(line, position):
            position = self._understood(line, word.start())
            if position == word.start():
                strange.append(word[0])
                position = word.end()
        if strange:
            self.unparsed.append(" ".join(strange))

    def _understood(self, line: str, start: int) -> int:
        """Return where what begins at *start* ends; *start* itself if nothing known begins there."""
        if found := _HEADER.match(line, start):
            self.recognised, self.headless = True, False
            read_only = ReadOnly(found[3]) if found[3] else None
            self.arrays.append(MdArray(found[1], ArrayState(found[2]), read_only, level=found[4]))
            return found.end()
        if found := _PREAMBLE.match(line, start):
            self.recognised |= found[1] is not None
            return found.end()
        if found := _UNUSED.match(line, start):
            self.unused = tuple(_devices(found[1]))
            return found.end()
        return self._clause(line, start) if self.arrays and not self.headless else start

    def _clause(self, line: str, start: int) -> int:
        for pattern, apply in _CLAUSES:
            if found := pattern.match(line, start):
                if apply is _blocks and self.arrays[-1].blocks_kib is not None:
                    self.headless = True
                    return start
                self.arrays[-1] = apply(self.arrays[-1], found)
                return found.end()
        return start


def _devices(words: str) -> Iterable[str]:
    """Return the devices of the last line; "none" comes with angle brackets or, before 2.4, without."""
    return (word for word in words.split() if word not in {"<none>", "none"})


def parse(text: str) -> MdStat:
    """Return what the text of ``/proc/mdstat`` says.

    A text that holds several snapshots yields the arrays of all of them, in order.

    Raises:
        NotMdstat: the text has neither a Personalities line nor an array.
    """
    scanner = _Scanner()
    for line in _QUOTING.sub("", text).split("\n"):
        scanner.line(line)
    if not scanner.recognised:
        raise NotMdstat("This is not the text of /proc/mdstat: it has neither a Personalities line nor an array.")
    return MdStat(tuple(scanner.arrays), scanner.unused, tuple(scanner.unparsed))
