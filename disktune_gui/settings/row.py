"""One setting of one drive: name, editor, what it was, what it risks, its notes and its context menu."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from html import escape

from PyQt6.QtCore import QEvent, Qt, pyqtSignal
from PyQt6.QtGui import QContextMenuEvent, QFontMetrics, QPainter, QPaintEvent, QPalette
from PyQt6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.drives.drive import Drive
from disktune_contract.layers import takes_hold
from disktune_contract.layers.stack import Stack
from disktune_contract.layers.takes_hold import UnaffectedFileSystem
from disktune_contract.record import record
from disktune_contract.rules import rules
from disktune_contract.rules.hdparm_options import compared
from disktune_contract.rules.setting_interactions import Remark, Weight
from disktune_contract.sentence import in_turn
from disktune_contract.settings.setting import Change, Offer, Risk, Setting, State, Status, Value
from disktune_contract.settings.setting_names import names
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.message import ReportButton
from disktune_gui.desktop import clipboard
from disktune_gui.editing import setting_facts
from disktune_gui.editing.editors import editor_for
from disktune_gui.saved_settings.bar import LastingBar
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.text import wording
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.style import lines

# -- under a setting: files on the device that do not follow it --------------------------------------------


class LayerNote(QWidget):
    """A sentence for each file system, and a button for each device; it is hidden where all files follow."""

    device_wanted = pyqtSignal(str)
    """The user wants to see the setting of the device of this kernel name."""

    def __init__(self) -> None:
        super().__init__()
        self._found: tuple[UnaffectedFileSystem, ...] = ()
        self._listed: frozenset[str] = frozenset()
        self.words = ToneLabel(tone="caution")
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.words)
        column.addLayout(self._buttons)
        self.hide()

    def text(self) -> str:
        """Return the whole text."""
        return self.words.text()

    def show_layers(
        self, setting: Setting, drive: Drive | None, stack: Stack | None, listed: Collection[str]
    ) -> None:
        """Show which files on *drive* do not follow *setting*; only devices in *listed* get a link."""
        found: tuple[UnaffectedFileSystem, ...] = ()
        if drive is not None and stack is not None:
            found = takes_hold.elsewhere(setting, drive.name, stack)
        ways = frozenset(one.layer.name for one in found if one.layer is not None).intersection(listed)
        if (found, ways) == (self._found, self._listed):
            return
        self._found, self._listed = found, ways
        self.words.setText(said(in_turn(*takes_hold.words(found))) if found else "")
        while (item := self._buttons.takeAt(0)) is not None:
            if (button := item.widget()) is not None:
                button.hide()
                button.deleteLater()
        for name in dict.fromkeys(one.layer.name for one in found if one.layer is not None):
            if name in ways:
                button = self._way_to(name)
                self._buttons.addWidget(button)
                # At once, so that the row knows its height.
                button.show()
        self._buttons.addStretch(1)
        self.setVisible(bool(found))

    def _way_to(self, name: str) -> QPushButton:
        button = QPushButton(self.tr("Show {device}").format(device=name))
        button.setToolTip(self.tr("Shows this setting of the device that the files follow"))
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self.device_wanted.emit(name))
        return button


# -- the context menu of a setting -------------------------------------------------------------------------


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


# -- the row of a setting ----------------------------------------------------------------------------------


@record
class ShownResult:
    """The result of the last change of a setting."""

    words: str
    good: bool
    wanted: bool = True
    """Whether it is what the user asked for last."""
    value: Value | None = None
    """The value of the drive then; None where it could not be read."""
    error: bool = False
    """Whether it is an error that can be reported, and not only a refusal by a rule."""
    at: float = 0.0
    """When that was, in seconds since the epoch; 0 where it does not matter."""
    past: bool = False
    """Whether it was so then, and may have changed since."""

    @property
    def tone(self) -> str:
        """The colour in which it is shown."""
        if self.past:
            return "faint"
        return ("good" if self.wanted else "caution") if self.good else "danger"


class RemarkList(QWidget):
    """Remarks of the rules between settings, one sentence below the other; hidden when there are none."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[tuple[Remark, ...], Drive | None] = ((), None)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.hide()

    def text(self) -> str:
        """Return the whole text."""
        return said(in_turn(*(remark.words for remark in self._shown[0])))

    def show_remarks(self, found: tuple[Remark, ...], drive: Drive | None) -> None:
        """Show *found*, of *drive*, whose name a remedy may need."""
        if (found, drive) == self._shown:
            return
        self._shown = (found, drive)
        for child in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            self._column.removeWidget(child)
            child.hide()
            child.deleteLater()
        for remark in found:
            label = ToneLabel(said(remark.words), "faint" if remark.weight is Weight.SAYS else "caution")
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._column.addWidget(label)
            if remark.rule.remedy and drive is not None:
                self._column.addWidget(self._copier(remark.rule.remedy_for(drive.serial)))
        self.setVisible(bool(found))

    def _copier(self, remedy: str) -> QPushButton:
        """Return a button that copies a file's text; the administrator has to write the file."""
        button = QPushButton(self.tr("Copy udev Rule"))
        button.setToolTip(as_tip(remedy))
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: clipboard.copy(remedy))
        return button


class SettingRow(QWidget):
    """A row of the settings page. It has no state of its own: `render` shows what the page knows."""

    edited = pyqtSignal(str, object, bool)  # bool | int | str
    """Setting, value, and whether it continues the gesture before."""
    taken_back = pyqtSignal(str)
    """Setting whose change is to be dropped."""
    keep_asked = pyqtSignal(str, str)
    """Setting, and the request for its saved value, as `lasting_bar` has it."""
    device_wanted = pyqtSignal(str, str)
    """Kernel name of the device that files follow, and the setting."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.label = PlainLabel(said(setting.label))
        self.editor = editor_for(setting)
        self.was = ToneLabel(tone="faint")
        self.undo = QToolButton()
        self.risk = ToneLabel(wording.risk_mark(setting), _RISK_TONES.get(setting.risk, "faint"))
        self.flag = ToneLabel(setting.hdparm, "faint")
        self.help = QToolButton()
        self.reason = ToneLabel(tone="faint")
        """Shown in the editor's place where there is nothing to change."""
        self.meaning = ToneLabel(tone="faint")
        """The meaning of a number; follows the slider."""
        self.why = ToneLabel(tone="faint")
        """Why a preset sets it, while its change is not applied yet."""
        self.note = ToneLabel(tone="faint")
        self.report: ReportButton | None = None
        """Below the note of an error; few rows ever need one."""
        self.remarks = RemarkList()
        """What the value means next to others."""
        self.elsewhere = LayerNote()
        """Which files it does not affect."""
        self.detail = PlainLabel()
        self.lasting = LastingBar(setting)
        """What is saved, which other tools set it, and the buttons for that."""
        self._one: SavedState | None = None
        self._editable = True
        self._state: State | None = None
        self._drive: Drive | None = None
        self._shown: Value | None = None
        """What the editor shows."""
        self._narrow = self._marked = False
        self._dress()
        self._lay_out()
        self.editor.edited.connect(lambda value, more: self.edited.emit(setting.id, value, more))
        self.undo.clicked.connect(lambda: self.taken_back.emit(setting.id))
        self.help.toggled.connect(self._on_help)
        self.lasting.asked.connect(lambda what: self.keep_asked.emit(setting.id, what))
        self.elsewhere.device_wanted.connect(lambda name: self.device_wanted.emit(name, setting.id))

    def show_drive(self, drive: Drive | None) -> None:
        """Set the drive that the states belong to; its name is in the help."""
        self._drive = drive

    def show_remarks(self, found: tuple[Remark, ...]) -> None:
        """Show what the value means next to other settings and to the surroundings of the drive."""
        self.remarks.show_remarks(found, self._drive)

    def show_layers(self, stack: Stack | None, listed: Collection[str]) -> None:
        """Show which files on the device follow another one; *listed* are those that can be shown."""
        self.elsewhere.show_layers(self.setting, self._drive, stack, listed)

    def show_reason(self, why: str) -> None:
        """Show why a preset sets it, or leaves it alone; empty if none does."""
        self.why.setText(why)
        self.why.setVisible(bool(why))

    def settle(self) -> None:
        """Compute the height at once, rather than part by part in the event loop."""
        for part in (self.remarks, self.elsewhere, self.lasting):
            if (inner := part.layout()) is not None:
                inner.activate()
        self._grid.activate()

    def show_lasting(self, one: SavedState | None) -> None:
        """Show what is saved of it and which other tools set it."""
        self._one = one
        self._render_lasting()

    def mark(self, *, on: bool) -> None:
        """Mark it, or no longer, as the row that was asked for."""
        self._marked = on
        self.update()

    def take_focus(self) -> None:
        """Give the focus to the editor, or to the help button where there is nothing to change."""
        usable = self.editor.isVisibleTo(self) and self.editor.isEnabled()
        (self.editor if usable else self.help).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the mark below all else; its frame is for users who cannot tell its colour."""
        if self._marked:
            painter = QPainter(self)
            colour = self.palette().color(QPalette.ColorRole.Highlight)
            painter.setPen(colour)
            colour.setAlpha(_MARK_ALPHA)
            painter.setBrush(colour)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
            painter.end()
        super().paintEvent(event)

    def set_room(self, width: float) -> None:
        """Fit into *width*, in heights of a line: the old value goes below the editor where it must.

        In the narrowest window the flag is hidden, which the help names, too, so that the help stays visible.
        """
        self._narrow, tight = width < ROOMY, width < TIGHT
        label = _LABEL_TIGHT if tight else _LABEL_NARROW if self._narrow else _LABEL
        self.label.setFixedWidth(lines(self, label))
        self.flag.setVisible(not tight)
        self._grid.setHorizontalSpacing(6 if tight else 12)
        margins = self._grid.contentsMargins()
        side = 6 if tight else 12
        self._grid.setContentsMargins(side, margins.top(), side, margins.bottom())
        self._place_before()

    def _place_before(self) -> None:
        """Next to the editor the column is equally wide in all rows; long words, too, go below."""
        width = lines(self, _BEFORE)
        below = self._narrow or self.was.sizeHint().width() + self.undo.sizeHint().width() > width
        self._before.setFixedWidth(width)
        if below:
            self._before.setMaximumWidth(QWIDGETSIZE_MAX)
        self._grid.removeWidget(self._before)
        row, column = (1, 1) if below else (0, 2)
        self._grid.addWidget(self._before, row, column, Qt.AlignmentFlag.AlignVCenter)
        self._grid.setColumnMinimumWidth(2, 0 if self._narrow else width)
        self._before.setVisible(bool(self.was.text()) or not self._narrow)

    def render_state(
        self, state: State | None, change: Change | None, result: ShownResult | None, editable: bool
    ) -> None:
        """Show *state* (None: nothing is known) under *change*; the page decides *editable*, not the drive."""
        setting = self.setting
        self._state, self._editable = state, editable
        self._render_lasting()
        changeable = state is not None and state.status is Status.OK
        value = change.value if change else state.value if state else None
        self._shown = value
        self.editor.show_value(value, state.offer if state else Offer())
        self.editor.setVisible(state is None or changeable or value is not None)
        self.editor.setEnabled(changeable and editable)
        self.label.setEnabled(changeable)
        self.flag.setEnabled(changeable)
        self.risk.setVisible(changeable)
        font = self.label.font()
        font.setBold(change is not None)
        self.label.setFont(font)
        self.was.setText("" if change is None else self._was(change))
        self._place_before()
        self.undo.setVisible(change is not None)
        self.undo.setEnabled(editable)
        self._render_note(state, result)
        words = "" if self.editor.isHidden() else setting_facts.meaning(setting, value)
        self.meaning.setText(words)
        self.meaning.setVisible(bool(words))
        self._render_detail()
        self.setAccessibleName(said(setting.label))
        parts = (
            self.was.text(),
            self.why.text(),
            self.note.text(),
            self.reason.text(),
            self.remarks.text(),
            self.elsewhere.text(),
            self.lasting.text(),
        )
        self.setAccessibleDescription(said(in_turn(*parts)))

    def _render_note(self, state: State | None, result: ShownResult | None) -> None:
        words, tone = "", "faint"
        if state is not None:
            words = wording.state_note(self.setting, state) or said(rules.obstacle(state) or "")
        # The result of a request stays shown until the next one.
        if result is not None:
            words, tone = result.words, result.tone
        instead = self.editor.isHidden()
        self.reason.setText(words if instead else "")
        self.reason.setVisible(instead)
        self.note.setText("" if instead else words)
        self.note.set_tone(tone)
        self.note.setVisible(bool(words) and not instead)
        self._render_report(result)

    def _render_report(self, result: ShownResult | None) -> None:
        error = result.words if result is not None and result.error else ""
        if error and self.report is None:
            self.report = ReportButton()
            self._grid.addWidget(self.report, _REPORT, 1, Qt.AlignmentFlag.AlignLeft)
        if self.report is not None:
            words = self.tr("{setting}: {error}").format(setting=said(self.setting.label), error=error)
            self.report.show_for(*([words] if error else []))

    def _was(self, change: Change) -> str:
        return self.tr("was {value}").format(value=wording.value_words(self.setting, change.expected))

    def _on_help(self, shown: bool) -> None:
        self.detail.setVisible(shown)
        self._render_detail()
        self._render_lasting()

    def _render_lasting(self) -> None:
        usable = self._state is not None and self._state.status is Status.OK
        self.lasting.show_lasting(
            self._one if usable or (self._one is not None and self._one.saved is not None) else None,
            opened=self.help.isChecked(),
            editable=self._editable,
        )

    def _render_detail(self) -> None:
        """Write the help as a table of terms; only while it is open, which is rare."""
        if not self.help.isChecked():
            return
        faint = theme.secondary(self.palette()).name()
        rows = "".join(
            f"<tr><td style='color: {faint}; padding: 2px 14px 2px 0; white-space: nowrap'>{escape(term)}</td>"
            f"<td style='padding: 2px 0'>{escape(words)}</td></tr>"
            for term, words in setting_facts.facts(self.setting, self._state, self._drive)
        )
        self.detail.setText(f"<p>{escape(said(self.setting.help))}</p><table>{rows}</table>")

    def menu(self) -> RowMenu:
        """Return the context menu."""
        menu = RowMenu(self.setting, self._state, self._drive.name if self._drive is not None else "", self)
        default = self._one.default if self._one is not None else None
        usable = self.editor.isEnabled() and not self.editor.isHidden()
        if usable and default is not None and self._shown != default:
            menu.offer(self.tr("Set to &Default"), lambda: self.edited.emit(self.setting.id, default, False))
        if not self.undo.isHidden() and self.undo.isEnabled():
            menu.offer(self.tr("&Undo This Change"), lambda: self.taken_back.emit(self.setting.id))
        menu.offer(self.tr("&Who Else Sets This"), lambda: self.help.setChecked(True))
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:
        """Open the menu, by mouse or by key."""
        if event is not None:
            menu = self.menu()
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(event.globalPos())

    def changeEvent(self, event: QEvent | None) -> None:
        """Follow the application from light to dark."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange and hasattr(self, "detail"):
            self._render_detail()

    def _dress(self) -> None:
        setting = self.setting
        self.label.setBuddy(self.editor)
        self.label.setWordWrap(True)
        self.label.setToolTip(as_tip(said(setting.help)))
        self.undo.setText("↶")
        self.undo.setAutoRaise(True)
        self.undo.setToolTip(self.tr("Undo this change"))
        self.undo.setAccessibleName(self.tr("Undo the change of {setting}").format(setting=said(setting.label)))
        self.help.setText("?")
        self.help.setAutoRaise(True)
        self.help.setCheckable(True)
        self.help.setToolTip(self.tr("Description, lifetime, risk and sources"))
        self.help.setAccessibleName(self.tr("About {setting}").format(setting=said(setting.label)))
        if setting.hdparm:
            self.flag.setToolTip(as_tip(said(compared(setting.hdparm))))
            self.flag.setAccessibleName(self.tr("hdparm flag {flag}").format(flag=setting.hdparm))
        if setting.danger:
            self.risk.setToolTip(as_tip(said(setting.danger)))
        self.meaning.setWordWrap(True)
        self.why.hide()
        for label in (self.why, self.note, self.reason, self.detail):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.detail.setTextFormat(Qt.TextFormat.RichText)
        self.detail.setContentsMargins(0, 2, 0, 8)
        self.detail.hide()

    def _lay_out(self) -> None:
        """Place the columns; every row gives them the same width, so that they align."""
        metrics = QFontMetrics(self.font())
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(12, 7, 12, 7)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        self._before = QWidget()
        was = QHBoxLayout(self._before)
        was.setContentsMargins(0, 0, 0, 0)
        was.setSpacing(2)
        was.addWidget(self.was)
        was.addWidget(self.undo)
        was.addStretch(1)
        for spared in (self.undo, self.risk):
            policy = spared.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            spared.setSizePolicy(policy)
        self.risk.setFixedWidth(max(metrics.horizontalAdvance(words) for words in wording.risk_marks()) + 4)
        self.flag.setFixedWidth(metrics.horizontalAdvance("-W") + 6)
        self.editor.setMaximumWidth(lines(self, 26))
        self.editor.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        middle = Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(self.label, 0, 0, middle)
        grid.addWidget(self.editor, 0, 1)
        grid.addWidget(self.reason, 0, 1, 1, 3, middle)
        # Extra width goes here, or Qt spreads it between the columns, differently in each row.
        grid.addItem(QSpacerItem(0, 0, QSizePolicy.Policy.Expanding), 0, 3)
        grid.addWidget(self.risk, 0, 4, middle)
        grid.addWidget(self.flag, 0, 5, middle)
        grid.addWidget(self.help, 0, 6, middle)
        below = (self.meaning, self.why, self.note, self.remarks, self.elsewhere, self.lasting, self.detail)
        for number, widget in enumerate(below, 2):
            grid.addWidget(widget, number + (number >= _REPORT), 1, 1, 5)
        grid.setColumnStretch(1, 1000)
        grid.setColumnStretch(3, 1)
        self.set_room(ROOMY)


_REPORT = 5
"""The row of the grid below the note."""
_MARK_ALPHA = 28
"""Of 255: text on it stays as readable as it was."""
QWIDGETSIZE_MAX = 16_777_215
"""Qt's constant for "no limit", which PyQt6 does not export."""
_LABEL, _LABEL_NARROW, _LABEL_TIGHT, _BEFORE = 12, 9, 8, 8
"""Widths of the columns, in heights of a line."""
ROOMY, TIGHT = _LABEL + _BEFORE + 36, 46
"""Widths from which everything fits next to the editor, and from which the flag is shown at all, in heights of a
line."""
_RISK_TONES = {Risk.DATA_LOSS: "danger", Risk.HANG: "danger"}
