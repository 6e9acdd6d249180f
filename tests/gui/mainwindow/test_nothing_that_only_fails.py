"""Every page on machines that lack something: each enabled button is pressed, and none may end in a refusal.

What is pressed without a helper that may change settings, and without a way to get one, must not ask for one.
Where there is a way that fails, as without a password agent, each press says why and what to do next.
"""

from __future__ import annotations

import html
import os
from collections.abc import Callable, Iterator

import pytest
from PyQt6 import sip
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind
from disktune_contract.messages.action import ActionList, ActionState
from disktune_contract.messages.faults import Fault
from disktune_contract.settings.drive_actions import ACTION_BY_ID, ACTIONS
from disktune_contract.settings.saved import Family, FileRef, SavedFile, SavedList, SavedValue
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.settings.page import SettingsPage
from disktune_gui.theming.icons import CrossButton
from tests.gui.mainwindow.test_first_start import LockedSession
from tests.gui.scripted_session import Fails, a_drive
from tests.gui.support import added, services_of
from tests.narrowed import of_kind
from tests.sample_drive import make_drive

APM = "ata.apm"
SAVED = SavedList(
    (
        SavedFile(
            FileRef(Family.DRIVE, "wwn:sda"),
            "/etc/disktune/drives/x.conf",
            model="Example Disk 1000",
            drive="sda",
            values=(SavedValue(APM, 128), SavedValue("block.read_ahead", 512)),
            outlived=True,
        ),
    )
)


class BareSession(LockedSession):
    """May only look. Notes what asks for more than that, and refuses it; a password is refused with *denial*."""

    def __init__(self, place: HelperLauncher, denial: str = "") -> None:
        super().__init__(place)
        self._denial = denial
        self.denials: list[str] = []
        """What was said to those who asked for the password; no two are the same."""
        self.offences: list[str] = []
        # A user who may only look is refused by the kernel what reads a raw drive.
        self.answers["flicker"] = lambda _args: Fails(Fault.PERMISSION, "Permission denied.")
        self.answers["saved"] = lambda _args: SAVED
        self.answers["actions"] = lambda _args: ActionList(tuple(ActionState(one.id, True) for one in ACTIONS))

    def _ask(self, verb: str, args: object, done: object, failed: object) -> None:
        if not self.may(verb):
            self.offences.append(verb)
        super()._ask(verb, args, done, failed)

    def _unlock(self, then: Callable[[], None], refused: Callable[[str], None]) -> None:
        del then
        if self._denial:
            self.denials.append(f"{self._denial} ({len(self.denials) + 1})")
            refused(self.denials[-1])
            return
        self.offences.append("unlock")
        refused(elevation.why_locked(self.place))


def array() -> Drive:
    facts = ArrayInfo("raid5", "clean", 3, 1, None, None, None, None, alarm=Alarm.DEGRADED.value, why="1 of 3.")
    return make_drive("md0", DriveKind.ARRAY, array=facts, partitions=())


SOME = (a_drive(), make_drive("nvme0n1", DriveKind.NVME, rotational=False), array())
HELPER = HelperLauncher(root=False, installed=elevation.INSTALLED, pkexec=elevation.PKEXEC)
DENIALS = {
    "no-agent": elevation.why_refused(elevation.DENIED, elevation.NOBODY_TO_ASK),
    "not-authorized": elevation.why_refused(elevation.DENIED, elevation.NOT_AUTHORIZED),
    "dismissed": elevation.why_refused(elevation.DISMISSED, ""),
}
"""What becomes of the password on machines that have all that it takes to ask for it."""
MACHINES = {
    **dict.fromkeys(DENIALS, (HELPER, SOME)),
    "no-helper": (HelperLauncher(root=False), SOME),
    "no-pkexec": (HelperLauncher(root=False, installed=elevation.INSTALLED), SOME),
    "sandbox": (HelperLauncher(root=False, sandboxed=True), (a_drive(),)),
    "no-drives": (HelperLauncher(root=False), ()),
}

SAME_BUTTONS = ("not-authorized", "dismissed", "no-pkexec")
"""These differ from "no-agent" and "no-helper" in the reason alone."""


@pytest.fixture
def start(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., MainWindow]]:
    made: list[MainWindow] = []
    # No file is chosen, and no node of a drive may be read.
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_args, **_more: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args, **_more: "")
    monkeypatch.setattr(os, "access", lambda *_args: False)

    def begin(machine: str) -> MainWindow:
        place, drives = MACHINES[machine]
        window = added(qtbot, MainWindow(services_of(BareSession(place, DENIALS.get(machine, "")))))
        window.session.bring(*drives)  # type: ignore[attr-defined]  # a script's
        window.resize(1180, 760)
        window.show()
        made.append(window)
        return window

    yield begin
    for window in made:
        window.close()


def buttons(top: QWidget) -> list[QAbstractButton]:
    """Return what can be pressed, and last what takes the others away."""
    found = [
        button
        for button in top.findChildren(QAbstractButton)
        if isinstance(button, QPushButton | QToolButton) and button.isVisible() and button.isEnabled()
    ]
    return sorted(found, key=lambda one: isinstance(one, CrossButton))


def label(button: QAbstractButton) -> str:
    return button.text() or button.accessibleName()


def entries(button: QAbstractButton) -> list[QAction]:
    menu = button.menu() if isinstance(button, QPushButton | QToolButton) else None
    return [one for one in menu.actions() if one.isEnabled() and not one.isSeparator()] if menu is not None else []


def press_all(window: MainWindow, top: QWidget, path: str) -> list[str]:
    """Press all that can be pressed in *top* and the dialogs that come of it; return what only failed."""
    session = of_kind(BareSession, window.session)
    failed: list[str] = []

    def did(act: Callable[[], object], name: str) -> None:
        session.offences.clear()
        denied = len(session.denials)
        before = {address(one) for one in dialogs()}
        act()
        QApplication.processEvents()
        failed.extend(
            f"{path} / {name} says nothing" for _ in session.denials[denied:] if not says(session.denials[-1])
        )
        failed.extend(f"{path} / {name}: {offence}" for offence in session.offences)
        session.offences.clear()
        for dialog in [one for one in dialogs() if address(one) not in before]:
            failed.extend(press_all(window, dialog, f"{path} / {name}"))
            if not sip.isdeleted(dialog):
                dialog.close()

    pressed: set[object] = set()
    # What one opens may have buttons of its own.
    while not sip.isdeleted(top) and (found := [one for one in buttons(top) if address(one) not in pressed]):
        button = found[0]
        pressed.add(address(button))
        for entry in entries(button):
            if not sip.isdeleted(entry):
                did(entry.trigger, f"{label(button)} / {entry.text()}")
        if not entries(button):
            did(button.click, label(button))
    return failed


def press_actions(window: MainWindow) -> list[str]:
    """Choose each action of a drive, and agree to it; return those after which nothing says why it was refused."""
    session, menu = window.session, window.actions_menu
    assert isinstance(session, BareSession)
    window.panel.choose(session.drives[0].name)
    menu.button.click()
    names = [one.data() for one in menu.menu.actions() if one.isEnabled() and one.data() in ACTION_BY_ID]
    assert names
    silent = []
    for name in names:
        menu.menu.close()
        menu.button.click()
        denied = len(session.denials)
        next(one for one in menu.menu.actions() if one.data() == name).trigger()
        QApplication.processEvents()
        if len(session.denials) == denied and window.messages.front is not None:
            # It asks whether that is meant.
            window.messages.front.offers[-1].trigger()
            QApplication.processEvents()
        if len(session.denials) == denied or not says(session.denials[-1]):
            silent.append(name)
    menu.menu.close()
    return silent


def says(words: str) -> bool:
    """Return whether *words* can be read somewhere."""
    labels = [one for one in QApplication.allWidgets() if isinstance(one, QLabel) and one.isVisible()]
    return any(words in one.text() for one in labels)


def dialogs() -> list[QDialog]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]


def address(widget: QWidget) -> object:
    return sip.unwrapinstance(widget)  # type: ignore[func-returns-value]  # it does


@pytest.mark.slow
@pytest.mark.parametrize("machine", [name for name in MACHINES if name not in SAME_BUTTONS])
def test_no_enabled_button_only_fails(start: Callable[..., MainWindow], machine: str) -> None:
    window = start(machine)
    failed: list[str] = []
    for drive in ("", *(drive.name for drive in window.session.drives)):
        for tab in Tab:
            window.panel.choose(drive)
            window.tabs.setCurrentIndex(tab)
            if window.tabs.currentIndex() == tab:
                QApplication.processEvents()
                failed += press_all(window, window.page(tab), f"{tab.name} of {drive or 'all'}")
    assert failed == []


@pytest.mark.slow
@pytest.mark.parametrize("machine", MACHINES)
def test_what_cannot_be_done_says_why_and_neither_an_action_nor_a_message_only_fails(
    start: Callable[..., MainWindow], machine: str
) -> None:
    window = start(machine)
    place = MACHINES[machine][0]
    if machine in DENIALS:
        assert not any(DENIALS[machine] in one for one in window.messages.sentences), "nobody knows it before"
        window.menus.unlock.trigger()
        assert any(DENIALS[machine] in one for one in window.messages.sentences)
        assert window.menus.unlock.isEnabled(), "it may be there the next time"
    else:
        assert elevation.why_locked(place) in html.unescape(window.strip.read_only.toolTip())
    if not window.session.drives:
        words = [one.text() for one in window.findChildren(QLabel) if one.isVisible()]
        assert "No drives found." in words
    failed: list[str] = []
    for message in list(window.messages.all):
        window.strip.open_list()
        QApplication.processEvents()
        if window.strip.list is not None and not message.gone:
            rows = window.strip.list.messages
            row = next(one for one in rows if one.accessibleName() == message.text)
            failed += press_all(window, row, message.text)
    window.strip.close_list()
    if machine in DENIALS:
        failed += press_actions(window)
    elif window.session.drives:
        window.panel.choose(window.session.drives[0].name)
        window.actions_menu.button.click()
        for entry in window.actions_menu.menu.actions():
            if entry.isEnabled() and entry.data() not in ("trim", "note", "why-awake"):
                failed.append(entry.text())
        window.actions_menu.menu.close()
    assert failed == []


@pytest.mark.slow
def test_a_change_that_was_refused_the_password_stays_on_the_page_which_says_what_to_do(
    start: Callable[..., MainWindow],
) -> None:
    window = start("not-authorized")
    session = of_kind(BareSession, window.session)
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    page = of_kind(SettingsPage, window.page(Tab.SETTINGS))
    window.panel.choose("sda")
    page.rows["block.read_ahead"].editor.edited.emit(512, False)
    page.review.apply.click()
    assert session.denials
    assert session.denials[-1] in page.message.text.text()
    assert page.review.apply.isEnabled(), "the next try may succeed"
    assert session.of("apply") == []


@pytest.mark.slow
def test_a_page_that_lacks_something_still_offers_the_next_step_after_a_refusal(
    start: Callable[..., MainWindow],
) -> None:
    window = start("no-agent")
    window.menus.unlock.trigger()
    window.panel.choose("sda")
    for tab in (Tab.OVERVIEW, Tab.DRIVE_HEALTH, Tab.BENCHMARK, Tab.EXPERIMENT):
        window.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        # Start asks for the password by itself.
        offered = [label(one) for one in buttons(window.page(tab))]
        assert any("nlock" in one or one == "&Start…" for one in offered), tab
