"""Hand-made recordings of a night, of which the tests change one thing at a time."""

from __future__ import annotations

from typing import Any

from disktune_contract.checkup.attachment import MountedSystem
from disktune_contract.drives.drive import Drive, DriveKind, Partition, PowerMode
from disktune_contract.settings.claims import Claim, When
from disktune_contract.settings.setting import Source, State, Status, Value
from disktune_contract.standby.night import RecordingContext
from disktune_contract.standby.recording import (
    AccessKind,
    Culprit,
    PowerCommand,
    PowerSpan,
    Recording,
    RecordingEnd,
    RecordingStage,
)
from tests.contract.checkup import sample_facts as given

BEGAN = 1_700_000_000.0
HOUR = 3600.0
TIMER, APM, EPC = "ata.standby_timer", "ata.apm", "ata.epc"
TEN_MINUTES, HALF_HOUR = 120, 241
"""Codes of the standby timer."""

MOUNT = MountedSystem("/home", "sdb1", "ext4", ("rw", "relatime"))


def drive(kind: DriveKind = DriveKind.ATA, **more: Any) -> Drive:
    """Return a hard disk with /home on it."""
    part = Partition("sdb1", 2048, 1 << 30, ("/home",))
    values: dict[str, Any] = {"name": "sdb", "rotational": True, "partitions": (part,)}
    return given.drive(kind, **(values | more))


def culprit(
    program: str,
    kind: AccessKind = AccessKind.COMMAND,
    began: int = 16,
    every_s: float | None = 1800.0,
    woke: int = 0,
    **more: Any,
) -> Culprit:
    """Return a culprit of sdb1, or of the drive if it sent commands."""
    values: dict[str, Any] = {
        "volume": "sdb" if kind is AccessKind.COMMAND else "sdb1",
        "command": "SMART READ DATA" if kind is AccessKind.COMMAND else "",
        "requests": began * 4,
        "bursts": began,
        "first": BEGAN,
        "last": BEGAN + 7 * HOUR,
    }
    return Culprit(kind, program, began=began, woke=woke, every_s=every_s, **(values | more))


def recording(*culprits: Culprit, standby: float = 0.0, hours: float = 8.0, **more: Any) -> Recording:
    """Return an ended recording in which the drive was in standby for the share *standby* of the time."""
    seconds = hours * HOUR
    began = more.pop("began", BEGAN)
    spans = (PowerSpan(began, PowerMode.ACTIVE_OR_IDLE), PowerSpan(began + seconds / 2, PowerMode.STANDBY))
    values: dict[str, Any] = {
        "bursts": sum(one.began for one in culprits),
        "requests": sum(one.requests for one in culprits),
        "starts": sum(one.woke for one in culprits),
        "spans": spans if standby else spans[:1],
        "standby_s": standby * seconds,
        "end": RecordingEnd.DONE,
        "stage": RecordingStage.ENDED,
    }
    values |= more
    return Recording(
        drive().ref, minutes=round(hours * 60), began=began, until=began + seconds, culprits=culprits, **values
    )


def states(**values: Value | None) -> tuple[State, ...]:
    """Return states of settings: ``states(ata_apm=254)``; the standby timer is remembered, never read."""
    return tuple(
        given.state(
            setting := name.replace("_", ".", 1),
            value,
            source=Source.REMEMBERED if setting == TIMER else Source.LIVE,
        )
        for name, value in values.items()
    )


def lacking(*names: str) -> tuple[State, ...]:
    """Return states of settings that the drive does not have."""
    return tuple(given.state(name, None, Status.UNSUPPORTED) for name in names)


def claim(setting: str, value: Value | None, file: str = "/etc/hdparm.conf", tool: str = "hdparm") -> Claim:
    """Return what another tool's file asks for at boot."""
    return Claim("/dev/sdb", setting, value, file, 1, tool, (When.BOOT,), valid=True)


def command(opcode: int, count: int, program: str = "hdparm", unit: str = "", feature: int = 0) -> PowerCommand:
    """Return a command to a power setting, an hour after the beginning."""
    return PowerCommand(BEGAN + HOUR, program, unit, opcode, feature, count)


def night(made: Recording | None = None, **more: Any) -> RecordingContext:
    """Return a night of a drive whose standby timer is off by nobody, and with no culprit."""
    values: dict[str, Any] = {
        "drive": drive(),
        "states": states(ata_standby_timer=TEN_MINUTES),
        "mounts": (MOUNT,),
    }
    return RecordingContext(made or recording(), **(values | more))
