"""``disktune-helper capture DRIVE FILE``: all this program reads from a drive, in a file for bug reports.

A look is taken as every other face takes it, and what passes between it and the system is written down: files of
/sys and /run, answers to commands. So nothing that the program reads can be missing, and the file can play the
drive's part afterwards. Serial numbers and World Wide Names are masked. Run by root it contains the drive's own
answers, run by anyone else what the kernel shows to everybody. Nothing is changed and nothing wakes up.
"""

from __future__ import annotations

import errno
import json
import os
import stat
from collections.abc import Sequence
from contextlib import suppress
from typing import TextIO

from disktune_contract.drives import identify_page
from disktune_contract.drives.drive import Drive, DriveRef, kernel_name
from disktune_contract.drives.identify_page import Words
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.version import VERSION
from disktune_helper.cli.masking import CaptureMasks
from disktune_helper.cli.recording import NVME_PAGE_BYTES, PAGES, Record, RecordingPorts, identify_answer
from disktune_helper.decode import identify_words, scsi
from disktune_helper.decode.error import DecodeError
from disktune_helper.inventory import drive_list, drive_snapshot, identity
from disktune_helper.inventory.drive_temperatures import DriveTemperatures
from disktune_helper.inventory.identification import identification
from disktune_helper.inventory.usage import Mounts
from disktune_helper.settings import engine
from disktune_helper.system import sysfs
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from disktune_helper.system.ports import Node, Ports
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.text_files import text_of

FORMAT = 1
"""Changes when files of an older program could not be read by a newer one, or the other way round."""

EX_USAGE = 2


def run(arguments: Sequence[str], stdout: TextIO, stderr: TextIO, ports: Ports | None = None) -> int:
    """Write the file and say so; return 0, or 2 with a sentence if there is no such drive or place."""
    if len(arguments) != 2 or any(argument.startswith("-") or not argument for argument in arguments):
        print("usage: disktune-helper capture DRIVE FILE", file=stderr)
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
        "format": FORMAT,
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
    """Return masks for every number that the drive, its kernel and udev were heard to call it by."""
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
                _learn_words(masks, identify_words.parse_text(text))
        case "vpd_pg89":
            if data := identify_page.in_vpd(content):
                _learn_words(masks, identify_words.from_bytes(data))
        case _:
            for line in text.splitlines() if "/udev/" in path else ():
                key, _, value = line.removeprefix("E:").partition("=")
                if key in ("ID_SERIAL_SHORT", "MD_UUID"):
                    masks.serial(value)


def _learn_words(masks: CaptureMasks, words: Words) -> None:
    masks.serial(identify_page.string(words, 10, 19))
    masks.name("".join(f"{word:04x}" for word in words[108:112]))


def _key(recorder: RecordingPorts) -> bytes:
    """Return what nobody else has: the machine's id (machine-id(5)), or chance where there is none."""
    try:
        return recorder.ports.read_bytes("/etc/machine-id").strip() or os.urandom(16)
    except OSError:
        return os.urandom(16)
