"""``disktune-helper capture DRIVE FILE``: all this program reads from a drive, in a file for bug reports.

It reads the drive as every other command does, and records what passes between it and the system: files of /sys
and /run, answers to commands. So nothing that the program reads can be missing, and the file can play the drive's
part afterwards. Serial numbers and World Wide Names are masked. Run by root it contains the drive's own answers,
run by any other user what the kernel shows to all users. Nothing is changed and nothing wakes up.
"""

from __future__ import annotations

import errno
import json
import os
import re
import stat
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TextIO

from disktune_contract.drives import masking, recognition
from disktune_contract.drives.drive import Drive, DriveRef, kernel_name
from disktune_contract.drives.recognition import Words
from disktune_contract.health.saved_drive import CAPTURE_FORMAT
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.version import VERSION
from disktune_helper.decode import fields, scsi
from disktune_helper.decode.fields import DecodeError
from disktune_helper.decode.identify_standard import adds_up, signed
from disktune_helper.drives import drive_list, drive_snapshot, health, identity
from disktune_helper.drives.drive_list import DriveTemperatures
from disktune_helper.drives.identification import identification
from disktune_helper.drives.usage import Mounts
from disktune_helper.faces import FACES
from disktune_helper.settings import engine
from disktune_helper.system import sysfs
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from disktune_helper.system.ports import ChangingNode, FileBenchPorts, Node, Ports, Queue, Reader
from disktune_helper.system.processes import SANDBOX
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.text_files import text_of

# -- masking of numbers in what a drive sends as bytes and words -------------------------------------------
#
# Texts are masked by `disktune_contract.drives.masking`.

SERIAL_WORDS = (range(10, 20), range(176, 206))
"""IDENTIFY DEVICE: serial numbers of the drive and of its medium (ACS-4)."""
WWN_WORDS = range(108, 112)
_NVME_SERIAL, _NVME_FGUID, _NVME_NQN = slice(4, 24), slice(112, 128), slice(768, 1024)
"""Identify Controller: SN, FGUID, SUBNQN (NVM Express base specification)."""
_NVME_NAMES = (slice(104, 120), slice(120, 128))
"""Identify Namespace: NGUID and EUI64."""


class CaptureMasks(masking.Masks):
    """All masks of one capture."""

    def data(self, data: bytes) -> bytes:
        """Return bytes, such as a VPD page, with every number replaced, as text and as binary."""
        for plain, mask in sorted(self.known.items(), key=lambda pair: -len(pair[0])):
            data = data.replace(plain.encode("latin-1", "replace"), mask.encode("latin-1", "replace"))
            if masking.is_hex(plain) and len(plain) % 2 == 0:
                data = data.replace(bytes.fromhex(plain), bytes.fromhex(mask))
        return data

    def words(self, words: Sequence[int]) -> tuple[int, ...]:
        """Return IDENTIFY DEVICE words with serial numbers and World Wide Name masked, checksum mended."""
        masked = list(words)
        for places in SERIAL_WORDS:
            raw = b"".join(words[place].to_bytes(2, "big") for place in places).decode("latin-1")
            plain = raw.strip().strip("\0")
            _put(masked, places, raw.replace(plain, self.letters(plain)) if plain else raw)
        plain = "".join(f"{words[place]:04x}" for place in WWN_WORDS)
        if plain.strip("0f"):
            mask = self.digits(plain)
            for index, place in enumerate(WWN_WORDS):
                masked[place] = int(mask[4 * index : 4 * index + 4], 16)
        if signed(list(words)) and adds_up(list(words)):
            masked[255] = 0xA5
            masked[255] |= (-sum(word + (word >> 8) for word in masked) & 0xFF) << 8
        return tuple(masked)

    def identify_controller(self, page: bytes) -> bytes:
        """Return NVMe Identify Controller with serial number, FRU id and qualified name masked."""
        masked = bytearray(page)
        raw = page[_NVME_SERIAL].decode("latin-1")
        masked[_NVME_SERIAL] = raw.replace(raw.strip(), self.letters(raw.strip())).encode("latin-1")
        masked[_NVME_FGUID] = bytes(16)
        masked[_NVME_NQN] = self.data(page[_NVME_NQN])
        return bytes(masked)

    def identify_namespace(self, page: bytes) -> bytes:
        """Return NVMe Identify Namespace with both world-wide numbers masked; zeros, which mean none, stay."""
        masked = bytearray(page)
        for place in _NVME_NAMES:
            if any(page[place]):
                masked[place] = bytes.fromhex(self.digits(page[place].hex()))
        return bytes(masked)


def _put(words: list[int], places: range, text: str) -> None:
    data = text.encode("latin-1")
    for index, place in enumerate(places):
        words[place] = int.from_bytes(data[2 * index : 2 * index + 2], "big")


# -- recording what passes between this program and one drive, masked --------------------------------------
#
# That is files, folders, links and commands. `RecordingPorts` and `RecordingNode` take the place of `Ports` and
# `Node`; they pass on every question, and refuse every change.

PAGES = ("inquiry", "vpd_pg00", "vpd_pg80", "vpd_pg83", "vpd_pg89", "vpd_pgb0", "vpd_pgb1", "vpd_pgb2")
"""What the kernel keeps of a SCSI disk's own answers, in /sys/block/*/device."""
_UDEV_KEYS = ("ID_MODEL", "ID_SERIAL_SHORT", "ID_BUS", "ID_ATA", "MD_UUID", "MD_DEVNAME")
"""What a fixture needs. The rest of udev's database names file systems, labels and owners."""

_IDENTIFY_DEVICE, _IDENTIFY_PACKET = 0xEC, 0xA1
_PASS_THROUGH_16 = 0x85
_BEFORE_IDENTIFY = 60
"""Bytes of page 89h that describe the translation, before the drive's own words."""
_CNS_CONTROLLER, NVME_PAGE_BYTES = 1, 4096

Record = dict[str, Any]


def _masked(masks: CaptureMasks, path: str, content: bytes) -> bytes:
    """Return a file's content without any of the numbers."""
    name = path.rpartition("/")[2]
    if name == "id":
        try:
            words = masks.words(fields.parse_text(content.decode("latin-1")))
        except DecodeError:
            return b""
        lines = (words[start : start + 8] for start in range(0, 256, 8))
        return "".join(" ".join(f"{word:04x}" for word in line) + "\n" for line in lines).encode()
    if name == "vpd_pg89":
        data = recognition.in_vpd(content)
        if data is None:
            return masks.data(content[:_BEFORE_IDENTIFY])
        return content.replace(data, _packed(masks.words(fields.from_bytes(data))))
    return masks.data(content) if name in PAGES else masks.text(content.decode("latin-1")).encode("latin-1")


def identify_answer(cdb: bytes, data: bytes) -> Words | None:
    """Return the words if this was IDENTIFY (PACKET) DEVICE and it was answered whole."""
    return fields.from_bytes(data) if _identifies(cdb) and len(data) == 512 else None


def _identifies(cdb: bytes) -> bool:
    return cdb[0] == _PASS_THROUGH_16 and cdb[14] in (_IDENTIFY_DEVICE, _IDENTIFY_PACKET)


def _packed(words: Words) -> bytes:
    return b"".join(word.to_bytes(2, "little") for word in words)


class RecordingPorts:
    """`Ports` that shows one drive alone and remembers what was asked and what came of it."""

    def __init__(self, ports: Ports, drive: str) -> None:
        self.ports = ports
        self._drive = drive
        self.files: dict[str, bytes | int] = {}
        """Contents, or the errno that came instead."""
        self._folders: dict[str, list[str]] = {}
        self._links: dict[str, str] = {}
        self.nodes: list[RecordingNode] = []

    def record(self, masks: CaptureMasks) -> Record:
        """Return it all, masked and ready for JSON: text as text, other bytes as hexadecimal digits."""
        return {
            "files": {
                masks.text(path): content if isinstance(content, int) else _plain(_masked(masks, path, content))
                for path, content in self.files.items()
            },
            "folders": {masks.text(path): list(map(masks.text, names)) for path, names in self._folders.items()},
            "links": {masks.text(path): masks.text(place) for path, place in self._links.items() if path != place},
            "node": self.nodes[0].record(masks) if self.nodes else None,
        }

    def read_bytes(self, path: str) -> bytes:
        """Read a file, unless it is about people and not about drives: what is mounted where."""
        try:
            if path in _NOBODYS_BUSINESS:
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)
            found = _relevant(path, self.ports.read_bytes(path), self._drive)
        except OSError as error:
            self.files[path] = error.errno or errno.EIO
            raise
        self.files[path] = found
        return found

    def read_text(self, path: str) -> str:
        """Read a file as text."""
        return self.read_bytes(path).decode("utf-8", "replace")

    def names(self, path: str) -> list[str]:
        """List a directory; of all drives there is only one."""
        self._folders[path] = [self._drive] if path == sysfs.ROOT else self.ports.names(path)
        return self._folders[path]

    def resolve(self, path: str) -> str:
        """Follow links."""
        self._links[path] = self.ports.resolve(path)
        return self._links[path]

    def modified(self, path: str) -> float | None:
        """Pass on the question; no drive depends on the answer."""
        return self.ports.modified(path)

    def outside(self) -> FileBenchPorts:
        """Refuse: a capture starts nothing."""
        raise PermissionError(errno.EPERM, "a capture only reads")

    def open_drive(self, name: str) -> Node:
        """Open the drive; what is then asked of it is remembered."""
        self.nodes.append(RecordingNode(self.ports.open_drive(name)))
        return self.nodes[-1]

    def open_for_change(self, name: str) -> ChangingNode:
        """Refuse: a capture changes nothing."""
        raise PermissionError(errno.EPERM, "a capture only reads", name)

    def monotonic(self) -> float:
        """Pass on the clock."""
        return self.ports.monotonic()

    def monotonic_ns(self) -> int:
        """Pass on the clock."""
        return self.ports.monotonic_ns()

    def suspended(self) -> float:
        """Pass on how long the machine has slept."""
        return self.ports.suspended()

    def now(self) -> float:
        """Pass on the time of day."""
        return self.ports.now()

    @property
    def root(self) -> str:
        """Pass on where configuration is read."""
        return self.ports.root

    def thread_time(self) -> float:
        """Pass on the processor time."""
        return self.ports.thread_time()

    def keep_to(self, processors: frozenset[int]) -> frozenset[int]:
        """Pass on where to run."""
        return self.ports.keep_to(processors)


class RecordingNode:
    """A `Node` that remembers commands and answers. It neither measures nor changes anything."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self.name, self.rdev = node.name, node.rdev
        self.commands: list[tuple[bytes, bytes, SgReply | int]] = []
        """Command, what went out with it, and the answer or the error number."""
        self.admin: list[tuple[int, int, int, int, NvmeReply | int]] = []
        self._size = node.size_bytes()
        self._sequence = node.disk_sequence()
        self._geometry: tuple[int, int, int, int] | None = None
        self._wide_pio: bool | None = None

    def record(self, masks: CaptureMasks) -> Record:
        """Return it all, masked and ready for JSON."""
        return {
            "rdev": list(self.rdev),
            "size_bytes": self._size,
            "disk_sequence": self._sequence,
            "geometry": list(self._geometry) if self._geometry else None,
            "wide_pio": self._wide_pio,
            "commands": [
                {"cdb": cdb.hex(), "out": out.rstrip(b"\0").hex(), **_scsi_answer(masks, cdb, reply)}
                for cdb, out, reply in self.commands
            ],
            "admin": [
                {**_admin_command(*command), **_nvme_answer(masks, command[1], reply)}
                for *command, reply in self.admin
            ],
        }

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 20_000, outgoing: bytes = b"") -> SgReply:
        """Pass a command on."""
        try:
            reply = self._node.sg_io(cdb, reply_bytes, timeout_ms, outgoing)
        except OSError as error:
            self.commands.append((cdb, outgoing, error.errno or errno.EIO))
            raise
        self.commands.append((cdb, outgoing, reply))
        return reply

    def nvme_admin(
        self, opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0
    ) -> NvmeReply:
        """Pass a command on."""
        try:
            reply = self._node.nvme_admin(opcode, cdw10, reply_bytes, namespace, cdw11)
        except OSError as error:
            self.admin.append((opcode, cdw10, cdw11, namespace, error.errno or errno.EIO))
            raise
        self.admin.append((opcode, cdw10, cdw11, namespace, reply))
        return reply

    def size_bytes(self) -> int:
        """Return the capacity when the drive was opened."""
        return self._size

    def disk_sequence(self) -> int | None:
        """Return the disk sequence number when the drive was opened."""
        return self._sequence

    def geometry(self) -> tuple[int, int, int, int] | None:
        """Ask for HDIO_GETGEO, which can wake a drive: only if the snapshot asks for it."""
        self._geometry = self._node.geometry()
        return self._geometry

    def wide_pio(self) -> bool:
        """Pass the question on."""
        self._wide_pio = self._node.wide_pio()
        return self._wide_pio

    def array_metadata(self, offset: int) -> bytes:  # noqa: ARG002
        """Refuse: a capture holds nothing that is on the drive."""
        raise PermissionError(errno.EPERM, "a capture only reads", self.name)

    def reader(self, *, direct: bool, buffer_bytes: int) -> Reader:  # noqa: ARG002
        """Refuse: a capture measures nothing."""
        raise PermissionError(errno.EPERM, "a capture only reads", self.name)

    def queue(self, depth: int, block_bytes: int) -> Queue:  # noqa: ARG002
        """Refuse: a capture measures nothing."""
        raise PermissionError(errno.EPERM, "a capture only reads", self.name)

    def close(self) -> None:
        """Let go of the drive."""
        self._node.close()


_NOBODYS_BUSINESS = ("/proc/1/mountinfo", "/proc/self/mountinfo", "/proc/swaps", SANDBOX)


def _relevant(path: str, content: bytes, drive: str) -> bytes:
    """Return the part of a file that is about the drive; names that people give to volumes are left out."""
    text = content.decode("utf-8", "replace")
    if path.startswith("/run/udev/"):
        kept = [line for line in text.splitlines() if line.removeprefix("E:").partition("=")[0] in _UDEV_KEYS]
        return "".join(f"{line}\n" for line in kept).encode()
    if path == "/proc/mdstat":
        about = re.compile(rf"^{drive} :|[ ]{drive}p?\d*\[", re.MULTILINE)
        parts = re.split(r"\n(?=md\S* : )|\n\s*\n", text)
        kept = [part for part in parts if part.startswith(("Personalities", "unused")) or about.search(part)]
        return "".join(f"{part}\n" for part in kept).encode()
    if path.endswith("/dm/name"):
        return b"volume\n"
    return content


def _plain(content: bytes) -> object:
    """Return text where it is text that survives the way there and back, else its bytes in hexadecimal."""
    with suppress(UnicodeDecodeError):
        text = content.decode("ascii")
        if all(character.isprintable() or character in "\n\t" for character in text):
            return text
    return {"hex": content.hex()}


def _scsi_answer(masks: CaptureMasks, cdb: bytes, reply: SgReply | int) -> Record:
    if isinstance(reply, int):
        return {"errno": reply}
    words = identify_answer(cdb, reply.data)
    # In a part of the page, as some bridges answer, the numbers have their bytes swapped or are cut off.
    data = _packed(masks.words(words)) if words else b"" if _identifies(cdb) else masks.data(reply.data)
    status = {"status": reply.status, "host": reply.host_status, "driver": reply.driver_status}
    return {**status, "sense": reply.sense.hex(), "data": data.hex()}


def _admin_command(opcode: int, cdw10: int, cdw11: int, namespace: int) -> Record:
    return {"opcode": opcode, "cdw10": cdw10, "cdw11": cdw11, "namespace": namespace}


def _nvme_answer(masks: CaptureMasks, cdw10: int, reply: NvmeReply | int) -> Record:
    if isinstance(reply, int):
        return {"errno": reply}
    hide: Callable[[bytes], bytes] = masks.data
    if len(reply.data) == NVME_PAGE_BYTES:
        hide = masks.identify_controller if cdw10 == _CNS_CONTROLLER else masks.identify_namespace
    return {"status": reply.status, "result": reply.result, "data": hide(reply.data).hex()}


# -- capture -----------------------------------------------------------------------------------------------

EX_USAGE = 2


def run(arguments: Sequence[str], stdout: TextIO, stderr: TextIO, ports: Ports | None = None) -> int:
    """Write the file and print that; return 0, or 2 with a sentence if there is no such drive or place."""
    if len(arguments) != 2 or any(argument.startswith("-") or not argument for argument in arguments):
        print(FACES["capture"].how, file=stderr)
        return EX_USAGE
    name, path = kernel_name(arguments[0]), arguments[1]
    ports = ports or SystemPorts()
    try:
        if not sysfs.KERNEL_NAME.fullmatch(name) or sysfs.text(ports, name, "dev") is None:
            print(f"disktune-helper: there is no drive {name!r}", file=stderr)
            return EX_USAGE
        text = json.dumps(capture(ports, name, live=os.geteuid() == 0), indent=1, sort_keys=True) + "\n"
        _write(path, text)
    except Refusal as error:
        print(f"disktune-helper: {error.why}", file=stderr)
        return EX_USAGE
    except OSError as error:
        print(f"disktune-helper: {path}: {(error.strerror or 'cannot be written').lower()}", file=stderr)
        return EX_USAGE
    print(f"{path}: {len(text)} bytes about {name}, serial numbers and names masked", file=stdout)
    return 0


def capture(ports: Ports, name: str, *, live: bool) -> Record:
    """Return everything about one drive, masked; *live* asks the drive itself. Raises `Refusal`."""
    recorder = RecordingPorts(ports, name)
    listed = drive_list.drives(recorder, DriveTemperatures())
    (drive,) = listed or (drive_list.describe(recorder, name, Mounts({}, frozenset()), {}),)
    why = ""
    try:
        _look(recorder, drive.ref, live=live)
    except Refusal as error:
        why = error.why
    _read_more(recorder, name)
    masks = learn(recorder, drive)
    about = {
        "format": CAPTURE_FORMAT,
        "program": VERSION,
        "kernel": text_of(ports, "/proc/sys/kernel/osrelease"),
        "drive": name,
        "live": live,
        "note": why,
    }
    record: Record = {**about, **recorder.record(masks)}
    if masks.left(json.dumps(record)):
        raise Refusal(
            Fault.INTERNAL, "Nothing was written, because a serial number could not be masked everywhere."
        )
    return record


def _look(recorder: RecordingPorts, ref: DriveRef, *, live: bool) -> None:
    """Do what a window does when a drive is selected."""
    node: Node | None = None
    if live and not sysfs.suspended(recorder, ref.name):
        node = identity.open_checked(recorder, ref)
    try:
        found = drive_snapshot.look(recorder, ref, node, lambda _ref, _setting: None)
        identification(found)
        engine.states(found)
        health.health(found)
    finally:
        if node is not None:
            node.close()


def _read_more(recorder: RecordingPorts, name: str) -> None:
    """Read what no setting needs yet and a fixture may: the whole queue, and the pages the kernel keeps."""
    for attribute in recorder.names(f"{sysfs.ROOT}/{name}/queue"):
        sysfs.text(recorder, name, f"queue/{attribute}")
    for page in PAGES:
        sysfs.binary(recorder, name, f"device/{page}")


def _write(path: str, text: str) -> None:
    """Write the file whole or not at all; raises OSError.

    What is no file is left alone: root would put one in the place of /dev/null.
    """
    with suppress(FileNotFoundError):
        if not stat.S_ISREG(os.lstat(path).st_mode):
            raise FileExistsError(
                errno.EEXIST, "The destination exists and is not a regular file; choose another name", path
            )
    temporary = f"{path}.new"
    with open(temporary, "x", encoding="ascii") as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise


# -- masking -----------------------------------------------------------------------------------------------


def learn(recorder: RecordingPorts, drive: Drive) -> CaptureMasks:
    """Return masks for every number by which the drive, its kernel or udev was recorded to identify it."""
    masks = CaptureMasks(_key(recorder))
    masks.serial(drive.serial)
    masks.name(drive.identity.partition(":")[2] if not drive.identity.startswith("serial:") else "")
    for path, content in recorder.files.items():
        if isinstance(content, bytes):
            _learn_file(masks, path, content)
    for node in recorder.nodes:
        for cdb, _, reply in node.commands:
            if isinstance(reply, SgReply) and (words := identify_answer(cdb, reply.data)):
                _learn_words(masks, words)
        for *_, answer in node.admin:
            if isinstance(answer, NvmeReply) and len(answer.data) == NVME_PAGE_BYTES:
                masks.serial(answer.data[4:24].decode("latin-1"))
    return masks


def _learn_file(masks: CaptureMasks, path: str, content: bytes) -> None:
    text = content.decode("latin-1")
    match path.rpartition("/")[2]:
        case "serial" | "vpd_pg80":
            masks.serial(scsi.unit_serial(content) if path.endswith("vpd_pg80") else text)
        case "vpd_pg83":
            for found in scsi.designators(content):
                masks.name(found.value)
        case "wwid" | "uuid" | "nguid" | "eui" | "cid":
            masks.name(text.partition(".")[2] or text)
            masks.serial(text.split("-")[-1] if "." not in text else "")
        case "id":
            with suppress(DecodeError):
                _learn_words(masks, fields.parse_text(text))
        case "vpd_pg89":
            if data := recognition.in_vpd(content):
                _learn_words(masks, fields.from_bytes(data))
        case _:
            for line in text.splitlines() if "/udev/" in path else ():
                key, _, value = line.removeprefix("E:").partition("=")
                if key in ("ID_SERIAL_SHORT", "MD_UUID"):
                    masks.serial(value)


def _learn_words(masks: CaptureMasks, words: Words) -> None:
    masks.serial(recognition.string(words, 10, 19))
    masks.name("".join(f"{word:04x}" for word in words[108:112]))


def _key(recorder: RecordingPorts) -> bytes:
    """Return the key of the masks: the machine's id (machine-id(5)), or random bytes where there is none."""
    try:
        return recorder.ports.read_bytes("/etc/machine-id").strip() or os.urandom(16)
    except OSError:
        return os.urandom(16)
