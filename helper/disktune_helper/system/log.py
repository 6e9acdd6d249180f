"""Mistakes of the program go to the system's log, never to the window (security-requirements.md R6)."""

from __future__ import annotations

import syslog
from collections.abc import Callable

_relay: Callable[[str], None] | None = None


def log_mistake(where: str, error: Exception) -> None:
    """Log the kind and the place of an unexpected error on one line, without any data it carries."""
    last, place = error.__traceback__, "?"
    while last is not None:
        place = f"{last.tb_frame.f_code.co_filename.rpartition('/')[2]}:{last.tb_lineno}"
        last = last.tb_next
    write_line(f"{where}: {type(error).__name__} at {place}")


def write_line(line: str) -> None:
    """Write one line into the log, or have it written."""
    if _relay is not None:
        _relay(line)
        return
    syslog.openlog("disktune-helper", syslog.LOG_PID, syslog.LOG_USER)
    syslog.syslog(syslog.LOG_ERR, line)


def relay_through(relay: Callable[[str], None] | None) -> None:
    """Let another process write the lines from here on."""
    global _relay  # noqa: PLW0603  # a property of the process, as its descriptors are
    _relay = relay


def open_now() -> None:
    """Open the log's socket for a process that may soon make none, unless another one writes the lines."""
    if _relay is None:
        syslog.openlog("disktune-helper", syslog.LOG_PID | syslog.LOG_NDELAY, syslog.LOG_USER)
