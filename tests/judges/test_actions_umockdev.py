"""Actions beside hdparm: the same commands reach the drive, and hdparm sees what came of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from disktune_contract.drives.drive import PowerMode
from disktune_contract.messages.action import Act, Acted
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from tests.judges.umockdev_world import Helper, World, words_of

pytestmark = [pytest.mark.tools, pytest.mark.slow]

SAME = (
    ("flush", "-F", "ACTIVE"),
    ("idle", "--idle-immediate", "IDLE"),
    ("idle-unload", "--idle-unload", "IDLE"),
    ("standby", "-y", "STANDBY"),
    ("sleep", "-Y", "SLEEP"),
)
"""An action, hdparm's flag for it, and how the drive is then."""


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    """Give a machine with the drive; each test begins by waking it."""
    with World(words_of("skdump_FUJITSU_MHY2120BH--0084000D")) as made:
        yield made


@pytest.fixture(scope="module")
def helper(world: World) -> Helper:
    return world.helper()


def act(helper: Helper, action: str, *, agreed: bool = False, verb: str = "act") -> Acted:
    answer: Acted = helper.ask(verb, Act(helper.drive, action, agreed))
    return answer


def wake(world: World) -> None:
    """Let the platters be read, as any program does."""
    world.wake()
    assert world.look().power == "ACTIVE"
    world.changes()


def test_both_ask_without_waking(world: World) -> None:
    inspecting = world.helper(Class.INSPECT)
    for mode, words in ((PowerMode.ACTIVE_OR_IDLE, "active/idle"), (PowerMode.STANDBY, "standby")):
        wakeups = world.look().wakeups
        assert act(inspecting, "check-power", verb="ask").power is mode
        assert f"drive state is:  {words}" in world.hdparm("-C")
        assert world.look().wakeups == wakeups
        world.hdparm("-y")


def test_hdparm_sees_the_drive_asleep_and_a_refusal_leaves_it_so(world: World, helper: Helper) -> None:
    wake(world)
    act(helper, "standby")
    assert "drive state is:  standby" in world.hdparm("-C")
    world.changes()
    for action in ("idle", "flush", "idle-unload", "standby", "reread-partitions"):
        with pytest.raises(Refusal) as refused:
            act(helper, action, agreed=True)
        assert refused.value.fault is Fault.WOULD_WAKE, action
    assert (world.changes(), world.look().power) == ([], "STANDBY")


def test_the_drive_gets_what_hdparm_sends_and_one_that_sleeps_is_asked_nothing(
    world: World, helper: Helper
) -> None:
    for action, flag, power in SAME:
        wake(world)
        world.hdparm(flag)
        theirs = world.changes()
        assert world.look().power == power, action
        wake(world)
        act(helper, action, agreed=True)
        assert world.changes() == theirs != [], action
        assert world.look().power == power, action
    assert helper.states()["ata.apm"].value == 128
    assert act(helper, "check-power", verb="ask").power is PowerMode.SLEEP
    assert world.opcodes() == set()
    assert world.look().power == "SLEEP"
