"""The engines that are compared: ours, hdparm and fio, each a call that measures once.

The judges' arguments are their own and not the helper's.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "helper"))

from disktune_contract.drives.drive import DriveRef
from disktune_contract.measuring.workload import Cache, Pattern, Workload
from disktune_contract.workloads import BY_ID, of_drive
from disktune_helper.bench import bench_step
from disktune_helper.bench.opening import drive_bench
from disktune_helper.system.ports import Ports
from tools import system

UNITS = {"kB": 1 << 10, "MB": 1 << 20, "GB": 1 << 30}
"""hdparm's "MB/sec" is MiB/s (hdparm.c, time_device)."""

GIB = 1 << 30

FIO_LOSES_S = 0.001
"""fio cuts user and system time down to whole milliseconds each (stat.c, mtime_since_tv): half of one, twice."""


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
    busy = (job["usr_cpu"] + job["sys_cpu"]) / 100 * job["job_runtime"] / 1000 + FIO_LOSES_S
    count = done["total_ios"] if by_request else done["io_bytes"] / GIB
    return Reading(done["io_bytes"] / seconds, busy / count)


def output_of(*command: str) -> tuple[str, float]:
    """Run a program by its list of arguments; return its standard output and the processor time that it used."""
    path = shutil.which(command[0], path=system.PATH)
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
            one = bench_step.of_drive(request, node.size_bytes())[0]
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
