"""The memory card of the demo's machine: a UHS card in the reader of the case, as somebody left it there."""

from __future__ import annotations

from disktune_gui.demo.activity import Counters, Silence
from disktune_gui.demo.block_queue import BlockQueue
from disktune_gui.demo.drive import SimulatedDrive, SimulatedPartition
from disktune_gui.demo.medium import SD_CARD, SimulatedMedium, SimulatedTime
from disktune_gui.demo.tree import SimulatedTree

NAME = "mmcblk0"
MODEL, SERIAL = "SN64G", "0x7a31c0de"
_DEVICE = "/sys/devices/pci0000:00/0000:00:1c.6/0000:05:00.0/rtsx_pci_sdmmc.0/mmc_host/mmc0/mmc0:aaaa"
_SECTORS = 124_735_488
_FIRST_SECTOR = 32_768
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
        counters=Counters(Silence(), bytes_s=SD_CARD.mean, request_bytes=64 << 10, since_boot=900),
        diskseq=30,
        # mmc_blk_getgeo: 4 heads, 16 sectors.
        geometry=(_SECTORS // 64 & 0xFFFF, 4, 16, 0),
        partitions=(
            SimulatedPartition(1, _FIRST_SECTOR, _SECTORS - _FIRST_SECTOR, "/media/alex/CAMERA", "exfat"),
        ),
        rotational=False,
    )


def lay_out(tree: SimulatedTree, drive: SimulatedDrive) -> None:
    """Write what drivers/mmc/core shows of it."""
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
    """Return what udev knows of it."""
    return {"ID_NAME": MODEL, "ID_SERIAL": SERIAL, "ID_DRIVE_FLASH_SD": "1", "ID_DRIVE_MEDIA_FLASH_SD": "1"}
