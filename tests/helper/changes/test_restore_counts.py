"""What restoring costs, counted: looks at files, openings of a drive, files written and waits for the disk."""

from __future__ import annotations

import io
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from disktune_helper.changes import restore
from disktune_helper.settings.journal import FILE
from disktune_helper.system.files import RootFolder
from tests.helper.cli.saved_machine import HDD, Machine
from tests.helper.conftest import make_bench

SIX = {
    "block__read_ahead": 1024,
    "block__nr_requests": 32,
    "block__rq_affinity": 2,
    "block__nomerges": 1,
    "block__add_random": False,
    "block__iostats": False,
}
LOOKS = 160
"""At files of the kernel and of udev; with an opening and a look around for each setting there were 1,029."""


class Counts:
    """Calls by name."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.made: Counter[str] = Counter()

    def count(self, owner: object, *names: str) -> None:
        for name in names:
            self._monkeypatch.setattr(owner, name, self._counting(name, getattr(owner, name)))

    def _counting(self, name: str, plain: Callable[..., object]) -> Callable[..., object]:
        def counted(*arguments: object, **named: object) -> object:
            self.made[name] += 1
            return plain(*arguments, **named)

        return counted


@pytest.fixture
def machine() -> Machine:
    return Machine(make_bench())


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counts:
    return Counts(monkeypatch)


def test_a_drive_is_opened_to_judge_and_to_write_however_many_settings_there_are(
    machine: Machine, counts: Counts
) -> None:
    machine.save(HDD, **SIX)
    work, drive = machine.work(), machine.bench.drive(HDD)
    counts.count(machine.bench.ports, "open_for_change", "read_text", "read_bytes", "names", "resolve")
    assert work.restore_files(drive, restore.files_of(drive)) == 0
    opened, looks = counts.made.pop("open_for_change"), sum(counts.made.values())
    assert machine.value(HDD, "block.nr_requests") == 32
    assert opened == 2
    assert looks <= LOOKS


def test_nobody_asks_what_is_mounted_for_settings_that_this_cannot_concern(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.save(HDD, **SIX)
    monkeypatch.setattr("disktune_helper.drives.drive_snapshot.surroundings_of", lambda _: pytest.fail("looked"))
    status, [line] = machine.apply(HDD)
    assert (status, line.count("→")) == (0, 6)


def test_the_journal_waits_for_the_disk_once_a_drive_and_has_each_step_at_once(
    machine: Machine, counts: Counts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.save(HDD, **SIX)
    work = machine.work()
    node = type(machine.bench.ports.open_for_change(HDD))
    lines: list[int] = []
    write = node.write_attribute

    def written() -> int:
        return (tmp_path / FILE).read_text().count("\n") if (tmp_path / FILE).exists() else 0

    def noted(opened: Any, attribute: str, text: str) -> None:
        lines.append(written())
        write(opened, attribute, text)

    monkeypatch.setattr(work.session.journal, "_folder", RootFolder(str(tmp_path)))
    monkeypatch.setattr(node, "write_attribute", noted)
    counts.count(os, "fsync")
    assert work.run("", HDD, io.StringIO()) == 0
    assert counts.made["fsync"] == 1
    assert lines == [0, 1, 2, 3, 4, 5], "what was done is noted before the next is done"
    assert written() == 6
