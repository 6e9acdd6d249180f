"""What a drive says of itself, by whichever way it may be asked."""

from __future__ import annotations

import errno
from dataclasses import replace

import pytest

from disktune_contract.drives.drive import DriveKind, PowerMode
from disktune_contract.health.identification import Identification
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.setting import Source, Status
from disktune_helper.drives.identification import identification
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.ports import Node
from tests.helper.conftest import Bench
from tests.narrowed import of_kind, present


def identify(bench: Bench, name: str) -> Identification:
    return of_kind(Identification, HANDLERS["identify"](bench.session, OfDrive(bench.drive(name).ref)))


def test_an_ata_drive_asked_and_only_looked_at(bench: Bench, onlooker: Bench) -> None:
    live, cached = identify(bench, "sdb"), identify(onlooker, "sdb")
    assert (live.source, cached.source) == (Source.LIVE, Source.CACHED)
    assert present(live.ata) == cached.ata
    assert (live.power, cached.power) == (PowerMode.ACTIVE_OR_IDLE, None)
    assert live.geometry is not None


def test_an_nvme_drive_has_controller_and_namespace(bench: Bench, onlooker: Bench) -> None:
    found = identify(bench, "nvme0n1")
    assert present(found.nvme).model == bench.drive("nvme0n1").model
    assert present(found.namespace).size_bytes == bench.drive("nvme0n1").size_bytes
    assert identify(onlooker, "nvme0n1").note.endswith("needs permission.")


def test_scsi_pages_come_from_the_kernels_copies(onlooker: Bench) -> None:
    found = identify(onlooker, "sdb")
    assert present(found.scsi).vendor == "ATA"
    assert present(found.characteristics).rotational
    assert any(designator.value == onlooker.drive("sdb").wwn for designator in found.designators)


def test_a_sleeping_drive_says_so_and_sleeps_on(bench: Bench) -> None:
    found = identify(bench, "sdd")
    assert found.power is PowerMode.STANDBY
    assert found.ata is not None


def test_a_bridge_that_refuses_says_why_there_is_nothing(bench: Bench) -> None:
    found = identify(bench, "sdh")
    assert found.ata is None
    assert found.note


def test_an_array_has_no_identify_data_and_that_is_no_error(bench: Bench) -> None:
    found = identify(bench, "md0")
    assert (found.ata, found.nvme, found.scsi, found.note) == (None, None, None, "")


def test_a_drive_that_may_not_be_opened_is_looked_at_from_outside(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(name: str) -> Node:
        raise PermissionError(errno.EPERM, "not in this container", name)

    monkeypatch.setattr(bench.ports, "open_drive", denied)
    assert identify(bench, "sdb").source is Source.CACHED
    assert bench.states("sdb")["block.scheduler"].status is Status.OK


# -- the question for the geometry is not asked where the kernel would read from the drive to answer it --


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        (DriveKind.ATA, True),
        (DriveKind.NVME, True),
        (DriveKind.VIRTIO, True),
        (DriveKind.SCSI, False),
        (DriveKind.USB, False),
    ],
)
def test_geometry_is_asked_for_only_where_that_reads_nothing(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, kind: DriveKind, asked: bool
) -> None:
    with bench.session.look(bench.drive("sda").ref) as sight:
        questions: list[str] = []
        monkeypatch.setattr(present(sight.node), "geometry", lambda: questions.append("geometry"))
        identification(replace(sight, kind=kind))
    assert bool(questions) is asked
