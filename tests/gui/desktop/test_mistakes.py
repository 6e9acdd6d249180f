"""An exception that leaves a slot ends neither the window nor the tray."""

from __future__ import annotations

import re
import subprocess
import sys

from disktune_gui.desktop import problems
from tests.amounts import PATIENCE_S

PROGRAM = """
import sys
from PyQt6.QtCore import QCoreApplication, QTimer
from disktune_gui.desktop import problems
application, told = QCoreApplication([]), []
problems.go_on(told.append)
def slip(): raise KeyError("x" * 100_000)
def slide(): raise ValueError
for act in (slip, slip, slide, lambda: application.exit(len(told))):
    QTimer.singleShot(0, act)
sys.exit(application.exec())
"""


def test_it_is_logged_and_told_once_for_each_place_and_the_program_goes_on() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert done.returncode == 2, done.stderr
    # Python 3.13 shows lines of code as well, also of such a program.
    assert re.findall(r"^\w+Error", done.stderr, re.MULTILINE) == ["KeyError", "ValueError"]
    assert len(done.stderr) < 2 * problems.LONGEST + 1000
