"""A window on another machine: it pings, and when no ping comes any more, what is on trial is reverted."""

from __future__ import annotations

import time

import pytest

from disktune_contract import catalog
from disktune_contract.catalog import SETTINGS
from disktune_contract.messages import protocol
from disktune_contract.messages.protocol import SILENCE_S, Class
from disktune_helper.rpc import session_limits
from disktune_helper.settings.trial_files import TrialFiles
from tests.amounts import PATIENCE_S
from tests.helper.rpc.helper_window import Open, Window

SHORT_S = 1.5


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let silence be short."""
    monkeypatch.setattr(session_limits, "SILENCE_S", SHORT_S)


def cut_off(window: Window) -> None:
    """Wait until the helper has left, though its input is open."""
    window.thread.join(PATIENCE_S)
    assert not window.thread.is_alive()


def test_both_sides_notice_a_cut_within_ten_seconds() -> None:
    assert SILENCE_S < 10
    assert protocol.PING_S * 2 < SILENCE_S, "one ping may be late"


@pytest.mark.slow
@pytest.mark.parametrize("privilege", Class)
def test_a_window_that_falls_silent_is_left(window: Open, impatient: None, privilege: Class) -> None:
    opened = window(privilege)
    assert opened.ask("ping") == {"id": 1, "ok": {}}
    cut_off(opened)


@pytest.mark.slow
def test_what_is_on_trial_is_reverted_and_the_next_helper_can_say_so(window: Open, impatient: None) -> None:
    opened = window()
    before = opened.value("sdb", "block.read_ahead")
    opened.ask("ping")
    trial = opened.apply("sdb", "block.read_ahead", 1024, trial_s=60)["ok"]["trial"]
    cut_off(opened)
    assert opened.world is not None
    after = window(world=opened.world, folders=opened.folders)
    assert after.value("sdb", "block.read_ahead") == before
    look = after.ask("trial", trial=trial)["ok"]
    assert look["stage"] == "over"
    assert (look["ended"]["end"], look["ended"]["drive"]) == ("session-ended", "sdb")


@pytest.mark.slow
def test_pings_keep_a_session_and_are_no_use_of_it(
    window: Open, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_limits, "IDLE_LIMIT_S", 3 * SHORT_S)
    monkeypatch.setattr(session_limits, "_UNUSED", {3 * SHORT_S: "Not used."})
    opened = window()
    why = ""
    for _ in range(40):
        opened.send('{"id":1,"op":"ping","args":{}}\n')
        line = opened.line()
        if line.get("event") == "session-ending":
            why = line["args"]["why"]
            break
        time.sleep(SHORT_S / 4)
    assert why == "Not used."


@pytest.mark.slow
def test_a_window_of_this_machine_may_be_silent(window: Open, impatient: None) -> None:
    opened = window()
    time.sleep(2 * SHORT_S)
    assert opened.ask("alive")["ok"] == {}
    opened.apply("sdb", "block.read_ahead", 1024)
    opened.rest()
    assert not [name for name in opened.folders[1].names() if name.startswith("ended-")], "nobody will ask"


@pytest.mark.slow
def test_word_of_an_end_is_kept_though_others_are_many(window: Open, impatient: None) -> None:
    opened = window()
    for number in range(40):
        opened.folders[1].replace(f"ended-{number:016x}", "{}")
    opened.ask("ping")
    trial = opened.apply("sdb", "block.read_ahead", 1024)["ok"]["trial"]
    cut_off(opened)
    assert TrialFiles(opened.ports, opened.folders[1]).ended(trial) is not None


def test_the_catalogue_has_a_digest_of_each_declaration(window: Open) -> None:
    declared = window(Class.BROWSE).ask("catalogue")["ok"]["declared"]
    found = {one["id"]: one["digest"] for one in declared}
    assert all(found[setting.id] == catalog.digest(setting) for setting in SETTINGS)
    assert len(set(found.values())) == len(found)
