"""Messages of the kernel that are signs of harm: data, each with the file of the kernel that it comes from.

What stands before the message, the name of the drive, is read by `drive_lines`. The first pattern that is found
counts. Messages that follow from others (``res …``, ``Sense Key``, ``EH complete``) are not here: the first one is
enough. Neither is what tells of a question that a drive does not know, such as ``operation not supported error``.

Any user can have the kernel begin a message with a name of 15 characters, that of a program that crashes:
``NAME[PID]: segfault at … in FILE[…]``. So no pattern is fulfilled by a drive's name and so few characters.
"""

from __future__ import annotations

import re

from disktune_contract.messages.long_trial import HarmKind
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record


@record
class HarmPattern:
    """A message, by its beginning."""

    kind: HarmKind
    expression: re.Pattern[str]
    source: str
    """The file of Linux, below drivers/ or as it says, and the function."""
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
    # A drive that takes its time to resume; of one that does not come, the kernel lets go, and says so.
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
"""The whole line; the name of the drive stands within."""

EXCUSES = (pattern_of(r"waking up from sleep"),)
"""With one of these in the same burst, a reset is how a drive is woken from sleep mode (ata_qc_issue)."""
