"""A drive as a whole: its values before and after a change, its surroundings, and conditions on both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from disktune_contract.record import record
from disktune_contract.settings.setting import State, Value


@record
class Surroundings:
    """What is true of a drive in addition to its settings. None is unknown."""

    member_of: tuple[str, ...] = ()
    """md arrays it is a member of."""
    members: int | None = None
    """Of an md array: how many drives it is made of."""
    free_bytes: int | None = None
    """Memory that the kernel could give away now (/proc/meminfo, MemAvailable)."""
    polled: bool = False
    """Whether udisks reads the drive's health every ten minutes."""
    mounted: bool = False
    """Whether a file system on it is mounted, or it is swapped to."""
    write_through: bool = False
    """Whether the kernel treats the drive as one without a write cache, and so never flushes it."""


UNKNOWN = Surroundings()


@record
class RuleContext:
    """All that rules depend on: values before and after a change, and the surroundings of the drive."""

    now: Mapping[str, Value | None]
    then: Mapping[str, Value | None]
    surroundings: Surroundings
    failing: bool = False
    """Whether the drive is known to fail: by the window, which judges; a helper only reads."""

    @classmethod
    def of(
        cls,
        states: Iterable[State],
        wanted: Mapping[str, Value],
        surroundings: Surroundings,
        *,
        failing: bool = False,
    ) -> RuleContext:
        """Return the whole of a drive that shows *states*, once it has what is *wanted*."""
        now = {state.setting: state.value for state in states}
        return cls(now, {**now, **wanted}, surroundings, failing)


# -- conditions --------------------------------------------------------------------------------------------


@record
class Is:
    """A setting has, or comes to, one of these values; an unknown one does not."""

    setting: str
    values: frozenset[Value]

    def holds(self, whole: RuleContext) -> bool:
        """Return whether the condition is met."""
        value = whole.then.get(self.setting)
        # 1 == True in a set, but not here.
        return any(type(value) is type(one) and value == one for one in self.values)


@record
class Between:
    """A setting is, or comes to be, a number from ``low`` to ``high``."""

    setting: str
    low: int
    high: int

    def holds(self, whole: RuleContext) -> bool:
        """Return whether the condition is met."""
        value = whole.then.get(self.setting)
        return type(value) is int and self.low <= value <= self.high


@record
class Beyond:
    """A setting is, or comes to be, a number below ``low`` or above ``high``, and not the one for "off"."""

    setting: str
    low: int
    high: int
    off: int | None

    def holds(self, whole: RuleContext) -> bool:
        """Return whether the condition is met."""
        value = whole.then.get(self.setting)
        return type(value) is int and value != self.off and not self.low <= value <= self.high


@record
class Becomes:
    """A setting gets another value."""

    setting: str

    def holds(self, whole: RuleContext) -> bool:
        """Return whether the condition is met."""
        then = whole.then.get(self.setting)
        return then is not None and (then, type(then)) != (
            whole.now.get(self.setting),
            type(whole.now.get(self.setting)),
        )


@record
class Stays:
    """A setting keeps the value it has, which is known."""

    setting: str

    def holds(self, whole: RuleContext) -> bool:
        """Return whether the condition is met."""
        return whole.then.get(self.setting) is not None and not Becomes(self.setting).holds(whole)


@record
class Known:
    """A setting has a value on this drive, whichever."""

    setting: str

    def holds(self, whole: RuleContext) -> bool:
        """Return whether the condition is met."""
        return whole.then.get(self.setting) is not None


class Fact(StrEnum):
    """Something about the surroundings."""

    MEMBER_OF_ARRAY = "member-of-array"
    POLLED = "polled"
    MOUNTED = "mounted"
    WRITE_THROUGH = "write-through"

    def holds(self, whole: RuleContext) -> bool:
        """Return whether the condition is met."""
        around = whole.surroundings
        return {
            Fact.MEMBER_OF_ARRAY: bool(around.member_of),
            Fact.POLLED: around.polled,
            Fact.MOUNTED: around.mounted,
            Fact.WRITE_THROUGH: around.write_through,
        }[self]


@record
class MemoryPerMember:
    """A setting that costs memory: its value times ``bytes_each``, for each member of the array.

    As a condition: the change takes more than ``most`` (0 to 1) of the memory that is free.
    """

    setting: str
    bytes_each: int
    most: float

    def cost(self, whole: RuleContext, values: Mapping[str, Value | None]) -> int | None:
        """Return the bytes that the setting takes with *values*, None if that is unknown."""
        value, members = values.get(self.setting), whole.surroundings.members
        if type(value) is not int or members is None:
            return None
        return value * self.bytes_each * members

    def holds(self, whole: RuleContext) -> bool:
        """Return whether the condition is met; memory that the array has already is not counted again."""
        now, then = self.cost(whole, whole.now), self.cost(whole, whole.then)
        free = whole.surroundings.free_bytes
        return then is not None and free is not None and then - (now or 0) > self.most * free


Condition = Is | Between | Beyond | Becomes | Stays | Known | Fact | MemoryPerMember
