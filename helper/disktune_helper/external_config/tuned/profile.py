"""tuned's profiles: found, read with all that they include, and merged into one.

Sources: tuned 2.20 and 2.25, tuned/profiles (locator, loader, merger, unit, variables), tuned/consts.py; Python's
configparser, with which tuned reads its files.
"""

from __future__ import annotations

import posixpath
import re

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.external_config.common.tree import Tree
from disktune_helper.external_config.common.values import shown

MAIN = "/etc/tuned/tuned-main.conf"
_NEW = "/usr/lib/tuned/profiles"
"""Where tuned keeps its own profiles since 2.23; those of others are then no longer looked for further up."""
_ALWAYS_THERE = ("/usr/lib/tuned/balanced", f"{_NEW}/balanced")
"""Comes with tuned: without it the tree is not the whole of a machine, and a missing profile says nothing."""

_MOST_FILES = 40
_NAME = pattern_of(r"[a-zA-Z0-9_.-]+$")
_PROFILE_DIRS = pattern_of(r"^[ \t]*profile_dirs[ \t]*=[ \t]*(\S.*?)[ \t]*(?:#.*)?$", re.MULTILINE)
TRUE = frozenset({"True", "true", "1"})
_ABOUT_UNIT = frozenset(
    {"type", "enabled", "replace", "prepend", "drop", "devices", "priority", "devices_udev_regex"}
    | {"cpuinfo_regex", "uname_regex", "script_pre", "script_post"}
)
"""What a section says of itself; everything else is for its plug-in."""


@record
class ProfileOption:
    """A value with the place it is from."""

    value: str
    file: str
    line: int


class ProfileUnit:
    """A section of a profile, as merged so far."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kind = name
        self.enabled = True
        self.devices = "*"
        self.priority = 0
        self.depends = ""
        """A condition that only the machine itself can answer."""
        self.options: dict[str, ProfileOption] = {}


class TunedProfile:
    """What is left when all files are merged."""

    def __init__(self) -> None:
        self.units: dict[str, ProfileUnit] = {}
        self.variables: dict[str, str] = {}
        self.definitions: dict[str, ProfileOption] = {}
        self.overridden: list[tuple[str, ProfileOption, ProfileOption]] = []
        """Unit kind and name of an option, the option that lost, and the one that took its place."""
        self.problem = ""

    def expanded(self, text: str) -> str:
        """Return *text* with the variables in it that are known; functions stay as they are."""

        def value(found: re.Match[str]) -> str:
            return self.variables.get(found.group(1), found.group())

        known = re.sub(r"(?<!\\)\$\{(\w+)\}", value, text)[:_LONGEST]
        return re.sub(r"\\(\$\{\w+\})", r"\1", known)


_LONGEST = 4096


def load(tree: Tree, names: list[str]) -> TunedProfile:
    """Return the profiles *names* as one; `TunedProfile.problem` says why tuned applies nothing, if so."""
    profile, files = TunedProfile(), list[str]()
    for name in names:
        # Of the active profiles one with such a name is passed over.
        if _NAME.match(name):
            _load(tree, name, profile, files)
    for key, option in profile.definitions.items():
        if key == "include":
            _variables_of(tree, posixpath.normpath(option.value), profile)
        elif re.match(r"\w+$", key):
            profile.variables[key] = profile.expanded(option.value)
    for unit in profile.units.values():
        unit.devices = profile.expanded(unit.devices)
    return profile


def _variables_of(tree: Tree, path: str, profile: TunedProfile) -> None:
    """Take the variables that the file at *path* defines, in whatever section."""
    sections, broken, _ = parse(tree, path, headless=True)
    if not broken:
        for options in sections.values():
            for key, option in options.items():
                if re.match(r"\w+$", key):
                    profile.variables[key] = profile.expanded(option.value)


def _load(tree: Tree, name: str, profile: TunedProfile, files: list[str]) -> None:
    """Read a profile after those that it includes, each file once."""
    optional = name.startswith("-")
    plain = posixpath.basename(name.removeprefix("-") if optional else name)
    paths = [posixpath.normpath(f"{folder}/{plain}/tuned.conf") for folder in _folders(tree)]
    path = next((path for path in paths if path not in files and tree.text(path) is not None), None)
    if path is None or len(files) > _MOST_FILES:
        missing = not optional and not any(path in files for path in paths)
        if missing and (any(map(tree.exists, _ALWAYS_THERE)) or not _NAME.match(plain)):
            profile.problem = Sentence("tuned finds no profile {name}, and applies nothing.", name=shown(name))
        return
    files.append(path)
    sections, broken, common = parse(tree, path)
    if broken:
        profile.problem = Sentence(
            "tuned cannot read line {line} of {file}, and applies nothing.", line=broken, file=path
        )
    include = {**common, **sections.get("main", {})}.get("include") if "main" in sections else None
    if include is not None:
        for included in re.split(r"\s*[,;]\s*", include.value):
            _load(tree, included, profile, files)
    for section, options in sections.items():
        if section != "main":
            _merge(
                profile, section, {**options, **{key: one for key, one in common.items() if key not in options}}
            )


def _folders(tree: Tree) -> tuple[str, ...]:
    """Return where profiles are looked for, the most important first."""
    found = _PROFILE_DIRS.search(tree.text(MAIN) or "")
    if found:
        return tuple(reversed([part.strip() for part in found.group(1).split(",") if part.strip()]))
    old, new = ("/etc/tuned", "/usr/lib/tuned"), ("/etc/tuned/profiles", _NEW)
    if tree.exists(_NEW):
        return new
    return old if tree.exists(_ALWAYS_THERE[0]) else (old[0], new[0], old[1], new[1])


Sections = dict[str, dict[str, ProfileOption]]


def parse(tree: Tree, path: str, *, headless: bool = False) -> tuple[Sections, int, dict[str, ProfileOption]]:
    """Return sections and options as Python's configparser sees them with tuned's settings.

    With them come the number of the first line that it refuses, 0 if it takes them all, and what the section
    DEFAULT gives to all others. *headless*: options may stand before the first section, and without a value.
    """
    text = tree.text(path) or ""
    reader = _Parser(path, headless)
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        reader.take(number, line)
    sections = {name: {key: _ended(one) for key, one in found.items()} for name, found in reader.sections.items()}
    broken = reader.broken or (1 if "\ufffd" in text else 0)
    return sections, broken, sections.pop("DEFAULT", {})


def _ended(option: ProfileOption) -> ProfileOption:
    """Return *option* without the empty lines at its end."""
    return ProfileOption(option.value.rstrip(), option.file, option.line)


class _Parser:
    """One file, line by line (configparser, RawConfigParser._read)."""

    def __init__(self, path: str, headless: bool) -> None:
        self._path = path
        self._headless = headless
        self.sections: Sections = {"": {}} if headless else {}
        self._current = self.sections.get("")
        self._last = ""
        self._indent = 0
        self.broken = 0

    def take(self, number: int, line: str) -> None:
        """Take one line."""
        plain = re.split(r"(?:^|(?<=\s))#", line, maxsplit=1)[0].strip()
        if not plain or plain.startswith(";"):
            # A line that is really empty may stand within a value.
            if not line.strip() and self._current is not None and self._last:
                self._append(self._current, "")
            return
        indent = len(line) - len(line.lstrip())
        if self._current is not None and self._last and indent > self._indent:
            self._append(self._current, plain)
            return
        self._indent = indent
        if head := re.match(r"\[(.+)\]", plain):
            self._current, self._last = self.sections.setdefault(head.group(1), {}), ""
            return
        key, equals, value = (part.strip() for part in plain.partition("="))
        if self._current is None or not key or not (equals or self._headless):
            self.broken = self.broken or number
            return
        value = value.replace("${i:PROFILE_DIR}", self._path.rsplit("/", 1)[0])
        self._current[key] = ProfileOption(value, self._path, number)
        self._last = key

    def _append(self, section: dict[str, ProfileOption], text: str) -> None:
        before = section[self._last]
        if len(before.value) < _LONGEST * 16:
            section[self._last] = ProfileOption(f"{before.value}\n{text}", before.file, before.line)


def _merge(profile: TunedProfile, name: str, options: dict[str, ProfileOption]) -> None:
    texts = {key: option.value for key, option in options.items()}
    if name == "variables":
        if texts.get("replace") in TRUE:
            profile.definitions.clear()
        profile.definitions |= {key: option for key, option in options.items() if key not in _ABOUT_UNIT}
        return
    unit = profile.units.get(name)
    if unit is None or texts.get("replace") in TRUE:
        if unit is not None and options:
            first = next(iter(options.values()))
            profile.overridden += [(f"{unit.kind} {key}", option, first) for key, option in unit.options.items()]
        unit = profile.units[name] = ProfileUnit(name)
    unit.kind = texts.get("type", name)
    unit.enabled = texts.get("enabled", "True") in TRUE
    unit.devices = texts.get("devices", "*")
    for key in ("devices_udev_regex", "cpuinfo_regex", "uname_regex"):
        unit.depends = f"{key} {shown(texts[key])}" if texts.get(key) else unit.depends
    if re.fullmatch(r"[+-]?[0-9]{1,9}", texts.get("priority", "")):
        unit.priority = int(texts["priority"])
    _take_options(profile, unit, options, texts.get("drop", ""))


def _take_options(
    profile: TunedProfile, unit: ProfileUnit, options: dict[str, ProfileOption], dropped: str
) -> None:
    for key in re.split(r"\b\s*[,;]\s*", dropped):
        unit.options.pop(key, None)
    for key, option in options.items():
        if key in _ABOUT_UNIT:
            continue
        before = unit.options.get(key)
        if before is not None and key == "script":
            # Scripts of all profiles run, those of the included ones first.
            unit.options[f"{key} {len(unit.options)}"] = before
        elif before is not None:
            profile.overridden.append((f"{unit.kind} {key}", before, option))
        unit.options[key] = option
