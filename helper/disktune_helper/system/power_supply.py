"""What the machine runs on: mains, or its battery."""

from __future__ import annotations

from disktune_contract.settings.saved import Supply
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import text_of

_SUPPLIES = "/sys/class/power_supply"


def supply(ports: Ports) -> Supply:
    """Return what the machine runs on now."""
    return {True: Supply.MAINS, False: Supply.BATTERY, None: Supply.UNKNOWN}[on_mains(ports)]


def on_mains(ports: Ports) -> bool | None:
    """Return whether anything feeds the machine from outside; None on machines that do not tell.

    A charger is of type ``Mains``, or of type ``USB`` where it is plugged into such a port; what charges a mouse
    is neither (the kernel's Documentation/ABI/testing/sysfs-class-power, ``type``, ``online`` and ``scope``).
    """
    online: dict[str, list[bool]] = {"Mains": [], "USB": []}
    for name in ports.names(_SUPPLIES):
        kind = text_of(ports, f"{_SUPPLIES}/{name}/type")
        state = text_of(ports, f"{_SUPPLIES}/{name}/online")
        if kind in online and state and text_of(ports, f"{_SUPPLIES}/{name}/scope") != "Device":
            # 2 is on as well: a charger that has agreed on a voltage of its own (same document).
            online[kind].append(state != "0")
    # A port to which no charger is plugged says nothing where there is a socket of its own for one; nor does it on
    # a machine without a battery.
    if any(online["Mains"]) or any(online["USB"]):
        return True
    return False if online["Mains"] or (online["USB"] and has_battery(ports)) else None


def has_battery(ports: Ports) -> bool:
    """Return whether a battery can feed the machine; that of a mouse cannot."""
    return any(
        text_of(ports, f"{_SUPPLIES}/{name}/type") == "Battery"
        and text_of(ports, f"{_SUPPLIES}/{name}/scope") != "Device"
        for name in ports.names(_SUPPLIES)
    )
