"""What a window hears of another machine over a slow line: drives, samples for charts, an experiment, an array."""

from __future__ import annotations

import itertools
import statistics
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.lab.judges.programs import JUDGES
from tests.lab.machines import PLUGGED
from tests.lab.scenario import Lab, run

if TYPE_CHECKING:
    from tests.lab.far.far_machine import Driver

READ_AHEAD = JUDGES["block.read_ahead"]
USUAL, OTHER = 128, 2048
"""KiB: what the kernel starts with, and what is tried."""
ROUNDS = 6
"""The least that can show a difference."""
SECTOR = 512
DELAY_S = 0.1
"""What a line takes to arrive at least (`far_machine.SLOW`)."""
NEWS_S = 10.0
"""Within which a drive is listed or no longer listed, with emulation's time for udev's rules."""
LATE_S = 3.0
"""How much later than it was taken a sample arrives at most."""
READ_S = 5
TOLERANCE = 0.05
"""Between a sample and what the judge read around it: both look one after the other."""
ARRAY = "md7"
PLACE = Path("/run/lab-far-array")
MEMBER_MIB = 24

Line = dict[str, Any]


def drive_comes_and_goes(lab: Lab, driver: Driver) -> str:
    """Plug in a drive, read from it, experiment with it, pull it out."""
    began = time.monotonic()
    lab.host.plug(PLUGGED.role)
    drive = _of(driver.wait("drives", such=lambda line: _of(line) is not None))
    assert drive is not None
    listed = time.monotonic() - began
    lab.true(f"listed after {listed:.1f} s", listed <= NEWS_S)
    run("udevadm", "settle")
    samples = _charted(lab, driver, drive["name"])
    finding = _experiment(lab, driver, drive["name"])
    began = time.monotonic()
    lab.host.pull(PLUGGED.role)
    driver.wait("drives", such=lambda line: _of(line) is None)
    gone = time.monotonic() - began
    lab.true(f"no longer listed after {gone:.1f} s", gone <= NEWS_S)
    return f"a drive was listed after {listed:.1f} s and gone after {gone:.1f} s; {samples}; {finding}"


def _of(line: Line) -> Line | None:
    """Return the plugged drive in a list, once its size is known."""
    return next((one for one in line["drives"] if one["serial"] == PLUGGED.serial and one["size_bytes"]), None)


# -- charts ------------------------------------------------------------------------------------------------


def _charted(lab: Lab, driver: Driver, name: str) -> str:
    """Read with dd; compare each sample that arrives with /proc/diskstats at the moment it was taken."""
    driver.order("watch", drive=name)
    seen = [driver.wait("sample")]
    with _judge(name) as looks:
        first = _sectors(name)
        read = ["dd", f"if=/dev/{name}", "of=/dev/null", "bs=1M", "iflag=direct", "status=none"]
        began = time.monotonic()
        # Status 124: it was ended when its time was over.
        run("timeout", str(READ_S), *read, ok=(124,))
        ended = time.monotonic()
        last = _sectors(name)
        while seen[-1]["at_s"] <= ended:
            seen.append(driver.wait("sample", limit_s=20))
    driver.order("watch", drive="")
    lab.true(f"dd read: {last - first} sectors", last > first)
    lab.same("sectors before", seen[0]["sectors_read"], first)
    lab.same("sectors afterwards", seen[-1]["sectors_read"], last)
    for one in seen:
        late = one["at"] - one["at_s"]
        lab.true(f"a sample arrived {late:.2f} s after it was taken", DELAY_S <= late <= LATE_S)
    _as_judged(lab, [one for one in seen if began < one["at_s"] < ended], looks)
    rates = [
        (after["sectors_read"] - before["sectors_read"]) * SECTOR / (after["at_s"] - before["at_s"])
        for before, after in itertools.pairwise(seen)
        if began < before["at_s"] and after["at_s"] < ended
    ]
    lab.true(f"{len(rates)} intervals while dd read", len(rates) >= READ_S - 2)
    mean = (last - first) * SECTOR / (ended - began)
    rate = statistics.median(rates)
    lab.true(f"{rate / 1e6:.1f} MB/s charted, dd read {mean / 1e6:.1f} MB/s", 0.75 < rate / mean < 1.33)
    return f"{len(seen)} samples arrived, {rate / 1e6:.1f} MB/s where dd read {mean / 1e6:.1f} MB/s"


def _as_judged(lab: Lab, samples: list[Line], looks: list[tuple[float, int]]) -> None:
    """Demand that each sample lies between what the judge saw just before and just after it."""
    lab.true(f"samples while dd read: {len(samples)}", len(samples) >= READ_S - 2)
    for one in samples:
        before = max(sectors for at, sectors in looks if at <= one["at_s"])
        after = min(sectors for at, sectors in looks if at >= one["at_s"])
        room = TOLERANCE * (looks[-1][1] - looks[0][1])
        shown = one["sectors_read"]
        lab.true(f"{shown} sectors, {before} to {after} in diskstats", before - room <= shown <= after + room)


@contextmanager
def _judge(name: str) -> Iterator[list[tuple[float, int]]]:
    """Read the kernel's counter ten times a second; give the list that the looks go to, with their times."""
    looks: list[tuple[float, int]] = []
    over = threading.Event()

    def look() -> None:
        while not over.is_set():
            looks.append((time.monotonic(), _sectors(name)))
            over.wait(0.1)

    thread = threading.Thread(target=look)
    thread.start()
    try:
        yield looks
    finally:
        over.set()
        thread.join()


def _sectors(name: str) -> int:
    for line in Path("/proc/diskstats").read_text(encoding="ascii").splitlines():
        words = line.split()
        if words[2] == name:
            return int(words[5])
    raise LookupError(name)


# -- an experiment -----------------------------------------------------------------------------------------


def _experiment(lab: Lab, driver: Driver, name: str) -> str:
    """Compare two values to the end; what is judged is that it ends with a finding and nothing is left."""
    READ_AHEAD.write(name, USUAL)
    change = ["block.read_ahead", USUAL, OTHER]
    driver.order("compare", drive=name, workload="drive.direct", change=change, rounds=ROUNDS)
    lab.same("begun", driver.wait("compare", "no-compare")["what"], "compare")
    lab.until("the other value is in force there", lambda: READ_AHEAD.read(name) == OTHER)
    driver.wait("compare-run")
    ended = driver.wait("compare-ended")["event"]
    lab.same("why it ended", (ended["fault"], ended["why"], ended["stuck"]), (None, "", []))
    lab.same("afterwards", READ_AHEAD.read(name), USUAL)
    lab.same("files of trials", sorted(path.name for path in Path("/run/disktune").glob("trial-*")), [])
    (finding,) = ended["result"]["findings"]
    lab.same("pairs", len(finding["pairs"]), ROUNDS)
    # It has no part in reads past the cache. Where the window takes the processor from it, it is invalid.
    lab.true(f"no claim: {finding['words']}", finding["verdict"] in ("same", "unsure", "void"))
    return f"the experiment: {finding['words']}"


# -- an array ----------------------------------------------------------------------------------------------


def array_listed(lab: Lab, driver: Driver) -> str:
    """Make an array of loop devices, let a member fail, and stop it: each is listed without being asked for."""
    PLACE.mkdir(exist_ok=True)
    loops = []
    try:
        for number in range(2):
            file = PLACE / f"member{number}"
            run("truncate", f"--size={MEMBER_MIB}M", str(file))
            loops.append(run("losetup", "--find", "--show", str(file)).strip())
        create = ["mdadm", "--create", f"/dev/{ARRAY}", "--run", "--assume-clean", "--bitmap=none", "--level=1"]
        run(*create, "--raid-devices=2", *loops)
        whole = driver.wait("drives", such=lambda line: _working(line) == 2)
        lab.same("level", _array(whole)["level"], "raid1")
        names = sorted(loop.removeprefix("/dev/") for loop in loops)
        lab.same("members", sorted(member["name"] for member in _array(whole)["members"]), names)
        began = time.monotonic()
        run("mdadm", f"/dev/{ARRAY}", "--fail", loops[1])
        # udev says nothing of it: the word comes from /proc/mdstat there.
        degraded = driver.wait("drives", such=lambda line: _working(line) == 1)
        told = time.monotonic() - began
        lab.true(f"degraded after {told:.1f} s", told <= NEWS_S)
        states = {member["name"]: member["state"] for member in _array(degraded)["members"]}
        lab.true(f"the failed member: {states}", "faulty" in states[loops[1].removeprefix("/dev/")])
        run("mdadm", "--stop", f"/dev/{ARRAY}")
        driver.wait("drives", such=lambda line: _working(line) == 0)
    finally:
        subprocess.run(["mdadm", "--stop", f"/dev/{ARRAY}"], capture_output=True, check=False)
        for loop in loops:
            run("losetup", "--detach", loop)
        run("rm", "-r", str(PLACE))
    return f"an array's failed member was listed after {told:.1f} s"


def _array(line: Line) -> Line:
    return next((one["array"] for one in line["drives"] if one["name"] == ARRAY and one["array"]), {})


def _working(line: Line) -> int:
    """Return how many members of the array work; 0 if it is not listed."""
    working: int = _array(line).get("working_disks", 0)
    return working
