"""fio on a raw drive: started by root's helper as nobody who may read every drive and write none."""

from __future__ import annotations

import re
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest

from disktune_contract.workloads import DIGEST
from disktune_helper.system.companion.new_process import wrapped
from disktune_helper.system.privilege import NOBODY
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import Sandbox, children
from tests.privilege.session import Message, Session, start

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

CAP_DAC_READ_SEARCH = 2
RUN_S, ENDED_S = 60, 45
"""Less than it would run otherwise, with time to spare: these machines may be busy."""


def measure(session: Session, loop: LoopDrive, seconds: int) -> int:
    args: Message = {"drive": loop.ref(session), "catalogue": DIGEST, "seconds": seconds, "runs": 1}
    job: int = session.ok("measure", args | {"workloads": ["drive.fio.random-4k-q32"]})["job"]
    return job


def comm(pid: int) -> str:
    return Path(f"/proc/{pid}/comm").read_text().strip()


def descendants(pid: int) -> list[int]:
    """Return the processes below *pid*: the helper has its programs started by a companion."""
    found = children(pid)
    for child in found:
        found += children(child)
    return found


def fio_of(session: Session) -> int:
    """Return the process id of the fio that the helper has started."""
    deadline = time.monotonic() + RUN_S
    while time.monotonic() < deadline:
        for child in descendants(session.helper):
            with suppress(FileNotFoundError):
                if b"--filename" in Path(f"/proc/{child}/cmdline").read_bytes() and comm(child) == "fio":
                    return child
        time.sleep(0.02)
    raise AssertionError("no fio was started")


def test_it_reads_as_nobody_and_gives_a_result(sandbox: Sandbox, loop: LoopDrive) -> None:
    with start(sandbox, "tune") as session:
        job = measure(session, loop, 5)
        child = fio_of(session)
        status = dict(line.split(":\t", 1) for line in Path(f"/proc/{child}/status").read_text().splitlines())
        words = Path(f"/proc/{child}/cmdline").read_text().split("\0")
        ended = session.event("measure-ended", 60)
    assert status["Uid"].split() == status["Gid"].split() == [str(NOBODY)] * 4
    assert status["Groups"].strip() == ""
    # What the helper checked and holds, and no name; the first argument forbids to write.
    (target,) = [word for word in words if word.startswith("--filename=")]
    assert re.fullmatch(r"--filename=/proc/self/fd/\d+", target)
    assert words[words.index("--readonly") - 1].endswith("fio")
    assert {int(status[f"Cap{kind}"], 16) for kind in ("Eff", "Prm", "Inh", "Amb", "Bnd")} == {
        1 << CAP_DAC_READ_SEARCH
    }
    assert status["NoNewPrivs"] == "1"
    assert (ended["job"], ended["fault"], ended["why"]) == (job, None, "")
    run = ended["results"][0]["runs"][0]
    assert run["reads"] > 100
    assert run["bytes_read"] == run["reads"] * 4096
    assert run["read_latency"]["p99_s"] > 0


def test_it_ends_at_once_when_cancelled(sandbox: Sandbox, loop: LoopDrive) -> None:
    with start(sandbox, "tune") as session:
        job = measure(session, loop, RUN_S)
        child = fio_of(session)
        session.event("measure-sample")
        begun = time.monotonic()
        session.ok("cancel", {"job": job})
        assert session.event("measure-ended")["fault"] == "cancelled"
        assert time.monotonic() - begun < ENDED_S
        while Path(f"/proc/{child}").exists():
            assert time.monotonic() - begun < ENDED_S
            time.sleep(0.02)


def test_it_ends_with_the_helper(sandbox: Sandbox, loop: LoopDrive) -> None:
    with start(sandbox, "tune") as session:
        measure(session, loop, RUN_S)
        child = fio_of(session)
    begun = time.monotonic()
    while Path(f"/proc/{child}").exists():
        assert time.monotonic() - begun < ENDED_S
        time.sleep(0.05)


@pytest.mark.parametrize("direct", ["", "oflag=direct"])
def test_the_kernel_refuses_it_to_write(sandbox: Sandbox, loop: LoopDrive, direct: str) -> None:
    """Not by an argument: the very process that reads is not let to open for writing."""
    node = f"/dev/{loop.name}"
    read = subprocess.run(
        wrapped(["/bin/dd", f"if={node}", "of=/dev/null", "count=8"]), capture_output=True, check=False
    )
    assert read.returncode == 0, read.stderr
    words = [
        "/bin/dd",
        "if=/dev/zero",
        f"of={node}",
        "bs=4096",
        "count=1",
        "conv=notrunc",
        *([direct] if direct else []),
    ]
    written = subprocess.run(wrapped(words), capture_output=True, text=True, check=False)
    assert written.returncode != 0
    assert "Permission denied" in written.stderr


def test_nor_does_fio_when_nothing_forbids_it(sandbox: Sandbox, loop: LoopDrive) -> None:
    words = [
        "/usr/bin/fio",
        "--name=t",
        f"--filename=/dev/{loop.name}",
        "--rw=write",
        "--bs=4k",
        "--size=4k",
        "--direct=1",
    ]
    done = subprocess.run(wrapped(words), capture_output=True, text=True, check=False, cwd="/")
    assert done.returncode != 0
    assert "Permission denied" in done.stdout + done.stderr
