"""A bus of the test's own, for what the window asks of other services."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tray.surroundings import BUS


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[str]:
    """The address of a bus that starts nothing by itself."""
    (tmp_path / "bus.conf").write_text(BUS)
    command = ["dbus-daemon", f"--config-file={tmp_path}/bus.conf", "--nofork", "--print-address=1"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as daemon:
        assert daemon.stdout is not None
        yield daemon.stdout.readline().strip()
        daemon.terminate()
