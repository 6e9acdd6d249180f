"""``disktune-helper show`` on a terminal, which obeys what is printed on it."""

from __future__ import annotations

import io

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.drives import recognition
from disktune_contract.drives.drive import HIDDEN_KINDS
from disktune_contract.settings.setting import Status
from disktune_helper.cli import show
from disktune_helper.drives import drive_list
from disktune_helper.system.text_files import printable
from tests.helper.conftest import Bench

EVIL = "\x1b[2J\x9b31m\x07"
"""Clears the screen; C1 controls do the same as ESC and a bracket."""


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [["sdb"], ["sdb", "--json"], ["md0"], []])
def test_neither_a_mount_point_nor_an_array_moves_the_cursor(
    onlooker: Bench, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    """Any user may choose where a stick of theirs is mounted, and whoever made an array chose its name."""
    tree = onlooker.world.tree
    numbers = {name: onlooker.ports.read_text(f"/sys/class/block/{name}/dev").strip() for name in ("sdb", "md0")}
    tree.file("/proc/self/mountinfo", f"28 1 {numbers['sdb']} / /media/{EVIL} rw - ext4 /dev/sdb rw\n")
    tree.file(f"/run/udev/data/b{numbers['md0']}", f"E:MD_DEVNAME=array{EVIL}\n")
    monkeypatch.setattr(show, "SystemPorts", lambda: onlooker.ports)
    out = io.StringIO()
    assert show.run(arguments, out, io.StringIO()) == 0
    assert all(line == printable(line) for line in out.getvalue().split("\n"))


def test_the_name_of_an_array_is_one_line_of_text(onlooker: Bench) -> None:
    number = onlooker.ports.read_text("/sys/class/block/md0/dev").strip()
    onlooker.world.tree.file(f"/run/udev/data/b{number}", f"E:MD_DEVNAME=array{EVIL}\r[settings]\n")
    (model,) = [drive.model for drive in drive_list.drives(onlooker.ports) if drive.name == "md0"]
    assert model == recognition.one_line(model)


def test_a_number_keeps_its_unit() -> None:
    assert printable("128\u00a0KiB, 5\u202f%\x9b") == "128\u00a0KiB, 5\u202f%?"


def test_every_drive_can_be_shown_with_what_root_may_ask_it(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(show, "SystemPorts", lambda: bench.ports)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    out = io.StringIO()
    assert show.run([], out, io.StringIO()) == 0
    for drive in drive_list.drives(bench.ports):
        assert drive.kind in HIDDEN_KINDS or f"\n{drive.name}: " in f"\n{out.getvalue()}"


def test_settings_that_a_drive_does_not_have_are_listed_on_request_only(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(show, "SystemPorts", lambda: bench.ports)
    monkeypatch.setattr("os.geteuid", lambda: 0)

    def printed(*arguments: str) -> str:
        out = io.StringIO()
        assert show.run(["sdb", *arguments], out, io.StringIO()) == 0
        return out.getvalue()

    states = bench.states("sdb").values()
    absent = [s for s in states if s.status in (Status.UNSUPPORTED, Status.LEGACY) and s.value is None]
    short, full = printed(), printed("--all")
    assert absent
    assert f"  settings not supported here: {len(absent)} (--all lists them)\n" in short
    assert "--all" not in full
    for state in states:
        line = f"\n  {BY_ID[state.setting].label}: "
        assert (line in short, line in full) == (state not in absent, True)
    assert printed("--json", "--all") == printed("--json")
