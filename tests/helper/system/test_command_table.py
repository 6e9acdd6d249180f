"""The last place before the kernel: what is not in the table does not reach ioctl(2), in any class or thread."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.catalog import SETTINGS
from disktune_contract.messages.privilege import Class, Level
from disktune_contract.settings import access as ata_access
from disktune_contract.settings.access import ModeField, NvmeField
from disktune_contract.settings.drive_actions import ACTIONS, AtaCommand
from disktune_helper.drives import ata
from disktune_helper.faces import CLASSES, FACES
from disktune_helper.system.drive_commands import command_table, ioctls
from disktune_helper.system.drive_commands.command_table import (
    CEILING,
    MODE_PAGES,
    SCT_COMMAND,
    SELECTIVE_COMMAND,
    Bits,
    RequestForm,
)

ROOT = Path(__file__).resolve().parents[3]
SIGNATURE = ata_access.SMART_SIGNATURE


def pass_through(command: int, feature: int = 0, count: int = 0, lba: int = 0, protocol: int = 3 << 1) -> bytes:
    extend, flags = protocol & 1, {3: 0x20, 4: 0x0E, 5: 0x06}.get(protocol >> 1, 0)
    return ata._cdb(protocol & ~1 | extend, flags, command, feature, count, lba)


DESTRUCTIVE: dict[str, bytes] = {
    "SECURITY SET PASSWORD": pass_through(0xF1, count=1, protocol=5 << 1),
    "SECURITY UNLOCK": pass_through(0xF2, count=1, protocol=5 << 1),
    "SECURITY ERASE PREPARE": pass_through(0xF3),
    "SECURITY ERASE UNIT": pass_through(0xF4, count=1, protocol=5 << 1),
    "SECURITY FREEZE LOCK": pass_through(0xF5),
    "SECURITY DISABLE PASSWORD": pass_through(0xF6, count=1, protocol=5 << 1),
    "DOWNLOAD MICROCODE": pass_through(0x92, 0x07, 1, protocol=5 << 1),
    "DOWNLOAD MICROCODE, activate": pass_through(0x92, 0x0F),
    "DOWNLOAD MICROCODE DMA": pass_through(0x93, 0x03, 1, protocol=6 << 1),
    "SANITIZE CRYPTO SCRAMBLE": pass_through(0xB4, 0x11, lba=0x43727970, protocol=3 << 1 | 1),
    "SANITIZE BLOCK ERASE": pass_through(0xB4, 0x12, lba=0x426B4572, protocol=3 << 1 | 1),
    "SANITIZE OVERWRITE": pass_through(0xB4, 0x14, lba=0x4F57, protocol=3 << 1 | 1),
    "WRITE SECTORS": pass_through(0x30, count=1, protocol=5 << 1),
    "WRITE SECTORS EXT": pass_through(0x34, count=1, protocol=5 << 1 | 1),
    "WRITE DMA EXT": pass_through(0x35, count=1, protocol=6 << 1 | 1),
    "WRITE UNCORRECTABLE EXT": pass_through(0x45, 0x55, 1, protocol=3 << 1 | 1),
    "WRITE LOG EXT": pass_through(0x3F, count=1, lba=0xE0, protocol=5 << 1 | 1),
    "READ LOG EXT, which clears PHY event counters": pass_through(0x2F, 0x01, 1, 0x11, 4 << 1 | 1),
    "READ LOG EXT, current device internal status": pass_through(0x2F, 0x01, 1, 0x24, 4 << 1 | 1),
    "READ LOG EXT, device statistics beyond page 7": pass_through(0x2F, 0, 1, 0x804, 4 << 1 | 1),
    "DATA SET MANAGEMENT (TRIM)": pass_through(0x06, 0x01, 1, protocol=6 << 1 | 1),
    "SET MAX ADDRESS": pass_through(0xF9, lba=1000),
    "ACCESSIBLE MAX ADDRESS": pass_through(0x78, 0x01, protocol=3 << 1 | 1),
    "DEVICE CONFIGURATION SET": pass_through(0xB1, 0xC3, protocol=5 << 1),
    "CFA ERASE SECTORS": pass_through(0xC0, count=1),
    "FORMAT TRACK": pass_through(0x50),
    "REMOVE ELEMENT AND TRUNCATE": pass_through(0x7C, protocol=3 << 1 | 1),
    "SMART EXECUTE OFF-LINE, data collection": pass_through(0xB0, 0xD4, lba=SIGNATURE),
    "SMART EXECUTE OFF-LINE, captive short self-test": pass_through(0xB0, 0xD4, lba=SIGNATURE | 0x81),
    "SMART EXECUTE OFF-LINE, captive extended self-test": pass_through(0xB0, 0xD4, lba=SIGNATURE | 0x82),
    "SMART EXECUTE OFF-LINE, captive conveyance self-test": pass_through(0xB0, 0xD4, lba=SIGNATURE | 0x83),
    "SMART EXECUTE OFF-LINE, captive selective self-test": pass_through(0xB0, 0xD4, lba=SIGNATURE | 0x84),
    "SMART EXECUTE OFF-LINE, the vendor's own": pass_through(0xB0, 0xD4, lba=SIGNATURE | 0x40),
    "SMART WRITE LOG": pass_through(0xB0, 0xD6, 1, SIGNATURE | 0xE0, 5 << 1),
    "SET FEATURES, transfer mode": pass_through(0xEF, 0x03, 0x46),
    "ATA PASS-THROUGH (12), IDENTIFY": bytes.fromhex("A1 08 0E 00 01 00 00 00 00 EC 00 00"),
    "ATA PASS-THROUGH (32)": bytes.fromhex("7F 00 00 00 00 00 00 18 1F F0") + bytes(22),
    "FORMAT UNIT": bytes.fromhex("04 18 00 00 00 00"),
    "SANITIZE": bytes.fromhex("48 01 00 00 00 00 00 00 00 00"),
    "WRITE (6)": bytes.fromhex("0A 00 00 00 01 00"),
    "WRITE (10)": bytes.fromhex("2A 00 00 00 00 00 00 00 01 00"),
    "WRITE (16)": bytes.fromhex("8A 00") + bytes(12) + b"\0\0",
    "WRITE SAME (10)": bytes.fromhex("41 00 00 00 00 00 00 00 00 00"),
    "WRITE SAME (16), UNMAP": bytes.fromhex("93 08") + bytes(14),
    "WRITE AND VERIFY (10)": bytes.fromhex("2E 00 00 00 00 00 00 00 01 00"),
    "WRITE BUFFER, firmware": bytes.fromhex("3B 05 00 00 00 00 00 02 00 00"),
    "WRITE LONG": bytes.fromhex("3F 40 00 00 00 00 00 00 00 00"),
    "UNMAP": bytes.fromhex("42 00 00 00 00 00 00 00 18 00"),
    "REASSIGN BLOCKS": bytes.fromhex("07 00 00 00 00 00"),
    "MODE SELECT (6)": bytes.fromhex("15 10 00 00 18 00"),
    "MODE SELECT (10), saved": bytes.fromhex("55 11 00 00 00 00 00 00 1C 00"),
    "MODE SENSE (10), all pages": bytes.fromhex("5A 00 3F 00 00 00 00 00 FC 00"),
    "LOG SELECT, cleared": bytes.fromhex("4C 02 C0 00 00 00 00 00 00 00"),
    "LOG SENSE, saved": bytes.fromhex("4D 01 42 00 00 00 00 04 00 00"),
    "PERSISTENT RESERVE OUT": bytes.fromhex("5F 00 00 00 00 00 00 00 18 00"),
    "SECURITY PROTOCOL OUT": bytes.fromhex("B5 01 00 01 00 00 00 00 02 00 00 00"),
    "SEND DIAGNOSTIC, foreground short self-test": bytes.fromhex("1D A0 00 00 00 00"),
    "SEND DIAGNOSTIC, foreground extended self-test": bytes.fromhex("1D C0 00 00 00 00"),
    "SEND DIAGNOSTIC, self-test with the unit off-line": bytes.fromhex("1D 21 00 00 00 00"),
    "SEND DIAGNOSTIC, default self-test": bytes.fromhex("1D 04 00 00 00 00"),
    "SEND DIAGNOSTIC, a page": bytes.fromhex("1D 10 00 00 18 00"),
    "START STOP UNIT, stop": bytes.fromhex("1B 00 00 00 00 00"),
    "START STOP UNIT, eject": bytes.fromhex("1B 00 00 00 02 00"),
}
"""By name; where they need data, both with some and without."""


@pytest.mark.parametrize("cdb", DESTRUCTIVE.values(), ids=DESTRUCTIVE)
def test_what_destroys_or_fixes_for_good_does_not_go_out(cdb: bytes, kernel: list[int]) -> None:
    for reply, data in ((0, b""), (512, b""), (252, b""), (0, bytes(512)), (0, bytes(24))):
        with pytest.raises(PermissionError):
            ioctls.sg_io(-1, cdb, reply, 1000, data)
    assert kernel == []


NVME_DESTRUCTIVE = {
    "Delete I/O Submission Queue": (0x00, 0, 0, 0),
    "Namespace Management": (0x0D, 1, 0, 0),
    "Namespace Attachment": (0x15, 1, 0, 0),
    "Firmware Commit": (0x10, 0, 0x0B, 0),
    "Firmware Image Download": (0x11, 0, 0xFF, 0),
    "Device Self-test, the vendor's own": (0x14, 0xFFFFFFFF, 0xE, 0),
    "Device Self-test of the controller alone": (0x14, 0, 1, 0),
    "Format NVM": (0x80, 0xFFFFFFFF, 0x200, 0),
    "Security Send": (0x81, 0, 0x01000100, 512),
    "Sanitize": (0x84, 0, 2, 0),
    "Set Features, write cache, saved": (0x09, 0, 0x80000006, 1),
    "Set Features, write protection": (0x09, 1, 0x84, 1),
    "Set Features, number of queues": (0x09, 0, 0x07, 1),
    "Set Features, sanitize configuration": (0x09, 0, 0x17, 1),
    "vendor's own": (0xC0, 0, 0, 0),
}


@pytest.mark.parametrize("command", NVME_DESTRUCTIVE.values(), ids=NVME_DESTRUCTIVE)
def test_nor_does_it_to_an_nvme_controller(command: tuple[int, int, int, int], kernel: list[int]) -> None:
    opcode, namespace, dword10, dword11 = command
    for room in (0, 512, 4096):
        with pytest.raises(PermissionError):
            ioctls.nvme_admin(-1, opcode, namespace, dword10, dword11, room, 1000)
    assert kernel == []


CDBS = st.one_of(
    st.binary(max_size=40),
    st.binary(min_size=15, max_size=15).map(lambda rest: b"\x85" + rest),
    st.builds(
        lambda start, command, feature, count, lba: pass_through(command, feature, count, lba, start),
        st.sampled_from((6, 7, 8, 9, 10, 11, 12)),
        *(st.integers(0, 255),) * 3,
        st.integers(0, (1 << 28) - 1) | st.sampled_from((0, SIGNATURE, 0x0554E4C, 8, 0x108)),
    ),
)


def named(cdb: bytes) -> bool:
    """Return whether the catalogue, the actions or the questions name the command, by the declarations."""
    if len(cdb) != 16 or cdb[0] != 0x85:
        return cdb[:1] in (b"\x5a", b"\x03", b"\x4d", b"\x1b", b"\x1d")
    command, feature = cdb[14], cdb[4]
    subcommands = {(0xEF, 0x4A)}
    for access in (setting.access for setting in SETTINGS):
        if isinstance(access, ata_access.AtaFeature):
            subcommands |= {(access.command, access.enable), (access.command, access.disable)}
        elif isinstance(access, ata_access.AtaSwitch | ata_access.AtaVerify):
            subcommands |= {(0xEF, access.enable), (0xEF, access.disable)}
        elif isinstance(access, ata_access.AtaTimer):
            subcommands |= {(access.command, 0), (access.command_asleep, 0)}
    subcommands |= {(a.does.command, a.does.feature) for a in ACTIONS if isinstance(a.does, AtaCommand)}
    questions = {
        (0xEC, 0),
        (0xE5, 0),
        (0x2F, 0),
        (0xE7, 0),
        (0xEA, 0),
        *((0xB0, f) for f in (0xD0, 0xD1, 0xD4, 0xD5, 0xDA)),
    }
    return (command, feature) in subcommands | questions


@given(CDBS, st.sampled_from((0, 252, 512, 1024)))
def test_what_nothing_declares_has_no_level(cdb: bytes, room: int) -> None:
    if command_table.scsi_level(cdb, room):
        assert named(cdb), cdb.hex(" ")


@given(CDBS, st.binary(min_size=1, max_size=600))
def test_data_make_no_command_better(cdb: bytes, data: bytes) -> None:
    if command_table.scsi_level(cdb, 0, data):
        assert cdb in (SCT_COMMAND, SELECTIVE_COMMAND) or cdb[0] == 0x55


@given(st.integers(0, 255), *(st.integers(0, 0xFFFFFFFF),) * 3, st.sampled_from((0, 512, 4096)))
def test_an_nvme_feature_is_set_if_it_is_declared(
    opcode: int, space: int, ten: int, eleven: int, room: int
) -> None:
    if command_table.nvme_level(opcode, space, ten, eleven, room):
        features = {setting.access.feature for setting in SETTINGS if isinstance(setting.access, NvmeField)}
        assert (
            (opcode == 0x06 and ten < 2)
            or opcode == 0x02
            or (opcode, space, room) == (0x14, 0xFFFFFFFF, 0)
            or (opcode in (0x09, 0x0A) and ten & 0xFF in features)
        )
        assert not ten & 0x80000000 or opcode not in (0x09, 0x0A)


@given(
    st.integers(0, 0xFFFFFFFF) | st.sampled_from([row.request for row in command_table.IOCTLS]),
    st.integers(-1, 100),
)
def test_a_request_goes_out_in_its_own_form_alone(request_: int, number: int) -> None:
    for form in RequestForm:
        if command_table.ioctl_level(request_, form, number):
            (row,) = (row for row in command_table.IOCTLS if row.request == request_)
            assert row.form is form
            assert number in row.numbers


def test_a_flag_is_on_or_off(kernel: list[int]) -> None:
    for number in (-1, 2, 256, 1 << 30):
        for request_ in (ioctls.BLKROSET, ioctls.HDIO_SET_32BIT):
            with pytest.raises(PermissionError):
                ioctls.send_number(-1, request_, number)
    assert kernel == []


@pytest.mark.parametrize("row", command_table.NVME, ids=lambda row: f"{row.what}-{row.opcode:02X}")
def test_the_room_for_an_answer_is_what_the_controller_fills(
    row: command_table.NvmeRow, kernel: list[int]
) -> None:
    """With less, it would write into memory that is not the program's."""
    for ten in {row.cdw10.value, row.cdw10.value | row.cdw10.free}:
        eleven = row.cdw11[0].value
        assert command_table.nvme_reply_bytes(row.opcode, ten, eleven) == row.reply_bytes
        for room in {0, 1, 4, 511, 512, 513, 4092, 4095, 4096, 8192} - {row.reply_bytes}:
            with pytest.raises(PermissionError):
                ioctls.nvme_admin(-1, row.opcode, row.namespace.value, ten, eleven, room, 1000)
    assert kernel == []


def test_a_row_with_too_little_room_sends_nothing(monkeypatch: pytest.MonkeyPatch, kernel: list[int]) -> None:
    rows = (
        command_table.NvmeRow("1 KiB of a log", 0x02, Level.LOOK, Bits(255 << 16 | 0x02), reply_bytes=512),
        command_table.NvmeRow("autonomous power states", 0x0A, Level.LOOK, Bits(0x0C)),
    )
    monkeypatch.setattr(command_table, "NVME", rows)
    for row in rows:
        with pytest.raises(PermissionError):
            ioctls.nvme_admin(-1, row.opcode, 0, row.cdw10.value, 0, row.reply_bytes, 1000)
    assert kernel == []


@pytest.mark.parametrize("request_", [ioctls.SG_IO, ioctls.NVME_IOCTL_ADMIN_CMD, 0x125E, 0x127F, 0x1277, 0x1276])
def test_no_command_goes_as_a_number(request_: int, kernel: list[int]) -> None:
    # The last four: BLKROGET, BLKZEROOUT, BLKDISCARD (as 0x1277) and its neighbour.
    calls: tuple[Callable[[], object], ...] = (
        lambda: ioctls.get_u64(-1, request_),
        lambda: ioctls.send_number(-1, request_, 0),
    )
    for call in calls:
        with pytest.raises(PermissionError):
            call()
    assert kernel == []


# -- classes -------------------------------------------------------------------------------------------------

LOOKS: tuple[Callable[[], object], ...] = (
    lambda: ioctls.sg_io(-1, pass_through(0xEC, count=1, protocol=8), 512, 1000),
    lambda: ioctls.sg_io(-1, SCT_COMMAND, 0, 1000, b"\x03\0\x02\0\x01".ljust(512, b"\0")),
    lambda: ioctls.sg_io(-1, bytes.fromhex("5A 00 08 00 00 00 00 00 FC 00"), 252, 1000),
    lambda: ioctls.nvme_admin(-1, 0x0A, 0, 0x06, 0, 0, 1000),
    lambda: ioctls.get_u64(-1, ioctls.BLKGETSIZE64),
)
CHANGES: tuple[Callable[[], object], ...] = (
    lambda: ioctls.sg_io(-1, pass_through(0xEF, 0x82), 0, 1000),
    lambda: ioctls.sg_io(-1, pass_through(0xE0), 0, 1000),
    lambda: ioctls.sg_io(-1, SCT_COMMAND, 0, 1000, b"\x03\0\x01\0\x01\0\x46".ljust(512, b"\0")),
    lambda: ioctls.sg_io(
        -1, bytes.fromhex("55 10 00 00 00 00 00 00 1C 00"), 0, 1000, bytes(8) + b"\x08\x12".ljust(20, b"\0")
    ),
    lambda: ioctls.nvme_admin(-1, 0x09, 0, 0x06, 1, 0, 1000),
    lambda: ioctls.send_number(-1, ioctls.BLKROSET, 1),
    lambda: ioctls.send_number(-1, ioctls.BLKFLSBUF, 0),
    lambda: ioctls.send_number(-1, ioctls.BLKRRPART, 0),
)


@pytest.mark.parametrize("privilege", [None, *Class])
def test_each_class_sends_what_it_may(
    privilege: Class | None, kernel: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ioctls, "_ceiling", privilege)
    most = CEILING[privilege] if privilege else 0
    for calls, level in ((LOOKS, Level.LOOK), (CHANGES, Level.CHANGE)):
        for call in calls:
            before = len(kernel)
            if level <= most:
                call()
                assert len(kernel) == before + 1
            else:
                with pytest.raises(PermissionError):
                    call()
                assert len(kernel) == before


def test_every_class_has_a_ceiling() -> None:
    assert CEILING.keys() == set(Class)


def test_a_process_becomes_less_and_never_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ioctls, "_ceiling", None)
    ioctls.limit_to(Class.INSPECT)
    ioctls.limit_to(Class.INSPECT)
    refused = []

    def widen() -> None:
        try:
            ioctls.limit_to(Class.TUNE)
        except PermissionError:
            refused.append(True)

    thread = threading.Thread(target=widen)
    thread.start()
    thread.join()
    widen()
    ioctls.limit_to(Class.BROWSE)
    with pytest.raises(PermissionError):
        ioctls.limit_to(Class.INSPECT)
    assert refused == [True, True]


def test_a_process_that_has_not_said_what_it_is_sends_nothing() -> None:
    code = (
        f"import sys; sys.path.append({str(ROOT / 'helper')!r})\n"
        "from disktune_helper.system.drive_commands import ioctls\n"
        "ioctls.get_u64(0, ioctls.BLKGETSIZE64)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "not a request that DiskTune sends in class none" in done.stderr


def test_each_face_that_opens_drives_says_what_it_is() -> None:
    without = {face.name for face in FACES.values() if not face.ceiling}
    assert without == {*CLASSES, "answer", "who", "decode", "desktop"}


# -- the table beside the catalogue --------------------------------------------------------------------------


def test_every_setting_that_is_set_by_a_command_is_in_the_table() -> None:
    for setting in SETTINGS:
        access = setting.access
        if isinstance(access, ata_access.AtaFeature):
            for feature, count, lba in (
                (access.enable, 1 if access.level else access.count[0], access.lba[0]),
                (access.disable, access.count[1], access.lba[1]),
            ):
                cdb = pass_through(access.command, feature, count, lba)
                assert command_table.scsi_level(cdb, 0) is Level.CHANGE, setting.id
        elif isinstance(access, NvmeField):
            assert command_table.nvme_level(0x09, 0, access.feature, access.selector, 0) is Level.CHANGE, (
                setting.id
            )
        elif isinstance(access, ModeField):
            assert access.page in MODE_PAGES, setting.id


def test_ioctl_is_called_in_one_place() -> None:
    found = [
        f"{path.name}:{number}"
        for path in (ROOT / "helper").rglob("*.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"\b(fcntl|libc)\.ioctl\b|from fcntl import", line)
    ]
    assert len(found) == 1
    assert found[0].startswith("ioctls.py:")
