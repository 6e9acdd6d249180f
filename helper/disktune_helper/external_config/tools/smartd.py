"""smartd.conf: what smartd sets on a drive when it starts (``-e``, ``-l scterc``), and when it tests it (``-s``).

One directive that smartd does not know, and it does not start at all. Source: smartmontools 7.3, smartd.conf(5),
smartd.cpp (parse_token, parse_config_line, parse_ata_set).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import SELF_TESTS, When
from disktune_helper.external_config.common.found import Found, SourceLine
from disktune_helper.external_config.common.match import DriveMatch, everything, of_path
from disktune_helper.external_config.common.tree import Tree
from disktune_helper.external_config.common.units import not_at_boot
from disktune_helper.external_config.common.values import ClaimedValue, checked, shown

TOOL = "smartd"
FILES = ("/etc/smartd.conf", "/etc/smartmontools/smartd.conf")
_UNITS = ("smartmontools.service", "smartd.service")
"""Debian's name and that of the others; each may be an alias of the other."""

_SCAN, _DEFAULT = "DEVICESCAN", "DEFAULT"

_TAKE_ONE = frozenset("CFMPRSTUWcdeilmnorsv")
"""Directives with an argument, as smartd.conf(5) lists them."""
_ALONE = frozenset("Hafptu")

_NUMBERS = {
    "aam": ("ata.aam", 0, 254, 0),
    "apm": ("ata.apm", 1, 254, 255),
    "standby": ("ata.standby_timer", 0, 255, 0),
}
"""Names with a number: setting, least, greatest, and the value of "off"."""

_SWITCHES = {"lookahead": "ata.look_ahead", "wcache": "ata.write_cache", "dsn": "ata.statistics_notice"}


@record
class _Word:
    text: str
    line: int


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what smartd sets on which drives."""
    path = next((path for path in FILES if tree.exists(path)), None)
    if path is None:
        return ()
    found: list[Found] = []
    broken, defaults, named, scanned = "", list[_Word](), list[str](), 0
    for words in _lines(tree, path):
        device, rest = words[0].text, words[1:]
        line = words[0].line
        if scanned and device != _DEFAULT:
            late = _claims(path, [*rest], of_path(device))[0]
            ignored = Sentence("smartd ignores everything after the line with DEVICESCAN, {line}.", line=scanned)
            found += [one.void(ignored) for one in late]
            continue
        if device == _DEFAULT:
            defaults = rest
            broken = broken or _claims(path, rest, everything())[1]
            continue
        target = _others(named) if device == _SCAN else of_path(device)
        rows, problem = _claims(path, [*defaults, *rest], target)
        broken = broken or problem
        found += rows
        if device == _SCAN:
            scanned = line
        else:
            named.append(device)
    if broken:
        found = [one.but(Sentence("smartd does not start: {why}.", why=broken)) for one in found]
    elif why := not_at_boot(tree, *_UNITS):
        found = [one.but(Sentence("smartd does not run: {why}.", why=why)) for one in found]
    return tuple(found)


def wish(text: str) -> ClaimedValue | None:
    """Return what ``-e`` of smartd, or ``--set`` of smartctl, asks for with *text*; None if it is no setting."""
    parts = _parts(text)
    if parts is None:
        return None
    name, value = parts
    if not _takes(name, value):
        return _refused(name, value)
    if name in _SWITCHES:
        return ClaimedValue(_SWITCHES[name], value == "on")
    setting, _, _, off = _NUMBERS[name]
    return ClaimedValue(setting, off) if value == "off" else checked(setting, int(value))


def _parts(text: str) -> tuple[str, str] | None:
    """Return name and value of an argument of ``-e``; None if it is no setting."""
    found = re.fullmatch(r"([^,=]{1,16})([,=]*)(.*)", text, re.DOTALL)
    if not found:
        return None
    name, separator, value = found.groups()
    return (name, value) if name in _SWITCHES or (name in _NUMBERS and separator) else None


def _takes(name: str, value: str) -> bool:
    """Return whether smartd takes *value* for *name*, whatever the drive makes of it."""
    if value in ("on", "off"):
        return value == "off" or name in _SWITCHES
    _, least, most, _ = _NUMBERS.get(name, ("", 0, -1, 0))
    return re.fullmatch(r"\+?[0-9]{1,9}", value) is not None and least <= int(value) <= most


def _refused(name: str, value: str) -> ClaimedValue:
    if name in _SWITCHES:
        problem = Sentence(
            "{text} is not valid for {name}. Valid values: {values}.",
            text=shown(value),
            name=name,
            values="on, off",
        )
        return ClaimedValue(_SWITCHES[name], None, False, problem)
    setting, least, most, _ = _NUMBERS[name]
    problem = Sentence(
        "{text} is not valid for {name}. Valid values: {least} to {most}, {off}.",
        text=shown(value),
        name=name,
        least=least,
        most=most,
        off="off",
    )
    return ClaimedValue(setting, int(value) if re.fullmatch(r"[0-9]{1,8}", value) else None, False, problem)


def limits(text: str) -> tuple[ClaimedValue, ...]:
    """Return what ``-l scterc,READ,WRITE`` asks for, in tenths of a second; nothing if it only looks."""
    found = re.fullmatch(r"scterc,([0-9]{1,5}),([0-9]{1,5})(,p)?", text)
    if not found:
        return ()
    return tuple(
        checked(setting, int(value))
        for setting, value in zip(("ata.read_recovery", "ata.write_recovery"), found.groups(), strict=False)
    )


def _lines(tree: Tree, path: str) -> Iterator[list[_Word]]:
    """Return the words of each line, those ending in a backslash joined, comments left out."""
    current: list[_Word] = []
    for line in tree.lines(path):
        text = line.text.partition("#")[0].rstrip()
        more = text.endswith("\\")
        current += [_Word(word, line.number) for word in text.removesuffix("\\").split()]
        if not more:
            if current:
                yield current
            current = []
    if current:
        yield current


def _claims(path: str, words: list[_Word], target: DriveMatch) -> tuple[list[Found], str]:
    """Return what the directives set, and why smartd would not start because of them."""
    found: list[Found] = []
    broken = ""
    rest = list(words)
    while rest:
        directive = rest.pop(0)
        letter = directive.text[1:2]
        if not re.fullmatch(r"-[A-Za-z]", directive.text) or letter not in _TAKE_ONE | _ALONE:
            broken = broken or Sentence(
                "line {line} has {text}, which is not a directive", line=directive.line, text=shown(directive.text)
            )
            continue
        if letter in _ALONE:
            continue
        if not rest:
            broken = broken or Sentence(
                "line {line} ends after {directive}, which requires a value",
                line=directive.line,
                directive=directive.text,
            )
            break
        argument = rest.pop(0)
        wishes = _wishes(letter, argument.text)
        place = SourceLine(path, argument.line, TOOL)
        found += [place.found(one, target, (When.BOOT,)) for one in wishes]
        if letter == "s":
            found.append(place.found(ClaimedValue(SELF_TESTS, argument.text), target, (When.RUNTIME,)))
        if letter == "e" and not _starts_with(argument.text):
            broken = broken or Sentence(
                "line {line} has {text} after -e", line=argument.line, text=shown(argument.text)
            )
    return found, broken


def _starts_with(argument: str) -> bool:
    """Return whether smartd starts with this argument of ``-e``."""
    parts = _parts(argument)
    return argument == "security-freeze" if parts is None else _takes(*parts)


def _wishes(letter: str, text: str) -> tuple[ClaimedValue, ...]:
    if letter == "e":
        found = wish(text)
        return (found,) if found else ()
    return limits(text) if letter == "l" else ()


def _others(named: list[str]) -> DriveMatch:
    mine = tuple(of_path(device) for device in named)
    return DriveMatch(_SCAN, lambda facts: not any(one.test(facts) for one in mine))
