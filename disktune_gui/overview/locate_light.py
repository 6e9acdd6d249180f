"""The locate light of an enclosure's slot: turned on as a setting on trial, which is never kept. No widgets.

The helper turns it off again when its time is over, when the window leaves, or when it is told to; if the helper
is killed, the service that keeps trials does.
"""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import (
    MAX_TRIAL_S,
    Applied,
    Apply,
    ChangeResult,
    OfTrial,
    TrialEnd,
    TrialEnded,
)
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import Class
from disktune_contract.settings.change import Change
from disktune_gui.client.session import Session

LIGHT = "scsi.locate_light"


class LocateLight(QObject):
    """The light of one drive, once turned on and off; made anew for each time."""

    turned_on = pyqtSignal(int)
    """For how many seconds, as read back."""
    ended = pyqtSignal(str)
    """It is off, as read back, or a sentence why that is not known or not so."""

    def __init__(self, session: Session, drive: Drive) -> None:
        super().__init__(session)
        self.drive = drive
        self.stopping = False
        self._session = session
        self._trial = ""
        self._kept = self._over = False
        self._early: list[TrialEnded] = []
        session.trial_ended.connect(self._on_trial_ended)
        session.left.connect(self._on_left)

    def turn_on(self) -> None:
        """Ask for it."""
        change = Change(LIGHT, False, True)
        request = Apply(self.drive.ref, (change,), MAX_TRIAL_S)
        self._session.request(self, "apply", request, self._on_applied, lambda _fault, why: self._end(why))

    def turn_off(self) -> None:
        """Turn it off; `ended` follows."""
        if self.stopping or self._over:
            return
        self.stopping = True
        if self._trial:
            self._revert()

    def _revert(self) -> None:
        self._session.request(self, "put-back", OfTrial(self._trial), self._on_trial_ended, self._on_not_reverted)

    def _on_applied(self, applied: Applied) -> None:
        self._trial, self._kept = applied.trial, applied.kept
        result = applied.results[0]
        if not self._trial or result.after is not True:
            # Without a trial nothing was changed.
            self._end(result.why or self.tr("The enclosure did not turn the light on."))
            return
        self.turned_on.emit(applied.trial_s)
        for event in self._early:
            self._on_trial_ended(event)
        if self.stopping and not self._over:
            self._revert()

    def _on_not_reverted(self, fault: Fault, why: str) -> None:
        # Its time may just have run out: then the event says how that went.
        if fault is not Fault.NOT_SUPPORTED:
            self._end(why)

    def _on_trial_ended(self, ended: TrialEnded) -> None:
        if not self._trial:
            self._early.append(ended)
        elif ended.trial == self._trial:
            kept = ended.end is TrialEnd.KEPT
            self._end(self.tr("The locate light stays on.") if kept else self._what_is_wrong(ended.results))

    def _what_is_wrong(self, results: tuple[ChangeResult, ...]) -> str:
        if all(result.after is False for result in results):
            return ""
        why = next((result.why for result in results if result.why), "")
        return why or self.tr("The locate light may still be on: it could not be read back.")

    def _on_left(self, privilege: Class) -> None:
        if privilege is not Class.TUNE or not self._trial:
            return
        words = self.tr("The locate light may still be on.")
        if self._kept:
            words = self.tr("DiskTune's service turns the locate light off.")
        self._end(words)

    def _end(self, why: str) -> None:
        if not self._over:
            self._over = True
            self.ended.emit(why)
            self.deleteLater()
