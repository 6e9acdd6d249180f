"""The question for the geometry is not asked where the kernel would read from the drive to answer it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.drives.drive import DriveKind
from disktune_helper.drives.identification import identification
from tests.helper.conftest import Bench


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
        assert sight.node is not None
        monkeypatch.setattr(sight.node, "geometry", lambda: questions.append("geometry"))
        identification(replace(sight, kind=kind))
    assert bool(questions) is asked
