"""What is between file systems and drives, kept up as long as a page that shows it is in view."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.layers.layer import Layers
from disktune_contract.layers.stack import Stack
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import Nothing
from disktune_gui.client.session import Session


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
