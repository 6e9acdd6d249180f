"""What a caller lays on the process that pkexec makes root's: none of it is there when the helper says hello."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import HELPER, PKEXEC, Sandbox
from tests.privilege.session import Session, start

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

TIMER_S = 4
SLACK_S = 3600
PERSONALITY = 0x0020008
"""UNAME26 and PER_LINUX32: a kernel 2.6 on an i686, for all that uname(2) says."""
CAP_SYS_RESOURCE = 24

# Not the lowest priority: on a busy machine pkexec would not get as far as the helper.
BURDEN = f"""
import ctypes, os, resource, signal, sys
limits = dict(AS=1 << 30, CPU=1, CORE=0, DATA=1 << 29, FSIZE=0, MEMLOCK=0, MSGQUEUE=0)
limits |= dict(NOFILE=64, NPROC=500, RTTIME=1, SIGPENDING=9, STACK=1 << 18)
for name, most in limits.items():
    limit = getattr(resource, "RLIMIT_" + name)
    resource.setrlimit(limit, (most, most if sys.argv[1] == "hard" else resource.getrlimit(limit)[1]))
for timer in (signal.ITIMER_REAL, signal.ITIMER_VIRTUAL, signal.ITIMER_PROF):
    signal.setitimer(timer, {TIMER_S})
for number in signal.valid_signals() - {{signal.SIGKILL, signal.SIGSTOP}}:
    signal.signal(number, signal.SIG_IGN)
signal.signal(signal.SIGALRM, signal.SIG_DFL)
signal.signal(signal.SIGUSR1, signal.SIG_DFL)
signal.pthread_sigmask(signal.SIG_SETMASK, signal.valid_signals())
os.kill(os.getpid(), signal.SIGUSR1)
open("/proc/self/oom_score_adj", "w").write("1000")
os.nice(5)
os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
os.sched_setaffinity(0, [0])
os.umask(0)
os.chdir("/tmp")
libc = ctypes.CDLL(None)
libc.syscall({{"x86_64": 251}}.get(os.uname().machine, 30), 1, 0, 3 << 13)
libc.prctl(29, ctypes.c_ulong({SLACK_S} * 10**9), 0, 0, 0)
libc.personality(ctypes.c_ulong({PERSONALITY}))
os.execv(sys.argv[2], sys.argv[2:])
"""
KEPT_IGNORED = {signal.SIGHUP, signal.SIGINT, signal.SIGPIPE, signal.SIGQUIT, signal.SIGXFSZ}
KEPT_IGNORED |= {signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU}


@pytest.fixture
def burdened(sandbox: Sandbox) -> Iterator[Session]:
    """Give a helper whose caller has done all of that."""
    command = [
        "/usr/bin/python3",
        "-IS",
        "-c",
        BURDEN,
        "hard" if _may_raise() else "soft",
        *PKEXEC,
        HELPER,
        "tune",
    ]
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


def test_its_timers_do_not_go_off_and_sigterm_ends_it(burdened: Session) -> None:
    deadline = time.monotonic() + TIMER_S + 1
    # Else the limit of one second of processor time would have had no chance.
    while time.monotonic() < deadline or _processor_s(burdened.helper) <= 1:
        assert burdened.ok("alive") == {}
        assert burdened.ok("drives")
    burdened.signal(signal.SIGTERM)
    assert burdened.gone()


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
