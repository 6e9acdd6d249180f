"""Eject of a drive of the demo's machine by udisks2, repeated by each helper that simulates the machine."""

from __future__ import annotations

from disktune_gui.demo.drive import SimulatedDrive
from disktune_gui.demo.tree import SimulatedTree

DEED = "eject"
"""The name by which the window reports to the helpers what udisks2 did."""
UNMOUNT, OFF = "unmount", "off"


def repeat(drive: SimulatedDrive | None, tree: SimulatedTree, arguments: tuple[str, ...]) -> None:
    """Apply to *drive* what udisks2 did."""
    if drive is None:
        return
    what, name = arguments
    if what == UNMOUNT:
        drive.unmounted |= {part.number for part in drive.partitions if drive.partition_name(part) == name}
        return
    drive.switched_off = True
    for gone in (drive.name, *(drive.partition_name(part) for part in drive.partitions)):
        tree.remove(f"/sys/class/block/{gone}")
    tree.remove(f"/sys/block/{drive.name}")
