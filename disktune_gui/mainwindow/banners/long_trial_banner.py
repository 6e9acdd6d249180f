"""Long trials, while another page than Settings is in front, or another drive: in the line of messages."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject

from disktune_contract.messages.long_trial import LongTrialState
from disktune_gui.client.session import Session
from disktune_gui.editing import long_trial_text
from disktune_gui.mainwindow.banners.banner import Banner
from disktune_gui.mainwindow.banners.strip import Strip
from disktune_gui.services.long_trials import LongTrials


class LongTrialBanner(QObject):
    """One strip for each trial that is open, or has ended while nobody looked."""

    def __init__(
        self,
        banner: Banner,
        session: Session,
        trials: LongTrials,
        shows: Callable[[str], bool],
        show: Callable[[str], object],
    ) -> None:
        """*shows* tells whether the settings of a drive are in front; *show* goes there."""
        super().__init__(banner)
        self._banner, self._session, self._trials = banner, session, trials
        self._shows, self._go = shows, show
        self._strips: dict[tuple[str, bool], Strip] = {}
        self._said: set[tuple[str, bool]] = set()
        """What was said; the user may have dismissed it."""
        trials.changed.connect(self.look)

    def look(self, *_news: object) -> None:
        """Say how trials are that cannot be seen."""
        wanted = {(one.trial, one.open): one for one in self._trials.unseen() if not self._shows(one.drive.name)}
        for key in [key for key in self._strips if key not in wanted]:
            self._banner.withdraw(self._strips.pop(key))
        for key, state in wanted.items():
            if key in self._strips:
                self._strips[key].retell(self._words(state))
            elif key not in self._said:
                self._said.add(key)
                self._strips[key] = self._say(state)

    def _words(self, state: LongTrialState) -> str:
        drives = {drive.identity: drive.title for drive in self._session.drives}
        title = drives.get(state.drive.identity) or state.model or state.drive.name
        if state.open:
            return long_trial_text.running(state, title, self._trials.seconds_left(state))
        # The line of messages has no lines: without a space the words of both would run together.
        return long_trial_text.verdict(state, title).replace("\n", " ")

    def _say(self, state: LongTrialState) -> Strip:
        tone = "info" if state.open else long_trial_text.tone(state)
        strip = self._banner.say(self._words(state), tone, stays=state.open)
        name = state.drive.name
        strip.offer(self.tr("Show"), self.tr("Show the settings on trial"), lambda: self._go(name))
        return strip
