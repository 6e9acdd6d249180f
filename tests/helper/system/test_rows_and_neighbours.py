"""Each row of the table of commands: what it says goes out, in its class, and what differs in a bit does not.

What a row means is worked out here a second time, from the rows' own bits: as a mask and a value for each byte.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from disktune_contract.messages.privilege import CLASSES, Class, Level
from disktune_helper.system.drive_commands import command_table, ioctls
from disktune_helper.system.drive_commands.command_table import (
    IOCTLS,
    MODE_PAGES,
    NVME,
    SCSI,
    SCT_COMMAND,
    AtaRow,
    Bits,
    Data,
    IoctlRow,
    NvmeRow,
    RequestForm,
    ScsiRow,
)

ATA = [row for rows in command_table.ATA.values() for row in rows]
ROWS: list[AtaRow | ScsiRow] = [*ATA, *SCSI]
FLAGS = {Data.NONE: 0x20, Data.IN: 0x0E}


# -- ATA and SCSI --------------------------------------------------------------------------------------------

Form = tuple[tuple[frozenset[int], ...], int]
"""What each byte of a CDB may be, and the bytes of its answer."""


def forms(row: AtaRow | ScsiRow) -> Iterator[Form]:
    """Yield what a row admits, byte by byte."""
    if isinstance(row, ScsiRow):
        yield tuple(frozenset(allowed) for allowed in row.cdb), row.reply_bytes
        return
    for count in row.count:
        for lba in row.lba:
            fixed = {0: 0x85, 1: row.data | row.extend, 2: FLAGS[row.data], 4: row.feature, 14: row.command}
            free = {6: count, 8: _byte(lba, 0), 10: _byte(lba, 8), 12: _byte(lba, 16), 13: _byte(lba, 24, 0x40)}
            cdb = [{fixed.get(number, 0)} for number in range(16)]
            for number, bits in free.items():
                cdb[number] = {value for value in range(256) if value & ~bits.free == bits.value}
            yield tuple(map(frozenset, cdb)), 512 if row.data is Data.IN else 0


def _byte(bits: Bits, shift: int, fixed: int = 0) -> Bits:
    return Bits(bits.value >> shift & 0xFF | fixed, bits.free >> shift & 0xFF)


FORMS = [(form, row.level) for row in ROWS for form in forms(row)]


def wanted(cdb: bytes, reply_bytes: int) -> int:
    """Return the level by the forms, 0 for a command of none."""
    for (bytes_, room), level in FORMS:
        alike = (len(cdb), reply_bytes) == (len(bytes_), room)
        if alike and all(byte in allowed for byte, allowed in zip(cdb, bytes_, strict=True)):
            return level
    return 0


def examples(form: Form) -> set[bytes]:
    """Return commands at the ends of a form."""
    return {bytes(map(end, form[0])) for end in (min, max)}


@pytest.mark.slow
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.what)
def test_a_command_goes_out_and_none_that_differs_from_it_in_a_bit(
    row: AtaRow | ScsiRow, kernel: list[int]
) -> None:
    for form in forms(row):
        for cdb in examples(form):
            ioctls.sg_io(-1, cdb, form[1], 1000)
            sent = len(kernel)
            for changed, room in neighbours(cdb, form[1]):
                level = wanted(changed, room)
                assert command_table.scsi_level(changed, room) == level, changed.hex(" ")
                if not level:
                    with pytest.raises(PermissionError):
                        ioctls.sg_io(-1, changed, room, 1000)
            assert len(kernel) == sent
            kernel.clear()


def neighbours(cdb: bytes, room: int) -> Iterator[tuple[bytes, int]]:
    """Yield what differs in one bit, in length, or in the room for the answer."""
    for number in range(len(cdb)):
        for bit in range(8):
            yield cdb[:number] + bytes((cdb[number] ^ 1 << bit,)) + cdb[number + 1 :], room
    yield from ((cdb[:-1], room), (cdb + b"\0", room))
    yield from ((cdb, other) for other in (0, 1, room - 1, room + 1, 512, 4096) if other not in (room, -1))


@pytest.mark.parametrize("privilege", Class)
def test_each_class_sends_the_rows_of_its_level(
    privilege: Class, kernel: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ioctls, "_ceiling", privilege)
    for form, level in FORMS:
        for cdb in examples(form):
            if level <= CLASSES[privilege].most:
                ioctls.sg_io(-1, cdb, form[1], 1000)
            else:
                with pytest.raises(PermissionError):
                    ioctls.sg_io(-1, cdb, form[1], 1000)
    assert bool(kernel) is (privilege is not Class.BROWSE)


def test_the_room_for_an_answer_is_what_its_command_allows() -> None:
    """A SCSI command says in its allocation length how much the drive may send."""
    for row in SCSI:
        field = {0x03: (4, 5), 0x12: (3, 5), 0x37: (7, 9), 0x5A: (7, 9), 0x4D: (7, 9), 0xB7: (6, 10)}.get(
            row.cdb[0][0]
        )
        if field:
            assert int.from_bytes(bytes(max(allowed) for allowed in row.cdb[slice(*field)])) == row.reply_bytes
        else:
            assert row.reply_bytes == 0


# -- data that goes out --------------------------------------------------------------------------------------

SCT_SET, SCT_ASK = (bytes((3, 0, function, 0, 1, 0, limit)) for function, limit in ((1, 70), (2, 0)))
PAGES = [(bytes.fromhex("55 10 00 00 00 00 00 00 1C 00"), bytes((*bytes(8), page, 18))) for page in MODE_PAGES]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cdb", "start", "length", "level"),
    [
        (SCT_COMMAND, SCT_SET, 512, Level.CHANGE),
        (SCT_COMMAND, SCT_ASK, 512, Level.LOOK),
        (SCT_COMMAND, bytes((5, 0, 1, 0, 2)), 512, Level.LOOK),
        *((cdb, start, 28, Level.CHANGE) for cdb, start in PAGES),
    ],
)
def test_data_goes_out_and_none_of_another_form(
    cdb: bytes, start: bytes, length: int, level: Level, kernel: list[int]
) -> None:
    data = start.ljust(length, b"\0")
    assert command_table.scsi_level(cdb, 0, data) is level
    ioctls.sg_io(-1, cdb, 0, 1000, data)
    others = [(changed, data) for changed, _ in neighbours(cdb, 0) if changed != cdb]
    # Of a page the fields behind its head are free, and of SCT the limit, which is the fourth number.
    fixed = 10 if length == 28 else 6
    for number in (*range(fixed), *(range(8, length) if length == 512 else ())):
        for bit in range(8):
            others.append((cdb, data[:number] + bytes((data[number] ^ 1 << bit,)) + data[number + 1 :]))
    others += [(cdb, data[:-1]), (cdb, data + b"\0")]
    known = {(cdb, start.ljust(length, b"\0")) for cdb, start in PAGES}
    known |= {(SCT_COMMAND, bytes((3, 0, 1, 0, side, 0, 70)).ljust(512, b"\0")) for side in (1, 2)}
    known |= {(SCT_COMMAND, bytes((3, 0, 2, 0, side)).ljust(512, b"\0")) for side in (1, 2)}
    for command, changed in others:
        if (command, changed) not in known:
            with pytest.raises(PermissionError):
                ioctls.sg_io(-1, command, 0, 1000, changed)
    assert len(kernel) == 1


# -- NVMe ----------------------------------------------------------------------------------------------------


def nvme_wanted(opcode: int, namespace: int, ten: int, eleven: int, room: int) -> int:
    """Return the level by the rows' masks, 0 for a command of none."""
    for row in NVME:
        if (
            (opcode, room) == (row.opcode, row.reply_bytes)
            and namespace & ~row.namespace.free == row.namespace.value
            and ten & ~row.cdw10.free == row.cdw10.value
            and any(eleven & ~bits.free == bits.value for bits in row.cdw11)
        ):
            return row.level
    return 0


@pytest.mark.slow
@pytest.mark.parametrize("row", NVME, ids=lambda row: f"{row.what}-{row.opcode:02X}")
def test_an_admin_command_goes_out_and_none_that_differs_from_it_in_a_bit(row: NvmeRow, kernel: list[int]) -> None:
    for eleven in row.cdw11:
        command = (row.opcode, row.namespace.value, row.cdw10.value, eleven.value | eleven.free, row.reply_bytes)
        ioctls.nvme_admin(-1, *command, 1000)
        for number, bits in enumerate((8, 32, 32, 32, 13)):
            for bit in range(bits):
                changed = list(command)
                changed[number] ^= 1 << bit
                opcode, space, ten, dword, room = changed
                level = nvme_wanted(opcode, space, ten, dword, room)
                assert command_table.nvme_level(opcode, space, ten, dword, room) == level, changed
                if not level:
                    with pytest.raises(PermissionError):
                        ioctls.nvme_admin(-1, opcode, space, ten, dword, room, 1000)
        assert len(kernel) == 1
        kernel.clear()


# -- ioctls --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", IOCTLS, ids=lambda row: row.what)
def test_a_request_goes_out_with_its_numbers_and_none_beside_them(row: IoctlRow) -> None:
    assert getattr(ioctls, row.what) == row.request
    for number in range(-1, 130):
        level = command_table.ioctl_level(row.request, row.form, number)
        assert level == (row.level if number in row.numbers else 0)
    others = [form for form in RequestForm if form is not row.form]
    assert not any(command_table.ioctl_level(row.request, form, n) for form in others for n in row.numbers)
    known = {one.request for one in IOCTLS}
    for bit in range(32):
        changed = row.request ^ 1 << bit
        levels = [command_table.ioctl_level(changed, form, n) for form in RequestForm for n in row.numbers]
        assert changed in known or not any(levels)
