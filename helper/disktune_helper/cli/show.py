"""``disktune-helper show``: drives, identify data and settings on a terminal, for support and for scripts.

As root it asks the drives; as any other user it prints what the kernel shows to all users. It changes nothing and
wakes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TextIO

from disktune_contract import units, wire
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import HIDDEN_KINDS, Drive, kernel_name
from disktune_contract.folders import STATE
from disktune_contract.health.identification import Identification
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.look import StateList
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.setting import State, Status
from disktune_helper.drives import drive_list
from disktune_helper.drives.drive_list import DriveTemperatures
from disktune_helper.faces import FACES
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.session.session import SessionContext
from disktune_helper.system.drive_commands import nodes
from disktune_helper.system.files import MemoryFolder, RootFolder
from disktune_helper.system.ports import Ports
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.text_files import printable

EX_USAGE = 2
_OPTIONS = ("--all", "--json")


def run(arguments: Sequence[str], stdout: TextIO, stderr: TextIO) -> int:
    """Print what is asked for; return 0, or 2 with a sentence if there is no such drive or option."""
    names = [argument for argument in arguments if argument not in _OPTIONS]
    if len(names) > 1 or any(name.startswith("-") for name in names):
        print(FACES["show"].how, file=stderr)
        return EX_USAGE
    ports = SystemPorts()
    drives = drive_list.drives(ports, DriveTemperatures())
    if names:
        wanted = kernel_name(names[0])
        drives = tuple(drive for drive in drives if drive.name == wanted)
        if not drives:
            print(f"disktune-helper: there is no drive {wanted!r}", file=stderr)
            return EX_USAGE
    else:
        drives = tuple(drive for drive in drives if drive.kind not in HIDDEN_KINDS)
    reports = [_report(_session(ports), drive) for drive in drives]
    if "--json" in arguments:
        print(json.dumps([wire.plain(report) for report in reports], indent=2), file=stdout)
    else:
        everything = "--all" in arguments
        found = ["\n".join(map(printable, _lines(report, everything=everything))) for report in reports]
        print("\n\n".join(found) or "No drives.", file=stdout)
    return 0


def _session(ports: Ports) -> SessionContext:
    privilege = Class.INSPECT if nodes.opened_elsewhere() else Class.BROWSE
    return SessionContext(
        ports, privilege, (RootFolder(STATE), MemoryFolder()), lambda _event, _args: None, lambda: None
    )


def _report(session: SessionContext, drive: Drive) -> dict[str, object]:
    """Return all that is known of a drive; what could not be had is a sentence instead."""
    report: dict[str, object] = {"drive": drive}
    for key, verb in (("identify", "identify"), ("settings", "settings")):
        try:
            report[key] = HANDLERS[verb](session, OfDrive(drive.ref))
        except Refusal as error:
            report[key] = None
            report[f"{key}_refused"] = error.why
    found = report["settings"]
    report["settings"] = found.states if isinstance(found, StateList) else None
    return report


def _lines(report: dict[str, object], *, everything: bool) -> Iterator[str]:
    drive = report["drive"]
    assert isinstance(drive, Drive)  # noqa: S101  # made a few lines above
    yield f"{drive.name}: {drive.title}, {units.size(drive.size_bytes)}, {drive.link or drive.kind.value}"
    facts = {
        "serial": drive.serial,
        "firmware": drive.firmware,
        "identity": drive.identity,
        "used for": ", ".join((*drive.usage.mounts, *drive.usage.arrays, *drive.usage.volumes)),
    }
    yield from (f"  {name:<10}{value}" for name, value in facts.items() if value)
    identification = report["identify"]
    if isinstance(identification, Identification):
        yield from _identify_lines(identification)
    for key in ("identify_refused", "settings_refused"):
        if key in report:
            yield f"  {report[key]}"
    states = report["settings"]
    if isinstance(states, tuple):
        shown = [state for state in states if everything or not _is_absent(state)]
        yield from (f"  {line}" for line in map(_state_line, shown))
        if len(shown) < len(states):
            yield f"  settings not supported here: {len(states) - len(shown)} (--all lists them)"


def _identify_lines(found: Identification) -> Iterator[str]:
    """Return identify data as indented ``key: value`` lines, leaving out what is unknown."""
    yield f"  identify data ({found.source.value})"
    for part in (
        found.ata,
        found.nvme,
        found.namespace,
        found.scsi,
        found.limits,
        found.characteristics,
        found.geometry,
    ):
        if part is not None:
            yield from _tree(wire.plain(part), "    ")
    if found.power is not None:
        yield f"    power: {found.power.value}"
    if found.note:
        yield f"    {found.note}"


def _tree(value: object, indent: str) -> Iterator[str]:
    if not isinstance(value, dict):
        return
    for key, item in value.items():
        name = key.replace("_", " ")
        if isinstance(item, dict):
            inner = list(_tree(item, indent + "  "))
            if inner:
                yield f"{indent}{name}:"
                yield from inner
        elif key == "features":
            yield f"{indent}features:"
            yield from (f"{indent}  {_mark(row)}{row['name']}" for row in item if row["supported"])
        elif isinstance(item, list):
            plain = [str(entry) for entry in item if not isinstance(entry, dict)]
            if plain:
                yield f"{indent}{name}: {', '.join(plain)}"
        elif item is not None and item != "":
            yield f"{indent}{name}: {item}"


def _mark(row: dict[str, bool | None]) -> str:
    """Return hdparm's asterisk for a feature that is in use; nothing where that is not reported, as of NVMe."""
    return {True: "* ", False: "  ", None: "? "}[row["enabled"]] if "enabled" in row else ""


def _is_absent(state: State) -> bool:
    """Return whether the drive does not have a setting at all; one that has but one value has that."""
    return state.status in (Status.UNSUPPORTED, Status.LEGACY) and state.value is None


def _state_line(state: State) -> str:
    setting = BY_ID[state.setting]
    value = "unknown" if state.value is None else setting.domain.label(state.value)
    note = "" if state.source.value == "live" or state.value is None else f" ({state.source.value})"
    if state.status is not Status.OK:
        return f"{setting.label}: {value}{note} ({state.reason})"
    return f"{setting.label}: {value}{note}"
