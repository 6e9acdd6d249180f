"""What other tools set on a drive, to be saved here instead: a preview from which nothing happens by itself."""

from __future__ import annotations

from PyQt6.QtWidgets import QPushButton, QWidget

from disktune_contract.sentence import in_turn, listed
from disktune_gui.saved_settings import saved_text
from disktune_gui.saved_settings.saved_state import Takeover
from disktune_gui.text import wording
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.widgets.tick_dialog import TickDialog
from disktune_gui.widgets.tick_table import TickRow, TickTable


class TakeoverDialog(TickDialog):
    """A row per setting with what it is, what is saved, what would be, and which line says so."""

    def __init__(
        self,
        found: tuple[Takeover, ...],
        unread: tuple[str, ...] = (),
        parent: QWidget | None = None,
        *,
        locked: str = "",
    ) -> None:
        """*unread* are the files of other tools that could not be read, *locked* says why nothing can be saved."""
        super().__init__(parent)
        self._locked = locked
        self.found: tuple[Takeover, ...] = ()
        self._unread: tuple[str, ...] = ()
        titles = (
            self.tr("Setting"),
            self.tr("Current"),
            self.tr("Saved"),
            self.tr("Other tool"),
            self.tr("Set by"),
            self.tr("Location"),
        )
        self.table = TickTable(titles, self.tr("Settings of other tools for this drive"))
        self.take = QPushButton()
        self.lay_out(self.take)
        self.table.changed.connect(self._count)
        self.show_found(found, unread)

    def show_found(self, found: tuple[Takeover, ...], unread: tuple[str, ...] = ()) -> None:
        """Show *found*, which is what is known now, and say which files could not be read."""
        self.found, self._unread = found, unread
        self.table.show_rows([_row(one) for one in found])
        self.words.setText(self._words())
        self.table.setVisible(bool(found))
        self.take.setVisible(bool(found))
        self._count()

    def ticked(self) -> tuple[Takeover, ...]:
        """Return what is ticked."""
        ticked = self.table.ticked()
        return tuple(one for one in self.found if one.setting.id in ticked)

    def _count(self) -> None:
        ticked = self.ticked()
        changes = sum(one.changes for one in ticked)
        self.take.setEnabled(bool(ticked) and not self._locked)
        self.take.setToolTip(as_tip(self._locked))
        self.take.setText(self.tr("Review Changes…") if changes else self.tr("Apply at Boot"))

    def _words(self) -> str:
        """Return what stands above the table."""
        words = (
            self.tr(
                "DiskTune saves the selected settings and applies them last at boot. The other tools' files are "
                "not changed. Settings that you saved or changed yourself are not selected."
            )
            if self.found
            else self.tr("No readable file sets anything on this drive.")
            if self._unread
            else self.tr("No other tool sets anything on this drive.")
        )
        if not self._unread:
            return words
        unread = self.tr("Not read: {files}.").format(files=saved_text.unread_words(self._unread))
        return said(in_turn(words, unread))


def _row(one: Takeover) -> TickRow:
    """Return *one* as a row; what overwrites a choice of the user's own is for the user to tick."""
    claim = one.claim
    claims = [claim] if one.battery is None else [claim, one.battery]
    cells = (
        said(one.setting.label),
        wording.value_words(one.setting, one.live),
        saved_text.both_values(one.setting, one.saved, one.saved_on_battery) if one.saved is not None else "–",
        saved_text.both_values(one.setting, claim.value, one.on_battery) if claim.value is not None else "–",
        said(listed(dict.fromkeys(map(saved_text.tool, claims)))),
        said(listed(dict.fromkeys(map(saved_text.place, claims)))),
    )
    return TickRow(one.setting.id, cells, not one.chosen, one.problem, said(one.claim.problem))
