"""What else could have made a run faster or slower: the rest of the machine, and heat, which ends a run.

Nothing here concludes anything from the figures themselves: a run is not disturbed because it looks odd.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress

from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.system import processes, sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import text_of

# -- the rest of the machine, checked before and after a run -----------------------------------------------

LOAD_LIMIT = 0.5
"""Share of all processors that others may use before a run counts as disturbed: then the engine has to wait."""

ASLEEP_S = 0.5
"""The two clocks that reveal a suspend are read one after the other, and one of them has steps of 1/100 s."""

_CPU = "/sys/devices/system/cpu"

_OWN = slice(11, 15)
"""Fields 14 to 17 of /proc/self/stat (proc(5)), counted from the one after the name: user and system time of this
process, and of children that were waited for, such as fio once a run is over."""

_FLAGS, _SPENT = 6, slice(11, 13)
"""Fields 9 (flags) and 14, 15 (user and system time) of /proc/PID/stat, counted in the same way."""
_KERNEL_THREAD = 0x00200000
"""include/linux/sched.h, PF_KTHREAD."""


@record
class MachineState:
    """The machine at one moment; None is unknown."""

    asleep_s: float | None
    """How long it has been suspended since it was started, to an unknown constant."""
    on_mains: bool | None
    governors: tuple[str, ...]
    throttled: int
    """How often processors have been slowed down because of heat."""
    busy: int | None
    """Ticks that processors worked."""
    own: int | None
    """Ticks of this process and of the programs that it has run."""
    ticks: int | None
    """Ticks in all."""
    interrupts: int
    """Ticks that processors spent on interrupts."""
    processors: int
    """Number of processors; 0 if unknown."""
    kernel: Mapping[str, int]
    """Ticks of each thread of the kernel, if they were asked for."""
    drive_c: float | None
    drive_limit_c: float | None
    """The temperature from which the drive itself considers itself too hot."""


def survey(ports: Ports, drive: str, *, layered: bool = False) -> MachineState:
    """Read the state of the machine and the temperature of *drive*; wakes nothing.

    *layered*: something between the program and the drive works in threads of the kernel, as dm-crypt does. What
    they do is then part of what is measured, and does not count as the work of others.
    """
    stat = text_of(ports, "/proc/stat")
    busy, ticks, interrupts = _processors(stat)
    celsius, limit = temperature(ports, drive)
    return MachineState(
        asleep_s=_asleep(ports),
        on_mains=sysfs.on_mains(ports),
        governors=_governors(ports),
        throttled=_throttled(ports),
        busy=busy,
        own=_own(text_of(ports, "/proc/self/stat")),
        ticks=ticks,
        interrupts=interrupts,
        processors=sum(line.startswith("cpu") for line in stat.splitlines()[1:]),
        kernel=_kernel_threads(ports) if layered else {},
        drive_c=celsius,
        drive_limit_c=limit,
    )


def void(before: MachineState, after: MachineState) -> str:
    """Return a sentence stating why nothing before and after can be compared; empty if it can."""
    if before.asleep_s is not None and after.asleep_s is not None and after.asleep_s - before.asleep_s > ASLEEP_S:
        return Sentence("Invalid: the computer was suspended.")
    if before.on_mains is not after.on_mains and None not in (before.on_mains, after.on_mains):
        if after.on_mains:
            return Sentence("Invalid: switched to AC power.")
        return Sentence("Invalid: switched to battery power.")
    if before.governors != after.governors:
        return Sentence("Invalid: the CPU frequency governor was changed.")
    return ""


def disturbed(before: MachineState, after: MachineState) -> str:
    """Return a sentence stating what else ran during a run; empty if nothing did."""
    load = _load(before, after)
    if load is not None and load > LOAD_LIMIT:
        return Sentence("Others used {share} of the CPU.", share=f"{load:.0%}")
    if after.throttled > before.throttled:
        return Sentence("The CPU was throttled by heat.")
    if after.drive_c is not None and after.drive_limit_c is not None and after.drive_c >= after.drive_limit_c:
        return Sentence("The drive throttles itself at {temperature}.", temperature=f"{after.drive_c:.0f} °C")
    return ""


def _load(before: MachineState, after: MachineState) -> float | None:
    """Return the share of all processors that others used; None if it is unknown or nothing was counted."""
    if before.busy is None or before.own is None or before.ticks is None:
        return None
    if after.busy is None or after.own is None or after.ticks is None or after.ticks <= before.ticks:
        return None
    others = (after.busy - before.busy) - (after.own - before.own) - kernel_ticks(before, after)
    return max(0.0, others / (after.ticks - before.ticks))


def kernel_ticks(before: MachineState, after: MachineState) -> int:
    """Return the ticks that threads of the kernel have spent in between; those that have ended do not count."""
    return sum(spent - before.kernel.get(thread, 0) for thread, spent in after.kernel.items())


def _kernel_threads(ports: Ports) -> dict[str, int]:
    found = {}
    for number in ports.names("/proc"):
        fields = processes.stat_fields(text_of(ports, f"/proc/{number}/stat")) if number.isdigit() else []
        if len(fields) > _SPENT.stop and int(fields[_FLAGS]) & _KERNEL_THREAD:
            # With its start: a number may be given to another one.
            found[f"{number}@{fields[19]}"] = sum(map(int, fields[_SPENT]))
    return found


def _asleep(ports: Ports) -> float | None:
    # /proc/uptime goes on in suspend, the monotonic clock does not (fs/proc/uptime.c, ktime_get_boottime).
    with suppress(ValueError, IndexError):
        return float(text_of(ports, "/proc/uptime").split()[0]) - ports.monotonic()
    return None


def _governors(ports: Ports) -> tuple[str, ...]:
    names = [name for name in ports.names(f"{_CPU}/cpufreq") if name.startswith("policy")]
    return tuple(text_of(ports, f"{_CPU}/cpufreq/{name}/scaling_governor") for name in names)


def _throttled(ports: Ports) -> int:
    total = 0
    for name in ports.names(_CPU):
        if name.startswith("cpu") and name[3:].isdigit():
            text = text_of(ports, f"{_CPU}/{name}/thermal_throttle/core_throttle_count")
            total += int(text) if text.isdigit() else 0
    return total


def _processors(stat: str) -> tuple[int | None, int | None, int]:
    """Return ticks worked, ticks in all, and ticks spent on interrupts, from /proc/stat (proc(5))."""
    fields = stat.partition("\n")[0].split()
    if len(fields) < 9 or fields[0] != "cpu" or not all(field.isdigit() for field in fields[1:]):
        return None, None, 0
    # Guest time, which follows the first eight, is in user time already.
    user, nice, system, idle, iowait, irq, softirq, steal = (int(field) for field in fields[1:9])
    # Interrupts come mostly from our own requests, and do not count as work.
    worked = user + nice + system + steal
    return worked, worked + idle + iowait + irq + softirq, irq + softirq


def _own(stat: str) -> int | None:
    own = processes.stat_fields(stat)[_OWN]
    return sum(map(int, own)) if len(own) == 4 else None


def temperature(ports: Ports, drive: str) -> tuple[float | None, float | None]:
    """Return the drive's temperature in °C and the limit that the drive names, None for what is not known."""
    for place in sysfs.sensors(ports, drive):
        return _degrees(ports, f"{place}/temp1_input"), _degrees(ports, f"{place}/temp1_max")
    return None, None


def _degrees(ports: Ports, path: str) -> float | None:
    """Convert thousandths of a degree to °C; None for 0 or below, which as a limit means that none is set."""
    text = text_of(ports, path)
    return int(text) / 1000 if text.isdigit() and int(text) else None


# -- ending a benchmark before the drive gets too hot ------------------------------------------------------

INTERVAL_S = 5.0
"""Seconds between two looks. drivetemp asks by a command that waits until the drive's queue is empty, which costs
time that is measured; no drive warms up by more than a degree or two meanwhile."""

LIMIT_ROTATING_C, LIMIT_C = 60.0, 70.0
"""Taken where the drive names no limit: the highest temperatures that makers of hard disks and of solid-state
drives commonly allow in operation."""


class Stop(threading.Event):
    """Is set when the drive is too hot, or when the user has cancelled."""

    def __init__(self, cancelled: threading.Event) -> None:
        super().__init__()
        self._cancelled = cancelled

    def is_set(self) -> bool:
        return super().is_set() or self._cancelled.is_set()


def warmest(ports: Ports, drives: Sequence[str]) -> tuple[float | None, float | None]:
    """Return the highest temperature of *drives* and the lowest of their limits, None where none is known."""
    degrees, limits = [], []
    for drive in drives:
        celsius, own = temperature(ports, drive)
        if celsius is not None:
            degrees.append(celsius)
            limits.append(own or _usual_limit(ports, drive))
    return max(degrees, default=None), min(limits, default=None)


def _usual_limit(ports: Ports, drive: str) -> float:
    return LIMIT_ROTATING_C if sysfs.number(ports, drive, "queue/rotational") else LIMIT_C


def too_hot(ports: Ports, drives: Sequence[str]) -> str:
    """Return a sentence naming the drive that is too hot; empty if none is known to be. Wakes no drive."""
    for drive in drives:
        celsius, own = temperature(ports, drive)
        if celsius is None:
            continue
        limit = own or _usual_limit(ports, drive)
        if celsius > limit:
            return _stopped(drive, f"{celsius:.0f} °C", f"{limit:.0f} °C", own=own is not None)
    return ""


def _stopped(drive: str, now: str, limit: str, *, own: bool) -> str:
    if own:
        return Sentence(
            "{drive} is at {temperature} (limit {limit}). Let it cool down.",
            drive=drive,
            temperature=now,
            limit=limit,
        )
    return Sentence(
        "{drive} is at {temperature} (limit {limit}). Let it cool down.",
        drive=drive,
        temperature=now,
        limit=limit,
    )
