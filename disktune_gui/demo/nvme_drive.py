"""A virtual NVMe drive: its admin commands, its features, its self-tests and its log of errors."""

from __future__ import annotations

import errno
import os
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from disktune_helper.system.drive_commands.ioctls import NvmeReply

# -- features of the controller: Get Features and Set Features ---------------------------------------------
#
# A dword is checked as the specification requires, and kept until the controller is reset. Source: NVM Express
# Base Specification 2.0c, 5.15, 5.27 and 8.15.

ARBITRATION, POWER_MANAGEMENT, TEMPERATURE_THRESHOLD, VOLATILE_WRITE_CACHE = 0x01, 0x02, 0x04, 0x06
INTERRUPT_COALESCING, AUTONOMOUS_TRANSITIONS, THERMAL_MANAGEMENT = 0x08, 0x0C, 0x10

SUCCESS, INVALID_FIELD, NOT_SAVEABLE, NOT_CHANGEABLE = 0x0000, 0x4002, 0x410D, 0x410E
"""Status codes with the Do Not Retry bit, as the Linux ioctl returns them."""

_CURRENT, _DEFAULT, _SAVED, _CAPABILITIES = range(4)
_CHANGEABLE = 0x4
_SAVE = 1 << 31
_UNDER = 1 << 20
_SELECTOR = 0x003F0000
"""TMPSEL and THSEL, which select one of the temperature thresholds."""

_DEFAULTS = {
    (ARBITRATION, 0): 0,
    (POWER_MANAGEMENT, 0): 0,
    (TEMPERATURE_THRESHOLD, 0): 0x016B,
    (TEMPERATURE_THRESHOLD, _UNDER): 0,
    (VOLATILE_WRITE_CACHE, 0): 1,
    (INTERRUPT_COALESCING, 0): 0,
    (AUTONOMOUS_TRANSITIONS, 0): 1,
    (THERMAL_MANAGEMENT, 0): 0,
}
"""By feature and selector: full power, a warning at 363 K, the write cache and APST on, the rest off."""

_FIELDS = {
    ARBITRATION: 0xFFFFFF07,
    POWER_MANAGEMENT: 0xFF,
    TEMPERATURE_THRESHOLD: 0xFFFF,
    VOLATILE_WRITE_CACHE: 0x1,
    INTERRUPT_COALESCING: 0xFFFF,
    AUTONOMOUS_TRANSITIONS: 0x1,
    THERMAL_MANAGEMENT: 0xFFFFFFFF,
}
"""The bits of dword 11 that are kept; the others are reserved, or selectors."""


@dataclass
class NvmeFeatures:
    """Dword 11 of each feature, and the known defects of controllers."""

    states: int
    """Number of power states."""
    throttle_k: tuple[int, int]
    """MNTMT and MXTMT."""
    refuses: dict[int, int] = field(default_factory=dict)
    """Features that can be read, and the status with which every change is refused."""
    fixed: frozenset[int] = frozenset()
    """Features that report themselves as not changeable."""
    lacks: frozenset[int] = frozenset()
    """Features that the controller does not support."""
    ignores: frozenset[int] = frozenset()
    """Features whose change is accepted without effect."""
    resting_state: int | None = None
    """The non-operational power state that it is in now, until the next I/O; None while it works."""
    log: list[tuple[int, int]] = field(default_factory=list)
    """Every Set Features received: dwords 10 and 11."""
    _current: dict[tuple[int, int], int] = field(default_factory=lambda: dict(_DEFAULTS))

    def reset(self) -> None:
        """Restore the values at the controller's start."""
        self._current = dict(_DEFAULTS)

    def io(self) -> None:
        """Leave the non-operational state, as any read or write does."""
        self.resting_state = None

    def get(self, cdw10: int, cdw11: int) -> NvmeReply:
        """Answer Get Features."""
        key, select = _key(cdw10, cdw11), cdw10 >> 8 & 0x7
        if key not in self._current or key[0] in self.lacks or select > _CAPABILITIES:
            return NvmeReply(INVALID_FIELD, 0, b"")
        if select == _CAPABILITIES:
            return NvmeReply(SUCCESS, 0 if key[0] in self.fixed else _CHANGEABLE, b"")
        value = self._current[key] if select == _CURRENT else _DEFAULTS[key]
        if select == _CURRENT and key[0] == POWER_MANAGEMENT and self.resting_state is not None:
            value = value & ~0x1F | self.resting_state
        return NvmeReply(SUCCESS, value, b"")

    def set(self, cdw10: int, cdw11: int) -> NvmeReply:
        """Answer Set Features. Autonomous transitions are refused: their table is transferred as data."""
        self.log.append((cdw10, cdw11))
        key = _key(cdw10, cdw11)
        status = self._judge(key, cdw10, cdw11)
        if status == SUCCESS and key[0] not in self.ignores:
            self._current[key] = cdw11 & _FIELDS[key[0]]
        return NvmeReply(status, 0, b"")

    def _judge(self, key: tuple[int, int], cdw10: int, cdw11: int) -> int:
        feature = key[0]
        if key not in self._current or feature in self.lacks or feature == AUTONOMOUS_TRANSITIONS:
            return INVALID_FIELD
        if cdw10 & _SAVE:
            return NOT_SAVEABLE
        if feature in self.fixed:
            return NOT_CHANGEABLE
        status = self.refuses.get(feature, SUCCESS)
        if feature == POWER_MANAGEMENT and cdw11 & 0x1F >= self.states:
            status = INVALID_FIELD
        if feature == THERMAL_MANAGEMENT and not self._in_order(cdw11 >> 16, cdw11 & 0xFFFF):
            status = INVALID_FIELD
        return status

    def _in_order(self, light: int, heavy: int) -> bool:
        """Return whether two thresholds are within the limits, *light* below *heavy*; 0 is none."""
        low, high = self.throttle_k
        within = all(low <= threshold <= high for threshold in (light, heavy) if threshold)
        return within and not (light and heavy and light >= heavy)


def _key(cdw10: int, cdw11: int) -> tuple[int, int]:
    feature = cdw10 & 0xFF
    return feature, cdw11 & _SELECTOR if feature == TEMPERATURE_THRESHOLD else 0


# -- device self-tests of the virtual NVMe drive, and its log of errors ------------------------------------
#
# Source: NVM Express Base Specification 2.0c, Device Self-test command and log (06h), Error Information log
# (01h).

SHORT, EXTENDED, ABORT = 0x1, 0x2, 0xF
LOG_BYTES = 564

_PASSED, _STOPPED, _UNUSED = 0x0, 0x1, 0xF
_KEPT = 20

IN_PROGRESS, INVALID_TEST = 0x411D, 0x4002
"""Status codes with the Do Not Retry bit."""

_SHORT_S = 40.0
"""The specification allows at most 2 minutes."""


@dataclass
class NvmeTest:
    """An entry of the log. The last three are of a test that failed."""

    code: int
    result: int
    hours: int
    segment: int = 0
    namespace: int | None = None
    lba: int | None = None


class NvmeSelfTester:
    """The self-tests of a controller, and their state."""

    def __init__(self, clock: Callable[[], float], hours: Callable[[], int], extended_min: int) -> None:
        self._clock, self._hours = clock, hours
        self._takes_s = {SHORT: _SHORT_S, EXTENDED: 58.0 * extended_min}
        self.tests: list[NvmeTest] = []
        """All tests since the drive was made, the newest last."""
        self.begun: list[int] = []
        """Every code that was received."""
        self._running: int | None = None
        self._ends = 0.0

    def command(self, code: int) -> int:
        """Carry out the command; return its status."""
        self.begun.append(code)
        self._let_time_pass()
        if code == ABORT:
            self._end(_STOPPED)
            return 0
        if code not in self._takes_s:
            return INVALID_TEST
        if self._running is not None:
            return IN_PROGRESS
        self._running, self._ends = code, self._clock() + self._takes_s[code]
        return 0

    def log(self) -> bytes:
        """Return the Device Self-test log."""
        self._let_time_pass()
        page = bytearray(LOG_BYTES)
        if self._running is not None:
            left = max(0.0, self._ends - self._clock()) / self._takes_s[self._running]
            page[0], page[1] = self._running, min(99, int(100 * (1 - left)))
        for place in range(_KEPT):
            page[4 + 28 * place] = _UNUSED
        for place, one in enumerate(reversed(self.tests[-_KEPT:])):
            valid = (one.namespace is not None) | (one.lba is not None) << 1
            entry = (one.code << 4 | one.result, one.segment, valid, one.hours, one.namespace or 0, one.lba or 0)
            struct.pack_into("<BBBxQIQ", page, 4 + 28 * place, *entry)
        return bytes(page)

    def _let_time_pass(self) -> None:
        if self._clock() >= self._ends:
            self._end(_PASSED)

    def _end(self, result: int) -> None:
        if self._running is not None:
            self.tests.append(NvmeTest(self._running, result, self._hours()))
            self._running = None


def error_log(size: int, last_number: int) -> bytes:
    """Return the first *size* bytes of an error log of commands that the controller does not support.

    *last_number* is the number of errors since the drive was made.
    """
    page = bytearray(size)
    for place in range(min(size // 64, last_number)):
        # Invalid Field in Command, on the admin queue: caused by tools that ask for an unsupported feature.
        struct.pack_into("<QHHHH", page, 64 * place, last_number - place, 0, 8, 0x4002 << 1 & 0xFFFF, 0xFFFF)
    return bytes(page)


# -- the drive: admin commands -----------------------------------------------------------------------------
#
# Source: NVM Express Base Specification 2.0c. Its Identify Controller data are the first 512 bytes of a real
# drive's, its SMART log is that of another; what the dumps lack is filled in by the specification.

IDENTIFY, GET_LOG_PAGE, SET_FEATURES, GET_FEATURES = 0x06, 0x02, 0x09, 0x0A
CNS_NAMESPACE, CNS_CONTROLLER = 0x00, 0x01
DEVICE_SELF_TEST = 0x14
LOG_ERRORS, LOG_SMART, LOG_SELF_TEST = 0x01, 0x02, 0x06

# Status codes with the Do Not Retry bit, as the Linux ioctl returns them (figures 94 and 97).
INVALID_OPCODE, INVALID_NAMESPACE, INVALID_LOG_PAGE = 0x4001, 0x400B, 0x4109

KELVIN = 273
"""Zero degrees Celsius as the specification has it."""

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
"""Power states of drives with this controller (Maxio MAP1602)."""

_THROTTLE_BYTES = slice(324, 328)
"""MNTMT and MXTMT, taken from the dump."""
_POWER_ON_HOURS, _ERROR_LOG_ENTRIES = slice(128, 144), slice(176, 192)
"""Of the SMART log."""
_OPTIONAL_COMMANDS, _WRITE_CACHE = 520, 525
"""ONCS and VWC are beyond the dump: the usual commands, features with defaults, and a volatile write cache."""


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
        """A name made of vendor, serial and model, as the kernel makes one for drives without one (core.c)."""
        vendor = int.from_bytes(self.controller[0:2], "little")
        return f"nqn.2014.08.org.nvmexpress:{vendor:04x}{vendor:04x}{self.serial:<20}{self.model:<40}".rstrip()

    def admin(self, opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0) -> NvmeReply:
        """Answer an admin command; raises OSError (ENODEV) if the drive has been removed."""
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
