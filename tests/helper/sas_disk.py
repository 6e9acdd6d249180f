"""A virtual SAS disk: mode pages with masks and defaults, and the ways in which disks are known to misbehave.

Its pages are formatted as in SBC-4 and SPC-5 and hold what enterprise disks usually start with. Every MODE SELECT
is judged as SPC-5 6.13 demands: page format, no PS, lengths that match, no bit outside the mask.
"""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass, field

from disktune_helper.system.attributes import RESCAN
from disktune_helper.system.drive_commands import command_table, ioctls
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from disktune_helper.system.ports import Queue, Reader

TEST_UNIT_READY, INQUIRY, MODE_SELECT_6, MODE_SENSE_6 = 0x00, 0x12, 0x15, 0x1A
REQUEST_SENSE, START_STOP_UNIT = 0x03, 0x1B
MODE_SELECT_10, MODE_SENSE_10 = 0x55, 0x5A
LOG_SENSE, SEND_DIAGNOSTIC = 0x4D, 0x1D
READ_DEFECT_DATA_10, READ_DEFECT_DATA_12 = 0x37, 0xB7
ALL_PAGES = 0x3F

GOOD, CHECK_CONDITION = 0x00, 0x02
RECOVERED, NOT_READY, ILLEGAL_REQUEST, UNIT_ATTENTION = 0x1, 0x2, 0x5, 0x6
ROUNDED, INVALID_OPCODE, INVALID_IN_CDB, INVALID_IN_LIST = (0x37, 0), (0x20, 0), (0x24, 0), (0x26, 0)
LIST_LENGTH, WAS_RESET, MODE_CHANGED, NEEDS_START = (0x1A, 0), (0x29, 0), (0x2A, 1), (0x04, 2)
NO_DEFECT_LIST = (0x1C, 0x02)

CURRENT, CHANGEABLE, DEFAULT, SAVED = range(4)

_BY_COMMAND = {2: 0x03, 3: 0x04}
"""ASCQ of REQUEST SENSE for idle and standby entered by a command."""

DEFAULTS = {
    # AWRE and ARRE, 20 retries, 65.535 s for recovery
    0x01: bytes.fromhex("81 0A C0 14 FF 00 00 00 14 00 FF FF"),
    # WCE and DISC, 32 segments
    0x08: bytes.fromhex("88 12 14 00 FF FF 00 00 FF FF FF FF 80 20 00 00 00 00 00 00"),
    # idle_a after 1 s, idle_b 2 min, idle_c 10 min, standby_z 15 min set but not enabled, standby_y none
    0x1A: bytes.fromhex("9A 26 00 0E 00 00 00 0A 00 00 23 28 00 00 04 B0 00 00 17 70") + bytes(20),
    # EWASC, warnings when asked
    0x1C: bytes.fromhex("9C 0A 10 06 00 00 00 00 00 00 00 01"),
}
MASKS = {
    0x01: bytes.fromhex("81 0A C4 FF 00 00 00 00 FF 00 FF FF"),
    0x08: bytes.fromhex("88 12 F7 FF FF FF FF FF FF FF FF FF E7 FF FF FF 00 00 00 00"),
    0x1A: bytes.fromhex("9A 26 C1 0F" + "FF" * 20) + bytes(15) + b"\xfc",
    0x1C: bytes.fromhex("9C 0A 18 0F 00 00 00 00 00 00 00 00"),
}


def log_page(code: int, *parameters: tuple[int, bytes]) -> bytes:
    """Return a log page (SPC-5 7.3): each parameter a code and its bytes, as a list that the disk keeps."""
    body = b"".join(bytes((number >> 8, number & 0xFF, 0x03, len(data))) + data for number, data in parameters)
    return bytes((code, 0, len(body) >> 8, len(body) & 0xFF)) + body


def _count(number: int, size: int = 4) -> bytes:
    return number.to_bytes(size, "big")


LOGS = {
    # Errors of writing, reading and verifying: corrected, bytes, uncorrected, beside the counters in between.
    **{
        code: log_page(code, *((number, _count(value, 8)) for number, value in enumerate(values)))
        for code, values in {
            0x02: (0, 0, 0, 0, 0, 2_256_473_000_000, 0),
            0x03: (170_693_715, 0, 0, 170_693_715, 0, 88_818_000_000, 2),
            0x05: (0, 0, 0, 0, 0, 20_320_000_000, 0),
        }.items()
    },
    0x06: log_page(0x06, (0, _count(3))),
    0x0D: log_page(0x0D, (0, bytes((0, 29))), (1, bytes((0, 60)))),
    0x0E: log_page(
        0x0E,
        (1, b"201950"),
        (2, b"      "),
        *((number, _count(value)) for number, value in enumerate((10_000, 1090, 300_000, 1181), 3)),
    ),
    0x2F: log_page(0x2F, (0, bytes((0, 0, 29)))),
}
"""As a 600 GB disk of 2019 has them."""


@dataclass
class SasDisk:
    """The disk behind its SCSI commands."""

    pages: dict[int, bytes] = field(default_factory=lambda: dict(DEFAULTS))
    masks: dict[int, bytes] = field(default_factory=lambda: dict(MASKS))
    logs: dict[int, bytes] = field(default_factory=lambda: dict(LOGS))
    read_logs: list[int] = field(default_factory=list)
    """Every log page asked for."""
    log: list[tuple[bytes, bytes]] = field(default_factory=list)
    """Every MODE SELECT received: the command and its data."""
    asked: list[tuple[int, int]] = field(default_factory=list)
    """Every page asked for, with the page control."""
    attention: tuple[int, int] | None = None
    """What the next command is answered instead of being carried out."""
    refuses: bool = False
    ignores: bool = False
    rounds_to: int = 1
    """Timers of the power condition page are kept in multiples of so many 100 ms."""
    descriptor: bool = False
    """Whether a block descriptor comes with every page."""
    confused: bool = False
    """Whether it answers every question with page 0, as some bridges do."""
    stopped: bool = False
    condition: int | None = None
    """The power condition that was gone to by command, while it lasts."""
    starts: list[bytes] = field(default_factory=list)
    """Every START STOP UNIT received."""
    gone: bool = False
    self_tests: list[int] = field(default_factory=list)
    """The self-test code of every SEND DIAGNOSTIC received."""
    progress: int | None = None
    """How far the self-test that runs has come, in 65,536ths."""
    grown: int | None = 7
    """Elements of the grown defect list; None where the disk keeps none."""
    defects_asked: list[int] = field(default_factory=list)
    """The command of every READ DEFECT DATA received."""
    first_defects_only: bool = False
    """Whether it knows READ DEFECT DATA (10) alone."""
    vpd: dict[int, bytes] = field(default_factory=dict)
    """Vital product data by page."""

    def sg_io(  # noqa: PLR0911  # one line per command
        self, cdb: bytes, reply_bytes: int = 0, outgoing: bytes = b""
    ) -> SgReply:
        """Answer a command."""
        if self.gone:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        if self.attention is not None and cdb[0] != INQUIRY:
            told, self.attention = self.attention, None
            return _check(UNIT_ATTENTION, told)
        if cdb[0] == INQUIRY:
            return self._inquiry(cdb, reply_bytes)
        if cdb[0] == TEST_UNIT_READY:
            return SgReply(GOOD, 0, 0, b"", b"")
        if cdb[0] in (MODE_SENSE_10, MODE_SENSE_6):
            return self._mode_sense(cdb, reply_bytes)
        if cdb[0] in (MODE_SELECT_10, MODE_SELECT_6):
            self.log.append((cdb, outgoing))
            return self._mode_select(cdb, outgoing)
        if cdb[0] == LOG_SENSE:
            return self._log_sense(cdb, reply_bytes)
        if cdb[0] == START_STOP_UNIT:
            return self._start_stop(cdb)
        if cdb[0] == REQUEST_SENSE:
            return self._request_sense(reply_bytes)
        if cdb[0] == SEND_DIAGNOSTIC:
            return self._send_diagnostic(cdb)
        if cdb[0] in (READ_DEFECT_DATA_10, READ_DEFECT_DATA_12):
            return self._read_defects(cdb)
        return _check(ILLEGAL_REQUEST, INVALID_OPCODE)

    def media_access(self) -> None:
        """Serve a read or a write, for which a stopped disk starts."""
        self.condition = None

    def _log_sense(self, cdb: bytes, room: int) -> SgReply:
        code = cdb[2] & 0x3F
        self.read_logs.append(code)
        # Without the saving bit, cumulative values, no subpage, from the first parameter on.
        if cdb[1] or cdb[2] >> 6 != 1 or cdb[3] or any(cdb[5:7]) or (code and code not in self.logs):
            return _check(ILLEGAL_REQUEST, INVALID_IN_CDB)
        listed = bytes((0, *sorted(self.logs)))
        found = self.logs[code] if code else bytes((0, 0, 0, len(listed))) + listed
        return SgReply(GOOD, 0, 0, b"", found[: min(room, int.from_bytes(cdb[7:9], "big"))])

    def _start_stop(self, cdb: bytes) -> SgReply:
        self.starts.append(cdb)
        condition = cdb[4] >> 4
        if not condition:
            self.stopped = not cdb[4] & 1
        elif condition in _BY_COMMAND and 0x1A in self.pages:
            self.condition = condition
        else:
            return _check(ILLEGAL_REQUEST, INVALID_IN_CDB)
        return SgReply(GOOD, 0, 0, b"", b"")

    def _send_diagnostic(self, cdb: bytes) -> SgReply:
        """Begin a test in the background (1, 2) or stop it (4), and write that into log page 10h."""
        code = cdb[1] >> 5
        if 0x10 not in self.logs or code not in (1, 2, 4) or cdb[1] & 0x1F or any(cdb[2:]):
            return _check(ILLEGAL_REQUEST, INVALID_IN_CDB)
        self.self_tests.append(code)
        self.progress = None if code == 4 else 0
        entry = bytes((self.self_tests[-2] << 5 | 1 if code == 4 else code << 5 | 0xF, 0, 0x30, 0x39))
        self.logs[0x10] = log_page(0x10, (1, entry + b"\xff" * 8 + bytes(4)))
        return SgReply(GOOD, 0, 0, b"", b"")

    def _request_sense(self, room: int) -> SgReply:
        told = bytearray(18)
        told[0], told[7] = 0x70, 10
        if self.progress is not None:
            told[2], told[12:14] = NOT_READY, bytes((0x04, 0x09))
            told[15:18] = b"\x80" + self.progress.to_bytes(2, "big")
        if self.condition is not None:
            told[12:14] = (0x5E, _BY_COMMAND[self.condition])
        return SgReply(GOOD, 0, 0, b"", bytes(told[:room]))

    def _read_defects(self, cdb: bytes) -> SgReply:
        """Give the header of the grown list, in bytes from index: 8 bytes of a list with 8 bytes an element."""
        self.defects_asked.append(cdb[0])
        longer = cdb[0] == READ_DEFECT_DATA_12
        if longer and self.first_defects_only:
            return _check(ILLEGAL_REQUEST, INVALID_OPCODE)
        asked, room = (cdb[1], cdb[6:10]) if longer else (cdb[2], cdb[7:9])
        if asked != 0b01100:
            return _check(ILLEGAL_REQUEST, INVALID_IN_CDB)
        if self.grown is None:
            return _check(RECOVERED, NO_DEFECT_LIST)
        length = (8 * self.grown).to_bytes(4 if longer else 2, "big")
        header = bytes((0, asked)) + (bytes(2) if longer else b"") + length
        return SgReply(GOOD, 0, 0, b"", (header + bytes(8 * self.grown))[: int.from_bytes(room, "big")])

    def reset(self) -> None:
        """Lose power: nothing was saved."""
        self.pages = dict(DEFAULTS)
        self.attention = WAS_RESET

    def _inquiry(self, cdb: bytes, room: int) -> SgReply:
        if cdb[1] & 1:
            page = self.vpd.get(cdb[2])
            return (
                _check(ILLEGAL_REQUEST, INVALID_IN_CDB) if page is None else SgReply(GOOD, 0, 0, b"", page[:room])
            )
        data = bytes((0, 0, 6, 2, 91, 0, 0, 2)) + b"LABMAKERSAS DISK 10K    0001"
        return SgReply(GOOD, 0, 0, b"", data.ljust(96, b"\0")[:room])

    def _mode_sense(self, cdb: bytes, room: int) -> SgReply:
        page, control = cdb[2] & 0x3F, cdb[2] >> 6
        self.asked.append((page, control))
        if self.stopped:
            return _check(NOT_READY, NEEDS_START)
        if (page not in self.pages and page != ALL_PAGES) or cdb[3]:
            return _check(ILLEGAL_REQUEST, INVALID_IN_CDB)
        held = self.masks if control == CHANGEABLE else DEFAULTS if control in (DEFAULT, SAVED) else self.pages
        found = b"".join(held[one] for one in (sorted(self.pages) if page == ALL_PAGES else (page,)))
        if self.confused:
            found = b"\0" + found[1:]
        descriptor = bytes.fromhex("00 E8 E0 88 00 00 02 00") if self.descriptor and not cdb[1] & 8 else b""
        if cdb[0] == MODE_SENSE_6:
            header = bytes((3 + len(descriptor) + len(found), 0, 0x10, len(descriptor)))
        else:
            size = 6 + len(descriptor) + len(found)
            header = size.to_bytes(2, "big") + bytes((0, 0x10, 0, 0, 0, len(descriptor)))
        return SgReply(GOOD, 0, 0, b"", (header + descriptor + found)[:room])

    def _mode_select(self, cdb: bytes, data: bytes) -> SgReply:
        if cdb[0] == MODE_SELECT_6:
            # The header of the six-byte form is half as long.
            length, header, descriptor = cdb[4], data[:1], 4 + data[3]
        else:
            length, header, descriptor = int.from_bytes(cdb[7:9], "big"), data[:2], 8 + data[7]
        if length != len(data) or len(data) < descriptor + 2:
            return _check(ILLEGAL_REQUEST, LIST_LENGTH)
        if not cdb[1] & 0x10:
            return _check(ILLEGAL_REQUEST, INVALID_IN_CDB)
        page = data[descriptor:]
        code = page[0]
        if self.refuses or any(header) or code not in self.pages or len(page) != len(self.pages[code]):
            return _check(ILLEGAL_REQUEST, INVALID_IN_LIST)
        before, mask = self.pages[code], self.masks[code]
        if page[1] != before[1] or any(
            (old ^ new) & ~may for old, new, may in zip(before[2:], page[2:], mask[2:], strict=True)
        ):
            return _check(ILLEGAL_REQUEST, INVALID_IN_LIST)
        kept = self._rounded(code, before[:2] + page[2:])
        if not self.ignores:
            self.pages[code] = kept
        return _check(RECOVERED, ROUNDED) if kept[2:] != page[2:] else SgReply(GOOD, 0, 0, b"", b"")

    def _rounded(self, code: int, page: bytes) -> bytes:
        if code != 0x1A:
            return page
        timers = [int.from_bytes(page[at : at + 4], "big") for at in range(4, 24, 4)]
        steps = (-(-timer // self.rounds_to) * self.rounds_to for timer in timers)
        return page[:4] + b"".join(timer.to_bytes(4, "big") for timer in steps) + page[24:]


def _check(key: int, code: tuple[int, int]) -> SgReply:
    sense = bytearray(18)
    sense[0], sense[2], sense[7], sense[12:14] = 0x70, key, 10, bytes(code)
    return SgReply(CHECK_CONDITION, 0, 8, bytes(sense), b"")


@dataclass
class SasNode:
    """The disk, opened."""

    disk: SasDisk
    name: str = "sdz"
    rdev: tuple[int, int] = (65, 144)
    rescanned: int = 0

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 20_000, outgoing: bytes = b"") -> SgReply:
        ioctls.check(command_table.scsi_level(cdb, reply_bytes, outgoing), "command")
        return self.disk.sg_io(cdb, reply_bytes, outgoing)

    def nvme_admin(
        self, opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0
    ) -> NvmeReply:
        raise OSError(errno.ENOTTY, os.strerror(errno.ENOTTY))

    def size_bytes(self) -> int:
        return 4 << 30

    def disk_sequence(self) -> int | None:
        return 99

    def geometry(self) -> tuple[int, int, int, int] | None:
        return None

    def write_attribute(self, attribute: str, text: str) -> None:
        assert (attribute, text) == (RESCAN, "1")
        self.rescanned += 1

    def set_read_only(self, *, on: bool) -> None:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    def wide_pio(self) -> bool:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    def set_wide_pio(self, *, on: bool) -> None:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    def flush(self) -> None:
        """Nothing is cached."""

    def reread_partitions(self) -> None:
        """There are none."""

    def array_metadata(self, offset: int) -> bytes:
        raise AssertionError("nothing here may read from the medium")

    def reader(self, *, direct: bool, buffer_bytes: int) -> Reader:
        raise AssertionError("nothing here may read from the medium")

    def queue(self, depth: int, block_bytes: int) -> Queue:
        raise AssertionError("nothing here may read from the medium")

    def close(self) -> None:
        """Nothing is held open."""
