"""10,000 results of 8 drives: from the click to the list, a filter, a search, one shown, and two compared.

Times are of the processor, in a process of its own. The file was closed in order before, as after every session.
The first result is selected at once, and, as by a hand, after the pointer has rested on the list.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.speed import children
from tools.speed.measure import Figure, Row, within

if TYPE_CHECKING:
    from PyQt6.QtWidgets import QApplication

IDS = (
    "results-open",
    "results-filter",
    "results-search",
    "results-nowhere",
    "results-one",
    "results-first",
    "results-compare",
)
COUNT, DRIVES = 10_000, 8
_MOST_MS, _MOST_CHARTED_MS = 100.0, 150.0
_REST_S = 0.2
_WHAT = {
    "results-open": "10,000 results: click → first page shown",
    "results-filter": "10,000 results: another workload → list shown",
    "results-search": "10,000 results: first letter of a search → list shown",
    "results-nowhere": "10,000 results: first letter of a search, in no name → list shown",
    "results-one": "10,000 results: the first one selected, the pointer rested on the list → its chart shown",
    "results-first": "10,000 results: the first one selected at once → its chart shown",
    "results-compare": "10,000 results: a second one selected → compared",
}
_CHARTED = frozenset({"results-one", "results-first"})
_MAKE, _MEASURE, _AT_ONCE = "make", "measure", "at-once"


def rows(rounds: int) -> Iterator[Row]:
    """Yield a row for each of `IDS`."""
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        children.told(__name__, _MAKE, home=home)
        told = [
            {**children.told(__name__, _AT_ONCE, home=home), **children.told(__name__, _MEASURE, home=home)}
            for _ in range(rounds)
        ]
    for one in IDS:
        figures = (Figure("DiskTune", tuple(run[one] for run in told)),)
        most = _MOST_CHARTED_MS if one in _CHARTED else _MOST_MS
        yield Row(one, _WHAT[one], "ms", figures, (within(most, figures, "ms"),))


def _make() -> dict[str, float]:
    """Store the results: a third of them in sets of five, one in seven with a note."""
    from disktune_gui.store.entry import default_path  # noqa: PLC0415  in the child alone
    from disktune_gui.store.store import ResultStore  # noqa: PLC0415
    from tests.gui.stored import DRIVE, a_measurement, make_measured  # noqa: PLC0415

    chance, found = random.Random(1), []  # noqa: S311  figures, no secret
    model = make_measured(a_measurement("drive.direct", 160e6), at=0.0)
    workloads = ("drive.direct", "drive.random_read", "drive.surface")
    for number in range(COUNT):
        drive = number % DRIVES
        subject = replace(
            DRIVE, name=f"sd{chr(97 + drive)}", identity=f"wwn:{drive:016x}", model=f"Example Disk {drive}000"
        )
        envelope = replace(
            model.envelope,
            id=f"{number:032x}",
            at=1.7e9 + 3600 * number,
            drive=subject,
            figure=2e8 * chance.random(),
            workload=workloads[number % len(workloads)],
        )
        together = {"batch": f"b{number // 15}", "profile": "drive.default"} if number // 5 % 3 == 0 else {}
        note = "" if number % 7 else f"note {number}"
        found.append(replace(model, envelope=envelope, body={**model.body, **together}, note=note))
    with closing(ResultStore(default_path())) as store:
        store.add(found)
    return {}


def _measure(*, rested: bool) -> dict[str, float]:
    from PyQt6.QtTest import QTest  # noqa: PLC0415  in the child alone
    from PyQt6.QtWidgets import QApplication  # noqa: PLC0415

    from disktune_gui.client.elevation import HelperLauncher  # noqa: PLC0415
    from disktune_gui.client.session import Session  # noqa: PLC0415
    from disktune_gui.desktop.preferences import Preferences  # noqa: PLC0415
    from disktune_gui.results.panel import ResultsPanel  # noqa: PLC0415
    from disktune_gui.services.services import Services  # noqa: PLC0415

    application = QApplication(["disktune"])
    services = Services(Session(HelperLauncher(root=False)), Preferences())
    panels: list[ResultsPanel] = []

    def took(act: Callable[[], object]) -> float:
        begun = time.process_time()
        act()
        application.processEvents()
        return 1000 * (time.process_time() - begun)

    def show() -> None:
        panel = ResultsPanel(services)
        panels.append(panel)
        panel.resize(1100, 700)
        panel.show_drive(None)
        panel.show()
        panel.set_active(True)

    def narrow(number: int) -> None:
        panels[0].bar.workload.setCurrentIndex(number)
        panels[0].bar.changed.emit()

    found = {"results-open": took(show)}
    panel = panels[0]
    lines = len(panel.model.rows)
    if not COUNT / 2 < lines < COUNT:
        raise ValueError(f"{lines} lines")
    found["results-filter"] = took(lambda: narrow(1))
    narrow(0)
    found["results-search"] = took(lambda: panel.search.setText("d"))
    panel.search.setText("")
    found["results-nowhere"] = took(lambda: panel.search.setText("q"))
    panel.search.setText("")
    single = [run.id for run in panel.model.rows if not run.whole][:2]
    if rested:
        # By way of the window, as from the desktop: the list is told that the pointer comes.
        tester: Any = QTest  # The stubs want an object of it, which none of its functions takes.
        tester.mouseMove(panel.windowHandle(), panel.table.mapTo(panel, panel.table.rect().center()))
        _rest(application)
    found["results-one" if rested else "results-first"] = took(lambda: panel.table.select_ids(single[:1]))
    found["results-compare"] = took(lambda: panel.table.select_ids(single))
    services.archive.close()
    return found


def _rest(application: QApplication) -> None:
    end = time.monotonic() + _REST_S
    while time.monotonic() < end:
        application.processEvents()
        time.sleep(0.005)


if __name__ == "__main__":
    told = _make() if sys.argv[1] == _MAKE else _measure(rested=sys.argv[1] == _MEASURE)
    sys.stdout.write(json.dumps(told) + "\n")
