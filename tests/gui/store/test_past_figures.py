"""Figures of earlier results: which there are, how far they scatter, and what is said of a difference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from disktune_gui.store import bodies
from disktune_gui.store.differences import (
    FigureChange,
    PastFigure,
    changed,
    compare,
    noise,
    past_figures,
    terms_of,
)
from disktune_gui.store.entry import ResultEntry
from disktune_gui.store.store import ResultStore
from tests.gui.stored import DRIVE, a_measurement, make_measured, make_set, with_settings

AT = 1_790_000_000.0
DAY = 86400.0


@pytest.fixture
def store() -> Iterator[ResultStore]:
    found = ResultStore(None)
    yield found
    found.close()


def measured(*rates: float) -> list[ResultEntry]:
    return [
        make_measured(a_measurement("drive.direct", rate), at=AT + number * DAY)
        for number, rate in enumerate(rates)
    ]


def of(store: ResultStore, workload: str = "drive.direct") -> tuple[PastFigure, ...]:
    return past_figures(store, DRIVE, (workload,))[workload]


def test_they_are_of_one_drive_and_workload_oldest_first(store: ResultStore) -> None:
    elsewhere = make_measured(a_measurement("drive.direct", 9e6), drive=replace(DRIVE, identity="wwn:other"))
    store.add([*measured(150e6, 160e6), elsewhere, make_measured(a_measurement("drive.cached", 5e9))])
    assert [one.bytes_s for one in of(store)] == [150e6, 160e6]


def test_small_requests_are_in_bytes_as_well_and_the_slowest_and_fastest_run_are_known(store: ResultStore) -> None:
    entry = make_measured(a_measurement("drive.random-4k-q1", 4096e2, 4096e2, 2 * 4096e2))
    store.add([entry])
    [found] = of(store, "drive.random-4k-q1")
    assert found.bytes_s == pytest.approx(4096e2, rel=1e-2)
    assert found.most_bytes_s == pytest.approx(2 * 4096e2, rel=1e-2)
    assert found.terms == terms_of(bodies.measurement(entry).result)


def test_a_file_of_another_size_is_something_else(store: ResultStore) -> None:
    small = make_set("file.default", AT, 1e9)
    large = a_measurement("file.seq1m-q8t1.read", 1e9, folder=bodies.measurement(small[0]).result.folder)
    store.add([*small, make_measured(replace(large, span_bytes=4 << 30), at=AT + DAY)])
    first, second = of(store, "file.seq1m-q8t1.read")
    assert first.terms != second.terms


def test_noise_is_of_results_with_the_same_settings(store: ResultStore) -> None:
    entries = measured(100e6, 101e6, 100e6, 101e6, 200e6)
    store.add([*entries[:4], with_settings(entries[4], block__read_ahead=4096)])
    found = of(store)
    assert noise(found[:3]) is None
    assert noise(found[:4]) == noise(found) == pytest.approx(3.2 * 0.00995, rel=1e-2)
    assert [one.words for one in changed(found[3], found[4])] == ["Read-ahead: 128 KiB → 4096 KiB"]
    assert changed(found[0], found[1]) == ()


@pytest.mark.parametrize(
    ("ratio", "scatter", "said"),
    [
        (1.01, None, FigureChange.ABOUT_SAME),
        (1.09, None, FigureChange.UNKNOWN),
        (1.09, 0.01, FigureChange.FASTER),
        (0.79, 0.1, FigureChange.SLOWER),
        (1.09, 0.1, FigureChange.SAME),
        (1.015, 0.001, FigureChange.SAME),
        (0.0, 0.1, FigureChange.UNKNOWN),
    ],
)
def test_a_difference_is_one_only_beyond_the_noise_and_two_percent(
    ratio: float, scatter: float | None, said: FigureChange
) -> None:
    assert compare(100e6 * ratio, 100e6, scatter) is said
