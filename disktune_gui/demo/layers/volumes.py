"""The volumes of the demo: what Debian's installer makes of a disk that is to be encrypted, on the disk of /home.

On the partition is LUKS, in that a volume group, and in the group a volume that is mounted and one that is not.
"""

from __future__ import annotations

from collections.abc import Sequence

from disktune_contract.record import record
from disktune_gui.demo import medium
from disktune_gui.demo.activity import Counters, Silence
from disktune_gui.demo.block_queue import BlockQueue
from disktune_gui.demo.drive import SimulatedDrive
from disktune_gui.demo.layers import encryption
from disktune_gui.demo.layers.encryption import EncryptedMedium
from disktune_gui.demo.machine import ENCRYPTED, LUKS, Clocks

_GROUP = "Vq3mT9fWvYxLh3aZc2RkUe7MnBd5JgPi"
"""The UUID of the volume group without its hyphens, as ``dm/uuid`` has it."""
_HEADER = "8c2f5d1a4b7e4f309d6a1c3e5b7f9a20"
_HEADER_SECTORS = 32768
"""What the header of LUKS2 takes from the partition (cryptsetup-luksFormat(8), --offset)."""
_BACKUP_SECTORS = 200 << 21
_MIB = 1 << 20
_FIRST_DISKSEQ = 30


@record
class SimulatedVolume:
    """A device of the device mapper: its queue and size as of a drive, and what it is on."""

    drive: SimulatedDrive
    label: str
    uuid: str
    below: str
    """Kernel name of what it is on."""
    content: str
    """``ID_FS_TYPE`` as udev's blkid says it."""
    mount: str = ""

    @property
    def number(self) -> str:
        """Major and minor as the kernel writes them."""
        return f"{self.drive.number[0]}:{self.drive.number[1]}"


def volumes(drives: Sequence[SimulatedDrive], clocks: Clocks) -> list[SimulatedVolume]:
    """Build all volumes on the one of *drives* that is encrypted, lower ones first."""
    pairs = ((drive, part) for drive in drives for part in drive.partitions)
    disk, part = next(pair for pair in pairs if pair[1].filesystem == LUKS)
    behind = (part.start + _HEADER_SECTORS) * 512
    inside = part.sectors - _HEADER_SECTORS
    # The group's own metadata takes the first MiB (pvcreate(8), --dataalignment).
    home = inside - 2048 - _BACKUP_SECTORS
    crypt = f"{ENCRYPTED}1_crypt"
    disk.content[part.start * 512] = encryption.header(_hyphened(_HEADER), _HEADER_SECTORS * 512)
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
    traffic = Silence()
    return SimulatedDrive(
        name=f"dm-{index}",
        number=(254, index),
        place=f"/sys/devices/virtual/block/dm-{index}",
        size_bytes=size,
        # It hands on what it gets, and so has neither scheduler nor requests.
        queue=BlockQueue(hardware_depth=128, scheduler=None),
        medium=EncryptedMedium(disk, start_bytes, size, clocks.seed),
        counters=Counters(traffic, bytes_s=medium.SATA_7200.mean, request_bytes=128 << 10, since_boot=900),
        diskseq=_FIRST_DISKSEQ + index,
        geometry=(0, 0, 0, 0),
        rotational=disk.rotational,
        physical_sector_bytes=disk.physical_sector_bytes,
    )
