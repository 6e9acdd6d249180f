"""Starting a thread, which the system may refuse: a unit's TasksMax, a user's limit, no memory."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextvars import copy_context

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence


def start(work: Callable[[], object], name: str) -> threading.Thread:
    """Let *work* run beside everything else; raises `Refusal` if there may be no further thread.

    It may do to drives what the thread that starts it may (`drive_commands.ioctls.at_most`).
    """
    thread = threading.Thread(target=copy_context().run, args=(work,), name=name, daemon=True)
    try:
        thread.start()
    except RuntimeError:
        why = Sentence("The system allows DiskTune no further thread. Nothing was started. Try again later.")
        raise Refusal(Fault.BUSY, why) from None
    return thread
