"""``disktune-helper who``: which files of which tools set what on which drives, and which tool is applied last.

It reads what the calling user may read, for root what the user `nobody` may, and names what it could not. Another
tree than this machine's, a copy of another machine's /etc for example, is read with ``--root``.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from typing import TextIO

from disktune_contract import wire
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import kernel_name
from disktune_contract.record import record
from disktune_contract.settings.claims import Claim, ClaimList, When, depends_on, occasions, winner
from disktune_contract.settings.setting import Table, Value
from disktune_helper.faces import FACES
from disktune_helper.other_tools.all_readers import claims
from disktune_helper.other_tools.tree import Tree
from disktune_helper.system import sysfs
from disktune_helper.system.text_files import printable

EX_USAGE = 2


@record
class _Wanted:
    drive: str | None
    root: str
    as_json: bool


def run(arguments: Sequence[str], stdout: TextIO, stderr: TextIO) -> int:
    """Print what is asked for; return 0, or 2 with a sentence if the question makes no sense."""
    wanted = _wanted(arguments)
    if isinstance(wanted, str):
        print(f"disktune-helper: {wanted}\n{FACES['who'].how}", file=stderr)
        return EX_USAGE
    tree = Tree(wanted.root)
    found = claims(tree, wanted.drive, with_own=True)
    for path in found.unreadable:
        print(f"disktune-helper: could not be read: {printable(path)}", file=stderr)
    if wanted.as_json:
        print(json.dumps(wire.plain(found), indent=2), file=stdout)
    else:
        lines = _of_drive(found) if wanted.drive else _of_all(found)
        nothing = "The files that could be read set nothing." if found.unreadable else "No file sets anything."
        print("\n".join(map(printable, lines)) or nothing, file=stdout)
    return 0


def _wanted(arguments: Sequence[str]) -> _Wanted | str:
    """Return what is asked for, or why it makes no sense."""
    root, drives, as_json = "/", [], False
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        if word == "--json":
            as_json = True
        elif word == "--root" and rest:
            root = rest.pop(0)
        elif word.startswith("--root="):
            root = word.removeprefix("--root=")
        elif word.startswith("-"):
            return f"it has no option {word[:32]!r}, or its value is missing"
        else:
            drives.append(word)
    if len(drives) > 1:
        return "only one drive at a time"
    if problem := _problem_of(root):
        return problem
    drive = _name(drives[0], root) if drives else None
    if drive is not None and not sysfs.KERNEL_NAME.fullmatch(drive):
        return f"{drives[0][:64]!r} is not the name of a drive"
    known = Tree(root).names("/sys/class/block")
    if drive is not None and known and drive not in known:
        return f"there is no drive {drive!r}"
    return _Wanted(drive, root, as_json)


def _problem_of(root: str) -> str:
    """Return why *root* is no tree to read, empty if it is one."""
    try:
        os.listdir(root)
    except PermissionError:
        return f"{root[:200]!r} cannot be read (for root: as the user nobody): permission denied"
    except (OSError, ValueError):
        return f"there is no directory {root[:200]!r}"
    return ""


def _name(text: str, root: str) -> str:
    """Return the kernel name for a name, a path, or one of the links below /dev/disk."""
    if not text.startswith("/"):
        return kernel_name(text.removeprefix("dev/"))
    return kernel_name(Tree(root).resolve(text) or text)


# -- in words ----------------------------------------------------------------------------------------------


def _of_all(found: ClaimList) -> Iterator[str]:
    """Return all claims, file by file."""
    last = None
    for claim in found.claims:
        if claim.file != last:
            yield f"{claim.file} ({claim.tool})"
            last = claim.file
        yield f"  {claim.line:>4}  {claim.drive_match}: {_effect(claim)} ({_when(claim)})"
        if claim.problem:
            yield f"        {_verdict(claim)}{claim.problem}"


def _of_drive(found: ClaimList) -> Iterator[str]:
    """Return the claims on one drive, setting by setting, and which one is applied last on each occasion."""
    settings = dict.fromkeys(claim.setting for claim in found.claims)
    for setting in settings:
        mine = [claim for claim in found.claims if claim.setting == setting]
        yield BY_ID[setting].label if setting in BY_ID else setting
        for claim in mine:
            perhaps = ", if it applies to this drive" if claim in found.uncertain else ""
            where = f"{claim.tool}, {claim.file}:{claim.line}"
            yield f"  {in_words(setting, claim.value)}: {where} ({_when(claim)}{perhaps})"
            if claim.problem:
                yield f"      {_verdict(claim)}{claim.problem}"
        yield from (f"  {line}" for line in _last_words(mine, found))


def _last_words(mine: list[Claim], found: ClaimList) -> Iterator[str]:
    """Return which claim wins when, the occasions with one outcome together; with what is not known of that."""
    supplies: list[When | None] = [
        supply for supply in (When.AC, When.BATTERY) if any(depends_on(claim) is supply for claim in mine)
    ]
    outcomes: dict[tuple[Claim, When | None], list[When]] = {}
    for when in dict.fromkeys(moment for claim in mine if claim.valid for moment in occasions(claim)):
        lasts = {supply: winner(mine, when, supply or When.AC) for supply in supplies or (None,)}
        if len(set(lasts.values())) == 1:
            # The winner is the same on either supply, so it is named once.
            lasts = {None: next(iter(lasts.values()))}
        for supply, last in lasts.items():
            if last is not None:
                outcomes.setdefault((last, supply), []).append(when)
    for (claim, supply), moments in outcomes.items():
        on = {When.AC: ", on mains", When.BATTERY: ", on battery", None: ""}[supply]
        words = in_words(claim.setting, claim.value)
        known = " of what could be read" if found.unreadable else ""
        known += ", if it applies to this drive" if claim in found.uncertain else ""
        yield f"→ {words} after {', '.join(moments)}{on}: {claim.tool} is applied last{known}"


def _verdict(claim: Claim) -> str:
    return "" if claim.valid else "no effect: "


def _when(claim: Claim) -> str:
    return ", ".join(claim.when)


def _effect(claim: Claim) -> str:
    label = BY_ID[claim.setting].label if claim.setting in BY_ID else claim.setting
    return f"{label}: {in_words(claim.setting, claim.value)}"


def in_words(setting: str, value: Value | None) -> str:
    """Return *value* as the window shows it."""
    if value is None:
        return "unknown"
    domain = BY_ID[setting].domain if setting in BY_ID else None
    if domain is None or (isinstance(domain, Table) and type(value) is not int):
        return str(value)
    return domain.label(value)
