"""Answers that look like answers: what a bridge makes up is not taken for the drive's word."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from disktune_contract.drives.drive import PowerMode
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.settings.setting import Status
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_helper.drives import ata
from disktune_helper.system.drive_commands.ioctls import SgReply
from disktune_helper.system.ports import Node
from tests.helper.conftest import Bench
from tests.narrowed import of_kind

_DESCRIPTOR = bytes.fromhex("7201001d 0000000e 090c0000")


class Bridge:
    """A node that gives one and the same answer to everything."""

    name = "sdz"

    def __init__(self, reply: SgReply) -> None:
        self.reply = reply

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 0, outgoing: bytes = b"") -> SgReply:
        return self.reply


def node(reply: SgReply) -> Node:
    return cast(Node, Bridge(reply))


def power(count: int, status: int) -> PowerMode:
    registers = bytes((0, count, 0, 0, 0, 0, 0, 0, 0, status))
    return ata.check_power_mode(node(SgReply(2, 0, 8, _DESCRIPTOR + registers, b"")))


@pytest.mark.parametrize(
    ("count", "status", "expected"),
    [
        (0x00, 0x50, PowerMode.STANDBY),
        (0xFF, 0x50, PowerMode.ACTIVE_OR_IDLE),
        (0x00, 0x00, PowerMode.UNKNOWN),
        (0xFF, 0x00, PowerMode.UNKNOWN),
    ],
)
def test_registers_without_drdy_are_nobodys(count: int, status: int, expected: PowerMode) -> None:
    assert power(count, status) is expected


def test_good_status_without_registers_is_unknown_never_standby() -> None:
    assert ata.check_power_mode(node(SgReply(0, 0, 0, b"", b""))) is PowerMode.UNKNOWN


@pytest.mark.parametrize("data", [bytes(512), b"", bytes(100)])
def test_an_empty_page_is_not_a_drive(data: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        ata.identify_device(node(SgReply(0, 0, 0, b"", data)))
    assert refused.value.fault is Fault.NOT_SUPPORTED


def test_a_drive_without_ncq_behind_libata_has_no_choice_of_depth(bench: Bench) -> None:
    depth = bench.states("sdc")["scsi.queue_depth"]
    assert (depth.status, depth.value) == (Status.LOCKED, 1)
    assert depth.reason == "This drive offers only one value."


@pytest.mark.parametrize("depth", [2, 16, 31])
def test_no_more_commands_are_queued_than_the_drive_takes(bench: Bench, depth: int) -> None:
    """What a drive takes counts from 0 in word 75."""
    disk = of_kind(AtaDrive, bench.world.drives["sdb"].ata)
    disk._words[75], disk._words[76] = depth - 1, disk._words[76] | 1 << 8
    assert bench.states("sdb")["scsi.queue_depth"].offer.maximum == depth
    disk._words[76] &= ~(1 << 8)
    assert bench.states("sdb")["scsi.queue_depth"].status is Status.LOCKED


def test_the_table_of_temperatures_is_asked_for_before_it_is_read() -> None:
    sent: list[tuple[bytes, bytes]] = []

    def sg_io(cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 0, outgoing: bytes = b"") -> SgReply:
        sent.append((cdb, outgoing))
        return SgReply(0, 0, 0, b"", bytes(reply_bytes - 1) + b"1" if reply_bytes else b"")

    assert len(ata.temperature_table(cast(Node, SimpleNamespace(name="sdz", sg_io=sg_io)))) == 512
    # ATA8-ACS 8.3.5: action 5, function 1, table 2.
    assert [outgoing[:6] for _, outgoing in sent[-2:]] == [bytes((5, 0, 1, 0, 2, 0)), b""]
