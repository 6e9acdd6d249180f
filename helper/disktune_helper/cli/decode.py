"""``disktune-helper decode KIND``: a decoder for support and for tests. No drive, no privilege.

It reads standard input and prints JSON. Input that cannot be decoded, and wrong usage, cost one sentence on
standard error and exit status 2.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, BinaryIO, TextIO, TypeAlias

from disktune_contract.health.identification import AtaIdentity, DeviceClass
from disktune_contract.wire import plain
from disktune_helper.decode.fields import DecodeError

if TYPE_CHECKING:
    from disktune_contract.arrays.alarms import Alarms
    from disktune_contract.arrays.mdstat import MdStat
    from disktune_contract.health.nvme import NvmeController, NvmeSmartLog
    from disktune_contract.health.saved_drive import SavedDrive

LIMIT_BYTES = 1 << 20
"""No page, log or mdstat comes near 1 MiB."""

_OK, _REFUSED = 0, 2


# -- the kinds; each loads its decoder only when it is asked for -------------------------------------------


def _identify(data: bytes) -> AtaIdentity:
    from disktune_helper.decode import identify  # noqa: PLC0415

    identity = identify.decode(identify.parse_text(_text(data)))
    if identity.device.kind is DeviceClass.UNKNOWN:
        raise DecodeError(
            "This is not an IDENTIFY page of a device type that ATA knows: bits 15 and 14 of word 0 are both set."
        )
    return identity


def _mdstat(data: bytes) -> MdStat:
    from disktune_contract.arrays import mdstat  # noqa: PLC0415

    try:
        # The kernel prints the path of a bitmap file in whatever bytes it has.
        return mdstat.parse(data.decode(errors="replace"))
    except mdstat.NotMdstat as wrong:
        raise DecodeError(str(wrong)) from None


def _alarms(data: bytes) -> Alarms:
    from disktune_contract.arrays.alarms import alarms  # noqa: PLC0415

    return alarms(_mdstat(data))


def _nvme_id_ctrl(data: bytes) -> NvmeController:
    from disktune_helper.decode import nvme  # noqa: PLC0415

    return nvme.id_ctrl(data)


def _nvme_smart_log(data: bytes) -> NvmeSmartLog:
    from disktune_helper.decode import nvme  # noqa: PLC0415

    return nvme.smart_log(data)


def _drive(data: bytes) -> SavedDrive:
    from disktune_helper.cli import saved_drive  # noqa: PLC0415

    return saved_drive.saved_drive(data)


_Decoded: TypeAlias = "AtaIdentity | Alarms | MdStat | NvmeController | NvmeSmartLog | SavedDrive"

_KINDS: dict[str, Callable[[bytes], _Decoded]] = {
    "drive": _drive,
    "identify": _identify,
    "mdstat": _mdstat,
    "mdstat --alarms": _alarms,
    "nvme-id-ctrl": _nvme_id_ctrl,
    "nvme-smart-log": _nvme_smart_log,
}


def _text(data: bytes) -> str:
    """Return *data* as text. Raises DecodeError where it is none."""
    try:
        return data.decode()
    except UnicodeDecodeError as broken:
        raise DecodeError(f"This is not text: byte {broken.start + 1} is not UTF-8.") from None


# -- the command -------------------------------------------------------------------------------------------


def run(arguments: Sequence[str], stdin: TextIO, stdout: TextIO, stderr: TextIO) -> int:
    """Decode *stdin* as the kind named by the arguments; return the exit status, 0 or 2."""
    kind = " ".join(arguments)
    if kind not in _KINDS or any(" " in argument for argument in arguments):
        print(f"Name what to decode, one of: {', '.join(_KINDS)}.", file=stderr)
        return _REFUSED
    try:
        decoded = _KINDS[kind](_read(stdin.buffer))
    except DecodeError as refused:
        print(_harmless(str(refused)), file=stderr)
        return _REFUSED
    print(_harmless(json.dumps(plain(decoded), indent=2, ensure_ascii=False)), file=stdout)
    return _OK


def _read(stdin: BinaryIO) -> bytes:
    """Return everything there is to read. Raises DecodeError where that is too much."""
    data = stdin.read(LIMIT_BYTES + 1)
    if len(data) > LIMIT_BYTES:
        raise DecodeError("The input is more than 1 MiB, too long for any of these formats.")
    return data


_OBEYED = (*range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A))
_ESCAPES = {code: f"\\u{code:04x}" for code in _OBEYED}
"""What JSON leaves alone although terminals act on it: DEL, the C1 controls, changes of text direction."""


def _harmless(text: str) -> str:
    """Return *text* without the characters that a terminal would obey."""
    return text.translate(_ESCAPES)
