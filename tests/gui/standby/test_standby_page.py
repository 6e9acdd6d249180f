"""The page Standby: its states, the way from a finding to what helps, and the proof."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import JournalEntries, JournalEntry, RecordAccesses, RecordingList, StateList
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.claims import ClaimList
from disktune_contract.standby.recording import AccessKind, Recording, RecordingEnd, RecordingStage
from disktune_gui.pages import PAGES
from disktune_gui.services.recordings import Recordings
from disktune_gui.standby import night_picture
from disktune_gui.standby.controls import DAY, NIGHT
from disktune_gui.standby.page import PageState, StandbyPage
from disktune_gui.text.plain import PlainLabel
from tests.contract.standby import nights as given
from tests.contract.standby.nights import BEGAN, HALF_HOUR, HOUR, TIMER, culprit
from tests.gui.scripted_session import Fails, ScriptedSession
from tests.gui.support import added, copied, opened, services_of
from tests.narrowed import present

DISK = given.drive()
OTHER = given.drive(name="sdc", identity="wwn:naa.6")
NEXT = BEGAN + 24 * HOUR


def made(**more: Any) -> Recording:
    """Return a night in which smartd and udisks kept the drive awake."""
    slots = tuple(range(0, 432, 27))
    recording = given.recording(
        culprit("udisksd", began=48, every_s=600.0, slots=slots),
        culprit("smartd", began=16, slots=slots),
        culprit("php", AccessKind.JOURNAL, began=8, every_s=3600.0, unit="nextcloud-cron.service"),
        **more,
    )
    return replace(recording, drive=DISK.ref)


def running(done: float = 3.0) -> Recording:
    return replace(made(hours=done, began=NEXT), stage=RecordingStage.RUNNING, minutes=NIGHT, end=None)


class Desk:
    """The page on a scripted session."""

    def __init__(self, qtbot: QtBot, privilege: Class = Class.TUNE) -> None:
        self.session = ScriptedSession(privilege)
        self.recordings: list[Recording] = []
        self.states = given.states(ata_standby_timer=HALF_HOUR, ata_apm=255)
        self.claims = ClaimList(())
        self.session.answers |= {
            "recordings": lambda _args: RecordingList(tuple(self.recordings)),
            "record": self._record,
            "stop-recording": self._stop,
            "settings": lambda _args: StateList(self.states),
            "others": lambda _args: self.claims,
        }
        self.session.bring(DISK, OTHER)
        self.page = opened(qtbot, StandbyPage(services_of(self.session)), 900, 620)

    def _record(self, args: Any) -> RecordingList:
        begun = replace(running(0.0), minutes=args.minutes)
        self.recordings.insert(0, begun)
        return RecordingList(tuple(self.recordings))

    def _stop(self, _args: Any) -> RecordingList:
        self.recordings[0] = replace(self.recordings[0], stage=RecordingStage.ENDED, end=RecordingEnd.STOPPED)
        return RecordingList(tuple(self.recordings))

    def show(self, *recordings: Recording, drive: Drive = DISK) -> StandbyPage:
        self.recordings = list(recordings)
        self.page.show_drive(drive)
        self.page.set_active(True)
        return self.page

    def is_in(self, state: PageState) -> bool:
        return self.page.front.currentIndex() == state

    @property
    def service(self) -> Recordings:
        return self.page.services.recordings


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    yield (made_desk := Desk(qtbot))
    made_desk.page.set_active(False)


# -- one state at a time -----------------------------------------------------------------------------------


def test_a_drive_that_was_never_watched(desk: Desk) -> None:
    page = desk.show()
    assert desk.is_in(PageState.WORDS)
    assert page.controls.headline.text() == "Why awake?"
    assert page.controls.watch.text() == "&Record a Night"
    assert page.controls.watch.isVisible()
    assert page.controls.watch.width() == page.controls.watch.sizeHint().width(), "as wide as its text needs"
    assert page.controls.watch.isEnabled()
    for hidden in (page.controls.stop, page.nights.shown, page.compare, page.nights.copy, page.unlock_bar):
        assert not hidden.isVisible()


def test_how_long_is_chosen_and_asked_for(desk: Desk) -> None:
    page = desk.show()
    page.controls.length.setCurrentIndex(page.controls.length.findData(DAY))
    assert page.controls.watch.text() == "&Record a Day"
    page.controls.watch.click()
    assert desk.session.of("record") == [RecordAccesses(DISK.ref, DAY)]


def test_locked_it_says_so_and_to_watch_unlocks(qtbot: QtBot) -> None:
    # Looking needs no password at the computer itself, and does not show what programs of others did.
    desk = Desk(qtbot, Class.INSPECT)
    page = desk.show(made())
    assert desk.is_in(PageState.WORDS)
    assert "Unlock" in page.unlock_bar.findChildren(PlainLabel)[0].text()
    assert page.unlock_bar.isVisible()
    assert desk.session.of("recordings") == []
    page.controls.watch.click()
    assert desk.session.of("record")
    assert desk.is_in(PageState.RUNNING)
    assert not page.unlock_bar.isVisible()
    page.set_active(False)


def test_unlocking_shows_what_was_recorded(qtbot: QtBot) -> None:
    desk = Desk(qtbot, Class.BROWSE)
    page = desk.show(made())
    page.unlock_bar.asked.emit()
    assert desk.is_in(PageState.NIGHT)
    page.set_active(False)


def test_a_refused_password_is_a_sentence_and_nothing_else_changes(qtbot: QtBot) -> None:
    desk = Desk(qtbot, Class.BROWSE)
    page = desk.show()
    desk.session.unlock_refusal = "The password request was cancelled."
    page.controls.watch.click()
    assert page.message.text.text() == "The password request was cancelled."
    assert page.controls.watch.isEnabled()
    assert desk.is_in(PageState.WORDS)
    page.set_active(False)


def test_while_it_runs_there_is_progress_what_was_seen_and_a_way_to_stop(desk: Desk) -> None:
    page = desk.show(running(3.0))
    assert desk.is_in(PageState.RUNNING)
    assert page.running.time.text() == "3 h of 8 h recorded, 5 h left"
    assert page.running.progress.value() == 375
    assert page.running.table.table.rows[0][0] == "udisksd"
    assert not page.controls.watch.isVisible()
    page.controls.stop.click()
    assert desk.session.of("stop-recording") == [OfDrive(DISK.ref)]
    assert desk.is_in(PageState.NIGHT)
    assert page.controls.watch.text() == "&Record Again"


def test_progress_is_carried_on_between_looks_but_not_beyond_the_end(desk: Desk) -> None:
    now = [1000.0]
    desk.session.place = replace(desk.session.place, demo=False)
    service = Recordings(desk.session, lambda: now[0])
    desk.recordings = [running(3.0)]
    service.ask(DISK)
    now[0] += 600
    assert service.done_s(DISK) == 3 * HOUR + 600
    now[0] += 90_000
    assert service.done_s(DISK) == 8 * HOUR


def test_nobody_is_asked_all_night_while_nobody_looks(desk: Desk) -> None:
    now = [1000.0]
    desk.session.place = replace(desk.session.place, demo=False)
    service = Recordings(desk.session, lambda: now[0])
    desk.recordings = [running()]
    service.watch(DISK)
    asked = len(desk.session.of("recordings"))
    service._look()
    assert len(desk.session.of("recordings")) == asked + 1
    now[0] += 600
    service._look()
    assert len(desk.session.of("recordings")) == asked + 1, "it would keep a privileged helper open"
    service._presence.noticed.emit()
    assert len(desk.session.of("recordings")) == asked + 2
    service.watch(None)


def test_an_ended_night_has_its_answer_first_and_the_first_finding_in_full(desk: Desk) -> None:
    page = desk.show(made())
    assert desk.is_in(PageState.NIGHT)
    assert page.controls.headline.text() == "The drive was never in standby in 8 h."
    first = page.lanes.rows[0]
    assert (first.says.text(), first.note.text()) == (
        "udisksd asked the drive. Every 10 min.",
        "48 times · certain",
    )
    assert first.fix.text() == "Set to 5 min"
    assert first.fix.isVisible()
    assert first.finding is not None
    assert len(first.lane.marks) == len({slot for one in first.finding.culprits for slot in one.slots})
    first.more.click()
    assert [row.button.text() for row in first.remedies] == ["Copy Line", "Set to 5 min"]


def test_what_was_opened_stays_open_when_the_drive_is_read_again(desk: Desk) -> None:
    page = desk.show(made())
    second = page.lanes.rows[1]
    second.open(opened=True)
    desk.service.changed.emit(DISK.name)
    assert second.details.isVisible()
    assert page.lanes.rows[1] is second
    assert second.says.text().startswith("smartd asked")


def test_nothing_is_said_before_all_is_known(desk: Desk) -> None:
    desk.session.held = True
    page = desk.show(made())
    assert page.controls.headline.text() == "Reading recordings…"
    desk.session._waiting.pop(0)()
    assert desk.is_in(PageState.WORDS), "the recording alone is not enough"
    desk.session.let_go()
    assert desk.is_in(PageState.NIGHT)


def test_a_failed_recording_says_why(desk: Desk) -> None:
    failed = replace(made(), stage=RecordingStage.FAILED, why="This kernel has no tracefs.", culprits=(), spans=())
    page = desk.show(failed)
    assert page.controls.headline.text() == "This kernel has no tracefs."
    assert page.controls.watch.text() == "&Record Again"
    assert not [row for row in page.lanes.rows if row.isVisible() and row.how.isVisible()]


def test_a_refused_recording_is_told_and_can_be_tried_again(desk: Desk) -> None:
    page = desk.show()
    desk.session.answers["record"] = lambda _args: Fails(Fault.BUSY, "Busy: recording. Wait, or stop it.")
    page.controls.watch.click()
    assert page.message.text.text() == "Busy: recording. Wait, or stop it."
    assert page.controls.watch.isEnabled()


def test_a_helper_that_dies_leaves_what_was_seen_and_says_so(desk: Desk) -> None:
    page = desk.show(running(3.0))
    desk.session.answers["stop-recording"] = lambda _args: Fails(Fault.INTERNAL, "The helper exited.")
    page.controls.stop.click()
    assert page.message.text.text() == "The helper exited."
    assert desk.is_in(PageState.RUNNING)
    assert page.controls.stop.isEnabled()
    desk.session.become(Class.BROWSE)
    assert desk.is_in(PageState.RUNNING), "what was read stays, and the bar offers to unlock"
    assert page.unlock_bar.isVisible()


def test_recordings_that_cannot_be_read_are_no_empty_page(desk: Desk) -> None:
    desk.session.answers["recordings"] = lambda _args: Fails(Fault.IO_ERROR, "The drive is gone.")
    page = desk.show()
    assert page.controls.headline.text() == "The drive is gone."


def test_another_drive_has_its_own_recordings(desk: Desk) -> None:
    page = desk.show(made())
    desk.recordings = []
    page.show_drive(OTHER)
    assert desk.is_in(PageState.WORDS)
    assert page.controls.headline.text() == "Why awake?"


def test_a_drive_that_is_gone_does_no_harm(desk: Desk) -> None:
    page = desk.show(running())
    page.show_drive(None)
    page.refresh()
    desk.session.bring(OTHER)
    page.controls.stop.click()
    assert desk.session.of("stop-recording") == []


@pytest.mark.parametrize(
    ("kind", "rotational", "fits"),
    [
        (DriveKind.ATA, True, True),
        (DriveKind.USB, None, True),
        (DriveKind.ATA, False, False),
        (DriveKind.NVME, False, False),
        (DriveKind.ARRAY, None, False),
    ],
)
def test_the_tab_is_for_drives_with_a_motor(kind: DriveKind, rotational: bool | None, fits: bool) -> None:
    assert PAGES["standby"].serves(given.drive(kind, rotational=rotational)) is fits


# -- from a finding to what helps --------------------------------------------------------------------------


def test_a_setting_is_proposed_and_not_set(desk: Desk) -> None:
    page = desk.show(made())
    wanted: list[tuple[object, ...]] = []
    page.lasting_wanted.connect(lambda *what: wanted.append(what))
    page.lanes.rows[0].fix.click()
    assert wanted == [(DISK, TIMER, 60)]
    assert desk.session.of("apply") == []


def test_a_line_is_copied_with_the_name_of_its_file(desk: Desk) -> None:
    page = desk.show(made())
    page.lanes.rows[1].open(opened=True)
    page.lanes.rows[1].remedies[0].button.click()
    assert copied() == "# /etc/smartd.conf\n/dev/sdb -a -n standby,q\n"
    assert "/etc/smartd.conf" in page.message.text.text()


def test_an_option_for_fstab_says_that_it_belongs_into_the_line_that_is_there(desk: Desk) -> None:
    often = culprit("mutt", AccessKind.ACCESS_TIMES, began=48, every_s=600.0)
    page = desk.show(replace(made(), culprits=(often,)))
    page.lanes.rows[0].open(opened=True)
    page.lanes.rows[0].remedies[0].button.click()
    assert copied() == "# /etc/fstab\nnoatime\n"
    assert "Add it to the line in /etc/fstab" in page.message.text.text()


def test_what_is_set_by_now_says_so(desk: Desk) -> None:
    page = desk.show(made())
    desk.states = given.states(ata_standby_timer=60, ata_apm=255)
    changed = JournalEntry(BEGAN + 20 * HOUR, "sdb", "i", "m", TIMER, HALF_HOUR, 60, "apply")
    desk.session.answers["journal"] = lambda _args: JournalEntries((changed,))
    page.refresh()
    row = page.lanes.rows[0]
    assert not row.fix.isVisible(), "there is nothing left to do"
    row.how.click()
    assert not row.remedies[1].button.isVisible()


def test_other_tools_lines_count_too(desk: Desk) -> None:
    desk.states = given.states(ata_standby_timer=None)
    desk.claims = ClaimList((given.claim(TIMER, 0, "/etc/tlp.conf", "tlp"),))
    page = desk.show(made())
    assert page.lanes.rows[0].says.text().startswith("The standby timer is off")


# -- the proof ---------------------------------------------------------------------------------------------


def test_the_end_of_a_watched_night_leads_to_the_proof(desk: Desk) -> None:
    page = desk.show(made())
    page.controls.watch.click()
    assert desk.is_in(PageState.RUNNING)
    desk.recordings[0] = made(began=NEXT, standby=0.62, starts=9)
    page.refresh()
    assert desk.is_in(PageState.NIGHT)
    assert page.compare.opened
    assert page.comparison.verdict.text() == ("62% in standby, 0% before. It started 9 times, 0 before.")
    assert page.comparison.table.table.rows[0][1:3] == (0.0, 62.0)


def test_a_timer_that_the_drive_did_not_report_was_set_not_changed_from_unknown(desk: Desk) -> None:
    set_to = JournalEntry(BEGAN + 20 * HOUR, "sdb", "i", "m", TIMER, None, 60, "apply")
    desk.session.answers["journal"] = lambda _args: JournalEntries((set_to,))
    page = desk.show(made(began=NEXT, standby=0.62), made())
    assert page.comparison.changes.text().endswith(": Standby timer (spin-down) set to 5 min.")


def test_a_single_night_has_nothing_to_compare_with(desk: Desk) -> None:
    page = desk.show(made())
    assert not page.compare.isVisible()


def test_an_earlier_night_can_be_shown_and_compared_with(desk: Desk) -> None:
    nights = [made(began=BEGAN + day * 24 * HOUR, standby=day / 4) for day in (2, 1, 0)]
    page = desk.show(*nights)
    assert page.nights.shown.count() == 3
    assert page.compare.row.count == "2 earlier nights"
    page.compare.opened = True
    page.nights.against.setCurrentIndex(1)
    page.nights.against.activated.emit(1)
    assert "50% in standby, 0% before" in page.comparison.verdict.text()
    page.nights.shown.setCurrentIndex(1)
    page.nights.shown.activated.emit(1)
    assert page.controls.headline.text().startswith("In standby for 25%")
    assert "25% in standby, 0% before" in page.comparison.verdict.text()


def test_a_recording_that_was_stopped_early_is_no_proof_and_the_next_is_compared_with_the_whole_night(
    desk: Desk,
) -> None:
    page = desk.show(made())
    page.controls.watch.click()
    page.controls.stop.click()
    assert not page.compare.opened, "less than half an hour says nothing beside a night"
    page.controls.watch.click()
    short = replace(made(hours=0.2, began=NEXT), end=RecordingEnd.STOPPED)
    desk.recordings = [made(began=NEXT + 24 * HOUR, standby=0.62, starts=9), short, made()]
    page.show_drive(OTHER)
    page.show_drive(DISK)
    assert "62% in standby, 0% before" in page.comparison.verdict.text()
    assert page.nights.against.currentData() == desk.recordings[2].key


def test_energy_is_calculated_when_both_figures_are_known_and_they_are_kept(desk: Desk, qtbot: QtBot) -> None:
    nights = made(began=NEXT, standby=0.5), made()
    page = desk.show(*nights)
    view = page.comparison
    assert "Enter both figures" in view.saved.text()
    view.idle.setValue(5.0)
    view.standby.setValue(1.0)
    assert view.saved.text() == "From the data sheet: saves 16.0 Wh, 5.8 kWh a year."
    again = added(qtbot, StandbyPage(page.services))
    again.show_drive(DISK)
    assert (again.comparison.idle.value(), again.comparison.standby.value()) == (5.0, 1.0)


# -- the picture and its table -----------------------------------------------------------------------------


def test_the_table_is_sorted_by_any_column_with_the_unknown_last(desk: Desk) -> None:
    recording = replace(made(), unnamed=5, requests=300)
    page = desk.show(recording)
    columns = present(page.programs.horizontalHeader())
    assert [row[0] for row in page.programs.table.rows] == ["udisksd", "smartd", "php", "unknown"]
    columns.setSortIndicator(7, Qt.SortOrder.AscendingOrder)
    assert [row[7] for row in page.programs.table.rows] == ["10 min", "30 min", "1 h", None]
    columns.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    assert [row[0] for row in page.programs.table.rows] == ["udisksd", "smartd", "php", "unknown"]


def test_the_picture_says_what_is_under_the_pointer_and_what_it_shows(desk: Desk) -> None:
    page = desk.show(running(3.0))
    picture = page.running.picture
    night = present(page.night())
    picture.show_nights(("", replace(night, recording=made(standby=0.5))))
    picture.resize(800, picture.sizeHint().height())
    (_name, night, band) = picture._bands()[0]
    assert picture.text_at(QPointF(band.left() + 5, band.center().y())).endswith(": awake")
    assert picture.text_at(QPointF(band.right() - 5, band.center().y())).endswith(": in standby")
    lane = picture._lanes(night, band)[0][1]
    assert picture.text_at(lane.center()) == "udisksd"
    assert picture.accessibleDescription() == "In standby for 50% of 8 h, with 0 starts."


@pytest.mark.parametrize("seconds", [60.0, 3600.0, 28_800.0, 86_400.0, 259_200.0])
def test_the_axis_has_a_few_marks_whatever_the_length(seconds: float) -> None:
    assert 4 <= len(night_picture.hours(seconds)) <= 10 or seconds == 60.0


def test_a_night_is_taken_along_as_text_table_and_json(desk: Desk, tmp_path: Path) -> None:
    page = desk.show(made())
    text = page.taking.text()
    assert "udisksd asked the drive. Every 10 min." in text
    assert "/etc/udev/rules.d/99-no-health-polling.rules" in text
    assert page.taking.document("csv").splitlines()[0].startswith("Program,Unit,Kind,Through,Times awake")
    assert json.loads(page.taking.document("json"))["diagnosis"]["findings"][0]["rule"] == "udisks"
    target = tmp_path / "night.txt"
    page.taking.save(target, text)
    assert target.read_text() == text
    page.taking.save(tmp_path / "nowhere" / "night.txt", text)
    assert "not written" in page.message.text.text()
    page.nights.copy.click()
    assert "smartd asked the drive" in copied()
