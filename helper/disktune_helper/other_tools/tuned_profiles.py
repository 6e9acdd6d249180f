"""tuned: what the active profile sets, with all the profiles that it includes."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from disktune_contract.explain import hdparm_args
from disktune_contract.explain.file_words import TUNED_FLAGS
from disktune_contract.explain.values import ClaimedValue, checked, computed, of_attribute, shown
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.other_tools import kernel_parameters
from disktune_helper.other_tools.match import (
    SOON,
    DriveMatch,
    Found,
    KnownDrive,
    SourceLine,
    arrays,
    overridden,
    setting_of,
)
from disktune_helper.other_tools.script_commands import Called, of_script
from disktune_helper.other_tools.tree import Tree
from disktune_helper.other_tools.units import not_at_boot

# -- tuned's profiles: found, read with their includes, and merged -----------------------------------------
#
# Sources: tuned 2.20 and 2.25, tuned/profiles (locator, loader, merger, unit, variables), tuned/consts.py;
# Python's configparser, with which tuned reads its files.

MAIN = "/etc/tuned/tuned-main.conf"
_NEW = "/usr/lib/tuned/profiles"
"""Where tuned keeps its own profiles since 2.23; those of others are then not searched for further up."""
_ALWAYS_THERE = ("/usr/lib/tuned/balanced", f"{_NEW}/balanced")
"""Part of tuned: a tree without it is not that of a whole machine, and a missing profile proves nothing."""

_MOST_FILES = 40
_NAME = pattern_of(r"[a-zA-Z0-9_.-]+$")
_PROFILE_DIRS = pattern_of(r"^[ \t]*profile_dirs[ \t]*=[ \t]*(\S.*?)[ \t]*(?:#.*)?$", re.MULTILINE)
TRUE = frozenset({"True", "true", "1"})
_ABOUT_UNIT = frozenset(
    {"type", "enabled", "replace", "prepend", "drop", "devices", "priority", "devices_udev_regex"}
    | {"cpuinfo_regex", "uname_regex", "script_pre", "script_post"}
)
"""Options about the section itself; everything else is for its plug-in."""


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
    """Return the profiles *names* as one; `TunedProfile.problem` is why tuned applies nothing, if so."""
    profile, files = TunedProfile(), list[str]()
    for name in names:
        # An active profile whose name does not fit is skipped.
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
            profile.problem = Sentence("tuned stops: no profile {name}.", name=shown(name))
        return
    files.append(path)
    sections, broken, common = parse(tree, path)
    if broken:
        profile.problem = Sentence("tuned stops at {file} line {line}.", line=broken, file=path)
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
    """Return the directories to search for profiles, the most important first."""
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
    DEFAULT gives to all others. *headless*: options may precede the first section, and may have no value.
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
            # A line that is really empty may be part of a value.
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


# -- tuned: what the active profile sets -------------------------------------------------------------------
#
# Sources: tuned 2.20 and 2.25, tuned/plugins (base.py, plugin_disk.py, plugin_scsi_host.py, plugin_sysctl.py,
# plugin_sysfs.py), tuned/units/manager.py.

TOOL = "tuned"
ACTIVE = "/etc/tuned/active_profile"
POST_LOADED = "/etc/tuned/post_loaded_profile"
"""A profile that is applied on top of the active one."""
_SHADOWED = Sentence("An earlier section matches all drives.")


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what the active profile sets."""
    names = [*(tree.text(ACTIVE) or "").split(), *(tree.text(POST_LOADED) or "").split()]
    if not names:
        return ()
    profile = load(tree, names)
    found = [*_all(tree, profile), *_scripts(tree, profile)]
    if profile.problem:
        return tuple(one.but(profile.problem) for one in found)
    if _is_on(tree, "dynamic_tuning", otherwise=False):
        found += _dynamic(profile)
    if why := not_at_boot(tree, "tuned.service"):
        found = [one.but(Sentence("Not applied: {why}.", why=why)) for one in found]
    return tuple(found)


def _is_on(tree: Tree, name: str, *, otherwise: bool) -> bool:
    """Return whether a switch of tuned-main.conf is on, by its last line; *otherwise* where there is none."""
    on, off = "1|true|yes|on", "0|false|no|off"
    found = re.findall(rf"^\s*{name}\s*=\s*(?:({on})|{off})\s*(?:#.*)?$", tree.text(MAIN) or "", re.M | re.I)
    return bool(found[-1]) if found else otherwise


# -- what it comes to --------------------------------------------------------------------------------------------


def _all(tree: Tree, profile: TunedProfile) -> Iterator[Found]:
    taken: list[ProfileUnit] = []
    """Earlier units of the disk plug-in: a drive belongs to the first that fits."""
    for unit in sorted(profile.units.values(), key=lambda unit: unit.priority):
        if not unit.enabled:
            continue
        target = _devices(unit, taken)
        shadowed = unit.kind == "disk" and any(earlier.devices == "*" for earlier in taken)
        for key, option in unit.options.items():
            for found in _option(unit.kind, key, option, profile.expanded(option.value), target):
                if shadowed:
                    yield found.but(_SHADOWED)
                elif unit.depends:
                    yield found.noted(Sentence("It depends on {key}.", key=unit.depends))
                else:
                    yield _put_back(tree, key, found) if unit.kind == "sysctl" else found
        if unit.kind == "disk" and not unit.depends:
            taken.append(unit)
    for words, lost, won in profile.overridden:
        kind, _, key = words.partition(" ")
        for found in _option(kind, key, lost, profile.expanded(lost.value), _devices(ProfileUnit(kind), [])):
            yield found.but(overridden(won.file, won.line))


def _option(kind: str, key: str, option: ProfileOption, value: str, target: DriveMatch) -> Iterator[Found]:
    place = SourceLine(option.file, option.line, TOOL)
    if kind == "disk":
        wish = _disk_wish(key, value)
        if wish is not None:
            yield place.found(wish, target, SOON)
    elif kind == "scsi_host" and key == "alpm":
        wish = of_attribute("@host/link_power_management_policy", value)
        if wish is not None:
            yield place.found(wish, target, SOON)
    elif kind == "sysctl":
        operator, plain = _modified(re.sub(r'^"(.*)"$', r"\1", value, flags=re.DOTALL))
        # Dots become slashes, and slashes stay: not as sysctl(8) has it.
        wish = of_attribute(f"@sysctl/{key.replace('.', '/')}", plain)
        if wish is not None:
            found = place.found(wish, arrays(), (When.BOOT,))
            yield found.noted(_ONLY_WHERE[operator]) if operator else found
    elif kind == "sysfs":
        known = setting_of(key)
        wish = of_attribute(known[0], value) if known else None
        if known is not None and wish is not None:
            yield place.found(wish, known[1], (When.BOOT,))


_BY_SYSFS = {"elevator": "block.scheduler", "readahead": "block.read_ahead"}


def _put_back(tree: Tree, key: str, found: Found) -> Found:
    """Return *found*, without effect where tuned afterwards restores the values of the system's own files."""
    if not _is_on(tree, "reapply_sysctl", otherwise=True):
        return found
    names: dict[str, str] = {}
    for folder in ("/run/sysctl.d", "/etc/sysctl.d"):
        for name in tree.names(folder):
            if name.endswith(".conf"):
                names.setdefault(name, f"{folder}/{name}")
    wanted = key.replace(".", "/")
    for path in (*(path for _, path in sorted(names.items())), kernel_parameters.MAIN):
        for line in tree.lines(path):
            name, equals, _ = line.text.strip().partition("=")
            if equals and not name.startswith(("#", ";")) and name.strip().replace(".", "/") == wanted:
                problem = Sentence("tuned restores {file} line {line}.", file=path, line=line.number)
                return found.but(problem)
    return found


_ONLY_WHERE = {
    ">": Sentence("Only if it is lower now."),
    "<": Sentence("Only if it is higher now."),
}


def _modified(value: str) -> tuple[str, str]:
    """Return the operator before a value, if it has one that counts, and the value."""
    if value[:1] in _ONLY_WHERE and re.fullmatch(r"\s*[+-]?[0-9]+\s*", value[1:]):
        return value[0], value[1:].strip()
    return "", value


def _disk_wish(key: str, value: str) -> ClaimedValue | None:
    if "${" in value and (key in _BY_SYSFS or key in TUNED_FLAGS):
        known = _BY_SYSFS.get(key) or {"B": "ata.apm", "S": "ata.standby_timer"}[TUNED_FLAGS[key]]
        if "${f:" in value:
            return ClaimedValue(known, None, problem=computed(value))
        return ClaimedValue(known, None, False, Sentence("tuned has no variable {text}.", text=shown(value)))
    operator, plain = _modified(value)
    wish = _plain_wish(key, plain)
    if wish is None or not operator:
        return wish
    return ClaimedValue(wish.setting, wish.value, wish.valid, wish.problem or _ONLY_WHERE[operator])


def _plain_wish(key: str, value: str) -> ClaimedValue | None:
    if key == "elevator":
        return of_attribute("queue/scheduler", value)
    if key == "readahead":
        return _read_ahead(value)
    if key == "readahead_multiply":
        problem = Sentence("tuned multiplies the current value by {text}.", text=shown(value))
        return ClaimedValue("block.read_ahead", None, problem=problem)
    return hdparm_args.option(TUNED_FLAGS[key], value) if key in TUNED_FLAGS else None


def _read_ahead(value: str) -> ClaimedValue:
    words = value.split(None, 1)
    if not words or not re.fullmatch(r"[+-]?[0-9]{1,15}", words[0]):
        problem = Sentence("{text} is not valid.", text=shown(value))
        return ClaimedValue("block.read_ahead", None, False, problem)
    count = int(words[0])
    return checked("block.read_ahead", count // 2 if len(words) > 1 and words[1].startswith("s") else count)


def _is_listed(name: str, devices: str) -> bool:
    """Return whether a list of patterns, some of which exclude names, contains *name* (DeviceMatcher.match)."""
    rules = [rule for rule in re.split(r"\s|,\s*", devices) if rule]
    wanted = [rule for rule in rules if not rule.startswith("!")] or ["*"]
    unwanted = [rule[1:] for rule in rules if rule.startswith("!")]
    return any(fnmatchcase(name, rule) for rule in wanted) and not any(
        fnmatchcase(name, rule) for rule in unwanted
    )


def _hosts(unit: ProfileUnit) -> DriveMatch:
    def test(facts: KnownDrive) -> bool | None:
        host = facts.host()
        if host is None:
            return False if facts.present else None
        return None if unit.depends and _is_listed(host, unit.devices) else _is_listed(host, unit.devices)

    return DriveMatch("host*" if unit.devices == "*" else unit.devices, test)


def _devices(unit: ProfileUnit, taken: list[ProfileUnit]) -> DriveMatch:
    if unit.kind == "scsi_host":
        return _hosts(unit)
    if unit.kind != "disk":
        return DriveMatch(unit.devices, lambda _facts: None)
    earlier = tuple(taken)

    def test(facts: KnownDrive) -> bool | None:
        name = facts.name
        fitting = _is_listed(name, unit.devices) and not any(_is_listed(name, one.devices) for one in earlier)
        # Arrays, loops and what can be taken out are none of tuned's (plugin_disk.py, _device_is_supported).
        supported = not name.startswith(("md", "loop", "sr", "dm-", "zram", "ram"))
        if not fitting or not supported or facts.attribute("removable") == "1":
            return False
        return None if unit.depends else True

    return DriveMatch(unit.devices, test)


def _dynamic(profile: TunedProfile) -> Iterator[Found]:
    """Return what the disk plug-in does on its own while dynamic tuning is on."""
    for unit in profile.units.values():
        dynamic = unit.options.get("dynamic")
        if unit.kind != "disk" or not unit.enabled or not unit.options:
            continue
        if dynamic is not None and dynamic.value not in TRUE:
            continue
        first = next(iter(unit.options.values()))
        for setting in ("ata.apm", "ata.standby_timer"):
            problem = Sentence("tuned changes it with the load.")
            wish = ClaimedValue(setting, None, problem=problem)
            yield SourceLine(first.file, first.line, TOOL).found(wish, _devices(unit, []), (When.RUNTIME,))


def _scripts(tree: Tree, profile: TunedProfile) -> Iterator[Found]:
    """Return what the scripts of the profile set."""
    for unit in profile.units.values():
        if unit.kind != "script" or not unit.enabled:
            continue
        for option in (one for key, one in unit.options.items() if key.split(" ")[0] == "script"):
            path = posixpath.normpath(posixpath.join(posixpath.dirname(option.file), option.value))
            text = tree.text(path)
            if text is not None:
                place, called = SourceLine(path, 1, TOOL), Called(tree).by(path)
                yield from of_script(text, place, (When.BOOT,), variables={"1": ["start"]}, called=called)
