"""Quantities in words. Inside the program everything is bytes, seconds and bytes per second."""

from __future__ import annotations

from enum import Enum, StrEnum

_SI = ("B", "kB", "MB", "GB", "TB", "PB", "EB")
_IEC = ("B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB")

MB = 1_000_000
MIB = 1 << 20


class UnitSystem(Enum):
    """How sizes and rates are shown: powers of 1000 with SI names, or of 1024 with IEC names."""

    SI = 1000
    IEC = 1024


class Unit(StrEnum):
    """What a setting's number counts; the value is the suffix shown after it."""

    NONE = ""
    KIB = "KiB"
    SECTORS = "sectors"
    REQUESTS = "requests"
    COMMANDS = "commands"
    SECONDS = "s"
    MILLISECONDS = "ms"
    MICROSECONDS = "µs"


def size(count: float, system: UnitSystem = UnitSystem.SI) -> str:
    """Return *count* bytes in the largest unit that leaves at least one whole unit, e.g. ``1.00 TB``."""
    names = _SI if system is UnitSystem.SI else _IEC
    value, step = float(count), 0
    # 999.995 would round to "1000.00 kB"; compare after rounding to the digits shown.
    while round(abs(value), 2) >= system.value and step < len(names) - 1:
        value /= system.value
        step += 1
    if step == 0:
        return f"{int(value)} B"
    digits = 2 if abs(value) < 10 else 1 if abs(value) < 100 else 0
    return f"{value:.{digits}f} {names[step]}"


def rate(bytes_per_s: float, system: UnitSystem = UnitSystem.SI) -> str:
    """Return a throughput, e.g. ``131 MB/s`` or ``125 MiB/s``."""
    return size(bytes_per_s, system) + "/s"


def duration(seconds: float) -> str:
    """Return a length of time in words: ``20 min``, ``1 h 30 min``, ``45 s``, ``4.2 ms``."""
    if seconds < 1:
        return f"{seconds * 1000:.1f} ms" if seconds >= 0.001 else f"{seconds * 1e6:.0f} µs"
    whole = round(seconds)
    hours, rest = divmod(whole, 3600)
    minutes, rest = divmod(rest, 60)
    parts = ((hours, "h"), (minutes, "min"), (rest, "s"))
    return " ".join(f"{number} {name}" for number, name in parts if number) or "0 s"
