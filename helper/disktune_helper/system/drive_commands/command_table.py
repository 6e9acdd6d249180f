"""Every command that may reach a drive: a closed list of ATA and SCSI commands, NVMe commands and ioctl numbers.

`drive_commands.ioctls` asks it for each command, with data or without, just before the kernel gets it.
What sets something comes from the declarations of the catalogue and of the actions; what asks stands here. A
command that is not in the table does not go out, whoever built it: the table is for the mistake that is made
elsewhere, and later.

Rows are data, with each number as bits that have to be so and bits that are free, so that another judge can be
made of them. Numbers are those of ACS-4, SAT-4, SPC-5, SBC-4 and the NVM Express base specification.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, IntEnum

from disktune_contract.catalog import SETTINGS
from disktune_contract.messages.protocol import Class
from disktune_contract.record import record
from disktune_contract.settings import ata_access
from disktune_contract.settings.access import NvmeField
from disktune_contract.settings.ata_access import SMART, SMART_SIGNATURE, Condition
from disktune_contract.settings.drive_actions import ACTIONS, AtaCommand
from disktune_helper.system.drive_commands import outgoing


class Level(IntEnum):
    """What a command does at most."""

    LOOK = 1
    CHANGE = 2


CEILING: dict[Class, int] = {Class.BROWSE: 0, Class.INSPECT: Level.LOOK, Class.TUNE: Level.CHANGE}
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

    cdb: tuple[tuple[int, ...], ...]
    level: Level
    reply_bytes: int = 0


@record
class NvmeRow:
    """An NVMe admin command that takes no data along."""

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
    AtaRow(0xEC, Level.LOOK, count=_ONE, data=Data.IN),  # IDENTIFY DEVICE
    AtaRow(0xE5, Level.LOOK),  # CHECK POWER MODE
    # READ LOG EXT: power conditions, pages 0 and 1.
    AtaRow(0x2F, Level.LOOK, count=_ONE, lba=(Bits(0x08, 0x100),), data=Data.IN, extend=True),
    # SMART READ DATA, READ THRESHOLDS, READ LOG (SCT status), RETURN STATUS.
    *(AtaRow(SMART, Level.LOOK, feature, _ONE, (Bits(SMART_SIGNATURE),), Data.IN) for feature in (0xD0, 0xD1)),
    AtaRow(SMART, Level.LOOK, 0xD5, _ONE, (Bits(SMART_SIGNATURE | 0xE0),), Data.IN),
    AtaRow(SMART, Level.LOOK, 0xDA, lba=(Bits(SMART_SIGNATURE),)),
)

ATA_FLUSHES = (AtaRow(0xE7, Level.CHANGE), AtaRow(0xEA, Level.CHANGE, extend=True))

_TIMER_LBAS = (Bits(0x3), *(Bits(low, 0xFFFF00) for low in (0x22, 0xA2)))
"""SET FEATURES 4Ah: off, and on with a time in bits 23:8; bit 4, which would save it, is 0 in all of them."""


def _of_setting(access: object) -> Iterable[AtaRow]:
    """Return the commands by which a setting of an ATA drive is set."""
    match access:
        case ata_access.AtaFeature():
            on = BYTE if access.level else (Bits(access.count[0]),)
            lbas = [(Bits(lba),) for lba in access.lba]
            yield AtaRow(access.command, Level.CHANGE, access.enable, on, lbas[0])
            yield AtaRow(access.command, Level.CHANGE, access.disable, (Bits(access.count[1]),), lbas[1])
        case ata_access.AtaVerify():
            yield AtaRow(_SET_FEATURES, Level.CHANGE, access.enable, BYTE, BYTE)
            yield AtaRow(_SET_FEATURES, Level.CHANGE, access.disable)
        case ata_access.AtaTimer():
            for command in (access.command, access.command_asleep):
                yield AtaRow(command, Level.CHANGE, count=BYTE)
        case ata_access.AtaSwitch():
            for feature in (access.enable, access.disable):
                yield AtaRow(_SET_FEATURES, Level.CHANGE, feature)
        case ata_access.PowerConditionTimer():
            yield AtaRow(_SET_FEATURES, Level.CHANGE, 0x4A, (Bits(Condition(access.condition)),), _TIMER_LBAS)


ATA: dict[int, tuple[AtaRow, ...]] = {}
"""All of them, by command."""
for _row in (
    *ATA_QUESTIONS,
    *ATA_FLUSHES,
    *(row for setting in SETTINGS for row in _of_setting(setting.access)),
    *(
        AtaRow(action.does.command, Level.CHANGE, action.does.feature, lba=(Bits(action.does.lba),))
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
_POWER_CONDITION_PAGE = 0x1A
_PAGES = tuple(sorted({_POWER_CONDITION_PAGE, *outgoing.MODE_PAGES}))
_VALUES_OF_PAGES = tuple(kind << 6 | page for kind in range(4) for page in _PAGES)
_ROOM, _LOG_ROOM = 252, 1024
_LOG_PAGES = (0x00, 0x02, 0x03, 0x05, 0x06, 0x0D, 0x0E, 0x11, 0x2F)
_CONDITIONS = tuple(sorted({action.power_condition << 4 for action in ACTIONS if action.power_condition}))

SCSI = (
    # MODE SENSE (10): all four kinds of values of a page, no subpage.
    ScsiRow(
        ((0x5A,), _Z, _VALUES_OF_PAGES, _Z, _Z, _Z, _Z, _Z, (_ROOM,), _Z),
        Level.LOOK,
        _ROOM,
    ),
    # REQUEST SENSE.
    ScsiRow(((0x03,), _Z, _Z, _Z, (_ROOM,), _Z), Level.LOOK, _ROOM),
    # LOG SENSE: cumulative values of the pages that wear and errors are in; bit 0 of byte 1 would save them.
    ScsiRow(
        ((0x4D,), _Z, tuple(0x40 | page for page in _LOG_PAGES), _Z, _Z, _Z, _Z, (_LOG_ROOM >> 8,), _Z, _Z),
        Level.LOOK,
        _LOG_ROOM,
    ),
    # START STOP UNIT: a power condition alone. START and LOEJ, bits 0 and 1 of byte 4, are 0.
    ScsiRow(((0x1B,), _Z, _Z, _Z, _CONDITIONS, _Z), Level.CHANGE),
)


def scsi_level(cdb: bytes, reply_bytes: int, data: bytes = b"") -> int:
    """Return the level of a SCSI command, 0 if this program does not send it."""
    if data:
        if reply_bytes or not outgoing.permitted(cdb, data):
            return 0
        return Level.LOOK if outgoing.only_asks(cdb, data) else Level.CHANGE
    if cdb[:1] == bytes((_PASS_THROUGH_16,)):
        return _ata(cdb, reply_bytes) if len(cdb) == 16 else 0
    for row in SCSI:
        alike = (len(cdb), reply_bytes) == (len(row.cdb), row.reply_bytes)
        if alike and all(byte in allowed for byte, allowed in zip(cdb, row.cdb, strict=True)):
            return row.level
    return 0


# -- NVMe ----------------------------------------------------------------------------------------------------

_GET_LOG_PAGE, _IDENTIFY, _SET_FEATURES_NVME, _GET_FEATURES = 0x02, 0x06, 0x09, 0x0A
_ALL = 0xFFFFFFFF


def _of_feature(access: NvmeField) -> Iterable[NvmeRow]:
    # SEL, bits 10:8, says which value is asked for.
    select = Bits(access.feature, 0x300)
    yield NvmeRow(_GET_FEATURES, Level.LOOK, select, (Bits(access.selector),))
    # SV, bit 31, would save it.
    free = (1 << access.bits) - 1 << access.lsb | access.kept
    dword = Bits(access.selector & ~free, free)
    yield NvmeRow(_SET_FEATURES_NVME, Level.CHANGE, Bits(access.feature), (dword,))


NVME = (
    NvmeRow(_IDENTIFY, Level.LOOK, Bits(0), namespace=Bits(0, _ALL), reply_bytes=4096),
    NvmeRow(_IDENTIFY, Level.LOOK, Bits(1), reply_bytes=4096),
    # 512 bytes of the SMART log of the whole controller.
    NvmeRow(_GET_LOG_PAGE, Level.LOOK, Bits(127 << 16 | 0x02), namespace=Bits(_ALL), reply_bytes=512),
    *(row for setting in SETTINGS if isinstance(setting.access, NvmeField) for row in _of_feature(setting.access)),
)


def nvme_level(opcode: int, namespace: int, cdw10: int, cdw11: int, reply_bytes: int) -> int:
    """Return the level of an NVMe admin command, 0 if this program does not send it."""
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


@record
class IoctlRow:
    """An ioctl on a block device or an NVMe controller."""

    request: int
    level: Level
    form: RequestForm


IOCTLS = (
    IoctlRow(0x2285, Level.LOOK, RequestForm.COMMAND),  # SG_IO
    IoctlRow(0xC0484E41, Level.LOOK, RequestForm.COMMAND),  # NVME_IOCTL_ADMIN_CMD
    IoctlRow(0x80081272, Level.LOOK, RequestForm.FILLED),  # BLKGETSIZE64
    IoctlRow(0x80081280, Level.LOOK, RequestForm.FILLED),  # BLKGETDISKSEQ
    IoctlRow(0x0301, Level.LOOK, RequestForm.FILLED),  # HDIO_GETGEO
    IoctlRow(0x0309, Level.LOOK, RequestForm.FILLED),  # HDIO_GET_32BIT
    IoctlRow(0x0324, Level.CHANGE, RequestForm.NUMBER),  # HDIO_SET_32BIT
    IoctlRow(0x125D, Level.CHANGE, RequestForm.NUMBER_AT),  # BLKROSET
    IoctlRow(0x125F, Level.CHANGE, RequestForm.NUMBER),  # BLKRRPART
    IoctlRow(0x1261, Level.CHANGE, RequestForm.NUMBER),  # BLKFLSBUF
)


def ioctl_level(request: int, form: RequestForm) -> int:
    """Return the level of an ioctl, 0 if this program does not make it."""
    return next((row.level for row in IOCTLS if (row.request, row.form) == (request, form)), 0)


def _any(allowed: tuple[Bits, ...], number: int) -> bool:
    return any(bits.admit(number) for bits in allowed)
