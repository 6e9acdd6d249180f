"""What a caller lays on the process that pkexec makes root's: none of it is there when the helper says hello."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.burden import TIMER_S, with_burden
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import HELPER, PKEXEC, Sandbox
from tests.privilege.session import Session, start

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

CAP_SYS_RESOURCE = 24
KEPT_IGNORED = {signal.SIGHUP, signal.SIGINT, signal.SIGPIPE, signal.SIGQUIT, signal.SIGXFSZ}
KEPT_IGNORED |= {signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU}


@pytest.fixture(scope="module")
def burdened(sandbox: Sandbox) -> Iterator[Session]:
    """Give a helper whose caller has done all of that."""
    command = with_burden(*PKEXEC, HELPER, "tune", hard=_may_raise())
    with start(sandbox, "tune", command=command) as session:
        yield session


def _may_raise() -> bool:
    """Return whether this machine's root may raise a limit; without that, only what is not final can be tried."""
    effective = Path("/proc/self/status").read_text().partition("CapEff:")[2].split()[0]
    return bool(int(effective, 16) >> CAP_SYS_RESOURCE & 1)


def _signals(mask: str) -> set[int]:
    return {number for number in signal.valid_signals() if int(mask, 16) >> (number - 1) & 1}


def test_nothing_that_the_caller_set_is_in_force(burdened: Session) -> None:
    place = Path(f"/proc/{burdened.helper}")
    status = dict(line.split(":\t", 1) for line in (place / "status").read_text().splitlines())
    assert _signals(status["SigBlk"]) == set()
    assert _signals(status["SigIgn"]) == KEPT_IGNORED
    assert status["Umask"] == "0022"
    assert len(os.sched_getaffinity(burdened.helper)) == len(os.sched_getaffinity(0))
    limits = {}
    for line in (place / "limits").read_text().splitlines()[1:]:
        name, soft, hard = re.split(r"\s{2,}", line)[:3]
        assert soft == hard
        limits[name.removeprefix("Max ")] = soft
    free = ("cpu time", "address space", "data size", "realtime timeout")
    assert {name: limits[name] for name in free} == dict.fromkeys(free, "unlimited")
    assert (limits["open files"], limits["file size"]) == ("1024", str(16 << 20))
    assert limits["stack size"] == str(8 << 20)
    assert limits["pending signals"] != "9"
    assert limits["processes"] != "500"
    assert (place / "oom_score_adj").read_text().strip() == "0"
    assert os.getpriority(os.PRIO_PROCESS, burdened.helper) == 0
    assert os.sched_getscheduler(burdened.helper) == os.SCHED_OTHER
    assert int((place / "personality").read_text(), 16) == 0
    assert int((place / "timerslack_ns").read_text()) == 50_000


def _processor_s(process: int) -> float:
    used = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


def test_a_trial_ends_in_time_whatever_slack_the_caller_has(burdened: Session, loop: LoopDrive) -> None:
    trial = loop.change(burdened, trial_s=5, read_ahead=512)["trial"]
    ended = burdened.event("trial-ended")
    assert (ended["trial"], ended["end"]) == (trial, "timed-out")
    assert loop.read_ahead == LoopDrive.READ_AHEAD


def test_the_io_priority_is_its_own(sandbox: Sandbox, burdened: Session) -> None:
    inner = (Path(f"/proc/{burdened.helper}/status").read_text().partition("NSpid:")[2].splitlines()[0]).split()[
        -1
    ]
    assert sandbox.run(["/usr/bin/ionice", "-p", inner]).stdout.strip() == "none: prio 0"


def test_its_timers_do_not_go_off_and_sigterm_ends_it(burdened: Session) -> None:
    # The last one: it ends the helper.
    deadline = time.monotonic() + TIMER_S + 1
    # Else the limit of one second of processor time would have had no chance.
    while time.monotonic() < deadline or _processor_s(burdened.helper) <= 1:
        assert burdened.ok("alive") == {}
        assert burdened.ok("drives")
    burdened.signal(signal.SIGTERM)
    assert burdened.gone()
