"""An array in sentences, and what holds it back in lines with a button."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.array import ArrayBitmap, ArrayMember, Limit, Role
from disktune_contract.arrays.md import Waiting
from disktune_contract.arrays.slow_member import Suspect
from disktune_contract.arrays.slowdown_causes import Fix
from disktune_contract.drives.drive import DriveKind
from disktune_contract.messages.boost import BoostEnd, BoostStage, BoostState
from disktune_contract.units import UnitSystem
from disktune_gui.arrays import wording
from disktune_gui.arrays.model import ArrayModel
from disktune_gui.arrays.slowdowns import Troubles
from disktune_gui.store.operation_history import Operation
from tests.gui.arrays.test_array_model import TOTAL, running
from tests.gui.arrays.test_array_model import report as report_at
from tests.gui.support import make_drive

REPORT = report_at(0.0, 1000, bitmap=ArrayBitmap("+8", 64 << 20))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"state": "inactive", "action": None}, "not started"),
        ({"state": "broken"}, "nothing more can be written"),
        ({"waiting": Waiting.DELAYED}, "waits until another array"),
        ({"waiting": Waiting.PENDING, "action": "idle", "state": "read-auto"}, "waits for the first write"),
        ({"waiting": Waiting.PENDING, "action": "idle", "state": "readonly"}, "waits until it is made writable"),
        ({"waiting": Waiting.PENDING, "action": "idle"}, "something is due and has not started"),
        ({"waiting": Waiting.PENDING, "action": "frozen"}, "paused: nothing runs until it is resumed"),
        ({"waiting": Waiting.REMOTE}, "another computer of the cluster"),
        ({"degraded": None}, "unknown how many are in sync"),
        ({"action": None}, "unknown whether anything is running"),
        ({"state": "readonly", "action": "idle"}, "read-only"),
        ({"action": "idle", "degraded": 0}, "RAID 5 of 3 members, nothing is running."),
        ({"action": "check", "degraded": 0}, "being checked"),
        ({"action": None, "level": "raid0", "degraded": None}, "RAID 0 of 3 members"),
    ],
)
def test_how_an_array_stands_in_words(changes: dict[str, object], words: str) -> None:
    assert words in wording.state(replace(REPORT, **changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ahead", "words"),
    [(512 << 10, "Less than a stripe"), (1536 << 10, "Between one stripe and two"), (8 << 20, "Enough to keep")],
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
    assert wording.bitmap(none) == "None: after a crash the ppl says what to compare."


def test_a_boost_in_words() -> None:
    state = BoostState(make_drive("md0", DriveKind.ARRAY).ref, "own", BoostStage.ENDED, "check", 5.0, ())
    for end in BoostEnd:
        assert wording.boost(replace(state, end=end), 9.0).endswith("All values were reverted.")
    failed = replace(state, stage=BoostStage.FAILED, why="No.")
    assert wording.boost(failed, 9.0) == "Not sped up: No."
    unknown = replace(state, stage=BoostStage.ENDED, end=None)
    assert wording.boost(unknown, 9.0).startswith("The speed-up is over.")


def test_a_drive_that_holds_the_others_back_can_be_looked_at(qtbot: QtBot) -> None:
    class Slow(ArrayModel):
        @property
        def suspect(self) -> Suspect:
            return Suspect("sdf", 0.99, 0.2, 90.0, 8.0, 1e7)

    troubles = Troubles()
    qtbot.addWidget(troubles)
    troubles.show_model(Slow(), {})
    with qtbot.waitSignal(troubles.drive_wanted) as told:
        troubles.buttons[0].click()
    assert troubles.buttons[0].text() == "Show the drive"
    assert told.args == ["sdf"]


@pytest.mark.parametrize(
    ("action", "noun", "doing"),
    [
        ("resync", "Resync", "being made equal again"),
        ("recover", "Rebuild", "being rebuilt"),
        ("reshape", "Reshape", "being reshaped"),
        ("check", "Check", "being checked"),
        ("repair", "Repair", "being checked and repaired"),
    ],
)
def test_what_runs_has_a_noun_and_a_verb(action: str, noun: str, doing: str) -> None:
    assert wording.operation_name(action) == noun
    assert wording.state(replace(REPORT, action=action)) == f"RAID 5 of 3 members, {doing}."


def test_the_head_of_the_sentence_says_only_what_is_known() -> None:
    def head(**changes: object) -> str:
        changed = replace(REPORT, action="idle", **changes)  # type: ignore[arg-type]
        return wording.state(changed).removesuffix(", nothing is running.")

    assert head() == "RAID 5 of 3 members"
    assert head(level="linear") == "linear of 3 members"
    assert head(level="") == "RAID of unknown level of 3 members"
    assert head(raid_disks=None) == "RAID 5 of unknown members"
    assert head(degraded=2) == "RAID 5 of 3 members, 2 not in sync"
    assert head(degraded=None, level="raid0") == "RAID 0 of 3 members"
    assert head(state="clear").endswith("not started.")
    assert head(state="read-auto").endswith("read-only until the first write.")


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.2, "1 s"),
        (41.4, "41 s"),
        (60, "1 min"),
        (89, "1 min"),
        (6 * 3600 - 60, "5 h 59 min"),
        (6 * 3600 + 200, "6 h"),
        (6 * 3600 + 400, "6 h 10 min"),
    ],
)
def test_a_length_of_time_is_as_exact_as_it_can_be(seconds: float, words: str) -> None:
    assert wording.about(seconds) == words


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
        (0, "0 B/s for each member. It stands still."),
        (100_000, "102 MB/s for each member. It is too early to say when it ends; the kernel says in 2 h 47 min."),
        (1, "1.02 kB/s for each member. It is too early to say when it ends."),
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
    for left, pattern in ((86_399, "%H:%M"), (86_400, "%a %H:%M"), (6 * 86_400, "%Y-%m-%d")):
        at = time.strftime(pattern, time.localtime(left))
        assert forecast(Foretold(left, None)).endswith(f" left, until {at}.")
    assert "kernel" not in forecast(Foretold(1000, 1100))
    assert forecast(Foretold(1000, 1101)).endswith(
        "The kernel says 18 min, as if all of a disk were equally fast."
    )
    assert "kernel" not in forecast(Foretold(60, 100))
    assert "kernel" in forecast(Foretold(61, 100))


def test_a_check_that_has_run_for_a_while_has_an_end() -> None:
    model = ArrayModel()
    running(model, seconds=400)
    assert "for each member. About " in forecast(model)
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
    rows = wording.members(replace(REPORT, members=found), drives).rows
    assert [tuple(row) for row in rows] == [
        ("sda1 · Disk · S1", 0, "in sync, read only if it must be, blocked", 3, "none", "32 °C"),
        ("sdb1 · Disk · S2", None, "failed", None, "2 ranges", None),
        (rows[2][0], None, "spare", None, None, "32 °C"),
        ("sdy1", None, "journal", None, None, None),
    ]
    assert [wording.role(role) for role in (Role.REBUILDING, Role.REPLACEMENT)] == [
        "being rebuilt",
        "takes over from another",
    ]


def test_facts_are_those_that_the_level_has() -> None:
    sized = replace(REPORT, size_bytes=2_000_000_000_000)
    assert [label for label, _ in wording.facts(sized, UnitSystem.SI)] == [
        *("Read-ahead", "Write-intent bitmap", "Last check", "Stripe cache", "Size"),
    ]
    facts = dict(wording.facts(sized, UnitSystem.SI))
    assert facts["Stripe cache"] == "256 stripes, 3.00 MiB of memory; 0 in use"
    assert facts["Size"] == "2.00 TB"
    assert facts["Read-ahead"].startswith("2.00 MiB: 2 stripes of 1.00 MiB, chunks of 512 KiB. Enough")
    striped = replace(REPORT, level="raid0", action=None, stripe_cache=None, size_bytes=None)
    assert [label for label, _ in wording.facts(striped, UnitSystem.SI)] == ["Read-ahead"]


def test_the_bitmap_says_what_is_compared_after_a_crash() -> None:
    assert "a bit stands for 64.0 MiB." in wording.bitmap(REPORT)
    assert "a bit stands for unknown." in wording.bitmap(replace(REPORT, bitmap=ArrayBitmap("+8", None)))
    none = replace(REPORT, bitmap=ArrayBitmap("none", None), policy="resync")
    assert wording.bitmap(none).startswith("None: after a crash everything is compared")


@pytest.mark.parametrize(
    ("changes", "none", "some"),
    [
        ({"action": "check"}, "No difference so far.", "4.00 KiB differ so far."),
        ({"action": "repair"}, "No difference so far.", "4.00 KiB differ so far."),
        ({"last_action": "check"}, "No difference found.", "4.00 KiB differ."),
        (
            {"last_action": "check", "partial": True},
            "No difference found in the part that was compared.",
            "4.00 KiB differ in the part that was compared.",
        ),
        (
            {"last_action": "repair"},
            "No difference found.",
            "4.00 KiB differed and were made equal by the repair.",
        ),
        (
            {"last_action": "repair", "partial": True},
            "No difference found in the part that was compared.",
            "4.00 KiB differed and were made equal by the repair.",
        ),
        (
            {"last_action": "recover"},
            "Not known: what ran last was a rebuild, which compares nothing.",
            "4.00 KiB differed when the members were last compared.",
        ),
        (
            {"last_action": None},
            "Unknown: the kernel does not report what ran last.",
            "4.00 KiB differed when the members were last compared.",
        ),
        (
            {"last_action": "none"},
            "None since the array was started.",
            "4.00 KiB differed when the members were last compared.",
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
    assert wording.boost(state, 68.0).startswith("Sped up (Fast) for 1 min 3 s.")
    assert wording.boost(state, 1.0).startswith("Sped up (Fast) for 0 s.")
    assert wording.boost(replace(state, preset="own"), 68.0).startswith("Sped up (Own values)")
    for stage in (BoostStage.ASKED, BoostStage.APPLYING):
        assert wording.boost(replace(state, stage=stage), 68.0) == "Being sped up…"
    ended = replace(state, stage=BoostStage.ENDED, end=BoostEnd.DONE, why="No.")
    assert wording.boost(ended, 68.0) == "The operation is done. Not all values could be reverted: No."


def test_the_history_says_what_was_seen_of_each() -> None:
    first = Operation("uuid:1", "md0", "check", 1000.0, 1500.4, whole=True, done=True, mismatches=8)
    later = replace(first, operation="recover", whole=False, done=False, mismatches=None, boost="fast")
    at = time.strftime("%Y-%m-%d %H:%M", time.localtime(1500.4))
    assert [tuple(row) for row in wording.history((first, later)).rows] == [
        ("Check", at, "8 min 20 s", "done", 8),
        ("Rebuild, sped up", at, "more than 8 min 20 s", "stopped", None),
    ]


def test_a_cause_with_a_remedy_has_a_button_and_lines_that_stay_are_left_alone(qtbot: QtBot) -> None:
    model, troubles = ArrayModel(), Troubles()
    qtbot.addWidget(troubles)
    troubles.show_model(model, {})
    assert troubles.isHidden()
    model.add_report(replace(REPORT, speed_kib_s=200_000, fastest=Limit(200_000, own=True)))
    troubles.show_model(model, {})
    (button,) = troubles.buttons
    assert button.text() == "Speed up…"
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
