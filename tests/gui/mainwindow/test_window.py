"""The window as a whole, over scripted helpers: tabs, keys, menus, messages, memory."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PyQt6.QtCore import QEvent, Qt
from PyQt6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, DriveKind, Usage
from disktune_contract.messages.privilege import Class
from disktune_contract.units import UnitSystem
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.session import Session
from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.mainwindow import dialogs, tabs
from disktune_gui.mainwindow.strip import notices
from disktune_gui.mainwindow.strip.messages import MOST, Messages
from disktune_gui.mainwindow.tabs import Tab, views
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.page_declaration import Place
from disktune_gui.services.attention import ProblemCount
from disktune_gui.theming import theme
from tests.gui.support import added, copied, services_of
from tests.gui.told import press
from tests.narrowed import of_kind, present
from tests.sample_drive import make_drive

DRIVES = (
    make_drive("sda", usage=Usage(mounts=("/",), system=True)),
    make_drive("nvme0n1", DriveKind.NVME),
    make_drive("loop0", DriveKind.LOOP),
)
CHECKOUT = HelperLauncher(root=False, checkout=theme.__file__)  # type: ignore[arg-type]  # never started


class StillSession(Session):
    """Has drives and answers nothing."""

    def __init__(self, place: HelperLauncher) -> None:
        super().__init__(place)
        self.refreshed = 0

    def _ask(self, *_: Any) -> None:
        pass

    def refresh(self) -> None:
        self.refreshed += 1

    def list(self, drives: tuple[Drive, ...]) -> None:
        self.drives, self.listed = drives, True
        self.drives_changed.emit(drives)


Make = Callable[..., MainWindow]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    """Return a maker of windows that know three drives."""
    windows: list[MainWindow] = []

    def build(place: HelperLauncher = HelperLauncher(root=True), **options: Any) -> MainWindow:  # noqa: B008  # frozen
        session = StillSession(place)
        window = added(qtbot, MainWindow(services_of(session), **{"drive": "sda", **options}))
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        session.list(DRIVES)
        windows.append(window)
        return window

    yield build
    for window in windows:
        window.close()


def selected(window: MainWindow) -> str:
    drive = window.panel.current()
    return drive.name if drive is not None else ""


def words(window: MainWindow) -> list[str]:
    """Return the texts of all labels that can be seen."""
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible()]


def test_a_new_user_begins_with_all_drives(make: Make) -> None:
    assert selected(make(drive="")) == ""


def test_a_drive_is_shown_with_its_facts_and_its_badge(make: Make) -> None:
    window = make()
    assert selected(window) == "sda"
    assert "Example sda" in words(window)
    assert "sda · Hard disk · 1.00 TB · SATA 6 Gb/s · /" in words(window)
    assert "System drive" in words(window)
    assert window.windowTitle() == "Example sda – DiskTune"
    window.panel.choose("nvme0n1")
    assert "System drive" not in words(window)


def test_a_place_shows_the_view_that_was_there_last(make: Make) -> None:
    window = make()
    window.tabs.setCurrentIndex(Tab.HISTORY)
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    window.tabs.go_to_place(Place.TUNE)
    assert window.tabs.front is Tab.HISTORY


def test_all_drives_leads_to_their_list_and_one_drive_back_to_its_page(make: Make) -> None:
    window = make()
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    window.panel.choose("")
    assert window.tabs.front is views(Place.OVERVIEW, None)[0]
    window.panel.choose("sda")
    assert window.tabs.currentIndex() == Tab.BENCHMARK


def test_control_f_searches_the_page_and_the_list_where_the_page_has_no_search(make: Make) -> None:
    window = make()
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    window.parts.go_to_search()
    assert window.focusWidget() is window.page(Tab.SETTINGS).search_field()
    window.tabs.setCurrentIndex(Tab.ACTIVITY)
    window.parts.go_to_search()
    assert window.focusWidget() is window.panel.search


@pytest.mark.slow
def test_hidden_devices_appear_when_asked_for_and_the_choice_is_kept(make: Make) -> None:
    window = make()
    assert not window.panel.model.index_of("loop0").isValid()
    window.services.preferences.show_hidden = True
    assert window.panel.model.index_of("loop0").isValid()
    again = make()
    assert again.panel.model.index_of("loop0").isValid()


@pytest.mark.slow
def test_the_selected_drive_is_remembered_and_an_argument_goes_before_it(make: Make) -> None:
    window = make()
    window.panel.choose("nvme0n1")
    window.close()
    assert selected(make(drive="")) == "nvme0n1"
    assert selected(make(drive="sda")) == "sda"


@pytest.mark.slow
def test_the_drive_is_not_remembered_while_another_one_needs_attention(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make()
    window.panel.choose("nvme0n1")
    monkeypatch.setattr(window.services.attention, "problems", lambda: ProblemCount(failing=1))
    window.close()
    assert selected(make(drive="")) == ""


@pytest.mark.slow
def test_the_page_is_remembered_and_a_named_drive_begins_with_its_first(make: Make) -> None:
    window = make()
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    window.close()
    again = make(drive="")
    assert again.tabs.currentIndex() == Tab.BENCHMARK
    again.panel.choose("nvme0n1")
    assert again.tabs.currentIndex() == Tab.BENCHMARK
    assert make(drive="sda").tabs.currentIndex() == Tab.OVERVIEW


@pytest.mark.slow
def test_all_drives_begin_with_their_list_and_a_drive_with_its_last_page(make: Make) -> None:
    window = make()
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    window.panel.choose("")
    window.tabs.setCurrentIndex(Tab.HISTORY)
    window.close()
    again = make(drive="")
    first = views(Place.OVERVIEW, None)[0]
    assert (selected(again), again.tabs.front) == ("", first)
    assert list(again.tabs.made) == [first], "no drive was looked at on the way"
    again.panel.choose("nvme0n1")
    assert again.tabs.currentIndex() == Tab.BENCHMARK
    again.close()
    assert selected(make(drive="")) == "nvme0n1"


@pytest.mark.slow
def test_size_and_the_width_of_the_list_are_remembered(make: Make) -> None:
    window = make()
    window.resize(1250, 720)
    window.splitter.setSizes([350, 900])
    QApplication.processEvents()
    width = window.splitter.sizes()[0]
    window.close()
    again = make()
    # The screen of the tests is narrower than that.
    assert again.height() == 720
    again.resize(1250, 720)
    QApplication.processEvents()
    assert again.splitter.sizes()[0] == width
    again.resize(700, 650)
    again.close()
    assert (make().size().width(), make().size().height()) == (700, 650)


def test_a_page_that_is_no_more_is_not_looked_for(make: Make) -> None:
    window = make()
    window.close()
    window.services.preferences.keep("page", "GONE")
    assert make().tabs.currentIndex() == Tab.OVERVIEW


def test_f5_reads_the_list_again(make: Make, qtbot: QtBot) -> None:
    window = make()
    qtbot.keyClick(window, Qt.Key.Key_F5)  # type: ignore[no-untyped-call]  # pytest-qt's
    assert of_kind(StillSession, window.session).refreshed == 1


def test_coming_back_to_the_window_and_waking_up_ask_again(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    window = make()
    session = of_kind(StillSession, window.session)
    now = [time.monotonic() + 60]
    monkeypatch.setattr("disktune_gui.mainwindow.parts.time.monotonic", lambda: now[0])
    window.changeEvent(QEvent(QEvent.Type.ActivationChange))
    assert session.refreshed == 1
    window.changeEvent(QEvent(QEvent.Type.ActivationChange))
    assert session.refreshed == 1, "it has only just been asked"
    window.parts.resume.on_sleep(True)
    assert session.refreshed == 1
    window.parts.resume.on_sleep(False)
    assert session.refreshed == 2


def test_a_user_with_a_checkout_is_offered_the_helper_with_a_command_to_copy(make: Make) -> None:
    window = make(CHECKOUT)
    assert not window.strip.read_only.isHidden()
    assert window.messages.sentences == []
    window.strip.open_list()
    [row] = present(window.strip.list).messages
    assert row.accessibleName() == ("Read-only. Install the helper: sudo make install-helper")
    row.links[0].click()
    window.strip.close_list()
    assert copied() == "sudo make install-helper"


def test_root_and_the_demo_are_offered_nothing(make: Make) -> None:
    for place in (HelperLauncher(root=True, checkout=CHECKOUT.checkout), HelperLauncher(root=False, demo=True)):
        window = make(place)
        assert window.messages.sentences == []
        assert window.strip.read_only.isHidden()


def test_notices_are_shown_once_each_bounded_and_can_be_dismissed(make: Make) -> None:
    window = make(HelperLauncher(root=False, demo=True))
    texts = [f"Number {number}" for number in range(MOST + 1)]
    for text in (texts[0], *texts):
        window.session.notice.emit(text)
    assert window.messages.sentences == texts[1:]
    for _ in range(MOST):
        window.strip.front.dismissed.emit()
    assert window.messages.sentences == []
    assert window.messages.front is None


def test_what_is_not_so_any_more_is_taken_back(make: Make) -> None:
    window = make(HelperLauncher(root=False, demo=True))
    gone = "DiskTune's helper stopped. Unlock again."
    window.session.notice.emit(gone)
    window.session.notice.emit("Something else.")
    window.session.settled.emit(gone)
    assert window.messages.sentences == ["Something else."]


def test_what_cannot_be_kept_is_a_message(make: Make) -> None:
    window = make(HelperLauncher(root=False, demo=True))
    window.services.preferences.lost.emit("It cannot be kept.")
    assert window.messages.sentences == ["It cannot be kept."]


def test_a_sentence_from_outside_is_never_markup(make: Make) -> None:
    window = make(HelperLauncher(root=False, demo=True))
    window.messages.say("<b>drive</b> says & so")
    assert window.strip.front.text.textFormat() is Qt.TextFormat.PlainText
    window.strip.open_list()
    [label] = present(window.strip.list).messages[0].findChildren(QLabel)
    assert label.textFormat() is Qt.TextFormat.PlainText
    window.strip.close_list()


def test_help_opens_without_stopping_the_program(make: Make) -> None:
    window = make()
    dialogs.show_shortcuts(window)
    dialogs.show_about(window)
    boxes = window.findChildren(QMessageBox)
    assert len(boxes) == 2
    assert any("F5" in box.text() for box in boxes)
    assert any(tabs.key_of(Place.ACTIVITY) in box.text() for box in boxes), "every place has its key"
    for box in boxes:
        assert [button.text() for button in box.buttons()] == ["&Close"]
        box.close()


@pytest.mark.parametrize("demo", [True, False])
def test_nobody_takes_simulated_drives_for_real_ones(make: Make, demo: bool) -> None:
    window = make(HelperLauncher(root=False, demo=demo))
    assert window.windowTitle().endswith(" – demo – DiskTune") is demo


def test_a_long_name_ends_in_an_ellipsis_and_can_still_be_read(qtbot: QtBot) -> None:
    label = ElidedLabel("A drive whose maker could not decide what to call it, nor when to stop")
    qtbot.addWidget(label)
    label.resize(120, 20)
    label.show()
    assert not label.fits
    assert label.toolTip() == label.text()
    label.resize(label.fontMetrics().horizontalAdvance(label.text()) + 10, 20)
    QApplication.processEvents()
    assert label.fits
    assert not label.toolTip()
    assert label.minimumSizeHint().width() == 0


def test_units_reach_the_list(make: Make) -> None:
    window = make()
    window.services.preferences.units = UnitSystem.IEC
    assert "932 GiB" in window.panel.model.subtitle(DRIVES[0])


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours by WCAG 2.1 (1 to 21)."""

    def luminance(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("dark", [False, True])
def test_lines_of_charts_can_be_told_from_their_background(dark: bool) -> None:
    for index in range(12):
        assert contrast(theme.series(index, dark=dark).colour, theme.chart_background(dark=dark)) >= 3
    assert len({theme.series(index, dark=dark) for index in range(12)}) == 12


def test_what_can_be_acted_upon_stays_when_there_is_too_much_to_say(qapp: object) -> None:
    messages = Messages()
    messages.say("An array is degraded.").offer("Show", "Show it", lambda: None)
    texts = [f"Number {number}" for number in range(MOST)]
    for text in texts:
        messages.say(text)
    assert messages.sentences == ["An array is degraded.", *texts[1:]]


def test_refusals_take_each_others_place_and_end_with_the_password(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make(HelperLauncher(root=False, demo=True))
    session = window.session
    answers = ["The password dialog was closed.", "You were not authorised."]
    monkeypatch.setattr(session, "unlock", lambda _owner, _then, refused: refused(answers.pop(0)))
    before = list(window.messages.sentences)
    for expected in list(answers):
        window.menus.unlock.trigger()
        assert window.messages.sentences == [*before, expected]
    session.privilege_changed.emit(Class.TUNE)
    assert window.messages.sentences == before


def test_waiting_for_a_password_can_be_given_up_in_the_window(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "PATIENCE_MS", 10)
    window = make()
    stopped: list[bool] = []
    monkeypatch.setattr(window.session, "stop_unlocking", lambda: stopped.append(True))
    before = len(window.messages.sentences)
    window.session.password_awaited.emit(True)
    qtbot.waitUntil(lambda: len(window.messages.sentences) > before)
    assert "Enter your password; the dialog may be behind this window." in window.messages.sentences[-1]
    press(window.messages, "Stop Waiting")
    assert stopped
    window.session.password_awaited.emit(False)
    assert len(window.messages.sentences) == before


def test_it_is_said_that_the_selected_drive_is_gone_and_what_that_means(make: Make) -> None:
    window = make(HelperLauncher(root=False, demo=True))
    session = of_kind(StillSession, window.session)
    window.panel.choose("nvme0n1")
    before = list(window.messages.sentences)
    session.list(tuple(drive for drive in DRIVES if drive.name != "nvme0n1"))
    assert window.messages.sentences == [
        *before,
        "Example nvme0n1 (nvme0n1) is gone. Check cable and power.",
    ]
    assert selected(window) == ""
    session.list(DRIVES)
    assert window.messages.sentences == before
    assert selected(window) == "nvme0n1"


def test_a_drive_that_was_wanted_while_it_was_away_is_no_longer_missed_when_it_is_back(make: Make) -> None:
    window = make(HelperLauncher(root=False, demo=True))
    session = of_kind(StillSession, window.session)
    session.list(tuple(drive for drive in DRIVES if drive.name != "nvme0n1"))
    window.routes.settings_of("nvme0n1")
    assert window.messages.sentences[-1] == "nvme0n1 is gone."
    session.list(DRIVES)
    assert "nvme0n1 is gone." not in window.messages.sentences


def test_changes_laid_out_for_a_drive_that_is_gone_are_spoken_of(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make(HelperLauncher(root=False, demo=True))
    session = of_kind(StillSession, window.session)
    window.panel.choose("nvme0n1")
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    monkeypatch.setattr(window.page(Tab.SETTINGS), "has_edits", lambda drive: drive.name == "nvme0n1")
    session.list(tuple(drive for drive in DRIVES if drive.name != "nvme0n1"))
    assert window.messages.sentences[-1].endswith("Your changes were not applied.")
