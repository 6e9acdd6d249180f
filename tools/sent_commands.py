"""What each class of helpers may send to drives and write to the kernel's files, in words, for the manual page.

Made of the very rows that the last place before the kernel goes by.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from disktune_contract.messages.privilege import CLASSES, Level
from disktune_contract.messages.protocol import VERBS
from disktune_contract.settings import value_text
from disktune_helper.system.attributes import ATTRIBUTES, AttributeRow
from disktune_helper.system.drive_commands import command_table
from disktune_helper.system.drive_commands.command_table import (
    ATA,
    IOCTLS,
    NVME,
    SCSI,
    AtaRow,
    Bits,
    IoctlRow,
    NvmeRow,
    RequestForm,
    ScsiRow,
)

Entry = tuple[str, str]
"""What is sent, and for what, by whom, and how much of it is free."""


def classes(level: Level) -> str:
    """Return the classes that may do what is of *level*."""
    return ", ".join(privilege for privilege, facts in CLASSES.items() if facts.most >= level)


def _bits(either: Iterable[Bits]) -> str:
    return " or ".join(
        f"{bits.value:X}h" + (f" (any value in bits {bits.free:X}h)" if bits.free else "") for bits in either
    )


def _ata(row: AtaRow) -> Entry:
    fields = (f"FEATURE {row.feature:02X}h", f"COUNT {_bits(row.count)}", f"LBA {_bits(row.lba)}")
    return f"{row.command:02X}h {row.what}", f"{classes(row.level)}: {', '.join(fields)}, {row.data.name} data"


def _scsi(row: ScsiRow) -> Entry:
    cdb = " ".join("/".join(f"{byte:02X}" for byte in allowed) for allowed in row.cdb)
    return row.what, f"{classes(row.level)}: {cdb}, answer of {row.reply_bytes} bytes"


def _nvme(row: NvmeRow) -> Entry:
    dwords = f"dword 10 {_bits((row.cdw10,))}, dword 11 {_bits(row.cdw11)}"
    rest = f"namespace {_bits((row.namespace,))}, answer of {row.reply_bytes} bytes"
    return f"{row.opcode:02X}h {row.what}", f"{classes(row.level)}: {dwords}, {rest}"


def _ioctl(row: IoctlRow) -> Entry:
    numbers = ", ".join(map(str, row.numbers))
    room = row.form in (RequestForm.COMMAND, RequestForm.FILLED)
    return f"{row.request:X}h {row.what}", f"{classes(row.level)}: {f'{numbers} bytes' if room else numbers}"


def _file(row: AttributeRow) -> Entry:
    takes = row.takes if isinstance(row.takes, str) else value_text.hint(row.takes.domain)
    return row.attribute, f"{classes(Level.CHANGE)}: {row.what}, {takes}"


def sections() -> Iterator[tuple[str, list[Entry]]]:
    """Yield each kind of rows, by its heading."""
    pages = ", ".join(f"{page:02X}h" for page in sorted(command_table.MODE_PAGES))
    data = [
        (row.what, f"{classes(row.level)}" + (f": pages {pages}" if "MODE" in row.what else ""))
        for row in command_table.ROWS
    ]
    yield "Operations", [(verb.name, _operation(verb.name)) for verb in VERBS.values()]
    yield "ATA commands", [_ata(row) for rows in ATA.values() for row in rows]
    yield "SCSI commands", [_scsi(row) for row in SCSI]
    yield "Commands with data", data
    yield "NVMe admin commands", [_nvme(row) for row in NVME]
    yield "ioctl requests", [_ioctl(row) for row in IOCTLS]
    yield "Files of the kernel", [_file(row) for row in ATTRIBUTES]


def _operation(name: str) -> str:
    verb = VERBS[name]
    who = ", ".join(privilege for privilege in CLASSES if privilege in verb.classes)
    does = {Level.NOTHING: "sends nothing to drives", Level.LOOK: "looks", Level.CHANGE: "looks and changes"}
    return f"{who}: {does[verb.reaches]}"
