"""Root opens the directory of an attribute step by step, and only where attributes lie; on the real /sys."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from disktune_helper import ports

NULL = "/sys/devices/virtual/mem/null"
"""The device of /dev/null: every Linux has it, with a symbolic link ``subsystem`` in it."""


REAL_SYS = pytest.mark.skipif(not Path(NULL).is_dir(), reason="this build root has no /sys")


@REAL_SYS
def test_a_directory_of_a_device_opens() -> None:
    folder = ports._open_folder(NULL)
    try:
        assert os.path.samestat(os.fstat(folder), os.stat(NULL))  # noqa: PTH116  # compared with fstat's
    finally:
        os.close(folder)


@pytest.mark.parametrize(
    "path",
    [
        "/etc",
        "/sys/class/mem",
        "/sys/devicesque/virtual",
        "/proc/sys/kernel",
        "/sys/devices/../../etc",
        "/proc/sys/dev/../kernel",
        "sys/devices/virtual",
    ],
)
def test_nothing_else_does(path: str) -> None:
    with pytest.raises(PermissionError):
        os.close(ports._open_folder(path))


@REAL_SYS
def test_no_symbolic_link_is_followed() -> None:
    with pytest.raises(OSError) as caught:  # noqa: PT011  # the number says more than any text
        os.close(ports._open_folder(f"{NULL}/subsystem"))
    assert caught.value.errno in (errno.ELOOP, errno.ENOTDIR)


def test_no_descriptor_is_left_open_by_a_refusal() -> None:
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208  # no Path is made of descriptors
    for _ in range(3):
        with pytest.raises(OSError, match=r"Not a directory|symbolic links|No such file"):
            ports._open_folder(f"{NULL}/subsystem/null")
    assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208
