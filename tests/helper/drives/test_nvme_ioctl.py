"""What an NVMe admin command is in bytes, and that the controller's word comes back as its word."""

from __future__ import annotations

import ctypes
import errno
import fcntl
import os
import struct

import pytest

from disktune_contract.messages.faults import Fault, Refusal
from disktune_helper.drives import nvme_admin
from disktune_helper.drives.nvme_admin import Select
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.drive_commands.nodes import OwnDrive
from disktune_helper.system.system_ports import SystemChangingNode

COMMAND_BYTES = 72
"""struct nvme_passthru_cmd (linux/nvme_ioctl.h)."""
ADMIN_COMMAND = 0xC0484E41


class Controller:
    """Takes the place of the kernel: looks at the command and answers."""

    def __init__(self, status: int = 0, result: int = 0, data: bytes = b"") -> None:
        self.status, self.result, self.data = status, result, data
        self.seen: list[bytes] = []

    def ioctl(self, _fd: int, request: int, command: bytearray) -> int:
        assert (request, len(command)) == (ADMIN_COMMAND, COMMAND_BYTES)
        self.seen.append(bytes(command))
        address, length = struct.unpack_from("=Q", command, 24)[0], struct.unpack_from("=I", command, 36)[0]
        assert (address != 0) == (length != 0)
        if length:
            ctypes.memmove(address, self.data.ljust(length, b"\0"), length)
        struct.pack_into("=I", command, 68, self.result)
        return self.status


def node_of(controller: Controller, monkeypatch: pytest.MonkeyPatch) -> SystemChangingNode:
    monkeypatch.setattr(fcntl, "ioctl", controller.ioctl)
    return SystemChangingNode("nvme0n1", OwnDrive(-1, (259, 0)))


def number(command: bytes, offset: int) -> int:
    return int.from_bytes(command[offset : offset + 4], "little")


def test_set_features_puts_the_value_into_dword_11(monkeypatch: pytest.MonkeyPatch) -> None:
    controller = Controller()
    nvme_admin.set_feature(node_of(controller, monkeypatch), 0x04, 0x0010_0155)
    (command,) = controller.seen
    assert (command[0], command[1], number(command, 4)) == (0x09, 0, 0)
    assert (number(command, 40), number(command, 44)) == (0x04, 0x0010_0155)
    assert [number(command, at) for at in (8, 12, 48, 52, 56, 60)] == [0] * 6
    assert number(command, 64) > 0, "without a limit the kernel waits a minute"


def test_get_features_names_feature_selection_and_selector(monkeypatch: pytest.MonkeyPatch) -> None:
    controller = Controller(result=0xDEADBEEF)
    node = node_of(controller, monkeypatch)
    assert nvme_admin.get_feature(node, 0x04, Select.DEFAULT, 1 << 20) == 0xDEADBEEF
    (command,) = controller.seen
    assert (command[0], number(command, 40), number(command, 44)) == (0x0A, 0x0104, 1 << 20)


def test_identify_brings_its_page(monkeypatch: pytest.MonkeyPatch) -> None:
    controller = Controller(data=bytes(range(256)) * 16)
    page = nvme_admin.identify(node_of(controller, monkeypatch), nvme_admin.CNS_NAMESPACE, namespace=3)
    (command,) = controller.seen
    assert (command[0], number(command, 4), number(command, 36), number(command, 40)) == (0x06, 3, 4096, 0)
    assert page == controller.data


def test_the_length_of_a_log_page_is_counted_in_dwords_from_0(monkeypatch: pytest.MonkeyPatch) -> None:
    controller = Controller(data=b"log")
    page = nvme_admin.log_page(node_of(controller, monkeypatch), nvme_admin.LOG_SMART, 512)
    (command,) = controller.seen
    assert (command[0], number(command, 4), number(command, 36)) == (0x02, 0xFFFF_FFFF, 512)
    assert number(command, 40) == 127 << 16 | 0x02
    assert page == b"log".ljust(512, b"\0")


@pytest.mark.parametrize("status", [0x0002, 0x4002, 0x410E])
def test_a_status_above_zero_is_no_success(monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    node = node_of(Controller(status), monkeypatch)
    assert ioctls.nvme_admin(-1, 0x09, 0, 6, 0, 0, 1000).status == status
    with pytest.raises(Refusal, match=f"{status & 0x7FF:03X}h") as refused:
        nvme_admin.set_feature(node, 0x06, 0)
    assert refused.value.fault is Fault.REFUSED_BY_DRIVE


def test_a_feature_that_is_not_there_is_told_apart_from_one_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    assert nvme_admin.get_feature(node_of(Controller(0x4002), monkeypatch), 0x08, Select.CURRENT) is None
    with pytest.raises(Refusal, match="006h"):
        nvme_admin.get_feature(node_of(Controller(0x0006), monkeypatch), 0x08, Select.CURRENT)


@pytest.mark.parametrize(
    ("code", "fault"),
    [(errno.EACCES, Fault.PERMISSION), (errno.ENODEV, Fault.DRIVE_GONE), (errno.EINTR, Fault.IO_ERROR)],
)
def test_an_errno_is_the_kernels_word(monkeypatch: pytest.MonkeyPatch, code: int, fault: Fault) -> None:
    def fails(*_: object) -> int:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(fcntl, "ioctl", fails)
    with pytest.raises(Refusal) as refused:
        nvme_admin.set_feature(SystemChangingNode("nvme0n1", OwnDrive(-1, (259, 0))), 0x06, 0)
    assert refused.value.fault is fault
