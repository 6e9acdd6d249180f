"""The result of an ATA command that was sent through a SCSI layer, and the power mode of a drive.

A translation (libata, a USB bridge, a SAS adapter) reports the outcome as SCSI sense data. With CK_COND set even
success comes back as "check condition", with the drive's registers inside. Sense data has two formats, and
programs that know only one take a rejected command for a successful one whose registers are all zero: a power
mode of 0 would be "standby". Hence every verdict here rests on something that was received; nothing received is
UNKNOWN.

Sources: SAT-5 (ATA return descriptor, fixed format), SPC-5 (sense data), Linux
drivers/ata/libata-scsi.c of 6.1 and 6.12, ACS-4 (CHECK POWER MODE).
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from disktune_contract.drives.drive import PowerMode
from disktune_contract.health.identification import NOT_PASSED
from disktune_contract.record import record
from disktune_contract.sentence import Sentence


class CommandVerdict(StrEnum):
    """How a command ended."""

    OK = "ok"
    REJECTED = "rejected"
    """The drive received it and rejected it, or failed at it."""
    REFUSED_BELOW = "refused-below"
    """It never reached the drive: a filter of the kernel, or a bridge that passes nothing through."""
    LOCKED = "locked"
    """The drive is locked by a password."""
    TRANSPORT = "transport"
    """It got lost on the way there or back; the drive may be in any state and has to be identified again."""
    UNKNOWN = "unknown"
    """It may have worked, but the proof is missing. Only reading back can provide it."""


@record
class AtaRegisters:
    """The drive's registers after a command.

    Of a 28-bit command COUNT has 8 bits and LBA 24; the fixed format has no more than that of a 48-bit one either.
    """

    error: int
    count: int
    lba: int
    device: int
    status: int

    @property
    def failed(self) -> bool:
        """Whether STATUS has ERR (bit 0) or DF (bit 5)."""
        return bool(self.status & 0x21)


@record
class AtaOutcome:
    """The verdict, the registers if they can be trusted, and a sentence for the user."""

    verdict: CommandVerdict
    registers: AtaRegisters | None
    why: str


class SenseCodes(NamedTuple):
    """Sense key, additional sense code and its qualifier."""

    key: int
    asc: int
    ascq: int


class _Sense(NamedTuple):
    key: int
    asc: int
    ascq: int
    registers: AtaRegisters | None


class _Rule(NamedTuple):
    """A row of the table: sense key, ASC and ASCQ, where None is any; the first that matches decides."""

    key: int | None
    asc: int | None
    ascq: int | None
    verdict: CommandVerdict
    why: str

    def matches(self, sense: _Sense) -> bool:
        pairs = ((self.key, sense.key), (self.asc, sense.asc), (self.ascq, sense.ascq))
        return all(wanted in {None, seen} for wanted, seen in pairs)


_RULES = (
    _Rule(
        0x5,
        0x20,
        None,
        CommandVerdict.REFUSED_BELOW,
        NOT_PASSED,
    ),
    _Rule(
        0x5,
        0x24,
        None,
        CommandVerdict.REFUSED_BELOW,
        NOT_PASSED,
    ),
    _Rule(0xB, 0x00, 0x00, CommandVerdict.REJECTED, Sentence("The drive aborted the command.")),
    _Rule(0x7, 0x74, 0x71, CommandVerdict.LOCKED, Sentence("The drive is locked by a password.")),
    # Beyond the usual answers: what else libata makes of a drive's error register, and resets.
    _Rule(0xB, 0x47, None, CommandVerdict.TRANSPORT, Sentence("Data was corrupted in transit. Check the cable.")),
    _Rule(0xB, None, None, CommandVerdict.REJECTED, Sentence("The drive aborted the command.")),
    _Rule(0x2, None, None, CommandVerdict.REJECTED, Sentence("The drive is not ready.")),
    _Rule(0x3, None, None, CommandVerdict.REJECTED, Sentence("The drive reported a medium error.")),
    _Rule(0x4, None, None, CommandVerdict.REJECTED, Sentence("The drive reported a hardware fault.")),
    _Rule(0x5, 0x21, None, CommandVerdict.REJECTED, Sentence("The drive has no such address.")),
    _Rule(
        0x5,
        None,
        None,
        CommandVerdict.REFUSED_BELOW,
        Sentence("The command is malformed."),
    ),
    _Rule(0x6, None, None, CommandVerdict.TRANSPORT, Sentence("The drive was reset or replaced.")),
    _Rule(0x7, None, None, CommandVerdict.REJECTED, Sentence("The drive is write-protected or locked.")),
    _Rule(None, None, None, CommandVerdict.UNKNOWN, Sentence("The drive's answer is unknown.")),
)

_CHECK_CONDITION = 0x02
_SUCCESS = frozenset({0x0, 0x1})
"""Sense keys NO SENSE and RECOVERED ERROR; the latter, with 00/1D, is how success with registers comes back."""
_REGISTERS_INSIDE = (0x00, 0x1D)
"""ASC and ASCQ: ATA PASS THROUGH INFORMATION AVAILABLE."""
_DEFERRED = frozenset({0x71, 0x73})
"""Response codes of an error that some earlier command left behind."""


def ata_result(status: int, host_status: int, sense: bytes, registers_wanted: bool) -> AtaOutcome:
    """Return the result of a command sent by ATA PASS-THROUGH (16).

    Args:
        status: the SCSI status, 0 good, 2 check condition.
        host_status: what the host adapter's driver reports about the transport, 0 if all was well.
        sense: the sense bytes received; a buffer of zeros is none.
        registers_wanted: whether CK_COND was set, so that success without registers proves nothing.
    """
    if host_status:
        return _outcome(
            CommandVerdict.TRANSPORT,
            Sentence("The command was lost in transit ({code}).", code=f"{host_status:#04x}"),
        )
    if status not in {0, _CHECK_CONDITION}:
        return _outcome(
            CommandVerdict.TRANSPORT,
            Sentence("The command was not accepted ({code}).", code=f"{status:#04x}"),
        )
    found = _parse(sense)
    if found is None:
        return _without_sense(status, registers_wanted)
    if found.key in _SUCCESS:
        return _from_registers(found.registers, registers_wanted)
    rule = next(rule for rule in _RULES if rule.matches(found))
    return _outcome(rule.verdict, rule.why, found.registers)


def codes(sense: bytes) -> SenseCodes | None:
    """Return the codes in sense data, of either format, for a command that is not ATA; None if there are none."""
    found = _parse(sense)
    return SenseCodes(found.key, found.asc, found.ascq) if found else None


def progress(sense: bytes) -> int | None:
    """Return the progress of an operation given in the sense data, in 65,536ths; None if it is not given.

    Source: SPC-5, sense key specific field: bit 7 of its first byte is SKSV.
    """
    code = sense[0] & 0x7F if sense else 0
    if code == 0x70:
        return _progress(sense[15:18])
    at = 8
    while code == 0x72 and at + 1 < len(sense):
        # Descriptor type 02h: the field begins at byte 4 of it.
        if sense[at] == 0x02:
            return _progress(sense[at + 4 : at + 7])
        at += 2 + sense[at + 1]
    return None


def _progress(field: bytes) -> int | None:
    return int.from_bytes(field[1:], "big") if len(field) == 3 and field[0] & 0x80 else None


def _outcome(verdict: CommandVerdict, why: str, registers: AtaRegisters | None = None) -> AtaOutcome:
    return AtaOutcome(verdict, registers, why)


def _without_sense(status: int, registers_wanted: bool) -> AtaOutcome:
    if status == _CHECK_CONDITION:
        return _outcome(CommandVerdict.UNKNOWN, Sentence("Whether the command succeeded is unknown."))
    if registers_wanted:
        return _outcome(CommandVerdict.UNKNOWN, Sentence("The bridge did not return the drive's registers."))
    return _outcome(CommandVerdict.OK, Sentence("The command succeeded."))


def _from_registers(registers: AtaRegisters | None, registers_wanted: bool) -> AtaOutcome:
    """Judge a command that the SCSI side calls successful by the registers of the drive itself."""
    if registers is None:
        return _without_sense(0, registers_wanted)
    if not registers.failed:
        return _outcome(CommandVerdict.OK, Sentence("The command succeeded."), registers)
    if not registers.status & 0x01:
        return _outcome(CommandVerdict.REJECTED, Sentence("The drive reported a hardware fault."), registers)
    if registers.error & 0x04:
        return _outcome(CommandVerdict.REJECTED, Sentence("The drive aborted the command."), registers)
    why = Sentence("The drive reported an error (register {code}h).", code=f"{registers.error:02X}")
    return _outcome(CommandVerdict.REJECTED, why, registers)


# -- the two formats ---------------------------------------------------------------------------------------


def _parse(sense: bytes) -> _Sense | None:
    """Return the sense data, None if there is none or it is about some earlier command."""
    code = sense[0] & 0x7F if sense else 0
    if code in {0x72, 0x73} and len(sense) >= 8:
        found = _Sense(sense[1] & 0x0F, sense[2], sense[3], _descriptor_registers(sense))
    elif code in {0x70, 0x71} and len(sense) >= 14:
        found = _fixed(sense)
    else:
        return None
    stale = code in _DEFERRED and (found.asc, found.ascq) != _REGISTERS_INSIDE
    return None if stale else found


def _descriptor_registers(sense: bytes) -> AtaRegisters | None:
    """Return the ATA Status Return descriptor (type 09h, 14 bytes) if it is there and complete."""
    at = 8
    while at + 1 < len(sense):
        entry = sense[at : at + 2 + sense[at + 1]]
        if entry[0] == 0x09 and len(entry) >= 14:
            return _registers(entry)
        at += 2 + sense[at + 1]
    return None


def _registers(entry: bytes) -> AtaRegisters:
    extended = bool(entry[2] & 0x01)
    low = entry[7] | entry[9] << 8 | entry[11] << 16
    high = entry[6] | entry[8] << 8 | entry[10] << 16
    return AtaRegisters(
        error=entry[3],
        count=entry[5] | entry[4] << 8 if extended else entry[5],
        lba=low | high << 24 if extended else low,
        device=entry[12],
        status=entry[13],
    )


def _fixed(sense: bytes) -> _Sense:
    """Return fixed-format sense; its registers only with 00/1D, because Linux 6.1 misplaces them in failures."""
    key, asc, ascq = sense[2] & 0x0F, sense[12], sense[13]
    registers = None
    if (asc, ascq) == _REGISTERS_INSIDE:
        lba = sense[9] | sense[10] << 8 | sense[11] << 16
        registers = AtaRegisters(error=sense[3], count=sense[6], lba=lba, device=sense[5], status=sense[4])
    return _Sense(key, asc, ascq, registers)


# -- CHECK POWER MODE --------------------------------------------------------------------------------------

_POWER_MODES = {
    0x00: PowerMode.STANDBY,
    0x01: PowerMode.STANDBY_Y,
    0x40: PowerMode.NV_CACHE_STOPPED,
    0x41: PowerMode.NV_CACHE_RUNNING,
    0x80: PowerMode.IDLE,
    0x81: PowerMode.IDLE_A,
    0x82: PowerMode.IDLE_B,
    0x83: PowerMode.IDLE_C,
    0xFF: PowerMode.ACTIVE_OR_IDLE,
}


def power_mode(count: int) -> PowerMode:
    """Return the power mode that CHECK POWER MODE left in COUNT (ACS-4).

    Only for a COUNT that came out of registers: without registers the mode is UNKNOWN, never 0.
    """
    return _POWER_MODES.get(count, PowerMode.UNKNOWN)
