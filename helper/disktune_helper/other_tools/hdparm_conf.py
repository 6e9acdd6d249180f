"""/etc/hdparm.conf, as Debian's hdparm-functions reads it.

The script reads the file again for each drive, from the top to the first block of that drive, and gives up at
the first unknown word: what follows is lost for every drive, and so are the options of the whole
file for drives that have no block. So the file is read here in the same way, once for each drive that it names and
once for a drive that it does not name, on either power supply. Source: hdparm 9.65 of Debian,
/lib/hdparm/hdparm-functions, /lib/udev/hdparm, 95hdparm-apm and 85-hdparm.rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from disktune_contract.explain import hdparm_args
from disktune_contract.explain.file_words import NUMBERS, SWITCHES
from disktune_contract.explain.values import ClaimedValue, number, shown
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.other_tools.match import (
    DriveMatch,
    Found,
    KnownDrive,
    SourceLine,
    of_names,
    of_path,
)
from disktune_helper.other_tools.tree import FileLine, Tree
from disktune_helper.other_tools.units import rule_missing

# -- how Debian's hdparm-functions reads /etc/hdparm.conf for one drive ------------------------------------
#
# Source: hdparm 9.65 of Debian, /lib/hdparm/hdparm-functions.

FILE = "/etc/hdparm.conf"

IGNORED = frozenset(
    {"security_unlock", "security_pass", "security_disable", "user-master", "security_mode", "ROOTFS"}
)
_WORDS = frozenset({"standby", "sleep", "disable_seagate", "security_freeze"})

ELSE = "\0"
"""Represents a drive that the file does not name."""


@record
class ScriptOption:
    """One option as the script collects it, with the line that it is from."""

    key: str
    flag: str
    text: str
    line: int
    instead: str = ""
    """What the script passes to hdparm in its place, where it stumbles over the value."""

    @property
    def printed(self) -> str:
        """The option as the script prints it."""
        long = self.key == "force_spindown_time"
        return self.instead or f"{self.key if long else '-' + self.flag}{self.text}"


class ScriptStopped(Exception):
    """The script gave up at a line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem)
        self.line = line
        self.problem = problem


def significant(tree: Tree) -> tuple[FileLine, ...]:
    """Return the lines that the script reads, those that end in a backslash joined as the shell's read does."""
    found: list[FileLine] = []
    joined = False
    for line in tree.lines(FILE):
        if re.match(r"\s*(#|$)", line.text):
            continue
        if joined:
            before = found.pop()
            line = FileLine(before.number, before.text[:-1] + line.text)  # noqa: PLW2901
        joined = re.search(r"(?<!\\)(\\\\)*\\$", line.text) is not None
        found.append(line)
    # Without the rest of a line that is to go on, the shell's read fails and the loop ends.
    return tuple(found[:-1] if joined else found)


def split_line(line: FileLine) -> tuple[str, str, str]:
    """Return key, separator and value as ``read KEY SEP VALUE`` takes them."""
    text = re.sub(r"\\(.)", r"\1", line.text).strip(" \t\n")
    words = re.split(r"[ \t]+", text, maxsplit=2)
    return words[0], words[1] if len(words) > 1 else "", words[2] if len(words) > 2 else ""


def blocks_in(lines: tuple[FileLine, ...]) -> tuple[tuple[FileLine, str], ...]:
    """Return the lines that begin blocks of drives, with the drive as written."""
    split = ((line, *split_line(line)) for line in lines)
    return tuple((line, key) for line, key, sep, _ in split if sep == "{" and key != "command_line")


def collected(tree: Tree, lines: tuple[FileLine, ...], disk: str, *, on_battery: bool) -> tuple[ScriptOption, ...]:
    """Return the options that the script finds for *disk*, which it knows by the words of its block."""
    defaults: list[ScriptOption] = []
    options: list[ScriptOption] = []
    current, commands = "", False
    for line in lines:
        key, sep, value = split_line(line)
        if sep == "{":
            current, commands = ("", True) if key == "command_line" else (key, commands)
            options = [] if key == "command_line" else list(defaults)
        elif sep == "=":
            option = _assignment(line, key, value)
            if option is not None and not (_battery_only(key) is not None and _battery_only(key) != on_battery):
                _set(options if current else defaults, option)
        elif sep == "":
            if key == "}":
                if not current and not commands:
                    raise ScriptStopped(line.number, Sentence("a brace is missing"))
                if options and same_drive(tree, current, disk):
                    return tuple(options)
                commands = False
            elif key != "quiet" and key not in _WORDS and not commands:
                problem = Sentence("{text} is not valid", text=shown(key))
                raise ScriptStopped(line.number, problem)
        elif not commands:
            problem = Sentence("{text} is not valid", text=shown(sep))
            raise ScriptStopped(line.number, problem)
    return tuple(defaults)


def _assignment(line: FileLine, key: str, value: str) -> ScriptOption | None:
    # The value goes through the shell without quotation marks, so its words come apart.
    first, *more = value.split() or [""]
    if key in SWITCHES:
        if first not in ("on", "off", "0", "1"):
            raise ScriptStopped(line.number, Sentence("{text} is not valid", text=shown(first)))
        digit = "1" if first in ("on", "1") else "0"
        return ScriptOption(key, SWITCHES[key], digit, line.number, f"{more[0]}{digit}" if more else "")
    if key in NUMBERS:
        return ScriptOption(key, NUMBERS[key], first, line.number)
    if key in IGNORED:
        return None
    raise ScriptStopped(line.number, Sentence("{text} is not valid", text=shown(key)))


def _battery_only(key: str) -> bool | None:
    return {"apm": False, "apm_battery": True}.get(key)


def _set(options: list[ScriptOption], option: ScriptOption) -> None:
    """Replace the option whose first two characters are the same, as the script does."""
    options[:] = [one for one in options if one.printed[:2] != option.printed[:2]]
    options.append(option)


def same_drive(tree: Tree, block: str, disk: str) -> bool:
    return block == disk or (disk != ELSE and _meant(tree, block) == _meant(tree, disk))


def _meant(tree: Tree, block: str) -> str:
    """Return what the script makes of a block's name: a link is followed, and cut at its first digit."""
    target = tree.resolve_last(block)
    return re.split(r"\d", target, maxsplit=1)[0] if target else block


def options(tree: Tree, disk: str, *, on_battery: bool) -> tuple[str, ...] | None:
    """Return the options that the script prints for *disk*, a path in /dev; None where it gives up."""
    try:
        found = collected(tree, significant(tree), disk, on_battery=on_battery)
    except ScriptStopped:
        return None
    return tuple(option.printed for option in found)


# -- /etc/hdparm.conf, as Debian's hdparm-functions reads it -----------------------------------------------

TOOL = "hdparm"

_RULE = "85-hdparm.rules"
_UDEV_NAMES = ("[sh]d[a-z]",)
"""The drives for which 85-hdparm.rules runs the script, and over which 95hdparm-apm goes."""

_MOST_LINES = 1000
"""Lines with something in them; with 26 drives of 20 options each there are 600."""


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what /etc/hdparm.conf sets."""
    lines = significant(tree)
    if len(lines) > _MOST_LINES:
        # The lines are read again for every block, as in the script.
        tree.unreadable[FILE] = Sentence("only the first {most} lines are used", most=_MOST_LINES)
        lines = lines[:_MOST_LINES]
    disks = dict.fromkeys(block for _, block in blocks_in(lines))
    used: dict[tuple[int, str], Found] = {}
    for disk in (*disks, ELSE):
        for on_battery in (False, True):
            try:
                options = collected(tree, lines, disk, on_battery=on_battery)
            except ScriptStopped:
                continue
            for found in _claims(options, disk, tuple(disks)):
                used.setdefault((found.claim.line, found.claim.drive_match), found)
    effective = {line for line, _ in used}
    stops = _Stops(tree, lines)
    useless = [found for line in lines for found in _useless(line, stops, effective)]
    mine = sorted((*used.values(), *useless), key=lambda found: found.claim.line)
    return tuple(one.except_when(_shut(tree)) for one in (*_of_package(tree, lines, tuple(disks)), *mine))


def _shut(tree: Tree) -> dict[When, str]:
    """Return the occasions on which nothing runs the script; for resume and supply it has hooks of their own."""
    why = rule_missing(tree, _RULE)
    words = Sentence("Not applied at boot: {why}.", why=why)
    return dict.fromkeys((When.BOOT, When.HOTPLUG), words) if why else {}


FUNCTIONS = ("/usr/lib/hdparm/hdparm-functions", "/lib/hdparm/hdparm-functions")


def _of_package(tree: Tree, lines: tuple[FileLine, ...], disks: tuple[str, ...]) -> Iterator[Found]:
    """Return the level that the package itself gives drives for which the file sets none (hdparm_options)."""
    path = next((path for path in FUNCTIONS if tree.exists(path)), None)
    for line in tree.lines(path) if path is not None else ():
        match = re.fullmatch(r"\s*hdparm_set_option -([BS])(\d+)\s*", line.text)
        if not match or path is None:
            continue
        flag, value = match.groups()
        # Its one level for mains is the highest; what is below is for batteries.
        on_battery = not (flag == "B" and int(value) >= _ON_MAINS)
        wish = hdparm_args.option(flag, value)
        for disk in (*disks, ELSE):
            if wish is not None and not _unreachable(disk) and _has_none(tree, lines, disk, flag, on_battery):
                when = (When.BOOT, When.HOTPLUG, When.RESUME, When.BATTERY if on_battery else When.AC)
                yield SourceLine(path, line.number, TOOL).found(wish, _with_levels(disk, disks), when)


_ON_MAINS = 254


def _has_none(tree: Tree, lines: tuple[FileLine, ...], disk: str, flag: str, on_battery: bool) -> bool:
    """Whether the script comes to an end for *disk* without an option of the file for *flag*."""
    try:
        found = collected(tree, lines, disk, on_battery=on_battery)
    except ScriptStopped:
        return False
    return all(option.flag != flag for option in found)


def _with_levels(disk: str, disks: tuple[str, ...]) -> DriveMatch:
    """Return *disk* if it has power management levels and is no USB or FireWire drive (hdparm_try_apm)."""
    plain = _rest(disks) if disk == ELSE else of_path(disk)

    def test(facts: KnownDrive) -> bool | None:
        if facts.udev and facts.udev.get("ID_ATA_FEATURE_SET_APM") != "1":
            return False
        if re.match(r"pci-.*-(usb|ieee1394)-", facts.udev.get("ID_PATH", "")):
            return False
        return plain.test(facts)

    return DriveMatch(plain.text, test)


def _claims(options: tuple[ScriptOption, ...], disk: str, disks: tuple[str, ...]) -> Iterator[Found]:
    """Return what *options* set: level and timer by a run of hdparm each, the rest by one run together."""
    together = [
        option for option in options if option.flag not in "BS" and option.text.isdecimal() and not option.instead
    ]
    line = hdparm_args.wishes([f"-{option.flag}{option.text}" for option in together])
    by_setting = {wish.setting: wish for wish in line}
    target = _rest(disks) if disk == ELSE else of_path(disk)
    unreachable = _unreachable(disk)
    # Words that are no options are drives to hdparm, which goes through them in order and exits at the first that
    # cannot be opened (hdparm.c, process_dev).
    stray = next((option for option in options if option.instead and not option.instead.startswith("-")), None)
    for option in options:
        alone = hdparm_args.option(option.flag, option.text)
        if alone is not None and option.instead:
            problem = Sentence(
                "The script reads it as {text}.",
                text=shown(option.instead[:-1]),
            )
            alone = ClaimedValue(alone.setting, alone.value, valid=False, problem=problem)
        if alone is not None:
            wish = by_setting.get(alone.setting, alone) if option in together else alone
            found = SourceLine(FILE, option.line, TOOL).found(wish, target, _when(option))
            if stray is not None and option in together:
                problem = Sentence(
                    "hdparm reads {text} in line {line} as a drive, and stops.",
                    text=shown(stray.instead),
                    line=stray.line,
                )
                found = found.but(problem)
            yield found.but(unreachable) if unreachable else found


def _when(option: ScriptOption) -> tuple[When, ...]:
    moments: tuple[When, ...] = (When.BOOT, When.HOTPLUG)
    # The sleep hook restores the power management level and the timer, nothing else.
    if option.flag in "BS":
        moments = (*moments, When.RESUME)
    supply = {"apm": (When.AC,), "apm_battery": (When.BATTERY,)}.get(option.key, ())
    return (*moments, *supply)


def _unreachable(disk: str) -> str:
    """Return why a block of this name is never used, or nothing."""
    if disk == ELSE or disk.startswith("/dev/disk/"):
        return ""
    if any(character in disk for character in "*?[]"):
        return Sentence("Names are compared whole, not as patterns.")
    name = disk.removeprefix("/dev/")
    if not disk.startswith("/dev/"):
        return Sentence("{text} is not a device's path.", text=shown(disk))
    if "/" not in name and not any(fnmatchcase(name, pattern) for pattern in _UDEV_NAMES):
        if re.fullmatch(r"[sh]d[a-z]\d+", name):
            return Sentence("It runs only for whole drives.")
        return Sentence("It runs only for sda to sdz and hda to hdz.")
    return ""


def _rest(disks: tuple[str, ...]) -> DriveMatch:
    """Return the drives that have no block of their own."""
    plain = tuple(disk.removeprefix("/dev/") for disk in disks)
    every = of_names("*", _UDEV_NAMES, plain)
    named = tuple(of_path(disk) for disk in disks if disk.startswith("/dev/disk/"))
    if not named:
        return every
    return DriveMatch("*", lambda facts: every.test(facts) and not any(one.test(facts) for one in named))


class _Stops:
    """Where the script gives up, and why; asked once for each block."""

    def __init__(self, tree: Tree, lines: tuple[FileLine, ...]) -> None:
        self.tree = tree
        self.lines = lines
        self.blocks = _blocks_of(lines)
        self._known: dict[tuple[str, bool], ScriptStopped | None] = {}

    def at(self, disk: str, on_battery: bool) -> ScriptStopped | None:
        """Return where it gives up for *disk*, None if it comes to an end."""
        if (disk, on_battery) not in self._known:
            self._known[disk, on_battery] = None
            try:
                collected(self.tree, self.lines, disk, on_battery=on_battery)
            except ScriptStopped as stopped:
                self._known[disk, on_battery] = stopped
        return self._known[disk, on_battery]


def _useless(line: FileLine, stops: _Stops, effective: set[int]) -> tuple[Found, ...]:
    """Return what *line* would have set, if no run of the script got that far or it was replaced."""
    key, sep, value = split_line(line)
    block = stops.blocks[line.number]
    if block == "command_line":
        return _command_line(line)
    if line.number in effective or sep != "=" or key in IGNORED:
        return ()
    wish = _intended(key, value)
    if wish is None:
        return ()
    target = of_path(block) if block else of_names("*", _UDEV_NAMES)
    option = ScriptOption(key, {**SWITCHES, **NUMBERS}.get(key, "B"), value, line.number)
    return (SourceLine(FILE, line.number, TOOL).found(wish, target, _when(option)).but(_why(line, stops, block)),)


def _intended(key: str, value: str) -> ClaimedValue | None:
    """Return what the author of the line must have had in mind; an unknown key is guessed by its beginning."""
    lower = key.lower()
    flag = {**SWITCHES, **NUMBERS}.get(lower) or next(
        (_GUESSES[word] for word in _GUESSES if lower.startswith(word)), ""
    )
    text = {"on": "1", "off": "0"}.get(value, value)
    if flag and number(text) is not None and text.isdigit():
        found = hdparm_args.wishes([f"-{flag}{text}"])
        return found[0] if found else None
    known = hdparm_args.wish(flag, 0) if flag else None
    return ClaimedValue(known.setting if known else key, None)


_GUESSES = {"apm": "B", "aam": "M", "acoustic": "M", "spindown": "S", "standby": "S", "write": "W", "look": "A"}


def _blocks_of(lines: tuple[FileLine, ...]) -> dict[int, str]:
    """Return the drive of the block that contains each line, as a person would read it; empty outside."""
    blocks, block = {}, ""
    for one in lines:
        key, sep, _ = split_line(one)
        if sep == "{":
            block = key
        elif key == "}" and not sep:
            block = ""
        blocks[one.number] = block
    return blocks


def _command_line(line: FileLine) -> tuple[Found, ...]:
    """Return what a line of a command_line block asks for; these lines are not run since 9.39-1."""
    program, *arguments = line.text.split()
    if not program.endswith("hdparm"):
        return ()
    place = SourceLine(FILE, line.number, TOOL)
    problem = Sentence("hdparm ignores command_line since version 9.39.")
    return tuple(
        place.found(wish, of_path(call.device), (When.BOOT,)).but(problem)
        for call in hdparm_args.calls(arguments)
        for wish in call.wishes
    )


def _is_closed(line: FileLine, lines: tuple[FileLine, ...]) -> bool:
    """Whether a closing brace follows *line*, before another block begins."""
    following = (split_line(one) for one in lines if one.number > line.number)
    ends = (key == "}" for key, sep, _ in following if sep == "{" or (key == "}" and not sep))
    return next(ends, False)


def _why(line: FileLine, stops: _Stops, block: str) -> str:
    """Return a sentence stating why *line* has no effect."""
    tree, lines = stops.tree, stops.lines
    for on_battery in (False, True):
        stopped = stops.at(block or ELSE, on_battery)
        if stopped is not None:
            if stopped.line == line.number:
                return Sentence("hdparm stops here: {why}.", why=stopped.problem)
            return Sentence(
                "hdparm stops at line {line}: {why}.",
                line=stopped.line,
                why=stopped.problem,
            )
    if not block:
        return Sentence("The option follows a block, which is too late.")
    if not _is_closed(line, lines):
        return Sentence("A block without a closing brace is ignored.")
    earlier = [one.number for one, name in blocks_in(lines) if same_drive(tree, name, block)]
    if len(earlier) > 1:
        return Sentence("Only the drive's first block (line {line}) counts.", line=earlier[0])
    return Sentence("A later line overrides it.")
