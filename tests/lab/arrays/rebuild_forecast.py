"""The end of a rebuild is known beforehand, on drives that slow down as disks do towards their inner tracks."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from itertools import pairwise

from disktune_contract.arrays.forecast import ProgressMark, array_remaining_s
from tests.lab.arrays.boosts import TRIO, create, stop, throttle_members, usual_speed_afterwards
from tests.lab.arrays.slow_member import Watcher
from tests.lab.machines import MB
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window

FASTEST = int(1.65 * MB)
"""A tenth of a member then takes the ten seconds before which nothing is foretold."""
ZONES = 20
"""A disk has some 16 to 30. They fall in a straight line here, not on the curve that is assumed."""
OFF = 0.15
"""How wrong a forecast may be, from a tenth of the way on."""
MOST_STEP_S = 5.0
LOOK_S = 1.0


@dataclass(frozen=True)
class Look:
    """What was known at a moment."""

    at_s: float
    fraction: float
    ours: float | None
    kernels: float | None


class InnerTracks:
    """The members' speed at a place: half at the end of what it is at the beginning."""

    def __init__(self, lab: Lab) -> None:
        self._lab = lab
        self._zone = -1
        self.move(0.0)

    def move(self, fraction: float) -> None:
        """Give all members the speed that they have there."""
        if (zone := min(ZONES - 1, int(fraction * ZONES))) != self._zone:
            self._zone = zone
            throttle_members(self._lab, int(FASTEST * (1 - 0.5 * zone / (ZONES - 1))))


@scenario(400)
def rebuild_forecast(lab: Lab) -> str:
    """A rebuild over drives that slow to half: from a tenth of the way on, its end is known within 15 %."""
    with Window("browse") as window, usual_speed_afterwards(lab):
        tracks = InnerTracks(lab)
        members = [f"/dev/{window.drive(disk.serial)['name']}" for disk in TRIO]
        create(5, members)
        run("mdadm", "/dev/md0", "--fail", members[1])
        run("mdadm", "/dev/md0", "--remove", members[1])
        run("mdadm", "--zero-superblock", members[1])
        watcher = Watcher(window)
        run("mdadm", "/dev/md0", "--add", members[1])
        lab.until("it is rebuilt", lambda: watcher.look().operation == "recover")
        total = watcher.look().total_sectors
        looks, marks = _follow(lab, watcher, tracks)
        ended_s = time.monotonic()
        stop()
    # For whoever wants to try another forecast on it.
    seen = [(round(mark.at_s - marks[0].at_s, 2), mark.done) for mark in marks]
    print(json.dumps({"total": total, "ended_s": round(ended_s - marks[0].at_s, 2), "marks": seen}))
    return _judged(lab, looks, ended_s, _step_s(lab, marks))


def _follow(lab: Lab, watcher: Watcher, tracks: InnerTracks) -> tuple[list[Look], list[ProgressMark]]:
    """Look until it is done; all the while no member may be accused: they are all equally slow."""
    looks: list[Look] = []
    marks: list[ProgressMark] = []
    while (report := watcher.look()).operation:
        lab.true(f"nobody is accused: {watcher.model.suspect}", watcher.model.suspect is None)
        if report.fraction is not None and report.done_sectors is not None:
            tracks.move(report.fraction)
            marks.append(ProgressMark(report.at_s, report.done_sectors))
            ours = array_remaining_s(report, watcher.model.marks)
            total, speed = report.total_sectors, report.speed_kib_s
            kernels = (total - report.done_sectors) / 2 / speed if total is not None and speed else None
            looks.append(Look(time.monotonic(), report.fraction, ours, kernels))
        time.sleep(LOOK_S)
    return looks, marks


def _step_s(lab: Lab, marks: list[ProgressMark]) -> float:
    """Return how long one step of the kernel's progress took at most.

    Nothing finer than that can be known of where the drives are: md omits what is unfinished (md_do_sync).
    """
    moved = [marks[0]]
    for mark in marks:
        if mark.done > moved[-1].done:
            moved.append(mark)
    step_s = max(after.at_s - before.at_s for before, after in pairwise(moved))
    lab.true(f"a step of the kernel's progress takes {step_s:.1f} s", step_s <= MOST_STEP_S)
    return step_s


def _judged(lab: Lab, looks: list[Look], ended_s: float, step_s: float) -> str:
    judged = [look for look in looks if look.fraction >= 0.1]
    lab.true(f"looks: {len(judged)}", len(judged) >= 60)
    for look in judged:
        left = ended_s - look.at_s
        said = f"at {look.fraction:.1%}: told {look.ours}, true {left:.1f}, a step {step_s:.1f}"
        lab.true(said, look.ours is not None and abs(look.ours - left) <= max(OFF * left, step_s))
    # Where less is left than a few steps, a relative error says nothing of either.
    errors = [
        (abs((look.ours or 0) - left) / left, abs((look.kernels or 0) - left) / left)
        for look in judged
        if (left := ended_s - look.at_s) > step_s / OFF
    ]
    ours, kernels = ([pair[which] for pair in errors] for which in (0, 1))
    means = sum(ours) / len(ours), sum(kernels) / len(kernels)
    lab.true(f"mean error {means[0]:.3f}, the kernel's {means[1]:.3f}", means[0] < means[1])
    return (
        f"{ended_s - looks[0].at_s:.0f} s, {len(judged)} forecasts, steps to {step_s:.1f} s; "
        f"worst {max(ours):.1%}, mean {means[0]:.1%}; the kernel's worst {max(kernels):.1%}, mean {means[1]:.1%}"
    )
