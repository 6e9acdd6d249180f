"""The features of a virtual NVMe controller: what Get Features and Set Features do to them.

It knows nothing of settings: a dword comes in, is judged as the specification says, and is kept until the
controller is reset. Source: NVM Express Base Specification 2.0c, 5.15, 5.27 and 8.15.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from disktune_helper.system.drive_commands.ioctls import NvmeReply

ARBITRATION, POWER_MANAGEMENT, TEMPERATURE_THRESHOLD, VOLATILE_WRITE_CACHE = 0x01, 0x02, 0x04, 0x06
INTERRUPT_COALESCING, AUTONOMOUS_TRANSITIONS, THERMAL_MANAGEMENT = 0x08, 0x0C, 0x10

SUCCESS, INVALID_FIELD, NOT_SAVEABLE, NOT_CHANGEABLE = 0x0000, 0x4002, 0x410D, 0x410E
"""Status codes with the Do Not Retry bit, as the Linux ioctl returns them."""

_CURRENT, _DEFAULT, _SAVED, _CAPABILITIES = range(4)
_CHANGEABLE = 0x4
_SAVE = 1 << 31
_UNDER = 1 << 20
_SELECTOR = 0x003F0000
"""TMPSEL and THSEL: which of the temperature thresholds is meant."""

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
"""The bits of dword 11 that are kept; the rest is reserved, or selects."""


@dataclass
class NvmeFeatures:
    """Dword 11 of each feature as it stands, and the ways in which controllers are known to misbehave."""

    states: int
    """How many power states there are."""
    throttle_k: tuple[int, int]
    """MNTMT and MXTMT."""
    refuses: dict[int, int] = field(default_factory=dict)
    """Features that can be read, and the status with which every change is refused."""
    fixed: frozenset[int] = frozenset()
    """Features that say themselves that they cannot be changed."""
    lacks: frozenset[int] = frozenset()
    """Features that it does not have."""
    ignores: frozenset[int] = frozenset()
    """Features whose change is accepted and forgotten."""
    resting_state: int | None = None
    """The power state in which it rests just now, until the next I/O; None while it works."""
    log: list[tuple[int, int]] = field(default_factory=list)
    """Every Set Features received: dwords 10 and 11."""
    _current: dict[tuple[int, int], int] = field(default_factory=lambda: dict(_DEFAULTS))

    def reset(self) -> None:
        """Go back to what the controller starts with."""
        self._current = dict(_DEFAULTS)

    def io(self) -> None:
        """Leave the state of rest, as any read or write makes it."""
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
        """Answer Set Features. The table of autonomous transitions comes as data, which this one does not take."""
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
        """Return whether two thresholds lie within the limits, the light one below the heavy one; 0 is none."""
        low, high = self.throttle_k
        within = all(low <= threshold <= high for threshold in (light, heavy) if threshold)
        return within and not (light and heavy and light >= heavy)


def _key(cdw10: int, cdw11: int) -> tuple[int, int]:
    feature = cdw10 & 0xFF
    return feature, cdw11 & _SELECTOR if feature == TEMPERATURE_THRESHOLD else 0
