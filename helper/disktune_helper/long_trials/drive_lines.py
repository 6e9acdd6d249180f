"""Which messages of the kernel are about one drive: by its names, never by another's.

A drive has a name in each layer: ``sda``, ``4:0:0:0`` (host, channel, id, LUN), ``ata5`` and ``ata5.00``,
``nvme0``, the PCI function of its controller, ``usb 2-1``. A port or host that has other devices, too, says in its
own name nothing of one drive: such messages are left out, and those of the device itself stay.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_helper.long_trials import harm_patterns
from disktune_helper.system import sysfs
from disktune_helper.system.attributes import nvme_controller

if TYPE_CHECKING:
    from disktune_helper.long_trials.harm_patterns import HarmPattern
    from disktune_helper.system.long_trials.kernel_log import KernelMessage
    from disktune_helper.system.ports import Ports

_ATA = pattern_of(r"ata(\d+)(?:\.(\d\d))?: (.*)")
_SCSI = pattern_of(r"(?:sd|scsi|ses) (\d+:\d+:\d+:\d+): (?:\[\w+\] )?(?:tag#\d+ )?(?:scsi: )?(.*)")
_HOST = pattern_of(r"scsi host(\d+): (.*)")
_NVME = pattern_of(r"nvme (nvme\d+): (.*)")
_NVME_DISK = pattern_of(r"nvme(\d+)(?:c\d+)?n(\d+): (.*)")
_PCI = pattern_of(r"nvme ([0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]): (.*)")
_USB = pattern_of(r"usb (\d+-[\d.]+): (.*)")
_BLOCK = pattern_of(r"(?:\w+: )?[\w/ ]{1,40} error,? (?:on )?dev(?:ice)? ([\w!]+),")
"""From the first character on: what stands further on may be the name of a user's file."""

_HCTL = pattern_of(r"\d+:\d+:\d+:\d+")
_USB_DEVICE = pattern_of(r"/(\d+-[\d.]+)/\1:\d+\.\d+/")
_FUNCTION = pattern_of(r"/([0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7])/nvme/")


@record
class DriveLines:
    """The names of one drive."""

    disk: str
    address: str = ""
    """Host, channel, id and LUN."""
    host: str = ""
    """The number of its host, if it is the only device there."""
    ata: str = ""
    """Its port and its number there, as in ``5.00``."""
    ata_port: str = ""
    """The number of its port, if it is the only device there."""
    controller: str = ""
    pci: str = ""
    usb: str = ""

    def sign_in(self, message: KernelMessage) -> HarmPattern | None:
        """Return what sign of harm to this drive a message is, None if it is none, or of another drive."""
        patterns, text = self._about(message.text)
        return next((one for one in patterns if one.expression.match(text)), None)

    def concerns(self, message: KernelMessage) -> bool:
        """Return whether a message is about this drive, whatever it says."""
        return bool(self._about(message.text)[0])

    def _about(self, line: str) -> tuple[tuple[HarmPattern, ...], str]:
        """Return the patterns that apply to a line and what it says; none if it is not of this drive."""
        for expression, ours, patterns in self._forms():
            if (found := expression.match(line)) is not None:
                *named, text = found.groups()
                return (patterns, text) if ours(*named) else ((), "")
        if (found := _BLOCK.match(line)) is not None and self._is_own(found.group(1)):
            return harm_patterns.BLOCK, line
        return (), ""

    def _forms(self) -> Iterator[tuple[re.Pattern[str], Callable[..., bool], tuple[HarmPattern, ...]]]:
        """Return how messages begin that name a device, whether that is this drive, and what they may say."""
        yield _ATA, self._is_ata, harm_patterns.ATA
        yield _SCSI, lambda address: address == self.address, harm_patterns.SCSI
        yield _HOST, lambda host: host == self.host, harm_patterns.SCSI
        yield _NVME, lambda name: name == self.controller, harm_patterns.NVME
        yield _NVME_DISK, lambda a, n: f"nvme{a}n{n}" == self.disk, harm_patterns.NVME_REQUEST
        yield _PCI, lambda function: function == self.pci, harm_patterns.PCI
        yield _USB, lambda device: device == self.usb, harm_patterns.USB

    def _is_ata(self, port: str, device: str | None) -> bool:
        if device is None:
            return bool(self.ata_port) and port == self.ata_port
        return f"{port}.{device}" == self.ata

    def _is_own(self, name: str) -> bool:
        """Return whether a block device is the drive or one of its partitions."""
        digit = "p" if self.disk[-1].isdigit() else ""
        own = name == self.disk or re.fullmatch(rf"{re.escape(self.disk)}{digit}\d+", name)
        path = re.fullmatch(r"nvme(\d+)c\d+n(\d+)", name)
        return bool(own) or bool(path and f"nvme{path.group(1)}n{path.group(2)}" == self.disk)


def lines_of(ports: Ports, name: str) -> DriveLines:
    """Return the names of a drive as sysfs shows them now."""
    place = sysfs.place(ports, name)
    controller = nvme_controller(ports, name) if name.startswith("nvme") else None
    if controller is not None:
        function = _FUNCTION.search(f"{controller}/")
        return DriveLines(
            name, controller=controller.rpartition("/")[2], pci=function.group(1) if function else ""
        )
    addresses = [part for part in place.split("/") if _HCTL.fullmatch(part)]
    if not addresses:
        return DriveLines(name)
    address = addresses[-1]
    host, channel, number, _ = address.split(":")
    alone = _others_at_host(ports, place, host) == 0
    port = sysfs.libata_directory(ports, name)
    ata = port.rpartition("/ata")[2] if port else ""
    usb = _USB_DEVICE.search(place)
    return DriveLines(
        name,
        address,
        host if alone else "",
        f"{ata}.{int(channel) + int(number):02}" if ata else "",
        ata if alone else "",
        usb=usb.group(1) if usb else "",
    )


def _others_at_host(ports: Ports, place: str, host: str) -> int:
    """Return how many devices a host has besides the one at *place*."""
    directory, found, _ = place.partition(f"/host{host}/")
    if not found:
        return 0
    above = f"{directory}/host{host}"
    targets = [name for name in ports.names(above) if name.startswith(("target", "rport-", "port-"))]
    units = [unit for name in targets for unit in ports.names(f"{above}/{name}") if _HCTL.fullmatch(unit)]
    return max(len(targets), len(units)) - 1
