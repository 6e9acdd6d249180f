"""Daemons that set drives when they start or find one: smartd, udisks2, hd-idle."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from disktune_contract.catalog import BY_ID
from disktune_contract.explain.drive_tool_args import limits, parts_of, smart_wish, smartd_takes
from disktune_contract.explain.file_words import UDISKS2_KEYS
from disktune_contract.explain.values import ClaimedValue, checked, number, shown
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import SELF_TESTS, SPIN_DOWN, When
from disktune_helper.other_tools.match import (
    LATER,
    DriveMatch,
    Found,
    KnownDrive,
    SourceLine,
    everything,
    of_names,
    of_path,
)
from disktune_helper.other_tools.tree import Tree, shell_variables
from disktune_helper.other_tools.units import has_unit, not_at_boot, on_demand

# -- udisks2's file for each drive: ``/etc/udisks2/<Drive:Id>.conf`` ---------------------------------------
#
# Read as GLib reads key files: one line that is neither group, key nor comment, and the whole file is refused.
# The daemon checks no range and sends the lowest eight bits (udisks 2.9.4 and 2.12, src/udiskslinuxdrive.c and
# src/udiskslinuxdriveata.c).

FOLDER = "/etc/udisks2"
UDISKS2 = "udisks2"
GROUP = "ATA"
_UNIT = "udisks2.service"

_NOT_DRIVES = frozenset({"udisks2.conf", "mount_options.conf"})
_ON_USB = ("ID_USB_TYPE", "ID_USB_DRIVER", "ID_USB_MODEL")
_UDISKS2_SWITCHES = frozenset({"WriteCacheEnabled", "ReadLookaheadEnabled"})


@record
class _Pair:
    group: str
    key: str
    value: str
    line: int


def read_udisks2(tree: Tree) -> tuple[Found, ...]:
    """Return what udisks2 sets on each drive that it has a file for."""
    found: list[Found] = []
    for name in tree.names(FOLDER):
        if name.endswith(".conf") and name not in _NOT_DRIVES and not name.startswith("."):
            found += _of_file(tree, f"{FOLDER}/{name}", of_id(name.removesuffix(".conf")))
    return tuple(_as_started(tree, found))


def _as_started(tree: Tree, found: list[Found]) -> list[Found]:
    """Return *found* as it is where nothing starts the daemon at boot: D-Bus starts it for a desktop that asks."""
    why = not_at_boot(tree, _UNIT) if found else ""
    if not why:
        return found
    if not on_demand(tree, _UNIT):
        return [one.but(Sentence("Not applied: {why}.", why=why)) for one in found]
    words = Sentence("Not applied at boot: {why}.", why=why)
    return [one.at_another_time(words) for one in found]


def _of_file(tree: Tree, path: str, target: DriveMatch) -> list[Found]:
    pairs, broken = _parse(tree, path)
    last = {(pair.group, pair.key): pair.line for pair in pairs}
    found = []
    for pair in pairs:
        place = SourceLine(path, pair.line, UDISKS2)
        right = next((key for key in UDISKS2_KEYS if key.lower() == pair.key.lower()), None)
        if right is None:
            continue
        one = place.found(_wish(right, pair.value), target, LATER)
        if pair.key != right:
            words = Sentence("Ignored: {text}; the key is {right}.", right=right, text=shown(pair.key))
            one = one.void(words)
        elif broken:
            one = one.void(Sentence("Ignored: {why}.", why=broken))
        elif pair.group != GROUP:
            words = Sentence(
                "Ignored: {text} belongs in {group}.",
                group=f"[{GROUP}]",
                text=shown(pair.group),
            )
            one = one.void(words)
        elif last[pair.group, pair.key] != pair.line:
            one = one.void(Sentence("A later line overrides it."))
        found.append(one)
    return found


def _parse(tree: Tree, path: str) -> tuple[list[_Pair], str]:
    """Return the pairs of a key file, and why GLib refuses it, if it does."""
    pairs, group, broken = [], "", ""
    for line in tree.lines(path):
        text = line.text.removesuffix("\r")
        if not text.strip() or text.lstrip().startswith("#"):
            continue
        if head := re.fullmatch(r"\[([^\[\]]+)\]\s*", text.lstrip()):
            group = head.group(1)
        elif "=" in text and text.partition("=")[0].strip():
            key, _, value = text.partition("=")
            if not group:
                broken = broken or Sentence("line {line} cannot be parsed", line=line.number)
            pairs.append(_Pair(group, key.strip(), value.lstrip(), line.number))
        else:
            broken = broken or Sentence("line {line} cannot be parsed", line=line.number)
    return pairs, broken


def _wish(key: str, text: str) -> ClaimedValue:
    setting = UDISKS2_KEYS[key]
    if key in _UDISKS2_SWITCHES:
        word = text.rstrip()
        if word in ("true", "1", "false", "0"):
            return ClaimedValue(setting, word in ("true", "1"))
        problem = Sentence("{text} is not valid.", text=shown(text))
        return ClaimedValue(setting, None, valid=False, problem=problem)
    number = re.match(r"\s*([+-]?[0-9]{1,9})(?=\s|$)", text)
    if not number:
        problem = Sentence("{setting}: {text} is not a number.", setting=BY_ID[setting].label, text=shown(text))
        return ClaimedValue(setting, None, valid=False, problem=problem)
    return _level(key, int(number.group(1)))


def _level(key: str, value: int) -> ClaimedValue:
    if value == -1:
        problem = Sentence("udisks treats -1 as a missing key.")
        return ClaimedValue(UDISKS2_KEYS[key], None, valid=False, problem=problem)
    if not 0 <= value <= 255:
        problem = Sentence("udisks sends the lowest 8 bits, {number}.", number=value & 255)
        return ClaimedValue(UDISKS2_KEYS[key], value, valid=False, problem=problem)
    return _acoustic(value) if key == "AAMLevel" else checked(UDISKS2_KEYS[key], value)


def _acoustic(value: int) -> ClaimedValue:
    if value == 255:
        return ClaimedValue("ata.aam", 0)
    if value == 0:
        problem = Sentence("udisks sends level 0; only 255 turns it off.")
        return ClaimedValue("ata.aam", 0, valid=False, problem=problem)
    return checked("ata.aam", value)


def id_of(vendor: str, model: str, serial: str, wwn: str) -> str:
    """Return udisks' name for a drive, as ``Drive:Id``; empty where it has none (set_id)."""
    if not serial and not wwn:
        return ""
    parts = [part for part in (vendor, model) if part] + [serial or wwn]
    return "-".join(parts).replace("/", "-").replace(" ", "-")


def of_id(identifier: str) -> DriveMatch:
    """Return the drive with a ``Drive:Id``."""

    def test(facts: KnownDrive) -> bool | None:
        if not facts.udev:
            return False if facts.present else None
        udev = facts.udev
        if udev.get("ID_ATA", "").lower() not in ("1", "true"):
            # The daemon asks for IDENTIFY data only then, and without them there is nothing it would set
            # (udisks_linux_device_reprobe_sync, drive_ata_check, apply_configuration).
            return False
        vendor = udev.get("ID_VENDOR", "")
        model = udev.get("ID_MODEL_ENC", udev.get("ID_MODEL", "")).replace("\\x20", " ").strip()
        serial = udev.get("ID_SCSI_SERIAL") or udev.get("ID_SERIAL_SHORT", "")
        wwn = udev.get("ID_WWN_WITH_EXTENSION", udev.get("ID_WWN", ""))
        other = udev.get("ID_SERIAL_SHORT", "")
        plain = udev.get("ID_MODEL", "")
        means = any(
            id_of(maker, name, number, wwn) == identifier
            for maker in {vendor, "" if vendor == "ATA" else vendor, ""}
            for name in {model, plain}
            for number in {serial, other}
        )
        # From 2.11.1 on it leaves disks on USB alone (device_is_ata); the files do not show which version this is.
        return None if means and any(name in udev for name in _ON_USB) else means

    return DriveMatch(identifier, test)


# -- hd-idle, which stops drives after a time without requests ---------------------------------------------
#
# Sources: hd-idle(8) 1.05 and 1.21, debian/hd-idle.service and hd-idle.init of the same; Arch's conf.d/hd-idle.

HD_IDLE = "hd-idle"
_FILES = ("/etc/default/hd-idle", "/etc/conf.d/hd-idle")
_HD_IDLE_UNIT = "hd-idle.service"
_ALL = "sd*"
"""The drives that hd-idle finds in /proc/diskstats."""
_DEFAULT_S = 600
_TAKES = frozenset({"-c", "-p", "-s", "-l", "-t"})
"""Other options with a value."""

Times = tuple[tuple[DriveMatch, ClaimedValue], ...]


def times(words: Sequence[str]) -> Times:
    """Return after how long which drives are stopped; those that are left alone are not in it."""
    seconds: dict[str, str] = {}
    device, rest = "", list(words)
    while rest:
        option = rest.pop(0)
        if option in _TAKES and rest:
            rest = rest[1:]
        elif option == "-a" and rest:
            device = rest.pop(0)
            seconds.setdefault(device, "")
        elif option == "-i" and rest:
            seconds[device] = rest.pop(0)
    default = seconds.pop("", str(_DEFAULT_S))
    named = [(_of(one), text or default) for one, text in seconds.items()]
    others = of_names(_ALL, [_ALL], [one.removeprefix("/dev/") for one in seconds])
    return tuple((target, _value(text)) for target, text in (*named, (others, default)) if number(text) != 0)


def read_hd_idle(tree: Tree) -> Iterator[Found]:
    """Return what the service's own files set."""
    for file in _FILES:
        found = shell_variables(tree, file)
        options = found.get("HD_IDLE_OPTS")
        if options is None:
            continue
        place = SourceLine(file, options.line, HD_IDLE)
        why = not_at_boot(tree, _HD_IDLE_UNIT)
        switch = found.get("START_HD_IDLE")
        by_script = tree.exists("/etc/init.d/hd-idle") and not has_unit(tree, _HD_IDLE_UNIT)
        if not why and by_script and (switch is None or switch.value.strip() != "true"):
            why = Sentence("{name} is not {value}", name="START_HD_IDLE", value="true")
        for target, wish in times(options.value.split()):
            one = place.found(wish, target, (When.BOOT, When.RUNTIME))
            yield one.but(Sentence("Not applied: {why}.", why=why)) if why else one


def _of(name: str) -> DriveMatch:
    return of_path(name if name.startswith("/") else f"/dev/{name}")


def _value(text: str) -> ClaimedValue:
    seconds = number(text)
    if seconds is None or seconds < 0:
        problem = Sentence("{text} is not valid.", text=shown(text))
        return ClaimedValue(SPIN_DOWN, None, False, problem)
    return ClaimedValue(SPIN_DOWN, f"{seconds} s")


# -- smartd.conf: what smartd sets on a drive, and when it tests it ----------------------------------------
#
# It sets at its start (``-e``, ``-l scterc``), and tests by ``-s``.
#
# One directive that smartd does not know, and it does not start at all. Source: smartmontools 7.3,
# smartd.conf(5), smartd.cpp (parse_token, parse_config_line, parse_ata_set).

SMARTD = "smartd"
FILES = ("/etc/smartd.conf", "/etc/smartmontools/smartd.conf")
_UNITS = ("smartmontools.service", "smartd.service")
"""Debian's name and that of the others; each may be an alias of the other."""

_SCAN, _DEFAULT = "DEVICESCAN", "DEFAULT"

_TAKE_ONE = frozenset("CFMPRSTUWcdeilmnorsv")
"""Directives with an argument, as smartd.conf(5) lists them."""
_ALONE = frozenset("Hafptu")


@record
class _Word:
    text: str
    line: int


def read_smartd(tree: Tree) -> tuple[Found, ...]:
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
            ignored = Sentence("smartd ignores all after DEVICESCAN (line {line}).", line=scanned)
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
        found = [one.but(Sentence("Not applied: {why}.", why=broken)) for one in found]
    elif why := not_at_boot(tree, *_UNITS):
        found = [one.but(Sentence("Not applied: {why}.", why=why)) for one in found]
    return tuple(found)


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
                "line {line}: {text} is not valid", line=directive.line, text=shown(directive.text)
            )
            continue
        if letter in _ALONE:
            continue
        if not rest:
            broken = broken or Sentence(
                "line {line}: {text} is not valid",
                line=directive.line,
                text=directive.text,
            )
            break
        argument = rest.pop(0)
        wishes = _wishes(letter, argument.text)
        place = SourceLine(path, argument.line, SMARTD)
        found += [place.found(one, target, (When.BOOT,)) for one in wishes]
        if letter == "s":
            found.append(place.found(ClaimedValue(SELF_TESTS, argument.text), target, (When.RUNTIME,)))
        if letter == "e" and not _starts_with(argument.text):
            broken = broken or Sentence(
                "line {line}: {text} is not valid", line=argument.line, text=shown(argument.text)
            )
    return found, broken


def _starts_with(argument: str) -> bool:
    """Return whether smartd starts with this argument of ``-e``."""
    parts = parts_of(argument)
    return argument == "security-freeze" if parts is None else smartd_takes(*parts)


def _wishes(letter: str, text: str) -> tuple[ClaimedValue, ...]:
    if letter == "e":
        found = smart_wish(text)
        return (found,) if found else ()
    return limits(text) if letter == "l" else ()


def _others(named: list[str]) -> DriveMatch:
    mine = tuple(of_path(device) for device in named)
    return DriveMatch(_SCAN, lambda facts: not any(one.test(facts) for one in mine))
