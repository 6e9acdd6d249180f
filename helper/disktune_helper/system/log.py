"""Mistakes of the program go to the system's log, never to the window (security-requirements.md R6)."""

from __future__ import annotations

import syslog
import traceback


def log_mistake(where: str, error: Exception) -> None:
    """Log the kind and the place of an unexpected error on one line, without any data it carries."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno}" if frames else "?"
    syslog.openlog("disktune-helper", syslog.LOG_PID, syslog.LOG_USER)
    syslog.syslog(syslog.LOG_ERR, f"{where}: {type(error).__name__} at {place}")
