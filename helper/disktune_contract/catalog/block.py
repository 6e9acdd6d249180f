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


# -- flags of a block device that are set by ioctl ---------------------------------------------------------

SETTINGS = (
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
