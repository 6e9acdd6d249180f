"""What is not done to a drive that fails, and what to copy first; pure functions.

A drive is failing when it says so itself (`disktune_contract.identity.verdict`). Every request that does not save
data may be the last one that it answers, and no setting is worth that. What lowers the risk stays: a cache that is
turned off, a motor that keeps running, error recovery that suits the array or the copy, a write lock. So do
reading, restoring what was there before, and ending a trial.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from disktune_contract.measuring.workload import Pattern, Workload
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Value

FIRST = Sentence("The drive is failing. First copy what is on it: its Overview says in which order, and how.")
"""The sentence with which everything else is refused."""

Lowers = Callable[[Value | None, Value], bool]
"""Whether the second value is less of a risk than the first, which None is if it is unknown."""


def _off(_now: Value | None, then: Value) -> bool:
    return then is False


def _on(_now: Value | None, then: Value) -> bool:
    return then is True


def _never(_now: Value | None, then: Value) -> bool:
    return type(then) is int and then == 0


def _no_parking(_now: Value | None, then: Value) -> bool:
    """Whether APM no longer stops the motor or parks heads early: 254, or 255 for off (ACS-4 7.45.5)."""
    return type(then) is int and then >= 254


def _longer(now: Value | None, then: Value) -> bool:
    return type(then) is int and type(now) is int and then > now


def _any(_now: Value | None, _then: Value) -> bool:
    return True


_NO_TIMER = ("idle_b", "idle_c", "standby_y", "standby_z")

LOWERS: Mapping[str, Lowers] = {
    # What is in a cache goes with the drive.
    **dict.fromkeys(("ata.write_cache", "nvme.write_cache", "scsi.write_cache"), _off),
    "block.read_only": _on,
    # A motor that stops may not start again; each parking is wear.
    **dict.fromkeys((f"ata.{name}" for name in _NO_TIMER), _never),
    "ata.standby_timer": _never,
    "ata.apm": _no_parking,
    **dict.fromkeys(("power.stop_when_idle", "power.stop_on_suspend"), _off),
    # Short in an array, which has the data elsewhere; no limit for a last copy; the kernel waits longer.
    **dict.fromkeys(("ata.read_recovery", "ata.write_recovery"), _any),
    **dict.fromkeys(("scsi.timeout", "block.io_timeout"), _longer),
    # So that the drive tells how it fares, and is found among others.
    "ata.smart": _on,
    "scsi.locate_light": _any,
}
"""Settings that may still be changed, and which change of them lowers the risk."""

PERMITTED_ACTIONS = frozenset({"flush", "check-power", "wake", "reread-partitions"})
"""What writes out, asks, or is needed to get at the data. What stops the motor is not among them."""


def refused_change(setting: str, now: Value | None, then: Value) -> str:
    """Return why *setting* is not changed from *now* to *then* on a failing drive; empty if it lowers the risk."""
    lowers = LOWERS.get(setting)
    return "" if lowers is not None and lowers(now, then) else FIRST


def refused_setting(setting: str) -> str:
    """Return why no value of *setting* is set on a failing drive; empty if one may lower the risk."""
    return "" if setting in LOWERS else FIRST


def refused_action(action: str) -> str:
    """Return why an action is not done to a failing drive; empty if it may be."""
    return "" if action in PERMITTED_ACTIONS else FIRST


def refused_workload(workload: Workload) -> str:
    """Return why a failing drive is not measured so; empty if it may be.

    What writes costs it sectors, and reading the whole surface is what a copy is for.
    """
    return FIRST if workload.writes or workload.pattern in (Pattern.SURFACE, Pattern.FILE_SYSTEM) else ""
