"""``disktune-helper decode drive``: the drive that a file describes, from what three programs write.

A capture of ``disktune-helper capture`` is read as the drive would be: its files and answers take the place of
those of this computer. ``hdparm --Istdout`` writes the identify page alone, ``smartctl --json`` what
it made of it.
"""

from __future__ import annotations

import errno
import json
import os
import re
import struct
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from typing import Any

from disktune_contract import wire
from disktune_contract.drives.drive import DriveKind, kernel_name
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_contract.health.health import Health
from disktune_contract.health.identification import DeviceClass, Identification
from disktune_contract.health.saved_drive import CAPTURE_FORMAT, SavedDrive, described
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.patterns import pattern_of
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Source
from disktune_helper.decode import identify, smartctl_json
from disktune_helper.decode.fields import DecodeError
from disktune_helper.drives import drive_list, drive_snapshot, health
from disktune_helper.drives.identification import identification
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from disktune_helper.system.ports import ChangingNode, FileBenchPorts, Node, Queue, Reader

_NAMED = pattern_of(r"^/dev/(\S+):$")
"""The line before the words of hdparm."""

_WORDS = pattern_of(r"^[0-9a-fA-F]{4}\s", re.MULTILINE)
_NOTHING = Sentence("Use a capture of disktune-helper, smartctl --json or hdparm --Istdout.")

_DAMAGED = (
    *(ValueError, LookupError, TypeError, AttributeError, ArithmeticError, OSError, RecursionError, struct.error),
)
"""What reading raises where a value is another than the program writes."""
_MOST_LISTED = 20_000
"""Directories that are listed for one drive, some hundred as a rule: volumes each on the same two others, layer on
layer, are twice as many ways down with every layer.
"""

Json = dict[str, Any]


def saved_drive(data: bytes) -> SavedDrive:
    """Return the drive in a file. Raises DecodeError with a sentence about what is wrong with it."""
    try:
        # What PowerShell writes to a file is UTF-16.
        wide = data.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
        text = data.decode("utf-16", "replace") if wide else data.removeprefix(BOM_UTF8).decode()
    except UnicodeDecodeError as broken:
        raise DecodeError(f"This is not text: byte {broken.start + 1} is not UTF-8.") from None
    if not text.lstrip().startswith("{"):
        if not _WORDS.search(text):
            raise DecodeError(_NOTHING)
        return _of_page(text)
    try:
        document = json.loads(text)
        found = (smartctl_json.saved_drive if "smartctl" in document else _of_capture)(document)
        # Numbers that no decoder has looked at may be none.
        return wire.load(SavedDrive, wire.plain(found))
    except DecodeError:
        raise
    except Refusal as refused:
        raise DecodeError(refused.why) from None
    except _DAMAGED:
        raise DecodeError(Sentence("The JSON is incomplete or damaged.")) from None


# -- hdparm --Istdout --------------------------------------------------------------------------------------


def _of_page(text: str) -> SavedDrive:
    found = identify.decode(identify.parse_text(text))
    if found.device.kind is DeviceClass.UNKNOWN:
        raise DecodeError(
            "This is not an IDENTIFY page of a device type that ATA knows: bits 15 and 14 of word 0 are both set."
        )
    named = next(filter(None, map(_NAMED.match, text.splitlines())), None)
    atapi = found.device.kind is DeviceClass.ATAPI
    drive = described(
        kernel_name(named[1]) if named is not None else "",
        DriveKind.OPTICAL if atapi else DriveKind.ATA,
        model=found.model or "",
        serial=found.serial or "",
        firmware=found.firmware or "",
        wwn=found.wwn or "",
        size_bytes=(found.sectors or 0) * (found.logical_sector_bytes or SECTOR_BYTES),
        sector_bytes=(found.logical_sector_bytes, found.physical_sector_bytes),
        rotational=found.rotation.rotates,
    )
    return SavedDrive(drive, Identification(Source.FILE, ata=found), Health())


# -- a capture, read as a drive ----------------------------------------------------------------------------


def _of_capture(record: Json) -> SavedDrive:
    if not {"format", "drive", "files", "folders", "links"} <= record.keys():
        raise DecodeError(_NOTHING)
    if record["format"] != CAPTURE_FORMAT:
        raise DecodeError(Sentence("The capture is of another version of DiskTune."))
    ports = CapturedPorts(record)
    drive = drive_list.drives(ports)[0]
    # Of a capture that no root made there is nothing to open.
    node = ports.open_drive(drive.name) if record["node"] is not None else None
    found = drive_snapshot.look(ports, drive.ref, node, lambda _ref, _setting: None)
    told = replace(identification(found), source=Source.FILE)
    return SavedDrive(replace(drive, identity="", same_identity_as=()), told, health.health(found))


class CapturedPorts:
    """The machine on which the capture was made, as far as the drive is concerned; nothing can be changed."""

    root = "/nonexistent"

    def __init__(self, record: Json) -> None:
        self.record = record
        self.files: Json = dict(record["files"])
        self._listed = 0

    def read_bytes(self, path: str) -> bytes:
        """Return what was in a file, or raise the error that came instead."""
        content = self.files.get(path, errno.ENOENT)
        if isinstance(content, int):
            raise OSError(content, os.strerror(content), path)
        return bytes.fromhex(content["hex"]) if isinstance(content, dict) else str(content).encode()

    def read_text(self, path: str) -> str:
        """Return the same as text."""
        return self.read_bytes(path).decode("utf-8", "replace")

    def names(self, path: str) -> list[str]:
        """Return what was in a directory; raises ValueError if too many are asked for."""
        self._listed += 1
        if self._listed > _MOST_LISTED:
            raise ValueError(path)
        found: list[str] = self.record["folders"].get(path, [])
        return found

    def resolve(self, path: str) -> str:
        """Return where a link led."""
        found: str = self.record["links"].get(path, path)
        return found

    def modified(self, path: str) -> float | None:  # noqa: ARG002  # of the protocol
        """Return None: a capture has no times."""
        return None

    def outside(self) -> FileBenchPorts:
        """Refuse: a capture has no programs."""
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    def open_drive(self, name: str) -> Node:
        """Return the drive; raises PermissionError if it was not opened then."""
        if self.record["node"] is None or name != self.record["drive"]:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), name)
        return CapturedNode(self.record)

    def open_for_change(self, name: str) -> ChangingNode:
        """Refuse: nothing in a file can be changed."""
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), name)

    def monotonic(self) -> float:
        """Return 0: time stands still."""
        return 0.0

    def monotonic_ns(self) -> int:
        """Return 0."""
        return 0

    def suspended(self) -> float:
        """Return 0."""
        return 0.0

    def now(self) -> float:
        """Return 0."""
        return 0.0

    def thread_time(self) -> float:
        """Return 0."""
        return 0.0

    def keep_to(self, processors: frozenset[int]) -> frozenset[int]:  # noqa: ARG002  # of the protocol
        """Refuse: nothing runs."""
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))


class CapturedNode:
    """The drive, opened: it gives the answers of then, and none to what it was never asked."""

    def __init__(self, record: Json) -> None:
        self._node = record["node"]
        self.name: str = record["drive"]
        self.rdev = (self._node["rdev"][0], self._node["rdev"][1])

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 20_000, outgoing: bytes = b"") -> SgReply:  # noqa: ARG002
        """Return the answer of then; raises OSError."""
        answer = self._recorded("commands", cdb=cdb.hex(), out=outgoing.rstrip(b"\0").hex())
        sense, data = bytes.fromhex(answer["sense"]), bytes.fromhex(answer["data"])
        return SgReply(answer["status"], answer["host"], answer["driver"], sense, data)

    def nvme_admin(
        self,
        opcode: int,
        cdw10: int,
        reply_bytes: int,  # noqa: ARG002
        namespace: int = 0,
        cdw11: int = 0,
    ) -> NvmeReply:
        """Return the answer of then; raises OSError."""
        answer = self._recorded("admin", opcode=opcode, cdw10=cdw10, cdw11=cdw11, namespace=namespace)
        return NvmeReply(answer["status"], answer["result"], bytes.fromhex(answer["data"]))

    def _recorded(self, kind: str, **asked: object) -> Json:
        for answer in self._node[kind]:
            # Captures of before anything went out with a command have no word of it.
            if all(answer.get(key, "") == value for key, value in asked.items()):
                if "errno" in answer:
                    raise OSError(answer["errno"], os.strerror(answer["errno"]))
                found: Json = answer
                return found
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("The file does not contain it."))

    def size_bytes(self) -> int:
        """Return the capacity."""
        size: int = self._node["size_bytes"]
        return size

    def disk_sequence(self) -> int | None:
        """Return the disk sequence number."""
        sequence: int | None = self._node["disk_sequence"]
        return sequence

    def geometry(self) -> tuple[int, int, int, int] | None:
        """Return HDIO_GETGEO's numbers."""
        found = self._node["geometry"]
        return None if found is None else (found[0], found[1], found[2], found[3])

    def wide_pio(self) -> bool:
        """Return whether 32-bit I/O was on; raises OSError if that was not read."""
        found: bool | None = self._node.get("wide_pio")
        if found is None:
            raise OSError(errno.ENOTTY, os.strerror(errno.ENOTTY))
        return found

    def array_metadata(self, offset: int) -> bytes:  # noqa: ARG002
        """Refuse: a capture holds no data."""
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), self.name)

    def reader(self, *, direct: bool, buffer_bytes: int) -> Reader:  # noqa: ARG002
        """Refuse: a capture holds no data."""
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), self.name)

    def queue(self, depth: int, block_bytes: int) -> Queue:  # noqa: ARG002
        """Refuse: a capture holds no data."""
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), self.name)

    def close(self) -> None:
        """Nothing is held open."""
