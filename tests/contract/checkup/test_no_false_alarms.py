"""Pages, attributes and namespaces that real drives sent: none of them alone makes a finding."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

from disktune_contract.checkup.attachment import PciAttachment, PciLink, SataLink
from disktune_contract.checkup.check import Facts, Outcome
from disktune_contract.checkup.checks import Checked, check_up
from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from disktune_contract.health.identification import Identification, RotationKind
from disktune_contract.settings.setting import Source
from disktune_helper.decode import nvme
from disktune_helper.decode.identify import decode, parse_text
from tests.contract.checkup import sample_facts as given
from tests.each import each

PAGES = sorted((given.CORPUS / "identify").glob("*.hex"))
SMART = sorted((given.CORPUS / "smart").glob("*.json"))
NAMESPACES = sorted((given.CORPUS / "nvme").glob("id-ns-*.bin"))

WORN = {"heads.parking", "motor.starts"}
"""What the attributes of a drive that is worn say, and rightly."""


def findings(facts: Facts) -> list[Checked]:
    return [one for one in check_up(facts) if one.result.outcome is Outcome.FOUND]


@each(product(PAGES, (DriveKind.ATA, DriveKind.USB), (True, False)))
def test_a_page_alone_is_no_finding(path: Path, kind: DriveKind, seen: bool) -> None:
    page = decode(parse_text(path.read_text()))
    disk = page.rotation_by_standard.kind is not RotationKind.SSD
    speeds = [float(text.split(maxsplit=1)[0]) for text in page.transport.speeds]
    healthy = given.attached(
        sata=SataLink(max(speeds, default=None), None, None, 6.0, None),
        discard_bytes=1 << 31 if page.trim.supported else 0,
    )
    facts = Facts(
        drive=given.drive(kind, rotational=disk, physical_sector_bytes=page.physical_sector_bytes or 512),
        attachment=healthy if seen else None,
        identification=given.identified(page),
        states=given.recovering(70, 70) if seen else None,
        saved=(),
    )
    assert findings(facts) == []


def attributes(path: Path) -> AtaHealth:
    table: list[dict[str, Any]] = json.loads(path.read_text()).get("ata_smart_attributes", {}).get("table", [])
    found = [
        AtaAttribute(row["id"], row["value"], row["worst"], None, row["raw"]["value"], False) for row in table
    ]
    return AtaHealth(passed=True, attributes=tuple(found))


@each(SMART, lambda path: path.stem)
def test_attributes_of_a_drive_that_is_not_worn_are_no_finding(path: Path) -> None:
    ata = attributes(path)
    raw = {one.number: one.raw & 0xFFFFFFFF for one in ata.attributes}
    health = Health(ata=ata)
    found = {one.check.id for one in findings(given.disk(health=health, arrays=()))}
    assert found <= WORN
    # Who is worn shows by figures that the test computes in its own way.
    parked, hours = raw.get(193, 0), raw.get(9, 0)
    worn = hours > 0 and parked <= 1200 * hours and (parked >= 600_000 or parked >= max(60_000, 13.69 * hours))
    assert ("heads.parking" in found) == worn
    started = raw.get(4, 0)
    assert ("motor.starts" in found) == (started >= 50_000 and started <= 120 * raw.get(9, started))


@each(NAMESPACES, lambda path: path.stem)
def test_a_namespace_alone_is_no_finding_unless_it_rates_4096_better(path: Path) -> None:
    space = nvme.id_ns(path.read_bytes())
    link = PciLink(8.0, 4)
    facts = Facts(
        given.drive(DriveKind.NVME),
        attachment=given.attached(sata=None, pcie=PciAttachment(link, link, link)),
        identification=Identification(Source.LIVE, namespace=space),
    )
    now = space.format
    ranks = ("best", "better", "good", "degraded")
    better = now is not None and any(
        now.data_bytes == 512
        and one.data_bytes == 4096
        and one.metadata_bytes == 0
        and ranks.index(one.relative_performance) < ranks.index(now.relative_performance)
        for one in space.formats
    )
    assert [one.check.id for one in findings(facts)] == (["nvme.block_size"] if better else [])
