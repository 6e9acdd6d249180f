"""What a caller can lay on a process before pkexec makes it root's: limits, timers, signals, priorities."""

from __future__ import annotations

TIMER_S = 4
SLACK_S = 3600
PERSONALITY = 0x0020008
"""UNAME26 and PER_LINUX32: a kernel 2.6 on an i686, for all that uname(2) says."""

# Not the lowest priority: on a busy machine pkexec would not get as far as the helper.
_SCRIPT = f"""
import ctypes, os, resource, signal, sys
limits = dict(AS=1 << 30, CPU=int(sys.argv[2]), CORE=0, DATA=1 << 29, FSIZE=0, MEMLOCK=0, MSGQUEUE=0)
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
os.execv(sys.argv[3], sys.argv[3:])
"""


def with_burden(*command: str, cpu_s: int = 1, hard: bool = True) -> list[str]:
    """Return what starts *command* with all of that on it; *hard* limits are final for whoever is not root."""
    return ["/usr/bin/python3", "-IS", "-c", _SCRIPT, "hard" if hard else "soft", str(cpu_s), *command]
