"""Messages of the kernel: which of them are about a drive, and which are signs of harm."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from disktune_contract.messages.long_trial import HarmKind
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_helper.system import sysfs
from disktune_helper.system.attributes import nvme_controller

if TYPE_CHECKING:
    from disktune_helper.system.long_trial_tools import KernelMessage
    from disktune_helper.system.ports import Ports


# -- messages of the kernel that are signs of harm, with their source files --------------------------------
#
# The name of the drive, which precedes the message, is read by `DriveLines`. The first pattern that is found
# counts. Messages that follow from others (``res …``, ``Sense Key``, ``EH complete``) are not here: the first one
# is enough. Neither are those about a question that a drive does not know, such as ``operation not supported
# error``.
#
# Any user can have the kernel begin a message with a name of 15 characters, that of a program that crashes:
# ``NAME[PID]: segfault at … in FILE[…]``. So no pattern is fulfilled by a drive's name and so few characters.


@record
class HarmPattern:
    """A message, by its beginning."""

    kind: HarmKind
    expression: re.Pattern[str]
    source: str
    """The file of Linux, below drivers/ unless its path leads elsewhere, and the function."""
    after_resume: bool = True
    """Whether it is a sign also in the minute after the computer was suspended; a reset is a part of resuming."""


def _of(kind: HarmKind, expression: str, source: str, *, after_resume: bool = True) -> HarmPattern:
    return HarmPattern(kind, re.compile(expression), source, after_resume)


_DOWN, _LATE, _RESET = HarmKind.CONTROLLER_DOWN, HarmKind.TIMEOUT, HarmKind.LINK_RESET
_SLOWER, _FAILED, _IO = HarmKind.LINK_SLOWER, HarmKind.FAILED_COMMAND, HarmKind.IO_ERROR

ATA = (
    _of(_LATE, r"exception Emask 0x[0-9a-f]+ .* frozen( t\d+)?$", "ata/libata-eh.c ata_eh_link_report"),
    _of(_FAILED, r"exception Emask 0x[0-9a-f]+ SAct ", "ata/libata-eh.c ata_eh_link_report"),
    _of(_FAILED, r"failed command: ", "ata/libata-eh.c ata_eh_link_report"),
    _of(_LATE, r"qc timeout (\(cmd|after )", "ata/libata-core.c ata_exec_internal"),
    _of(_LATE, r"lost interrupt \(Status ", "ata/libata-sff.c ata_sff_lost_interrupt"),
    _of(_RESET, r"(hard|soft) resetting (link|port)$", "ata/libata-eh.c ata_eh_reset", after_resume=False),
    _of(
        _DOWN,
        r"(COMRESET|softreset|hardreset) failed",
        "ata/libata-eh.c ata_eh_reset, libahci.c",
        after_resume=False,
    ),
    _of(_DOWN, r"link is slow to respond", "ata/libata-core.c ata_wait_ready", after_resume=False),
    _of(_SLOWER, r"limiting SATA link speed to ", "ata/libata-core.c sata_down_spd_limit"),
    _of(_SLOWER, r"limiting speed to ", "ata/libata-core.c ata_down_xfermask_limit"),
    _of(_SLOWER, r"NCQ disabled due to excessive errors", "ata/libata-eh.c ata_eh_speed_down"),
    _of(_DOWN, r"(disabled$|disable device$|detaching \(SCSI )", "ata/libata-eh.c ata_dev_disable"),
    # A drive that takes its time to resume; one that does not come, the kernel drops, and logs that.
    _of(_DOWN, r"SATA link down ", "ata/libata-core.c sata_print_link_status", after_resume=False),
    _of(_FAILED, r"(revalidation failed|failed to IDENTIFY|failed to set xfermode)", "ata/libata-core.c"),
)
"""After ``ata1: `` or ``ata1.00: ``."""

SCSI = (
    _of(_LATE, r"timing out command, waited ", "scsi/scsi_lib.c scsi_cmd_runtime_exceeced"),
    _of(_LATE, r"attempting task abort", "scsi/mpt3sas/mpt3sas_scsih.c scsih_abort"),
    _of(_LATE, r"(uas_eh_abort_handler|uas_eh_device_reset_handler) ", "usb/storage/uas.c"),
    _of(_RESET, r"attempting (device|target) reset", "scsi/mpt3sas/mpt3sas_scsih.c scsih_dev_reset"),
    _of(_RESET, r"Power-on or device reset occurred", "scsi/scsi_error.c scsi_report_sense", after_resume=False),
    _of(_DOWN, r"Device offlined", "scsi/scsi_error.c scsi_eh_offline_sdevs"),
    _of(_DOWN, r"rejecting I/O to (offline|dead) device", "scsi/scsi_lib.c scsi_device_state_check"),
    _of(_DOWN, r"device (not ready|is not ready) after error recovery", "scsi/scsi_error.c"),
    _of(_FAILED, r"FAILED Result: ", "scsi/scsi_logging.c scsi_print_result"),
)
"""After ``sd 0:0:0:0: ``, with or without ``[sda] `` and ``tag#3 ``."""

NVME = (
    _of(_DOWN, r"controller is down; will reset", "nvme/host/pci.c nvme_warn_reset"),
    _of(_LATE, r"I/O (tag )?\d+ .*timeout", "nvme/host/pci.c nvme_timeout"),
    _of(_DOWN, r"Device not ready; aborting ", "nvme/host/core.c nvme_wait_ready"),
    _of(_DOWN, r"(Removing after probe failure|Disabling device after reset failure)", "nvme/host/pci.c"),
    _of(_DOWN, r"Identify Controller failed", "nvme/host/core.c nvme_identify_ctrl"),
    _of(_RESET, r"(frozen state error detected, )?reset(ting)? controller", "nvme/host/pci.c, core.c"),
    _of(_DOWN, r"failed to set APST feature", "nvme/host/core.c nvme_configure_apst"),
)
"""After ``nvme nvme0: ``."""

NVME_REQUEST = (_of(_IO, r"[\w /]+\(0x[0-9a-f]+\) @ LBA \d", "nvme/host/core.c nvme_log_error"),)
"""After ``nvme0n1: ``; a question that the controller rejects is logged without ``@ LBA``."""

PCI = (
    _of(_DOWN, r"(Unable to|can't) change power state from ", "pci/pci.c pci_power_up"),
    _of(_FAILED, r"(AER: )?PCIe Bus Error: severity=Uncorrect", "pci/pcie/aer.c aer_print_error"),
)
"""After ``nvme 0000:01:00.0: ``: the function of the drive's own controller."""

USB = (
    _of(_RESET, r"reset \S+ USB device number ", "usb/core/hub.c hub_port_init", after_resume=False),
    _of(_DOWN, r"device not accepting address ", "usb/core/hub.c hub_port_init", after_resume=False),
    _of(_DOWN, r"USB disconnect, device number ", "usb/core/hub.c usb_disconnect"),
)
"""After ``usb 2-1: ``: the device itself, not a hub above it."""

BLOCK = (
    _of(
        _IO,
        r"(\w+: )?(I/O|timeout|recoverable transport|critical nexus|critical medium|protection|device offline) "
        r"error, dev ",
        "../block/blk-core.c blk_errors, ../block/blk-mq.c blk_print_req_error",
    ),
    _of(_IO, r"Buffer I/O error on dev(ice)? ", "../fs/buffer.c buffer_io_error"),
)
"""The whole line; it contains the name of the drive."""

EXCUSES = (pattern_of(r"waking up from sleep"),)
"""With one of these in the same burst, a reset is how a drive is woken from sleep mode (ata_qc_issue)."""


# -- which messages of the kernel are about one drive, by its names ----------------------------------------
#
# A drive has a name in each layer: ``sda``, ``4:0:0:0`` (host, channel, id, LUN), ``ata5`` and ``ata5.00``,
# ``nvme0``, the PCI function of its controller, ``usb 2-1``. Messages in the name of a port or host that has other
# devices, too, are about no single drive: they are left out, and those of the device itself stay.

_ATA = pattern_of(r"ata(\d+)(?:\.(\d\d))?: (.*)")
_SCSI = pattern_of(r"(?:sd|scsi|ses) (\d+:\d+:\d+:\d+): (?:\[\w+\] )?(?:tag#\d+ )?(?:scsi: )?(.*)")
_HOST = pattern_of(r"scsi host(\d+): (.*)")
_NVME = pattern_of(r"nvme (nvme\d+): (.*)")
_NVME_DISK = pattern_of(r"nvme(\d+)(?:c\d+)?n(\d+): (.*)")
_PCI = pattern_of(r"nvme ([0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]): (.*)")
_USB = pattern_of(r"usb (\d+-[\d.]+): (.*)")
_BLOCK = pattern_of(r"(?:\w+: )?[\w/ ]{1,40} error,? (?:on )?dev(?:ice)? ([\w!]+),")
"""From the first character on: text further on may be the name of a user's file."""

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
        """Return whether a message is about this drive, whatever its text."""
        return bool(self._about(message.text)[0])

    def _about(self, line: str) -> tuple[tuple[HarmPattern, ...], str]:
        """Return the patterns that apply to a line, and its text; none if it is not of this drive."""
        for expression, ours, patterns in self._forms():
            if (found := expression.match(line)) is not None:
                *named, text = found.groups()
                return (patterns, text) if ours(*named) else ((), "")
        if (found := _BLOCK.match(line)) is not None and self._is_own(found.group(1)):
            return BLOCK, line
        return (), ""

    def _forms(self) -> Iterator[tuple[re.Pattern[str], Callable[..., bool], tuple[HarmPattern, ...]]]:
        """Yield how messages begin that name a device, whether that is this drive, and their patterns."""
        yield _ATA, self._is_ata, ATA
        yield _SCSI, lambda address: address == self.address, SCSI
        yield _HOST, lambda host: host == self.host, SCSI
        yield _NVME, lambda name: name == self.controller, NVME
        yield _NVME_DISK, lambda a, n: f"nvme{a}n{n}" == self.disk, NVME_REQUEST
        yield _PCI, lambda function: function == self.pci, PCI
        yield _USB, lambda device: device == self.usb, USB

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
    """Return how many devices a host has apart from the one at *place*."""
    directory, found, _ = place.partition(f"/host{host}/")
    if not found:
        return 0
    above = f"{directory}/host{host}"
    targets = [name for name in ports.names(above) if name.startswith(("target", "rport-", "port-"))]
    units = [unit for name in targets for unit in ports.names(f"{above}/{name}") if _HCTL.fullmatch(unit)]
    return max(len(targets), len(units)) - 1
