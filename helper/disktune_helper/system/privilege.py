"""Becoming as small as the work allows, before the first request is read (security-requirements.md R2, R3,
R4).

A class started through pkexec runs as root. It replaces its environment, proves who started it, gives up every
capability but the two that drive commands need, and can never gain one again; the class that measures may lend a
few to a child. System calls that Python does not offer go through ctypes, in this module alone.
"""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import stat
import threading
from collections.abc import Iterable
from contextlib import suppress
from functools import cache

from disktune_contract.messages.privilege import Class

ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
"""Of a helper and of the programs that it starts (security-requirements.md R3, R14)."""

# -- what a caller may set on a process before pkexec, and its removal -------------------------------------
#
# Timers and their slack, signals, limits, priorities and the personality survive pkexec. Left alone, a user would
# decide when a change on trial loses the process that reverts it: a limit of one second of processor time is
# enough.

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
    """Undo what a caller has set. *from_user*: pkexec started this; priorities that root set are intended."""
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


# -- privilege ---------------------------------------------------------------------------------------------

EX_NOPERM = 64
"""Exit status for "not like this"; 126 and 127 belong to pkexec."""

CAP_SYS_RAWIO = 17
"""ATA commands through SG_IO (block/scsi_ioctl.c)."""
CAP_SYS_ADMIN = 21
"""NVMe admin commands, BLKFLSBUF, and several attributes of sysfs (linux/capability.h)."""

CAP_SYSLOG = 34
"""Reading /dev/kmsg where kernel.dmesg_restrict is set (kernel/printk/printk.c check_syslog_permissions)."""

CAP_DAC_READ_SEARCH, CAP_SETGID, CAP_SETUID, CAP_SETPCAP = 2, 6, 7, 8
"""What it takes to start a program as the user nobody that may read drives."""

NOBODY = 65534
"""User and group that own nothing (the kernel's overflowuid)."""

KEPT = {Class.INSPECT: (CAP_SYS_RAWIO, CAP_SYS_ADMIN), Class.TUNE: (CAP_SYS_RAWIO, CAP_SYS_ADMIN)}

LENT = {Class.TUNE: (CAP_DAC_READ_SEARCH, CAP_SETGID, CAP_SETUID, CAP_SETPCAP)}
"""Permitted and not in effect: the helper itself does nothing with them. A child that becomes the user nobody
starts with them."""

_PR_SET_DUMPABLE, _PR_CAPBSET_DROP, _PR_SET_NO_NEW_PRIVS, _PR_CAP_AMBIENT = 4, 24, 38, 47
_PR_CAP_AMBIENT_CLEAR_ALL = 4
_CAPABILITY_VERSION_3 = 0x20080522
_MAX_CAPABILITY = 63

_FROM_TERMINALS = (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU)
"""The kernel sends these to all that a terminal's user started, root's included."""


_SUDO = "SUDO_UID"
"""sudo stores here for whom it starts a program as root (sudo(8)): for a window on another machine, over ssh."""


class StartNotAllowed(Exception):
    """The process was not started in a way that this class allows."""


def caller() -> int:
    """Return the id of the user who started this class, or raise `StartNotAllowed`.

    pkexec stores it in PKEXEC_UID. Without that, the user who starts root's work must be root already.
    """
    if os.geteuid() != 0:
        raise StartNotAllowed("this class runs as root; the window starts it through pkexec")
    told = os.environ.get("PKEXEC_UID")
    if told is None:
        if os.getuid() != 0:
            raise StartNotAllowed("started as root by another user, and not through pkexec")
        if _SUDO in os.environ:
            for stream in (0, 1):
                _demand_talk(stream)
        return 0
    if not told.isascii() or not told.isdigit() or len(told) > 10 or int(told) >= 0xFFFFFFFF:
        raise StartNotAllowed("PKEXEC_UID is not a user id")
    for stream in (0, 1):
        _demand_talk(stream)
    return int(told)


@cache
def by_sudo() -> str:
    """Return the login name of the user who had sudo start this; empty if it was not started by sudo.

    For the journal alone: nothing is decided by it, and root, which may set anything here, is the requester.
    """
    return name_of_user(os.environ.get(_SUDO, "")) if "PKEXEC_UID" not in os.environ else ""


def _demand_talk(stream: int) -> None:
    """Raise `StartNotAllowed` unless this is something to talk through: a pipe, a socket, a terminal, or nothing.

    A file grows by what root alone may still write when a disk is full. One in a user's own file system answers a
    read or a write when that user likes, and no signal ends the wait.
    """
    try:
        kind = os.fstat(stream).st_mode
    except OSError:
        raise StartNotAllowed(f"descriptor {stream} is closed; the window uses pipes") from None
    if not (stat.S_ISFIFO(kind) or stat.S_ISSOCK(kind) or stat.S_ISCHR(kind)):
        raise StartNotAllowed(f"descriptor {stream} is a file; the window uses pipes")


def watch_parent(user: int) -> int:
    """Return a pidfd of the process that started us, which must belong to *user*; raises `StartNotAllowed`.

    The id is checked after the descriptor was opened: a parent that died in between is noticed, and the descriptor
    cannot come to mean another process.
    """
    parent = os.getppid()
    try:
        watched = os.pidfd_open(parent)
        status = _status(parent)
    except OSError:
        raise StartNotAllowed("the window that started this has exited") from None
    # sudo stays its user's process by the real number, and root's by the effective one.
    root = user == 0 and _effective(status) == 0
    if os.getppid() != parent or not (root or _user(status) == user):
        os.close(watched)
        raise StartNotAllowed("the window that started this has exited")
    return watched


def user_of(pid: int) -> int | None:
    """Return the real user id of a process, None if it has gone."""
    try:
        return _user(_status(pid))
    except OSError:
        return None


def name_of_owner(pidfd: int) -> str:
    """Return the login name of the user whose process *pidfd* is, else the number; empty if it has gone.

    Only /etc/passwd is asked: what else may know users would be loaded into this process, and may ask the network.
    """
    try:
        with open(f"/proc/self/fdinfo/{pidfd}", encoding="ascii") as file:
            user = user_of(next(int(line.split()[1]) for line in file if line.startswith("Pid:")))
    except (OSError, StopIteration, ValueError):
        return ""
    return "" if user is None else name_of_user(str(user))


def name_of_user(uid: str) -> str:
    """Return the login name of a user by the decimal id, else the id; empty if *uid* is no number."""
    if not uid.isascii() or not uid.isdigit() or len(uid) > 10:
        return ""
    try:
        with open("/etc/passwd", encoding="utf-8", errors="replace") as file:
            known = file.read().splitlines()
    except OSError:
        return ""
    return next((line.split(":")[0] for line in known if line.split(":")[2:3] == [uid]), uid)


def settle(keep: tuple[int, ...] = ()) -> None:
    """Reset everything that the caller set: environment, directory, timers, signals, limits, open files.

    Descriptors to *keep* are this process's own.
    """
    take_off(from_user=not {"PKEXEC_UID", _SUDO}.isdisjoint(os.environ))
    os.environ.clear()
    os.environ.update(ENVIRONMENT)
    os.chdir("/")
    os.umask(0o022)
    first = 3
    for kept in sorted(keep):
        os.closerange(first, kept)
        first = kept + 1
    os.closerange(first, 65536)
    for ignored in (*_FROM_TERMINALS, signal.SIGPIPE):
        signal.signal(ignored, signal.SIG_IGN)


def keep_only(kept: tuple[int, ...], lent: tuple[int, ...] = ()) -> None:
    """Keep only these capabilities, and never gain one again; *lent* are not in effect. Raises OSError."""
    libc = ctypes.CDLL(None, use_errno=True)
    _gain_only(libc, (*kept, *lent))
    libc.prctl(_PR_CAP_AMBIENT, _PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0)
    effective, permitted = _mask(kept), _mask((*kept, *lent))
    # A unit of systemd that gives no more than that forbids capset.
    if _capabilities() != (0, permitted, effective):
        _set_capabilities(libc, effective, permitted)
    for option, value in ((_PR_SET_NO_NEW_PRIVS, 1), (_PR_SET_DUMPABLE, 0)):
        if libc.prctl(option, value, 0, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), "prctl")


def become_nobody() -> None:
    """Give up root for good: user and group nobody, no other groups, no capability. Raises OSError.

    For reading what others own: a process of root's would read for its caller what only root may.
    """
    # First, as it takes a capability itself.
    _gain_only(ctypes.CDLL(None), ())
    os.setgroups([])
    os.setresgid(NOBODY, NOBODY, NOBODY)
    os.setresuid(NOBODY, NOBODY, NOBODY)
    keep_only(())


def _gain_only(libc: ctypes.CDLL, capabilities: tuple[int, ...]) -> None:
    """Let no program that this process may start have other capabilities, if it may say so."""
    for capability in range(_MAX_CAPABILITY + 1):
        if capability not in capabilities:
            # Numbers that this kernel does not know answer EINVAL.
            libc.prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0)


def drop_within(privilege: Class) -> None:
    """Keep only the capabilities of this class, of those that a unit of systemd has left. Raises OSError."""
    permitted = _permitted()
    kept, lent = KEPT[privilege], LENT.get(privilege, ())
    keep_only(tuple(c for c in kept if permitted >> c & 1), tuple(c for c in lent if permitted >> c & 1))


def give_back(wanted: Iterable[int]) -> None:
    """Keep no more than *wanted*: other processes have what they need. Raises OSError."""
    permitted = _permitted()
    kept = tuple(c for c in wanted if permitted >> c & 1)
    if permitted >> CAP_SETPCAP & 1:
        # In effect for a moment, to leave the bounding set as small.
        _set_capabilities(ctypes.CDLL(None, use_errno=True), _mask((*kept, CAP_SETPCAP)), permitted)
    keep_only(kept)


def drop_to(privilege: Class) -> None:
    """Keep only what this class has in effect, unless that is so: a unit may forbid even the attempt."""
    if _permitted() & ~_mask(KEPT[privilege]):
        keep_only(KEPT[privilege])


def _permitted() -> int:
    return _capabilities()[1]


def _capabilities() -> tuple[int, int, int]:
    """Return the inheritable, the permitted and the effective capabilities of this process, as masks."""
    status = _status(os.getpid())
    inheritable, permitted, effective = (
        int(status.get(name, "ffffffffffffffff"), 16) for name in ("CapInh", "CapPrm", "CapEff")
    )
    return inheritable, permitted, effective


def _mask(capabilities: Iterable[int]) -> int:
    return sum(1 << capability for capability in capabilities)


def _set_capabilities(libc: ctypes.CDLL, effective: int, permitted: int) -> None:
    """Call capset for this thread; inheritable is empty (capset(2), version 3)."""
    header = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION_3, 0)
    low = (effective & 0xFFFFFFFF, permitted & 0xFFFFFFFF, 0)
    data = (ctypes.c_uint32 * 6)(*low, effective >> 32, permitted >> 32, 0)
    if libc.capset(header, data) != 0:
        raise OSError(ctypes.get_errno(), "capset")


def _user(status: dict[str, str]) -> int | None:
    return int(status["Uid"].split()[0]) if "Uid" in status else None


def _effective(status: dict[str, str]) -> int | None:
    return int(status["Uid"].split()[1]) if "Uid" in status else None


def _status(pid: int) -> dict[str, str]:
    with open(f"/proc/{pid}/status", encoding="utf-8", errors="replace") as file:
        return dict(line.split(":\t", 1) for line in file.read().splitlines() if ":\t" in line)
