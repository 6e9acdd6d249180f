"""How many examples a test tries and how long it waits: less of it where a person waits for the verdict."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

PATIENCE_S = 240.0
"""For what has to come: more than any machine needs, less than the 300 s after which a test is ended."""

LONGEST = (
    "tests/gui/screens/test_every_screen.py",
    "tests/fuzz/test_fuzzing.py",
    "tests/test_wheel.py",
    "tests/helper/scrub/test_real_btrfs.py",
    "tests/gui/mainwindow/test_window_counts.py",
    "tests/helper/test_bytecode.py",
    "tests/test_layout.py",
    "tests/gui/screen_reader/test_screen_reader.py",
    "tests/gui/errands/test_clicks_from_the_start.py",
    "tests/contract/experiments/test_calibration_latency.py",
    "tests/privilege/test_desktop_commands.py",
    "tests/gui/test_owned.py",
    "tests/privilege/test_leavings.py",
    "tests/gui/test_headless.py",
    "tests/privilege/test_recording_here.py",
    "tests/gui/theming/test_theme_live.py",
    "tests/gui/mainwindow/test_nothing_that_only_fails.py",
    "tests/gui/mainwindow/test_pseudo_locale.py",
    "tests/gui/mainwindow/test_keyboard.py",
    "tests/tray/test_tray_process.py",
    "tests/gui/soak/test_soak.py",
    "tests/tray/test_notifications_on_the_bus.py",
)
"""Files whose slow tests take longer than ten seconds, the longest first."""


def amount(full: int) -> int:
    """Return *full* where CI is set, else a tenth of it."""
    return full if os.environ.get("CI") else max(1, full // 10)


def until(holds: Callable[[], object]) -> None:
    """Wait until *holds* is true; fail after `PATIENCE_S`."""
    ends = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.01)
