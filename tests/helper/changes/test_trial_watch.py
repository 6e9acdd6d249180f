"""A trial's keeper before it loads what restoring takes: what it waits for, and what wakes it."""

from __future__ import annotations

import io
import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from disktune_contract.version import VERSION
from disktune_helper import main
from disktune_helper.changes import trial_keeper, trial_watch
from disktune_helper.system import processes
from disktune_helper.system.files import MemoryFolder
from disktune_helper.system.system_ports import SystemPorts

TRIAL = "0123456789abcdef"
TEXT = json.dumps({"version": VERSION})
HELPER = Path(__file__).resolve().parents[3] / "helper"
MINE = processes.mark(SystemPorts(), os.getpid()).replace("@", "-")


@pytest.fixture(autouse=True)
def _no_stop_of_another_test() -> None:
    trial_watch._stops.clear()
    trial_watch._readies.clear()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    words: list[str] = []
    monkeypatch.setattr(trial_watch, "tell", words.append)
    return words


def a_trial(holder: str = MINE, left_s: float = 60.0, text: str = TEXT) -> MemoryFolder:
    folder = MemoryFolder()
    folder.replace(f"trial-{TRIAL}.{holder}.{round((time.monotonic() + left_s) * 1000)}.sda", text)
    return folder


def during(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], None]) -> None:
    """Let something happen while the keeper sleeps."""
    monkeypatch.setattr("disktune_helper.changes.trial_watch.time.sleep", lambda _: happens())


def test_a_trial_that_is_over_within_seconds_takes_no_whole_keeper(
    monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    folder = a_trial()
    during(monkeypatch, lambda: folder.remove(folder.names()[0]))
    assert not trial_watch._outlives(folder, TRIAL)
    assert told == ["READY=1"]


def test_a_trial_that_is_not_there_is_not_said_to_be_kept(
    monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    assert trial_watch._outlives(MemoryFolder(), TRIAL)
    monkeypatch.setattr(trial_keeper, "RootFolder", lambda _path: MemoryFolder())
    said = io.StringIO()
    assert trial_keeper._keep(TRIAL, said) == 1
    assert "nothing can be reverted" in said.getvalue()
    assert told == []


@pytest.mark.parametrize(
    "folder",
    [a_trial("999999-1"), a_trial(MINE + "0"), a_trial(left_s=0.5), a_trial(holder="1-")],
    ids=["nobody has it", "another process of that number", "next to no time", "a holder without a start"],
)
def test_it_is_there_and_then_hurries(told: list[str], folder: MemoryFolder) -> None:
    assert trial_watch._outlives(folder, TRIAL)
    assert told == ["READY=1"]


def test_it_stops_waiting_when_systemd_says_so(monkeypatch: pytest.MonkeyPatch, told: list[str]) -> None:
    during(monkeypatch, lambda: trial_watch._stops.append(15))
    assert trial_watch._outlives(a_trial(), TRIAL)


def test_a_trial_that_goes_on_gets_a_whole_keeper(monkeypatch: pytest.MonkeyPatch, told: list[str]) -> None:
    monkeypatch.setattr(trial_watch, "FIRST_S", 0.1)
    assert trial_watch._outlives(a_trial(), TRIAL)


@pytest.mark.parametrize("text", ["{", "null", "{}", '{"version": "0.0.1"}'])
def test_one_that_cannot_be_read_is_not_said_to_be_kept(told: list[str], text: str) -> None:
    assert trial_watch._outlives(a_trial(text=text), TRIAL)
    assert told == []
    assert not trial_watch.said_ready()


def test_a_keeper_that_cannot_be_loaded_is_started_again_once_it_was_counted_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def gone(_arguments: list[str]) -> None:
        raise ImportError("no such module")

    monkeypatch.setattr("disktune_helper.faces.seal", gone)
    with pytest.raises(ImportError):
        main.keep(["keep", TRIAL])
    trial_watch._readies.append(TRIAL)
    assert main.keep(["keep", TRIAL]) == main.EX_TEMPFAIL
    assert "no such module" in capsys.readouterr().err


def test_nobody_but_systemd_is_answered_here(told: list[str]) -> None:
    assert trial_watch.outlives([TRIAL])
    assert trial_watch.outlives(["../../etc"])
    assert told == []


def test_it_loads_little() -> None:
    script = f"import sys; sys.path.append({str(HELPER)!r}); from disktune_helper import main\n"
    script += "from disktune_helper.changes import trial_watch\n"
    script += "import json; print(json.dumps([name for name in sys.modules if name.startswith('disktune')]))"
    done = subprocess.run(["/usr/bin/python3", "-ISB", "-c", script], capture_output=True, text=True, check=True)
    own = {
        "disktune_helper",
        "disktune_helper.main",
        # These two are the launcher's.
        "disktune_helper.faces",
        "disktune_helper.bytecode",
        "disktune_helper.changes",
        "disktune_helper.changes.trial_watch",
    }
    small = {
        "disktune_contract",
        "disktune_contract.folders",
        "disktune_contract.patterns",
        "disktune_contract.version",
    }
    small |= {"disktune_contract.drives", "disktune_contract.drives.block_files"}
    small |= {f"disktune_helper.{name}" for name in ("system", "system.trial_names")}
    small |= {
        f"disktune_helper.system.{name}" for name in ("files", "log", "processes", "service_manager", "text_files")
    }
    assert set(json.loads(done.stdout)) - own == small
