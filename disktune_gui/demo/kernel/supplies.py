"""What the machine runs on: a mains adapter, plugged in, and the battery of a laptop.

So that a value for battery can be saved in the demo; the kernel's Documentation/ABI/testing/sysfs-class-power.
"""

from __future__ import annotations

from disktune_gui.demo.tree import SimulatedTree

_CLASS = "/sys/class/power_supply"


def lay_out_supplies(tree: SimulatedTree) -> None:
    """Put both in place."""
    tree.files(f"{_CLASS}/AC", {"type": "Mains", "online": "1"})
    tree.files(f"{_CLASS}/BAT0", {"type": "Battery", "status": "Full", "capacity": "100"})


def plug(tree: SimulatedTree, *, connected: bool) -> None:
    """Put the plug in, or pull it out."""
    tree.files(f"{_CLASS}/AC", {"type": "Mains", "online": f"{connected:d}"})
    tree.files(f"{_CLASS}/BAT0", {"status": "Full" if connected else "Discharging"})


def take_away(tree: SimulatedTree) -> None:
    """Make it a machine that does not report what it runs on: its files are of no type."""
    tree.files(_CLASS, {"AC/type": "", "BAT0/type": ""})
