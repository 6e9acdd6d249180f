"""Answers of a helper that several places show: what is between file systems and drives, and what is saved."""

from __future__ import annotations

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from disktune_contract.layers.stack import Layers, Stack
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.saved import SavedList
from disktune_gui.client.session import Session

# -- what is saved, as whoever asked last was told: the banner and the rows must not contradict each other --

SWITCH_MS = 10_000
"""After a change of the power supply, until what is saved for the new one can be in force: the helper begins 5 s
after the last event (disktune-saved-supply.timer)."""


class SavedNews(QObject):
    """One for each session."""

    listed = pyqtSignal(SavedList)
    """What a helper has just answered, to whomever."""
    switching_changed = pyqtSignal()
    """`switching` is another than before."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.switching = False
        """Whether the power supply has changed since anybody was told of it: what was said of it does not hold."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SWITCH_MS)
        self._timer.timeout.connect(self._ask)
        session.supply_changed.connect(self._on_supply)
        self.listed.connect(self._on_listed)

    def _on_supply(self) -> None:
        self._timer.start()
        if not self.switching:
            self.switching = True
            self.switching_changed.emit()

    def _ask(self) -> None:
        self._session.request(self, "saved", Nothing(), self.listed.emit, self._on_unread)

    def _on_unread(self, _fault: Fault, _why: str) -> None:
        """Say no more than before: whoever reads it next will know."""

    def _on_listed(self, _reply: SavedList) -> None:
        if self.switching and not self._timer.isActive():
            self.switching = False
            self.switching_changed.emit()


# -- what is between file systems and drives, kept up as long as a page that shows it is in view -----------


class LayerNews(QObject):
    """One for each session, so that two pages never show different layers."""

    changed = pyqtSignal()
    """`stack` is another one."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.stack: Stack | None = None
        """None before the first answer, and after one that failed: what is not known is not shown."""
        self._lookers: set[int] = set()
        self._asking = self._again = False
        session.devices_changed.connect(self._on_news)
        session.drives_changed.connect(self._on_news)
        # A read-ahead of a volume is a fact of the layers, too.
        session.trial_ended.connect(self._on_news)

    def watch(self, looker: QObject, *, on: bool) -> None:
        """Keep the layers up for *looker* from now on, beginning with a look, or no longer."""
        if not on:
            self._lookers.discard(id(looker))
            return
        self._lookers.add(id(looker))
        self.ask()

    def ask(self) -> None:
        """Read the layers; what is asked while an answer is due is asked once more after it."""
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
