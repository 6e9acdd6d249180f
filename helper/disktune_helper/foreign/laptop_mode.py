"""laptop-mode-tools: laptop-mode.conf, and link power in conf.d.

Source: laptop-mode-tools 1.74, usr/sbin/laptop_mode and the modules hdparm, laptop-mode and intel-sata-powermgmt.
"""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.claims import When
from disktune_contract.record import record
from disktune_helper.foreign import hdparm_args, variables
from disktune_helper.foreign.found import Found, Place
from disktune_helper.foreign.match import Target, everything, of_host, of_path
from disktune_helper.foreign.tree import Tree
from disktune_helper.foreign.values import number, of_attribute
from disktune_helper.foreign.variables import Variable

TOOL = "laptop-mode-tools"
MAIN, FOLDER = "/etc/laptop-mode/laptop-mode.conf", "/etc/laptop-mode/conf.d"
_MOMENTS = (When.BOOT, When.RESUME)
_HALF_HOUR = 1800


@record
class _Settings:
    found: dict[str, Variable]

    def text(self, name: str) -> str:
        return self.found[name].value if name in self.found else ""

    def on(self, name: str) -> bool:
        """Whether a module is switched on: by 1, or by auto while automatic modules are on."""
        automatic = self.text("ENABLE_AUTO_MODULES") == "1"
        return self.text(name) == "1" or (automatic and self.text(name) == "auto")


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what laptop mode sets on either power supply."""
    if tree.text(MAIN) is None:
        return ()
    files = [f"{FOLDER}/{name}" for name in tree.names(FOLDER) if name.endswith(".conf")]
    settings = _Settings(variables.read(tree, MAIN, *files))
    found: list[Found] = []
    for supply in (When.AC, When.BATTERY):
        found += _on(settings, supply)
    if settings.text("ENABLE_LAPTOP_MODE_TOOLS") == "0":
        found = [one.but("laptop-mode-tools is switched off: ENABLE_LAPTOP_MODE_TOOLS is 0.") for one in found]
    return tuple(found)


def _on(settings: _Settings, supply: When) -> Iterator[Found]:
    on_ac = supply is When.AC
    active = settings.text(f"ENABLE_LAPTOP_MODE_ON_{'AC' if on_ac else 'BATTERY'}") == "1"
    when = (*_MOMENTS, supply)
    if settings.on("CONTROL_HD_POWERMGMT"):
        name = ("LM_AC" if active else "NOLM_AC") if on_ac else "BATT"
        yield from _hdparm(settings, f"{name}_HD_POWERMGMT", "B", when)
    if settings.text("CONTROL_HD_IDLE_TIMEOUT") == "1":
        name = (f"LM_{'AC' if on_ac else 'BATT'}") if active else "NOLM"
        yield from _timeout(settings, f"{name}_HD_IDLE_TIMEOUT_SECONDS", when)
    if settings.text("CONTROL_HD_WRITECACHE") == "1":
        name = "LM" if active else f"NOLM_{'AC' if on_ac else 'BATT'}"
        yield from _hdparm(settings, f"{name}_HD_WRITECACHE", "W", when)
    if settings.text("CONTROL_READAHEAD") not in ("", "0"):
        yield from _attribute(
            settings, f"{'LM' if active else 'NOLM'}_READAHEAD", "queue/read_ahead_kb", everything("mounted"), when
        )
    if settings.on("CONTROL_INTEL_SATA_POWER"):
        name = ("LM_AC" if active else "NOLM_AC") if on_ac else "BATT"
        yield from _attribute(
            settings, f"{name}_SATA_POLICY", "@host/link_power_management_policy", of_host("host*"), when
        )


def _drives(settings: _Settings) -> tuple[Target, ...]:
    return tuple(of_path(pattern) for pattern in settings.text("HD").split())


def _hdparm(settings: _Settings, name: str, flag: str, when: tuple[When, ...]) -> Iterator[Found]:
    variable = settings.found.get(name)
    if variable is None or not variable.value:
        return
    yield from _set(settings, variable, flag, variable.value, when)


def _timeout(settings: _Settings, name: str, when: tuple[When, ...]) -> Iterator[Found]:
    variable = settings.found.get(name)
    seconds = number(variable.value) if variable else None
    if variable is not None and variable.value:
        text = variable.value if seconds is None else str(timer_code(seconds))
        yield from _set(settings, variable, "S", text, when)


def _set(settings: _Settings, variable: Variable, flag: str, text: str, when: tuple[When, ...]) -> Iterator[Found]:
    wish = hdparm_args.option(flag, text)
    if wish is None:
        return
    for target in _drives(settings):
        yield Place(variable.file, variable.line, TOOL).found(wish, target, when)


def _attribute(
    settings: _Settings, name: str, attribute: str, target: Target, when: tuple[When, ...]
) -> Iterator[Found]:
    variable = settings.found.get(name)
    wish = of_attribute(attribute, variable.value) if variable is not None else None
    if variable is not None and wish is not None:
        yield Place(variable.file, variable.line, TOOL).found(wish, target, when)


def timer_code(seconds: int) -> int:
    """Return the code of hdparm -S that laptop mode takes for a time (seconds_to_hdparm_S)."""
    if seconds <= 0 or seconds >= 12 * _HALF_HOUR:
        return 0
    if seconds < 5:
        return 1
    if seconds <= 1200:
        return seconds // 5
    return 241 if seconds < _HALF_HOUR else 240 + seconds // _HALF_HOUR
