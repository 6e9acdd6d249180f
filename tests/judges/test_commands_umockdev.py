"""What the commands for a terminal set is what hdparm and cat see, and what they revert is as before."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from collections.abc import Iterator

import pytest

from disktune_contract.messages.change import MIN_TRIAL_S
from disktune_contract.settings.setting import Value
from tests.amounts import PATIENCE_S
from tests.judges.judges import JUDGES
from tests.judges.umockdev_world import World, words_of

pytestmark = [pytest.mark.tools, pytest.mark.slow]

NAMES = ("ata.apm", "ata.aam", "ata.look_ahead", "block.read_ahead", "block.scheduler")


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    with World(words_of("skdump_FUJITSU_MHY2120BH--0084000D")) as made:
        yield made


def run(world: World, *words: str) -> tuple[int, str, str]:
    """Run a command to its end; return status, output and complaints."""
    with world.command(*words) as process:
        out, complaints = process.communicate(timeout=PATIENCE_S)
        return process.returncode, out, complaints


def readings(world: World) -> dict[str, Value | None]:
    """Return how the judges see the settings."""
    return {name: JUDGES[name].read(world) for name in NAMES}


def wait_for(world: World, process: subprocess.Popen[str], name: str, value: Value) -> None:
    """Wait until a judge sees a value."""
    until = time.monotonic() + PATIENCE_S
    while JUDGES[name].read(world) != value:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.1)


def test_hdparm_sees_what_was_set_by_its_own_letters(world: World) -> None:
    letters = ("-B200M128A0", "-S", "12")
    world.changes()
    status, out, complaints = run(world, "set", "sda", *letters, "-a1024", "--keep")
    assert (status, complaints) == (0, ""), out
    sent = world.changes()
    seen = readings(world)
    assert {name: seen[name] for name in NAMES[:4]} == {
        "ata.apm": 200,
        "ata.aam": 128,
        "ata.look_ahead": False,
        "block.read_ahead": 512,
    }
    assert "APM_level\t= 200" in world.hdparm("-B")
    status, out, _ = run(world, "get", "sda", "-B", "--json")
    assert json.loads(out)["drives"][0]["settings"][0]["value"] == 200
    world.hdparm("-B128M254A1S0")
    world.changes()
    world.hdparm(*letters)
    assert set(world.changes()) == set(sent)


def test_a_trial_that_nobody_keeps_leaves_what_hdparm_saw_before(world: World) -> None:
    before = readings(world)
    world.changes()
    # Nobody looks in between: a busy machine may take longer for that than the trial lasts.
    status, out, _ = run(world, "set", "sda", "apm=254", "scheduler=bfq", "--try", f"{MIN_TRIAL_S}s")
    assert status == 1, out
    assert world.changes() == ["EF/05 count FE", f"EF/05 count {before['ata.apm']:02X}"]
    assert readings(world) == before


@pytest.mark.parametrize(
    ("number", "keep"), [(signal.SIGINT, ("--keep",)), (signal.SIGTERM, ()), (signal.SIGHUP, ())]
)
def test_a_signal_reverts_before_the_time_is_over(world: World, number: int, keep: tuple[str, ...]) -> None:
    before = readings(world)
    with world.command("set", "sda", "apm=254", "aam=192", "--try", "120s", *keep) as process:
        wait_for(world, process, "ata.aam", 192)
        process.send_signal(number)
        assert process.wait(PATIENCE_S) == 1
    assert readings(world) == before


def test_what_the_window_refuses_is_refused_and_nothing_is_sent(world: World) -> None:
    world.changes()
    for words in (("-m", "4"), ("apm=300",)):
        status, _, complaints = run(world, "set", "sda", *words, "--keep")
        assert status in (1, 2)
        assert complaints
    assert world.changes() == []


def test_actions_send_what_hdparm_sends_and_see_what_it_sees(world: World) -> None:
    world.changes()
    status, out, complaints = run(world, "act", "sda", "-yC", "--yes")
    assert (status, complaints) == (0, ""), out
    sent = world.changes()
    assert "drive state is:  standby" in world.hdparm("-C")
    assert "asleep now (standby)" in out.splitlines()[1]
    world.hdparm("-y")
    assert world.changes() == sent
