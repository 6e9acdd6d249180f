"""What a user reads whose array has lost members, was not started, or does not agree with itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.arrays.array import ArrayMember, ArrayReport, Role
from disktune_contract.arrays.mdstat import Waiting
from disktune_gui.arrays.array_advice import Advice, advice, where
from tests.narrowed import present
from tests.sample_drive import make_drive

DRIVES = {
    name: replace(make_drive(name), model="Disk", serial=f"S-{name}") for name in ("sda", "sdb", "sdc", "sdd")
}


def member(name: str, role: Role, slot: int | None) -> ArrayMember:
    return ArrayMember(f"{name}1", role, (), slot=slot, drives=(name,))


HEALTHY = ArrayReport(
    name="md0", at_s=0.0, level="raid6", state="clean", metadata="1.2", raid_disks=4, degraded=0, action="idle",
    last_action="none", done_sectors=None, total_sectors=None, waiting=None, speed_kib_s=None, slowest=None,
    fastest=None, size_bytes=None, component_bytes=None, chunk_bytes=None, layout=None, read_ahead_bytes=None,
    mismatch_sectors=0, policy=None, bitmap=None, stripe_cache=None, stripe_cache_used=None, threads=None,
    members=tuple(member(name, Role.IN_SYNC, slot) for slot, name in enumerate(DRIVES)),
)  # fmt: skip


def lose(report: ArrayReport, *slots: int, failed: bool = True) -> ArrayReport:
    """Return *report* with the members of *slots* thrown out, listed still if they *failed*."""
    kept = [
        replace(one, role=Role.FAULTY, slot=None) if one.slot in slots else one
        for one in report.members
        if failed or one.slot not in slots
    ]
    return replace(report, degraded=len(slots), members=tuple(kept))


def told(report: ArrayReport) -> Advice:
    return present(advice(report, DRIVES))


def test_more_slots_than_an_array_has_take_no_memory() -> None:
    lost = lose(replace(HEALTHY, raid_disks=2**63), 1, 2, 3, failed=False)
    assert "slots 1, 2, 3, 4" in told(lost).matter


def test_a_healthy_array_needs_none() -> None:
    assert advice(HEALTHY, DRIVES) is None
    assert advice(replace(HEALTHY, action="check", mismatch_sectors=8, last_action="check"), DRIVES) is None
    assert advice(replace(HEALTHY, level="raid0", action=None, degraded=None), DRIVES) is None


def test_a_failed_member_is_named_with_what_is_printed_on_its_drive_and_how_to_replace_it() -> None:
    found = told(lose(HEALTHY, 2))
    assert "sdc1 failed (Disk · S-sdc). No member is in slot 2." in found.matter
    assert "Survives one more failure." in found.matter
    assert "--remove /dev/sdc1" in found.step
    assert "mdadm /dev/md0 --add" in found.step
    assert found.tone == "caution"


def test_a_count_that_is_not_known_is_not_taken_for_none() -> None:
    found = told(replace(HEALTHY, degraded=None))
    assert found.matter == "Missing members are unknown."
    assert found.tone == "caution"
    assert "sdc1 failed" in told(replace(lose(HEALTHY, 2), degraded=None)).matter


def test_what_an_array_still_bears_is_unknown_where_its_size_is() -> None:
    found = told(replace(lose(HEALTHY, 2), level="raid1", raid_disks=None))
    assert "Redundancy unknown." in found.matter
    assert "destroys the data" not in found.matter
    assert "Do not write" not in found.step


def test_one_that_is_not_listed_any_more_is_not_to_be_removed() -> None:
    found = told(lose(HEALTHY, 1, 2, failed=False))
    assert found.matter.startswith("No members are in slots 1, 2.")
    assert "destroys the data" in found.matter
    assert "--remove" not in found.step
    assert found.tone == "danger"


@pytest.mark.parametrize(
    ("layout", "slots", "words"),
    [
        (0x102, (0,), "The next failure can destroy the data."),
        (0x102, (0, 2), "The next failure can destroy the data."),
        (0x103, (0,), "Survives one more failure."),
        (None, (0,), "The next failure can destroy the data."),
    ],
)
def test_a_raid_10_promises_only_what_holds_whichever_member_fails_next(
    layout: int | None, slots: tuple[int, ...], words: str
) -> None:
    found = told(lose(replace(HEALTHY, level="raid10", layout=layout), *slots))
    assert words in found.matter
    assert "Do not write" not in found.step


@pytest.mark.parametrize("changes", [{"action": "recover"}, {"action": "resync", "waiting": Waiting.DELAYED}])
def test_what_is_being_rebuilt_needs_nothing_done(changes: dict[str, object]) -> None:
    found = told(replace(lose(HEALTHY, 0, 1), **changes))  # type: ignore[arg-type]
    assert found.step == ""
    assert found.tone == "caution"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"action": "frozen"}, "continues the rebuild"),
        ({"state": "read-auto"}, "starts with the first write"),
        ({}, "If no rebuild on"),
        ({"action": None}, "Whether a rebuild on"),
        ({"state": "readonly"}, "--readwrite /dev/md0” starts the rebuild"),
    ],
)
def test_where_a_spare_waits_nothing_has_to_be_bought(changes: dict[str, object], words: str) -> None:
    lost = lose(HEALTHY, 3, failed=False)
    spared = replace(lost, members=(*lost.members, member("sdd", Role.SPARE, None)), **changes)  # type: ignore[arg-type]
    assert words in told(spared).step
    assert "--add" not in told(spared).step


@pytest.mark.parametrize(
    "report", [replace(HEALTHY, state="broken"), lose(HEALTHY, 0, 1, 2)], ids=["given up", "too many"]
)
def test_where_too_many_are_gone_nothing_is_to_be_written_or_created(report: ArrayReport) -> None:
    found = told(report)
    assert found.tone == "danger"
    assert found.step.startswith("Do not write to the array.")
    assert "Never run “mdadm --create”" in found.step
    assert "--add" not in found.step


def test_one_that_was_not_started_is_not_lost() -> None:
    found = told(replace(HEALTHY, state="inactive", action=None, degraded=None))
    assert "not necessarily lost" in found.matter
    assert "mdadm --run /dev/md0" in found.step


@pytest.mark.parametrize(("level", "words"), [("raid1", "swap"), ("raid5", "Compare your files with a backup")])
def test_differences_say_what_they_may_mean(level: str, words: str) -> None:
    found = told(replace(HEALTHY, level=level, mismatch_sectors=8, last_action="check"))
    assert words in found.step
    assert "“Repair Mismatches”" in found.step


def test_a_drive_that_is_not_known_goes_by_its_name() -> None:
    assert where(HEALTHY.members[0], {}) == "sda"
