"""How a drive on USB is connected: speed, driver, TRIM and autosuspend, from the kernel's files alone."""

from __future__ import annotations

import re
from posixpath import basename, dirname

from disktune_contract.checkup.attachment import UsbAttachment
from disktune_contract.patterns import pattern_of
from disktune_helper.decode import usb
from disktune_helper.decode.connection import uas_detect
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable, text_of

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
        can=usb.highest_speed(_bytes(ports, f"{device}/bos_descriptors")),
        computer=_fastest_root(ports),
        port=_port_speed(ports, device),
        faster_port="peer" in port if port else None,
        driver="" if driver == "driver" else driver,
        offers_uas=usb.offers_uas(descriptors),
        quirk=_quirk(ports, ids),
        avoided=uas_detect.avoided(ids, _release(ports, device), speed, descriptors) if ids else None,
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
    the other (Documentation/ABI/testing/sysfs-bus-usb). A root hub says the speed of its fastest port.
    """
    port = ports.resolve(f"{device}/port")
    if not ports.names(port):
        return None
    peer = ports.resolve(f"{port}/peer")
    # A port lies in the interface of its hub: usb4/4-0:1.0/usb4-port2.
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
    return uas_detect.without_streams(":".join(found)) if all(found) else None


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
    """Return whether the device says that it takes UNMAP; None if the kernel did not ask for the page."""
    page = sysfs.binary(ports, name, "device/vpd_pgb2")
    return bool(page[5] & _LBPU) if page and len(page) >= 6 and page[1] == 0xB2 else None
