"""A message is joined to a drive by its own names; another drive's message never is.

The lines are real ones: of bug reports and of the kernels of the lab.
"""

from __future__ import annotations

import re

import pytest

from disktune_contract.messages.long_trial import HarmKind
from disktune_helper.long_trials import kernel_messages
from disktune_helper.long_trials.kernel_messages import DriveLines
from disktune_helper.system import long_trial_tools
from disktune_helper.system.long_trial_tools import KernelMessage
from tests.each import each
from tests.narrowed import present

SATA = DriveLines("sda", "4:0:0:0", "4", "5.00", "5")
ON_A_SHARED_PORT = DriveLines("sda", "4:0:0:0", "", "5.00", "")
NVME = DriveLines("nvme0n1", controller="nvme0", pci="0000:01:00.0")
USB = DriveLines("sdb", "6:0:0:0", "6", usb="2-1.4")

DOWN = "controller is down; will reset: CSTS=0xffffffff, PCI_STATUS=0x10"

HARM = (
    (SATA, HarmKind.TIMEOUT, "ata5.00: exception Emask 0x0 SAct 0x7fffffff SErr 0x0 action 0x6 frozen"),
    (SATA, HarmKind.FAILED_COMMAND, "ata5.00: exception Emask 0x0 SAct 0x400 SErr 0x0 action 0x0"),
    (SATA, HarmKind.FAILED_COMMAND, "ata5.00: failed command: READ FPDMA QUEUED"),
    (SATA, HarmKind.LINK_RESET, "ata5: hard resetting link"),
    (SATA, HarmKind.LINK_SLOWER, "ata5: limiting SATA link speed to 3.0 Gbps"),
    (SATA, HarmKind.LINK_SLOWER, "ata5.00: NCQ disabled due to excessive errors"),
    (SATA, HarmKind.CONTROLLER_DOWN, "ata5: link is slow to respond, please be patient (ready=0)"),
    (SATA, HarmKind.CONTROLLER_DOWN, "ata5: COMRESET failed (errno=-16)"),
    (SATA, HarmKind.CONTROLLER_DOWN, "ata5: SATA link down (SStatus 0 SControl 300)"),
    (SATA, HarmKind.CONTROLLER_DOWN, "ata5.00: disable device"),
    (SATA, HarmKind.CONTROLLER_DOWN, "ata5.00: disabled"),
    (SATA, HarmKind.TIMEOUT, "ata5.00: qc timeout after 5000 msecs (cmd 0xec)"),
    (SATA, HarmKind.FAILED_COMMAND, "ata5.00: revalidation failed (errno=-5)"),
    (
        SATA,
        HarmKind.FAILED_COMMAND,
        "sd 4:0:0:0: [sda] tag#15 FAILED Result: hostbyte=DID_BAD_TARGET driverbyte=DRIVER_OK cmd_age=60s",
    ),
    (SATA, HarmKind.LINK_RESET, "sd 4:0:0:0: Power-on or device reset occurred"),
    (SATA, HarmKind.CONTROLLER_DOWN, "sd 4:0:0:0: Device offlined - not ready after error recovery"),
    (SATA, HarmKind.CONTROLLER_DOWN, "sd 4:0:0:0: rejecting I/O to offline device"),
    (
        SATA,
        HarmKind.IO_ERROR,
        "I/O error, dev sda, sector 2048 op 0x0:(READ) flags 0x80700 phys_seg 1 prio class 2",
    ),
    (SATA, HarmKind.IO_ERROR, "blk_update_request: I/O error, dev sda, sector 2048 op 0x1:(WRITE) flags 0x800"),
    (SATA, HarmKind.IO_ERROR, "critical medium error, dev sda, sector 40 op 0x0:(READ) flags 0x0 phys_seg 1"),
    (SATA, HarmKind.IO_ERROR, "Buffer I/O error on dev sda1, logical block 0, async page read"),
    (SATA, HarmKind.IO_ERROR, "Buffer I/O error on device sda1, logical block 0"),
    (SATA, HarmKind.IO_ERROR, "print_req_error: I/O error, dev sda, sector 2048"),
    (NVME, HarmKind.CONTROLLER_DOWN, f"nvme nvme0: {DOWN}"),
    (NVME, HarmKind.CONTROLLER_DOWN, "nvme nvme0: Removing after probe failure status: -19"),
    (NVME, HarmKind.CONTROLLER_DOWN, "nvme nvme0: Disabling device after reset failure: -19"),
    (NVME, HarmKind.CONTROLLER_DOWN, "nvme nvme0: Device not ready; aborting reset, CSTS=0x1"),
    (NVME, HarmKind.TIMEOUT, "nvme nvme0: I/O 25 QID 4 timeout, aborting"),
    (NVME, HarmKind.TIMEOUT, "nvme nvme0: I/O 25 (Read) QID 4 timeout, completion polled"),
    (
        NVME,
        HarmKind.TIMEOUT,
        "nvme nvme0: I/O tag 25 (1019) opcode 0x2 (I/O Cmd) QID 4 timeout, aborting req_op:READ(0) size:4096",
    ),
    (
        NVME,
        HarmKind.CONTROLLER_DOWN,
        "nvme 0000:01:00.0: Unable to change power state from D3cold to D0, device inaccessible",
    ),
    (NVME, HarmKind.IO_ERROR, "nvme0n1: I/O Cmd(0x2) @ LBA 0, 8 blocks, I/O Error (sct 0x3 / sc 0x71)"),
    (NVME, HarmKind.IO_ERROR, "nvme0c0n1: Read(0x2) @ LBA 64, 8 blocks, Host Aborted Command (sct 0x3 / sc 0x71)"),
    (NVME, HarmKind.IO_ERROR, "I/O error, dev nvme0n1, sector 0 op 0x0:(READ) flags 0x80700 phys_seg 1"),
    (NVME, HarmKind.IO_ERROR, "Buffer I/O error on dev nvme0n1p2, logical block 3, lost async page write"),
    (USB, HarmKind.LINK_RESET, "usb 2-1.4: reset SuperSpeed USB device number 3 using xhci_hcd"),
    (USB, HarmKind.CONTROLLER_DOWN, "usb 2-1.4: USB disconnect, device number 3"),
    (USB, HarmKind.TIMEOUT, "sd 6:0:0:0: [sdb] tag#3 uas_eh_abort_handler 0 uas-tag 4 inflight: CMD IN"),
)

INNOCENT = (
    # Another drive's.
    (SATA, "ata6.00: exception Emask 0x0 SAct 0x0 SErr 0x0 action 0x6 frozen"),
    (SATA, "ata50: hard resetting link"),
    (SATA, "ata5.01: failed command: READ DMA"),
    (SATA, "sd 14:0:0:0: Power-on or device reset occurred"),
    (SATA, "sd 4:0:1:0: [sdb] tag#1 FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_OK cmd_age=0s"),
    (SATA, "I/O error, dev sdaa, sector 2048 op 0x0:(READ) flags 0x80700 phys_seg 1 prio class 2"),
    (SATA, "Buffer I/O error on dev sdb1, logical block 0, async page read"),
    (SATA, f"nvme nvme0: {DOWN}"),
    (NVME, f"nvme nvme1: {DOWN}"),
    (NVME, "nvme nvme01: I/O 25 QID 4 timeout, aborting"),
    (NVME, "nvme1n1: I/O Cmd(0x2) @ LBA 0, 8 blocks, I/O Error (sct 0x3 / sc 0x71)"),
    (NVME, "I/O error, dev nvme0n2, sector 0 op 0x0:(READ) flags 0x80700 phys_seg 1"),
    (NVME, "nvme 0000:02:00.0: Unable to change power state from D3cold to D0, device inaccessible"),
    (USB, "usb 2-1: reset SuperSpeed USB device number 2 using xhci_hcd"),
    (USB, "usb 2-1.40: USB disconnect, device number 3"),
    (ON_A_SHARED_PORT, "ata5: hard resetting link"),
    # Nothing that harms.
    (SATA, "ata5: EH complete"),
    (SATA, "ata5: SATA link up 6.0 Gbps (SStatus 133 SControl 300)"),
    (SATA, "ata5.00: configured for UDMA/133"),
    (SATA, "ata5.00: supports DRM functions and may not be fully accessible"),
    (SATA, "sd 4:0:0:0: [sda] Synchronizing SCSI cache"),
    (SATA, "sd 4:0:0:0: [sda] Starting disk"),
    (SATA, "operation not supported error, dev sda, sector 0 op 0x3:(DISCARD) flags 0x800 phys_seg 1"),
    (SATA, "critical target error, dev sda, sector 0 op 0x9:(WRITE_ZEROES) flags 0x1000000 phys_seg 0"),
    (NVME, "nvme nvme0: 8/0/0 default/read/poll queues"),
    (NVME, "nvme nvme0: Shutdown timeout set to 8 seconds"),
    (NVME, "nvme0: Get Log Page(0x2), Invalid Field in Command (sct 0x0 / sc 0x2)"),
    (NVME, "nvme 0000:01:00.0: PCIe Bus Error: severity=Corrected, type=Physical Layer, (Receiver ID)"),
    (NVME, "nvme 0000:01:00.0: enabling device (0000 -> 0002)"),
    # A program with such a name has crashed, or has run out of memory.
    (
        SATA,
        "ata5: disabled[1234]: segfault at 0 ip 000000000040113a sp 00007ffe3f5b6d40 error 6 in a[401000+1000]",
    ),
    (SATA, "ata5: disabled: page allocation failure: order:5, mode:0x40dc0(GFP_KERNEL|__GFP_COMP|__GFP_ZERO)"),
    (SATA, "I/O error, dev [1234]: segfault at 0 ip 401 sp 7ffe error 6 in error, dev sda,[401000+1000]"),
    (NVME, "nvme0n1: Read(0[1234]: segfault at 0 ip 0 sp 7ffe error 6 in a (0x2) @ LBA 0, 8 [401000+1000]"),
    (SATA, "EXT4-fs error (device sda1): ext4_find_entry:1463: inode #2: comm ls: reading directory"),
)


@each(HARM)
def test_a_real_line_is_a_sign_of_its_kind(drive: DriveLines, kind: HarmKind, line: str) -> None:
    assert present(drive.sign_in(KernelMessage(1, line))).kind is kind


@each(INNOCENT)
def test_another_drives_line_or_a_harmless_one_is_no_sign(drive: DriveLines, line: str) -> None:
    assert drive.sign_in(KernelMessage(1, line)) is None


@each(HARM)
def test_the_same_line_is_no_sign_for_any_other_drive(drive: DriveLines, kind: HarmKind, line: str) -> None:
    others = (
        DriveLines("sdx", "9:0:0:0", "9", "19.00", "19", usb="3-1"),
        DriveLines("nvme7n1", controller="nvme7", pci="0000:09:00.0"),
    )
    assert [other.sign_in(KernelMessage(1, line)) for other in others] == [None, None], (drive, kind)


def test_every_pattern_has_a_real_line_or_names_its_source() -> None:
    tables = (
        kernel_messages.ATA,
        kernel_messages.SCSI,
        kernel_messages.NVME,
        kernel_messages.PCI,
        kernel_messages.BLOCK,
    )
    for pattern in (one for table in tables for one in table):
        assert re.match(r"(\.\./)?[a-z]+/", pattern.source), pattern


def test_a_record_of_kmsg_is_read_with_its_device_and_only_the_kernels_own_counts() -> None:
    data = b"4,339,5140900,-;NET: Registered\\x20protocol family 10\n SUBSYSTEM=scsi\n DEVICE=+scsi:4:0:0:0\n"
    assert long_trial_tools.parsed(data) == (
        339,
        KernelMessage(339, "NET: Registered protocol family 10", "+scsi:4:0:0:0"),
    )
    # Facility 1, user: what a program has written to /dev/kmsg.
    assert long_trial_tools.parsed(b"12,340,5140901,-;ata5: hard resetting link\n") == (340, None)
    with pytest.raises(ValueError, match="not a record"):
        long_trial_tools.parsed(b"nonsense")
