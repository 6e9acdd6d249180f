"""The sentences of contract and helper, in the language of the window.

They write them in English, as a `Sentence`. Over the pipe that is a text; what the texts of a message are made of
comes just before it: `remade` combines the two, for that message alone. Declared text, such as the label of
a setting, is translated as it is. An amount, which they write in English, too, is shown in the
user's formats.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QCoreApplication, QTranslator

from disktune_contract.sentence import IN_TURN, LABELLED, NOTED, Sentence, Wording
from disktune_gui.text.formats import formats, is_amount

FOLDER = Path(__file__).resolve().parent.parent / "translations"
CATALOGUE, SENTENCES = "Catalogue", "Sentences"
"""The contexts of declared texts, and of the sentences of contract and helper."""
_BETWEEN = re.compile(r"(?<=\.) ")
_SLOT = re.compile(r"\{(\w+)\}")
_LARGE = 1_000_000
DEEPEST = 100
"""Maximum depth of nested sentences; deeper ones stay English."""


class WordingRequest:
    """Whether helpers are to send what their sentences are made of."""

    wanted = False
    """Whether a language or formats are in use that need it."""


heard = WordingRequest()
"""The instance of this process."""


def said(text: str) -> str:
    """Return a text of contract or helper in the language of the window, in English if it has no translation."""
    return _said(text, DEEPEST) if text else text


def _said(text: str, deeper: int) -> str:
    made = isinstance(text, Sentence)
    if not made and is_amount(text):
        return formats.local(text)
    template, values, number = _made_of(text)
    for context in (SENTENCES, CATALOGUE):
        found = QCoreApplication.translate(context, template, "", _form(number))
        if found != template:
            break
    if not values:
        return found
    if (found == template and number == 1) or not deeper:  # The template is the English plural.
        return str.__str__(text)  # D-Bus supports no subclass of str.
    return _filled(found, {name: _said(value, deeper - 1) for name, value in values.items()})


def _made_of(text: str) -> tuple[str, Mapping[str, str], int | None]:
    """Return the template of a text, the texts in it, and the number that decides about its plural form."""
    return (text.template, text.values, text.number) if isinstance(text, Sentence) else (text, {}, None)


def _filled(template: str, values: Mapping[str, str]) -> str:
    """Return *template* with values for its names. It may come from outside: no other placeholder is replaced."""
    return _SLOT.sub(lambda slot: values.get(slot[1], slot[0]), template)


def is_shipped(text: str) -> bool:
    """Return whether this program itself has *text*, or has it as a template, for contract or helper."""
    wanted: Any = text.encode()  # PyQt passes a text on only if it is ASCII.
    contexts = (SENTENCES, CATALOGUE)
    return any(translator.translate(context, wanted) for translator in _shipped() for context in contexts)


@cache
def _shipped() -> tuple[QTranslator, ...]:
    """Return all translations: a text in none of them is not the program's, whatever its language."""
    found = tuple((QTranslator(), str(file)) for file in sorted(FOLDER.glob("*.qm")))
    return tuple(translator for translator, file in found if translator.load(file))


def is_true(wording: Wording) -> bool:
    """Return whether template and values give the text; for a counted one, whether they can."""
    values = {value.name: value.text for value in wording.values}
    names = set(_SLOT.findall(wording.template))
    if len(values) != len(wording.values) or not names or not names <= values.keys():
        return False
    if wording.number == 1:  # The template is the plural, and the text is not.
        return sum(map(len, values.values())) <= len(wording.text)
    return _filled(wording.template, values) == wording.text


def remade(message: Any, told: Iterable[Wording], otherwise: Callable[[str, str], str] | None = None) -> Any:
    """Return *message*, which was read as JSON, with its texts as the original sentences, by *told*.

    Any other text is replaced by the result of *otherwise*, which gets the name of its field, too.
    """
    known = {wording.text: wording for wording in told if is_true(wording)}
    if not known and otherwise is None:
        return message
    made: dict[str, str] = {}

    def walked(value: Any, field: str) -> Any:
        if isinstance(value, str):
            if value in known:
                if value not in made:
                    made[value] = Sentence.told(value, known)
                return made[value]
            return value if otherwise is None else otherwise(field, value)
        if isinstance(value, dict):
            return {key: walked(item, key) for key, item in value.items()}
        if isinstance(value, list):
            return [walked(item, field) for item in value]
        return value

    return walked(message, "")


def each(text: str) -> list[str]:
    """Return the sentences of a text in the language of the window; for an empty text one empty sentence."""
    template, values, _ = _made_of(text)
    if template == IN_TURN:
        return [*each(values["before"]), said(values["last"])]
    if values:
        return [said(text)]
    # Text from an older helper, or from a file, is in English and in one piece.
    return [said(one) for one in _BETWEEN.split(text)]


def labelled(name: str, what: str) -> str:
    """Return *what*, which may be a name or is in the language of the window, after what it is about."""
    return QCoreApplication.translate(SENTENCES, LABELLED).format(name=name, what=what)


def noted(name: str, what: str) -> str:
    """Return *name* with a remark, both like those of `labelled`."""
    return QCoreApplication.translate(SENTENCES, NOTED).format(name=name, what=what)


def _form(number: int | None) -> int:
    """Return the number that decides about a plural form, small enough for Qt: the last digits decide."""
    if number is None:
        return -1
    return number if 0 <= number < _LARGE else _LARGE + number % _LARGE
