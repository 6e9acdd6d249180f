"""The line above the drives of a machine: its name, whether it is connected, and what can be done about that."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from disktune_gui.client.remote.host import short
from disktune_gui.client.remote.remote_session import Reach, RemoteSession
from disktune_gui.client.session import Session
from disktune_gui.text.plain import as_tip
from disktune_gui.text.wording import moment
from disktune_gui.theming import theme
from disktune_gui.widgets.elided_label import ElidedLabel


class MachineHeading(QWidget):
    """Of one machine; this computer's has a name alone."""

    pressed = pyqtSignal()
    """The user wants to see this machine."""
    removed = pyqtSignal()
    """The user wants it in the list no more."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session if isinstance(session, RemoteSession) else None
        self.name = ElidedLabel(short(session.place.host) or self.tr("This computer"))
        self.state = ElidedLabel()
        self.connect_button = QPushButton(self.tr("Connect"))
        self.more = QToolButton()
        self._menu = QMenu(self.more)
        self._lay_out()
        if self._session is not None:
            self._session.reach_changed.connect(self._show)
            self.connect_button.clicked.connect(self._session.reconnect)
            self._show()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Show the machine whose name was pressed."""
        super().mousePressEvent(event)
        self.pressed.emit()

    def _show(self) -> None:
        session = self._session
        if session is None:
            return
        off = session.reach in (Reach.LOST, Reach.REFUSED, Reach.CLOSED)
        words = {
            Reach.CONNECTING: self.tr("Connecting…"),
            Reach.CONNECTED: session.host if "@" in session.host else self.tr("Connected"),
            Reach.LOST: self.tr("Connection lost"),
            Reach.REFUSED: self.tr("Could not connect"),
            Reach.CLOSED: self.tr("Not connected"),
        }[session.reach]
        if session.reach is Reach.LOST and session.lost_at is not None:
            words = self.tr("Connection lost at {time}").format(time=moment(session.lost_at))
        self.state.setText(words)
        self.setToolTip(as_tip(session.gone or session.host))
        self.connect_button.setVisible(off)
        self._menu.clear()
        if off:
            self._offer(self.tr("Connect to {host}"), session.reconnect)
        else:
            self._offer(self.tr("Disconnect {host}"), session.disconnect_host)
        self._offer(self.tr("Remove {host} from the List"), self.removed.emit)

    def _offer(self, words: str, act: object) -> None:
        action = self._menu.addAction(words.format(host=self.name.text()))
        if action is not None and callable(act):
            action.triggered.connect(lambda _checked: act())

    def _lay_out(self) -> None:
        font = self.name.font()
        font.setBold(True)
        self.name.setFont(font)
        self.state.setFont(theme.scaled(self.font(), 0.9))
        self.state.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.state)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 10, 10, 0)
        row.setSpacing(6)
        row.addLayout(words, 1)
        row.addWidget(self.connect_button)
        row.addWidget(self.more)
        self.more.setText("⋯")
        self.more.setAutoRaise(True)
        self.more.setMenu(self._menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        self.more.setAccessibleName(self.tr("Connection to {host}").format(host=self.name.text()))
        self.connect_button.setAccessibleName(self.tr("Connect to {host}").format(host=self.name.text()))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        for part in (self.state, self.connect_button, self.more):
            part.setVisible(self._session is not None)
