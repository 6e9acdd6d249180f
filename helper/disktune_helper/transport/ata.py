"""ATA commands over SCSI: the few that this program sends, each by name.

Every one goes as ATA PASS-THROUGH (16), opcode 85h. The 12-byte form, A1h, is the BLANK command of optical drives
and is never used. Layout: SAT-4 (T10/BSR INCITS 491), ATA PASS-THROUGH; sources of the commands: ACS-4.
"""

from __future__ import annotations

from collections.abc import Sequence

from disktune_contract.drives.power import PowerMode
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_helper.decode import identify_words, sense
from disktune_helper.decode.sense import AtaRegisters, CommandVerdict
from disktune_helper.system.errors import refusal
from disktune_helper.system.ports import Node

CHECK_POWER_MODE = 0xE5
FLUSH_CACHE = 0xE7
FLUSH_CACHE_EXT = 0xEA
IDENTIFY_DEVICE = 0xEC
IDLE = 0xE3
READ_LOG_EXT = 0x2F
SMART_READ_DATA, SMART_READ_THRESHOLDS = 0xD0, 0xD1
SET_FEATURES = 0xEF
STANDBY = 0xE2

FLUSH_TIMEOUT_MS = 60_000
"""hdparm's limit for FLUSH CACHE: a full cache of a slow drive takes that long."""

PASS_THROUGH_16 = 0x85
_NON_DATA, _PIO_IN = 3 << 1, 4 << 1
_CK_COND = 0x20
_FROM_DEVICE_BLOCKS_IN_COUNT = 0x0E
_LBA_MODE = 0x40
BLOCK_BYTES = 512
"""What one block of data has, whatever the drive's sectors have."""

_DRDY = 0x40
"""STATUS bit 6, device ready."""

_FAULTS = {
    CommandVerdict.REJECTED: Fault.REFUSED_BY_DRIVE,
    CommandVerdict.REFUSED_BELOW: Fault.NOT_SUPPORTED,
    CommandVerdict.LOCKED: Fault.REFUSED_BY_DRIVE,
    CommandVerdict.TRANSPORT: Fault.IO_ERROR,
}


def identify_device(node: Node) -> tuple[int, ...]:
    """Return the 256 words of IDENTIFY DEVICE, asked for now. Does not spin up a drive in standby.

    Raises `Refusal` if the drive, or what lies before it, does not answer.
    """
    data = read(node, IDENTIFY_DEVICE)
    if not any(data):
        # Some bridges answer GOOD and deliver nothing; an all-zero page is not a drive.
        why = Sentence("{drive} answered with an empty identify page.", drive=node.name)
        raise Refusal(Fault.NOT_SUPPORTED, why)
    return identify_words.from_bytes(data)


def read_log(node: Node, address: int, page: int) -> bytes:
    """Return one page, 512 bytes, of a general purpose log; raises `Refusal` if the drive does not give it."""
    return read(node, READ_LOG_EXT, lba=page << 8 | address, extend=True)


def read(node: Node, command: int, feature: int = 0, *, lba: int = 0, extend: bool = False) -> bytes:
    """Return the 512 bytes that a command brings, a 48-bit one if *extend*; raises `Refusal` if there are none."""
    cdb = _cdb(_PIO_IN | extend, _FROM_DEVICE_BLOCKS_IN_COUNT, command, feature, count=1, lba=lba)
    try:
        reply = node.sg_io(cdb, reply_bytes=BLOCK_BYTES)
    except OSError as error:
        raise refusal(error, node.name) from None
    outcome = sense.ata_result(reply.status, reply.host_status, reply.sense, registers_wanted=False)
    if outcome.verdict is not CommandVerdict.OK:
        raise Refusal(_FAULTS.get(outcome.verdict, Fault.IO_ERROR), outcome.why)
    if len(reply.data) != BLOCK_BYTES:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("{drive} answered with an empty page.", drive=node.name))
    return reply.data


def check_power_mode(node: Node) -> PowerMode:
    """Return the power state; asking does not wake the drive. UNKNOWN when the answer did not come through."""
    try:
        registers = send(node, CHECK_POWER_MODE)
    except Refusal:
        return PowerMode.UNKNOWN
    # A bridge that makes up registers leaves them zero, and zero would read as standby; a drive always sets DRDY.
    if registers is None or not registers.status & _DRDY:
        return PowerMode.UNKNOWN
    return sense.power_mode(registers.count)


def set_features(node: Node, subcommand: int, count: int = 0) -> None:
    """Send SET FEATURES; raises `Refusal` if it was refused. An unclear outcome is left to the read-back."""
    send(node, SET_FEATURES, feature=subcommand, count=count)


def flush_cache(node: Node, *, extended: bool) -> None:
    """Let the drive write out its cache; raises `Refusal` if it could not.

    *extended* is for drives of 48-bit addresses, whose FLUSH CACHE EXT is a 48-bit command (ACS-4).
    """
    send(node, FLUSH_CACHE_EXT if extended else FLUSH_CACHE, timeout_ms=FLUSH_TIMEOUT_MS, extend=extended)


def has_flush_ext(words: Sequence[int]) -> bool:
    """Return whether FLUSH CACHE EXT exists: hdparm's test of word 83 (both flush commands, word valid)."""
    return len(words) > 83 and words[83] & 0xE000 == 0x6000


def send(
    node: Node,
    command: int,
    feature: int = 0,
    count: int = 0,
    timeout_ms: int = 20_000,
    *,
    lba: int = 0,
    extend: bool = False,
) -> AtaRegisters | None:
    """Send a command without data, a 48-bit one if *extend*, and return the registers the drive answered with.

    None means that the layer below dropped the registers, so that success is not known: read back. Raises
    `Refusal` if the command was refused or the drive is gone.
    """
    return send_cdb(node, _cdb(_NON_DATA | extend, _CK_COND, command, feature, count, lba), timeout_ms)


def send_cdb(node: Node, cdb: bytes, timeout_ms: int = 20_000, outgoing: bytes = b"") -> AtaRegisters | None:
    """Send an ATA PASS-THROUGH that asks for the registers, with *outgoing* data; otherwise as `send`."""
    try:
        reply = node.sg_io(cdb, timeout_ms=timeout_ms, outgoing=outgoing)
    except OSError as error:
        raise refusal(error, node.name) from None
    outcome = sense.ata_result(reply.status, reply.host_status, reply.sense, registers_wanted=True)
    if outcome.verdict in _FAULTS:
        raise Refusal(_FAULTS[outcome.verdict], outcome.why)
    return outcome.registers


def _cdb(protocol: int, flags: int, command: int, feature: int = 0, count: int = 0, lba: int = 0) -> bytes:
    """Return ATA PASS-THROUGH (16). Bit 0 of *protocol* is EXTEND, a 48-bit command; *lba* has 28 bits."""
    low, middle, high, top = lba.to_bytes(4, "little")
    return bytes(
        (
            *(PASS_THROUGH_16, protocol, flags, 0, feature, 0, count),
            *(0, low, 0, middle, 0, high),
            *(_LBA_MODE | top, command, 0),
        )
    )
