"""Files of shell variables, as init scripts and daemons source them."""

from __future__ import annotations

import re

from disktune_contract.explain.shell import tokens
from disktune_contract.record import record
from disktune_helper.other_tools.tree import Tree


@record
class Variable:
    """A variable as it is at the end of the file, or files."""

    value: str
    file: str
    line: int


def read(tree: Tree, *files: str) -> dict[str, Variable]:
    """Return the variables that *files* set one after the other; the last assignment counts."""
    found: dict[str, Variable] = {}
    for file in files:
        at_start = True
        for token in tokens(tree.text(file) or ""):
            match = (
                re.fullmatch(r"([A-Za-z_]\w*)(\+?)=(.*)", token.text, re.DOTALL) if not token.operator else None
            )
            if match and at_start:
                name, more, value = match.groups()
                before = found[name].value if more and name in found else ""
                found[name] = Variable(before + _expanded(value, found), file, token.line)
            at_start = token.operator or bool(match) or token.text == "export"
    return found


def _expanded(text: str, known: dict[str, Variable]) -> str:
    def value(match: re.Match[str]) -> str:
        name = match.group(1) or match.group(2)
        return known[name].value if name in known else ""

    return re.sub(r"\$(?:\{(\w+)\}|(\w+))", value, text)[:4096]
