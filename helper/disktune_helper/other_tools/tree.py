"""A tree of files to read configuration from, this machine's or a copy of another's; patterns of fnmatch(3), and
files of shell variables.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache

from disktune_contract.explain.shell_words import tokens
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, labelled

# -- patterns as of fnmatch(3) without flags, which is how udev compares -----------------------------------
#
# Python's own `fnmatch` knows neither ``[^…]`` nor the backslash nor classes such as ``[[:digit:]]``.

_CLASSES = {
    "alnum": "0-9A-Za-z",
    "alpha": "A-Za-z",
    "blank": " \\t",
    "cntrl": "\\x00-\\x1f\\x7f",
    "digit": "0-9",
    "graph": "!-~",
    "lower": "a-z",
    "print": " -~",
    "punct": "!-/:-@\\[-`{-~",
    "space": " \\t\\n\\r\\f\\v",
    "upper": "A-Z",
    "xdigit": "0-9A-Fa-f",
}
_LONGEST = 4096
"""Characters of a pattern that are compared; those of real files have some dozens."""


def is_pattern(text: str) -> bool:
    """Return whether *text* contains a character that makes it a pattern (systemd, string_is_glob)."""
    return any(character in text for character in "*?[")


def fits(pattern: str, text: str) -> bool:
    """Return whether *text* as a whole fits *pattern*."""
    return _compiled(pattern[:_LONGEST]).fullmatch(text) is not None


@lru_cache(maxsize=512)
def _compiled(pattern: str) -> re.Pattern[str]:
    # Stars in a row mean the same as one, and would take ages to fail.
    return re.compile(_translated(re.sub(r"\*{2,}", "*", pattern)), re.DOTALL)


def _translated(pattern: str) -> str:
    parts: list[str] = []
    at = 0
    while at < len(pattern):
        character = pattern[at]
        at += 1
        if character == "*":
            parts.append(".*")
        elif character == "?":
            parts.append(".")
        elif character == "\\" and at < len(pattern):
            parts.append(re.escape(pattern[at]))
            at += 1
        elif character == "[":
            found, at = _bracket(pattern, at)
            parts.append(found)
        else:
            parts.append(re.escape(character))
    return "".join(parts)


def _bracket(pattern: str, at: int) -> tuple[str, int]:
    """Return a bracket expression whose ``[`` is before *at*, and where it ends; a ``[`` alone is itself."""
    start, members, negated = at, [], False
    if pattern[at : at + 1] in ("!", "^"):
        negated, at = True, at + 1
    first = True
    while at < len(pattern) and (pattern[at] != "]" or first):
        first = False
        named = re.compile(r"\[:([a-z]+):\]").match(pattern, at)
        if named:
            members.append(_CLASSES.get(named.group(1), ""))
            at = named.end()
            continue
        low, at = _member(pattern, at)
        if pattern[at : at + 1] == "-" and at + 1 < len(pattern) and pattern[at + 1] != "]":
            high, at = _member(pattern, at + 1)
            members.append(f"{re.escape(low)}-{re.escape(high)}" if low <= high else "")
        else:
            members.append(re.escape(low))
    if at >= len(pattern):
        return re.escape("["), start
    inside = "".join(members)
    if not inside:
        return ("." if negated else r"(?!)"), at + 1
    return f"[{'^' if negated else ''}{inside}]", at + 1


def _member(pattern: str, at: int) -> tuple[str, int]:
    """Return a character of a bracket expression, a backslash before it taken away, and what follows it."""
    if pattern[at] == "\\" and at + 1 < len(pattern):
        at += 1
    return pattern[at], at + 1


# -- a tree of files: this machine's, or a copy of another's -----------------------------------------------
#
# Symbolic links are followed inside the tree, an absolute one from the tree's own root, as the machine that the
# tree is of would follow them. Nothing that is not a plain file is read.

SIZE_LIMIT = 1 << 20
"""Bytes read of one file; configuration does not come near."""

_PROGRAM = b"\x7fELF"
"""What compiled programs begin with (System V ABI, ELF header)."""

_LINKS = 40
"""Symbolic links followed on one path, as the kernel does (include/linux/namei.h MAXSYMLINKS)."""


@record
class FileLine:
    """One line of a file: its number from 1 and its text."""

    number: int
    text: str


class Tree:
    """Files below *root*. What exists and cannot be read is remembered in `unreadable`."""

    def __init__(self, root: str = "/") -> None:
        self.root = os.path.abspath(root)
        self.unreadable: dict[str, str] = {}
        self._texts: dict[str, str | None] = {}

    # -- asking ------------------------------------------------------------------------------------------------

    def text(self, path: str) -> str | None:
        """Return a file, undecodable bytes replaced; None if it is absent, no plain file, or unreadable."""
        if path not in self._texts:
            self._texts[path] = self._read(path)
        return self._texts[path]

    def lines(self, path: str) -> tuple[FileLine, ...]:
        """Return the lines of a file; none if there is no such file."""
        text = self.text(path)
        if text is None:
            return ()
        return tuple(FileLine(number, line) for number, line in enumerate(text.split("\n"), 1))

    def names(self, folder: str) -> list[str]:
        """Return the entries of a directory, sorted; empty if there is none."""
        place = self.resolve(folder)
        try:
            return sorted(os.listdir(self._real(place))) if place is not None else []
        except FileNotFoundError:
            return []
        except OSError as error:
            if not isinstance(error, NotADirectoryError):
                self._remember(folder, error)
            return []

    def glob(self, pattern: str) -> tuple[str, ...]:
        """Return the paths that fit *pattern*, in which each part between slashes may contain ``*`` or ``?``."""
        return tuple(sorted(self._glob("", pattern.strip("/").split("/"))))

    def exists(self, path: str) -> bool:
        """Return whether there is anything at *path*."""
        return self.resolve(path) is not None

    def is_executable(self, path: str) -> bool:
        """Return whether any user may execute the file at *path*."""
        place = self.resolve(path)
        try:
            return place is not None and bool(os.stat(self._real(place)).st_mode & 0o111)
        except OSError:
            return False

    @property
    def is_live(self) -> bool:
        """Whether this is the running machine's own tree; copies may have lost the modes of files."""
        return self.root == "/"

    def is_null(self, path: str) -> bool:
        """Return whether *path* is how systemd and udev mask: a link to /dev/null, or an empty file."""
        try:
            target = os.readlink(self._real(path))
        except OSError:
            try:
                found = os.lstat(self._real(path))
            except (OSError, ValueError):
                return False
            return stat.S_ISREG(found.st_mode) and found.st_size == 0
        return os.path.normpath(os.path.join(os.path.dirname(path), target)) == "/dev/null"

    def resolve(self, path: str) -> str | None:
        """Return *path* with all links followed, as a path in the tree; None if it leads nowhere."""
        done: list[str] = []
        todo = [part for part in reversed(path.split("/")) if part not in ("", ".")]
        links = 0
        while todo:
            part = todo.pop()
            if part == "..":
                done[-1:] = []
                continue
            here = "/".join(("", *done, part))
            try:
                mode = os.lstat(self._real(here)).st_mode
                target = os.readlink(self._real(here)) if stat.S_ISLNK(mode) else None
            except (OSError, ValueError) as error:
                if isinstance(error, PermissionError):
                    self._remember(here, error)
                return None
            if target is None:
                done.append(part)
                continue
            links += 1
            if links > _LINKS:
                return None
            if target.startswith("/"):
                done = []
            todo += [step for step in reversed(target.split("/")) if step not in ("", ".")]
        return "/" + "/".join(done)

    def resolve_last(self, path: str) -> str | None:
        """Return where the link *path* points, which need not exist in the tree; None if it is no link."""
        try:
            target = os.readlink(self._real(path))
        except (OSError, ValueError):
            return None
        return os.path.normpath(os.path.join(os.path.dirname(path), target))

    # -- doing -------------------------------------------------------------------------------------------------

    def _real(self, path: str) -> str:
        return os.path.join(self.root, path.lstrip("/"))

    def _read(self, path: str) -> str | None:
        place = self.resolve(path)
        if place is None:
            return None
        try:
            # The file that is checked is the one that is read: the descriptor's, wherever the path leads by then.
            with open(self._real(place), "rb", opener=_without_waiting) as file:
                if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                    return None
                data = file.read(SIZE_LIMIT + 1)
        except IsADirectoryError:
            return None
        except OSError as error:
            self._remember(path, error)
            return None
        if len(data) > SIZE_LIMIT and not data.startswith(_PROGRAM):
            self.unreadable[path] = Sentence("too large for a configuration file")
        return None if len(data) > SIZE_LIMIT or data.startswith(_PROGRAM) else data.decode("utf-8", "replace")

    def _remember(self, path: str, error: OSError) -> None:
        if not isinstance(error, FileNotFoundError):
            self.unreadable[path] = (error.strerror or "").lower() or Sentence("the file cannot be read")

    def _glob(self, folder: str, parts: list[str]) -> Iterator[str]:
        first, *rest = parts
        if not is_pattern(first):
            names = [first] if self.exists(f"{folder}/{first}") else []
        else:
            names = [
                name
                for name in self.names(folder or "/")
                if fnmatchcase(name, first) and (first.startswith(".") or not name.startswith("."))
            ]
        for name in names:
            yield from self._glob(f"{folder}/{name}", rest) if rest else (f"{folder}/{name}",)


def unread(path: str, why: str) -> str:
    """Return the words for a file that could not be read."""
    return labelled(path, why)


def _without_waiting(path: str, flags: int) -> int:
    """Open for `open`: no pipe is waited for, no terminal taken, and a link that has come since is refused."""
    return os.open(path, flags | os.O_NONBLOCK | os.O_NOCTTY | os.O_NOFOLLOW)  # noqa: TID251  # as the user


def drop_ins(tree: Tree, folders: tuple[str, ...], ending: str = ".conf") -> tuple[tuple[str, str], ...]:
    """Return (name, path) of the files of several directories as systemd and udev take them.

    *folders* go from the most important to the least: of files with one name the first counts, and one that is
    empty or a link to /dev/null hides the others. The order is that of the names.
    """
    found: dict[str, str] = {}
    for folder in folders:
        for name in tree.names(folder):
            if name.endswith(ending) and not name.startswith("."):
                found.setdefault(name, f"{folder}/{name}")
    return tuple((name, path) for name, path in sorted(found.items()) if not tree.is_null(path))


# -- files of shell variables, as init scripts and daemons source them -------------------------------------


@record
class ShellVariable:
    """A variable as it is at the end of the file, or files."""

    value: str
    file: str
    line: int


def shell_variables(tree: Tree, *files: str) -> dict[str, ShellVariable]:
    """Return the variables that *files* set one after the other; the last assignment counts."""
    found: dict[str, ShellVariable] = {}
    for file in files:
        at_start = True
        for token in tokens(tree.text(file) or ""):
            match = (
                re.fullmatch(r"([A-Za-z_]\w*)(\+?)=(.*)", token.text, re.DOTALL) if not token.operator else None
            )
            if match and at_start:
                name, more, value = match.groups()
                before = found[name].value if more and name in found else ""
                found[name] = ShellVariable(before + _expanded(value, found), file, token.line)
            at_start = token.operator or bool(match) or token.text == "export"
    return found


def _expanded(text: str, known: dict[str, ShellVariable]) -> str:
    def value(match: re.Match[str]) -> str:
        name = match.group(1) or match.group(2)
        return known[name].value if name in known else ""

    return re.sub(r"\$(?:\{(\w+)\}|(\w+))", value, text)[:4096]
