"""Names of commands, and which of them change how a drive saves power."""

from __future__ import annotations

import pytest

from disktune_helper.standby.command_names import Command, of_cdb, of_nvme
from tests.helper.standby.events import pass_through


@pytest.mark.parametrize(
    ("cdb", "name", "power", "wakes"),
    [
        (pass_through(0xE5), "CHECK POWER MODE", False, False),
        (pass_through(0xEC), "IDENTIFY DEVICE", False, False),
        (pass_through(0xB0, 0xD0), "SMART READ DATA", False, True),
        (pass_through(0xB0, 0xEE), "SMART", False, True),
        (pass_through(0xE7), "FLUSH CACHE", False, True),
        (pass_through(0xE0), "STANDBY IMMEDIATE", True, False),
        (pass_through(0xE3, count=241), "IDLE", True, True),
        (pass_through(0xE2, count=1), "STANDBY", True, False),
        (pass_through(0xEF, 0x05, 128), "SET FEATURES", True, False),
        (pass_through(0xEF, 0x4A), "SET FEATURES", True, False),
        (pass_through(0xEF, 0x82), "SET FEATURES", False, True),
        (pass_through(0x00), "00h", False, True),
        (bytes((0xA1, 6, 0x20, 0xD0, 0, 0, 0, 0, 0, 0xB0, 0, 0)), "SMART READ DATA", False, True),
        (bytes((0x12, 0, 0, 0, 36, 0)), "INQUIRY", False, False),
        (bytes(6), "TEST UNIT READY", False, False),
        (bytes((0x1B, 0, 0, 0, 0, 0)), "START STOP UNIT", True, False),
        (bytes((0x1B, 0, 0, 0, 1, 0)), "START STOP UNIT", False, True),
        (b"", "TEST UNIT READY", False, False),
        (b"\x85", "85h", False, True),
    ],
)
def test_commands(cdb: bytes, name: str, power: bool, wakes: bool) -> None:
    command = of_cdb(cdb)
    assert (command.name, command.power, command.wakes) == (name, power, wakes)


def test_registers_are_kept() -> None:
    assert of_cdb(pass_through(0xEF, 0x05, 127)) == Command("SET FEATURES", 0xEF, 0x05, 127)


def test_admin_commands_of_nvme() -> None:
    assert [of_nvme(opcode).name for opcode in (0x02, 0x06, 0xFF)] == ["Get Log Page", "Identify", "FFh"]
