"""The tray's own work with files for the kernel, and a list for the desktop."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest
from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal

from disktune_contract.arrays.alarms import Alarm
from disktune_gui.client.mdstat_watcher import MdstatWatcher, Pace
from disktune_gui.store import operation_history
from disktune_gui.tray import array_events, notification
from disktune_gui.tray.array_monitor import ArrayMonitor, Names
from disktune_gui.tray.event_text import Named
from disktune_gui.tray.notification import Notification
from disktune_gui.tray.notifier import Notifier
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
