"""The page Your Drives: what it asks, by mouse, by keyboard, for screen readers, with a thousand drives."""

from __future__ import annotations

import time

import pytest
from PyQt6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from disktune_contract.drives.activity import DiskStat
from disktune_contract.drives.drive import DriveKind
from disktune_contract.messages.look import ActivitySample
from disktune_contract.messages.privilege import Class
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.home.page import HomePage
from disktune_gui.page_declaration import DrivePart
from tests.gui.home.home_stage import ASLEEP, CAUTION, FAILING, GOOD, HIDDEN, HomeStage, array, names
from tests.gui.scripted_session import keyboard
from tests.gui.support import added, copied, opened
from tests.narrowed import present
from tests.sample_drive import make_drive


@pytest.fixture
def stage(qtbot: QtBot) -> HomeStage:
    return HomeStage(qtbot)


def stat(name: str, reads: int) -> DiskStat:
    return DiskStat(name, reads, 0, reads * 2048, reads, 0, 0, 0, 0, 0, reads, reads)


def asked_of(stage: HomeStage, name: str) -> set[str]:
    return {
        verb for verb, args in stage.session.asked if getattr(getattr(args, "drive", None), "name", "") == name
    }


# -- what is asked -----------------------------------------------------------------------------------------


def test_a_sleeping_drive_is_asked_for_its_health_alone(stage: HomeStage) -> None:
    """The helper answers that from the power mode; `checkup` reads the kernel's files."""
    stage.health |= {"sdb": ASLEEP, "sdh": HIDDEN}
    stage.show(make_drive("sda"), make_drive("sdb"), make_drive("sdh", DriveKind.USB))
    checkups = stage.services.checkups
    stage.qtbot.waitUntil(lambda: len(checkups._found) == 3)
    assert asked_of(stage, "sdb") == asked_of(stage, "sdh") == {"health", "checkup"}
    assert {"health", "checkup", "settings"} <= asked_of(stage, "sda")


def test_each_drive_is_asked_once_and_again_when_the_user_wants_it(stage: HomeStage) -> None:
    page = stage.show(make_drive("sda"), make_drive("sdb"))
    page.set_active(False)
    page.set_active(True)
    stage.settle(page)
    assert len(stage.session.of("health")) == 2
    page.refresh()
    stage.settle(page)
    assert len(stage.session.of("health")) == 4


def test_at_most_four_drives_are_asked_at_a_time(stage: HomeStage) -> None:
    """One that takes half a minute does not keep the others waiting, and a remote machine is not flooded."""
    stage.session.held = True
    drives = [make_drive(f"sd{letter}") for letter in "abcdef"]
    page = added(stage.qtbot, HomePage(stage.services, lambda _drive: QMenu()))
    stage.session.bring(*drives)
    page.show_drive(None)
    assert names(page) == [drive.name for drive in drives], "the rows are there before the first answer"
    stage.services.health_news.begin()
    stage.qtbot.waitUntil(lambda: len(stage.session.of("health")) == 4)
    stage.session.let_go()
    stage.settle(page)
    assert len(stage.session.of("health")) == 6


def test_a_drive_that_another_program_has_woken_is_asked_again(stage: HomeStage) -> None:
    stage.health["sdb"] = ASLEEP
    page = stage.show(make_drive("sdb"))
    assert (page.model.rows[0].now.text, page.model.rows[0].now.icon) == ("standby", "moon")
    stage.health["sdb"] = GOOD
    for at, reads in enumerate((0, 0, 500)):
        stage.session.activity.emit(ActivitySample(float(at), (stat("sdb", reads),)))
    stage.settle(page)
    assert len(stage.session.of("health")) == 2
    assert page.model.rows[0].word == "Good"
    assert page.model.rows[0].now.text.endswith("MB/s")


def test_without_permission_one_card_says_so_and_no_row_does(qtbot: QtBot) -> None:
    stage = HomeStage(qtbot, Class.BROWSE)
    page = stage.show(make_drive("sda"), make_drive("sdb"))
    assert page.access.isVisibleTo(page)
    assert page.access.title.text() == "Health is locked"
    assert page.access.title.geometry().bottom() < page.access.why.geometry().top()
    assert [(row.word, row.reason, row.problem) for row in page.model.rows] == [("Unknown", "", None)] * 2
    assert not stage.session.of("health")
    page.access.act.click()
    stage.settle(page)
    assert not page.access.isVisibleTo(page)
    assert [row.word for row in page.model.rows] == ["Good", "Good"]


def test_without_a_helper_the_card_offers_the_command_and_a_refresh_looks_for_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = HomeStage(qtbot, Class.BROWSE)
    monkeypatch.setattr(type(stage.session), "can_unlock", False)
    stage.session.place = HelperLauncher(root=False)
    page = stage.show(make_drive("sda"))
    assert page.access.command.isVisibleTo(page)
    assert "install" in page.access.command.text()
    looked: list[str] = []
    monkeypatch.setattr(stage.session, "look_for_helper", lambda: looked.append("again"))
    page.refresh()
    assert looked == ["again"]


# -- order -------------------------------------------------------------------------------------------------


def moved(page: HomePage, *places: tuple[int, int]) -> None:
    viewport = present(page.list.viewport())
    for place in places:
        at = QPointF(*place)
        none = Qt.MouseButton.NoButton
        event = QMouseEvent(
            QEvent.Type.MouseMove, at, viewport.mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(viewport, event)


@pytest.mark.parametrize("rests", [False, True])
def test_rows_change_places_only_when_the_pointer_has_left_or_rests(
    stage: HomeStage, monkeypatch: pytest.MonkeyPatch, rests: bool
) -> None:
    monkeypatch.setattr("disktune_gui.home.list_view.REST_MS", 600_000)
    page = stage.show(make_drive("sda"), make_drive("sdb"))
    moved(page, (20, 20), (21, 20))
    stage.health["sdb"] = FAILING
    page.refresh()
    stage.qtbot.waitUntil(lambda: page.model.rows[1].word == "Failing")
    assert names(page) == ["sda", "sdb"]
    if rests:
        next(one for one in page.list.findChildren(QTimer) if one.isActive()).start(0)
    else:
        QApplication.sendEvent(page.list, QEvent(QEvent.Type.Leave))
    stage.qtbot.waitUntil(lambda: names(page) == ["sdb", "sda"])


def test_a_window_that_opens_under_the_pointer_shows_the_worst_first(stage: HomeStage) -> None:
    page = stage.show(make_drive("sda"), make_drive("sdb"))
    moved(page, (20, 20), (20, 20))
    stage.health["sdb"] = FAILING
    page.refresh()
    stage.qtbot.waitUntil(lambda: page.model.rows[0].word == "Failing")


def test_the_selected_row_stays_selected_when_its_place_changes(stage: HomeStage) -> None:
    page = stage.show(make_drive("sda"), make_drive("sdb"), make_drive("sdc"))
    page.list.setCurrentIndex(page.model.index_of("sdc"))
    stage.health["sdc"] = CAUTION
    page.refresh()
    stage.qtbot.waitUntil(lambda: names(page) == ["sdc", "sda", "sdb"])
    assert page.list.currentIndex() == page.model.index_of("sdc")
    stage.session.bring(*(one for one in stage.session.drives if one.name != "sda"), make_drive("sdd"))
    assert names(page) == ["sdc", "sdb", "sdd"]
    assert page.list.currentIndex() == page.model.index_of("sdc")


# -- mouse, keyboard, screen reader ------------------------------------------------------------------------


def button_place(page: HomePage, number: int) -> QPoint:
    rect = page.list.visualRect(page.model.index(number, 0))
    for x in range(rect.right(), rect.left(), -4):
        for y in range(rect.bottom(), rect.top(), -4):
            if page.list.button_at(QPoint(x, y)) == number:
                return QPoint(x, y)
    raise AssertionError("no button")


def test_the_button_is_pressed_by_mouse_and_by_space_and_enter_opens_the_drive(stage: HomeStage) -> None:
    stage.health["sdb"] = FAILING
    page = stage.show(make_drive("sda"), make_drive("sdb"))
    told: list[object] = []
    page.part_wanted.connect(lambda *what: told.append(what))
    page.drive_wanted.connect(told.append)
    viewport, place = page.list.viewport(), button_place(page, 0)
    keyboard.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    assert told == [("sdb", DrivePart.RESCUE)]
    keyboard.mousePress(viewport, Qt.MouseButton.LeftButton, pos=place)
    keyboard.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert len(told) == 1, "released elsewhere"
    page.list.setCurrentIndex(page.model.index(0, 0))
    keyboard.keyClick(page.list, Qt.Key.Key_Space)
    keyboard.keyClick(page.list, Qt.Key.Key_Return)
    keyboard.keyClick(page.list, Qt.Key.Key_Down)
    keyboard.keyClick(page.list, Qt.Key.Key_Space)
    keyboard.keyClick(page.list, Qt.Key.Key_Enter)
    assert told[1:] == [("sdb", DrivePart.RESCUE), "sdb", "sda"]
    calm = page.list.visualRect(page.model.index(1, 0)).center()
    keyboard.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=calm)
    assert told[4:] == ["sda"]


def test_the_context_menu_has_the_button_first(stage: HomeStage) -> None:
    stage.health["sda"] = FAILING
    page = stage.show(make_drive("sda"))
    menu = QMenu(page)
    menu.addAction("Overview")
    page._menu_of = lambda _drive: menu
    with stage.qtbot.waitSignal(page.part_wanted) as told:
        page._open_menu(page.model.rows[0], QPoint())
        assert [action.text() for action in menu.actions()] == [
            "What to Copy First…",
            "",
            "Overview",
            "",
            "Copy &All",
        ]
        menu.actions()[0].trigger()
    assert told.args == ["sda", DrivePart.RESCUE]
    menu.close()


def test_a_screen_reader_gets_the_whole_row(stage: HomeStage) -> None:
    stage.health["sda"] = FAILING
    page = stage.show(make_drive("sda"))
    name = str(page.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert "Health: Failing" in name
    assert "Copy /home now" in name


# -- size --------------------------------------------------------------------------------------------------


def test_a_thousand_drives_are_shown_and_scrolled(stage: HomeStage) -> None:
    drives = [make_drive(f"sd{number:04d}") for number in range(1000)]
    stage.health["sd0777"] = FAILING
    page = opened(stage.qtbot, HomePage(stage.services, lambda _drive: QMenu()), 956, 640)
    stage.session.bring(*drives)
    page.show_drive(None)
    page.set_active(True)
    stage.session.health_read.emit(drives[777].ref, FAILING)
    stage.qtbot.waitUntil(lambda: names(page)[0] == "sd0777")
    page.list.scrollToBottom()
    bar = present(page.list.verticalScrollBar())
    assert bar.maximum() > 30_000
    assert bar.value() == bar.maximum()
    assert page.list.visualRect(page.model.index(999, 0)).bottom() <= page.list.height()
    # Each second, only what moved is looked at.
    began = time.process_time()
    for at in range(3):
        stats = tuple(stat(drive.name, at * 500 if drive.name == "sd0001" else 0) for drive in drives)
        stage.session.activity.emit(ActivitySample(float(at), stats))
    assert time.process_time() - began < 3, "a second of processor time each would never end"


def test_rows_with_a_problem_are_higher_and_groups_have_a_gap(stage: HomeStage) -> None:
    stage.health["sda"] = FAILING
    page = stage.show(make_drive("sda"), make_drive("sdb"), make_drive("sdc"))
    heights = [page.list.visualRect(page.model.index(number, 0)).height() for number in range(3)]
    assert heights[0] > heights[1] > heights[2]


def test_in_the_smallest_window_nothing_is_cut_off_to_the_side(stage: HomeStage) -> None:
    stage.health["sda"] = FAILING
    page = stage.show(make_drive("sda"), array(operation="recovery", progress_percent=61.0, finish_minutes=134.0))
    page.resize(QSize(800, 460))
    assert page.minimumSizeHint().width() <= 800
    columns = present(page.list._delegate.columns)
    assert columns.age is None, "the second line has it"
    assert columns.end <= page.list.width()
    assert columns.name < columns.health < columns.warmth < columns.now < columns.end
    page.grab()


def test_ctrl_c_copies_all_rows(stage: HomeStage) -> None:
    page = stage.show(make_drive("sda"), make_drive("sdb"))
    keyboard.keyClick(page.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert copied() == page.text()
    assert {"sda", "sdb"} <= set(copied().split())
