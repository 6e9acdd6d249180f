"""Landlock (landlock(7)) and namespaces of a helper's own (namespaces(7)): what is not granted is
denied (security-requirements.md R20).
"""

from __future__ import annotations

import ctypes
import errno
import os
import stat
import struct
from collections.abc import Mapping

from disktune_helper.system.lockdown.permitted import ONE_FILE, FileRights

# -- namespaces of a helper's own (namespaces(7)) ----------------------------------------------------------
#
# security-requirements.md R20.

_NEW_UTS, _NEW_IPC, _NEW_NETWORK = 0x04000000, 0x08000000, 0x40000000


def leave() -> bool:
    """Leave the machine's network, shared memory and name; return False where the kernel or a unit forbids it.

    What this process starts is there too. Sockets of the file system, such as systemd's, are reached as before.
    """
    failed: int = ctypes.CDLL(None).unshare(_NEW_UTS | _NEW_IPC | _NEW_NETWORK)
    return not failed


# -- access to files that is not granted is denied (landlock(7)) -------------------------------------------
#
# security-requirements.md R20.

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
"""The same numbers on every architecture."""
_ASK_VERSION = 1
_RULE_PATH_BENEATH = 1

_BY_VERSION = (
    (1, FileRights(0x1FFF)),
    (2, FileRights.MOVE),
    (3, FileRights.TRUNCATE),
    (5, FileRights.CONTROL_NODE),
)
"""Which rights an interface knows, by the version that brought them."""
_TCP = 3
_ABSTRACT_SOCKETS, _SIGNALS = 1, 2
"""No bind and no connect; no abstract sockets of, and no signals to, processes outside."""
_TCP_SINCE, _SCOPES_SINCE = 4, 6

_NOT_THERE = frozenset({errno.ENOSYS, errno.EOPNOTSUPP, errno.EPERM})
"""Not built in, switched off at boot, or refused by a container."""


def version() -> int:
    """Return which interface this kernel has, 0 for none; raises OSError."""
    try:
        return _call(_CREATE_RULESET, None, 0, _ASK_VERSION)
    except OSError as error:
        if error.errno in _NOT_THERE:
            return 0
        raise


def restrict(files: Mapping[str, FileRights], *, signals: bool = False) -> bool:
    """Deny everything but *files* to this thread and what it starts; return False where the kernel cannot.

    What is not there is skipped. With *signals* others may be sent some. Raises OSError.
    """
    known = version()
    if not known:
        return False
    handled = FileRights(0)
    for since, rights in _BY_VERSION:
        handled |= rights if known >= since else FileRights(0)
    ruleset = _create(known, handled, _ABSTRACT_SOCKETS | (0 if signals else _SIGNALS))
    try:
        for path, rights in files.items():
            _allow(ruleset, path, rights & handled)
        _call(_RESTRICT_SELF, ruleset, 0)
    finally:
        os.close(ruleset)
    return True


def _create(known: int, handled: FileRights, scopes: int) -> int:
    words = [int(handled)]
    if known >= _TCP_SINCE:
        words.append(_TCP)
    if known < _SCOPES_SINCE:
        return _ruleset(words)
    try:
        return _ruleset([*words, scopes])
    except OSError as error:
        # Some of Red Hat's kernels of the 5.14 series report that they know the scopes, and do not.
        if error.errno not in (errno.EINVAL, errno.E2BIG):
            raise
        return _ruleset(words)


def _ruleset(words: list[int]) -> int:
    attributes = struct.pack(f"={len(words)}Q", *words)
    return _call(_CREATE_RULESET, attributes, len(attributes), 0)


def _allow(ruleset: int, path: str, rights: FileRights) -> None:
    try:
        fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except (FileNotFoundError, PermissionError):  # of a directory above, to who is no longer root
        return
    try:
        if not stat.S_ISDIR(os.fstat(fd).st_mode):
            rights &= ONE_FILE
        _call(_ADD_RULE, ruleset, _RULE_PATH_BENEATH, struct.pack("=Qi", rights, fd), 0)
    finally:
        # A rule is for an inode. The kernel forgets those of /proc that no process keeps open, and makes others.
        if not path.startswith("/proc/"):
            os.close(fd)


def _call(number: int, *arguments: int | bytes | None) -> int:
    """Make a system call; raises OSError."""
    libc = ctypes.CDLL(None, use_errno=True)
    whole = [ctypes.c_long(one) if isinstance(one, int) else one for one in arguments]
    result: int = libc.syscall(ctypes.c_long(number), *whole)
    if result < 0:
        failed = ctypes.get_errno()
        raise OSError(failed, os.strerror(failed))
    return result
