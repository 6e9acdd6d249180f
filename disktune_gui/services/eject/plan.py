"""What has to be done to eject a drive, by the objects of udisks2; pure."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import Drive, node_of
from disktune_contract.record import record
from disktune_gui.services.eject.udisks import BLOCK, DRIVE, ENCRYPTED, FILESYSTEM, SWAP, Objects, Properties

translate = QCoreApplication.translate

_NONE = "/"
"""The path by which udisks2 says that there is no object."""
_DEEPEST = 8
"""Encrypted devices in each other that are followed."""


class End(Enum):
    """How it ends."""

    POWER_OFF = "PowerOff"
    EJECT = "Eject"
    UNMOUNT = ""
    """udisks2 can do neither with this drive; its file systems are unmounted."""


@record
class Step:
    """A call to udisks2."""

    path: str
    interface: str
    method: str
    what: str
    """A mount point, or the name of an encrypted device."""


@record
class EjectPlan:
    """Steps in order, then the end."""

    steps: tuple[Step, ...]
    drive: str
    """Object path of the drive."""
    end: End
    others: tuple[str, ...]
    """Model names of further drives with a medium in the same enclosure, which are switched off with it."""


@record
class NoPlan:
    """Why a drive is not ejected, in a sentence or two."""

    why: str


def plan(drive: Drive, objects: Objects) -> EjectPlan | NoPlan:
    """Return how *drive* is ejected, or why not. What else holds it is for `held_by` to say."""
    block = _block_of(drive, objects)
    if block is None:
        return NoPlan(translate("Eject", "udisks2 does not know this drive."))
    path = str(objects[block][BLOCK].get("Drive", _NONE))
    about = objects.get(path, {}).get(DRIVE)
    if about is None:
        return NoPlan(translate("Eject", "udisks2 does not know this drive."))
    off, ejects = about.get("CanPowerOff") is True, about.get("Ejectable") is True
    if not (off or ejects or about.get("Removable") is True):
        return NoPlan(translate("Eject", "The drive is built in."))
    mine = [name for name, one in objects.items() if one.get(BLOCK, {}).get("Drive") == path]
    if any(objects[name].get(SWAP, {}).get("Active") is True for name in mine):
        return NoPlan(translate("Eject", "It is in use as swap. Run swapoff first."))
    steps = tuple(dict.fromkeys(step for name in sorted(mine) for step in _steps(name, objects)))
    end = End.POWER_OFF if off else End.EJECT if ejects else End.UNMOUNT
    return EjectPlan(steps, path, end, _siblings(path, about, objects) if off else ())


def _block_of(drive: Drive, objects: Objects) -> str | None:
    """Return the object of the whole drive; one of another size is not the drive that the window shows."""
    for path, interfaces in objects.items():
        block = interfaces.get(BLOCK, {})
        if block.get("Device") == node_of(drive.name) and block.get("Size") == drive.size_bytes:
            return path
    return None


def _steps(path: str, objects: Objects, depth: int = 0) -> Iterator[Step]:
    """Yield what a block device and what is opened on it need, the topmost first."""
    interfaces = objects.get(path, {})
    points = interfaces.get(FILESYSTEM, {}).get("MountPoints")
    for point in points if isinstance(points, list) else ():
        yield Step(path, FILESYSTEM, "Unmount", str(point))
    if ENCRYPTED not in interfaces or depth >= _DEEPEST:
        return
    opened = _opened(path, interfaces[ENCRYPTED], objects)
    if opened:
        yield from _steps(opened, objects, depth + 1)
        yield Step(path, ENCRYPTED, "Lock", _name(objects[opened][BLOCK]))


def _opened(path: str, encrypted: Properties, objects: Objects) -> str:
    """Return the opened device, empty if it is locked; udisks2 before 2.8 tells it from above alone."""
    above = encrypted.get("CleartextDevice")
    if isinstance(above, str) and above != _NONE and BLOCK in objects.get(above, {}):
        return above
    backed = (name for name, one in objects.items() if one.get(BLOCK, {}).get("CryptoBackingDevice") == path)
    return next(backed, "")


def _name(block: Properties) -> str:
    return str(block.get("PreferredDevice") or block.get("Device") or "").rpartition("/")[2]


def _siblings(path: str, about: Properties, objects: Objects) -> tuple[str, ...]:
    """Return the drives that share the enclosure (`SiblingId`) and have a medium in them."""
    sibling = about.get("SiblingId")
    others = (
        one[DRIVE]
        for name, one in objects.items()
        if name != path and sibling and one.get(DRIVE, {}).get("SiblingId") == sibling
    )
    return tuple(
        str(one.get("Model") or one.get("Id") or "?") for one in others if one.get("MediaAvailable") is True
    )
