"""Every page, dialog and state in every size: nothing cut off, over each other, empty, or without a name.

At the second scale, which Qt reads once, pages of each kind and all dialogs: their pixels are rounded otherwise.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from disktune_gui.mainwindow.tabs import Tab
from tools.screens import catalogue
from tools.screens.stage import STAGES

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_S = 3600
"""What one scale may take on a machine that is busy with something else; it is a minute of work."""
TWICE = ("healthy-", "rebuilding-", "all-drives-", *(screen.name for screen in catalogue.DIALOGS))
"""What is looked at at both scales."""


@pytest.mark.slow
@pytest.mark.timeout(PATIENCE_S + 60)
@pytest.mark.parametrize(
    ("scale", "wanted", "least"),
    [
        (1, (), len(catalogue.SIZES) * (len(catalogue.FACES) + len(catalogue.STATES)) + len(catalogue.DIALOGS)),
        (2, TWICE, len(TWICE)),
    ],
)
def test_nothing_is_cut_off_covered_empty_nameless_or_told_by_colour_alone(
    tmp_path: Path, scale: int, wanted: tuple[str, ...], least: int
) -> None:
    """In a process of its own: Qt reads the scale once, and the colours are those of the whole application."""
    place = {"QT_SCALE_FACTOR": str(scale), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "tools.screens", "--faults", "--scale", str(scale)]
    for word in wanted:
        command += ["--only", word]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | place, capture_output=True, text=True, check=False, timeout=PATIENCE_S
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    assert len(found) > least
    assert {screen: some for screen, some in found.items() if some} == {}


def test_every_screen_has_a_name_of_its_own() -> None:
    names = [screen.name for stage in STAGES for screen in catalogue.screens(stage)]
    assert len(set(names)) == len(names)


def test_every_page_is_shown_of_every_drive_that_it_serves() -> None:
    names = {screen.name for stage in STAGES for screen in catalogue.screens(stage)}
    tabs = {tab.name.lower().replace("_", "-") for tab in Tab}
    assert {f"{face.name}-{tab}" for face in catalogue.FACES for tab in tabs} <= names


def test_every_machine_is_looked_at() -> None:
    assert {face.stage for face in catalogue.FACES} == set(STAGES)
