"""What goes to an ATA drive and what comes back: commands, registers, and how their text reads in a log.

Sources: ACS-4 (T13/BSR INCITS 529) annex B for the commands, 6.2 and 6.3 for the registers.
"""

from __future__ import annotations

from disktune_contract.record import record

IDENTIFY_DEVICE = 0xEC
IDENTIFY_PACKET_DEVICE = 0xA1
SET_FEATURES = 0xEF
FLUSH_CACHE = 0xE7
FLUSH_CACHE_EXT = 0xEA
STANDBY_IMMEDIATE = 0xE0
IDLE_IMMEDIATE = 0xE1
STANDBY = 0xE2
IDLE = 0xE3
CHECK_POWER_MODE = 0xE5
SLEEP = 0xE6
READ_LOG_EXT = 0x2F

# The registers.
DRDY_SEEK_COMPLETE = 0x50
"""STATUS of a drive that is ready and content."""
ERR, DEVICE_FAULT = 0x01, 0x20
ABRT = 0x04
"""ERROR: the drive does not have the command, or not this value."""


@record
class TaskFile:
    """The registers of one command as the drive receives them; COUNT and FEATURE have 16 bits if ``extend``."""

    command: int
    feature: int = 0
    count: int = 0
    lba: int = 0
    device: int = 0x40
    extend: bool = False
    data: bytes = b""
    """What the host sent along."""

    def __str__(self) -> str:
        """Return ``EF/05 count 80``: opcode and subcommand, COUNT, LBA and data if there are any; hexadecimal."""
        feature = f"/{self.feature:02X}" if self.feature or self.command == SET_FEATURES else ""
        rest = (("count", f"{self.count:02X}", self.count), ("lba", f"{self.lba:06X}", self.lba))
        registers = "".join(f" {name} {text}" for name, text, value in rest if value)
        data = self.data.rstrip(b"\0")
        return f"{self.command:02X}{feature}{registers}" + (f" data {data.hex()}" if data else "")


@record
class AtaResult:
    """The registers after the command, and what it read."""

    status: int = DRDY_SEEK_COMPLETE
    error: int = 0
    count: int = 0
    lba: int = 0
    device: int = 0x40
    data: bytes = b""

    @property
    def failed(self) -> bool:
        """Whether the drive says that it did not do what was asked."""
        return bool(self.status & (ERR | DEVICE_FAULT))


ABORTED = AtaResult(status=DRDY_SEEK_COMPLETE | ERR, error=ABRT)
