"""What there is to know about one setting on one drive, as terms with their words; of Qt only the translation."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import Drive
from disktune_contract.rules import rules
from disktune_contract.sentence import Sentence, listed
from disktune_contract.settings.setting import (
    Choice,
    Offer,
    Range,
    Setting,
    State,
    Status,
    Table,
    Value,
)
from disktune_contract.settings.setting_names import lasting, names
from disktune_contract.units import Unit
from disktune_gui.text import wording
from disktune_gui.text.formats import duration, formats, number
from disktune_gui.text.said import labelled, said

FEW = 6
"""Values of a table that are all listed; of more only the ends."""

Fact = tuple[str, str]
"""A term and its explanation."""


translate = QCoreApplication.translate


def facts(setting: Setting, state: State | None, drive: Drive | None) -> tuple[Fact, ...]:
    """Return everything: current and default value, supported values, lifetime, risk, other names, source."""
    found = [
        (translate("SettingFacts", "Current"), _now(setting, state)),
        (translate("SettingFacts", "Default"), _default(setting, state)),
        (translate("SettingFacts", "Supported values"), _offered(setting, state)),
        (translate("SettingFacts", "Lifetime"), said(lasting(setting, drive.kind if drive is not None else None))),
        (translate("SettingFacts", "Risk"), said(setting.danger)),
        (
            translate("SettingFacts", "Also known as"),
            " · ".join(names(setting, drive.name if drive is not None else "")),
        ),
        (translate("SettingFacts", "Source"), setting.source.rstrip(".")),
    ]
    return tuple((term, words) for term, words in found if words)


def meaning(setting: Setting, value: Value | None) -> str:
    """Return what a value means beyond itself; empty if nothing.

    That is the band that a number is in, or the larger unit, or the meaning of a word of the kernel's.
    """
    domain = setting.domain
    if isinstance(domain, Choice):
        comes_to = said(domain.meaning(value))
        return _means(str(value), comes_to) if comes_to else ""
    if not isinstance(domain, Range) or isinstance(value, bool) or not isinstance(value, int):
        return ""
    if value == domain.off:
        return ""
    words = [said(text) for start, text in setting.bands if value >= start]
    if words:
        return _means(number(value), words[-1])
    return _in_larger_unit(value, domain.unit)


def _means(value: str, words: str) -> str:
    return labelled(value, words)


_LARGER = {
    Unit.KIB: ((1024, "MiB"),),
    Unit.KIB_S: ((1024, "MiB/s"),),
    Unit.NANOSECONDS: ((1_000_000_000, "s"), (1_000_000, "ms"), (1000, "µs")),
    Unit.MICROSECONDS: ((1_000_000, "s"), (1000, "ms")),
    Unit.MILLISECONDS: ((1000, "s"),),
}
"""How many of a unit make one of a larger unit, the largest first."""


def _in_larger_unit(value: int, unit: Unit) -> str:
    """Return *value* in a unit in which it is at least 1, to four figures; empty where its own is the one."""
    if unit is Unit.SECONDS and value >= 60:
        return f"= {duration(value)}"
    for count, name in _LARGER.get(unit, ()):
        if value >= count:
            return f"= {formats.local(f'{wording.plain_figure(value / count)} {name}')}"
    return ""


def _now(setting: Setting, state: State | None) -> str:
    if state is None or state.status in (Status.UNSUPPORTED, Status.LEGACY):
        return ""
    return wording.value_words(setting, state.value)


def _default(setting: Setting, state: State | None) -> str:
    """Return the default: the one that the drive reports, else the one that is the same everywhere."""
    if state is not None and state.default is not None:
        return translate("SettingFacts", "{value}, as the drive reports").format(
            value=wording.value_words(setting, state.default)
        )
    return wording.value_words(setting, setting.default) if setting.default is not None else ""


def _offered(setting: Setting, state: State | None) -> str:
    """Return what may be chosen here; without a state, what the declaration admits."""
    if state is not None and state.status in (Status.UNSUPPORTED, Status.LEGACY):
        return ""
    domain = setting.domain
    if isinstance(domain, Choice):
        offered = state.offer.choices if state is not None and state.offer.choices is not None else domain.values
        return ", ".join(domain.label(word) for word in offered)
    if isinstance(domain, Table):
        codes = state.offer.codes if state is not None else None
        rows = [row.label for row in domain.rows if codes is None or row.code in codes]
        if len(rows) <= FEW:
            return said(listed(rows))
        ends = {"first": rows[0], "last": rows[-1]}
        return said(
            Sentence.counted(len(rows), "{first} to {last}, {n} value", "{first} to {last}, {n} values", **ends)
        )
    return _range_offered(domain, state) if isinstance(domain, Range) else translate("Sentences", "on or off")


def _range_offered(domain: Range, state: State | None) -> str:
    offer = Offer() if state is None else state.offer
    low, high = rules.bounds(domain, offer)
    if low > high:
        return (
            translate("SettingFacts", "only {off}").format(off=said(domain.off_word))
            if domain.off is not None
            else translate("SettingFacts", "none")
        )
    # A bare label, so that a number that represents "off" does not hide an end of the range.
    most = said(domain.amount(high))
    words = translate("Sentences", "{low} to {high}").format(low=number(low), high=most) if low < high else most
    if domain.step > 1:
        step = number(domain.step)
        words = translate("Sentences", "{range} in steps of {step}").format(range=words, step=step)
    if domain.off is not None and not low <= domain.off <= high:
        words = translate("SettingFacts", "{range}, or {off}").format(range=words, off=said(domain.off_word))
    return words
