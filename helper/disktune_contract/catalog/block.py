"""The block layer of a drive: its request queue (``/sys/block/<drive>/queue``), flags that only an ioctl reaches,
and obsolete switches of the old IDE driver.

Sources: Documentation/ABI/stable/sysfs-block, block/blk-sysfs.c, block/elevator.c, block/ioctl.c and
drivers/ata/libata-scsi.c of Linux 6.1 and 6.12.
"""

from __future__ import annotations

from disktune_contract.drives.drive import DriveKind
from disktune_contract.settings.setting import (
    EVERY_MEDIUM,
    LARGEST,
    READ_ONLY,
    WRITABLE,
    Bound,
    Choice,
    EffectLayer,
    Legacy,
    Lifetime,
    Medium,
    PioWidth,
    Purpose,
    Range,
    ReadOnlyFlag,
    Risk,
    Setting,
    SysfsChoice,
    SysfsFlag,
    SysfsNumber,
    SysfsWord,
    Table,
    TableRow,
    Toggle,
)
from disktune_contract.units import Unit

_LOOKED_AT_ANEW = ("ata.write_cache", "ata.look_ahead", "scsi.write_cache")
"""After a change of these the kernel asks the drive again what it is, and believes that rather than the user
(drivers/ata/libata-core.c ata_qc_complete, drivers/scsi/sd.c sd_read_block_characteristics)."""

_QUEUE_REQUESTS = frozenset(DriveKind) - {DriveKind.ARRAY, DriveKind.ZRAM, DriveKind.RAM}
"""The others only pass requests on: they show a length, and refuse to change it (queue_is_mq)."""

SETTINGS = (
    Setting(
        id="block.read_ahead",
        label="Read-ahead",
        help="Data read beyond a request. More helps long reads, less helps random access.",
        # The kernel takes any unsigned long and stores whole pages, which have 4 KiB at least.
        purpose=Purpose.SPEED,
        domain=Range(0, LARGEST // 4 * 4, step=4, unit=Unit.KIB, sensible=(0, 16384), grain=4),
        access=SysfsNumber("queue/read_ahead_kb"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        hdparm="-a",
        other_names=("blockdev --setra", "blockdev --getra"),
        less="random access",
        more="long reads",
        matters_to=EVERY_MEDIUM,
        takes_hold=EffectLayer.READ_AHEAD,
        source="Linux block/blk-sysfs.c queue_ra_store, block/blk-settings.c blk_apply_bdi_limits",
        # Since Linux 6.9 every change of the queue's limits and features brings the default back.
        after=(
            *("block.max_sectors", "block.rotational", "block.iostats", "block.add_random"),
            *_LOOKED_AT_ANEW,
        ),
    ),
    Setting(
        id="block.scheduler",
        label="I/O scheduler",
        help="Decides the order of requests.",
        purpose=Purpose.SPEED,
        domain=Choice(
            ("none", "mq-deadline", "kyber", "bfq"),
            (
                "fast SSDs: lowest CPU cost",
                "hard disks and servers: sorted, with deadlines",
                "fast SSDs: keeps target latencies",
                "desktop: fair to programs",
            ),
            open=True,
        ),
        access=SysfsChoice("queue/scheduler"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        other_names=("elevator", "TLP DISK_IOSCHED"),
        matters_to=frozenset({Medium.HDD, Medium.SSD, Medium.NVME}),
        takes_hold=EffectLayer.MAKING_REQUESTS,
        source="Linux block/elevator.c elv_iosched_store",
        shows_late=True,
    ),
    Setting(
        id="block.nr_requests",
        label="Request queue size",
        help="Many help throughput, few responsiveness.",
        purpose=Purpose.SPEED,
        # BLKDEV_MIN_RQ to BLK_MQ_MAX_DEPTH; under a scheduler MAX_SCHED_RQ is the most.
        domain=Range(4, 10240, unit=Unit.REQUESTS, sensible=(4, 2048)),
        access=SysfsNumber("queue/nr_requests", kinds=_QUEUE_REQUESTS, bounds=(Bound.HARDWARE_TAGS,), least=4),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="responsiveness",
        more="throughput",
        source="Linux block/blk-mq.c blk_mq_update_nr_requests, include/linux/blk-mq.h BLKDEV_MIN_RQ",
        # Switching the scheduler resets this, and without a scheduler the depth of the hardware bounds it.
        after=("block.scheduler", "scsi.queue_depth"),
        shows_late=True,
    ),
    Setting(
        id="block.rotational",
        label="Rotational device",
        help="Marks a spinning disk, by which swap and file systems choose defaults.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=SysfsFlag("queue/rotational"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        other_names=("lsblk ROTA",),
        takes_hold=EffectLayer.DEVICE,
        source="Linux block/blk-sysfs.c queue_rotational_store",
        after=_LOOKED_AT_ANEW,
    ),
    Setting(
        id="block.rq_affinity",
        label="Completion CPU affinity",
        help="Which CPU completes a request, for very fast drives.",
        purpose=Purpose.SPEED,
        # Larger numbers are accepted and ignored.
        domain=Table(
            (
                TableRow(0, "any CPU", common=True),
                TableRow(1, "a CPU sharing its cache", common=True),
                TableRow(2, "the requesting CPU", common=True),
            )
        ),
        access=SysfsNumber("queue/rq_affinity"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux block/blk-sysfs.c queue_rq_affinity_store",
        default=1,
    ),
    Setting(
        id="block.nomerges",
        label="Request merging",
        help="Joins adjacent requests, at a CPU cost for very fast drives.",
        purpose=Purpose.SPEED,
        domain=Table(
            (
                TableRow(0, "all", common=True),
                TableRow(1, "simple only", common=True),
                TableRow(2, "none", common=True),
            )
        ),
        access=SysfsNumber("queue/nomerges"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        takes_hold=EffectLayer.MAKING_REQUESTS,
        source="Linux block/blk-sysfs.c queue_nomerges_store",
        default=0,
    ),
    Setting(
        id="block.max_sectors",
        label="Maximum request size",
        help="Large suits long transfers; small helps other requests and faulty bridges.",
        purpose=Purpose.SPEED,
        # Below one page the kernel refuses, above the hardware's limit it refuses or clamps, by version.
        domain=Range(4, LARGEST, step=4, unit=Unit.KIB, sensible=(4, 32768)),
        access=SysfsNumber("queue/max_sectors_kb", bounds=(Bound.HARDWARE_SECTORS,)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="responsiveness",
        more="throughput",
        source="Linux block/blk-sysfs.c queue_max_sectors_store",
        shows_late=True,
    ),
    Setting(
        id="block.wbt",
        label="Writeback throttling (WBT)",
        help="Throttles background writes while reads take longer.",
        purpose=Purpose.SPEED,
        # A signed 64-bit number of which -1 brings the default back; 0 switches it off.
        domain=Range(1, LARGEST, step=1000, off=0, unit=Unit.MICROSECONDS, sensible=(1000, 10_000_000)),
        access=SysfsNumber("queue/wbt_lat_usec"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        other_names=("target latency",),
        less="responsiveness",
        more="copy speed",
        takes_hold=EffectLayer.MAKING_REQUESTS,
        source="Linux block/blk-sysfs.c queue_wb_lat_store, block/blk-wbt.c",
        after=("block.scheduler", "block.rotational"),
        matters_to=frozenset({Medium.SSD}),
        shows_late=True,
    ),
    Setting(
        id="block.unwritten_share",
        label="Maximum writeback cache share",
        help="Small keeps a slow drive from delaying other writes.",
        purpose=Purpose.SPEED,
        # With a share of 0, which the kernel admits, writers are throttled all the time.
        domain=Range(0, 100, unit=Unit.PERCENT, sensible=(1, 100)),
        access=SysfsNumber("bdi/max_ratio"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="fair sharing",
        more="copy speed",
        takes_hold=EffectLayer.READ_AHEAD,
        # What is written to files counts with the device that their file system is on.
        matters_to=frozenset({Medium.VOLUME}),
        source="Linux mm/backing-dev.c max_ratio_store, Documentation/ABI/testing/sysfs-class-bdi",
        default=100,
    ),
    Setting(
        id="block.iostats",
        label="I/O statistics",
        help="Off hides activity. Before Linux 6.16, a resync then no longer yields.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        # Older kernels count what a volume passes on, whatever this is set to (drivers/md/dm.c, dm_io_acct).
        access=SysfsFlag("queue/iostats", kinds=frozenset(DriveKind) - {DriveKind.VOLUME}),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.KERNEL,
        takes_hold=EffectLayer.DEVICE,
        source="Linux block/blk-sysfs.c, drivers/md/md.c is_mddev_idle",
        default=True,
    ),
    Setting(
        id="block.add_random",
        label="Entropy contribution",
        help="Adds request times to the entropy pool. Not needed with a hardware random generator.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        access=SysfsFlag("queue/add_random"),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.KERNEL,
        source="Linux block/blk-sysfs.c, Documentation/ABI/stable/sysfs-block",
        after=_LOOKED_AT_ANEW,
    ),
    Setting(
        id="block.io_timeout",
        label="Request timeout",
        help="The SCSI command timeout in finer steps.",
        purpose=Purpose.RELIABILITY,
        # An unsigned int that is not 0, kept in ticks of 1 to 10 ms; whole seconds come back as they were written.
        domain=Range(1, LARGEST, step=1000, unit=Unit.MILLISECONDS, sensible=(1000, 600_000)),
        # A value in the SCSI layer's own file can come to 0 here, which cannot be written.
        access=SysfsNumber("queue/io_timeout", least=1),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="Short can take a slow drive offline; long makes programs wait for a failed one.",
        less="fast failure",
        more="tolerance",
        source="Linux block/blk-sysfs.c queue_io_timeout_store",
        after=("scsi.timeout",),
        shows_late=True,
    ),
    Setting(
        id="block.write_cache_belief",
        label="Write cache mode (block layer)",
        help="Whether the kernel flushes the write cache.",
        purpose=Purpose.RELIABILITY,
        domain=Choice(("write back", "write through")),
        access=SysfsWord(
            "queue/write_cache",
            locked="Read-only: “write through” with the cache on would lose data.",
        ),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.KERNEL,
        danger="With “write through” while the cache is on, a power failure loses data.",
        takes_hold=EffectLayer.DEVICE,
        source="Linux block/blk-sysfs.c queue_wc_store",
    ),
    Setting(
        id="block.discard_limit",
        label="Maximum discard size (TRIM)",
        help="Small helps drives that pause during long discards.",
        purpose=Purpose.SPEED,
        domain=Range(0, LARGEST, unit=Unit.KIB),
        access=SysfsNumber(
            "queue/discard_max_bytes",
            unit_size=1024,
            locked="Read-only: a change could not be undone.",
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        takes_hold=EffectLayer.EVERY_LAYER,
        # 0 means that TRIM ends here.
        matters_to=frozenset({Medium.VOLUME}),
        source="Linux block/blk-sysfs.c queue_discard_max_store, block/blk-settings.c blk_validate_limits",
    ),
    Setting(
        id="block.io_poll",
        label="I/O polling",
        help="Lower latency, higher CPU use.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=SysfsFlag(
            "queue/io_poll",
            locked="Read-only: set when the driver loads (nvme.poll_queues).",
        ),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.KERNEL,
        other_names=("nvme.poll_queues",),
        source="Linux block/blk-sysfs.c queue_poll_store",
    ),
)

# -- flags of a block device that are set by ioctl ---------------------------------------------------------

FLAG_SETTINGS = (
    Setting(
        id="block.read_only",
        label="Read-only flag",
        help="Makes the kernel reject programs' writes. Mounted file systems still write.",
        purpose=Purpose.RELIABILITY,
        domain=Choice(
            (WRITABLE, READ_ONLY),
            (
                "programs can write",
                "programs cannot write",
            ),
        ),
        access=ReadOnlyFlag(),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.KERNEL,
        hdparm="-r",
        other_names=("blockdev --setro", "blockdev --setrw", "blockdev --getro", "BLKROSET"),
        danger="Programs that write fail.",
        source="Linux block/ioctl.c blkdev_roset",
        default=WRITABLE,
    ),
    Setting(
        id="block.pio_width",
        label="32-bit I/O support (PIO)",
        help="Moves 32 bits at a time with PIO. No effect with DMA.",
        purpose=Purpose.OLD,
        domain=Toggle(),
        access=PioWidth(),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        hdparm="-c",
        other_names=("IO_support",),
        source="Linux drivers/ata/libata-scsi.c ata_sas_scsi_ioctl",
    ),
)

# -- obsolete switches of the IDE driver, gone since Linux 5.14 --------------------------------------------
#
# They are listed so that a search finds them. libata answers ENOTTY to every one, other drivers EINVAL
# (drivers/ata/libata-scsi.c ata_sas_scsi_ioctl of Linux 6.12).

_ROWS = (
    (
        "dma",
        "DMA",
        ("-d", "using_dma"),
        "Of the old IDE driver.",
        "Always used if possible; libata has no switch.",
    ),
    (
        "unmask_irq",
        "Interrupt unmasking",
        ("-u", "unmaskirq", "interrupt-unmask flag"),
        "Of the old IDE driver.",
        "Removed with the old IDE driver in Linux 5.14.",
    ),
    (
        "pio_mode",
        "PIO mode",
        ("-p",),
        "Of the old IDE driver.",
        "Selected by libata.",
    ),
    (
        "keep_settings",
        "Keep settings over reset",
        ("-k", "keepsettings", "keep_settings_over_reset"),
        "Of the old IDE driver.",
        "Removed with the old IDE driver in Linux 5.14.",
    ),
    (
        "ignore_write_errors",
        "Ignore write errors",
        ("-n", "nowerr"),
        "Of the old IDE driver.",
        "Loses data without an error message; no current driver has it.",
    ),
    (
        "bus_state",
        "Bus state",
        ("-b", "tristate"),
        "Turned the parallel ATA bus on, off or to tristate.",
        "Removed in Linux 5.14. Use device/delete.",
    ),
    (
        "device_reset",
        "Device reset",
        ("-w",),
        "Reset the drive.",
        "Done by libata when necessary, not by programs.",
    ),
    (
        "io_poll_delay",
        "Hybrid polling delay",
        ("", "queue/io_poll_delay"),
        "Set the sleep before a program polled for a completion.",
        "Current kernels ignore it.",
    ),
    (
        "queue_type",
        "SCSI queue type",
        ("", "device/queue_type"),
        "Queued commands in order or freely.",
        "Current kernels ignore it.",
    ),
)
"""Name in the id, label, hdparm's flag and other names, what it did, and why it is obsolete."""

LEGACY_SETTINGS = tuple(
    Setting(
        id=f"legacy.{name}",
        label=label,
        help=help_,
        purpose=Purpose.OLD,
        domain=Toggle(),
        access=Legacy(reason),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.KERNEL,
        hdparm=flag,
        other_names=tuple(names),
        source="Linux drivers/ata/libata-scsi.c ata_sas_scsi_ioctl; hdparm 9.65",
    )
    for name, label, (flag, *names), help_, reason in _ROWS
)
