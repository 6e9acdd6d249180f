"""One rule of udev's with the jumps over it: its conditions in words, and what keeps it from having an effect.

Source: systemd 252, udev(7), src/udev/udev-rules.c.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.external_config.common.found import Found
from disktune_helper.external_config.common.values import shown
from disktune_helper.external_config.udev.event import compared
from disktune_helper.external_config.udev.rules import MATCH, Key, RulesFile, UdevRule
from disktune_helper.external_config.udev.simulation import ACTIONS

_NOT_THERE = {
    "id/bus": Sentence(
        "No drive has a file {file} in sysfs, so the rule never applies. Use {key} instead.",
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
"""Conditions of a jump that say something of the drives that are left."""


@record
class RuleLine:
    """A rule with what its file does before it."""

    rule: UdevRule
    jumps: tuple[UdevRule, ...]
    """The rules that may jump over it."""

    @property
    def text(self) -> str:
        """The conditions in the words of the file, those of the jumps over it turned round."""
        own = [_spelled(key) for key in self.rule.keys if _is_told(key)]
        return ", ".join(dict.fromkeys([*own, *(words for jump in self.jumps for words in _turned(jump))]))

    def covers(self, other: RuleLine) -> bool:
        """Whether this rule applies wherever *other* does, as far as the words tell."""
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
            return found.but(Sentence("Line {line} always skips this line.", line=jump.line))
        for one in rule.keys:
            if one.name == "ATTRS" and one.operator == "==" and one.attribute in _NOT_THERE:
                return found.but(_NOT_THERE[one.attribute])
        keys = (key for owner in (rule, *self.jumps) for key in owner.keys)
        asked = next((key for key in keys if key.is_match and key.name in _DEPENDS), None)
        if asked is not None:
            remark = Sentence(
                "Whether the rule applies depends on the result of {key} {text}.",
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
