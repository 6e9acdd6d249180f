"""Errors of the operating system as sentences, and threads, which it may refuse."""

from __future__ import annotations

import errno
import threading
from collections.abc import Callable
from contextvars import copy_context

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import NOT_SUPPORTED_HERE
from disktune_helper.system.drive_commands.ioctls import NotListed

# -- starting a thread, which the system may refuse --------------------------------------------------------
#
# Because of a unit's TasksMax, a user's limit, or no memory.


def start(work: Callable[[], object], name: str) -> threading.Thread:
    """Let *work* run beside everything else; raises `Refusal` if there may be no further thread.

    It may do to drives what the thread that starts it may (`drive_commands.ioctls.at_most`).
    """
    thread = threading.Thread(target=copy_context().run, args=(work,), name=name, daemon=True)
    try:
        thread.start()
    except RuntimeError:
        why = Sentence("The system allows no further thread. Try again later.")
        raise Refusal(Fault.BUSY, why) from None
    return thread


# -- errors of the operating system, as sentences ----------------------------------------------------------

_GONE = frozenset({errno.ENODEV, errno.ENXIO, errno.ENOENT, errno.ENOMEDIUM})
_DENIED = frozenset({errno.EPERM, errno.EACCES})
_NO_PATH = frozenset({errno.EINVAL, errno.ENOTTY, errno.EOPNOTSUPP})


def refusal(error: OSError, drive: str) -> Refusal:
    """Return the refusal that explains to a user what *error* means for *drive*."""
    if isinstance(error, NotListed):
        why = Sentence(
            "Internal error with {drive}. Report this: {mistake}.",
            drive=drive,
            mistake=error.strerror,
        )
        return Refusal(Fault.INTERNAL, why)
    if error.errno in _GONE:
        empty = error.errno == errno.ENOMEDIUM
        why = (
            Sentence("There is no medium in {drive}.", drive=drive)
            if empty
            else Sentence("{drive} is no longer available.", drive=drive)
        )
        return Refusal(Fault.DRIVE_GONE, why)
    if error.errno in _DENIED:
        return Refusal(Fault.PERMISSION, Sentence("You have no permission to open {drive}.", drive=drive))
    if error.errno == errno.EBUSY:
        return Refusal(Fault.BUSY, Sentence("{drive} is in use by another program or driver.", drive=drive))
    if error.errno in _NO_PATH:
        return Refusal(Fault.NOT_SUPPORTED, NOT_SUPPORTED_HERE)
    return Refusal(
        Fault.IO_ERROR,
        Sentence(
            "{drive} reported an error: {message}.",
            drive=drive,
            message=kernels_words(error),
        ),
    )


def kernels_words(error: OSError) -> str:
    """Return the kernel's text for an error, for the end of a sentence."""
    return error.strerror.lower() if error.strerror else Sentence("an error")
