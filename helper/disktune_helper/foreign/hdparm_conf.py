"""/etc/hdparm.conf, as Debian's hdparm-functions reads it.

The script reads the file anew for each drive, from the top to the first block of that drive, and gives up at
the first word it does not know: what stands below is lost for every drive, and so are the options of the whole
file for drives that have no block. So the file is read here in the same way, once for each drive that it names and
once for a drive that it does not name, on either power supply. Source: hdparm 9.65 of Debian,
/lib/hdparm/hdparm-functions, /lib/udev/hdparm, 95hdparm-apm and 85-hdparm.rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from disktune_contract.claims import When
from disktune_contract.record import record
from disktune_helper.foreign import hdparm_args
from disktune_helper.foreign.found import Found, Place
from disktune_helper.foreign.match import Facts, Target, of_names, of_path
from disktune_helper.foreign.tree import Line, Tree
from disktune_helper.foreign.values import Wish, number, shown

FILE = "/etc/hdparm.conf"
TOOL = "hdparm"

_SWITCHES = {
    "lookahead": "A",
    "bus": "b",
    "dma": "d",
    "defect_mana": "D",
    "read_only": "r",
    "write_read_verify": "R",
    "poweron_standby": "s",
    "interrupt_unmask": "u",
    "write_cache": "W",
    "keep_settings_over_reset": "k",
    "keep_features_over_reset": "K",
}
"""Keys that take off, 0, on or 1 and nothing else."""

_NUMBERS = {
    "read_ahead_sect": "a",
    "apm": "B",
    "apm_battery": "B",
    "io32_support": "c",
    "cd_speed": "E",
    "mult_sect_io": "m",
    "prefetch_sect": "P",
    "spindown_time": "S",
    "force_spindown_time": "S",
    "transfer_mode": "X",
    "acoustic_management": "M",
    "chipset_pio_mode": "p",
}
_IGNORED = frozenset(
    {"security_unlock", "security_pass", "security_disable", "user-master", "security_mode", "ROOTFS"}
)
_WORDS = frozenset({"standby", "sleep", "disable_seagate", "security_freeze"})

_UDEV_NAMES = ("[sh]d[a-z]",)
"""The drives for which 85-hdparm.rules runs the script, and over which 95hdparm-apm goes."""

_MOST_LINES = 1000
"""Lines with something in them; with 26 drives of 20 options each there are 600."""

_ELSE = "\0"
"""Stands for a drive that the file does not name."""


@record
class _Option:
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


class _Stopped(Exception):
    """The script gave up at a line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem)
        self.line = line
        self.problem = problem


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what /etc/hdparm.conf sets."""
    lines = _significant(tree)
    if len(lines) > _MOST_LINES:
        # For every block it is gone through anew, as the script does.
        tree.unreadable[FILE] = f"it has more than {_MOST_LINES} lines, those after them were left out"
        lines = lines[:_MOST_LINES]
    disks = dict.fromkeys(block for _, block in _blocks(lines))
    used: dict[tuple[int, str], Found] = {}
    for disk in (*disks, _ELSE):
        for on_battery in (False, True):
            try:
                options = _options(tree, lines, disk, on_battery=on_battery)
            except _Stopped:
                continue
            for found in _claims(options, disk, tuple(disks)):
                used.setdefault((found.claim.line, found.claim.drive_match), found)
    effective = {line for line, _ in used}
    stops = _Stops(tree, lines)
    useless = [found for line in lines for found in _useless(line, stops, effective)]
    mine = sorted((*used.values(), *useless), key=lambda found: found.claim.line)
    return (*_of_package(tree, lines, tuple(disks)), *mine)


FUNCTIONS = ("/usr/lib/hdparm/hdparm-functions", "/lib/hdparm/hdparm-functions")


def _of_package(tree: Tree, lines: tuple[Line, ...], disks: tuple[str, ...]) -> Iterator[Found]:
    """Return the level that the package itself gives drives for which the file says none (hdparm_options)."""
    path = next((path for path in FUNCTIONS if tree.exists(path)), None)
    for line in tree.lines(path) if path is not None else ():
        match = re.fullmatch(r"\s*hdparm_set_option -([BS])(\d+)\s*", line.text)
        if not match or path is None:
            continue
        flag, value = match.groups()
        # Its one level for mains is the highest; what is below is for batteries.
        on_battery = not (flag == "B" and int(value) >= _ON_MAINS)
        wish = hdparm_args.option(flag, value)
        for disk in (*disks, _ELSE):
            if wish is not None and not _unreachable(disk) and _has_none(tree, lines, disk, flag, on_battery):
                when = (When.BOOT, When.HOTPLUG, When.RESUME, When.BATTERY if on_battery else When.AC)
                yield Place(path, line.number, TOOL).found(wish, _with_levels(disk, disks), when)


_ON_MAINS = 254


def _has_none(tree: Tree, lines: tuple[Line, ...], disk: str, flag: str, on_battery: bool) -> bool:
    """Whether the script comes to an end for *disk* without an option of the file for *flag*."""
    try:
        found = _options(tree, lines, disk, on_battery=on_battery)
    except _Stopped:
        return False
    return all(option.flag != flag for option in found)


def _with_levels(disk: str, disks: tuple[str, ...]) -> Target:
    """Return *disk* if it has power management levels and is no USB or FireWire drive (hdparm_try_apm)."""
    plain = _rest(disks) if disk == _ELSE else of_path(disk)

    def test(facts: Facts) -> bool | None:
        if facts.udev and facts.udev.get("ID_ATA_FEATURE_SET_APM") != "1":
            return False
        if re.match(r"pci-.*-(usb|ieee1394)-", facts.udev.get("ID_PATH", "")):
            return False
        return plain.test(facts)

    return Target(plain.text, test)


# -- the script --------------------------------------------------------------------------------------------------


def _significant(tree: Tree) -> tuple[Line, ...]:
    """Return the lines that the script looks at, those that end in a backslash joined as the shell's read does."""
    found: list[Line] = []
    joined = False
    for line in tree.lines(FILE):
        if re.match(r"\s*(#|$)", line.text):
            continue
        if joined:
            before = found.pop()
            line = Line(before.number, before.text[:-1] + line.text)  # noqa: PLW2901
        joined = re.search(r"(?<!\\)(\\\\)*\\$", line.text) is not None
        found.append(line)
    # Without the rest of a line that is to go on, the shell's read fails and the loop ends.
    return tuple(found[:-1] if joined else found)


def _split(line: Line) -> tuple[str, str, str]:
    """Return key, separator and value as ``read KEY SEP VALUE`` takes them."""
    text = re.sub(r"\\(.)", r"\1", line.text).strip(" \t\n")
    words = re.split(r"[ \t]+", text, maxsplit=2)
    return words[0], words[1] if len(words) > 1 else "", words[2] if len(words) > 2 else ""


def _blocks(lines: tuple[Line, ...]) -> tuple[tuple[Line, str], ...]:
    """Return the lines that begin blocks of drives, with the drive as written."""
    split = ((line, *_split(line)) for line in lines)
    return tuple((line, key) for line, key, sep, _ in split if sep == "{" and key != "command_line")


def _options(tree: Tree, lines: tuple[Line, ...], disk: str, *, on_battery: bool) -> tuple[_Option, ...]:
    """Return the options that the script finds for *disk*, which it knows by the words of its block."""
    defaults: list[_Option] = []
    options: list[_Option] = []
    current, commands = "", False
    for line in lines:
        key, sep, value = _split(line)
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
                    raise _Stopped(line.number, "a brace is closed that was not opened")
                if options and _same(tree, current, disk):
                    return tuple(options)
                commands = False
            elif key != "quiet" and key not in _WORDS and not commands:
                raise _Stopped(line.number, f"{shown(key)} is no option that stands alone")
        elif not commands:
            raise _Stopped(line.number, f"{shown(sep)} stands where “=” or “{{” has to")
    return tuple(defaults)


def _assignment(line: Line, key: str, value: str) -> _Option | None:
    # The value goes through the shell without quotation marks, so its words come apart.
    first, *more = value.split() or [""]
    if key in _SWITCHES:
        if first not in ("on", "off", "0", "1"):
            raise _Stopped(line.number, f"{shown(first)} is neither on nor off")
        digit = "1" if first in ("on", "1") else "0"
        return _Option(key, _SWITCHES[key], digit, line.number, f"{more[0]}{digit}" if more else "")
    if key in _NUMBERS:
        return _Option(key, _NUMBERS[key], first, line.number)
    if key in _IGNORED:
        return None
    raise _Stopped(line.number, f"hdparm.conf has no option {shown(key)}")


def _battery_only(key: str) -> bool | None:
    return {"apm": False, "apm_battery": True}.get(key)


def _set(options: list[_Option], option: _Option) -> None:
    """Replace the option whose first two characters are the same, as the script does."""
    options[:] = [one for one in options if one.printed[:2] != option.printed[:2]]
    options.append(option)


def _same(tree: Tree, block: str, disk: str) -> bool:
    return block == disk or (disk != _ELSE and _meant(tree, block) == _meant(tree, disk))


def _meant(tree: Tree, block: str) -> str:
    """Return what the script makes of a block's name: a link is followed, and cut at its first digit."""
    target = tree.resolve_last(block)
    return re.split(r"\d", target, maxsplit=1)[0] if target else block


# -- what it comes to --------------------------------------------------------------------------------------------


def options(tree: Tree, disk: str, *, on_battery: bool) -> tuple[str, ...] | None:
    """Return the options that the script prints for *disk*, a path in /dev; None where it gives up."""
    try:
        found = _options(tree, _significant(tree), disk, on_battery=on_battery)
    except _Stopped:
        return None
    return tuple(option.printed for option in found)


def _claims(options: tuple[_Option, ...], disk: str, disks: tuple[str, ...]) -> Iterator[Found]:
    """Return what *options* set: level and timer by a run of hdparm each, the rest by one run together."""
    together = [
        option for option in options if option.flag not in "BS" and option.text.isdecimal() and not option.instead
    ]
    line = hdparm_args.wishes([f"-{option.flag}{option.text}" for option in together])
    by_setting = {wish.setting: wish for wish in line}
    target = _rest(disks) if disk == _ELSE else of_path(disk)
    unreachable = _unreachable(disk)
    # Words that are no options are drives to hdparm, which goes through them in order and exits at the first that
    # cannot be opened (hdparm.c, process_dev).
    stray = next((option for option in options if option.instead and not option.instead.startswith("-")), None)
    for option in options:
        alone = hdparm_args.option(option.flag, option.text)
        if alone is not None and option.instead:
            problem = (
                f"The script takes {shown(option.instead[:-1])} for the option: nothing may follow the value."
            )
            alone = Wish(alone.setting, alone.value, valid=False, problem=problem)
        if alone is not None:
            wish = by_setting.get(alone.setting, alone) if option in together else alone
            found = Place(FILE, option.line, TOOL).found(wish, target, _when(option))
            if stray is not None and option in together:
                found = found.but(
                    f"hdparm takes {shown(stray.instead)} of line {stray.line} for a drive, and ends there."
                )
            yield found.but(unreachable) if unreachable else found


def _when(option: _Option) -> tuple[When, ...]:
    moments: tuple[When, ...] = (When.BOOT, When.HOTPLUG)
    # The sleep hook puts back the power management level and the timer, nothing else.
    if option.flag in "BS":
        moments = (*moments, When.RESUME)
    supply = {"apm": (When.AC,), "apm_battery": (When.BATTERY,)}.get(option.key, ())
    return (*moments, *supply)


def _unreachable(disk: str) -> str:
    """Return why a block of this name is never used, or nothing."""
    if disk == _ELSE or disk.startswith("/dev/disk/"):
        return ""
    if any(character in disk for character in "*?[]"):
        return "hdparm.conf knows no patterns: the script compares the name letter by letter."
    name = disk.removeprefix("/dev/")
    if not disk.startswith("/dev/"):
        return f"A block has to begin with the path of a device; {shown(disk)} is none."
    if "/" not in name and not any(fnmatchcase(name, pattern) for pattern in _UDEV_NAMES):
        if re.fullmatch(r"[sh]d[a-z]\d+", name):
            return "This is a partition; the script is run for whole drives only, and none has this name."
        return "The rule of hdparm's package runs for sda to sdz and hda to hdz only."
    return ""


def _rest(disks: tuple[str, ...]) -> Target:
    """Return the drives that have no block of their own."""
    plain = tuple(disk.removeprefix("/dev/") for disk in disks)
    every = of_names("*", _UDEV_NAMES, plain)
    named = tuple(of_path(disk) for disk in disks if disk.startswith("/dev/disk/"))
    if not named:
        return every
    return Target("*", lambda facts: every.test(facts) and not any(one.test(facts) for one in named))


class _Stops:
    """Where the script gives up, and why; asked once for each block."""

    def __init__(self, tree: Tree, lines: tuple[Line, ...]) -> None:
        self.tree = tree
        self.lines = lines
        self.blocks = _blocks_of(lines)
        self._known: dict[tuple[str, bool], _Stopped | None] = {}

    def at(self, disk: str, on_battery: bool) -> _Stopped | None:
        """Return where it gives up for *disk*, None if it comes to an end."""
        if (disk, on_battery) not in self._known:
            self._known[disk, on_battery] = None
            try:
                _options(self.tree, self.lines, disk, on_battery=on_battery)
            except _Stopped as stopped:
                self._known[disk, on_battery] = stopped
        return self._known[disk, on_battery]


def _useless(line: Line, stops: _Stops, effective: set[int]) -> tuple[Found, ...]:
    """Return what *line* would have set, if no run of the script got that far or it was replaced."""
    key, sep, value = _split(line)
    block = stops.blocks[line.number]
    if block == "command_line":
        return _command_line(line)
    if line.number in effective or sep != "=" or key in _IGNORED:
        return ()
    wish = _intended(key, value)
    if wish is None:
        return ()
    target = of_path(block) if block else of_names("*", _UDEV_NAMES)
    option = _Option(key, {**_SWITCHES, **_NUMBERS}.get(key, "B"), value, line.number)
    return (Place(FILE, line.number, TOOL).found(wish, target, _when(option)).but(_why(line, stops, block)),)


def _intended(key: str, value: str) -> Wish | None:
    """Return what somebody who wrote this must have had in mind; an unknown key is guessed by its beginning."""
    lower = key.lower()
    flag = {**_SWITCHES, **_NUMBERS}.get(lower) or next(
        (_GUESSES[word] for word in _GUESSES if lower.startswith(word)), ""
    )
    text = {"on": "1", "off": "0"}.get(value, value)
    if flag and number(text) is not None and text.isdigit():
        found = hdparm_args.wishes([f"-{flag}{text}"])
        return found[0] if found else None
    known = hdparm_args.wish(flag, 0) if flag else None
    return Wish(known.setting if known else key, None)


_GUESSES = {"apm": "B", "aam": "M", "acoustic": "M", "spindown": "S", "standby": "S", "write": "W", "look": "A"}


def _blocks_of(lines: tuple[Line, ...]) -> dict[int, str]:
    """Return the drive of the block that each line stands in, as a reader would see it; empty outside."""
    blocks, block = {}, ""
    for one in lines:
        key, sep, _ = _split(one)
        if sep == "{":
            block = key
        elif key == "}" and not sep:
            block = ""
        blocks[one.number] = block
    return blocks


def _command_line(line: Line) -> tuple[Found, ...]:
    """Return what a line of a command_line block asks for; nobody runs these since 9.39-1."""
    program, *arguments = line.text.split()
    if not program.endswith("hdparm"):
        return ()
    place = Place(FILE, line.number, TOOL)
    problem = "hdparm skips blocks with command_line since its version 9.39."
    return tuple(
        place.found(wish, of_path(call.device), (When.BOOT,)).but(problem)
        for call in hdparm_args.calls(arguments)
        for wish in call.wishes
    )


def _is_closed(line: Line, lines: tuple[Line, ...]) -> bool:
    """Whether a closing brace follows *line*, before another block begins."""
    following = (_split(one) for one in lines if one.number > line.number)
    ends = (key == "}" for key, sep, _ in following if sep == "{" or (key == "}" and not sep))
    return next(ends, False)


def _why(line: Line, stops: _Stops, block: str) -> str:
    """Return the sentence that says why *line* has no effect."""
    tree, lines = stops.tree, stops.lines
    for on_battery in (False, True):
        stopped = stops.at(block or _ELSE, on_battery)
        if stopped is not None:
            if stopped.line == line.number:
                return f"hdparm gives up here: {stopped.problem}. Nothing from here on is used."
            return f"hdparm gives up at line {stopped.line}: {stopped.problem}. Nothing of this is used."
    if not block:
        return "It stands after a block: the script then counts it to that block, which it has already used."
    if not _is_closed(line, lines):
        return "The block is not closed: the script uses it when it comes to the brace, which never comes."
    earlier = [one.number for one, name in _blocks(lines) if _same(tree, name, block)]
    if len(earlier) > 1:
        return f"The first block of this drive, at line {earlier[0]}, is the only one that is used."
    return "A later line of the same option takes its place."
