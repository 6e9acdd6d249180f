"""Settings handed over to TLP: the one tool that has a value for each power supply. Pure text.

Sources: TLP 1.5, func.d/15-tlp-func-disk for what the parameters do, tlp-readconfs for what a line may hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from disktune_contract.patterns import pattern_of
from disktune_contract.settings.setting import Value

_EACH = {"ata.apm": "DISK_APM_LEVEL", "ata.standby_timer": "DISK_SPINDOWN_TIMEOUT"}
"""Parameters with a value for each supply."""
_BOTH = {"block.scheduler": "DISK_IOSCHED"}
"""Parameters with one value."""
_PLAIN = pattern_of(r"[-0-9a-zA-Z _.:]+")
"""What TLP takes between quotation marks; it passes over a line with anything else."""


def device(path: str) -> str:
    """Return TLP's name for the drive at *path*, below /dev or /dev/disk/by-id; empty if it has none."""
    name = path.rpartition("/")[2]
    return name if _PLAIN.fullmatch(name) and (path.startswith("/dev/disk/by-id/") == ("-" in name)) else ""


def can_say(setting: str) -> bool:
    """Whether TLP has a parameter for *setting*."""
    return setting in _EACH or setting in _BOTH


def pairs(setting: str) -> bool:
    """Whether TLP has a value of *setting* for each supply."""
    return setting in _EACH


def parameters(name: str, values: Mapping[str, Value], on_battery: Mapping[str, Value]) -> Iterator[str]:
    """Yield the lines that set *values* on the drive *name*, and those of *on_battery* on battery instead."""
    yield "# If another file sets DISK_DEVICES, add the drive and its values to those lists instead."
    yield f'DISK_DEVICES="{name}"'
    for setting, value in values.items():
        if setting in _EACH:
            yield f'{_EACH[setting]}_ON_AC="{value}"'
            yield f'{_EACH[setting]}_ON_BAT="{on_battery.get(setting, value)}"'
        elif setting in _BOTH:
            yield f'{_BOTH[setting]}="{value}"'
