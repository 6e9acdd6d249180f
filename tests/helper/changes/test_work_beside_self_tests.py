"""Measuring, comparing and trimming beside a self-test of the drive: each is refused while the other runs."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.self_tests import SelfTestKind
from disktune_contract.messages.action import SelfTestStart, TrimNow
from disktune_contract.messages.comparison import Candidate, Compare, Hold
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import Flicker, Measure, MeasureSample, OfJob, Started
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.setting import Change
from disktune_contract.workloads import DIGEST
from disktune_gui.demo.ata.device import Power
from disktune_helper.drives import self_tests
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.rpc.handlers import HANDLERS
from tests.amounts import PATIENCE_S
from tests.helper.conftest import Bench, make_bench
from tests.helper.sas_disk import SasDisk, SasNode, log_page
from tests.narrowed import of_kind, present

SMART = 0xB0
READ_AHEAD = "block.read_ahead"


def spoils(name: str) -> tuple[Fault, str]:
    words = "Busy: self-test. Wait, or stop it."
    return Fault.BUSY, words


def begin_test(bench: Bench, name: str, kind: SelfTestKind = SelfTestKind.EXTENDED) -> None:
    HANDLERS["self-test-start"](bench.session, SelfTestStart(bench.drive(name).ref, kind))


def measure(bench: Bench, name: str, **more: Any) -> int:
    request = Measure(bench.drive(name).ref, ("drive.direct",), DIGEST, **more)
    return of_kind(Started, HANDLERS["measure"](bench.session, request)).job


def refused(ask: Callable[[], object]) -> tuple[Fault, str]:
    with pytest.raises(Refusal) as caught:
        ask()
    return caught.value.fault, caught.value.why


def smart_asked(bench: Bench, name: str) -> list[tuple[int, int]]:
    drive = present(bench.world.drives[name].ata)
    return [(task.command, task.feature) for task in drive.log if task.command == SMART]


def over(bench: Bench, job: int) -> None:
    """Cancel a job and wait for its end."""
    HANDLERS["cancel"](bench.session, OfJob(job))
    assert bench.session.jobs.drain(PATIENCE_S)


@pytest.mark.parametrize("name", ["sdb", "nvme0n1"])
def test_a_drive_that_tests_itself_is_not_measured(bench: Bench, name: str) -> None:
    begin_test(bench, name)
    assert refused(lambda: measure(bench, name)) == spoils(name)
    assert refused(lambda: measure(bench, name, wake=True)) == spoils(name)
    assert not bench.session.jobs.running
    HANDLERS["self-test-abort"](bench.session, OfDrive(bench.drive(name).ref))
    over(bench, measure(bench, name))


def test_no_values_are_compared_and_none_is_held_for_another_process(bench: Bench) -> None:
    begin_test(bench, "sdb")
    change = Change(READ_AHEAD, bench.states("sdb")[READ_AHEAD].value, 4)
    candidates = (Candidate((change,)),)
    compare = Compare(bench.drive("sdb").ref, "drive.direct", DIGEST, candidates, 64)
    assert refused(lambda: HANDLERS["compare"](bench.session, compare)) == spoils("sdb")
    # Of /home, whose data go through a volume: what takes hold at the drive.
    scheduler = Change("block.scheduler", bench.states("sdb")["block.scheduler"].value, "none")
    hold = Hold(bench.drive("sdb").ref, (Candidate((scheduler,)),), "254:1")
    assert refused(lambda: HANDLERS["hold"](bench.session, hold)) == spoils("sdb")
    assert not bench.session.trials.all()


def test_nothing_is_trimmed_where_any_drive_below_tests_itself(bench: Bench) -> None:
    bench.session.tools.trim = cast(Any, SimpleNamespace(room=lambda _point: None))
    listed = cast(Any, HANDLERS["trim-targets"](bench.session, OfDrive(bench.drive("nvme0n1").ref)))
    root = next(one for one in listed.targets if one.point == "/")
    begin_test(bench, "nvme0n1")
    request = TrimNow(bench.drive("nvme0n1").ref, (root.number,), agreed=True)
    assert refused(lambda: HANDLERS["trim"](bench.session, request)) == spoils("nvme0n1")
    assert not bench.session.trims


def test_no_test_begins_while_the_drive_is_measured(bench: Bench) -> None:
    job = bench.session.jobs._admit("sdb").number
    fault, why = refused(lambda: begin_test(bench, "sdb"))
    assert (fault, why) == (Fault.BUSY, "Busy: measurement. Wait, or stop it.")
    assert smart_asked(bench, "sdb") == [], "nothing is asked of a drive that is measured"
    bench.session.jobs._jobs.pop(job)


def test_its_light_can_be_looked_for_meanwhile(bench: Bench) -> None:
    begin_test(bench, "sdb")
    started = of_kind(Started, HANDLERS["flicker"](bench.session, Flicker(bench.drive("sdb").ref)))
    over(bench, started.job)


# -- what it costs -----------------------------------------------------------------------------------------


def test_it_is_one_question_before_the_first_read(bench: Bench) -> None:
    over(bench, measure(bench, "sdb"))
    assert smart_asked(bench, "sdb") == [(SMART, 0xD0)]


def first_sample(bench: Bench, begin: Callable[[], int]) -> MeasureSample:
    told = threading.Event()
    samples: list[MeasureSample] = []

    def emit(_name: str, args: object) -> None:
        if isinstance(args, MeasureSample):
            samples.append(args)
            told.set()

    bench.session.jobs._emit = emit
    job = begin()
    assert told.wait(PATIENCE_S)
    over(bench, job)
    return samples[0]


def test_the_first_sample_is_what_it_was_without_the_question() -> None:
    asked, unasked = make_bench(), make_bench()
    node = unasked.ports.open_drive("sdb")
    request = Measure(unasked.drive("sdb").ref, ("drive.direct",), DIGEST)
    with_question = first_sample(asked, lambda: measure(asked, "sdb"))
    without = first_sample(unasked, lambda: unasked.session.jobs.start(node, request))
    assert smart_asked(unasked, "sdb") == []
    assert (with_question.bytes_s, with_question.latency_s, with_question.elapsed_s) == (
        without.bytes_s,
        without.latency_s,
        without.elapsed_s,
    )


def test_a_drive_that_sleeps_is_woken_by_the_measurement_alone(bench: Bench) -> None:
    drive = present(bench.world.drives["sdd"].ata)
    assert refused(lambda: measure(bench, "sdd"))[0] is Fault.WOULD_WAKE
    assert (drive.power, drive.wakeups) == (Power.STANDBY, 0)
    over(bench, measure(bench, "sdd", wake=True))
    assert smart_asked(bench, "sdd") == []


def test_a_drive_that_does_not_say_is_measured(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    drive = present(bench.world.drives["sdb"].ata)
    begin_test(bench, "sdb")
    # A page whose bytes do not add up to 0.
    monkeypatch.setattr(drive.smart, "answer", lambda _code: (0, b"\1" + bytes(511)))
    over(bench, measure(bench, "sdb"))


def test_the_users_own_helper_asks_nothing() -> None:
    made = make_bench(Class.BROWSE)
    over(made, measure(made, "sdb"))
    assert smart_asked(made, "sdb") == []


def test_a_sas_disk_is_asked_for_its_log_of_self_tests() -> None:
    disk = SasDisk()
    disk.logs[0x10] = log_page(0x10)
    disk.pages[0x0A] = bytes.fromhex("8A 0A 02 00 00 00 00 00 00 00 17 70")
    seen = cast(
        DriveSnapshot,
        SimpleNamespace(
            kind=DriveKind.SCSI, node=SasNode(disk), words=None, is_scsi_disk=True, may_be_ata=True, name="sdz"
        ),
    )
    self_tests.refuse_while_running(seen)
    disk.progress = 0x8000
    assert refused(lambda: self_tests.refuse_while_running(seen)) == spoils("sdz")
