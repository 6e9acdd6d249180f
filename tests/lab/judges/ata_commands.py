"""Which commands an ATA drive may see while settings are read and changed: the catalogue's, and readings.

Made from the declarations alone, not from the code that carries them out, so that a helper that sends anything
else is found out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from disktune_contract.catalog import SETTINGS
from disktune_contract.settings.access import (
    AtaFeature,
    AtaSwitch,
    AtaTimer,
    AtaVerify,
    ErrorRecoveryLimit,
    PowerConditionTimer,
)
from disktune_contract.settings.setting import Range, Setting

SET_FEATURES, SMART, READ_LOG_EXT = 0xEF, 0xB0, 0x2F
IDENTIFY, CHECK_POWER_MODE, FLUSHES = 0xEC, 0xE5, (0xE7, 0xEA)
READ_QUEUED, READS = 0x60, (0x25, 0xC8)
"""READ FPDMA QUEUED has the number of sectors in FEATURE, READ DMA (EXT) in COUNT (ACS-4)."""
READ_SMART_LOG, WRITE_SMART_LOG = 0xD5, 0xD6
READ_HEALTH = (0xD0, 0xD1, 0xDA)
"""SMART READ DATA, READ THRESHOLDS and RETURN STATUS (ACS-4)."""
SIGNATURE = 0xC24F00
"""LBA 23:8 of every SMART command."""
SCT_LOG, CONDITIONS_LOG = 0xE0, 0x08
ERROR_LOGS = {0x04: range(8), 0x11: range(1)}
"""Pages by log: device statistics and SATA PHY event counters (ACS-4), which belong to the drive's health."""


@dataclass(frozen=True)
class Task:
    """One ATA command as it reached the drive."""

    command: int
    feature: int = 0
    count: int = 0
    lba: int = 0
    data: bytes = b""

    @classmethod
    def parse(cls, text: str) -> Task:
        """Return what the virtual drive's log writes as ``EF/05 count 80 lba 000001 data …``."""
        found = re.fullmatch(r"(..)(?:/(\w+))?(?: count (\w+))?(?: lba (\w+))?(?: data (\w+))?", text)
        if not found:
            raise ValueError(text)
        command, feature, count, lba = (int(part or "0", 16) for part in found.groups()[:4])
        return cls(command, feature, count, lba, bytes.fromhex(found.group(5) or ""))


Named = Callable[[Task], bool]


def _reading(task: Task) -> bool:
    """Whether it is one of the commands that only ask."""
    if task.command == READ_LOG_EXT:
        pages = {CONDITIONS_LOG: range(2), **ERROR_LOGS}.get(task.lba & 0xFF, ())
        return task.feature == 0 and task.lba >> 8 in pages
    if task.command == SMART:
        return (task.feature, task.lba, task.data) == (READ_SMART_LOG, SIGNATURE | SCT_LOG, b"")
    return task.command in (IDENTIFY, CHECK_POWER_MODE)


def _of(setting: Setting) -> list[Named]:  # noqa: PLR0911  # one for each kind of access
    """Return what recognises the commands that a declaration names."""
    domain = setting.domain
    match setting.access:
        case AtaFeature() as access:
            level = access.level is not None
            found: list[Named] = [
                lambda task: (
                    (task.command, task.feature, task.lba) == (access.command, access.enable, access.lba[0])
                    and (_is_level(setting, task.count) if level else task.count == access.count[0])
                ),
                lambda task: task == Task(access.command, access.disable, access.count[1], access.lba[1]),
            ]
            return found + ([lambda task: task.command in FLUSHES] if access.flush_around_disable else [])
        case AtaVerify() as verify:
            return [
                lambda task: (
                    (task.command, task.feature) == (SET_FEATURES, verify.enable)
                    and domain.problem(task.count << 8 | task.lba) is None
                ),
                lambda task: task == Task(SET_FEATURES, verify.disable),
            ]
        case AtaTimer() as timer:
            return [
                lambda task: (
                    (task.command in (timer.command, timer.command_asleep))
                    and (task.feature, task.lba) == (0, 0)
                    and domain.problem(task.count) is None
                )
            ]
        case AtaSwitch() as switch:
            return [lambda task: task in (Task(SET_FEATURES, switch.enable), Task(SET_FEATURES, switch.disable))]
        case PowerConditionTimer() as condition:
            return [lambda task: _sets_condition(task, condition)]
        case ErrorRecoveryLimit() as limit:
            return [lambda task: _limits_recovery(task, limit)]
    return []


def _is_level(setting: Setting, count: int) -> bool:
    """Whether it is a level of the range; the number for "off" is none, for that is another command."""
    off = setting.domain.off if isinstance(setting.domain, Range) else None
    return setting.domain.problem(count) is None and count != off


def _sets_condition(task: Task, access: PowerConditionTimer) -> bool:
    """Whether it is SET FEATURES 4Ah, "set timer" (2) or "set state" (3), not saved (bit 4), of this condition."""
    mine = (task.command, task.feature, task.count) == (SET_FEATURES, 0x4A, access.condition)
    return mine and (task.lba & 0x7F == 0x22 or task.lba == 0x03)


def _limits_recovery(task: Task, access: ErrorRecoveryLimit) -> bool:
    """Whether it writes an SCT key page: error recovery control (3), set (1) or ask (2), and nothing after."""
    if (task.command, task.feature, task.count, task.lba) != (SMART, WRITE_SMART_LOG, 1, SIGNATURE | SCT_LOG):
        return False
    words = [int.from_bytes(task.data[at : at + 2].ljust(2, b"\0"), "little") for at in range(0, 8, 2)]
    return words[:3] in ([3, 1, access.side], [3, 2, access.side]) and not any(task.data[8:])


_NAMED: tuple[Named, ...] = tuple(one for setting in SETTINGS for one in _of(setting))


def permitted(task: Task) -> bool:
    """Return whether the catalogue names the command, or it only reads."""
    return _reading(task) or _is_first_block(task) or any(named(task) for named in _NAMED)


def _is_first_block(task: Task) -> bool:
    """Whether it reads the first 4096 bytes, as the boot guard does a minute after a risky change."""
    queued, plain = task.command == READ_QUEUED and task.feature == 8, task.command in READS and task.count == 8
    return task.lba == 0 and (queued or plain)


def strangers(log: Iterable[Task]) -> list[str]:
    """Return the commands that nothing permits, and that neither the kernel nor a judge sends on its own."""
    # There are thousands, and few different ones.
    return sorted({str(task) for task in set(log) if not permitted(task) and not _of_others(task)})


def _of_others(task: Task) -> bool:
    """Whether libata sets the transfer mode, libata or smartctl asks which logs there are, or udisks reads health.

    udisks does that every ten minutes (udiskslinuxprovider.c, on_housekeeping_timeout).
    """
    health = (task.command, task.lba) == (SMART, SIGNATURE) and task.feature in READ_HEALTH
    return (
        health
        or (task.command, task.feature) == (SET_FEATURES, 0x03)
        or (task.command, task.lba) == (READ_LOG_EXT, 0)
    )
