"""A drive in a folder of its own below /dev: sysfs writes "cciss!c0d0", everybody else "cciss/c0d0"."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.drives.drive import kernel_name, node_of
from disktune_contract.messages.change import Apply, OfTrial
from disktune_contract.rules.handover import HandoverFormat, hand_over
from disktune_contract.settings.setting import Change
from disktune_gui.demo import machine as demo
from disktune_helper.cli.guard import Guard
from disktune_helper.decode import diskstats
from disktune_helper.drives import usage
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system import sysfs
from disktune_helper.system.config_folder import RootLocks
from tests.helper.cli.saved_machine import Machine
from tests.helper.conftest import make_bench

NAME = "cciss!c0d0"


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """The demo's machine with its hard disk behind such a controller."""
    built = demo.drives

    def renamed(clocks: Any) -> Any:
        drives, rebuild = built(clocks)
        next(drive for drive in drives if drive.name == "sdb").name = NAME
        return drives, rebuild

    monkeypatch.setattr(demo, "drives", renamed)
    return Machine(make_bench())


@pytest.mark.parametrize("text", ["cciss/c0d0", "/dev/cciss/c0d0", NAME])
def test_the_name_in_every_spelling(text: str) -> None:
    assert kernel_name(text) == NAME
    assert node_of(NAME) == "/dev/cciss/c0d0"
    assert sysfs.KERNEL_NAME.fullmatch(NAME)


@pytest.mark.parametrize("spelled", [NAME, "cciss/c0d0", "/dev/cciss/c0d0"])
def test_what_is_saved_is_put_back_by_the_unit_s_name_for_it(machine: Machine, spelled: str) -> None:
    """udev's %k is cciss/c0d0; the unit's %I, too, for systemd writes "/" as "-" in names of units, and back."""
    machine.save(NAME, block__read_ahead=1024, scsi__timeout=60)
    status, [line] = machine.apply(kernel_name(spelled))
    assert (status, machine.value(NAME, "block.read_ahead")) == (0, 1024)
    assert line.startswith(f"{NAME} (")
    said = io.StringIO()

    def wait(seconds: float) -> bool:
        machine.bench.clock.now += seconds
        return False

    Guard(machine.bench.ports, machine.work(said), wait, said).watch()
    assert (said.getvalue(), machine.runtime.names()) == ("", ["supply"])


@pytest.mark.slow
def test_it_is_changed_saved_and_counted_like_any_other(machine: Machine) -> None:
    bench = machine.bench
    step = Change("block.read_ahead", 128, 512)
    answer: Any = HANDLERS["apply"](bench.session, Apply(bench.drive(NAME).ref, (step,)))
    HANDLERS["keep"](bench.session, OfTrial(answer.trial))
    saved: Any = HANDLERS["save"](bench.session, bench.save(NAME, "block.read_ahead"))
    assert [(file.drive, file.path.startswith("/etc/disktune/drives/wwn")) for file in saved.files] == [
        (NAME, True)
    ]
    assert NAME in diskstats.parse(bench.ports.read_text("/proc/diskstats"))
    assert " cciss/c0d0 " in bench.ports.read_text("/proc/diskstats")


def test_locks_have_names_that_a_file_can_have(tmp_path: Path, machine: Machine) -> None:
    machine.bench.session.store.locks = RootLocks(str(tmp_path / "run"))
    machine.locks = RootLocks(str(tmp_path / "run"))  # type: ignore[assignment]
    machine.save(NAME, block__read_ahead=1024)
    assert machine.apply(NAME)[0] == 0
    assert [path.name for path in (tmp_path / "run").glob("apply-*")] == ["apply-drive-cciss_c0d0.lock"]


def test_swap_on_its_partition_is_seen(machine: Machine) -> None:
    tree = machine.bench.world.tree
    tree.file("/proc/swaps", "Filename Type Size Used Priority\n/dev/cciss/c0d0p9 partition 1 0 -2\n")
    tree.file("/sys/class/block/cciss!c0d0p9/dev", "104:9\n")
    assert usage.read_mounts(machine.bench.ports).swap == {"104:9"}


def test_others_are_told_the_node(machine: Machine) -> None:
    nameless = replace(machine.bench.drive(NAME), identity="")
    script = hand_over(HandoverFormat.SHELL, nameless, {"block.read_ahead": 1024}).text
    assert "drive=/dev/cciss/c0d0\n" in script
