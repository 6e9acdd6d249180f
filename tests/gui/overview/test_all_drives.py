"""The table of all drives."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health.health import AtaHealth, Health
from disktune_contract.health.identification import Identification
from disktune_contract.health.verdict import HealthJudgement, HealthVerdict
from disktune_contract.messages.protocol import Class
from disktune_contract.settings.saved import Family, FileRef, SavedFile, SavedList, SavedValue
from disktune_contract.settings.setting import Source
from disktune_contract.units import UnitSystem
from disktune_gui.client import elevation
from disktune_gui.health.badge import KnownHealth
from disktune_gui.overview.drive_table import DriveTable, drive_lines, section
from disktune_gui.overview.page import OverviewPage
from tests.gui.overview.test_answer import result
from tests.gui.scripted_session import ScriptedSession, a_drive, keyboard
from tests.gui.support import make_drive, services_of

GOOD = HealthJudgement(HealthVerdict.GOOD, (), ())
FAILING = KnownHealth(Health(), HealthJudgement(HealthVerdict.FAILING, (), ()), 0.0)


def test_drives_are_a_line_each_without_the_hidden_ones() -> None:
    drives = [make_drive("sdb"), make_drive("loop0", DriveKind.LOOP), make_drive("sda")]
    lines = drive_lines(drives, UnitSystem.SI, lambda _drive: None)
    assert [row.label for row in section(lines).rows] == ["Example sda", "Example sdb"]


def test_a_line_says_what_is_known_and_nothing_else() -> None:
    drive = make_drive("sda")
    bare = drive_lines([drive], UnitSystem.SI, lambda _drive: None)[0]
    assert bare.cells[2:] == ("Unknown", "34 °C", None, None, None)
    own = result(1.2e8, identity=drive.identity)
    full = drive_lines([drive], UnitSystem.SI, lambda _drive: FAILING, [own], {"sda": 3})[0]
    assert full.cells[2:] == ("Failing", "34 °C", None, "120 MB/s", "3")
    assert "saved settings: 3" in full.row.value


def test_an_array_has_no_health_here() -> None:
    line = drive_lines([make_drive("md0", DriveKind.ARRAY)], UnitSystem.SI, lambda _drive: None)[0]
    assert line.cells[2] is None


def test_rows_are_narrowed_coloured_and_lead_to_their_drive(qtbot: QtBot) -> None:
    drives = [make_drive("sda"), make_drive("sdb")]
    view = DriveTable()
    qtbot.addWidget(view)
    lines = drive_lines(drives, UnitSystem.SI, lambda drive: FAILING if drive.name == "sdb" else None)
    view.show_lines(lines)
    assert [view._tone(row) for row in view.table.rows] == ["", "danger"]
    view.show_lines(lines, "failing")
    assert [row[1] for row in view.table.rows] == ["sdb"]
    view.setCurrentIndex(view._model.index(0, 0))
    with qtbot.waitSignal(view.wanted) as told:
        keyboard.keyClick(view, Qt.Key.Key_Return)
    assert told.args == ["sdb"]


def test_a_row_says_why_its_health_is_what_it_is(qtbot: QtBot) -> None:
    view = DriveTable()
    qtbot.addWidget(view)
    judged = HealthJudgement(HealthVerdict.FAILING, ("It predicts a failure.",), ())
    known = {"sda": KnownHealth(Health(), judged, 0.0), "sdb": KnownHealth(Health(note="It sleeps."), GOOD, 0.0)}
    drives = [make_drive("sda"), make_drive("sdb"), make_drive("md0", DriveKind.ARRAY)]
    view.show_lines(drive_lines(drives, UnitSystem.SI, lambda drive: known.get(drive.name)))
    tips = [str(view._model.index(row, 2).data(Qt.ItemDataRole.ToolTipRole)) for row in range(3)]
    assert "It predicts a failure." in tips[0]
    assert "It sleeps." in tips[1]
    assert not tips[2]


def test_the_overview_of_all_drives_asks_each_and_what_is_saved(qtbot: QtBot) -> None:
    session = ScriptedSession()
    saved = SavedFile(FileRef(Family.DRIVE, "x"), "", drive="sda", values=(SavedValue("block.read_ahead", 512),))
    session.answers |= {"health": lambda _args: Health(), "saved": lambda _args: SavedList((saved,))}
    session.bring(a_drive("sda"), a_drive("sdb"))
    page = OverviewPage(services_of(session))
    qtbot.addWidget(page)
    page.show_drive(None)
    page.set_active(True)
    page.show()
    assert {verb for verb, _ in session.asked} >= {"health", "saved"}
    assert [row[6] for row in page.all_drives.table.table.rows] == ["1", "0"]
    assert page.all_drives.isVisible()
    assert not page.facts.panel.view.isVisible()
    assert not page.cards.isVisible()


class LockedSession(ScriptedSession):
    """May not ask drives; *helper* is whether that can be changed with a password."""

    def __init__(self, *, helper: bool) -> None:
        super().__init__(Class.BROWSE)
        self._helper = helper

    @property
    def can_unlock(self) -> bool:
        return self._helper


def locked_page(qtbot: QtBot, *drives: Drive, helper: bool) -> OverviewPage:
    session = LockedSession(helper=helper)
    session.answers["identify"] = lambda _args: Identification(Source.LIVE)
    session.bring(*drives)
    page = OverviewPage(services_of(session))
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show_drive(None)
    page.set_active(True)
    page.show()
    return page


def test_all_drives_say_why_their_health_is_unknown_and_the_button_reads_it(qtbot: QtBot) -> None:
    page = locked_page(qtbot, a_drive("sda"), a_drive("sdb"), helper=True)
    assert page.all_drives.not_asked.isVisible()
    assert page.all_drives.not_asked.text.text() == (
        "Health and power-on time of the drives are unknown. Reading the health data requires authorization. "
        "Unlock to read it."
    )
    assert [row[2] for row in page.all_drives.table.table.rows] == ["Unknown", "Unknown"]
    session = page.session
    assert isinstance(session, ScriptedSession)
    session.answers["health"] = lambda _args: Health(ata=AtaHealth(True, ()))
    page.all_drives.not_asked.button.click()
    assert not page.all_drives.not_asked.isVisible()
    assert [row[2] for row in page.all_drives.table.table.rows] == ["Good", "Good"]
    # The helper has left.
    session.become(Class.BROWSE)
    assert page.all_drives.not_asked.isVisible()


def test_without_a_helper_all_drives_offer_the_command(qtbot: QtBot) -> None:
    page = locked_page(qtbot, a_drive("sda"), helper=False)
    command = elevation.remedy(page.session.place)
    assert page.all_drives.not_asked.text.text().endswith(
        f"DiskTune is not allowed to open drives here. To change that: {command}"
    )
    page.all_drives.not_asked.button.click()
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    assert clipboard.text() == command


def test_what_has_no_health_needs_no_right(qtbot: QtBot) -> None:
    page = locked_page(qtbot, make_drive("md0", DriveKind.ARRAY), helper=True)
    assert not page.all_drives.not_asked.isVisible()
    page.show_drive(a_drive("sda"))
    assert not page.all_drives.not_asked.isVisible()


@pytest.mark.parametrize(
    ("helper", "why"),
    [(True, "Reading it requires authorization."), (False, "DiskTune is not allowed to open drives here.")],
)
def test_the_card_of_one_drive_says_why_its_temperature_is_unknown(qtbot: QtBot, helper: bool, why: str) -> None:
    drive = replace(a_drive("sda"), temperature_c=None)
    page = locked_page(qtbot, drive, helper=helper)
    page.show_drive(drive)
    assert (page.tiles.warmth.title.text(), page.tiles.warmth.why.text()) == ("Unknown", why)
