"""Trying queue depths turn by turn, with orders that the test carries out and a clock that goes by looks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.messages.change import DriveChanges
from disktune_contract.settings.setting import Change
from disktune_gui.arrays.depth_trial import DEPTH, DepthTrialRunner
from disktune_gui.desktop.preferences import Preferences
from tests.sample_drive import make_drive

SDA, SDB, MD0 = (make_drive(name).ref for name in ("sda", "sdb", "md0"))
BASE = DriveChanges(MD0, (Change("md.sync_speed_min", 1000, 5000),))


class Bench:
    """A rebuild whose speed is a matter of the depth."""

    def __init__(self) -> None:
        self.speeds: dict[object, float] = {32: 50e6, 1: 50e6, 8: 100e6}
        self.depth: object = 32
        self.at_s, self.bytes = 0.0, 0.0
        self.orders: list[tuple[DriveChanges, ...]] = []
        self.unordered = 0
        self.refusal = ""
        self.over = False
        self.experiment = DepthTrialRunner(self.order, self.unorder, self.done, Preferences())
        self.experiment.settle_s = self.experiment.turn_s = 0.0
        self.said: list[str] = []
        self.experiment.said.connect(self.said.append)

    def order(
        self, changes: tuple[DriveChanges, ...], then: Callable[[], None], failed: Callable[[str], None]
    ) -> None:
        self.orders.append(changes)
        depths = [change.value for one in changes for change in one.changes if change.setting == DEPTH]
        self.depth = depths[0] if depths else 32
        if self.refusal:
            failed(self.refusal)
        else:
            then()

    def unorder(self, then: Callable[[], None], _failed: Callable[[str], None]) -> None:
        self.unordered += 1
        then()

    def done(self) -> tuple[float, float] | None:
        self.at_s += 1
        self.bytes += self.speeds[self.depth]
        return None if self.over else (self.at_s, self.bytes)

    def run(self, qtbot: QtBot, *, least: int = 32) -> None:
        with qtbot.waitSignal(self.experiment.ended):
            self.experiment.start((BASE,), ((SDA, 32), (SDB, least)), 32)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench()


def test_the_fastest_depth_is_kept_with_what_else_was_changed(bench: Bench, qtbot: QtBot) -> None:
    bench.run(qtbot)
    assert bench.said[:-1] == [
        f"Queue depth {depth}, runs left: {left}."
        for depth, left in zip((32, 1, 8, 8, 1, 32), (6, 5, 4, 3, 2, 1), strict=True)
    ]
    assert bench.said[-1] == (
        "Queue depth 8 is 100% faster and used until the end. By depth: 50.0 MB/s (32), 50.0 "
        "MB/s (1), 100 MB/s (8)."
    )
    assert bench.unordered == 6, "each turn is put back, what is kept is not"
    assert len(bench.orders) == 7
    assert bench.orders[0] == (BASE,)
    kept = tuple(DriveChanges(drive, (Change(DEPTH, 32, 8),)) for drive in (SDA, SDB))
    assert bench.orders[-1] == (BASE, *kept)
    assert not bench.experiment.running


def test_a_drive_that_has_the_depth_already_is_not_changed(bench: Bench, qtbot: QtBot) -> None:
    bench.run(qtbot, least=8)
    assert bench.orders[-1] == (BASE, DriveChanges(SDA, (Change(DEPTH, 32, 8),)))


def test_where_no_depth_is_faster_the_present_one_stays(bench: Bench, qtbot: QtBot) -> None:
    bench.speeds[8] = 51e6
    bench.run(qtbot)
    assert bench.said[-1].startswith("No difference above 5% noise; depth stays 32. By depth")
    assert bench.orders[-1] == (BASE,)


def test_an_operation_that_ends_meanwhile_ends_the_trial(bench: Bench, qtbot: QtBot) -> None:
    bench.over = True
    bench.run(qtbot)
    assert bench.said[-1] == "Ended too soon; no result."
    assert (len(bench.orders), bench.unordered) == (1, 0)


def test_progress_that_goes_backwards_is_another_operation(bench: Bench, qtbot: QtBot) -> None:
    bench.speeds[32] = -1.0
    bench.run(qtbot)
    assert bench.said[-1] == "Ended too soon; no result."


def test_what_cannot_be_ordered_is_said_and_ends_the_trial(bench: Bench) -> None:
    bench.refusal = "The drive is busy."
    ended: list[bool] = []
    bench.experiment.ended.connect(lambda: ended.append(True))
    bench.experiment.start((), ((SDA, 32),), 32)
    assert bench.said[-1] == "The drive is busy."
    assert ended == [True]
    assert not bench.experiment.running


def test_a_trial_that_is_stopped_orders_nothing_more(bench: Bench, qtbot: QtBot) -> None:
    bench.experiment.settle_s = 0.02
    bench.experiment.start((), ((SDA, 32),), 32)
    assert bench.experiment.running
    with qtbot.waitSignal(bench.experiment.ended):
        bench.experiment.stop()
    qtbot.wait(60)
    assert (len(bench.orders), bench.experiment.running) == (1, False)
    assert bench.at_s == 0, "nothing was measured any more"
