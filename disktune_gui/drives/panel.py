"""The left side of the window: a search field above the list of drives."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QCoreApplication, QModelIndex, QPoint, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QContextMenuEvent, QPainter, QPaintEvent, QPalette
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from disktune_contract.drives.drive import Drive
from disktune_contract.record import replace
from disktune_contract.units import UnitSystem
from disktune_gui.controls.controls import SearchField
from disktune_gui.drives import row_look
from disktune_gui.drives.groups import Selection, matches
from disktune_gui.drives.model import DRIVE_ROLE, HEADING_ROLE, HEALTH_ROLE, WORDS_ROLE, DriveModel
from disktune_gui.drives.row_look import RowStyle, Words
from disktune_gui.owned import later
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming import theme

translate = QCoreApplication.translate

# -- How a row of the list is painted ----------------------------------------------------------------------


class DriveDelegate(QStyledItemDelegate):
    """Paints rows; everything it shows is also in the model, where a screen reader finds it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        heading = index.data(HEADING_ROLE)
        return row_look.size_of_heading(option.font) if heading else row_look.size_of_row(option.font)

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return

        def has(*flags: QStyle.StateFlag) -> bool:
            return all(option.state & flag for flag in flags)

        painter.save()
        selected = has(QStyle.StateFlag.State_Selected)
        look = RowStyle(option.font, option.palette, option.direction, selected)
        words = index.data(WORDS_ROLE)
        if isinstance(words, Words):
            row_look.paint_ground(
                painter,
                option.rect,
                look,
                under=has(QStyle.StateFlag.State_MouseOver, QStyle.StateFlag.State_Enabled),
                focused=has(QStyle.StateFlag.State_HasFocus, QStyle.StateFlag.State_KeyboardFocusChange),
            )
            row_look.paint_row(painter, option.rect, look, words)
        else:
            row_look.paint_heading(painter, option.rect, look, str(index.data()))
        painter.restore()


_PATIENCE_MS = 1000
"""A helper that has not listed anything by then may take long, which the window explains."""


class DriveView(QTreeView):
    """The list itself."""

    menu_wanted = pyqtSignal(Drive, QPoint)

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:
        """Emit the drive under the pointer, or the selected one where a key was pressed."""
        viewport = self.viewport()
        if event is None or viewport is None:
            return
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        drive = index.data(DRIVE_ROLE)
        if isinstance(drive, Drive):
            below = viewport.mapToGlobal(self.visualRect(index).center())
            self.menu_wanted.emit(drive, below if by_key else event.globalPos())


class DrivePanel(QWidget):
    """Lists drives and reports which one is selected."""

    chosen = pyqtSignal(object)  # Drive | None
    """Another row was selected, or the selected drive's data changed. None is "All drives"."""
    pointed = pyqtSignal(object)  # Drive | None
    """The pointer has come to a row that can be selected. None is "All drives"."""
    vanished = pyqtSignal(Drive)
    """The selected one is not there any more; "All drives" is selected in its place."""
    menu_wanted = pyqtSignal(Drive, QPoint)
    """The user wants the context menu of a drive, at this place on the screen."""
    returned = pyqtSignal(Drive)
    """One that had vanished is there again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = DriveModel(self)
        self._selection = Selection()
        self._wanted: str | None = None
        """What to select as soon as it is listed: a drive by its kernel name, or "" for "All drives"."""
        self._within = False
        """Whether it is a part of a larger list."""
        self._gone: tuple[Drive, ...] = ()
        """Drives that were disconnected since the last selection."""
        self._listing = False
        """Whether the selection changes because the list does."""
        self._lost: Drive | None = None
        """The selected drive that vanished last."""
        self._filled = False
        self._first: QWidget | None = None
        """What is in the place of the list."""
        self._others: tuple[QWidget, ...] = ()
        """What is hidden until then."""
        self._drives: tuple[Drive, ...] | None = None
        """None until they have been listed for the first time."""
        self.search = SearchField(
            self.tr("Find a drive"),
            translate("Window", "Find a drive by name, model, serial number, mount point or note"),
        )
        self.search.textChanged.connect(self._on_search)
        self.nothing = PlainLabel()
        """Why the list is empty, once that is known."""
        self.nothing.setWordWrap(True)
        self.nothing.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.nothing.setContentsMargins(10, 0, 10, 8)
        self.nothing.hide()
        self.view = self._make_view()
        # Kept here: a view does not own its delegate.
        self._delegate = DriveDelegate()
        self.view.setItemDelegate(self._delegate)
        layout = row_look.column(self)
        layout.addWidget(self.search)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.nothing)

    def stand_in(self, first: QWidget, *others: QWidget) -> None:
        """Show *first* in the place of the list until drives are listed, or `step_in` is called.

        Until then, or for `_PATIENCE_MS`, hide *others*, which show the drive that is selected: none is yet.
        """
        for other in others:
            other.hide()
        self._others = others
        later(self, self._show_others, _PATIENCE_MS)
        layout, window = self.layout(), self.window()
        if layout is not None and window is not None:
            focused = window.focusWidget() is self.view
            layout.replaceWidget(self.view, first)
            self._first = first
            if focused:
                first.setFocus()
            self.view.hide()
            first.show()

    def step_in(self) -> None:
        """Show the list itself."""
        layout, window, first = self.layout(), self.window(), self._first
        if layout is not None and window is not None and first is not None:
            self._first = None
            layout.replaceWidget(first, self.view)
            self.view.show()
            if window.focusWidget() is first:
                self.view.setFocus()
            first.hide()
            first.deleteLater()
        self._show_others()

    def _show_others(self) -> None:
        for other in self._others:
            other.show()
        self._others = ()

    def put_within(self) -> None:
        """Be a part of a larger list, which has the search, the shade and the line."""
        self._within = True
        self.search.hide()
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(row_look.SIDE, 4, row_look.SIDE, 4)

    def _make_view(self) -> QTreeView:
        view = DriveView()
        view.menu_wanted.connect(self.menu_wanted)
        view.setModel(self.model)
        view.setHeaderHidden(True)
        view.setIndentation(0)
        view.setRootIsDecorated(False)
        view.setItemsExpandable(False)
        view.setExpandsOnDoubleClick(False)
        view.setMouseTracking(True)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setAccessibleName(self.tr("Drives"))
        viewport = view.viewport()
        if viewport is not None:
            # The list is drawn on the window, not in a box of its own.
            viewport.setAutoFillBackground(False)
        # An open group shows what is added to it automatically; only a new group has to be opened.
        self.model.rowsInserted.connect(lambda parent, *_: None if parent.isValid() else view.expandAll())
        selection = view.selectionModel()
        if selection is not None:
            selection.currentChanged.connect(self._on_current)
            # Later: where a row becomes the current one, it is selected before.
            selection.selectionChanged.connect(lambda *_: later(self, self._follow_selection))
        self.model.dataChanged.connect(self._on_data)
        view.entered.connect(self._on_entered)
        return view

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        """Separate the list from the page by a shade and a line."""
        painter = QPainter(self)
        if not self._within:
            theme.paint_sidebar(painter, self)
        painter.end()

    # -- from the window -----------------------------------------------------------------------------------

    def set_drives(self, drives: tuple[Drive, ...]) -> None:
        """Show this list; the selected drive stays selected as long as it is there, and when it returns."""
        self._listing = True
        before = self.current()
        gone = before is not None and not any(_may_be_same(drive, before) for drive in drives)
        if gone:
            # Its neighbour, which Qt would select, might get what was meant for it.
            self.view.setCurrentIndex(self.model.index(0, 0))
        self._gone = self._disconnected(drives)
        self.model.set_drives(drives, self._gone)
        now = self.current()
        if not gone and before is not None and (now is None or now.name != before.name):
            # Its identity may have become known, which makes it another row.
            self.choose(before.name)
        if not self._filled and self._wanted == "" and len(only := [*filter(self.lists, drives)]) == 1:
            # A list of one drive says nothing that its own page does not.
            self._wanted = only[0].name
        if not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.model.index(0, 0))
        self._filled = self._filled or bool(drives)
        if self._wanted is not None:
            self.choose(self._wanted)
        self._explain(drives)
        self._listing = False
        self.step_in()
        if gone:
            self._lost = before
            self.vanished.emit(before)
        elif back := next((drive for drive in drives if self._lost and _is_same(drive, self._lost)), None):
            self._lost = None
            if self.current() is None:
                self.choose(back.name)
            self.returned.emit(back)

    def _disconnected(self, drives: tuple[Drive, ...]) -> tuple[Drive, ...]:
        """Return the drives listed before that are not there any more; arrays and volumes leave at once."""
        known = (
            drive for drive in (*(self._drives or ()), *self._gone) if drive.array is None and not drive.volume
        )
        return tuple(
            drive for drive in known if not any(_may_be_same(now, drive) or _is_same(now, drive) for now in drives)
        )

    def _forget_gone(self) -> None:
        self._gone = ()
        self.model.set_drives(self._drives or ())

    def show_hidden(self, show: bool, *, volumes: bool = False) -> None:
        """List loop, zram, RAM and optical drives as well, or no longer; and *volumes*."""
        self._select(Selection(self._selection.text, show, volumes))

    def set_units(self, units: UnitSystem) -> None:
        """Show sizes in *units*."""
        self.model.set_units(units)

    def choose(self, name: str) -> None:
        """Select the drive of a kernel name, now or as soon as it is listed; an empty name is "All drives"."""
        index = self.model.index_of(name) if name else self.model.index(0, 0)
        # Before there are drives, the user cannot have chosen another one than what is wanted here.
        self._wanted = None if index.isValid() and (name or self._filled) else name
        if index.isValid():
            self.view.setCurrentIndex(index)

    def step(self, by: int) -> None:
        """Select the next row, or with -1 the one before."""
        row = self.view.currentIndex()
        while (row := self.view.indexBelow(row) if by > 0 else self.view.indexAbove(row)).isValid():
            if row.flags() & Qt.ItemFlag.ItemIsSelectable:
                self.view.setCurrentIndex(row)
                return

    def reveal(self, name: str) -> bool:
        """Select a drive that is listed, though the search hides it; return whether it is selected then."""
        if not self.model.index_of(name).isValid():
            self.search.clear()
        index = self.model.index_of(name)
        if index.isValid():
            self._wanted = None
            self.view.setCurrentIndex(index)
        return index.isValid()

    def current(self) -> Drive | None:
        """Return the selected drive, None for "All drives" or nothing."""
        drive = self.view.currentIndex().data(DRIVE_ROLE)
        return drive if isinstance(drive, Drive) else None

    @property
    def empty(self) -> str:
        """Why no drive is there, whatever is searched for; empty if one is, or nothing is known."""
        if self._drives is None or any(self.lists(drive) for drive in self._drives):
            return ""
        return self.nothing.text()

    def lists(self, drive: Drive) -> bool:
        """Return whether *drive* is in the list unless a search hides it."""
        return matches(drive, replace(self._selection, text=""))

    def _explain(self, drives: tuple[Drive, ...]) -> None:
        """Show why no drive is listed, and what to do about it."""
        self._drives = drives
        shown = any(self.model.index_of(drive.name).isValid() for drive in drives)
        words = self.tr("No drives found.")
        if drives:
            words = self.tr("Only virtual and optical devices; see the View menu.")
        if any(map(self.lists, drives)):
            words = self.tr("No matching drives.")
        self.nothing.setText(words)
        # That there is no drive at all is shown once, beside the name of what is shown.
        self.nothing.setVisible(not shown and not self.empty)

    # -- what happens in it --------------------------------------------------------------------------------

    def _on_search(self, text: str) -> None:
        self._select(replace(self._selection, text=text))

    def _select(self, selection: Selection) -> None:
        current = self.current()
        self._selection = selection
        self.model.set_selection(selection)
        if self._drives is not None:
            self._explain(self._drives)
        if current is not None and self.model.index_of(current.name).isValid():
            self.choose(current.name)

    def _on_current(self, _now: QModelIndex, _before: QModelIndex) -> None:
        if self._gone and not self._listing:
            later(self, self._forget_gone)
        self.chosen.emit(self.current())

    def _on_entered(self, row: QModelIndex) -> None:
        if row.flags() & Qt.ItemFlag.ItemIsSelectable:
            drive = row.data(DRIVE_ROLE)
            self.pointed.emit(drive if isinstance(drive, Drive) else None)

    def _follow_selection(self) -> None:
        """Go to the row that is selected: a screen reader selects one without making it the current one."""
        selected = self.view.selectedIndexes()
        if selected and selected[0] != self.view.currentIndex():
            self.view.setCurrentIndex(selected[0])

    def _on_data(self, top: QModelIndex, bottom: QModelIndex, roles: Iterable[int] = ()) -> None:
        if HEALTH_ROLE in roles:
            # The drive itself is the same as before.
            return
        now = self.view.currentIndex()
        if now.parent() == top.parent() and top.row() <= now.row() <= bottom.row():
            self.chosen.emit(self.current())


def _is_same(drive: Drive, other: Drive) -> bool:
    """Return whether it is the same drive, at any port; without an identity the name has to match."""
    return drive.identity == other.identity and (bool(drive.identity) or drive.name == other.name)


def _may_be_same(drive: Drive, other: Drive) -> bool:
    """Return whether it may be the same drive in the same place: no identity shows that it is another one."""
    known = bool(drive.identity and other.identity)
    return drive.name == other.name and (not known or drive.identity == other.identity)
