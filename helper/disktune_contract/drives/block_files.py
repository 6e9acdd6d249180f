"""The kernel's files about a block device, below /sys/class/block: absent, unreadable and empty are all None.

Nothing here reads a file: the caller passes the reader. The helper uses its ports; the window opens the files
itself, for the list that it shows before there is a helper. Reading one wakes no drive.
"""

from __future__ import annotations

import re
from typing import Protocol

ROOT = "/sys/class/block"
"""Where the kernel lists block devices, by their names."""


class Texts(Protocol):
    """A source of the text of files: this machine, or a copy of another's files."""

    def read_text(self, path: str) -> str:
        """Return a file as text, undecodable bytes replaced; raises OSError."""


class BlockFiles(Texts, Protocol):
    """A source of all that the kernel shows of a block device."""

    def read_bytes(self, path: str) -> bytes:
        """Return a file; raises OSError."""

    def names(self, path: str) -> list[str]:
        """Return the names in a directory, sorted; none if there is no such directory."""

    def resolve(self, path: str) -> str:
        """Return a path without symbolic links."""


def text_of(files: Texts, path: str) -> str:
    """Return a file without surrounding white space, empty if it cannot be read."""
    try:
        return files.read_text(path).strip()
    except OSError:
        return ""


def text(files: Texts, name: str, attribute: str) -> str | None:
    """Return an attribute without surrounding white space, None if there is none or it is empty."""
    return text_of(files, f"{ROOT}/{name}/{attribute}").strip("\0") or None


def number(files: Texts, name: str, attribute: str) -> int | None:
    """Return a decimal attribute, None if there is none or it is not a whole number."""
    found = text(files, name, attribute)
    try:
        return int(found) if found is not None else None
    except ValueError:
        return None


def binary(files: BlockFiles, name: str, attribute: str) -> bytes | None:
    """Return an attribute of bytes, such as a VPD page; None if there is none."""
    try:
        return files.read_bytes(f"{ROOT}/{name}/{attribute}") or None
    except OSError:
        return None


def place(files: BlockFiles, name: str) -> str:
    """Return the device's real directory below /sys/devices, which shows how it is connected."""
    return files.resolve(f"{ROOT}/{name}")


def udev(files: Texts, name: str) -> dict[str, str]:
    """Return the device's entries in udev's database; world-readable, empty if udev does not run."""
    return udev_entries(files, f"b{text(files, name, 'dev')}")


def udev_entries(files: Texts, device: str) -> dict[str, str]:
    """Return a device's entries in udev's database, by udev's name for it: ``b8:0``, ``+pci:0000:00:17.0``."""
    # A label may have in it what Python takes for the end of a line, and udev does not.
    lines = text_of(files, f"/run/udev/data/{device}").split("\n")
    return dict(line[2:].split("=", 1) for line in lines if line.startswith("E:") and "=" in line)


def libata_directory(files: BlockFiles, name: str) -> str | None:
    """Return ``/sys/devices/…/ataN`` above a drive that libata drives, None for every other drive."""
    return libata_above(place(files, name))


def libata_above(place: str) -> str | None:
    """Return that directory of a device's real directory, as `place` returns it."""
    found = re.match(r"(.*?/ata\d+)/host\d+/", place)
    return found.group(1) if found else None
