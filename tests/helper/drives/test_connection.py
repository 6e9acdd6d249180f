"""How drives on USB and cards are connected, in trees as Linux 6.12 makes them."""

from __future__ import annotations

import pytest

from disktune_contract.checkup.attachment import BusMode, CardAttachment, UsbAttachment
from disktune_contract.health.health import Reserve
from disktune_gui.demo.tree import SimulatedTree
from disktune_helper.decode.device_descriptors import avoided
from disktune_helper.drives.attachment import attachment
from tests.helper.conftest import Bench
from tests.helper.decode.test_cards import IOS, STATUS
from tests.helper.decode.test_usb_descriptors import BOT, CONFIGURATION, DEVICE, UAS
from tests.helper.drives.test_attachment import XHCI, block, usb_disk
from tests.narrowed import present

BUS_POWERED = CONFIGURATION[:-1] + b"\x24"
UAS_16 = UAS.replace(b"\x05\x00\x00", b"\x04\x00\x00")
SLOT = "/sys/devices/pci0000:00/0000:02:00.0/rtsx_pci_sdmmc.0/mmc_host/mmc0/mmc0:aaaa"
BOARD = "/sys/devices/pci0000:00/0000:00:1c.0/mmc_host/mmc1/mmc1:0001"


@pytest.fixture
def tree(onlooker: Bench) -> SimulatedTree:
    return onlooker.world.tree


def usb(bench: Bench) -> UsbAttachment:
    return present(attachment(bench.ports, "sdy").usb)


def card(bench: Bench, name: str) -> CardAttachment:
    return present(attachment(bench.ports, name).card)


# -- the port ----------------------------------------------------------------------------------------------


def test_the_port_is_as_fast_as_the_faster_of_both_hubs(onlooker: Bench, tree: SimulatedTree) -> None:
    device = usb_disk(tree)
    port = f"{XHCI}/usb3/3-0:1.0/usb3-port2"
    tree.files(port, {"connect_type": "hotplug"})
    tree.link(f"{device}/port", port)
    assert usb(onlooker).port == 480
    other = f"{XHCI}/usb4/4-0:1.0/usb4-port2"
    tree.files(other, {"connect_type": "hotplug"})
    tree.link(f"{port}/peer", other)
    assert usb(onlooker).port == 10_000


def test_without_the_ports_directory_it_is_unknown(onlooker: Bench, tree: SimulatedTree) -> None:
    usb_disk(tree)
    assert usb(onlooker).port is None


# -- the transport -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("device", "release", "speed", "descriptors", "is_avoided"),
    [
        ("357d:7788", 0x0114, 5000.0, b"", True),
        ("0984:0301", 0x0128, 5000.0, b"", True),
        ("0984:0301", 0x0129, 5000.0, b"", False),
        ("357d:7788", None, 5000.0, b"", False),
        ("152d:0578", 0x0100, 5000.0, b"", False),
        # 32 streams, as early ASM1051 have, and 16.
        ("174c:55aa", 0x0100, 5000.0, DEVICE + BUS_POWERED + BOT + UAS, True),
        (
            "174c:55aa",
            0x0100,
            5000.0,
            DEVICE + BUS_POWERED + BOT + UAS.replace(b"\x05\x00\x00", b"\x04\x00\x00"),
            False,
        ),
        ("174c:55aa", 0x0100, 480.0, DEVICE + BUS_POWERED + BOT + UAS, True),
        # An ASM1153 says that it needs no power.
        ("174c:55aa", 0x0100, 480.0, DEVICE + CONFIGURATION[:-1] + b"\0" + BOT + UAS, False),
        ("174c:55aa", 0x0100, 480.0, b"", False),
    ],
)
def test_devices_on_which_the_kernel_avoids_uas(
    device: str, release: int | None, speed: float, descriptors: bytes, is_avoided: bool
) -> None:
    assert avoided(device, release, speed, descriptors) is is_avoided


def test_what_decides_about_uas_is_read(onlooker: Bench, tree: SimulatedTree) -> None:
    device = usb_disk(tree)
    tree.files(device, {"idVendor": "357d", "idProduct": "7788", "bcdDevice": "0114"})
    tree.files(XHCI, {"vendor": "0x1b21", "device": "0x1042"})
    found = usb(onlooker)
    assert (found.ids, found.avoided, found.without_streams, found.uas_there) == ("357d:7788", True, True, True)
    tree.files(XHCI, {"vendor": "0x8086", "device": "0x9d2f"})
    tree.files(device, {"idVendor": "152d"})
    found = usb(onlooker)
    assert (found.avoided, found.without_streams, found.uas_there) == (False, False, True)


# -- power and TRIM ----------------------------------------------------------------------------------------


def test_trim_and_autosuspend(onlooker: Bench, tree: SimulatedTree) -> None:
    device = usb_disk(tree)
    found = usb(onlooker)
    assert (found.provisioning, found.provisions, found.unmap) == ("", None, None)
    assert (found.suspends, found.suspend_ms) == (None, None)
    scsi = f"{device}/{device.rpartition('/')[2]}:1.0/host9/target9:0:0/9:0:0:0"
    tree.link(f"{scsi}/block/sdy/device", scsi)
    tree.files(f"{scsi}/scsi_disk/9:0:0:0", {"provisioning_mode": "full", "thin_provisioning": "1"})
    tree.file(f"{scsi}/vpd_pgb2", bytes((0, 0xB2, 0, 4, 0, 0x80, 0, 0)))
    tree.files(f"{device}/power", {"control": "auto", "autosuspend_delay_ms": "2000"})
    found = usb(onlooker)
    assert (found.provisioning, found.provisions, found.unmap) == ("full", True, True)
    assert (found.suspends, found.suspend_ms) == (True, 2000)


@pytest.mark.parametrize("page", [b"", b"\x00\xb2", bytes((0, 0xB0, 0, 4, 0, 0x80, 0, 0))])
def test_a_page_that_is_another_or_cut_short_says_nothing(
    onlooker: Bench, tree: SimulatedTree, page: bytes
) -> None:
    device = usb_disk(tree)
    scsi = f"{device}/{device.rpartition('/')[2]}:1.0/host9/target9:0:0/9:0:0:0"
    tree.link(f"{scsi}/block/sdy/device", scsi)
    tree.file(f"{scsi}/vpd_pgb2", page)
    assert usb(onlooker).unmap is None


# -- cards -------------------------------------------------------------------------------------------------


def test_an_sd_card(onlooker: Bench, tree: SimulatedTree) -> None:
    block(tree, "mmcblk7", f"{SLOT}/block/mmcblk7", "179:56")
    tree.link(f"{SLOT}/block/mmcblk7/device", SLOT)
    given = {"type": "SD", "name": "SD64G", "manfid": "0x000003", "date": "08/2019", "ssr": STATUS}
    tree.files(SLOT, {**given, "scr": "0235848001000000"})
    found = card(onlooker, "mmcblk7")
    assert (found.kind, found.name, found.maker, found.made, found.version) == (
        "SD",
        "SD64G",
        3,
        "08/2019",
        "SD 6",
    )
    assert (found.speed_class, found.uhs_grade, found.video_class, found.application_class) == (10, 3, 30, 2)
    assert (found.least_write_mb_s, found.life_used, found.mode) == (30, None, None)
    tree.file("/sys/kernel/debug/mmc0/ios", IOS)
    assert card(onlooker, "mmcblk7").mode == BusMode("sd uhs SDR104", 4, 187_500_000)


def test_an_emmc(onlooker: Bench, tree: SimulatedTree) -> None:
    block(tree, "mmcblk8", f"{BOARD}/block/mmcblk8", "179:64")
    tree.link(f"{BOARD}/block/mmcblk8/device", BOARD)
    told = {"life_time": "0x02 0x01", "pre_eol_info": "0x01", "rev": "0x8"}
    tree.files(BOARD, {"type": "MMC", "name": "DG4032", **told})
    found = card(onlooker, "mmcblk8")
    assert (found.version, found.life_used, found.reserve) == ("eMMC 5.1", 2, Reserve.NORMAL)
    assert (found.speed_class, found.least_write_mb_s) == (None, None)


def test_what_is_no_memory_card_is_none(onlooker: Bench, tree: SimulatedTree) -> None:
    block(tree, "mmcblk7", f"{SLOT}/block/mmcblk7", "179:56")
    assert attachment(onlooker.ports, "mmcblk7").card is None


def test_whether_the_driver_uas_is_there(onlooker: Bench) -> None:
    tree = onlooker.world.tree = SimulatedTree()
    usb_disk(tree)
    assert usb(onlooker).uas_there is False
    tree.folder("/sys/module/uas")
    assert usb(onlooker).uas_there is True
