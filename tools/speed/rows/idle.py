"""What a window costs while nothing happens, looked at and minimised: context switches of all its threads.

The counters of the kernel stand still meanwhile (root, in a mount namespace of its own): on a machine that works
the small charts of its drives would move, and something would happen.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tools.speed import children
from tools.speed.measure import Figure, Row, within
from tools.speed.screen import screen
from tools.speed.table import ROOT

IDS = ("idle", "minimised", "idle-helper", "minimised-helper")
SETTLE_S, MEASURED_S = 60.0, 20.0
MOST = 2.0
"""Switches a second of a window that is looked at; of one that is minimised none."""
_ROUNDS = 3
"""Each takes a minute and a half."""

_STILL = 'cp /proc/diskstats "$0" && mount --make-rprivate / && mount --bind "$0" /proc/diskstats && exec "$@"'


def rows(rounds: int) -> Iterator[Row]:
    """Yield the four rows."""
    found: dict[str, list[float]] = {one: [] for one in IDS}
    note = "counters stand still" if os.geteuid() == 0 else "drives of this machine as they were: run it as root"
    if shutil.which("Xvfb") is None:
        for one in IDS:
            yield Row(one, _WHAT[one], "context switches/s", (), note="needs Xvfb")
        return
    for _ in range(min(rounds, _ROUNDS)):
        for one, value in _once().items():
            found[one].append(value)
    for one, values in found.items():
        figures = (Figure("DiskTune", tuple(values)),)
        goals = () if "helper" in one else (within(MOST if one == "idle" else 0.0, figures, "/s"),)
        yield Row(one, _WHAT[one], "context switches/s", figures, goals, note)


_WHAT = {
    "idle": "window idle, nothing visible changing",
    "minimised": "window minimised",
    "idle-helper": "its helpers, window idle",
    "minimised-helper": "its helpers, window minimised",
}


def _once() -> dict[str, float]:
    with screen() as shown, tempfile.TemporaryDirectory() as place:
        environ = children.environment(Path(place), DISPLAY=shown.display, QT_QPA_PLATFORM="xcb")
        command = [sys.executable, "-m", __name__]
        if os.geteuid() == 0:
            command = ["unshare", "-m", "sh", "-c", _STILL, f"{place}/diskstats", *command]
        process = subprocess.Popen(command, cwd=ROOT, env=environ, stderr=subprocess.DEVNULL)
        try:
            time.sleep(SETTLE_S)
            idle, idle_helpers = _switches_a_second(process.pid)
            process.send_signal(signal.SIGUSR1)
            time.sleep(2)
            minimised, minimised_helpers = _switches_a_second(process.pid)
        finally:
            process.terminate()
            process.wait()
    return dict(zip(IDS, (idle, minimised, idle_helpers, minimised_helpers), strict=True))


def _switches_a_second(pid: int) -> tuple[float, float]:
    """Return those of the window and of its helpers together."""
    everybody = children.family(pid)
    before = {one: children.switches(one) for one in everybody}
    time.sleep(MEASURED_S)
    # A thread that has ended meanwhile, such as one of Qt's pool, is left out; all of a new one counts.
    each = {
        one: sum(count - before[one].get(thread, 0) for thread, count in children.switches(one).items())
        / MEASURED_S
        for one in everybody
    }
    return each[pid], sum(each.values()) - each[pid]


def _window() -> int:
    """Run the program; SIGUSR1 minimises its windows, where no window manager would."""
    from PyQt6.QtWidgets import QApplication  # noqa: PLC0415  in the child alone

    from disktune_gui import app, options  # noqa: PLC0415

    def minimise(_number: int, _frame: object) -> None:
        for window in QApplication.topLevelWidgets():
            if window.isVisible():
                window.showMinimized()

    signal.signal(signal.SIGUSR1, minimise)
    return app.run(options.parsed())


if __name__ == "__main__":
    sys.exit(_window())
