"""fio on a raw drive: as nobody, who may read everything and write nothing.

The kernel, not an argument, keeps it from writing: it runs as user and group nobody with CAP_DAC_READ_SEARCH
alone, which lets it open a node of root's for reading, and can gain no other privilege. Opening for writing is
refused with EACCES; a test asks the kernel.
"""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence

from disktune_helper.system.environment import ENVIRONMENT
from disktune_helper.system.privilege import NOBODY

SETPRIV = "/usr/bin/setpriv"
_READER = "-all,+dac_read_search"
_SIGNAL_S = 10
"""How long a signal may take to be sent, where starting a program takes long."""


def wrapped(arguments: Sequence[str], only: str = _READER) -> list[str]:
    """Return the arguments that start a program as nobody who may read everything, or may do what *only* says."""
    return [
        SETPRIV,
        f"--reuid={NOBODY}",
        f"--regid={NOBODY}",
        "--clear-groups",
        f"--inh-caps={only}",
        f"--ambient-caps={only}",
        f"--bounding-set={only}",
        "--no-new-privs",
        "--",
        *arguments,
    ]


def powerless(arguments: Sequence[str]) -> list[str]:
    """Return the arguments that start a program as nobody, and no more."""
    return wrapped(arguments, "-all")


def signal_group(leader: int, number: int) -> None:
    """Send a signal to the group of a process that is not waited for yet; only nobody may signal nobody's.

    Root here has no capability to.
    """
    try:
        os.killpg(leader, number)
    except ProcessLookupError:
        return
    except PermissionError:
        name = signal.Signals(number).name.removeprefix("SIG")
        command = powerless(["/bin/sh", "-c", f"kill -s {name} -- -{leader}"])
        null = subprocess.DEVNULL
        subprocess.run(
            command, stdin=null, stdout=null, stderr=null, env=ENVIRONMENT, timeout=_SIGNAL_S, check=False
        )
