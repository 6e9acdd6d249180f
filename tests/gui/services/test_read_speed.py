"""The newest result of each drive beside the usual one, and which results say nothing about the drive."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.record import replace as changed
from disktune_gui.services.speeds import NewestResult, NewestResults, newest, read_speed
from disktune_gui.store.entry import ResultEntry, RunConditions, subject
from disktune_gui.store.store import ResultStore
from tests.gui.stored import a_measurement, make_measured
from tests.sample_drive import make_drive

DISK = make_drive(model="ST1000DM010-2EP102")
"""Its maker states 210 MB/s."""
DIRECT = "drive.direct"


@pytest.fixture
def store() -> Iterator[ResultStore]:
    found = ResultStore(None)
    yield found
    found.close()


def stored(drive: Drive, result: Measurement, at: float = 1e9, **changes: Any) -> ResultEntry:
    return make_measured(result, at=at, drive=subject(drive), **changes)


def of(store: ResultStore, drive: Drive = DISK, rpm: int | None = None) -> Any:
    return read_speed(drive, rpm, newest(store, [DIRECT]))


def test_the_newest_counts_beside_the_usual_range(store: ResultStore) -> None:
    assert of(store) is None
    store.add([stored(DISK, a_measurement(DIRECT, 60e6), 2e9), stored(DISK, a_measurement(DIRECT, 190e6))])
    found = of(store)
    assert (found.bytes_s, found.at, found.slow) == (60e6, 2e9, True)
    store.add([stored(DISK, a_measurement(DIRECT, 190e6), 3e9)])
    assert not of(store).slow


BUSY = a_measurement(DIRECT, 60e6)
SPOILT: dict[str, dict[str, Any]] = {
    "inner zone": {"offset_bytes": 500 << 30},
    "a rebuild": {"upkeep": ("a rebuild of md0",)},
    "the engine": {"runs": tuple(changed(run, engine_limited=True) for run in BUSY.runs)},
    "other programs": {"runs": tuple(changed(run, foreign_bytes=run.bytes_read // 10) for run in BUSY.runs)},
    "every run void": {"runs": tuple(changed(run, void="Suspended.") for run in BUSY.runs)},
}


@pytest.mark.parametrize("why", SPOILT)
def test_what_more_than_the_drive_has_slowed_is_shown_and_not_judged(store: ResultStore, why: str) -> None:
    entry = stored(DISK, a_measurement(DIRECT, 60e6, **SPOILT[why]), figure=60e6)
    store.add([entry])
    found = of(store)
    assert (found.bytes_s, found.usual) == (60e6, None)


def test_a_self_test_or_another_link_then_is_not_judged_either(store: ResultStore) -> None:
    tested = RunConditions(upkeep=("a self-test",))
    store.add([stored(DISK, a_measurement(DIRECT, 60e6), after=tested)])
    assert of(store).usual is None
    store.add([stored(make_drive(model=DISK.model, link="SATA 3 Gb/s"), a_measurement(DIRECT, 60e6), 2e9)])
    assert of(store).usual is None
    store.add([stored(DISK, a_measurement(DIRECT, 60e6), 3e9)])
    assert of(store).usual is not None


def test_two_sisters_on_the_same_link_decide_and_the_drive_itself_does_not(store: ResultStore) -> None:
    sisters = [make_drive(name, model=DISK.model) for name in ("sdb", "sdc")]
    elsewhere = make_drive("sdd", model=DISK.model, link="SATA 1.5 Gb/s")
    other = make_drive("sde", model="another")
    store.add([stored(one, a_measurement(DIRECT, 200e6)) for one in (*sisters, elsewhere, other)])
    store.add([stored(DISK, a_measurement(DIRECT, 195e6))])
    found = of(store)
    assert found.usual.basis == "2 other drives of this model"
    assert not found.slow
    assert of(store, sisters[0]).usual.basis == "2 other drives of this model"
    assert of(store, other).usual.basis == "hard disks of this size"


def test_sisters_that_are_slow_themselves_do_not_make_it_usual(store: ResultStore) -> None:
    sisters = [make_drive(name, model=DISK.model) for name in ("sdb", "sdc")]
    store.add([stored(one, a_measurement(DIRECT, 60e6)) for one in (*sisters, DISK)])
    found = of(store)
    assert found.usual.basis == "data sheet of this model"
    assert found.slow


def test_only_the_newest_result_of_a_sister_counts(store: ResultStore) -> None:
    sisters = [make_drive(name, model=DISK.model) for name in ("sdb", "sdc")]
    store.add([stored(one, a_measurement(DIRECT, 190e6), 1e9) for one in sisters])
    busy = a_measurement(DIRECT, 40e6, upkeep=("a scrub",))
    store.add([stored(sisters[0], busy, 2e9), stored(DISK, a_measurement(DIRECT, 190e6))])
    assert of(store).usual.basis == "data sheet of this model", "one sister that can be compared is not enough"


def test_a_drive_that_cannot_be_recognized_has_no_past(store: ResultStore) -> None:
    store.add([stored(DISK, a_measurement(DIRECT, 60e6))])
    assert of(store, replace(DISK, same_identity_as=("sdb",))) is None
    assert of(store, replace(DISK, identity="")) is None


def test_a_result_of_another_version_is_shown_and_not_judged(store: ResultStore) -> None:
    entry = stored(DISK, a_measurement(DIRECT, 60e6))
    store.add([replace(entry, body={"result": {"later": 1}})])
    assert (of(store).bytes_s, of(store).usual) == (60e6, None)


def test_requests_per_second_are_bytes_beside_those_of_sisters(store: ResultStore) -> None:
    random = "drive.random-4k-q1"
    store.add([stored(DISK, a_measurement(random, 4096e2))])
    [[found]] = newest(store, [random], DISK.model).of_drive.values()
    assert found.bytes_s == pytest.approx(4096e2, rel=1e-2)
    assert not newest(store, [random], "another").of_drive


class Name(str):
    """An identity that counts with how many others it is compared."""

    __slots__ = ()
    compared: list[object] = []  # noqa: RUF012  # of all of them
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        self.compared.append(other)
        return str.__eq__(self, other)


def test_a_thousand_drives_do_not_pass_each_others_results() -> None:
    drives = [make_drive(f"sd{number}", model=DISK.model, identity=f"disk-{number}") for number in range(1000)]
    found = (
        NewestResult(Name(one.identity), one.model, one.link, 1e9, DIRECT, 190e6 + number, comparable=True)
        for number, one in enumerate(drives)
    )
    results = NewestResults(found)
    Name.compared.clear()
    speeds = [read_speed(one, None, results) for one in drives]
    assert all(one is not None and one.usual is not None for one in speeds)
    assert str(speeds[0].usual.basis) == "999 other drives of this model"  # type: ignore[union-attr]
    assert len(Name.compared) <= 3 * len(drives)
