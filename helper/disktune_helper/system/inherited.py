"""What a caller may lay on a process before pkexec makes it root's, and how that is taken off again.

Timers and their slack, signals, limits, priorities and the personality survive pkexec. Left alone, a user would
decide when a change on trial loses the process that reverts it: a limit of one second of processor time is enough.
"""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import threading
from contextlib import suppress

_TIMERS = (signal.ITIMER_REAL, signal.ITIMER_VIRTUAL, signal.ITIMER_PROF)

_SHELLS_IGNORE = (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU)
"""nohup(1) and shells set these to be ignored, and mean it."""
_PYTHON_IGNORES = (signal.SIGPIPE, signal.SIGXFSZ)

_UNLIMITED = (
    resource.RLIMIT_AS,
    resource.RLIMIT_CPU,
    resource.RLIMIT_DATA,
    resource.RLIMIT_MEMLOCK,
    resource.RLIMIT_MSGQUEUE,
    resource.RLIMIT_NPROC,
    resource.RLIMIT_RSS,
    resource.RLIMIT_RTTIME,
    resource.RLIMIT_SIGPENDING,
)
_LIMITS = (
    (resource.RLIMIT_CORE, 0),
    # The main thread's grows up to what is in force, the others have `_STACK`.
    (resource.RLIMIT_STACK, 8 << 20),
    # Each drive that is being asked is open, and some machines have hundreds.
    (resource.RLIMIT_NOFILE, 1024),
    # No file of ours comes near; a mistake does not fill the disk.
    (resource.RLIMIT_FSIZE, 16 << 20),
)
_STACK = 8 << 20
"""Bytes of each thread's stack, the usual limit: the C library takes the caller's."""

_OOM_SCORE = "/proc/self/oom_score_adj"
_IOPRIO_SET = {
    "x86_64": 251,
    "i686": 289,
    "aarch64": 30,
    "riscv64": 30,
    "armv7l": 314,
    "ppc64le": 273,
    "s390x": 282,
}
"""The system call ioprio_set (asm/unistd.h), which the C library does not offer."""
_IOPRIO_WHO_PROCESS = 1

_PER_LINUX = 0
_PR_SET_TIMERSLACK = 29
_TIMER_SLACK_NS = 50_000
"""The kernel's own (include/linux/init_task.h)."""


def take_off(*, from_user: bool) -> None:
    """Undo what a caller has set. *from_user* says that pkexec brought it; root's own priorities are meant."""
    for timer in _TIMERS:
        signal.setitimer(timer, 0)
    _listen()
    for limit in _UNLIMITED:
        _set_limit(limit, resource.RLIM_INFINITY)
    for limit, most in _LIMITS:
        _set_limit(limit, most)
    threading.stack_size(_STACK)
    if from_user:
        _take_turn()


def _listen() -> None:
    """Receive every signal again, and none that was sent before this process was root's."""
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        ignored = signal.getsignal(number) is signal.SIG_IGN
        if number in blocked:
            # Being ignored for a moment takes away what waits.
            before = signal.signal(number, signal.SIG_IGN)
            signal.signal(number, before)
        if ignored and number not in (*_SHELLS_IGNORE, *_PYTHON_IGNORES):
            signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())


def ends_by_limit() -> bool:
    """Return whether the kernel will kill this process for the processor time that it takes."""
    return resource.getrlimit(resource.RLIMIT_CPU)[1] != resource.RLIM_INFINITY


def _set_limit(limit: int, most: int) -> None:
    """Set a limit, or come as near as is permitted: a unit and a container may lack the right to raise it."""
    try:
        resource.setrlimit(limit, (most, most))
    except (ValueError, OSError):
        with suppress(ValueError, OSError):
            hard = resource.getrlimit(limit)[1]
            resource.setrlimit(limit, (hard, hard))


def _take_turn() -> None:
    """Have processors, disks, memory and the time like any process of the system."""
    libc = ctypes.CDLL(None)
    # First: another personality has another name of the machine, and so another number of a system call.
    libc.personality(ctypes.c_ulong(_PER_LINUX))
    # No wait with a limit would end before so much more, were it a year.
    libc.prctl(_PR_SET_TIMERSLACK, ctypes.c_ulong(_TIMER_SLACK_NS), 0, 0, 0)
    with suppress(OSError):
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, 0)
    with suppress(OSError):
        os.sched_setaffinity(0, range(os.sysconf("SC_NPROCESSORS_CONF")))
    number = _IOPRIO_SET.get(os.uname().machine)
    if number is not None:
        # 0 is no class of its own: what the niceness gives.
        libc.syscall(number, _IOPRIO_WHO_PROCESS, 0, 0)
    with suppress(OSError), open(_OOM_SCORE, "w", encoding="ascii") as file:
        file.write("0")
