"""What a script sets: by its own commands (hdparm, blockdev, smartctl, sysctl, whatever is written to /sys), and
by the scripts that it starts: by path, with a shell, with ``.``, or all of a directory with run-parts.

Sources: run-parts(8) of debianutils; the script run-parts of Red Hat's crontabs.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from disktune_contract.explain.command_effect import is_printer, printed, program_of, tee_files, unwrapped
from disktune_contract.explain.programs import effects
from disktune_contract.explain.shell import ShellCommand, commands
from disktune_contract.explain.values import ClaimedValue, computed, of_attribute
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.other_tools import daemons
from disktune_helper.other_tools.match import DriveMatch, Found, SourceLine, of_path, setting_of
from disktune_helper.other_tools.tree import Tree

# -- the scripts that a script starts ----------------------------------------------------------------------

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


# -- what commands set -------------------------------------------------------------------------------------

Own = Mapping[str, DriveMatch]
"""The drives meant by a word that represents the drive of an event (udev's %k)."""


def of_script(
    text: str,
    place: SourceLine,
    when: tuple[When, ...],
    *,
    variables: Mapping[str, Sequence[str]] | None = None,
    own: Own | None = None,
    at: bool = False,
    called: Called | None = None,
) -> Iterator[Found]:
    """Return what a script sets; *place* names its file and its first line, or with *at* the line of all of it.

    *called* reads the scripts that it starts, which are skipped without it.
    """
    rows: list[tuple[ShellCommand, Found]] = []
    for command in commands(text, variables, place.line):
        here = place if at else SourceLine(place.file, command.line, place.tool)
        found = of_command(command, here, _occasion(command, when), own or {}, called)
        rows += [(command, one) for one in found]
    return iter(_without_restored(rows, text))


def _without_restored(rows: Sequence[tuple[ShellCommand, Found]], text: str) -> list[Found]:
    """Return what is found, without effect where a script later writes what it read from the same file before.

    Debian's init scripts did so: they slowed the arrays down while they queried the drives.
    """
    found: list[Found] = []
    restored: dict[tuple[str, str], int] = {}
    for command, one in reversed(rows):
        claim = one.claim
        what = claim.setting, claim.drive_match
        if claim.value is None and any(_reads(text, path) for path in command.writes_to):
            restored.setdefault(what, claim.line)
            found.append(one.void(Sentence("The script restores the earlier value.")))
        elif what in restored:
            reason = Sentence("Line {line} restores the earlier value.", line=restored[what])
            found.append(one.void(reason))
        else:
            found.append(one)
    return found[::-1]


@lru_cache(maxsize=64)
def _reads(text: str, path: str) -> bool:
    """Return whether a script reads the file that it names *path*."""
    name = re.escape(path.rsplit("/", 1)[-1])
    return re.search(rf"(?:\bcat\s|\bhead\s|\bread\s|<)[^\n;<]{{0,200}}{name}", text) is not None


def _occasion(command: ShellCommand, when: tuple[When, ...]) -> tuple[When, ...]:
    """Return when *command* runs, by the branch of the case that contains it."""
    words = set(re.split(r"[|/ ]", command.case))
    if words & {"post", "thaw", "resume"}:
        return (When.RESUME,)
    return when


def of_command(
    command: ShellCommand, place: SourceLine, when: tuple[When, ...], own: Own, called: Called | None = None
) -> Iterator[Found]:
    """Return what one command sets, and with *called* what the scripts that it starts do."""
    words = unwrapped(command.words)
    if not words:
        return
    program = program_of(words)
    if is_shell(words):
        yield from of_script(shell_text(words), place, when, own=own, called=called)
        return
    for script in called.scripts(words) if called else ():
        here, inner = SourceLine(script.path, 1, place.tool), called.by(script.path) if called else None
        for found in of_script(script.text, here, when, variables=script.variables, own=own, called=inner):
            yield found.but(script.problem) if script.problem else found
    if program == daemons.HD_IDLE:
        for target, wish in daemons.times(words[1:]) if "$" not in "".join(words) else ():
            yield place.found(wish, target, when)
    elif is_printer(words):
        yield from _written(printed(words), (*command.writes_to, *tee_files(command.piped_to)), place, when, own)
    else:
        for effect in effects(words):
            for device in effect.devices:
                if effect.wish is not None:
                    yield place.found(effect.wish, target_of(device, own), when)


def is_shell(words: Sequence[str]) -> bool:
    """Return whether a command is a shell with a script as its argument."""
    rest = unwrapped(words)
    return program_of(rest) in SHELLS and _script_at(rest) < len(rest)


def shell_text(words: Sequence[str]) -> str:
    """Return the script that a shell is given."""
    rest = unwrapped(words)
    return rest[_script_at(rest)]


def _script_at(words: Sequence[str]) -> int:
    """Return the position of the word after -c, which may be combined with other options: ``-ec``."""
    found = (at for at, word in enumerate(words) if re.fullmatch(r"-[a-z]*c[a-z]*", word))
    return next(found, len(words)) + 1


def target_of(device: str, own: Own) -> DriveMatch:
    """Return the drive that a command names."""
    return own.get(device.rsplit("/", 1)[-1]) or own.get(device) or of_path(device)


def _written(
    text: str, files: Iterable[str], place: SourceLine, when: tuple[When, ...], own: Own
) -> Iterator[Found]:
    for path in files:
        known = setting_of(path)
        if known is None:
            continue
        attribute, target = known
        wish = of_attribute(attribute, text)
        if wish is None:
            continue
        if "$" in text:
            wish = ClaimedValue(wish.setting, None, problem=computed(text))
        yield place.found(wish, own.get(target.text, target), when)


def words_of(text: str) -> list[str]:
    """Return the words of a command line as systemd splits it; an open quotation ends with the line."""
    lexer = shlex.shlex(text, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = ""
    words: list[str] = []
    try:
        words.extend(lexer)
    except ValueError:
        return text.split()
    return words
