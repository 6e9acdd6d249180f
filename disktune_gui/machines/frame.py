"""One window over the drives of several machines: their lists on the left, the machine in front on the right.

What is on the right is the window of one machine, with pages, messages and services of its own, as it is where
there is only one. Nothing in it has to know that there are others.
"""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QCoreApplication, QEvent, Qt, pyqtSignal
from PyQt6.QtGui import QCloseEvent
from PyQt6.QtWidgets import QMainWindow, QMenuBar, QStackedWidget

from disktune_gui.desktop.between_clicks import BetweenClicks
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.desktop.sight import WindowSight
from disktune_gui.machines.column import MachineColumn, Section
from disktune_gui.mainwindow.banners.closing import Closing, Matters
from disktune_gui.mainwindow.window import SIZE, MainWindow
from disktune_gui.opening import window_size
from disktune_gui.opening.main_splitter import Halves
from disktune_gui.owned import while_alive


class Frame(QMainWindow):
    """Holds the windows of the machines; which there are is for `disktune_gui.machines.machines` to say."""

    removed = pyqtSignal(MainWindow)
    """The user wants to see a machine no more."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._sections: dict[MainWindow, Section] = {}
        self._menu_bars: dict[MainWindow, QMenuBar] = {}
        self._seen = False
        self._closing = Closing(self, self._matters)
        WindowSight(self).changed.connect(self._on_sight)
        BetweenClicks(self)
        self.column = MachineColumn()
        self._bars, self._windows = QStackedWidget(), QStackedWidget()
        self._bars.setSizePolicy(self._bars.sizePolicy().Policy.Preferred, self._bars.sizePolicy().Policy.Fixed)
        self.splitter = Halves(self.column, self._windows)
        self.setMenuWidget(self._bars)
        self.setCentralWidget(self.splitter)
        self.resize(SIZE)
        window_size.restore(self, preferences)
        window_size.restore_halves(self.splitter, preferences)

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
        """Take in the window of a machine, below the others."""
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
            bar.hide()

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
        """Hand on to the machine in front that the user comes back: Qt tells windows alone."""
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
        window_size.keep(self, self.splitter, self._preferences)
        for window in self._sections:
            window.close()
        super().closeEvent(event)
