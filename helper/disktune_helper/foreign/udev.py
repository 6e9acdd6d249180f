"""What udev rules set: attributes written by ATTR and SYSCTL, and programs started by RUN.

udev writes attributes while it goes through the rules and starts the programs when it is through with all of them.
Source: systemd 252, udev(7), src/udev/udev-rules.c.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from disktune_contract.claims import When
from disktune_helper.foreign import running, sysctl
from disktune_helper.foreign.found import SOON, Found, Place
from disktune_helper.foreign.match import Facts, Target
from disktune_helper.foreign.shell import Command
from disktune_helper.foreign.tree import Tree
from disktune_helper.foreign.udev_rules import Key, Rule, rules
from disktune_helper.foreign.values import of_attribute

TOOL = "udev"

_PACKAGED = ("lib/udev/hdparm", "tlp-usb-udev", "/tlp", "lmt-udev")
"""Programs of packages whose configuration is read elsewhere."""

_KERNEL, _PARENT = "@kernel@", "@parent@"
"""Stand for %k and $parent while a command is taken apart."""

_SUBSTITUTES = (
    (r"%k|\$kernel|%n(?=\b)|\$name", _KERNEL),
    (r"%P|\$parent", _PARENT),
    (r"%N|\$devnode|\$tempnode|%D", f"/dev/{_KERNEL}"),
    (r"%E\{DEVNAME\}|\$env\{DEVNAME\}|\$\{?DEVNAME\}?", f"/dev/{_KERNEL}"),
    (r"%S%p|\$sys\$devpath|/sys%p|/sys\$devpath|/sys\$env\{DEVPATH\}|/sys%E\{DEVPATH\}", f"/sys/block/{_KERNEL}"),
    (r"%S|\$sys", "/sys"),
    (r"%r|\$root", "/dev"),
    (r"%%", "%"),
    (r"\$\$", "$"),
)

_NOT_THERE = {
    "id/bus": "No drive has a file id/bus in sysfs: the rule never applies. ENV{ID_BUS} is what was meant.",
}
"""Attributes that people compare and that no drive has."""

_PREFIXES = {
    "scsi_host": "@host/",
    "nvme": "@nvme/",
    "scsi": "device/",
    "scsi_device": "device/",
    "scsi_disk": "device/scsi_disk/*/",
    "bdi": "bdi/",
    "block": "",
}
"""Where the attributes of a subsystem lie as the catalogue writes them."""


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what the rules set: attributes first, in the order of the rules, then programs in that order."""
    written: list[Found] = []
    started: list[Found] = []
    for rule in rules(tree):
        if _applies_never(rule):
            continue
        for key in rule.keys:
            if key.is_match:
                continue
            if key.name == "ATTR":
                written += _attribute(rule, key)
            elif key.name == "SYSCTL":
                written += _sysctl(rule, key)
            elif key.name == "RUN" and key.attribute in ("", "program") and key.operator != "-=":
                if key.operator in ("=", ":="):
                    started = [_replaced(one, rule, key) for one in started]
                started += _program(tree, rule, key)
    return (*written, *started)


def _replaced(found: Found, rule: Rule, key: Key) -> Found:
    """Return *found* without effect, if a list of programs for the same drives begins anew here."""
    if found.target.text != _text(rule):
        return found
    return found.but(f"{rule.file} line {key.line} begins the list of programs anew.")


def _applies_never(rule: Rule) -> bool:
    """Whether a rule is about devices that are gone."""
    return any(key.name == "ACTION" and key.operator == "==" and key.value == "remove" for key in rule.keys)


def _found(rule: Rule, found: Found) -> Found:
    if rule.problem:
        return found.but(rule.problem)
    for one in rule.keys:
        if one.name == "ATTRS" and one.operator == "==" and one.attribute in _NOT_THERE:
            return found.but(_NOT_THERE[one.attribute])
    return found


def _attribute(rule: Rule, key: Key) -> Iterator[Found]:
    wish = of_attribute(_placed(rule, key.attribute), key.value)
    if wish is not None:
        yield _found(rule, Place(rule.file, key.line, TOOL).found(wish, _target(rule), _when(rule)))


def _placed(rule: Rule, attribute: str) -> str:
    """Return the attribute as the catalogue writes it, by the subsystem of the rule."""
    plain = re.sub(r"^\[[^/\]]*/[^\]]*\]", "", attribute).removeprefix("./")
    while plain.startswith("../"):
        plain = plain[3:]
    if plain.startswith("link_power_management_policy"):
        return f"@host/{plain}"
    if plain.endswith("power/pm_qos_latency_tolerance_us"):
        return "@nvme/power/pm_qos_latency_tolerance_us"
    subsystem = next((key.value for key in rule.keys if key.name == "SUBSYSTEM" and key.operator == "=="), "block")
    prefix = _PREFIXES.get(subsystem.split("|")[0], "")
    return (
        plain if plain.startswith(("queue/", "md/", "bdi/", "device/")) and prefix != "device/" else prefix + plain
    )


def _sysctl(rule: Rule, key: Key) -> Iterator[Found]:
    wish = sysctl.wish(key.attribute, key.value)
    if wish is not None:
        yield _found(rule, Place(rule.file, key.line, TOOL).found(wish, _target(rule), _when(rule)))


def _program(tree: Tree, rule: Rule, key: Key) -> Iterator[Found]:
    if not running.concerns(key.value) and not _script(tree, key.value):
        return
    words = running.words_of(_substituted(key.value))
    if not words or words[0].endswith(_PACKAGED):
        return
    target = _target(rule)
    own = {
        _KERNEL: target,
        f"/dev/{_KERNEL}": target,
        _PARENT: _parent(rule),
        f"/dev/{_PARENT}": _parent(rule),
    }
    place = Place(rule.file, key.line, TOOL)
    script = _script(tree, words[0])
    if script:
        variables = {str(number): [word] for number, word in enumerate(words[1:], 1)} | {
            "DEVNAME": [f"/dev/{_KERNEL}"]
        }
        there = Place(words[0], 1, TOOL)
        rows = running.of_script(script, there, _when(rule), variables=variables, own=own)
    else:
        rows = running.of_command(Command(tuple(words), key.line, (), (), ""), place, _when(rule), own)
    for found in rows:
        missing = _missing(tree, words[0])
        yield _found(rule, found.but(missing) if missing else found)


def _script(tree: Tree, command: str) -> str:
    """Return the text of the shell script that *command* starts, empty if it starts something else."""
    program = command.split(maxsplit=1)[0] if command.split() else ""
    if not program.startswith("/") or re.match(r"(/usr)?/s?bin/", program):
        return ""
    text = tree.text(program) or ""
    return text if text.startswith("#!") and running.concerns(text) else ""


def _missing(tree: Tree, program: str) -> str:
    """Return the sentence that says that udev does not find *program*, empty if it does or nobody can tell."""
    path = program if program.startswith("/") else f"/usr/lib/udev/{program}"
    folder = os.path.dirname(path)
    if not program.startswith("/") and not tree.exists(path):
        return f"udev looks for {program} in /usr/lib/udev only; it has to be a whole path."
    if tree.exists(folder) and tree.names(folder) and not tree.exists(path):
        return f"There is no {path} here."
    return ""


def _substituted(text: str) -> str:
    for pattern, word in _SUBSTITUTES:
        text = re.sub(pattern, word, text)
    return text


# -- which drives ------------------------------------------------------------------------------------------------


def _when(rule: Rule) -> tuple[When, ...]:
    for key in rule.keys:
        if key.name == "SUBSYSTEM" and key.operator == "==" and key.value == "power_supply":
            return (When.AC, When.BATTERY)
    return SOON


def _text(rule: Rule) -> str:
    return ", ".join(_spelled(key) for key in rule.keys if key.is_match and key.name not in ("ACTION", "CONST"))


def _spelled(key: Key) -> str:
    braces = f"{{{key.attribute}}}" if key.attribute else ""
    return f'{key.name}{braces}{key.operator}"{key.value}"'


def _target(rule: Rule) -> Target:
    conditions = tuple(key for key in rule.keys if key.is_match)
    return Target(_text(rule), lambda facts: _all(conditions, facts))


def _parent(rule: Rule) -> Target:
    """Return the drives whose partitions a rule is about; of a partition nothing is known here but its name."""
    names = tuple(key for key in rule.keys if key.name == "KERNEL" and key.is_match)

    def test(facts: Facts) -> bool | None:
        return None if all(_holds(key, facts) is not False for key in names) else False

    return Target(_text(rule), test)


def _all(conditions: tuple[Key, ...], facts: Facts) -> bool | None:
    """Return whether all conditions hold; one that fails decides, one that cannot be told leaves it open."""
    unknown = False
    for key in conditions:
        held = _holds(key, facts)
        if held is False:
            return False
        unknown = unknown or held is None
    return None if unknown else True


def _holds(key: Key, facts: Facts) -> bool | None:
    if key.name == "ACTION":
        return True
    if key.name == "KERNEL":
        if any(_fits(pattern, facts.name) for pattern in key.value.split("|")):
            return key.operator == "=="
        return _other_device(key, facts)
    if key.name == "SUBSYSTEM" and facts.present:
        fits = any(_fits(pattern, "block") for pattern in key.value.split("|"))
        # What is said of another subsystem may be about the drive's host or controller.
        return (key.operator == "==") if fits else None
    return _compared(key, facts) if facts.present else None


def _compared(key: Key, facts: Facts) -> bool | None:
    """Compare an attribute or a property of the drive; None for keys about what nobody keeps."""
    if key.name == "ATTR":
        actual = facts.attribute(key.attribute)
    elif key.name == "ENV":
        actual = {"DEVTYPE": "disk", **facts.udev}.get(key.attribute, "")
    else:
        return None
    if actual is None:
        return False
    return any(_fits(pattern, actual) for pattern in key.value.split("|")) == (key.operator == "==")


def _other_device(key: Key, facts: Facts) -> bool | None:
    """Answer for a KERNEL that the drive's name does not fit: its host, controller or partition may be meant."""
    if key.operator == "!=":
        return True
    pattern = key.value
    if re.match(r"host|\d|nvme(\d+|\[0-9\]\*?|\*)$|target", pattern):
        return (
            None
            if pattern.startswith("nvme") == facts.name.startswith("nvme") or pattern.startswith("host")
            else False
        )
    # A rule for a partition writes nothing of the drive itself, but a program that it starts may.
    partitions = (f"{facts.name}1", f"{facts.name}p1")
    return None if any(_fits(one, name) for one in pattern.split("|") for name in partitions) else False


def _fits(pattern: str, text: str) -> bool:
    return fnmatchcase(text, pattern)
