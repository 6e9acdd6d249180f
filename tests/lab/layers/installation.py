"""The layout that Debian's installer makes when a person chooses encryption, on a drive that is given.

A small /boot, an extended partition with one logical one, LUKS2 on it, a volume group on that, in it ``root`` and
``swap_1`` (partman-auto-crypto). Names as the installer gives them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.lab.layers import stacks
from tests.lab.scenario import Failed, run

GROUP = "lab-vg"
BOOT_MIB, ROOT_MIB, SWAP_MIB = 48, 192, 32
ENCRYPTED_MIB = 16 + ROOT_MIB + SWAP_MIB + 16
"""The header of LUKS2 has 16 MiB, and the volume group needs some for itself."""


@dataclass(frozen=True)
class Installation:
    """The kernel names of all layers, and where the files are."""

    drive: str
    partition: str
    """The logical one, ``sda5``."""
    crypt: str
    root: str
    swap: str
    mapping: str
    """The name of the LUKS volume, ``sda5_crypt``."""
    folder: Path
    """Where ``root`` is mounted."""

    @property
    def layers(self) -> tuple[str, ...]:
        """From the file system down to the drive."""
        return self.root, self.crypt, self.partition, self.drive


def write(drive: str) -> None:
    """Partition a drive, encrypt, and make volumes and file systems, which are open afterwards."""
    # By number: without one the third would be another primary partition.
    sizes = {1: f"size={BOOT_MIB}M, type=83, bootable", 2: f"size={ENCRYPTED_MIB + 2}M, type=5", 5: "type=83"}
    lines = [f"{drive}{number} : {what}" for number, what in sizes.items()]
    boot, _, logical = stacks.partitions(f"/dev/{drive}", *lines, label="dos")
    if logical != f"/dev/{drive}5":
        raise Failed(f"the logical partition is {logical}")
    run("mkfs.ext2", "-q", "-F", "-E", "nodiscard", boot)
    stacks.format_luks(logical)
    name = mapping_of(drive)
    stacks.open_luks(logical, name)
    run("vgcreate", "-qq", "--yes", GROUP, f"/dev/mapper/{name}")
    run("lvcreate", "-qq", "--yes", "--name", "swap_1", "--size", f"{SWAP_MIB}M", GROUP)
    run("lvcreate", "-qq", "--yes", "--name", "root", "--size", f"{ROOT_MIB}M", GROUP)
    stacks.make_ext4(f"/dev/{GROUP}/root")
    run("mkswap", f"/dev/{GROUP}/swap_1")
    stacks.settle()


def mapping_of(drive: str) -> str:
    """Return the installer's name for the LUKS volume."""
    return f"{drive}5_crypt"


def shut(drive: str) -> None:
    """Deactivate the volumes and close LUKS."""
    stacks.settle()
    run("vgchange", "-qq", "--activate", "n", GROUP)
    stacks.close_luks(mapping_of(drive))


@contextmanager
def running(drive: str) -> Iterator[Installation]:
    """Have ``root`` mounted and the swap in use; afterwards everything is closed."""
    try:
        run("swapon", f"/dev/{GROUP}/swap_1")
        try:
            with stacks.mounted(f"/dev/{GROUP}/root", "root", "-o", "errors=remount-ro") as folder:
                root, swap = (stacks.kernel_name(f"/dev/{GROUP}/{name}") for name in ("root", "swap_1"))
                crypt = stacks.kernel_name(f"/dev/mapper/{mapping_of(drive)}")
                yield Installation(drive, f"{drive}5", crypt, root, swap, mapping_of(drive), folder)
        finally:
            run("swapoff", f"/dev/{GROUP}/swap_1")
    finally:
        shut(drive)
