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
from disktune_contract.settings.saved import FOLDER, Family, FileRef, is_shared
from disktune_contract.settings.setting import Legacy, Setting
from disktune_contract.version import VERSION
from disktune_gui.options import parser
from disktune_helper.main import USAGE
from disktune_helper.saved_files.saved_file import SUBFOLDERS, SUFFIX, SYSTEM_NAME, SavedNames, change

STATUSES = {
    0: "All went well.",
    2: "It was asked for what it cannot understand, or what is not there; one sentence says which.",
}
WINDOW_STATUSES = {1: "Without a window: the drives could not be listed."}
HELPER_STATUSES = {
    1: "A value could not be restored; with apply --verify: a value differs from the saved one.",
    64: "Root must not run it this way: pkexec started it in another way than the window does, or users "
    "other than root can change its files. One sentence says which file, and which command corrects it.",
    74: "What it printed could not be written; one sentence says why.",
    3: "apply: lines of a file mean nothing; what the others say was restored.",
    75: "apply: something waits for a drive that is asleep, or for a trial.",
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
        "Looking needs no password for a user at the computer itself. What changes a drive is done by "
        "disktune-helper(8), which polkit starts after asking for an administrator's password, and is reverted "
        "unless it is confirmed."
    )
    lines.append(".SH OPTIONS")
    for action in options._actions:
        lines += entry(_option(action), str(action.help))
    lines.append(".SH FILES")
    lines += entry("~/.config/disktune", "how the window was left, and presets of one's own")
    lines += entry("~/.local/share/disktune", "results of measurements")
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
    lines = head("disktune-helper", 8, "look at drives, change their settings and restore saved ones")
    lines += [".SH SYNOPSIS", ".nf"]
    lines += [escaped(line.removeprefix("usage: ").strip()) for line in _commands()]
    lines += [".fi", ".SH DESCRIPTION"]
    lines += paragraph(
        "It is the part of DiskTune that talks to drives: one process for each class of work. It takes neither "
        "paths nor commands nor bytes from the window, issues only what its catalogue holds, and reads back every "
        "value that a drive reports; the standby timer is not among them."
    )
    lines.append(".SH COMMANDS")
    for command, meaning in _explained():
        lines += entry(command, meaning)
    lines += statuses(HELPER_STATUSES)
    lines.append(".SH FILES")
    lines += entry("/etc/disktune", "saved settings; see disktune.conf(5)")
    lines += entry("/var/lib/disktune", "the journal of what was changed")
    lines += entry("/run/disktune", "what is on trial now, to be reverted whatever happens")
    return [*lines, ".SH SEE ALSO", escaped("disktune(1), disktune.conf(5), pkexec(1), hdparm(8)")]


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
    lines = head("disktune.conf", 5, "settings of drives that are restored at every start")
    lines += [".SH SYNOPSIS"]
    for family, sign in (*_SIGNS.items(), (Family.SYSTEM, "")):
        folder = "/".join(part for part in (FOLDER, SUBFOLDERS[family]) if part)
        lines += [".br", f"{escaped(folder)}/{sign or SYSTEM_NAME}{SUFFIX}"]
    lines.append(".SH DESCRIPTION")
    lines += paragraph(
        "There is a file for each drive and each array that anything was saved for, and one for what the machine "
        "has once. The window writes them through its helper; they may be written by hand as well, and remarks "
        "stay. They belong to root, and other users must not be able to write them."
    )
    lines += paragraph(
        "A line that is not understood is named, with its number, by disktune-helper apply --dry-run; the others "
        "count."
    )
    example = change("", _EXAMPLE_REF, _EXAMPLE_NAMES, {"ata.apm": 254, "block.read_ahead": 1024}, ())
    lines += [".SH EXAMPLE", ".nf", *(escaped(line) for line in example.splitlines()), ".fi"]
    lines.append(".SH SETTINGS")
    for setting in SETTINGS:
        if not isinstance(setting.access, Legacy):
            lines += _described(setting)
    return [*lines, ".SH SEE ALSO", escaped("disktune(1), disktune-helper(8), hdparm.conf(5), sysctl.d(5)")]


_SIGNS = {Family.DRIVE: "\\fIidentity\\fR", Family.ARRAY: "\\fIuuid\\fR"}
_EXAMPLE_REF = FileRef(Family.DRIVE, "wwn:5000c500ab000001")
_EXAMPLE_NAMES = SavedNames("LAB ROTATING 8G")


def _described(setting: Setting) -> list[str]:
    """Return a setting with what it is for, what it takes, and who else calls it something."""
    flag = f" {compared(setting.hdparm)}" if setting.hdparm else ""
    where = f" Stands in {SYSTEM_NAME}{SUFFIX}." if is_shared(setting) else ""
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
