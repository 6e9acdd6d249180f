"""Commands for a terminal: each of them as data, how a command line is read by that, and how a command ends."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence
from enum import IntEnum

from disktune_contract.messages.change import MAX_TRIAL_S, MIN_TRIAL_S
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.record import record
from disktune_contract.rules.hdparm_options import BY_FLAG
from disktune_helper.faces import FACES

# -- every command for a terminal, as data -----------------------------------------------------------------
#
# Help, completion, manual and privileges are made of it.


@record
class CommandOption:
    """One option; ``value`` is the name of what it takes, empty for a switch."""

    name: str
    help: str
    value: str = ""
    words: tuple[str, ...] = ()
    """What it takes, if that is a closed list."""


@record
class TerminalCommand:
    """One command: its arguments, what it does, and what it prints; `disktune_helper.faces` has the rest."""

    name: str
    arguments: str
    summary: str
    for_users: bool = False
    """Whether it is of use without root, with what the kernel shows to all users."""
    options: tuple[CommandOption, ...] = ()
    places: tuple[str, ...] = ()
    """What its arguments are, for completion: ``drive``, ``array``, ``setting``, ``change``, ``file`` or closed
    words with ``|`` between them; the last one repeats if it ends in ``…``."""
    outputs: tuple[str, ...] = ()
    """The records of `outputs` that it prints with ``--json``."""
    keeps_awake: bool = False
    """Whether suspend would spoil it, and is inhibited as long as it takes."""
    reads_input: bool = False
    """Whether it reads standard input if it has no arguments; that is read at the same time as files."""
    hdparm: bool = False
    """Whether it takes hdparm's own options, long ones among its arguments."""
    reads_one: bool = False
    """Whether it only reads where nothing but one drive is named, or none."""
    files: int = 0
    """How many arguments are files to read. They are opened before a process of root's gives up its privileges."""

    @property
    def synopsis(self) -> str:
        """The command line in short."""
        parts = [self.name, self.arguments, *(_shown(option) for option in self.options)]
        return " ".join(part for part in parts if part)


def _shown(option: CommandOption) -> str:
    return f"[{option.name} {option.value}]" if option.value else f"[{option.name}]"


RISKS = ("data-loss", "hang")
"""What ``--accept-risk`` takes: `Risk.DATA_LOSS` and `Risk.HANG`."""

_JSON = CommandOption("--json", "Print the result as JSON, by command-line.schema.json.")
_HIDDEN = CommandOption("--all", "Include loop, zram, RAM and optical devices.")
_ABSENT = CommandOption("--all", "Include settings that the drive does not have.")
_COUNTERS = CommandOption("--all", "Include counters that are 0 and all attributes.")
_WAKE = CommandOption("--wake", "Wake the drive if it is in standby.")
_KEEP = CommandOption("--keep", "Keep the changes without asking; with --try, after that time.")
_CHANGING = (
    CommandOption(
        "--try",
        f"Revert the changes after this time ({MIN_TRIAL_S}s to {MAX_TRIAL_S}s) unless they are kept. "
        "Ctrl-C reverts at once.",
        "TIME",
    ),
    _KEEP,
    CommandOption("--save", "Save the kept values for every boot."),
    CommandOption("--dry-run", "Print the plan and change nothing."),
    CommandOption("--accept-risk", "Accept this risk of the plan; give it for each risk.", "RISK", RISKS),
    _JSON,
)

COMMANDS: tuple[TerminalCommand, ...] = (
    TerminalCommand(
        "list",
        "[DRIVE…]",
        "Print the drives and arrays.",
        for_users=True,
        options=(_HIDDEN, _JSON),
        places=("drive…",),
        outputs=("ListOutput",),
    ),
    TerminalCommand(
        "layers",
        "[DRIVE|MOUNT…]",
        "Print what is on drives: partitions, encryption, volumes and file systems; or what a mount point is on.",
        for_users=True,
        options=(_JSON,),
        places=("drive…",),
        outputs=("LayersOutput",),
    ),
    TerminalCommand(
        "get",
        "DRIVE… [SETTING…]",
        "Print settings, by id, any of their names or hdparm's letters (-aAMQW); of several drives as a table.",
        for_users=True,
        hdparm=True,
        options=(_ABSENT, _JSON),
        places=("drive", "setting…"),
        outputs=("GetOutput",),
    ),
    TerminalCommand(
        "set",
        "DRIVE… SETTING=VALUE…",
        "Print the plan, change settings, read them back, and revert them unless they are kept. hdparm's options "
        "mean what they mean there: -M128 -S12 -a1024.",
        hdparm=True,
        options=_CHANGING,
        places=("drive", "change…"),
        outputs=("SetOutput",),
    ),
    TerminalCommand(
        "act",
        "DRIVE… [ACTION…]",
        "Carry out an action on drives, by name or by hdparm's -y, -Y, -C, -z, -f and -F; or print the actions.",
        hdparm=True,
        reads_one=True,
        options=(CommandOption("--yes", "Do it without asking."), _JSON),
        places=("drive", "action…"),
        outputs=("ActOutput",),
    ),
    TerminalCommand(
        "restore",
        "DRIVE… [SETTING…]",
        "Restore the values that DiskTune found: of a drive, or with --all of every drive.",
        options=(
            CommandOption("--all", "Restore every drive that DiskTune has changed."),
            *(option for option in _CHANGING if option.name != "--save"),
        ),
        places=("drive", "setting…"),
        outputs=("SetOutput",),
    ),
    TerminalCommand(
        "history",
        "[DRIVE]",
        "Print what was changed, the newest first.",
        for_users=True,
        options=(CommandOption("--limit", "Print at most this many entries (1 to 1000).", "NUMBER"), _JSON),
        places=("drive",),
        outputs=("HistoryOutput",),
    ),
    TerminalCommand(
        "health",
        "[DRIVE…]",
        "Print the health verdict of drives with its reasons. Exit status 1 if one is not good.",
        options=(_COUNTERS, _JSON),
        places=("drive…",),
        outputs=("HealthOutput",),
    ),
    TerminalCommand(
        "save",
        "DRIVE… SETTING…",
        "Save the present values of settings for every boot.",
        options=(_JSON,),
        places=("drive", "setting…"),
        outputs=("SavedOutput",),
    ),
    TerminalCommand(
        "forget",
        "DRIVE… [SETTING…]",
        "Delete saved values of a drive: those that are named, or all. The drive keeps its present values.",
        options=(_JSON,),
        places=("drive", "setting…"),
        outputs=("SavedOutput",),
    ),
    TerminalCommand(
        "bench",
        "DRIVE|FOLDER [PROFILE]",
        "Measure a raw drive, which is only read; or a folder, as a user who may write there, by test files that "
        "are deleted at the end.",
        for_users=True,
        options=(
            CommandOption("--yes", "Write much to a folder without asking."),
            CommandOption("--list", "Print the profiles and workloads."),
            CommandOption("--seconds", "Length of a run (1 to 60).", "NUMBER"),
            CommandOption("--runs", "Runs of each workload (1 to 20).", "NUMBER"),
            _WAKE,
            _JSON,
        ),
        places=("drive", "profile"),
        outputs=("BenchOutput", "BenchList"),
        keeps_awake=True,
    ),
    TerminalCommand(
        "compare",
        "BEFORE AFTER",
        "Compare two results of bench --json, or two that the window exported. A dash is standard input.",
        for_users=True,
        options=(_JSON,),
        places=("file", "file"),
        outputs=("CompareOutput",),
        files=2,
    ),
    TerminalCommand(
        "explain",
        "[LINE]",
        "Explain a line, script or snippet that others published, or standard input: what it sets, and on these "
        "drives. Nothing is run. Exit status 1 if a part is not understood.",
        for_users=True,
        options=(CommandOption("--no-drives", "Explain the text alone and read no drive."), _JSON),
        outputs=("ExplainOutput",),
        reads_input=True,
    ),
    TerminalCommand(
        "import",
        "[DRIVE…]",
        "Print what other tools set at boot by their files (hdparm.conf, udev, TLP, tuned …), and the commands "
        "that save it here. Changes nothing.",
        for_users=True,
        options=(_JSON,),
        places=("drive…",),
        outputs=("ImportOutput",),
    ),
    TerminalCommand(
        "experiment",
        "DRIVE SETTING=VALUE,VALUE…",
        "Compare values of a setting with the present one by interleaved runs, then restore it. The drive is only "
        "read.",
        options=(
            CommandOption(
                "--profile", "The workload that judges. Without it: the one that suits the setting.", "NAME"
            ),
            CommandOption(
                "--time", "Time for all runs (1s to 60min). More time tells smaller differences.", "TIME"
            ),
            CommandOption("--seconds", "Length of a run (1 to 60).", "NUMBER"),
            CommandOption("--keep", "Set and keep the fastest value if one is faster with confidence."),
            CommandOption("--save", "With --keep: save it for every boot."),
            *(option for option in _CHANGING if option.name in ("--dry-run", "--accept-risk")),
            _WAKE,
            _JSON,
        ),
        places=("drive", "change…"),
        outputs=("ExperimentOutput",),
        keeps_awake=True,
    ),
    TerminalCommand(
        "boost",
        "[ARRAY [PRESET|stop]]",
        "Speed up what runs on an array until it finishes, end that, or print how boosts stand.",
        options=(
            CommandOption("--min", "Your own minimum speed for each member: KiB/s, or such as 50M.", "SPEED"),
            CommandOption("--max", "Your own maximum.", "SPEED"),
            _JSON,
        ),
        places=("array", "gentle|normal|fast|stop"),
        outputs=("BoostOutput",),
    ),
    TerminalCommand(
        "array",
        "[ARRAY…|ARRAY check|repair|cancel|pause|resume|bitmap on|bitmap off]",
        "Print arrays with their members and what runs on them; or check one, repair it, stop or pause that, add "
        "or remove its bitmap.",
        for_users=True,
        reads_one=True,
        options=(
            CommandOption("--why", "Measure for 45 s why what runs is slow, and print what helps."),
            CommandOption("--wait", "Wait until nothing runs. Exit status 1 if it did not end well."),
            CommandOption("--yes", "Do what asks first without asking."),
            _JSON,
        ),
        places=("array", "check|repair|cancel|pause|resume|bitmap", "on|off"),
        outputs=("ArrayOutput",),
    ),
    TerminalCommand(
        "selftest",
        "DRIVE [short|extended|conveyance|FIRST-LAST|stop]",
        "Print the self-tests of a drive, start one, or stop it.",
        options=(
            CommandOption("--while-rebuilding", "Start it although an array of this drive rebuilds."),
            CommandOption("--wait", "Wait for the end of the test. Ctrl-C ends the waiting, not the test."),
            _JSON,
        ),
        places=("drive", "short|extended|conveyance|stop"),
        outputs=("SelfTestOutput",),
    ),
    TerminalCommand(
        "check",
        "[DRIVE…]",
        "Check whether drives run as they could. Exit status 1 if something was found.",
        for_users=True,
        options=(CommandOption("--all", "Include checks that found nothing."), _JSON),
        places=("drive…",),
        outputs=("CheckUpOutput",),
    ),
    TerminalCommand(
        "watch",
        "[DRIVE…]",
        "Print the activity of drives until Ctrl-C, as iostat -x does.",
        for_users=True,
        options=(
            CommandOption("--interval", "Seconds between two lines (0.25 to 10).", "SECONDS"),
            CommandOption("--count", "End after this many.", "NUMBER"),
            CommandOption("--json", "Print a line of JSON for each sample, by command-line.schema.json."),
        ),
        places=("drive…",),
        outputs=("WatchOutput",),
    ),
)

BY_NAME: dict[str, TerminalCommand] = {command.name: command for command in COMMANDS}


# -- how a command ends before its work is done: a status and a sentence -----------------------------------


class Exit(IntEnum):
    """Exit statuses of the commands for a terminal; the table of all is in the manual."""

    DONE = 0
    NOT_DONE = 1
    """Refused, failed, or not kept; of health and check: something is not well."""
    BAD_INPUT = 2
    NO_PERMISSION = 3


class CommandEnds(Exception):
    """Ends a command with a status and a sentence; nothing is left behind."""

    def __init__(self, status: Exit, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.why = why


def bad_input(why: str) -> CommandEnds:
    """Return the end of a command that makes no sense."""
    return CommandEnds(Exit.BAD_INPUT, why)


_OF_FAULTS = {
    Fault.NO_SUCH_DRIVE: Exit.BAD_INPUT,
    Fault.PROTOCOL: Exit.BAD_INPUT,
    Fault.PERMISSION: Exit.NO_PERMISSION,
    Fault.NOT_ALLOWED: Exit.NO_PERMISSION,
}


def of_refusal(error: Refusal) -> CommandEnds:
    """Return the end of a command that a handler refused."""
    return CommandEnds(_OF_FAULTS.get(error.fault, Exit.NOT_DONE), error.why)


def needs_root(words: Sequence[str]) -> CommandEnds:
    """Return the end of a command that only root can carry out, with the line that does it."""
    line = shlex.join(["sudo", "disktune-helper", *words])
    return CommandEnds(Exit.NO_PERMISSION, f"This needs root. Run: {line}")


# -- reading a command line by its declaration -------------------------------------------------------------
#
# Nothing is guessed, and what makes no sense is answered by a sentence.

HELP = ("--help", "-h")
_TIMES = {"": 1, "s": 1, "min": 60, "m": 60}


@record
class ParsedLine:
    """A parsed command line."""

    command: TerminalCommand
    names: tuple[str, ...]
    """Drives, settings and values, in their order."""
    options: Mapping[str, tuple[str, ...]]
    """By name, what was given to each; an empty text for a switch."""
    wants_help: bool = False
    files: tuple[bytes, ...] = ()
    """The contents of the files that are named, in their order."""

    @property
    def as_root(self) -> Class:
        """The class in which it runs as root."""
        reads = self.command.reads_one and len(self.names) <= 1
        return Class.INSPECT if reads else Class(FACES[self.command.name].ceiling)

    def has(self, option: str) -> bool:
        """Return whether an option was given."""
        return option in self.options

    def text(self, option: str) -> str:
        """Return what was given to an option last; empty if it was not given."""
        return self.options.get(option, ("",))[-1]

    def number(self, option: str, least: int, most: int) -> int | None:
        """Return a whole number within its bounds, None if the option was not given; raises `CommandEnds`."""
        if not self.has(option):
            return None
        text = self.text(option)
        if not re.fullmatch(r"[0-9]{1,6}", text) or not least <= int(text) <= most:
            raise bad_input(f"{option} takes a whole number from {least} to {most}, not {text[:32]!r}.")
        return int(text)

    def seconds(self, option: str, least: float, most: float) -> float | None:
        """Return a time in seconds within its bounds: ``30``, ``30s``, ``2min``; raises `CommandEnds`."""
        if not self.has(option):
            return None
        text = self.text(option)
        found = re.fullmatch(r"([0-9]{1,5}(?:\.[0-9]{1,3})?)(s|m|min|)", text)
        value = float(found.group(1)) * _TIMES[found.group(2)] if found else -1.0
        if not least <= value <= most:
            raise bad_input(
                f"{option} takes {least:g} to {most:g} seconds, such as {least:g}s, not {text[:32]!r}."
            )
        return value


def parsed(command: TerminalCommand, words: Sequence[str]) -> ParsedLine:
    """Return *words* parsed as arguments of *command*; raises `CommandEnds`."""
    known = {option.name: option for option in command.options}
    names: list[str] = []
    options: dict[str, tuple[str, ...]] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word in HELP:
            return ParsedLine(command, (), {}, wants_help=True)
        if word == "--":
            names += rest
            break
        if not word.startswith("--"):
            names.append(word)
            continue
        name, given, value = word.partition("=")
        option = known.get(name)
        if option is None and command.hdparm and word in BY_FLAG:
            names.append(word)
            continue
        if option is None:
            raise bad_input(f"{command.name} has no option {name[:32]}. Usage: disktune-helper {command.synopsis}")
        if option.value and not given:
            if not rest:
                raise bad_input(f"{name} needs a value: {option.value}.")
            value = rest.pop(0)
        options[name] = (*options.get(name, ()), _checked(option, value, given=bool(given)))
    return ParsedLine(command, tuple(names), options)


def _checked(option: CommandOption, value: str, *, given: bool) -> str:
    if not option.value and given:
        raise bad_input(f"{option.name} takes no value.")
    if option.words and value not in option.words:
        raise bad_input(f"{option.name} takes {' or '.join(option.words)}, not {value[:32]!r}.")
    return value


def usage(command: TerminalCommand) -> str:
    """Return the help of a command."""
    lines = [f"usage: disktune-helper {command.synopsis}", "", command.summary]
    if command.options:
        width = max(len(f"{option.name} {option.value}") for option in command.options)
        lines.append("")
        for option in command.options:
            choice = f" ({' or '.join(option.words)})" if option.words else ""
            lines.append(f"  {f'{option.name} {option.value}':<{width}}  {option.help}{choice}")
    return "\n".join(lines)
