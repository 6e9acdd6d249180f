"""A list of thousands of results: what is written is what can be seen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_gui.results import list as results
from disktune_gui.results.list import (
    COLUMNS,
    DRIVE,
    MEASURED_LINES,
    NOTE,
    Filter,
    ListedRun,
    ResultsModel,
    ResultsTable,
)
from disktune_gui.store.entry import FigureMeaning, ResultKind, ResultSummary
from tests.gui.support import opened

COUNT = 5000
MANY = [
    ResultSummary(
        f"{number:x}", ResultKind.MEASUREMENT, 1e9 + number, "sda", f"wwn:{number % 8}", f"Disk {number % 8}",
        "drive.direct", 1e8, FigureMeaning.BYTES_S, f"note {number}" + (", the only one" if number == 4 else ""),
    )
    for number in range(COUNT)
]  # fmt: skip


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that gets longer with each place of a line that is put into words."""
    found: list[int] = []
    words = results.words

    def counted(run: ListedRun, units: object, column: int) -> str:
        found.append(column)
        return words(run, units, column)  # type: ignore[arg-type]

    monkeypatch.setattr(results, "words", counted)
    return found


def test_only_what_can_be_seen_is_put_into_words(qtbot: QtBot, written: list[int]) -> None:
    model = ResultsModel()
    table = opened(qtbot, ResultsTable(model), 900, 500)
    written.clear()
    model.show_results(MANY, Filter())
    table.fit_columns()
    QApplication.processEvents()
    lines = 500 // table.rowHeight(0)
    # For the width of the columns, and once or twice to be painted.
    assert lines < len(written) <= (MEASURED_LINES + 3 * lines) * COLUMNS
    written.clear()
    model.narrow(Filter(workload="drive.direct", since_s=1))
    model.narrow(Filter(identity="wwn:1"))
    assert written == []


@pytest.mark.slow
def test_what_is_searched_for_is_put_into_words_once(qapp: object, written: list[int]) -> None:
    model = ResultsModel()
    model.show_results(MANY)
    model.narrow(Filter("n"))
    assert len(written) == COUNT * len({DRIVE, NOTE}), "the note has it, so dates and figures are not written"
    for text in ("no", "not", "note"):
        model.narrow(Filter(text))
    assert len(written) == COUNT * len({DRIVE, NOTE})
    assert len(model.rows) == COUNT
    for text in ("qqq", "note 4", "note 49", "100 mb/s", ""):
        model.narrow(Filter(text))
    assert len(written) == COUNT * COLUMNS
    assert len(model.rows) == COUNT
    model.show_results(MANY[:10])
    model.narrow(Filter("only"))
    assert [run.first.note for run in model.rows] == ["note 4, the only one"]


def test_lines_are_made_once_for_each_drive(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    groups = Filter.groups

    def counted(wanted: Filter, summaries: Sequence[ResultSummary]) -> list[ListedRun]:
        made.append(1)
        return groups(wanted, summaries)

    monkeypatch.setattr(Filter, "groups", counted)
    model = ResultsModel()
    model.show_results(MANY, Filter(identity="wwn:1"))
    model.narrow(Filter("note", identity="wwn:1", since_s=5))
    assert len(made) == 1
    model.narrow(Filter(identity="wwn:2"))
    assert len(made) == 2
    assert {run.first.identity for run in model.rows} == {"wwn:2"}


LISTED = """
import sys
from PyQt6.QtWidgets import QApplication
from disktune_gui.activity.page import ActivityPage
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.results.panel import ResultsPanel
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.session import Session
from tests.gui.stored import a_measurement, make_measured
from tests.gui.support import services_of
application = QApplication([])
services = services_of(Session(HelperLauncher(root=False)))
entry = make_measured(a_measurement("drive.direct", 160e6), at=1e9)
services.archive.store.add([entry])
panel, page, activity = ResultsPanel(services), BenchmarkPage(services), ActivityPage(services)
for shown in (panel, page):
    shown.show_drive(None)
    shown.show()
    shown.set_active(True)
    application.processEvents()
drawing = {"numpy", "pyqtgraph"} & set(sys.modules)
print(len(panel.model.rows), bool(drawing), panel.selected.views is None, page.measured.views is None)
panel.table.select_ids([entry.envelope.id])
print("pyqtgraph" in sys.modules, panel.selected.views.isVisible())
services.archive.close()
"""


@pytest.mark.slow
def test_lists_and_pages_without_a_figure_or_unseen_load_nothing_that_draws_charts(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LISTED],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
    )
    assert done.stdout.split() == ["1", "False", "True", "True", "True", "True"]
