"""Speeds that are known beforehand, drives that come and go, and a sector that cannot be read."""

from __future__ import annotations

import time
from typing import Any

from disktune_contract import wire
from disktune_contract.measurement import Measurement
from disktune_contract.workloads import DIGEST
from tests.lab.machines import BAD_SECTOR, DAMAGED, PLUGGED, PULLED, SPEEDS
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window, ref

TOLERANCE = 0.03
RUN_S = 3
RUNS = 3
"""QEMU's throttle lets a tenth of a second through at once when it was idle: 3 % of the first run, none of the
others, so the median of three is without it."""


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
def hot_plug(lab: Lab) -> str:
    """A drive that is plugged in is in the list, can be measured, and is gone when it is unplugged."""
    with Window("tune") as window:
        before = {drive["name"] for drive in window.drives()}
        lab.host.plug(PLUGGED.role)
        appeared = lab.until("it is in the list", lambda: _present(window, PLUGGED.serial))
        run("udevadm", "settle")
        drive = window.drive(PLUGGED.serial)
        lab.true("under a name that was free", drive["name"] not in before)
        _measure(window, drive, 2, 1)
        lab.same("measured", window.event("measure-ended")["why"], "")
        lab.host.pull(PLUGGED.role)
        left = lab.until("it has left the list", lambda: not _present(window, PLUGGED.serial))
        lab.same("the others", {found["name"] for found in window.drives()}, before)
    return f"listed after {appeared:.1f} s, gone after {left:.1f} s"


@scenario()
def pulled_during_benchmark(lab: Lab) -> str:
    """A drive is pulled out while it is measured: the measurement ends with that reason, the session goes on."""
    with Window("tune") as window:
        lab.host.plug(PULLED.role)
        lab.until("it is in the list", lambda: _present(window, PULLED.serial))
        run("udevadm", "settle")
        _measure(window, window.drive(PULLED.serial), 30, 1)
        for _ in range(5):
            window.event("measure-sample")
        lab.host.pull(PULLED.role)
        pulled = time.monotonic()
        ended = window.event("measure-ended")
        took = time.monotonic() - pulled
        lab.same("results", ended["results"], [])
        lab.same("reason", ended["fault"], "drive-gone")
        lab.until("it has left the list", lambda: not _present(window, PULLED.serial))
        lab.true("the session goes on", len(window.drives()) > 0)
    return f"ended {took:.1f} s after it was pulled: {ended['why']}"


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


def _measure(window: Window, drive: dict[str, Any], seconds: int, runs: int, offset: int = 0) -> None:
    length = {"offset_bytes": offset, "seconds": seconds, "runs": runs}
    window.ask("measure", drive=ref(drive), workloads=["drive.direct"], catalogue=DIGEST, **length)


def _present(window: Window, serial: str) -> bool:
    return any(drive["serial"] == serial and drive["size_bytes"] for drive in window.drives())
