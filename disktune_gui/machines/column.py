"""The left side of a window over several machines: the drives of each below its name, and one search over all."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, QModelIndex, QObject, QRect, Qt, pyqtSignal
from PyQt6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QToolButton, QTreeView, QVBoxLayout, QWidget

from disktune_gui.client.remote.host import heading
from disktune_gui.client.remote.remote_session import Reach, RemoteSession
from disktune_gui.client.session import Session
from disktune_gui.controls.controls import SearchField, SteadyScroll
from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.drives.panel import DrivePanel
from disktune_gui.owned import later
from disktune_gui.text.plain import as_tip
from disktune_gui.text.wording import moment
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import flush

translate = QCoreApplication.translate

# -- the heading of a machine: its name, its connection, its actions ---------------------------------------


class MachineHeading(QWidget):
    """Of one machine; this computer's has a name alone."""

    pressed = pyqtSignal()
    """The user wants to see this machine."""
    removed = pyqtSignal()
    """The user wants it in the list no more."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session if isinstance(session, RemoteSession) else None
        self.saved = bool(session.place.saved)
        self.name = ElidedLabel(heading(session.place) or self.tr("This computer"))
        self.state = ElidedLabel()
        self.connect_button = QPushButton(self.tr("Connect"))
        self.more = QToolButton()
        self._menu = QMenu(self.more)
        self._lay_out()
        if self.saved:
            self.state.setText(self.tr("From file"))
            self.setToolTip(as_tip(session.place.saved))
            self._offer(self.tr("Close {host}"), self.removed.emit)
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
        self.name.setFont(theme.scaled(self.font(), 1.0, bold=True))
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
        self.more.setIcon(icons.icon("more"))
        self.more.setAutoRaise(True)
        self.more.setMenu(self._menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        what = self.tr("Close {host}") if self.saved else self.tr("Connection to {host}")
        self.more.setAccessibleName(what.format(host=self.name.text()))
        self.connect_button.setAccessibleName(self.tr("Connect to {host}").format(host=self.name.text()))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        for part in (self.state, self.more):
            part.setVisible(self._session is not None or self.saved)
        self.connect_button.setVisible(self._session is not None)


# -- column ------------------------------------------------------------------------------------------------

_BY_HAND = frozenset(
    {
        Qt.FocusReason.MouseFocusReason,
        Qt.FocusReason.TabFocusReason,
        Qt.FocusReason.BacktabFocusReason,
        Qt.FocusReason.ShortcutFocusReason,
    }
)
"""Reasons for the focus that come from a person; a new window gives the focus to its list as well."""


class Section(QWidget):
    """The name of a machine and its list, which is as tall as what is in it."""

    wanted = pyqtSignal()
    """The user wants to see this machine."""
    moved = pyqtSignal()
    """Another row is the current one, or rows came or went."""

    def __init__(self, session: Session, panel: DrivePanel) -> None:
        super().__init__()
        self.panel = panel
        self.front = False
        self.heading = MachineHeading(session)
        self.heading.pressed.connect(lambda: panel.view.setFocus(Qt.FocusReason.MouseFocusReason))
        column = flush(QVBoxLayout(self), 0)
        column.addWidget(self.heading)
        column.addWidget(panel)
        panel.show()
        panel.put_within()
        view = panel.view
        view.installEventFilter(self)
        for news in (panel.model.rowsInserted, panel.model.rowsRemoved, panel.model.modelReset):
            news.connect(lambda *_: later(self, self.fit))
        selection = view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(lambda *_: later(self, self._show_selection))
            selection.currentChanged.connect(lambda *_: later(self, self.moved.emit))
        self.fit()

    def bring(self, *, front: bool) -> None:
        """Show by the selection whether this machine is in front."""
        self.front = front
        if front and not self.panel.view.currentIndex().isValid():
            self.panel.choose("")
        self._show_selection()

    def _show_selection(self) -> None:
        view = self.panel.view
        selection = view.selectionModel()
        if selection is None:
            return
        if not self.front:
            view.clearSelection()
        elif not selection.hasSelection() and view.currentIndex().isValid():
            selection.select(view.currentIndex(), QItemSelectionModel.SelectionFlag.Select)

    def fit(self) -> None:
        """Be as tall as all rows, so that nothing scrolls within what scrolls."""
        view = self.panel.view
        # All drives at once are of no use where there is one, from a file.
        for index in [index for index in _rows(view) if self.heading.saved and not index.parent().isValid()][:1]:
            view.setRowHidden(index.row(), index.parent(), True)
        shown = (one for one in _rows(view) if not view.isRowHidden(one.row(), one.parent()))
        tall = sum(view.sizeHintForIndex(index).height() for index in shown)
        view.setFixedHeight(tall + 2 * view.frameWidth() + 2)
        self.moved.emit()

    def current_place(self) -> QRect:
        """Return where the current row is, in this section."""
        view = self.panel.view
        port = view.viewport()
        found = view.visualRect(view.currentIndex())
        return QRect() if port is None else found.translated(port.mapTo(self, found.topLeft()) - found.topLeft())

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Notice that the user goes to this list."""
        if isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() in _BY_HAND:
            self.wanted.emit()
        elif event is not None and event.type() == QEvent.Type.FontChange:
            later(self, self.fit)
        return super().eventFilter(watched, event)


class MachineColumn(QWidget):
    """All sections, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self.sections: list[Section] = []
        self._aim: Section | None = None
        self.search = SearchField(
            translate("DrivePanel", "Find a drive"),
            translate("Window", "Find a drive by name, model, serial number, mount point or note"),
        )
        self._inside = QWidget()
        self._rows = QVBoxLayout(self._inside)
        self._rows.setContentsMargins(0, 0, 0, 10)
        self._rows.setSpacing(4)
        self._rows.addStretch(1)
        self._area = SteadyScroll()
        self._area.setWidget(self._inside)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bar = self._area.verticalScrollBar()
        if bar is not None:
            # The lists above grow as well, while their drives are read.
            bar.rangeChanged.connect(self._take_aim)
        for widget in (self._area.viewport(), self._inside):
            if widget is not None:
                # The lists are drawn on the window, as a single one is.
                widget.setAutoFillBackground(False)
        top = QVBoxLayout()
        top.setContentsMargins(10, 12, 10, 0)
        top.addWidget(self.search)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 1, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self._area, 1)

    def add(self, session: Session, panel: DrivePanel) -> Section:
        """Add a machine below the others."""
        section = Section(session, panel)
        self.sections.append(section)
        self._rows.insertWidget(self._rows.count() - 1, section)
        self.search.textChanged.connect(panel.search.setText)
        panel.search.setText(self.search.text())
        # A request to search one machine's drives opens the search over all.
        panel.search.setFocusProxy(self.search)
        section.moved.connect(lambda: self._follow(section))
        section.wanted.connect(self._aim_no_more)
        return section

    def remove(self, section: Section) -> None:
        """Remove a machine; its list stays what it is."""
        self.sections.remove(section)
        self._rows.removeWidget(section)
        section.hide()

    def aim_at(self, section: Section) -> None:
        """Have a machine begin at the top, also when its drives are listed, until the user goes somewhere."""
        self._aim = section
        later(self, lambda: self._follow(section))

    def _take_aim(self) -> None:
        bar = self._area.verticalScrollBar()
        if self._aim is not None and bar is not None:
            bar.setValue(self._aim.y())

    def _aim_no_more(self) -> None:
        self._aim = None

    def _follow(self, section: Section) -> None:
        """Keep the current row of the machine in front in sight."""
        if self._aim is section:
            self._take_aim()
        elif section.front and self.isVisible():
            place = section.current_place()
            middle = section.mapTo(self._inside, place.center())
            self._area.ensureVisible(0, middle.y(), 0, place.height())

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        """Set it apart from the page as a single list is."""
        painter = QPainter(self)
        theme.paint_sidebar(painter, self)
        painter.end()


def _rows(view: QTreeView) -> Iterator[QModelIndex]:
    model = view.model()
    if model is None:
        return
    for row in range(model.rowCount()):
        top = model.index(row, 0)
        yield top
        for below in range(model.rowCount(top)):
            yield model.index(below, 0, top)
