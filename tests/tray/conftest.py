"""What the tests of the tray share."""

from __future__ import annotations

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from tests.patient_bot import qtbot

__all__ = ["qtbot"]
"""Fixtures from elsewhere."""
