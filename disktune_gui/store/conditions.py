"""The machine under a measurement: what it is, and what it runs on at the moment. Without Qt.

Read from files that every user may read; what is not there is unknown, never assumed.
"""

from __future__ import annotations

import os
from pathlib import Path

from disktune_gui.store.entry import Machine, RunConditions

_PLACEHOLDERS = frozenset(
    {"To Be Filled By O.E.M.", "Default string", "System Product Name", "System manufacturer"}
)
"""What firmware says where nobody told it the truth."""


def machine(root: Path = Path("/")) -> Machine:
    """Return what computer this is; *root* is another tree for tests."""
    dmi = root / "sys/class/dmi/id"
    names = [_text(dmi / name) for name in ("sys_vendor", "product_name")]
    return Machine(
        model=" ".join(name for name in names if name and name not in _PLACEHOLDERS),
        processor=_field(root / "proc/cpuinfo", "model name", ":"),
        memory_bytes=_memory(_field(root / "proc/meminfo", "MemTotal", ":")),
        kernel=_text(root / "proc/sys/kernel/osrelease") or os.uname().release,
        system=_field(root / "etc/os-release", "PRETTY_NAME", "=").strip('"'),
    )


def moment(temperature_c: float | None, root: Path = Path("/")) -> RunConditions:
    """Return what holds just now; the temperature is the drive's."""
    load = _text(root / "proc/loadavg").split()
    policies = (root / "sys/devices/system/cpu/cpufreq").glob("policy*/scaling_governor")
    return RunConditions(
        temperature_c=temperature_c,
        power=_power(root / "sys/class/power_supply"),
        governor=", ".join(sorted({_text(path) for path in policies} - {""})),
        load=float(load[0]) if load and load[0].replace(".", "", 1).isdigit() else None,
    )


def _power(supplies: Path) -> str:
    """Return ``battery`` if a battery of the machine feeds it, ``mains`` if that has one and does not.

    A battery with scope ``Device`` is that of a mouse (Documentation/ABI/testing/sysfs-class-power).
    """
    own = [path for path in sorted(supplies.glob("*")) if _text(path / "scope") != "Device"]
    batteries = [path for path in own if _text(path / "type") == "Battery"]
    if not batteries:
        return ""
    mains = [_text(path / "online") for path in own if _text(path / "type") in ("Mains", "USB")]
    if mains:
        return "mains" if "1" in mains else "battery"
    return "battery" if any(_text(path / "status") == "Discharging" for path in batteries) else "mains"


def _memory(text: str) -> int | None:
    """Return bytes for the KiB that /proc/meminfo calls kB."""
    number = text.removesuffix("kB").strip()
    return int(number) * 1024 if number.isdigit() else None


def _field(path: Path, name: str, separator: str) -> str:
    for line in _text(path).splitlines():
        key, found, value = line.partition(separator)
        if found and key.strip() == name:
            return value.strip()
    return ""


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace").strip()
    except OSError:
        return ""
