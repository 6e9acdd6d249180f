"""udev rules as text: which files there are, and the keys of each line.

One key that udev does not know, or one operator that a key does not take, and udev drops the whole line. Source:
systemd 252 to 257, udev(7) and src/udev/udev-rules.c (udev_rules_parse_file, parse_line, parse_token).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from disktune_contract.explain.values import shown
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.other_tools.tree import Tree, drop_ins

FOLDERS = (
    "/etc/udev/rules.d",
    "/run/udev/rules.d",
    "/usr/local/lib/udev/rules.d",
    "/usr/lib/udev/rules.d",
    "/lib/udev/rules.d",
)

MATCH = frozenset({"==", "!="})
_LINE_SIZE = 16384
"""Bytes of a line with its continuations (UDEV_LINE_SIZE); a longer one is lost."""

_COMPARED = frozenset(
    {"ACTION", "DEVPATH", "KERNEL", "SUBSYSTEM", "DRIVER", "KERNELS", "SUBSYSTEMS", "DRIVERS", "TAGS", "RESULT"}
    | {"ATTRS", "TEST", "CONST"}
)
"""Keys that are conditions and nothing else."""
_SET = frozenset({"OPTIONS", "OWNER", "GROUP", "MODE", "SECLABEL", "RUN"})
"""Keys that are no conditions."""
_EITHER = frozenset({"SYMLINK", "NAME", "ENV", "TAG", "ATTR", "SYSCTL", "PROGRAM", "IMPORT"})
_JUMPS = frozenset({"GOTO", "LABEL"})
_KNOWN = _COMPARED | _SET | _EITHER | _JUMPS

_WANTS_BRACES = frozenset({"ENV", "ATTR", "ATTRS", "SYSCTL", "SECLABEL", "IMPORT", "CONST"})
_TAKES_BRACES = _WANTS_BRACES | {"TEST", "RUN"}
_RESERVED = frozenset(
    {"ACTION", "DEVLINKS", "DEVNAME", "DEVPATH", "DEVTYPE", "DRIVER", "IFINDEX", "MAJOR", "MINOR", "SEQNUM"}
    | {"SUBSYSTEM", "TAGS"}
)
"""Properties that no rule may set."""
_IMPORTS = frozenset({"file", "program", "builtin", "db", "cmdline", "parent"})
_BUILTINS = frozenset(
    {"blkid", "btrfs", "hwdb", "input_id", "keyboard", "kmod", "net_id", "net_setup_link", "path_id"}
    | {"uaccess", "usb_id", "dissect_image", "factory_reset", "net_driver", "tpm2_id"}
)
"""Commands that are part of udev; some came after 252, some are left out of some builds."""

_BLANK = " \t\n\r"
_PAIR = pattern_of(r"([^ \t\n\r={]*?)(?:\{([^}]*)\})?[ \t\n\r]*(==|!=|\+=|-=|:=|=)[ \t\n\r]*")

_ORDER = (
    "ACTION", "DEVPATH", "KERNEL", "SYMLINK", "NAME", "ENV", "CONST", "TAG", "SUBSYSTEM", "DRIVER", "ATTR",
    "SYSCTL", "KERNELS", "SUBSYSTEMS", "DRIVERS", "ATTRS", "TAGS", "TEST", "PROGRAM", "IMPORT", "RESULT",
)  # fmt: skip
"""The order in which udev checks the conditions of a line, however they are ordered (UdevRuleTokenType)."""
_SET_ORDER = (
    "OPTIONS", "OWNER", "GROUP", "MODE", "TAG", "SECLABEL", "ENV", "NAME", "SYMLINK", "ATTR", "SYSCTL", "RUN",
)  # fmt: skip
"""The order in which it then applies the effects of a line."""


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
        """Whether it is a condition; PROGRAM and IMPORT are, with whatever operator."""
        return self.operator in MATCH or self.name in ("PROGRAM", "IMPORT")

    @property
    def is_negated(self) -> bool:
        """Whether it is true where the value does not fit."""
        return self.operator == "!="


@record
class UdevRule:
    """One line of a rules file."""

    file: str
    line: int
    keys: tuple[Key, ...]
    problem: str = ""
    """Why udev drops the line; empty if it does not."""

    @property
    def conditions(self) -> tuple[Key, ...]:
        """The conditions in the order in which udev checks them."""
        return tuple(sorted((key for key in self.keys if key.is_match), key=lambda key: _ORDER.index(key.name)))

    @property
    def effects(self) -> tuple[Key, ...]:
        """What it does, in the order in which udev does it; jumps are not among them."""
        found = (key for key in self.keys if not key.is_match and key.name in _SET_ORDER)
        return tuple(sorted(found, key=lambda key: _SET_ORDER.index(key.name)))

    def value(self, name: str) -> str:
        """Return the value of *name*, of the first GOTO or the last LABEL; empty if the line has none."""
        found = [key.value for key in self.keys if key.name == name]
        return (found[0] if name == "GOTO" else found[-1]) if found else ""


@record
class RulesFile:
    """The lines of one file, those included that udev drops."""

    path: str
    rules: tuple[UdevRule, ...]
    jumps: tuple[tuple[int, int], ...]
    """(from, to) for each GOTO that finds its LABEL, as positions in `rules`."""


def rules_files(tree: Tree, wanted: str = "") -> Iterator[RulesFile]:
    """Return the files in the order in which udev reads them, those with *wanted*, a pattern, in them."""
    for _, path in drop_ins(tree, FOLDERS, ".rules"):
        text = tree.text(path)
        if text is not None and (not wanted or re.search(wanted, text)):
            rules = tuple(_parse(path, pieces) for pieces in _lines(text))
            yield RulesFile(path, rules, tuple(_jumps(rules)))


def _jumps(rules: tuple[UdevRule, ...]) -> Iterator[tuple[int, int]]:
    labels: dict[str, list[int]] = {}
    for position, rule in enumerate(rules):
        if not rule.problem and rule.value("LABEL"):
            labels.setdefault(rule.value("LABEL"), []).append(position)
    for position, rule in enumerate(rules):
        wanted = "" if rule.problem else rule.value("GOTO")
        target = next((found for found in labels.get(wanted, ()) if found > position), None) if wanted else None
        if target is not None:
            yield position, target


Pieces = list[tuple[int, str]]


def _lines(text: str) -> Iterator[Pieces]:
    """Return each line with its pieces and their numbers: one that ends in a backslash goes on in the next."""
    pieces: Pieces = []
    lines = re.split(r"\r\n|\n\r|\n|\r|\0", text)
    for number, raw in enumerate(lines if lines[-1] else lines[:-1], 1):
        if len(raw) >= _LINE_SIZE:
            # udev gives up on the file.
            return
        line = raw.lstrip(_BLANK)
        if line.startswith("#"):
            continue
        more = line.endswith("\\")
        pieces.append((number, line[:-1] if more else line))
        if more:
            continue
        if any(piece for _, piece in pieces) and sum(len(piece) for _, piece in pieces) < _LINE_SIZE:
            yield pieces
        pieces = []
    # What is to go on after the last line is lost with it.


def _parse(path: str, pieces: Pieces) -> UdevRule:
    text = "".join(piece for _, piece in pieces)
    keys: list[Key] = []
    at, problem = 0, ""
    while True:
        at += len(text[at:]) - len(text[at:].lstrip(_BLANK + ","))
        if at >= len(text):
            break
        pair = _PAIR.match(text, at)
        if not pair:
            problem = problem or Sentence("{text} is not valid", text=shown(text[at:].strip()))
            break
        value, end, any_case = _value(text, pair.end())
        if value is None:
            problem = problem or Sentence("quotes are missing after {key}", key=pair.group(1))
            break
        name, attribute, operator = pair.group(1), pair.group(2) or "", pair.group(3)
        key = Key(name, attribute, operator, value, _line_at(pieces, at), any_case)
        keys.append(key)
        problem = problem or _wrong(key, pair.group(2) is not None)
        at = end
    known = tuple(key for key in keys if key.name in _KNOWN)
    start = next((number for number, piece in pieces if piece.strip()), pieces[0][0])
    ignored = Sentence("Ignored: {why}.", why=problem) if problem else ""
    return UdevRule(path, start, known, ignored)


def _line_at(pieces: Pieces, offset: int) -> int:
    """Return the number of the line that contains the character at *offset* of the joined text."""
    for number, piece in pieces:
        if offset < len(piece):
            return number
        offset -= len(piece)
    return pieces[-1][0]


_ESCAPES = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v", "s": " "}


def _value(text: str, at: int) -> tuple[str | None, int, bool]:
    r"""Return a quoted value, where it ends, and whether case does not matter; ``e"…"`` takes escapes of C."""
    prefix = re.compile(r"(e|i|ei|ie)?\"").match(text, at)
    if not prefix:
        return None, at, False
    escaped = "e" in (prefix.group(1) or "")
    pattern = r'(?:[^"\\]|\\.)*' if escaped else r'(?:[^"\\]|\\"|\\(?!"))*'
    body = re.compile(pattern, re.DOTALL).match(text, prefix.end())
    end = body.end() if body else prefix.end()
    if text[end : end + 1] != '"':
        return None, at, False
    inside = text[prefix.end() : end]
    value = _unescaped(inside) if escaped else inside.replace('\\"', '"')
    return value, end + 1, "i" in (prefix.group(1) or "")


def _unescaped(text: str) -> str:
    def one(found: re.Match[str]) -> str:
        digits = found.group(1) or found.group(2)
        if digits:
            return chr(int(digits, 16 if found.group(1) else 8) & 0xFF)
        return _ESCAPES.get(found.group(3), found.group(3))

    return re.sub(r"\\(?:x([0-9a-fA-F]{2})|([0-7]{3})|(.))", one, text, flags=re.DOTALL)


def _wrong(key: Key, braces: bool) -> str:
    """Return why udev drops a rule with such a key, empty if it does not."""
    name, compared = key.name, key.operator in MATCH
    if name not in _KNOWN:
        return Sentence("unknown: {name}", name=shown(name))
    compares_only, sets_only = name in _COMPARED and not compared, name in _SET and compared
    removes = key.operator == "-=" and name != "TAG"
    if compares_only or sets_only or removes or (name in _JUMPS and key.operator != "="):
        return Sentence("{key} does not allow {what}", key=name, what=key.operator)
    if name in _WANTS_BRACES and not key.attribute:
        return Sentence("{key} needs a name in braces", key=name)
    if name not in _TAKES_BRACES and braces:
        return Sentence("{key} does not allow {what}", key=name, what=f"{{{key.attribute[:16]}}}")
    return _wrong_word(key, braces)


def _wrong_word(key: Key, braces: bool) -> str:  # noqa: PLR0911  # one for each mistake
    """Return why udev drops a rule because of what is in braces or quotation marks."""
    name, word = key.name, key.value.split(" ", 1)[0]
    if name == "ENV" and not key.is_match and key.attribute in _RESERVED:
        return Sentence("{key} does not allow {what}", key=name, what=f"{{{key.attribute}}}")
    if name == "NAME" and not key.is_match and key.value in ("", "%k"):
        return Sentence("{text} is not valid", text=shown(key.value))
    if name == "CONST" and key.attribute not in ("arch", "virt", "cvm"):
        return Sentence("unknown: {name}", name=f"CONST{{{key.attribute[:16]}}}")
    if name == "IMPORT" and key.attribute not in _IMPORTS:
        return Sentence("unknown: {name}", name=f"IMPORT{{{key.attribute[:16]}}}")
    if name == "RUN" and braces and key.attribute not in ("program", "builtin"):
        return Sentence("RUN only starts programs")
    if key.attribute == "builtin" and name in ("RUN", "IMPORT") and word not in _BUILTINS:
        return Sentence("unknown: {name}", name=shown(word))
    if name == "TEST" and key.attribute != "" and re.fullmatch(r"[0-7]{1,5}", key.attribute) is None:
        return Sentence("{text} is not valid", text=shown(key.attribute))
    return ""
