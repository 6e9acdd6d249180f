"""Which of a drive's settings in force are to be applied at every boot."""

from __future__ import annotations

from PyQt6.QtCore import QSize
from PyQt6.QtWidgets import QPushButton, QWidget

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.settings.lasting import lasting
from disktune_gui.saved_settings import saved_text
from disktune_gui.saved_settings.saved_state import Lasting
from disktune_gui.text.said import said
from disktune_gui.widgets.tick_dialog import TickDialog
from disktune_gui.widgets.tick_table import TickRow, TickTable


class SaveDialog(TickDialog):
    """A row per setting whose value in force would be lost at the next boot; what was changed here is ticked."""

    def __init__(self, drive: Drive, found: tuple[Lasting, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = drive.kind
        self.found: tuple[Lasting, ...] = ()
        self.setWindowTitle(self.tr("Apply at Boot – {drive}").format(drive=drive.title))
        titles = (
            self.tr("Setting"),
            self.tr("Current"),
            self.tr("Saved"),
            self.tr("Default"),
            self.tr("Reason"),
        )
        self.table = TickTable(titles, self.tr("Settings that can be applied at boot"))
        self.every = QPushButton(self.tr("Select &All"))
        self.save = QPushButton(self.tr("&Save Selected Settings"))
        self.every.clicked.connect(self.table.tick_all)
        self.lay_out(self.save, extra=self.every)
        self.table.changed.connect(self._count)
        self.show_found(found)

    def show_found(self, found: tuple[Lasting, ...]) -> None:
        """Show *found*, which is what is known now."""
        self.found = found
        self.table.show_rows([_row(one, self._kind) for one in found])
        self.words.setText(
            self.tr(
                "DiskTune applies the current values of the selected settings at every boot, after other tools."
            )
            if found
            else self.tr(
                "No settings to save: every setting that was changed or differs from a known default "
                "is already saved or kept by the drive."
            )
        )
        for widget in (self.table, self.every, self.save):
            widget.setVisible(bool(found))
        self.fit(QSize(760, 420), empty=not found)
        self._count()

    def ticked(self) -> tuple[Lasting, ...]:
        """Return what is ticked, as it was shown."""
        ticked = self.table.ticked()
        return tuple(one for one in self.found if one.setting.id in ticked)

    def _count(self) -> None:
        self.save.setEnabled(bool(self.ticked()))


def _row(one: Lasting, kind: DriveKind) -> TickRow:
    """Return *one* as a row; what overwrites a saved value is for the user to tick."""
    cells = (said(one.setting.label), *saved_text.current_saved_default(one), saved_text.reason_to_save(one))
    tip = said(lasting(one.setting, kind))
    return TickRow(one.setting.id, cells, one.changed_here and one.saved is None, tip=tip)
