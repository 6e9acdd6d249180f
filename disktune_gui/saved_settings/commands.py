"""The settings of a drive as commands of a shell, made from the declaration of each setting.

For reading, learning and pasting; nothing here runs. At the prompt of zsh comments are words as well
(`in_comment`): whatever comes from a drive or another machine is quoted. The text is that of a terminal and
stays in English.

Sources: hdparm(8) 9.65, blockdev(8), smartctl(8) 7.4, nvme-set-feature(1), sdparm(8) 1.12.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, node_of
from disktune_contract.patterns import pattern_of
from disktune_contract.rules import rules
from disktune_contract.rules.handover import HandoverFormat, hand_over, in_comment, not_its_word
from disktune_contract.settings.access import ModeField, NvmeField
from disktune_contract.settings.setting import (
    READ_ONLY,
    Access,
    Legacy,
    ReadOnlyFlag,
    Setting,
    State,
    Status,
    SysfsAttribute,
    Value,
)
from disktune_contract.settings.value_text import kernel_text

Values = Mapping[str, Value]

_HDPARM = {
    "ata.apm": "-B",
    "ata.aam": "-M",
    "ata.standby_timer": "-S",
    "ata.write_cache": "-W",
    "ata.look_ahead": "-A",
    "ata.keep_over_reset": "-K",
    "ata.power_up_in_standby": "--yes-i-know-what-i-am-doing -s",
    "block.pio_width": "-c",
}
"""Flags that take the value as it is, a switch as 1 or 0. -R is not among them: it sends the mode in a field
that drives do not read, so that each value becomes mode 0."""

NONE = "no common tool sets this"
_KERNEL_NAME = pattern_of(r"[A-Za-z0-9!/._-]+")
"""Characters whose quoting is the same in every shell: in fish a backslash is special in single quotes, too."""
_SHOWN_ONLY = "this is shown only"
_RECOVERY = "ata.read_recovery", "ata.write_recovery"


def as_commands(drive: Drive, values: Values, known: Values | None = None) -> str:
    """Return a line for each of *values*, settings by id, in the order in which they have to be set.

    A setting without a command is a comment with the reason. *known* are other values of the drive, which some
    commands set along. At the end the same as a udev rule, as comments, where udev can do it.
    """
    ordered = {name: values[name] for name in rules.in_order(name for name in values if name in BY_ID)}
    around = {**(known or {}), **ordered}
    lines = [in_comment(f"{drive.title}, {drive.name}")]
    for name, value in ordered.items():
        setting = BY_ID[name]
        command, why = command_for(drive, setting, value, around)
        words = f"{setting.label}: {setting.domain.label(value)}"
        heading = in_comment(words)
        line = [heading, command] if command else [in_comment(f"{words}, {why}")]
        # Commands that set several settings are listed once.
        lines += line if command not in lines else [heading]
    rule = hand_over(HandoverFormat.UDEV, drive, ordered)
    if rule.text:
        lines += ["", in_comment(f"At every start, as a udev rule in {rule.path}:")]
        lines += [f"# {shlex.quote(line)}" for line in rule.text.splitlines() if not line.startswith("#")]
    return "\n".join(lines) + "\n"


def current_values(states: Mapping[str, State]) -> dict[str, Value]:
    """Return the known values that can be set on a drive with these states."""
    return {
        name: state.value
        for name, state in states.items()
        if name in BY_ID and state.status is Status.OK and state.value is not None
    }


def command_for(drive: Drive, setting: Setting, value: Value, known: Values) -> tuple[str, str]:
    """Return the command that sets *value* on *drive*, or an empty one and why there is none.

    *known* are the values of the drive's other settings.
    """
    access, node = setting.access, shlex.quote(node_of(drive.name))
    found = "", NONE
    if why := not_its_word(setting, value):
        found = "", why
    elif not _KERNEL_NAME.fullmatch(drive.name):
        found = "", "the kernel name of the drive is unusual"
    elif isinstance(access, SysfsAttribute):
        found = ("", _SHOWN_ONLY) if access.locked else (_echo(drive, setting, access, value), "")
    elif isinstance(access, NvmeField):
        found = _nvme(drive, setting, access, value, known)
    elif isinstance(access, ModeField):
        found = _sdparm(node, setting, access, value)
    elif isinstance(access, Legacy):
        found = "", "obsolete"
    elif setting.id in _RECOVERY:
        found = _recovery(node, {**known, setting.id: value})
    elif command := _program(setting, access, value):
        found = f"{command} {node}", ""
    return found


def _program(setting: Setting, access: Access, value: Value) -> str:
    """Return the command of a tool that sets one value, without the drive; empty if there is none."""
    if isinstance(access, ReadOnlyFlag):
        return f"blockdev {'--setro' if value == READ_ONLY else '--setrw'}"
    if setting.id == "ata.smart":
        return f"smartctl -s {'on' if value else 'off'}"
    return f"hdparm {_HDPARM[setting.id]}{int(value)}" if setting.id in _HDPARM else ""


# -- files of the kernel -----------------------------------------------------------------------------------------


def _echo(drive: Drive, setting: Setting, access: SysfsAttribute, value: Value) -> str:
    """Return the command that writes *value*; a pattern is spelled out first, which a redirection does not do."""
    text, path = shlex.quote(kernel_text(setting, value)), _path(drive, access.attribute)
    if "*" in path:
        return f'for file in {path}; do echo {text} > "$file"; done'
    return f"echo {text} > {path}"


def _path(drive: Drive, attribute: str) -> str:
    """Return the file of an attribute, as `SysfsAttribute` spells it."""
    # The kernel writes "!" for "/" in the names of drives in a folder below /dev.
    block = shlex.quote(f"/sys/block/{drive.name.replace('/', '!')}")
    first, _, rest = attribute.partition("/")
    places = {
        "@sysctl": "/proc/sys",
        "@nvme": f"{block}/device",
        # The device is a SCSI address; two folders above it is the host.
        "@host": f"{block}/device/../../scsi_host/host*",
        "@enclosure": f"{block}/device/enclosure_device:*",
    }
    return f"{places[first]}/{rest}" if first in places else f"{block}/{attribute}"


# -- NVMe --------------------------------------------------------------------------------------------------------


def _nvme(drive: Drive, setting: Setting, access: NvmeField, value: Value, known: Values) -> tuple[str, str]:
    """Return the command for a field of a feature, whose dword 11 has to be sent whole."""
    dword, told = _dword(access, value), _mask(access)
    for other in BY_ID.values():
        if other is setting or not isinstance(other.access, NvmeField):
            continue
        if (other.access.feature, other.access.selector) == (access.feature, access.selector):
            if other.id not in known:
                return "", f"this feature also holds {other.label}, whose value is unknown"
            dword |= _dword(other.access, known[other.id])
            told |= _mask(other.access)
    # The other bits are written back unchanged; those that belong to no setting are unknown here.
    if access.feature in _WITH_MORE:
        return "", f"this feature also holds {_WITH_MORE[access.feature]}, which must be read first"
    found = re.match(r"nvme\d+", drive.name)
    if found is None:
        return "", "the controller of the drive is unknown"
    return f"nvme set-feature /dev/{found[0]} --feature-id={access.feature:#04x} --value={dword:#x}", ""


_WITH_MORE = {0x01: "the weights of the queues"}
"""Features with fields that are not settings and seldom 0."""


def _mask(access: NvmeField) -> int:
    return ((1 << access.bits) - 1) << access.lsb


def _dword(access: NvmeField, value: Value) -> int:
    """Return a field's part of dword 11."""
    raw = int(value) if isinstance(value, bool) else int(value) // access.scale + access.offset
    return access.selector | (raw << access.lsb & _mask(access))


# -- SCSI --------------------------------------------------------------------------------------------------------


def _sdparm(node: str, setting: Setting, access: ModeField, value: Value) -> tuple[str, str]:
    """Return the command for a field of a mode page, by sdparm's acronyms."""
    acronyms = [name.removeprefix("sdparm ") for name in setting.other_names if name.startswith("sdparm ")]
    if not acronyms:
        return "", NONE
    if access.enable is not None and len(acronyms) > 1:
        # A timer and the bit that lets it count; never clears the bit alone.
        timer, enable = acronyms[:2]
        items = f"{enable}=0" if value == access.off else f"{timer}={int(value) // access.scale},{enable}=1"
    elif isinstance(value, bool):
        items = f"{acronyms[0]}={int(value != access.inverted)}"
    else:
        items = f"{acronyms[0]}={int(value) // access.scale}"
    return f"sdparm --set={items} {node}", ""


# -- the two limits of error recovery ----------------------------------------------------------------------


def _recovery(node: str, values: Values) -> tuple[str, str]:
    read, write = (values.get(name) for name in _RECOVERY)
    if read is None or write is None:
        return "", "smartctl sets the read and write limits together, and one of them is unknown"
    return f"smartctl -l scterc,{int(read)},{int(write)} {node}", ""
