"""ATA commands and their results, and the bytes of SCSI / ATA Translation that carry them.

Pure functions. Sources: SAT-4 (T10/BSR INCITS 491) 12.2 for ATA PASS-THROUGH, SPC-4 for sense data and VPD pages,
and where the standards leave a choice, what libata does (drivers/ata/libata-scsi.c of Linux 6.12).
"""

from __future__ import annotations

from collections.abc import Sequence

from disktune_contract.record import record
from disktune_helper.system.drive_commands.ioctls import SgReply

# -- ATA commands and registers, and their text in a log ---------------------------------------------------
#
# Sources: ACS-4 (T13/BSR INCITS 529) annex B for the commands, 6.2 and 6.3 for the registers.

IDENTIFY_DEVICE = 0xEC
IDENTIFY_PACKET_DEVICE = 0xA1
SET_FEATURES = 0xEF
FLUSH_CACHE = 0xE7
FLUSH_CACHE_EXT = 0xEA
STANDBY_IMMEDIATE = 0xE0
IDLE_IMMEDIATE = 0xE1
STANDBY = 0xE2
IDLE = 0xE3
CHECK_POWER_MODE = 0xE5
SLEEP = 0xE6
READ_LOG_EXT = 0x2F

# The registers.
DRDY_SEEK_COMPLETE = 0x50
"""STATUS of a drive that is ready and without errors."""
ERR, DEVICE_FAULT = 0x01, 0x20
ABRT = 0x04
"""ERROR: the drive does not support the command, or not this value."""


@record
class TaskFile:
    """The registers of one command as the drive receives them; COUNT and FEATURE have 16 bits if ``extend``."""

    command: int
    feature: int = 0
    count: int = 0
    lba: int = 0
    device: int = 0x40
    extend: bool = False
    data: bytes = b""
    """Data that the host sent with the command."""

    def __str__(self) -> str:
        """Return ``EF/05 count 80``: opcode and subcommand, COUNT, LBA and data if there are any; hexadecimal."""
        feature = f"/{self.feature:02X}" if self.feature or self.command == SET_FEATURES else ""
        rest = (("count", f"{self.count:02X}", self.count), ("lba", f"{self.lba:06X}", self.lba))
        registers = "".join(f" {name} {text}" for name, text, value in rest if value)
        data = self.data.rstrip(b"\0")
        return f"{self.command:02X}{feature}{registers}" + (f" data {data.hex()}" if data else "")


@record
class AtaResult:
    """The registers after the command, and what it read."""

    status: int = DRDY_SEEK_COMPLETE
    error: int = 0
    count: int = 0
    lba: int = 0
    device: int = 0x40
    data: bytes = b""

    @property
    def failed(self) -> bool:
        """Whether the drive reports that it did not carry out the command."""
        return bool(self.status & (ERR | DEVICE_FAULT))


ABORTED = AtaResult(status=DRDY_SEEK_COMPLETE | ERR, error=ABRT)


# -- SCSI / ATA Translation: CDBs decoded, sense data and VPD pages encoded --------------------------------

ATA_PASS_THROUGH_16 = 0x85
ATA_PASS_THROUGH_12 = 0xA1

GOOD, CHECK_CONDITION = 0x00, 0x02
DRIVER_SENSE = 0x08
"""driver_status of sg_io_hdr when there is sense data (drivers/scsi/scsi_ioctl.c scsi_complete_sghdr_rq)."""

RECOVERED_ERROR, ILLEGAL_REQUEST, ABORTED_COMMAND = 0x1, 0x5, 0xB
INVALID_OPCODE, INVALID_FIELD_IN_CDB = 0x20, 0x24
ATA_INFORMATION = (0x00, 0x1D)
"""ASC and ASCQ of ATA PASS-THROUGH INFORMATION AVAILABLE: the registers are in the sense data."""

_NON_DATA, _PIO_IN, _PIO_OUT, _DMA = 3, 4, 5, 6
_DATA_IN = frozenset({_PIO_IN, _DMA})


@record
class PassThrough:
    """A decoded ATA PASS-THROUGH CDB (SAT-4 tables 146 and 147)."""

    task: TaskFile
    protocol: int
    ck_cond: bool
    """Whether the registers are wanted even after success."""
    transfer_length: int
    """T_LENGTH: 0 no data, 1 length in FEATURE, 2 in COUNT, 3 in the transport."""

    @property
    def reads(self) -> bool:
        """Whether data is transferred to the host."""
        return self.protocol in _DATA_IN

    @property
    def writes(self) -> bool:
        """Whether data is transferred to the drive."""
        return self.protocol == _PIO_OUT

    @property
    def known_protocol(self) -> bool:
        """Whether this simulation supports the protocol."""
        return self.protocol in (_NON_DATA, _PIO_IN, _PIO_OUT, _DMA)


def pass_through(cdb: bytes) -> PassThrough:
    """Decode an 85h or A1h CDB. Without EXTEND the upper bytes of the registers are not transferred."""
    protocol, extend, ck_cond = cdb[1] >> 1 & 0xF, bool(cdb[1] & 1), bool(cdb[2] & 0x20)
    if cdb[0] == ATA_PASS_THROUGH_12:
        task = TaskFile(cdb[9], cdb[3], cdb[4], int.from_bytes(cdb[5:8], "little"), cdb[8])
        return PassThrough(task, protocol, ck_cond, cdb[2] & 3)
    # The register halves are interleaved: 7, 9, 11 hold LBA 31:24, 39:32, 47:40, and 8, 10, 12 LBA 7:0 to 23:16.
    low, high = bytes((cdb[8], cdb[10], cdb[12])), bytes((cdb[7], cdb[9], cdb[11]))
    lba = int.from_bytes(low + high if extend else low, "little")
    feature, count = int.from_bytes(cdb[3:5], "big"), int.from_bytes(cdb[5:7], "big")
    if not extend:
        feature, count = feature & 0xFF, count & 0xFF
    return PassThrough(TaskFile(cdb[14], feature, count, lba, cdb[13], extend), protocol, ck_cond, cdb[2] & 3)


# -- sense data --------------------------------------------------------------------------------------------


def descriptor_sense(outcome: AtaResult, extend: bool) -> bytes:
    """Return the sense of a command that succeeded and whose registers were requested: 22 bytes.

    Header 72h, key 1, 00/1D, then the ATA Status Return descriptor 09h (SAT-4 12.2.6).
    """
    lba = outcome.lba.to_bytes(6, "little")
    header = bytes((0x72, RECOVERED_ERROR, *ATA_INFORMATION, 0, 0, 0, 14))
    registers = bytes((0x09, 12, int(extend), outcome.error, outcome.count >> 8, outcome.count & 0xFF))
    address = bytes((lba[3], lba[0], lba[4], lba[1], lba[5], lba[2]))
    return header + registers + address + bytes((outcome.device, outcome.status))


def fixed_sense(
    key: int, asc: int, ascq: int = 0, outcome: AtaResult | None = None, *, extend: bool = False
) -> bytes:
    """Return fixed format sense, 18 bytes; with registers where SAT-4 12.2.5 (and Linux 6.12) puts them."""
    sense = bytearray(18)
    sense[0], sense[2], sense[7], sense[12], sense[13] = 0x70, key, 10, asc, ascq
    if outcome is not None:
        lba = outcome.lba.to_bytes(6, "little")
        sense[3:7] = (outcome.error, outcome.status, outcome.device, outcome.count & 0xFF)
        upper_count, upper_lba = outcome.count > 0xFF, any(lba[3:])
        sense[8] = extend << 7 | upper_count << 6 | upper_lba << 5
        sense[9:12] = lba[:3]
    return bytes(sense)


def invalid_field(byte: int) -> SgReply:
    """Return ILLEGAL REQUEST pointing at a CDB byte, as libata's ata_scsi_set_invalid_field does."""
    sense = bytearray(fixed_sense(ILLEGAL_REQUEST, INVALID_FIELD_IN_CDB))
    sense[15], sense[17] = 0xC0, byte
    return check(bytes(sense))


def check(sense: bytes, data: bytes = b"") -> SgReply:
    """Return CHECK CONDITION with sense data."""
    return SgReply(CHECK_CONDITION, 0, DRIVER_SENSE, sense, data)


def good(data: bytes = b"", room: int | None = None) -> SgReply:
    """Return GOOD with as much of *data* as the initiator has *room* for."""
    return SgReply(GOOD, 0, 0, b"", data if room is None else data[:room])


def echo(task: TaskFile) -> AtaResult:
    """Return the registers of a bridge that returns what it was sent."""
    return AtaResult(DRDY_SEEK_COMPLETE, 0, task.count, task.lba, task.device)


# -- the drive as a SCSI disk ------------------------------------------------------------------------------


def text(words: Sequence[int], first: int, last: int) -> bytes:
    """Return the ASCII string in words *first* to *last*; the first character is in the high byte."""
    return b"".join(word.to_bytes(2, "big") for word in words[first : last + 1])


@record
class Name:
    """The names in INQUIRY data: 8, 16 and 4 characters, padded."""

    vendor: bytes
    product: bytes
    revision: bytes

    @classmethod
    def of_ata(cls, words: Sequence[int]) -> Name:
        """Return libata's: ATA, the first 16 characters of the model, the last four of the firmware."""
        firmware = text(words, 23, 26)
        # ata_scsiop_inq_std: the last half unless it is blank.
        revision = firmware[4:] if firmware[4:].strip() else firmware[:4]
        return cls(b"ATA     ", text(words, 27, 34), revision)


def inquiry(name: Name, *, removable: bool = False) -> bytes:
    """Return standard INQUIRY data, 96 bytes: SPC-3, a disk."""
    head = bytes((0x00, removable << 7, 0x05, 0x02, 96 - 5, 0, 0, 0x02))
    names = name.vendor.ljust(8)[:8] + name.product.ljust(16)[:16] + name.revision.ljust(4)[:4]
    return (head + names).ljust(96, b"\0")


def vpd_pages(words: Sequence[int], name: Name, *, behind_libata: bool) -> dict[int, bytes]:
    """Return all Vital Product Data pages; a USB bridge has only the serial number and designators."""
    pages = {0x80: _page(0x80, text(words, 10, 19)), 0x83: _page(0x83, _designators(words, name))}
    if behind_libata:
        pages[0x89] = _page(0x89, _ata_information(words))
        # Block Device Characteristics: rotation rate and form factor, as in words 217 and 168.
        rate = words[217] if words[217] not in (0, 0xFFFF) else 0
        pages[0xB1] = _page(0xB1, bytes((rate >> 8, rate & 0xFF, 0, words[168] & 0xF)).ljust(60, b"\0"))
    return {0x00: _page(0x00, bytes((0x00, *sorted(pages)))), **pages}


def _page(code: int, content: bytes) -> bytes:
    return bytes((0x00, code)) + len(content).to_bytes(2, "big") + content


def _designators(words: Sequence[int], name: Name) -> bytes:
    """Return page 83h: serial number, T10 vendor identification, and the WWN if word 87 bit 8 is set."""
    serial, model = text(words, 10, 19), text(words, 27, 46)
    found = bytes((0x02, 0x00, 0, len(serial))) + serial
    t10 = name.vendor + model + serial
    found += bytes((0x02, 0x01, 0, len(t10))) + t10
    if words[87] & 0xC100 == 0x4100:
        found += bytes((0x01, 0x03, 0, 8)) + b"".join(word.to_bytes(2, "big") for word in words[108:112])
    return found


def _ata_information(words: Sequence[int]) -> bytes:
    """Return page 89h as libata fills it: the IDENTIFY data begins at byte 60 of the page (SAT-4 10.3.5)."""
    head = bytes(4) + b"linux   " + b"libata          " + b"3.00"
    # The signature of an ATA disk in a device-to-host register FIS, then the command that gave the data.
    signature = bytes((0x34, 0, 0x50, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1)).ljust(20, b"\0")
    page = b"".join(word.to_bytes(2, "little") for word in words)
    return head + signature + bytes((0xEC, 0, 0, 0)) + page


def capacity_sectors(words: Sequence[int]) -> int:
    """Return the addressable sectors: words 100-103 with 48-bit addresses (word 83 bit 10), else 60 and 61."""
    if words[83] & 0xC400 == 0x4400:
        return sum(words[100 + place] << 16 * place for place in range(4))
    return words[60] | words[61] << 16


def caching_page(words: Sequence[int]) -> bytes:
    """Return mode page 08h: WCE is byte 2 bit 2, DRA (look-ahead off) byte 12 bit 5 (ata_msense_caching)."""
    page = bytearray(20)
    page[0], page[1] = 0x08, 18
    page[2] = (words[85] >> 5 & 1) << 2
    page[12] = (not words[85] >> 6 & 1) << 5
    return bytes(page)
