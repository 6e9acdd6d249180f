"""fio on a raw drive: as nobody, who may read everything and write nothing.

The kernel, not an argument, keeps it from writing: it runs as user and group nobody with CAP_DAC_READ_SEARCH
alone, which lets it open a node of root's for reading, and can gain no other privilege. Opening for writing is
refused with EACCES; a test asks the kernel.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress

from disktune_helper.bench.outside import SystemChild

SETPRIV = "/usr/bin/setpriv"
NOBODY = 65534
"""User and group that own nothing (the kernel's overflowuid)."""

_ONLY = "-all,+dac_read_search"


def wrapped(arguments: Sequence[str]) -> list[str]:
    """Return the arguments that start a program as nobody who may read everything."""
    return [
        SETPRIV,
        f"--reuid={NOBODY}",
        f"--regid={NOBODY}",
        "--clear-groups",
        f"--inh-caps={_ONLY}",
        f"--ambient-caps={_ONLY}",
        f"--bounding-set={_ONLY}",
        "--no-new-privs",
        "--",
        *arguments,
    ]


class NobodysChild(SystemChild):
    """A process of nobody's, which root without further capabilities may not signal."""

    def _signal(self, number: int) -> None:
        from disktune_helper import privilege  # noqa: PLC0415  # ctypes, which browse never loads

        if self._process.returncode is None:
            with privilege.borrowed(privilege.CAP_KILL), suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)
