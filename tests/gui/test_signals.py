"""A signal says what it carries: PyQt refuses anything else where it is emitted, not where it is used."""

from __future__ import annotations

import ast
from functools import cache

import pytest

from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import EVENTS, SessionEnding
from disktune_gui.client.session import Session
from tests.gui.sources import trees


@cache
def signals() -> list[tuple[str, ast.Call]]:
    """Return every declaration of a signal, with its line."""
    found = []
    for path, tree in trees("pyqtSignal"):
        lines = path.read_text(encoding="utf-8").splitlines()
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "pyqtSignal":
                found.append((f"{path.name}: {lines[node.lineno - 1].strip()}", node))
    return found


@pytest.mark.slow
def test_a_signal_of_any_object_says_why() -> None:
    """PyQt knows no unions: where several types may come, or None, a remark on the line names them."""
    found = [line for line, call in signals() if "object" in map(ast.unparse, call.args)]
    assert found
    assert [line for line in found if ")  # " not in line] == []


def test_no_signal_carries_what_qt_would_convert() -> None:
    """An int of Qt's ends at 2³¹, and a dict or list of its own could come out as others."""
    kinds = {kind for _, call in signals() for kind in map(ast.unparse, call.args)}
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
