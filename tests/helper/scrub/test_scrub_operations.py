"""Scrubs over the simulated machine: what is told, what is refused, and limits that are restored whatever dies."""

from __future__ import annotations

import errno
from contextlib import suppress
from dataclasses import replace

import pytest

from disktune_contract import scrub
from disktune_contract.messages.action import LimitChange, OfScrub, Scrub, ScrubDeed, ScrubLimits
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.scrub import ScrubReport, ScrubState
from disktune_gui.demo.scrub import DEVICE, DRIVE, UUID, SimulatedScrubTools
from disktune_helper.scrub import operations, reading
from disktune_helper.scrub.keeper import HoldKeeper, Holds, HoldStage, ScrubStopped
from disktune_helper.system import sysfs
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.drive_commands.nodes import KernelDevice
from disktune_helper.system.listed_files import SCRUB_RECORDS
from tests.helper.conftest import Bench, make_bench
from tests.narrowed import of_kind, present

MB = 10**6


class Killed(BaseException):
    """The keeper is no more: nothing of it runs."""


class Tools(SimulatedScrubTools):
    """The simulation's, with a keeper that runs when a test says so, and waits on the test's clock."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench.ports, bench.world.scrub, bench.session.runtime, None)
        self.bench = bench
        self.has_program = True
        self.kernel_fails: OSError | None = None
        self.write_fails = False
        self.stop_after = -1
        self.waits = 0
        self.dies = False

    def keeper(self) -> HoldKeeper:
        return HoldKeeper(self.bench.ports, self, Holds(self.bench.ports, self.bench.session.runtime), UUID)

    def device(self, point: str, uuid: str, devid: int) -> KernelDevice:
        if self.kernel_fails is not None:
            raise self.kernel_fails
        return super().device(point, uuid, devid)

    def installed(self) -> bool:
        return self.has_program

    def set_limit(self, uuid: str, devid: int, bytes_s: int) -> None:
        if self.write_fails:
            raise OSError(errno.EACCES, "Permission denied")
        super().set_limit(uuid, devid, bytes_s)

    def start_unit(self, word: str, uuid: str) -> None:
        if word != "hold":
            super().start_unit(word, uuid)
            return
        with suppress(Killed):
            self.keeper().run()

    def stop_unit(self, _word: str, _uuid: str) -> None:
        self.keeper().end()

    def wait(self, seconds: float) -> None:
        self.waits += 1
        self.bench.clock.now += seconds
        if self.dies:
            raise Killed
        if self.waits == self.stop_after:
            raise ScrubStopped


@pytest.fixture
def bench() -> Bench:
    made = make_bench()
    made.session.tools.scrubs = Tools(made)
    return made


def tools(bench: Bench) -> Tools:
    return of_kind(Tools, bench.session.tools.scrubs)


def look(bench: Bench) -> ScrubReport:
    [found] = operations.scrubs(bench.session, OfDrive(bench.drive(DRIVE).ref)).file_systems
    return found


def do(bench: Bench, deed: ScrubDeed) -> ScrubReport:
    return operations.scrub(bench.session, Scrub(bench.drive(DRIVE).ref, UUID, deed))


def limit(bench: Bench, bytes_s: int, *, until: bool = False, expected: int = 0) -> ScrubReport:
    change = LimitChange(1, expected, bytes_s)
    return operations.set_limits(bench.session, ScrubLimits(bench.drive(DRIVE).ref, UUID, (change,), until))


# -- looking ---------------------------------------------------------------------------------------------------


def test_a_scrub_that_runs_is_told_with_its_figures(bench: Bench) -> None:
    before = look(bench)
    bench.clock.now += 10
    now = look(bench)
    assert scrub.state(now) is ScrubState.RUNNING
    assert (now.label, now.points, now.live, now.tool) == ("projects", ("/srv/projects",), True, True)
    done = scrub.whole(now).done_bytes - scrub.whole(before).done_bytes
    assert done == pytest.approx(4.8e9, rel=0.01)
    [device] = now.devices
    assert (device.devid, device.name, device.drives, device.rotational) == (1, "sda1", ("sda",), False)
    assert present(device.counters).corruption == 1


def test_it_comes_to_its_end_and_can_be_begun_again(bench: Bench) -> None:
    bench.clock.now += 3600
    now = look(bench)
    assert scrub.state(now) is ScrubState.FINISHED
    assert scrub.whole(now).done_bytes == pytest.approx(now.used_bytes, rel=0.001)
    again = do(bench, ScrubDeed.START)
    assert scrub.state(again) is ScrubState.RUNNING
    assert (scrub.whole(again).fraction or 0) < 0.01


def test_the_users_own_process_is_told_why_it_knows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ioctls, "_ceiling", Class.BROWSE)
    bench = make_bench(Class.BROWSE)
    bench.session.tools.scrubs = Tools(bench)
    now = look(bench)
    assert scrub.state(now) is ScrubState.UNKNOWN
    assert "Unlock to see" in now.why
    assert not now.live
    [device] = now.devices
    assert device.name == "sda1"
    assert device.figures is None


def test_a_kernel_that_cannot_be_asked_is_no_scrub_that_does_not_run(bench: Bench) -> None:
    tools(bench).kernel_fails = PermissionError(errno.EACCES, "Permission denied")
    now = look(bench)
    assert scrub.state(now) is ScrubState.UNKNOWN
    assert "Permission denied" in now.why
    bench.world.scrub.act("cancel")
    assert scrub.state(look(bench)) is ScrubState.STOPPED, "the record tells that"


def test_a_damaged_record_is_no_scrub_that_never_was(bench: Bench) -> None:
    bench.world.scrub.act("cancel")
    bench.world.tree.file(f"{SCRUB_RECORDS}{UUID}", "scrub status:9\n")
    now = look(bench)
    assert "damaged" in now.why
    assert scrub.state(now) is ScrubState.UNKNOWN


@pytest.mark.parametrize("missing", ["no record"])
def test_a_scrub_whose_program_was_killed_is_interrupted(bench: Bench, missing: str) -> None:
    del missing
    run = bench.world.scrub._run
    run.running = run.finished = run.cancelled = False
    assert scrub.state(look(bench)) is ScrubState.INTERRUPTED
    assert scrub.may_resume(look(bench))


def test_what_was_resumed_counts_on(bench: Bench) -> None:
    stopped = scrub.whole(do(bench, ScrubDeed.STOP)).done_bytes
    do(bench, ScrubDeed.RESUME)
    bench.clock.now += 10
    assert scrub.whole(look(bench)).done_bytes == pytest.approx(stopped + 4.8e9, rel=0.01)


def test_right_after_resuming_the_record_holds_what_was_before(bench: Bench) -> None:
    """btrfs-progs 6.2 on Linux 6.18 writes it without a place; the kernel counts from 0."""
    base = present(look(bench).devices[0].figures)
    bench.world.tree.file(
        f"{SCRUB_RECORDS}{UUID}",
        f"scrub status:1\n{UUID}:1|data_bytes_scrubbed:1000|tree_bytes_scrubbed:1|last_physical:0|t_start:7|"
        "t_resumed:0|duration:10|canceled:0|finished:0\n",
    )
    now = present(look(bench).devices[0].figures)
    assert (now.data_bytes, now.tree_bytes) == (base.data_bytes + 1000, base.tree_bytes + 1)


# -- doing -----------------------------------------------------------------------------------------------------


def test_what_is_paused_stays_where_it_is_and_goes_on_there(bench: Bench) -> None:
    stopped = do(bench, ScrubDeed.STOP)
    assert scrub.state(stopped) is ScrubState.STOPPED
    bench.clock.now += 1000
    assert scrub.whole(look(bench)).done_bytes == scrub.whole(stopped).done_bytes
    assert scrub.state(do(bench, ScrubDeed.RESUME)) is ScrubState.RUNNING


@pytest.mark.parametrize(
    ("deed", "words"),
    [(ScrubDeed.START, "already running"), (ScrubDeed.RESUME, "already running")],
)
def test_what_cannot_be_done_is_refused(bench: Bench, deed: ScrubDeed, words: str) -> None:
    with pytest.raises(Refusal, match=words):
        do(bench, deed)


def test_what_does_not_run_is_not_stopped_and_nothing_is_resumed_that_finished(bench: Bench) -> None:
    bench.clock.now += 3600
    for deed in (ScrubDeed.STOP, ScrubDeed.RESUME):
        with pytest.raises(Refusal):
            do(bench, deed)


def test_without_btrfs_progs_it_says_what_to_install(bench: Bench) -> None:
    do(bench, ScrubDeed.STOP)
    tools(bench).has_program = False
    assert not look(bench).tool
    with pytest.raises(Refusal, match="btrfs-progs is not installed") as refused:
        do(bench, ScrubDeed.START)
    assert refused.value.fault is Fault.NOT_INSTALLED


def test_a_file_system_of_another_drive_is_not_touched(bench: Bench) -> None:
    with pytest.raises(Refusal) as refused:
        operations.scrub(bench.session, Scrub(bench.drive("sdb").ref, UUID, ScrubDeed.STOP))
    assert refused.value.fault is Fault.CHANGED_MEANWHILE
    assert scrub.state(look(bench)) is ScrubState.RUNNING


# -- limits ----------------------------------------------------------------------------------------------------


def test_a_limit_is_read_back_and_slows_the_scrub(bench: Bench) -> None:
    assert limit(bench, 50 * MB).devices[0].limit_bytes_s == 50 * MB
    before = scrub.whole(look(bench)).done_bytes
    bench.clock.now += 10
    assert scrub.whole(look(bench)).done_bytes - before == pytest.approx(500 * MB, rel=0.01)
    assert limit(bench, 0, expected=50 * MB).devices[0].limit_bytes_s == 0


@pytest.mark.parametrize(
    ("bytes_s", "expected", "fault"),
    [
        (999_999, 0, Fault.OUT_OF_RANGE),
        (-1, 0, Fault.OUT_OF_RANGE),
        (100 * 10**9 + 1, 0, Fault.OUT_OF_RANGE),
        (50 * MB, 20 * MB, Fault.CHANGED_MEANWHILE),
    ],
)
def test_a_limit_that_may_not_be_is_refused(bench: Bench, bytes_s: int, expected: int, fault: Fault) -> None:
    with pytest.raises(Refusal) as refused:
        limit(bench, bytes_s, expected=expected)
    assert refused.value.fault is fault
    assert look(bench).devices[0].limit_bytes_s == 0


def test_limits_until_finished_are_restored_when_the_scrub_ends(bench: Bench) -> None:
    limit(bench, 400 * MB)
    limit(bench, 0, until=True, expected=400 * MB)
    # The keeper of the test has waited for the end already.
    now = look(bench)
    assert scrub.state(now) is ScrubState.FINISHED
    assert now.devices[0].limit_bytes_s == 400 * MB
    assert now.hold is None


def test_they_are_restored_by_whoever_comes_next_if_the_keeper_is_killed(bench: Bench) -> None:
    tools(bench).dies = True
    held = limit(bench, 50 * MB, until=True)
    assert held.hold is not None
    assert held.devices[0].limit_bytes_s == 50 * MB
    tools(bench).dies = False
    assert tools(bench).keeper().end(), "ExecStopPost of the unit"
    assert look(bench).devices[0].limit_bytes_s == 0
    assert look(bench).hold is None


def test_a_new_helper_adopts_only_what_nobody_keeps(bench: Bench) -> None:
    tools(bench).dies = True
    limit(bench, 50 * MB, until=True)
    operations.adopt(bench.session)
    assert look(bench).devices[0].limit_bytes_s == 50 * MB, "this process keeps it, as far as the file says"
    holds = Holds(bench.ports, bench.session.runtime)
    order = present(holds.read(UUID))
    holds.write(replace(order, owner="1@0"))
    operations.adopt(bench.session)
    assert look(bench).devices[0].limit_bytes_s == 0


def test_they_can_be_restored_at_once(bench: Bench) -> None:
    tools(bench).dies = True
    limit(bench, 50 * MB, until=True)
    released = operations.release(bench.session, OfScrub(bench.drive(DRIVE).ref, UUID))
    assert released.hold is None
    assert released.devices[0].limit_bytes_s == 0
    with pytest.raises(Refusal):
        operations.release(bench.session, OfScrub(bench.drive(DRIVE).ref, UUID))


def test_a_limit_that_somebody_else_has_set_since_is_left_alone(bench: Bench) -> None:
    tools(bench).dies = True
    limit(bench, 50 * MB, until=True)
    bench.world.scrub.store_limit(f"{70 * MB}")
    tools(bench).keeper().end()
    assert look(bench).devices[0].limit_bytes_s == 70 * MB


def test_a_second_hold_and_one_without_a_scrub_are_refused(bench: Bench) -> None:
    tools(bench).dies = True
    limit(bench, 50 * MB, until=True)
    with pytest.raises(Refusal, match=r"Limits hold until the scrub finishes\."):
        limit(bench, 20 * MB, until=True, expected=50 * MB)
    tools(bench).keeper().end()
    bench.world.scrub.act("cancel")
    with pytest.raises(Refusal, match="No scrub is running"):
        limit(bench, 50 * MB, until=True)


def test_a_limit_that_cannot_be_set_fails_the_hold_and_says_why(bench: Bench) -> None:
    tools(bench).write_fails = True
    with pytest.raises(Refusal, match=r"Permission denied\. The earlier values are in force\."):
        limit(bench, 50 * MB, until=True)
    assert present(Holds(bench.ports, bench.session.runtime).read(UUID)).stage is HoldStage.FAILED
    assert "in force" in look(bench).failed
    tools(bench).write_fails = False
    assert not limit(bench, 50 * MB).failed, "what was set since is what is wanted"


def test_two_windows_do_not_write_over_each_others_way_back(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    tools(bench).dies = True
    limit(bench, 50 * MB, until=True)
    # The second has looked before the first wrote its order.
    seen = replace(look(bench), hold=None, devices=look(bench).devices)
    monkeypatch.setattr(operations, "_found", lambda *_args: seen)
    with pytest.raises(Refusal, match="Another window"):
        limit(bench, 20 * MB, until=True, expected=50 * MB)
    assert present(Holds(bench.ports, bench.session.runtime).read(UUID)).hold.before[0].bytes_s == 0


def test_a_limit_that_cannot_be_restored_is_told(bench: Bench) -> None:
    tools(bench).dies = True
    limit(bench, 50 * MB, until=True)
    tools(bench).write_fails = True
    assert not tools(bench).keeper().end()
    assert "Not all earlier values could be restored" in look(bench).failed


def test_a_keeper_that_cannot_ask_the_kernel_restores_after_a_minute(bench: Bench) -> None:
    tools(bench).dies = True
    limit(bench, 50 * MB, until=True)
    tools(bench).dies = False
    tools(bench).kernel_fails = OSError(errno.ESTALE, "Stale file handle")
    began = bench.clock.now
    assert tools(bench).keeper().run()
    assert 60 <= bench.clock.now - began < 70
    assert bench.world.scrub.limit == 0


def test_a_keeper_that_is_told_to_end_restores(bench: Bench) -> None:
    tools(bench).stop_after = 3
    limit(bench, 50 * MB, until=True)
    assert tools(bench).waits == 3
    assert look(bench).devices[0].limit_bytes_s == 0
    assert scrub.state(look(bench)) is ScrubState.RUNNING


def test_nor_is_one_passed_over_that_was_set_for_good(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    real, written = Tools.set_limit, list[int]()

    def breaks(self: Tools, uuid: str, devid: int, bytes_s: int) -> None:
        # The kernel takes another number than that, and from then on none.
        if written:
            raise OSError(errno.EIO, "Input/output error")
        written.append(bytes_s)
        real(self, uuid, devid, bytes_s + 1_000_000)

    monkeypatch.setattr(Tools, "set_limit", breaks)
    with pytest.raises(Refusal, match=r"did not keep the limit.* Not all earlier values could be restored"):
        limit(bench, 50_000_000)


def test_where_it_is_mounted_is_what_is_a_btrfs_and_on_its_devices() -> None:
    bench = make_bench(Class.INSPECT)
    number = present(sysfs.text(bench.ports, DEVICE, "dev"))
    lines = [("sdb1", "/other", "btrfs"), (DEVICE, "/bound", "ext4"), (DEVICE, "/srv/own", "btrfs")]
    text = "".join(f"40 1 {number} / {point} rw - {kind} /dev/{device} rw\n" for device, point, kind in lines)
    bench.world.tree.file("/proc/self/mountinfo", text)
    assert [one.point for one in reading.mounts(bench.ports, UUID)] == ["/srv/own"]
