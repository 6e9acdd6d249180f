"""Numbers and quantities of `disktune_contract.units`, as the user writes them."""

from __future__ import annotations

from disktune_contract import units
from disktune_contract.units import UnitSystem
from disktune_gui.text.formats import formats


def number(count: float, digits: int = 0) -> str:
    """Return a number, grouped from five digits on: ``4096``, ``65,536``."""
    return formats.local(units.number(count, digits))


def quantity(count: int, unit: str) -> str:
    """Return a whole number with the symbol of its unit: ``65,536 KiB``, ``30%``."""
    return formats.local(units.quantity(count, unit))


def percent(share: float, digits: int = 0) -> str:
    """Return a share of 1 in percent: ``30%``."""
    return formats.local(f"{share:.{digits}%}")


def percent_change(ratio: float) -> str:
    """Return a ratio as the difference in percent: ``+5.2%``, ``−12%``, ``0.0%``."""
    return formats.local(units.percent_change(ratio))


def size(count: float, system: UnitSystem = UnitSystem.SI) -> str:
    """Return *count* bytes: ``1.00 TB``."""
    return formats.local(units.size(count, system))


def rate(bytes_per_s: float, system: UnitSystem = UnitSystem.SI) -> str:
    """Return a throughput: ``131 MB/s``."""
    return formats.local(units.rate(bytes_per_s, system))


def duration(seconds: float) -> str:
    """Return a length of time: ``1 h 30 min``, ``4.2 ms``."""
    return formats.local(units.duration(seconds))
