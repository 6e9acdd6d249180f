"""What fio would report of a simulated drive: rates and latencies from the drive's own curve, in fio's own
words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import log2

from disktune_contract.measuring.latency import bucket, middle_ns
from disktune_contract.record import record
from disktune_gui.demo.drive import SimulatedDrive
from disktune_gui.demo.medium import MEMORY_BYTES_S, QUEUE_GAIN, WRITE_SPEED, chance

INTERVAL_S = 0.25
WRITE_LATENCY_S = 25e-6
"""Flash calls a write done when it is in its cache."""
COMMIT_S = 1.2e-3
"""What flash needs to have something written for good. A disk has to wait for its platter."""
MEMORY_REQUEST_S = 2e-6
"""What a request costs that is answered from memory."""

BESIDE = "beside"
"""Stands among the options for a second job, a big copy that goes on meanwhile."""
_COPIED_BYTES = 1 << 20
"""What of a copy is ahead of a read when it comes: a scheduler lets reads pass, without one it is three times as
much."""

_SPREAD = ((0.72, 20), (0.85, 120), (0.95, 330), (1.0, 300), (1.1, 150), (1.3, 60), (1.8, 14), (3.0, 5), (6.0, 1))
"""Latencies as multiples of the mean, and how many in a thousand there are."""


@record
class Job:
    """What fio is asked to do, from its own options."""

    random: bool
    read_share: float
    block_bytes: int
    direct: bool
    fresh: bool
    depth: int
    """In all jobs together."""
    jobs: int
    every_sync: bool
    runtime_s: float
    size_bytes: int
    time_based: bool
    beside: bool
    """Whether a big copy goes on meanwhile."""


def job(options: dict[str, str]) -> Job:
    """Return what the options mean."""
    kind = options["rw"].removeprefix("rand")
    mix = int(options.get("rwmixread", "50")) / 100
    return Job(
        random=options["rw"].startswith("rand"),
        read_share={"read": 1.0, "write": 0.0}.get(kind, mix),
        block_bytes=int(options["bs"]),
        direct=options["direct"] == "1",
        fresh="file_append" in options,
        depth=int(options["iodepth"]) * int(options["numjobs"]),
        jobs=int(options["numjobs"]),
        every_sync=options.get("sync", "none") != "none",
        runtime_s=float(options["runtime"]),
        size_bytes=int(options["size"]) * (int(options["numjobs"]) if "offset_increment" in options else 1),
        time_based="time_based" in options,
        beside=BESIDE in options,
    )


def rate(wanted: Job, drive: SimulatedDrive, *, write: bool, warm: bool) -> float:
    """Return requests per second if all of them were reads, or writes."""
    curve, block = drive.medium.curve, wanted.block_bytes
    speed = curve.mean * (WRITE_SPEED if write else 1.0) * (1 - min(drive.medium.busy_share(), 0.8))
    if write and wanted.every_sync:
        return 1 / ((curve.turn_s or COMMIT_S) + block / speed)
    if (write or warm) and not wanted.direct:
        return 1 / (MEMORY_REQUEST_S + block / MEMORY_BYTES_S)
    if not wanted.random:
        return 1 / (curve.request_s + block / speed + (0.0 if cache_is_on(drive) or not write else COMMIT_S))
    if wanted.beside:
        ahead = _COPIED_BYTES * (3 if drive.queue.scheduler in (None, "none") else 1)
        return 1 / (curve.access_s + curve.request_s + (block + ahead) / speed)
    depth = min(wanted.depth, drive.queue.scsi_depth or wanted.depth)
    if curve.turn_s:
        access = curve.access_s * drive.medium.seek_factor() / (1 + QUEUE_GAIN * log2(depth))
        return 1 / (access + block / speed)
    written_s = WRITE_LATENCY_S if cache_is_on(drive) else COMMIT_S
    latency = (written_s if write else curve.access_s) + curve.request_s
    return min(min(depth, curve.channels) / (latency + block / speed), speed / block)


def cache_is_on(drive: SimulatedDrive) -> bool:
    """Return whether the drive says that data is written when it is in its cache (IDENTIFY word 85 bit 5)."""
    return drive.ata is None or bool(drive.ata.word(85) >> 5 & 1)


def reports(
    options: dict[str, str], drive: SimulatedDrive, seed: int, *, warm: bool = False
) -> Iterator[tuple[float, str]]:
    """Yield when, in seconds from the start, each report comes, and its text; the last is that of the end."""
    wanted = job(options)
    read, write = (rate(wanted, drive, write=kind, warm=warm) for kind in (False, True))
    share = wanted.read_share
    mixed = 1 / (share / read + (1 - share) / write)
    totals = {"read": _Side(), "write": _Side()}
    now, left = 0.0, wanted.size_bytes // wanted.block_bytes
    while True:
        here = mixed * (1 + 0.06 * (chance(seed, "fio", drive.name, round(now, 2)) - 0.5))
        step = min(INTERVAL_S, wanted.runtime_s - now)
        if not wanted.time_based:
            step = min(step, left / here)
        requests = max(1, round(here * step))
        left -= requests
        now += step
        reads = round(requests * share)
        for side, count in (("read", reads), ("write", requests - reads)):
            totals[side].add(count, wanted.block_bytes, wanted.depth / here, now)
        if wanted.direct or not warm:
            drive.counters.add_read(reads, reads * wanted.block_bytes, step, step * share)
        if wanted.direct or wanted.every_sync:
            writes = requests - reads
            drive.counters.add_written(writes, writes * wanted.block_bytes, step * (1 - share))
        yield now, _report(totals, now * wanted.jobs)
        if now >= wanted.runtime_s - 1e-9 or (not wanted.time_based and left <= 0):
            return


class _Side:
    """Totals of what was read, or written."""

    def __init__(self) -> None:
        self.requests = self.length = 0
        self.runtime_s = 0.0
        self.bins: dict[int, int] = {}

    def add(self, requests: int, block_bytes: int, mean_s: float, until_s: float) -> None:
        if requests <= 0:
            return
        self.requests += requests
        self.length += requests * block_bytes
        self.runtime_s = until_s
        left = requests
        for multiple, parts in _SPREAD:
            count = min(left, round(requests * parts / 1000))
            self._put(mean_s * multiple, count)
            left -= count
        self._put(mean_s, left)

    def _put(self, seconds: float, count: int) -> None:
        if count > 0:
            key = int(middle_ns(bucket(int(seconds * 1e9))))
            self.bins[key] = self.bins.get(key, 0) + count

    def told(self) -> dict[str, object]:
        """Return it as fio's report has it."""
        total = sum(self.bins.values())
        mean = sum(key * count for key, count in self.bins.items()) / total if total else 0.0
        times: dict[str, object] = {"max": max(self.bins, default=0), "mean": mean, "N": total}
        if self.bins:
            times["bins"] = {str(key): count for key, count in sorted(self.bins.items())}
        runtime = round(self.runtime_s * 1000)
        return {"io_bytes": self.length, "total_ios": self.requests, "runtime": runtime, "clat_ns": times}


def _report(totals: dict[str, _Side], job_s: float) -> str:
    """Return a report; *job_s* is the run's length summed over the jobs."""
    told = {name: side.told() for name, side in totals.items()}
    cpu = {"job_runtime": round(job_s * 1000), "usr_cpu": 2.5, "sys_cpu": 7.5}
    report = {"fio version": "fio-3.39", "jobs": [{"jobname": "disktune", "error": 0, **told, **cpu}]}
    return json.dumps(report, indent=2) + "\n"
