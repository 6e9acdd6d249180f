"""A virtual NVMe drive: the admin commands that read, those that set a feature, and its answer to the others.

Source: NVM Express Base Specification 2.0c. Its Identify Controller data are the first 512 bytes of a real
drive's, its SMART log is that of another; what the dumps lack is filled in as the specification lays it out.
"""

from __future__ import annotations

import errno
import os
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from disktune_gui.demo.nvme.features import INVALID_FIELD, NvmeFeatures
from disktune_gui.demo.nvme.self_tests import NvmeSelfTester, error_log
from disktune_helper.system.drive_commands.ioctls import NvmeReply

IDENTIFY, GET_LOG_PAGE, SET_FEATURES, GET_FEATURES = 0x06, 0x02, 0x09, 0x0A
CNS_NAMESPACE, CNS_CONTROLLER = 0x00, 0x01
DEVICE_SELF_TEST = 0x14
LOG_ERRORS, LOG_SMART, LOG_SELF_TEST = 0x01, 0x02, 0x06

# Status codes with the Do Not Retry bit, as the Linux ioctl returns them (figures 94 and 97).
INVALID_OPCODE, INVALID_NAMESPACE, INVALID_LOG_PAGE = 0x4001, 0x400B, 0x4109

KELVIN = 273
"""The specification's zero degrees Celsius."""

_POWER_STATE = struct.Struct("<HBBIIBBBBHBxHBx8x")
"""Figure 276: power, -, flags, entry and exit latency, four ranks, idle power/scale, active power/scale."""

_POWER_STATES = (
    # Power in 0.01 W (0.0001 W if flags bit 0 is set), flags (bit 1: no I/O), latencies in microseconds, rank.
    (650, 0, 0, 0, 0),
    (580, 0, 0, 0, 1),
    (360, 0, 0, 0, 2),
    (500, 3, 5000, 10000, 3),
    (25, 3, 8000, 45000, 4),
)
"""What drives with this controller (Maxio MAP1602) report."""

_THROTTLE_BYTES = slice(324, 328)
"""MNTMT and MXTMT, of which the dump has its own."""
_POWER_ON_HOURS, _ERROR_LOG_ENTRIES = slice(128, 144), slice(176, 192)
"""Of the SMART log."""
_OPTIONAL_COMMANDS, _WRITE_CACHE = 520, 525
"""ONCS and VWC lie beyond the dump: the usual commands, features with defaults, and a volatile write cache."""


@dataclass
class NvmeDrive:
    """The controller and its one namespace; ``controller`` and ``smart`` are the dumps."""

    controller: bytes
    smart: bytes
    size_blocks: int
    """Blocks of 512 bytes."""
    nguid: bytes
    """16 bytes."""
    thermometer: Callable[[], int] = lambda: 40
    """Returns the temperature in °C as it is now."""
    gone: bool = False
    clock: Callable[[], float] = time.monotonic
    features: NvmeFeatures = field(init=False)
    self_tests: NvmeSelfTester = field(init=False)

    def __post_init__(self) -> None:
        low, high = struct.unpack("<HH", self.controller[_THROTTLE_BYTES])
        self.features = NvmeFeatures(len(_POWER_STATES), (low, high))
        # EDSTT, in minutes.
        extended_min = int.from_bytes(self.controller[316:318], "little")
        self.self_tests = NvmeSelfTester(self.clock, lambda: self._counted(_POWER_ON_HOURS), extended_min)

    @property
    def serial(self) -> str:
        """Bytes 4 to 23 of Identify Controller."""
        return self.controller[4:24].decode("ascii").strip()

    @property
    def model(self) -> str:
        """Bytes 24 to 63."""
        return self.controller[24:64].decode("ascii").strip()

    @property
    def firmware(self) -> str:
        """Bytes 64 to 71."""
        return self.controller[64:72].decode("ascii").strip()

    @property
    def subsystem_nqn(self) -> str:
        """A name made of vendor, serial and model, as the kernel makes one for drives without (core.c)."""
        vendor = int.from_bytes(self.controller[0:2], "little")
        return f"nqn.2014.08.org.nvmexpress:{vendor:04x}{vendor:04x}{self.serial:<20}{self.model:<40}".rstrip()

    def admin(self, opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0) -> NvmeReply:
        """Answer an admin command; raises OSError (ENODEV) if the drive has been pulled out."""
        if self.gone:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        if opcode == IDENTIFY:
            return self._identify(cdw10 & 0xFF, reply_bytes, namespace)
        if opcode == GET_LOG_PAGE:
            page = self._log(cdw10 & 0xFF, reply_bytes)
            return _reply(page, reply_bytes) if page else NvmeReply(INVALID_LOG_PAGE, 0, b"")
        if opcode == DEVICE_SELF_TEST:
            return NvmeReply(self.self_tests.command(cdw10 & 0xF), 0, b"")
        if opcode == GET_FEATURES:
            return self.features.get(cdw10, cdw11)
        if opcode == SET_FEATURES:
            return self.features.set(cdw10, cdw11)
        return NvmeReply(INVALID_OPCODE, 0, b"")

    def _log(self, log: int, room: int) -> bytes:
        """Return a log page, empty if there is no such log."""
        if log == LOG_ERRORS:
            return error_log(room, self._counted(_ERROR_LOG_ENTRIES))
        return {LOG_SMART: self.smart_log, LOG_SELF_TEST: self.self_tests.log}.get(log, bytes)()

    def _counted(self, where: slice) -> int:
        return int.from_bytes(self.smart[where], "little")

    def _identify(self, cns: int, reply_bytes: int, namespace: int) -> NvmeReply:
        if cns == CNS_CONTROLLER:
            return _reply(self.identify_controller(), reply_bytes)
        if cns != CNS_NAMESPACE:
            return NvmeReply(INVALID_FIELD, 0, b"")
        if namespace != 1:
            return NvmeReply(INVALID_NAMESPACE, 0, b"")
        return _reply(self.identify_namespace(), reply_bytes)

    def identify_controller(self) -> bytes:
        """Return 4096 bytes: the dump, the subsystem's name at 768, the power states at 2048."""
        page = bytearray(self.controller.ljust(4096, b"\0"))
        page[_OPTIONAL_COMMANDS], page[_WRITE_CACHE] = 0x5F, 0x07
        name = self.subsystem_nqn.encode("ascii")[:223]
        page[768 : 768 + len(name)] = name
        for index, (power, flags, entry, leave, rank) in enumerate(_POWER_STATES):
            state = _POWER_STATE.pack(power, 0, flags, entry, leave, rank, rank, rank, rank, 0, 0, 0, 0)
            page[2048 + 32 * index : 2048 + 32 * (index + 1)] = state
        return bytes(page)

    def identify_namespace(self) -> bytes:
        """Return 4096 bytes (NVM Command Set 1.0c figure 97): two formats, 512 bytes in use, 4096 better."""
        page = bytearray(4096)
        page[0:24] = struct.pack("<QQQ", self.size_blocks, self.size_blocks, self.size_blocks)
        page[25] = 1  # NLBAF counts from 0
        page[104:120] = self.nguid
        page[128:136] = struct.pack("<HBBHBB", 0, 9, 1, 0, 12, 0)
        return bytes(page)

    def smart_log(self) -> bytes:
        """Return the SMART / Health Information log (figure 207) with the temperature as it is now."""
        page = bytearray(self.smart)
        page[1:3] = page[200:202] = (self.thermometer() + KELVIN).to_bytes(2, "little")
        return bytes(page)


def _reply(page: bytes, room: int) -> NvmeReply:
    return NvmeReply(0, 0, page[:room])
