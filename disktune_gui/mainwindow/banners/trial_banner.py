"""What is on trial, while another page than Settings is in front: a message in the line, which moves no page."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, QTimer, pyqtBoundSignal

from disktune_gui.editing.trial_bar import TICK_MS
from disktune_gui.editing.trials import TrialBars
from disktune_gui.mainwindow.banners.banner import Banner, Strip


class TrialBanner(QObject):
    """Shows the text of the trial bars as a message, with their buttons."""

    def __init__(
        self,
        banner: Banner,
        place: TrialBars,
        turned: pyqtBoundSignal,
        in_front: Callable[[], bool],
        show: Callable[[], object],
    ) -> None:
        """*turned* reports another page, *in_front* whether it is that of *place*; *show* goes there."""
        super().__init__(banner)
        self._banner, self._place, self._in_front, self._show = banner, place, in_front, show
        self._strip: Strip | None = None
        self._about: tuple[object, ...] = ()
        """The trials in the message, and whether they can still be kept; the user may have dismissed it."""
        self._counting = QTimer(self)
        self._counting.setInterval(TICK_MS)
        self._counting.timeout.connect(self.look)
        for signal in (place.began, place.ended, place.lost, place.vanished, turned):
            signal.connect(self.look)

    def look(self, *_news: object) -> None:
        """Show what is on trial now, unless the bars themselves can be seen."""
        bars = list(self._place.bars.values())
        if not bars or self._in_front():
            self._counting.stop()
            self._withdraw()
            return
        self._counting.start()
        about = (*self._place.bars, any(bar.orphaned for bar in bars))
        if about != self._about:
            self._withdraw()
            self._about = about
            self._strip = self._said(self._words(), kept=not about[-1])
        elif self._strip is not None:
            self._strip.retell(self._words())

    def _words(self) -> str:
        bars = list(self._place.bars.values())
        if len(bars) == 1:
            return bars[0].text.text()
        return self.tr("Changes on %n drives are on trial. DiskTune reverts what you do not keep.", "", len(bars))

    def _said(self, words: str, *, kept: bool) -> Strip:
        strip = self._banner.say(words, "info", stays=True)
        if kept:
            strip.offer(self.tr("Keep Changes"), words, lambda: self._answer(keep=True))
            strip.offer(self.tr("Revert"), words, lambda: self._answer(keep=False))
        strip.offer(self.tr("Show"), self.tr("Show the settings on trial"), self._show)
        return strip

    def _answer(self, *, keep: bool) -> None:
        for bar in list(self._place.bars.values()):
            (bar.keep if keep else bar.back).click()

    def _withdraw(self) -> None:
        self._about = ()
        if self._strip is not None:
            self._banner.withdraw(self._strip)
            self._strip = None
