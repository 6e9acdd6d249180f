"""What the commands of a script set: hdparm, blockdev, smartctl, sysctl, and whatever is written to /sys."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from disktune_contract.explain import hdparm_args
from disktune_contract.explain.shell import ShellCommand, commands
from disktune_contract.explain.values import (
    ROUNDED_TO_PAGES,
    ClaimedValue,
    checked,
    number,
    of_attribute,
    shown,
)
from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_contract.settings.setting import READ_ONLY, WRITABLE
from disktune_helper.other_tools import daemons, kernel_parameters
from disktune_helper.other_tools.called import SHELLS, Called
from disktune_helper.other_tools.match import DriveMatch, Found, SourceLine, of_path, setting_of

_WRAPPERS = frozenset({"sudo", "doas", "exec", "command", "nohup", "time", "env", "busybox", "setsid", "builtin"})
_WRAPPERS_WITH_OPTIONS = frozenset({"nice", "ionice", "timeout", "taskset", "chrt", "xargs"})
_PRINTERS = frozenset({"echo", "printf"})

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
    program = words[0].rsplit("/", 1)[-1]
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
    elif program in _PRINTERS:
        yield from _written(_printed(words), (*command.writes_to, *_tee(command.piped_to)), place, when, own)
    elif program in _PROGRAMS:
        for device, wish in _PROGRAMS[program](words[1:]):
            yield place.found(wish, target_of(device, own), when)


def is_shell(words: Sequence[str]) -> bool:
    """Return whether a command is a shell with a script as its argument."""
    rest = unwrapped(words)
    return bool(rest) and rest[0].rsplit("/", 1)[-1] in SHELLS and _script_at(rest) < len(rest)


def shell_text(words: Sequence[str]) -> str:
    """Return the script that a shell is given."""
    rest = unwrapped(words)
    return rest[_script_at(rest)]


def _script_at(words: Sequence[str]) -> int:
    """Return the position of the word after -c, which may be combined with other options: ``-ec``."""
    found = (at for at, word in enumerate(words) if re.fullmatch(r"-[a-z]*c[a-z]*", word))
    return next(found, len(words)) + 1


def is_printer(words: Sequence[str]) -> bool:
    """Return whether a command prints its arguments."""
    return bool(words) and words[0].rsplit("/", 1)[-1] in _PRINTERS


def target_of(device: str, own: Own) -> DriveMatch:
    """Return the drive that a command names."""
    return own.get(device.rsplit("/", 1)[-1]) or own.get(device) or of_path(device)


def unwrapped(words: Sequence[str]) -> list[str]:
    """Return *words* without sudo, nice and their like in front, and without settings of the environment."""
    rest = list(words)
    while rest:
        name = rest[0].rsplit("/", 1)[-1]
        if name in _WRAPPERS or re.fullmatch(r"[A-Za-z_]\w*=.*", rest[0], re.DOTALL):
            rest = rest[1:]
        elif name in _WRAPPERS_WITH_OPTIONS:
            rest = rest[1:]
            while rest and (rest[0].startswith("-") or re.fullmatch(r"[\d.]+[smh]?", rest[0])):
                rest = rest[1:]
        else:
            break
        while rest and rest[0].startswith("-"):
            rest = rest[1:]
    return rest


def _printed(words: Sequence[str]) -> str:
    """Return what echo or printf writes, without the newline."""
    rest = [word for word in words[1:] if not re.fullmatch(r"-[neE]+", word)]
    text = " ".join(rest)
    if words[0].endswith("printf") and rest:
        text = (
            rest[0].replace("%s", rest[1] if len(rest) > 1 else "").replace("%d", rest[1] if len(rest) > 1 else "")
        )
    return text.replace("\\n", "").strip()


def _tee(words: Sequence[str]) -> tuple[str, ...]:
    rest = unwrapped(words)
    if not rest or rest[0].rsplit("/", 1)[-1] != "tee":
        return ()
    return tuple(word for word in rest[1:] if not word.startswith("-"))


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
            problem = Sentence("The value is computed: {text}.", text=shown(text))
            wish = ClaimedValue(wish.setting, None, problem=problem)
        yield place.found(wish, own.get(target.text, target), when)


Effect = tuple[str, ClaimedValue]


def _hdparm(words: Sequence[str]) -> Iterator[Effect]:
    found = False
    for call in hdparm_args.calls(words):
        found = True
        for wish in call.wishes:
            yield call.device, wish
    if not found:
        # The drives come from elsewhere, as from a pipe through xargs.
        yield from (("$?", wish) for wish in hdparm_args.wishes(words))


_BLOCKDEV_NUMBERS = {"--setra": "block.read_ahead", "--setfra": "block.read_ahead"}
_BLOCKDEV_SWITCHES = {"--setro": READ_ONLY, "--setrw": WRITABLE}
_BLOCKDEV_MORE = frozenset({"--setbsz"})
"""Other commands of blockdev(8) with a number."""


def _blockdev(words: Sequence[str]) -> Iterator[Effect]:
    wishes: list[ClaimedValue] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word in _BLOCKDEV_NUMBERS:
            sectors = number(rest.pop(0)) if rest else None
            if sectors is None or sectors < 0:
                problem = Sentence("blockdev expects a number of sectors.")
                wishes.append(ClaimedValue(_BLOCKDEV_NUMBERS[word], None, False, problem))
            else:
                remark = "" if sectors % 8 == 0 else ROUNDED_TO_PAGES
                wishes.append(checked(_BLOCKDEV_NUMBERS[word], sectors // 2, remark))
        elif word in _BLOCKDEV_SWITCHES:
            wishes.append(ClaimedValue("block.read_only", _BLOCKDEV_SWITCHES[word]))
        elif word in _BLOCKDEV_MORE:
            rest[:1] = []
        elif not word.startswith("-"):
            yield from ((word, wish) for wish in wishes)


_SMARTCTL_TAKES = pattern_of(r"-[dTbrnvPstFoSlqf]")


def _smartctl(words: Sequence[str]) -> Iterator[Effect]:
    wishes: list[ClaimedValue] = []
    rest = list(words)
    devices = []
    while rest:
        word = rest.pop(0)
        name, equals, text = word.partition("=")
        if word in ("-s", "-l", "--set", "--log", "--smart") and rest:
            name, text = word, rest.pop(0)
        elif not (equals and name in ("--set", "--log", "--smart")):
            if word[:2] in ("-s", "-l") and len(word) > 2 and not word.startswith("--"):
                name, text = word[:2], word[2:]
            else:
                if _SMARTCTL_TAKES.fullmatch(word):
                    rest[:1] = []
                elif not word.startswith("-"):
                    devices.append(word)
                continue
        wishes += _smartctl_wishes(name, text)
    yield from ((device, wish) for device in devices for wish in wishes)


def _smartctl_wishes(name: str, text: str) -> list[ClaimedValue]:
    if name in ("-l", "--log"):
        return list(daemons.limits(text))
    if text in ("on", "off"):
        return [ClaimedValue("ata.smart", text == "on")]
    found = daemons.wish(text)
    return [found] if found else []


def _sysctl(words: Sequence[str]) -> Iterator[Effect]:
    for word in words:
        name, equals, value = word.partition("=")
        wish = kernel_parameters.wish(name, value) if equals else None
        if wish is not None:
            yield "md*", wish


_NVME = {2: "nvme.power_state", 6: "nvme.write_cache"}
"""Features by number (NVM Express base specification 1.4, figure 271) whose value is the setting's."""
_APST = 12
"""Autonomous Power State Transition."""
_APST_ENDS = Sentence("It lasts until the kernel resets the controller.")


def _nvme(words: Sequence[str]) -> Iterator[Effect]:
    text = " ".join(words)
    feature = re.search(r"(?<!\S)(?:-f|--feature-id)[ =]?(\w+)", text)
    # -V since nvme-cli 2, where -v means verbose and takes no value.
    value = re.search(r"(?<!\S)(?:-V|--value)[ =]?(\w+)", text) or re.search(r"(?<!\S)-v[ =]?(\d\w*)", text)
    code = number(feature.group(1)) if feature else None
    found = number(value.group(1)) if value else None
    device = next((word for word in words if word.startswith("/dev/")), None)
    if words[:1] != ["set-feature"] or code is None or found is None or not device:
        return
    if code == _APST:
        # What the table allows is in a file of its own.
        yield device, ClaimedValue("power.nvme_latency", None if found & 1 else 0, problem=_APST_ENDS)
    elif setting := _NVME.get(code):
        is_switch = setting == "nvme.write_cache"
        yield device, ClaimedValue(setting, bool(found & 1)) if is_switch else checked(setting, found & 31)


_SDPARM = {"WCE": ("scsi.write_cache", False), "RCD": ("scsi.read_cache", True), "DRA": ("scsi.look_ahead", True)}
"""Fields of the caching page (SBC-4 6.5.6) that are switches here, and whether 1 means off."""


def _sdparm(words: Sequence[str]) -> Iterator[Effect]:
    wishes: list[ClaimedValue] = []
    rest = list(words)
    devices = [word for word in words if word.startswith("/dev/")]
    while rest:
        option, _, text = rest.pop(0).partition("=")
        if option in ("-s", "-c") and rest:
            text = rest.pop(0)
        if option not in ("-s", "--set", "-c", "--clear"):
            continue
        for part in text.split(","):
            name, _, digit = part.partition("=")
            if name in _SDPARM:
                setting, inverted = _SDPARM[name]
                is_set = option in ("-s", "--set") and digit != "0"
                wishes.append(ClaimedValue(setting, is_set != inverted))
    yield from ((device, wish) for device in devices for wish in wishes)


_PROGRAMS = {
    "hdparm": _hdparm,
    "blockdev": _blockdev,
    "smartctl": _smartctl,
    "sysctl": _sysctl,
    "nvme": _nvme,
    "sdparm": _sdparm,
}


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
