"""The charts of an array, and the table of what ran on it."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.array_model import ArrayModel
from disktune_contract.arrays.operation_record import OperationRecord, fall
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import BoostStage, BoostState
from disktune_contract.units import UnitSystem
from disktune_gui.arrays.charts import ArrayCharts, OperationChart
from disktune_gui.arrays.details import PastOperations
from disktune_gui.services.services import Services
from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import Operation
from disktune_gui.text.series import ChartLine
from tests.contract.arrays.test_array_model import report, running
from tests.contract.arrays.test_operation_record import minutes
from tests.gui.support import added
from tests.narrowed import present
from tests.sample_drive import make_drive

SPEED_MB = 200_000 * 512 / 1e6
"""What `running` lets each member do a second."""


@pytest.fixture
def charts(qtbot: QtBot, services: Services) -> ArrayCharts:
    return added(qtbot, ArrayCharts(services.recorder, services.preferences))


@pytest.fixture
def checked() -> ArrayModel:
    model = ArrayModel()
    running(model, seconds=400)
    return model


def lines(charts: ArrayCharts) -> dict[str, ChartLine]:
    return {line.name: line for line in charts.speed._lines}


def boost(ago_s: float, stage: BoostStage = BoostStage.ON) -> BoostState:
    return BoostState(DriveRef("md0", "uuid:1"), "fast", stage, "check", time.time() - ago_s, ())


def test_the_speed_is_drawn_over_the_last_five_minutes_and_said(charts: ArrayCharts, checked: ArrayModel) -> None:
    charts.draw(checked, (), None)
    [line] = lines(charts).values()
    assert line.name == "normal"
    assert -300 <= line.x[0] < -290, "nothing older"
    assert line.x[-1] == 0, "now is on the right"
    assert line.y == pytest.approx([SPEED_MB] * len(line.y))
    assert charts.speed.chart.accessibleDescription() == "Current 102 MB/s, maximum 102 MB/s."
    assert present(charts.speed.table.model()).rowCount() == len(line.x), "the table says the same"


def test_in_binary_units_the_axis_and_the_sentence_are_in_them(charts: ArrayCharts, checked: ArrayModel) -> None:
    charts._preferences.units = UnitSystem.IEC
    charts.draw(checked, (), None)
    [line] = lines(charts).values()
    assert line.y[-1] == pytest.approx(200_000 * 512 / (1 << 20))
    assert charts.speed.chart.accessibleDescription() == "Current 97.7 MiB/s, maximum 97.7 MiB/s."


def test_what_was_sped_up_has_a_line_of_its_own_without_a_gap(charts: ArrayCharts, checked: ArrayModel) -> None:
    charts.draw(checked, (), boost(60))
    found = lines(charts)
    assert list(found) == ["normal", "boosted"]
    assert found["normal"].x[-1] < -60
    assert found["boosted"].x[0] == found["normal"].x[-1], "one point is shared"
    assert all(-62 <= x <= 0 for x in found["boosted"].x[1:])
    assert found["boosted"].style != found["normal"].style


def test_a_speed_up_that_has_ended_is_not_drawn_as_one(charts: ArrayCharts, checked: ArrayModel) -> None:
    charts.draw(checked, (), boost(60, BoostStage.ENDED))
    assert list(lines(charts)) == ["normal"]


def test_where_nothing_ran_there_is_no_chart_of_its_speed(charts: ArrayCharts, checked: ArrayModel) -> None:
    model = ArrayModel()
    charts.draw(model, (), None)
    assert charts.speed.isHidden()
    model.add_report(replace(report(0.0, 0), action="idle", done_sectors=None, total_sectors=None))
    charts.draw(model, (), None)
    assert charts.speed.isHidden()
    low = charts.minimumHeight()
    charts.draw(checked, (), None)
    assert not charts.speed.isHidden()
    assert charts.minimumHeight() == 2 * low


def test_a_whole_operation_has_its_fall_and_nothing_where_nobody_looked(qtbot: QtBot, services: Services) -> None:
    chart = added(qtbot, OperationChart(services.preferences))
    quick = minutes((60, 100_000.0))
    slow = [replace(one, began=one.began + 7200, ended=one.ended + 7200) for one in minutes((60, 10_000.0))]
    known = OperationRecord("check", 1e12, (*quick, *slow))
    chart.draw(known, fall(known), "Fell.")
    speed, mark = chart.speed._lines
    gap = [at for at, height in zip(speed.x, speed.y, strict=True) if math.isnan(height)]
    assert gap == [quick[-1].ended]
    assert (speed.x[0], speed.x[-1]) == (quick[0].began, slow[-1].ended)
    assert [speed.y[0], speed.y[-1]] == pytest.approx([102.4, 10.24])
    assert (mark.mark, list(mark.x)) == (True, [quick[-1].ended, slow[0].began])
    assert present(chart.speed.table.model()).rowCount() == 120
    assert chart.speed.chart.accessibleDescription() == "Fell."
    chart.table_button.click()
    assert chart.speed.shows_table


# -- what ran on it ----------------------------------------------------------------------------------------


@pytest.fixture
def past(qtbot: QtBot) -> PastOperations:
    return added(qtbot, PastOperations())


def test_what_ran_is_a_table_with_a_name(past: PastOperations, monkeypatch: pytest.MonkeyPatch) -> None:
    one = Operation("uuid:1", "md0", "check", 1000.0, 4600.0, whole=True, done=True, mismatches=0)
    monkeypatch.setattr(
        operation_history, "read", lambda _file, identity: (one,) * 30 if identity == "uuid:1" else ()
    )
    past.show_drive(make_drive("md0", identity="uuid:1"))
    assert present(past.table.model()).rowCount() == 20, "the newest"
    assert past.table.accessibleName() == "Operations"
    assert (past.table.isHidden(), past.none.isHidden()) == (False, True)


def test_why_there_is_nothing_is_said_in_place_of_the_table(
    past: PastOperations, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "operations"
    monkeypatch.setattr(operation_history, "path", lambda: file)
    array = make_drive("md0", identity="uuid:1")
    said = []
    for drive in (array, replace(array, identity=""), None):
        past.show_drive(drive)
        said.append(past.none.text())
        assert (past.table.isHidden(), past.none.isHidden()) == (True, False)
    assert said[0] == "None recorded."
    assert said[1:] == ["No UUID: none are recorded."] * 2
    file.mkdir()
    past.show_drive(array)
    assert past.none.text() == f"{file} is unreadable: Is a directory."


def test_before_the_first_speed_a_sentence_stands_in_place_of_the_chart(
    charts: ArrayCharts, checked: ArrayModel
) -> None:
    begun = ArrayModel()
    running(begun, seconds=2)
    charts.show()
    charts.draw(begun, (), None)
    assert charts.speed.isVisible()
    assert not charts.speed.chart.isVisible()
    assert charts.speed._nothing.isVisible()
    assert charts.speed._nothing.text() == "No data recorded."
    charts.draw(checked, (), None)
    assert charts.speed.chart.isVisible()
