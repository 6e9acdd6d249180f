"""What holds up helper, keeper or session while a change is on trial: the values go back in time."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

from tests.lab import seat
from tests.lab.scenario import Failed, Lab, run, scenario
from tests.lab.seat import Window
from tests.lab.settings.trials import (
    NEW,
    STOPPED_TRIAL_S,
    TRIAL_S,
    begin,
    files,
    helper_of,
    is_told,
    judged,
    keeper_of,
    lateness,
    prepared,
    promise,
)

CPU_S = 10
"""Seconds of processor time that the caller permits. One would do on hardware; emulation needs some to start."""

LONG_S = 120


@scenario(1200)
def trial_held_up(lab: Lab) -> str:
    """A caller's limits, a stopped keeper, a frozen or ended session: nothing keeps a value past its time."""
    took = {
        "caller's limits (late by)": _burdened(lab),
        "window, keeper stopped (late by)": _only_the_helper_goes_on(lab),
        "keeper stopped, helper killed (from SIGCONT)": _keeper_goes_on_later(lab),
        "session frozen (late by)": _frozen(lab),
        "session killed": _session_ended(lab, _kill, by_keeper=True),
        "session terminated": _session_ended(lab, _terminate, by_keeper=False),
    }
    lab.same("files of trials", files(), [])
    units = run("systemctl", "list-units", "--all", "--no-legend", "disktune-trial@*")
    lab.same("units left", units.strip(), "")
    figures = ", ".join(f"{name} {seconds:.1f}" for name, seconds in took.items())
    return f"seconds: {figures}"


def _burdened(lab: Lab) -> float:
    """Whatever the caller hands down through pkexec, a trial goes to its end, and root can end the helper."""
    with prepared(burden_s=CPU_S) as (window, drive, old):
        helper = helper_of(window.pid)
        while _processor_s(helper) <= CPU_S:
            window.drives()
        _, promised = promise(lab, window, drive, TRIAL_S)
        late = lateness(lab, drive, old, promised)
        lab.same("its end", window.event("trial-ended")["end"], "timed-out")
        begin(lab, window, drive, LONG_S)
        os.kill(helper, signal.SIGTERM)
        lab.until("SIGTERM: everything is as it was", lambda: judged(drive) == old)
        ends = [event["args"]["end"] for event in window.rest() if event.get("event") == "trial-ended"]
        lab.same("what it says", ends, ["session-ended"])
    return late


def _processor_s(pid: int) -> float:
    """Return how many seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def _only_the_helper_goes_on(lab: Lab) -> float:
    """A keeper and a window that are stopped hold up no helper; the keeper then finds nothing to do."""
    with prepared() as (window, drive, old):
        trial, promised = promise(lab, window, drive, STOPPED_TRIAL_S)
        stopped = (window.pid, keeper_of(trial))
        for process in stopped:
            os.kill(process, signal.SIGSTOP)
        late = lateness(lab, drive, old, promised)
        lab.same("its end", window.event("trial-ended")["end"], "timed-out")
        for process in stopped:
            os.kill(process, signal.SIGCONT)
        lab.until("the keeper has left", lambda: not Path(f"/proc/{stopped[1]}").exists())
        lab.same("afterwards", judged(drive), old)
    return late


def _keeper_goes_on_later(lab: Lab) -> float:
    """Only root can stop a keeper; if the helper dies then, a window learns that nothing restores its values."""
    with prepared() as (window, drive, old):
        trial = begin(lab, window, drive, LONG_S)
        keeper = keeper_of(trial)
        os.kill(keeper, signal.SIGSTOP)
        os.kill(helper_of(window.pid), signal.SIGKILL)
        with Window("browse") as onlooker:
            lab.same("in whose hands it is", onlooker.ask("trial", trial=trial)["stage"], "left")
        lab.same("still on trial", judged(drive), NEW)
        os.kill(keeper, signal.SIGCONT)
        took = lab.until("everything is as it was", lambda: judged(drive) == old)
        lab.until("its file has gone", lambda: not files())
        is_told(lab, trial)
    return took


def _frozen(lab: Lab) -> float:
    """The user's whole session is frozen past the promised second; thawed, the helper says nothing any more."""
    with prepared() as (window, drive, old):
        trial, promised = promise(lab, window, drive, STOPPED_TRIAL_S)
        freeze = _scope_of(helper_of(window.pid)) / "cgroup.freeze"
        freeze.write_text("1", encoding="ascii")
        try:
            late = lateness(lab, drive, old, promised)
        finally:
            freeze.write_text("0", encoding="ascii")
        said = [line for line in window.rest() if "trial" in str(line)]
        lab.same("what it says afterwards", said, [])
        is_told(lab, trial)
    return late


def _session_ended(lab: Lab, end: Callable[[Path], object], *, by_keeper: bool) -> float:
    """End the user's session, and log the user in again."""
    with prepared() as (window, drive, old):
        trial = begin(lab, window, drive, LONG_S)
        scope = _scope_of(helper_of(window.pid))
        end(scope)
        took = lab.until("everything is as it was", lambda: judged(drive) == old)
        lab.until("its file has gone", lambda: not files())
        lab.until("the session has ended", lambda: not scope.exists())
    seat.sit_down()
    is_told(lab, trial, known=by_keeper)
    return took


def _kill(scope: Path) -> None:
    (scope / "cgroup.kill").write_text("1", encoding="ascii")


def _terminate(scope: Path) -> None:
    run("loginctl", "terminate-session", scope.stem.removeprefix("session-"))


def _scope_of(pid: int) -> Path:
    """Return the control group of the user's session, in which pkexec leaves what it starts."""
    name = Path(f"/proc/{pid}/cgroup").read_text(encoding="ascii").strip().partition("::")[2]
    if not name.endswith(".scope"):
        raise Failed(f"the helper is in no session: {name}")
    return Path(f"/sys/fs/cgroup{name}")
