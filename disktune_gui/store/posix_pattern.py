"""POSIX extended regular expressions of a whole text, as smartctl matches them, in bounded time. No Qt.

Python's `re` tries one way after the other, and a pattern of a few letters can keep it busy for years. Here all
places that a pattern may have reached are followed at once, as the bits of a number, so a match takes at most
`MOST_STEPS`, whatever is in the file. Of the standard (POSIX.1, 9.4) it has what the database uses: ordinary and
escaped characters, ``.``, bracket expressions with ranges and classes, groups, ``|``, ``*``, ``+``, ``?`` and
``{m,n}``, ``^`` and ``$``. Everything else is refused: collating elements, back-references, GNU's ``\\w``.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from disktune_contract.record import record

LONGEST_PATTERN = 8192
"""Characters; the longest of 2022 has 1721."""
LONGEST_TEXT = 128
"""Characters; a model has at most 40, a firmware revision 8 (ACS-4, words 23 and 27)."""
DEEPEST = 32
"""Groups within each other."""
MOST_REPEATS = 255
"""RE_DUP_MAX, the least that POSIX demands."""
MOST_STEPS = 50_000
"""Of one match; those of 2022 take at most 1000."""

_CLASSES: dict[str, Callable[[str], bool]] = {
    "alpha": lambda letter: letter.isascii() and letter.isalpha(),
    "digit": lambda letter: letter.isascii() and letter.isdigit(),
    "alnum": lambda letter: letter.isascii() and letter.isalnum(),
    "upper": lambda letter: letter.isascii() and letter.isupper(),
    "lower": lambda letter: letter.isascii() and letter.islower(),
    "space": lambda letter: letter in " \t\n\v\f\r",
    "blank": lambda letter: letter in " \t",
    "punct": lambda letter: letter.isascii() and letter.isprintable() and not letter.isalnum() and letter != " ",
    "xdigit": lambda letter: letter in "0123456789abcdefABCDEF",
}
"""As in the locale "C", which smartctl runs in."""
_BOUNDS = re.compile(r"\{(\d{1,3})(,(\d{0,3}))?\}")


class PatternError(ValueError):
    """A pattern is none, is not of the kind that is understood here, or takes too long."""


class _Walk:
    """A text, with the places of each of its characters as bits."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.steps = MOST_STEPS
        self.places: dict[str, int] = {}
        for place, letter in enumerate(text):
            self.places[letter] = self.places.get(letter, 0) | 1 << place

    def step(self) -> None:
        self.steps -= 1
        if self.steps < 0:
            raise PatternError("it takes too long")


class _Node:
    """A part of a pattern."""

    def after(self, walk: _Walk, before: int) -> int:
        """Return the places that are reached from those in *before*, as bits."""
        raise NotImplementedError


@record
class _One(_Node):
    """One character: of some, or but for some."""

    letters: frozenset[str]
    ranges: tuple[tuple[str, str], ...] = ()
    classes: tuple[str, ...] = ()
    others: bool = False

    def after(self, walk: _Walk, before: int) -> int:
        walk.step()
        found = 0
        for letter, places in walk.places.items():
            if places & before and self._takes(letter):
                found |= places
        return (found & before) << 1

    def _takes(self, letter: str) -> bool:
        within = (
            letter in self.letters
            or any(first <= letter <= last for first, last in self.ranges)
            or any(_CLASSES[name](letter) for name in self.classes)
        )
        return within != self.others


@record
class _Edge(_Node):
    """The beginning or the end of the text."""

    end: bool

    def after(self, walk: _Walk, before: int) -> int:
        return before & (1 << len(walk.text) if self.end else 1)


@record
class _Row(_Node):
    """Parts one after the other."""

    parts: tuple[_Node, ...]

    def after(self, walk: _Walk, before: int) -> int:
        walk.step()
        for part in self.parts:
            if not before:
                return 0
            before = part.after(walk, before)
        return before


@record
class _Either(_Node):
    """Any of some parts."""

    parts: tuple[_Node, ...]

    def after(self, walk: _Walk, before: int) -> int:
        found = 0
        for part in self.parts:
            found |= part.after(walk, before)
        return found


@record
class _Repeated(_Node):
    """A part so many times; without *most* any number of times."""

    part: _Node
    least: int
    most: int | None

    def after(self, walk: _Walk, before: int) -> int:
        for _ in range(self.least):
            before = self.part.after(walk, before)
            if not before:
                return 0
        found = new = before
        count = self.least
        # A place that was reached already need not be followed again.
        while new and (self.most is None or count < self.most):
            new = self.part.after(walk, new) & ~found
            found |= new
            count += 1
        return found


class PosixPattern:
    """An expression that was understood."""

    def __init__(self, text: str) -> None:
        """Raise a `PatternError` if *text* is no such expression."""
        if len(text) > LONGEST_PATTERN:
            raise PatternError("it is too long")
        reader = _Reader(text)
        self._whole = reader.either(0)
        if reader.place != len(text):
            raise PatternError("a bracket is closed that was not opened")

    def matches(self, text: str) -> bool:
        """Return whether the whole of *text* is matched; raise a `PatternError` if that takes too long."""
        if len(text) > LONGEST_TEXT:
            return False
        return bool(self._whole.after(_Walk(text), 1) >> len(text) & 1)


class _Reader:
    """Reads an expression from the left to the right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0

    def _next(self) -> str:
        return self.text[self.place] if self.place < len(self.text) else ""

    def either(self, depth: int) -> _Node:
        """Return what precedes the end of the group or of the expression."""
        if depth > DEEPEST:
            raise PatternError("too many groups within each other")
        parts = [self._row(depth)]
        while self._next() == "|":
            self.place += 1
            parts.append(self._row(depth))
        return parts[0] if len(parts) == 1 else _Either(tuple(parts))

    def _row(self, depth: int) -> _Node:
        parts: list[_Node] = []
        while self._next() not in ("", "|", ")"):
            part = self._single(depth)
            while self._next() in ("*", "+", "?", "{"):
                part = self._repeated(part)
            parts.append(part)
        return _Row(tuple(parts))

    def _repeated(self, part: _Node) -> _Node:
        if isinstance(part, _Edge):
            raise PatternError("an edge is repeated")
        if self._next() == "{":
            return self._bounded(part)
        least, most = {"*": (0, None), "+": (1, None), "?": (0, 1)}[self._next()]
        self.place += 1
        return _Repeated(part, least, most)

    def _bounded(self, part: _Node) -> _Node:
        found = _BOUNDS.match(self.text, self.place)
        if found is None:
            raise PatternError("bounds that are none")
        self.place = found.end()
        least = int(found[1])
        most = least if found[2] is None else int(found[3]) if found[3] else None
        if max(least, most or 0) > MOST_REPEATS or (most is not None and most < least):
            raise PatternError("bounds that are none")
        return _Repeated(part, least, most)

    def _single(self, depth: int) -> _Node:
        letter = self._next()
        self.place += 1
        if letter == "(":
            inner = self.either(depth + 1)
            if self._next() != ")":
                raise PatternError("a group that does not end")
            self.place += 1
            return inner
        if letter == "[":
            return self._bracket()
        if letter == "\\":
            return self._escaped()
        if letter in "*+?{":
            raise PatternError("a repetition of nothing")
        if letter in "^$":
            return _Edge(end=letter == "$")
        if letter == ".":
            return _One(frozenset(), others=True)
        return _One(frozenset(letter))

    def _escaped(self) -> _Node:
        letter = self._next()
        self.place += 1
        # GNU gives letters, digits and angle brackets behind a backslash meanings of their own.
        if not letter or letter.isalnum() or letter in "<>`'":
            raise PatternError("an escape that is none")
        return _One(frozenset(letter))

    def _bracket(self) -> _Node:
        others = self._next() == "^"
        self.place += others
        letters: set[str] = set()
        ranges: list[tuple[str, str]] = []
        classes: list[str] = []
        begin = self.place
        while self._next() != "]" or self.place == begin:
            letter = self._next()
            if not letter:
                raise PatternError("a bracket that does not end")
            if self.text.startswith("[:", self.place):
                classes.append(self._class())
            elif letter == "[" and self.text[self.place + 1 : self.place + 2] in ("=", "."):
                raise PatternError("a collating element")
            elif self.text[self.place + 1 : self.place + 2] == "-" and self._ranges_on():
                ranges.append((letter, self.text[self.place + 2]))
                self.place += 3
            else:
                letters.add(letter)
                self.place += 1
        self.place += 1
        if any(first > last for first, last in ranges):
            raise PatternError("a range that ends before it begins")
        return _One(frozenset(letters), tuple(ranges), tuple(classes), others)

    def _ranges_on(self) -> bool:
        """Return whether the minus behind this character is that of a range."""
        last = self.text[self.place + 2 : self.place + 3]
        if last == "[":
            raise PatternError("a collating element")
        return last not in ("", "]")

    def _class(self) -> str:
        end = self.text.find(":]", self.place)
        name = self.text[self.place + 2 : end]
        if end < 0 or name not in _CLASSES:
            raise PatternError("a class that is none")
        self.place = end + 2
        return name
