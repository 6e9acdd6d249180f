"""Results that are stored reach Your Drives at once, and what a drive reports narrows its class."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.checkup.check import Facts
from disktune_contract.health.identification import Identification, Rotation, RotationKind
from disktune_contract.settings.setting import Source
from disktune_contract.workloads import BY_ID
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.services.checkups import CheckedUp, Checkups
from disktune_gui.store.entry import subject
from tests.gui.home.home_stage import HomeStage
from tests.gui.stored import a_measurement, make_measured
from tests.sample_drive import make_drive

DISK = make_drive()
DIRECT = BY_ID["drive.direct"]


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HomeStage:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return HomeStage(qtbot)


def keep(stage: HomeStage, bytes_s: float, at: float) -> None:
    archive = stage.services.archive
    archive.store.add([make_measured(a_measurement(DIRECT.id, bytes_s), at=at, drive=subject(DISK))])
    archive.changed.emit()


def test_a_new_result_is_on_your_drives_with_its_verdict(stage: HomeStage, qtbot: QtBot) -> None:
    page = stage.show(DISK)
    qtbot.waitUntil(lambda: page._speeds_read)
    for at, (bytes_s, word) in enumerate([(40e6, "slow"), (150e6, "usual"), (40e6, "slow")]):
        keep(stage, bytes_s, 1e9 + at)
        qtbot.waitUntil(lambda word=word: page.model.rows[0].speed_word == word)  # type: ignore[misc]
    assert page.model.rows[0].is_slow


def test_without_results_there_is_no_file(stage: HomeStage) -> None:
    stage.session.place = HelperLauncher(root=False)
    stage.services.speeds.read()
    assert stage.services.speeds.of(DISK) is None
    assert stage.services.speeds.usual(DISK, [DIRECT]).keys() == {DIRECT.id}
    assert stage.services.archive.untouched


def test_what_a_drive_reports_of_its_rotation_narrows_the_range(
    stage: HomeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    speeds = stage.services.speeds
    wide = speeds.usual(DISK, [DIRECT])[DIRECT.id]
    ata = SimpleNamespace(rotation_by_standard=Rotation(RotationKind.ROTATING, 7200))
    found = replace(Identification(Source.LIVE), ata=ata)  # type: ignore[arg-type]
    checked = CheckedUp(DISK, 1.0, (), (), Facts(DISK, identification=found))
    monkeypatch.setattr(Checkups, "of", lambda _self, _drive: checked)
    narrow = speeds.usual(DISK, [DIRECT])[DIRECT.id]
    assert narrow.low > wide.low
    assert narrow.high == wide.high


def test_files_have_no_usual_speed(stage: HomeStage) -> None:
    assert stage.services.speeds.usual(DISK, [BY_ID["file.seq1m-q8t1.read"]]) == {}
