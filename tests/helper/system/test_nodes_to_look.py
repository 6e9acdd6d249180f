"""A drive that was opened to look at: there is nothing to change it by, by type, by object and by command."""

from __future__ import annotations

import errno
import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from disktune_contract.messages.privilege import Class
from disktune_helper.system import system_ports
from disktune_helper.system.drive_commands import ioctls, nodes
from disktune_helper.system.drive_commands.command_table import SCT_COMMAND
from disktune_helper.system.drive_commands.nodes import OwnDrive
from disktune_helper.system.ports import ChangingNode, Node
from disktune_helper.system.system_ports import SystemChangingNode, SystemNode, SystemPorts

WAYS = sorted(name for name in vars(ChangingNode) if not name.startswith("_"))
SET_FEATURES = bytes.fromhex("85 06 20 00 82 00 00 00 00 00 00 00 00 40 EF 00")
IDENTIFY = bytes.fromhex("85 08 0E 00 00 00 01 00 00 00 00 00 00 40 EC 00")
ASKED, SET = (bytes((3, 0, function, 0, 1)).ljust(512, b"\0") for function in (2, 1))


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Take the place of /dev and of the kernel; return the requests that got through."""
    reached: list[int] = []

    def ioctl(_fd: int, request: int, _argument: object) -> int:
        reached.append(request)
        return 0

    monkeypatch.setattr(fcntl, "ioctl", ioctl)
    monkeypatch.setattr(nodes, "open_drive", lambda _: OwnDrive(os.open(os.devnull, os.O_RDONLY), (8, 0)))
    return reached


def test_what_changes_a_drive_is_named() -> None:
    assert WAYS == ["flush", "reread_partitions", "set_read_only", "set_wide_pio", "write_attribute"]


@pytest.mark.parametrize("privilege", [Class.INSPECT, Class.TUNE])
def test_a_node_to_look_through_has_none_of_it(
    privilege: Class, machine: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ioctls, "_ceiling", privilege)
    node = SystemPorts().open_drive("sda")
    try:
        assert type(node) is SystemNode
        assert [name for name in WAYS if hasattr(node, name)] == []
        with pytest.raises(AttributeError):
            # mypy --strict complains of an "ignore" that has nothing to ignore, should the type get this method.
            node.write_attribute("queue/read_ahead_kb", "128")  # type: ignore[attr-defined]
    finally:
        node.close()
    assert machine == []


@pytest.mark.parametrize("privilege", [None, Class.BROWSE, Class.INSPECT])
def test_a_class_that_looks_opens_no_other(
    privilege: Class | None, machine: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ioctls, "_ceiling", privilege)
    with pytest.raises(PermissionError) as refused:
        SystemPorts().open_for_change("sda")
    assert refused.value.errno == errno.EPERM
    assert machine == []


def test_it_sends_what_looks_also_in_a_class_that_changes(machine: list[int]) -> None:
    def sends(node: Node) -> tuple[Callable[[], object], ...]:
        return (
            lambda: node.sg_io(IDENTIFY, 512),
            lambda: node.sg_io(SCT_COMMAND, outgoing=ASKED),
            lambda: node.nvme_admin(0x0A, 0x06, 0),
            lambda: node.sg_io(SET_FEATURES),
            lambda: node.sg_io(SCT_COMMAND, outgoing=SET),
            lambda: node.nvme_admin(0x09, 0x06, 0),
        )

    looking, changing = (kind("sda", OwnDrive(-1, (8, 0))) for kind in (SystemNode, SystemChangingNode))
    for number, send in enumerate(sends(looking)):
        if number < 3:
            send()
        else:
            with pytest.raises(PermissionError):
                send()
    assert len(machine) == 3
    for send in sends(changing):
        send()
    assert len(machine) == 9


def test_a_user_who_may_read_a_drive_knows_its_size_without_a_request(
    tmp_path: Path, machine: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A user of group disk, in a helper without privileges."""
    image = tmp_path / "drive"
    image.write_bytes(bytes(3 << 20))
    (tmp_path / "sda").mkdir()
    (tmp_path / "sda/diskseq").write_text("17\n", encoding="ascii")
    monkeypatch.setattr(ioctls, "_ceiling", Class.BROWSE)
    monkeypatch.setattr(system_ports, "BLOCK_DEVICES", str(tmp_path))
    monkeypatch.setattr(nodes, "open_drive", lambda _: OwnDrive(os.open(image, os.O_RDONLY), (8, 0)))
    node = SystemPorts().open_drive("sda")
    try:
        assert node.size_bytes() == 3 << 20
        assert node.disk_sequence() == 17
        reader = node.reader(direct=False, buffer_bytes=4096)
        reader.drop_caches()
        assert reader.read(1 << 20, 4096) == 4096
        reader.close()
        (tmp_path / "sda/diskseq").unlink()
        assert node.disk_sequence() is None
    finally:
        node.close()
    assert machine == []
