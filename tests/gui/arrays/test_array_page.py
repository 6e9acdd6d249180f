"""The page of an array over the real protocol, on the demo's rebuild."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.array import ArrayBitmap, ArrayReport
from disktune_contract.arrays.boost import OWN
from disktune_contract.arrays.md import Waiting
from disktune_contract.arrays.slow_member import Suspect
from disktune_contract.arrays.slowdown_causes import Fix, HelpfulChange
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.messages.boost import BoostEnd, BoostStage, BoostState
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.units import UnitSystem
from disktune_gui.arrays import operation_history, wording
from disktune_gui.arrays.depth_trial import DepthTrial
from disktune_gui.arrays.model import ArrayModel
from disktune_gui.arrays.operation_history import Operation
from disktune_gui.arrays.operations import operations
from disktune_gui.arrays.page import LATE_S, ArrayPage
from disktune_gui.arrays.slowdowns import Troubles
from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from tests.gui.scripted_session import keyboard
from tests.gui.support import make_drive

pytestmark = pytest.mark.slow


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    running = Session(elevation.survey(demo=True))
    running.start()
    qtbot.waitUntil(lambda: bool(running.drives))
    yield running
    running.close()


@pytest.fixture
def array(session: Session) -> Drive:
    return next(drive for drive in session.drives if drive.kind is DriveKind.ARRAY)


@pytest.fixture
def page(qtbot: QtBot, session: Session, array: Drive) -> ArrayPage:
    found = ArrayPage(session)
    qtbot.addWidget(found)
    found.resize(1000, 900)
    found.show()
    found.show_drive(array)
    found.set_active(True)
    qtbot.waitUntil(found.speed_up.start.isEnabled)
    return found


def values(qtbot: QtBot, session: Session, drive: Drive) -> dict[str, object]:
    """Return what the helper reads of a drive now."""
    answers: list[StateList] = []
    session.request(session, "settings", OfDrive(drive.ref), answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    return {state.setting: state.value for state in answers[0].states}


def test_what_it_shows_of_a_rebuild(qtbot: QtBot, page: ArrayPage) -> None:
    assert page.state.text() == "RAID 5 of 3 members, 1 not in sync, being rebuilt."
    assert 612 <= page.progress.value() < 700
    assert "for each member" in page.forecast.text()
    rows = page.members.table.rows
    assert [(row[0], row[1], row[2]) for row in rows] == [
        ("sde1 · WDC WD5000AAKS-00TMA0 · WD-WCAPW0000000", 0, "in sync"),
        ("sdf1 · WDC WD5000AAKS-00TMA0 · WD-WCAPW0000001", 1, "in sync"),
        ("sdg1 · WDC WD5000AAKS-00TMA0 · WD-WCAPW0000002", 2, "being rebuilt"),
    ]
    assert all(str(row[5]).endswith("°C") for row in rows)
    assert "2 stripes of 1.00 MiB" in page.facts.text()
    assert "does nothing for a rebuild" in page.facts.text()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"state": "inactive", "action": None}, "not started"),
        ({"state": "broken"}, "nothing more can be written"),
        ({"waiting": Waiting.DELAYED}, "waits until another array"),
        ({"waiting": Waiting.PENDING, "action": "idle", "state": "read-auto"}, "waits for the first write"),
        ({"waiting": Waiting.PENDING, "action": "idle", "state": "readonly"}, "waits until it is made writable"),
        ({"waiting": Waiting.PENDING, "action": "idle"}, "something is due and has not started"),
        ({"waiting": Waiting.PENDING, "action": "frozen"}, "paused: nothing runs until it is resumed"),
        ({"waiting": Waiting.REMOTE}, "another computer of the cluster"),
        ({"degraded": None}, "unknown how many are in sync"),
        ({"action": None}, "unknown whether anything is running"),
        ({"state": "readonly", "action": "idle"}, "read-only"),
        ({"action": "idle", "degraded": 0}, "RAID 5 of 3 members, nothing is running."),
        ({"action": "check", "degraded": 0}, "being checked"),
        ({"action": None, "level": "raid0", "degraded": None}, "RAID 0 of 3 members"),
    ],
)
def test_how_an_array_stands_in_words(page: ArrayPage, changes: dict[str, object], words: str) -> None:
    report = page.model.report
    assert report is not None
    assert words in wording.state(replace(report, **changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ahead", "words"),
    [(512 << 10, "Less than a stripe"), (1536 << 10, "Between one stripe and two"), (8 << 20, "Enough to keep")],
)
def test_read_ahead_against_stripes(page: ArrayPage, ahead: int, words: str) -> None:
    report = page.model.report
    assert report is not None
    assert words in wording.read_ahead(replace(report, read_ahead_bytes=ahead))
    assert "no stripes" in wording.read_ahead(replace(report, level="raid1", read_ahead_bytes=ahead))


def test_tab_goes_from_top_to_bottom(qtbot: QtBot, page: ArrayPage) -> None:
    qtbot.waitUntil(lambda: bool(page.troubles.buttons))
    wanted = (page.buttons["array-pause"], *page.troubles.buttons, page.members, page.speed_up.start)
    chain, widget = [], page.nextInFocusChain()
    while widget is not None and widget is not page:
        chain.append(widget)
        widget = widget.nextInFocusChain()
    assert sorted(wanted, key=chain.index) == list(wanted)


def test_return_on_a_member_shows_its_drive(qtbot: QtBot, page: ArrayPage) -> None:
    page.members.selectRow(1)
    with qtbot.waitSignal(page.drive_wanted) as told:
        keyboard.keyClick(page.members, Qt.Key.Key_Return)
    assert told.args == ["sdf"]


def test_a_drive_that_holds_the_others_back_can_be_looked_at(qtbot: QtBot) -> None:
    class Slow(ArrayModel):
        @property
        def suspect(self) -> Suspect:
            return Suspect("sdf", 0.99, 0.2, 90.0, 8.0, 1e7)

    troubles = Troubles()
    qtbot.addWidget(troubles)
    troubles.show_model(Slow(), {})
    with qtbot.waitSignal(troubles.drive_wanted) as told:
        troubles.buttons[0].click()
    assert troubles.buttons[0].text() == "Show the drive"
    assert told.args == ["sdf"]


def test_the_window_goes_to_the_overview_of_a_member(qtbot: QtBot, session: Session) -> None:
    window = MainWindow(session, drive="md0")
    qtbot.addWidget(window)
    found = window.page(Tab.ARRAYS)
    assert isinstance(found, ArrayPage)
    found.drive_wanted.emit("sdf")
    assert window.tabs.currentIndex() == Tab.OVERVIEW
    assert window.windowTitle().startswith("WDC WD5000AAKS")


def test_buttons_offer_what_can_be_done_and_say_why_the_bitmap_has_to_wait(qtbot: QtBot, page: ArrayPage) -> None:
    qtbot.waitUntil(page.buttons["array-pause"].isVisible)
    shown = [name for name, button in page.buttons.items() if button.isVisible()]
    assert shown == ["array-pause", "array-bitmap-remove"]
    assert not page.buttons["array-bitmap-remove"].isEnabled()
    assert "changes no bitmap while" in page.buttons["array-bitmap-remove"].toolTip()


def test_pausing_asks_first_and_resuming_does_not(qtbot: QtBot, page: ArrayPage) -> None:
    qtbot.waitUntil(page.buttons["array-pause"].isVisible)
    page.buttons["array-pause"].click()
    assert "may take the data with it" in page.message.text.text()
    page.message.action.click()
    qtbot.waitUntil(page.buttons["array-resume"].isVisible)
    assert "paused" in page.state.text()
    assert page.progress.isHidden()
    page.buttons["array-resume"].click()
    qtbot.waitUntil(page.buttons["array-pause"].isVisible)
    assert "being rebuilt" in page.state.text()


def test_a_question_ends_with_what_it_was_about(page: ArrayPage) -> None:
    report, array = page.model.report, page._drive
    assert report is not None
    assert array is not None
    page.offer("pause")
    page._on_report(array.ref, replace(report, done_sectors=(report.done_sectors or 0) + 8))
    assert page.message.isVisible(), "progress alone changes nothing"
    page._on_report(array.ref, replace(report, action="idle", done_sectors=None))
    assert page.message.isHidden(), "there is nothing left to pause"
    page._on_agreed()
    assert page._pending == ""


def test_what_came_of_an_action_is_withdrawn_when_it_is_so_no_more(qtbot: QtBot, page: ArrayPage) -> None:
    report, array = page.model.report, page._drive
    assert report is not None
    assert array is not None
    page.offer("pause")
    page.message.action.click()
    qtbot.waitUntil(page.buttons["array-resume"].isVisible)
    assert page.message.text.text().startswith("Paused.")
    assert page.message.isVisible()
    page._on_report(array.ref, report)  # another window resumed it
    assert page.message.isHidden()


def test_speed_up_and_put_back(qtbot: QtBot, page: ArrayPage, session: Session, array: Drive) -> None:
    before = values(qtbot, session, array)
    page.speed_up.choose("fast")
    assert "93.0 MiB more memory" in page.speed_up.cost.text()
    page.speed_up.start.click()
    qtbot.waitUntil(page.speed_up.end.isVisible)
    assert page.speed_up.state.text().startswith("Sped up (Fast)")
    during = values(qtbot, session, array)
    assert (during["md.stripe_cache"], during["md.sync_speed_min"]) == (8192, 5_000_000)
    qtbot.waitUntil(lambda: bool(page.model.speeds) and page.model.speeds[-1][1] > 45e6)
    page.speed_up.end.click()
    qtbot.waitUntil(page.speed_up.start.isVisible)
    assert page.speed_up.state.text() == "The speed-up was ended. All values were restored."
    assert values(qtbot, session, array) == before


def test_depths_are_tried_in_turn_and_where_none_is_faster_the_present_one_stays(
    qtbot: QtBot, page: ArrayPage, session: Session, array: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    # How fast the demo is in 2.5 s is a matter of what else this machine does.
    add = DepthTrial.add
    monkeypatch.setattr(DepthTrial, "add", lambda trial, speed: add(trial, 50e6 if speed else speed))
    before = values(qtbot, session, next(drive for drive in session.drives if drive.name == "sdf"))
    page.depths.settle_s, page.depths.turn_s = 0.1, 2.5
    said: list[str] = []
    page.depths.said.connect(said.append)
    page.speed_up.choose("fast")
    with qtbot.waitSignal(page.depths.ended):
        page.speed_up.try_depths.click()
    assert [words.split(";")[0] for words in said[:-1]] == [
        f"Trying a queue depth of {depth}" for depth in (32, 1, 8, 8, 1, 32)
    ]
    assert said[-1].startswith("No depth is faster by more than chance")
    qtbot.waitUntil(page.speed_up.end.isVisible)
    page.speed_up.end.click()
    qtbot.waitUntil(page.speed_up.start.isVisible)
    assert values(qtbot, session, next(d for d in session.drives if d.name == "sdf")) == before


def test_leaving_the_page_ends_the_trial_and_puts_everything_back(qtbot: QtBot, page: ArrayPage) -> None:
    page.depths.settle_s = 30
    page.speed_up.try_depths.click()
    assert page.speed_up.end.text() == "Stop and put back"
    qtbot.waitUntil(lambda: bool(page.boosts.state))
    qtbot.waitUntil(lambda: page.boosts.state.stage is BoostStage.ON)  # type: ignore[union-attr]
    page.set_active(False)
    assert not page.depths.running
    page.set_active(True)
    qtbot.waitUntil(lambda: page.boosts.state.stage is BoostStage.ENDED)  # type: ignore[union-attr]


def test_presets_show_what_they_change_and_own_values_everything(page: ArrayPage) -> None:
    page.speed_up.choose("gentle")
    shown = [name for name, field in page.speed_up.fields.items() if field.to.isVisible()]
    assert shown == ["md.sync_speed_min", "md.sync_speed_max"]
    assert not any(field.to.isEnabled() for field in page.speed_up.fields.values())
    page.speed_up.choose(OWN)
    assert all(field.to.isVisible() for field in page.speed_up.fields.values())
    depth = page.speed_up.fields["scsi.queue_depth"]
    depth.chosen.setChecked(True)
    depth.to.setValue(1)
    changed = {change.drive.name: change.steps for change in page.speed_up.changes()}
    assert set(changed) == {"md0", "sde", "sdf", "sdg"}
    assert changed["sdf"][0].value == 1


def test_values_that_cannot_be_changed_say_why(qtbot: QtBot, page: ArrayPage) -> None:
    field = page.speed_up.fields["md.stripe_cache"]
    assert not field.chosen.isEnabled()
    assert "Own values" in page.speed_up.why_fixed.text()
    assert "Own values" in field.chosen.toolTip()
    page.speed_up.choose(OWN)
    assert field.chosen.isEnabled()
    assert not page.speed_up.why_fixed.isVisibleTo(page)
    assert "Own values" not in field.chosen.toolTip()
    page.speed_up.choose("fast")
    page.speed_up.start.click()
    qtbot.waitUntil(lambda: page.speed_up.end.isVisibleTo(page))
    assert "in force now" in page.speed_up.why_fixed.text()


def test_more_than_half_of_the_memory_is_not_offered(page: ArrayPage) -> None:
    page.speed_up._around = replace(page.speed_up._around, free_bytes=100 << 20)
    page.speed_up.choose(OWN)
    page.speed_up.fields["md.stripe_cache"].chosen.setChecked(True)
    page.speed_up.fields["md.stripe_cache"].to.setValue(32768)
    assert "More than half" in page.speed_up.cost.text()
    assert not page.speed_up.start.isEnabled()


def test_what_is_known_to_do_harm_is_said_once_with_what_helps(qtbot: QtBot, page: ArrayPage) -> None:
    qtbot.waitUntil(lambda: bool(page.troubles.shown))
    words, _ = page.troubles.shown[0]
    assert words.startswith("sde, sdf, sdg: on a bad sector")


def test_a_notification_lays_the_speed_up_before_the_user(page: ArrayPage) -> None:
    assert page.offer("speed-up")
    assert page.offer("pause")
    assert "Pause" in page.message.action.text()
    assert not page.offer("something else")
    page.show_drive(make_drive())
    assert not page.offer("speed-up")


def test_the_tab_is_there_for_arrays_alone(qtbot: QtBot, session: Session, array: Drive) -> None:
    window = MainWindow(session)
    qtbot.addWidget(window)
    window.show()
    last = window.page_count - 1
    window.panel.choose(array.name)
    assert window.tabs.isTabVisible(last)
    assert isinstance(window.page(last), ArrayPage)
    window.lay_offer("speed-up")
    assert window.tabs.currentIndex() == last
    window._propose_fix(Fix((HelpfulChange("sde", "ata.read_recovery", 70),)))
    assert window._drive is not None
    assert window._drive.name == "sde"
    assert not window.tabs.isTabVisible(last)


# -- history -----------------------------------------------------------------------------------------------


def operation(number: int = 1, **changes: object) -> Operation:
    made = Operation("uuid:1", "md0", "check", 1000.0 * number, 1000.0 * number + 500, True, True, 8)
    return replace(made, **changes)  # type: ignore[arg-type]


def test_operations_are_kept_newest_first_and_broken_lines_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "operations.jsonl"
    for number in range(3):
        operation_history.remember(file, operation(number, identity=f"uuid:{number % 2}"))
    with file.open("a") as more:
        more.write('{"half": \n[]\n{"identity": 1}\n')
    assert [one.began for one in operation_history.read(file)] == [2000.0, 1000.0, 0.0]
    assert [one.began for one in operation_history.read(file, "uuid:1")] == [1000.0]
    assert operation_history.read(tmp_path / "none") == ()


def test_no_more_than_so_many_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operation_history, "MOST", 5)
    for number in range(9):
        operation_history.remember(tmp_path / "file", operation(number))
    assert len(operation_history.read(tmp_path / "file")) == 5


def test_what_window_and_tray_both_saw_is_one_entry(tmp_path: Path) -> None:
    file = tmp_path / "operations.jsonl"
    # The tray from the beginning; the window was opened late, knows of the speed-up, and looks every two seconds.
    operation_history.remember(file, operation(began=100.0, ended=900.0))
    operation_history.remember(
        file, operation(began=700.0, ended=902.0, whole=False, mismatches=None, boost="fast")
    )
    assert operation_history.read(file) == (operation(began=100.0, ended=900.0, boost="fast"),)
    # The other way round, and a check that began when the one before ended.
    operation_history.remember(file, operation(began=902.5, ended=2002.0, whole=False, mismatches=None))
    operation_history.remember(file, operation(began=900.5, ended=2000.0))
    assert operation_history.read(file)[0] == operation(began=900.5, ended=2000.0)
    for other in ({"identity": "uuid:2"}, {"operation": "repair"}, {"began": 2000.5, "ended": 2004.0}):
        operation_history.remember(file, replace(operation(began=900.5, ended=2000.0), **other))
    assert len(operation_history.read(file)) == 5


def test_many_who_write_at_once_lose_nothing(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from disktune_gui.arrays.operation_history import Operation, "
        "remember\n"
        "for number in range(20):\n"
        "    for identity in (sys.argv[2], 'uuid:shared'):\n"
        "        over = Operation(identity, 'md0', 'check', number * 100, number * 100 + 50, True, True)\n"
        "        while True:\n"
        "            try:\n"
        "                remember(Path(sys.argv[1]), over)\n"
        "            except BlockingIOError:\n"
        "                continue\n"
        "            break"
    )
    file = tmp_path / "operations.jsonl"
    writers = [subprocess.Popen([sys.executable, "-c", code, str(file), str(number)]) for number in range(3)]
    assert [writer.wait(60) for writer in writers] == [0, 0, 0]
    assert len(operation_history.read(file)) == 3 * 20 + 20


def test_what_cannot_be_understood_is_not_lost(tmp_path: Path) -> None:
    file = tmp_path / "operations.jsonl"
    later = '{"identity": "uuid:1", "of": "a newer version"}'
    file.write_text(later + "\n", encoding="utf-8")
    operation_history.remember(file, operation(began=100.0, ended=900.0))
    assert file.read_text(encoding="utf-8").splitlines()[0] == later
    assert operation_history.read(file) == (operation(began=100.0, ended=900.0),)
    file.write_bytes(b"\xff\xfe\n")
    operation_history.remember(file, operation(began=100.0, ended=900.0))
    assert operation_history.read(file) == (operation(began=100.0, ended=900.0),)
    assert [one.read_bytes() for one in tmp_path.glob("*damaged*")] == [b"\xff\xfe\n"]
    # A file that may not be read, or is none, is nobody's to write anew.
    (tmp_path / "folder.jsonl").mkdir()
    with pytest.raises(IsADirectoryError):
        operation_history.remember(tmp_path / "folder.jsonl", operation(began=100.0, ended=900.0))


def test_an_operation_is_remembered_on_whichever_page_the_window_is(
    qtbot: QtBot, session: Session, array: Drive
) -> None:
    watching = operations(session)
    assert watching is operations(session)
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


def test_the_end_of_an_operation_is_told_with_its_time(page: ArrayPage) -> None:
    report = page.model.report
    assert report is not None
    now = [100.0]
    chronicle = operation_history.Chronicle(lambda: now[0])
    total = report.total_sectors or 0
    begun = replace(report, action="check", done_sectors=0, mismatch_sectors=0)
    assert chronicle.add(begun, "uuid:1") is None
    now[0] = 500.0
    nearly = replace(begun, done_sectors=int(total * 0.99))
    assert chronicle.add(nearly, "uuid:1", "fast") is None
    over = chronicle.add(replace(begun, action="idle", done_sectors=None, mismatch_sectors=64), "uuid:1")
    assert over == Operation("uuid:1", "md0", "check", 100.0, 500.0, True, True, 64, "fast")
    assert chronicle.add(replace(begun, action="idle"), "uuid:1") is None


def test_what_is_paused_goes_on_as_the_same_operation(page: ArrayPage) -> None:
    report = page.model.report
    assert report is not None
    now = [100.0]
    chronicle = operation_history.Chronicle(lambda: now[0])
    begun = replace(report, action="check", done_sectors=0)
    nearly = replace(begun, done_sectors=int((report.total_sectors or 0) * 0.99))
    paused = replace(begun, action="frozen", done_sectors=None)
    over = replace(begun, action="idle", done_sectors=None)
    told = []
    for after, seen in enumerate((begun, paused, paused, nearly, over)):
        now[0] = 100.0 + after
        told.append(chronicle.add(seen, "uuid:1"))
    assert told[:4] == [None] * 4
    assert told[4] is not None
    assert (told[4].began, told[4].ended, told[4].whole, told[4].done) == (100.0, 104.0, True, True)


def test_what_was_seen_late_or_ended_early_is_told_so(page: ArrayPage) -> None:
    report = page.model.report
    assert report is not None
    chronicle = operation_history.Chronicle(lambda: 7.0)
    chronicle.add(report, "uuid:1")
    over = chronicle.add(replace(report, action="idle", done_sectors=None), "uuid:1")
    assert over is not None
    assert (over.whole, over.done, over.mismatches) == (False, False, None)


def test_figures_are_dated_while_nothing_new_can_be_read(
    page: ArrayPage, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert page.dated.isHidden()
    report, array = page.model.report, page._drive
    assert report is not None
    assert array is not None
    page._timer.stop()
    monkeypatch.setattr(session, "_link_for", lambda _verb: None)
    page.refresh()
    qtbot.waitUntil(page.dated.isVisible)
    assert re.fullmatch(r".+ What is shown was read at \d\d:\d\d:\d\d\.", page.dated.text())
    page._on_report(array.ref, report)
    assert page.dated.isHidden()


def test_figures_are_dated_when_a_helper_does_not_answer(page: ArrayPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page._timer.stop()
    monkeypatch.setattr(page.session, "request", lambda *_args: None)
    now = time.monotonic()
    page._waits_since = None
    monkeypatch.setattr(time, "monotonic", lambda: now)
    page._look()
    assert page.dated.isHidden()
    monkeypatch.setattr(time, "monotonic", lambda: now + LATE_S + 1)
    page._look()
    assert page.dated.text().startswith("The helper does not answer. What is shown was read at ")


def test_what_the_kernel_does_not_report_is_unknown(page: ArrayPage) -> None:
    report = page.model.report
    assert report is not None
    unread = replace(report, bitmap=None, stripe_cache_used=None, speed_kib_s=None, read_ahead_bytes=None)
    facts = dict(wording.facts(unread, UnitSystem.SI))
    assert facts["Write-intent bitmap"] == "unknown"
    assert facts["Read-ahead"] == "unknown"
    assert facts["Stripe cache"].endswith("unknown in use")
    model = ArrayModel()
    model.add_report(unread)
    assert wording.forecast(model, 0.0, UnitSystem.SI) == "The speed is unknown: the kernel does not report it."
    none = replace(report, bitmap=ArrayBitmap("none", None), policy="ppl")
    assert wording.bitmap(none) == "None: after a crash the ppl says what to compare."


def test_a_boost_in_words(page: ArrayPage, qtbot: QtBot) -> None:
    state = BoostState(page._drive.ref, "own", BoostStage.ENDED, "check", 5.0, ())  # type: ignore[union-attr]
    for end in BoostEnd:
        assert wording.boost(replace(state, end=end), 9.0).endswith("All values were restored.")
    failed = replace(state, stage=BoostStage.FAILED, why="No.")
    assert wording.boost(failed, 9.0) == "Not sped up: No."
    unknown = replace(state, stage=BoostStage.ENDED, end=None)
    assert wording.boost(unknown, 9.0).startswith("The speed-up is over.")
