"""A trial's keeper as a process of its own: helpers that are killed or stopped, on a real block device.

There is no systemd in the sandbox; a script in its place starts the real keeper as a child of process 1, and again
when it is killed. The lab has the real one.
"""

from __future__ import annotations

import json
import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.amounts import until
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import CHECKOUT, HELPER, VIEWER, Sandbox, children
from tests.privilege.session import start
from tests.test_unit_fences import directives

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

STAND_IN = f"""#!/bin/sh
# systemctl start disktune-trial@TOKEN.service
unit=${{2#disktune-trial@}}
token=${{unit%.service}}
keep() {{ sh -c '{HELPER} keep "$0" & echo $! >/run/keeper' "$token"; }}
keep </dev/null >/dev/null 2>&1
(
    # Its name may change between the two steps of a look.
    while ls /run/disktune/trial-"$token".* || ls /run/disktune/trial-"$token".*; do
        grep -q '^State:.[^ZX]' /proc/"$(cat /run/keeper)"/status || keep
        sleep 0.1
    done
) </dev/null >/dev/null 2>&1 &
"""

IN_ITS_FENCE = STAND_IN.replace(
    f'{HELPER} keep "$0"',
    f'cd {CHECKOUT}; /usr/bin/python3 -m tests.unit_fence /mnt/fence {HELPER} keep "$0" </run/fence.json',
)
"""The same in the mounts, the filter and with the capabilities that its unit gives."""

LIMIT_S = 100.0
"""Two seconds are promised; the machine that tests may be busy with others. Less than a trial of 120 s."""


@pytest.fixture
def kept(sandbox: Sandbox, loop: LoopDrive) -> Iterator[LoopDrive]:
    """Give the drive on a system whose trials have keepers."""
    running, program = sandbox.path("/run/systemd/system"), sandbox.path("/usr/bin/systemctl")
    original = program.read_bytes() if program.exists() else None
    running.mkdir(parents=True, exist_ok=True)
    program.unlink(missing_ok=True)
    program.write_text(STAND_IN)
    program.chmod(0o755)
    yield loop
    running.rmdir()
    program.unlink()
    if original is not None:
        program.write_bytes(original)
        program.chmod(0o755)


def restored(sandbox: Sandbox, loop: LoopDrive, limit_s: float = LIMIT_S) -> None:
    """Wait until the value is back and the trial over."""
    began = time.monotonic()
    while loop.read_ahead != LoopDrive.READ_AHEAD or list(sandbox.path("/run/disktune").glob("trial-*")):
        assert time.monotonic() - began < limit_s, f"still {loop.read_ahead}"
        time.sleep(0.02)


def hears(sandbox: Sandbox, process: str) -> bool:
    """Return whether SIGTERM no longer simply ends *process*: it is blocked until it is caught."""
    masks = re.findall(r"^Sig(?:Blk|Cgt):\s*([0-9a-f]+)$", sandbox.status(process), re.MULTILINE)
    return any(int(mask, 16) >> (signal.SIGTERM - 1) & 1 for mask in masks)


def how_it_ended(sandbox: Sandbox, trial: str) -> object:
    """Ask as a window does that has lost its helper."""
    with start(sandbox, "browse") as onlooker:
        look = onlooker.ok("trial", {"trial": trial})
    assert look["stage"] == "over"
    return look["ended"]["end"] if look["ended"] else None


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGXCPU], ids=["killed", "out of its time"])
def test_a_helper_that_dies_is_cleaned_up_after_at_once(sandbox: Sandbox, kept: LoopDrive, number: int) -> None:
    with start(sandbox, "tune") as session:
        applied = kept.change(session, trial_s=120, read_ahead=512)
        assert applied["kept"]
        session.signal(number)
        restored(sandbox, kept)
    assert how_it_ended(sandbox, applied["trial"]) == "recovered"


def test_a_helper_that_is_stopped_is_ended_at_the_promised_second(sandbox: Sandbox, kept: LoopDrive) -> None:
    with start(sandbox, "tune") as session:
        began = time.monotonic()
        applied = kept.change(session, trial_s=5, read_ahead=512)
        session.signal(signal.SIGSTOP)
        # What the window asks for in that time waits in the pipe.
        session.post("keep", {"trial": applied["trial"]})
        restored(sandbox, kept, 5 + LIMIT_S)
        assert time.monotonic() - began >= 5
        assert session.gone()
        session.events.clear()
        assert session.next() is None, "it spoke"
    assert kept.read_ahead == LoopDrive.READ_AHEAD
    assert how_it_ended(sandbox, applied["trial"]) == "recovered"


def test_a_keeper_that_is_killed_with_the_helper_is_replaced(sandbox: Sandbox, kept: LoopDrive) -> None:
    with start(sandbox, "tune") as session:
        applied = kept.change(session, trial_s=120, read_ahead=512)
        keeper = sandbox.path("/run/keeper").read_text().strip()
        assert sandbox.run(["kill", "-KILL", keeper]).returncode == 0
        session.signal(signal.SIGKILL)
        restored(sandbox, kept)
    assert how_it_ended(sandbox, applied["trial"]) == "recovered"


def test_a_keeper_works_in_the_fence_of_its_unit(sandbox: Sandbox, kept: LoopDrive) -> None:
    sandbox.path("/usr/bin/systemctl").write_text(IN_ITS_FENCE)
    sandbox.path("/run/fence.json").write_text(json.dumps(directives("disktune-trial@.service")))
    sandbox.path("/mnt/fence/stage").mkdir(parents=True, exist_ok=True)
    with start(sandbox, "tune") as session:
        applied = kept.change(session, trial_s=120, read_ahead=512)
        keeper = sandbox.path("/run/keeper").read_text().strip()
        # Its own wall is the second filter, and comes when it has loaded all.
        until(lambda: "Seccomp_filters:\t2" in sandbox.status(keeper))
        assert "tmpfs /run tmpfs ro" in sandbox.run(["cat", f"/proc/{keeper}/mounts"]).stdout
        session.signal(signal.SIGSTOP)
        assert sandbox.run(["kill", "-TERM", keeper]).returncode == 0
        restored(sandbox, kept)
        assert session.gone()
    assert how_it_ended(sandbox, applied["trial"]) == "recovered"


def test_a_keeper_that_is_told_to_stop_restores_at_once(sandbox: Sandbox, kept: LoopDrive) -> None:
    """As when the package is removed."""
    with start(sandbox, "tune") as session:
        applied = kept.change(session, trial_s=120, read_ahead=512)
        keeper = sandbox.path("/run/keeper").read_text().strip()
        # Until it hears, it is still being loaded: here nobody waits for its word that it is there.
        until(lambda: hears(sandbox, keeper))
        assert sandbox.run(["kill", "-TERM", keeper]).returncode == 0
        restored(sandbox, kept)
        assert session.gone()
    assert how_it_ended(sandbox, applied["trial"]) == "recovered"


def test_what_is_kept_stays_and_its_keeper_leaves(sandbox: Sandbox, kept: LoopDrive) -> None:
    with start(sandbox, "tune") as session:
        began = time.monotonic()
        applied = kept.change(session, trial_s=5, read_ahead=512)
        assert session.ok("keep", {"trial": applied["trial"]})["end"] == "kept"
        keeper = sandbox.path("/run/keeper").read_text().strip()
        # Nobody buries it in the sandbox.
        until(lambda: not re.search(r"^State:.[^ZX]", sandbox.status(keeper), re.MULTILINE))
        time.sleep(max(0.0, began + 6.5 - time.monotonic()))
        assert kept.read_ahead == 512
        assert session.ok("alive") == {}
    assert how_it_ended(sandbox, applied["trial"]) is None


def test_nobody_but_process_1_starts_a_keeper(sandbox: Sandbox) -> None:
    done = sandbox.run([HELPER, "keep", "0" * 16])
    assert (done.returncode, done.stdout) == (64, "")
    assert os.linesep not in done.stderr.strip()


# -- commands for a terminal -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_command_that_is_ended_leaves_nothing_on_trial(
    sandbox: Sandbox, kept: LoopDrive, number: signal.Signals
) -> None:
    command = [HELPER, "set", kept.name, "read_ahead=512", "--try", "120s", "--keep"]
    with sandbox.start(command, None) as process:
        until(lambda: kept.read_ahead == 512)
        (helper,) = children(process.pid)
        status = Path(f"/proc/{helper}/status").read_text()
        # Shut in as the window's helper is: SYS_RAWIO and SYS_ADMIN in effect, a filter, no new privileges.
        assert re.findall(r"^(?:CapEff|Seccomp|NoNewPrivs):\s*(\S+)$", status, re.MULTILINE) == [
            f"{0:016x}",
            "1",
            "2",
        ]
        os.kill(helper, number)
        restored(sandbox, kept)
        process.wait(LIMIT_S)
    assert process.returncode == (-signal.SIGKILL if number is signal.SIGKILL else 1)


def test_a_command_keeps_what_it_is_told_to_keep(sandbox: Sandbox, kept: LoopDrive) -> None:
    done = sandbox.run([HELPER, "set", kept.name, "read_ahead=512", "scheduler=mq-deadline", "--keep"])
    assert (done.returncode, done.stderr) == (0, "")
    assert (kept.read_ahead, kept.scheduler) == (512, "mq-deadline")
    assert not list(sandbox.path("/run/disktune").glob("trial-*"))


def test_a_user_may_look_and_is_told_how_to_change(sandbox: Sandbox, kept: LoopDrive) -> None:
    listed = sandbox.run([HELPER, "list", "--all"], VIEWER)
    assert (listed.returncode, f"\n{kept.name} " in listed.stdout) == (0, True), listed.stderr
    done = sandbox.run([HELPER, "set", kept.name, "read_ahead=512", "--keep"], VIEWER)
    assert done.returncode == 3
    assert f"sudo disktune-helper set {kept.name} read_ahead=512" in done.stderr
    assert kept.read_ahead == LoopDrive.READ_AHEAD
