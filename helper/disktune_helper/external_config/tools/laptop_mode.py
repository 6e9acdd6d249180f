"""laptop-mode-tools: laptop-mode.conf, and link power in conf.d.

Source: laptop-mode-tools 1.74, usr/sbin/laptop_mode and the modules hdparm, laptop-mode and intel-sata-powermgmt.
"""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.external_config.common.found import Found, SourceLine
from disktune_helper.external_config.common.match import DriveMatch, everything, of_host, of_path
from disktune_helper.external_config.common.tree import Tree
from disktune_helper.external_config.common.units import is_masked, not_at_boot
from disktune_helper.external_config.common.values import number, of_attribute
from disktune_helper.external_config.hdparm import hdparm_args
from disktune_helper.external_config.shell import variables
from disktune_helper.external_config.shell.variables import Variable

TOOL = "laptop-mode-tools"
_UNIT = "laptop-mode.service"
MAIN, FOLDER = "/etc/laptop-mode/laptop-mode.conf", "/etc/laptop-mode/conf.d"
_MOMENTS = (When.BOOT, When.RESUME)
_HALF_HOUR = 1800
_USUAL_DRIVES = "/dev/[hs]d[abcdefgh]"
"""What HD is where nobody sets it."""
_OLD_NAMES = {
    "DO_HD": "CONTROL_HD_IDLE_TIMEOUT",
    "DO_HD_POWERMGMT": "CONTROL_HD_POWERMGMT",
    "DO_WRITECACHE": "CONTROL_HD_WRITECACHE",
    "AC_HD_WITH_LM": "LM_AC_HD_IDLE_TIMEOUT",
    "AC_HD_WITHOUT_LM": "NOLM_HD_IDLE_TIMEOUT",
    "BATT_HD": "LM_BATT_HD_IDLE_TIMEOUT",
    "AC_HDPARM_POWERMGMT_WITH_LM": "LM_AC_HD_POWERMGMT",
    "AC_HDPARM_POWERMGMT_WITHOUT_LM": "NOLM_AC_HD_POWERMGMT",
    "BATT_HDPARM_POWERMGMT": "BATT_HD_POWERMGMT",
    "AC_WRITECACHE_WITHOUT_LM": "NOLM_AC_HD_WRITECACHE",
    "BATT_WRITECACHE": "LM_HD_WRITECACHE",
    "READAHEAD": "LM_READAHEAD",
    "ENABLE_LAPTOP_MODE_ALWAYS": "ENABLE_LAPTOP_MODE_ON_AC",
}
"""Names of old versions that are still taken (lmt_load_config)."""


@record
class _Settings:
    found: dict[str, Variable]

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


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what laptop mode sets on either power supply."""
    if tree.text(MAIN) is None:
        return ()
    folders = (FOLDER, f"{FOLDER}/board-specific")
    files = [path for folder in folders for path in tree.glob(f"{folder}/*.conf")]
    # The main file is read last, so that one from before there were others still counts.
    found_here = variables.read(tree, *files, MAIN)
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
            (*_MOMENTS, When.AC, When.BATTERY), Sentence("Laptop mode does not run: {why}.", why=why)
        )
    words = Sentence("Not applied at boot: {why}. Its udev rule starts it when the power supply changes.", why=why)
    return dict.fromkeys(_MOMENTS, words)


def _age(name: str) -> int:
    """Return 1 for names of old versions, which count more than the new ones."""
    return int(name in _OLD_NAMES)


def _on(settings: _Settings, supply: When) -> Iterator[Found]:
    on_ac = supply is When.AC
    enabled = settings.number(f"ENABLE_LAPTOP_MODE_ON_{'AC' if on_ac else 'BATTERY'}", 0 if on_ac else 1) != 0
    # Switched off, it still sets what holds without laptop mode.
    active = enabled and settings.text("ENABLE_LAPTOP_MODE_TOOLS") != "0"
    when = (*_MOMENTS, supply)
    if settings.on("CONTROL_HD_POWERMGMT"):
        name = ("LM_AC" if active else "NOLM_AC") if on_ac else "BATT"
        yield from _hdparm(settings, f"{name}_HD_POWERMGMT", "B", when)
    if settings.text("CONTROL_HD_IDLE_TIMEOUT") in ("", "1"):
        name = f"LM_{'AC' if on_ac else 'BATT'}" if active else "NOLM"
        yield from _timeout(settings, f"{name}_HD_IDLE_TIMEOUT", when)
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


def _timeout(settings: _Settings, name: str, when: tuple[When, ...]) -> Iterator[Found]:
    raw, variable = settings.found.get(name), settings.found.get(f"{name}_SECONDS")
    seconds = number(variable.value) if variable else None
    if (variable is None or not variable.value) and raw is not None and raw.value:
        # What old versions had in its place, in hdparm's own counting.
        yield from _set(settings, raw, "S", raw.value, when)
    elif variable is not None and variable.value:
        text = variable.value if seconds is None else str(timer_code(seconds))
        yield from _set(settings, variable, "S", text, when)


def _set(settings: _Settings, variable: Variable, flag: str, text: str, when: tuple[When, ...]) -> Iterator[Found]:
    wish = hdparm_args.option(flag, text)
    if wish is None:
        return
    for target in _drives(settings):
        yield SourceLine(variable.file, variable.line, TOOL).found(wish, target, when)


def _attribute(
    settings: _Settings, name: str, attribute: str, target: DriveMatch, when: tuple[When, ...]
) -> Iterator[Found]:
    variable = settings.found.get(name)
    wish = of_attribute(attribute, variable.value) if variable is not None else None
    if variable is not None and wish is not None:
        yield SourceLine(variable.file, variable.line, TOOL).found(wish, target, when)


def timer_code(seconds: int) -> int:
    """Return the code of hdparm -S that laptop mode takes for a time (seconds_to_hdparm_S)."""
    if seconds <= 0 or seconds >= 12 * _HALF_HOUR:
        return 0
    if seconds < 5:
        return 1
    if seconds <= 1200:
        return seconds // 5
    return 241 if seconds < _HALF_HOUR else 240 + seconds // _HALF_HOUR
