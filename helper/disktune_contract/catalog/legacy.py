"""Obsolete switches of the old IDE driver, which hdparm's manual still describes and no kernel since 5.14 has.

They are listed so that a search finds them. libata answers ENOTTY to every one, other drivers EINVAL
(drivers/ata/libata-scsi.c ata_sas_scsi_ioctl of Linux 6.12).
"""

from __future__ import annotations

from disktune_contract.settings.setting import Legacy, Lifetime, Purpose, Risk, Setting, Toggle

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

SETTINGS = tuple(
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
