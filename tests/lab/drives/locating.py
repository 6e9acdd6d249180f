"""Which drive it is: its place as udev names it, and reads in a rhythm as the kernel counts them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median

from tests.lab.machines import HDD, NVME, PATA, SSD, USB
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window, ref

LOOK_S, WATCHED_S = 0.02, 8.0
PERIOD_S, ON_S = 1.0, 0.5
"""As the window promises; not taken from the program."""
LATE_S = 0.2
"""How far from what is meant half of the pauses may be, where helper and watcher share a processor with others."""


@dataclass(frozen=True)
class Counted:
    """A line of /proc/diskstats (Documentation/admin-guide/iostats.rst), and when it was read."""

    at: float
    reads: int
    writes: int
    sectors_written: int


@scenario()
def drive_located(lab: Lab) -> str:
    """The names by path are udev's; a drive is read half of each second, is not written, and stops when told."""
    with Window("browse") as browse, Window("tune") as tune:
        for disk in (HDD, SSD, PATA, NVME, USB):
            drive = browse.drive(disk.serial)
            place = browse.ask("checkup", drive=ref(drive))["place"]
            links = run("udevadm", "info", "--query=symlink", f"--name={drive['name']}").split()
            theirs = sorted(link.removeprefix("disk/by-path/") for link in links if "by-path" in link)
            lab.same(f"{disk.role}: names by path", sorted(place["paths"]), theirs)
            lab.true(f"{disk.role}: {place['controller']} is on the way", place["controller"] in theirs[0])
        shown = tune.drive(HDD.serial)
        job = tune.ask("flicker", drive=ref(shown))["job"]
        tune.event("flicker-beat")
        seen = _watch(str(shown["name"]), WATCHED_S)
        tune.ask("cancel", job=job)
        lab.same("how it ended", tune.event("flicker-ended")["fault"], "cancelled")
        quiet = _watch(str(shown["name"]), 1.5)
    lab.same(
        "written meanwhile", (seen[-1].writes, seen[-1].sectors_written), (seen[0].writes, seen[0].sectors_written)
    )
    lab.same("reads after the end", quiet[-1].reads, quiet[0].reads)
    pauses = _pauses(seen)
    lab.true(f"{len(pauses)} pauses in {WATCHED_S:.0f} s", len(pauses) >= WATCHED_S / PERIOD_S / 2)
    # One that a busy machine came to late says nothing of the rhythm.
    lengths = [took for _, took in pauses]
    lab.true(f"pauses, in s: {lengths}", abs(median(lengths) - (PERIOD_S - ON_S)) < LATE_S)
    apart = [after - before for (before, _), (after, _) in pairwise(pauses)]
    lab.true(f"s from pause to pause: {apart}", abs(median(apart) - PERIOD_S) < LATE_S)
    reads = seen[-1].reads - seen[0].reads
    return f"{reads} reads in {len(pauses) + 1} bursts, {len(pauses)} pauses, 0 writes in {WATCHED_S:.0f} s"


def _watch(name: str, seconds: float) -> list[Counted]:
    """Return what the kernel counts of a drive, again and again."""
    began = time.monotonic()
    found = []
    while time.monotonic() - began < seconds:
        for line in Path("/proc/diskstats").read_text(encoding="ascii").splitlines():
            fields = line.split()
            if fields[2] == name:
                found.append(Counted(time.monotonic(), int(fields[3]), int(fields[7]), int(fields[9])))
        time.sleep(LOOK_S)
    return found


def _pauses(seen: list[Counted]) -> list[tuple[float, float]]:
    """Return when the drive was left alone for longer than a read takes, and for how long; whole pauses only."""
    moments = [after.at for before, after in pairwise(seen) if after.reads != before.reads]
    return [(before, after - before) for before, after in pairwise(moments) if after - before > ON_S / 2]
