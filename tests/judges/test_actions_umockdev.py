"""Actions beside hdparm: the same commands reach the drive, and hdparm sees what came of them."""

from __future__ import annotations

import pytest

from disktune_contract.drives.power import PowerMode
from disktune_contract.messages.action import Act, Acted
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import Class
from tests.judges.umockdev_world import Helper, World, words_of

pytestmark = [pytest.mark.tools, pytest.mark.slow]

SATA = words_of("skdump_FUJITSU_MHY2120BH--0084000D")


def act(helper: Helper, action: str, *, agreed: bool = False, verb: str = "act") -> Acted:
    answer: Acted = helper.ask(verb, Act(helper.drive, action, agreed))
    return answer


@pytest.mark.parametrize(
    ("action", "flags", "power"),
    [
        ("standby", ("-y",), "STANDBY"),
        ("sleep", ("-Y",), "SLEEP"),
        ("idle", ("--idle-immediate",), "IDLE"),
        ("idle-unload", ("--idle-unload",), "IDLE"),
        ("flush", ("-F",), "ACTIVE"),
    ],
)
def test_the_drive_gets_what_hdparm_sends(action: str, flags: tuple[str, ...], power: str) -> None:
    sent = []
    for ours in (True, False):
        with World(SATA) as world:
            if ours:
                helper = world.helper()
                world.changes()
                act(helper, action, agreed=True)
            else:
                world.hdparm(*flags)
            sent.append(world.changes())
            assert world.look().power == power
    assert sent[0] == sent[1] != []


@pytest.mark.parametrize(
    ("power", "mode", "words"),
    [("ACTIVE", PowerMode.ACTIVE_OR_IDLE, "active/idle"), ("STANDBY", PowerMode.STANDBY, "standby")],
)
def test_both_ask_without_waking(power: str, mode: PowerMode, words: str) -> None:
    with World(SATA, power=power) as world:
        asked = act(world.helper(Class.INSPECT), "check-power", verb="ask")
        assert asked.power is mode
        assert f"drive state is:  {words}" in world.hdparm("-C")
        assert world.look().wakeups == 0


def test_hdparm_sees_the_drive_asleep_and_a_refusal_leaves_it_so() -> None:
    with World(SATA) as world:
        helper = world.helper()
        act(helper, "standby")
        assert "drive state is:  standby" in world.hdparm("-C")
        world.changes()
        for action in ("idle", "flush", "idle-unload", "standby", "reread-partitions"):
            with pytest.raises(Refusal) as refused:
                act(helper, action, agreed=True)
            assert refused.value.fault is Fault.WOULD_WAKE
        assert (world.changes(), world.look().power) == ([], "STANDBY")


def test_a_drive_sent_to_sleep_is_asked_nothing() -> None:
    with World(SATA) as world:
        helper = world.helper()
        act(helper, "sleep", agreed=True)
        world.changes()
        assert helper.states()["ata.apm"].value == 128
        assert act(helper, "check-power", verb="ask").power is PowerMode.SLEEP
        assert world.opcodes() == set()
        assert world.look().power == "SLEEP"
