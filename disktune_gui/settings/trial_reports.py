"""How trials ended, below the rows: sentences, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import Applied, TrialEnd, TrialEnded
from disktune_contract.sentence import in_turn
from disktune_contract.settings.setting import Value
from disktune_gui.editing import change_summary
from disktune_gui.editing.trial_bar import TrialBar
from disktune_gui.editing.trial_ends import TrialEnds
from disktune_gui.saved_settings.controller import Keeping
from disktune_gui.text.said import said
from disktune_gui.widgets.message import MessageBar

AS_ASKED = (TrialEnd.KEPT, TrialEnd.REVERTED, TrialEnd.COMPARED)
"""Ends of a trial that somebody wanted."""
_TOO_LATE = (TrialEnd.TIMED_OUT, TrialEnd.RECOVERED)
"""Ends after which the same may be tried again: nobody has said no."""


class TrialReports(QObject):
    """Tells in *message* how trials ended, as long as nothing else is said there."""

    def __init__(
        self, message: MessageBar, keeping: Keeping, in_view: Callable[[], Drive | None], parent: QObject
    ) -> None:
        """*keeping* saves what was kept; *in_view* returns the drive that the page shows."""
        super().__init__(parent)
        self._message, self._keeping, self._in_view = message, keeping, in_view
        self._ends = TrialEnds()
        self._tried: dict[str, dict[str, Value]] = {}
        """What is on trial, by trial."""
        self._again: dict[DriveRef, dict[str, Value]] = {}
        """What was reverted because nobody confirmed it in time."""

    def began(self, drive: Drive, applied: Applied) -> None:
        """Another trial of *drive* runs: what was said of the last one is so no more."""
        self._again.pop(drive.ref, None)
        self._tried[applied.trial] = {result.setting: result.wanted for result in applied.results}
        self._ends.began(drive.ref)
        if self._message.about == "trials":
            self._show(self._keeping.offer())

    def ended(self, bar: TrialBar, ended: TrialEnded) -> tuple[str, str]:
        """Tell how a trial ended, beside those before; return the sentences and their tone."""
        tone = "good" if ended.end in AS_ASKED else "caution"
        if any(result.fault is not None for result in ended.results):
            tone = "danger"
        tried = self._tried.pop(ended.trial, {})
        if ended.end in _TOO_LATE:
            self._again[bar.drive] = tried
        message = change_summary.trial_end(ended)
        if bar.gone and tone != "danger":
            message = self.tr("The changes were reverted there.")
        told = said(in_turn(bar.gone, message))
        words = self.tr("{drive}: {message}").format(drive=bar.title, message=told)
        self._tell(bar.drive, words, tone, self._keeping.ended(ended))
        return words, tone

    def vanished(self, bar: TrialBar) -> None:
        """Tell that nobody knows how a trial ended."""
        words = self.tr("{drive}: The trial ended without a result. Check the current values.")
        self._tell(bar.drive, words.format(drive=bar.title), "caution", "")

    def to_apply_again(self, drive: Drive) -> dict[str, Value]:
        """Return what was reverted on *drive* because nobody confirmed it; it is offered once."""
        return self._again.pop(drive.ref, {})

    def _tell(self, drive: DriveRef, words: str, tone: str, offer: str) -> None:
        """Add to what has been said of trials that ended before.

        *offer* are the words of a button that saves what was kept, empty if there is nothing to save.
        """
        if self._message.about != "trials":
            self._ends.clear()
        self._ends.add(drive, words, tone)
        self._show(offer)

    def _show(self, offer: str) -> None:
        words, tone = self._ends.told()
        drive = self._in_view()
        if not offer and drive is not None and drive.ref in self._again:
            offer = self.tr("Apply A&gain")
        if words:
            self._message.show_text(words, tone=tone, action=offer, about="trials")
        else:
            self._message.dismiss()
