"""A signal says what it carries: PyQt refuses anything else where it is emitted, not where it is used."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from disktune_contract.messages.protocol import EVENTS, Class, SessionEnding
from disktune_gui.client.session import Session

WINDOW = Path(__file__).resolve().parents[2] / "disktune_gui"


def signals() -> Iterator[tuple[str, list[str]]]:
    """Yield every declaration of a signal: its line, and what it carries."""
    for path in WINDOW.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "pyqtSignal(" in text:
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "pyqtSignal":
                    line = text.splitlines()[node.lineno - 1].strip()
                    yield f"{path.name}: {line}", [ast.unparse(kind) for kind in node.args]


def test_a_signal_of_any_object_says_why_and_none_carries_what_qt_would_convert() -> None:
    """PyQt knows no unions: where several types may come, or None, a remark on the line names them.

    An int of Qt's ends at 2³¹, and a dict or list of its own could come out as others.
    """
    found = list(signals())
    objects = [line for line, kinds in found if "object" in kinds]
    assert objects
    assert [line for line in objects if ")  # " not in line] == []
    kinds = {kind for _, carried in found for kind in carried}
    assert kinds.isdisjoint({"dict", "list", "float", "'int'", "'QVariantMap'", "'QVariantList'"})


def test_what_a_signal_does_not_carry_is_refused_where_it_is_emitted(session: Session) -> None:
    for event in EVENTS.keys() - {"drives-changed", "supply-changed", "session-ending", "wordings"}:
        signal = getattr(session, event.replace("-", "_"))
        signal.emit(object.__new__(EVENTS[event]))
        with pytest.raises(TypeError, match="unexpected type"):
            signal.emit(object.__new__(SessionEnding))
    got: list[object] = []
    session.left.connect(got.append)
    session.left.emit(Class.TUNE)
    # In the type that was sent: Qt makes no plain text of a word of an enumeration.
    assert got[0] is Class.TUNE
