"""Whether a service is started at boot, by the files of systemd and of init scripts.

A unit is started by the links in directories like ``multi-user.target.wants``, under its own name or an alias, or
by another unit that is. That it is installed, or that a preset would enable it, starts nothing: packages, and
the very first boot, apply presets. Sources: systemd 252, systemd.unit(5), systemctl(1), systemd.preset(5),
systemd-sysv-generator(8), systemd-rc-local-generator(8); dbus-daemon(1) for what is started on demand.
"""

from __future__ import annotations

import re

from disktune_contract.sentence import Sentence
from disktune_helper.other_tools.tree import Tree

GENERATED = "/run/systemd/generator"
UNIT_FOLDERS = (
    f"{GENERATED}.early",
    "/etc/systemd/system",
    "/run/systemd/system",
    GENERATED,
    "/usr/local/lib/systemd/system",
    "/usr/lib/systemd/system",
    "/lib/systemd/system",
    f"{GENERATED}.late",
)
"""From the most important to the least (systemd.unit(5), unit search path)."""
SLEEP_TARGETS = ("suspend", "hibernate", "hybrid-sleep", "sleep", "suspend-then-hibernate")
UDEV = "udev"
"""Entry among the starters for a rule with SYSTEMD_WANTS."""

_KINDS = ("wants", "requires", "upholds")
_RULES = ("/etc/udev/rules.d", "/run/udev/rules.d", "/usr/lib/udev/rules.d", "/lib/udev/rules.d")
_BUS = (
    "/etc/dbus-1/system-services",
    "/usr/local/share/dbus-1/system-services",
    "/usr/share/dbus-1/system-services",
)
_RUNLEVELS = "/etc/rc[2345S].d"
_RC_LOCAL = "rc-local.service"
_DEEP = 5
"""Units that start each other; more is a circle."""


def not_at_boot(tree: Tree, *units: str) -> str:
    """Return why none of *units*, names of one service, is started at boot.

    Empty if one of them is, and if *tree* does not show it: it has no file of the service, as a copy of /etc.
    """
    problem = ""
    for unit in units:
        place = _place(tree, unit)
        if place is None:
            script = unit.removesuffix(".service")
            if not tree.exists(f"/etc/init.d/{script}") or not tree.glob(_RUNLEVELS):
                continue
            if tree.glob(f"{_RUNLEVELS}/S[0-9][0-9]{script}"):
                return ""
            problem = problem or Sentence("{unit} is not started at boot", unit=script)
        elif tree.is_null(place):
            problem = Sentence("{unit} is masked", unit=unit)
        elif _at_boot(tree, unit, _DEEP):
            return ""
        else:
            problem = problem or Sentence("{unit} is not started at boot", unit=unit)
    return problem


def has_unit(tree: Tree, unit: str) -> bool:
    """Return whether systemd has a file of *unit*."""
    return _place(tree, unit) is not None


def is_masked(tree: Tree, unit: str) -> bool:
    """Return whether nothing can start *unit*."""
    place = _place(tree, unit)
    return place is not None and tree.is_null(place)


def on_demand(tree: Tree, unit: str) -> bool:
    """Return whether D-Bus starts *unit* for any program that asks for it."""
    if _place(tree, unit) is None or is_masked(tree, unit):
        return False
    files = [path for folder in _BUS for path in tree.glob(f"{folder}/*.service")]
    wanted = re.compile(rf"^SystemdService\s*=\s*{re.escape(unit)}\s*$", re.M)
    return any(wanted.search(tree.text(path) or "") for path in files)


def rule_missing(tree: Tree, rule: str) -> str:
    """Return why udev does not read *rule*, empty if it does or if *tree* has no rules of packages."""
    places = [f"{folder}/{rule}" for folder in _RULES]
    place = next((path for path in places if tree.is_null(path) or tree.exists(path)), None)
    if place is None:
        packaged = any(tree.names(folder) for folder in _RULES[2:])
        return Sentence("the udev rule {rule} is not installed", rule=rule) if packaged else ""
    return Sentence("the udev rule {rule} is masked", rule=rule) if tree.is_null(place) else ""


def starters(tree: Tree, name: str) -> list[str]:
    """Return the units, timers and rules that start the service *name*, which may be an instance of a template."""
    found = [
        path.split("/")[-2].rsplit(".", 1)[0]
        for folder in UNIT_FOLDERS
        for kind in _KINDS
        for path in tree.glob(f"{folder}/*.{kind}/{name}")
    ]
    if name == _RC_LOCAL and not found and not tree.exists(GENERATED) and _rc_local_is_generated(tree):
        found.append("multi-user.target")
    timer = f"{name.removesuffix('.service')}.timer"
    if any(tree.glob(f"{folder}/*.wants/{timer}") for folder in UNIT_FOLDERS):
        found.append(timer)
    stem = re.escape(name.partition("@")[0])
    for folder in _RULES[:3]:
        if any(
            re.search(rf"SYSTEMD_WANTS.*{stem}", tree.text(path) or "") for path in tree.glob(f"{folder}/*.rules")
        ):
            found.append(UDEV)
            break
    return found


def _rc_local_is_generated(tree: Tree) -> bool:
    """Return whether systemd-rc-local-generator(8) would have the script run, for a tree without what it makes."""
    found = re.search(r"^ExecStart=(/\S+)", tree.text(_place(tree, _RC_LOCAL) or "") or "", re.M)
    return found is not None and (tree.is_executable(found[1]) or (not tree.is_live and tree.exists(found[1])))


def _at_boot(tree: Tree, unit: str, depth: int) -> bool:
    """Return whether *unit* is started at boot: by a target, or by another unit that is."""
    for name in (unit, *_aliases(tree, unit)):
        for starter in starters(tree, name):
            stem, _, kind = starter.rpartition(".")
            if kind == "target" and stem not in SLEEP_TARGETS:
                return True
            if starter == UDEV or kind in ("timer", "device"):
                return True
            if kind == "service" and depth and _at_boot(tree, starter, depth - 1):
                return True
    return False


def _aliases(tree: Tree, unit: str) -> list[str]:
    """Return the other names of *unit*: links beside unit files that lead to one with its name."""
    return [
        name
        for folder in UNIT_FOLDERS
        for name in tree.names(folder)
        if name.endswith(".service")
        and name != unit
        and (tree.resolve_last(f"{folder}/{name}") or "").rpartition("/")[2] == unit
    ]


def _place(tree: Tree, unit: str) -> str | None:
    """Return the file of *unit* that counts, which may be a link to /dev/null; None if there is none."""
    places = (f"{folder}/{unit}" for folder in UNIT_FOLDERS)
    return next((path for path in places if tree.is_null(path) or tree.exists(path)), None)
