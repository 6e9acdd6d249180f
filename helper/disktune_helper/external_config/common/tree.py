"""A tree of files to read configuration from: this machine's, or a copy of another's.

Symbolic links are followed inside the tree, an absolute one from the tree's own root, as the machine that the tree
is of would follow them. Nothing that is not a plain file is read.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from fnmatch import fnmatchcase

from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.external_config.common.patterns import is_pattern

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
        """Return what a directory holds, sorted; empty if there is none."""
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
        """Return the paths that fit *pattern*, in which each part between slashes may hold ``*`` or ``?``."""
        return tuple(sorted(self._glob("", pattern.strip("/").split("/"))))

    def exists(self, path: str) -> bool:
        """Return whether there is anything at *path*."""
        return self.resolve(path) is not None

    def is_executable(self, path: str) -> bool:
        """Return whether anybody may execute the file at *path*."""
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
            # What was looked at is what is read: the descriptor's file, whatever the path leads to by then.
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
            self.unreadable[path] = Sentence("the file is too large for a configuration file")
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
    return Sentence("{file}: {why}", file=path, why=why)


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
