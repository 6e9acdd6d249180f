"""The rows of Your Drives: their order and their words."""

from __future__ import annotations

import itertools
import time
from typing import Any

import pytest
from PyQt6.QtWidgets import QApplication

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.checkup.usual import Expected, ReadSpeed
from disktune_contract.drives.drive import Drive, DriveKind, Usage
from disktune_contract.health.health import AtaHealth, Health
from disktune_contract.health.sample import DAY_S, LastVerdict
from disktune_contract.health.verdict import HealthJudgement, HealthVerdict
from disktune_contract.units import UnitSystem
from disktune_gui.health.badge import KnownHealth, power_on
from disktune_gui.home.problem_text import RowProblem
from disktune_gui.home.rows import Now, Rank, Row, RowFacts, in_old_order, ordered, row, summary
from disktune_gui.page_declaration import DrivePart
from disktune_gui.services.attention import Trouble
from tests.gui.home.home_stage import ASLEEP, HIDDEN, array
from tests.gui.text.speaking import shipped
from tests.sample_drive import make_drive

REPORTED = Health(ata=AtaHealth(True, ()))
PROBLEM = RowProblem("It is bad.", "Do Something", DrivePart.HEALTH)


def known(verdict: HealthVerdict, health: Health = REPORTED, *, last: LastVerdict | None = None) -> KnownHealth:
    return KnownHealth(health, HealthJudgement(verdict, (), ()), time.time(), last)


def facts(drive: Drive, health: KnownHealth | None = None, *troubles: Trouble, **more: Any) -> RowFacts:
    return RowFacts(drive, health, troubles, PROBLEM if troubles else None, **more)


def made(one: RowFacts) -> Row:
    return row(one, UnitSystem.SI)


RANKED = {
    Rank.FAILING: [
        facts(make_drive("sda"), known(HealthVerdict.FAILING), Trouble.FAILING),
        facts(array(alarm=Alarm.FAILED), None, Trouble.ARRAY_FAILED),
    ],
    Rank.ATTENTION: [
        facts(array(alarm=Alarm.DEGRADED), None, Trouble.DEGRADED),
        facts(make_drive("sda"), known(HealthVerdict.CAUTION), Trouble.CAUTION),
        facts(make_drive("sda"), known(HealthVerdict.GOOD), Trouble.SCRUB_ERRORS),
        facts(make_drive("sda"), known(HealthVerdict.GOOD), Trouble.HELD),
        facts(make_drive("mmcblk0", DriveKind.MMC), None, Trouble.FINDING),
    ],
    Rank.ENDABLE: [
        facts(make_drive("sda"), None, locked=True),
        facts(make_drive("sda"), known(HealthVerdict.UNKNOWN, ASLEEP)),
    ],
    Rank.GOOD: [
        facts(make_drive("sda"), known(HealthVerdict.GOOD)),
        facts(make_drive("sda"), None),
        facts(array(alarm=Alarm.HEALTHY), None),
    ],
    Rank.NATURAL: [
        facts(make_drive("sdh", DriveKind.USB), known(HealthVerdict.UNKNOWN, HIDDEN)),
        facts(make_drive("mmcblk0", DriveKind.MMC), None),
    ],
}


@pytest.mark.parametrize(("rank", "one"), [(rank, one) for rank, many in RANKED.items() for one in many])
def test_every_state_has_its_rank(rank: Rank, one: RowFacts) -> None:
    assert made(one).rank is rank


def test_whatever_the_verdicts_the_worst_is_first_and_equals_keep_their_order() -> None:
    every = [made(one) for many in RANKED.values() for one in many]
    for turn in range(len(every)):
        shuffled = [*every[turn:], *reversed(every[:turn])]
        rows = ordered(shuffled)
        assert [one.rank for one in rows] == sorted(one.rank for one in every)
        for rank, group in itertools.groupby(rows, key=lambda one: (one.rank, one.troubles[:1])):
            same = [one for one in shuffled if (one.rank, one.troubles[:1]) == rank]
            assert [id(one) for one in group] == [id(one) for one in same]


def test_under_the_pointer_rows_stay_and_new_ones_follow() -> None:
    rows = [made(facts(make_drive(name))) for name in ("sda", "sdb", "sdc")]
    kept = in_old_order(rows, [rows[2].key, rows[0].key])
    assert [one.drive.name for one in kept] == ["sdc", "sda", "sdb"]


def test_a_drive_that_sleeps_shows_its_last_verdict_with_the_date_and_no_temperature() -> None:
    last = LastVerdict(time.time() - DAY_S, HealthVerdict.GOOD)
    one = made(facts(make_drive("sdd"), known(HealthVerdict.UNKNOWN, ASLEEP, last=last)))
    assert (one.word, one.reason, one.temperature) == ("Good", "yesterday", "–")


def test_what_is_unknown_says_why_in_two_words() -> None:
    reasons = {
        "hidden by USB": facts(make_drive("sdh", DriveKind.USB), known(HealthVerdict.UNKNOWN, HIDDEN)),
        "not reported": facts(make_drive("mmcblk0", DriveKind.MMC), None),
        "never read": facts(make_drive("sdd"), known(HealthVerdict.UNKNOWN, ASLEEP)),
        "": facts(make_drive("sda"), None, locked=True),
    }
    for reason, one in reasons.items():
        shown = made(one)
        assert (shown.word, shown.reason) == ("Unknown", reason)
    assert made(facts(make_drive("sda"))).word == "–", "before the first answer nothing is claimed"


def test_a_finding_that_costs_speed_is_said_beside_the_speed_and_others_are_counted() -> None:
    findings = ("link.usb", "array.recovery")
    one = made(facts(make_drive("sda"), known(HealthVerdict.GOOD), findings=findings, speed=ReadSpeed(38e6, 0.0)))
    assert (one.speed, one.speed_word, one.reason) == ("38.0 MB/s", "USB 2 port", "1 finding")
    assert one.is_slow
    assert one.gauge is None, "nothing is known of a drive behind a bridge"


@pytest.mark.parametrize(("bytes_s", "word"), [(62e6, "slow"), (150e6, "usual"), (260e6, "fast")])
def test_a_speed_is_beside_the_usual_one_and_the_tip_says_where_that_is_from(bytes_s: float, word: str) -> None:
    speed = ReadSpeed(bytes_s, 0.0, Expected(100e6, 200e6, "hard disks of this size"))
    one = made(facts(make_drive("sda"), speed=speed))
    assert (one.speed_word, one.is_slow) == (word, word == "slow")
    assert one.tip.endswith("Usual: 100–200 MB/s (hard disks of this size)")
    assert word in one.spoken
    assert one.gauge is not None
    assert one.gauge.low < one.gauge.high < 1
    assert (one.gauge.mark < one.gauge.low, one.gauge.mark > one.gauge.high) == (word == "slow", word == "fast")


@pytest.mark.parametrize(
    ("hours", "words"),
    [(20, "1 day"), (50, "2 days"), (4400, "6 months"), (8766, "1.0 years"), (69_000, "7.9 years")],
)
def test_the_power_on_time_has_one_unit(hours: int, words: str) -> None:
    assert power_on(hours) == words


def test_the_use_is_a_word() -> None:
    uses = {
        "system": Usage(mounts=("/", "/boot"), system=True),
        "CAMERA": Usage(mounts=("/media/alex/CAMERA",)),
        "/home, …": Usage(mounts=("/home", "/srv")),
        "swap": Usage(swap=True),
        "": Usage(),
    }
    for words, usage in uses.items():
        assert made(facts(make_drive("sda", usage=usage))).parts[3] == words
    member = make_drive("sda", usage=Usage(arrays=("md0",)))
    assert made(facts(member, arrays=("media",))).parts[3] == "media"


def test_of_several_drives_of_the_same_model_each_shows_its_serial_number() -> None:
    drive = make_drive("sdf", serial="WD-1")
    assert made(facts(drive)).parts[0] == "sdf"
    assert made(facts(drive, alike=True)).parts[0] == "sdf · WD-1"
    assert made(facts(make_drive("sdf", serial=""), alike=True)).parts[0] == "sdf"


def test_the_heading_counts_what_is_wrong_or_else_all() -> None:
    assert summary(1, 2, 11) == "1 failing, 2 need attention"
    assert summary(0, 1, 11) == "1 needs attention"
    assert summary(0, 0, 11) == "11 found"


def test_what_is_wrong_is_joined_as_the_language_joins_it(qapp: QApplication) -> None:
    with shipped(qapp, "ja"):
        assert summary(1, 2, 11) == "異常 1 台、要注意 2 台"
        assert Now("読み取り", "45 MB/s").spoken == "読み取り、45 MB/s"


def test_the_row_is_spoken_as_a_whole_the_problem_before_the_figures() -> None:
    one = made(facts(make_drive("sda"), known(HealthVerdict.FAILING), Trouble.FAILING, speed=ReadSpeed(78e6, 0.0)))
    spoken = one.spoken
    for part in (
        "Example sda",
        "sda",
        "Health: Failing",
        "today",
        "It is bad",
        "Do Something",
        "78.0 MB/s",
        "34 °C",
    ):
        assert part in spoken
    assert spoken.index("It is bad") < spoken.index("78.0 MB/s")
