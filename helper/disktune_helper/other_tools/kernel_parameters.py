"""Kernel parameters: the command line, module options, and sysctl.d with the limits of all md arrays."""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.catalog import SETTINGS
from disktune_contract.explain.file_words import kernel_parameter, sysctl_path
from disktune_contract.explain.values import of_attribute
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_contract.settings.setting import SysfsAttribute
from disktune_helper.other_tools.match import (
    Found,
    SourceLine,
    arrays,
    everything,
    of_host,
    of_names,
    overridden,
)
from disktune_helper.other_tools.tree import Tree, drop_ins, fits, is_pattern, shell_variables
from disktune_helper.other_tools.units import not_at_boot

# -- the kernel's command line, and options of modules -----------------------------------------------------
#
# Sources: Linux 6.12 drivers/nvme/host/core.c (default_ps_max_latency_us), drivers/ata/ahci.c
# (mobile_lpm_policy), block/elevator.c, which since 5.0 ignores elevator=; modprobe.d(5).

KERNEL_TOOL = "kernel"
_MODPROBE = (
    "/etc/modprobe.d",
    "/run/modprobe.d",
    "/usr/local/lib/modprobe.d",
    "/usr/lib/modprobe.d",
    "/lib/modprobe.d",
)
_GRUB = "/etc/default/grub"


def read_kernel(tree: Tree) -> tuple[Found, ...]:
    """Return what the command line and the options of modules set."""
    return (*_modules(tree), *_command_lines(tree))


def _modules(tree: Tree) -> Iterator[Found]:
    for _, path in drop_ins(tree, _MODPROBE):
        for line in tree.lines(path):
            words = line.text.split()
            if words[:1] != ["options"] or len(words) < 3:
                continue
            for word in words[2:]:
                yield from _parameter(f"{words[1]}.{word}", SourceLine(path, line.number, KERNEL_TOOL))


def _command_lines(tree: Tree) -> Iterator[Found]:
    for name, variable in shell_variables(tree, _GRUB).items():
        if name in ("GRUB_CMDLINE_LINUX", "GRUB_CMDLINE_LINUX_DEFAULT"):
            for word in variable.value.split():
                yield from _parameter(word, SourceLine(variable.file, variable.line, KERNEL_TOOL))
    for path in ("/etc/kernel/cmdline", "/proc/cmdline"):
        for line in tree.lines(path):
            for word in line.text.split():
                yield from _parameter(word, SourceLine(path, line.number, KERNEL_TOOL))


def _parameter(word: str, place: SourceLine) -> Iterator[Found]:
    known = kernel_parameter(word)
    if known is None:
        return
    wish, name = known
    if name == "nvme*":
        yield place.found(wish, of_names(name, [name]), (When.BOOT, When.HOTPLUG))
    else:
        yield place.found(wish, of_host(name) if name else everything(), (When.BOOT,))


# -- sysctl.d: the limits of all md arrays -----------------------------------------------------------------
#
# Source: systemd 252, sysctl.d(5), src/sysctl/sysctl.c (parse_file, apply_all) and src/basic/sysctl-util.c
# (sysctl_normalize); procps, sysctl(8), for /etc/sysctl.conf.

SYSCTL_TOOL = "sysctl"
FOLDERS = ("/etc/sysctl.d", "/run/sysctl.d", "/usr/local/lib/sysctl.d", "/usr/lib/sysctl.d", "/lib/sysctl.d")
MAIN = "/etc/sysctl.conf"
_SYSTEMD = ("/usr/lib/systemd/systemd-sysctl", "/lib/systemd/systemd-sysctl")
"""The program that does it at boot, where systemd runs the machine; it reads the directories and nothing else."""

_UNITS = ("systemd-sysctl.service", "procps.service")
_BLANK = " \t\n\r"
_PREFIX = "@sysctl/"
ATTRIBUTES = tuple(
    setting.access.attribute.removeprefix(_PREFIX)
    for setting in SETTINGS
    if isinstance(setting.access, SysfsAttribute) and setting.access.attribute.startswith(_PREFIX)
)
"""Paths below /proc/sys that the catalogue knows."""


@record
class _Assignment:
    file: str
    line: int
    key: str
    """As a path below /proc/sys, perhaps a pattern."""
    value: str | None
    """None leaves what the key names alone."""


def read_sysctl(tree: Tree) -> tuple[Found, ...]:
    """Return what sysctl.d sets, the last of several assignments of one key being the one that counts."""
    assignments = [one for path in _files(tree) for one in _of_file(tree, path)]
    mine = [one for one in assignments if any(_fits(one, key) for key in ATTRIBUTES)]
    found = [one for key in ATTRIBUTES for one in _of_key(tree, key, mine)]
    if found and (why := not_at_boot(tree, *_UNITS)):
        found = [one.but(Sentence("Not applied at boot: {why}.", why=why)) for one in found]
    return tuple(found)


def _files(tree: Tree) -> Iterator[str]:
    listed = drop_ins(tree, FOLDERS)
    yield from (path for _, path in listed)
    targets = {tree.resolve(path) for _, path in listed}
    if tree.exists(MAIN) and tree.resolve(MAIN) not in targets:
        yield MAIN


def _of_file(tree: Tree, path: str) -> Iterator[_Assignment]:
    for line in tree.lines(path):
        text = line.text.strip(_BLANK)
        if not text or text[0] in "#;":
            continue
        key, equals, value = text.partition("=")
        if equals:
            yield _Assignment(
                path, line.number, sysctl_path(key.removeprefix("-").strip(_BLANK)), value.strip(_BLANK)
            )
        elif key.startswith("-"):
            yield _Assignment(path, line.number, sysctl_path(key[1:].strip(_BLANK)), None)


def _fits(assignment: _Assignment, key: str) -> bool:
    """Whether a key names or, part by part as glob(3) does, fits the path *key*."""
    parts, wanted = assignment.key.split("/"), key.split("/")
    return assignment.key == key or (
        is_pattern(assignment.key) and len(parts) == len(wanted) and all(map(fits, parts, wanted))
    )


def _last(key: str, assignments: list[_Assignment]) -> _Assignment | None:
    """Return the assignment that sets *key*, or that excludes it; None if there is neither.

    Of each key as it is written the last assignment counts, at its own place, or, if the one before has the same
    value, at the place of that one. A key that is named counts more than a pattern that fits, in whatever order,
    and a pattern without a value excludes nothing but itself.
    """
    options: dict[str, _Assignment] = {}
    for one in assignments:
        if one.key in options and options[one.key].value != one.value:
            del options[one.key]
        options[one.key] = one
    if key in options:
        return options[key]
    return next((one for one in reversed(options.values()) if one.value is not None), None)


def _of_key(tree: Tree, key: str, assignments: list[_Assignment]) -> Iterator[Found]:
    mine = [one for one in assignments if _fits(one, key) and (one.file != MAIN or not _passes_over_main(tree))]
    last = _last(key, mine)
    for one in assignments:
        if one.value is None or not _fits(one, key):
            continue
        wish = of_attribute(_PREFIX + key, one.value)
        if wish is None:
            continue
        found = SourceLine(one.file, one.line, SYSCTL_TOOL).found(wish, arrays(), (When.BOOT,))
        if one not in mine:
            problem = Sentence("systemd needs a link in /etc/sysctl.d.")
            found = found.but(problem)
        elif last is None:
            found = found.but(Sentence("A later line overrides it."))
        elif one is not last:
            found = found.but(_overridden(one, last))
        yield found


def _overridden(one: _Assignment, last: _Assignment) -> str:
    if last.value is None:
        return Sentence("{file} line {line} excludes this key.", file=last.file, line=last.line)
    if last.key == one.key or one.key not in ATTRIBUTES:
        return overridden(last.file, last.line)
    return Sentence("{file} line {line} overrides it.", file=last.file, line=last.line)


def _passes_over_main(tree: Tree) -> bool:
    """Return whether /etc/sysctl.conf is read only if a link in a directory leads there, as by systemd."""
    return any(map(tree.exists, _SYSTEMD))
