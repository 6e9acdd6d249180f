"""The worst that injected code can make of each system call that a filter lets through, and code that tries it.

`admitted` names every way in which a filter lets a call through; a test demands an entry for each.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from disktune_contract.messages.privilege import Class
from disktune_helper.system.drive_commands import command_table
from disktune_helper.system.lockdown import permitted
from disktune_helper.system.lockdown.permitted import SystemCall

_IOCTLS = {row.request: row.what for row in command_table.IOCTLS}


@dataclass(frozen=True)
class Worst:
    """What a call that is let through leads to, and what it must not lead to: code by what it does."""

    what: str
    tries: tuple[str, ...] = ()


def admitted(calls: Iterable[SystemCall]) -> Iterator[str]:
    """Name each call with each of its conditions: ``prctl 0&0xffffffff=0xf`` is its first argument."""
    for call in calls:
        for conditions in call.either:
            if call.name == "ioctl" and conditions[0].value in _IOCTLS:
                yield f"ioctl {_IOCTLS[conditions[0].value]}"
            else:
                asked = (f"{one.number}&{one.mask:#x}={one.value:#x}" for one in conditions)
                yield " ".join((call.name, *asked))


ENGINES = permitted.HOLDERS.keys() - permitted.FILES.keys()
"""What has left root, and serves no window: shut in as what only looks."""
FACES = {
    **{str(privilege): calls for privilege, calls in permitted.SYSTEM_CALLS.items()},
    **dict.fromkeys(sorted(ENGINES), permitted.SYSTEM_CALLS[Class.INSPECT]),
    **{word: face.calls for word, face in permitted.FACES.items()},
    **{f"holder of {word}": rights.calls for word, rights in permitted.HOLDERS.items()},
}
"""The filter of each process that is shut in."""


def _each(names: str, worst: Worst) -> dict[str, Worst]:
    return dict.fromkeys(names.split(), worst)


OPEN = "os.close(os.open({0!r}, {1}))"
VICTIM = "/usr/lib/python3/dist-packages/evil.pth"
"""A file of root's in the sandbox that nothing needs."""
DRIVE = f"""
drive = nodes.open_drive('LOOP')
reading = drive.fd if drive.fd >= 0 else os.open({VICTIM!r}, os.O_RDONLY)
"""
"""Who only looks is lent no descriptor of a drive; what is refused is refused of any."""
HELD = f"fd = os.open('{VICTIM}', os.O_RDONLY)\n"
WRITE = OPEN.format("/sys/devices/virtual/block/{}", "os.O_WRONLY | os.O_NOFOLLOW")
REFUSED = """
try:
    {}
except OSError as error:
    raise PermissionError(errno.EPERM, '') if error.errno == errno.EBADF else error
"""
"""For what the kernel refuses by EBADF, which elsewhere would be a mistake of the test's."""
CREATE = "os.O_WRONLY | os.O_CREAT | os.O_NOFOLLOW"

OPENED_BY_NAME = {
    "read what only root may": OPEN.format("/etc/shadow", "os.O_RDONLY"),
    "read it through a descriptor of /proc": (
        "fd = os.open('/etc/shadow', os.O_PATH)\nos.close(os.open(f'/proc/self/fd/{fd}', os.O_RDONLY))"
    ),
    "write where programs are": OPEN.format("/usr/local/bin/left", CREATE),
    "write where jobs are": OPEN.format("/etc/cron.d/left", CREATE),
    "write for everybody": OPEN.format("/tmp/left", CREATE),  # noqa: S108
    "write a block device": OPEN.format("/dev/LOOP", "os.O_RDWR | os.O_NOFOLLOW"),
    "write over a program": OPEN.format(VICTIM, "os.O_WRONLY | os.O_NOFOLLOW"),
    "name the program for crashes": OPEN.format("/proc/sys/kernel/core_pattern", "os.O_WRONLY | os.O_NOFOLLOW"),
    "drop what the kernel has read": OPEN.format("/proc/sys/vm/drop_caches", "os.O_WRONLY | os.O_NOFOLLOW"),
    "write a process's memory": "os.close(os.open(f'/proc/{os.getppid()}/mem', os.O_WRONLY | os.O_NOFOLLOW))",
    "read what root's processes were given": "os.close(os.open(f'/proc/{os.getppid()}/environ', os.O_RDONLY))",
    "read where their memory is": "os.close(os.open('/proc/1/maps', os.O_RDONLY))",
    "read what root alone may of the kernel": OPEN.format("/proc/slabinfo", "os.O_RDONLY"),
    "read a key of the network's": OPEN.format("/proc/sys/net/ipv4/tcp_fastopen_key", "os.O_RDONLY"),
    "write a setting": WRITE.format("LOOP/queue/read_ahead_kb"),
    "write what removes a drive": WRITE.format("LOOP/uevent"),
    "write what tells of a processor": OPEN.format(
        "/sys/devices/system/cpu/cpu0/uevent", "os.O_WRONLY | os.O_NOFOLLOW"
    ),
    "open a node that is no drive": OPEN.format("/dev/zero", "os.O_RDONLY"),
    "open a drive itself": OPEN.format("/dev/LOOP", "os.O_RDONLY"),
}
MOVED_BY_NAME = {
    "make a directory": "os.mkdir('/etc/left', 0o700)",
    "make a directory in one": "os.mkdir('left', 0o700, dir_fd=os.open('/usr', os.O_RDONLY))",
    "remove a file": f"os.unlink('{VICTIM}', dir_fd=os.open('/', os.O_RDONLY))",
    "rename a file": "os.rename('hostname', 'left', **dict.fromkeys(('src_dir_fd', 'dst_dir_fd'), "
    "os.open('/etc', os.O_RDONLY)))",
    "take a file into its own folder": "os.rename('shadow', 'disktune/left', "
    "**dict.fromkeys(('src_dir_fd', 'dst_dir_fd'), os.open('/etc', os.O_RDONLY)))",
    "exchange two files": "by_name('renameat2', os.open('/etc', os.O_RDONLY), b'hostname', "
    "os.open('/etc', os.O_RDONLY), b'shells', 2)",
}
BY_NAME = OPENED_BY_NAME | MOVED_BY_NAME
"""What the names of files decide, which a filter does not see: refused where there is Landlock."""

FCNTL = {
    f"have {what} by fcntl": f"fcntl.fcntl(os.pipe()[0], {number}, {value})"
    for what, number, value in (
        ("a process sent signals", 8, "os.getppid()"),
        ("a process sent signals, by another number", 15, "struct.pack('ii', 1, os.getppid())"),
        ("any signal sent", 10, "9"),
        ("signals sent when there is something to read", 4, "os.O_ASYNC"),
        ("openers wait for a lease", 1024, "fcntl.F_RDLCK"),
        ("changes of a directory told", 1026, "1"),
        ("a larger pipe", 1031, "1 << 20"),
    )
}

TRIES = {
    **FCNTL,
    "begin a thread with mounts of its own": "by_name('clone', 0x30B00, None, None, None, None)",
    "take a page from all that use it": (
        "room = mmap.mmap(-1, mmap.PAGESIZE)\nroom.write(b'x')\nroom.madvise(101)"
    ),
    "empty a file that may be read": OPEN.format(VICTIM, "os.O_RDONLY | os.O_TRUNC"),
    "empty a file that may be written": OPEN.format("/run/disktune/heard.d", f"{CREATE} | os.O_TRUNC"),
    "have a file without a name": OPEN.format("/run/disktune", "os.O_RDWR | os.O_TMPFILE | os.O_NOFOLLOW"),
    "create what runs as root for everybody": f"os.close(os.open('/run/disktune/left', {CREATE}, 0o4755))",
    "create what everybody may write": f"os.close(os.open('/run/disktune/left', {CREATE}, 0o666))",
    "create a directory that everybody may write": "os.mkdir('/run/disktune/directory', 0o777)",
    "create it in another one": "os.mkdir('d', 0o777, dir_fd=os.open('/run/disktune', os.O_RDONLY))",
    "send what would be for a path": (
        "a, b = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)\na.sendto(b'x', '/run/disktune/heard')"
    ),
    "fork": "os.fork() or os._exit(0)",
    "change what memory others may look at": "by_name('prctl', 4, 1, 0, 0, 0)",
    "signal another process": "os.kill(os.getppid(), 0)",
    "send it another signal than the one that ends it": (
        "signal.pidfd_send_signal(os.pidfd_open(os.getppid()), 0)"
    ),
    "move another process": "os.sched_setaffinity(os.getppid(), os.sched_getaffinity(os.getppid()))",
    "map a file for what is written to reach it": HELD
    + "mmap.mmap(fd, 4, flags=mmap.MAP_SHARED, prot=mmap.PROT_READ).close()",
    "see another process's limits": "import resource\nresource.prlimit(os.getppid(), resource.RLIMIT_NOFILE)",
    "set its own": "by_name('prlimit64', 0, 7, struct.pack('QQ', 64, 64), None)",
    "talk over the network": "socket.socket(socket.AF_INET, socket.SOCK_STREAM).close()",
    "make sockets that take addresses": "socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)",
    "send to whoever has a path": (
        "sockets = [socket.socket(fileno=os.dup(n)) for n in range(3, 40) if 'socket' in link(n)]\n"
        "sockets = [s for s in sockets if s.type == socket.SOCK_DGRAM]\n"
        "sockets = sockets or [socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)]\n"
        "sockets[0].sendmsg([b'x'], [], 0, '/run/disktune/heard')"
    ),
    "ask a drive what is in no table": DRIVE + "fcntl.ioctl(reading, 0x1268, bytes(8))",
    "put words into a terminal's mouth": "fcntl.ioctl(0, 0x5412, b'x')",
    "send a command itself": DRIVE + "fcntl.ioctl(reading, 0x2285, bytearray(88))",
    "write a drive through what reads it": DRIVE + REFUSED.format("os.write(reading, bytes(512))"),
}

_NO_MORE = Worst("more of what this process has already: its own memory, threads and descriptors")
_METADATA = Worst("names, sizes and owners of files; names are no secret here")
_ABOUT_ITSELF = Worst("what this process is, and what time it is")

_OPENED = (
    "empty a file that may be read",
    "empty a file that may be written",
    "have a file without a name",
    "create what runs as root for everybody",
    "create what everybody may write",
    *OPENED_BY_NAME,
)
_MADE = (
    "create a directory that everybody may write",
    "create it in another one",
    "make a directory",
    "make a directory in one",
)
_MOVED = ("remove a file", "rename a file", "take a file into its own folder", "exchange two files")
_NOFOLLOW = os.O_NOFOLLOW

WORST: dict[str, Worst] = {
    **_each("read readv pread64 preadv preadv2 lseek close close_range dup dup2 dup3 pipe pipe2", _NO_MORE),
    **_each(
        "write writev",
        Worst("nonsense to the window, the log and the companions", ("write a drive through what reads it",)),
    ),
    **_each("mprotect munmap mremap brk membarrier exit exit_group restart_syscall", _NO_MORE),
    **_each(
        "futex set_robust_list rseq sched_yield rt_sigaction rt_sigprocmask rt_sigreturn sigaltstack", _NO_MORE
    ),
    **_each("poll ppoll select pselect6 epoll_create1 epoll_ctl epoll_wait epoll_pwait eventfd2", _NO_MORE),
    **_each("fstat stat lstat newfstatat statx access faccessat faccessat2 readlink readlinkat", _METADATA),
    **_each("getdents64 getcwd statfs fstatfs", _METADATA),
    **_each("clock_gettime clock_getres clock_nanosleep nanosleep gettimeofday time times", _ABOUT_ITSELF),
    **_each("getrusage sysinfo uname getrandom sched_getaffinity getcpu", _ABOUT_ITSELF),
    **_each("gettid getpid getppid getuid geteuid getgid getegid", _ABOUT_ITSELF),
    **_each("fsync fdatasync fadvise64", Worst("a file that it has open is written back, or read anew")),
    **_each("recvfrom recvmsg getsockopt getsockname getpeername", Worst("who is at the other end of a line")),
    "flock": Worst("a lock on what it may read: other helpers wait, and say so after their patience"),
    **_each(
        "io_setup io_submit io_getevents io_pgetevents io_destroy",
        Worst("the machine has no more queues for others", ("write a drive through what reads it",)),
    ),
    # TCGETS, FIONBIO, FIONCLEX, FIOCLEX.
    **{
        f"ioctl 1&0xffffffff={number:#x}": Worst(
            "a property of its own descriptor", ("put words into a terminal's mouth",)
        )
        for number in (0x5401, 0x5421, 0x5450, 0x5451)
    },
    **{
        f"ioctl {row.what}": Worst(
            f"{row.what}, which is what the class is for",
            ("ask a drive what is in no table", "send a command itself"),
        )
        for row in command_table.IOCTLS
    },
    f"clone 0&{0x10000 | 0x7E020080:#x}=0x10000": Worst(
        "threads, up to the limit", ("fork", "begin a thread with mounts of its own")
    ),
    # F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC.
    **{f"fcntl 1&0xffffffff={command:#x}": Worst(_NO_MORE.what, tuple(FCNTL)) for command in (1, 2, 3, 1030)},
    **{
        f"madvise 2&0xffffffff={advice:#x}": Worst(_NO_MORE.what, ("take a page from all that use it",))
        for advice in (0, 3, 4, 8, 14, 15, 102, 103)
    },
    "prctl 0&0xffffffff=0xf": Worst("another name for a thread", ("change what memory others may look at",)),
    "sched_setaffinity 0&0xffffffff=0x0": Worst("it waits for a processor", ("move another process",)),
    **dict.fromkeys(
        ("mmap 3&0x1=0x0", "mmap 3&0x20=0x20"),
        Worst("memory of its own", ("map a file for what is written to reach it",)),
    ),
    "prlimit64 0&0xffffffff=0x0 2&0xffffffffffffffff=0x0": Worst(
        "its own limits are known", ("see another process's limits", "set its own")
    ),
    "sendto 4&0xffffffffffffffff=0x0": Worst(
        "nonsense to the window and the companions", ("send to whoever has a path", "talk over the network")
    ),
    "pidfd_open": Worst("it knows when a process has ended"),
    "pidfd_send_signal 1&0xffffffff=0x9": Worst(
        "any process is ended", ("signal another process", "send it another signal than the one that ends it")
    ),
    "sendmsg": Worst("a descriptor for the companions, which look at it", ("send to whoever has a path",)),
    "socketpair 0&0xffffffff=0x1 1&0xf=0x1": Worst("a line to itself", ("make sockets that take addresses",)),
    **dict.fromkeys(
        ("openat 2&0x400243=0x0", "open 1&0x400243=0x0"), Worst("what Landlock lets it read", _OPENED)
    ),
    f"openat 2&{0x400243 | _NOFOLLOW:#x}={1 | _NOFOLLOW:#x}": Worst(
        "any file below /sys/devices, or of the trace's instances", _OPENED
    ),
    f"openat 2&{0x400240 | _NOFOLLOW:#x}={0x40 | _NOFOLLOW:#x} 3&0xe5b=0x0": Worst(
        "files in its own folders, whose contents others of root's check", _OPENED
    ),
    **dict.fromkeys(("mkdir 1&0xe12=0x0", "mkdirat 2&0xe12=0x0"), Worst("directories in its own", _MADE)),
    **_each("unlinkat renameat renameat2", Worst("its own files are gone, and values are not restored", _MOVED)),
}
"""What each call that is let through can do, and what of it is refused."""
