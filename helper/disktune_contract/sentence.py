"""Sentences for the user that can be translated.

Contract and helper know no language but English. A `Sentence` is its English text to everything that prints it,
stores it or compares it, and remembers what it was made of. Over the pipe it goes as the text it is, for every
window; to one that has asked, the helper first sends what the sentences of a message were made of (`Wording`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from disktune_contract.record import contents, is_record, record, replace
from disktune_contract.units import number as grouped

T = TypeVar("T")

IN_TURN = "{before} {last}"
"""The template of sentences one after the other."""
LISTED = "{before}, {last}"
"""The template of an enumeration."""
BESIDE = "{before}; {last}"
"""The template of facts that have commas in them."""
LABELLED = "{name}: {what}"
"""The template of a text with what it is about before it."""
NOTED = "{name} ({what})"
"""The template of a text with a remark."""


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
        made: dict[str, str] = {}
        todo = [text]
        while todo:
            one = todo[-1]
            known = wordings.get(one)
            # A value is shorter than the text around it, or it is that text: so this ends.
            inner = [value.text for value in known.values if len(value.text) < len(one)] if known else []
            missing = [value for value in inner if value not in made]
            if missing:
                todo += missing
            else:
                # Each is made once, however often and deep others name it: they may come from a process of the
                # user nobody.
                made[todo.pop()] = one if known is None else cls._remade(known, made)
        return made[text]

    @classmethod
    def _remade(cls, known: Wording, made: Mapping[str, str]) -> Sentence:
        values = {value.name: made.get(value.text, value.text) for value in known.values}
        return cls._again(known.text, known.template, values, known.number)

    def __str__(self) -> Sentence:
        """Return the sentence itself: ``str(error)`` still knows what the reason of an error was made of."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Return how a copy is made: with the same text, which the template alone does not give."""
        return self._again, (str.__str__(self), self.template, self.values, self.number)


def in_turn(*texts: str) -> str:
    """Return whole sentences one after the other; empty ones are left out."""
    return _joined(IN_TURN, filter(None, texts))


def listed(items: Iterable[str]) -> str:
    """Return texts as an enumeration, with commas between them."""
    return _joined(LISTED, items)


def beside(*facts: str) -> str:
    """Return facts with semicolons between them; empty ones are left out."""
    return _joined(BESIDE, filter(None, facts))


def labelled(name: str, what: str) -> Sentence:
    """Return *what* after what it is about."""
    return Sentence(LABELLED, name=name, what=what)


def noted(name: str, what: str) -> Sentence:
    """Return *name* with a remark."""
    return Sentence(NOTED, name=name, what=what)


def _joined(template: str, texts: Iterable[str]) -> str:
    found = ""
    for text in texts:
        found = Sentence(template, before=found, last=text) if found else text
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
    """Return what the sentences in a message are made of, each once; those without values are left out."""
    found = {sentence: sentence for sentence in _within(message) if sentence.values}
    return tuple(
        Wording(str.__str__(one), one.template, tuple(NamedText(*pair) for pair in one.values.items()), one.number)
        for one in found.values()
    )


def as_said(read: T, said: Iterable[Wording]) -> T:
    """Return a record or text that was read, as it was written: its texts are sentences again, by *said*."""
    known = {wording.text: wording for wording in said}

    def again(value: Any) -> Any:
        if type(value) is str:
            return Sentence.told(value, known)
        if isinstance(value, tuple):
            return tuple(again(item) for item in value)
        if is_record(value):
            return replace(value, **{name: again(item) for name, item in contents(value).items()})
        return value

    found: T = again(read)
    return found


def _within(message: object) -> Iterator[Sentence]:
    """Yield the sentences in *message*, from the outside in; of those with the same text only one is entered."""
    entered: set[str] = set()
    todo: list[object] = [message]
    while todo:
        value = todo.pop()
        inside: Iterable[object] = ()
        if isinstance(value, Sentence):
            yield value
            if value.values and value not in entered:
                entered.add(value)
                inside = value.values.values()
        elif isinstance(value, Mapping):
            inside = value.values()
        elif isinstance(value, tuple | list):
            inside = value
        elif is_record(value):
            inside = contents(value).values()
        todo += reversed(tuple(inside))
