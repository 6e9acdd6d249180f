"""The question for the geometry is not asked where it would start a motor."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.drive import Kind
from disktune_contract.power import PowerMode
from disktune_helper.identification import identification
from tests.helper.conftest import Bench


@pytest.mark.parametrize(
    ("kind", "power", "asked"),
    [
        (Kind.ATA, PowerMode.STANDBY, True),
        (Kind.NVME, None, True),
        (Kind.SCSI, PowerMode.ACTIVE_OR_IDLE, True),
        (Kind.SCSI, PowerMode.STANDBY, False),
        (Kind.SCSI, None, False),
        (Kind.USB, PowerMode.IDLE, True),
        (Kind.USB, PowerMode.STANDBY_Y, False),
        (Kind.USB, PowerMode.UNKNOWN, False),
    ],
)
def test_geometry_is_asked_for_only_where_that_wakes_nothing(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, kind: Kind, power: PowerMode | None, asked: bool
) -> None:
    with bench.session.look(bench.drive("sda").ref) as sight:
        questions: list[str] = []
        assert sight.node is not None
        monkeypatch.setattr(sight.node, "geometry", lambda: questions.append("geometry"))
        identification(replace(sight, kind=kind, power=power))
    assert bool(questions) is asked
