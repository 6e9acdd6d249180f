"""What the commands of a script set: hdparm, blockdev, smartctl, sysctl, and whatever is written to /sys."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from disktune_contract.explain.command_effect import is_printer, printed, program_of, tee_files, unwrapped
from disktune_contract.explain.programs import effects
from disktune_contract.explain.shell import ShellCommand, commands
from disktune_contract.explain.values import ClaimedValue, computed, of_attribute
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.other_tools import daemons
from disktune_helper.other_tools.called import SHELLS, Called
from disktune_helper.other_tools.match import DriveMatch, Found, SourceLine, of_path, setting_of

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
