"""A filter of system calls in classic BPF (seccomp(2)), made from a table (security-requirements.md R20)."""

from __future__ import annotations

import ctypes
import errno
import os
import struct
from collections.abc import Iterable

from disktune_contract.record import record
from disktune_helper.system.lockdown.permitted import UNKNOWN_TO_US, Argument, Conditions, SystemCall

# -- numbers of system calls by architecture, None for no such call ----------------------------------------
#
# x86_64 (asm/unistd_64.h) and aarch64 (asm-generic/unistd.h).

NUMBERS: dict[str, tuple[int, int | None]] = {
    "access": (21, None),
    "brk": (12, 214),
    "clock_getres": (229, 114),
    "clock_gettime": (228, 113),
    "clock_nanosleep": (230, 115),
    "clone": (56, 220),
    "clone3": (435, 435),
    "close": (3, 57),
    "close_range": (436, 436),
    "dup": (32, 23),
    "dup2": (33, None),
    "dup3": (292, 24),
    "epoll_create1": (291, 20),
    "epoll_ctl": (233, 21),
    "epoll_pwait": (281, 22),
    "epoll_pwait2": (441, 441),
    "epoll_wait": (232, None),
    "eventfd2": (290, 19),
    "exit": (60, 93),
    "exit_group": (231, 94),
    "faccessat": (269, 48),
    "faccessat2": (439, 439),
    "fadvise64": (221, 223),
    "fcntl": (72, 25),
    "fdatasync": (75, 83),
    "flock": (73, 32),
    "fstat": (5, 80),
    "fstatfs": (138, 44),
    "fsync": (74, 82),
    "futex": (202, 98),
    "getcpu": (309, 168),
    "getcwd": (79, 17),
    "getdents64": (217, 61),
    "getegid": (108, 177),
    "geteuid": (107, 175),
    "getgid": (104, 176),
    "getpeername": (52, 205),
    "getpid": (39, 172),
    "getppid": (110, 173),
    "getrandom": (318, 278),
    "getrusage": (98, 165),
    "getsockname": (51, 204),
    "getsockopt": (55, 209),
    "gettid": (186, 178),
    "gettimeofday": (96, 169),
    "getuid": (102, 174),
    "io_destroy": (207, 1),
    "io_getevents": (208, 4),
    "io_pgetevents": (333, 292),
    "io_setup": (206, 0),
    "io_submit": (209, 2),
    "ioctl": (16, 29),
    "lseek": (8, 62),
    "lstat": (6, None),
    "madvise": (28, 233),
    "membarrier": (324, 283),
    "mkdir": (83, None),
    "mkdirat": (258, 34),
    "mmap": (9, 222),
    "mprotect": (10, 226),
    "mremap": (25, 216),
    "munmap": (11, 215),
    "nanosleep": (35, 101),
    "newfstatat": (262, 79),
    "open": (2, None),
    "openat": (257, 56),
    "openat2": (437, 437),
    "pidfd_open": (434, 434),
    "pidfd_send_signal": (424, 424),
    "pipe": (22, None),
    "pipe2": (293, 59),
    "poll": (7, None),
    "ppoll": (271, 73),
    "prctl": (157, 167),
    "pread64": (17, 67),
    "preadv": (295, 69),
    "preadv2": (327, 286),
    "prlimit64": (302, 261),
    "process_madvise": (440, 440),
    "pselect6": (270, 72),
    "read": (0, 63),
    "readlink": (89, None),
    "readlinkat": (267, 78),
    "readv": (19, 65),
    "recvfrom": (45, 207),
    "recvmsg": (47, 212),
    "renameat": (264, 38),
    "renameat2": (316, 276),
    "restart_syscall": (219, 128),
    "rseq": (334, 293),
    "rt_sigaction": (13, 134),
    "rt_sigprocmask": (14, 135),
    "rt_sigreturn": (15, 139),
    "sched_getaffinity": (204, 123),
    "sched_setaffinity": (203, 122),
    "sched_yield": (24, 124),
    "select": (23, None),
    "sendmsg": (46, 211),
    "sendto": (44, 206),
    "set_robust_list": (273, 99),
    "sigaltstack": (131, 132),
    "socketpair": (53, 199),
    "stat": (4, None),
    "statfs": (137, 43),
    "statx": (332, 291),
    "sysinfo": (99, 179),
    "time": (201, None),
    "times": (100, 153),
    "uname": (63, 160),
    "unlinkat": (263, 35),
    "write": (1, 64),
    "writev": (20, 66),
}

NEWEST = 448
"""The last number of Linux 5.15; since 424 they are the same on all architectures. What is newer is answered as by
such a kernel: a program that asks for it can do without."""


# -- seccomp -----------------------------------------------------------------------------------------------

_LOAD, _AND, _EQUAL, _AT_LEAST, _RETURN = 0x20, 0x54, 0x15, 0x35, 0x06
"""BPF_LD|W|ABS, BPF_ALU|AND|K, BPF_JMP|JEQ|K, BPF_JMP|JGE|K, BPF_RET|K (linux/bpf_common.h)."""
_INSTRUCTION = struct.Struct("=HBBI")

_NUMBER_AT, _ARCHITECTURE_AT, _ARGUMENTS_AT = 0, 4, 16
"""In struct seccomp_data (linux/seccomp.h)."""

_KILL, _ERRNO, _ALLOW = 0x80000000, 0x00050000, 0x7FFF0000
DENIED, UNKNOWN = _ERRNO | errno.EPERM, _ERRNO | errno.ENOSYS

_PR_SET_SECCOMP, _MODE_FILTER = 22, 2

_NOT_THERE = frozenset({errno.EINVAL, errno.ENOSYS})


@record
class Architecture:
    """How the kernel calls an architecture, and which column of the table is its."""

    audit_number: int
    column: int
    foreign_from: int = 0
    """Numbers from here on are of another interface of the same architecture; 0 if there is none."""


ARCHITECTURES = {
    "x86_64": Architecture(0xC000003E, 0, foreign_from=0x40000000),
    "aarch64": Architecture(0xC00000B7, 1),
}
"""By uname(2). Both are little-endian with 64 bits, which the offsets above and below rely on."""

Instruction = tuple[int, int, int, int]


def install(calls: Iterable[SystemCall]) -> bool:
    """Deny every system call but these to this thread and what it starts; return False where that cannot be.

    Raises OSError, also if this process could still gain privileges.
    """
    machine = ARCHITECTURES.get(os.uname().machine)
    if machine is None or ctypes.sizeof(ctypes.c_void_p) != 8:
        return False
    code = assembled(program(calls, machine))
    room = ctypes.create_string_buffer(code, len(code))
    # struct sock_fprog: how many, and where.
    told = struct.pack("=H6xQ", len(code) // _INSTRUCTION.size, ctypes.addressof(room))
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(_PR_SET_SECCOMP, ctypes.c_ulong(_MODE_FILTER), told, 0, 0) != 0:
        failed = ctypes.get_errno()
        if failed in _NOT_THERE:
            return False
        raise OSError(failed, os.strerror(failed))
    return True


def assembled(instructions: Iterable[Instruction]) -> bytes:
    """Return the program as the kernel takes it."""
    return b"".join(_INSTRUCTION.pack(*instruction) for instruction in instructions)


def program(calls: Iterable[SystemCall], machine: Architecture) -> list[Instruction]:
    """Return the program that lets *calls* through on *machine*. One that it does not have is left out."""
    found: list[Instruction] = [
        (_LOAD, 0, 0, _ARCHITECTURE_AT),
        (_EQUAL, 1, 0, machine.audit_number),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, _NUMBER_AT),
    ]
    if machine.foreign_from:
        found += [(_AT_LEAST, 0, 1, machine.foreign_from), (_RETURN, 0, 0, DENIED)]
    found += [(_AT_LEAST, 0, 1, NEWEST + 1), (_RETURN, 0, 0, UNKNOWN)]
    for call in calls:
        number = NUMBERS[call.name][machine.column]
        if number is not None:
            found += _for_number(number, _either(call.either))
    for name in UNKNOWN_TO_US:
        number = NUMBERS[name][machine.column]
        if number is not None:
            found += _for_number(number, [(_RETURN, 0, 0, UNKNOWN)])
    return [*found, (_RETURN, 0, 0, DENIED)]


def _for_number(number: int, answer: list[Instruction]) -> list[Instruction]:
    """Return *answer* for one system call; any other goes on behind it."""
    if len(answer) > 255:  # a jump has one byte
        raise ValueError(f"too many conditions for system call {number}")
    return [(_EQUAL, 0, len(answer), number), *answer]


def _either(alternatives: tuple[Conditions, ...]) -> list[Instruction]:
    found: list[Instruction] = []
    for conditions in alternatives:
        found += _all(conditions)
    return [*found, (_RETURN, 0, 0, DENIED)] if alternatives != ((),) else found


def _all(conditions: Conditions) -> list[Instruction]:
    """Return what lets the call through if all of them are true, and continues after itself otherwise."""
    halves = [half for condition in conditions for half in _halves(condition)]
    # From the end, so that each knows how far it is to what comes behind.
    found: list[Instruction] = [(_RETURN, 0, 0, _ALLOW)]
    for place, mask, value in reversed(halves):
        found.insert(0, (_EQUAL, 0, len(found), value))
        if mask != 0xFFFFFFFF:  # all bits of it
            found.insert(0, (_AND, 0, 0, mask))
        found.insert(0, (_LOAD, 0, 0, place))
    return found


def _halves(condition: Argument) -> Iterable[tuple[int, int, int]]:
    """Return offset, mask and value of each half of an argument that is asked about: the program has 32 bits."""
    for half in (0, 1):
        mask = condition.mask >> 32 * half & 0xFFFFFFFF
        if mask:
            place = _ARGUMENTS_AT + 8 * condition.number + 4 * half
            yield place, mask, condition.value >> 32 * half & mask
