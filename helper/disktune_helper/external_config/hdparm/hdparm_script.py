"""How Debian's hdparm-functions goes through /etc/hdparm.conf for one drive.

Source: hdparm 9.65 of Debian, /lib/hdparm/hdparm-functions.
"""

from __future__ import annotations

import re

from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.external_config.common.tree import FileLine, Tree
from disktune_helper.external_config.common.values import shown

FILE = "/etc/hdparm.conf"

SWITCHES = {
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

NUMBERS = {
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
IGNORED = frozenset(
    {"security_unlock", "security_pass", "security_disable", "user-master", "security_mode", "ROOTFS"}
)
_WORDS = frozenset({"standby", "sleep", "disable_seagate", "security_freeze"})

ELSE = "\0"
"""Stands for a drive that the file does not name."""


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
    """Return the lines that the script looks at, those that end in a backslash joined as the shell's read does."""
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
                    raise ScriptStopped(line.number, Sentence("a closing brace without an opening brace"))
                if options and same_drive(tree, current, disk):
                    return tuple(options)
                commands = False
            elif key != "quiet" and key not in _WORDS and not commands:
                problem = Sentence("{text} is not an option without a value", text=shown(key))
                raise ScriptStopped(line.number, problem)
        elif not commands:
            problem = Sentence(
                "{text} where {equals} or {brace} is expected", text=shown(sep), equals="“=”", brace="“{”"
            )
            raise ScriptStopped(line.number, problem)
    return tuple(defaults)


def _assignment(line: FileLine, key: str, value: str) -> ScriptOption | None:
    # The value goes through the shell without quotation marks, so its words come apart.
    first, *more = value.split() or [""]
    if key in SWITCHES:
        if first not in ("on", "off", "0", "1"):
            raise ScriptStopped(line.number, Sentence("{text} is neither on nor off", text=shown(first)))
        digit = "1" if first in ("on", "1") else "0"
        return ScriptOption(key, SWITCHES[key], digit, line.number, f"{more[0]}{digit}" if more else "")
    if key in NUMBERS:
        return ScriptOption(key, NUMBERS[key], first, line.number)
    if key in IGNORED:
        return None
    raise ScriptStopped(line.number, Sentence("hdparm.conf has no option {text}", text=shown(key)))


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
