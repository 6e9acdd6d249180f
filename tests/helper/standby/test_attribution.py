"""Whom each kind of access names, by the events that a real kernel was seen to send for it."""

from __future__ import annotations

import pytest

from disktune_contract.standby.recording import AccessKind
from disktune_helper.standby import kernel_trace
from tests.helper.standby.events import (
    CAT,
    FILE,
    FLUSHER,
    IMAGE,
    LAZY,
    LOOP,
    LOOPER,
    MAPPER,
    MD,
    OTHER_FLUSHER,
    OWN,
    PART,
    RAID,
    RESYNC,
    SMARTD,
    UDEV,
    WRITER,
    XFS,
    Night,
    pass_through,
)


@pytest.fixture
def night() -> Night:
    return Night()


def test_a_read_names_the_reader_and_the_partition(night: Night) -> None:
    night.bio(CAT, "RA")
    night.bio(CAT, "RM", sector=150_000)
    night.bio(CAT, "R", sector=10)
    assert night.named == [(AccessKind.READ, "cat", place, "") for place in ("sdb1", "sdb2", "sdb")]
    assert night.accesses[0].who.unit == "session-2.scope"


@pytest.mark.parametrize("rwbs", ["WS", "FWS", "W", "D", "FF"])
def test_what_a_program_writes_itself_is_its_write(night: Night, rwbs: str) -> None:
    night.bio(WRITER, rwbs)
    assert night.named == [(AccessKind.WRITE, "writer", "sdb1", "")]


def test_write_back_names_who_changed_the_file(night: Night) -> None:
    night.dirty(CAT, ino=FILE + 1)
    night.dirty(WRITER)
    night.pass_s(30)
    night.write_back(FLUSHER)
    night.bio(FLUSHER, "W")
    assert night.named == [(AccessKind.WRITE_BACK, "writer", "sdb1", "")]


def test_write_back_of_what_was_changed_before_the_recording_names_the_unit(night: Night) -> None:
    night.event(kernel_trace.GROUP_MADE, CAT, id=4807, path="/system.slice/plain.service")
    night.write_back(FLUSHER, group=4807)
    night.bio(FLUSHER, "W")
    (access,) = night.accesses
    assert (access.kind, access.who.program, access.who.unit) == (AccessKind.WRITE_BACK, "", "plain.service")


def test_write_back_of_nobody_knows_whose_is_unknown(night: Night) -> None:
    night.write_back(FLUSHER)
    night.bio(FLUSHER, "W")
    assert night.named == [(AccessKind.UNKNOWN, "kworker", "sdb1", "")]


def test_a_reader_that_changes_times_is_told_apart(night: Night) -> None:
    night.dirty(CAT, times_only=True)
    night.write_back(FLUSHER)
    night.bio(FLUSHER, "W")
    assert night.named == [(AccessKind.ACCESS_TIMES, "cat", "sdb1", "")]


def test_a_reader_is_not_blamed_for_what_a_writer_changed(night: Night) -> None:
    night.dirty(WRITER, times_only=True)
    night.dirty(WRITER)
    night.dirty(CAT, times_only=True)
    night.write_back(FLUSHER)
    night.bio(FLUSHER, "W")
    assert night.named == [(AccessKind.WRITE_BACK, "writer", "sdb1", "")]


def test_who_changes_a_file_after_it_was_written_is_another(night: Night) -> None:
    night.dirty(WRITER)
    night.write_back(FLUSHER)
    night.bio(FLUSHER, "W")
    night.dirty(CAT)
    night.write_back(FLUSHER)
    night.bio(FLUSHER, "W")
    assert [name for _, name, _, _ in night.named] == ["writer", "cat"]


def test_a_journal_names_who_joined_the_transaction(night: Night) -> None:
    night.join(WRITER, 41)
    night.join(CAT, 41)
    night.join(WRITER, 41)
    night.pass_s(5)
    night.commit(41)
    assert night.named == [(AccessKind.JOURNAL, "writer+cat", "sdb1", "")]


def test_a_journal_of_times_alone_says_so(night: Night) -> None:
    night.dirty(CAT, times_only=True)
    night.join(CAT, 41)
    night.commit(41)
    assert night.named == [(AccessKind.ACCESS_TIMES, "cat", "sdb1", "")]


def test_a_write_begins_with_its_times_and_is_a_write_all_the_same(night: Night) -> None:
    night.dirty(WRITER, times_only=True)
    night.join(WRITER, 41)
    night.dirty(WRITER)
    night.dirty(CAT, ino=FILE + 1, times_only=True)
    night.join(CAT, 41)
    night.commit(41)
    assert night.named == [(AccessKind.JOURNAL, "writer", "sdb1", "")]


def test_the_flusher_joins_for_whose_file_it_writes(night: Night) -> None:
    night.dirty(WRITER)
    night.write_back(FLUSHER)
    night.join(FLUSHER, 42)
    night.commit(42)
    assert night.named == [(AccessKind.JOURNAL, "writer", "sdb1", "")]


def test_what_was_committed_is_written_to_its_place_for_the_same(night: Night) -> None:
    night.join(WRITER, 41)
    night.commit(41)
    night.pass_s(30)
    night.write_back(FLUSHER, ino=PART)
    night.bio(FLUSHER, "W")
    assert night.named[-1] == (AccessKind.WRITE_BACK, "writer", "sdb1", "")


def test_a_commit_of_which_nobody_was_seen_is_unknown(night: Night) -> None:
    night.commit(7)
    night.join(FLUSHER, 8)
    night.commit(8)
    assert [kind for kind, *_ in night.named] == [AccessKind.UNKNOWN, AccessKind.UNKNOWN]


def test_a_command_has_its_name_and_its_sender(night: Night) -> None:
    night.command(SMARTD, pass_through(0xB0, 0xD0))
    assert night.named == [(AccessKind.COMMAND, "smartd", "sdb", "SMART READ DATA")]
    assert night.accesses[0].wakes


def test_a_question_about_the_power_mode_starts_nothing(night: Night) -> None:
    night.command(SMARTD, pass_through(0xE5))
    night.command(SMARTD, pass_through(0xEC))
    assert [one.wakes for one in night.accesses] == [False, False]


def test_a_command_whose_name_does_not_come_is_told_without(night: Night) -> None:
    night.command(SMARTD, None)
    assert night.accesses == []
    assert night.attribution.pending
    night.bio(CAT, "R")
    assert night.named == [(AccessKind.COMMAND, "smartd", "sdb", ""), (AccessKind.READ, "cat", "sdb1", "")]
    night.command(SMARTD, None)
    assert [one.command for one in night.attribution.rest()] == [""]
    assert not night.attribution.pending


def test_commands_to_power_settings_are_kept(night: Night) -> None:
    night.command(SMARTD, pass_through(0xE3, count=241))
    night.command(SMARTD, pass_through(0xEF, 0x05, 128))
    night.command(SMARTD, pass_through(0xEF, 0x02))
    kept = [(who.program, one.opcode, one.feature, one.count) for _, who, one in night.attribution.commands]
    assert kept == [("smartd", 0xE3, 0, 241), ("smartd", 0xEF, 0x05, 128)]


def test_what_the_kernel_asks_is_the_kernels(night: Night) -> None:
    night.command(FLUSHER, bytes(6))
    night.command(FLUSHER, pass_through(0xE5))
    assert [kind for kind, *_ in night.named] == [AccessKind.KERNEL, AccessKind.UNKNOWN]


def test_starting_a_suspended_drive_is_not_the_kernels_doing(night: Night) -> None:
    night.event(kernel_trace.RESUMED, CAT, name="4:0:0:0")
    night.command(FLUSHER, bytes((0x1B, 0, 0, 0, 1, 0)))
    night.bio(CAT, "R")
    assert night.named == [(AccessKind.READ, "cat", "sdb1", "")]


def test_udev_is_one_whatever_it_starts(night: Night) -> None:
    night.bio(UDEV, "R")
    night.command(UDEV, pass_through(0xEC))
    assert night.named == [
        (AccessKind.PROBE, "systemd-udevd", "sdb", ""),
        (AccessKind.PROBE, "systemd-udevd", "sdb", ""),
    ]


def test_a_volume_is_named_instead_of_the_partition(night: Night) -> None:
    night.bio(CAT, "R", dev=MAPPER)
    night.bio(CAT, "R")
    assert night.named == [(AccessKind.READ, "cat", "dm-0", "")]


def test_an_array_writes_for_whoever_wrote_to_it(night: Night) -> None:
    night.bio(WRITER, "WS", dev=MD)
    night.bio(RAID, "FWFSM")
    night.bio(RAID, "W")
    assert night.named == [(AccessKind.WRITE, "writer", "md0", "")] * 2


def test_an_array_that_nobody_used_writes_for_itself(night: Night) -> None:
    night.bio(WRITER, "WS", dev=MD)
    night.pass_s(6)
    night.bio(RAID, "FWFSM")
    night.bio(RESYNC, "R")
    assert night.named == [
        (AccessKind.ARRAY, "md0_raid1", "md0", ""),
        (AccessKind.ARRAY, "md0_resync", "md0", ""),
    ]


def test_write_back_through_an_array_names_who_changed_the_file_on_it(night: Night) -> None:
    night.dirty(WRITER, bdi="9:0")
    night.write_back(FLUSHER, bdi="9:0")
    night.bio(FLUSHER, "W", dev=MD)
    night.bio(RAID, "W")
    assert night.named == [(AccessKind.WRITE_BACK, "writer", "md0", "")]


def test_a_read_behind_a_loop_device_names_its_reader(night: Night) -> None:
    night.bio(CAT, "R", dev=LOOP)
    night.bio(LOOPER, "RA")
    assert night.named == [(AccessKind.READ, "cat", "loop0", "")]


def test_a_write_behind_a_loop_device_is_followed_through_two_caches(night: Night) -> None:
    night.dirty(WRITER, bdi="7:0")
    night.write_back(FLUSHER, bdi="7:0")
    night.bio(FLUSHER, "W", dev=LOOP)
    night.dirty(LOOPER, ino=IMAGE)
    night.pass_s(30)
    night.write_back(OTHER_FLUSHER, ino=IMAGE)
    night.bio(OTHER_FLUSHER, "W")
    assert night.named == [(AccessKind.WRITE_BACK, "writer", "sdb1", "")]


def test_whoever_uses_a_loop_device_is_not_blamed_for_another_file(night: Night) -> None:
    night.bio(CAT, "R", dev=LOOP)
    night.write_back(FLUSHER)
    night.bio(FLUSHER, "W")
    assert night.named == [(AccessKind.UNKNOWN, "kworker", "sdb1", "")]


def test_a_worker_works_for_a_file_only_as_long_as_it_goes_on(night: Night) -> None:
    night.dirty(WRITER)
    night.write_back(FLUSHER)
    for _ in range(3):
        night.pass_s(0.8)
        night.bio(FLUSHER, "W")
    night.pass_s(1.5)
    night.bio(FLUSHER, "W")
    assert [kind for kind, *_ in night.named] == [AccessKind.WRITE_BACK] * 3 + [AccessKind.UNKNOWN]


def test_the_kernels_own_work_is_named_as_such(night: Night) -> None:
    night.bio(LAZY, "WS")
    assert night.named == [(AccessKind.KERNEL, "ext4lazyinit", "sdb1", "")]


def test_threads_of_other_file_systems_work_for_who_changed_something_last(night: Night) -> None:
    night.bio(XFS, "WS")
    night.dirty(WRITER)
    night.bio(XFS, "WS")
    assert [(kind, name) for kind, name, _, _ in night.named] == [
        (AccessKind.UNKNOWN, "xfsaild/sdb2"),
        (AccessKind.JOURNAL, "writer"),
    ]


def test_the_recorder_names_itself_never(night: Night) -> None:
    night.command(OWN, pass_through(0xE5))
    night.bio(OWN, "R")
    assert night.accesses == []


def test_another_drive_is_none_of_its_business(night: Night) -> None:
    night.bio(CAT, "R", dev=8 << 20)
    assert night.accesses == []


def test_memories_are_bounded(night: Night) -> None:
    for number in range(10_000):
        night.dirty(WRITER, ino=number)
        night.join(WRITER, number)
    memory = night.attribution
    assert len(memory._changed) == len(memory._joined) == 4096
    night.write_back(FLUSHER, ino=9_999)
    night.bio(FLUSHER, "W")
    night.write_back(FLUSHER, ino=1)
    night.bio(FLUSHER, "W")
    assert [kind for kind, *_ in night.named] == [AccessKind.WRITE_BACK, AccessKind.UNKNOWN]


def test_one_transaction_remembers_few(night: Night) -> None:
    for pid in (CAT, WRITER, SMARTD, UDEV) * 5:
        night.join(pid, 3)
    night.commit(3)
    assert len(night.accesses[0].others) == 3
