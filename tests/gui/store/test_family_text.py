"""What smartmontools' database says of a drive, on Overview, Health and in reports."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.drive_health.page import HealthPage
from disktune_gui.overview.page import OverviewPage
from disktune_gui.services import drive_notes
from disktune_gui.services.drive_notes import Families
from disktune_gui.services.services import Services
from disktune_gui.store import drive_database
from disktune_gui.store.drive_database import DatabaseUnavailable, FamilyFacts, family_rows
from tests.gui.scripted_session import ScriptedSession
from tests.gui.support import added, services_of
from tests.sample_drive import make_drive

SMARTCTL = """#!/bin/sh
echo "$*" >>"$0.asked"
entry="Drive found
match smartmontools Drive Database entry:"
case "$3 $4" in
"EXAMPLE 1 FW1") echo "$entry
MODEL FAMILY:       Example Family
ATTRIBUTE OPTIONS:  005 Retired_Block_Count
                    200 Pressure_Limit
WARNINGS:           Update the firmware:
http://example.org/" ;;
"EXAMPLE 2"*) echo "$entry
MODEL FAMILY:       " ;;
*) echo "No presets are defined for this drive." ;;
esac
"""
ATTRIBUTES = (
    AtaAttribute(5, 100, 100, 10, 8, pre_failure=True),
    AtaAttribute(200, 100, 100, 0, 0, pre_failure=False),
)
KNOWN = make_drive(model="EXAMPLE 1", firmware="FW1")


@pytest.fixture
def session() -> ScriptedSession:
    found = ScriptedSession()
    found.answers["health"] = lambda _args: Health(ata=AtaHealth(True, ATTRIBUTES, rotating=True))
    found.drives = (KNOWN,)
    return found


@pytest.fixture
def services(session: ScriptedSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Services:
    place = tmp_path / "smartctl"
    place.write_text(SMARTCTL, encoding="ascii")
    place.chmod(0o755)
    monkeypatch.setattr(drive_database, "PLACES", str(tmp_path))
    return services_of(session)


def shown(facts: FamilyFacts | None) -> list[tuple[str, str, str]]:
    return [(row.label, row.value, row.note) for row in family_rows(facts)] if facts is not None else []


def test_the_overview_says_the_family_once_the_database_was_read(qtbot: QtBot, services: Services) -> None:
    page = added(qtbot, OverviewPage(services))
    with qtbot.waitSignal(services.families.changed):
        page.show_drive(KNOWN)
        assert "Model family" not in page.text(), "it was not read before it was wanted"
    rows = {row.label: (row.value, row.note) for row in page.facts.panel.view.facts.sections[0].rows}
    assert list(rows)[:3] == ["Model", "Model family", "In smartctl's database"]
    assert rows["Model family"] == ("Example Family", "")
    assert rows["In smartctl's database"] == ("yes", "")


def test_health_says_what_it_warns_of_and_names_what_counts_something_else(
    qtbot: QtBot, services: Services
) -> None:
    page = added(qtbot, HealthPage(services))
    services.families.now(KNOWN)
    page.show_drive(KNOWN)
    page.set_active(True)
    warned = "Update the firmware: http://example.org/"
    assert page.card.warning.isVisibleTo(page)
    assert page.card.warning.text() == f"smartmontools on this firmware: {warned}"
    assert f"Firmware warning {warned}" in " ".join(page.text().split())
    names = {row[0]: row[1] for row in page.attribute_body.view.table.table.rows}
    assert names == {5: "Reallocated sectors", 200: "Pressure_Limit"}
    page.attribute_body.view.table.selectRow(1)
    assert page.attribute_body.view.about.text() == "smartctl: Pressure_Limit. Old age."
    page.attribute_body.view.table.selectRow(0)
    told = page.attribute_body.view.about.text()
    assert told.startswith("smartctl: Retired_Block_Count. A rise means")
    assert "Annual failure rate 7.5%" in told


def test_of_another_firmware_nothing_is_warned_of(qtbot: QtBot, services: Services) -> None:
    page = added(qtbot, HealthPage(services))
    other = make_drive(model="EXAMPLE 1", firmware="FW2")
    services.families.now(other)
    page.show_drive(other)
    page.set_active(True)
    assert not page.card.warning.isVisibleTo(page)
    assert {row[0]: row[1] for row in page.attribute_body.view.table.table.rows}[200] == "Write errors"


def test_what_is_not_known_says_why(services: Services) -> None:
    families = services.families
    assert shown(families.now(make_drive(model="EXAMPLE 2"))) == [
        ("Model family", "unknown", "unknown to smartctl"),
        ("In smartctl's database", "yes", ""),
    ]
    assert shown(families.now(make_drive(model="OTHER")))[1][1] == "no"
    assert families.now(make_drive("nvme0n1", DriveKind.NVME, model="EXAMPLE 1", firmware="FW1")) is None
    assert families.now(make_drive("sdx", DriveKind.USB, model="EXAMPLE 1", firmware="FW1")) is None
    for unread, why in (
        (DatabaseUnavailable.ABSENT, "smartmontools not installed"),
        (DatabaseUnavailable.HIDDEN, "no smartmontools in the sandbox"),
        (DatabaseUnavailable.BROKEN, "smartctl does not answer"),
    ):
        facts = FamilyFacts(None, unread)
        assert shown(facts) == [("Model family", "unknown", why)]


def test_smartctl_is_asked_once_for_a_model(services: Services, tmp_path: Path) -> None:
    for _ in range(2):
        services.families.now(KNOWN)
        services.families.now(make_drive(model="EXAMPLE 2"))
    assert (tmp_path / "smartctl.asked").read_text().splitlines() == [
        "-P showall EXAMPLE 1 FW1",
        f"-P showall EXAMPLE 2 {make_drive().firmware}",
    ]


HANGING = """#!/bin/sh
echo "$*" >>"$0.asked"
exec sleep 300
"""


@pytest.mark.slow
def test_a_smartctl_that_does_not_end_is_given_up_for_all_at_once(
    qtbot: QtBot, services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drive_notes, "PATIENCE_MS", 400)
    good = (tmp_path / "smartctl").read_text(encoding="ascii")
    (tmp_path / "smartctl").write_text(HANGING, encoding="ascii")
    families = services.families
    models = [make_drive(model=f"EXAMPLE {number}") for number in range(20)]
    for drive in models:
        families.of(drive)
    begun = time.monotonic()
    broken = FamilyFacts(None, DatabaseUnavailable.BROKEN)
    assert [families.now(drive) for drive in models] == [broken] * len(models)
    assert time.monotonic() - begun < 0.4 * len(models) / 2
    # Nobody waits: it ends all the same.
    with qtbot.waitSignal(families.changed):
        assert families.of(KNOWN) is None
    assert families.of(KNOWN) == broken
    (tmp_path / "smartctl").write_text(good, encoding="ascii")
    assert families.of(KNOWN) == broken
    monkeypatch.setattr(drive_notes, "AGAIN_S", 0.0)
    with qtbot.waitSignal(families.changed):
        families.of(KNOWN)
    assert shown(families.of(KNOWN))[0][:2] == ("Model family", "Example Family")


def test_a_smartctl_that_cannot_run_is_no_answer(services: Services, tmp_path: Path) -> None:
    (tmp_path / "smartctl").write_text("#!/no/such/shell\n", encoding="ascii")
    assert services.families.now(KNOWN) == FamilyFacts(None, DatabaseUnavailable.BROKEN)


def test_without_smartctl_nothing_is_known(
    services: Services, session: ScriptedSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "smartctl").unlink()
    assert services.families.of(KNOWN) == FamilyFacts(None, DatabaseUnavailable.ABSENT)
    # Of a drive from a file, too, the sandbox around this program is the reason.
    monkeypatch.setattr(elevation, "SANDBOX", tmp_path)
    session.place = HelperLauncher(root=False, saved="drive.json")
    assert Families(session).of(KNOWN) == FamilyFacts(None, DatabaseUnavailable.HIDDEN)
