"""The source of the program, for tests that read it: what has none of their words is not parsed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WINDOW = ROOT / "disktune_gui"


def trees(*words: str, below: Path = WINDOW) -> Iterator[tuple[Path, ast.Module]]:
    """Yield each module of *below* with one of *words* in it, parsed."""
    for path in sorted(below.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if any(word in text for word in words):
            yield path, ast.parse(text)
