"""The left side of a window over several machines: the drives of each below its name, and one search over all."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, QRect, Qt, pyqtSignal
from PyQt6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PyQt6.QtWidgets import QFrame, QTreeView, QVBoxLayout, QWidget

from disktune_gui.client.session import Session
from disktune_gui.drives.panel import DrivePanel
from disktune_gui.machines.heading import MachineHeading
from disktune_gui.owned import later
from disktune_gui.theming import theme
from disktune_gui.widgets.search_field import SearchField
from disktune_gui.widgets.steady_scroll import SteadyScroll

_BY_HAND = frozenset(
    {
        Qt.FocusReason.MouseFocusReason,
        Qt.FocusReason.TabFocusReason,
        Qt.FocusReason.BacktabFocusReason,
        Qt.FocusReason.ShortcutFocusReason,
    }
)
"""Ways of the focus that a person means; a window that is made gives it to its list as well."""


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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
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
        """Show by the selection whether this machine is the one that is shown."""
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
        tall = sum(view.sizeHintForIndex(index).height() for index in _rows(view))
        view.setFixedHeight(tall + 2 * view.frameWidth() + 2)
        self.moved.emit()

    def current_place(self) -> QRect:
        """Return where the current row is, in this section."""
        view = self.panel.view
        port = view.viewport()
        found = view.visualRect(view.currentIndex())
        return QRect() if port is None else found.translated(port.mapTo(self, found.topLeft()) - found.topLeft())

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Take in that the user goes to this list."""
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
            self.tr("Find a drive"),
            self.tr("Find a drive of any machine by name, model, serial number, mount point or note"),
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
                # The lists lie on the window, as a single one does.
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
        # What goes to the search of one machine's drives goes to that of all.
        panel.search.setFocusProxy(self.search)
        section.moved.connect(lambda: self._follow(section))
        section.wanted.connect(self._aim_no_more)
        return section

    def remove(self, section: Section) -> None:
        """Show a machine no more; its list stays what it is."""
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
