"""Bursts of clicks on a running window, and a look at it after each."""

from __future__ import annotations

import faulthandler
import gc
import random
import sys
import time
from pathlib import Path
from typing import TextIO

from PyQt6.QtCore import QObject, QPoint, QTimer
from PyQt6.QtWidgets import QApplication, QWidget

from disktune_contract.messages.change import EXTENDED_TRIAL_S
from disktune_gui.client.link import LinkEnd
from disktune_gui.machines.machines import Machines
from disktune_gui.mainwindow.window import MainWindow
from tests.gui.soak import checks
from tests.gui.soak.targets import press_as_queued, targets
from tests.narrowed import present

STORM, STORM_S = 85, 4.0
"""Clicks on drives and tabs, and the time that they take: what once lost the helper."""
BURST = 60
"""Random actions in a row."""
GAPS_MS = (0, 0, 0, 10, 30, 100, 300)
"""Between two actions."""
LOOK_MS = 100
HANGS_S = 200.0
"""A window that has not come to its timers for this long hangs: the place is written, and all ends."""
SETTLES_S = 150.0
"""For what was asked; on a quiet machine it takes a second or two."""
TRIAL_S = EXTENDED_TRIAL_S + 60.0
"""How long a trial may take to end that nobody answers; some are extended by a click."""
GROWS = {"MiB": 150, "children's MiB": 150, "children": 2, "threads": 8, "children's threads": 24, "files": 60,
         "widgets": 8000}  # fmt: skip
"""By how much a footprint may exceed that after `WARM_S`."""
WARM_S = 300.0
"""Until every page has been made and has shown something."""


class Clicking:
    """Clicks for a while, then says what was wrong."""

    def __init__(
        self,
        machines: Machines,
        seed: int,
        seconds: float,
        most: int,
        folder: Path,
        kinds: str,
        file: TextIO | None,
    ) -> None:
        """After *seconds*, or *most* bursts if that is not 0, it ends.

        *kinds* is that of all bursts, empty for both; *folder* takes what is saved, *file* the log.
        """
        self.problems: list[str] = []
        self.log: list[str] = []
        self.bursts = self.actions = 0
        self.slowest_s = self.busiest_s = 0.0
        """The longest wait for an idle window, and the longest time in which it came to no timer."""
        self._machines, self._folder, self._kinds, self._file = machines, folder, kinds, file
        self._most = most
        self._chance = random.Random(seed)  # noqa: S311
        self._began = time.monotonic()
        self._until = self._began + seconds
        self._left = 0
        self._storm_began = 0.0
        self._stormed = 0
        self._phase = self._begin_burst
        self._before: dict[MainWindow, set[tuple[object, int, str]]] = {}
        self._since = self._last = 0.0
        self._escapes = 0
        self._first: dict[str, int] = {}
        self._count, self._counted = 0, self._began
        self._heard: set[QObject] = set()

    def start(self) -> None:
        self._last = time.monotonic()
        self._next(500)

    def say(self, words: str) -> None:
        line = f"{time.monotonic() - self._began:8.2f} {words}"
        self.log.append(line)
        if self._file is not None:
            # At once, since the window may crash.
            self._file.write(line + "\n")
            self._file.flush()

    def wrong(self, words: str) -> None:
        self.say(f"WRONG: {words}")
        self.problems.append(words)

    # -- the loop of events ---------------------------------------------------------------------------------

    def _next(self, milliseconds: int) -> None:
        # Before anything is done: what is clicked may have a loop of its own, which has to be led out of.
        QTimer.singleShot(milliseconds, self._tick)

    def _tick(self) -> None:
        now = time.monotonic()
        self.busiest_s, self._last = max(self.busiest_s, now - self._last), now
        faulthandler.dump_traceback_later(HANGS_S, exit=True)
        if self.problems:
            self._end()
            return
        self._hear()
        try:
            self._phase()
        except Exception as error:
            self.wrong(f"the soak itself: {error!r}")
            sys.excepthook(*sys.exc_info())

    def _end(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        self.say(f"ends with {checks.footprint()}")
        present(QApplication.instance()).exit(1 if self.problems else 0)

    def _hear(self) -> None:
        for window in self._machines.windows:
            if window not in self._heard:
                self._heard.add(window)
                window.session.notice.connect(self._on_notice)
            for link in window.session._links.values():
                if link not in self._heard:
                    self._heard.add(link)
                    link.ended.connect(self._on_ended)

    def _on_ended(self, end: LinkEnd) -> None:
        self.say(f"the helper of class {end.privilege} left: {end.why!r}")
        if end.why:
            self.wrong(end.why)

    def _on_notice(self, words: str) -> None:
        self.say(f"notice {words!r}")
        if any(lost in words for lost in ("helper", "Internal error", "protocol", "Too many requests")):
            self.wrong(words)

    def _tops(self) -> list[QWidget]:
        return [one for one in QApplication.topLevelWidgets() if one.isVisible()]

    # -- clicking ---------------------------------------------------------------------------------------------

    def _begin_burst(self) -> None:
        if time.monotonic() > self._until or 0 < self._most <= self.bursts:
            self._end()
            return
        kind = self._kinds or ("storm", "mixed", "mixed", "mixed")[self.bursts % 4]
        self.bursts += 1
        self.say(f"burst {self.bursts}: {kind}")
        if kind == "storm":
            self._storm_began, self._stormed = time.monotonic(), 0
            self._phase = self._storm
        else:
            self._left, self._phase = BURST, self._act
        self._next(0)

    def _storm(self) -> None:
        """Do what is due: as Qt does, take clicks that wait one after the other before anything else."""
        while self._stormed < STORM:
            if time.monotonic() < self._storm_began + self._stormed * STORM_S / STORM:
                self._next(5)
                return
            self._stormed += 1
            self.actions += 1
            self._click_drive_or_tab()
        self.say(f"stormed for {time.monotonic() - self._storm_began:.1f} s")
        self._phase, self._escapes = self._close_up, 0
        self._next(0)

    def _click_drive_or_tab(self) -> None:
        window = next(one for one in self._machines.windows if one.isVisible())
        if self._chance.random() < 0.5:
            bar = window.tabs.bar
            places = [bar.tabRect(one).center() for one in range(bar.count()) if bar.isTabVisible(one)]
            self.say("storm: tab")
            press_as_queued(bar, self._chance.choice(places))
        else:
            view = window.panel.view
            port = present(view.viewport())
            self.say("storm: drive")
            press_as_queued(port, QPoint(port.width() // 2, self._chance.randrange(max(1, port.height()))))

    def _act(self) -> None:
        self._next(self._chance.choice(GAPS_MS))
        self._left -= 1
        if self._left < 0:
            self._phase, self._escapes = self._close_up, 0
            return
        if self._chance.random() < 0.02:
            width, height = self._chance.randrange(700, 1500), self._chance.randrange(450, 1000)
            self.say(f"size {width} {height}")
            self._machines.top.resize(width, height)
            return
        chosen = targets(self._chance, self._tops(), self._folder, alone=len(self._machines.windows) == 1)
        self.say(chosen.words)
        self.actions += 1
        chosen.do()

    # -- looking ----------------------------------------------------------------------------------------------

    def _close_up(self) -> None:
        """Close what is open, as Escape does."""
        self._next(LOOK_MS)
        popup = QApplication.activePopupWidget()
        others = [one for one in self._tops() if one is not self._machines.top]
        top = popup or QApplication.activeModalWidget() or next(iter(others), None)
        if top is None:
            self._phase = self._settle
            self._since = time.monotonic()
            self._before = {window: checks.asked(window) for window in self._machines.windows}
            return
        self._escapes += 1
        if self._escapes > 100:
            self.wrong(f"does not close: {top!r} {top.windowTitle()!r}")
            return
        if popup is not None:
            popup.close()
        else:
            top.close()

    def _settle(self) -> None:
        self._next(LOOK_MS)
        if not self._machines.top.isVisible():
            self.wrong("the window is gone")
        windows = self._machines.windows
        waits = [words for window in windows for words in checks.not_idle(window, self._before.get(window, set()))]
        lasts = time.monotonic() - self._since
        if waits and lasts > SETTLES_S:
            self.wrong(f"not idle after {lasts:.0f} s: {waits}")
        if waits:
            return
        self.slowest_s = max(self.slowest_s, lasts)
        self.say(f"idle after {lasts:.1f} s")
        self._since = time.monotonic()
        self._phase = self._end_trials if self.bursts % 4 == 0 and time.monotonic() < self._until else self._weigh

    def _end_trials(self) -> None:
        """Every few bursts, wait until nothing is on trial: nobody answers."""
        self._next(LOOK_MS)
        tried = [name for window in self._machines.windows for name in checks.trials(window)]
        if tried and time.monotonic() - self._since > TRIAL_S:
            self.wrong(f"still on trial: {tried}")
        if not tried:
            self.say("nothing is on trial")
            self._phase = self._weigh

    def _weigh(self) -> None:
        self._next(0)
        gc.collect()
        now = checks.footprint()
        self.say(f"idle; {now}")
        count = len(self._machines.windows)
        if count != self._count:
            # Another machine has helpers of its own, and pages that are made one after the other.
            self._count, self._counted, self._first = count, time.monotonic(), {}
        if not self._first and time.monotonic() - self._counted > WARM_S:
            self._first = now
        for what, first in self._first.items():
            if now[what] > first + GROWS[what]:
                self.wrong(f"{what}: {first} became {now[what]}")
        self._phase = self._begin_burst
