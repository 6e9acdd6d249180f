"""What the tests of the tray share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from tests.patient_bot import qtbot
from tests.tray.mdstat_machine import Machine

__all__ = ["qtbot"]
"""Fixtures from elsewhere."""


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)
