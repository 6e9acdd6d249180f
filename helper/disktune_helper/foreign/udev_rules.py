"""udev rules as text: which files there are, and the keys of each line.

One key that udev does not know, or one operator that a key does not take, and udev drops the whole line. Source:
systemd 252, udev(7) and src/udev/udev-rules.c (parse_line, parse_token).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from disktune_contract.record import record
from disktune_helper.foreign.tree import Tree, drop_ins
from disktune_helper.foreign.values import shown

FOLDERS = (
    "/etc/udev/rules.d",
    "/run/udev/rules.d",
    "/usr/local/lib/udev/rules.d",
    "/usr/lib/udev/rules.d",
    "/lib/udev/rules.d",
)

MATCH = frozenset({"==", "!="})
_MATCH_ONLY = frozenset(
    {"ACTION", "DEVPATH", "KERNEL", "SUBSYSTEM", "DRIVER", "KERNELS", "SUBSYSTEMS", "DRIVERS", "ATTRS", "TAGS"}
    | {"TEST", "RESULT", "CONST"}
)
_WITH_ATTRIBUTE = frozenset({"ATTR", "SYSCTL", "ENV", "ATTRS", "CONST", "SECLABEL"})
_MAY_HAVE_ATTRIBUTE = frozenset({"TEST", "IMPORT", "RUN"})
_PLAIN = frozenset({"NAME", "SYMLINK", "OWNER", "GROUP", "MODE", "TAG", "GOTO", "LABEL", "PROGRAM", "OPTIONS"})
_ASSIGN_ONLY = frozenset({"RUN", "LABEL", "GOTO", "OPTIONS"})
_KNOWN = _MATCH_ONLY | _WITH_ATTRIBUTE | _MAY_HAVE_ATTRIBUTE | _PLAIN | {"SYMLINK"}

_PAIR = re.compile(r"\s*,?\s*([A-Z_a-z]+)(?:\{([^}\"]*)\})?\s*(==|!=|\+=|-=|:=|=)\s*")


@record
class Key:
    """One key of a rule."""

    name: str
    attribute: str
    operator: str
    value: str
    line: int
    any_case: bool = False

    @property
    def is_match(self) -> bool:
        """Whether it is a condition."""
        return self.operator in MATCH


@record
class Rule:
    """One line of a rules file."""

    file: str
    line: int
    keys: tuple[Key, ...]
    problem: str = ""
    """Why udev drops the line; empty if it does not."""


def rules(tree: Tree) -> Iterator[Rule]:
    """Return all rules in the order in which udev goes through them."""
    for _, path in drop_ins(tree, FOLDERS, ".rules"):
        text = tree.text(path)
        # Of the rules of a system hardly any set something; this spares taking them all apart.
        if text is not None and re.search(r"ATTR\{|RUN|SYSCTL", text):
            for start, pieces in _lines(tree, path):
                yield _parse(path, start, pieces)


def _lines(tree: Tree, path: str) -> Iterator[tuple[int, list[tuple[int, str]]]]:
    """Return each line with its pieces: one that ends in a backslash goes on in the next."""
    pieces: list[tuple[int, str]] = []
    for line in tree.lines(path):
        text = line.text.rstrip("\r").lstrip(" \t")
        if text.startswith("#") or (not text and not pieces):
            continue
        more = text.endswith("\\")
        pieces.append((line.number, text.removesuffix("\\")))
        if not more:
            yield pieces[0][0], pieces
            pieces = []
    if pieces:
        yield pieces[0][0], pieces


def _parse(path: str, start: int, pieces: list[tuple[int, str]]) -> Rule:
    text = "".join(piece for _, piece in pieces)
    keys: list[Key] = []
    at, problem = 0, ""
    while at < len(text) and text[at:].strip(" \t,"):
        pair = _PAIR.match(text, at)
        if not pair:
            problem = f"udev cannot read {shown(text[at:].strip())}, and drops the rule"
            break
        value, end, any_case = _value(text, pair.end())
        if value is None:
            problem = f"udev misses the quotation marks after {pair.group(1)}, and drops the rule"
            break
        name, attribute, operator = pair.group(1), pair.group(2) or "", pair.group(3)
        keys.append(Key(name, attribute, operator, value, _line_at(pieces, pair.start(1)), any_case))
        problem = problem or _wrong(name, pair.group(2), operator)
        at = end
    return Rule(path, start, tuple(keys), f"{problem}." if problem else "")


def _line_at(pieces: list[tuple[int, str]], offset: int) -> int:
    """Return the number of the line in which the character at *offset* of the joined text stands."""
    for number, piece in pieces:
        if offset < len(piece):
            return number
        offset -= len(piece)
    return pieces[-1][0]


def _value(text: str, at: int) -> tuple[str | None, int, bool]:
    r"""Return a quoted value, where it ends, and whether case does not matter; ``e"…"`` takes escapes of C."""
    prefix = re.compile(r"(e|i)?\"").match(text, at)
    if not prefix:
        return None, at, False
    position, parts = prefix.end(), []
    while position < len(text) and text[position] != '"':
        if (
            text[position] == "\\"
            and position + 1 < len(text)
            and (text[position + 1] == '"' or prefix.group(1) == "e")
        ):
            position += 1
            parts.append(
                {"n": "\n", "t": "\t"}.get(text[position], text[position]) if prefix.group(1) == "e" else '"'
            )
        else:
            parts.append(text[position])
        position += 1
    if position >= len(text):
        return None, at, False
    return "".join(parts), position + 1, prefix.group(1) == "i"


def _wrong(name: str, attribute: str | None, operator: str) -> str:
    """Return why udev drops a rule with such a key, empty if it does not."""
    compared = operator in MATCH
    mistakes = (
        (name not in _KNOWN, f"udev knows no key {shown(name)}, and drops the rule"),
        (name in _MATCH_ONLY and not compared, f"{name} can only be compared, with == or !=; udev drops the rule"),
        (name in _WITH_ATTRIBUTE and not attribute, f"{name} wants a name in braces; udev drops the rule"),
        (name in _PLAIN - {"OPTIONS"} and attribute is not None, f"{name} takes no braces; udev drops the rule"),
        (name in _ASSIGN_ONLY and compared, f"{name} cannot be compared; udev drops the rule"),
        (name in ("ATTR", "SYSCTL") and operator == "-=", f"{name} takes no -=; udev drops the rule"),
    )
    return next((words for is_so, words in mistakes if is_so), "")
