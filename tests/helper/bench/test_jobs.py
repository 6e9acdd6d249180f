"""Jobs: several workloads in one request, what can be done of them, and how they end."""

from __future__ import annotations

import threading
from itertools import count
from typing import Any

import pytest

from disktune_contract.measuring.own import OwnWorkload
from disktune_contract.measuring.workload import Pattern, Target
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import Measure, MeasureEnded, MeasureResult, MeasureSample
from disktune_contract.record import replace
from disktune_contract.sentence import wordings
from disktune_contract.workloads import PROFILE_BY_ID, of_drive, of_folder
from disktune_gui.demo.world import SimulatedPorts
from disktune_helper.bench.jobs import Jobs
from disktune_helper.drives import drive_list
from tests.amounts import PATIENCE_S
from tests.demo.machines import machine


class Desk:
    """Asks for measurements of a simulated machine and keeps what comes."""

    def __init__(self) -> None:
        self.ports, self.clock = machine()
        self.samples: list[MeasureSample] = []
        self.results: list[MeasureResult] = []
        self.ends: list[MeasureEnded] = []
        self.over = threading.Event()
        self.jobs = Jobs(self.ports, self._emit, count(7, 3))

    def _emit(self, name: str, message: Any) -> None:
        if name == "measure-sample":
            self.samples.append(message)
        elif name == "measure-result":
            self.results.append(message)
        else:
            self.ends.append(message)
            self.over.set()

    def measure(self, drive: str, *steps: str, **more: Any) -> MeasureEnded:
        self.jobs.start(self.ports.open_drive(drive), request(self.ports, drive, *steps, **more))
        assert self.over.wait(PATIENCE_S)
        assert self.jobs.drain(60)
        return self.ends[0]


def request(ports: SimulatedPorts, drive: str, *steps: str, **more: Any) -> Measure:
    ref = next(one.ref for one in drive_list.drives(ports) if one.name == drive)
    return of_drive(ref, *steps, **{"seconds": 1, "runs": 2, **more})


def test_workloads_are_done_in_order_and_each_is_told_when_it_is_done() -> None:
    desk = Desk()
    ended = desk.measure("sdb", *PROFILE_BY_ID["hdparm"].steps)
    assert (ended.job, ended.fault, ended.skipped) == (7, None, ())
    assert [one.workload for one in ended.results] == ["drive.cached", "drive.buffered", "drive.direct"]
    assert [(one.step, one.result) for one in desk.results] == list(enumerate(ended.results))
    assert ended.result == ended.results[-1]
    assert {(one.step, one.run) for one in desk.samples} == {(step, run) for step in range(3) for run in range(2)}


def test_progress_goes_from_nothing_to_all() -> None:
    desk = Desk()
    desk.measure("sdb", "drive.direct", "drive.random-4k-q32")
    progress = [one.progress for one in desk.samples]
    assert progress == sorted(progress)
    assert 0 < progress[0] < 0.1
    assert progress[-1] == 1


def test_a_step_that_the_drive_cannot_do_is_skipped_and_said() -> None:
    desk = Desk()
    desk.ports.world.tree.file(f"{desk.ports.world.drives['sdb'].place}/queue/logical_block_size", "4096\n")
    ended = desk.measure("sdb", "drive.random-512-q1", "drive.random-4k-q1")
    assert [one.workload for one in ended.results] == ["drive.random-4k-q1"]
    assert ended.fault is None
    (sentence,) = ended.skipped
    assert sentence.startswith("Random read, 512 B, Q1T1: Reads below 4096 bytes")
    # The window can say every part of it in its language.
    assert {one.template for one in wordings(ended.skipped)} == {
        "{name}: {what}",
        "Random read, {size}, Q{depth}T1",
        "Reads below {bytes} bytes are not possible.",
    }


def test_nothing_but_what_the_drive_cannot_do_is_a_refusal() -> None:
    desk = Desk()
    desk.ports.world.tree.file(f"{desk.ports.world.drives['sda'].place}/queue/logical_block_size", "4096\n")
    ended = desk.measure("sda", "drive.random-512-q1", "drive.random-512-q32")
    assert (ended.fault, ended.results) == (Fault.NOT_SUPPORTED, ())
    assert len(ended.skipped) == 2


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"catalogue": "00000000"}, Fault.NOT_SUPPORTED),
        ({"workloads": ()}, Fault.OUT_OF_RANGE),
        ({"workloads": ("drive.direct",) * 65}, Fault.OUT_OF_RANGE),
        ({"workloads": ("drive.write",)}, Fault.NOT_SUPPORTED),
        ({"workloads": ("file.seq1m-q1t1.write",)}, Fault.NOT_SUPPORTED),
        ({"workloads": ("drive.random-4k-q1",), "offset_bytes": 1 << 20}, Fault.OUT_OF_RANGE),
        ({"seconds": 61}, Fault.OUT_OF_RANGE),
        ({"runs": 0}, Fault.OUT_OF_RANGE),
    ],
)
def test_requests_out_of_bounds_begin_nothing(change: dict[str, Any], fault: Fault) -> None:
    desk = Desk()
    asked = request(desk.ports, "sda", "drive.direct")
    wrong = Measure(**{**asked.__dict__, **change})
    with pytest.raises(Refusal) as caught:
        desk.jobs.start(desk.ports.open_drive("sda"), wrong)
    assert caught.value.fault is fault
    assert not desk.jobs.running


@pytest.mark.parametrize(
    "change",
    [
        {"block_bytes": 0},
        {"block_bytes": (16 << 20) + 512},
        {"block_bytes": 1000},
        {"depth": 0},
        {"depth": 257},
        {"jobs": 17},
        {"jobs": True},
        {"depth": 256, "block_bytes": 1 << 20},
        {"read_percent": 99},
        {"zeros": True},
        {"pattern": Pattern.SURFACE},
        {"target": Target.FOLDER},
    ],
)
def test_numbers_of_the_users_own_out_of_bounds_begin_nothing(change: dict[str, Any]) -> None:
    desk = Desk()
    mine = OwnWorkload(Target.DRIVE, Pattern.RANDOM, 4096, 4)
    asked = replace(request(desk.ports, "sda"), own=(replace(mine, **change),))
    with pytest.raises(Refusal) as caught:
        desk.jobs.start(desk.ports.open_drive("sda"), asked)
    assert caught.value.fault is Fault.OUT_OF_RANGE
    assert not desk.jobs.running
    (result,) = desk.measure("sda", mine.id).results
    assert (result.workload, result.block_bytes, result.depth) == (mine.id, 4096, 4)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"file_mib": 15}, Fault.OUT_OF_RANGE),
        ({"file_mib": 65_537}, Fault.OUT_OF_RANGE),
        ({"workloads": ("drive.direct",)}, Fault.NOT_SUPPORTED),
        ({"folder": "home"}, Fault.OUT_OF_RANGE),
        ({"folder": "/"}, Fault.PERMISSION),
    ],
)
def test_the_same_for_directories(change: dict[str, Any], fault: Fault) -> None:
    desk = Desk()
    asked = of_folder("/home/alex", "file.rnd4k-q1t1.read", file_mib=16)
    with pytest.raises(Refusal) as caught:
        desk.jobs.start_folder(type(asked)(**{**asked.__dict__, **change}))
    assert caught.value.fault is fault
    assert not desk.jobs.running
