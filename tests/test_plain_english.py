"""Docstrings, comments and decisions are in the plain English of man pages, not in a dialect of the house."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DIALECT = re.compile(
    r"\b(?:told|heard|hears|whoever|somebody|anybody|everybody|anew|way back|ways back|for ever|beside it"
    r"|lay|laid|(?<!time )stands?(?! for\b)|stood|desks?|doors?|walls?|tell apart|comes? to rest"
    r"|puts? (?:\w+ ){0,3}back)\b",
    re.IGNORECASE,
)
"""Pictures and vague words: who acts and what happens has its own word (reports, is stored, is restored)."""
QUOTED = re.compile(r"`[^`]*`|\*\w+\*|“[^”]*”|\"[^\"]*\"|# (?:noqa|type|ruff|pragma)\b.*")


def remarks(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of docstrings and comments of a module with such a word, without what they quote."""
    text = path.read_text(encoding="utf-8")
    if not DIALECT.search(text):
        return
    lines = text.split("\n")
    for node in ast.walk(ast.parse(text)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            for number in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                yield number, QUOTED.sub("", lines[number - 1].replace('"""', ""))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], QUOTED.sub("", token.string)


@pytest.mark.slow
@pytest.mark.parametrize("place", ["disktune_gui", "helper"])
def test_no_remark_is_in_dialect(place: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted(ROOT.joinpath(place).rglob("*.py"))
        for number, line in remarks(path)
        if DIALECT.search(line)
    ]
    assert found == []


def test_no_decision_is_in_dialect() -> None:
    found = [
        f"{path.name}:{number}: {line}"
        for path in sorted(ROOT.glob("docs/decisions/*.md"))
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
        if DIALECT.search(QUOTED.sub("", line))
    ]
    assert found == []
