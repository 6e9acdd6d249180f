"""Every page, dialog and state: nothing cut off, over each other, empty, or without a name, no letter twice.

All in English as it is drawn and on a large screen; all pages and what is quickly made in German in the smallest
window. Some in Japanese, with all dialogs, and some with large letters; at the second scale pages of each kind and
all dialogs: their pixels are rounded otherwise.
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
"""What one look may take on a machine that is busy with something else; it is half a minute of work."""
PAGES = tuple(f"{face.name}-" for face in catalogue.FACES)
SOME = ("healthy-", "rebuilding-", "all-drives-")
DIALOGS = tuple(screen.name for screen in catalogue.DIALOGS)
DRAWN, SMALL, USUAL, LARGE = "1180x780", "1024x600", "1366x768", "1920x1080"
LOOKS = {
    "english": (("--size", DRAWN, "--size", LARGE), ()),
    "german": (("--size", SMALL, "--language", "de"), (*PAGES, *DIALOGS, "draft", "on-trial")),
    "japanese": (("--size", USUAL, "--language", "ja"), (*SOME, *DIALOGS)),
    "letters": (("--size", USUAL, "--letters", "144"), SOME),
    "scaled": (("--size", DRAWN, "--scale", "2"), (*SOME, *DIALOGS)),
}
"""What each look is called with, and the words of the screens that are looked at; all if there are none."""


def least(look: str) -> int:
    """Return fewer screens than a look has."""
    called, words = LOOKS[look]
    if words:
        return len(words)
    return called.count("--size") * (len(catalogue.FACES) + len(catalogue.STATES)) + len(DIALOGS)


@pytest.fixture(scope="module")
def looks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, tuple[subprocess.Popen[bytes], Path]]]:
    """Start all looks at once: most of the time each waits for what the demo shows after a while.

    In a process of its own: Qt reads scale and letters once, and the colours are those of the whole application.
    """
    started: dict[str, tuple[subprocess.Popen[bytes], Path]] = {}
    for look, (called, words) in LOOKS.items():
        place = tmp_path_factory.mktemp("looks")
        command = [sys.executable, "-m", "tools.screens", "--faults", "--scale", "1", *called]
        for word in words:
            command += ["--only", word]
        own = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), str(place))
        with (place / "found").open("wb") as found, (place / "complaints").open("wb") as complaints:
            process = subprocess.Popen(command, cwd=ROOT, env=os.environ | own, stdout=found, stderr=complaints)
        started[look] = process, place
    yield started
    for process, _ in started.values():
        process.kill()
        process.wait()


@pytest.mark.slow
@pytest.mark.timeout(PATIENCE_S + 60)
@pytest.mark.parametrize("look", LOOKS)
def test_nothing_is_cut_off_covered_empty_nameless_or_told_by_colour_alone(
    looks: dict[str, tuple[subprocess.Popen[bytes], Path]], look: str
) -> None:
    process, place = looks[look]
    assert process.wait(PATIENCE_S) == 0, (place / "complaints").read_text()
    found: dict[str, list[str]] = json.loads((place / "found").read_text())
    assert len(found) > least(look)
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
