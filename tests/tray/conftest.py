"""What the tests of the tray share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from tests.patient_bot import qtbot
from tests.tray import surroundings
from tests.tray.mdstat_machine import Machine
from tests.tray.scene import WHOLE, Scene

__all__ = ["qtbot"]
"""Fixtures from elsewhere."""


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.fixture(scope="session")
def shown() -> Iterator[str]:
    """Return the display of all scenes: each has a bus, a desktop and a tray of its own."""
    with surroundings.display() as name:
        yield name


@pytest.fixture
def scene(tmp_path: Path, shown: str) -> Iterator[Scene]:
    with surroundings.session(tmp_path, shown=shown) as environment:
        scene = Scene(tmp_path, environment)
        scene.arrays(md0=WHOLE)
        yield scene
        for program in reversed(scene.programs):
            program.end()
