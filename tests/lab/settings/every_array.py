"""The settings of md arrays, each on an array that has it: with parity, with a journal, with a slow mirror."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.lab.machines import MEMBERS
from tests.lab.package.sandbox_sockets import doors
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window
from tests.lab.settings.every_setting import Course

ARRAY = "md0"

PARITY = ("--level=5", "--raid-devices=3", "--bitmap=internal", "--assume-clean", "0", "1", "2")
JOURNAL = ("--level=5", "--raid-devices=3", "--write-journal", "3", "0", "1", "2")
MIRROR = ("--level=1", "--raid-devices=2", "--bitmap=internal", "--assume-clean", "0", "--write-mostly", "1")
"""Arguments of mdadm; a lone digit is a member."""


@scenario(1200)
def every_setting_md(lab: Lab) -> str:
    """Three arrays one after the other; what one has been through, the next need not do again.

    The window is one in a sandbox, so that the fence of its door is shown to let all of it through.
    """
    changes = 0
    with doors(), Window("tune", door=True) as window:
        members = [f"/dev/{window.drive(disk.serial)['name']}" for disk in MEMBERS]
        tried: dict[str, object] = {}
        for kind in (PARITY, JOURNAL, MIRROR):
            with _array(members, kind):
                drive = next(found for found in window.drives() if found["name"] == ARRAY)
                course = Course(lab, window, drive, tried=tried)
                course.run()
                changes += course.changes
    lab.true("journal and backlog were among them", {"md.journal_mode", "md.bitmap_backlog"} <= set(tried))
    return f"{len(tried)} settings on three arrays, {changes} changes, {lab.checks} comparisons"


@contextmanager
def _array(members: list[str], kind: tuple[str, ...]) -> Iterator[None]:
    words = [members[int(word)] if word.isdigit() else word for word in kind]
    run("mdadm", "--create", f"/dev/{ARRAY}", "--run", *words)
    try:
        run("mdadm", "--wait", f"/dev/{ARRAY}", ok=(0, 1), limit_s=120)
        run("udevadm", "settle")
        yield
    finally:
        run("mdadm", "--stop", f"/dev/{ARRAY}")
        used = [member for member in members if member in words]
        run("mdadm", "--zero-superblock", *used)
