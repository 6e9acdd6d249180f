"""Speeding up what runs on an array until it is done: presets as data, and what they change on one array.

Sources: drivers/md/md.c md_do_sync for the limits, raid5.c for cache and threads of Linux 6.12. Read-ahead, of the
array or of its members, is no part of a preset: md makes its own requests, to which it does not apply.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from disktune_contract.record import record
from disktune_contract.rules.rule_context import Surroundings
from disktune_contract.settings.setting import Change, State, Status

OF_ARRAY = (
    "md.sync_speed_min",
    "md.sync_speed_max",
    "md.speed_limit_min",
    "md.speed_limit_max",
    "md.stripe_cache",
    "md.group_threads",
    "block.read_ahead",
)
"""Settings of the array, and of all arrays, that a boost may change."""

OF_MEMBERS = ("scsi.queue_depth", "block.nr_requests")
"""Settings of the drives below."""

OWN = "own"
"""The name of a boost whose values the user chose one by one."""

STRIPE_BYTES = 4096
"""Of memory for each stripe and member (md(4), stripe_cache_size)."""

MOST_OF_MEMORY = 0.5
"""Of what is free; more is refused (`setting_interactions.stripe_cost`)."""


@record
class BoostValue:
    """A value to reach: a setting that is there already, or beyond, is left alone."""

    setting: str
    value: int
    solid: bool = False
    """Only where no member is a hard disk: those never keep one processor busy."""
    of_members: bool = False
    """Of the drives below, not of the array."""


@record
class BoostPreset:
    """Values that speed up an operation."""

    id: str
    label: str
    help: str
    aims: tuple[BoostValue, ...]


PRESETS: tuple[BoostPreset, ...] = (
    BoostPreset(
        "gentle",
        "Background",
        "Raises the maximum sync speed; programs keep their priority.",
        (BoostValue("md.sync_speed_min", 5_000), BoostValue("md.sync_speed_max", 5_000_000)),
    ),
    BoostPreset(
        "normal",
        "Balanced",
        "Up to 50 MB/s for each member; programs get slower.",
        (
            BoostValue("md.sync_speed_min", 50_000),
            BoostValue("md.sync_speed_max", 5_000_000),
            BoostValue("md.stripe_cache", 4096),
        ),
    ),
    BoostPreset(
        "fast",
        "Maximum",
        "Full speed; programs that use the array wait, some for a long time.",
        (
            BoostValue("md.sync_speed_min", 5_000_000),
            BoostValue("md.sync_speed_max", 5_000_000),
            BoostValue("md.stripe_cache", 8192),
            BoostValue("md.group_threads", 4, solid=True),
            BoostValue("block.nr_requests", 512, of_members=True),
        ),
    ),
)
"""From considerate to quick. Speeds in KiB/s for each member; 5 GB/s is more than any drive does."""

PRESET_BY_ID: dict[str, BoostPreset] = {preset.id: preset for preset in PRESETS}


def changes(
    preset: BoostPreset, states: Mapping[str, State], surroundings: Surroundings, *, solid: bool
) -> tuple[Change, ...]:
    """Return what *preset* changes on an array in these *states*; *solid* if no member is a hard disk.

    A stripe cache that would take more than `MOST_OF_MEMORY` is halved until it does not.
    """
    found = []
    for aim in (aim for aim in preset.aims if not aim.of_members):
        state = states.get(aim.setting)
        if state is None or state.status is not Status.OK or type(state.value) is not int or aim.solid > solid:
            continue
        value = aim.value
        if aim.setting == "md.stripe_cache":
            value = _affordable(aim.value, state.value, surroundings)
        if value > state.value:
            found.append(Change(aim.setting, state.value, value))
    return tuple(found)


def member_values(preset: BoostPreset, members: Collection[Mapping[str, State]]) -> dict[str, int]:
    """Return what *preset* sets on the drives below, in these states; all get the same, as far as each can.

    A setting that a drive does not have or cannot change, or that one has beyond already, is left alone.
    """
    found = {}
    for aim in (aim for aim in preset.aims if aim.of_members):
        found_in = [one.get(aim.setting) for one in members]
        states = [one for one in found_in if one is not None and one.status is Status.OK]
        values = [one.value for one in states if type(one.value) is int]
        most = [one.offer.maximum for one in states if one.offer.maximum is not None]
        value = min((aim.value, *most))
        if len(values) == len(members) and values and min(values) < value >= max(values):
            found[aim.setting] = value
    return found


def memory_bytes(stripes: int, surroundings: Surroundings) -> int | None:
    """Return what a stripe cache takes, None if the number of members is unknown."""
    return None if surroundings.members is None else stripes * STRIPE_BYTES * surroundings.members


def _affordable(wanted: int, now: int, surroundings: Surroundings) -> int:
    """Return *wanted*, halved until memory allows it; *now* if the memory is unknown."""
    each, free = memory_bytes(1, surroundings), surroundings.free_bytes
    if each is None or free is None:
        return now
    while wanted > now and (wanted - now) * each > MOST_OF_MEMORY * free:
        wanted //= 2
    return wanted
