"""File benchmarks on the simulated machine: its directories, and reports as fio and bonnie++ would print them.

The reports are in the form of the real programs, so that the helper's own parser reads them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from math import log2

from disktune_contract.measuring.latency import bucket, middle_ns
from disktune_contract.measuring.workload import Sync
from disktune_contract.record import record
from disktune_gui.demo.drive import SimulatedDrive
from disktune_gui.demo.medium import MEMORY_BYTES_S, QUEUE_GAIN, WRITE_SPEED, SimulatedTime, chance
from disktune_helper.bench import folders
from disktune_helper.bench.folders import Mount
from disktune_helper.system.ports import BenchDirectory, Child, Ended, FolderLook, Ports, Scratch

# -- simulated fio: rates and latencies from the drive's own curve -----------------------------------------

INTERVAL_S = 0.25
WRITE_LATENCY_S = 25e-6
"""Flash completes a write when it is in its cache."""
COMMIT_S = 1.2e-3
"""Time for flash to write durably. A disk has to wait for its platter."""
MEMORY_REQUEST_S = 2e-6
"""Cost of a request that is answered from memory."""

BESIDE = "beside"
"""Added to the options for a second job, a big copy that runs at the same time."""
_COPIED_BYTES = 1 << 20
"""Bytes of a copy that are ahead of a read in the queue; three times as many without a scheduler, as a scheduler
lets reads pass."""

_SPREAD = ((0.72, 20), (0.85, 120), (0.95, 330), (1.0, 300), (1.1, 150), (1.3, 60), (1.8, 14), (3.0, 5), (6.0, 1))
"""Latencies as multiples of the mean, and how many in a thousand there are."""


@record
class Job:
    """A job of fio, from its options."""

    random: bool
    read_share: float
    block_bytes: int
    direct: bool
    fresh: bool
    depth: int
    """The sum of all jobs."""
    jobs: int
    every_sync: bool
    runtime_s: float
    size_bytes: int
    time_based: bool
    beside: bool
    """Whether a big copy runs at the same time."""


def job(options: dict[str, str]) -> Job:
    """Return the job that the options describe."""
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
    """Return whether the drive completes a write once it is in its cache (IDENTIFY word 85 bit 5)."""
    return drive.ata is None or bool(drive.ata.word(85) >> 5 & 1)


def reports(
    options: dict[str, str], drive: SimulatedDrive, seed: int, *, warm: bool = False
) -> Iterator[tuple[float, str]]:
    """Yield each report's time in seconds from the start, and its text; the last one is the final report."""
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
    """Totals of all reads, or of all writes."""

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
        """Return the totals in the form of fio's report."""
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


# -- simulated machine: directories, fio and bonnie++ ------------------------------------------------------

FREE_SHARE = 0.4
_REQUEST_BYTES = 128 << 10
"""Size of the kernel's requests for a stream: that of the background's requests."""
_INTERRUPTED = 128
"""fio's exit status after SIGINT."""
_BONNIE_PARTS = (
    "Writing a byte at a time",
    "Writing intelligently",
    "Rewriting",
    "Reading a byte at a time",
    "Reading intelligently",
    "start 'em",
)
_PUTC_BYTES_S = 1_500 * 1024
"""Speed of one processor a byte at a time through the C library's lock."""

Script = Iterator[tuple[float, str, str]]
"""Seconds from the start; text on standard output; text on standard error."""


class SimulatedOutside:
    """The directories in which something is mounted, and the two programs, installed."""

    def __init__(
        self,
        ports: Ports,
        drives: dict[str, SimulatedDrive],
        time: SimulatedTime,
        seed: int,
        catch_up: Callable[[], None] = lambda: None,
    ) -> None:
        """*catch_up* brings the drives up to date before they are measured."""
        self._ports, self._drives, self._time, self._seed = ports, drives, time, seed
        self._catch_up = catch_up
        self._files: dict[int, SimulatedScratch] = {}
        """The last file made on each mount."""

    def find(self, program: str) -> str:
        return f"/usr/bin/{program}"

    def version(self, path: str) -> str:
        return "fio-3.39" if path.endswith("fio") else "Version: 2.00a"

    def start(self, arguments: Sequence[str], fds: Sequence[int] = ()) -> Child:
        self._catch_up()
        if arguments[0].endswith("fio"):
            return self._fio(
                arguments, self._below(folders.mounts(self._mountinfo())[fds[0]]), self._files[fds[0]]
            )
        folder, size = arguments[arguments.index("-d") + 1], arguments[arguments.index("-s") + 1]
        drive = self._below(self._mount(folder))
        return SimulatedChild(self._time, _bonnie(drive, int(size.removesuffix("M")) << 20))

    def start_reader(self, arguments: Sequence[str], fds: Sequence[int] = ()) -> Child:  # noqa: ARG002
        self._catch_up()
        return self._fio(arguments, self._drives[_options(arguments)["filename"].removeprefix("/dev/")])

    def look(self, folder: str) -> FolderLook:
        mount = self._mount(folder)
        size = self._below(mount).size_bytes
        return FolderLook(
            folder, mount.number, int(size * FREE_SHARE), size, writable=folder not in ("/", "/boot/efi")
        )

    def is_root(self) -> bool:
        return False

    def why_not(self) -> str:
        return ""

    def scratch(self, folder: str) -> Scratch:
        mount = self._mount(folder)
        file = SimulatedScratch(mount.number, self._below(mount), self._time)
        self._files[mount.number] = file
        return file

    def nest(self, folder: str) -> BenchDirectory:
        return SimulatedNest(f"{folder}/.disktune-bonnie-demo")

    def _fio(self, arguments: Sequence[str], drive: SimulatedDrive, file: SimulatedScratch | None = None) -> Child:
        options = _options(arguments)
        if file is not None and "file_append" in options and "sync" not in options:
            file.dirty_bytes = int(options["size"])
        told = reports(options, drive, self._seed, warm=file is not None and file.is_warm)
        return SimulatedChild(self._time, ((at, text, "") for at, text in told))

    def _mountinfo(self) -> str:
        return self._ports.read_text("/proc/self/mountinfo")

    def _mount(self, folder: str) -> Mount:
        """Return the mount that contains *folder*."""
        around = [
            mount
            for mount in folders.mounts(self._mountinfo()).values()
            if mount.source.startswith("/dev/") and f"{folder}/".startswith(f"{mount.place.rstrip('/')}/")
        ]
        return max(around, key=lambda mount: len(mount.place))

    def _below(self, mount: Mount) -> SimulatedDrive:
        drives, _ = folders.below(self._ports, mount)
        return self._drives[drives[0]]


class SimulatedChild:
    """A program that prints its script at the script's times."""

    def __init__(self, time: SimulatedTime, script: Script) -> None:
        self._time, self._script = time, script
        self._begun = time.now()
        self._next = next(script, None)
        self._said = ""
        self._status = 0

    def read(self, timeout_s: float) -> bytes | None:
        if self._next is None:
            return None
        at, printed, said = self._next
        wait = self._begun + at - self._time.now()
        self._time.wait_until(self._time.now() + max(0.0, min(wait, timeout_s)))
        if wait > timeout_s:
            return b""
        self._next = next(self._script, None)
        self._said += said
        return printed.encode()

    def said(self) -> str:
        return self._said

    def interrupt(self) -> None:
        self._next, self._status = None, _INTERRUPTED

    def kill(self) -> None:
        self._next, self._status = None, -9

    def wait(self) -> Ended:
        return Ended(self._status, 0.1 * (self._time.now() - self._begun))


class SimulatedScratch:
    """A file of which only the length exists. In place of a descriptor it has the number of its mount."""

    def __init__(self, mount: int, drive: SimulatedDrive, time: SimulatedTime) -> None:
        self.argument = f"/proc/self/fd/{mount}"
        self.fds: tuple[int, ...] = (mount,)
        self._time, self._drive, self._size = time, drive, 0
        self.is_warm = False
        self.is_direct = False
        self.dirty_bytes = 0
        """Written, but not on the drive yet."""

    def size_bytes(self) -> int:
        return self._size

    def write_at(self, offset: int, data: bytes | memoryview) -> None:
        self._drive.check_present()
        self._size = max(self._size, offset + len(data))
        if not self.is_direct:
            self._time.wait_until(self._time.now() + len(data) / MEMORY_BYTES_S)
            return
        seconds = self._drive.medium.write(offset, len(data))
        self._drive.counters.add_written(-(-len(data) // _REQUEST_BYTES), len(data), seconds)

    def bypass_cache(self) -> None:
        self.is_direct = True

    def pause(self, seconds: float) -> None:
        self._time.wait_until(self._time.now() + seconds)

    def empty(self) -> None:
        self._size = 0

    def forget(self) -> None:
        self.is_warm = False

    def warm(self, length: int) -> None:  # noqa: ARG002
        self.is_warm = True

    def sync(self, kind: Sync) -> None:  # noqa: ARG002
        dirty, self.dirty_bytes = self.dirty_bytes, 0
        speed, now = self._drive.medium.curve.mean * WRITE_SPEED, self._time.now()
        for at, part in _parts(dirty, speed):
            self._drive.counters.add_written(-(-part // _REQUEST_BYTES), part, part / speed)
            self._time.wait_until(now + at)
        self._time.wait_until(now + dirty / speed + COMMIT_S)

    def share(self) -> Scratch:
        return self

    def close(self) -> None:
        """Nothing is kept open."""


class SimulatedNest:
    """A directory that needs no removing."""

    def __init__(self, path: str) -> None:
        self.path = path

    def clear(self) -> None:
        """There is nothing in it."""

    def close(self) -> None:
        """There is nothing to remove."""


def _options(arguments: Sequence[str]) -> dict[str, str]:
    """Return fio's options of the first job by name; those without a value have an empty one."""
    second = [at for at, word in enumerate(arguments) if word.startswith("--name=")][1:]
    first = arguments[: second[0]] if second else arguments
    found = dict(word[2:].partition("=")[::2] for word in first if word.startswith("--"))
    return found | ({BESIDE: ""} if second else {})


def _parts(length: int, bytes_s: float) -> Iterator[tuple[float, int]]:
    """Divide *length* bytes at a speed into parts of `INTERVAL_S`: yield end in seconds, and bytes, of each."""
    step, done = max(1, int(bytes_s * INTERVAL_S)), 0
    while done < length:
        part = min(step, length - done)
        done += part
        yield done / bytes_s, part


_DOES = (("write",), ("write",), ("read", "write"), ("read",), ("read",), ())
"""What bonnie++ does on the drive in each of its parts; the seeks of the last are too few to be seen."""


def _bonnie(drive: SimulatedDrive, size: int) -> Script:
    """Yield the output of bonnie++: its parts as they end, then the line with all figures."""
    curve = drive.medium.curve
    speed = curve.mean
    rates = (_PUTC_BYTES_S * 60, speed * WRITE_SPEED, speed * 0.42, _PUTC_BYTES_S * 90, speed)
    now = 0.0
    for part, does, rate in zip(_BONNIE_PARTS, _DOES, (*rates, speed * 10), strict=True):
        for at, length in _parts(size, rate):
            requests, seconds = -(-length // _REQUEST_BYTES), length / speed
            if "read" in does:
                drive.counters.add_read(requests, length, seconds)
            if "write" in does:
                drive.counters.add_written(requests, length, seconds)
            yield now + at, "", ""
        now += size / rate
        yield now, "", f"{part}...done\n"
    kib = [int(rate / 1024) for rate in rates]
    seeks = 2 / (curve.access_s + curve.request_s)
    fields = [f"{kib[0]},97", f"{kib[1]},14", f"{kib[2]},9", f"{kib[3]},98", f"{kib[4]},12", f"{seeks:.1f},6"]
    files = [
        f"{seeks * share:.0f},{cpu}" for share, cpu in ((9, 31), (40, 60), (11, 28), (8, 30), (41, 61), (4, 20))
    ]
    delays = [
        "11ms",
        "214ms",
        "530ms",
        "9312us",
        "41ms",
        "88ms",
        "2011us",
        "730us",
        "1120us",
        "880us",
        "40us",
        "910us",
    ]
    line = ",".join(
        ["1.98,2.00a,DiskTune,1,1700000000", f"{size >> 20}M,,8192,5", *fields, "16,,,,", *files, *delays]
    )
    yield now + 1, line + "\n", ""
