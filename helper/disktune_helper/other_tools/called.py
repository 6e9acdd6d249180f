"""The scripts that a script starts: by path, with a shell, with ``.``, or all of a directory with run-parts.

Sources: run-parts(8) of debianutils; the script run-parts of Red Hat's crontabs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from disktune_contract.explain.command_effect import program_of
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.other_tools.tree import Tree

SHELLS = frozenset({"sh", "bash", "dash", "ash", "zsh", "ksh", "su"})
_SOURCING = frozenset({".", "source"})

_DEEPEST = 4
"""Depth of scripts that start each other; more is a circle, or too much to follow."""
_MOST = 256
"""Scripts that one reader follows: what doubles itself level by level ends here."""
_MOST_PARTS = 64
"""Scripts of one directory."""

_PACKAGED = frozenset({"95hdparm-apm", "tlp", "49-tlp-sleep", "laptop-mode"})
"""Scripts of packages whose configuration is read elsewhere."""
_NO_SCRIPTS = ("/bin/", "/usr/bin/", "/sbin/", "/usr/sbin/", "/dev/", "/proc/", "/sys/")
"""Programs of packages, and what is no program."""
_CRONS = re.compile(r"/etc/cron\.(?:hourly|daily|weekly|monthly)")
"""Read at their own place."""

_CONCERNS = pattern_of(r"hdparm|sdparm|blockdev|smartctl|nvme\s+set-feature|/sys/|dev[./]raid|sysctl|hd-idle")
_STARTED = pattern_of(
    r"(?:^|[;&|({!]|\b(?:then|do|else|exec|sudo|nice|source|[a-z]{0,3}sh)\b|\s\.)"
    r"(?:[ \t]+(?:-\S+|\d+)){0,9}[ \t]*[\"']?(/[\w./+@-]{1,255})",
    re.MULTILINE,
)
"""What may be a script in the place of a command."""
_PARTS = pattern_of(r"\brun-parts\b[^\n;&|]{0,200}?[ \t\"'](/[\w./+@-]{1,255})")
"""A directory of scripts."""
_PLAIN_NAME = pattern_of(r"[A-Za-z0-9_-]+")


def concerns(text: str) -> bool:
    """Return whether a script may itself set anything of a drive; most files of a system do not."""
    return _CONCERNS.search(text) is not None


def is_shell_script(text: str) -> bool:
    """Return whether the first line names no interpreter, or a shell."""
    first = text.split("\n", 1)[0]
    return not first.startswith("#!") or re.search(r"\b(?:[a-z]*sh|openrc-run|runscript)\b", first) is not None


def is_packaged(path: str) -> bool:
    """Return whether a package brings *path* and its configuration is read elsewhere."""
    return path.rsplit("/", 1)[-1] in _PACKAGED


def not_run(tree: Tree, path: str) -> str:
    """Return why run-parts skips the file *path*; empty if it runs it."""
    of_red_hat = (tree.text("/usr/bin/run-parts") or "").startswith("#!")
    if not of_red_hat and not _PLAIN_NAME.fullmatch(path.rsplit("/", 1)[-1]):
        return Sentence("run-parts skips such names.")
    if tree.is_live and not tree.is_executable(path):
        return Sentence("The file is not executable.")
    return ""


@record
class CalledScript:
    """A script that another one starts."""

    path: str
    text: str
    variables: Mapping[str, Sequence[str]]
    """Its arguments."""
    problem: str = ""
    """Why it is not run after all."""


class Called:
    """Reads the scripts that one script starts, and those that these start."""

    def __init__(self, tree: Tree, chain: tuple[str, ...] = (), left: list[int] | None = None) -> None:
        self._tree = tree
        self._chain = chain
        self._left = [_MOST] if left is None else left

    def by(self, path: str) -> Called:
        """Return what reads those that the script *path* starts."""
        return Called(self._tree, (*self._chain, path), self._left)

    def reaches(self, text: str) -> bool:
        """Return whether a script may set anything, itself or by those that it starts."""
        return self._reaches(text, {})

    def _reaches(self, text: str, known: dict[str, bool]) -> bool:
        if concerns(text):
            return True
        folders = [one.rstrip("/") for one in _PARTS.findall(text)]
        parts = [f"{folder}/{name}" for folder in folders for name in self._parts_of(folder)]
        for path in dict.fromkeys([*_STARTED.findall(text), *parts]):
            if path not in known:
                known[path] = False
                inner = self._text(path) if self._is_followed(path) else None
                known[path] = bool(inner and self.by(path)._reaches(inner, known))
            if known[path]:
                return True
        return False

    def scripts(self, words: Sequence[str]) -> Iterator[CalledScript]:
        """Return the scripts that a command starts; *words* are without sudo and its like."""
        program = program_of(words)
        if program == "run-parts":
            yield from self._parts(words[1:])
            return
        rest = words
        if program in SHELLS or program in _SOURCING:
            rest = [*words[1:]]
            while rest and re.fullmatch(r"-[a-z]+", rest[0]) and "c" not in rest[0]:
                rest = rest[1:]
        text = self._text(rest[0]) if rest and self._is_followed(rest[0]) else None
        if text and self._takes(rest[0], text):
            arguments = {str(number): [word] for number, word in enumerate(rest[1:], 1)}
            yield CalledScript(rest[0], text, {**arguments, "@": rest[1:] or [""], "*": rest[1:] or [""]})

    def _parts(self, words: Sequence[str]) -> Iterator[CalledScript]:
        folder, arguments, any_name = "", [], False
        rest = list(words)
        while rest:
            word = rest.pop(0)
            if word in ("-a", "--arg", "-u", "--umask") and rest:
                arguments += rest[:1] if word in ("-a", "--arg") else []
                rest = rest[1:]
            elif word.startswith("--arg="):
                arguments.append(word.removeprefix("--arg="))
            elif word.startswith(("--regex", "--lsbsysinit")):
                any_name = True
            elif not word.startswith("-"):
                folder = word.rstrip("/")
        variables = {str(number): [word] for number, word in enumerate(arguments, 1)}
        for name in self._parts_of(folder):
            path = f"{folder}/{name}"
            text = self._text(path) if self._is_followed(path) else None
            if text and self._takes(path, text):
                yield CalledScript(path, text, variables, "" if any_name else not_run(self._tree, path))

    def _parts_of(self, folder: str) -> list[str]:
        if not folder.startswith("/") or folder.startswith(_NO_SCRIPTS) or _CRONS.fullmatch(folder):
            return []
        return [name for name in self._tree.names(folder) if not name.startswith(".")][:_MOST_PARTS]

    def _is_followed(self, path: str) -> bool:
        return (
            path.startswith("/")
            and "$" not in path
            and not path.startswith(_NO_SCRIPTS)
            and path not in self._chain
            and len(self._chain) < _DEEPEST
        )

    def _takes(self, path: str, text: str) -> bool:
        """Count a script that is followed; return whether it may set something and there is room for it."""
        if not self.by(path).reaches(text):
            return False
        self._left[0] -= 1
        return self._left[0] >= 0

    def _text(self, path: str) -> str | None:
        """Return the script at *path*, None if there is none to follow."""
        text = None if is_packaged(path) else self._tree.text(path)
        return text if text and text.startswith("#!") and is_shell_script(text) else None
