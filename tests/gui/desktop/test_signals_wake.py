"""A signal wakes a program that waits for nothing else, and that nothing else wakes."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.amounts import PATIENCE_S

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = """
import sys
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QApplication
from disktune_gui.desktop.event_loop import QuitOnSignals
application = QApplication([])
QuitOnSignals(application)
QTimer.singleShot(0, lambda: print("waiting", flush=True))
status = application.exec()
print("left", application.findChildren(QTimer), flush=True)
sys.exit(status)
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_program_in_order_and_no_timer_looks_for_it(number: signal.Signals) -> None:
    process = subprocess.Popen([sys.executable, "-c", PROGRAM], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "waiting\n"
    # What is not noticed at once would only be noticed at the next event, which never comes.
    process.send_signal(number)
    rest, _ = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, rest) == (0, "left []\n")
