"""Write the manual pages, from the data that the programs themselves go by.

    PYTHONPATH=helper python3 -m tools.manuals DIR

Needs Python alone. A page is made of the same texts as ``--help`` and the window's help: what is written twice
comes to differ. The macros are those of man(7).
"""

from __future__ import annotations

import argparse
import datetime
import os
import sys
from pathlib import Path

from disktune_contract.catalog import SETTINGS
from disktune_contract.folders import CONFIG
from disktune_contract.rules.hdparm_options import compared
from disktune_contract.settings import value_text
from disktune_contract.settings.saved import (
    Family,
    FileRef,
    is_shared,
    unkeepable,
)
from disktune_contract.settings.setting import Legacy, Setting, Value
from disktune_contract.version import VERSION
from disktune_gui.client.remote.host import SUDO_RULE
from disktune_gui.options import parser
from disktune_helper.cli.common.command_line import COMMANDS, TerminalCommand
from disktune_helper.main import usage
from disktune_helper.settings.saved_file import (
    ON_BATTERY,
    SUBFOLDERS,
    SUFFIX,
    SYSTEM_NAME,
    SavedNames,
    change,
)
from disktune_helper.settings.saved_file import SETTINGS as SETTINGS_SECTION
from tools import sent_commands

STATUSES = {
    0: "Success.",
    2: "Invalid command line, or no such drive, array or file. One sentence says which.",
}
WINDOW_STATUSES = {1: "Without a window: the drives could not be listed."}
HELPER_STATUSES = {
    1: "Refused, failed, or not kept: all changes of set and restore were reverted. health: a drive is not good. "
    "selftest: the last self-test failed. check: something was found. compare: nothing can be compared. "
    "explain: a part is not understood. "
    "experiment: nothing was found, or the fastest value is not kept. apply: a value could not be restored; with "
    "--verify: a value differs from the saved one.",
    64: "Refused for security: pkexec started it in another way than the window does, or users other than root "
    "can change its files. One sentence says which file, and which command corrects it.",
    74: "The output could not be written. One sentence says why.",
    3: "No permission: one sentence says which command to run as root. apply: lines of a file are invalid. The "
    "settings of the other lines were restored.",
    75: "apply: settings wait for a drive in standby, or for the end of a trial.",
}


EXAMPLES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Tuning with hdparm: see what the drive has, measure, change one thing on trial, measure, make it last:",
        (
            "disktune-helper get sda",
            "disktune-helper bench sda hdparm --json > before.json",
            "disktune-helper set sda -A1 --keep",
            "disktune-helper bench sda hdparm --json > after.json",
            "disktune-helper compare before.json after.json",
            "disktune-helper experiment sda read_ahead=128,1024,4096 --keep",
            "disktune-helper save sda -A",
        ),
    ),
    (
        "A risky value over ssh: it is kept after a minute only if the connection is still there:",
        (
            "disktune-helper set sda -W1 --accept-risk data-loss --try 60s --keep",
            "disktune-helper history sda",
            "disktune-helper restore sda",
        ),
    ),
    (
        "A quiet server: several drives together, for every boot:",
        (
            "disktune-helper get 'sd[a-e]' -aAMQW",
            "disktune-helper set 'sd[a-e]' -M128 -S12 -a1024 --keep --save",
        ),
    ),
    (
        "Disk speed: block sizes and queue depths, past every cache:",
        (
            "disktune-helper bench sda drive.sizes",
            "disktune-helper bench sda drive.depths --seconds 2 --json",
            "disktune-helper watch sda --interval 1",
        ),
    ),
    (
        "A RAID rebuild: how far it is, faster until it finishes, then everything as before:",
        (
            "disktune-helper array md0",
            "disktune-helper boost md0 fast",
            "disktune-helper boost md0 stop",
        ),
    ),
)
"""Along the how-tos that most people follow."""


FAR = (
    "With --host, or by Connect in the File menu, the drives of another computer are in the list as well. "
    "DiskTune starts ssh(1), with your keys, agent and ssh_config(5), and needs the package disktune-helper "
    "there. It opens no port and asks for no password: where SSH_ASKPASS names a program, ssh may ask by that. A "
    "host that is not known is not trusted; connect to it with ssh before.",
    "To change settings there, connect as root, or let sudo(8) there start the helper without a password. The "
    "rule for /etc/sudoers.d/disktune: " + SUDO_RULE.format(user="USER"),
    "If the connection is lost, window and helper notice it within 10 s, and the helper reverts what is on trial. "
    "After reconnecting, the window shows what became of it.",
)


def escaped(text: str) -> str:
    """Return *text* so that roff prints it as it stands."""
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain


def head(name: str, section: int, what: str) -> list[str]:
    """Return the first lines of a page, dated as the release is or SOURCE_DATE_EPOCH says."""
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
    day = datetime.datetime.fromtimestamp(seconds, datetime.UTC).date() if seconds else datetime.date.today()
    title = f'.TH {escaped(name.upper())} {section} "{day}" "DiskTune {VERSION}" "DiskTune"'
    return [title, ".SH NAME", f"{escaped(name)} \\- {escaped(what)}"]


def paragraph(text: str) -> list[str]:
    """Return one paragraph."""
    return [".PP", escaped(text)]


def entry(term: str, text: str) -> list[str]:
    """Return a term with its explanation."""
    return [".TP", f"\\fB{escaped(term)}\\fR", escaped(text)]


def window() -> list[str]:
    """Return disktune(1)."""
    options = parser()
    lines = head("disktune", 1, "see, measure and tune the drives of this computer")
    lines += [
        ".SH SYNOPSIS",
        ".B disktune",
        "[\\fIoption\\fR ...]",
        ".br",
        ".B disktune",
        "\\fIcommand\\fR [\\fIargument\\fR ...]",
        ".SH DESCRIPTION",
    ]
    lines += paragraph(str(options.description))
    lines += paragraph(
        "A user at the computer itself needs no password to view drives. Changes are made by disktune-helper(8), "
        "which polkit starts after asking for an administrator's password. A change is reverted unless it is "
        "confirmed."
    )
    lines.append(".SH COMMANDS")
    lines += paragraph(
        "disktune COMMAND takes the commands of disktune-helper(8), such as list, get, set, bench, experiment and "
        "health, as a user, without a window. It prints the plan first. The system asks for a password where the "
        "command needs one: in the desktop's dialog, or in the terminal if there is none. Exit statuses are those "
        "of disktune-helper(8)."
    )
    lines += [".PP", ".nf", ".RS", escaped("disktune set sda apm=128"), ".RE", ".fi"]
    lines.append(".SH OPTIONS")
    for action in options._actions:
        lines += entry(_option(action), str(action.help))
    lines.append(".SH OTHER COMPUTERS")
    for text in FAR:
        lines += paragraph(text)
    lines.append(".SH FILES")
    lines += entry("~/.config/disktune", "window state, preferences and your own presets")
    lines += entry("~/.local/share/disktune", "benchmark and experiment results, and your notes on drives")
    lines += statuses(WINDOW_STATUSES)
    return [*lines, ".SH SEE ALSO", escaped("disktune-helper(8), disktune.conf(5), hdparm(8), ssh(1), sudoers(5)")]


def statuses(own: dict[int, str]) -> list[str]:
    """Return the section on exit statuses: those of both programs, and *own*."""
    lines = [".SH EXIT STATUS"]
    for number, meaning in sorted((STATUSES | own).items()):
        lines += entry(str(number), meaning)
    return lines


def _option(action: argparse.Action) -> str:
    words = "|".join(map(str, action.choices)) if action.choices else action.dest.upper()
    value = str(action.metavar or words) if action.nargs != 0 else ""
    value = f"[{value}]" if action.nargs == "?" else value
    return ", ".join(f"{name} {value}".rstrip() for name in action.option_strings)


def helper() -> list[str]:
    """Return disktune-helper(8)."""
    lines = head("disktune-helper", 8, "show drives, change their settings and restore saved settings")
    lines += [".SH SYNOPSIS", ".nf"]
    lines += [escaped(line.removeprefix("usage: ").strip()) for line in _commands()]
    lines += [".fi", ".SH DESCRIPTION"]
    lines += paragraph(
        "It is the part of DiskTune that accesses drives, with one process for each class of privileges. It "
        "accepts no paths, commands or bytes from the window and sends only commands of its catalogue. It reads "
        "each value back where the drive reports it; the standby timer is not reported."
    )
    lines.append(".SH COMMANDS")
    for declared in COMMANDS:
        lines += at_terminal(declared)
    lines += naming()
    lines.append(".SH OTHER COMMANDS")
    for command, meaning in _explained():
        lines += entry(command, meaning)
    lines += statuses(HELPER_STATUSES)
    lines += examples()
    lines += sent()
    lines.append(".SH FILES")
    lines += entry("/etc/disktune", "saved settings; see disktune.conf(5)")
    lines += entry(
        "/var/lib/disktune/health", "what drives reported of their health, a file of JSON lines for each drive"
    )
    lines += entry("/var/lib/disktune", "the journal of changes, long trials, and the boot guard's marks")
    lines += entry("/run/disktune", "changes on trial, with the values to revert to")
    lines += entry(
        "/usr/share/doc/disktune-helper/command-line.schema.json", "what the commands print with --json"
    )
    return [*lines, ".SH SEE ALSO", escaped("disktune(1), disktune.conf(5), pkexec(1), hdparm(8)")]


def at_terminal(command: TerminalCommand) -> list[str]:
    """Return a command for a person, with its options."""
    rights = "" if command.for_users else " Needs root."
    lines = entry(f"disktune-helper {command.name} {command.arguments}".rstrip(), command.summary + rights)
    lines.append(".RS")
    for option in command.options:
        choice = f" ({' or '.join(option.words)})" if option.words else ""
        lines += entry(f"{option.name} {option.value}".rstrip(), option.help + choice)
    return [*lines, ".RE"]


def naming() -> list[str]:
    """Return how drives, settings and values are named."""
    lines = [".SH DRIVES, SETTINGS AND VALUES"]
    lines += paragraph(
        "A drive is named by kernel name (sda), path, link below /dev/disk, identity, serial number, or a pattern "
        "(sd[ab]) in quotation marks. A setting is named by its id (ata.apm), label, option of hdparm (-B), "
        "kernel file (read_ahead_kb) or its name in another tool. A name of several settings that the drive has "
        "is refused with their ids."
    )
    lines += paragraph(
        "set takes the values that get prints, and those of disktune.conf(5), as SETTING=VALUE. An option of "
        "hdparm takes hdparm's number: -a1024 is 1024 sectors, -S12 is 1 min. Several options may be one word "
        "(-aAMQW), and drives may come last."
    )
    lines += paragraph(
        "set and restore print the plan, apply it, read it back and ask whether to keep it. Without an answer, "
        "and on Ctrl-C, SIGTERM or when the terminal closes, everything is reverted. If the process is killed, a "
        "service of systemd reverts it. Where standard input is no terminal, --keep or --try is needed. With "
        "both, the changes are kept after that time unless the command was interrupted."
    )
    return lines


def examples() -> list[str]:
    """Return what the usual how-tos do by hand, as commands."""
    lines = [".SH EXAMPLES"]
    for words, commands in EXAMPLES:
        lines += paragraph(words)
        lines += [".PP", ".nf", ".RS", *(escaped(command) for command in commands), ".RE", ".fi"]
    return lines


def sent() -> list[str]:
    """Return the section on what each class sends, row by row."""
    lines = [".SH WHAT EACH CLASS MAY SEND"]
    lines += paragraph(
        "The helper sends these commands and requests and writes these values to these files; it sends and writes "
        "nothing else. Each row names the classes for which it is permitted: browse, which runs as the user, "
        "inspect and tune. browse sends no command; its operations read what the kernel has cached. Numbers that "
        "end in h are hexadecimal. Names with a dot are settings; see disktune.conf(5)."
    )
    for heading, rows in sent_commands.sections():
        lines.append(f".SS {escaped(heading)}")
        for term, text in rows:
            lines += entry(term, text)
    return lines


def _commands() -> list[str]:
    """Return every command in short, those for a person first."""
    own = [f"disktune-helper {command.synopsis}" for command in COMMANDS]
    return [*own, *(command for command, _ in _explained())]


def _explained() -> list[tuple[str, str]]:
    """Return each command of the usage with its words, joined over lines."""
    found: list[tuple[str, str]] = []
    for line in usage().splitlines():
        text = line.removeprefix("usage:").strip().removeprefix("disktune-helper ")
        command, _, meaning = text.partition("   ")
        starts = "disktune-helper" in line
        if starts:
            found.append((f"disktune-helper {command.strip()}", meaning.strip()))
        else:
            previous, words = found[-1]
            found[-1] = (previous, f"{words} {text.strip()}".strip())
    return found


def saved() -> list[str]:
    """Return disktune.conf(5)."""
    lines = head("disktune.conf", 5, "settings of drives that are applied at boot")
    lines += [".SH SYNOPSIS"]
    for family, sign in (*_SIGNS.items(), (Family.SYSTEM, "")):
        folder = "/".join(part for part in (CONFIG, SUBFOLDERS[family]) if part)
        lines += [".br", f"{escaped(folder)}/{sign or SYSTEM_NAME}{SUFFIX}"]
    lines.append(".SH DESCRIPTION")
    lines += paragraph(
        "There is a file for each drive, array and volume that has saved settings, and one for settings of the "
        "whole system. Volumes are those of LUKS, LVM, bcache and multipath. The window writes the files through "
        "its helper. You can also edit them; comments are kept. The "
        "files must belong to root, and other users must not have write permission."
    )
    lines += paragraph(
        "disktune-helper apply --dry-run prints the number of each invalid line. The other lines are used."
    )
    lines += paragraph(
        f"A setting in [{SETTINGS_SECTION}] can have another value in [{ON_BATTERY}], which applies when the "
        "computer runs on battery."
    )
    values: dict[str, Value] = {"ata.apm": 254, "block.read_ahead": 1024}
    example = change("", _EXAMPLE_REF, _EXAMPLE_NAMES, values, (), {"ata.apm": 128})
    lines += [".SH EXAMPLE", ".nf", *(escaped(line) for line in example.splitlines()), ".fi"]
    lines.append(".SH SETTINGS")
    for setting in SETTINGS:
        if not isinstance(setting.access, Legacy) and not unkeepable(setting):
            lines += _described(setting)
    return [*lines, ".SH SEE ALSO", escaped("disktune(1), disktune-helper(8), hdparm.conf(5), sysctl.d(5)")]


_SIGNS = {
    Family.DRIVE: "\\fIidentity\\fR",
    Family.ARRAY: "\\fIuuid\\fR",
    Family.VOLUME: "\\fIidentity\\fR",
}
_EXAMPLE_REF = FileRef(Family.DRIVE, "wwn:5000c500ab000001")
_EXAMPLE_NAMES = SavedNames("LAB ROTATING 8G")


def _described(setting: Setting) -> list[str]:
    """Return a setting with what it is for, what it takes, and who else calls it something."""
    flag = f" {compared(setting.hdparm)}" if setting.hdparm else ""
    where = f" Belongs in {SYSTEM_NAME}{SUFFIX}." if is_shared(setting) else ""
    takes = value_text.hint(setting.domain)
    return entry(setting.id, f"{setting.label}: {takes}. {setting.help}{flag}{where}")


PAGES = {"disktune.1": window, "disktune-helper.8": helper, "disktune.conf.5": saved}


def main(arguments: list[str]) -> int:
    """Write every page into the directory that is named; return the exit status."""
    if len(arguments) != 1:
        print("usage: python3 -m tools.manuals DIR", file=sys.stderr)
        return 2
    place = Path(arguments[0])
    place.mkdir(parents=True, exist_ok=True)
    for name, page in PAGES.items():
        (place / name).write_text("\n".join(page()) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
