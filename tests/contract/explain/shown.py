"""Parts in one line each, as tests expect them, and the published lines that they are expected of."""

from __future__ import annotations

from pathlib import Path

from disktune_contract.explain.part import Part
from disktune_contract.explain.reader import explain

_CORPUS = Path(__file__).parents[2] / "corpus"


def shown(text: str) -> list[str]:
    """Return the parts of *text*, each as ``kind setting=value targets``."""
    return [_line(part) for part in explain(text)]


def _line(part: Part) -> str:
    what = part.setting or ""
    if part.value is not None:
        what += f"={part.value}"
    return " ".join(word for word in (part.kind, what, ",".join(part.targets)) if word)


def _entries(name: str) -> list[str]:
    """Return the entries of a file of the corpus, which lines of ``--`` part; its first lines say what it is."""
    text = (_CORPUS / name).read_text(encoding="utf-8")
    while (text.startswith("# ") and name.startswith("howto")) or text.startswith("# Lines"):
        text = text.partition("\n")[2]
    return [entry.strip("\n") for entry in text.removesuffix("\n").split("\n--\n")]


HOW_TOS = [entry.split(" ", 1)[1] for entry in _entries("howto-lines.txt")]
"""Every command line of the five how-tos."""
HOW_TO_PARTS = [entry.splitlines() for entry in _entries("howto-parts.txt")]
OTHERS = [entry.split("\n==\n") for entry in _entries("made-up-lines.txt")]
PUBLISHED = [*zip(HOW_TOS, HOW_TO_PARTS, strict=True), *((text, parts.splitlines()) for text, parts in OTHERS)]
"""Texts and their parts."""
