"""The card that hurries an array: what it changes, when it offers that, and why it does not."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.array import Limit
from disktune_contract.arrays.boost import OWN, PRESETS
from disktune_contract.messages.change import BoostStage, BoostState, DriveChanges
from disktune_contract.messages.look import StateList
from disktune_contract.rules.rule_context import Surroundings
from disktune_contract.settings.setting import Change, Source, State, Status
from disktune_gui.arrays.boost_form import BoostForm
from tests.contract.arrays.test_array_model import report
from tests.gui.support import opened
from tests.sample_drive import make_drive

MD0, SDA, SDB = (make_drive(name).ref for name in ("md0", "sda", "sdb"))
CACHE, DEPTH, LEAST, MOST = "md.stripe_cache", "scsi.queue_depth", "md.sync_speed_min", "md.sync_speed_max"
RUNNING = report(0.0, 1000, slowest=None, fastest=None)
BOOST = BoostState(MD0, "fast", BoostStage.ON, "check", 0.0, ())


def state(setting: str, value: int) -> State:
    return State(setting, Status.OK, value, Source.LIVE)


@pytest.fixture
def card(qtbot: QtBot) -> BoostForm:
    made = opened(qtbot, BoostForm())
    own = (state(CACHE, 256), state(LEAST, 1000), state(MOST, 200_000))
    members = {SDA: {DEPTH: state(DEPTH, 32)}, SDB: {DEPTH: state(DEPTH, 16)}}
    made.show_array(MD0, StateList(own, Surroundings(members=3, free_bytes=1 << 30)), members, solid=False)
    made.show_report(RUNNING, None)
    made.values.opened = True
    return made


def seen(card: BoostForm) -> list[str]:
    return [name for name, field in card.fields.items() if field.to.isVisible()]


def test_it_is_offered_only_while_something_runs_that_can_be_ordered(card: BoostForm) -> None:
    assert card.start.isVisible()
    assert card.start.isEnabled()
    assert card.try_depths.isVisible()
    assert card.end.isHidden()
    assert card.state.text() == ""
    card.hold("The helper is gone.")
    assert not card.start.isEnabled()
    assert not card.try_depths.isEnabled()
    assert card.start.toolTip() == "The helper is gone."
    card.hold("")
    assert card.start.isEnabled()
    card.show_report(replace(RUNNING, action="idle"), None)
    assert card.start.isHidden()
    assert card.values.isHidden()
    assert card.preset.isHidden()
    assert card.try_depths.isHidden()
    assert card.isHidden(), "there is nothing to speed up"


def test_while_it_is_sped_up_values_stand_still_and_can_be_put_back(card: BoostForm) -> None:
    assert (card.now_head.text(), card.then_head.text()) == ("Current", "Until finished")
    for stage in (BoostStage.ASKED, BoostStage.APPLYING, BoostStage.ON):
        card.show_report(RUNNING, replace(BOOST, stage=stage))
        assert card.end.isVisible()
        assert card.start.isHidden()
        assert not card.preset.isEnabled()
        assert (card.now_head.text(), card.then_head.text()) == ("Before", "Current")
        assert card.why_fixed.text() == "Revert first to change."
    card.show_report(replace(RUNNING, action="idle"), BOOST)
    assert card.values.isVisible(), "what is in force is shown to its end"
    card.show_report(RUNNING, replace(BOOST, stage=BoostStage.ENDED))
    assert card.end.isHidden()
    assert card.preset.isEnabled()
    assert card.state.text().startswith("Boost ended.")
    orders: list[bool] = []
    card.unwanted.connect(lambda: orders.append(True))
    card.end.click()
    assert orders == [True]


def test_a_preset_shows_what_it_changes_and_own_values_can_be_set(card: BoostForm) -> None:
    assert card.chosen_preset == PRESETS[1].id
    assert card.preset.tiles[PRESETS[1].id].toolTip() == PRESETS[1].help
    assert CACHE in seen(card)
    assert not card.fields[CACHE].to.isEnabled()
    assert "Custom" in card.why_fixed.text()
    assert "Custom" in card.fields[CACHE].chosen.toolTip()
    before = {name: field.to.value() for name, field in card.fields.items()}
    card.choose(OWN)
    assert {name: field.to.value() for name, field in card.fields.items()} == before
    assert seen(card) == [name for name, field in card.fields.items() if field.states]
    assert card.why_fixed.isHidden()
    depth = card.fields[DEPTH]
    assert depth.chosen.isEnabled()
    assert not depth.to.isEnabled()
    depth.chosen.setChecked(True)
    assert depth.to.isEnabled()
    card.choose("nonsense")
    assert card.preset.current == OWN


def test_maximum_lengthens_the_queues_of_all_members(card: BoostForm) -> None:
    queue = "block.nr_requests"
    members = {SDA: {queue: state(queue, 64)}, SDB: {queue: state(queue, 256)}}
    card.show_array(MD0, StateList((state(LEAST, 1000),), Surroundings()), members, solid=False)
    assert not any(one.drive == SDA for one in card.changes())
    card.choose("fast")
    assert card.changes()[1:] == (
        DriveChanges(SDA, (Change(queue, 64, 512),)),
        DriveChanges(SDB, (Change(queue, 256, 512),)),
    )


def test_what_is_wanted_is_told_drive_by_drive_without_what_is_so_already(card: BoostForm) -> None:
    wanted: list[tuple[str, object]] = []
    tried: list[tuple[object, object]] = []
    card.wanted.connect(lambda preset, changes: wanted.append((preset, changes)))
    card.trial_wanted.connect(lambda base, members: tried.append((base, members)))
    card.choose(OWN)
    for name, field in card.fields.items():
        field.chosen.setChecked(name in (CACHE, DEPTH))
    assert card.fields[DEPTH].now.text() == "16 commands / 32 commands"
    card.fields[DEPTH].to.setValue(16)
    card.fields[CACHE].to.setValue(1024)
    cache = DriveChanges(MD0, (Change(CACHE, 256, 1024),))
    card.try_depths.click()
    assert tried == [((cache,), ((SDA, 32), (SDB, 16)))]
    card.start.click()
    assert wanted == [(OWN, (cache, DriveChanges(SDA, (Change(DEPTH, 32, 16),))))]
    assert not card.start.isEnabled(), "not twice"


def test_what_changes_nothing_cannot_be_started(card: BoostForm) -> None:
    card.choose(OWN)
    for field in card.fields.values():
        field.chosen.setChecked(False)
    assert card.cost.text() == "This changes no value."
    assert not card.start.isEnabled()
    assert card.try_depths.isEnabled()
    card.fields[LEAST].chosen.setChecked(True)
    card.fields[LEAST].to.setValue(2000)
    assert card.cost.text() == ""
    assert card.start.isEnabled()


def test_more_than_half_of_the_free_memory_is_not_given(card: BoostForm) -> None:
    card.choose(OWN)
    card.fields[CACHE].chosen.setChecked(True)
    card.fields[CACHE].to.setValue(256 + 1024)
    assert card.cost.text() == "", "so little is not worth a remark"
    card._around = replace(card._around, free_bytes=24 << 20)
    card._weigh()
    assert card.start.isEnabled(), "half is allowed"
    card._around = replace(card._around, free_bytes=(24 << 20) - 1)
    card._weigh()
    assert card.cost.text() == "Needs 12.0 MiB of 24.0 MiB free memory."
    assert not card.start.isEnabled()
    assert not card.try_depths.isEnabled()


def test_a_limit_of_the_system_is_shown_with_its_number(card: BoostForm) -> None:
    card.show_report(replace(RUNNING, slowest=Limit(1500, own=False), fastest=Limit(300_000, own=True)), None)
    assert card.fields[LEAST].now.text().endswith("(1500 KiB/s)")
    assert "(" not in card.fields[MOST].now.text()


def test_the_number_of_the_system_follows_every_report(card: BoostForm) -> None:
    field = card.fields[LEAST]
    plain = field.now.text()
    for limit, words in (
        (Limit(1500, own=False), f"{plain} (1500 KiB/s)"),
        (Limit(2500, own=False), f"{plain} (2500 KiB/s)"),
        (Limit(9000, own=True), plain),
        (Limit(1500, own=False), f"{plain} (1500 KiB/s)"),
        (None, plain),
    ):
        card.show_report(replace(RUNNING, slowest=limit), None)
        assert field.now.text() == words


def test_before_a_boost_the_limit_was_that_of_then(card: BoostForm) -> None:
    card.show_report(replace(RUNNING, slowest=Limit(1500, own=False)), None)
    before = card.fields[LEAST].now.text()
    assert before.endswith(")")
    for limit in (Limit(5_000_000, own=True), Limit(5_000_000, own=False)):
        card.show_report(replace(RUNNING, slowest=limit), BOOST)
        assert card.fields[LEAST].now.text() == before
    card.forget()
    card.show_array(MD0, StateList((state(LEAST, 0),), Surroundings()), {}, solid=False)
    card.show_report(replace(RUNNING, slowest=Limit(5_000_000, own=True)), BOOST)
    assert "(" not in card.fields[LEAST].now.text(), "the number was that of another array"


def test_the_trial_of_depths_says_how_far_it_is(card: BoostForm) -> None:
    assert card.trial.isHidden()
    card.say_of_trial("Trying 8.", going_on=True)
    assert (card.trial.text(), card.end.text()) == ("Trying 8.", "Stop and Revert")
    assert card.trial.isVisible()
    card.say_of_trial("")
    assert card.trial.isHidden()
    assert card.end.text() == "Revert Now"


def test_nothing_of_one_array_is_ordered_for_another(card: BoostForm) -> None:
    card.say_of_trial("Trying 8.")
    card.forget()
    assert card.isHidden()
    assert card.changes() == ()
    assert not card.start.isEnabled()
    assert all(not field.states for field in card.fields.values())
    assert card.trial.isHidden()


def test_what_is_unreadable_or_no_number_cannot_be_changed(card: BoostForm) -> None:
    bad = State(CACHE, Status.UNREADABLE, None, Source.LIVE)
    card.show_array(MD0, StateList((bad,), Surroundings()), {}, solid=True)
    card.choose(OWN)
    assert seen(card) == []
    assert not card.fields[DEPTH].states
    card.show_report(RUNNING, None)
    assert card.try_depths.isHidden()
