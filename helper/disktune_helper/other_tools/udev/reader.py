"""What udev rules set: attributes written by ATTR and SYSCTL, and programs started by RUN.

udev writes attributes while it evaluates the rules and starts the programs after all of them.
Without a drive every line is reported separately, with the jumps over it as further conditions; for a drive, the
rules are evaluated as udev does (`event`). Source: systemd 252, udev(7), src/udev/udev-rules.c.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from disktune_contract.explain.command_effect import is_printer
from disktune_contract.explain.programs import sysctl_wish
from disktune_contract.explain.shell import ShellCommand
from disktune_contract.explain.values import ClaimedValue, computed, of_attribute, shown
from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.other_tools.match import SOON, DriveMatch, Found, KnownDrive, SourceLine
from disktune_helper.other_tools.script_commands import (
    Called,
    concerns,
    is_shell,
    of_command,
    of_script,
    shell_text,
)
from disktune_helper.other_tools.tree import Tree
from disktune_helper.other_tools.udev import devices
from disktune_helper.other_tools.udev.event import Answer, compared, pieces
from disktune_helper.other_tools.udev.rules import Key, UdevRule
from disktune_helper.other_tools.udev.simulation import (
    RuleLine,
    Simulation,
    constants,
    rule_lines,
    setting_files,
)

# -- the devices of a udev rule, and its attributes in the catalogue ---------------------------------------

_PREFIXES = {
    "scsi_host": "@host/",
    "nvme": "@nvme/",
    "scsi": "device/",
    "scsi_device": "device/",
    "scsi_disk": "device/scsi_disk/*/",
    "bdi": "bdi/",
    "block": "",
}
"""Where the attributes of a subsystem are, as the catalogue writes them."""


_ONLINE = frozenset({("ATTR", "online"), ("ATTRS", "online"), ("ENV", "POWER_SUPPLY_ONLINE")})
"""Whether mains is connected: 0 or 1 (Documentation/ABI/testing/sysfs-class-power)."""


def placed(rule: UdevRule, attribute: str) -> str:
    """Return the attribute as the catalogue writes it, by the subsystem of the rule."""
    plain = re.sub(r"^\[[^/\]]*/[^\]]*\]", "", attribute).removeprefix("./")
    if plain.startswith("../../") and _subsystem(rule) in ("", "block"):
        return f"device/{plain[6:]}"
    while plain.startswith("../"):
        plain = plain[3:]
    plain = re.sub(r"/{2,}", "/", plain)
    if plain.startswith("link_power_management_policy"):
        return f"@host/{plain}"
    if plain.endswith("power/pm_qos_latency_tolerance_us"):
        return "@nvme/power/pm_qos_latency_tolerance_us"
    subsystem = _subsystem(rule)
    prefix = _PREFIXES.get(subsystem or "block", "")
    if plain.startswith(("queue/", "md/", "bdi/", "device/")) and prefix != "device/":
        return plain
    known = of_attribute(prefix + plain, "1")
    # Without a subsystem only the SCSI device can be meant by what it alone has.
    return prefix + plain if known is not None or subsystem else f"device/{plain}"


def _subsystem(rule: UdevRule) -> str:
    """Return the subsystem that a rule is about, empty if it has no condition for one."""
    value = next((key.value for key in rule.keys if key.name == "SUBSYSTEM" and key.operator == "=="), "")
    return next((one for one in value.split("|") if one in _PREFIXES), "block" if value else "")


def kind(attribute: str, rule: UdevRule) -> str:
    """Return the kind of device that has *attribute*, by its path."""
    subsystem = _subsystem(rule)
    anchor = attribute.partition("/")[0]
    if anchor in ("@host", "@nvme"):
        return {"@host": "scsi_host", "@nvme": "nvme"}[anchor]
    if anchor == subsystem == "bdi" or (attribute.startswith("device/scsi_disk/") and subsystem == "scsi_disk"):
        return subsystem
    if attribute.startswith("device/") and subsystem in ("scsi", "scsi_device"):
        return subsystem
    written = [key.attribute for key in rule.keys if key.name == "ATTR" and not key.is_match]
    outside = attribute.startswith("device/") and not any(one.startswith(("device/", "../")) for one in written)
    if outside and not subsystem:
        return "scsi"
    climbs = any(one.startswith("../") and attribute == one[3:] for one in written)
    return devices.PARTITION if climbs and not subsystem.startswith("scsi") else devices.BLOCK


def kinds_of_event(rule: UdevRule, key: Key) -> tuple[str, ...]:
    """Return the kinds of devices whose events may start a rule's program for the drive itself."""
    subsystem = _subsystem(rule)
    if subsystem in ("", "block"):
        # Below /dev the SCSI device has no name, but its directory may be meant.
        by_path = not subsystem and re.search(r"devpath|%p|DEVPATH", key.value) is not None
        return (devices.BLOCK, devices.PARTITION, *(("scsi",) if by_path else ()))
    return (subsystem,)


def when(rule: UdevRule) -> tuple[When, ...]:
    """Return on which occasions a rule applies: when a drive comes, or when the power supply changes."""
    asked = [key for key in rule.keys if key.is_match]
    if not any((key.name, key.operator, key.value) == ("SUBSYSTEM", "==", "power_supply") for key in asked):
        return SOON
    left = {When.AC: "1", When.BATTERY: "0"}
    for key in asked:
        if (key.name, key.attribute) in _ONLINE:
            left = {supply: value for supply, value in left.items() if compared(key, value)}
    return tuple(left) or (When.AC, When.BATTERY)


# -- reader ------------------------------------------------------------------------------------------------

TOOL = "udev"

_PACKAGED = ("lib/udev/hdparm", "tlp-usb-udev", "/tlp", "lmt-udev")
"""Programs of packages whose configuration is read elsewhere."""

_KERNEL, _PARENT = "@kernel@", "@parent@"
"""Placeholders for the name of the event's device, and of a partition's drive, while a command is parsed."""

_MOST_PROGRAMS = 500
"""How many are compared with each other, to see which resets the list; no machine has as many."""


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what the rules set: attributes first, in the order of the rules, then programs in that order."""
    reader = _Reader(tree)
    return (*reader.written, *reader.started)


class _Reader:
    """Goes once over all files."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._simulation = Simulation(tree)
        self._called = Called(tree)
        self.written: list[Found] = []
        self.started: list[Found] = []
        self._programs: list[tuple[RuleLine, Key, list[Found]]] = []
        files = setting_files(tree)
        self._constants = constants(files)
        for file in files:
            for line in rule_lines(file):
                self._take(line)
        self.started = [found for _, _, several in self._programs for found in several] + self.started

    def _take(self, line: RuleLine) -> None:
        for key in line.rule.effects:
            if key.name == "ATTR":
                self.written += self._attribute(line, key)
            elif key.name == "SYSCTL":
                self.written += self._sysctl(line, key)
            elif key.name == "RUN":
                self._run(line, key)

    def _place(self, line: RuleLine, key: Key) -> SourceLine:
        return SourceLine(line.rule.file, key.line, TOOL)

    # -- attributes --------------------------------------------------------------------------------------------

    def _attribute(self, line: RuleLine, key: Key) -> Iterator[Found]:
        attribute = placed(line.rule, key.attribute)
        wish = self._wish(attribute, key.value)
        if wish is not None:
            about = kind(attribute, line.rule)
            target = DriveMatch(line.text, lambda facts: self._simulation.applies(facts, line.rule, (about,)))
            yield line.told(self._place(line, key).found(wish, target, when(line.rule)))

    def _wish(self, attribute: str, text: str) -> ClaimedValue | None:
        value = self._known(text)
        if value is not None:
            return of_attribute(attribute, value)
        found = of_attribute(attribute, "1")
        return ClaimedValue(found.setting, None, problem=computed(text)) if found is not None else None

    def _known(self, text: str) -> str | None:
        """Return *text* with properties that rules set to one value filled in; None if it needs other ones."""
        parts = []
        for literal, name, argument in pieces(text):
            if not name:
                parts.append(literal)
            elif name == "env" and argument in self._constants:
                parts.append(self._constants[argument])
            else:
                return None
        return "".join(parts)

    def _sysctl(self, line: RuleLine, key: Key) -> Iterator[Found]:
        wish = sysctl_wish(key.attribute, self._known(key.value) or key.value)
        if wish is not None:
            target = DriveMatch(line.text, lambda facts: self._of_sysctl(facts, line.rule))
            yield line.told(self._place(line, key).found(wish, target, when(line.rule)))

    def _of_sysctl(self, facts: KnownDrive, rule: UdevRule) -> Answer:
        """Return whether the rule concerns an array; another device than the array may have started it."""
        if not facts.name.startswith("md"):
            return False
        return True if self._simulation.applies(facts, rule, (devices.BLOCK,)) else None

    # -- programs ----------------------------------------------------------------------------------------------

    def _run(self, line: RuleLine, key: Key) -> None:
        started = list(self._program(line, key)) if key.attribute in ("", "program") else []
        if len(self._programs) > _MOST_PROGRAMS:
            self.started += started
            return
        closings = (owner for owner, one, _ in self._programs if one.operator == ":=" and owner.covers(line))
        closing = next(closings, None)
        if closing is not None:
            reason = Sentence(
                "{file} line {line} replaces the program list.",
                file=closing.rule.file,
                line=closing.rule.line,
            )
            started = [found.but(reason) for found in started]
        elif key.operator in ("=", ":="):
            self._begin_anew(line, key)
        self._programs.append((line, key, started))

    def _begin_anew(self, line: RuleLine, key: Key) -> None:
        reason = Sentence("{file} line {line} replaces the program list.", file=line.rule.file, line=key.line)
        for owner, one, several in self._programs:
            if one.operator != ":=" and line.covers(owner):
                several[:] = [found.but(reason) for found in several]

    def _program(self, line: RuleLine, key: Key) -> Iterator[Found]:
        text = self._substituted(key.value)
        if not concerns(text) and not _script(self._tree, text):
            return
        words = _words(text)
        if not words or words[0].endswith(_PACKAGED):
            return
        own = self._own(line, key)
        for found in self._effects(line, key, words, own):
            missing = _missing(self._tree, words[0])
            yield line.told(found.but(missing) if missing else found)

    def _effects(self, line: RuleLine, key: Key, words: list[str], own: dict[str, DriveMatch]) -> Iterator[Found]:
        place, moment = self._place(line, key), when(line.rule)
        variables = {name: [value] for name, value in self._constants.items()}
        variables |= {"DEVNAME": [f"/dev/{_KERNEL}"], "DEVPATH": [f"/block/{_KERNEL}"]}
        script = _script(self._tree, words[0])
        if script:
            variables |= {str(number): [word] for number, word in enumerate(words[1:], 1)}
            place, called = SourceLine(words[0], 1, TOOL), self._called.by(words[0])
            yield from of_script(script, place, moment, variables=variables, own=own, called=called)
            return
        if is_shell(words):
            yield from of_script(shell_text(words), place, moment, variables=variables, own=own, at=True)
            return
        yield from of_command(ShellCommand(tuple(words), key.line, (), (), ""), place, moment, own)
        if ">" in words and is_printer(words):
            reason = Sentence("Programs start without a shell: nothing is written.")
            for found in of_script(" ".join(words), place, moment, own=own):
                yield found.void(reason)

    def _own(self, line: RuleLine, key: Key) -> dict[str, DriveMatch]:
        """Return the drives that the placeholders in a command mean."""
        rule = line.rule
        here = kinds_of_event(rule, key)
        mine = DriveMatch(line.text, lambda facts: self._simulation.starts(facts, rule, key, here))
        above = DriveMatch(
            line.text, lambda facts: self._simulation.starts(facts, rule, key, (devices.PARTITION,))
        )
        return {_KERNEL: mine, f"/dev/{_KERNEL}": mine, _PARENT: above, f"/dev/{_PARENT}": above}

    def _substituted(self, text: str) -> str:
        """Return a command with udev's substitutions: placeholders for names, constants, ``$?`` for the rest."""
        plain = re.sub(
            r"(/sys|%S|\$sys)(%p|\$devpath|\$env\{DEVPATH\}|%E\{DEVPATH\})", f"/sys/block/{_KERNEL}", text
        )
        return "".join(literal or self._stand_in(name, argument) for literal, name, argument in pieces(plain))

    def _stand_in(self, name: str, argument: str) -> str:
        if name == "env":
            known = {"DEVNAME": f"/dev/{_KERNEL}", "DEVPATH": f"/block/{_KERNEL}"}
            return known.get(argument) or self._constants.get(argument, "$?")
        stand_ins = {"kernel": _KERNEL, "name": _KERNEL, "parent": _PARENT, "devnode": f"/dev/{_KERNEL}"}
        return {**stand_ins, "sys": "/sys", "root": "/dev", "devpath": f"/block/{_KERNEL}"}.get(name, "$?")


_SPLIT = pattern_of(r"'([^']*)(?:'|$)|\"([^\"]*)(?:\"|$)|([^\s'\"]+)|(\s+)")


def _words(text: str) -> list[str]:
    """Return the words of a command as udev splits it: quotation marks join, backslashes stay."""
    words, word, started = [], "", False
    for found in _SPLIT.finditer(text):
        single, double, plain, blank = found.groups()
        if blank is not None:
            words += [word] if started else []
            word, started = "", False
        else:
            word, started = word + (single or double or plain or ""), True
    return [*words, word] if started else words


def _script(tree: Tree, command: str) -> str:
    """Return the text of the shell script that *command* starts, empty if it starts something else."""
    program = command.split(maxsplit=1)[0] if command.split() else ""
    if not program.startswith("/") or re.match(r"(/usr)?/s?bin/", program):
        return ""
    text = tree.text(program) or ""
    return text if text.startswith("#!") and Called(tree).by(program).reaches(text) else ""


def _missing(tree: Tree, program: str) -> str:
    """Return a sentence stating that udev does not find *program*, empty if it does or this is unknown."""
    path = program if program.startswith("/") else f"/usr/lib/udev/{program}"
    folder = os.path.dirname(path)
    if not program.startswith("/") and not tree.exists(path):
        return Sentence("Enter the whole path of {program}.", program=shown(program))
    if tree.exists(folder) and tree.names(folder) and not tree.exists(path):
        return Sentence("There is no {file} here.", file=shown(path))
    return ""
