"""Numbers as users type them, with a unit of their choice: ``12 MiB`` in a field that counts KiB.

An unambiguous text is read exactly; every other one is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction

_PREFIXES = "kMGTPE"


def _sizes() -> dict[str, Fraction]:
    """Return sizes in bytes. ``KB`` and ``mb`` can mean several things, and are not among them."""
    found = {"B": Fraction(1)}
    for power, letter in enumerate(_PREFIXES, 1):
        binary = f"{letter.upper()}iB"
        found |= dict.fromkeys((binary, binary.lower(), binary.upper()), Fraction(1024**power))
        found[f"{letter}B"] = Fraction(1000**power)
    return found


_SIZES = _sizes()
_RATES = {f"{name}/s": factor for name, factor in _SIZES.items()}
_RATES |= {
    name: Fraction(step**power, 8)
    for power, letter in enumerate(_PREFIXES, 1)
    for name, step in ((f"{letter}bit/s", 1000), (f"{letter}bps", 1000), (f"{letter.upper()}ibit/s", 1024))
} | {"bit/s": Fraction(1, 8), "bps": Fraction(1, 8)}
# As links are printed, 6 Gb/s. Of smaller units, too many write b for bytes.
_RATES |= {"Gb/s": _RATES["Gbit/s"], "Tb/s": _RATES["Tbit/s"]}
_TIMES = {
    "ns": Fraction(1, 10**9),
    "us": Fraction(1, 10**6),
    "µs": Fraction(1, 10**6),
    "ms": Fraction(1, 1000),
    **dict.fromkeys(("s", "秒"), Fraction(1)),
    **dict.fromkeys(("min", "分"), Fraction(60)),
    **dict.fromkeys(("h", "時間"), Fraction(3600)),
    **dict.fromkeys(("d", "日"), Fraction(86_400)),
}
_POWER = {"mW": Fraction(1, 1000), "W": Fraction(1), "kW": Fraction(1000)}


def read(
    text: str, unit: str, *, group: str = ",", point: str = ".", words: Iterable[str] = ()
) -> Fraction | None:
    """Return the number that *text* means, counted in *unit*; None if it can mean none, or more than one.

    *group* and *point* are the user's separators between groups of three digits and before a fraction.
    A bare number counts *unit*; a bare ``k``, ``M`` or ``G`` is a power of 1024 where *unit* is. *words* are
    other names of *unit*, such as its forms in the user's language. Full-width digits are digits.
    """
    text, unit, group, point = (_plain(one) for one in (text, unit, group, point))
    factors = _factors(unit) | dict.fromkeys(("", *map(_plain, words)), Fraction(1))
    one = rf"{_digits(group, point)}\s*(?P<unit>[^\d\s].*)?"
    if (found := re.fullmatch(rf"(?P<sign>[-+]?)\s?{one}", text)) is not None:
        factor = factors.get(found["unit"] or "")
        if factor is not None:
            return _value(found, group) * factor * (-1 if found["sign"] == "-" else 1)
    return _times(text, factors, group, point) if unit in _TIMES else None


def read_size(text: str, *, group: str = ",", point: str = ".") -> int | None:
    """Return whole bytes as users of dd and fio type them; None if *text* can mean none, or more than one number.

    A bare number counts bytes; ``k``, ``M`` and ``G`` are powers of 1024.
    """
    bare = not any(letter.isalpha() for letter in text)
    found = read(text, "B" if bare else "KiB", group=group, point=point)
    counted = None if found is None else found * (1 if bare else 1024)
    return int(counted) if counted is not None and counted.denominator == 1 else None


def _times(text: str, factors: Mapping[str, Fraction], group: str, point: str) -> Fraction | None:
    """Return the value of ``1 h 30 min``: several amounts with units, each smaller than the one before."""
    part = rf"{_digits(group, point)}\s?(?P<unit>[^\W\d_]+)\s?"
    found = list(re.finditer(part, text))
    if "".join(one[0] for one in found) != text or not all(one["unit"] in _TIMES for one in found):
        return None
    each = [factors[one["unit"]] for one in found]
    if not each or sorted(set(each), reverse=True) != each:
        return None
    return sum((_value(one, group) * factor for one, factor in zip(found, each, strict=True)), Fraction(0))


def _plain(text: str) -> str:
    """Return *text* with one character for equivalent ones: digits and letters, spaces, minus, apostrophe."""
    return " ".join(str.translate(text, _ALIKE).split())


_ALIKE: dict[int, int | str] = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)}
"""Full-width characters, as Japanese input methods write them, are those of ASCII."""
_ALIKE |= dict.fromkeys((0x061C, 0x200E, 0x200F), "")  # marks of direction
_ALIKE |= {ord("\u2212"): "-", ord("\u2019"): "'", ord("\u03bc"): "µ", ord("\u2103"): "°C"}


def _digits(group: str, point: str) -> str:
    grouped = rf"[0-9]{{1,3}}(?:{re.escape(group) or ' '}[0-9]{{3}})+"
    return rf"(?P<whole>{grouped}|[0-9]+)(?:{re.escape(point)}(?P<part>[0-9]+))?(?![0-9])"


def _value(found: re.Match[str], group: str) -> Fraction:
    whole = found["whole"].replace(group or " ", "")
    return Fraction(f"{whole}.{found['part'] or 0}")


def _factors(unit: str) -> dict[str, Fraction]:
    """Return the value of each name that can be typed, in *unit*."""
    for table in (_SIZES, _RATES, _TIMES, _POWER):
        if unit in table:
            known = dict(table)
            if table is _RATES:
                known |= {name.removesuffix("/s"): factor for name, factor in table.items()}
            if table in (_SIZES, _RATES):
                step = 1024 if "i" in unit else 1000
                for power, letter in enumerate(_PREFIXES, 1):
                    known |= dict.fromkeys((letter, letter.upper(), letter.lower()), Fraction(step**power))
            return {name: factor / table[unit] for name, factor in known.items()}
    return {unit: Fraction(1)} | ({"C": Fraction(1)} if unit == "°C" else {})
