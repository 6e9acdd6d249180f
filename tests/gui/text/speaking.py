"""A language of a few texts, for tests of what the window says of contract and helper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import pytest
from PyQt6.QtCore import QTranslator
from PyQt6.QtWidgets import QApplication

from disktune_contract.sentence import wordings
from disktune_gui.text import said as text_said
from disktune_gui.text.said import HeardWordings


class FewTexts(QTranslator):
    """Translates the texts that it is given, in every context."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        super().__init__()
        self._texts = texts

    def translate(self, _context: str, source: str, _disambiguation: str = "", n: int = -1) -> str:
        return self._texts.get(source)  # type: ignore[return-value]  # PyQt's declaration does not know None

    def isEmpty(self) -> bool:
        return False


@contextmanager
def speaking(
    application: QApplication, monkeypatch: pytest.MonkeyPatch, texts: Mapping[str, str]
) -> Iterator[HeardWordings]:
    """Let the window speak a language that has *texts*; give what it hears of sentences."""
    monkeypatch.setattr(text_said, "heard", heard := HeardWordings())
    translator = FewTexts(texts)
    application.installTranslator(translator)
    yield heard
    application.removeTranslator(translator)


def piped(heard: HeardWordings, sentence: str) -> str:
    """Return *sentence* as it comes over the pipe: a text, told beforehand what it was made of."""
    heard.learn(wordings([sentence]))
    return str.__str__(sentence)
