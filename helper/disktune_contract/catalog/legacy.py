"""What hdparm's manual still describes and no kernel since 5.14 has: the old IDE driver's own switches.

They are listed so that nobody searches for them. libata answers ENOTTY to every one, other drivers EINVAL
(drivers/ata/libata-scsi.c ata_sas_scsi_ioctl of Linux 6.12).
"""

from __future__ import annotations

from disktune_contract.settings.setting import Legacy, Lifetime, Purpose, Risk, Setting, Toggle

_ROWS = (
    (
        "dma",
        "DMA",
        "-d",
        "Whether data went past the processor.",
        "The kernel's ATA driver uses DMA whenever drive and controller can, and offers no switch.",
    ),
    (
        "unmask_irq",
        "Other interrupts during transfers",
        "-u",
        "Whether other devices were served while the processor copied data.",
        "Only the old IDE driver copied data with interrupts off; it was removed in Linux 5.14.",
    ),
    (
        "pio_mode",
        "PIO mode of the controller",
        "-p",
        "How fast the controller was driven without DMA.",
        "The kernel's ATA driver chooses the mode by what the drive reports; a wrong one corrupted whole file "
        "systems.",
    ),
    (
        "keep_settings",
        "Settings kept by the driver over a reset",
        "-k",
        "Whether the driver applied -d, -m and -u again after it had reset the drive.",
        "There is nothing left to keep: those settings went with the old IDE driver in Linux 5.14.",
    ),
    (
        "ignore_write_errors",
        "Write errors ignored",
        "-n",
        "Whether the driver reported failed writes as done.",
        "No driver has it any more, and losing data silently has no use.",
    ),
    (
        "bus_state",
        "Power of the bus",
        "-b",
        "Whether the parallel bus was driven, idle or switched off.",
        "It went with the old IDE driver in Linux 5.14; the kernel's device/delete removes drives now.",
    ),
    (
        "device_reset",
        "Reset of the drive",
        "-w",
        "Reset the drive by hand.",
        "The kernel's ATA driver resets a drive by itself when it has to, and lets nobody do it by this ioctl.",
    ),
    (
        "io_poll_delay",
        "Delay of hybrid polling",
        "",
        "How long a program slept before it polled for an answer.",
        "Newer kernels have no hybrid polling; what is written to queue/io_poll_delay is accepted and ignored.",
    ),
    (
        "queue_type",
        "SCSI tag type",
        "",
        "Whether commands were queued in order or freely.",
        "The queue is always free to reorder; what is written to device/queue_type is accepted and ignored.",
    ),
)

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
        source="Linux drivers/ata/libata-scsi.c ata_sas_scsi_ioctl; hdparm 9.65",
    )
    for name, label, flag, help_, reason in _ROWS
)
