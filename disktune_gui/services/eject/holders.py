"""Who holds a drive: what is built on it, and the user's own programs with files on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import Drive

translate = QCoreApplication.translate

MOST = 5
"""Programs that are named."""
_PROC = Path("/proc")
_LINKS = ("cwd", "root", "exe")


def held_by(drive: Drive, *, locks: tuple[str, ...], mounts: bool) -> str:
    """Return what holds the drive that ejecting it does not end, as a sentence; empty if nothing does.

    *locks* are the names of encrypted devices that will be locked. With *mounts*, a mount holds it, too: after
    unmounting there must be none.
    """
    usage = drive.usage
    held = ""
    if not usage.known:
        held = translate("Eject", "It is not known what uses it: the kernel's list of mounts could not be read.")
    elif usage.system:
        held = translate("Eject", "The running system is on it.")
    elif usage.arrays:
        held = translate("Eject", "The array {names} is on it. Stop the array first.")
        held = held.format(names=", ".join(usage.arrays))
    elif usage.swap:
        held = translate("Eject", "It is in use as swap. Run swapoff first.")
    elif volumes := [name for name in usage.volumes if name not in locks]:
        held = translate("Eject", "Volumes on it are active: {names}. Deactivate them first.")
        held = held.format(names=", ".join(volumes))
    elif pools := [name.partition(":")[2] for name in usage.checked if name.startswith("zfs:")]:
        held = translate("Eject", "The pool {names} uses it. Export the pool first.").format(
            names=", ".join(pools)
        )
    elif mounts and usage.mounts:
        held = translate("Eject", "It is still mounted at {names}.").format(names=", ".join(usage.mounts))
    elif mounts and usage.checked:
        held = translate("Eject", "A btrfs over several drives that is mounted uses it. Unmount it first.")
    elif others := _others(drive):
        held = translate("Eject", "{names} uses it.").format(names=", ".join(others))
    return held


def _others(drive: Drive) -> list[str]:
    """Return holders of partitions that are neither arrays nor volumes, such as bcache."""
    holders = {holder for partition in drive.partitions for holder in partition.holders}
    return sorted(one for one in holders if not one.startswith(("dm-", "md")))


def programs_on(point: str, proc: Path = _PROC) -> tuple[str, ...]:
    """Return the programs that have something below a mount point open, ``name (pid)``.

    Those of the user's own: of programs of others the kernel tells nobody but root.
    """
    found = []
    for process in sorted(proc.glob("[0-9]*"), key=lambda one: int(one.name) if one.name.isdigit() else 0):
        if any(_is_below(place, point) for place in _places(process)):
            found.append(f"{_name(process)} ({process.name})")
    return tuple(found)


def _places(process: Path) -> Iterator[str]:
    """Yield where a process is, and what it has open or mapped; nothing of a process that may not be looked at."""
    try:
        files = [
            *(process / link for link in _LINKS),
            *(process / "fd").iterdir(),
            *(process / "map_files").iterdir(),
        ]
    except OSError:
        files = [process / link for link in _LINKS]
    for file in files:
        try:
            yield str(file.readlink())
        except OSError:
            continue


def _is_below(place: str, point: str) -> bool:
    return place == point or place.startswith(point.rstrip("/") + "/")


def _name(process: Path) -> str:
    try:
        return (process / "comm").read_text("utf-8", "replace").strip()
    except OSError:
        return "?"
