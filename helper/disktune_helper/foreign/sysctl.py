"""sysctl.d: the limits that hold for all md arrays.

Source: systemd 252, sysctl.d(5) and src/sysctl/sysctl.c; procps, sysctl(8), for /etc/sysctl.conf.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from disktune_contract.catalog import SETTINGS
from disktune_contract.claims import When
from disktune_contract.record import record
from disktune_contract.setting import SysfsAttribute
from disktune_helper.foreign.found import Found, Place
from disktune_helper.foreign.match import arrays
from disktune_helper.foreign.tree import Tree, drop_ins
from disktune_helper.foreign.values import Wish, of_attribute

TOOL = "sysctl"
FOLDERS = ("/etc/sysctl.d", "/run/sysctl.d", "/usr/local/lib/sysctl.d", "/usr/lib/sysctl.d", "/lib/sysctl.d")
MAIN = "/etc/sysctl.conf"

_PREFIX = "@sysctl/"
ATTRIBUTES = tuple(
    setting.access.attribute.removeprefix(_PREFIX)
    for setting in SETTINGS
    if isinstance(setting.access, SysfsAttribute) and setting.access.attribute.startswith(_PREFIX)
)
"""Paths below /proc/sys that the catalogue knows."""


@record
class _Assignment:
    file: str
    line: int
    key: str
    """As a path below /proc/sys, perhaps a pattern."""
    value: str | None
    """None leaves what the key fits alone."""


def wish(name: str, value: str) -> Wish | None:
    """Return what setting the sysctl *name*, with dots or slashes, asks for; None if the catalogue lacks it."""
    return of_attribute(_PREFIX + path_of(name), value)


def path_of(name: str) -> str:
    """Return a sysctl's path: if the first separator is a dot, dots and slashes change places."""
    separator = re.search(r"[./]", name)
    return name.translate(str.maketrans("./", "/.")) if separator and separator.group() == "." else name


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what sysctl.d sets, the last of several assignments of one key being the one that counts."""
    assignments = [
        one for path in _files(tree) for one in _of_file(tree, path) if any(_fits(one, key) for key in ATTRIBUTES)
    ]
    return tuple(found for key in ATTRIBUTES for found in _of_key(tree, key, assignments))


def _files(tree: Tree) -> Iterator[str]:
    listed = drop_ins(tree, FOLDERS)
    yield from (path for _, path in listed)
    targets = {tree.resolve(path) for _, path in listed}
    if tree.exists(MAIN) and tree.resolve(MAIN) not in targets:
        yield MAIN


def _of_file(tree: Tree, path: str) -> Iterator[_Assignment]:
    for line in tree.lines(path):
        text = line.text.strip()
        if not text or text[0] in "#;":
            continue
        key, equals, value = text.partition("=")
        key = key.strip()
        if equals:
            yield _Assignment(path, line.number, path_of(key.removeprefix("-").strip()), value.strip())
        elif key.startswith("-"):
            yield _Assignment(path, line.number, path_of(key[1:].strip()), None)


def _fits(assignment: _Assignment, key: str) -> bool:
    return fnmatchcase(key, assignment.key)


def _of_key(tree: Tree, key: str, assignments: list[_Assignment]) -> Iterator[Found]:
    mine = [one for one in assignments if _fits(one, key)]
    exact = [one for one in mine if one.key == key]
    # What is named counts more than what a pattern fits, wherever it stands.
    last = (exact or mine)[-1] if mine else None
    for one in mine:
        if one.value is None:
            continue
        wish = of_attribute(_PREFIX + key, one.value)
        if wish is None:
            continue
        found = Place(one.file, one.line, TOOL).found(wish, arrays(), (When.BOOT,))
        if one is not last and last is not None:
            found = found.but(_overridden(one, last))
        elif one.file == MAIN and not _reads_main(tree):
            found = _remark(found, "systemd reads this file only through a link in /etc/sysctl.d; there is none.")
        yield found


def _overridden(one: _Assignment, last: _Assignment) -> str:
    if last.value is None:
        return f"{last.file} line {last.line} leaves this key alone."
    if last.key == one.key or one.key not in ATTRIBUTES:
        return f"{last.file} line {last.line} takes its place."
    return f"{last.file} line {last.line} names the key and takes its place."


def _reads_main(tree: Tree) -> bool:
    """Whether something is known to read /etc/sysctl.conf: procps' own service, or nothing speaks against it."""
    services = (
        "/etc/init.d/procps",
        "/usr/lib/systemd/system/procps.service",
        "/lib/systemd/system/procps.service",
    )
    return any(map(tree.exists, services)) or not tree.exists("/usr/lib/sysctl.d")


def _remark(found: Found, text: str) -> Found:
    one = found.claim
    wish = Wish(one.setting, one.value, one.valid, one.problem or text)
    return Place(one.file, one.line, one.tool).found(wish, found.target, one.when)
