"""Drives that come and go, what udev knows of them, and the plug of the computer, through pyudev."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QObject, QSocketNotifier, QTimer, pyqtSignal

from disktune_contract.drives.drive import Drive
from disktune_contract.record import replace

SETTLE_MS = 200
"""A drive announces itself with several events (disk, partitions, udev's own); one refresh serves them all."""

_FILLERS = (
    ("model", ("ID_MODEL",)),
    ("serial", ("ID_SERIAL_SHORT",)),
    ("firmware", ("ID_REVISION",)),
    ("wwn", ("ID_WWN_WITH_EXTENSION", "ID_WWN")),
)
"""Which udev property fills which empty field of a `Drive` (systemd: 60-persistent-storage.rules)."""


def completed(drive: Drive, properties: Mapping[str, str]) -> Drive:
    """Return *drive* with empty texts filled in from udev's *properties*; what the helper said stands."""
    found: dict[str, str] = {}
    for field, names in _FILLERS:
        if not getattr(drive, field):
            value = next((properties[name] for name in names if properties.get(name)), "")
            if value:
                found[field] = value.replace("_", " ").strip() if field == "model" else value.strip()
    return replace(drive, **found) if found else drive  # type: ignore[arg-type]  # every filler is a text field


class Hotplug(QObject):
    """Says that block devices or the power supply changed.

    Without udev (some containers) it stays silent, and nothing else fails.
    """

    changed = pyqtSignal()
    supply_changed = pyqtSignal()
    """A charger of the computer has another state than before, or is new."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.changed)
        self._notifier: QSocketNotifier | None = None
        try:
            # Imported here: without libudev on the system the import itself fails.
            import pyudev  # noqa: PLC0415

            self._context = pyudev.Context()
            self._monitor = pyudev.Monitor.from_netlink(self._context)
            self._monitor.filter_by("block")
            self._monitor.filter_by("power_supply")
            self._monitor.start()
        except (ImportError, OSError):
            return
        self._notifier = QSocketNotifier(self._monitor.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_event)

    def properties(self) -> dict[str, dict[str, str]]:
        """Return udev's properties of every whole drive and array, by kernel name."""
        if self._notifier is None:
            return {}
        disks = self._context.list_devices(subsystem="block", DEVTYPE="disk")
        return {disk.sys_name: dict(disk.properties) for disk in disks}

    def close(self) -> None:
        """Stop listening."""
        self._settle.stop()
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier = None

    def _on_event(self) -> None:
        supply = False
        while (device := self._monitor.poll(timeout=0)) is not None:
            if device.subsystem == "power_supply":
                # As in 99-disktune.rules: only a charger reports whether it is online.
                supply |= bool(device.get("POWER_SUPPLY_ONLINE")) and device.get("POWER_SUPPLY_SCOPE") != "Device"
            else:
                self._settle.start()
        if supply:
            self.supply_changed.emit()
