"""An idle tray sleeps, whatever happens to drives that are no arrays: changed, asked, put to sleep themselves.

It wakes up for one thing: where a drive has a sensor of the kernel's, it looks now and then which of those drives
work, and how warm they are.

It is put to sleep before the other scenarios of its machine, which give it the five minutes that the promise is
about, and more to sleep through than an idle machine would.
"""

from __future__ import annotations

import os
import re
import threading
import time
from contextlib import ExitStack
from pathlib import Path

from tests.lab.scenario import Failed, Lab, run, scenario
from tests.lab.tray.tray_session import Scene, session

ASLEEP_S = 300
"""For so long nothing else may wake it."""
SETTLE_S = 150
"""What was started with it leaves, Qt's libraries become idle, and its first round over the drives is over, which
begins after `disktune_gui.tray.health_monitor.FIRST_S`. The next is an hour later."""
LOOK_S = 600
"""`disktune_gui.tray.health_monitor.COOL_LOOK_S`."""
LOOK_SWITCHES = 12
"""What a look at sensors may cost: two timers a second apart, and an answer of each drive that works."""
WRITE_S = 10
ARRAY = "md90"
MEMBERS = (Path("/run/lab-sleeping-0"), Path("/run/lab-sleeping-1"))
MEMBER_BYTES = 16 << 20


class Sleeper:
    """A tray beside an array that is written to every few seconds: healthy, but not still."""

    def __init__(self, lab: Lab) -> None:
        self._stack = ExitStack()
        try:
            self._stack.callback(_stop_array)
            _make_array()
            self.scene: Scene = self._stack.enter_context(session(lab))
            # From here on it has to be out of the others' way.
            lab.until("the tray has seen its array", lambda: self.scene.knows(ARRAY), 120)
            self.pid = self.scene.pid
        except BaseException:
            self._stack.close()
            raise
        self.began: float | None = None
        self.switches: dict[str, int] = {}
        """What the kernel had counted when it began."""
        self.writes = 0
        self._over = threading.Event()
        self._writer = threading.Thread(target=self._write)
        self._writer.start()

    def _write(self) -> None:
        self._over.wait(SETTLE_S)
        self.switches, self.began = switches(self.pid), time.monotonic()
        fd = os.open(f"/dev/{ARRAY}", os.O_WRONLY | os.O_DSYNC)
        try:
            while not self._over.wait(WRITE_S):
                os.pwrite(fd, os.urandom(1 << 16), (self.writes % 64) << 16)
                self.writes += 1
        finally:
            os.close(fd)

    def slept_s(self) -> float:
        """Return for how long it has been asleep."""
        return 0.0 if self.began is None else time.monotonic() - self.began

    def is_rested(self) -> bool:
        """Return whether it was asleep for long enough, over enough writes, however slow these are."""
        return self.slept_s() >= ASLEEP_S and self.writes >= ASLEEP_S // WRITE_S - 2

    def woken(self) -> dict[str, int]:
        """Return how often which of its threads has run since."""
        now = switches(self.pid)
        return {name: count - self.switches.get(name, 0) for name, count in now.items()} if self.began else {}

    def end(self) -> None:
        """Wake it up and take everything away."""
        self._over.set()
        self._writer.join()
        self._stack.close()


_sleepers: list[Sleeper] = []


def lie_down(lab: Lab) -> None:
    """Let the tray begin to sleep."""
    _sleepers.append(Sleeper(lab))


@scenario(SETTLE_S + 2 * ASLEEP_S + 200, beforehand=lie_down)
def tray_asleep(lab: Lab) -> str:
    """Five minutes with an array that is written to, and drives whose settings are changed: nothing wakes it."""
    if not _sleepers:
        raise Failed("the tray never lay down; the output says why")
    sleeper = _sleepers.pop()
    try:
        lab.until("it has slept long enough", sleeper.is_rested, SETTLE_S + 2 * ASLEEP_S)
        slept = sleeper.slept_s()
        woken = {name: count for name, count in sleeper.woken().items() if count}
        # The first look comes a minute after the round.
        looks = 2 + int(slept // LOOK_S)
        lab.true(f"an idle tray wakes up for its sensors alone: {woken}", len(woken) <= 1)
        lab.true(f"and seldom: {woken}", sum(woken.values()) <= looks * LOOK_SWITCHES)
        lab.same("helpers of an idle tray", sleeper.scene.helpers(), "")
        sleeper.scene.silent()
        # That it was able to wake up at all:
        run("mdadm", f"/dev/{ARRAY}", "--fail", _loop(MEMBERS[0]))
        sleeper.scene.told(ARRAY, "{} is degraded")
        lab.true("now it has", any(sleeper.woken().values()))
    finally:
        sleeper.end()
    return f"{sum(woken.values())} context switches in {slept:.0f} s, {sleeper.writes} writes to its array"


def switches(pid: int) -> dict[str, int]:
    """Return by thread how often it left the processor: each wake-up ends in one."""
    found = {}
    for task in Path(f"/proc/{pid}/task").iterdir():
        words = (task / "status").read_text()
        name = re.search(r"^Name:\s*(.*)$", words, re.MULTILINE)
        counts = re.findall(r"ctxt_switches:\s*(\d+)", words)
        found[f"{task.name} {name[1] if name else ''}"] = sum(map(int, counts))
    return found


# -- an array that needs no drives --------------------------------------------------------------------------


def _make_array() -> None:
    for member in MEMBERS:
        with member.open("wb") as file:
            file.truncate(MEMBER_BYTES)
        run("losetup", "--find", str(member))
    create = ["mdadm", "--create", f"/dev/{ARRAY}", "--run", "--assume-clean", "--bitmap=none", "--level=1"]
    run(*create, "--raid-devices=2", *(_loop(member) for member in MEMBERS))


def _stop_array() -> None:
    if Path(f"/sys/block/{ARRAY}").exists():
        run("udevadm", "settle")
        run("mdadm", "--stop", f"/dev/{ARRAY}")
    for member in MEMBERS:
        for loop in _loops(member):
            run("losetup", "--detach", loop)
        member.unlink(missing_ok=True)


def _loop(member: Path) -> str:
    return _loops(member)[0]


def _loops(member: Path) -> list[str]:
    listed = run("losetup", "--noheadings", "--output", "NAME", "--associated", str(member))
    return listed.split()
