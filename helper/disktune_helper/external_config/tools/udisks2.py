"""udisks2's file for each drive: ``/etc/udisks2/<Drive:Id>.conf``, group ``[ATA]``.

Read as GLib reads key files: one line that is neither group, key nor comment, and the whole file is refused. The
daemon checks no range and sends the lowest eight bits (udisks 2.9.4 and 2.12, src/udiskslinuxdrive.c and
src/udiskslinuxdriveata.c).
"""

from __future__ import annotations

import re

from disktune_contract.catalog import BY_ID
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.external_config.common.found import LATER, Found, SourceLine
from disktune_helper.external_config.common.match import DriveMatch, KnownDrive
from disktune_helper.external_config.common.tree import Tree
from disktune_helper.external_config.common.units import not_at_boot, on_demand
from disktune_helper.external_config.common.values import ClaimedValue, checked, shown

FOLDER = "/etc/udisks2"
TOOL = "udisks2"
GROUP = "ATA"
_UNIT = "udisks2.service"

_NOT_DRIVES = frozenset({"udisks2.conf", "mount_options.conf"})
KEYS = {
    "StandbyTimeout": "ata.standby_timer",
    "APMLevel": "ata.apm",
    "AAMLevel": "ata.aam",
    "WriteCacheEnabled": "ata.write_cache",
    "ReadLookaheadEnabled": "ata.look_ahead",
}
_ON_USB = ("ID_USB_TYPE", "ID_USB_DRIVER", "ID_USB_MODEL")
_SWITCHES = frozenset({"WriteCacheEnabled", "ReadLookaheadEnabled"})


@record
class _Pair:
    group: str
    key: str
    value: str
    line: int


def read(tree: Tree) -> tuple[Found, ...]:
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
        return [one.but(Sentence("udisks2 does not run: {why}.", why=why)) for one in found]
    words = Sentence(
        "Not applied at boot: {why}. The first program that requests drives starts it over D-Bus.", why=why
    )
    return [one.at_another_time(words) for one in found]


def _of_file(tree: Tree, path: str, target: DriveMatch) -> list[Found]:
    pairs, broken = _parse(tree, path)
    last = {(pair.group, pair.key): pair.line for pair in pairs}
    found = []
    for pair in pairs:
        place = SourceLine(path, pair.line, TOOL)
        right = next((key for key in KEYS if key.lower() == pair.key.lower()), None)
        if right is None:
            continue
        one = place.found(_wish(right, pair.value), target, LATER)
        if pair.key != right:
            words = Sentence(
                "The key is spelled {right}; udisks ignores {text}.", right=right, text=shown(pair.key)
            )
            one = one.void(words)
        elif broken:
            one = one.void(Sentence("udisks cannot read the file: {why}.", why=broken))
        elif pair.group != GROUP:
            words = Sentence(
                "udisks expects it in the group {group}, not in {text}.",
                group=f"[{GROUP}]",
                text=shown(pair.group),
            )
            one = one.void(words)
        elif last[pair.group, pair.key] != pair.line:
            one = one.void(Sentence("The same key further down overrides it."))
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
                broken = broken or Sentence("line {line} is before the first group", line=line.number)
            pairs.append(_Pair(group, key.strip(), value.lstrip(), line.number))
        else:
            broken = broken or Sentence("line {line} is not a group, a key or a comment", line=line.number)
    return pairs, broken


def _wish(key: str, text: str) -> ClaimedValue:
    setting = KEYS[key]
    if key in _SWITCHES:
        word = text.rstrip()
        if word in ("true", "1", "false", "0"):
            return ClaimedValue(setting, word in ("true", "1"))
        problem = Sentence("udisks accepts true or false, not {text}.", text=shown(text))
        return ClaimedValue(setting, None, valid=False, problem=problem)
    number = re.match(r"\s*([+-]?[0-9]{1,9})(?=\s|$)", text)
    if not number:
        problem = Sentence(
            "{setting}: {text} is not a valid number for udisks.", setting=BY_ID[setting].label, text=shown(text)
        )
        return ClaimedValue(setting, None, valid=False, problem=problem)
    return _level(key, int(number.group(1)))


def _level(key: str, value: int) -> ClaimedValue:
    if value == -1:
        problem = Sentence("udisks treats -1 as a missing key.")
        return ClaimedValue(KEYS[key], None, valid=False, problem=problem)
    if not 0 <= value <= 255:
        problem = Sentence("udisks does not check this and sends the lowest 8 bits, {number}.", number=value & 255)
        return ClaimedValue(KEYS[key], value, valid=False, problem=problem)
    return _acoustic(value) if key == "AAMLevel" else checked(KEYS[key], value)


def _acoustic(value: int) -> ClaimedValue:
    if value == 255:
        return ClaimedValue("ata.aam", 0)
    if value == 0:
        problem = Sentence("udisks sends level 0, which does not turn it off; only 255 does.")
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
        # From 2.11.1 on it leaves disks on USB alone (device_is_ata); which version this is, the files do not say.
        return None if means and any(name in udev for name in _ON_USB) else means

    return DriveMatch(identifier, test)
