"""The requests that reach each layer, as the kernel's tracing tells: bios at every device, requests at drives."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import ClassVar

from tests.lab.judges.kernel_trace import KernelTrace
from tests.lab.scenario import run

_BIO = re.compile(r" block_bio_queue: (\d+),(\d+) (\S+) \d+ \+ (\d+) ")
_REQUEST = re.compile(r" block_rq_issue: (\d+),(\d+) (\S+) (\d+) \(.*?\) \d+ \+ \d+ ")
"""Device, what it is (R a read, A reading ahead, D a discard, F a flush), and sectors of the bio or bytes of the
request (include/trace/events/block.h)."""

SECTOR = 512


class BlockTrace(KernelTrace):
    """Watches all block devices."""

    place = Path("/sys/kernel/tracing/instances/lab-layers")
    # Some thirty thousand events, which no read here comes near.
    buffer_kib = 8192
    events: ClassVar = {"block/block_bio_queue": "", "block/block_rq_issue": ""}

    def bios(self, kind: str = "R") -> dict[str, list[int]]:
        """Return the bytes of each bio of a *kind*, by the device that it was for, in order."""
        return self._found(_BIO, kind, SECTOR)

    def requests(self, kind: str = "R") -> dict[str, list[int]]:
        """Return the bytes of each request that a drive was given, by drive, in order."""
        return self._found(_REQUEST, kind, 1)

    def _found(self, pattern: re.Pattern[str], kind: str, unit: int) -> dict[str, list[int]]:
        found: defaultdict[str, list[int]] = defaultdict(list)
        for major, minor, what, amount in pattern.findall(self.text):
            if kind in what:
                found[_name(major, minor)].append(int(amount) * unit)
        return dict(found)


def _name(major: str, minor: str) -> str:
    return Path(f"/sys/dev/block/{major}:{minor}").resolve().name


def read_of(file: Path) -> BlockTrace:
    """Read a file from one end to the other as programs do, with nothing of it in memory; return the trace."""
    run("sync")
    Path("/proc/sys/vm/drop_caches").write_text("3", encoding="ascii")
    with BlockTrace() as trace:
        # Four kilobytes at a time: what is read together is then the kernel's choice, not the program's.
        run("dd", f"if={file}", "of=/dev/null", "bs=4k", "status=none", limit_s=120)
    return trace


def largest_kib(sizes: dict[str, list[int]], name: str) -> int:
    """Return the largest of a device's requests in KiB; 0 if there were none."""
    return max(sizes.get(name, ()), default=0) // 1024
