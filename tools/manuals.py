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
from disktune_contract.rules.hdparm_options import compared
from disktune_contract.settings import value_text
from disktune_contract.settings.saved import (
    FOLDER,
    FORMAT_WITH_BATTERY,
    Family,
    FileRef,
    is_shared,
    unkeepable,
)
from disktune_contract.settings.setting import Legacy, Setting, Value
from disktune_contract.version import VERSION
from disktune_gui.options import parser
from disktune_helper.main import USAGE
from disktune_helper.saved_files.saved_file import ON_BATTERY, SUBFOLDERS, SUFFIX, SYSTEM_NAME, SavedNames, change
from disktune_helper.saved_files.saved_file import SETTINGS as SETTINGS_SECTION
from tools import sent_commands

STATUSES = {
    0: "Success.",
    2: "Invalid command line, or no such drive, array or file. One sentence says which.",
}
WINDOW_STATUSES = {1: "Without a window: the drives could not be listed."}
HELPER_STATUSES = {
    1: "A value could not be restored; with apply --verify: a value differs from the saved one.",
    64: "Refused for security: pkexec started it in another way than the window does, or users other than root "
    "can change its files. One sentence says which file, and which command corrects it.",
    74: "The output could not be written. One sentence says why.",
    3: "apply: lines of a file are invalid. The settings of the other lines were restored.",
    75: "apply: settings wait for a drive in standby, or for the end of a trial.",
}


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
    lines += [".SH SYNOPSIS", ".B disktune", "[\\fIoption\\fR ...]", ".SH DESCRIPTION"]
    lines += paragraph(str(options.description))
    lines += paragraph(
        "A user at the computer itself needs no password to view drives. Changes are made by disktune-helper(8), "
        "which polkit starts after asking for an administrator's password. A change is reverted unless it is "
        "confirmed."
    )
    lines.append(".SH OPTIONS")
    for action in options._actions:
        lines += entry(_option(action), str(action.help))
    lines.append(".SH FILES")
    lines += entry("~/.config/disktune", "window state, preferences and your own presets")
    lines += entry("~/.local/share/disktune", "benchmark and experiment results, and your notes on drives")
    lines += statuses(WINDOW_STATUSES)
    return [*lines, ".SH SEE ALSO", escaped("disktune-helper(8), disktune.conf(5), hdparm(8)")]


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
    for command, meaning in _explained():
        lines += entry(command, meaning)
    lines += statuses(HELPER_STATUSES)
    lines += sent()
    lines.append(".SH FILES")
    lines += entry("/etc/disktune", "saved settings; see disktune.conf(5)")
    lines += entry(
        "/var/lib/disktune/health", "what drives reported of their health, a file of JSON lines for each drive"
    )
    lines += entry("/var/lib/disktune", "the journal of changes, long trials, and the boot guard's marks")
    lines += entry("/run/disktune", "changes on trial, with the values to revert to")
    return [*lines, ".SH SEE ALSO", escaped("disktune(1), disktune.conf(5), pkexec(1), hdparm(8)")]


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
    """Return the usage's lines that begin a command."""
    return [command for command, _ in _explained()]


def _explained() -> list[tuple[str, str]]:
    """Return each command of the usage with its words, joined over lines."""
    found: list[tuple[str, str]] = []
    for line in USAGE.splitlines():
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
        folder = "/".join(part for part in (FOLDER, SUBFOLDERS[family]) if part)
        lines += [".br", f"{escaped(folder)}/{sign or SYSTEM_NAME}{SUFFIX}"]
    lines.append(".SH DESCRIPTION")
    lines += paragraph(
        "There is a file for each drive and each array that has saved settings, and one for settings of the whole "
        "system. The window writes the files through its helper. You can also edit them; comments are kept. The "
        "files must belong to root, and other users must not have write permission."
    )
    lines += paragraph(
        "disktune-helper apply --dry-run prints the number of each invalid line. The other lines are used."
    )
    lines += paragraph(
        f"A setting in [{SETTINGS_SECTION}] can have another value in [{ON_BATTERY}], which applies when the "
        "computer runs on battery. Earlier versions of DiskTune do not use a file with version = "
        f"{FORMAT_WITH_BATTERY}."
    )
    values: dict[str, Value] = {"ata.apm": 254, "block.read_ahead": 1024}
    example = change("", _EXAMPLE_REF, _EXAMPLE_NAMES, values, (), {"ata.apm": 128})
    lines += [".SH EXAMPLE", ".nf", *(escaped(line) for line in example.splitlines()), ".fi"]
    lines.append(".SH SETTINGS")
    for setting in SETTINGS:
        if not isinstance(setting.access, Legacy) and not unkeepable(setting):
            lines += _described(setting)
    return [*lines, ".SH SEE ALSO", escaped("disktune(1), disktune-helper(8), hdparm.conf(5), sysctl.d(5)")]


_SIGNS = {Family.DRIVE: "\\fIidentity\\fR", Family.ARRAY: "\\fIuuid\\fR"}
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
