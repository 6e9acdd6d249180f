"""Every problem has its sentence, and a button that says where it leads."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.checkup.check import CheckResult, Facts, Outcome
from disktune_contract.checkup.checks import CHECKS, Checked
from disktune_contract.drives.drive import Drive, Member, Partition, Usage
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from disktune_contract.scrub import ScrubDevice, ScrubErrors, ScrubFigures, ScrubList, ScrubReport, ScrubState
from disktune_contract.settings.saved import Family, FileRef, SavedFile, SavedList, SavedValue
from disktune_gui.home.page import HomePage
from disktune_gui.home.rows import Row
from disktune_gui.page_declaration import DrivePart
from disktune_gui.services.attention import ProblemCount, Trouble
from disktune_gui.services.checkups import CheckedUp
from tests.gui.home.home_stage import CAUTION, FAILING, TESTED, HomeStage, array, names
from tests.sample_drive import make_drive


@pytest.fixture
def stage(qtbot: QtBot) -> HomeStage:
    return HomeStage(qtbot)


def the_row(page: HomePage, name: str) -> Row:
    return next(row for row in page.model.rows if row.drive.name == name)


def problem_of(page: HomePage, name: str) -> tuple[str, str, DrivePart]:
    found = the_row(page, name).problem
    assert found is not None
    return found.sentence, found.button, found.part


def test_a_failing_drive_says_what_to_copy(stage: HomeStage) -> None:
    stage.health["sda"] = FAILING
    page = stage.show(make_drive("sda"))
    sentence, button, part = problem_of(page, "sda")
    assert sentence.endswith("predicts a failure. Copy /home now.")
    assert (button, part) == ("What to Copy First…", DrivePart.RESCUE)


def test_a_failing_member_of_a_whole_array_is_to_be_replaced(stage: HomeStage) -> None:
    stage.health["sda"] = FAILING
    member = make_drive("sda", partitions=(), usage=Usage(arrays=("md0",)))
    whole = replace(array(alarm=Alarm.HEALTHY, working_disks=3), usage=Usage(mounts=("/srv",)))
    page = stage.show(member, whole)
    assert "Replace it: media has a second copy." in problem_of(page, "sda")[0]


def test_pending_sectors_and_a_failed_self_test_lead_to_the_self_tests(stage: HomeStage) -> None:
    stage.health |= {"sda": CAUTION, "sdb": TESTED}
    page = stage.show(make_drive("sda"), make_drive("sdb"))
    sentence, *leads = problem_of(page, "sda")
    assert sentence.startswith("Pending sectors: 3.")
    assert leads == ["Test…", DrivePart.SELF_TESTS]
    assert problem_of(page, "sdb") == ("Self-test failed.", "Test Again…", DrivePart.SELF_TESTS)


def test_another_caution_leads_to_the_health(stage: HomeStage) -> None:
    hot = AtaAttribute(194, 40, 40, 45, 60, pre_failure=False)
    stage.health["sda"] = Health(ata=AtaHealth(True, (hot,), rotating=True))
    page = stage.show(make_drive("sda"))
    sentence, button, part = problem_of(page, "sda")
    assert "60 °C" in sentence
    assert (button, part) == ("Show Health", DrivePart.HEALTH)


REBUILD: dict[str, Any] = {"operation": "recovery", "progress_percent": 61.0, "finish_minutes": 134.0}


def test_a_degraded_array_is_boosted_while_it_is_rebuilt_and_else_shown(stage: HomeStage) -> None:
    page = stage.show(array("md0"), array("md1", **REBUILD))
    assert problem_of(page, "md0") == ("1 of 3 members is missing (slot 2).", "Show Array", DrivePart.ARRAY)
    assert problem_of(page, "md1") == ("Rebuilding, no redundancy.", "Boost…", DrivePart.BOOST)


def test_a_rebuild_from_a_failing_drive_names_it(stage: HomeStage) -> None:
    stage.health["sda"] = FAILING
    member = make_drive("sda", partitions=(Partition("sda1", 2048, 1000),), usage=Usage(arrays=("md0",)))
    page = stage.show(array(**REBUILD), member)
    assert problem_of(page, "md0")[0] == "Rebuild from failing sda."
    assert names(page) == ["sda", "md0"]


@pytest.mark.parametrize("alarm", [Alarm.FAILED, Alarm.INACTIVE])
def test_an_array_that_does_not_run_is_shown_with_its_reason(stage: HomeStage, alarm: Alarm) -> None:
    page = stage.show(array(alarm=alarm, why="The array is inactive. Two are missing."))
    assert problem_of(page, "md0") == ("The array is inactive.", "Show Array", DrivePart.ARRAY)


def test_a_failed_member_of_a_complete_array_is_named(stage: HomeStage) -> None:
    broken = (Member("sdc1", None, "faulty"),)
    page = stage.show(array(alarm=Alarm.HEALTHY, working_disks=3, members=broken))
    assert problem_of(page, "md0") == ("Failed, still in: sdc1.", "Show Array", DrivePart.ARRAY)
    assert (the_row(page, "md0").word, the_row(page, "md0").mark) == ("Caution", "caution")


def scrubbed(errors: ScrubErrors) -> ScrubList:
    figures = ScrubFigures(1000, 0, errors)
    device = ScrubDevice(1, "sda", ("sda",), state=ScrubState.FINISHED, figures=figures)
    return ScrubList((ScrubReport("u-1", "data", ("/srv",), 0.0, (device,)),))


@pytest.mark.parametrize(
    ("errors", "words"),
    [
        (ScrubErrors(csum=2, corrected=2), "Last scrub: 2 errors, all corrected."),
        (ScrubErrors(csum=2, uncorrectable=1), "Last scrub: 1 uncorrectable error."),
    ],
)
def test_a_scrub_with_errors_is_shown(stage: HomeStage, errors: ScrubErrors, words: str) -> None:
    stage.session.answers["scrubs"] = lambda _args: scrubbed(errors)
    page = stage.show(make_drive("sda", usage=Usage(checked=("btrfs:u-1",))), make_drive("sdb"))
    assert problem_of(page, "sda") == (words, "Show Scrub", DrivePart.SCRUB)
    assert the_row(page, "sdb").problem is None


def test_what_the_boot_guard_holds_back_is_to_be_reviewed(stage: HomeStage) -> None:
    values = (SavedValue("ata.apm", 254, held=True), SavedValue("ata.look_ahead", True))
    file = SavedFile(FileRef(Family.DRIVE, "x"), "/etc/disktune/x", drive="sda", values=values, held_since=1.0)
    page = stage.show(make_drive("sda"))
    stage.services.saved_news.listed.emit(SavedList((file,)))
    stage.settle(page)
    sentence, button, part = problem_of(page, "sda")
    assert sentence.startswith("Not set at boot: ")
    assert (button, part) == ("Review…", DrivePart.SAVED)
    stage.services.saved_news.listed.emit(SavedList(()))
    stage.settle(page)
    assert the_row(page, "sda").problem is None


def found(drive: Drive, check: str) -> CheckedUp:
    checked = Checked(
        next(one for one in CHECKS if one.id == check), CheckResult(Outcome.FOUND, "Barriers are off.")
    )
    return CheckedUp(drive, 1.0, (checked,), (), Facts(drive))


def test_a_finding_that_endangers_data_is_a_problem_and_another_is_counted(stage: HomeStage) -> None:
    page = stage.show(make_drive("sda"), make_drive("sdb"))
    checkups = stage.services.checkups
    stage.qtbot.waitUntil(lambda: len(checkups._found) == 2)
    for drive, check in zip(stage.session.drives, ("mount.barriers", "nvme.block_size"), strict=True):
        checkups._found[drive.ref] = found(drive, check)
        checkups.changed.emit(drive.name)
    stage.settle(page)
    assert problem_of(page, "sda") == ("Barriers are off.", "Show Finding", DrivePart.CHECKUP)
    assert the_row(page, "sdb").problem is None
    assert the_row(page, "sdb").reason == "1 finding"
    assert stage.services.attention.of(stage.session.drives[0]) == (Trouble.FINDING,)


def test_problems_are_counted_for_the_sidebar_and_hidden_drives_are_not(stage: HomeStage) -> None:
    stage.health |= {"sda": FAILING, "sdb": CAUTION}
    stage.show(make_drive("sda"), make_drive("sdb"), make_drive("sdc"), array())
    assert stage.services.attention.problems() == ProblemCount(failing=1, attention=2)
    assert stage.services.attention.problems().all == 3
