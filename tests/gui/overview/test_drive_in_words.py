"""What a drive says of itself, in words: every fact of every real dump, and nothing made up."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.drives.drive import ArrayInfo, DriveKind, Member, Partition, PowerMode, Usage
from disktune_contract.health.identification import AtaIdentity, Geometry, Identification
from disktune_contract.settings.setting import Source
from disktune_contract.units import UnitSystem
from disktune_gui.drives.headline import headline, type_of
from disktune_gui.overview import ata_text
from disktune_gui.overview.ata_text import ata_sections
from disktune_gui.overview.identify_text import overview, partition_row, plain, provenance
from disktune_gui.overview.nvme_scsi_text import nvme_sections
from disktune_gui.text.facts import FactSection
from disktune_helper.cli.decode import _identify, _nvme_id_ctrl
from tests.gui.dumps import CORPUS, ata, rows_of
from tests.sample_drive import make_drive
from tools import translation_marks

IDENTIFY = sorted((CORPUS / "identify").glob("*.hex"))
NVME = sorted((CORPUS / "nvme").glob("id-ctrl-*.bin"))


@pytest.mark.parametrize("path", IDENTIFY, ids=lambda path: path.stem)
def test_every_real_identify_page_reads_as_words(path: Path) -> None:
    identity = _identify(path.read_bytes())
    sections = overview(make_drive(), Identification(Source.LIVE, ata=identity), UnitSystem.SI)
    said = {row.label: row.value for part in sections for row in part.rows}
    for feature in identity.features:
        expected = "not supported"
        if feature.supported:
            expected = "enabled" if feature.enabled else "supported, not enabled"
        assert said[feature.name] == expected
    if identity.model:
        assert said["Model number"] == identity.model
    for part in sections:
        assert part.rows, part.title
        for row in part.rows:
            assert row.label
            assert row.value
            assert "None" not in row.value
            assert " object at " not in row.value
            assert row.value == row.value.strip()


@pytest.mark.parametrize("path", NVME, ids=lambda path: path.stem)
def test_every_real_nvme_controller_reads_as_words(path: Path) -> None:
    controller = _nvme_id_ctrl(path.read_bytes())
    sections = nvme_sections(controller, UnitSystem.SI)
    said = rows_of(sections)
    assert len([label for label in said if label.startswith("State ")]) == len(controller.power_states)
    assert said["PCI vendor"].value == f"{controller.vid:04x}"
    assert not any("None" in row.value for row in said.values())


def test_every_name_is_one_of_a_standard_or_can_be_translated() -> None:
    declared = {*translation_marks.catalogue(), *translation_marks.titles()}
    pages = [_identify(path.read_bytes()) for path in IDENTIFY]
    names = {one.name for page in pages for one in page.features}
    names |= {one.name for page in pages for one in page.features_by_standard}
    names |= {one.name for path in NVME for one in _nvme_id_ctrl(path.read_bytes()).features}
    for page in pages:
        names |= {*page.device.old_configuration, *filter(None, (page.device.packet_type, page.form_factor))}
    made = re.compile(r"CFA |unknown \d|Data Set Management TRIM|Deterministic read |Trusted Computing ")
    assert {name for name in names if not made.match(name)} - declared == set()
    assert "SMART feature set" in names


class Watched:
    """A dataclass that remembers which of its fields, and of theirs, were read."""

    def __init__(self, inner: Any, read: set[str], place: str = "") -> None:
        self._inner, self._read, self._place = inner, read, place

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._inner, name)
        self._read.add(self._place + name)
        return Watched(value, self._read, f"{self._place}{name}.") if is_dataclass(value) else value


def leaves(kind: Any, place: str = "") -> Iterator[str]:
    """Yield the path of each field of a dataclass instance that is no dataclass itself."""
    for field in fields(kind):
        value = getattr(kind, field.name)
        if is_dataclass(value):
            yield from leaves(value, f"{place}{field.name}.")
        else:
            yield place + field.name


UNSHOWN = {
    "rotation.kind": "hdparm's reading; the standard's is shown",
    "rotation.rpm": "as above",
    "standard.minor_code": "the document that it stands for is shown",
    "standard.version": "as above",
    "standard.oldest": "the list of versions says it",
    "transport.code": "the kind that it stands for is shown",
    "integrity": "the checksum is shown",
    "wwn_parts.naa": "part of the world wide name",
    "wwn_parts.unique_id": "part of the world wide name",
}
"""What the Overview leaves out of an IDENTIFY page, and why."""


def test_nothing_that_a_drive_says_is_forgotten() -> None:
    read: set[str] = set()
    everything: set[str] = set()
    for path in IDENTIFY:
        identity = _identify(path.read_bytes())
        everything |= set(leaves(identity))
        ata_sections(Watched(identity, read))  # type: ignore[arg-type]  # it quacks
    assert {field.name for field in fields(AtaIdentity)} - {place.split(".")[0] for place in everything} == set()
    assert everything - read - {place.split(".")[0] for place in read if "." in place} == UNSHOWN.keys()


def test_plain_words_come_first_and_what_is_unknown_says_so() -> None:
    drive = make_drive(model="", serial="", temperature_c=None, firmware="")
    first = overview(drive, None, UnitSystem.SI)[0]
    said = rows_of([first])
    assert said["Model"].value == "unknown"
    assert said["Serial number"].value == "unknown"
    assert "Temperature" not in said
    assert (said["Capacity"].value, said["Capacity"].note) == ("1.00 TB", "932 GiB · 1,000,204,886,016 bytes")
    assert rows_of(overview(drive, None, UnitSystem.IEC))["Capacity"].value == "932 GiB"
    assert said["Sector size"].note.startswith("512e")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"rotational": True}, "Hard disk"),
        ({"rotational": False}, "Solid-state drive"),
        ({"rotational": None}, "Drive"),
        ({"kind": DriveKind.NVME, "rotational": False}, "NVMe solid-state drive"),
        ({"kind": DriveKind.USB, "rotational": True}, "USB hard disk"),
        ({"kind": DriveKind.VIRTIO}, "Virtual disk"),
    ],
)
def test_what_a_drive_is_called(changes: dict[str, Any], words: str) -> None:
    assert type_of(make_drive(**changes)) == words


def test_the_rotation_rate_is_part_of_what_a_hard_disk_is() -> None:
    found = ata("infi_Hitachi_HUA722010CLA330.hex")
    assert type_of(make_drive(), found) == "Hard disk, 7200 rpm"


def test_use_is_told_in_full_and_no_use_is_told_as_such() -> None:
    use = Usage(mounts=("/", "/home"), swap=True, arrays=("md0",), volumes=("vg-root",), system=True)
    said = rows_of(overview(make_drive(usage=use), None, UnitSystem.SI))
    assert said["System drive"].value == "yes"
    assert said["Mount points"].value == "/, /home"
    assert (said["Swap"].value, said["Member of"].value, said["Volumes"].value) == ("yes", "md0", "vg-root")
    idle = rows_of(overview(make_drive(usage=Usage(), partitions=()), None, UnitSystem.SI))
    assert idle["Use"].value == "no known use"


def test_a_partition_says_where_it_starts_and_whether_that_slows_it_down() -> None:
    part = Partition("sda1", 63, 1_000_000_000, mounts=("/old",), holders=("dm-0",))
    row = partition_row(part, make_drive(), UnitSystem.SI)
    assert row.value == "1.00 GB · /old · used by dm-0"
    assert row.note == "sector 63, not aligned to 4096 bytes: slow small writes"
    four_k = make_drive(logical_sector_bytes=4096)
    assert partition_row(Partition("sda1", 2048, 1), four_k, UnitSystem.SI).note == "sector 256"


def test_an_array_tells_its_members_and_what_is_under_way() -> None:
    members = (Member("sda1", 0, "in_sync,write_mostly"), Member("sdb1", None, "spare,new_word"))
    info = ArrayInfo("raid5", "read-auto", 3, 2, "recovery", 61.04, 51_200, 12.5, members)
    said = rows_of(
        overview(make_drive("md0", DriveKind.ARRAY, array=info, model="media", serial=""), None, UnitSystem.SI)
    )
    assert said["Operation"].value == "rebuild, 61.0%"
    assert said["Slots"].note == "1 missing or rebuilding"
    assert said["Speed"].value == "52.4 MB/s"
    assert said["Time left"].value == "about 12 min"
    assert (said["sda1"].value, said["sda1"].note) == ("in sync, write-mostly", "slot 0")
    assert (said["sdb1"].value, said["sdb1"].note) == ("spare, new word", "no slot")
    assert said["Access"].value == "auto-read-only"
    assert "Serial number" not in said


@pytest.mark.parametrize("words", [overview, plain])
def test_the_kernels_word_is_no_second_condition(words: Callable[..., tuple[FactSection, ...]]) -> None:
    info = ArrayInfo("raid5", "active", 3, 2, None, None, None, None, alarm="degraded", why="One is missing.")
    parts = words(make_drive("md0", DriveKind.ARRAY, array=info), None, UnitSystem.SI)
    [(title, row)] = [(part.title, row) for part in parts for row in part.rows if row.value == "active"]
    assert (title, row.label) == ("Details", "md state")
    assert row.note == "array_state in /sys/block/md0/md"
    assert not {"State", "Access"} & {row.label for part in parts for row in part.rows}


def test_geometry_power_and_provenance_are_told() -> None:
    found = Identification(
        Source.CACHED, geometry=Geometry(121, 255, 63, 0), power=PowerMode.STANDBY, note="It is asleep."
    )
    said = rows_of(overview(make_drive(), found, UnitSystem.SI))
    assert said["Cylinders"].value == "121"
    assert said["Start sector"].value == "0"
    assert said["Power"].value == "standby (spun down)"
    assert provenance(found) == "From the kernel's record, not from the device. It is asleep."


@pytest.mark.parametrize("mode", list(PowerMode))
def test_every_power_mode_has_words(mode: PowerMode) -> None:
    said = rows_of(overview(make_drive(), Identification(Source.LIVE, power=mode), UnitSystem.SI))
    assert said["Power"].value


def test_the_headline_is_short() -> None:
    use = Usage(mounts=("/a", "/b", "/c", "/d"), swap=True)
    assert headline(make_drive(usage=use)) == "Hard disk · SATA 6 Gb/s · /a, /b, …, swap · 34 °C"


@pytest.mark.parametrize(
    ("alarm", "why", "rows"),
    [
        ("healthy", "3 members, all in sync.", [("Condition", "healthy"), ("Reason", "3 members, all in sync.")]),
        (
            "degraded",
            "1 of 3 members is missing. A rebuild is at 61.2 %, about 2 h to go.",
            [
                ("Condition", "degraded"),
                ("Reason", "1 of 3 members is missing."),
                ("Details", "A rebuild is at 61.2 %, about 2 h to go."),
            ],
        ),
    ],
)
def test_an_array_is_as_well_as_its_members_are(alarm: str, why: str, rows: list[tuple[str, str]]) -> None:
    info = ArrayInfo("raid5", "clean", 3, 3, None, None, None, None, alarm=alarm, why=why)
    drive = make_drive("md0", DriveKind.ARRAY, array=info, partitions=())
    parts = overview(drive, None, UnitSystem.SI)
    health = [part for part in parts if part.title == "Health"]
    assert [(row.label, row.value) for part in health for row in part.rows] == rows
    assert (parts[0] is health[0]) is (alarm == "degraded")


def test_an_array_that_mdstat_does_not_have_is_in_an_unknown_condition() -> None:
    drive = make_drive("md0", DriveKind.ARRAY, array=ArrayInfo("raid5", "clean", 3, 3, None, None, None, None))
    said = rows_of(overview(drive, None, UnitSystem.SI))
    assert said["Condition"].value == "unknown"
    assert said["Condition"].note == "/proc/mdstat does not list this array."


@pytest.mark.parametrize(
    ("aam", "words"),
    [
        ({"supported": None}, None),
        ({"supported": False}, "not supported"),
        ({"supported": True, "enabled": False}, "off"),
        ({"supported": True, "enabled": True, "current": None}, "on"),
        ({"supported": True, "enabled": True, "current": 128}, "on, level 128"),
        ({"supported": True, "enabled": False, "recommended": 254}, "off; vendor recommends 254"),
        ({"supported": False, "recommended": 254}, "not supported"),
    ],
)
def test_how_quietly_the_heads_move(aam: dict[str, Any], words: str | None) -> None:
    given = {"enabled": None, "current": None, "recommended": None} | aam
    identity = ata().ata
    assert identity is not None
    changed = replace(identity, aam=replace(identity.aam, **given))
    assert ata_text._aam(changed) == words
