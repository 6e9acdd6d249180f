"""An array in sentences, and what holds it back in lines with a button."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.array import ArrayBitmap, ArrayMember, Limit, Role
from disktune_contract.arrays.array_model import ArrayModel
from disktune_contract.arrays.boost import PRESET_BY_ID
from disktune_contract.arrays.mdstat import Waiting
from disktune_contract.arrays.operation_record import Fall, FallCause
from disktune_contract.arrays.slowdown_causes import Fix, Suspect
from disktune_contract.drives.activity import QUIET
from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.verdict import judge
from disktune_contract.messages.change import BoostEnd, BoostStage, BoostState
from disktune_contract.units import UnitSystem
from disktune_gui.arrays import wording
from disktune_gui.arrays.details import MemberTable
from disktune_gui.arrays.preset_tiles import at_least, times
from disktune_gui.arrays.status_panel import ArrayCauseList
from disktune_gui.health.badge import KnownHealth
from disktune_gui.store.operation_history import Operation
from disktune_gui.text import wording as array_words
from tests.contract.arrays.test_array_model import TOTAL
from tests.contract.arrays.test_array_model import report as report_at
from tests.contract.health.samples import DAY, at, disk
from tests.gui.support import added
from tests.sample_drive import make_drive

REPORT = report_at(0.0, 1000, bitmap=ArrayBitmap("+8", 64 << 20))
FAST = PRESET_BY_ID["fast"].label


NOW = time.mktime((2025, 11, 30, 9, 0, 0, 0, 0, -1))
FALL = Fall(NOW - 3600, NOW - 3600, 115_000.0, 12_000.0)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "at 08:00."),
        ({"cause": FallCause.LIMIT}, "at 08:00: the speed limit was lowered."),
        ({"cause": FallCause.OTHER_WORK}, "at 08:00: other work on the members began."),
        (
            {"cause": FallCause.OTHER_WORK, "program": "borg"},
            "at 08:00: other work began, most I/O by borg.",
        ),
        (
            {"cause": FallCause.MEMBER, "member": "sdc1", "waits_ms": (8.0, 240.0)},
            "at 08:00: latency of sdc1 rose from 8 ms to 240 ms.",
        ),
        ({"until": NOW - 600}, "at 08:00, until 08:50."),
        ({"last_seen": NOW - 7200}, "between 07:00 and 08:00."),
        ({"at": NOW - 86_400, "last_seen": NOW - 86_400}, "at 11-29 09:00."),
    ],
)
def test_when_the_speed_fell_and_why_in_a_sentence(changes: dict[str, object], words: str) -> None:
    found = replace(FALL, **changes)  # type: ignore[arg-type]
    assert wording.fall(found, UnitSystem.SI, NOW) == f"Fell from 118 MB/s to 12.3 MB/s {words}"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"state": "inactive", "action": None}, "Inactive"),
        ({"state": "broken"}, "Failed: too many members missing"),
        ({"waiting": Waiting.DELAYED}, "Waits for another array"),
        ({"waiting": Waiting.PENDING, "action": "idle", "state": "read-auto"}, "Starts with the first write"),
        ({"waiting": Waiting.PENDING, "action": "idle", "state": "readonly"}, "Starts when writable"),
        ({"waiting": Waiting.PENDING, "action": "idle"}, "Operation pending"),
        ({"waiting": Waiting.PENDING, "action": "frozen"}, "Paused until resumed"),
        ({"waiting": Waiting.REMOTE}, "On another node"),
        ({"action": None}, "Unknown operation"),
        ({"state": "readonly", "action": "idle"}, "Read-only"),
        ({"state": "read-auto", "action": "idle"}, "Read-only until written"),
        ({"action": "idle", "degraded": 0}, "Idle"),
        ({"action": "check", "degraded": 0}, "Check"),
        ({"action": None, "level": "raid0", "degraded": None}, "Idle"),
    ],
)
def test_what_an_array_does_in_words(changes: dict[str, object], words: str) -> None:
    assert wording.state(replace(REPORT, **changes)) == words  # type: ignore[arg-type]


def test_a_rebuild_names_the_drive_that_is_filled() -> None:
    filled = ArrayMember("sdg1", Role.REBUILDING, (), 2, drives=("sdg",))
    assert wording.state(replace(REPORT, action="recover", members=(filled,))) == "Rebuilding sdg"
    assert wording.state(replace(REPORT, action="recover", members=())) == "Rebuild"


def test_what_the_kernel_does_not_report_is_unknown() -> None:
    unread = replace(REPORT, bitmap=None, stripe_cache=None, speed_kib_s=None, read_ahead_bytes=None)
    facts = {row.label: row.value for row in wording.in_five_lines(unread)}
    assert (facts["Bitmap"], facts["Read-ahead"]) == ("unknown", "unknown")
    assert "Stripe cache" not in facts
    assert wording.speed(unread, UnitSystem.SI) == ""
    assert wording.bitmap(replace(REPORT, bitmap=ArrayBitmap("none", None), policy="ppl")) == "ppl"
    assert wording.bitmap(replace(REPORT, bitmap=ArrayBitmap("none", None), policy="resync")) == "none"
    assert wording.bitmap(REPORT) == "on the members"


def test_a_boost_in_words() -> None:
    state = BoostState(make_drive("md0", DriveKind.ARRAY).ref, "own", BoostStage.ENDED, "check", 5.0, ())
    for end in BoostEnd:
        assert wording.boost(replace(state, end=end), 9.0).endswith("All reverted.")
    failed = replace(state, stage=BoostStage.FAILED, why="No.")
    assert wording.boost(failed, 9.0) == "Boost not applied: No."
    unknown = replace(state, stage=BoostStage.ENDED, end=None)
    assert wording.boost(unknown, 9.0).startswith("Boost ended.")


def test_a_drive_that_holds_the_others_back_can_be_looked_at(qtbot: QtBot) -> None:
    class Slow(ArrayModel):
        @property
        def suspect(self) -> Suspect:
            return Suspect("sdf", 0.99, 0.2, 90.0, 8.0, 1e7)

    troubles = added(qtbot, ArrayCauseList())
    troubles.show_model(Slow(), {})
    with qtbot.waitSignal(troubles.drive_wanted) as told:
        troubles.buttons[0].click()
    assert troubles.buttons[0].text() == "Show Drive"
    assert told.args == ["sdf"]


@pytest.mark.parametrize(
    ("action", "noun"),
    [
        ("resync", "Resync"),
        ("recover", "Rebuild"),
        ("reshape", "Reshape"),
        ("check", "Check"),
        ("repair", "Repair"),
    ],
)
def test_what_runs_has_a_noun(action: str, noun: str) -> None:
    assert wording.operation_name(action) == noun


def forecast(left: float | None, **changes: object) -> str:
    return wording.forecast(replace(REPORT, **changes), left, 0.0)  # type: ignore[arg-type]


def test_nothing_is_foretold_where_nothing_runs() -> None:
    assert forecast(60.0, waiting=Waiting.DELAYED) == ""
    assert forecast(60.0, action="idle") == ""
    assert forecast(None) == "estimating…"
    assert forecast(1e9) == "estimating…", "of no use"
    assert forecast(60.0, speed_kib_s=0) == "stalled"


def test_the_end_has_a_time_a_day_or_a_date() -> None:
    for left, pattern in ((86_399, "%H:%M"), (86_400, "%Y-%m-%d %H:%M"), (6 * 86_400, "%Y-%m-%d")):
        at = time.strftime(pattern, time.localtime(round(left / 3600) * 3600))
        assert forecast(left).endswith(f", until {at}")
    # No finer than what is left: else it would be another minute at each look.
    assert len({forecast(8400 + 20 * number) for number in range(-5, 6)}) == 1


def test_what_a_preset_takes_is_known_from_now_from_the_past_or_not() -> None:
    report = replace(REPORT, action="recover", done_sectors=TOTAL // 2, total_sectors=TOTAL, speed_kib_s=22_000)
    earlier = Operation("uuid:1", "md0", "recover", 0.0, 6000.0, whole=True, done=True, boost="fast")
    slow = replace(report, fastest=Limit(200_000, own=True), slowest=Limit(1000, own=False))
    # It is not held back by a limit below that of “Background”, and ran with “Maximum” before.
    assert times(slow, 8000.0, (earlier,), "") == {"gentle": 8000.0, "fast": 3000.0}
    assert times(slow, 8000.0, (), "fast") == {"fast": 8000.0}
    assert times(replace(report, action="idle", done_sectors=None), 8000.0, (earlier,), "") == {}
    assert at_least(slow, 50_000) == pytest.approx(TOTAL / 2 / 2 / 50_000, rel=0.01)
    assert at_least(slow, 20_000) is None, "it is faster now"


def test_the_members_in_a_table() -> None:
    drives = {
        "sda": make_drive("sda", model="Disk", serial="S1", temperature_c=31.6),
        "sdb": make_drive("sdb", model="Disk", serial="S2", temperature_c=None),
    }
    states = ("write_mostly", "in_sync", "blocked")
    found = (
        ArrayMember("sda1", Role.IN_SYNC, states, 0, errors=3, bad_ranges=0, drives=("sda",)),
        ArrayMember("sdb1", Role.FAULTY, (), None, bad_ranges=2, drives=("sdb",)),
        ArrayMember("dm-1", Role.SPARE, (), None, drives=("sda", "sdb", "sdz")),
        ArrayMember("sdy1", Role.JOURNAL, ()),
    )
    does = (replace(QUIET, read_bytes_s=23.4e6, utilisation=0.351), QUIET, None, None)
    counted = {"sda1": "2 pending (about +1)"}
    rows = wording.members(replace(REPORT, members=found), drives, does, counted, UnitSystem.SI).rows
    errors = "2 pending (about +1), 3 read errors"
    assert [tuple(row) for row in rows] == [
        ("sda1", 0, "in sync, write-mostly, blocked", "reads 23.4 MB/s", errors, "32 °C", ""),
        ("sdb1", None, "faulty", "idle", "2 bad block ranges", None, ""),
        ("dm-1", None, "spare", None, None, "32 °C", ""),
        ("sdy1", None, "journal", None, None, None, ""),
    ]
    assert [wording.printed(one, drives) for one in found] == ["sda1, S1", "sdb1, S2", "dm-1, S1, S2", "sdy1"]
    assert [array_words.role(role) for role in (Role.REBUILDING, Role.REPLACEMENT)] == [
        "rebuilding",
        "replacement",
    ]


def test_facts_are_those_that_the_level_has() -> None:
    facts = {row.label: row.value for row in wording.in_five_lines(REPORT)}
    assert facts["Stripe cache"] == "256 stripes, 3.00 MiB"
    assert facts["Read-ahead"] == "2.00 MiB, 2 stripes"
    striped = replace(REPORT, level="raid0", action=None, stripe_cache=None)
    assert [row.label for row in wording.in_five_lines(striped)] == ["Chunk size", "Read-ahead", "Metadata"]


@pytest.mark.parametrize(
    ("changes", "none", "some"),
    [
        ({"action": "check"}, "No mismatches so far", "4.00 KiB mismatch so far"),
        ({"last_action": "check"}, "No mismatches", "4.00 KiB mismatch"),
        (
            {"last_action": "check", "partial": True},
            "No mismatches in that part",
            "4.00 KiB mismatch in that part",
        ),
        ({"last_action": "repair"}, "No mismatches", "4.00 KiB corrected"),
        ({"last_action": "repair", "partial": True}, "No mismatches in that part", "4.00 KiB corrected"),
        ({"last_action": "recover"}, "unknown", "4.00 KiB mismatch last time"),
        ({"last_action": None}, "unknown", "4.00 KiB mismatch last time"),
        ({"last_action": "none"}, "None since start", "4.00 KiB mismatch last time"),
    ],
)
def test_what_the_last_check_found(changes: dict[str, object], none: str, some: str) -> None:
    checked = replace(REPORT, **({"action": "idle"} | changes))  # type: ignore[arg-type]
    assert wording.mismatches(replace(checked, mismatch_sectors=0)) == none
    assert wording.mismatches(replace(checked, mismatch_sectors=8)) == some
    assert wording.mismatches(replace(checked, mismatch_sectors=None)) == "unknown"


def test_a_boost_says_how_long_it_has_run_and_what_could_not_be_put_back() -> None:
    state = BoostState(make_drive("md0", DriveKind.ARRAY).ref, "fast", BoostStage.ON, "check", 5.0, ())
    assert wording.boost(state, 68.0).startswith(f"Boost active ({FAST}) for 1 min 3 s; reverted afterwards.")
    assert wording.boost(state, 1.0).startswith(f"Boost active ({FAST}) for 0 s;")
    assert wording.boost(replace(state, preset="own"), 68.0).startswith("Boost active (Custom)")
    assert wording.boost(replace(state, awake=True), 1.0).endswith(" The computer does not suspend until the end.")
    for stage in (BoostStage.ASKED, BoostStage.APPLYING):
        assert wording.boost(replace(state, stage=stage), 68.0) == "Applying the boost…"
    ended = replace(state, stage=BoostStage.ENDED, end=BoostEnd.DONE, why="No.")
    assert wording.boost(ended, 68.0) == "Finished. Not all reverted: No."


def test_the_history_says_what_was_seen_of_each() -> None:
    first = Operation("uuid:1", "md0", "check", 1000.0, 1500.4, whole=True, done=True, mismatches=8)
    later = replace(first, operation="recover", whole=False, done=False, mismatches=None, boost="fast")
    assert [tuple(row) for row in wording.history((first, later)).rows] == [
        ("Check", 1500.4, "8 min 20 s", "finished", 8),
        ("Rebuild (boosted)", 1500.4, "more than 8 min 20 s", "stopped", None),
    ]


def test_a_cause_with_a_remedy_has_a_button_and_lines_that_stay_are_left_alone(qtbot: QtBot) -> None:
    model, troubles = ArrayModel(), ArrayCauseList()
    qtbot.addWidget(troubles)
    troubles.show_model(model, {})
    assert troubles.isHidden()
    model.add_report(replace(REPORT, speed_kib_s=200_000, fastest=Limit(200_000, own=True)))
    troubles.show_model(model, {})
    (button,) = troubles.buttons
    assert button.text() == "Boost…"
    assert not troubles.isHidden()
    assert button.accessibleDescription() == troubles.shown[0][0]
    asked: list[Fix] = []
    troubles.help_wanted.connect(asked.append)
    button.click()
    assert [fix.speed_up for fix in asked] == [True]
    troubles.show_model(model, {})
    assert troubles.buttons == [button]
    model.add_report(replace(REPORT, speed_kib_s=100_000))
    troubles.show_model(model, {})
    assert troubles.buttons == []
    assert troubles.isHidden()
    assert button.isHidden() or not button.isVisible()


def test_new_bad_sectors_are_those_since_what_runs_began(qtbot: QtBot) -> None:
    now = time.time()
    samples = tuple(replace(at(0, value=count), at=now - days * DAY) for days, count in ((5, 2), (2, 5)))
    health = disk(_5=8)
    drive = make_drive("sda", DriveKind.ATA)

    def counts(read_days_ago: float, ran_days: float) -> str:
        known = KnownHealth(health, judge(health), now - read_days_ago * DAY)
        members = added(qtbot, MemberTable(lambda _drive: known, lambda _drive: samples))
        running = replace(REPORT, done_sectors=round(ran_days * DAY) * 2000, speed_kib_s=1000)
        return members._errors(running.members[0], running, {"sda": drive})

    assert counts(0, 1) == "8 reallocated (about +3)"
    assert counts(1.5, 1) == "8 reallocated", "read before it began"
    assert counts(1.5, 4) == "8 reallocated (about +6)"
