"""Speeds that are known beforehand, drives that come and go, and a sector that cannot be read."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from disktune_contract import wire
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.workload import Engine
from disktune_contract.workloads import DIGEST
from tests.lab.judges.call_trace import CallTrace
from tests.lab.machines import BAD_SECTOR, DAMAGED, MIB, PULLED, RANDOM, SPEEDS
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import USER, Fault, Window, ref

TOLERANCE = 0.01
"""Of a sequential speed."""
RANDOM_TOLERANCE = 0.03
RANDOM_RUN_S = 6
RANDOM_RUNS = 2
"""The same tenth of a second is 1.7 % of six; fio takes so long to start that every run of its begins with it."""
RUN_S = 12
RUNS = 3
"""QEMU's throttle lets a tenth of a second through at once when it was idle: 0.8 % of the first run of twelve
seconds, and of the others as much as the pause between two runs is of a tenth of a second, which on a busy host is
all of it."""

HOME = Path(f"/home/{USER}")
BY_HAND = HOME / "by-hand"
FIO = (*("fio", "--name=by-hand", "--thread", "--output=/dev/null", "--ioengine=psync"), f"--filename={BY_HAND}")
DD = ("dd", "status=none")
COMMIT = 8192
COMMITS = 300
"""By hand: what else is written in the background counts little beside them."""


@scenario()
def benchmark_20(lab: Lab) -> str:
    """Twenty megabytes a second."""
    return _benchmark(lab, "benchmark-20")


@scenario()
def benchmark_100(lab: Lab) -> str:
    """A hundred."""
    return _benchmark(lab, "benchmark-100")


@scenario()
def benchmark_400(lab: Lab) -> str:
    """Four hundred."""
    return _benchmark(lab, "benchmark-400")


def _benchmark(lab: Lab, name: str) -> str:
    """Measure a drive whose speed QEMU limits, and compare."""
    disk = SPEEDS[name]
    with Window("tune") as window:
        drive = window.drive(disk.serial)
        _measure(window, drive, RUN_S, RUNS)
        ended = window.event("measure-ended")
        lab.same("reason for no result", ended["why"], "")
        result = wire.load(Measurement, ended["results"][0])
    speed = result.median_bytes_s
    off = speed / disk.bytes_s - 1
    lab.true(f"{speed / 1e6:.2f} MB/s is {off:+.1%} off the true {disk.bytes_s / 1e6:.0f}", abs(off) <= TOLERANCE)
    read = sum(one.bytes_read for one in result.runs)
    lab.true("the kernel counted what was read", abs((result.device_bytes or 0) / read - 1) < TOLERANCE)
    return f"{speed / 1e6:.2f} MB/s, {off:+.2%} off the throttle; engine busy {result.engine_share:.0%}"


@scenario()
def benchmark_random(lab: Lab) -> str:
    """A drive that QEMU lets answer so many requests a second, by our engine and by fio as nobody."""
    found = []
    with Window("tune") as window:
        drive = window.drive(RANDOM.serial)
        for name in ("drive.random-4k-q1", "drive.random-4k-q32", "drive.fio.random-4k-q32"):
            _measure(window, drive, RANDOM_RUN_S, RANDOM_RUNS, workload=name)
            ended = window.event("measure-ended")
            lab.same(f"{name}: reason for no result", ended["why"], "")
            result = wire.load(Measurement, ended["results"][0])
            off = result.median_iops / RANDOM.requests_s - 1
            lab.true(f"{name}: {result.median_iops:.1f} is {off:+.1%} off the truth", abs(off) <= RANDOM_TOLERANCE)
            latency = result.runs[-1].read_latency
            lab.true(f"{name}: latencies are known", latency is not None)
            # Little's law: so many requests in flight take so long each.
            expected = result.depth / RANDOM.requests_s
            mean = latency.mean_s if latency else 0.0
            lab.true(f"{name}: {mean * 1000:.2f} ms, not {expected * 1000:.2f}", abs(mean / expected - 1) <= 0.1)
            found.append(f"{name} {off:+.2%}")
    return ", ".join(found)


@scenario()
def engine_is_the_limit(lab: Lab) -> str:
    """A drive that answers at once (null_blk): fio makes the runs by itself; where it is gone, that is said."""
    run("modprobe", "null_blk", "nr_devices=1", "gb=1", "irqmode=1")
    found = []
    try:
        with Window("tune") as window:
            (drive,) = (one for one in window.drives() if one["name"] == "nullb0")
            for fio_is_there in (True, False):
                result = _limited(lab, window, drive, fio_is_there=fio_is_there)
                found.append(f"{result.program} {result.median_iops:,.0f}/s, busy {result.engine_share:.0%}")
    finally:
        run("rmmod", "null_blk")
    return "; ".join(found)


def _limited(lab: Lab, window: Window, drive: dict[str, Any], *, fio_is_there: bool) -> Measurement:
    fio, away = Path("/usr/bin/fio"), Path("/usr/bin/fio-away")
    if not fio_is_there:
        fio.rename(away)
    try:
        _measure(window, drive, 2, 2, workload="drive.random-4k-q32")
        ended = window.event("measure-ended")
    finally:
        if not fio_is_there:
            away.rename(fio)
    lab.same("reason for no result", ended["why"], "")
    result = wire.load(Measurement, ended["results"][0])
    lab.same("who makes the runs", result.engine, Engine.FIO if fio_is_there else Engine.READER)
    lab.same("its name", result.program.startswith("fio-"), fio_is_there)
    lab.same("nothing else used the drive", result.foreign_bytes, 0)
    said = " ".join(result.notes)
    if fio_is_there:
        lab.true(f"it is said: {said}", "uses fio for" in said)
    else:
        lab.true("the result is marked", result.engine_limited)
        lab.true(f"what to install is said: {said}", "sudo apt install fio" in said)
    return result


@scenario()
def benchmark_folder(lab: Lab) -> str:
    """fio on a file of the user's, by the user's own process: nothing is left, and root takes no such path."""
    request: dict[str, Any] = {"folder": str(HOME), "catalogue": DIGEST, "file_mib": 16, "seconds": 2, "runs": 1}
    with Window("browse") as window:
        facts = window.ask("check-folder", folder=str(HOME))
        lab.same("it can be measured", facts["refusal"], "")
        before = sorted(HOME.iterdir())
        window.ask("measure-folder", workloads=["file.rnd4k-q32t1.mix", "dd.write-1m.fdatasync"], **request)
        ended = window.event("measure-ended")
        lab.same("reason for no result", ended["why"], "")
        mixed, written = (wire.load(Measurement, result) for result in ended["results"])
        lab.true("it read and wrote", mixed.runs[0].reads > 0 and mixed.runs[0].writes > 0)
        lab.true("it wrote", written.runs[0].bytes_written > 0)
        read = _reads_as_dd(lab, window, request)
        appended = _appends(lab, window, request)
        lab.same("what is left", sorted(HOME.iterdir()), before)
    with Window("tune") as window:
        try:
            window.ask("measure-folder", workloads=["dd.spot.large"], **request)
        except Fault as error:
            lab.same("root and a path", error.fault, "not-allowed")
        else:
            lab.true("root refuses a path", False)
    speed = f"{mixed.program}: {mixed.median_iops:.0f} requests a second on {facts['filesystem']}"
    return f"{speed}; {read}; {appended}"


def _reads_as_dd(lab: Lab, window: Window, request: dict[str, Any]) -> str:
    """The kernel copies to memory that begins with a page, as for dd; fio by itself has other memory, and is slow.

    How slow emulation does not show: it copies byte by byte.
    """
    BY_HAND.write_bytes(os.urandom(4 * MIB))
    with CallTrace() as trace:
        run(*DD, f"if={BY_HAND}", "of=/dev/null", "bs=1M")
        run(*FIO, "--rw=read", "--bs=1M")
    BY_HAND.unlink()
    lab.same("memory of dd", {one.aligned for one in trace.of("dd", "read", MIB)}, {True})
    lab.same("of fio by itself", {one.aligned for one in trace.of("fio", "pread64", MIB)}, {False})
    with CallTrace() as trace:
        window.ask("measure-folder", workloads=["use.video-play"], **request)
        lab.same("reason for no result", window.event("measure-ended")["why"], "")
    ours = trace.of("fio", "pread64", MIB)
    lab.same("of ours", {one.aligned for one in ours}, {True})
    return f"{len(ours)} reads to whole pages"


def _appends(lab: Lab, window: Window, request: dict[str, Any]) -> str:
    """A commit makes an empty file longer, and costs the drive what an append of dd and of fio costs."""
    costs = {}
    write = (*FIO, "--rw=write", "--sync=dsync", f"--bs={COMMIT}", f"--size={COMMITS * COMMIT}")
    BY_HAND.write_bytes(bytes(COMMITS * COMMIT))
    overwritten = _written(lambda: run(*write, "--overwrite=1")) / COMMITS
    BY_HAND.write_bytes(b"")
    costs["fio"] = _written(lambda: run(*write, "--file_append=1", "--fallocate=none")) / COMMITS
    BY_HAND.write_bytes(b"")
    append = ("conv=notrunc", "oflag=append,dsync", f"bs={COMMIT}", f"count={COMMITS}")
    costs["dd"] = _written(lambda: run(*DD, "if=/dev/zero", f"of={BY_HAND}", *append)) / COMMITS
    BY_HAND.unlink()
    sizes: list[int] = []

    def measure() -> None:
        window.ask("measure-folder", workloads=["use.database-log"], **request | {"seconds": 4})
        lab.until("the file grows", lambda: _grown(sizes), 30)
        lab.same("reason for no result", window.event("measure-ended")["why"], "")

    with CallTrace() as trace:
        written = _written(measure)
    places = [one.place for one in trace.of("fio", "pwrite64", COMMIT)]
    lab.same("one behind the other from the beginning", places, [*range(0, len(places) * COMMIT, COMMIT)])
    costs["ours"] = written / len(places)
    figures = ", ".join(f"{name} {cost / COMMIT:.1f}" for name, cost in costs.items())
    # Beside the data, the journal's description of the longer file; an overwritten one stays as it is described.
    lab.true(f"alike: {figures}", max(costs.values()) < 1.6 * min(costs.values()))
    lab.true(f"{overwritten / COMMIT:.1f} to overwrite: {figures}", overwritten < 0.6 * min(costs.values()))
    figures += f", overwriting {overwritten / COMMIT:.1f}"
    return f"{len(places)} commits, {sizes[-1]} bytes after some of them; times their data: {figures}"


def _written(work: Callable[[], object]) -> int:
    """Return the bytes that the drive of the home directory is given while *work* is done."""
    run("sync")
    before = _of_drive()
    work()
    return _of_drive() - before


def _of_drive() -> int:
    number = HOME.stat().st_dev
    stat = Path(f"/sys/dev/block/{os.major(number)}:{os.minor(number)}/stat").read_text("ascii").split()
    return int(stat[6]) * 512


def _grown(sizes: list[int]) -> bool:
    """Add the size of the file that fio has open, if it is another one; return whether it grew twice."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "comm").read_text("ascii") == "fio\n":
                found = [fd.stat().st_size for fd in (process / "fd").iterdir() if str(HOME) in str(fd.readlink())]
                sizes += [size for size in found[:1] if size not in sizes[-1:]]
        except OSError:
            continue  # It has ended.
    return len(sizes) > 2 and sizes == sorted(sizes)


@scenario()
def pulled_during_benchmark(lab: Lab) -> str:
    """A drive that is plugged in is measured; pulled out meanwhile, that is the reason, and the session lives."""
    with Window("tune") as window:
        before = {drive["name"] for drive in window.drives()}
        lab.host.plug(PULLED.role)
        appeared = lab.until("it is in the list", lambda: _present(window, PULLED.serial))
        run("udevadm", "settle")
        drive = window.drive(PULLED.serial)
        lab.true("under a name that was free", drive["name"] not in before)
        _measure(window, drive, 2, 1)
        lab.same("measured", window.event("measure-ended")["why"], "")
        window.events.clear()
        _measure(window, drive, 30, 1)
        for _ in range(5):
            window.event("measure-sample")
        lab.host.pull(PULLED.role)
        pulled = time.monotonic()
        ended = window.event("measure-ended")
        took = time.monotonic() - pulled
        lab.same("results", ended["results"], [])
        lab.same("reason", ended["fault"], "drive-gone")
        lab.until("it has left the list", lambda: not _present(window, PULLED.serial))
        lab.same("the others", {found["name"] for found in window.drives()}, before)
    return f"listed after {appeared:.1f} s, ended {took:.1f} s after it was pulled: {ended['why']}"


@scenario()
def unreadable_sector(lab: Lab) -> str:
    """A sector that cannot be read ends the measurement with its place; the drive can be measured elsewhere."""
    with Window("tune") as window:
        drive = window.drive(DAMAGED.serial)
        _measure(window, drive, 30, 1)
        ended = window.event("measure-ended")
        lab.same("reason", ended["fault"], "io-error")
        place = f"{BAD_SECTOR * 512 / (1 << 30):.2f} GiB"
        lab.true(f"{ended['why']!r} names {place}", place in ended["why"])
        _measure(window, drive, 1, 1, offset=1 << 30)
        lab.same("elsewhere", window.event("measure-ended")["why"], "")
    return str(ended["why"])


def _measure(
    window: Window, drive: dict[str, Any], seconds: int, runs: int, offset: int = 0, workload: str = "drive.direct"
) -> None:
    length = {"offset_bytes": offset, "seconds": seconds, "runs": runs}
    window.ask("measure", drive=ref(drive), workloads=[workload], catalogue=DIGEST, **length)


def _present(window: Window, serial: str) -> bool:
    return any(drive["serial"] == serial and drive["size_bytes"] for drive in window.drives())
