"""Comparisons on the simulated machine: the values are really switched, and restored whatever happens."""

from __future__ import annotations

import threading
import time
from itertools import count

import pytest

from disktune_contract import workloads
from disktune_contract.experiments.comparison_verdict import Course
from disktune_contract.measuring.statistics import Verdict
from disktune_contract.messages.change import Apply
from disktune_contract.messages.comparison import Candidate, Compare, CompareEnded, CompareRound, CompareRun
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import Measure, OfJob, Started
from disktune_contract.settings.setting import Change, Risk, Value
from disktune_gui.demo.ata.device import Power
from disktune_helper.experiment import raw_drive
from disktune_helper.experiment.raw_drive import Switcher
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.files import MemoryFolder
from tests.amounts import until
from tests.helper.conftest import Bench, make_bench
from tests.helper.system.test_threads import no_threads
from tests.narrowed import of_kind, present

SSD, HDD, SLEEPER, USB = "sda", "sdb", "sdd", "sdh"
READ_AHEAD = "block.read_ahead"


@pytest.fixture(autouse=True)
def _quiet_drives(request: pytest.FixtureRequest) -> None:
    if "bench" in request.fixturenames:
        _silence(request.getfixturevalue("bench"))


def _silence(bench: Bench) -> None:
    """Let nobody else use the drives: what others do to a comparison has tests of its own."""
    for drive in bench.world.drives.values():
        drive.medium.busy_share = lambda: 0.0
        drive.counters.background = _Nobody()


class _Nobody:
    def until(self, _at_s: float) -> tuple[float, float]:
        return 0.0, 0.0

    def rate(self, _at_s: float) -> float:
        return 0.0

    def last_use(self, _at_s: float) -> float:
        return float("-inf")


def now(bench: Bench, name: str, setting: str) -> Value | None:
    return bench.states(name)[setting].value


def request(
    bench: Bench,
    name: str,
    setting: str,
    *values: Value,
    workload: str = "drive.buffered",
    rounds: int = 6,
    seconds: int = 1,
    warm_up_s: int = 1,
    most_risk: Risk = Risk.PERFORMANCE,
    wake: bool = False,
) -> Compare:
    before = now(bench, name, setting)
    return Compare(
        bench.drive(name).ref,
        workload,
        workloads.DIGEST,
        tuple(Candidate((Change(setting, before, value),)) for value in values),
        rounds,
        seconds,
        warm_up_s,
        most_risk=most_risk,
        wake=wake,
    )


def begin(bench: Bench, asked: Compare) -> int:
    return of_kind(Started, HANDLERS["compare"](bench.session, asked)).job


def ended(bench: Bench) -> CompareEnded:
    until(lambda: any(name == "compare-ended" for name, _ in bench.events))
    return of_kind(CompareEnded, next(args for name, args in bench.events if name == "compare-ended"))


def runs(bench: Bench) -> list[CompareRun]:
    return [args for _, args in bench.events if isinstance(args, CompareRun)]


@pytest.mark.slow
def test_a_setting_that_matters_is_found_to_matter_and_put_back(bench: Bench) -> None:
    before = now(bench, SSD, READ_AHEAD)
    begin(bench, request(bench, SSD, READ_AHEAD, 4))
    end = ended(bench)
    assert (end.fault, end.why, end.stuck) == (None, "", ())
    assert end.result is not None
    finding = end.result.findings[0]
    assert finding.verdict is Verdict.SLOWER
    assert len(finding.pairs) == 6
    assert end.result.best == 0
    assert now(bench, SSD, READ_AHEAD) == before
    assert bench.session.trials.all() == []
    assert not bench.session.busy


@pytest.mark.slow
def test_a_setting_that_makes_no_difference_is_found_to_make_none(bench: Bench) -> None:
    # Past the cache, read-ahead has no part in it.
    begin(bench, request(bench, SSD, READ_AHEAD, 4096, workload="drive.direct", rounds=8))
    end = ended(bench)
    assert end.result is not None
    assert end.result.findings[0].verdict is Verdict.SAME
    assert end.result.findings[0].words.startswith("No meaningful difference: below 2%")


@pytest.mark.slow
def test_the_order_is_told_run_by_run_and_estimates_round_by_round(bench: Bench) -> None:
    begin(bench, request(bench, SSD, READ_AHEAD, 4))
    ended(bench)
    order = [run.arm for run in runs(bench)]
    assert {tuple(order[start : start + 4]) for start in (0, 4, 8)} <= {(0, 1, 1, 0), (1, 0, 0, 1)}
    assert [run.done for run in runs(bench)] == list(range(1, 13))
    assert {run.total for run in runs(bench)} == {12}
    assert runs(bench)[-1].left_s == 0
    rounds = [args for _, args in bench.events if isinstance(args, CompareRound)]
    assert [one.round for one in rounds] == list(range(6))
    assert all(one.standings[0].estimate is not None for one in rounds)


@pytest.mark.slow
def test_of_several_values_the_clearly_slower_is_left_early_and_the_best_is_named(bench: Bench) -> None:
    bench.world.drives[SSD].queue.read_ahead_kib = 16
    begin(bench, request(bench, SSD, READ_AHEAD, 4, 1024, rounds=8))
    end = ended(bench)
    assert end.result is not None
    assert [one.verdict for one in end.result.findings] == [Verdict.DROPPED, Verdict.FASTER]
    assert len(end.result.findings[0].pairs) < 8
    assert end.result.best == 2
    assert now(bench, SSD, READ_AHEAD) == 16


@pytest.mark.slow
def test_the_journal_tells_once_what_was_tried_and_that_it_was_put_back(bench: Bench) -> None:
    before = now(bench, SSD, READ_AHEAD)
    begin(bench, request(bench, SSD, READ_AHEAD, 4))
    ended(bench)
    told = [(entry.cause, entry.after) for entry in reversed(bench.session.journal.entries("", 10))]
    # If the last run was one of the value, it was restored once more.
    last = [("compared", before)] if runs(bench)[-1].arm else []
    assert told == [("tried", 4), ("compared", before), *last]
    assert now(bench, SSD, READ_AHEAD) == before


def test_side_effects_of_a_switch_are_put_back_each_time(bench: Bench) -> None:
    bench.world.drives[HDD].queue.requests = 100
    before = now(bench, HDD, "block.scheduler")
    begin(bench, request(bench, HDD, "block.scheduler", "none", workload="drive.direct"))
    ended(bench)
    assert (now(bench, HDD, "block.scheduler"), now(bench, HDD, "block.nr_requests")) == (before, 100)


def test_cancelling_puts_back_at_once_and_tells_what_was_measured(bench: Bench) -> None:
    before = now(bench, SSD, READ_AHEAD)
    job = begin(bench, request(bench, SSD, READ_AHEAD, 4, rounds=64))
    until(lambda: len(runs(bench)) >= 2)
    HANDLERS["cancel"](bench.session, OfJob(job))
    end = ended(bench)
    assert end.fault is Fault.CANCELLED
    assert present(end.result).findings[0].verdict is Verdict.VOID
    assert now(bench, SSD, READ_AHEAD) == before
    assert bench.session.trials.all() == []


@pytest.mark.slow
@pytest.mark.parametrize("moment", [0, 1, 3, 6])
def test_cancelled_at_any_moment_everything_is_back(bench: Bench, moment: int) -> None:
    before = now(bench, SSD, READ_AHEAD)
    job = begin(bench, request(bench, SSD, READ_AHEAD, 4, rounds=64))
    until(lambda: len(bench.events) >= moment)
    # Anywhere between two looks of the helper's at whether it was cancelled.
    time.sleep(0.003 * moment)
    HANDLERS["cancel"](bench.session, OfJob(job))
    assert ended(bench).fault is Fault.CANCELLED
    assert now(bench, SSD, READ_AHEAD) == before
    assert bench.session.trials.all() == []
    assert not bench.session.busy


def test_a_machine_that_slept_in_the_middle_makes_it_void(bench: Bench) -> None:
    before = now(bench, SSD, READ_AHEAD)
    begin(bench, request(bench, SSD, READ_AHEAD, 4, rounds=64))
    until(lambda: len(runs(bench)) >= 2)
    asleep = count(0, 60)
    bench.ports.suspended = lambda: float(next(asleep))  # type: ignore[method-assign]
    end = ended(bench)
    assert end.result is not None
    assert "the computer was suspended for" in end.result.void
    assert {finding.verdict for finding in end.result.findings} == {Verdict.VOID}
    assert now(bench, SSD, READ_AHEAD) == before


@pytest.mark.slow
def test_a_clock_of_day_that_jumps_has_no_part_in_it(bench: Bench) -> None:
    jumps = count(0, 10**6)
    bench.ports.now = lambda: float(next(jumps))  # type: ignore[method-assign]
    begin(bench, request(bench, SSD, READ_AHEAD, 4))
    end = ended(bench)
    assert end.result is not None
    assert (end.fault, end.result.void) == (None, "")
    assert end.result.findings[0].verdict is Verdict.SLOWER


def test_a_drive_that_is_pulled_ends_it_with_that_reason(bench: Bench) -> None:
    begin(bench, request(bench, SSD, READ_AHEAD, 4, rounds=64))
    until(lambda: len(runs(bench)) >= 2)
    del bench.world.drives[SSD]
    end = ended(bench)
    assert end.fault is not None
    assert end.why
    assert bench.session.trials.all() == []
    assert not bench.session.experiments


def test_what_is_tried_stands_in_a_file_until_it_is_put_back() -> None:
    folders = (MemoryFolder(), MemoryFolder())
    bench = make_bench(folders=folders)
    _silence(bench)
    before = now(bench, SSD, READ_AHEAD)
    begin(bench, request(bench, SSD, READ_AHEAD, 4, rounds=64))
    until(lambda: bench.world.drives[SSD].queue.read_ahead_kib == 4)
    written = folders[1].names()
    assert len(written) == 1
    bench.session.stop_work()
    ended(bench)
    assert folders[1].names() == []
    assert now(bench, SSD, READ_AHEAD) == before


def test_what_somebody_else_changes_meanwhile_ends_it(bench: Bench) -> None:
    begin(bench, request(bench, SSD, READ_AHEAD, 4, rounds=64))
    until(lambda: len(runs(bench)) >= 4)
    stop = threading.Event()

    def meddle() -> None:
        while not stop.wait(0.001):
            bench.world.drives[SSD].queue.read_ahead_kib = 64

    thread = threading.Thread(target=meddle)
    thread.start()
    try:
        end = ended(bench)
    finally:
        stop.set()
        thread.join()
    assert end.fault in (Fault.CHANGED_MEANWHILE, Fault.NOT_KEPT)


class TestRefusals:
    def refused(self, bench: Bench, asked: Compare) -> Refusal:
        with pytest.raises(Refusal) as caught:
            begin(bench, asked)
        assert bench.session.trials.all() == []
        assert not bench.session.experiments
        return caught.value

    @pytest.mark.parametrize("rounds", [0, 5, 65])
    def test_rounds_out_of_bounds(self, bench: Bench, rounds: int) -> None:
        assert self.refused(bench, request(bench, SSD, READ_AHEAD, 4, rounds=rounds)).fault is Fault.OUT_OF_RANGE

    def test_too_few_rounds_for_so_many_values(self, bench: Bench) -> None:
        asked = request(bench, SSD, READ_AHEAD, 4, 8, rounds=6)
        assert "8 to 64" in self.refused(bench, asked).why

    @pytest.mark.parametrize("seconds", [0, 61])
    def test_seconds_out_of_bounds(self, bench: Bench, seconds: int) -> None:
        assert self.refused(bench, request(bench, SSD, READ_AHEAD, 4, seconds=seconds)).fault is Fault.OUT_OF_RANGE

    def test_longer_than_an_hour(self, bench: Bench) -> None:
        asked = request(bench, SSD, READ_AHEAD, 4, 8, 16, rounds=64, seconds=60)
        assert "at most 1 h" in self.refused(bench, asked).why

    def test_no_candidate_or_too_many(self, bench: Bench) -> None:
        self.refused(bench, request(bench, SSD, READ_AHEAD))
        self.refused(bench, request(bench, SSD, READ_AHEAD, *range(4, 40, 4)))

    def test_more_risk_than_was_allowed(self, bench: Bench) -> None:
        asked = request(bench, HDD, "ata.write_cache", False)
        assert self.refused(bench, asked).fault is Fault.NOT_ALLOWED

    def test_a_value_that_the_drive_does_not_offer(self, bench: Bench) -> None:
        assert self.refused(bench, request(bench, SSD, READ_AHEAD, 5)).fault is Fault.OUT_OF_RANGE

    def test_a_value_that_is_no_longer_the_one_the_user_saw(self, bench: Bench) -> None:
        asked = request(bench, SSD, READ_AHEAD, 4)
        bench.world.drives[SSD].queue.read_ahead_kib = 64
        assert self.refused(bench, asked).fault is Fault.CHANGED_MEANWHILE

    @pytest.mark.parametrize("workload", ["", "nonesuch", "drive.surface"])
    def test_a_workload_that_cannot_be_compared(self, bench: Bench, workload: str) -> None:
        assert (
            self.refused(bench, request(bench, SSD, READ_AHEAD, 4, workload=workload)).fault is Fault.NOT_SUPPORTED
        )

    def test_a_sleeping_drive_is_not_woken_unasked(self, bench: Bench) -> None:
        ata = present(bench.world.drives[SLEEPER].ata)
        asked = request(bench, SLEEPER, READ_AHEAD, 4)
        assert self.refused(bench, asked).fault is Fault.WOULD_WAKE
        assert ata.power is Power.STANDBY

    def test_a_drive_that_is_busy_with_something_else(self, bench: Bench) -> None:
        trial = HANDLERS["apply"](
            bench.session, Apply(bench.drive(SSD).ref, (Change(READ_AHEAD, now(bench, SSD, READ_AHEAD), 64),))
        )
        assert trial is not None
        with pytest.raises(Refusal, match="revert the trial"):
            begin(bench, request(bench, SSD, READ_AHEAD, 4))

    def test_while_it_runs_nothing_else_begins_on_the_drive(self, bench: Bench) -> None:
        job = begin(bench, request(bench, SSD, READ_AHEAD, 4, rounds=64))
        until(lambda: len(runs(bench)) >= 1)
        ref = bench.drive(SSD).ref
        for verb, args in (
            ("compare", request(bench, SSD, READ_AHEAD, 8)),
            ("measure", Measure(ref, ("drive.direct",), workloads.DIGEST)),
            ("apply", Apply(ref, (Change("block.scheduler", now(bench, SSD, "block.scheduler"), "none"),))),
        ):
            with pytest.raises(Refusal) as caught:
                HANDLERS[verb](bench.session, args)
            assert caught.value.fault in (Fault.BUSY, Fault.CHANGED_MEANWHILE)
        assert bench.session.busy
        HANDLERS["cancel"](bench.session, OfJob(job))
        ended(bench)


# -- what goes wrong at the end ----------------------------------------------------------------------------


@pytest.mark.slow
def test_a_mistake_at_the_end_is_told_with_the_end(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """The window waited without end for the end of a comparison whose drive would not be let go."""

    def fail(*_: object) -> None:
        raise ValueError("a mistake")

    monkeypatch.setattr(raw_drive.DriveMeter, "close", fail)
    monkeypatch.setattr(Course, "result", fail)
    before = now(bench, HDD, READ_AHEAD)
    begin(bench, request(bench, HDD, READ_AHEAD, 512))
    end = ended(bench)
    assert (end.fault, end.result) == (Fault.INTERNAL, None)
    assert now(bench, HDD, READ_AHEAD) == before
    assert not bench.session.experiments


@pytest.mark.slow
def test_values_that_a_mistake_leaves_are_for_the_session_to_restore(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> None:
        raise ValueError("a mistake")

    monkeypatch.setattr(Switcher, "revert", fail)
    begin(bench, request(bench, HDD, READ_AHEAD, 512))
    end = ended(bench)
    assert end.fault is Fault.INTERNAL
    assert "Internal error: whether all values were restored is unknown." in end.stuck[0]
    assert bench.session.trials.due() == bench.session.trials.all() != []


def test_without_a_thread_it_is_refused_and_nothing_is_left(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    before, asked = now(bench, HDD, READ_AHEAD), request(bench, HDD, READ_AHEAD, 512)
    closed: list[object] = []
    monkeypatch.setattr(raw_drive.DriveMeter, "close", lambda _: closed.append(1))
    no_threads(monkeypatch)
    with pytest.raises(Refusal, match="no further thread") as caught:
        HANDLERS["compare"](bench.session, asked)
    assert caught.value.fault is Fault.BUSY
    assert (bench.session.experiments, bench.session.trials.all(), len(closed)) == ({}, [], 1)
    monkeypatch.undo()
    assert now(bench, HDD, READ_AHEAD) == before
    HANDLERS["apply"](bench.session, Apply(bench.drive(HDD).ref, (Change(READ_AHEAD, before, 256),)))
