"""Sentences for the user that can be said in another language than English.

Contract and helper know no language but English. A `Sentence` is its English text to everything that prints it,
stores it or compares it, and remembers what it was made of. Over the pipe it goes as the text it is, for every
window; to one that has asked, the helper first says what the sentences of a message were made of (`Wording`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass

from disktune_contract.record import record
from disktune_contract.units import number as grouped

IN_TURN = "{before} {last}"
"""The template of sentences one after the other."""
LISTED = "{before}, {last}"
"""The template of an enumeration."""


class Sentence(str):
    """An English text, with the template it was made from and the texts that were put into it."""

    template: str
    """By which translations are found; of a sentence with a number, its plural."""
    values: Mapping[str, str]
    number: int | None
    """The one that decides about the form; None for a sentence that has one form."""

    def __new__(cls, template: str, /, **values: object) -> Sentence:
        """Return *template* with its ``{names}`` replaced by *values*, of which each may be a sentence itself."""
        return cls._made(template, template, None, values)

    @classmethod
    def counted(cls, number: int, one: str, many: str, /, **values: object) -> Sentence:
        """Return *one* or *many* with ``{n}`` replaced by *number*."""
        return cls._made(one if number == 1 else many, many, number, {"n": grouped(number), **values})

    @classmethod
    def _made(cls, english: str, template: str, number: int | None, values: Mapping[str, object]) -> Sentence:
        texts = {name: value if isinstance(value, str) else str(value) for name, value in values.items()}
        return cls._again(english.format_map(texts), template, texts, number)

    @classmethod
    def _again(cls, english: str, template: str, values: Mapping[str, str], number: int | None) -> Sentence:
        made = super().__new__(cls, english)
        made.template, made.values, made.number = template, values, number
        return made

    @classmethod
    def told(cls, text: str, wordings: Mapping[str, Wording]) -> str:
        """Return the sentence that *text* was in another process, by *wordings*; *text* if they do not have it."""
        known = wordings.get(text)
        if known is None:
            return text
        # A value is shorter than the text around it, or it is that text: so this ends.
        values = {
            value.name: cls.told(value.text, wordings) if len(value.text) < len(text) else value.text
            for value in known.values
        }
        return cls._again(text, known.template, values, known.number)

    def __str__(self) -> Sentence:
        """Return the sentence itself: ``str(error)`` still knows what the reason of an error was made of."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Return how a copy is made: with the same text, which the template alone does not give."""
        return self._again, (str.__str__(self), self.template, self.values, self.number)


def in_turn(first: str, *more: str) -> str:
    """Return whole sentences one after the other; empty ones are left out."""
    found = first
    for text in more:
        found = Sentence(IN_TURN, before=found, last=text) if found and text else found or text
    return found


def listed(items: Iterable[str]) -> str:
    """Return texts as an enumeration, with commas between them."""
    found = ""
    for text in items:
        found = Sentence(LISTED, before=found, last=text) if found else text
    return found


@record
class NamedText:
    """What is put into a template in the place of a name."""

    name: str
    text: str


@record
class Wording:
    """What a text of a message was made of."""

    text: str
    template: str
    values: tuple[NamedText, ...] = ()
    number: int | None = None


@record
class Wordings:
    """Comes before a message, to those who asked: what the sentences in it are made of."""

    said: tuple[Wording, ...]


def wordings(message: object) -> tuple[Wording, ...]:
    """Return what the sentences in a message are made of, each once; those without values say so themselves."""
    found = {sentence: sentence for sentence in _within(message) if sentence.values}
    return tuple(
        Wording(str.__str__(one), one.template, tuple(NamedText(*pair) for pair in one.values.items()), one.number)
        for one in found.values()
    )


def _within(value: object) -> Iterator[Sentence]:
    if isinstance(value, Sentence):
        yield value
        yield from _within(value.values)
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _within(item)
    elif isinstance(value, tuple | list):
        for item in value:
            yield from _within(item)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _within(getattr(value, field.name))
