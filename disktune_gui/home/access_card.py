"""The card above the rows where drives may not be asked for their health: why, and the button that ends it."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton

from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.controls.cards import Card, card_title
from disktune_gui.desktop import clipboard
from disktune_gui.health.badge import has_health
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming import icons
from disktune_gui.theming.style import lines, pixels

translate = QCoreApplication.translate


class AccessCard(Card):
    """Hidden where drives may be asked."""

    unlock_asked = pyqtSignal()
    check_asked = pyqtSignal()
    """The user has done what the card says."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.title, self.why = card_title(), PlainLabel()
        self.why.setWordWrap(True)
        self.why.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.command = QLineEdit()
        self.command.setReadOnly(True)
        self.command.setAccessibleName(self.tr("Command"))
        self.command.setMaximumWidth(lines(self, 22))
        self.act = QPushButton()
        self.act.setProperty("primary", True)
        self.act.clicked.connect(self._on_clicked)
        self.again = QPushButton(self.tr("Check &Again"))
        self.again.clicked.connect(self.check_asked)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        mark = QLabel()
        mark.setPixmap(icons.icon("lock").pixmap(QSize(20, 20)))
        row = QHBoxLayout()
        row.setSpacing(pixels(self.font(), 8))
        row.addWidget(self.command, 1)
        row.addWidget(self.act)
        row.addWidget(self.again)
        row.addStretch(1)
        grid = QGridLayout(self)
        around = pixels(self.font(), 16)
        grid.setContentsMargins(around, around - 2, around, around)
        grid.setHorizontalSpacing(around)
        grid.addWidget(mark, 0, 0)
        grid.addWidget(self.title, 0, 1)
        grid.addWidget(self.why, 1, 1)
        grid.addLayout(row, 2, 1)
        grid.setColumnStretch(1, 1)

    @property
    def locked(self) -> bool:
        """Whether there are drives whose health may not be asked."""
        session = self._session
        return any(map(has_health, session.drives)) and not session.may("health") and not session.settling

    def look(self) -> None:
        """Show what is missing, or hide."""
        session, locked = self._session, self.locked
        if locked:
            self._show_why()
            self.command.setVisible(not session.can_unlock and not session.gone)
            self.again.setVisible(self.command.isVisibleTo(self))
            self.act.setVisible(not session.gone)
            self.setAccessibleName(self.title.text())
            self.setAccessibleDescription(self.why.text())
        self.setVisible(locked)

    def _show_why(self) -> None:
        session = self._session
        if session.gone:
            self.title.setText(self.tr("Not connected"))
            self.why.setText(session.gone)
            return
        if session.can_unlock:
            self.title.setText(self.tr("Health is locked"))
            self.why.setText(self.tr("Unlock to read it."))
            self.act.setText(self.tr("&Unlock"))
            return
        place = session.place
        if place.sandboxed:
            title = self.tr("Read-only: no helper in the sandbox")
        elif place.installed is not None:
            title = self.tr("Read-only: pkexec is not installed")
        else:
            title = self.tr("Read-only: the helper is not installed")
        self.title.setText(title)
        self.why.setText(self.tr("Only drives, activity and settings are shown."))
        self.command.setText(elevation.remedy(place))
        self.act.setText(self.tr("&Copy Command"))

    def _on_clicked(self) -> None:
        if self._session.can_unlock:
            self.unlock_asked.emit()
        else:
            clipboard.copy(self.command.text())
