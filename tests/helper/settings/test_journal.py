"""The journal remembers what was done, and does not claim more than it can know."""

from __future__ import annotations

import errno
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import ChangeResult
from disktune_helper.settings.journal import FILE, OLDER, ROTATE_AT, Journal
from disktune_helper.system.files import MemoryFolder, RootFolder
from tests.helper.conftest import Bench
from tests.narrowed import present

REF = DriveRef("sdb", "wwn:5000cca370000001", 3)


def result(value: int, *, changed: bool = True) -> ChangeResult:
    return ChangeResult("ata.standby_timer", None, value, None, changed)


def test_newest_first_and_only_changes(bench: Bench) -> None:
    journal = Journal(bench.ports, MemoryFolder())
    journal.record(REF, (result(1), result(2, changed=False)), "apply")
    journal.record(REF, (result(3),), "put-back")
    entries = journal.entries("", 10)
    assert [(entry.after, entry.cause) for entry in entries] == [(3, "put-back"), (1, "apply")]
    assert entries[0].model == "Hitachi HUA722010CLA330"


def test_who_asked_for_what(bench: Bench) -> None:
    journal = Journal(bench.ports, MemoryFolder(), "anna")
    journal.record(REF, (ChangeResult("block.read_ahead", 128, 512, 256, True),), "apply")
    [entry] = journal.entries("", 10)
    assert (entry.before, entry.asked, entry.after, entry.who) == (128, 512, 256, "anna")


def test_entries_of_earlier_versions_can_be_read(bench: Bench) -> None:
    folder = MemoryFolder()
    Journal(bench.ports, folder, "anna").record(REF, (result(1),), "apply")
    line = json.loads(folder.read(FILE))
    del line["entry"]["asked"], line["entry"]["who"]
    folder.replace(FILE, json.dumps(line) + "\n")
    [entry] = Journal(bench.ports, folder).entries("", 10)
    assert (entry.after, entry.asked, entry.who) == (1, None, "")


def test_entries_of_one_identity_and_a_limit(bench: Bench) -> None:
    journal = Journal(bench.ports, MemoryFolder())
    for value in range(5):
        journal.record(REF, (result(value),), "apply")
    journal.record(DriveRef("sda", "wwn:other"), (result(9),), "apply")
    assert [entry.after for entry in journal.entries(REF.identity, 2)] == [4, 3]


def test_after_a_restart_or_a_replug_the_timer_is_unknown_again(bench: Bench) -> None:
    folder = MemoryFolder()
    Journal(bench.ports, folder).record(REF, (result(120),), "apply")
    journal = Journal(bench.ports, folder)
    assert journal.last_set(REF, "ata.standby_timer") is not None
    assert journal.last_set(DriveRef(REF.name, REF.identity, 77), "ata.standby_timer") is None
    bench.world.tree.file("/proc/sys/kernel/random/boot_id", "another-boot\n")
    assert Journal(bench.ports, folder).last_set(REF, "ata.standby_timer") is None


def test_after_the_machine_has_slept_the_timer_is_unknown_again(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In suspend the drive loses power; hours that it slept before the change say nothing."""
    slept = 7200.0
    monkeypatch.setattr(bench.ports, "suspended", lambda: slept)
    journal = Journal(bench.ports, MemoryFolder())
    journal.record(REF, (result(120),), "apply")
    slept += 0.01
    assert journal.last_set(REF, "ata.standby_timer") is not None
    slept += 30
    assert journal.last_set(REF, "ata.standby_timer") is None


def test_a_drive_without_identity_is_never_taken_for_another(bench: Bench) -> None:
    journal = Journal(bench.ports, MemoryFolder())
    nameless = DriveRef("sdz", "", 3)
    journal.record(nameless, (result(120),), "apply")
    assert journal.last_set(nameless, "ata.standby_timer") is None


def test_of_years_of_changes_only_those_of_the_setting_are_taken_apart(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(bench.ports, MemoryFolder())
    other = DriveRef("sda", "wwn:other", 3)
    for value in range(100):
        journal.record(REF, (ChangeResult("block.read_ahead", 128, value, value, True),), "apply")
    for ref, value in ((REF, 1), (REF, 2), (other, 3)):
        journal.record(ref, (result(value),), "apply")
    journal.record(REF, (ChangeResult("block.read_ahead", 128, 1, 1, True),), "apply")
    at_once = journal.read_once()
    parsed: list[bytes | str] = []
    parse = wire.parse

    def noted(line: bytes | str, limit: int) -> dict[str, Any]:
        parsed.append(line)
        return parse(line, limit)

    monkeypatch.setattr(wire, "parse", noted)
    assert (present(journal.last_set(REF, "ata.standby_timer")).after, len(parsed)) == (2, 2)
    parsed.clear()
    assert journal.last_set(REF, "ata.aam") is None
    assert parsed == []
    for ref in (REF, other, DriveRef("sdb", REF.identity, 4), DriveRef("sdc", "")):
        for setting in ("ata.standby_timer", "block.read_ahead", "ata.aam"):
            assert journal.last_set(ref, setting) == at_once(ref, setting)


def test_damaged_lines_are_passed_over(bench: Bench) -> None:
    folder = MemoryFolder()
    journal = Journal(bench.ports, folder)
    journal.record(REF, (result(1),), "apply")
    folder.append(FILE, '{"boot": "x", "diskseq": null, "entry": {"at": 1}}\n{"cut sho')
    folder.append(FILE, "\n")
    journal.record(REF, (result(2),), "apply")
    folder.append(FILE, folder.read(FILE).splitlines()[0].replace('"slept": 0.0', '"slept": "long"') + "\n")
    assert [entry.after for entry in journal.entries("", 10)] == [2, 1]


def test_a_full_file_is_set_aside_and_still_read(bench: Bench) -> None:
    folder = MemoryFolder()
    journal = Journal(bench.ports, folder)
    journal.record(REF, (result(1),), "apply")
    folder.append(FILE, "#" * ROTATE_AT + "\n")
    journal.record(REF, (result(2),), "apply")
    assert [entry.after for entry in journal.entries("", 10)] == [2, 1]
    assert len(folder.read(OLDER)) > ROTATE_AT > len(folder.read(FILE))


class Overtaken(RootFolder):
    """A folder in which another process acts one time, between a look at the journal and what follows from it."""

    others: Callable[[], None] | None = None

    def read(self, name: str) -> str:
        found = super().read(name)
        self._let_others_act()
        return found

    def set_aside(self, name: str, older: str, limit: int) -> None:
        self._let_others_act()
        super().set_aside(name, older, limit)

    def _let_others_act(self) -> None:
        others, self.others = self.others, None
        if others is not None:
            others()


@pytest.mark.privilege
def test_two_helpers_that_find_the_file_full_at_once_lose_nothing(bench: Bench, tmp_path: Path) -> None:
    """At a start there is a helper for each drive."""
    folder = Overtaken(str(tmp_path / "state"))
    mine, other = Journal(bench.ports, folder), Journal(bench.ports, RootFolder(str(tmp_path / "state")))
    mine.record(REF, (result(1),), "apply")
    folder.append(FILE, "#" * ROTATE_AT + "\n")
    folder.others = lambda: other.record(REF, (result(2),), "saved")
    mine.record(REF, (result(3),), "saved")
    assert [entry.after for entry in mine.entries("", 10)] == [3, 2, 1]


def test_a_disk_without_room_does_not_turn_success_into_failure(bench: Bench) -> None:
    class Full(MemoryFolder):
        def append(self, name: str, text: str, *, settled: bool = True) -> None:
            raise OSError(errno.ENOSPC, "no room", name, None, text)

    Journal(bench.ports, Full()).record(REF, (result(1),), "apply")
