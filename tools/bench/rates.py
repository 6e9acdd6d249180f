"""How far the read engine gets at high rates, beside fio: a part of `tools.bench.reader`, with its own table.

The drive answers at once: null_blk where the kernel has it, else zram that was never written, else the loop device
of `tools.bench.drive`. The kernel's throttle makes it as slow as each of `RATES`. fio is there twice: as it is by
itself, with a call for each request that begins, and in batches, as the program starts it when it takes over.
"""

from __future__ import annotations

import errno
import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from random import sample

from disktune_contract.measuring.statistics import Estimate
from disktune_contract.workloads import BY_ID
from disktune_helper.system.system_ports import SystemPorts
from tools import figures
from tools.bench import drive as bench_drive
from tools.bench.drive import UNLIMITED, Limit
from tools.bench.engines import Comparison, Engine, Reading, engines, fio_arguments, fio_reading, output_of

WORKLOAD = "drive.random-4k-q32"
RATES = (100_000, 300_000, 500_000, 1_000_000, 0)
"""Requests a second; 0 is without a throttle."""
OURS, FIO, BATCHED = "ours", "fio", "fio in batches"
BYTES = 4 << 30
PAUSE_S = 0.3

NULL_BLK = Path("/sys/kernel/config/nullb")
ZRAM = Path("/sys/class/zram-control")
FOLDER = Path(__file__).resolve().parent.parent.parent / "benchmarks"

Ratio = Callable[[Sequence[float], Sequence[float]], Estimate]


@dataclass(frozen=True)
class Row:
    """What came of one rate. ``iops`` and ``processor_us`` (a request) are medians by engine."""

    limit: int
    rounds: int
    iops: dict[str, float]
    processor_us: dict[str, float]
    share: float
    """Of the time for which ours kept a processor busy."""
    limited: float
    """Share of the rounds in which ours said that the engine was the limit."""
    speed: dict[str, tuple[float, float | None, float | None]]
    """Ours over each of the others, within rounds: ratio and 95% interval."""


# -- a drive that answers at once ------------------------------------------------------------------------------


@contextmanager
def fast_drive() -> Iterator[tuple[str, str]]:
    """Make a drive; yield its kernel name and what it is, and let go of it after."""
    with suppress(OSError):
        output_of("modprobe", "null_blk", "nr_devices=0")
    if NULL_BLK.is_dir():
        with _null_blk() as name:
            yield name, "null_blk"
    elif ZRAM.is_dir():
        with _zram() as name:
            yield name, "zram, never written"
    else:
        with bench_drive.memory_drive() as (name, _):
            yield name, "loop device over memory"


@contextmanager
def _null_blk() -> Iterator[str]:
    """Make one that completes in the soft interrupt, as drives do (Documentation/block/null_blk.rst)."""
    name = f"disktune{os.getpid()}"
    place = NULL_BLK / name
    place.mkdir()
    try:
        for attribute, value in (("size", BYTES >> 20), ("irqmode", 1), ("hw_queue_depth", 128), ("power", 1)):
            (place / attribute).write_text(str(value), encoding="ascii")
        number = (place / "index").read_text(encoding="ascii").strip()
        yield name if Path("/sys/block", name).is_dir() else f"nullb{number}"
    finally:
        place.rmdir()


@contextmanager
def _zram() -> Iterator[str]:
    number = (ZRAM / "hot_add").read_text(encoding="ascii").strip()
    try:
        Path("/sys/block", f"zram{number}", "disksize").write_text(str(BYTES), encoding="ascii")
        yield f"zram{number}"
    finally:
        _remove(number)


def _remove(number: str) -> None:
    """Remove the device when whoever has it open, udev perhaps, has let go; raises OSError."""
    for _ in range(50):
        try:
            (ZRAM / "hot_remove").write_text(number, encoding="ascii")
        except OSError as error:
            if error.errno != errno.EBUSY:
                raise
            time.sleep(0.1)
        else:
            return
    raise OSError(errno.EBUSY, f"zram{number} is still in use; it stays")


# -- rounds ----------------------------------------------------------------------------------------------------


def contestants(name: str, seconds: int) -> dict[str, Engine]:
    """Return the engines: each call measures once."""
    # io_uring hands what cannot be begun without waiting to threads that fio does not count: a device without a
    # queue of requests, as zram is, has nothing else.
    queued = Path("/sys/block", name, "queue/nr_requests").exists()
    by = [f"--ioengine={'io_uring' if queued else 'libaio'}"]
    workload = BY_ID[WORKLOAD]
    batches = [f"--iodepth_batch_submit={workload.depth}", f"--iodepth_batch_complete_max={workload.depth}"]

    def fio(options: Sequence[str]) -> Engine:
        def measure() -> Reading:
            output, _ = output_of(*fio_arguments(name, workload, options, seconds))
            return fio_reading(output, by_request=True)

        return measure

    ours = engines(SystemPorts(), name, Comparison(WORKLOAD, by_request=True), seconds)["ours"]
    return {OURS: ours, FIO: fio(by), BATCHED: fio([*by, *batches])}


def measure(tools: Mapping[str, Engine], limit: int, rounds: int, ratio: Ratio) -> Row:
    """Let every engine run once a round, in a new random order; the first round is thrown away."""
    found: dict[str, list[Reading]] = {tool: [] for tool in tools}
    for number in range(rounds + 1):
        for tool in sample(list(tools), k=len(tools)):
            time.sleep(PAUSE_S)
            reading = tools[tool]()
            if number:
                found[tool].append(reading)
        print(f"{limit or 'no throttle'}: round {number} of {rounds}", end="\r", file=sys.stderr)
    print(file=sys.stderr)
    return row(limit, found, ratio)


def row(limit: int, found: Mapping[str, Sequence[Reading]], ratio: Ratio) -> Row:
    """Return what the readings of one rate amount to, by engine in the order of the rounds."""
    block = BY_ID[WORKLOAD].block_bytes
    iops = {tool: statistics.median(one.bytes_s / block for one in readings) for tool, readings in found.items()}
    costs = {tool: statistics.median(one.cpu or 0.0 for one in readings) for tool, readings in found.items()}
    ours = [one.bytes_s for one in found[OURS]]
    speed = {}
    for tool, readings in found.items():
        if tool != OURS:
            one = ratio(ours, [reading.bytes_s for reading in readings])
            speed[tool] = (one.ratio, one.low, one.high)
    return Row(
        limit=limit,
        rounds=len(ours),
        iops=iops,
        processor_us={tool: cost * 1e6 for tool, cost in costs.items()},
        share=statistics.median((one.cpu or 0.0) * one.bytes_s / block for one in found[OURS]),
        limited=sum(one.limited for one in found[OURS]) / len(ours),
        speed=speed,
    )


# -- what is written -------------------------------------------------------------------------------------------


def machine() -> dict[str, str | int | float]:
    """Return what the figures depend on; nothing that names this machine."""
    return {
        "processor": figures.processor(),
        "processors": os.cpu_count() or 0,
        "kernel": figures.kernel(),
        "python": platform.python_version(),
        "fio": output_of("fio", "--version")[0].strip(),
        "load_before": round(os.getloadavg()[0], 1),
    }


def table(rows: Sequence[Row], about: Mapping[str, object], day: str) -> str:
    """Return the rows as a page of Markdown."""
    lines = [
        "# The read engine at high rates",
        "",
        f"{day}. {about['processor']}, {about['processors']} processors, {about['kernel']}, Python "
        f"{about['python']}, {about['fio']}; drive: {about['drive']}; load average before: "
        f"{about['load_before']}.",
        "",
        "Random reads of 4 KiB, 32 in flight, by `sudo make bench`. Ratios are of ours to the other within each "
        "round, with the 95% interval; the rest are medians.",
        "",
        "| throttle at | IOPS: ours | fio | fio in batches | ours / fio | ours / fio in batches "
        "| µs a request: ours | fio | fio in batches | processor busy | said to be the limit |",
        "|---:|---:|---:|---:|---|---|---:|---:|---:|---:|---:|",
    ]
    for one in rows:
        cells = [f"{one.limit:,}" if one.limit else "none"]
        cells += [f"{one.iops[tool]:,.0f}" for tool in (OURS, FIO, BATCHED)]
        cells += [_shown(one.speed[tool]) for tool in (FIO, BATCHED)]
        cells += [f"{one.processor_us[tool]:.2f}" for tool in (OURS, FIO, BATCHED)]
        lines.append(f"| {' | '.join([*cells, f'{one.share:.0%}', f'{one.limited:.0%} of {one.rounds}'])} |")
    return "\n".join(lines) + "\n"


def _shown(speed: tuple[float, float | None, float | None]) -> str:
    middle, low, high = speed
    return f"{middle:.2f}" if low is None or high is None else f"{middle:.2f} [{low:.2f}, {high:.2f}]"


def keep(folder: Path, rows: Sequence[Row], about: Mapping[str, object], day: str) -> str:
    """Write ``reader.json`` and ``reader.md``, each whole or not at all; return the second."""
    folder.mkdir(exist_ok=True)
    page = table(rows, about, day)
    told = {"date": day, "machine": dict(about), "workload": WORKLOAD, "rows": [asdict(one) for one in rows]}
    figures.write(folder / "reader.json", json.dumps(told, indent=1, ensure_ascii=False) + "\n")
    figures.write(folder / "reader.md", page)
    return page


def run(rounds: int, seconds: int, ratio: Ratio, rates: Sequence[int] = RATES) -> None:
    """Measure at each rate, print the table, and keep it."""
    about: dict[str, object] = dict(machine())
    with ExitStack() as made:
        name, about["drive"] = made.enter_context(fast_drive())
        group = made.enter_context(bench_drive.throttle())
        device, tools, rows = bench_drive.number_of(name), contestants(name, seconds), []
        for rate in rates if group else [0]:
            if group:
                group.set(device, Limit(iops=rate) if rate else UNLIMITED)
            rows.append(measure(tools, rate, rounds, ratio))
    print(keep(FOLDER, rows, about, time.strftime("%Y-%m-%d", time.gmtime())), flush=True)
