"""Beginning and stopping the self-tests of drives, in the background alone: the drive serves requests in between.

A captive test (ATA subcommands 81h to 84h, SCSI foreground tests) would keep the drive from serving anything for
hours; no function here takes such a number. Sources: ACS-4 (T13/BSR INCITS 529) SMART EXECUTE OFF-LINE IMMEDIATE,
Selective Self-Test log; NVM Express Base Specification 2.0c, Device Self-test; SPC-5 SEND DIAGNOSTIC.
"""

from __future__ import annotations

import struct

from disktune_contract.health.self_tests import SelfTestKind
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import SMART, SMART_SIGNATURE
from disktune_helper.decode.self_tests import ATA_SELECTIVE_LOG
from disktune_helper.drives import ata, mode_pages, nvme_admin
from disktune_helper.system.drive_commands.command_table import SELECTIVE_COMMAND
from disktune_helper.system.ports import ChangingNode, Node

EXECUTE_OFF_LINE = 0xD4
_ATA = {
    SelfTestKind.SHORT: 0x01,
    SelfTestKind.EXTENDED: 0x02,
    SelfTestKind.CONVEYANCE: 0x03,
    SelfTestKind.SELECTIVE: 0x04,
}
_ATA_ABORT = 0x7F

_NVME = {SelfTestKind.SHORT: 0x1, SelfTestKind.EXTENDED: 0x2}
_NVME_ABORT = 0xF

SEND_DIAGNOSTIC = 0x1D
_SCSI = {SelfTestKind.SHORT: 1, SelfTestKind.EXTENDED: 2}
_SCSI_ABORT = 4

_SPANS = slice(2, 82)
"""Of the Selective Self-Test log: five ranges, first and last LBA of each."""
_STATE = slice(492, 504)
"""Where a test is, and flags, of which one would have the drive read everything else afterwards."""


def begin_ata(node: ChangingNode, kind: SelfTestKind) -> None:
    """Begin a self-test of an ATA drive; raises `Refusal`, and KeyError for a kind that no one begins."""
    ata.send(node, SMART, feature=EXECUTE_OFF_LINE, lba=SMART_SIGNATURE | _ATA[kind])


def stop_ata(node: ChangingNode) -> None:
    """Stop the self-test of an ATA drive; raises `Refusal`."""
    ata.send(node, SMART, feature=EXECUTE_OFF_LINE, lba=SMART_SIGNATURE | _ATA_ABORT)


def read_log(node: Node, log: int) -> bytes:
    """Return the 512 bytes of a SMART log of an ATA drive; raises `Refusal`."""
    return ata.read(node, SMART, feature=ata.READ_LOG, lba=SMART_SIGNATURE | log)


def select(node: ChangingNode, first: int, last: int) -> None:
    """Have the next selective self-test read from *first* to *last* (logical blocks); raises `Refusal`.

    What belongs to the vendor in the log is left in it.
    """
    page = bytearray(read_log(node, ATA_SELECTIVE_LOG)[:511])
    page[:2] = b"\1\0"
    page[_SPANS] = struct.pack("<QQ", first, last).ljust(80, b"\0")
    page[82:338] = bytes(256)
    page[_STATE] = bytes(12)
    page[510] = 0
    ata.send_cdb(node, SELECTIVE_COMMAND, outgoing=bytes(page) + bytes((-sum(page) % 256,)))


def begin_nvme(node: ChangingNode, kind: SelfTestKind) -> None:
    """Begin a self-test of a controller and all its namespaces; raises `Refusal`, and KeyError as above."""
    nvme_admin.device_self_test(node, _NVME[kind])


def stop_nvme(node: ChangingNode) -> None:
    """Stop the self-test of a controller; raises `Refusal`."""
    nvme_admin.device_self_test(node, _NVME_ABORT)


def begin_scsi(node: ChangingNode, kind: SelfTestKind) -> None:
    """Begin a self-test of a SCSI disk; raises `Refusal`, and KeyError as above."""
    _send_diagnostic(node, _SCSI[kind], Sentence("The drive rejected this"))


def stop_scsi(node: ChangingNode) -> None:
    """Stop the self-test of a SCSI disk; raises `Refusal`."""
    _send_diagnostic(node, _SCSI_ABORT, Sentence("The drive rejected this"))


def _send_diagnostic(node: ChangingNode, code: int, why: str) -> None:
    # SELF-TEST CODE is bits 7:5; the bits below (PF, SELFTEST, DEVOFFL, UNITOFFL) are 0.
    reply, found = mode_pages.send(node, bytes((SEND_DIAGNOSTIC, code << 5, 0, 0, 0, 0)))
    mode_pages.check(reply, found, why)
