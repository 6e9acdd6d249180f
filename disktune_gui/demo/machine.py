"""The machine of the demo: its drives, how they are attached, and how they are used.

A desktop that has grown over twenty years: the system on NVMe, a SATA SSD for projects whose btrfs is being
scrubbed, /home in an encrypted volume on a hard disk, an old PATA disk as an archive, a backup disk in standby,
three disks in a RAID 5 of which one has just been replaced, a USB disk whose bridge does not pass ATA commands and
which runs slower than it could, and the card of a camera. It has the battery of a laptop, so that values for
battery can be seen (``kernel/proc_tree.py``). Identities are real IDENTIFY dumps with serial numbers and WWNs
masked; extended power conditions are added to those of the array.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from disktune_contract.record import record, replace
from disktune_gui.demo import medium
from disktune_gui.demo.activity import (
    Background,
    Counters,
    DesktopTraffic,
    MemberTraffic,
    NoTraffic,
    Rebuild,
    time_lapse,
)
from disktune_gui.demo.ata import self_tests, smart
from disktune_gui.demo.ata.device import Behaviour, Power, with_checksum
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_gui.demo.ata.features import FEATURES
from disktune_gui.demo.ata.sat import Name, capacity_sectors
from disktune_gui.demo.ata.self_tests import Failure, LoggedTest
from disktune_gui.demo.drive import BlockQueue, SimulatedDrive, SimulatedPartition
from disktune_gui.demo.medium import MB, SD_CARD, FastCache, SimulatedMedium, SimulatedTime, SpeedCurve
from disktune_gui.demo.nvme_drive import NvmeDrive
from disktune_gui.demo.tree import SimulatedTree

# -- memory card: a UHS card, left in the reader of the case -----------------------------------------------

NAME = "mmcblk0"
MODEL, SERIAL = "SN64G", "0x7a31c0de"
_DEVICE = "/sys/devices/pci0000:00/0000:00:1c.6/0000:05:00.0/rtsx_pci_sdmmc.0/mmc_host/mmc0/mmc0:aaaa"
_SECTORS = 124_735_488
_CARD_FIRST_SECTOR = 32_768
_STATUS = "80000000" + "05000000" + "04039000" + "0803321e" + "00280000" + "0002" + "0000" + "02" + "0" * 78
"""SD status: class 10, U3, V30, A2 (SD Physical Layer 9.00, 4.10.2)."""


def card(seed: int, time: SimulatedTime) -> SimulatedDrive:
    """Return the card."""
    size = _SECTORS * 512
    return SimulatedDrive(
        name=NAME,
        number=(179, 0),
        place=f"{_DEVICE}/block/{NAME}",
        size_bytes=size,
        queue=BlockQueue(hardware_depth=64, max_sectors_kib=512),
        medium=SimulatedMedium(SD_CARD, size, seed=seed, time=time),
        counters=Counters(NoTraffic(), bytes_s=SD_CARD.mean, request_bytes=64 << 10, since_boot=900),
        diskseq=30,
        # mmc_blk_getgeo: 4 heads, 16 sectors.
        geometry=(_SECTORS // 64 & 0xFFFF, 4, 16, 0),
        partitions=(
            SimulatedPartition(
                1, _CARD_FIRST_SECTOR, _SECTORS - _CARD_FIRST_SECTOR, "/media/alex/CAMERA", "exfat"
            ),
        ),
        rotational=False,
    )


def lay_out(tree: SimulatedTree, drive: SimulatedDrive) -> None:
    """Write the attributes of drivers/mmc/core."""
    tree.link(f"{drive.place}/device", _DEVICE)
    tree.files(
        _DEVICE,
        {
            "type": "SD",
            "name": MODEL,
            "manfid": "0x000003",
            "oemid": "0x5344",
            "serial": SERIAL,
            "date": "08/2023",
            "fwrev": "0x0",
            "hwrev": "0x8",
            "scr": "0245848700000000",
            "ssr": _STATUS,
        },
    )


def udev() -> dict[str, str]:
    """Return udev's properties of it."""
    return {"ID_NAME": MODEL, "ID_SERIAL": SERIAL, "ID_DRIVE_FLASH_SD": "1", "ID_DRIVE_MEDIA_FLASH_SD": "1"}


# -- machine -----------------------------------------------------------------------------------------------

DATA = Path(__file__).parent / "data"

_AHCI = "/sys/devices/pci0000:00/0000:00:17.0"
_PATA_CARD = "/sys/devices/pci0000:00/0000:00:1c.4/0000:04:00.0"
_USB = "/sys/devices/pci0000:00/0000:00:14.0/usb1/1-4/1-4:1.0"
_NVME = "/sys/devices/pci0000:00/0000:00:1d.0/0000:03:00.0/nvme/nvme0"
_MD = "/sys/devices/virtual/block/md0"

RAID_CHUNK_BYTES = 512 << 10
_RAID_OFFSET_SECTORS = 264192
"""Offset of the data with 1.2 metadata and an internal bitmap on a disk of this size (mdadm; dev-*/offset)."""
_RAID_START = 0.6125
_FIRST_SECTOR = 2048
_WRITE_CACHE_ON = 0x02


@record
class Clocks:
    """The machine's clocks; ``begun`` is the clock's reading when it was switched on."""

    seed: int
    clock: Callable[[], float]
    sleep: Callable[[float], None]
    begun: float
    time: SimulatedTime

    def elapsed(self) -> float:
        """Return seconds since the machine was switched on."""
        return self.clock() - self.begun


@record
class _Disk:
    """A row of the table below: an ATA drive and everything around it."""

    name: str
    data: str
    port: str
    """Its controller's directory and port, or the USB interface."""
    host: int
    curve: SpeedCurve
    mount: str = ""
    traffic: tuple[float, float, float] | None = None
    """Mean MB read and written per second, and the fraction of the time with traffic; None is no traffic."""
    twin: int = 0
    """Added to serial number and WWN, where several drives use one dump."""
    spin_up_s: float = 6.0
    power: Power = Power.ACTIVE
    bridge: Name | None = None
    sensor: bool = False
    """Whether the kernel's drivetemp reads it. Not the disk in standby: asking restarts some standby timers."""


_DISKS = (
    _Disk(
        "sda",
        "sata_ssd",
        f"{_AHCI}/ata1",
        0,
        medium.SATA_SSD,
        "/srv/projects",
        (1.2, 0.6, 0.1),
        sensor=True,
    ),
    _Disk("sdb", "sata_hdd", f"{_AHCI}/ata2", 1, medium.SATA_7200, "", (0.8, 0.5, 0.08), sensor=True),
    _Disk("sdc", "pata_hdd", f"{_PATA_CARD}/ata7", 6, medium.PATA_7200, "/srv/archive", spin_up_s=9.0),
    _Disk("sdd", "sata_hdd_smr", f"{_AHCI}/ata3", 2, medium.SATA_5400, spin_up_s=7.0, power=Power.STANDBY),
    _Disk("sde", "raid_hdd", f"{_AHCI}/ata4", 3, medium.SATA_7200_OLD, sensor=True),
    _Disk("sdf", "raid_hdd", f"{_AHCI}/ata5", 4, medium.SATA_7200_OLD, twin=1, sensor=True),
    _Disk("sdg", "raid_hdd", f"{_AHCI}/ata6", 5, medium.SATA_7200_OLD, twin=2, sensor=True),
    _Disk(
        "sdh",
        "usb_hdd",
        _USB,
        8,
        medium.USB_2,
        "/media/alex/My Passport",
        bridge=Name(b"WD      ", b"My Passport 0748", b"1019"),
    ),
)

MEMBERS = ("sde", "sdf", "sdg")
ARRAY_UUID = "3b6f0c1e:7d2a4e55:9a1c8f20:51d7e6a4"
REPLACED = "sdg"
ENCRYPTED = "sdb"
"""A volume on LUKS on it is mounted (`disktune_gui.demo.volumes`)."""
LUKS = "crypto_LUKS"
_FILE_SYSTEMS = {"sda": "btrfs", ENCRYPTED: LUKS, **dict.fromkeys(MEMBERS, "linux_raid_member")}


@cache
def read_words(name: str) -> tuple[int, ...]:
    """Return the 256 words of a dump in `DATA`: hexadecimal words between white space, as hdparm reads them."""
    return tuple(int(word, 16) for word in (DATA / f"{name}.hex").read_text("ascii").split())


def renumbered(words: Sequence[int], twin: int) -> tuple[int, ...]:
    """Return another drive of the same kind: its serial number's last digit and its WWN are *twin* higher."""
    changed = list(words)
    # Word 19 ends the serial number, word 111 the WWN (ACS-4 table 45).
    changed[19] += twin
    changed[111] += twin
    return with_checksum(changed)


def with_power_conditions(words: Sequence[int]) -> tuple[int, ...]:
    """Return the page of a drive of the same kind with extended power conditions, switched on.

    None of the dumps reports them; disks made for arrays have had them since about 2014.
    """
    changed = list(words)
    # Words 119 and 120 are valid if word 86 bit 15 is set and bits 15:14 of each are 01; word 84 bit 5: logs.
    changed[84] |= 1 << 5
    changed[86] |= 1 << 15
    for number in (119, 120):
        changed[number] = changed[number] & 0x3FFF | 0x4000 | 1 << 7
    return with_checksum(changed)


def power_on(words: Sequence[int]) -> tuple[int, ...]:
    """Return the page of the drive after power-on: the write cache, if there is one, is on."""
    changed = list(words)
    feature = FEATURES[_WRITE_CACHE_ON]
    if feature.known_to(changed):
        feature.carry_out(changed, 0)
    return with_checksum(changed)


def drives(clocks: Clocks) -> tuple[list[SimulatedDrive], Rebuild]:
    """Make all drives of the machine, and the rebuild that runs on three of them."""
    component = _component_bytes(capacity_sectors(read_words("raid_hdd")))
    rebuild = Rebuild(
        clocks.seed, medium.SATA_7200_OLD, component, start=_RAID_START, lapse=time_lapse(clocks.begun)
    )
    disks = [_disk(row, index, clocks, rebuild) for index, row in enumerate(_DISKS)]
    return [_nvme(clocks), *disks, _array(clocks, rebuild), card(clocks.seed, clocks.time)], rebuild


def _array_metadata() -> bytes:
    """Return the superblock of a member, version 1.2, as far as it is read (linux/raid/md_p.h)."""
    head = struct.pack(
        "<II8x16s32sQ", 0xA92B4EFC, 1, bytes.fromhex(ARRAY_UUID.replace(":", "")), b"desktop:0", _MADE
    )
    return head.ljust(192, b"\0") + struct.pack("<QQ", _CHANGED, 48_211) + bytes(4096 - 208)


_MADE, _CHANGED = 1_709_565_120, 1_764_522_000
"""When the array was made, and when its metadata changed last, in seconds since the epoch."""


def _component_bytes(sectors: int) -> int:
    """Return a member's share of the array in bytes: its partition less the metadata, in whole chunks."""
    return ((sectors - _FIRST_SECTOR - _RAID_OFFSET_SECTORS) * 512) // RAID_CHUNK_BYTES * RAID_CHUNK_BYTES


def _disk(row: _Disk, index: int, clocks: Clocks, rebuild: Rebuild) -> SimulatedDrive:
    words = power_on(renumbered(read_words(row.data), row.twin))
    if row.name in MEMBERS:
        words = with_power_conditions(words)
    sectors = capacity_sectors(words)
    behaviour = Behaviour(spin_up_s=row.spin_up_s, refuses_passthrough=row.bridge is not None)
    ata = AtaDrive(words, behaviour, clock=clocks.clock, sleep=clocks.sleep, power=row.power, bridge=row.bridge)
    ata.smart.attributes = smart.of_demo(row.name)
    _with_a_past(row.name, ata)
    background: Background = NoTraffic()
    if row.name in MEMBERS:
        background = MemberTraffic(rebuild, writes=row.name == REPLACED)
    elif row.traffic:
        read, write, duty = row.traffic
        background = DesktopTraffic(clocks.seed, row.name, read=read * MB, write=write * MB, duty=duty)
    ata.other_use = lambda: clocks.begun + background.last_use(clocks.elapsed())
    made = _medium(row.curve, sectors * 512, clocks, background, ata)
    if row.curve is medium.SATA_SSD:
        made.fast_cache = FastCache(12_000 * MB, slow=0.35, freed_bytes_s=150 * MB)
    filesystem = _FILE_SYSTEMS.get(row.name, "exfat" if row.bridge else "ext4")
    return SimulatedDrive(
        name=row.name,
        number=(8, 16 * index),
        place=f"{row.port}/host{row.host}/target{row.host}:0:0/{row.host}:0:0:0/block/{row.name}",
        size_bytes=sectors * 512,
        queue=_queue(words, row),
        medium=made,
        counters=Counters(
            background, bytes_s=row.curve.mean, request_bytes=128 << 10, since_boot=9000 + 700 * index
        ),
        diskseq=2 + index,
        # scsicam_bios_param: 255 heads and 63 sectors; the number of cylinders is cut to 16 bits.
        geometry=(sectors // (255 * 63) & 0xFFFF, 255, 63, 0),
        partitions=(SimulatedPartition(1, _FIRST_SECTOR, sectors - _FIRST_SECTOR, row.mount, filesystem),),
        content={_FIRST_SECTOR * 512 + 4096: _array_metadata()} if row.name in MEMBERS else {},
        ata=ata,
        sensor=row.sensor,
        # Without a report of a bridge, udev and the kernel take a drive as rotational.
        rotational=words[217] != 1,
        physical_sector_bytes=512 << (words[106] & 0xF) if words[106] & 0xE000 == 0x6000 else 512,
    )


_UNREADABLE = 20_391_463
"""The bad sector that the last extended self-test of the old disk found."""


def _with_a_past(name: str, ata: AtaDrive) -> None:
    """Give a drive the self-tests and the errors of its past."""
    hours = ata.smart.hours
    if name == "sdb":
        ata.self_tests.tests = [
            LoggedTest(self_tests.EXTENDED, self_tests.PASSED, hours - 4212),
            LoggedTest(self_tests.SHORT, self_tests.STOPPED, hours - 731, tenths=6),
            LoggedTest(self_tests.SHORT, self_tests.PASSED, hours - 730),
            LoggedTest(self_tests.SELECTIVE, self_tests.PASSED, hours - 26),
        ]
        ata.self_tests.select(self_tests.span(1_000_000, 1_999_999))
    elif name == "sdc":
        # Older than conveyance and selective tests.
        ata.self_tests.capabilities, ata.self_tests.extended_min = self_tests.WITHOUT_CONVEYANCE, 58
        ata.self_tests.bad_lba = _UNREADABLE
        ata.self_tests.tests = [
            LoggedTest(self_tests.SHORT, self_tests.PASSED, hours - 900),
            LoggedTest(self_tests.EXTENDED, self_tests.READ_FAILED, hours - 26, tenths=8, lba=_UNREADABLE),
        ]
        # READ DMA; uncorrectable data.
        ata.error_logs.failures = [Failure(0xC8, 0x40, _UNREADABLE, hours - ago) for ago in (27, 27, 25)]


def _queue(words: Sequence[int], row: _Disk) -> BlockQueue:
    # Word 76 bit 8: NCQ; word 75 bits 4:0: depth less one (ACS-4 7.13.6.25, 7.13.6.26).
    if row.bridge is not None:
        return BlockQueue(hardware_depth=1, scsi_depth=1, max_sectors_kib=120)
    if words[76] not in (0, 0xFFFF) and words[76] & 1 << 8:
        depth = (words[75] & 0x1F) + 1
        return BlockQueue(hardware_depth=32, scsi_depth=depth, drive_depth=depth)
    return BlockQueue(hardware_depth=1, scsi_depth=1, drive_depth=1)


def _medium(
    curve: SpeedCurve, size: int, clocks: Clocks, background: Background, ata: AtaDrive | None = None
) -> SimulatedMedium:
    made = SimulatedMedium(curve, size, seed=clocks.seed, time=clocks.time)
    made.busy_share = lambda: background.rate(clocks.elapsed()) / curve.mean
    if ata is not None:
        made.look_ahead = lambda: bool(ata.word(85) >> 6 & 1) or not ata.word(82) >> 6 & 1
        made.seek_factor = lambda: _seek_factor(ata)
    return made


def _seek_factor(ata: AtaDrive) -> float:
    """Return how much slower acoustic management makes seeks: 1.5 times at 128, not at all at 254 or off."""
    level = max(ata.word(94) & 0xFF, 128)
    return 1 + 0.5 * (254 - level) / 126 if ata.word(86) >> 9 & 1 and level < 254 else 1.0


def _nvme(clocks: Clocks) -> SimulatedDrive:
    sectors = 8_001_573_552
    traffic = DesktopTraffic(clocks.seed, "nvme0n1", read=6 * MB, write=3 * MB, duty=0.35)
    root, swap = 400 << 21, 32 << 21
    layout = (("/boot/efi", "vfat", 1 << 21), ("/", "ext4", root), ("", "swap", swap), ("/srv/games", "ext4", 0))
    partitions, start = [], _FIRST_SECTOR
    for number, (mount, filesystem, wanted) in enumerate(layout, 1):
        length = wanted or sectors - start - _FIRST_SECTOR
        partitions.append(SimulatedPartition(number, start, length, mount, filesystem))
        start += length
    drive = NvmeDrive(
        (DATA / "nvme_identify.bin").read_bytes(),
        (DATA / "nvme_smart.bin").read_bytes(),
        sectors,
        bytes.fromhex("00000000000000016479a70000000001"),
        clock=clocks.clock,
    )
    flash = _medium(medium.NVME_SSD, sectors * 512, clocks, traffic)
    flash.fast_cache = FastCache(24_000 * MB, slow=0.3, freed_bytes_s=250 * MB)
    return SimulatedDrive(
        name="nvme0n1",
        number=(259, 0),
        place=f"{_NVME}/nvme0n1",
        size_bytes=sectors * 512,
        queue=BlockQueue(hardware_depth=1023, scheduler="none"),
        medium=flash,
        counters=Counters(traffic, bytes_s=medium.NVME_SSD.mean, request_bytes=32 << 10, since_boot=400_000),
        diskseq=1,
        # nvme_getgeo: 64 heads, 32 sectors.
        geometry=(sectors >> 11 & 0xFFFF, 64, 32, 0),
        partitions=tuple(partitions),
        nvme=drive,
        rotational=False,
        sensor=True,
    )


def _array(clocks: Clocks, rebuild: Rebuild) -> SimulatedDrive:
    size = 2 * rebuild.component_bytes
    member = medium.SATA_7200_OLD
    # Two disks' worth of data at a time.
    curve = replace(member, outer=2 * member.outer, inner=2 * member.inner)
    traffic = DesktopTraffic(clocks.seed, "md0", read=0.5 * MB, write=0.1 * MB, duty=0.05)
    found = SimulatedDrive(
        name="md0",
        number=(9, 0),
        place=_MD,
        size_bytes=size,
        # raid5_run: read-ahead of two whole stripes.
        queue=BlockQueue(hardware_depth=128, scheduler=None, read_ahead_kib=2 * 2 * RAID_CHUNK_BYTES >> 10),
        medium=_medium(curve, size, clocks, traffic),
        counters=Counters(traffic, bytes_s=curve.mean, request_bytes=256 << 10, since_boot=3000),
        diskseq=20,
        # md_getgeo: 2 heads, 4 sectors.
        geometry=(size // 512 // 8 & 0xFFFF, 2, 4, 0),
    )
    # The rebuild takes most of the disks' speed, which slows readers of the array, too.
    found.medium.busy_share = lambda: 0.7 * rebuild.rate(clocks.elapsed()) / member.at(0.5)
    return found
