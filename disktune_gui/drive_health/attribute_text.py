"""What a SMART attribute counts, in words, and how often disks with its value failed. Without widgets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PyQt6.QtCore import QCoreApplication

from disktune_contract.identity.attribute_meanings import BY_NUMBER, Ideal, is_meant
from disktune_contract.identity.health import AtaAttribute
from disktune_contract.identity.observed_rates import ObservedRate, rate_at
from disktune_contract.sentence import in_turn
from disktune_gui.health.wording import attribute_name
from disktune_gui.text.amounts import number, percent
from disktune_gui.text.facts import listed
from disktune_gui.text.said import said

translate = QCoreApplication.translate

NONE: Mapping[int, str] = MappingProxyType({})
"""The names of a drive that no database names otherwise."""


def named(number: int, names: Mapping[int, str]) -> str:
    """Return what an attribute is called; *names* are those that smartmontools' database gives the drive's.

    Where that name means the same as ours, ours is shown, in the language of the window.
    """
    theirs = names.get(number, "")
    if theirs and not is_meant(number, theirs):
        return theirs
    return attribute_name(number) or theirs or translate("Health", "vendor-specific")


def explained(one: AtaAttribute, *, disk: bool, names: Mapping[int, str] = NONE) -> str:
    """Return sentences: what an attribute counts, which raw value is better, how disks with this one fared.

    *disk* is whether the drive is a hard disk: of others nothing was observed.
    """
    told = []
    if one.number in names:
        words = translate("Health", "smartctl calls it {name} for this model.")
        told.append(words.format(name=names[one.number]))
    if _is_ours(one.number, names):
        rate = observed(one, disk=disk, names=names)
        told += [about(one.number, names), _better(one.number), _of_rate(rate) if rate is not None else ""]
    elif not told:
        told.append(translate("Health", "The vendor defines what this attribute counts."))
    return said(in_turn(*told, _flags_in_words(one)))


def flags(one: AtaAttribute) -> tuple[str, ...]:
    """Return what else the drive says of an attribute, a word or two each."""
    its = one.flags
    if its is None:
        return ()
    said_of_it = (
        (its.performance, translate("Health", "performance")),
        (its.error_rate, translate("Health", "error rate")),
        (its.event_count, translate("Health", "event count")),
        (its.self_preserving, translate("Health", "self-preserving")),
    )
    return tuple(words for is_set, words in said_of_it if is_set)


def _flags_in_words(one: AtaAttribute) -> str:
    found = listed(flags(one))
    return translate("Health", "Flags: {flags}.").format(flags=found) if found else ""


def about(number: int, names: Mapping[int, str] = NONE) -> str:
    """Return what most vendors use an attribute for, as a sentence; empty if this drive's is another one."""
    return said(BY_NUMBER[number].about) if _is_ours(number, names) else ""


def ideal(number: int, names: Mapping[int, str] = NONE) -> str:
    """Return in a word which raw value is the better one; empty if neither is, or that is not known."""
    if not _is_ours(number, names):
        return ""
    return {
        Ideal.LOW: translate("Health", "low"),
        Ideal.HIGH: translate("Health", "high"),
        Ideal.NEITHER: "",
    }[BY_NUMBER[number].ideal]


def observed(one: AtaAttribute, *, disk: bool, names: Mapping[int, str] = NONE) -> ObservedRate | None:
    """Return how often hard disks with the raw value of an attribute failed; None of other drives."""
    return rate_at(one.number, one.raw) if disk and _is_ours(one.number, names) else None


def _is_ours(number: int, names: Mapping[int, str]) -> bool:
    """Return whether an attribute counts what most vendors use its number for, as far as is known."""
    return number in BY_NUMBER and (number not in names or is_meant(number, names[number]))


def _better(number: int) -> str:
    return {
        Ideal.LOW: translate("Health", "A low raw value is better."),
        Ideal.HIGH: translate("Health", "A high raw value is better."),
        Ideal.NEITHER: "",
    }[BY_NUMBER[number].ideal]


def _of_rate(rate: ObservedRate) -> str:
    if rate.rate < 1:
        words = translate(
            "Health",
            "Hard disks with this value: annual failure rate {rate}, 95% interval {least} to {most} "
            "(Backblaze 2014, via Scrutiny).",
        )
        return words.format(rate=_share(rate.rate), least=_share(rate.least), most=_share(rate.most))
    # More failures in a year than drives: that is no share.
    words = translate(
        "Health",
        "Hard disks with this value: on average one failure in {months} of operation, 95% interval {least} to "
        "{most} (Backblaze 2014, via Scrutiny).",
    )
    return words.format(months=_months(rate.rate), least=_months(rate.most), most=_months(rate.least))


def _share(rate: float) -> str:
    return percent(rate, 1 if rate < 0.1 else 0)


def _months(rate: float) -> str:
    return translate("Health", "{number} months").format(number=number(12 / rate, 1))
