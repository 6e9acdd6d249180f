"""Values worth trying, recipes that name what exists, and costs that read as sentences."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.experiments import recipes
from disktune_contract.experiments.recipes import RECIPES, Recipe
from disktune_contract.measuring.workload import Target
from disktune_contract.rules import rules
from disktune_contract.settings.setting import (
    Medium,
    Offer,
    Range,
    Risk,
    Setting,
    Source,
    State,
    Status,
    Table,
    Toggle,
    Value,
)
from disktune_contract.workloads import BY_ID as WORKLOADS
from tests.each import each


def state(setting: Setting, value: Value | None, offer: Offer = Offer()) -> State:  # noqa: B008  frozen
    return State(setting.id, Status.OK, value, Source.LIVE, offer=offer)


def some_value(setting: Setting) -> Value:
    domain = setting.domain
    if isinstance(domain, Toggle):
        return True
    if isinstance(domain, Range):
        return domain.minimum
    if isinstance(domain, Table):
        return domain.rows[0].code
    return domain.values[0]


@each(SETTINGS, lambda setting: setting.id)
def test_every_value_that_is_proposed_may_be_set_and_is_another_one(setting: Setting) -> None:
    now = state(setting, some_value(setting))
    found = recipes.candidates(setting, now)
    assert len(found) <= recipes.USUAL_CANDIDATES
    assert len(set(found)) == len(found)
    for value in found:
        assert rules.refusal(setting, now, value) is None
        assert (value, type(value)) != (now.value, type(now.value))


@given(st.integers(0, 4096).map(lambda pages: 4 * pages))
def test_a_ladder_stands_around_the_present_value(now: int) -> None:
    setting = BY_ID["block.read_ahead"]
    found = [value for value in recipes.candidates(setting, state(setting, now)) if isinstance(value, int)]
    assert len(found) == recipes.USUAL_CANDIDATES
    assert found == sorted(found)
    if 16 <= now <= 4096:
        assert found[0] < now < found[-1]


def test_a_drive_narrows_what_is_proposed() -> None:
    depth = BY_ID["scsi.queue_depth"]
    found = recipes.candidates(depth, state(depth, 32, Offer(maximum=32)))
    assert found
    assert all(isinstance(value, int) and 1 <= value < 32 for value in found)
    scheduler = BY_ID["block.scheduler"]
    offer = Offer(choices=("none", "mq-deadline"))
    assert recipes.candidates(scheduler, state(scheduler, "none", offer)) == ("mq-deadline",)


@pytest.mark.parametrize(
    ("setting", "value", "risk", "words"),
    [
        ("ata.write_cache", True, Risk.WEAR, "Its risk is higher"),
        ("ata.apm", 128, Risk.PERFORMANCE, "Its risk is higher"),
        ("block.read_ahead", None, Risk.WEAR, "could not be read"),
    ],
)
def test_what_stands_in_the_way_is_said(setting: str, value: Value | None, risk: Risk, words: str) -> None:
    assert words in recipes.obstacle(BY_ID[setting], state(BY_ID[setting], value), risk)


def test_what_the_drive_cannot_be_asked_for_or_writes_into_its_memory_is_not_switched_back_and_forth() -> None:
    assert not recipes.interleavable(BY_ID["ata.standby_timer"])
    assert not recipes.interleavable(BY_ID["ata.epc"])
    assert recipes.interleavable(BY_ID["block.read_ahead"])


@each(RECIPES, lambda recipe: recipe.setting)
def test_a_recipe_names_what_exists_and_risks_no_data(recipe: Recipe) -> None:
    setting, workload = BY_ID[recipe.setting], WORKLOADS[recipe.workload]
    assert workload.comparable
    assert workload.target is Target.FOLDER or not workload.writes
    assert setting.risk <= Risk.WEAR
    assert recipes.interleavable(setting)
    assert all(setting.domain.problem(value) is None for value in recipe.values)


@pytest.mark.parametrize(("name", "workload"), recipes.FELT_BY_WRITING.items())
def test_what_only_writing_feels_is_judged_by_what_writes(name: str, workload: str) -> None:
    assert BY_ID[name].help
    declared = WORKLOADS[workload]
    assert declared.writes
    assert declared.comparable
    assert workload in recipes.workloads_for(name)


def test_each_kind_of_drive_has_sensible_experiments() -> None:
    states = {setting.id: state(setting, some_value(setting)) for setting in SETTINGS}
    for medium in Medium:
        found = recipes.sensible(medium, states, Risk.PERFORMANCE)
        assert found
        assert all(medium in recipe.media for recipe in found)
        assert all(BY_ID[recipe.setting].risk <= Risk.PERFORMANCE for recipe in found)
    assert "ata.aam" in {recipe.setting for recipe in recipes.sensible(Medium.HDD, states, Risk.WEAR)}


def test_costs_are_told_from_the_declarations() -> None:
    assert recipes.cost(BY_ID["block.read_ahead"], 128, 4096) == "More long reads, less random access."
    assert recipes.cost(BY_ID["ata.apm"], 128, 254).startswith("Costs noise, power or wear.")
    assert recipes.cost(BY_ID["block.scheduler"], "none", "bfq") == ""
