"""hdparm run once at boot by variables, as OpenRC does."""

from __future__ import annotations

import re
from collections.abc import Iterator

from disktune_contract.explain.file_words import REDHAT
from disktune_contract.explain.hdparm_args import wishes
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.other_tools.match import DriveMatch, Found, SourceLine, of_names, of_path
from disktune_helper.other_tools.tree import ShellVariable, Tree, shell_variables
from disktune_helper.other_tools.units import not_at_boot

# OpenRC's conf.d/hdparm, Debian's old default file, Red Hat's harddisks.
#
# Sources: Gentoo's init script hdparm (sys-apps/hdparm, hdparm-init-8), Debian's /etc/init.d/hdparm up to 9.51,
# initscripts' rc.sysinit for /etc/sysconfig/harddisks.

TOOL = "openrc"
INIT_SCRIPTS = "initscripts"
OPENRC, DEBIAN = "/etc/conf.d/hdparm", "/etc/default/hdparm"

_RUNLEVELS = "/etc/runlevels"
"""Links to the services that OpenRC starts, in a directory for each (rc-update(8))."""

_KINDS = {"pata_all_args": "hd[a-z]", "sata_all_args": "sd[a-z]"}
_WHEN = (When.BOOT,)
_OLD_SCRIPT = Sentence("Only hdparm before 9.52 reads this file.")
_RC_SYSINIT = "/etc/rc.d/rc.sysinit"
_NOT_READ = Sentence("Only {file} of old Red Hat releases reads this.", file=_RC_SYSINIT)
_SYSTEM = ("/etc/os-release", "/usr/lib/os-release", "/etc/init.d")
"""One of these is in a tree that has more of a system than a few files."""


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what the three files set, where they exist."""
    openrc = _openrc(tree)
    if tree.names(_RUNLEVELS) and not tree.glob(f"{_RUNLEVELS}/*/hdparm"):
        problem = Sentence("The service hdparm is in no runlevel.")
        openrc = (one.but(problem) for one in openrc)
    return (*openrc, *_debian(tree), *_redhat(tree))


def _openrc(tree: Tree) -> Iterator[Found]:
    found = shell_variables(tree, OPENRC)
    own = {
        match.group(1): variable
        for name, variable in found.items()
        if (match := re.fullmatch(r"((?:[hs]d[a-z]+|disc\d+|cdrom\d+|cdrw\d*))_args", name))
        and variable.value.strip()
    }
    for name, variable in own.items():
        yield from _run(variable, of_path(f"/dev/{name}"))
    common = found.get("all_args")
    for kind, pattern in _KINDS.items():
        # A drive with arguments of its own gets those and nothing else.
        target = of_names(pattern, [pattern], own)
        parts = [one for one in (common, found.get(kind)) if one is not None and one.value.strip()]
        for part in parts:
            yield from _run(part, target)


def _debian(tree: Tree) -> Iterator[Found]:
    found = shell_variables(tree, DEBIAN)
    disks, options = found.get("harddisks"), found.get("hdparm_opts")
    if disks is None or options is None:
        return
    used = tree.exists("/etc/init.d/hdparm") or not tree.exists("/etc/init.d")
    why = not_at_boot(tree, "hdparm.service")
    for disk in disks.value.split():
        for one in _run(options, of_path(disk), INIT_SCRIPTS):
            if used and why:
                yield one.but(Sentence("Not applied: {why}.", why=why))
                continue
            yield one if used else one.but(_OLD_SCRIPT)


def _redhat(tree: Tree) -> Iterator[Found]:
    used = tree.exists(_RC_SYSINIT) or not any(map(tree.exists, _SYSTEM))
    for name in tree.names("/etc/sysconfig"):
        if not re.fullmatch(r"harddisk(s|[hs]d[a-z])", name):
            continue
        found = shell_variables(tree, f"/etc/sysconfig/{name}")
        disk = name.removeprefix("harddisk")
        target = of_names("hd[a-z]", ["hd[a-z]"]) if disk == "s" else of_path(f"/dev/{disk}")
        for key, option in REDHAT.items():
            if key in found and found[key].value.strip():
                variable = found[key]
                option_here = ShellVariable(option.format(variable.value), variable.file, variable.line)
                for one in _run(option_here, target, INIT_SCRIPTS):
                    yield one if used else one.but(_NOT_READ)


def _run(variable: ShellVariable, target: DriveMatch, tool: str = TOOL) -> Iterator[Found]:
    for wish in wishes(variable.value.split()):
        yield SourceLine(variable.file, variable.line, tool).found(wish, target, _WHEN)
