"""A file tree in memory that works like /sys and /proc: symbolic links, and files computed when read."""

from __future__ import annotations

import errno
import os
import posixpath
from collections.abc import Callable

Content = str | bytes | Callable[[], str | bytes]
Store = Callable[[str], None]

_MOST_LINKS = 40
"""Symbolic links in one lookup before the kernel returns ELOOP (include/linux/namei.h MAXSYMLINKS)."""


class SimulatedTree:
    """Paths are absolute. Directories exist because they contain something, or because `folder` made them."""

    def __init__(self) -> None:
        self._files: dict[str, Content] = {}
        self._stores: dict[str, Store] = {}
        self._links: dict[str, str] = {}
        self._followed: dict[str, str] = {}
        """Resolved paths, as most are read repeatedly. Every change of a link starts a new dictionary."""
        self._folders: dict[str, set[str]] = {"/": set()}
        self._times: dict[str, float] = {}

    def file(self, path: str, content: Content, store: Store | None = None) -> None:
        """Add a file; a callable is called by every reader and may raise OSError.

        *store* is called with the text of a write; without it the file is read-only.
        """
        self._enter(path)
        self._files[path] = content
        if store is not None:
            self._stores[path] = store

    def files(self, folder: str, contents: dict[str, Content]) -> None:
        """Add several files below *folder*; a text without a newline gets one, as sysfs prints it."""
        for name, content in contents.items():
            bare = isinstance(content, str) and not content.endswith("\n")
            self.file(f"{folder}/{name}", f"{content!s}\n" if bare else content)

    def stamp(self, path: str, at: float) -> None:
        """Add an empty file whose modification time is *at*, in seconds since the epoch."""
        self.file(path, "")
        self._times[path] = at

    def link(self, path: str, target: str) -> None:
        """Add a symbolic link; *target* is absolute, or relative to the link's directory."""
        self._enter(path)
        self._links[path] = target
        self._followed = {}

    def folder(self, path: str) -> None:
        """Make a directory, perhaps an empty one."""
        if path not in self._folders:
            self._enter(path)
            self._folders[path] = set()

    def remove(self, path: str) -> None:
        """Remove a symbolic link, if there is one."""
        if self._links.pop(path, None) is not None:
            self._followed = {}
            parent, name = posixpath.split(path)
            self._folders[parent].discard(name)

    def _enter(self, path: str) -> None:
        parent, _, name = path.rpartition("/")
        names = self._folders.get(parent or "/")
        if names is None:
            self.folder(parent)
            names = self._folders[parent]
        names.add(name)

    # -- reading -------------------------------------------------------------------------------------------

    def resolve(self, path: str) -> str:
        """Return *path* with links followed; a path that does not exist, or has a loop, stays as written.

        As in os.path.realpath.
        """
        try:
            return self._follow(path)
        except OSError:
            return posixpath.normpath(path)

    def _follow(self, path: str) -> str:
        # Taken before the links are read: a change by another thread meanwhile starts a new dictionary.
        known = self._followed
        place = known.get(path)
        if place is None:
            place = known[path] = self._led_to(path)
        return place

    def _led_to(self, path: str) -> str:
        pending = _parts(path)
        # The root is the empty text here, as if it were before its slash.
        place, followed = "", 0
        while pending:
            part = pending.pop(0)
            place = place.rpartition("/")[0] if part == ".." else f"{place}/{part}"
            target = self._links.get(place)
            if target is None:
                continue
            followed += 1
            if followed > _MOST_LINKS:
                raise _error(errno.ELOOP, path)
            place = "" if target.startswith("/") else place.rpartition("/")[0]
            pending = _parts(target) + pending
        return place or "/"

    def read(self, path: str) -> bytes:
        """Return a file's bytes; raises OSError as open and read do."""
        place = self._follow(path)
        if place in self._folders:
            raise _error(errno.EISDIR, path)
        if place not in self._files:
            raise _error(errno.ENOENT, path)
        content = self._files[place]
        found = content() if callable(content) else content
        return found.encode() if isinstance(found, str) else found

    def modified(self, path: str) -> float | None:
        """Return when a file was last written; None if it was not added by `stamp`."""
        return self._times.get(self.resolve(path))

    def write(self, path: str, text: str) -> None:
        """Write *text* to a file in one write; raises OSError as open and write do."""
        place = self._follow(path)
        if place not in self._files:
            raise _error(errno.ENOENT, path)
        if place not in self._stores:
            raise _error(errno.EACCES, path)
        self._stores[place](text)

    def names(self, path: str) -> list[str]:
        """Return the names in a directory, sorted; empty if there is none."""
        return sorted(self._folders.get(self.resolve(path), ()))


def _parts(path: str) -> list[str]:
    return [part for part in path.split("/") if part not in ("", ".")]


def _error(number: int, path: str) -> OSError:
    return OSError(number, os.strerror(number), path)
