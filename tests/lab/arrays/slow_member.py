"""A member that holds the others back is named, and a healthy one never.

What the window computes is fed with what the installed helper says, over the real protocol.
"""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from disktune_contract import wire
from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.array_model import ArrayModel
from disktune_contract.arrays.slowdown_causes import WINDOWS
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.look import ActivitySample
from tests.lab.arrays.boosts import TRIO, create, stop, throttle_members, usual_speed_afterwards
from tests.lab.judges.programs import attribute
from tests.lab.machines import MB
from tests.lab.scenario import Lab, scenario
from tests.lab.seat import Window, ref

SLOW = int(2.4 * MB)
NAMED_S = 60.0
"""Within so long of its becoming slow, a member has to be named."""


class Watcher:
    """The page of an array, without the page."""

    def __init__(self, window: Window, array: str = "md0") -> None:
        self.window = window
        self.model = ArrayModel()
        listed = window.drives()
        self.drives = {drive["name"]: wire.load(Drive, drive) for drive in listed}
        self.array = ref(next(drive for drive in listed if drive["name"] == array))
        window.ask("watch", interval_ms=1000)

    def look(self) -> ArrayReport:
        """Ask one time, and take in what has come since."""
        report = self.ask()
        for sample in samples(self.window):
            self.take(sample)
        return report

    def ask(self) -> ArrayReport:
        """Ask once; what the drives did is for `take`, where others look at the same window."""
        report = wire.load(ArrayReport, self.window.ask("array", drive=self.array))
        self.model.add_report(report)
        return report

    def take(self, sample: ActivitySample) -> None:
        """Take in what the drives did."""
        self.model.add_counters(sample.at_s, sample.drives, self.drives)


def samples(window: Window) -> list[ActivitySample]:
    """Return what came of the drives' activity since the last time, which is then no longer there."""
    found = [event for event in window.events if event["event"] == "activity"]
    window.events[:] = [event for event in window.events if event["event"] != "activity"]
    return [wire.load(ActivitySample, event["args"]) for event in found]


def _check() -> None:
    Path("/sys/block/md0/md/sync_action").write_text("check\n", encoding="ascii")


@contextmanager
def _somebody_at_work() -> Iterator[None]:
    """Read the array here and there, in bursts, as programs do."""
    done = threading.Event()

    def work() -> None:
        chance = random.Random(1)  # noqa: S311
        fd = os.open("/dev/md0", os.O_RDONLY)
        try:
            while not done.wait(chance.choice((0.02, 0.02, 0.1, 1.0))):
                os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
                os.pread(fd, 4096, chance.randrange(70_000) * 4096)
        finally:
            os.close(fd)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


@scenario()
def slow_member(lab: Lab) -> str:
    """A check beside other work calls no member slow; one at a fifth of its speed is named in a minute."""
    with Window("browse") as window, usual_speed_afterwards(lab):
        throttle_members(lab, SLOW)
        members = [window.drive(disk.serial)["name"] for disk in TRIO]
        create(5, [f"/dev/{name}" for name in members])
        healthy = Watcher(window)
        looks = windows = 0
        with _somebody_at_work():
            _check()
            while healthy.look().operation:
                lab.true(f"nobody is accused: {healthy.model.suspect}", healthy.model.suspect is None)
                looks += 1
                windows = max(windows, len(healthy.model.windows))
                time.sleep(1)
        lab.true(f"enough windows in a row to accuse somebody: {windows}", windows >= WINDOWS)
        for disk in TRIO[::2]:
            lab.host.throttle(disk.role, 5 * SLOW)
        watcher = Watcher(window)
        _check()
        began = time.monotonic()
        while watcher.model.suspect is None:
            lab.true(f"named in time: {watcher.model.windows}", time.monotonic() - began < NAMED_S)
            watcher.look()
            time.sleep(1)
        found = watcher.model.suspect
        took = time.monotonic() - began
        lab.same("who holds the others back", found.drive, members[1])
        Path("/sys/block/md0/md/sync_action").write_text("idle\n", encoding="ascii")
        lab.until("nothing runs", lambda: attribute("md0", "md/sync_action") == "idle")
        stop()
    return (
        f"nobody accused in {looks} looks; named after {took:.0f} s: {found.busy:.0%} busy, others "
        f"{found.others_busy:.0%}, {found.wait_ms:.0f} against {found.others_wait_ms:.0f} ms"
    )
