"""The life of a recording, with a kernel, a drive and a clock that a test moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from disktune_contract.drives.drive import DriveRef, PowerMode
from disktune_contract.standby.recording import (
    QUIET_S,
    AccessKind,
    Culprit,
    Recording,
    RecordingEnd,
    RecordingStage,
)
from disktune_helper.standby import kernel_trace, recorder
from disktune_helper.standby.attribution import Attribution
from disktune_helper.standby.kernel_trace import TraceEvent
from disktune_helper.standby.recorder import Recorder, RecordingStopped
from disktune_helper.standby.watched_drive import Volumes
from tests.helper.standby.events import CAT, DRIVE, OWN, PROGRAMS, SMARTD, VOLUMES, Town, pass_through

BEGAN = 1_000_000.0
BOOT_NS = 7 * 10**9


class Machine:
    """Clock, drive and trace in one: what is planned happens when its time comes."""

    def __init__(self, timer_s: float = 1e9) -> None:
        self.time = BEGAN
        self.slept = 0.0
        self.plans: list[tuple[float, Callable[[], object]]] = []
        self.events: list[TraceEvent] = []
        self.requests = 0
        self.kept: int | None = None
        self.missed = 0
        self.there = True
        self.is_suspended = False
        self.timer_s, self.used, self.asleep, self.starts = timer_s, BEGAN, False, 0
        self.asked: list[float] = []
        self.told_asleep = self.reached = False
        self.wakes = 0
        """How often the recorder woke up."""
        self.reads = 0
        self.found = VOLUMES
        self.listened: list[Volumes] = []

    # -- what happens --------------------------------------------------------------------------------------

    def at(self, seconds: float, happens: Callable[[], object]) -> None:
        self.plans.append((BEGAN + seconds, happens))
        self.plans.sort(key=lambda plan: plan[0])

    def access(self, pid: int = CAT, count: int = 1, rwbs: str = "R") -> None:
        comm = PROGRAMS[pid].program
        self._event(kernel_trace.BIO, pid, count, dev=DRIVE, sector=5000, rwbs=rwbs, comm=comm)
        self.requests += count
        self.reached = True
        self._start()

    def command(self, pid: int, cdb: bytes, *, starts: bool) -> None:
        self._event(kernel_trace.COMMAND, pid, dev=DRIVE, rwbs="N", comm=PROGRAMS[pid].program)
        self._event(kernel_trace.SCSI, pid, cmnd=cdb)
        self.requests += 1
        self.reached = True
        if starts:
            self._start()

    def _event(self, name: str, pid: int, count: int = 1, /, **values: int | str | bytes) -> None:
        self.events += [TraceEvent(self.boot_ns(), name, pid, values)] * count
        if self.kept is not None and len(self.events) > self.kept:
            self.missed += len(self.events) - self.kept
            del self.events[: -self.kept]

    def _start(self) -> None:
        self._settle()
        self.starts += self.asleep
        self.asleep, self.used = False, self.time

    def _settle(self) -> None:
        self.asleep = self.asleep or self.time - self.used >= self.timer_s

    def _pass(self, until: float) -> None:
        while self.plans and self.plans[0][0] <= until:
            at, happens = self.plans.pop(0)
            self.time = max(self.time, at)
            happens()
        self.time = max(self.time, until)

    # -- the clock -----------------------------------------------------------------------------------------

    def now(self) -> float:
        return self.time

    def boot_ns(self) -> int:
        return BOOT_NS + round((self.time - BEGAN) * 1e9)

    def suspended(self) -> float:
        return self.slept

    def sleep(self, seconds: float) -> None:
        self.wakes += 1
        self._pass(self.time + seconds)

    # -- the trace -----------------------------------------------------------------------------------------

    def wait(self, timeout_s: float) -> bool:
        self.wakes += 1
        until = self.time + timeout_s
        while not self.events and self.plans and self.plans[0][0] <= until:
            self._pass(self.plans[0][0])
        if not self.events:
            self._pass(until)
        return bool(self.events)

    def read(self, most: int, *, newest: bool = False) -> list[TraceEvent]:
        self.reads += 1
        found, self.events = self.events, []
        self.missed += max(0, len(found) - most)
        return found[-most:] if newest else found[:most]

    def listen(self, volumes: Volumes) -> None:
        self.listened.append(volumes)

    def lost(self) -> int:
        return self.missed

    # -- the drive -----------------------------------------------------------------------------------------

    def counter(self) -> int | None:
        return self.requests if self.there else None

    def power_mode(self) -> PowerMode:
        self._settle()
        # Never while it is known to be in standby, and nothing has reached it since.
        assert not self.told_asleep or self.reached
        self.asked.append(self.time)
        self.requests += 1
        self.told_asleep, self.reached = self.asleep, False
        return PowerMode.STANDBY if self.asleep else PowerMode.ACTIVE_OR_IDLE

    def volumes(self) -> Volumes | None:
        return self.found if self.there else None


class Drive:
    """The drive's side of a machine, whose word for suspending means another thing than the clock's."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self.counter, self.power_mode, self.volumes = machine.counter, machine.power_mode, machine.volumes

    def suspended(self) -> bool:
        return self._machine.is_suspended


def record(
    machine: Machine, minutes: int = 60, *, can_be_asked: bool = True, traced: bool = True
) -> tuple[Recording, list[Recording]]:
    written: list[Recording] = []
    made = Recorder(
        Recording(DriveRef("sdb", "x"), RecordingStage.ASKED, minutes, 0.0, 0.0),
        Drive(machine),
        machine if traced else None,
        Attribution(VOLUMES, Town(), {OWN}),
        machine,
        written.append,
        can_be_asked=can_be_asked,
        blind=(),
    )
    return made.run(), written


def by_program(recording: Recording) -> dict[str, Culprit]:
    return {one.program: one for one in recording.culprits}


def test_an_idle_drive_costs_nothing() -> None:
    machine = Machine(timer_s=300)
    recording, written = record(machine, 8 * 60)
    assert (recording.requests, recording.bursts, recording.culprits) == (0, 0, ())
    assert recording.end is RecordingEnd.DONE
    # Once a minute, and a few questions until it slept.
    assert machine.wakes <= 8 * 60 + 25
    assert machine.reads <= 1
    assert recording.asked == len(machine.asked) <= 12
    assert len(written) < 8 * 60 / 10 + 15
    assert recording.standby_s > 7.5 * 3600


def test_who_begins_bursts_and_who_starts_the_drive() -> None:
    machine = Machine(timer_s=20)
    for number in range(5):
        machine.at(600 * number + 60, lambda: machine.access(CAT))
        # Comes with the other, and begins nothing.
        machine.at(600 * number + 62, lambda: machine.access(SMARTD, 3))
    recording, _ = record(machine)
    cat, smartd = by_program(recording)["cat"], by_program(recording)["smartd"]
    assert (cat.began, cat.woke, cat.bursts, cat.requests) == (5, 5, 5, 5)
    assert (smartd.began, smartd.woke, smartd.bursts, smartd.requests) == (0, 0, 5, 15)
    assert cat.every_s == 600.0
    assert len(cat.slots) == 5
    assert (recording.bursts, recording.starts, recording.requests) == (5, 5, 20)
    assert machine.starts == 5
    assert (recording.unnamed, recording.lost) == (0, 0)
    assert cat.first == pytest.approx(BEGAN + 60)


def test_a_question_about_the_mode_is_not_what_started_the_drive() -> None:
    machine = Machine(timer_s=20)
    machine.at(100, lambda: machine.command(SMARTD, pass_through(0xE5), starts=False))
    machine.at(103, lambda: machine.access(CAT))
    machine.at(300, lambda: machine.command(SMARTD, pass_through(0xE5), starts=False))
    recording, _ = record(machine, 10)
    assert (recording.starts, machine.starts) == (1, 1)
    assert by_program(recording)["smartd"].began == 2
    assert by_program(recording)["smartd"].woke == 0
    assert by_program(recording)["cat"].woke == 1


@pytest.mark.slow
def test_a_busy_drive_is_followed_by_its_counter() -> None:
    machine = Machine()
    machine.kept = 2000
    for tenth in range(3000):
        machine.at(10 + tenth / 10, lambda: machine.access(CAT, 500))
    recording, _ = record(machine, 10)
    assert recording.requests == 1_500_000
    named = sum(one.requests for one in recording.culprits)
    assert named + recording.unnamed == recording.requests
    assert 1000 <= named <= 10_000
    assert recording.bursts == 1
    assert by_program(recording)["cat"].began == 1
    assert recording.lost > 1_000_000
    # Five minutes of load: once a second, and a sample of the events once a minute.
    assert machine.wakes < 450
    assert machine.reads < 15


def test_after_a_burst_events_are_read_again() -> None:
    machine = Machine()
    machine.at(10, lambda: machine.access(CAT, 400))
    machine.at(100, lambda: machine.access(SMARTD))
    recording, _ = record(machine, 5)
    assert {one.program: one.began for one in recording.culprits} == {"cat": 1, "smartd": 1}
    assert recording.bursts == 2


def test_what_no_event_tells_is_counted() -> None:
    machine = Machine()

    def silently() -> None:
        machine.requests += 4
        machine.reached = True

    machine.at(100, silently)
    recording, _ = record(machine, 5)
    assert (recording.requests, recording.unnamed, recording.bursts) == (4, 4, 1)


def test_without_a_trace_counter_and_mode_remain() -> None:
    machine = Machine(timer_s=30)
    for number in range(3):
        machine.at(200 * number + 100, machine.access)
    recording, _ = record(machine, 15, traced=False)
    assert recording.culprits == ()
    assert (recording.requests, recording.unnamed, recording.bursts, recording.starts) == (3, 3, 3, 3)


def test_it_ends_with_the_drive() -> None:
    machine = Machine()
    machine.at(10, machine.access)
    machine.at(200, lambda: setattr(machine, "there", False))
    recording, _ = record(machine)
    assert (recording.stage, recording.end) == (RecordingStage.ENDED, RecordingEnd.DRIVE_GONE)
    assert recording.until - BEGAN < 265
    assert [one.program for one in recording.culprits] == ["cat"]


def test_it_ends_when_somebody_wants_that() -> None:
    machine = Machine()

    def stop() -> None:
        raise RecordingStopped

    machine.at(10, machine.access)
    machine.at(77, stop)
    recording, _ = record(machine)
    assert (recording.end, recording.requests) == (RecordingEnd.STOPPED, 1)
    assert recording.seconds == pytest.approx(77)


def test_what_is_new_is_written_down_soon() -> None:
    machine = Machine()
    machine.at(100, machine.access)
    _, written = record(machine, 5)
    first = next(one for one in written if one.culprits)
    assert first.until - BEGAN <= 100 + recorder.WRITE_S
    assert first.stage is RecordingStage.RUNNING


def test_what_lies_on_the_drive_is_followed() -> None:
    machine = Machine()
    other = Volumes("sdb", DRIVE, (), {}, {}, {}, ext4=False)
    machine.at(100, lambda: setattr(machine, "found", other))
    record(machine, 5)
    assert machine.listened == [other]


def test_a_drive_that_the_kernel_suspends_is_not_asked() -> None:
    machine = Machine()
    machine.at(60, lambda: setattr(machine, "is_suspended", True))
    recording, _ = record(machine, 20)
    assert all(at <= BEGAN + 125 for at in machine.asked)
    assert [one.mode for one in recording.spans][-1] is PowerMode.STANDBY
    assert recording.standby_s > 1000


def test_our_own_questions_are_no_requests() -> None:
    machine = Machine()
    recording, _ = record(machine, 60)
    assert recording.asked > 5
    assert (recording.requests, recording.bursts, recording.unnamed) == (0, 0, 0)
    assert recording.quiet_awake_s is None


def test_commands_are_kept_with_their_time() -> None:
    machine = Machine()
    machine.at(50, lambda: machine.command(SMARTD, pass_through(0xE3, count=241), starts=True))
    recording, _ = record(machine, 5)
    (command,) = recording.commands
    assert (command.program, command.opcode, command.count) == ("smartd", 0xE3, 241)
    assert command.at == pytest.approx(BEGAN + 50)
    assert {one.kind for one in recording.culprits} == {AccessKind.COMMAND}


def test_the_pause_that_ends_a_burst_is_that_of_the_contract() -> None:
    machine = Machine()
    for at in (10.0, 10.0 + QUIET_S - 0.5, 30.0, 30.0 + QUIET_S + 0.5):
        machine.at(at, machine.access)
    recording, _ = record(machine, 5)
    assert recording.bursts == 3
