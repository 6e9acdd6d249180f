"""The program without a display: the drive table, a short measurement, pictures of every page.

Everything goes through the same session and the same pages as with a display, but without clicks.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from disktune_contract import workloads
from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import MeasureEnded, Started
from disktune_contract.units import UnitSystem, rate, size
from disktune_gui.client.session import Session
from disktune_gui.desktop.event_loop import LIST_MS, pause, wait, wait_for_list
from disktune_gui.drives.groups import Selection, grouped
from disktune_gui.drives.headline import headline
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.services.services import Services
from disktune_gui.theming.theme import Theme

MEASURE_S = 1
MEASURE_MS = 30_000
"""How long a measurement of `MEASURE_S` may take: a sluggish drive answers its first read late."""
SETTLE_MS = 700
"""How long a page may load its data before its picture is taken, in ms."""
CHART_MS = 6_000
"""How long activity is collected before the first pictures, in ms, so that its charts have a past."""


def run(services: Services, wanted: str, folder: Path) -> int:
    """Print the drives, measure one, write the pictures; return the exit status."""
    session = services.session
    notices: list[str] = []
    session.notice.connect(notices.append)
    session.start()
    try:
        if not wait_for_list(session, notices, LIST_MS):
            _say(" ".join(notices) or "The list of drives did not arrive within a minute.")
            return 1
        drives = [drive for group in grouped(session.drives, Selection()).values() for drive in group]
        _say(table(drives))
        if wanted and all(drive.name != wanted for drive in session.drives):
            sys.stderr.write(f"disktune: there is no drive {wanted}\n")
            return 2
        first = [drive for drive in session.drives if drive.name == wanted]
        _say(_measure_first(session, [*first, *(drive for drive in drives if drive.name != wanted)]))
        chosen = wanted or next((drive.name for drive in drives), "")
        try:
            written = _write_pictures(services, chosen, folder)
        except OSError as error:
            sys.stderr.write(f"disktune: the screenshots could not be saved in {folder}: {error.strerror}\n")
            return 2
        _say(f"{len(written)} screenshots, light and dark, were saved in {folder.resolve()}/")
        return 0
    finally:
        session.close()


# -- the table ---------------------------------------------------------------------------------------------


def table(drives: Sequence[Drive]) -> str:
    """Return the drives as aligned columns for a terminal."""
    if not drives:
        return "No drives were found."
    lines = [("DRIVE", "SIZE", "MODEL", "DESCRIPTION")]
    lines += [(drive.name, size(drive.size_bytes), drive.title, headline(drive)) for drive in drives]
    widths = [max(len(line[column]) for line in lines) for column in range(3)]
    return "\n".join(
        f"{name:<{widths[0]}}  {capacity:>{widths[1]}}  {model:<{widths[2]}}  {what}".rstrip()
        for name, capacity, model, what in lines
    )


# -- the measurement ---------------------------------------------------------------------------------------


def _measure_first(session: Session, drives: Sequence[Drive]) -> str:
    """Measure the first drive that may be read, and return the result in words."""
    refusals = []
    for drive in drives:
        ended = _measure(session, drive)
        if ended.result is not None:
            return told(drive, ended.result)
        refusals.append(f"  {drive.name}: {ended.why}")
        if ended.fault is Fault.INTERNAL:
            break
    return (
        "\n".join(["No drive could be measured:", *refusals]) if refusals else "No drive is available to measure."
    )


def _measure(session: Session, drive: Drive) -> MeasureEnded:
    """Read *drive* once, past the kernel's cache."""
    ends: list[MeasureEnded] = []
    jobs: list[int] = []

    def refused(fault: Fault, why: str) -> None:
        ends.append(MeasureEnded(0, (), fault, why))
        session.measure_ended.emit(ends[-1])

    def started(reply: Started) -> None:
        jobs.append(reply.job)

    session.measure_ended.connect(ends.append)
    args = workloads.of_drive(drive.ref, "drive.direct", seconds=MEASURE_S, runs=1)
    session.request(session, "measure", args, started, refused)
    wait(lambda: bool(ends), session.measure_ended, MEASURE_MS)
    session.measure_ended.disconnect(ends.append)
    late = "The measurement did not finish within 30 s."
    return ends[0] if ends else MeasureEnded(jobs[0] if jobs else 0, (), Fault.IO_ERROR, late)


def told(drive: Drive, result: Measurement) -> str:
    """Return a measurement in a sentence that states how it was made."""
    speed = f"{rate(result.median_bytes_s)} ({rate(result.median_bytes_s, UnitSystem.IEC)})"
    said = f"{drive.name}: {speed}. Direct read, {MEASURE_S} s, one run: a quick test, not a benchmark."
    return "\n".join([said, *(f"  {note}" for note in result.notes)])


# -- the pictures ------------------------------------------------------------------------------------------


def _write_pictures(services: Services, drive: str, folder: Path) -> list[Path]:
    """Write a picture of every page in light and dark; return their paths. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    window = MainWindow(services, drive=drive)
    window.resize(1180, 780)
    window.show()
    window.panel.choose(drive)
    pages = [tab for tab in Tab if window.tabs.offers(tab)]
    for tab in pages:
        window.page(tab)
    pause(CHART_MS)
    written = []
    for theme in (Theme.LIGHT, Theme.DARK):
        services.preferences.use_theme(theme)
        for tab in pages:
            window.tabs.setCurrentIndex(tab)
            pause(SETTLE_MS)
            name = tab.declared.title().lower().replace(" ", "-")
            path = folder / f"{name}-{theme.value}.png"
            if not window.grab().save(str(path)):
                raise OSError(None, "the screenshot could not be saved", str(path))
            written.append(path)
    window.close()
    window.deleteLater()
    return written


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
