"""The presets of a boost: what each raises, and how far."""

from __future__ import annotations

from dataclasses import replace

from disktune_contract.arrays.boost import (
    MOST_OF_MEMORY,
    PRESET_BY_ID,
    PRESETS,
    changes,
    member_values,
    memory_bytes,
)
from disktune_contract.rules.rule_context import Surroundings
from disktune_contract.settings.setting import Status
from tests.helper.raid.boost_rig import MEMBERS, Rig
from tests.narrowed import of_kind, present


def test_a_preset_only_ever_raises(rig: Rig) -> None:
    states = rig.bench.states("md0")
    around = Surroundings(members=3, free_bytes=8 << 30)
    for preset in PRESETS:
        for change in changes(preset, states, around, solid=False):
            assert isinstance(change.value, int)
            assert change.value > of_kind(int, change.expected)
    done = {name: replace(state, value=9_000_000) for name, state in states.items()}
    assert changes(PRESET_BY_ID["fast"], done, around, solid=True) == ()


def test_a_preset_halves_the_cache_until_memory_allows(rig: Rig) -> None:
    states = rig.bench.states("md0")
    for free_mib in (10, 30, 60, 100, 1000):
        around = Surroundings(members=3, free_bytes=free_mib << 20)
        found = changes(PRESET_BY_ID["fast"], states, around, solid=False)
        wanted = {change.setting: change.value for change in found}
        cost = memory_bytes(int(wanted.get("md.stripe_cache", 256)) - 256, around)
        assert present(cost) <= MOST_OF_MEMORY * (around.free_bytes or 0)
    assert wanted["md.stripe_cache"] == 8192


def test_threads_are_for_solid_drives(rig: Rig) -> None:
    states = rig.bench.states("md0")
    around = Surroundings(members=3, free_bytes=8 << 30)
    for solid in (True, False):
        wanted = {change.setting for change in changes(PRESET_BY_ID["fast"], states, around, solid=solid)}
        assert ("md.group_threads" in wanted) is solid


def test_only_maximum_gives_members_longer_queues_and_all_the_same(rig: Rig) -> None:
    members = [rig.bench.states(name) for name in MEMBERS]
    assert [member_values(preset, members) for preset in PRESETS] == [{}, {}, {"block.nr_requests": 512}]
    fast, (one, *others) = PRESET_BY_ID["fast"], members
    queue = one["block.nr_requests"]
    less = {**one, queue.setting: replace(queue, offer=replace(queue.offer, maximum=100))}
    assert member_values(fast, (less, *others)) == {"block.nr_requests": 100}
    for value in (600, None):
        beyond = {**one, queue.setting: replace(queue, value=value)}
        assert member_values(fast, (beyond, *others)) == {}
    locked = {**one, queue.setting: replace(queue, status=Status.LOCKED)}
    assert member_values(fast, (locked, *others)) == {}
    assert member_values(fast, ()) == {}


def test_presets_come_from_considerate_to_quick() -> None:
    least = [next(aim.value for aim in preset.aims if aim.setting == "md.sync_speed_min") for preset in PRESETS]
    assert least == sorted(least)
    assert len(set(least)) == len(least)
