"""A machine with one disk, /dev/sda, made by umockdev around a virtual ATA drive; run by the system's Python.

Programs that run with ``LD_PRELOAD=libumockdev-preload.so.0`` and ``UMOCKDEV_DIR`` find this machine's /sys and
/dev in place of the real ones. Their ioctls end here. Standard input and output carry one JSON object a line,
first the description of the drive, then requests; see `UmockdevMachine.obey`. It is gone at the end of input.

The values that hdparm reaches by ioctl and the helper by sysfs are one: the `BlockQueue`.
"""

from __future__ import annotations

import errno
import json
import os
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import gi

gi.require_version("UMockdev", "1.0")
from gi.repository import UMockdev  # noqa: E402  # only after the version was asked for

from disktune_gui.demo.ata import sat  # noqa: E402
from disktune_gui.demo.ata.device import Behaviour, Power  # noqa: E402
from disktune_gui.demo.ata.drive import AtaDrive  # noqa: E402
from disktune_gui.demo.drive import BlockQueue  # noqa: E402
from tests.judges.umockdev_helper import MARK, STORE  # noqa: E402

SATA = "/devices/pci0000:00/0000:00:17.0/ata1/host0/target0:0:0/0:0:0:0"
USB = "/devices/pci0000:00/0000:00:14.0/usb1/1-1/1-1:1.0/host0/target0:0:0/0:0:0:0"

BRIDGE = sat.Name(b"Generic ", b"External USB HDD", b"0206")

AHCI_QUEUE, USB_STORAGE_QUEUE = 32, 1
"""``can_queue`` of the SCSI hosts (drivers/ata/ahci.h, drivers/usb/storage/scsiglue.c)."""

SECTOR_BYTES = 512

BLANKS = 24
"""In front of a value in a file. A write does not cut a plain file as it does an attribute of the kernel; with
blanks in front, what was written is the first word, however much of the old value is left behind it. No program
here minds them."""

# linux/fs.h, linux/hdreg.h, scsi/sg.h
SG_IO = 0x2285
_TO_DEVICE, _FROM_DEVICE = -2, -3
"""dxfer_direction of sg_io_hdr; -4 goes both ways and nothing here uses it."""
HDIO_GETGEO = 0x0301
BLKFLSBUF = 0x1261
BLKRASET, BLKRAGET = 0x1262, 0x1263
BLKGETSIZE, BLKGETSIZE64, BLKSSZGET, BLKGETDISKSEQ = 0x1260, 0x80081272, 0x1268, 0x80081280

DISK_SEQUENCE = 7


class UmockdevMachine:
    """The testbed, the drive in it, and what the kernel would do between the two."""

    def __init__(self, drive: AtaDrive, *, usb: bool) -> None:
        self.drive = drive
        self.cdbs: list[bytes] = []
        """Every SCSI command that a program sent, in order; the drive's own log is ``drive.log``."""
        self._usb = usb
        self._shown: dict[str, str] = {}
        self._host_queue = USB_STORAGE_QUEUE if usb else AHCI_QUEUE
        self._queue = BlockQueue(
            hardware_depth=self._host_queue,
            scsi_depth=1 if usb else _ncq_depth(drive),
            drive_depth=None if usb else _ncq_depth(drive),
        )
        self._testbed = UMockdev.Testbed.new()
        self.root = Path(self._testbed.get_root_dir())
        self._device = USB if usb else SATA
        self._disk = f"{self._device}/block/sda"
        self._add_disk()
        self._handler = UMockdev.IoctlBase()
        self._handler.connect("handle-ioctl", self._ioctl)
        self._testbed.attach_ioctl("/dev/sda", self._handler)

    # -- /sys ----------------------------------------------------------------------------------------------

    def _add_disk(self) -> None:
        for path, subsystem, name in ((self._device, "scsi", ""), (self._disk, "block", "sda")):
            node = f"N: {name}\nE: DEVNAME=/dev/{name}\nE: DEVTYPE=disk\n" if name else ""
            numbers = "E: MAJOR=8\nE: MINOR=0\nA: dev=8:0\\n\n" if name else ""
            self._testbed.add_from_string(f"P: {path}\n{node}E: SUBSYSTEM={subsystem}\n{numbers}\n")
        self._file(f"{self._disk}/device").symlink_to("../../../0:0:0:0")
        # hdparm -Q looks the node up in /sys/block by the number that fstat gives. umockdev 0.17 leaves fstat
        # alone, so that this is the number of the file system on which the node's plain file lies.
        number = (self.root / "dev" / "sda").stat().st_dev
        by_fstat = self._file("/block/by-fstat")
        self._write(by_fstat / "dev", f"{os.major(number)}:{os.minor(number)}\n".encode())
        (by_fstat / "device").symlink_to(self._file(self._device))
        texts = {
            "size": f"{sat.capacity_sectors(self.drive.words)}",
            "ro": "0",
            "removable": "0",
            "diskseq": f"{DISK_SEQUENCE}",
            "queue/logical_block_size": f"{SECTOR_BYTES}",
            "queue/physical_block_size": f"{SECTOR_BYTES}",
            "queue/rotational": "1",
            "device/type": "0",
            "device/vendor": self.drive.inquiry()[8:16].decode("ascii"),
            "device/model": self.drive.inquiry()[16:32].decode("ascii"),
            "device/rev": self.drive.inquiry()[32:36].decode("ascii"),
            "device/scsi_disk/0:0:0:0/cache_type": "write back",
            "device/power/runtime_status": "active",
        }
        for attribute, text in texts.items():
            self._put(attribute, f"{text}\n".encode())
        self._put("device/inquiry", self.drive.inquiry())
        host = f"{self._device.rpartition('/target')[0]}/scsi_host/host0/can_queue"
        self._write(self._file(host), f"{self._host_queue}\n".encode())
        if self._usb:
            self._write(self._file(self._device.partition("/1-1:")[0]) / "serial", b"000000000033\n")
        self._show()

    def _show(self) -> None:
        """Write the attributes that follow the drive and the queue."""
        for attribute in self._queue.attributes:
            self._shown[attribute] = " " * BLANKS + self._queue.read(attribute)
            self._put(attribute, self._shown[attribute].encode())
        if not self._usb:
            for code in (0x80, 0x83, 0x89):
                self._put(f"device/vpd_pg{code:02x}", self.drive.vpd(code) or b"")
            words = [f"{word:04x}" for word in self.drive.kernel_words]
            lines = "".join(" ".join(words[row : row + 8]) + "\n" for row in range(0, 256, 8))
            port = self._device.partition("/host0")[0]
            self._write(self._file(f"{port}/link1/dev1.0/ata_device/dev1.0/id"), lines.encode())

    def _put(self, attribute: str, content: bytes) -> None:
        self._write(self._attribute(attribute), content)

    def _attribute(self, attribute: str) -> Path:
        under, _, rest = attribute.partition("/")
        return self._file(f"{self._device}/{rest}" if under == "device" else f"{self._disk}/{attribute}")

    def _file(self, path: str) -> Path:
        return Path(f"{self.root}/sys{path}")

    @staticmethod
    def _write(path: Path, content: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)

    def store(self) -> None:
        """Do what the kernel does when an attribute is written; raises OSError if it would refuse the value.

        A plain file only takes what is written. This looks at what it took, hands it to the queue, and shows the
        outcome.
        """
        try:
            found = {name: self._attribute(name).read_text("ascii") for name in self._shown}
            for attribute, text in found.items():
                if text != self._shown[attribute]:
                    self._queue.write(attribute, text.split()[0])
        finally:
            self._show()

    # -- ioctls --------------------------------------------------------------------------------------------

    def _ioctl(self, _: object, client: Any) -> bool:
        """Answer one ioctl; umockdev calls this in a thread of its own."""
        request, argument = client.get_request(), client.get_arg()
        try:
            self.drive.check_present()
            client.complete(self._answer(request, argument), 0)
        except OSError as error:
            client.complete(-1, error.errno or errno.EIO)
        except BaseException as error:
            # GLib would print it and leave the program waiting without end.
            print(f"ioctl {request:#x}: {error!r}", file=sys.stderr)
            client.complete(-1, errno.EPROTO)
        return True

    def _answer(self, request: int, argument: Any) -> int:
        if request == SG_IO:
            self._sg_io(argument)
        elif request == BLKRASET:
            # By value: the argument itself is the number of sectors.
            sectors = int.from_bytes(bytes(argument.retrieve())[:8], "little")
            self._queue.write("queue/read_ahead_kb", str(sectors * SECTOR_BYTES // 1024))
            self._show()
        elif request == STORE:
            self.store()
        elif request in (get := self._numbers()):
            packed = get[request]()
            argument.resolve(0, len(packed)).update(0, packed)
        elif request != BLKFLSBUF:
            # As the drivers do with what they do not know (ata_sas_scsi_ioctl; a SCSI host without a hook).
            raise OSError(errno.EINVAL if self._usb else errno.ENOTTY, "no such ioctl")
        return 0

    def _numbers(self) -> dict[int, Callable[[], bytes]]:
        sectors = sat.capacity_sectors(self.drive.words)
        # sd's CHS: 255 heads and 63 sectors for everything above 8 GB (scsicam_bios_param).
        cylinders = min(sectors // (255 * 63), 65535)
        return {
            BLKRAGET: lambda: struct.pack("=q", self._queue.read_ahead_kib * 1024 // SECTOR_BYTES),
            BLKGETSIZE: lambda: struct.pack("=Q", sectors),
            BLKGETSIZE64: lambda: struct.pack("=Q", sectors * SECTOR_BYTES),
            BLKSSZGET: lambda: struct.pack("=i", SECTOR_BYTES),
            BLKGETDISKSEQ: lambda: struct.pack("=Q", DISK_SEQUENCE),
            HDIO_GETGEO: lambda: struct.pack("=BBHxxxxQ", 255, 63, cylinders, 0),
        }

    def _sg_io(self, argument: Any) -> None:
        """Carry a struct sg_io_hdr (88 bytes on a 64-bit kernel; scsi/sg.h) to the drive and back."""
        header = argument.resolve(0, 88)
        fields = bytes(header.retrieve())
        direction, command_bytes, sense_room = struct.unpack_from("=iBB", fields, 4)
        room = struct.unpack_from("=I", fields, 12)[0]
        cdb = bytes(header.resolve(24, command_bytes).retrieve())
        self.cdbs.append(cdb)
        outgoing = bytes(header.resolve(16, room).retrieve()) if direction == _TO_DEVICE and room else b""
        reply = self.drive.sg_io(cdb, room if direction == _FROM_DEVICE else 0, outgoing)
        if reply.data:
            header.resolve(16, room).update(0, reply.data[:room])
        sense = reply.sense[:sense_room]
        if sense:
            header.resolve(32, sense_room).update(0, sense)
        answer = struct.pack("=BBBBHHi", reply.status, reply.status >> 1 & 0x1F, 0, len(sense), 0, 0, 0)
        header.update(64, answer)
        header.update(
            70, struct.pack("=Hi", reply.driver_status, 0 if outgoing else max(0, room - len(reply.data)))
        )
        self._show()

    # -- requests ------------------------------------------------------------------------------------------

    def obey(self, request: dict[str, Any]) -> object:
        """Carry out a request of the test; return what goes back to it."""
        match request.pop("do"):
            case "log":
                tasks = [[str(task), task.extend] for task in self.drive.log]
                return {"tasks": tasks, "cdbs": [cdb.hex() for cdb in self.cdbs]}
            case "forget":
                self.drive.log.clear()
                self.cdbs.clear()
            case "look":
                drive = self.drive
                return {"power": drive.power.name, "timer_s": drive.standby_after_s, "wakeups": drive.wakeups}
            case "store":
                # Whoever wrote a bad value is gone already and cannot be informed.
                with suppress(OSError):
                    self.store()
            case "behave":
                self.drive.behaviour = Behaviour(**_behaviour(request))
            case "return":
                self.drive.gone, self.drive.behaviour = False, Behaviour()
            case "wake":
                if self.drive.power is Power.SLEEP:
                    self.drive.reset()
                self.drive.media_access()
            case "unplug":
                self.drive.unplug()
                self._testbed.remove_device(f"/sys{self._disk}")
            case unknown:
                raise ValueError(unknown)
        return None


def _ncq_depth(drive: AtaDrive) -> int:
    """Return what libata lets the queue depth be: word 75, counted from 0, if word 76 bit 8 promises NCQ."""
    words = drive.words
    ncq = words[76] not in (0, 0xFFFF) and words[76] & 1 << 8
    return (words[75] & 0x1F) + 1 if ncq else 1


def _behaviour(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: frozenset(value) if isinstance(value, list) else value for name, value in fields.items()}


def main() -> int:
    """Make the machine, say where it is, and obey until the end of input."""
    told = json.loads(sys.stdin.readline())
    bridge = BRIDGE if told["usb"] else None
    behaviour = Behaviour(**_behaviour(told["behaviour"]))
    drive = AtaDrive(told["words"], behaviour, power=Power[told["power"]], bridge=bridge)
    machine = UmockdevMachine(drive, usb=told["usb"])
    (machine.root / "sys" / MARK).touch()
    print(json.dumps({"root": str(machine.root)}), flush=True)
    for line in sys.stdin:
        print(json.dumps(machine.obey(json.loads(line))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
