"""What is saved, as whoever asked last was told: the banner and the rows must not contradict each other."""

from __future__ import annotations

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.saved import SavedList
from disktune_gui.client.session import Session

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
