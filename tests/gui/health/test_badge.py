"""The badge of a drive's health: in the header, in the list, and what makes it untrue."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.session import Session
from disktune_gui.drives.model import HEALTH_ROLE
from disktune_gui.health import badge
from disktune_gui.health.badge import KnownHealth, shown
from disktune_gui.mainwindow.header import Header
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.services.health_history import HealthHistory, HealthNews
from disktune_gui.store.health_files import HealthFiles
from disktune_gui.text.plain import as_tip
from disktune_gui.text.wording import clock, day
from tests.gui.scripted_session import keyboard
from tests.gui.support import opened, services_of
from tests.narrowed import of_kind, present
from tests.sample_drive import make_drive

GOOD = Health(ata=AtaHealth(True, ()))
PENDING = AtaAttribute(197, 200, 200, 0, 1, pre_failure=False)
CAUTION = Health(ata=AtaHealth(True, (PENDING,), rotating=True))
FAILING = Health(ata=AtaHealth(False, ()))
ASLEEP = Health(note="The drive is in standby or sleep mode.", asleep=True)
STATES = {"Good": GOOD, "Caution": CAUTION, "Failing": FAILING, "Unknown": Health()}


def tell(news: HealthNews, drive: Drive, health: Health) -> KnownHealth:
    """Let a drive of the list answer, and return what is known of it then."""
    news._session.health_read.emit(drive.ref, health)
    return present(news.of(drive))


def crc(errors: int) -> Health:
    return Health(ata=AtaHealth(True, (AtaAttribute(199, 200, 200, 0, errors, pre_failure=False),), rotating=True))


class AskedSession(Session):
    """Has drives, and answers what a test lets it."""

    def __init__(self) -> None:
        super().__init__(HelperLauncher(root=True))
        self.asked: list[tuple[str, Any, Any]] = []
        self.named: list[str] = []
        """The drives of the questions for health."""
        self.may_ask = True

    def may(self, verb: str) -> bool:
        return self.may_ask

    def _ask(self, verb: str, args: Any, done: Any, failed: Any) -> None:
        self.asked.append((verb, done, failed))
        if verb == "health":
            self.named.append(args.drive.name)

    def watch(self, on: bool) -> None:
        pass

    def refresh(self) -> None:
        pass

    def list(self, *drives: Drive) -> None:
        self.drives, self.listed = drives, True
        self.drives_changed.emit(drives)

    def last(self, drive: str = "sda") -> tuple[Any, Any]:
        """Return what takes the answer to the last question for health of *drive*, and what takes a refusal."""
        healths = [one for one in self.asked if one[0] == "health"]
        [*_, (_, done, failed)] = [one for one, name in zip(healths, self.named, strict=True) if name == drive]
        return done, failed

    def forget(self, verb: str) -> None:
        """Leave questions without an answer that the test is not about."""
        self.asked = [one for one in self.asked if one[0] != verb]


@pytest.fixture
def session(qapp: object) -> AskedSession:
    return AskedSession()


@pytest.fixture
def news(session: AskedSession) -> HealthNews:
    session.list(make_drive())
    return HealthNews(session, HealthHistory(session), clock=iter(range(1_000_000, 2_000_000, 60)).__next__)


@pytest.fixture
def window(qtbot: QtBot, session: AskedSession) -> Iterator[MainWindow]:
    made = opened(qtbot, MainWindow(services_of(session)))
    session.list(make_drive("sda"), make_drive("sdb"))
    made.panel.choose("sda")
    yield made
    made.close()


@pytest.mark.parametrize("text", STATES)
def test_the_header_says_it_in_a_word_a_shape_and_a_name(news: HealthNews, text: str) -> None:
    header = Header()
    drive = make_drive()
    header.show_drive(drive)
    header.show_health(tell(news, drive, STATES[text]))
    assert header.health.text() == text
    assert header.health.accessibleName() == f"Health: {text}"
    assert "Read today at " in header.health.toolTip()
    assert header.health.state is news.of(drive).judged.verdict  # type: ignore[union-attr]


@pytest.mark.parametrize(("word", "health"), [("Good", GOOD), ("Caution", CAUTION), ("Failing", FAILING)])
def test_a_drive_that_sleeps_has_its_last_verdict_with_the_date(
    news: HealthNews, word: str, health: Health
) -> None:
    header, drive = Header(), make_drive()
    before = tell(news, drive, health)
    known = tell(news, drive, ASLEEP)
    header.show_drive(drive)
    header.show_health(known)
    text = f"{word} on {day(before.at)}"
    assert (header.health.text(), header.health.state) == (text, before.judged.verdict)
    assert header.health.accessibleName() == f"Health: {text}"
    assert f"Read today at {clock(before.at)}." in header.health.toolTip()
    assert ASLEEP.note in header.health.toolTip()
    card = shown(drive, known, "")
    assert (card.state, card.read) == (before.judged.verdict, f"Read today at {clock(before.at)}.")
    assert card.title.startswith(word)
    if health is CAUTION:
        assert "Pending sectors: 1." in card.why
    assert card.why.startswith(ASLEEP.note)
    assert not news.fails(drive), "nothing is refused by what was"


def test_a_badge_gives_the_reason(news: HealthNews) -> None:
    known = tell(news, make_drive(), CAUTION)
    assert badge.explanation(known).startswith("Pending sectors: 1.")
    assert badge.explanation(None) == "Never read."
    assert badge.explanation(tell(news, make_drive(), ASLEEP)).startswith(ASLEEP.note)


def test_no_two_states_have_one_shape_or_one_colour() -> None:
    assert len(set(badge.MARKS.values())) == len(set(badge.TONES.values())) == len(HealthVerdict)


@pytest.mark.parametrize(
    ("alarm", "word", "state"),
    [
        ("healthy", "Good", HealthVerdict.GOOD),
        ("busy", "Good", HealthVerdict.GOOD),
        ("degraded", "Degraded", HealthVerdict.CAUTION),
        ("failed", "Failed", HealthVerdict.FAILING),
        ("", "Unknown", HealthVerdict.UNKNOWN),
    ],
)
def test_an_array_has_the_badge_of_its_state(alarm: str, word: str, state: HealthVerdict) -> None:
    header = Header()
    why = "Of 3 members, 1 is missing."
    info = ArrayInfo("raid5", "active", 3, 2, None, None, None, None, alarm=alarm, why=why)
    header.show_drive(make_drive("md0", DriveKind.ARRAY, array=info))
    header.show_health(None)
    assert (header.health.text(), header.health.state) == (word, state)
    assert header.health.toolTip() == as_tip(why)
    assert header.health.isVisibleTo(header)


def test_what_has_no_health_has_no_badge() -> None:
    header = Header()
    for kind, there in ((DriveKind.ATA, True), (DriveKind.ARRAY, False), (DriveKind.LOOP, False)):
        header.show_drive(make_drive(kind=kind))
        assert header.health.isVisibleTo(header) is there
    header.show_drive(None)
    assert not header.health.isVisibleTo(header)


# -- what makes it untrue ------------------------------------------------------------------------------------


def test_a_drive_that_leaves_takes_its_verdict_along(session: AskedSession, news: HealthNews) -> None:
    drive = make_drive(diskseq=4)
    session.list(drive)
    tell(news, drive, FAILING)
    again = replace(drive, diskseq=5)
    session.list(again)
    assert (news.of(drive), news.of(again)) == (None, None), "the same name, and perhaps another drive"
    tell(news, again, GOOD)
    session.list()
    assert news.of(again) is None


def test_a_list_that_says_something_else_of_the_same_drive_changes_nothing(
    session: AskedSession, news: HealthNews
) -> None:
    drive = make_drive()
    session.list(drive)
    known = tell(news, drive, GOOD)
    session.list(replace(drive, temperature_c=41.0))
    assert news.of(drive) is known


def test_the_end_of_a_helper_changes_nothing_of_a_drive(session: AskedSession, news: HealthNews) -> None:
    drive = make_drive()
    known = tell(news, drive, FAILING)
    session.may_ask = False
    session.health_read.emit(drive.ref, None)
    session.privilege_changed.emit(Class.BROWSE)
    assert news.of(drive) is known
    assert news.fails(drive)
    told: list[object] = []
    news.ask(news, drive, lambda *answer: told.append(answer[0]))
    assert told == [known]


def test_each_drive_is_asked_once_and_a_few_at_a_time(session: AskedSession, news: HealthNews) -> None:
    drives = [make_drive(f"sd{letter}") for letter in "abcdef"]
    names = [drive.name for drive in drives]
    session.list(*drives, make_drive("md0", DriveKind.ARRAY))
    keyboard.qWait(1)
    assert session.named == [], "before the list is there, and without a window, nobody is asked"
    news.begin()
    assert session.named == [], "not before the list is painted"
    pass_turns()
    assert session.named == names[:4]
    session.last("sdc")[0](FAILING)
    pass_turns()
    assert session.named == names[:5], "one that does not answer keeps no other waiting"
    for name in ("sda", "sdb", "sdd", "sde"):
        session.last(name)[0](ASLEEP)
    pass_turns()
    session.last("sdf")[0](GOOD)
    assert [drive.name for drive in drives if news.fails(drive)] == ["sdc"]
    for _ in range(3):
        session.list(*(replace(drive, temperature_c=41.0) for drive in drives))
        session.privilege_changed.emit(Class.TUNE)
        pass_turns()
    assert session.named == names
    session.list(replace(drives[0], diskseq=9))
    pass_turns()
    assert session.named[6:] == ["sda"], "connected again, it may be another one"


def pass_turns() -> None:
    """Let the event loop run as often as there are drives, and more."""
    for _ in range(10):
        keyboard.qWait(1)


def test_a_window_that_stays_open_asks_again_on_another_day(session: AskedSession) -> None:
    drive, now = make_drive(), [1e6]
    session.list(drive)
    news = HealthNews(session, HealthHistory(session, None), lambda: now[0])
    news.begin()
    pass_turns()
    session.last()[0](GOOD)
    for hours, asked in ((23, 1), (1, 2), (0, 2)):
        now[0] += 3600 * hours
        news.look_again()
        pass_turns()
        assert len(session.named) == asked
    session.last()[0](FAILING)
    session.health_read.emit(drive.ref, FAILING)
    assert news.fails(drive)


def test_nobody_is_asked_where_nobody_may_until_somebody_may(session: AskedSession, news: HealthNews) -> None:
    session.may_ask = False
    news.begin()
    keyboard.qWait(1)
    assert session.named == []
    session.may_ask = True
    session.privilege_changed.emit(Class.INSPECT)
    keyboard.qWait(1)
    assert session.named == ["sda"]
    # The helper ends before the answer: whoever comes next asks again.
    session.may_ask = False
    session.last()[1](Fault.NOT_ALLOWED, "The helper exited.")
    keyboard.qWait(1)
    session.may_ask = True
    session.privilege_changed.emit(Class.INSPECT)
    keyboard.qWait(1)
    assert session.named == ["sda", "sda"]


def test_a_drive_that_a_page_asks_is_not_asked_once_more(session: AskedSession, news: HealthNews) -> None:
    news.ask(news, make_drive(), lambda *_: None)
    news.begin()
    keyboard.qWait(1)
    assert session.named == ["sda"]


def test_the_next_program_begins_with_the_last_verdict_and_its_date(session: AskedSession, tmp_path: Path) -> None:
    drive, files = make_drive(), HealthFiles(tmp_path)
    session.list(drive)
    session.may_ask = False
    first = HealthNews(session, HealthHistory(session, files, lambda: 1e6), lambda: 1e6)
    session.health_read.emit(drive.ref, FAILING)
    assert first.fails(drive)
    later = HealthNews(session, HealthHistory(session, files, lambda: 9e6), lambda: 9e6)
    later.begin()
    keyboard.qWait(1)
    known = later.of(drive)
    assert badge.shown_state(known) is HealthVerdict.FAILING
    assert badge.label(known) == f"Failing on {day(1e6)}"
    card = shown(drive, known, "")
    assert (card.title, card.read) == ("Failing: back up now", f"Read on {day(1e6)}.")
    assert not later.fails(drive), "nothing is refused by what was"
    # An answer without a single fact does not take that away.
    session.health_read.emit(drive.ref, Health(note="Not read: SMART data."))
    assert badge.label(later.of(drive)) == f"Failing on {day(1e6)}"
    assert session.named == []
    session.may_ask = True
    asking = HealthNews(session, HealthHistory(session, files, lambda: 9e6), lambda: 9e6)
    asking.ask(asking, drive, lambda *_: None)
    assert badge.label(asking.of(drive)) == f"Failing on {day(1e6)}", "not unknown until the drive answers"


def test_a_counter_that_rises_while_the_window_is_open_is_news(session: AskedSession, news: HealthNews) -> None:
    drive = make_drive()
    session.list(drive)
    assert tell(news, drive, crc(644)).judged.verdict is HealthVerdict.GOOD
    # A refusal or sleep in between changes nothing of what was counted.
    tell(news, drive, ASLEEP)
    session.health_read.emit(drive.ref, None)
    risen = tell(news, drive, crc(646)).judged
    why = ("Interface CRC errors: 2 new. Check the cable.",)
    assert (risen.verdict, risen.why) == (HealthVerdict.CAUTION, why)
    assert risen.evidence[0].since == 1_000_000
    # Whoever connects it again hears of it for a week: perhaps it is another cable now, perhaps not.
    session.list()
    session.list(drive)
    assert tell(news, drive, crc(646)).judged.verdict is HealthVerdict.CAUTION


# -- the window ----------------------------------------------------------------------------------------------


def test_list_and_header_follow_what_the_overview_is_told(window: MainWindow, session: AskedSession) -> None:
    model = window.panel.model
    index = model.index_of("sda")
    assert window.header.health.text() == "Unknown"
    assert index.data(HEALTH_ROLE) is HealthVerdict.UNKNOWN
    assert "Health: Unknown" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    told, refused = session.last()
    told(CAUTION)
    assert window.header.health.text() == "Caution"
    assert index.data(HEALTH_ROLE) is HealthVerdict.CAUTION
    assert "sda · Caution" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Health: Caution" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert model.index_of("sdb").data(HEALTH_ROLE) is HealthVerdict.UNKNOWN
    told(ASLEEP)
    assert window.header.health.text().startswith("Caution on ")
    assert index.data(HEALTH_ROLE) is HealthVerdict.CAUTION
    assert "sda · Caution on " in index.data(Qt.ItemDataRole.AccessibleTextRole)
    told(GOOD)
    assert "sda · 1." in index.data(Qt.ItemDataRole.AccessibleTextRole)
    told(ASLEEP)
    assert "sda · Good on " in index.data(Qt.ItemDataRole.AccessibleTextRole), "a verdict of the past has its date"
    refused(Fault.IO_ERROR, "The drive does not answer.")
    assert "sda · Good on " in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_an_answer_that_comes_late_is_the_answer_of_the_drive_that_was_asked(
    window: MainWindow, session: AskedSession
) -> None:
    told, _ = session.last()
    window.panel.choose("sdb")
    told(FAILING)
    assert window.header.health.text() == "Unknown"
    assert window.panel.model.index_of("sda").data(HEALTH_ROLE) is HealthVerdict.FAILING
    window.panel.choose("sda")
    assert window.header.health.text() == "Failing"


def test_an_answer_of_a_drive_that_has_left_is_nobody_s(window: MainWindow, session: AskedSession) -> None:
    told, _ = session.last()
    session.list(make_drive("sdb"))
    told(FAILING)
    session.list(make_drive("sda"), make_drive("sdb"))
    assert window.panel.model.index_of("sda").data(HEALTH_ROLE) is HealthVerdict.UNKNOWN


def test_news_of_health_asks_no_drive_again(window: MainWindow, session: AskedSession) -> None:
    asked = len(session.asked)
    told, _ = session.last()
    told(GOOD)
    assert len(session.asked) == asked


def test_a_verdict_that_cannot_be_read_again_stays_with_its_time(
    window: MainWindow, session: AskedSession
) -> None:
    page = of_kind(OverviewPage, window.page(Tab.OVERVIEW))
    told, _ = session.last()
    told(GOOD)
    assert "Good" in page.text()
    # Whoever hears of it first.
    session.may_ask = False
    page.refresh()
    session.privilege_changed.emit(Class.BROWSE)
    assert "Good" in page.text()
    assert window.header.health.text() == "Good"
    assert "Read today at " in window.header.health.toolTip()


def test_whoever_asks_a_drive_the_badge_hears_it(window: MainWindow, session: AskedSession) -> None:
    session.request(window, "health", OfDrive(make_drive("sdb").ref), lambda _: None)
    told, _ = session.last("sdb")
    told(CAUTION)
    assert window.panel.model.index_of("sdb").data(HEALTH_ROLE) is HealthVerdict.CAUTION
    assert window.header.health.text() == "Unknown", "it shows the other one"
