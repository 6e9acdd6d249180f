"""Healthy arrays through an hour of mixed load: none is called slow. Then one member of each is slow: it is.

Nothing is simulated but the drives' speed: it is the kernel's md, with file systems, programs that read and write,
and what the page of an array makes of what the installed helper tells.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import partial

from disktune_contract.arrays.slowdown_causes import WINDOW_S, WINDOWS, MemberUse, slow_words, suspect
from disktune_contract.messages.look import ActivitySample
from tests.lab.arrays.fio_loads import READING, WRITING, Done, Team, at_work
from tests.lab.arrays.mixed_arrays import AT_ONCE, OPERATIONS, PATIENCE_S, Array, chance, healthy, operate, places
from tests.lab.arrays.slow_member import NAMED_S, Watcher, samples
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Fault, Window
from tests.lab.tray.tray_session import nobody_assembles

HOUR_S, MINUTES_S = 3600, 300
MORE_S = 1500
"""For making the arrays, for the end of what was begun, and for the slow members."""
LOOK_S = 2.0
"""As often as the page of an array looks (`disktune_gui.arrays.page`)."""
AWAKE = 1 / 4
"""Share of the time in which something runs on an array and enough windows are there to judge by, at least."""
SLOWER = 5


@scenario(HOUR_S + MORE_S)
def mixed_hour(lab: Lab) -> str:
    """RAID 1, 5, 6 and 10 under an hour of mixed load: no healthy member is called slow, and slow ones are."""
    return _mixed(lab, HOUR_S)


@scenario(MINUTES_S + MORE_S)
def mixed_minutes(lab: Lab) -> str:
    """The same in five minutes, for whoever has changed something of it."""
    return _mixed(lab, MINUTES_S)


def _mixed(lab: Lab, seconds: int) -> str:
    with Window("browse") as window, nobody_assembles(), healthy(window) as arrays:
        workers = [place for array in arrays for place in places(array)]
        done = {place.name: Done() for place in workers}
        watched = [Judged(window, array) for array in arrays]
        syncs = Team({array.name: partial(operate, array) for array in arrays})
        loads = Team({one.name: partial(at_work, one, chance(one.name), done[one.name]) for one in workers})
        with syncs, loads:
            _follow(window, watched, done, seconds, (syncs, loads))
        for array in arrays:
            run("umount", array.folder, limit_s=PATIENCE_S)
        _nobody_accused(lab, watched, done, seconds)
        # While the last operations came to their end the first helper had no reader: it may have left.
        with Window("browse") as another:
            named = _slow_ones(lab, another, arrays)
    return _figure(watched, done, seconds, named)


# -- who is accused ------------------------------------------------------------------------------------------


class Judged:
    """The page of an array, and every judgement that it came to."""

    def __init__(self, window: Window, array: Array) -> None:
        self.array = array
        self.watcher = Watcher(window, array.name)
        self.windows = 0
        self.verdicts = 0
        """Windows with enough before them to call a member slow."""
        self.near = 0
        """Windows that would call a member slow if they went on like that."""
        self.accused: list[str] = []
        self.looks = 0
        self.missed: list[str] = []
        """Why a look came to nothing, about which the page says nothing either."""
        self._last: Sequence[MemberUse] | None = None

    def look(self) -> None:
        """Ask how the array is."""
        self.looks += 1
        try:
            self.watcher.ask()
        except Fault as error:
            self.missed.append(str(error))

    def take(self, sample: ActivitySample) -> Sequence[MemberUse] | None:
        """Take in what the drives did; return the window that it completes."""
        self.watcher.take(sample)
        model = self.watcher.model
        if not model.windows or model.windows[-1] is self._last:
            return None
        self._last = model.windows[-1]
        self.windows += 1
        self.verdicts += len(model.windows) >= WINDOWS
        self.near += suspect([self._last] * WINDOWS) is not None
        if model.suspect is not None:
            self.accused.append(f"{self.array.name}: {slow_words(model.suspect)}")
        return self._last


def _follow(
    window: Window, watched: Sequence[Judged], done: Mapping[str, Done], seconds: int, teams: Sequence[Team]
) -> None:
    """Look as the window does for so long, and write down every window for whoever has to find out."""
    began = time.monotonic()
    while (passed := time.monotonic() - began) < seconds:
        for found in _look(window, watched):
            doing = ", ".join(f"{who}: {one.now}" for who, one in done.items() if one.now)
            print(f"{passed:6.0f} s  {found}  [{doing}]", flush=True)
        for team in teams:
            team.check()
        time.sleep(max(0.0, began + passed + LOOK_S - time.monotonic()))


def _look(window: Window, watched: Sequence[Judged]) -> list[str]:
    """Look once at every array; return what there is to say of windows that came to their end."""
    for one in watched:
        one.look()
    found = []
    for sample in samples(window):
        for one in watched:
            complete = one.take(sample)
            if complete is not None:
                found.append(_words(one, complete))
    return found


def _words(one: Judged, window: Sequence[MemberUse]) -> str:
    """Return a window on a line.

    Of each member: how busy, MB/s, requests a second, wait, how many may be others', and what went to flushes.
    """
    uses = "; ".join(
        f"{use.drive} {use.activity.utilisation:.0%} {use.bytes_s / 1e6:.2f} {use.iops:.0f} "
        f"{use.activity.mean_wait_ms or 0:.0f} ms {use.other_iops or 0:.0f} {use.activity.flushing:.0%}"
        for use in window
    )
    report = one.watcher.model.report
    near = " NEAR" if suspect([window] * WINDOWS) is not None else ""
    accused = " ACCUSED" if one.watcher.model.suspect is not None else ""
    return f"{one.array.name} {report.operation if report else ''}{near}{accused}: {uses}"


def _nobody_accused(lab: Lab, watched: Sequence[Judged], done: Mapping[str, Done], seconds: int) -> None:
    """Demand that no member was called slow, by a detector that could have, on arrays that were used."""
    accused = [words for one in watched for words in one.accused]
    lab.true(f"{len(accused)} times somebody was accused: {accused[:1]}", not accused)
    for one in watched:
        awake = one.verdicts * WINDOW_S / seconds
        lab.true(f"{one.array.name}: judged in {awake:.0%} of the time", awake >= AWAKE)
        lab.true(f"{one.array.name}: missed looks: {one.missed}", len(one.missed) <= one.looks // 100)
        lab.true(f"{one.array.name}: operations", one.array.operations.total() >= seconds // 600)
    for who, one_done in done.items():
        lab.true(f"{who}: work was done", one_done.requests > 0)
    if seconds >= HOUR_S:
        spells = {kind for one_done in done.values() for kind in one_done.spells}
        lab.same("kinds of work", spells, {kind.name for kind in (*READING, *WRITING)})
        ran = {operation for one in watched for operation in one.array.operations}
        lab.same("kinds of operations", ran, set(OPERATIONS))


# -- who is slow ---------------------------------------------------------------------------------------------


def _slow_ones(lab: Lab, window: Window, arrays: Sequence[Array]) -> dict[str, float]:
    """Make one member of each array slow and let a check run; return after how long which array's was named."""
    watched = {array.name: Judged(window, array) for array in arrays}
    named: dict[str, float] = {}
    try:
        for array in arrays:
            slow = array.disks[1]
            lab.host.throttle(slow.role, slow.bytes_s // SLOWER, slow.requests_s // SLOWER)
            # Above its least speed md lets a sync run dry whenever it takes its own requests for others' (before
            # Linux 6.16), and a machine that is emulated needs a while to get it going again.
            array.limit(AT_ONCE)
            array.begin("check", anew=True)
        began = time.monotonic()
        while len(named) < len(arrays):
            passed = time.monotonic() - began
            for found in _look(window, list(watched.values())):
                print(f"{passed:6.0f} s  {found}", flush=True)
            for array in arrays:
                found_slow = watched[array.name].watcher.model.suspect
                if found_slow is not None and array.name not in named:
                    lab.same(f"who holds {array.name} back", found_slow.drive, array.drives[1])
                    named[array.name] = time.monotonic() - began
            missing = [array.name for array in arrays if array.name not in named]
            lab.true(f"within {NAMED_S:.0f} s named of {missing}", not missing or passed < NAMED_S)
            time.sleep(1.0)
    finally:
        for array in arrays:
            lab.host.throttle(array.disks[1].role, array.disks[1].bytes_s, array.disks[1].requests_s)
            if array.action == "check":
                array.begin("idle")
    return named


def _figure(watched: Sequence[Judged], done: Mapping[str, Done], seconds: int, named: Mapping[str, float]) -> str:
    windows, verdicts, near = (
        sum(getattr(one, what) for one in watched) for what in ("windows", "verdicts", "near")
    )
    read, written = (
        sum(getattr(one, f"{what}_bytes") for one in done.values()) / 1e9 for what in ("read", "written")
    )
    spells = sum(sum(one.spells.values()) for one in done.values())
    operations = sum(one.array.operations.total() for one in watched)
    times = ", ".join(f"{array} {took:.0f} s" for array, took in named.items())
    return (
        f"{seconds} s: nobody accused in {verdicts} verdicts of {windows} windows ({near} near); {operations} "
        f"operations, {spells} spells, {read:.1f} GB read, {written:.1f} written; slow ones named: {times}"
    )
