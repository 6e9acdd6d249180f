"""What a window's start and refresh cost, counted: programs started, and messages to and from its helpers.

The helpers are the demo's, real processes with the real protocol. Clocks judge in `make bench-start`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from PyQt6.QtCore import QEvent, QObject, QProcess
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.arrays import page as array_page
from disktune_gui.client import drive_list_monitor
from disktune_gui.client.link import Link
from disktune_gui.client.session import WATCH_INTERVAL_MS, Session
from disktune_gui.drive_health.page import HealthPage
from disktune_gui.drive_health.samples_view import ChartCard
from disktune_gui.drive_health.self_test_card import SelfTestCard
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import SIZE, MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.scrub import page as scrub_page
from disktune_gui.services import long_trials, recorder
from disktune_gui.store import drive_database
from tests.gui.support import opened, services_of

QUIET_MS = 700
"""So long without a message but samples of activity, and a page has all that it asked for."""
NEVER_MS = 10**9
ACTIVITY = "activity"


@dataclass
class Pipe:
    """Everything that goes over the pipes of all helpers."""

    sent: list[str] = field(default_factory=list)
    """The operations that were asked for."""
    received: list[str] = field(default_factory=list)
    """Names of events, and of the others that they are answers."""
    begun: dict[int, bytes] = field(default_factory=dict)
    """By link, the beginning of a line whose end has not come."""

    def take(self, link: int, data: bytes) -> None:
        """Count what came: any number of lines, and the beginning of another one."""
        *lines, self.begun[link] = (self.begun.get(link, b"") + data).split(b"\n")
        for line in lines:
            self.take_line(line)

    def take_line(self, line: bytes) -> None:
        message = json.loads(line)
        self.received.append(message.get("event", "answer"))

    def send(self, data: bytes) -> None:
        self.sent.append(json.loads(data)["op"])

    @property
    def others(self) -> int:
        """How many messages came that are no samples."""
        return len(self.received) - self.samples

    @property
    def samples(self) -> int:
        """How many samples of activity came."""
        return self.received.count(ACTIVITY)

    def forget(self) -> None:
        begun = self.begun
        self.__init__()  # type: ignore[misc]
        self.begun = begun


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Pipe:
    """Count at the pipes themselves; comes before the session, whose first messages count, too."""
    found = Pipe()
    take: Callable[[Link, bytes], None] = Link._take
    request: Callable[..., None] = Link.request

    def taken(link: Link, data: bytes) -> None:
        found.take(id(link), data)
        take(link, data)

    def requested(link: Link, verb: str, args: object, *answers: Any) -> None:
        process = link._process

        class Counting:
            def write(self, data: bytes) -> object:
                found.send(data)
                return process.write(data)

        link._process = Counting()  # type: ignore[assignment]
        try:
            request(link, verb, args, *answers)
        finally:
            link._process = process

    # An array of the demo is always being checked, a file system scrubbed, and a long trial runs: a clock asks.
    monkeypatch.setattr(array_page, "LOOK_MS", NEVER_MS)
    monkeypatch.setattr(scrub_page, "LOOK_MS", NEVER_MS)
    monkeypatch.setattr(recorder, "LOOK_MS", NEVER_MS)
    monkeypatch.setattr(long_trials, "DEMO_LOOK_MS", NEVER_MS)
    monkeypatch.setattr(drive_list_monitor, "REBUILD_MS", NEVER_MS)
    monkeypatch.setattr(drive_list_monitor, "WATCHED_MS", NEVER_MS)
    monkeypatch.setattr(Link, "_take", taken)
    monkeypatch.setattr(Link, "request", requested)
    return found


class Started:
    """What programs were started, by Qt or by Python; a process forked of its own is one, too."""

    def __init__(self) -> None:
        self.programs: list[str] = []


STARTS = {"subprocess.Popen", "os.posix_spawn", "os.fork", "os.forkpty", "os.system", "os.spawn", "os.exec"}
_heard: list[Started] = []


def _listen(event: str, arguments: tuple[object, ...]) -> None:
    if event in STARTS and _heard:
        _heard[-1].programs.append(f"{event} {arguments[:1]}")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[Started]:
    """Count the programs that are started; comes before the session, whose first helper counts, too."""
    found = Started()
    for name in ("start", "startDetached", "startCommand"):
        start = getattr(QProcess, name)

        def counted(process: QProcess, *arguments: Any, start: Any = start) -> object:
            words = arguments[1] if len(arguments) > 1 else ()
            found.programs.append(" ".join(["QProcess", *words]))
            return start(process, *arguments)

        monkeypatch.setattr(QProcess, name, counted)
    if not _heard:
        # Python has no way to take one off.
        sys.addaudithook(_listen)
    _heard.append(found)
    yield found
    _heard[-1] = Started()


@pytest.fixture
def window(
    qtbot: QtBot,
    pipe: Pipe,
    started: Started,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MainWindow]:
    # A program of its own answers when it likes, and what it knows is shown then.
    monkeypatch.setattr(drive_database, "program", lambda: None)
    # Only now, so that its helper is counted, too.
    demo_session: Session = request.getfixturevalue("demo_session")
    window = opened(qtbot, MainWindow(services_of(demo_session)))
    quieten(qtbot, pipe)
    yield window
    window.close()


def quieten(qtbot: QtBot, pipe: Pipe) -> None:
    """Wait until nothing is asked or answered any more."""
    before = (-1, -1)
    while (now := (len(pipe.sent), pipe.others)) != before or pipe.received.count("answer") < len(pipe.sent):
        before = now
        qtbot.wait(QUIET_MS)


DRIVE, ARRAY = "sda", "md0"
ASKED = {
    # Each drive once, those that sleep least; what is saved and what is scrubbed once for all.
    (Tab.HOME, ""): f"array drives saved scrubs {11 * 'checkup '}{9 * 'health '}{7 * 'identify settings '}",
    (
        Tab.OVERVIEW,
        ARRAY,
    ): f"array actions boosts checkup drives health identify layers others saved {5 * 'settings '}",
    (Tab.OVERVIEW, DRIVE): "array checkup drives health identify layers others saved scrubs settings",
    (Tab.DRIVE_HEALTH, DRIVE): "array checkup drives health identify others saved self-tests settings",
    (Tab.SETTINGS, DRIVE): "array drives journal layers layers others saved settings",
    (Tab.BENCHMARK, DRIVE): "array drives engines",
    (Tab.ACTIVITY, DRIVE): "array drives",
    (Tab.HISTORY, DRIVE): "array drives journal",
    (Tab.EXPERIMENT, DRIVE): "array drives settings",
}
"""What a refresh of a page asks; each has one answer."""
SAMPLES = 3


@pytest.mark.slow
def test_a_window_starts_its_helpers_alone_and_asks_no_more_than_that(
    qtbot: QtBot, pipe: Pipe, started: Started, window: MainWindow
) -> None:
    """The demo gives both without a password: one that has no privilege, and one that may change settings."""
    assert sorted(program.rpartition(" -m ")[2] for program in started.programs) == [
        "disktune_gui.demo browse",
        "disktune_gui.demo tune",
    ]
    started.programs.clear()
    for (tab, drive), asked in ASKED.items():
        window.panel.choose(drive)
        assert window.tabs.offers(tab)
        window.tabs.setCurrentIndex(tab)
        quieten(qtbot, pipe)
        # What is asked once, with the first list of drives that comes after the page was made, is asked by now.
        window.refresh()
        quieten(qtbot, pipe)
        pipe.forget()
        window.refresh()
        quieten(qtbot, pipe)
        wanted = asked.split()
        if pipe.sent.count("array") < wanted.count("array"):
            # The array at work is asked with each list that differs from the one before, which the clock decides.
            wanted.remove("array")
        assert sorted(pipe.sent) == sorted(wanted), tab
        assert pipe.others == len(pipe.sent), (tab, pipe.received)
    assert started.programs == []
    # While it is looked at, samples come unasked, and nothing while it is hidden.
    window.tabs.setCurrentIndex(Tab.OVERVIEW)
    quieten(qtbot, pipe)
    pipe.forget()
    qtbot.waitUntil(lambda: pipe.samples == SAMPLES)
    assert (pipe.sent, pipe.others) == ([], 0)
    window.hide()
    quieten(qtbot, pipe)
    pipe.forget()
    qtbot.wait(3 * WATCH_INTERVAL_MS)
    assert (pipe.sent, pipe.received) == ([], [])


class Paints(QObject):
    """Counts how often the widgets of a page are painted."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.count, self._page = 0, page

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        painted = event is not None and event.type() is QEvent.Type.Paint and isinstance(watched, QWidget)
        self.count += painted and self._page.isAncestorOf(watched)  # type: ignore[arg-type]
        return False


MOST_PAINTS = 120
"""Of the widgets of a page while a drive is shown that was seen before: each once, and a few that change."""


def twice_before_sda(qtbot: QtBot, pipe: Pipe, window: MainWindow) -> Iterator[None]:
    """Return to another drive twice; the smaller counts, since what a full minute changes comes besides."""
    for drives in (("sda", "sdb", "sda", "sdb"), ("sdb",)):
        for drive in drives:
            window.panel.choose(drive)
            quieten(qtbot, pipe)
        yield


@pytest.mark.slow
def test_a_change_of_drive_paints_nothing_twice(qtbot: QtBot, pipe: Pipe, window: MainWindow) -> None:
    application = QApplication.instance()
    assert application is not None
    window.resize(SIZE)
    counted = {}
    for tab in (Tab.OVERVIEW, Tab.DRIVE_HEALTH, Tab.SETTINGS):
        window.tabs.setCurrentIndex(tab)
        found = []
        for _ in twice_before_sda(qtbot, pipe, window):
            paints = Paints(window.page(tab))
            application.installEventFilter(paints)
            window.panel.choose("sda")
            quieten(qtbot, pipe)
            application.removeEventFilter(paints)
            found.append(paints.count)
        counted[tab] = min(found)
    assert all(0 < count <= MOST_PAINTS for count in counted.values()), counted


@pytest.mark.slow
def test_a_drive_that_was_seen_before_is_shown_once(
    qtbot: QtBot, pipe: Pipe, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it answers then is what is shown already: nothing else is made, and the tabs are not measured again."""
    counted: Counter[str] = Counter()

    def counting(does: Callable[..., object], name: str) -> Callable[..., object]:
        def done(*values: Any) -> object:
            counted[name] += 1
            return does(*values)

        return done

    for tab, most in (
        (Tab.OVERVIEW, {(OverviewPage, "_show"): 1, (OverviewPage, "_show_tiles"): 1}),
        (Tab.DRIVE_HEALTH, {(HealthPage, "_show"): 1, (ChartCard, "_draw"): 2, (SelfTestCard, "_show_state"): 1}),
    ):
        window.tabs.setCurrentIndex(tab)
        found = []
        for _ in twice_before_sda(qtbot, pipe, window):
            with monkeypatch.context() as patched:
                for kind, name in most:
                    patched.setattr(kind, name, counting(getattr(kind, name), name))
                counted.clear()
                window.panel.choose("sda")
                quieten(qtbot, pipe)
            found.append(counted.copy())
        for (_, name), number in most.items():
            assert 0 < min(one[name] for one in found) <= number, found
