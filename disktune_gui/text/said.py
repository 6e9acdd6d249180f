"""What contract and helper say, in the language of the window.

They say it in English, as a `Sentence` or as a text that came over the pipe; what that one was made of, the helper
told before. What is declared, such as the label of a setting, is a text that is translated as it is. An amount,
which they write in English, too, is shown in the user's formats.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable, Mapping

from PyQt6.QtCore import QCoreApplication

from disktune_contract.sentence import IN_TURN, Sentence, Wording
from disktune_gui.text.formats import formats, is_amount

CATALOGUE, SENTENCES = "Catalogue", "Sentences"
"""The contexts of what is declared, and of what contract and helper say."""
_BETWEEN = re.compile(r"(?<=\.) ")
_LARGE = 1_000_000
REMEMBERED = 4000
"""Sentences; those that were heard last."""


class HeardWordings:
    """What sentences were made of, by their English texts."""

    def __init__(self) -> None:
        self.wanted = False
        """Whether a language or formats are in use that need them."""
        self._known: OrderedDict[str, Wording] = OrderedDict()

    def learn(self, told: Iterable[Wording]) -> None:
        """Remember what the helper told."""
        for wording in told:
            self._known[wording.text] = wording
            self._known.move_to_end(wording.text)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def recall(self, texts: Iterable[str]) -> tuple[Wording, ...]:
        """Return what *texts* were made of, and the texts in those, as far as it is remembered."""
        found: dict[str, Wording] = {}
        todo = list(texts)
        while todo:
            known = self._known.get(todo.pop())
            if known is not None and known.text not in found:
                found[known.text] = known
                todo += [value.text for value in known.values]
        return tuple(found.values())

    def of(self, text: str) -> tuple[str, Mapping[str, str], int | None]:
        """Return the template of a text, the texts in it, and the number that decides about its form."""
        if isinstance(text, Sentence):
            return text.template, text.values, text.number
        known = self._known.get(text)
        if known is None:
            return text, {}, None
        return known.template, {value.name: value.text for value in known.values}, known.number


heard = HeardWordings()
"""Those of this process."""


def said(text: str) -> str:
    """Return a text of contract or helper in the language of the window, in English if it has no translation."""
    template, values, number = heard.of(text)
    if template is text and is_amount(text):
        return formats.local(text)
    for context in (SENTENCES, CATALOGUE):
        found = QCoreApplication.translate(context, template, "", _form(number))
        if found != template:
            break
    if not values:
        return found
    if found == template and number == 1:  # The template is the English plural.
        return str.__str__(text)  # D-Bus knows no text of another class.
    return found.format_map({name: _within(text, value) for name, value in values.items()})


def _within(text: str, value: str) -> str:
    """Return what stands in *text*; one of the pipe that is no shorter could be made of itself."""
    return said(value) if isinstance(value, Sentence) or len(value) < len(text) else value


def each(text: str) -> list[str]:
    """Return the sentences of a text, each in the language of the window; of an empty text one, which is empty."""
    template, values, _ = heard.of(text)
    if template == IN_TURN:
        return [*each(values["before"]), said(values["last"])]
    if values:
        return [said(text)]
    # What came from an older helper, or from a file, is in English and in one piece.
    return [said(one) for one in _BETWEEN.split(text)]


def _form(number: int | None) -> int:
    """Return what decides about the form of a sentence, as small as Qt takes it: it is made of the last digits."""
    if number is None:
        return -1
    return number if number < _LARGE else _LARGE + number % _LARGE
