"""The tray's own work with files for the kernel, and a list for the desktop."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.arrays.operation_record import FallCause, OperationRecord, fall
from disktune_gui.client.mdstat_watcher import MdstatWatcher, Pace
from disktune_gui.store import operation_history
from disktune_gui.text.formats import formats
from disktune_gui.tray import array_events, notification
from disktune_gui.tray.array_monitor import ArrayMonitor, Names
from disktune_gui.tray.event_text import Named
from disktune_gui.tray.notification import Notification
from disktune_gui.tray.notifier import Notifier
from tests.narrowed import present
from tests.tray.scene import FAILED, WHOLE, rebuilding

NAMES = {"sda": Named("Blue", 0), "sdb": Named("Reliable", 1)}


class Kernel(QObject):
    """What is watched."""

    due = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.text: str | None = None
        self.followed: list[Pace] = []

    def arrays(self, **texts: str) -> None:
        lines = "".join(f"{name} : {text}" for name, text in texts.items())
        self.text = f"Personalities : [raid1]\n{lines}unused devices: <none>\n"

    def read(self) -> str | None:
        return self.text

    def follow(self, pace: Pace) -> None:
        self.followed.append(pace)


@dataclass
class Told:
    """What the desktop was given."""

    shown: list[Notification] = field(default_factory=list)
    withdrawn: list[str] = field(default_factory=list)

    def show(self, message: Notification) -> None:
        self.shown.append(message)

    def withdraw(self, array: str, key: str = "") -> None:
        self.withdrawn.append(key or array)

    def titles(self) -> list[str]:
        """Return the titles since the last call."""
        found, self.shown = [one.title for one in self.shown], []
        return found


@dataclass
class Scene:
    folder: Path
    kernel: Kernel = field(default_factory=Kernel)
    told: Told = field(default_factory=Told)
    asked: list[Callable[[Names], None]] = field(default_factory=list)
    known: Names | None = field(default_factory=lambda: dict(NAMES))

    def ask(self, answered: Callable[[Names], None], _parent: QObject) -> None:
        self.asked.append(answered)
        if self.known is not None:
            answered(self.known)

    def monitor(self) -> ArrayMonitor:
        kernel, told, file = (
            cast(MdstatWatcher, self.kernel),
            cast(Notifier, self.told),
            self.folder / "arrays.json",
        )
        return ArrayMonitor(kernel, told, file=file, root=self.folder, ask=self.ask)

    def look(self, monitor: ArrayMonitor, **texts: str) -> list[str]:
        self.kernel.arrays(**texts)
        monitor.look()
        return self.told.titles()


@pytest.fixture
def scene(qapp: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    for name in ("XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    return Scene(tmp_path)


def test_a_failure_is_told_with_the_names_of_drives_and_once(scene: Scene) -> None:
    monitor = scene.monitor()
    assert scene.look(monitor, md0=WHOLE) == []
    assert len(scene.asked) == 1
    scene.kernel.arrays(md0=FAILED)
    scene.kernel.due.emit()
    assert "sdb (Reliable, slot 1) failed." in scene.told.shown[0].body
    assert scene.told.titles() == ["md0 is degraded"]
    assert scene.look(monitor, md0=FAILED) == []
    assert len(scene.asked) == 1, "no member came that is not known"


def test_what_names_a_drive_waits_for_its_name_and_what_follows_too(scene: Scene) -> None:
    monitor, scene.known = scene.monitor(), None
    scene.look(monitor, md0=WHOLE)
    assert scene.look(monitor, md0=FAILED) == []
    assert scene.look(monitor, md0=rebuilding(12)) == []
    assert len(scene.asked) == 1, "not twice at a time"
    scene.asked[0]({"sdb": Named("Reliable", 1)})
    assert scene.told.titles()[0] == "md0 is degraded"
    scene.look(monitor, md0=rebuilding(20))
    assert len(scene.asked) == 2, "sdc is new"


def test_a_failed_member_keeps_the_slot_and_the_model_that_it_had(scene: Scene) -> None:
    monitor = scene.monitor()
    scene.look(monitor, md0=WHOLE)
    scene.known = {"sda": Named("Blue", 0), "sdb": Named("", None), "sdc": Named("New", None)}
    scene.look(monitor, md0="active raid1 sda[0] sdb[1] sdc[2](S)\n 100 blocks super 1.2 [2/2] [UU]\n")
    assert monitor._names["sdb"] == Named("Reliable", 1)
    scene.known = {"sdb": Named("Better", 0), "sdd": Named()}
    scene.look(monitor, md0="active raid1 sda[0] sdb[1] sdd[3](S)\n 100 blocks super 1.2 [2/2] [UU]\n")
    assert monitor._names["sdb"] == Named("Better", 0)


def test_progress_is_asked_for_while_something_runs_or_nothing_can_be_seen(scene: Scene) -> None:
    monitor = scene.monitor()
    unknown: list[bool] = []
    monitor.unknown.connect(lambda: unknown.append(True))
    scene.look(monitor, md0=WHOLE)
    scene.look(monitor, md0=rebuilding(12))
    scene.kernel.text = None
    monitor.look()
    assert scene.kernel.followed == [Pace.NEVER, Pace.PROGRESS, Pace.PROGRESS]
    assert unknown == [True]
    assert list(monitor.story.chapters) == ["md0"], "what is not seen has not gone"


def test_what_the_kernel_did_not_announce_ends_a_warning_all_the_same(scene: Scene) -> None:
    monitor = scene.monitor()
    scene.look(monitor, md0=FAILED)
    # As after "mdadm --grow --raid-devices=1 --force", which takes the empty slot away.
    scene.look(monitor, md0="active raid1 sda[0]\n 100 blocks super 1.2 [1/1] [U]\n")
    assert scene.kernel.followed == [Pace.TROUBLE, Pace.NEVER]
    assert monitor.story.chapters["md0"].told is Alarm.HEALTHY


def test_each_look_is_shown(scene: Scene) -> None:
    monitor = scene.monitor()
    stories: list[Any] = []
    monitor.changed.connect(stories.append)
    scene.look(monitor, md0=WHOLE)
    assert [list(story.chapters) for story in stories] == [["md0"]]


def test_a_muted_array_is_silent_and_what_is_gone_takes_its_messages_along(scene: Scene) -> None:
    monitor = scene.monitor()
    scene.look(monitor, md0=WHOLE, md1=WHOLE)
    assert sorted(scene.told.withdrawn) == ["md0", "md1"]
    scene.told.withdrawn.clear()
    notification.mute(notification.store(), "md1", on=True)
    assert scene.look(monitor, md0=WHOLE, md1=FAILED) == []
    assert scene.told.withdrawn == ["md1"]
    assert scene.look(monitor, md1=FAILED) == ["md0 disappeared"]
    assert scene.told.withdrawn == ["md1", "md0"]
    notification.mute(notification.store(), "md1", on=False)
    assert scene.look(monitor, md0=WHOLE, md1=FAILED) == []
    assert scene.told.withdrawn == ["md1", "md0", "md0"], "it is there again: it is not gone any more"


def test_a_later_tray_repeats_nothing(scene: Scene) -> None:
    monitor = scene.monitor()
    scene.look(monitor, md0=WHOLE)
    assert scene.look(monitor, md0=FAILED) == ["md0 is degraded"]
    later = scene.monitor()
    assert scene.look(later, md0=FAILED) == []
    assert scene.look(later) == ["md0 disappeared"]


def test_the_story_is_written_only_when_it_says_something_new(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[object] = []
    monkeypatch.setattr(array_events, "save", lambda *what: written.append(what))
    monitor = scene.monitor()
    scene.look(monitor, md0=rebuilding(12))
    for done in (13, 14):
        scene.look(monitor, md0=rebuilding(done))
    assert len(written) == 1
    scene.look(monitor, md0=WHOLE)
    assert len(written) == 2


def test_what_cannot_be_written_is_written_at_the_next_look(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []

    def full(*what: object) -> None:
        tried.append(what)
        raise OSError("full")

    monkeypatch.setattr(array_events, "save", full)
    monitor = scene.monitor()
    for _ in range(2):
        scene.look(monitor, md0=WHOLE)
    assert len(tried) == 2


def test_what_ended_goes_into_the_history_of_the_window(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    remembered: list[Any] = []
    monkeypatch.setattr(operation_history, "remember", lambda _file, over: remembered.append(over))
    folder = scene.folder / "sys/block/md0/md"
    folder.mkdir(parents=True)
    (folder / "uuid").write_text("6d42:1\n")
    monitor = scene.monitor()
    scene.look(monitor, md0=WHOLE)
    scene.look(monitor, md0=rebuilding(12), md1=rebuilding(12))
    before = time.time()
    scene.look(monitor, md0=WHOLE, md1=WHOLE)
    (over,) = remembered
    assert (over.identity, over.array, over.operation, over.whole, over.done) == (
        *("uuid:6d42:1", "md0", "recover", True, True),
    )
    assert over.began <= before <= over.ended <= time.time()


def test_how_long_telling_takes_does_not_move_what_has_ended(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    remembered: list[operation_history.Operation] = []
    monkeypatch.setattr(operation_history, "remember", lambda _file, over: remembered.append(over))
    (scene.folder / "sys/block/md0/md").mkdir(parents=True)
    (scene.folder / "sys/block/md0/md/uuid").write_text("6d42:1\n")
    monitor = scene.monitor()
    scene.look(monitor, md0=WHOLE)
    scene.look(monitor, md0=rebuilding(10))
    running = time.time()
    monkeypatch.setattr(scene.told, "show", lambda _message: time.sleep(0.2))
    scene.look(monitor, md0=WHOLE)
    assert remembered[0].began <= running


# -- the record of what runs, and an end that moves -----------------------------------------------------------

KIB = 1_000_000_000
QUICK, SLOW = 118_000, 12_000
BEGUN = time.mktime((2025, 11, 30, 9, 0, 0, 0, 0, -1))
"""In the morning, so that it ends on the same day."""


@dataclass
class Hours:
    """Hours of a rebuild, of which the monitor sees a look a minute."""

    scene: Scene
    patch: pytest.MonkeyPatch
    at_s: float = 1000.0
    done: int = 0

    def __post_init__(self) -> None:
        self.files(
            self.scene.folder / "sys/block/md0", **{"md/uuid": "6d42:1", "md/sync_speed_max": "200000 (system)"}
        )
        self.patch.setattr(array_events, "now", lambda: array_events.ClockReading(self.at_s, self.at_s))
        self.patch.setattr(time, "time", lambda: BEGUN + self.at_s)
        self.count(0, 0, 0)

    def files(self, folder: Path, **contents: str) -> None:
        for name, text in contents.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(f"{text}\n")

    def count(self, others: int, wait_ms: int, program: int) -> None:
        """Let the counters of the kernel be so high."""
        stats = {"md0": others, "sda": 1000 + others, "sdc": 1000 + others}
        for name, reads in stats.items():
            line = f"{reads} 0 {8 * reads} {wait_ms * reads} 0 0 0 0 0 {reads} {wait_ms * reads}"
            self.files(self.scene.folder / "sys/block" / name, stat=line, **{"queue/rotational": "0"})
        self.files(
            self.scene.folder / "proc/77", comm="borg", io=f"rchar: 1\nread_bytes: {program}\nwrite_bytes: 0"
        )

    def look(self, monitor: ArrayMonitor, speed: int, minutes: int = 1) -> list[Notification]:
        """Let so many minutes pass at a speed; return what was told."""
        for _ in range(minutes):
            self.at_s, self.done = self.at_s + 60, self.done + speed * 60
            at = f"{100 * self.done / KIB:.1f}% ({self.done}/{KIB}) finish=1.0min speed={speed}K/sec"
            text = f"active raid1 sda[0] sdc[2]\n 9 blocks super 1.2 [2/1] [U_]\n [=>.] recovery = {at}\n"
            self.scene.kernel.arrays(md0=text)
            monitor.look()
        told, self.scene.told.shown = self.scene.told.shown, []
        return told


@pytest.fixture
def hours(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(scene, monkeypatch)


def recorded() -> OperationRecord:
    return present(operation_history.OperationRecorder(operation_history.record_file("uuid:6d42:1")).record)


def test_an_end_that_moves_by_hours_is_told_once_with_the_moment_and_both_speeds(hours: Hours) -> None:
    monitor = hours.scene.monitor()
    _degraded, first, *progress = hours.look(monitor, QUICK, 60)
    assert {one.title for one in progress} == {"md0: rebuild running"}
    assert progress[-1].body == "40.4%, about 1 h 25 min left.", "by the forecast, not the kernel's minute"
    assert hours.look(monitor, SLOW, 9) == []
    [told] = hours.look(monitor, SLOW)
    clock = formats.clock(BEGUN + hours.at_s - 600)
    since = f"12.3 MB/s since {clock}, before 121 MB/s."
    assert (told.title, told.key, told.update) == ("md0: rebuild ends 12 h later", first.key, False)
    assert told.body == f"43.2%, about 13 h left. {since}"
    later = hours.look(monitor, SLOW, 120)
    assert [one.title for one in later] == ["md0: rebuild running"] * 2, "nothing is repeated"
    assert all(since in one.body and one.update for one in later)
    later = hours.look(monitor, QUICK, 11)
    assert (later[0].title, later[0].update) == ("md0: rebuild running", True)
    assert since not in later[0].body, "it is not slow any more"
    assert not any("later" in one.title for one in hours.look(monitor, SLOW, 15)), "a load that comes and goes"


def test_small_delays_and_a_minute_of_suspend_are_no_news(hours: Hours) -> None:
    monitor = hours.scene.monitor()
    hours.look(monitor, QUICK, 60)
    assert not any("later" in one.title for one in hours.look(monitor, QUICK * 6 // 10, 30)), "under an hour"
    hours.patch.setattr(time, "time", lambda: BEGUN + hours.at_s + 36_000)
    told = hours.look(monitor, QUICK, 30)
    assert told
    assert not any("later" in one.title for one in told)


def test_a_later_tray_goes_on_with_the_record_and_says_nothing_again(hours: Hours) -> None:
    hours.look(hours.scene.monitor(), QUICK, 60)
    killed = hours.scene.monitor()
    assert "ends 12 h later" in hours.look(killed, SLOW, 12)[-1].title
    lost = recorded().stretches[-1].ended
    hours.at_s += 1800
    hours.done += 1800 * SLOW
    later = hours.scene.monitor()
    assert not any("later" in one.title for one in hours.look(later, SLOW, 40))
    later.end()
    gap = [
        (one.ended, other.began) for one, other in pairwise(recorded().stretches) if other.began > one.ended + 1
    ]
    assert gap[-1][0] == lost
    assert gap[-1][1] == pytest.approx(BEGUN + hours.at_s - 39 * 60), "a gap and no line"


def test_what_else_the_members_do_is_recorded_and_who_does_it(hours: Hours) -> None:
    monitor = hours.scene.monitor()
    hours.look(monitor, QUICK, 20)
    for minute in range(1, 21):
        hours.count(6000 * minute, 40, 10_000_000 * minute)
        hours.look(monitor, SLOW)
    monitor.end()
    found = present(fall(recorded()))
    assert (found.cause, found.program) == (FallCause.OTHER_WORK, "borg")
    last = recorded().stretches[-1]
    assert (last.others_iops, last.limit_kib_s) == (100.0, 200_000)
    assert [wait.name for wait in last.waits] == ["sda", "sdc"]


def test_it_is_written_every_few_minutes_and_at_the_end(hours: Hours) -> None:
    monitor, file = hours.scene.monitor(), operation_history.record_file("uuid:6d42:1")
    hours.look(monitor, QUICK, 5)
    assert not file.exists()
    hours.look(monitor, QUICK)
    assert len(recorded().stretches) == 5
    hours.look(monitor, QUICK, 2)
    hours.scene.look(monitor, md0=WHOLE)
    assert len(recorded().stretches) == 7
    file.write_text("{")
    hours.done = 0
    hours.look(monitor, QUICK, 6)
    assert len(recorded().stretches) == 5, "the next operation takes its place"
