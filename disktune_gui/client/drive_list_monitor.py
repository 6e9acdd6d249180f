"""When to read the list of drives again: udev's word, the kernel's of arrays and mounts, and the clock."""

from __future__ import annotations

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from disktune_gui.client.hotplug import Hotplug
from disktune_gui.client.mdstat_watcher import MdstatWatcher
from disktune_gui.client.mounts_watcher import MountsWatcher

REBUILD_MS = 3000
"""How often the list is due while an array is being rebuilt: /proc/mdstat sends no news of progress."""


WATCHED_MS = 30_000
"""How often the list is due while somebody looks: no device tells of its temperature."""


class News(QObject):
    """Says that the list of drives may no longer hold."""

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
        # udev hears nothing of a member that fails, nor of a check that begins.
        self._arrays = MdstatWatcher(parent=self)
        self._arrays.due.connect(self._on_arrays)
        self._arrays.read()
        self._mounts = MountsWatcher(parent=self)
        self._mounts.due.connect(self.due)

    def properties(self) -> dict[str, dict[str, str]]:
        """Return udev's properties of every drive and array, by kernel name; none where nobody listens."""
        return {} if self._hotplug is None else self._hotplug.properties()

    @property
    def rebuilding(self) -> bool:
        """Whether the list has an array that is being rebuilt, checked or reshaped.

        While there is one, and somebody looks, `due` comes every `REBUILD_MS`.
        """
        return self._rebuilding

    @rebuilding.setter
    def rebuilding(self, now: bool) -> None:
        self._rebuilding = now
        self._follow_rebuild()

    @property
    def hidden(self) -> bool:
        """Whether nobody can see the window: then only events make the list due.

        How a rebuild ends is an event; how far it is by then nobody sees.
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
        """Whether somebody looks; then `due` comes every `WATCHED_MS`."""
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
            # Reading is what makes it wait for the next.
            self._arrays.read()
        self.due.emit()
