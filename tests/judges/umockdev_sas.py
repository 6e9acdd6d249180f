"""A machine with one SAS disk, /dev/sda, made by umockdev around a virtual disk; run by the system's Python.

As `umockdev_machine`, for a disk that speaks SCSI itself: what programs send by SG_IO ends in `SasDisk`, and the
kernel's part is to read the caching page when asked to look again.
"""

from __future__ import annotations

import errno
import json
import struct
import sys
from pathlib import Path
from typing import Any

import gi

gi.require_version("UMockdev", "1.0")
from gi.repository import UMockdev  # noqa: E402  # only after the version was asked for

from tests.helper.sas_disk import INQUIRY, SasDisk, log_page  # noqa: E402
from tests.judges.umockdev_helper import MARK, STORE  # noqa: E402

DEVICE = "/devices/pci0000:00/0000:00:05.0/host0/port-0:0/end_device-0:0/target0:0:0/0:0:0:0"
DISK = f"{DEVICE}/block/sda"
SECTORS = 1 << 23
DISK_SEQUENCE = 7

# linux/fs.h, scsi/sg.h
SG_IO, SG_GET_VERSION_NUM = 0x2285, 0x2282
SG_VERSION = 30527
_TO_DEVICE, _FROM_DEVICE = -2, -3
NUMBERS = {
    0x1260: struct.pack("=Q", SECTORS),
    0x80081272: struct.pack("=Q", SECTORS * 512),
    0x1268: struct.pack("=i", 512),
    0x80081280: struct.pack("=Q", DISK_SEQUENCE),
    SG_GET_VERSION_NUM: struct.pack("=i", SG_VERSION),
}


class SasMachine:
    """The testbed and the disk in it."""

    def __init__(self) -> None:
        self.disk = SasDisk()
        self._testbed = UMockdev.Testbed.new()
        self.root = Path(self._testbed.get_root_dir())
        inquiry = self.disk.sg_io(bytes((INQUIRY, 0, 0, 0, 96, 0)), 96).data
        for path, subsystem, name in ((DEVICE, "scsi", ""), (DISK, "block", "sda")):
            node = f"N: {name}\nE: DEVNAME=/dev/{name}\nE: DEVTYPE=disk\n" if name else ""
            numbers = "E: MAJOR=8\nE: MINOR=0\nA: dev=8:0\\n\n" if name else ""
            self._testbed.add_from_string(f"P: {path}\n{node}E: SUBSYSTEM={subsystem}\n{numbers}\n")
        (self.root / f"sys{DISK}/device").symlink_to("../../../0:0:0:0")
        self._write(f"{DEVICE}/inquiry", inquiry)
        texts = {
            "type": "0",
            "vendor": "LABMAKER",
            "model": "SAS DISK 10K",
            "rev": "0001",
            "wwid": "naa.5000c500ab000009",
        }
        for attribute, text in texts.items():
            self._write(f"{DEVICE}/{attribute}", f"{text}\n".encode())
        self._write(f"{DEVICE}/power/runtime_status", b"active\n")
        self._write(f"{DEVICE}/rescan", b"")
        for attribute, text in {
            "size": f"{SECTORS}",
            "diskseq": f"{DISK_SEQUENCE}",
            "ro": "0",
            "removable": "0",
        }.items():
            self._write(f"{DISK}/{attribute}", f"{text}\n".encode())
        self.look_again()
        self._handler = UMockdev.IoctlBase()
        self._handler.connect("handle-ioctl", self._ioctl)
        self._testbed.attach_ioctl("/dev/sda", self._handler)

    def look_again(self) -> None:
        """Show what the kernel believes of the cache: what the current page says (drivers/scsi/sd.c)."""
        on = self.disk.pages[0x08][2] & 4
        self._write(f"{DEVICE}/scsi_disk/0:0:0:0/cache_type", b"write back\n" if on else b"write through\n")

    def _write(self, path: str, content: bytes) -> None:
        file = self.root / f"sys{path}"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)

    def _ioctl(self, _: object, client: Any) -> bool:
        """Answer one ioctl; umockdev calls this in a thread of its own."""
        request, argument = client.get_request(), client.get_arg()
        try:
            if request == SG_IO:
                self._sg_io(argument)
            elif request == STORE:
                self.look_again()
            elif request in NUMBERS:
                argument.resolve(0, len(NUMBERS[request])).update(0, NUMBERS[request])
            else:
                raise OSError(errno.ENOTTY, "no such ioctl")
            client.complete(0, 0)
        except OSError as error:
            client.complete(-1, error.errno or errno.EIO)
        except BaseException as error:
            # GLib would print it and leave the program waiting without end.
            print(f"ioctl {request:#x}: {error!r}", file=sys.stderr)
            client.complete(-1, errno.EPROTO)
        return True

    def _sg_io(self, argument: Any) -> None:
        """Carry a struct sg_io_hdr (88 bytes on a 64-bit kernel; scsi/sg.h) to the disk and back."""
        header = argument.resolve(0, 88)
        fields = bytes(header.retrieve())
        direction, command_bytes, sense_room = struct.unpack_from("=iBB", fields, 4)
        room = struct.unpack_from("=I", fields, 12)[0]
        cdb = bytes(header.resolve(24, command_bytes).retrieve())
        outgoing = bytes(header.resolve(16, room).retrieve()) if direction == _TO_DEVICE and room else b""
        reply = self.disk.sg_io(cdb, room if direction == _FROM_DEVICE else 0, outgoing)
        if reply.data:
            header.resolve(16, room).update(0, reply.data[:room])
        sense = reply.sense[:sense_room]
        if sense:
            header.resolve(32, sense_room).update(0, sense)
        header.update(64, struct.pack("=BBBBHHi", reply.status, reply.status >> 1 & 0x1F, 0, len(sense), 0, 0, 0))
        rest = 0 if outgoing else max(0, room - len(reply.data))
        header.update(70, struct.pack("=Hi", reply.driver_status, rest))

    def obey(self, request: dict[str, Any]) -> object:
        """Carry out a request of the test; return what goes back to it."""
        match request.pop("do"):
            case "pages":
                return {f"{code:02X}": page.hex() for code, page in self.disk.pages.items()}
            case "selects":
                found = [[cdb.hex(), data.hex()] for cdb, data in self.disk.log]
                self.disk.log.clear()
                return found
            case "store":
                return None
            case "defects":
                self.disk.first_defects_only = request["first_only"]
                return None
            case "tests":
                self._offer_tests(request["seconds"], request["minutes"])
                return None
            case unknown:
                raise ValueError(unknown)

    def _offer_tests(self, seconds: int, minutes: int) -> None:
        """Let the disk have self-tests that take so long by its control mode page, and by VPD page 86h."""
        # smartctl takes the page only with all of its 20 parameters, and says how long a test takes after one.
        tested = bytes((2 << 5, 0, 0, 90)) + b"\xff" * 8 + bytes(4)
        unused = ((number, bytes(16)) for number in range(2, 21))
        self.disk.logs[0x10] = log_page(0x10, (1, tested), *unused)
        self.disk.pages[0x0A] = bytes((0x8A, 0x0A, 2, 0, 0, 0, 0, 0, 0, 0)) + seconds.to_bytes(2, "big")
        self.disk.vpd[0x00] = b"\0\0\0\2\0\x86"
        self.disk.vpd[0x86] = b"\0\x86\0\x3c" + bytes(6) + minutes.to_bytes(2, "big") + bytes(52)


def main() -> int:
    """Make the machine, say where it is, and obey until the end of input."""
    sys.stdin.readline()
    machine = SasMachine()
    (machine.root / "sys" / MARK).touch()
    print(json.dumps({"root": str(machine.root)}), flush=True)
    for line in sys.stdin:
        print(json.dumps(machine.obey(json.loads(line))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
