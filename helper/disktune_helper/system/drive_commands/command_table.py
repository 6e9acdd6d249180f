"""Every command that may reach a drive, and which data may go with it: a closed list of commands and ioctl
numbers.

`drive_commands.ioctls` asks it for each command, with data or without, just before the kernel gets it.
What sets something comes from the declarations of the catalogue and of the actions; what asks is listed here. A
command that is not in the table is not sent, whatever code built it: the table is for a mistake that is made
elsewhere, and later.

Rows are data, with each number as bits that have to be so and bits that are free, so that another judge can be
made of them. Numbers are those of ACS-4, SAT-4, SPC-5, SBC-4 and the NVM Express base specification.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from enum import Enum, IntEnum

from disktune_contract.catalog import SETTINGS
from disktune_contract.messages.privilege import CLASSES, Class, Level
from disktune_contract.record import record
from disktune_contract.settings import access as ata_access
from disktune_contract.settings.access import SMART, SMART_SIGNATURE, Condition, ModeField, NvmeField
from disktune_contract.settings.drive_actions import ACTIONS, AtaCommand
from disktune_contract.settings.setting import Setting

# -- which data may go to a drive at all -------------------------------------------------------------------
#
# Everything that this program can change with data is here by its form. One number in an SCT key page makes the
# difference between limiting error recovery and overwriting the whole drive. So that number cannot be passed in
# where the page is built (`disktune_helper.drives.ata`), and a page with another one goes no further than here.

SCT_COMMAND = bytes.fromhex("85 0A 26 00 D6 00 01 00 E0 00 4F 00 C2 40 B0 00")
"""ATA PASS-THROUGH (16), PIO data-out, registers wanted: SMART WRITE LOG of one block to log E0h (ACS-4)."""

SCT_ERROR_RECOVERY = 3
"""Action code of an SCT key page (ACS-4). 2 would be Write Same, which overwrites the drive."""

SCT_PAGE_BYTES = 512

SCT_DATA_TABLE, SCT_READ_TABLE, SCT_TEMPERATURES = 5, 1, 2
"""Action code, function code and number of the table with the history of temperatures (ACS-4)."""

SELECTIVE_COMMAND = bytes.fromhex("85 0A 26 00 D6 00 01 00 09 00 4F 00 C2 40 B0 00")
"""The same for log 09h: which blocks the next selective self-test reads."""

_SPANS_TO_BE_EMPTY = (slice(18, 338), slice(492, 504))
"""Of that log: the other four ranges, what is reserved, and the flags, of which one would add a scan of the rest.

What is between and behind them is the vendor's own, and the delay after power-on; it is written as it was read.
"""


@record
class DataRow:
    """A form of outgoing data with its command."""

    what: str
    level: Level
    admits: Callable[[bytes, bytes], bool]


def level(cdb: bytes, data: bytes) -> int:
    """Return the level of a command with this data, 0 if it may not carry it."""
    return next((row.level for row in ROWS if row.admits(cdb, data)), 0)


def _sct_sets(cdb: bytes, data: bytes) -> bool:
    """Set (1) the current limit of reading (1) or writing (2), which goes to the last of the four numbers."""
    return _sct(cdb, data)[:2] == (SCT_ERROR_RECOVERY, 1)


def _sct_reads(cdb: bytes, data: bytes) -> bool:
    """Have the history of temperatures be put into log E1h, which takes nothing but this page to name it."""
    return _sct(cdb, data) == (SCT_DATA_TABLE, SCT_READ_TABLE, SCT_TEMPERATURES, 0)


def _selects(cdb: bytes, data: bytes) -> bool:
    """Name one range of blocks that a selective self-test reads."""
    if cdb != SELECTIVE_COMMAND or len(data) != SCT_PAGE_BYTES or data[:2] != b"\1\0":
        return False
    first, last = struct.unpack_from("<QQ", data, 2)
    return first <= last and not any(any(data[part]) for part in _SPANS_TO_BE_EMPTY) and not sum(data) % 256


def _sct_asks(cdb: bytes, data: bytes) -> bool:
    """Ask (2) for it; SCT asks by data, too."""
    action, function, _, limit = _sct(cdb, data)
    return (action, function, limit) == (SCT_ERROR_RECOVERY, 2, 0)


def _sct(cdb: bytes, data: bytes) -> tuple[int, int, int, int]:
    """Return action, function, selection and limit of an SCT page with nothing else in it, zeros for any other."""
    if cdb != SCT_COMMAND or len(data) != SCT_PAGE_BYTES or any(data[8:]):
        return 0, 0, 0, 0
    action, function, selection, limit = struct.unpack("<4H", data[:8])
    return (action, function, selection, limit) if selection in (1, 2) else (0, 0, 0, 0)


MODE_PAGES = frozenset({s.access.page for s in SETTINGS if isinstance(s.access, ModeField)})
"""Every mode page that this program can send."""

_MODE_HEADER_BYTES = 8


def _mode_page(cdb: bytes, data: bytes) -> bool:
    """MODE SELECT (10) of one page of the catalogue: PF set, SP clear, so that the drive does not save it.

    An empty header: no block descriptor, which could change the size of the medium or of its sectors.
    """
    header, page = data[:_MODE_HEADER_BYTES], data[_MODE_HEADER_BYTES:]
    if len(page) < 2 or any(header) or page[0] not in MODE_PAGES or page[1] != len(page) - 2:
        return False
    return cdb == bytes.fromhex("55 10 00 00 00 00 00") + len(data).to_bytes(2, "big") + b"\0"


ROWS = (
    DataRow("SCT Error Recovery Control", Level.LOOK, _sct_asks),
    DataRow("SCT Error Recovery Control", Level.CHANGE, _sct_sets),
    DataRow("SCT Data Table, temperatures", Level.LOOK, _sct_reads),
    DataRow("SMART WRITE LOG, range of a selective self-test", Level.CHANGE, _selects),
    DataRow("MODE SELECT (10)", Level.CHANGE, _mode_page),
)
"""All of it."""


# -- every command that may reach a drive, and every ioctl number ------------------------------------------

CEILING: dict[Class, Level] = {privilege: facts.most for privilege, facts in CLASSES.items()}
"""The highest level that a class has; browse sends no command at all."""


@record
class Bits:
    """A number whose bits outside of ``free`` are those of ``value``."""

    value: int = 0
    free: int = 0

    def admit(self, number: int) -> bool:
        """Return whether it is such a number."""
        return number & ~self.free == self.value


ZERO, BYTE = (Bits(),), (Bits(0, 0xFF),)


class Data(IntEnum):
    """Which way the data of an ATA command go, by the protocol in byte 1 of ATA PASS-THROUGH (SAT-4)."""

    NONE = 3 << 1
    IN = 4 << 1


@record
class AtaRow:
    """An ATA command in ATA PASS-THROUGH (16), the only form that is sent; data out are `outgoing`'s matter."""

    what: str
    """The command's name in the standard, or the id of the setting or the action that it is for."""
    command: int
    level: Level
    feature: int = 0
    count: tuple[Bits, ...] = ZERO
    lba: tuple[Bits, ...] = ZERO
    data: Data = Data.NONE
    extend: bool = False


@record
class ScsiRow:
    """A SCSI command without outgoing data: what each byte of its CDB may be, and the room for its answer."""

    what: str
    cdb: tuple[tuple[int, ...], ...]
    level: Level
    reply_bytes: int = 0


@record
class NvmeRow:
    """An NVMe admin command that takes no data along."""

    what: str
    opcode: int
    level: Level
    cdw10: Bits
    cdw11: tuple[Bits, ...] = ZERO
    namespace: Bits = Bits()
    reply_bytes: int = 0


# -- ATA -----------------------------------------------------------------------------------------------------

_SET_FEATURES = ata_access.SET_FEATURES
_ONE = (Bits(1),)
BLOCK_BYTES = 512

ATA_QUESTIONS = (
    AtaRow("IDENTIFY DEVICE", 0xEC, Level.LOOK, count=_ONE, data=Data.IN),
    AtaRow("CHECK POWER MODE", 0xE5, Level.LOOK),
    # Which logs there are, errors and self-tests 0 to 15, device statistics 0 to 7, power conditions 0 and 1, PHY
    # event counters. FEATURE 1 would clear the last of them.
    AtaRow(
        "READ LOG EXT",
        0x2F,
        Level.LOOK,
        count=_ONE,
        lba=(
            Bits(0x00),
            *(Bits(log, 0xF00) for log in (0x03, 0x07)),
            Bits(0x04, 0x700),
            Bits(0x08, 0x100),
            Bits(0x11),
        ),
        data=Data.IN,
        extend=True,
    ),
    AtaRow("SMART READ DATA", SMART, Level.LOOK, 0xD0, _ONE, (Bits(SMART_SIGNATURE),), Data.IN),
    AtaRow("SMART READ THRESHOLDS", SMART, Level.LOOK, 0xD1, _ONE, (Bits(SMART_SIGNATURE),), Data.IN),
    AtaRow("SMART READ LOG, SCT status", SMART, Level.LOOK, 0xD5, _ONE, (Bits(SMART_SIGNATURE | 0xE0),), Data.IN),
    AtaRow("SMART READ LOG, SCT data", SMART, Level.LOOK, 0xD5, _ONE, (Bits(SMART_SIGNATURE | 0xE1),), Data.IN),
    AtaRow(
        "SMART READ LOG, directory, errors and self-tests",
        SMART,
        Level.LOOK,
        0xD5,
        _ONE,
        tuple(Bits(SMART_SIGNATURE | log) for log in (0x00, 0x01, 0x06, 0x09)),
        Data.IN,
    ),
    AtaRow("SMART RETURN STATUS", SMART, Level.LOOK, 0xDA, lba=(Bits(SMART_SIGNATURE),)),
)

ATA_FLUSHES = (
    AtaRow("FLUSH CACHE", 0xE7, Level.CHANGE),
    AtaRow("FLUSH CACHE EXT", 0xEA, Level.CHANGE, extend=True),
)

ATA_SELF_TESTS = (
    # Short, extended, conveyance, selective, and stop. With bit 7 set the drive would serve nothing else.
    AtaRow(
        "SMART EXECUTE OFF-LINE IMMEDIATE, self-test",
        SMART,
        Level.CHANGE,
        0xD4,
        lba=tuple(Bits(SMART_SIGNATURE | test) for test in (0x01, 0x02, 0x03, 0x04, 0x7F)),
    ),
)

_TIMER_LBAS = (Bits(0x3), *(Bits(low, 0xFFFF00) for low in (0x22, 0xA2)))
"""SET FEATURES 4Ah: off, and on with a time in bits 23:8; bit 4, which would save it, is 0 in all of them."""


def _of_setting(setting: Setting) -> Iterable[AtaRow]:
    """Return the commands by which a setting of an ATA drive is set."""
    what, access = setting.id, setting.access
    match access:
        case ata_access.AtaFeature():
            on = BYTE if access.level else (Bits(access.count[0]),)
            lbas = [(Bits(lba),) for lba in access.lba]
            yield AtaRow(what, access.command, Level.CHANGE, access.enable, on, lbas[0])
            yield AtaRow(what, access.command, Level.CHANGE, access.disable, (Bits(access.count[1]),), lbas[1])
        case ata_access.AtaVerify():
            yield AtaRow(what, _SET_FEATURES, Level.CHANGE, access.enable, BYTE, BYTE)
            yield AtaRow(what, _SET_FEATURES, Level.CHANGE, access.disable)
        case ata_access.AtaTimer():
            for command in (access.command, access.command_asleep):
                yield AtaRow(what, command, Level.CHANGE, count=BYTE)
        case ata_access.AtaSwitch():
            for feature in (access.enable, access.disable):
                yield AtaRow(what, _SET_FEATURES, Level.CHANGE, feature)
        case ata_access.PowerConditionTimer():
            yield AtaRow(
                what, _SET_FEATURES, Level.CHANGE, 0x4A, (Bits(Condition(access.condition)),), _TIMER_LBAS
            )


ATA: dict[int, tuple[AtaRow, ...]] = {}
"""All of them, by command."""
for _row in (
    *ATA_QUESTIONS,
    *ATA_FLUSHES,
    *ATA_SELF_TESTS,
    *(row for setting in SETTINGS for row in _of_setting(setting)),
    *(
        AtaRow(action.id, action.does.command, Level.CHANGE, action.does.feature, lba=(Bits(action.does.lba),))
        for action in ACTIONS
        if isinstance(action.does, AtaCommand)
    ),
):
    ATA[_row.command] = (*ATA.get(_row.command, ()), _row)

_PASS_THROUGH_16 = 0x85
_FLAGS = {Data.NONE: 0x20, Data.IN: 0x0E}
"""Byte 2: registers wanted (CK_COND), or one block towards the host, its number in COUNT."""
_UNUSED = (3, 5, 7, 9, 11, 15)
"""The high halves of 48-bit registers, which no command here needs, and CONTROL."""
_LBA_MODE = 0x40


def _ata(cdb: bytes, reply_bytes: int) -> int:
    """Return the level of an ATA PASS-THROUGH (16) without outgoing data, 0 if it is not in the table."""
    if any(cdb[byte] for byte in _UNUSED) or cdb[13] & 0xF0 != _LBA_MODE:
        return 0
    lba = cdb[8] | cdb[10] << 8 | cdb[12] << 16 | (cdb[13] & 0xF) << 24
    for row in ATA.get(cdb[14], ()):
        form = (row.data | row.extend, _FLAGS[row.data], row.feature)
        room = BLOCK_BYTES if row.data is Data.IN else 0
        if (
            (cdb[1], cdb[2], cdb[4], reply_bytes) == (*form, room)
            and _any(row.count, cdb[6])
            and _any(row.lba, lba)
        ):
            return row.level
    return 0


# -- SCSI ----------------------------------------------------------------------------------------------------

_Z = (0,)
_CONTROL_PAGE, _POWER_CONDITION_PAGE = 0x0A, 0x1A
_PAGES = tuple(sorted({_CONTROL_PAGE, _POWER_CONDITION_PAGE, *MODE_PAGES}))
_VALUES_OF_PAGES = tuple(kind << 6 | page for kind in range(4) for page in _PAGES)
_ROOM, _LOG_ROOM, _VPD_ROOM = 252, 1024, 64
_GROWN = (1 << 3 | 0b100,)
_LOG_PAGES = (0x00, 0x02, 0x03, 0x05, 0x06, 0x0D, 0x0E, 0x10, 0x11, 0x2F)
_CONDITIONS = tuple(sorted({action.power_condition << 4 for action in ACTIONS if action.power_condition}))

SCSI = (
    # All four kinds of values of a page, no subpage.
    ScsiRow(
        "MODE SENSE (10)",
        ((0x5A,), _Z, _VALUES_OF_PAGES, _Z, _Z, _Z, _Z, _Z, (_ROOM,), _Z),
        Level.LOOK,
        _ROOM,
    ),
    ScsiRow("REQUEST SENSE", ((0x03,), _Z, _Z, _Z, (_ROOM,), _Z), Level.LOOK, _ROOM),
    # Cumulative values of the pages that wear, errors and self-tests are in; bit 0 of byte 1 would save them.
    ScsiRow(
        "LOG SENSE",
        ((0x4D,), _Z, tuple(0x40 | page for page in _LOG_PAGES), _Z, _Z, _Z, _Z, (_LOG_ROOM >> 8,), _Z, _Z),
        Level.LOOK,
        _LOG_ROOM,
    ),
    # The header of the grown defect list, in bytes from index. Bit 4 of the same byte would add the primary list.
    ScsiRow("READ DEFECT DATA (12)", ((0xB7,), _GROWN, *(_Z,) * 7, (8,), _Z, _Z), Level.LOOK, 8),
    ScsiRow("READ DEFECT DATA (10)", ((0x37,), _Z, _GROWN, *(_Z,) * 5, (4,), _Z), Level.LOOK, 4),
    # EVPD, page 86h: Extended INQUIRY Data.
    ScsiRow("INQUIRY, VPD page 86h", ((0x12,), (1,), (0x86,), _Z, (_VPD_ROOM,), _Z), Level.LOOK, _VPD_ROOM),
    # A power condition alone. START and LOEJ, bits 0 and 1 of byte 4, are 0.
    ScsiRow("START STOP UNIT", ((0x1B,), _Z, _Z, _Z, _CONDITIONS, _Z), Level.CHANGE),
    # Self-test code 1, 2 or 4: short and extended in the background, and stop. In the foreground (5, 6) the disk
    # would serve nothing else; DEVOFFL and UNITOFFL, bits 1 and 0, would let tests change the medium.
    ScsiRow(
        "SEND DIAGNOSTIC, self-test",
        ((0x1D,), tuple(code << 5 for code in (1, 2, 4)), _Z, _Z, _Z, _Z),
        Level.CHANGE,
    ),
)


def scsi_level(cdb: bytes, reply_bytes: int, data: bytes = b"") -> int:
    """Return the level of a SCSI command, 0 if this program does not send it."""
    if data:
        return 0 if reply_bytes else level(cdb, data)
    if cdb[:1] == bytes((_PASS_THROUGH_16,)):
        return _ata(cdb, reply_bytes) if len(cdb) == 16 else 0
    for row in SCSI:
        alike = (len(cdb), reply_bytes) == (len(row.cdb), row.reply_bytes)
        if alike and all(byte in allowed for byte, allowed in zip(cdb, row.cdb, strict=True)):
            return row.level
    return 0


# -- NVMe ----------------------------------------------------------------------------------------------------

_GET_LOG_PAGE, _IDENTIFY, _SET_FEATURES_NVME, _GET_FEATURES, _SELF_TEST = 0x02, 0x06, 0x09, 0x0A, 0x14
_ALL = 0xFFFFFFFF


_FEATURES_WITH_DATA = frozenset({0x03, 0x0C, 0x0D, 0x0E, 0x13, 0x16, 0x7D, 0x7E, 0x7F, 0x81})
"""LBA ranges, power state transitions, host memory, timestamp, predictable latency, host behaviour, metadata, host
identifier: more than a dword (NVM Express base specification, figure "Feature Identifiers")."""


def nvme_reply_bytes(opcode: int, cdw10: int, cdw11: int) -> int | None:
    """Return how many bytes a controller answers with; None for a command of which this program does not know it.

    The kernel maps the room that it is given and no more. A controller that writes more, as its command allows it
    to, writes into memory that is not ours.
    """
    if opcode == _IDENTIFY:
        return 4096
    if opcode == _GET_LOG_PAGE:
        # NUMDL, and NUMDU above it: dwords, counted from 0.
        return ((cdw10 >> 16 | (cdw11 & 0xFFFF) << 16) + 1) * 4
    if opcode == _SELF_TEST:
        return 0
    if opcode in (_GET_FEATURES, _SET_FEATURES_NVME) and cdw10 & 0xFF not in _FEATURES_WITH_DATA:
        return 0
    return None


def _of_feature(what: str, access: NvmeField) -> Iterable[NvmeRow]:
    # SEL, bits 10:8, selects which value is returned.
    select = Bits(access.feature, 0x300)
    yield NvmeRow(what, _GET_FEATURES, Level.LOOK, select, (Bits(access.selector),))
    # SV, bit 31, would save it.
    free = (1 << access.bits) - 1 << access.lsb | access.kept
    dword = Bits(access.selector & ~free, free)
    yield NvmeRow(what, _SET_FEATURES_NVME, Level.CHANGE, Bits(access.feature), (dword,))


NVME = (
    NvmeRow("Identify Namespace", _IDENTIFY, Level.LOOK, Bits(0), namespace=Bits(0, _ALL), reply_bytes=4096),
    NvmeRow("Identify Controller", _IDENTIFY, Level.LOOK, Bits(1), reply_bytes=4096),
    # 512 bytes, of the whole controller.
    NvmeRow("SMART log", _GET_LOG_PAGE, Level.LOOK, Bits(127 << 16 | 0x02), namespace=Bits(_ALL), reply_bytes=512),
    NvmeRow(
        "Self-test log", _GET_LOG_PAGE, Level.LOOK, Bits(140 << 16 | 0x06), namespace=Bits(_ALL), reply_bytes=564
    ),
    # The last 1, 2, 4 … 64 entries of 64 bytes: no more than a controller has.
    *(
        NvmeRow(
            "Error log",
            _GET_LOG_PAGE,
            Level.LOOK,
            Bits(((64 << power) // 4 - 1) << 16 | 0x01),
            namespace=Bits(_ALL),
            reply_bytes=64 << power,
        )
        for power in range(7)
    ),
    # Short, extended, and stop, of the controller and all its namespaces.
    *(
        NvmeRow("Device Self-test", _SELF_TEST, Level.CHANGE, Bits(code), namespace=Bits(_ALL))
        for code in (0x1, 0x2, 0xF)
    ),
    *(
        row
        for setting in SETTINGS
        if isinstance(setting.access, NvmeField)
        for row in _of_feature(setting.id, setting.access)
    ),
)


def nvme_level(opcode: int, namespace: int, cdw10: int, cdw11: int, reply_bytes: int) -> int:
    """Return the level of an NVMe admin command, 0 if this program does not send it.

    Whatever the row, the room for the answer has to be what the controller fills.
    """
    if reply_bytes != nvme_reply_bytes(opcode, cdw10, cdw11):
        return 0
    for row in NVME:
        alike = (opcode, reply_bytes) == (row.opcode, row.reply_bytes) and row.namespace.admit(namespace)
        if alike and row.cdw10.admit(cdw10) and _any(row.cdw11, cdw11):
            return row.level
    return 0


# -- ioctls --------------------------------------------------------------------------------------------------


class RequestForm(Enum):
    """What an ioctl takes; a request is only sent in its own form."""

    COMMAND = "command"
    """A structure with a command in it, which has its own rows above."""
    FILLED = "filled"
    """Room that the kernel fills."""
    NUMBER_AT = "number-at"
    """The address of a number."""
    NUMBER = "number"
    """A number itself."""
    FILE_SYSTEM = "file-system"
    """Of a mounted btrfs, through its directory: room that the kernel fills, or 0. The holder sends it."""


@record
class IoctlRow:
    """An ioctl on a block device, an NVMe controller, or a mounted btrfs."""

    what: str
    request: int
    level: Level
    form: RequestForm
    numbers: tuple[int, ...]
    """What may be sent: these numbers, or room or a structure of so many bytes."""


_OFF_ON = (0, 1)

IOCTLS = (
    IoctlRow("SG_IO", 0x2285, Level.LOOK, RequestForm.COMMAND, (88,)),
    IoctlRow("NVME_IOCTL_ADMIN_CMD", 0xC0484E41, Level.LOOK, RequestForm.COMMAND, (72,)),
    IoctlRow("BLKGETSIZE64", 0x80081272, Level.LOOK, RequestForm.FILLED, (8,)),
    IoctlRow("BLKGETDISKSEQ", 0x80081280, Level.LOOK, RequestForm.FILLED, (8,)),
    IoctlRow("HDIO_GETGEO", 0x0301, Level.LOOK, RequestForm.FILLED, (16,)),
    IoctlRow("HDIO_GET_32BIT", 0x0309, Level.LOOK, RequestForm.FILLED, (8,)),
    IoctlRow("HDIO_SET_32BIT", 0x0324, Level.CHANGE, RequestForm.NUMBER, _OFF_ON),
    IoctlRow("BLKROSET", 0x125D, Level.CHANGE, RequestForm.NUMBER_AT, _OFF_ON),
    IoctlRow("BLKRRPART", 0x125F, Level.CHANGE, RequestForm.NUMBER, (0,)),
    IoctlRow("BLKFLSBUF", 0x1261, Level.CHANGE, RequestForm.NUMBER, (0,)),
    # linux/btrfs.h. Nothing in their structures but the device's number is the caller's.
    IoctlRow("BTRFS_IOC_FS_INFO", 0x8400941F, Level.LOOK, RequestForm.FILE_SYSTEM, (1024,)),
    IoctlRow("BTRFS_IOC_DEV_INFO", 0xD000941E, Level.LOOK, RequestForm.FILE_SYSTEM, (4096,)),
    IoctlRow("BTRFS_IOC_SCRUB_PROGRESS", 0xC400941D, Level.LOOK, RequestForm.FILE_SYSTEM, (1024,)),
    IoctlRow("BTRFS_IOC_SCRUB_CANCEL", 0x941C, Level.CHANGE, RequestForm.FILE_SYSTEM, (0,)),
)
"""Those that take a command look and change; the command has a level of its own."""


def ioctl_level(request: int, form: RequestForm, number: int) -> int:
    """Return the level of an ioctl with this number, or with so many bytes; 0 if this program does not make it."""
    for row in IOCTLS:
        if (row.request, row.form) == (request, form) and number in row.numbers:
            return row.level
    return 0


def _any(allowed: tuple[Bits, ...], number: int) -> bool:
    return any(bits.admit(number) for bits in allowed)
