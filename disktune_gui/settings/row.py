"""One setting of one drive in a line: name, editor, at most one short note; its details open below it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QPointF, QRect, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PyQt6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from disktune_contract.record import replace
from disktune_contract.settings.setting import Offer, Setting, State, Status
from disktune_contract.settings.setting_names import names
from disktune_gui.controls.columns import IconMark
from disktune_gui.controls.labels import BriefLabel, ElidedLabel
from disktune_gui.desktop import clipboard
from disktune_gui.editing.editors import editor_for
from disktune_gui.settings.details import SettingDetails
from disktune_gui.settings.row_view import RowNote, RowView, described, note_of, others_of
from disktune_gui.text import wording
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import lines

HEIGHT, EDGE = 2.97, 1.32
"""The height of a row, and the room left of its label, in heights of a line: 45 and 20 pixels."""
_LABEL, _LABEL_NARROW = 17.7, 11.0
NARROW = 52
"""The width of a row below which its label takes two lines more often: with a long one, its notes need so much."""
_MARK_ALPHA = 28
"""Of 255: text on it stays as readable as it was."""


class RowMenu(QMenu):
    """Has only the entries that apply to the row as it is."""

    def __init__(self, setting: Setting, state: State | None, drive: str, parent: QWidget) -> None:
        super().__init__(parent)
        if state is not None and state.status is Status.OK and state.value is not None:
            self.offer(self.tr("&Copy Value"), partial(clipboard.copy, wording.value_words(setting, state.value)))
        if known := names(setting, drive):
            # The last one is the kernel's file or the command, which helps to search elsewhere.
            self.offer(self.tr("Copy &Name"), partial(clipboard.copy, known[-1]))

    def offer(self, label: str, act: Callable[[], object]) -> None:
        """Add an entry that calls *act*."""
        action = self.addAction(label)
        if action is not None:
            action.triggered.connect(lambda _checked=False: act())


class Chevron(QToolButton):
    """Shows whether something is open; it does not look pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setFixedSize(lines(self, 1.6), lines(self, 1.6))

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter, palette = QPainter(self), self.palette()
        right = self.layoutDirection() is Qt.LayoutDirection.LeftToRight
        icon = "down" if self.isChecked() else "right" if right else "left"
        colour = palette.color(QPalette.ColorRole.WindowText) if self.underMouse() else theme.secondary(palette)
        side = lines(self, 1.06)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QRectF(self.rect()).center())
        icons.draw(painter, place, icon, colour)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.accent(palette), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()


class SettingRow(QWidget):
    """A row of the settings page. It has no state of its own: `show_view` shows what the page knows."""

    edited = pyqtSignal(str, object, bool)  # bool | int | str
    """Setting, value, and whether it continues the gesture before."""
    taken_back = pyqtSignal(str)
    """Setting whose change is to be dropped."""
    keep_asked = pyqtSignal(str, str)
    """Setting, and the request for its saved value, as `LastingBar` has it."""
    device_wanted = pyqtSignal(str, str)
    """Kernel name of the device that files follow, and the setting."""
    opened = pyqtSignal(str, bool)
    """Setting, and whether its details are open now."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.view = RowView(setting)
        self.label = BriefLabel(said(setting.label))
        self.editor = editor_for(setting)
        self.mark = IconMark()
        self.note, self.others = ElidedLabel(), PlainLabel()
        self._tool = IconMark("tool")
        self.undo = QToolButton()
        self.more = Chevron()
        """Opens the details; the whole row does, too."""
        self._details: SettingDetails | None = None
        self.last = False
        """Whether it is at the end of the card, whose edge is its line."""
        self._found = False
        self.note_shown = RowNote()
        self._lay_out()
        self.editor.edited.connect(lambda value, more: self.edited.emit(setting.id, value, more))
        self.undo.clicked.connect(lambda: self.taken_back.emit(setting.id))
        self.more.toggled.connect(self._on_more)

    @property
    def details(self) -> SettingDetails:
        """The details, made when they are first asked for."""
        if self._details is None:
            name = self.setting.id
            made = self._details = SettingDetails(self.setting, self.editor)
            made.lasting.asked.connect(lambda what: self.keep_asked.emit(name, what))
            made.elsewhere.device_wanted.connect(lambda device: self.device_wanted.emit(device, name))
            made.default.clicked.connect(self._to_default)
            self._column.addWidget(made)
            made.setVisible(self.more.isChecked())
            made.show_view(self.view)
        return self._details

    def show_view(self, view: RowView) -> None:
        """Show *view*."""
        before, self.view = self.view, view
        if view == before:
            return
        if self._details is not None:
            self._details.show_view(view)
        if replace(before, read_at=view.read_at) == view:
            return
        state, change = view.state, view.change
        value = view.value
        changeable = state is not None and state.status is Status.OK
        self.editor.show_value(value, state.offer if state else Offer())
        self.editor.setVisible(changeable or value is not None)
        self.editor.setEnabled(changeable and view.editable)
        self.label.setEnabled(changeable)
        self.note_shown = note = note_of(view)
        self.note.setText(note.words)
        self.note.setVisible(bool(note.words))
        self.mark.show_icon(note.icon, note.tone)
        self.mark.setVisible(bool(note.icon))
        others = others_of(view)
        self.others.setText(others)
        self.others.setVisible(bool(others))
        self._tool.setVisible(bool(others))
        self.undo.setVisible(change is not None)
        self.undo.setEnabled(view.editable)
        self.setAccessibleDescription(described(view, note))
        self.update()

    def open(self, *, on: bool) -> None:
        """Open or close the details."""
        self.more.setChecked(on)

    def mark_found(self, *, on: bool) -> None:
        """Mark it, or no longer, as the row that was asked for."""
        self._found = on
        self.update()

    def take_focus(self) -> None:
        """Give the focus to the editor, or to the chevron where there is nothing to change."""
        if self.editor.isVisibleTo(self) and self.editor.isEnabled():
            self.editor.take_focus()
        else:
            self.more.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_room(self, width: float) -> None:
        """Fit into *width*, in heights of a line."""
        self.label.setFixedWidth(lines(self, _LABEL if width >= NARROW else _LABEL_NARROW))

    def menu(self) -> RowMenu:
        """Return the context menu."""
        drive, one = self.view.drive, self.view.lasting
        menu = RowMenu(self.setting, self.view.state, drive.name if drive is not None else "", self)
        default = one.default if one is not None else None
        usable = self.editor.isEnabled() and not self.editor.isHidden()
        if usable and default is not None and self.view.value != default:
            menu.offer(self.tr("Set to &Default"), self._to_default)
        if not self.undo.isHidden() and self.undo.isEnabled():
            menu.offer(self.tr("&Undo This Change"), lambda: self.taken_back.emit(self.setting.id))
        menu.offer(self.tr("&Who Else Sets This"), lambda: self.open(on=True))
        return menu

    def _to_default(self) -> None:
        one = self.view.lasting
        if one is not None and one.default is not None:
            self.edited.emit(self.setting.id, one.default, False)

    # -- opening ---------------------------------------------------------------------------------------------

    def _on_more(self, on: bool) -> None:
        self.details.setVisible(on)
        self.opened.emit(self.setting.id, on)

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        """Open the details by a click anywhere in the row."""
        left = event is not None and event.button() is Qt.MouseButton.LeftButton
        if event is not None and left and self._head().contains(event.pos()):
            self.more.toggle()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Open with the arrow that points into the row, close with the other."""
        ways = {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}
        if event is not None and self.more.hasFocus() and (on := ways.get(Qt.Key(event.key()))) is not None:
            self.open(on=on)
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:
        """Open the menu, by mouse or by key."""
        if event is not None:
            menu = self.menu()
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(event.globalPos())

    # -- look ------------------------------------------------------------------------------------------------

    def _head(self) -> QRect:
        return QRect(0, 0, self.width(), lines(self, HEIGHT))

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        """Draw the accent bar of a change, the line below, and a frame round the row that was asked for."""
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._found:
            colour = palette.color(QPalette.ColorRole.Highlight)
            painter.setPen(colour)
            colour.setAlpha(_MARK_ALPHA)
            painter.setBrush(colour)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        result = self.view.result
        if self.view.change is not None or (result is not None and result.good and not result.past):
            high = lines(self, 1.85)
            left = 6 if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else self.width() - 9
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent(palette))
            painter.drawRoundedRect(QRectF(left, (self._head().height() - high) / 2, 3, high), 1.5, 1.5)
        if not self.last:
            painter.setPen(QPen(theme.line(palette), 1))
            below = self.height() - 0.5
            painter.drawLine(QPointF(0, below), QPointF(self.width(), below))
        painter.end()

    def _lay_out(self) -> None:
        setting = self.setting
        self.label.setBuddy(self.editor)
        self.label.keep_to(2)
        self.label.setToolTip(as_tip(said(setting.help)))
        for words in (self.note, self.others):
            words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            words.setFont(theme.scaled(self.font(), 0.9))
            words.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.others.hide()
        self.undo.setIcon(icons.icon("undo"))
        self.undo.setAutoRaise(True)
        self.undo.setToolTip(self.tr("Undo this change"))
        self.undo.setAccessibleName(self.tr("Undo {setting}").format(setting=said(setting.label)))
        self.undo.hide()
        self.more.setAccessibleName(self.tr("About {setting}").format(setting=said(setting.label)))
        self.setAccessibleName(said(setting.label))
        head = QWidget()
        head.setFixedHeight(lines(self, HEIGHT))
        row = QHBoxLayout(head)
        row.setContentsMargins(lines(self, EDGE), 0, lines(self, 0.8), 0)
        row.setSpacing(8)
        row.addWidget(self.label)
        row.addSpacing(8)
        row.addWidget(self.editor)
        row.addSpacing(8)
        row.addWidget(self.mark)
        row.addWidget(self.note)
        row.addWidget(self._tool)
        row.addWidget(self.others)
        row.addWidget(self.undo)
        row.addStretch(1)
        row.addWidget(self.more)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 1)
        self._column.setSpacing(0)
        self._column.addWidget(head)
        self.set_room(NARROW)
