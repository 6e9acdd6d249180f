"""Keeps what drives did, from the first reading on: pages are made when they are first seen, the past is not."""

from __future__ import annotations

import time

from PyQt6.QtCore import QObject

from disktune_contract.messages.look import ActivitySample
from disktune_gui.client.session import Session
from disktune_gui.text.series import History


class ActivityRecorder(QObject):
    """One for each session, which owns it."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.history = History()
        self.clock_offset = time.time() - time.monotonic()
        """Seconds from the helper's clock to the time of day."""
        self._session = session
        session.activity.connect(self._on_activity)

    def _on_activity(self, sample: ActivitySample) -> None:
        self.clock_offset = time.time() - sample.at_s
        # The list is read again every half a minute: some disks would never sleep if they were asked every second.
        self.history.add(sample, {drive.name: drive.temperature_c for drive in self._session.drives})
