"""The first start on machines that lack something: every page says what it can do, and no button can only fail."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from PyQt6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.messages.action import ActionList, ActionState
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.controls.panel import Legend
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import WindowSession, a_drive
from tests.gui.support import added, services_of
from tests.narrowed import of_kind, present
from tests.sample_drive import make_drive

NO_HELPER = HelperLauncher(root=False)
MANY = 200


class LockedSession(WindowSession):
    """Looks without a password, and may do nothing else; whether a password helps is a matter of the machine."""

    def __init__(self, place: HelperLauncher) -> None:
        super().__init__(place)
        self._class = Class.BROWSE
        self.refuse_the_rest()

    @property
    def can_unlock(self) -> bool:
        return self.place.can_elevate

    def may(self, verb: str) -> bool:
        return Class.BROWSE in VERBS[verb].classes


Start = Callable[..., MainWindow]


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Start]:
    made: list[MainWindow] = []

    def begin(place: HelperLauncher, *drives: Drive) -> MainWindow:
        session = LockedSession(place)
        window = added(qtbot, MainWindow(services_of(session)))
        session.bring(*drives)
        window.resize(1180, 760)
        window.show()
        QApplication.processEvents()
        made.append(window)
        return window

    yield begin
    for window in made:
        window.close()


def settings(window: MainWindow) -> SettingsPage:
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    return of_kind(SettingsPage, window.page(Tab.SETTINGS))


def pressable(window: MainWindow, tab: Tab) -> list[str]:
    window.tabs.setCurrentIndex(tab)
    buttons = window.page(tab).findChildren(QAbstractButton)
    return [one.text() for one in buttons if one.isVisible() and one.isEnabled() and one.text()]


# -- without a helper ----------------------------------------------------------------------------------------


def test_without_a_helper_changes_can_be_tried_out_but_not_applied_and_the_page_says_why(start: Start) -> None:
    window = start(NO_HELPER, a_drive())
    page = settings(window)
    page.rows["block.read_ahead"].editor.edited.emit(512, False)
    assert page.review.isVisible()
    assert not page.review.apply.isEnabled()
    assert not page.review.compare.isEnabled()
    assert not page.review.boot.isEnabled()
    assert "Install the helper" in page.review.obstacle.text()
    assert page.review.discard.isEnabled(), "what was tried out can be taken back"
    assert page.sheet.last.save is not None
    assert not page.sheet.last.save.isEnabled()
    assert "Install the helper" in page.sheet.last.save.toolTip()


def test_without_a_helper_actions_say_why_they_are_not_possible(start: Start) -> None:
    window = start(NO_HELPER, a_drive())
    session = of_kind(LockedSession, window.session)
    session.answers["actions"] = lambda _args: ActionList((ActionState("flush", True),))
    window.actions_menu.button.click()
    [entry] = [one for one in window.actions_menu.menu.actions() if one.data() == "flush"]
    assert not entry.isEnabled()
    assert "Install the helper" in entry.toolTip()
    window.actions_menu.menu.close()


def test_without_a_helper_a_measurement_cannot_be_started_and_the_command_is_there(start: Start) -> None:
    window = start(NO_HELPER, a_drive())
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    page = of_kind(BenchmarkPage, window.page(Tab.BENCHMARK))
    assert not page.form.start_button.isEnabled()
    assert "Install the helper" in page.form.warning.text()
    assert page.form.command.isVisible()


def test_without_a_helper_nothing_that_reads_the_raw_drive_is_offered(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_args: False)
    window = start(NO_HELPER, a_drive())
    page = of_kind(OverviewPage, window.page(Tab.OVERVIEW))
    for button in (page.finder.blink, page.tiles.measure):
        assert not button.isEnabled()
        assert "Install the helper" in button.toolTip()


def test_whoever_was_given_the_node_of_a_drive_may_read_it_without_a_helper(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_args: True)
    window = start(NO_HELPER, a_drive())
    page = of_kind(OverviewPage, window.page(Tab.OVERVIEW))
    assert page.finder.blink.isEnabled()
    assert page.tiles.measure.isEnabled()


# -- with a password to come ---------------------------------------------------------------------------------


def test_where_a_password_helps_changes_can_be_applied_and_actions_chosen(start: Start) -> None:
    window = start(HelperLauncher(root=False, demo=True), a_drive())
    page = settings(window)
    page.rows["block.read_ahead"].editor.edited.emit(512, False)
    assert page.review.apply.isEnabled()
    assert present(page.sheet.last.save).isEnabled()
    assert window.session.hopeless("apply") == ""


# -- without drives ------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_without_drives_pages_that_need_one_offer_nothing_and_the_window_says_why(start: Start) -> None:
    window = start(NO_HELPER)
    for tab in (Tab.OVERVIEW, Tab.SETTINGS, Tab.ACTIVITY, Tab.DRIVE_HEALTH):
        assert pressable(window, tab) == []
        words = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
        assert "No drives found." in words
        assert not window.page(tab).isVisible(), "no empty tables and charts"


def test_without_drives_results_of_earlier_ones_can_be_looked_at(start: Start) -> None:
    window = start(NO_HELPER)
    window.routes.all_results()
    page = window.page(Tab.BENCHMARK)
    assert page.isVisible()
    assert page.isEnabled()


def test_a_drive_that_comes_frees_the_pages_and_one_that_goes_takes_them_back(start: Start) -> None:
    window = start(HelperLauncher(root=False, demo=True))
    window.tabs.setCurrentIndex(Tab.ACTIVITY)
    page = window.page(Tab.ACTIVITY)
    assert not page.isEnabled()
    window.session.bring(a_drive())  # type: ignore[attr-defined]  # a script's
    assert page.isEnabled()
    window.panel.choose("")
    window.session.bring()  # type: ignore[attr-defined]
    assert not page.isEnabled()


def test_with_virtual_devices_alone_the_window_says_how_to_see_them(start: Start) -> None:
    window = start(NO_HELPER, make_drive("loop0", DriveKind.LOOP))
    assert "see the View menu" in window.panel.empty
    window.services.preferences.show_hidden = True
    assert window.panel.empty == ""
    window.tabs.setCurrentIndex(Tab.ACTIVITY)
    assert window.page(Tab.ACTIVITY).isEnabled()
    window.services.preferences.show_hidden = False


def test_a_search_that_finds_nothing_is_no_lack_of_drives(start: Start) -> None:
    window = start(NO_HELPER, a_drive())
    window.panel.search.setText("nothing of that name")
    assert window.panel.empty == ""
    assert window.panel.nothing.text() == "No matching drives."
    assert window.page(Tab.OVERVIEW).isEnabled()


# -- with many -----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_with_many_drives_the_chart_keeps_its_room(start: Start) -> None:
    window = start(
        HelperLauncher(root=False, demo=True),
        *(make_drive(f"sd{chr(97 + n // 26)}{chr(97 + n % 26)}", serial=f"S{n}") for n in range(MANY)),
    )
    window.panel.choose("")
    window.tabs.setCurrentIndex(Tab.ACTIVITY)
    QApplication.processEvents()
    legends = [one.remark for one in window.page(Tab.ACTIVITY).findChildren(Legend) if one.remark]
    assert legends == [f"{MANY} lines, see the table."]
