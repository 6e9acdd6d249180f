"""A window on another machine: it pings, and when no ping comes any more, what is on trial is reverted."""

from __future__ import annotations

import pytest

from disktune_contract import catalog
from disktune_contract.catalog import SETTINGS
from disktune_contract.messages import protocol
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import SILENCE_S
from disktune_gui.demo.world import World
from disktune_helper.rpc import session_limits
from disktune_helper.settings.trials import TrialFiles
from tests.amounts import PATIENCE_S
from tests.helper.conftest import Clock
from tests.helper.rpc.helper_window import Open, Window


def fall_silent(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Send the last ping, and wait until the helper has left, though its input is open."""
    monkeypatch.setattr(session_limits, "SILENCE_S", 0.05)
    window.send('{"id":1,"op":"ping","args":{}}\n')
    window.thread.join(PATIENCE_S)
    assert not window.thread.is_alive()


def test_both_sides_notice_a_cut_within_ten_seconds() -> None:
    assert SILENCE_S < 10
    assert protocol.PING_S * 2 < SILENCE_S, "one ping may be late"


@pytest.mark.parametrize("privilege", Class)
def test_a_window_that_falls_silent_is_left(
    window: Open, monkeypatch: pytest.MonkeyPatch, privilege: Class
) -> None:
    opened = window(privilege)
    assert opened.ask("ping") == {"id": 1, "ok": {}}
    fall_silent(opened, monkeypatch)


def test_what_is_on_trial_is_reverted_and_the_next_helper_can_say_so(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window()
    before = opened.value("sdb", "block.read_ahead")
    trial = opened.apply("sdb", "block.read_ahead", 1024, trial_s=60)["ok"]["trial"]
    fall_silent(opened, monkeypatch)
    after = window(world=opened.world, folders=opened.folders)
    assert after.value("sdb", "block.read_ahead") == before
    look = after.ask("trial", trial=trial)["ok"]
    assert look["stage"] == "over"
    assert (look["ended"]["end"], look["ended"]["drive"]) == ("session-ended", "sdb")


def test_pings_keep_a_session_and_are_no_use_of_it(window: Open) -> None:
    clock = Clock()
    opened = window(world=World(clock=clock))
    for _ in range(round(session_limits.IDLE_LIMIT_S / protocol.PING_S) + 2):
        opened.send('{"id":1,"op":"ping","args":{}}\n')
        line = opened.line()
        if line.get("event") == "session-ending":
            break
        clock.now += protocol.PING_S
    assert line["args"]["why"] == "Not used for 10 min."


def test_a_window_of_this_machine_may_be_silent(window: Open) -> None:
    clock = Clock()
    opened = window(world=World(clock=clock))
    clock.now += 2 * SILENCE_S
    assert opened.ask("alive")["ok"] == {}
    opened.apply("sdb", "block.read_ahead", 1024)
    opened.rest()
    assert not [name for name in opened.folders[1].names() if name.startswith("ended-")], "nobody will ask"


def test_word_of_an_end_is_kept_though_others_are_many(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = window()
    for number in range(40):
        opened.folders[1].replace(f"ended-{number:016x}", "{}")
    trial = opened.apply("sdb", "block.read_ahead", 1024)["ok"]["trial"]
    fall_silent(opened, monkeypatch)
    assert TrialFiles(opened.ports, opened.folders[1]).ended(trial) is not None


def test_the_catalogue_has_a_digest_of_each_declaration(window: Open) -> None:
    declared = window(Class.BROWSE).ask("catalogue")["ok"]["declared"]
    found = {one["id"]: one["digest"] for one in declared}
    assert all(found[setting.id] == catalog.digest(setting) for setting in SETTINGS)
    assert len(set(found.values())) == len(found)
