"""The page that shows, searches, copies and exports what is known of a drive."""

from __future__ import annotations

import json
import re
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import QModelIndex, Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract import wire
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health.health import AtaHealth, Health, ScsiErrors, ScsiHealth
from disktune_contract.health.identification import Identification
from disktune_contract.layers.stack import Layers
from disktune_contract.messages.change import TrialEnd, TrialEnded
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.setting import Source
from disktune_contract.units import UnitSystem
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.session import Session
from disktune_gui.demo.ata.smart import Smart
from disktune_gui.health.wording import health_sections
from disktune_gui.overview.fact_view import FactView
from disktune_gui.overview.page import OverviewPage
from disktune_gui.overview.summary_cards import UNKNOWN
from disktune_gui.text.facts import FactRow, FactSection
from disktune_gui.text.wording import day
from disktune_helper.cli.decode import _nvme_smart_log
from disktune_helper.decode import smart
from tests.gui.dumps import CORPUS, ata, rows_of
from tests.gui.scripted_session import Fails, ScriptedSession, WindowSession, a_drive
from tests.gui.support import added, copied, opened, services_of
from tests.narrowed import present
from tests.sample_drive import make_drive

# -- the page ----------------------------------------------------------------------------------------------


class AskedSession(Session):
    """Holds every request until the test answers it, but the one for the layers, which other tests are about."""

    def __init__(self) -> None:
        super().__init__(HelperLauncher(root=False))
        self.asked: list[tuple[str, Any, Any, Any]] = []

    def _ask(self, verb: str, args: object, done: Any, failed: Any) -> None:
        if verb == "layers":
            done(Layers())
        else:
            self.asked.append((verb, args, done, failed))

    def answer(self, reply: object, number: int = -1) -> None:
        self.asked[number][2](reply)


@pytest.fixture
def session(qtbot: QtBot) -> AskedSession:
    return AskedSession()


@pytest.fixture
def page(qtbot: QtBot, session: AskedSession) -> OverviewPage:
    return added(qtbot, OverviewPage(services_of(session)), 900, 700)


def shown(page: OverviewPage) -> list[str]:
    """Return the labels that the list has, in open sections and in closed ones."""
    model = present(page.facts.panel.view.model())

    def under(parent: QModelIndex) -> list[str]:
        found = []
        for number in range(model.rowCount(parent)):
            index = model.index(number, 0, parent)
            found += under(index) if model.rowCount(index) else [str(index.data())]
        return found

    return under(QModelIndex())


def test_a_drive_is_asked_when_somebody_looks_and_once(page: OverviewPage, session: AskedSession) -> None:
    page.show_drive(make_drive())
    assert session.asked == []
    page.set_active(True)
    assert [verb for verb, *_ in session.asked] == ["identify"]
    assert session.asked[0][1] == OfDrive(make_drive().ref)
    page.show_drive(make_drive(temperature_c=40.0))
    assert len(session.asked) == 1
    assert "40 °C" in page.text()
    page.refresh()
    assert len(session.asked) == 2


def test_it_is_asked_anew_when_another_page_may_have_changed_it(page: OverviewPage, session: AskedSession) -> None:
    page.show_drive(make_drive())
    page.set_active(True)
    page.set_active(False)
    page.set_active(True)
    assert len(session.asked) == 2
    session.trial_ended.emit(TrialEnded("t", "sda", TrialEnd.TIMED_OUT))
    assert len(session.asked) == 3
    page.set_active(False)
    session.trial_ended.emit(TrialEnded("t", "sda", TrialEnd.TIMED_OUT))
    assert len(session.asked) == 3


def test_what_was_read_says_when_and_stays_dated_when_the_drive_does_not_answer(
    page: OverviewPage, session: AskedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("disktune_gui.overview.page.time.time", lambda: 1.7e9)
    moment = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(1.7e9))
    page.show_drive(make_drive())
    page.set_active(True)
    session.answer(ata())
    assert page.facts.panel.source.text().startswith(f"Read from the drive at {moment}.")
    page.refresh()
    session.asked[-1][3](Fault.WOULD_WAKE, "It is asleep.")
    assert page.facts.panel.source.text() == f"It is asleep. Read from the drive at {moment}."


def test_stronger_helpers_are_asked_again(page: OverviewPage, session: AskedSession) -> None:
    page.show_drive(make_drive())
    page.set_active(True)
    session.privilege_changed.emit(Class.INSPECT)
    assert len(session.asked) == 2


def test_a_helper_that_may_is_asked_how_the_drive_is_doing(
    page: OverviewPage, session: AskedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "may", lambda _verb: True)
    page.set_active(True)
    page.show_drive(make_drive())
    assert [verb for verb, *_ in session.asked] == ["identify", "health"]
    attributes = smart.attributes(*(Smart().answer(code)[1] for code in (0xD0, 0xD1)))
    session.answer(Health(ata=AtaHealth(True, attributes)))
    # Three old errors of the interface, which stand still: no problem, and not none.
    assert re.search(r"Condition +Good  \(.+\)\n", page.text())
    assert page.verdict.title.text() == "Good"
    # What it counts is on a page of its own.
    assert "194 Temperature" not in shown(page)
    # Another drive's health is nobody's here.
    page.show_drive(make_drive("sdb"))
    assert page.verdict.title.text() == "–"
    session.answer(Health(ata=AtaHealth(False, ())), number=1)
    assert page.verdict.title.text() == "–"


def test_the_card_leads_to_the_whole_health_and_arrays_have_none(page: OverviewPage) -> None:
    wanted: list[str] = []
    page.health_wanted.connect(wanted.append)
    page.show()
    page.show_drive(make_drive())
    assert page.verdict.isVisible()
    page.verdict.reasons.click()
    assert wanted == ["sda"]
    for kind in (DriveKind.ARRAY, DriveKind.LOOP):
        page.show_drive(make_drive("md0", kind))
        assert not page.verdict.isVisible()
    page.show_drive(None)
    assert not page.verdict.isVisible()


def test_a_refresh_asks_an_array_once(qtbot: QtBot) -> None:
    """The check-up takes the report that the page of the array gets, and so do the operations."""
    session = WindowSession(HelperLauncher(root=False))
    session.refuse_the_rest()
    page = opened(qtbot, OverviewPage(services_of(session)))
    array = make_drive("md0", DriveKind.ARRAY)
    session.bring(array)
    page.set_active(True)
    page.show_drive(array)
    qtbot.waitUntil(lambda: page.services.checkups.of(array) is not None)
    before = len(session.of("array")), len(session.of("checkup"))
    page.refresh()
    qtbot.waitUntil(lambda: len(session.of("checkup")) == before[1] + 1)
    assert len(session.of("array")) == before[0] + 1


def test_the_card_says_what_is_known_before_the_drive_answers(
    page: OverviewPage, session: AskedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "may", lambda _verb: True)
    one, other = make_drive("sda"), make_drive("sdb")
    session.drives = (one, other)
    card, news = page.verdict, page.services.health_news
    page.set_active(True)
    page.show_drive(one)
    # Whoever asked: the header says it at once.
    session.health_read.emit(one.ref, Health(ata=AtaHealth(True, ())))
    assert card.title.text() == "Good"
    page.show_drive(other)
    assert (card.title.text(), card.why.text()) == ("–", "")
    page.show_drive(one)
    assert card.title.text() == "Good"
    assert news.of(one) is not None
    assert card.read.text().startswith("Read today at ")
    session.health_read.emit(one.ref, Health(ata=AtaHealth(False, ())))
    assert card.title.text() == "Failing: back up now"


def test_what_was_kept_of_a_drive_is_no_answer_about_its_temperature(
    page: OverviewPage, session: AskedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "may", lambda _verb: True)
    session.drives = (drive := make_drive(temperature_c=None),)
    page.services.health_history.keep(drive, Health(ata=AtaHealth(False, ())), 1e6)
    page.set_active(True)
    page.show_drive(drive)
    assert page.verdict.title.text() == "Failing: back up now"
    assert day(1e6) in page.verdict.read.text()
    assert page.tiles.warmth.title.text() == UNKNOWN


def test_an_nvme_drive_and_a_sas_disk_count_in_their_own_way() -> None:
    log = _nvme_smart_log((CORPUS / "nvme" / "smart-log-ct1000p3pssd8.bin").read_bytes())
    rows = rows_of(health_sections(Health(nvme=log), UnitSystem.SI))
    assert rows["Percentage used"].value == f"{log.percentage_used}%"
    assert rows["Power-on time"].value == f"{log.power_on_hours} h"
    errors = (ScsiErrors("read", 170_693_715, 2, 88_818_000_000),)
    disk = ScsiHealth(0x5D, 0x10, 34, 60, None, 1090, 10_000, None, None, errors, 3)
    rows = rows_of(health_sections(Health(scsi=disk), UnitSystem.SI))
    assert rows["Reason"].value == "The drive predicts a failure (5Dh/10h)."
    assert rows["Read"] == FactRow("Read", "uncorrected: 2", "corrected: 170,693,715; processed: 88.8 GB")
    assert "Percentage used" not in rows
    assert rows["Start-stop cycles"].value == "1090"


def test_an_answer_for_a_drive_that_is_no_longer_shown_is_dropped(
    page: OverviewPage, session: AskedSession
) -> None:
    page.set_active(True)
    page.show_drive(make_drive("sda"))
    page.show_drive(make_drive("sdb"))
    session.answer(ata(), number=0)
    assert "Commands and Features" not in page.text()
    session.answer(ata(), number=1)
    assert "Commands and Features" in page.text()


def test_a_failure_is_a_sentence_and_the_rest_stays(page: OverviewPage, session: AskedSession) -> None:
    page.set_active(True)
    page.show_drive(make_drive())
    session.asked[0][3](Fault.WOULD_WAKE, "It is asleep.")
    assert page.facts.panel.source.text() == "It is asleep."
    assert "Capacity" in shown(page)


def test_searching_filters_rows_by_any_column_and_whole_sections_by_title(
    page: OverviewPage, session: AskedSession
) -> None:
    page.set_active(True)
    page.show_drive(make_drive())
    session.answer(ata())
    page.facts.panel.search.setText("ADVANCED power")
    assert shown(page) == ["Advanced power management (APM)", "Advanced Power Management feature set"]
    page.facts.panel.search.setText("/home")
    assert shown(page) == ["Mount points", "sda1"]
    page.facts.panel.search.setText("transfer modes")
    assert "PIO modes" in shown(page)
    assert page.facts.panel.count.text().endswith("found")
    page.facts.panel.search.setText("")
    assert page.facts.panel.count.text() == ""
    assert "Capacity" in shown(page)


def test_selected_rows_are_copied_with_their_notes(page: OverviewPage) -> None:
    page.show_drive(make_drive())
    page.facts.panel.search.setText("capacity")
    page.facts.panel.view.selectAll()
    page.facts.panel.view.copy_selected()
    assert copied() == "Capacity\t1.00 TB\t932 GiB · 1,000,204,886,016 bytes"
    page.copy_all()
    heading, made, *_, title, _line, first = copied().split("\n")[:6]
    assert heading == "Example sda (/dev/sda)"
    assert made.startswith(time.strftime("%Y-"))
    assert (title, first[:9]) == ("Health", "Condition")


def test_exports_are_complete_and_json_is_read_back(
    page: OverviewPage, session: AskedSession, tmp_path: Path
) -> None:
    page.set_active(True)
    page.show_drive(make_drive())
    session.answer(ata())
    page.export_to(tmp_path / "drive.json")
    found = json.loads((tmp_path / "drive.json").read_text())
    assert found["drive"]["serial"] == "SN-sda"
    assert found["identification"]["ata"]["model"] == "Maxtor 6Y120P0"
    assert found["provenance"].startswith("Read from the drive")
    assert page._read_at is not None
    assert found["read_at"] == datetime.fromtimestamp(int(page._read_at), UTC).isoformat()
    assert found["health"] is None, "nobody asked"
    assert (
        f"Read from the drive at {time.strftime('%Y-%m-%d %H:%M:%S', time.localtime(page._read_at))}."
        in page.text()
    )
    page.export_to(tmp_path / "drive.txt")
    written = (tmp_path / "drive.txt").read_text()
    assert written.split("\n")[2:] == page.text().split("\n")[2:]
    assert "Read from the drive at " in page.facts.panel.source.text()
    assert "Written to" in page.facts.panel.source.text()


@pytest.mark.parametrize(
    "health",
    [
        Health(ata=AtaHealth(True, smart.attributes(*(Smart().answer(code)[1] for code in (0xD0, 0xD1))))),
        Health(nvme=_nvme_smart_log((CORPUS / "nvme/smart-log-ct1000p3pssd8.bin").read_bytes())),
        Health(note="The drive sleeps; asking for its counters might wake it.", asleep=True),
    ],
    ids=["ata", "nvme", "asleep"],
)
def test_health_is_exported_as_the_drive_told_it(
    page: OverviewPage, session: AskedSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, health: Health
) -> None:
    monkeypatch.setattr(session, "may", lambda _verb: True)
    page.set_active(True)
    page.show_drive(make_drive())
    session.answer(health)
    page.export_to(tmp_path / "drive.json")
    found = json.loads((tmp_path / "drive.json").read_text())
    assert wire.load(Health, found["health"]) == health
    # Another drive's export has nothing of it.
    page.show_drive(make_drive("sdb"))
    page.export_to(tmp_path / "other.json")
    assert json.loads((tmp_path / "other.json").read_text())["health"] is None


def test_an_export_that_fails_is_a_sentence_with_a_next_step(
    page: OverviewPage, session: AskedSession, tmp_path: Path
) -> None:
    notices: list[str] = []
    session.notice.connect(notices.append)
    page.show_drive(make_drive())
    page.export_to(tmp_path / "missing" / "drive.txt")
    assert len(notices) == 1
    assert "not written" in notices[0]
    assert notices[0].endswith("Choose another location.")


def test_new_facts_of_the_same_shape_keep_selection_and_place(page: OverviewPage, session: AskedSession) -> None:
    page.set_active(True)
    page.show_drive(make_drive())
    session.answer(ata())
    page.show()
    model = page.facts.panel.view.model()
    bar = page.facts.panel.view.verticalScrollBar()
    assert model is not None
    assert bar is not None
    chosen = model.index(2, 0, model.index(0, 0))
    page.facts.panel.view.expandAll()
    page.facts.panel.view.setCurrentIndex(chosen)
    bar.setValue(300)
    page.show_drive(make_drive(temperature_c=55.0))
    assert page.facts.panel.view.currentIndex() == chosen
    assert bar.value() == 300


def test_from_right_to_left_a_value_does_not_lie_over_its_label(qtbot: QtBot) -> None:
    labels = []
    for value in ("A value far longer than its column, but with room beside it", ""):
        view = added(qtbot, FactView())
        view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        view.resize(700, 200)
        view.show_sections([FactSection("Identity", (FactRow("Model", value),))])
        view.show()
        QApplication.processEvents()
        row = view.model().index(0, 0, view.model().index(0, 0))  # type: ignore[union-attr]
        labels.append(view.viewport().grab().toImage().copy(view.visualRect(row)))  # type: ignore[union-attr]
    assert labels[0] == labels[1]


@pytest.mark.parametrize("ending", ["txt", "json"])
def test_what_is_exported_is_what_was_in_view_when_the_name_was_asked_for(
    page: OverviewPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    page.show_drive(make_drive("sda"))

    def pulled_out_meanwhile(*_: object) -> tuple[str, str]:
        page.show_drive(make_drive("sdb"))
        return str(tmp_path / f"drive.{ending}"), ""

    monkeypatch.setattr("PyQt6.QtWidgets.QFileDialog.getSaveFileName", pulled_out_meanwhile)
    page.ask_and_export()
    written = (tmp_path / f"drive.{ending}").read_text()
    assert "Example sda" in written
    assert "sdb" not in written


def test_health_that_cannot_be_read_again_is_unknown(qtbot: QtBot) -> None:
    session = ScriptedSession()
    session.answers |= {"identify": lambda _args: Identification(Source.LIVE), "health": lambda _args: Health()}
    page = added(qtbot, OverviewPage(services_of(session)))
    page.show_drive(a_drive())
    page.set_active(True)
    assert page._known is not None
    assert page._known.health == Health()
    session.answers["health"] = lambda _args: Fails(Fault.IO_ERROR, "The drive does not answer.")
    page.refresh()
    assert page._known is None
    assert page.verdict.title.text() == "Unknown: never read"
    assert page.verdict.why.text() == "The drive does not answer."


def test_a_drive_seen_before_is_shown_once_and_dated_until_it_answers_the_same(
    page: OverviewPage, session: AskedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "may", lambda _verb: True)
    clock = [1.7e9]
    monkeypatch.setattr("disktune_gui.overview.page.time.time", lambda: clock[0])
    session.drives = (make_drive("sda"), make_drive("sdb"))
    session.drives_changed.emit(session.drives)
    page.set_active(True)
    shown: list[Drive] = []
    show = page._show_tiles

    def counted(drive: Drive) -> None:
        shown.append(drive)
        show(drive)

    monkeypatch.setattr(page, "_show_tiles", counted)

    def answer() -> None:
        for verb, *_, done, _failed in tuple(session.asked):
            done({"identify": ata(), "health": Health(ata=AtaHealth(True, ()))}[verb])
        session.asked.clear()

    for drive in session.drives:
        page.show_drive(drive)
        answer()
    shown.clear()
    clock[0] += 60
    page.show_drive(session.drives[0])
    before = page.facts.panel.source.text()
    assert time.strftime("%H:%M:%S", time.localtime(1.7e9)) in before
    answer()
    assert len(shown) == 1
    assert page.facts.panel.source.text() != before


def test_results_stored_meanwhile_are_shown_although_the_drive_repeats_itself(
    page: OverviewPage, session: AskedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.drives = (make_drive("sda"),)
    session.drives_changed.emit(session.drives)
    page.set_active(True)
    page.show_drive(session.drives[0])
    page.set_active(False)
    shown: list[Drive] = []
    monkeypatch.setattr(page, "_show_tiles", shown.append)
    page.services.archive.changed.emit()
    assert shown == []
    page.set_active(True)
    assert len(shown) == 1
    page.set_active(False)
    page.set_active(True)
    assert len(shown) == 1
