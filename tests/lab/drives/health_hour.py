"""An hour in which two drives get worse: of the one that is awake each matter is told once, the other sleeps on.

Both ways on which the tray learns of it are there: the samples that the packaged timer keeps, and what it asks
drives itself, through a helper that lives for one round. What is told is judged by the functions that the tray
uses; what it cost a drive is in the log of that drive.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from disktune_contract import wire
from disktune_contract.folders import SAMPLED, SAMPLES
from disktune_contract.health import sample
from disktune_contract.health.health import Health
from disktune_contract.health.health_notices import DriveReading, NoticeKind, NoticeState, advance, reading_of
from disktune_contract.health.sample import HealthSample
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window, ref
from tests.lab.settings.lying_drive import FUJITSU
from tests.lab.virtual_drives.read_by_tools import HITACHI
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

HOUR_S, MINUTES_S = 3600, 420
MORE_S = 1500
"""For what begins before and ends after; the packaged timer elapses up to ten minutes after the full hour."""
ROUND_SHARE, SAMPLE_MIN, READ_S = 1 / 12, 2, 30.0
"""A round of questions after each such share of the time, a sample each so many minutes, a read each so often."""
LOOK_S = 2.0

TIMER, SERVICE = "disktune-health.timer", "disktune-health.service"
EXTRA = Path("/run/systemd/system/lab-health.timer")
"""Starts the service of the packaged timer more often than that does."""

REALLOCATED, PENDING, CRC = 5, 197, 199
SCRIPT = (
    # Share of the time, attribute, raw value.
    (0.20, PENDING, 8),
    (0.30, PENDING, 24),
    (0.35, REALLOCATED, 4),
    (0.45, PENDING, 0),
    (0.50, CRC, 40),
    (0.55, PENDING, 8),
    (0.65, REALLOCATED, 90),
    (0.75, PENDING, 300),
)
FAILS_AT = 0.70
TOLD = (NoticeKind.PENDING, NoticeKind.REALLOCATED, NoticeKind.LINK, NoticeKind.FAILING)
"""What there is to tell of the drive that is awake, in this order; what rises again within a day is no news."""
NOT_WAKING = {"EC", "E5"}
"""IDENTIFY DEVICE and CHECK POWER MODE (ACS-4 4.15)."""


@scenario(HOUR_S + MORE_S)
def health_hour(lab: Lab) -> str:
    """Two drives get worse for an hour: one notice a matter of the one that works, no wake-up of the other."""
    return _followed(lab, HOUR_S)


@scenario(MINUTES_S + MORE_S)
def health_minutes(lab: Lab) -> str:
    """The same in seven minutes, for whoever has changed something of it; the packaged timer may not elapse."""
    return _followed(lab, MINUTES_S)


@dataclass
class Followed:
    """A virtual drive, and what the tray would know of it."""

    virtual: VirtualDrive
    shown: dict[str, Any]
    """As the helper listed it."""
    told: list[NoticeKind] = field(default_factory=list)
    answers: int = 0
    """How often it told its health when it was asked."""
    samples: int = 0
    """How many of the service's samples were taken in."""

    def __post_init__(self) -> None:
        self._story = NoticeState(self.shown["identity"])
        self._file = Path(SAMPLES, sample.file_name(self.shown["identity"]))

    def hear(self, answer: dict[str, Any]) -> None:
        """Take in what the helper answered."""
        reading = reading_of(wire.load(Health, answer), time.time())
        if reading is not None:
            self.answers += 1
            self._advance(reading)

    def read_samples(self) -> None:
        """Take in what the service has kept since."""
        if self._file.exists():
            kept = sample.loaded(self._file.read_text(encoding="utf-8"))
            for one in kept[self.samples :]:
                self._advance(_reading(one))
            self.samples = len(kept)

    def _advance(self, reading: DriveReading) -> None:
        self._story, notices = advance(self._story, reading)
        for notice in notices:
            print(f"{self.shown['name']}: {notice.kind}: {notice.says}", flush=True)
            self.told.append(notice.kind)


def _reading(one: HealthSample) -> DriveReading:
    from disktune_gui.tray.drive_files import reading  # Qt, which no other scenario needs

    return reading(one)


def _followed(lab: Lab, seconds: int) -> str:
    with VirtualDrive(HITACHI, 1) as awake, VirtualDrive(FUJITSU, 2) as asleep:
        with Window("inspect") as window:
            found = {one["name"]: one for one in window.drives()}
        works, sleeps = Followed(awake, found[awake.name]), Followed(asleep, found[asleep.name])
        run("hdparm", "-y", asleep.path)
        run("udevadm", "settle")
        for one in (awake, asleep):
            one.ask("forget")
        with _timers():
            hour = Hour(works, sleeps, seconds)
            hour.run()
        lab.same(
            "the service's last run", run("systemctl", "show", "--value", "-p", "Result", SERVICE), "success\n"
        )
        return _judged(lab, hour, works, sleeps)


@contextmanager
def _timers() -> Iterator[None]:
    """Enable the packaged timer as an administrator does, and let another one start its service more often."""
    EXTRA.parent.mkdir(parents=True, exist_ok=True)
    EXTRA.write_text(f"[Timer]\nOnCalendar=*:0/{SAMPLE_MIN}\nAccuracySec=1s\nUnit={SERVICE}\n", encoding="ascii")
    run("systemctl", "daemon-reload")
    run("systemctl", "enable", "--now", TIMER)
    run("systemctl", "start", EXTRA.name)
    try:
        yield
    finally:
        run("systemctl", "stop", EXTRA.name)
        run("systemctl", "disable", "--now", TIMER)
        EXTRA.unlink()
        run("systemctl", "daemon-reload")


class Hour:
    """What happens in it."""

    def __init__(self, works: Followed, sleeps: Followed, seconds: int) -> None:
        self._works, self._sleeps, self._seconds = works, sleeps, seconds
        self.rounds = self.services = self.reads = 0
        """Rounds of questions, runs of the service, and reads of the drive that works."""
        self.elapsed = 0.0
        self.timer_elapsed = False
        self._script = list(SCRIPT)
        self._failed = False
        self._ran_at = _ran_at()

    def run(self) -> None:
        """Let it pass, and go on until the packaged timer has elapsed, where that is due within the hour."""
        began = time.monotonic()
        while (passed := time.monotonic() - began) < self._seconds or self._waits_for_the_timer(passed):
            self._follow_the_script(passed / self._seconds)
            if passed >= self.reads * READ_S:
                self._read()
            if passed >= self.rounds * self._seconds * ROUND_SHARE:
                self._ask()
            self._take_in()
            time.sleep(LOOK_S)
        # What was kept last is taken in, too.
        while run("systemctl", "is-active", SERVICE, ok=(0, 3)).strip() != "inactive":
            time.sleep(LOOK_S)
        self._take_in()
        self.elapsed, self.timer_elapsed = time.monotonic() - began, elapsed()

    def _waits_for_the_timer(self, passed: float) -> bool:
        return self._seconds == HOUR_S and passed < HOUR_S + MORE_S / 2 and not elapsed()

    def _follow_the_script(self, share: float) -> None:
        while self._script and share >= self._script[0][0]:
            _, number, raw = self._script.pop(0)
            for one in (self._works, self._sleeps):
                one.virtual.ask("count", number=number, raw=raw)
        if share >= FAILS_AT and not self._failed:
            self._failed = True
            for one in (self._works, self._sleeps):
                one.virtual.ask("fail")

    def _read(self) -> None:
        """Let the drive work that works: each time another block, past the page cache."""
        self.reads += 1
        read = ["dd", f"if={self._works.virtual.path}", "of=/dev/null", "bs=4096", "count=1", "iflag=direct"]
        run(*read, f"skip={self.reads * 999}")

    def _ask(self) -> None:
        """Be one round of `disktune_gui.tray.health_monitor`: a helper of its own, the drives, the health of each.

        The tray leaves out a drive that did nothing since the last round. Here the one that sleeps is asked in
        every round, as if it had worked just before it fell asleep.
        """
        self.rounds += 1
        with Window("inspect") as window:
            listed = {one["identity"]: one for one in window.drives()}
            for followed in (self._works, self._sleeps):
                followed.hear(window.ask("health", drive=ref(listed[followed.shown["identity"]])))

    def _take_in(self) -> None:
        if (ran_at := _ran_at()) != self._ran_at:
            self._ran_at = ran_at
            self.services += 1
        for one in (self._works, self._sleeps):
            one.read_samples()


def _ran_at() -> int:
    """Return when the service ended its last round, in ns: then it notes what drives had done."""
    try:
        return Path(SAMPLED, "busy.json").stat().st_mtime_ns
    except FileNotFoundError:
        return 0


def elapsed() -> bool:
    """Return whether the packaged timer has elapsed since it was enabled."""
    return run("systemctl", "show", "--value", "-p", "LastTriggerUSec", TIMER).strip() not in ("", "n/a")


def _judged(lab: Lab, hour: Hour, works: Followed, sleeps: Followed) -> str:
    """Demand what was promised, and return the figures."""
    seen, other = sleeps.virtual.look(), works.virtual.look()
    lab.same("told of the drive that works", works.told, list(TOLD))
    lab.same("told of the drive that sleeps", sleeps.told, [])
    lab.same("answers and samples of the drive that sleeps", (sleeps.answers, sleeps.samples), (0, 0))
    lab.same("answers of the drive that works", works.answers, hour.rounds)
    # Of two runs without a read in between the second asks it nothing.
    lab.true(f"{works.samples} samples of {hour.services} runs", works.samples >= 0.8 * hour.services)
    lab.true(f"the service ran {hour.services} times", hour.services >= hour.elapsed / 60 / SAMPLE_MIN / 2)
    lab.same("commands that woke it", (seen["waking"], other["waking"]), ([], []))
    lab.same("wake-ups", (seen["wakeups"], other["wakeups"]), (0, 0))
    lab.same("still asleep", seen["power"], "STANDBY")
    kinds = Counter(task[:5].rstrip() if task[2:3] == "/" else task[:2] for task in seen["log"])
    lab.same("commands that could wake it", sorted(kinds.keys() - NOT_WAKING), [])
    lab.true(f"it was asked whether it sleeps: {dict(kinds)}", kinds["E5"] >= hour.rounds + hour.services // 2)
    if hour.elapsed >= HOUR_S:
        lab.true("the packaged timer has elapsed", hour.timer_elapsed)
    print(f"awake: {dict(Counter(task[:2] for task in other['log']))}", flush=True)
    return (
        f"0 wake-ups in {hour.elapsed:.0f} s, {hour.rounds} rounds, {hour.services} runs of the service "
        f"(timer elapsed: {hour.timer_elapsed}); asleep {dict(kinds)}; awake {len(other['log'])} commands, "
        f"{works.samples} samples, {len(works.told)} notices"
    )
