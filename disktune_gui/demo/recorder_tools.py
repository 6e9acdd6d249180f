"""Recordings on the simulated machine: a night in which drives are accessed, played in less than a minute."""

from __future__ import annotations

import os
import random
import threading
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import pairwise
from statistics import median

from disktune_contract.drives.drive import DriveRef, PowerMode
from disktune_contract.record import record, replace
from disktune_contract.standby.recording import (
    SLOTS,
    AccessKind,
    Culprit,
    PowerCommand,
    PowerSpan,
    Recording,
    RecordingEnd,
    RecordingStage,
)
from disktune_gui.demo.drive import SimulatedDrive
from disktune_gui.demo.world import SimulatedPorts
from disktune_helper.drives import drive_list
from disktune_helper.standby import recording_files
from disktune_helper.standby.recording_files import RecordingOrder, RecordingOrders
from disktune_helper.system.config_folder import MemoryLocks
from disktune_helper.system.files import Folder, MemoryFolder

# -- a night: accesses of programs, played against the drive's timer ---------------------------------------
#
# Each habit is a program with a timetable. Played against the standby timer and the power management level of the
# drive, they make a recording like a real one: the settings that the user changes in the demo decide how much of
# the night the drive is in standby. Pure functions, without clocks.

_APM_FORBIDS, _APM_OFF = 128, 255


@record
class AccessPattern:
    """A program that accesses the drive by a timetable."""

    program: str
    kind: AccessKind
    every_s: float
    unit: str = ""
    command: str = ""
    requests: int = 4
    """Of each access."""
    spares_standby: bool = False
    """Whether it does not access a drive in standby."""
    first_s: float = 60.0
    """Time of the first access."""
    times: int = 1_000_000


_SMARTD = AccessPattern(
    "smartd", AccessKind.COMMAND, 1800.0, "smartmontools.service", "SMART READ DATA", requests=5, first_s=410.0
)
_UDISKS = AccessPattern(
    "udisksd",
    AccessKind.COMMAND,
    600.0,
    "udisks2.service",
    "SMART READ DATA",
    requests=3,
    spares_standby=True,
    first_s=130.0,
)

HABITS: dict[str, tuple[AccessPattern, ...]] = {
    "sdb": (
        _UDISKS,
        _SMARTD,
        AccessPattern("php", AccessKind.JOURNAL, 3600.0, "nextcloud-cron.service", requests=22, first_s=300.0),
        AccessPattern(
            "updatedb.plocat",
            AccessKind.READ,
            86_400.0,
            "plocate-updatedb.service",
            requests=900,
            first_s=15_100.0,
        ),
        AccessPattern(
            "mutt", AccessKind.ACCESS_TIMES, 9000.0, "user@1000.service", requests=2, first_s=2500.0, times=2
        ),
    ),
    "sdc": (
        _SMARTD,
        AccessPattern("minidlnad", AccessKind.READ, 5400.0, "minidlna.service", requests=40, first_s=1900.0),
    ),
    "sdd": (
        AccessPattern(
            "(udev-worker)", AccessKind.PROBE, 30_000.0, "systemd-udevd.service", requests=11, first_s=9100.0
        ),
    ),
}
"""By drive. Those not named have only udisks; a USB bridge passes none of udisks' commands."""

_OTHERS = (_UDISKS,)
_USB = (AccessPattern("gvfsd-trash", AccessKind.READ, 2400.0, "user@1000.service", requests=6),)


@record
class DriveState:
    """The state that decides whether a drive enters standby."""

    name: str
    volume: str
    """The partition that programs use."""
    standby_after_s: float | None
    """The drive's timer; None is off."""
    apm: int = _APM_OFF
    asleep: bool = False
    """Whether it is in standby at the beginning."""
    asked: bool = True
    """Whether it reports its power mode."""


def habits(state: DriveState) -> tuple[AccessPattern, ...]:
    """Return the programs that access a drive."""
    return _USB if not state.asked else HABITS.get(state.name, _OTHERS)


@dataclass
class _Tally:
    requests: int = 0
    bursts: int = 0
    woke: int = 0
    at: list[float] = field(default_factory=list)


class _Drive:
    """The drive's power mode while the night is played."""

    def __init__(self, state: DriveState) -> None:
        forbidden = _APM_FORBIDS <= state.apm < _APM_OFF
        self._timer_s = None if forbidden else state.standby_after_s
        self.standby = state.asleep
        self.spans: list[tuple[float, bool]] = [(0.0, state.asleep)]
        self.starts, self.entered = 0, list[float]()
        self._quiet_since, self.longest_awake = 0.0, 0.0

    def pass_to(self, now: float) -> None:
        """Advance to *now* without a request."""
        since = self._quiet_since
        if not self.standby and self._timer_s is not None and now - since >= self._timer_s:
            self.standby = True
            self.spans.append((since + self._timer_s, True))
            self.entered.append(self._timer_s)
            self.longest_awake = max(self.longest_awake, self._timer_s)
        if not self.standby:
            self.longest_awake = max(self.longest_awake, now - since)

    def reach(self, now: float) -> bool:
        """Receive a request; return whether it started the drive."""
        started = self.standby
        if started:
            self.standby = False
            self.starts += 1
            self.spans.append((now, False))
        self._quiet_since = now
        return started

    def in_standby(self, until: float) -> float:
        """Return the seconds in standby."""
        ends = [*(since for since, _ in self.spans[1:]), until]
        return sum(end - since for (since, standby), end in zip(self.spans, ends, strict=True) if standby)


def visits(state: DriveState, seconds: float) -> Iterator[tuple[float, AccessPattern]]:
    """Yield the time and the program of each access, in order; a drive has the same night in every run."""
    found: list[tuple[float, AccessPattern]] = []
    for habit in habits(state):
        chance = random.Random(zlib.crc32(f"{state.name} {habit.program}".encode()))  # noqa: S311
        at = habit.first_s
        for _ in range(habit.times):
            if at >= seconds:
                break
            found.append((at, habit))
            at += habit.every_s + chance.uniform(-4.0, 4.0)
    yield from sorted(found, key=lambda one: one[0])


def play(
    state: DriveState,
    ref: DriveRef,
    began: float,
    minutes: int,
    until_s: float,
    commands: Iterable[PowerCommand] = (),
) -> Recording:
    """Return the recording of *minutes* that *began* then, in its state after *until_s* seconds."""
    drive = _Drive(state)
    tallies: dict[AccessPattern, _Tally] = {habit: _Tally() for habit in habits(state)}
    for now, habit in visits(state, until_s):
        drive.pass_to(now)
        if drive.standby and habit.spares_standby:
            continue
        tally = tallies[habit]
        tally.woke += drive.reach(now) and state.asked
        tally.requests += habit.requests
        tally.bursts += 1
        tally.at.append(now)
    drive.pass_to(until_s)
    culprits = [_culprit(state, habit, tally, began, minutes) for habit, tally in tallies.items() if tally.bursts]
    culprits.sort(key=lambda one: -one.began)
    modes = {True: PowerMode.STANDBY, False: PowerMode.ACTIVE_OR_IDLE}
    spans = tuple(PowerSpan(began + since, modes[standby]) for since, standby in drive.spans)
    return Recording(
        ref,
        RecordingStage.RUNNING,
        minutes,
        began,
        began + until_s,
        tuple(culprits),
        bursts=sum(one.began for one in culprits),
        requests=sum(one.requests for one in culprits),
        asked=round(until_s / 300),
        commands=tuple(commands),
        spans=spans if state.asked else (),
        standby_s=drive.in_standby(until_s) if state.asked else 0.0,
        unasked_s=0.0 if state.asked else until_s,
        starts=drive.starts if state.asked else 0,
        quiet_awake_s=drive.longest_awake if state.asked else None,
        entered_after_s=tuple(drive.entered[-32:]) if state.asked else (),
    )


def _culprit(state: DriveState, habit: AccessPattern, tally: _Tally, began: float, minutes: int) -> Culprit:
    at = tally.at
    between = [later - sooner for sooner, later in pairwise(at)]
    slot_s = minutes * 60 / SLOTS
    return Culprit(
        habit.kind,
        habit.program,
        habit.unit,
        state.name if habit.kind in (AccessKind.COMMAND, AccessKind.PROBE) else state.volume,
        habit.command,
        tally.requests,
        tally.bursts,
        tally.bursts,
        tally.woke,
        median(between) if len(at) > 2 else None,
        began + at[0],
        began + at[-1],
        tuple(sorted({min(SLOTS - 1, int(one / slot_s)) for one in at})),
    )


# -- the recorder: a thread plays a night, and the machine's clock runs along ------------------------------

PASSES_IN_S = 45.0
"""A recording takes this long, whatever its requested length; the page states so."""
VARIABLE = "DISKTUNE_DEMO_NIGHT_S"
"""Set by tests for shorter nights."""
_CONFIGURED = {"sdc": 60.0}
"""The timers in seconds from /etc/hdparm.conf of this machine, until one is set in the demo."""
_STEP_S = 0.5
_RECORDED = "sdb"
"""The drive that has a recording already: /home."""
_NIGHT_MINUTES = 8 * 60
_EVENING = (20, 0)
"""The time at which that recording began, the evening before."""
_OVERWRITTEN = (21, 14)
"""The time at which TLP switched its standby timer off."""
_IDLE = 0xE3


class SimulatedRecorder:
    """`disktune_helper.session.recorder_tools.RecorderTools` over a simulated machine."""

    def __init__(self, ports: SimulatedPorts, runtime: Folder, passes_in_s: float = PASSES_IN_S) -> None:
        self._ports, self._passes_in_s = ports, passes_in_s
        self._orders = RecordingOrders(ports, runtime, MemoryLocks())
        self._kept: MemoryFolder | None = None
        self._running: dict[str, tuple[threading.Thread, threading.Event]] = {}

    def kept(self) -> Folder:
        """Return the folder of ended recordings; the first call adds last night's."""
        if self._kept is None:
            self._kept = MemoryFolder()
            for recording in self._earlier():
                recording_files.keep(self._kept, RecordingOrder(recording))
        return self._kept

    def start_recording(self, drive: str) -> None:
        """Play a night in a thread."""
        end = threading.Event()
        thread = threading.Thread(target=self._record, args=(drive, end), name=f"recording {drive}", daemon=True)
        self._running[drive] = (thread, end)
        thread.start()

    def stop_recording(self, drive: str) -> None:
        """End the thread, and wait until it has written its recording."""
        thread, end = self._running.pop(drive, (None, None))
        if thread is not None and end is not None:
            end.set()
            thread.join(30)

    # -- the night -----------------------------------------------------------------------------------------

    def _record(self, drive: str, end: threading.Event) -> None:
        order = self._orders.read(drive)
        if order is None:
            return
        asked = order.recording
        whole_s, done_s = asked.minutes * 60.0, 0.0
        step_s = whole_s * _STEP_S / self._passes_in_s
        state = state_of(self._ports.world.drives[drive])
        while True:
            recording = play(state, asked.drive, asked.began, asked.minutes, done_s)
            over = done_s >= whole_s or end.is_set()
            if over:
                why = RecordingEnd.STOPPED if done_s < whole_s else RecordingEnd.DONE
                recording = replace(recording, stage=RecordingStage.ENDED, end=why)
            self._orders.write(order.became(recording))
            if over:
                return
            end.wait(_STEP_S)
            step = min(step_s, whole_s - done_s)
            done_s += step
            # What is changed after this night must have a later time than the night.
            self._ports.pass_time(step)

    def _earlier(self) -> list[Recording]:
        """Return the recording of the night before: TLP switched the timer off after the evening had begun."""
        drive = self._ports.world.drives.get(_RECORDED)
        ref = next((one.ref for one in drive_list.drives(self._ports) if one.name == _RECORDED), None)
        if drive is None or ref is None:
            return []
        began = _evening(self._ports.now())
        (hour, minute), (first_hour, first_minute) = _OVERWRITTEN, _EVENING
        at = began + (hour - first_hour) * 3600 + (minute - first_minute) * 60
        command = PowerCommand(at, "hdparm", "tlp.service", _IDLE)
        state = replace(state_of(drive), standby_after_s=None, asleep=False)
        whole_s = _NIGHT_MINUTES * 60.0
        played = play(state, ref, began, _NIGHT_MINUTES, whole_s, (command,))
        return [replace(played, stage=RecordingStage.ENDED, end=RecordingEnd.DONE)]


def night_s() -> float:
    """Return how many seconds a night takes."""
    try:
        return min(PASSES_IN_S, max(0.1, float(os.environ.get(VARIABLE, PASSES_IN_S))))
    except ValueError:
        return PASSES_IN_S


def state_of(drive: SimulatedDrive) -> DriveState:
    """Return the state that decides whether a simulated drive enters standby."""
    volume = drive.partition_name(drive.partitions[0]) if drive.partitions else drive.name
    ata = drive.ata
    if ata is None:
        return DriveState(drive.name, volume, None, asked=False)
    # Word 86 bit 3: APM is on; word 91: its level (ACS-4).
    apm = ata.word(91) & 0xFF if ata.word(86) >> 3 & 1 else 255
    return DriveState(
        drive.name,
        volume,
        _CONFIGURED.get(drive.name) if ata.standby_after_s is None else ata.standby_after_s,
        apm,
        asleep=ata.power.name == "STANDBY",
        asked=not ata.behaviour.refuses_passthrough,
    )


def _evening(now: float) -> float:
    """Return the beginning of the last night that had ended by *now*."""
    hour, minute = _EVENING
    begun = datetime.fromtimestamp(now).replace(hour=hour, minute=minute, second=0, microsecond=0)
    while begun.timestamp() + _NIGHT_MINUTES * 60 > now:
        begun -= timedelta(days=1)
    return begun.timestamp()
