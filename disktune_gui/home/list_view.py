"""The list of Your Drives: rows with painted buttons, by mouse and by keyboard."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QSize, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PyQt6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyleOptionViewItem

from disktune_gui.home.delegate import Columns, HomeDelegate, columns, unit
from disktune_gui.home.model import HomeModel
from disktune_gui.home.rows import Row
from disktune_gui.theming.style import lines

_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

REST_MS = 3000
"""A pointer that has not moved for so long aims at no row."""


class HomeList(QListView):
    """A view of `HomeModel`. Enter and a double click open a row; Space presses its button."""

    opened = pyqtSignal(Row)
    """The user wants to see all of a drive."""
    acted = pyqtSignal(Row)
    """The button of a row was pressed."""
    menu_wanted = pyqtSignal(Row, QPoint)
    """The context menu of a row is wanted, at a place of the screen."""
    copied = pyqtSignal()
    """Ctrl+C was pressed."""
    columns_changed = pyqtSignal(Columns)
    left = pyqtSignal()
    """The pointer has left the list, or rests in it."""

    def __init__(self, model: HomeModel) -> None:
        super().__init__()
        self._model = model
        self._delegate = HomeDelegate(model)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(QCoreApplication.translate("DriveModel", "Your Drives"))
        words = self.tr("Enter opens, Space presses the button, the menu key offers more.")
        self.setAccessibleDescription(words)
        self.setMouseTracking(True)
        self._pointer: QPointF | None = None
        self._aim = QTimer(self)
        self._aim.setSingleShot(True)
        self._aim.setInterval(REST_MS)
        self._aim.timeout.connect(self.left)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        viewport = self.viewport()
        if viewport is not None:
            viewport.setAutoFillBackground(False)
        model.dataChanged.connect(self.place_columns)
        model.layoutChanged.connect(self.place_columns)
        model.rowsInserted.connect(self.place_columns)
        model.modelReset.connect(self.place_columns)

    def minimumSizeHint(self) -> QSize:
        return QSize(lines(self, 24), lines(self, 8))

    def place_columns(self, *_what: object) -> None:
        """Place the columns by the present width and contents."""
        # The scroll bar comes and goes in the margin beside the cards.
        margin = self._margin()
        model = self._model
        found = columns(self.font(), self.width() - margin, age=model.has_age, speed=model.has_speed)
        if found != self._delegate.columns:
            self._delegate.columns = found
            self.columns_changed.emit(found)
            self._repaint()

    def fill_first(self, filled: bool) -> None:
        """Fill the first button, or leave that to another button of the page."""
        if filled != self._delegate.filled:
            self._delegate.filled = filled
            self._repaint()

    def _margin(self) -> int:
        return round(4 * unit(self.font()))

    def _repaint(self) -> None:
        viewport = self.viewport()
        if viewport is not None:
            viewport.update()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self.place_columns()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.FontChange:
            self.place_columns()

    # -- buttons -------------------------------------------------------------------------------------------

    def button_at(self, place: QPoint) -> int:
        """Return the number of the row with a button at a place of the viewport, -1 without one."""
        index = self.indexAt(place)
        if not index.isValid():
            return -1
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.visualRect(index)
        return index.row() if self._delegate.button_rect(option, index).contains(place) else -1

    @property
    def is_aimed_at(self) -> bool:
        """Whether the user moves the pointer over the rows; it may also rest where the window happened to open."""
        return self._aim.isActive()

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        super().mouseMoveEvent(event)
        if event is not None:
            self._hover(self.button_at(event.position().toPoint()))
            if self._pointer not in (None, event.globalPosition()):
                self._aim.start()
            self._pointer = event.globalPosition()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        super().mousePressEvent(event)
        if event is not None and event.button() is Qt.MouseButton.LeftButton:
            self._press(self.button_at(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        super().mouseReleaseEvent(event)
        pressed = self._delegate.pressed_button
        self._press(-1)
        if event is not None and pressed >= 0 and pressed == self.button_at(event.position().toPoint()):
            self.acted.emit(self._model.rows[pressed])

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        super().mouseDoubleClickEvent(event)
        if event is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        place = event.position().toPoint()
        row = self._model.row_at(self.indexAt(place))
        if row is not None and self.button_at(place) < 0:
            self.opened.emit(row)

    def leaveEvent(self, event: QEvent | None) -> None:
        super().leaveEvent(event)
        self._hover(-1)
        self._aim.stop()
        self.left.emit()

    def _hover(self, number: int) -> None:
        self._turn("hovered_button", number)

    def _press(self, number: int) -> None:
        self._turn("pressed_button", number)

    def _turn(self, what: str, number: int) -> None:
        before = getattr(self._delegate, what)
        if before != number:
            setattr(self._delegate, what, number)
            for one in (before, number):
                self.update(self._model.index(one, 0))

    # -- keys and menu -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        row = self._model.row_at(self.currentIndex())
        plain = event is not None and event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if event is not None and event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        elif event is not None and row is not None and plain and event.key() in _KEYS:
            self.opened.emit(row)
        elif event is not None and row is not None and plain and event.key() == Qt.Key.Key_Space:
            if row.problem is not None:
                self.acted.emit(row)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent | None) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._model.index(0, 0))

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:
        if event is None:
            return
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        row = self._model.row_at(index)
        viewport = self.viewport()
        if row is not None and viewport is not None:
            place = self.visualRect(index).center() if by_key else event.pos()
            self.menu_wanted.emit(row, viewport.mapToGlobal(place))
