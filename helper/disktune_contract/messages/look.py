"""Messages of looking: which drives there are, the state of their settings, and what moves."""

from __future__ import annotations

from disktune_contract.drives.activity import DiskStat
from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.rules.rule_context import UNKNOWN, Surroundings
from disktune_contract.settings.setting import State


@record
class DriveList:
    """All block devices that are whole drives or arrays, hidden kinds included, in the kernel's order."""

    drives: tuple[Drive, ...]


@record
class StateList:
    """Every setting of the catalogue on one drive, in catalogue order."""

    states: tuple[State, ...]
    surroundings: Surroundings = UNKNOWN


@record
class Declared:
    """A setting or an action, and a digest of what this version says of it."""

    id: str
    digest: str


@record
class DeclaredList:
    """All settings and actions of a helper's version."""

    declared: tuple[Declared, ...]


@record
class WatchActivity:
    """Ask for an `ActivitySample` event every ``interval_ms`` (250 to 10000) until `unwatch`."""

    interval_ms: int


@record
class ActivitySample:
    """Counters of all drives at one moment; ``at_s`` is a monotonic clock, in seconds."""

    at_s: float
    drives: tuple[DiskStat, ...]
