"""Change the same settings on several drives: choose, preview the effect on each, apply side by side."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.record import replace
from disktune_contract.rules.rule_context import UNKNOWN
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.settings.setting import Status, Value
from disktune_gui.all_settings import batch
from disktune_gui.all_settings.batch import BatchRun, DrivePreview
from disktune_gui.all_settings.comparison import Around, Cell, Grid, Known
from disktune_gui.all_settings.grid_view import GridView
from disktune_gui.all_settings.wanted_form import WantedForm
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.message import ReportButton
from disktune_gui.controls.steady_scroll import SteadyScroll
from disktune_gui.editing import arrangement, preset
from disktune_gui.editing.preset import Preset
from disktune_gui.editing.preset_card import PresetButton, PresetCard
from disktune_gui.editing.trials import TrialBars
from disktune_gui.services.services import Services
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme


class BatchView(QWidget):
    """Nothing happens to any drive before Apply; then all are changed, and each asks whether to keep it."""

    left = pyqtSignal()
    """The user goes back to the comparison."""
    drive_changed = pyqtSignal(Drive)
    """The drive that has just been changed: what was known of it is out of date."""

    def __init__(self, services: Services, trials: TrialBars) -> None:
        super().__init__()
        self.fails = services.health_news.fails
        """Returns whether a drive is known to fail."""
        self._session, self._trials = services.session, trials
        self._run = BatchRun(services.session, trials, self)
        self._drives: tuple[Drive, ...] = ()
        self._out: set[DriveRef] = set()
        """Drives that are shown but not ticked."""
        self._offered: tuple[str, ...] = ()
        self._known: Known = {}
        self._around: Around = {}
        self._own: dict[DriveRef, Mapping[str, Value]] = {}
        self._done: dict[DriveRef, dict[str, Cell]] = {}
        """The results of the last Apply; `_standing` returns those that are still valid."""
        self._ticks: dict[str, QCheckBox] = {}
        self.busy = False
        self.drive_previews: tuple[DrivePreview, ...] = ()
        self.title = PlainLabel()
        self.form = WantedForm()
        self.presets = PresetButton()
        self.card = PresetCard()
        self._preset: Preset | None = None
        self.preview = GridView(
            self.tr("Effect on each drive"), services.preferences, "effect-on-drives", choosing=True
        )
        self.summary = ToneLabel()
        self.report = ReportButton()
        """Of all cells that failed."""
        self.back = QPushButton(self.tr("&Back"))
        self.apply = QPushButton(self.tr("&Apply and Confirm"))
        self._lay_out()
        self.form.changed.connect(self._on_form)
        self.preview.model.ticked.connect(self._on_ticked)
        self.presets.chosen.connect(self._on_preset)
        self.presets.told.connect(self._tell)
        self.card.dismissed.connect(self._on_card_gone)
        self.back.clicked.connect(self.left)
        self.apply.setDefault(True)
        self.apply.clicked.connect(self._on_apply)
        self._run.waits_for.connect(self._on_waits_for)
        self._run.came_to.connect(self._on_came_to)
        self._run.ended.connect(lambda: self._set_busy(False))
        self._run.refused.connect(self._on_refused)
        trials.ended.connect(self.render_previews)
        trials.lost.connect(self.render_previews)

    def begin(
        self,
        drives: Sequence[Drive],
        known: Known,
        around: Around,
        wanted: Mapping[str, Value | None],
        own: Mapping[DriveRef, Mapping[str, Value]] | None = None,
        ticked: Collection[DriveRef] | None = None,
    ) -> None:
        """Start over with *drives*, their *known* states, what is *around* them, and perhaps wanted changes.

        *own* are the values to restore, separate for each drive. Only drives that are *ticked* will be changed;
        without it, all.
        """
        self._drives, self._known, self._around = tuple(drives), known, around
        self._out = {drive.ref for drive in drives if ticked is not None and drive.ref not in ticked}
        self._own = dict(own or {})
        self._done.clear()
        self.card.dismiss()
        self.presets.media = frozenset(map(arrangement.medium, self._drives))
        self.title.setText(self._title())
        self._offer_settings()
        self.form.show_wanted(wanted)

    def update_known(self, known: Known, around: Around) -> None:
        """Store what drives have answered since."""
        self._known, self._around = known, around
        self._offer_settings()
        self.render_previews()

    def drives(self) -> tuple[Drive, ...]:
        """Return the drives that are to be changed."""
        return tuple(drive for drive in self._drives if drive.ref not in self._out)

    def _offer_settings(self) -> None:
        """Offer the settings that some drive has; the list is left alone while these stay the same."""
        offered = tuple(s.id for s in SETTINGS if any(self._has(drive, s.id) for drive in self._drives))
        if offered != self._offered:
            self._offered = offered
            self.form.offer(BY_ID[name] for name in offered)

    def _on_ticked(self) -> None:
        """Include drives, or leave them out; those being changed already are not affected."""
        out = {drive.ref for drive in self._drives} - self.preview.model.chosen
        if out != self._out and not self.busy:
            self._out = out
            self.title.setText(self._title())
            self.render_previews()

    def show_listed(self, drives: Collection[Drive]) -> None:
        """Leave out drives that are not among *drives*, which is all there are; without any there is no form."""
        listed = {drive.ref for drive in drives}
        if self.busy or all(drive.ref in listed for drive in self._drives):
            return
        self._drives = tuple(drive for drive in self._drives if drive.ref in listed)
        self.title.setText(self._title())
        self.render_previews()
        if not self._drives:
            self.left.emit()

    def render_previews(self) -> None:
        """Compute the previews, and show them."""
        self.drive_previews = tuple(self._preview(drive, self.wanted_of(drive)) for drive in self.drives())
        self._show_grid()
        known = [self._known.get(drive.ref, {}) for drive in self.drives()]
        risky = batch.consents(self.drive_previews)
        for name in self.form.values:
            cost = batch.cost_of(name, self.drive_previews)
            self.form.show_facts(name, batch.now_words(name, known), cost, risky=name in risky)
        if not self.busy:
            self._offer_consents()
        self._update_apply()

    def wanted_of(self, drive: Drive) -> dict[str, Value]:
        """Return the values wanted for *drive*: its own, over them those of the preset, over them the form's."""
        own = self._own.get(drive.ref, {})
        if self._preset is None:
            return {**own, **self.form.wanted()}
        points = preset.outline(self._preset, drive, self._known.get(drive.ref, {}))
        return {**own, **preset.values(points), **self.form.wanted()}

    # -- what would happen -----------------------------------------------------------------------------------

    def _title(self) -> str:
        drives = self.drives()
        names = said(listed(drive.name for drive in drives))
        if self._own:
            return self.tr("Restore original values of {names}").format(names=names)
        if not drives:
            return self.tr("Select the drives to change.")
        count = len(drives)
        return said(
            Sentence.counted(count, "Change one drive: {names}", "Change {n} drives: {names}", names=names)
        )

    def _has(self, drive: Drive, setting: str) -> bool:
        state = self._known.get(drive.ref, {}).get(setting)
        return state is not None and state.status not in (Status.UNSUPPORTED, Status.LEGACY)

    def _preview(self, drive: Drive, wanted: Mapping[str, Value]) -> DrivePreview:
        states = self._known.get(drive.ref)
        blocked = self._trials.question(drive.ref)
        answered = tuple(states.values()) if states is not None else None
        # Earlier values may always be restored.
        own = self._own.get(drive.ref, {})
        failing = not own and self.fails(drive)
        around = self._around.get(drive.ref, UNKNOWN)
        return batch.preview(drive, answered, wanted, blocked, around, failing=failing, original=own)

    def _show_grid(self) -> None:
        others = [drive for drive in self._drives if drive.ref in self._out]
        mine = {entry.drive.ref: entry for entry in self.drive_previews}
        # What would happen to those that are not ticked helps to choose.
        shown = mine | {drive.ref: self._preview(drive, self.wanted_of(drive)) for drive in others}
        rows = [shown[drive.ref] for drive in self._drives]
        columns = list(dict.fromkeys(item.setting for entry in rows for item in entry.items))
        found = batch.grid(rows, columns, self._standing())
        self.preview.show_grid(_fainter(found, self._out))
        self.preview.widen()
        if self.preview.model.chosen != set(mine):
            self.preview.model.choose(set(mine))
        self.preview.setVisible(bool(columns))

    def _standing(self) -> dict[DriveRef, dict[str, Cell]]:
        """Return the results of the last Apply that are still valid: values on trial, and failures.

        After its trial, however it ended, the drive itself reports its values.
        """
        return {ref: cells for ref, cells in self._done.items() if self._trials.of(ref) or not _good(cells)}

    def _on_preset(self, chosen: Preset) -> None:
        """Use the preset as the basis; its values differ by drive and are in the preview."""
        self._preset = chosen
        points = {
            point.setting: point
            for drive in self._drives
            for point in preset.outline(chosen, drive, self._known.get(drive.ref, {}))
        }
        self.card.show_preset(chosen, tuple(points.values()), one_drive=False)
        self._on_form()

    def _on_card_gone(self) -> None:
        if self._preset is not None:
            self._preset = None
            self._on_form()

    def _on_form(self) -> None:
        self._done.clear()
        self.render_previews()

    def _offer_consents(self) -> None:
        """Ask for consent once per danger; it stays given as long as its change is wanted."""
        needed = batch.consents(self.drive_previews)
        for name in [name for name in self._ticks if name not in needed]:
            tick = self._ticks.pop(name)
            self._consents.removeWidget(tick)
            tick.hide()
            tick.deleteLater()
        for name, danger in needed.items():
            if name not in self._ticks:
                words = self.tr("{setting}: I accept this risk")
                tick = QCheckBox(words.format(setting=said(BY_ID[name].label)))
                tick.setToolTip(as_tip(danger))
                tick.setAccessibleDescription(danger)
                tick.toggled.connect(lambda _on: self._update_apply())
                self._ticks[name] = tick
                self._consents.addWidget(tick)

    def consent(self, setting: str) -> QCheckBox | None:
        """Return the check box of the consent that *setting* needs, None if it needs none."""
        return self._ticks.get(setting)

    def _update_apply(self) -> None:
        some = any(p.changes for p in self.drive_previews)
        agreed = all(tick.isChecked() for tick in self._ticks.values())
        for widget in (self.form, self.presets, self.card):
            widget.setEnabled(not self.busy)
        self.back.setEnabled(not self.busy)
        self.report.show_for(*self._errors())
        hopeless = self._session.hopeless("apply")
        self.apply.setEnabled(some and agreed and not self.busy and not hopeless)
        self.apply.setToolTip(as_tip(hopeless))
        if self.busy:
            return
        if not self.form.wanted() and self._preset is None and not self._own:
            words, tone = (
                self.tr("Select the settings to change. Each drive's row then shows the effect."),
                "faint",
            )
        elif not agreed:
            words, tone = self.tr("Accept the risk first."), "caution"
        elif standing := self._standing():
            words, tone = self._standing_words(standing), ""
        else:
            words, tone = batch.summary(self.drive_previews), ""
        self.summary.setText(words)
        self.summary.set_tone(tone)

    def _errors(self) -> list[str]:
        """Return what failed, in words that need no table around them."""
        words = self.tr("{drive}, {setting}: {error}")
        standing = self._standing()
        return [
            words.format(drive=drive.name, setting=said(BY_ID[name].label), error=cell.tip or cell.text)
            for drive in self._drives
            for name, cell in standing.get(drive.ref, {}).items()
            if cell.tone == "danger"
        ]

    def _standing_words(self, standing: Mapping[DriveRef, Mapping[str, Cell]]) -> str:
        parts = []
        if any(map(self._trials.orphaned, standing)):
            parts.append(self.tr("The list shows how the interrupted trials ended."))
        if count := sum(self._trials.of(ref) and not self._trials.orphaned(ref) for ref in standing):
            words = Sentence.counted(
                count,
                "1 drive on trial: keep or revert the changes.",
                "{n} drives on trial: keep or revert the changes on each.",
            )
            parts.append(said(words))
        failed: dict[str, list[str]] = {}
        for drive in self._drives:
            if drive.ref in standing and not self._trials.of(drive.ref):
                bad = (cell.tip for cell in standing[drive.ref].values() if cell.tone == "danger")
                failed.setdefault(next(bad, ""), []).append(drive.name)
        for why, names in failed.items():
            parts += [self.tr("Failed on {names}.").format(names=said(listed(names))), why]
        return said(in_turn(*parts))

    # -- apply -----------------------------------------------------------------------------------------------

    def _on_apply(self) -> None:
        if not self.form.commit() or self.busy or not self.apply.isEnabled():
            return
        entries = [entry for entry in self.drive_previews if entry.changes]
        self._done.clear()
        self._set_busy(True)
        if not self._session.may("apply"):
            self.summary.setText(self.tr("Waiting for the password…"))
        self._run.start(entries)

    def _on_refused(self, why: str) -> None:
        self._set_busy(False)
        self._tell(self.tr("No settings were changed. {why}").format(why=why))

    def _on_waits_for(self, drives: tuple[Drive, ...]) -> None:
        self.summary.setText(self.tr("Changing {drive}…").format(drive=said(listed(one.title for one in drives))))

    def _on_came_to(self, drive: Drive, cells: dict[str, Cell]) -> None:
        self._done[drive.ref] = cells
        self._show_grid()
        self.report.show_for(*self._errors())
        self.drive_changed.emit(drive)

    def _tell(self, words: str) -> None:
        self.summary.setText(words)
        self.summary.set_tone("caution")

    def _set_busy(self, busy: bool) -> None:
        self.busy = busy
        self.render_previews()

    # -- layout ----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.title.setFont(theme.scaled(self.font(), 1.15, bold=True))
        self.title.setWordWrap(True)
        self.summary.setWordWrap(True)
        holder = QWidget()
        inner = QVBoxLayout(holder)
        inner.setContentsMargins(0, 0, 12, 0)
        inner.setSpacing(12)
        inner.addWidget(self.form)
        inner.addStretch(1)
        scroll = SteadyScroll()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(holder)
        self._consents = QVBoxLayout()
        self._consents.setSpacing(6)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        buttons.addWidget(self.back)
        buttons.addWidget(self.summary, 1)
        buttons.addWidget(self.report)
        buttons.addWidget(self.apply)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.setSpacing(12)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.presets)
        layout.addLayout(top)
        layout.addWidget(self.card)
        layout.addWidget(scroll, 1)
        layout.addWidget(self.preview, 2)
        layout.addLayout(self._consents)
        layout.addLayout(buttons)


def _fainter(grid: Grid, out: Collection[DriveRef]) -> Grid:
    """Return *grid* with what would happen to drives that are left *out* in a faint colour."""
    rows = (
        tuple(replace(cell, tone="faint", marked=False) for cell in cells) if drive.ref in out else cells
        for drive, cells in zip(grid.drives, grid.cells, strict=True)
    )
    return replace(grid, cells=tuple(rows))


def _good(cells: Mapping[str, Cell]) -> bool:
    """Whether all that was asked for was done."""
    return all(cell.tone == "good" for cell in cells.values())
