"""What systemd keeps running shuts itself in, and does its work there: in the fence of its unit, rebuilt.

There is no systemd in the sandbox: each is started as a child of process 1. The lab has the real one.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.folders import LONG_TRIALS, METRICS, RECORDINGS, RUNTIME, SAMPLED
from disktune_contract.messages.change import BoostStage, BoostState, DriveChanges
from disktune_contract.messages.long_trial import LongSpan, LongStage, LongTrialState
from disktune_contract.scrub import TemporaryScrubLimits
from disktune_contract.settings.setting import Change
from disktune_contract.standby.recording import Recording, RecordingStage
from disktune_helper.long_trials.order_files import LongOrder
from disktune_helper.raid.boost_state import BoostOrder
from disktune_helper.scrub.keeper import HoldOrder, HoldStage
from disktune_helper.standby.recording_files import RecordingOrder
from disktune_helper.system.privilege import NOBODY
from tests.amounts import until
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import CHECKOUT, HELPER, Sandbox
from tests.test_unit_fences import directives

pytestmark = [pytest.mark.privilege, pytest.mark.slow]


Start = Callable[..., str]


@pytest.fixture
def begin(sandbox: Sandbox) -> Iterator[Start]:
    """Start a face in the fence of its unit and return its process."""
    started = []

    def start(unit: str, *words: str) -> str:
        sandbox.path("/run/fence.json").write_text(json.dumps(directives(f"disktune-{unit}.service")))
        sandbox.path("/mnt/fence/stage/nothing-folder").mkdir(parents=True, exist_ok=True)
        sandbox.path("/mnt/fence/stage/nothing").touch()
        sandbox.path("/mnt/fence/stage/devices").mkdir(exist_ok=True)
        sandbox.path("/mnt/fence/stage/devices/null").touch()
        fenced = f"exec /usr/bin/python3 -m tests.unit_fence /mnt/fence {HELPER} {' '.join(words)}"
        command = f"cd {CHECKOUT}; INVOCATION_ID=0 {fenced} </run/fence.json >/run/said 2>&1"
        done = sandbox.run(["sh", "-c", f"( {command} ) >/dev/null & echo $!"])
        process = done.stdout.strip()
        started.append(process)
        return process

    yield start
    for process in started:
        sandbox.run(["kill", "-KILL", process])


def shuts_itself_in(sandbox: Sandbox, process: str) -> None:
    """Wait for its own wall, which is the second filter."""
    until(lambda: "Seccomp_filters:\t2" in sandbox.status(process))


def capabilities(sandbox: Sandbox, process: str) -> int:
    found = re.search(r"^CapPrm:\s*(\S+)$", sandbox.status(process), re.MULTILINE)
    assert found is not None
    return int(found[1], 16)


@pytest.mark.parametrize(
    ("unit", "words", "kept"),
    [
        ("health", ("sample",), f"{SAMPLED}/busy.json"),
        ("metrics", ("metrics", "--write"), f"{METRICS}/disktune.prom"),
    ],
)
def test_what_is_kept_of_a_look_is_written_by_root_s_part_alone(
    sandbox: Sandbox, begin: Start, unit: str, words: tuple[str, ...], kept: str
) -> None:
    sandbox.path(RUNTIME).mkdir(exist_ok=True)
    file = sandbox.path(kept)
    begin(unit, *words)
    until(file.exists)
    assert file.read_text()
    assert (file.stat().st_uid, file.stat().st_mode & 0o777) == (0, 0o644)
    assert sandbox.path("/run/said").read_text() == ""
    file.unlink()


def user_of(sandbox: Sandbox, process: str) -> list[str]:
    """Return the users that a process is."""
    return sandbox.status(process).partition("Uid:")[2].splitlines()[0].split()


def children_of(sandbox: Sandbox, process: str) -> list[str]:
    return sandbox.run(["cat", f"/proc/{process}/task/{process}/children"]).stdout.split()


def long_trial_of(sandbox: Sandbox, loop: LoopDrive) -> Path:
    """Order a long trial of a drive; return the file that says so."""
    boot = sandbox.run(["cat", "/proc/sys/kernel/random/boot_id"]).stdout.strip()
    change = Change("block.read_ahead", LoopDrive.READ_AHEAD, 512)
    state = LongTrialState(
        "0" * 16,
        DriveRef(loop.name, ""),
        "",
        LongSpan.HOUR,
        False,
        (change,),
        LongStage.ASKED,
        0.0,
        3600.0,
        3600.0,
    )
    orders = sandbox.path(LONG_TRIALS)
    orders.mkdir(parents=True, exist_ok=True)
    order = orders / state.trial
    order.write_text(wire.dump(LongOrder(state, boot)) + "\n")
    return order


def test_a_long_trial_is_kept_and_reverted(sandbox: Sandbox, loop: LoopDrive, begin: Start) -> None:
    order = long_trial_of(sandbox, loop)
    process = begin("long-trial@", "long-trial", loop.name)
    shuts_itself_in(sandbox, process)
    until(lambda: loop.read_ahead == 512)
    until(lambda: json.loads(order.read_text())["state"]["stage"] == "on")
    assert capabilities(sandbox, process) == 0
    assert set(user_of(sandbox, process)) == {str(NOBODY)}
    holder = json.loads(order.read_text())["owner"].partition("@")[0]
    assert holder != process
    assert set(user_of(sandbox, holder)) == {"0"}
    assert order.stat().st_uid == 0
    sandbox.run(["kill", "-TERM", process])
    until(lambda: loop.read_ahead == LoopDrive.READ_AHEAD)
    until(lambda: json.loads(order.read_text())["state"]["stage"] == "ended")
    order.unlink()


def test_a_long_trial_whose_holder_ends_is_left_to_the_next_keeper(
    sandbox: Sandbox, loop: LoopDrive, begin: Start
) -> None:
    order = long_trial_of(sandbox, loop)
    process = begin("long-trial@", "long-trial", loop.name)
    until(lambda: json.loads(order.read_text())["state"]["stage"] == "on")
    sandbox.run(["kill", "-STOP", process])
    sandbox.run(["kill", "-KILL", json.loads(order.read_text())["owner"].partition("@")[0]])
    # Though it was stopped; nobody has waited for it yet.
    until(lambda: "State:\tZ" in sandbox.status(process))
    assert loop.read_ahead == 512
    after = begin("long-trial@", "long-trial", loop.name)
    until(lambda: json.loads(order.read_text())["owner"].partition("@")[0] in children_of(sandbox, after))
    sandbox.run(["kill", "-TERM", after])
    until(lambda: loop.read_ahead == LoopDrive.READ_AHEAD)
    until(lambda: json.loads(order.read_text())["state"]["stage"] == "ended")
    order.unlink()


def test_a_boost_sets_and_restores(sandbox: Sandbox, loop: LoopDrive, begin: Start) -> None:
    """The array of this one is gone, so it restores at once what it has set."""
    change = Change("block.read_ahead", LoopDrive.READ_AHEAD, 512)
    changes = (DriveChanges(DriveRef(loop.name, ""), (change,)),)
    state = BoostState(DriveRef("md0", ""), "fast", BoostStage.ASKED, "resync", 0.0, changes)
    order = sandbox.path(f"{RUNTIME}/boost-md0")
    order.parent.mkdir(exist_ok=True)
    order.write_text(wire.dump(BoostOrder(state)) + "\n")
    begin("boost@", "boost", "md0")
    until(lambda: json.loads(order.read_text())["state"]["stage"] == "ended")
    ended = json.loads(order.read_text())["state"]
    assert [(one["before"], one["after"], one["fault"]) for one in ended["results"]] == [(512, 128, None)]
    assert loop.read_ahead == LoopDrive.READ_AHEAD
    assert order.stat().st_uid == 0
    order.unlink()


def test_limits_of_a_scrub_are_held_and_forgotten_with_its_file_system(sandbox: Sandbox, begin: Start) -> None:
    uuid = "01234567-89ab-cdef-0123-456789abcdef"
    order = sandbox.path(f"{RUNTIME}/scrub-hold-{uuid}")
    order.parent.mkdir(exist_ok=True)
    order.write_text(wire.dump(HoldOrder(uuid, TemporaryScrubLimits((), (), 0.0), HoldStage.ASKED, "")) + "\n")
    begin("scrub@", "scrub", f"hold-{uuid}")
    until(lambda: not order.exists())
    assert sandbox.path("/run/said").read_text() == ""


def test_a_recording_is_made(sandbox: Sandbox, loop: LoopDrive, begin: Start) -> None:
    mounted = sandbox.run(["mount", "-t", "tracefs", "tracefs", "/sys/kernel/tracing"])
    if mounted.returncode:
        pytest.skip("tracefs cannot be mounted here, as in a container")
    recording = Recording(DriveRef(loop.name, ""), RecordingStage.ASKED, 5, 0.0, 0.0)
    order = sandbox.path(f"{RUNTIME}/recording-{loop.name}")
    order.parent.mkdir(exist_ok=True)
    first = sandbox.run(["cat", "/proc/1/stat"]).stdout.rpartition(")")[2].split()[19]
    order.write_text(wire.dump(RecordingOrder(recording, f"1@{first}")) + "\n")
    process = begin("recording@", "record", loop.name)
    shuts_itself_in(sandbox, process)
    until(lambda: json.loads(order.read_text())["recording"]["stage"] == "running")
    assert capabilities(sandbox, process) == 0
    sandbox.run(["dd", f"if=/dev/{loop.name}", "of=/dev/null", "bs=4096", "count=1", "skip=77", "iflag=direct"])
    time.sleep(2.0)
    sandbox.run(["kill", "-TERM", process])
    until(lambda: not order.exists())
    (kept,) = sandbox.path(RECORDINGS).iterdir()
    found = json.loads(kept.read_text())["recording"]
    kept.unlink()
    assert (found["why"], [one["program"] for one in found["culprits"]]) == ("", ["dd"])
    # Others may record on this kernel at the same time.
    assert f"disktune-{process}@" not in sandbox.run(["ls", "/sys/kernel/tracing/instances"]).stdout
