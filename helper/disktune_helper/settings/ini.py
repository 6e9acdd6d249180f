"""A file of ``[sections]`` and ``key = value`` lines, read strictly and changed line by line. Pure.

The user's remarks, blank lines and order of lines survive a change: only the lines that are meant are touched.
Nothing is guessed: a line that is not understood, a key that occurs twice, a last line without an end are problems
with a number, and mean nothing.
"""

from __future__ import annotations

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence

_HEADING = pattern_of(r"\[([A-Za-z0-9_.-]+)\]")
_ENTRY = pattern_of(r"([A-Za-z0-9_.-]+)(\s*=\s*)(\S.*)")
_REMARK = ("#", ";")
_NOWHERE = "[]"
"""Represents a section with a reported problem, so that its lines need no reports, one by one."""

CUT_SHORT = "# cut short: "
"""What is put before a last line without an end, so that adding a line after it does not complete it."""


_SHOWN = 80
"""Characters of a name or a value that a sentence shows; no setting has as many."""


def short(text: str) -> str:
    """Return *text*, which may be as long as the file, for a sentence."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _plain(text: str) -> bool:
    return all(character.isprintable() or character in "\t\r" for character in text)


@record
class IniValue:
    """A value and the number of its line, counted from 1."""

    text: str
    line: int


@record
class Problem:
    """Why a line means nothing; ``words`` go on after "line 7: "."""

    line: int
    words: str


class IniFile:
    """One file. Undecodable bytes have become lone surrogates (``surrogateescape``) and go back as they came."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        last = self._lines.pop()
        self._ends = not last
        if last:
            self._lines.append(last)
        self._read()

    @property
    def text(self) -> str:
        """The file as it now is."""
        return "\n".join(self._lines) + ("\n" if self._ends and self._lines else "")

    def sections(self) -> dict[str, int]:
        """Return every section with the number of its first line."""
        return dict(self._sections)

    def entries(self, section: str) -> dict[str, IniValue]:
        """Return what is understood of a section, in the order of the file."""
        return {key: entry for (where, key), entry in self._entries.items() if where == section}

    def put(self, section: str, key: str, text: str, remark: str = "") -> None:
        """Give *key* a value: on its line if it has one, else on a new line below *remark*."""
        lines = self._all_lines(section, key)
        if lines:
            first, *others = lines
            match = _ENTRY.fullmatch(self._lines[first].strip())
            # Around the sign may be what makes the line unusable, and would make the new value so.
            sign = match[2] if match and _plain(match[2]) else " = "
            self._lines[first] = f"{key}{sign}{text}"
            self._ends = self._ends or lines[-1] == len(self._lines) - 1
            for line in reversed(others):
                del self._lines[line]
        else:
            self._append(section, [*([f"# {remark}"] if remark else []), f"{key} = {text}"])
        self._read()

    def drop(self, section: str, key: str, remark: str = "") -> None:
        """Remove *key*, and right above it the *remark* that `put` wrote; any other text there stays."""
        for line in reversed(self._all_lines(section, key)):
            self._ends = self._ends or line == len(self._lines) - 1
            del self._lines[line]
            if remark and line and self._lines[line - 1] == f"# {remark}":
                del self._lines[line - 1]
        self._read()

    def drop_empty(self, section: str) -> None:
        """Remove the heading of an empty section, and the blank line that `put` set before it."""
        if section not in self._sections:
            return
        first = last = self._sections[section] - 1
        while last + 1 < len(self._lines) and not self._lines[last + 1].strip():
            last += 1
        if last + 1 < len(self._lines) and self._where[last + 1][0] == section:
            return
        self._ends = self._ends or last == len(self._lines) - 1
        before = 1 if first and not self._lines[first - 1].strip() else 0
        del self._lines[first - before : first + 1]
        self._read()

    # -- reading -------------------------------------------------------------------------------------------

    def _read(self) -> None:
        self.problems: list[Problem] = []
        self._entries: dict[tuple[str, str], IniValue] = {}
        self._sections: dict[str, int] = {}
        self._where: list[tuple[str, str]] = []
        """Section and key of every line; the key is empty where there is none."""
        twice: set[tuple[str, str]] = set()
        section = ""
        for index, raw in enumerate(self._lines):
            line, key = raw.strip(), ""
            problem = self._unusable(index, raw)
            if problem:
                self._complain(index, problem)
                match = _ENTRY.fullmatch(line)
                key = match[1] if match else ""
            elif heading := _HEADING.fullmatch(line):
                section = heading[1]
                if section in self._sections:
                    first = self._sections[section]
                    self._complain(
                        index,
                        Sentence(
                            "[{section}] appears twice; lines from {first} count",
                            section=short(section),
                            first=first,
                        ),
                    )
                    section = _NOWHERE
                else:
                    self._sections[section] = index + 1
            elif line and not line.startswith(_REMARK):
                key = self._take(section, line, index, twice)
            self._where.append((section, key))

    def _unusable(self, index: int, raw: str) -> str:
        """Return why a line cannot be used whatever its contents, or nothing."""
        if raw.startswith(_REMARK):
            return ""
        if not _plain(raw):
            return Sentence("the file is not plain text in UTF-8")
        if index == len(self._lines) - 1 and not self._ends and raw.strip():
            return Sentence("the line is incomplete")
        return ""

    def _take(self, section: str, line: str, index: int, twice: set[tuple[str, str]]) -> str:
        """Understand one line, or complain of it; return its key."""
        match = _ENTRY.fullmatch(line)
        if match is None:
            self._complain(index, Sentence("neither a [section] nor “key = value”"))
            return ""
        place = (section, match[1])
        if section == _NOWHERE:
            return match[1]
        if not section:
            self._complain(index, Sentence("“{key}” is outside any section", key=short(match[1])))
        elif place in twice:
            self._complain(
                index,
                Sentence("“{key}” appears more than twice; none is used", key=short(match[1])),
            )
        elif place in self._entries:
            first = self._entries.pop(place).line
            twice.add(place)
            self._complain(
                index,
                Sentence("“{key}” is also in line {first}; neither is used", key=short(match[1]), first=first),
            )
        else:
            self._entries[place] = IniValue(match[3], index + 1)
        return match[1]

    def _complain(self, index: int, words: str) -> None:
        self.problems.append(Problem(index + 1, words))

    # -- changing ------------------------------------------------------------------------------------------

    def _all_lines(self, section: str, key: str) -> list[int]:
        return [index for index, place in enumerate(self._where) if place == (section, key)]

    def _append(self, section: str, new: list[str]) -> None:
        """Add lines after the last entry of *section*, which is made at the end if there is none."""
        if not self._ends:
            self._lines[-1] = CUT_SHORT + self._lines[-1]
            self._ends = True
            self._read()
        if section not in self._sections:
            gap = [""] if self._lines and self._lines[-1].strip() else []
            self._lines += [*gap, f"[{section}]", *new]
            return
        last = self._sections[section] - 1
        last = max([last, *(index for index, (where, key) in enumerate(self._where) if where == section and key)])
        self._lines[last + 1 : last + 1] = new
