"""Every page, dialog and state in every size: nothing cut off, over each other, empty, or without a name.

At the second scale, which Qt reads once, pages of each kind and all dialogs: their pixels are rounded otherwise.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from disktune_gui.mainwindow.tabs import Tab
from tools.screens import catalogue
from tools.screens.stage import STAGES

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_S = 3600
"""What one scale may take on a machine that is busy with something else; it is half a minute of work."""
TWICE = ("healthy-", "rebuilding-", "all-drives-", *(screen.name for screen in catalogue.DIALOGS))
"""What is looked at at both scales."""
LEAST = {
    1: len(catalogue.SIZES) * (len(catalogue.FACES) + len(catalogue.STATES)) + len(catalogue.DIALOGS),
    2: len(TWICE),
}
"""By scale, fewer screens than there are."""


@pytest.fixture(scope="module")
def looks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[int, tuple[subprocess.Popen[bytes], Path]]]:
    """Start looking at every scale at once: most of the time each waits for what the demo shows after a while.

    In a process of its own: Qt reads the scale once, and the colours are those of the whole application.
    """
    started: dict[int, tuple[subprocess.Popen[bytes], Path]] = {}
    for scale in LEAST:
        place = tmp_path_factory.mktemp("looks")
        command = [sys.executable, "-m", "tools.screens", "--faults", "--scale", str(scale)]
        for word in TWICE if scale == 2 else ():
            command += ["--only", word]
        own = {"QT_SCALE_FACTOR": str(scale), "LC_ALL": "C.UTF-8"}
        own |= dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), str(place))
        with (place / "found").open("wb") as found, (place / "complaints").open("wb") as complaints:
            process = subprocess.Popen(command, cwd=ROOT, env=os.environ | own, stdout=found, stderr=complaints)
        started[scale] = process, place
    yield started
    for process, _ in started.values():
        process.kill()
        process.wait()


@pytest.mark.slow
@pytest.mark.timeout(PATIENCE_S + 60)
@pytest.mark.parametrize("scale", LEAST)
def test_nothing_is_cut_off_covered_empty_nameless_or_told_by_colour_alone(
    looks: dict[int, tuple[subprocess.Popen[bytes], Path]], scale: int
) -> None:
    process, place = looks[scale]
    assert process.wait(PATIENCE_S) == 0, (place / "complaints").read_text()
    found: dict[str, list[str]] = json.loads((place / "found").read_text())
    assert len(found) > LEAST[scale]
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
