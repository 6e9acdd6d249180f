#!/usr/bin/env python3
"""Compare the read engine with hdparm and fio on a real drive, in interleaved rounds. Only reads; needs root.

Each round runs every engine once on the same workload, in a new random order, with the cache dropped before, and
the first round is thrown away. What counts is the ratio of ours to theirs within each round: a shared machine
drifts by far more than the engines differ. Its estimate and 95 % interval are those of the program's own
comparisons (Hodges-Lehmann, exact signed-rank). Beside it stands what each costs of the processor: thread time for
ours, the jobs' own figures for fio, the whole process for hdparm; what the kernel does elsewhere on their behalf
is in none of them.

A promise that the interval contradicts makes the exit status 1.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "helper"))

from disktune_contract.drive import DriveRef
from disktune_contract.faults import Refusal
from disktune_contract.statistics import Estimate, estimate
from disktune_contract.units import MB
from disktune_contract.workload import Cache, Pattern, Workload
from disktune_contract.workloads import BY_ID, of_drive
from disktune_helper.bench import plan
from disktune_helper.bench.opening import drive_bench
from disktune_helper.ports import Ports, SystemPorts

UNITS = {"kB": 1 << 10, "MB": 1 << 20, "GB": 1 << 30}
"""hdparm's "MB/sec" is MiB/s (hdparm.c, time_device)."""

SETTLE_S = 3.0
"""sync, then sleep(3): time_device of hdparm.c. In a virtual machine it matters: free memory goes to the host."""
PAUSE_S = 0.5
"""Where hdparm takes no part."""

FEW_ROUNDS = 6
"""With fewer pairs there is no interval."""

FAST_IOPS = 100_000
"""Up to this rate the engine keeps its promise at depth 32; above it the engine-limited mark is to tell."""

GIB = 1 << 30


@dataclass(frozen=True)
class Reading:
    """What one engine did in one round."""

    bytes_s: float
    cpu: float | None
    """Processor seconds per GiB where speed is the question, per request where requests are; None: unknown."""
    limited: bool = False
    """Whether ours says that the processor was the limit."""


Engine = Callable[[], Reading]


@dataclass(frozen=True)
class Comparison:
    """A workload, who does it besides us, and what is promised of the ratio of ours to theirs."""

    workload: str
    hdparm: tuple[str, ...] = ()
    fio: tuple[str, ...] = ()
    least: float = 0.0
    most: float = float("inf")
    cheaper: bool = False
    """Whether ours takes no more of the processor than fio does."""
    by_request: bool = False
    """Whether the cost is that of a request, not of a GiB."""


COMPARISONS = {
    one.workload: one
    for one in (
        Comparison("drive.direct", ("-t", "--direct"), ("--ioengine=psync",), 0.98, 1.02, cheaper=True),
        Comparison("drive.buffered", ("-t",), ("--ioengine=psync",)),
        Comparison("drive.cached", ("-T",), ("--ioengine=psync",)),
        Comparison("drive.sequential-1m-q32", (), ("--ioengine=io_uring",), cheaper=True),
        Comparison("drive.random-4k-q1", (), ("--ioengine=psync",), 0.95, cheaper=True, by_request=True),
        Comparison("drive.random-4k-q32", (), ("--ioengine=io_uring",), 0.95, cheaper=True, by_request=True),
        Comparison("drive.random-4k-q128", (), ("--ioengine=io_uring",), cheaper=True, by_request=True),
    )
}

USUAL = ("drive.direct", "drive.random-4k-q1", "drive.random-4k-q32")
"""Those that something is promised of."""


# -- the engines -------------------------------------------------------------------------------------------


def hdparm_rate(output: str) -> float:
    """Return bytes per second from the last line of hdparm's report; raises ValueError."""
    found = re.search(r"=\s*([\d.]+) ([kMG]B)/sec", output)
    if found is None:
        raise ValueError(f"hdparm said something else: {output.strip()!r}")
    return float(found[1]) * UNITS[found[2]]


def fio_reading(output: str, *, by_request: bool) -> Reading:
    """Return what the only job of a fio JSON report read; raises ValueError."""
    job = json.loads(output[output.index("{") :])["jobs"][0]
    done, seconds = job["read"], job["read"]["runtime"] / 1000
    busy = (job["usr_cpu"] + job["sys_cpu"]) / 100 * job["job_runtime"] / 1000
    count = done["total_ios"] if by_request else done["io_bytes"] / GIB
    return Reading(done["io_bytes"] / seconds, busy / count)


def output_of(*command: str) -> tuple[str, float]:
    """Run a program by its list of arguments; return its standard output and the processor time that it used."""
    path = shutil.which(command[0], path="/usr/sbin:/usr/bin:/sbin:/bin")
    if path is None:
        raise FileNotFoundError(f"{command[0]} is not installed")
    before = os.times()
    done = subprocess.run([path, *command[1:]], capture_output=True, text=True, check=False)
    after = os.times()
    if done.returncode:
        raise OSError(f"{command[0]} failed: {done.stderr.strip() or done.stdout.strip()}")
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return done.stdout, used


def fio_arguments(name: str, workload: Workload, io_engine: Sequence[str], seconds: int) -> list[str]:
    """Return how fio does *workload*; the judge's arguments are its own and not the helper's."""
    same_place = workload.pattern is Pattern.SAME_PLACE
    return [
        *("fio", "--readonly", "--name=t", f"--filename=/dev/{name}", f"--bs={workload.block_bytes}"),
        f"--rw={'randread' if workload.pattern is Pattern.RANDOM else 'read'}",
        f"--size={workload.block_bytes if same_place else '100%'}",
        f"--direct={int(workload.cache is Cache.DIRECT)}",
        # fio drops the cache whenever it starts over, which for one block is after every read.
        f"--invalidate={int(not same_place)}",
        *(*io_engine, f"--iodepth={workload.depth}", "--thread", "--time_based", f"--runtime={seconds}"),
        *("--norandommap", "--randrepeat=0", "--output-format=json", "--eta=never"),
    ]


def engines(ports: Ports, name: str, comparison: Comparison, seconds: int) -> dict[str, Engine]:
    """Return the engines for one comparison: each call measures once."""
    workload = BY_ID[comparison.workload]

    def ours() -> Reading:
        node = ports.open_drive(name)
        try:
            request = of_drive(DriveRef(name, ""), workload.id, seconds=seconds, runs=1)
            one = plan.of_drive(request, node.size_bytes())[0]
            with drive_bench(node, ports, one, lambda _tick: None, threading.Event()) as bench:
                run = bench.run()
        finally:
            node.close()
        count = run.reads if comparison.by_request else run.bytes_read / GIB
        return Reading(run.bytes_s, run.processor_s / count, run.engine_limited)

    def hdparm() -> Reading:
        output, busy = output_of("hdparm", *comparison.hdparm, f"/dev/{name}")
        moved = re.search(r"(\d+) MB in", output)
        return Reading(hdparm_rate(output), busy / (int(moved[1]) / 1024) if moved else None)

    def fio() -> Reading:
        output, _ = output_of(*fio_arguments(name, workload, comparison.fio, seconds))
        return fio_reading(output, by_request=comparison.by_request)

    found: dict[str, Engine] = {"ours": ours}
    if comparison.hdparm:
        found["hdparm"] = hdparm
    if comparison.fio:
        found["fio"] = fio
    return found


# -- the rounds and what they say --------------------------------------------------------------------------


def compare(
    ports: Ports, name: str, comparison: Comparison, rounds: int, seconds: int
) -> dict[str, list[Reading]]:
    """Run the rounds of one comparison; return the readings by engine, in the order of the rounds."""
    tools = engines(ports, name, comparison, seconds)
    found: dict[str, list[Reading]] = {tool: [] for tool in tools}
    pause = SETTLE_S if comparison.hdparm else PAUSE_S
    for number in range(rounds + 1):
        for tool in random.sample(list(tools), k=len(tools)):
            output_of("blockdev", "--flushbufs", f"/dev/{name}")
            if tool != "hdparm":
                # hdparm does so by itself.
                time.sleep(pause)
            reading = tools[tool]()
            if number:
                found[tool].append(reading)
        print(f"{comparison.workload}: round {number} of {rounds}", end="\r", file=sys.stderr)
    print(file=sys.stderr)
    return found


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Estimate:
    """Return the ratio of ours to theirs by pairs."""
    return estimate([log(own / other) for own, other in zip(ours, theirs, strict=True)])


def kept(found: Estimate, least: float, most: float) -> str:
    """Return whether a ratio lies within what was promised, as well as its interval can tell."""
    low, high = found.low or 0.0, found.high or float("inf")
    if high < least or low > most:
        return "BROKEN"
    if least <= low and high <= most:
        return "kept"
    return "kept, as far as this tells" if least <= found.ratio <= most else "open"


def lines(comparison: Comparison, found: dict[str, list[Reading]]) -> list[str]:
    """Return what the rounds amount to, a line for each engine."""
    told = [f"{comparison.workload}: {BY_ID[comparison.workload].label}, {len(found['ours'])} rounds"]
    per, unit = ("µs a request", 1e6) if comparison.by_request else ("s a GiB", 1.0)
    block = BY_ID[comparison.workload].block_bytes
    for tool, readings in found.items():
        rate = statistics.median(reading.bytes_s for reading in readings)
        costs = [reading.cpu for reading in readings if reading.cpu is not None]
        cost = f"{statistics.median(costs) * unit:7.3f} {per}" if costs else ""
        line = f"  {tool:7} {rate / MB:9.1f} MB/s {rate / block:9.0f} IOPS   processor {cost}"
        if tool == "ours":
            limited = sum(reading.limited for reading in readings)
            told.append(line + (f"   engine-limited in {limited} of {len(readings)} runs" if limited else ""))
            continue
        told.append(line)
        told += [f"          {verdict}" for verdict in _verdicts(comparison, tool, found["ours"], readings)]
    return told


def _verdicts(comparison: Comparison, tool: str, ours: Sequence[Reading], theirs: Sequence[Reading]) -> list[str]:
    """Return the ratios of ours to one other engine, and whether promises were kept."""
    speed = ratio([one.bytes_s for one in ours], [one.bytes_s for one in theirs])
    block = BY_ID[comparison.workload].block_bytes
    fast = comparison.by_request and statistics.median(one.bytes_s for one in theirs) / block > FAST_IOPS
    word = ""
    if comparison.least and not fast:
        bounds = (
            f"at least {comparison.least}" if comparison.most > 2 else f"{comparison.least} to {comparison.most}"
        )
        word = f"   promised {bounds}: {kept(speed, comparison.least, comparison.most)}"
    elif comparison.least:
        word = f"   nothing is promised above {FAST_IOPS:,} IOPS"
    found = [f"ours over {tool}: speed {_shown(speed)}{word}"]
    pairs = [(own.cpu, other.cpu) for own, other in zip(ours, theirs, strict=True) if own.cpu and other.cpu]
    if pairs:
        cost = ratio([own for own, _ in pairs], [other for _, other in pairs])
        promise = f"   promised at most 1: {kept(cost, 0.0, 1.0)}" if comparison.cheaper and tool == "fio" else ""
        found.append(f"ours over {tool}: processor {_shown(cost)}{promise}")
    return found


def _shown(found: Estimate) -> str:
    low = "?" if found.low is None else f"{found.low:.3f}"
    high = "?" if found.high is None else f"{found.high:.3f}"
    return f"{found.ratio:.3f} [{low}, {high}]"


def main() -> int:
    """Compare on the drive named on the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("drive", nargs="?", help="kernel name or node, such as sda or /dev/sda")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=int, default=3, help="of one run; hdparm has its own 3 s (-t), 2 s (-T)")
    parser.add_argument("--workload", choices=list(COMPARISONS), action="append")
    wanted = parser.parse_args()
    if not wanted.drive:
        print("Name a drive: make bench DRIVE=/dev/sda. It is only read.", file=sys.stderr)
        return 2
    if os.geteuid() != 0:
        print("Reading raw drives needs root.", file=sys.stderr)
        return 2
    if wanted.rounds < FEW_ROUNDS:
        print(f"Fewer than {FEW_ROUNDS} rounds have no interval.", file=sys.stderr)
        return 2
    broken = False
    try:
        for name in wanted.workload or USUAL:
            comparison = COMPARISONS[name]
            drive = wanted.drive.removeprefix("/dev/")
            told = lines(comparison, compare(SystemPorts(), drive, comparison, wanted.rounds, wanted.seconds))
            print("\n".join(told), flush=True)
            broken |= any("BROKEN" in line for line in told)
    except (OSError, Refusal, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
