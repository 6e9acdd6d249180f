"""One window over the drives of several machines: connecting to another one, and notifications about others.

What is on the right is the window of one machine, with pages, messages and services of its own, as it is where
there is only one. Nothing in it has to know that there are others.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Protocol

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, Qt, pyqtSignal
from PyQt6.QtGui import QCloseEvent
from PyQt6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QMainWindow,
    QMenuBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.arrays.alarms import TROUBLE, Alarm
from disktune_contract.drives.drive import Drive
from disktune_gui.client.remote import remote_link
from disktune_gui.client.remote.host import short, valid
from disktune_gui.client.remote.remote_session import Reach, RemoteSession
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.desktop.event_loop import InputStarvationGuard
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.machines.column import MachineColumn, Section
from disktune_gui.mainwindow import window_place
from disktune_gui.mainwindow.dialogs import Closing, Matters
from disktune_gui.mainwindow.window import SIZE, MainWindow
from disktune_gui.mainwindow.window_place import MainSplitter, WindowVisibility
from disktune_gui.owned import while_alive
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.theming.style import lines
from disktune_gui.tray.notification import Notification, Urgency

# -- connect: which other machine's drives are to be shown -------------------------------------------------

_WIDTH = 30
"""In heights of a line."""


class ConnectDialog(QDialog):
    """A line for the host, with those that were connected before."""

    wanted = pyqtSignal(str)
    """The host that was chosen."""

    def __init__(self, known: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Connect"))
        self.words = PlainLabel(self.tr("Uses ssh with your keys and ~/.ssh/config. Needs disktune-helper there."))
        self.words.setWordWrap(True)
        self.host = ChoiceBox()
        self.host.setEditable(True)
        self.host.setAccessibleName(self.tr("Host"))
        self.host.addItems(list(known))
        self.host.setCurrentText("")
        line = self.host.lineEdit()
        if line is not None:
            line.setPlaceholderText(self.tr("user@host"))
        self.told = ToneLabel(tone="danger")
        self.told.setWordWrap(True)
        self.connect_button = QPushButton(self.tr("C&onnect"))
        self.connect_button.clicked.connect(self.choose)
        self.host.editTextChanged.connect(lambda _: self._tell(""))
        self._lay_out()
        self._tell("")

    def choose(self) -> None:
        """Take the host that was entered, or show why it is invalid."""
        host = self.host.currentText().strip()
        if not valid(host):
            self._tell(remote_link.bad_host(host))
            return
        self.accept()
        self.wanted.emit(host)

    def _tell(self, words: str) -> None:
        self.told.setText(words)
        self.connect_button.setEnabled(bool(self.host.currentText().strip()) and not words)

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.connect_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        for widget in (self.words, self.host, self.told):
            column.addWidget(widget)
        column.addStretch(1)
        column.addWidget(buttons)
        self.connect_button.setDefault(True)
        self.setMinimumWidth(lines(self, _WIDTH))
        self.told.setMinimumHeight(lines(self, 3))
        self.host.setFocus()


# -- notifications about other machines --------------------------------------------------------------------
#
# Of arrays on other machines, and of a connection that is lost while the window is not in front. The tray watches
# this computer's arrays, with or without a window. Another machine is known only while it is connected, so the
# window notifies of it.


class Shows(Protocol):
    """What shows notifications."""

    def show(self, message: Notification) -> None:
        """Show a message, or bring the one with its key up to date."""


class RemoteNotifier(QObject):
    """Of one machine. What was already so when it was connected is shown in the window only."""

    def __init__(self, session: RemoteSession, shows: Shows) -> None:
        super().__init__(session)
        self._session, self._shows = session, shows
        self._known: dict[str, str] | None = None
        """By array its alarm; None before the machine's first list."""
        session.drives_changed.connect(self._on_drives)
        session.reach_changed.connect(self._on_reach)

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        before, now = self._known, {drive.name: drive for drive in drives if drive.array is not None}
        # An array whose state is unknown for a moment keeps its last one.
        self._known = {name: drive.array.alarm or (before or {}).get(name, "") for name, drive in now.items()}  # type: ignore[union-attr]
        if before is None:
            return
        for name, drive in now.items():
            alarm, was = self._known[name], before.get(name, "")
            if alarm != was and alarm in TROUBLE:
                self._tell(drive, Alarm(alarm))
            elif was in TROUBLE and alarm and alarm not in TROUBLE:
                words = self.tr("{array} on {host} is in order")
                self._show(f"{name}/state", self._named(words, drive), "", Urgency.LOW)

    def _tell(self, drive: Drive, alarm: Alarm) -> None:
        words = {
            Alarm.DEGRADED: self.tr("{array} on {host} is degraded"),
            Alarm.INACTIVE: self.tr("{array} on {host} is inactive"),
            Alarm.FAILED: self.tr("{array} on {host} has failed"),
        }[alarm]
        why = said(drive.array.why) if drive.array is not None else ""
        self._show(f"{drive.name}/state", self._named(words, drive), why, Urgency.CRITICAL)

    def _named(self, words: str, drive: Drive) -> str:
        return words.format(array=self._session.title(drive), host=short(self._session.host))

    def _on_reach(self) -> None:
        if self._session.reach is Reach.LOST and QApplication.activeWindow() is None:
            words = self.tr("The connection to {host} was lost").format(host=short(self._session.host))
            self._show("connection", words, self._session.gone, Urgency.NORMAL)

    def _show(self, about: str, title: str, body: str, urgency: Urgency) -> None:
        host = self._session.host
        critical = urgency is Urgency.CRITICAL
        self._shows.show(Notification(f"{host} {about}", f"{host} {about}", title, body, urgency, stays=critical))


# -- one window over the drives of several machines --------------------------------------------------------
#
# Their lists are on the left, the machine in front is on the right.


class MachinesWindow(QMainWindow):
    """Contains the windows of the machines; `disktune_gui.machines.machines` decides which there are."""

    removed = pyqtSignal(MainWindow)
    """The user wants to see a machine no more."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._sections: dict[MainWindow, Section] = {}
        self._menu_bars: dict[MainWindow, QMenuBar] = {}
        self._seen = False
        self._closing = Closing(self, self._matters)
        WindowVisibility(self).changed.connect(self._on_sight)
        InputStarvationGuard(self)
        self.column = MachineColumn()
        self._bars, self._windows = QStackedWidget(), QStackedWidget()
        self._bars.setSizePolicy(self._bars.sizePolicy().Policy.Preferred, self._bars.sizePolicy().Policy.Fixed)
        self.splitter = MainSplitter(self.column, self._windows)
        self.setMenuWidget(self._bars)
        self.setCentralWidget(self.splitter)
        self.resize(SIZE)
        window_place.restore(self, preferences)
        window_place.restore_halves(self.splitter, preferences)

    @property
    def front(self) -> MainWindow | None:
        """The window of the machine that is shown."""
        shown = self._windows.currentWidget()
        return shown if isinstance(shown, MainWindow) else None

    @property
    def windows(self) -> tuple[MainWindow, ...]:
        """Those of all machines, in the order of the list."""
        return tuple(self._sections)

    def add(self, window: MainWindow) -> None:
        """Add the window of a machine, below the others."""
        window.alone = False
        window.setWindowFlags(Qt.WindowType.Widget)
        bar = window.menuBar()
        if bar is not None:
            self._bars.addWidget(bar)
            self._menu_bars[window] = bar
        section = self._sections[window] = self.column.add(window.session, window.panel)
        turn = while_alive(self, partial(self.turn_to, window))
        section.wanted.connect(turn)
        section.heading.removed.connect(while_alive(self, partial(self.removed.emit, window)))
        self._windows.addWidget(window)
        window.windowTitleChanged.connect(self._show_title)
        window.forward_wanted.connect(turn)
        window.see(self._seen)
        if self.front is window:
            self.turn_to(window)
        else:
            section.bring(front=False)

    def remove(self, window: MainWindow) -> None:
        """Show the window of a machine no more."""
        at = self.windows.index(window)
        section = self._sections.pop(window)
        if self.front is window:
            self.turn_to(self.windows[max(0, at - 1)])
        window.see(False)
        self.column.remove(section)
        self._windows.removeWidget(window)
        window.hide()
        bar = self._menu_bars.pop(window, None)
        if bar is not None:
            self._bars.removeWidget(bar)
            # They end with the window.
            bar.setParent(window)
            bar.hide()
        section.setParent(window)

    def lead_to(self, window: MainWindow) -> None:
        """Show a machine, and its list from the beginning."""
        self.turn_to(window)
        self.column.aim_at(self._sections[window])

    def turn_to(self, window: MainWindow) -> None:
        """Show a machine."""
        if window in self._menu_bars:
            self._bars.setCurrentWidget(self._menu_bars[window])
        self._windows.setCurrentWidget(window)
        for one, section in self._sections.items():
            section.bring(front=one is window)
        window.panel.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_title()

    def _show_title(self) -> None:
        if self.front is not None:
            self.setWindowTitle(self.front.windowTitle())

    def _on_sight(self, seen: bool) -> None:
        """Let the small charts of all machines go on, not only of the one in front."""
        self._seen = seen
        for window in self._sections:
            window.see(seen)

    def changeEvent(self, event: QEvent | None) -> None:
        """Pass on to the machine in front that the user comes back: Qt notifies windows alone."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ActivationChange and self.front is not None:
            QCoreApplication.sendEvent(self.front, QEvent(QEvent.Type.ActivationChange))

    def _matters(self) -> Matters:
        each = [window.parts.matters() for window in self._sections]
        return Matters(
            tuple(words for one in each for words in one.ends),
            tuple(words for one in each for words in one.goes_on),
        )

    def closeEvent(self, event: QCloseEvent | None) -> None:
        if not self._closing.allowed():
            if event is not None:
                event.ignore()
            return
        window_place.keep(self, self.splitter, self._preferences)
        for window in self._sections:
            window.close()
        super().closeEvent(event)
