"""From the click to the page shown, each page for the first time in the life of a window, over drives of the demo.

Times are of the processor, in a process of its own for each page. Answers of the helper come later; what is shown
is the page with what is known by then. Pages with charts are turned to by key, which comes without notice, and by
hand: the pointer comes to the tab and rests there before the click.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

from tools.speed import children
from tools.speed.measure import Figure, Row, within

if TYPE_CHECKING:
    from disktune_gui.mainwindow.tabs import Tab
    from disktune_gui.mainwindow.window import MainWindow

_ALL, _ARRAY = "all", "array"
_PAGES = (
    ("OVERVIEW", _ALL), ("DRIVE_HEALTH", "sda"), ("SETTINGS", "sda"), ("SETTINGS", _ALL), ("BENCHMARK", "sda"),
    ("ACTIVITY", "sda"), ("ACTIVITY", _ALL), ("HISTORY", "sda"), ("EXPERIMENT", "sda"), ("OVERVIEW", _ARRAY),
)  # fmt: skip
_CHARTED = frozenset({"BENCHMARK", "ACTIVITY", "EXPERIMENT"})
_TITLES = {"DRIVE_HEALTH": "Health"}
"""Of tabs that are called otherwise than their pages."""
_OF = {_ALL: "all drives", _ARRAY: "an array"}
_MOST_MS, _MOST_CHARTED_MS = 50.0, 150.0
_HAND, _KEY = "hand", "key"
_REST_S = 0.2
_CLICKS = tuple(
    (tab, drive, by) for tab, drive in _PAGES for by in ((_KEY, _HAND) if tab in _CHARTED else (_KEY,))
)
IDS = tuple(f"page-{tab.lower()}-{drive}{'-hand' if by == _HAND else ''}" for tab, drive, by in _CLICKS)


def rows(rounds: int) -> Iterator[Row]:
    """Yield a row for each of `_CLICKS`."""
    for one, (tab, drive, by) in zip(IDS, _CLICKS, strict=True):
        told = [children.told(__name__, tab, drive, by) for _ in range(min(rounds, 5))]
        figures = (Figure("DiskTune", tuple(run["ms"] for run in told)),)
        most = _MOST_CHARTED_MS if tab in _CHARTED else _MOST_MS
        kept = {name: told[0][name] for name in ("modules", "widgets")}
        how = ", the pointer rested there 0.2 s" if by == _HAND else ", by key" if tab in _CHARTED else ""
        what = f"click → {_TITLES.get(tab, tab.capitalize())} of {_OF.get(drive, drive)}{how}"
        yield Row(one, what, "ms", figures, (within(most, figures, "ms"),), counts=kept)


def _child(wanted: str, of: str, by: str) -> NoReturn:
    from PyQt6.QtCore import QEventLoop  # noqa: PLC0415  in the child alone
    from PyQt6.QtWidgets import QWidget  # noqa: PLC0415

    from disktune_gui import app  # noqa: PLC0415
    from disktune_gui.client import elevation  # noqa: PLC0415
    from disktune_gui.client.session import Session  # noqa: PLC0415
    from disktune_gui.mainwindow.tabs import Tab  # noqa: PLC0415
    from disktune_gui.mainwindow.window import SIZE, MainWindow  # noqa: PLC0415
    from disktune_gui.services.services import Services  # noqa: PLC0415

    sys.argv = ["disktune"]
    application, preferences = app.make_application()
    session = Session(elevation.survey(demo=True))
    window = MainWindow(Services(session, preferences), drive="nvme0n1")
    window.show()
    # As on a desktop: the screen that is none is smaller, and then not all tabs are in sight.
    window.resize(SIZE)
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
    if of != _ARRAY and (tab, of) != (Tab.ACTIVITY, _ALL):
        window.panel.choose(name)
        let_pass(1)
    turned = window.panel.current() is not None and name == window.panel.current().name  # type: ignore[union-attr]
    if by == _HAND:
        click = _by_hand(window, tab if turned else name)
    else:
        click = partial(_by_key, window, tab, None if turned else name)
    let_pass(_REST_S)
    modules, begun = set(sys.modules), time.process_time()
    click()
    application.sendPostedEvents()
    application.processEvents(QEventLoop.ProcessEventsFlag.ExcludeSocketNotifiers)
    took = 1000 * (time.process_time() - begun)
    if window.tabs.currentIndex() != tab:
        raise ValueError("the click turned to nothing")
    found = {
        "ms": took,
        "modules": len(set(sys.modules) - modules),
        "widgets": len(window.page(tab).findChildren(QWidget)),
    }
    session.close()
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()
    # While all of it is still there: what Python takes apart at its end may meet what is gone.
    os._exit(0)


def _by_key(window: MainWindow, tab: Tab, drive: str | None) -> None:
    if drive is not None:
        window.panel.choose(drive)
    window.tabs.setCurrentIndex(tab)


def _by_hand(window: MainWindow, wanted: Tab | str) -> Callable[[], None]:
    """Bring the pointer to a tab, or to the row of a drive that has it in front, and return what clicks there.

    By way of the window, as from the desktop: its parts are told of coming and leaving, too.
    """
    from PyQt6.QtCore import Qt  # noqa: PLC0415
    from PyQt6.QtTest import QTest  # noqa: PLC0415

    from disktune_gui.mainwindow.tabs import PLACES  # noqa: PLC0415

    bar, view, handle = window.tabs.bar, window.panel.view, window.windowHandle()
    viewport = view.viewport()
    if viewport is None or handle is None:
        raise ValueError("nothing to point at")
    if isinstance(wanted, str):
        model = window.panel.model
        row = model.index_of(wanted) if wanted else model.index(0, 0)
        view.scrollTo(row)
        place = viewport.mapTo(window, view.visualRect(row).center())
    else:
        place = bar.mapTo(window, bar.tabRect(PLACES.index(wanted.declared.place)).center())
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    tester: Any = QTest  # The stubs want an object of it, which none of its functions takes.
    tester.mouseMove(handle, place)
    return lambda: tester.mouseClick(handle, button, none, place)


if __name__ == "__main__":
    _child(*sys.argv[1:])
