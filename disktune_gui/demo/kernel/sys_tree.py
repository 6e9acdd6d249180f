"""The files of the kernel and of udev about the machine's drives below /sys and /run/udev.

The layout is that of Linux 6.12 on such a machine: real directories below /sys/devices, symbolic links everywhere
else. Only files that a program may want to read about a drive are here.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from functools import partial
from posixpath import basename, dirname

from disktune_gui.demo import activity, machine
from disktune_gui.demo.activity import Rebuild
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_gui.demo.ata.sat import text
from disktune_gui.demo.drive import SimulatedDrive, SimulatedPartition
from disktune_gui.demo.kernel import knobs
from disktune_gui.demo.machine import ARRAY_UUID, MEMBERS, RAID_CHUNK_BYTES, REPLACED
from disktune_gui.demo.nvme_drive import NvmeDrive
from disktune_gui.demo.tree import SimulatedTree
from disktune_gui.demo.volumes import SimulatedVolume

# -- locations of the machine's drives: ports, slots, bays, udev's names -----------------------------------
#
# The members of the array are in a drive cage with a light for each slot, which the kernel shows as an enclosure
# (drivers/misc/enclosure.c).

_PCI = "/sys/devices/pci0000:00"
_CAGE = f"{_PCI}/0000:00:17.0/ata8/host7/target7:0:0/7:0:0:0"
_SLOTS = {"1": "0000:01:00", "4": "0000:04:00"}
"""Address by the number on the board: the slot of the graphics card, and the one of the card for PATA."""
_CONTROLLERS = {
    "0000:00:14.0": ("Intel Corporation", "Sunrise Point-H USB 3.0 xHCI Controller"),
    "0000:00:17.0": ("Intel Corporation", "Sunrise Point-H SATA controller [AHCI mode]"),
    "0000:04:00.0": ("Silicon Image, Inc.", "PCI0680 Ultra ATA-133 Host Controller"),
}
"""From the PCI ID database, by way of udev's hardware database."""


def lay_out_places(tree: SimulatedTree, drives: Sequence[SimulatedDrive]) -> None:
    """Write the files that report where the drives are."""
    for slot, address in _SLOTS.items():
        tree.files(f"/sys/bus/pci/slots/{slot}", {"address": address})
    for address, (vendor, model) in _CONTROLLERS.items():
        lines = f"E:ID_VENDOR_FROM_DATABASE={vendor}\nE:ID_MODEL_FROM_DATABASE={model}\n"
        tree.file(f"/run/udev/data/+pci:{address}", lines)
    for drive in drives:
        if drive.nvme is not None:
            tree.files(dirname(dirname(dirname(drive.place))), {"label": "M.2_1"})
        if "/usb" in drive.place:
            _usb_port(tree, drive)
    members = [drive for drive in drives if drive.name in MEMBERS]
    tree.files(_CAGE, {"vendor": "AIC     ", "model": "4-bay drive cage", "type": "13"})
    tree.link(f"{_CAGE}/enclosure/7:0:0:0/device", _CAGE)
    tree.link("/sys/class/enclosure/7:0:0:0", f"{_CAGE}/enclosure/7:0:0:0")
    for number, drive in enumerate(members, 1):
        _slot(tree, drive, number)


def _slot(tree: SimulatedTree, drive: SimulatedDrive, number: int) -> None:
    """Write a slot; `knobs.lay_out` adds the file of its light from the declaration of the setting."""
    slot, device = f"{_CAGE}/enclosure/7:0:0:0/Slot {number:02}", dirname(dirname(drive.place))
    tree.files(slot, {"type": "array device", "slot": f"{number}", "status": "OK", "fault": "0", "active": "0"})
    tree.link(f"{slot}/device", device)
    tree.link(f"{device}/enclosure_device:{basename(slot)}", slot)


def _usb_port(tree: SimulatedTree, drive: SimulatedDrive) -> None:
    found = re.match(r"(.*/usb(\d+))/\d+-(\d+)", drive.place)
    if found is not None:
        root, bus, port = found.groups()
        tree.files(f"{root}/{bus}-0:1.0/usb{bus}-port{port}/physical_location", {"panel": "front"})


def port_number(port: str) -> int:
    """Return the number of a libata port on its controller; that of the kernel's name counts all controllers'."""
    return 1 if "/0000:04:" in port else int(basename(port).removeprefix("ata"))


def by_path(drive: SimulatedDrive) -> list[str]:
    """Return udev's names of a whole drive (systemd src/udev/udev-builtin-path_id.c)."""
    pci = re.findall(r"0000:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]", drive.place)
    if not pci:
        return []
    if drive.nvme is not None:
        return [f"pci-{pci[-1]}-nvme-1"]
    if "/mmc_host/" in drive.place:
        return [f"pci-{pci[-1]}-platform-rtsx_pci_sdmmc.0"]
    if "/usb" in drive.place:
        port = drive.place.split("/host")[0].rpartition("-")[2]
        return [f"pci-{pci[-1]}-usb-0:{port}-scsi-0:0:0:0", f"pci-{pci[-1]}-usbv2-0:{port}-scsi-0:0:0:0"]
    number = port_number(drive.place.split("/host")[0])
    return [f"pci-{pci[-1]}-ata-{number}", f"pci-{pci[-1]}-ata-{number}.0"]


# -- the USB disk: USB 3 in a USB 2 port, kept from UAS by an option ---------------------------------------

_STORAGE = bytes((9, 4, 0, 0, 2, 8, 6, 0x50, 0)) + bytes((9, 4, 0, 1, 4, 8, 6, 0x62, 0))
"""The interface of the bridge: mass storage, SCSI, bulk-only transport, and UAS as its alternate setting."""
_SUPER_SPEED = bytes((5, 15, 22, 0, 2, 7, 16, 2, 2, 0, 0, 0, 10, 16, 3, 0, 0x0E, 0, 1, 10, 0xFF, 7))
"""The capabilities of a USB 3 device at any speed: LPM, and full, high and SuperSpeed (USB 3.2, 9.6.2)."""


def lay_out_usb_disk(tree: SimulatedTree, device: str) -> None:
    """Write a USB 3 disk in a port that has only USB 2, as drivers/usb/core/sysfs.c shows it."""
    interface = device[: device.index("/host")]
    usb = dirname(interface)
    root, other = dirname(usb), f"{dirname(dirname(usb))}/usb2"
    port = f"{root}/1-0:1.0/usb1-port{usb.rpartition('-')[2]}"
    tree.files(port, {"connect_type": "hotplug"})
    tree.link(f"{usb}/port", port)
    tree.folder("/sys/bus/usb/drivers/uas")
    tree.link(f"{interface}/driver", "/sys/bus/usb/drivers/usb-storage")
    tree.folder("/sys/bus/usb/drivers/usb-storage")
    for hub, speed in ((root, "480"), (other, "10000")):
        tree.files(hub, {"speed": speed})
        tree.link(f"/sys/bus/usb/devices/{basename(hub)}", hub)
    # Left in /etc/modprobe.d by a user who once had problems with the disk.
    tree.file("/sys/module/usb_storage/parameters/quirks", "1058:0748:u\n")
    address = basename(device)
    tree.files(f"{device}/scsi_disk/{address}", {"provisioning_mode": "full", "thin_provisioning": "0"})
    tree.files(f"{usb}/power", {"control": "on", "autosuspend_delay_ms": "2000"})
    tree.files(
        usb,
        {
            "idVendor": "1058",
            "idProduct": "0748",
            "manufacturer": "Western Digital",
            "product": "My Passport 0748",
            "serial": "575832310000",
            "bcdDevice": "1019",
            "speed": "480",
            "version": " 2.10",
            "descriptors": _STORAGE,
            "bos_descriptors": _SUPER_SPEED,
        },
    )


# -- volumes: the device mapper's files, and which device is on which --------------------------------------
#
# Sources: drivers/md/dm-sysfs.c, block/holder.c and systemd's 60-persistent-storage-dm.rules.


def lay_out_volumes(tree: SimulatedTree, volumes: Sequence[SimulatedVolume]) -> None:
    """Write the files of *volumes*, whose block devices exist already; lower ones first."""
    for volume in volumes:
        place, below = volume.drive.place, tree.resolve(f"/sys/class/block/{volume.below}")
        tree.files(place, {"dm/name": volume.label, "dm/uuid": volume.uuid, "dm/suspended": "0"})
        tree.link(f"{place}/slaves/{volume.below}", below)
        tree.link(f"{below}/holders/{volume.drive.name}", place)
        facts = {
            "DEVNAME": f"/dev/{volume.drive.name}",
            "DEVTYPE": "disk",
            "DM_NAME": volume.label,
            "DM_UUID": volume.uuid,
            "ID_FS_TYPE": volume.content,
            # Any will do, as long as each has its own.
            "ID_FS_UUID": f"0b0e4a53-9c52-4c1d-8a1f-00000000000{volume.drive.number[1]}",
        }
        lines = "".join(f"E:{key}={value}\n" for key, value in facts.items())
        tree.file(f"/run/udev/data/b{volume.number}", lines)


# -- sys tree ----------------------------------------------------------------------------------------------

Elapsed = Callable[[], float]


def lay_out(
    tree: SimulatedTree,
    drives: list[SimulatedDrive],
    volumes: list[SimulatedVolume],
    rebuild: Rebuild,
    elapsed: Elapsed,
) -> None:
    """Write all files of the drives and volumes."""
    for index, drive in enumerate(drives):
        _block_device(tree, drive, elapsed)
        if drive.ata is not None:
            _scsi_device(tree, drive, drive.ata, index, elapsed)
        if drive.nvme is not None:
            _nvme_controller(tree, drive, drive.nvme, index, elapsed)
        if drive.name == machine.NAME:
            machine.lay_out(tree, drive)
    lay_out_places(tree, drives)
    _array(tree, next(drive for drive in drives if drive.name == "md0"), rebuild, elapsed)
    for volume in volumes:
        _block_device(tree, volume.drive, elapsed)
    lay_out_volumes(tree, volumes)
    knobs.lay_out(tree, [*(volume.drive for volume in volumes), *drives])


# -- any block device --------------------------------------------------------------------------------------


def _block_device(tree: SimulatedTree, drive: SimulatedDrive, elapsed: Elapsed) -> None:
    place, sectors = drive.place, drive.size_bytes // 512
    _register(tree, drive.name, place)
    tree.link(f"/sys/block/{drive.name}", place)
    tree.link(f"/sys/dev/block/{drive.number[0]}:{drive.number[1]}", place)
    tree.files(
        place,
        {
            "dev": f"{drive.number[0]}:{drive.number[1]}",
            "size": f"{sectors}",
            "ro": lambda: f"{int(drive.read_only)}\n",
            "removable": "0",
            "hidden": "0",
            "diskseq": f"{drive.diskseq}",
            "stat": lambda: activity.fields(drive.counters.stat(drive.name, elapsed())) + "\n",
            "queue/logical_block_size": "512",
            "queue/physical_block_size": f"{drive.physical_sector_bytes}",
            "queue/write_cache": lambda: _cache(drive) + "\n",
        },
    )
    tree.folder(f"{place}/holders")
    tree.folder(f"{place}/slaves")
    for attribute in drive.queue.attributes:
        # Those of the device are in the SCSI device's own directory, to which "device" points.
        folder = dirname(dirname(place)) if attribute.startswith("device/") else f"{place}/queue"
        path = f"{folder}/{attribute.split('/')[1]}"
        tree.file(path, partial(drive.queue.read, attribute), partial(_write_queue, drive, attribute))
    knobs.queue(tree, drive)
    for partition in drive.partitions:
        _partition(tree, drive, partition, elapsed)
    _udev(tree, drive)


def _write_queue(drive: SimulatedDrive, attribute: str, text: str) -> None:
    drive.queue.write(attribute, text)


def _register(tree: SimulatedTree, name: str, place: str) -> None:
    tree.link(f"/sys/class/block/{name}", place)
    tree.link(f"{place}/subsystem", "/sys/class/block")


def _cache(drive: SimulatedDrive) -> str:
    """Return the kernel's cached state of the write cache: the last one read from the drive (word 85 bit 5)."""
    if drive.ata is None:
        return "write back"
    return "write back" if drive.ata.kernel_words[85] >> 5 & 1 else "write through"


def _alignment_offset(drive: SimulatedDrive, partition: SimulatedPartition) -> int:
    """Return the bytes from the partition's start to its first whole physical sector."""
    return -partition.start * 512 % drive.physical_sector_bytes


def _partition(
    tree: SimulatedTree, drive: SimulatedDrive, partition: SimulatedPartition, elapsed: Elapsed
) -> None:
    name = drive.partition_name(partition)
    place = f"{drive.place}/{name}"
    major, minor = drive.number[0], drive.number[1] + partition.number
    _register(tree, name, place)
    tree.link(f"/sys/dev/block/{major}:{minor}", place)
    tree.files(
        place,
        {
            "dev": f"{major}:{minor}",
            "partition": f"{partition.number}",
            "start": f"{partition.start}",
            "size": f"{partition.sectors}",
            "alignment_offset": f"{_alignment_offset(drive, partition)}",
            "ro": "0",
            "stat": lambda: activity.fields(drive.counters.stat(name, elapsed())) + "\n",
        },
    )
    tree.folder(f"{place}/holders")
    facts = {
        "DEVNAME": f"/dev/{name}",
        "DEVTYPE": "partition",
        "ID_FS_TYPE": partition.filesystem,
        # Any will do, as long as each has its own.
        "ID_FS_UUID": f"5d2c81f6-3b0e-4f7a-{major:04x}-{minor:012x}",
    }
    folder, _, label = partition.mount.rpartition("/")
    if folder.startswith("/media/"):
        # udisks mounts what is removable by its label.
        facts["ID_FS_LABEL_ENC"] = label
    tree.file(f"/run/udev/data/b{major}:{minor}", "".join(f"E:{key}={value}\n" for key, value in facts.items()))


def _udev(tree: SimulatedTree, drive: SimulatedDrive) -> None:
    facts = {"DEVNAME": f"/dev/{drive.name}", "DEVTYPE": "disk"}
    if drive.partitions:
        facts["ID_PART_TABLE_TYPE"] = "gpt"
    if drive.ata is not None:
        words = drive.ata.kernel_words
        facts |= {
            "ID_BUS": "usb" if "/usb" in drive.place else "ata",
            "ID_MODEL": text(words, 27, 46).decode("ascii").strip().replace(" ", "_"),
            "ID_SERIAL_SHORT": text(words, 10, 19).decode("ascii").strip(),
            "ID_REVISION": text(words, 23, 26).decode("ascii").strip(),
        }
        # Words 82 and 85 bit 0; ata_id reports it for drives that it can ask.
        if words[82] & words[85] & 1 and "/usb" not in drive.place:
            facts |= {"ID_ATA": "1", "ID_ATA_FEATURE_SET_SMART": "1", "ID_ATA_FEATURE_SET_SMART_ENABLED": "1"}
        if "/usb" in drive.place:
            facts |= {"ID_MODEL": "My_Passport_0748", "ID_VENDOR": "WD", "ID_REVISION": "1019"}
    elif drive.nvme is not None:
        facts |= {"ID_MODEL": drive.nvme.model.replace(" ", "_"), "ID_SERIAL_SHORT": drive.nvme.serial}
    elif drive.name == machine.NAME:
        facts |= machine.udev()
    else:
        facts |= {"MD_LEVEL": "raid5", "MD_DEVICES": "3", "MD_METADATA": "1.2", "MD_UUID": ARRAY_UUID}
        facts |= {"MD_DEVNAME": "media", "MD_NAME": "desktop:media"}
    lines = [f"S:disk/by-path/{name}" for name in by_path(drive)]
    lines += [f"E:{key}={value}" for key, value in facts.items()]
    tree.file(f"/run/udev/data/b{drive.number[0]}:{drive.number[1]}", "\n".join(lines) + "\n")


# -- ATA, and SATA behind USB ------------------------------------------------------------------------------


def _scsi_device(tree: SimulatedTree, drive: SimulatedDrive, ata: AtaDrive, index: int, elapsed: Elapsed) -> None:
    device = dirname(dirname(drive.place))
    address = basename(device)
    inquiry = ata.inquiry()
    tree.link(f"{drive.place}/device", device)
    tree.files(
        device,
        {
            "vendor": inquiry[8:16].decode("ascii"),
            "model": inquiry[16:32].decode("ascii"),
            "rev": inquiry[32:36].decode("ascii"),
            "type": "0",
            "state": "running",
            "inquiry": inquiry,
            "power/runtime_status": "active",
            # Probing a SATA disk ends with a few errors, which stay counted here (drivers/scsi/scsi_lib.c).
            **{"iorequest_cnt": "0x52c1f", "iodone_cnt": "0x52c1f", "ioerr_cnt": "0x4", "iotmo_cnt": "0x0"},
            f"scsi_disk/{address}/FUA": "0",
        },
    )
    knobs.scsi_device(tree, drive, ata)
    if "/usb" in drive.place:
        # usb-storage asks no disk for VPD pages (slave_configure sets skip_vpd_pages).
        lay_out_usb_disk(tree, device)
        return
    for code in (0x00, 0x80, 0x83, 0x89, 0xB1):
        tree.file(f"{device}/vpd_pg{code:02x}", partial(_vpd, ata, code))
    tree.file(f"{device}/wwid", _wwid(ata) + "\n")
    _libata(tree, device, ata)
    if drive.sensor:
        # The kernel asks the drive, so both report the same.
        ata.smart.thermometer = _temperature(tree, f"{device}/hwmon/hwmon{index}", "drivetemp", index, elapsed)


def _vpd(ata: AtaDrive, code: int) -> bytes:
    return ata.vpd(code) or b""


def _wwid(ata: AtaDrive) -> str:
    """Return the result of scsi_vpd_lun_id from VPD page 83h: the WWN, else the vendor's own identification."""
    words = ata.kernel_words
    if words[87] & 0xC100 == 0x4100:
        return "naa." + "".join(f"{word:04x}" for word in words[108:112])
    return f"t10.ATA     {(text(words, 27, 46) + text(words, 10, 19)).decode('ascii')}"


def _libata(tree: SimulatedTree, device: str, ata: AtaDrive) -> None:
    """Write ata_port, ata_link and ata_device below the controller (drivers/ata/libata-transport.c)."""
    port = device[: device.index("/host")]
    number = basename(port).removeprefix("ata")
    link, dev = f"{port}/link{number}", f"{port}/link{number}/dev{number}.0"
    serial = ata.word(76) not in (0, 0xFFFF)
    # Word 76 bits 3:1 are the supported speeds, generation 3 to 1.
    generation = (ata.word(76) >> 1 & 7).bit_length() if serial else 0
    speed = {0: "<unknown>", 1: "1.5 Gbps", 2: "3.0 Gbps", 3: "6.0 Gbps"}[generation]
    unlimited = "<unknown>"
    tree.files(
        f"{link}/ata_link/link{number}",
        {"sata_spd": speed, "sata_spd_limit": unlimited, "hw_sata_spd_limit": unlimited},
    )
    tree.files(
        f"{dev}/ata_device/dev{number}.0",
        {
            "class": "ata",
            "dma_mode": _dma_mode(ata),
            "pio_mode": "XFER_PIO_4",
            "xfer_mode": _dma_mode(ata),
            "spdn_cnt": "0",
            "id": lambda: _id_text(ata),
        },
    )
    tree.link(f"/sys/class/ata_link/link{number}", f"{link}/ata_link/link{number}")
    tree.link(f"/sys/class/ata_device/dev{number}.0", f"{dev}/ata_device/dev{number}.0")
    tree.files(f"{port}/ata_port/ata{number}", {"port_no": f"{port_number(port)}", "idle_irq": "0"})
    tree.link(f"/sys/class/ata_port/ata{number}", f"{port}/ata_port/ata{number}")


def _dma_mode(ata: AtaDrive) -> str:
    """Return the active Ultra DMA mode: the highest bit of word 88's upper byte."""
    active = ata.word(88) >> 8 & 0x7F
    return f"XFER_UDMA_{active.bit_length() - 1}" if active else "XFER_UDMA_6"


def _id_text(ata: AtaDrive) -> str:
    """Return the kernel's copy of IDENTIFY as show_ata_dev_id prints it: 32 lines of eight words."""
    words = ata.kernel_words
    return "".join(
        " ".join(f"{word:04x}" for word in words[start : start + 8]) + "\n" for start in range(0, 256, 8)
    )


# -- NVMe --------------------------------------------------------------------------------------------------


def _nvme_controller(
    tree: SimulatedTree, drive: SimulatedDrive, nvme: NvmeDrive, index: int, elapsed: Elapsed
) -> None:
    controller = dirname(drive.place)
    pci = dirname(dirname(controller))
    tree.link(f"{drive.place}/device", controller)
    tree.link(f"{controller}/device", pci)
    tree.link("/sys/class/nvme/nvme0", controller)
    tree.files(
        controller,
        {
            "model": f"{nvme.model:<40}",
            "serial": f"{nvme.serial:<20}",
            "firmware_rev": f"{nvme.firmware:<8}",
            "transport": "pcie",
            "state": "live",
            "cntlid": "0",
            "address": basename(pci),
            "subsysnqn": nvme.subsystem_nqn,
            "power/control": "auto",
            "power/runtime_status": "unsupported",
        },
    )
    knobs.nvme_controller(tree, drive, controller)
    digits = nvme.nguid.hex()
    grouped = "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))
    tree.files(drive.place, {"nsid": "1", "wwid": f"eui.{digits}", "nguid": grouped})
    tree.files(
        pci,
        {
            "current_link_speed": "8.0 GT/s PCIe",
            "current_link_width": "4",
            "max_link_speed": "16.0 GT/s PCIe",
            "max_link_width": "4",
            "aer_dev_correctable": "RxErr 0\nBadTLP 2\nBadDLLP 1\nTOTAL_ERR_COR 3\n",
            "aer_dev_nonfatal": "Undefined 0\nDLP 0\nCmpltTO 0\nTOTAL_ERR_NONFATAL 0\n",
            "aer_dev_fatal": "Undefined 0\nDLP 0\nCmpltTO 0\nTOTAL_ERR_FATAL 0\n",
        },
    )
    # A board of the generation before the drive's: its port limits the speed.
    tree.files(dirname(pci), {"max_link_speed": "8.0 GT/s PCIe", "max_link_width": "4"})
    nvme.thermometer = _temperature(tree, f"{controller}/hwmon{index}", "nvme", index, elapsed)


def _temperature(tree: SimulatedTree, folder: str, name: str, index: int, elapsed: Elapsed) -> Callable[[], int]:
    """Write a hwmon sensor that drifts by two degrees around a mean; return a function that reads it in °C."""
    mean = 41 if name == "nvme" else 31 + index * 3 % 7

    def celsius() -> int:
        return round(mean + 2 * math.sin(elapsed() / 240 + index))

    tree.files(folder, {"name": name, "temp1_input": lambda: f"{celsius() * 1000}\n"})
    tree.link(f"/sys/class/hwmon/{basename(folder)}", folder)
    return celsius


# -- the array ---------------------------------------------------------------------------------------------


def _array(tree: SimulatedTree, array: SimulatedDrive, rebuild: Rebuild, elapsed: Elapsed) -> None:
    sectors = rebuild.component_bytes // 512
    tree.files(
        f"{array.place}/md",
        {
            "level": "raid5",
            "array_state": "active",
            "raid_disks": f"{len(MEMBERS)}",
            "degraded": lambda: "0" if rebuild.over else "1",
            "chunk_size": f"{RAID_CHUNK_BYTES}",
            "component_size": f"{sectors // 2}",
            "metadata_version": "1.2",
            "uuid": "-".join(ARRAY_UUID.replace(":", "")[at:to] for at, to in _UUID_GROUPS),
            "last_sync_action": "recover",
            "mismatch_cnt": "0",
            "consistency_policy": "bitmap",
            "sync_completed": lambda: (
                f"{rebuild.done_bytes(elapsed()) // 512} / {sectors}\n" if rebuild.runs else "none\n"
            ),
            "sync_speed": lambda: f"{int(rebuild.reported_rate(elapsed())) >> 10}\n" if rebuild.runs else "none\n",
            "layout": "2",
            "resync_start": "none",
            "stripe_cache_active": "41",
        },
    )
    tree.file(
        f"{array.place}/md/sync_action",
        lambda: f"{rebuild.action}\n",
        lambda text: rebuild.act(text.removesuffix("\n"), elapsed()),
    )
    knobs.array(tree, f"{array.place}/md", knobs.raid_limits(tree))
    rebuild.limits = lambda: _sync_limits(tree, array)
    for slot, member in enumerate(MEMBERS):
        _member(tree, array, slot, member, sectors // 2, rebuild)


def _sync_limits(tree: SimulatedTree, array: SimulatedDrive) -> tuple[float, float]:
    """Return both limits of the array in bytes/s; each file has a number of KiB/s and its origin."""
    ends = (tree.read(f"{array.place}/md/sync_speed_{end}").split()[0] for end in ("min", "max"))
    least, most = (int(end) * 1024 for end in ends)
    return float(least), float(most)


def _member(
    tree: SimulatedTree, array: SimulatedDrive, slot: int, member: str, kib: int, rebuild: Rebuild
) -> None:
    partition = f"{member}1"
    tree.files(
        f"{array.place}/md/dev-{partition}",
        {
            "slot": f"{slot}",
            # A member that is being rebuilt is a spare with a slot (md.rst, dev-XXX/state).
            "state": lambda: "spare" if member == REPLACED and not rebuild.over else "in_sync",
            "errors": "0",
            "bad_blocks": "",
            "size": f"{kib}",
            "offset": "264192",
        },
    )
    tree.link(f"{array.place}/md/rd{slot}", f"{array.place}/md/dev-{partition}")
    holder = tree.resolve(f"/sys/class/block/{partition}")
    tree.link(f"{array.place}/md/dev-{partition}/block", holder)
    tree.link(f"{array.place}/slaves/{partition}", holder)
    tree.link(f"{holder}/holders/{array.name}", array.place)


_UUID_GROUPS = ((0, 8), (8, 12), (12, 16), (16, 20), (20, 32))
