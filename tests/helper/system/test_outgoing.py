"""Data goes to a drive only in the forms that are named; everything else ends before the kernel."""

from __future__ import annotations

import errno
import fcntl
import os
import struct
from contextlib import nullcontext
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.messages.privilege import Class, Level
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.drive_commands.command_table import (
    SCT_COMMAND,
    SELECTIVE_COMMAND,
    level,
)

PAGE_BYTES = 512
WRITE_SECTORS_EXT = bytes.fromhex("85 0B 26 00 00 00 01 00 00 00 00 00 00 40 34 00")
IDENTIFY = bytes.fromhex("85 08 0E 00 00 00 01 00 00 00 00 00 00 40 EC 00")
FLUSH = bytes.fromhex("85 06 20 00 00 00 00 00 00 00 00 00 00 40 E7 00")
WRITE_10 = bytes.fromhex("2A 00 00 00 00 00 00 00 01 00")


def page(*words: int) -> bytes:
    return struct.pack(f"<{len(words)}H", *words).ljust(PAGE_BYTES, b"\0")


def test_error_recovery_may_be_set_and_asked_for() -> None:
    assert level(SCT_COMMAND, page(3, 1, 1, 70)) is Level.CHANGE
    assert level(SCT_COMMAND, page(3, 2, 2)) is Level.LOOK


def test_the_history_of_temperatures_may_be_asked_for_and_no_other_table() -> None:
    assert level(SCT_COMMAND, page(5, 1, 2)) is Level.LOOK
    for other in (page(5, 2, 2), page(5, 1, 1), page(5, 1, 3), page(5, 1, 2, 1), page(5, 1, 2, 0, 1)):
        assert not level(SCT_COMMAND, other)


def _range(first: int, last: int, *more: tuple[int, int]) -> bytes:
    """Return the log that names a range, with bytes at other places, and a checksum."""
    log = bytearray(b"\1\0" + struct.pack("<QQ", first, last)).ljust(PAGE_BYTES, b"\0")
    for place, byte in more:
        log[place] = byte
    log[511] = (log[511] - sum(log)) % 256
    return bytes(log)


def test_one_range_of_a_selective_self_test_may_be_named() -> None:
    assert level(SELECTIVE_COMMAND, _range(0, 0)) is Level.CHANGE
    assert level(SELECTIVE_COMMAND, _range(5, 1 << 40)) is Level.CHANGE
    # What the vendor keeps there goes back as it came.
    assert level(SELECTIVE_COMMAND, _range(5, 6, (338, 1), (491, 2), (504, 3), (508, 4))) is Level.CHANGE
    others = [(18, 1), (81, 1), (82, 1), (337, 1), (492, 1), (500, 1), (502, 2), (503, 1)]
    for forbidden in (_range(6, 5), *(_range(5, 6, other) for other in others), _range(5, 6)[:511]):
        assert not level(SELECTIVE_COMMAND, forbidden)
    assert not level(SELECTIVE_COMMAND, _range(5, 6)[:511] + b"\0"), "it does not add up"
    assert not level(SCT_COMMAND, _range(5, 6))
    assert not level(SELECTIVE_COMMAND, page(3, 1, 1, 70))


@given(
    st.integers(0, 0xFFFF).filter(lambda action: action not in (3, 5)),
    st.lists(st.integers(0, 0xFFFF), max_size=8),
)
def test_no_other_action_of_sct_goes_out(action: int, rest: list[int]) -> None:
    assert not level(SCT_COMMAND, page(action, *rest))


@pytest.mark.parametrize(
    ("cdb", "data"),
    [
        (SCT_COMMAND, page(2, 1, 0, 0)),  # Write Same: overwrites the drive
        (SCT_COMMAND, page(3, 3, 1, 70)),  # the limit after power-on
        (SCT_COMMAND, page(3, 1, 3, 70)),
        (SCT_COMMAND, page(3, 2, 1, 70)),
        (SCT_COMMAND, page(3, 1, 1, 70, 1)),
        (SCT_COMMAND, page(3, 1, 1, 70) * 2),
        (SCT_COMMAND, page(3, 1, 1, 70)[:8]),
        (SCT_COMMAND[:8] + b"\x00" + SCT_COMMAND[9:], page(3, 1, 1, 70)),  # another log
        (WRITE_SECTORS_EXT, bytes(PAGE_BYTES)),
        (WRITE_10, bytes(PAGE_BYTES)),
        (WRITE_SECTORS_EXT, page(3, 1, 1, 70)),
    ],
)
def test_nothing_else_does(cdb: bytes, data: bytes) -> None:
    assert not level(cdb, data)
    with Path(os.devnull).open("rb") as file, pytest.raises(PermissionError, match="not a command that"):
        ioctls.sg_io(file.fileno(), cdb, 0, 1000, data)


def test_what_may_go_out_reaches_the_kernel() -> None:
    with Path(os.devnull).open("rb") as file, pytest.raises(OSError, match="ioctl"):
        ioctls.sg_io(file.fileno(), SCT_COMMAND, 0, 1000, page(3, 1, 1, 70))


def test_data_goes_one_way() -> None:
    with Path(os.devnull).open("rb") as file, pytest.raises(ValueError, match="one direction"):
        ioctls.sg_io(file.fileno(), SCT_COMMAND, 512, 1000, page(3, 2, 1))


@pytest.mark.parametrize(
    ("cdb", "room", "data", "direction"),
    # SG_DXFER_NONE, SG_DXFER_TO_DEV and SG_DXFER_FROM_DEV of scsi/sg.h.
    [(FLUSH, 0, b"", -1), (SCT_COMMAND, 0, page(3, 2, 2), -2), (IDENTIFY, PAGE_BYTES, b"", -3)],
)
def test_the_kernel_is_told_which_way_data_goes(
    monkeypatch: pytest.MonkeyPatch, cdb: bytes, room: int, data: bytes, direction: int
) -> None:
    headers: list[bytes] = []
    monkeypatch.setattr(ioctls, "_ceiling", Class.TUNE)
    monkeypatch.setattr(fcntl, "ioctl", lambda _fd, _request, header: headers.append(bytes(header)))
    ioctls.sg_io(-1, cdb, room, 1000, data)
    assert struct.unpack_from("=ii", headers[0]) == (ord("S"), direction)


@pytest.mark.parametrize("number", [errno.ENOTCONN, errno.ENODEV, errno.EACCES])
def test_only_where_no_scrub_runs_there_is_no_progress(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def ioctl(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(ioctls, "_ceiling", Class.TUNE)
    monkeypatch.setattr(fcntl, "ioctl", ioctl)
    with nullcontext() if number == errno.ENOTCONN else pytest.raises(OSError, match=os.strerror(number)):
        assert ioctls.btrfs_scrub(-1, 1) is None
