"""Experiments with layers between the file and the drive: what is switched, refused, and what a layer costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import DriveKind, VolumeInfo
from disktune_contract.experiments import comparison_verdict
from disktune_contract.layers.stack import LayerKind
from disktune_contract.measuring.measurement import DataPath, FolderFacts, PathLayer
from disktune_contract.messages.comparison import CompareEnded, CompareLayer, LayerCost, ProcessorUse
from disktune_contract.messages.look import StateList
from disktune_contract.messages.measurement import EngineList, Started
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.experiment.page import ExperimentPage
from tests.gui.comparisons import SDA, Comparer, choose
from tests.gui.scripted_session import ScriptedSession, brought_to_front, hard_disk
from tests.gui.support import services_of

READ_AHEAD, SCHEDULER, BUFFERED, DIRECT = (
    "block.read_ahead",
    "block.scheduler",
    "use.video-play",
    "use.desktop-copy",
)
CRYPT = replace(
    SDA,
    name="dm-0",
    kind=DriveKind.VOLUME,
    identity="luks:8c2f5d1a-4b7e-4f30-9d6a-1c3e5b7f9a20",
    model="sda5_crypt",
    volume=VolumeInfo("crypt", "LUKS2", ("sda5",), ("sda",)),
)
OVER_TWO = replace(
    CRYPT, name="dm-7", model="wide", volume=VolumeInfo("volume", "", ("sda1", "sdb1"), ("sda", "sdb"))
)
LAYERS = (PathLayer("dm-0", "crypt", "sda5_crypt", "LUKS2"), PathLayer("sda", "drive"))
WAY = DataPath("254:0", "ext4", LAYERS, read_ahead="dm-0", queues=("sda",), drives=("sda",))
HOME = FolderFacts("/home/me", "ext4", ("sda",), 10**12, path=WAY)
OF_CRYPT = 256


class Layered(Comparer):
    """A machine whose /home is encrypted: the volume's read-ahead is another one than the drive's."""

    verb = "compare-layer"

    def __init__(self, session: ScriptedSession) -> None:
        super().__init__(session)
        session.drives = (SDA, CRYPT, OVER_TWO)
        session.answers |= {
            "settings": self.settings,
            "check-folder": lambda _args: HOME,
            "engines": lambda _args: EngineList(()),
            "compare-layer": lambda _args: self.begun(),
        }

    def begun(self) -> Started:
        self.job += 1
        return Started(self.job)

    def settings(self, asked: OfDrive) -> StateList:
        states = hard_disk()
        if asked.drive.name != CRYPT.name:
            return StateList(states)
        (own,) = (state for state in states if state.setting == READ_AHEAD)
        return StateList((replace(own, value=OF_CRYPT),))


@pytest.fixture
def layered(session: ScriptedSession) -> Layered:
    return Layered(session)


@pytest.fixture
def page(qtbot: QtBot, session: ScriptedSession, layered: Layered) -> Iterator[ExperimentPage]:
    yield from brought_to_front(qtbot, ExperimentPage(services_of(session)), SDA, 1000, 700)


def by_file(page: ExperimentPage, setting: str, workload: str) -> None:
    choose(page, setting)
    page.form.workload.setCurrentIndex(page.form.workload.findData(workload))
    page.form.folder.set_path("/home/me")
    page.form.file_mib.setValue(64)


class TestSwitching:
    def test_the_volume_that_files_follow_is_switched_with_its_own_values(self, page: ExperimentPage) -> None:
        by_file(page, READ_AHEAD, BUFFERED)
        assert page.form.switches.isVisibleTo(page)
        assert page.form.switches.text() == ("Switches “Read-ahead” of sda5_crypt (dm-0), not of sda.")
        (task,) = page.form.tasks()
        assert task.before == {READ_AHEAD: OF_CRYPT}
        hold = task.hold(most_risk=page.form.most_risk, wake=False)
        assert (hold.drive, hold.file_system) == (CRYPT.ref, "254:0")
        assert task.folder_request().drive == CRYPT.ref

    def test_what_takes_hold_at_the_drive_is_switched_there(self, page: ExperimentPage) -> None:
        by_file(page, SCHEDULER, DIRECT)
        choose(page, SCHEDULER, 0)
        page.form.workload.setCurrentIndex(page.form.workload.findData(DIRECT))
        (task,) = page.form.tasks()
        assert task.hold(most_risk=page.form.most_risk, wake=False).drive == SDA.ref
        assert not page.form.switches.isVisibleTo(page)

    def test_the_raw_drive_keeps_its_own(self, page: ExperimentPage) -> None:
        choose(page, READ_AHEAD, 0)
        (task,) = page.form.tasks()
        assert task.switched == SDA
        assert task.where is None

    def test_a_workload_past_the_page_cache_is_refused_with_the_reason(self, page: ExperimentPage) -> None:
        by_file(page, READ_AHEAD, "file.seq1m-q1t1.read")
        assert page.form.warning.text() == ("“SEQ1M Q1T1 read” bypasses the page cache.")
        assert not page.form.start_button.isEnabled()

    def test_files_on_btrfs_follow_no_device(self, page: ExperimentPage, session: ScriptedSession) -> None:
        way = replace(WAY, kind="btrfs", read_ahead="", own_read_ahead=True)
        session.answers["check-folder"] = lambda _args: replace(HOME, filesystem="btrfs", path=way)
        by_file(page, READ_AHEAD, BUFFERED)
        assert page.form.warning.text().startswith("Files on btrfs have their own “Read-ahead”")
        assert not page.form.start_button.isEnabled()


class TestCost:
    def start(self, page: ExperimentPage) -> None:
        page.form.layer.setChecked(True)
        page.form.start_button.click()

    def ended(self, layered: Layered, gain: float) -> None:
        """Let one comparison go to its end, with what else root's helper says of it."""
        result = layered.carry_out(gain, end=False)
        layer = LayerCost(
            "dm-0", "sda5", LayerKind.CRYPT, True, "aes-xts-plain64", True, "xts-aes-aesni", True, 4,
            ProcessorUse(0.4, 0.0), ProcessorUse(2.0, 1.2),
        )  # fmt: skip
        layered.session.compare_ended.emit(CompareEnded(layered.job, replace(result, layer=layer)))

    def test_only_what_is_on_one_single_device_is_offered(self, page: ExperimentPage) -> None:
        assert page.form.layer.isVisibleTo(page)
        assert [page.form.volume.itemText(row) for row in range(page.form.volume.count())] == [
            "Encryption: sda5_crypt (dm-0) on sda5"
        ]
        # In another language it is longer than its field.
        assert page.form.volume.currentText() in page.form.volume.toolTip()

    def test_without_a_volume_there_is_nothing_to_choose(
        self, page: ExperimentPage, session: ScriptedSession
    ) -> None:
        session.drives = (SDA,)
        page.form.layer.setChecked(True)
        page.show_drive(replace(SDA, temperature_c=41.0))
        assert not page.form.layer.isVisibleTo(page)
        assert page.form.one.isChecked()

    @pytest.mark.slow
    def test_each_workload_is_asked_of_root_and_the_verdict_says_the_cost_with_nothing_changed_or_to_keep(
        self, page: ExperimentPage, session: ScriptedSession, layered: Layered
    ) -> None:
        page.form.layer.setChecked(True)
        assert page.form.promise.text() == "Read-only."
        self.start(page)
        for _ in comparison_verdict.WORKLOADS:
            self.ended(layered, 0.8)
        asked: list[Any] = session.of("compare-layer")
        assert [one.workload for one in asked] == list(comparison_verdict.WORKLOADS)
        assert all(isinstance(one, CompareLayer) and one.drive == CRYPT.ref for one in asked)
        assert not session.of("hold")
        assert not session.of("compare")
        page.view.show_progress(page.outcomes[0])
        assert page.view.verdict.text().startswith("Encryption costs 20% (")
        assert page.view.heading.text() == "Cost of a layer: Encryption on sda5_crypt (dm-0)"
        assert "4 processors: 10% busy without this layer, 50% with it" in (page.view.about.text())
        assert "xts-aes-aesni, by hardware" in page.view.about.text()
        assert not page.view.keep_button.isVisibleTo(page)
        assert page.message.text.text().count("Encryption costs ") == 2
        assert "Encryption adds " in page.message.text.text()
