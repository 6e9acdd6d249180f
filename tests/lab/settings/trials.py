"""Keep or revert: what happens to a change that is confirmed, forgotten, or whose window has died."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.lab.judges.programs import JUDGES
from tests.lab.machines import HDD
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window

NEW: dict[str, object] = {"ata.write_cache": False, "block.read_ahead": 1024, "block.scheduler": "none"}
TRIAL_S = 6
STOPPED_TRIAL_S = 15
"""So long that the judges can look at it before it is over."""
RUNTIME = Path("/run/disktune")
ANSWERED_S = 2.0
"""How long at most the answer to a change is on its way in emulation."""
SLACK_S = 5.0
"""Reverting three settings takes emulation a second or two."""


@scenario()
def trial_kept(lab: Lab) -> str:
    """What was confirmed stays when the trial's time is over and when the window is closed."""
    with prepared() as (window, drive, old):
        trial = begin(lab, window, drive, TRIAL_S)
        lab.same("kept", window.ask("keep", trial=trial)["end"], "kept")
        time.sleep(TRIAL_S + 1)
        lab.same("after its time", judged(drive), NEW)
        window.close_input()
        window.rest()
        lab.same("after the window was closed", judged(drive), NEW)
        lab.same("files of trials", files(), [])
        for setting, value in old.items():
            JUDGES[setting].write(drive["name"], value)  # type: ignore[arg-type]
    return f"still in force {TRIAL_S + 1} s after a trial of {TRIAL_S} s, {lab.checks} comparisons"


@scenario()
def trial_timed_out(lab: Lab) -> str:
    """What was not confirmed is reverted when its time is over, and not before."""
    with prepared() as (window, drive, old):
        started = time.monotonic()
        trial = begin(lab, window, drive, TRIAL_S)
        lab.same("files of trials", [name.partition(".")[0] for name in files()], [f"trial-{trial}"])
        ended = window.event("trial-ended")
        took = time.monotonic() - started
        lab.same("its end", ended["end"], "timed-out")
        lab.true(f"not before its time: {took:.1f} s", took >= TRIAL_S)
        lab.true(f"not long after its time: {took:.1f} s", took <= TRIAL_S + 2 * SLACK_S)
        lab.same("afterwards", judged(drive), old)
        lab.same("files of trials", files(), [])
    return f"3 settings put back {took:.1f} s after they were asked for, a trial of {TRIAL_S} s"


@scenario()
def trial_window_killed(lab: Lab) -> str:
    """The window is killed while its pipe stays open: the helper sees its parent die, and reverts."""
    with prepared() as (window, drive, old):
        begin(lab, window, drive, 120)
        helper = helper_of(window.pid)
        window.kill()
        took = lab.until("everything is as it was", lambda: judged(drive) == old)
        lab.until("the helper has left", lambda: not Path(f"/proc/{helper}").exists())
        lab.same("files of trials", files(), [])
    return f"3 settings put back {took:.1f} s after the window was killed"


@scenario()
def trial_input_closed(lab: Lab) -> str:
    """The end of the helper's input is the end of the session: what was on trial is reverted, and it says so."""
    with prepared() as (window, drive, old):
        begin(lab, window, drive, 120)
        helper = helper_of(window.pid)
        started = time.monotonic()
        window.close_input()
        ended = [event["args"]["end"] for event in window.rest() if event.get("event") == "trial-ended"]
        took = time.monotonic() - started
        lab.same("what it says", ended, ["session-ended"])
        lab.same("afterwards", judged(drive), old)
        lab.until("the helper has left", lambda: not Path(f"/proc/{helper}").exists())
        lab.same("files of trials", files(), [])
    return f"3 settings put back {took:.1f} s after the input was closed"


@scenario(1200)
def trial_helper_killed(lab: Lab) -> str:
    """Whoever is killed or stopped, the service reverts in time: helper, window, keeper, all at once.

    A keeper that has to be replaced loads Python again, which takes emulation some 8 s. On two busy cores of
    hardware it takes 0.7 to 1.0 s (tests/privilege/test_kept_trials.py), and where the helper alone dies 0.03 s.
    """
    took = {name: _end_badly(lab, name, harm) for name, harm in HARMS.items()}
    with prepared() as (window, drive, old):
        # The user's own way to stop a process of root's: pkexec left it in the user's session.
        trial, promised = promise(lab, window, drive, STOPPED_TRIAL_S)
        os.kill(helper_of(window.pid), signal.SIGSTOP)
        lab.same("on trial", judged(drive), NEW)
        lab.true("not before its time", time.monotonic() < promised)
        took["helper stopped (after its time)"] = lateness(lab, drive, old, promised)
        said = [line for line in window.rest() if "kept" in json.dumps(line)]
        lab.same("what it says afterwards", said, [])
        is_told(lab, trial)
        lab.same("files of trials", files(), [])
    units = run("systemctl", "list-units", "--all", "--no-legend", "disktune-trial@*")
    lab.same("units left", units.strip(), "")
    figures = ", ".join(f"{name} {seconds:.1f}" for name, seconds in reversed(took.items()))
    return f"seconds until restored: {figures}"


def _end_badly(lab: Lab, name: str, harm: Callable[[Window, str], None]) -> float:
    """Do something to whoever has a trial of 120 s; return after how many seconds everything was as before."""
    with prepared() as (window, drive, old):
        trial = begin(lab, window, drive, 120)
        harm(window, trial)
        took = lab.until(f"{name}: everything is as it was", lambda: judged(drive) == old)
        lab.until(f"{name}: its file has gone", lambda: not files())
        is_told(lab, trial, known="keeper" in name or "helper" in name)
    return took


def is_told(lab: Lab, trial: str, *, known: bool = True) -> None:
    """Ask as the window does that has lost its helper."""
    with Window("browse") as onlooker:
        look = onlooker.ask("trial", trial=trial)
    lab.same("the trial", look["stage"], "over")
    if known:
        lab.same("how it ended", look["ended"]["end"], "recovered")
        lab.same("what failed", [one for one in look["ended"]["results"] if one["fault"]], [])


def keeper_of(trial: str) -> int:
    """Return the process id of a trial's keeper."""
    return int(run("systemctl", "show", "--value", "-p", "MainPID", f"disktune-trial@{trial}.service"))


def _kill_helper(window: Window, _trial: str) -> None:
    os.kill(helper_of(window.pid), signal.SIGKILL)


def _kill_both(window: Window, _trial: str) -> None:
    helper = helper_of(window.pid)
    window.kill()
    os.kill(helper, signal.SIGKILL)


def _kill_keeper_and_helper(window: Window, trial: str) -> None:
    """First the keeper, which has to be replaced before it can do anything."""
    helper = helper_of(window.pid)
    os.kill(keeper_of(trial), signal.SIGKILL)
    os.kill(helper, signal.SIGKILL)


def _stop_unit(_window: Window, trial: str) -> None:
    """As the package's removal does."""
    run("systemctl", "stop", f"disktune-trial@{trial[:4]}*.service", limit_s=60)


def _run_out_of_memory(window: Window, _trial: str) -> None:
    """The kernel's own choice, by its own hand: the helper is the one to go."""
    helper = helper_of(window.pid)
    Path(f"/proc/{helper}/oom_score_adj").write_text("1000", encoding="ascii")
    Path("/proc/sysrq-trigger").write_text("f", encoding="ascii")


HARMS: dict[str, Callable[[Window, str], None]] = {
    "helper killed": _kill_helper,
    "window, helper killed": _kill_both,
    "keeper, helper killed": _kill_keeper_and_helper,
    "keeper's unit stopped": _stop_unit,
    "helper out of memory": _run_out_of_memory,
}


@contextmanager
def prepared(*, burden_s: int = 0) -> Iterator[tuple[Window, dict[str, Any], dict[str, object]]]:
    """Open a window, give the drive known settings, and yield both with what these settings are.

    *burden_s* as for `Window`.
    """
    with Window("tune", burden_s=burden_s) as window:
        drive = window.drive(HDD.serial)
        old: dict[str, object] = {
            "ata.write_cache": True,
            "block.read_ahead": 256,
            "block.scheduler": "mq-deadline",
        }
        for setting, value in old.items():
            JUDGES[setting].write(drive["name"], value)  # type: ignore[arg-type]
        yield window, drive, old


def lateness(lab: Lab, drive: dict[str, Any], old: dict[str, object], promised: float) -> float:
    """Wait for the old values; return how many seconds after the *promised* one the first of them is back."""
    first = Path(f"/sys/block/{drive['name']}/queue/scheduler")
    while "[mq-deadline]" not in first.read_text(encoding="ascii") and time.monotonic() < promised + 30:
        time.sleep(0.05)
    late = time.monotonic() - promised
    # The helper's clock ran before its answer was here.
    lab.true(f"{late:.1f} s after the promised second", -ANSWERED_S < late < 2.0 + SLACK_S)
    lab.until("everything is as it was", lambda: judged(drive) == old, 3 * SLACK_S)
    return late


def begin(lab: Lab, window: Window, drive: dict[str, Any], trial_s: int) -> str:
    """Apply the new settings, have the judge confirm them, and return the trial."""
    return promise(lab, window, drive, trial_s)[0]


def promise(lab: Lab, window: Window, drive: dict[str, Any], trial_s: int) -> tuple[str, float]:
    """Do as `begin`; return the trial and the second, monotonic, at which it is over."""
    trial: str = window.apply(drive, NEW, trial_s)["trial"]
    over = time.monotonic() + trial_s
    lab.same("on trial", judged(drive), NEW)
    return trial, over


def judged(drive: dict[str, Any]) -> dict[str, object]:
    return {setting: JUDGES[setting].read(drive["name"]) for setting in NEW}


def files() -> list[str]:
    return sorted(path.name for path in RUNTIME.glob("trial-*"))


def helper_of(window: int) -> int:
    """Return the process id of the helper that a window has started."""
    for task in Path(f"/proc/{window}/task").iterdir():
        for child in (task / "children").read_text(encoding="ascii").split():
            if b"disktune-helper" in Path(f"/proc/{child}/cmdline").read_bytes():
                return int(child)
    raise LookupError("the window has no helper")
