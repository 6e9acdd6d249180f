"""Files of the kernel, as scripts write them, its parameters, and words of configuration files that set drives."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import Enum, auto

from disktune_contract.explain.part import Part
from disktune_contract.explain.values import ClaimedValue, checked, number
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import Unit, duration, quantity, size


class FileOwner(Enum):
    """What the name in a path is."""

    BLOCK = auto()
    """A block device, as in /sys/block."""
    HOST = auto()
    """A SCSI host: the port of drives."""
    CONTROLLER = auto()
    """A controller of NVMe drives."""
    ADDRESS = auto()
    """A SCSI address, ``0:0:0:0``."""
    PATH = auto()
    """A path or number of a device."""
    ARRAYS = auto()
    """All md arrays together."""


@record
class KernelFile:
    """An attribute, as the catalogue writes it, and whose it is; each may be a pattern of the shell."""

    attribute: str
    scheme: FileOwner
    name: str


_PLACES: tuple[tuple[re.Pattern[str], str, FileOwner], ...] = (
    (
        pattern_of(r"/sys/(?:class/)?block/([^/]+)/(?:sd|nvme|mmcblk)[^/]*/(?:\.\./)?(queue/.+)"),
        "{}",
        FileOwner.BLOCK,
    ),
    (pattern_of(r"/sys/(?:class/)?block/([^/]+)/(.+)"), "{}", FileOwner.BLOCK),
    (pattern_of(r"/sys/devices/(?:.*/)?block/([^/]+)/(.+)"), "{}", FileOwner.BLOCK),
    (pattern_of(r"/sys/class/scsi_host/([^/]+)/(.+)"), "@host/{}", FileOwner.HOST),
    (pattern_of(r"/sys/class/nvme/([^/]+)/(.+)"), "@nvme/{}", FileOwner.CONTROLLER),
    (pattern_of(r"/sys/class/(?:scsi_device|scsi_disk)/([^/]+)/device/(.+)"), "device/{}", FileOwner.ADDRESS),
    (pattern_of(r"/sys/class/scsi_disk/([^/]+)/(.+)"), "device/scsi_disk/*/{}", FileOwner.ADDRESS),
    (pattern_of(r"/sys/bus/scsi/devices/([^/]+)/(.+)"), "device/{}", FileOwner.ADDRESS),
    (pattern_of(r"/sys/(?:class|devices/virtual)/bdi/([^/]+)/(.+)"), "bdi/{}", FileOwner.PATH),
    (pattern_of(r"/proc/sys/(dev)/(raid/.+)"), "@sysctl/dev/{}", FileOwner.ARRAYS),
)


def place_of(path: str) -> KernelFile | None:
    """Return what *path* is of; None if it is no file that belongs to drives."""
    plain = re.sub(r"/{2,}", "/", path)
    for pattern, attribute, scheme in _PLACES:
        if found := pattern.fullmatch(plain):
            own = attribute.format(re.sub(r"^(\.\./)+", "", found.group(2)))
            return KernelFile(own, scheme, found.group(1))
    return None


def sysctl_path(name: str) -> str:
    """Return the path of a sysctl: if the first separator is a dot, dots and slashes change places."""
    separator = re.search(r"[./]", name)
    path = name.translate(str.maketrans("./", "/.")) if separator and separator.group() == "." else name
    return "/".join(part for part in path.split("/") if part not in ("", "."))


# -- what the system has once for all drives: explained, and never set -------------------------------------
#
# Source: Documentation/admin-guide/sysctl/vm.rst and ../laptops/laptop-mode.rst of Linux 6.12.


def _share(count: int) -> str:
    return quantity(count, Unit.PERCENT)


def _centiseconds(count: int) -> str:
    return duration(count / 100)


SYSTEM: dict[str, tuple[str, Callable[[int], str]]] = {
    "vm/dirty_ratio": (Sentence("Unwritten share of memory at which writers wait."), _share),
    "vm/dirty_background_ratio": (Sentence("Unwritten share of memory at which writing begins."), _share),
    "vm/dirty_bytes": (Sentence("Unwritten bytes at which writers wait; 0: the share."), size),
    "vm/dirty_background_bytes": (Sentence("Unwritten bytes at which writing begins; 0: the share."), size),
    "vm/dirty_expire_centisecs": (Sentence("Age at which unwritten data is written."), _centiseconds),
    "vm/dirty_writeback_centisecs": (
        Sentence("How often old unwritten data is written; 0: never."),
        _centiseconds,
    ),
    "vm/laptop_mode": (Sentence("Writes unwritten data after a read; 0: off."), duration),
    "vm/swappiness": (Sentence("How readily memory of programs is swapped out."), str),
    "vm/vfs_cache_pressure": (Sentence("How readily cached names of files are dropped."), str),
}
"""By the path in /proc/sys: what it does, and how its number is shown."""


def with_present_values(parts: Iterable[Part], read: Callable[[str], str]) -> tuple[Part, ...]:
    """Return *parts* with what is in force of `SYSTEM`: *read* returns a file by its path, empty if unreadable."""
    paths = {words: (f"/proc/sys/{name}", shown) for name, (words, shown) in SYSTEM.items()}

    def known(part: Part) -> Part:
        path, shown = paths.get(part.why, ("", str))
        text = read(path).strip() if path else ""
        if not text.isdecimal():
            return part
        return replace(part, why=in_turn(part.why, Sentence("Now: {value}.", value=shown(int(text)))))

    return tuple(map(known, parts))


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
