"""What is on trial and not kept is reverted, however the trial ends: hdparm sees the earlier values."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from disktune_contract.messages.change import MIN_TRIAL_S, OfTrial, TrialEnd, TrialEnded
from disktune_contract.settings.setting import Value
from tests.judges.judges import APM_OFF, JUDGES
from tests.judges.umockdev_world import Helper, World, words_of

pytestmark = [pytest.mark.tools, pytest.mark.slow]

CHANGES: tuple[tuple[str, Value], ...] = (
    ("block.read_ahead", 4096),
    ("block.scheduler", "bfq"),
    ("block.nr_requests", 8),
    ("scsi.queue_depth", 1),
    ("ata.write_cache", False),
    ("ata.look_ahead", False),
    ("ata.apm", APM_OFF),
    ("ata.aam", 128),
    ("ata.standby_timer", 12),
)

THERE = ["EA ext", "EF/82", "EA ext", "EF/55", "EF/85", "EF/42 count 80", "E3 count 0C"]
BACK = ["EF/02", "EF/AA", "EF/05 count 80", "EF/42 count FE", "E3"]

WINDOW = ("/bin/sh", "-c", '"$@"; exit $?', "window")
"""A window that starts its helper and waits; its pipes are ours."""


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    """Give a machine whose drive has all nine settings."""
    with World(words_of("skdump_FUJITSU_MHY2120BH--0084000D")) as made:
        # Not what every change of the scheduler leaves behind.
        JUDGES["block.nr_requests"].change(made, 100)
        yield made


def readings(world: World) -> dict[str, Value | None]:
    """Return how the judges see all nine."""
    return {name: judge.read(world) for name, judge in JUDGES.items()}


def put_on_trial(world: World, helper: Helper) -> tuple[str, dict[str, Value | None]]:
    """Change all nine at once; return the trial and what the judges read before."""
    before = readings(world)
    world.changes()
    applied = helper.apply(*CHANGES)
    assert [result.fault for result in applied.results] == [None] * len(CHANGES)
    assert world.changes() == THERE
    assert readings(world) == dict(CHANGES)
    assert all(before[name] != value for name, value in CHANGES)
    return applied.trial, before


def test_put_back_on_request(world: World) -> None:
    helper = world.helper()
    trial, before = put_on_trial(world, helper)
    ended = helper.ask("put-back", OfTrial(trial))
    check(ended, trial, TrialEnd.REVERTED)
    assert world.changes() == BACK
    assert readings(world) == before


def test_put_back_when_nobody_confirms(world: World) -> None:
    helper = world.helper()
    before = readings(world)
    world.changes()
    # Nobody looks in between: a busy machine may take longer for that than the trial lasts.
    applied = helper.apply(*CHANGES, trial_s=MIN_TRIAL_S)
    assert [result.fault for result in applied.results] == [None] * len(CHANGES)
    check(helper.event(), applied.trial, TrialEnd.TIMED_OUT)
    assert world.changes() == THERE + BACK
    assert readings(world) == before
    assert helper.hang_up() == 0


def test_put_back_when_the_input_ends(world: World) -> None:
    helper = world.helper()
    trial, before = put_on_trial(world, helper)
    assert helper.hang_up() == 0
    check(helper.event(), trial, TrialEnd.SESSION_ENDED)
    assert world.changes() == BACK
    assert readings(world) == before


def test_put_back_when_the_window_is_killed(world: World) -> None:
    helper = world.helper(window=WINDOW)
    trial, before = put_on_trial(world, helper)
    # Our ends of the pipes stay open: only the death of its parent can tell the helper.
    helper.process.kill()
    helper.finish()
    check(helper.event(), trial, TrialEnd.SESSION_ENDED)
    assert world.changes() == BACK
    assert readings(world) == before


@pytest.mark.privilege
def test_put_back_by_the_next_helper_when_one_is_killed(world: World) -> None:
    helper = world.helper()
    trial, before = put_on_trial(world, helper)
    # What it wrote down is trusted only if root did.
    helper.process.kill()
    helper.process.wait()
    assert readings(world) == dict(CHANGES)
    following = world.helper()
    assert following.hello.unfinished == 1
    check(following.event(), trial, TrialEnd.SESSION_ENDED)
    assert world.changes() == BACK
    assert readings(world) == before


def test_kept(world: World) -> None:
    # The last, for the others begin with what this one leaves.
    helper = world.helper()
    trial, _ = put_on_trial(world, helper)
    assert helper.ask("keep", OfTrial(trial)).end is TrialEnd.KEPT
    assert helper.hang_up() == 0
    assert helper.events == []
    assert world.changes() == []
    assert readings(world) == dict(CHANGES)


def check(ended: object, trial: str, end: TrialEnd) -> None:
    """Make sure that a trial ended so, and that everything was reverted."""
    assert isinstance(ended, TrialEnded)
    assert (ended.trial, ended.drive, ended.end) == (trial, "sda", end)
    assert [result.fault for result in ended.results] == [None] * len(ended.results)
    # What comes with them had come back with them.
    assert {result.setting for result in ended.results if result.changed} == {name for name, _ in CHANGES}
