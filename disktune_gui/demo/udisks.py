"""udisks2 of the demo's machine: what it reports about drives, and what it does to them, for all helpers.

It answers as the real one does over D-Bus, in interfaces with properties.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QObject, QTimer

from disktune_contract.drives.drive import Drive, DriveKind, Partition, node_of
from disktune_gui.demo.diary import EJECT, OFF, UNMOUNT, Diary, DiaryEntry

_NAME, _ROOT = "org.freedesktop.UDisks2", "/org/freedesktop/UDisks2"
_LIST_MS, _UNMOUNT_MS, _OFF_MS = 100, 1500, 800
"""How long each takes, in milliseconds: unmounting writes what is cached."""

Objects = dict[str, dict[str, dict[str, Any]]]


class SimulatedUdisks:
    """Used by the window in place of udisks2."""

    def __init__(self, drives: Callable[[], tuple[Drive, ...]], diary: Callable[[], str]) -> None:
        """*drives* returns the window's drives, *diary* the path of the helpers' file, empty without one."""
        self._drives, self._diary = drives, diary

    def ask(self, owner: QObject, then: Callable[[Any], None]) -> None:
        """Call *then* with all objects, later."""
        _later(owner, _LIST_MS, lambda: then(self._objects()))

    def call(self, owner: QObject, path: str, interface: str, method: str, then: Callable[[Any], None]) -> None:
        """Call a method, then call *then* with None."""
        name, words = path.rpartition("/")[2], (UNMOUNT, OFF)[method != "Unmount"]

        def done() -> None:
            drive = next((one for one in self._drives() if name in _names(one)), None)
            if drive is not None and interface.startswith(_NAME):
                self._tell(drive.name, words, name)
            then(None)

        _later(owner, _UNMOUNT_MS if method == "Unmount" else _OFF_MS, done)

    def _tell(self, drive: str, *words: str) -> None:
        if path := self._diary():
            diary = Diary(Path(path))
            diary.add(DiaryEntry(drive, EJECT, words))
            diary.close()

    def _objects(self) -> Objects:
        found: Objects = {}
        for drive in self._drives() if self._diary() else ():
            if drive.kind in (DriveKind.ARRAY, DriveKind.LOOP):
                continue
            away = drive.kind in (DriveKind.USB, DriveKind.MMC)
            path = f"{_ROOT}/drives/{drive.name}"
            found[path] = {
                f"{_NAME}.Drive": {
                    "Model": drive.model,
                    "CanPowerOff": drive.kind is DriveKind.USB,
                    "Ejectable": drive.kind is DriveKind.USB,
                    "Removable": away,
                    "MediaAvailable": True,
                    "SiblingId": drive.name,
                }
            }
            found[_block(drive.name)] = {f"{_NAME}.Block": _properties(drive.name, drive.size_bytes, path)}
            for partition in drive.partitions:
                found[_block(partition.name)] = _partition(partition, path)
        return found


def _names(drive: Drive) -> tuple[str, ...]:
    return drive.name, *(partition.name for partition in drive.partitions)


def _block(name: str) -> str:
    return f"{_ROOT}/block_devices/{name}"


def _properties(name: str, size_bytes: int, drive: str) -> dict[str, Any]:
    return {"Device": node_of(name), "PreferredDevice": node_of(name), "Size": size_bytes, "Drive": drive}


def _partition(partition: Partition, drive: str) -> dict[str, dict[str, Any]]:
    found = {f"{_NAME}.Block": _properties(partition.name, partition.size_bytes, drive)}
    if partition.swap:
        found[f"{_NAME}.Swapspace"] = {"Active": True}
    else:
        found[f"{_NAME}.Filesystem"] = {"MountPoints": list(partition.mounts)}
    return found


def _later(owner: QObject, milliseconds: int, call: Callable[[], None]) -> None:
    """Call *call* after this time, unless *owner* is destroyed before."""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(call)
    timer.timeout.connect(timer.deleteLater)
    timer.start(milliseconds)
