"""Where a drive is in the computer, as the kernel and udev tell it: which port, which slot, which light.

Empty text and None are unknown or not there.
"""

from __future__ import annotations

from disktune_contract.record import record


@record
class EnclosureSlot:
    """A slot of an enclosure that reports it by SES (Linux drivers/misc/enclosure.c, drivers/scsi/ses.c)."""

    enclosure: str
    """Vendor and model of the enclosure, else its SCSI address."""
    name: str
    """Of the slot, as the enclosure calls it: ``Slot 05``, ``ArrayDevice04``."""
    number: int | None = None
    """``slot``: the number on the enclosure."""
    locate: bool | None = None
    """Whether its locate light is on."""
    fault: bool | None = None
    """Whether its fault light is on."""


@record
class UsbPlace:
    """A USB port (Documentation/ABI/testing/sysfs-bus-usb)."""

    bus: int
    ports: tuple[int, ...]
    """Port of the computer, then that of each hub on the way; counted from 1."""
    side: str = ""
    """``physical_location/panel`` of the computer's port, by the firmware: top, left, front and so on."""
    fixed: bool | None = None
    """Whether the firmware says that the computer's port is for something built in (``connect_type``)."""
    device_id: str = ""
    """Vendor and product of the bridge or stick, by which the kernel knows its faults: ``152d:0578``."""
    device_name: str = ""
    """What it calls itself."""


@record
class DrivePlace:
    """Where a drive is."""

    controller: str = ""
    """PCI address of what it is connected to, or of the NVMe drive itself: ``0000:00:17.0``."""
    controller_name: str = ""
    """Vendor and device of the controller by udev's hardware database. Not for an NVMe drive, which is its own."""
    nvme: bool = False
    """Whether the address is that of the drive itself."""
    host: str = ""
    """Name of the port in the kernel's messages: ``ata3``; of other SCSI hosts ``host6``."""
    port: int | None = None
    """``port_no``: number of a libata port on its controller, from 1. That of the connector may be another."""
    second: bool | None = None
    """On a PATA port, whether it is the second device (slave)."""
    behind: int | None = None
    """Port of a port multiplier, from 0."""
    bay: int | None = None
    """``bay_identifier`` of a SAS drive, as its adapter tells it (drivers/scsi/scsi_transport_sas.c)."""
    enclosure: EnclosureSlot | None = None
    slot: str = ""
    """Name of the PCI slot, by ``/sys/bus/pci/slots``: mostly the number printed on the board."""
    label: str = ""
    """Name of the slot or device by the firmware (``label``, SMBIOS type 41 or ACPI _DSM)."""
    usb: UsbPlace | None = None
    paths: tuple[str, ...] = ()
    """Names in /dev/disk/by-path, without the directory: they follow the place, not the drive."""
