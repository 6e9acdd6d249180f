"""A language of a few texts, for tests of what the window says of contract and helper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from PyQt6.QtCore import QTranslator
from PyQt6.QtWidgets import QApplication

from disktune_contract.sentence import Sentence, wordings
from disktune_gui.desktop import language
from disktune_gui.text.said import remade

Texts = Mapping[str | tuple[str, str], str | tuple[str, str]]
"""Translations by English texts, or by context and text; of a text with a number, that of one and that of many."""


class FewTexts(QTranslator):
    """Translates the texts that it is given; one that is given without a context, in every context."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts

    def translate(self, context: str, source: str, _disambiguation: str = "", n: int = -1) -> str:
        found = self._texts.get((context, source), self._texts.get(source))
        if isinstance(found, tuple):
            found = found[n != 1]
        return found  # type: ignore[return-value]  # PyQt's declaration does not know None

    def isEmpty(self) -> bool:
        return False


@contextmanager
def speaking(application: QApplication, texts: Texts) -> Iterator[None]:
    """Let the window speak a language that has *texts*."""
    translator = FewTexts(texts)
    application.installTranslator(translator)
    yield
    application.removeTranslator(translator)


@contextmanager
def shipped(application: QApplication, code: str) -> Iterator[None]:
    """Let the window speak a language that it has."""
    translation = language.Translation()
    assert code == language.ENGLISH or translation.load(str(language.FOLDER / f"disktune_{code}.qm"))
    application.installTranslator(translation)
    yield
    application.removeTranslator(translation)


def piped(sentence: str) -> str:
    """Return *sentence* as it comes over the pipe: a text, and beforehand what it is made of."""
    [one] = remade([str.__str__(sentence)], wordings([sentence]))
    assert isinstance(one, Sentence)
    return one
