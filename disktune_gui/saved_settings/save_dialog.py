"""Which settings in force are applied at every boot, and which value one is to have on battery."""

from __future__ import annotations

from PyQt6.QtCore import QSize, pyqtSignal
from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QPushButton, QRadioButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import DriveKind
from disktune_contract.rules import rules
from disktune_contract.settings.saved import Supply, same_value
from disktune_contract.settings.setting import Offer, Value
from disktune_contract.settings.setting_names import lasting
from disktune_gui.controls.dialogs import TickDialog, TickRow, TickTable
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.editing.editors import editor_for
from disktune_gui.saved_settings import saved_text
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.text import wording
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.theming.style import lines

# -- the value of a saved setting on battery ---------------------------------------------------------------

_WIDE = 34
"""In heights of a line."""


class BatteryDialog(QDialog):
    """The value on mains, a choice, and an editor; what is to be in force now is reviewed first."""

    chosen = pyqtSignal(object)  # bool | int | str | None
    """The value for battery; None is the same as on mains."""

    def __init__(self, called: str, one: SavedState, offer: Offer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        assert one.saved is not None  # noqa: S101  # only what is saved is offered
        self.setting = one.setting
        self._one, self._offer = one, offer
        special = one.saved.on_battery
        self.value: Value = one.saved.value if special is None else special
        self.setWindowTitle(self.tr("Value on Battery – {drive}").format(drive=called))
        self.mains = PlainLabel()
        self.same = QRadioButton(self.tr("&Same value"))
        self.other = QRadioButton(self.tr("&Another value:"))
        self.editor = editor_for(one.setting)
        self.told = ToneLabel(tone="faint")
        self.save = QPushButton()
        (self.same if special is None else self.other).setChecked(True)
        self._lay_out()
        self.other.toggled.connect(lambda _on: self._render())
        self.editor.edited.connect(self._on_edited)
        self.save.clicked.connect(self._choose)
        self._render()

    def show_found(self, one: SavedState | None) -> None:
        """Show what is known now; a setting that is no longer saved leaves nothing to choose."""
        if one is None or one.saved is None:
            self.reject()
            return
        self._one = one
        self._render()

    def _on_edited(self, value: Value, _continuing: bool) -> None:
        self.value = value
        self.other.setChecked(True)
        self._render()

    def _choose(self) -> None:
        if self.other.isChecked() and not self.editor.commit():
            return
        value = self.value if self.other.isChecked() else None
        self.accept()
        self.chosen.emit(value)

    def _render(self) -> None:
        one, another = self._one, self.other.isChecked()
        assert one.saved is not None  # noqa: S101  # see `show_found`
        self.mains.setText(wording.value_words(one.setting, one.saved.value))
        self.editor.show_value(self.value, self._offer)
        now = another and one.supply is Supply.BATTERY and not same_value(self.value, one.live)
        refusal = "" if now or not another else said(rules.untried_refusal(one.setting, self.value, one.live))
        self.save.setText(self.tr("&Review Change") if now else self.tr("Sa&ve Value"))
        self.save.setEnabled(not refusal)
        self.told.set_tone("caution" if refusal else "faint")
        self.told.setText(refusal or self._what_happens(now=now, another=another))

    def _what_happens(self, *, now: bool, another: bool) -> str:
        """Return the effect of saving, as a sentence."""
        if now:
            return self.tr("On battery: tried first, saved if you keep it.")
        if another:
            return self.tr("Applied on battery.")
        return self.tr("The AC value applies on battery, too.")

    def _lay_out(self) -> None:
        self.told.setWordWrap(True)
        self.editor.setAccessibleName(self.tr("Value on battery"))
        title = PlainLabel(said(self.setting.label))
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.addWidget(PlainLabel(self.tr("On AC power:")), 0, 0)
        grid.addWidget(self.mains, 0, 1)
        grid.addWidget(PlainLabel(self.tr("On battery:")), 1, 0)
        grid.addWidget(self.same, 1, 1)
        grid.addWidget(self.other, 2, 1)
        grid.addWidget(self.editor, 3, 1)
        grid.setColumnStretch(1, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.save, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        column.addWidget(title)
        column.addLayout(grid)
        column.addWidget(self.told)
        column.addStretch(1)
        column.addWidget(buttons)
        self.save.setDefault(True)
        self.resize(lines(self, _WIDE), self.sizeHint().height())


# -- the settings in force to be applied at every boot -----------------------------------------------------


class SaveDialog(TickDialog):
    """A row per setting whose value in force would be lost at the next boot; what was changed here is ticked."""

    def __init__(
        self, called: str, kind: DriveKind, found: tuple[SavedState, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._kind = kind
        self.found: tuple[SavedState, ...] = ()
        self.setWindowTitle(self.tr("Apply at Boot – {drive}").format(drive=called))
        what, now, saved = self.tr("Setting"), self.tr("Current"), self.tr("Saved")
        titles = (what, now, saved, self.tr("Default"), self.tr("Reason"))
        self.table = TickTable(titles, self.tr("Settings for boot"))
        self.every = QPushButton(self.tr("Select &All"))
        self.save = QPushButton(self.tr("&Save Selected Settings"))
        self.every.clicked.connect(self.table.tick_all)
        self.lay_out(self.save, extra=self.every)
        self.table.changed.connect(self._count)
        self.show_found(found)

    def show_found(self, found: tuple[SavedState, ...]) -> None:
        """Show *found*, which is what is known now."""
        self.found = found
        self.table.show_rows([_row(one, self._kind) for one in found])
        self.words.setText(
            self.tr("Applied at every boot, after other tools.") if found else self.tr("Nothing to save.")
        )
        for widget in (self.table, self.every, self.save):
            widget.setVisible(bool(found))
        self.fit(QSize(760, 420), empty=not found)
        self._count()

    def ticked(self) -> tuple[SavedState, ...]:
        """Return the ticked settings, as they were shown."""
        ticked = self.table.ticked()
        return tuple(one for one in self.found if one.setting.id in ticked)

    def _count(self) -> None:
        self.save.setEnabled(bool(self.ticked()))


def _row(one: SavedState, kind: DriveKind) -> TickRow:
    """Return *one* as a row; one that overwrites a saved value is not ticked at first."""
    cells = (said(one.setting.label), *saved_text.current_saved_default(one), saved_text.reason_to_save(one))
    tip = said(lasting(one.setting, kind))
    return TickRow(one.setting.id, cells, one.changed_here and one.saved is None, tip=tip)
