"""Words for values, states, times, causes, arrays and measured figures; of Qt only the translation."""

from __future__ import annotations

import math
from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication

from disktune_contract import units as english_units
from disktune_contract.arrays.alarms import grain
from disktune_contract.arrays.array import Role
from disktune_contract.measuring.workload import Metric
from disktune_contract.said.changes import CAUSES
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Choice, Risk, Setting, Source, State, Status, Value
from disktune_contract.units import MB, MIB, UnitSystem
from disktune_gui.text.facts import listed
from disktune_gui.text.formats import duration, formats, number, rate
from disktune_gui.text.said import said

# -- the figure that a comparison is judged by, in words and units -----------------------------------------

_NAMES: dict[Metric, str] = {
    Metric.THROUGHPUT: Sentence("throughput"),
    Metric.IOPS: "IOPS",
    Metric.P50: Sentence("median latency (p50)"),
    Metric.P99: Sentence("99th-percentile latency (p99)"),
}

_MS = 1e-3


def name(metric: Metric) -> str:
    """Return the name of the figure within a sentence."""
    return said(_NAMES[metric])


def words(value: float, metric: Metric, units: UnitSystem = UnitSystem.SI) -> str:
    """Return a figure with its unit: ``131 MB/s``, ``42,100 IOPS``, ``1.2 ms``."""
    if metric is Metric.THROUGHPUT:
        return rate(value, units)
    return f"{number(value)} IOPS" if metric is Metric.IOPS else duration(value)


def figure(value: float) -> str:
    """Return a number of a chart to four figures, without zeros at its end: ``94,310``, ``131.2``, ``0.0042``."""
    return formats.local(plain_figure(value))


def plain_figure(value: float) -> str:
    """Return the same in English, for tables and files."""
    if not value or not math.isfinite(value):
        return f"{value:g}"
    digits = max(0, 3 - math.floor(math.log10(abs(value))))
    text = english_units.number(value, digits)
    return text.rstrip("0").rstrip(".") if digits else text


def unit(metric: Metric, units: UnitSystem = UnitSystem.SI) -> tuple[float, str]:
    """Return the unit of a column of figures: its size in the base unit, and its name."""
    if metric is Metric.THROUGHPUT:
        return (MB, "MB/s") if units is UnitSystem.SI else (MIB, "MiB/s")
    return (1.0, "IOPS") if metric is Metric.IOPS else (_MS, "ms")


# -- words for values, states, times and causes ------------------------------------------------------------

translate = QCoreApplication.translate


def unknown() -> str:
    """Return the text in place of a value that is not known."""
    return said(Sentence("unknown"))


def value_words(setting: Setting, value: Value | None) -> str:
    """Return *value* in words; None is unknown. The kernel's own words stay, its ``none`` too."""
    words = english_value(setting, value)
    return words if isinstance(setting.domain, Choice) and value is not None else said(words)


def english_value(setting: Setting, value: Value | None) -> str:
    """Return *value* in words as files have it: in English; `said` translates it. None is unknown."""
    return Sentence("unknown") if value is None else setting.domain.label(value)


def risk_mark(setting: Setting) -> str:
    """Return the mark of the risk in a setting's row; empty if it does no lasting harm."""
    return _marks().get(setting.risk, "")


def _marks() -> dict[Risk, str]:
    return {
        Risk.WEAR: translate("Words", "wear"),
        Risk.DATA_LOSS: translate("Words", "data loss"),
        Risk.HANG: translate("Words", "system hang"),
    }


def moment(at: float, *, seconds: bool = False) -> str:
    """Return a moment, in seconds since the epoch, as local date and time to the minute or second."""
    return formats.moment(at, seconds=seconds)


def month_day(at: float) -> str:
    """Return the local date and time without the year, where there is no space for more."""
    return formats.month_day(at)


def clock(at: float, *, seconds: bool = False) -> str:
    """Return the local time of day of a moment, to the minute or second."""
    return formats.clock(at, seconds=seconds)


def day(at: float) -> str:
    """Return the local date of a moment."""
    return formats.day(at)


def state_note(setting: Setting, state: State) -> str:
    """Return what to know about the shown value, or why there is none; empty if nothing."""
    if state.status is not Status.OK:
        return said(state.reason)
    if state.value is not None and state.source is Source.REMEMBERED:
        words = translate("Words", "Last set to {value} by DiskTune.")
        if state.set_at is not None:
            words = translate("Words", "Last set to {value} on {moment}.")
        when = "" if state.set_at is None else moment(state.set_at)
        return words.format(value=value_words(setting, state.value), moment=when)
    if state.value is not None and state.source is Source.CACHED:
        return translate("Words", "From the kernel. {reason}").format(reason=said(state.reason)).rstrip()
    return said(state.reason)


def cause(word: str) -> str:
    """Return why a journal entry was written, in words; an unknown word stays as it is."""
    return said(CAUSES.get(word, word))


# -- the kernel's terms for an md array and its members (md.rst) -------------------------------------------
#
# A term of a later kernel is shown as it is.

_DAY = 86400


def end(now: float, left: float) -> str:
    """Return when something ends that takes *left* seconds more by an estimate, no finer than `time_left`."""
    coarse = 60 * grain(left / 60)
    return (clock if left < _DAY else moment if left < 6 * _DAY else day)(round((now + left) / coarse) * coarse)


def array_state(word: str) -> str:
    """Return a word of ``array_state``."""
    return {
        "clear": translate("Array", "clear"),
        "inactive": translate("Array", "inactive"),
        "suspended": translate("Array", "suspended"),
        "readonly": translate("Array", "read-only"),
        "read-auto": translate("Array", "auto-read-only"),
        "clean": translate("Array", "clean"),
        "active": translate("Array", "active"),
        "write-pending": translate("Array", "write pending"),
        "active-idle": translate("Array", "active, idle"),
        "broken": translate("Array", "broken"),
    }.get(word, word)


def role(which: Role) -> str:
    """Return the role of a member of the array."""
    return {
        Role.IN_SYNC: translate("Array", "in sync"),
        Role.REBUILDING: translate("Array", "rebuilding"),
        Role.SPARE: translate("Array", "spare"),
        Role.JOURNAL: translate("Array", "journal"),
        Role.REPLACEMENT: translate("Array", "replacement"),
        Role.FAULTY: translate("Array", "faulty"),
    }[which]


MORE_STATES: dict[str, Callable[[], str]] = {
    "write_mostly": lambda: translate("Array", "write-mostly"),
    "blocked": lambda: translate("Array", "blocked"),
    "write_error": lambda: translate("Array", "write error"),
    "want_replacement": lambda: translate("Array", "replacement wanted"),
    "failfast": lambda: translate("Array", "failfast"),
}
"""The words of a member's ``state`` that its role does not imply."""

_ROLES = {
    "in_sync": Role.IN_SYNC,
    "spare": Role.SPARE,
    "journal": Role.JOURNAL,
    "replacement": Role.REPLACEMENT,
    "faulty": Role.FAULTY,
}
"""The terms that name a role."""


def member_state(words: str) -> str:
    """Return a member's ``state`` in words; the kernel separates them by commas."""
    return listed(_member_word(one) for one in words.split(",")) or ""


def _member_word(word: str) -> str:
    if word in _ROLES:
        return role(_ROLES[word])
    return MORE_STATES[word]() if word in MORE_STATES else word.replace("_", " ")
