"""The check-up in short, among the sections of the Overview."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.checkup.attachment import Attachment, MountedSystem
from disktune_contract.health.health import Health
from disktune_contract.health.identification import Identification
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Source
from disktune_gui.overview.page import OverviewPage
from disktune_gui.text.facts import FactRow
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive
from tests.gui.support import added, services_of

UNSAFE = Attachment(mounts=(MountedSystem("/home", "sda1", "ext4", ("rw", "nobarrier"), None),))
FOUND = FactRow("Write barriers", "Without barriers, a power failure can destroy a file system.")


@pytest.fixture
def session() -> ScriptedSession:
    found = ScriptedSession()
    found.answers |= {
        "identify": lambda _args: Identification(Source.LIVE),
        "health": lambda _args: Health(),
        "checkup": lambda _args: UNSAFE,
    }
    found.bring(a_drive())
    return found


def overview(qtbot: QtBot, session: ScriptedSession) -> OverviewPage:
    page = added(qtbot, OverviewPage(services_of(session)))
    page.show_drive(session.drives[0])
    page.set_active(True)
    return page


def rows(page: OverviewPage) -> dict[str, FactRow]:
    return {
        row.label: row
        for part in page.facts.panel.view.facts.sections
        if part.title == "Check-Up"
        for row in part.rows
    }


def test_findings_come_first_and_the_rest_is_named(qtbot: QtBot, session: ScriptedSession) -> None:
    page = overview(qtbot, session)
    found = rows(page)
    assert next(iter(found.values())) == FOUND
    assert "SATA link speed" in found["Not possible"].value
    titles = [part.title for part in page.facts.panel.view.facts.sections]
    assert titles.index("Check-Up") < titles.index("Identity")
    assert "Without barriers, a power failure can destroy a file system." in page.text()


def test_without_findings_it_comes_after_what_the_drive_is(qtbot: QtBot, session: ScriptedSession) -> None:
    session.answers["checkup"] = lambda _args: Attachment()
    page = overview(qtbot, session)
    titles = [part.title for part in page.facts.panel.view.facts.sections]
    assert titles.index("Check-Up") > titles.index("Identity")


def test_what_is_dismissed_is_named_as_that(qtbot: QtBot, session: ScriptedSession) -> None:
    page = overview(qtbot, session)
    page.services.checkups.dismiss(session.drives[0], "mount.barriers")
    assert "Write barriers" not in rows(page)
    assert rows(page)["Ignored"].value == "Write barriers"


def test_the_drive_is_asked_once_for_what_both_need(qtbot: QtBot, session: ScriptedSession) -> None:
    overview(qtbot, session)
    asked = [verb for verb, _ in session.asked]
    assert sorted(asked) == [
        "checkup",
        "health",
        "identify",
        "layers",
        "others",
        "recordings",
        "saved",
        "settings",
    ]


@pytest.mark.parametrize("privilege", [Class.BROWSE, Class.INSPECT])
def test_what_is_refused_is_not_known(qtbot: QtBot, session: ScriptedSession, privilege: Class) -> None:
    session.become(privilege)
    session.answers |= {verb: lambda _args: Fails(Fault.BUSY, "Not now.") for verb in ("identify", "health")}
    page = overview(qtbot, session)
    assert next(iter(rows(page).values())) == FOUND
    assert len(session.of("identify")) == 1
    assert len(session.of("health")) == (privilege is Class.INSPECT)


def test_of_another_disk_under_the_name_nothing_of_the_one_before_is_shown(
    qtbot: QtBot, session: ScriptedSession
) -> None:
    page = overview(qtbot, session)
    session.held = True
    other = a_drive(model="Another")
    other = type(other)(**(other.__dict__ | {"diskseq": 9}))
    session.bring(other)
    page.show_drive(other)
    assert rows(page) == {}
