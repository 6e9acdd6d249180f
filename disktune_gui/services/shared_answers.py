"""Answers of a helper that several widgets show: the layers below file systems, and saved settings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from disktune_contract.layers.stack import Layers, Stack
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.saved import SavedList
from disktune_gui.client.session import Session

# -- saved settings, by the latest answer, so that messages and rows agree -----------------------------------

SWITCH_MS = 10_000
"""From a change of the power supply until the values saved for the new one can be in force: the helper begins
5 s after the last event (disktune-saved-supply.timer)."""


class SavedNews(QObject):
    """One for each session."""

    listed = pyqtSignal(SavedList)
    """The latest answer of a helper, to any request."""
    switching_changed = pyqtSignal()
    """`switching` has changed."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.last: SavedList | None = None
        """The latest answer; None before the first."""
        self.switching = False
        """Whether the power supply has changed since the last answer, which may be out of date then."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SWITCH_MS)
        self._timer.timeout.connect(partial(self.ask, self))
        session.supply_changed.connect(self._on_supply)
        self.listed.connect(self._on_listed)

    def _on_supply(self) -> None:
        self._timer.start()
        if not self.switching:
            self.switching = True
            self.switching_changed.emit()

    def ask(self, owner: QObject, refused: Callable[[str], None] = lambda _why: None) -> None:
        """Ask on behalf of *owner*; *refused* gets a sentence if there is no answer for all."""
        self._session.request(owner, "saved", Nothing(), self.listed.emit, lambda _fault, why: refused(why))

    def _on_listed(self, reply: SavedList) -> None:
        self.last = reply
        if self.switching and not self._timer.isActive():
            self.switching = False
            self.switching_changed.emit()


# -- layers between file systems and drives, read while a page shows them ----------------------------------


class LayerNews(QObject):
    """One for each session, so that two pages never show different layers."""

    changed = pyqtSignal()
    """`stack` has changed."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.stack: Stack | None = None
        """None before the first answer, and after one that failed: an unknown state is not shown."""
        self._lookers: set[int] = set()
        self._asking = self._again = False
        session.devices_changed.connect(self._on_news)
        session.drives_changed.connect(self._on_news)
        # The read-ahead of a volume is a property of the layers, too.
        session.trial_ended.connect(self._on_news)

    def watch(self, looker: QObject, *, on: bool) -> None:
        """Keep the layers up to date for *looker* from now on, with a reading at once, or no longer."""
        if not on:
            self._lookers.discard(id(looker))
            return
        self._lookers.add(id(looker))
        self.ask()

    def ask(self) -> None:
        """Read the layers; calls during a reading are combined into one more."""
        if self._asking:
            self._again = True
            return
        self._asking = True
        self._session.request(self, "layers", Nothing(), self._on_layers, self._on_failed)

    def _on_news(self, *_about: object) -> None:
        if self._lookers:
            self.ask()

    def _on_layers(self, found: Layers) -> None:
        self._take(Stack(found))

    def _on_failed(self, _fault: Fault, _why: str) -> None:
        self._take(None)

    def _take(self, stack: Stack | None) -> None:
        before = self.stack.layers if self.stack is not None else None
        now = stack.layers if stack is not None else None
        self._asking = False
        if now != before:
            self.stack = stack
            self.changed.emit()
        if self._again:
            self._again = False
            self.ask()
