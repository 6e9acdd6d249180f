"""Which setting of which drives a file below /sys or /proc/sys is; patterns of the shell included."""

from __future__ import annotations

import re
from collections.abc import Callable

from disktune_contract.patterns import pattern_of
from disktune_helper.external_config.common.match import DriveMatch, arrays, of_address, of_host, of_names, of_path


def _block(name: str) -> DriveMatch:
    found = of_path(f"/dev/{name}")
    return DriveMatch(name, found.test)


def _controller(name: str) -> DriveMatch:
    """Return the namespaces of the controller ``nvme0``."""
    return of_names(name, (f"{name}n*", name))


_PLACES: tuple[tuple[re.Pattern[str], str, Callable[[str], DriveMatch]], ...] = (
    (pattern_of(r"/sys/(?:class/)?block/([^/]+)/(?:sd|nvme|mmcblk)[^/]*/(?:\.\./)?(queue/.+)"), "{}", _block),
    (pattern_of(r"/sys/(?:class/)?block/([^/]+)/(.+)"), "{}", _block),
    (pattern_of(r"/sys/devices/(?:.*/)?block/([^/]+)/(.+)"), "{}", _block),
    (pattern_of(r"/sys/class/scsi_host/([^/]+)/(.+)"), "@host/{}", of_host),
    (pattern_of(r"/sys/class/nvme/([^/]+)/(.+)"), "@nvme/{}", _controller),
    (pattern_of(r"/sys/class/(?:scsi_device|scsi_disk)/([^/]+)/device/(.+)"), "device/{}", of_address),
    (pattern_of(r"/sys/class/scsi_disk/([^/]+)/(.+)"), "device/scsi_disk/*/{}", of_address),
    (pattern_of(r"/sys/bus/scsi/devices/([^/]+)/(.+)"), "device/{}", of_address),
    (pattern_of(r"/sys/class/bdi/([^/]+)/(.+)"), "bdi/{}", of_path),
    (pattern_of(r"/proc/sys/(dev)/(raid/.+)"), "@sysctl/dev/{}", lambda _text: arrays()),
)


def setting_of(path: str) -> tuple[str, DriveMatch] | None:
    """Return the attribute, as the catalogue writes it, and the drives that *path* is of; None for others."""
    plain = re.sub(r"/{2,}", "/", path)
    for pattern, attribute, target in _PLACES:
        if found := pattern.fullmatch(plain):
            return attribute.format(re.sub(r"^(\.\./)+", "", found.group(2))), target(found.group(1))
    return None
