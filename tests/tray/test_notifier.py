"""What the notifier sends, and when; a bus that the test answers for takes the place of the desktop.

Types and a real daemon are judged in `tests/tray/test_notifications_on_the_bus.py`, which takes longer.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import QCoreApplication, QTimer
from PyQt6.QtDBus import QDBusConnection, QDBusMessage

from disktune_gui.tray import notifier
from disktune_gui.tray.notification import Notification, Urgency
from disktune_gui.tray.notifier import MOST_KEPT, MUTE, PAUSE, SERVICE, SHOW, SPEED_UP, Notifier, notify_arguments

Answered = Callable[[QDBusMessage], None]


class Bus(QDBusConnection):
    """A connection to nowhere that notes what is heard, and answers what a bus answers itself."""

    def __init__(self) -> None:
        super().__init__("nowhere")
        self.owner = ":1.7"
        self.heard: dict[str, Any] = {}
        self.closed: list[str] = []
        """What was closed while the program waited."""

    def call(self, message: QDBusMessage, *_how: Any) -> QDBusMessage:
        match message.member():
            case "GetNameOwner" if self.owner and message.arguments() == [SERVICE]:
                return message.createReply([self.owner])
            case "GetId":
                return message.createReply(["bus"])
            case "CloseNotification":
                self.closed.append(message.member())
                return message.createReply([])
        return message.createErrorReply("org.example.Nobody", "Nobody is there.")

    def connect(self, *where: Any) -> bool:
        self.heard[where[3]] = where[4]
        return True

    def disconnect(self, *where: Any) -> bool:
        return self.heard.pop(where[3], None) is not None


class Desktop(Notifier):
    """A notifier whose calls wait until the test answers them."""

    def __init__(self, bus: Bus, file: Path) -> None:
        self.calls: list[tuple[str, list[Any], Answered]] = []
        super().__init__(bus, file=file)
        self.bus = bus

    def _call(self, method: str, arguments: list[Any], answered: Answered) -> None:
        self.calls.append((method, arguments, answered))

    @property
    def asked(self) -> list[str]:
        """What waits for an answer: a title for a message, else the method."""
        return [arguments[3] if method == "Notify" else method for method, arguments, _ in self.calls]

    def answer(self, *values: object) -> list[Any]:
        """Answer the oldest call; returns its arguments."""
        method, arguments, answered = self.calls.pop(0)
        answered(QDBusMessage.createMethodCall("a.b", "/", "a.b", method).createReply(list(values)))
        return arguments

    def refuse(self) -> None:
        method, _, answered = self.calls.pop(0)
        call = QDBusMessage.createMethodCall("a.b", "/", "a.b", method)
        answered(call.createErrorReply("org.example.Nobody", "Nobody is there."))

    def signal(self, name: str, *values: object) -> None:
        """Send what a daemon broadcasts, if there is a listener."""
        told = QDBusMessage.createSignal("/", "a.b", name)
        told.setArguments(list(values))
        if name in self.bus.heard:
            self.bus.heard[name](told)


def a_message(title: str, key: str = "md0/state", **more: Any) -> Notification:
    return Notification(key, key.partition("/")[0], title, "words", Urgency.NORMAL, **more)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "notifications.json"


@pytest.fixture
def desktop(qapp: QCoreApplication, file: Path) -> Desktop:
    """Return a notifier that has shown nothing; its daemon can do all there is."""
    return Desktop(Bus(), file)


def ready(desktop: Desktop) -> Desktop:
    """Show a first message, under the number 1."""
    desktop.show(a_message("first", "md9/state"))
    desktop.answer(["actions"])
    desktop.answer(1)
    return desktop


def test_what_the_daemon_can_do_is_asked_once_however_many_messages_wait(desktop: Desktop) -> None:
    desktop.show(a_message("one"))
    desktop.show(a_message("two", "md1/state"))
    assert desktop.asked == ["GetCapabilities"]
    desktop.answer(["actions"])
    assert desktop.asked == ["one", "two"]


def test_where_nobody_shows_messages_they_wait_and_nobody_is_asked_before_somebody_is_there(
    desktop: Desktop,
) -> None:
    desktop.show(a_message("one"))
    desktop.refuse()
    desktop.show(a_message("two", "md1/state"))
    assert desktop.asked == []
    desktop._on_daemon("")
    assert desktop.asked == ["GetCapabilities"]
    desktop.answer([])
    assert desktop.asked == ["one", "two"]


def test_a_message_that_a_daemon_lost_is_sent_again_under_a_new_number(desktop: Desktop) -> None:
    ready(desktop).show(a_message("again", "md9/state"))
    desktop.refuse()
    assert desktop._ids == {}
    desktop._on_daemon("")
    desktop.answer([])
    assert desktop.asked == ["again"]


def test_what_happened_to_an_array_is_sent_in_order_and_other_arrays_do_not_wait(desktop: Desktop) -> None:
    ready(desktop)
    desktop.show(a_message("fails"))
    desktop.show(a_message("fails more"))
    desktop.show(a_message("rebuild starts", "md0/recovery"))
    desktop.show(a_message("other", "md1/state"))
    assert desktop.asked == ["fails", "other"]
    desktop.answer(2)
    assert desktop.asked == ["other", "fails more", "rebuild starts"]


def test_of_progress_only_the_newest_waits_and_what_was_dismissed_gets_none(desktop: Desktop) -> None:
    ready(desktop)
    desktop.show(a_message("10 %", "md0/recovery", update=True))
    assert desktop.asked == [], "nothing is shown that it could bring up to date"
    desktop.show(a_message("starts", "md0/recovery", running=True, passing=True))
    desktop.show(a_message("20 %", "md0/recovery", update=True))
    desktop.show(a_message("30 %", "md0/recovery", update=True))
    desktop.answer(2)
    assert desktop.asked == ["30 %"]
    desktop.answer(2)
    desktop.signal("NotificationClosed", 2, 2)
    desktop.show(a_message("40 %", "md0/recovery", update=True))
    assert desktop.asked == []


def test_a_beginning_is_told_even_if_more_is_known_before_it_could_be_shown(desktop: Desktop) -> None:
    desktop.show(a_message("starts", "md0/recovery"))
    desktop.show(a_message("20 %", "md0/recovery", update=True))
    desktop.answer([])
    assert desktop.asked == ["starts"]
    desktop.answer(2)
    assert desktop.asked == ["20 %"]


def test_the_oldest_make_room_while_nobody_is_there(desktop: Desktop) -> None:
    for number in range(MOST_KEPT + 2):
        desktop.show(a_message(str(number), f"md{number}/state"))
    desktop.answer([])
    assert desktop.asked == [str(number) for number in range(2, MOST_KEPT + 2)]


def test_a_withdrawn_message_is_closed_and_what_waits_or_is_under_way_is_not_shown(desktop: Desktop) -> None:
    ready(desktop)
    desktop.show(a_message("shown", "md0/state"))
    desktop.answer(2)
    desktop.show(a_message("under way", "md0/recovery"))
    desktop.show(a_message("waits", "md0/recovery"))
    desktop.show(a_message("other", "md1/state"))
    desktop.withdraw("md0")
    assert desktop.asked == ["under way", "other", "CloseNotification"]
    desktop.answer(3)
    assert desktop.asked == ["other", "CloseNotification", "CloseNotification"]
    desktop.refuse()
    desktop._on_daemon("")
    desktop.calls.clear()
    desktop._on_capabilities(QDBusMessage.createMethodCall("a.b", "/", "a.b", "x").createReply([[]]))
    assert desktop.asked == ["other"]


def test_a_withdrawn_message_that_was_refused_is_not_sent_again(desktop: Desktop) -> None:
    ready(desktop).show(a_message("under way"))
    desktop.withdraw("md0")
    desktop.refuse()
    desktop._on_daemon("")
    desktop.answer([])
    assert desktop.asked == []
    desktop.show(a_message("later"))
    desktop.answer(4)
    assert desktop.asked == [], "it is not withdrawn as well"


def test_what_is_shown_is_kept_and_a_later_program_brings_it_up_to_date(desktop: Desktop, file: Path) -> None:
    ready(desktop).show(a_message("starts", "md0/recovery", running=True, passing=True))
    desktop.answer(2)
    kept = (
        notifier.DesktopMessage("md9/state", "md9", 1, running=False),
        notifier.DesktopMessage("md0/recovery", "md0", 2, running=True),
    )
    assert notifier.load(file, "bus :1.7") == kept
    later = Desktop(Bus(), file)
    assert set(later.bus.heard) == {"ActionInvoked", "ActivationToken", "NotificationClosed"}
    assert (later._ids, later._subjects) == ({"md9/state": 1, "md0/recovery": 2}, {1: "md9", 2: "md0"})
    later.leave()
    assert later.bus.closed == ["CloseNotification"]
    assert notifier.load(file, "bus :1.7") == kept[:1]


def test_a_message_that_has_ended_stays_when_the_program_leaves(desktop: Desktop, file: Path) -> None:
    ready(desktop).show(a_message("starts", "md0/recovery", passing=True))
    desktop.answer(2)
    desktop.show(a_message("is finished", "md0/recovery"))
    desktop.answer(2)
    desktop.leave()
    assert desktop.bus.closed == []
    assert [(one.number, one.running) for one in notifier.load(file, "bus :1.7")] == [(1, False), (2, False)]


def test_the_number_of_what_was_just_sent_is_awaited_before_the_program_leaves(
    desktop: Desktop, file: Path
) -> None:
    ready(desktop).show(a_message("starts", "md0/recovery", passing=True))
    QTimer.singleShot(0, lambda: desktop.answer(2))
    desktop.leave()
    assert desktop.bus.closed == ["CloseNotification"], "nobody would keep it true"
    assert [one.number for one in notifier.load(file, "bus :1.7")] == [1]


def test_a_daemon_that_hangs_does_not_keep_the_program_from_leaving(desktop: Desktop) -> None:
    ready(desktop).show(a_message("starts", "md0/recovery", passing=True))
    desktop.leave()
    assert desktop.asked == ["starts"]


def test_the_numbers_of_another_desktop_are_not_ours(desktop: Desktop, file: Path) -> None:
    ready(desktop)
    desktop.bus.owner = ":1.8"
    desktop.show(a_message("new", "md9/state"))
    assert desktop._ids == {}
    bus = Bus()
    bus.owner = ""
    assert Desktop(bus, file)._ids == {}
    assert bus.heard == {}


def test_buttons_tell_the_array_and_bring_the_token_along_once(desktop: Desktop) -> None:
    chosen: list[tuple[str, str, str]] = []
    desktop.chosen.connect(lambda *what: chosen.append(what))
    assert not desktop.bus.heard, "nobody listens before something is shown"
    ready(desktop)
    desktop.signal("ActivationToken", 1, "token")
    desktop.signal("ActionInvoked", 1, "default")
    desktop.signal("ActionInvoked", 1, PAUSE)
    desktop.signal("ActivationToken", 8, "of another program")
    desktop.signal("ActionInvoked", 8, "default")
    assert chosen == [("md9", SHOW, "token"), ("md9", PAUSE, "")]
    assert desktop._tokens == {}


def test_a_button_counts_that_is_pressed_before_the_number_of_its_message_is_known(desktop: Desktop) -> None:
    chosen: list[tuple[str, str, str]] = []
    desktop.chosen.connect(lambda *what: chosen.append(what))
    ready(desktop).show(a_message("second"))
    desktop.signal("ActivationToken", 2, "token")
    desktop.signal("ActionInvoked", 2, PAUSE)
    desktop.signal("ActivationToken", 8, "of another program")
    desktop.signal("ActionInvoked", 8, "default")
    assert chosen == []
    desktop.answer(2)
    assert chosen == [("md0", PAUSE, "token")]
    assert (desktop._early, desktop._tokens) == ({}, {})


def test_what_is_dismissed_before_its_number_is_known_gets_no_progress(desktop: Desktop, file: Path) -> None:
    ready(desktop).show(a_message("starts", "md0/recovery"))
    desktop.show(a_message("20 %", "md0/recovery", update=True))
    desktop.signal("NotificationClosed", 2, 2)
    desktop.signal("NotificationClosed", 8, 2)
    desktop.answer(2)
    desktop.show(a_message("30 %", "md0/recovery", update=True))
    assert desktop.asked == []
    assert desktop._gone_early == set()
    assert [one.number for one in notifier.load(file, "bus :1.7")] == [1]


def test_nobody_listens_when_nothing_is_shown(desktop: Desktop, file: Path) -> None:
    ready(desktop).show(a_message("second"))
    desktop.answer(2)
    desktop.signal("NotificationClosed", 8, 2)
    desktop.signal("NotificationClosed", 1, 2)
    assert desktop.bus.heard
    assert [one.number for one in notifier.load(file, "bus :1.7")] == [2]
    desktop.show(a_message("third", "md1/state"))
    desktop.signal("NotificationClosed", 2, 2)
    assert desktop.bus.heard, "the third is under way"
    desktop.answer(3)
    desktop.signal("NotificationClosed", 3, 2)
    assert not desktop.bus.heard
    desktop.show(a_message("fourth"))
    assert desktop.bus.heard


def test_a_daemon_gets_the_buttons_and_the_markup_that_it_knows(qapp: QCoreApplication) -> None:
    running = a_message("starts", running=True, stays=True)
    plain = notify_arguments(running, 5, frozenset())
    assert (plain[0], plain[2], plain[3], plain[4], plain[7]) == (
        *("DiskTune", "org.disktune.DiskTune", "starts", "words", 0),
    )
    assert notify_arguments(a_message("fails"), 5, frozenset())[7] == -1
    drive = Notification("md0/state", "md0", "t", "<b> & co", Urgency.LOW)
    assert notify_arguments(drive, 0, frozenset({"body-markup"}))[4] == "&lt;b&gt; &amp; co"
    assert notify_arguments(drive, 0, frozenset({"actions"}))[4] == "<b> & co"
    turned = Notification("md0/state", "md0", "t\u202e", "a\x1b\u2066b", Urgency.LOW)
    assert notify_arguments(turned, 0, frozenset({"body-markup"}))[3:5] == ["t\ufffd", "a\ufffd\ufffdb"]


def test_what_runs_can_be_sped_up_and_paused(monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication) -> None:
    given: list[object] = []
    monkeypatch.setattr("disktune_gui.tray.notifier._typed", lambda value, _kind: given.append(value))
    notify_arguments(a_message("starts", running=True), 5, frozenset({"actions"}))
    notify_arguments(a_message("fails"), 5, frozenset({"actions"}))
    notify_arguments(a_message("fails"), 5, frozenset())
    shows = ["default", "", SHOW, "Show"]
    normal = Urgency.NORMAL.value
    assert given == [
        *(normal, 5, [*shows, SPEED_UP, "Boost…", PAUSE, "Pause…"]),
        *(normal, 5, shows),
        *(normal, 5, []),
    ]


def test_what_is_told_of_a_drive_can_be_muted(monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication) -> None:
    given: list[object] = []
    monkeypatch.setattr("disktune_gui.tray.notifier._typed", lambda value, _kind: given.append(value))
    notify_arguments(a_message("New pending sectors", mutable=True), 5, frozenset({"actions"}))
    assert ["default", "", SHOW, "Show", MUTE, "Mute"] in given
