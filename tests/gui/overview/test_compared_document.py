"""The comparison with other programs: every place that it names is in the program."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import SETTINGS
from disktune_contract.checkup.attachment import Attachment
from disktune_contract.drives.drive import Drive
from disktune_contract.health.health import (
    AtaHealth,
    DeviceStatistic,
    Health,
    KernelErrors,
    OfflineCollection,
    OfflineState,
    PhyEvent,
    ScsiErrors,
    ScsiHealth,
)
from disktune_contract.health.identification import Identification
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.setting import Source
from disktune_contract.units import UnitSystem
from disktune_gui.drive_health.page import HealthPage
from disktune_gui.health.wording import STATISTICS, health_sections
from disktune_gui.overview.identify_text import overview, with_note
from disktune_gui.overview.place_text import with_attachment
from disktune_gui.store.drive_database import FamilyEntry, FamilyFacts, with_family
from disktune_gui.text.facts import FactSection
from disktune_helper.decode import nvme
from disktune_helper.decode.identify import decode, parse_text
from disktune_helper.rpc.browse_handlers import BROWSE_HANDLERS
from tests.gui.scripted_session import ScriptedSession, a_drive
from tests.gui.support import added, services_of
from tests.helper.conftest import make_bench

OFFLINE = OfflineCollection(
    OfflineState.COMPLETED,
    automatic=True,
    switchable=True,
    immediate=True,
    aborted_by_commands=False,
    surface_scan=True,
    seconds=101,
)
ROOT = Path(__file__).resolve().parents[3]
DOCUMENT = ROOT / "docs/health-compared.md"


@cache
def lines() -> tuple[list[str], ...]:
    """Return the rows of all tables, by cells."""
    rows = [
        line.strip("|").split("|")
        for line in DOCUMENT.read_text(encoding="utf-8").splitlines()
        if line[:2] == "| "
    ]
    cells = [[cell.strip() for cell in row] for row in rows]
    return tuple(row for row in cells if row[0] != "Field")


@cache
def shown() -> frozenset[tuple[str, ...]]:
    """Return page, section and row of everything that Overview and Health show of the demo's drives."""
    bench = make_bench()
    found: list[tuple[str, FactSection]] = []
    for name in ("sda", "sdb", "sdc", "sde", "sdh", "nvme0n1"):
        drive = bench.drive(name)
        told = BROWSE_HANDLERS["identify"](bench.session, OfDrive(drive.ref))
        connected = BROWSE_HANDLERS["checkup"](bench.session, OfDrive(drive.ref))
        assert isinstance(told, Identification)
        assert isinstance(connected, Attachment)
        found += [("Overview", part) for part in with_attachment(_overview(drive, told), connected)]
    found += [("Overview", part) for part in overview(bench.drive("nvme0n1"), _nvme(), UnitSystem.SI)]
    found += [("Overview", part) for part in overview(bench.drive("sdb"), _hybrid(), UnitSystem.SI)]
    for health in _healths():
        found += [("Health", part) for part in health_sections(health, UnitSystem.SI)]
    places = {(page, part.title) for page, part in found}
    return frozenset(places | {(page, part.title, row.label) for page, part in found for row in part.rows})


def _nvme() -> Identification:
    page = (ROOT / "tests/corpus/nvme/id-ctrl-random-1.bin").read_bytes()
    return Identification(Source.LIVE, nvme=nvme.id_ctrl(page))


def _hybrid() -> Identification:
    """Return what a hybrid drive of 2007 would say: no real page of one is known."""
    words = list(parse_text((ROOT / "disktune_gui/demo/data/sata_hdd.hex").read_text(encoding="utf-8")))
    words[214:217] = [0x0110, 0, 8]
    return Identification(Source.LIVE, ata=decode(words))


def _overview(drive: Drive, told: Identification) -> tuple[FactSection, ...]:
    family = FamilyFacts(FamilyEntry("Example Family"))
    return with_note(with_family(overview(drive, told, UnitSystem.SI), family), "In bay 3")


def _healths() -> tuple[Health, ...]:
    """Return what drives of each kind may tell at most."""
    log = (ROOT / "tests/corpus/nvme/smart-log-ct1000p3pssd8.bin").read_bytes()
    statistics = tuple(DeviceStatistic(page, offset, 1) for page, offset in STATISTICS)
    return (
        Health(ata=AtaHealth(False, (), None, statistics, (PhyEvent(1, 0, full=False),), OFFLINE)),
        Health(nvme=nvme.smart_log(log), kernel=KernelErrors(1, 0, 0)),
        Health(scsi=ScsiHealth(0, 0, 1, 2, 7, 1, 2, None, None, (ScsiErrors("read", 1, 0, 512),), 3)),
    )


@pytest.fixture
def tabs(qtbot: QtBot) -> set[str]:
    page = added(qtbot, HealthPage(services_of(ScriptedSession())))
    page.show_drive(a_drive())
    return {page.attributes.row.text(), *(button.text() for button in page.log_body.switch.buttons)}


def test_every_place_is_in_the_program(tabs: set[str]) -> None:
    text = DOCUMENT.read_text(encoding="utf-8").replace("\n", " ")
    labels = {str(setting.label) for setting in SETTINGS}
    missing = []
    for row in lines():
        cell = row[4].partition(":")[0]
        if " › " not in cell:
            continue
        page, *rest = cell.split(" › ")
        place = tuple(rest)
        there = (
            place[0] in labels
            if page == "Settings"
            else (page, *place) in shown() or (page == "Health" and len(place) == 1 and place[0] in tabs)
        )
        if not there:
            missing.append(cell)
    assert missing == []
    for named in re.findall(r"\((Overview|Health) › ([^()]+?)\)", text):
        assert (named[0], *named[1].split(" › ")) in shown()


def test_every_row_says_where_or_why_not() -> None:
    for row in lines():
        assert len(row) == 5, row
        assert {*row[1:4]} <= {"yes", "–"}, row
        assert "yes" in row[1:4], row
        assert row[4], row
        if row[4].startswith("Missing"):
            assert row[4].startswith("Missing: "), row


def test_no_field_stands_twice() -> None:
    fields = [row[0] for row in lines()]
    assert len(fields) == len(set(fields))
    assert len(fields) > 70
