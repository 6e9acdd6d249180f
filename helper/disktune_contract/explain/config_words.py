"""Words of configuration files that set drives: hdparm.conf, harddisks, TLP, udisks2, tuned, kernel parameters."""

from __future__ import annotations

from disktune_contract.explain.values import ClaimedValue, checked, number
from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence

# -- /etc/hdparm.conf of Debian, and /etc/sysconfig/harddisks of Red Hat -----------------------------------

SWITCHES = {
    "lookahead": "A",
    "bus": "b",
    "dma": "d",
    "defect_mana": "D",
    "read_only": "r",
    "write_read_verify": "R",
    "poweron_standby": "s",
    "interrupt_unmask": "u",
    "write_cache": "W",
    "keep_settings_over_reset": "k",
    "keep_features_over_reset": "K",
}
"""Keys whose value is off, 0, on or 1 and nothing else."""

NUMBERS = {
    "read_ahead_sect": "a",
    "apm": "B",
    "apm_battery": "B",
    "io32_support": "c",
    "cd_speed": "E",
    "mult_sect_io": "m",
    "prefetch_sect": "P",
    "spindown_time": "S",
    "force_spindown_time": "S",
    "transfer_mode": "X",
    "acoustic_management": "M",
    "chipset_pio_mode": "p",
}

REDHAT = {
    "USE_DMA": "-d{}",
    "MULTIPLE_IO": "-m{}",
    "EIDE_32BIT": "-c{}",
    "LOOKAHEAD": "-A{}",
    "EXTRA_PARAMS": "{}",
}

# -- parameters of the kernel and of its modules -----------------------------------------------------------

_LINK_POLICIES = (
    "",
    "max_performance",
    "medium_power",
    "med_power_with_dipm",
    "min_power_with_partial",
    "min_power",
)
"""By number (enum ata_lpm_policy); 0 leaves it to the firmware."""

_PARAMETER = pattern_of(r"(?:(?P<module>[a-z_-]+)\.)?(?P<name>[a-z_]+)=(?P<value>\S+)")


def kernel_parameter(word: str) -> tuple[ClaimedValue, str] | None:
    """Return what a parameter sets, and a pattern of whose: controllers, hosts, empty for all; None for others."""
    found = _PARAMETER.fullmatch(word)
    if not found:
        return None
    module, value = (found.group("module") or "").replace("-", "_"), found.group("value")
    key = f"{module}.{found.group('name')}".lstrip(".")
    if key == "nvme_core.default_ps_max_latency_us" and (latency := number(value)) is not None:
        return checked("power.nvme_latency", latency), "nvme*"
    if key == "ahci.mobile_lpm_policy" and (policy := number(value) or 0) in range(1, len(_LINK_POLICIES)):
        return ClaimedValue("power.link", _LINK_POLICIES[policy]), "host*"
    if key == "elevator":
        return ClaimedValue("block.scheduler", value[:16], False, ELEVATOR), ""
    return None


ELEVATOR = Sentence("Kernels since 5.0 ignore elevator=.")

# -- TLP, udisks2, tuned -----------------------------------------------------------------------------------

TLP_FLAGS = {"DISK_APM_LEVEL": "B", "DISK_SPINDOWN_TIMEOUT": "S"}
"""Parameters, without ``_ON_AC`` and ``_ON_BAT``, whose values go to hdparm."""
TLP_FILES = {
    "DISK_IOSCHED": "queue/scheduler",
    "SATA_LINKPWR": "@host/link_power_management_policy",
    "AHCI_RUNTIME_PM": "device/power/control",
}
UDISKS2_KEYS = {
    "StandbyTimeout": "ata.standby_timer",
    "APMLevel": "ata.apm",
    "AAMLevel": "ata.aam",
    "WriteCacheEnabled": "ata.write_cache",
    "ReadLookaheadEnabled": "ata.look_ahead",
}
"""Keys of the group ATA in a drive's file of udisks2."""
TUNED_FLAGS = {"apm": "B", "spindown": "S"}
