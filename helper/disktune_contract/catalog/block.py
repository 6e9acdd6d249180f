"""Flags of a block device that only an ioctl reaches, and obsolete switches of the old IDE driver.

Sources: block/ioctl.c and drivers/ata/libata-scsi.c of Linux 6.1 and 6.12.
"""

from __future__ import annotations

from disktune_contract.settings.setting import (
    READ_ONLY,
    WRITABLE,
    Choice,
    Legacy,
    Lifetime,
    PioWidth,
    Purpose,
    ReadOnlyFlag,
    Risk,
    Setting,
    Toggle,
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
        "DMA transfers of the old IDE driver.",
        "The libata driver uses DMA whenever drive and controller support it, and has no switch for it.",
    ),
    (
        "unmask_irq",
        "Interrupt unmasking",
        ("-u", "unmaskirq", "interrupt-unmask flag"),
        "Let the old IDE driver serve other interrupts while the CPU copied data.",
        "Only the old IDE driver copied data with interrupts masked. Linux 5.14 removed it.",
    ),
    (
        "pio_mode",
        "PIO mode",
        ("-p",),
        "Set the PIO mode of the IDE controller, its speed without DMA.",
        "The libata driver selects the mode that the drive reports. A wrong mode corrupted whole file systems.",
    ),
    (
        "keep_settings",
        "Keep settings over reset",
        ("-k", "keepsettings", "keep_settings_over_reset"),
        "Let the old IDE driver apply -d, -m and -u again after it had reset the drive.",
        "The settings that it kept were removed with the old IDE driver in Linux 5.14.",
    ),
    (
        "ignore_write_errors",
        "Ignore write errors",
        ("-n", "nowerr"),
        "Let the old IDE driver report failed writes as done.",
        "No current driver has this switch. It loses data without an error message.",
    ),
    (
        "bus_state",
        "Bus state",
        ("-b", "tristate"),
        "Turned the parallel ATA bus on, off or to tristate.",
        "It was removed with the old IDE driver in Linux 5.14. The kernel file device/delete removes drives now.",
    ),
    (
        "device_reset",
        "Device reset",
        ("-w",),
        "Reset the drive.",
        "The libata driver resets a drive when necessary, and does not let programs do it by this ioctl.",
    ),
    (
        "io_poll_delay",
        "Hybrid polling delay",
        ("", "queue/io_poll_delay"),
        "Set how long a program slept before it polled for a completion.",
        "Current kernels have no hybrid polling. They accept writes to queue/io_poll_delay and ignore them.",
    ),
    (
        "queue_type",
        "SCSI queue type",
        ("", "device/queue_type"),
        "Selected whether commands were queued in order or freely.",
        "The drive may always reorder commands. The kernel accepts writes to device/queue_type and ignores them.",
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


# -- flags of a block device that are set by ioctl ---------------------------------------------------------

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
