"""The rows of the settings page: the common ones, groups that open, or those searched for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import pairwise

from PyQt6.QtCore import QCoreApplication, QSignalBlocker, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.drives.drive import Drive
from disktune_contract.layers import takes_hold
from disktune_contract.layers.stack import Stack
from disktune_contract.layers.takes_hold import UnaffectedFileSystem
from disktune_contract.rules import rules
from disktune_contract.rules.setting_interactions import RULES, remarks
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Setting, State
from disktune_gui.controls.cards import Card, Opener
from disktune_gui.controls.controls import SettingSearch, SteadyScroll
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.editing import arrangement
from disktune_gui.editing.arrangement import FIRST, SettingSection
from disktune_gui.editing.planned_values import Draft
from disktune_gui.editing.preset import PresetButton
from disktune_gui.saved_settings.bar import LastButton, SavedNotes
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.settings.row import NARROW, SettingRow
from disktune_gui.settings.row_view import RowView, ShownResult
from disktune_gui.settings.suggestions import Suggested
from disktune_gui.text.formats import number
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import flush, lines

_GROUPS, _ROWS = "settings/groups", "settings/rows"
"""Kept between sessions: which groups are open, and the details of which rows."""
_SEARCH, _ROOMY = 8, 64
"""In heights of a line: the least width of the search, and that of the rows at which each button has words."""
READING_MS = 400
"""For how long nothing says that the drive is being read."""


@lru_cache(maxsize=1)
def _followers() -> Mapping[str, frozenset[str]]:
    """Return which settings have to be shown again when one changes: those in a rule with it, or behind it."""
    found: dict[str, set[str]] = defaultdict(set)
    for rule in RULES:
        for condition in rule.when:
            found[getattr(condition, "setting", "")].update(rule.settings)
    for setting in SETTINGS:
        if setting.behind is not None:
            found[setting.behind[0]].add(setting.id)
    return {name: frozenset(names) for name, names in found.items()}


class GroupRow(Opener):
    """The line of a group: it opens and closes the rows below it."""

    def __init__(self, key: str) -> None:
        super().__init__("", "")
        self.key = key
        self.last = False
        """Whether it is at the end of the card, whose edge is its line."""

    def show_section(self, section: SettingSection, *, opened: bool, can_turn: bool, suggested: int) -> None:
        """Show the title, how many settings are in it and *suggested*, and the direction of the chevron."""
        self.setText(said(section.title))
        self.count = said(Sentence.counted(len(section.settings), "{n} setting", "{n} settings"))
        if suggested:
            words = self.tr("{settings}, {count} suggested")
            self.count = words.format(settings=self.count, count=number(suggested))
        with QSignalBlocker(self):
            self.setChecked(opened)
        self.setEnabled(can_turn)
        self.setAccessibleDescription(self.count)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        super().paintEvent(event)
        if not self.last:
            painter = QPainter(self)
            painter.setPen(theme.line(self.palette()))
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
            painter.end()


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
    """A search field, two menus, and the rows in their groups."""

    edited = pyqtSignal(str, object, bool)  # bool | int | str
    taken_back = pyqtSignal(str)
    keep_asked = pyqtSignal(str, str)
    device_wanted = pyqtSignal(str, str)

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.search = SettingSearch()
        self.presets = PresetButton()
        self.last = LastButton()
        self.paste = QPushButton(icons.icon("paste"), "")
        self.notes = SavedNotes()
        self.rows = Rows(self._make_row)
        self.groups: dict[str, GroupRow] = {}
        self.sections: tuple[SettingSection, ...] = ()
        self.waiting = PlainLabel(self.tr("Reading…"))
        """Shown once that takes a while."""
        self.nothing = PlainLabel(self.tr("No matching settings."))
        self.local = False
        """Whether the files of other tools are on this computer."""
        self._drive: Drive | None = None
        self._suggested: Suggested = {}
        self._draft = Draft()
        self._whole = self._draft.whole()
        self._elsewhere: dict[str, tuple[UnaffectedFileSystem, ...]] = {}
        """Files that do not follow a setting of this drive in this stack."""
        self._open_groups = set(preferences.text(_GROUPS).split())
        self._open_rows = set(preferences.text(_ROWS).split())
        self._order: tuple[str, ...] = ()
        self._states: dict[str, State] = {}
        self._results: Mapping[str, ShownResult] = {}
        self._reasons: Mapping[str, str] = {}
        """Why a preset sets them, or does not."""
        self._lasting: Mapping[str, SavedState] = {}
        self._stack: Stack | None = None
        self._listed: frozenset[str] = frozenset()
        self._editable = True
        self._read_at = 0.0
        self._sought = ""
        """The setting that is to be shown as soon as the drive has answered."""
        self._found: SettingRow | None = None
        self._room = float(NARROW)
        """The width of the rows, in heights of a line."""
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(READING_MS)
        self._reading.timeout.connect(self._show_waiting)
        self._lay_out()
        self.search.textChanged.connect(lambda _text: self._arrange())
        self.search.textEdited.connect(lambda _text: self._mark(None))

    # -- what is shown ---------------------------------------------------------------------------------------

    def show_draft(
        self,
        drive: Drive | None,
        draft: Draft,
        results: Mapping[str, ShownResult],
        editable: bool,
        reasons: Mapping[str, str] | None = None,
        read_at: float = 0.0,
    ) -> None:
        """Show what is known of *drive* in the rows that differ; *reasons* are those of a preset, by setting.

        *read_at* is when the drive reported it, in seconds since the epoch; 0 if it has not.
        """
        before, earlier, moved = self._draft, self._results, drive != self._drive
        other = drive is None or self._drive is None or drive.ref != self._drive.ref
        if other:
            self._elsewhere = {}
            for row in self.rows.values():
                row.editor.forget()
        whole = (
            moved
            or editable != self._editable
            or (reasons or {}) != self._reasons
            or any(getattr(draft, what) is not getattr(before, what) for what in ("states", "surroundings"))
            or draft.failing != before.failing
        )
        self._drive, self._draft, self._editable, self._read_at = drive, draft, editable, read_at
        self._results, self._reasons = dict(results), dict(reasons or {})
        self._whole = draft.whole()
        if whole:
            self._states = {state.setting: state for state in draft.shown()}
            if drive is not None:
                self.presets.media = frozenset({arrangement.medium(drive)})
            self._render(self.rows)
            self._arrange()
        else:
            self._show_changed(before, earlier)
        if not draft.states and drive is not None:
            self._reading.start()
        else:
            self._reading.stop()
            self.waiting.hide()
        self.presets.setEnabled(bool(draft.states) and editable)
        self.last.setEnabled(bool(draft.states))
        if self._sought and draft.states:
            self.reveal(self._sought)

    def _show_changed(self, before: Draft, earlier: Mapping[str, ShownResult]) -> None:
        """Show the rows that an edit or a result concerns, and no others."""
        now, then = self._draft.changes, before.changes
        edited = {one.setting for one in (*now, *then) if one not in now or one not in then}
        touched = set(edited)
        for name in edited:
            touched |= _followers().get(name, frozenset())
        if self._results or earlier:
            touched.update(name for name, _ in {*self._results.items()} ^ {*earlier.items()})
        shown = {state.setting: state for state in self._draft.shown(touched)}
        turned = any(shown[name].status is not self._states[name].status for name in shown)
        self._states |= shown
        self._render([name for name in touched if name in self.rows])
        hidden = any(not self.rows[name].isVisibleTo(self) if name in self.rows else True for name in edited)
        if turned or hidden or not all(map(GroupRow.isChecked, self.groups.values())):
            self._arrange()

    def show_lasting(self, found: Mapping[str, SavedState]) -> None:
        """Show in every row what is saved of it, and which other tools set it."""
        self._lasting = found
        self._render(self.rows)

    def show_suggested(self, found: Suggested) -> None:
        """Show in the rows which values are suggested."""
        if found != self._suggested:
            self._suggested = found
            self._render(self.rows)
            self._arrange()

    def show_layers(self, stack: Stack | None, listed: Iterable[str]) -> None:
        """Show in every row which files do not follow it; *listed* are the devices that can be shown."""
        self._stack, self._listed, self._elsewhere = stack, frozenset(listed), {}
        self._render(self.rows)

    def _show_waiting(self) -> None:
        self.waiting.setVisible(self._drive is not None and not self._draft.states)

    def _make_row(self, setting: str) -> SettingRow:
        row = SettingRow(BY_ID[setting])
        row.edited.connect(self.edited)
        row.taken_back.connect(self.taken_back)
        row.keep_asked.connect(self.keep_asked)
        row.device_wanted.connect(self.device_wanted)
        row.setParent(self._body)
        row.hide()
        row.set_room(self._room)
        row.show_view(self._view(setting))
        if setting in self._open_rows:
            row.open(on=True)
        row.opened.connect(self._on_opened)
        return row

    def _render(self, names: Iterable[str]) -> None:
        for name in list(names):
            self.rows[name].show_view(self._view(name))

    def _view(self, name: str) -> RowView:
        state, draft, setting = self._states.get(name), self._draft, BY_ID[name]
        unaffected: tuple[UnaffectedFileSystem, ...] = ()
        if state is not None and self._stack is not None and self._drive is not None:
            if name not in self._elsewhere:
                self._elsewhere[name] = takes_hold.elsewhere(setting, self._drive.name, self._stack)
            unaffected = self._elsewhere[name]
        return RowView(
            setting,
            drive=self._drive,
            state=state,
            change=draft.change(name),
            result=self._results.get(name),
            lasting=self._lasting.get(name),
            remarks=remarks(self._whole, name) if state is not None else (),
            why=self._reasons.get(name, ""),
            unaffected=unaffected,
            local=self.local,
            suggested=self._suggestion(setting, state),
            listed=self._listed,
            editable=self._editable,
            read_at=self._read_at,
        )

    def _suggestion(self, setting: Setting, state: State | None) -> str:
        """Return what is suggested, if it is another value and can be set."""
        one = self._suggested.get(setting.id)
        if one is None or state is None or state.value == one.value:
            return ""
        return one.words if rules.refusal(setting, state, one.value, self._whole) is None else ""

    # -- finding a row ---------------------------------------------------------------------------------------

    def visible_settings(self) -> tuple[str, ...]:
        """Return what can be seen by scrolling alone, from top to bottom."""
        return tuple(name for section in self.sections for name in self._shown_of(section))

    def reveal(self, setting: str) -> None:
        """Bring the row of *setting* into view, mark it and give it the focus, once the drive has answered."""
        self._sought = setting
        if self._drive is None or not self._draft.states:
            return
        self._sought = ""
        self.search.clear()
        if setting not in self.visible_settings():
            # It may be in a closed group, or the drive lacks it: a search shows it all the same.
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
        if self._found is not None:
            self._found.mark_found(on=False)
        self._found = row
        if row is not None:
            row.mark_found(on=True)

    # -- order and visibility --------------------------------------------------------------------------------

    def _on_opened(self, setting: str, on: bool) -> None:
        (self._open_rows.add if on else self._open_rows.discard)(setting)
        self._preferences.keep(_ROWS, " ".join(sorted(self._open_rows)))

    def _turn(self, key: str, opened: bool) -> None:
        (self._open_groups.add if opened else self._open_groups.discard)(key)
        self._preferences.keep(_GROUPS, " ".join(sorted(self._open_groups)))
        self._arrange()

    @property
    def _searching(self) -> bool:
        return bool(self.search.text().strip())

    def _is_open(self, section: SettingSection) -> bool:
        """Return whether a section is open: the first always is, and each is while a search shows it."""
        return section.key == FIRST or self._searching or section.key in self._open_groups

    def _shown_of(self, section: SettingSection) -> tuple[str, ...]:
        """Return the rows to show; what is changed is in sight also in a closed group."""
        if self._is_open(section):
            return section.settings
        changed = {change.setting for change in self._draft.changes}
        return tuple(name for name in section.settings if name in changed)

    def _arrange(self) -> None:
        """Put groups and rows in order; all other rows are hidden."""
        self.sections = ()
        if self._drive is not None:
            medium = arrangement.medium(self._drive)
            self.sections = arrangement.arrange(medium, self._states, text=self.search.text())
        parts: list[str] = []
        for section in self.sections:
            if section.key != FIRST or self._searching:
                parts.append(section.key)
                opened, turns = self._is_open(section), not self._searching
                count = sum(
                    bool(self._suggestion(BY_ID[name], self._states.get(name)))
                    for name in self._suggested.keys() & set(section.settings)
                )
                self._group(section.key).show_section(section, opened=opened, can_turn=turns, suggested=count)
            parts += self._shown_of(section)
        if tuple(parts) != self._order:
            self._order = tuple(parts)
            self._reorder()
        for key, group in self.groups.items():
            group.setVisible(key in parts)
        for name, row in self.rows.items():
            row.setVisible(name in parts)
        for part in parts:
            widget = self.groups[part] if part in self.groups else self.rows[part]
            widget.last = part == parts[-1]
        self.nothing.setVisible(self._searching and not parts)
        self._card.setVisible(bool(parts))

    def _reorder(self) -> None:
        widgets = [self.groups[part] if part in self.groups else self.rows[part] for part in self._order]
        for place, widget in enumerate(widgets):
            if self._column.indexOf(widget) != place:
                self._column.removeWidget(widget)
                self._column.insertWidget(place, widget)
        stops = [stop for widget in widgets for stop in _tab_stops(widget)]
        for earlier, later in pairwise(
            (self.search, self.presets, self.last, self.paste, *stops, self.notes.confirm)
        ):
            QWidget.setTabOrder(earlier, later)

    def _group(self, key: str) -> GroupRow:
        if key not in self.groups:
            group = GroupRow(key)
            group.toggled.connect(lambda opened: self._turn(key, opened))
            self.groups[key] = group
            self._column.insertWidget(0, group)
        return self.groups[key]

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Give the labels of the rows the width that there is, and "Paste" its words where there is much."""
        super().resizeEvent(event)
        before, self._room = self._room, self._scroll.width() / lines(self, 1)
        self.paste.setText(self._paste if self._room >= _ROOMY else "")
        if (before < NARROW) != (self._room < NARROW):
            for row in self.rows.values():
                row.set_room(self._room)

    # -- layout ----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        bar = self.bar = QHBoxLayout()
        bar.setContentsMargins(0, 0, 0, 0)
        bar.setSpacing(8)
        bar.addStretch(1)
        bar.addWidget(self.search, 1)
        bar.addWidget(self.presets)
        bar.addWidget(self.last)
        bar.addWidget(self.paste)
        self.search.setMinimumWidth(lines(self, _SEARCH))
        # Without its letter: that of Presets is the same.
        self._paste = QCoreApplication.translate("Menus", "&Paste a Command…").replace("&", "")
        self.paste.setToolTip(as_tip(self._paste))
        self.paste.setAccessibleName(self._paste)
        self._body = QWidget()
        whole = flush(QVBoxLayout(self._body))
        self._card = Card()
        self._column = self._card.column(0)
        for label in (self.waiting, self.nothing):
            label.setForegroundRole(self.palette().ColorRole.PlaceholderText)
            label.setContentsMargins(12, 12, 12, 8)
            label.hide()
            whole.addWidget(label)
        whole.addWidget(self._card)
        whole.addStretch(1)
        scroll = self._scroll = SteadyScroll()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._body)
        # In the lowest window two lines of settings are enough; what is below must stay visible.
        scroll.setMinimumHeight(40)
        layout = flush(QVBoxLayout(self), 12)
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
