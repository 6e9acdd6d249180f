"""Every command for a terminal as data: help, completion, manual and privileges are made of it."""

from __future__ import annotations

from disktune_contract.messages.change import MAX_TRIAL_S, MIN_TRIAL_S
from disktune_contract.messages.protocol import Class
from disktune_contract.record import record


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
    """One command: its arguments, what it does, and the class in which it runs as root."""

    name: str
    arguments: str
    summary: str
    as_root: Class
    for_users: bool = False
    """Whether it is of use without root, with what the kernel shows to everybody."""
    options: tuple[CommandOption, ...] = ()
    places: tuple[str, ...] = ()
    """What its arguments are, for completion: ``drive``, ``array``, ``setting``, ``change``, ``file`` or closed
    words with ``|`` between them; the last one repeats if it ends in ``…``."""
    keeps_awake: bool = False
    """Whether suspend would spoil it, and is held off as long as it takes."""
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
        "list", "[DRIVE…]", "Print the drives and arrays.", Class.INSPECT, True, (_HIDDEN, _JSON), ("drive…",)
    ),
    TerminalCommand(
        "layers",
        "[DRIVE|MOUNT…]",
        "Print what is on drives: partitions, encryption, volumes and file systems; or what a mount point is on.",
        Class.INSPECT,
        True,
        (_JSON,),
        ("drive…",),
    ),
    TerminalCommand(
        "get",
        "DRIVE [SETTING…]",
        "Print settings of a drive, by id or any of their names.",
        Class.INSPECT,
        True,
        (_ABSENT, _JSON),
        ("drive", "setting…"),
    ),
    TerminalCommand(
        "set",
        "DRIVE SETTING=VALUE…",
        "Print the plan, change settings, read them back, and revert them unless they are kept.",
        Class.TUNE,
        False,
        _CHANGING,
        ("drive", "change…"),
    ),
    TerminalCommand(
        "restore",
        "DRIVE [SETTING…]",
        "Restore the values that DiskTune found: of a drive, or with --all of every drive.",
        Class.TUNE,
        False,
        (
            CommandOption("--all", "Restore every drive that DiskTune has changed."),
            *(option for option in _CHANGING if option.name != "--save"),
        ),
        ("drive", "setting…"),
    ),
    TerminalCommand(
        "history",
        "[DRIVE]",
        "Print what was changed, the newest first.",
        Class.INSPECT,
        True,
        (CommandOption("--limit", "Print at most this many entries (1 to 1000).", "NUMBER"), _JSON),
        ("drive",),
    ),
    TerminalCommand(
        "health",
        "[DRIVE…]",
        "Print the health verdict of drives with its reasons. Exit status 1 if one is not good.",
        Class.INSPECT,
        False,
        (_COUNTERS, _JSON),
        ("drive…",),
    ),
    TerminalCommand(
        "save",
        "DRIVE SETTING…",
        "Save the present values of settings for every boot.",
        Class.TUNE,
        False,
        (_JSON,),
        ("drive", "setting…"),
    ),
    TerminalCommand(
        "forget",
        "DRIVE [SETTING…]",
        "Delete saved values of a drive: those that are named, or all. The drive keeps its present values.",
        Class.TUNE,
        False,
        (_JSON,),
        ("drive", "setting…"),
    ),
    TerminalCommand(
        "bench",
        "DRIVE [PROFILE]",
        "Measure a raw drive, which is only read. Without a profile: the Quick Test.",
        Class.TUNE,
        True,
        (
            CommandOption("--list", "Print the profiles and workloads."),
            CommandOption("--seconds", "Length of a run (1 to 60).", "NUMBER"),
            CommandOption("--runs", "Runs of each workload (1 to 20).", "NUMBER"),
            _WAKE,
            _JSON,
        ),
        ("drive", "profile"),
        keeps_awake=True,
    ),
    TerminalCommand(
        "compare",
        "BEFORE AFTER",
        "Compare two results of bench --json, or two that the window exported. A dash is standard input.",
        Class.INSPECT,
        True,
        (_JSON,),
        ("file", "file"),
        files=2,
    ),
    TerminalCommand(
        "experiment",
        "DRIVE SETTING=VALUE,VALUE…",
        "Compare values of a setting with the present one by interleaved runs, then restore it. The drive is only "
        "read.",
        Class.TUNE,
        False,
        (
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
        ("drive", "change…"),
        keeps_awake=True,
    ),
    TerminalCommand(
        "boost",
        "[ARRAY [PRESET|stop]]",
        "Speed up what runs on an array until it finishes, end that, or print how boosts stand.",
        Class.TUNE,
        False,
        (_JSON,),
        ("array", "gentle|normal|fast|stop"),
    ),
    TerminalCommand(
        "array",
        "[ARRAY…]",
        "Print arrays with their members and what runs on them.",
        Class.INSPECT,
        True,
        (_JSON,),
        ("array…",),
    ),
    TerminalCommand(
        "selftest",
        "DRIVE [short|extended|conveyance|FIRST-LAST|stop]",
        "Print the self-tests of a drive, start one, or stop it.",
        Class.TUNE,
        False,
        (
            CommandOption("--while-rebuilding", "Start it although an array of this drive rebuilds."),
            CommandOption("--wait", "Wait for the end of the test. Ctrl-C ends the waiting, not the test."),
            _JSON,
        ),
        ("drive", "short|extended|conveyance|stop"),
    ),
    TerminalCommand(
        "check",
        "[DRIVE…]",
        "Check whether drives run as they could. Exit status 1 if something was found.",
        Class.INSPECT,
        True,
        (CommandOption("--all", "Include checks that found nothing."), _JSON),
        ("drive…",),
    ),
    TerminalCommand(
        "watch",
        "[DRIVE…]",
        "Print the activity of drives until Ctrl-C, as iostat -x does.",
        Class.INSPECT,
        True,
        (
            CommandOption("--interval", "Seconds between two lines (0.25 to 10).", "SECONDS"),
            CommandOption("--count", "End after this many.", "NUMBER"),
            CommandOption("--json", "Print a line of JSON for each sample, by command-line.schema.json."),
        ),
        ("drive…",),
    ),
)

BY_NAME: dict[str, TerminalCommand] = {command.name: command for command in COMMANDS}
