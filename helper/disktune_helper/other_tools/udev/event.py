"""One event as udev evaluates the rules for it: which lines apply, and which programs it starts at the end.

Every answer is yes, no, or unknown: what depends on a program, on what is imported, or on a device that the tree
does not show, is unknown. Source: systemd 252, src/udev/udev-rules.c (udev_rules_apply_to_event and what it calls)
and udev-event.c (udev_event_apply_format).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from disktune_contract.patterns import pattern_of
from disktune_helper.other_tools.match import KnownDrive
from disktune_helper.other_tools.tree import fits, is_pattern
from disktune_helper.other_tools.udev import devices
from disktune_helper.other_tools.udev.devices import UNKNOWN, Text, UdevDevice
from disktune_helper.other_tools.udev.rules import Key, RulesFile, UdevRule

_WHOLE = (
    "/usr/lib/udev/rules.d/60-persistent-storage.rules",
    "/lib/udev/rules.d/60-persistent-storage.rules",
)
"""Part of udev: a tree without it is not that of a whole machine, so what others import is unknown."""

_NAME_SIZE = 512
"""Bytes of a property's value, with the one that ends it (UDEV_NAME_SIZE)."""

Answer = bool | None
"""None: unknown."""

Applied = dict[tuple[str, int], Answer]
"""By file and line of a rule; a rule that does not apply is not in it."""


class UdevEvent:
    """One action of one device."""

    def __init__(self, facts: KnownDrive, device: UdevDevice, action: str) -> None:
        self._facts = facts
        self._device = device
        self._action = action
        self._properties = devices.kernel_properties(facts, device, action)
        self._tags: dict[str, Answer] = {}
        self._tags_set = False
        """Whether a rule has assigned the list of tags, which empties it first."""
        self._strange_tag = False
        """Whether the list has a tag, or may have one, that cannot be read from here."""
        self._parents = devices.parents(facts, device)
        self._is_whole = any(map(facts.tree.exists, _WHOLE))
        self._imported = False
        self._result: Text = ""
        self._programs: list[tuple[UdevRule, Key, Answer]] = []
        self._closed: Answer = False
        """Whether := has ended the list of programs."""
        self.applied: Applied = {}

    def run(self, files: Sequence[RulesFile]) -> None:
        """Evaluate all rules; afterwards `applied` and `starts` give the results."""
        for file in files:
            self._go_through(file)

    def starts(self, rule: UdevRule, key: Key) -> Answer:
        """Return whether a program of a rule is on the list that is run at the end."""
        answers = [answer for owner, mine, answer in self._programs if (owner, mine) == (rule, key)]
        return answers[-1] if answers else False

    # -- walking -----------------------------------------------------------------------------------------------

    def _go_through(self, file: RulesFile) -> None:
        jumps = dict(file.jumps)
        position, doubtful_until = 0, 0
        while position < len(file.rules):
            rule = file.rules[position]
            answer = False if rule.problem else self._holds_all(rule.conditions)
            if answer is not False:
                if position < doubtful_until:
                    answer = None
                self._do(rule, answer)
                if position in jumps and answer:
                    position = jumps[position]
                    continue
                if position in jumps:
                    doubtful_until = max(doubtful_until, jumps[position])
            position += 1

    def _do(self, rule: UdevRule, answer: Answer) -> None:
        before = self.applied.get((rule.file, rule.line), False)
        self.applied[rule.file, rule.line] = True if before is True else answer
        for key in rule.effects:
            if key.name == "ENV":
                self._set_property(key, answer)
            elif key.name == "TAG":
                self._set_tag(key, answer)
            elif key.name == "RUN":
                self._add_program(rule, key, answer)

    def _set_property(self, key: Key, answer: Answer) -> None:
        value = self.expanded(key.value)
        before = self.property(key.attribute)
        if key.operator == "+=" and before != "":
            known = isinstance(before, str) and isinstance(value, str)
            value = f"{before} {value}" if known and value != "" else (before if value == "" else UNKNOWN)
        if isinstance(value, str) and len(value) >= _NAME_SIZE:
            # udev refuses what does not fit, and leaves the property as it is.
            return
        self._properties[key.attribute] = value if answer or value == before else UNKNOWN

    def _set_tag(self, key: Key, answer: Answer) -> None:
        tag = self.expanded(key.value)
        if key.operator == "=" and answer:
            self._tags = dict.fromkeys(self._tags, False)
            self._tags_set, self._strange_tag = True, False
        elif key.operator == "=" or (key.operator == "-=" and not isinstance(tag, str)):
            # Any of them may be gone.
            self._tags = {one: None if had else had for one, had in self._tags.items()}
        if isinstance(tag, str):
            self._tags[tag] = (key.operator != "-=") if answer else None
        elif key.operator != "-=":
            self._strange_tag = True

    def _add_program(self, rule: UdevRule, key: Key, answer: Answer) -> None:
        if self._closed is True:
            return
        answer = None if self._closed is None else answer
        if key.operator == ":=":
            self._closed = answer
        if key.operator in ("=", ":="):
            self._programs = [] if answer else [(owner, one, None) for owner, one, _ in self._programs]
        self._programs.append((rule, key, answer))

    # -- conditions --------------------------------------------------------------------------------------------

    def _holds_all(self, conditions: tuple[Key, ...]) -> Answer:
        """Return whether all are true; one that is false decides, one that is unknown leaves it open."""
        answer: Answer = True
        above = tuple(key for key in conditions if key.name in _OF_PARENTS)
        for key in conditions:
            if key.name in _OF_PARENTS:
                held = self._some_parent(above) if key is above[0] else True
            else:
                held = self._holds(key)
            if held is False:
                return False
            answer = None if held is None else answer
        return answer

    def _some_parent(self, keys: tuple[Key, ...]) -> Answer:
        """Return whether all *keys* are true for one device, this one or one above it."""
        chain = self._parents if self._parents is not None else (self._device,)
        answers = [self._all_of_parent(keys, device) for device in chain]
        if True in answers:
            return True
        return None if None in answers or self._parents is None else False

    def _all_of_parent(self, keys: tuple[Key, ...], device: UdevDevice) -> Answer:
        answer: Answer = True
        for key in keys:
            held = self._of_device(_OF_PARENTS[key.name], key, device)
            if held is False:
                return False
            answer = None if held is None else answer
        return answer

    def _holds(self, key: Key) -> Answer:  # noqa: PLR0911  # one for each kind of key
        match key.name:
            case "ENV":
                return compared(key, self.property(key.attribute))
            case "SYMLINK":
                return self._has_link(key)
            case "TEST":
                return self._exists(key)
            case "PROGRAM":
                self._result = UNKNOWN
                return None
            case "IMPORT":
                self._imported = True
                return None
            case "RESULT":
                return compared(key, self._result)
            case "NAME":
                return compared(key, "")
            case "CONST":
                return None
            case "SYSCTL":
                return self._of_sysctl(key)
        return self._of_device(key.name, key, self._device)

    def _of_device(self, name: str, key: Key, device: UdevDevice) -> Answer:  # noqa: PLR0911
        match name:
            case "ACTION":
                return compared(key, self._action)
            case "KERNEL":
                return compared(key, device.name)
            case "SUBSYSTEM":
                return compared(key, device.subsystem)
            case "DRIVER":
                return compared(key, devices.driver(self._facts, device))
            case "DEVPATH":
                return compared(key, self.property("DEVPATH"))
            case "ATTR":
                return self._of_attribute(key, device)
            case "TAG":
                return self._has_tag(key) if device is self._device else None
        return None

    def _of_attribute(self, key: Key, device: UdevDevice) -> Answer:
        name = self.expanded(key.attribute)
        if not isinstance(name, str) or name.startswith("["):
            return None
        value = devices.attribute(self._facts, device, name)
        if value is None:
            return False
        # Blanks at the end count only if they are asked for.
        if isinstance(value, str) and key.value and not key.value[-1].isspace():
            value = value.rstrip(" \t\n\r")
        return compared(key, value)

    def _of_sysctl(self, key: Key) -> Answer:
        name = self.expanded(key.attribute)
        try:
            plain = name.replace(".", "/") if isinstance(name, str) and "/" not in name else name
            text = self._facts.files.read_text(f"/proc/sys/{plain}") if isinstance(plain, str) else None
        except (OSError, ValueError):
            text = None
        return compared(key, text.strip()) if text is not None else None

    def _has_tag(self, key: Key) -> Answer:
        known = [tag for tag, answer in self._tags.items() if answer and _matches(key, tag)]
        if known:
            return not key.is_negated
        doubtful = self._strange_tag or (not self._tags_set and (not self._is_whole or self._imported))
        doubtful = doubtful or any(answer is None and _matches(key, tag) for tag, answer in self._tags.items())
        return None if doubtful else key.is_negated

    def _has_link(self, key: Key) -> Answer:
        links = self._facts.udev.get("DEVLINKS", "").replace("/dev/", "").split()
        if not links:
            return None
        return any(_matches(key, link) for link in links) != key.is_negated

    def _exists(self, key: Key) -> Answer:
        path = self.expanded(key.value)
        if not isinstance(path, str) or path.startswith("[") or key.attribute:
            return None
        if not path.startswith("/"):
            if self._device.path is UNKNOWN:
                return None
            path = f"{self._device.path}/{path}"
        found = devices.exists(self._facts, path)
        known = self._facts.present if path.startswith("/sys/") else self._is_whole
        return (found != key.is_negated) if found or known else None

    # -- what is known -----------------------------------------------------------------------------------------

    def property(self, name: str) -> Text:
        """Return the present value of a property: set by the kernel, by a rule, or imported by then."""
        if name in self._properties:
            return self._properties[name]
        if self._is_whole and not self._imported:
            return ""
        if self._device.kind != devices.BLOCK or not self._facts.udev:
            return UNKNOWN
        return self._facts.udev.get(name, "")

    def expanded(self, text: str) -> Text:
        """Return *text* with its placeholders replaced; `UNKNOWN` if one of them is."""
        parts = [self._part(name, argument) if name else literal for literal, name, argument in pieces(text)]
        return UNKNOWN if any(part is UNKNOWN for part in parts) else "".join(map(str, parts))

    def _part(self, name: str, argument: str) -> Text:  # noqa: PLR0911  # one for each word of the manual
        match name:
            case "kernel" | "name":
                return self._device.name
            case "number":
                return (
                    re.sub(r".*?(\d*)$", r"\1", self._device.name) if self._device.name is not UNKNOWN else UNKNOWN
                )
            case "devnode":
                return self.property("DEVNAME")
            case "devpath":
                return self.property("DEVPATH")
            case "root":
                return "/dev"
            case "sys":
                return "/sys"
            case "parent":
                return self._facts.name if self._device.kind == devices.PARTITION else ""
            case "env":
                return self.property(argument)
            case "attr":
                found = devices.attribute(self._facts, self._device, argument)
                return UNKNOWN if found is None or found is UNKNOWN else found.rstrip(" \t\n\r")
            case "major" | "minor":
                return self.property(name.upper())
        return UNKNOWN


_OF_PARENTS = {"KERNELS": "KERNEL", "SUBSYSTEMS": "SUBSYSTEM", "DRIVERS": "DRIVER", "ATTRS": "ATTR", "TAGS": "TAG"}
"""Conditions on this device or one above it, and what they ask of that one."""


def compared(key: Key, text: Text) -> Answer:
    """Return whether the condition *key* is true for *text* (token_match_string)."""
    if text is UNKNOWN:
        return not key.is_negated if key.value == "*" else None
    return _matches(key, text) != key.is_negated


def _matches(key: Key, text: str) -> bool:
    value = key.value
    if key.any_case:
        value, text = value.lower(), text.lower()
    if value == "?*":
        return text != ""
    if key.name in ("SUBSYSTEM", "SUBSYSTEMS") and value in ("subsystem", "bus", "class"):
        return text in ("subsystem", "bus", "class")
    alternatives = value.split("|")
    if text == "" and "" in alternatives:
        return True
    by_pattern = is_pattern(value)
    return any(fits(one, text) if by_pattern else one == text for one in alternatives if one)


_NAMES = (
    *("devnode", "tempnode", "attr", "sysfs", "env", "kernel", "number", "driver", "devpath", "id", "major"),
    *("minor", "result", "parent", "name", "links", "root", "sys"),
)
"""What may follow a dollar, in the order in which udev tries them."""
_LETTERS = {
    **{"N": "devnode", "s": "attr", "E": "env", "k": "kernel", "n": "number", "d": "driver", "p": "devpath"},
    **{"b": "id", "M": "major", "m": "minor", "c": "result", "P": "parent", "D": "name", "L": "links"},
    **{"r": "root", "S": "sys"},
}
"""What may follow a per cent sign."""
_SAME = {"tempnode": "devnode", "sysfs": "attr"}
_PIECE = pattern_of(
    rf"\$\$|%%|\$(?P<name>{'|'.join(_NAMES)})(?:\{{(?P<in_name>[^}}]+)\}})?"
    rf"|%(?P<letter>[{''.join(_LETTERS)}])(?:\{{(?P<in_letter>[^}}]+)\}})?"
)


def pieces(text: str) -> Iterator[tuple[str, str, str]]:
    """Return the parts of *text*: a literal, or the name and argument of what udev puts in (get_subst_type)."""
    at = 0
    for found in _PIECE.finditer(text):
        if found.start() > at:
            yield text[at : found.start()], "", ""
        at = found.end()
        if found.group() in ("$$", "%%"):
            yield found.group()[0], "", ""
            continue
        name = found.group("name") or _LETTERS[found.group("letter")]
        argument = found.group("in_name") or found.group("in_letter") or ""
        yield "", _SAME.get(name, name), argument
    if at < len(text):
        yield text[at:], "", ""
