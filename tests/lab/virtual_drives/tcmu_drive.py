"""The virtual ATA drive as a disk of the real kernel: the same state machine as under umockdev, another face.

A program of its own: ``python3 -m tests.lab.virtual_drives.tcmu_drive IDENTIFY.hex [NUMBER]``. It prints one JSON
line when the disk is there and then obeys one JSON object a line on standard input; at its end the disk is taken
away. `VirtualDrive` is the scenario's end of these pipes.
"""

from __future__ import annotations

import ctypes
import json
import os
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

from disktune_gui.demo.ata import sat
from disktune_gui.demo.ata.device import Behaviour
from disktune_helper.decode import fields
from tests.helper.sas_disk import SasDisk, log_page
from tests.lab import machines
from tests.lab.virtual_drives.full_ata_drive import FullDrive, with_epc, with_everything
from tests.lab.virtual_drives.tcmu_ring import Answer, Disk, wait

CORPUS = Path(__file__).resolve().parents[2] / "corpus" / "identify"
SECTOR_BYTES = 512
_LIBC = ctypes.CDLL(None, use_errno=True)

_READS = frozenset({0x08, 0x28, 0xA8, 0x88})
_WRITES = frozenset({0x0A, 0x2A, 0xAA, 0x8A})
_UNMAP = 0x42
MEDIUM = frozenset({0x2F, 0xAF, 0x8F, _UNMAP}) | _READS | _WRITES
"""The commands that go to the medium; the first three verify."""
_BURST_S = 0.1
"""What a throttled drive that was idle answers at once, as QEMU's does."""
_FLUSHES = frozenset({0x35, 0x91})
"""SYNCHRONIZE CACHE (10) and (16)."""
_MODE_SELECTS = frozenset({0x15, 0x55})


class Medium:
    """What is written to a drive, and is read again: a file without a name, with holes where only zeroes are."""

    def __init__(self, sectors: int) -> None:
        self.sectors = sectors
        self._fd: int | None = None

    def carry_out(self, cdb: bytes, given: bytes, room: int) -> Answer | None:
        """Answer READ, WRITE, VERIFY or UNMAP; None beyond the end."""
        if cdb[0] == _UNMAP:
            return self._unmap(given)
        first, count = _extent(cdb)
        if first + count > self.sectors:
            return None
        if cdb[0] in _WRITES:
            self._write(first * SECTOR_BYTES, given)
        elif cdb[0] in _READS:
            return Answer(sat.GOOD, data=self._read(first * SECTOR_BYTES, min(count * SECTOR_BYTES, room)))
        return Answer(sat.GOOD)

    def _read(self, start: int, length: int) -> bytes:
        data = os.pread(self._fd, length, start) if self._fd is not None else b""
        return data.ljust(length, b"\0")

    def _write(self, start: int, data: bytes) -> None:
        if data.count(0) == len(data):
            self._clear(start, len(data))
            return
        if self._fd is None:
            self._fd = os.open(tempfile.gettempdir(), os.O_TMPFILE | os.O_RDWR, 0o600)
        os.pwrite(self._fd, data, start)

    def _unmap(self, given: bytes) -> Answer | None:
        """Forget what UNMAP names (SBC-3 5.28); None beyond the end."""
        for first, count in struct.iter_unpack(">QI4x", given[8 : 8 + int.from_bytes(given[2:4], "big")]):
            if first + count > self.sectors:
                return None
            self._clear(first * SECTOR_BYTES, count * SECTOR_BYTES)
        return Answer(sat.GOOD)

    def _clear(self, start: int, length: int) -> None:
        """Have zeroes there, which cost nothing (fallocate(2): punch a hole, keep the size)."""
        if self._fd is None or not length:
            return
        if _LIBC.fallocate(self._fd, 1 | 2, ctypes.c_long(start), ctypes.c_long(length)):
            raise OSError(ctypes.get_errno(), "fallocate")


class TcmuDrive:
    """An `AtaDrive` with a medium, answering SCSI commands from the ring."""

    def __init__(self, drive: FullDrive) -> None:
        self.drive = drive
        self.medium = Medium(sat.capacity_sectors(drive.words))
        self._waking: list[str] = []
        """The SCSI commands during which the motor had to start."""
        self.flush_s = self.write_s = self.read_s = 0.0
        """How long a flush takes, how long each write does while the write cache is off, and each read."""
        self._hangs_on: int | None = None
        """The SET FEATURES subcommand after which the drive never answers again."""
        self._hung = False
        self.bytes_s = self.requests_s = 0
        """What the medium does in a second; 0 is no limit."""
        self._free_at = 0.0
        """When the requests so far are done at that speed, by the monotonic clock."""
        self.bad_sector: int | None = None
        """One that cannot be read."""

    def handle(self, cdb: bytes, given: bytes, room: int) -> Answer:
        """Answer one command."""
        before = self.drive.wakeups
        try:
            return self._dispatch(cdb, given, room)
        finally:
            if self.drive.wakeups > before:
                self._waking.append(cdb.hex())

    def _dispatch(self, cdb: bytes, given: bytes, room: int) -> Answer:
        # ATA PASS-THROUGH (16): the features are byte 4, the command is byte 14 (SAT-4 12.2.2.3).
        if self._hangs_on is not None and (cdb[0], cdb[4:5], cdb[-2]) == (0x85, bytes((self._hangs_on,)), 0xEF):
            self._hung = True
            threading.Event().wait()
        try:
            if cdb[0] in MEDIUM:
                return self._on_medium(cdb, given, room)
            if cdb[0] in _MODE_SELECTS:
                # libata takes write-cache changes here; nothing in the lab sends them, and none goes unnoticed.
                return _answer(sat.invalid_field(0))
            if cdb[0] in _FLUSHES:
                time.sleep(self.flush_s)
            return _answer(self.drive.sg_io(cdb, room, given))
        except OSError as error:
            # A drive that is gone or does not answer: the kernel gives up on it, as with a dead cable.
            print(f"{cdb.hex()}: {error}", file=sys.stderr)
            return _answer(sat.check(sat.fixed_sense(_HARDWARE_ERROR, _NO_COMMUNICATION)))

    def _on_medium(self, cdb: bytes, given: bytes, room: int) -> Answer:
        answer = self.medium.carry_out(cdb, given, room)
        if answer is None:
            return _answer(sat.check(sat.fixed_sense(sat.ILLEGAL_REQUEST, _ADDRESS_OUT_OF_RANGE)))
        if cdb[0] in _WRITES and not self.drive.words[85] >> 5 & 1:
            time.sleep(self.write_s)
        if cdb[0] in _READS:
            time.sleep(self.read_s)
            first, count = _extent(cdb)
            if self.bad_sector is not None and first <= self.bad_sector < first + count:
                sense = bytearray(sat.fixed_sense(_MEDIUM_ERROR, _UNRECOVERED_READ))
                # VALID: the next bytes name the sector (SPC-4 4.5.3).
                sense[0] |= 0x80
                sense[3:7] = self.bad_sector.to_bytes(4, "big")
                answer = _answer(sat.check(bytes(sense)))
        self._pace(len(given) or len(answer.data))
        self.drive.media_access()
        return answer

    def _pace(self, count: int) -> None:
        """Wait until a request of *count* bytes is done at the speed of the medium."""
        needed = max(count / self.bytes_s if self.bytes_s else 0, 1 / self.requests_s if self.requests_s else 0)
        if needed:
            self._free_at = max(self._free_at, time.monotonic() - _BURST_S) + needed
            time.sleep(max(0.0, self._free_at - time.monotonic()))

    # -- what a scenario may ask -------------------------------------------------------------------------------

    def obey(self, request: dict[str, Any]) -> Any:
        """Carry out a request of the scenario; return what goes back to it."""
        drive = self.drive
        match request.pop("do"):
            case "look":
                return self._look(request.get("log", True))
            case "forget":
                drive.log.clear()
                drive.wakeups = 0
                self._waking.clear()
            case "behave":
                changes: dict[str, Any] = {
                    key: frozenset(value) if isinstance(value, list) else value for key, value in request.items()
                }
                drive.behaviour = replace(Behaviour(), **changes)
            case "use":
                # Reads come all the time: no timer runs out, however short it is.
                drive.other_use = time.monotonic
            case "count":
                next(one for one in drive.attributes if one.number == request["number"]).raw = request["raw"]
            case "fail":
                drive.attributes[0].value = drive.attributes[0].worst = drive.attributes[0].threshold
            case "add-wrong":
                drive.wrong_threshold_sum = True
            case "power-cycle":
                drive.power_cycle()
            case "take":
                self.flush_s, self.write_s = request.get("flush_s", 0.0), request.get("write_s", 0.0)
                self.read_s = request.get("read_s", 0.0)
                self.bytes_s, self.requests_s = request.get("bytes_s", 0), request.get("requests_s", 0)
            case "hang":
                self._hangs_on = request["feature"]
            case "has-hung":
                return self._hung
            case unknown:
                raise ValueError(unknown)
        return None

    def _look(self, with_log: bool) -> dict[str, Any]:
        drive = self.drive
        return {
            "power": drive.power.name,
            "timer_s": drive.standby_after_s,
            "wakeups": drive.wakeups,
            "waking": self._waking,
            "keeps_settings": bool(drive.keeps_settings),
            "error_recovery": drive.sct.limits,
            "conditions": {
                f"{code:02x}": timer.tenths if timer.enabled else 0
                for code, timer in drive.conditions.timers.items()
            },
            "log": [str(task) for task in drive.log] if with_log else [],
            "words": list(drive.words),
        }


_HARDWARE_ERROR, _NO_COMMUNICATION, _ADDRESS_OUT_OF_RANGE = 0x4, 0x3E, 0x21
_MEDIUM_ERROR, _UNRECOVERED_READ = 0x3, 0x11


def _answer(reply: Any) -> Answer:
    return Answer(reply.status, reply.sense, reply.data)


def _extent(cdb: bytes) -> tuple[int, int]:
    """Return first sector and number of sectors of READ, WRITE or VERIFY in any of their lengths (SBC-3 5)."""
    match len(cdb):
        case 6:
            return int.from_bytes(cdb[1:4], "big") & 0x1FFFFF, cdb[4] or 256
        case 10:
            return int.from_bytes(cdb[2:6], "big"), int.from_bytes(cdb[7:9], "big")
        case 12:
            return int.from_bytes(cdb[2:6], "big"), int.from_bytes(cdb[6:10], "big")
    return int.from_bytes(cdb[2:10], "big"), int.from_bytes(cdb[10:14], "big")


class VirtualDrive:
    """A drive made of the corpus page *dump*, in a process of its own. A context; ``name`` is its kernel name."""

    def __init__(self, dump: str, number: int = 1, *extras: str) -> None:
        command = [sys.executable, "-m", "tests.lab.virtual_drives.tcmu_drive", dump, str(number), *extras]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        self.name: str = self._line()["name"]
        self.path = f"/dev/{self.name}"

    def __enter__(self) -> VirtualDrive:
        # Until udev has looked at it, what the drive receives is not the scenario's doing.
        subprocess.run(["udevadm", "settle"], check=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """Take the drive away, whatever it is doing."""
        self._in.close()
        self._process.wait(30)
        self._out.close()

    def ask(self, do: str, **arguments: object) -> Any:
        """Let the drive do something or tell something; see `TcmuDrive.obey`."""
        self._in.write(json.dumps({"do": do, **arguments}) + "\n")
        self._in.flush()
        return self._line()["answer"]

    def look(self, *, log: bool = True) -> dict[str, Any]:
        """Return power mode, timer in seconds, wake-ups, log and IDENTIFY words: the drive's own view.

        Without *log* that is empty: of thousands of commands it takes the drive's program seconds in emulation.
        """
        found: dict[str, Any] = self.ask("look", log=log)
        return found

    def _line(self) -> dict[str, Any]:
        text = self._out.readline()
        if not text:
            raise RuntimeError("the virtual drive's program has died")
        found: dict[str, Any] = json.loads(text)
        return found


class SasFace:
    """A virtual SAS disk with a medium; its mode pages are those that the helper's own tests know."""

    SECTORS = 8 << 20

    def __init__(self) -> None:
        self.disk = SasDisk()
        self.medium = Medium(self.SECTORS)
        self._log: list[str] = []

    def handle(self, cdb: bytes, given: bytes, room: int) -> Answer:
        """Answer one command."""
        if cdb[0] in MEDIUM:
            self.disk.media_access()
            beyond = _answer(sat.check(sat.fixed_sense(sat.ILLEGAL_REQUEST, _ADDRESS_OUT_OF_RANGE)))
            return self.medium.carry_out(cdb, given, room) or beyond
        match cdb[0]:
            case 0x25:
                return Answer(sat.GOOD, data=struct.pack(">II", self.SECTORS - 1, SECTOR_BYTES))
            case 0x9E if cdb[1] & 0x1F == 0x10:
                return Answer(sat.GOOD, data=struct.pack(">QI20x", self.SECTORS - 1, SECTOR_BYTES))
            case 0x35 | 0x91:
                return Answer(sat.GOOD)
        self._log.append(f"{cdb.hex()} {given.hex()}".strip())
        return _answer(self.disk.sg_io(cdb, room, given))

    def obey(self, request: dict[str, Any]) -> Any:
        """Carry out a request of the scenario; return what goes back to it."""
        match request["do"]:
            case "look":
                pages = {f"{number:02x}": page.hex() for number, page in self.disk.pages.items()}
                return {"pages": pages, "log": self._log, "condition": self.disk.condition}
            case "forget":
                self._log.clear()
            case "fail":
                # 5Dh 10h: failure prediction threshold exceeded, hardware impending failure (SPC-5 annex F).
                self.disk.logs[0x2F] = log_page(0x2F, (0, bytes((0x5D, 0x10, 29))))
            case unknown:
                raise ValueError(unknown)
        return None


SAS = "sas"
"""In place of a dump: the virtual SAS disk."""

EXTRAS = {"epc": with_epc, "everything": with_everything}
"""What can be added to the page of a real drive."""


BASE = "skdump_FUJITSU_MHY2250BH--0085000B.hex"
"""What a row of the machines' drives does not say, it has of this one."""


def _as_row(words: Sequence[int], disk: machines.Disk) -> tuple[int, ...]:
    """Return an identify page with a row's serial number, firmware, model, size, WWN and turns (ACS-4 7.13.6)."""
    page = list(words)
    for first, length, text in ((10, 20, disk.serial), (23, 8, disk.firmware), (27, 40, disk.model or "LAB DISK")):
        page[first : first + length // 2] = struct.unpack(f">{length // 2}H", text.ljust(length).encode("ascii"))
    sectors = disk.size // SECTOR_BYTES
    page[60:62] = struct.unpack("<2H", min(sectors, 0xFFFFFFF).to_bytes(4, "little"))
    page[100:104] = struct.unpack("<4H", sectors.to_bytes(8, "little"))
    page[108:112] = struct.unpack(">4H", disk.wwn.to_bytes(8, "big"))
    page[87] = page[87] & ~(1 << 8) | bool(disk.wwn) << 8
    page[217] = disk.rotation
    # TRIM.
    page[169] = int(disk.medium is machines.Medium.FILE)
    return tuple(page)


def _row(serial: str) -> machines.Disk | None:
    known = chain(machines.SERVER, *(one.disks for one in machines.MACHINES))
    return next((disk for disk in known if disk.serial == serial), None)


def face_of(dump: str, *extras: str) -> TcmuDrive | SasFace:
    """Return what answers for a drive: that of a dump in the corpus, of a row in the machines, or `SAS`."""
    if dump == SAS:
        return SasFace()
    row = _row(dump)
    words = fields.parse_text((CORPUS / (BASE if row is not None else dump)).read_text(encoding="ascii"))
    for extra in extras:
        words = EXTRAS[extra](words)
    if row is not None:
        made = TcmuDrive(FullDrive(_as_row(words, row)))
        made.bytes_s, made.requests_s = row.bytes_s, row.requests_s
        made.bad_sector = machines.BAD_SECTOR if row.medium is machines.Medium.DAMAGED else None
        return made
    return TcmuDrive(FullDrive(words))


def main(dump: str, number: str = "1", *extras: str) -> None:
    """Be the drive until the end of standard input, with `EXTRAS`."""
    face = face_of(dump, *extras)
    disk = Disk(f"drive{number}", int(number), face.medium.sectors * SECTOR_BYTES, face.handle)
    stopped = threading.Event()

    def serve() -> None:
        while not stopped.is_set():
            disk.serve(0.2)

    # The kernel sends commands while the disk is linked, and again while it is taken away.
    server = threading.Thread(target=serve)
    server.start()
    try:
        disk.link()
        name, row = disk.find(), _row(dump)
        if row is not None and row.medium is machines.Medium.FILE:
            # What the kernel finds out by itself of a drive behind libata.
            modes = Path(f"/sys/block/{name}/device/scsi_disk")
            wait(lambda: any(modes.glob("*/provisioning_mode")), "the kernel gave it no provisioning mode")
            (mode,) = modes.glob("*/provisioning_mode")
            mode.write_text("unmap", encoding="ascii")
        print(json.dumps({"name": name}), flush=True)
        for line in sys.stdin:
            print(json.dumps({"answer": face.obey(json.loads(line))}), flush=True)
        disk.unlink()
    finally:
        stopped.set()
        server.join()


if __name__ == "__main__":
    main(*sys.argv[1:])
