"""The health of all drives in one table: problems first, each finding with what helps, and where a row leads."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from disktune_contract.checkup.attachment import Attachment, MountedSystem
from disktune_contract.health.health import AtaHealth, Health
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_gui.drive_health.page import HealthPage
from disktune_gui.page_declaration import DrivePart
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive
from tests.gui.support import copied, opened, services_of
from tests.narrowed import present

UNSAFE = Attachment(mounts=(MountedSystem("/home", "sda1", "ext4", ("rw", "nobarrier"), None),))


def all_drives(qtbot: QtBot, privilege: Class = Class.TUNE) -> HealthPage:
    session = ScriptedSession(privilege)
    session.answers |= {
        "identify": lambda _args: Fails(Fault.BUSY, "Not now."),
        "checkup": lambda args: UNSAFE if args.drive.name == "sda" else Attachment(),
        "health": lambda args: Health(ata=AtaHealth(args.drive.name != "sdb", ())),
    }
    page = opened(qtbot, HealthPage(services_of(session)), 900, 600)
    page.set_active(True)
    session.bring(a_drive("sda"), a_drive("sdb"), a_drive("sdc"))
    page.show_drive(None)
    page.services.health_news.begin()
    return page


def shown(page: HealthPage) -> list[tuple[object, ...]]:
    return [(str(row[0]).rpartition("(")[2].rstrip(")"), *row[1:]) for row in page.every.table.rows]


def test_each_finding_is_a_row_and_problems_are_first(qtbot: QtBot) -> None:
    page = all_drives(qtbot)
    qtbot.waitUntil(lambda: ("sdc", "Good", "No findings.", "") in shown(page))
    first, second, third = shown(page)
    assert first[:2] == ("sdb", "Failing")
    assert "Copy the drive now." in str(first[2])
    assert second[:3] == ("sda", "Good", "Without barriers, a power failure can destroy a file system.")
    assert str(second[3]).startswith("Remove it from /etc/fstab")
    assert third[0] == "sdc"
    assert not page.columns.isVisible()
    heights = []
    for width in (900, 60):
        page.every.setColumnWidth(2, width)
        page.every.resizeRowsToContents()
        heights.append(page.every.rowHeight(1))
    assert heights[1] > heights[0], "a long finding continues in the next line"


def test_a_row_leads_to_what_it_is_about(qtbot: QtBot) -> None:
    page = all_drives(qtbot)
    qtbot.waitUntil(lambda: ("sdc", "Good", "No findings.", "") in shown(page))
    wanted: list[tuple[str, DrivePart]] = []
    page.part_wanted.connect(lambda drive, part: wanted.append((drive, part)))
    model = present(page.every.model())
    for row in range(3):
        page.every.activated.emit(model.index(row, 0))
    assert wanted == [("sdb", DrivePart.RESCUE), ("sda", DrivePart.CHECKUP), ("sdc", DrivePart.HEALTH)]


def test_the_whole_table_is_copied(qtbot: QtBot) -> None:
    page = all_drives(qtbot)
    qtbot.waitUntil(lambda: ("sdc", "Good", "No findings.", "") in shown(page))
    page.copy_button.click()
    text = copied()
    assert text.splitlines()[0] == "Drive\tHealth\tFinding\tWhat helps"
    assert len(text.splitlines()) == 4


def test_without_permission_nothing_is_called_good(qtbot: QtBot) -> None:
    page = all_drives(qtbot, Class.BROWSE)
    assert {row[1:3] for row in shown(page)} == {("Unknown", "Not checked.")}
    assert page.copy_button.isVisible()
