"""Ordering a recording, stopping it, and what is told of one whose recorder is dead."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace

import pytest

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef, PowerMode
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.look import RecordAccesses, RecordingList
from disktune_contract.messages.privilege import Class, Level
from disktune_contract.messages.protocol import VERBS, OfDrive
from disktune_contract.sentence import Sentence
from disktune_contract.standby.recording import (
    MOST_SPANS,
    AccessKind,
    Culprit,
    PowerSpan,
    Recording,
    RecordingEnd,
    RecordingStage,
)
from disktune_contract.wire import MAX_REPLY
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.standby import operations, recording_files
from disktune_helper.standby.recording_files import RecordingOrder, RecordingOrders
from disktune_helper.system import processes
from disktune_helper.system.files import MemoryFolder, RootFolder
from tests.helper.conftest import Bench
from tests.narrowed import of_kind, present

DRIVE = "sda"
DEAD = "1@1"
"""Process 1 did not start with the first clock tick's number."""


class Recorder:
    """Recorders whose behaviour a test decides."""

    def __init__(self) -> None:
        self.folder = MemoryFolder()
        self.on_start: Callable[[str], object] = lambda _drive: None
        self.on_stop: Callable[[str], object] = lambda _drive: None
        self.calls: list[str] = []

    def start_recording(self, drive: str) -> None:
        self.calls.append(f"start {drive}")
        self.on_start(drive)

    def stop_recording(self, drive: str) -> None:
        self.calls.append(f"stop {drive}")
        self.on_stop(drive)

    def kept(self) -> MemoryFolder:
        return self.folder


class Rig:
    """A session, its orders, and a recorder that is this very process."""

    def __init__(self, bench: Bench) -> None:
        self.bench, self.tools = bench, Recorder()
        bench.session.tools.recorder = self.tools
        self.orders = RecordingOrders(bench.ports, bench.session.runtime, bench.session.store.locks)
        self.tools.on_start = self.begin
        self.tools.on_stop = self.finish
        self.ref = bench.drive(DRIVE).ref

    def become(self, **changes: object) -> None:
        order = present(self.orders.read(DRIVE))
        owner = changes.pop("owner", processes.mark(self.bench.ports, os.getpid()))
        recording = replace(order.recording, **changes)  # type: ignore[arg-type]
        self.orders.write(replace(order.became(recording), owner=str(owner)))

    def begin(self, _drive: str) -> None:
        self.become(stage=RecordingStage.RUNNING)

    def finish(self, _drive: str) -> None:
        self.become(stage=RecordingStage.ENDED, end=RecordingEnd.STOPPED, requests=3)

    def ask(self, verb: str, request: object = None) -> tuple[Recording, ...]:
        answer = of_kind(RecordingList, HANDLERS[verb](self.bench.session, request or OfDrive(self.ref)))
        return answer.recordings

    def record(self, minutes: int = 60) -> tuple[Recording, ...]:
        return self.ask("record", RecordAccesses(self.ref, minutes))


@pytest.fixture
def rig(bench: Bench) -> Rig:
    return Rig(bench)


def refusal(ask: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        ask()
    return caught.value


def test_who_may_do_what() -> None:
    """Who recorded it names programs of all users, over days: no class without a password has that."""
    every = [VERBS[name] for name in ("record", "stop-recording", "recordings")]
    assert [one.classes for one in every] == [{Class.TUNE}] * 3
    assert {one.reaches for one in every} == {Level.NOTHING}


def test_recorded_stopped_and_kept(rig: Rig) -> None:
    assert rig.ask("recordings") == ()
    (running,) = rig.record()
    assert (running.stage, running.minutes, running.drive) == (RecordingStage.RUNNING, 60, rig.ref)
    assert rig.ask("recordings") == (running,)
    (ended,) = rig.ask("stop-recording")
    assert (ended.stage, ended.end, ended.requests) == (RecordingStage.ENDED, RecordingEnd.STOPPED, 3)
    assert rig.orders.all() == ()
    assert len(rig.tools.folder.names()) == 1
    assert [one.stage for one in rig.record()] == [RecordingStage.RUNNING, RecordingStage.ENDED]
    assert rig.tools.calls == ["start sda", "stop sda", "start sda"]


def test_one_that_the_full_disk_does_not_take_is_not_written_over(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object, **_options: object) -> None:
        raise OSError(28, "No space left on device")

    rig.record()
    with monkeypatch.context() as disk:
        disk.setattr(rig.tools.folder, "replace", full)
        (ended,) = rig.ask("stop-recording")
        assert "No space left" in refusal(rig.record).why
        assert rig.ask("recordings") == (ended,)
    assert [one.stage for one in rig.record()] == [RecordingStage.RUNNING, RecordingStage.ENDED]


def test_a_drive_is_recorded_once(rig: Rig) -> None:
    rig.record()
    assert refusal(rig.record).fault is Fault.BUSY
    assert rig.tools.calls == ["start sda"]


@pytest.mark.parametrize("minutes", [-1, 0, 72 * 60 + 1])
def test_no_longer_than_three_days(rig: Rig, minutes: int) -> None:
    assert refusal(lambda: rig.record(minutes)).fault is Fault.OUT_OF_RANGE
    assert rig.tools.calls == []


def test_what_is_not_recorded_cannot_be_stopped(rig: Rig) -> None:
    assert refusal(lambda: rig.ask("stop-recording")).fault is Fault.NOT_SUPPORTED
    assert rig.tools.calls == []


def test_a_recorder_that_cannot_be_started_leaves_no_order(rig: Rig) -> None:
    def fail(_drive: str) -> None:
        raise OSError(5, "Unit not found")

    rig.tools.on_start = fail
    assert refusal(rig.record).why == "It could not be started: Unit not found."
    assert rig.orders.all() == ()
    assert rig.ask("recordings") == ()


def test_a_recorder_that_starts_although_systemctl_gave_up_is_told(rig: Rig) -> None:
    def slowly(_drive: str) -> None:
        # The recorder is another process.
        rig.become(stage=RecordingStage.RUNNING, owner=processes.mark(rig.bench.ports, os.getppid()))
        raise OSError(110, "systemctl did not end within 60 s")

    rig.tools.on_start = slowly
    assert rig.record()[0].stage is RecordingStage.RUNNING


def test_a_recording_that_cannot_be_made_says_why_and_is_not_kept(rig: Rig) -> None:
    why = Sentence("{drive} cannot be recorded.", drive="sda")
    rig.tools.on_start = lambda _drive: rig.become(stage=RecordingStage.FAILED, why=why)
    refused = refusal(rig.record)
    assert of_kind(Sentence, refused.why) == why
    assert rig.ask("recordings") == ()


def test_a_recorder_that_was_killed_has_ended_with_what_it_wrote_down(rig: Rig) -> None:
    rig.record()
    rig.become(requests=7, owner=DEAD)
    (told,) = rig.ask("recordings")
    assert (told.stage, told.end, told.requests) == (RecordingStage.ENDED, RecordingEnd.KILLED, 7)
    # Nobody has changed anything by asking; the next helper that may puts it away.
    assert rig.tools.folder.names() == []
    operations.adopt(rig.bench.session)
    assert rig.orders.all() == ()
    assert rig.ask("recordings") == (told,)


def test_stopping_what_a_dead_recorder_left_keeps_it(rig: Rig) -> None:
    rig.record()
    rig.tools.on_stop = lambda _drive: rig.become(requests=7, owner=DEAD)
    (ended,) = rig.ask("stop-recording")
    assert (ended.end, ended.requests) == (RecordingEnd.KILLED, 7)


def test_the_next_order_puts_a_dead_one_away(rig: Rig) -> None:
    rig.record()
    rig.become(requests=7, owner=DEAD)
    assert [one.end for one in rig.record()] == [None, RecordingEnd.KILLED]


def test_adopting_leaves_a_living_one_alone(rig: Rig) -> None:
    running = rig.record()
    operations.adopt(rig.bench.session)
    assert rig.ask("recordings") == running


def test_a_recording_of_another_drive_of_that_name_is_not_shown(rig: Rig) -> None:
    rig.record()
    rig.become(drive=DriveRef(DRIVE, "another"), requests=7)
    assert rig.ask("recordings") == ()
    assert refusal(lambda: rig.ask("stop-recording")).fault is Fault.NOT_SUPPORTED


@pytest.mark.parametrize("text", ["", "{}", "[", '{"recording": 1}', "\ufffd"])
def test_a_file_of_nobodys_is_no_order(rig: Rig, text: str) -> None:
    rig.bench.session.runtime.replace(f"recording-{DRIVE}", text)
    assert rig.ask("recordings") == ()
    assert rig.record()[0].stage is RecordingStage.RUNNING


# -- what is kept ------------------------------------------------------------------------------------------


def recording(number: int, drive: str = "one", **changes: object) -> Recording:
    made = Recording(DriveRef(DRIVE, drive), RecordingStage.ENDED, 60, 1000.0 + number, 2000.0)
    return replace(made, **changes)  # type: ignore[arg-type]


def test_the_newest_sixteen_of_a_drive_are_kept() -> None:
    folder = MemoryFolder()
    for number in range(20):
        recording_files.keep(folder, RecordingOrder(recording(number)))
    recording_files.keep(folder, RecordingOrder(recording(0, "two")))
    found = recording_files.of_drive(folder, DriveRef("sdz", "one"))
    assert [one.began for one in found] == [1000.0 + number for number in range(19, 3, -1)]
    assert len(recording_files.of_drive(folder, DriveRef("sdz", "two"))) == 1


def test_the_newest_sixty_four_drives_are_kept() -> None:
    folder = MemoryFolder()
    for number in range(70):
        recording_files.keep(folder, RecordingOrder(recording(number, f"drive {number}")))
    assert len(folder.names()) == recording_files.MOST_DRIVES
    assert not recording_files.of_drive(folder, DriveRef(DRIVE, "drive 5"))
    assert recording_files.of_drive(folder, DriveRef(DRIVE, "drive 6"))


def test_one_by_a_clock_that_was_wrong_is_kept_all_the_same() -> None:
    folder = MemoryFolder()
    for number in range(recording_files.MOST_A_DRIVE):
        recording_files.keep(folder, RecordingOrder(recording(10_000 + number)))
    early = recording(1)
    recording_files.keep(folder, RecordingOrder(early))
    found = recording_files.of_drive(folder, DriveRef(DRIVE, "one"))
    assert (len(found), found[-1].key) == (recording_files.MOST_A_DRIVE, early.key)
    recording_files.keep(folder, RecordingOrder(recording(20_000)))
    assert len(recording_files.of_drive(folder, DriveRef(DRIVE, "one"))) == recording_files.MOST_A_DRIVE


@pytest.mark.slow
def test_the_longest_recordings_fit_into_a_file_and_an_answer() -> None:
    culprits = tuple(
        Culprit(AccessKind.COMMAND, "p" * 15, "u" * 64, "dm-10", "SMART READ DATA", 10, slots=tuple(range(432)))
        for _ in range(256)
    )
    spans = tuple(PowerSpan(1.7e9 + number + 0.123456, PowerMode.ACTIVE_OR_IDLE) for number in range(MOST_SPANS))
    folder = MemoryFolder()
    longest = recording(0, culprits=culprits, spans=spans, requests=2560)
    recording_files.keep(folder, RecordingOrder(longest))
    (kept,) = recording_files.of_drive(folder, longest.drive)
    for number in range(1, recording_files.MOST_A_DRIVE):
        recording_files.keep(folder, RecordingOrder(replace(kept, began=kept.began + number)))
    assert all(len(folder.read(name)) <= recording_files.MOST_BYTES for name in folder.names())
    found = recording_files.of_drive(folder, DriveRef(DRIVE, "one"))
    assert len(found) == recording_files.MOST_A_DRIVE
    assert len(wire.dump(RecordingList(found)).encode()) < MAX_REPLY * 0.9
    one = found[0]
    assert one.culprits[0].slots == culprits[0].slots
    assert one.unnamed + sum(culprit.requests for culprit in one.culprits) == one.requests


def test_only_root_can_read_them(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("recordings")
    recording_files.keep(RootFolder(str(path)), RecordingOrder(recording(1)))
    (file,) = path.iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
