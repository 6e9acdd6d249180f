"""Whether the system grants a class without a question."""

from __future__ import annotations

import os
import time

from PyQt6.QtCore import QObject, QProcess, pyqtSignal

from disktune_contract.messages.protocol import Class
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperLauncher

AGAIN_S = 60
"""The least time between two of them where somebody is there and no helper is."""


class SilentCheck(QObject):
    """Asks polkit for class inspect in the background; no dialog comes of it."""

    granted = pyqtSignal()

    def __init__(self, place: HelperLauncher, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._process: QProcess | None = None
        self._at = -float(AGAIN_S)

    @property
    def running(self) -> bool:
        """Whether the answer is still to come."""
        return self._process is not None

    @property
    def due(self) -> bool:
        """Whether the last one is long enough ago."""
        return time.monotonic() - self._at > AGAIN_S

    def ask(self) -> bool:
        """Begin, unless nothing can come of it; return whether no question is needed, so that none is begun."""
        self._at = time.monotonic()
        if self._place.root or self._place.sandboxed:
            # The door of a sandbox never raises a dialog for this class.
            return True
        if not self._place.can_elevate or self._process is not None:
            return False
        command = elevation.silent_check(Class.INSPECT, self._place, os.getpid(), os.environ)
        if command is not None:
            self._process = QProcess(self)
            self._process.finished.connect(self._on_finished)
            self._process.start(command.program, list(command.arguments))
        return False

    def stop(self) -> None:
        """End it without an answer."""
        if self._process is not None:
            self._process.kill()
            self._process.waitForFinished(1000)

    def _on_finished(self, exit_code: int, _status: QProcess.ExitStatus) -> None:
        if self._process is not None:
            self._process.deleteLater()
            self._process = None
        if exit_code == 0:
            self.granted.emit()
