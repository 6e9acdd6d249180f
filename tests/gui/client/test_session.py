"""Which helper is asked, and what happens when helpers come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import QEvent, QObject, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import ArrayInfo, DriveKind
from disktune_contract.messages.change import Applied, Apply, OfTrial
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import DriveList, StateList
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import EVENTS, Nothing, OfDrive
from disktune_contract.settings.setting import Change
from disktune_gui.client import elevation
from disktune_gui.client.drive_list_monitor import completed
from disktune_gui.client.elevation import HelperCommand, HelperLauncher
from disktune_gui.client.session import Session
from disktune_gui.client.session_signals import SessionSignals
from tests.gui.support import Scripts, hello, plain
from tests.sample_drive import make_drive

USER = HelperLauncher(root=False, checkout=Path("/c"), installed=Path("/i"), pkexec=Path("/p"))
DRIVES = {"drives": {"ok": plain(DriveList((make_drive(),)))}}


class Stage:
    """A session whose helpers are scripts."""

    def __init__(self, qtbot: QtBot, place: HelperLauncher) -> None:
        self.qtbot = qtbot
        self.commands: dict[Class, HelperCommand] = {}
        self.started: list[Class] = []
        self.session = Session(place)
        self.notices: list[str] = []
        self.privileges: list[Class] = []
        self.session.notice.connect(self.notices.append)
        self.session.privilege_changed.connect(self.privileges.append)

    def command(self, privilege: Class, _place: HelperLauncher, _environ: object) -> HelperCommand | None:
        self.started.append(privilege)
        return self.commands.get(privilege)

    def start(self) -> None:
        self.session.start()
        self.qtbot.waitUntil(lambda: self.session.listed)

    def unlock(self) -> str:
        """Unlock, wait, and return "" or the sentence of the refusal."""
        answers: list[str] = []
        self.session.unlock(self.session, lambda: answers.append(""), answers.append)
        self.qtbot.waitUntil(lambda: bool(answers))
        return answers[0]

    def ask(self, verb: str, args: object) -> tuple[str, Any]:
        outcomes: list[tuple[str, Any]] = []
        self.session.request(
            self.session,
            verb,
            args,
            lambda reply: outcomes.append(("done", reply)),
            lambda f, why: outcomes.append((f.value, why)),
        )
        self.qtbot.waitUntil(lambda: bool(outcomes))
        return outcomes[0]

    def wait_for(self, privilege: Class) -> None:
        self.qtbot.waitUntil(lambda: self.session.privilege is privilege)


@pytest.fixture
def stage(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scripted: Scripts) -> Iterator[Callable[..., Stage]]:
    """Return a maker of stages with a browse helper that lists one drive."""
    stages: list[Stage] = []

    def make(place: HelperLauncher = USER, **browse: Any) -> Stage:
        made = Stage(qtbot, place)
        made.commands[Class.BROWSE] = scripted(Class.BROWSE, answers=DRIVES | browse)
        monkeypatch.setattr(elevation, "command", made.command)
        stages.append(made)
        return made

    yield make
    for made in stages:
        made.session.close()


Make = Callable[..., Stage]


def test_browsing_starts_by_itself_and_lists_the_drives(stage: Make) -> None:
    made = stage()
    made.start()
    assert [drive.name for drive in made.session.drives] == ["sda"]
    assert made.session.privilege is Class.BROWSE
    assert made.started == [Class.BROWSE]


def test_a_refusal_to_list_the_drives_is_told(stage: Make, qtbot: QtBot) -> None:
    made = stage(drives={"fault": "io-error", "why": "The list of drives could not be read."})
    made.session.start()
    qtbot.waitUntil(lambda: bool(made.notices))
    assert made.notices == ["The list of drives could not be read."]
    assert not made.session.listed


def test_changing_something_without_unlocking_is_refused_with_the_next_step(stage: Make) -> None:
    made = stage()
    made.start()
    assert not made.session.may("apply")
    fault, why = made.ask("keep", OfTrial("t"))
    assert fault == Fault.NOT_ALLOWED.value
    assert why.startswith("Unlock first")


def test_unlocking_starts_tune_and_requests_go_there(stage: Make, scripted: Scripts) -> None:
    made = stage()
    made.commands[Class.TUNE] = scripted(Class.TUNE, answers=DRIVES)
    made.start()
    assert made.unlock() == ""
    made.wait_for(Class.TUNE)
    assert made.session.may("apply")
    made.ask("alive", Nothing())
    assert "alive" in scripted.asked(Class.TUNE)
    assert "alive" not in scripted.asked(Class.BROWSE)
    assert made.unlock() == ""
    assert made.started.count(Class.TUNE) == 1


def test_what_the_window_asks_by_itself_never_keeps_a_privileged_session_open(
    stage: Make, scripted: Scripts
) -> None:
    made = stage()
    made.commands[Class.TUNE] = scripted(Class.TUNE, answers=DRIVES)
    made.start()
    assert made.unlock() == ""
    made.wait_for(Class.TUNE)
    made.session.refresh()
    made.session.watch(True)
    made.session.watch(False)
    made.ask("array", OfDrive(make_drive().ref))
    made.ask("journal", Nothing())
    assert scripted.asked(Class.TUNE) == ["journal"]


def test_a_dismissed_dialog_changes_nothing_and_may_be_tried_again(stage: Make, scripted: Scripts) -> None:
    made = stage()
    made.commands[Class.TUNE] = scripted(Class.TUNE, stderr="Request dismissed\n", exit=126)
    made.start()
    assert "closed" in made.unlock()
    assert made.session.privilege is Class.BROWSE
    assert made.started.count(Class.TUNE) == 1, "a refusal must never be retried by the program"
    assert made.ask("alive", Nothing()) == ("done", Nothing())
    made.commands[Class.TUNE] = scripted(Class.TUNE, answers=DRIVES)
    assert made.unlock() == ""


def test_everybody_who_waits_for_the_password_gets_one_answer(
    stage: Make, scripted: Scripts, qtbot: QtBot
) -> None:
    made = stage()
    made.commands[Class.TUNE] = scripted(Class.TUNE, answers=DRIVES)
    made.start()
    answers: list[str] = []
    for name in ("first", "second"):
        made.session.unlock(made.session, lambda name=name: answers.append(name), answers.append)  # type: ignore[misc]
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers == ["first", "second"]
    assert made.started.count(Class.TUNE) == 1


def test_where_nothing_is_installed_unlocking_says_what_to_do(stage: Make) -> None:
    made = stage(HelperLauncher(root=False, checkout=Path("/c")))
    made.start()
    assert not made.session.can_unlock
    assert "sudo make install-helper" in made.unlock()


def test_when_tune_ends_the_next_weaker_helper_takes_over_and_it_is_said(stage: Make, scripted: Scripts) -> None:
    made = stage()
    ending = '{"event":"session-ending","args":{"why":"Nobody used it for ten minutes."}}'
    made.commands[Class.TUNE] = scripted(Class.TUNE, answers=DRIVES | {"journal": {"events": [ending], "exit": 0}})
    made.start()
    assert made.unlock() == ""
    made.wait_for(Class.TUNE)
    made.session._links[Class.TUNE].request("journal", Nothing(), lambda _: None, lambda _f, _w: None)
    made.wait_for(Class.BROWSE)
    assert made.privileges == [Class.TUNE, Class.BROWSE]
    assert made.notices == ["Nobody used it for ten minutes."]
    settled: list[str] = []
    made.session.settled.connect(settled.append)
    assert made.unlock() == ""
    assert settled == made.notices, "it is there again"
    assert made.ask("alive", Nothing()) == ("done", Nothing())


def test_inspect_starts_where_polkit_would_not_ask(
    stage: Make, scripted: Scripts, tmp_path: Path, qtbot: QtBot
) -> None:
    check = tmp_path / "pkcheck"
    check.write_text("#!/bin/sh\nexit 0\n")
    check.chmod(0o755)
    made = stage(
        HelperLauncher(root=False, checkout=Path("/c"), installed=Path("/i"), pkexec=Path("/p"), pkcheck=check)
    )
    made.commands[Class.INSPECT] = scripted(Class.INSPECT, answers=DRIVES)
    made.start()
    made.wait_for(Class.INSPECT)
    assert not made.session.may("apply")
    # Measuring is not for inspect: it stays with browse.
    assert made.session._link_for("measure") is made.session._links[Class.BROWSE]
    made.commands[Class.TUNE] = scripted(Class.TUNE, answers=DRIVES)
    assert made.unlock() == ""
    qtbot.waitUntil(lambda: Class.INSPECT not in made.session._links)
    assert made.session.privilege is Class.TUNE


def test_inspect_is_not_even_tried_where_it_would_raise_a_dialog(
    stage: Make, tmp_path: Path, qtbot: QtBot
) -> None:
    check, done = tmp_path / "pkcheck", tmp_path / "asked"
    check.write_text(f'#!/bin/sh\necho "$@" > {done}\nexit 2\n')
    check.chmod(0o755)
    made = stage(
        HelperLauncher(root=False, checkout=Path("/c"), installed=Path("/i"), pkexec=Path("/p"), pkcheck=check)
    )
    made.start()
    qtbot.waitUntil(lambda: done.exists() and not made.session._check.running)
    assert made.started == [Class.BROWSE]
    assert made.notices == []
    assert "--allow-user-interaction" not in done.read_text()


def test_a_refused_inspect_is_quiet(stage: Make, scripted: Scripts, qtbot: QtBot) -> None:
    made = stage(HelperLauncher(root=True, checkout=Path("/c")))
    made.commands[Class.INSPECT] = scripted(Class.INSPECT, exit=127, stderr="Not authorized\n")
    made.start()
    qtbot.waitUntil(lambda: Class.INSPECT not in made.session._links)
    assert made.notices == []


def test_activity_is_watched_once_however_many_look(stage: Make, scripted: Scripts) -> None:
    made = stage()
    made.start()
    for on in (True, True, False, True, False, False):
        made.session.watch(on)
    made.ask("alive", Nothing())
    assert [op for op in scripted.asked() if "watch" in op] == ["watch", "unwatch"]


def test_a_hidden_window_is_sent_nothing_whoever_watches(stage: Make, scripted: Scripts) -> None:
    made = stage()
    made.session.watch(True)
    made.session.hide(True)
    made.start()
    made.ask("alive", Nothing())
    assert not [op for op in scripted.asked() if "watch" in op]
    for hidden in (False, True, True, False):
        made.session.hide(hidden)
    made.session.hide(True)
    made.session.watch(False)
    made.ask("alive", Nothing())
    assert [op for op in scripted.asked() if "watch" in op] == ["watch", "unwatch"] * 2


def test_drives_are_read_again_when_the_helper_says_so_and_told_only_when_different(
    stage: Make, scripted: Scripts, qtbot: QtBot
) -> None:
    made = stage(alive={"events": ['{"event":"drives-changed","args":{}}'], "ok": {}})
    lists: list[object] = []
    made.session.drives_changed.connect(lists.append)
    made.start()
    made.ask("alive", Nothing())
    qtbot.waitUntil(lambda: scripted.asked().count("drives") == 2)
    made.ask("unwatch", Nothing())
    assert len(lists) == 1


def test_refreshing_many_times_at_once_is_two_requests(stage: Make, scripted: Scripts) -> None:
    made = stage()
    made.start()
    for _ in range(10):
        made.session.refresh()
    made.ask("alive", Nothing())
    made.ask("alive", Nothing())
    assert scripted.asked().count("drives") == 3


def test_an_array_being_rebuilt_is_followed(stage: Make) -> None:
    info = ArrayInfo("raid5", "active", 3, 2, "recovery", 12.5, 1000, 3.0)
    array = make_drive("md0", DriveKind.ARRAY, array=info, partitions=())
    made = stage(drives={"ok": plain(DriveList((array,)))})
    made.start()
    news = made.session._news
    assert news.rebuilding
    made.session.hide(True)
    assert (news.rebuilding, news._rebuild.isActive()) == (True, False)
    made.session.hide(False)
    assert news._rebuild.isActive()


def test_temperatures_are_read_again_while_somebody_looks(stage: Make, scripted: Scripts) -> None:
    made = stage()
    made.start()
    news = made.session._news
    made.session.watch(True)
    made.session.watch(True)
    assert news.watched
    before = scripted.asked().count("drives")
    news._watched.timeout.emit()
    made.ask("alive", Nothing())
    assert scripted.asked().count("drives") == before + 1
    made.session.watch(False)
    assert news.watched
    made.session.watch(False)
    assert not news.watched


def test_the_helper_hears_of_the_user_at_most_once_a_minute(
    stage: Make, scripted: Scripts, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = stage()
    made.commands[Class.TUNE] = scripted(Class.TUNE, answers=DRIVES)
    made.start()
    made.unlock()
    now = [1000.0]
    monkeypatch.setattr("disktune_gui.client.presence.time.monotonic", lambda: now[0])
    for after in (0, 1, 58, 2, 60):
        now[0] += after
        key = QKeyEvent(QEvent.Type.KeyPress, 0x41, Qt.KeyboardModifier.NoModifier)
        made.session._presence.eventFilter(None, key)
    monkeypatch.undo()
    made.ask("journal", Nothing())
    assert scripted.asked(Class.TUNE).count("alive") == 3


def test_an_unfinished_trial_of_an_earlier_session_is_told(stage: Make, scripted: Scripts) -> None:
    made = stage()
    made.commands[Class.BROWSE] = scripted(answers=DRIVES, hello=hello(unfinished=1))
    made.start()
    assert any("with settings on trial" in text for text in made.notices)


def test_without_any_helper_the_window_says_so(stage: Make) -> None:
    made = stage()
    made.commands.clear()
    made.session.start()
    assert made.notices
    assert "Reinstall DiskTune" in made.notices[0]


def test_a_failure_nobody_asked_to_hear_of_becomes_a_notice(stage: Make, qtbot: QtBot) -> None:
    made = stage(identify={"fault": "io-error", "why": "The drive did not answer."})
    made.start()
    made.session.request(made.session, "identify", OfDrive(make_drive().ref), lambda _: None)
    qtbot.waitUntil(lambda: bool(made.notices))
    assert made.notices == ["The drive did not answer."]


def test_each_event_is_one_signal_and_each_signal_one_event(qtbot: QtBot) -> None:
    session = Session(USER)
    known = {"drives_changed", "left", "privilege_changed", "password_awaited", "notice"}
    known |= {"health_read", "self_tests_read", "supply_changed", "devices_changed"}
    known |= {"work_asked", "work_answered", "job_began", "hidden_changed", "settled"}
    signals = {name for name, kind in vars(SessionSignals).items() if isinstance(kind, pyqtSignal)} - known
    # What sentences are made of is heard by the link.
    for event in EVENTS.keys() - {"drives-changed", "supply-changed", "session-ending", "wordings"}:
        message: object = object.__new__(EVENTS[event])
        told: dict[str, object] = {}
        for name in signals | known:
            getattr(session, name).connect(partial(told.__setitem__, name))
        session._on_event(event, message)
        ((name, args),) = told.items()
        assert args is message
        assert name == event.replace("-", "_")
        signals.remove(name)
    assert signals == set()
    session.close()


def test_udev_fills_only_what_the_helper_left_empty() -> None:
    udev = {"ID_MODEL": "USB_Thing", "ID_SERIAL_SHORT": "U1", "ID_REVISION": "9"}
    drive = make_drive(model="", serial="", firmware="1.0")
    filled = completed(drive, udev)
    assert (filled.model, filled.serial, filled.firmware) == ("USB Thing", "U1", "1.0")
    assert filled.ref == drive.ref
    assert completed(make_drive(), udev) == make_drive()


class FakeWatch(QObject):
    """Says that the kernel has news of arrays when a test wants it to."""

    due = pyqtSignal()
    reads = 0
    closed = False

    def read(self) -> str:
        self.reads += 1
        return ""

    def close(self) -> None:
        self.closed = True


def test_what_begins_on_an_array_is_seen_though_udev_hears_nothing_of_it(
    stage: Make, scripted: Scripts, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[FakeWatch] = []

    def watch(parent: QObject) -> FakeWatch:
        found.append(FakeWatch(parent))
        return found[0]

    monkeypatch.setattr("disktune_gui.client.drive_list_monitor.MdstatWatcher", watch)
    made = stage()
    made.start()
    (fake,) = found
    assert (fake.reads, scripted.asked().count("drives")) == (1, 1)
    fake.due.emit()
    qtbot.waitUntil(lambda: scripted.asked().count("drives") == 2)
    assert fake.reads == 2
    made.session.close()
    assert fake.closed


def test_whoever_waits_for_the_password_can_stop_and_try_again(
    stage: Make, scripted: Scripts, qtbot: QtBot
) -> None:
    made = stage()
    made.start()
    awaited: list[bool] = []
    made.session.password_awaited.connect(awaited.append)
    made.commands[Class.TUNE] = scripted(Class.TUNE, hello=None)
    answers: list[str] = []
    made.session.unlock(made.session, lambda: answers.append(""), answers.append)
    qtbot.waitUntil(lambda: bool(awaited))
    assert (answers, awaited) == ([], [True])
    made.session.stop_unlocking()
    assert answers == ["The password request was cancelled."]
    assert awaited == [True, False]
    # The process that was asked first ends while the second is asked; that refuses nobody.
    made.commands[Class.TUNE] = scripted(Class.TUNE)
    assert made.unlock() == ""
    made.wait_for(Class.TUNE)
    assert made.ask("drives", Nothing())[0] == "done"
    assert made.notices == []


def test_there_is_nothing_to_stop_once_the_password_was_given(stage: Make, scripted: Scripts) -> None:
    made = stage()
    made.start()
    made.commands[Class.TUNE] = scripted(Class.TUNE)
    assert made.unlock() == ""
    made.session.stop_unlocking()
    assert made.session.privilege is Class.TUNE


@pytest.mark.slow
def test_the_helpers_of_the_demo_share_one_machine(qtbot: QtBot) -> None:
    session = Session(elevation.survey(demo=True))
    session.start()
    qtbot.waitUntil(lambda: len([one for one in session._links.values() if one.running]) == 2)
    drive = next(found for found in session.drives if found.name == "sdb")
    step = Change("block.scheduler", "mq-deadline", "none")
    applied: list[Applied] = []
    session.request(session, "apply", Apply(drive.ref, (step,), 60), applied.append)
    qtbot.waitUntil(lambda: bool(applied))
    seen: list[StateList] = []
    measures = session._links[Class.BROWSE]
    measures.request("settings", OfDrive(drive.ref), seen.append, lambda _fault, _why: None)
    qtbot.waitUntil(lambda: bool(seen))
    session.close()
    assert next(state.value for state in seen[0].states if state.setting == "block.scheduler") == "none"


def test_a_helper_that_was_installed_meanwhile_is_found(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(HelperLauncher(root=False))
    assert not session.can_unlock
    monkeypatch.setattr(elevation, "survey", lambda: USER)
    with qtbot.waitSignal(session.privilege_changed):
        session.look_for_helper()
    assert session.can_unlock
    demo = Session(HelperLauncher(root=False, demo=True))
    demo.look_for_helper()
    assert demo.place.demo, "the demo has its own"
