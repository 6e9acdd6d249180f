"""The first minute: others are overruled once, a drive that lives loses its mark, one that does not is spared."""

from __future__ import annotations

import io
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import Apply, OfTrial
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.settings.saved import Family, FileRef, HeldBy, OfFile
from disktune_contract.settings.setting import Change
from disktune_helper.cli import guard
from disktune_helper.cli.guard import BREATH_S, Guard
from disktune_helper.drives import drive_list
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.settings import engine
from disktune_helper.settings.guard_marks import FRESH, PENDING, PROVEN_S, GuardMarks, Notes
from disktune_helper.settings.saved_file import LONGEST, name_of
from disktune_helper.settings.store import ref_of
from disktune_helper.system.files import MemoryFolder, NotWritten
from tests.helper.cli.saved_machine import HDD, SLEEPER, Machine
from tests.narrowed import present


def watch(
    machine: Machine, *happenings: Callable[[], object], ends: bool = False
) -> tuple[list[str], list[float]]:
    """Watch; before the end of each wait one of *happenings* happens. Return what was said, and the waits."""
    said = io.StringIO()
    waits: list[float] = []
    left = list(happenings)

    def wait(seconds: float) -> bool:
        waits.append(seconds)
        assert len(waits) < 20, "it never ends"
        machine.bench.clock.now += seconds
        if left:
            left.pop(0)()
        return ends and not left

    Guard(machine.bench.ports, machine.work(said), wait, said).watch()
    return said.getvalue().splitlines(), waits


def marks(machine: Machine) -> list[tuple[str, ...]]:
    return [mark.settings for mark in machine.bench.session.store.marks.all()]


def set_read_ahead(machine: Machine, text: str) -> None:
    with machine.bench.session.open(machine.bench.drive(HDD).ref) as sight:
        present(sight.node).write_attribute("queue/read_ahead_kb", text)


def test_with_nothing_to_watch_it_leaves_at_once(machine: Machine) -> None:
    assert watch(machine) == ([], [])


def test_a_drive_that_answers_after_a_minute_loses_its_mark(machine: Machine) -> None:
    machine.save_and_apply(HDD, scsi__timeout=60)
    assert marks(machine) == [("scsi.timeout",)]
    assert watch(machine) == ([], [PROVEN_S])
    assert (marks(machine), machine.runtime.names()) == ([], ["supply"])
    drive = machine.bench.drive(HDD)
    assert machine.bench.session.store.marks.held(ref_of(drive), drive.diskseq) is None
    machine.restart()
    machine.apply()
    assert machine.value(HDD, "scsi.timeout") == 60


def test_what_somebody_else_set_meanwhile_is_put_back_once(machine: Machine) -> None:
    machine.save_and_apply(HDD, block__read_ahead=1024)
    said, _ = watch(machine, lambda: set_read_ahead(machine, "128"))
    assert machine.value(HDD, "block.read_ahead") == 1024
    assert len(said) == 1
    assert said[0].startswith("Some values differed from the saved ones a minute later: sdb (")
    assert "Read-ahead 128 KiB → 1024 KiB" in said[0]
    # Whoever insists wins: two programs that correct each other would never end.
    set_read_ahead(machine, "128")
    assert watch(machine) == ([], [])
    assert machine.value(HDD, "block.read_ahead") == 128


def test_what_could_not_be_restored_before_is_not_laid_to_another_program(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.save(HDD, block__read_ahead=1024)
    with monkeypatch.context() as broken:
        broken.setattr(engine, "apply", _io_error)
        assert machine.apply()[0] != 0
    (said,), _ = watch(machine)
    assert machine.value(HDD, "block.read_ahead") == 1024
    assert said.startswith("Some values differed from the saved ones a minute later: sdb (")


def _io_error(*_: object) -> None:
    raise Refusal(Fault.IO_ERROR, "The kernel reported an error.")


def test_what_the_user_changes_meanwhile_stays(machine: Machine) -> None:
    machine.save_and_apply(HDD, block__read_ahead=1024)
    session = machine.work().session

    def change() -> None:
        change = Change("block.read_ahead", 1024, 512)
        answer: Any = HANDLERS["apply"](session, Apply(machine.bench.drive(HDD).ref, (change,)))
        HANDLERS["keep"](session, OfTrial(answer.trial))

    said, _ = watch(machine, change)
    assert (said, machine.value(HDD, "block.read_ahead")) == ([], 512)


def test_it_waits_for_the_end_of_a_trial(machine: Machine) -> None:
    machine.save_and_apply(HDD, block__read_ahead=1024)
    session = machine.work().session
    change = Change("ata.look_ahead", True, False)
    answer: Any = HANDLERS["apply"](session, Apply(machine.bench.drive(HDD).ref, (change,)))

    def end() -> None:
        HANDLERS["put-back"](session, OfTrial(answer.trial))
        set_read_ahead(machine, "128")

    said, waits = watch(machine, lambda: None, end)
    assert waits == [PROVEN_S, BREATH_S]
    assert (len(said), machine.value(HDD, "block.read_ahead")) == (1, 1024)


def test_a_sleeping_drive_is_not_woken_to_be_asked_whether_it_lives(machine: Machine) -> None:
    machine.save_and_apply(SLEEPER, scsi__timeout=60)
    ata = present(machine.bench.world.drives[SLEEPER].ata)
    watch(machine)
    assert (marks(machine), ata.wakeups) == ([], 0)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["gone", "silent", "error"])
def test_a_drive_that_does_not_answer_is_spared_from_now_on(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    machine.save_and_apply(HDD, scsi__timeout=60, block__read_ahead=1024)
    drives = drive_list.drives(machine.bench.ports)
    drive = next(drive for drive in drives if drive.name == HDD)

    def happen() -> None:
        if how == "gone":
            monkeypatch.setattr(
                drive_list, "drives", lambda _, **_warmth: tuple(one for one in drives if one.name != HDD)
            )
        elif how == "silent":
            never = threading.Event()
            monkeypatch.setattr(guard, "ANSWER_S", 0.05)
            monkeypatch.setattr(Guard, "_ask", lambda *_: str(never.wait()))
        else:

            def fails(*_: object, **__: object) -> None:
                raise OSError(5, "Input/output error")

            with machine.bench.session.open(drive.ref) as sight:
                monkeypatch.setattr(type(sight.node), "reader", fails)

    said, _ = watch(machine, happen)
    verdict = {
        "gone": "disappeared",
        "silent": "did not answer",
        "error": "could not be read (Input/output error)",
    }[how]
    assert said == [
        f"sdb {verdict} after its settings were changed. DiskTune holds back the risky ones from now on."
    ]
    monkeypatch.undo()
    held = present(machine.bench.session.store.marks.held(ref_of(drive), drive.diskseq))
    assert held.settings == ("scsi.timeout",)
    machine.restart()
    status, [line] = machine.apply()
    assert (status, "held back: " in line, machine.value(HDD, "block.read_ahead")) == (0, True, 1024)


def test_an_array_that_was_stopped_has_not_hung(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.save_and_apply("md0", md__stripe_cache=512)
    drives = drive_list.drives(machine.bench.ports)
    array = next(drive for drive in drives if drive.name == "md0")
    assert marks(machine) == [("md.stripe_cache",)]
    store = machine.bench.session.store
    assert store.marks.held(ref_of(array), (array.diskseq or 0) + 1) is None
    without = tuple(drive for drive in drives if drive.name != "md0")
    said, _ = watch(machine, lambda: monkeypatch.setattr(drive_list, "drives", lambda _, **_warmth: without))
    assert (said, marks(machine), store.marks.held(ref_of(array))) == ([], [], None)


def test_a_drive_that_hangs_holds_nobody_up(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.save_and_apply(HDD, scsi__timeout=60)
    never = threading.Event()
    watcher = Guard(machine.bench.ports, machine.work(), lambda _: False, io.StringIO())
    monkeypatch.setattr(watcher, "_ask", lambda _: str(never.wait()))
    assert watcher._trouble(machine.bench.drive(HDD), 0.05) == "did not answer"
    never.set()


def test_a_machine_that_is_switched_off_in_order_leaves_no_mark(machine: Machine) -> None:
    machine.save_and_apply(HDD, scsi__timeout=60)
    watch(machine, ends=True)
    assert marks(machine) == []


def test_marks_of_an_earlier_start_become_what_is_held_and_are_not_waited_for(machine: Machine) -> None:
    machine.save_and_apply(HDD, scsi__timeout=60)
    machine.restart()
    said, waits = watch(machine)
    assert waits == []
    [line] = said
    assert line.startswith("The computer stopped or the drive was disconnected while settings of wwn:")
    assert [name for name in machine.state.names() if name.startswith("mark-")] == []
    assert [name for name in machine.state.names() if name.startswith("held-")] != []


def test_a_note_that_says_nothing_is_removed(machine: Machine) -> None:
    machine.runtime.replace("fresh-drive-wwn-1", "half a li")
    assert watch(machine) == ([], [])
    assert machine.runtime.names() == []


# -- what cannot be read holds back ------------------------------------------------------------------------


def _mark(machine: Machine) -> str:
    (name,) = (name for name in machine.state.names() if name.startswith("mark-"))
    return name


DAMAGES = {"empty": "", "cut": '{"file":{"fam', "of a later version": '{"file":{},"later":1}'}


@pytest.mark.slow
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
@pytest.mark.parametrize("guarded", [True, False], ids=["by the guard", "by apply alone"])
def test_a_mark_that_cannot_be_read_holds_everything_risky_back(
    machine: Machine, damage: str, guarded: bool
) -> None:
    machine.save_and_apply(HDD, scsi__timeout=60, block__read_ahead=1024)
    machine.state.replace(_mark(machine), damage)
    machine.restart()
    if guarded:
        said, waits = watch(machine)
        assert waits == []
        assert "cannot be read. DiskTune holds back the risky settings of that drive." in said[0]
        assert [name for name in machine.state.names() if name.startswith("mark-")] == []
    status, [line] = machine.apply()
    assert (status, machine.value(HDD, "block.read_ahead")) == (0, 1024)
    assert machine.value(HDD, "scsi.timeout") != 60
    assert "held back: SCSI command timeout, because the boot guard's mark for this drive cannot be read" in line
    saved: Any = HANDLERS["saved"](machine.bench.session, None)
    held = {one.setting: one.held_by for one in saved.files[0].values}
    assert held == {"scsi.timeout": HeldBy.UNREADABLE, "block.read_ahead": None}
    # Until a person decides.
    HANDLERS["try-held"](machine.bench.session, OfFile(saved.files[0].ref))
    machine.apply()
    assert machine.value(HDD, "scsi.timeout") == 60


def test_so_does_one_that_others_could_have_written(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.save_and_apply(HDD, scsi__timeout=60)
    name, text = _mark(machine), machine.state.text

    def untrusted(asked: str) -> str | None:
        if asked == name:
            raise PermissionError(1, "Another user could have written it")
        return text(asked)

    monkeypatch.setattr(machine.state, "text", untrusted)
    machine.restart()
    machine.apply()
    assert machine.value(HDD, "scsi.timeout") != 60


def test_the_longest_name_of_a_drive_leaves_room_for_what_is_named_after_it(machine: Machine) -> None:
    """Of model and serial number together; a drive's own words must not end restoring for all drives."""
    file = FileRef(Family.DRIVE, f"serial:{'M' * 40}:{'S' * 60}")
    assert len(name_of(file)) == LONGEST
    folder = MemoryFolder()
    marks = GuardMarks(machine.bench.ports, folder)
    assert marks.held(file) is None
    begun = marks.begin(file, "sdx", None, ("ata.apm",))
    (name,) = folder.names()
    folder.replace(name, "cut sho")
    assert marks.set_aside_unreadable() == [name]
    assert present(marks.held(file)).unreadable
    marks.release(file)
    assert marks.held(file) is None
    for kind in (FRESH, PENDING):
        assert Notes(machine.bench.ports, folder, kind).put(file, begun.drive)


def test_what_is_held_and_cannot_be_read_holds_everything_risky(machine: Machine) -> None:
    machine.save_and_apply(HDD, scsi__timeout=60)
    machine.restart()
    watch(machine)
    (name,) = (name for name in machine.state.names() if name.startswith("held-"))
    machine.state.replace(name, "{")
    machine.apply()
    assert machine.value(HDD, "scsi.timeout") != 60


def test_a_new_mark_does_not_take_the_place_of_one_that_cannot_be_read(machine: Machine) -> None:
    machine.save_and_apply(HDD, scsi__timeout=60)
    machine.state.replace(_mark(machine), "{")
    marks = machine.bench.session.store.marks
    file = ref_of(machine.bench.drive(HDD))
    marks.clear(marks.begin(file, HDD, None, ("ata.apm",)))
    assert present(marks.held(file)).holds("scsi.timeout")


def _read_only(*_: object) -> bool:
    raise NotWritten(30, "Read-only file system", "/var/lib/disktune")


@pytest.mark.parametrize("damage", ["", None], ids=["unreadable", "left by an earlier start"])
def test_where_a_mark_cannot_be_moved_it_stays_and_says_so_once(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, damage: str | None
) -> None:
    """Its path unit would start it again and again, until systemd gives it up."""
    machine.save_and_apply(HDD, scsi__timeout=60)
    if damage is not None:
        machine.state.replace(_mark(machine), damage)
    machine.restart()
    with monkeypatch.context() as read_only:
        for deed in ("rename", "replace", "remove"):
            read_only.setattr(machine.state, deed, _read_only)
        said, waits = watch(machine, *[lambda: None] * 3, ends=True)
        assert waits == [PROVEN_S] * 3
        assert len(said) == 1
        assert said[0].startswith("/var/lib/disktune cannot be written")
        assert "Read-only file system." in said[0]
        machine.apply()
        assert machine.value(HDD, "scsi.timeout") != 60
    watch(machine)
    assert not machine.bench.session.store.marks.linger()
    machine.apply()
    assert machine.value(HDD, "scsi.timeout") != 60


@pytest.mark.parametrize("gone", [False, True])
def test_where_its_verdict_cannot_be_written_it_asks_the_drive_once(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, gone: bool
) -> None:
    """Asking each time would keep the drive from resting. The mark stays: the next start has to know."""
    machine.save_and_apply(HDD, scsi__timeout=60)
    asked: list[str] = []

    def trouble(_self: Guard, drive: Drive, _limit: float) -> str:
        asked.append(drive.name)
        return "did not answer" if gone else ""

    monkeypatch.setattr(Guard, "_trouble", trouble)
    with monkeypatch.context() as read_only:
        for deed in ("rename", "replace", "remove"):
            read_only.setattr(machine.state, deed, _read_only)
        happenings: list[Callable[[], object]] = [lambda: None] * 3
        happenings += [read_only.undo]
        said, waits = watch(machine, *happenings)
    assert waits == [PROVEN_S] * 4
    assert asked == [HDD]
    assert len(said) == (2 if gone else 1)
    file = ref_of(machine.bench.drive(HDD))
    assert (machine.bench.session.store.marks.held(file) is not None) == gone


# -- who is suspected --------------------------------------------------------------------------------------


def test_after_a_power_cut_in_a_trial_only_what_was_on_trial_is_held(machine: Machine) -> None:
    """Two values were set by hand and saved a minute before; one of them may hang, too."""
    machine.save_and_apply(HDD, scsi__timeout=60, power__link="min_power", block__read_ahead=1024)
    session = machine.work().session
    machine.bench.clock.now += PROVEN_S
    change = Change("scsi.timeout", 60, 90)
    HANDLERS["apply"](session, Apply(machine.bench.drive(HDD).ref, (change,)))
    machine.restart()
    status, [line] = machine.apply()
    assert status == 0
    assert (
        "held back: SCSI command timeout, because the computer stopped, or the drive failed or was disco" in line
    )
    assert "shortly after this was changed by hand" in line
    assert machine.value(HDD, "power.link") == "min_power"
    assert machine.value(HDD, "block.read_ahead") == 1024


def test_what_was_done_within_the_minute_stays_suspected_for_its_own_reason(machine: Machine) -> None:
    machine.save_and_apply(HDD, scsi__timeout=60)
    machine.bench.clock.now += PROVEN_S / 2
    marks = machine.bench.session.store.marks
    file = ref_of(machine.bench.drive(HDD))
    marks.begin(file, HDD, None, ("power.link",), trial=True)
    machine.restart()
    held = present(machine.bench.session.store.marks.held(file))
    assert (held.by("scsi.timeout"), held.by("power.link")) == (HeldBy.RESTORED, HeldBy.TRIAL)
    assert held.by("ata.apm") is None


@pytest.mark.parametrize("arguments", [["sda"], ["--once"]])
def test_bad_usage_is_a_sentence(arguments: list[str]) -> None:
    out, err = io.StringIO(), io.StringIO()
    assert guard.run(arguments, out, err) == 2
    assert (out.getvalue(), err.getvalue().count("\n")) == ("", 1)


def test_what_nobody_reads_is_swept_before_the_watch(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[str] = []

    def sweep(_folder: MemoryFolder, prefix: str) -> list[str]:
        swept.append(prefix)
        return ["mark-\x1b" + "x" * 100] if prefix == "mark-" else []

    monkeypatch.setattr(MemoryFolder, "sweep", sweep)
    said, _ = watch(machine)
    assert swept == ["mark-", FRESH]
    assert "is ignored" in said[0]
    assert "\x1b" not in said[0]


@pytest.mark.parametrize(("returned", "wrong"), [(4096, ""), (0, "returned no data")])
def test_a_drive_that_returns_no_data_does_not_answer(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, returned: int, wrong: str
) -> None:
    drive = machine.bench.drive(HDD)
    with machine.bench.session.open(drive.ref) as sight:
        node = type(sight.node)
    monkeypatch.setattr(node, "reader", lambda *_, **__: SimpleNamespace(read=lambda *_: returned, close=str))
    watcher = Guard(machine.bench.ports, machine.work(io.StringIO()), lambda _: False, io.StringIO())
    assert watcher._ask(drive) == wrong
