"""Files of the kernel, as they are written in scripts: which attribute, and of what."""

from __future__ import annotations

import re
from enum import Enum, auto

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record


class Scheme(Enum):
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
    scheme: Scheme
    name: str


_PLACES: tuple[tuple[re.Pattern[str], str, Scheme], ...] = (
    (
        pattern_of(r"/sys/(?:class/)?block/([^/]+)/(?:sd|nvme|mmcblk)[^/]*/(?:\.\./)?(queue/.+)"),
        "{}",
        Scheme.BLOCK,
    ),
    (pattern_of(r"/sys/(?:class/)?block/([^/]+)/(.+)"), "{}", Scheme.BLOCK),
    (pattern_of(r"/sys/devices/(?:.*/)?block/([^/]+)/(.+)"), "{}", Scheme.BLOCK),
    (pattern_of(r"/sys/class/scsi_host/([^/]+)/(.+)"), "@host/{}", Scheme.HOST),
    (pattern_of(r"/sys/class/nvme/([^/]+)/(.+)"), "@nvme/{}", Scheme.CONTROLLER),
    (pattern_of(r"/sys/class/(?:scsi_device|scsi_disk)/([^/]+)/device/(.+)"), "device/{}", Scheme.ADDRESS),
    (pattern_of(r"/sys/class/scsi_disk/([^/]+)/(.+)"), "device/scsi_disk/*/{}", Scheme.ADDRESS),
    (pattern_of(r"/sys/bus/scsi/devices/([^/]+)/(.+)"), "device/{}", Scheme.ADDRESS),
    (pattern_of(r"/sys/class/bdi/([^/]+)/(.+)"), "bdi/{}", Scheme.PATH),
    (pattern_of(r"/proc/sys/(dev)/(raid/.+)"), "@sysctl/dev/{}", Scheme.ARRAYS),
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
