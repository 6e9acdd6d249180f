"""Leaving root before anything is read, decoded or judged: all that stays root's is the holder of drives.

Who only looks needs root for one thing, to open drives and ask them (`drive_holder`). So a process that begins as
root's has the holder made, becomes the user nobody for good, and loads only then what serves a window or prints
for a person. A mistake in that code, or in what a drive makes of it, is one of the user nobody, who may ask the
holder what `command_table` has for class inspect (docs/decisions/0037).
"""

from __future__ import annotations

import os
from collections.abc import Callable

from disktune_contract.messages.privilege import Class
from disktune_helper.system import lockdown, privilege
from disktune_helper.system.companion import drive_holder
from disktune_helper.system.lockdown import landlock


def leave(
    whose: str = Class.INSPECT,
    more: drive_holder.Requests | None = None,
    begin_others: Callable[[], None] = lambda: None,
) -> drive_holder.Line:
    """Have the drives held, and become the user nobody in namespaces without a network; raises OSError.

    There is one thread yet, and `ioctls` knows the class. *whose* is one of `permitted.HOLDERS`, and does *more*.
    *begin_others* makes what else stays root's. Root of a container may not be allowed to become another user; it
    gives up its capabilities alone.
    """
    # Where root's shell started this, it has that one's; afterwards no modes can be changed.
    os.umask(0o022)
    lockdown.make_folders(whose)
    landlock.leave()
    channel = drive_holder.start(whose, more or {})
    begin_others()
    try:
        privilege.become_nobody()
    except PermissionError:
        privilege.give_back(())
    return drive_holder.ask_through(channel)
