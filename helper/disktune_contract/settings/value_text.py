"""A value as text: as a person writes it in a file, and back; and as the kernel's files take it.

``on`` or ``off``; a whole number, or the word for a range's ``off``; a word of a list; the words of a table's row
("20 min"). Nothing is guessed: text that is not exactly one of these is not a value.
"""

from __future__ import annotations

import re

from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import (
    Choice,
    Domain,
    Range,
    Setting,
    SysfsFlag,
    SysfsNumber,
    Table,
    Toggle,
    Value,
)
from disktune_contract.units import GROUPED_FROM, suffix

# -- values as the files of the kernel take them -----------------------------------------------------------


def kernel_text(setting: Setting, value: Value) -> str:
    """Return what is written to the file of *setting* for *value*."""
    access = setting.access
    if isinstance(access, SysfsFlag):
        return access.on if value else access.off
    if isinstance(access, SysfsNumber):
        if access.off_texts and isinstance(setting.domain, Range) and value == setting.domain.off:
            return access.off_texts[0]
        if access.decimals:
            whole, rest = divmod(int(value), 10**access.decimals)
            return f"{whole}.{rest:0{access.decimals}}"
        return str(int(value) * access.unit_size)
    return str(value)


# -- values as a person writes them in a file --------------------------------------------------------------

OFF = "off"
"""Is understood of every range that can be switched off, whatever its own word for that."""

_CODE = "code "
"""Before a code that a drive has shown, and that no row has words for."""

_WORD = "word "
"""Before a word that a kernel offers, and that is not declared."""

_SWITCH: dict[str, bool] = {"on": True, OFF: False}


def to_text(domain: Domain, value: Value) -> str:
    """Return the text that `from_text` reads as *value*. Raises `ValueError` if the domain does not admit it."""
    if problem := domain.problem(value):
        raise ValueError(problem)
    if isinstance(domain, Range):
        return domain.off_word if value == domain.off else str(value)
    if isinstance(domain, Table) and not domain.has_row(value):
        return f"{_CODE}{value}"
    if isinstance(domain, Choice) and value not in domain.values:
        return f"{_WORD}{value}"
    return domain.label(value)


def from_text(domain: Domain, text: str) -> Value:
    """Return the value that *text* means. Raises `ValueError` with what would be understood: ``on or off``."""
    found: Value | None = None
    if isinstance(domain, Toggle):
        found = _SWITCH.get(text)
    elif isinstance(domain, Choice):
        word = text.removeprefix(_WORD)
        # Only what is marked as another word is one: a typing error is not.
        known = word in domain.values
        found = word if known is (word == text) and domain.problem(word) is None else None
    elif isinstance(domain, Table):
        codes = {row.label: row.code for row in domain.rows}
        found = codes.get(text, _code(domain, text))
    elif text in (domain.off_word, OFF):
        found = domain.off
    elif re.fullmatch(r"-?[0-9]{1,18}", text) and domain.problem(int(text)) is None:
        found = int(text)
    if found is None:
        raise ValueError(hint(domain))
    return found


def _code(domain: Table, text: str) -> int | None:
    """Return the code that *text* names by its number, None if it has words or the field cannot contain it."""
    named = re.fullmatch(rf"{_CODE}([0-9]{{1,10}})", text)
    code = int(named.group(1)) if named else None
    return None if code is None or domain.has_row(code) or domain.problem(code) else code


def not_valid(text: str, setting: str, valid: str) -> Sentence:
    """Return that *text* is not valid for the setting of that name, and what is."""
    return Sentence(
        "“{text}” is not valid for “{setting}”. Valid: {hint}.", text=text, setting=setting, hint=valid
    )


def hint(domain: Domain) -> str:
    """Return what is understood, as it goes on after "Valid values:"."""
    if isinstance(domain, Toggle):
        return Sentence("on or off")
    if isinstance(domain, Choice):
        return ", ".join(domain.values)
    if isinstance(domain, Table):
        first, last = domain.rows[0].label, domain.rows[-1].label
        return Sentence("a shown value, such as “{first}” or “{last}”", first=first, last=last)
    # Not grouped: they are read back as they are written.
    most = f"{domain.maximum}{suffix(domain.unit)}"
    if domain.maximum < GROUPED_FROM:
        most = domain.amount(domain.maximum)
    span = Sentence("{low} to {high}", low=domain.minimum, high=most)
    if domain.grain > 1:
        span = Sentence("{range} in steps of {step}", range=span, step=domain.grain)
    return span if domain.off is None else Sentence("{range}, or “{off}”", range=span, off=domain.off_word)
