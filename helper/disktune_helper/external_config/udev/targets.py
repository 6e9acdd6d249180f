"""Which devices a rule of udev's is about, and where the attributes that it writes stand in the catalogue."""

from __future__ import annotations

import re

from disktune_contract.settings.claims import When
from disktune_helper.external_config.common.found import SOON
from disktune_helper.external_config.common.values import of_attribute
from disktune_helper.external_config.udev import devices
from disktune_helper.external_config.udev.event import compared
from disktune_helper.external_config.udev.rules import Key, UdevRule

_PREFIXES = {
    "scsi_host": "@host/",
    "nvme": "@nvme/",
    "scsi": "device/",
    "scsi_device": "device/",
    "scsi_disk": "device/scsi_disk/*/",
    "bdi": "bdi/",
    "block": "",
}
"""Where the attributes of a subsystem lie as the catalogue writes them."""


_ONLINE = frozenset({("ATTR", "online"), ("ATTRS", "online"), ("ENV", "POWER_SUPPLY_ONLINE")})
"""Whether mains is connected: 0 or 1 (Documentation/ABI/testing/sysfs-class-power)."""


def placed(rule: UdevRule, attribute: str) -> str:
    """Return the attribute as the catalogue writes it, by the subsystem of the rule."""
    plain = re.sub(r"^\[[^/\]]*/[^\]]*\]", "", attribute).removeprefix("./")
    if plain.startswith("../../") and _subsystem(rule) in ("", "block"):
        return f"device/{plain[6:]}"
    while plain.startswith("../"):
        plain = plain[3:]
    plain = re.sub(r"/{2,}", "/", plain)
    if plain.startswith("link_power_management_policy"):
        return f"@host/{plain}"
    if plain.endswith("power/pm_qos_latency_tolerance_us"):
        return "@nvme/power/pm_qos_latency_tolerance_us"
    subsystem = _subsystem(rule)
    prefix = _PREFIXES.get(subsystem or "block", "")
    if plain.startswith(("queue/", "md/", "bdi/", "device/")) and prefix != "device/":
        return plain
    known = of_attribute(prefix + plain, "1")
    # Without a subsystem only the SCSI device can be meant by what it alone has.
    return prefix + plain if known is not None or subsystem else f"device/{plain}"


def _subsystem(rule: UdevRule) -> str:
    """Return the subsystem that a rule is about, empty if it does not say."""
    value = next((key.value for key in rule.keys if key.name == "SUBSYSTEM" and key.operator == "=="), "")
    return next((one for one in value.split("|") if one in _PREFIXES), "block" if value else "")


def kind(attribute: str, rule: UdevRule) -> str:
    """Return the kind of device that has *attribute*, by where it lies."""
    subsystem = _subsystem(rule)
    anchor = attribute.partition("/")[0]
    if anchor in ("@host", "@nvme"):
        return {"@host": "scsi_host", "@nvme": "nvme"}[anchor]
    if anchor == subsystem == "bdi" or (attribute.startswith("device/scsi_disk/") and subsystem == "scsi_disk"):
        return subsystem
    if attribute.startswith("device/") and subsystem in ("scsi", "scsi_device"):
        return subsystem
    written = [key.attribute for key in rule.keys if key.name == "ATTR" and not key.is_match]
    outside = attribute.startswith("device/") and not any(one.startswith(("device/", "../")) for one in written)
    if outside and not subsystem:
        return "scsi"
    climbs = any(one.startswith("../") and attribute == one[3:] for one in written)
    return devices.PARTITION if climbs and not subsystem.startswith("scsi") else devices.BLOCK


def kinds_of_event(rule: UdevRule, key: Key) -> tuple[str, ...]:
    """Return the kinds of devices whose events may start a rule's program for the drive itself."""
    subsystem = _subsystem(rule)
    if subsystem in ("", "block"):
        # Below /dev the SCSI device has no name, but its directory may be meant.
        by_path = not subsystem and re.search(r"devpath|%p|DEVPATH", key.value) is not None
        return (devices.BLOCK, devices.PARTITION, *(("scsi",) if by_path else ()))
    return (subsystem,)


def when(rule: UdevRule) -> tuple[When, ...]:
    """Return on which occasions a rule applies: when a drive comes, or when the power supply changes."""
    asked = [key for key in rule.keys if key.is_match]
    if not any((key.name, key.operator, key.value) == ("SUBSYSTEM", "==", "power_supply") for key in asked):
        return SOON
    left = {When.AC: "1", When.BATTERY: "0"}
    for key in asked:
        if (key.name, key.attribute) in _ONLINE:
            left = {supply: value for supply, value in left.items() if compared(key, value)}
    return tuple(left) or (When.AC, When.BATTERY)
