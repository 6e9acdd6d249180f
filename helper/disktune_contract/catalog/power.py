"""What the kernel does to save power: it suspends drives, and lets links and controllers enter low-power states.

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
"""The value of ``any`` (include/linux/pm_qos.h)."""

SETTINGS = (
    Setting(
        id="power.runtime_delay",
        label="Autosuspend delay",
        help="Needs runtime power management. Every access restarts the motor.",
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
        less="power saving",
        more="readiness",
        source="Linux drivers/base/power/sysfs.c autosuspend_delay_ms_store, drivers/scsi/sd.c sd_suspend_runtime",
        other_names=("TLP AHCI_RUNTIME_PM_TIMEOUT", "runtime PM"),
        default=-1,
        shows_late=True,
    ),
    Setting(
        id="power.runtime",
        label="Runtime power management",
        help="Suspends an unused drive after the autosuspend delay.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Toggle(),
        access=SysfsFlag("device/power/control", on="auto", off="on", kinds=_SCSI_DISKS),
        risk=Risk.WEAR,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/base/power/sysfs.c control_store, drivers/scsi/sd.c",
        other_names=("runtime suspend", "TLP AHCI_RUNTIME_PM_ON_AC", "TLP AHCI_RUNTIME_PM_ON_BAT"),
        default=False,
        # Switched on first, it would stop the drive after the old time.
        after=("power.runtime_delay",),
        shows_late=True,
    ),
    Setting(
        id="power.link",
        label="SATA link power management",
        help="For all drives of the port; med_power_with_dipm saves most.",
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
                "always active",
                "host: Partial",
                "drive: also Partial and Slumber",
                "host: Partial and DevSleep; drive: Partial and Slumber",
                "host: Slumber and DevSleep; slowest recovery",
            ),
        ),
        access=SysfsWord(
            "@host/link_power_management_policy",
            kinds=frozenset({DriveKind.ATA}),
            needs=(
                Needs(
                    "@host/link_power_management_supported",
                    "1",
                    "This port does not support it.",
                ),
            ),
        ),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="Deep states can lose the link or data. Only max_performance detects removal.",
        source="Linux drivers/ata/libata-sata.c ata_scsi_lpm_store",
        other_names=("ALPM", "LPM", "TLP SATA_LINKPWR_ON_AC", "TLP SATA_LINKPWR_ON_BAT", "ahci.mobile_lpm_policy"),
        matters_to=frozenset({Medium.HDD, Medium.SSD}),
        shows_late=True,
    ),
    Setting(
        id="power.nvme_latency",
        label="APST latency tolerance",
        help="Longest recovery. Higher saves power, but delays requests; 0 disables APST.",
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
        danger="Some drives disappear until the next restart.",
        less="responsiveness",
        more="power saving",
        source="Linux drivers/nvme/host/core.c nvme_configure_apst, drivers/base/power/sysfs.c",
        other_names=(
            "nvme_core.default_ps_max_latency_us",
            "Autonomous Power State Transition",
            "nvme set-feature auto-pst",
        ),
        matters_to=frozenset({Medium.NVME}),
        default=100_000,
        shows_late=True,
    ),
    Setting(
        id="power.stop_on_suspend",
        label="Spin down on suspend",
        help="Otherwise drives without libata lose power with the heads loaded.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Toggle(),
        access=SysfsFlag("device/scsi_disk/*/manage_system_start_stop"),
        risk=Risk.WEAR,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/scsi/sd.c manage_system_start_stop_store",
        other_names=("manage_start_stop",),
    ),
    Setting(
        id="power.stop_when_idle",
        label="Spin down on runtime suspend",
        help="Lets runtime power management stop the motor.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Toggle(),
        access=SysfsFlag("device/scsi_disk/*/manage_runtime_start_stop"),
        risk=Risk.WEAR,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/scsi/sd.c manage_runtime_start_stop_store",
        other_names=("manage_start_stop",),
        shows_late=True,
    ),
    Setting(
        id="power.stop_on_shutdown",
        label="Spin down on shutdown",
        help="Otherwise an emergency retract wears the drive.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Toggle(),
        access=SysfsFlag("device/scsi_disk/*/manage_shutdown"),
        risk=Risk.WEAR,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/scsi/sd.c manage_shutdown_store",
    ),
    Setting(
        id="power.restart",
        label="Allow restart",
        help="Starts a stopped drive instead of failing the request.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        access=SysfsFlag("device/scsi_disk/*/allow_restart"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/scsi/sd.c allow_restart_store",
    ),
)
