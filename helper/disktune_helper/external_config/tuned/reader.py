"""tuned: what the active profile sets.

Sources: tuned 2.20 and 2.25, tuned/plugins (base.py, plugin_disk.py, plugin_scsi_host.py, plugin_sysctl.py,
plugin_sysfs.py), tuned/units/manager.py.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.external_config.commands.called import Called
from disktune_helper.external_config.commands.running import of_script
from disktune_helper.external_config.common.found import SOON, Found, SourceLine, overridden
from disktune_helper.external_config.common.match import DriveMatch, KnownDrive, arrays
from disktune_helper.external_config.common.sysfs_path import setting_of
from disktune_helper.external_config.common.tree import Tree
from disktune_helper.external_config.common.units import not_at_boot
from disktune_helper.external_config.common.values import ClaimedValue, checked, of_attribute, shown
from disktune_helper.external_config.hdparm import hdparm_args
from disktune_helper.external_config.tools import sysctl
from disktune_helper.external_config.tuned.profile import (
    MAIN,
    TRUE,
    ProfileOption,
    ProfileUnit,
    TunedProfile,
    load,
)

TOOL = "tuned"
ACTIVE = "/etc/tuned/active_profile"
POST_LOADED = "/etc/tuned/post_loaded_profile"
"""A profile that is laid over the active one."""
_HDPARM = {"apm": "B", "spindown": "S"}
_SHADOWED = Sentence("An earlier section of the profile matches all drives.")


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
        found = [one.but(Sentence("tuned does not run: {why}.", why=why)) for one in found]
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
                    yield found.noted(
                        Sentence("Whether it applies depends on {condition}.", condition=unit.depends)
                    )
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
    """Return *found*, without effect where tuned afterwards restores what the system's own files say."""
    if not _is_on(tree, "reapply_sysctl", otherwise=True):
        return found
    names: dict[str, str] = {}
    for folder in ("/run/sysctl.d", "/etc/sysctl.d"):
        for name in tree.names(folder):
            if name.endswith(".conf"):
                names.setdefault(name, f"{folder}/{name}")
    wanted = key.replace(".", "/")
    for path in (*(path for _, path in sorted(names.items())), sysctl.MAIN):
        for line in tree.lines(path):
            name, equals, _ = line.text.strip().partition("=")
            if equals and not name.startswith(("#", ";")) and name.strip().replace(".", "/") == wanted:
                problem = Sentence(
                    "tuned restores the value of {file} line {line} (reapply_sysctl).", file=path, line=line.number
                )
                return found.but(problem)
    return found


_ONLY_WHERE = {
    ">": Sentence("Only if the current value is lower."),
    "<": Sentence("Only if the current value is higher."),
}


def _modified(value: str) -> tuple[str, str]:
    """Return the operator before a value, if it has one that counts, and the value."""
    if value[:1] in _ONLY_WHERE and re.fullmatch(r"\s*[+-]?[0-9]+\s*", value[1:]):
        return value[0], value[1:].strip()
    return "", value


def _disk_wish(key: str, value: str) -> ClaimedValue | None:
    if "${" in value and (key in _BY_SYSFS or key in _HDPARM):
        known = _BY_SYSFS.get(key) or {"B": "ata.apm", "S": "ata.standby_timer"}[_HDPARM[key]]
        if "${f:" in value:
            problem = Sentence("tuned computes the value, {text}, when it starts.", text=shown(value))
            return ClaimedValue(known, None, problem=problem)
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
    return hdparm_args.option(_HDPARM[key], value) if key in _HDPARM else None


def _read_ahead(value: str) -> ClaimedValue:
    words = value.split(None, 1)
    if not words or not re.fullmatch(r"[+-]?[0-9]{1,15}", words[0]):
        problem = Sentence("{text} is not a valid read-ahead for tuned.", text=shown(value))
        return ClaimedValue("block.read_ahead", None, False, problem)
    count = int(words[0])
    return checked("block.read_ahead", count // 2 if len(words) > 1 and words[1].startswith("s") else count)


def _is_listed(name: str, devices: str) -> bool:
    """Return whether a list of patterns, some of which take out again, holds *name* (DeviceMatcher.match)."""
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
    """Return what the disk plug-in does by itself while dynamic tuning is on."""
    for unit in profile.units.values():
        dynamic = unit.options.get("dynamic")
        if unit.kind != "disk" or not unit.enabled or not unit.options:
            continue
        if dynamic is not None and dynamic.value not in TRUE:
            continue
        first = next(iter(unit.options.values()))
        for setting in ("ata.apm", "ata.standby_timer"):
            problem = Sentence("tuned changes it with the load: dynamic_tuning is on.")
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
