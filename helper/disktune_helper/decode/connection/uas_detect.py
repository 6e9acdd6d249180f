"""Why the kernel does not use UAS on a device that offers it, as far as its rules can be followed from outside.

Sources: Linux drivers/usb/storage/uas-detect.h and unusual_uas.h, drivers/usb/host/xhci-pci.c, as of 6.12. A
kernel may have a longer list; what is not here is unknown, not allowed.
"""

from __future__ import annotations

from disktune_helper.decode import usb

_ANY = (0, 0x9999)
_AVOIDED: dict[str, tuple[int, int]] = {
    "059f:1061": _ANY,
    "090c:2000": _ANY,
    "0984:0301": (0x0128, 0x0128),
    "0bda:9210": _ANY,
    "17ef:3899": _ANY,
    "2537:1068": _ANY,
    "357d:7788": _ANY,
    "4971:1012": _ANY,
}
"""Devices with US_FL_IGNORE_UAS, and the releases (bcdDevice) of which that is so."""
_ASMEDIA = frozenset({"174c:5106", "174c:55aa"})
"""Ids that chips with and without a working UAS share."""
_SUSPECT_STREAMS = 32
_SUPER_SPEED = 5000

_WITHOUT_STREAMS = frozenset(
    {
        "1106:3432",  # VIA VL800
        "1b21:1042",  # ASMedia ASM1042
        "1b6f:7023",  # Etron EJ168
        "1b6f:7052",  # Etron EJ188
        "1b73:1000",  # Fresco Logic FL1000
        "1b73:1009",  # Fresco Logic FL1009
    }
)
"""Controllers with XHCI_BROKEN_STREAMS, by PCI vendor and device."""


def avoided(device: str, release: int | None, speed: float | None, descriptors: bytes) -> bool:
    """Return whether the kernel's own list forbids UAS on a device of this id, release, speed in Mb/s."""
    least, most = _AVOIDED.get(device, (1, 0))
    if least <= (release if release is not None else -1) <= most:
        return True
    if device not in _ASMEDIA:
        return False
    # An ASM1153 draws no power from the bus, and all that is slow or has 32 streams may be an ASM1051.
    if usb.most_power(descriptors) in (0, None):
        return False
    return (speed or 0) < _SUPER_SPEED or usb.uas_streams(descriptors) == _SUSPECT_STREAMS


def without_streams(controller: str) -> bool:
    """Return whether a controller, ``1b21:1042``, is one whose streams the kernel does not use."""
    return controller in _WITHOUT_STREAMS
