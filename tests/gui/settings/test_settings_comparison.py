"""Several drives at once, as facts: which settings are compared, and what differs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.settings.setting import State
from disktune_gui.settings import comparison
from disktune_gui.settings.comparison import as_table
from disktune_gui.text import tabular
from tests.gui.scripted_session import a_drive, hard_disk

ONE, TWO, THREE = a_drive("sda"), a_drive("sdb"), a_drive("sdc")
READ_AHEAD = BY_ID["block.read_ahead"]


def states(**changes: Mapping[str, Any]) -> dict[str, State]:
    """Return a disk's states; ``block_read_ahead={"value": 512}`` changes one."""
    found = {state.setting: state for state in hard_disk()}
    for name, change in changes.items():
        key = name.replace("_", ".", 1)
        found[key] = replace(found[key], **change)
    return found


def column(known: comparison.Known, *drives: Drive, setting: str = "block.read_ahead") -> list[tuple[str, bool]]:
    grid = comparison.compare(drives, known, (BY_ID[setting],), {})
    return [(row[0].text, row[0].marked) for row in grid.cells]


# -- comparing -------------------------------------------------------------------------------------------------


def test_the_odd_one_out_is_marked() -> None:
    known = {ONE.ref: states(), TWO.ref: states(block_read_ahead={"value": 512}), THREE.ref: states()}
    assert column(known, ONE, TWO, THREE) == [("128 KiB", False), ("512 KiB", True), ("128 KiB", False)]


def test_two_that_differ_are_both_marked_and_one_alone_is_not() -> None:
    known = {ONE.ref: states(), TWO.ref: states(block_read_ahead={"value": 512})}
    assert column(known, ONE, TWO) == [("128 KiB", True), ("512 KiB", True)]
    assert column(known, ONE) == [("128 KiB", False)]


def test_drives_are_compared_with_their_like() -> None:
    ssd = replace(TWO, rotational=False)
    known = {ONE.ref: states(), ssd.ref: states(block_read_ahead={"value": 512})}
    assert column(known, ONE, ssd) == [("128 KiB", False), ("512 KiB", False)]


def test_unknown_absent_and_unasked_are_three_things() -> None:
    known = {ONE.ref: states(), TWO.ref: states(ata_apm={"value": None})}
    grid = comparison.compare((ONE, TWO, THREE), known, (BY_ID["ata.apm"], BY_ID["ata.aam"]), {THREE.ref: "Gone."})
    assert [cell.text for cell in grid.cells[0]] == ["128", "–"]
    assert [cell.text for cell in grid.cells[1]] == ["?", "–"]
    assert [(cell.text, cell.tip) for cell in grid.cells[2]] == [("?", "Gone."), ("?", "Gone.")]


def test_on_and_one_are_not_the_same_value() -> None:
    known = {ONE.ref: states(ata_apm={"value": 1}), TWO.ref: states(ata_apm={"value": True})}
    assert [marked for _, marked in column(known, ONE, TWO, setting="ata.apm")] == [True, True]


def test_columns_are_what_some_drive_has() -> None:
    known = {ONE.ref: states()}
    many = [setting.id for setting in comparison.columns((ONE,), known)]
    assert "block.nr_requests" in many
    assert "ata.aam" not in many
    found = comparison.columns((ONE,), known, text="queue size")
    assert [setting.id for setting in found] == ["block.nr_requests"]


def test_only_columns_with_differences() -> None:
    known = {ONE.ref: states(), TWO.ref: states(ata_apm={"value": 254})}
    settings = comparison.columns((ONE, TWO), known)
    grid = comparison.compare((ONE, TWO), known, settings, {})
    assert [setting.id for setting in comparison.differing(grid, settings)] == ["ata.apm"]


def test_the_table_as_text_keeps_the_marks() -> None:
    known = {ONE.ref: states(), TWO.ref: states(block_read_ahead={"value": 512})}
    text = tabular.as_csv(as_table(comparison.compare((ONE, TWO), known, (READ_AHEAD,), {})))
    assert text.splitlines() == [
        "Drive,Model,Read-ahead -a",
        "sda,Example Disk 1000,128 KiB *",
        "sdb,Example Disk 1000,512 KiB *",
    ]
