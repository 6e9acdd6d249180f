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
        label="Read-only flag",
        help="The kernel rejects writes of programs and mounts the drive read-only from then on. Mounted "
        "file systems continue to write, and commands sent to the drive pass.",
        purpose=Purpose.RELIABILITY,
        domain=Choice(
            (WRITABLE, READ_ONLY),
            (
                "programs can write to the drive, as its permissions allow",
                "the kernel rejects writes of programs, and file systems are mounted read-only",
            ),
        ),
        access=ReadOnlyFlag(),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.KERNEL,
        hdparm="-r",
        other_names=("blockdev --setro", "blockdev --setrw", "blockdev --getro", "BLKROSET"),
        danger="Programs that are writing to the drive fail. “writable” removes a protection that may have "
        "been set on purpose.",
        source="Linux block/ioctl.c blkdev_roset",
        default=WRITABLE,
    ),
    Setting(
        id="block.pio_width",
        label="32-bit I/O support (PIO)",
        help="Moves 32 instead of 16 bits at a time between controller and CPU while a parallel ATA drive "
        "uses PIO. No effect with DMA, which nearly all drives use.",
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
