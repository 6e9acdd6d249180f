"""The kernel's request queue in front of a drive: ``/sys/block/<drive>/queue``.

Sources: Documentation/ABI/stable/sysfs-block, block/blk-sysfs.c and block/elevator.c of Linux 6.1 and 6.12.
"""

from __future__ import annotations

from disktune_contract.drives.drive import DriveKind
from disktune_contract.settings.setting import (
    EVERY_MEDIUM,
    LARGEST,
    Bound,
    Choice,
    Lifetime,
    Medium,
    Purpose,
    Range,
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
        help="How much the kernel reads beyond what a program asked for. Large values help long sequential "
        "reads such as video, small ones help random access.",
        # The kernel takes any unsigned long and stores whole pages, which have 4 KiB at least.
        purpose=Purpose.SPEED,
        domain=Range(0, LARGEST // 4 * 4, step=4, unit=Unit.KIB, sensible=(0, 16384), grain=4),
        access=SysfsNumber("queue/read_ahead_kb"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        hdparm="-a",
        less="random access",
        more="long reads",
        matters_to=EVERY_MEDIUM,
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
        help="Who decides which waiting request goes to the drive next. mq-deadline suits hard disks, bfq keeps "
        "a desktop responsive under load, none suits fast SSDs.",
        purpose=Purpose.SPEED,
        domain=Choice(
            ("none", "mq-deadline", "kyber", "bfq"),
            (
                "requests go to the drive as they come, which costs the least",
                "requests are sorted by place, and none waits for long",
                "only as many requests are let through as the drive answers quickly",
                "every program gets its share of the drive",
            ),
            open=True,
        ),
        access=SysfsChoice("queue/scheduler"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        matters_to=frozenset({Medium.HDD, Medium.SSD, Medium.NVME}),
        source="Linux block/elevator.c elv_iosched_store",
    ),
    Setting(
        id="block.nr_requests",
        label="Request queue length",
        help="How many requests may wait in the kernel for this drive. More lets the scheduler sort better, "
        "fewer keeps a busy drive responsive. Changing the scheduler resets it.",
        purpose=Purpose.SPEED,
        # BLKDEV_MIN_RQ to BLK_MQ_MAX_DEPTH; under a scheduler MAX_SCHED_RQ is the most.
        domain=Range(4, 10240, unit=Unit.REQUESTS, sensible=(4, 2048)),
        access=SysfsNumber("queue/nr_requests", kinds=_QUEUE_REQUESTS, bounds=(Bound.HARDWARE_TAGS,), least=4),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="responsive",
        more="throughput",
        source="Linux block/blk-mq.c blk_mq_update_nr_requests, include/linux/blk-mq.h BLKDEV_MIN_RQ",
        # Switching the scheduler resets this, and without a scheduler the depth of the hardware bounds it.
        after=("block.scheduler", "scsi.queue_depth"),
    ),
    Setting(
        id="block.rotational",
        label="Treated as a spinning disk",
        help="What the kernel takes the drive for. It only steers other choices: write-back throttling, swap and "
        "some file systems. Worth correcting for a flash drive behind a bridge that says nothing.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=SysfsFlag("queue/rotational"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux block/blk-sysfs.c queue_rotational_store",
        after=_LOOKED_AT_ANEW,
    ),
    Setting(
        id="block.rq_affinity",
        label="Processor that completes requests",
        help="Where the kernel finishes a request. Nearer to the program that asked keeps its data in that "
        "processor's cache; matters on machines with many cores and very fast drives.",
        purpose=Purpose.SPEED,
        # Larger numbers are accepted and ignored.
        domain=Table(
            (
                TableRow(0, "any processor", common=True),
                TableRow(1, "one that shares a cache with the asking one", common=True),
                TableRow(2, "the asking one", common=True),
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
        label="Merging of requests",
        help="Whether the kernel joins neighbouring requests into larger ones. Searching for neighbours costs a "
        "little processor time, which only very fast drives with scattered access notice.",
        purpose=Purpose.SPEED,
        domain=Table(
            (
                TableRow(0, "all kinds", common=True),
                TableRow(1, "only the simplest", common=True),
                TableRow(2, "none", common=True),
            )
        ),
        access=SysfsNumber("queue/nomerges"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux block/blk-sysfs.c queue_nomerges_store",
        default=0,
    ),
    Setting(
        id="block.max_sectors",
        label="Largest request",
        help="How much one request may move. Larger ones suit long transfers; smaller ones let others in between, "
        "and help bridges that stumble over large requests.",
        purpose=Purpose.SPEED,
        # Below one page the kernel refuses, above the hardware's limit it refuses or clamps, by version.
        domain=Range(4, LARGEST, step=4, unit=Unit.KIB, sensible=(4, 32768)),
        access=SysfsNumber("queue/max_sectors_kb", bounds=(Bound.HARDWARE_SECTORS,)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="others get in between",
        more="long transfers",
        source="Linux block/blk-sysfs.c queue_max_sectors_store",
    ),
    Setting(
        id="block.wbt",
        label="Write-back throttling",
        help="Holds back writing in the background once reads take longer than this. Lower keeps a desktop "
        "responsive during large copies, off lets them run at full speed. The bfq scheduler switches it off.",
        purpose=Purpose.SPEED,
        # A signed 64-bit number of which -1 brings the default back; 0 switches it off.
        domain=Range(1, LARGEST, step=1000, off=0, unit=Unit.MICROSECONDS, sensible=(1000, 10_000_000)),
        access=SysfsNumber("queue/wbt_lat_usec"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="responsive",
        more="fast copies",
        source="Linux block/blk-sysfs.c queue_wb_lat_store, block/blk-wbt.c",
        after=("block.scheduler", "block.rotational"),
        matters_to=frozenset({Medium.SSD}),
    ),
    Setting(
        id="block.unwritten_share",
        label="Share of unwritten data",
        help="How much of the memory for data that still has to be written this drive may fill. Less keeps a slow "
        "stick or disk from holding up programs that write elsewhere.",
        purpose=Purpose.SPEED,
        # With a share of 0, which the kernel admits, writers are held back all the time.
        domain=Range(0, 100, unit=Unit.PERCENT, sensible=(1, 100)),
        access=SysfsNumber("bdi/max_ratio"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="others go on",
        more="fast copies",
        source="Linux mm/backing-dev.c max_ratio_store, Documentation/ABI/testing/sysfs-class-bdi",
        default=100,
    ),
    Setting(
        id="block.iostats",
        label="Statistics",
        help="Whether the kernel counts what is read and written. Off saves next to nothing, and monitoring "
        "programs, DiskTune included, show no activity. Before Linux 6.16 a resync does not yield to work on a "
        "member that is not counted.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        access=SysfsFlag("queue/iostats"),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.KERNEL,
        source="Linux block/blk-sysfs.c, drivers/md/md.c is_mddev_idle",
        default=True,
    ),
    Setting(
        id="block.add_random",
        label="Feeds the random numbers",
        help="Whether the moments at which requests finish go into the kernel's random numbers. Useful for "
        "spinning disks only, and never needed on a machine with a hardware generator.",
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
        help="How long the kernel waits for an answer before it begins to reset things. For SATA and SCSI drives "
        "it is the same as the command timeout, in finer steps.",
        purpose=Purpose.RELIABILITY,
        # An unsigned int that is not 0, kept in ticks of 1 to 10 ms; whole seconds come back as they were written.
        domain=Range(1, LARGEST, step=1000, unit=Unit.MILLISECONDS, sensible=(1000, 600_000)),
        # What the SCSI layer was told in its own file may come to 0 here, which cannot be written.
        access=SysfsNumber("queue/io_timeout", least=1),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="With a short time the kernel resets a drive that is merely slow and may take it offline; with a "
        "long one everything waits that long for a drive that has died.",
        less="gives up early",
        more="patient",
        source="Linux block/blk-sysfs.c queue_io_timeout_store",
        after=("scsi.timeout",),
    ),
    Setting(
        id="block.write_cache_belief",
        label="Write cache, as the kernel believes",
        help="Whether the kernel makes the drive flush its write cache. The kernel decides this when the drive "
        "appears, and does not notice every later change of the cache, such as one behind a USB bridge.",
        purpose=Purpose.RELIABILITY,
        domain=Choice(("write back", "write through")),
        access=SysfsWord(
            "queue/write_cache",
            locked="It is shown only: a kernel told to believe in write-through would stop flushing a cache that "
            "is on, and a power failure would lose data.",
        ),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.KERNEL,
        danger="A wrong belief stops the flushes while the drive still caches: a power failure then loses data.",
        source="Linux block/blk-sysfs.c queue_wc_store",
    ),
    Setting(
        id="block.discard_limit",
        label="Largest TRIM",
        help="How much one TRIM command may name. Less keeps a drive responsive that pauses during long ones.",
        purpose=Purpose.SPEED,
        domain=Range(0, LARGEST, unit=Unit.KIB),
        access=SysfsNumber(
            "queue/discard_max_bytes",
            unit_size=1024,
            locked="It is shown only: the kernel cannot go back to the limit of the hardware, nor from 0, once it "
            "has been changed.",
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux block/blk-sysfs.c queue_discard_max_store, block/blk-settings.c blk_validate_limits",
    ),
    Setting(
        id="block.io_poll",
        label="Polling for completion",
        help="Whether programs may wait for an answer by asking again and again instead of sleeping.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=SysfsFlag(
            "queue/io_poll",
            locked="It is shown only: the driver decides when it is loaded (nvme.poll_queues), and the kernel "
            "ignores what is written.",
        ),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.KERNEL,
        source="Linux block/blk-sysfs.c queue_poll_store",
    ),
)
