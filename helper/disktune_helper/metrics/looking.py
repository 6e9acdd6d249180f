"""Whether a drive is asked in a round, and the look at it. A drive that sleeps gets CHECK POWER MODE alone.

`SessionContext.look` asks for identify data first, which wakes no drive. Here the power mode comes first, and
nothing else is asked of a drive that does not report that it is awake. Of one that is not asked there is still
what the kernel knows without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from enum import StrEnum

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.drives.power import PowerMode
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record, replace
from disktune_helper.inventory import drive_snapshot, health, identity
from disktune_helper.inventory.drive_snapshot import LastSet, Sight, speaks_ata
from disktune_helper.metrics.memory import RoundMemory
from disktune_helper.session.session import SessionContext, sleeps_by_us
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Node, Ports
from disktune_helper.transport import ata, scsi_power

_ASKED = frozenset({DriveKind.ATA, DriveKind.NVME, DriveKind.SCSI, DriveKind.USB})


class Unasked(StrEnum):
    """Why a drive was not asked."""

    STANDBY = "standby"
    """It reports standby, or DiskTune has sent it to sleep: in that mode every command wakes it by a reset."""
    SUSPENDED = "suspended"
    """By the kernel: to open it is to wake it."""
    IDLE = "idle"
    """A disk that did nothing for a while: a question could start its standby timer again."""
    UNKNOWN_POWER_STATE = "unknown_power_state"
    """It may be a disk and does not report whether it sleeps, as some bridges do not."""
    NO_ANSWER = "no_answer"
    """It did not answer in time."""
    NO_TIME = "no_time"
    """Others had used up the time of the round."""
    NOT_ACCESSIBLE = "not_accessible"
    """It could not be opened, or left."""


@record
class DriveLook:
    """One look at one drive."""

    sight: Sight
    power: PowerMode | None = None
    """What it reports; None if it was not asked, or has no such thing."""
    unasked: Unasked | None = None
    """None of one that was asked, and of one that has nothing to ask."""


def has_answers(ports: Ports, drive: Drive) -> bool:
    """Return whether there is anything to ask a drive for. Removable media are not even opened.

    Opening these alone sends a command (drivers/scsi/sd.c sd_open).
    """
    if drive.kind not in _ASKED or drive.removable:
        return False
    return drive.kind is not DriveKind.USB or speaks_ata(ports, drive.name, drive.kind)


@contextmanager
def look(session: SessionContext, drive: Drive, memory: RoundMemory, last_set: LastSet) -> Iterator[DriveLook]:
    """Look at a drive, asking it if that disturbs nothing; raises `Refusal` if it is gone."""
    ports, ref = session.ports, drive.ref
    if not has_answers(ports, drive):
        yield DriveLook(outside(ports, drive, last_set))
        return
    if sysfs.suspended(ports, ref.name):
        memory.was_passed_over(ref)
        yield DriveLook(replace(outside(ports, drive, last_set), power=PowerMode.STANDBY), None, Unasked.SUSPENDED)
        return
    if sleeps_by_us(ports, session.runtime, ref):
        memory.was_passed_over(ref)
        asleep = replace(outside(ports, drive, last_set), power=PowerMode.SLEEP)
        yield DriveLook(asleep, PowerMode.SLEEP, Unasked.STANDBY)
        return
    may_rest = drive.rotational is not False
    if may_rest and not memory.due(ref):
        memory.was_passed_over(ref)
        yield DriveLook(outside(ports, drive, last_set), None, Unasked.IDLE)
        return
    try:
        node = identity.open_checked(ports, ref)
    except Refusal as error:
        if error.fault is not Fault.PERMISSION:
            raise
        yield DriveLook(outside(ports, drive, last_set), None, Unasked.NOT_ACCESSIBLE)
        return
    with closing(node):
        power, why = _power(ports, node, drive)
        if not may_rest and why is Unasked.UNKNOWN_POWER_STATE:
            # It has no motor that could start. What touches the medium is not asked even so: `Sight.may_be_asked`.
            why = None
        if may_rest:
            memory.was_asked(ref, asleep=why is Unasked.STANDBY)
        if why is not None:
            yield DriveLook(replace(outside(ports, drive, last_set), power=power), power, why)
            return
        yield DriveLook(drive_snapshot.look(ports, ref, node, last_set), power)


def outside(ports: Ports, drive: Drive, last_set: LastSet) -> Sight:
    """Return what the kernel shows of a drive that is not opened; raises `Refusal` if it is another one by now."""
    identity.check_present(ports, drive.ref)
    return drive_snapshot.look(ports, drive.ref, None, last_set)


def _power(ports: Ports, node: Node, drive: Drive) -> tuple[PowerMode | None, Unasked | None]:
    """Return the power mode that a drive reports, and why it is asked nothing else."""
    if drive.kind is DriveKind.NVME:
        return None, None
    if speaks_ata(ports, drive.name, drive.kind):
        mode = ata.check_power_mode(node)
    else:
        try:
            mode = scsi_power.mode_in(health.awake_or_not(node))
        except Refusal as error:
            if error.fault is Fault.DRIVE_GONE:
                raise
            mode = PowerMode.UNKNOWN
    if mode is PowerMode.UNKNOWN:
        return mode, Unasked.UNKNOWN_POWER_STATE
    return mode, Unasked.STANDBY if mode.asleep else None
