"""Comparisons in a file behind LUKS and LVM: root finds the layer that counts itself, whatever the window says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from disktune_contract.measuring.measurement import in_words
from disktune_contract.messages.change import OfTrial
from disktune_contract.messages.comparison import Candidate, Hold, Switch
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.settings.setting import Change
from disktune_helper.bench import disturbance, folders
from disktune_helper.rpc.handlers import HANDLERS
from tests.helper.bench.test_disturbance import OWN, STAT, Files
from tests.helper.root_and_user import HOME, SCHEDULER, Halves, make_halves
from tests.narrowed import of_kind

READ_AHEAD = "block.read_ahead"
DISK, CRYPT, VOLUME, SYSTEM = "sdb", "dm-0", "dm-1", "254:1"


@pytest.fixture
def halves() -> Iterator[Halves]:
    made = make_halves(DISK)
    yield made
    made.user.stop_work()
    made.root.session.stop_work()


def hold(halves: Halves, name: str, setting: str, value: int | str, system: str = SYSTEM) -> str:
    before = halves.root.states(name)[setting].value if setting in halves.root.states(name) else None
    request = Hold(halves.root.drive(name).ref, (Candidate((Change(setting, before, value),)),), system)
    return of_kind(OfTrial, HANDLERS["hold"](halves.root.session, request)).trial


def test_the_folder_says_through_which_layers_it_goes(halves: Halves) -> None:
    found = folders.facts(halves.root.ports, halves.root.ports.outside(), HOME)
    assert found.drives == (DISK,)
    assert found.path is not None
    assert (found.path.file_system, found.path.read_ahead, found.path.queues) == (SYSTEM, VOLUME, (DISK,))
    assert in_words(found.path) == "LVM (desktop-vg/home), LUKS2 (sdb1_crypt), sdb"
    assert "Files go through LVM (desktop-vg/home), LUKS2 (sdb1_crypt) on sdb." in found.notes


def test_the_read_ahead_of_the_volume_is_switched_and_goes_back(halves: Halves) -> None:
    before = halves.root.states(VOLUME)[READ_AHEAD].value
    lower = {name: halves.root.states(name)[READ_AHEAD].value for name in (DISK, CRYPT)}
    trial = hold(halves, VOLUME, READ_AHEAD, 2048)
    HANDLERS["switch"](halves.root.session, Switch(trial, 1, 60))
    assert halves.root.states(VOLUME)[READ_AHEAD].value == 2048
    assert {name: halves.root.states(name)[READ_AHEAD].value for name in (DISK, CRYPT)} == lower
    HANDLERS["put-back"](halves.root.session, OfTrial(trial))
    assert halves.root.states(VOLUME)[READ_AHEAD].value == before


@pytest.mark.parametrize(
    ("name", "setting", "value", "where"),
    [
        (DISK, READ_AHEAD, 2048, "but at desktop-vg/home (dm-1)."),
        (CRYPT, READ_AHEAD, 2048, "but at desktop-vg/home (dm-1)."),
        ("dm-2", READ_AHEAD, 2048, "but at desktop-vg/home (dm-1)."),
        ("sda", SCHEDULER, "none", "but at sdb."),
    ],
)
def test_root_refuses_every_other_layer(
    halves: Halves, name: str, setting: str, value: int | str, where: str
) -> None:
    with pytest.raises(Refusal) as refused:
        hold(halves, name, setting, value)
    assert refused.value.fault is Fault.NOT_SUPPORTED
    assert refused.value.why.endswith(where)
    assert not halves.root.session.trials.all()


@pytest.mark.parametrize("system", ["", "254:9", "8:17", "/home"])
def test_root_refuses_a_file_system_that_is_not_mounted(halves: Halves, system: str) -> None:
    with pytest.raises(Refusal) as refused:
        hold(halves, VOLUME, READ_AHEAD, 2048, system)
    assert refused.value.why.startswith("The file system is no longer mounted.")


def test_the_read_ahead_of_a_btrfs_is_nobody_s(halves: Halves) -> None:
    with pytest.raises(Refusal) as refused:
        hold(halves, "sda", READ_AHEAD, 2048, "0:45")
    assert refused.value.why.startswith("Files on btrfs have their own “Read-ahead”")


THREAD = "{pid} (kworker/u4:1-kcryptd/254:0) I 2 0 0 0 -1 {flags} 0 0 0 0 0 {ticks} 0 0 20 0 1 0 88 0 0\n"
KERNEL = 0x00208060


def surveyed(machine: Files, *, layered: bool) -> disturbance.MachineState:
    return disturbance.survey(machine, "sda", layered=layered)  # type: ignore[arg-type]  # all that it asks for


@pytest.mark.parametrize("layered", [True, False])
def test_what_threads_of_the_kernel_do_is_no_disturbance_where_a_layer_is_measured(*, layered: bool) -> None:
    machine = Files(
        files={
            "/proc/uptime": "1500.00 900.00\n",
            "/proc/stat": STAT.format(user=1000, idle=9000),
            "/proc/self/stat": OWN.format(ticks=0, children=0),
            "/proc/88/stat": THREAD.format(pid=88, flags=KERNEL, ticks=100),
            "/proc/99/stat": THREAD.format(pid=99, flags=0, ticks=100),
        }
    )
    before = surveyed(machine, layered=layered)
    machine.files["/proc/stat"] = STAT.format(user=1800, idle=9200)
    machine.files["/proc/88/stat"] = THREAD.format(pid=88, flags=KERNEL, ticks=900)
    # A program of a user's that calls itself so.
    machine.files["/proc/99/stat"] = THREAD.format(pid=99, flags=0, ticks=9000)
    after = surveyed(machine, layered=layered)
    assert disturbance.kernel_ticks(before, after) == (800 if layered else 0)
    assert disturbance.disturbed(before, after) == ("" if layered else "Others used 80% of the CPU.")
