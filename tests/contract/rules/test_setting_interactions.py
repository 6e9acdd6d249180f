"""Rules between settings: what they say, when, and what they refuse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.catalog.ata import STANDBY_TIMES_S
from disktune_contract.rules import rules
from disktune_contract.rules.change_costs import _costs, cost_words
from disktune_contract.rules.rule_context import (
    UNKNOWN,
    Becomes,
    Between,
    Fact,
    Is,
    MemoryPerMember,
    RuleContext,
    Surroundings,
)
from disktune_contract.rules.setting_interactions import (
    RULES,
    NoteRule,
    Weight,
    involved,
    remarks,
    stripe_cost,
    unseen_use,
    writes_on,
)
from disktune_contract.settings.setting import (
    READ_ONLY,
    WRITABLE,
    ReadOnlyFlag,
    Source,
    State,
    Status,
    SysfsAttribute,
    Value,
)
from tests.each import each

GIB = 1 << 30
STRIPES = MemoryPerMember("md.stripes", 4096, most=0.5)
COSTLY = NoteRule(
    "stripes-cost",
    ("md.stripes",),
    (STRIPES,),
    "This takes {cost} of memory; {free} are free.",
    Weight.REFUSES,
    "md.rst",
    cost=STRIPES,
)


def drive(now: Mapping[str, Value | None], around: Surroundings = UNKNOWN, **wanted: Value) -> RuleContext:
    """Return a whole; in the names of what is wanted ``__`` stands for the point."""
    states = tuple(State(name, Status.OK, value, Source.LIVE) for name, value in now.items())
    return RuleContext.of(states, {name.replace("__", "."): value for name, value in wanted.items()}, around)


def said(whole: RuleContext, setting: str) -> set[str]:
    return {remark.rule.id for remark in remarks(whole, setting)}


@each(RULES, lambda rule: rule.id)
def test_a_rule_names_settings_of_the_catalogue_and_speaks_in_sentences(rule: NoteRule) -> None:
    assert rule.settings
    assert rule.when
    assert involved(rule.settings, [rule]) <= set(BY_ID)
    assert rule.says[0].isupper() or rule.says.startswith("udisks")
    assert rule.says.endswith(".")
    assert rule.source
    assert bool(rule.remedy) == bool(rule.remedy_place)


def test_no_rule_stands_twice() -> None:
    assert len({rule.id for rule in RULES}) == len(RULES)


def test_choosing_another_scheduler_resets_the_queue_length() -> None:
    now: dict[str, Value | None] = {"block.scheduler": "mq-deadline", "block.nr_requests": 256}
    assert said(drive(now), "block.scheduler") == set()
    assert said(drive(now, block__scheduler="mq-deadline"), "block.scheduler") == set()
    assert said(drive(now, block__scheduler="bfq"), "block.scheduler") == {"scheduler-resets-queue"}
    without: dict[str, Value | None] = {"block.scheduler": "none", "block.nr_requests": None}
    assert said(drive(without, block__scheduler="bfq"), "block.scheduler") == set()


def test_a_queue_depth_of_1_is_said_to_switch_ncq_off() -> None:
    assert said(drive({"scsi.queue_depth": 32}), "scsi.queue_depth") == set()
    assert said(drive({"scsi.queue_depth": 32}, scsi__queue_depth=1), "scsi.queue_depth") == {"depth-1-is-no-ncq"}


def test_native_command_queuing_is_spoken_of_for_sata_alone() -> None:
    """A SAS drive has a queue depth too, and no NCQ."""
    (remark,) = remarks(drive({"scsi.queue_depth": 1}), "scsi.queue_depth")
    (sentence,) = [part for part in remark.words.split(". ") if "NCQ" in part]
    assert sentence.endswith("on SATA this turns NCQ off.")


@pytest.mark.parametrize(("level", "warned"), [(1, True), (127, True), (128, False), (254, False), (255, False)])
def test_a_low_power_management_level_overrides_the_timer(level: int, warned: bool) -> None:
    for setting in ("ata.standby_timer", "ata.apm"):
        whole = drive({"ata.apm": level, "ata.standby_timer": 120})
        assert ("apm-overrides-timer" in said(whole, setting)) is warned


@pytest.mark.parametrize(("read_ahead", "told"), [(16, True), (124, True), (128, False), (4096, False)])
def test_a_small_read_ahead_is_given_up_when_the_limits_change(read_ahead: int, told: bool) -> None:
    now: dict[str, Value] = {"block.read_ahead": read_ahead, "block.max_sectors": 1280}
    rule = "block.max_sectors-forgets-read-ahead"
    assert (rule in said(drive(now, block__max_sectors=64), "block.max_sectors")) is told
    both = drive(now, block__max_sectors=64, block__read_ahead=8)
    assert rule not in said(both, "block.max_sectors"), "it is set after the other"


def test_a_threshold_of_interrupts_does_nothing_while_its_time_is_off() -> None:
    now: dict[str, Value] = {"nvme.interrupt_time": 0, "nvme.interrupt_threshold": 1}
    assert said(drive(now, nvme__interrupt_threshold=8), "nvme.interrupt_threshold") == {"threshold-without-time"}
    both = drive(now, nvme__interrupt_threshold=8, nvme__interrupt_time=100)
    assert said(both, "nvme.interrupt_threshold") == set()


def test_a_timer_that_is_off_is_overridden_too_but_one_nobody_knows_is_not_spoken_of() -> None:
    assert "apm-overrides-timer" in said(drive({"ata.apm": 1, "ata.standby_timer": 0}), "ata.standby_timer")
    assert "apm-overrides-timer" not in said(drive({"ata.apm": 1, "ata.standby_timer": None}), "ata.apm")


def test_a_timer_of_ten_minutes_or_more_is_defeated_by_polling() -> None:
    for code in {0, *STANDBY_TIMES_S}:
        long = STANDBY_TIMES_S.get(code, 0) >= 600
        for polled in (True, False):
            whole = drive({"ata.standby_timer": None}, Surroundings(polled=polled), ata__standby_timer=code)
            assert ("polling-defeats-timer" in said(whole, "ata.standby_timer")) is (long and polled), code


def test_the_remedy_names_the_drive_as_udev_does() -> None:
    rule = next(rule for rule in RULES if rule.id == "polling-defeats-timer")
    text = rule.remedy_for("WD-WX 123")
    assert 'ENV{ID_SERIAL_SHORT}=="WD-WX_123", ENV{ID_ATA_SMART_ACCESS}="none"\n' in text
    assert text.startswith("# /etc/udev/rules.d/")


@pytest.mark.parametrize(
    ("now", "wanted", "members", "free", "refused"),
    [
        (256, 32768, 3, GIB, False),  # 384 MiB more, 512 MiB may go
        (256, 32768, 8, GIB, True),  # 1 GiB more
        (256, 32768, 4, GIB, False),  # 508 MiB more
        (32768, 32768, 12, 1, False),  # nothing more
        (32768, 17, 12, 0, False),  # less
        (256, 512, 3, 0, True),  # nothing is free
        (None, 32768, 8, GIB, True),
        (256, 32768, 8, None, False),  # unknown is not too little
        (256, 32768, None, GIB, False),
    ],
)
def test_memory_beyond_half_of_what_is_free_is_refused(
    now: int | None, wanted: int, members: int | None, free: int | None, refused: bool
) -> None:
    around = Surroundings(members=members, free_bytes=free)
    found = remarks(drive({"md.stripes": now}, around, md__stripes=wanted), "md.stripes", [COSTLY])
    assert bool(found) is refused


def test_amounts_of_memory_stand_in_the_sentence() -> None:
    around = Surroundings(members=8, free_bytes=GIB)
    (found,) = remarks(drive({"md.stripes": 256}, around, md__stripes=32768), "md.stripes", [COSTLY])
    assert found.words == "This takes 1.00 GiB of memory; 1.00 GiB are free."


def test_true_is_not_one() -> None:
    assert Is("x", frozenset({True})).holds(drive({"x": True}))
    assert not Is("x", frozenset({True})).holds(drive({"x": 1}))
    assert not Between("x", 0, 5).holds(drive({"x": True}))
    assert Becomes("x").holds(drive({"x": 1}, x=True))


def test_what_a_rule_refuses_is_refused_and_what_it_warns_of_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = BY_ID["scsi.queue_depth"]
    state = State(setting.id, Status.OK, 32, Source.LIVE)
    whole = drive({setting.id: 32}, scsi__queue_depth=1)
    assert rules.refusal(setting, state, 1, whole) is None
    strict = tuple(replace(rule, weight=Weight.REFUSES) for rule in RULES)
    monkeypatch.setattr("disktune_contract.rules.rules.remarks", lambda whole, name: remarks(whole, name, strict))
    assert rules.refusal(setting, state, 1, whole) == next(r.says for r in RULES if r.id == "depth-1-is-no-ncq")
    assert rules.refusal(setting, state, 1) is None


def test_what_decides_about_a_setting_is_what_its_rules_look_at() -> None:
    assert involved(["ata.standby_timer"]) == {"ata.standby_timer", "ata.apm"}
    assert involved(["block.read_ahead"]) == {"block.read_ahead"}
    assert Fact.POLLED.holds(drive({}, Surroundings(polled=True)))


def test_extended_power_conditions_and_levels_exclude_each_other() -> None:
    off, on = {"ata.epc": False, "ata.apm": 128}, {"ata.epc": True, "ata.apm": 255}
    level = BY_ID["ata.apm"]
    state = State(level.id, Status.OK, 255, Source.LIVE)
    assert "conditions-end-level" in said(drive(off, ata__epc=True), "ata.epc")
    assert "conditions-end-level" not in said(drive({"ata.epc": False, "ata.apm": 255}, ata__epc=True), "ata.epc")
    assert rules.refusal(level, state, 100, drive(on, ata__apm=100))
    assert rules.refusal(level, replace(state, value=128), 100, drive(off, ata__apm=100, ata__epc=True))
    assert rules.refusal(level, state, 100, drive(on, ata__apm=100, ata__epc=False)) is None
    assert rules.in_order(["ata.apm", "ata.epc"]) == ("ata.epc", "ata.apm")


def test_an_array_cannot_see_a_member_without_statistics() -> None:
    rule = unseen_use("x.statistics")
    member, alone = Surroundings(member_of=("md0",)), UNKNOWN
    for value, around, warned in ((False, member, True), (True, member, False), (False, alone, False)):
        found = remarks(drive({"x.statistics": value}, around), "x.statistics", [rule])
        assert [remark.weight for remark in found] == [Weight.WARNS] * warned


def test_a_stripe_cache_says_what_it_costs_and_is_refused_beyond_half_of_what_is_free() -> None:
    found = stripe_cost("x.stripes")
    around = Surroundings(members=4, free_bytes=GIB)
    (cost,) = remarks(drive({"x.stripes": 256}, around, x__stripes=8192), "x.stripes", found)
    assert (cost.weight, cost.words) == (Weight.SAYS, "Uses 128 MiB of memory. Free: 1.00 GiB.")
    weights = {
        remark.weight
        for remark in remarks(drive({"x.stripes": 256}, around, x__stripes=65536), "x.stripes", found)
    }
    assert weights == {Weight.SAYS, Weight.REFUSES}


def test_the_read_only_flag_does_not_hold_for_what_is_mounted() -> None:
    rule = writes_on("x.flag")
    for value, mounted, warned in ((READ_ONLY, True, 1), (WRITABLE, True, 0), (READ_ONLY, False, 0)):
        whole = drive({"x.flag": WRITABLE}, Surroundings(mounted=mounted), x__flag=value)
        assert len(remarks(whole, "x.flag", [rule])) == warned
    assert "opened" not in rule.says, "what is open already is refused, too"


def test_whoever_declares_such_a_setting_gets_its_rules() -> None:
    for setting in SETTINGS:
        found = {rule.id.removeprefix(f"{setting.id}-") for rule in RULES if setting.id in rule.settings}
        if isinstance(setting.access, ReadOnlyFlag):
            assert "writes-on" in found
        if isinstance(setting.access, SysfsAttribute) and setting.access.attribute == "queue/iostats":
            assert "unseen-use" in found
        if isinstance(setting.access, SysfsAttribute) and setting.access.attribute == "md/stripe_cache_size":
            assert {"cost", "beyond-half"} <= found


# -- what a change brings and costs, in its direction --


@pytest.mark.parametrize(
    ("setting", "before", "after", "words"),
    [
        ("ata.aam", 254, 128, "Quieter, but slower seeks."),
        ("ata.aam", 128, 254, "Faster seeks, but louder."),
        # What a drive without acoustic management does is its maker's choice.
        ("ata.aam", 0, 128, ""),
        ("ata.apm", 255, 128, "Saves power, but load cycles wear"),
        ("ata.apm", 255, 254, ""),
        ("ata.apm", 128, 255, "Faster response, but more power."),
        ("ata.standby_timer", 0, 240, "Quieter, saves power, but spin-ups wear."),
        ("ata.standby_timer", 241, 0, "Fewer spin-ups, but more power."),
        # 21 min has the code 252, 30 min 241.
        ("ata.standby_timer", 252, 241, "Fewer spin-ups, but more power."),
        ("scsi.idle_b_after", -1, 1200, "Saves power, but load cycles wear."),
        ("ata.write_cache", True, False, "Safer in a power failure, but slower small writes."),
        ("nvme.power_state", 0, 1, "Cooler, but slower."),
        ("power.runtime_delay", -1, 5000, "Quieter, saves power, but spin-ups wear."),
        ("block.read_ahead", 128, 128, ""),
        ("block.read_ahead", None, 128, ""),
        ("block.scheduler", "none", "bfq", ""),
    ],
)
def test_the_cost_is_told_in_the_direction_of_the_change(
    setting: str, before: Value | None, after: Value, words: str
) -> None:
    found = cost_words(BY_ID[setting], before, after)
    assert found.startswith(words)
    assert bool(found) == bool(words)


def test_every_cost_is_of_a_setting_and_both_directions_differ() -> None:
    for name, (raised, lowered) in _costs().items():
        assert name in BY_ID
        assert raised != lowered
        assert raised.endswith(".")
        assert lowered.endswith(".")
