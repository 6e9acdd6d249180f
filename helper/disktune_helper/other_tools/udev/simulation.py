"""The rules that matter, evaluated for one drive as udev does when it appears; their conditions in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from disktune_contract.explain.values import shown
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.other_tools.match import Found, KnownDrive
from disktune_helper.other_tools.tree import Tree
from disktune_helper.other_tools.udev import devices
from disktune_helper.other_tools.udev.event import Answer, UdevEvent, compared, pieces
from disktune_helper.other_tools.udev.rules import MATCH, Key, RulesFile, UdevRule, rules_files

# -- the rules that set something of a drive, or that those depend on --------------------------------------
#
# Of the thousands of rules of a system hardly any do; going through the others for every drive would take longer
# than everything else together.

SETTING = frozenset({"ATTR", "SYSCTL", "RUN"})
TEXT = r"ATTR\{|RUN|SYSCTL"
"""What a file has to contain to set something."""


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
    """Return the properties that a key reads."""
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


# -- the rules evaluated for each device of one drive ------------------------------------------------------

ACTIONS = ("add", "change")
"""The events of a drive that appears, and of one that is checked again or was written to."""


class Simulation:
    """Goes through the rules for the devices of a drive, each once."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._files: tuple[RulesFile, ...] | None = None

    def applies(self, facts: KnownDrive, rule: UdevRule, kinds: tuple[str, ...]) -> Answer:
        """Return whether *rule* applies to one of the drive's devices of these kinds."""
        return self._best(facts, kinds, lambda event: event.applied.get((rule.file, rule.line), False))

    def starts(self, facts: KnownDrive, rule: UdevRule, key: Key, kinds: tuple[str, ...]) -> Answer:
        """Return whether the program of *key* is started for one of them."""
        return self._best(facts, kinds, lambda event: event.starts(rule, key))

    def _best(self, facts: KnownDrive, kinds: tuple[str, ...], ask: Callable[[UdevEvent], Answer]) -> Answer:
        answers = [ask(event) for event in self._events(facts, kinds)]
        return True if True in answers else (None if None in answers else False)

    def _events(self, facts: KnownDrive, kinds: tuple[str, ...]) -> Iterator[UdevEvent]:
        for kind in kinds:
            for device in devices.devices(facts, kind):
                for action in ACTIONS:
                    slot = (self, kind, device.name, action)
                    event = facts.remembered.get(slot)
                    if not isinstance(event, UdevEvent):
                        event = UdevEvent(facts, device, action)
                        event.run(self._all())
                        facts.remembered[slot] = event
                    yield event

    def _all(self) -> tuple[RulesFile, ...]:
        if self._files is None:
            self._files = needed(self._tree)
        return self._files


# -- one udev rule with the jumps over it ------------------------------------------------------------------
#
# Its conditions in words, and what keeps it from having an effect.
#
# Source: systemd 252, udev(7), src/udev/udev-rules.c.

_NOT_THERE = {
    "id/bus": Sentence(
        "No drive has {file} in sysfs. Use {key}.",
        file="id/bus",
        key="ENV{ID_BUS}",
    ),
}
"""Attributes that people compare and that no drive has."""

_MOST_JUMPS = 32
"""More than any file of rules has over one line."""

_DEPENDS = frozenset({"PROGRAM", "RESULT", "IMPORT", "CONST"})
"""Conditions that only the machine itself can answer, by running something."""

_OF_DRIVES = frozenset({"KERNEL", "KERNELS", "SUBSYSTEM", "SUBSYSTEMS", "ATTR", "ATTRS", "DRIVER", "DRIVERS"})
"""Conditions of a jump that describe the drives that are left."""


@record
class RuleLine:
    """A rule with what its file does before it."""

    rule: UdevRule
    jumps: tuple[UdevRule, ...]
    """The rules that may jump over it."""

    @property
    def text(self) -> str:
        """The conditions in the words of the file, those of the jumps over it negated."""
        own = [_spelled(key) for key in self.rule.keys if _is_told(key)]
        return ", ".join(dict.fromkeys([*own, *(words for jump in self.jumps for words in _turned(jump))]))

    def covers(self, other: RuleLine) -> bool:
        """Return whether this rule applies wherever *other* does, as far as the text of the conditions shows."""
        mine = {_spelled(key) for key in self.rule.conditions}
        theirs = {_spelled(key) for key in other.rule.conditions}
        return not self.rule.problem and mine <= theirs and set(self.jumps) <= set(other.jumps)

    def told(self, found: Found) -> Found:
        """Return *found*, which the rule sets, without effect if it has none, and with what it depends on."""
        rule = self.rule
        if rule.problem:
            return found.but(rule.problem)
        jump = next((one for one in self.jumps if _jumps_always(one)), None)
        if jump is not None:
            return found.but(Sentence("Line {line} skips this line.", line=jump.line))
        for one in rule.keys:
            if one.name == "ATTRS" and one.operator == "==" and one.attribute in _NOT_THERE:
                return found.but(_NOT_THERE[one.attribute])
        keys = (key for owner in (rule, *self.jumps) for key in owner.keys)
        asked = next((key for key in keys if key.is_match and key.name in _DEPENDS), None)
        if asked is not None:
            remark = Sentence(
                "It depends on {key} {text}.",
                key=asked.name,
                text=shown(asked.value),
            )
            return found.noted(remark)
        return found


def rule_lines(file: RulesFile) -> Iterator[RuleLine]:
    """Return the rules of *file* that may concern a drive, each with those before it that may jump over it."""
    ends = dict(file.jumps)
    open_jumps: list[tuple[int, UdevRule]] = []
    for position, rule in enumerate(file.rules):
        open_jumps = [(end, jump) for end, jump in open_jumps if position < end]
        if not _applies_never(rule):
            yield RuleLine(rule, tuple(jump for _, jump in open_jumps))
        if position in ends and len(open_jumps) < _MOST_JUMPS:
            open_jumps.append((ends[position], rule))


def _applies_never(rule: UdevRule) -> bool:
    """Whether a rule is about nothing but devices that are gone."""
    asked = [key for key in rule.keys if key.name == "ACTION" and key.is_match]
    actions = (*ACTIONS, "bind", "online")
    return bool(asked) and not any(all(compared(key, action) for key in asked) for action in actions)


def _jumps_always(rule: UdevRule) -> bool:
    """Whether a jump is made at every event that concerns a drive."""
    if any(key.is_match and key.name != "ACTION" for key in rule.keys):
        return False
    asked = [key for key in rule.keys if key.name == "ACTION"]
    return all(all(compared(key, action) for key in asked) for action in ACTIONS)


def _is_told(key: Key) -> bool:
    return key.operator in MATCH and key.name not in ("ACTION", "CONST")


def _spelled(key: Key) -> str:
    braces = f"{{{key.attribute}}}" if key.attribute else ""
    return f'{key.name}{braces}{key.operator}"{key.value}"'


def _turned(jump: UdevRule) -> Iterator[str]:
    """Return the conditions under which a jump is not made."""
    asked = [key for key in jump.keys if _is_told(key)]
    if not all(key.name in _OF_DRIVES or re.match(r"DEVTYPE|ID_", key.attribute) for key in asked):
        return
    if len(asked) == 1 and not any(key.name == "ACTION" for key in jump.keys):
        (key,) = asked
        other = "!=" if key.operator == "==" else "=="
        yield _spelled(Key(key.name, key.attribute, other, key.value, key.line))
    elif asked:
        yield f"not ({', '.join(_spelled(key) for key in asked)})"
