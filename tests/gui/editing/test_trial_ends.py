"""What is still said of trials that have ended."""

from __future__ import annotations

from disktune_gui.editing.trials import IN_SIGHT, TrialEnds
from tests.sample_drive import make_drive

SDA, SDB = make_drive("sda").ref, make_drive("sdb").ref


def test_the_next_trial_of_a_drive_takes_away_what_was_said_of_the_last_unless_it_failed() -> None:
    ends = TrialEnds()
    ends.add(SDA, "kept", "good")
    ends.add(SDB, "reverted", "caution")
    assert ends.told() == ("kept\nreverted", "caution")
    ends.began(SDA)
    assert ends.told() == ("reverted", "caution")
    ends.add(SDB, "stuck", "danger")
    assert ends.told() == ("stuck", "danger")
    ends.began(SDB)
    ends.add(SDB, "kept", "good")
    assert ends.told() == ("stuck\nkept", "danger")
    ends.clear()
    assert ends.told() == ("", "")


def test_failures_come_first_and_are_all_told_of_good_ends_the_last() -> None:
    ends = TrialEnds()
    for number in range(IN_SIGHT + 2):
        ends.add(make_drive(f"sd{number}").ref, f"good {number}", "good")
    for number in range(IN_SIGHT + 2):
        ends.add(make_drive(f"sx{number}").ref, f"bad {number}", "danger")
    assert ends.told()[0].split("\n") == [
        *(f"bad {number}" for number in range(IN_SIGHT + 2)),
        *(f"good {number}" for number in range(2, IN_SIGHT + 2)),
    ]
