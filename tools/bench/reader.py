#!/usr/bin/env python3
"""Compare the read engine with hdparm and fio in interleaved rounds: on a drive, or on one made of memory.

Without a drive one is made of memory, which the kernel then makes as slow as real ones: each promise is tried at a
few such speeds, and last without a throttle. A drive that is named is only read. Both need root.

Each round runs every engine once on the same workload, in a new random order, with the cache dropped before, and
the first round is thrown away. What counts is the ratio of ours to theirs within each round: a shared machine
drifts by far more than the engines differ. Its estimate and 95 % interval are those of the program's own
comparisons (Hodges-Lehmann, exact signed-rank). Beside it stands what each costs of the processor: thread time for
ours, the jobs' own figures for fio, the whole process for hdparm; what the kernel does elsewhere on their behalf
is in none of them.

A promise that the interval contradicts makes the exit status 1. Promised are the ratios of `COMPARISONS`, on a
drive of known speed that speed, and the engine-limited mark: set wherever fio gets clearly more out of a drive
than ours.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import statistics
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from math import log
from pathlib import Path
from types import FrameType

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "helper"))

from disktune_contract.measuring.statistics import Estimate, estimate
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.units import MB
from disktune_contract.workloads import BY_ID
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.ports import Ports
from disktune_helper.system.system_ports import SystemPorts
from tools.bench import drive as bench_drive
from tools.bench import rates as bench_rates
from tools.bench.drive import UNLIMITED, Limit, Throttle
from tools.bench.engines import COMPARISONS, Comparison, Reading, engines, output_of

SETTLE_S = 3.0
"""sync, then sleep(3): time_device of hdparm.c. In a virtual machine it matters: free memory goes to the host."""
PAUSE_S = 0.5
"""Where hdparm takes no part."""

SEQUENTIAL_OFF, RANDOM_OFF = 0.01, 0.03
"""How far ours may be from a drive's known speed."""

FEW_ROUNDS = 6
"""With fewer pairs there is no interval."""

FAST_IOPS = 100_000
"""Up to this rate the engine keeps its promise at depth 32; above it the engine-limited mark is to tell."""

USUAL = ("drive.direct", "drive.random-4k-q1", "drive.random-4k-q32")
"""Those that something is promised of."""


@dataclass(frozen=True)
class Stage:
    """A comparison on a drive of a known speed."""

    workload: str
    limit: Limit = UNLIMITED


STAGES = (
    *(Stage("drive.direct", Limit(bytes_s=speed * MB)) for speed in (200, 1000)),
    *(Stage("drive.random-4k-q1", Limit(iops=rate)) for rate in (2_000, 10_000)),
    *(Stage("drive.random-4k-q32", Limit(iops=rate)) for rate in (20_000, 50_000, 95_000)),
    *(Stage(workload) for workload in USUAL),
)
"""A hard disk and a SATA SSD in order; reads one at a time that take as long as those of a slow SSD and of a quick
one; many at a time up to just below the promised rate; and last what no drive limits."""


# -- the rounds and what they say --------------------------------------------------------------------------


def compare(
    ports: Ports, name: str, comparison: Comparison, rounds: int, seconds: int
) -> dict[str, list[Reading]]:
    """Run the rounds of one comparison; return the readings by engine, in the order of the rounds."""
    tools = engines(ports, name, comparison, seconds)
    found: dict[str, list[Reading]] = {tool: [] for tool in tools}
    # A drive made of memory has its memory already.
    pause = SETTLE_S if comparison.hdparm and not name.startswith("loop") else PAUSE_S
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


def lines(comparison: Comparison, found: dict[str, list[Reading]], limit: Limit | None = None) -> list[str]:
    """Return what the rounds amount to, a line for each engine. *limit*: the drive's, if it is one of ours."""
    told = [
        f"{comparison.workload}: {BY_ID[comparison.workload].label}, {_speed(limit)}{len(found['ours'])} rounds"
    ]
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
    told += [f"          {verdict}" for verdict in _about_speed(comparison, found["ours"], limit)]
    told += [f"          {verdict}" for verdict in _about_mark(comparison, found)]
    return told


def _speed(limit: Limit | None) -> str:
    if limit is None:
        return ""
    if limit.iops:
        return f"{limit.iops:,} IOPS, "
    return f"{limit.bytes_s / MB:,.0f} MB/s, " if limit.bytes_s else "no throttle, "


def _about_speed(comparison: Comparison, ours: Sequence[Reading], limit: Limit | None) -> list[str]:
    """Return how far ours is from the speed that is known."""
    workload = BY_ID[comparison.workload]
    true = (limit.bytes_s or limit.iops * workload.block_bytes) if limit else 0
    if not true:
        return []
    off = RANDOM_OFF if comparison.by_request else SEQUENTIAL_OFF
    found = ratio([one.bytes_s for one in ours], [true] * len(ours))
    verdict = kept(found, 1 - off, 1 + off)
    return [f"ours over what the drive does: {_shown(found)}   promised within {off:.0%}: {verdict}"]


def _about_mark(comparison: Comparison, found: dict[str, list[Reading]]) -> list[str]:
    """Return whether the engine-limited mark is there where fio gets more out of the same drive than promised."""
    if not comparison.least or "fio" not in found:
        return []
    ours = found["ours"]
    speed = ratio([one.bytes_s for one in ours], [one.bytes_s for one in found["fio"]])
    marked = sum(one.limited for one in ours) / len(ours)
    if speed.high is not None and speed.high < comparison.least:
        verdict = "kept" if marked > 0.5 else "BROKEN"
        return [f"fio gets more out of it: marked in {marked:.0%} of ours   promised the mark: {verdict}"]
    return []


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
        promised = comparison.cheaper and tool == "fio" and not fast
        promise = f"   promised at most 1: {kept(cost, 0.0, 1.0)}" if promised else ""
        found.append(f"ours over {tool}: processor {_shown(cost)}{promise}")
    return found


def _shown(found: Estimate) -> str:
    low = "?" if found.low is None else f"{found.low:.3f}"
    high = "?" if found.high is None else f"{found.high:.3f}"
    return f"{found.ratio:.3f} [{low}, {high}]"


def on_drive(name: str, wanted: argparse.Namespace) -> bool:
    """Compare on a drive that is there; return whether a promise was broken."""
    broken = False
    for workload in wanted.workload or USUAL:
        comparison = COMPARISONS[workload]
        told = lines(comparison, compare(SystemPorts(), name, comparison, wanted.rounds, wanted.seconds))
        broken |= _tell(told)
    return broken


def on_own_drive(wanted: argparse.Namespace) -> bool:
    """Compare on a drive of memory at known speeds; return whether a promise was broken."""
    stages = [stage for stage in STAGES if not wanted.workload or stage.workload in wanted.workload]
    broken = False
    with ExitStack() as made:
        print("Filling a drive in memory …", file=sys.stderr)
        name, size = made.enter_context(bench_drive.memory_drive())
        group = made.enter_context(bench_drive.throttle())
        device = bench_drive.number_of(name)
        how = group.kind if group else "nothing: this machine has no control groups for block devices"
        print(f"{name}: {size >> 20} MiB of memory, slowed down by {how}", flush=True)
        for stage in stages:
            if not _slowed(group, device, stage.limit):
                continue
            comparison = COMPARISONS[stage.workload]
            found = compare(SystemPorts(), name, comparison, wanted.rounds, wanted.seconds)
            broken |= _tell(lines(comparison, found, stage.limit))
    return broken


def _slowed(group: Throttle | None, device: str, limit: Limit) -> bool:
    """Give the drive its speed; return whether that is possible."""
    if group is not None:
        group.set(device, limit)
    return group is not None or limit == UNLIMITED


def _tell(told: Sequence[str]) -> bool:
    print("\n".join(told), flush=True)
    return any("BROKEN" in line for line in told)


def _leave(number: int, _frame: FrameType | None) -> None:
    """End in order: what was made is undone on the way out."""
    raise SystemExit(128 + number)


def _compared(wanted: argparse.Namespace) -> bool:
    """Do what the command line says; return whether a promise was broken."""
    if wanted.drive:
        return on_drive(wanted.drive.removeprefix("/dev/"), wanted)
    broken = not wanted.rates and on_own_drive(wanted)
    if wanted.rates or not wanted.workload:
        bench_rates.run(wanted.rounds, wanted.seconds, ratio)
    return broken


def main() -> int:
    """Compare on the drive named on the command line, or on one made for it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("drive", nargs="?", help="kernel name or node, such as sda; without one, memory")
    parser.add_argument("--rounds", type=int, help="8 on a drive, 6 on each of the speeds of memory")
    parser.add_argument("--seconds", type=int, help="of one run (3, 2 on memory); hdparm has its own")
    parser.add_argument("--workload", choices=list(COMPARISONS), action="append")
    parser.add_argument("--rates", action="store_true", help="only the table of high rates, kept in benchmarks/")
    wanted = parser.parse_args()
    wanted.rounds = wanted.rounds or (8 if wanted.drive else FEW_ROUNDS)
    wanted.seconds = wanted.seconds or (3 if wanted.drive else 2)
    if os.geteuid() != 0:
        print("Reading raw drives, and making one, needs root.", file=sys.stderr)
        return 2
    ioctls.limit_to(Class.TUNE)
    if wanted.rounds < FEW_ROUNDS:
        print(f"Fewer than {FEW_ROUNDS} rounds have no interval.", file=sys.stderr)
        return 2
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _leave)
    try:
        broken = _compared(wanted)
    except (OSError, Refusal, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nCancelled; what was made is gone again.", file=sys.stderr)
        return 130
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
