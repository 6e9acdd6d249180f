"""What each class may ask the kernel for: files for Landlock, system calls for the filter. Data only.

The kernel refuses a file or a call that is not named here (security-requirements.md R20). The ioctl numbers come
from `command_table`, so a new command is one row there.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable
from enum import IntFlag

from disktune_contract.folders import CONFIG, LONG_TRIALS, METRICS, RECORDINGS, RUNTIME, SAMPLED, SAMPLES, STATE
from disktune_contract.messages.privilege import Class
from disktune_contract.record import record
from disktune_helper.system.drive_commands import command_table


class FileRights(IntFlag):
    """Rights on files and directories (linux/landlock.h LANDLOCK_ACCESS_FS_*)."""

    EXECUTE = 1 << 0
    WRITE = 1 << 1
    READ = 1 << 2
    LIST = 1 << 3
    REMOVE_DIRECTORY = 1 << 4
    REMOVE_FILE = 1 << 5
    MAKE_CHARACTER_NODE = 1 << 6
    MAKE_DIRECTORY = 1 << 7
    MAKE_FILE = 1 << 8
    MAKE_SOCKET = 1 << 9
    MAKE_PIPE = 1 << 10
    MAKE_BLOCK_NODE = 1 << 11
    MAKE_LINK = 1 << 12
    MOVE = 1 << 13
    TRUNCATE = 1 << 14
    CONTROL_NODE = 1 << 15


ONE_FILE = FileRights.EXECUTE | FileRights.WRITE | FileRights.READ | FileRights.TRUNCATE | FileRights.CONTROL_NODE
"""What makes sense for a single file; the others are rights on directories."""

_LOOK = FileRights.READ | FileRights.LIST

SCRUBS = "/var/lib/btrfs"
"""Created by btrfs-progs at its first scrub, and before by `lockdown` where that is installed."""

_LOOKED_AT = {
    # The drives in it are opened by the holder.
    "/dev": FileRights.LIST,
    "/sys": _LOOK,
    # The files in it are opened by the holder, but those about this process.
    "/proc": FileRights.LIST,
    "/proc/self": _LOOK,
    "/run/udev": _LOOK,
    # Modules: for the lines of a traceback, and where `faces` has not sealed the process.
    "/usr": _LOOK,
    sys.base_prefix: _LOOK,
    os.path.abspath(f"{__file__}/../../../.."): _LOOK,
    # `config_folder` opens /etc on its way to our directory.
    "/etc": FileRights.LIST,
    "/etc/ld.so.cache": _LOOK,
    "/etc/localtime": _LOOK,
    STATE: _LOOK,
    RUNTIME: _LOOK,
    CONFIG: _LOOK,
}

_WRITE = _LOOK | FileRights.WRITE
_KEEP = (
    _WRITE
    | FileRights.MAKE_FILE
    | FileRights.MAKE_DIRECTORY
    | FileRights.REMOVE_FILE
    | FileRights.REMOVE_DIRECTORY
)

_KEPT = {STATE: _KEEP, RUNTIME: _KEEP, CONFIG: _KEEP}
_NOTE = _WRITE | FileRights.MAKE_FILE | FileRights.REMOVE_FILE

FILES: dict[Class, dict[str, FileRights]] = {
    Class.INSPECT: _LOOKED_AT,
    # What it changes, the holder writes.
    Class.TUNE: _LOOKED_AT,
}
"""Rights on each path and below it."""

_HELD_OPEN = {
    # The directory, because nodes come and go with drives.
    "/dev": FileRights.READ | FileRights.CONTROL_NODE,
    # Which of them is the drive.
    "/sys": _LOOK,
    # The files that `listed_files` lists.
    "/proc": FileRights.READ,
    SCRUBS: FileRights.READ,
    # A btrfs is asked through the directory that it is mounted on, which may be anywhere. No file is read there.
    "/": FileRights.LIST,
}
_WRITTEN = {"WRITE_ATTRIBUTE": ("/sys/devices", "/proc/sys/dev"), "WRITE_SCRUB_LIMIT": ("/sys/fs/btrfs",)}
"""What a holder writes of the kernel's, and the directories on the way, by `drive_holder.HolderRequest`."""

OWN = (STATE, LONG_TRIALS, RUNTIME, CONFIG)
"""Created before, if missing: Landlock is given directories that exist, and a tray watches that of long trials."""


# -- system calls ------------------------------------------------------------------------------------------


@record
class Argument:
    """A condition on one argument of a system call: its bits in ``mask`` are those of ``value``."""

    number: int
    value: int
    mask: int = 0xFFFFFFFFFFFFFFFF


Conditions = tuple[Argument, ...]
"""All of them have to be true."""


@record
class SystemCall:
    """A system call by the kernel's name, and on what conditions it is let through: any of them, or always."""

    name: str
    either: tuple[Conditions, ...] = ((),)


_WORD = 0xFFFFFFFF
_NOTHING = _OWN_THREAD = 0

_CLONE_THREAD, _CLONE_NEW = 0x10000, 0x7E020080
"""Every CLONE_NEW… (sched.h) in one."""
_O_ACCMODE, _O_CREAT, _O_TRUNC, _O_TMPFILE = 3, 0o100, 0o1000, 0o20000000
_NOT_FOR_READING = _O_ACCMODE | _O_CREAT | _O_TRUNC | _O_TMPFILE
_NEVER_OF_A_FILE, _NEVER_OF_A_FOLDER = 0o7777 & ~0o644, 0o7777 & ~0o755
"""Bits of modes that nothing is created with: written by others, or run as its owner."""
_PR_SET_NAME = 15
_MAP_SHARED, _MAP_ANONYMOUS = 1, 0x20

_OF_DESCRIPTORS = (1, 2, 3, 1030)
"""F_GETFD; F_SETFD and F_GETFL, for fdopendir(3); F_DUPFD_CLOEXEC. F_SETFL and F_SETOWN together send signals."""
_OF_MEMORY = (0, 3, 4, 8, 14, 15, 102, 103)
"""MADV_NORMAL, WILLNEED, DONTNEED, FREE, HUGEPAGE, NOHUGEPAGE, GUARD_INSTALL and GUARD_REMOVE, for allocators and
stacks. MADV_HWPOISON takes a page from all that use it."""
_OF_PYTHON = (0x5401, 0x5421, 0x5450, 0x5451)
"""TCGETS, for isatty(3); FIONBIO, FIONCLEX and FIOCLEX, in whose place others use fcntl(2)."""

_ALWAYS = """
read readv pread64 preadv preadv2 write writev lseek close close_range
fstat stat lstat newfstatat statx access faccessat faccessat2 readlink readlinkat
getdents64 getcwd statfs fstatfs dup dup2 dup3 fsync fdatasync fadvise64 pipe pipe2
mprotect munmap mremap brk membarrier
clock_gettime clock_getres clock_nanosleep nanosleep gettimeofday time times getrusage sysinfo uname getrandom
futex set_robust_list rseq sched_yield sched_getaffinity getcpu
gettid getpid getppid getuid geteuid getgid getegid exit exit_group restart_syscall
rt_sigaction rt_sigprocmask rt_sigreturn sigaltstack
poll ppoll select pselect6 epoll_create1 epoll_ctl epoll_wait epoll_pwait eventfd2
recvfrom recvmsg getsockopt getsockname getpeername
""".split()  # noqa: SIM905  # a list of words, to be read as such
"""Calls that use only this process's descriptors, memory and threads, or read metadata of files."""


_FOR_READING = (Argument(2, 0, _NOT_FOR_READING),)
_CREATING = (
    Argument(2, os.O_NOFOLLOW | _O_CREAT, os.O_NOFOLLOW | _O_CREAT | _O_TRUNC | _O_TMPFILE),
    Argument(3, 0, _NEVER_OF_A_FILE),
)

_TO_CREATE = (
    # As `files` and `config_folder` open, and nothing is emptied: before its third interface Landlock lets a
    # process that may read a file empty it.
    SystemCall("openat", (_FOR_READING, _CREATING)),
    # Modes are those of the beginning. Landlock does not restrict chmod(2), of whatever file.
    SystemCall("mkdir", ((Argument(1, 0, _NEVER_OF_A_FOLDER),),)),
    SystemCall("mkdirat", ((Argument(2, 0, _NEVER_OF_A_FOLDER),),)),
    *(SystemCall(name) for name in ("unlinkat", "renameat", "renameat2")),
)
"""What it takes to write small files, where Landlock permits it."""

_OF_KERNEL = (Argument(2, os.O_WRONLY | os.O_NOFOLLOW, _NOT_FOR_READING | os.O_NOFOLLOW),)
"""To write a file of the kernel's, which is there."""
_TO_OPEN_OF_KERNEL = SystemCall("openat", (_FOR_READING, _CREATING, _OF_KERNEL))


def _to_write_kernels_too() -> tuple[SystemCall, ...]:
    return tuple(_TO_OPEN_OF_KERNEL if call.name == "openat" else call for call in _TO_CREATE)


_OF_QUEUES = ("io_setup", "io_submit", "io_getevents", "io_pgetevents", "io_destroy")
"""Many reads of a drive at a time. io_uring is not among them: what is asked of it passes by every filter."""

_AF_UNIX, _SOCK_STREAM, _SOCK_KIND = 1, 1, 0xF


def _every(ioctls: Iterable[int] = ()) -> tuple[SystemCall, ...]:
    """Return what every process may call; *ioctls* of drives and file systems are for their holder alone."""
    return (
        *(SystemCall(name) for name in _ALWAYS),
        SystemCall("ioctl", tuple((Argument(1, number, _WORD),) for number in (*ioctls, *_OF_PYTHON))),
        # A thread, never a process. A filter cannot read the flags of clone3; the C library does without.
        SystemCall("clone", ((Argument(0, _CLONE_THREAD, _CLONE_THREAD | _CLONE_NEW),),)),
        SystemCall("fcntl", tuple((Argument(1, command, _WORD),) for command in _OF_DESCRIPTORS)),
        SystemCall("madvise", tuple((Argument(2, advice, _WORD),) for advice in _OF_MEMORY)),
        SystemCall("prctl", ((Argument(0, _PR_SET_NAME, _WORD),),)),
        # Where the calling thread may run, and no other: uid 0 could move every process of root's.
        SystemCall("sched_setaffinity", ((Argument(0, _OWN_THREAD, _WORD),),)),
        # Never a file that is shared: the registers of PCI devices are files below /sys/devices, and with them a
        # device can be made to write any memory. MAP_SHARED_VALIDATE has the same bit.
        SystemCall("mmap", ((Argument(3, 0, _MAP_SHARED),), (Argument(3, _MAP_ANONYMOUS, _MAP_ANONYMOUS),))),
        # To ask for limits, of this process alone.
        SystemCall("prlimit64", ((Argument(0, 0, _WORD), Argument(2, _NOTHING)),)),
        # On a connected socket, without an address.
        SystemCall("sendto", ((Argument(4, _NOTHING),),)),
    )


_EVERY = _every()

# The filter's own word on writing, for kernels without Landlock.
_OPEN_FOR_READING = (
    SystemCall("openat", (_FOR_READING,)),
    SystemCall("open", ((Argument(1, 0, _NOT_FOR_READING),),)),
)

SYSTEM_CALLS: dict[Class, tuple[SystemCall, ...]] = {
    Class.INSPECT: (
        *_EVERY,
        *_OPEN_FOR_READING,
    ),
    Class.TUNE: (
        *_EVERY,
        *_OPEN_FOR_READING,
        *(SystemCall(name) for name in _OF_QUEUES),
        # To whom it has programs started by; what it sends is one end of such a pair, and descriptors.
        SystemCall("socketpair", ((Argument(0, _AF_UNIX, _WORD), Argument(1, _SOCK_STREAM, _SOCK_KIND)),)),
        SystemCall("sendmsg"),
    ),
}


UNKNOWN_TO_US = ("clone3", "openat2", "epoll_pwait2", "process_madvise")
"""Answered as by a kernel that is too old for them: the C library then uses older calls."""


# -- the holders of drives ---------------------------------------------------------------------------------


@record
class HolderRights:
    """What a holder of drives may do for a class, or for what is started by one word."""

    privilege: Class
    """Whose commands it sends."""
    files: dict[str, FileRights]
    calls: tuple[SystemCall, ...]
    does: tuple[str, ...]
    """What it does beyond looking, by `drive_holder.HolderRequest`."""
    places: dict[str, str]
    """Directories in which it keeps root's files, each with what their names begin with."""


_ASKING = {
    privilege: _every(row.request for row in command_table.IOCTLS if row.level <= command_table.CEILING[privilege])
    for privilege in FILES
}


def _holder(privilege: Class, does: str, places: dict[str, str], files: dict[str, FileRights]) -> HolderRights:
    writes = [place for what in does.split() for place in _WRITTEN.get(what, ())]
    calls = (
        *_ASKING[privilege],
        *(_to_write_kernels_too() if writes else _TO_CREATE if places else _OPEN_FOR_READING),
        *((SystemCall("flock"),) if "LOCK" in does else ()),
        # Descriptors for reading drives and listed files, on its line to the helper.
        SystemCall("sendmsg"),
    )
    files = _HELD_OPEN | files | dict.fromkeys(writes, FileRights.LIST | FileRights.WRITE)
    return HolderRights(privilege, files, calls, tuple(does.split()), places)


_KEEPS = "TEXT CHANGE_FILE OWN_FILE"
HOLDERS = {
    "inspect": _holder(Class.INSPECT, "", {}, {}),
    "tune": _holder(
        Class.TUNE,
        f"AGAIN {_KEEPS} LOCK UNLOCK SEND_NUMBER FLUSH WRITE_ATTRIBUTE WRITE_SCRUB_LIMIT CANCEL_SCRUB MOUNT ROOM",
        dict.fromkeys((STATE, LONG_TRIALS, RECORDINGS, RUNTIME, CONFIG), ""),
        _KEPT,
    ),
    "sample": _holder(Class.INSPECT, _KEEPS, {SAMPLES: "", SAMPLED: ""}, dict.fromkeys((SAMPLES, SAMPLED), _NOTE)),
    "metrics": _holder(Class.INSPECT, _KEEPS, {METRICS: ""}, {METRICS: _NOTE}),
    "long-trial": _holder(
        Class.TUNE,
        f"{_KEEPS} LOCK UNLOCK SEND_NUMBER WRITE_ATTRIBUTE",
        {LONG_TRIALS: "", STATE: "journal", RUNTIME: "asleep-"},
        dict.fromkeys((STATE, RUNTIME), _NOTE),
    ),
    # Attributes alone: these two open no drive.
    "boost": _holder(
        Class.TUNE,
        f"{_KEEPS} LOCK UNLOCK WRITE_ATTRIBUTE",
        {RUNTIME: "boost-", STATE: "journal"},
        dict.fromkeys((STATE, RUNTIME), _NOTE) | {"/dev": FileRights.LIST},
    ),
    "scrub": _holder(
        Class.TUNE,
        f"{_KEEPS} WRITE_SCRUB_LIMIT",
        {RUNTIME: "scrub-hold-"},
        {RUNTIME: _NOTE, "/dev": FileRights.LIST},
    ),
}
"""Those of `system.companion.drive_holder`; which commands one sends is for the table."""


# -- commands that serve no window -------------------------------------------------------------------------


@record
class CommandRights:
    """What a command of ``disktune-helper`` that systemd starts may ask for."""

    privilege: Class
    """Whose commands the holder of drives sends for it."""
    files: dict[str, FileRights]
    calls: tuple[SystemCall, ...]
    signals: bool = False
    """Whether Landlock lets it send signals that the filter admits."""


FACES = {
    "keep": CommandRights(
        Class.TUNE,
        _LOOKED_AT | _KEPT,
        (
            *_EVERY,
            *_TO_CREATE,
            SystemCall("flock"),
            # It ends the process that lets its time pass, and sends no other signal.
            SystemCall("pidfd_open"),
            SystemCall("pidfd_send_signal", ((Argument(1, signal.SIGKILL, _WORD),),)),
        ),
        signals=True,
    ),
    "record": CommandRights(
        Class.INSPECT,
        _LOOKED_AT
        | {STATE: _KEEP, RUNTIME: _KEEP}
        | dict.fromkeys(
            ("/sys/kernel/tracing/instances", "/sys/kernel/debug/tracing/instances"),
            _WRITE | FileRights.MAKE_DIRECTORY | FileRights.REMOVE_DIRECTORY,
        ),
        (*_EVERY, *_to_write_kernels_too(), SystemCall("flock")),
    ),
}
"""By the word that starts them."""
