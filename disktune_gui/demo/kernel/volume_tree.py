"""What the kernel and udev write about volumes: the device mapper's own files, and which device is on which.

Sources: drivers/md/dm-sysfs.c, block/holder.c and systemd's 60-persistent-storage-dm.rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from disktune_gui.demo.layers.volumes import SimulatedVolume
from disktune_gui.demo.tree import SimulatedTree


def lay_out_volumes(tree: SimulatedTree, volumes: Sequence[SimulatedVolume]) -> None:
    """Write it for devices that are in place like any other block device; lower ones first."""
    for volume in volumes:
        place, below = volume.drive.place, tree.resolve(f"/sys/class/block/{volume.below}")
        tree.files(place, {"dm/name": volume.label, "dm/uuid": volume.uuid, "dm/suspended": "0"})
        tree.link(f"{place}/slaves/{volume.below}", below)
        tree.link(f"{below}/holders/{volume.drive.name}", place)
        facts = {
            "DEVNAME": f"/dev/{volume.drive.name}",
            "DEVTYPE": "disk",
            "DM_NAME": volume.label,
            "DM_UUID": volume.uuid,
            "ID_FS_TYPE": volume.content,
            # Any will do, as long as each has its own.
            "ID_FS_UUID": f"0b0e4a53-9c52-4c1d-8a1f-00000000000{volume.drive.number[1]}",
        }
        lines = "".join(f"E:{key}={value}\n" for key, value in facts.items())
        tree.file(f"/run/udev/data/b{volume.number}", lines)
