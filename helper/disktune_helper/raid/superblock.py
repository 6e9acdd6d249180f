"""The metadata of md on a member: where they are, reading them without waking a drive, and decoding them.

Sources: linux/raid/md_p.h, and md.c super_1_load and calc_dev_sboffset of Linux 6.12.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from disktune_contract.arrays.array import ArrayMember, Role
from disktune_contract.arrays.array_details import ArraySuperblock
from disktune_contract.drives import recognition
from disktune_contract.drives.drive import DriveRef
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_helper.decode.fields import DecodeError, printable
from disktune_helper.drives import health, identity
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.raid import reading
from disktune_helper.system import sysfs
from disktune_helper.system.drive_commands.nodes import MAGIC_OF_MD, METADATA_BYTES
from disktune_helper.system.errors import refusal
from disktune_helper.system.ports import Ports

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext

_SECONDS = (1 << 40) - 1
"""Of a time in version 1.x; the bits above are microseconds."""
_ONE = struct.Struct("<II8x16s32sQi")
"""Magic, major version, UUID, name, creation time, level."""
_LEVELS = {-1: "linear", **{level: f"raid{level}" for level in (0, 1, 4, 5, 6, 10)}}
_ONE_CHANGED = struct.Struct("<QQ")
_ONE_CHANGED_AT = 192
"""Time of the last change, events."""
_ZERO_WORDS = 64
_NONE = Sentence("No array metadata were found.")


def place(version: str, sectors: int) -> int | None:
    """Return where in a member of so many sectors of 512 bytes the metadata begin; None for those of firmware."""
    return {
        "0.90": (sectors // 128 - 1) * 128 * SECTOR_BYTES,
        "1.0": (sectors - 16) // 8 * 8 * SECTOR_BYTES,
        "1.1": 0,
        "1.2": 4096,
    }.get(version)


def decode(data: bytes, member: str) -> ArraySuperblock:
    """Return what the metadata hold; raises DecodeError if these are none."""
    if len(data) < METADATA_BYTES:
        raise DecodeError(_NONE)
    magic, major, uuid, name, created, level = _ONE.unpack_from(data)
    if magic == MAGIC_OF_MD and major == 1:
        updated, events = _ONE_CHANGED.unpack_from(data, _ONE_CHANGED_AT)
        name = printable(name.partition(b"\0")[0])
        times, kind = (created & _SECONDS, updated & _SECONDS), _LEVELS.get(level, "")
        return ArraySuperblock(member, uuid.hex(":", 4), name, *times, events, kind)
    # Version 0.90 is in the byte order of the machine that made it.
    for order in "<>":
        words = struct.unpack_from(f"{order}{_ZERO_WORDS}I", data)
        if words[:2] == (MAGIC_OF_MD, 0):
            events = words[39] + (words[40] << 32) if order == "<" else words[40] + (words[39] << 32)
            uuid = ":".join(f"{word:08x}" for word in (words[5], *words[13:16]))
            level = _LEVELS.get(-1 if words[7] == (1 << 32) - 1 else words[7], "")
            return ArraySuperblock(member, uuid, "", words[6], words[32], events, level)
    raise DecodeError(_NONE)


def read(session: SessionContext, array: DriveRef) -> ArraySuperblock:
    """Return the metadata on a member in sync whose drive is awake; raises `Refusal` if there is none.

    Of an array that was not started no member is in sync yet, and any has them.
    """
    identity.check_present(session.ports, array)
    report = reading.report(session.ports, array.name)
    why: Refusal | DecodeError = Refusal(Fault.NOT_SUPPORTED, Sentence("No member can be read."))
    for member in report.members:
        if member.role is Role.IN_SYNC or report.state == "inactive":
            try:
                return decode(_content(session, member, report.metadata), member.name)
            except (Refusal, DecodeError) as error:
                why = error
    raise why if isinstance(why, Refusal) else Refusal(Fault.NOT_SUPPORTED, str(why))


def _content(session: SessionContext, member: ArrayMember, version: str) -> bytes:
    ports = session.ports
    whole, start = _below(ports, member.name)
    at = place(version, sysfs.number(ports, member.name, "size") or 0)
    if at is None:
        none = Sentence("The metadata are the firmware's.") if version.startswith("external") else _NONE
        raise Refusal(Fault.NOT_SUPPORTED, none)
    for drive in member.drives:
        with session.look(identity.ref_of(ports, drive)) as found:
            _check_awake(found)
    with session.look(identity.ref_of(ports, whole)) as found:
        if found.node is None:
            raise Refusal(Fault.PERMISSION, health.NOT_OPENED)
        try:
            return found.node.array_metadata(start + at)
        except OSError as error:
            raise refusal(error, whole) from None


def _check_awake(found: DriveSnapshot) -> None:
    """Raise `Refusal` unless the drive is known to be awake; only ATA and SCSI drives have a motor to start."""
    if found.node is None and not found.asleep:
        raise Refusal(Fault.PERMISSION, health.NOT_OPENED)
    if found.node is not None and found.is_scsi_disk:
        awake = not health.unasked_scsi(health.awake_or_not(found.node))
    else:
        awake = found.may_be_asked or not (found.asleep or found.may_be_ata)
    if not awake:
        raise Refusal(Fault.WOULD_WAKE, Sentence("Reading {drive} would wake it.", drive=found.name))


def _below(ports: Ports, member: str) -> tuple[str, int]:
    """Return the whole device that a member is, or is a part of, and where on it the member begins, in bytes."""
    if not recognition.is_partition(ports, member):
        return member, 0
    [whole] = recognition.below(ports, member)
    return whole, (sysfs.number(ports, member, "start") or 0) * SECTOR_BYTES
