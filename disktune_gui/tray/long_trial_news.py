"""Notifications of the end of long trials, with the reason; inotify announces the file (in Qt)."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QFileSystemWatcher, QObject

from disktune_contract import wire
from disktune_contract.messages.long_trial import LongEnd, LongStage, LongTrialState
from disktune_gui.tray.notification import Notification, Urgency
from disktune_gui.tray.notifier import Notifier

FOLDER = Path("/var/lib/disktune/long-trials")
_MOST_BYTES = 1 << 20
_ASKED = (LongEnd.KEPT, LongEnd.REVERTED)
"""The user who ended it knows that it has ended."""

translate = QCoreApplication.translate


class LongTrialNews(QObject):
    """Watches the folder where the service stores the state of trials; that costs nothing without a change."""

    def __init__(self, notifier: Notifier, folder: Path = FOLDER, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notifier, self._folder = notifier, folder
        self._open: set[str] = set()
        """Trials that were open at the last reading."""
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self.look)

    def begin(self) -> None:
        """Record the trials that are open now, and watch."""
        self._watch()
        self._open = {state.trial for state in self._states() if state.open}

    def look(self) -> None:
        """Report the trials that have ended since the last reading."""
        self._watch()
        states = self._states()
        for state in states:
            if state.trial in self._open and state.stage is LongStage.ENDED and state.end not in _ASKED:
                self._notifier.show(message(state))
        self._open = {state.trial for state in states if state.open}

    def _watch(self) -> None:
        """Watch only the folder; while there is none, its nearest parent, where other programs write, too."""
        place = next((one for one in (self._folder, *self._folder.parents) if one.is_dir()), self._folder)
        watched = self._watcher.directories()
        if str(place) not in watched:
            if watched:
                self._watcher.removePaths(watched)
            self._watcher.addPath(str(place))

    def _states(self) -> list[LongTrialState]:
        found = []
        with suppress(OSError):
            for path in self._folder.glob("[!.]*"):
                # A file that is being written or removed is read after the next event.
                with suppress(OSError, ValueError, KeyError, TypeError, wire.WireError):
                    text = path.read_text(encoding="utf-8")[:_MOST_BYTES]
                    found.append(wire.load(LongTrialState, json.loads(text)["state"]))
        return found


def message(state: LongTrialState) -> Notification:
    """Return the notification of a trial that has ended."""
    from disktune_gui.editing import change_summary  # noqa: PLC0415  # the catalogue, which the tray does without

    name = state.model or state.drive.name
    harm = state.end is LongEnd.HARM
    title = translate("Tray", "{drive}: long trial ended").format(drive=name)
    if harm:
        title = translate("Tray", "{drive}: long trial reverted").format(drive=name)
    return Notification(
        key=f"long-trial/{state.trial}",
        subject=state.drive.name,
        title=title,
        body=change_summary.verdict(state, name),
        urgency=Urgency.CRITICAL if harm else Urgency.NORMAL,
        stays=harm,
    )
