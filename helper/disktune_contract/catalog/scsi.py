"""What the kernel's SCSI layer, and libata below it, keeps per drive: ``/sys/block/<drive>/device``.

Sources: drivers/scsi/scsi_sysfs.c, drivers/scsi/sd.c, drivers/ata/libata-sata.c of Linux 6.1 and 6.12.
"""

from __future__ import annotations

from disktune_contract.settings.setting import (
    LARGEST,
    Bound,
    Choice,
    Lifetime,
    Medium,
    Needs,
    Purpose,
    Range,
    Risk,
    Setting,
    SysfsFlag,
    SysfsNumber,
    SysfsWord,
    Table,
    TableRow,
    Toggle,
)
from disktune_contract.units import Unit

_MOST_TICKS_A_SECOND = 1000
"""CONFIG_HZ; with more seconds than fit an int the product would overflow."""

SETTINGS = (
    Setting(
        id="scsi.queue_depth",
        label="Queue depth (NCQ)",
        help="Sets how many commands the drive holds and reorders at a time. On SATA ports, 1 turns native "
        "command queuing (NCQ) off; 31 or 32 is usual.",
        # At most 4096 (scsi_device_max_queue_depth); host and drive set the real end. hdparm -Q stops at 1024.
        purpose=Purpose.SPEED,
        domain=Range(1, 4096, unit=Unit.COMMANDS, sensible=(1, 1024)),
        access=SysfsNumber("device/queue_depth", bounds=(Bound.NCQ_DEPTH, Bound.HOST_QUEUE)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        hdparm="-Q",
        less="strict order",
        more="reordering",
        matters_to=frozenset({Medium.SSD}),
        source="Linux drivers/ata/libata-sata.c __ata_change_queue_depth, drivers/scsi/scsi_sysfs.c",
        shows_late=True,
    ),
    Setting(
        id="scsi.timeout",
        label="SCSI command timeout",
        help="Sets how long the kernel waits for a command before it resets the link and retries. In an "
        "array, use 180 s for drives without an error recovery limit; otherwise the kernel drops the "
        "drive during a long recovery.",
        purpose=Purpose.RELIABILITY,
        # An int that the kernel multiplies by its ticks a second. 0 is shown for what is less than a second.
        domain=Range(1, LARGEST // _MOST_TICKS_A_SECOND, unit=Unit.SECONDS, sensible=(1, 600)),
        access=SysfsNumber("device/timeout", least=1),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="With a short timeout, the kernel resets a drive that is only slow and may take it offline. "
        "With a long one, programs wait that long for a failed drive.",
        less="fast failure",
        more="tolerance",
        source="Linux drivers/scsi/scsi_sysfs.c sdev_store_timeout",
        default=30,
        shows_late=True,
    ),
    Setting(
        id="scsi.eh_timeout",
        label="Error handler timeout",
        help="Sets how long the kernel waits for each recovery command to a drive that does not respond. A "
        "short timeout gives up on a failed drive sooner.",
        purpose=Purpose.RELIABILITY,
        domain=Range(0, LARGEST // _MOST_TICKS_A_SECOND, unit=Unit.SECONDS, sensible=(1, 120)),
        access=SysfsNumber("device/eh_timeout"),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="With a short timeout, the kernel takes a drive offline that is only spinning up. With a long "
        "one, the computer waits at every step of the recovery of a failed drive.",
        less="fast failure",
        more="tolerance",
        source="Linux drivers/scsi/scsi_sysfs.c sdev_store_eh_timeout",
        default=10,
        shows_late=True,
    ),
    Setting(
        id="scsi.max_retries",
        label="Maximum command retries",
        help="Sets how often the kernel repeats a command that failed with a temporary error. Fewer retries "
        "report errors sooner.",
        purpose=Purpose.RELIABILITY,
        domain=Range(0, 5, off=-1, off_word="no limit"),
        access=SysfsNumber("device/scsi_disk/*/max_retries"),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="With 0, a temporary error reaches the file system. Without a limit, a program may wait "
        "indefinitely.",
        less="fast failure",
        more="tolerance",
        source="Linux drivers/scsi/sd.c max_retries_store",
        default=5,
        shows_late=True,
    ),
    Setting(
        id="scsi.max_medium_timeouts",
        label="Medium access timeout limit",
        help="Sets how many reads or writes may time out before the kernel takes the drive offline. It counts "
        "them even if the drive answers other commands.",
        purpose=Purpose.RELIABILITY,
        domain=Range(0, LARGEST, sensible=(1, 100)),
        access=SysfsNumber("device/scsi_disk/*/max_medium_access_timeouts"),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="With a high limit, programs keep waiting for a drive that no longer reads or writes.",
        less="fast failure",
        more="tolerance",
        source="Linux drivers/scsi/sd.c max_medium_access_timeouts_store",
        default=2,
        shows_late=True,
    ),
    Setting(
        id="scsi.cache_type",
        label="Cache type (sd driver)",
        help="Shows the drive's caches as the kernel last read them. The kernel flushes the cache with "
        "“write back”, but not with “write through” or “none”.",
        purpose=Purpose.RELIABILITY,
        domain=Choice(("write back", "write through", "none", "write back, no read (daft)")),
        access=SysfsWord(
            "device/scsi_disk/*/cache_type",
            locked="Read-only. The drive's caches are separate settings, which the kernel follows. A different "
            "value here would stop the flushes.",
        ),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.KERNEL,
        danger="With “write through” while the cache is on, the kernel does not flush it: a power failure then "
        "loses data.",
        source="Linux drivers/scsi/sd.c cache_type_store",
    ),
    Setting(
        id="scsi.queue_ramp_up",
        label="Queue ramp-up period",
        help="Time without “queue full” reports before the kernel raises the queue depth again.",
        purpose=Purpose.SPEED,
        # Kept in ticks of 1 to 10 ms; whole seconds come back as they were written.
        domain=Range(0, LARGEST, step=1000, unit=Unit.MILLISECONDS, sensible=(1000, 3_600_000)),
        access=SysfsNumber("device/queue_ramp_up_period"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/scsi/scsi_sysfs.c sdev_store_queue_ramp_up_period",
        default=120_000,
        shows_late=True,
    ),
    Setting(
        id="scsi.ncq_priority",
        label="NCQ priority",
        help="Passes the priority of real-time programs to the drive, which then serves their commands first.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=SysfsFlag(
            "device/ncq_prio_enable",
            needs=(Needs("device/ncq_prio_supported", "1", "This drive does not support NCQ priority."),),
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/ata/libata-sata.c ata_ncq_prio_enable_store",
        default=False,
        shows_late=True,
    ),
    Setting(
        id="scsi.duration_limits",
        label="Command duration limits (CDL)",
        help="Lets programs limit how long a command may take in the drive. For servers with drives that "
        "support it.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=SysfsFlag(
            "device/cdl_enable",
            needs=(Needs("device/cdl_supported", "1", "This drive does not support command duration limits."),),
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/scsi/scsi_sysfs.c sdev_store_cdl_enable",
        default=False,
        # Both use the same bits of a command: the kernel refuses the one while the other is on.
        after=("scsi.ncq_priority",),
        shows_late=True,
    ),
    Setting(
        id="scsi.activity_light",
        label="Activity LED mode",
        help="Sets how the drive's LED in an enclosure shows activity.",
        purpose=Purpose.MONITORING,
        domain=Table(
            (
                TableRow(0, "does not show activity", common=True),
                TableRow(1, "off, blinks on activity", common=True),
                TableRow(2, "on, blinks on activity", common=True),
            )
        ),
        access=SysfsNumber("device/sw_activity"),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/ata/libahci.c ahci_activity_store, Documentation/ABI/testing/sysfs-block-device",
        default=0,
    ),
    Setting(
        id="scsi.locate_light",
        label="Locate light",
        help="Turns on the light at the drive's slot in its enclosure. Use it to find the right drive to pull.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        access=SysfsFlag("@enclosure/locate"),
        risk=Risk.HARMLESS,
        # The enclosure keeps it until it loses power.
        lifetime=Lifetime.VOLATILE,
        source="Linux drivers/misc/enclosure.c set_component_locate, drivers/scsi/ses.c ses_set_locate",
        other_names=("ident", "ledctl", "identify light"),
        default=False,
        momentary=True,
    ),
)
