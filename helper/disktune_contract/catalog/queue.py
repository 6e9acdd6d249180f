"""The kernel's request queue in front of a drive: ``/sys/block/<drive>/queue``.

Sources: Documentation/ABI/stable/sysfs-block, block/blk-sysfs.c and block/elevator.c of Linux 6.1 and 6.12.
"""

from __future__ import annotations

from disktune_contract.setting import (
    EVERY_MEDIUM,
    Bound,
    Choice,
    Lifetime,
    Medium,
    Purpose,
    Range,
    Risk,
    Setting,
    SysfsChoice,
    SysfsNumber,
)
from disktune_contract.units import Unit

SETTINGS = (
    Setting(
        id="block.read_ahead",
        label="Read-ahead",
        help="How much the kernel reads beyond what a program asked for. Large values help long sequential "
        "reads such as video, small ones help random access.",
        # The kernel stores whole 4 KiB pages and admits absurd numbers; the upper end is ours.
        purpose=Purpose.SPEED,
        domain=Range(0, 16384, step=4, unit=Unit.KIB),
        access=SysfsNumber("queue/read_ahead_kb"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        hdparm="-a",
        less="random access",
        more="long reads",
        matters_to=EVERY_MEDIUM,
        source="Linux block/blk-sysfs.c queue_ra_store",
    ),
    Setting(
        id="block.scheduler",
        label="I/O scheduler",
        help="Who decides which waiting request goes to the drive next. mq-deadline suits hard disks, bfq keeps "
        "a desktop responsive under load, none suits fast SSDs.",
        purpose=Purpose.SPEED,
        domain=Choice(("none", "mq-deadline", "kyber", "bfq")),
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
        domain=Range(4, 2048, unit=Unit.REQUESTS),
        access=SysfsNumber("queue/nr_requests", bounds=(Bound.HARDWARE_TAGS,)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="responsive",
        more="throughput",
        source="Linux block/blk-mq.c blk_mq_update_nr_requests, include/linux/blkdev.h BLKDEV_MIN_RQ",
        # Switching the scheduler resets this, and without a scheduler the depth of the hardware bounds it.
        after=("block.scheduler", "scsi.queue_depth"),
    ),
)
