"""How samples are kept by a window: over sessions, over bad files and full disks, and never by asking."""

from __future__ import annotations

import errno
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from disktune_contract.drives.drive import Drive
from disktune_contract.health import sample as keeping
from disktune_contract.health.health import Health
from disktune_contract.health.sample import Origin, sample
from disktune_contract.health.verdict import HealthVerdict
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.services.health_history import HealthHistory, HealthNews, SmartdLogs
from disktune_gui.store import health_files
from disktune_gui.store.health_files import HealthFiles
from tests.contract.health.samples import DAY, NOW, disk
from tests.gui.scripted_session import ScriptedSession
from tests.narrowed import present
from tests.sample_drive import make_drive

DRIVE = make_drive()


class Clock:
    """The computer's."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


class Machine:
    """A session at a time, over the same files."""

    def __init__(self, folder: Path) -> None:
        self.own, self.system, self.clock = folder / "own", folder / "system", Clock()
        self.smartd = folder / "smartd"
        self.start()

    def start(self, *drives: Drive) -> None:
        """Begin another session."""
        self.session = ScriptedSession()
        self.session.drives = drives or (DRIVE,)
        logs = SmartdLogs(self.smartd)
        self.history = HealthHistory(self.session, HealthFiles(self.own, self.system), self.clock, logs)
        self.news = HealthNews(self.session, self.history, self.clock)
        self.notices: list[str] = []
        self.session.notice.connect(self.notices.append)

    def tell(self, health: Health | None, drive: Drive = DRIVE, days: float = 0.0) -> HealthVerdict | None:
        """Let so many days pass and a drive answer; return the verdict."""
        self.clock.now += days * DAY
        self.session.health_read.emit(drive.ref, health)
        known = self.news.of(drive)
        return known.judged.verdict if known is not None else None


@pytest.fixture
def machine(qapp: object, tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_a_counter_that_rose_between_sessions_is_noticed_and_forgiven(machine: Machine) -> None:
    said = [machine.tell(disk(_199=644))]
    for days in (1, 1, 5, 2):
        machine.start()
        said.append(machine.tell(disk(_199=646), days=days))
    good, caution = HealthVerdict.GOOD, HealthVerdict.CAUTION
    assert said == [good, caution, caution, caution, good]


def test_a_scripted_drive_is_kept_sample_by_sample(machine: Machine) -> None:
    for day in range(30):
        machine.tell(disk(_5=0, _9=day * 24, _193=1000 + day * 90, _194=30 + day % 5), days=1)
    machine.start()
    found = machine.history.of(DRIVE)
    assert [one.loads for one in found] == [1000 + day * 90 for day in range(30)]
    assert {one.origin for one in found} == {Origin.LOOK}


def test_a_drive_that_sleeps_or_refuses_leaves_no_sample(machine: Machine) -> None:
    machine.tell(Health(note="asleep", asleep=True))
    machine.tell(None)
    assert machine.history.of(DRIVE) == ()
    assert not machine.own.exists()
    assert machine.session.asked == [], "nothing is asked for the history's sake"


def test_a_clock_that_was_set_back_and_forward_again_loses_nothing(machine: Machine) -> None:
    machine.tell(disk(_199=5))
    machine.tell(disk(_199=5), days=-18_000)
    assert [one.at for one in machine.history.of(DRIVE)] == [machine.clock.now]
    machine.tell(disk(_199=6), days=18_001)
    assert len(machine.history.of(DRIVE)) == 2, "what is older than two years goes"
    assert machine.news.of(DRIVE).judged.evidence[-1].new == 1  # type: ignore[union-attr]
    machine.tell(disk(_199=6), days=4000)
    machine.tell(disk(_199=6), days=-4000 + 1)
    assert [one.count(one.counters[0].counter) for one in machine.history.of(DRIVE)][-1] == 6


@pytest.mark.parametrize(
    "damage",
    [
        lambda file: file.write_bytes(file.read_bytes()[:-20]),
        lambda file: file.write_bytes(b"\0" * 4096 + file.read_bytes()),
        lambda file: file.write_bytes(b'{"at":1'),
        lambda file: file.write_bytes(b""),
    ],
)
def test_a_torn_file_is_read_as_far_as_it_goes(machine: Machine, damage: Callable[[Path], object]) -> None:
    machine.tell(disk(_5=1))
    machine.tell(disk(_5=1), days=1)
    damage(machine.own / keeping.file_name(DRIVE.identity))
    machine.start()
    machine.tell(disk(_5=1), days=1)
    machine.start()
    assert len(machine.history.of(DRIVE)) in (1, 2)
    assert machine.notices == []


def test_a_file_that_is_no_text_is_set_aside(machine: Machine) -> None:
    file = machine.own / keeping.file_name(DRIVE.identity)
    file.parent.mkdir()
    file.write_bytes(b"\xff\xfe" * 100)
    machine.tell(disk(_5=1))
    assert len(keeping.loaded(file.read_text())) == 1
    assert [one.read_bytes() for one in machine.own.glob("*.damaged-*")] == [b"\xff\xfe" * 100]


def test_a_full_disk_is_said_once_and_nothing_is_lost_meanwhile(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _text: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(health_files, "write_atomically", full)
        machine.tell(disk(_199=1))
        machine.tell(disk(_199=2), days=0.5)
    assert machine.notices == ["Health history not saved, kept until the end. no space left on device"]
    assert len(machine.history.of(DRIVE)) == 2
    settled: list[str] = []
    machine.session.settled.connect(settled.append)
    machine.tell(disk(_199=2), days=0.5)
    assert settled == machine.notices, "it is not so any more"
    machine.start()
    assert len(machine.history.of(DRIVE)) == 3, "what could not be written was written with the next"


def test_what_the_timer_wrote_is_merged(machine: Machine) -> None:
    timer = present(sample(disk(_5=0, _194=50), NOW - DAY, Origin.TIMER))
    machine.system.mkdir()
    (machine.system / keeping.file_name(DRIVE.identity)).write_text(keeping.text_of((timer,)))
    machine.tell(disk(_5=1))
    assert [one.origin for one in machine.history.of(DRIVE)] == [Origin.TIMER, Origin.LOOK]
    assert present(machine.news.of(DRIVE)).judged.why[0] == "Reallocated sectors: 1 new."
    own = keeping.loaded((machine.own / keeping.file_name(DRIVE.identity)).read_text())
    assert [one.origin for one in own] == [Origin.LOOK], "never stored twice"


def test_what_smartd_logged_is_merged_and_never_stored(machine: Machine) -> None:
    machine.smartd.mkdir()
    log = machine.smartd / "attrlog.Example_sda-SN_sda.ata.csv"
    days = "".join(f"2023-11-{day:02} 06:00:00;\t5;100;0;\t193;100;{day * 100};\n" for day in range(1, 11))
    log.write_text(days)
    (machine.smartd / "attrlog.Example_sda-SN_sdb.ata.csv").write_text(days.replace(";0;", ";9;"))
    assert machine.tell(disk(_5=1)) is HealthVerdict.CAUTION
    assert [one.origin for one in machine.history.of(DRIVE)] == [Origin.SMARTD] * 10 + [Origin.LOOK]
    machine.tell(disk(_5=1), days=0.5)
    machine.start()
    assert len(machine.history.of(DRIVE)) == 12
    own = keeping.loaded((machine.own / keeping.file_name(DRIVE.identity)).read_text())
    assert {one.origin for one in own} == {Origin.LOOK}
    log.write_text(days + "2023-11-11 06:00:00;\t5;100;0;\n")
    assert len(machine.history.of(DRIVE)) == 13
    log.unlink()
    assert len(machine.history.of(DRIVE)) == 2


def test_the_same_ten_minutes_are_written_once(machine: Machine) -> None:
    machine.tell(disk(_5=1))
    file = machine.own / keeping.file_name(DRIVE.identity)
    first = file.stat().st_mtime_ns
    machine.tell(disk(_5=1), days=0.001)
    assert file.stat().st_mtime_ns == first
    machine.tell(disk(_5=2), days=0.001)
    second = file.stat().st_mtime_ns
    assert second != first
    failing = disk(_5=2)
    machine.tell(replace(failing, ata=replace(present(failing.ata), passed=False)), days=0.001)
    assert file.stat().st_mtime_ns != second, "the tray is to learn of it"


def test_two_windows_add_to_one_file(machine: Machine) -> None:
    other = HealthFiles(machine.own)
    machine.tell(disk(_5=0))
    one = present(sample(disk(_5=0), NOW + 3600))
    other.add(DRIVE.identity, (one,), NOW + 3600)
    machine.tell(disk(_5=0), days=0.5)
    assert len(other.read(DRIVE.identity)) == 3


def test_what_cannot_be_recognized_later_has_a_history_until_it_leaves(machine: Machine) -> None:
    twin, nobody = make_drive("sdb", same_identity_as=("sdc",)), make_drive("sdd", identity="")
    machine.start(twin, nobody)
    for drive in (twin, nobody):
        machine.tell(disk(_199=1), drive)
        assert machine.tell(disk(_199=2), drive, days=0.1) is HealthVerdict.CAUTION
    assert not machine.own.exists()
    machine.session.drives_changed.emit(())
    assert machine.history.of(twin) == ()


def test_the_demo_writes_nothing(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    session = ScriptedSession()
    session.place = replace(HelperLauncher(root=False), demo=True)
    session.drives = (DRIVE,)
    history = HealthHistory(session)
    history.keep(DRIVE, disk(_5=1), NOW)
    assert len(history.of(DRIVE)) == 1
    assert list(tmp_path.iterdir()) == []
