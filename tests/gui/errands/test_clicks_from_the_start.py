"""How many clicks usual tasks take from the start of the program, and that keys alone take no more steps.

The demo has a failing drive, so it begins on Your Drives; the click on a drive is counted, too. Counted is every
click up to the one that sets it off, and where something is to be “for good” the one that keeps it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import QModelIndex, Qt
from PyQt6.QtGui import QCursor, QPainter
from PyQt6.QtWidgets import QApplication, QFileDialog, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.workload import Target
from disktune_contract.messages.change import Applied, Apply, OfTrial
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.settings.saved import Save, SavedList, ShownValue
from disktune_contract.settings.setting import Change, State, Value
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.controls.page import Page
from disktune_gui.demo.recorder_tools import VARIABLE
from disktune_gui.desktop import clipboard
from disktune_gui.desktop.event_loop import RESTART
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.experiment.page import ExperimentPage
from disktune_gui.home.delegate import HomeDelegate
from disktune_gui.home.page import HomePage
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.paste.dialog import PasteDialog
from disktune_gui.profiles.chooser import ProfileChooser
from disktune_gui.saved_settings.restoring import RestoreDialog
from disktune_gui.services.services import Services
from disktune_gui.settings.page import SettingsPage
from disktune_gui.standby.page import PageState, StandbyPage
from disktune_gui.store import differences
from tests.gui.errands.hand import Hand, Keys
from tests.gui.scripted_session import keyboard
from tests.gui.support import copied
from tests.narrowed import of_kind, present

pytestmark = pytest.mark.slow

DISK = "sdb"
"""A hard disk of the demo."""
AHEAD, SCHEDULER = "block.read_ahead", "block.scheduler"
AAM, APM, STANDBY = "ata.aam", "ata.apm", "ata.standby_timer"
REPORT = "report.html"


class Room:
    """The program as it has just been started on the demo's drives, a hand, and what the drives say."""

    def __init__(self, qtbot: QtBot, session: Session, drive: str, home: Path, hand: type[Hand] = Hand) -> None:
        self.bot, self.session, self.home = qtbot, session, home
        self.services = Services(session, Preferences(session))
        # As at the very first start.
        self.services.preferences.keep("page", "")
        self.window = MainWindow(self.services, drive=drive)
        qtbot.addWidget(self.window)
        self.window.resize(1180, 760)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.hand = hand(qtbot, self.window)
        assert self.window.tabs.front is (Tab.OVERVIEW if drive else Tab.HOME)
        if drive:
            # As soon as somebody could read what is there.
            qtbot.waitUntil(lambda: self.services.checkups.of(self.drive(drive)) is not None)

    def go_to_the_start(self) -> None:
        """Go to where the program starts, with the Overview of a drive to come, and count anew."""
        if self.window.parts.drive is not None:
            self.window.tabs.setCurrentIndex(Tab.OVERVIEW)
        self.window.panel.choose("")
        self.window.tabs.setCurrentIndex(Tab.HOME)
        self.hand.clicks = 0

    def drive(self, name: str) -> Drive:
        return next(one for one in self.session.drives if one.name == name)

    def page(self, tab: Tab, kind: type[Page]) -> Any:
        return of_kind(kind, self.window.page(tab))

    @property
    def overview(self) -> OverviewPage:
        return self.page(Tab.OVERVIEW, OverviewPage)  # type: ignore[no-any-return]

    @property
    def home_page(self) -> HomePage:
        return self.page(Tab.HOME, HomePage)  # type: ignore[no-any-return]

    @property
    def settings(self) -> SettingsPage:
        return self.page(Tab.SETTINGS, SettingsPage)  # type: ignore[no-any-return]

    @property
    def standby(self) -> StandbyPage:
        return self.page(Tab.STANDBY, StandbyPage)  # type: ignore[no-any-return]

    def ask(self, verb: str, args: object) -> Any:
        replies: list[object] = []
        self.session.request(self.session, verb, args, replies.append)
        self.bot.waitUntil(lambda: bool(replies))
        return replies[0]

    def states(self, drive: str) -> dict[str, State]:
        reply: StateList = self.ask("settings", OfDrive(self.drive(drive).ref))
        return {state.setting: state for state in reply.states}

    def value(self, drive: str, setting: str) -> Value | None:
        return self.states(drive)[setting].value

    def saved(self, drive: str) -> dict[str, Value]:
        reply: SavedList = self.ask("saved", Nothing())
        return {one.setting: one.value for file in reply.files if file.drive == drive for one in file.values}

    def have_done(self, drive: str, setting: str, value: Value, *, save: bool) -> None:
        """Change a setting and keep it, as if some time ago."""
        ref, now = self.drive(drive).ref, self.value(drive, setting)
        applied: Applied = self.ask("apply", Apply(ref, (Change(setting, now, value),), 30))
        self.ask("keep", OfTrial(applied.trial))
        if save:
            self.ask("save", Save(ref, (ShownValue(setting, value),)))

    def keep(self, *, at_boot: bool = False) -> None:
        """Answer the questions of all trials."""
        place = self.settings.trial_place
        self.bot.waitUntil(lambda: bool(place.bars) and not any(bar.deaf for bar in place.bars.values()))
        if len(place.bars) > 1:
            self.hand.press(place.keep_all)
        else:
            bar = next(iter(place.bars.values()))
            self.hand.press(bar.keep_at_boot if at_boot else bar.keep)
        self.bot.waitUntil(lambda: not place.bars)


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Room]]:
    """Return what starts the program with a drive selected, after closing it where it had been started before."""
    for name in ("XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv(VARIABLE, "1")
    saved = lambda *_args: (str(tmp_path / REPORT), "")  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getSaveFileName", saved)
    session = Session(elevation.survey(demo=True))
    session.start()
    qtbot.waitUntil(lambda: bool(session.drives))
    rooms: list[Room] = []

    def start(drive: str, hand: type[Hand] = Hand) -> Room:
        for before in rooms:
            before.window.close()
        rooms[:] = [Room(qtbot, session, drive, tmp_path, hand)]
        return rooms[0]

    yield start
    session.close()


# -- the tasks ---------------------------------------------------------------------------------------------


def which_drive_needs_me(room: Room) -> None:
    page: HomePage = room.page(Tab.HOME, HomePage)
    room.bot.waitUntil(lambda: [one.word for one in page.model.rows[:1]] == ["Failing"])
    bad = [one.drive.name for one in page.model.rows if one.bad]
    assert bad[0] == "sde"
    room.bot.waitUntil(lambda: {"sdc", "md0"} <= {one.drive.name for one in page.model.rows if one.bad})
    first = page.list.visualRect(page.model.index(0, 0))
    assert page.list.rect().contains(first)


def is_it_well(room: Room) -> None:
    health = room.overview.verdict
    room.bot.waitUntil(lambda: health.title.text() == "Good")
    assert not health.title.visibleRegion().isEmpty()


def is_it_as_fast_as_it_should_be_and_as_last_week(room: Room) -> None:
    tile = room.overview.tiles.speed
    room.bot.waitUntil(lambda: "last " in tile.why.text())
    yes_or_no, beside = tile.why.text().split("\n")
    assert yes_or_no.startswith("As fast as it should be, ")
    assert re.match(r"same, last 1[789]\d MB/s, ", beside)
    assert not tile.why.visibleRegion().isEmpty()


def is_it_now(room: Room) -> None:
    """Measured anew, it is said on the page that shows it."""
    room.hand.press(room.overview.tiles.measure)
    page: BenchmarkPage = room.page(Tab.BENCHMARK, BenchmarkPage)
    room.bot.waitUntil(lambda: page.form.running)
    room.bot.waitUntil(lambda: not page.form.running)
    [cell] = page.measured.grid.cells.grid.cells
    assert cell.bytes_s is not None
    assert cell.before_bytes_s is not None
    assert cell.change is not differences.FigureChange.UNKNOWN
    # It gives the answer also of a drive without results.
    room.bot.waitUntil(page.measured.answer.isVisible)
    assert page.measured.answer.words.text() == "As fast as it should be"


def common(room: Room, words: str) -> None:
    """Press the button of the common changes whose name begins with *words*, once the drive has answered."""

    def found() -> Any:
        buttons = room.overview.changes.buttons
        return next((buttons[name] for name in buttons if name.startswith(words)), None)

    room.bot.waitUntil(lambda: found() is not None)
    room.hand.press(found())


def _tried(room: Room) -> None:
    """What has been set is said while it is on trial, before it is kept."""
    room.bot.waitUntil(lambda: bool(room.settings.trial_place.bars))
    assert "→" in room.settings.message.text.text()


def quiet_for_good(room: Room) -> None:
    common(room, "Quiet and Cool")
    _tried(room)
    room.keep(at_boot=True)
    assert room.value(DISK, APM) == 128
    room.bot.waitUntil(lambda: room.saved(DISK).get(APM) == 128)


def _for_good(room: Room, entry: str, setting: str, value: Value) -> None:
    common(room, entry)
    _tried(room)
    room.keep()
    assert room.value(DISK, setting) == value
    room.bot.waitUntil(lambda: room.saved(DISK).get(setting) == value)


def sleep_after_twenty_minutes_for_good(room: Room) -> None:
    _for_good(room, "Always Spin Down After 20", STANDBY, 240)


def scheduler_for_good(room: Room) -> None:
    _for_good(room, "Always Use Scheduler bfq", SCHEDULER, "bfq")


def best_read_ahead(room: Room) -> None:
    common(room, "Find the Best")
    page: ExperimentPage = room.page(Tab.EXPERIMENT, ExperimentPage)
    room.bot.waitUntil(lambda: page.form.running)
    assert {one for run in page.outcomes for one in run.task.before} == {AHEAD}
    page.cancel()
    room.bot.waitUntil(lambda: not page.form.running)


def _minutes(words: str) -> int:
    """Return the duration that *words* begin with."""
    found = re.match(r"(?:(\d+) h)? ?(?:(\d+) min)?", words)
    return 60 * int(present(found)[1] or 0) + int(present(found)[2] or 0)


def speed_a_rebuild_up(room: Room) -> None:
    """By the button of its row; what each choice would take stands on it before one is made."""
    home = room.home_page
    room.bot.waitUntil(lambda: "Boost…" in [one.problem.button for one in home.model.rows if one.problem])
    room.hand.press_in_row(home.list, home.model.index_of("md0"))
    page = present(room.overview.array)
    room.bot.waitUntil(page.speed_up.start.isEnabled)
    notes = {name: tile.note for name, tile in page.speed_up.preset.tiles.items()}  # type: ignore[attr-defined]
    assert page.speed_up.chosen_preset == "normal"
    now, then = (_minutes(notes[name]) for name in ("gentle", "normal"))
    assert 0 < then < now, "the gain is said before it is chosen"
    room.hand.press(page.speed_up.start)
    room.bot.waitUntil(page.speed_up.end.isVisible)
    page.speed_up.end.click()
    room.bot.waitUntil(page.speed_up.start.isVisible)


def _level_of_several(room: Room, setting: str, level: int, drives: set[str]) -> None:
    """Set a level, 0 is off, on all drives that have it."""
    room.hand.turn_to(Tab.SETTINGS)
    page = room.settings
    every = page.all_drives
    # Its rows may be made anew when the last answer is shown, which a slow machine does later.
    room.bot.waitUntil(lambda: every.has_answered(every.drives()) and not every._later.isActive())
    # A failing drive gets no such change.
    room.bot.waitUntil(lambda: room.services.health_news.fails(room.drive("sde")))
    editor: Any = every.view.editors[setting]
    room.bot.waitUntil(editor.isVisible)
    if level:
        room.hand.write(editor.spin, str(level))
    else:
        room.hand.press(editor.off)
    assert {drive.name for drive, _ in page.drafting.plans()} == drives
    room.hand.press(page.review.apply)
    room.keep()
    assert {room.value(name, setting) for name in drives} == {level}


def noise_of_three_drives(room: Room) -> None:
    _level_of_several(room, AAM, 0, {"sdc", "sdf", "sdg"})


def power_management_of_all_drives(room: Room) -> None:
    """In the demo two drives have APM; for three the clicks are the same."""
    _level_of_several(room, APM, 127, {"sdb", "sdc"})


def a_pasted_line_tried(room: Room) -> None:
    """The key that pastes is counted, too; one trial has the drives of the line."""
    clipboard.copy("hdparm -a1024 -S242 /dev/sd[cdfg]")
    room.window.activateWindow()
    room.bot.waitUntil(room.window.isActiveWindow)
    room.hand.clicks += 1
    keyboard.keyClick(room.window.panel.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    dialogs = [one for one in room.window.findChildren(PasteDialog) if one.isVisible()]
    room.hand.press(dialogs[0].apply)
    place = room.settings.trial_place
    room.bot.waitUntil(lambda: {bar.drive.name for bar in place.bars.values()} == {"sdc", "sdd", "sdf", "sdg"})
    # The files on sdf follow their array.
    assert [room.value(name, AHEAD) for name in ("sdd", "sdf")] == [512, 128]
    place.answer(keep=False)
    room.bot.waitUntil(lambda: not place.bars)
    assert room.value("sdd", AHEAD) == 128


def undo_everything(room: Room) -> None:
    """Two drives were changed, and what was set on one of them is saved."""
    room.have_done(DISK, AHEAD, 1024, save=True)
    room.have_done("sde", AHEAD, 512, save=False)
    room.hand.press(room.home_page.original)
    dialogs: list[RestoreDialog] = []

    def opened() -> bool:
        dialogs[:] = [one for one in room.window.findChildren(RestoreDialog) if one.isVisible()]
        return bool(dialogs)

    room.bot.waitUntil(opened)
    assert len(dialogs[0].ticked()) == 2
    room.hand.press(dialogs[0].at_once)
    room.bot.waitUntil(lambda: not room.saved(DISK))
    room.bot.waitUntil(lambda: not room.settings.trials)
    assert room.value(DISK, AHEAD) == room.value("sde", AHEAD) == 128


def who_else_sets_this(room: Room) -> None:
    value = room.overview.changes.parts[SCHEDULER].value
    # The files of other tools are read after the drive.
    room.bot.waitUntil(lambda: value.text() == "mq-deadline, also TLP")
    assert not value.visibleRegion().isEmpty()


def report(room: Room) -> None:
    """The name of the file is asked for; the click on Save is counted, too."""
    room.hand.press(room.window.header.report)
    room.hand.clicks += 1
    room.bot.waitUntil((room.home / REPORT).is_file)


def language(room: Room) -> None:
    room.hand.pick_from_bar("View", "Language", "Deutsch")
    application, strip = QApplication.instance(), room.window.strip
    assert application is not None

    def link() -> Any:
        links = (*strip.front.links, *strip.news.links)
        return next((one for one in links if one.text() == "Restart Now" and one.isVisible()), None)

    room.bot.waitUntil(lambda: link() is not None)
    # What has just appeared takes the second press of a double click for one that was meant for something else.
    keyboard.qWait(QApplication.doubleClickInterval() + 50)
    room.hand.press(link())
    room.bot.waitUntil(lambda: bool(application.property(RESTART)))
    application.setProperty(RESTART, None)


def _watch(room: Room) -> None:
    """Watch the drive until the night is over."""
    page = room.standby
    nights = len(page._all())
    room.hand.press(page.controls.watch)
    room.bot.waitUntil(lambda: len(page._ended()) > nights and page.front.currentIndex() == PageState.NIGHT)


def why_does_it_not_sleep(room: Room) -> None:
    """A night has been recorded."""
    says = room.overview.changes.parts[STANDBY].note
    room.bot.waitUntil(lambda: "TLP turned the standby timer off at 21:14." in says.text())
    assert not says.visibleRegion().isEmpty()


def let_it_sleep_in_spite_of_smartd(room: Room) -> None:
    """From the question to the proof: the page, a night, a line for smartd's file, another night."""
    common(room, "Why Awake?")
    _watch(room)
    page = room.standby
    lane = next(row for row in page.lanes.rows if row.says.text().startswith("smartd asked the drive."))
    assert not lane.says.visibleRegion().isEmpty()
    room.hand.press(lane.how)
    room.hand.press(lane.remedies[0].button)
    assert "-n standby,q" in copied()
    _watch(room)
    # The demo's smartd reads no file: nothing has changed, and that is what is said.
    assert page.comparison.verdict.text().startswith("No meaningful difference")


def stay_in_standby_for_good(room: Room) -> None:
    """The same where a setting helps: it is applied, kept, and proved; the first night is there."""
    common(room, "Why Awake?")
    page = room.standby
    room.bot.waitUntil(lambda: page.front.currentIndex() == PageState.NIGHT)
    room.hand.press(page.lanes.rows[0].fix)
    room.keep()
    room.bot.waitUntil(lambda: room.saved(DISK).get(STANDBY) == 60)
    room.hand.turn_to(Tab.STANDBY)
    _watch(room)
    assert page.comparison.verdict.text().startswith("76% in standby, 0% before.")


@dataclass(frozen=True)
class Errand:
    """What somebody wants, how it is done, and how many clicks that takes from Your Drives."""

    do: Callable[[Room], None]
    clicks: int
    drive: str = DISK
    """What is selected by the first of them; empty where Your Drives is the place itself."""
    in_menu: bool = False


ERRANDS = {
    "questions": (
        Errand(which_drive_needs_me, 0, drive=""),
        Errand(is_it_well, 1),
        Errand(who_else_sets_this, 1),
        Errand(why_does_it_not_sleep, 1),
        Errand(is_it_as_fast_as_it_should_be_and_as_last_week, 1),
        Errand(is_it_now, 2),
        Errand(speed_a_rebuild_up, 2, drive=""),
        Errand(best_read_ahead, 2),
    ),
    "changes": (
        Errand(power_management_of_all_drives, 4, drive=""),
        # “For good” only when it has been kept: that click is counted.
        Errand(sleep_after_twenty_minutes_for_good, 3),
        Errand(scheduler_for_good, 3),
        Errand(noise_of_three_drives, 4, drive=""),
        Errand(a_pasted_line_tried, 2, drive=""),
        Errand(quiet_for_good, 3),
    ),
    "standby": (
        Errand(let_it_sleep_in_spite_of_smartd, 6, drive="sdc"),
        # Keeping and coming back are counted.
        Errand(stay_in_standby_for_good, 6),
    ),
    "menus": (
        Errand(undo_everything, 2, drive=""),
        Errand(report, 2, drive=""),
        Errand(language, 3, drive="", in_menu=True),
    ),
}
"""One after the other in one window, each from where the program starts."""


@pytest.mark.parametrize("hand", [Hand, Keys])
@pytest.mark.parametrize("kind", ERRANDS)
def test_a_task_takes_so_many_clicks(begin: Callable[..., Room], kind: str, hand: type[Hand]) -> None:
    room = begin("", hand)
    for errand in ERRANDS[kind]:
        room.go_to_the_start()
        if errand.drive:
            room.hand.select(errand.drive)
        errand.do(room)
        # By keys an entry of a menu is found by its name.
        assert room.hand.clicks == errand.clicks - (hand is Keys) * errand.in_menu, errand.do.__name__


def test_the_first_row_is_right_soon_after_the_first_paint(
    begin: Callable[..., Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is painted is looked at, not what the model has."""
    painted: list[tuple[float, str, str]] = []
    paint = HomeDelegate.paint

    def watched(self: HomeDelegate, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        paint(self, painter, option, index)
        if index.row() == 0:
            row = present(index.model()).rows[0]  # type: ignore[attr-defined]
            painted.append((time.monotonic(), row.drive.name, row.word))

    monkeypatch.setattr(HomeDelegate, "paint", watched)
    # Below the pointer nothing changes its place.
    QCursor.setPos(0, 0)
    room = begin("")
    room.bot.waitUntil(lambda: any(word == "Failing" for _, _, word in painted))
    took, drive = next((at - painted[0][0], drive) for at, drive, word in painted if word == "Failing")
    assert drive == "sde"
    # A second is what it may take; this machine may be busy.
    assert took < 3.0


# -- an afternoon of a published text: look, measure, set five drives, measure again, make it last -----------

ARCHIVE, FIVE = "/srv/archive", ("sdb", "sdc", "sdd", "sdf", "sdg")


def _column(room: Room, setting: str) -> dict[str, str]:
    """Return what the table of all drives shows of a setting on the five, once they have answered."""
    room.hand.select("")
    room.hand.turn_to(Tab.SETTINGS)
    table = room.settings.all_drives
    model = table.view.model

    def cells() -> dict[str, str]:
        row = next((place for place, line in enumerate(model.lines) if line.setting == setting), -1)
        found = {one.name: model.index(row, at).data() for at, one in enumerate(model.grid.drives, 2)}
        return {name: str(found.get(name) or "") for name in FIVE}

    room.bot.waitUntil(lambda: table.has_answered(table.drives()) and all(cells().values()))
    return cells()


def _bonnie(room: Room) -> dict[str, float]:
    """Measure a folder of sdc with bonnie++, in a small file, and return its figures."""
    room.hand.select("sdc")
    room.hand.turn_to(Tab.BENCHMARK)
    page: BenchmarkPage = room.page(Tab.BENCHMARK, BenchmarkPage)
    form, done = page.form, len(page.results)
    if form.target is not Target.FOLDER:
        room.hand.choose(form.target_box, form.target_box.findData(ARCHIVE))
        room.hand.choose(form.choices.box, form.choices.box.count() - 1)
        chooser = next(one for one in room.window.findChildren(ProfileChooser) if one.isVisible())
        keyboard.keyClicks(chooser.search, "bonnie")
        keyboard.keyClick(chooser.search, Qt.Key.Key_Return)
        form.options.file_mib.setValue(form.options.file_mib.minimum())
    room.hand.press(form.start_button)
    room.bot.waitUntil(lambda: len(page.results) > done and not form.running)
    return {one.name: one.value for one in page.results[0].measurement.figures}


def test_an_afternoon_with_the_disks_of_a_server(begin: Callable[[str], Room]) -> None:
    room = begin("")
    assert _column(room, AHEAD) == dict.fromkeys(FIVE, "128 KiB")
    assert _column(room, AAM) == {"sdb": "–", "sdc": "192", "sdd": "–", "sdf": "254", "sdg": "254"}
    before = _bonnie(room)
    assert {"Sequential output, block", "Sequential output, rewrite", "Random seeks"} <= before.keys()

    clipboard.copy("hdparm -M128 -S12 -a1024 /dev/sd[bcdfg]")
    keyboard.keyClick(room.window.panel.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    dialog = next(one for one in room.window.findChildren(PasteDialog) if one.isVisible())
    room.hand.press(dialog.apply)
    place = room.settings.trial_place
    room.bot.waitUntil(lambda: {bar.drive.name for bar in place.bars.values()} == set(FIVE))
    room.bot.waitUntil(lambda: not any(bar.deaf for bar in place.bars.values()))
    room.hand.press(place.boot_all)
    room.bot.waitUntil(lambda: not place.bars)

    assert _bonnie(room).keys() == before.keys()
    [cell] = room.page(Tab.BENCHMARK, BenchmarkPage).measured.grid.cells.grid.cells
    assert cell.before_bytes_s is not None
    # The demo's bonnie++ has no noise: “hardly any change”, as the text found.
    assert cell.change is differences.FigureChange.ABOUT_SAME
    assert _column(room, AAM) == {"sdb": "–", "sdc": "128", "sdd": "–", "sdf": "128", "sdg": "128"}
    # The files on the others follow what is above them.
    assert _column(room, AHEAD) == dict.fromkeys(FIVE, "128 KiB") | {"sdc": "512 KiB", "sdd": "512 KiB"}
    room.bot.waitUntil(lambda: all(room.saved(name).get(STANDBY) == 12 for name in FIVE))
    assert room.saved("sdc") == {AAM: 128, STANDBY: 12, AHEAD: 512}
