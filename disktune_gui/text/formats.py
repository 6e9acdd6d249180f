"""The formats of numbers, quantities and times: those of the desktop, or of the chosen language.

Contract and helper write amounts in English: ``65,536``, ``1.50 TB``, ``30%``. Here they get the separators the
user reads, and the language's words for times. The digits are 0 to 9 everywhere, as in drives and files.
"""

from __future__ import annotations

import re
import time
from typing import NamedTuple, overload

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDateTime, QLocale

from disktune_contract import units
from disktune_contract.patterns import pattern_of
from disktune_contract.units import UnitSystem

# -- formats of the desktop, or of the chosen language -----------------------------------------------------

LAST_S = 253_370_764_800
"""The beginning of the year 9999, the last one of Python's dates: no later time can be written."""

_GROUPED = r"\d{1,3}(?:,\d{3})+"
_NUMBER = rf"(?:{_GROUPED}|\d+)(?:\.\d+)?"
SYMBOL = r"(?:(?:[kMGTPE]|[KMGTPE]i)?B(?:/s)?|[MG]b/s|GT/s|[mnµ]?s|min|h|d|°[CF]|W|rpm|IOPS)"
"""A regular expression for the symbol of a unit."""
_AMOUNT = pattern_of(rf"[-−+±]?(?:{_NUMBER}(?:%| {SYMBOL}(?: {_NUMBER} {SYMBOL})*)|{_GROUPED}(?:\.\d+)?)")
"""Text that is surely an amount. A bare ``6.16`` could be a version, ``4096`` is the same everywhere."""

_TIMES = {
    "s": QT_TRANSLATE_NOOP("Formats", "{number} s"),
    "min": QT_TRANSLATE_NOOP("Formats", "{number} min"),
    "h": QT_TRANSLATE_NOOP("Formats", "{number} h"),
    "d": QT_TRANSLATE_NOOP("Formats", "{number} d"),
}
_TIME = pattern_of(r"(\S+) (s|min|h|d)\b")

_TURNING = pattern_of("[\u061c\u200e\u200f]")
"""Marks of direction, which the program removes from the texts of others."""


class LocalAmount(str):
    """An amount with the user's separators, which must not be parsed as English again: ``65.536 KiB``."""

    english: str
    """As contract and helper write it, and as in files."""


class _Dates(NamedTuple):
    """The patterns of moments; empty until a locale provides them."""

    day: str = ""
    clock: str = ""
    clock_second: str = ""
    minute: str = ""
    second: str = ""
    month_day: str = ""


class Formats:
    """The user's formats: English ones until `follow` sets others."""

    fahrenheit = False
    """Whether temperatures are shown in °F. Settings stay in °C, which is what a drive stores of them."""

    def __init__(self) -> None:
        self._marks: dict[int, str] = {}
        self._locale: QLocale | None = None
        self._dates = _Dates()

    @property
    def _patterns(self) -> _Dates:
        if self._locale is None:
            self.follow(english())
        return self._dates

    @property
    def locale(self) -> QLocale:
        """The locale of numbers and dates."""
        # Not at import: the first locale takes Qt as long as all the rest of the first list of drives.
        return self._locale if self._locale is not None else self.follow(english())

    def follow(self, locale: QLocale) -> QLocale:
        """Write as in *locale*, and return it; one whose digits are not 0 to 9 is replaced by English."""
        nowhere = locale.language() is QLocale.Language.C
        self._locale = locale = english() if nowhere or locale.zeroDigit() != "0" else locale
        marks = {",": locale.groupSeparator(), ".": locale.decimalPoint(), "-": locale.negativeSign()}
        plain = {english: _TURNING.sub("", mark) for english, mark in marks.items()}
        self._marks = str.maketrans({english: mark for english, mark in plain.items() if mark != english})
        date, clock = (_TURNING.sub("", pattern) for pattern in _date_and_time(locale))
        second = re.sub(r"([Hh])(\W)mm", r"\1\2mm\2ss", clock)
        month_day = re.sub(r"[^\w']*y+[^\w']*(?:'[^']*'[^\w']*)?", "", date)
        moments = (f"{date} {clock}", f"{date} {second}", f"{month_day} {clock}")
        self._dates = _Dates(*map(_quick, (date, clock, second, *moments)))
        return locale

    @property
    def separators(self) -> dict[str, str]:
        """The user's separators, as the readers of `typed` take them."""
        return {"group": self.locale.groupSeparator(), "point": self.locale.decimalPoint()}

    @property
    def differ(self) -> bool:
        """Whether numbers are written differently from English."""
        return bool(self._marks)

    def local(self, amount: str) -> str:
        """Return an English amount with the user's separators; one that has them already is unchanged."""
        worded = amount.endswith(("%", " s", " min", " h", " d"))
        if isinstance(amount, LocalAmount) or not (self._marks or self.fahrenheit or worded):
            return amount
        english: str = amount
        if self.fahrenheit and isinstance(amount, units.Temperature) and amount.celsius is not None:
            english = units.quantity(round(self.degrees(amount.celsius)), self.degree)
        written = str.translate(english, self._marks)
        if written.endswith("%"):
            written = QCoreApplication.translate("Formats", "{number}%").format(number=written[:-1])
        elif worded:
            translate = QCoreApplication.translate
            written = _TIME.sub(lambda one: translate("Formats", _TIMES[one[2]]).format(number=one[1]), written)
        if written == amount:
            return amount
        (made := LocalAmount(written)).english = amount
        return made

    @property
    def degree(self) -> str:
        """The symbol of the unit of temperatures."""
        return "°F" if self.fahrenheit else units.Unit.CELSIUS

    @overload
    def degrees(self, celsius: float) -> float: ...
    @overload
    def degrees(self, celsius: float | None) -> float | None: ...
    def degrees(self, celsius: float | None) -> float | None:
        """Return a temperature in the unit in which it is shown, None for None."""
        return round(celsius * 9 / 5 + 32) if self.fahrenheit and celsius is not None else celsius

    def month_day(self, at: float) -> str:
        """Return local date and time without the year."""
        return self._written(at, self._patterns.month_day)

    def moment(self, at: float, *, seconds: bool = False) -> str:
        """Return a time, in seconds since the epoch, as local date and time to the minute or second."""
        return self._written(at, self._patterns.second if seconds else self._patterns.minute)

    def day(self, at: float) -> str:
        """Return a time as local date."""
        return self._written(at, self._patterns.day)

    def clock(self, at: float, *, seconds: bool = False) -> str:
        """Return a time as local time of day."""
        return self._written(at, self._patterns.clock_second if seconds else self._patterns.clock)

    def _written(self, at: float, pattern: str) -> str:
        if not 0 <= at <= LAST_S:
            return "?"  # a wrong time of a machine or a drive; Qt and the C library take no such year
        if "%" in pattern:
            return time.strftime(pattern, time.localtime(at))
        return self.locale.toString(QDateTime.fromSecsSinceEpoch(int(at)), pattern)


def english() -> QLocale:
    """Return the locale of numbers and dates where none is given."""
    return QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)


def _date_and_time(locale: QLocale) -> tuple[str, str]:
    """Return Qt's patterns: the short ones with a whole year, or those of ISO 8601.

    ``11/12/2026`` is ambiguous for English readers.
    """
    date = locale.dateFormat(QLocale.FormatType.ShortFormat)
    if "/" in date and (date.startswith("M") or locale.language() is QLocale.Language.English):
        return "yyyy-MM-dd", "HH:mm"
    return re.sub(r"(?<!y)yy?(?!y)", "yyyy", date), locale.timeFormat(QLocale.FormatType.ShortFormat)


_DIRECTIVES = {"yyyy": "%Y", "MM": "%m", "M": "%-m", "dd": "%d", "d": "%-d", "HH": "%H", "H": "%-H"}
_DIRECTIVES |= {"mm": "%M", "ss": "%S"}


def _quick(pattern: str) -> str:
    """Return the `strftime` pattern for one of Qt's, ten times as fast; one with words in it is unchanged."""
    pieces = re.split(r"([^\W\d_]+)", pattern)
    if any(piece not in _DIRECTIVES for piece in pieces[1::2]) or set("'%") & set(pattern):
        return pattern
    return "".join(_DIRECTIVES.get(piece, piece) for piece in pieces)


def is_amount(text: str) -> bool:
    """Whether *text* is a number with a unit, or a grouped one, and nothing else."""
    return _AMOUNT.fullmatch(text) is not None


formats = Formats()
"""The formats of this process."""


# -- numbers and quantities of `disktune_contract.units`, localized ----------------------------------------


def number(count: float, digits: int = 0) -> str:
    """Return a number, grouped from five digits on: ``4096``, ``65,536``."""
    return formats.local(units.number(count, digits))


def quantity(count: int, unit: str) -> str:
    """Return a whole number with the symbol of its unit: ``65,536 KiB``, ``30%``."""
    return formats.local(units.quantity(count, unit))


def temperature(celsius: float) -> str:
    """Return a temperature in whole degrees: ``55 °C`` or ``131 °F``."""
    return formats.local(units.temperature(celsius))


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


def how_long(amount_bytes: float, bytes_s: float) -> str:
    """Return the time for an amount at a rate above 0: ``11 h 39 min``."""
    return formats.local(units.how_long(amount_bytes, bytes_s))
