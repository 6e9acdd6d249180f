"""Nothing of the program moves by itself: there is nothing to stop where the desktop asks for no motion."""

from __future__ import annotations

import ast
from pathlib import Path

import disktune_gui

MOVES = frozenset(
    {
        "QAbstractAnimation",
        "QGraphicsOpacityEffect",
        "QMovie",
        "QParallelAnimationGroup",
        "QPropertyAnimation",
        "QScroller",
        "QSequentialAnimationGroup",
        "QTimeLine",
        "QVariantAnimation",
    }
)
"""What Qt moves things with. Whoever takes one has to ask the desktop first."""


def test_no_module_animates_anything() -> None:
    found = []
    sources = list(Path(disktune_gui.__file__).parent.rglob("*.py"))
    for path in sources:
        for node in ast.walk(ast.parse(path.read_bytes())):
            names = [one.name for one in node.names] if isinstance(node, ast.ImportFrom) else []
            if isinstance(node, ast.Attribute):
                names = [node.attr]
            found += [f"{path.name}: {name}" for name in names if name in MOVES or name == "setAnimated"]
    assert len(sources) > 100
    assert found == []
