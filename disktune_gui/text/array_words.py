"""The kernel's words for an md array and its members, in the language of the window (md.rst).

A word of a later kernel is shown as it is.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import grain
from disktune_contract.arrays.array import Role
from disktune_gui.text.facts import listed
from disktune_gui.text.wording import clock, day, moment

_DAY = 86400

translate = QCoreApplication.translate


def end(now: float, left: float) -> str:
    """Return when something ends that takes *left* seconds more by an estimate, no finer than `time_left` says."""
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
    """Return what a member is to the array."""
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
"""The words of a member's ``state`` that its role does not say already."""

_ROLES = {
    "in_sync": Role.IN_SYNC,
    "spare": Role.SPARE,
    "journal": Role.JOURNAL,
    "replacement": Role.REPLACEMENT,
    "faulty": Role.FAULTY,
}
"""The words that name a role."""


def member_state(words: str) -> str:
    """Return what the kernel says in a member's ``state``, which has commas between its words."""
    return listed(_member_word(one) for one in words.split(",")) or ""


def _member_word(word: str) -> str:
    if word in _ROLES:
        return role(_ROLES[word])
    return MORE_STATES[word]() if word in MORE_STATES else word.replace("_", " ")
