"""What a layer costs on the simulated machine: what is read, what comes of it, and what is refused."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from disktune_contract import workloads
from disktune_contract.experiments import comparison_verdict
from disktune_contract.measuring.statistics import Verdict
from disktune_contract.messages.comparison import CompareEnded, CompareLayer
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import OfJob, Started
from disktune_gui.demo import volumes
from disktune_gui.demo.drive import SimulatedNode
from disktune_helper.experiment import layer_place
from disktune_helper.rpc.handlers import HANDLERS
from tests.amounts import until
from tests.helper.conftest import Bench
from tests.helper.experiment.test_experiment import _silence, ended, runs
from tests.narrowed import of_kind, present

CRYPT, HOME, DISK = "dm-0", "dm-1", "sdb"
SEQUENTIAL = "drive.direct"


@pytest.fixture(autouse=True)
def _quiet(bench: Bench) -> None:
    _silence(bench)


def begin(
    bench: Bench, name: str = CRYPT, workload: str = SEQUENTIAL, rounds: int = 6, *, wake: bool = False
) -> int:
    request = CompareLayer(bench.drive(name).ref, workload, workloads.DIGEST, rounds, 1, 1, wake=wake)
    return of_kind(Started, HANDLERS["compare-layer"](bench.session, request)).job


def compared(bench: Bench, name: str = CRYPT, workload: str = SEQUENTIAL) -> CompareEnded:
    begin(bench, name, workload)
    return ended(bench)


def refused(bench: Bench, name: str = CRYPT, **more: str) -> Refusal:
    with pytest.raises(Refusal) as found:
        begin(bench, name, **more)  # type: ignore[arg-type]
    assert not bench.session.experiments
    return found.value


def test_encryption_that_takes_time_is_found_to_cost_it(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    # As fast as the disk: half of the throughput is left.
    monkeypatch.setattr(volumes, "_BYTES_S", bench.world.drives[DISK].medium.curve.outer)
    end = compared(bench)
    assert (end.fault, end.why, end.stuck) == (None, "", ())
    assert end.result is not None
    found = end.result.findings[0]
    assert found.verdict is Verdict.SLOWER
    assert found.words.startswith("Encryption costs ")
    assert found.words.endswith(" of sequential throughput.")
    assert all(pair.after < pair.before for pair in found.pairs)
    # A layer is there for other reasons than its speed.
    assert end.result.best == 0
    layer = present(end.result.layer)
    assert (layer.volume, layer.below, layer.same_place, layer.cipher) == (CRYPT, "sdb1", True, "aes-xts-plain64")
    assert (layer.driver, layer.accelerated, layer.instructions) == ("xts-aes-aesni-avx", True, True)
    assert layer.without is not None
    assert present(layer.through).kernel > layer.without.kernel
    assert layer.processors == 8
    assert re.match(r"8 processors: \d+% busy without this layer, \d+% with it\.", comparison_verdict.facts(layer))


def test_both_are_read_at_the_same_place_of_the_disk(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    medium, places = bench.world.drives[DISK].medium, []
    real = medium.read

    def read(offset: int, length: int, request_bytes: int) -> float:
        places.append(offset)
        return real(offset, length, request_bytes)

    monkeypatch.setattr(medium, "read", read)
    compared(bench)
    start = (2048 + 32768) * 512
    firsts = [place for place in places if place == start]
    # Each run of either begins there.
    assert len(firsts) >= len(runs(bench))
    # Nothing before it but the header.
    assert {place for place in places if place < start} == {2048 * 512}


@pytest.mark.slow
def test_a_layer_that_hands_on_what_it_gets_costs_next_to_nothing(bench: Bench) -> None:
    end = compared(bench, HOME)
    assert end.result is not None
    # Both begin at other places of the disk, which the first seek does not reach equally soon.
    estimate = present(end.result.findings[0].estimate)
    assert abs(estimate.ratio - 1) < 0.02
    assert end.result.findings[0].words.startswith(("No meaningful difference. ", "The logical volume costs "))
    layer = present(end.result.layer)
    assert (layer.below, layer.same_place, layer.driver) == (CRYPT, False, "")
    assert "Both read from their beginning: dm-1 cannot be located on dm-0." in comparison_verdict.facts(layer)


@pytest.mark.slow
def test_the_added_time_of_a_single_read_is_told(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    # Half as long as the seek itself: no noise is larger than that.
    monkeypatch.setattr(volumes, "_REQUEST_S", 6e-3)
    end = compared(bench, workload="drive.random-4k-q1")
    assert end.result is not None
    assert end.result.findings[0].words.startswith("Encryption adds ")
    assert " ms to random reads at queue depth 1: " in end.result.findings[0].words
    added = comparison_verdict.added_s(end.result.findings[0].pairs)
    assert added == pytest.approx(6e-3, rel=0.3)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("header", "why"),
    [(b"", "no header"), (volumes.header("00000000-0000-0000-0000-000000000000", 16 << 20), "another volume")],
)
def test_without_its_own_header_the_place_is_unknown_and_that_is_said(
    bench: Bench, header: bytes, why: str
) -> None:
    bench.world.drives[DISK].content[2048 * 512] = header
    end = compared(bench)
    assert end.result is not None, why
    assert end.result.layer is not None
    assert not end.result.layer.same_place
    assert end.result.layer.cipher == ""


@pytest.mark.slow
def test_nothing_but_reading_is_done(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[object] = []
    monkeypatch.setattr(SimulatedNode, "write_attribute", lambda _node, *what: written.append(what))
    compared(bench)
    assert not written
    assert not bench.session.trials.all()
    assert bench.session.journal.entries("", 10) == ()


def test_a_drive_is_no_layer(bench: Bench) -> None:
    found = refused(bench, DISK)
    assert found.fault is Fault.NOT_SUPPORTED
    assert " devices." in found.why


def test_an_array_over_several_drives_is_refused(bench: Bench) -> None:
    assert refused(bench, "md0").why.endswith(" is on 3 devices.")


@pytest.mark.parametrize(
    "workload", ["drive.buffered", "drive.cached", "file.seq1m-q1t1.read", "drive.surface", "no"]
)
def test_only_reads_past_the_page_cache_are_compared(bench: Bench, workload: str) -> None:
    assert refused(bench, workload=workload).fault is Fault.NOT_SUPPORTED


def test_another_volume_of_that_name_is_refused(bench: Bench) -> None:
    wrong = replace(bench.drive(CRYPT).ref, identity="luks:00000000-0000-0000-0000-000000000000")
    with pytest.raises(Refusal) as found:
        HANDLERS["compare-layer"](bench.session, CompareLayer(wrong, SEQUENTIAL, workloads.DIGEST, 6))
    assert found.value.fault is Fault.WRONG_DRIVE


def test_it_is_stopped_when_asked(bench: Bench) -> None:
    job = begin(bench, rounds=64)
    until(lambda: len(runs(bench)) >= 2)
    HANDLERS["cancel"](bench.session, OfJob(job))
    assert ended(bench).fault is Fault.CANCELLED
    assert not bench.session.experiments


def test_a_sleeping_disk_is_not_woken_unasked(bench: Bench) -> None:
    place = bench.world.drives[DISK].place.rpartition("/block/")[0]
    bench.world.tree.file(f"{place}/power/runtime_status", "suspended\n")
    assert refused(bench).fault is Fault.WOULD_WAKE


def test_the_lowest_device_that_all_goes_through_is_counted(bench: Bench) -> None:
    assert layer_place.find(bench.ports, HOME).counted == DISK
    assert layer_place.find(bench.ports, CRYPT).drives == (DISK,)
