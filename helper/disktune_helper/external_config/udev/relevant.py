"""The rules that matter: those that set something of a drive, and those on which it depends whether they apply.

Of the thousands of rules of a system hardly any do; going through the others for every drive would take longer
than everything else together.
"""

from __future__ import annotations

import re

from disktune_helper.external_config.common.tree import Tree
from disktune_helper.external_config.udev.event import pieces
from disktune_helper.external_config.udev.rules import Key, RulesFile, UdevRule, rules_files

SETTING = frozenset({"ATTR", "SYSCTL", "RUN"})
TEXT = r"ATTR\{|RUN|SYSCTL"
"""What a file has to hold to set something."""


def setting_files(tree: Tree) -> tuple[RulesFile, ...]:
    """Return the files of rules that may set something."""
    return tuple(rules_files(tree, TEXT))


def needed(tree: Tree) -> tuple[RulesFile, ...]:
    """Return all files with a rule that sets something, or on which such a rule depends; the others left out."""
    files = tuple(rules_files(tree))
    names, tags = _asked(files)
    return tuple(file for file in files if any(_is_useful(rule, names, tags) for rule in file.rules))


def _sets(rule: UdevRule) -> bool:
    return any(not key.is_match and key.name in SETTING for key in rule.keys)


def _asked(files: tuple[RulesFile, ...]) -> tuple[set[str], bool]:
    """Return the properties, and whether there are tags, on which rules that set something depend."""
    names: set[str] = set()
    tags = False
    todo = [
        rule for file in files if any(map(_sets, file.rules)) for rule in file.rules if _sets(rule) or _jumps(rule)
    ]
    while todo:
        more = {name for rule in todo for key in rule.keys for name in _asks(key)} - names
        tags = tags or any(key.name in ("TAG", "TAGS") and key.is_match for rule in todo for key in rule.keys)
        names |= more
        todo = [rule for file in files for rule in file.rules if any(_gives(key, more) for key in rule.keys)]
        if not more:
            break
    return names, tags


def _jumps(rule: UdevRule) -> bool:
    return bool(rule.value("GOTO"))


def _asks(key: Key) -> set[str]:
    """Return the properties that a key looks at."""
    found = {
        argument for text in (key.value, key.attribute) for _, name, argument in pieces(text) if name == "env"
    }
    return found | ({key.attribute} if key.name == "ENV" and key.is_match else set())


def _gives(key: Key, names: set[str]) -> bool:
    return key.name == "ENV" and not key.is_match and key.attribute in names


def _is_useful(rule: UdevRule, names: set[str], tags: bool) -> bool:
    if _sets(rule):
        return True
    for key in rule.keys:
        if _gives(key, names) or (names and key.name == "IMPORT") or (tags and key.name == "TAG"):
            return True
    return False


def constants(files: tuple[RulesFile, ...]) -> dict[str, str]:
    """Return the properties that all rules which set them give one and the same plain value."""
    found: dict[str, set[str]] = {}
    for file in files:
        for rule in file.rules:
            for key in rule.keys:
                if key.name == "ENV" and not key.is_match and not rule.problem:
                    plain = key.operator != "+=" and not re.search(r"[$%]", key.value)
                    found.setdefault(key.attribute, set()).add(key.value if plain else "\0")
    return {name: next(iter(values)) for name, values in found.items() if len(values) == 1 and "\0" not in values}
