"""From the click to the page shown, each page for the first time in the life of a window, over drives of the demo.

Times are of the processor, in a process of its own for each page. Answers of the helper come later; what is shown
is the page with what is known by then.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from typing import NoReturn

from tools.speed import children
from tools.speed.measure import Figure, Row, within

_ALL, _ARRAY = "all", "array"
_PAGES = (
    ("OVERVIEW", _ALL), ("DRIVE_HEALTH", "sda"), ("SETTINGS", "sda"), ("SETTINGS", _ALL), ("BENCHMARK", "sda"),
    ("ACTIVITY", "sda"), ("ACTIVITY", _ALL), ("HISTORY", "sda"), ("EXPERIMENT", "sda"), ("CHECKUP", "sda"),
    ("SCRUB", "sda"), ("ARRAYS", _ARRAY),
)  # fmt: skip
_CHARTED = frozenset({"BENCHMARK", "ACTIVITY", "EXPERIMENT", "ARRAYS"})
_MOST_MS, _MOST_CHARTED_MS = 50.0, 150.0
IDS = tuple(f"page-{tab.lower()}-{drive}" for tab, drive in _PAGES)


def rows(rounds: int) -> Iterator[Row]:
    """Yield a row for each of `_PAGES`."""
    for one, (tab, drive) in zip(IDS, _PAGES, strict=True):
        told = [children.told(__name__, tab, drive) for _ in range(min(rounds, 5))]
        figures = (Figure("DiskTune", tuple(run["ms"] for run in told)),)
        most = _MOST_CHARTED_MS if tab in _CHARTED else _MOST_MS
        kept = {name: told[0][name] for name in ("modules", "widgets")}
        what = f"click → {tab.replace('_', ' ').capitalize()} of {drive}"
        yield Row(one, what, "ms", figures, (within(most, figures, "ms"),), counts=kept)


def _child(wanted: str, of: str) -> NoReturn:
    from PyQt6.QtCore import QEventLoop  # noqa: PLC0415  in the child alone
    from PyQt6.QtWidgets import QWidget  # noqa: PLC0415

    from disktune_gui import app  # noqa: PLC0415
    from disktune_gui.client import elevation  # noqa: PLC0415
    from disktune_gui.client.session import Session  # noqa: PLC0415
    from disktune_gui.mainwindow.tabs import Tab  # noqa: PLC0415
    from disktune_gui.mainwindow.window import MainWindow  # noqa: PLC0415
    from disktune_gui.services.services import Services  # noqa: PLC0415

    sys.argv = ["disktune"]
    application, preferences = app.make_application()
    session = Session(elevation.survey(demo=True))
    window = MainWindow(Services(session, preferences), drive="nvme0n1")
    window.show()
    session.start()

    def let_pass(seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
            time.sleep(0.005)

    while not session.listed:
        let_pass(0.05)
    let_pass(2)
    tab = Tab[wanted]
    drives = {_ALL: "", _ARRAY: next(drive.name for drive in session.drives if drive.array is not None)}
    name = drives.get(of, of)
    if tab is not Tab.ARRAYS and (tab, of) != (Tab.ACTIVITY, _ALL):
        window.panel.choose(name)
        let_pass(1)
    modules, begun = set(sys.modules), time.process_time()
    if window.panel.current() is None or name != window.panel.current().name:  # type: ignore[union-attr]
        window.panel.choose(name)
    window.tabs.setCurrentIndex(tab)
    application.sendPostedEvents()
    application.processEvents(QEventLoop.ProcessEventsFlag.ExcludeSocketNotifiers)
    found = {
        "ms": 1000 * (time.process_time() - begun),
        "modules": len(set(sys.modules) - modules),
        "widgets": len(window.page(tab).findChildren(QWidget)),
    }
    session.close()
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()
    # While all of it is still there: what Python takes apart at its end may meet what is gone.
    os._exit(0)


if __name__ == "__main__":
    _child(sys.argv[1], sys.argv[2])
