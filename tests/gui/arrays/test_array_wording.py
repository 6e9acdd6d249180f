"""An array in sentences, and what holds it back in lines with a button."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.array import ArrayBitmap, ArrayMember, Limit, Role
from disktune_contract.arrays.boost import PRESET_BY_ID
from disktune_contract.arrays.mdstat import Waiting
from disktune_contract.arrays.slowdown_causes import Fix, Suspect
from disktune_contract.drives.activity import QUIET
from disktune_contract.drives.drive import DriveKind
from disktune_contract.messages.change import BoostEnd, BoostStage, BoostState
from disktune_contract.units import UnitSystem
from disktune_gui.arrays import wording
from disktune_gui.arrays.model import ArrayModel
from disktune_gui.arrays.status_panel import ArrayCauseList
from disktune_gui.store.operation_history import Operation
from disktune_gui.text import wording as array_words
from tests.gui.arrays.test_array_model import TOTAL, running
from tests.gui.arrays.test_array_model import report as report_at
from tests.gui.support import make_drive

REPORT = report_at(0.0, 1000, bitmap=ArrayBitmap("+8", 64 << 20))
FAST = PRESET_BY_ID["fast"].label


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"state": "inactive", "action": None}, "inactive"),
        ({"state": "broken"}, "too many members are missing to write data"),
        ({"waiting": Waiting.DELAYED}, "delayed until another array"),
        ({"waiting": Waiting.PENDING, "action": "idle", "state": "read-auto"}, "pending until the first write"),
        (
            {"waiting": Waiting.PENDING, "action": "idle", "state": "readonly"},
            "pending until the array is writable",
        ),
        ({"waiting": Waiting.PENDING, "action": "idle"}, "operation pending"),
        (
            {"waiting": Waiting.PENDING, "action": "frozen"},
            "paused (frozen): no operation runs until it is resumed",
        ),
        ({"waiting": Waiting.REMOTE}, "running on another cluster node"),
        ({"degraded": None}, "unknown number of members in sync"),
        ({"action": None}, "unknown operation"),
        ({"state": "readonly", "action": "idle"}, "read-only"),
        ({"action": "idle", "degraded": 0}, "RAID 5, 3 members, no operation running"),
        ({"action": "check", "degraded": 0}, "check running"),
        ({"action": None, "level": "raid0", "degraded": None}, "RAID 0, 3 members"),
    ],
)
def test_how_an_array_stands_in_words(changes: dict[str, object], words: str) -> None:
    assert words in wording.state(replace(REPORT, **changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ahead", "words"),
    [
        (512 << 10, "Less than one stripe"),
        (1536 << 10, "Less than two stripes"),
        (8 << 20, "Enough for all members"),
    ],
)
def test_read_ahead_against_stripes(ahead: int, words: str) -> None:
    assert words in wording.read_ahead(replace(REPORT, read_ahead_bytes=ahead))
    assert "no stripes" in wording.read_ahead(replace(REPORT, level="raid1", read_ahead_bytes=ahead))


def test_what_the_kernel_does_not_report_is_unknown() -> None:
    unread = replace(REPORT, bitmap=None, stripe_cache_used=None, speed_kib_s=None, read_ahead_bytes=None)
    facts = dict(wording.facts(unread, UnitSystem.SI))
    assert facts["Write-intent bitmap"] == "unknown"
    assert facts["Read-ahead"] == "unknown"
    assert facts["Stripe cache"].endswith("unknown in use")
    model = ArrayModel()
    model.add_report(unread)
    assert wording.forecast(model, 0.0, UnitSystem.SI) == "The speed is unknown: the kernel does not report it."
    none = replace(REPORT, bitmap=ArrayBitmap("none", None), policy="ppl")
    assert wording.bitmap(none) == "None. After an unclean shutdown, md uses the ppl instead."


def test_a_boost_in_words() -> None:
    state = BoostState(make_drive("md0", DriveKind.ARRAY).ref, "own", BoostStage.ENDED, "check", 5.0, ())
    for end in BoostEnd:
        assert wording.boost(replace(state, end=end), 9.0).endswith("All values were reverted.")
    failed = replace(state, stage=BoostStage.FAILED, why="No.")
    assert wording.boost(failed, 9.0) == "The boost could not be applied: No."
    unknown = replace(state, stage=BoostStage.ENDED, end=None)
    assert wording.boost(unknown, 9.0).startswith("The boost ended.")


def test_a_drive_that_holds_the_others_back_can_be_looked_at(qtbot: QtBot) -> None:
    class Slow(ArrayModel):
        @property
        def suspect(self) -> Suspect:
            return Suspect("sdf", 0.99, 0.2, 90.0, 8.0, 1e7)

    troubles = ArrayCauseList()
    qtbot.addWidget(troubles)
    troubles.show_model(Slow(), {})
    with qtbot.waitSignal(troubles.drive_wanted) as told:
        troubles.buttons[0].click()
    assert troubles.buttons[0].text() == "Show Drive"
    assert told.args == ["sdf"]


@pytest.mark.parametrize(
    ("action", "noun", "doing"),
    [
        ("resync", "Resync", "resync running"),
        ("recover", "Rebuild", "rebuild running"),
        ("reshape", "Reshape", "reshape running"),
        ("check", "Check", "check running"),
        ("repair", "Repair", "repair running"),
    ],
)
def test_what_runs_has_a_noun_and_a_verb(action: str, noun: str, doing: str) -> None:
    assert wording.operation_name(action) == noun
    assert wording.state(replace(REPORT, action=action)) == f"RAID 5, 3 members, {doing}"


def test_the_head_of_the_sentence_says_only_what_is_known() -> None:
    def head(**changes: object) -> str:
        changed = replace(REPORT, action="idle", **changes)  # type: ignore[arg-type]
        return wording.state(changed).removesuffix(", no operation running")

    assert head() == "RAID 5, 3 members"
    assert head(level="linear") == "linear, 3 members"
    assert head(level="") == "unknown RAID level, 3 members"
    assert head(raid_disks=None) == "RAID 5, unknown number of members"
    assert head(degraded=2) == "RAID 5, 3 members, 2 members not in sync"
    assert head(degraded=None, level="raid0") == "RAID 0, 3 members"
    assert head(state="clear").endswith("inactive")
    assert head(state="read-auto").endswith("auto-read-only until the first write")


def forecast(model: ArrayModel) -> str:
    return wording.forecast(model, 0.0, UnitSystem.SI)


def test_nothing_is_foretold_where_nothing_runs() -> None:
    model = ArrayModel()
    assert forecast(model) == ""
    model.add_report(replace(REPORT, waiting=Waiting.DELAYED))
    assert forecast(model) == ""
    model.add_report(replace(REPORT, action="idle"))
    assert forecast(model) == ""


def test_before_the_end_can_be_known_the_kernel_is_quoted_unless_it_is_absurd() -> None:
    for speed, words in (
        (0, "0 B/s per member. The operation is stalled."),
        (100_000, "102 MB/s per member. Estimating the remaining time… The kernel estimates about 2 h 45 min."),
        (1, "1.02 kB/s per member. Estimating the remaining time…"),
    ):
        model = ArrayModel()
        model.add_report(replace(REPORT, speed_kib_s=speed))
        assert forecast(model) == words


class Foretold(ArrayModel):
    """A model whose figures are given."""

    def __init__(self, left: float, kernel: float | None) -> None:
        super().__init__()
        self.report, self._left, self._kernel = REPORT, left, kernel

    @property
    def left_s(self) -> float:
        return self._left

    @property
    def kernel_left_s(self) -> float | None:
        return self._kernel


def test_the_end_has_a_time_a_day_or_a_date_and_the_kernel_is_quoted_where_it_disagrees() -> None:
    for left, pattern in ((86_399, "%H:%M"), (86_400, "%Y-%m-%d %H:%M"), (6 * 86_400, "%Y-%m-%d")):
        at = time.strftime(pattern, time.localtime(round(left / 3600) * 3600))
        assert forecast(Foretold(left, None)).endswith(f", until {at}.")
    # No finer than what is left: else it would be another minute at each look.
    assert len({forecast(Foretold(8400 + 20 * number, None)) for number in range(-5, 6)}) == 1
    assert "kernel" not in forecast(Foretold(1000, 1100))
    # Then it is what every other place says.
    assert "Remaining: about 18 min, until" in forecast(Foretold(1000, 1100))
    assert forecast(Foretold(1000, 1101)).endswith(
        "The kernel estimates about 18 min, assuming constant speed across the disk."
    )
    assert "kernel" not in forecast(Foretold(60, 100))
    assert "kernel" in forecast(Foretold(61, 100))


def test_a_check_that_has_run_for_a_while_has_an_end() -> None:
    model = ArrayModel()
    running(model, seconds=400)
    assert "per member. Remaining: about " in forecast(model)
    assert model.report is not None
    assert model.report.total_sectors == TOTAL


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
    rows = wording.members(replace(REPORT, members=found), drives, does, UnitSystem.SI).rows
    assert [tuple(row) for row in rows] == [
        (
            "sda1 · S1",
            0,
            "in sync, write-mostly, blocked",
            "23.4 MB/s",
            "0 B/s",
            "35%",
            "3 read errors",
            "32 °C",
            "",
        ),
        ("sdb1 · S2", None, "faulty", "0 B/s", "0 B/s", "0%", "2 bad block ranges", None, ""),
        (rows[2][0], None, "spare", None, None, None, None, "32 °C", ""),
        ("sdy1", None, "journal", None, None, None, None, None, ""),
    ]
    assert [array_words.role(role) for role in (Role.REBUILDING, Role.REPLACEMENT)] == [
        "rebuilding",
        "replacement",
    ]


def test_facts_are_those_that_the_level_has() -> None:
    sized = replace(REPORT, size_bytes=2_000_000_000_000)
    assert [label for label, _ in wording.facts(sized, UnitSystem.SI)] == [
        *("Read-ahead", "Write-intent bitmap", "Last check", "Stripe cache", "Size"),
    ]
    facts = dict(wording.facts(sized, UnitSystem.SI))
    assert facts["Stripe cache"] == "256 stripes (3.00 MiB of memory), 0 in use"
    assert facts["Size"] == "2.00 TB"
    assert facts["Read-ahead"].startswith("2.00 MiB: 2 stripes of 1.00 MiB, chunk size 512 KiB. Enough")
    striped = replace(REPORT, level="raid0", action=None, stripe_cache=None, size_bytes=None)
    assert [label for label, _ in wording.facts(striped, UnitSystem.SI)] == ["Read-ahead"]


def test_the_bitmap_says_what_is_compared_after_a_crash() -> None:
    assert "bitmap chunk 64.0 MiB." in wording.bitmap(REPORT)
    assert "bitmap chunk unknown." in wording.bitmap(replace(REPORT, bitmap=ArrayBitmap("+8", None)))
    none = replace(REPORT, bitmap=ArrayBitmap("none", None), policy="resync")
    assert wording.bitmap(none).startswith("None. After an unclean shutdown, md resyncs the whole array")


@pytest.mark.parametrize(
    ("changes", "none", "some"),
    [
        ({"action": "check"}, "No mismatches so far.", "Mismatches so far: 4.00 KiB."),
        ({"action": "repair"}, "No mismatches so far.", "Mismatches so far: 4.00 KiB."),
        ({"last_action": "check"}, "No mismatches found.", "Mismatches: 4.00 KiB."),
        (
            {"last_action": "check", "partial": True},
            "No mismatches found in the part that was compared.",
            "Mismatches in the part that was compared: 4.00 KiB.",
        ),
        (
            {"last_action": "repair"},
            "No mismatches found.",
            "Mismatches that the repair corrected: 4.00 KiB.",
        ),
        (
            {"last_action": "repair", "partial": True},
            "No mismatches found in the part that was compared.",
            "Mismatches that the repair corrected: 4.00 KiB.",
        ),
        (
            {"last_action": "recover"},
            "Unknown: the last operation (Rebuild) does not compare the members.",
            "Mismatches at the last comparison: 4.00 KiB.",
        ),
        (
            {"last_action": None},
            "Unknown: the kernel does not report the last operation.",
            "Mismatches at the last comparison: 4.00 KiB.",
        ),
        (
            {"last_action": "none"},
            "No check since the array was started.",
            "Mismatches at the last comparison: 4.00 KiB.",
        ),
    ],
)
def test_what_the_last_check_found(changes: dict[str, object], none: str, some: str) -> None:
    checked = replace(REPORT, **({"action": "idle"} | changes))  # type: ignore[arg-type]
    assert wording.mismatches(replace(checked, mismatch_sectors=0)) == none
    assert wording.mismatches(replace(checked, mismatch_sectors=8)) == some
    assert wording.mismatches(replace(checked, mismatch_sectors=None)) == "unknown"


def test_a_boost_says_how_long_it_has_run_and_what_could_not_be_put_back() -> None:
    state = BoostState(make_drive("md0", DriveKind.ARRAY).ref, "fast", BoostStage.ON, "check", 5.0, ())
    assert wording.boost(state, 68.0).startswith(f"Boost active ({FAST}) for 1 min 3 s.")
    assert wording.boost(state, 1.0).startswith(f"Boost active ({FAST}) for 0 s.")
    assert wording.boost(replace(state, preset="own"), 68.0).startswith("Boost active (Custom)")
    assert wording.boost(replace(state, awake=True), 1.0).endswith(" The computer does not suspend until the end.")
    for stage in (BoostStage.ASKED, BoostStage.APPLYING):
        assert wording.boost(replace(state, stage=stage), 68.0) == "Applying the boost…"
    ended = replace(state, stage=BoostStage.ENDED, end=BoostEnd.DONE, why="No.")
    assert wording.boost(ended, 68.0) == "The operation finished. Not all values could be reverted: No."


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
