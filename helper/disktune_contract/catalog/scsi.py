"""What the kernel's SCSI layer, and libata below it, holds per drive: ``/sys/block/<drive>/device``.

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
        help="How many commands the drive may hold and reorder at once. On SATA ports 1 switches native command "
        "queuing (NCQ) off, and 31 or 32 is usual.",
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
    ),
    Setting(
        id="scsi.timeout",
        label="Command timeout",
        help="How long the kernel waits for a command before it resets the link and tries again. In an array, a "
        "drive that searches for lost data for minutes needs 180 s here, or it is thrown out.",
        purpose=Purpose.RELIABILITY,
        # An int that the kernel multiplies by its ticks a second. 0 is shown for what is less than a second.
        domain=Range(1, LARGEST // _MOST_TICKS_A_SECOND, unit=Unit.SECONDS, sensible=(1, 600)),
        access=SysfsNumber("device/timeout", least=1),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="With a short time the kernel resets a drive that is merely slow and may take it offline; with a "
        "long one everything waits that long for a drive that has died.",
        less="gives up early",
        more="patient",
        source="Linux drivers/scsi/scsi_sysfs.c sdev_store_timeout",
        default=30,
    ),
    Setting(
        id="scsi.eh_timeout",
        label="Timeout while recovering",
        help="How long the kernel waits for each of its own commands while it tries to get a drive back that no "
        "longer answers. Shorter gives a dead drive up sooner.",
        purpose=Purpose.RELIABILITY,
        domain=Range(0, LARGEST // _MOST_TICKS_A_SECOND, unit=Unit.SECONDS, sensible=(1, 120)),
        access=SysfsNumber("device/eh_timeout"),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="If it is too short, a drive that is only spinning up is taken offline; if it is long, the machine "
        "waits for a dead drive at every step of the recovery.",
        less="gives up early",
        more="patient",
        source="Linux drivers/scsi/scsi_sysfs.c sdev_store_eh_timeout",
        default=10,
    ),
    Setting(
        id="scsi.max_retries",
        label="Attempts at a failed command",
        help="How often the kernel repeats a command that failed in a way that may pass.",
        purpose=Purpose.RELIABILITY,
        domain=Range(0, 5, off=-1, unit=Unit.ATTEMPTS, off_word="no limit"),
        access=SysfsNumber("device/scsi_disk/*/max_retries"),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="Without any attempt a passing disturbance becomes an error of the file system; without a limit a "
        "program may wait for ever.",
        less="fails early",
        more="persistent",
        source="Linux drivers/scsi/sd.c max_retries_store",
        default=5,
    ),
    Setting(
        id="scsi.max_medium_timeouts",
        label="Timeouts until it is taken offline",
        help="After how many reads or writes without an answer the kernel gives a drive up although it still "
        "answers other commands.",
        purpose=Purpose.RELIABILITY,
        domain=Range(0, LARGEST, sensible=(1, 100)),
        access=SysfsNumber("device/scsi_disk/*/max_medium_access_timeouts"),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="A high number keeps the machine waiting for a drive that no longer reads or writes.",
        less="gives up early",
        more="patient",
        source="Linux drivers/scsi/sd.c max_medium_access_timeouts_store",
        default=2,
    ),
    Setting(
        id="scsi.cache_type",
        label="Caches, as the kernel believes",
        help="What the kernel last saw of the drive's caches: with write back it flushes at the right moments, "
        "with write through or none it does not.",
        purpose=Purpose.RELIABILITY,
        domain=Choice(("write back", "write through", "none", "write back, no read (daft)")),
        access=SysfsWord(
            "device/scsi_disk/*/cache_type",
            locked="It is shown only: the drive's caches are settings of their own, which the kernel follows, and "
            "a belief of its own would stop the flushes.",
        ),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.KERNEL,
        danger="A wrong belief stops the flushes while the drive still caches: a power failure then loses data.",
        source="Linux drivers/scsi/sd.c cache_type_store",
    ),
    Setting(
        id="scsi.queue_ramp_up",
        label="Patience after a full queue",
        help="How long the kernel waits before it fills the queue again of a drive that said it was full.",
        purpose=Purpose.SPEED,
        # Kept in ticks of 1 to 10 ms; whole seconds come back as they were written.
        domain=Range(0, LARGEST, step=1000, unit=Unit.MILLISECONDS, sensible=(1000, 3_600_000)),
        access=SysfsNumber("device/queue_ramp_up_period"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/scsi/scsi_sysfs.c sdev_store_queue_ramp_up_period",
        default=120_000,
    ),
    Setting(
        id="scsi.ncq_priority",
        label="Priorities in the drive's queue",
        help="Passes the priority of real-time programs on to the drive, which then serves them first.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=SysfsFlag(
            "device/ncq_prio_enable",
            needs=(Needs("device/ncq_prio_supported", "1", "This drive knows no priorities."),),
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/ata/libata-sata.c ata_ncq_prio_enable_store",
        default=False,
    ),
    Setting(
        id="scsi.duration_limits",
        label="Command duration limits",
        help="Lets programs tell the drive how long a command may take. For servers with drives made for it.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=SysfsFlag(
            "device/cdl_enable",
            needs=(Needs("device/cdl_supported", "1", "This drive knows no duration limits."),),
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/scsi/scsi_sysfs.c sdev_store_cdl_enable",
        default=False,
        # Both use the same bits of a command: the kernel refuses the one while the other is on.
        after=("scsi.ncq_priority",),
    ),
    Setting(
        id="scsi.activity_light",
        label="Activity light",
        help="How the light of an enclosure shows activity.",
        purpose=Purpose.MONITORING,
        domain=Table(
            (
                TableRow(0, "does not show activity", common=True),
                TableRow(1, "off, blinks when busy", common=True),
                TableRow(2, "on, blinks when busy", common=True),
            )
        ),
        access=SysfsNumber("device/sw_activity"),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/ata/libahci.c ahci_activity_store, Documentation/ABI/testing/sysfs-block-device",
        default=0,
    ),
)
