"""How long a mark of the boot guard may be: what is longer was not written by DiskTune, and says nothing."""

from __future__ import annotations

import pytest

from disktune_contract.settings.saved import Family, FileRef
from disktune_helper.settings.guard_marks import HELD, MARK, UNREAD, GuardMarks
from disktune_helper.system.files import MemoryFolder
from tests.helper.conftest import make_bench

DISK = FileRef(Family.DRIVE, "wwn:5000c500ab000001")
MOST = 65_536


@pytest.mark.parametrize(("length", "readable"), [(MOST, True), (MOST + 1, False)])
def test_a_mark_of_more_than_64_kib_is_none(length: int, readable: bool) -> None:
    folder = MemoryFolder()
    marks = GuardMarks(make_bench().ports, folder)
    marks.begin(DISK, "sda", 1, ("scsi.timeout",))
    (name,) = folder.names()
    text = folder.read(name).strip()
    folder.replace(name, "{" + " " * (length - len(text)) + text[1:] + "\n")
    assert [mark.settings for mark in marks.all()] == ([("scsi.timeout",)] if readable else [])
    held = marks.held(DISK)
    assert (held is not None and held.unreadable) is not readable
    unread = [] if readable else [name]
    assert marks.set_aside_unreadable() == unread
    assert folder.names() == ([name] if readable else [HELD + name.removeprefix(MARK) + UNREAD])
