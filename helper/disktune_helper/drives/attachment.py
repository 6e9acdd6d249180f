"""The connection, layout and mounts of a drive, from the kernel's files: no drive is opened or woken."""

from __future__ import annotations

import re
from enum import Enum
from posixpath import basename, dirname

from disktune_contract.checkup.attachment import (
    Attachment,
    MountedSystem,
    PartitionPlace,
    PciAttachment,
    PciLink,
    SataLink,
    UsbAttachment,
)
from disktune_contract.drives import recognition
from disktune_contract.drives.drive import DriveKind, Partition
from disktune_contract.patterns import pattern_of
from disktune_contract.record import replace
from disktune_helper.decode import device_descriptors
from disktune_helper.drives import drive_place, kernel_records, usage
from disktune_helper.system import sysfs
from disktune_helper.system.attributes import nvme_controller
from disktune_helper.system.ports import Ports
from disktune_helper.system.processes import sandboxed
from disktune_helper.system.text_files import printable, text_of

# -- how a drive on USB is connected, from the kernel's files alone ----------------------------------------

_NO_UAS = "u"
"""The flag of usb-storage.quirks (Linux Documentation/admin-guide/kernel-parameters.txt)."""
_PCI = pattern_of(r"[0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]")
_LBPU = 0x80
"""Byte 5 of VPD page B2h: whether UNMAP is supported (SBC-4, 6.6.6)."""


def usb_of(ports: Ports, name: str) -> UsbAttachment | None:
    """Return what is known of the connection of a block device; None if it is not on USB."""
    found = re.match(r"(.*/usb\d+(?:/\d+-[\d.]+)+)/(\d+-[\d.]+:\d+\.\d+)/", sysfs.place(ports, name))
    if found is None:
        return None
    device, interface = found.group(1), f"{found.group(1)}/{found.group(2)}"
    driver = basename(ports.resolve(f"{interface}/driver"))
    descriptors = _bytes(ports, f"{device}/descriptors")
    speed, ids = _number(text_of(ports, f"{device}/speed")), _ids(ports, device)
    port = ports.names(ports.resolve(f"{device}/port"))
    return UsbAttachment(
        speed=speed,
        version=text_of(ports, f"{device}/version"),
        can=device_descriptors.highest_speed(_bytes(ports, f"{device}/bos_descriptors")),
        computer=_fastest_root(ports),
        port=_port_speed(ports, device),
        faster_port="peer" in port if port else None,
        driver="" if driver == "driver" else driver,
        offers_uas=device_descriptors.offers_uas(descriptors),
        quirk=_quirk(ports, ids),
        avoided=device_descriptors.avoided(ids, _release(ports, device), speed, descriptors) if ids else None,
        without_streams=_without_streams(ports, device),
        uas_there="uas" in ports.names("/sys/bus/usb/drivers") or "uas" in ports.names("/sys/module"),
        suspends=_suspends(ports, device),
        suspend_ms=_milliseconds(text_of(ports, f"{device}/power/autosuspend_delay_ms")),
        ids=ids,
        provisioning=_of_disk(ports, name, "provisioning_mode"),
        provisions={"0": False, "1": True}.get(_of_disk(ports, name, "thin_provisioning")),
        unmap=_unmap(ports, name),
    )


def _number(text: str) -> float | None:
    """Return the number that a text begins with: ``6.0 Gbps``, ``8.0 GT/s PCIe``; None for ``<unknown>``."""
    found = re.match(r"\d+(\.\d+)?", text)
    return float(found.group()) if found else None


def _bytes(ports: Ports, path: str) -> bytes:
    try:
        return ports.read_bytes(path)
    except OSError:
        return b""


def _ids(ports: Ports, device: str) -> str:
    ids = [text_of(ports, f"{device}/{what}").lower() for what in ("idVendor", "idProduct")]
    return ":".join(ids) if all(re.fullmatch("[0-9a-f]{4}", one, re.ASCII) for one in ids) else ""


def _release(ports: Ports, device: str) -> int | None:
    text = text_of(ports, f"{device}/bcdDevice")
    return int(text, 16) if re.fullmatch("[0-9a-fA-F]{4}", text, re.ASCII) else None


# -- how fast ----------------------------------------------------------------------------------------------


def _fastest_root(ports: Ports) -> float | None:
    """Return the highest speed of any root hub, in Mb/s."""
    hubs = [child for child in ports.names("/sys/bus/usb/devices") if re.fullmatch(r"usb\d+", child)]
    speeds = (_number(text_of(ports, f"/sys/bus/usb/devices/{hub}/speed")) for hub in hubs)
    return max(filter(None, speeds), default=None)


def _port_speed(ports: Ports, device: str) -> float | None:
    """Return the most that the port of the device offers: the speed of its hub, or that of its peer's.

    A connector of USB 3 is two ports, of a hub at 480 Mb/s and of a faster one; the kernel names one the peer of
    the other (Documentation/ABI/testing/sysfs-bus-usb). A root hub reports the speed of its fastest port.
    """
    port = ports.resolve(f"{device}/port")
    if not ports.names(port):
        return None
    peer = ports.resolve(f"{port}/peer")
    # A port is in the directory of an interface of its hub: usb4/4-0:1.0/usb4-port2.
    hubs = [dirname(dirname(port)), *([dirname(dirname(peer))] if peer != f"{port}/peer" else [])]
    return max(filter(None, (_number(text_of(ports, f"{hub}/speed")) for hub in hubs)), default=None)


# -- which driver ------------------------------------------------------------------------------------------


def _quirk(ports: Ports, ids: str) -> bool | None:
    """Return whether the option of usb-storage has the flag for this device: ``152d:0578:u,0bc2:2312:u``."""
    try:
        option = ports.read_text("/sys/module/usb_storage/parameters/quirks")
    except OSError:
        return None
    entries = (entry.split(":") for entry in option.strip().lower().split(","))
    return any(len(entry) == 3 and ":".join(entry[:2]) == ids and _NO_UAS in entry[2] for entry in entries)


def _without_streams(ports: Ports, device: str) -> bool | None:
    """Return whether the kernel uses no streams of the controller; None where that is no PCI device."""
    above = [part for part in device.split("/") if _PCI.fullmatch(part)]
    if not above:
        return None
    folder = device[: device.index(f"/{above[-1]}/") + len(above[-1]) + 1]
    found = [text_of(ports, f"{folder}/{what}").removeprefix("0x") for what in ("vendor", "device")]
    return device_descriptors.without_streams(":".join(found)) if all(found) else None


# -- power and TRIM ----------------------------------------------------------------------------------------


def _suspends(ports: Ports, device: str) -> bool | None:
    """Return whether the kernel may suspend the USB device while it is idle (``power/control``)."""
    return {"auto": True, "on": False}.get(text_of(ports, f"{device}/power/control"))


def _milliseconds(text: str) -> int | None:
    return int(text) if re.fullmatch(r"-?\d{1,10}", text, re.ASCII) else None


def _of_disk(ports: Ports, name: str, attribute: str) -> str:
    """Return a file of the disk's driver (drivers/scsi/sd.c), which is named after the SCSI address."""
    folder = f"{sysfs.ROOT}/{name}/device/scsi_disk"
    address = next(iter(ports.names(folder)), "")
    return printable(text_of(ports, f"{folder}/{address}/{attribute}"))[:32] if address else ""


def _unmap(ports: Ports, name: str) -> bool | None:
    """Return whether the device reports that it takes UNMAP; None if the kernel did not ask for the page."""
    page = sysfs.binary(ports, name, "device/vpd_pgb2")
    return bool(page[5] & _LBPU) if page and len(page) >= 6 and page[1] == 0xB2 else None


# -- the connection, layout and mounts of a drive ----------------------------------------------------------

_TIMER = "fstrim.timer"
_STAMP = "/var/lib/systemd/timers/stamp-fstrim.timer"
"""Its time is that of the last start of the timer's service (systemd src/core/timer.c timer_enter_running)."""
_UNITS = (
    "/etc/systemd/system",
    "/run/systemd/system",
    "/usr/local/lib/systemd/system",
    "/usr/lib/systemd/system",
    "/lib/systemd/system",
)
_CRON = tuple(f"/etc/cron.{when}" for when in ("hourly", "daily", "weekly", "monthly", "d"))
_SATA_GENERATIONS = {1: 1.5, 2: 3.0, 3: 6.0}
"""Gb/s by CAP.ISS (AHCI 1.3.1, 3.1.1)."""
_PCI_ADDRESS = pattern_of(r"[0-9a-f]{4,}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]")


def attachment(ports: Ports, name: str) -> Attachment:
    """Return what is known of one drive."""
    kind = recognition.kind_of(ports, name)
    mounts = usage.read_mounts(ports)
    device = _ata_device(ports, name) if kind is DriveKind.ATA else ""
    lowered = text_of(ports, f"{device}/spdn_cnt") if device else ""
    timer = _trim_timer(ports)
    return replace(
        links(ports, name),
        transfer_mode=text_of(ports, f"{device}/xfer_mode") if device else "",
        lowered=int(lowered) if lowered.isdigit() else None,
        partitions=tuple(_partition(ports, one) for one in usage.partitions(ports, name, mounts)),
        mounts=_mounts(ports, name),
        discard_bytes=_discard(ports, name),
        zoned=sysfs.text(ports, name, "queue/zoned") or "",
        trim_timer=timer is not _Timer.OFF if timer is not None else None,
        trim_age_s=_trim_age(ports) if timer is _Timer.SYSTEMD else None,
        up_s=_number(text_of(ports, "/proc/uptime")),
        discarded_bytes=_discarded(ports, name),
        place=None if kind is DriveKind.ARRAY else drive_place.place_of(ports, name),
    )


def links(ports: Ports, name: str) -> Attachment:
    """Return of one drive alone how its link is."""
    kind = recognition.kind_of(ports, name)
    return Attachment(
        sata=_sata(ports, name) if kind is DriveKind.ATA else None,
        pcie=_pcie(ports, name) if kind is DriveKind.NVME else None,
        usb=usb_of(ports, name) if kind is DriveKind.USB else None,
        card=kernel_records.card_of(ports, name) if kind is DriveKind.MMC else None,
    )


# -- ATA ---------------------------------------------------------------------------------------------------


def _ata_numbers(ports: Ports, name: str) -> tuple[str, str, str] | None:
    """Return port, its number, and the number of the device on it; None behind a port multiplier."""
    port = sysfs.libata_directory(ports, name)
    address = re.search(r"/\d+:0:(\d+):\d+/block/", sysfs.place(ports, name))
    if port is None or address is None:
        return None
    number = basename(port).removeprefix("ata")
    behind_multiplier = any(child.startswith(f"link{number}.") for child in ports.names(port))
    return None if behind_multiplier else (port, number, address.group(1))


def _ata_device(ports: Ports, name: str) -> str:
    """Return libata's directory of the device, empty if it cannot be determined."""
    found = _ata_numbers(ports, name)
    if found is None:
        return ""
    port, number, device = found
    return f"{port}/link{number}/dev{number}.{device}/ata_device/dev{number}.{device}"


def _sata(ports: Ports, name: str) -> SataLink | None:
    found = _ata_numbers(ports, name)
    # The second device of a port has a link of its own, which libata does not show.
    if found is None or found[2] != "0":
        return None
    port, number, _ = found
    folder = f"{port}/link{number}/ata_link/link{number}"
    return SataLink(
        speed=_number(text_of(ports, f"{folder}/sata_spd")),
        limit=_number(text_of(ports, f"{folder}/sata_spd_limit")),
        configured=_number(text_of(ports, f"{folder}/hw_sata_spd_limit")),
        controller=_controller_speed(ports, port),
        vendor=_hexadecimal(text_of(ports, f"{dirname(port)}/vendor")),
    )


def _controller_speed(ports: Ports, port: str) -> float | None:
    for host in ports.names(port):
        if host.startswith("host"):
            found = _hexadecimal(text_of(ports, f"{port}/{host}/scsi_host/{host}/ahci_host_caps"))
            return None if found is None else _SATA_GENERATIONS.get(found >> 20 & 0xF)
    return None


def _hexadecimal(text: str) -> int | None:
    try:
        return int(text, 16)
    except ValueError:
        return None


# -- PCI Express -------------------------------------------------------------------------------------------


def _pcie(ports: Ports, name: str) -> PciAttachment | None:
    device = dirname(dirname(nvme_controller(ports, name) or ""))
    # The kernel would resume a device that it has suspended to answer for its link.
    if not _PCI_ADDRESS.fullmatch(basename(device)) or _suspended(ports, device):
        return None
    above = dirname(device)
    is_port = _PCI_ADDRESS.fullmatch(basename(above))
    return PciAttachment(
        now=_link(ports, device, "current"),
        drive=_link(ports, device, "max"),
        port=_link(ports, above, "max") if is_port and not _suspended(ports, above) else None,
    )


def _link(ports: Ports, device: str, which: str) -> PciLink:
    lanes = text_of(ports, f"{device}/{which}_link_width")
    # 0 is no link, 255 what a device that is gone answers.
    count = int(lanes) if lanes.isdigit() and 0 < int(lanes) <= 32 else None
    return PciLink(_number(text_of(ports, f"{device}/{which}_link_speed")), count)


def _suspended(ports: Ports, device: str) -> bool:
    return text_of(ports, f"{device}/power/runtime_status") in ("suspended", "suspending")


# -- what is on it -----------------------------------------------------------------------------------------


def _partition(ports: Ports, partition: Partition) -> PartitionPlace:
    told = sysfs.udev(ports, partition.name)
    used: bool | None = bool(partition.mounts or partition.swap or partition.holders or told.get("ID_FS_TYPE"))
    return PartitionPlace(
        name=partition.name,
        offset_bytes=sysfs.number(ports, partition.name, "alignment_offset"),
        start_bytes=partition.start * recognition.SECTOR_BYTES,
        used=used if used or told else None,
    )


def _mounts(ports: Ports, name: str) -> tuple[MountedSystem, ...] | None:
    """Return the file systems on the drive, each once however often it is mounted."""
    lines = usage.mount_lines(ports)
    if not lines:
        return None
    found = []
    for device in dict.fromkeys(usage.stack(ports, name)):
        number = sysfs.text(ports, device, "dev")
        line = next((line for line in lines if number in line.numbers), None)
        if line is not None:
            found.append(MountedSystem(line.point, device, line.kind, line.options, _discard(ports, device)))
    return tuple(found)


def _discard(ports: Ports, name: str) -> int | None:
    """Return the most that one TRIM may cover, in bytes; of a partition that of its drive."""
    own = sysfs.number(ports, name, "queue/discard_max_bytes")
    if own is not None or not recognition.is_partition(ports, name):
        return own
    return sysfs.number(ports, basename(dirname(sysfs.place(ports, name))), "queue/discard_max_bytes")


class _Timer(Enum):
    """Who starts fstrim from time to time."""

    OFF = 0
    CRON = 1
    SYSTEMD = 2


def _trim_timer(ports: Ports) -> _Timer | None:
    """Return who starts fstrim from time to time, by links of systemd's units and names in cron's directories.

    None if that cannot be determined: in a sandbox, and without systemd.
    """
    if sandboxed(ports):
        return None
    if any("fstrim" in script for folder in _CRON for script in ports.names(folder)):
        return _Timer.CRON
    if "system" not in ports.names("/run/systemd"):
        return None
    wanted = any(_TIMER in ports.names(f"{folder}/timers.target.wants") for folder in _UNITS)
    masked = any(ports.resolve(f"{folder}/{_TIMER}") == "/dev/null" for folder in _UNITS[:2])
    return _Timer.SYSTEMD if wanted and not masked else _Timer.OFF


def _trim_age(ports: Ports) -> float | None:
    """Return the seconds since the timer last elapsed, None if there is no stamp, or one of the future."""
    stamp = ports.modified(_STAMP)
    age = None if stamp is None else ports.now() - stamp
    return age if age is not None and age >= 0 else None


def _discarded(ports: Ports, name: str) -> int | None:
    """Return the bytes that the kernel has discarded since it was started: the 14th counter, in sectors."""
    counters = (sysfs.text(ports, name, "stat") or "").split()
    return int(counters[13]) * recognition.SECTOR_BYTES if len(counters) > 13 and counters[13].isdigit() else None
