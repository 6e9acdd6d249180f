"""What is said of an array whose member lies on a failing drive: back up, and let a rebuild go on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.arrays.array import ArrayMember, ArrayReport, Role
from disktune_gui.arrays.array_advice import Advice, with_failing
from disktune_gui.arrays.array_advice import advice as of_array
from tests.gui.arrays.test_array_advice import DRIVES, HEALTHY, lose
from tests.narrowed import present


def told(report: ArrayReport, *failing: str) -> Advice:
    return present(with_failing(report, DRIVES, failing, of_array(report, DRIVES)))


def test_nothing_is_added_where_no_member_is_on_a_failing_drive() -> None:
    assert with_failing(HEALTHY, DRIVES, (), None) is None
    assert with_failing(HEALTHY, DRIVES, ("sdz",), None) is None
    lost = lose(HEALTHY, 2)
    assert with_failing(lost, DRIVES, ("sdc",), of_array(lost, DRIVES)) == of_array(lost, DRIVES), (
        "it has left already"
    )


def test_a_whole_array_has_its_member_replaced_while_it_is_still_in_use() -> None:
    found = told(HEALTHY, "sdb")
    assert (found.matter, found.tone) == ("sdb1 is on failing Disk · S-sdb.", "danger")
    assert found.step.startswith("Back up important data now. Then add a spare")
    assert "“mdadm /dev/md0 --replace /dev/sdb1”" in found.step


@pytest.mark.parametrize(
    "report",
    [
        replace(HEALTHY, level="raid0", degraded=None, action=None),
        replace(HEALTHY, metadata="0.90"),
        replace(HEALTHY, members=(ArrayMember("sdb1", Role.SPARE, (), drives=("sdb",)),)),
    ],
)
def test_what_cannot_be_replaced_is_backed_up(report: ArrayReport) -> None:
    assert with_failing(report, DRIVES, ("sdb",), None) == Advice(
        "sdb1 is on failing Disk · S-sdb.", "danger", "Back up important data now."
    )


@pytest.mark.parametrize("action", ["recover", "resync", "reshape"])
def test_a_rebuild_goes_on_and_may_be_boosted(action: str) -> None:
    found = told(replace(lose(HEALTHY, 2, failed=False), action=action), "sdb")
    assert found.matter.startswith("sdb1 is on failing Disk · S-sdb. No member is in slot 2.")
    assert found.step == "Back up important data now. A boost ends it sooner."


def test_a_check_is_ended_because_it_reads_all_of_the_drive() -> None:
    found = told(replace(HEALTHY, action="check"), "sdb")
    assert found.step == ("Back up important data now. “Stop Check”: a check stresses the failing drive.")


def test_a_degraded_array_is_told_both() -> None:
    found = told(lose(HEALTHY, 2), "sdb")
    assert "sdb1 is on failing Disk · S-sdb." in found.matter
    assert "sdc1 failed" in found.matter
    assert found.step.startswith("Back up important data now. A rebuild stresses the failing drive. ")
