"""The settings of all drives, a column for each, and the editors that change those that are ticked."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QTimer, pyqtSignal
from PyQt6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import replace
from disktune_contract.settings.setting import State, Value
from disktune_gui.controls.controls import SettingSearch
from disktune_gui.desktop import user_files
from disktune_gui.drives.groups import grouped, selected_kinds
from disktune_gui.editing import arrangement
from disktune_gui.editing.planned_values import same
from disktune_gui.editing.preset import PresetButton
from disktune_gui.services.services import Services
from disktune_gui.settings import comparison
from disktune_gui.settings.comparison import Cell, as_table
from disktune_gui.settings.drafting import Drafting
from disktune_gui.settings.grid_view import GridLine, GridView
from disktune_gui.text import tabular, wording
from disktune_gui.theming.style import flush

_GROUPS = "settings/groups"
CHEAP_S = 0.01
"""An update that takes less time is made at every answer."""
RESTS = 4
"""Pause after a costly update, in multiples of its duration: four fifths of the time remain for the user."""


class AllDrives(QWidget):
    """Nothing of its own is planned here: an edit goes into the plan of each drive that is ticked."""

    answered = pyqtSignal()
    """A drive has reported new values."""
    told = pyqtSignal(str, str)
    """A sentence for the page, and its tone."""
    restore_asked = pyqtSignal()
    """The user wants back what all drives had before DiskTune changed them."""

    def __init__(self, services: Services, drafting: Drafting) -> None:
        super().__init__()
        self._session, self._preferences = services.session, services.preferences
        self._fails, self._drafting = services.health_news.fails, drafting
        self._saved = services.saved_news
        self._failed: dict[DriveRef, str] = {}
        self._asked: set[DriveRef] = set()
        """Drives whose answer is awaited."""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._render_answers)
        self._cost_s = self._shown_at = 0.0
        """How long it took to show all answers last, and when that was done (seconds)."""
        self._open_groups = set(self._preferences.text(_GROUPS).split())
        self.active = False
        self.search = SettingSearch()
        self.only = QCheckBox(self.tr("D&ifferences only"))
        self.presets = PresetButton()
        self.original = QPushButton(QCoreApplication.translate("HistoryPage", "Restore &Original Values…"))
        self.export_button = QPushButton(self.tr("&Export…"))
        self.view = GridView(self.tr("Settings of all drives"), self._preferences)
        self._lay_out()
        self.search.textChanged.connect(lambda _text: self.render_grid())
        self.only.toggled.connect(lambda _on: self.render_grid())
        self.original.clicked.connect(self.restore_asked)
        self.export_button.clicked.connect(self._export)
        self.view.edited.connect(self._on_edited)
        self.view.turned.connect(self._turn)
        self.view.model.ticked.connect(self._on_ticked)
        drafting.changed.connect(self._on_drafts)
        self._saved.listed.connect(lambda _reply: self._show_saved())
        self._session.drives_changed.connect(self._on_drives)

    def set_active(self, active: bool) -> None:
        """Ask all drives whenever they come into view."""
        self.active = active
        if active:
            self.reload()

    def reload(self) -> None:
        """Ask every drive that is listed for its settings. Asking wakes nothing."""
        for drive in self.drives():
            self.ask(drive)
        self.render_grid()

    def drives(self) -> tuple[Drive, ...]:
        """Return the drives in the order of the list on the left."""
        groups = grouped(self._session.drives, selected_kinds(self._preferences))
        return tuple(drive for group in groups.values() for drive in group)

    def choose(self, drives: Iterable[Drive]) -> None:
        """Tick *drives*, and no others."""
        self.render_grid()
        self.view.model.choose({drive.ref for drive in drives})

    def states(self) -> Iterable[State]:
        """Return all states that the drives have reported."""
        return [state for drive in self.drives() for state in self._drafting.of(drive.ref).draft.states]

    def has_answered(self, drives: Iterable[Drive]) -> bool:
        """Return whether each of *drives* has answered since it was asked, or cannot."""
        return not any(drive.ref in self._asked for drive in drives)

    def write(self, path: Path) -> None:
        """Write the comparison to *path* as CSV, a drive a line; a failure becomes a sentence."""
        grid = self.view.model.grid
        table = as_table(grid)
        moments = [self._drafting.of(drive.ref).read_at for drive in grid.drives]
        rows = [(*row, _iso(at)) for row, at in zip(table.rows, moments, strict=True)]
        text = tabular.as_csv(tabular.DataTable((*table.header, self.tr("Read at")), rows))
        words, well = user_files.export(path, text)
        self.told.emit(words, "" if well else "danger")

    def _on_edited(self, setting: str, value: Value) -> None:
        """Plan *value* for the ticked drives; which of them fail may be known only since they answered."""
        for drive in self._drafting.several:
            desk = self._drafting.of(drive.ref)
            if desk.draft.failing != self._fails(drive):
                desk.draft = replace(desk.draft, failing=self._fails(drive))
        self._drafting.edit(setting, value, continuing=False)

    # -- answers of the drives -------------------------------------------------------------------------------

    def ask(self, drive: Drive) -> None:
        """Ask one drive; its changes are left alone while they are being made."""
        ref = drive.ref
        if self._drafting.of(ref).busy or ref in self._asked:
            return
        self._asked.add(ref)
        self._session.request(
            self,
            "settings",
            OfDrive(ref),
            lambda reply: self._on_states(drive, reply),
            lambda _fault, why: self._on_no_states(ref, why),
        )

    def _on_states(self, drive: Drive, reply: StateList) -> None:
        self._asked.discard(drive.ref)
        self._failed.pop(drive.ref, None)
        desk = self._drafting.of(drive.ref)
        known = tuple(state for state in reply.states if state.setting in BY_ID)
        desk.draft = replace(desk.draft.refreshed(known, reply.surroundings), failing=self._fails(drive))
        desk.forget_untrue(known)
        desk.read_at = time.time()
        self._drafting.take_up(drive.ref)
        self._show_answers()

    def _on_no_states(self, ref: DriveRef, why: str) -> None:
        self._asked.discard(ref)
        self._failed[ref] = why
        self._show_answers()

    def _show_answers(self) -> None:
        """Show what is known now; while hundreds of drives answer one after the other, only now and then."""
        if self._later.isActive():
            return
        now = time.monotonic()
        if self._cost_s > CHEAP_S and now < self._shown_at + RESTS * self._cost_s:
            self._later.start(round(1000 * (self._shown_at + RESTS * self._cost_s - now)))
            return
        self._render_answers()

    def _render_answers(self) -> None:
        before = time.monotonic()
        self.render_grid()
        self.answered.emit()
        self._shown_at = time.monotonic()
        self._cost_s = self._shown_at - before

    def _on_drives(self, _drives: object) -> None:
        """Show the new list; a new drive is asked, the others have answered."""
        if self.active:
            for drive in self.drives():
                if not self._drafting.of(drive.ref).draft.states and drive.ref not in self._failed:
                    self.ask(drive)
            self.render_grid()

    # -- what is shown ---------------------------------------------------------------------------------------

    def render_grid(self) -> None:
        """Show what is known, with what is planned."""
        drives, text = self.drives(), self.search.text()
        known = {drive.ref: {one.setting: one for one in self._shown(drive)} for drive in drives}
        answered = {ref: states for ref, states in known.items() if states}
        settings = comparison.columns(drives, answered, text=text)
        grid = comparison.compare(drives, answered, settings, self._failed)
        if self.only.isChecked():
            settings = comparison.differing(grid, settings)
            grid = comparison.compare(drives, answered, settings, self._failed)
        cells = tuple(
            tuple(self._planned(drive, setting.id) or cell for setting, cell in zip(settings, row, strict=True))
            for drive, row in zip(drives, grid.cells, strict=True)
        )
        self.presets.media = frozenset(map(arrangement.medium, drives))
        self.view.show_grid(replace(grid, cells=cells), self._lines({setting.id for setting in settings}))
        self._show_saved()
        self._take_chosen()
        self._show_values()

    def _show_saved(self) -> None:
        files = self._saved.last.files if self._saved.last is not None else ()
        self.view.model.show_saved({file.drive: len(file.values) for file in files if file.drive})

    def _shown(self, drive: Drive) -> tuple[State, ...]:
        draft = self._drafting.of(drive.ref).draft
        return draft.shown() if draft.changes else draft.states

    def _lines(self, there: set[str]) -> list[GridLine]:
        """Return the lines: what is common to some drive, and the groups; all that is found by a search."""
        searching = bool(self.search.text().strip()) or self.only.isChecked()
        media = frozenset(map(arrangement.medium, self.drives()))
        every = [setting for setting in BY_ID.values() if setting.id in there]
        found = [GridLine(setting.id) for setting in every if setting.matters_to & media]
        for section in arrangement.by_purpose(one for one in every if not one.matters_to & media):
            opened = searching or section.key in self._open_groups
            found.append(GridLine(section=section, opened=opened))
            found += [GridLine(name) for name in section.settings if opened]
        return found

    def _planned(self, drive: Drive, setting: str) -> Cell | None:
        """Return what is planned for a setting of a drive, or what became of that; None if neither is there."""
        desk = self._drafting.of(drive.ref)
        change, result = desk.draft.change(setting), desk.results.get(setting)
        if change is not None:
            before = wording.value_words(BY_ID[setting], change.expected)
            after = wording.value_words(BY_ID[setting], change.value)
            words = self.tr("{before} → {after}").format(before=before, after=after)
            tip = result.words if result is not None else ""
            return Cell(words, result.tone if result is not None else "info", tip, marked=True)
        if result is None or result.past:
            return None
        value = wording.value_words(BY_ID[setting], result.value)
        return Cell(value if result.good else self.tr("failed"), result.tone, result.words, marked=True)

    def _show_values(self) -> None:
        free = not any(self._drafting.of(drive.ref).busy for drive in self._drafting.several)
        self.view.show_values(self._common, editable=free and bool(self._drafting.several))
        self.presets.setEnabled(free and bool(self._drafting.several))

    def _common(self, setting: str) -> Value | None:
        """Return the value that all ticked drives have, or are to have; None if they differ."""
        values: list[Value | None] = []
        for drive in self._drafting.several:
            draft = self._drafting.of(drive.ref).draft
            change, state = draft.change(setting), draft.state(setting)
            if change is not None:
                values.append(change.value)
            elif state is not None and state.status not in comparison.ABSENT:
                values.append(state.value)
        return values[0] if values and all(same(values[0], value) for value in values) else None

    def _take_chosen(self) -> None:
        model = self.view.model
        self._drafting.several = tuple(drive for drive in model.grid.drives if drive.ref in model.chosen)

    def _on_ticked(self) -> None:
        """A drive that is ticked later gets what the others are to have, one that is not any more nothing."""
        before = self._drafting.several
        wanted = self._wanted()
        self._take_chosen()
        for drive in before:
            if drive not in self._drafting.several:
                desk = self._drafting.of(drive.ref)
                for setting in wanted:
                    desk.draft = desk.draft.without(setting)
        for drive in self._drafting.several:
            if drive not in before:
                for setting, value in wanted.items():
                    self._drafting.edit_one(drive, setting, value)
        self._drafting.changed.emit()

    def _wanted(self) -> Mapping[str, Value]:
        """Return the values that are planned for all ticked drives that have the setting."""
        settings = {one.setting for _, desk in self._drafting.plans() for one in desk.draft.changes}
        found = {setting: self._common(setting) for setting in settings}
        return {setting: value for setting, value in found.items() if value is not None}

    def _on_drafts(self) -> None:
        if self._drafting.drive is None and self.active:
            self.render_grid()

    def _turn(self, key: str) -> None:
        self._open_groups ^= {key}
        self._preferences.keep(_GROUPS, " ".join(sorted(self._open_groups)))
        self.render_grid()

    def _export(self) -> None:
        kinds = self.tr("CSV (*.csv)")
        path, _ = user_files.ask_where(self, self.tr("Export Comparison"), "disktune-settings.csv", kinds)
        if path is not None:
            self.write(path)

    def _lay_out(self) -> None:
        top = flush(QHBoxLayout(), 8)
        top.addWidget(self.only)
        top.addStretch(1)
        top.addWidget(self.search, 1)
        for button in (self.presets, self.original, self.export_button):
            top.addWidget(button)
        layout = flush(QVBoxLayout(self), 12)
        layout.addLayout(top)
        layout.addWidget(self.view, 1)


def _iso(at: float) -> str | None:
    return datetime.fromtimestamp(at).astimezone().isoformat(timespec="seconds") if at else None
