"""The page of the check-up: what is found, what helps, what is not to be reported; and what makes it untrue."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from disktune_contract.checkup.attachment import Attachment, MountedSystem
from disktune_contract.drives.drive import Drive, Usage
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from disktune_contract.health.sample import HealthSample
from disktune_contract.messages.change import TrialEnd, TrialEnded
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import Class
from disktune_contract.settings.saved import Family, FileRef, SavedFile, SavedList, SavedValue, Supply
from disktune_contract.settings.setting import Source, State, Status
from disktune_gui.checkup.page import DRIVE, CheckupPage
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.turns import AT_ONCE, PACE_MS, QUESTIONS
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.health.checkup import Group
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.overview.summary_cards import drifted
from disktune_gui.services import checkups
from disktune_gui.services.checkups import Checkups
from disktune_gui.settings.page import SettingsPage
from disktune_helper.rpc.server import BACKLOG, REQUESTS_PER_S
from tests.gui.scripted_session import Fails, ScriptedSession, WindowSession, a_drive, keyboard
from tests.gui.support import services_of

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
def page(qtbot: QtBot, session: ScriptedSession) -> CheckupPage:
    session.bring(a_drive("sda"), a_drive("sdb"))
    made = CheckupPage(services_of(session))
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show_drive(session.drives[0])
    made.show()
    made.set_active(True)
    shown(qtbot, made)
    return made


def shown(qtbot: QtBot, page: CheckupPage) -> None:
    """Wait until what was answered is shown: several answers are shown at once."""
    qtbot.waitUntil(lambda: not page._later.isActive())


def of(page: CheckupPage, group: Group) -> Keys:
    return {row.key for row in page.tree.rows() if row.group is group}


def choose(page: CheckupPage, check: str, drive: str = "sda") -> None:
    """Make a result the current one, as a click does."""
    page.tree.expandAll()
    page.tree._turn_to((drive, check))
    row = page.tree.row()
    assert row is not None
    assert row.key == (drive, check)


BARRIERS, IN_FORCE = ("sda", "mount.barriers"), ("sda", "saved.in_force")


def test_findings_come_first_and_what_is_not_known_is_named(page: CheckupPage) -> None:
    assert of(page, Group.FOUND) == {BARRIERS, IN_FORCE}
    assert ("sda", "link.sata") in of(page, Group.UNKNOWN)
    groups = [row.group for row in page.tree.rows()]
    assert groups == sorted(groups, key=list(Group).index)
    assert page.summary.text().startswith("2 findings; ")
    assert page.tree.isColumnHidden(DRIVE)
    # What could not be asked is said, with the moment of the rest.
    assert page.source.text().startswith("Checked at ")
    assert "Not now." in page.source.text()


def test_a_result_says_what_helps_why_how_sure_and_from_what(page: CheckupPage) -> None:
    choose(page, "mount.barriers")
    text = page.details.text()
    for words in (
        "A file system is mounted without barriers.",
        "What helps: Remove the option from /etc/fstab",
        "Why it matters: With the cache on, a power failure",
        "How sure: likely",
        "/home: rw,nobarrier (/proc/self/mountinfo)",
    ):
        assert words in text
    assert not page.lever.isEnabled()


def test_details_that_change_out_of_sight_are_seen_to_their_end(page: CheckupPage) -> None:
    page.details.setText("Short.")
    QApplication.processEvents()
    page.hide()
    page.details.setText("A sentence that is no longer short. " * 200)
    QApplication.processEvents()
    page.show()
    QApplication.processEvents()
    assert page.details.height() >= page.details.heightForWidth(page.details.width())


def test_what_is_well_is_folded_until_it_is_asked_for(
    qtbot: QtBot, page: CheckupPage, session: ScriptedSession
) -> None:
    session.answers |= {"checkup": lambda _args: SAFE, "saved": lambda _args: saved(128)}
    page.refresh()
    shown(qtbot, page)
    assert of(page, Group.WELL) == {BARRIERS, IN_FORCE}
    assert page.summary.text().startswith("0 findings; ")
    model = page.tree.model()
    assert model is not None
    tops = [model.index(number, 0) for number in range(model.rowCount())]
    [well] = [top for top in tops if str(top.data()) == "2 checks found well"]
    assert not page.tree.isExpanded(well)
    page.tree.setCurrentIndex(well)
    assert page.details.text() == "Select a result to read the facts behind it."
    page.tree.setFocus()
    keyboard.keyClick(page.tree, Qt.Key.Key_Right)
    assert page.tree.isExpanded(well)
    # It stays so when the drive is checked again.
    session.answers["saved"] = lambda _args: saved(256)
    page.refresh()
    shown(qtbot, page)
    assert of(page, Group.WELL) == {BARRIERS}
    tops = [model.index(number, 0) for number in range(model.rowCount())]
    assert [page.tree.isExpanded(top) for top in tops if "found well" in str(top.data())] == [True]


def test_the_selection_stays_where_it_was_when_the_drive_is_checked_again(
    qtbot: QtBot, page: CheckupPage, session: ScriptedSession
) -> None:
    choose(page, "saved.in_force")
    session.answers["checkup"] = lambda _args: SAFE
    page.refresh()
    shown(qtbot, page)
    row = page.tree.row()
    assert row is not None
    assert row.key == IN_FORCE


# -- the lever ---------------------------------------------------------------------------------------------


def test_the_lever_is_the_setting_by_button_and_by_key(qtbot: QtBot, page: CheckupPage) -> None:
    choose(page, "saved.in_force")
    wanted: list[tuple[str, str]] = []
    page.setting_wanted.connect(lambda drive, setting: wanted.append((drive, setting)))
    assert page.lever.isEnabled()
    page.lever.click()
    page.tree.setFocus()
    keyboard.keyClick(page.tree, Qt.Key.Key_Return)
    assert wanted == [("sda", "block.read_ahead")] * 2


def test_the_window_shows_the_setting(qtbot: QtBot) -> None:
    session = WindowSession(HelperLauncher(root=True))
    session.refuse_the_rest()
    session.bring(a_drive("sda"), a_drive("sdb"))
    window = MainWindow(services_of(session))
    qtbot.addWidget(window)
    window.show()
    window.panel.choose("sdb")
    page = window.page(Tab.CHECKUP)
    assert isinstance(page, CheckupPage)
    page.setting_wanted.emit("sda", "block.read_ahead")
    assert window.tabs.currentIndex() == Tab.SETTINGS
    settings = window.page(Tab.SETTINGS)
    assert isinstance(settings, SettingsPage)
    focus = window.focusWidget()
    assert focus is not None
    assert settings.rows["block.read_ahead"].isAncestorOf(focus), "the very row"
    shown_drive = window.panel.current()
    assert shown_drive is not None
    assert shown_drive.name == "sda"


# -- not this one ------------------------------------------------------------------------------------------


def test_what_is_dismissed_is_kept_for_this_drive_and_can_be_taken_back(
    qtbot: QtBot, page: CheckupPage, session: ScriptedSession
) -> None:
    choose(page, "mount.barriers")
    page.dismiss.click()
    shown(qtbot, page)
    assert of(page, Group.DISMISSED) == {BARRIERS}
    assert page.summary.text().startswith("1 finding; ")
    # Another window, or the next start, knows it; another drive has its own.
    later = Checkups(session, Preferences())
    assert later.dismissed(session.drives[0]) == {"mount.barriers"}
    assert later.dismissed(session.drives[1]) == frozenset()
    # The message offers the way back.
    assert "“Write barriers” is no longer reported for" in page.message.text.text()
    page.message.action.click()
    shown(qtbot, page)
    assert of(page, Group.FOUND) == {BARRIERS, IN_FORCE}
    assert not page.message.isVisible()


def test_what_was_dismissed_earlier_can_be_reported_again(qtbot: QtBot, page: CheckupPage) -> None:
    choose(page, "mount.barriers")
    page.dismiss.click()
    shown(qtbot, page)
    choose(page, "mount.barriers")
    assert page.dismiss.text() == "&Report Again"
    page.dismiss.click()
    shown(qtbot, page)
    assert of(page, Group.DISMISSED) == set()


@pytest.mark.parametrize("change", [{"identity": ""}, {"same_identity_as": ("sdx",)}])
def test_a_drive_that_is_not_known_again_has_nothing_dismissed(
    qtbot: QtBot, page: CheckupPage, session: ScriptedSession, change: dict[str, object]
) -> None:
    nameless: Drive = replace(a_drive("sda"), **change)  # type: ignore[arg-type]
    session.bring(nameless)
    page.show_drive(nameless)
    page.refresh()
    shown(qtbot, page)
    choose(page, "mount.barriers")
    assert not page.dismiss.isEnabled()
    assert "no identity" in page.dismiss.toolTip()


@pytest.mark.parametrize("kept", ["nonsense", "[1]", '{"wwn:sda": 3}', '{"wwn:sda": [7, "mount.barriers"]}'])
def test_what_was_kept_and_is_not_understood_breaks_nothing(
    qtbot: QtBot, page: CheckupPage, session: ScriptedSession, kept: str
) -> None:
    page.preferences.keep("checkup/dismissed", kept)
    assert page.services.checkups.dismissed(session.drives[0]) <= {"mount.barriers"}
    page.services.checkups.dismiss(session.drives[0], "saved.in_force")
    assert "saved.in_force" in page.services.checkups.dismissed(session.drives[0])


# -- what makes it untrue ----------------------------------------------------------------------------------


def test_a_trial_that_ends_saved_settings_and_another_class_have_the_drive_checked_again(
    page: CheckupPage, session: ScriptedSession
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
    qtbot: QtBot, page: CheckupPage, session: ScriptedSession
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
    qtbot: QtBot, page: CheckupPage, session: ScriptedSession
) -> None:
    session.held = True
    other = replace(session.drives[0], diskseq=9)
    session.bring(other)
    page.show_drive(other)
    assert page.tree.rows() == ()
    assert page.details.text() == ""
    assert not page.dismiss.isEnabled()
    assert page.summary.text() == "Checking…"


def test_an_answer_to_an_older_question_does_not_count(
    qtbot: QtBot, page: CheckupPage, session: ScriptedSession
) -> None:
    session.held = True
    page.refresh()
    older, session._waiting = session._waiting, []
    session.answers["checkup"] = lambda _args: SAFE
    page.refresh()
    session.release()
    session.answers["checkup"] = lambda _args: UNSAFE
    for answer in older:
        answer()
    shown(qtbot, page)
    assert BARRIERS not in of(page, Group.FOUND)


def test_a_drive_that_is_gone_when_the_answer_comes_is_not_kept(
    page: CheckupPage, session: ScriptedSession
) -> None:
    session.held = True
    drive = session.drives[0]
    page.refresh()
    session.bring(session.drives[1])
    session.release()
    assert page.services.checkups.of(drive) is None


# -- all drives --------------------------------------------------------------------------------------------


def test_all_drives_side_by_side(qtbot: QtBot, page: CheckupPage, session: ScriptedSession) -> None:
    page.show_drive(None)
    shown(qtbot, page)
    assert not page.tree.isColumnHidden(DRIVE)
    assert of(page, Group.FOUND) == {BARRIERS, IN_FORCE, ("sdb", "mount.barriers")}
    # A drive that is connected then is checked, too.
    session.bring(*session.drives, a_drive("sdc"))
    page.show_drive(None)
    shown(qtbot, page)
    assert ("sdc", "mount.barriers") in of(page, Group.FOUND)
    session.bring(a_drive("sdc"))
    page.show_drive(None)
    assert {drive for drive, _ in of(page, Group.FOUND)} == {"sdc"}


@pytest.mark.slow
def test_many_drives_are_checked_a_few_at_a_time(
    qtbot: QtBot, page: CheckupPage, session: ScriptedSession
) -> None:
    """The helper refuses what is more than 256 requests."""
    session.held = True
    names = [f"sd{first}{second}" for first in "ab" for second in "abcdefghij"]
    before = len(session.of("checkup"))
    session.turns._on_pace()
    session.bring(*map(a_drive, names))
    page.show_drive(None)
    asked = len(session.asked)
    assert [args.drive.name for args in session.of("checkup")][-AT_ONCE:] == names[:AT_ONCE]
    # Asked for again, it is not done twice; a drive that somebody turns to comes first.
    page.refresh()
    page.services.checkups.ask(session.drives[-1])
    assert len(session.asked) == asked
    session.held = False
    session.release()
    qtbot.waitUntil(lambda: all(page.services.checkups.of(drive) for drive in session.drives))
    shown(qtbot, page)
    assert {drive for drive, _ in of(page, Group.FOUND)} >= set(names)
    begun = [args.drive.name for args in session.of("checkup")][before:]
    assert begun[AT_ONCE] == names[-1]
    assert sorted(begun) == sorted([*names, *names[:AT_ONCE]])


def test_no_more_than_the_helper_takes_is_asked_in_a_second(
    qtbot: QtBot, page: CheckupPage, session: ScriptedSession
) -> None:
    """More are refused by it."""
    assert 2 * QUESTIONS * 1000 / PACE_MS <= REQUESTS_PER_S
    assert AT_ONCE * checkups.QUESTIONS <= QUESTIONS <= BACKLOG
    before = len(session.of("checkup"))
    session.bring(*(a_drive(f"sd{letter}") for letter in "abcdefghijklm"))
    session.turns._pace.stop()
    session.turns._on_pace()
    page.show_drive(None)
    assert len(session.of("checkup")) - before == AT_ONCE
    session.turns._on_pace()
    assert len(session.of("checkup")) - before == len(session.drives)


# -- taking it along ---------------------------------------------------------------------------------------


def test_everything_can_be_copied_and_saved(page: CheckupPage, tmp_path: Path) -> None:
    page.copy_button.click()
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    text = clipboard.text()
    assert "Write barriers" in text
    assert "What helps: Remove the option from /etc/fstab" in text
    assert "not known" in text
    page.write(tmp_path / "x.txt", text)
    assert (tmp_path / "x.txt").read_text() == text
    page.write(tmp_path / "none" / "x.txt", text)
    assert page.message.isVisible()


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
    found = services.checkups.of(disk)
    assert found is not None
    (result,) = (one.result for one in found.results if one.check.id == "heads.parking")
    assert result.says.startswith("At this rate: 600,000 load cycles in ")


def test_the_card_of_the_overview_knows_at_once_what_somebody_was_told(qtbot: QtBot) -> None:
    session = ScriptedSession()
    session.answers |= {
        "identify": lambda _args: Fails(Fault.BUSY, "Not now."),
        "checkup": lambda _args: SAFE,
        "settings": lambda _args: read_ahead(128),
        "saved": lambda _args: SavedList(()),
    }
    session.bring(a_drive("sda"))
    services = services_of(session)
    overview = OverviewPage(services)
    qtbot.addWidget(overview)
    overview.show_drive(session.drives[0])
    overview.set_active(True)
    title = overview.cards.settings.title
    qtbot.waitUntil(lambda: title.text() == "None saved")
    # The user goes to another page, sets 256 there, and has it saved.
    overview.set_active(False)
    services.saved_news.listed.emit(saved(256))
    assert (title.text(), overview.cards.settings.why.text()) == ("1 saved", "Applied at boot.")
    services.saved_news.listed.emit(saved(256, "sdb"))
    assert title.text() == "None saved"


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
    found = services.checkups.of(session.drives[0])
    assert found is not None
    assert (outdated, found.facts.states, found.facts.supply) == (["sda"], (), Supply.BATTERY)
    assert drifted(found.facts, None) == ()
    session.answers["settings"] = lambda _args: read_ahead(128)
    session.answers["saved"] = lambda _args: SavedList((pair,), supply=Supply.BATTERY)
    services.checkups.ask(session.drives[0])
    read = services.checkups.of(session.drives[0])
    assert read is not None
    assert [(one.wanted, one.live) for one in drifted(read.facts, None)] == [(64, 128)]
    # Where nothing has two values, the plug is no news.
    services.saved_news.listed.emit(SavedList((plain,), supply=Supply.BATTERY))
    outdated.clear()
    services.saved_news.listed.emit(SavedList((plain,), supply=Supply.MAINS))
    assert outdated == []


def test_what_may_not_be_read_says_so_and_how_to_get_it(
    qtbot: QtBot, session: ScriptedSession, page: CheckupPage
) -> None:
    assert page.unlock_bar.isHidden()
    session.become(Class.BROWSE)
    page.refresh()
    qtbot.waitUntil(page.unlock_bar.isVisible)
    button = page.unlock_bar.findChild(QPushButton)
    assert button is not None
    button.click()
    qtbot.waitUntil(page.unlock_bar.isHidden)
    assert session.privilege is Class.TUNE
