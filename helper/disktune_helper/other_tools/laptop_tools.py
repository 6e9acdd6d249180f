"""Tools that save power on laptops: TLP and laptop-mode-tools."""

from __future__ import annotations

import re
from collections.abc import Iterator

from disktune_contract.explain import hdparm_args
from disktune_contract.explain.file_words import TLP_FLAGS
from disktune_contract.explain.values import number, of_attribute
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.other_tools.match import (
    DriveMatch,
    Found,
    KnownDrive,
    SourceLine,
    everything,
    of_host,
    of_path,
    overridden,
)
from disktune_helper.other_tools.tree import ShellVariable, Tree, shell_variables
from disktune_helper.other_tools.units import is_masked, not_at_boot, rule_missing

# -- laptop-mode-tools: laptop-mode.conf, and link power in conf.d -----------------------------------------
#
# Source: laptop-mode-tools 1.74, usr/sbin/laptop_mode and the modules hdparm, laptop-mode and
# intel-sata-powermgmt.

LAPTOP_MODE_TOOL = "laptop-mode-tools"
_UNIT = "laptop-mode.service"
LAPTOP_MODE_MAIN, LAPTOP_MODE_FOLDER = "/etc/laptop-mode/laptop-mode.conf", "/etc/laptop-mode/conf.d"
_LAPTOP_MODE_MOMENTS = (When.BOOT, When.RESUME)
_HALF_HOUR = 1800
_USUAL_DRIVES = "/dev/[hs]d[abcdefgh]"
"""The default of HD."""
_OLD_NAMES = {
    "DO_HD": "CONTROL_HD_IDLE_TIMEOUT",
    "DO_HD_POWERMGMT": "CONTROL_HD_POWERMGMT",
    "DO_WRITECACHE": "CONTROL_HD_WRITECACHE",
    "AC_HD_WITH_LM": "LM_AC_HD_IDLE_TIMEOUT",
    "AC_HD_WITHOUT_LM": "NOLM_HD_IDLE_TIMEOUT",
    "BATT_HD": "LM_BATT_HD_IDLE_TIMEOUT",
    "ACTLP_FLAGS_POWERMGMT_WITH_LM": "LM_AC_HD_POWERMGMT",
    "ACTLP_FLAGS_POWERMGMT_WITHOUT_LM": "NOLM_AC_HD_POWERMGMT",
    "BATTTLP_FLAGS_POWERMGMT": "BATT_HD_POWERMGMT",
    "AC_WRITECACHE_WITHOUT_LM": "NOLM_AC_HD_WRITECACHE",
    "BATT_WRITECACHE": "LM_HD_WRITECACHE",
    "READAHEAD": "LM_READAHEAD",
    "ENABLE_LAPTOP_MODE_ALWAYS": "ENABLE_LAPTOP_MODE_ON_AC",
}
"""Names of old versions that are still taken (lmt_load_config)."""


@record
class _Settings:
    found: dict[str, ShellVariable]

    def text(self, name: str) -> str:
        return self.found[name].value if name in self.found else ""

    def number(self, name: str, otherwise: int) -> int:
        """Return a number, *otherwise* where there is none."""
        found = number(self.text(name))
        return otherwise if found is None else found

    def on(self, name: str) -> bool:
        """Whether a module is switched on: by 1, or by auto while automatic modules are on."""
        automatic = self.text("ENABLE_AUTO_MODULES") == "1"
        return self.text(name) == "1" or (automatic and self.text(name) == "auto")


def read_laptop_mode(tree: Tree) -> tuple[Found, ...]:
    """Return what laptop mode sets on either power supply."""
    if tree.text(LAPTOP_MODE_MAIN) is None:
        return ()
    folders = (LAPTOP_MODE_FOLDER, f"{LAPTOP_MODE_FOLDER}/board-specific")
    files = [path for folder in folders for path in tree.glob(f"{folder}/*.conf")]
    # The main file is read last, so that one from before there were others still counts.
    found_here = shell_variables(tree, *files, LAPTOP_MODE_MAIN)
    settings = _Settings({_OLD_NAMES.get(name, name): found_here[name] for name in sorted(found_here, key=_age)})
    found: list[Found] = []
    for supply in (When.AC, When.BATTERY):
        found += _on(settings, supply)
    return tuple(one.except_when(_shut(tree)) for one in found)


def _shut(tree: Tree) -> dict[When, str]:
    """Return the occasions on which nothing runs it.

    Its udev rule asks systemd to reload or restart the service when the supply changes, which starts one that is
    not enabled, and not one that is masked (lmt-udev).
    """
    why = not_at_boot(tree, _UNIT)
    if not why:
        return {}
    if is_masked(tree, _UNIT):
        return dict.fromkeys(
            (*_LAPTOP_MODE_MOMENTS, When.AC, When.BATTERY), Sentence("Not applied: {why}.", why=why)
        )
    words = Sentence("Not applied at boot: {why}.", why=why)
    return dict.fromkeys(_LAPTOP_MODE_MOMENTS, words)


def _age(name: str) -> int:
    """Return 1 for names of old versions, which count more than the new ones."""
    return int(name in _OLD_NAMES)


def _on(settings: _Settings, supply: When) -> Iterator[Found]:
    on_ac = supply is When.AC
    enabled = settings.number(f"ENABLE_LAPTOP_MODE_ON_{'AC' if on_ac else 'BATTERY'}", 0 if on_ac else 1) != 0
    # Switched off, it still sets the values that apply without laptop mode.
    active = enabled and settings.text("ENABLE_LAPTOP_MODE_TOOLS") != "0"
    when = (*_LAPTOP_MODE_MOMENTS, supply)
    if settings.on("CONTROL_HD_POWERMGMT"):
        name = ("LM_AC" if active else "NOLM_AC") if on_ac else "BATT"
        yield from _hdparm(settings, f"{name}_HD_POWERMGMT", "B", when)
    if settings.text("CONTROL_HD_IDLE_TIMEOUT") in ("", "1"):
        name = f"LM_{'AC' if on_ac else 'BATT'}" if active else "NOLM"
        yield from _laptop_mode_timeout(settings, f"{name}_HD_IDLE_TIMEOUT", when)
    if settings.text("CONTROL_HD_WRITECACHE") == "1":
        name = "LM" if active else f"NOLM_{'AC' if on_ac else 'BATT'}"
        yield from _hdparm(settings, f"{name}_HD_WRITECACHE", "W", when)
    if settings.text("CONTROL_READAHEAD") != "0":
        yield from _attribute(
            settings, f"{'LM' if active else 'NOLM'}_READAHEAD", "queue/read_ahead_kb", everything("mounted"), when
        )
    if settings.on("CONTROL_INTEL_SATA_POWER"):
        name = ("LM_AC" if active else "NOLM_AC") if on_ac else "BATT"
        yield from _attribute(
            settings, f"{name}_SATA_POLICY", "@host/link_power_management_policy", of_host("host*"), when
        )


def _drives(settings: _Settings) -> tuple[DriveMatch, ...]:
    return tuple(_turning(pattern) for pattern in (settings.text("HD") or _USUAL_DRIVES).split())


def _turning(pattern: str) -> DriveMatch:
    """Return the drives at *pattern* that turn; others are left alone (is_capable)."""
    plain = of_path(pattern)
    return DriveMatch(
        plain.text, lambda facts: False if facts.attribute("queue/rotational") == "0" else plain.test(facts)
    )


def _hdparm(settings: _Settings, name: str, flag: str, when: tuple[When, ...]) -> Iterator[Found]:
    variable = settings.found.get(name)
    if variable is None or not variable.value:
        return
    yield from _set(settings, variable, flag, variable.value, when)


def _laptop_mode_timeout(settings: _Settings, name: str, when: tuple[When, ...]) -> Iterator[Found]:
    raw, variable = settings.found.get(name), settings.found.get(f"{name}_SECONDS")
    seconds = number(variable.value) if variable else None
    if (variable is None or not variable.value) and raw is not None and raw.value:
        # What old versions had in its place, in hdparm's own counting.
        yield from _set(settings, raw, "S", raw.value, when)
    elif variable is not None and variable.value:
        text = variable.value if seconds is None else str(timer_code(seconds))
        yield from _set(settings, variable, "S", text, when)


def _set(
    settings: _Settings, variable: ShellVariable, flag: str, text: str, when: tuple[When, ...]
) -> Iterator[Found]:
    wish = hdparm_args.option(flag, text)
    if wish is None:
        return
    for target in _drives(settings):
        yield SourceLine(variable.file, variable.line, LAPTOP_MODE_TOOL).found(wish, target, when)


def _attribute(
    settings: _Settings, name: str, attribute: str, target: DriveMatch, when: tuple[When, ...]
) -> Iterator[Found]:
    variable = settings.found.get(name)
    wish = of_attribute(attribute, variable.value) if variable is not None else None
    if variable is not None and wish is not None:
        yield SourceLine(variable.file, variable.line, LAPTOP_MODE_TOOL).found(wish, target, when)


def timer_code(seconds: int) -> int:
    """Return the code of hdparm -S that laptop mode takes for a time (seconds_to_hdparm_S)."""
    if seconds <= 0 or seconds >= 12 * _HALF_HOUR:
        return 0
    if seconds < 5:
        return 1
    if seconds <= 1200:
        return seconds // 5
    return 241 if seconds < _HALF_HOUR else 240 + seconds // _HALF_HOUR


# -- TLP: /etc/tlp.conf, /etc/tlp.d/*.conf and TLP's own defaults ------------------------------------------
#
# Drives and values are lists that belong together by position. Sources: TLP 1.5 and 1.11, tlp-readconfs for the
# syntax and the order of the files, func.d/15-tlp-func-disk for what the values do.

TLP_TOOL = "tlp"
DEFAULTS, TLP_MAIN, OLD, TLP_FOLDER = (
    "/usr/share/tlp/defaults.conf",
    "/etc/tlp.conf",
    "/etc/default/tlp",
    "/etc/tlp.d",
)
_USUAL_DISKS = "nvme0n1 sda"
"""The default of DISK_DEVICES (defaults.conf of 1.4 and later)."""

_LINE = pattern_of(r'([A-Z_]+[0-9]*)(\+?=)(?:([-0-9a-zA-Z _.:]*)|"([-0-9a-zA-Z _.:]*)")\s*')
_NEW_LINE = pattern_of(r'([A-Z_]+[0-9]*)(\+?=)"?([][0-9a-zA-Z _.:-]*)"?\s*')
"""The same in TLP 1.10, where quotation marks need no partner."""
_READER = "/usr/share/tlp/tlp-readconfs"
"""TLP's own program; by its text comments may follow a value (1.8) or not (1.5)."""
_ALMOST = pattern_of(r"\s*(?:export\s+)?([A-Z_]+[0-9]*)\s*\+?=\s*(.*)")
_RENAMED = {"SATA_LINKPWR_BLACKLIST": "SATA_LINKPWR_DENYLIST"}
_BLANK = " \t\n\r\f\v"
_DENIED = "usb ieee1394"
"""The default of DISK_APM_CLASS_DENYLIST."""
_RULE = "85-tlp.rules"
_KEEP = frozenset({"_", "keep"})
_MOMENTS = (When.BOOT, When.HOTPLUG, When.RESUME)
_SUPPLIES = {"AC": When.AC, "BAT": When.BATTERY}

_SUPPLIED = (*TLP_FLAGS, "SATA_LINKPWR", "AHCI_RUNTIME_PM")
NAMES = frozenset(f"{name}_ON_{supply}" for name in _SUPPLIED for supply in _SUPPLIES) | {
    "DISK_IOSCHED",
    "AHCI_RUNTIME_PM_TIMEOUT",
}
"""Parameters that set something on drives."""


_NOT_NVME = Sentence("NVMe drives have no such setting.")
_NO_TIMEOUT = Sentence("TLP needs AHCI_RUNTIME_PM_TIMEOUT to change drives.")


@record
class _Parameter:
    """A parameter as the last file leaves it."""

    value: str
    file: str
    line: int


def read_tlp(tree: Tree) -> tuple[Found, ...]:
    """Return what TLP sets."""
    if not any(tree.exists(path) for path in (TLP_MAIN, OLD, TLP_FOLDER)):
        return ()
    parameters, void = _parameters(tree)
    listed = {name: parameters[name] for name in ("DISK_DEVICES",) if name in parameters}
    lost = [one.void(why) for name, parameter, why in void for one in _alone(name, parameter, listed)]
    found = [*lost, *_all(parameters)]
    enabled = parameters.get("TLP_ENABLE")
    if enabled and enabled.value != "1":
        reason = Sentence("TLP is off: TLP_ENABLE in {file} line {line}.", file=enabled.file, line=enabled.line)
        found = [one.but(reason) for one in found]
    elif not tree.exists(TLP_MAIN) and not tree.exists(OLD):
        found = [one.but(Sentence("TLP does nothing without {file}.", file=TLP_MAIN)) for one in found]
    elif (delay := parameters.get("AHCI_RUNTIME_PM_TIMEOUT")) and delay.value and number(delay.value) is None:
        # The shell ends there (dash: "Illegal number"), before any of this.
        reason = Sentence(
            "TLP stops at {file} line {line}: not a number.",
            file=delay.file,
            line=delay.line,
        )
        found = [one.but(reason) for one in found]
    else:
        found = _as_run(tree, found)
    return tuple(found)


def _as_run(tree: Tree, found: list[Found]) -> list[Found]:
    """Return *found* without the occasions on which TLP is not run: at boot, and when plugged in.

    The service runs it at boot only (tlp.service). Its udev rules call ``tlp auto`` and tlp-usb-udev, and its
    sleep hook ``tlp resume``, whether or not the service is enabled. If it is not, TLP itself only prints that
    nothing happens on boot (check_services_activation_status).
    """
    shut: dict[When, str] = {}
    if why := not_at_boot(tree, "tlp.service"):
        shut[When.BOOT] = Sentence("Not applied at boot: {why}.", why=why)
    if why := rule_missing(tree, _RULE):
        shut[When.HOTPLUG] = Sentence("Not applied when plugged in: {why}.", why=why)
    return [one.except_when(shut) for one in found]


def _parameters(tree: Tree) -> tuple[dict[str, _Parameter], list[tuple[str, _Parameter, str]]]:
    """Return what is in force, and what a later line or TLP's strict syntax makes void, with the reason."""
    reader = tree.text(_READER) or ""
    found: dict[str, _Parameter] = {}
    lost: list[tuple[str, _Parameter, str]] = []
    files = [
        DEFAULTS,
        *(f"{TLP_FOLDER}/{name}" for name in tree.names(TLP_FOLDER) if re.fullmatch(r"[^.].*\.conf", name)),
    ]
    for path in (*files, TLP_MAIN if tree.exists(TLP_MAIN) else OLD):
        for line in tree.lines(path):
            text = line.text.rstrip(_BLANK)
            if parts := _split(text, reader):
                name, operator, value = _RENAMED.get(parts[0], parts[0]), parts[1], parts[2]
                before = found.get(name)
                if operator == "+=" and before is not None:
                    value = f"{before.value} {value}"
                elif before is not None and before.file != DEFAULTS and name in NAMES:
                    lost.append((name, before, overridden(path, line.number)))
                found[name] = _Parameter(value, path, line.number)
            elif (match := _ALMOST.fullmatch(text)) and match.group(1) in NAMES:
                value = match.group(2).split("#", 1)[0].strip().strip("'\"")
                problem = Sentence('TLP accepts only NAME=value or NAME="value".')
                lost.append((match.group(1), _Parameter(value, path, line.number), problem))
    return found, lost


def _split(text: str, reader: str) -> tuple[str, str, str] | None:
    """Return name, operator and value of a line, None if TLP skips it, whose *reader* it passes through."""
    if "(*SKIP)" in reader:
        text = re.sub(r'("[^"]*")|#.*$', lambda found: found.group(1) or "", text).rstrip(_BLANK)
        match = _NEW_LINE.fullmatch(text)
        return (match.group(1), match.group(2), match.group(3)) if match else None
    if '#(?=[^"]*$)' in reader:
        text = re.sub(r'#(?=[^"]*$).*$', "", text).rstrip(_BLANK)
    match = _LINE.fullmatch(text)
    if not match:
        return None
    return match.group(1), match.group(2), match.group(3) if match.group(4) is None else match.group(4)


def _all(parameters: dict[str, _Parameter]) -> Iterator[Found]:
    listed = parameters.get("DISK_DEVICES")
    disks = (listed.value if listed else _USUAL_DISKS).split()
    fixed = _persistent(parameters)
    for supply, when in _SUPPLIES.items():
        supplies = tuple(_SUPPLIES.values()) if fixed else (when,)
        for found in _on_supply(parameters, supply, disks, supplies):
            always = Sentence("TLP always uses the settings for {supply}.", supply=fixed)
            yield found.but(always) if fixed and fixed != supply else found
    if parameter := parameters.get("DISK_IOSCHED"):
        yield from _schedulers(parameter, disks)


def _persistent(parameters: dict[str, _Parameter]) -> str:
    """Return AC or BAT if TLP uses the settings for it on either supply, else nothing (get_persist_mode)."""
    is_on = "TLP_PERSISTENT_DEFAULT" in parameters and parameters["TLP_PERSISTENT_DEFAULT"].value == "1"
    mode = parameters["TLP_DEFAULT_MODE"].value.upper() if is_on and "TLP_DEFAULT_MODE" in parameters else ""
    return mode if mode in _SUPPLIES else ""


def _on_supply(
    parameters: dict[str, _Parameter], supply: str, disks: list[str], supplies: tuple[When, ...]
) -> Iterator[Found]:
    """Return what is set by the parameters for one supply."""
    listed = parameters.get("DISK_APM_CLASS_DENYLIST")
    usual = (listed.value if listed else _DENIED).split()
    for name, flag in TLP_FLAGS.items():
        if parameter := parameters.get(f"{name}_ON_{supply}"):
            denied = usual if flag == "B" else None
            yield from _by_hdparm(parameter, flag, disks, (*_MOMENTS, *supplies), denied)
    if parameter := parameters.get(f"SATA_LINKPWR_ON_{supply}"):
        hosts = parameters.get("SATA_LINKPWR_DENYLIST")
        yield from _link_power(parameter, hosts, (When.BOOT, When.RESUME, *supplies))
    if parameter := parameters.get(f"AHCI_RUNTIME_PM_ON_{supply}"):
        timeout = parameters.get("AHCI_RUNTIME_PM_TIMEOUT")
        yield from _runtime(parameter, timeout, disks, (*_MOMENTS, *supplies))


def _alone(name: str, parameter: _Parameter, listed: dict[str, _Parameter]) -> Iterator[Found]:
    """Return what *parameter* would have set on its own."""
    if name == "AHCI_RUNTIME_PM_TIMEOUT":
        disks = next((one.value for one in listed.values()), _USUAL_DISKS).split()
        yield from _timeout(parameter, disks, _MOMENTS)
    yield from _all({**listed, name: parameter})


def _by_hdparm(
    parameter: _Parameter, flag: str, disks: list[str], when: tuple[When, ...], denied: list[str] | None
) -> Iterator[Found]:
    values = parameter.value.split()
    for position, disk in enumerate(disks if values else ()):
        # The last value goes for all drives that are left.
        text = values[min(position, len(values) - 1)]
        if text in _KEEP:
            continue
        wish = hdparm_args.option(flag, text)
        if wish is not None:
            target = _disk(disk) if denied is None else _with_levels(disk, denied)
            one = SourceLine(parameter.file, parameter.line, TLP_TOOL).found(wish, target, when)
            yield one.but(_NOT_NVME) if "nvme" in disk else one


def _schedulers(parameter: _Parameter, disks: list[str]) -> Iterator[Found]:
    # Drives without a value of their own keep what they have.
    for disk, text in zip(disks, parameter.value.split(), strict=False):
        wish = of_attribute("queue/scheduler", text) if text not in _KEEP else None
        if wish is not None:
            yield SourceLine(parameter.file, parameter.line, TLP_TOOL).found(
                wish, _disk(disk), (*_MOMENTS, *_SUPPLIES.values())
            )


def _link_power(parameter: _Parameter, denied: _Parameter | None, when: tuple[When, ...]) -> Iterator[Found]:
    place = SourceLine(parameter.file, parameter.line, TLP_TOOL)
    hosts = of_host("host*", but=denied.value.split() if denied else ())
    # The values are tried in turn until the kernel takes one.
    for text in parameter.value.split():
        wish = of_attribute("@host/link_power_management_policy", text)
        if wish is not None:
            yield place.found(wish, hosts, when)
            if wish.valid:
                break


def _runtime(
    parameter: _Parameter, timeout: _Parameter | None, disks: list[str], when: tuple[When, ...]
) -> Iterator[Found]:
    control = parameter.value
    if control not in ("on", "auto"):
        # TLP takes everything else for not configured.
        return
    wish = of_attribute("device/power/control", control)
    for disk in disks:
        if wish is not None:
            found = SourceLine(parameter.file, parameter.line, TLP_TOOL).found(wish, _disk(disk), when)
            lacks = timeout is not None and not timeout.value
            yield found.but(_NO_TIMEOUT) if lacks else found
    if timeout is not None and timeout.value and wish is not None and wish.valid:
        yield from _timeout(timeout, disks, when)


def _timeout(parameter: _Parameter, disks: list[str], when: tuple[When, ...]) -> Iterator[Found]:
    seconds = number(parameter.value)
    text = parameter.value if seconds is None else str(seconds * 1000)
    wish = of_attribute("device/power/autosuspend_delay_ms", text)
    for disk in disks:
        if wish is not None:
            yield SourceLine(parameter.file, parameter.line, TLP_TOOL).found(wish, _disk(disk), when)


def _with_levels(name: str, denied: list[str]) -> DriveMatch:
    """Return the drive *name*, if it has power management levels and its bus is not one of *denied*."""
    plain = _disk(name)

    def test(facts: KnownDrive) -> bool | None:
        # get_disk_dev asks udev for both.
        if facts.udev and facts.udev.get("ID_ATA_FEATURE_SET_PM_ENABLED") != "1":
            return False
        bus = re.match(r"pci-.*-(nvme|ata|usb|ieee1394)-", facts.udev.get("ID_PATH", ""))
        return False if (bus.group(1) if bus else facts.udev.get("ID_BUS")) in denied else plain.test(facts)

    return DriveMatch(plain.text, test)


def _disk(name: str) -> DriveMatch:
    """Return the drive that TLP means by *name*: a kernel name, or one of /dev/disk/by-id."""
    found = of_path(f"/dev/disk/by-id/{name}" if "-" in name else f"/dev/{name}")
    return DriveMatch(name, found.test)
