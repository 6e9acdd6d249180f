"""The main job through AT-SPI alone, as a screen reader and what else speaks it sees and works the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.gui.screen_reader.accessible_program import Reader, demo

# Each look goes through the whole window over the bus, which takes minutes on a busy machine.
pytestmark = [pytest.mark.tools, pytest.mark.slow, pytest.mark.timeout(1200)]

BOX = "panel|frame"
"""What stands in a frame; on the older Qt it is one itself."""
DRIVE = "Hitachi HUA722010CLA330"


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    with demo(tmp_path) as found:
        yield found


def choose(reader: Reader, name: str, heading: str) -> None:
    """Select a row of the list of drives, and wait until the window shows it."""
    reader.ask("choose", "tree", "Drives", name)
    reader.ask("find", "label", heading)


def nothing_nameless(reader: Reader) -> None:
    assert reader.ask("nameless")["nameless"] == []


def test_a_drive_is_chosen_measured_tuned_for_good_put_back_and_its_health_is_read(reader: Reader) -> None:
    choose(reader, f"{DRIVE}.*", DRIVE)
    nothing_nameless(reader)
    # How fast is it?
    reader.ask("press", "push button", "Measure, 9 s")
    measured = reader.ask("find", "label", r"Median result: [\d.]+ MB/s")["name"].removeprefix("Median result: ")
    reader.ask("find", "table", "Results")
    reader.ask("find", "filler", "Chart: Direct read .*", description=".+")
    nothing_nameless(reader)
    reader.ask("press", "page tab", "Overview")
    reader.ask("find", BOX, "Speed", description=f"{measured}\n.*")
    # A setting is found by what another tool calls it, changed, tried and kept, for every boot.
    reader.ask("press", "page tab", "Settings")
    reader.ask("write", "text", "Find a setting.*", "setra")
    reader.ask("find", "slider", "Read-ahead", value=6.0)
    reader.ask("move", "slider", "Read-ahead", 4)
    # Files on /home follow the volume on this drive, which is said, too.
    reader.ask("find", "filler", "Read-ahead", description=r"was 128 KiB\b.*Files on /home .*")
    nothing_nameless(reader)
    reader.ask("press", "check box", "Apply at boot")
    reader.ask("press", "push button", "Apply and Confirm")
    reader.ask("press", "push button", "Keep Changes")
    kept = r"Set to 32 KiB, confirmed.\. .*Saved for boot\."
    reader.ask("find", "filler", "Read-ahead", description=kept)
    reader.ask("find", BOX, "Message", description="Saved for boot.")
    # All of it is undone.
    choose(reader, "Your Drives", "Your Drives")
    reader.ask("press", "push button", "Restore Original Values…")
    reader.ask("find", "check box", "Delete saved values", checked=True)
    nothing_nameless(reader)
    reader.ask("press", "push button", "Review Changes…")
    reader.ask("press", "push button", "Apply and Confirm")
    reader.ask("press", "push button", "Keep Changes")
    choose(reader, f"{DRIVE}.*", DRIVE)
    reader.ask("find", "slider", "Read-ahead", value=6.0)
    # Is it well?
    reader.ask("press", "page tab", "Health")
    reader.ask("find", BOX, "Health", description="Good\n.*")
    reader.ask("find", "table cell", "Reallocated sectors.*")
    nothing_nameless(reader)


def test_a_chart_says_in_a_sentence_what_it_shows_and_becomes_a_table(reader: Reader) -> None:
    choose(reader, f"{DRIVE}.*", DRIVE)
    reader.ask("press", "page tab", "Activity")
    reader.ask("find", "filler", "Chart: Throughput", description=r"[^.]+ \d.*\.")
    reader.ask("find", "label", r"Read throughput: \d.*")
    nothing_nameless(reader)
    reader.ask("press", "check box", "Table")
    reader.ask("find", "table", "Table: Throughput", description=r"[^.]+ \d.*\.")
    nothing_nameless(reader)
