"""What udev rules set: attributes written by ATTR and SYSCTL, and programs started by RUN.

udev writes attributes while it goes through the rules and starts the programs when it is through with all of them.
Without a drive every line stands for itself, with the jumps over it as further conditions; held against a drive,
the rules are gone through as udev does (`udev_event`). Source: systemd 252, udev(7), src/udev/udev-rules.c.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from disktune_contract.claims import When
from disktune_contract.record import record
from disktune_helper.foreign import running, sysctl, udev_device
from disktune_helper.foreign.found import SOON, Found, Place
from disktune_helper.foreign.match import Facts, Target
from disktune_helper.foreign.shell import Command
from disktune_helper.foreign.tree import Tree
from disktune_helper.foreign.udev_event import Answer, compared, pieces
from disktune_helper.foreign.udev_need import constants, setting_files
from disktune_helper.foreign.udev_rules import MATCH, Key, Rule, RulesFile
from disktune_helper.foreign.udev_simulation import ACTIONS, Simulation
from disktune_helper.foreign.values import Wish, of_attribute, shown

TOOL = "udev"

_PACKAGED = ("lib/udev/hdparm", "tlp-usb-udev", "/tlp", "lmt-udev")
"""Programs of packages whose configuration is read elsewhere."""

_KERNEL, _PARENT = "@kernel@", "@parent@"
"""Stand for the name of the event's device, and of the drive of a partition, while a command is taken apart."""

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

_MOST_JUMPS, _MOST_PROGRAMS = 32, 500
"""More than any file of rules has jumps over one line, and more programs than one compares with each other."""

_DEPENDS = frozenset({"PROGRAM", "RESULT", "IMPORT", "CONST"})
"""Conditions that only the machine itself can answer, by running something."""


_OF_DRIVES = frozenset({"KERNEL", "KERNELS", "SUBSYSTEM", "SUBSYSTEMS", "ATTR", "ATTRS", "DRIVER", "DRIVERS"})
"""Conditions of a jump that say something of the drives that are left."""


@record
class _Line:
    """A rule with what its file does before it."""

    rule: Rule
    jumps: tuple[Rule, ...]
    """The rules that may jump over it."""

    @property
    def text(self) -> str:
        """The conditions in the words of the file, those of the jumps over it turned round."""
        own = [_spelled(key) for key in self.rule.keys if _is_told(key)]
        return ", ".join(dict.fromkeys([*own, *(words for jump in self.jumps for words in _turned(jump))]))


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what the rules set: attributes first, in the order of the rules, then programs in that order."""
    reader = _Reader(tree)
    return (*reader.written, *reader.started)


class _Reader:
    """Goes once over all files."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._simulation = Simulation(tree)
        self.written: list[Found] = []
        self.started: list[Found] = []
        self._programs: list[tuple[_Line, Key, list[Found]]] = []
        files = setting_files(tree)
        self._constants = constants(files)
        for file in files:
            for rule, jumps in _with_jumps(file):
                if not _applies_never(rule):
                    self._take(_Line(rule, jumps))
        self.started = [found for _, _, several in self._programs for found in several] + self.started

    def _take(self, line: _Line) -> None:
        for key in line.rule.effects:
            if key.name == "ATTR":
                self.written += self._attribute(line, key)
            elif key.name == "SYSCTL":
                self.written += self._sysctl(line, key)
            elif key.name == "RUN":
                self._run(line, key)

    def _place(self, line: _Line, key: Key) -> Place:
        return Place(line.rule.file, key.line, TOOL)

    # -- attributes --------------------------------------------------------------------------------------------

    def _attribute(self, line: _Line, key: Key) -> Iterator[Found]:
        attribute = _placed(line.rule, key.attribute)
        wish = self._wish(attribute, key.value)
        if wish is not None:
            kind = _kind(attribute, line.rule)
            target = Target(line.text, lambda facts: self._simulation.applies(facts, line.rule, (kind,)))
            yield _told(line, self._place(line, key).found(wish, target, _when(line.rule)))

    def _wish(self, attribute: str, text: str) -> Wish | None:
        value = self._known(text)
        if value is not None:
            return of_attribute(attribute, value)
        found = of_attribute(attribute, "1")
        reason = f"udev works the value out, {shown(text)}, when the rule applies."
        return Wish(found.setting, None, problem=reason) if found is not None else None

    def _known(self, text: str) -> str | None:
        """Return *text* with properties that rules set to one value put in; None if it holds other things."""
        parts = []
        for literal, name, argument in pieces(text):
            if not name:
                parts.append(literal)
            elif name == "env" and argument in self._constants:
                parts.append(self._constants[argument])
            else:
                return None
        return "".join(parts)

    def _sysctl(self, line: _Line, key: Key) -> Iterator[Found]:
        wish = sysctl.wish(key.attribute, self._known(key.value) or key.value)
        if wish is not None:
            target = Target(line.text, lambda facts: self._of_sysctl(facts, line.rule))
            yield _told(line, self._place(line, key).found(wish, target, _when(line.rule)))

    def _of_sysctl(self, facts: Facts, rule: Rule) -> Answer:
        """Return whether the rule concerns an array; another device than the array may have started it."""
        if not facts.name.startswith("md"):
            return False
        return True if self._simulation.applies(facts, rule, (udev_device.BLOCK,)) else None

    # -- programs ----------------------------------------------------------------------------------------------

    def _run(self, line: _Line, key: Key) -> None:
        started = list(self._program(line, key)) if key.attribute in ("", "program") else []
        if len(self._programs) > _MOST_PROGRAMS:
            self.started += started
            return
        closings = (owner for owner, one, _ in self._programs if one.operator == ":=" and _covers(owner, line))
        closing = next(closings, None)
        if closing is not None:
            reason = f"{closing.rule.file} line {closing.rule.line} has closed the list of programs with :=."
            started = [found.but(reason) for found in started]
        elif key.operator in ("=", ":="):
            self._begin_anew(line, key)
        self._programs.append((line, key, started))

    def _begin_anew(self, line: _Line, key: Key) -> None:
        reason = f"{line.rule.file} line {key.line} begins the list of programs anew."
        for owner, one, several in self._programs:
            if one.operator != ":=" and _covers(line, owner):
                several[:] = [found.but(reason) for found in several]

    def _program(self, line: _Line, key: Key) -> Iterator[Found]:
        text = self._substituted(key.value)
        if not running.concerns(text) and not _script(self._tree, text):
            return
        words = _words(text)
        if not words or words[0].endswith(_PACKAGED):
            return
        own = self._own(line, key)
        for found in self._effects(line, key, words, own):
            missing = _missing(self._tree, words[0])
            yield _told(line, found.but(missing) if missing else found)

    def _effects(self, line: _Line, key: Key, words: list[str], own: dict[str, Target]) -> Iterator[Found]:
        place, when = self._place(line, key), _when(line.rule)
        variables = {name: [value] for name, value in self._constants.items()}
        variables |= {"DEVNAME": [f"/dev/{_KERNEL}"], "DEVPATH": [f"/block/{_KERNEL}"]}
        script = _script(self._tree, words[0])
        if script:
            variables |= {str(number): [word] for number, word in enumerate(words[1:], 1)}
            yield from running.of_script(script, Place(words[0], 1, TOOL), when, variables=variables, own=own)
            return
        if running.is_shell(words):
            yield from running.of_script(
                running.shell_text(words), place, when, variables=variables, own=own, at=True
            )
            return
        yield from running.of_command(Command(tuple(words), key.line, (), (), ""), place, when, own)
        if ">" in words and running.is_printer(words):
            reason = "udev starts programs without a shell, so nothing is written to a file."
            for found in running.of_script(" ".join(words), place, when, own=own):
                yield found.void(reason)

    def _own(self, line: _Line, key: Key) -> dict[str, Target]:
        """Return the drives that the stand-ins in a command mean."""
        rule = line.rule
        here = _kinds_of_event(rule, key)
        mine = Target(line.text, lambda facts: self._simulation.starts(facts, rule, key, here))
        above = Target(
            line.text, lambda facts: self._simulation.starts(facts, rule, key, (udev_device.PARTITION,))
        )
        return {_KERNEL: mine, f"/dev/{_KERNEL}": mine, _PARENT: above, f"/dev/{_PARENT}": above}

    def _substituted(self, text: str) -> str:
        """Return a command with what udev puts in: stand-ins for names, constants, and ``$?`` for the rest."""
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


_SPLIT = re.compile(r"'([^']*)(?:'|$)|\"([^\"]*)(?:\"|$)|([^\s'\"]+)|(\s+)")


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
    return text if text.startswith("#!") and running.concerns(text) else ""


def _missing(tree: Tree, program: str) -> str:
    """Return the sentence that says that udev does not find *program*, empty if it does or nobody can tell."""
    path = program if program.startswith("/") else f"/usr/lib/udev/{program}"
    folder = os.path.dirname(path)
    if not program.startswith("/") and not tree.exists(path):
        return f"udev looks for {shown(program)} in /usr/lib/udev only; it has to be a whole path."
    if tree.exists(folder) and tree.names(folder) and not tree.exists(path):
        return f"There is no {shown(path)} here."
    return ""


# -- lines -------------------------------------------------------------------------------------------------------


def _applies_never(rule: Rule) -> bool:
    """Whether a rule is about nothing but devices that are gone."""
    asked = [key for key in rule.keys if key.name == "ACTION" and key.is_match]
    actions = (*ACTIONS, "bind", "online")
    return bool(asked) and not any(all(compared(key, action) for key in asked) for action in actions)


def _with_jumps(file: RulesFile) -> Iterator[tuple[Rule, tuple[Rule, ...]]]:
    """Return each rule with those before it that may jump over it."""
    ends = dict(file.jumps)
    open_jumps: list[tuple[int, Rule]] = []
    for position, rule in enumerate(file.rules):
        open_jumps = [(end, jump) for end, jump in open_jumps if position < end]
        yield rule, tuple(jump for _, jump in open_jumps)
        if position in ends and len(open_jumps) < _MOST_JUMPS:
            open_jumps.append((ends[position], rule))


def _jumps_always(rule: Rule) -> bool:
    """Whether a jump is made at every event that concerns a drive."""
    if any(key.is_match and key.name != "ACTION" for key in rule.keys):
        return False
    asked = [key for key in rule.keys if key.name == "ACTION"]
    return all(all(compared(key, action) for key in asked) for action in ACTIONS)


def _told(line: _Line, found: Found) -> Found:
    """Return *found* without effect where its line has none, and with what it depends on."""
    rule = line.rule
    if rule.problem:
        return found.but(rule.problem)
    jump = next((one for one in line.jumps if _jumps_always(one)), None)
    if jump is not None:
        return found.but(f"Line {jump.line} always jumps over this one.")
    for one in rule.keys:
        if one.name == "ATTRS" and one.operator == "==" and one.attribute in _NOT_THERE:
            return found.but(_NOT_THERE[one.attribute])
    asked = [key for owner in (rule, *line.jumps) for key in owner.keys if key.is_match and key.name in _DEPENDS]
    if asked:
        return found.noted(
            f"Whether the rule applies depends on what {asked[0].name} {shown(asked[0].value)} gives."
        )
    return found


def _is_told(key: Key) -> bool:
    return key.operator in MATCH and key.name not in ("ACTION", "CONST")


def _spelled(key: Key) -> str:
    braces = f"{{{key.attribute}}}" if key.attribute else ""
    return f'{key.name}{braces}{key.operator}"{key.value}"'


def _turned(jump: Rule) -> Iterator[str]:
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


def _covers(wide: _Line, narrow: _Line) -> bool:
    """Whether *wide* applies wherever *narrow* does, as far as the words tell."""
    mine, jumps = {_spelled(key) for key in wide.rule.conditions}, set(wide.jumps)
    return (
        not wide.rule.problem
        and mine <= {_spelled(key) for key in narrow.rule.conditions}
        and (jumps <= set(narrow.jumps))
    )


def _placed(rule: Rule, attribute: str) -> str:
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


def _subsystem(rule: Rule) -> str:
    """Return the subsystem that a rule is about, empty if it does not say."""
    value = next((key.value for key in rule.keys if key.name == "SUBSYSTEM" and key.operator == "=="), "")
    return next((one for one in value.split("|") if one in _PREFIXES), "block" if value else "")


def _kind(attribute: str, rule: Rule) -> str:
    """Return the kind of device that has *attribute*, by where it lies."""
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
    return udev_device.PARTITION if climbs and not subsystem.startswith("scsi") else udev_device.BLOCK


def _kinds_of_event(rule: Rule, key: Key) -> tuple[str, ...]:
    """Return the kinds of devices whose events may start a rule's program for the drive itself."""
    subsystem = _subsystem(rule)
    if subsystem in ("", "block"):
        # Below /dev the SCSI device has no name, but its directory may be meant.
        by_path = not subsystem and re.search(r"devpath|%p|DEVPATH", key.value) is not None
        return (udev_device.BLOCK, udev_device.PARTITION, *(("scsi",) if by_path else ()))
    return (subsystem,)


def _when(rule: Rule) -> tuple[When, ...]:
    for key in rule.keys:
        if key.name == "SUBSYSTEM" and key.operator == "==" and key.value == "power_supply":
            return (When.AC, When.BATTERY)
    return SOON
