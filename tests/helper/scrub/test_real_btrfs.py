"""A real btrfs on two loop devices: our figures beside those of ``btrfs scrub status -R``, side by side."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from disktune_contract import scrub
from disktune_contract.messages.privilege import Class
from disktune_contract.scrub import DeviceLimit, ScrubReport, ScrubState, TemporaryScrubLimits
from disktune_helper.scrub import keeper, reading
from disktune_helper.scrub.keeper import HoldKeeper, HoldOrder, Holds, HoldStage
from disktune_helper.system import processes
from disktune_helper.system.files import MemoryFolder
from disktune_helper.system.machine_tools import SystemScrub
from disktune_helper.system.system_ports import SystemPorts
from tests.amounts import until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.privilege,
    pytest.mark.skipif(
        os.geteuid() != 0 or shutil.which("btrfs") is None, reason="needs root, loop devices and btrfs-progs"
    ),
]

MIB = 1 << 20
FILE = 96 * MIB
SLOW = 4 * MIB
"""A second and device; without a limit it takes less than one."""
LATE_S = 6.0
"""btrfs-progs writes down every 5 s how far its scrub is; on a busy machine later."""
NAMES = {
    "data_bytes_scrubbed": lambda whole: sum(whole[0]),
    "read_errors": lambda whole: whole[1].read,
    "csum_errors": lambda whole: whole[1].csum,
    "verify_errors": lambda whole: whole[1].verify,
    "super_errors": lambda whole: whole[1].super_block,
    "corrected_errors": lambda whole: whole[1].corrected,
    "uncorrectable_errors": lambda whole: whole[1].uncorrectable,
    "unverified_errors": lambda whole: whole[1].unverified,
}


def run(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


class Pool:
    """The file system, two copies of everything."""

    def __init__(self, folder: Path) -> None:
        self.point = folder / "mounted"
        self.point.mkdir()
        self.files = [folder / "one", folder / "two"]
        for file in self.files:
            with file.open("wb") as made:
                made.truncate(512 * MIB)
        self.loops = [run("losetup", "--find", "--show", str(file)).strip() for file in self.files]
        self.mounted = False
        self.ports, self.tools = SystemPorts(), SystemScrub()

    def make(self) -> None:
        run("mkfs.btrfs", "-q", "-L", "pool", "-d", "raid1", "-m", "raid1", *self.loops)
        run("mount", self.loops[0], str(self.point))
        self.mounted = True
        (self.point / "file").write_bytes(os.urandom(FILE))
        # Not all of the machine: others are recording who writes.
        run("sync", "-f", str(self.point))
        [self.uuid] = reading.on_drive(self.ports, Path(self.loops[0]).name)

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["btrfs", "scrub", "cancel", str(self.point)], capture_output=True, check=False)
            run("umount", str(self.point))
            Path(f"/var/lib/btrfs/scrub.status.{self.uuid}").unlink(missing_ok=True)
        for loop in self.loops:
            run("losetup", "--detach", loop)

    def look(self) -> ScrubReport:
        return reading.report(self.ports, self.uuid, Class.TUNE, self.tools)

    def begin(self, word: str) -> None:
        """Start or resume a scrub; the part of btrfs-progs that stays would keep a pipe open.

        From version 6.13 on it lifts the limits, and restores the first one once the scrub runs, the other one
        only when the first device has been scrubbed.
        """
        null, wanted = subprocess.DEVNULL, self.kernels_limits()
        subprocess.run(["btrfs", "scrub", word, str(self.point)], stdout=null, stderr=null, check=True)
        until(lambda: self.kernels_limits()[0] == wanted[0])
        self.tools.set_limit(self.uuid, 2, wanted[1])

    def kernels_limits(self) -> list[int]:
        place = Path("/sys/fs/btrfs", self.uuid, "devinfo")
        return [int((place / f"{devid}/scrub_speed_max").read_text()) for devid in (1, 2)]

    def limit(self, bytes_s: int) -> None:
        for devid in (1, 2):
            self.tools.set_limit(self.uuid, devid, bytes_s)

    def limits(self) -> list[int | None]:
        return [reading.limit(self.ports, self.uuid, devid) for devid in (1, 2)]

    def damage(self, loops: list[str]) -> None:
        """Change a block of the file, in as many copies as are named, below the file system."""
        needle = (self.point / "file").read_bytes()[: 64 << 10]
        for loop in loops:
            content = self.files[self.loops.index(loop)].read_bytes()
            at = content.index(needle)
            with Path(loop).open("r+b", buffering=0) as device:
                device.seek(at)
                device.write(b"damaged!" * 512)
                os.fsync(device.fileno())


@pytest.fixture
def pool(tmp_path: Path) -> Iterator[Pool]:
    made = Pool(tmp_path)
    try:
        made.make()
        yield made
    finally:
        made.close()


def theirs(pool: Pool) -> dict[str, int]:
    printed = run("btrfs", "scrub", "status", "-R", str(pool.point))
    return {name: int(value) for name, value in re.findall(r"(\w+): (\d+)", printed)}


def ours(pool: Pool) -> dict[str, int]:
    found = pool.look()
    data = [device.figures.data_bytes for device in found.devices if device.figures is not None]
    whole = (data, scrub.whole(found).errors)
    return {name: value(whole) for name, value in NAMES.items()}  # type: ignore[no-untyped-call]


def state(pool: Pool) -> ScrubState:
    return scrub.state(pool.look())


def test_the_figures_are_those_of_btrfs_progs_while_it_runs_and_after(pool: Pool) -> None:
    assert state(pool) is ScrubState.NEVER
    pool.limit(SLOW)
    pool.begin("start")
    until(lambda: theirs(pool)["data_bytes_scrubbed"] > 0)
    lines = []
    for _ in range(4):
        their, our = theirs(pool), ours(pool)
        ahead = our["data_bytes_scrubbed"] - their["data_bytes_scrubbed"]
        lines.append(f"{our['data_bytes_scrubbed']} {their['data_bytes_scrubbed']}")
        assert 0 <= ahead <= 2 * 2 * SLOW * LATE_S, lines
        assert state(pool) is ScrubState.RUNNING
        time.sleep(1)
    pool.limit(0)
    until(lambda: state(pool) is ScrubState.FINISHED)
    found = pool.look()
    assert ours(pool) == {name: theirs(pool)[name] for name in NAMES}
    assert scrub.whole(found).done_bytes == pytest.approx(found.used_bytes, rel=0.01)
    # Newer btrfs-progs has restored one of them.
    until(lambda: [device.limit_bytes_s for device in pool.look().devices] == pool.kernels_limits())


def test_a_pause_keeps_the_position_and_resuming_counts_on(pool: Pool) -> None:
    pool.limit(SLOW)
    pool.begin("start")
    until(lambda: ours(pool)["data_bytes_scrubbed"] > MIB)
    pool.tools.cancel(str(pool.point), pool.uuid)
    until(lambda: state(pool) is ScrubState.STOPPED)
    stopped = ours(pool)
    assert stopped == {name: theirs(pool)[name] for name in NAMES}
    assert "aborted" in run("btrfs", "scrub", "status", str(pool.point))
    pool.begin("resume")
    until(lambda: state(pool) is ScrubState.RUNNING)
    assert ours(pool)["data_bytes_scrubbed"] >= stopped["data_bytes_scrubbed"], "right after"
    time.sleep(LATE_S)
    assert ours(pool)["data_bytes_scrubbed"] > stopped["data_bytes_scrubbed"], "and later"
    pool.limit(0)
    until(lambda: state(pool) is ScrubState.FINISHED)
    assert ours(pool) == {name: theirs(pool)[name] for name in NAMES}


@pytest.mark.parametrize("copies", [1, 2], ids=["one copy", "both copies"])
def test_errors_are_those_of_btrfs_progs_by_their_kinds(pool: Pool, copies: int) -> None:
    pool.damage(pool.loops[:copies])
    run("sysctl", "-q", "vm.drop_caches=3")
    subprocess.run(["btrfs", "scrub", "start", "-B", str(pool.point)], capture_output=True, check=False)
    found = scrub.whole(pool.look()).errors
    assert found.csum > 0
    assert bool(found.corrected) is (copies == 1)
    assert bool(found.uncorrectable) is (copies == 2)
    assert ours(pool) == {name: theirs(pool)[name] for name in NAMES}
    counters = [device.counters for device in pool.look().devices if device.counters is not None]
    assert sum(one.corruption for one in counters) > 0


def test_the_runner_ends_with_the_scrub_and_when_told_to_keeps_the_position(pool: Pool) -> None:
    pool.limit(SLOW)
    stopping = threading.Timer(2.0, lambda: os.kill(os.getpid(), signal.SIGTERM))

    def stop(_number: int, _frame: object) -> None:
        raise keeper.ScrubStopped

    before = signal.signal(signal.SIGTERM, stop)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    try:
        stopping.start()
        keeper.run_scrub(pool.ports, pool.tools, "start", pool.uuid)
    finally:
        stopping.cancel()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
        signal.signal(signal.SIGTERM, before)
    assert state(pool) is ScrubState.STOPPED
    pool.limit(0)
    assert keeper.run_scrub(pool.ports, pool.tools, "resume", pool.uuid)
    assert state(pool) is ScrubState.FINISHED


def test_limits_hold_until_the_scrub_has_ended_and_are_restored(pool: Pool) -> None:
    pool.limit(SLOW)
    pool.begin("start")
    holds = Holds(pool.ports, MemoryFolder())
    hold = TemporaryScrubLimits(
        tuple(DeviceLimit(n, 0) for n in (1, 2)), tuple(DeviceLimit(n, SLOW) for n in (1, 2)), 0.0
    )
    holds.write(HoldOrder(pool.uuid, hold, HoldStage.ASKED, processes.mark(pool.ports, os.getpid())))
    seen: list[list[int | None]] = []

    class Watched(SystemScrub):
        def wait(self, seconds: float) -> None:
            seen.append(pool.limits())
            time.sleep(min(seconds, 1.0))

    assert HoldKeeper(pool.ports, Watched(), holds, pool.uuid).run()
    assert seen
    assert seen[0] == [0, 0]
    assert state(pool) is ScrubState.FINISHED
    assert pool.limits() == [SLOW, SLOW]


def test_what_is_not_that_file_system_is_not_asked(pool: Pool) -> None:
    other = pool.uuid.replace(pool.uuid[0], "0" if pool.uuid[0] != "0" else "1")
    with pytest.raises(OSError, match="Stale"):
        pool.tools.device(str(pool.point), other, 1)
    with pytest.raises(OSError, match="Stale"):
        pool.tools.device("/proc", pool.uuid, 1)
    with pytest.raises(PermissionError):
        pool.tools.set_limit("../../etc", 1, 0)
    with pytest.raises(PermissionError):
        pool.tools.set_limit(pool.uuid, 1, 5)
