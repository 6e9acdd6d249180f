"""The main job through AT-SPI alone, as a screen reader and what else speaks it sees and works the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.gui.screen_reader.accessible_program import Reader, demo

# Each look goes through the whole window over the bus, which takes minutes on a busy machine.
pytestmark = [pytest.mark.tools, pytest.mark.slow, pytest.mark.timeout(1200)]

BOX = "panel|frame"
"""What stands in a frame; on the older Qt it is one itself."""
BUTTON = "push button|button"
"""AT-SPI calls it otherwise from version 2.54 on."""
DRIVE = "Hitachi HUA722010CLA330"
PLACES = ("Health", "Tune", "Measure", "Activity", "Overview")


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reader]:
    """Give the reader of one window, which all tests here use in turn."""
    with demo(tmp_path_factory.mktemp("session")) as found:
        yield found


def choose(reader: Reader, name: str, heading: str) -> None:
    """Select a row of the list of drives, and wait until the window shows it."""
    reader.ask("choose", "tree", "Drives", name)
    reader.ask("find", "label", heading)


def go_to(reader: Reader, place: str) -> None:
    """Bring a place to the front, and wait until it is."""
    reader.ask("press", "page tab", place)
    # Before 6.5 Qt does not say which tab is selected, but names the list after it.
    reader.ask("find", "page tab list", place)


def open_drive(reader: Reader) -> None:
    """Select the drive, and bring its Overview to the front, whatever an earlier test has left there."""
    choose(reader, f"{DRIVE}.*", DRIVE)
    go_to(reader, "Overview")


def search(reader: Reader, words: str) -> None:
    reader.ask("write", "text", "Find a setting.*", words)


def nothing_nameless(reader: Reader) -> None:
    assert reader.ask("nameless")["nameless"] == []


def keep(reader: Reader, answer: str) -> None:
    """Try what is changed and answer the question, with time enough for a slow machine to ask it."""
    reader.ask("press", BUTTON, "Try")
    reader.ask("press", BUTTON, "More Time")
    reader.ask("press", BUTTON, answer)


def test_each_place_and_each_view_of_a_drive_says_what_it_is(reader: Reader) -> None:
    choose(reader, "Your Drives.*", "Your Drives")
    reader.ask("find", "table cell", r"Your Drives, \d+ problems?")
    reader.ask("find", "list item", rf"{DRIVE}\. sdb\. Health: Good\. .*")
    nothing_nameless(reader)
    open_drive(reader)
    reader.ask("find", "label", "Health: Good", description="Read today at .*")
    for place in PLACES:
        go_to(reader, place)
        nothing_nameless(reader)
    go_to(reader, "Tune")
    reader.ask("find", "radio button", "Settings", checked=True)
    for view in ("Experiment", "History"):
        reader.ask("press", "radio button", view)
        reader.ask("find", "radio button", view, checked=True)
        nothing_nameless(reader)


def test_the_speed_of_a_drive_is_measured_and_each_figure_says_what_it_is_of(reader: Reader) -> None:
    open_drive(reader)
    reader.ask("find", BOX, "Read speed", description=r"\d+ MB/s\n.*last .*")
    reader.ask("press", BUTTON, "Measure")
    reader.ask("find", "page tab list", "Measure")
    reader.ask("find", "table", "Results")
    measured = reader.ask("find", "table cell", r"Direct read, Read: [\d.]+ MB/s[.,].*")["name"]
    nothing_nameless(reader)
    go_to(reader, "Overview")
    speed = measured.removeprefix("Direct read, Read: ").partition(" MB/s")[0]
    reader.ask("find", BOX, "Read speed", description=rf"{speed} MB/s\n.*")


def test_a_setting_is_found_tried_kept_for_every_boot_and_put_back(reader: Reader) -> None:
    open_drive(reader)
    go_to(reader, "Tune")
    # It is found by what another tool calls it. Files on /home follow the volume on this drive, which is said.
    search(reader, "setra")
    reader.ask("find", "spin button", "Read-ahead", value=128.0)
    unaffected = r"Files on /home follow .*"
    reader.ask("find", "filler", "Read-ahead", description=rf"no effect on /home\. {unaffected}")
    reader.ask("move", "spin button", "Read-ahead", 32)
    reader.ask("find", "filler", "Read-ahead", description=rf"was 128 KiB\. {unaffected}")
    nothing_nameless(reader)
    keep(reader, "Keep at Boot")
    kept = r"set, was 128 KiB\. Set to 32 KiB, confirmed\. .*Saved for boot\."
    reader.ask("find", "filler", "Read-ahead", description=kept)
    reader.ask("find", BOX, "Message", description="Saved for boot.")
    # All of it is undone.
    choose(reader, "Your Drives.*", "Your Drives")
    go_to(reader, "Tune")
    reader.ask("press", BUTTON, "Restore Original Values…")
    reader.ask("find", "check box", "Delete saved values", checked=True)
    nothing_nameless(reader)
    reader.ask("press", BUTTON, "Review Changes…")
    keep(reader, "Keep")
    open_drive(reader)
    go_to(reader, "Tune")
    search(reader, "setra")
    reader.ask("find", "spin button", "Read-ahead", value=128.0)


def test_which_drive_needs_me_and_its_button(reader: Reader) -> None:
    choose(reader, "Your Drives.*", "Your Drives")
    reader.ask("find", "list item", r"WDC WD5000AAKS.*\. sde · .*\. Health: Failing\. .*")
    reader.ask("find", "label", r"\d failing, \d need attention")


def test_who_else_sets_a_setting_is_said(reader: Reader) -> None:
    open_drive(reader)
    go_to(reader, "Tune")
    search(reader, "elevator")
    reader.ask("find", "filler", "I/O scheduler", description=".*TLP.*")


def test_a_preset_is_tried_and_put_back(reader: Reader) -> None:
    open_drive(reader)
    # What Overview offers is tried at once.
    reader.ask("press", BUTTON, "Quiet and Cool.*")
    reader.ask("press", BUTTON, "More Time")
    reader.ask("press", BUTTON, "Revert")
    reader.ask("find", BOX, "Message", description="(?i).*revert.*")


def test_a_rebuild_is_sped_up_and_left_alone_again(reader: Reader) -> None:
    choose(reader, "media.*", "media")
    go_to(reader, "Overview")
    reader.ask("press", BUTTON, "Boost Until Finished")
    reader.ask("press", BUTTON, "Revert Now")
    reader.ask("find", BUTTON, "Boost Until Finished")


def test_the_health_of_a_drive_is_read(reader: Reader) -> None:
    open_drive(reader)
    reader.ask("find", BOX, "Health", description="Good\n.*")
    go_to(reader, "Health")
    reader.ask("find", "filler", "Temperature", description=r"\d\d °C now; .*")
    reader.ask("find", "filler", "Reallocated sectors; 0; good")
    reader.ask("find", BOX, "Check-up")
    reader.ask("press", "check box", r"SMART attributes, \d+")
    reader.ask("find", "table", "SMART attributes")
    nothing_nameless(reader)


def test_a_chart_says_in_a_sentence_what_it_shows_and_becomes_a_table(reader: Reader) -> None:
    open_drive(reader)
    go_to(reader, "Activity")
    reader.ask("find", "filler", "Chart: Throughput", description=r"[^.]+ \d.*\.")
    reader.ask("find", "label", r"Read throughput: \d.*")
    nothing_nameless(reader)
    reader.ask("press", "check box", "Table")
    reader.ask("find", "table", "Table: Throughput", description=r"[^.]+ \d.*\.")
    nothing_nameless(reader)


def test_why_a_drive_is_awake_is_said(reader: Reader) -> None:
    open_drive(reader)
    reader.ask("press", BUTTON, "Why Awake?.*")
    reader.ask("find", "filler", r"TLP turned the standby timer off at .*")
