"""Data goes to a drive only in the forms that are named; everything else ends before the kernel."""

from __future__ import annotations

import os
import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.drive_commands.outgoing import SCT_COMMAND, permitted

PAGE_BYTES = 512
WRITE_SECTORS_EXT = bytes.fromhex("85 0B 26 00 00 00 01 00 00 00 00 00 00 40 34 00")
WRITE_10 = bytes.fromhex("2A 00 00 00 00 00 00 00 01 00")


def page(*words: int) -> bytes:
    return struct.pack(f"<{len(words)}H", *words).ljust(PAGE_BYTES, b"\0")


def test_error_recovery_may_be_set_and_asked_for() -> None:
    assert permitted(SCT_COMMAND, page(3, 1, 1, 70))
    assert permitted(SCT_COMMAND, page(3, 2, 2))


@given(st.integers(0, 0xFFFF).filter(lambda action: action != 3), st.lists(st.integers(0, 0xFFFF), max_size=8))
def test_no_other_action_of_sct_goes_out(action: int, rest: list[int]) -> None:
    assert not permitted(SCT_COMMAND, page(action, *rest))


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
    assert not permitted(cdb, data)
    with Path(os.devnull).open("rb") as file, pytest.raises(PermissionError, match="not a command that"):
        ioctls.sg_io(file.fileno(), cdb, 0, 1000, data)


def test_what_may_go_out_reaches_the_kernel() -> None:
    with Path(os.devnull).open("rb") as file, pytest.raises(OSError, match="ioctl"):
        ioctls.sg_io(file.fileno(), SCT_COMMAND, 0, 1000, page(3, 1, 1, 70))


def test_data_goes_one_way() -> None:
    with Path(os.devnull).open("rb") as file, pytest.raises(ValueError, match="one direction"):
        ioctls.sg_io(file.fileno(), SCT_COMMAND, 512, 1000, page(3, 2, 1))
