"""tuned: the active profile with all that it includes.

Sources: tuned 2.20 and 2.28, tuned/profiles (locator, loader, merger, unit), tuned/plugins/plugin_disk.py,
plugin_scsi_host.py, plugin_sysctl.py, plugin_sysfs.py, tuned/units/manager.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from disktune_contract.claims import When
from disktune_contract.record import record
from disktune_helper.foreign import hdparm_args, sysctl
from disktune_helper.foreign.found import SOON, Found, Place
from disktune_helper.foreign.match import Target, arrays, of_host
from disktune_helper.foreign.running import of_script
from disktune_helper.foreign.sysfs_path import setting_of
from disktune_helper.foreign.tree import Tree
from disktune_helper.foreign.values import Wish, checked, number, of_attribute, shown

TOOL = "tuned"
ACTIVE, MAIN = "/etc/tuned/active_profile", "/etc/tuned/tuned-main.conf"
POST_LOADED = "/etc/tuned/post_loaded_profile"
"""A profile that is laid over the active one."""
FOLDERS = ("/etc/tuned", "/etc/tuned/profiles", "/usr/lib/tuned", "/usr/lib/tuned/profiles")
"""Where profiles are looked for, the most important first; …/profiles since tuned 2.23."""

_ALWAYS_THERE = ("/usr/lib/tuned/balanced", "/usr/lib/tuned/profiles/balanced")
"""Comes with tuned: without it the tree is not the whole of a machine, and a missing profile says nothing."""

_MOST_FILES = 40
_TRUE = frozenset({"True", "true", "1"})
_UNIT_KEYS = frozenset(
    {"type", "enabled", "replace", "prepend", "drop", "devices", "priority", "devices_udev_regex"}
)
_HDPARM = {"apm": "B", "spindown": "S"}


@record
class _Option:
    value: str
    file: str
    line: int


class _Unit:
    """A section of a profile, as merged so far."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kind = name
        self.enabled = True
        self.devices = "*"
        self.priority = 0
        self.options: dict[str, _Option] = {}


class _Profile:
    def __init__(self) -> None:
        self.units: dict[str, _Unit] = {}
        self.variables: dict[str, str] = {}
        self.overridden: list[tuple[str, _Option, _Option]] = []
        """Unit kind and name of an option, the option that lost, and the one that took its place."""
        self.problem = ""


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what the active profile sets."""
    names = [*(tree.text(ACTIVE) or "").split(), *(tree.text(POST_LOADED) or "").split()]
    if not names:
        return ()
    profile = _Profile()
    files: list[str] = []
    for name in names:
        _load(tree, name, profile, files)
    found = [*_all(profile), *_scripts(tree, profile)]
    if profile.problem:
        found = [one.but(profile.problem) for one in found]
    elif tree.is_null("/etc/systemd/system/tuned.service"):
        found = [one.but("The service of tuned is masked.") for one in found]
    if not profile.problem and _is_dynamic(tree):
        found += _dynamic(profile)
    return tuple(found)


# -- reading -----------------------------------------------------------------------------------------------------


def _load(tree: Tree, name: str, profile: _Profile, files: list[str]) -> None:
    """Read a profile after those that it includes, each file once."""
    optional = name.startswith("-")
    name = name.removeprefix("-")
    if not re.fullmatch(r"[a-zA-Z0-9_.-]+", name) or len(files) > _MOST_FILES:
        # Of the active profiles such a name is passed over; one that is included has to be found.
        if files and name.strip() and not optional:
            profile.problem = f"tuned finds no profile {shown(name)}, and applies nothing."
        return
    paths = [f"{folder}/{name}/tuned.conf" for folder in FOLDERS]
    path = next((path for path in paths if path not in files and tree.text(path) is not None), None)
    if path is None:
        if not optional and not any(path in files for path in paths) and any(map(tree.exists, _ALWAYS_THERE)):
            profile.problem = f"tuned finds no profile {shown(name)}, and applies nothing."
        return
    files.append(path)
    sections, broken = _parse(tree, path)
    if broken:
        profile.problem = f"tuned cannot read line {broken} of {path}, and applies nothing."
    for key, option in sections.get("main", {}).items():
        if key == "include":
            for included in re.split(r"\s*[,;]\s*", _expanded(option.value, profile).strip()):
                _load(tree, included, profile, files)
    for section, options in sections.items():
        if section != "main":
            _merge(profile, section, options)


def _parse(tree: Tree, path: str) -> tuple[dict[str, dict[str, _Option]], int]:
    """Return sections and options as Python's configparser sees them with tuned's settings.

    With them comes the number of the first line that it refuses, 0 if it takes them all.
    """
    broken = 0
    sections: dict[str, dict[str, _Option]] = {}
    current: dict[str, _Option] | None = None
    last, indent = "", 0
    for line in tree.lines(path):
        text = re.split(r"(?:^|(?<=\s))#", line.text, maxsplit=1)[0].rstrip()
        if not text.strip() or text.lstrip().startswith(";"):
            continue
        depth = len(text) - len(text.lstrip())
        if current is not None and last and depth > indent:
            before = current[last]
            current[last] = _Option(f"{before.value}\n{text.strip()}", before.file, before.line)
            continue
        indent = depth
        if head := re.fullmatch(r"\[(.+)\]", text.strip()):
            current, last = sections.setdefault(head.group(1), {}), ""
        elif text.partition("=")[1] and text.partition("=")[0].strip() and current is not None:
            key, _, value = text.partition("=")
            last = key.strip()
            value = value.strip().replace("${i:PROFILE_DIR}", path.rsplit("/", 1)[0])
            current[last] = _Option(value, path, line.number)
        else:
            broken = broken or line.number
    return sections, broken


def _merge(profile: _Profile, name: str, options: dict[str, _Option]) -> None:
    if name == "variables":
        profile.variables |= {key: option.value for key, option in options.items() if key not in _UNIT_KEYS}
        return
    texts = {key: option.value for key, option in options.items()}
    unit = profile.units.get(name)
    if unit is None or texts.get("replace") in _TRUE:
        if unit is not None:
            first = next(iter(options.values()))
            profile.overridden += [(f"{unit.kind} {key}", option, first) for key, option in unit.options.items()]
        unit = profile.units[name] = _Unit(name)
    unit.kind = texts.get("type", name)
    unit.enabled = texts.get("enabled", "True") in _TRUE
    unit.devices = texts.get("devices", "*")
    unit.priority = number(texts.get("priority", "")) or unit.priority
    for key in re.split(r"\s*[,;]\s*", texts.get("drop", "")):
        unit.options.pop(key, None)
    for key, option in options.items():
        if key in _UNIT_KEYS:
            continue
        if key in unit.options:
            profile.overridden.append((f"{unit.kind} {key}", unit.options[key], option))
        unit.options[key] = option


def _expanded(text: str, profile: _Profile) -> str:
    for _ in range(8):
        known = re.sub(r"\$\{(\w+)\}", lambda found: profile.variables.get(found.group(1), found.group()), text)
        if known == text or len(known) > 4096:
            break
        text = known
    return text


# -- what it comes to --------------------------------------------------------------------------------------------


def _all(profile: _Profile) -> Iterator[Found]:
    taken: list[str] = []
    """What earlier units of the disk plug-in have taken: a drive belongs to the first that fits."""
    for unit in sorted(profile.units.values(), key=lambda unit: unit.priority):
        if not unit.enabled:
            continue
        devices = _expanded(unit.devices, profile)
        target = _devices(devices, taken) if unit.kind == "disk" else Target(devices, lambda _facts: None)
        shadowed = unit.kind == "disk" and "*" in taken
        for key, option in unit.options.items():
            for found in _option(unit.kind, key, option, _expanded(option.value, profile), target):
                yield found.but("An earlier section of the profile has taken all drives.") if shadowed else found
        if unit.kind == "disk":
            taken += [
                pattern for pattern in re.split(r"\s|,\s*", devices) if pattern and not pattern.startswith("!")
            ]
    for words, lost, won in profile.overridden:
        kind, _, key = words.partition(" ")
        for found in _option(kind, key, lost, _expanded(lost.value, profile), _devices("*", [])):
            yield found.but(f"{won.file} line {won.line} takes its place.")


def _option(kind: str, key: str, option: _Option, value: str, target: Target) -> Iterator[Found]:
    place = Place(option.file, option.line, TOOL)
    if kind == "disk":
        wish = _disk_wish(key, value)
        if wish is not None:
            yield place.found(wish, target, SOON)
    elif kind == "scsi_host" and key == "alpm":
        wish = of_attribute("@host/link_power_management_policy", value)
        if wish is not None:
            yield place.found(wish, of_host("host*"), SOON)
    elif kind == "sysctl":
        wish = sysctl.wish(key, value.lstrip("<>"))
        if wish is not None:
            yield place.found(wish, arrays(), (When.BOOT,))
    elif kind == "sysfs":
        known = setting_of(key)
        wish = of_attribute(known[0], value) if known else None
        if known is not None and wish is not None:
            yield place.found(wish, known[1], (When.BOOT,))


_BY_SYSFS = {"elevator": "block.scheduler", "readahead": "block.read_ahead"}


def _disk_wish(key: str, value: str) -> Wish | None:
    if "${" in value and key in _BY_SYSFS:
        return Wish(_BY_SYSFS[key], None, False, f"tuned knows no variable {shown(value)}.")
    if key == "elevator":
        return of_attribute("queue/scheduler", value)
    if key == "readahead":
        return _read_ahead(value)
    if key == "readahead_multiply":
        return Wish("block.read_ahead", None, problem=f"tuned multiplies what it finds by {shown(value)}.")
    return hdparm_args.option(_HDPARM[key], value) if key in _HDPARM else None


def _read_ahead(value: str) -> Wish:
    operator, rest = value[:1] if value[:1] in "<>" else "", value.lstrip("<>")
    words = rest.split(None, 1)
    count = number(words[0]) if words else None
    if count is None:
        return Wish("block.read_ahead", None, False, f"{shown(value)} is no read-ahead that tuned takes.")
    kib = count // 2 if len(words) > 1 and words[1].startswith("s") else count
    remark = {"": "", ">": "Only where it is lower.", "<": "Only where it is higher."}[operator]
    return checked("block.read_ahead", kib, remark)


def _devices(text: str, taken: list[str]) -> Target:
    rules = [rule for rule in re.split(r"\s|,\s*", text) if rule]
    wanted = [rule for rule in rules if not rule.startswith("!")] or ["*"]
    unwanted = [*(rule[1:] for rule in rules if rule.startswith("!")), *taken]

    def test(facts_name: str) -> bool:
        return any(fnmatchcase(facts_name, rule) for rule in wanted) and not any(
            fnmatchcase(facts_name, rule) for rule in unwanted
        )

    # Arrays, loops and what can be taken out are none of tuned's (plugin_disk.py, _device_is_supported).
    return Target(
        text,
        lambda facts: (
            test(facts.name)
            and not facts.name.startswith(("md", "loop", "sr", "dm-", "zram", "ram"))
            and facts.attribute("removable") != "1"
        ),
    )


def _is_dynamic(tree: Tree) -> bool:
    return (
        re.search(r"^\s*dynamic_tuning\s*=\s*(1|true|yes|on)\s*(#.*)?$", tree.text(MAIN) or "", re.M | re.I)
        is not None
    )


def _dynamic(profile: _Profile) -> Iterator[Found]:
    """Return what the disk plug-in does by itself while dynamic tuning is on."""
    for unit in profile.units.values():
        dynamic = unit.options.get("dynamic")
        if unit.kind != "disk" or not unit.enabled or not unit.options:
            continue
        if dynamic is not None and dynamic.value not in _TRUE:
            continue
        first = next(iter(unit.options.values()))
        for setting in ("ata.apm", "ata.standby_timer"):
            wish = Wish(setting, None, problem="tuned changes it with the load: dynamic_tuning is on.")
            yield Place(first.file, first.line, TOOL).found(wish, _devices(unit.devices, []), (When.RUNTIME,))


def _scripts(tree: Tree, profile: _Profile) -> Iterator[Found]:
    """Return what the scripts of the profile set."""
    for unit in profile.units.values():
        option = unit.options.get("script") if unit.kind == "script" and unit.enabled else None
        if option is None:
            continue
        for name in option.value.split():
            path = name if name.startswith("/") else f"{option.file.rsplit('/', 1)[0]}/{name}"
            text = tree.text(path)
            if text is not None:
                yield from of_script(text, Place(path, 1, TOOL), (When.BOOT,), variables={"1": ["start"]})
