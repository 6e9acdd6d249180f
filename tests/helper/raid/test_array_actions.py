"""What is done with arrays: why not now, what is asked, and what the kernel then gets."""

from __future__ import annotations

import errno
import os
import threading
from dataclasses import replace

import pytest

from disktune_contract.arrays.array import ArrayBitmap
from disktune_contract.arrays.mdstat import Waiting
from disktune_contract.drives.drive import DriveKind
from disktune_contract.messages.action import Act, Acted, ActionList
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.drive_actions import ACTION_BY_ID, ACTIONS
from disktune_gui.demo.system_tools import SimulatedTools
from disktune_helper.raid import actions, reading
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.files import MemoryFolder
from tests.amounts import PATIENCE_S
from tests.helper.conftest import Bench, make_bench
from tests.narrowed import of_kind

MD = "/sys/devices/virtual/block/md0/md"
OF_ARRAYS = [action.id for action in ACTIONS if action.kinds == {DriveKind.ARRAY}]


def act(bench: Bench, action: str, *, agreed: bool = False) -> str:
    return of_kind(Acted, HANDLERS["act"](bench.session, Act(bench.drive("md0").ref, action, agreed))).words


def offered(bench: Bench, name: str = "md0") -> list[str]:
    answer = of_kind(ActionList, HANDLERS["actions"](bench.session, OfDrive(bench.drive(name).ref)))
    return [s.action for s in answer.actions if s.action in OF_ARRAYS and s.supported and not s.refusal]


def test_a_rebuild_can_be_paused_and_nothing_else(bench: Bench) -> None:
    assert offered(bench) == ["array-pause"]
    assert offered(bench, "sda") == []


def test_pausing_a_rebuild_asks_and_resuming_goes_on_where_it_was(bench: Bench) -> None:
    bench.clock.now += 50
    with pytest.raises(Refusal, match="Confirm this first"):
        act(bench, "array-pause")
    before = reading.report(bench.ports, "md0").fraction
    assert act(bench, "array-pause", agreed=True) == "Paused. Paused until you resume it or restart."
    bench.clock.now += 500
    paused = reading.report(bench.ports, "md0")
    assert (paused.frozen, paused.fraction) == (True, None)
    assert offered(bench) == ["array-resume"]
    assert act(bench, "array-resume") == "Resumed. Now a rebuild is running."
    assert reading.report(bench.ports, "md0").fraction == pytest.approx(before, abs=1e-3)


def test_each_action_writes_its_one_word(bench: Bench) -> None:
    written: list[str] = []
    bench.world.tree.file(f"{MD}/sync_action", lambda: "idle\n", written.append)
    bench.world.tree.file("/proc/mdstat", "Personalities : [raid5]\nunused devices: <none>\n")
    bench.world.tree.file(f"{MD}/degraded", "0\n")
    act(bench, "array-check")
    act(bench, "array-repair", agreed=True)
    assert written == ["check", "repair"]
    bench.world.tree.file(f"{MD}/bitmap/location", "+8\n", written.append)
    act(bench, "array-bitmap-remove", agreed=True)
    assert written[2:] == ["none"]


@pytest.mark.parametrize("operation", ["check", "repair"])
def test_a_check_that_is_paused_has_ended(bench: Bench, operation: str) -> None:
    state = [operation]
    bench.world.tree.file(f"{MD}/sync_action", lambda: f"{state[-1]}\n", lambda word: state.append(word.strip()))
    bench.world.tree.file(f"{MD}/degraded", "0\n")
    assert act(bench, "array-pause", agreed=True) == (
        f"The {operation} was stopped. Paused until you resume it or restart."
    )
    state.append(operation)
    assert act(bench, "array-cancel").startswith(f"The {operation} was stopped.")


def test_adding_a_bitmap_is_for_mdadm(bench: Bench) -> None:
    asked: list[str] = []

    class Tools(SimulatedTools):
        def add_bitmap(self, array: str) -> None:
            asked.append(array)

    bench.world.tree.file(f"{MD}/sync_action", "idle\n")
    bench.world.tree.file(f"{MD}/bitmap/location", "none\n")
    with bench.session.open(bench.drive("md0").ref) as sight:
        assert sight.node is not None
        actions.act(
            sight,
            sight.node,
            ACTION_BY_ID["array-bitmap-add"],
            Tools(bench.ports, (MemoryFolder(), MemoryFolder())),
        )
    assert asked == ["md0"]


def test_without_mdadm_no_bitmap_is_added_and_the_array_is_not_called_gone(bench: Bench) -> None:
    class Tools(SimulatedTools):
        def add_bitmap(self, array: str) -> None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "mdadm")

    bench.session.tools.arrays = Tools(bench.ports, (MemoryFolder(), MemoryFolder()))
    bench.world.tree.file(f"{MD}/sync_action", "idle\n")
    bench.world.tree.file(f"{MD}/bitmap/location", "none\n")
    with pytest.raises(Refusal, match="mdadm is not installed"):
        HANDLERS["act"](bench.session, Act(bench.drive("md0").ref, "array-bitmap-add", agreed=True))


# -- why not -----------------------------------------------------------------------------------------------


def why(bench: Bench, deed: str, **changes: object) -> str:
    idle = replace(reading.report(bench.ports, "md0"), action="idle", degraded=0, state="clean")
    return actions.refused(replace(idle, **changes), ACTION_BY_ID[deed])  # type: ignore[arg-type]


def test_a_check_needs_something_to_compare_with(bench: Bench) -> None:
    assert why(bench, "array-check") == ""
    assert why(bench, "array-check", degraded=1).startswith("Too many members are missing")
    assert why(bench, "array-check", degraded=1, level="raid6") == ""
    assert "readonly" in why(bench, "array-check", state="readonly")
    assert why(bench, "array-check", action="frozen") == "The array is paused. Resume it first."
    assert "a reshape is running" in why(bench, "array-repair", action="reshape")


def test_a_bitmap_is_changed_on_a_quiet_array_even_a_degraded_one(bench: Bench) -> None:
    assert why(bench, "array-bitmap-remove", degraded=1) == ""
    for action in ("recover", "check", "frozen"):
        assert "No bitmap change during a rebuild, check or pause." in why(
            bench, "array-bitmap-remove", action=action
        )
    none = ArrayBitmap("none")
    assert why(bench, "array-bitmap-add", bitmap=none) == ""
    assert why(bench, "array-bitmap-add") == "The array already has a bitmap."
    assert why(bench, "array-bitmap-remove", bitmap=none) == "The array has no bitmap."
    assert "journal" in why(bench, "array-bitmap-add", bitmap=none, policy="ppl")
    assert "mdadm" in why(bench, "array-bitmap-remove", bitmap=ArrayBitmap("file"))


def test_what_waits_for_the_first_write_can_be_resumed(bench: Bench) -> None:
    assert why(bench, "array-resume", waiting=Waiting.PENDING) == ""
    assert why(bench, "array-resume").startswith("No operation is paused")
    assert why(bench, "array-cancel", action="check") == ""
    assert why(bench, "array-cancel", action="recover") == "No check is running."


def test_arrays_without_copies_and_of_firmware(bench: Bench) -> None:
    found = reading.report(bench.ports, "md0")
    assert actions.unsupported(replace(found, action=None), ACTION_BY_ID["array-check"])
    assert actions.unsupported(replace(found, metadata="external:/md127/0"), ACTION_BY_ID["array-bitmap-add"])


# -- a kernel that does not answer ---------------------------------------------------------------------------


def test_a_write_that_never_returns_holds_nobody_up() -> None:
    bench = make_bench()
    release = threading.Event()

    def stuck(_word: str) -> None:
        release.wait(PATIENCE_S)

    bench.world.tree.file(f"{MD}/sync_action", "recover\n", stuck)
    with bench.session.open(bench.drive("md0").ref) as sight:
        assert sight.node is not None
        try:
            with pytest.raises(Refusal) as caught:
                actions.write(sight.node, "md/sync_action", "idle", limit_s=0.1)
        finally:
            release.set()
    assert caught.value.fault is Fault.BUSY
