"""What the tests of the tray share."""

from tests.patient_bot import qtbot

__all__ = ["qtbot"]
