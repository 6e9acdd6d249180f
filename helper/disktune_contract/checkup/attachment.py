"""How a drive is connected, laid out and mounted, as the kernel's files show it without a question to the drive.

None is unknown or not there. Speeds are those of the kernel: Gb/s for SATA, GT/s for PCIe, Mb/s for USB.
"""

from __future__ import annotations

from disktune_contract.checkup.card import CardAttachment
from disktune_contract.checkup.place import DrivePlace
from disktune_contract.record import record


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
    """Whether the driver uas is loaded or built in; None if that was not looked at."""
    suspends: bool | None = None
    """Whether the kernel may suspend the device while it is idle (``power/control``)."""
    suspend_ms: int | None = None
    """After how many idle milliseconds (``power/autosuspend_delay_ms``); negative is never."""
    ids: str = ""
    """Vendor and product: ``152d:0578``."""
    provisioning: str = ""
    """``provisioning_mode``: how the kernel trims: ``unmap``, ``writesame_16``, ``full`` for not at all."""
    provisions: bool | None = None
    """``thin_provisioning``: whether the device says that it can forget blocks (LBPME, SBC-4 5.16.2)."""
    unmap: bool | None = None
    """Whether it says that it takes UNMAP (LBPU of VPD page B2h)."""


@record
class PartitionPlace:
    """Where a partition begins."""

    name: str
    offset_bytes: int | None
    """``alignment_offset``: 0 is aligned to the physical sectors, -1 cannot be aligned."""
    start_bytes: int
    used: bool | None
    """Whether it holds anything: mounted, swap, held, or with content that udev knows."""


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
    """The answer to ``checkup``: what no other operation tells."""

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
    timer with Persistent=yes (systemd.timer(5)). It does not say that fstrim succeeded."""
    up_s: float | None = None
    """Seconds since the computer was started."""
    discarded_bytes: int | None = None
    """What the kernel has discarded on the drive since the computer was started (Documentation/block/stat.rst)."""
    place: DrivePlace | None = None
    """Where it is; None of an array."""
