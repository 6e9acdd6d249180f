"""Below the table of all drives: why so much in it is unknown, and the button that changes it."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from disktune_contract.sentence import in_turn
from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.client.unasked import why_not_asked
from disktune_gui.desktop import clipboard
from disktune_gui.health.badge import has_health
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said


class NotAskedBar(QFrame):
    """A sentence and its button; hidden where drives may be asked, and where there are none."""

    unlock_asked = pyqtSignal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.setAccessibleName(self.tr("Health data not read"))
        self.text = PlainLabel()
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = QPushButton()
        self.button.clicked.connect(self._on_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(12)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        self.hide()

    def look(self, *, wanted: bool) -> None:
        """Say why the drives are not asked, if they are not; *wanted* is whether the table can be seen."""
        session = self._session
        unknown = any(map(has_health, session.drives)) and not session.may("health")
        if wanted and unknown:
            words = self.tr("Health and power-on time of the drives are unknown.")
            self.text.setText(said(in_turn(words, why_not_asked(session))))
            self.setAccessibleDescription(self.text.text())
            if session.can_unlock:
                self.button.setText(self.tr("&Unlock"))
                self.button.setToolTip(self.tr("Asks for an administrator's password to read the health data"))
            else:
                self.button.setText(self.tr("Copy Command"))
                self.button.setToolTip(as_tip(elevation.remedy(session.place)))
        self.setVisible(wanted and unknown)

    def _on_clicked(self) -> None:
        if self._session.can_unlock:
            self.unlock_asked.emit()
        else:
            clipboard.copy(elevation.remedy(self._session.place))
