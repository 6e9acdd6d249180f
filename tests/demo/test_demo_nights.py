"""The nights of the demo: played against the drive's timer, and recorded by the helper's own operations."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import Apply, OfTrial
from disktune_contract.messages.look import JournalQuery, RecordAccesses, RecordingList, StateList
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.setting import Change
from disktune_contract.standby.comparison import RecordingsOutcome, compare
from disktune_contract.standby.diagnosis import diagnose
from disktune_contract.standby.night import RecordingContext
from disktune_contract.standby.recording import AccessKind, Recording, RecordingEnd, RecordingStage
from disktune_gui.demo.recorder_tools import HABITS, DriveState, SimulatedRecorder, play, state_of, visits
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.drives import drive_list
from disktune_helper.rpc.browse_handlers import BROWSE_HANDLERS
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.session.session import MachineTools, SessionContext
from disktune_helper.system.files import MemoryFolder
from tests.amounts import PATIENCE_S
from tests.narrowed import of_kind, present

REF = DriveRef("sdb", "wwn:x")
WHOLE_S = 8 * 3600.0


def played(standby_after_s: float | None, apm: int = 255, **more: object) -> Recording:
    state = DriveState("sdb", "sdb1", standby_after_s, apm, **more)  # type: ignore[arg-type]
    return play(state, REF, 0.0, 480, WHOLE_S)


# -- the night alone ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("timer_s", "apm"), [(None, 255), (1800.0, 255), (300.0, 254), (300.0, 128)])
def test_without_a_timer_or_with_a_level_that_forbids_it_there_is_no_standby(
    timer_s: float | None, apm: int
) -> None:
    recording = played(timer_s, apm)
    assert recording.standby_s == 0
    assert recording.starts == 0
    assert present(recording.quiet_awake_s) < 620


@pytest.mark.parametrize(("timer_s", "apm"), [(300.0, 255), (300.0, 127)])
def test_with_a_short_timer_most_of_the_night_is_standby(timer_s: float, apm: int) -> None:
    recording = played(timer_s, apm)
    assert 0.6 * WHOLE_S < recording.standby_s < 0.9 * WHOLE_S
    assert recording.starts == sum(one.woke for one in recording.culprits) > 5
    assert set(recording.entered_after_s) == {300.0}


def test_who_spares_standby_never_starts_the_drive() -> None:
    recording = played(300.0)
    udisks = next(one for one in recording.culprits if one.program == "udisksd")
    assert udisks.woke == 0
    assert udisks.began < next(one for one in played(None).culprits if one.program == "udisksd").began


def test_the_sums_agree_with_the_spans_and_the_culprits() -> None:
    recording = played(300.0)
    ends = [*(span.since for span in recording.spans[1:]), WHOLE_S]
    asleep = sum(end - span.since for span, end in zip(recording.spans, ends, strict=True) if span.mode.asleep)
    assert asleep == pytest.approx(recording.standby_s)
    assert recording.bursts == sum(one.began for one in recording.culprits)
    assert all(one.slots == tuple(sorted(set(one.slots))) for one in recording.culprits)


def test_a_part_of_a_night_is_its_beginning() -> None:
    state = DriveState("sdb", "sdb1", 300.0)
    part, whole = play(state, REF, 0.0, 480, 3600.0), play(state, REF, 0.0, 480, WHOLE_S)
    assert part.spans == whole.spans[: len(part.spans)]
    assert [at for at, _ in visits(state, 3600.0)] == [at for at, _ in visits(state, WHOLE_S) if at < 3600.0]


def test_a_drive_behind_a_bridge_tells_no_power_mode() -> None:
    recording = played(300.0, asked=False)
    assert (recording.spans, recording.starts, recording.quiet_awake_s) == ((), 0, None)
    assert {one.kind for one in recording.culprits} == {AccessKind.READ}


def test_every_habit_is_of_a_drive_of_the_demo() -> None:
    assert HABITS.keys() <= World(1).drives.keys()


# -- by the helper's operations ----------------------------------------------------------------------------


class Machine:
    """A session of the helper over the demo's machine, with nights of a second."""

    def __init__(self) -> None:
        self.ports = SimulatedPorts(World(1))
        folders = MemoryFolder(), MemoryFolder()
        self.recorder = SimulatedRecorder(self.ports, folders[1], passes_in_s=1.0)
        self.session = SessionContext(
            self.ports,
            Class.TUNE,
            folders,
            lambda _name, _args: None,
            lambda: None,
            tools=MachineTools(recorder=self.recorder),
        )
        self.drive = next(one for one in drive_list.drives(self.ports) if one.name == "sdb")

    def ask(self, verb: str, args: object) -> object:
        return HANDLERS[verb](self.session, args)

    def recordings(self) -> tuple[Recording, ...]:
        return of_kind(RecordingList, self.ask("recordings", OfDrive(self.drive.ref))).recordings

    def night(self, recording: Recording) -> RecordingContext:
        of_drive = OfDrive(self.drive.ref)
        states, claims = (BROWSE_HANDLERS[verb](self.session, of_drive) for verb in ("settings", "others"))
        assert isinstance(claims, ClaimList)
        return RecordingContext(recording, self.drive, of_kind(StateList, states).states, claims.claims)

    def watch(self) -> Recording:
        self.ask("record", RecordAccesses(self.drive.ref, 480))
        end = time.monotonic() + PATIENCE_S
        while not self.recordings()[0].stage.over and time.monotonic() < end:
            threading.Event().wait(0.05)
        return self.recordings()[0]


@pytest.fixture
def machine() -> Iterator[Machine]:
    made = Machine()
    yield made
    made.session.stop_work()


def test_last_night_is_there_and_tlp_is_named_with_the_time(machine: Machine) -> None:
    (recording,) = machine.recordings()
    assert (recording.stage, recording.end, recording.seconds) == (
        RecordingStage.ENDED,
        RecordingEnd.DONE,
        WHOLE_S,
    )
    assert recording.until < machine.ports.now()
    first = diagnose(machine.night(recording)).findings[0]
    assert first.says == "TLP turned the standby timer off at 21:14. Before that it was 30 min."
    assert [one.says for one in first.remedies][:1] == ["Set the timer to 5 min."]


@pytest.mark.slow
def test_watching_again_proves_what_was_changed_and_nothing_if_nothing_was(machine: Machine) -> None:
    (earlier,) = machine.recordings()
    same = machine.watch()
    assert same.stage is RecordingStage.ENDED
    before = machine.night(earlier)
    assert compare(before, machine.night(same)).outcome is RecordingsOutcome.SAME
    remedy = diagnose(before).findings[0].remedies[0]
    assert remedy.value is not None
    applied = machine.ask("apply", Apply(machine.drive.ref, (Change(remedy.setting, None, remedy.value),), 60))
    machine.ask("keep", OfTrial(applied.trial))  # type: ignore[attr-defined]
    better = machine.watch()
    compared = compare(before, machine.night(better))
    assert compared.outcome is RecordingsOutcome.BETTER
    assert present(compared.share_after) > 0.6
    assert [one.key for one in machine.recordings()] == [better.key, same.key, earlier.key]


@pytest.mark.slow
def test_the_clock_of_the_machine_runs_along_so_that_a_change_is_between_the_nights(machine: Machine) -> None:
    first = machine.watch()
    assert machine.ports.now() >= first.until
    assert machine.ports.now() - time.time() == pytest.approx(WHOLE_S, abs=1.0)
    machine.ask("apply", Apply(machine.drive.ref, (Change("ata.standby_timer", None, 60),), 60))
    second = machine.watch()
    (entry,) = machine.ask("journal", JournalQuery()).entries  # type: ignore[attr-defined]
    assert first.until <= entry.at <= second.began


@pytest.mark.slow
def test_a_night_can_be_stopped(machine: Machine) -> None:
    machine.recorder._passes_in_s = 1000.0
    machine.ask("record", RecordAccesses(machine.drive.ref, 480))
    machine.ask("stop-recording", OfDrive(machine.drive.ref))
    stopped = machine.recordings()[0]
    assert (stopped.stage, stopped.end) == (RecordingStage.ENDED, RecordingEnd.STOPPED)
    assert stopped.seconds < 3600


def test_the_state_is_the_drives_own() -> None:
    world = World(1)
    assert state_of(world.drives["sdd"]).asleep
    assert not state_of(world.drives["sdh"]).asked
    assert state_of(world.drives["sdb"]) == DriveState("sdb", "sdb1", None)
    assert replace(state_of(world.drives["nvme0n1"]), volume="") == DriveState("nvme0n1", "", None, asked=False)
