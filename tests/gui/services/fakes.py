"""Services of the system on a bus of the test: each a program beside this module, run by the system's Python."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

needs_gi = pytest.mark.skipif(
    subprocess.run(["/usr/bin/python3", "-c", "import gi"], capture_output=True, check=False).returncode != 0,
    reason="the system's Python has no gi",
)


def started(program: str, bus: str, *words: str | Path) -> subprocess.Popen[str]:
    """Start a service on *bus*; it can be asked when this returns, and ends with its input."""
    daemon = subprocess.Popen(
        ["/usr/bin/python3", Path(__file__).with_name(program), *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": bus},
    )
    assert daemon.stdout is not None
    assert daemon.stdout.readline() == "ready\n"
    return daemon
