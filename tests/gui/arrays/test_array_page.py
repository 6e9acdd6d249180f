"""The page of an array over the real protocol, on the demo's rebuild."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.boost import PRESET_BY_ID
from disktune_contract.arrays.slowdown_causes import Fix, HelpfulChange
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health.health import Health
from disktune_contract.health.verdict import HealthJudgement, HealthVerdict
from disktune_contract.messages.change import BoostStage
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.arrays.page import ArrayPage
from disktune_gui.client.session import Session
from disktune_gui.health.badge import KnownHealth
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.store import operation_history
from tests.gui.scripted_session import keyboard
from tests.gui.support import opened, services_of
from tests.narrowed import of_kind, present
from tools.screens.faults import cut_cells

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _own_past(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is remembered of operations be the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.fixture
def session(shared_demo: Session) -> Session:
    """Return the session of all tests here: each ends the boost and the pause that it began."""
    return shared_demo


@pytest.fixture
def array(session: Session) -> Drive:
    return next(drive for drive in session.drives if drive.kind is DriveKind.ARRAY)


@pytest.fixture
def page(qtbot: QtBot, session: Session, array: Drive) -> ArrayPage:
    found = opened(qtbot, ArrayPage(services_of(session)), 1000, 900)
    found.show_drive(array)
    found.set_active(True)
    qtbot.waitUntil(found.speed_up.start.isEnabled)
    return found


def stage(page: ArrayPage, since: float) -> BoostStage | None:
    """Return how far the boost is that began after a moment."""
    state = page.boosts.state
    return state.stage if state is not None and state.began >= since else None


def values(qtbot: QtBot, session: Session, drive: Drive) -> dict[str, object]:
    """Return what the helper reads of a drive now."""
    answers: list[StateList] = []
    session.request(session, "settings", OfDrive(drive.ref), answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    return {state.setting: state.value for state in answers[0].states}


def test_what_it_shows_of_a_rebuild(qtbot: QtBot, page: ArrayPage) -> None:
    assert page.status.state.text() == "Rebuilding sdg"
    assert 612 <= page.status.progress.value() < 700
    assert page.status.speed.text().endswith("each")
    assert "kernel" not in page.status.forecast.text()
    assert page.advice.title.text() == "No redundancy"
    qtbot.waitUntil(lambda: len(page.members.table.rows) == 3)
    assert [row[:3] for row in page.members.table.rows] == [
        ("sde1", 0, "in sync"),
        ("sdf1", 1, "in sync"),
        ("sdg1", 2, "rebuilding"),
    ]
    assert page.members.table.header[1:3] == ("Slot", "Role")
    sides = [page.members._model.index(0, column).data(Qt.ItemDataRole.TextAlignmentRole) for column in (1, 2, 3)]
    # Only numbers that are compared end at the right: slot and role do not run into each other.
    assert [bool(side and side & Qt.AlignmentFlag.AlignRight) for side in sides] == [False, False, True]
    assert page.members._printed["sdf1"] == "sdf1, WD-WCAPW0000001, Unknown"
    assert ("Read-ahead", "2.00 MiB, 2 stripes") in [(row.label, row.value) for row in page.facts.facts.rows]

    # A hard disk tells its temperature from the second list on, when it was seen to work since the first.
    page.session.refresh()
    qtbot.waitUntil(lambda: all(str(row[5]).endswith("°C") for row in page.members.table.rows))


def test_details_buttons_and_warnings_are_in_order(qtbot: QtBot, page: ArrayPage) -> None:
    assert not page.values.values.isVisible()
    page.values.opened = True
    assert page.values.values.isVisible()
    found = {row[0]: row[1] for row in page.values.values.table.rows}
    assert (found["sync_action"], found["raid_disks"], found["degraded"]) == ("recover", "3", "1")
    assert found["sync_speed_min"] == "1000 (system)"
    assert found["dev-sdg1/state"]
    assert found["UUID"] == "3b6f0c1e:7d2a4e55:9a1c8f20:51d7e6a4"
    assert found["/dev/sdg1"] == "Number 3, Device 8:97, RaidDevice 2, State spare rebuilding"
    qtbot.waitUntil(lambda: ("Name", "desktop:0") in [row[:2] for row in page.values.values.table.rows])
    qtbot.waitUntil(page.buttons["array-pause"].isVisible)
    shown = [name for name, button in page.buttons.items() if button.isVisible()]
    assert shown == ["array-pause"], "the bitmap cannot be changed during a rebuild"
    qtbot.waitUntil(lambda: bool(page.troubles.buttons))
    assert page.troubles.shown[1][0].startswith("sde, sdf, sdg: ")
    # Tab goes from top to bottom.
    wanted = (page.buttons["array-pause"], page.speed_up.start, *page.troubles.buttons, page.members)
    chain, widget = [], page.nextInFocusChain()
    while widget is not None and widget is not page:
        chain.append(widget)
        widget = widget.nextInFocusChain()
    assert sorted(wanted, key=chain.index) == list(wanted)


def test_members_have_live_speeds_and_a_way_to_their_drives(
    qtbot: QtBot, page: ArrayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def doing() -> list[str]:
        return [str(row[3] or "").split(" ")[0] for row in page.members.table.rows]

    page.services.begin()
    qtbot.waitUntil(lambda: all(doing()))
    assert doing() == ["reads", "reads", "writes"]
    model = present(page.members.model())
    failing = KnownHealth(Health(), HealthJudgement(HealthVerdict.FAILING, (), ()), 1.0)
    monkeypatch.setattr(page.members, "_health", lambda drive: failing if drive.name == "sde" else None)
    page._show()
    marks = [model.index(row, 0).data(Qt.ItemDataRole.DecorationRole).name() for row in range(3)]
    assert marks == ["disktune-failing", "disktune-unknown", "disktune-unknown"]
    assert page.members._printed["sde1"].endswith(", Failing")
    buttons = [page.members.indexWidget(model.index(row, model.columnCount() - 1)) for row in range(3)]
    assert [button.accessibleName() for button in buttons if button is not None] == [
        f"Show {name}" for name in ("sde1", "sdf1", "sdg1")
    ]
    page.refresh()
    page._show()
    assert page.members.indexWidget(model.index(1, model.columnCount() - 1)) is buttons[1], "not under the pointer"
    with qtbot.waitSignal(page.drive_wanted) as told:
        keyboard.keyClick(buttons[1], Qt.Key.Key_Space)
    assert told.args == ["sdf"]
    page.members.selectRow(2)
    with qtbot.waitSignal(page.drive_wanted) as told:
        keyboard.keyClick(page.members, Qt.Key.Key_Return)
    assert told.args == ["sdg"]


def test_a_narrow_table_of_members_is_not_scrolled_and_loses_the_slot_first(
    qtbot: QtBot, page: ArrayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    members, slot, errors = page.members, 1, 4
    qtbot.waitUntil(lambda: len(members.table.rows) == 3)
    monkeypatch.setattr(members, "_errors", lambda *_about: "1432 reallocated")
    page._show()
    members.setFixedWidth(1000)
    rest, last = members.columnWidth(slot), len(members.table.header) - 1
    header = present(members.horizontalHeader())
    needed = 1000 - members.columnWidth(0) + max(members.sizeHintForColumn(0), header.sectionSizeHint(0))
    for lost in (0, rest, rest + 10):
        members.setFixedWidth(needed - lost)
        QApplication.processEvents()
        assert present(members.horizontalScrollBar()).maximum() == 0
        assert members.columnViewportPosition(last) + members.columnWidth(last) == needed - lost
        assert members.isColumnHidden(slot) is bool(lost)
    assert members.columnWidth(errors) == members.sizeHintForColumn(errors) - 10
    assert list(cut_cells(page)) == []
    words = str(members.table.rows[0][errors])
    assert words in present(members.model()).index(0, errors).data(Qt.ItemDataRole.ToolTipRole)


def test_a_rebuild_is_sped_up_with_two_clicks_from_the_start(
    qtbot: QtBot, session: Session, array: Drive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    window = opened(qtbot, MainWindow(services_of(session)), 1180, 760)
    view = window.panel.view
    view.scrollTo(window.panel.model.index_of(array.name))
    place = view.visualRect(window.panel.model.index_of(array.name))
    keyboard.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    page = of_kind(OverviewPage, window.page(Tab.OVERVIEW)).array
    assert page is not None
    assert page.isVisible()
    qtbot.waitUntil(page.speed_up.start.isEnabled)
    for part in (page.status.state, page.status.progress, page.status.forecast, page.speed_up.start):
        assert not part.visibleRegion().isEmpty(), "without scrolling"
        assert part.visibleRegion().boundingRect().size() == part.size()
    keyboard.mouseClick(page.speed_up.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(page.speed_up.end.isVisible)
    assert present(page.boosts.state).preset == "normal"
    page.speed_up.end.click()
    qtbot.waitUntil(page.speed_up.start.isVisible)


def test_a_member_its_array_and_what_to_copy_first_lead_to_each_other(
    qtbot: QtBot, session: Session, array: Drive
) -> None:
    window = opened(qtbot, MainWindow(services_of(session), drive=array.name))
    overview = of_kind(OverviewPage, window.page(Tab.OVERVIEW))
    assert overview.array is not None
    overview.array.drive_wanted.emit("sdf")
    assert window.windowTitle().startswith("WDC WD5000AAKS")
    assert overview.array.isHidden()
    assert not overview.array.active
    overview.arrays.array_wanted.emit(array.name)
    assert overview.array.isVisible()
    assert overview.columns.isHidden()
    qtbot.waitUntil(overview.array.advice.rescue.isVisible)
    overview.array.advice.rescue.click()
    assert window.parts.drive is not None
    assert window.parts.drive.name == "sde"
    qtbot.waitUntil(overview.verdict.rescue.isVisible)
    assert overview.verdict.steps[0].title.text() == "Copy /srv/media"
    rise = overview.verdict.rise
    assert rise.isVisible()
    assert rise.name.text() == "Reallocated sectors"
    assert overview.verdict.why.text().startswith("Reallocated sectors: 1336 new.")
    assert [(line.points[0][1], line.points[-1][1]) for line in rise.chart.lines] == [(0, 1432)]
    window.panel.choose("sdf")
    qtbot.waitUntil(overview.verdict.isVisible)
    assert rise.isHidden()
    # The boost is offered for arrays alone.
    window.panel.choose(array.name)
    window.lay_offer("speed-up")
    assert window.tabs.currentIndex() == Tab.OVERVIEW
    window.proposals.propose_fix(Fix((HelpfulChange("sde", "ata.read_recovery", 70),)))
    assert window.parts.drive.name == "sde"
    assert not overview.offer("speed-up")


def test_pausing_asks_first_and_resuming_does_not(qtbot: QtBot, page: ArrayPage, array: Drive) -> None:
    def until_shown(button: str, state: str) -> None:
        """Actions and state are two answers."""
        qtbot.waitUntil(lambda: page.buttons[button].isVisible() and page.status.state.text() == state)

    report = present(page.model.report)
    until_shown("array-pause", "Rebuilding sdg")
    page.buttons["array-pause"].click()
    assert "may cause data loss" in page.message.text.text()
    page.message.action.click()
    until_shown("array-resume", "Paused until resumed")
    assert page.status.progress.isHidden()
    # What came of it is withdrawn when it is so no more: another window resumed it.
    qtbot.waitUntil(lambda: page.message.text.text().startswith("Paused."))
    assert page.message.isVisible()
    page._reports.take(array.ref, report)
    assert page.message.isHidden()
    page.buttons["array-resume"].click()
    until_shown("array-pause", "Rebuilding sdg")


def test_speed_up_and_put_back(qtbot: QtBot, page: ArrayPage, session: Session, array: Drive) -> None:
    before = values(qtbot, session, array)
    page.speed_up.choose("fast")
    assert "Uses 93.0 MiB more memory" in page.speed_up.cost.text()
    page.speed_up.start.click()
    qtbot.waitUntil(page.speed_up.end.isVisible)
    assert page.speed_up.state.text().startswith(f"Boost active ({PRESET_BY_ID['fast'].label})")
    during = values(qtbot, session, array)
    assert (during["md.stripe_cache"], during["md.sync_speed_min"]) == (8192, 5_000_000)
    qtbot.waitUntil(lambda: bool(page.model.speeds) and page.model.speeds[-1][1] > 45e6)
    page.speed_up.end.click()
    qtbot.waitUntil(page.speed_up.start.isVisible)
    assert page.speed_up.state.text() == "Boost stopped. All reverted."
    assert values(qtbot, session, array) == before


def test_depths_are_tried_in_turn_and_where_none_is_faster_the_present_one_stays(
    qtbot: QtBot, page: ArrayPage, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    # How far the demo comes in a turn is a matter of what else this machine does.
    looks = count(1)
    monkeypatch.setattr(page.depths, "_done_bytes", lambda: (look := float(next(looks)), look * 50e6))
    before = values(qtbot, session, next(drive for drive in session.drives if drive.name == "sdf"))
    page.depths.settle_s, page.depths.turn_s = 0.1, 0.1
    said: list[str] = []
    page.depths.said.connect(said.append)
    page.speed_up.choose("fast")
    with qtbot.waitSignal(page.depths.ended):
        page.speed_up.try_depths.click()
    assert [words.split(", ")[0] for words in said[:-1]] == [
        f"Queue depth {depth}" for depth in (32, 1, 8, 8, 1, 32)
    ]
    assert said[-1].startswith("No difference above")
    qtbot.waitUntil(page.speed_up.end.isVisible)
    page.speed_up.end.click()
    qtbot.waitUntil(page.speed_up.start.isVisible)
    assert values(qtbot, session, next(d for d in session.drives if d.name == "sdf")) == before


def test_a_boost_that_is_just_being_applied_is_reverted_all_the_same(
    qtbot: QtBot, page: ArrayPage, session: Session
) -> None:
    before = values(qtbot, session, next(drive for drive in session.drives if drive.name == "sdf"))
    page.speed_up.choose("fast")
    began = time.time()
    page.speed_up.start.click()
    page.speed_up.unwanted.emit()
    qtbot.waitUntil(lambda: stage(page, began) is BoostStage.ENDED)
    assert values(qtbot, session, next(d for d in session.drives if d.name == "sdf")) == before


def test_leaving_the_page_ends_the_trial_and_puts_everything_back(qtbot: QtBot, page: ArrayPage) -> None:
    page.depths.settle_s = 30
    began = time.time()
    page.speed_up.try_depths.click()
    assert page.speed_up.end.text() == "Stop and Revert"
    qtbot.waitUntil(lambda: stage(page, began) is BoostStage.ON)
    page.set_active(False)
    assert not page.depths.running
    page.set_active(True)
    qtbot.waitUntil(lambda: stage(page, began) is BoostStage.ENDED)


def test_the_whole_operation_is_shown_with_when_it_fell(qtbot: QtBot, page: ArrayPage) -> None:
    [fell] = [words for words, _tone in page.troubles.shown if words.startswith("Fell from ")]
    assert fell.endswith("other work began, most I/O by borg.")
    assert page.whole.isVisibleTo(page)
    page.whole.opened = True
    chart = present(page._whole).speed.chart
    qtbot.waitUntil(lambda: chart.accessibleDescription() == fell)
    page.show_drive(None)
    assert not page.whole.isVisibleTo(page)


def test_an_operation_is_remembered_on_whichever_page_the_window_is(
    qtbot: QtBot, session: Session, array: Drive
) -> None:
    services = services_of(session)
    services.begin()
    watching = services.operations
    reports: list[ArrayReport] = []
    session.request(session, "array", OfDrive(array.ref), reports.append)
    session.drives_changed.emit(session.drives)
    qtbot.waitUntil(lambda: bool(reports) and array.identity in watching._chronicles)
    assert watching._chronicles[array.identity].running
    idle = replace(reports[0], action="idle", done_sectors=None)
    with qtbot.waitSignal(watching.remembered):
        watching.take(array.ref, idle)
    found = operation_history.read(operation_history.path(), array.identity)
    assert [(one.operation, one.array, one.done) for one in found] == [("recover", array.name, False)]
    # Without an identity there is nothing to remember it by.
    nameless = replace(array.ref, identity="")
    watching.take(nameless, reports[0])
    watching.take(nameless, idle)
    assert len(operation_history.read(operation_history.path())) == 1
