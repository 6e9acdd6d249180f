"""What the kernel is told before anything else runs: its command line, and options of modules.

Sources: Linux 6.12 drivers/nvme/host/core.c (default_ps_max_latency_us), drivers/ata/ahci.c (mobile_lpm_policy),
block/elevator.c, which since 5.0 ignores elevator=; modprobe.d(5).
"""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.external_config.common.found import Found, SourceLine
from disktune_helper.external_config.common.match import everything, of_host, of_names
from disktune_helper.external_config.common.tree import Tree, drop_ins
from disktune_helper.external_config.common.values import ClaimedValue, checked, number
from disktune_helper.external_config.shell.variables import read as read_variables

TOOL = "kernel"
_MODPROBE = (
    "/etc/modprobe.d",
    "/run/modprobe.d",
    "/usr/local/lib/modprobe.d",
    "/usr/lib/modprobe.d",
    "/lib/modprobe.d",
)
_GRUB = "/etc/default/grub"
_LINK_POLICIES = (
    "",
    "max_performance",
    "medium_power",
    "med_power_with_dipm",
    "min_power_with_partial",
    "min_power",
)
"""By number (enum ata_lpm_policy); 0 leaves it to the firmware."""

_PARAMETER = pattern_of(r"(?:(?P<module>[a-z_-]+)\.)?(?P<name>[a-z_]+)=(?P<value>\S+)")


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what the command line and the options of modules set."""
    return (*_modules(tree), *_command_lines(tree))


def _modules(tree: Tree) -> Iterator[Found]:
    for _, path in drop_ins(tree, _MODPROBE):
        for line in tree.lines(path):
            words = line.text.split()
            if words[:1] != ["options"] or len(words) < 3:
                continue
            for word in words[2:]:
                yield from _parameter(f"{words[1]}.{word}", SourceLine(path, line.number, TOOL))


def _command_lines(tree: Tree) -> Iterator[Found]:
    for name, variable in read_variables(tree, _GRUB).items():
        if name in ("GRUB_CMDLINE_LINUX", "GRUB_CMDLINE_LINUX_DEFAULT"):
            for word in variable.value.split():
                yield from _parameter(word, SourceLine(variable.file, variable.line, TOOL))
    for path in ("/etc/kernel/cmdline", "/proc/cmdline"):
        for line in tree.lines(path):
            for word in line.text.split():
                yield from _parameter(word, SourceLine(path, line.number, TOOL))


def _parameter(word: str, place: SourceLine) -> Iterator[Found]:
    found = _PARAMETER.fullmatch(word)
    if not found:
        return
    module, value = (found.group("module") or "").replace("-", "_"), found.group("value")
    key = f"{module}.{found.group('name')}".lstrip(".")
    if key == "nvme_core.default_ps_max_latency_us":
        latency = number(value)
        if latency is not None:
            yield place.found(_latency(latency), of_names("nvme*", ["nvme*"]), (When.BOOT, When.HOTPLUG))
    elif key == "ahci.mobile_lpm_policy" and (number(value) or 0) in range(1, len(_LINK_POLICIES)):
        policy = _LINK_POLICIES[number(value) or 0]
        yield place.found(ClaimedValue("power.link", policy), of_host("host*"), (When.BOOT,))
    elif key == "elevator":
        problem = Sentence("Kernels since 5.0 ignore elevator=.")
        yield place.found(ClaimedValue("block.scheduler", value[:16], False, problem), everything(), (When.BOOT,))


def _latency(latency: int) -> ClaimedValue:
    return checked("power.nvme_latency", latency)
