"""What is done to eject a drive, and what holds it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.drives.drive import Partition, Usage
from disktune_gui.services.ejector import EjectPlan, NoPlan, held_by, plan, programs_on
from tests.gui.services.eject.stick import BLOCKS, NAME, ROOT, STICK, block, free, objects, stick
from tests.narrowed import of_kind, present


def planned(found: Any) -> EjectPlan:
    result = plan(stick(), found)
    assert isinstance(result, EjectPlan), result
    return result


def why(found: Any) -> str:
    return of_kind(NoPlan, plan(stick(), found)).why


def test_an_older_udisks_tells_what_is_opened_from_above_alone() -> None:
    found = objects()
    found[f"{BLOCKS}/sdx2"][f"{NAME}.Encrypted"] = {}
    assert [step.method for step in planned(found).steps] == ["Unmount", "Unmount", "Unmount", "Lock"]


def test_a_locked_one_needs_nothing() -> None:
    found = objects()
    found[f"{BLOCKS}/sdx2"][f"{NAME}.Encrypted"] = {"CleartextDevice": "/"}
    del found[f"{BLOCKS}/dm_2d7"]
    assert [step.method for step in planned(found).steps] == ["Unmount", "Unmount"]


def test_a_drive_that_is_built_in_is_not_ejected() -> None:
    assert "built in" in why(objects(CanPowerOff=False, Ejectable=False, Removable=False))


def test_a_drive_of_another_size_is_another_drive() -> None:
    found = objects()
    found[f"{BLOCKS}/sdx"][f"{NAME}.Block"]["Size"] = 7
    assert "Unknown to udisks2" in why(found)
    assert "Unknown to udisks2" in why({})


def test_swap_is_not_taken_away() -> None:
    found = objects()
    found[f"{BLOCKS}/sdx1"][f"{NAME}.Swapspace"] = {"Active": True}
    assert "swap" in why(found)


def test_what_else_is_switched_off_with_it_is_named() -> None:
    found = objects()
    other = {"Model": "Second", "SiblingId": "/sys/usb1", "MediaAvailable": True}
    found[f"{ROOT}/drives/Second"] = {f"{NAME}.Drive": other}
    found[f"{ROOT}/drives/Empty"] = {f"{NAME}.Drive": other | {"Model": "Empty", "MediaAvailable": False}}
    assert planned(found).others == ("Second",)
    found[STICK][f"{NAME}.Drive"]["CanPowerOff"] = False
    assert planned(found).others == ()


def test_circles_end() -> None:
    found = objects()
    found[f"{BLOCKS}/sdx2"][f"{NAME}.Encrypted"]["CleartextDevice"] = f"{BLOCKS}/sdx2"
    assert planned(found).steps
    found[f"{BLOCKS}/odd"] = block("odd") | {f"{NAME}.Filesystem": {"MountPoints": "no list"}}
    assert planned(found).steps


# -- what holds it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("usage", "words"),
    [
        (Usage(arrays=("md7",)), "the array md7"),
        (Usage(volumes=("luks-abc", "vg-home")), "Deactivate vg-home first."),
        (Usage(swap=True), "swap"),
        (Usage(system=True, mounts=("/",)), "running system"),
        (Usage(checked=("zfs:tank",)), "pool tank"),
        (Usage(known=False), "unknown"),
    ],
)
def test_what_ejecting_does_not_end_is_named(usage: Usage, words: str) -> None:
    assert words in held_by(free(usage=usage), locks=("luks-abc",), mounts=False)


def test_mounts_hold_it_once_it_should_be_unmounted() -> None:
    assert held_by(stick(), locks=("luks-abc",), mounts=False) == ""
    assert "/media/one" in held_by(stick(), locks=("luks-abc",), mounts=True)
    assert "btrfs" in held_by(free(usage=Usage(checked=("btrfs:1",))), locks=(), mounts=True)
    assert held_by(free(), locks=(), mounts=True) == ""


def test_a_bcache_on_it_holds_it() -> None:
    drive = free(partitions=(Partition("sdx1", 0, 1, holders=("bcache0",)),))
    assert "bcache0" in held_by(drive, locks=(), mounts=False)


def test_programs_with_files_on_it_are_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code = f"import sys; kept = open({str(tmp_path / 'file')!r}); print('open', flush=True); sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        present(program.stdout).readline()
        found = programs_on(str(tmp_path))
        assert [one for one in found if one.endswith(f"({program.pid})")]
        assert not programs_on(f"{tmp_path}-other")
        program.terminate()


def test_a_program_that_stands_in_it_is_named_and_one_that_is_gone_does_no_harm(tmp_path: Path) -> None:
    proc = tmp_path / "proc"
    (proc / "12").mkdir(parents=True)
    (proc / "12" / "comm").write_text("cp\n")
    (proc / "12" / "cwd").symlink_to("/media/one/deep")
    (proc / "13").mkdir()
    (proc / "13" / "cwd").symlink_to("/media/ones")
    assert programs_on("/media/one", proc) == ("cp (12)",)
