"""What a benchmark writes, and what it says of that before it begins."""

from __future__ import annotations

import pytest

from disktune_contract.health.sample import HealthSample
from disktune_contract.messages.faults import Fault
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import BY_ID, PROFILE_BY_ID
from disktune_contract.workloads.files import Writes
from disktune_gui.benchmark import cost
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.profiles import workload_choice
from disktune_gui.store.entry import ResultEntry, ResultSummary, subject
from disktune_gui.store.store import ResultStore
from tests.gui.benchmarks import SDA, SDB
from tests.gui.scripted_session import Fails, ScriptedSession
from tests.gui.stored import a_measurement, make_measured

GIB = 1 << 30
SI = UnitSystem.SI
USUAL = (None, None)
DEFAULT = workload_choice.of_profile(PROFILE_BY_ID["file.default"])


def alone(workload: str) -> workload_choice.WorkloadChoice:
    return workload_choice.of_workload(BY_ID[workload])


class TestAmounts:
    def test_a_raw_drive_is_never_written(self) -> None:
        assert cost.writes(alone("drive.direct"), USUAL, GIB, {}) == Writes()

    def test_a_set_writes_its_file_for_every_step_and_as_long_as_it_lasts(self) -> None:
        found = cost.writes(DEFAULT, USUAL, GIB, {})
        assert found == Writes(8 * GIB, 4 * 5 * 5)

    def test_bonnie_writes_its_large_file_twice_whatever_the_memory(self) -> None:
        assert cost.writes(alone("file.bonnie"), USUAL, GIB, {}) == Writes(2 * GIB)
        assert alone("file.bonnie").chooses_size

    def test_with_known_speeds_the_amount_is_known(self) -> None:
        writing = [one for one in DEFAULT.workloads if one.writes]
        found = cost.writes(DEFAULT, (2, 3), GIB, {one.id: 1e9 for one in writing})
        assert found == Writes(8 * GIB + 4 * 6 * 10**9, 0)

    def test_of_a_mix_only_the_share_that_writes_counts(self) -> None:
        found = cost.writes(alone("file.rnd4k-q1t1.mix"), (10, 1), GIB, {"file.rnd4k-q1t1.mix": 100e6})
        assert found.known_bytes - GIB == pytest.approx(0.3 * 10 * 100e6)

    def test_what_ends_after_so_many_bytes_writes_them(self) -> None:
        video = alone("use.video-record")
        assert cost.writes(video, (5, 4), GIB, {}) == Writes(4 * GIB, 0)

    def test_speeds_are_those_of_the_last_time_on_this_drive(self) -> None:
        found = [
            make_measured(a_measurement(one, rate), drive=subject(drive))
            for one, rate, drive in (
                ("file.rnd4k-q1t1.write", 40_960_000.0, SDA),
                ("file.rnd4k-q1t1.write", 1e6, SDA),
                ("file.seq1m-q8t1.write", 5e8, SDA),
                ("file.seq1m-q1t1.write", 9e8, SDB),
            )
        ]
        summaries = [_summary(one) for one in found]
        known = cost.speeds(DEFAULT, summaries, SDA.identity)
        assert known == {
            "file.rnd4k-q1t1.write": pytest.approx(40_960_000.0, rel=1e-3),
            "file.seq1m-q8t1.write": pytest.approx(5e8),
        }
        assert cost.speeds(DEFAULT, summaries, "") == {}


def _summary(entry: ResultEntry) -> ResultSummary:
    store = ResultStore(None)
    store.add([entry])
    [one] = store.summaries()
    return one


class TestWords:
    def test_the_rating_is_estimated_from_what_the_drive_reports(self) -> None:
        health = HealthSample(0.0, wear_percent=10, bytes_written=60 * 10**12)
        assert cost.rated_bytes(health) == 600e12
        assert cost.words(Writes(60 * 10**9), GIB, health, SI) == ("Writes 60.0 GB. 0.01% of the rated writes.")

    @pytest.mark.parametrize(
        "health",
        [
            None,
            HealthSample(0.0, bytes_written=10**12),
            HealthSample(0.0, wear_percent=1, bytes_written=10**12),
            HealthSample(0.0, wear_percent=255, bytes_written=10**12),
            HealthSample(0.0, wear_percent=40),
        ],
        ids=["not read", "no wear", "too new", "worn out", "no amount"],
    )
    def test_else_the_amount_alone(self, health: HealthSample | None) -> None:
        assert cost.rated_bytes(health) is None
        told = cost.words(Writes(60 * 10**9), GIB, health, SI)
        assert told == "Writes 60.0 GB."

    def test_of_little_no_share_is_given(self) -> None:
        health = HealthSample(0.0, wear_percent=10, bytes_written=60 * 10**12)
        assert cost.words(Writes(GIB, 5), GIB, health, SI) == "Writes 1.07 GB."

    def test_an_unknown_speed_has_an_example(self) -> None:
        told = cost.words(Writes(0, 100), GIB, None, SI)
        assert told == "Writes for 1 min 40 s: 50.0 GB at 500 MB/s."

    def test_a_small_share_is_not_called_nothing(self) -> None:
        health = HealthSample(0.0, wear_percent=50, bytes_written=10**15)
        assert "Below 0.01% of the rated writes" in cost.words(Writes(5 * 10**9), GIB, health, SI)

    def test_a_raw_drive_is_only_read(self) -> None:
        assert cost.words(Writes(), 0, None, SI) == "Only reads."


@pytest.mark.usefixtures("bench")
def test_the_page_says_it_before_the_start(page: BenchmarkPage, session: ScriptedSession) -> None:
    session.drives = (SDA, SDB)
    page.form.choices.choose("profile:file.default")
    page.form.folder.set_path("/home/u")
    assert "Writes for 1 min 40 s: 58.6 GB at 500 MB/s." in page.form.facts.text()
    steps = PROFILE_BY_ID["file.default"].steps
    page.services.archive.store.add(
        [make_measured(a_measurement(one, 100e6), drive=subject(SDB)) for one in steps]
    )
    page.services.archive.changed.emit()
    assert "Writes 18.6 GB." in page.form.facts.text()
    page.form.choices.choose("drive.direct")
    assert page.form.facts.text() == "About 9 s. Only reads."


@pytest.mark.usefixtures("bench")
def test_nothing_is_measured_before_the_folder_is_known(page: BenchmarkPage, session: ScriptedSession) -> None:
    session.held = True
    page.form.choices.choose("profile:file.default")
    page.form.folder.set_path("/home/u")
    assert page.form.warning.text() == "Checking the folder…"
    assert not page.form.start_button.isEnabled()
    session.let_go()
    assert page.form.start_button.isEnabled()
    session.answers["check-folder"] = lambda _args: Fails(Fault.OUT_OF_RANGE, "There is no such folder.")
    page.form.folder.set_path("/nowhere")
    assert page.form.warning.text() == "There is no such folder."
