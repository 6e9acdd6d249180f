"""ioctl numbers and structures, and the only calls of ioctl(2) there are: thin, typed, nothing else.

This is the last place before the kernel. What `drive_commands.command_table` does not name for the class of this
process, and for the operation that is carried out, goes no further; a process that has not declared its class
sends nothing. security-requirements.md R10.

Numbers are those of 64-bit Linux: linux/fs.h, linux/hdreg.h, scsi/sg.h, linux/nvme_ioctl.h, linux/btrfs.h.
"""

from __future__ import annotations

import array
import errno
import fcntl
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from disktune_contract.messages.privilege import Class, Level
from disktune_contract.record import record
from disktune_helper.system.drive_commands import command_table
from disktune_helper.system.drive_commands.command_table import RequestForm

BLKROSET = 0x125D
BLKRRPART = 0x125F
BLKFLSBUF = 0x1261
BLKGETSIZE64 = 0x80081272
BLKGETDISKSEQ = 0x80081280
HDIO_GETGEO = 0x0301
HDIO_GET_32BIT = 0x0309
HDIO_SET_32BIT = 0x0324
SG_IO = 0x2285
NVME_IOCTL_ADMIN_CMD = 0xC0484E41

BTRFS_IOC_FS_INFO = 0x8400941F
BTRFS_IOC_DEV_INFO = 0xD000941E
BTRFS_IOC_SCRUB_PROGRESS = 0xC400941D
BTRFS_IOC_SCRUB_CANCEL = 0x941C

SENSE_BYTES = 64
"""Room for sense data: descriptor sense with the ATA return descriptor takes 22 bytes."""

_SG_IO_HDR = struct.Struct("=iiBBHIQQQIIi4xQBBBBHHiII4x")
"""struct sg_io_hdr of scsi/sg.h on a 64-bit kernel, 88 bytes; every field is on its natural boundary."""

_SG_DXFER_NONE, _SG_DXFER_TO_DEV, _SG_DXFER_FROM_DEV = -1, -2, -3

_NVME_PASSTHRU = struct.Struct("=BBHIIIQQII6III")
"""struct nvme_passthru_cmd of linux/nvme_ioctl.h, 72 bytes."""


class NotListed(PermissionError):
    """A command that `command_table` does not name: a mistake of this program's, found in time."""

    def __init__(self, what: str) -> None:
        super().__init__(errno.EPERM, what)


_ceiling: Class | None = None

_of_work: ContextVar[Level] = ContextVar("level", default=Level.CHANGE)
"""What the operation that this thread works for does at most; a class may have less."""


def limit_to(privilege: Class) -> None:
    """Declare the class of this process, once, before it opens a drive; afterwards it can only become less.

    Raises PermissionError for more.
    """
    global _ceiling  # noqa: PLW0603  # a property of the process, as its capabilities are
    if _ceiling is not None and command_table.CEILING[privilege] > command_table.CEILING[_ceiling]:
        raise PermissionError(
            errno.EPERM, f"a process of class {_ceiling} does not become one of class {privilege}"
        )
    _ceiling = privilege


@contextmanager
def at_most(level: Level) -> Iterator[None]:
    """Let this thread do no more than *level*, nor any that `threads.start` begins from it."""
    token = _of_work.set(min(level, _of_work.get()))
    try:
        yield
    finally:
        _of_work.reset(token)


def check(level: int, what: str) -> None:
    """Raise PermissionError unless a command of this level, 0 for one that is not in a table, may be sent.

    Writing to a file of the kernel is such a command.
    """
    most = Level.NOTHING if _ceiling is None else command_table.CEILING[_ceiling]
    if not 0 < level <= min(most, _of_work.get()):
        raise NotListed(f"not a {what} that DiskTune sends in class {_ceiling or 'none'}")


def check_scsi(cdb: bytes, reply_bytes: int, outgoing: bytes) -> None:
    """Raise PermissionError unless this command may be sent."""
    check(command_table.scsi_level(cdb, reply_bytes, outgoing), "command")


def check_nvme(opcode: int, namespace: int, cdw10: int, cdw11: int, reply_bytes: int) -> None:
    """Raise PermissionError unless this command may be sent."""
    check(command_table.nvme_level(opcode, namespace, cdw10, cdw11, reply_bytes), "command")


def _call(
    fd: int, request: int, form: RequestForm, argument: int | bytes | bytearray, number: int | None = None
) -> Any:
    """Call ioctl(2) if the request is one of the table's, in that form; raises OSError.

    *number* is the one that the argument leads to.
    """
    if number is None:
        number = argument if isinstance(argument, int) else len(argument)
    check(command_table.ioctl_level(request, form, number), "request")
    return fcntl.ioctl(fd, request, argument)


@record
class SgReply:
    """What came back from SG_IO. ``host_status`` other than 0 is a failed transport (scsi/sg.h)."""

    status: int
    host_status: int
    driver_status: int
    sense: bytes
    data: bytes


@record
class NvmeReply:
    """``status`` is the NVMe status field without the phase bit, 0 for success; ``result`` is dword 0."""

    status: int
    result: int
    data: bytes


def sg_io(fd: int, cdb: bytes, reply_bytes: int, timeout_ms: int, outgoing: bytes = b"") -> SgReply:
    """Send *cdb*, with *outgoing* data or for up to *reply_bytes* of data; raises OSError as the kernel does.

    Raises ValueError for data in both directions, and PermissionError for what is not in `command_table`.
    """
    if outgoing and reply_bytes:
        raise ValueError("a command has data in one direction")
    check_scsi(cdb, reply_bytes, outgoing)
    command, sense = array.array("B", cdb), array.array("B", bytes(SENSE_BYTES))
    data = array.array("B", outgoing or bytes(max(reply_bytes, 1)))
    length = len(outgoing) or reply_bytes
    header = bytearray(
        _SG_IO_HDR.pack(
            ord("S"),
            _SG_DXFER_TO_DEV if outgoing else _SG_DXFER_FROM_DEV if reply_bytes else _SG_DXFER_NONE,
            len(cdb),
            SENSE_BYTES,
            0,
            length,
            data.buffer_info()[0] if length else 0,
            command.buffer_info()[0],
            sense.buffer_info()[0],
            timeout_ms,
            *(0,) * 12,
        )
    )
    _call(fd, SG_IO, RequestForm.COMMAND, header)
    out = _SG_IO_HDR.unpack(header)
    status, sense_written, host, driver, residue = out[13], out[16], out[17], out[18], out[19]
    received = max(0, reply_bytes - max(0, residue))
    return SgReply(status, host, driver, sense.tobytes()[:sense_written], data.tobytes()[:received])


def nvme_admin(
    fd: int, opcode: int, namespace: int, cdw10: int, cdw11: int, reply_bytes: int, timeout_ms: int
) -> NvmeReply:
    """Send an NVMe admin command that moves data towards the host; raises OSError as the kernel does.

    Raises PermissionError for what is not in `command_table`.
    """
    check_nvme(opcode, namespace, cdw10, cdw11, reply_bytes)
    data = array.array("B", bytes(max(reply_bytes, 1)))
    address = data.buffer_info()[0] if reply_bytes else 0
    command = bytearray(
        _NVME_PASSTHRU.pack(
            opcode, 0, 0, namespace, 0, 0, 0, address, 0, reply_bytes, cdw10, cdw11, 0, 0, 0, 0, timeout_ms, 0
        )
    )
    # A positive return value is an NVMe status, not an errno (drivers/nvme/host/ioctl.c).
    status = _call(fd, NVME_IOCTL_ADMIN_CMD, RequestForm.COMMAND, command)
    return NvmeReply(status, _NVME_PASSTHRU.unpack(command)[-1], data.tobytes()[:reply_bytes])


def get_u64(fd: int, request: int) -> int:
    """Return what an ioctl stores in a 64-bit integer."""
    value: int = struct.unpack("=Q", _call(fd, request, RequestForm.FILLED, bytes(8)))[0]
    return value


def send_number(fd: int, request: int, number: int) -> None:
    """Send an ioctl that takes a number, or the address of one as the table has it; raises OSError.

    BLKRRPART lets the kernel read the partition table again (EBUSY: a partition is in use), BLKFLSBUF writes back
    and drops what it has cached of the block device.
    """
    if command_table.ioctl_level(request, RequestForm.NUMBER_AT, number):
        _call(fd, request, RequestForm.NUMBER_AT, struct.pack("=i", number), number)
    else:
        _call(fd, request, RequestForm.NUMBER, number)


def geometry(fd: int) -> tuple[int, int, int, int]:
    """Return HDIO_GETGEO's cylinders, heads, sectors and start sector."""
    heads, sectors, cylinders, start = struct.unpack(
        "=BBHxxxxQ", _call(fd, HDIO_GETGEO, RequestForm.FILLED, bytes(16))
    )
    return cylinders, heads, sectors, start


def btrfs_uuid(fd: int) -> bytes:
    """Return the 16 bytes of the UUID of the btrfs that *fd* is on; raises OSError, ENOTTY if it is none."""
    room = bytearray(1024)
    _call(fd, BTRFS_IOC_FS_INFO, RequestForm.FILE_SYSTEM, room)
    # struct btrfs_ioctl_fs_info_args: max_id, num_devices, fsid.
    return bytes(room[16:32])


def btrfs_device(fd: int, devid: int) -> tuple[int, int, bytes]:
    """Return bytes allocated and bytes of a device of a btrfs, and its path; raises OSError."""
    # struct btrfs_ioctl_dev_info_args: devid, uuid, bytes_used, total_bytes, …, path of 1024 bytes at the end.
    room = bytearray(struct.pack("=Q", devid) + bytes(4088))
    _call(fd, BTRFS_IOC_DEV_INFO, RequestForm.FILE_SYSTEM, room)
    allocated, size = struct.unpack_from("=QQ", room, 24)
    return allocated, size, bytes(room[3072:]).partition(b"\0")[0]


def btrfs_scrub(fd: int, devid: int) -> tuple[int, ...] | None:
    """Return the 15 numbers of struct btrfs_scrub_progress; None if no scrub runs there. Raises OSError."""
    # struct btrfs_ioctl_scrub_args: devid, start, end, flags, progress.
    room = bytearray(struct.pack("=Q", devid) + bytes(1016))
    try:
        _call(fd, BTRFS_IOC_SCRUB_PROGRESS, RequestForm.FILE_SYSTEM, room)
    except OSError as error:
        if error.errno == errno.ENOTCONN:
            return None
        raise
    return struct.unpack_from("=15Q", room, 32)


def btrfs_cancel(fd: int) -> None:
    """Stop the scrub of a btrfs; raises OSError, ENOTCONN if none runs."""
    _call(fd, BTRFS_IOC_SCRUB_CANCEL, RequestForm.FILE_SYSTEM, 0)
