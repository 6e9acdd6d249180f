"""Quantities in words. Inside the program everything is bytes, seconds and bytes per second."""

from __future__ import annotations

from enum import Enum, StrEnum

_SI = ("B", "kB", "MB", "GB", "TB", "PB", "EB")
_IEC = ("B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB")

GROUPED_FROM = 10_000
"""A shorter number is read at a glance."""

MB = 1_000_000
MIB = 1 << 20


class UnitSystem(Enum):
    """How sizes and rates are shown: powers of 1000 with SI names, or of 1024 with IEC names."""

    SI = 1000
    IEC = 1024


class Unit(StrEnum):
    """What a setting's number counts; the value is the symbol, or the word for several, shown after it."""

    NONE = ""
    KIB = "KiB"
    SECTORS = "sectors"
    REQUESTS = "requests"
    COMMANDS = "commands"
    SECONDS = "s"
    MILLISECONDS = "ms"
    MICROSECONDS = "µs"
    NANOSECONDS = "ns"
    STRIPES = "stripes"
    THREADS = "threads"
    KIB_S = "KiB/s"
    CELSIUS = "°C"
    PERCENT = "%"


def number(count: float, digits: int = 0) -> str:
    """Return a number as people read it, grouped from five digits on: ``4096``, ``65,536``."""
    return f"{count:,.{digits}f}" if round(abs(count), digits) >= GROUPED_FROM else f"{count:.{digits}f}"


def quantity(count: int, unit: str) -> str:
    """Return a whole number with the symbol of its unit, e.g. ``65,536 KiB``, ``30%``; *unit* may be empty."""
    return number(count) + suffix(unit)


def suffix(unit: str) -> str:
    """Return *unit* as it follows a number, with the space between them; a percent sign has none."""
    return unit if unit in ("", "%") else f" {unit}"


class Temperature(str):
    """A temperature in words, which a window may show in another unit."""

    celsius: float | None


def temperature(celsius: float | None) -> Temperature:
    """Return a temperature in whole degrees: ``55 °C``; ``? °C`` for None."""
    made = Temperature(f"? {Unit.CELSIUS}" if celsius is None else quantity(round(celsius), Unit.CELSIUS))
    made.celsius = celsius
    return made


def percent_change(ratio: float, *, sign: bool = True) -> str:
    """Return a ratio as the difference in percent that a person reads: ``+5.2%``, ``−12%``, ``0.4%``."""
    value = 100 * (ratio - 1)
    digits = 0 if abs(value) >= 9.95 else 1
    shown = f"{abs(value):.{digits}f}"
    mark = ("" if float(shown) == 0 else "+" if value > 0 else "−") if sign else ""
    return f"{mark}{shown}%"


def size(count: float, system: UnitSystem = UnitSystem.SI) -> str:
    """Return *count* bytes in the largest unit that leaves at least one whole unit, e.g. ``1.00 TB``."""
    names = _SI if system is UnitSystem.SI else _IEC
    value, step = float(count), 0
    # 999.6 kB would be shown as "1000 kB": compare as shown, without digits after the point.
    while round(abs(value)) >= system.value and step < len(names) - 1:
        value /= system.value
        step += 1
    if step == 0:
        return f"{round(value)} B"
    # Three figures; the limits are where the next figure appears by rounding.
    digits = 2 if abs(value) < 9.995 else 1 if abs(value) < 99.95 else 0
    return f"{value:.{digits}f} {names[step]}"


def short_size(count: int) -> str:
    """Return *count* bytes exactly, as the options of fio and dd have them: ``512``, ``64k``, ``1m``."""
    for shift, letter in ((30, "g"), (20, "m"), (10, "k")):
        if count and count % (1 << shift) == 0:
            return f"{count >> shift}{letter}"
    return str(count)


def exact_size(count: int) -> str:
    """Return *count* bytes exactly, as people read them: ``512 B``, ``64 KiB``, ``1 MiB``."""
    short = short_size(count)
    return f"{short[:-1]} {short[-1].upper()}iB" if short[-1].isalpha() else f"{number(count)} B"


def rate(bytes_per_s: float, system: UnitSystem = UnitSystem.SI) -> str:
    """Return a throughput, e.g. ``131 MB/s`` or ``125 MiB/s``."""
    return size(bytes_per_s, system) + "/s"


def duration(seconds: float) -> str:
    """Return a length of time (not negative) in words: ``1 h 30 min``, ``4.2 s``, ``4.2 ms``, ``80 µs``."""
    if 0 < seconds < 0.9995e-3:
        return f"{seconds * 1e6:.0f} µs"
    if 0 < seconds < 0.99995:
        return f"{seconds * 1000:.1f} ms"
    whole = round(seconds)
    if seconds < 9.95 and abs(seconds - whole) >= 0.05:
        return f"{seconds:.1f} s"
    hours, rest = divmod(whole, 3600)
    minutes, rest = divmod(rest, 60)
    # Plainly, for the tables of the catalogue have hundreds of times.
    text = f"{hours} h" if hours else ""
    if minutes:
        text += f" {minutes} min" if text else f"{minutes} min"
    if rest:
        text += f" {rest} s" if text else f"{rest} s"
    return text or "0 s"


def how_long(amount_bytes: float, bytes_s: float) -> str:
    """Return the time for an amount at a rate above 0, to the minute from 10 min on: ``11 h 39 min``, ``4 d 5 h``.

    It is as exact as its two largest units.
    """
    seconds = amount_bytes / bytes_s
    hours, minutes = round(seconds / 3600), round(seconds / 60)
    # “36 h” is as easily read as “1 d 12 h”.
    if hours >= 48:
        days, rest = divmod(hours, 24)
        return f"{number(days)} d" + (f" {rest} h" if rest else "")
    return duration(minutes * 60 if minutes >= 10 else seconds)
