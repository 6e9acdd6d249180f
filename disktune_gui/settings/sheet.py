"""The rows of the settings page under their headings: the few that matter, all of them, or those searched for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise

from PyQt6.QtCore import QEvent, QPoint, Qt, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.layers.stack import Stack
from disktune_contract.rules.rule_context import RuleContext
from disktune_contract.rules.setting_interactions import remarks
from disktune_contract.settings.setting import State
from disktune_gui.controls.controls import SettingSearch
from disktune_gui.controls.steady_scroll import SteadyScroll
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.editing import arrangement, change_summary
from disktune_gui.editing.arrangement import FOLDED, SettingSection
from disktune_gui.editing.planned_values import Draft
from disktune_gui.editing.preset_card import PresetButton
from disktune_gui.saved_settings.bar import LastButton, SavedNotes
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.settings.row import ROOMY, TIGHT, SettingRow, ShownResult
from disktune_gui.text.formats import number
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment
from disktune_gui.theming import theme
from disktune_gui.theming.style import lines

_EVERYTHING, _TURNED = "settings/everything", "settings/turned"
"""Kept between sessions: whether all settings are shown; which sections differ from `FOLDED`."""


class Heading(QWidget):
    """The heading of a section; it folds and unfolds the rows below it."""

    turned = pyqtSignal(str)

    def __init__(self, key: str) -> None:
        super().__init__()
        self.button = QToolButton()
        self.button.setAutoRaise(True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setFont(theme.scaled(self.font(), 1.15, bold=True))
        self.button.clicked.connect(lambda: self.turned.emit(key))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 12, 12, 2)
        row.addWidget(self.button)
        row.addStretch(1)

    def show_section(self, section: SettingSection, *, folded: bool, can_turn: bool) -> None:
        """Show the title, the number of rows if they are folded, and the direction of the arrow."""
        title = said(section.title)
        words = self.tr("{section} ({count})").format(section=title, count=number(len(section.settings)))
        self.button.setText(words if folded else title)
        self.button.setArrowType(Qt.ArrowType.RightArrow if folded else Qt.ArrowType.DownArrow)
        self.button.setEnabled(can_turn)
        self.button.setAccessibleDescription(self.tr("collapsed") if folded else self.tr("expanded"))


class Rows(dict[str, SettingRow]):
    """The existing rows; a row is made when it is first asked for, because most are never shown."""

    def __init__(self, make: Callable[[str], SettingRow]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, setting: str) -> SettingRow:
        row = self._make(setting)
        self[setting] = row
        return row


class SettingsSheet(QWidget):
    """A search field, the switch between the usual settings and all, and the rows in their sections."""

    edited = pyqtSignal(str, object, bool)  # bool | int | str
    taken_back = pyqtSignal(str)
    keep_asked = pyqtSignal(str, str)
    device_wanted = pyqtSignal(str, str)

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.search = SettingSearch()
        self.everything = QCheckBox()
        self.presets = PresetButton()
        self.last = LastButton()
        self.notes = SavedNotes()
        self.rows = Rows(self._make_row)
        self.headings: dict[str, Heading] = {}
        self.sections: tuple[SettingSection, ...] = ()
        self.waiting = PlainLabel(self.tr("Reading settings from the drive…"))
        self.dated = PlainLabel()
        """When the values were read: another program may have changed them since, without an event."""
        self.nothing = PlainLabel()
        self._drive: Drive | None = None
        self._draft = Draft()
        self._turned = set(self._preferences.text(_TURNED).split())
        self._order: tuple[str, ...] = ()
        self._states: dict[str, State] = {}
        self._results: Mapping[str, ShownResult] = {}
        self._troubles: Mapping[str, ShownResult] = {}
        """Why changes cannot be applied at present."""
        self._worked_in: SettingRow | None = None
        """The row that had the focus last."""
        self._reasons: Mapping[str, str] = {}
        """Why a preset sets them, or does not."""
        self._lasting: Mapping[str, SavedState] = {}
        self._stack: Stack | None = None
        self._listed: frozenset[str] = frozenset()
        self._editable = True
        self._sought = ""
        """The setting that is to be shown as soon as the drive has answered."""
        self._marked: SettingRow | None = None
        self._room = float(ROOMY)
        """The width of the rows, in heights of a line."""
        self._lay_out()
        self.everything.setChecked(self._preferences.text(_EVERYTHING) == "yes")
        self.everything.toggled.connect(self._on_everything)
        self.search.textChanged.connect(lambda _text: self._arrange())
        self.search.textEdited.connect(lambda _text: self._mark(None))

    def show_draft(
        self,
        drive: Drive | None,
        draft: Draft,
        results: Mapping[str, ShownResult],
        editable: bool,
        reasons: Mapping[str, str] | None = None,
    ) -> None:
        """Update every row to what is known of *drive*; *reasons* are those of a preset, by setting."""
        anchor = self._anchor()
        if drive is None or self._drive is None or drive.ref != self._drive.ref:
            for row in self.rows.values():
                row.editor.forget()
        self._reasons = reasons or {}
        self._drive, self._draft, self._results, self._editable = drive, draft, results, editable
        self._states = {state.setting: state for state in draft.shown()}
        told = (change_summary.of_change(change) for change in draft.reviewed())
        self._troubles = {line.setting: ShownResult(line.trouble, good=False) for line in told if line.trouble}
        whole = draft.whole()
        for row in self.rows.values():
            self._render_row(row, whole)
        self.waiting.setVisible(drive is not None and not draft.states)
        self.presets.setEnabled(bool(draft.states) and editable)
        self.last.setEnabled(bool(draft.states))
        if drive is not None:
            self.presets.media = frozenset({arrangement.medium(drive)})
        self.setEnabled(drive is not None)
        self._arrange()
        self._settle(anchor)
        if self._sought and draft.states:
            self.reveal(self._sought)

    def show_lasting(self, found: Mapping[str, SavedState]) -> None:
        """Show in every row what is saved of it, and which other tools set it."""
        anchor = self._anchor()
        self._lasting = found
        for name, row in self.rows.items():
            row.show_lasting(found.get(name))
        self._settle(anchor)

    def show_layers(self, stack: Stack | None, listed: Iterable[str]) -> None:
        """Show in every row which files do not follow it; *listed* are the devices that can be shown."""
        anchor = self._anchor()
        self._stack, self._listed = stack, frozenset(listed)
        for name, row in self.rows.items():
            row.show_layers(stack if name in self._states else None, self._listed)
        self._settle(anchor)

    def visible_settings(self) -> tuple[str, ...]:
        """Return what can be seen by scrolling alone, from top to bottom."""
        return tuple(name for section in self.sections if not self._folded(section) for name in section.settings)

    def reveal(self, setting: str) -> None:
        """Bring the row of *setting* into view, mark it and give it the focus, once the drive has answered."""
        self._sought = setting
        if self._drive is None or not self._draft.states:
            return
        self._sought = ""
        self.search.clear()
        if setting not in self.visible_settings():
            # It may be in a folded section, or not recommended: a search shows it all the same.
            self.search.setText(said(BY_ID[setting].label))
        row = self.rows[setting]
        self._mark(row)
        layout = self._body.layout()
        if layout is not None:
            layout.activate()
        self._scroll.ensureWidgetVisible(row)
        row.take_focus()

    def _mark(self, row: SettingRow | None) -> None:
        """Mark *row* as the one that was asked for, and no other."""
        if self._marked is not None:
            self._marked.mark(on=False)
        self._marked = row
        if row is not None:
            row.mark(on=True)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Give the rows as many columns as fit, so that no warning has to be scrolled to."""
        super().resizeEvent(event)
        before, self._room = self._room, self._scroll.width() / lines(self, 1)
        if any((before < limit) != (self._room < limit) for limit in (ROOMY, TIGHT)):
            for row in self.rows.values():
                row.set_room(self._room)
        self._settle(None)

    def _anchor(self) -> tuple[SettingRow, int] | None:
        """Return the row with the focus, else the first in sight, and its position in the view."""
        port = self._scroll.viewport()
        if port is None or not self.isVisible():
            return None
        shown = [row for row in (self.rows[name] for name in self._order if name in self.rows) if row.isVisible()]
        tops = {row: row.mapTo(port, QPoint()).y() for row in shown}
        seen = [row for row in shown if tops[row] + row.height() > 0 and tops[row] < port.height()]
        focus = QApplication.focusWidget()
        # On Apply and Keep the focus is elsewhere, and returns.
        self._worked_in = next((row for row in shown if focus and row.isAncestorOf(focus)), self._worked_in)
        found = self._worked_in if self._worked_in in seen else next(iter(seen), None)
        return (found, tops[found]) if found is not None else None

    def _settle(self, anchor: tuple[SettingRow, int] | None) -> None:
        """Give every row its height at once, and leave *anchor* where it was.

        Left to the event loop, rows with more text than before are squeezed until the layout request has passed
        all layouts.
        """
        for row in self.rows.values():
            if row.isVisible():
                row.settle()
        self._column.activate()
        QApplication.sendEvent(self._scroll, QEvent(QEvent.Type.LayoutRequest))
        port, bar = self._scroll.viewport(), self._scroll.verticalScrollBar()
        if anchor is None or port is None or bar is None or not anchor[0].isVisible():
            return
        self._column.activate()
        bar.setValue(bar.value() + anchor[0].mapTo(port, QPoint()).y() - anchor[1])

    # -- rows ------------------------------------------------------------------------------------------------

    def _make_row(self, setting: str) -> SettingRow:
        row = SettingRow(BY_ID[setting])
        row.edited.connect(self.edited)
        row.taken_back.connect(self.taken_back)
        row.keep_asked.connect(self.keep_asked)
        row.device_wanted.connect(self.device_wanted)
        row.setParent(self._body)
        row.hide()
        row.set_room(self._room)
        self._render_row(row, self._draft.whole())
        return row

    def _render_row(self, row: SettingRow, whole: RuleContext) -> None:
        name = row.setting.id
        state = self._states.get(name)
        row.show_drive(self._drive)
        row.show_remarks(remarks(whole, name) if state is not None else ())
        row.show_layers(self._stack if state is not None else None, self._listed)
        row.show_lasting(self._lasting.get(name))
        row.show_reason(self._reasons.get(name, ""))
        row.render_state(
            state, self._draft.change(name), self._troubles.get(name) or self._results.get(name), self._editable
        )

    # -- order and visibility ------------------------------------------------------------------------------

    def _on_everything(self, on: bool) -> None:
        self._preferences.keep(_EVERYTHING, "yes" if on else "no")
        self._arrange()

    def _turn(self, key: str) -> None:
        self._turned ^= {key}
        self._preferences.keep(_TURNED, " ".join(sorted(self._turned)))
        self._arrange()

    def _folded(self, section: SettingSection) -> bool:
        """Return whether a section is folded; during a search, none is."""
        return not self.search.text().strip() and (section.key in FOLDED) != (section.key in self._turned)

    def _arrange(self) -> None:
        if self._drive is None:
            return
        self.sections = arrangement.arrange(
            arrangement.medium(self._drive),
            self._states,
            everything=self.everything.isChecked(),
            text=self.search.text(),
            changed=[change.setting for change in self._draft.changes],
        )
        self._place()
        there = sum(len(section.settings) for section in self.sections)
        self.nothing.setText(self.tr("No matching settings."))
        self.nothing.setVisible(not there)

    def _place(self) -> None:
        """Put headings and rows in order; settings of no section are hidden."""
        shown = self.visible_settings()
        searching = bool(self.search.text().strip())
        for section in self.sections:
            heading = self._heading(section.key)
            heading.show_section(section, folded=self._folded(section), can_turn=not searching)
        if (order := self._visible_order()) != self._order:
            self._order = order
            self._reorder()
        present = {section.key for section in self.sections}
        for key, heading in self.headings.items():
            heading.setVisible(key in present)
        for name, row in self.rows.items():
            row.setVisible(name in shown)

    def _visible_order(self) -> tuple[str, ...]:
        """Return the keys of sections and the ids of settings in the order in which they are shown."""
        parts: list[str] = []
        for section in self.sections:
            parts.append(section.key)
            parts += () if self._folded(section) else section.settings
        return tuple(parts)

    def _reorder(self) -> None:
        widgets = [self.headings[part] if part in self.headings else self.rows[part] for part in self._order]
        for place, widget in enumerate(widgets):
            if self._column.indexOf(widget) != place:
                self._column.removeWidget(widget)
                self._column.insertWidget(place, widget)
        stops = [stop for widget in widgets for stop in _tab_stops(widget)]
        above = (self.search, self.everything, self.presets, self.last)
        for earlier, later in pairwise((*above, *stops, self.notes.confirm)):
            QWidget.setTabOrder(earlier, later)

    def _heading(self, key: str) -> Heading:
        if key not in self.headings:
            heading = Heading(key)
            heading.turned.connect(self._turn)
            self.headings[key] = heading
            self._column.insertWidget(0, heading)
        return self.headings[key]

    def show_read_at(self, at: float) -> None:
        """Show below the rows when they were read, in seconds since the epoch; 0 if they were not."""
        self.dated.setText(self.tr("Read at {time}.").format(time=moment(at, seconds=True)))
        self.dated.setVisible(at > 0)

    # -- layout ----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.everything.setText(self.tr("Show A&ll Settings"))
        self.everything.setToolTip(self.tr("Shows all settings instead of only the recommended ones"))
        bar = QHBoxLayout()
        bar.setContentsMargins(0, 0, 0, 0)
        bar.setSpacing(12)
        bar.addWidget(self.search, 1)
        bar.addStretch(1)
        bar.addWidget(self.everything)
        bar.addWidget(self.presets)
        bar.addWidget(self.last)
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, 0, 0, 16)
        self._column.setSpacing(0)
        for label in (self.waiting, self.nothing, self.dated):
            label.setForegroundRole(self.palette().ColorRole.PlaceholderText)
            label.setContentsMargins(12, 12, 12, 8)
            label.hide()
            self._column.addWidget(label)
        self._column.addStretch(1)
        scroll = self._scroll = SteadyScroll()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._body)
        # In the lowest window two lines of settings are enough; what is below must stay visible.
        scroll.setMinimumHeight(40)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(bar)
        layout.addWidget(scroll, 1)
        # Below the rows, which do not move when it appears.
        layout.addWidget(self.notes)


def _tab_stops(widget: QWidget) -> list[QWidget]:
    """Return *widget* and its children, as far as Tab stops there, in the order in which they were made.

    The list that a combo box opens is a window of its own, and the field of a spin box is part of it.
    """
    inner = [widget, *widget.findChildren(QWidget)]
    return [
        stop
        for stop in inner
        if stop.focusPolicy() & Qt.FocusPolicy.TabFocus
        and stop.focusProxy() is None
        and stop.window() is widget.window()
        and not stop.objectName().startswith("qt_")
    ]
