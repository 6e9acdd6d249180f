"""When to read the list of drives again: on events of udev, md and mounts, and at intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import FileIO
from pathlib import Path

from PyQt6.QtCore import QObject, QSocketNotifier, QTimer, pyqtSignal

from disktune_contract.drives.drive import Drive
from disktune_contract.record import replace
from disktune_gui.client.mdstat_watcher import MdstatWatcher

# -- mounts, unmounts and swap changes, announced by the kernel (no polling) -------------------------------
#
# ``/proc/self/mountinfo`` and ``/proc/swaps`` raise POLLPRI at every change (fs/proc_namespace.c, mounts_poll;
# mm/swapfile.c, swaps_poll). Containers mount all day long: what is on no block device is of no interest here.

WATCHED = (Path("/proc/self/mountinfo"), Path("/proc/swaps"))
MOUNTS_SETTLE_MS = 500
"""`due` is emitted at most once in this time."""
_OF_SEVERAL = frozenset({b"bcachefs", b"btrfs", b"zfs"})
"""File systems whose device number is that of no block device, though they are on some."""


class MountsWatcher(QObject):
    """Emits `due` when what is mounted from block devices has changed."""

    due = pyqtSignal()

    def __init__(self, paths: Sequence[Path] = WATCHED, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files: list[FileIO] = []
        self._notifiers: list[QSocketNotifier] = []
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(MOUNTS_SETTLE_MS)
        self._settle.timeout.connect(self._look)
        for path in paths:
            self._watch(path)
        self._known = self._read()

    def close(self) -> None:
        """Stop watching."""
        self._settle.stop()
        for notifier in self._notifiers:
            notifier.setEnabled(False)
        for file in self._files:
            file.close()
        self._files, self._notifiers = [], []

    def _watch(self, path: Path) -> None:
        try:
            file = FileIO(path, "rb")
        except OSError:
            # No swap in this kernel, or no /proc: then this file is not watched.
            return
        # The stubs want a voidptr where PyQt takes a number.
        notifier = QSocketNotifier(file.fileno(), QSocketNotifier.Type.Exception, self)  # type: ignore[call-overload]
        notifier.activated.connect(self.hear)
        self._files.append(file)
        self._notifiers.append(notifier)

    def hear(self) -> None:
        """Read soon. A running timer is not restarted: otherwise a busy machine would never be read."""
        if not self._settle.isActive():
            self._settle.start()

    def _look(self) -> None:
        found = self._read()
        if found != self._known:
            self._known = found
            self.due.emit()

    def _read(self) -> frozenset[bytes]:
        """Return all lines that matter; a file that cannot be read has none."""
        lines: set[bytes] = set()
        for file in self._files:
            try:
                file.seek(0)
                lines.update(filter(None, map(_essence, file.readall().split(b"\n"))))
            except OSError:
                continue
        return frozenset(lines)


def _essence(line: bytes) -> bytes:
    """Return the part of a line of either file that matters; empty if it is about no block device."""
    front, divider, behind = line.partition(b" - ")
    if not divider:
        # Of /proc/swaps the name alone: how much is used changes with every page.
        return line.split(None, 1)[0] if line.startswith(b"/") else b""
    fields = front.split(b" ")
    of_device = len(fields) > 4 and not fields[2].startswith(b"0:")
    kind = behind.partition(b" ")[0]
    return b" ".join((*fields[2:5], kind)) if of_device or kind in _OF_SEVERAL else b""


# -- drives that come and go, their udev properties, and the power supply (pyudev) -------------------------

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
    """Return *drive* with empty texts filled in from udev's *properties*; what the helper reported is kept."""
    found: dict[str, str] = {}
    for field, names in _FILLERS:
        if not getattr(drive, field):
            value = next((properties[name] for name in names if properties.get(name)), "")
            if value:
                found[field] = value.replace("_", " ").strip() if field == "model" else value.strip()
    return replace(drive, **found) if found else drive  # type: ignore[arg-type]  # every filler is a text field


class Hotplug(QObject):
    """Reports that block devices or the power supply changed.

    Without udev (some containers) it stays silent, and nothing else fails.
    """

    changed = pyqtSignal()
    supply_changed = pyqtSignal()
    """A charger of the computer is new or changed its state."""

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


# -- drive list monitor ------------------------------------------------------------------------------------

REBUILD_MS = 3000
"""How often the list is due while an array is being rebuilt: /proc/mdstat raises no event for progress."""


WATCHED_MS = 30_000
"""How often the list is due while the window is watched: no device announces a change of its temperature."""


class DriveListMonitor(QObject):
    """Reports that the list of drives may be out of date."""

    due = pyqtSignal()
    supply_changed = pyqtSignal()
    """The power supply of the computer has changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hotplug: Hotplug | None = None
        self._arrays: MdstatWatcher | None = None
        self._mounts: MountsWatcher | None = None
        self._rebuild = QTimer(self)
        self._rebuild.setInterval(REBUILD_MS)
        self._rebuild.timeout.connect(self.due)
        self._watched = QTimer(self)
        self._watched.setInterval(WATCHED_MS)
        self._watched.timeout.connect(self.due)
        self._rebuilding = self._hidden = False

    def listen(self) -> None:
        """Listen to this machine; the demo's drives neither come nor go."""
        self._hotplug = Hotplug(self)
        self._hotplug.changed.connect(self.due)
        self._hotplug.supply_changed.connect(self.supply_changed)
        # udev sends no event when a member fails or a check begins.
        self._arrays = MdstatWatcher(parent=self)
        self._arrays.due.connect(self._on_arrays)
        self._arrays.read()
        self._mounts = MountsWatcher(parent=self)
        self._mounts.due.connect(self.due)

    def properties(self) -> dict[str, dict[str, str]]:
        """Return udev's properties of every drive and array, by kernel name; none before `listen`."""
        return {} if self._hotplug is None else self._hotplug.properties()

    @property
    def rebuilding(self) -> bool:
        """Whether the list has an array that is being rebuilt, checked or reshaped.

        While there is one and the window can be seen, `due` comes every `REBUILD_MS`.
        """
        return self._rebuilding

    @rebuilding.setter
    def rebuilding(self, now: bool) -> None:
        self._rebuilding = now
        self._follow_rebuild()

    @property
    def hidden(self) -> bool:
        """Whether the window cannot be seen: then only events make the list due.

        The end of a rebuild is an event; its progress is of no use until the window is seen again.
        """
        return self._hidden

    @hidden.setter
    def hidden(self, now: bool) -> None:
        self._hidden = now
        self._follow_rebuild()

    def _follow_rebuild(self) -> None:
        wanted = self._rebuilding and not self._hidden
        # Starting a timer that runs would put off its next signal.
        if wanted != self._rebuild.isActive():
            (self._rebuild.start if wanted else self._rebuild.stop)()

    @property
    def watched(self) -> bool:
        """Whether the user watches the drives; then `due` comes every `WATCHED_MS`."""
        return self._watched.isActive()

    @watched.setter
    def watched(self, now: bool) -> None:
        if now != self._watched.isActive():
            (self._watched.start if now else self._watched.stop)()

    def close(self) -> None:
        """Stop listening."""
        self._rebuild.stop()
        self._watched.stop()
        if self._hotplug is not None:
            self._hotplug.close()
        if self._arrays is not None:
            self._arrays.close()
        if self._mounts is not None:
            self._mounts.close()

    def _on_arrays(self) -> None:
        if self._arrays is not None:
            # Reading is what arms the descriptor for the next event.
            self._arrays.read()
        self.due.emit()
