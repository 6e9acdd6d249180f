"""How a drive is connected, where it is, its partitions and mounts: read from files, without asking the drive.

None is unknown or not there. Speeds are those of the kernel: Gb/s for SATA, GT/s for PCIe, Mb/s for USB.
"""

from __future__ import annotations

from disktune_contract.health.health import EmmcHealth, Reserve
from disktune_contract.record import record

# -- a card or an eMMC, by the registers that the kernel has read ------------------------------------------
#
# None and empty text are unknown or not there.


@record
class BusMode:
    """How a card is driven now, by the kernel's ``ios`` (drivers/mmc/core/debugfs.c), for root alone."""

    name: str
    """``sd uhs SDR104``, ``mmc HS400``."""
    bits: int | None = None
    """Data lines in use: 1, 4 or 8."""
    clock_hz: int | None = None
    """``actual clock``; where the host does not report it, ``clock``."""


@record
class CardAttachment:
    """A card of a slot, or an eMMC on the board."""

    kind: str
    """``SD`` or ``MMC``, as the kernel calls it; an eMMC is ``MMC``."""
    name: str = ""
    """Product name of the CID register, five or six characters."""
    maker: int | None = None
    """Manufacturer id of the CID register."""
    made: str = ""
    """Month and year as the kernel prints them: ``08/2019``."""
    version: str = ""
    """Of the standard: ``SD 6``, ``eMMC 5.1``."""
    speed_class: int | None = None
    """SD: MB/s that it promises at least for writing, by its speed class; 0 promises nothing."""
    uhs_grade: int | None = None
    """SD: 1 (U1, 10 MB/s) or 3 (U3, 30 MB/s); 0 is none."""
    video_class: int | None = None
    """SD: MB/s of its video speed class (V6 to V90); 0 is none."""
    application_class: int | None = None
    """SD: 1 (A1) or 2 (A2); 0 is none."""
    discards: bool | None = None
    """SD: whether it takes DISCARD (SD status bit 313)."""
    life_used_a: int | None = None
    """eMMC: life used of the cells of type A, in tenths begun: 1 is up to 10%, 10 up to 100%, 11 is beyond."""
    life_used_b: int | None = None
    """The same of type B."""
    reserve: Reserve | None = None
    mode: BusMode | None = None
    """None where `ios` cannot be read, which without root is everywhere."""

    @property
    def wear(self) -> EmmcHealth:
        """What it reports of its wear; an SD card reports nothing."""
        return EmmcHealth(self.life_used_a, self.life_used_b, self.reserve)

    @property
    def life_used(self) -> int | None:
        """The larger of both, 1 to 11; None if neither is reported."""
        return self.wear.life_used

    @property
    def least_write_mb_s(self) -> int | None:
        """The MB/s that the highest class of an SD card promises for writing; None if it promises nothing."""
        grade = {1: 10, 3: 30}.get(self.uhs_grade or 0, 0)
        return max(self.speed_class or 0, grade, self.video_class or 0) or None


# -- where a drive is in the computer, by the kernel and udev ----------------------------------------------
#
# Empty text and None are unknown or not there.


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
    """Whether the firmware reports that the computer's port is for something built in (``connect_type``)."""
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
    """``bay_identifier`` of a SAS drive, as its adapter reports it (drivers/scsi/scsi_transport_sas.c)."""
    enclosure: EnclosureSlot | None = None
    slot: str = ""
    """Name of the PCI slot, by ``/sys/bus/pci/slots``: mostly the number printed on the board."""
    label: str = ""
    """Name of the slot or device by the firmware (``label``, SMBIOS type 41 or ACPI _DSM)."""
    usb: UsbPlace | None = None
    paths: tuple[str, ...] = ()
    """Names in /dev/disk/by-path, without the directory: they follow the place, not the drive."""


# -- how a drive is connected, partitioned and mounted -----------------------------------------------------


@record
class SataLink:
    """The link of a port of libata (Documentation/ABI/testing/sysfs-ata), in Gb/s."""

    speed: float | None = None
    """``sata_spd``: negotiated."""
    limit: float | None = None
    """``sata_spd_limit``: the highest speed that libata negotiates now; None is no limit. Errors lower it."""
    configured: float | None = None
    """``hw_sata_spd_limit``: the limit by the firmware or ``libata.force``; None is no limit."""
    controller: float | None = None
    """The highest speed of the controller, ``ahci_host_caps`` bits 23:20 (AHCI 1.3.1, CAP.ISS)."""
    vendor: int | None = None
    """PCI vendor of the controller."""


@record
class PciLink:
    """Speed in GT/s and lanes of one end, or of the link."""

    speed: float | None = None
    lanes: int | None = None


@record
class PciAttachment:
    """``current_link_*`` and ``max_link_*`` of a PCI Express device and of the port above it."""

    now: PciLink
    drive: PciLink
    port: PciLink | None = None


@record
class UsbAttachment:
    """A USB device (Documentation/ABI/testing/sysfs-bus-usb), speeds in Mb/s."""

    speed: float | None = None
    version: str = ""
    """``bcdUSB`` as the kernel prints it, for example ``2.10``."""
    can: float | None = None
    """The highest speed in the device's BOS descriptor (USB 3.2, 9.6.2), which Linux shows since 6.9."""
    computer: float | None = None
    """The highest speed of any root hub of the computer."""
    port: float | None = None
    """The highest speed of the port that it is plugged into, by the hubs that the port belongs to."""
    faster_port: bool | None = None
    """Whether the port that it is plugged into belongs to a SuperSpeed port, too (``peer``)."""
    driver: str = ""
    """Of its storage interface: ``usb-storage`` (BOT) or ``uas``."""
    offers_uas: bool | None = None
    """Whether an alternate setting has the protocol UAS (62h)."""
    quirk: bool | None = None
    """Whether ``usb_storage.quirks`` forbids UAS for this device (flag ``u``)."""
    avoided: bool | None = None
    """Whether the kernel's own list forbids UAS for this device (drivers/usb/storage/unusual_uas.h)."""
    without_streams: bool | None = None
    """Whether the kernel uses no streams of this controller, which UAS needs from 5 Gb/s on."""
    uas_there: bool | None = None
    """Whether the driver uas is loaded or built in; None if that was not checked."""
    suspends: bool | None = None
    """Whether the kernel may suspend the device while it is idle (``power/control``)."""
    suspend_ms: int | None = None
    """After how many idle milliseconds (``power/autosuspend_delay_ms``); negative is never."""
    ids: str = ""
    """Vendor and product: ``152d:0578``."""
    provisioning: str = ""
    """``provisioning_mode``: how the kernel trims: ``unmap``, ``writesame_16``, ``full`` for not at all."""
    provisions: bool | None = None
    """``thin_provisioning``: whether the device reports that it can unmap blocks (LBPME, SBC-4 5.16.2)."""
    unmap: bool | None = None
    """Whether it reports that it supports UNMAP (LBPU of VPD page B2h)."""


@record
class PartitionPlace:
    """Where a partition begins."""

    name: str
    offset_bytes: int | None
    """``alignment_offset``: 0 is aligned to the physical sectors, -1 cannot be aligned."""
    start_bytes: int
    used: bool | None
    """Whether it is used: mounted, swap, with holders, or with content that udev knows."""


@record
class MountedSystem:
    """A file system on the drive, or on what is built on it."""

    point: str
    device: str
    """Kernel name of what is mounted."""
    kind: str
    options: tuple[str, ...]
    """Of the mount and of the file system."""
    discard_bytes: int | None = None
    """``queue/discard_max_bytes`` of that device: 0 if TRIM does not pass."""


@record
class Attachment:
    """The answer to ``checkup``: what no other operation reports."""

    sata: SataLink | None = None
    pcie: PciAttachment | None = None
    usb: UsbAttachment | None = None
    card: CardAttachment | None = None
    transfer_mode: str = ""
    """libata's name of the mode in use, for example ``XFER_UDMA_6``."""
    lowered: int | None = None
    """How often libata lowered the transfer mode because of errors (``spdn_cnt``)."""
    partitions: tuple[PartitionPlace, ...] = ()
    mounts: tuple[MountedSystem, ...] | None = None
    """None if the list of mounts could not be read."""
    discard_bytes: int | None = None
    """``queue/discard_max_bytes`` of the drive: 0 if the kernel sends it no TRIM."""
    zoned: str = ""
    """``queue/zoned``: none, host-aware, host-managed."""
    trim_timer: bool | None = None
    """Whether fstrim is started from time to time: by systemd's timer or a script of cron."""
    trim_age_s: float | None = None
    """Seconds since fstrim.timer last elapsed, or was first started: the age of the stamp that systemd keeps of a
    timer with Persistent=yes (systemd.timer(5)). It does not show that fstrim succeeded."""
    up_s: float | None = None
    """Seconds since the computer was started."""
    discarded_bytes: int | None = None
    """What the kernel has discarded on the drive since the computer was started (Documentation/block/stat.rst)."""
    place: DrivePlace | None = None
    """Where it is; None of an array."""
