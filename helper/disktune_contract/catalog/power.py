"""What the kernel does by itself to save power: suspending drives, and letting links and controllers sleep.

Sources: Documentation/ABI/testing/sysfs-devices-power, drivers/base/power/sysfs.c, drivers/scsi/sd.c,
drivers/ata/libata-sata.c and drivers/nvme/host/core.c of Linux 6.1 and 6.12.
"""

from __future__ import annotations

from disktune_contract.drives.drive import DriveKind
from disktune_contract.settings.setting import (
    LARGEST,
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
    Toggle,
)
from disktune_contract.units import Unit

_SCSI_DISKS = frozenset({DriveKind.ATA, DriveKind.SCSI, DriveKind.USB})

PM_QOS_LATENCY_ANY = 0x7FFFFFFF
"""What ``any`` stands for (include/linux/pm_qos.h)."""

SETTINGS = (
    Setting(
        id="power.runtime_delay",
        label="Kernel stops it after",
        help="The kernel's own timer for stopping an idle drive, for those that ignore theirs. It counts only "
        "while runtime power management is on, and every access, a monitor's too, starts the motor again.",
        purpose=Purpose.NOISE_AND_POWER,
        # From one second on the kernel rounds up to whole seconds; negative numbers all mean never.
        domain=Range(
            0,
            LARGEST,
            step=1000,
            off=-1,
            unit=Unit.MILLISECONDS,
            off_word="never",
            sensible=(1000, 14_400_000),
        ),
        access=SysfsNumber("device/power/autosuspend_delay_ms", kinds=_SCSI_DISKS),
        risk=Risk.WEAR,
        lifetime=Lifetime.KERNEL,
        less="stops often",
        more="stops seldom",
        source="Linux drivers/base/power/sysfs.c autosuspend_delay_ms_store, drivers/scsi/sd.c sd_suspend_runtime",
        default=-1,
    ),
    Setting(
        id="power.runtime",
        label="Runtime power management",
        help="Whether the kernel may stop the drive while nothing uses it. Does nothing by itself: the time after "
        "which it stops is another setting, and starts as never.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Toggle(),
        access=SysfsFlag("device/power/control", on="auto", off="on", kinds=_SCSI_DISKS),
        risk=Risk.WEAR,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/base/power/sysfs.c control_store, drivers/scsi/sd.c",
        default=False,
        # Switched on first, it would stop the drive after the old time.
        after=("power.runtime_delay",),
    ),
    Setting(
        id="power.link",
        label="Link power policy",
        help="How deeply the SATA link may sleep between commands. It belongs to the port: everything at the same "
        "port shares it. med_power_with_dipm saves nearly all there is to save.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Choice(
            (
                "max_performance",
                "medium_power",
                "med_power_with_dipm",
                "min_power_with_partial",
                "min_power",
            ),
            (
                "the link never sleeps",
                "the computer may let the link doze",
                "the drive, too, may put the link to sleep; saves nearly all there is to save",
                "the link dozes first, then sleeps deeply",
                "the link sleeps deeply at once, and takes longest to wake",
            ),
        ),
        access=SysfsWord(
            "@host/link_power_management_policy",
            kinds=frozenset({DriveKind.ATA}),
            needs=(
                Needs("@host/link_power_management_supported", "1", "This port does not put its link to sleep."),
            ),
        ),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="Some pairs of drive and controller lose the link, freeze or corrupt data in the deeper states. "
        "With any but max_performance the port does not notice when the drive is pulled out.",
        source="Linux drivers/ata/libata-sata.c ata_scsi_lpm_store",
        matters_to=frozenset({Medium.SSD}),
    ),
    Setting(
        id="power.nvme_latency",
        label="Time to wake up (APST)",
        help="How long the drive may take to wake from a power saving state. The kernel lets it enter by itself "
        "those from which it returns in time; 0 keeps it awake. It belongs to the controller.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Range(
            0,
            PM_QOS_LATENCY_ANY - 1,
            step=100,
            off=PM_QOS_LATENCY_ANY,
            unit=Unit.MICROSECONDS,
            off_word="no limit",
            sensible=(0, 1_000_000),
        ),
        # "auto" and "any" mean the same to the driver (nvme_set_latency_tolerance): no state is too slow.
        access=SysfsNumber("@nvme/power/pm_qos_latency_tolerance_us", off_texts=("any", "auto")),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="Some drives do not wake up again from their deepest states, and vanish until the next restart.",
        less="always awake",
        more="saves power",
        source="Linux drivers/nvme/host/core.c nvme_configure_apst, drivers/base/power/sysfs.c",
        matters_to=frozenset({Medium.NVME}),
        default=100_000,
    ),
    Setting(
        id="power.stop_on_suspend",
        label="Stops before the system sleeps",
        help="Whether the kernel stops the motor before the machine suspends. Behind SATA ports this happens "
        "anyway; other drives would lose power with their heads out.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Toggle(),
        access=SysfsFlag("device/scsi_disk/*/manage_system_start_stop"),
        risk=Risk.WEAR,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/scsi/sd.c manage_system_start_stop_store",
    ),
    Setting(
        id="power.stop_when_idle",
        label="Stops while suspended by the kernel",
        help="Whether runtime power management really stops the motor.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Toggle(),
        access=SysfsFlag("device/scsi_disk/*/manage_runtime_start_stop"),
        risk=Risk.WEAR,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/scsi/sd.c manage_runtime_start_stop_store",
    ),
    Setting(
        id="power.stop_on_shutdown",
        label="Stops before power goes off",
        help="Whether the kernel parks the heads and stops the motor before the machine switches off. Without it "
        "the drive parks in an emergency, which wears it.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Toggle(),
        access=SysfsFlag("device/scsi_disk/*/manage_shutdown"),
        risk=Risk.WEAR,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/scsi/sd.c manage_shutdown_store",
    ),
    Setting(
        id="power.restart",
        label="Started when found stopped",
        help="Whether the kernel may start a drive that says it has been stopped, instead of failing the request.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        access=SysfsFlag("device/scsi_disk/*/allow_restart"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/scsi/sd.c allow_restart_store",
    ),
)
