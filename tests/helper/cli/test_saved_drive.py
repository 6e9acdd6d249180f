"""A drive from a file: what the file has is what the drive had, and what it lacks is not there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from disktune_contract import wire
from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.health import Health
from disktune_contract.health.saved_drive import SavedDrive
from disktune_contract.health.self_tests import SelfTestOutcome
from disktune_contract.health.verdict import HealthVerdict, judge
from disktune_contract.messages.privilege import Level
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.cli import capture
from disktune_helper.cli.saved_drive import saved_drive
from disktune_helper.decode.fields import DecodeError
from disktune_helper.drives import drive_list, drive_snapshot, health, identity
from disktune_helper.drives.identification import identification
from disktune_helper.system.drive_commands import ioctls
from tests.amounts import amount
from tests.helper.conftest import Clock
from tests.helper.decode.test_corpus_verdicts import BY_NAME, ata_of
from tests.narrowed import present

CORPUS = Path(__file__).parents[2] / "corpus"
TABLES = [one for one in sorted((CORPUS / "smart").glob("*.json")) if one.stem in BY_NAME]


def read(data: bytes) -> SavedDrive:
    """Return the drive, which goes over a pipe to the window."""
    found = saved_drive(data)
    assert wire.load(SavedDrive, wire.parse(wire.dump(found), wire.MAX_REPLY)) == found
    return found


def of_smartctl(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((CORPUS / "smartctl" / f"{name}.json").read_text("utf-8"))
    return found


def refusal(data: bytes) -> str:
    with pytest.raises(DecodeError) as refused:
        saved_drive(data)
    return str(refused.value)


@pytest.fixture
def ports() -> Iterator[SimulatedPorts]:
    clock = Clock()
    with ioctls.at_most(Level.LOOK):
        yield SimulatedPorts(World(clock=clock, sleep=clock.sleep))


@pytest.mark.parametrize("name", ["sda", "sde", "nvme0n1"])
def test_a_capture_has_what_the_drive_answered(ports: SimulatedPorts, name: str) -> None:
    (drive,) = (one for one in drive_list.drives(ports) if one.name == name)
    seen = drive_snapshot.look(
        ports, drive.ref, identity.open_checked(ports, drive.ref), lambda _ref, _setting: None
    )
    found = read(json.dumps(capture.capture(ports, name, live=True)).encode())
    assert (found.drive.model, found.drive.size_bytes, found.drive.identity) == (drive.model, drive.size_bytes, "")
    assert found.health == health.health(seen)
    assert found.health.reported
    told, own = found.identification, identification(seen)
    assert (told.ata and told.ata.features, told.power) == (own.ata and own.ata.features, own.power)
    assert found.at is None


def test_a_capture_of_another_user_has_no_health(ports: SimulatedPorts) -> None:
    found = read(json.dumps(capture.capture(ports, "sda", live=False)).encode())
    assert found.drive.model
    assert not found.health.reported


def test_what_an_older_capture_was_not_asked_for_is_said_to_be_missing(ports: SimulatedPorts) -> None:
    record = capture.capture(ports, "sda", live=True)
    record["node"]["commands"] = [
        one for one in record["node"]["commands"] if one["cdb"][28:30] not in ("b0", "2f")
    ]
    found = read(json.dumps(record).encode())
    assert found.identification.ata is not None
    assert not found.health.reported
    assert "The file does not contain it." in found.health.note


def test_a_page_of_hdparm_has_the_identity_alone() -> None:
    page = (CORPUS / "identify/cdi_Samsung_SSD_860_EVO_1TB.hex").read_text()
    found = read(f"\n/dev/sdq:\n{page}".encode())
    drive = found.drive
    assert (drive.name, drive.kind, drive.model) == ("sdq", DriveKind.ATA, "Samsung SSD 860 EVO 1TB")
    assert (drive.size_bytes, drive.rotational, drive.link) == (1_000_204_886_016, False, "")
    own = present(found.identification.ata)
    assert [drive.serial, drive.firmware] == [own.serial, own.firmware]
    assert own.firmware
    assert found.health == Health()


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_attributes_of_smartctl_are_judged_as_the_bytes_of_the_drive(path: Path) -> None:
    dump = BY_NAME[path.stem]
    head = {"smartctl": {}, "device": {"protocol": "ATA"}, "model_name": dump["model"]}
    status = {"smart_status": {"passed": dump["passed"]}}
    found = read(json.dumps(json.loads(path.read_text("utf-8")) | head | status).encode()).health
    assert found.ata is not None
    own = ata_of(dump)
    assert found.ata.attributes == own.attributes
    assert judge(found).verdict == judge(Health(ata=replace(own, rotating=None))).verdict


def test_all_that_smartctl_wrote_of_an_ata_drive_is_there() -> None:
    found = read(json.dumps(of_smartctl("scr_smart-ata-full")).encode())
    drive, ata = found.drive, found.health.ata
    assert (drive.name, drive.link, drive.wwn) == ("sda", "SATA 6.0 Gb/s", "50025382dfdc1c35")
    assert found.at == 1637039918
    assert ata is not None
    assert (ata.passed, ata.power_on_hours, ata.statistic(1, 0x10)) == (True, 14551, 14551)
    assert {event.number for event in ata.phy_events or ()} >= {1, 10}
    assert len(found.health.self_tests) == 19
    assert {one.outcome for one in found.health.self_tests} == {SelfTestOutcome.PASSED}


def test_nvme_and_scsi_of_smartctl() -> None:
    told = {"device": {"name": "/dev/nvme0", "protocol": "NVMe"}, "model_name": "X", "smartctl": {}}
    dump = next(one for one in BY_NAME.values() if "nvme" in one)
    told["nvme_smart_health_information_log"] = {**dump["nvme"], "temperature_sensors": [39, 41]}
    log = present(read(json.dumps(told).encode()).health.nvme)
    assert (log.temperature_c, log.power_on_hours, log.sensors_c[:3]) == (39, 3113, (39, 41, None))
    # Older versions of smartctl do not write it, and none is not 0.
    assert (log.light_throttle_count, log.heavy_throttle_seconds) == (None, None)
    disk = of_smartctl("lbd_SEAGATE_ST600MP0036")
    scsi = present(read(json.dumps(disk).encode()).health.scsi)
    assert (scsi.asc, scsi.temperature_c, scsi.grown_defects) == (0, 29, 0)
    assert (scsi.starts, scsi.rated_loads) == (1090, 300_000)
    assert [one.bytes_processed for one in scsi.errors] == [88_818_000_000, 2_256_473_000_000, 13_575_000_000]
    disk["smart_status"] = {"passed": False}
    assert judge(read(json.dumps(disk).encode()).health).verdict is HealthVerdict.FAILING


def test_what_describes_no_drive_is_refused() -> None:
    assert refusal(b"").startswith("Use a capture")
    assert refusal(b'{"presets": []}').startswith("Use a capture")
    assert refusal(b'{"smartctl": {') == "The JSON is incomplete or damaged."
    failed = {"smartctl": {"messages": [{"string": "open device: /dev/sda failed: Permission denied"}]}}
    assert refusal(json.dumps(failed).encode()).endswith("failed: Permission denied.")
    other = {"format": 9, "drive": "sda", "files": {}, "folders": {}, "links": {}}
    assert "another version" in refusal(json.dumps(other).encode())


def volumes(ports: SimulatedPorts, slaves: dict[str, list[str]]) -> bytes:
    """Return a capture of a drive on which the first of these volumes is, each on some others."""
    record = capture.capture(ports, "sda", live=False)
    for name, below in slaves.items():
        place = f"/sys/class/block/{name}"
        record["folders"][f"{place}/slaves"] = below
        record["folders"][f"{place}/holders"] = below
        record["files"][f"{place}/dev"] = "253:0"
    record["folders"]["/sys/class/block/sda/holders"] = list(slaves)[:1]
    return json.dumps(record).encode()


def test_volumes_without_an_end_cost_a_sentence(ports: SimulatedPorts) -> None:
    damaged = "The JSON is incomplete or damaged."
    assert refusal(volumes(ports, {"dm-0": ["dm-0"]})) == damaged
    layers = {f"dm-{n}": [f"dm-{n // 2 * 2 + 2}", f"dm-{n // 2 * 2 + 3}"] for n in range(60)}
    assert refusal(volumes(ports, layers)) == damaged


def test_numbers_that_no_drive_has_are_not_reported() -> None:
    disk = of_smartctl("lbd_SEAGATE_ST600MP0036")
    disk |= {"user_capacity": {"bytes": -5}, "logical_block_size": -1, "temperature": {"current": -12}}
    for processed in ("\u00b2", "1e5", "-1", "nan"):
        disk["scsi_error_counter_log"]["read"]["gigabytes_processed"] = processed
        found = read(json.dumps(disk).encode())
        assert found.health.scsi is not None
        assert found.health.scsi.errors[0].bytes_processed is None
        assert found.health.scsi.temperature_c == -12
        assert (found.drive.size_bytes, found.drive.logical_sector_bytes) == (0, 512)


def test_a_sensor_of_too_many_digits_is_none() -> None:
    dump = next(one for one in BY_NAME.values() if "nvme" in one)
    log = {**dump["nvme"], "temperature_sensors": [-300, 10**3000, -4]}
    told = {"device": {"protocol": "NVMe"}, "smartctl": {}, "nvme_smart_health_information_log": log}
    assert present(read(json.dumps(told).encode()).health.nvme).sensors_c[:3] == (None, None, -4)


@pytest.fixture(scope="module")
def documents() -> tuple[Any, ...]:
    clock = Clock()
    with ioctls.at_most(Level.LOOK):
        made = capture.capture(SimulatedPorts(World(clock=clock, sleep=clock.sleep)), "sda", live=True)
    return made, of_smartctl("scr_smart-ata-full"), of_smartctl("lbd_SEAGATE_ST600MP0036")


@settings(max_examples=amount(60))
@given(st.data())
def test_a_damaged_file_costs_a_sentence(documents: tuple[Any, ...], data: st.DataObject) -> None:
    """Replace a value somewhere in a file by another one."""
    document = json.loads(json.dumps(data.draw(st.sampled_from(documents))))
    node = document
    while isinstance(node, dict | list) and node:
        key = data.draw(st.sampled_from(sorted(node)) if isinstance(node, dict) else st.integers(0, len(node) - 1))
        if not isinstance(node[key], dict | list) or data.draw(st.integers(0, 3)) == 0:
            node[key] = data.draw(st.sampled_from([None, -1, 1 << 200, "x", "", [], {}, True, 0.5, ["y"]]))
            break
        node = node[key]
    # Any other exception is a mistake.
    with suppress(DecodeError):
        read(json.dumps(document).encode())


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig"])
def test_a_file_of_another_system_is_read(encoding: str) -> None:
    text = json.dumps(of_smartctl("scr_smart-ata-full"))
    assert read(text.encode(encoding)) == read(text.encode())
    assert refusal(text.encode(encoding)[:-20]) == "The JSON is incomplete or damaged."
