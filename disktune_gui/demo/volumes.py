"""The encrypted volumes of the demo, on the disk of /home, as Debian's installer makes them."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Sequence

from disktune_contract.record import record
from disktune_gui.demo import medium
from disktune_gui.demo.activity import Counters, NoTraffic
from disktune_gui.demo.drive import BlockQueue, SimulatedDrive
from disktune_gui.demo.machine import ENCRYPTED, LUKS, Clocks
from disktune_gui.demo.medium import SimulatedMedium
from disktune_gui.demo.tree import SimulatedTree

# -- encryption: the header on the disk, the cost of reading, the kernel's thread --------------------------
#
# Data of a volume are read from its disk, behind the header, and then decrypted by a thread of the kernel.

CIPHER = "aes-xts-plain64"
_BYTES_S = 1_600e6
"""Decryption rate of one processor with AES instructions, below that of cryptsetup-benchmark(8) in memory."""
_REQUEST_S = 9e-6
"""Cost of passing a request to the thread of the kernel and back."""
_PROCESSORS = 8
_IDLE_DESKTOP = 0.03
"""Load of the processors by other programs."""
_TICKS_S = 100
_THREAD = 211
_HEADER_BYTES = 16384
_JSON_AT = 4096


class EncryptedMedium(SimulatedMedium):
    """Reads of a volume: those of its disk, and the time to decrypt."""

    def __init__(self, disk: SimulatedDrive, start_bytes: int, size_bytes: int, seed: int) -> None:
        """Make the medium of a volume whose data begin at *start_bytes* of the disk."""
        super().__init__(disk.medium.curve, size_bytes, seed=seed, time=disk.medium.time)
        self._disk, self._start = disk, start_bytes
        self.busy_s = 0.0
        """Busy time of the kernel's thread."""

    def read(self, offset: int, length: int, request_bytes: int) -> float:
        self._wake()
        seconds = self._disk.medium.read(offset + self._start, length, request_bytes)
        requests = -(-length // min(request_bytes, self._disk.queue.max_sectors_kib << 10))
        self._disk.counters.add_read(requests, length, seconds)
        more = self._decrypted(length)
        self._disk.medium.rest(more)
        return seconds + more

    def answer(self, offset: int, length: int, depth: int) -> float:
        self._wake()
        now = self.time.now()
        done = self._disk.medium.answer(offset + self._start, length, depth)
        self._disk.counters.add_read(1, length, done - now)
        return done + self._decrypted(length)

    def _wake(self) -> None:
        self._disk.check_present()
        if self._disk.ata is not None:
            self._disk.ata.media_access()

    def _decrypted(self, length: int) -> float:
        seconds = _REQUEST_S + length / _BYTES_S
        self.busy_s += seconds
        return seconds


def header(uuid: str, offset_bytes: int) -> bytes:
    """Return the header of a LUKS2 volume, without its keys (LUKS2 On-Disk Format Specification, 2.1 and 3)."""
    binary = bytearray(_JSON_AT)
    struct.pack_into(">6sHQ", binary, 0, b"LUKS\xba\xbe", 2, _HEADER_BYTES)
    binary[168 : 168 + len(uuid)] = uuid.encode()
    segment = {"type": "crypt", "offset": str(offset_bytes), "size": "dynamic", "iv_tweak": "0"}
    text = json.dumps({"segments": {"0": {**segment, "encryption": CIPHER, "sector_size": 512}}}).encode()
    return bytes(binary) + text.ljust(_HEADER_BYTES - _JSON_AT, b"\0")


def lay_out(tree: SimulatedTree, medium: EncryptedMedium, elapsed: Callable[[], float]) -> None:
    """Write the kernel's files about its ciphers, the processors, and the thread that decrypts."""
    tree.file("/proc/cpuinfo", "processor\t: 0\nmodel name\t: Simulated CPU\nflags\t\t: fpu sse2 aes avx2\n\n")
    blocks = (("xts-aes-aesni-avx", 500, "xts(aes)"), ("xts(ecb(aes-generic))", 100, "xts(aes)"))
    tree.file(
        "/proc/crypto",
        "\n".join(
            f"name         : {name}\ndriver       : {driver}\nmodule       : kernel\npriority     : {priority}\n"
            "refcnt       : 2\nselftest     : passed\ninternal     : no\ntype         : skcipher\n"
            for driver, priority, name in blocks
        ),
    )
    tree.file("/proc/stat", lambda: _stat(elapsed(), medium.busy_s))
    tree.file(f"/proc/{_THREAD}/stat", lambda: _thread(medium.busy_s))


def _stat(at_s: float, kernel_s: float) -> str:
    """Return /proc/stat (proc_stat(5)): all processors, then each of them."""
    whole = at_s * _PROCESSORS * _TICKS_S
    user, system = whole * _IDLE_DESKTOP, kernel_s * _TICKS_S
    every = f"{user:.0f} 0 {system:.0f} {max(0.0, whole - user - system):.0f} 0 0 0 0 0 0"
    each = (f"cpu{number} 0 0 0 0 0 0 0 0 0 0" for number in range(_PROCESSORS))
    return "\n".join((f"cpu  {every}", *each)) + "\n"


def _thread(kernel_s: float) -> str:
    """Return the line of the thread that decrypts (proc_pid_stat(5)); PF_KTHREAD is among its flags."""
    ticks = round(kernel_s * _TICKS_S)
    name = "kworker/u16:3-kcryptd/254:0"
    return f"{_THREAD} ({name}) I 2 0 0 0 -1 {0x00208060} 0 0 0 0 0 {ticks} 0 0 20 0 1 0 88 0 0\n"


# -- the volumes, as Debian's installer makes them on an encrypted disk ------------------------------------
#
# The partition has LUKS, that has a volume group, and the group a volume that is mounted and one that is not.

_GROUP = "Vq3mT9fWvYxLh3aZc2RkUe7MnBd5JgPi"
"""The UUID of the volume group without its hyphens, as in ``dm/uuid``."""
_HEADER = "8c2f5d1a4b7e4f309d6a1c3e5b7f9a20"
_HEADER_SECTORS = 32768
"""Size of the LUKS2 header on the partition (cryptsetup-luksFormat(8), --offset)."""
_BACKUP_SECTORS = 200 << 21
_MIB = 1 << 20
_FIRST_DISKSEQ = 30


@record
class SimulatedVolume:
    """A device of the device mapper: its queue and size, and the device below it."""

    drive: SimulatedDrive
    label: str
    uuid: str
    below: str
    """Kernel name of the device below it."""
    content: str
    """``ID_FS_TYPE`` as reported by udev's blkid."""
    mount: str = ""

    @property
    def number(self) -> str:
        """Major and minor as the kernel writes them."""
        return f"{self.drive.number[0]}:{self.drive.number[1]}"


def volumes(drives: Sequence[SimulatedDrive], clocks: Clocks) -> list[SimulatedVolume]:
    """Make all volumes on the encrypted one of *drives*, lower ones first."""
    pairs = ((drive, part) for drive in drives for part in drive.partitions)
    disk, part = next(pair for pair in pairs if pair[1].filesystem == LUKS)
    behind = (part.start + _HEADER_SECTORS) * 512
    inside = part.sectors - _HEADER_SECTORS
    # The group's own metadata takes the first MiB (pvcreate(8), --dataalignment).
    home = inside - 2048 - _BACKUP_SECTORS
    crypt = f"{ENCRYPTED}1_crypt"
    disk.content[part.start * 512] = header(_hyphened(_HEADER), _HEADER_SECTORS * 512)
    uuid = f"CRYPT-LUKS2-{_HEADER}-{crypt}"
    name = disk.partition_name(part)
    return [
        SimulatedVolume(_device(0, behind, inside, disk, clocks), crypt, uuid, name, "LVM2_member"),
        _logical(_device(1, behind + _MIB, home, disk, clocks), "home", "/home"),
        _logical(_device(2, behind + _MIB + home * 512, _BACKUP_SECTORS, disk, clocks), "backup"),
    ]


def _logical(device: SimulatedDrive, name: str, mount: str = "") -> SimulatedVolume:
    uuid = f"LVM-{_GROUP}{name:x<32}"
    # A hyphen in a name is doubled.
    return SimulatedVolume(device, f"desktop--vg-{name}", uuid, "dm-0", "ext4", mount)


def _hyphened(digits: str) -> str:
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))


def _device(index: int, start_bytes: int, sectors: int, disk: SimulatedDrive, clocks: Clocks) -> SimulatedDrive:
    size = sectors * 512
    traffic = NoTraffic()
    return SimulatedDrive(
        name=f"dm-{index}",
        number=(254, index),
        place=f"/sys/devices/virtual/block/dm-{index}",
        size_bytes=size,
        # It passes requests on, and so has neither scheduler nor requests.
        queue=BlockQueue(hardware_depth=128, scheduler=None),
        medium=EncryptedMedium(disk, start_bytes, size, clocks.seed),
        counters=Counters(traffic, bytes_s=medium.SATA_7200.mean, request_bytes=128 << 10, since_boot=900),
        diskseq=_FIRST_DISKSEQ + index,
        geometry=(0, 0, 0, 0),
        rotational=disk.rotational,
        physical_sector_bytes=disk.physical_sector_bytes,
    )
