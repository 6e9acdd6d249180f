"""The card of the check-up: what is found, what helps, what is not to be reported; and what makes it untrue."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.checkup.attachment import Attachment, MountedSystem
from disktune_contract.drives.drive import Drive, Usage
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from disktune_contract.health.sample import HealthSample
from disktune_contract.messages.change import TrialEnd, TrialEnded
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import StateList
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.saved import Family, FileRef, SavedFile, SavedList, SavedValue, Supply
from disktune_contract.settings.setting import Source, State, Status
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.turns import AT_ONCE, PACE_MS, QUESTIONS
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.drive_health.checkup_card import CheckRow
from disktune_gui.drive_health.page import HealthPage
from disktune_gui.health.checkup import Group
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.summary_cards import drifted
from disktune_gui.services import checkups
from disktune_gui.services.checkups import Checkups
from disktune_gui.settings.page import SettingsPage
from disktune_helper.rpc.server import BACKLOG, REQUESTS_PER_S
from tests.gui.scripted_session import Fails, ScriptedSession, WindowSession, a_drive, keyboard
from tests.gui.support import added, opened, services_of
from tests.narrowed import of_kind, present

UNSAFE = Attachment(mounts=(MountedSystem("/home", "sda1", "ext4", ("rw", "nobarrier"), None),))
SAFE = Attachment(mounts=(MountedSystem("/home", "sda1", "ext4", ("rw",), None),))

Keys = set[tuple[str, str]]


def read_ahead(value: int) -> StateList:
    return StateList((State("block.read_ahead", Status.OK, value, Source.LIVE),))


def saved(value: int, drive: str = "sda") -> SavedList:
    file = SavedFile(FileRef(Family.DRIVE, f"wwn:{drive}"), "/etc/disktune/drives/x.conf", drive=drive)
    return SavedList((replace(file, values=(SavedValue("block.read_ahead", value),)),))


@pytest.fixture
def session() -> ScriptedSession:
    """A drive that is mounted without barriers, and has another read-ahead than what is saved."""
    found = ScriptedSession()
    found.answers |= {
        "identify": lambda _args: Fails(Fault.BUSY, "Not now."),
        "checkup": lambda _args: UNSAFE,
        "settings": lambda _args: read_ahead(128),
        "saved": lambda _args: saved(256),
    }
    return found


@pytest.fixture
def page(qtbot: QtBot, session: ScriptedSession) -> HealthPage:
    session.bring(a_drive("sda"), a_drive("sdb"))
    made = added(qtbot, HealthPage(services_of(session)), 900, 600)
    made.show_drive(session.drives[0])
    made.show()
    made.set_active(True)
    shown(qtbot, made)
    return made


def shown(qtbot: QtBot, page: HealthPage) -> None:
    """Wait until what was answered is shown: several answers are shown at once."""
    qtbot.waitUntil(lambda: not page.checkup._later.isActive())
    QApplication.processEvents()


def of(page: HealthPage, group: Group) -> set[str]:
    return {one.check.id for one in page.checkup._of(group)}


def row(page: HealthPage, check: str, group: Group = Group.FOUND) -> CheckRow:
    """Return the row of a result, with its group opened."""
    if group is not Group.FOUND:
        page.checkup.folded[group].opened = True
    [found] = [
        one for one in page.checkup.findChildren(CheckRow) if one.checked.check.id == check and one.isVisible()
    ]
    return found


BARRIERS, IN_FORCE = "mount.barriers", "saved.in_force"


def test_findings_are_shown_and_the_rest_is_folded(page: HealthPage) -> None:
    assert of(page, Group.FOUND) == {BARRIERS, IN_FORCE}
    assert [one.checked.check.id for one in page.checkup.found.rows] == [BARRIERS, IN_FORCE]
    unknown = page.checkup.folded[Group.UNKNOWN]
    assert unknown.row.text() == f"{len(of(page, Group.UNKNOWN))} checks not possible"
    assert not unknown.opened
    # What could not be asked is said.
    assert "Not now." in page.checkup.quiet.text()
    assert page.checkup.again.toolTip().startswith("Checked at ")


def test_a_finding_says_what_helps_and_on_request_from_what(page: HealthPage) -> None:
    found = row(page, BARRIERS)
    assert found.title.text() == "Without barriers, a power failure can destroy a file system."
    assert found.advice.text().startswith("Likely. Remove it from /etc/fstab")
    assert not found.facts.isVisible()
    found.facts_link.click()
    assert "/home: rw,nobarrier (/proc/self/mountinfo)" in found.facts.text()
    assert found.facts.isVisible()
    assert not found.lever.isVisible()


def test_what_passed_is_folded_and_stays_as_it_was_left(
    qtbot: QtBot, page: HealthPage, session: ScriptedSession
) -> None:
    session.answers |= {"checkup": lambda _args: SAFE, "saved": lambda _args: saved(128)}
    page.refresh()
    shown(qtbot, page)
    assert of(page, Group.WELL) == {BARRIERS, IN_FORCE}
    assert page.checkup.quiet.text().startswith("No findings.")
    passed = page.checkup.folded[Group.WELL]
    assert passed.row.text() == "2 checks passed"
    passed.row.setFocus()
    keyboard.keyClick(passed.row, Qt.Key.Key_Right)
    assert row(page, BARRIERS, Group.WELL).title.text() == "Write barriers"
    session.answers["saved"] = lambda _args: saved(256)
    page.refresh()
    shown(qtbot, page)
    assert of(page, Group.WELL) == {BARRIERS}
    assert passed.opened
    assert passed.row.text() == "1 check passed"


def test_a_row_that_is_the_same_keeps_the_focus(qtbot: QtBot, page: HealthPage) -> None:
    before = row(page, IN_FORCE)
    page.refresh()
    shown(qtbot, page)
    assert row(page, IN_FORCE) is before


# -- the lever ---------------------------------------------------------------------------------------------


def test_the_lever_is_the_setting(page: HealthPage) -> None:
    wanted: list[tuple[str, str]] = []
    page.setting_wanted.connect(lambda drive, setting: wanted.append((drive, setting)))
    row(page, IN_FORCE).lever.click()
    assert wanted == [("sda", "block.read_ahead")]


def test_the_window_shows_the_setting(qtbot: QtBot) -> None:
    session = WindowSession(HelperLauncher(root=True))
    session.refuse_the_rest()
    session.bring(a_drive("sda"), a_drive("sdb"))
    window = opened(qtbot, MainWindow(services_of(session)))
    window.panel.choose("sdb")
    of_kind(HealthPage, window.page(Tab.DRIVE_HEALTH)).setting_wanted.emit("sda", "block.read_ahead")
    assert window.tabs.currentIndex() == Tab.SETTINGS
    settings = of_kind(SettingsPage, window.page(Tab.SETTINGS))
    focus = present(window.focusWidget())
    assert settings.rows["block.read_ahead"].isAncestorOf(focus), "the very row"
    assert present(window.panel.current()).name == "sda"


# -- ignore -----------------------------------------------------------------------------------------------


def test_what_is_ignored_is_kept_for_this_drive_and_can_be_taken_back(
    qtbot: QtBot, page: HealthPage, session: ScriptedSession
) -> None:
    row(page, BARRIERS).ignore.click()
    shown(qtbot, page)
    assert of(page, Group.DISMISSED) == {BARRIERS}
    # Another window, or the next start, knows it; another drive has its own.
    later = Checkups(session, Preferences())
    assert later.dismissed(session.drives[0]) == {"mount.barriers"}
    assert later.dismissed(session.drives[1]) == frozenset()
    assert page.checkup.message.text.text() == "“Write barriers” is ignored."
    page.checkup.message.action.click()
    shown(qtbot, page)
    assert of(page, Group.FOUND) == {BARRIERS, IN_FORCE}
    assert not page.checkup.message.isVisible()


def test_what_was_ignored_earlier_can_be_reported_again(qtbot: QtBot, page: HealthPage) -> None:
    row(page, BARRIERS).ignore.click()
    shown(qtbot, page)
    ignored = row(page, BARRIERS, Group.DISMISSED)
    assert ignored.ignore.text() == "Report Again"
    ignored.ignore.click()
    shown(qtbot, page)
    assert of(page, Group.DISMISSED) == set()


@pytest.mark.parametrize("change", [{"identity": ""}, {"same_identity_as": ("sdx",)}])
def test_a_drive_that_is_not_known_again_has_nothing_ignored(
    qtbot: QtBot, page: HealthPage, session: ScriptedSession, change: dict[str, object]
) -> None:
    nameless: Drive = replace(a_drive("sda"), diskseq=7, **change)  # type: ignore[arg-type]
    session.bring(nameless)
    page.show_drive(nameless)
    shown(qtbot, page)
    ignore = row(page, BARRIERS).ignore
    assert not ignore.isEnabled()
    assert "no identity" in ignore.toolTip()


@pytest.mark.parametrize("kept", ["nonsense", "[1]", '{"wwn:sda": 3}', '{"wwn:sda": [7, "mount.barriers"]}'])
def test_what_was_kept_and_is_not_understood_breaks_nothing(
    page: HealthPage, session: ScriptedSession, kept: str
) -> None:
    page.preferences.keep("checkup/dismissed", kept)
    assert page.services.checkups.dismissed(session.drives[0]) <= {"mount.barriers"}
    page.services.checkups.dismiss(session.drives[0], "saved.in_force")
    assert "saved.in_force" in page.services.checkups.dismissed(session.drives[0])


# -- what makes it untrue ----------------------------------------------------------------------------------


def test_a_trial_that_ends_saved_settings_and_another_class_have_the_drive_checked_again(
    page: HealthPage, session: ScriptedSession
) -> None:
    def rounds() -> int:
        return len(session.of("checkup"))

    before = rounds()
    session.trial_ended.emit(TrialEnded("0123456789abcdef", "sda", TrialEnd.KEPT))
    page.services.saved_news.listed.emit(SavedList(()))
    session.become(Class.INSPECT)
    assert rounds() == before + 3
    page.set_active(False)
    session.become(Class.TUNE)
    assert rounds() == before + 3


def test_what_is_mounted_elsewhere_has_the_drive_checked_again_and_its_temperature_has_not(
    qtbot: QtBot, page: HealthPage, session: ScriptedSession
) -> None:
    before = len(session.of("checkup"))
    drive = session.drives[0]
    session.bring(replace(drive, temperature_c=40.0))
    assert len(session.of("checkup")) == before
    session.answers["checkup"] = lambda _args: SAFE
    session.bring(replace(drive, usage=Usage(("/elsewhere",))))
    assert len(session.of("checkup")) == before + 1
    shown(qtbot, page)
    assert BARRIERS not in of(page, Group.FOUND)


def test_another_disk_under_the_name_shows_nothing_of_the_one_before(
    page: HealthPage, session: ScriptedSession
) -> None:
    session.held = True
    other = replace(session.drives[0], diskseq=9)
    session.bring(other)
    page.show_drive(other)
    assert page.checkup.found.rows == []
    assert page.checkup.quiet.text() == ""


def test_an_answer_to_an_older_question_does_not_count(
    qtbot: QtBot, page: HealthPage, session: ScriptedSession
) -> None:
    session.held = True
    checkups = page.services.checkups
    checkups.ask(session.drives[0])
    older, session._waiting = session._waiting, []
    session.answers["checkup"] = lambda _args: SAFE
    checkups.ask(session.drives[0])
    session.release()
    session.answers["checkup"] = lambda _args: UNSAFE
    for answer in older:
        answer()
    shown(qtbot, page)
    assert BARRIERS not in of(page, Group.FOUND)


def test_a_drive_that_is_gone_when_the_answer_comes_is_not_kept(
    page: HealthPage, session: ScriptedSession
) -> None:
    session.held = True
    drive = session.drives[0]
    page.refresh()
    session.bring(session.drives[1])
    session.release()
    assert page.services.checkups.of(drive) is None


# -- many drives -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_many_drives_are_checked_a_few_at_a_time(qtbot: QtBot, page: HealthPage, session: ScriptedSession) -> None:
    """The helper refuses what is more than 256 requests."""
    session.held = True
    names = [f"sd{first}{second}" for first in "ab" for second in "abcdefghij"]
    before = len(session.of("checkup"))
    session.turns._on_pace()
    session.bring(*map(a_drive, names))
    page.services.checkups.ask_all(session.drives)
    asked = len(session.asked)
    assert [args.drive.name for args in session.of("checkup")][-AT_ONCE:] == names[:AT_ONCE]
    # Asked for again, it is not done twice; a drive that somebody turns to comes first.
    page.services.checkups.ask_all(session.drives)
    page.services.checkups.ask(session.drives[-1])
    assert len(session.asked) == asked
    session.let_go()
    qtbot.waitUntil(lambda: all(page.services.checkups.of(drive) for drive in session.drives))
    begun = [args.drive.name for args in session.of("checkup")][before:]
    assert begun[AT_ONCE] == names[-1]
    assert sorted(begun) == sorted([*names, *names[:AT_ONCE]])


def test_no_more_than_the_helper_takes_is_asked_in_a_second(page: HealthPage, session: ScriptedSession) -> None:
    """More are refused by it."""
    assert 2 * QUESTIONS * 1000 / PACE_MS <= REQUESTS_PER_S
    assert AT_ONCE * checkups.QUESTIONS <= QUESTIONS <= BACKLOG
    before = len(session.of("checkup"))
    session.bring(*(a_drive(f"sd{letter}") for letter in "abcdefghijklm"))
    session.turns._pace.stop()
    session.turns._on_pace()
    page.services.checkups.ask_all(session.drives)
    assert len(session.of("checkup")) - before == AT_ONCE
    session.turns._on_pace()
    assert len(session.of("checkup")) - before == len(session.drives)


# -- taking it along ---------------------------------------------------------------------------------------


def test_the_page_takes_it_along(page: HealthPage) -> None:
    text = page.text()
    for words in ("Write barriers", "What helps: Remove it from /etc/fstab", "not possible"):
        assert words in text


def test_the_past_of_a_drive_is_among_the_facts(qapp: object, session: ScriptedSession) -> None:
    services = services_of(session)
    disk = replace(a_drive("sda"), rotational=True)
    now = time.time()
    services.health_history._heard[disk.ref] = tuple(
        HealthSample(now - day * 86_400, loads=250_000 - day * 600) for day in range(20, -1, -1)
    )
    raw = {193: 250_000, 9: 60_000}
    parked = (AtaAttribute(number, 100, 100, 0, value, pre_failure=False) for number, value in raw.items())
    session.answers["health"] = lambda _args: Health(ata=AtaHealth(True, tuple(parked), rotating=True))
    session.drives = (disk,)
    services.checkups.ask(disk)
    found = present(services.checkups.of(disk))
    (result,) = (one.result for one in found.results if one.check.id == "heads.parking")
    assert result.says.startswith("Load cycles: at this rate 600,000 in ")


def test_another_supply_has_only_what_has_two_values_read_again(qtbot: QtBot) -> None:
    [plain] = saved(128).files
    pair = replace(plain, values=(SavedValue("block.read_ahead", 128, on_battery=64),))
    session = ScriptedSession()
    session.answers |= {
        "identify": lambda _args: Fails(Fault.BUSY, "Not now."),
        "checkup": lambda _args: SAFE,
        "settings": lambda _args: read_ahead(128),
        "saved": lambda _args: SavedList((pair,), supply=Supply.MAINS),
    }
    session.bring(a_drive("sda"))
    services = services_of(session)
    outdated: list[str] = []
    services.checkups.outdated.connect(outdated.append)
    services.checkups.ask(session.drives[0])
    qtbot.waitUntil(lambda: services.checkups.of(session.drives[0]) is not None)
    services.saved_news.listed.emit(SavedList((pair,), supply=Supply.MAINS))
    assert outdated == []
    # The value of before is no drift: it is not known what the drive has now.
    services.saved_news.listed.emit(SavedList((pair,), supply=Supply.BATTERY))
    found = present(services.checkups.of(session.drives[0]))
    assert (outdated, found.facts.states, found.facts.supply) == (["sda"], (), Supply.BATTERY)
    assert drifted(found.facts, None) == ()
    session.answers["settings"] = lambda _args: read_ahead(128)
    session.answers["saved"] = lambda _args: SavedList((pair,), supply=Supply.BATTERY)
    services.checkups.ask(session.drives[0])
    read = present(services.checkups.of(session.drives[0]))
    assert [(one.wanted, one.live) for one in drifted(read.facts, None)] == [(64, 128)]
    # Where nothing has two values, the plug is no news.
    services.saved_news.listed.emit(SavedList((plain,), supply=Supply.BATTERY))
    outdated.clear()
    services.saved_news.listed.emit(SavedList((plain,), supply=Supply.MAINS))
    assert outdated == []
