#!/usr/bin/env python3
"""Compare the read engine with hdparm and fio on a real drive, in interleaved rounds. Only reads; needs root.

Each round runs every engine once on the same place, in a new random order, with the cache dropped and three quiet
seconds before, as hdparm takes them. The first round is thrown away. Printed are medians and, because a shared
machine drifts by far more than the engines differ, the median of the ratios within rounds with its bootstrap
interval: hdparm and fio over ours.
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
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "helper"))

from disktune_contract.drive import DriveRef
from disktune_contract.faults import Refusal
from disktune_contract.units import MB, MIB
from disktune_contract.workloads import of_drive
from disktune_contract.workloads.raw import BUFFERED, CACHED, DIRECT, HDPARM_BLOCK
from disktune_helper.bench import plan
from disktune_helper.bench.opening import drive_bench
from disktune_helper.ports import Ports, SystemPorts

HDPARM = {CACHED.id: ("-T",), BUFFERED.id: ("-t",), DIRECT.id: ("-t", "--direct")}
UNITS = {"kB": 1 << 10, "MB": 1 << 20, "GB": 1 << 30}
"""hdparm's "MB/sec" is MiB/s (hdparm.c, time_device)."""

SETTLE_S = 3
"""sync, then sleep(3): time_device of hdparm.c."""

Engine = Callable[[], float]


def hdparm_rate(output: str) -> float:
    """Return bytes per second from the last line of hdparm's report; raises ValueError."""
    found = re.search(r"=\s*([\d.]+) ([kMG]B)/sec", output)
    if found is None:
        raise ValueError(f"hdparm said something else: {output.strip()!r}")
    return float(found[1]) * UNITS[found[2]]


def fio_rate(output: str) -> float:
    """Return bytes per second of the only job of a fio JSON report; raises ValueError."""
    done = json.loads(output[output.index("{") :])["jobs"][0]["read"]
    return float(done["io_bytes"]) / float(done["runtime"]) * 1000


def interval(values: Sequence[float], rounds: int = 4000) -> tuple[float, float]:
    """Return the 95 % bootstrap interval of the median of *values*."""
    dice = random.Random(1)  # noqa: S311  not a secret: the same figures give the same interval
    medians = sorted(statistics.median(dice.choices(values, k=len(values))) for _ in range(rounds))
    return medians[rounds * 25 // 1000], medians[rounds * 975 // 1000]


def output_of(*command: str) -> str:
    """Run a program by its list of arguments and return its standard output."""
    path = shutil.which(command[0], path="/usr/sbin:/usr/bin:/sbin:/bin")
    if path is None:
        raise FileNotFoundError(f"{command[0]} is not installed")
    done = subprocess.run([path, *command[1:]], capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(f"{command[0]} failed: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout


def engines(ports: Ports, name: str, workload: str, seconds: int) -> dict[str, Engine]:
    """Return the engines for one workload: each call measures once and returns bytes per second."""

    def ours() -> float:
        node = ports.open_drive(name)
        try:
            request = of_drive(DriveRef(name, ""), workload, seconds=seconds, runs=1)
            one = plan.of_drive(request, node.size_bytes())[0]
            with drive_bench(node, ports, one, lambda _tick: None, threading.Event()) as bench:
                return bench.run().bytes_s
        finally:
            node.close()

    def hdparm() -> float:
        return hdparm_rate(output_of("hdparm", *HDPARM[workload], f"/dev/{name}"))

    def fio() -> float:
        size = str(HDPARM_BLOCK) if workload == CACHED.id else "100%"
        return fio_rate(
            output_of(
                "fio",
                "--readonly",
                "--name=t",
                f"--filename=/dev/{name}",
                "--rw=read",
                f"--bs={HDPARM_BLOCK}",
                f"--size={size}",
                f"--direct={int(workload == DIRECT.id)}",
                # fio drops the cache whenever it starts over, which for one block is after every read.
                f"--invalidate={int(workload != CACHED.id)}",
                "--ioengine=psync",
                "--thread",
                "--time_based",
                f"--runtime={seconds}",
                "--output-format=json",
                "--eta=never",
            )
        )

    return {"ours": ours, "hdparm": hdparm, "fio": fio}


def compare(ports: Ports, name: str, workload: str, rounds: int, seconds: int) -> None:
    """Run the rounds of one workload and print the comparison."""
    tools = engines(ports, name, workload, seconds)
    found: dict[str, list[float]] = {tool: [] for tool in tools}
    for number in range(rounds + 1):
        for tool in random.sample(list(tools), k=len(tools)):
            output_of("blockdev", "--flushbufs", f"/dev/{name}")
            if tool != "hdparm":
                # hdparm does so by itself. In a virtual machine it matters: free memory goes back to the host.
                time.sleep(SETTLE_S)
            rate = tools[tool]()
            if number:
                found[tool].append(rate)
        print(f"{workload}: round {number} of {rounds}", end="\r", file=sys.stderr)
    print(f"\n{workload}: {rounds} rounds of {seconds} s")
    for tool, rates in found.items():
        middle = statistics.median(rates)
        spread = statistics.pstdev(rates) / statistics.mean(rates)
        line = f"  {tool:7} {middle / MB:9.1f} MB/s {middle / MIB:9.1f} MiB/s   varies by {spread:5.1%}"
        if tool != "ours":
            ratios = [other / own for other, own in zip(rates, found["ours"], strict=True)]
            low, high = interval(ratios)
            line += f"   over ours {statistics.median(ratios):.3f} [{low:.3f}, {high:.3f}]"
        print(line)


def main() -> int:
    """Compare on the drive named on the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("drive", help="kernel name, such as sda")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=int, default=3, help="of one run; hdparm has its own 3 s (-t), 2 s (-T)")
    parser.add_argument("--workload", choices=list(HDPARM), action="append")
    wanted = parser.parse_args()
    if os.geteuid() != 0:
        print("Reading raw drives needs root.", file=sys.stderr)
        return 2
    try:
        for workload in wanted.workload or list(HDPARM):
            compare(SystemPorts(), wanted.drive, workload, wanted.rounds, wanted.seconds)
    except (OSError, Refusal, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
