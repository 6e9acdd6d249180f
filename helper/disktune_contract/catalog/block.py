"""Flags of a block device that are reached by ioctl and have no file that can be written.

Sources: block/ioctl.c and drivers/ata/libata-scsi.c of Linux 6.1 and 6.12.
"""

from __future__ import annotations

from disktune_contract.settings.setting import (
    READ_ONLY,
    WRITABLE,
    Choice,
    Lifetime,
    PioWidth,
    Purpose,
    ReadOnlyFlag,
    Risk,
    Setting,
    Toggle,
)

SETTINGS = (
    Setting(
        id="block.read_only",
        label="Write protection",
        help="Makes the kernel refuse what programs write to the drive, and mount it read-only from now on. A "
        "file system that is already mounted goes on writing, and commands sent to the drive pass.",
        purpose=Purpose.RELIABILITY,
        domain=Choice((WRITABLE, READ_ONLY)),
        access=ReadOnlyFlag(),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.KERNEL,
        hdparm="-r",
        danger="Programs that are about to write fail. Lifting it takes away a protection that somebody may have "
        "set on purpose.",
        source="Linux block/ioctl.c blkdev_roset",
        default=WRITABLE,
    ),
    Setting(
        id="block.pio_width",
        label="Wide transfers in PIO mode",
        help="Whether 32 or 16 bits at a time go between controller and processor while a parallel drive runs "
        "without DMA. Without effect where DMA is used, which is nearly everywhere.",
        purpose=Purpose.OLD,
        domain=Toggle(),
        access=PioWidth(),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        hdparm="-c",
        source="Linux drivers/ata/libata-scsi.c ata_sas_scsi_ioctl",
    ),
)
