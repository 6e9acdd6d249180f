"""Words for values, states, moments and causes; of Qt only the translation."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Choice, Risk, Setting, Source, State, Status, Value
from disktune_gui.text.formats import formats
from disktune_gui.text.said import said

translate = QCoreApplication.translate


def unknown() -> str:
    """Return what stands in the place of a value that is not known."""
    return said(Sentence("unknown"))


def value_words(setting: Setting, value: Value | None) -> str:
    """Return *value* in words; None is unknown. The kernel's own words stay, its ``none`` too."""
    words = english_value(setting, value)
    return words if isinstance(setting.domain, Choice) and value is not None else said(words)


def english_value(setting: Setting, value: Value | None) -> str:
    """Return *value* in words as it is kept in files: in English; `said` translates it. None is unknown."""
    return Sentence("unknown") if value is None else setting.domain.label(value)


def risk_mark(setting: Setting) -> str:
    """Return the mark of the risk in a setting's row; empty if it does no lasting harm."""
    return _marks().get(setting.risk, "")


def risk_marks() -> tuple[str, ...]:
    """Return every mark there is, so that all rows leave room for the widest."""
    return tuple(_marks().values())


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
    """Return the local date and time of a moment without the year, where there is room for no more."""
    return formats.month_day(at)


def clock(at: float, *, seconds: bool = False) -> str:
    """Return the local time of day of a moment, to the minute or second."""
    return formats.clock(at, seconds=seconds)


def day(at: float) -> str:
    """Return the local date of a moment."""
    return formats.day(at)


def state_note(setting: Setting, state: State) -> str:
    """Return what to know about the shown value beyond the value, or why there is none; empty if nothing."""
    if state.status is not Status.OK:
        return said(state.reason)
    if state.value is not None and state.source is Source.REMEMBERED:
        words = translate("Words", "Last set to {value} by DiskTune. The drive does not support reading it back.")
        if state.set_at is not None:
            words = translate(
                "Words", "Last set to {value} by DiskTune on {moment}. The drive does not support reading it back."
            )
        when = "" if state.set_at is None else moment(state.set_at)
        return words.format(value=value_words(setting, state.value), moment=when)
    if state.value is not None and state.source is Source.CACHED:
        return translate("Words", "From the kernel's record. {reason}").format(reason=said(state.reason)).rstrip()
    return said(state.reason)


def cause(word: str) -> str:
    """Return why a journal entry was written, in words; an unknown word stands for itself."""
    return {
        "apply": translate("Words", "applied"),
        "kept": translate("Words", "kept"),
        "put-back": translate("Words", "reverted by user"),
        "timed-out": translate("Words", "reverted, not confirmed"),
        "session-ended": translate("Words", "reverted, the session ended"),
        "boost": translate("Words", "boosted until finished"),
        "boost-ended": translate("Words", "reverted, the boost ended"),
        "tried-long": translate("Words", "tried for hours"),
        "long-trial-ended": translate("Words", "reverted, the long trial ended"),
        "undone": translate("Words", "reverted, a later change failed"),
        "recovered": translate("Words", "reverted after an interruption"),
        "tried": translate("Words", "tried in an experiment"),
        "compared": translate("Words", "restored after an experiment"),
        "saved": translate("Words", "restored as saved"),
    }.get(word, word)
