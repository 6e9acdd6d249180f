"""A setting of which the demo knows no more than its declaration says has its file there all the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.settings.setting import (
    Choice,
    Domain,
    Range,
    SysfsChoice,
    SysfsFlag,
    SysfsNumber,
    SysfsWord,
    Table,
    TableRow,
    Toggle,
    Value,
)
from disktune_gui.demo.kernel import knobs
from disktune_gui.demo.world import World

Sysfs = SysfsNumber | SysfsFlag | SysfsChoice | SysfsWord

PATH = "/sys/block/sda/queue/scratch"
FILE = "queue/scratch"


def world(domain: Domain, access: Sysfs, default: Value | None = None) -> World:
    made = World()
    scratch = replace(BY_ID["block.iostats"], id="block.scratch", domain=domain, access=access, default=default)
    knobs.lay_out(made.tree, list(made.drives.values()), (scratch,))
    return made


@pytest.mark.slow
@pytest.mark.parametrize(
    ("domain", "access", "default", "shown", "taken", "refused"),
    [
        (Range(4, 64, off=0), SysfsNumber(FILE, unit_size=1024), 8, "8192", "65536", "65537"),
        (Range(4, 64, off=0, sensible=(8, 16)), SysfsNumber(FILE), None, "8", "0", "-1"),
        (Range(1, 9, off=0), SysfsNumber(FILE, off_texts=("none",)), 0, "none", "9", "all"),
        (Table((TableRow(0, "a"), TableRow(2, "b"))), SysfsNumber(FILE), 2, "2", "0", "3"),
        (Toggle(), SysfsFlag(FILE, on="on", off="auto"), None, "auto", "on", "1"),
        (Choice(("a", "b")), SysfsWord(FILE), "b", "b", "a", "c"),
    ],
)
def test_a_file_follows_from_its_declaration(
    domain: Domain, access: Sysfs, default: Value | None, shown: str, taken: str, refused: str
) -> None:
    tree = world(domain, access, default).tree
    assert tree.read(PATH) == f"{shown}\n".encode()
    tree.write(PATH, taken)
    with pytest.raises(OSError, match="Invalid argument"):
        tree.write(PATH, refused)
    assert tree.read(PATH) == f"{taken}\n".encode()


def test_of_a_list_the_active_word_is_in_brackets() -> None:
    tree = world(Choice(("a", "b")), SysfsChoice(FILE)).tree
    assert tree.read(PATH) == b"[a] b\n"
    tree.write(PATH, "b\n")
    assert tree.read(PATH) == b"a [b]\n"


def test_each_drive_that_has_the_directory_has_a_file_of_its_own() -> None:
    made = world(Toggle(), SysfsFlag(FILE))
    made.tree.write(PATH, "1")
    found = {name: made.tree.read(f"/sys/block/{name}/{FILE}") for name in made.drives}
    assert found.pop("sda") == b"1\n"
    assert set(found.values()) == {b"0\n"}
    of_array = world(Toggle(), SysfsFlag("md/scratch"))
    assert [name for name in of_array.drives if "scratch" in of_array.tree.names(f"/sys/block/{name}/md")] == [
        "md0"
    ]


def test_what_is_locked_is_shown_and_cannot_be_written() -> None:
    tree = world(Toggle(), SysfsFlag(FILE, locked="Not here.")).tree
    assert tree.read(PATH) == b"0\n"
    with pytest.raises(PermissionError):
        tree.write(PATH, "1")


def test_a_file_that_some_drive_has_is_left_as_it_is() -> None:
    made = World()
    before = {
        path: made.tree.read(path)
        for path in (PATH.replace("scratch", name) for name in ("iostats", "wbt_lat_usec"))
    }
    knobs.lay_out(made.tree, list(made.drives.values()), SETTINGS)
    assert before == {path: made.tree.read(path) for path in before}
    # Only drives on AHCI ports have a light.
    assert "sw_activity" not in made.tree.names("/sys/block/sdh/device")
