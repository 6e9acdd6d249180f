"""The disk on USB: a USB 3 disk in a port that has USB 2 alone, and an option that keeps it from UAS."""

from __future__ import annotations

from posixpath import basename, dirname

from disktune_gui.demo.tree import SimulatedTree

_STORAGE = bytes((9, 4, 0, 0, 2, 8, 6, 0x50, 0)) + bytes((9, 4, 0, 1, 4, 8, 6, 0x62, 0))
"""The interface of the bridge: mass storage, SCSI, bulk-only transport, and UAS as its other setting."""
_SUPER_SPEED = bytes((5, 15, 22, 0, 2, 7, 16, 2, 2, 0, 0, 0, 10, 16, 3, 0, 0x0E, 0, 1, 10, 0xFF, 7))
"""What a USB 3 device says of itself at any speed: LPM, and full, high and SuperSpeed (USB 3.2, 9.6.2)."""


def lay_out_usb_disk(tree: SimulatedTree, device: str) -> None:
    """Write a USB 3 disk in a port that has USB 2 alone, as drivers/usb/core/sysfs.c shows it."""
    interface = device[: device.index("/host")]
    usb = dirname(interface)
    root, other = dirname(usb), f"{dirname(dirname(usb))}/usb2"
    port = f"{root}/1-0:1.0/usb1-port{usb.rpartition('-')[2]}"
    tree.files(port, {"connect_type": "hotplug"})
    tree.link(f"{usb}/port", port)
    tree.folder("/sys/bus/usb/drivers/uas")
    tree.link(f"{interface}/driver", "/sys/bus/usb/drivers/usb-storage")
    tree.folder("/sys/bus/usb/drivers/usb-storage")
    for hub, speed in ((root, "480"), (other, "10000")):
        tree.files(hub, {"speed": speed})
        tree.link(f"/sys/bus/usb/devices/{basename(hub)}", hub)
    # Somebody once had trouble with it, and the line is still in /etc/modprobe.d.
    tree.file("/sys/module/usb_storage/parameters/quirks", "1058:0748:u\n")
    address = basename(device)
    tree.files(f"{device}/scsi_disk/{address}", {"provisioning_mode": "full", "thin_provisioning": "0"})
    tree.files(f"{usb}/power", {"control": "on", "autosuspend_delay_ms": "2000"})
    tree.files(
        usb,
        {
            "idVendor": "1058",
            "idProduct": "0748",
            "manufacturer": "Western Digital",
            "product": "My Passport 0748",
            "serial": "575832310000",
            "bcdDevice": "1019",
            "speed": "480",
            "version": " 2.10",
            "descriptors": _STORAGE,
            "bos_descriptors": _SUPER_SPEED,
        },
    )
